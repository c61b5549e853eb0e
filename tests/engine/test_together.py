"""A search that other processes join in: what they find is found, and none of them stays."""

from __future__ import annotations

import subprocess
from collections.abc import Generator, Iterator
from typing import Any

import pytest

import crosscore
from crosscore import together
from crosscore.api.lists import listed
from crosscore.cli import main
from crosscore.errors import CrosscoreError
from crosscore.kinds.freeform.improving import score
from crosscore.making import BY_COMMAND, drive
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress
from crosscore.together import Asked, workers_of
from tests.word_lists import LISTS, THREE

ENGLISH = LISTS / "english.json"
PATIENCE = 60  #: seconds, of a busy machine


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The other processes, which are asked at once; all are gone when a test is over."""
    begun: list[subprocess.Popen[bytes]] = []

    class Watched(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            begun.append(self)

    monkeypatch.setattr(subprocess, "Popen", Watched)
    monkeypatch.setattr(together, "_ALONE", 0)
    yield begun
    assert [each.poll() for each in begun if each.poll() is None] == []


def idle(*_: Any, **__: Any) -> Generator[Progress, None, Outcome]:
    """A search that finds nothing, for ever."""
    while True:
        yield Progress(0, 0, 0)


def rough() -> Puzzle:
    return crosscore.make("crossword", ENGLISH, count=20, nodes=300)


def test_the_others_improve_what_is_there(
    processes: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = rough()
    asked = Asked(puzzle.kind, "puzzle.improve", None, {}, puzzle)
    with monkeypatch.context() as patch:
        patch.setattr(Asked, "search", idle)  # here only
        running = together.together(asked, seed=1, workers=3)
        best = next(item for item in running if isinstance(item, Puzzle))
    assert score(best) > score(puzzle)
    assert len(processes) == 2

    # one that ends is nobody's loss
    processes[0].kill()
    processes[0].wait()
    for _ in range(50):
        next(running)
    running.close()


def test_the_first_full_grid_ends_a_race(
    processes: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = BY_COMMAND["fill"]
    options = {"size": "3x3", "blocks": "none"}
    asked = Asked(kind.id, "puzzle.new", listed(THREE, "en"), options)
    monkeypatch.setattr(Asked, "search", idle)
    search = together.together(asked, seed=1, workers=2)
    puzzle, outcome, _ = drive(search, seconds=PATIENCE)
    assert outcome is Outcome.FOUND
    assert puzzle is not None
    assert all(letter for row in puzzle.rows() for letter in row)
    assert len(processes) == 1


def test_one_whose_asker_is_gone_ends(processes: list[subprocess.Popen[bytes]]) -> None:
    other = together._Other(together.SimpleQueue())
    other.told.put(None)  # nothing more is written
    assert other.process.stdin is not None
    other.process.stdin.close()
    assert other.process.wait(PATIENCE) == 0


def test_only_what_time_limits_is_shared(
    processes: list[subprocess.Popen[bytes]], capsys: pytest.CaptureFixture[str]
) -> None:
    for wanted in (0, 33, True, "many", -1, 1.5):
        with pytest.raises(CrosscoreError, match="workers must be from 1 to 32"):
            workers_of(wanted)  # type: ignore[arg-type]
    assert 1 <= workers_of("auto") <= 8
    for limits in ({}, {"nodes": 100}):
        with pytest.raises(CrosscoreError, match="seconds"):
            crosscore.make("crossword", ENGLISH, workers=2, **limits)
    command = ["crossword", str(ENGLISH), "--nodes", "100", "--workers", "2", "-o", "-"]
    assert main(command) == 2
    assert "--workers" in capsys.readouterr().err

    # a kind whose searches are not shared has one process
    puzzle = crosscore.make("wordsearch", ENGLISH, seconds=PATIENCE, workers=4)
    assert puzzle.entries
    assert processes == []

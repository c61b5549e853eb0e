"""Improving a layout: never worse, locked words stay, and times are told as they passed."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import referee
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz
from crosscore.kinds.freeform import KIND as freeform
from crosscore.kinds.freeform import improving
from crosscore.layout import Goal
from crosscore.puzzle import NOT_PROVED, SMALLEST, Puzzle
from crosscore.search import Outcome, Progress
from crosscore.service import Service
from tests.engine.layouts import last, lexicon, shape
from tests.engine.player import Player

GOALS: dict[str, dict[str, Any]] = {
    "compact": {},
    "crossings": {"goal": "crossings"},
    "page": {"goal": "page", "paper": "a4"},
    "blocks": {"goal": "blocks", "size": "13x17"},
    "sized": {"size": "12x12"},
    "scattered": {"scatter": 4},
}


@cache
def made(goal: str, seed: int) -> Puzzle:
    options = {"count": 25, **GOALS[goal]}
    return last(freeform.new(lexicon(), options, seed=seed, nodes=30))


def measure(goal: str, puzzle: Puzzle) -> tuple[int, ...]:
    """How good a layout is, by what the option says of itself; more is better."""
    placed, crossings = len(puzzle.entries), puzzle.crossings()
    letters = len({cell for entry in puzzle.entries for cell in entry.cells})
    if goal == "compact":
        return placed, -Goal().size(puzzle.width, puzzle.height), crossings
    if goal == "blocks":
        return (letters,)
    if goal == "page":  # the largest cells: the side that fills the page decides
        return (placed,)
    return placed, crossings if goal != "scattered" else placed


# -- the search ------------------------------------------------------------------------------


@settings(max_examples=40)
@given(
    st.sampled_from(sorted(GOALS)),
    st.integers(1, 3),
    st.integers(0, 99),
    st.sets(st.integers(0, 24), max_size=5),
)
def test_never_worse_by_the_goal_and_locked_words_stay(
    goal: str, seed: int, other: int, locked: set[int]
) -> None:
    puzzle = made(goal, seed)
    placed = {entry.word for entry in puzzle.entries}
    puzzle = replace(puzzle, locked=frozenset(locked & placed))
    before = puzzle
    for item in freeform.improve(puzzle, seed=other, nodes=3_000):
        if not isinstance(item, Puzzle):
            continue
        assert referee.check(item) == []
        assert item.words == puzzle.words
        assert (item.seed, item.options, item.locked) == (
            puzzle.seed,
            puzzle.options,
            puzzle.locked,
        )
        assert measure(goal, item) >= measure(goal, before)
        assert (item.entries, item.unplaced) != (before.entries, before.unplaced)
        before = item
    stay = {puzzle.words[i].answer for i in puzzle.locked}
    if stay:
        assert shape(before, stay) == shape(puzzle, stay)


@pytest.mark.parametrize("goal", ["compact", "crossings", "sized"])
def test_a_poor_layout_gets_better_and_a_press_goes_on(goal: str) -> None:
    puzzle = made(goal, 1)
    reached = [measure(goal, puzzle)]
    for seed in range(3):
        found = [
            item
            for item in freeform.improve(puzzle, seed=seed, nodes=20_000)
            if isinstance(item, Puzzle)
        ]
        puzzle = found[-1] if found else puzzle
        reached.append(measure(goal, puzzle))
    assert reached == sorted(reached)
    assert reached[-1] > reached[0]


def test_the_same_seed_finds_the_same() -> None:
    def found(seed: int) -> Puzzle:
        return last(freeform.improve(made("compact", 2), seed=seed, nodes=20_000))

    assert found(5) == found(5)
    assert found(5) != found(6)


def test_what_is_proved_needs_no_search_and_a_proof_is_better_than_none() -> None:
    few = last(freeform.new(lexicon(), {"count": 3}, seed=1, nodes=500))
    proved = replace(few, options={**few.options, "goal": "proved"}, proof=SMALLEST)
    search = freeform.improve(proved, seed=1)
    with pytest.raises(StopIteration) as end:
        next(search)
    assert end.value.value == Outcome.FOUND
    open_ = replace(proved, proof=NOT_PROVED)
    assert last(freeform.improve(open_, seed=1, nodes=200_000)).proof == SMALLEST


def test_a_locked_layout_is_refused_in_one_sentence() -> None:
    puzzle = replace(made("compact", 1), frozen=True)
    with pytest.raises(CrosscoreError, match=r"^The layout is locked\. Unlock it to improve it\.$"):
        freeform.improve(puzzle, seed=1)


# -- the service -----------------------------------------------------------------------------


QUIET = Progress(1, 25, 25)
improved = partial(improving.improve, seed=1, nodes=20_000)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Timed(Player):
    """A player whose searches take as long as `script` says: seconds, then what they yield."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle) -> None:
        super().__init__()
        self.clock = Clock()
        self.service = Service(self.clock)
        self.script: list[tuple[float, Progress | Puzzle]] = []
        self.document = ipuz.to_document(puzzle)
        monkeypatch.setattr(freeform, "improve", lambda *_, **__: self.search())

    def search(self) -> Iterator[Progress | Puzzle]:
        for seconds, item in self.script:
            self.clock.now += seconds
            yield item

    def tell(self) -> dict[str, Any]:
        """Do one piece of work; the one message that comes of it."""
        (message,) = map(json.loads, self.service.step(10))
        return dict(message)


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Timed:
    return Timed(monkeypatch, made("compact", 1))


def test_how_long_nothing_better_was_found(timed: Timed) -> None:
    found = last(improved(made("compact", 1)))
    timed.script = [(0.2, QUIET), (0.25, found), (0.3, QUIET), (0.4, QUIET), (9.0, QUIET)]
    assert timed.ask("puzzle.improve", document=timed.document, seed=1)["type"] == "accepted"
    quiet = timed.tell()
    assert (quiet["type"], quiet["elapsed"], quiet["still"]) == ("progress", 0.2, 0.2)
    best = timed.tell()
    assert (best["type"], best["document"]) == ("best", ipuz.to_document(found))
    quiet = timed.tell()
    assert (quiet["elapsed"], quiet["still"]) == (0.75, 0.3)
    end = timed.tell()  # the puzzle's own time to search, a second, is up
    assert (end["type"], end["outcome"]) == ("end", "limit")
    assert (end["report"]["seconds"], end["report"]["still"]) == (1.15, 0.7)
    assert end["document"] == ipuz.to_document(found)
    assert not timed.service.busy


def test_time_is_up_although_nothing_was_found(timed: Timed) -> None:
    timed.script = [(0.4, QUIET)] * 9
    timed.ask("puzzle.improve", document=timed.document, seed=1)
    assert [timed.tell()["still"], timed.tell()["still"]] == [0.4, 0.8]
    end = timed.tell()
    assert end["outcome"] == "limit"
    assert (end["report"]["seconds"], end["report"]["still"]) == (1.2, 1.2)
    assert not {"document", "view", "sheet"} & set(end)


@pytest.mark.parametrize("bettered", [True, False])
def test_stopping_keeps_the_best_so_far(timed: Timed, bettered: bool) -> None:
    found = last(improved(made("compact", 1)))
    timed.script = [(0.2, found if bettered else QUIET)] + [(0.1, QUIET)] * 9
    job = timed.ask("puzzle.improve", document=timed.document, seed=1)["job"]
    timed.tell()
    timed.ask("job.cancel", job=job)
    end = timed.tell()
    assert (end["type"], end["outcome"]) == ("end", "stopped")
    assert end.get("document") == (ipuz.to_document(found) if bettered else None)
    assert not timed.service.busy


def test_a_puzzle_has_no_time_in_it(player: Player, english: dict[str, Any]) -> None:
    slow = Player()
    ticks = iter(range(10**9))
    slow.service = Service(lambda: next(ticks) / 7)
    loaded = slow.load("english.json")
    assert slow.new(loaded)["document"] == player.new(english)["document"]


def test_nothing_better_leaves_the_puzzle_alone(player: Player) -> None:
    document = ipuz.to_document(made("compact", 1))
    asked = copy.deepcopy(document)
    end = player.job("puzzle.improve", document=document, seed=1, nodes=1)
    assert document == asked
    assert not {"document", "view", "sheet"} & set(end)
    report = end["report"]
    assert report["before"] == report["after"]
    assert report["moved"] == 0


def test_better_is_told_with_what_it_was(player: Player) -> None:
    puzzle = made("compact", 1)
    document = ipuz.to_document(puzzle)
    end = player.job("puzzle.improve", document=document, seed=1, nodes=20_000)
    assert end["view"]["seed"] == puzzle.seed
    assert end["report"]["before"]["width"] == puzzle.width
    after = end["report"]["after"]
    assert (after["width"], after["height"]) == (end["view"]["width"], end["view"]["height"])
    frozen = player.ask("puzzle.lock", document=document)["document"]
    assert player.ask("puzzle.improve", document=frozen, seed=1)["code"] == "locked"
    assert not player.service.busy

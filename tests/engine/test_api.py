"""What scripts use: the examples of docs/api.md, what is offered, and what is refused."""

from __future__ import annotations

import doctest
import os
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import crosscore
from crosscore import (
    KINDS,
    CrosscoreError,
    change,
    check,
    export,
    load,
    losses,
    make,
    read_words,
    save,
)
from crosscore.making import BY_COMMAND
from tests.word_lists import THREE

ROOT = Path(__file__).parents[2]
PETS = {"CAT": "It purrs", "TAR": "Black", "RAT": "It gnaws"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that a script runs in, with the word lists in it."""
    (tmp_path / "dictionaries").symlink_to(ROOT / "dictionaries")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_examples_of_the_documentation_run(folder: Path) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "api.md"), module_relative=False, encoding="utf-8"
    )
    assert tried > 20
    assert failed == 0


def test_all_that_is_offered_is_there_and_costs_nothing_before() -> None:
    assert [name for name in crosscore.__all__ if not hasattr(crosscore, name)] == []
    documented = (ROOT / "docs" / "api.md").read_text("utf-8")
    untold = [n for n in crosscore.__all__ if f"`{n}" not in documented and n != "__version__"]
    assert untold == ["Kind", "Words"]  # types of arguments
    code = "import sys, crosscore; print(*(m for m in sys.modules if m.startswith('crosscore')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["crosscore", "crosscore.lazy"]


def test_every_kind_is_made_sound_and_the_same_again() -> None:
    words = [*PETS, "GOAT", "TIGER"]
    made = (
        make("crossword", PETS, language="en", size=(9, 7), nodes=500),
        make("wordsearch", words, language="en", size=8, ways=["forward", "down"]),
        make("wordsearch", ["CAT"], language="en", mask="...\n.#\n###\n###"),
        make("numbers", size=8, language="bn"),
        make("fill", THREE, language="en", size=3, blocks="none"),
    )
    for puzzle in made:
        assert check(puzzle) == []
    assert (made[0].width, made[0].height) == (9, 7)
    assert made[1].options["level"] == "own"
    assert made[2].options["mask"] == ".../.#./###/###"
    assert made[3].clue_language == "bn"
    assert made[3] == make("numbers", size=8, language="bn")
    assert pickle.loads(pickle.dumps(made)) == made
    assert tuple(BY_COMMAND) == KINDS


def test_what_is_written_by_hand_is_checked_before_anything_is_written(folder: Path) -> None:
    puzzle = make("wordsearch", list(PETS), language="en")
    with pytest.raises(CrosscoreError) as caught:
        save(puzzle, "out", to=["ipuz", "template"])
    assert caught.value.code == "cannot-hold"
    assert not Path("out").exists()
    with pytest.raises(CrosscoreError, match="no template"):
        losses(puzzle, "template")
    (path,) = save(puzzle, folder / "a" / "b", name="pets")
    assert load(path) == (puzzle, [])
    assert load(export(puzzle, "zip")[0].data) == (puzzle, [])


def test_options_of_a_file_that_cannot_be_are_a_fault() -> None:
    puzzle = make("wordsearch", [*PETS, "GOAT"], language="en", size=8)
    for name, value in (("min_length", -1), ("ways", "sideways"), ("banned", "٣")):
        wrong = replace(puzzle, options={**puzzle.options, name: value})
        assert check(wrong), name
    assert check(replace(puzzle, kind="wordserch"))[0].code == "kind"


def test_clues_are_changed_by_the_word_in_any_spelling() -> None:
    words = read_words({"Ice-cream": "Cold", "CAT": "Purrs", "TIME": "Flies"}, language="en")
    puzzle = make("crossword", words, nodes=100)
    for name in ("Ice-cream", "ice cream", "ICECREAM"):
        changed = change(puzzle, clues={name: " So \n sweet "})
        assert [w.clue for w in changed.words if w.shown == "Ice-cream"] == ["So sweet"]
        assert check(changed) == []


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: make("dance"), "unknown-kind"),  # type: ignore[arg-type]
        (lambda: make("crossword"), "no-dictionary"),
        (lambda: make("numbers", PETS), "bad-option"),
        (lambda: make("crossword", PETS, language="en", nodes=0), "bad-option"),
        (lambda: make("crossword", PETS, language="en", seconds=float("nan")), "bad-option"),
        (lambda: make("crossword", PETS, language="en", seed=-1), "bad-seed"),
        (lambda: make("crossword", PETS, language="en", colour="red"), "unknown-option"),
        (lambda: make("crossword", PETS, language="en", size=(9,)), "bad-option"),
        (lambda: make("fill", PETS, language="en", size=4), "not-found"),
        (lambda: make("crossword", "none.json"), "cannot-read"),
        (lambda: read_words([]), "empty-dictionary"),
        (lambda: read_words([("A", "b", "c")]), "no-word"),  # type: ignore[list-item]
        (lambda: read_words([7]), "no-word"),  # type: ignore[list-item]
        (lambda: load(b"CAT"), "no-puzzle-file"),
        (lambda: change(make("numbers", size=8), clues={"x": "y"}), "no-such-word"),
        (lambda: change(make("numbers", size=8), title="x" * 201), "too-long-text"),
        (lambda: change(make("numbers", size=8), sheet={"colour": "red"}), "unknown-option"),
        (lambda: export(make("numbers", size=8), "docx"), "unknown-format"),
        (lambda: save(make("numbers", size=8), "out", name="../up"), "bad-name"),
        (lambda: export(make("numbers", size=8), "ipuz", ".."), "bad-name"),
    ],
)
def test_what_cannot_be_is_told_with_a_code(call: Any, code: str) -> None:
    with pytest.raises(CrosscoreError) as caught:
        call()
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


def test_scripts_are_type_checked(tmp_path: Path) -> None:
    """What is offered lazily is known to type checkers, arguments and results."""
    script = tmp_path / "script.py"
    script.write_text(
        "from crosscore import Puzzle, load, make\n"
        'one: Puzzle = make("crossword", {"CAT": "Purrs"}, count=3)\n'
        'two: int = make("numbers")\n'
        'three: Puzzle = load("x.puz")\n'
        'four = make("dance")\n'
        "from crosscore import dance\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(script)],
        capture_output=True,
        text=True,
        env={**os.environ, "MYPYPATH": str(ROOT), "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache")},
        cwd=tmp_path,
    )
    lines = [line.split(":")[1] for line in done.stdout.splitlines() if "error" in line]
    assert lines == ["3", "4", "5", "6"]

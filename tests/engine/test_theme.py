"""Patterns around theme answers and letters, limits for them, and the library of patterns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import CrosscoreError, dictionary, make, patterns, referee
from crosscore.fill import library
from crosscore.fill.patterns import SYMMETRIES, Board, pattern
from crosscore.fill.theme import arrange, unpaired
from crosscore.formats import ipuz
from crosscore.kinds.filled import KIND as filled
from crosscore.kinds.filled import options
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, drain
from tests.engine.command import run as command
from tests.engine.steps import all_of

#: all words of three letters, of 3 to 7: they fill any grid with words of that length
EVERY = ["".join(letters) for n in range(3, 8) for letters in product("ABC", repeat=n)]
WORDS = drain(dictionary.read("\n".join(EVERY).encode(), name="every.txt", language="en"))


def blocks_of(puzzle: Puzzle) -> set[tuple[int, int]]:
    return {(r, c) for r, row in enumerate(puzzle.rows()) for c, x in enumerate(row) if x is None}


def turned(puzzle: Puzzle) -> bool:
    """Whether the blocks stay under half a turn."""
    found = blocks_of(puzzle)
    return found == {(puzzle.height - 1 - r, puzzle.width - 1 - c) for r, c in found}


def searched(search: Any) -> tuple[list[Puzzle], Outcome]:
    found, outcome = all_of(search)
    puzzles = [item for item in found if isinstance(item, Puzzle)]
    assert [issue for puzzle in puzzles for issue in referee.check(puzzle)] == []
    return puzzles, outcome


# -- limits ---------------------------------------------------------------------------------------


@given(
    st.integers(5, 15),
    st.integers(5, 15),
    st.sampled_from(["rotational", "left-right", "none"]),
    st.integers(0, 60),
    st.integers(0, 40),
    st.integers(0, 50),
)
def test_limits_hold_and_what_is_kept_stays_open(
    width: int, height: int, symmetry: str, words: int, blocks: int, seed: int
) -> None:
    kept = [(height // 2, c) for c in range(3)]
    closed = [(height // 2, 3)]
    rows = pattern(
        width,
        height,
        Rng(seed),
        symmetry=symmetry,
        black="many",
        kept=kept,
        closed=closed,
        most_words=words,
        most_blocks=blocks,
    )
    if not rows:
        return
    board = Board(width, height, symmetry, 3)
    open = board.of(rows)
    assert board.legal(open)
    assert not words or board.words(open) <= words
    assert not blocks or (board.full & ~open).bit_count() <= blocks
    assert all(rows[r][c] is not None for r, c in kept)
    assert all(rows[r][c] is None for r, c in closed)


def test_limits_that_cannot_be_met_are_told() -> None:
    made = filled.new_drawing(
        {"size": "15x15", "most_words": 72, "most_blocks": 36}, language="en", seed=3
    )
    assert len(made.slots()) <= 72
    assert len(blocks_of(made)) <= 36
    with pytest.raises(CrosscoreError, match="within your limits"):
        filled.new_drawing({"size": "15x15", "most_words": 20}, language="en", seed=3)


# -- theme answers --------------------------------------------------------------------------------


@given(
    st.sampled_from(SYMMETRIES),
    st.lists(st.integers(3, 11), min_size=1, max_size=4),
    st.booleans(),
    st.integers(0, 20),
)
def test_each_answer_has_a_mirror_image(
    symmetry: str, lengths: list[int], down: bool, seed: int
) -> None:
    """The slots' images are slots of answers too, and no answer is longer than it should be."""
    answers = [tuple(f"{at}.{i}" for i in range(n)) for at, n in enumerate(lengths)]
    found = arrange(answers, 11, 11, Rng(seed), symmetry=symmetry, down=down)
    if found is None:
        return
    assert unpaired(answers, 11, 11, symmetry, down) == []
    slots = {frozenset(cells) for _, cells in found.slots}
    images = {
        "rotational": lambda r, c: (10 - r, 10 - c),
        "left-right": lambda r, c: (r, 10 - c),
        "up-down": lambda r, c: (10 - r, c),
        "both": lambda r, c: (10 - r, c),
        "diagonal": lambda r, c: (c, r),
        "none": lambda r, c: (r, c),
    }
    assert slots == {frozenset(images[symmetry](r, c) for r, c in slot) for slot in slots}
    assert all(len(cells) == n for (_, cells), n in zip(found.slots, lengths, strict=True))
    assert not set(found.letters) & found.closed
    for (_, cells), answer in zip(found.slots, answers, strict=True):
        assert tuple(found.letters[cell] for cell in cells) == answer
    if not down and symmetry != "diagonal":
        assert all(across for across, _ in found.slots)


@pytest.mark.parametrize(
    ("lengths", "left"),
    [
        ([9, 9], []),
        ([9, 9, 11], []),
        ([9, 9, 10], [2]),  # an even one has no middle of eleven columns
        ([9, 7], [0, 1]),  # either may stand in the middle, but not both
        ([9, 9, 9, 5], [2, 3]),
        ([8, 6, 6], [0]),
    ],
)
def test_answers_that_are_left_over(lengths: list[int], left: list[int]) -> None:
    answers = [tuple(range(n)) for n in lengths]
    assert unpaired(answers, 11, 11, "rotational") == left
    assert arrange(answers, 11, 11, Rng(1)) is None or not left


THEME = ["AABBCCA", "ABCABCA", "CCBBAAC"]


def test_a_grid_is_drawn_and_filled_around_theme_answers() -> None:
    made = make("fill", WORDS, size=9, black="many", seed=2, theme_answers=THEME, nodes=20_000)
    assert {word.answer for word in made.words} >= {tuple(word) for word in THEME}
    assert turned(made)
    assert not any(letter == "" for row in made.rows() for letter in row)
    places = {made.words[e.word].surface: e for e in made.entries}
    middle = [word for word in THEME if places[word].cells[0][0] == 4]
    assert len(middle) == 1  # the odd one
    assert all(places[word].across for word in THEME)
    assert {cell for word in THEME for cell in places[word].cells} <= made.pinned
    again = make("fill", WORDS, size=9, black="many", seed=2, theme_answers=THEME, nodes=20_000)
    text = ipuz.dumps(ipuz.to_document(made))
    assert text == ipuz.dumps(ipuz.to_document(again))
    back, findings = ipuz.loads(text.encode(), "x")
    assert findings == []
    assert (back.rows(), back.options, back.pinned) == (made.rows(), made.options, made.pinned)


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        (["ABANDONED", "ADVANTAGE", "SHORT", "LONGER"], r"LONGER \(6\)"),
        (["ABANDONMENTS"], "12 letters, too many for a grid of 11 × 11"),
        (["AT"], "only 2 letters"),
        (["SHORT", "SHORT"], "twice among the theme answers"),
        ([f"{a}BCDEFGHIJK" for a in "MNOQRSTUVWXY"], "room for these"),
    ],
)
def test_why_theme_answers_cannot_be_placed(answers: Sequence[str], message: str) -> None:
    with pytest.raises(CrosscoreError, match=message) as caught:
        filled.new_drawing(
            {"size": "11x11", "theme_answers": "\n".join(answers)}, language="en", seed=1
        )
    assert caught.value.where == "theme_answers"


def test_a_drawing_has_its_theme_written_in() -> None:
    made = filled.new_drawing(
        {"size": "11x11", "theme_answers": "  abandoned\n\nice creams\nadvantage"},
        language="en",
        seed=1,
    )
    assert sorted(word.surface for word in made.words) == ["abandoned", "advantage", "ice creams"]
    assert turned(made)
    assert referee.check(made) == []


def test_letters_stay_when_another_pattern_is_asked_for() -> None:
    """Also those of a word that was locked, which stays a word."""
    first = make("fill", WORDS, size=9, black="many", seed=5, nodes=20_000)
    entry = max(first.entries, key=lambda e: len(e.cells))
    word = first.words[entry.word]
    locked = replace(first, locked=frozenset({entry.word}))
    wanted = {"size": "11x11", "black": "many"}
    found, outcome = searched(
        filled.reshuffle(locked, wanted, dictionary=WORDS, seed=7, nodes=20_000)
    )
    assert outcome is Outcome.FOUND
    made = found[-1]
    assert (made.width, made.height) == (11, 11)
    assert turned(made)
    (kept,) = made.locked
    assert made.words[kept] == word
    assert next(e.cells for e in made.entries if e.word == kept) == entry.cells
    with pytest.raises(CrosscoreError, match="would lose the letters"):
        drain(
            filled.reshuffle(locked, {"size": "11x11", "blocks": "none"}, dictionary=WORDS, seed=7)
        )


def test_what_uses_nothing_new_has_no_new_options() -> None:
    made = make("fill", WORDS, size=5, black="many", seed=5, nodes=2_000)
    younger = {"pattern", "most_words", "most_blocks", "theme_answers", "theme_down"}
    assert not younger & made.options.keys()
    assert younger <= options.settings_of(made).keys()


# -- the library ----------------------------------------------------------------------------------


def test_every_pattern_of_the_library_is_sound() -> None:
    from tools.patterns import images, sound

    every = patterns()
    assert len(every) >= 150
    assert len({each.name for each in every}) == len(every)
    assert {each.width for each in every} == set(range(5, 22))
    shapes = set()
    for each in every:
        rows = each.cells()
        assert sound(rows), each.name
        board = Board(each.width, each.height, each.symmetry, 3)
        open = board.of(rows)
        assert all((open & orbit) in (0, orbit) for orbit in board.orbits), each.name
        assert each.words == board.words(open), each.name
        assert each.blocks == (board.full & ~open).bit_count(), each.name
        assert each.themes == library.themes_of(rows), each.name
        shapes.add(min(images(rows)))
        assert library.line_of(each.name, rows, each.symmetry) in _lines(), each.name
    assert len(shapes) == len(every)
    assert [(p.width, p.words) for p in every] == sorted((p.width, p.words) for p in every)


def _lines() -> list[str]:
    from tools.patterns import TARGET

    return TARGET.read_text(encoding="utf-8").splitlines()


def test_an_unsound_pattern_is_found() -> None:
    from tools.patterns import sound

    for rows in (["...", "...", "..."], ["..#.", "....", "....", "...."], ["...#..."] * 7):
        assert not sound([[None if cell == "#" else "" for cell in row] for row in rows])


def test_a_pattern_of_the_library_is_filled() -> None:
    name = patterns(7)[0].name
    made = make("fill", WORDS, pattern=name, seed=1, nodes=20_000)
    shape = ["".join("#" if cell is None else "." for cell in row) for row in made.rows()]
    assert tuple(shape) == library.named(name).rows
    assert made.options["blocks"] == "library"
    with pytest.raises(CrosscoreError, match="no pattern 7x7-9z"):
        make("fill", WORDS, pattern="7x7-9z")
    with pytest.raises(CrosscoreError, match="no pattern of 7 × 9 cells"):
        filled.new_drawing({"size": "7x9", "blocks": "library"}, language="en", seed=1)
    with pytest.raises(CrosscoreError, match="no places across"):
        filled.new_drawing(
            {"pattern": name, "theme_answers": "ABCDEFG\nBCDEFGH\nCDEFGHI\nDEFGHIJ\nEFGHIJK"},
            language="en",
            seed=1,
        )


def test_patterns_and_themes_at_the_command_line(tmp_path: Path) -> None:
    listed = command("patterns", "--size", "15x15", "--theme-lengths", "15")
    assert listed.returncode == 0
    names = [line.split()[0] for line in listed.stdout.splitlines()]
    assert names == [p.name for p in patterns(15, theme_lengths=[15])]
    drawn = command("patterns", names[0]).stdout.splitlines()
    assert tuple(drawn) == library.named(names[0]).rows
    words, theme, out = (tmp_path / name for name in ("words.txt", "theme.txt", "x.ipuz"))
    words.write_text("\n".join(EVERY))
    theme.write_text("aabbcca\nabcabca\n")
    asked = f"fill --lexicon {words} --language en --size 9 --black many --nodes 20000 -o {out}"
    for given_as in (str(theme), "aabbcca,abcabca"):
        done = command(*asked.split(), "--theme-answers", given_as)
        assert done.returncode == 0, done.stderr
        assert "aabbcca" in out.read_text()

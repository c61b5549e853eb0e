"""The sheet: what of a puzzle is printed, and how."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import sheet
from crosscore.errors import CrosscoreError
from crosscore.fields import Field
from crosscore.formats import text
from crosscore.puzzle import Puzzle, Word
from crosscore.view import view

from .test_referee import SOUND, puzzle_of, scattered


def test_settings_are_whole_whatever_the_puzzle_says() -> None:
    defaults = {field.name: field.default for field in sheet.SHEET}
    puzzle = puzzle_of(SOUND)
    assert sheet.settings(puzzle) == defaults
    odd = replace(puzzle, sheet={"blocks": "pink", "word_bank": 1, "colour": "red", "key": []})
    assert sheet.settings(odd) == defaults
    black = sheet.changed(puzzle, {"blocks": "black", "word_bank": True})
    assert black.sheet == {"blocks": "black", "word_bank": True}
    assert sheet.settings(black) == {**defaults, "blocks": "black", "word_bank": True}
    assert sheet.changed(black, {"blocks": "grey", "word_bank": False}) == puzzle


@pytest.mark.parametrize("field", sheet.SHEET, ids=lambda field: field.name)
def test_each_setting_takes_its_own_values_only(field: Field) -> None:
    choice = field.type != "bool"
    good: list[object] = [value for value, _ in field.choices] if choice else [True, False]
    for value in good:
        assert field.check(value) == value
    for bad in ("pink", "EN", "True", 0, 1, None, [], {}, True if choice else "grey"):
        with pytest.raises(CrosscoreError) as caught:
            field.check(bad)
        assert caught.value.where == field.name
    described = field.as_dict()
    assert described["default"] == field.default
    assert "min" not in described
    shown = [] if field.type == "language" else [value for value, _ in field.choices]
    assert [choice["value"] for choice in described["choices"]] == shown


def test_the_sheet_leaves_out_what_lies_apart() -> None:
    puzzle = scattered()
    cropped = sheet.crop(puzzle)
    assert (cropped.width, cropped.height) == (3, 3)
    assert cropped.rows() == (("C", "A", "T"), (None, None, "E"), (None, None, "N"))
    assert [e.number for e in cropped.entries] == [e.number for e in puzzle.entries]
    assert not cropped.isolated()
    assert sheet.crop(cropped) is cropped
    whole, printed = view(puzzle), view(cropped)
    assert {w["state"] for w in whole["words"]} == {w["state"] for w in printed["words"]}
    assert whole["counts"]["isolated"] == printed["counts"]["isolated"] == 3
    assert whole["counts"]["failed"] == 0
    lion = next(w for w in whole["words"] if w["word"] == "LION")
    assert lion["places"] == [[1, 4], [1, 5], [1, 6], [1, 7]]
    assert "label" not in lion
    assert whole["cells"][1][4] == {"t": "L", "apart": True}
    assert all(cell is None or "apart" not in cell for row in printed["cells"] for cell in row)
    assert whole["clues"] == printed["clues"]


def test_the_part_that_is_printed_need_not_be_the_corner() -> None:
    moved = scattered(["LION...", ".......", "....CAT", "......E", "......N"])
    cropped = sheet.crop(moved)
    assert cropped.rows() == (("C", "A", "T"), (None, None, "E"), (None, None, "N"))
    fixed = sheet.crop(replace(moved, options={"scatter": 4, "size": "7x5"}))
    assert (fixed.width, fixed.height) == (7, 5)  # the size was asked for
    puzzle = puzzle_of(SOUND)
    assert sheet.crop(puzzle) is puzzle


@given(st.integers(0, 2**53 - 1))
def test_some_letters_are_few_and_fair(seed: int) -> None:
    puzzle = replace(puzzle_of(SOUND), seed=seed)
    given_some = sheet.give(puzzle, "some")
    assert given_some == sheet.give(given_some, "some")
    cells = sheet.given_cells(given_some)
    assert len(cells) == 2  # of 16 letters
    assert all(len(cells.intersection(entry.cells)) <= 1 for entry in puzzle.entries)


def test_a_cell_that_two_words_share_is_given_once() -> None:
    puzzle = puzzle_of(SOUND)
    crossing = (0, 2)
    shown = sheet.give(puzzle, "cell", crossing)
    assert sheet.given_cells(shown) == {crossing}
    assert len(shown.given) == 1
    # however it was given, the next turn hides it
    both = replace(puzzle, given=frozenset({(0, 2), (2, 0), (1, 1)}))
    assert sheet.give(both, "cell", crossing).given == {(1, 1)}
    for cell in ((1, 0), (-1, 2), (0, 99)):
        with pytest.raises(CrosscoreError, match="no letter"):
            sheet.give(puzzle, "cell", cell)


def with_phrases() -> Puzzle:
    puzzle = puzzle_of(SOUND)
    words = (
        Word("Sad d-le", puzzle.words[0].answer, "Ride"),
        Word("cas|tle", puzzle.words[1].answer, "Home"),
        Word("DESERT", puzzle.words[2].answer, ""),
    )
    return replace(
        puzzle, words=words, title="Land", author="A. Uthor", instructions="One.\n\nTwo."
    )


def test_letter_counts_follow_the_words_as_written() -> None:
    puzzle = with_phrases()
    assert [sheet.enumeration(puzzle, word) for word in puzzle.words] == ["3,1-2", "6", "6"]
    # what is not the word in the cells, or no word at all, is counted by its cells
    for surface in ("Saddl es", "САДДЛ Е", "", "\ud800"):
        assert sheet.enumeration(puzzle, Word(surface, puzzle.words[0].answer, "")) == "6"


def test_texts_have_what_the_sheet_has() -> None:
    puzzle = sheet.changed(with_phrases(), {"word_bank": True})
    assert text.clues(puzzle) == (
        "Land\nA. Uthor\n\nOne.\n\nTwo.\n\n"
        "Across\n1. Ride (3,1-2)\n3. Home (6)\n\nDown\n2. (6)\n\n"
        "Words\nCASTLE\nDESERT\nSAD D-LE\n"
    )
    assert text.answers(puzzle) == (
        "Land\nA. Uthor\n\nAnswers\n\n"
        "Across\n1. SAD D-LE (SADDLE)\n3. CASTLE\n\nDown\n2. DESERT\n"
    )
    bare = sheet.changed(puzzle, {"word_bank": False, "enumerations": False})
    bare = replace(bare, title="", author="", instructions="")
    assert text.clues(bare) == "Across\n1. Ride\n3. Home\n\nDown\n2.\n"
    shown = view(puzzle)
    assert (shown["labels"]["bank"], shown["bank"]) == ("Words", ["CASTLE", "DESERT", "SAD D-LE"])
    assert "bank" not in view(bare)
    # Letter counts stay in the workshop's list when the sheet has none.
    assert [word["enumeration"] for word in view(bare)["words"]] == ["(3,1-2)", "(6)", "(6)"]

"""The sheet: what of a puzzle is printed, and how."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import alphabet, sheet
from crosscore.alphabet.profile import profile
from crosscore.errors import CrosscoreError
from crosscore.fields import Field
from crosscore.formats import text
from crosscore.formats.letters_text import letters
from crosscore.puzzle import Puzzle, Word
from crosscore.view import view
from tests.crosswords import SOUND, in_hebrew, puzzle_of, scattered
from tests.searches import FARM


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


@pytest.mark.parametrize(
    "field",
    dict.fromkeys((*sheet.SHEET, *sheet.SHEET_LETTERS)),
    ids=lambda field: field.says or field.name,
)
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
    assert len(shown.given_letters) == 1
    # however it was given, the next turn hides it
    both = replace(puzzle, given_letters=frozenset({(0, 2), (2, 0), (1, 1)}))
    assert sheet.give(both, "cell", crossing).given_letters == {(1, 1)}
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
        "Land\nA. Uthor\n\nAnswers\n\nAcross\n1. SAD D-LE\n3. CASTLE\n\nDown\n2. DESERT\n"
    )
    bare = sheet.changed(puzzle, {"word_bank": False, "enumerations": False})
    bare = replace(bare, title="", author="", instructions="")
    assert text.clues(bare) == "Across\n1. Ride\n3. Home\n\nDown\n2.\n"
    shown = view(puzzle)
    assert (shown["labels"]["bank"], shown["bank"]) == ("Words", ["CASTLE", "DESERT", "SAD D-LE"])
    assert "bank" not in view(bare)
    # Letter counts stay in the workshop's list when the sheet has none.
    assert [word["enumeration"] for word in view(bare)["words"]] == ["(3,1-2)", "(6)", "(6)"]


# -- the words and numbers on the sheet ---------------------------------------------------

CODES = [language.code for language in alphabet.languages()]


def numbers_of(view: dict[str, object]) -> set[str]:
    """The digits of all numbers that a view writes, those in clues left out."""
    shown = json.loads(json.dumps(view))
    labels = [cell["n"] for row in shown["cells"] for cell in row if cell and "n" in cell]
    labels += [item["label"] + item["enumeration"] for p in shown["clues"] for item in p["items"]]
    labels += [word.get("label", "") + word["enumeration"] for word in shown["words"]]
    labels += [shown["labels"]["words"]]
    labels += [label for side in shown.get("lines", {}).values() for label in side]
    assert any(labels)
    return {char for char in "".join(labels) if unicodedata.category(char) == "Nd"}


@given(
    st.sampled_from(CODES), st.sampled_from(["", *CODES]), st.sampled_from(["", *CODES]),
    st.sampled_from(["auto", "latin", "native"]), st.sampled_from(["cells", "lines"]),
)  # fmt: skip
def test_all_numbers_are_in_the_digits_asked_for(
    language: str, clues: str, headings: str, digits: str, numbering: str
) -> None:
    puzzle = replace(puzzle_of(SOUND), language=language, clue_language=clues)
    chosen = {"language": headings, "digits": digits, "numbering": numbering}
    shown = view(sheet.changed(puzzle, chosen))
    words = profile(headings or clues or language)
    own = words.digits or profile(language).digits
    usual = words.digits if words.native_digits else ""
    wanted = {"auto": usual, "latin": "", "native": own}[digits] or "0123456789"
    assert numbers_of(shown) <= set(wanted)
    assert shown["native_digits"] == own
    assert shown["labels"]["language"] == (headings or clues or language)
    assert all(shown["labels"][name] for name in ("across", "down", "bank", "answers", "name"))
    assert len(shown["cells"]) == 6
    assert sheet.settings(puzzle)["language"] == ""


def test_the_headings_are_in_the_language_of_the_clues_unless_another_is_chosen() -> None:
    puzzle = replace(puzzle_of(SOUND), language="es", clue_language="en")
    labels = view(puzzle)["labels"]
    assert (labels["across"], labels["name"], labels["words"]) == ("Across", "Name:", "3 words")
    assert view(replace(puzzle, clue_language=""))["clues"][0]["heading"] == "Horizontales"
    german = view(sheet.changed(puzzle, {"language": "de"}))
    assert german["clues"][0]["heading"] == "Waagerecht"
    assert (german["labels"]["words"], german["labels"]["answers"]) == ("3 Wörter", "Lösung")
    assert alphabet.wording("de").count(1) == "1 Wort"
    assert alphabet.wording("he").count(1) == "מילה אחת"
    # what nobody knows is in English, and says so
    cherokee = view(sheet.changed(puzzle, {"language": "chr"}))["labels"]
    assert (cherokee["language"], cherokee["name"]) == ("chr", "Name:")
    assert set(cherokee["english"]) == {"across", "down", "bank", "answers", "name", "words"}
    assert view(sheet.changed(puzzle, {"language": "kk"}))["labels"]["english"] == []


@pytest.mark.parametrize("code", CODES)
def test_the_words_of_each_language_are_whole(code: str) -> None:
    words = profile(code)
    one, many = (alphabet.wording(code).count(n) for n in (1, 1205))
    assert "{" not in one + many
    assert "1205" in many.translate({ord(d): str(i) for i, d in enumerate(words.digits)})
    known = [words.answers, words.name_line, words.words]
    assert (words.wording == "none") == (not any(known))
    assert code == "und" or (words.labels == "none") == (not words.across)
    script = profile(code).scripts
    assert words.wording != "high" or words.left
    for text_ in filter(None, [*known, words.word, words.left, words.first_left]):
        letters = text_.replace("{n}", "")
        assert alphabet.direction(letters, "") == words.direction, (code, text_, script)


def test_a_hidden_message_is_announced_with_room_for_each_letter() -> None:
    first = view(FARM)
    assert first["labels"]["left"] == "The first 2 letters left over say:"
    assert first["search"]["blanks"] == [2]
    only = dict(sorted(FARM.open_cells.items())[:2])
    exact = replace(FARM, open_cells=only, options={"message": "H. I!"})
    whole = view(exact)
    assert whole["labels"]["left"] == "The letters left over say:"
    assert whole["search"]["blanks"] == [1, 1]
    assert "\n\nThe letters left over say: _   _\n" in letters(exact)
    german = view(sheet.changed(exact, {"language": "de"}))["labels"]
    assert german["left"] == "Die übrigen Buchstaben ergeben:"
    unknown = view(sheet.changed(exact, {"language": "chr"}))["labels"]
    assert "left" in unknown["english"]
    # what does not stand there whole is not announced
    for other in ("", "Ho", "Hi there everybody who is looking"):
        lost = replace(FARM, options={"message": other})
        assert "left" not in view(lost)["labels"]
        assert "blanks" not in view(lost)["search"]
        assert "_" not in letters(lost)


def test_lines_are_numbered_instead_of_cells() -> None:
    puzzle = sheet.changed(puzzle_of(["DO.GO", "...A.", "..SET"]), {"numbering": "lines"})
    clues = {"DO": "Act", "GO": "Leave", "GAE": "Scot’s go", "SET": ""}
    words = tuple(replace(word, clue=clues[word.surface]) for word in puzzle.words)
    puzzle = replace(puzzle, words=words)
    shown = view(puzzle)
    assert shown["lines"] == {"rows": ["1", "2", "3"], "columns": ["1", "2", "3", "4", "5"]}
    across, down = ([(i["label"], i["clue"]) for i in p["items"]] for p in shown["clues"])
    assert across == [("1", "Act"), ("", "Leave"), ("3", "")]
    assert down == [("4", "Scot’s go")]
    assert shown["cells"][0][3]["n"] == "2"  # the workshop's, and what files have
    assert "lines" not in view(sheet.changed(puzzle, {"numbering": "cells"}))
    assert text.clues(puzzle) == (
        "Across\n1. Act (2) – Leave (2)\n3. (3)\n\nDown\n4. Scot’s go (3)\n"
    )
    assert text.answers(puzzle) == "Answers\n\nAcross\n1. DO – GO\n3. SET\n\nDown\n4. GAE\n"
    # by the rows of the sheet, where the box has others
    moved = scattered(["LION...", ".......", "....CAT", "......E", "......N"])
    shown = text.clues(sheet.changed(moved, {"numbering": "lines", "enumerations": False}))
    assert shown == "Across\n1. A clue\n\nDown\n3. A clue\n"


RLM, LRM = "\u200f", "\u200e"


def test_the_sheet_is_read_from_the_side_of_its_clues() -> None:
    hebrew = in_hebrew("ברכה.", "DNA זה", "Who is it?")
    shown = view(hebrew)
    assert (shown["clue_direction"], shown["direction"]) == ("rtl", "rtl")
    own = {i["clue"]: i.get("direction") for part in shown["clues"] for i in part["items"]}
    assert own == {"ברכה.": None, "DNA זה": None, "Who is it?": "ltr"}
    english = replace(in_hebrew("Hello.", "No שלום", "What?"), clue_language="en")
    shown = view(english)
    assert (shown["clue_direction"], shown["direction"]) == ("ltr", "rtl")
    assert shown["labels"]["direction"] == "ltr"
    # whatever language the clues are said to be in
    assert view(replace(english, clue_language=""))["clue_direction"] == "ltr"
    assert view(in_hebrew("", "", "1"))["clue_direction"] == "rtl"
    # words alone say nothing of their clues
    assert alphabet.direction("3,5 –", "rtl") == "rtl"
    assert alphabet.direction("(क) 3", "rtl") == "ltr"
    assert alphabet.direction("ܫܠܡܐ", "ltr") == "rtl"


def test_lines_of_text_keep_their_numbers_and_brackets_in_every_editor() -> None:
    hebrew = replace(in_hebrew("ברכה.", "Who is it?", ""), title="תשבץ!", author="Ms R.")
    lines = text.clues(hebrew).split("\n")
    assert lines[:3] == [f"{RLM}תשבץ!{RLM}", "Ms R.", ""]
    assert f"{RLM}1. ברכה. (4){RLM}" in lines
    assert any(line.endswith(f". {LRM}Who is it?{LRM} {RLM}(3){RLM}") for line in lines)
    assert "מאוזן" in lines
    english = replace(in_hebrew("Hello.", "Who?", "What?"), clue_language="en")
    assert not {RLM, LRM} & set(text.clues(english))
    assert f"{LRM}1. {RLM}שלומ{RLM}{LRM}" in text.answers(english).split("\n")

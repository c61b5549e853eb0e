"""What stands on the paper, told once for every typesetter."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from crosscore import formats, make, sheet
from crosscore.formats import text
from crosscore.paper.content import Part, Sheet, Square, sheet_of
from crosscore.puzzle import Puzzle
from tests.crosswords import drawn, numbers, puzzle_of
from tests.searches import FARM
from tests.word_lists import LISTS

SAVED = LISTS.parent / "formats" / "saved-0.1"


@cache
def saved(name: str) -> Puzzle:
    return formats.load((SAVED / f"{name}.ipuz").read_bytes())[0]


@cache
def kriss_kross() -> Puzzle:
    return make("kriss-kross", LISTS / "english.json", count=8, nodes=500)


@cache
def codeword() -> Puzzle:
    return sheet.give(make("codeword", LISTS / "english.json", size="11x11"), "some")


def letters(found: Sheet, *, answers: bool) -> list[str]:
    grid = found.key.grid if answers else found.grid
    return ["".join(square.letter or "." for square in row) for row in grid.rows]


def parts(found: Sheet) -> list[Part]:
    return [part for section in found.sections for row in section.rows for part in row.parts]


def told(found: Sheet) -> set[str]:
    """Every text of a sheet that a file of texts has too."""
    lines = [found.title, found.author, *found.instructions, found.foot]
    lines += [section.heading for section in found.sections]
    lines += [part.text for part in parts(found)]
    return {line.text for line in (*lines, *(found.bank.words if found.bank else ())) if line}


OPENED = ("freeform", "filled", "numbers", "wordsearch")
NAMES = [f"{kind}-{code}" for kind in OPENED for code in ("en", "he", "bn")]


@pytest.mark.parametrize("name", [*NAMES, "kriss-kross", "codeword"])
def test_every_kind_says_on_paper_what_it_says_in_a_text(name: str) -> None:
    puzzle = {"kriss-kross": kriss_kross, "codeword": codeword}.get(name, lambda: saved(name))
    puzzle_ = replace(puzzle(), title="A title", author="A. Uthor", instructions="Find\nall")
    found = sheet_of(puzzle_)
    texts = "".join(file.data.decode() for file in text.files(puzzle_, "x"))
    assert [line for line in told(found) if line not in texts] == []
    assert parts(found) or found.codes
    solved = letters(found, answers=True)
    rows = sheet.crop(puzzle_).rows()
    write = sheet.figures(puzzle_, sheet.wording(puzzle_))
    assert solved == ["".join(write(cell) if cell else "." for cell in row) for row in rows]
    assert (found.grid.width, found.grid.height) == (len(rows[0]), len(rows))


def test_a_crossword_in_bangla() -> None:
    found = sheet_of(saved("freeform-bn"))
    assert (found.language, found.side, found.grid.side) == ("bn", "ltr", "ltr")
    assert found.sections[0].heading.language == "bn"
    (first, *_), *_ = (section.rows for section in found.sections)
    assert first.number in "১২৩৪৫৬৭৮৯"
    assert first.parts[0].count[1] in "১২৩৪৫৬৭৮৯"
    assert not any(map(str.strip, letters(found, answers=False)[0].split(".")))
    cells = [square for row in found.grid.rows for square in row]
    assert {square.number for square in cells if square.number} >= {"১", "২"}
    assert {square.kind for square in cells} == {"letter", "block"}  # grey around the words


def test_a_crossword_in_hebrew() -> None:
    found = sheet_of(saved("filled-he"))
    assert (found.side, found.grid.side, found.name.side) == ("rtl", "rtl", "rtl")
    assert found.newspaper
    assert {part.answer.side for part in parts(found)} == {"rtl"}
    english = replace(saved("filled-he"), title="All in English")
    assert sheet_of(english).title.side == "ltr"


def test_words_by_length_codes_and_a_bank() -> None:
    by_length = sheet_of(kriss_kross())
    lengths = [int(section.heading.text) for section in by_length.sections]
    assert lengths == sorted(lengths)
    for section, length in zip(by_length.sections, lengths, strict=True):
        assert {len(row.parts[0].text.text) for row in section.rows} == {length}
    coded = sheet_of(codeword())
    given = [code for code in coded.codes if code.letter]
    assert given
    assert all(code.letter == code.solution for code in given)
    shown = {square.letter for row in coded.grid.rows for square in row} - {""}
    assert shown == {code.letter for code in given}
    assert coded.bank
    assert len(coded.bank.words) == len(coded.codes)
    assert not coded.bank.heading
    assert all(s.number for row in coded.grid.rows for s in row if s.kind == "letter")
    banked = sheet_of(
        replace(saved("freeform-en"), sheet={"word_bank": True, "enumerations": False})
    )
    assert banked.bank
    assert banked.bank.heading.text == "Words"
    assert {part.count for part in parts(banked)} == {""}


def test_a_word_search_and_its_key() -> None:
    def of(**settings: Any) -> Sheet:
        return sheet_of(replace(FARM, sheet=settings))

    found = of()
    assert found.blanks
    assert found.key.message
    assert sum(found.blanks.words) == len([s for row in found.key.grid.rows for s in row if s.told])
    assert not found.grid.boxed
    assert not found.grid.rings
    assert of(grid_lines=True).grid.boxed
    assert len(found.key.grid.rings) == len(FARM.entries)
    assert {ring.fill for ring in found.key.grid.rings} == {""}
    assert all(ring.fill for ring in of(marks="colours").key.grid.rings)
    assert not any(ring.fill for ring in of(marks="colours", save_ink=True).key.grid.rings)
    fillers = [s for row in of().key.grid.rows for s in row if s.filler and not s.told]
    assert all(s.letter and s.ink for s in fillers)
    hidden = [s for row in of(filler=False).key.grid.rows for s in row if s.filler and not s.told]
    assert [s.letter for s in hidden] == [""] * len(fillers)
    assert letters(of(filler=False), answers=False) == letters(found, answers=False)
    alone = of(list="none")
    assert alone.count
    assert not alone.sections


def test_blocks_bars_and_marks() -> None:
    def squares(answers: bool = False, **settings: Any) -> list[list[Square]]:
        puzzle = drawn(["ABC", "D#E", "FGH"], sheet=settings, bars=frozenset({((0, 0), True)}))
        puzzle = replace(puzzle, circles=frozenset({(2, 2)}), shades={(2, 0): "#002200"})
        found = sheet_of(puzzle)
        return [list(row) for row in (found.key.grid if answers else found.grid).rows]

    usual = squares()
    assert (usual[1][1].kind, usual[1][1].fill) == ("block", "#151412")
    assert usual[0][0].bar_end
    assert not usual[0][0].bar_below
    assert usual[2][2].circle
    assert usual[2][0].fill == "#002200"
    assert usual[2][0].ink == "#ffffff"
    saved = squares(save_ink=True)
    assert saved[1][1].hatched
    assert saved[2][0].fill > "#c"
    assert saved[2][0].ink == "#000000"
    undrawn = squares(blocks="hidden")
    assert {square.kind for row in undrawn for square in row} == {"letter"}
    assert not any(s.number or s.bar_end or s.letter for row in undrawn for s in row)
    assert squares(True, blocks="hidden")[1][1].kind == "block"
    open_ = sheet_of(replace(puzzle_of(["AB.", "C..", "..."]), sheet={"blocks": "none"})).grid
    assert {s.kind for s in open_.rows[2]} == {"outside"}


def test_rows_and_columns_with_numbers_share_lines_unless_they_are_long() -> None:
    puzzle = drawn(["AB#CD", "E#F#G", "HI#JK"], sheet={"numbering": "lines", "digits": "latin"})
    found = sheet_of(puzzle)
    assert (found.grid.row_numbers, found.grid.column_numbers[-1]) == (("1", "2", "3"), "5")
    assert not any(s.number for row in found.grid.rows for s in row)
    across = found.sections[0].rows
    assert [(row.number, len(row.parts)) for row in across] == [("1", 2), ("3", 2)]
    long = replace(puzzle, words=tuple(replace(word, clue="x" * 301) for word in puzzle.words))
    rows = sheet_of(long).sections[0].rows
    assert [row.number for row in rows] == ["1", "", "3", ""]


def test_numbers_are_written_in_the_digits_of_the_sheet() -> None:
    found = sheet_of(replace(numbers(), sheet={"language": "bn", "digits": "native"}))
    assert letters(found, answers=True)[0].startswith("১২")
    assert any("×" in part.text.text and "৩" in part.text.text for part in parts(found))

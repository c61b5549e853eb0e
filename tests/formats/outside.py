"""Puzzles to be written for other programs, and what of them must come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import puz as puzpy
from hypothesis import strategies as st

from crosscore import formats, sheet
from crosscore.alphabet import clean_lines, one_line
from crosscore.formats import puz
from crosscore.puzzle import Puzzle, Word
from tests.crosswords import drawn, example, half, puzzle_of, workshop
from tests.puzzles import crosswords, told_apart

__all__ = ["GRIDS", "differing", "puzzles"]


def _ladder(letters: list[str], language: str) -> Puzzle:
    """A free-form grid of many different letters: a row, and words down from every other cell."""
    width = 15
    top = letters[:width]
    rest = iter(letters[width:])
    rows: list[list[str | None]] = [[*top]]
    for _ in range(13):
        rows.append([next(rest, None) if c % 2 == 0 else None for c in range(width)])
    return _of_cells(rows, language)


def _of_cells(rows: list[list[str | None]], language: str) -> Puzzle:
    """As `puzzle_of`, for letters of several characters."""
    known = sorted({cell for row in rows for cell in row if cell})
    signs = {cell: chr(0xE000 + i) for i, cell in enumerate(known)}
    letters = {sign: cell for cell, sign in signs.items()}
    puzzle = puzzle_of(["".join(signs[c] if c else "." for c in row) for row in rows])
    words = tuple(
        Word("".join(letters[c] for c in w.answer), tuple(letters[c] for c in w.answer), w.clue)
        for w in puzzle.words
    )
    return replace(puzzle, language=language, words=words)


def _bangla() -> Puzzle:
    consonants = "কখগঘচছজঝটঠডণতথদধনপফবভমযরলশষসহ"
    clusters = [c + sign for sign in ("া", "ি", "ু", "ে", "") for c in consonants]
    return _ladder(clusters[:15] + clusters[15:121], "bn")


#: name -> a puzzle that formats of other programs have to hold
GRIDS: dict[str, Callable[[], Puzzle]] = {
    "plain": example,
    "workshop": workshop,
    "half-filled": lambda: half(title="Half <&> \"done\" 'so'"),
    "drawing": lambda: drawn(["???", "?#?", "???"]),
    "full": lambda: drawn(["CAT", "ARE", "BEE"]),
    "one row": lambda: puzzle_of(["CAT"]),
    "one column": lambda: puzzle_of(["C", "A", "T"]),
    "numbers": lambda: drawn(["10#", "203", "#45"], "numbers", "zxx"),
    "zeros": lambda: drawn(["00#", "000", "#00"], "numbers", "zxx"),
    "hebrew": lambda: puzzle_of(["שלוה", ".מ..", ".ל.."], "he"),
    "hebrew down": lambda: puzzle_of(["ש.", "לה"], "he"),
    "hebrew drawing": lambda: drawn(["???", "?#?", "???"], language="he"),
    "arabic": lambda: puzzle_of(["كتاب", ".م..", ".ر.."], "ar"),
    "korean": lambda: puzzle_of(["가나다", "..라", "..마"], "ko"),
    "german": lambda: replace(
        puzzle_of(["ÄÖÜ", "..B", "..C"], "de"), options={"letters": {"umlauts": "one-cell"}}
    ),
    "bangla": _bangla,
    "joiner": lambda: _of_cells([["র\u200d্যা", "ব", "ক্ষ"], [None, "স্ত্রী", None]], "bn"),
}


def differing(puzzle: Puzzle, again: Puzzle, to: str) -> dict[str, Any]:
    """What came back other than it went out, and was not said to be lost."""
    puzzle = sheet.crop(puzzle)
    lost = {loss.code for loss in formats.losses(puzzle, to)}
    differs = told_apart(puzzle, again, lost)
    if not puzzle.entries:
        differs.pop("counts", None)  # without a word there is none, nor any sign of it
    return differs


_TEXTS = st.lists(
    st.sampled_from(
        [*"aZ é<>&\"'#([{)]}~*.,;:-_=/0123\n", "and", "ক্ষ", "שלום", "exolve-end", "(3)"]
    ),
    max_size=12,
).map("".join)


@st.composite
def _told(draw: st.DrawFn) -> Puzzle:
    """One of the grids with texts that mean something elsewhere, given letters, settings."""
    puzzle = GRIDS[draw(st.sampled_from(sorted(GRIDS)))]()
    line = _TEXTS.map(one_line)
    return replace(
        puzzle,
        title=draw(line),
        author=draw(line),
        instructions=draw(_TEXTS.map(clean_lines)),
        words=tuple(replace(word, clue=draw(line)) for word in puzzle.words),
        given_letters=frozenset((e.word, 0) for e in puzzle.entries if draw(st.booleans())),
        sheet=draw(st.sampled_from([{}, {"enumerations": False}, {"digits": "latin"}])),
        clue_language=draw(st.sampled_from(["", "fr"])),
    )


def puzzles() -> st.SearchStrategy[Puzzle]:
    """Any crossword, and these grids with texts that mean something to other programs."""
    return _told() | crosswords()


def strict(puzzle: Puzzle) -> Any:
    """What another program reads, which takes no wrong checksum."""
    (file,) = puz.files(puzzle, "x")
    read = puzpy.load(file.data)
    rows = puzzle.rows()
    keys = read.rebus() if read.has_rebus() else None
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            at = r * puzzle.width + c
            own = keys.get_rebus_solution(at) if keys and keys.is_rebus_square(at) else None
            shown = own or read.solution[at]
            assert shown == {None: ".", "": "-"}.get(letter, letter)
    return read

"""Puzzles to be written for other programs, and what of them must come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import puz as puzpy
from hypothesis import strategies as st

from crosscore import formats, sheet
from crosscore.alphabet import clean_lines, one_line
from crosscore.formats import ipuz, puz
from crosscore.grid import find_slots, number_cells
from crosscore.puzzle import Puzzle, Word
from tests.crosswords import drawn, example, half, puzzle_of, workshop
from tests.puzzles import crosswords, told_apart

__all__ = ["GRIDS", "MARKED", "differing", "puzzles"]


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


def _marked(rows: list[str], clues: dict[str, list[Any]], **more: Any) -> Puzzle:
    """A crossword from an .ipuz document: `#` a block, `?` a cell without a letter.

    `styles` has those of cells by row and column; several letters in a cell stand for themselves.
    """
    styles = more.pop("styles", {})
    solution: list[list[Any]] = [
        [0 if cell == "?" else cell for cell in row.split()] for row in rows
    ]
    puzzle: list[list[Any]] = [
        [
            "#" if cell == "#" else {"cell": 0, "style": styles[r, c]} if (r, c) in styles else 0
            for c, cell in enumerate(row)
        ]
        for r, row in enumerate(solution)
    ]
    slots = find_slots([[None if cell == "#" else cell for cell in row] for row in solution])
    numbers = number_cells(cells[0] for _, cells in slots)
    barred = any("barred" in style for style in styles.values())
    for (r, c), number in {} if barred else numbers.items():
        cell = puzzle[r][c]
        puzzle[r][c] = {**cell, "cell": number} if isinstance(cell, dict) else number
    several = sorted({cell for row in solution for cell in row if len(str(cell)) > 1})
    document = {
        "version": "http://ipuz.org/v2",
        "kind": ["http://ipuz.org/crossword#1"],
        "dimensions": {"width": len(solution[0]), "height": len(solution)},
        "puzzle": puzzle,
        "solution": solution,
        "clues": clues,
        "org.crosscore:kind": "filled",
        "org.crosscore:rebus": several,
        **more,
    }
    return ipuz.from_document(document)[0]


_CLUES = {"Across": [[1, "One"], [3, "Two"]], "Down": [[1, "Three ~ 3"], [2, "Four"]]}
_ABOUT = {
    "copyright": "(c) 2020 A. & B.",
    "editor": "Ed <i>Itor</i>",
    "publisher": "The # Paper",
    "date": "2020-02-29",
    "notes": "First line\n\nA1. no clue ~ AT ALL\n## no heading",
    "url": "https://example.org/?a=1&b=2",
    "difficulty": "hard",
}
#: name -> a puzzle with what only some formats have
MARKED: dict[str, Callable[[], Puzzle]] = {
    "circles": lambda: _marked(
        ["C A T", "O # E", "D E N"],
        _CLUES,
        styles={(0, 0): {"shapebg": "circle"}, (2, 1): {"shapebg": "circle"}},
    ),
    "shades": lambda: _marked(
        ["C A T", "O # E", "D E N"], _CLUES, styles={(0, 1): {"color": "d3d3d3"}}
    ),
    "colours": lambda: _marked(
        ["C A T", "O # E", "D E N"],
        _CLUES,
        styles={
            (0, 0): {"shapebg": "circle"},
            (0, 1): {"color": "d3d3d3", "shapebg": "circle"},
            (2, 2): {"color": "ff0001"},
        },
    ),
    "barred": lambda: _marked(
        ["C A T", "O N E", "D E N"],
        {"Across": [[1, "One"]], "Down": [[1, "Fish"]]},
        styles={(0, 1): {"barred": "B"}, (1, 0): {"barred": "R"}, (1, 1): {"barred": "RB"}},
    ),
    "rebus": lambda: _marked(
        ["HEART A CHE", "# # LUB", "1ST # S"],
        {"Across": [[1, "Pain"]], "Down": [[2, "Clubs"]]},
        styles={(0, 0): {"shapebg": "circle"}, (0, 1): {"shapebg": "circle"}},
    ),
    "unsolved": lambda: _marked(["? ? ?", "? # ?", "? ? ?"], _CLUES, checksum=["salt", "0123ab"]),
    "open": lambda: _marked(["C ? ?", "? ? ?", "? ? N"], _CLUES),
    "described": lambda: _marked(["C A T", "O # E", "D E N"], _CLUES, title="Cats", **_ABOUT),
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
            empty = "-" if any(map(any, rows)) else "X"
            assert shown == {None: ".", "": empty}.get(letter, letter)
    return read

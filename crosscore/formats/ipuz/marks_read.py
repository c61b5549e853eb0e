"""Bars, circles, shading and the like of an .ipuz crossword, read. Nothing is trusted."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from crosscore.alphabet import one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import sentence
from crosscore.formats.ipuz.cell_styles import Styles, style_of, styles_lost
from crosscore.formats.ipuz.document import Document, Grid
from crosscore.formats.ipuz.file import CrosswordDocument
from crosscore.formats.ipuz.keys import OURS
from crosscore.grid import BLOCKED, Cell
from crosscore.puzzle import ABOUT, OpenClue

__all__ = [
    "read_about",
    "read_checksum",
    "read_marks",
    "read_open",
    "read_rebus",
]

MAX_ABOUT = 2_000  #: characters of a text about the puzzle
MAX_HASHES = 100  #: right solutions that a checksum may allow


Place = tuple[Cell, bool]  #: the first cell of a run, and whether it lies across


def read_marks(file: CrosswordDocument, rows: Grid) -> Styles:
    """Bars, circles and shading, of a document whose rows are in reading order.

    Bars at the edge of the grid or beside a block part nothing and are left out.
    """
    marks = Styles()
    named = file.document.get("styles")
    found = file.document.get("puzzle")
    grid = found if isinstance(found, list) else []
    for r, row in enumerate(grid[: len(rows)]):
        for c, cell in enumerate(row[: len(rows[0])] if isinstance(row, list) else ()):
            style = style_of(cell, named)
            if style:
                marks.add((r, c), style)
    marks.within(
        (r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell is not None
    )
    if marks.others:
        file.find("styles", styles_lost(len(marks.others)), sentence("the-grid", "grid"))
    if file.model != BLOCKED:
        marks.bars.clear()
    return marks


def read_about(file: Document) -> dict[str, str]:
    """The texts about the puzzle; those that are too long are cut, with a finding."""
    found = {key: file.text(key, MAX_ABOUT) for key in ABOUT}
    return {key: text for key, text in found.items() if text}


def read_checksum(file: CrosswordDocument) -> tuple[str, ...]:
    """A salt and the hashes of right solutions; () if there are none."""
    found = file.document.get("checksum")
    if found is None:
        return ()
    good = (
        isinstance(found, list)
        and 1 < len(found) <= MAX_HASHES
        and all(isinstance(one, str) and len(one) <= 200 and one_line(one) == one for one in found)
    )
    if not good:
        file.find("key", sentence("no-use", "has a value of no use"), "checksum")
        return ()
    return tuple(found)


def read_rebus(file: CrosswordDocument, rows: Grid) -> frozenset[str]:
    """Texts of cells that are no single letter and are meant so."""
    there = {cell for row in rows for cell in row if cell}
    found = file.ours("rebus", list, [])
    good = {one for one in found if isinstance(one, str) and len(one) <= MAX_CLUSTER}
    if len(good) < len(found):
        file.find("key", sentence("no-use", "has a value of no use"), OURS + "rebus")
    return frozenset(good & there)


def read_open(
    file: CrosswordDocument,
    clues: Mapping[Place, str],
    counts: Mapping[Place, object],
    runs: Collection[Place],
) -> dict[Place, OpenClue]:
    """The clues that wait for words in `runs`, by their place; `counts` are their letter counts.

    Those of words that were taken out are ours: other programs don't see them.
    """
    kept: dict[Place, OpenClue] = {}
    for item in file.ours("former", list, []):
        match item:
            case {
                "row": int(r),
                "column": int(c),
                "across": bool(across),
                "clue": str(clue),
                "answer": [str(), *_] as answer,
            } if ((r, c), across) in runs and all(isinstance(one, str) for one in answer):
                letters = tuple(one_line(one)[:MAX_CLUSTER] for one in answer)
                kept[(r, c), across] = OpenClue(one_line(clue), "", letters)
            case _:
                file.find("key", sentence("no-use", "has a value of no use"), OURS + "former")
    for at, text in clues.items():
        said = counts.get(at)
        count = one_line(said) if isinstance(said, str) and len(said) <= 40 else ""
        if text or count:
            kept[at] = OpenClue(text, count)
    return kept

"""Bars, circles, shading and the like of an .ipuz crossword, read. Nothing is trusted."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from crosscore.alphabet import clean_lines, one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import sentence
from crosscore.formats.ipuz.document import Grid
from crosscore.formats.ipuz.file import CrosswordDocument
from crosscore.formats.ipuz.keys import OURS
from crosscore.grid import BLOCKED, Bar, Cell
from crosscore.puzzle import ABOUT, OpenClue

__all__ = [
    "Marks",
    "read_about",
    "read_checksum",
    "read_marks",
    "read_open",
    "read_rebus",
]

MAX_ABOUT = 2_000  #: characters of a text about the puzzle
MAX_HASHES = 100  #: right solutions that a checksum may allow

_COLOUR = re.compile(r"#?([0-9A-Fa-f]{6})")
_SHORT = re.compile(r"#([0-9A-Fa-f]{3})")
#: where a bar stands, and the cell that ends there, from the cell itself
_SIDES = {"R": (0, 0, True), "B": (0, 0, False), "L": (0, -1, True), "T": (-1, 0, False)}
_HIGHLIGHT = "#ffff99"  #: where a file only says that a cell is marked

Place = tuple[Cell, bool]  #: the first cell of a run, and whether it lies across


class Marks:
    """What a grid's cells are marked with."""

    def __init__(self) -> None:
        self.bars: set[Bar] = set()
        self.circles: set[Cell] = set()
        self.shades: dict[Cell, str] = {}


def _colour(value: object) -> str:
    """A colour as `#rrggbb`; "" if it is none that a cell can be shaded with."""
    text = value.strip() if isinstance(value, str) else ""
    found = _SHORT.fullmatch(text)
    if found:
        return "#" + "".join(2 * digit for digit in found[1].lower())
    found = _COLOUR.fullmatch(text)
    return "#" + found[1].lower() if found else ""


def read_marks(file: CrosswordDocument, rows: Grid) -> Marks:
    """Bars, circles and shading, of a document whose rows are in reading order.

    Bars at the edge of the grid or beside a block part nothing and are left out.
    """
    marks = Marks()
    named = file.document.get("styles")
    named = named if isinstance(named, Mapping) else {}
    found = file.document.get("puzzle")
    grid = found if isinstance(found, list) else []
    others = 0
    for r, row in enumerate(grid[: len(rows)]):
        for c, cell in enumerate(row[: len(rows[0])] if isinstance(row, list) else ()):
            style = cell.get("style") if isinstance(cell, Mapping) else None
            if isinstance(style, str):
                style = named.get(style)
            if isinstance(style, Mapping) and style:
                others += not _read_style(marks, style, (r, c), rows)
    if others:
        file.find("styles", _unkept(others), sentence("the-grid", "grid"))
    if file.model != BLOCKED:
        marks.bars.clear()
    return marks


def _read_style(marks: Marks, style: Mapping[str, Any], cell: Cell, rows: Grid) -> bool:
    """Note the marks of one cell; False if some of them aren't kept."""
    whole = True
    r, c = cell
    for key, value in style.items():
        match key:
            case "barred" if isinstance(value, str) and set(value.upper()) <= set(_SIDES):
                for side in value.upper():
                    down, on, across = _SIDES[side]
                    at = r + down, c + on
                    after = (at[0], at[1] + 1) if across else (at[0] + 1, at[1])
                    if _inside(rows, at) and _inside(rows, after):
                        marks.bars.add((at, across))
            case "shapebg" if value == "circle" and rows[r][c] is not None:
                marks.circles.add(cell)
            case "highlight":
                if value is True and rows[r][c] is not None:
                    marks.shades.setdefault(cell, _HIGHLIGHT)
            case "color" if _colour(value):
                if rows[r][c] is not None:
                    marks.shades[cell] = _colour(value)
            case _:
                whole = whole and not value
    return whole


def _inside(rows: Grid, cell: Cell) -> bool:
    r, c = cell
    return 0 <= r < len(rows) and 0 <= c < len(rows[0]) and rows[r][c] is not None


def _unkept(cells: int) -> Any:
    return sentence(
        "ipuz-styles-lost",
        "has colours, pictures or other marks in {cells} cells, which are not kept",
        one="has a colour, picture or other mark in {cells} cell, which is not kept",
        cells=cells,
    )


def read_about(file: CrosswordDocument) -> dict[str, str]:
    """The texts about the puzzle; those that are too long are cut, with a finding."""
    kept: dict[str, str] = {}
    for key in ABOUT:
        value = file.document.get(key)
        if value is None:
            continue
        if not isinstance(value, str):
            file.find("text", sentence("no-text", "is no text"), key)
            continue
        text = clean_lines(value) if key == "notes" else one_line(value)
        if len(text) > MAX_ABOUT:
            message = sentence(
                "text-cut",
                "has {characters:,} characters; {most:,} are kept",
                characters=len(text),
                most=MAX_ABOUT,
            )
            file.find("text", message, key)
            text = text[:MAX_ABOUT].strip()
        if text:
            kept[key] = text
    return kept


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
    unfilled: Collection[Place],
) -> dict[Place, OpenClue]:
    """The clues of the `unfilled` runs by their place; `counts` are their letter counts.

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
            } if ((r, c), across) in unfilled and all(isinstance(one, str) for one in answer):
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

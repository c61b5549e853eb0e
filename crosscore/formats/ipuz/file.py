"""What the file of a crossword has, one by one: grid, numbers, clues. Nothing is trusted."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

from crosscore import alphabet
from crosscore.alphabet import one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.formats.ipuz.document import Document, Grid, cell_name
from crosscore.formats.ipuz.keys import BLOCK, EMPTY, MAX_SIDE, OURS
from crosscore.formats.lost import guessed
from crosscore.grid import BLOCKED, CROSSING, LETTERS, Cell, Model, find_slots, is_full
from crosscore.kinds.registry import models_of, usual

__all__ = ["CrosswordDocument", "clue_name"]

_ROWS = 40  #: that are read between two pauses


def clue_name(number: int, across: bool) -> Sentence:
    """A clue as a finding names it."""
    if across:
        return sentence("clue-across", "{number} Across", number=number)
    return sentence("clue-down", "{number} Down", number=number)


class CrosswordDocument(Document):
    """A document that is a crossword."""

    def __init__(self, document: object, name: str) -> None:
        super().__init__(document, name)
        self.enumerations: dict[tuple[bool, int], object] = {}
        self.shown: dict[Cell, str] = {}  # letters that the puzzle gives away
        self.model: Model = CROSSING  # or BLOCKED; `solution` finds it out

    def language(self, rows: Grid, clues: Iterable[str]) -> str:
        """The puzzle's language: as it says, or else guessed from its letters.

        Of a grid without letters from its clues, English if they do not tell.
        """
        code = self.ours("language", str, "")
        if code:
            return alphabet.get(code).code
        full = [cells for _, cells in find_slots(rows) if is_full(rows, cells)]
        words = ["".join(str(rows[r][c]) for r, c in cells) for cells in full]
        lines = words or ["".join(cell or "" for cell in row) for row in rows]
        return guessed(lines, list(clues))

    def kind(self, rows: Grid) -> str:
        """The kind of puzzle: as the file says, else by what its grid is made of."""
        found = usual(self.model, digits=self.is_numbers(rows))
        return one_line(self.ours("kind", str, found))

    def is_numbers(self, rows: Grid) -> bool:
        """Whether the grid has blocks and digits, and nothing else."""
        letters = "".join(cell for row in rows for cell in row if cell)
        return self.model == BLOCKED and letters.isdecimal()

    def solution(self) -> Generator[None, None, Grid]:
        """The letters by row; None for cells outside and for blocks, "" for empty cells."""
        found = self.document.get("solution") if "solution" in self.document else self._unsolved()
        block = self.document.get("block", BLOCK)
        is_open = self._open_cells()
        texts: dict[str, str] = {}  # letters as cells hold them
        blocks = voids = empty = 0
        if not isinstance(found, list) or not found or not isinstance(found[0], list):
            raise self.refuse(sentence("ipuz-no-solution", "it has no solution"))
        width = self.width_of(found, MAX_SIDE)
        size = self.document.get("dimensions")
        if size != {"width": width, "height": len(found)}:
            message = sentence(
                "dimensions",
                "should be {width} × {height}, as the solution is",
                width=width,
                height=len(found),
            )
            self.find("dimensions", message, sentence("the-file", "file"))
        rows: Grid = []
        for r, row in enumerate(found):
            if not isinstance(row, list) or len(row) != width:
                raise self.refuse(
                    sentence(
                        "ipuz-solution-row",
                        "row {row} of its solution has not {width} cells like row 1",
                        row=r + 1,
                        width=width,
                    )
                )
            if r % _ROWS == 0:
                yield
            cells: list[str | None] = []
            for cell in row:
                value = cell.get("value") if isinstance(cell, dict) else cell
                if isinstance(value, str) and (known := texts.get(value)):
                    cells.append(known)
                elif value is None and not is_open(r, len(cells)):
                    cells.append(None)
                    voids += 1
                elif value == block:
                    cells.append(None)
                    blocks += 1
                elif value is None or self._is_empty(value):
                    cells.append("")
                    empty = empty or r + 1
                elif isinstance(value, str) and value and len(value) <= MAX_CLUSTER:
                    texts[value] = one_line(value)
                    cells.append(texts[value])
                else:
                    raise self._no_letter(r + 1)
            rows.append(cells)
        kind = self.document.get(OURS + "kind")
        models = models_of(kind) if isinstance(kind, str) else ()
        if len(models) == 1 and models[0] != LETTERS:
            self.model = models[0]
        else:
            letters = "".join(cell or "" for row in rows for cell in row)
            packed = blocks or empty or letters.isdecimal() or self._barred()
            self.model = BLOCKED if packed else CROSSING
        if empty and self.model != BLOCKED:
            raise self._no_letter(empty)
        if self.model == BLOCKED and voids:
            message = sentence(
                "voids-are-blocks",
                "has {cells} cells outside, which become blocks",
                cells=voids,
            )
            self.find("void", message, sentence("the-grid", "grid"))
        return rows

    def _barred(self) -> bool:
        """Whether bars part words; cells name their style, or have it."""
        named = self.document.get("styles")
        named = named if isinstance(named, dict) else {}
        found = self.document.get("puzzle")
        for row in found if isinstance(found, list) else ():
            for cell in row if isinstance(row, list) else ():
                style = cell.get("style") if isinstance(cell, dict) else None
                style = named.get(style) if isinstance(style, str) else style
                if isinstance(style, dict) and style.get("barred"):
                    return True
        return False

    def _no_letter(self, row: int) -> CrosscoreError:
        return self.refuse(
            sentence(
                "ipuz-no-letter",
                "row {row} of its solution holds a cell without a letter",
                row=row,
            )
        )

    def _unsolved(self) -> object:
        """A solution without letters, for a file that has none; None where it has no grid."""
        found = self.document.get("puzzle")
        if not isinstance(found, list) or not all(isinstance(row, list) for row in found):
            return None
        block = self.document.get("block", BLOCK)

        def blank(cell: object) -> object:
            value = cell.get("cell", 0) if isinstance(cell, dict) else cell
            return value if value is None or value == block else EMPTY

        return [[blank(cell) for cell in row] for row in found]

    def _is_empty(self, value: object) -> bool:
        """Whether a cell of the solution has no letter yet, or none that can be seen."""
        if isinstance(value, str) and not one_line(value):
            return True
        marks = (EMPTY, self.document.get("empty", EMPTY))
        return any(value == mark and type(value) is type(mark) for mark in marks)

    def _open_cells(self) -> Callable[[int, int], bool]:
        """Whether the puzzle shows a cell where the solution says nothing; only among blocks."""
        if models_of(str(self.document.get(OURS + "kind"))) == (CROSSING,):
            return lambda r, c: False
        found: Any = self.document.get("puzzle")
        block = self.document.get("block", BLOCK)

        def is_open(r: int, c: int) -> bool:
            try:
                cell = found[r][c]
            except (TypeError, IndexError, KeyError):
                return False
            value = cell.get("cell", 0) if isinstance(cell, dict) else cell
            return value is not None and value != block

        return is_open

    def labels(self, rows: Grid) -> Generator[None, None, dict[Cell, int]]:
        """The numbers that the puzzle's cells show; its shape must be the solution's."""
        height, width = len(rows), len(rows[0])
        found = self.document.get("puzzle")
        block = self.document.get("block", BLOCK)
        if not isinstance(found, list) or len(found) != height:
            raise self.refuse(
                sentence(
                    "ipuz-rows", "its puzzle has not {rows} rows like its solution", rows=height
                )
            )
        labels: dict[Cell, int] = {}
        for r, row in enumerate(found):
            if not isinstance(row, list) or len(row) != width:
                raise self.refuse(
                    sentence(
                        "ipuz-puzzle-row",
                        "row {row} of its puzzle has not {width} cells",
                        row=r + 1,
                        width=width,
                    )
                )
            if r % _ROWS == 0:
                yield
            for c, cell in enumerate(row):
                value = cell.get("cell", 0) if isinstance(cell, dict) else cell
                shown = cell.get("value") if isinstance(cell, dict) else None
                if isinstance(shown, str) and one_line(shown) and len(shown) <= MAX_CLUSTER:
                    self.shown[r, c] = one_line(shown)
                if (value is None or value == block) != (rows[r][c] is None):
                    message = sentence(
                        "shape", "is a letter in one and none in the other of puzzle and solution"
                    )
                    self.find("shape", message, cell_name(r, c))
                if isinstance(value, str) and value.isdecimal() and len(value) < 7:
                    value = int(value)
                if isinstance(value, int) and not isinstance(value, bool) and value:
                    labels[r, c] = value
        return labels

    def clues(self) -> dict[tuple[bool, int], str]:
        """Clue texts by (across, number), in the file's order."""
        found = self.document.get("clues", {})
        if not isinstance(found, dict):
            raise self.refuse(sentence("ipuz-no-clues", "it has no clues"))
        clues: dict[tuple[bool, int], str] = {}
        for heading, items in found.items():
            direction = heading.split(":")[0]
            if direction not in ("Across", "Down") or not isinstance(items, list):
                self.find("clues", sentence("list-unread", "is a list that is not read"), heading)
                continue
            for item in items:
                number: object = None
                text: object = None
                if isinstance(item, dict):
                    number, text = item.get("number"), item.get("clue")
                elif isinstance(item, list) and len(item) == 2:
                    number, text = item
                if isinstance(number, str) and number.isdecimal() and len(number) < 7:
                    number = int(number)
                if not isinstance(number, int) or isinstance(number, bool):
                    self.find("clue", sentence("has-no-number", "has no number"), direction)
                elif (direction == "Across", number) in clues:
                    message = sentence("clue-twice", "stands twice")
                    self.find("clue", message, clue_name(number, direction == "Across"))
                else:
                    self.enumerations[direction == "Across", number] = (
                        item.get("enumeration") if isinstance(item, dict) else None
                    )
                    clues[direction == "Across", number] = (
                        one_line(text) if isinstance(text, str) else ""
                    )
        return clues

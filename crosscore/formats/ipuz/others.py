"""Bring what other programs write into .ipuz files to the form of our own files.

Rows in visual order become rows in reading order, HTML texts become plain ones, letters in objects
and lists just letters. Whatever has no place in a puzzle here is a finding. Nothing is trusted, and
whatever is odd is left for the reader to judge.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

from crosscore import alphabet
from crosscore.alphabet import one_line
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.ipuz.keys import BLOCK, EMPTY, MAX_SIDE, OURS, VISUAL
from crosscore.grid import Cell, find_slots, number_cells

__all__ = ["adapted"]

_TEXTS = ("title", "author", "intro", "notes")
#: keys of the file as a whole that say something, and have no place here
_UNKEPT = ("editor", "publisher", "publication", "url", "date", "difficulty", "explanation",
           "zones", "misses", "annotation")  # fmt: skip
_HEADINGS = {"across": "Across", "down": "Down"}
_TAG = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9]{0,15})(?:\s[^<>]{0,500})?/?>")
_BREAKS = frozenset(("br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4"))
_MEANING = frozenset(("sub", "sup", "img", "table", "svg", "s", "strike", "del"))
_ENTITY = re.compile(r"&#?[A-Za-z0-9]{1,31};")


def adapted(document: dict[str, Any]) -> tuple[dict[str, Any], list[Issue]]:
    """A document like that of another program which our reader understands, and findings."""
    maker = _Adapter(dict(document))
    maker.texts()
    maker.styles()
    maker.codes()
    maker.letters()
    maker.turn()
    maker.rest()
    return maker.document, maker.findings


def _grid(found: object) -> list[list[Any]]:
    """A grid whose rows are equally long; [] if it is none."""
    if not isinstance(found, list) or not 0 < len(found) <= MAX_SIDE:
        return []
    if not all(isinstance(row, list) and len(row) == len(found[0]) for row in found):
        return []
    return found if 0 < len(found[0]) <= MAX_SIDE else []


def _items(grid: list[list[Any]]) -> Iterator[tuple[Cell, Any]]:
    for r, row in enumerate(grid):
        for c, cell in enumerate(row):
            yield (r, c), cell


class _Adapter:
    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.findings: list[Issue] = []
        self.meant = 0  # texts of which more than looks was lost

    def find(self, code: str, message: Sentence) -> None:
        self.findings.append(Issue(code, message, sentence("the-file", "file")))

    def plain(self, text: str, gap: str = " ") -> str:
        """A text without the tags and entities of HTML; `gap` stands for the end of a line."""
        if "<" in text:
            tags = {tag[2].lower() for tag in _TAG.finditer(text)}
            self.meant += bool(tags & _MEANING)
            text = _TAG.sub(lambda tag: gap if tag[2].lower() in _BREAKS else "", text)
        return _ENTITY.sub(lambda found: html.unescape(found[0]), text)

    def texts(self) -> None:
        """Texts without HTML; notes stand with the text above the clues."""
        document = self.document
        for key in _TEXTS:
            if isinstance(document.get(key), str):
                document[key] = self.plain(document[key], "\n" if key != "title" else " ")
        notes = document.get("notes")
        if isinstance(notes, str) and notes.strip():
            intro = document.get("intro")
            both = [intro, notes] if isinstance(intro, str) and intro.strip() else [notes]
            document["intro"] = "\n\n".join(both)
        lists = document.get("clues")
        if isinstance(lists, dict):
            document["clues"] = {
                _HEADINGS.get(heading, heading): [self.clue(item) for item in items]
                if isinstance(items, list)
                else items
                for heading, items in lists.items()
            }
            self.unnumbered()
        if self.meant:
            self.find("html", _html_lost(self.meant))

    def clue(self, item: object) -> object:
        """A clue with a plain text, and with one number."""
        if isinstance(item, str):
            return {"clue": self.plain(item)}
        if isinstance(item, list) and len(item) == 2 and isinstance(item[1], str):
            return [item[0], self.plain(item[1])]
        if not isinstance(item, dict):
            return item
        made = dict(item)
        if isinstance(made.get("clue"), str):
            made["clue"] = self.plain(made["clue"])
        several = made.get("numbers")
        if "number" not in made and isinstance(several, list) and several:
            made["number"] = several[0]
        if "number" not in made and isinstance(made.get("label"), str):
            made["number"] = made["label"]
        return made

    def unnumbered(self) -> None:
        """Give clues without any number those of the words, if there are as many."""
        rows = self.shape("puzzle")
        slots = find_slots(rows)
        numbers = number_cells(cells[0] for _, cells in slots)
        for heading, items in self.document["clues"].items():
            across = heading.split(":")[0] == "Across"
            own = sorted(numbers[cells[0]] for direction, cells in slots if direction is across)
            bare = isinstance(items, list) and all(
                isinstance(item, dict) and "number" not in item for item in items
            )
            if bare and heading.split(":")[0] in ("Across", "Down") and len(items) == len(own):
                self.document["clues"][heading] = [
                    {**item, "number": number} for item, number in zip(items, own, strict=True)
                ]

    def shape(self, key: str) -> list[list[str | None]]:
        """A grid's cells as "", blocks and what is outside as None."""
        block = self.document.get("block", BLOCK)

        def taken(cell: object) -> str | None:
            value = cell.get("cell", 0) if isinstance(cell, dict) else cell
            return None if value is None or value == block else ""

        return [[taken(cell) for cell in row] for row in _grid(self.document.get(key))]

    def styles(self) -> None:
        """Report circles, bars and other marks; they are not kept."""
        named = self.document.get("styles")
        circles = bars = others = 0
        for _, cell in _items(_grid(self.document.get("puzzle"))):
            style = cell.get("style") if isinstance(cell, dict) else None
            if isinstance(style, str) and isinstance(named, dict):
                style = named.get(style)
            if not isinstance(style, dict):
                continue
            circle = style.get("shapebg") == "circle"
            bar = bool(style.get("barred"))
            circles += circle
            bars += bar
            others += not circle and not bar and any(style.values())
        if circles:
            self.find("circles", lost.circles(circles))
        if bars:
            self.find("bars", _bars_lost(bars))
        if others:
            self.find("styles", _styles_lost(others))

    def codes(self) -> None:
        """Take numbers for letters out, those of a code word puzzle: they number no clues."""
        found = _grid(self.document.get("puzzle"))
        labels = [cell.get("cell") if isinstance(cell, dict) else cell for _, cell in _items(found)]
        numbers = [x for x in map(str, labels) if x.isdecimal() and x.strip("0")]
        coded = "coded" in str(self.document.get("kind"))[:400]
        if not numbers or (2 * len(set(numbers)) > len(numbers) and not coded):
            return
        block = self.document.get("block", BLOCK)
        self.document["puzzle"] = [
            [
                cell if (cell.get("cell", 0) if isinstance(cell, dict) else cell) in (None, block)
                else EMPTY
                for cell in row
            ]
            for row in found
        ]  # fmt: skip
        message = sentence("ipuz-codes-lost", "has numbers for letters, which are not kept")
        self.find("codes", message)

    def letters(self) -> None:
        """The solution as plain letters: objects and lists of alternatives have one each."""
        found = _grid(self.document.get("solution"))
        if not found:
            return
        empty = self.document.get("empty", EMPTY)
        several = 0

        def letter(cell: object) -> object:
            nonlocal several
            if isinstance(cell, dict):
                cell = cell.get("value", cell.get("cell"))
            if isinstance(cell, list):
                several += len(cell) > 1
                cell = cell[0] if cell else None
            if isinstance(cell, int) and not isinstance(cell, bool) and cell != empty:
                return str(cell) if 0 <= cell <= 9 else cell
            return cell

        block = self.document.get("block", BLOCK)
        blocks = {
            at
            for at, cell in _items(_grid(self.document.get("puzzle")))
            if block == (cell.get("cell", 0) if isinstance(cell, dict) else cell) is not None
        }
        made = [[letter(cell) for cell in row] for row in found]
        for r, row in enumerate(made):
            for c, cell in enumerate(row):
                if cell is None and (r, c) in blocks:
                    row[c] = block  # many programs have nothing there in the solution
        self.document["solution"] = made
        if several:
            self.find("alternatives", _alternatives_lost(several))

    def turn(self) -> None:
        """Bring rows of a right-to-left puzzle that stand as they are seen into reading order."""
        found = _grid(self.document.get("solution"))
        shape, shown = self.shape("solution"), self.shape("puzzle")
        text = "".join(cell for _, cell in _items(found) if isinstance(cell, str))
        told = self.document.get(OURS + "rows") == VISUAL
        if not told and (not shown or alphabet.direction(text, "ltr") != "rtl"):
            return
        mirrored = [row[::-1] for row in shown]
        if not told and shape != shown and shape == mirrored:
            # Some programs turn the letters round, and leave the numbers as they are.
            self.document["solution"] = [row[::-1] for row in found]
        elif told or self.seen(shown, mirrored):
            for key in ("puzzle", "solution", "saved"):
                grid = _grid(self.document.get(key))
                if grid:
                    self.document[key] = [row[::-1] for row in grid]

    def seen(self, shown: list[list[str | None]], mirrored: list[list[str | None]]) -> bool:
        """Whether rows begin at their right end: as the numbers tell, or else the clues' cells."""
        labels: dict[Cell, object] = {}
        width = len(shown[0])
        for (r, c), cell in _items(_grid(self.document.get("puzzle"))):
            value = cell.get("cell") if isinstance(cell, dict) else cell
            if isinstance(value, str) and value.isdecimal() and len(value) < 7:
                value = int(value)
            if isinstance(value, int) and value:
                labels[r, c] = value
        as_read = number_cells(cells[0] for _, cells in find_slots(shown))
        as_seen = number_cells(cells[0] for _, cells in find_slots(mirrored))
        turned = {(r, width - 1 - c): label for (r, c), label in labels.items()}
        if (labels == as_read) != (turned == as_seen):
            return turned == as_seen
        return self.descending()

    def descending(self) -> bool:
        """Whether the cells of most clues across, where they are told, run to the left."""
        lists = self.document.get("clues")
        falls = rises = 0
        for heading, items in lists.items() if isinstance(lists, dict) else ():
            if heading.split(":")[0] != "Across" or not isinstance(items, list):
                continue
            for item in items:
                cells = item.get("cells") if isinstance(item, dict) else None
                match cells:
                    case [[int(first), int(row)], [int(second), int(other)], *_] if row == other:
                        falls += second < first
                        rises += second > first
        return falls > rises

    def rest(self) -> None:
        """Report what a solver had filled in, and texts that have no place here."""
        blanks = (
            "",
            "0",
            "-",
            self.document.get("empty", EMPTY),
            self.document.get("block", BLOCK),
        )
        filled = sum(
            isinstance(cell, str) and cell not in blanks
            for _, cell in _items(_grid(self.document.get("saved")))
        )
        if filled:
            self.find("saved", lost.filled_in(filled))
        notice = self.document.get("copyright")
        if isinstance(notice, str) and one_line(notice):
            message = sentence(
                "imported-copyright",
                "has a copyright notice, which is not kept: {notice}",
                notice=one_line(notice)[:200],
            )
            self.find("text", message)
        unkept = [key for key in _UNKEPT if self.document.get(key)]
        if unkept:
            message = sentence(
                "ipuz-keys-lost", "has entries that are not kept: {keys}", keys=unkept
            )
            self.find("keys", message)


def _html_lost(texts: int) -> Sentence:
    return sentence(
        "html-lost",
        "has pictures, small raised letters or the like in {texts} texts; only their "
        "letters are kept",
        one=(
            "has pictures, small raised letters or the like in {texts} text; only its "
            "letters are kept"
        ),
        texts=texts,
    )


def _bars_lost(cells: int) -> Sentence:
    return sentence(
        "ipuz-bars-lost",
        "parts words by bars at {cells} cells, which is not kept: words on both sides become one",
        one=(
            "parts words by bars at {cells} cell, which is not kept: words on both sides become one"
        ),
        cells=cells,
    )


def _styles_lost(cells: int) -> Sentence:
    return sentence(
        "ipuz-styles-lost",
        "has colours, pictures or other marks in {cells} cells, which are not kept",
        one="has a colour, picture or other mark in {cells} cell, which is not kept",
        cells=cells,
    )


def _alternatives_lost(cells: int) -> Sentence:
    return sentence(
        "alternatives-lost",
        "allows several letters in {cells} cells; the first is kept",
        one="allows several letters in {cells} cell; the first is kept",
        cells=cells,
    )

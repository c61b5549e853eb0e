"""The XML of Universal Uclick's newspapers -> crossword. It is read, not written.

    <crossword>
      <Title v="A%20title"/> <Author v=""/> <Editor v=""/> <Copyright v=""/>
      <Width v="3"/> <Height v="3"/> <AllAnswer v="CATO-EWAR"/>      `-` is a block
      <across> <a1 a="CAT" c="Purrs" n="1" cn="1"/> ... </across>
      <down> <d1 a="COW" c="Moos" n="1" cn="1"/> ... </down>

`n` is the place of a word's first cell, counted from 1 by rows; some files leave it out. Clues are
written as in addresses (`%20`). Facts from kotwords and xd-crossword-tools.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from crosscore.alphabet import one_line
from crosscore.errors import Issue, sentence
from crosscore.formats.imported import MAX_SIDE, Clue, Crossword, miscounted, refused
from crosscore.formats.jpz.tree import Node, parse
from crosscore.grid import BLOCKED, find_slots
from crosscore.kinds.registry import usual
from crosscore.puzzle import Puzzle

__all__ = ["load", "recognises"]

_START = re.compile(rb"\s*<(?:\?xml\b|!--|crossword)")
_GRID = re.compile(rb"<AllAnswer\b")
_LOOKED = 2**16  #: bytes in which the grid stands
_NUMBER = re.compile(r"\d{1,6}")
_ABOUT = {"Copyright": "copyright", "Editor": "editor", "Publisher": "publisher", "Date": "date"}
_READ = ("Title", "Author", "Width", "Height", "AllAnswer", "across", "down")


def recognises(data: bytes) -> bool:
    """Whether a file is XML with the grid of such a crossword in an attribute."""
    start = data[:_LOOKED].removeprefix(b"\xef\xbb\xbf")
    return _START.match(start) is not None and _GRID.search(start) is not None


def load(data: bytes, name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle, and what couldn't be kept.

    Raises `CrosscoreError` as `jpz.tree.parse` does, and (code "not-opened") where grid and clues
    do not fit together.
    """
    root = parse(data, name)
    found = root.first("crossword") or root
    said = {one.name: _said(one, "v") for one in found.inside if isinstance(one, Node)}
    read = Crossword(name, _rows(said, name), across_first=True)
    read.blocks = {
        (r, c) for r, row in enumerate(read.rows) for c, cell in enumerate(row) if cell is None
    }
    read.kind = usual(BLOCKED, digits=False)
    read.title, read.author = said.get("Title", ""), said.get("Author", "")
    read.about = {key: said[tag] for tag, key in _ABOUT.items() if said.get(tag)}
    others = [f"{tag} ({text[:60]})" for tag, text in said.items() if text and tag not in _KNOWN]
    if others:
        read.find(
            "text",
            sentence(
                "imported-details", "has details that are not kept: {details}", details=others[:9]
            ),
        )
    slots = find_slots(read.rows)
    lists = {True: found.first("across"), False: found.first("down")}
    clues = {across: _clues(listed) for across, listed in lists.items()}
    if sum(map(len, clues.values())) != len(slots):
        raise miscounted(name, sum(map(len, clues.values())), len(slots))
    for across, items in clues.items():
        own = sorted(cells for lies, cells in slots if lies is across)
        if len(own) != len(items):
            raise miscounted(name, sum(map(len, clues.values())), len(slots))
        for cells, item in zip(own, items, strict=True):
            answer = "".join(read.rows[r][c] or "" for r, c in cells)
            if _said(item, "a") not in ("", answer):
                raise refused(
                    name,
                    sentence(
                        "uclick-answer",
                        "the answer {answer} of one of its clues is not what stands in its grid",
                        answer=_said(item, "a")[:40],
                    ),
                )
            read.clues.append(Clue(cells, _said(item, "c"), "", item.get("cn")))
    read.counted = False
    return read.puzzle()


_KNOWN = (*_ABOUT, *_READ)


def _said(node: Node, attribute: str) -> str:
    return one_line(unquote(node.get(attribute)))


def _clues(listed: Node | None) -> list[Node]:
    """The clues of a list in the order of their words."""
    items = [one for one in listed.inside if isinstance(one, Node)] if listed else []
    if all(_NUMBER.fullmatch(item.get("n")) for item in items):
        items.sort(key=lambda item: int(item.get("n")))
    return items


def _rows(said: dict[str, str], name: str) -> list[list[str | None]]:
    """The grid; `-` is a block."""
    width, height = (
        int(said[side]) if _NUMBER.fullmatch(said.get(side, "")) else 0
        for side in ("Width", "Height")
    )
    letters = said.get("AllAnswer", "")
    fits = len(letters) == width * height
    if not fits or not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE:
        raise refused(
            name,
            sentence(
                "imported-size", "its grid is empty or larger than {most} × {most}", most=MAX_SIDE
            ),
        )
    cells = [None if letter == "-" else letter for letter in letters]
    return [list(cells[at : at + width]) for at in range(0, len(cells), width)]

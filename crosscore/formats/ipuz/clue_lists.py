"""The clue lists of .ipuz files of other programs: which clue is of which word.

A clue may name its number, the numbers at both ends of its word, its cells, or nothing but its
direction. Nothing is trusted.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from crosscore import alphabet
from crosscore.alphabet import one_line
from crosscore.formats.ipuz.markup import plain
from crosscore.grid import Cell, Slot, number_cells

__all__ = ["Listed", "Places", "direction_of", "listed"]

_RANGE = re.compile(r"(\w{1,6})\s*[-–—]\s*(\w{1,6})")
_BASES = (1, 0)  #: what columns and rows count from: the specification has 1, some programs 0
_MOST_CELLS = 400  #: of one clue
_MOST_ONWARD = 50  #: other words of one clue
_CORNERS = 6  #: names that a cell may have


@dataclass(slots=True)
class Listed:
    """A clue as its list has it. `across` is None where the list does not tell a direction.

    `cells` are (column, row) as in the file; `onward` are the other words of its answer.
    """

    heading: str
    across: bool | None
    number: str = ""
    text: str = ""
    counts: str = ""
    label: str = ""
    cells: list[tuple[int, int]] = field(default_factory=list)
    onward: list[tuple[bool | None, str]] = field(default_factory=list)
    meant: bool = False  #: markup or a picture was lost without which it may mean something else
    hinted: bool = False  #: it has hints
    explained: bool = False  #: it has an explanation

    @property
    def name(self) -> str:
        """The clue as a finding names it."""
        return " ".join(filter(None, (self.number, self.text or self.heading)))[:60]


@cache
def _headings() -> dict[str, bool]:
    """What the lists are called in all languages that the sheet can have."""
    found: dict[str, bool] = {"horizontal": True, "vertical": False}
    for each in alphabet.languages():
        words = alphabet.wording(each.code)
        for across, name in ((True, "across"), (False, "down")):
            if words.is_native(name):
                found.setdefault(words.label(name).casefold(), across)
    return found


def direction_of(heading: str) -> bool | None:
    """Whether a list of this name has clues across, or down; None if it does not say."""
    first, _, shown = heading.partition(":")
    for name in (first, shown):
        plainly = one_line(plain(name)[0]).strip(" :.").casefold()
        if plainly in ("across", "down"):
            return plainly == "across"
        if plainly in _headings():
            return _headings()[plainly]
    return None


def listed(lists: Mapping[str, Any]) -> list[Listed]:
    """All clues of all lists, in the file's order; what is no clue is left out."""
    found = []
    for heading, items in lists.items():
        if not isinstance(items, list):
            continue
        across = direction_of(heading)
        found += [clue for item in items if (clue := _clue(item, heading, across)) is not None]
    return found


def _clue(item: object, heading: str, across: bool | None) -> Listed | None:
    made = Listed(heading, across)
    text: object = None
    pictured = False
    match item:
        case str():
            text = item
        case [number, str(text), *_]:
            made.number = _number(number)
        case {**keys}:
            text = keys.get("clue")
            made.number = _number(keys.get("number", keys.get("numbers")))
            label = keys.get("label")
            made.label = one_line(plain(label)[0])[:40] if isinstance(label, str) else ""
            made.number = made.number or made.label
            made.counts = _counts(keys.get("enumeration"))
            made.cells = _cells(keys.get("cells"))
            made.onward = _onward(keys.get("continued"))
            made.hinted = bool(keys.get("hints"))
            made.explained = bool(keys.get("explanation") or keys.get("citation"))
            pictured = bool(keys.get("image"))
            several = keys.get("numbers")
            if isinstance(several, list) and not made.onward:
                made.onward = [(None, _number(one)) for one in several[1:_MOST_ONWARD]]
        case _:
            return None
    if isinstance(text, str):
        text, made.meant = plain(text)
        made.text = one_line(text)
    made.meant |= pictured
    return made


def _number(found: object) -> str:
    if isinstance(found, list) and found:
        found = found[0]
    if isinstance(found, bool) or not isinstance(found, int | str):
        return ""
    return one_line(str(found)[:40]).strip(".")


def _counts(found: object) -> str:
    if isinstance(found, int) and not isinstance(found, bool):
        return str(found)[:9]
    return one_line(plain(found)[0]) if isinstance(found, str) and len(found) < 200 else ""


def _cells(found: object) -> list[tuple[int, int]]:
    if not isinstance(found, list) or len(found) > _MOST_CELLS:
        return []
    pairs = []
    for pair in found:
        match pair:
            case [int(column), int(row)]:
                pairs.append((column, row))
            case _:
                return []
    return pairs


def _onward(found: object) -> list[tuple[bool | None, str]]:
    onward = []
    for item in found[:_MOST_ONWARD] if isinstance(found, list) else []:
        match item:
            case {"number": number, **keys}:
                heading = keys.get("direction")
                across = direction_of(heading) if isinstance(heading, str) else None
                onward.append((across, _number(number)))
    return onward


class _Names:
    """Slots by the numbers at their first cells, or at both ends."""

    def __init__(self, slots: Sequence[Slot], names: Mapping[Cell, Sequence[str]]) -> None:
        self.by_first: dict[tuple[str, bool], list[tuple[Cell, ...]]] = {}
        self.by_ends: dict[tuple[str, str, bool], list[tuple[Cell, ...]]] = {}
        for across, cells in slots:
            for first in _few(names.get(cells[0], ())):
                self.by_first.setdefault((first, across), []).append(cells)
                for last in _few(names.get(cells[-1], ())):
                    self.by_ends.setdefault((first, last, across), []).append(cells)

    def knows(self, number: str) -> bool:
        """Whether a slot starts at a number."""
        return (number, True) in self.by_first or (number, False) in self.by_first

    def slot(self, number: str, across: bool | None) -> tuple[Cell, ...]:
        """The slot that starts at a number, or runs from one to another (`2-3`); () if none does.

        Neither does one of several.
        """
        ways = (True, False) if across is None else (across,)
        ends = _RANGE.fullmatch(number)
        if ends and not self.knows(number):
            found = [run for way in ways for run in self.by_ends.get((ends[1], ends[2], way), ())]
        else:
            found = [run for way in ways for run in self.by_first.get((number, way), ())]
        return found[0] if len(found) == 1 else ()


def _few(names: Sequence[str]) -> list[str]:
    """The names of a cell, each once: its number, and those in its corners."""
    return [name for name in dict.fromkeys(names) if name][:_CORNERS]


class Places:
    """The slots of a grid by what clues may call them."""

    def __init__(
        self,
        slots: Sequence[Slot],
        open_cells: Set[Cell],
        labels: Mapping[Cell, str],
        marks: Mapping[Cell, Sequence[str]],
    ) -> None:
        self.slots = slots
        self.starts = {(cells[0], across): cells for across, cells in slots}
        self.runs = {cells for _, cells in slots}
        self.open = open_cells
        counted = number_cells(cells[0] for _, cells in slots)
        self.counted = _Names(slots, {cell: [str(number)] for cell, number in counted.items()})
        shown = {cell: [labels.get(cell, ""), *marks.get(cell, ())] for cell in {*labels, *marks}}
        self.shown = _Names(slots, shown)
        starts = [(labels.get(cells[0], ""), across) for across, cells in slots]
        starts = [start for start in starts if start[0]]
        #: where a number stands twice, the counted ones would be those of other words
        self.names = (self.shown, self.counted)[: 2 if len(set(starts)) == len(starts) else 1]
        self.width = 0  #: of a grid that the file has mirrored; 0 if it has not

    def base(self, clues: Iterable[Listed]) -> int:
        """What the clues' cells count from: what makes more of them runs of the grid."""
        told = [clue for clue in clues if clue.cells]
        return max(
            _BASES, key=lambda base: sum(self.cells(clue, base) in self.runs for clue in told)
        )

    def cells(self, clue: Listed, base: int) -> tuple[Cell, ...]:
        """The cells that a clue names."""
        found = [(r - base, c - base) for c, r in clue.cells]
        return tuple((r, self.width - 1 - c) if self.width else (r, c) for r, c in found)

    def covers(self, cells: tuple[Cell, ...]) -> bool:
        """Whether cells are a word, either way round, or several in a row; or a single cell."""
        at = 0
        while at < len(cells):
            ways = (self.starts.get((cells[at], way), ()) for way in (True, False))
            length = max(
                (len(run) for run in ways if run and cells[at : at + len(run)] == run), default=0
            )
            if not length:
                return len(cells) == 1 or cells[::-1] in self.runs
            at += length
        return True

    def onward(
        self, number: str, across: bool | None, taken: Container[tuple[Cell, ...]]
    ) -> tuple[Cell, ...]:
        """The cells of another word of a clue: where it may be either, the one without a clue."""
        found: list[tuple[Cell, ...]] = []
        for named in self.names:
            for way in (True, False) if across is None else (across,):
                cells = named.slot(number, way)
                found += [cells] if cells else []
        return next((cells for cells in found if cells not in taken), found[0] if found else ())

    def of(self, clues: Sequence[Listed]) -> dict[int, tuple[Cell, ...]]:
        """The cells of each clue (by its index) that has a place."""
        base = self.base(clues)
        best: dict[int, tuple[Cell, ...]] = {}
        # As the grid shows its numbers; else as words are counted, if more clues have a place then.
        for named in self.names:
            found = self._numbered(clues, named)
            if len(found) > len(best):
                best = found
        for at, clue in enumerate(clues):
            cells = self.cells(clue, base)
            if cells and set(cells) <= self.open:
                best[at] = cells
        return self._in_order(clues, best)

    def _numbered(self, clues: Sequence[Listed], named: _Names) -> dict[int, tuple[Cell, ...]]:
        found = {}
        directed = any(clue.across is not None for clue in clues)
        for at, clue in enumerate(clues):
            if directed and clue.across is None:
                continue  # a diagonal, say, with numbers of its own
            cells = named.slot(clue.number, clue.across)
            if cells:
                found[at] = cells
        return found

    def _in_order(
        self, clues: Sequence[Listed], found: dict[int, tuple[Cell, ...]]
    ) -> dict[int, tuple[Cell, ...]]:
        """Give clues of a list without any place those of the slots in order, if as many."""
        by_heading: dict[str, list[int]] = {}
        for at, clue in enumerate(clues):
            by_heading.setdefault(clue.heading, []).append(at)
        for here in by_heading.values():
            across = clues[here[0]].across
            own = sorted(cells for way, cells in self.slots if way is across)
            numbered = any(self.counted.knows(clues[at].number) for at in here)
            placed = any(at in found for at in here)
            if across is not None and len(own) == len(here) and not numbered and not placed:
                found |= dict(zip(here, own, strict=True))
        return found

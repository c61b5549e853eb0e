"""Bring letters into a full grid that it lacks, as for a pangram: as many as a while allows.

A word with a missing letter is written over another, and the words around it are filled anew. What
comes of that is kept if more of the letters are there than before.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon, Shelf
from crosscore.fill.propagation import Propagation, Rows, Slot, State
from crosscore.fill.solver import Filling, Search, Solver, filling
from crosscore.grid import Bars, Cell, find_slots
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["widened"]

_TRIES = 1_000  #: words that are tried for each letter that is missing at first
_NODES = 100  #: choices to fill the words around one
_MOST = 4_000  #: choices for all of them
_RINGS = (1, 2, 2, 3)  #: how far around it, by turns: its crossings, theirs, and so on

Grid = Sequence[Sequence[Any]]


def widened(
    search: Search,
    rows: Rows,
    lexicon: Lexicon,
    rng: Rng,
    wanted: Collection[Hashable],
    *,
    least: int | None = None,
    bars: Bars = (),
    apart: Apart | None = None,
) -> Search:
    """What a search for a filling of `rows` yields, then fillings with more and more of `wanted`.

    The rest is as for `fill`, which made the search. Returns what that returned.
    """
    full: Filling | None = None
    spent = 0
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            outcome = Outcome(end.value)
            break
        if isinstance(item, Filling):
            full = item
        elif isinstance(item, Progress):
            spent = item.nodes
        yield item
    if full is None:
        return outcome
    slots = find_slots(rows, bars)
    tries = _TRIES * len(_missing(full.rows, wanted))
    most = spent + _MOST
    for turn in range(tries):
        missing = _missing(full.rows, wanted)
        if not missing or spent >= most:
            break
        letter = missing[turn % len(missing)]
        spent += 1
        yield Progress(spent, len(wanted) - len(missing), len(wanted))
        opened = _with(
            rows, full.rows, slots, lexicon, rng, letter, least, _RINGS[turn % len(_RINGS)]
        )
        if opened is None:
            continue
        propagation = Propagation(opened, lexicon, least, bars=bars, apart=apart)
        if propagation.missing or not all(propagation.own):
            continue
        solver = Solver(propagation, rng)
        state, used = yield from solver.solve(_NODES)
        spent += used
        if not isinstance(state, State):
            continue
        found = filling(opened, propagation, state)
        if len(_missing(found.rows, wanted)) < len(missing):
            full = Filling(found.rows, _words(found.rows, rows, slots, lexicon))
            yield full
    return outcome


def _missing(rows: Grid, wanted: Collection[Hashable]) -> list[Hashable]:
    there = {letter for row in rows for letter in row}
    return [letter for letter in wanted if letter not in there]


def _with(
    rows: Rows,
    full: Grid,
    slots: Sequence[Slot],
    lexicon: Lexicon,
    rng: Rng,
    letter: Hashable,
    least: int | None,
    rings: int,
) -> Grid | None:
    """The full grid with a word that has the letter, and the cells around it open; or None."""
    _, cells = rng.choice(slots)
    shelf = lexicon.shelves.get(len(cells))
    if shelf is None or all(rows[r][c] != "" for r, c in cells):
        return None
    masks = [at.get(letter, 0) for at in shelf.masks]
    having = 0
    for (r, c), mask in zip(cells, masks, strict=True):
        if rows[r][c] == "":
            having |= mask
    having &= (1 << lexicon.reaching(shelf, least)) - 1
    for (r, c), at in zip(cells, shelf.masks, strict=True):
        if rows[r][c] != "":
            having &= at.get(rows[r][c], 0)
    if not having:
        return None
    word = lexicon.words[shelf.ids[_drawn(having, rng, shelf)]]
    near = set(cells)
    for _ in range(rings):
        near |= {cell for _, other in slots if near.intersection(other) for cell in other}
    opened = [list(row) for row in full]
    for r, c in near:
        opened[r][c] = rows[r][c]
    for (r, c), own in zip(cells, word, strict=True):
        opened[r][c] = own
    for _, other in slots:  # a crossing whose other letters are given is full already
        if other != cells and set(cells) & set(other):
            answer = [opened[r][c] for r, c in other]
            there = lexicon.shelves.get(len(other))
            if "" not in answer and not (there and there.exactly(answer)):
                return None
    return opened


def _drawn(having: int, rng: Rng, shelf: Shelf) -> int:
    """One of a set of words, the better half by score more often."""
    size = len(shelf.ids)
    start = min(rng.below(size), rng.below(size))
    tail = having >> start
    low = (tail & -tail) << start if tail else having & -having
    return low.bit_length() - 1


def _words(
    full: Grid, rows: Rows, slots: Sequence[Slot], lexicon: Lexicon
) -> dict[tuple[bool, Cell], int]:
    words: dict[tuple[bool, Cell], int] = {}
    for across, cells in slots:
        if any(rows[r][c] == "" for r, c in cells):
            shelf = lexicon.shelves[len(cells)]
            found = shelf.exactly([full[r][c] for r, c in cells])
            words[across, cells[0]] = shelf.ids[found.bit_length() - 1]
    return words

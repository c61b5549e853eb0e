"""Bars instead of blocks, as British papers have them: drawn symmetrically, checked for fairness.

A cell that only one word covers is unchecked (an unch) in that word. A word is fair if it has few
of them, `allowed` by its length, and no two side by side. Bars are moved (simulated annealing)
until every word is fair and none too short or too long; about two cells of five stay unchecked,
since a grid without unches is hard to fill.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from math import exp

from crosscore.grid import Bar, Bars, Cell, Slot, components, find_slots
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["BESIDE", "LONE", "MANY", "SHORT", "allowed", "barred", "images", "unfair"]

# What is unfair about a slot, or a cell.
MANY = "many"  #: more unchecked cells than its length allows
BESIDE = "beside"  #: two unchecked cells side by side
SHORT = "short"  #: a word of two letters
LONE = "lone"  #: a cell in no word at all

_ROUNDS = 4_000  #: bars that are moved in one try
_SLICE = 15_000  #: moves between two reports, divided by how many can be made
_TRIES = 30
_BARS = 0.3  #: the share of bars to begin with
_UNCHECKED = 0.4  #: the share of unchecked cells aimed at
_CELLS = 3.6  #: cells for each word: fewer words are longer ones
_HEAT = 6.0


def allowed(length: int) -> int:
    """How many unchecked cells a word of a length may have."""
    return 1 if length < 5 else 2 if length < 8 else (length + 1) // 3


def unfair(rows: Sequence[Sequence[object | None]], bars: Bars = ()) -> list[tuple[str, Slot]]:
    """What solvers would find unfair about a grid, with the slot, or lone cell, that has it."""
    slots = find_slots(rows, bars)
    count: dict[Cell, int] = {}
    for _, cells in slots:
        for cell in cells:
            count[cell] = count.get(cell, 0) + 1
    found: list[tuple[str, Slot]] = []
    for slot in slots:
        unches = [count[cell] == 1 for cell in slot[1]]
        if len(unches) < 3:
            found.append((SHORT, slot))
        elif sum(unches) > allowed(len(unches)):
            found.append((MANY, slot))
        elif any(a and b for a, b in pairwise(unches)):
            found.append((BESIDE, slot))
    lone = [
        (r, c)
        for r, row in enumerate(rows)
        for c, cell in enumerate(row)
        if cell is not None and (r, c) not in count
    ]
    return [*found, *((LONE, (True, (cell,))) for cell in lone)]


def images(bar: Bar, width: int, height: int, symmetry: str) -> tuple[Bar, ...]:
    """A bar with its mirror images, each once, the bar itself first."""
    (r, c), across = bar
    down, right = height - 1 - r - (not across), width - 1 - c - across
    found = {
        "rotational": [((down, right), across)],
        "left-right": [((r, right), across)],
        "up-down": [((down, c), across)],
        "both": [((r, right), across), ((down, c), across), ((down, right), across)],
        "diagonal": [((c, r), not across)],
        "none": [],
    }[symmetry]
    return tuple(dict.fromkeys((bar, *found)))


def barred(
    width: int, height: int, rng: Rng, *, symmetry: str = "rotational", most: int = 10
) -> Generator[Progress, None, frozenset[Bar] | None]:
    """Bars of a fair grid whose words have 3 to `most` letters; None if none were found."""
    rows = [[""] * width for _ in range(height)]
    for _ in range(_TRIES):
        bars = yield from _Bars(width, height, rng, symmetry, most).drawn()
        slots = find_slots(rows, bars)
        pieces = [cells for _, cells in slots]
        if any(len(cells) > most for cells in pieces) or unfair(rows, bars):
            continue
        if len(components(pieces)) == 1:
            return bars
    return None


class _Bars:
    """One try. Cells are bits, with a guard column between rows, as in `patterns.Board`."""

    def __init__(self, width: int, height: int, rng: Rng, symmetry: str, most: int) -> None:
        self.rng = rng
        self.most = most
        self.stride = width + 1
        cells = [(r, c) for r in range(height) for c in range(width)]
        self.full = sum(1 << r * self.stride + c for r, c in cells)
        sites: dict[Bar, None] = {}
        for r, c in cells:
            if c + 1 < width:
                sites[(r, c), True] = None
            if r + 1 < height:
                sites[(r, c), False] = None
        self.orbits: list[tuple[Bar, ...]] = []
        seen: set[Bar] = set()
        for bar in sites:
            if bar not in seen:
                orbit = images(bar, width, height, symmetry)
                seen.update(orbit)
                self.orbits.append(orbit)
        self.bits = [
            (
                sum(1 << r * self.stride + c for (r, c), across in orbit if across),
                sum(1 << r * self.stride + c for (r, c), across in orbit if not across),
            )
            for orbit in self.orbits
        ]
        #: cells that go on into the next one of their row, or column
        self.across = sum(b for b, _ in self.bits)
        self.down = sum(b for _, b in self.bits)
        self.wanted = _UNCHECKED * len(cells)
        self.most_words = round(len(cells) / _CELLS)

    def drawn(self) -> Generator[Progress, None, frozenset[Bar]]:
        """The bars of the best grid that was found."""
        rng = self.rng
        across, down = self.across, self.down
        for a, d in self.bits:
            if rng.random() < _BARS:
                across ^= a
                down ^= d
        now = self.energy(across, down)
        best = now, across, down
        every = max(1, min(60, _SLICE // len(self.bits)))
        for n in range(_ROUNDS):
            if n % every == 0:
                yield Progress(0, 0, 0)
            if not best[0]:
                break
            heat = _HEAT * (1 - n / _ROUNDS) + 0.05
            a, d = self.bits[rng.below(len(self.bits))]
            if rng.below(2):  # another bar goes or comes at the same time
                b, e = self.bits[rng.below(len(self.bits))]
                a, d = a ^ b, d ^ e
            value = self.energy(across ^ a, down ^ d)
            if value <= now or rng.random() < exp((now - value) / heat):
                across, down, now = across ^ a, down ^ d, value
                if now < best[0]:
                    best = now, across, down
        _, across, down = best
        return frozenset(
            bar
            for orbit, (a, d) in zip(self.orbits, self.bits, strict=True)
            if not (a & across or d & down)
            for bar in orbit
        )

    def energy(self, across: int, down: int) -> float:
        """How much is wrong; 0 for a fair grid with enough unchecked cells."""
        stride = self.stride
        only_down = self.full & ~(across | across << 1)
        only_across = self.full & ~(down | down << stride)
        value = 10.0 * (only_down & only_across).bit_count()
        lacking = self.wanted - only_down.bit_count() - only_across.bit_count()
        value += max(0.0, 0.5 * lacking)
        words = 0
        for on, step, unches in ((across, 1, only_across), (down, stride, only_down)):
            begins = on & ~(on << step)
            words += begins.bit_count()
            value += 4.0 * (begins & ~(on >> step)).bit_count()
            value += 3.0 * (unches & unches >> step & on).bit_count()
            value += self.words(on, begins, step, unches)
        return value + max(0, words - self.most_words)

    def words(self, on: int, begins: int, step: int, unches: int) -> float:
        """What the words of one direction have too many of."""
        value = 0.0
        while begins:
            low = begins & -begins
            begins ^= low
            word, length = low, 1
            while low & on:
                low <<= step
                word |= low
                length += 1
            value += 2.0 * max(0, (word & unches).bit_count() - allowed(length))
            value += 2.0 * max(0, length - self.most)
        return value

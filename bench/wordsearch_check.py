"""Judges a word search from its letters alone; shares no code with any program that makes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["Judged", "judge"]

Cell = tuple[int, int]
STEPS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


@dataclass(frozen=True)
class Judged:
    """What is wrong with a grid, and what it is like.

    `twice` are placed words that can be found at a second place, in any of the eight directions;
    a copy within the cells of one other placed word that is at least as long does not count.
    `shared` counts cells of two words or more, `covered` those of any; `ways` the directions used.
    """

    faults: tuple[str, ...]
    placed: int
    twice: tuple[str, ...]
    shared: int
    covered: int
    ways: int


def judge(
    rows: Sequence[Sequence[str]], places: Mapping[str, Sequence[Cell]], words: Sequence[str]
) -> Judged:
    """Look at a grid of letters ("" or " " outside) and the cells of each placed word."""
    height, width = len(rows), len(rows[0]) if rows else 0
    letters = {
        (r, c): rows[r][c] for r in range(height) for c in range(width) if rows[r][c].strip()
    }
    faults = []
    uses: dict[Cell, int] = {}
    steps = set()
    for word, cells in places.items():
        if word not in words:
            faults.append(f"{word} is not in the list")
        if [letters.get(cell) for cell in cells] != list(word):
            faults.append(f"{word} does not stand where it is said to")
        step = {(b[0] - a[0], b[1] - a[1]) for a, b in zip(cells, list(cells)[1:], strict=False)}
        if len(step) > 1 or not step <= set(STEPS):
            faults.append(f"{word} does not lie straight")
        steps |= step
        for cell in cells:
            uses[cell] = uses.get(cell, 0) + 1
    starts: dict[str, list[Cell]] = {}
    for cell, letter in letters.items():
        starts.setdefault(letter, []).append(cell)
    longer = sorted((frozenset(cells) for cells in places.values()), key=len)
    twice = []
    for word, own in places.items():
        copies = set()
        for r, c in starts.get(word[0], ()):
            for down, on in STEPS:
                cells = [(r + i * down, c + i * on) for i in range(len(word))]
                if [letters.get(cell) for cell in cells] == list(word):
                    copies.add(frozenset(cells))
        copies.discard(frozenset(own))
        others = [cells for cells in longer if cells != frozenset(own) and len(cells) >= len(word)]
        if any(not any(copy <= other for other in others) for copy in copies):
            twice.append(word)
    shared = sum(times > 1 for times in uses.values())
    return Judged(tuple(faults), len(places), tuple(twice), shared, len(uses), len(steps))

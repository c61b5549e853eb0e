"""Improve a full grid to one with better-scored words: open parts of it and refill them.

A part is the open cells in a rectangle around a word, weak words first. It is searched by branch
and bound: the best that its slots can still reach, each by itself, must exceed what they have. If a
part has no such filling, it is proved best.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon
from crosscore.fill.propagation import FINE, Propagation, Rows, State
from crosscore.fill.solver import Filling, Search, Solver, filling
from crosscore.grid import Bars, Cell
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["improve", "mean_score"]

_CHOICES = 60  #: choices for one part at first
_GROWTH = 1.02  #: of them, from one part to the next that brings nothing
_REACH = 1  #: cells that a part goes beyond its word on each side at first
_STRONG = 3  #: of so many words drawn, the weakest is taken
_SLOW = 25  #: parts without a gain after which parts reach further
_WHOLE = 400  #: parts without a gain after which the whole grid is tried


def mean_score(lexicon: Lexicon, full: Filling) -> float:
    """The mean score of the words that were filled in; 0 if there are no words or no scores."""
    scores = lexicon.scores
    if scores is None or not full.words:
        return 0.0
    return sum(scores[w] for w in full.words.values()) / len(full.words)


def improve(
    rows: Rows,
    full: Filling,
    lexicon: Lexicon,
    rng: Rng,
    *,
    nodes: int | None = None,
    least: int | None = None,
    bars: Bars = (),
    apart: Apart | None = None,
) -> Search:
    """Yield fillings of `rows`, each with a higher mean score than the one before.

    `full` is the filling to begin with. FOUND if none can be better, LIMIT after `nodes` choices;
    without that limit it goes on.
    """
    scores = lexicon.scores
    if scores is None or not full.words:
        return Outcome.FOUND
    best = full
    cells = [
        (r, c)
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter == "" and full.rows[r][c] != ""
    ]
    places = list(full.words)
    spent = 0
    vain = 0
    choices = float(_CHOICES)
    while nodes is None or spent < nodes:
        whole = len(places) <= 6 or vain % _WHOLE == _WHOLE - 1
        part = cells if whole else _part(best, places, cells, scores, rng, _REACH + vain // _SLOW)
        opened: list[list[Any]] = [list(row) for row in best.rows]
        for r, c in part:
            opened[r][c] = ""
        allowed = int(choices) * (10 if whole else 1)
        if nodes is not None:
            allowed = min(allowed, nodes - spent)
        propagation = Propagation(opened, lexicon, least, bars=bars, apart=apart)
        search = _Part(propagation, rng, best)
        found = yield from search.best(allowed, spent)
        spent += max(1, search.nodes)
        if isinstance(found, State):
            gained = filling(opened, search.propagation, found)
            best = Filling(gained.rows, {**best.words, **gained.words})
            yield best
            vain = 0
            continue
        if found is False and len(part) == len(cells):
            return Outcome.FOUND
        vain += 1
        choices *= _GROWTH
    return Outcome.LIMIT


def _part(
    best: Filling,
    places: Sequence[tuple[bool, Cell]],
    cells: Sequence[Cell],
    scores: Sequence[int],
    rng: Rng,
    reach: int,
) -> list[Cell]:
    """The open cells near a weak word."""
    drawn = [rng.choice(places) for _ in range(_STRONG)]
    across, (row, column) = min(drawn, key=lambda place: scores[best.words[place]])
    far = reach // 2
    near = (reach + 1) // 2
    length = 3 + rng.below(4 + reach)
    height, width = (1, length) if across else (length, 1)
    return [
        (r, c)
        for r, c in cells
        if row - near <= r < row + height + near and column - far <= c < column + width + far
    ]


class _Part(Solver):
    """A search for more than the words of `before` have in its slots."""

    def __init__(self, propagation: Propagation, rng: Rng, before: Filling) -> None:
        super().__init__(propagation, rng, prefer=True)
        assert self.scores is not None
        self.goal = (
            sum(self.scores[before.words[a, cells[0]]] for a, cells in propagation.slots) + 1
        )

    def best(self, choices: int, spent: int) -> Generator[Progress, None, State | bool | None]:
        """The first state found that has more; False if there is none, None at the limit."""
        propagation = self.propagation
        if propagation.missing or not propagation.slots or not all(propagation.begin.domains):
            return False
        start = propagation.begin.copy()
        self.spent = spent
        clash = yield from self.follow(start, list(range(len(propagation.slots))))
        if clash != FINE:
            return False
        return (yield from self.dive(start, list(range(len(propagation.slots))), choices, False))

    def follow(self, state: State, queue: list[int]) -> Generator[Progress, None, int]:
        """As ever, and down to the words that the goal still allows."""
        scores = self.scores
        assert scores is not None
        shelves = self.propagation.shelves
        while True:
            clash = yield from super().follow(state, queue)
            if clash != FINE:
                return clash
            tops = []
            for shelf, domain in zip(shelves, state.domains, strict=True):
                tops.append(scores[shelf.ids[(domain & -domain).bit_length() - 1]])
            spare = sum(tops) - self.goal
            if spare < 0:
                return 0
            for i, (shelf, top) in enumerate(zip(shelves, tops, strict=True)):
                domain = state.domains[i]
                if scores[shelf.ids[domain.bit_length() - 1]] < top - spare:
                    state.domains[i] &= (
                        1 << self.propagation.lexicon.reaching(shelf, top - spare)
                    ) - 1
                    queue.append(i)
            if not queue:
                return FINE

    def progress(self, state: State) -> Progress:
        return Progress(self.spent + self.nodes, len(state.counts), len(state.counts))

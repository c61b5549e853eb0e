"""Fill every slot of a grid with a different word of a lexicon, or prove that none can.

The search chooses by turns letters of cells and words of slots, in runs that restart with a
growing limit. What is in conflict often is chosen first, and keeps its weight over restarts
(dom/wdeg: Boussemart and others, "Boosting systematic search by weighting constraints", ECAI
2004). A choice that fails is excluded before the next is made (two branches: this, or not this).
Of the values, those come first that leave the crossings the most candidates, by a random margin.
But what the fullest grid so far had comes before them, mostly, in all later runs ("solution
saving"); that helps where the grid is wide and hard, and harms squares.

The first run is a quick one (`quickly`): slots with many candidates aren't narrowed by others that
have some left. That halves the time of light grids and of 21 x 21.

Measured on wide open newspaper grids without a clear gain: branching again on the variable of the
last conflict, weights that fade (each new conflict counts more), weighing the best few words by
what really follows from them, first values from each last conflict or from the one fullest grid
alone, letters only or words only, runs of slower growth, letter tests on small samples,
remembered letter sets, larger samples.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from math import log2
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon
from crosscore.fill.propagation import (
    ALL,
    FINE,
    MORE,
    Propagation,
    Rows,
    Slot,
    State,
    members,
    weight,
)
from crosscore.grid import Bars, Cell, components
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["Dead", "Filling", "Search", "fill", "floors_of"]

_LOOKS = 40  #: slots looked at between two reports, for shelves of _SHELF words
_SHELF = 20_000
_FIRST = 60  #: choices of the first run
_SQUARE = 16  #: up to so many slots hang together closely: letters first
_PER = 2  #: or so many for each slot, if that is more
_GROWTH = 1.3  #: how much longer each next run may take
_SAMPLE = 40  #: words of a slot that are weighed against each other
_QUICK = 1.5  #: choices of the quick run for each slot
_RAISE = 1.3  #: choices to look for better words, for each that the first filling took
_FAR = 1_000  #: see `Propagation.far`, in the quick run
_SPARE = 1.25  #: how much wider a part of a shelf is than what holds a sample on average
_WORD_MARGIN = 2.0  #: random margin of a word's value, in bits
_LETTER_MARGIN = 1.0
_AGAIN = 0.9  #: how often what the fullest grid so far had is tried first
_SCORE = 12.0  #: what the best score of a sample is worth beside the worst, if scores count
_LEVELS = 8  #: floors that are tried for good words only
_NONE = 2.0**-20  #: stands for no candidate at all, which a look not taken has not found
_SMALL = 500  #: choices that one test may take when looking for the reason of a failure
_TESTS = 60  #: tests at most


@dataclass(frozen=True, slots=True)
class Filling:
    """A full grid. `words`: (across, first cell) of each slot that was open -> its word."""

    rows: tuple[tuple[Any, ...], ...]
    words: Mapping[tuple[bool, Cell], int]


@dataclass(frozen=True, slots=True)
class Dead:
    """Why nothing fits: the slots, as (across, cells), that can't have words together.

    One slot that has no candidate at all, or a few that are impossible even if all others stay
    empty. `length` is the number of letters for which the lexicon has no word at all, 0 if that
    isn't the reason.
    """

    slots: tuple[Slot, ...]
    length: int = 0


Search = Generator[Progress | Filling | Dead, None, Outcome]


def fill(
    rows: Rows,
    lexicon: Lexicon,
    rng: Rng,
    *,
    nodes: int | None = None,
    least: int | None = None,
    prefer: bool = False,
    bars: Bars = (),
    apart: Apart | None = None,
    why: bool = True,
) -> Search:
    """Search for one filling; yields it and returns FOUND.

    Full slots stay and needn't be in the lexicon; their words aren't used again. `nodes` limits the
    search (LIMIT); `least` is the lowest score of a word to use; with `prefer`, better-scored words
    are tried first, and then, for a while, good words only; `bars` end slots between two cells;
    words that `apart` parts aren't put into one grid. EXHAUSTED proves that there is no filling,
    after a `Dead` that says why; without `why` only where it was hardest, which takes no time.
    """
    propagation = Propagation(rows, lexicon, least, bars=bars, apart=apart)
    if propagation.missing:
        yield Dead((propagation.missing[0],), len(propagation.missing[0][1]))
        return Outcome.EXHAUSTED
    for slot, own in zip(propagation.slots, propagation.own, strict=True):
        if not own:
            yield Dead((slot,))
            return Outcome.EXHAUSTED
    solver = Solver(propagation, rng, prefer=prefer)
    found = yield from quickly(solver, nodes)
    if not isinstance(found, State):
        found, _ = yield from solver.solve(nodes)
    if found is None:
        return Outcome.LIMIT
    if isinstance(found, State):
        full = filling(rows, propagation, found)
        if solver.scores is not None:
            better = yield from _raised(rows, solver, nodes, least, bars)
            full = better or full
        yield full
        return Outcome.FOUND
    if why:
        yield Dead((yield from _reason(rows, propagation, least, rng, bars)))
    else:
        yield Dead((propagation.slots[solver.hardest()],))
    return Outcome.EXHAUSTED


def _raised(
    rows: Rows, solver: Solver, nodes: int | None, least: int | None, bars: Bars
) -> Generator[Progress, None, Filling | None]:
    """A filling of good words only, if one is as easy to find as the first filling was.

    A search among the floors goes up and down, as far as the choices reach.
    """
    propagation, spent = solver.propagation, solver.nodes
    floors = floors_of(propagation, least)[::-1]
    usual = min(spent, _PER * len(propagation.slots)) + 4
    until = spent + int(_RAISE * usual)
    if nodes is not None:
        until = min(until, nodes)
    low, high = 0, len(floors)
    best: Filling | None = None
    while low < high and spent < until:
        middle = (2 * low + high) // 3  # low ones are found more easily
        raised = Propagation(
            rows, propagation.lexicon, floors[middle], bars=bars, apart=propagation.apart
        )
        found: Found = None
        if all(raised.begin.domains):
            again = Solver(raised, solver.rng, prefer=True)
            again.nodes = spent
            most = min(until, spent + usual)
            found = yield from quickly(again, most)
            if found is None and len(raised.slots) <= _SQUARE:
                found, _ = yield from again.solve(most)
            spent = again.nodes
        if isinstance(found, State):
            best = filling(rows, raised, found)
            low = middle + 1
        else:
            high = middle
    return best


def floors_of(propagation: Propagation, least: int | None) -> list[int]:
    """Scores to ask for first, from high to low: each leaves fewer words of some length away."""
    scores = propagation.lexicon.scores
    assert scores is not None
    floors: dict[int, None] = {}
    for shelf in propagation.shelves:
        count = len(shelf.ids)
        for level in range(1, _LEVELS):
            floors[scores[shelf.ids[count * level // _LEVELS]]] = None
    ordered = sorted((f for f in floors if least is None or f > least), reverse=True)
    return [ordered[len(ordered) * i // _LEVELS] for i in range(_LEVELS)] if ordered else []


def filling(rows: Rows, propagation: Propagation, state: State) -> Filling:
    """The grid of a state in which each slot has one candidate."""
    full = [list(row) for row in rows]
    words: dict[tuple[bool, Cell], int] = {}
    for slot, shelf, domain in zip(
        propagation.slots, propagation.shelves, state.domains, strict=True
    ):
        across, cells = slot
        word = shelf.ids[domain.bit_length() - 1]
        words[across, cells[0]] = word
        for (r, c), letter in zip(cells, propagation.lexicon.words[word], strict=True):
            full[r][c] = letter
    return Filling(tuple(tuple(row) for row in full), words)


def quickly(solver: Solver, nodes: int | None) -> Generator[Progress, None, Found]:
    """A first run that looks less far ahead: most wide grids need no more, and it takes half the
    time. Squares do, and are left to the other runs.
    """
    propagation = solver.propagation
    count = len(propagation.slots)
    if count <= _SQUARE:
        return None
    most = solver.nodes + int(_QUICK * count)
    propagation.far = _FAR
    found, _ = yield from solver.solve(most if nodes is None else min(most, nodes))
    propagation.far = ALL
    return found


Found = State | bool | None  #: a solved state, False if there is none, None at the limit


class Solver:
    """One search. `nodes` counts its choices."""

    def __init__(self, propagation: Propagation, rng: Rng, *, prefer: bool = False) -> None:
        self.propagation = propagation
        self.scores = propagation.lexicon.scores if prefer else None
        self.rng = rng
        self.nodes = 0
        self.clash = -1  #: the slot that was left without a word before anything was chosen
        #: group, as its first slot -> how many slots its fullest grid so far had settled
        self.fullest: dict[int, int] = {}
        #: slot and cell -> what it had in the fullest grid that had settled it, or 0
        self.old_words = [0] * len(propagation.slots)
        self.old_letters = [0] * len(propagation.cells)
        biggest = max((len(shelf.ids) for shelf in propagation.shelves), default=0)
        self.looks = max(4, _LOOKS * _SHELF // max(_SHELF, biggest))

    def solve(self, nodes: int | None) -> Generator[Progress, None, tuple[Found, int]]:
        """Complete unless `nodes` choices come first."""
        propagation = self.propagation
        start = propagation.begin.copy()
        clash = yield from self.follow(start, list(range(len(propagation.slots))))
        if clash != FINE:
            self.clash = clash
            return False, self.nodes
        groups = self.groups(start)
        while True:
            found = yield from self.each(start, groups, nodes)
            if not isinstance(found, list):
                return found, self.nodes
            whole = start.copy()
            if len(groups) <= 1:  # none: all was settled by narrowing
                return found[0], self.nodes
            queue = []
            for group, state in zip(groups, found, strict=True):
                for i in group:
                    whole.domains[i] = state.domains[i]
                    queue.append(i)
            if (yield from self.follow(whole, queue)) == FINE:
                return whole, self.nodes
            # two parts that share no cell want the same word: so look at them as one
            groups = [[i for group in groups for i in group]]

    def hardest(self) -> int:
        """The slot that had no word, or was in most conflicts."""
        if self.clash >= 0:
            return self.clash
        weights = self.propagation.weights
        return max(range(len(weights)), key=weights.__getitem__)

    def each(
        self, start: State, groups: list[list[int]], nodes: int | None
    ) -> Generator[Progress, None, list[State] | bool | None]:
        """Solve groups of slots that have nothing to do with each other, by turns."""
        done: list[State | None] = [None] * len(groups)
        if not groups:
            return [start]
        allowed = [float(max(_FIRST, _PER * len(group))) for group in groups]
        first = [0 if len(group) <= _SQUARE else 1 for group in groups]
        turn = 0
        while True:
            for g, group in enumerate(groups):
                if done[g] is not None:
                    continue
                until = self.nodes + int(allowed[g])
                if nodes is not None:
                    until = min(until, nodes)
                found = yield from self.dive(start, group, until, turn % 2 == first[g])
                if found is False:
                    return False
                if isinstance(found, State):
                    done[g] = found
                elif nodes is not None and self.nodes >= nodes:
                    return None
                allowed[g] *= _GROWTH
            states = [state for state in done if state is not None]
            if len(states) == len(groups):
                return states
            turn += 1

    def groups(self, state: State) -> list[list[int]]:
        """Slots that are not settled, in parts that share no open cell."""
        left = [i for i, n in enumerate(state.counts) if n > 1]
        pieces = []
        for i in left:
            cells = [cell for cell, _, _, _, _ in self.propagation.plan[i]]
            pieces.append([(0, c) for c in cells if state.letters[c].bit_count() > 1])
        return [[left[i] for i in part] for part in components(pieces)]

    def follow(self, state: State, queue: list[int]) -> Generator[Progress, None, int]:
        """`narrow` to its end, with reports."""
        while True:
            clash = self.propagation.narrow(state, queue, self.looks)
            if clash != MORE:
                return clash
            yield self.progress(state)

    def progress(self, state: State) -> Progress:
        return Progress(self.nodes, state.counts.count(1), len(state.counts))

    def dive(
        self, start: State, group: list[int], until: int, by_letters: bool
    ) -> Generator[Progress, None, Found]:
        """Depth first in a group of slots, until `until` choices were made."""
        propagation = self.propagation
        state = start.copy()
        stack: list[tuple[State, int, int]] = []
        cells = sorted({cell for i in group for cell, _, _, _, _ in propagation.plan[i]})
        while True:
            if by_letters:
                at = self.open_cell(state, cells)
                value = self.best_letter(state, at) if at >= 0 else 0
            else:
                at = self.open_slot(state, group)
                value = 1 << self.best_word(state, at) if at >= 0 else 0
            if at < 0:
                return state
            if self.nodes >= until:
                return None
            self.nodes += 1
            yield self.progress(state)
            stack.append((state.copy(), at, value))
            queue: list[int] = []
            if by_letters:
                clash = propagation.limit(state, at, value, queue)
            else:
                state.domains[at] = value
                queue.append(at)
                clash = FINE
            if clash == FINE:
                clash = yield from self.follow(state, queue)
            while clash != FINE:
                if not stack:
                    return False
                state, at, value = stack.pop()
                self.remember(state, group)
                queue = []
                if by_letters:
                    left = state.letters[at] & ~value
                    clash = propagation.limit(state, at, left, queue) if left else at
                else:
                    state.domains[at] &= ~value
                    queue.append(at)
                    clash = FINE if state.domains[at] else at
                if clash == FINE:
                    clash = yield from self.follow(state, queue)

    def remember(self, state: State, group: list[int]) -> None:
        """Keep what a failed state had settled, if it is the fullest so far."""
        if self.scores is not None or len(group) <= _SQUARE:
            return  # what scores more is worth more; and a square has nothing that can stay
        settled = [i for i in group if state.counts[i] == 1]
        if len(settled) <= self.fullest.get(group[0], 0):
            return
        self.fullest[group[0]] = len(settled)
        for i in settled:
            self.old_words[i] = state.domains[i]
            for cell, _, _, _, _ in self.propagation.plan[i]:
                self.old_letters[cell] = state.letters[cell]

    def open_slot(self, state: State, group: list[int]) -> int:
        """The slot with the fewest candidates for its weight; -1 if all are settled."""
        counts, weights = state.counts, self.propagation.weights
        best, at = 1e300, -1
        for i in group:
            if counts[i] > 1:
                value = counts[i] / weights[i]
                if value < best:
                    best, at = value, i
        return at

    def open_cell(self, state: State, cells: list[int]) -> int:
        """The cell with the fewest letters for the weight of its slots; -1 if all are settled."""
        letters, weights, around = state.letters, self.propagation.weights, self.propagation.at
        best, at = 1e300, -1
        for cell in cells:
            left = letters[cell]
            if left & (left - 1):
                weight = 0.0
                for i, _ in around[cell]:
                    weight += weights[i]
                value = left.bit_count() / weight
                if value < best:
                    best, at = value, cell
        return at

    def best_letter(self, state: State, cell: int) -> int:
        """A letter that leaves the slots of a cell many candidates, as a bit."""
        left = state.letters[cell]
        draw = self.rng.random
        if self.old_letters[cell] & left and draw() < _AGAIN:
            return self.old_letters[cell]
        pairs = [
            (state.domains[i], self.propagation.shelves[i].tables[p])
            for i, p in self.propagation.at[cell]
        ]
        best, chosen = -1e300, 0
        while left:
            bit = left & -left
            left ^= bit
            value = draw() * _LETTER_MARGIN
            for domain, table in pairs:
                value += log2((domain & table[bit]).bit_count() or _NONE)
            if value > best:
                best, chosen = value, bit
        return chosen

    def best_word(self, state: State, slot: int) -> int:
        """A word that leaves the crossings of a slot many candidates, of a sample of its own."""
        propagation, rng = self.propagation, self.rng
        if self.old_words[slot] & state.domains[slot] and rng.random() < _AGAIN:
            return self.old_words[slot].bit_length() - 1
        shelf = propagation.shelves[slot]
        sample = self.sample(state.domains[slot], state.counts[slot], len(shelf.ids))
        spelt = [shelf.spelt(w) for w in sample]
        columns = list(zip(*spelt, strict=True))
        values = [rng.random() * _WORD_MARGIN for _ in sample]
        if self.scores is not None:
            marks = [self.scores[shelf.ids[w]] for w in sample]
            low, high = min(marks), max(marks)
            if low < high:
                unit = _SCORE / (high - low)
                values = [
                    value + (mark - low) * unit for value, mark in zip(values, marks, strict=True)
                ]
        for p, (cell, _, j, _, table) in enumerate(propagation.plan[slot]):
            left = state.letters[cell]
            if j < 0 or not left & (left - 1):
                continue
            theirs = state.domains[j]
            known: dict[int, float] = {}
            for at, bit in enumerate(columns[p]):
                if bit not in known:
                    known[bit] = log2((theirs & table[bit]).bit_count() or _NONE)
                values[at] += known[bit]
        return sample[max(range(len(sample)), key=values.__getitem__)]

    def sample(self, domain: int, count: int, size: int) -> list[int]:
        """Up to `_SAMPLE` different words of a domain."""
        rng = self.rng
        if count <= _SAMPLE:
            return members(domain)
        if count * 50 < size:
            every = members(domain)
            rng.shuffle(every)
            return every[:_SAMPLE]
        if self.scores is None:  # neighbours on a shelf are far apart in the caller's order
            width = min(size, int(_SAMPLE * _SPARE * size / count) + 1)
            at = rng.below(size - width + 1)
            some = members(domain >> at & ((1 << width) - 1))
            if len(some) > _SAMPLE // 2:
                return [at + w for w in some[:_SAMPLE]]
        found: dict[int, None] = {}
        while len(found) < _SAMPLE:
            w = rng.below(size)
            if domain >> w & 1:
                found[w] = None
        return list(found)


def _reason(
    rows: Rows, propagation: Propagation, least: int | None, rng: Rng, bars: Bars
) -> Generator[Progress, None, tuple[Slot, ...]]:
    """Few slots that are impossible even alone, of a grid that has no filling."""
    order = _suspects(propagation)
    nodes = 0
    tests = 0

    def possible(some: list[int]) -> Generator[Progress, None, bool]:
        nonlocal nodes, tests
        tests += 1
        only = {propagation.slots[i] for i in some}
        part = Propagation(rows, propagation.lexicon, least, only, bars, propagation.apart)
        solver = Solver(part, rng)
        found, used = yield from solver.solve(_SMALL)
        nodes += used
        for i, slot in enumerate(some):
            propagation.weights[slot] += part.weights[i] - weight(part.slots[i])
        return found is not False

    size = 2
    while True:
        chosen = order[:size]
        if len(chosen) == len(order) or not (yield from possible(chosen)):
            break
        size = size * 3 // 2 if size > 2 else 3
    for i in sorted(chosen, key=lambda i: (propagation.weights[i], -i)):
        if len(chosen) == 1 or tests >= _TESTS:
            break
        less = [j for j in chosen if j != i]
        if not (yield from possible(less)):
            chosen = less
    return tuple(propagation.slots[i] for i in sorted(chosen))


def _suspects(propagation: Propagation) -> list[int]:
    """Slots by how near they are to conflicts: from the heaviest on, along crossings."""
    count = len(propagation.slots)
    weights = propagation.weights
    order: list[int] = []
    touched: dict[int, None] = {}
    left = dict.fromkeys(range(count))
    while left:
        at = max(touched or left, key=lambda i: (weights[i], -i))
        order.append(at)
        left.pop(at)
        touched.pop(at, None)
        for _, _, j, _, _ in propagation.plan[at]:
            if j in left:
                touched[j] = None
    return order

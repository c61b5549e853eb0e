"""Several whole fillings of a grid that differ enough to choose between them.

The first is any. For each further one a third of the open slots, drawn by lot, may not have the
words that they have in any filling so far; so it differs from each of them in at least as many.
With scores, each filling that was found lets the next ask for better words, until that fails.
"""

from __future__ import annotations

from collections.abc import Sequence

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon
from crosscore.fill.propagation import Propagation, Rows, State
from crosscore.fill.solver import Filling, Search, Solver, fill, filling, floors_of
from crosscore.grid import Bars
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["APART", "different", "several"]

APART = 3  #: one in so many open slots differs between any two
_VAIN = 12  #: tries in a row that bring nothing before it is given up
_TRY = 8  #: choices for each open slot in one try at first
_HIGH = 3  #: or so many where only good words are asked for
_GROWTH = 1.5


def different(one: Filling, other: Filling) -> bool:
    """Whether enough slots differ."""
    differ = sum(word != other.words[place] for place, word in one.words.items())
    return differ * APART >= len(one.words)


def several(
    rows: Rows,
    lexicon: Lexicon,
    rng: Rng,
    *,
    count: int,
    nodes: int | None = None,
    least: int | None = None,
    prefer: bool = False,
    bars: Bars = (),
    apart: Apart | None = None,
) -> Search:
    """Yield up to `count` fillings; FOUND with all of them, LIMIT with fewer.

    With `prefer`, better-scored words are tried first. EXHAUSTED proves that there is none at all,
    after a `Dead`; the rest is as in `fill`.
    """
    prefer = prefer and lexicon.scores is not None
    first = Propagation(rows, lexicon, least, None, bars, apart)
    floors: list[int | None] = [least]
    if prefer and not first.missing:
        floors += reversed(floors_of(first, least))
    top = len(floors) - 1  #: the highest level that has not failed
    level = 0
    found: list[Filling] = []
    spent = vain = 0
    slots = len(first.slots)
    allowed = float(_TRY * slots)
    while len(found) < count and vain < _VAIN and (nodes is None or spent < nodes):
        state: State | bool | None = False
        propagation = _without(rows, lexicon, floors[level], bars, apart, found, rng)
        if propagation is not None:
            most = None if not found else int(allowed) if not level else _HIGH * slots
            if nodes is not None:
                most = nodes - spent if most is None else min(most, nodes - spent)
            solver = Solver(propagation, rng, prefer=prefer)
            solving = solver.solve(most)
            while True:
                try:
                    step = next(solving)
                except StopIteration as end:
                    state, used = end.value
                    break
                yield Progress(spent + step.nodes, len(found), count)
            spent += max(1, used)
        if isinstance(state, State) and propagation is not None:
            found.append(filling(rows, propagation, state))
            yield found[-1]
            vain = 0
            if len(found) == 1:
                allowed = max(allowed, 2.0 * spent)
            level = min(level + 1, top)
        elif level:
            level = top = level - 1
        elif state is False and not found:
            return (yield from fill(rows, lexicon, rng, least=least, bars=bars, apart=apart))
        else:
            vain += 1
            if state is None:
                allowed *= _GROWTH
    return Outcome.FOUND if len(found) == count else Outcome.LIMIT


def _without(
    rows: Rows,
    lexicon: Lexicon,
    least: int | None,
    bars: Bars,
    apart: Apart | None,
    found: Sequence[Filling],
    rng: Rng,
) -> Propagation | None:
    """The grid with new words asked of a third of its slots; None if a slot has no word."""
    propagation = Propagation(rows, lexicon, least, None, bars, apart)
    if propagation.missing:
        return None
    slots = list(range(len(propagation.slots)))
    if found:
        rng.shuffle(slots)
    for i in slots[: -(-len(slots) // APART)]:
        across, cells = propagation.slots[i]
        for other in found:
            word = lexicon.words[other.words[across, cells[0]]]
            propagation.begin.domains[i] &= ~propagation.shelves[i].exactly(word)
    return propagation if all(propagation.begin.domains) else None

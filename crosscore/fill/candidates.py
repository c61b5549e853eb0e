"""Help for filling a grid by hand: which words fit a slot, and where it gets tight."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import log2

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon
from crosscore.fill.propagation import FINE, MORE, Propagation, Rows, Slot, State, members
from crosscore.grid import Bars, Cell, find_slots

__all__ = ["Found", "candidates", "heat"]

_RANKED = 2_500  #: words of one list that are weighed against each other; more are cut off
_CHECKS = 3  #: times as many words are tried as are asked for, at most
_FEWEST = 60  #: or so many, if that is more
_LOOKS = 12  #: slots that are looked at after a word was placed, at most
_ALL = 1 << 60
_ROUNDS = 12  #: impossible slots that `heat` tells from the others, at most


@dataclass(frozen=True, slots=True)
class Found:
    """`total` words match the letters of the slot; `fitting` of them agree with the crossings.

    `words`: (index in the lexicon, fits) of the best. A word fits if every other open slot still
    has a candidate after it is placed and its consequences are drawn (the nearest ones, in a large
    grid). `fitting` counts what agrees with the crossings as they are. That is somewhat too many,
    since not all words of a long list are tried; for a short list it is exact.
    """

    total: int
    fitting: int
    words: list[tuple[int, bool]]


def candidates(
    rows: Rows,
    lexicon: Lexicon,
    cells: Sequence[Cell],
    typed: Sequence[Hashable] = (),
    *,
    count: int,
    least: int | None = None,
    bars: Bars = (),
    apart: Apart | None = None,
) -> Found:
    """Up to `count` words for the slot of these cells that begin with the letters `typed`.

    Words that fit come first, then better scores, then those that leave the crossings more
    candidates. Letters in the slot's cells stay, and no word of a full slot is used again, nor one
    that `apart` parts from it.
    """
    shelf = lexicon.shelves.get(len(cells))
    if shelf is None or len(typed) > len(cells):
        return Found(0, 0, [])
    slot = (len(cells) > 1 and cells[0][0] == cells[1][0], tuple(cells))
    matching = (1 << lexicon.reaching(shelf, least)) - 1
    for p, (r, c) in enumerate(cells):
        for letter in [rows[r][c], *typed[p : p + 1]]:
            if letter != "":
                matching &= shelf.masks[p].get(letter, 0)
    for other in find_slots(rows, bars):
        if other != slot and (apart or len(other[1]) == len(cells)):
            word = [rows[r][c] for r, c in other[1]]
            if "" in word:
                continue
            if apart:
                matching &= ~apart.clashes(word, len(cells))
            if len(word) == len(cells):
                matching &= ~shelf.exactly(word)
    total = matching.bit_count()
    propagation = Propagation(rows, lexicon, least, bars=bars, apart=apart)
    fitting: list[int] = []
    left = 0
    if not propagation.missing and (not propagation.slots or all(propagation.begin.domains)):
        at = propagation.slots.index(slot) if slot in propagation.slots else -1
        state = propagation.begin.copy()
        if at >= 0:
            state.domains[at] &= matching
        if (at < 0 or state.domains[at]) and propagation.narrow(
            state, list(range(len(propagation.slots)))
        ) == FINE:
            left = matching if at < 0 else state.domains[at]
            fitting = _fitting(propagation, state, at, left, count)
    failing = matching & ~left
    if left.bit_count() <= max(count * _CHECKS, _FEWEST):
        for w in fitting:
            left &= ~(1 << w)
        failing |= left
        share = len(fitting)
    else:
        share = left.bit_count()
    words = [(shelf.ids[w], True) for w in fitting[:count]]
    while failing and len(words) < count:
        low = failing & -failing
        failing ^= low
        words.append((shelf.ids[low.bit_length() - 1], False))
    return Found(total, share, words)


def _fitting(propagation: Propagation, state: State, at: int, left: int, count: int) -> list[int]:
    """The best words of a slot that can be placed, best first."""
    if at < 0:
        return members(left)
    ranked = _ranked(propagation, state, at, left)
    most = max(count * _CHECKS, _FEWEST)
    every = len(ranked) <= most
    fitting: list[int] = []
    for w in ranked[:most]:
        tried = state.copy()
        tried.domains[at] = 1 << w
        if propagation.narrow(tried, [at], _LOOKS) in (FINE, MORE):
            fitting.append(w)
            if len(fitting) == count and not every:
                break
    return fitting


def _ranked(propagation: Propagation, state: State, at: int, left: int) -> list[int]:
    """Words of a slot by falling score, then by how many candidates they leave its crossings."""
    shelf = propagation.shelves[at]
    scores = propagation.lexicon.scores
    if left.bit_count() > _RANKED:
        high, low = len(shelf.ids), 0
        while high - low > 1:  # as many of the lowest bits as hold so many words
            middle = (low + high) // 2
            if (left & ((1 << middle) - 1)).bit_count() > _RANKED:
                high = middle
            else:
                low = middle
        left &= (1 << low) - 1
    words = members(left)
    spelt = [shelf.spelt(w) for w in words]
    columns = list(zip(*spelt, strict=True))
    values = [0.0] * len(words)
    for column, (_, _, j, _, table) in zip(columns, propagation.plan[at], strict=True):
        if j < 0:
            continue
        theirs = state.domains[j]
        known = {bit: log2((theirs & table.get(bit, 0)).bit_count() or 0.5) for bit in set(column)}
        values = [value + known[bit] for value, bit in zip(values, column, strict=True)]
    if scores is None:
        keys = [(0, -value, w) for value, w in zip(values, words, strict=True)]
    else:
        keys = [(-scores[shelf.ids[w]], -v, w) for v, w in zip(values, words, strict=True)]
    return [w for _, _, w in sorted(keys)]


def heat(
    rows: Rows,
    lexicon: Lexicon,
    least: int | None = None,
    bars: Bars = (),
    apart: Apart | None = None,
) -> dict[Slot, int]:
    """How many candidates each slot that isn't full has left once all crossings agree.

    0 for an impossible slot; the counts of the others leave it out.
    """
    found: dict[Slot, int] = {}
    slots = [slot for slot in find_slots(rows, bars) if any(rows[r][c] == "" for r, c in slot[1])]
    rest = dict.fromkeys(slots)
    for slot in slots:
        if len(slot[1]) not in lexicon.shelves:
            found[slot] = 0
            rest.pop(slot)
    for _ in range(_ROUNDS):
        propagation = Propagation(rows, lexicon, least, rest, bars, apart)
        dead = [
            slot
            for slot, d in zip(propagation.slots, propagation.begin.domains, strict=True)
            if not d
        ]
        state = propagation.begin.copy()
        if not dead:
            clash = propagation.narrow(state, list(range(len(propagation.slots))), many=_ALL)
            if clash == FINE:
                break
            dead = [propagation.slots[clash]]
        for slot in dead:
            found[slot] = 0
            rest.pop(slot)
    for slot, domain in zip(propagation.slots, state.domains, strict=True):
        if slot not in found:
            found[slot] = domain.bit_count()
    return {slot: found[slot] for slot in slots}

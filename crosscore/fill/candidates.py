"""Help for filling a grid by hand: which words fit a slot, and where it gets tight."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import reduce
from math import log2, log10
from operator import or_
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon, Shelf
from crosscore.fill.propagation import FINE, MORE, Propagation, Rows, Slot, State, members
from crosscore.grid import Bars, Cell, find_slots

__all__ = ["ORDERS", "Candidate", "Found", "Prospect", "candidates", "heat"]

#: how candidates may be sorted: by score and by what they leave, by one of these, by letters
ORDERS = ("best", "score", "leaves", "alphabet")

_RANKED = 1_600  #: words of one list that are weighed against each other; more are cut off
_CHECKS = 3  #: times as many words are tried as are asked for, at most
_FEWEST = 60  #: or so many, if that is more
_LOOKS = 12  #: slots that are looked at after a word was placed, at most
_ALL = 1 << 60
_ROUNDS = 12  #: impossible slots that `heat` tells from the others, at most
_DOUBLE = 6.0  #: points that it is worth if the tightest crossing keeps twice as many words
_PLENTY = 5.0  #: doublings after which more words are worth nothing

Key = Callable[[Sequence[Hashable]], Any]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word for a slot: its index in the lexicon, whether it fits, and what it leaves.

    `fewest`: how many words the tightest of the crossings keeps whose letter the word settles,
    None if it settles none; `ways`: the decimal logarithm of how many they keep all together, each
    by itself. Both are 0 if the word does not fit.
    """

    index: int
    fits: bool
    fewest: int | None
    ways: float


@dataclass(frozen=True, slots=True)
class Found:
    """`total` words match the letters of the slot; `fitting` of them agree with the crossings.

    A word fits if every other open slot still has a candidate after it is placed and its
    consequences are drawn (the nearest ones, in a large grid). `fitting` counts what agrees with
    the crossings as they are. That is somewhat too many, since not all words of a long list are
    tried; for a short list it is exact.
    """

    total: int
    fitting: int
    words: list[Candidate]


class Prospect:
    """What a grid leaves its slots, to be asked about any of them.

    `state` is None where some slot has no candidate left.
    """

    def __init__(
        self,
        rows: Rows,
        lexicon: Lexicon,
        least: int | None = None,
        bars: Bars = (),
        apart: Apart | None = None,
    ) -> None:
        self.rows = rows
        self.lexicon = lexicon
        self.least = least
        self.bars = bars
        self.apart = apart
        self.slots = find_slots(rows, bars)
        self.state: State | None = None
        self.clash = -1  #: a slot that has none
        self.propagation = propagation = Propagation(rows, lexicon, least, None, bars, apart)
        if not propagation.missing and all(propagation.begin.domains):
            state = propagation.begin.copy()
            clash = propagation.narrow(state, list(range(len(propagation.slots))), many=_ALL)
            if clash == FINE:
                self.state = state
            else:
                self.clash = clash


def candidates(
    prospect: Prospect,
    cells: Sequence[Cell],
    typed: Sequence[Hashable] = (),
    begun: Collection[Hashable] = (),
    *,
    count: int,
    order: str = "score",
    key: Key = tuple,
) -> Found:
    """Up to `count` words for the slot of these cells that begin with the letters `typed`.

    `begun`, if any, are letters one of which comes next. Words that fit come first, but not by
    `alphabet`, which is that of `key`. By `score`, what they leave the crossings decides between
    equals, and by `leaves` the other way round. Letters in the slot's cells stay, and no word of a
    full slot is used again, nor one that `apart` parts from it.
    """
    rows, lexicon, propagation = prospect.rows, prospect.lexicon, prospect.propagation
    shelf = lexicon.shelves.get(len(cells))
    if shelf is None or len(typed) + bool(begun) > len(cells):
        return Found(0, 0, [])
    slot = (len(cells) > 1 and cells[0][0] == cells[1][0], tuple(cells))
    matching = (1 << lexicon.reaching(shelf, prospect.least)) - 1
    for p, (r, c) in enumerate(cells):
        for letter in [rows[r][c], *typed[p : p + 1]]:
            if letter != "":
                matching &= shelf.masks[p].get(letter, 0)
    if begun:
        matching &= reduce(or_, [shelf.masks[len(typed)].get(letter, 0) for letter in begun])
    for other in prospect.slots:
        if other != slot and (prospect.apart or len(other[1]) == len(cells)):
            word = [rows[r][c] for r, c in other[1]]
            if "" in word:
                continue
            if prospect.apart:
                matching &= ~prospect.apart.clashes(word, len(cells))
            if len(word) == len(cells):
                matching &= ~shelf.exactly(word)
    total = matching.bit_count()
    at = propagation.slots.index(slot) if slot in propagation.slots else -1
    left = 0
    state = prospect.state.copy() if prospect.state else None
    if state is not None and at < 0:
        left = matching
    elif state is not None:
        state.domains[at] &= matching
        if state.domains[at] and propagation.narrow(state, [at]) == FINE:
            left = state.domains[at]
    sight = _Sight(propagation, state, at, shelf, count) if state and left else None
    if order == "alphabet":
        return _alphabetical(sight, lexicon, shelf, matching, left, count, key)
    fitting = sight.fitting(left, order) if sight else []
    failing = matching & ~left
    if left.bit_count() <= max(count * _CHECKS, _FEWEST):
        for one in fitting:
            left &= ~(1 << one[0])
        failing |= left
        share = len(fitting)
    else:
        share = left.bit_count()
    words = [Candidate(shelf.ids[w], True, fewest, ways) for w, fewest, ways in fitting[:count]]
    while failing and len(words) < count:
        low = failing & -failing
        failing ^= low
        words.append(Candidate(shelf.ids[low.bit_length() - 1], False, 0, 0.0))
    return Found(total, share, words)


Worth = tuple[int, int | None, float]  #: a word of a shelf, and `fewest` and `ways` of it


class _Sight:
    """What the words of one slot leave the others; `at` is -1 for a slot that is full."""

    def __init__(
        self, propagation: Propagation, state: State, at: int, shelf: Shelf, count: int
    ) -> None:
        self.propagation = propagation
        self.state = state
        self.at = at
        self.shelf = shelf
        self.count = count
        scores = propagation.lexicon.scores
        self.scores = [0] * len(propagation.lexicon.words) if scores is None else scores

    def fits(self, w: int) -> bool:
        """Whether a word can be placed."""
        if self.at < 0:
            return True
        tried = self.state.copy()
        tried.domains[self.at] = 1 << w
        return self.propagation.narrow(tried, [self.at], _LOOKS) in (FINE, MORE)

    def fitting(self, left: int, order: str) -> list[Worth]:
        """The best words that can be placed, best first."""
        if self.at < 0:
            return [(w, None, 0.0) for w in members(left)]
        ranked = self.ranked(left, order)
        most = max(self.count * _CHECKS, _FEWEST)
        every = len(ranked) <= most
        fitting: list[Worth] = []
        for worth in ranked[:most]:
            if self.fits(worth[0]):
                fitting.append(worth)
                if len(fitting) == self.count and not every:
                    break
        return fitting

    def ranked(self, left: int, order: str) -> list[Worth]:
        """Words of the slot, best first; of many, those that score most."""
        if left.bit_count() > _RANKED:
            high, low = len(self.shelf.ids), 0
            while high - low > 1:  # as many of the lowest bits as hold so many words
                middle = (low + high) // 2
                if (left & ((1 << middle) - 1)).bit_count() > _RANKED:
                    high = middle
                else:
                    low = middle
            left &= (1 << low) - 1
        scores, ids = self.scores, self.shelf.ids
        worths = self.weighed(members(left))
        if order == "leaves":
            return sorted(worths, key=lambda one: (-one[2], -scores[ids[one[0]]], one[0]))
        if order == "best":
            return sorted(worths, key=lambda one: (-self.points(one), -one[2], one[0]))
        return sorted(worths, key=lambda one: (-scores[ids[one[0]]], -one[2], one[0]))

    def points(self, worth: Worth) -> float:
        """The score, and what the word leaves, as points of a score."""
        w, fewest, _ = worth
        spare = _PLENTY if fewest is None else min(log2(fewest or 0.5), _PLENTY)
        return self.scores[self.shelf.ids[w]] + _DOUBLE * spare

    def weighed(self, words: Sequence[int]) -> list[Worth]:
        """What words leave the crossings that they settle, each crossing by itself."""
        spelt = [self.shelf.spelt(w) for w in words]
        values = [0.0] * len(words)
        fewest = [_ALL] * len(words)
        state, plan = self.state, self.propagation.plan[self.at]
        crossed = False
        for p, (cell, _, j, _, table) in enumerate(plan):
            open_letters = state.letters[cell]
            if j < 0 or not open_letters & (open_letters - 1):
                continue
            crossed = True
            theirs = state.domains[j]
            column = [letters[p] for letters in spelt]
            kept = {bit: (theirs & table.get(bit, 0)).bit_count() for bit in set(column)}
            logs = {bit: log10(n or 0.5) for bit, n in kept.items()}
            values = [value + logs[bit] for value, bit in zip(values, column, strict=True)]
            fewest = [
                n if n < kept[bit] else kept[bit] for n, bit in zip(fewest, column, strict=True)
            ]
        if not crossed:
            return [(w, None, 0.0) for w in words]
        return list(zip(words, fewest, values, strict=True))


def _alphabetical(
    sight: _Sight | None,
    lexicon: Lexicon,
    shelf: Shelf,
    matching: int,
    left: int,
    count: int,
    key: Key,
) -> Found:
    """The first words that match, and which of them fit."""
    words = members(_first(shelf, matching, count, key))
    words.sort(key=lambda w: (key(lexicon.words[shelf.ids[w]]), w))
    del words[count:]
    known: dict[int, Worth] = {}
    possible = [w for w in words if left >> w & 1]
    if sight is not None and sight.at < 0:
        known = {w: (w, None, 0.0) for w in possible}
    elif sight is not None:
        known = {one[0]: one for one in sight.weighed(possible) if sight.fits(one[0])}
    found = [
        Candidate(shelf.ids[w], True, *known[w][1:])
        if w in known
        else Candidate(shelf.ids[w], False, 0, 0.0)
        for w in words
    ]
    share = left.bit_count()
    if matching.bit_count() <= count:
        share = len(known)
    return Found(matching.bit_count(), share, found)


def _first(shelf: Shelf, matching: int, count: int, key: Key) -> int:
    """Those of many words that come first by their first letters."""
    taken = 0
    for p in range(len(shelf.masks)):
        letters = sorted(shelf.masks[p], key=lambda letter: key((letter,)))
        for letter in letters:
            some = matching & shelf.masks[p][letter]
            if (taken | some).bit_count() >= count:
                break
            taken |= some
        else:
            return taken
        matching = some
        if matching.bit_count() <= _RANKED:
            break
    return taken | matching


def heat(prospect: Prospect) -> dict[Slot, int]:
    """How many candidates each slot that isn't full has left once all crossings agree.

    0 for an impossible slot; the counts of the others leave it out.
    """
    rows, lexicon, least = prospect.rows, prospect.lexicon, prospect.least
    if prospect.state is not None:
        counts = (domain.bit_count() for domain in prospect.state.domains)
        return dict(zip(prospect.propagation.slots, counts, strict=True))
    found: dict[Slot, int] = {}
    slots = [slot for slot in prospect.slots if any(rows[r][c] == "" for r, c in slot[1])]
    rest = dict.fromkeys(slots)
    for slot in slots:
        if len(slot[1]) not in lexicon.shelves:
            found[slot] = 0
            rest.pop(slot)
    for _ in range(_ROUNDS):
        propagation = Propagation(rows, lexicon, least, rest, prospect.bars, prospect.apart)
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

"""The open slots of a grid, the cells they share, and the consequences of each choice.

A slot's candidates are one integer, a cell's letters another. `Propagation.narrow` removes whatever
no longer agrees with the crossings, to a fixed point (generalised arc consistency): a letter that
no candidate of a slot has, a candidate with a letter that its cell has lost, and the word of a slot
with one candidate left from all other slots.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon, Shelf
from crosscore.grid import Bars, Cell, find_slots

__all__ = [
    "ALL",
    "FINE",
    "MORE",
    "Propagation",
    "Rows",
    "Slot",
    "State",
    "kept",
    "members",
    "weight",
]

Rows = Sequence[Sequence[Hashable | None]]  #: None a block, "" an open cell, else its letter
Slot = tuple[bool, tuple[Cell, ...]]  #: across, cells

FINE = -1  #: `narrow` came to its end, and each slot has a candidate
ALL = 1 << 60  #: more than there are
MORE = -2  #: `narrow` stopped at its budget: to be called again with the same queue

_FEW = 14  #: up to so many candidates are read one by one
_SQUARE = 30  #: a slot weighs the square of its length by this at first; each conflict adds 1
_MANY = 200  #: a slot with more candidates is looked at again only when it has lost
_MOST = 0.8  #: so many that no more than this part is left since the last look


class State:
    """`domains`: each slot's candidates; `counts`: how many, as of its last look; `letters`: each
    cell's; `taken`: (length, word of the shelf) -> the slot that must have it."""

    __slots__ = ("counts", "domains", "letters", "taken")

    def __init__(
        self,
        letters: list[int],
        domains: list[int],
        counts: list[int],
        taken: dict[tuple[int, int], int],
    ) -> None:
        self.letters = letters
        self.domains = domains
        self.counts = counts
        self.taken = taken

    def copy(self) -> State:
        """Another one that may be changed by itself."""
        return State(self.letters[:], self.domains[:], self.counts[:], self.taken.copy())


class _Column:
    """One position of a shelf: its table, also as pairs."""

    __slots__ = ("pairs", "table")

    def __init__(self, table: dict[int, int]) -> None:
        self.table = table
        self.pairs = tuple(table.items())


class Propagation:
    """The slots of `rows` that are not full; with `only`, those of them that it holds.

    `bars` end slots between two cells.

    `missing` are slots of a length of which the lexicon has no word; if there are any, nothing
    else is set. `begin` is the state before anything follows from anything; `weights` grows
    for each slot with the conflicts that it was in. Words that `apart` parts aren't put together.
    """

    def __init__(
        self,
        rows: Rows,
        lexicon: Lexicon,
        least: int | None = None,
        only: Collection[Slot] | None = None,
        bars: Bars = (),
        apart: Apart | None = None,
    ) -> None:
        self.lexicon = lexicon
        self.apart = apart
        #: a slot with more candidates isn't told which letters others with some have left
        self.far = ALL
        self.slots: list[Slot] = []
        given: dict[tuple[Any, ...], None] = {}
        for slot in find_slots(rows, bars):
            word = tuple(rows[r][c] for r, c in slot[1])
            if "" not in word:
                given[word] = None
            elif only is None or slot in only:
                self.slots.append(slot)
        self.missing = [s for s in self.slots if len(s[1]) not in lexicon.shelves]
        if self.missing:
            return
        self.shelves = [lexicon.shelves[len(cells)] for _, cells in self.slots]
        self.weights = [weight(slot) for slot in self.slots]
        #: cell -> its slots and its position in each
        self.at: list[list[tuple[int, int]]] = []
        self.cells: list[Cell] = []
        self._lay(rows)
        floors = {n: lexicon.reaching(shelf, least) for n, shelf in lexicon.shelves.items()}
        #: for each slot, the words that go with the letters in it and are in no full slot
        self.own: list[int] = []
        usable = {n: (1 << count) - 1 for n, count in floors.items()}
        for word in given:
            if len(word) in usable:
                usable[len(word)] &= ~lexicon.shelves[len(word)].exactly(word)
        #: the slots of each length, for words that must be kept apart
        self.long: dict[int, list[int]] = {}
        if apart:
            for i, (_, cells) in enumerate(self.slots):
                self.long.setdefault(len(cells), []).append(i)
            for word in given:
                for length in self.long:
                    usable[length] &= ~apart.clashes(word, length)
        self.begin = self._begin(rows, usable)
        #: slots of the same length as each, without it
        lengths: dict[int, list[int]] = {}
        for i, (_, cells) in enumerate(self.slots):
            lengths.setdefault(len(cells), []).append(i)
        self.alike = [
            [j for j in lengths[len(cells)] if j != i] for i, (_, cells) in enumerate(self.slots)
        ]

    def _lay(self, rows: Rows) -> None:
        numbers: dict[Cell, int] = {}
        for i, (_, cells) in enumerate(self.slots):
            for p, cell in enumerate(cells):
                if cell not in numbers:
                    numbers[cell] = len(self.cells)
                    self.cells.append(cell)
                    self.at.append([])
                self.at[numbers[cell]].append((i, p))
        columns: dict[tuple[int, int], _Column] = {}
        for length, shelf in {len(shelf.tables): shelf for shelf in self.shelves}.items():
            for p, table in enumerate(shelf.tables):
                columns[length, p] = _Column(table)
        #: slot -> for each position: cell, column, crossing slot or -1, position and table there
        self.plan: list[list[tuple[int, _Column, int, int, dict[int, int]]]] = []
        for i, (_, cells) in enumerate(self.slots):
            steps = []
            for p, cell in enumerate(cells):
                j, q, table = -1, 0, {}
                for k, there in self.at[numbers[cell]]:
                    if k != i:
                        j, q, table = k, there, self.shelves[k].tables[there]
                steps.append((numbers[cell], columns[len(cells), p], j, q, table))
            self.plan.append(steps)

    def _begin(self, rows: Rows, usable: dict[int, int]) -> State:
        strange: dict[Hashable, int] = {}
        bits = self.lexicon.bits
        letters: list[int] = []
        for (r, c), pairs in zip(self.cells, self.at, strict=True):
            letter = rows[r][c]
            if letter == "":
                left = -1
                for i, p in pairs:
                    left &= self.shelves[i].letters[p]
            else:
                left = bits.get(letter, 0)
                if not left:
                    left = strange.setdefault(letter, 1 << (len(bits) + len(strange)))
            letters.append(left)
        domains = []
        for i, (_, cells) in enumerate(self.slots):
            domain = usable[len(cells)]
            for (r, c), (_, column, _, _, _) in zip(cells, self.plan[i], strict=True):
                if rows[r][c] != "":
                    domain &= column.table.get(bits.get(rows[r][c], 0), 0)
            self.own.append(domain)
            for cell, column, _, _, _ in self.plan[i]:
                domain = kept(domain, column.table, column_letters(column), letters[cell])
            domains.append(domain)
        return State(letters, domains, [d.bit_count() for d in domains], {})

    def narrow(self, state: State, queue: list[int], budget: int = ALL, many: int = _MANY) -> int:
        """Propagate the changes of the slots in `queue`, which is emptied.

        `FINE`, `MORE` after looking at `budget` slots, or the slot that lost its last candidate.
        With a large `many` no slot is skipped, and the result is the fixed point.
        """
        letters, domains, counts = state.letters, state.domains, state.counts
        taken, plan, shelves, weights = state.taken, self.plan, self.shelves, self.weights
        far = self.far
        waiting = dict.fromkeys(queue, -1)  # where it has changed, -1 if in more than one way
        while queue:
            if not budget:
                return MORE
            budget -= 1
            i = min(queue, key=counts.__getitem__)
            queue.remove(i)
            only = waiting.pop(i)
            domain = domains[i]
            count = counts[i] = domain.bit_count()
            reads: Sequence[int] | None = None
            if not count:
                weights[i] += 1
                return i
            if count == 1:
                w = domain.bit_length() - 1
                key = (len(plan[i]), w)
                owner = taken.setdefault(key, i)
                if owner != i:
                    weights[i] += 1
                    weights[owner] += 1
                    return i
                for j in self.alike[i]:
                    if domains[j] & domain:
                        domains[j] ^= domain
                        if not domains[j]:
                            weights[i] += 1
                            weights[j] += 1
                            return j
                        if j not in waiting:
                            queue.append(j)
                        waiting[j] = -1
                if self.apart:
                    j = self._part(self.apart, state, i, queue, waiting, many)
                    if j != FINE:
                        return j
                reads = shelves[i].spelt(w)
            elif count <= _FEW:
                reads = _read(domain, shelves[i])
            for p, (cell, column, j, q, table) in enumerate(plan[i]):
                old = letters[cell]
                if p == only or not old & (old - 1):
                    continue  # what its crossing has left a cell, the domain has as well
                if reads is not None:
                    new = reads[p]
                elif j >= 0 and counts[j] > far:
                    continue
                else:
                    new = sum([bit for bit, mask in column.pairs if bit & old and domain & mask])
                if new == old:
                    continue
                letters[cell] = new
                if j < 0:
                    continue
                theirs = domains[j]
                left = kept(theirs, table, old, new)
                if left != theirs:
                    if not left:
                        weights[i] += 1
                        weights[j] += 1
                        return j
                    domains[j] = left
                    if j in waiting:
                        waiting[j] = -1
                        continue
                    n = left.bit_count()
                    if n > many and n > _MOST * counts[j]:
                        continue
                    waiting[j] = q
                    queue.append(j)
        return FINE

    def _part(
        self,
        apart: Apart,
        state: State,
        i: int,
        queue: list[int],
        waiting: dict[int, int],
        many: int,
    ) -> int:
        """Take what clashes with the word of slot i from all others; as `narrow`."""
        domains, weights = state.domains, self.weights
        word = self.lexicon.words[self.shelves[i].ids[domains[i].bit_length() - 1]]
        for length, slots in self.long.items():
            mask = apart.clashes(word, length)
            if not mask:
                continue
            for j in slots:
                theirs = domains[j]
                if j == i or not theirs & mask:
                    continue
                left = theirs & ~mask
                if not left:
                    weights[i] += 1
                    weights[j] += 1
                    return j
                domains[j] = left
                if j not in waiting:
                    n = left.bit_count()
                    if n > many and n > _MOST * state.counts[j]:
                        continue
                    queue.append(j)
                waiting[j] = -1
        return FINE

    def limit(self, state: State, cell: int, letters: int, queue: list[int]) -> int:
        """Leave a cell those of its letters; a slot without candidates, or `FINE`."""
        old = state.letters[cell]
        state.letters[cell] = letters
        for i, p in self.at[cell]:
            before = state.domains[i]
            left = kept(before, self.plan[i][p][1].table, old, letters)
            if left != before:
                if not left:
                    for j, _ in self.at[cell]:
                        self.weights[j] += 1
                    return i
                state.domains[i] = left
                queue.append(i)
        return FINE


def weight(slot: Slot) -> float:
    """What a slot weighs before any conflict: long ones have more crossings to agree with."""
    return len(slot[1]) ** 2 / _SQUARE


def column_letters(column: _Column) -> int:
    """All letters of a column."""
    return sum(column.table)


def kept(domain: int, table: dict[int, int], old: int, new: int) -> int:
    """The candidates of a domain whose letters, all in `old`, are in `new`."""
    if not new & (new - 1):
        return domain & table.get(new, 0)
    gone = old & ~new
    rest = new
    mask = 0
    if gone.bit_count() <= rest.bit_count():
        while gone:
            bit = gone & -gone
            gone ^= bit
            mask |= table.get(bit, 0)
        return domain & ~mask
    while rest:
        bit = rest & -rest
        rest ^= bit
        mask |= table.get(bit, 0)
    return domain & mask


def members(domain: int) -> list[int]:
    """The words of a set, highest first."""
    found = []
    while domain:
        w = domain.bit_length() - 1
        domain ^= 1 << w
        found.append(w)
    return found


def _read(domain: int, shelf: Shelf) -> list[int]:
    """The letters at each position of a small set."""
    found = []
    for column in zip(*[shelf.spelt(w) for w in members(domain)], strict=True):
        letters = 0
        for bit in column:
            letters |= bit
        found.append(letters)
    return found

"""Fill part of a grid within a few choices, to learn whether that is possible and where it is hard.

`fill` is for one grid that matters; a search over hundreds of slightly different grids needs
answers within milliseconds. Both keep the candidates of a slot in one integer, and placing a word
narrows its crossings to a fixed point.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from math import log
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon, Shelf
from crosscore.grid import Cell, find_slots
from crosscore.rng import Rng

__all__ = ["LocalRepair", "Stock"]

Letter = Hashable
Slot = tuple[bool, tuple[Cell, ...]]

_EVERY = 12  #: nodes between two stops
_LOOKED = 24  #: candidates compared before one is tried


class Stock:
    """The words of a lexicon that may be used: long enough, and with a good enough score.

    Those that `apart` parts aren't put into one grid.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        shortest: int,
        longest: int,
        score: int | None,
        apart: Apart | None = None,
    ) -> None:
        self.words = lexicon.words
        self.apart = apart
        self.shelves: dict[int, Shelf] = {}
        self.usable: dict[int, int] = {}
        self.indexes: dict[int, dict[tuple[Any, ...], int]] = {}
        for length, shelf in sorted(lexicon.shelves.items()):
            if not shortest <= length <= longest:
                continue
            count = len(shelf.ids)
            if score is not None and lexicon.scores is not None:
                count = sum(lexicon.scores[i] >= score for i in shelf.ids)
            if count:
                self.shelves[length] = shelf
                self.usable[length] = (1 << count) - 1
        self.pairs: dict[tuple[int, int, int, int], tuple[Letter, ...]] = {}

    def find(self, answer: tuple[Any, ...]) -> int | None:
        """The number of a word within its shelf."""
        shelf = self.shelves.get(len(answer))
        if shelf is None:
            return None
        index = self.indexes.get(len(answer))
        if index is None:
            index = {tuple(self.words[i]): n for n, i in enumerate(shelf.ids)}
            self.indexes[len(answer)] = index
        return index.get(answer)

    def fitting(self, letters: Sequence[Letter]) -> int:
        """The words that have these letters; "" stands for any."""
        shelf = self.shelves.get(len(letters))
        if shelf is None:
            return 0
        domain = self.usable[len(letters)]
        for masks, letter in zip(shelf.masks, letters, strict=True):
            if letter != "":
                domain &= masks.get(letter, 0)
        return domain

    def common(self, a: int, p: int, b: int, q: int) -> tuple[Letter, ...]:
        """Letters at position p of words of a letters that are also at q in those of b."""
        key = (a, p, b, q)
        found = self.pairs.get(key)
        if found is None:
            other = self.shelves[b].masks[q]
            found = tuple(letter for letter in self.shelves[a].masks[p] if letter in other)
            self.pairs[key] = found
        return found

    def price(self) -> float:
        """How many of its words a crossing costs each of two slots, as a logarithm."""
        return -log(self.sameness()) / 2

    def sameness(self) -> float:
        """The chance that two letters drawn from the words are the same one."""
        counts: dict[Letter, int] = {}
        for length, shelf in self.shelves.items():
            usable = self.usable[length]
            for masks in shelf.masks:
                for letter, mask in masks.items():
                    counts[letter] = counts.get(letter, 0) + (mask & usable).bit_count()
        total = sum(counts.values()) or 1
        return max(sum((n / total) ** 2 for n in counts.values()), 1e-6)


class LocalRepair:
    """The open cells of a grid ("" in `rows`) and the slots that they lie in.

    `hopeless` is a slot that no word fits as the other letters stand, or None; `nodes` counts
    the words tried.
    """

    def __init__(self, rows: Sequence[Sequence[Any]], stock: Stock) -> None:
        self.stock = stock
        self.rows = [list(row) for row in rows]
        self.slots: list[Slot] = []
        self.shelves: list[Shelf] = []
        self.domains: list[int] = []
        self.hopeless: Slot | None = None
        self.nodes = 0
        taken: dict[int, int] = {}  # length -> words that stand elsewhere
        standing: list[tuple[Any, ...]] = []
        at: dict[Cell, list[tuple[int, int]]] = {}
        for slot in find_slots(self.rows):
            cells = slot[1]
            letters = tuple([self.rows[r][c] for r, c in cells])
            if "" not in letters:
                number = stock.find(letters)
                if number is not None:
                    taken[len(cells)] = taken.get(len(cells), 0) | 1 << number
                standing.append(letters)
                continue
            domain = stock.fitting(letters)
            if not domain:
                self.hopeless = slot
                return
            for p, cell in enumerate(cells):
                if letters[p] == "":
                    at.setdefault(cell, []).append((len(self.slots), p))
            self.slots.append(slot)
            self.shelves.append(stock.shelves[len(cells)])
            self.domains.append(domain)
        if stock.apart:
            for length in {len(cells): None for _, cells in self.slots}:
                for letters in standing:
                    taken[length] = taken.get(length, 0) | stock.apart.clashes(letters, length)
        for i, (_, cells) in enumerate(self.slots):
            self.domains[i] &= ~taken.get(len(cells), 0)
            if not self.domains[i]:
                self.hopeless = self.slots[i]
                return
        self.weights = [1] * len(self.slots)
        #: slot -> (position, crossing slot, position there, number of the crossing)
        self.crosses: list[list[tuple[int, int, int, int]]] = [[] for _ in self.slots]
        self.letters: list[tuple[Letter, ...]] = []
        for pairs in at.values():
            if len(pairs) == 2:
                (a, p), (b, q) = pairs
                n = len(self.letters)
                self.crosses[a].append((p, b, q, n))
                self.crosses[b].append((q, a, p, n))
                a, b = len(self.slots[a][1]), len(self.slots[b][1])
                self.letters.append(stock.common(a, p, b, q))

    def solve(self, rng: Rng, budget: int) -> Generator[None, None, list[list[Any]] | None]:
        """The filled rows, or None if there is no filling or `budget` nodes didn't find one.

        Gives control back every few nodes.
        """
        if self.hopeless:
            return None
        domains, letters = list(self.domains), list(self.letters)
        if not self.narrow(domains, letters, list(range(len(self.slots)))):
            return None
        until = self.nodes + budget
        stack: list[tuple[list[int], list[tuple[Letter, ...]], int, list[int], list[int]]] = []
        rest = list(range(len(self.slots)))
        while rest:
            slot = min(rest, key=lambda i: domains[i].bit_count() / self.weights[i])
            rest = [i for i in rest if i != slot]
            stack.append((domains, letters, slot, self.values(domains, letters, slot, rng), rest))
            while True:
                while stack and not stack[-1][3]:
                    stack.pop()
                if not stack or self.nodes >= until:
                    return None
                before, known, slot, values, rest = stack[-1]
                self.nodes += 1
                if self.nodes % _EVERY == 0:
                    yield
                bit = 1 << values.pop()
                domains, letters = list(before), list(known)
                domains[slot] = bit
                changed = [slot]
                alike = self.alike(slot, bit)
                for i in rest:  # no word twice, and none that is too like it
                    gone = alike.get(len(self.slots[i][1]), 0)
                    if domains[i] & gone:
                        domains[i] &= ~gone
                        changed.append(i)
                        if not domains[i]:
                            self.weights[i] += 1
                            break
                else:
                    if self.narrow(domains, letters, changed):
                        break
        rows = [list(row) for row in self.rows]
        for i, (_, cells) in enumerate(self.slots):
            word = self.stock.words[self.shelves[i].ids[domains[i].bit_length() - 1]]
            for (r, c), letter in zip(cells, word, strict=True):
                rows[r][c] = letter
        return rows

    def alike(self, slot: int, bit: int) -> dict[int, int]:
        """By their length the words that cannot stand beside a word of a slot, itself included."""
        length = len(self.slots[slot][1])
        found = {length: bit}
        if self.stock.apart:
            word = self.stock.words[self.shelves[slot].ids[bit.bit_length() - 1]]
            for other in {len(cells): None for _, cells in self.slots}:
                found[other] = found.get(other, 0) | self.stock.apart.clashes(word, other)
        return found

    @property
    def worst(self) -> Slot:
        """The slot that no word fits, or that was left without a word most often."""
        if self.hopeless:
            return self.hopeless
        return self.slots[max(range(len(self.slots)), key=lambda i: self.weights[i])]

    def narrow(
        self, domains: list[int], letters: list[tuple[Letter, ...]], queue: list[int]
    ) -> bool:
        """Remove what no crossing supports; False if a slot has no candidate left."""
        waiting = set(queue)
        while queue:
            i = queue.pop()
            waiting.discard(i)
            mine = domains[i]
            shelf = self.shelves[i]
            one = None
            if not mine & (mine - 1):
                one = self.stock.words[shelf.ids[mine.bit_length() - 1]]
            for p, j, q, n in self.crosses[i]:
                left = letters[n]
                theirs = self.shelves[j].masks[q]
                if one is not None:
                    letter = one[p]
                    if len(left) == 1 and left[0] == letter:
                        continue
                    letters[n] = (letter,)
                    domain = domains[j] & theirs.get(letter, 0)
                else:
                    masks = shelf.masks[p]
                    kept = tuple([letter for letter in left if mine & masks[letter]])
                    if len(kept) == len(left) and letters[n] is not self.letters[n]:
                        continue
                    letters[n] = kept
                    allowed = 0
                    for letter in kept:
                        allowed |= theirs[letter]
                    domain = domains[j] & allowed
                if domain != domains[j]:
                    if not domain:
                        self.weights[i] += 1
                        self.weights[j] += 1
                        return False
                    domains[j] = domain
                    if j not in waiting:
                        waiting.add(j)
                        queue.append(j)
        return True

    def values(
        self, domains: list[int], letters: list[tuple[Letter, ...]], slot: int, rng: Rng
    ) -> list[int]:
        """The slot's candidates; the one that leaves its crossings most choice comes last."""
        domain = domains[slot]
        found: list[int] = []
        count = domain.bit_count()
        if count <= 4 * _LOOKED:
            while domain:
                low = domain & -domain
                found.append(low.bit_length() - 1)
                domain ^= low
        else:
            # draws of a place among all words of the shelf, the next candidate from there on
            size = domain.bit_length()
            seen = 0
            for _ in range(2 * _LOOKED):
                start = rng.below(size)
                tail = domain >> start
                low = (tail & -tail) << start if tail else domain & -domain
                if not low & seen:
                    seen |= low
                    found.append(low.bit_length() - 1)
        rng.shuffle(found)
        looked = found[-_LOOKED:]
        if len(looked) < 2:
            return found
        shelf = self.shelves[slot]
        tables: list[tuple[int, dict[Letter, int], int, dict[Letter, float]]] = []
        for p, j, q, _ in self.crosses[slot]:
            masks = self.shelves[j].masks[q]
            if domains[j] & (domains[j] - 1):
                tables.append((p, masks, domains[j], {}))
        worth: list[tuple[float, int]] = []
        for w in looked:
            word = self.stock.words[shelf.ids[w]]
            value = 0.0
            for p, masks, theirs, known in tables:
                letter = word[p]
                got = known.get(letter)
                if got is None:
                    left = (theirs & masks.get(letter, 0)).bit_count()
                    got = known[letter] = log(left) if left else -30.0
                value += got
            worth.append((value + rng.random(), w))
        worth.sort()
        found[-_LOOKED:] = [w for _, w in worth]
        return found

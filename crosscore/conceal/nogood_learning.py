"""Letters for cells under a growing list of forbidden combinations.

A *nogood* is a set of pairs (cell, letter) that must not all come true. The search assigns cell
after cell; if all pairs of a nogood but one are true, the last is ruled out; if a cell has no
letter left or a nogood comes true, the choices that led there become a new nogood (first unique
implication point) and the search goes back to where that one rules something out. This is
conflict-driven clause learning, as in SAT solvers (Marques-Silva and Sakallah 1996; two watched
literals: Moskewicz et al. 2001), with cells of several letters instead of truth values.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from heapq import heapify, heappop, heappush

__all__ = ["Nogoods"]

Pair = tuple[int, int]  # a cell, and the bit of a letter

_SLICE = 400  # choices and implications between two reports
_RESTART = 60  # conflicts before the first restart
_GROWTH = 1.3  # of that number
_HEAP = 10  # entries of a cell in the heap, on average, before it is made anew
_LOOKS = 8  # nogoods looked at in the time of one choice
_DECAY = 1.05  # how much more a later conflict counts


class _Nogood:
    """Pairs that must not all be true; the first two are watched. `who` are words behind it."""

    __slots__ = ("pairs", "who")

    def __init__(self, pairs: list[Pair], who: int) -> None:
        self.pairs = pairs
        self.who = who


class Nogoods:
    """Cells 0, 1, ... with `letters` choices each (numbers from 0).

    `wish` holds the letter that each cell would like, and after `solve` the one that it has;
    `draw` chooses one of a set of letters (bits) for a cell whose wish is ruled out.
    """

    def __init__(self, letters: int, wish: list[int], draw: Callable[[int], int]) -> None:
        self.wish = wish
        self.nodes = (
            0  #: choices made and conflicts met so far, and a part of the nogoods looked at
        )
        self.reason = 0  #: words (bits) behind the proof, once there is no solution
        self._draw = draw
        self._all = (1 << letters) - 1
        count = len(wish)
        self._open = [self._all] * count  # letters that a cell may still have; one: it has it
        self._level = [0] * count  # of the choice that gave a cell its letter
        self._ground = [0] * count  # words behind the letter of a cell that has it in any case
        self._why: dict[Pair, _Nogood] = {}  # what ruled a letter out
        self._watched: dict[Pair, list[_Nogood]] = {}
        self._trail: list[tuple[int, int]] = []  # cell, and its letters before
        self._levels: list[int] = []  # length of the trail at each choice
        self._news: list[int] = []  # cells that have got their letter
        self._score = [0.0] * count
        self._bump = 1.0
        self._heap: list[tuple[float, int]] = []
        self._used = [False] * count  # cells that some nogood mentions
        self._impossible = False
        if letters == 1:
            self._news = list(range(count))

    def add(self, pairs: Sequence[tuple[int, int]], who: int) -> None:
        """Forbid some cells (first numbers) to have some letters (second) all at once."""
        self._back(0)
        rest: list[Pair] = []
        for cell, letter in pairs:
            bit = 1 << letter
            if not self._open[cell] & bit:
                return
            if self._open[cell] == bit:
                who |= self._ground[cell]
            else:
                rest.append((cell, bit))
        for cell, _ in rest:
            if not self._used[cell]:
                self._used[cell] = True
                heappush(self._heap, (-self._score[cell], cell))
        nogood = _Nogood(rest, who)
        if not rest:
            self._impossible = True
            self.reason = who
        elif len(rest) == 1:
            self._rule_out(rest[0], nogood)
        else:
            self._watch(nogood)

    def solve(self, most: int) -> Generator[None, None, bool | None]:
        """Whether there is a solution (in `wish`); None once `nodes` reach `most`."""
        restart, until, told = float(_RESTART), 0, self.nodes
        conflicts = 0
        while not self._impossible:
            if self.nodes - told >= _SLICE:
                told = self.nodes
                yield
            if self.nodes >= most:
                return None
            wrong = self._follow()
            if wrong is None:
                if conflicts > until + restart:
                    until, restart = conflicts, restart * _GROWTH
                    self._back(0)
                cell = self._next()
                if cell < 0:
                    for cell, used in enumerate(self._used):
                        if used:
                            self.wish[cell] = self._open[cell].bit_length() - 1
                    return True
                self.nodes += 1
                self._levels.append(len(self._trail))
                wanted = 1 << self.wish[cell]
                if not self._open[cell] & wanted:
                    wanted = 1 << self._draw(self._open[cell])
                self._narrow(cell, wanted)
            elif not self._levels:
                self._impossible = True
                self.reason = wrong.who
                for cell, _ in wrong.pairs:
                    self.reason |= self._ground[cell]
            else:
                self.nodes += 1
                conflicts += 1
                self._learn(wrong)
        return False

    def _watch(self, nogood: _Nogood) -> None:
        for pair in nogood.pairs[:2]:
            self._watched.setdefault(pair, []).append(nogood)

    def _next(self) -> int:
        """The undecided cell that was in most conflicts lately; -1 if all have a letter."""
        while self._heap:
            cell = heappop(self._heap)[1]
            if self._open[cell] & (self._open[cell] - 1):
                return cell
        return -1

    def _line_up(self) -> None:
        """The cells that `_next` looks through, each once."""
        self._heap = [(-self._score[c], c) for c, used in enumerate(self._used) if used]
        heapify(self._heap)

    def _rule_out(self, pair: Pair, nogood: _Nogood) -> None:
        self._why[pair] = nogood
        self._narrow(pair[0], self._open[pair[0]] & ~pair[1])

    def _narrow(self, cell: int, letters: int) -> None:
        self._trail.append((cell, self._open[cell]))
        self._open[cell] = letters
        if letters & (letters - 1):
            return
        self._level[cell] = len(self._levels)
        self._news.append(cell)
        if not self._levels:
            self._ground[cell] = self._behind(cell)

    def _behind(self, cell: int) -> int:
        """Words behind the letter that a cell has in any case."""
        who = 0
        for bit in _bits(self._all & ~self._open[cell]):
            nogood = self._why[cell, bit]
            who |= nogood.who
            for other, _ in nogood.pairs:
                if other != cell:
                    who |= self._ground[other]
        return who

    def _back(self, level: int) -> None:
        if len(self._levels) <= level:
            return
        start = self._levels[level]
        for cell, letters in reversed(self._trail[start:]):
            if not self._open[cell] & (self._open[cell] - 1):
                self.wish[cell] = self._open[cell].bit_length() - 1
                if self._used[cell]:
                    heappush(self._heap, (-self._score[cell], cell))
            self._open[cell] = letters
        del self._trail[start:], self._levels[level:]
        self._news.clear()
        if len(self._heap) > _HEAP * len(self._used):  # most entries are old ones of the same cells
            self._line_up()

    def _follow(self) -> _Nogood | None:
        """Rule out what follows from the letters that cells have got; a nogood that came true."""
        letters = self._open
        news = self._news
        looks = 0
        while news:
            cell = news.pop()
            pair = (cell, letters[cell])
            watching = self._watched.get(pair)
            if not watching:
                continue
            looks += len(watching)
            kept: list[_Nogood] = []
            for at, nogood in enumerate(watching):
                pairs = nogood.pairs
                if pairs[0] == pair:
                    pairs[0], pairs[1] = pairs[1], pair
                other = pairs[0]
                left = letters[other[0]]
                if not left & other[1]:
                    kept.append(nogood)
                    continue
                for i in range(2, len(pairs)):
                    one = pairs[i]
                    if letters[one[0]] != one[1]:
                        pairs[1], pairs[i] = one, pair
                        self._watched.setdefault(one, []).append(nogood)
                        break
                else:
                    kept.append(nogood)
                    if left == other[1]:
                        self.nodes += looks // _LOOKS
                        self._watched[pair] = kept + watching[at + 1 :]
                        return nogood
                    self._rule_out(other, nogood)
            self._watched[pair] = kept
        self.nodes += looks // _LOOKS
        return None

    def _learn(self, wrong: _Nogood) -> None:
        """Turn a conflict into a nogood, and go back to where it rules something out."""
        level = len(self._levels)
        who = wrong.who
        seen: dict[int, None] = {}
        here = 0
        waiting = [cell for cell, _ in wrong.pairs]
        trail = self._trail
        at = len(trail)
        while True:
            for cell in waiting:
                if self._level[cell] == 0:
                    who |= self._ground[cell]
                elif cell not in seen:
                    seen[cell] = None
                    here += self._level[cell] == level
                    self._score[cell] += self._bump
            while True:
                at -= 1
                cell = trail[at][0]
                if cell in seen and self._level[cell] == level:
                    break
            if here == 1:
                break
            here -= 1
            del seen[cell]
            waiting = []
            for bit in _bits(self._all & ~self._open[cell]):
                nogood = self._why[cell, bit]
                who |= nogood.who
                waiting += [other for other, _ in nogood.pairs if other != cell]
        self._bump *= _DECAY
        if self._bump > 1e100:
            self._score = [score / 1e100 for score in self._score]
            self._bump /= 1e100
            self._line_up()
        del seen[cell]
        others = sorted(seen, key=lambda other: (-self._level[other], other))
        pairs = [(other, self._open[other]) for other in (cell, *others)]
        nogood = _Nogood(pairs, who)
        self._back(self._level[others[0]] if others else 0)
        if others:
            self._watch(nogood)
        self._rule_out(pairs[0], nogood)


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found

"""Changing one thing in a layout that is there, moving as few of its words as possible.

A word was exchanged, added or deleted. Tried in this order, all by listing what is legal:

1. The missing word takes a place at which nothing else has to move.
2. Where words have been cut off, one word joins the parts again: the missing one, or one that
   can be spared where it lies. Of all words and all their places, the one is taken after which
   the fewest words are still apart.
3. What is still cut off moves as a block, or word by word.
4. A word without a place takes one at which others are in the way, if these find other places.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Sequence

from crosscore.layout.board import bits
from crosscore.layout.ground import Ground, parts_of, reach, touching
from crosscore.layout.result import Layout, Placement
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["amend"]

_LEADS = 24  #: places with others in the way that are tried for a word without a place
_GROWTH = 0.6  #: what a line more of the box costs a place, beside 1 for a crossing
_NOISE = 0.3  #: and a random amount up to this

Steps = Generator[Progress, None, None]


def amend(
    words: Sequence[Sequence[Hashable]],
    start: Sequence[Placement],
    *,
    rng: Rng,
    size: tuple[int, int] | None = None,
    wanted: Sequence[int] = (),
    fixed: Collection[int] = (),
    loose: Sequence[int] = (),
) -> Generator[Progress, None, Layout]:
    """The layout `start` with the `wanted` words in it, all others where they were if possible.

    Other words that are not placed come in only where nothing has to move. `fixed` words
    never move. `loose` words need not hang together with the rest. A word that finds no
    place stays out; what cannot be joined again does too.
    """
    ground = Ground(words, start, size, loose)
    mender = _Mender(ground, rng, sum(1 << word for word in fixed), [p.word for p in start])
    yield from mender.run(wanted)
    return ground.layout()


class _Mender:
    """A board on which words are missing or cut off, and what has been moved so far."""

    def __init__(self, ground: Ground, rng: Rng, fixed: int, stay: Sequence[int]) -> None:
        self.ground = ground
        self.board = ground.board
        self.rng = rng
        self.fixed = fixed
        #: Where each word was; -1 for those that were nowhere.
        self.home = self.board.start[:]
        #: Words that were somewhere, and so have to be somewhere.
        self.owed = sum(1 << word for word in stay)
        self.nodes = 0

    def run(self, wanted: Sequence[int]) -> Steps:
        """Bring all words in and together that can be."""
        self._separate(wanted)
        yield from self._connect()
        for word in wanted:
            yield from self._bring(word)
        for word in bits(self.owed & ~self.board.present):
            yield from self._bring(word)
        for word, start in enumerate(self.board.start):
            if start < 0:
                self._place(word)

    # State.

    def _progress(self) -> Progress:
        return Progress(self.nodes, self.board.present.bit_count(), len(self.board.words))

    def _to(self, starts: Sequence[int]) -> None:
        """Go back to a copy of `board.start`."""
        board = self.board
        changed = [w for w, (a, b) in enumerate(zip(board.start, starts, strict=True)) if a != b]
        for word in changed:
            if board.start[word] >= 0:
                board.remove(word)
        for word in changed:
            if starts[word] >= 0:
                board.place(word, starts[word])

    def _moved(self) -> int:
        """Words that lay somewhere and do not lie there now."""
        return sum(h >= 0 and h != s for h, s in zip(self.home, self.board.start, strict=True))

    def _value(self, word: int, start: int) -> float:
        """How good a legal place is: crossings count for it, a larger box against it."""
        growth = 0
        if not self.ground.size:
            top, left, bottom, right = self.board.box()
            n = len(self.board.words[word])
            row, column, down = self.ground.placement(word, start)[1:]
            row, column = row + self.ground.down, column + self.ground.along
            last_row, last_column = (row + n, column + 1) if down else (row + 1, column + n)
            growth = max(0, top - row) + max(0, left - column)
            growth += max(0, last_row - bottom) + max(0, last_column - right)
        return self.ground.crossings(word, start) - _GROWTH * growth + _NOISE * self.rng.random()

    # Single words.

    def _place(self, word: int) -> bool:
        """Put a word at its best legal place; at its old one if that is legal."""
        self.nodes += 1
        board = self.board
        found = board.starts(word)
        home = self.home[word]
        if home >= 0 and found >> home & 1:
            board.place(word, home)
        elif found:
            board.place(word, max(bits(found), key=lambda start: self._value(word, start)))
        elif not board.present and board.inside[len(board.words[word])]:
            board.place(word, min(bits(board.inside[len(board.words[word])])))
        return bool(board.start[word] >= 0)

    def _bring(self, word: int) -> Steps:
        """Put a word in, others giving way to it if they find other places."""
        if self.board.start[word] >= 0 or self._place(word):
            return
        board = self.board
        leads: list[tuple[float, int]] = []
        for start in bits(board.near_starts(word)):
            obstacles, crossed = board.obstacles(word, start)
            if not obstacles & self.fixed and obstacles.bit_count() < 3:
                worth = obstacles.bit_count() - 0.3 * crossed + 0.5 * self.rng.random()
                leads.append((worth, start))
        leads.sort()
        before = board.start[:]
        placed = board.present
        best: tuple[tuple[int, int], list[int]] | None = None
        for _, start in leads[:_LEADS]:
            if self._squeeze(word, start):
                yield from self._connect()
                for other in bits(placed & ~board.present):
                    self._place(other)
                cost = ((placed & ~board.present).bit_count(), self._moved())
                if not cost[0] and board.start[word] >= 0 and (best is None or cost < best[0]):
                    best = cost, board.start[:]
            self._to(before)
            yield self._progress()
            if best is not None and best[0][1] <= 1:
                break
        if best is not None:
            self._to(best[1])

    def _squeeze(self, word: int, start: int) -> bool:
        """Put a word at a start, what is in the way out; False if that cannot be."""
        board = self.board
        while obstacles := board.obstacles(word, start)[0]:
            if obstacles & self.fixed:
                return False
            for other in bits(obstacles):
                board.remove(other)
        board.place(word, start)
        while found := touching(board):
            spare = [w for w in found if w != word and not self.fixed >> w & 1]
            if not spare:
                return False
            board.remove(min(spare, key=lambda w: board.adjacent[w].bit_count()))
        return board.adjacent[word] > 0

    # Words that have lost what held them.

    def _separate(self, wanted: Sequence[int]) -> None:
        """Deal with words that touch because the one between them is gone."""
        board = self.board
        while found := touching(board):
            best: tuple[int, float, int, int] | None = None
            for word in wanted:
                for start in bits(board.starts(word) if board.start[word] < 0 else 0):
                    board.place(word, start)
                    if not touching(board):
                        option = (-len(self.ground.parts()), self._value(word, start), word, start)
                        best = option if best is None else max(best, option)
                    board.remove(word)
            if best is not None:
                board.place(*best[2:])
                return
            spare = [w for w in found if not self.fixed >> w & 1] or found
            board.remove(min(spare, key=self._loss))

    def _loss(self, word: int) -> tuple[int, int]:
        """How many words would be cut off without a placed one."""
        board = self.board
        start = board.start[word]
        board.remove(word)
        parts = self.ground.parts()
        board.place(word, start)
        return sum(part.bit_count() for part in parts[1:]), word

    def _connect(self) -> Steps:
        """Make one part of all words that have to hang together; what resists is taken off."""
        while len(parts := self.ground.parts()) > 1:
            yield self._progress()
            if (yield from self._bridge(parts)):
                continue
            main = self._main(parts)
            part = min((p for p in parts if p != main), key=lambda p: (p.bit_count(), p))
            if self._shift(part):
                continue
            for word in bits(part):
                self.board.remove(word)
            while found := touching(self.board):
                spare = [w for w in found if not self.fixed >> w & 1] or found
                self.board.remove(min(spare, key=self._loss))

    def _main(self, parts: Sequence[int]) -> int:
        """The part that the others are to be joined to."""
        return max(parts, key=lambda p: ((p & self.fixed).bit_count(), p.bit_count(), -p))

    def _bridge(self, parts: Sequence[int]) -> Generator[Progress, None, bool]:
        """Put one word where it joins others to the main part; False if none can."""
        board, ground = self.board, self.ground
        total = sum(part.bit_count() for part in parts)
        apart = total - self._main(parts).bit_count()
        best: tuple[int, int, float, int, int] | None = None
        everyone = (1 << len(board.words)) - 1
        for word in [*bits(everyone & ~board.present), *bits(board.present & ~self.fixed)]:
            at = board.start[word]
            cost = int(at >= 0 and at == self.home[word])
            n = len(board.words[word])
            self.nodes += 1
            if at >= 0:
                board.remove(word)
                if touching(board):
                    board.place(word, at)
                    continue
            rest = ground.parts() if at >= 0 else parts
            main = self._main(rest)
            others = [(reach(ground.zone(p), n), p.bit_count()) for p in rest if p != main]
            found = board.starts(word) & reach(ground.zone(main), n)
            alone = main.bit_count() + 1
            if at < 0 or len(rest) >= len(parts):  # alone it would bring nothing
                near = 0
                for mask, _ in others:
                    near |= mask
                found &= near
            count = total + (at < 0)
            for start in bits(found):
                joined = alone + sum(k for mask, k in others if mask >> start & 1)
                left = count - joined
                if left < apart and (best is None or (left + cost, cost) <= best[:2]):
                    option = (left + cost, cost, -self._value(word, start), word, start)
                    best = option if best is None else min(best, option)
            if at >= 0:
                board.place(word, at)
            if self.nodes % 8 == 0:
                yield self._progress()
        if best is None:
            return False
        word, start = best[3:]
        if board.start[word] >= 0:
            board.remove(word)
        board.place(word, start)
        return True

    def _shift(self, part: int) -> bool:
        """Move a part as a whole to where it joins the rest; False if it fits nowhere."""
        if part & self.fixed:
            return False
        board = self.board
        words = list(bits(part))
        old = [self.ground.placement(word) for word in words]
        for word in words:
            board.remove(word)
        legal = [board.legal(word) for word in words]
        best: tuple[float, list[int]] | None = None
        if not touching(board):
            for word, place in zip(words, old, strict=True):
                for start in bits(board.starts(word)):
                    to = self.ground.placement(word, start)
                    if to.down != place.down:
                        continue
                    down, along = to.row - place.row, to.column - place.column
                    starts = [
                        self.ground.start_of(p._replace(row=p.row + down, column=p.column + along))
                        for p in old
                    ]
                    if all(s >= 0 and ok >> s & 1 for s, ok in zip(starts, legal, strict=True)):
                        value = sum(self._value(w, s) for w, s in zip(words, starts, strict=True))
                        if best is None or value > best[0]:
                            best = value, starts
        if best is not None:
            for word, start in zip(words, best[1], strict=True):
                board.place(word, start)
            if not touching(board) and len(parts_of(board)) >= 1:
                return True
            for word in words:
                board.remove(word)
        for word, place in zip(words, old, strict=True):
            board.place(word, self.ground.start_of(place))
        return False

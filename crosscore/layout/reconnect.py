"""Hold a layout together after a word was replaced, added or deleted.

These are tried in order, all by listing what is legal:

1. The missing word takes a place where nothing else has to move.
2. If words have been cut off, one word joins the parts again: the missing one, or one that isn't
   needed where it is. Of all words and all their places, the one that leaves the fewest words cut
   off wins; if need be, one or two others make way for it.
3. Whatever is still cut off moves as a block, or word by word.
4. A word without a place takes one where others are in the way, if these find other places.

Everything is counted in nodes (a listing of places, a trial of one), and every few nodes the caller
gets control. Once the node limit is reached, only the cheap steps are tried.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Sequence
from typing import NamedTuple

from crosscore.layout.board import bits
from crosscore.layout.existing import ExistingLayout, parts_of, reach, touching
from crosscore.layout.result import Placement
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["Reconnection"]

_LEADS = 24  #: places with others in the way that are tried for a word without a place
_BRIDGES = 60  #: and for one that would join parts
_GROWTH = 0.6  #: what a line more of the box costs a place, beside 1 for a crossing
_NOISE = 0.3  #: and a random amount up to this; more in later attempts
_ESCORTS = 400  #: places of other words that are tried for a word to cross them there
_ENOUGH = 8  #: such places that are found before the best is taken
_PAUSE = 20  #: nodes between two yields with fifty words; fewer with more
_UNSURE = 2  #: how many moves it counts for if a word in the way has no other place at once

Steps = Generator[Progress, None, None]


class _Bridge(NamedTuple):
    """A place for a word that joins parts; the first are the best."""

    total: int  #: words moved by it, and words still apart after it
    moved: int
    worse: float
    word: int
    start: int
    obstacles: int  #: words in the way, as a set of bits


class Reconnection:
    """A board on which words are missing or cut off, and what has been moved so far."""

    def __init__(
        self,
        existing: ExistingLayout,
        rng: Rng,
        fixed: Collection[int],
        stay: Sequence[Placement],
        limit: float,
    ) -> None:
        self.existing = existing
        self.board = existing.board
        self.rng = rng
        self.fixed = sum(1 << word for word in fixed)
        #: Where each word was; -1 for those that were nowhere.
        self.home = self.board.start[:]
        #: Words that were somewhere, and so have to be somewhere.
        self.owed = sum(1 << place.word for place in stay)
        self.nodes = 0
        self.limit = limit
        self._due = 0
        self.noise = _NOISE
        self.forcing = True

    def run(self, wanted: Sequence[int], attempt: int = 0, quick: bool = False) -> Steps:
        """Bring in and join all words that can be; later attempts have other luck."""
        self.noise = _NOISE * (1 + attempt)
        self.forcing = not attempt and not quick
        yield from self._separate(wanted)
        if attempt:
            yield from self._loosen()
        yield from self._connect()
        for word in wanted:
            yield from self._bring(word)
        for word in bits(self.owed & ~self.board.present):
            yield from self._bring(word)
        for word, start in enumerate(self.board.start):
            if start < 0:
                self._place(word)
                yield from self._pause()

    # State.

    @property
    def spent(self) -> bool:
        """Whether the node limit was reached."""
        return self.nodes >= self.limit

    def _pause(self) -> Steps:
        """Give way if enough was done since the last time."""
        if self.nodes >= self._due:
            self._due = self.nodes + _PAUSE * 50 // (50 + len(self.board.words))
            yield Progress(self.nodes, self.board.present.bit_count(), len(self.board.words))

    def cost(self, wanted: Sequence[int]) -> tuple[int, int, int]:
        """Placed words lost, wanted words not placed, and words moved."""
        board = self.board
        out = sum(board.start[word] < 0 for word in wanted)
        lost = (self.owed & ~board.present).bit_count()
        return lost, out, self._moved() - lost

    def back_to(self, starts: Sequence[int]) -> None:
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
        if not self.existing.size:
            top, left, bottom, right = self.board.box()
            n = len(self.board.words[word])
            row, column, down = self.existing.placement(word, start)[1:]
            row, column = row + self.existing.down, column + self.existing.along
            last_row, last_column = (row + n, column + 1) if down else (row + 1, column + n)
            growth = max(0, top - row) + max(0, left - column)
            growth += max(0, last_row - bottom) + max(0, last_column - right)
        return (
            self.existing.crossings(word, start) - _GROWTH * growth + self.noise * self.rng.random()
        )

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
            self.nodes += found.bit_count() // 8
            board.place(word, max(bits(found), key=lambda start: self._value(word, start)))
        elif not board.present and board.inside[len(board.words[word])]:
            board.place(word, next(bits(board.inside[len(board.words[word])])))
        return bool(board.start[word] >= 0)

    def _bring(self, word: int) -> Steps:
        """Put a word in, others giving way to it if they find other places."""
        if self.board.start[word] >= 0 or self._place(word):
            return
        yield from self._pause()
        board = self.board
        if self.spent or (yield from self._with_escort(word)):
            return
        leads: list[tuple[float, int]] = []
        for done, start in enumerate(bits(board.near_starts(word))):
            if done % 8 == 0:
                self.nodes += 1
                yield from self._pause()
            obstacles, crossed = board.obstacles(word, start)
            if not obstacles & self.fixed and obstacles.bit_count() < 3:
                worth = obstacles.bit_count() - 0.3 * crossed + 0.5 * self.rng.random()
                leads.append((worth, start))
        leads.sort()
        before = board.start[:]
        placed = board.present
        best: tuple[int, list[int]] | None = None
        for _, start in leads[:_LEADS]:
            if self.spent:
                break
            self.nodes += 1
            if self._squeeze(word, start):
                yield from self._connect()
                for other in bits(placed & ~board.present):
                    self._place(other)
                moved = self._moved()
                whole = not placed & ~board.present and board.start[word] >= 0
                if whole and (best is None or moved < best[0]):
                    best = moved, board.start[:]
            self.back_to(before)
            yield from self._pause()
            if best is not None and best[0] <= 1:
                break
        if best is not None:
            self.back_to(best[1])

    def _with_escort(self, word: int) -> Generator[Progress, None, bool]:
        """Move one word that can be spared to where a word without a place can cross it."""
        board = self.board
        letters = set(board.words[word])
        n = len(board.words[word])
        whole = len(parts_of(board))
        options: list[tuple[int, int]] = []
        for other, at in self._movable():
            self.nodes += 1
            shared = not letters.isdisjoint(board.words[other])
            if at >= 0 and shared and len(parts_of(board)) <= whole:
                options += [(other, start) for start in bits(board.starts(other))]
            yield from self._pause()
        self.rng.shuffle(options)
        found: list[tuple[float, int, int]] = []
        for other, start in options[:_ESCORTS]:
            at = board.start[other]
            self.nodes += 1
            board.remove(other)
            board.place(other, start)
            crosses = board.starts(word) & reach(board.cells[other], n)
            board.remove(other)
            if crosses:
                found.append((self._value(other, start), other, start))
            board.place(other, at)
            if len(found) == _ENOUGH or self.spent:
                break
            yield from self._pause()
        if not found:
            return False
        _, other, start = max(found)
        board.remove(other)
        board.place(other, start)
        return self._place(word)

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

    def _separate(self, wanted: Sequence[int]) -> Steps:
        """Deal with words that touch because the one between them is gone."""
        board = self.board
        while found := touching(board):
            best: tuple[int, float, int, int] | None = None
            for word in wanted:
                for start in bits(board.starts(word) if board.start[word] < 0 else 0):
                    self.nodes += 1
                    yield from self._pause()
                    board.place(word, start)
                    if not touching(board):
                        option = (
                            -len(self.existing.parts()),
                            self._value(word, start),
                            word,
                            start,
                        )
                        best = option if best is None else max(best, option)
                    board.remove(word)
            if best is not None:
                board.place(*best[2:])
                return
            spare = [w for w in found if not self.fixed >> w & 1] or found
            board.remove(min(spare, key=self._loss))

    def _loss(self, word: int) -> tuple[int, float]:
        """How many words would be cut off without a placed one."""
        board = self.board
        start = board.start[word]
        board.remove(word)
        parts = self.existing.parts()
        board.place(word, start)
        return sum(part.bit_count() for part in parts[1:]), self.rng.random()

    def _drop(self, words: int) -> None:
        """Take words away, and any that would then touch."""
        board = self.board
        for word in bits(words & board.present):
            board.remove(word)
        while found := touching(board):
            spare = [w for w in found if not self.fixed >> w & 1] or found
            board.remove(min(spare, key=self._loss))

    def _connect(self) -> Steps:
        """Make one part of all words that have to hang together; what resists is taken off."""
        board = self.board
        while len(parts := self.existing.parts()) > 1:
            yield from self._pause()
            main = self._main(parts)
            apart = sum(part.bit_count() for part in parts) - main.bit_count()
            bridge = None
            if self.nodes < 2 * self.limit:
                bridge = yield from self._bridge(parts, apart)
            if self.forcing and not self.spent and (bridge is None or bridge.total > 1):
                forced = yield from self._forced(parts, apart)
                if forced is not None and (bridge is None or forced < bridge):
                    bridge = forced
            rest = [p for p in parts if p != main and not p & self.fixed]
            if bridge is not None:
                before = board.start[:]
                if board.start[bridge.word] >= 0:
                    board.remove(bridge.word)
                if self._squeeze(bridge.word, bridge.start):
                    continue
                self.back_to(before)
            if not rest:
                return
            part = min(rest, key=lambda p: (p.bit_count(), p))
            if self.spent or not (yield from self._shift(part)):
                self._drop(part)

    def _loosen(self) -> Steps:
        """Take off one to three words at random that can be spared near the smaller parts."""
        board = self.board
        parts = self.existing.parts()
        if len(parts) < 2:
            return
        near = self.existing.zone(sum(parts) - self._main(parts))
        stride = board.stride
        for _ in range(3):
            near |= near << 1 | near >> 1 | near << stride | near >> stride
        spare = []
        for word, at in self._movable():
            if at >= 0 and len(self.existing.parts()) <= len(parts):
                spare.append(word)
            if word % 16 == 0:
                yield Progress(self.nodes, board.present.bit_count(), len(board.words))
        spare = [word for word in spare if board.cells[word] & near]
        self.rng.shuffle(spare)
        self._drop(sum(1 << word for word in spare[: 1 + self.rng.below(3)]))

    def _main(self, parts: Sequence[int]) -> int:
        """The part that the others are to be joined to."""
        return max(parts, key=lambda p: ((p & self.fixed).bit_count(), p.bit_count(), -p))

    def _movable(self) -> Iterator[tuple[int, int]]:
        """Each word that is missing or may move, taken off, with the place where it was or -1."""
        board = self.board
        everyone = (1 << len(board.words)) - 1
        for word in bits(everyone & ~board.present):
            yield word, -1
        for word in bits(board.present & ~self.fixed):
            at = board.start[word]
            if not board.touching(word):
                board.remove(word)
                yield word, at
                board.place(word, at)

    def _bridge(
        self, parts: Sequence[int], apart: int
    ) -> Generator[Progress, None, _Bridge | None]:
        """The best place of a word that joins others to the main part."""
        board, existing = self.board, self.existing
        total = sum(part.bit_count() for part in parts)
        best: _Bridge | None = None
        for word, at in self._movable():
            cost = int(at >= 0 and at == self.home[word])
            n = len(board.words[word])
            self.nodes += 1
            rest = existing.parts() if at >= 0 else parts
            main = self._main(rest)
            others = [(reach(existing.zone(p), n), p.bit_count()) for p in rest if p != main]
            found = board.starts(word) & reach(existing.zone(main), n)
            if at < 0 or len(rest) >= len(parts):  # alone it would bring nothing
                near = 0
                for mask, _ in others:
                    near |= mask
                found &= near
            count = total + (at < 0) - main.bit_count() - 1
            for done, start in enumerate(bits(found)):
                if done % 8 == 0:
                    self.nodes += 1
                    yield from self._pause()
                left = count - sum(k for mask, k in others if mask >> start & 1)
                if left < apart and (best is None or (left + cost, cost) <= best[:2]):
                    worse = -self._value(word, start)
                    option = _Bridge(left + cost, cost, worse, word, start, 0)
                    best = option if best is None else min(best, option)
            yield from self._pause()
        return best

    def _forced(
        self, parts: Sequence[int], apart: int
    ) -> Generator[Progress, None, _Bridge | None]:
        """The same where one or two other words are in the way and can be spared."""
        board, existing = self.board, self.existing
        leads: list[tuple[int, float, int, int]] = []
        for word, at in self._movable():
            cost = int(at >= 0 and at == self.home[word])
            n = len(board.words[word])
            self.nodes += 2
            rest = existing.parts() if at >= 0 else parts
            main = self._main(rest)
            near = 0
            for part in rest:
                if part != main:
                    near |= reach(existing.zone(part), n)
            near &= board.near_starts(word) & reach(existing.zone(main), n)
            for done, start in enumerate(bits(near)):
                if done % 8 == 0:
                    self.nodes += 1
                    yield from self._pause()
                obstacles = board.obstacles(word, start)[0]
                if obstacles.bit_count() < 3 and not obstacles & self.fixed:
                    rank = cost + obstacles.bit_count()
                    leads.append((rank, self.rng.random(), word, start))
            yield from self._pause()
        leads.sort()
        best: _Bridge | None = None
        before = board.start[:]
        placed = board.present
        for rank, worse, word, start in leads[:_BRIDGES]:
            if self.spent or (best is not None and best.total <= rank):
                break
            self.nodes += 2
            if before[word] >= 0:
                board.remove(word)
            if self._squeeze(word, start):
                now = existing.parts()
                left = sum(p.bit_count() for p in now) - self._main(now).bit_count()
                out = placed & ~board.present
                moved = int(before[word] >= 0 and before[word] == self.home[word])
                moved += sum(before[w] == self.home[w] for w in bits(out))
                moved += _UNSURE * sum(not board.starts(w) for w in bits(out))
                option = _Bridge(left + moved, moved, worse, word, start, out)
                if left < apart and (best is None or option < best):
                    best = option
            self.back_to(before)
            yield from self._pause()
        return best

    def _shift(self, part: int) -> Generator[Progress, None, bool]:
        """Move a part as a whole to where it joins the rest; False if it fits nowhere.

        Words of it that don't fit there are left off. It may be turned, across to down.
        """
        board, existing = self.board, self.existing
        words = list(bits(part))
        old = [existing.placement(word) for word in words]
        for word in words:
            board.remove(word)
        legal = [board.legal(word) for word in words]
        best: tuple[int, float, list[int]] | None = None
        seen: set[tuple[int, int, bool]] = set()
        for word, place in zip(words, old, strict=True):
            for start in bits(board.starts(word)):
                to = existing.placement(word, start)
                turn = to.down != place.down
                row, column = (place.column, place.row) if turn else (place.row, place.column)
                by = to.row - row, to.column - column, turn
                if by in seen or self.spent:
                    continue
                seen.add(by)
                self.nodes += 1 + len(words) // 8
                yield from self._pause()
                starts = []
                for p, ok in zip(old, legal, strict=True):
                    r, c = (p.column, p.row) if turn else (p.row, p.column)
                    at = existing.start_of(
                        p._replace(row=r + by[0], column=c + by[1], down=p.down ^ turn)
                    )
                    starts.append(at if at >= 0 and ok >> at & 1 else -1)
                misfits = starts.count(-1)
                if best is not None and misfits > best[0]:
                    continue
                value = sum(self._value(w, s) for w, s in zip(words, starts, strict=True) if s >= 0)
                if best is None or (misfits, -value) < (best[0], -best[1]):
                    best = misfits, value, starts
        if best is not None and best[0] * 2 < len(words):
            for word, start in zip(words, best[2], strict=True):
                if start >= 0:
                    board.place(word, start)
            self._drop(0)
            for lump in parts_of(board):  # what hung on a word that was left off
                if not lump & ~part:
                    self._drop(lump)
            return True
        for word, place in zip(words, old, strict=True):
            board.place(word, existing.start_of(place))
        return False

"""The words to be hidden on a board: which of its places a word takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import and_

from crosscore.conceal.board import Board, bit_at
from crosscore.conceal.clashes import Clashes, lacking
from crosscore.conceal.task import FEW, MANY, NONE, Task
from crosscore.rng import Rng

__all__ = ["Choose", "Choosing"]

Choose = Callable[[int], int]  #: a start for a word that has no place; -1 if there is none

_PAUSE = 360_000  # bits looked through between two reports: a few milliseconds
_LOOKS = 4  # places compared for an even spread
_TILE = 4  # cells: side of the squares whose crowdedness is compared
_SHARED = 8  # what a shared cell is worth, in words' cells per square


class Choosing:
    """The board of a task, and starts for its words that the task allows.

    A word never lies within another one: it would have no place of its own. The words and the
    message that must not clash with those of the task are told in `clashes`.
    """

    def __init__(
        self,
        task: Task,
        rng: Rng,
        inside: Sequence[tuple[str, ...]] = (),
        banned: Sequence[tuple[str, ...]] = (),
        message: Sequence[str] = (),
    ) -> None:
        self.task = task
        self.rng = rng
        self.board = board = Board(task, message, lacking(task) if banned else ())
        for one in task.fixed:
            board.put(one.word, board.start_of(one))
        #: Nodes between two reports of a search: 60 in ordinary grids, fewer in large ones.
        self.pause = min(60, 1 + _PAUSE // len(board.cell_at))
        self.clashes = Clashes(board, inside, banned, message)
        self.nested = self._nested()
        #: The words without fixed places, and those of them that any place suits: a word that
        #: has none now will have none among more words.
        self.loose = [word for word, start in enumerate(board.start) if start < 0]
        self.movable = [word for word in self.loose if self.starts(word)]
        #: How `spread` has spread words: their number by direction, their cells by square.
        self.used = [0] * len(task.directions)
        across = -(-task.width // _TILE)
        self.square = [
            (cell // task.width // _TILE) * across + cell % task.width // _TILE
            for cell in range(task.width * task.height)
        ]
        self.crowd = [0] * (across * -(-task.height // _TILE))

    def _nested(self) -> frozenset[int]:
        """Words that are part of others, forwards or backwards."""
        texts = ["".join(chr(1 + letter) for letter in word) for word in self.board.words]
        whole = "\0".join(texts)
        return frozenset(
            word
            for word, text in enumerate(texts)
            if whole.count(text) > 1 or (text != text[::-1] and text[::-1] in whole)
        )

    def starts(self, word: int) -> int:
        """All starts that the sharing of the task allows."""
        if self.task.sharing == NONE:
            return self.board.free(len(self.board.words[word]))
        return self.board.starts(word)

    def spread(self, word: int) -> int:
        """A start in the least used direction, away from the crowd, sharing as the task wants."""
        board, rng = self.board, self.rng
        sharing = self.task.sharing
        prefer = {MANY: self._most, FEW: self._fewest}.get(sharing, _all)
        lanes = sorted((used, rng.random(), lane) for lane, used in enumerate(self.used))
        found = self.starts(word)
        while found:
            best = prefer(word, found)
            lane = next(lane for _, _, lane in lanes if best & board.lanes[lane])
            best &= board.lanes[lane]
            count = best.bit_count()
            looks = [bit_at(best, rng.below(count)) for _ in range(min(count, _LOOKS))]
            start = min(looks, key=lambda at: self._crowded(word, at))
            if self.suits(word, start):
                self.used[lane] += 1
                for cell in board.cells(word, start):
                    self.crowd[self.square[cell]] += 1
                return start
            found ^= 1 << start
        return -1

    def tightly(self, word: int) -> int:
        """One with the most shared cells."""
        return self._any(word, _all if self.task.sharing == NONE else self._most)

    def loosely(self, word: int) -> int:
        """One with the fewest shared cells."""
        return self._any(word, self._fewest)

    def _any(self, word: int, prefer: Callable[[int, int], int]) -> int:
        found = self.starts(word)
        while found:
            best = prefer(word, found)
            start = bit_at(best, self.rng.below(best.bit_count()))
            if self.suits(word, start):
                return start
            found ^= 1 << start
        return -1

    def _most(self, word: int, found: int) -> int:
        return self.board.most_shared(word, found)

    def _fewest(self, word: int, found: int) -> int:
        free = found & self.board.free(len(self.board.words[word]))
        return free or self.board.by_shared(word, found)[-1][1]

    def suits(self, word: int, start: int) -> bool:
        """Whether neither this word nor another one would lie within the other."""
        if not self.nested:
            return True
        board = self.board
        cells = board.cells(word, start)
        owners = [board.owners[cell] for cell in cells]
        if reduce(and_, owners):
            return False
        return not any(
            board.start[other] >= 0 and set(board.cells(other)) <= set(cells)
            for other in self.nested
            if len(board.words[other]) <= len(cells)
        )

    def _crowded(self, word: int, start: int) -> int:
        """How crowded it is where a word would lie."""
        owners, crowd, square = self.board.owners, self.crowd, self.square
        return sum(
            -_SHARED if owners[cell] else crowd[square[cell]]
            for cell in self.board.cells(word, start)
        )


def _all(_: int, found: int) -> int:
    return found

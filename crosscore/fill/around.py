"""Patterns around letters that stay, so that words can fill the rest.

A pattern that knows nothing of the letters is hardly ever filled: its slots cross them where no
word does. So blocks are moved (simulated annealing) until each slot has about as many words as its
crossings will rule out; `blocks.Promise` estimates that. Of several arrangements of the answers,
the more promising ones are worked on more often.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Mapping
from dataclasses import dataclass
from math import exp

from crosscore.fill.blocks import Promise
from crosscore.fill.local_repair import Stock
from crosscore.fill.patterns import Board
from crosscore.fill.theme import Arrangement
from crosscore.grid import Cell
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["Around"]

_FRESH = 3  #: arrangements that are begun for each pattern
_BEGUN = 800  #: moves when an arrangement is begun
_ROUNDS = 2_000  #: moves for each pattern
_SLICE = 150  #: moves between two reports
_MOST = 40  #: arrangements that are kept
_AGAIN = 4.0  #: what it costs an arrangement that it was worked on before
_HEAT = 4.0
_BLOCK = 1.5  #: what a block more than wanted costs
_BLAME = 4.0  #: what a slot lacks more each time that it had no word
_CLUMP = 6.0  #: what blocks side by side cost
_LONG = 0.3  #: what a cell in too long a run costs


@dataclass(slots=True)
class _Begun:
    letters: Mapping[Cell, Hashable]
    board: Board
    promise: Promise
    open: int
    energy: float
    used: int = 0


class Around:
    """Pattern after pattern around what `arranged` places, with words of a stock in mind."""

    def __init__(
        self,
        arranged: Callable[[], Arrangement | None],
        stock: Stock,
        width: int,
        height: int,
        rng: Rng,
        *,
        symmetry: str,
        least: int,
        longest: int,
        most_words: int = 0,
        most_blocks: int = 0,
    ) -> None:
        """No run has more than `longest` letters, as far as that can be."""
        self.arranged = arranged
        self.stock = stock
        self.width, self.height = width, height
        self.rng = rng
        self.symmetry = symmetry
        self.least = least
        self.longest = longest
        self.most_words, self.most_blocks = most_words, most_blocks
        self.price = stock.price()
        self.pool: list[_Begun] = []

    def next(
        self, wanted: int
    ) -> Generator[Progress, None, tuple[list[list[str | None]], Mapping[Cell, Hashable]] | None]:
        """A pattern of about `wanted` blocks, and the letters in it; None if none was found."""
        for _ in range(_FRESH if self.pool else 4 * _FRESH):
            begun = self._begin(wanted)
            yield Progress(0, 0, 0)
            if begun is not None:
                yield from self._refine(begun, wanted, _BEGUN)
                self.pool.append(begun)
        if not self.pool:
            return None
        self.pool.sort(key=lambda one: one.energy + _AGAIN * one.used)
        del self.pool[_MOST:]
        best = self.pool[0]
        best.used += 1
        self.last = best
        yield from self._refine(best, wanted, _ROUNDS)
        return best.board.rows(best.open), best.letters

    def blame(self, cells: tuple[Cell, ...]) -> None:
        """Make a slot of the last pattern less promising: it was left without a word."""
        self.last.promise.blame(cells, _BLAME)

    def _begin(self, wanted: int) -> _Begun | None:
        found = self.arranged()
        if found is None:
            return None
        board = Board(
            self.width,
            self.height,
            self.symmetry,
            self.least,
            kept=0,
            most_words=self.most_words,
            most_blocks=self.most_blocks,
        )
        board.kept = _bits(board, found.letters)
        open = board.without(found.closed)
        if not open:
            return None
        open = board.grow(open, self.rng, wanted, self.longest, True)
        rows = range(self.height)
        given = [[found.letters.get((r, c), "") for c in range(self.width)] for r in rows]
        promise = Promise(board, self.stock, given, self.price)
        return _Begun(found.letters, board, promise, open, 0.0)

    def _refine(self, begun: _Begun, wanted: int, rounds: int) -> Generator[Progress, None, None]:
        """Move blocks to where they make the pattern more promising."""
        board, rng = begun.board, self.rng
        cells = board.cells
        open = begun.open
        now = begun.energy = self._energy(begun, open, wanted)
        for n in range(rounds):
            if n % _SLICE == 0:
                yield Progress(0, 0, 0)
            heat = _HEAT * (1 - n / rounds) + 0.1
            site = rng.below(len(cells))
            if open & board.bit[cells[site]]:
                new = board.blocked(open, site, True)
            else:
                new = self._moved(board, open, site)
            if not new or new == open:
                continue
            value = self._energy(begun, new, wanted)
            if value <= now or rng.random() < exp((now - value) / heat):
                open, now = new, value
                if now < begun.energy:
                    begun.open, begun.energy = open, now

    def _moved(self, board: Board, open: int, site: int) -> int:
        """The pattern with a block and its images opened, or moved by one cell; 0 if not legal."""
        rng = self.rng
        new = open | (board.orbits[site] & ~board.closed)
        if rng.below(2):
            row, column = board.cells[site]
            down, right = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
            row, column = row + down, column + right
            if not (0 <= row < board.height and 0 <= column < board.width):
                return 0
            new = board.blocked(new, row * board.width + column, True)
        elif gaps := board.short(new):
            stride = board.stride
            wide = gaps | gaps << 1 | gaps >> 1
            wide |= wide << stride | wide >> stride
            wide &= board.full & ~new & ~board.closed
            for at, cell in enumerate(board.cells):
                if wide & board.bit[cell] and rng.below(2):
                    new |= board.orbits[at] & ~board.closed
        return new if new and board.legal(new) and not board.beyond(new) else 0

    def _energy(self, begun: _Begun, open: int, wanted: int) -> float:
        board = begun.board
        blocks = (board.full & ~open).bit_count()
        value = begun.promise.lack(open) + _BLOCK * max(0, blocks - wanted)
        value += _LONG * board.excess(open, self.longest)
        return value + _CLUMP * board.clumped(open)


def _bits(board: Board, cells: Collection[Cell]) -> int:
    found = 0
    for cell in cells:
        found |= board.bit[cell]
    return found

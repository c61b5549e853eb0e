"""Blocks as newspapers place them: symmetric, connected, and no word too short.

A pattern grows from the open grid. Each step draws a few cells, blocks each with its mirror images
and with the gaps that would be too short beside them, and keeps the one that best evens out the
lengths of the runs. A step that would disconnect the grid or clump blocks together is never taken,
so the pattern is legal whenever the steps end.

The grid is one integer, a bit for each open cell and one guard column between rows: a few shifts
and ANDs show what is wrong with a whole pattern.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence

from crosscore.grid import Cell
from crosscore.rng import Rng
from crosscore.search import Progress, drain

__all__ = ["BLACK", "SYMMETRIES", "Board", "drawing", "orbit", "pattern"]

SYMMETRIES = ("rotational", "left-right", "up-down", "both", "diagonal", "none")
BLACK = {"few": 0.125, "medium": 0.16, "many": 0.2}  #: the share of blocks aimed at

_ROUNDS = 80  #: attempts to shorten runs that are too long
_DRAWN = 5  #: legal steps to choose from
_LOOKED = 40  #: cells looked at to find them, before all are


def orbit(cell: Cell, width: int, height: int, symmetry: str) -> tuple[Cell, ...]:
    """A cell with its mirror images, each once, the cell itself first."""
    row, column = cell
    turned = (height - 1 - row, width - 1 - column)
    images = {
        "rotational": (turned,),
        "left-right": ((row, turned[1]),),
        "up-down": ((turned[0], column),),
        "both": ((row, turned[1]), (turned[0], column), turned),
        "diagonal": ((column, row),),
        "none": (),
    }[symmetry]
    return tuple(dict.fromkeys((cell, *images)))


def pattern(
    width: int,
    height: int,
    rng: Rng,
    *,
    symmetry: str = "rotational",
    least: int = 3,
    black: str = "medium",
    longest: int = 0,
    kept: Collection[Cell] = (),
    closed: Collection[Cell] = (),
    most_words: int = 0,
    most_blocks: int = 0,
) -> list[list[str | None]]:
    """The pattern that `drawing` comes to, all at once."""
    return drain(
        drawing(
            width,
            height,
            rng,
            symmetry=symmetry,
            least=least,
            black=black,
            longest=longest,
            kept=kept,
            closed=closed,
            most_words=most_words,
            most_blocks=most_blocks,
        )
    )


def drawing(
    width: int,
    height: int,
    rng: Rng,
    *,
    symmetry: str,
    least: int,
    black: str,
    longest: int = 0,
    kept: Collection[Cell] = (),
    closed: Collection[Cell] = (),
    most_words: int = 0,
    most_blocks: int = 0,
) -> Generator[Progress, None, list[list[str | None]]]:
    """Rows of a pattern: None for a block, "" for an open cell.

    All open cells are connected, and each lies in an across and in a down run of at least `least`
    cells. `black` is a name in `BLACK`. If no run may have more than `longest` cells (0: no limit),
    as many blocks are placed as that takes; if there is no such pattern of this size, or none is
    found, you get the one with the fewest cells in longer runs. If no block is possible at all,
    that is the open grid.

    `kept` cells are never blocked, `closed` ones always are, with their mirror images. A pattern
    has no more than `most_words` runs and `most_blocks` blocks (0: any number). If there can't be
    such a pattern, you get [].

    Raises ValueError for a side or a `longest` shorter than `least`, a `least` below 2, a diagonal
    symmetry with unequal sides, and unknown names.
    """
    board = Board(width, height, symmetry, least, most_words=most_words, most_blocks=most_blocks)
    if black not in BLACK:
        raise ValueError(f"no such share of blocks: {black}")
    if 0 < longest < least:
        raise ValueError("the longest run is shorter than the shortest")
    wanted = round(width * height * BLACK[black])
    board.kept = sum(board.bit[cell] for cell in set(kept))
    start = board.without(closed)
    if not start:
        return []
    best = open = yield from board.growing(start, rng, wanted, longest)
    if longest:
        measure = board.excess(best, longest)
        for n in range(_ROUNDS):
            if not measure:
                break
            loose = board.loosen(open, rng)
            open = yield from board.growing(loose, rng, wanted, longest, 2 * n > _ROUNDS)
            left = board.excess(open, longest)
            if left <= measure:
                best, measure = open, left
            else:
                open = best
    return board.rows(best)


class Board:
    """All patterns of one size and symmetry, as integers with a bit for each open cell.

    `unchecked`: a run of one cell is no word, so it may be shorter than `least`; each cell is
    still in a word of one direction. `kept` are cells that are never blocked, `closed` those that
    are never opened. `blocked` makes no more than `most_words` runs and `most_blocks` blocks.
    """

    def __init__(
        self,
        width: int,
        height: int,
        symmetry: str,
        least: int,
        *,
        unchecked: bool = False,
        kept: int = 0,
        most_words: int = 0,
        most_blocks: int = 0,
    ) -> None:
        if symmetry not in SYMMETRIES:
            raise ValueError(f"no such symmetry: {symmetry}")
        if symmetry == "diagonal" and width != height:
            raise ValueError("only a square has a diagonal symmetry")
        if least < 2 or (min(width, height) < least and not unchecked):
            raise ValueError("a side is shorter than the shortest word")
        self.width = width
        self.height = height
        self.least = least
        self.unchecked = unchecked
        self.kept = kept
        self.closed = 0
        self.most_words = most_words
        self.most_blocks = most_blocks
        self.stride = width + 1
        self.cells = [(r, c) for r in range(height) for c in range(width)]
        self.bit = {(r, c): 1 << (r * self.stride + c) for r, c in self.cells}
        self.full = sum(self.bit.values())
        #: for each cell, the bits of its orbit
        self.orbits = [
            sum(self.bit[image] for image in orbit(cell, width, height, symmetry))
            for cell in self.cells
        ]

    def without(self, closed: Collection[Cell]) -> int:
        """The grid with these cells blocked, and what can't stay open beside them.

        They are `closed` from then on. 0 if that blocks a `kept` cell, parts the grid or goes
        beyond the limits.
        """
        open = self.full
        for cell, images in zip(self.cells, self.orbits, strict=True):
            if cell in closed:
                open &= ~images
        while gaps := self.short(open):
            open &= ~gaps
        self.closed = self.full & ~open
        lost = self.closed & self.kept
        return 0 if lost or not self.connected(open) or self.beyond(open) else open

    def beyond(self, open: int) -> bool:
        """Whether there are more runs or blocks than allowed."""
        if self.most_blocks and (self.full & ~open).bit_count() > self.most_blocks:
            return True
        return bool(self.most_words) and self.words(open) > self.most_words

    def words(self, open: int) -> int:
        """How many runs there are, across and down, single cells counted too."""
        return (open & ~(open << 1)).bit_count() + (open & ~(open << self.stride)).bit_count()

    def of(self, rows: Sequence[Sequence[object]]) -> int:
        """The open cells of some rows."""
        return sum(self.bit[r, c] for r, c in self.cells if rows[r][c] is not None)

    def rows(self, open: int) -> list[list[str | None]]:
        """Rows of a pattern."""
        return [
            ["" if open & self.bit[r, c] else None for c in range(self.width)]
            for r in range(self.height)
        ]

    def worded(self, open: int, step: int, least: int) -> int:
        """Cells in runs of at least `least` cells, across (step 1) or down (`stride`)."""
        long = open
        for i in range(1, least):
            long &= open >> i * step
        covered = long
        for i in range(1, least):
            covered |= long << i * step
        return covered

    def short(self, open: int) -> int:
        """Open cells that lie in too short a run, or in no word at all."""
        across = self.worded(open, 1, self.least)
        down = self.worded(open, self.stride, self.least)
        if not self.unchecked:
            return open & ~(across & down)
        alone = open & ~(open << 1 | open >> 1)
        single = open & ~(open << self.stride | open >> self.stride)
        return open & ~((across | alone) & (down | single) & (across | down))

    def checked(self, open: int) -> int:
        """Cells in an across and in a down word."""
        return self.worded(open, 1, 2) & self.worded(open, self.stride, 2)

    def over(self, open: int, length: int, steps: Sequence[int] = ()) -> int:
        """Cells in runs of more than `length` cells, across (step 1), down (`stride`) or both."""
        found = 0
        for step in steps or (1, self.stride):
            long = open
            for i in range(1, length + 1):
                long &= open >> i * step
            for i in range(length + 1):
                found |= long << i * step
        return found

    def runs(self, open: int) -> int:
        """How uneven the runs are: the sum of n * (n + 1) / 2 over their lengths."""
        total = 0
        for step in (1, self.stride):
            rest = open
            while rest:
                total += rest.bit_count()
                rest &= rest >> step
        return total

    def legal(self, open: int) -> bool:
        """Whether the pattern is connected and no run too short."""
        return not self.short(open) and self.connected(open)

    def excess(self, open: int, length: int) -> int:
        """How many cells that may be blocked are in runs of more than `length` cells."""
        return (self.over(open, length) & ~self.kept).bit_count()

    def connected(self, open: int) -> bool:
        """Whether all open cells hang together; no cell at all does not count as a grid."""
        stride = self.stride
        reached = open & -open
        before = 0
        while reached != before:
            before = reached
            reached |= (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & open
        return reached == open != 0

    def clumped(self, open: int) -> bool:
        """Whether blocks fill a square of four cells or a line of four."""
        black = self.full & ~open
        twos = black & black >> 1
        if twos & twos >> self.stride or twos & twos >> 2:
            return True
        twos = black & black >> self.stride
        return bool(twos & twos >> 2 * self.stride)

    def loosen(self, open: int, rng: Rng) -> int:
        """The pattern with a few of its blocks opened, as far as that is legal."""
        black = [i for i, cell in enumerate(self.cells) if not open & self.bit[cell]]
        rng.shuffle(black)
        left = 1 + rng.below(4)
        for i in black:
            opened = open | self.orbits[i]
            if self.orbits[i] & self.closed:
                continue
            if opened != open and self.legal(opened):
                open = opened
                left -= 1
                if not left:
                    break
        return open

    def blocked(self, open: int, cell: int, dense: bool = False) -> int:
        """The pattern with one more cell blocked, or 0 where no legal one comes of that.

        Its mirror images are blocked too, and the gaps that it leaves too short, as long as
        these are no more than twice as many as the images themselves. `dense`: they may clump.
        """
        images = self.orbits[cell]
        grown = open & ~images
        fewest = open.bit_count() - 3 * images.bit_count()
        while gaps := self.short(grown):
            grown &= ~gaps
            if grown.bit_count() < fewest:
                return 0
        if open & ~grown & self.kept:
            return 0
        if (not dense and self.clumped(grown)) or not self.connected(grown):
            return 0
        if (self.most_words or self.most_blocks) and self.beyond(grown):
            return 0
        return grown

    def grow(self, open: int, rng: Rng, wanted: int, longest: int = 0, dense: bool = False) -> int:
        """More blocks until there are `wanted` and no run is longer than `longest`."""
        return drain(self.growing(open, rng, wanted, longest, dense))

    def growing(
        self, open: int, rng: Rng, wanted: int, longest: int = 0, dense: bool = False
    ) -> Generator[Progress, None, int]:
        """As `grow`, with a report for each step."""
        area = self.full.bit_count()
        numbers = range(len(self.cells))
        while True:
            over = self.over(open, longest) & ~self.kept if longest else 0
            lacking = wanted - (area - open.bit_count())
            yield Progress(0, 0, 0)
            if not over and lacking <= 0:
                return open
            where = over or open
            sites = [i for i in numbers if where & self.bit[self.cells[i]]]
            before = self.runs(open)
            best = 0
            gain = 0.0
            found = looked = 0
            rng.shuffle(sites)
            for site in sites:
                looked += 1
                if looked > _LOOKED and found:
                    break
                grown = self.blocked(open, site, dense)
                if not grown:
                    continue
                found += 1
                added = (open & ~grown).bit_count()
                value = (before - self.runs(grown)) / added * (0.5 + rng.random())
                if not over and added > lacking + 1:
                    value /= 4
                if value > gain:
                    best, gain = grown, value
                if found == _DRAWN:
                    break
            if not best:
                return open
            open = best

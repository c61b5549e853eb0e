"""Fill a grid without given blocks: blocks and words are chosen together.

A first grid comes from patterns that look fillable from the lexicon: for each slot, `Promise`
compares how many words there are with how many its crossings will rule out. Blocks are added where
that looks worst, then where filling failed. From there on the search removes or moves some blocks
and fills the surroundings anew (simulated annealing over filled grids). The mix of these moves
follows what has gained most for its cost so far.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from math import exp, log
from typing import Any

from crosscore.fill.apart import Apart
from crosscore.fill.lexicon import Lexicon
from crosscore.fill.local_repair import LocalRepair, Stock
from crosscore.fill.patterns import BLACK, Board
from crosscore.fill.solver import Dead, Filling
from crosscore.grid import Cell, find_slots
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["Promise", "fill_free"]

Rows = Sequence[Sequence[Hashable | None]]
Search = Generator[Progress | Filling | Dead, None, Outcome]

_SLACK = 0.4  #: what a slot's promise should be at least
_HOPELESS = -20.0  #: the promise of a slot that no word fits
_DENSE = 0.25  #: the share of blocks up to which cells that only one word covers are avoided
_HEAT = 0.5  #: how much worse a grid may be to go on from it (annealing)
_ASTRAY = 6  #: how much worse than the best one at most
_DRAWN = 6  #: steps to choose from
#: ways to a better grid: how far to change the pattern, and whether to fill all of it anew
_WAYS = ((4, False), (12, False), (40, False), (50, True), (150, True))


def fill_free(
    rows: Rows,
    lexicon: Lexicon,
    rng: Rng,
    *,
    symmetry: str = "rotational",
    black: str = "few",
    least: int = 3,
    unchecked: bool = True,
    nodes: int | None = None,
    score: int | None = None,
    apart: Apart | None = None,
) -> Search:
    """Search for fillings with fewer and fewer blocks; yields each better one.

    `rows` gives the size, letters that stay, and blocks that stay (with their mirror images, unless
    a letter is there); open cells may become blocks. Every run of two or more cells takes a
    different word of the lexicon with at least `least` letters and a score of at least `score`; a
    run whose letters were all given is taken as it is. Words that `apart` parts aren't put into one
    grid.

    All cells are connected. If the list allows nothing denser, some cells are unchecked, down to a
    lattice; each counts half as much against a grid as a block. Without `unchecked` there are none,
    and few small lists can fill such a grid.

    FOUND as soon as the share of blocks is what `black` asks and every cell is checked; "few" asks
    for none at all, so the search goes on while it may. LIMIT after `nodes` choices. EXHAUSTED
    after a `Dead` if no word can be used at all, or a side is shorter than `least`.
    """
    if min(len(rows), len(rows[0])) < least:
        return _no_room(least)
    search = _Free(rows, lexicon, rng, symmetry, black, least, unchecked, score, apart)
    return search.run(nodes)


def _no_room(least: int) -> Search:
    yield Dead((), least)
    return Outcome.EXHAUSTED


class Promise:
    """How likely a pattern is to be filled, summed over its lines."""

    def __init__(
        self, board: Board, stock: Stock, given: Sequence[Sequence[Any]], price: float = 0.0
    ) -> None:
        self.board = board
        self.stock = stock
        self.given = given
        self.price = price or stock.price()
        self.known: dict[tuple[int, int, int], float] = {}
        #: slots that had no word, and how much more they lack for that
        self.blamed: dict[tuple[Cell, ...], float] = {}
        width, height, stride = board.width, board.height, board.stride
        row = (1 << width) - 1
        column = sum(1 << r * stride for r in range(height))
        self.lines = [(r * stride, row) for r in range(height)]
        self.lines += [(c, column) for c in range(width)]
        self.places = [[(r, c) for c in range(width)] for r in range(height)]
        self.places += [[(r, c) for r in range(height)] for c in range(width)]
        self.counts = {n: log(m.bit_count()) for n, m in stock.usable.items()}

    def lack(self, open: int) -> float:
        """What the pattern's slots lack to be fillable, 0 for a promising one."""
        checked = self.board.checked(open)
        total = 0.0
        known = self.known
        for n, (shift, mask) in enumerate(self.lines):
            key = (n, open >> shift & mask, checked >> shift & mask)
            found = known.get(key)
            if found is None:
                found = known[key] = self.line(*key)
            total += found
        return total

    def line(self, n: int, open: int, checked: int) -> float:
        step = 1 if n < self.board.height else self.board.stride
        total = 0.0
        run: list[Cell] = []
        crossings = 0
        for i, cell in enumerate([*self.places[n], None]):
            bit = 1 << i * step
            if cell is not None and open & bit:
                run.append(cell)
                row, column = cell
                if checked & bit and self.given[row][column] == "":
                    crossings += 1
                continue
            if len(run) > 1:
                total += max(0.0, _SLACK - self.slot(run, crossings))
            run = []
            crossings = 0
        return total

    def slot(self, cells: list[Cell], crossings: int) -> float:
        letters = [self.given[r][c] for r, c in cells]
        if all(letter == "" for letter in letters):
            count = self.counts.get(len(cells), _HOPELESS)
        elif "" not in letters:
            return _SLACK
        else:
            found = self.stock.fitting(letters).bit_count()
            count = log(found) if found else _HOPELESS
        return count - self.price * crossings - self.blamed.get(tuple(cells), 0.0)

    def blame(self, cells: tuple[Cell, ...], more: float) -> None:
        """Learn that a slot had no word in a pattern that looked promising."""
        self.blamed[cells] = self.blamed.get(cells, 0.0) + more
        self.known.clear()


class _Free:
    def __init__(
        self,
        rows: Rows,
        lexicon: Lexicon,
        rng: Rng,
        symmetry: str,
        black: str,
        least: int,
        unchecked: bool,
        score: int | None,
        apart: Apart | None,
    ) -> None:
        self.rng = rng
        self.nodes = 0
        width, height = len(rows[0]), len(rows)
        self.stock = Stock(lexicon, least, max(width, height), score, apart)
        self.given = [["" if cell is None else cell for cell in row] for row in rows]
        self.strict = Board(width, height, symmetry, least)
        self.loose = Board(width, height, symmetry, least, unchecked=True)
        board = self.strict
        kept = sum(board.bit[r, c] for r, c in board.cells if rows[r][c] not in (None, ""))
        self.strict.kept = self.loose.kept = kept
        self.start = board.full
        for (r, c), images in zip(board.cells, board.orbits, strict=True):
            if rows[r][c] is None:
                self.start &= ~(images & ~kept)
        self.pinned = board.full & ~self.start
        self.unchecked = unchecked
        self.asked = 0 if black == "few" else int(BLACK[black] * width * height)
        self.promise = Promise(board, self.stock, self.given)
        self.best: list[list[Any]] | None = None
        self.open = 0  #: pattern of the best
        self.cost = 0
        self.record: tuple[int, int, list[list[Any]] | None] = (0, 0, None)
        self.ways = [[1.0, 50.0, 2.0] for _ in _WAYS]  # grids made better, nodes for that, tries
        self.tries = self.solved = 0
        self.sites = [i for i, cell in enumerate(board.cells) if not self.pinned & board.bit[cell]]

    def loss(self, open: int) -> int:
        """Two for each block, and one for each cell that only one word covers."""
        blocks = (self.strict.full & ~open).bit_count()
        return 2 * blocks + (open & ~self.strict.checked(open)).bit_count()

    def run(self, nodes: int | None) -> Search:
        if not self.stock.usable:
            yield Dead((), self.strict.least)
            return Outcome.EXHAUSTED
        allowed = 0.0  # what a new pattern's slots may lack
        failed = 0  # new patterns since one was filled
        while True:
            fresh = self.best is None or failed < 4
            if fresh:
                loose = self.unchecked and self.best is None and failed % 2 == 1
                open = yield from self.grown(allowed, loose)
                self.nodes += 20  # about as long as these take
                yield self.progress()
                if not open or (self.best and self.loss(open) >= self.cost):
                    found = False
                else:
                    found = yield from self.attempt(open, loose)
                if found:
                    failed = 0
                    allowed = allowed * 1.4 + 1
                else:
                    failed += 1
                    allowed *= 0.7
                improved = found
            else:
                improved = yield from self.improve()
            if improved:
                self.record = (self.cost, self.open, self.best)
                yield self.filling()
                blocks = self.strict.full.bit_count() - self.open.bit_count()
                if blocks <= self.asked and self.cost == 2 * blocks:
                    return Outcome.FOUND
            if nodes is not None and self.nodes >= nodes:
                return Outcome.LIMIT

    # New patterns

    def grown(self, allowed: float, loose: bool) -> Generator[Progress, None, int]:
        """A new pattern whose slots lack no more than `allowed`, if one is found, else 0."""
        board = self.loose if loose else self.strict
        open = self.lattice() if loose else self.start
        while gaps := board.short(open):  # beside blocks that were given
            open &= ~gaps
        if not open or (self.start & ~open) & board.kept:
            return 0
        lack = self.promise.lack(open)
        while lack > allowed or not board.legal(open):
            if self.best and not loose and self.loss(open) >= self.cost:
                return 0
            step = self.step(board, open, lack, board.cells)
            if not step:
                break
            open = step
            lack = self.promise.lack(open)
            yield self.progress()
        return open if board.legal(open) else 0

    def lattice(self) -> int:
        """Blocks at every second cell of every second row, as the symmetry allows."""
        board = self.loose
        odd = (self.rng.below(2), self.rng.below(2))
        open = self.start
        for (r, c), images in zip(board.cells, board.orbits, strict=True):
            if (r % 2, c % 2) == odd and not images & board.kept:
                grown = open & ~images
                if board.legal(grown):
                    open = grown
        return open

    def step(self, board: Board, open: int, lack: float, cells: Sequence[Cell]) -> int:
        """One more block with its images where that helps most of a few places, or 0."""
        rng = self.rng
        sites = [i for i, cell in enumerate(board.cells) if open & board.bit[cell]]
        if cells is not board.cells:
            near = set(cells)
            sites = [i for i in sites if board.cells[i] in near]
        rng.shuffle(sites)
        best, gain, found = 0, 0.0, 0
        for looked, site in enumerate(sites):
            if looked >= 40 and found:
                break
            grown = board.blocked(open, site, True)
            if not grown:
                continue
            found += 1
            value = (lack - self.promise.lack(grown) + 0.05) * (0.7 + 0.6 * rng.random())
            value /= max(1, self.loss(grown) - self.loss(open)) / 2
            if board.clumped(grown):
                value *= 0.5
            if value > gain:
                best, gain = grown, value
            if found == _DRAWN:
                break
        return best

    def attempt(self, open: int, loose: bool) -> Generator[Progress, None, bool]:
        """Fill a new pattern, with more blocks where that fails; whether it became the best."""
        board = self.loose if loose else self.strict
        for _ in range(6):
            repair = LocalRepair(self.cut(self.given, open), self.stock)
            rows = yield from self.solved_within(repair, 150)
            if rows is not None:
                self.keep(rows, open)
                return True
            step = self.step(board, open, self.promise.lack(open), repair.worst[1])
            if not step or (self.best is not None and self.loss(step) >= self.cost):
                return False
            open = step
        return False

    # A better grid from the best one

    def improve(self) -> Generator[Progress, None, bool]:
        """Try one other pattern near the best grid's; whether the best has a lower loss now."""
        rng = self.rng
        assert self.best is not None
        board = self.board()
        worth = [wins / work * tries / work for wins, work, tries in self.ways]
        draw = rng.random() * sum(worth)
        way = 0
        while way + 1 < len(worth) and draw >= worth[way]:
            draw -= worth[way]
            way += 1
        rounds, whole = _WAYS[way]
        started = self.nodes
        self.nodes += 1 + rounds // 10
        lack = self.promise.lack(self.open)
        open = self.open
        sites = self.sites
        if not whole:
            open = self.opened(board)
            near = self.wide(open & ~self.open, 2 + rng.below(2))
            sites = [i for i in sites if near & board.bit[board.cells[i]]]
        open = self.refined(board, open, self.cost - 1 - rng.below(6), rounds, sites)
        yield self.progress()
        loss = self.loss(open)
        done = False
        worse = float(loss - self.cost)
        if worse >= 0:
            worse += 0.5 * (self.promise.lack(open) - lack)
        if open != self.open and rng.random() < exp(-max(0.0, worse) / _HEAT):
            rows = yield from (self.anew(open) if whole else self.patched(board, open))
            if rows is not None:
                done = loss < self.cost
                self.keep(rows, open)
        credit = self.ways[way]
        credit[0] += done
        credit[1] += self.nodes - started
        credit[2] += 1
        if self.cost > self.record[0] + _ASTRAY:
            self.cost, self.open, self.best = self.record
        return self.cost < self.record[0]

    def anew(self, open: int) -> Generator[Progress, None, list[list[Any]] | None]:
        """Fill another pattern, keeping nothing."""
        repair = LocalRepair(self.cut(self.given, open), self.stock)
        rows = yield from self.solved_within(repair, 120)
        self.tries += 1
        self.solved += rows is not None
        if self.tries == 12:
            if self.solved < 2 or self.solved > 6:
                self.promise.price *= 1.1 if self.solved < 2 else 1 / 1.1
                self.promise.known.clear()
            self.tries = self.solved = 0
        return rows

    def patched(self, board: Board, open: int) -> Generator[Progress, None, list[list[Any]] | None]:
        """Fill another pattern, keeping the letters that are not near a change."""
        area = self.wide(open ^ self.open, 1 + self.rng.below(3))
        for _ in range(3):
            repair = LocalRepair(self.cleared(open, area), self.stock)
            if not repair.hopeless:
                break
            for cell in repair.hopeless[1]:
                area |= board.bit[cell]
        return (yield from self.solved_within(repair, 50))

    def solved_within(
        self, repair: LocalRepair, budget: int
    ) -> Generator[Progress, None, list[list[Any]] | None]:
        before = self.nodes
        steps = repair.solve(self.rng, budget)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                self.nodes = before + repair.nodes + 1
                yield self.progress()
                rows: list[list[Any]] | None = end.value
                return rows
            self.nodes = before + repair.nodes
            yield self.progress()

    def progress(self) -> Progress:
        """Counts the blocks that are not there as what is done."""
        area = self.strict.full.bit_count()
        return Progress(self.nodes, self.open.bit_count(), area)

    def opened(self, board: Board) -> int:
        """The best grid's pattern with a few blocks taken away."""
        rng = self.rng
        black = [i for i in self.sites if not self.open & board.bit[board.cells[i]]]
        open = self.open
        if not black:
            return open
        for _ in range(1 + rng.below(3)):
            open |= board.orbits[rng.choice(black)] & ~self.pinned
        for _ in range(3):
            wide = self.wide(board.short(open), 1) & ~open
            extra = [i for i in black if wide & board.bit[board.cells[i]]]
            if not extra:
                break
            open |= board.orbits[rng.choice(extra)] & ~self.pinned
        return open if board.legal(open) else self.open

    def refined(self, board: Board, open: int, most: int, rounds: int, sites: Sequence[int]) -> int:
        """A pattern near another with a loss of about `most` that lacks little (annealing)."""
        if not sites:
            return open
        rng = self.rng
        cells = board.cells
        energy = self.promise.lack(open) + 1.5 * max(0, self.loss(open) - most)
        heat = 2.0
        for n in range(rounds):
            heat = 2.0 * (1 - n / rounds) + 0.1
            site = rng.choice(sites)
            bit = board.bit[cells[site]]
            if open & bit:
                new = board.blocked(open, site, True)
                if not new:
                    continue
            else:
                new = open | (board.orbits[site] & ~self.pinned)
                if rng.below(2):  # move it to a cell beside it
                    row, column = cells[site]
                    down, right = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
                    row, column = row + down, column + right
                    if not (0 <= row < board.height and 0 <= column < board.width):
                        continue
                    other = row * board.width + column
                    new = board.blocked(new, other, True)
                    if not new:
                        continue
                elif gaps := board.short(new):
                    wide = self.wide(gaps, 1) & ~new & ~self.pinned
                    if not wide:
                        continue
                    for i, cell in enumerate(cells):
                        if wide & board.bit[cell] and rng.below(2):
                            new |= board.orbits[i] & ~self.pinned
                if not board.legal(new):
                    continue
            value = self.promise.lack(new) + 1.5 * max(0, self.loss(new) - most)
            if value <= energy or rng.random() < exp((energy - value) / heat):
                open, energy = new, value
        return open

    def board(self) -> Board:
        """Where the patterns near the present one are looked for.

        A grid in which every cell is checked stays so, unless that takes many blocks.
        """
        blocks = (self.strict.full & ~self.open).bit_count()
        checked = self.cost == 2 * blocks
        if not self.unchecked or (checked and blocks <= _DENSE * len(self.strict.cells)):
            return self.strict
        return self.loose

    def wide(self, cells: int, steps: int) -> int:
        """Cells at most so many steps away, also diagonally."""
        stride, full = self.strict.stride, self.strict.full
        for _ in range(steps):
            cells |= (cells << 1 | cells >> 1) & full
            cells |= (cells << stride | cells >> stride) & full
        return cells

    def cut(self, rows: Sequence[Sequence[Any]], open: int) -> list[list[Any]]:
        bit = self.strict.bit
        return [
            [cell if open & bit[r, c] else None for c, cell in enumerate(row)]
            for r, row in enumerate(rows)
        ]

    def cleared(self, open: int, area: int) -> list[list[Any]]:
        """The best grid's letters in another pattern, with those in an area taken out."""
        assert self.best is not None
        bit, given = self.strict.bit, self.given
        return [
            [
                None
                if not open & bit[r, c]
                else given[r][c]
                if cell is None or area & bit[r, c]
                else cell
                for c, cell in enumerate(row)
            ]
            for r, row in enumerate(self.best)
        ]

    def keep(self, rows: list[list[Any]], open: int) -> None:
        self.best = rows
        self.open = open
        self.cost = self.loss(open)

    def filling(self) -> Filling:
        assert self.best is not None
        words: dict[tuple[bool, Cell], int] = {}
        for across, cells in find_slots(self.best):
            if all(self.given[r][c] != "" for r, c in cells):
                continue
            answer = tuple([self.best[r][c] for r, c in cells])
            number = self.stock.find(answer)
            assert number is not None
            words[across, cells[0]] = self.stock.shelves[len(cells)].ids[number]
        return Filling(tuple(tuple(row) for row in self.best), words)

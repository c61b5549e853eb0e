"""Progressive search: every across word is known, and the down words become so little by little.

This is the search of Nasir Darwish's crossword program of 2013. A grid is filled with random
words across; what it costs are the down words that are unknown or scrambled (the letters of a
word in another order). The best grid of a short queue is taken, a number of neighbours made of
it, each with one across word replaced by a random one of the same length, and the best of all
kept. Blocks are placed as in that program: row by row or column by column, with no down word
longer than asked.

What is different here:

- A word is written from its own first cell; the program's loop ran from the column to the
  length, so that words that did not begin in column 0 lost letters. Words of right-to-left
  scripts are stored in reading order like all others, not mirrored.
- Lengths of which the lexicon has no word are not placed (the program refused such a lexicon as
  a whole), nor cells that lie in no word or in an island: a few blocks are taken away or added
  after the placing. Of some patterns drawn, the one with most cells is taken.
- A search that is stuck begins anew in the same pattern.
- Single letters can be replaced as well; the program never changed them again.
- No word is drawn that stands across already, and a word that stands twice costs as much as
  an unknown one. Only grids without such a repetition are results.
- A neighbour is not a copy: only the down words that it touches are looked at.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from crosscore.fill.lexicon import Lexicon
from crosscore.fill.local_repair import Stock
from crosscore.fill.patterns import Board
from crosscore.fill.solver import Dead
from crosscore.grid import Bars, Cell, components, find_slots
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["FREQUENT", "OBJECTIVES", "Progressive", "progressive"]

Answer = tuple[Any, ...]
Slot = tuple[bool, tuple[Cell, ...]]
Rows = Sequence[Sequence[Hashable | None]]

FREQUENT = 8  #: single letters are drawn from so many, those that occur most
OBJECTIVES = ("lengths", "counts", "unknown")

_EVERY = 400  #: neighbours between two reports
_PATTERNS = 5  #: patterns drawn to choose from
_MENDED = 400  #: changes of one or two cells tried in each
_LEARNT = 3_000  #: words read between two reports
_STUCK = 30_000  #: neighbours without a better grid until the search begins anew
_KNOWN, _SCRAMBLED, _UNKNOWN = range(3)


@dataclass(frozen=True, slots=True)
class Progressive:
    """A full grid without repeated words; not all its down words need be known.

    `unknown` and `scrambled` are slots, as (across, cells). `cost` is what the search lowers.
    """

    rows: tuple[tuple[Any, ...], ...]
    unknown: tuple[Slot, ...]
    scrambled: tuple[Slot, ...]
    cost: float


Search = Generator[Progress | Progressive | Dead, None, Outcome]


def progressive(
    rows: Rows,
    lexicon: Lexicon,
    rng: Rng,
    *,
    blocks: str = "columns",
    max_down: int = 4,
    queue: int = 40,
    neighbours: int = 50,
    objective: str = "lengths",
    letters: Sequence[Hashable] = (),
    least: int = 2,
    score: int | None = None,
    nodes: int | None = None,
    bars: Bars = (),
) -> Search:
    """Search for grids that cost less and less; yields each better one.

    `blocks` is "rows" or "columns": a pattern is drawn for the size of `rows`, with down runs of at
    most `max_down` cells, or as many as the shortest word has. Or it is "given": `rows` has the
    blocks, and letters that stay. Words have at least `least` letters and a score of at least
    `score`. Single letters are drawn from `letters`, or if none are given, from the most frequent
    ones of the lexicon.

    `objective`: "unknown" counts unknown words, "counts" adds half the scrambled ones, "lengths"
    adds the lengths of the unknown words and a fifth of those of the scrambled ones.

    FOUND at a cost of 0, LIMIT after `nodes` neighbours. EXHAUSTED after a `Dead` for an across
    slot that no word fits (`length` if there is no word of that length at all).
    """
    if objective not in OBJECTIVES:
        raise ValueError(f"no such objective: {objective}")
    if blocks not in ("rows", "columns", "given"):
        raise ValueError(f"no such placing of blocks: {blocks}")
    if queue < 1 or neighbours < 1 or max_down < 1:
        raise ValueError("queue, neighbours and longest down word are 1 or more")
    height, width = len(rows), len(rows[0])
    stock = Stock(lexicon, least, max(width, height), score)
    return _search(
        rows,
        stock,
        rng,
        blocks,
        max_down,
        queue,
        neighbours,
        objective,
        tuple(letters),
        nodes,
        bars,
    )


def _search(
    rows: Rows,
    stock: Stock,
    rng: Rng,
    blocks: str,
    max_down: int,
    queue: int,
    neighbours: int,
    objective: str,
    letters: Sequence[Hashable],
    nodes: int | None,
    bars: Bars,
) -> Search:
    height, width = len(rows), len(rows[0])
    if not stock.usable:
        yield Dead((), width)
        return Outcome.EXHAUSTED
    if blocks != "given":
        rows, bars = _drawn(width, height, stock, rng, blocks, max_down), ()
        yield Progress(0, 0, 0)
    game = _Game(rows, stock, rng, objective, letters or _frequent(stock), bars)
    if game.dead is not None:
        yield game.dead
        return Outcome.EXHAUSTED
    yield from game.learning()
    best: float | None = None
    done = 0
    while True:
        state = game.start()
        #: (cost, order of arrival, parent, piece replaced, its new letters), best first
        waiting: list[tuple[float, int, _State, int, Answer]] = []
        arrived = 0
        lowest = state.cost
        until = done + _STUCK
        while done < until:
            if not state.repeats and (best is None or state.cost < best):
                best = state.cost
                yield game.result(state)
                if not state.cost:
                    return Outcome.FOUND
            if nodes is not None and done >= nodes:
                return Outcome.LIMIT
            if state.cost < lowest:
                lowest = state.cost
                until = done + _STUCK
            for _ in range(neighbours):
                done += 1
                if done % _EVERY == 0:
                    yield Progress(done, state.kinds.count(_KNOWN), len(state.kinds))
                change = game.change(state)
                if change is not None:
                    arrived += 1
                    piece, answer, cost = change
                    heappush(waiting, (cost, arrived, state, piece, answer))
            if len(waiting) > queue:
                waiting = [heappop(waiting) for _ in range(queue)]
            if waiting:
                _, _, parent, piece, answer = heappop(waiting)
                state = game.child(parent, piece, answer)


# Where the blocks are


def _drawn(
    width: int, height: int, stock: Stock, rng: Rng, blocks: str, max_down: int
) -> list[list[Hashable | None]]:
    """Of some patterns, the one in which most cells hang together.

    Its across words are no more than there are of their length: the longest are left out
    otherwise.
    """
    place = _by_rows if blocks == "rows" else _by_columns
    lengths = sorted(stock.usable)
    max_down = max(max_down, lengths[0])
    best: list[list[Hashable | None]] = []
    most = (False, -1)
    left = _PATTERNS
    while left:
        open = place(width, height, lengths[-1], max_down, rng)
        _mend(open, stock, lengths[-1], max_down, rng)
        rows: list[list[Hashable | None]] = [["" if cell else None for cell in r] for r in open]
        slots = find_slots(rows)
        groups = components([cells for _, cells in slots])
        inside = {cell for i in groups[0] for cell in slots[i][1]} if groups else set()
        enough = True
        for length in lengths:
            count = sum(across and len(cells) == length for across, cells in slots)
            enough = enough and count <= stock.usable[length].bit_length()
        if enough or len(lengths) == 1:
            left -= 1
        else:
            lengths.pop()
        if (enough, len(inside)) > most:
            most = (enough, len(inside))
            best = [  # islands are no part of the puzzle
                [cell if (r, c) in inside else None for c, cell in enumerate(row)]
                for r, row in enumerate(rows)
            ]
    return best


def _by_rows(width: int, height: int, longest: int, max_down: int, rng: Rng) -> list[list[bool]]:
    """Words of random lengths row after row, cut where a column would get too long a word."""
    open = [[False] * width for _ in range(height)]
    column = [0] * width  # open cells since the last block
    for row in open:
        at = 0
        while at < width:
            rest = min(width - at, longest)
            wanted = rng.below(rest + 1) if rest > 3 else rest
            end = at
            while end < at + wanted and column[end] < max_down:
                row[end] = True
                column[end] += 1
                end += 1
            if end < width:
                column[end] = 0
            at = end + 1
    return open


def _by_columns(width: int, height: int, longest: int, max_down: int, rng: Rng) -> list[list[bool]]:
    """Words of random lengths column after column; rows are then cut into words."""
    open = [[True] * width for _ in range(height)]
    for c in range(width):
        r = 0
        while True:
            r += rng.below(max_down + 1)
            if r >= height:
                break
            if r > 0 and not open[r - 1][c]:
                continue  # no letter between two blocks: draw again
            open[r][c] = False
    for row in open:
        run = 0
        for c, cell in enumerate(row):
            run = run + 1 if cell and run < longest else 0
            row[c] = run > 0
    return open


def _mend(open: list[list[bool]], stock: Stock, longest: int, max_down: int, rng: Rng) -> None:
    """Change a few cells so that each lies in a word, and there are words of all lengths."""
    board = Board(len(open[0]), len(open), "none", min(stock.usable), unchecked=True)
    start = board.of([["" if cell else None for cell in row] for row in open])

    def too_long(cells: int) -> int:
        return board.over(cells, longest, (1,)) | board.over(cells, max_down, (board.stride,))

    def faults(cells: int) -> float:
        wrong = 2.0 * board.short(cells).bit_count() + 3.0 * too_long(cells).bit_count()
        return wrong + 0.4 * (cells ^ start).bit_count()

    best, least = start, faults(start)
    for _ in range(_MENDED):
        bad = board.short(best) | too_long(best)
        if not bad:
            break
        bad |= bad << 1 | bad >> 1 | bad << board.stride | bad >> board.stride
        where = [bit for bit in board.bit.values() if bit & bad]
        tried = best ^ rng.choice(where)
        if rng.below(2):
            tried ^= rng.choice(where)
        value = faults(tried)
        if value <= least:
            best, least = tried, value
    for r, row in enumerate(open):
        row[:] = [bool(best & board.bit[r, c]) for c in range(len(row))]
    changed = True
    while changed:  # what is left is blocked
        changed = False
        words: set[Cell] = set()
        for across, cells in find_slots([["" if cell else None for cell in row] for row in open]):
            most = longest if across else max_down
            if len(cells) in stock.usable and len(cells) <= most:
                words.update(cells)
            else:
                r, c = cells[most] if len(cells) > most else cells[-rng.below(2)]
                open[r][c] = False
                changed = True
        if not changed:
            for r, row in enumerate(open):
                row[:] = [cell and (r, c) in words for c, cell in enumerate(row)]


def _frequent(stock: Stock) -> list[Hashable]:
    """The letters that occur most in the words that may be used."""
    counts: dict[Hashable, int] = {}
    for length, shelf in stock.shelves.items():
        for masks in shelf.masks:
            for letter, mask in masks.items():
                count = (mask & stock.usable[length]).bit_count()
                counts[letter] = counts.get(letter, 0) + count
    order = {letter: i for i, letter in enumerate(counts)}
    return sorted(counts, key=lambda letter: (-counts[letter], order[letter]))[:FREQUENT]


# The words


class _State:
    """One filled grid: the letters of each piece across and of each slot down."""

    __slots__ = ("across", "cost", "counts", "down", "kinds", "repeats")

    def __init__(
        self,
        across: list[Answer],
        down: list[Answer],
        kinds: list[int],
        counts: dict[Answer, int],
        repeats: int,
        cost: float,
    ) -> None:
        self.across = across
        self.down = down
        self.kinds = kinds  # of the down slots: known, scrambled, unknown
        self.counts = counts  # how often each word of two or more letters stands in the grid
        self.repeats = repeats  # words too many
        self.cost = cost

    def odd(self, kind: int) -> list[int]:
        return [i for i, found in enumerate(self.kinds) if found == kind]


class _Game:
    """A pattern, the words that may stand across, and what a grid costs."""

    def __init__(
        self,
        rows: Rows,
        stock: Stock,
        rng: Rng,
        objective: str,
        letters: Sequence[Hashable],
        bars: Bars = (),
    ) -> None:
        self.rows = rows
        self.stock = stock
        self.rng = rng
        self.dead: Dead | None = None
        slots = find_slots(rows, bars)
        self.downs = [cells for across, cells in slots if not across]
        down_at = {
            cell: (i, q) for i, cells in enumerate(self.downs) for q, cell in enumerate(cells)
        }
        #: words across, and single cells that only a down word covers
        self.pieces = [cells for across, cells in slots if across]
        inside = {cell for cells in self.pieces for cell in cells}
        self.pieces += [
            ((r, c),)
            for r, row in enumerate(rows)
            for c, cell in enumerate(row)
            if cell is not None and (r, c) not in inside
        ]
        self.crosses = [[down_at.get(cell) for cell in cells] for cells in self.pieces]
        #: for each piece what may stand there
        self.choices: list[list[Answer]] = []
        pools: dict[Answer, list[Answer]] = {}
        for cells in self.pieces:
            given = tuple([rows[r][c] for r, c in cells])
            if given not in pools:
                pools[given] = self.pool(given, letters)
            if not pools[given] and self.dead is None:
                lacking = 0 if len(cells) in stock.usable else len(cells)
                self.dead = Dead(((True, cells),), lacking)
            self.choices.append(pools[given])
        for length, usable in sorted(stock.usable.items()):
            alike = [cells for cells in self.pieces if len(cells) == length]
            fixed = [cells for cells in alike if all(rows[r][c] != "" for r, c in cells)]
            if len(alike) - len(fixed) > usable.bit_count() and self.dead is None:
                self.dead = Dead(tuple((True, cells) for cells in alike))
        self.free = [i for i, pool in enumerate(self.choices) if len(pool) > 1]
        longest = max((len(cells) for cells in self.downs), default=0)
        #: what a down word costs: by its kind and its length
        self.prices = [
            [
                [0.0, 0.0, 1.0],
                [0.0, 0.5, 1.0],
                [0.0, 0.2 * n, float(n)],
            ][("unknown", "counts", "lengths").index(objective)]
            for n in range(longest + 1)
        ]
        self.again = 1.0 if objective != "lengths" else 2.0  # what a repeated word costs
        self.known: dict[Answer, int] = {}
        self.numbers: dict[Hashable, int] = {}
        self.spelt: dict[int, set[tuple[int, ...]]] = {}  # see `learning`

    def learning(self) -> Generator[Progress, None, None]:
        """Learn which letters, in any order, make a word down."""
        for n in sorted({len(cells) for cells in self.downs} & self.stock.usable.keys()):
            words = self.words(n)
            signs = self.spelt[n] = set()
            for start in range(0, len(words), _LEARNT):
                yield Progress(0, 0, 0)
                signs.update([self.sign(word) for word in words[start : start + _LEARNT]])

    def words(self, length: int) -> list[Answer]:
        ids = self.stock.shelves[length].ids[: self.stock.usable[length].bit_length()]
        return [tuple(self.stock.words[i]) for i in ids]

    def pool(self, given: Answer, letters: Sequence[Hashable]) -> list[Answer]:
        if "" not in given:
            return [given]
        if len(given) == 1:
            return [(letter,) for letter in letters]
        if all(letter == "" for letter in given):
            return self.words(len(given)) if len(given) in self.stock.usable else []
        domain = self.stock.fitting(given)
        found = []
        while domain:
            low = domain & -domain
            found.append(self.stock.shelves[len(given)].ids[low.bit_length() - 1])
            domain ^= low
        return [tuple(self.stock.words[i]) for i in found]

    def sign(self, answer: Answer) -> tuple[int, ...]:
        """The letters without their order."""
        numbers = self.numbers
        return tuple(sorted([numbers.setdefault(letter, len(numbers)) for letter in answer]))

    def kind(self, answer: Answer) -> int:
        found = self.known.get(answer)
        if found is None:
            number = self.stock.find(answer)
            if number is not None and self.stock.usable[len(answer)] >> number & 1:
                found = _KNOWN
            elif self.sign(answer) in self.spelt.get(len(answer), ()):
                found = _SCRAMBLED
            else:
                found = _UNKNOWN
            self.known[answer] = found
        return found

    def start(self) -> _State:
        """Random words across, no two alike as far as that can be."""
        across: list[Answer] = []
        used: set[Answer] = set()
        for pool in self.choices:
            for _ in range(50):
                answer = self.rng.choice(pool)
                if answer not in used or len(answer) == 1:
                    break
            used.add(answer)
            across.append(answer)
        down = [[None] * len(cells) for cells in self.downs]
        for answer, crossed in zip(across, self.crosses, strict=True):
            for letter, place in zip(answer, crossed, strict=True):
                if place is not None:
                    down[place[0]][place[1]] = letter
        return self.state(across, [tuple(answer) for answer in down])

    def state(self, across: list[Answer], down: list[Answer]) -> _State:
        counts: dict[Answer, int] = {}
        repeats = 0
        for answer in [*across, *down]:
            if len(answer) > 1:
                counts[answer] = counts.get(answer, 0) + 1
                repeats += counts[answer] > 1
        kinds = [self.kind(answer) for answer in down]
        cost = repeats * self.again
        for answer, kind in zip(down, kinds, strict=True):
            cost += self.prices[len(answer)][kind]
        return _State(across, down, kinds, counts, repeats, round(cost, 6))

    def change(self, state: _State) -> tuple[int, Answer, float] | None:
        """A random piece, what may stand there instead, and what the grid would cost then."""
        rng = self.rng
        if not self.free:
            return None
        piece = rng.choice(self.free)
        old = state.across[piece]
        new = rng.choice(self.choices[piece])
        if new == old:
            return None
        cost = state.cost
        before, after = [], []
        if len(new) > 1:
            if new in state.counts:
                return None
            before.append(old)
            after.append(new)
        for place, was, letter in zip(self.crosses[piece], old, new, strict=True):
            if place is None or was == letter:
                continue
            down, at = place
            answer = state.down[down]
            changed = (*answer[:at], letter, *answer[at + 1 :])
            kind = self.known.get(changed)
            if kind is None:
                kind = self.kind(changed)
            prices = self.prices[len(answer)]
            cost += prices[kind] - prices[state.kinds[down]]
            before.append(answer)
            after.append(changed)
        counts = state.counts
        moved: dict[Answer, int] = {}
        repeats = 0
        for answer in before:
            count = moved.get(answer, counts.get(answer, 0))
            repeats -= count > 1
            moved[answer] = count - 1
        for answer in after:
            count = moved.get(answer, counts.get(answer, 0))
            repeats += count > 0
            moved[answer] = count + 1
        return piece, new, round(cost + repeats * self.again, 6)

    def child(self, parent: _State, piece: int, new: Answer) -> _State:
        """The neighbour in full."""
        across = list(parent.across)
        across[piece] = new
        down = list(parent.down)
        for place, letter in zip(self.crosses[piece], new, strict=True):
            if place is not None:
                answer = down[place[0]]
                down[place[0]] = (*answer[: place[1]], letter, *answer[place[1] + 1 :])
        return self.state(across, down)

    def result(self, state: _State) -> Progressive:
        rows = [list(row) for row in self.rows]
        for cells, answer in zip(self.pieces, state.across, strict=True):
            for (r, c), letter in zip(cells, answer, strict=True):
                rows[r][c] = letter
        unknown = tuple((False, self.downs[i]) for i in state.odd(_UNKNOWN))
        scrambled = tuple((False, self.downs[i]) for i in state.odd(_SCRAMBLED))
        return Progressive(tuple(tuple(row) for row in rows), unknown, scrambled, state.cost)

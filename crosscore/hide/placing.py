"""Places for all words, or for as many as can be."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from crosscore.hide.board import Board, bit_at
from crosscore.hide.task import ANY, FEW, MANY, NONE, Placing, Task
from crosscore.hide.tighten import tighten
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["NODES", "grow", "place"]

#: Nodes (words for which all places were looked up) if nobody sets a limit: about a second.
NODES = 50_000

_PAUSE = 60  # nodes between two reports
_LOOKS = 4  # places compared for an even spread
_TILE = 4  # cells: side of the squares whose crowdedness is compared
_SHARED = 0.5  # what a shared cell counts against crowdedness, 0..1 a cell


def place(
    task: Task, rng: Rng, nodes: int | None = None
) -> Generator[Progress | Placing, None, Outcome]:
    """Ever better placings; the last one stands.

    A placing is better if fewer words have no place; of as many, if they have fewer letters.
    FOUND: all words have places. EXHAUSTED: some have none because the shape is too small for
    them, whatever the others do; as many of these as can be have places. LIMIT: no room was
    found for some in `nodes` nodes (`NODES` if None).
    """
    return (yield from _Hider(task, rng).run(NODES if nodes is None else nodes))


def grow(
    tasks: Iterable[Task], rng: Rng, nodes_per_size: int
) -> Generator[Progress | tuple[Task, Placing], None, Outcome]:
    """The first of ever larger tasks in which all words have places.

    Yields the best placing of each task that is better than those before; the last one stands.
    FOUND if all words of that one have places. A task is given `nodes_per_size` nodes.
    """
    best: tuple[int, int] | None = None
    for task in tasks:
        outcome = Outcome.LIMIT
        search = place(task, rng, nodes_per_size)
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                outcome = end.value
                break
            if isinstance(item, Progress):
                yield item
                continue
            left = len(item.unplaced), sum(len(task.words[word]) for word in item.unplaced)
            if best is None or left < best:
                best = left
                yield task, item
        if outcome is Outcome.FOUND:
            return outcome
    return Outcome.LIMIT


class _Hider:
    """The search for one task."""

    def __init__(self, task: Task, rng: Rng) -> None:
        self.task = task
        self.rng = rng
        self.board = board = Board(task)
        for one in task.fixed:
            board.put(one.word, board.start_of(one))
        fixed = {one.word for one in task.fixed}
        open_ = [word for word in range(len(task.words)) if word not in fixed]
        # What fits nowhere on the board as it is now never will.
        self.movable = [word for word in open_ if self.starts(word)]
        self.hopeless = len(open_) - len(self.movable)
        self.nodes = len(open_)
        self.used = [0] * len(task.ways)
        self.tiles = -(-task.width // _TILE)
        self.tile_of = [
            (cell // task.width // _TILE) * self.tiles + cell % task.width // _TILE
            for cell in range(task.width * task.height)
        ]
        self.crowd = [0] * (self.tiles * -(-task.height // _TILE))

    def run(self, limit: int) -> Generator[Progress | Placing, None, Outcome]:
        total = len(self.task.words)
        order = [(-len(self.task.words[word]), self.rng.random(), word) for word in self.movable]
        lost = 0
        for _, _, word in sorted(order):
            start = self.spread(word)
            if start < 0:
                lost += 1
            else:
                self.board.put(word, start)
            self.nodes += 1
            if self.nodes % _PAUSE == 0:
                yield Progress(self.nodes, total - lost, total)
        yield self.placing()
        if lost:
            left = max(0, limit - self.nodes)
            search = tighten(self.board, self.tightly, self.rng, self.movable, left)
            self.nodes += yield from search
            placing = self.placing()
            yield placing
            lost = len(placing.unplaced) - self.hopeless
        if lost:
            return Outcome.LIMIT
        return Outcome.EXHAUSTED if self.hopeless else Outcome.FOUND

    def placing(self) -> Placing:
        board = self.board
        words = range(len(board.words))
        return Placing(
            tuple(board.place_of(word) for word in words if board.start[word] >= 0),
            tuple(word for word in words if board.start[word] < 0),
            sum(owners & owners - 1 > 0 for owners in board.owners),
        )

    def starts(self, word: int) -> int:
        """All starts that the sharing of the task allows."""
        board = self.board
        if self.task.sharing == NONE:
            return board.free(len(board.words[word]))
        return board.starts(word)

    def tightly(self, word: int) -> int:
        """A start with the most shared cells."""
        found = self.starts(word)
        if not found:
            return -1
        if self.task.sharing != NONE:
            found = self.board.by_shared(word, found)[0][1]
        return bit_at(found, self.rng.below(found.bit_count()))

    def spread(self, word: int) -> int:
        """A start in one of the ways used least, away from the crowd."""
        found = self.starts(word)
        if not found:
            return -1
        sharing = self.task.sharing
        if sharing == MANY:
            found = self.board.by_shared(word, found)[0][1]
        elif sharing == FEW:
            found = self.board.by_shared(word, found)[-1][1]
        board, rng = self.board, self.rng
        lanes = sorted((used, rng.random(), lane) for lane, used in enumerate(self.used))
        for _, _, lane in lanes:
            here = found & board.lanes[lane]
            if here:
                break
        count = here.bit_count()
        looks = [bit_at(here, rng.below(count)) for _ in range(min(count, _LOOKS))]
        start = min(looks, key=lambda at: self.crowded(word, at)) if sharing == ANY else looks[0]
        self.used[lane] += 1
        for cell in board.cells(word, start):
            self.crowd[self.tile_of[cell]] += 1
        return start

    def crowded(self, word: int, start: int) -> float:
        """How crowded it is where a word would lie."""
        owners, crowd, tile_of = self.board.owners, self.crowd, self.tile_of
        found = 0.0
        for cell in self.board.cells(word, start):
            found += -_SHARED * _TILE * _TILE if owners[cell] else crowd[tile_of[cell]]
        return found

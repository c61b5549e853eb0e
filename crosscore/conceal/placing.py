"""Places for all words, or for as many as possible."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from crosscore.conceal.choosing import Choose, Choosing
from crosscore.conceal.exact import exact
from crosscore.conceal.match_coverage import match_coverage
from crosscore.conceal.ruin_recreate import ruin_recreate
from crosscore.conceal.task import FEW, MANY, NONE, Placing, Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["NODES", "place"]

#: Nodes if nobody sets a limit: about a second of CPython. A node is a word for which all places
#: were looked up.
NODES = 60_000

_PATIENCE = 40  # nodes a word without anything better, when all words have places
_PARTICULAR = 4  # times as many where a message is to fill the rest
_SECOND_BEST = 20  # times as many when it is proved that not all can have places
_CHOICES = 64  # places a word on an empty board: a proof is out of reach with more
_PROOF = 60  # nodes a word for the proof that not all can have places

Search = Generator[Progress | Placing, None, Outcome]


def place(
    task: Task,
    rng: Rng,
    nodes: int | None = None,
    *,
    inside: Sequence[tuple[str, ...]] = (),
    banned: Sequence[tuple[str, ...]] = (),
    message: Sequence[str] = (),
) -> Search:
    """Ever better placings; the last one is on the board. Each has all fixed words in their places.

    A placing is better if fewer words have no place; with equally many, if these have fewer
    letters, so that the long ones, which are hardest to hide, aren't given up lightly. Next, if
    there are fewer clashes: copies that placed words make by accident, of placed words or `inside`
    ones (hidden in others) in the directions of the task, of `banned` ones in any of the eight
    directions; those within the cells of one placed word don't count. Then it matters how many
    cells are shared, for the sharings few and many.

    A `message` goes into the first cells that belong to no word, in reading order. Once all words
    that can have places have them, others are tried in which it clashes with nothing and fills
    exactly the cells that words leave. If that isn't possible, rather more are left.

    FOUND: all words have places. EXHAUSTED: proved that not all can have. LIMIT: no room was found
    for some in `nodes` nodes (`NODES` if None).
    """
    choosing = Choosing(task, rng, inside, banned, message)
    search = _Search(choosing, len(message), NODES if nodes is None else nodes)
    return (yield from search.run())


class _Search:
    """The search for one task."""

    def __init__(self, choosing: Choosing, message: int, limit: int) -> None:
        self.choosing = choosing
        self.board = choosing.board
        self.message = message
        self.limit = limit
        self.nodes = len(choosing.loose)
        self.patience = _PATIENCE * len(self.board.words)

    def run(self) -> Search:
        """See `place`."""
        board, choosing = self.board, self.choosing
        sharing = choosing.task.sharing
        proved = len(choosing.movable) < len(choosing.loose)
        yield from self.scatter()
        yield self.placing()
        if self.missing():
            impossible = yield from self.prove()
            proved = proved or impossible
            if sharing == FEW:
                yield from self.ruin_recreate(choosing.loosely, (self.limit - self.nodes) // 3)
            if self.missing():
                most = _SECOND_BEST * self.patience if impossible else self.limit
                yield from self.ruin_recreate(choosing.tightly, most)
            yield self.placing()
        elif choosing.clashes.found():
            yield from self.ruin_recreate(choosing.spread, self.limit)
            yield self.placing()
        target = self.target()
        if target is not None and not self.missing():
            yield from self.match_coverage(target)
            if board.covered > target:
                yield from self.ruin_recreate(choosing.tightly, self.patience, 1)
                yield from self.match_coverage(target)
            yield self.placing()
        elif sharing == MANY and not self.missing():
            yield from self.ruin_recreate(choosing.tightly, self.patience, 1)
            yield self.placing()
        if proved:
            return Outcome.EXHAUSTED
        return Outcome.LIMIT if self.missing() else Outcome.FOUND

    def target(self) -> int | None:
        """How many cells words should cover, None if that is all the same."""
        board, sharing = self.board, self.choosing.task.sharing
        placed = sum(
            len(word) for word, at in zip(board.words, board.start, strict=True) if at >= 0
        )
        if self.message:
            room = board.full.bit_count() // len(board.lanes)
            return board.covered if sharing == NONE else min(room - self.message, placed)
        return placed if sharing == FEW and board.covered < placed else None

    def missing(self) -> list[int]:
        """The words that might have places, but have none."""
        return [word for word in self.choosing.movable if self.board.start[word] < 0]

    def scatter(self) -> Generator[Progress, None, None]:
        """Places for the words as they come, the longest first, evenly spread."""
        board = self.board
        lengths = [len(word) for word in board.words]
        rng = self.choosing.rng
        order = sorted((-lengths[word], rng.random(), word) for word in self.choosing.movable)
        for done, (_, _, word) in enumerate(order, 1):
            start = self.choosing.spread(word)
            if start >= 0:
                board.put(word, start)
            self.nodes += 1
            if done % self.choosing.pause == 0:
                yield Progress(self.nodes, done, len(lengths))

    def prove(self) -> Generator[Progress, None, bool]:
        """Whether it is proved that not all can have places; if they can, they may have now."""
        board, movable = self.board, self.choosing.movable
        kept = board.start[:]
        board.reset([-1 if word in movable else start for word, start in enumerate(kept)])
        starts = sum(self.choosing.starts(word).bit_count() for word in movable)
        if starts > _CHOICES * len(movable):
            board.reset(kept)
            return False
        most = min(_PROOF * len(movable), (self.limit - self.nodes) // 2)
        outcome, nodes = yield from exact(self.choosing, movable, most)
        self.nodes += nodes
        if outcome is not Outcome.FOUND:
            board.reset(kept)
        return outcome is Outcome.EXHAUSTED

    def ruin_recreate(
        self, choose: Choose, limit: int, cell: int = 0
    ) -> Generator[Progress, None, None]:
        """Better places by taking words out and back in; see `ruin_recreate`."""
        most = min(limit, self.limit - self.nodes)
        self.nodes += yield from ruin_recreate(self.choosing, choose, most, self.patience, cell)

    def match_coverage(self, target: int) -> Generator[Progress, None, None]:
        """Places that cover as many cells; see `match_coverage`."""
        left = self.limit - self.nodes
        patience = self.patience * (_PARTICULAR if self.message else 1)
        self.nodes += yield from match_coverage(
            self.choosing, target, left, patience, message=bool(self.message)
        )

    def placing(self) -> Placing:
        """The board as it is."""
        board = self.board
        words = range(len(board.words))
        return Placing(
            tuple(board.place_of(word) for word in words if board.start[word] >= 0),
            tuple(word for word in words if board.start[word] < 0),
            sum(owners & owners - 1 > 0 for owners in board.owners),
        )

"""The smallest layout of a few words, with proof.

Boxes are tried by rising size, each by a search that is complete (`exact_search`): the first that
holds all words is the smallest. A box not higher than wide is enough, as every layout has its
mirror image at the diagonal. A layout found by the ordinary search comes first, to be shown at
once and to say where the proof may end.

Where no layout is known to exist, boxes that are loosely filled come to their turn. Then the
largest that words can span decide whether there is any: the words of a connected layout, added
one by one, each crossing an earlier one, widen the box or heighten it by their length less one
at most. So its width and height, both less one, add up to no more than the sum of that.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator, Sequence
from math import inf

from crosscore.errors import CrosscoreError
from crosscore.layout.exact_search import Box
from crosscore.layout.goal import Goal
from crosscore.layout.result import Layout, Placement
from crosscore.layout.search import search
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["MOST", "smallest"]

MOST = 12  #: words, at most

_SEED = 1  #: of the search for a first layout
_AHEAD = 600  #: nodes of it for each word
_POLISH = 20_000  #: nodes to look for more crossings in the smallest box
_LOOSE = 5  #: letters times this is the area from which on a proof that there is none is tried

Search = Generator[Progress | Layout, None, Outcome]
Boxes = Generator[Progress | Layout, None, bool]


def smallest(words: Sequence[Sequence[Hashable]], *, nodes: int | None = None) -> Search:
    """Find the smallest box in which all words can be laid out, and prove that none is smaller.

    `words` are sequences of cells in reading order, at most `MOST`. The size of a box is that of
    the compact goal (`Goal.size`). `nodes` limits how many places of words are listed or tried;
    with None the caller decides when to stop. Yields a `Layout` each time it is strictly better
    than the one before, and `Progress` every few milliseconds of work.

    Ends with `FOUND` if the last layout has all words and its box is proved to be the smallest;
    among the layouts in that box it has many crossings, though not always the most. `EXHAUSTED`
    means it is proved that the words can't all be joined; the last layout then has as many as were
    found to fit, and if it lacks only words that share no letter with them, it is the smallest one
    of the others. `LIMIT` means nothing is proved. The same words and limit always give the same
    layouts. Raises `CrosscoreError` (code "bad-count") for more words than `MOST`.
    """
    if len(words) > MOST:
        raise CrosscoreError(
            "bad-count", f"At most {MOST} words can be proved, not {len(words)}.", "words"
        )
    return _Proof(Task(words, None), nodes).run()


class _Proof:
    """The state of one call: what was found, and the nodes spent."""

    def __init__(self, task: Task, limit: int | None) -> None:
        self.task = task
        self.limit = inf if limit is None else limit
        self.goal = Goal()
        self.nodes = 0
        #: The best layout so far; its size, `inf` while it lacks words.
        self.layout: Layout | None = None
        self.size = inf
        lengths = [len(word) for word in task.words]
        self.letters = sum(lengths)
        self.longest = max(lengths, default=0)
        #: Width and height of a connected layout together, at most.
        self.span = self.letters - len(lengths) + 2

    def run(self) -> Search:
        """The search as a whole."""
        proved = Outcome.EXHAUSTED if self.task.lost else Outcome.FOUND
        ahead = int(min(self.limit, _AHEAD * len(self.task.words)))
        for item in search(self.task, Rng(_SEED), ahead):
            if isinstance(item, Progress):
                self.nodes = item.nodes
                yield self._progress()
            else:
                self._keep(item)
                yield item
        if len(self.task.words) < 2:
            return proved
        joined = self.size < inf  # whether it is known that all words can be joined
        for width, height in self._rising():
            if not joined and width * height > _LOOSE * self.letters:
                joined = yield from self._join()
                if not joined:
                    return Outcome.LIMIT if self.nodes >= self.limit else Outcome.EXHAUSTED
            if self.goal.size(width, height) >= self.size:
                break
            found = yield from self._try(width, height)
            if found:
                return proved
            if self.nodes >= self.limit:
                return Outcome.LIMIT
        if self.size == inf:
            return Outcome.EXHAUSTED
        # No box is smaller than that of the layout found at first: now for its crossings.
        assert self.layout
        sides = self.layout.width, self.layout.height
        yield from self._try(max(sides), min(sides), self.nodes + _POLISH)
        return proved

    def _rising(self) -> Iterator[tuple[int, int]]:
        """Width and height of every box that could hold all words, smallest first."""
        boxes = [
            (self.goal.size(width, height), width, height)
            for width in range(self.longest, self.span)
            for height in range(1, min(width, self.span - width) + 1)
            if 2 * width * height >= self.letters  # no cell holds letters of three words
        ]
        return ((width, height) for _, width, height in sorted(boxes))

    def _join(self) -> Boxes:
        """Look for any layout of all words; True if there is one."""
        for width in range(max(self.longest, (self.span + 1) // 2), self.span):
            found = yield from self._try(width, self.span - width, tight=False)
            if found or self.nodes >= self.limit:
                return found
        return False

    def _try(self, width: int, height: int, until: float = inf, *, tight: bool = True) -> Boxes:
        """Look for layouts in a box; True if there are any, False if none or nodes ran out.

        In a tight one the search goes on for a while, for more crossings.
        """
        until = min(until, self.limit)
        box = Box(self.task.words, self.task.letters, width, height, tight)
        before = self.nodes
        found = False
        for placements in box.layouts():
            self.nodes = before + box.nodes
            if placements:
                if not found:
                    until = min(until, self.nodes + _POLISH)
                found = True
                layout = self._layout(placements)
                if self._keep(layout):
                    yield layout
                if not tight:
                    break
            else:
                yield self._progress()
            if self.nodes >= until:
                break
        self.nodes = before + box.nodes
        return found

    def _keep(self, layout: Layout) -> bool:
        """Make a layout the best one if it is better; whether it was."""
        if self.layout and self._score(layout) <= self._score(self.layout):
            return False
        self.layout = layout
        if len(layout.placements) == len(self.task.words):
            self.size = self.goal.size(layout.width, layout.height)
        return True

    def _score(self, layout: Layout) -> tuple[int, ...]:
        return self.goal.score(
            len(layout.placements),
            layout.width,
            layout.height,
            layout.crossings,
            layout.filled,
            fixed_size=False,
        )

    def _layout(self, placements: Sequence[Placement]) -> Layout:
        """Placements of all words of the task, moved to the top left corner of their box."""
        words = self.task.words
        cells = {
            (row + i * down, column + i * (not down))
            for word, row, column, down in placements
            for i in range(len(words[word]))
        }
        top, bottom = min(row for row, _ in cells), max(row for row, _ in cells)
        left, right = min(column for _, column in cells), max(column for _, column in cells)
        return Layout(
            width=right - left + 1,
            height=bottom - top + 1,
            placements=tuple(
                sorted(
                    Placement(self.task.numbers[word], row - top, column - left, down)
                    for word, row, column, down in placements
                )
            ),
            unplaced=tuple(self.task.lost),
            crossings=self.letters - len(cells),
            filled=len(cells),
        )

    def _progress(self) -> Progress:
        placed = len(self.layout.placements) if self.layout else 0
        return Progress(int(min(self.nodes, self.limit)), placed, len(self.task.words))

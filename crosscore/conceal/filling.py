"""The letters around the words.

All are drawn at random; then every second copy and every banned word is found at once
(`reading`), and for each one cell gets another letter that makes no new one. Where no cell can,
as with few letters, what must not be becomes a nogood of an exact search (`nogood_learning`),
which learns of further ones as its answers are read, and ends with letters or a proof.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from operator import or_

from crosscore.conceal.nogood_learning import Nogoods
from crosscore.conceal.reading import Copy, Reading
from crosscore.conceal.task import Placing, Task
from crosscore.grid import Cell
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["Filling", "fill"]

_NODES = 100_000  # choices when nobody set a limit: about a second of CPython
_COPIES = 1500  # copies looked at at once: more of them only take longer
_DRAWS = 12  # letters drawn by their weights for one cell, before all are tried
_REPAIRS = 60  # cells repaired between two reports


@dataclass(frozen=True, slots=True)
class Filling:
    """Letters of the cells that no word covers, and how well it went.

    `outcome` is FOUND if no word can be found at a second place and nothing banned can be read;
    EXHAUSTED if that is proved impossible with these places, message and letters; LIMIT if the
    search gave up. In the last two, `letters` is the best that was found. LIMIT: `twice` are the
    words that can be found again in it, `inside` the words that can be found outside the words they
    are part of, `banned` what can be read. EXHAUSTED: the words of the proof; whatever the letters,
    at least one of them goes wrong. All are indexes of `fill`'s arguments. `clashes` are the cells
    of copies that the words' places and the message make by themselves: only other places, or
    another message, can undo them.
    """

    letters: Mapping[Cell, str]
    outcome: Outcome
    twice: tuple[int, ...] = ()
    banned: tuple[int, ...] = ()
    inside: tuple[int, ...] = ()
    clashes: tuple[tuple[Cell, ...], ...] = ()


def fill(
    task: Task,
    placing: Placing,
    rng: Rng,
    letters: Sequence[tuple[str, float]],
    *,
    message: Sequence[str] = (),
    banned: Sequence[tuple[str, ...]] = (),
    inside: Sequence[tuple[str, ...]] = (),
    keep: Mapping[Cell, str] | None = None,
    nodes: int | None = None,
) -> Generator[Progress, None, Filling]:
    """Letters for all cells of the shape that no word covers.

    The first of them, in reading order, take the `message`; the others are drawn from `letters`,
    (letter, weight above 0), of which there must be at least one if a cell needs it. Each placed
    word can be found only once, in the directions of the task; so can words of `inside`, which are
    hidden in placed words; `banned` ones nowhere, in any of the eight directions. Copies within the
    cells of one placed word never count. Banned words that equal one of the others are no longer
    banned, and those of a single letter are skipped. Words without a place may be found.

    Cells in `keep` that aren't covered and aren't the message's begin with these letters instead of
    drawn ones, and change only if something is wrong.

    `nodes` limits the choices tried: letters of repairs and steps of the exact search.
    """
    work = _Work(task, placing, rng, letters, message, banned, inside, keep or {})
    return (yield from work.run(_NODES if nodes is None else nodes))


class _Work:
    """One grid being filled."""

    def __init__(
        self,
        task: Task,
        placing: Placing,
        rng: Rng,
        letters: Sequence[tuple[str, float]],
        message: Sequence[str],
        banned: Sequence[tuple[str, ...]],
        inside: Sequence[tuple[str, ...]],
        keep: Mapping[Cell, str],
    ) -> None:
        self.rng = rng
        self.nodes = 0
        covered = {
            cell: letter
            for place in placing.places
            for cell, letter in zip(task.cells(place), task.words[place.word], strict=True)
        }
        cells = sorted(
            task.shape or [(r, c) for r in range(task.height) for c in range(task.width)]
        )
        self.free = [cell for cell in cells if cell not in covered]
        given = dict(zip(self.free, message, strict=False))
        weights: dict[str, float] = {}
        for letter, weight in letters:
            weights[letter] = weights.get(letter, 0.0) + weight
        # Letters that may be drawn have the first numbers.
        drawn = self.free[len(given) :]
        given |= {cell: keep[cell] for cell in drawn if cell in keep}
        self.names = list(dict.fromkeys((*weights, *given.values(), *covered.values())))
        number = {name: at for at, name in enumerate(self.names)}
        self.choices = len(weights)
        self.weights = list(weights.values())
        self.totals = list(accumulate(self.weights))
        # What can be read, in the order of the bits of `Copy.who`: words, inside, banned.
        listed = {task.words[place.word] for place in placing.places}
        parts = set(inside)
        self.wanted = [
            (kind, at, tuple(number[letter] for letter in word))
            for kind, words in enumerate((task.words, inside, banned))
            for at, word in enumerate(words)
            if len(word) > 1
            and (word in listed if kind == 0 else word not in listed)
            and (kind < 2 or word not in parts)
            and all(letter in number for letter in word)
        ]
        self.grid = Reading(
            task,
            placing.places,
            len(self.names),
            [word for kind, _, word in self.wanted if kind < 2],
            [word for kind, _, word in self.wanted if kind == 2],
        )
        index = self.grid.index
        self.indexes = [index(cell) for cell in self.free]
        self.cell_at = {index(cell): cell for cell in cells}
        for cell, name in (covered | given).items():
            self.grid.put(index(cell), number[name])
        #: Cells whose letter may be any.
        self.loose = dict.fromkeys(map(index, drawn))
        self.kept = {index(cell) for cell in drawn if cell in keep}

    def run(self, most: int) -> Generator[Progress, None, Filling]:
        """See `fill`; `most` is its limit of nodes."""
        yield self._progress(())
        for i in self.loose:
            if i not in self.kept:
                self.grid.put(i, self._draw())
        clashes: list[Copy] = []
        stuck: list[Copy] = []
        whole = False
        while not whole and self.nodes < most:
            copies = self.grid.copies(_COPIES)
            yield self._progress(copies)
            clashes = [copy for copy in copies if self.loose.keys().isdisjoint(copy.cells)]
            wrong = [copy for copy in copies if not self.loose.keys().isdisjoint(copy.cells)]
            stuck = yield from self._repair(wrong, most)
            # Else there may be more of them; but not if nothing could be done.
            whole = len(copies) < _COPIES or len(stuck) == len(wrong)
        if clashes:
            return self._filling(Outcome.EXHAUSTED, _who(clashes), clashes)
        if whole and not stuck:
            return self._filling(Outcome.FOUND)
        return (yield from self._learn(most))

    def _repair(self, copies: list[Copy], most: int) -> Generator[Progress, None, list[Copy]]:
        """Change one cell of each copy, where one can be without a new copy; where none can."""
        meets = Counter(i for copy in copies for i in copy.cells if i in self.loose)
        changed: set[int] = set()
        stuck: list[Copy] = []
        for done, copy in enumerate(copies):
            if not changed.isdisjoint(copy.cells):
                continue
            if done % _REPAIRS == _REPAIRS - 1:
                yield self._progress(copies[done:])
            cells = [i for i in copy.cells if i in self.loose]
            self.rng.shuffle(cells)
            cells.sort(key=lambda i: -meets[i])
            for i in cells:
                letter = self._other(i) if self.nodes < most else -1
                if letter >= 0:
                    self.grid.put(i, letter)
                    changed.add(i)
                    break
            else:
                stuck.append(copy)
        return stuck

    def _other(self, i: int) -> int:
        """Another letter for a cell with which no word can be read there; -1 if there is none."""
        grid, before = self.grid, self.grid.at[i]
        begun = grid.begun(i)
        tried = {before}
        poor = -1  # suits, but stands out: three in a line
        for draw in range(_DRAWS + self.choices):
            letter = self._draw() if draw < _DRAWS else draw - _DRAWS
            if letter in tried:
                continue
            tried.add(letter)
            self.nodes += 1
            if not grid.completes(i, begun, letter):
                if not grid.lines_up(i, letter):
                    return letter
                poor = letter if poor < 0 else poor
        return poor

    def _learn(self, most: int) -> Generator[Progress, None, Filling]:
        """The exact search, from the letters as they are."""
        cells = list(self.loose)
        number = {i: at for at, i in enumerate(cells)}
        at = self.grid.at
        for i in cells:
            if at[i] >= self.choices:  # a letter that was kept, but is none of those to draw
                self.grid.put(i, self._draw())
        search = Nogoods(self.choices, [at[i] for i in cells], self._draw_of)
        spent = self.nodes
        copies = self.grid.copies(_COPIES)
        best = (len(copies), [at[i] for i in cells])
        found: bool | None = None
        while copies:
            for copy in copies:
                search.add([(number[i], at[i]) for i in copy.cells if i in number], copy.who)
            solving = search.solve(most - spent)
            while True:
                try:
                    next(solving)
                except StopIteration as end:
                    found = end.value
                    break
                self.nodes = spent + search.nodes
                yield self._progress(copies)
            if not found:
                break
            for i, letter in zip(cells, search.wish, strict=True):
                if at[i] != letter:
                    self.grid.put(i, letter)
            search.nodes += 1  # so that rounds without a choice come to an end, too
            copies = self.grid.copies(_COPIES)
            if len(copies) < best[0]:
                best = (len(copies), [at[i] for i in cells])
            yield self._progress(copies)
        else:
            return self._filling(Outcome.FOUND)
        for i, letter in zip(cells, best[1], strict=True):
            self.grid.put(i, letter)
        if found is False:
            return self._filling(Outcome.EXHAUSTED, search.reason)
        return self._filling(Outcome.LIMIT, _who(self.grid.copies(_COPIES)))

    def _draw(self) -> int:
        return bisect_right(self.totals, self.rng.random() * self.totals[-1], hi=self.choices - 1)

    def _draw_of(self, letters: int) -> int:
        """One of a set of letters (bits), by their weights."""
        some = [at for at in range(self.choices) if letters >> at & 1]
        totals = list(accumulate(self.weights[at] for at in some))
        return some[bisect_right(totals, self.rng.random() * totals[-1], hi=len(some) - 1)]

    def _progress(self, copies: Sequence[Copy]) -> Progress:
        """Done are the free cells in no copy, or nearly: each is counted with one cell."""
        total = len(self.free)
        return Progress(self.nodes, max(0, total - len(copies)), total)

    def _filling(self, outcome: Outcome, who: int = 0, clashes: Sequence[Copy] = ()) -> Filling:
        twice, inside, banned = (
            tuple(
                at for bit, (one, at, _) in enumerate(self.wanted) if one == kind and who >> bit & 1
            )
            for kind in range(3)
        )
        names, at = self.names, self.grid.at
        return Filling(
            {cell: names[at[i]] for cell, i in zip(self.free, self.indexes, strict=True)},
            outcome,
            twice,
            banned,
            inside,
            tuple(tuple(self.cell_at[i] for i in copy.cells) for copy in clashes),
        )


def _who(copies: Sequence[Copy]) -> int:
    return reduce(or_, (copy.who for copy in copies), 0)

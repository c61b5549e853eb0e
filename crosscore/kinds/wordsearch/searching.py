"""The whole search: a size, places of the words, letters around them, and what to leave out.

Each step has a limit of nodes, and there are limits to how often it is tried again, so it ends
with a puzzle or with a clear error, whatever the words are.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import TypeVar

from crosscore.conceal import Filling, Place
from crosscore.conceal.task import NONE
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import Cell
from crosscore.kinds.contract import Search
from crosscore.kinds.wordsearch import refusals
from crosscore.kinds.wordsearch.hiding import Laid, Plan, Size, filled, laid_out, shown, unused
from crosscore.kinds.wordsearch.sizes import LARGEST, SMALLEST, TIGHT, area, growing, longest_run
from crosscore.puzzle import NO_ROOM, TWICE
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["IMPOSSIBLE", "Held", "hide_all"]

#: codes of errors that say that no letters were found around the words
IMPOSSIBLE = ("cannot-hide-once", "cannot-keep-out")

Laying = Generator[Progress, None, Laid]
T = TypeVar("T")

_LETTERS = sentence("doing-letters", "Choosing the letters around the words")
_NODES = 70_000  #: for all, where nobody limits them: about two seconds of CPython
_SIZE_NODES = 4_000  #: for places in one grid of many
_TIGHT_NODES = 20_000  #: where it is to be as small as can be
_FIXED_NODES = 50_000  #: where it can be no larger
_CELLS = 800  #: in larger grids, where nodes take longer, it is fewer of them
_AGAIN_NODES = 10_000  #: where words are placed again
_LETTER_NODES = 20_000  #: for letters around them
_LEAST_NODES = 500  #: for letters when all nodes are spent, and some words were left out
_PLACINGS = 4  #: how often all words are placed, until letters are found around them
_LARGER = 4  #: larger grids that are tried where words make copies by themselves
_PARTS = 3  #: of the words that can be found twice, one in so many is left out at a time
_GROWN = 12  #: larger sizes that are tried where words have to stay


@dataclass(frozen=True, slots=True)
class Held:
    """What has to stay: places of words, and letters of cells where nothing speaks against them.

    Only words of `firm` (None for all of them) stay even if their letters make a second copy of
    another word. Without `grow` a grid of free size stays as large as it is.
    """

    places: Mapping[int, Place] = field(default_factory=dict)
    letters: Mapping[Cell, str] = field(default_factory=dict)
    firm: frozenset[int] | None = None
    grow: bool = True


def hide_all(plan: Plan, rng: Rng, nodes: int | None, held: Held | None = None) -> Search:
    """The puzzle with its words hidden, those that are held where they are.

    `nodes` limits all searches for places and for letters together, if not to fewer than one look
    at each word; None takes a limit of our own.
    Raises `CrosscoreError`, or the search does: "no-word-fits-grid"; "locked" where what is held
    does not fit into the grid's size; "message-too-long"; "cannot-hide-once" where no word could
    be hidden so that it is found once only; "cannot-keep-out" where banned words can be read
    whatever is tried.
    """
    work = _Work(plan, rng, nodes, held or Held())
    work.check()
    return work.run()


class _Work:
    """One puzzle being hidden."""

    def __init__(self, plan: Plan, rng: Rng, nodes: int | None, held: Held) -> None:
        self.plan = plan
        self.rng = rng
        self.left = _NODES if nodes is None else nodes
        self.spent = 0
        self.held = held
        self.out = {word: why for word, why in plan.out.items() if word not in held.places}
        self.firm = frozenset(held.places) if held.firm is None else held.firm
        self.places = self._apart(held.places)
        self.leaving = frozenset(range(len(plan.answers))) - held.places.keys()
        self.sizes = iter(self._sizes())

    def check(self) -> None:
        """Refuse a size in which no word or no held word fits, and directions it may not have."""
        plan = self.plan
        for word, at in self.places.items():
            if at.direction not in plan.directions:
                raise refusals.turned(plan.puzzle.words[word].shown)
        if plan.size:
            run = longest_run(*plan.size, plan.form(plan.size), plan.directions)
            if all(len(plan.answers[word]) > run for word in plan.own()):
                raise refusals.none_fits(plan.size)
            if not self._holds(plan.size):
                raise refusals.outside(plan.size)

    def _holds(self, size: Size) -> bool:
        """Whether what is held lies within a grid of that size, and the shape in it."""
        (width, height), form = size, self.plan.form(size)
        cells = {cell for place in self.places.values() for cell in self.plan.cells(place)}
        return all(r < height and c < width and (form is None or (r, c) in form) for r, c in cells)

    def _apart(self, places: Mapping[int, Place]) -> dict[int, Place]:
        """Places that share no letters, if none are to be shared: of two that do, one is given up.

        Words within others, and what these share, are left aside. Raises `CrosscoreError` (code
        "locked") if both have to stay.
        """
        kept = dict(places)
        while self.plan.settings["sharing"] == NONE:
            cells = {word: frozenset(self.plan.cells(place)) for word, place in kept.items()}
            outer = [
                word
                for word, own in cells.items()
                if not any(
                    own <= other
                    for at, other in cells.items()
                    if (at < word or own < other) and at != word
                )
            ]
            pairs = ((a, b) for i, a in enumerate(outer) for b in outer[:i] if cells[a] & cells[b])
            pair = next(pairs, None)
            if pair is None:
                break
            loose = [word for word in pair if word not in self.firm]
            if not loose:
                raise refusals.together(*(self.plan.puzzle.words[word].shown for word in pair))
            del kept[loose[0]]
        return kept

    def run(self) -> Search:
        """Place all, fill the rest; take a larger grid or leave words out, until it is sound."""
        laid = yield from self._sized()
        larger, tries = _LARGER, _PLACINGS
        best: tuple[tuple[int, int], Laid, Filling] | None = None
        while True:
            filling = yield from self._filled(laid)
            if filling.outcome == Outcome.FOUND:
                yield shown(self.plan, laid, filling.letters)
                lacking = {NO_ROOM, TWICE} & set(laid.out.values())
                return Outcome.LIMIT if lacking else Outcome.FOUND
            wrong = laid.lost, len(filling.clashes) or len(filling.twice) + len(filling.banned)
            if best is None or wrong < best[0]:
                best = wrong, laid, filling
            tries -= 1
            again = tries > 0 and self.left > 0 and laid.places.keys() > self.firm
            if again and self._released(laid, filling):
                laid = yield from self._again(laid)
                continue
            size = next(self.sizes, None) if again and larger and filling.clashes else None
            if size:
                larger -= 1
                laid, best = (yield from self._lay(size, _SIZE_NODES)), None
            elif again and filling.clashes:
                laid = yield from self._moved(laid, filling)
            elif again:
                laid = yield from self._again(laid)
            else:
                _, laid, filling = best
                best = None
                self._leave_out(laid, filling)
                laid = yield from self._without(laid)

    # -- letters ----------------------------------------------------------------------

    def _filled(self, laid: Laid) -> Generator[Progress, None, Filling]:
        most = max(_LEAST_NODES, min(_LETTER_NODES, self.left))
        return (
            yield from self._counted(
                filled(self.plan, laid, self.rng, most, self.held.letters), doing=_LETTERS
            )
        )

    def _counted(
        self, search: Generator[Progress, None, T], *, doing: str = ""
    ) -> Generator[Progress, None, T]:
        """A search whose nodes are taken from those that are left."""
        last = 0
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                result: T = end.value
                return result
            used = item.nodes - last if item.nodes >= last else item.nodes  # or another begins
            last = item.nodes
            self.left -= used
            self.spent += used
            yield Progress(self.spent, item.done, item.total, doing)

    def _in_the_way(self, laid: Laid, filling: Filling, words: Collection[int]) -> set[int]:
        """Of some words one that makes each clash."""
        users: dict[Cell, list[int]] = {}
        for word in laid.places:
            if word in words and word not in self.firm:
                for cell in self.plan.cells(laid.places[word]):
                    users.setdefault(cell, []).append(word)
        found: set[int] = set()
        for clash in filling.clashes:
            near = [word for cell in clash for word in users.get(cell, ())]
            if near and found.isdisjoint(near):
                found.add(self.rng.choice(near))
        return found

    def _released(self, laid: Laid, filling: Filling) -> bool:
        """Give up places that are held, but not firm, where they make clashes; was there one?"""
        moving = self._in_the_way(laid, filling, self.places)
        for word in moving:
            del self.places[word]
        return bool(moving)

    # -- places -----------------------------------------------------------------------

    def _lay(self, size: Size, nodes: int, places: Mapping[int, Place] | None = None) -> Laying:
        held = self.places if places is None else places
        most = max(0, min(nodes, self.left))
        return self._counted(laid_out(self.plan, size, held, self.out, self.rng, most))

    def _sizes(self) -> Iterable[Size]:
        """The sizes to be tried, in turn."""
        plan, places = self.plan, self.places
        if plan.size:
            return (plan.size,)
        present = (plan.puzzle.width, plan.puzzle.height)
        if not self.held.grow:
            return (present,)
        largest = (LARGEST, LARGEST)
        run = longest_run(*largest, plan.form(largest), plan.directions)
        fitting = [n for n in (len(plan.answers[word]) for word in plan.own()) if n <= run]
        if not fitting:
            raise refusals.none_fits(largest)
        longest = max(fitting)
        held = {cell for place in places.values() for cell in plan.cells(place)}

        def sizes(cells: int) -> Iterator[Size]:
            return growing(
                plan.shape,
                plan.picture,
                plan.directions,
                cells=cells,
                longest=longest,
                held=held,
                least=present if places else (SMALLEST, SMALLEST),
                fine=bool(plan.message),
            )

        some = sizes(area(plan.letters(), len(plan.message), plan.settings["room"]))
        if places:
            run = longest_run(*present, plan.form(present), plan.directions)
            fits = run >= longest and self._holds(present)
            some = chain([present] if fits else [], islice(some, _GROWN))
        first = next(some, None)
        if first is None:  # no grid is large enough for all the words
            last = [*sizes(0)][-1:] or [largest]
            if not self._holds(last[0]):
                raise refusals.outside(last[0])
            return last
        return chain([first], some)

    def _sized(self) -> Laying:
        """The first size with room for all the words and the message; else for the most words."""
        if self.plan.message:
            return (yield from self._with_message())
        nodes = _SIZE_NODES
        if size := self.plan.size:
            nodes = max(nodes, _FIXED_NODES * _CELLS // max(_CELLS, size[0] * size[1]))
        best: Laid | None = None
        tried: list[Size] = []
        for size in self.sizes:
            laid = yield from self._lay(size, nodes)
            if best is None or laid.lost < best.lost:
                best = laid
            if not laid.lost:
                break
            tried.append(size)
        assert best is not None
        if self.plan.settings["room"] == TIGHT and not (self.plan.size or best.lost):
            while tried and self.left > _TIGHT_NODES:  # smaller again, with more patience
                laid = yield from self._lay(tried.pop(), _TIGHT_NODES)
                if laid.lost:
                    break
                best = laid
        return best

    def _with_message(self) -> Laying:
        """The first size in which nothing is left over beside the words and the message.

        If there is none, the one in which the fewest cells are.
        """
        plan = self.plan
        letters = plan.letters()
        nodes = _AGAIN_NODES if plan.size else _SIZE_NODES
        best: tuple[int, int, Laid] | None = None
        lacking = 0
        for size in self.sizes:
            if best and not best[0] and plan.room(size) > letters + len(plan.message):
                break  # more and more would be left over
            laid = yield from self._lay(size, nodes)
            rest = self._rest(laid)
            if rest < 0:
                lacking = min(lacking or -rest, -rest)
            elif best is None or (laid.lost, rest) < best[:2]:
                best = laid.lost, rest, laid
            if not laid.lost and not rest:
                break
        if best is None:
            raise refusals.message_too_long(lacking)
        return best[2]

    def _again(self, laid: Laid) -> Laying:
        """All words at other places in a grid of the same size, if as many have room."""
        found = yield from self._lay(laid.size, _AGAIN_NODES)
        return laid if found.lost > laid.lost or self._rest(found) < 0 else found

    def _moved(self, laid: Laid, filling: Filling) -> Laying:
        """A word of each clash at another place, if as many have room; the others stay."""
        moving = self._in_the_way(laid, filling, self.leaving)
        found = yield from self._lay(laid.size, _AGAIN_NODES, self._staying(laid, moving))
        return laid if found.lost > laid.lost or self._rest(found) < 0 else found

    def _staying(self, laid: Laid, moving: Collection[int]) -> dict[int, Place]:
        """The places of other words; parts of them follow by themselves."""
        return {
            word: place
            for word, place in laid.places.items()
            if word not in moving and (word in self.places or word not in laid.parts)
        }

    def _without(self, laid: Laid) -> Laying:
        """The words that are not left out, at the same places."""
        found = yield from self._lay(laid.size, _AGAIN_NODES, self._staying(laid, self.out))
        if self._rest(found) < 0:
            raise refusals.message_too_long(-self._rest(found))
        return found

    def _rest(self, laid: Laid) -> int:
        """How many cells the words and the message leave; below 0, how many are lacking."""
        return unused(self.plan, laid) - len(self.plan.message)

    # -- words that can be found twice --------------------------------------------------

    def _leave_out(self, laid: Laid, filling: Filling) -> None:
        """Give up some of the words that can be found twice.

        The shortest first: they are what is found by accident.
        """
        words = list(laid.places)
        twice = [words[i] for i in filling.twice]
        wrong = [word for word in twice if word in self.leaving]
        if not wrong and twice:
            wrong = [word for word in words if word in self.leaving]
        wrong.sort(key=self._shortest)
        out = dict.fromkeys(wrong[: max(1, len(wrong) // _PARTS)], TWICE)
        if filling.clashes or not twice:  # there is no room for all of them
            out = dict.fromkeys(sorted(self._in_the_way(laid, filling, self.leaving)), NO_ROOM)
        if not out:  # the message makes it, with letters of any word
            some = sorted(self.leaving & laid.places.keys(), key=self._shortest)
            out = dict.fromkeys(some[:1], NO_ROOM)
        self.out |= out
        if not out or not laid.places.keys() - self.out.keys():
            raise self._impossible(twice, filling.banned)

    def _shortest(self, word: int) -> tuple[int, int]:
        return len(self.plan.answers[word]), word

    def _impossible(self, twice: Sequence[int], banned: Sequence[int]) -> CrosscoreError:
        """Why nothing could be hidden."""
        own = [self.plan.banned[i] for i in banned if i < self.plan.own_banned]
        if own or (banned and not twice):
            return refusals.unclean(own)
        return refusals.few_letters(self.plan.answers)

"""The whole search: a size, places of the words, letters around them, and what to leave out.

Each step has a limit of nodes, and there are limits to how often it is tried again, so it ends
with a puzzle or with a clear error, whatever the words are.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import Cell
from crosscore.hide import Filling, Place
from crosscore.kinds.wordsearch.hiding import Laid, Plan, Size, filled, laid_out, shown, unused
from crosscore.kinds.wordsearch.sizes import SMALLEST, TIGHT, area, growing, longest_run
from crosscore.puzzle import NO_ROOM, TWICE, Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["IMPOSSIBLE", "Held", "Search", "hide_all"]

#: codes of errors that say that no letters were found around the words
IMPOSSIBLE = ("cannot-hide-once", "cannot-keep-out")

Search = Generator[Progress | Puzzle, None, Outcome]
Laying = Generator[Progress, None, Laid]

_NODES = 4_000  #: for places in one grid, where nobody limits them
_FEW_NODES = 4_000  #: for letters, once words were left out
_NODES_TIGHT = 20_000  #: where it can be no larger, or is to be as small as can be
_PLACINGS = 8  #: how often all words are placed, until letters are found around them
_STALE = 6  #: how often single words are moved without fewer copies that the words make themselves
_PROVED = 3  #: so many placings one counts for whose words left no letters to be found
_LARGER = 4  #: larger grids that are tried where words make copies by themselves
_FEWER = 3  #: how often they are placed each time that some were left out
_PARTS = 3  #: of the words that can be found twice, one in so many is left out at a time
_GROWN = 12  #: larger sizes that are tried where words have to stay
_NAMED = 8  #: letters and words that an error names


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

    `nodes` limits each single search for places and for letters; None takes limits of our own.
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
        self.nodes = self.letter_nodes = nodes
        self.held = held
        self.out = {word: why for word, why in plan.out.items() if word not in held.places}
        self.places = dict(held.places)
        self.firm = frozenset(held.places) if held.firm is None else held.firm
        self.leaving = frozenset(range(len(plan.answers))) - held.places.keys()
        self.tight = bool(plan.size) or plan.settings["room"] == TIGHT
        self.sizes = iter(self._sizes())

    def check(self) -> None:
        """Refuse a size into which no word fits, or not what is held, and other ways for that."""
        plan = self.plan
        turned = next((w for w, at in self.places.items() if at.way not in plan.ways), None)
        if turned is not None:
            name = plan.puzzle.words[turned].shown
            message = sentence(
                "locked-other-way",
                "{word} is locked, and does not run in one of the directions that were chosen; "
                "unlock it first.",
                word=name,
            )
            raise CrosscoreError("locked", message, name)
        if not plan.size:
            return
        width, height = plan.size
        form = plan.form(plan.size)
        run = longest_run(width, height, form, plan.ways)
        if all(len(plan.answers[word]) > run for word in plan.own()):
            raise CrosscoreError(
                "no-word-fits-grid",
                sentence(
                    "no-word-fits-grid",
                    "No word of the puzzle fits into a grid of {width} × {height}; take a larger "
                    "grid or shorter words.",
                    width=width,
                    height=height,
                ),
                "size",
            )
        cells = [cell for place in self.places.values() for cell in plan.cells(place)]
        if not all(r < height and c < width and (form is None or (r, c) in form) for r, c in cells):
            raise CrosscoreError(
                "locked",
                sentence(
                    "locked-too-large",
                    "The locked words do not fit into a grid of {width} × {height}; unlock some "
                    "of them first.",
                    width=width,
                    height=height,
                ),
                "size",
            )

    def run(self) -> Search:
        """Place all, fill the rest; take a larger grid or leave words out, until it is sound."""
        laid = yield from self._sized()
        larger = _LARGER
        tries = _PLACINGS
        while True:
            laid, filling = yield from self._filled(laid, tries)
            if filling.outcome == Outcome.FOUND:
                yield shown(self.plan, laid, filling.letters)
                lacking = {NO_ROOM, TWICE} & set(laid.out.values())
                return Outcome.LIMIT if lacking else Outcome.FOUND
            size = next(self.sizes, None) if larger and filling.clashes else None
            if size:
                larger -= 1
                laid = yield from self._lay(size)
            else:
                larger, tries = 0, _FEWER
                self.letter_nodes = self.nodes or _FEW_NODES
                self._leave_out(laid, filling)
                laid = yield from self._again(laid)

    # -- letters ----------------------------------------------------------------------

    def _filled(self, laid: Laid, tries: int) -> Generator[Progress, None, tuple[Laid, Filling]]:
        """Letters around the words, placing these up to `tries` times; the best that was found.

        As long as that undoes copies which the words make by themselves, single ones are moved.
        """
        best: tuple[int, Laid, Filling] | None = None
        stale = 0
        while True:
            filling = yield from filled(
                self.plan, laid, self.rng, self.letter_nodes, self.held.letters
            )
            if filling.outcome == Outcome.FOUND:
                return laid, filling
            wrong = len(filling.clashes) or len(filling.twice) + len(filling.banned)
            if best is None or wrong < best[0]:
                best = wrong, laid, filling
                stale = 0
            stale += 1
            moving = self._in_the_way(laid, filling) if stale <= _STALE else set()
            if moving:
                laid = yield from self._apart(laid, moving)
                continue
            tries -= 1 if filling.clashes else _PROVED
            if tries <= 0 or laid.places.keys() <= self.places.keys():
                return best[1:]
            stale = 0
            laid = yield from self._again(laid)

    def _in_the_way(self, laid: Laid, filling: Filling) -> set[int]:
        """One word of each copy that placed words make by themselves; of those held if need be."""
        users: dict[Cell, list[int]] = {}
        for word, place in laid.places.items():
            if word not in self.firm and (word not in laid.parts or word in self.places):
                for cell in self.plan.cells(place):
                    users.setdefault(cell, []).append(word)
        moving: set[int] = set()
        for clash in filling.clashes:
            near = [word for cell in clash for word in users.get(cell, ())]
            if near and moving.isdisjoint(near):
                free = [word for word in near if word not in self.places]
                moving.add(self.rng.choice(free or near))
        return moving

    def _apart(self, laid: Laid, moving: set[int]) -> Laying:
        """Some words at other places, all others where they are."""
        stay = {
            word: place
            for word, place in laid.places.items()
            if word not in moving and (word not in laid.parts or word in self.places)
        }
        found = yield from self._lay(laid.size, places=stay)
        if found.lost > laid.lost or self._rest(found) < 0:
            return laid
        for word in moving & self.places.keys():
            del self.places[word]
        return found

    # -- places -----------------------------------------------------------------------

    def _lay(self, size: Size, places: Mapping[int, Place] | None = None) -> Laying:
        nodes = self.nodes or (_NODES_TIGHT if self.tight else _NODES)
        held = self.places if places is None else places
        return laid_out(self.plan, size, held, self.out, self.rng, nodes)

    def _sizes(self) -> Iterable[Size]:
        """The sizes to be tried, in turn."""
        plan, places = self.plan, self.places
        if plan.size:
            return (plan.size,)
        longest = max(len(plan.answers[word]) for word in plan.own())
        present = (plan.puzzle.width, plan.puzzle.height)
        if not self.held.grow:
            return (present,)
        sizes = growing(
            plan.shape,
            plan.picture,
            plan.ways,
            cells=area(plan.letters(), len(plan.message), plan.settings["room"]),
            longest=longest,
            held={cell for place in places.values() for cell in plan.cells(place)},
            least=present if places else (SMALLEST, SMALLEST),
            fine=bool(plan.message),
        )
        if not places:
            return sizes
        enough = longest_run(*present, plan.form(present), plan.ways) >= longest
        return (*((present,) if enough else ()), *islice(sizes, _GROWN))

    def _sized(self) -> Laying:
        """The first size with room for all the words and the message; else for the most words."""
        if self.plan.message:
            return (yield from self._with_message())
        best: Laid | None = None
        for size in self.sizes:
            laid = yield from self._lay(size)
            if best is None or laid.lost < best.lost:
                best = laid
            if not laid.lost:
                break
        assert best is not None
        return best

    def _with_message(self) -> Laying:
        """The first size in which nothing is left over beside the words and the message.

        If there is none, the one in which the fewest cells are.
        """
        plan = self.plan
        letters = plan.letters()
        best: tuple[int, int, Laid] | None = None
        lacking = 0
        for size in self.sizes:
            if best and not best[0] and plan.room(size) > letters + len(plan.message):
                break  # more and more would be left over
            laid = yield from self._lay(size)
            rest = self._rest(laid)
            if rest < 0:
                lacking = min(lacking or -rest, -rest)
            elif best is None or (laid.lost, rest) < best[:2]:
                best = laid.lost, rest, laid
            if not laid.lost and not rest:
                break
        if best is None:
            raise self._too_long(lacking)
        return best[2]

    def _again(self, laid: Laid) -> Laying:
        """All words at other places in a grid of the same size, the message having room."""
        found = yield from self._lay(laid.size)
        known = laid.out.keys() >= self.out.keys()
        if known and (found.lost > laid.lost or self._rest(found) < 0):
            return laid
        if self._rest(found) < 0:
            raise self._too_long(-self._rest(found))
        return found

    def _rest(self, laid: Laid) -> int:
        """How many cells the words and the message leave; below 0, how many are lacking."""
        return unused(self.plan, laid) - len(self.plan.message)

    def _too_long(self, letters: int) -> CrosscoreError:
        message = (
            sentence(
                "message-too-long",
                "The hidden message is {letters} letter too long for the cells that the words "
                "leave; shorten it, or take a larger grid.",
                letters=letters,
            )
            if letters == 1
            else sentence(
                "message-too-long",
                "The hidden message is {letters} letters too long for the cells that the words "
                "leave; shorten it, or take a larger grid.",
                letters=letters,
            )
        )
        return CrosscoreError("message-too-long", message, "message")

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
        wrong.sort(key=lambda word: (len(self.plan.answers[word]), word))
        out = dict.fromkeys(wrong[: max(1, len(wrong) // _PARTS)], TWICE)
        if not twice:  # something rude is read where words meet: there is no room for all of them
            out = dict.fromkeys(sorted(self._in_the_way(laid, filling) & self.leaving), NO_ROOM)
        self.out |= out
        if not out or not laid.places.keys() - self.out.keys():
            raise self._impossible(twice, filling.banned)

    def _impossible(self, twice: Sequence[int], banned: Sequence[int]) -> CrosscoreError:
        """Why nothing could be hidden."""
        own = [self.plan.banned[i] for i in banned if i < self.plan.own_banned]
        if own or (banned and not twice):
            return self._unclean(own)
        letters = sorted({letter for answer in self.plan.answers for letter in answer})
        return CrosscoreError(
            "cannot-hide-once",
            sentence(
                "cannot-hide-once",
                "With letters as few as {letters}, no word could be hidden so that it is found "
                "only once; add words with other letters, or choose “Other letters” around the "
                "words.",
                letters=letters[:_NAMED],
            ),
            "filler",
        )

    def _unclean(self, own: list[tuple[str, ...]]) -> CrosscoreError:
        """Why some words could not be kept out; `own` are those of the user among them."""
        if own:
            message = sentence(
                "cannot-keep-out",
                "These words could not be kept out of the grid: {words}; keep out fewer, or choose "
                "other letters around the words.",
                words=["".join(word) for word in own[:_NAMED]],
            )
            return CrosscoreError("cannot-keep-out", message, "banned")
        message = sentence(
            "cannot-keep-clean",
            "Rude words could not be kept out of a grid of these letters; choose other letters "
            "around the words, or switch off “No rude words”.",
        )
        return CrosscoreError("cannot-keep-out", message, "clean")

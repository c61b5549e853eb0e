"""Puzzles for scripts: made, filled, improved, turned into others; and the options there are."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from operator import index
from typing import Any, Literal, Protocol, get_args

from crosscore import fields
from crosscore.api import given
from crosscore.api.drawing import Grid, drawing
from crosscore.api.lists import AnyWords, listed
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.fields import Field
from crosscore.fill import library
from crosscore.fill.library import Pattern
from crosscore.kinds.contract import Kind as KindOf
from crosscore.kinds.contract import Search
from crosscore.kinds.registry import Named, kind_for, kind_of
from crosscore.making import BY_COMMAND, better, kind_named, plain, sound, unfound
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress
from crosscore.together import Asked as Act
from crosscore.together import together, workers_of
from crosscore.versions import NONE

__all__ = [
    "KINDS",
    "Cancel",
    "Kind",
    "check_limits",
    "check_seed",
    "convert",
    "fills",
    "improve",
    "listed_for",
    "make",
    "options",
    "patterns",
    "stream",
]


class Event(Protocol):
    """Something that is set or not, such as `threading.Event`."""

    def is_set(self) -> bool: ...


#: what ends a search: a function that says so, or an event that is set
Cancel = Callable[[], object] | Event | None

Kind = Named  #: what `make` can make
KINDS: tuple[Kind, ...] = get_args(Kind)  #: the names of the kinds of puzzle

_MOST_SECONDS = 3600


def make(
    kind: Kind,
    words: AnyWords | None = None,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    language: str = "",
    join: AnyWords | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel = None,
    workers: int | Literal["auto"] = 1,
    **chosen: object,
) -> Puzzle:
    """Make a puzzle of a kind, such as `make("crossword", "animals.csv", count=20)`.

    `words` is what `read_words` returns or accepts; numbers take none. Several lists in a list are
    mixed as `mix` does: `[Path("mine.txt"), (Path("large.txt"), -10)]`. There a text is a word, so
    a file is a `Path`; a pair with a whole number is a list and its weight, and a pair of texts a
    word and its clue. `language` is that of the words, or of the headings of a puzzle without
    words. The other keywords are the kind's options, such as `count=20`, `size="15x15"`,
    `level="hard"`. A size may also be a number or a pair (width, height).

    With `grid`, the kind "fill" fills a grid that is there: the path of a template, a text with
    line breaks, a list of rows, or a `Puzzle` with blocks (docs/formats.md). With `join`, words
    that share no letters are linked by some of another list.

    The same arguments give the same puzzle on every machine, unless `seconds` (at most 3600) limits
    the search. Otherwise `nodes` limits it; the default is about a second's worth of nodes. `seed`
    (0 to 2**53 - 1) picks one of the possible puzzles. `progress` is called many times a second
    with a `Progress`. `cancel`, a function or an event such as `threading.Event`, ends the search
    once it is true or set; then the best puzzle so far is returned. Where `seconds` limit the
    search, `workers` (1 to 32, or "auto" for the cores there are, 8 at most) is how many processes
    share it, if it takes long and can be shared.

    Words without a place are in the puzzle's `unplaced`, with the reason. Raises `CrosscoreError`
    for options that can't be used, if no such puzzle exists or none was found (code "not-found"),
    and if the search was cancelled before there was one ("stopped").
    """
    asked = _Asked(seed, nodes, seconds, progress, cancel, workers)
    return _last(_puzzles(kind, words, language, join, chosen, asked))


def stream(
    kind: Kind,
    words: AnyWords | None = None,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    language: str = "",
    join: AnyWords | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel = None,
    workers: int | Literal["auto"] = 1,
    **chosen: object,
) -> Iterator[Puzzle]:
    """Yield ever better puzzles while the search for one goes on; take what you like, and stop.

    The arguments are those of `make`, and the last puzzle is the one that `make` returns. Raises
    what `make` raises: at once for arguments that can't be used, later if none is found.
    """
    asked = _Asked(seed, nodes, seconds, progress, cancel, workers)
    return _checked(_puzzles(kind, words, language, join, chosen, asked))


def improve(
    puzzle: Puzzle,
    words: AnyWords | None = None,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel = None,
    workers: int | Literal["auto"] = 1,
) -> Iterator[Puzzle]:
    """Yield better puzzles of the same words, or of the same grid, each better than the last.

    There may be none, if nothing better is found. A filled crossword takes the `words` to improve
    it with. `seed`, `nodes`, `seconds`, `progress`, `cancel` and `workers` are as for `make`.
    Raises `CrosscoreError` for a kind whose puzzles can't be improved (code "no-such-act").
    """
    given.a_puzzle(puzzle)
    its_kind = kind_of(puzzle.kind, "puzzle.improve", puzzle.model)
    asked = _Asked(seed, nodes, seconds, progress, cancel, workers).limited(its_kind)
    found = None if words is None else listed(words, puzzle.language)
    act = Act(its_kind.id, "puzzle.improve", found, {}, puzzle)
    return _checked(asked.run(asked.begun(act), patient=False))


def fills(
    puzzle: Puzzle | Grid,
    words: AnyWords,
    count: int = 6,
    *,
    cells: Iterable[tuple[int, int]] | None = None,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    language: str = "",
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel = None,
) -> list[Puzzle]:
    """Up to `count` ways to fill the empty cells of a filled crossword, or `cells` anew.

    `puzzle` may also be a grid, as for `make("fill", words, grid=...)`. Any two ways differ in a
    third of the words that were to be found, or more. Letters that are written (`puzzle.pinned`) or
    locked stay. The other arguments are as for `make`. Raises `CrosscoreError` where there is none
    (code "not-found").
    """
    asked = _Asked(seed, nodes, seconds, progress, cancel)
    given.number("count", count)
    region = None if cells is None else _pairs(cells)
    if isinstance(puzzle, Puzzle):
        its_kind = kind_of(puzzle.kind, "grid.fills", puzzle.model)
        found = listed(words, language or puzzle.language)
    else:
        its_kind = next(kind for kind in BY_COMMAND.values() if kind.command.template)
        found = listed(words, language)
        puzzle = drawing(its_kind, puzzle, found, {}, asked.seed)
    asked = asked.limited(its_kind)
    search = its_kind.fills(puzzle, found, region, count=count, seed=asked.seed, nodes=asked.nodes)
    return list(_checked(asked.found(its_kind, search)))


def convert(
    puzzle: Puzzle,
    kind: Kind,
    words: AnyWords | None = None,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel = None,
) -> Puzzle:
    """A puzzle of another kind in the grid of a crossword, such as a codeword.

    `words` is the list that other solutions are looked for in. The other arguments are as for
    `make`. Raises `CrosscoreError`: "no-such-act" for a kind that can't be made so,
    "cannot-convert" for a grid with empty cells or of a word search.
    """
    given.a_puzzle(puzzle)
    given.text("kind", kind)
    into = kind_for(puzzle, kind_named(kind).id)
    asked = _Asked(seed, nodes, seconds, progress, cancel)
    found = None if words is None else listed(words, puzzle.language)
    search = into.convert(puzzle, found, seed=asked.seed, nodes=asked.nodes)
    return _last(asked.found(into, search))


def _pairs(cells: Iterable[tuple[int, int]]) -> list[list[int]]:
    """The cells of a region as they are asked for."""
    wanted = "pairs of row and column"
    return [given.several("cells", one, wanted) for one in given.several("cells", cells, wanted)]


def check_limits(nodes: int | None, seconds: float | None) -> None:
    """Raise `CrosscoreError` (code "bad-option") for limits that a search can't have."""
    if nodes is not None and (type(nodes) is not int or nodes < 1):
        raise CrosscoreError("bad-option", f"nodes must be 1 or more, not {nodes!r:.40}.", "nodes")
    if seconds is not None and not hasattr(seconds, "__float__"):
        raise given.WrongType("seconds", "a number", seconds)
    if seconds is not None and not 0 < seconds <= _MOST_SECONDS:
        raise CrosscoreError(
            "bad-option",
            f"seconds must be more than 0 and at most {_MOST_SECONDS}, not {seconds!r:.40}.",
            "seconds",
        )


def check_seed(seed: int) -> None:
    """Raise `CrosscoreError` (code "bad-seed") for what is no number."""
    if type(seed) is not int:
        raise CrosscoreError("bad-seed", f"seed must be a whole number, not {seed!r:.40}.", "seed")


def listed_for(kind: KindOf, words: AnyWords | None, language: str) -> Dictionary | None:
    """The words for a puzzle of a kind, if it takes any; raises `CrosscoreError` if it does not."""
    name = kind.command.name
    if not kind.dictionary:
        if words is not None:
            raise CrosscoreError("bad-option", f"A puzzle of {name} takes no words.", "words")
        return None
    if words is None:
        raise CrosscoreError("no-dictionary", f"A puzzle of the kind {name} needs words.", "words")
    return listed(words, language)


# -- how they search ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Asked:
    """How long to search, and who hears of it; checked."""

    seed: int
    nodes: int | None
    seconds: float | None
    progress: Callable[[Progress], object] | None
    cancel: Cancel
    workers: int | str = 1

    def __post_init__(self) -> None:
        for name in ("seed", "nodes"):  # whole numbers of other packages, too
            value = getattr(self, name)
            if hasattr(value, "__index__") and not isinstance(value, bool):
                object.__setattr__(self, name, index(value))
        check_limits(self.nodes, self.seconds)
        check_seed(self.seed)
        if workers_of(self.workers) > 1 and self.seconds is None:
            raise CrosscoreError(
                "bad-option",
                "Only a search that seconds limit can be shared by workers; give seconds, too.",
                "workers",
            )
        if self.progress is not None and not callable(self.progress):
            raise given.WrongType("progress", "a function", self.progress)
        if self.cancel is not None and not callable(getattr(self.cancel, "is_set", self.cancel)):
            raise given.WrongType(
                "cancel", "a function or an event such as threading.Event", self.cancel
            )

    def limited(self, kind: KindOf) -> _Asked:
        """The same with the usual number of nodes of a kind if nothing else limits the search."""
        if self.nodes is None and self.seconds is None:
            return replace(self, nodes=kind.command.nodes)
        return self

    def begun(self, act: Act) -> Search:
        """The search for what is asked, shared by as many as are wanted."""
        workers = workers_of(self.workers)
        return together(act, seed=self.seed, nodes=self.nodes, workers=workers)

    def stopped(self) -> bool:
        """Whether the search is to end now."""
        asked: Any = getattr(self.cancel, "is_set", self.cancel)
        return asked is not None and bool(asked())

    def run(self, search: Search, *, patient: bool) -> Generator[Puzzle, None, Outcome]:
        """The puzzles of a search."""
        outcome, _ = yield from better(
            search,
            seconds=self.seconds,
            patient=patient,
            stopped=self.stopped,
            progress=self.progress,
        )
        return outcome

    def found(self, kind: KindOf, search: Search) -> Generator[Puzzle, None, None]:
        """The same; raises `CrosscoreError` if there is none."""
        some, reason = False, ""
        outcome = Outcome.LIMIT
        try:
            running = self.run(search, patient=kind.command.patient)
            while True:
                try:
                    puzzle = next(running)
                except StopIteration as end:
                    outcome = end.value
                    break
                some = True
                yield puzzle
        except CrosscoreError as error:
            if error.code not in NONE:
                raise
            reason = error.message
        if some:
            return
        if outcome is Outcome.STOPPED:
            raise CrosscoreError(
                "stopped", "The search was cancelled before there was a puzzle.", "cancel"
            )
        raise CrosscoreError("not-found", reason or unfound(kind), kind.command.name)


def _puzzles(
    kind: Kind,
    words: AnyWords | None,
    language: str,
    join: AnyWords | None,
    chosen: Mapping[str, object],
    asked: _Asked,
) -> Iterator[Puzzle]:
    """What `make` and `stream` find; everything is checked before it is searched for."""
    given.text("kind", kind)
    given.text("language", language, none=True)
    its_kind = kind_named(kind)
    chosen = dict(chosen)
    grid: Any = chosen.pop("grid", None) if its_kind.command.template else None
    asked = asked.limited(its_kind)
    found = listed_for(
        its_kind, words, language or (grid.language if isinstance(grid, Puzzle) else "")
    )
    links: Dictionary | None = None
    if join is not None:
        if "puzzle.join" not in its_kind.acts or found is None:
            raise CrosscoreError(
                "bad-option", f"A puzzle of the kind {kind} can't be joined by words.", "join"
            )
        links = listed(join, found.alphabet.code)
    options = plain(chosen)
    if grid is None:
        act = Act(its_kind.id, "puzzle.new", found, options, language=language)
    else:
        assert found is not None
        puzzle = drawing(its_kind, grid, found, options, asked.seed)
        act = Act(its_kind.id, "grid.fill", found, {}, puzzle)
    return _all(its_kind, asked.begun(act), links, asked)


def _all(kind: KindOf, search: Search, links: Dictionary | None, asked: _Asked) -> Iterator[Puzzle]:
    """The puzzles of a search, and the last one joined by other words if that can be."""
    last: Puzzle | None = None
    for last in asked.found(kind, search):
        yield last
    if links is None or last is None or not last.unplaced or asked.stopped():
        return
    try:
        yield from asked.found(kind, kind.join(last, links, seed=asked.seed, nodes=asked.nodes))
    except CrosscoreError as error:
        if error.code not in ("no-link", "not-found", "stopped"):
            raise


def _last(found: Iterator[Puzzle]) -> Puzzle:
    (last,) = deque(found, maxlen=1)
    sound(last)
    return last


def _checked(found: Iterator[Puzzle]) -> Iterator[Puzzle]:
    for puzzle in found:
        sound(puzzle)
        yield puzzle


def options(kind: Kind) -> tuple[Field, ...]:
    """The options of a kind: name, type, default, bounds, choices, and help texts."""
    given.text("kind", kind)
    return tuple(kind_named(kind).fields)


def patterns(
    size: int | str | tuple[int, int] | None = None,
    *,
    theme_lengths: Iterable[int] = (),
    most_words: int = 0,
) -> list[Pattern]:
    """The patterns of the library: of a size, if given, and with long words of these lengths.

    Each has a `name` for `make("fill", ..., pattern=name)`, `width`, `height`, its `rows` of `#`
    and `.`, and how many `words` and `blocks`; `themes` are the lengths of its longest words
    across. Raises `CrosscoreError` (code "bad-option") for a size that is none.
    """
    given.number("most_words", most_words)
    lengths = given.several("theme_lengths", theme_lengths, "whole numbers")
    for length in lengths:
        given.number("each of theme_lengths", length)
    width = height = 0
    if size is not None:
        sides = fields.parse_size(str(plain({"size": size})["size"]))
        if sides is None or 0 in sides:
            raise CrosscoreError("bad-option", f"{size!r:.40} is no size such as 15x15.", "size")
        width, height = sides
    return library.patterns(width, height, lengths, most_words)

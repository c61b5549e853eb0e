"""What a kind of puzzle is to the rest of the program.

A kind is one object. What it describes is data; what it does are its methods, each called for the
messages that its `acts` name, and for no others. Nothing outside of this package names a kind:
who draws, checks, writes or reads a puzzle goes by the model of its grid, and who makes or changes
one asks its kind. docs/architecture.md ("Adding a kind") says how to write one; `null.py` is the
least of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Protocol

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.fields import Field
from crosscore.grid import Cell, Model
from crosscore.puzzle import Puzzle, Word
from crosscore.search import Outcome, Progress, Verdict

if TYPE_CHECKING:
    from crosscore import wire

__all__ = [
    "ACTS",
    "Command",
    "Kind",
    "Lists",
    "Package",
    "Search",
    "Sharing",
    "Usual",
    "each",
    "lacking",
    "once",
]

#: A search: how far it is, ever better puzzles, and why it ended. It never reads a clock.
Search = Generator[Progress | Puzzle, None, Outcome]

#: What the sheet lists for the solver of a crossword: clues by number; the words themselves, by
#: their length; or the letters, each of which has a number that stands in its cells.
Lists = Literal["clues", "lengths", "codes"]

#: The acts that a kind may have, and the method that each of them takes; "" is done for it.
ACTS = {
    "puzzle.new": "new",
    "puzzle.reshuffle": "reshuffle",
    "puzzle.improve": "improve",
    "puzzle.replace": "replace",
    "puzzle.edit": "edit",
    "puzzle.add": "add",
    "puzzle.join": "join",
    "puzzle.delete": "delete",
    "puzzle.convert": "convert",
    "puzzle.places": "places",
    "puzzle.move": "move",
    "puzzle.suggest": "suggest_steps",
    "puzzle.lock": "",
    "puzzle.give": "",
    "grid.new": "new_drawing",
    "grid.set": "set_cells",
    "grid.type": "type_text",
    "grid.clear": "clear",
    "grid.mark": "",
    "grid.bar": "set_bars",
    "grid.put": "put",
    "grid.fill": "fill_rest",
    "grid.try": "can_fill",
    "grid.candidates": "candidates",
    "grid.heat": "heat",
    "grid.clue": "set_clue",
    "grid.fills": "fills",
    "grid.take": "take",
    "grid.pin": "pin",
}


@dataclass(frozen=True, slots=True)
class Command:
    """A kind as the command line and scripts know it.

    `words` are the metavar and the help of its list of words, None if it takes none; `clues` tells
    that words should have some. With a `template` (its help), the list is `--words`, and a grid
    may be given to be filled. `nodes` limit its search where a puzzle is to be the same every time
    and nobody says how long to search; None: its search ends by itself. A `patient` one is searched
    on after its time until anything is found. `counted`: it draws as many words as its options say.
    """

    name: str
    help: str
    epilog: str | None = None
    words: tuple[str, str] | None = None
    clues: bool = True
    template: str = ""
    nodes: int | None = None
    patient: bool = False
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Sharing:
    """How several workers share a search.

    Each improves the best puzzle that any of them has found, by a seed of its own; or, if they
    `race`, each makes the same search by a seed of its own. They need the dictionary if `words`.
    """

    race: bool
    words: bool


class Kind(Protocol):
    """A kind of puzzle."""

    @property
    def id(self) -> str:
        """What it is called in files and messages: that never changes.

        The page's catalogues have its name, `kind-<id>`.
        """

    @property
    def models(self) -> tuple[Model, ...]:
        """What its grids may be made of, the usual model first."""

    @property
    def fields(self) -> Sequence[Field]:
        """Its options; the page draws its dialog from them."""

    @property
    def presets(self) -> Sequence[wire.Preset]:
        """Sets of options to choose from: `{id, label, values, help}`."""

    @property
    def acts(self) -> frozenset[str]:
        """The messages that its puzzles know, of `ACTS`."""

    @property
    def dictionary(self) -> bool:
        """Whether a new puzzle needs a list of words."""

    @property
    def digits(self) -> bool:
        """Whether its answers are numbers."""

    @property
    def lists(self) -> Lists:
        """What its sheet lists for the solver."""

    @property
    def file(self) -> str:
        """What the names of its exported files begin with."""

    @property
    def doing(self) -> Sentence:
        """What is said while a search of its runs."""

    @property
    def unfound(self) -> Sentence | None:
        """What is said where a search found no puzzle in its time."""

    @property
    def found(self) -> Sentence | None:
        """What a grid of another program is called that is taken for one; None: none is."""

    @property
    def command(self) -> Command:
        """How the command line and scripts offer it."""

    @property
    def has_editable_grid(self) -> bool:
        """Whether its grid is drawn and filled, instead of growing around its words."""

    # -- what every kind has ----------------------------------------------------------

    def acts_of(self, model: Model) -> frozenset[str]:
        """Those of its acts that its puzzles of a grid model know."""

    def settings_of(self, puzzle: Puzzle) -> dict[str, Any]:
        """All options of a puzzle, those with their defaults that it does not have."""

    def moved(self, before: Puzzle, after: Puzzle, word: int = -1, /) -> int:
        """How many words lie elsewhere after a change, not counting the one that was changed."""

    def check(self, puzzle: Puzzle) -> list[Issue]:
        """What only this kind asks of a sound puzzle, for the referee to find."""

    def kept_out(self, puzzle: Puzzle) -> Sequence[Sequence[str]]:
        """Words that may be read nowhere; raises `CrosscoreError` for options that cannot be."""

    def whole(
        self, dictionary: Dictionary | None, options: Mapping[str, object]
    ) -> Mapping[str, object]:
        """The options for a list of one's own: all its words where they don't say how many."""

    # -- searches that several workers share ------------------------------------------

    def sharing(self, act: str, settings: Mapping[str, Any]) -> Sharing | None:
        """How several workers share an act's search for a puzzle of these options, if they can."""

    def worth(self, puzzle: Puzzle, dictionary: Dictionary | None = None) -> tuple[float, ...]:
        """What of two puzzles that a shared search finds the better one has more of."""

    # -- puzzles ----------------------------------------------------------------------

    def new(
        self,
        dictionary: Dictionary | None,
        options: Mapping[str, object],
        *,
        seed: int,
        nodes: int | None = None,
        avoid: Sequence[Sequence[str]] = (),
        language: str = "",
    ) -> Search:
        """A puzzle by the options; `language` is that of the headings where there are no words."""

    def reshuffle(
        self,
        puzzle: Puzzle,
        options: Mapping[str, object] | None = None,
        *,
        seed: int,
        nodes: int | None = None,
        dictionary: Dictionary | None = None,
    ) -> Search:
        """The same words in another layout, or the same grid with other words."""

    def improve(
        self,
        puzzle: Puzzle,
        *,
        seed: int,
        nodes: int | None = None,
        dictionary: Dictionary | None = None,
    ) -> Search:
        """A better puzzle by the kind's own measure, if there is one."""

    def replace(
        self,
        puzzle: Puzzle,
        word: int,
        dictionary: Dictionary | None,
        *,
        seed: int,
        avoid: Sequence[Sequence[str]] = (),
    ) -> Search:
        """Another word in the place of one."""

    def edit(self, puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
        """One word, or its clue, changed by hand."""

    def add(self, puzzle: Puzzle, words: Sequence[Word], *, seed: int) -> Search:
        """More words."""

    def join(
        self, puzzle: Puzzle, dictionary: Dictionary, *, seed: int, nodes: int | None = None
    ) -> Search:
        """Words that share too few letters, joined by words of a dictionary."""

    def delete(self, puzzle: Puzzle, words: Collection[int], *, seed: int) -> Search:
        """Fewer words."""

    def convert(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None = None,
        *,
        seed: int,
        nodes: int | None = None,
    ) -> Search:
        """A puzzle of this kind from one of another, whose grid is of one of its models."""

    def places(self, puzzle: Puzzle, word: int) -> list[wire.LegalPlace]:
        """Where a word could lie."""

    def move(self, puzzle: Puzzle, word: int, row: int, column: int, down: bool) -> Puzzle:
        """A word at one of these places."""

    def suggest_steps(
        self, puzzle: Puzzle, word: int, dictionary: Dictionary, *, seed: int, count: int = 12
    ) -> Generator[None, None, tuple[str, list[wire.Suggested]]]:
        """Why a word has no place, if it has none, and words that fit instead."""

    # -- grids that are drawn ---------------------------------------------------------

    def new_drawing(
        self,
        options: Mapping[str, object],
        *,
        language: str,
        seed: int,
        letters: Mapping[str, str] | None = None,
    ) -> Puzzle:
        """A grid without letters, to be drawn and filled."""

    def drawn_from(
        self,
        rows: Sequence[Sequence[str | None]],
        options: Mapping[str, object],
        *,
        language: str,
        letters: Mapping[str, str],
        seed: int,
    ) -> Puzzle:
        """The grid of a template; only kinds whose `command` takes one have it."""

    def set_cells(
        self, puzzle: Puzzle, cells: Sequence[Any], to: str, symmetry: str = ""
    ) -> Puzzle:
        """Cells made blocks, or open."""

    def type_text(
        self,
        puzzle: Puzzle,
        row: int,
        column: int,
        down: bool,
        text: str,
        after: Sequence[object] | None = None,
    ) -> tuple[Puzzle, Cell, Cell]:
        """Text typed at a cell: the puzzle, the cursor after it, and the last cell written."""

    def set_bars(
        self, puzzle: Puzzle, cells: Sequence[Any], across: bool, on: bool, symmetry: str = ""
    ) -> Puzzle:
        """Bars at the end of cells, or below them, set or taken away."""

    def clear(self, puzzle: Puzzle, what: str, cells: Sequence[Any] = ()) -> Puzzle:
        """Letters or blocks taken away."""

    def put(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None = None,
        row: int = 0,
        column: int = 0,
        down: bool = False,
        text: str = "",
        clue: str = "",
    ) -> Puzzle:
        """A word written into the slot through a cell."""

    def set_clue(self, puzzle: Puzzle, row: int, column: int, down: bool, clue: str) -> Puzzle:
        """A clue for the slot through a cell, whether or not the slot is full."""

    def fill_rest(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None = None,
        region: Sequence[Any] | None = None,
        *,
        seed: int,
        nodes: int | None = None,
    ) -> Search:
        """All open cells filled, or those of a region."""

    def can_fill(
        self, puzzle: Puzzle, dictionary: Dictionary | None = None, *, nodes: int | None = None
    ) -> Generator[Progress, None, Verdict]:
        """Whether they can be filled."""

    def candidates(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None = None,
        row: int = 0,
        column: int = 0,
        down: bool = False,
        typed: str = "",
        count: int = 60,
        order: str = "best",
    ) -> wire.Candidates:
        """The words that fit the slot through a cell, in an order."""

    def heat(self, puzzle: Puzzle, dictionary: Dictionary | None = None) -> wire.Heat:
        """Where the grid is hard to fill."""

    def fills(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None = None,
        region: Sequence[Any] | None = None,
        *,
        count: int,
        seed: int,
        nodes: int | None = None,
    ) -> Search:
        """Several ways to fill all open cells, or those of a region; each puzzle is one."""

    def take(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None,
        rows: Sequence[Sequence[str | None]],
    ) -> Puzzle:
        """The letters of one of them written into the grid."""

    def pin(self, puzzle: Puzzle, cells: Collection[Any], on: bool) -> Puzzle:
        """Letters that stay, whatever is filled, or that need not any more."""

    def marked(self, puzzle: Puzzle, dictionary: Dictionary | None) -> Puzzle:
        """The puzzle with those words marked that the dictionary lacks, if that is quick to see.

        If the dictionary has scores, it also has their mean.
        """

    def indexing(self, dictionary: Dictionary) -> Generator[object, None, object]:
        """Index a dictionary, in pieces, before the kind is asked about it."""

    def forget(self, dictionary: Dictionary) -> None:
        """Keep nothing of a dictionary that is no longer loaded."""


def lacking(act: str) -> CrosscoreError:
    """The error of an act that a puzzle does not know."""
    return CrosscoreError(
        "no-such-act",
        sentence(
            "no-such-act",
            "You can’t do that with this kind of puzzle ({act}).",
            act=act,
        ),
        act,
    )


class Usual:
    """What a kind does that says nothing else; it need not have what its `acts` do not name."""

    acts: frozenset[str]
    fields: Sequence[Field]

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    @property
    def has_editable_grid(self) -> bool:
        return "grid.fill" in self.acts

    def acts_of(self, model: Model) -> frozenset[str]:
        return self.acts

    def check(self, puzzle: Puzzle) -> list[Issue]:
        return []

    def kept_out(self, puzzle: Puzzle) -> Sequence[Sequence[str]]:
        return ()

    def whole(
        self, dictionary: Dictionary | None, options: Mapping[str, object]
    ) -> Mapping[str, object]:
        if dictionary is None:
            return options
        from crosscore.kinds.word_checks import whole

        return whole(dictionary, options, self.fields)

    def marked(self, puzzle: Puzzle, dictionary: Dictionary | None) -> Puzzle:
        return puzzle

    def indexing(self, dictionary: Dictionary) -> Generator[object, None, object]:
        yield from ()
        return None

    def forget(self, dictionary: Dictionary) -> None:
        pass

    def sharing(self, act: str, settings: Mapping[str, Any]) -> Sharing | None:
        return None


class Package(Usual):
    """A kind whose methods are functions of modules, each imported when it is first called.

    `functions` has, for each module of the package `package` (or of another kind's, by its whole
    name), the names of its functions that are methods of the kind. In the browser each module
    costs a millisecond or two before the page can be used, and a visit rarely needs half of them.
    """

    def __init__(
        self,
        package: str,
        functions: Mapping[str, Iterable[str]],
        *,
        id: str,
        models: tuple[Model, ...],
        fields: Sequence[Field],
        presets: Sequence[wire.Preset] = (),
        puzzle: str = "",
        grid: str = "",
        doing: Sentence,
        command: Command,
        unfound: Sentence | None = None,
        found: Sentence | None = None,
        digits: bool = False,
        lists: Lists = "clues",
        file: str = "crossword",
    ) -> None:
        """`puzzle` and `grid` are its acts: the ends of their names."""
        self.id, self.models = id, models
        self.fields, self.presets = fields, presets
        acts = {f"puzzle.{act}" for act in puzzle.split()} | {f"grid.{a}" for a in grid.split()}
        self.acts = frozenset(acts)
        self.dictionary = command.words is not None
        self.doing, self.command = doing, command
        self.unfound, self.found = unfound, found
        self.digits, self.lists, self.file = digits, lists, file
        for module, names in functions.items():
            for name in names:
                whole = module if "." in module else f"{package}.{module}"
                setattr(self, name, self._later(whole, name))

    def _later(self, module: str, name: str) -> Any:
        def call(*given: Any, **named: Any) -> Any:
            function = getattr(import_module(module), name)
            setattr(self, name, function)
            return function(*given, **named)

        return call


def once(puzzle: Puzzle) -> Search:
    """A search that is over with the puzzle it begins with."""
    yield puzzle
    return Outcome.FOUND


def each(search: Search, change: Callable[[Puzzle], Puzzle]) -> Search:
    """A search with each of its puzzles changed."""
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        yield change(item) if isinstance(item, Puzzle) else item

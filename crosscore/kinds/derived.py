"""Kinds whose grids are made by others: words that cross freely, or a grid with blocks.

What such a kind is asked for is asked of the kind that makes its grids, of a puzzle in that
kind's own dress; what is found gets the dress of this kind, and its last touches (`finish`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import replace as changed
from typing import TYPE_CHECKING, Any

from crosscore.dictionary import Dictionary
from crosscore.errors import Sentence
from crosscore.fields import Field, effective, usable
from crosscore.grid import BLOCKED, CROSSING, Model
from crosscore.kinds import filled, freeform
from crosscore.kinds.contract import Command, Kind, Lists, Search, Sharing, Usual, lacking, once
from crosscore.puzzle import Puzzle, Word
from crosscore.search import Outcome, Progress

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["GRID", "Derived", "Finish"]

#: (puzzle, its dictionary if there is one, whether it is a new grid): better ones, the last is it
Finish = Callable[[Puzzle, Dictionary | None, bool], Generator[Progress | Puzzle, None, None]]

_BASES: dict[str, Kind] = {CROSSING: freeform.KIND, BLOCKED: filled.KIND}
_SHORTEST = 10  #: letters that the shortest word of a grid with blocks has at most


def _of(kind: Kind, name: str) -> Field:
    return next(field for field in kind.fields if field.name == name)


def _only(field: Field, *values: str) -> Field:
    """A field with some of its choices."""
    at = [n for n, (value, _) in enumerate(field.choices) if value in values]
    return changed(
        field,
        choices=tuple(field.choices[n] for n in at),
        helps=tuple(field.helps[n] for n in at) if field.helps else (),
    )


_FREE = ("grid", (CROSSING,))
_DENSE = ("grid", (BLOCKED,))

#: the options of all such grids
GRID = (
    Field(
        "grid", "Grid", "choice", CROSSING,
        choices=((CROSSING, "Crossing words"), (BLOCKED, "Filled grid")),
        helps=(
            "Words cross wherever they fit, and the grid grows around them.",
            "A newspaper’s grid with black squares, full of words; it needs a large word list.",
        ),
        layout=True, group="grid",
    ),
    changed(_of(freeform.KIND, "count"), default=30, when=_FREE, says="derived-count",
            help="How many words are drawn from the word list."),
    changed(_only(_of(freeform.KIND, "goal"), "compact", "crossings", "page"), when=_FREE),
    _of(freeform.KIND, "paper"),
    _of(freeform.KIND, "aspect"),
    changed(_of(freeform.KIND, "size"), when=("goal", ("compact", "crossings")),
            says="derived-size",
            help="Auto takes the room that all the words need. A fixed size holds as many words "
            "as fit."),
    _of(freeform.KIND, "pieces"),
    changed(_of(freeform.KIND, "scatter"), when=("goal", ("compact",))),
    changed(_of(filled.KIND, "size"), name="sides", when=_DENSE),
    changed(_only(_of(filled.KIND, "blocks"), "pattern", "few"), when=_DENSE),
    changed(_of(filled.KIND, "symmetry"), when=_DENSE),
    changed(_of(filled.KIND, "black"), when=_DENSE),
    changed(_of(freeform.KIND, "min_length"), default=3),
    changed(_of(freeform.KIND, "max_length"), when=_FREE),
    changed(_of(freeform.KIND, "seconds"), default=3),
    _of(freeform.KIND, "fresh"),
)  # fmt: skip


class Derived(Usual):
    """Such a kind.

    `finish` gives a puzzle its last touches. Where that takes long it is `late`: only the last
    grid gets them, and the search for one ends after `late` nodes.
    """

    models: tuple[Model, ...] = (CROSSING, BLOCKED)
    dictionary = True
    digits = False
    unfound = filled.KIND.unfound
    found = None

    def __init__(
        self,
        finish: Finish,
        *,
        id: str,
        fields: Sequence[Field],
        presets: Sequence[wire.Preset],
        acts: str,
        lists: Lists,
        doing: Sentence,
        command: Command,
        late: int = 0,
    ) -> None:
        self.id, self.fields, self.presets = id, fields, presets
        self.acts = frozenset(f"puzzle.{act}" for act in acts.split())
        self.lists, self.doing, self.command = lists, doing, command
        self.file = command.name
        self._finish, self._late = finish, late

    def acts_of(self, model: Model) -> frozenset[str]:
        """What can be done to such a grid; without a word it would have holes for ever."""
        known = _BASES[model].acts | {"puzzle.convert"}
        if model == BLOCKED:
            known -= {"puzzle.delete"}
        return self.acts & known

    # -- its dress and the other kind's -----------------------------------------------

    def settings_of(self, puzzle: Puzzle) -> dict[str, Any]:
        found = usable(self.fields, puzzle.options)
        found["grid"] = puzzle.model
        if puzzle.model == BLOCKED:
            found["sides"] = f"{puzzle.width}x{puzzle.height}"
        return found

    def _options(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Its options as the kind has them that makes the grid."""
        base = _BASES[settings["grid"]]
        found = {f.name: settings[f.name] for f in base.fields if f.name in settings}
        if base is filled.KIND:
            found["size"] = settings["sides"]
            found["min_length"] = min(_SHORTEST, found["min_length"])
        return found

    def _undressed(self, puzzle: Puzzle, act: str) -> tuple[Kind, Puzzle]:
        base = _BASES[puzzle.model]
        if act not in self.acts_of(puzzle.model):
            raise lacking(act)
        options = self._options(self.settings_of(puzzle))
        if "letters" in puzzle.options:
            options["letters"] = puzzle.options["letters"]
        return base, changed(puzzle, kind=base.id, options=options, proof="", codes=())

    def _dressed(self, found: Puzzle, settings: Mapping[str, Any], like: Puzzle | None) -> Puzzle:
        options = dict(settings)
        if "letters" in found.options:
            options["letters"] = found.options["letters"]
        sheet, codes = (like.sheet, like.codes) if like else (found.sheet, ())
        return changed(found, kind=self.id, options=options, sheet=sheet, codes=codes, proof="")

    def _run(
        self,
        search: Search,
        settings: Mapping[str, Any],
        like: Puzzle | None = None,
        dictionary: Dictionary | None = None,
        *,
        fresh: bool = False,
    ) -> Search:
        """What another kind finds, as puzzles of this one."""
        best: Puzzle | None = None
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                outcome = Outcome(end.value)
                break
            if not isinstance(item, Puzzle):
                yield item
                continue
            best = self._dressed(item, settings, like)
            if not self._late:
                yield from self._finish(best, dictionary, fresh)
        if self._late and best:
            yield from self._finish(best, dictionary, fresh)
        return outcome

    def _nodes(self, nodes: int | None) -> int | None:
        return min(nodes or self._late, self._late) if self._late else nodes

    # -- what it can do ---------------------------------------------------------------

    def moved(self, before: Puzzle, after: Puzzle, word: int = -1, /) -> int:
        return _BASES[after.model].moved(before, after, word)

    def sharing(self, act: str, settings: Mapping[str, Any]) -> Sharing | None:
        if self._late:
            return None  # nodes limit it
        grid = usable(self.fields, dict(settings))["grid"]
        return _BASES[grid].sharing(act, settings)

    def worth(self, puzzle: Puzzle, dictionary: Dictionary | None = None) -> tuple[float, ...]:
        base, plain = self._undressed(puzzle, "puzzle.reshuffle")
        return base.worth(plain, dictionary)

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
        settings = effective(self.fields, options)
        search = _BASES[settings["grid"]].new(
            dictionary,
            self._options(settings),
            seed=seed,
            nodes=self._nodes(nodes),
            avoid=avoid,
            language=language,
        )
        return self._run(search, settings, None, dictionary, fresh=True)

    def reshuffle(
        self,
        puzzle: Puzzle,
        options: Mapping[str, object] | None = None,
        *,
        seed: int,
        nodes: int | None = None,
        dictionary: Dictionary | None = None,
    ) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.reshuffle")
        settings = self.settings_of(puzzle)
        if options is not None:
            settings = {**effective(self.fields, options), "grid": puzzle.model}
        search = base.reshuffle(
            changed(plain, given_letters=frozenset()),
            None if options is None else self._options(settings),
            seed=seed,
            nodes=self._nodes(nodes),
            dictionary=dictionary,
        )
        return self._run(search, settings, changed(puzzle, codes=()), dictionary, fresh=True)

    def improve(
        self,
        puzzle: Puzzle,
        *,
        seed: int,
        nodes: int | None = None,
        dictionary: Dictionary | None = None,
    ) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.improve")
        search = base.improve(plain, seed=seed, nodes=self._nodes(nodes), dictionary=dictionary)
        return self._run(search, self.settings_of(puzzle), puzzle, dictionary)

    def convert(
        self,
        puzzle: Puzzle,
        dictionary: Dictionary | None = None,
        *,
        seed: int,
        nodes: int | None = None,
    ) -> Search:
        known = {field.name for field in self.fields}
        settings = usable(self.fields, {k: v for k, v in puzzle.options.items() if k in known})
        settings["grid"] = puzzle.model
        if puzzle.model == BLOCKED:
            settings |= {"size": "auto", "sides": f"{puzzle.width}x{puzzle.height}"}
        kept = {name: puzzle.sheet[name] for name in _KEPT if name in puzzle.sheet}
        plain = changed(
            puzzle, seed=seed, sheet=kept, pinned=frozenset(), given_letters=frozenset()
        )
        return self._run(once(plain), settings, None, dictionary, fresh=True)

    def replace(
        self,
        puzzle: Puzzle,
        word: int,
        dictionary: Dictionary | None,
        *,
        seed: int,
        avoid: Sequence[Sequence[str]] = (),
    ) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.replace")
        search = base.replace(plain, word, dictionary, seed=seed, avoid=avoid)
        return self._run(search, self.settings_of(puzzle), puzzle)

    def edit(self, puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.edit")
        search = base.edit(plain, word, new_word, seed=seed)
        return self._run(search, self.settings_of(puzzle), puzzle)

    def add(self, puzzle: Puzzle, words: Sequence[Word], *, seed: int) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.add")
        return self._run(base.add(plain, words, seed=seed), self.settings_of(puzzle), puzzle)

    def join(
        self, puzzle: Puzzle, dictionary: Dictionary, *, seed: int, nodes: int | None = None
    ) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.join")
        search = base.join(plain, dictionary, seed=seed, nodes=self._nodes(nodes))
        return self._run(search, self.settings_of(puzzle), puzzle, fresh=True)

    def delete(self, puzzle: Puzzle, words: Collection[int], *, seed: int) -> Search:
        base, plain = self._undressed(puzzle, "puzzle.delete")
        return self._run(base.delete(plain, words, seed=seed), self.settings_of(puzzle), puzzle)

    def places(self, puzzle: Puzzle, word: int) -> list[wire.LegalPlace]:
        base, plain = self._undressed(puzzle, "puzzle.places")
        return base.places(plain, word)

    def move(self, puzzle: Puzzle, word: int, row: int, column: int, down: bool) -> Puzzle:
        base, plain = self._undressed(puzzle, "puzzle.move")
        made = base.move(plain, word, row, column, down)
        for item in self._finish(self._dressed(made, puzzle.options, puzzle), None, False):
            made = item if isinstance(item, Puzzle) else made
        return made

    def suggest_steps(
        self, puzzle: Puzzle, word: int, dictionary: Dictionary, *, seed: int, count: int = 12
    ) -> Generator[None, None, tuple[str, list[wire.Suggested]]]:
        base, plain = self._undressed(puzzle, "puzzle.suggest")
        return base.suggest_steps(plain, word, dictionary, seed=seed, count=count)


#: settings of a sheet that have nothing to do with clues
_KEPT = ("key", "prints", "paper", "name_line", "save_ink", "blocks", "text_size", "language",
         "digits")  # fmt: skip

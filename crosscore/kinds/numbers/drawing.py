"""The user's own grid of numbers: what filled crosswords do, with the numbers of the options."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace as changed

from crosscore import alphabet
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.fill.unique import AMBIGUOUS
from crosscore.grid import Cell
from crosscore.kinds.contract import Search
from crosscore.kinds.filled import KIND as filled
from crosscore.kinds.filled.cells import place_name, slot_at
from crosscore.kinds.numbers.asking import at_once, finished, verdict
from crosscore.kinds.numbers.making import blank, drawn, no_filling
from crosscore.kinds.numbers.options import settings_of, settled
from crosscore.kinds.numbers.sums import check_clue, sums_of
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress, Verdict

__all__ = [
    "can_fill",
    "clear",
    "fill_rest",
    "new_drawing",
    "put",
    "set_cells",
    "type_text",
]


def _numbers(puzzle: Puzzle) -> Dictionary:
    return sums_of(settings_of(puzzle)).dictionary


def new_drawing(
    options: Mapping[str, object],
    *,
    language: str,
    seed: int,
    letters: Mapping[str, str] | None = None,
) -> Puzzle:
    """A pattern of blocks with no numbers in it yet; `letters` are of no use here."""
    settings = settled(options)
    headings = alphabet.get(language or "en").code
    return blank(settings, drawn(settings, seed), seed=seed, clue_language=headings)


def set_cells(
    puzzle: Puzzle, cells: Sequence[Sequence[object]], to: str, symmetry: str = ""
) -> Puzzle:
    """See `crosscore.kinds.filled.set_cells`."""
    symmetry = symmetry or settings_of(puzzle)["symmetry"]
    return at_once(puzzle, filled.set_cells(puzzle, cells, to, symmetry))


def clear(puzzle: Puzzle, what: str, cells: Sequence[Sequence[object]] = ()) -> Puzzle:
    """See `crosscore.kinds.filled.clear`."""
    return at_once(puzzle, filled.clear(puzzle, what, cells))


def type_text(
    puzzle: Puzzle,
    row: int,
    column: int,
    down: bool,
    text: str,
    after: Sequence[object] | None = None,
) -> tuple[Puzzle, Cell, Cell]:
    """See `crosscore.kinds.filled.type_text`: digits of any script."""
    made, cursor, last = filled.type_text(puzzle, row, column, down, text, None)
    return at_once(puzzle, made), cursor, last


def put(
    puzzle: Puzzle,
    dictionary: Dictionary | None = None,
    *,
    row: int,
    column: int,
    down: bool,
    text: str,
    clue: str = "",
) -> Puzzle:
    """Write a number into the slot through a cell; its clue must come to it."""
    made = filled.put(puzzle, None, row, column, down, text, "")
    if clue:
        across, cells = slot_at(made, row, column, down)
        (at,) = (e.word for e in made.entries if (e.across, e.cells) == (across, cells))
        words = list(made.words)
        words[at] = changed(words[at], clue=check_clue(clue, "".join(words[at].answer)))
        made = changed(made, words=tuple(words))
    return at_once(puzzle, made)


def fill_rest(
    puzzle: Puzzle,
    dictionary: Dictionary | None = None,
    region: Sequence[Sequence[object]] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
) -> Search:
    """See `crosscore.kinds.filled.fill_rest`; the numbers are those of the options."""
    search = filled.fill_rest(puzzle, _numbers(puzzle), region, seed=seed, nodes=nodes)
    return _fill_rest(puzzle, search, seed)


def _fill_rest(puzzle: Puzzle, search: Search, seed: int) -> Search:
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        except CrosscoreError as error:
            if error.code == "no-filling":
                raise no_filling(proved=True) from None
            raise
        if isinstance(item, Puzzle):
            yield from finished(puzzle, item, Rng(seed))
        else:
            yield item


def _doubt(cells: Sequence[Cell]) -> Sentence:
    return sentence(
        "cells-in-doubt",
        "The clues leave more than one solution; cells in doubt: {cells}, the first in {place}; "
        "write a clue there that says all.",
        cells=len(cells),
        place=place_name(cells[0]),
    )


def can_fill(
    puzzle: Puzzle, dictionary: Dictionary | None = None, *, nodes: int | None = None
) -> Generator[Progress, None, Verdict]:
    """Whether numbers of the options can fill the open cells; nothing is changed.

    Of a full grid whose clues leave more than one solution, the cells in doubt are told.
    """
    if puzzle.entries and "" not in puzzle.open_cells.values():
        told = yield from verdict(puzzle)
        if told.state == AMBIGUOUS:
            return Verdict("yes", _doubt(told.cells), tuple((cell,) for cell in told.cells))
        return Verdict("yes")
    found = yield from filled.can_fill(puzzle, _numbers(puzzle), nodes=nodes)
    if found.fillable != "no":
        return found
    return Verdict("no", no_filling(proved=True).message, found.slots)

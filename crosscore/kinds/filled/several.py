"""Several whole fills of a grid to choose from, one of them taken, and cells that are to stay."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace as changed

from crosscore import alphabet
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.fill.several import several
from crosscore.kinds.contract import Search
from crosscore.kinds.filled.cells import (
    Grid,
    check_cell,
    held_cells,
    letters_of,
    of_rows,
    place_name,
)
from crosscore.kinds.filled.drawing import adopt
from crosscore.kinds.filled.filling import as_puzzles, impossible, needed, rows_to_fill
from crosscore.kinds.filled.lookup import looking_up, lookup_of
from crosscore.kinds.filled.options import settings_of
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome

__all__ = ["fills", "pin", "take"]


def fills(
    puzzle: Puzzle,
    dictionary: Dictionary | None,
    region: Sequence[object] | None = None,
    *,
    count: int,
    seed: int,
    nodes: int | None = None,
) -> Search:
    """Whole fills of the open cells, or of a region, each another one.

    Any two differ in a third of the words at least. Raises what `fill_rest` raises.
    """
    puzzle = adopt(puzzle, needed(dictionary))
    rows = rows_to_fill(puzzle, region)
    return _fills(puzzle, rows, needed(dictionary), Rng(seed), count, nodes)


def _fills(
    puzzle: Puzzle, rows: Grid, dictionary: Dictionary, rng: Rng, count: int, nodes: int | None
) -> Search:
    lookup = yield from looking_up(dictionary)
    settings = settings_of(puzzle)
    apart = lookup.apart(settings)
    search = several(
        rows,
        lookup.lexicon,
        rng,
        count=count,
        nodes=nodes,
        least=settings["min_score"] or None,
        prefer=settings["better"] and lookup.lexicon.scores is not None,
        bars=puzzle.bars,
        apart=apart,
    )
    outcome, dead = yield from as_puzzles(search, puzzle, lookup)
    if outcome == Outcome.EXHAUSTED:
        raise impossible(rows, puzzle.bars, dead, lookup, settings["min_score"], apart)
    return outcome


def take(
    puzzle: Puzzle, dictionary: Dictionary | None, rows: Sequence[Sequence[str | None]]
) -> Puzzle:
    """The puzzle with the letters of one of its fills.

    Raises `CrosscoreError`: "other-grid" for another shape, "locked" where a letter that is
    written or locked would change, and what the alphabet says of letters that it does not have.
    """
    lookup = None
    if dictionary is not None:
        puzzle = adopt(puzzle, dictionary)
        lookup = lookup_of(dictionary)
    before = puzzle.rows()
    shape = [[cell is None for cell in row] for row in before]
    if [[cell is None for cell in row] for row in rows] != shape:
        raise CrosscoreError(
            "other-grid",
            sentence("other-grid", "The black squares are others now. Look for fills again."),
            "rows",
        )
    language, letters = alphabet.get(puzzle.language), letters_of(puzzle)
    stay = held_cells(puzzle) | puzzle.pinned
    made: Grid = []
    for r, row in enumerate(rows):
        made.append([])
        for c, letter in enumerate(row):
            if letter == "":
                letter = before[r][c]  # in no word, so that no fill has it
            if letter and letter != before[r][c]:
                if (r, c) in stay:
                    raise CrosscoreError(
                        "locked",
                        sentence(
                            "letter-stays",
                            "The letter at {cell} is another one now, and it stays. Look for "
                            "fills again.",
                            cell=place_name((r, c)),
                        ),
                        "rows",
                    )
                letter = "".join(language.split(letter, letters))
            made[-1].append(letter)
    return of_rows(puzzle, made, lookup=lookup)


def pin(puzzle: Puzzle, cells: Collection[object], on: bool) -> Puzzle:
    """Letters that stay, whatever is filled, or that need not any more."""
    rows = puzzle.rows()
    chosen = {check_cell(puzzle, cell) for cell in cells}
    lettered = {(r, c) for r, c in chosen if rows[r][c]}
    if not lettered:
        raise CrosscoreError(
            "nothing-to-lock",
            sentence("nothing-to-lock", "There’s no letter in those cells."),
            "cells",
        )
    pinned = puzzle.pinned | lettered if on else puzzle.pinned - lettered
    return changed(puzzle, pinned=pinned)

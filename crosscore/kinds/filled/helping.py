"""Help while drawing: the words that fit a slot, and where the grid is hard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crosscore import alphabet
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.fill.candidates import ORDERS, Found, Prospect
from crosscore.fill.candidates import candidates as fitting
from crosscore.fill.candidates import heat as counted
from crosscore.grid import Bars, Cell
from crosscore.kinds.filled.cells import Grid, held_cells, letters_of, rows_of, slot_at
from crosscore.kinds.filled.drawing import adopt
from crosscore.kinds.filled.filling import needed
from crosscore.kinds.filled.lookup import Lookup, lookup_of
from crosscore.kinds.filled.options import settings_of
from crosscore.puzzle import Puzzle

__all__ = ["LEVELS", "candidates", "heat"]

_KEPT = 2  #: grids whose prospects are kept: as they are, and with a full slot opened

#: candidates up to which a slot is impossible, nearly so, hard, tight; beyond that no trouble
LEVELS = (0, 5, 30, 150)


def candidates(
    puzzle: Puzzle,
    dictionary: Dictionary | None,
    row: int,
    column: int,
    down: bool,
    typed: str = "",
    count: int = 60,
    order: str = "best",
) -> dict[str, Any]:
    """The words that fit the slot through a cell, those first with which the rest still can.

    `order` is one of `ORDERS`. Of a slot that is full, the letters that the program wrote may
    change: what is found could stand in place of its word.
    """
    if order not in ORDERS:
        raise CrosscoreError("bad-message", f"There is no order {order[:40]!a}.", "order")
    puzzle = adopt(puzzle, needed(dictionary))
    across, cells = slot_at(puzzle, row, column, down)
    lookup = lookup_of(needed(dictionary))
    lexicon = lookup.lexicon
    settings = settings_of(puzzle)
    rows = rows_of(puzzle)
    if all(rows[r][c] for r, c in cells):
        stay = held_cells(puzzle) | puzzle.pinned
        for r, c in cells:
            if (r, c) not in stay:
                rows[r][c] = ""
    prefix: tuple[str, ...] = ()
    if typed.strip():
        try:
            prefix = alphabet.get(puzzle.language).split(typed, letters_of(puzzle))
        except CrosscoreError:
            prefix = (typed,)  # no letter of the language: no word begins with it
    language = alphabet.get(puzzle.language)
    prospect = _prospect(rows, puzzle.bars, lookup, settings)
    found = _found(prospect, language, cells, prefix, max(0, count), order)
    words = []
    for one in found.words:
        index = one.index
        word = lookup.dictionary.words[index]
        words.append(
            {
                "word": word.surface,
                "shown": word.shown,
                "cells": list(word.answer),
                "clue": word.clue,
                "score": lexicon.scores[index] if lexicon.scores is not None else None,
                "fits": one.fits,
                "fewest": one.fewest,
                "ways": round(one.ways, 1),
            }
        )
    return {
        "total": found.total,
        "fitting": found.fitting,
        "cells": [list(cell) for cell in cells],
        "way": "across" if across else "down",
        "pattern": [rows[r][c] for r, c in cells],
        "words": words,
    }


def _prospect(rows: Grid, bars: Bars, lookup: Lookup, settings: Mapping[str, Any]) -> Prospect:
    """What the grid leaves its slots: that is asked several times between two changes."""
    least, apart = settings["min_score"], lookup.apart(settings)
    for known in lookup.prospects:
        same = known.rows == rows and known.bars == bars
        if same and known.least == least and known.apart is apart:
            return known
    made = Prospect([list(row) for row in rows], lookup.lexicon, least, bars, apart)
    lookup.prospects[:] = [made, *lookup.prospects[: _KEPT - 1]]
    return made


def _found(
    prospect: Prospect,
    language: alphabet.Alphabet,
    cells: Sequence[Cell],
    prefix: tuple[str, ...],
    count: int,
    order: str,
) -> Found:
    """The candidates that begin so; a letter of several keys may be half typed (ক of কি)."""

    def key(letters: Sequence[object]) -> Any:
        return language.sort_key([str(letter) for letter in letters])

    shelf = prospect.lexicon.shelves.get(len(cells))
    begun: list[str] = []
    if shelf and 0 < len(prefix) <= len(cells):
        there = shelf.masks[len(prefix) - 1]
        begun = [str(letter) for letter in there if str(letter).startswith(prefix[-1])]
    if not begun:
        return fitting(prospect, cells, prefix, count=count, order=order, key=key)
    return fitting(prospect, cells, prefix[:-1], begun, count=count, order=order, key=key)


def heat(puzzle: Puzzle, dictionary: Dictionary | None) -> dict[str, Any]:
    """How many words each open slot can still take, and how hard each cell is (0 to 4)."""
    puzzle = adopt(puzzle, needed(dictionary))
    lookup = lookup_of(needed(dictionary))
    rows = rows_of(puzzle)
    found = counted(_prospect(rows, puzzle.bars, lookup, settings_of(puzzle)))
    levels: dict[Cell, int] = {}
    slots = []
    for (across, cells), number in found.items():
        level = sum(number <= most for most in LEVELS)
        slots.append(
            {"cells": [list(cell) for cell in cells], "across": across, "candidates": number}
        )
        for cell in cells:
            levels[cell] = max(level, levels.get(cell, 0))
    numbers = list(found.values())
    return {
        "slots": slots,
        "cells": [
            [None if letter is None else levels.get((r, c), 0) for c, letter in enumerate(row)]
            for r, row in enumerate(rows)
        ],
        "hardest": min(numbers, default=None),
        "easiest": max(numbers, default=None),
    }

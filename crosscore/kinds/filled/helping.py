"""Help while drawing: the words that fit a slot, and where the grid is hard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from crosscore import alphabet
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.fill import Lexicon
from crosscore.fill.candidates import Found
from crosscore.fill.candidates import candidates as fitting
from crosscore.fill.candidates import heat as counted
from crosscore.grid import Cell
from crosscore.kinds.filled.cells import held_cells, letters_of, rows_of, slot_at
from crosscore.kinds.filled.drawing import adopt
from crosscore.kinds.filled.filling import needed
from crosscore.kinds.filled.lookup import lookup_of
from crosscore.kinds.filled.options import settings_of
from crosscore.puzzle import Puzzle

__all__ = ["LEVELS", "candidates", "heat"]

_BEGUN = 24  #: letters that begin with a half typed one, those of most words first

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
) -> dict[str, Any]:
    """The words that fit the slot through a cell, those first with which the rest still can.

    Of a slot that is full, the letters that the program wrote may change: what is found could
    stand in place of its word.
    """
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
    fit = partial(
        fitting,
        rows,
        lookup.lexicon,
        cells,
        count=max(0, count),
        least=settings["min_score"],
        bars=puzzle.bars,
        apart=lookup.apart(settings),
    )
    found = _found(fit, lexicon, len(cells), prefix, max(0, count))
    words = []
    for index, fits in found.words:
        word = lookup.dictionary.words[index]
        words.append(
            {
                "word": word.surface,
                "shown": word.shown,
                "cells": list(word.answer),
                "clue": word.clue,
                "score": lexicon.scores[index] if lexicon.scores is not None else None,
                "fits": fits,
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


def _found(
    fit: Callable[[tuple[str, ...]], Found],
    lexicon: Lexicon,
    length: int,
    prefix: tuple[str, ...],
    count: int,
) -> Found:
    """The candidates that begin so; a letter of several keys may be half typed (ক of কি)."""
    shelf = lexicon.shelves.get(length)
    begun: list[str] = []
    if shelf and 0 < len(prefix) <= length:
        there = shelf.masks[len(prefix) - 1]
        letters = [str(letter) for letter in there if str(letter).startswith(prefix[-1])]
        begun = sorted(letters, key=lambda letter: (-there[letter].bit_count(), letter))[:_BEGUN]
    if not begun:
        return fit(prefix)
    parts = [fit((*prefix[:-1], letter)) for letter in begun]
    scores = lexicon.scores
    words = sorted(
        (pair for part in parts for pair in part.words),
        key=lambda pair: (not pair[1], -scores[pair[0]] if scores else 0),
    )
    return Found(sum(p.total for p in parts), sum(p.fitting for p in parts), words[:count])


def heat(puzzle: Puzzle, dictionary: Dictionary | None) -> dict[str, Any]:
    """How many words each open slot can still take, and how hard each cell is (0 to 4)."""
    puzzle = adopt(puzzle, needed(dictionary))
    lookup = lookup_of(needed(dictionary))
    settings = settings_of(puzzle)
    rows = rows_of(puzzle)
    found = counted(
        rows, lookup.lexicon, settings["min_score"], puzzle.bars, lookup.apart(settings)
    )
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

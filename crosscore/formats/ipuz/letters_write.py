"""Word search -> the JSON object of an .ipuz file: the letters, and where the words lie.

A place in `solution` is `{"cells": [[column, row], ...]}`, in the order of the letters. Columns and
rows count from 1, as most programs that write ipuz have it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from crosscore import __version__, alphabet, sheet
from crosscore.formats.ipuz.keys import BLOCK, KIND_SEARCH, KIND_SEEN, OURS, VERSION, block_for
from crosscore.formats.ipuz.marks_write import about_keys
from crosscore.formats.ipuz.markup import as_html
from crosscore.grid import Cell
from crosscore.puzzle import NO_ROOM, Puzzle

__all__ = ["keys", "to_document"]


def to_document(puzzle: Puzzle) -> dict[str, Any]:
    """A word search as the JSON object of an .ipuz file; equal puzzles give equal objects."""
    texts = {"author": puzzle.author, "intro": puzzle.instructions}
    named = keys([word.surface for word in puzzle.words])
    places = {entry.word: entry.cells for entry in puzzle.entries}
    rows = puzzle.rows()
    block = block_for(rows)
    document: dict[str, Any] = {
        "version": VERSION,
        "kind": [KIND_SEARCH, KIND_SEEN],
        "dimensions": {"width": puzzle.width, "height": puzzle.height},
        "origin": f"Crosscore {__version__}",
        **({} if block == BLOCK else {"block": block}),
        "title": puzzle.title,
        **{key: value for key, value in texts.items() if value},
        **about_keys(puzzle),
        "showanswers": "during" if sheet.settings(puzzle)["list"] == "words" else "after",
        "puzzle": [list(row) for row in rows],
        "solution": {named[word]: _place(cells) for word, cells in sorted(places.items())},
        OURS + "format": 1,
        OURS + "kind": puzzle.kind,
        OURS + "language": puzzle.language,
        OURS + "direction": alphabet.get(puzzle.language).direction,
        OURS + "seed": puzzle.seed,
        OURS + "options": dict(puzzle.options),
        OURS + "words": _list_words(puzzle),
    }
    if puzzle.clue_language:
        document[OURS + "clue-language"] = puzzle.clue_language
    if puzzle.sheet:
        document[OURS + "sheet"] = dict(puzzle.sheet)
    return as_html(document | lock_and_source(puzzle))


def lock_and_source(puzzle: Puzzle) -> dict[str, Any]:
    """The keys for a locked layout and for the word list, where a puzzle has them."""
    made: dict[str, Any] = {OURS + "frozen": True} if puzzle.frozen else {}
    if puzzle.source is not None:
        made[OURS + "dictionary"] = {"name": puzzle.source.name, "digest": puzzle.source.digest}
    return made


def keys(surfaces: Sequence[str]) -> list[str]:
    """The key that each word of the list has in `solution`: the word as it is read.

    The marks `|` stay only in words that would have the same key without them.
    """
    shown = [surface.replace("|", "") for surface in surfaces]
    times = Counter(shown)
    return [
        plain if times[plain] == 1 else surface
        for plain, surface in zip(shown, surfaces, strict=True)
    ]


def _place(cells: Sequence[Cell]) -> dict[str, Any]:
    return {"cells": [[column + 1, row + 1] for row, column in cells]}


def _list_words(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The user's list in order; a word without a place carries the reason."""
    placed = {entry.word for entry in puzzle.entries}
    reasons = {lost.word: lost.reason for lost in puzzle.unplaced}
    listed: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        item: dict[str, Any] = {"word": word.surface}
        if word.clue:
            item["clue"] = word.clue
        if index not in placed:
            item["reason"] = reasons.get(index, NO_ROOM)
        if index in puzzle.locked:
            item["locked"] = True
        listed.append(item)
    return listed

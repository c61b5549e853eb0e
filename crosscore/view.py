"""Puzzle -> what to draw: plain data in which nothing is left to split, count or format.

Numbers are labels in the puzzle's own digits; cells are clusters; columns are in reading
order, and `direction` says from which side they are drawn.
"""

from __future__ import annotations

from typing import Any

from crosscore import alphabet
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome

__all__ = ["counts", "report", "view"]


def counts(puzzle: Puzzle, long_clue: int = 60) -> dict[str, Any]:
    """How good the puzzle is, in numbers: words, crossings, size, part of the box filled."""
    return {
        "given": len(puzzle.words),
        "placed": len(puzzle.entries),
        "failed": len(puzzle.unplaced),
        "isolated": len(puzzle.isolated()),
        "long": sum(len(word.clue) > long_clue for word in puzzle.words),
        "components": puzzle.components(),
        "crossings": puzzle.crossings(),
        "width": puzzle.width,
        "height": puzzle.height,
        "filled": round(puzzle.filled(), 4),
    }


def report(puzzle: Puzzle, outcome: Outcome, seconds: float) -> dict[str, Any]:
    """What a run reached, in the names of the command line's report."""
    numbers = counts(puzzle)
    return {
        "placed": numbers["placed"],
        "given": numbers["given"],
        "unplaced": [
            {"word": puzzle.words[lost.word].surface, "reason": lost.reason}
            for lost in puzzle.unplaced
        ],
        "components": numbers["components"],
        "crossings": numbers["crossings"],
        "width": puzzle.width,
        "height": puzzle.height,
        "filled": numbers["filled"],
        "seconds": seconds,
        "outcome": outcome.value,
        "seed": puzzle.seed,
    }


def view(puzzle: Puzzle) -> dict[str, Any]:
    """Grid, word list, clue lists and counts of a puzzle, for any painter."""
    script = alphabet.get(puzzle.language)
    limit = puzzle.options.get("long_clue", 60)
    long_clue = limit if isinstance(limit, int) else 60
    numbers = puzzle.numbers()
    cells: list[list[dict[str, str] | None]] = []
    for r, row in enumerate(puzzle.rows()):
        line: list[dict[str, str] | None] = []
        for c, cluster in enumerate(row):
            if cluster is None:
                line.append(None)
            elif (r, c) in numbers:
                line.append({"t": cluster, "n": script.number(numbers[r, c])})
            else:
                line.append({"t": cluster})
        cells.append(line)
    return {
        "kind": puzzle.kind,
        "title": puzzle.title,
        "language": puzzle.language,
        "direction": script.direction,
        "width": puzzle.width,
        "height": puzzle.height,
        "seed": puzzle.seed,
        "cells": cells,
        "words": _words(puzzle, script, long_clue),
        "clues": [
            {
                "direction": "across" if across else "down",
                "heading": script.across if across else script.down,
                "items": [
                    {
                        "label": script.number(e.number),
                        "clue": puzzle.words[e.word].clue,
                        "enumeration": f"({script.number(len(e.cells))})",
                        "index": e.word,
                    }
                    for e in sorted(puzzle.entries, key=lambda e: e.number)
                    if e.across is across
                ],
            }
            for across in (True, False)
        ],
        "counts": counts(puzzle, long_clue),
        "long_limit": long_clue,
    }


def _words(puzzle: Puzzle, script: alphabet.Alphabet, long_clue: int) -> list[dict[str, Any]]:
    entries = {entry.word: entry for entry in puzzle.entries}
    reasons = {lost.word: lost.reason for lost in puzzle.unplaced}
    isolated = puzzle.isolated()
    listed: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        item: dict[str, Any] = {
            "index": index,
            "word": word.surface,
            "key": script.fold(word.surface),
            "cells": list(word.answer),
            "clue": word.clue,
            "long": len(word.clue) > long_clue,
            "isolated": index in isolated,
        }
        if index in entries:
            entry = entries[index]
            item |= {
                "state": "placed",
                "across": entry.across,
                "label": script.number(entry.number),
                "places": [list(cell) for cell in entry.cells],
            }
        else:
            item |= {"state": "unplaced", "reason": reasons.get(index, "")}
        listed.append(item)
    return listed

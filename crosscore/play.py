"""Puzzle -> what you need to solve it on a screen, in the page or in a file of its own.

Plain data: nothing in it is left to split, count or format, and it says nothing about how the
puzzle was made. The page, a file that is handed out (`formats.html`) and a link (`formats.link`)
all use the same object.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crosscore import alphabet, sheet, view
from crosscore.grid import BLOCKED, LETTERS
from crosscore.puzzle import Puzzle

__all__ = ["VERSION", "play", "typing"]

VERSION = 1  #: raised when an older player would misread the object

#: of the view (docs/protocol.md), what a solver sees or needs
_VIEW = (
    "kind", "model", "search", "title", "author", "instructions", "credits", "notes", "foot",
    "language", "direction", "width", "height", "sheet", "cells", "clues", "clue_language",
    "clue_direction", "labels", "lines", "bank", "groups", "codes", "unsolved", "checksum",
)  # fmt: skip
_WORD = ("index", "shown", "cells", "clue", "enumeration", "across", "places", "way", "label")


def play(puzzle: Puzzle) -> dict[str, Any]:
    """`{v, view, input}`: what is on the sheet, with only the parts of the view that solving needs.

    `view["words"]` has all words by their index, None if a word isn't on the sheet. `input`, for
    puzzles that are typed, turns typed text into cells: `alphabet.typing`.
    """
    whole: Mapping[str, Any] = view.view(sheet.crop(puzzle))
    shown = {name: whole[name] for name in _VIEW if name in whole}
    clueless = {} if sheet.lists(puzzle) == "clues" else {"clue": "", "enumeration": ""}
    shown["words"] = [
        {**{name: word[name] for name in _WORD if name in word}, **clueless}
        if word["state"] == "placed"
        else None
        for word in whole["words"]
    ]
    _answered(shown)
    made = {"v": VERSION, "view": _kept(shown)}
    rules = typing(puzzle)
    return {**made, "input": rules} if rules else made


def _answered(shown: dict[str, Any]) -> None:
    """Enter the answers that aren't in the grid as words with the letters that are known."""
    lists: list[dict[str, Any]] = []
    for found in shown["clues"]:
        lists.append({**found, "items": []})
        line = ""
        for item in found["items"]:
            line = item["label"] or line
            told = {name: value for name, value in item.items() if name != "places"}
            if "places" in item:
                told["index"] = len(shown["words"])
                cells = [shown["cells"][r][c]["t"] for r, c in item["places"]]
                word = {
                    "index": told["index"],
                    "shown": "".join(cells),
                    "cells": cells,
                    "clue": item["clue"],
                    "enumeration": item["enumeration"],
                    "across": found["direction"] == "across",
                    "places": item["places"],
                    "label": line,
                }
                shown["words"].append(word)
            lists[-1]["items"].append(told)
    shown["clues"] = lists


def typing(puzzle: Puzzle) -> dict[str, Any]:
    """How typed text becomes the puzzle's letters (`alphabet.typing`); {} if none are typed."""
    if puzzle.model == LETTERS:
        return {}
    letters = {letter for row in puzzle.rows() for letter in row if letter}
    digits = sheet.wording(puzzle).digits
    options: dict[str, str] = puzzle.options.get("letters", {})
    return alphabet.typing(puzzle.language, options, sorted(letters), digits)


def _kept(shown: dict[str, Any]) -> dict[str, Any]:
    """The view with the keys that it has had in files and links from the first: no `model`.

    `dense` says that the grid has blocks, and `hidden` is what the view calls `search`.
    """
    kept: dict[str, Any] = {}
    for name, value in shown.items():
        if name == "model":
            kept["dense"] = value == BLOCKED
        else:
            kept["hidden" if name == "search" else name] = value
    return kept

"""A puzzle as the fragment of an address: `1.` and letters that are safe in addresses.

What solves it (`play.play`), written short, as JSON in UTF-8, packed by raw deflate, in URL-safe
base64. Browsers do not send what stands behind the "#": the page that is named before it gets it
from the address bar alone. web/player/compact.js reads it.

Short means that nothing is written that follows from the rest:

- `rows`: a line of text each, a space between cells; "" a cell outside, `*` before the letter of a
  cell with a number, `-` before an empty one or one that begins with one of these two marks. As
  lists where a letter has a space in it. `numbers`: how many, if they run from 1 on in the
  digits 0 to 9, else the labels. `marks`: [row, column, what else the cell has].
- `words`: 0 without a place, else [row, column, direction (an index of
  `DIRECTIONS`), cells, clue, enumeration] and, where it is not as `_word` makes it, what differs.
- `clues`: [direction, heading, items], `list` of a word search: each item the index of its word, or
  [index, what is otherwise than `_item` makes it]. What cannot be told so stands there in full.
- `view` and all other keys of the object: as they are, without these.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Any

from crosscore import play, sheet
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.grid import DIRECTIONS
from crosscore.puzzle import Puzzle

__all__ = ["MOST", "compact", "fragment", "judged", "unsolvable"]

MOST = 8_000  #: characters of a fragment: more is cut off by some of what passes links on
_FORM = "1"  #: of the text; raised when an older page would misread it

_PLAIN, _NUMBERED = "-", "*"
_Item = dict[str, Any]


def fragment(puzzle: Puzzle) -> str:
    """What follows the "#" of a link that holds the puzzle as it is on the sheet.

    Raises `CrosscoreError` (code "cannot-hold") if there is nothing to solve, or it would have more
    than `MOST` characters.
    """
    made, why = judged(puzzle)
    if why:
        raise CrosscoreError("cannot-hold", why, "to")
    return made


def judged(puzzle: Puzzle) -> tuple[str, Sentence | None]:
    """The fragment, and why there can be no such link; None if there can."""
    why = unsolvable(puzzle)
    if why:
        return "", why
    made = f"{_FORM}.{_packed(compact(play.play(puzzle)))}"
    if len(made) > MOST:
        return made, sentence(
            "link-too-long",
            "The link would have {size:,} characters, and only {most:,} are sure to arrive. "
            "Share the puzzle as a file.",
            size=len(made),
            most=MOST,
        )
    return made, None


def unsolvable(puzzle: Puzzle) -> Sentence | None:
    """Why nobody can solve a puzzle on a screen; None if they can."""
    if not puzzle.entries and not sheet.unsolved(puzzle):
        return sentence("nothing-to-solve", "There’s nothing to solve yet: no word is on the grid.")
    empty = sum(row.count("") for row in puzzle.rows())
    if empty and not sheet.unsolved(puzzle):
        return sentence(
            "unfilled-to-solve",
            "It can’t be solved yet: {cells} cells have no letter.",
            one="It cannot be solved yet: {cells} cell of the grid has no letter.",
            cells=empty,
        )
    return None


def _packed(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def compact(made: dict[str, Any]) -> dict[str, Any]:
    """A `play` object, written short; see the module."""
    view = dict(made["view"])
    cells, words, lists = view.pop("cells"), view.pop("words"), view.pop("clues")
    short: dict[str, Any] = {key: value for key, value in made.items() if key != "view"}
    if "hidden" in view:
        hidden = dict(view["hidden"])
        listed = hidden.pop("list")
        view["hidden"] = hidden
        short["list"] = [_shortened(item, _found(item, words), words) for item in listed]
    short["view"] = view
    short |= _rows(cells, "hidden" in view and _covered(words))
    short["words"] = [word and _placed(word, cells, "hidden" in view) for word in words]
    short["clues"] = [
        [
            found["direction"],
            found["heading"],
            [_shortened(item, _item(item, words), words) for item in found["items"]],
        ]
        for found in lists
    ]
    return short


def _covered(words: Sequence[_Item | None]) -> set[tuple[int, int]]:
    return {(r, c) for word in words if word for r, c in word["places"]}


def _rows(cells: list[list[_Item | None]], covered: set[tuple[int, int]] | bool) -> dict[str, Any]:
    """`covered`: of a word search, the cells of words; all others are `filler`."""
    rows: list[list[str]] = []
    labels: list[str] = []
    marks: list[list[Any]] = []
    for r, row in enumerate(cells):
        rows.append([])
        for c, cell in enumerate(row):
            if cell is None:
                rows[-1].append("")
                continue
            more = {key: value for key, value in cell.items() if key not in ("t", "n")}
            if isinstance(covered, set) and (r, c) not in covered:
                more.pop("filler", None)
            if more:
                marks.append([r, c, more])
            letter = cell["t"]
            if "n" in cell:
                labels.append(cell["n"])
                rows[-1].append(_NUMBERED + letter)
            else:
                odd = not letter or letter.startswith((_PLAIN, _NUMBERED))
                rows[-1].append(_PLAIN + letter if odd else letter)
    flat = [token for row in rows for token in row]
    text = not any(c.isspace() for token in flat for c in token)
    counted = labels == [str(n + 1) for n in range(len(labels))]
    return {
        "rows": "\n".join(map(" ".join, rows)) if text else rows,
        "numbers": len(labels) if counted else labels,
        **({"marks": marks} if marks else {}),
    }


def _placed(word: _Item, cells: list[list[_Item | None]], hidden: bool) -> list[Any] | _Item:
    (row, column), places = word["places"][0], word["places"]
    steps = list(DIRECTIONS.values())
    if len(places) > 1:
        step = (places[1][0] - row, places[1][1] - column)
    else:
        step = DIRECTIONS[word["way"]] if "way" in word else (0, 1)
    if step not in steps:
        return word
    direction = steps.index(step)
    told = [row, column, direction, len(places), word["clue"], word["enumeration"]]
    other = _word(word["index"], told, cells, hidden)
    if other.keys() - word.keys():
        return word
    more = {key: value for key, value in word.items() if other.get(key) != value}
    return [*told, more] if more else told


def _word(index: int, told: list[Any], cells: list[list[_Item | None]], hidden: bool) -> _Item:
    """What compact.js makes of the short form of a word."""
    row, column, direction, length, clue, enumeration = told
    name, (down, on) = list(DIRECTIONS.items())[direction]
    places = [[row + i * down, column + i * on] for i in range(length)]
    letters = [(cells[r][c] or {}).get("t", "") for r, c in places]
    first = cells[row][column] or {}
    return {
        "index": index,
        "shown": "".join(letters),
        "cells": letters,
        "clue": clue,
        "enumeration": enumeration,
        "across": down == 0,
        "places": places,
        **({"way": name} if hidden else {"label": first.get("n", "")}),
    }


def _item(item: _Item, words: Sequence[_Item | None]) -> _Item:
    word = words[item["index"]] or {}
    names = ("label", "clue", "enumeration")
    return {"index": item["index"], **{name: word.get(name, "") for name in names}}


def _found(item: _Item, words: Sequence[_Item | None]) -> _Item:
    word = words[item["index"]] or {}
    return {
        "index": item["index"],
        "text": word.get("shown", ""),
        "length": len(word.get("cells", ())),
        **({"clue": word["clue"]} if word.get("clue") else {}),
    }


def _shortened(item: _Item, other: _Item, words: Sequence[_Item | None]) -> Any:
    """The index alone of what is as `other`."""
    if words[item["index"]] is None or other.keys() - item.keys():
        return item
    more = {key: value for key, value in item.items() if other.get(key) != value}
    return [item["index"], more] if more else item["index"]

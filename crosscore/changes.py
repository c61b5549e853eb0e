"""Changes to a puzzle that move no word: its texts, sheet, locks and given letters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from crosscore import sheet
from crosscore.alphabet import clean_lines, one_line
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.fields import Field
from crosscore.grid import Cell, Rows
from crosscore.puzzle import ABOUT, Puzzle
from crosscore.sheet import give

__all__ = ["check_texts", "give", "lock", "mark", "put"]

_COLOUR = re.compile("#[0-9a-f]{6}")

#: What is set by name: the clean form, the longest allowed in characters
_TEXTS = {
    "title": (one_line, sheet.MAX_TITLE),
    "author": (one_line, sheet.MAX_TITLE),
    "instructions": (clean_lines, sheet.MAX_INSTRUCTIONS),
}


def put(puzzle: Puzzle, values: Mapping[str, object], fields: Sequence[Field]) -> Puzzle:
    """The puzzle with some of `title`, `author`, `instructions`, `sheet` and `options` replaced.

    Of `about`, the texts that are named; an empty one goes. `fields` are the options of the
    puzzle's kind. Raises `CrosscoreError` for values that can't be used, and for options that need
    another layout.
    """
    new: dict[str, Any] = {}
    for name, value in values.items():
        if name in _TEXTS:
            new[name] = _text(name, value)
        elif name == "about" and isinstance(value, dict):
            new[name] = _about(puzzle.about, value)
        elif name in ("sheet", "options") and isinstance(value, dict):
            if name == "sheet":
                new[name] = sheet.changed(puzzle, value).sheet
            else:
                new[name] = {**puzzle.options, **_options(value, fields)}
        else:
            raise CrosscoreError(
                "bad-message",
                "A puzzle has a title, an author, instructions, about, a sheet and options to set; "
                f"{name[:40]!a} cannot be set like this.",
                "values",
            )
    return replace(puzzle, **new)


def _text(name: str, value: object) -> str:
    clean, most = _TEXTS[name]
    if not isinstance(value, str):
        raise CrosscoreError("bad-message", f"{name} must be a text.", name)
    text = clean(value)
    if len(text) > most:
        raise CrosscoreError("too-long-text", _too_long(name, len(text), most), name)
    return text


def check_texts(values: Mapping[str, object]) -> None:
    """Raise `CrosscoreError` as `put` would for texts, of any puzzle."""
    for name, value in values.items():
        if name in _TEXTS:
            _text(name, value)
        elif isinstance(value, dict):
            _about({}, value)


def _about(before: Mapping[str, str], values: Mapping[str, object]) -> dict[str, str]:
    found = dict(before)
    for name, value in values.items():
        if name not in ABOUT or not isinstance(value, str):
            raise CrosscoreError("bad-message", f"about has texts for {', '.join(ABOUT)}.", "about")
        long = name == "notes"
        text = clean_lines(value) if long else one_line(value)
        most = sheet.MAX_INSTRUCTIONS if long else sheet.MAX_TITLE
        if len(text) > most:
            raise CrosscoreError("too-long-text", _too_long(name, len(text), most), name)
        found[name] = text
    return {name: found[name] for name in ABOUT if found.get(name)}


def _too_long(name: str, characters: int, most: int) -> Sentence:
    match name:
        case "title":
            return sentence(
                "title-too-long",
                "The title has {characters:,} characters; it can have up to {most:,}.",
                characters=characters,
                most=most,
            )
        case "author":
            return sentence(
                "author-too-long",
                "The author’s name has {characters:,} characters; it can have up to {most:,}.",
                characters=characters,
                most=most,
            )
    if name != "instructions":
        return sentence(
            "text-too-long",
            "This text has {characters:,} characters; it can have up to {most:,}.",
            characters=characters,
            most=most,
        )
    return sentence(
        "instructions-too-long",
        "The text above the clues has {characters:,} characters; it can have up to {most:,}.",
        characters=characters,
        most=most,
    )


def _options(values: Mapping[str, object], fields: Sequence[Field]) -> dict[str, Any]:
    known = {field.name: field for field in fields if not field.layout}
    for name in values:
        if name not in known:
            raise CrosscoreError(
                "unknown-option",
                sentence(
                    "finished-option",
                    "{name} can’t be changed in a finished puzzle; you can change {known}.",
                    name=ascii(name[:40]),
                    known=sorted(known),
                ),
                "options",
            )
    return {name: known[name].check(value) for name, value in values.items()}


def lock(puzzle: Puzzle, words: Sequence[object] | None, on: bool) -> Puzzle:
    """Lock words in their places, or unlock them; `words` None: the whole layout.

    Raises `CrosscoreError` for an index without a word, and for locking a word that has no place on
    the sheet.
    """
    if words is None:
        return replace(puzzle, frozen=on)
    placed = {entry.word for entry in puzzle.entries}
    chosen: set[int] = set()
    for word in words:
        if not isinstance(word, int) or isinstance(word, bool) or not 0 <= word < len(puzzle.words):
            raise CrosscoreError(
                "no-such-word",
                sentence(
                    "no-such-word",
                    "There’s no such word; the puzzle has {words}.",
                    words=len(puzzle.words),
                ),
                "",
            )
        if on and word not in placed:
            shown = puzzle.words[word].shown
            raise CrosscoreError(
                "not-placed",
                sentence(
                    "not-placed",
                    "{word} isn’t on the grid, so it can’t be locked. Place it first.",
                    word=shown,
                ),
                shown,
            )
        chosen.add(word)
    return replace(puzzle, locked=puzzle.locked | chosen if on else puzzle.locked - chosen)


def mark(
    puzzle: Puzzle, cells: Sequence[object], circle: bool | None = None, shade: str | None = None
) -> Puzzle:
    """Circle cells or not, and shade them (`#rrggbb`) or not (""); None leaves them as they are.

    Raises `CrosscoreError` for a place without a cell and for what is no colour.
    """
    rows = puzzle.rows()
    chosen: set[Cell] = set()
    for cell in cells:
        if not isinstance(cell, list | tuple) or len(cell) != 2 or not _is_cell(rows, *cell):
            raise CrosscoreError(
                "no-such-cell",
                sentence("nothing-to-mark", "There’s no cell there to mark."),
                "cells",
            )
        chosen.add((cell[0], cell[1]))
    circles, shades = puzzle.circles, dict(puzzle.shades)
    if circle is not None:
        circles = circles | chosen if circle else circles - chosen
    if shade is not None:
        if shade and not _COLOUR.fullmatch(shade):
            raise CrosscoreError("bad-message", "shade must be a colour such as #ffe27a.", "shade")
        shades = {cell: colour for cell, colour in shades.items() if cell not in chosen}
        shades |= dict.fromkeys(sorted(chosen), shade) if shade else {}
    return replace(puzzle, circles=frozenset(circles), shades=shades)


def _is_cell(rows: Rows, r: object, c: object) -> bool:
    if type(r) is not int or type(c) is not int:
        return False
    return 0 <= r < len(rows) and 0 <= c < len(rows[0]) and rows[r][c] is not None

"""What comes with a message, checked and in the engine's own terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from crosscore import alphabet, dictionary
from crosscore.alphabet import Alphabet, one_line
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import LETTERS
from crosscore.puzzle import MAX_WORDS, MAX_WORDS_LETTERS, Puzzle, Word

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.dictionary import Dictionary, More

__all__ = [
    "answers",
    "cell_list",
    "cells",
    "down",
    "index_and_clue",
    "indexes",
    "letter_rows",
    "line_of",
    "lists",
    "need_room",
    "parting",
    "refuse_huge",
    "rows",
    "string_list",
    "text_and_clue",
    "texts",
    "too_many_rows",
    "weighted",
    "word",
]

_PARTED = 80  #: characters of a word; longer ones are not tried at every place
_LINES_OF_ROWS = 10  #: lines that a row of a file to be edited may take, on average


def down(way: str) -> bool:
    if way not in ("across", "down"):
        raise CrosscoreError("bad-message", "way must be across or down.", "way")
    return way == "down"


def cell_list(cells: list[wire.Place]) -> list[wire.Place]:
    if not all(isinstance(cell, list) for cell in cells):
        raise CrosscoreError("bad-message", "cells must be a list of [row, column].", "cells")
    return cells


def letter_rows(rows: Sequence[object]) -> list[list[str | None]]:
    """The rows of a grid: null is a block."""
    for row in rows:
        if not isinstance(row, list) or not all(x is None or isinstance(x, str) for x in row):
            raise CrosscoreError("bad-message", "rows must be lists of letters or null.", "rows")
    return [list(row) for row in rows if isinstance(row, list)]


def texts(options: dict[str, Any]) -> dict[str, str]:
    return {name: value for name, value in options.items() if isinstance(value, str)}


def lists(avoid: Sequence[object]) -> list[list[str]]:
    return [[w for w in words if isinstance(w, str)] for words in avoid if isinstance(words, list)]


def weighted(item: object) -> tuple[str, int]:
    """A dictionary's id and its weight, as the page sends them."""
    name = item.get("dictionary") if isinstance(item, dict) else None
    weight = item.get("weight", 0) if isinstance(item, dict) else None
    if not isinstance(name, str) or type(weight) is not int:
        raise CrosscoreError("bad-message", "Each list needs a dictionary and a weight.", "lists")
    return name, max(-dictionary.HEAVIEST, min(dictionary.HEAVIEST, weight))


def answers(loaded: Dictionary, surfaces: Sequence[str]) -> list[tuple[str, ...]]:
    """Words as the cells that they take in a dictionary's language; what is no word is left out."""
    split = loaded.alphabet.splitter(loaded.letters)
    found = []
    for surface in surfaces:
        try:
            found.append(split(surface))
        except CrosscoreError:
            continue
    return found


def string_list(given: Sequence[object], field: str) -> list[str]:
    if not all(isinstance(text, str) for text in given):
        raise CrosscoreError("bad-message", f"{field} must be a list of texts.", field)
    return [str(text) for text in given]


def rows(given: Sequence[object]) -> list[tuple[str, str, More]]:
    """Word, clue and what else there is of each row of a list that is being edited, as typed."""
    if len(given) > dictionary.MAX_ROWS:
        raise too_many_rows(len(given))
    rows = []
    for at, row in enumerate(given, 1):
        word, clue = (row.get("word"), row.get("clue", "")) if isinstance(row, dict) else (None, "")
        if not isinstance(word, str) or not isinstance(clue, str):
            raise CrosscoreError(
                "bad-message", f"Row {at:,} needs a word and a clue: texts.", f"row {at}"
            )
        more = row.get("more") if isinstance(row, dict) else None
        rows.append((word, clue, dictionary.more_of(more) if isinstance(more, dict) else ()))
    return rows


def refuse_huge(data: bytes) -> None:
    """Refuse a file of many more rows than can be edited before seconds are spent on reading it."""
    rows = max(data.count(b"\n"), data.count(b'":'))  # a row may take several lines
    if rows > _LINES_OF_ROWS * dictionary.MAX_ROWS:
        raise too_many_rows(rows)


def too_many_rows(rows: int) -> CrosscoreError:
    return CrosscoreError(
        "too-many-rows",
        sentence(
            "list-too-long",
            "The list has {rows:,} rows; the limit is {most:,}. Split it into smaller lists.",
            rows=rows,
            most=dictionary.MAX_ROWS,
        ),
        "rows",
    )


def cells(script: Alphabet, surface: str, letters: dict[str, str]) -> tuple[str, ...]:
    """The cells of a word typed by the user; raises `CrosscoreError` if it cannot be used."""
    if not surface.strip():
        raise CrosscoreError("no-letters", sentence("type-a-word", "Type a word."), "word")
    answer = script.split(surface, letters)
    wrong = dictionary.misfit(one_line(surface), answer)
    if wrong:
        raise CrosscoreError(*wrong, "word")
    return answer


def parting(language: str, text: str, letters: dict[str, str]) -> wire.Parted:
    """The cells of a word that is being typed, and where `|` would change them."""
    if len(text) > _PARTED:
        return {"type": "cells", "cells": [], "parted": [], "joined": []}
    found = alphabet.parting(alphabet.get(language), text, letters)
    return {
        "type": "cells",
        "cells": list(found.cells),
        "parted": list(found.parted),
        "joined": list(found.joined),
    }


def word(puzzle: Puzzle, surface: str, clue: str) -> Word:
    """A word typed by the user, checked and on one line."""
    script = alphabet.get(puzzle.language)
    answer = cells(script, surface, puzzle.options.get("letters", {}))
    return Word(one_line(surface), answer, line_of(clue))


def line_of(clue: str) -> str:
    """A clue typed by the user, on one line; raises `CrosscoreError` if it is too long."""
    line = one_line(clue)
    if len(line) > dictionary.MAX_CLUE:
        raise CrosscoreError(
            "clue-too-long",
            sentence(
                "clue-too-long",
                "The clue has {characters:,} characters; it can have up to {most:,}.",
                characters=len(line),
                most=dictionary.MAX_CLUE,
            ),
            "clue",
        )
    return line


def index_and_clue(item: object) -> tuple[int, str]:
    """Which word gets which clue, as the page sends it."""
    word = item.get("word") if isinstance(item, dict) else None
    clue = item.get("clue") if isinstance(item, dict) else None
    if not isinstance(word, int) or isinstance(word, bool) or not isinstance(clue, str):
        raise CrosscoreError("bad-message", "Each clue needs a word and a text.", "clues")
    return word, clue


def need_room(puzzle: Puzzle, more: int) -> None:
    most = MAX_WORDS_LETTERS if puzzle.model == LETTERS else MAX_WORDS
    if len(puzzle.words) + more > most:
        raise CrosscoreError(
            "too-many-words",
            sentence(
                "too-many-words",
                "A puzzle can have up to {most} words, and this one has {words}. Add up to "
                "{room}, or make another puzzle.",
                most=most,
                words=len(puzzle.words),
                room=max(0, most - len(puzzle.words)),
            ),
            "words",
        )


def text_and_clue(item: object) -> tuple[str, str]:
    """The text and clue of a word as the page sends it."""
    text = item.get("text") if isinstance(item, dict) else None
    clue = item.get("clue", "") if isinstance(item, dict) else None
    if not isinstance(text, str) or not isinstance(clue, str):
        raise CrosscoreError("bad-message", "Each word needs a text and a clue.", "words")
    return text, clue


def indexes(items: list[int]) -> list[int]:
    if not all(isinstance(item, int) and not isinstance(item, bool) for item in items):
        raise CrosscoreError("bad-message", "words must be a list of whole numbers.", "words")
    return items

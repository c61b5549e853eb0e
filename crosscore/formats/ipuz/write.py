"""Puzzle -> the JSON object of an .ipuz file, and its text."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from typing import Any

from crosscore import __version__, alphabet, sheet
from crosscore.formats.ipuz import letters_write
from crosscore.formats.ipuz.keys import (
    BLOCK,
    DIRECTIONS,
    EMPTY,
    EMPTY_NUMBER,
    KIND,
    KIND_HIDDEN,
    OURS,
    VERSION,
    block_for,
)
from crosscore.formats.ipuz.marks_write import about_keys, cell_styles, own_keys
from crosscore.formats.ipuz.markup import as_html
from crosscore.grid import BLOCKED, LETTERS
from crosscore.puzzle import NO_ROOM, Puzzle, Unplaced
from crosscore.search import drain

__all__ = ["dumps", "to_document", "writing_document"]

_PART = 400  #: words that are written between two pauses


def to_document(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as the JSON object of an .ipuz file; equal puzzles give equal objects."""
    return drain(writing_document(puzzle))


def writing_document(puzzle: Puzzle) -> Generator[None, None, dict[str, Any]]:
    """`to_document` in pieces: where a puzzle is large, it pauses now and then."""
    if puzzle.model == LETTERS:
        return letters_write.to_document(puzzle)
    script = alphabet.get(puzzle.language)
    lists = sheet.lists(puzzle)
    numbers = sheet.cell_numbers(puzzle)
    rows = puzzle.rows()
    clues: dict[str, list[dict[str, Any]]] = {"Across": [], "Down": []}
    numbered = sorted(puzzle.entries, key=lambda e: e.number) if lists == "clues" else ()
    for at, entry in enumerate(numbered):
        if at % _PART == 0:
            yield
        word = puzzle.words[entry.word]
        clues[DIRECTIONS[entry.across]].append(
            {
                "number": entry.number,
                "clue": word.clue,
                "enumeration": sheet.enumeration(puzzle, word),
            }
        )
    if puzzle.open_clues and lists == "clues":
        _add_open(puzzle, clues)
    given = sheet.given_cells(puzzle)
    styles = cell_styles(puzzle)
    texts = {"author": puzzle.author, "intro": puzzle.instructions}

    block = block_for(rows)
    nothing = block if puzzle.model == BLOCKED else None
    empty = EMPTY_NUMBER if puzzle.language == alphabet.NUMBERS else EMPTY

    def cell(r: int, c: int, letter: str | None) -> Any:
        if letter is None:
            return nothing
        label = numbers.get((r, c), empty)
        more: dict[str, Any] = {"value": letter} if (r, c) in given else {}
        if (r, c) in styles:
            more["style"] = styles[r, c]
        return {"cell": label, **more} if more else label

    yield
    shown = [[cell(r, c, x) for c, x in enumerate(row)] for r, row in enumerate(rows)]
    yield
    document: dict[str, Any] = {
        "version": VERSION,
        "kind": [KIND, KIND_HIDDEN] if puzzle.sheet.get("blocks") == "hidden" else [KIND],
        "dimensions": {"width": puzzle.width, "height": puzzle.height},
        "origin": f"Crosscore {__version__}",
        **({} if block == BLOCK else {"block": block}),
        **({} if empty == EMPTY else {"empty": empty}),
        "title": puzzle.title,
        **{key: value for key, value in texts.items() if value},
        **about_keys(puzzle),
        "showenumerations": sheet.counted(puzzle),
        "puzzle": shown,
        "solution": [[nothing if x is None else x or empty for x in row] for row in rows],
        **({"clues": clues} if lists == "clues" else {}),
        OURS + "format": 1,
        OURS + "kind": puzzle.kind,
        OURS + "language": puzzle.language,
        OURS + "direction": script.direction,
        OURS + "seed": puzzle.seed,
        OURS + "options": dict(puzzle.options),
        OURS + "words": _list_words(puzzle, clued=lists == "clues"),
    }
    if puzzle.clue_language:
        document[OURS + "clue-language"] = puzzle.clue_language
    settings = {k: v for k, v in puzzle.sheet.items() if k != "enumerations"}
    if settings:
        document[OURS + "sheet"] = settings
    if puzzle.proof:
        document[OURS + "proof"] = puzzle.proof
    if puzzle.pinned:
        document[OURS + "pinned"] = [list(at) for at in sorted(puzzle.pinned)]
    if puzzle.codes:
        document[OURS + "codes"] = list(puzzle.codes)
    document |= own_keys(puzzle)
    yield
    return as_html(document | letters_write.lock_and_source(puzzle))


def _add_open(puzzle: Puzzle, clues: dict[str, list[dict[str, Any]]]) -> None:
    """Add the clues of runs that aren't full to the lists, each in its place by number."""
    numbers = puzzle.numbers()
    there = {(cells[0], across): len(cells) for across, cells in puzzle.slots()}
    for (cell, across), clue in sorted(puzzle.open_clues.items()):
        if (cell, across) in there and not clue.answer:
            counts = clue.counts or str(there[cell, across])
            item = {"number": numbers[cell], "clue": clue.clue, "enumeration": counts}
            clues[DIRECTIONS[across]].append(item)
    for listed in clues.values():
        listed.sort(key=lambda item: int(item["number"]))


def _list_words(puzzle: Puzzle, *, clued: bool) -> list[dict[str, Any]]:
    """The user's list in order: placed words name their clue, the others carry all they have.

    Unless the file is `clued`, all words do: it has no clues to name.
    """
    entries = {entry.word: entry for entry in puzzle.entries}
    others = {lost.word: lost for lost in puzzle.unplaced}
    given: dict[int, list[int]] = {}
    for index, position in sorted(puzzle.given_letters):
        given.setdefault(index, []).append(position)
    listed: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        item: dict[str, Any] = {"word": word.surface}
        if index in entries:
            entry = entries[index]
            item |= {"direction": DIRECTIONS[entry.across], "number": entry.number}
            if not clued:
                item["clue"] = word.clue
        else:
            lost = others.get(index, Unplaced(index, NO_ROOM))
            item |= {"clue": word.clue, "reason": lost.reason}
            if lost.cells:
                row, column = lost.cells[0]
                item |= {"direction": DIRECTIONS[lost.across], "row": row, "column": column}
        if index in puzzle.odd:
            item["odd"] = puzzle.odd[index]
        if index in puzzle.locked:
            item["locked"] = True
        if index in given:
            item["given"] = given[index]
        listed.append(item)
    return listed


def dumps(document: Mapping[str, Any]) -> str:
    """The text of the file: one line for each row, clue and word, a final newline."""

    def line(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    parts = []
    for key, value in document.items():
        if isinstance(value, list) and value and not isinstance(value[0], str):
            body = "[\n" + ",\n".join("  " + line(item) for item in value) + "\n ]"
        elif key == "clues":
            lists = []
            for direction, items in value.items():
                inner = ",\n".join("   " + line(item) for item in items)
                lists.append(
                    f"  {line(direction)}: [\n{inner}\n  ]" if items else f"  {line(direction)}: []"
                )
            body = "{\n" + ",\n".join(lists) + "\n }"
        elif key == "solution" and value:
            body = (
                "{\n"
                + ",\n".join(f"  {line(word)}: {line(at)}" for word, at in value.items())
                + "\n }"
            )
        else:
            body = line(value)
        parts.append(f" {line(key)}: {body}")
    return "{\n" + ",\n".join(parts) + "\n}\n"

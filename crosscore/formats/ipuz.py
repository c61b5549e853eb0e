"""The .ipuz file: what Crosscore saves, opens and keeps as its document.

The format is JSON (ipuz v2, the specification as transcribed by libipuz and Puzzazz).
Rows are in logical order, `null` is a cell outside the grid, clues are objects with
`number` and `clue`. What ipuz has no field for stands under keys that start with
`org.crosscore:`; docs/formats.md lists them. No `cells` and no date are written: readers
disagree on whether `cells` count from 0 or 1, and a date would make equal puzzles differ.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from crosscore import __version__, alphabet, jsontext
from crosscore.dictionary import one_line
from crosscore.errors import CrosscoreError, Issue
from crosscore.grid import Cell, find_slots, number_cells
from crosscore.puzzle import NO_ROOM, Entry, Puzzle, Source, Unplaced, Word

__all__ = ["MAX_BYTES", "dumps", "from_document", "loads", "to_document"]

MAX_BYTES = 8 * 2**20  #: bytes of a file; a 500-word puzzle takes about 60 kB
MAX_SIDE = 400  #: cells of a side; a larger grid is a mistake or an attack

_VERSION = "http://ipuz.org/v2"
_KIND = "http://ipuz.org/crossword#1"
_OURS = "org.crosscore:"
_WAYS = {True: "Across", False: "Down"}


def to_document(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as the JSON object of an .ipuz file; equal puzzles give equal objects."""
    script = alphabet.get(puzzle.language)
    numbers = puzzle.numbers()
    rows = puzzle.rows()
    clues: dict[str, list[dict[str, Any]]] = {"Across": [], "Down": []}
    for entry in sorted(puzzle.entries, key=lambda e: e.number):
        word = puzzle.words[entry.word]
        clues[_WAYS[entry.across]].append(
            {"number": entry.number, "clue": word.clue, "enumeration": str(len(word.answer))}
        )
    document: dict[str, Any] = {
        "version": _VERSION,
        "kind": [_KIND],
        "dimensions": {"width": puzzle.width, "height": puzzle.height},
        "origin": f"Crosscore {__version__}",
        "title": puzzle.title,
        "showenumerations": True,
        "puzzle": [
            [None if cell is None else numbers.get((r, c), 0) for c, cell in enumerate(row)]
            for r, row in enumerate(rows)
        ],
        "solution": [list(row) for row in rows],
        "clues": clues,
        _OURS + "format": 1,
        _OURS + "kind": puzzle.kind,
        _OURS + "language": puzzle.language,
        _OURS + "direction": script.direction,
        _OURS + "seed": puzzle.seed,
        _OURS + "options": dict(puzzle.options),
        _OURS + "words": _list_words(puzzle),
    }
    if puzzle.source is not None:
        document[_OURS + "dictionary"] = {
            "name": puzzle.source.name,
            "digest": puzzle.source.digest,
        }
    return document


def _list_words(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The user's list in order: placed words name their clue, the others carry all they have."""
    entries = {entry.word: entry for entry in puzzle.entries}
    reasons = {lost.word: lost.reason for lost in puzzle.unplaced}
    listed: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        if index in entries:
            entry = entries[index]
            listed.append(
                {"word": word.surface, "direction": _WAYS[entry.across], "number": entry.number}
            )
        else:
            listed.append(
                {"word": word.surface, "clue": word.clue, "reason": reasons.get(index, NO_ROOM)}
            )
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
            for way, items in value.items():
                inner = ",\n".join("   " + line(item) for item in items)
                lists.append(f"  {line(way)}: [\n{inner}\n  ]" if items else f"  {line(way)}: []")
            body = "{\n" + ",\n".join(lists) + "\n }"
        else:
            body = line(value)
        parts.append(f" {line(key)}: {body}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def loads(data: bytes, name: str = "The file") -> tuple[Puzzle, list[Issue]]:
    """Read an .ipuz file: the puzzle, and findings where the file contradicts itself.

    Raises `CrosscoreError` when it is no JSON or no .ipuz crossword at all.
    """
    return from_document(jsontext.loads(data, name, most=MAX_BYTES), name)


def from_document(document: object, name: str = "The document") -> tuple[Puzzle, list[Issue]]:
    """As `loads`, from the JSON object itself; nothing in it is trusted."""
    reader = _Reader(document, name)
    return reader.puzzle(), reader.findings


class _Reader:
    """Reads one document. What makes it unusable raises; what is merely wrong is a finding."""

    def __init__(self, document: object, name: str) -> None:
        self.name = name
        self.findings: list[Issue] = []
        if not isinstance(document, dict):
            raise self.refuse("it holds no JSON object")
        self.document: dict[str, Any] = document
        version = document.get("version")
        kinds = document.get("kind")
        if not isinstance(version, str) or not version.startswith("http://ipuz.org/v"):
            raise self.refuse('it has no "version" of ipuz')
        if not isinstance(kinds, list) or not any(
            isinstance(kind, str) and kind.startswith("http://ipuz.org/crossword") for kind in kinds
        ):
            raise self.refuse("its kind is not a crossword")

    def refuse(self, why: str) -> CrosscoreError:
        return CrosscoreError(
            "not-ipuz",
            f"{self.name} is not an .ipuz crossword that can be opened: {why}.",
            self.name,
        )

    def ours(self, key: str, kind: type, default: Any) -> Any:
        """The value of one of our keys, or `default` where it is missing or of another type."""
        value = self.document.get(_OURS + key, default)
        if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
            return value
        if _OURS + key in self.document:
            self.findings.append(Issue("key", "has a value of the wrong type", _OURS + key))
        return default

    def puzzle(self) -> Puzzle:
        rows = self.solution()
        labels = self.labels(len(rows), len(rows[0]))
        clues = self.clues()
        language = self.language(rows)
        slots = {(cells[0], across): cells for across, cells in find_slots(rows)}
        numbers = number_cells(cell for cell, _ in slots)
        for cell in sorted(set(labels) | set(numbers)):
            if labels.get(cell) != numbers.get(cell):
                self.findings.append(
                    Issue(
                        "label",
                        f"shows {labels.get(cell, 'no number')}, but should show "
                        f"{numbers.get(cell, 'no number')}",
                        f"row {cell[0] + 1}, column {cell[1] + 1}",
                    )
                )
        starts = {number: cell for cell, number in numbers.items()}
        words: list[Word] = []
        entries: list[Entry] = []
        unplaced: list[Unplaced] = []
        for item in self.words(clues):
            surface, across, number, clue, reason = item
            if number is None:
                answer = self.split(language, surface)
                unplaced.append(Unplaced(len(words), reason))
                words.append(Word(surface, answer, clue))
                continue
            cells = slots.get((starts.get(number, (-1, -1)), across))
            if cells is None:
                self.findings.append(
                    Issue("clue", "has no place in the grid", f"{number} {_WAYS[across]}")
                )
                continue
            answer = tuple(str(rows[r][c]) for r, c in cells)
            entries.append(Entry(len(words), across, cells, number))
            words.append(Word(surface or "".join(answer), answer, clue))
        self.look_for_strays(rows, slots, entries)
        title = self.document.get("title", "")
        source = self.ours("dictionary", dict, {})
        return Puzzle(
            kind=self.ours("kind", str, "freeform"),
            language=language,
            width=len(rows[0]),
            height=len(rows),
            words=tuple(words),
            entries=tuple(entries),
            unplaced=tuple(unplaced),
            title=one_line(title) if isinstance(title, str) else "",
            seed=self.ours("seed", int, 0),
            options=self.options(),
            source=Source(str(source["name"]), str(source["digest"]))
            if {"name", "digest"} <= set(source)
            else None,
        )

    def look_for_strays(
        self,
        rows: list[list[str | None]],
        slots: dict[tuple[Cell, bool], tuple[Cell, ...]],
        entries: list[Entry],
    ) -> None:
        """Report letters of the grid that no clue accounts for; the puzzle will not hold them."""
        for start, across in sorted(slots.keys() - {(e.cells[0], e.across) for e in entries}):
            text = "".join(str(rows[r][c]) for r, c in slots[start, across])
            where = f"row {start[0] + 1}, column {start[1] + 1}"
            self.findings.append(
                Issue("no-clue", f"{text} {_WAYS[across].lower()} has no clue", where)
            )
        covered = {cell for entry in entries for cell in entry.cells}
        covered |= {cell for cells in slots.values() for cell in cells}
        for r, row in enumerate(rows):
            for c, cell in enumerate(row):
                if cell is not None and (r, c) not in covered:
                    self.findings.append(
                        Issue("stray", f"{cell} belongs to no word", f"row {r + 1}, column {c + 1}")
                    )

    def solution(self) -> list[list[str | None]]:
        """The letters by row; None for cells outside and for blocks."""
        found = self.document.get("solution")
        block = self.document.get("block", "#")
        if not isinstance(found, list) or not found or not isinstance(found[0], list):
            raise self.refuse("it has no solution")
        width = len(found[0])
        if not width or width > MAX_SIDE or len(found) > MAX_SIDE:
            raise self.refuse(f"its grid is empty or larger than {MAX_SIDE} × {MAX_SIDE}")
        size = self.document.get("dimensions")
        if size != {"width": width, "height": len(found)}:
            self.findings.append(
                Issue("dimensions", f"should be {width} × {len(found)}, as the solution is", "file")
            )
        rows: list[list[str | None]] = []
        for r, row in enumerate(found):
            if not isinstance(row, list) or len(row) != width:
                raise self.refuse(f"row {r + 1} of its solution has not {width} cells like row 1")
            cells: list[str | None] = []
            for cell in row:
                value = cell.get("value") if isinstance(cell, dict) else cell
                if value is None or value == block:
                    cells.append(None)
                elif isinstance(value, str) and value and len(value) <= 40:
                    cells.append(value)
                else:
                    raise self.refuse(f"row {r + 1} of its solution holds a cell without a letter")
            rows.append(cells)
        return rows

    def labels(self, height: int, width: int) -> dict[Cell, int]:
        """The numbers that the puzzle's cells show."""
        found = self.document.get("puzzle")
        if not isinstance(found, list) or len(found) != height:
            raise self.refuse(f"its puzzle has not {height} rows like its solution")
        labels: dict[Cell, int] = {}
        for r, row in enumerate(found):
            if not isinstance(row, list) or len(row) != width:
                raise self.refuse(f"row {r + 1} of its puzzle has not {width} cells")
            for c, cell in enumerate(row):
                value = cell.get("cell") if isinstance(cell, dict) else cell
                if isinstance(value, str) and value.isdecimal() and len(value) < 7:
                    value = int(value)
                if isinstance(value, int) and not isinstance(value, bool) and value:
                    labels[r, c] = value
        return labels

    def clues(self) -> dict[tuple[bool, int], str]:
        """Clue texts by (across, number), in the file's order."""
        found = self.document.get("clues")
        if not isinstance(found, dict):
            raise self.refuse("it has no clues")
        clues: dict[tuple[bool, int], str] = {}
        for heading, items in found.items():
            way = heading.split(":")[0]
            if way not in ("Across", "Down") or not isinstance(items, list):
                self.findings.append(Issue("clues", "is a list that is not read", heading))
                continue
            for item in items:
                number: object = None
                text: object = None
                if isinstance(item, dict):
                    number, text = item.get("number"), item.get("clue")
                elif isinstance(item, list) and len(item) == 2:
                    number, text = item
                if isinstance(number, str) and number.isdecimal() and len(number) < 7:
                    number = int(number)
                if not isinstance(number, int) or isinstance(number, bool):
                    self.findings.append(Issue("clue", "has no number", way))
                elif (way == "Across", number) in clues:
                    self.findings.append(Issue("clue", "stands twice", f"{number} {way}"))
                else:
                    clues[way == "Across", number] = one_line(text) if isinstance(text, str) else ""
        return clues

    def language(self, rows: list[list[str | None]]) -> str:
        """The puzzle's language: as it says, or else guessed from its letters."""
        code = self.ours("language", str, "")
        if code:
            return alphabet.get(code).code
        return alphabet.guess(cell for row in rows for cell in row if cell).code

    def options(self) -> dict[str, Any]:
        """The kind's options, of which only the alphabet's are used here."""
        options = dict(self.ours("options", dict, {}))
        letters = options.get("letters", {})
        if not isinstance(letters, dict) or not all(isinstance(v, str) for v in letters.values()):
            self.findings.append(Issue("key", "has letters of the wrong type", _OURS + "options"))
            del options["letters"]
        return options

    def split(self, language: str, surface: str) -> tuple[str, ...]:
        try:
            return alphabet.get(language).split(surface, self.options().get("letters", {}))
        except CrosscoreError as error:
            self.findings.append(Issue(error.code, error.message, surface))
            return ()

    def words(
        self, clues: dict[tuple[bool, int], str]
    ) -> list[tuple[str, bool, int | None, str, str]]:
        """(surface, across, number or None, clue, reason) in the order of the user's list."""
        listed: list[tuple[str, bool, int | None, str, str]] = []
        left = dict(clues)
        for at, item in enumerate(self.ours("words", list, [])):
            surface = item.get("word") if isinstance(item, dict) else None
            if not isinstance(surface, str):
                self.findings.append(Issue("word", "has no text", f"word {at + 1}"))
                continue
            surface = one_line(surface)
            if "reason" in item:
                clue, reason = item.get("clue"), item["reason"]
                text = one_line(clue) if isinstance(clue, str) else ""
                listed.append((surface, True, None, text, str(reason)))
                continue
            across, number = item.get("direction") == "Across", item.get("number")
            found = left.pop((across, number), None) if isinstance(number, int) else None
            if found is None:
                self.findings.append(Issue("word", "names a clue that is not there", surface))
            else:
                listed.append((surface, across, number, found, ""))
        for (across, number), text in left.items():
            listed.append(("", across, number, text, ""))
        return listed

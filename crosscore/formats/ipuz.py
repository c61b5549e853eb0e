"""The .ipuz file: what Crosscore saves, opens and keeps as its document.

The format is JSON (ipuz v2, the specification as transcribed by libipuz and Puzzazz).
Rows are in logical order, `null` is a cell outside the grid, clues are objects with
`number` and `clue`. What ipuz has no field for stands under keys that start with
`org.crosscore:`; docs/formats.md lists them. No `cells` and no date are written: readers
disagree on whether `cells` count from 0 or 1, and a date would make equal puzzles differ.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from crosscore import __version__, alphabet, jsontext, sheet
from crosscore.alphabet import clean_lines, one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import CrosscoreError, Issue
from crosscore.grid import Cell, find_slots, number_cells
from crosscore.puzzle import NO_ROOM, Entry, Puzzle, Source, Unplaced, Word

__all__ = ["MAX_BYTES", "dumps", "from_document", "loads", "to_document"]

MAX_BYTES = 8 * 2**20  #: bytes of a file; a 500-word puzzle takes about 60 kB
MAX_WORDS = 500  #: words of a puzzle, as many as a kind can be asked for
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
            {
                "number": entry.number,
                "clue": word.clue,
                "enumeration": sheet.enumeration(puzzle, word, plain=True),
            }
        )
    given = sheet.given_cells(puzzle)
    texts = {"author": puzzle.author, "intro": puzzle.instructions}

    def cell(r: int, c: int, letter: str | None) -> Any:
        if letter is None:
            return None
        label = numbers.get((r, c), 0)
        return {"cell": label, "value": letter} if (r, c) in given else label

    document: dict[str, Any] = {
        "version": _VERSION,
        "kind": [_KIND],
        "dimensions": {"width": puzzle.width, "height": puzzle.height},
        "origin": f"Crosscore {__version__}",
        "title": puzzle.title,
        **{key: value for key, value in texts.items() if value},
        "showenumerations": sheet.settings(puzzle)["enumerations"],
        "puzzle": [[cell(r, c, x) for c, x in enumerate(row)] for r, row in enumerate(rows)],
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
    settings = {k: v for k, v in puzzle.sheet.items() if k != "enumerations"}
    if settings:
        document[_OURS + "sheet"] = settings
    if puzzle.frozen:
        document[_OURS + "frozen"] = True
    if puzzle.source is not None:
        document[_OURS + "dictionary"] = {
            "name": puzzle.source.name,
            "digest": puzzle.source.digest,
        }
    return document


def _list_words(puzzle: Puzzle) -> list[dict[str, Any]]:
    """The user's list in order: placed words name their clue, the others carry all they have."""
    entries = {entry.word: entry for entry in puzzle.entries}
    others = {lost.word: lost for lost in puzzle.unplaced}
    given: dict[int, list[int]] = {}
    for index, position in sorted(puzzle.given):
        given.setdefault(index, []).append(position)
    listed: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        item: dict[str, Any] = {"word": word.surface}
        if index in entries:
            entry = entries[index]
            item |= {"direction": _WAYS[entry.across], "number": entry.number}
        else:
            lost = others.get(index, Unplaced(index, NO_ROOM))
            item |= {"clue": word.clue, "reason": lost.reason}
            if lost.cells:
                row, column = lost.cells[0]
                item |= {"direction": _WAYS[lost.across], "row": row, "column": column}
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


@dataclass(frozen=True, slots=True)
class _Listed:
    """A word of the user's list: with its clue's number, or with the reason for having none."""

    surface: str
    across: bool
    number: int | None
    clue: str
    reason: str = ""
    at: Cell | None = None
    locked: bool = False
    given: tuple[int, ...] = ()


class _Reader:
    """Reads one document. What makes it unusable raises; what is merely wrong is a finding."""

    def __init__(self, document: object, name: str) -> None:
        self.name = name
        self.findings: list[Issue] = []
        self.kept_options: dict[str, Any] | None = None
        self.enumerations: dict[tuple[bool, int], object] = {}
        self.shown: dict[Cell, str] = {}  # letters that the puzzle gives away
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
        labels = self.labels(rows)
        clues = self.clues()
        language = self.language(rows)
        self.fold_cells(rows, language)
        slots = {(cells[0], across): cells for across, cells in find_slots(rows)}
        numbers = number_cells(cell for cell, _ in slots)
        self.compare_labels(labels, numbers)
        # Clues name the numbers that the file shows, right or wrong; ours are counted anew.
        starts = {number: cell for cell, number in (labels or numbers).items()}
        words: list[Word] = []
        places: list[tuple[int, bool, tuple[Cell, ...]]] = []
        unplaced: list[Unplaced] = []
        marked: list[tuple[int, _Listed]] = []
        unread = dict(slots)
        for item in self.words(clues):
            if item.number is None:
                word = Word(item.surface, self.split(language, item.surface), item.clue)
                apart = self.apart(item, len(word.answer), rows)
                unplaced.append(Unplaced(len(words), item.reason, apart, not apart or item.across))
            else:
                where = f"{item.number} {_WAYS[item.across]}"
                cells = unread.pop((starts.get(item.number, (-1, -1)), item.across), None)
                if cells is None:
                    self.find("clue", "has no place in the grid", where)
                    continue
                self.compare_length(self.enumerations.get((item.across, item.number)), cells, where)
                places.append((len(words), item.across, cells))
                word = self.word(rows, cells, language, item.surface, item.clue)
            marked.append((len(words), item))
            words.append(word)
        for (start, across), cells in unread.items():
            text = "".join(str(rows[r][c]) for r, c in cells)
            where = f"row {start[0] + 1}, column {start[1] + 1}"
            self.findings.append(
                Issue("no-clue", f"{text} {_WAYS[across].lower()} has no clue", where)
            )
            places.append((len(words), across, cells))
            words.append(self.word(rows, cells, language, "", ""))
        if len(words) > MAX_WORDS:
            raise self.refuse(f"it has {len(words)} words, and at most {MAX_WORDS} can be used")
        self.look_for_strays(rows, [cells for _, _, cells in places])
        entries = tuple(Entry(w, across, cells, numbers[cells[0]]) for w, across, cells in places)
        source = self.ours("dictionary", dict, {})
        self.check_our_keys(language)
        return Puzzle(
            kind=one_line(self.ours("kind", str, "freeform")),
            language=language,
            width=len(rows[0]),
            height=len(rows),
            words=tuple(words),
            entries=entries,
            unplaced=tuple(unplaced),
            title=self.text("title", sheet.MAX_TITLE),
            seed=self.ours("seed", int, 0),
            options=self.options(),
            source=Source(one_line(str(source["name"])), one_line(str(source["digest"])))
            if {"name", "digest"} <= set(source)
            else None,
            author=self.text("author", sheet.MAX_TITLE),
            instructions=self.text("intro", sheet.MAX_INSTRUCTIONS),
            locked=self.locked(marked, {entry.word for entry in entries}),
            frozen=self.ours("frozen", bool, False),
            given=self.given(marked, words, entries, rows, language),
            sheet=self.sheet_settings(),
        )

    def find(self, code: str, message: str, where: str) -> None:
        self.findings.append(Issue(code, message, where))

    def text(self, key: str, most: int) -> str:
        """A text of the file, clean and of at most `most` characters."""
        value = self.document.get(key)
        if not isinstance(value, str):
            if value is not None:
                self.find("text", "is no text", key)
            return ""
        clean = clean_lines(value) if key == "intro" else one_line(value)
        if len(clean) > most:
            self.find("text", f"has {len(clean):,} characters; {most:,} are kept", key)
            clean = clean[:most].strip()
        return clean

    def compare_length(self, said: object, cells: tuple[Cell, ...], where: str) -> None:
        """Report an enumeration that gives another number of letters; ours are made anew."""
        if not isinstance(said, str) or not re.fullmatch("[0-9]{1,3}(?:[-,][0-9]{1,3})*", said):
            return
        total = sum(int(part) for part in re.split("[-,]", said))
        if total != len(cells):
            self.find("enumeration", f"says {said[:40]} letters, but there are {len(cells)}", where)

    def apart(self, item: _Listed, length: int, rows: list[list[str | None]]) -> tuple[Cell, ...]:
        """The cells of a word that lies in the box but is not on the sheet; () if it does not."""
        if item.at is None:
            return ()
        r, c = item.at
        cells = tuple((r, c + i) if item.across else (r + i, c) for i in range(length))
        inside = all(0 <= r < len(rows) and 0 <= c < len(rows[0]) for r, c in cells)
        if not cells or not inside:
            self.find("place", "would lie outside the grid", item.surface)
            return ()
        return cells

    def locked(self, marked: list[tuple[int, _Listed]], placed: set[int]) -> frozenset[int]:
        for index, item in marked:
            if item.locked and index not in placed:
                self.find("locked", "is locked, but has no place on the sheet", item.surface)
        return frozenset(index for index, item in marked if item.locked and index in placed)

    def given(
        self,
        marked: list[tuple[int, _Listed]],
        words: list[Word],
        entries: tuple[Entry, ...],
        rows: list[list[str | None]],
        language: str,
    ) -> frozenset[tuple[int, int]]:
        """Letters shown on the sheet: as the puzzle's cells say, of the words that the list says.

        A cell that no word of the list claims counts for its across word, or else its down one.
        """
        listed: set[tuple[int, int]] = set()
        for index, item in marked:
            for position in item.given:
                if position < len(words[index].answer):
                    listed.add((index, position))
                else:
                    self.find("given", f"has no letter {position + 1}", item.surface)
        at: dict[Cell, list[tuple[int, int]]] = {}
        for entry in sorted(entries, key=lambda entry: not entry.across):
            for position, cell in enumerate(entry.cells):
                at.setdefault(cell, []).append((entry.word, position))
        for cell, value in self.shown.items():
            letter = rows[cell[0]][cell[1]]
            where = f"row {cell[0] + 1}, column {cell[1] + 1}"
            if letter is None or cell not in at:
                self.find("given", "gives a letter where there is no word", where)
            elif value != letter and self.folded(value, language) != letter:
                self.find("given", f"gives {value[:9]}, but the letter is {letter}", where)
            elif not listed.intersection(at[cell]):
                listed.add(at[cell][0])
        for cell, letters in at.items():
            hidden = listed.intersection(letters)
            if hidden and cell not in self.shown:
                self.find(
                    "given",
                    f"gives its letter {min(hidden)[1] + 1}, but the puzzle does not show it",
                    words[min(hidden)[0]].surface,
                )
                listed -= hidden
        return frozenset(listed)

    def sheet_settings(self) -> dict[str, Any]:
        """The sheet's settings that differ from their defaults."""
        kept: dict[str, Any] = {}
        found = dict(self.ours("sheet", dict, {}))
        # ipuz has a key of its own for this one.
        counts = self.document.get("showenumerations", True)
        found["enumerations"] = counts
        for field in sheet.SHEET:
            try:
                value = field.check(found.pop(field.name, field.default))
            except CrosscoreError as error:
                self.find("key", f"has a value of no use: {error.message}", _OURS + "sheet")
                continue
            if value != field.default:
                kept[field.name] = value
        for name in found:
            self.find("key", f"has no setting {name[:40]!a}", _OURS + "sheet")
        return kept

    def word(
        self,
        rows: list[list[str | None]],
        cells: tuple[Cell, ...],
        language: str,
        surface: str,
        clue: str,
    ) -> Word:
        """The word in some cells; without a surface it is written as its letters are split."""
        answer = tuple(str(rows[r][c]) for r, c in cells)
        if not surface:
            surface = "".join(answer)
            try:
                if alphabet.get(language).split(surface) != answer:
                    surface = "|".join(answer)
            except CrosscoreError:
                pass  # the referee will say what is wrong with it
        return Word(surface, answer, clue)

    def fold_cells(self, rows: list[list[str | None]], language: str) -> None:
        """Give each cell the letters of the grid: other programs also write small ones."""
        known: dict[str, str] = {}
        for row in rows:
            for c, cell in enumerate(row):
                if cell is None:
                    continue
                if cell not in known:
                    known[cell] = self.folded(cell, language)
                row[c] = known[cell]

    def folded(self, cell: str, language: str) -> str:
        """A cell's text as the letter of the grid; as it is where it is no single letter."""
        try:
            split = alphabet.get(language).split(cell, self.options().get("letters", {}))
        except CrosscoreError:
            return cell
        return split[0] if len(split) == 1 else cell

    def compare_labels(self, labels: dict[Cell, int], numbers: dict[Cell, int]) -> None:
        """Report numbers of the puzzle that are not the standard ones."""
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

    def check_our_keys(self, language: str) -> None:
        """Report values of our own keys that contradict the rest."""
        direction = alphabet.get(language).direction
        for key, wanted in (("format", 1), ("direction", direction)):
            found = self.document.get(_OURS + key, wanted)
            if found != wanted:
                self.findings.append(Issue("key", f"should be {wanted}", _OURS + key))

    def look_for_strays(self, rows: list[list[str | None]], places: list[tuple[Cell, ...]]) -> None:
        """Report letters that stand alone: they belong to no word and are not kept."""
        covered = {cell for cells in places for cell in cells}
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
                elif isinstance(value, str) and value and len(value) <= MAX_CLUSTER:
                    cells.append(one_line(value) or value)
                else:
                    raise self.refuse(f"row {r + 1} of its solution holds a cell without a letter")
            rows.append(cells)
        return rows

    def labels(self, rows: list[list[str | None]]) -> dict[Cell, int]:
        """The numbers that the puzzle's cells show; its shape must be the solution's."""
        height, width = len(rows), len(rows[0])
        found = self.document.get("puzzle")
        block = self.document.get("block", "#")
        if not isinstance(found, list) or len(found) != height:
            raise self.refuse(f"its puzzle has not {height} rows like its solution")
        labels: dict[Cell, int] = {}
        for r, row in enumerate(found):
            if not isinstance(row, list) or len(row) != width:
                raise self.refuse(f"row {r + 1} of its puzzle has not {width} cells")
            for c, cell in enumerate(row):
                value = cell.get("cell", 0) if isinstance(cell, dict) else cell
                shown = cell.get("value") if isinstance(cell, dict) else None
                if isinstance(shown, str) and one_line(shown) and len(shown) <= MAX_CLUSTER:
                    self.shown[r, c] = one_line(shown)
                if (value is None or value == block) != (rows[r][c] is None):
                    self.findings.append(
                        Issue(
                            "shape",
                            "is a letter in one and none in the other of puzzle and solution",
                            f"row {r + 1}, column {c + 1}",
                        )
                    )
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
                    self.enumerations[way == "Across", number] = (
                        item.get("enumeration") if isinstance(item, dict) else None
                    )
                    clues[way == "Across", number] = one_line(text) if isinstance(text, str) else ""
        return clues

    def language(self, rows: list[list[str | None]]) -> str:
        """The puzzle's language: as it says, or else guessed from its letters."""
        code = self.ours("language", str, "")
        if code:
            return alphabet.get(code).code
        return alphabet.guess(cell for row in rows for cell in row if cell).code

    def options(self) -> dict[str, Any]:
        """The kind's options: plain values, and `letters`, the alphabet's."""
        if self.kept_options is None:
            self.kept_options = {}
            for name, value in self.ours("options", dict, {}).items():
                plain = isinstance(value, str | int) or (
                    isinstance(value, float) and isfinite(value)
                )
                if name == "letters":
                    plain = isinstance(value, dict) and all(
                        isinstance(v, str) and one_line(v) == v for v in value.values()
                    )
                if plain and one_line(name) == name and len(str(value)) < 200:
                    self.kept_options[name] = one_line(value) if isinstance(value, str) else value
                else:
                    self.findings.append(Issue("key", "has a value of no use", _OURS + "options"))
        return self.kept_options

    def split(self, language: str, surface: str) -> tuple[str, ...]:
        try:
            return alphabet.get(language).split(surface, self.options().get("letters", {}))
        except CrosscoreError as error:
            self.findings.append(Issue(error.code, error.message, surface))
            return ()

    def words(self, clues: dict[tuple[bool, int], str]) -> list[_Listed]:
        """The words in the order of the user's list; clues that it does not name come last."""
        listed: list[_Listed] = []
        left = dict(clues)
        for at, item in enumerate(self.ours("words", list, [])):
            surface = item.get("word") if isinstance(item, dict) else None
            if not isinstance(surface, str):
                self.find("word", "has no text", f"word {at + 1}")
                continue
            surface = one_line(surface)
            locked, given = self.marks(item, surface)
            across, number = item.get("direction", "Across") == "Across", item.get("number")
            if "reason" in item:
                clue, reason = item.get("clue"), one_line(str(item["reason"]))
                text = one_line(clue) if isinstance(clue, str) else ""
                place = self.place(item, surface)
                listed.append(_Listed(surface, across, None, text, reason, place, locked, given))
                continue
            found = left.pop((across, number), None) if isinstance(number, int) else None
            if found is None:
                self.find("word", "names a clue that is not there", surface)
            else:
                listed.append(_Listed(surface, across, number, found, locked=locked, given=given))
        for (across, number), text in left.items():
            listed.append(_Listed("", across, number, text))
        return listed

    def marks(self, item: dict[str, Any], surface: str) -> tuple[bool, tuple[int, ...]]:
        """Whether a word is locked, and the positions of its given letters."""
        locked, given = item.get("locked", False), item.get("given", [])
        if not isinstance(locked, bool):
            self.find("locked", "is neither locked nor not", surface)
            locked = False
        positions = given if isinstance(given, list) else [None]
        good = tuple(p for p in positions if type(p) is int and p >= 0)
        if len(good) < len(positions):
            self.find("given", "has given letters without a position", surface)
        return locked, good

    def place(self, item: dict[str, Any], surface: str) -> Cell | None:
        """Where a word that is not on the sheet starts, if it lies in the box."""
        if "row" not in item and "column" not in item:
            return None
        row, column = item.get("row"), item.get("column")
        if type(row) is int and type(column) is int and item.get("direction") in _WAYS.values():
            return row, column
        self.find("place", "has no row, column and direction", surface)
        return None

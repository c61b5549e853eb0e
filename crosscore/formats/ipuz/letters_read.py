"""The JSON object of an .ipuz word search -> puzzle.

Letters come from the grid and words from the list or from `solution`. A word lies where the
file says if its letters are there, else where it is found.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

from crosscore import alphabet, sheet
from crosscore.alphabet import one_line
from crosscore.dictionary import MAX_CELLS, MAX_CLUSTER, misfit, overlong, shorten
from crosscore.errors import Sentence, sentence
from crosscore.formats.ipuz.document import Document, Grid, cell_name
from crosscore.formats.ipuz.keys import BLOCK, MAX_SIDE_LETTERS, OURS
from crosscore.formats.ipuz.letters_places import Letters, places_in_file
from crosscore.formats.ipuz.letters_write import keys
from crosscore.formats.ipuz.marks_read import read_about
from crosscore.grid import DIRECTIONS, LETTERS, LEVELS, Cell, direction_of
from crosscore.kinds.registry import usual
from crosscore.puzzle import MAX_WORDS_LETTERS, NO_ROOM, Entry, Puzzle, Unplaced, Word

__all__ = ["WordSearchDocument"]

_ROWS = 40  #: that are read between two pauses

Places = dict[int, tuple[Cell, ...]]  #: cells of words, by their index


@dataclass(frozen=True, slots=True)
class _Listed:
    """A word of the list; `reason` if it has no place, `place` as the file tells it."""

    surface: str
    clue: str = ""
    reason: str = ""
    locked: bool = False
    place: object = None


class WordSearchDocument(Document):
    """A document that is a word search."""

    def reading(self) -> Generator[None, None, Puzzle]:
        """The puzzle, with pauses; `findings` say what contradicts itself."""
        rows = yield from self.letters()
        language = self.language(rows)
        self.fold_cells(rows, language)
        yield
        listed, words = self.words(language)
        yield
        places = self.places(listed, words, rows)
        entries = [
            Entry(word, DIRECTIONS[direction_of(cells)][0] == 0, cells, 0)
            for word, cells in sorted(places.items())
        ]
        unplaced = [
            Unplaced(index, item.reason or NO_ROOM)
            for index, item in enumerate(listed)
            if index not in places
        ]
        covered = {cell for cells in places.values() for cell in cells}
        yield
        self.check_our_keys(language)
        shown = {} if self.is_ours() else self.shown()
        return Puzzle(
            kind=one_line(self.ours("kind", str, usual(LETTERS))),
            language=language,
            width=len(rows[0]),
            height=len(rows),
            words=tuple(words),
            entries=tuple(entries),
            unplaced=tuple(unplaced),
            title=self.text("title", sheet.MAX_TITLE),
            seed=self.ours("seed", int, 0),
            options=self.options() if self.is_ours() else self.guessed(rows, language, entries),
            source=self.source(),
            author=self.text("author", sheet.MAX_TITLE),
            instructions=self.text("intro", sheet.MAX_INSTRUCTIONS),
            about=read_about(self),
            locked=self.locked(listed, places),
            frozen=self.ours("frozen", bool, False),
            sheet=self.sheet_settings(LETTERS, **shown),
            clue_language=self.clue_language(language, [word.clue for word in words]),
            model=LETTERS,
            open_cells={
                (r, c): letter
                for r, row in enumerate(rows)
                for c, letter in enumerate(row)
                if letter and (r, c) not in covered
            },
        )

    def is_ours(self) -> bool:
        """Whether the document has our options, so that nothing need be guessed."""
        return OURS + "options" in self.document

    def letters(self) -> Generator[None, None, Grid]:
        """The letters by row, None outside the shape."""
        found = self.document.get("puzzle")
        if not isinstance(found, list) or not found or not isinstance(found[0], list):
            raise self.refuse(sentence("ipuz-no-letters", "it has no grid of letters"))
        width = self.width_of(found, MAX_SIDE_LETTERS)
        if self.document.get("dimensions") != {"width": width, "height": len(found)}:
            message = sentence(
                "dimensions-letters",
                "should be {width} × {height}, as the grid is",
                width=width,
                height=len(found),
            )
            self.find("dimensions", message, sentence("the-file", "file"))
        rows: Grid = []
        for r, row in enumerate(found):
            if not isinstance(row, list) or len(row) != width:
                raise self.refuse(
                    sentence(
                        "ipuz-puzzle-row",
                        "row {row} of its puzzle has not {width} cells",
                        row=r + 1,
                        width=width,
                    )
                )
            if r % _ROWS == 0:
                yield
            rows.append([self._letter(cell, r, c) for c, cell in enumerate(row)])
        if not any(map(any, rows)):
            raise self.refuse(sentence("ipuz-no-letters", "it has no grid of letters"))
        return rows

    def _letter(self, cell: object, r: int, c: int) -> str | None:
        value = cell.get("value", cell.get("cell")) if isinstance(cell, dict) else cell
        if value is None or value == self.document.get("block", BLOCK):
            return None
        if isinstance(value, str) and one_line(value) and len(value) <= MAX_CLUSTER:
            return one_line(value)
        message = sentence("cell-no-letter", "holds no letter, so it is left out of the grid")
        self.find("letter", message, cell_name(r, c))
        return None

    def language(self, rows: Grid) -> str:
        """The language: as the document says, or else guessed from its letters."""
        code = self.ours("language", str, "")
        if code:
            return alphabet.get(code).code
        return alphabet.guess([cell for row in rows for cell in row if cell]).code

    def words(self, language: str) -> tuple[list[_Listed], list[Word]]:
        """The words of the list and of the solution, each once, and as they sit in cells."""
        listed: list[_Listed] = []
        words: list[Word] = []
        seen: set[tuple[str, ...]] = set()
        for item in self._listed():
            endless = overlong(item.surface)
            answer = () if endless else self.split(language, item.surface)
            problem: Sentence | None = None
            if len(answer) > MAX_CELLS:
                endless = misfit(item.surface, answer)
            if endless:
                _, problem = endless
            elif answer in seen:
                problem = sentence("clue-twice", "stands twice")
            elif len(answer) == 1:
                problem = sentence("single-letter", "has one letter only, so it is left out")
            if problem:
                self.find("word", problem, shorten(item.surface))
            elif answer:
                seen.add(answer)
                listed.append(item)
                words.append(Word(item.surface, answer, item.clue))
        if not words:
            raise self.refuse(sentence("ipuz-no-words", "it has no words to find"))
        self.check_words(len(words), MAX_WORDS_LETTERS)
        return listed, words

    def _listed(self) -> list[_Listed]:
        """The words in the order of the user's list; what the solution has besides comes last."""
        found = self.document.get("solution")
        left: dict[str, object] = dict(found) if isinstance(found, dict) else {}
        items = self._ours()
        listed = []
        for item, key in zip(items, keys([item.surface for item in items]), strict=True):
            place = left.pop(key, None)
            if place is None and not item.reason:
                message = sentence(
                    "place-missing", "has no place in the file, so it is looked for in the letters"
                )
                self.find("place", message, item.surface)
            elif place is not None and item.reason:
                message = sentence("reason-has-place", "is said to have no place, but has one")
                self.find("reason", message, item.surface)
            listed.append(replace(item, place=place))
        listed += [_Listed(one_line(key), place=place) for key, place in left.items()]
        if not items and not isinstance(found, dict):
            listed += [_Listed(one_line(word)) for word in self._names(found)]
        return listed

    def _ours(self) -> list[_Listed]:
        listed = []
        for at, item in enumerate(self.ours("words", list, [])):
            surface = item.get("word") if isinstance(item, dict) else None
            if not isinstance(surface, str):
                where = sentence("word", "word {number}", number=at + 1)
                self.find("word", sentence("has-no-text", "has no text"), where)
                continue
            surface = one_line(surface)
            clue, reason, locked = (item.get(key) for key in ("clue", "reason", "locked"))
            if not isinstance(locked, bool | None):
                message = sentence("neither-locked", "is neither locked nor not")
                self.find("locked", message, surface)
            listed.append(
                _Listed(
                    surface,
                    one_line(clue) if isinstance(clue, str) else "",
                    one_line(str(reason)) if "reason" in item else "",
                    locked is True,
                )
            )
        return listed

    def _names(self, found: object) -> list[str]:
        """The words of a solution without places: a text, or a list of texts or objects."""
        if isinstance(found, str):
            commas = re.search("[,;\n]", found)
            return [*filter(None, map(one_line, re.split("[,;\n]" if commas else r"\s", found)))]
        names = []
        for at, item in enumerate(found if isinstance(found, list) else []):
            word = item.get("word", item.get("Word")) if isinstance(item, dict) else item
            if isinstance(word, str):
                names.append(word)
            else:
                where = sentence("word", "word {number}", number=at + 1)
                self.find("word", sentence("has-no-text", "has no text"), where)
        return names

    def places(self, listed: list[_Listed], words: list[Word], rows: Grid) -> Places:
        """The cells of the words that have a place: as told, else where they are found."""
        letters = Letters(rows)
        sought = {i: words[i].answer for i, item in enumerate(listed) if not item.reason}
        found = places_in_file({i: item.place for i, item in enumerate(listed)}, sought, letters)
        for index, item in enumerate(listed):
            if index in sought and item.place is not None and index not in found:
                message = sentence(
                    "place-other-letters",
                    "does not lie where the file says, so it is looked for in the letters",
                )
                self.find("place", message, item.surface)
        # Longer words first: a word within another has that place only if there is no other.
        for index in sorted(sought.keys() - found.keys(), key=lambda i: (-len(sought[i]), i)):
            cells = self._find(words[index], letters.copies(sought[index]), found)
            if cells:
                found[index] = cells
        return found

    def _find(
        self, word: Word, copies: list[tuple[Cell, ...]], found: Places
    ) -> tuple[Cell, ...] | None:
        if not copies:
            message = sentence("nowhere-in-letters", "is nowhere in the letters")
            self.find("place", message, word.surface)
            return None
        longer = [set(cells) for cells in found.values() if len(cells) >= len(word.answer)]
        own = [cells for cells in copies if not any(map(set(cells).issubset, longer))]
        if len(own) > 1:
            message = sentence(
                "several-places",
                "is at {places} places in the letters; the first one is taken",
                places=len(own),
            )
            self.find("twice", message, word.surface)
        return (own or copies)[0]

    def locked(self, listed: list[_Listed], places: Places) -> frozenset[int]:
        """Indexes of the words that keep their place."""
        marked = {index for index, item in enumerate(listed) if item.locked}
        for index in sorted(marked - places.keys()):
            message = sentence("locked-not-placed", "is locked, but has no place on the sheet")
            self.find("locked", message, listed[index].surface)
        return frozenset(marked & places.keys())

    def shown(self) -> dict[str, object]:
        """The settings of the sheet that a file of another program has."""
        return {"list": "none"} if self.document.get("showanswers") == "after" else {}

    def guessed(self, rows: Grid, language: str, entries: list[Entry]) -> dict[str, Any]:
        """Options that make such a puzzle: the easiest level of its directions, and its shape."""
        used = {direction_of(entry.cells) for entry in entries}
        options: dict[str, Any] = {
            "level": next(level for level, directions in LEVELS.items() if used <= set(directions))
        }
        if not all(map(all, rows)):
            # A picture is kept as it is seen.
            turn = -1 if alphabet.get(language).direction == "rtl" else 1
            picture = ["".join("#" if cell else "." for cell in row[::turn]) for row in rows]
            options |= {"shape": "own", "mask": "/".join(picture)}
        return options

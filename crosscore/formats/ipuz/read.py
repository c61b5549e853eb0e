"""The JSON object of an .ipuz file -> puzzle.

Answers come from the grid, their order from the user's list, and whatever contradicts the
grid is a finding.
"""

from __future__ import annotations

import re
from collections.abc import Generator

from crosscore import alphabet, sheet
from crosscore.alphabet import one_line
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.formats.ipuz.document import Grid, cell_name
from crosscore.formats.ipuz.file import CrosswordDocument, clue_name
from crosscore.formats.ipuz.keys import DIRECTIONS, OURS
from crosscore.formats.ipuz.listed import Listed, list_words
from crosscore.formats.ipuz.marks_read import (
    read_about,
    read_checksum,
    read_marks,
    read_open,
    read_rebus,
)
from crosscore.formats.lost import rebuilt
from crosscore.grid import BLOCKED, Cell, coded_cells, find_slots, is_full, number_cells
from crosscore.kinds.registry import lists_of
from crosscore.puzzle import PROOFS, Entry, Puzzle, Unplaced, Word

__all__ = ["Reader"]

_PART = 400  #: words that are read between two pauses


def _clueless(text: str, across: bool) -> Sentence:
    if across:
        return sentence("no-clue-across", "{word} across has no clue", word=text)
    return sentence("no-clue-down", "{word} down has no clue", word=text)


def _placeless(unfinished: bool) -> Sentence:
    if unfinished:
        return sentence("clue-not-full", "is left out: its answer has empty cells")
    return sentence("clue-no-place", "has no place in the grid")


def _no_number() -> Sentence:
    return sentence("no-number", "no number")


def own_clues(file: CrosswordDocument) -> dict[tuple[bool, int], str]:
    """The clues that our list of words has, where the puzzle itself shows none."""
    return {
        (item.get("direction") == DIRECTIONS[True], item["number"]): one_line(item["clue"])
        for item in file.ours("words", list, [])
        if isinstance(item, dict)
        and "reason" not in item
        and type(item.get("number")) is int
        and isinstance(item.get("clue"), str)
    }


class Reader(CrosswordDocument):
    """Puts a document's parts together."""

    def reading(self) -> Generator[None, None, Puzzle]:
        """The puzzle, with pauses; `findings` say what contradicts itself."""
        rows = yield from self.solution()
        labels = yield from self.labels(rows)
        kind = self.kind(rows)
        lists = lists_of(kind)
        yield
        clues = self.clues()
        yield
        if lists != "clues":
            clues |= own_clues(self)
        language = self.language(rows, clues.values())
        self.fold_cells(rows, language)
        yield
        marks = read_marks(self, rows)
        yield
        slots = {(cells[0], across): cells for across, cells in find_slots(rows, marks.bars)}
        numbers = number_cells(cell for cell, _ in slots)
        codes = self.codes()
        yield
        if lists == "clues":
            self.compare_labels(labels, numbers)
        else:
            self.compare_labels(labels, coded_cells(rows, codes))
            labels = {}
        # Clues name the numbers that the file shows, right or wrong; ours are counted anew.
        starts = {number: cell for cell, number in (labels or numbers).items()}
        words: list[Word] = []
        places: list[tuple[int, bool, tuple[Cell, ...]]] = []
        unplaced: list[Unplaced] = []
        marked: list[tuple[int, Listed]] = []
        # In a grid of blocks a run is a word as soon as all its cells have letters.
        unread = {at: cells for at, cells in slots.items() if is_full(rows, cells)}
        self.check_words(len(unread))
        waiting: dict[tuple[Cell, bool], str] = {}
        counts: dict[tuple[Cell, bool], object] = {}
        listed = list_words(self, clues)
        for at_item, item in enumerate(listed):
            if at_item % _PART == 0:
                yield
            if item.number is None:
                word = Word(item.surface, self.split(language, item.surface), item.clue)
                apart = self.apart(item, len(word.answer), rows)
                unplaced.append(Unplaced(len(words), item.reason, apart, not apart or item.across))
            else:
                at = starts.get(item.number, (-1, -1)), item.across
                cells = unread.pop(at, None)
                if cells is None:
                    open_run = at in slots and not is_full(rows, slots[at])
                    if open_run and lists == "clues" and at not in waiting:
                        waiting[at] = item.clue
                        said = self.enumerations.get((item.across, item.number))
                        counts[at] = None if said == str(len(slots[at])) else said
                        continue
                    self.find("clue", _placeless(open_run), clue_name(item.number, item.across))
                    continue
                self.compare_length(item.number, item.across, cells)
                places.append((len(words), item.across, cells))
                count = self.enumerations.get((item.across, item.number))
                word = self.word(rows, cells, language, item.surface, item.clue, count)
            marked.append((len(words), item))
            words.append(word)
        for (start, across), cells in unread.items():
            text = "".join(str(rows[r][c]) for r, c in cells)
            self.find("no-clue", _clueless(text, across), cell_name(*start))
            places.append((len(words), across, cells))
            words.append(self.word(rows, cells, language, "", ""))
        self.check_words(len(words) + len(waiting))
        yield
        open_cells = self.left_over(rows, [cells for _, _, cells in places])
        entries = tuple(Entry(w, across, cells, numbers[cells[0]]) for w, across, cells in places)
        self.check_our_keys(language)
        counted = self.document.get("showenumerations", True)
        yield
        given = self.given(marked, words, entries, rows, language, bool(codes))
        yield
        shown = {"enumerations": counted} if lists == "clues" else {}
        return Puzzle(
            kind=kind,
            language=language,
            width=len(rows[0]),
            height=len(rows),
            words=tuple(words),
            entries=entries,
            unplaced=tuple(unplaced),
            title=self.text("title", sheet.MAX_TITLE),
            seed=self.ours("seed", int, 0),
            options=self.options(),
            source=self.source(),
            author=self.text("author", sheet.MAX_TITLE),
            instructions=self.text("intro", sheet.MAX_INSTRUCTIONS),
            locked=self.locked(marked, {entry.word for entry in entries}),
            frozen=self.ours("frozen", bool, False),
            given_letters=given,
            sheet=self.sheet_settings(self.model, lists, **shown),
            clue_language=self.clue_language(
                language, [*(word.clue for word in words), *waiting.values()]
            ),
            proof=self.proof(),
            model=self.model,
            open_cells=open_cells,
            pinned=self.pinned(rows),
            odd=self.odd(marked),
            codes=codes,
            bars=frozenset(marks.bars),
            open_clues=read_open(
                self,
                waiting,
                counts,
                slots.keys(),
            ),
            circles=frozenset(marks.circles),
            shades=marks.shades,
            rebus=read_rebus(self, rows),
            about=read_about(self),
            checksum=read_checksum(self),
        )

    def codes(self) -> tuple[str, ...]:
        """The letters by their numbers; the referee looks at whether they are all there."""
        found = self.ours("codes", list, [])
        good = tuple(one_line(one) for one in found if isinstance(one, str))
        if len(good) < len(found):
            self.find("key", sentence("no-use", "has a value of no use"), OURS + "codes")
        return good

    def word(
        self,
        rows: Grid,
        cells: tuple[Cell, ...],
        language: str,
        surface: str,
        clue: str,
        count: object = None,
    ) -> Word:
        """The word in some cells; without a surface it is written as its letters are split.

        A letter count such as `3,5` tells where it has spaces and hyphens.
        """
        answer = tuple(str(rows[r][c]) for r, c in cells)
        if not surface:
            surface = rebuilt(answer, count)
            try:
                if alphabet.get(language).split(surface) != answer:
                    surface = rebuilt(answer, count, "|")
            except CrosscoreError:
                pass  # the referee will say what is wrong with it
        return Word(surface, answer, clue)

    def proof(self) -> str:
        """What is known of how small the puzzle is; the referee looks at whether it can be."""
        found: str = self.ours("proof", str, "")
        if found and found not in PROOFS:
            self.find("key", sentence("no-use", "has a value of no use"), OURS + "proof")
            return ""
        return found

    def compare_labels(self, labels: dict[Cell, int], numbers: dict[Cell, int]) -> None:
        """Report numbers of the puzzle that are not the standard ones."""
        if not labels and OURS + "format" not in self.document:
            return  # many programs leave the numbers to the reader
        for cell in sorted(set(labels) | set(numbers)):
            if labels.get(cell) != numbers.get(cell):
                message = sentence(
                    "label",
                    "shows {shown}, but should show {number}",
                    shown=labels.get(cell) or _no_number(),
                    number=numbers.get(cell) or _no_number(),
                )
                self.find("label", message, cell_name(*cell))

    def compare_length(self, number: int, across: bool, cells: tuple[Cell, ...]) -> None:
        """Report an enumeration that gives another number of letters; ours are made anew."""
        said = self.enumerations.get((across, number))
        if not isinstance(said, str) or not re.fullmatch("[0-9]{1,3}(?:[-,][0-9]{1,3})*", said):
            return
        total = sum(int(part) for part in re.split("[-,]", said))
        if total != len(cells):
            message = sentence(
                "enumeration",
                "says {said} letters, but there are {letters}",
                said=said[:40],
                letters=len(cells),
            )
            self.find("enumeration", message, clue_name(number, across))

    def left_over(self, rows: Grid, places: list[tuple[Cell, ...]]) -> dict[Cell, str]:
        """The cells that no word covers, with their letters, in a grid of blocks.

        In a free-form one such letters belong to no word; they are reported and not kept.
        """
        covered = {cell for cells in places for cell in cells}
        left: dict[Cell, str] = {}
        for r, row in enumerate(rows):
            for c, cell in enumerate(row):
                if cell is not None and (r, c) not in covered:
                    left[r, c] = cell
                    if self.model != BLOCKED:
                        message = sentence("stray", "{letter} belongs to no word", letter=cell)
                        self.find("stray", message, cell_name(r, c))
        return left if self.model == BLOCKED else {}

    def pinned(self, rows: Grid) -> frozenset[Cell]:
        """Cells whose letter the user wrote, in a grid of blocks."""
        kept: set[Cell] = set()
        for item in self.ours("pinned", list, []):
            match item:
                case [int(r), int(c)] if (
                    not isinstance(r, bool)
                    and not isinstance(c, bool)
                    and 0 <= r < len(rows)
                    and 0 <= c < len(rows[0])
                    and rows[r][c]
                    and self.model == BLOCKED
                ):
                    kept.add((r, c))
                case _:
                    message = sentence("pinned-no-letter", "names a cell without a letter")
                    self.find("pinned", message, OURS + "pinned")
        return frozenset(kept)

    def odd(self, marked: list[tuple[int, Listed]]) -> dict[int, str]:
        """What is odd about words, in a grid of blocks."""
        odd = {index: item.odd for index, item in marked if item.odd}
        if odd and self.model != BLOCKED:
            for index, item in marked:
                if index in odd:
                    self.find("odd", sentence("no-use", "has a value of no use"), item.surface)
            return {}
        return odd

    def apart(self, item: Listed, length: int, rows: Grid) -> tuple[Cell, ...]:
        """The cells of a word that lies in the box but is not on the sheet; () if it does not."""
        if item.at is None:
            return ()
        r, c = item.at
        cells = tuple((r, c + i) if item.across else (r + i, c) for i in range(length))
        inside = all(0 <= r < len(rows) and 0 <= c < len(rows[0]) for r, c in cells)
        if not cells or not inside:
            message = sentence("would-lie-outside", "would lie outside the grid")
            self.find("place", message, item.surface)
            return ()
        return cells

    def locked(self, marked: list[tuple[int, Listed]], placed: set[int]) -> frozenset[int]:
        for index, item in marked:
            if item.locked and index not in placed:
                message = sentence("locked-not-placed", "is locked, but has no place on the sheet")
                self.find("locked", message, item.surface)
        return frozenset(index for index, item in marked if item.locked and index in placed)

    def given(
        self,
        marked: list[tuple[int, Listed]],
        words: list[Word],
        entries: tuple[Entry, ...],
        rows: Grid,
        language: str,
        coded: bool,
    ) -> frozenset[tuple[int, int]]:
        """Letters shown on the sheet: as the puzzle's cells say, of the words that the list says.

        A cell that no word of the list claims counts for its across word, or else its down one.
        Where letters are `coded`, one that is given is shown wherever it is.
        """
        listed: set[tuple[int, int]] = set()
        for index, item in marked:
            for position in item.given:
                if position < len(words[index].answer):
                    listed.add((index, position))
                else:
                    message = sentence(
                        "has-no-letter", "has no letter {number}", number=position + 1
                    )
                    self.find("given", message, item.surface)
        at: dict[Cell, list[tuple[int, int]]] = {}
        for entry in sorted(entries, key=lambda entry: not entry.across):
            for position, cell in enumerate(entry.cells):
                at.setdefault(cell, []).append((entry.word, position))
        given = {words[index].answer[position] for index, position in listed} if coded else set()
        for cell, value in self.shown.items():
            letter = rows[cell[0]][cell[1]]
            if letter is None or (cell not in at and not letter):
                message = sentence("gives-outside", "gives a letter where there is no word")
                self.find("given", message, cell_name(*cell))
            elif value != letter and self.folded(value, language) != letter:
                message = sentence(
                    "gives-other",
                    "gives {given}, but the letter is {letter}",
                    given=value[:9],
                    letter=letter,
                )
                self.find("given", message, cell_name(*cell))
            elif cell in at and letter not in given and not listed.intersection(at[cell]):
                listed.add(at[cell][0])
                given |= {letter} if coded else set()
        for cell, letters in at.items():
            hidden = listed.intersection(letters)
            if hidden and cell not in self.shown:
                message = sentence(
                    "gives-hidden",
                    "gives its letter {number}, but the puzzle does not show it",
                    number=min(hidden)[1] + 1,
                )
                self.find("given", message, words[min(hidden)[0]].surface)
                listed -= hidden
        return frozenset(listed)

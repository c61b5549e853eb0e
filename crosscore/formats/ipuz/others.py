"""What other programs write into .ipuz files, as a `Crossword` of any format, or a word search.

The words are the runs of the grid between blocks and bars; clues find theirs by number, cells or
order. Rows in visual order become rows in reading order, HTML texts plain ones. Whatever has no
place in a puzzle here is a finding, and what would become another puzzle is refused. Nothing is
trusted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from crosscore import alphabet
from crosscore.alphabet import clean_lines, compared, one_line
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import ipuz, lost
from crosscore.formats.imported import MAX_CLUES, Clue, Crossword, counts_of
from crosscore.formats.ipuz.cell_styles import Styles, style_of, styles_lost
from crosscore.formats.ipuz.clue_lists import Listed, Places, direction_of, listed
from crosscore.formats.ipuz.document import Document, cell_name, variety
from crosscore.formats.ipuz.keys import BLOCK, EMPTY, MAX_SIDE, OURS, VISUAL, WORD_SEARCH
from crosscore.formats.ipuz.markup import plain
from crosscore.grid import BLOCKED, Cell, find_slots, is_full, number_cells
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import ABOUT, Puzzle

__all__ = ["opened"]

#: keys of the file as a whole that say something, and have no place here
_UNKEPT = ("publication", "explanation", "zones", "misses", "annotation", "puzzle-image", "answer",
           "answers")  # fmt: skip
#: what may follow the name of the crossword in a kind that is read as one
_CROSSWORDS = ("crypticcrossword", "diagramless")
_HIDDEN = "diagramless"
_CODED = "coded"
_LOCALES = ("org.libipuz:locale", "org.gnome.libipuz:locale")
_MISFITS = 4  #: one clue in this many may have no place in the grid
_OUTSIDE, _BLACK = None, "#"  #: what is no cell, in the grid as it is first read


def opened(document: dict[str, Any], name: str) -> tuple[Puzzle, list[Issue]]:
    """The puzzle in a document of another program, and findings."""
    file = _File(document, name)
    file.refuse_kinds()
    puzzle, findings = file.word_search() if file.is_of(WORD_SEARCH) else file.crossword()
    return puzzle, [*file.findings, *findings]


def _items(grid: Sequence[Sequence[Any]]) -> Iterator[tuple[Cell, Any]]:
    for r, row in enumerate(grid):
        for c, cell in enumerate(row):
            yield (r, c), cell


class _File(Document):
    """A document of another program."""

    def __init__(self, document: dict[str, Any], name: str) -> None:
        super().__init__(document, name)
        self.block = document.get("block", BLOCK)
        self.empty = document.get("empty", EMPTY)
        self.hidden = any(_HIDDEN in kind for kind in self.kinds())
        self.meant: set[str] = set()  # texts of which more than looks was lost
        self.shown: list[list[Any]] = []
        self.solved: list[list[Any]] = []
        self.mirrored = False

    def note(self, code: str, message: Sentence) -> None:
        """A finding about the file as a whole."""
        self.find(code, message, sentence("the-file", "file"))

    # kinds

    def refuse_kinds(self) -> None:
        """Refuse puzzles of a kind that would come in as another one."""
        if self.is_of(WORD_SEARCH):
            return
        for kind in self.kinds():
            if kind[:1] in (["crossword"], ["acrostic"], ["sudoku"], ["block"], ["fill"]):
                rest = kind[1:] if kind[0] == "crossword" else kind
                odd = [part for part in rest if part not in _CROSSWORDS]
                if odd:
                    raise self.refuse(variety("/".join(odd)))
        jumbled = self.document.get("fakeclues") or self.document.get("fakecluegroups")
        if jumbled and all(direction_of(heading) is not None for heading in self.lists()):
            raise self.refuse(_jumbled())

    def lists(self) -> dict[str, Any]:
        """The lists of clues by their headings."""
        found = self.document.get("clues", {})
        if found is None or found == []:
            return {}
        if not isinstance(found, dict):
            raise self.refuse(sentence("ipuz-no-clues", "it has no clues"))
        clues = sum(len(items) for items in found.values() if isinstance(items, list))
        if max(clues, len(found)) > MAX_CLUES:
            raise self.refuse(
                sentence(
                    "ipuz-too-many-words",
                    "it has {words} words, and at most {most} can be used",
                    words=max(clues, len(found)),
                    most=MAX_CLUES,
                )
            )
        return found

    # texts

    def plain(self, key: str, *, lines: bool = False) -> str:
        """A text of the file without HTML."""
        value = self.document.get(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            value = str(value)  # a year
        if not isinstance(value, str):
            if value is not None:
                self.find("text", sentence("no-text", "is no text"), key)
            return ""
        if key == "url":
            return one_line(value)  # the only text of a file that is no HTML
        text, meant = plain(value, "\n" if lines else " ")
        self.meant |= {key} if meant else set()
        return clean_lines(text) if lines else one_line(text)

    def about(self) -> dict[str, str]:
        """Who made it, when, and the like."""
        found = {key: self.plain(key, lines=key == "notes") for key in ABOUT}
        if found.get("notes") == self.plain("intro", lines=True):
            found.pop("notes")  # some programs write it twice
        return {key: text for key, text in found.items() if text}

    # the grid

    def label(self, cell: object) -> object:
        """What a cell of the puzzle shows: a number, a block, or None outside the grid."""
        return cell.get("cell", self.empty) if isinstance(cell, dict) else cell

    def named(self, cell: object) -> str:
        """The number or letter that names a cell; "" if nothing does."""
        label = self.label(cell)
        if isinstance(label, bool) or not isinstance(label, int | str) or label == self.block:
            return ""
        text = one_line(str(label)[:20])
        return "" if text in ("", "0", str(self.empty)) else text

    def letter(self, cell: object) -> tuple[object, bool]:
        """What the solution has in a cell, and whether it is one of several."""
        if isinstance(cell, dict):
            ways = [value for key, value in cell.items() if direction_of(str(key)) is not None]
            if "value" not in cell and ways:
                return self.letter(ways[0])[0], len(set(map(str, ways))) > 1
            cell = cell.get("value", cell.get("cell"))
        if isinstance(cell, list):
            return (self.letter(cell[0])[0] if cell else None), len(cell) > 1
        if isinstance(cell, int) and not isinstance(cell, bool) and cell not in (0, self.empty):
            return str(cell)[:20], False
        return cell, False

    def read_grids(self) -> None:
        """Take the two grids, of the same size."""
        shown, solved = self.document.get("puzzle"), self.document.get("solution")
        if not solved or self.repeats(solved, shown):
            solved = None
        whole = solved if shown is None else shown
        if not isinstance(whole, list) or not whole or not isinstance(whole[0], list):
            raise self.refuse(sentence("ipuz-no-solution", "it has no solution"))
        width, height = self.width_of(whole, MAX_SIDE), len(whole)
        size = self.document.get("dimensions")
        if size != {"width": width, "height": height}:
            message = sentence(
                "dimensions",
                "should be {width} × {height}, as the solution is",
                width=width,
                height=height,
            )
            self.note("dimensions", message)
        for grid in (solved, shown):
            if grid is None:
                continue
            if not isinstance(grid, list) or len(grid) != height:
                message = sentence(
                    "ipuz-rows", "its puzzle has not {rows} rows like its solution", rows=height
                )
                raise self.refuse(message)
            for r, row in enumerate(grid):
                if not isinstance(row, list) or len(row) != width:
                    raise self.refuse(_row(r + 1, width, of_puzzle=grid is shown))
        self.solved = solved or []
        self.shown = shown or [[self._bare(cell) for cell in row] for row in self.solved]

    def _bare(self, cell: object) -> object:
        value = self.letter(cell)[0]
        return value if value is None or value == self.block else self.empty

    def repeats(self, solved: object, shown: object) -> bool:
        """Whether a solution has nothing but the puzzle's own numbers: it is none."""
        if not isinstance(solved, list) or not isinstance(shown, list):
            return False
        named = 0
        for row, other in zip(solved, shown, strict=False):
            if not isinstance(row, list) or not isinstance(other, list) or len(row) != len(other):
                return False
            for cell, beside in zip(row, other, strict=True):
                value, label = self.letter(cell)[0], self.label(beside)
                if isinstance(value, str) and value == str(label):
                    named += bool(self.named(beside))
                elif value not in (None, "", self.empty, self.block, label):
                    return False
        return named > 0

    def nothing(self) -> tuple[object, ...]:
        """What stands in the solution for no letter; 0 may be one, as a text or a number."""
        values = [self.letter(cell)[0] for _, cell in _items(self.solved)]
        texts = {one_line(value) for value in values if isinstance(value, str)}
        texts -= {"", "0", str(self.block), str(self.empty)}
        if not texts:
            return self.empty, 0, "0", str(self.empty)
        if self.empty not in (0, "0"):
            return self.empty, str(self.empty)
        if not all(text.isdecimal() for text in texts):
            return 0, "0"
        numbers = all(type(cell) is int for _, cell in _items(self.solved) if self.is_open(cell))
        return () if numbers and "empty" not in self.document else (self.empty,)

    def is_open(self, cell: object) -> bool:
        """Whether a cell of the puzzle is one to write in."""
        label = self.label(cell)
        return label is not None and label != self.block

    def rows(self) -> tuple[list[list[str | None]], set[Cell]]:
        """The letters by row, "" where there is none yet, and the blocks."""
        rows: list[list[str | None]] = [[None] * len(row) for row in self.shown]
        blocks: set[Cell] = set()
        several = 0
        empty = self.nothing()
        drawn = any(not self.is_open(cell) for _, cell in _items(self.shown))
        for (r, c), cell in _items(self.shown):
            if not self.solved:
                rows[r][c] = "" if self.is_open(cell) else None
                blocks |= {(r, c)} if self.label(cell) is not None and rows[r][c] is None else set()
                continue
            value, choice = self.letter(self.solved[r][c])
            black = value == self.block and value is not None
            if type(value) is int and value not in empty and self.is_open(cell):
                value = "0"  # the only one that is no text yet
            if isinstance(value, str) and not black and value not in empty:
                rows[r][c] = one_line(value)
                several += choice
            elif black or (value is None and (self.hidden or not self.is_open(cell))):
                outside = value is None and self.label(cell) is None
                blocks |= set() if outside else {(r, c)}
            else:
                rows[r][c] = "" if self.is_open(cell) else None
                blocks |= {(r, c)} if self.label(cell) == self.block else set()
            if self.is_open(cell) != (rows[r][c] is not None) and not self.hidden and drawn:
                message = sentence(
                    "shape", "is a letter in one and none in the other of puzzle and solution"
                )
                self.find("shape", message, cell_name(r, c))
        if several:
            self.note("alternatives", _alternatives_lost(several))
        if blocks and not drawn:
            self.hidden = True  # the solver is to find them
        return rows, blocks

    def styles(self, rows: list[list[str | None]]) -> Styles:
        """What the cells' styles say of those that are there."""
        found = Styles()
        named = self.document.get("styles")
        for cell, value in _items(self.shown):
            style = style_of(value, named)
            if style:
                found.add(cell, style, mirrored=self.mirrored)
        found.within(cell for cell, letter in _items(rows) if letter is not None)
        if found.others:
            self.note("styles", styles_lost(len(found.others)))
        return found

    def given(self, rows: list[list[str | None]]) -> set[Cell]:
        """The cells whose letter the puzzle shows; one that has none yet takes it."""
        given = set()
        for (r, c), cell in _items(self.shown):
            value = cell.get("value") if isinstance(cell, dict) else None
            if not isinstance(value, str) or not one_line(value):
                continue
            value, letter = one_line(value), rows[r][c]
            if letter is None:
                message = sentence("gives-outside", "gives a letter where there is no word")
                self.find("given", message, cell_name(r, c))
                continue
            if letter and value != letter and compared(value) != compared(letter):
                message = sentence(
                    "gives-other",
                    "gives {given}, but the letter is {letter}",
                    given=value[:9],
                    letter=letter,
                )
                self.find("given", message, cell_name(r, c))
                continue
            rows[r][c] = letter or value
            given.add((r, c))
        return given

    def turn(self) -> None:
        """Bring rows of a right-to-left puzzle that stand as they are seen into reading order."""
        cells = [self.letter(cell)[0] for _, cell in _items(self.solved)]
        text = "".join(cell for cell in cells if isinstance(cell, str) and cell != self.block)
        told = self.document.get(OURS + "rows") == VISUAL
        if not text.strip("0"):
            text = "".join(clue.text for clue in listed(self.lists()))
        if not told and alphabet.direction(text, "ltr") != "rtl":
            return
        shown, mirrored = self.shape(), [row[::-1] for row in self.shape()]
        solved = [
            [None if x in (None, self.block) else "" for x in map(self._bare, row)]
            for row in self.solved
        ]
        if not told and solved and solved != shown and solved == mirrored:
            # Some programs turn the letters round, and leave the numbers as they are.
            self.solved = [row[::-1] for row in self.solved]
        elif told or self.seen(shown, mirrored):
            self.mirrored = True
            self.shown = [row[::-1] for row in self.shown]
            self.solved = [row[::-1] for row in self.solved]

    def shape(self) -> list[list[str | None]]:
        """The cells of the puzzle as "", all else as None."""
        return [["" if self.is_open(cell) else None for cell in row] for row in self.shown]

    def seen(self, shown: list[list[str | None]], mirrored: list[list[str | None]]) -> bool:
        """Whether rows begin at their right end: as the numbers tell, or else the clues' cells."""
        last = len(shown[0]) - 1
        labels = {cell: name for cell, value in _items(self.shown) if (name := self.named(value))}
        turned = {(r, last - c): name for (r, c), name in labels.items()}

        def counted(rows: list[list[str | None]]) -> dict[Cell, str]:
            slots = find_slots(rows)
            return {at: str(n) for at, n in number_cells(run[0] for _, run in slots).items()}

        if (labels == counted(shown)) != (turned == counted(mirrored)):
            return turned == counted(mirrored)
        steps = [
            clue.cells[1][0] - clue.cells[0][0]
            for clue in listed(self.lists())
            if clue.across and len(clue.cells) > 1 and clue.cells[0][1] == clue.cells[1][1]
        ]
        return 2 * sum(step < 0 for step in steps) > len(steps)

    # clues

    def clues(self, told: list[Listed], places: Places, full: set[tuple[Cell, ...]]) -> list[Clue]:
        """The clues with the cells of their words; refuses a puzzle whose words are no runs."""
        found = places.of(told)
        misfits = len(told) - sum(map(places.covers, found.values()))
        odd = [heading for heading in self.lists() if direction_of(heading) is None]
        # Lists by other names are those of a crossword if they have a clue for each word.
        own = len(odd) == len(self.lists()) > 0 and (misfits or places.runs - set(found.values()))
        if own or _MISFITS * misfits > len(told):
            raise self.refuse(_lists_of_its_own(odd) if odd else _no_runs())
        taken = {found[at] for at, clue in enumerate(told) if at in found and clue.text}
        made: list[Clue] = []
        unread: dict[str, None] = {}
        for at, clue in enumerate(told):
            if at not in found and clue.across is None:
                unread.setdefault(clue.heading)
                continue
            if at not in found:
                self.find("clue", sentence("clue-no-place", "has no place in the grid"), clue.name)
                continue
            text, counts = clue.text, counts_of(clue.counts)
            onward = [places.onward(number, way, taken) for way, number in clue.onward]
            if any(onward):
                others = (number for _, number in clue.onward)
                text = f"{clue.label or '/'.join((clue.number, *others))}: {text}"
            if text and clue.counts and (any(onward) or not counts):
                text, counts = f"{text} ({counts or clue.counts})", ""
            made.append(Clue(found[at], text, counts, clue.number))
            heading = clue.heading.split(":")[-1]
            for there in onward:
                if there and there not in taken:
                    taken.add(there)
                    here = f"\N{RIGHTWARDS ARROW} {clue.number} {heading}"
                    made.append(Clue(there, one_line(here), "", clue.number))
        if any(clue.hinted for clue in told):
            message = sentence("exolve-hints", "has hints to its clues; they are not kept")
            self.note("text", message)
        if any(clue.explained for clue in told):
            message = sentence(
                "imported-explained", "has explanations of its clues, which are not kept"
            )
            self.note("text", message)
        for heading in unread:
            self.find("clues", sentence("list-unread", "is a list that is not read"), heading[:60])
        said = {clue.cells for clue in made if clue.text}
        made = [clue for clue in made if clue.text or clue.cells not in said]
        bare = sorted(full - {clue.cells for clue in made} - taken)
        if bare and made:
            self.note("no-clue", _clueless(len(bare)))
        return [*made, *(Clue(cells, "") for cells in bare)]

    # the whole

    def crossword(self) -> tuple[Puzzle, list[Issue]]:
        """The puzzle, from what is in the file."""
        self.read_grids()
        self.turn()
        rows, blocks = self.rows()
        if self.hidden and not self.solved:
            raise self.refuse(_unseen())
        styles = self.styles(rows)
        for cell, value in _items(self.shown):
            if isinstance(value, dict) and isinstance(value.get("value"), str):
                styles.marks.setdefault(cell, []).append(value["value"][:9])
        labels = {cell: name for cell, value in _items(self.shown) if (name := self.named(value))}
        made = Crossword(self.name, rows, blocks)
        told = listed(self.lists())
        codes = self.codes(rows, labels, told)
        made.given = self.given(rows)
        made.labels = {} if codes or self.hidden else labels
        slots = find_slots(rows, styles.bars)
        cells = {cell for cell, letter in _items(rows) if letter is not None}
        places = Places(slots, cells, made.labels, styles.marks)
        if self.mirrored:
            places.width = len(rows[0])
        made.bars, made.circles, made.shades = styles.bars, styles.circles, styles.shades
        made.clues = self.clues(told, places, {run for _, run in slots if is_full(rows, run)})
        made.title, made.author = self.plain("title"), self.plain("author")
        made.intro = self.plain("intro", lines=True)
        made.about = self.about()
        made.checksum = self.checksum()
        made.language = self.locale()
        if OURS + "language" in self.document:
            said = self.document.get(OURS + "clue-language", "")
            made.clue_language = said if isinstance(said, str) else ""
        made.counted = self.document.get("showenumerations", True) is not False
        self.meant |= {f"{clue.heading}: {clue.name}" for clue in told if clue.meant}
        self.rest()
        document = made.document()
        document[OURS + "words"].sort(
            key=lambda word: (word["direction"] != "Across", word["number"])
        )
        if codes:
            document |= self.coded(made, codes, document["puzzle"])
        elif self.hidden:
            document[OURS + "sheet"] = {"blocks": "hidden"}
        document |= {
            key: value for key, value in self.document.items() if str(key).startswith(OURS)
        }
        puzzle, findings = ipuz.from_document(document, self.name)
        return puzzle, [*made.findings, *findings]

    def codes(
        self, rows: list[list[str | None]], labels: dict[Cell, str], told: list[Listed]
    ) -> dict[Cell, int]:
        """The number of each cell's letter, in a puzzle that shows these; {} in all others.

        Takes such numbers out of the labels: they number no clues.
        """
        said = any(_CODED in kind for kind in self.kinds())
        numbers = {cell: int(name) for cell, name in labels.items() if name.isdecimal()}
        if not said and (told or not numbers or 2 * len(set(numbers.values())) > len(numbers)):
            return {}
        labels.clear()
        letters: dict[int, str] = {}
        cells = {cell: letter for cell, letter in _items(rows) if letter is not None}
        whole = all(
            letter and letters.setdefault(numbers.get(cell, 0), letter) == letter
            for cell, letter in cells.items()
        )
        if whole and 0 not in letters and len(set(letters.values())) == len(letters):
            return {cell: numbers[cell] for cell in cells}
        if said:
            raise self.refuse(variety(_CODED))
        message = sentence("ipuz-codes-lost", "has numbers for letters, which are not kept")
        self.note("codes", message)
        return {}

    def coded(
        self, made: Crossword, codes: dict[Cell, int], shown: list[list[Any]]
    ) -> dict[str, Any]:
        """What a document has of a puzzle with numbers for letters; they go on without gaps."""
        known = {codes[r, c]: letter for (r, c), letter in _items(made.rows) if letter}
        number = {code: n for n, code in enumerate(sorted(known), 1)}
        if any(code != n for code, n in number.items()):
            message = sentence(
                "imported-numbers",
                "has other numbers than the words would be counted by; they are counted anew",
            )
            self.note("label", message)
        for (r, c), code in codes.items():
            cell = shown[r][c]
            n = number[code]
            shown[r][c] = {**cell, "cell": n} if isinstance(cell, dict) else n
        kind = next(
            kind.id for kind in KINDS.values() if kind.lists == "codes" and BLOCKED in kind.models
        )
        return {OURS + "kind": kind, OURS + "codes": [known[code] for code in sorted(known)]}

    def checksum(self) -> tuple[str, ...]:
        """A salt, and hashes of right solutions."""
        found = self.document.get("checksum")
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            return ()
        return tuple(one_line(one)[:200] for one in found)

    def rest(self) -> None:
        """Report what a solver had filled in, and what has no place here."""
        blanks = ("", "0", "-", self.empty, self.block)
        saved = self.document.get("saved")
        rows = [row for row in saved if isinstance(row, list)] if isinstance(saved, list) else []
        filled = sum(
            isinstance(value, str) and value not in blanks
            for _, cell in _items(rows)
            for value in [cell.get("value") if isinstance(cell, dict) else cell]
        )
        if filled:
            self.note("saved", lost.filled_in(filled))
        unkept = [key for key in _UNKEPT if self.document.get(key)]
        if unkept:
            message = sentence(
                "ipuz-keys-lost", "has entries that are not kept: {keys}", keys=unkept
            )
            self.note("keys", message)
        if self.meant:
            self.note("html", _html_lost(len(self.meant)))

    def word_search(self) -> tuple[Puzzle, list[Issue]]:
        """The word search in the file."""
        document = dict(self.document)
        for key in ("title", "author", "intro"):
            document[key] = self.plain(key, lines=key == "intro")
        document |= self.about()
        self.rest()
        return ipuz.from_document(document, self.name)

    def locale(self) -> str:
        """The language that the file names."""
        code = self.document.get(OURS + "language")
        locales = (code, *(self.document.get(key) for key in _LOCALES))
        found = next((one for one in locales if isinstance(one, str) and one), "")
        return found if found in (code, "C", "POSIX") else re.split("[_.@-]", found)[0].lower()


def _row(row: int, width: int, *, of_puzzle: bool) -> Sentence:
    if of_puzzle:
        return sentence(
            "ipuz-puzzle-row", "row {row} of its puzzle has not {width} cells", row=row, width=width
        )
    return sentence(
        "ipuz-solution-row",
        "row {row} of its solution has not {width} cells like row 1",
        row=row,
        width=width,
    )


def _jumbled() -> Sentence:
    return sentence(
        "ipuz-jumbled",
        "its clues are not those of the words where they stand, for the solver is to match them",
    )


def _lists_of_its_own(headings: list[str]) -> Sentence:
    return sentence(
        "ipuz-own-lists",
        "it is no crossword of words across and down: its clues are in lists of their own, "
        "{headings}",
        headings=[f"“{plain(heading)[0][:40]}”" for heading in headings[:5]],
    )


def _no_runs() -> Sentence:
    return sentence("imported-no-runs", "its words do not run across and down from block to block")


def _clueless(words: int) -> Sentence:
    return sentence(
        "ipuz-clueless",
        "has no clue for {words} of its words",
        words=words,
    )


def _unseen() -> Sentence:
    return sentence(
        "ipuz-unseen",
        "it shows no blocks and has no solution, so nobody can tell where its words are",
    )


def _html_lost(texts: int) -> Sentence:
    return sentence(
        "html-lost",
        "has pictures, small raised letters or the like in {texts} texts; only their "
        "letters are kept",
        one=(
            "has pictures, small raised letters or the like in {texts} text; only its "
            "letters are kept"
        ),
        texts=texts,
    )


def _alternatives_lost(cells: int) -> Sentence:
    return sentence(
        "alternatives-lost",
        "allows several letters in {cells} cells; the first is kept",
        one="allows several letters in {cells} cell; the first is kept",
        cells=cells,
    )

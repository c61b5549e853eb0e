"""A crossword from another program -> puzzle: turns what its reader found into an .ipuz document.

A reader of a format gives the grid in reading order (column 0 first), and each clue with the cells
of its word. Here clues are matched with the runs of the grid, numbers are counted anew, and letter
counts give words their spaces back; `ipuz` judges the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from crosscore import alphabet
from crosscore.alphabet import Alphabet, one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats import ipuz
from crosscore.formats.ipuz.keys import DIRECTIONS, EMPTY, KIND, MAX_SIDE, OURS, VERSION, block_for
from crosscore.formats.lost import guessed, rebuilt, said_in
from crosscore.grid import BLOCKED, CROSSING, Bar, Cell, find_slots, is_full, number_cells
from crosscore.kinds.registry import usual
from crosscore.puzzle import MAX_FILE_WORDS, Puzzle

__all__ = [
    "MAX_CLUES",
    "MAX_SIDE",
    "Clue",
    "Crossword",
    "counts_of",
    "kind",
    "miscounted",
    "refused",
    "turned",
    "unsolved",
]

_COUNTS = re.compile(r"[0-9]{1,3}(?:[-,][0-9]{1,3})*")
MAX_CLUES = 4 * MAX_FILE_WORDS  #: of a file, those that fit no word included
_MISFITS = 4  #: one word in this many may fit no run of the grid


@dataclass(frozen=True, slots=True)
class Clue:
    """A clue with the cells of its word, in reading order.

    `counts` are its letter counts as `3,5`, `number` is what precedes it. A `link` only leads to
    another clue that covers its word too.
    """

    cells: tuple[Cell, ...]
    text: str
    counts: str = ""
    number: str = ""
    link: bool = False


@dataclass(slots=True)
class Crossword:
    """What a file holds. `rows` has None for blocks and what is outside, "" for no letter yet.

    `labels` are the numbers shown, `given` the cells whose letter is shown. `counted`: the solver
    sees letter counts. `bars` end runs as blocks do; `parted`: words are separated by lines that
    the reader doesn't know. `circles` and `shades` (`#rrggbb`) mark cells, `about` has texts by the
    names in `puzzle.ABOUT`, `checksum` is that of an .ipuz file, `rebus` is found out here.
    `language` is a code, "" if the file doesn't say; `clue_language` is one, "" if it is the same,
    None if the file doesn't say. `kind` is the kind that the format has, "" if it has several.
    `hidden`: the solver doesn't see which cells are blocks. `headings` are those of lists of clues.
    `across_first`: all across words come before the down ones, not each by its number.
    """

    name: str
    rows: list[list[str | None]]
    blocks: set[Cell] = field(default_factory=set)
    labels: dict[Cell, str] = field(default_factory=dict)
    given: set[Cell] = field(default_factory=set)
    clues: list[Clue] = field(default_factory=list)
    title: str = ""
    author: str = ""
    intro: str = ""
    language: str = ""
    clue_language: str | None = None
    counted: bool = True
    bars: set[Bar] = field(default_factory=set)
    parted: bool = False
    circles: set[Cell] = field(default_factory=set)
    shades: dict[Cell, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    checksum: tuple[str, ...] = ()
    rebus: set[str] = field(default_factory=set)
    kind: str = ""
    hidden: bool = False
    headings: list[str] = field(default_factory=list)
    across_first: bool = False
    findings: list[Issue] = field(default_factory=list)

    def find(self, code: str, message: Sentence) -> None:
        """Report what could not be kept, of the file as a whole."""
        self.findings.append(Issue(code, message, sentence("the-file", "file")))

    def puzzle(self) -> tuple[Puzzle, list[Issue]]:
        """The puzzle, with what was found on the way; raises `CrosscoreError`."""
        if not self.blocks and all(cell is None for row in self.rows for cell in row):
            raise refused(self.name, sentence("imported-no-cells", "its grid has no cells"))
        self.rows = [[cell and one_line(cell) for cell in row] for row in self.rows]
        for row in self.rows:
            if any(cell and len(cell) > MAX_CLUSTER for cell in row):
                raise refused(
                    self.name,
                    sentence("imported-long-cell", "a cell of its grid holds a whole text"),
                )
        puzzle, findings = ipuz.from_document(self.document(), self.name)
        return puzzle, [*self.findings, *findings]

    def document(self) -> dict[str, Any]:
        """The JSON object of an .ipuz file."""
        slots = {cells: across for across, cells in find_slots(self.rows, self.bars)}
        self.check_words(sum(is_full(self.rows, cells) for cells in slots), MAX_FILE_WORDS)
        self.check_words(len(self.clues), MAX_CLUES)
        numbers = number_cells(cells[0] for cells in slots)
        self._compare(numbers)
        clues = self._placed(slots)
        self._give(slots, clues)
        code = self._language(slots, clues.values())
        letters = self._fold(alphabet.get(code))
        listed: dict[str, list[dict[str, Any]]] = {"Across": [], "Down": []}
        words = []
        by_number = sorted(slots.items(), key=lambda slot: numbers[slot[0][0]])
        if self.across_first:
            by_number.sort(key=lambda slot: not slot[1])
        for cells, across in by_number:
            clue = clues.get(cells)
            if clue is None:
                continue
            number = numbers[cells[0]]
            item: dict[str, Any] = {"number": number, "clue": clue.text}
            full = is_full(self.rows, cells)
            if clue.counts and (full or clue.counts != str(len(cells))):
                item["enumeration"] = clue.counts
            listed[DIRECTIONS[across]].append(item)
            if not full:
                continue
            surface = self._surface(cells, clue.counts, alphabet.get(code), letters)
            if surface:
                words.append({"word": surface, "direction": DIRECTIONS[across], "number": number})
        block = block_for(self.rows)
        document: dict[str, Any] = {
            "version": VERSION,
            "kind": [KIND],
            "dimensions": {"width": len(self.rows[0]), "height": len(self.rows)},
            "block": block,
            "title": self.title,
            "author": self.author,
            "intro": self.intro,
            "showenumerations": self.counted,
            "puzzle": [
                [self._shown(r, c, numbers, block) for c in range(len(row))]
                for r, row in enumerate(self.rows)
            ],
            "solution": [
                [
                    (block if (r, c) in self.blocks else None) if cell is None else cell or EMPTY
                    for c, cell in enumerate(row)
                ]
                for r, row in enumerate(self.rows)
            ],
            "clues": listed,
            OURS + "language": code,
            OURS + "clue-language": self._clue_language(code, clues.values()),
            OURS + "words": words,
            **{key: text for key, text in self.about.items() if text},
        }
        if self.checksum:
            document["checksum"] = list(self.checksum)
        if self.rebus:
            document[OURS + "rebus"] = sorted(self.rebus)
        if letters:
            document[OURS + "options"] = {"letters": letters}
        if self.hidden:
            document[OURS + "sheet"] = {"blocks": "hidden"}
        document[OURS + "kind"] = self.kind or kind(
            self.rows, blocks=bool(self.blocks or self.bars)
        )
        return document

    def check_words(self, words: int, most: int) -> None:
        """Refuse a file with more words or clues than a puzzle can have."""
        if words > most:
            raise refused(
                self.name,
                sentence(
                    "imported-words",
                    "it has {words} words, and at most {most} can be used",
                    words=words,
                    most=most,
                ),
            )

    def _compare(self, numbers: Mapping[Cell, int]) -> None:
        """Tell once that the file counts the words in another way."""
        shown = {cell: label for cell, label in self.labels.items() if label}
        if shown and shown != {cell: str(number) for cell, number in numbers.items()}:
            self.find(
                "label",
                sentence(
                    "imported-numbers",
                    "has other numbers than the words would be counted by; they are counted anew",
                ),
            )

    def _give(
        self, slots: Iterable[tuple[Cell, ...]], clues: Mapping[tuple[Cell, ...], Clue]
    ) -> None:
        """Tell once of letters that are shown in words that are not full: only words show any.

        But in a puzzle that has a clue for each empty cell, all letters that came with it are seen.
        """
        clued = {cell for cells, clue in clues.items() if clue.text for cell in cells}
        if all(
            (r, c) in clued for r, row in enumerate(self.rows) for c, x in enumerate(row) if x == ""
        ):
            return
        full = {cell for cells in slots if is_full(self.rows, cells) for cell in cells}
        if any(self.rows[r][c] for r, c in self.given - full):
            self.find(
                "given",
                sentence(
                    "imported-given",
                    "shows letters of words that are not full; they are in the grid, but not shown",
                ),
            )
        self.given &= full

    def _placed(self, slots: Mapping[tuple[Cell, ...], bool]) -> dict[tuple[Cell, ...], Clue]:
        """The clue of each run that has one; refuses a grid whose words are no runs."""
        starts: dict[Cell, list[tuple[Cell, ...]]] = {}
        for slot in slots:
            starts.setdefault(slot[0], []).append(slot)
        through: dict[Cell, list[tuple[Cell, ...]]] = {}
        for slot in slots:
            for cell in slot:
                through.setdefault(cell, []).append(slot)
        placed: dict[tuple[Cell, ...], Clue] = {}
        clued: set[tuple[Cell, ...]] = set()
        misfits: list[Clue] = []
        linked = turned_round = single = within = 0
        for clue in sorted(self.clues, key=lambda clue: clue.link):
            cells = clue.cells
            if len(cells) == 1:
                single += 1
                continue
            pieces = _pieces(cells, starts)
            if not pieces and cells[::-1] in slots:
                turned_round += 1
                pieces = [cells[::-1]]
            if not pieces:
                misfits.append(clue)
                within += any(set(cells) < set(run) for run in through.get(cells[0], ()))
                continue
            clued.update(pieces)
            free = [piece for piece in pieces if piece not in placed]
            if not free:
                self.findings.append(
                    Issue("clue", sentence("clue-twice", "stands twice"), _named(clue))
                )
                continue
            if len(pieces) > 1:
                linked += not clue.link
                clue = Clue(free[0], _counted(clue), "", clue.number, clue.link)
            placed[free[0]] = clue
        # Bars part words if one ends within a run, or if a run is no word.
        barred = self.parted and bool(within or (self.clues and slots.keys() - clued))
        unclued = len(slots) - len(clued)
        others = misfits and (_MISFITS * len(misfits) > len(self.clues) or 2 * unclued > len(slots))
        if barred or others:
            raise refused(self.name, _no_runs(barred, self.headings))
        for clue in misfits:
            self.findings.append(
                Issue(
                    "clue",
                    sentence("imported-misfit", "is left out: its cells are no word of the grid"),
                    _named(clue),
                )
            )
        if single:
            self.find("clue", _one_cell(single))
        if linked:
            self.find("clue", _linked(linked))
        if turned_round:
            self.find("clue", _backwards(turned_round))
        return placed

    def _language(self, slots: Iterable[tuple[Cell, ...]], clues: Iterable[Clue]) -> str:
        """The language: as the file says, if its letters are of it, else guessed."""
        cells = sorted({cell for row in self.rows for cell in row if cell})
        if self.language:
            try:
                named = alphabet.get(self.language)
            except CrosscoreError:
                named = None
            if named is not None and self._fits(named, cells):
                return named.code
        full = [slot for slot in slots if is_full(self.rows, slot)]
        lines = ["".join(str(self.rows[r][c]) for r, c in slot) for slot in full]
        lines = lines or ["".join(cell or "" for cell in row) for row in self.rows]
        return guessed(lines, [clue.text for clue in clues])

    def _fits(self, script: Alphabet, cells: list[str]) -> bool:
        """Whether letters can be of a language: most of them, as some may be pictures."""
        good = sum(any(_single(cell, script, each) for each in _choices(script)) for cell in cells)
        return 2 * good >= len(cells)

    def _clue_language(self, language: str, clues: Iterable[Clue]) -> str:
        """The language of the clues if it is another one."""
        if self.clue_language is None:
            return said_in([clue.text for clue in clues], language)
        try:
            code = alphabet.get(self.clue_language or language).code
        except CrosscoreError:
            return ""
        return "" if code == language else code

    def _fold(self, script: Alphabet) -> dict[str, str]:
        """Give each cell its letter; the options of the language by which it is a letter."""
        cells = {cell for row in self.rows for cell in row if cell}
        letters: dict[str, str] = {}
        for name, choices in script.options.items():
            chosen = {
                choice: sum(
                    bool(_single(cell, script, {**letters, name: choice})) for cell in cells
                )
                for choice in choices
            }
            best = max(chosen, key=lambda choice: chosen[choice])  # the default, if it does
            if best != choices[0]:
                letters[name] = best
        known = {cell: _single(cell, script, letters) for cell in sorted(cells)}
        for row in self.rows:
            for c, cell in enumerate(row):
                if cell:
                    row[c] = known[cell] or cell
        self.rebus = {cell for cell in known if not known[cell]}
        return letters

    def _surface(
        self, cells: tuple[Cell, ...], counts: str, script: Alphabet, letters: Mapping[str, str]
    ) -> str:
        """A word as it is written, spaces and hyphens from its letter counts; "" if it fails."""
        answer = tuple(str(self.rows[r][c]) for r, c in cells)
        for surface in (rebuilt(answer, counts), "".join(answer)):
            try:
                if script.split(surface, letters) == answer:
                    return surface
            except CrosscoreError:
                continue
        return ""

    def _shown(self, r: int, c: int, numbers: Mapping[Cell, int], block: str) -> Any:
        """A cell of the puzzle: its number, or what takes no letter."""
        letter = self.rows[r][c]
        if letter is None:
            return block if (r, c) in self.blocks else None
        number = numbers.get((r, c), 0)
        more: dict[str, Any] = {}
        if letter and (r, c) in self.given:
            more["value"] = letter
        style = self._style((r, c))
        if style:
            more["style"] = style
        return {"cell": number, **more} if more else number

    def _style(self, cell: Cell) -> dict[str, str]:
        """How a cell is marked, in ipuz's terms."""
        style: dict[str, str] = {}
        if cell in self.circles:
            style["shapebg"] = "circle"
        if cell in self.shades:
            style["color"] = self.shades[cell].removeprefix("#")
        barred = "R" * ((cell, True) in self.bars) + "B" * ((cell, False) in self.bars)
        return {**style, "barred": barred} if barred else style


def kind(rows: Sequence[Sequence[str | None]], *, blocks: bool) -> str:
    """The kind of crossword that such a grid is taken for.

    Free-form ones have nothing but words, and cells outside of them. Where every cell of several
    rows and columns has a letter, these were filled.
    """
    cells = {(r, c): cell for r, row in enumerate(rows) for c, cell in enumerate(row)}
    runs = {cell for _, run in find_slots(rows) for cell in run}
    single = any(cell is not None and at not in runs for at, cell in cells.items())
    packed = len(rows) > 1 < len(rows[0]) and all(cells.values())
    if not (blocks or single or packed or "" in cells.values()):
        return usual(CROSSING)
    digits = "".join(cell or "" for cell in cells.values()).isdecimal()
    return usual(BLOCKED, digits=digits)


def refused(name: str, why: Sentence) -> CrosscoreError:
    """The error of a file that is a puzzle, but none that can be opened; the caller raises it."""
    return CrosscoreError(
        "not-opened",
        sentence("imported-refused", "{name} cannot be opened: {why}.", name=name, why=why),
        name,
    )


def miscounted(name: str, clues: int, words: int) -> CrosscoreError:
    """The error of a file with too few clues or too many: from one on, each would be another's."""
    return refused(
        name,
        sentence(
            "imported-clue-count",
            "it has {clues} clues for the {words} words of its grid, so it is not known which "
            "belongs to which",
            clues=clues,
            words=words,
        ),
    )


def unsolved(rows: list[list[str | None]]) -> list[list[str | None]]:
    """The grid without letters where all are X: so other programs write that none is known."""
    letters = [cell for row in rows for cell in row if cell is not None]
    if set(letters) != {"X"} or len(find_slots(rows)) < 2:
        return rows
    return [[cell and "" for cell in row] for row in rows]


def turned(crossword: Crossword) -> Crossword:
    """The same grid seen in a mirror: what stands in a file as it is seen on paper, as read."""
    last = len(crossword.rows[0]) - 1

    def there(cell: Cell) -> Cell:
        return cell[0], last - cell[1]

    crossword.rows = [row[::-1] for row in crossword.rows]
    crossword.blocks = set(map(there, crossword.blocks))
    crossword.labels = {there(cell): label for cell, label in crossword.labels.items()}
    crossword.given = set(map(there, crossword.given))
    crossword.circles = set(map(there, crossword.circles))
    crossword.shades = {there(cell): colour for cell, colour in crossword.shades.items()}
    # The end of a cell in the mirror is that of the cell before it.
    crossword.bars = {
        ((cell[0], last - cell[1] - 1), True) if across else (there(cell), False)
        for cell, across in crossword.bars
    }
    crossword.clues = [
        Clue(tuple(map(there, clue.cells)), clue.text, clue.counts, clue.number, clue.link)
        for clue in crossword.clues
    ]
    return crossword


def counts_of(text: str) -> str:
    """Letter counts as a file has them -> as ours are: `3,5`; "" where they are none."""
    if len(text) > 100:
        return ""
    plain = re.sub(r"\s*([-,])\s*|[\s/.;]+", lambda m: m[1] or ",", text.strip())
    return plain if _COUNTS.fullmatch(plain) else ""


def _pieces(
    cells: tuple[Cell, ...], starts: Mapping[Cell, list[tuple[Cell, ...]]]
) -> list[tuple[Cell, ...]]:
    """The runs that follow each other in the cells of a word; [] if they are not all runs."""
    found = []
    at = 0
    while at < len(cells):
        for slot in starts.get(cells[at], ()):
            if cells[at : at + len(slot)] == slot:
                found.append(slot)
                at += len(slot)
                break
        else:
            return []
    return found


def _single(cell: str, script: Alphabet, letters: Mapping[str, str]) -> str:
    """A cell's text as one letter of the grid; "" if it is not."""
    try:
        split = script.split(cell, letters)
    except CrosscoreError:
        return ""
    return split[0] if len(split) == 1 else ""


def _choices(script: Alphabet) -> list[dict[str, str]]:
    """The default options of a language, and each other choice alone."""
    return [
        {},
        *({name: choice} for name, choices in script.options.items() for choice in choices[1:]),
    ]


def _counted(clue: Clue) -> str:
    """The text of a clue for several words, with its letter counts, which are of them all."""
    return f"{clue.text} ({clue.counts})" if clue.counts else clue.text


def _named(clue: Clue) -> Sentence | str:
    """A clue as a finding names it: by its text, as numbers may be of either list."""
    return " ".join(filter(None, (clue.number, clue.text)))[:60]


def _no_runs(barred: bool, headings: Sequence[str] = ()) -> Sentence:
    """Why a grid is no crossword; lists of other names than usual tell the kind of puzzle."""
    if barred:
        return sentence(
            "imported-barred",
            "bars between its cells part the words, and grids here are parted by blocks alone",
        )
    if headings and not any(one.lower() in ("across", "down") for one in headings):
        return sentence(
            "imported-other-runs",
            "its words, which it lists as {lists}, do not run across and down from block to block",
            lists=[one[:40] for one in headings[:4]],
        )
    return sentence("imported-no-runs", "its words do not run across and down from block to block")


def _one_cell(clues: int) -> Sentence:
    return sentence(
        "imported-one-cell",
        "has {clues} words of a single cell, which are left out",
        one="has {clues} word of a single cell, which is left out",
        clues=clues,
    )


def _linked(clues: int) -> Sentence:
    return sentence(
        "imported-linked",
        "has {clues} clues for several words of the grid each; here they are the first one’s alone",
        one="has {clues} clue for several words of the grid; here it is the first one’s alone",
        clues=clues,
    )


def _backwards(clues: int) -> Sentence:
    return sentence(
        "imported-backwards",
        "has {clues} words that are read backwards; here they stand as their cells are read",
        one="has {clues} word that is read backwards; here it stands as its cells are read",
        clues=clues,
    )

"""A finished puzzle: words, where they lie, and what made them. Immutable.

Every kind of puzzle ends as a `Puzzle`; every file format, the referee and the page start
from one. A word is a tuple of clusters in reading order, an entry a list of cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from crosscore.errors import sentence
from crosscore.grid import Cell, Rows, components, crossing_cells

__all__ = [
    "APART",
    "ISOLATED",
    "MAX_WORDS",
    "NOT_JOINED",
    "NOT_PROVED",
    "NO_ROOM",
    "PROOFS",
    "REASONS",
    "SHARES_NO_LETTER",
    "SMALLEST",
    "TOO_LONG",
    "Entry",
    "Puzzle",
    "Source",
    "Unplaced",
    "Word",
]

MAX_WORDS = 500  #: words of a puzzle, as many as a kind can be asked for

# Reasons why a word is not on the sheet, as a file has them.
SHARES_NO_LETTER = "shares no letter"  #: proved: it can cross no word of the puzzle
TOO_LONG = "too long"  #: proved: it is longer than either side of the size that was asked for
NO_ROOM = "no room"  #: no proof: no legal place was found for it
ISOLATED = "isolated"  #: it lies in the box but crosses nothing; not on the sheet
APART = "separate group"  #: it lies in the box but hangs on no word of the main part
#: All of them as a reader is told, no stronger than what is known
REASONS = {
    SHARES_NO_LETTER: sentence(
        "shares-no-letter", "cannot be placed, as it shares no letter with the placed words"
    ),
    TOO_LONG: sentence("too-long-for-grid", "cannot be placed, as it is longer than the grid"),
    NO_ROOM: sentence("no-room", "no room found in this time"),
    ISOLATED: sentence("isolated", "isolated"),
    APART: sentence("separate-group", "separate group"),
}

# What is known of a puzzle that was to be the smallest, as a file has it.
SMALLEST = "smallest"  #: proved: no better box holds all its words, see `layout.Goal.size`
NOT_JOINED = "not joined"  #: proved: its words cannot all hang together
NOT_PROVED = "not proved"  #: the proof was not finished, or something was changed afterwards
#: All of them as a reader is told
PROOFS = {
    SMALLEST: sentence(
        "proved-smallest",
        "Proved: no smaller grid holds these words, except perhaps a longer and narrower one.",
    ),
    NOT_JOINED: sentence(
        "proved-not-joined", "Proved: these words cannot all be joined in one crossword."
    ),
    NOT_PROVED: sentence("not-proved", "Not proved: there may be a smaller grid."),
}


@dataclass(frozen=True, slots=True)
class Word:
    """A word to be found: as its author wrote it, as it sits in cells, and its clue."""

    surface: str
    answer: tuple[str, ...]
    clue: str

    @property
    def shown(self) -> str:
        """The word as a reader sees it: without the marks `|` that force cells apart."""
        return self.surface.replace("|", "")


@dataclass(frozen=True, slots=True)
class Entry:
    """A word in the grid. `word` indexes `Puzzle.words`; `cells` are in reading order."""

    word: int
    across: bool
    cells: tuple[Cell, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A word that is not on the sheet. `word` indexes `Puzzle.words`.

    `cells` are where it lies in the box all the same, for the reasons `ISOLATED` and `APART`
    only: the workshop shows such words, the sheet leaves them out.
    """

    word: int
    reason: str
    cells: tuple[Cell, ...] = ()
    across: bool = True


@dataclass(frozen=True, slots=True)
class Source:
    """The dictionary that the words were drawn from: its name and the digest of its content."""

    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Words in the order of the user's list, and the entries that hold them.

    `width` and `height` count cells. Every word has either an entry or an `Unplaced`.
    `clue_language` is the code of the clues' language where it is another one than the
    words' ("" where it is not, or nobody knows).
    `options` are the kind's own, as checked; `seed` repeats the puzzle. `locked` words
    (indexes of placed words) stay where they lie; of a `frozen` puzzle all do. `given` are
    letters shown on the sheet: (word, position in its answer). `sheet` are the sheet's
    settings that differ from their defaults. `proof` is one of `PROOFS` for a puzzle that was
    to be the smallest, else "".
    """

    kind: str
    language: str
    width: int
    height: int
    words: tuple[Word, ...]
    entries: tuple[Entry, ...]
    unplaced: tuple[Unplaced, ...] = ()
    title: str = ""
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    source: Source | None = None
    author: str = ""
    instructions: str = ""
    locked: frozenset[int] = frozenset()
    frozen: bool = False
    given: frozenset[tuple[int, int]] = frozenset()
    sheet: Mapping[str, Any] = field(default_factory=dict)
    clue_language: str = ""
    proof: str = ""

    def rows(self) -> Rows:
        """The solution: clusters by row and column, None where the grid is void."""
        grid: list[list[str | None]] = [[None] * self.width for _ in range(self.height)]
        for entry in self.entries:
            answer = self.words[entry.word].answer
            for (r, c), cluster in zip(entry.cells, answer, strict=True):
                grid[r][c] = cluster
        return tuple(tuple(row) for row in grid)

    def numbers(self) -> dict[Cell, int]:
        """The clue number of each cell in which an entry starts."""
        return {entry.cells[0]: entry.number for entry in self.entries}

    def crossings(self) -> int:
        """How many cells two entries share."""
        return len(crossing_cells([entry.cells for entry in self.entries]))

    def components(self) -> int:
        """How many connected parts the entries make; 1 in a sound crossword."""
        return len(components([entry.cells for entry in self.entries]))

    def isolated(self) -> frozenset[int]:
        """Indexes of the words that lie in the box but hang on no word of the main part."""
        return frozenset(lost.word for lost in self.unplaced if lost.cells)

    def filled(self) -> float:
        """The part of the box's cells that hold a letter, 0 to 1."""
        area = self.width * self.height
        return len({c for e in self.entries for c in e.cells}) / area if area else 0.0

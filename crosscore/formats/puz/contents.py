"""What is in a file of Across Lite, as far as it concerns a puzzle."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats.lost import filled_in
from crosscore.grid import Cell, find_slots

__all__ = ["SYMBOL", "Contents", "refused"]

SYMBOL = re.compile(r"\[\d{1,3}\]")  #: what a rebus square holds: its number in a font of symbols


@dataclass(slots=True)
class Contents:
    """A crossword as such a file has it.

    `rows` hold the letters: None a black square, "" a cell without a letter. `clues` belong to
    the runs of the grid by where they start and whether they lie across. `given` are letters
    that are shown. `hidden`: the solver does not see which squares are black.
    """

    rows: list[list[str | None]]
    clues: dict[tuple[Cell, bool], str] = field(default_factory=dict)
    title: str = ""
    author: str = ""
    copyright: str = ""
    notes: str = ""
    given: set[Cell] = field(default_factory=set)
    circles: set[Cell] = field(default_factory=set)
    hidden: bool = False
    findings: list[Issue] = field(default_factory=list)

    def runs(self) -> list[tuple[Cell, bool]]:
        """The runs of two or more cells in the order of clues: by start, across before down."""
        starts = [(cells[0], across) for across, cells in find_slots(self.rows)]
        return sorted(starts, key=lambda start: (start[0], not start[1]))

    def pictures(self) -> None:
        """Report cells that show a symbol of a font: the letter that stands for it is kept."""
        message = sentence("imported-pictures", "has pictures in cells, which are not kept")
        self.find("look", message)

    def filled_in(self, cells: int) -> None:
        """Report cells that a solver has filled in."""
        if cells:
            self.find("saved", filled_in(cells))

    def find(self, code: str, message: Sentence, where: str = "") -> None:
        """Report what is wrong, or lost; of the file as a whole unless a place is named."""
        self.findings.append(Issue(code, message, where or sentence("the-file", "file")))


def refused(name: str, why: Sentence) -> CrosscoreError:
    """The error of a file that cannot be opened; the caller raises it."""
    return CrosscoreError(
        "not-puz",
        sentence(
            "not-puz-puzzle",
            "{name} isn’t a .puz puzzle that Crosscore can open: {why}.",
            name=name,
            why=why,
        ),
        name,
    )

"""Names and limits that reading and writing share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = [
    "BLOCK",
    "CROSSWORD",
    "DIRECTIONS",
    "EMPTY",
    "EMPTY_NUMBER",
    "HTML_TEXTS",
    "KIND",
    "KIND_HIDDEN",
    "KIND_SEARCH",
    "KIND_SEEN",
    "MAX_BYTES",
    "MAX_OPTION",
    "MAX_SIDE",
    "MAX_SIDE_LETTERS",
    "OURS",
    "VERSION",
    "VISUAL",
    "WORD_SEARCH",
    "block_for",
]

MAX_BYTES = 8 * 2**20  #: bytes of a file; a 500-word puzzle takes about 60 kB
MAX_SIDE = 400  #: cells of a side; a larger grid is a mistake or an attack
MAX_SIDE_LETTERS = 100  #: those of a word search, as large as one can be made

MAX_OPTION = 4_000  #: characters of an option; a picture of 60 × 60 cells has the most

VERSION = "http://ipuz.org/v2"
CROSSWORD = "http://ipuz.org/crossword"  #: begins the kinds of crosswords
WORD_SEARCH = "http://ipuz.org/wordsearch"
KIND = CROSSWORD + "#1"
KIND_HIDDEN = CROSSWORD + "/diagramless#1"  #: of crosswords whose blocks the solver is to find
KIND_SEARCH = WORD_SEARCH + "#1"
OURS = "org.crosscore:"  #: begins the keys of what ipuz has no field for
#: of word searches, for programs that look for this word and can show the letters
KIND_SEEN = OURS + "crossword/wordsearch"
DIRECTIONS = {True: "Across", False: "Down"}
BLOCK = "#"  #: a block of a dense grid, where the file names no other mark
EMPTY = 0  #: a cell that has no letter yet, or no number
EMPTY_NUMBER = "_"  #: such a cell where letters are digits, for 0 is one
HTML_TEXTS = 2  #: value of our key `format` where texts are HTML; else it is 1
VISUAL = "seen"  #: value of our key `rows` where these stand as they are seen


def block_for(rows: Iterable[Sequence[str | None]]) -> str:
    """A mark for the blocks of a grid that is none of its letters."""
    used = {cell for row in rows for cell in row}
    block = BLOCK
    while block in used:
        block += BLOCK
    return block

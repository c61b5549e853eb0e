"""The word search: words hidden among other letters, in up to eight directions.

T A C A    CAT stands backwards in the first row. Each word can be found once only;
D O G N    the letters around them are chosen so.
E L B T
"""

from __future__ import annotations

from crosscore.kinds.wordsearch.changing import add, delete, edit, replace
from crosscore.kinds.wordsearch.hiding import Plan
from crosscore.kinds.wordsearch.making import new, reshuffle
from crosscore.kinds.wordsearch.options import FIELDS, ID, PRESETS, TITLE, settings_of
from crosscore.kinds.wordsearch.searching import IMPOSSIBLE, Search
from crosscore.kinds.wordsearch.suggesting import suggest
from crosscore.puzzle import Puzzle

__all__ = [
    "ACTS",
    "DICTIONARY",
    "FIELDS",
    "ID",
    "IMPOSSIBLE",
    "PRESETS",
    "TITLE",
    "Search",
    "add",
    "delete",
    "edit",
    "kept_out",
    "moved",
    "new",
    "replace",
    "reshuffle",
    "settings_of",
    "suggest",
]

DICTIONARY = True  #: a new puzzle needs a dictionary
#: the messages that such a puzzle understands, of those that not every kind does
ACTS = frozenset(
    f"puzzle.{act}"
    for act in ("new", "reshuffle", "replace", "edit", "add", "delete", "suggest", "lock")
)


def kept_out(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """The words that must not be read anywhere by accident: the user's own and rude ones."""
    return Plan(puzzle).banned


def moved(before: Puzzle, after: Puzzle, word: int = -1) -> int:
    """How many words of both, other than `word`, lie elsewhere now."""
    then = {before.words[e.word].answer: e.cells for e in before.entries if e.word != word}
    now = {after.words[e.word].answer: e.cells for e in after.entries}
    return sum(1 for answer, cells in then.items() if answer in now and now[answer] != cells)

"""Which words are not on the sheet, why, and what would help: those of a list and of a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from crosscore import fields
from crosscore.dictionary import NOTES, Dictionary, shorten
from crosscore.errors import Sentence, sentence
from crosscore.grid import BLOCKED, CROSSING, LETTERS
from crosscore.kinds.registry import KINDS, kind_of
from crosscore.puzzle import (
    APART,
    ISOLATED,
    NO_ROOM,
    SHARES_NO_LETTER,
    TOO_LONG,
    TWICE,
    WITHIN,
    Puzzle,
)

__all__ = ["NAMED", "Group", "groups", "ill_joined", "in_pieces", "other_kind"]

NAMED = 100  #: words of a group that are named; the rest is only counted
_ALL = 300  #: words of a list of which a full grid is expected to use all; of more, it takes some

#: why words of the puzzle have no place, and what would help
PLACES: Mapping[str, tuple[Sentence, Sentence]] = {
    SHARES_NO_LETTER: (
        sentence("left-no-letter", "No letter in common with the others"),
        sentence("left-no-letter-help", "Add a word that links them."),
    ),
    TOO_LONG: (
        sentence("left-too-long", "Longer than the grid"),
        sentence("left-larger-help", "Choose a larger grid under Options."),
    ),
    NO_ROOM: (
        sentence("left-no-room", "No place found"),
        sentence("left-no-room-help", "Search longer, or choose a larger grid under Options."),
    ),
    ISOLATED: (
        sentence("left-apart", "Not joined to the other words"),
        sentence("left-apart-help", "Move them until they cross one, or reshuffle."),
    ),
    WITHIN: (
        sentence("left-within", "Part of a longer word"),
        sentence("left-within-help", "Allow words within words under Options."),
    ),
    TWICE: (
        sentence("left-twice", "Could be found in two places"),
        sentence("left-twice-help", "Reshuffle, or choose a larger grid under Options."),
    ),
}
_AS_REASON = {APART: ISOLATED}

#: why entries of a list are no words of a puzzle, by the codes of their findings
ENTRIES: Mapping[str, tuple[Sentence, Sentence]] = {
    "too-short": (
        sentence("left-one-cell", "Only one letter"),
        sentence("left-one-cell-help", "A word needs two."),
    ),
    "duplicate": (
        sentence("left-doubled", "In the list twice"),
        sentence("left-doubled-help", "Nothing is lost: the first is used."),
    ),
    "too-long": (
        sentence("left-overlong", "Too long"),
        sentence("left-overlong-help", "Shorten them."),
    ),
}
UNFITTED = (
    sentence("left-unfitted", "Not needed to fill this grid"),
    sentence("left-unfitted-help", "Another kind of puzzle uses them all."),
)
OTHER_LETTERS = (
    sentence("left-other-letters", "Not written in letters of this language"),
    sentence("left-other-letters-help", "Correct them, or choose the language of the list."),
)


@dataclass(frozen=True, slots=True)
class Group:
    """Words, shown, that are left out for one reason, and `more` that aren't named."""

    why: Sentence
    help: Sentence
    words: tuple[str, ...]
    more: int = 0


def groups(
    puzzle: Puzzle, dictionary: Dictionary | None = None, *, entries: bool = True
) -> list[Group]:
    """The words that are not on the sheet: the puzzle's own, then those of the list it was made of.

    `dictionary` is a list of one's own, all of whose words were to be used; another one than the
    puzzle's is not looked at, and without `entries` only its words are, not what is none.
    """
    found: dict[tuple[Sentence, Sentence], list[str]] = {}
    for lost in puzzle.unplaced:
        said = PLACES.get(_AS_REASON.get(lost.reason, lost.reason), PLACES[NO_ROOM])
        found.setdefault(said, []).append(puzzle.words[lost.word].shown)
    more: dict[tuple[Sentence, Sentence], int] = {}
    same = dictionary and puzzle.source and puzzle.source.digest == dictionary.digest
    if dictionary and same and (puzzle.model != BLOCKED or _expects_all(puzzle, dictionary)):
        _undrawn(puzzle, dictionary, found, more)
        for issue in dictionary.issues if entries else ():
            if issue.code in NOTES or issue.code == "clue-cut":
                continue
            values = issue.message.values if isinstance(issue.message, Sentence) else {}
            word = str(values.get("word", "")) or shorten(issue.where)
            said = ENTRIES.get(issue.code, OTHER_LETTERS)
            found.setdefault(said, []).append(word)
    return [
        Group(*said, tuple(words[:NAMED]), more.get(said, 0) + max(0, len(words) - NAMED))
        for said, words in found.items()
    ]


def _undrawn(
    puzzle: Puzzle,
    dictionary: Dictionary,
    found: dict[tuple[Sentence, Sentence], list[str]],
    more: dict[tuple[Sentence, Sentence], int],
) -> None:
    """The words of a list that the puzzle doesn't have."""
    kind = kind_of(puzzle.kind)
    count = next((field for field in kind.fields if field.name == "count"), None)
    settings = fields.usable(kind.fields, puzzle.options)
    have = {word.answer for word in puzzle.words}
    rest = [word for word in dictionary.words if word.answer not in have]
    if count is None or "count" not in fields.matter(kind.fields, settings):
        if rest and puzzle.model == BLOCKED:
            found[UNFITTED] = [word.shown for word in rest]
        return
    if len(dictionary.words) > count.max:
        why = sentence(
            "left-list-long",
            "The list has {words:,} words; at most {most} are all used",
            words=len(dictionary.words),
            most=int(count.max),
        )
        said = (why, sentence("left-undrawn-help", "Set how many are used under Options."))
        found[said], more[said] = [], len(rest)
        return
    options = sentence("left-options-help", "Change that under Options.")
    for word in rest:
        length = len(word.answer)
        if length < settings["min_length"]:
            why = sentence(
                "left-shorter", "Fewer than {least} letters", least=settings["min_length"]
            )
        elif length > settings["max_length"]:
            why = sentence("left-longer", "More than {most} letters", most=settings["max_length"])
        elif len(puzzle.words) >= settings["count"]:
            why = sentence(
                "left-undrawn", "More than the {words} words asked for", words=settings["count"]
            )
        else:
            why = sentence("left-removed", "Taken out of the puzzle, or replaced")
        found.setdefault((why, options), []).append(word.shown)


def _expects_all(puzzle: Puzzle, dictionary: Dictionary) -> bool:
    """Whether a grid with blocks is full, and of a list that one wants all words of."""
    full = all(cell != "" for row in puzzle.rows() for cell in row)
    return full and len(dictionary.words) <= _ALL


def ill_joined(puzzle: Puzzle) -> bool:
    """Whether words of a crossing grid found nothing to cross, though it may grow for them."""
    if puzzle.model != CROSSING or puzzle.options.get("size", "auto") != "auto":
        return False
    return any(lost.reason in (SHARES_NO_LETTER, NO_ROOM) for lost in puzzle.unplaced)


def in_pieces(puzzle: Puzzle) -> dict[str, Any] | None:
    """The options with which such words stand beside the others; None where there are none."""
    kind = kind_of(puzzle.kind)
    if all(field.name != "pieces" for field in kind.fields):
        return None
    return {**kind.settings_of(puzzle), "pieces": True}


def other_kind() -> str:
    """The kind of puzzle in which words need no letter in common."""
    return next(kind.id for kind in KINDS.values() if LETTERS in kind.models)

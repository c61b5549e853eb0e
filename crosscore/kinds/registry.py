"""The kinds of puzzle by their ids."""

from __future__ import annotations

from typing import Literal

from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import Model
from crosscore.kinds import codeword, filled, freeform, krisskross, numbers, wordsearch
from crosscore.kinds.contract import Kind, Lists, lacking
from crosscore.puzzle import Puzzle

__all__ = [
    "KINDS",
    "Named",
    "drawn_by_hand",
    "kind_for",
    "kind_of",
    "lists_of",
    "models_of",
    "usual",
]

#: in the order in which they are offered
KINDS: dict[str, Kind] = {
    kind.id: kind
    for kind in (
        freeform.KIND,
        filled.KIND,
        numbers.KIND,
        wordsearch.KIND,
        krisskross.KIND,
        codeword.KIND,
    )
}

#: what commands and scripts call them, so that type checkers know
Named = Literal["crossword", "fill", "numbers", "wordsearch", "kriss-kross", "codeword"]


def kind_of(name: str, act: str = "", model: Model | None = None) -> Kind:
    """A kind by its id; raises `CrosscoreError` (code "no-such-act") where it lacks the act.

    With a `model`, also where only its puzzles of that model lack it.
    """
    try:
        kind = KINDS[name]
    except KeyError:
        raise CrosscoreError(
            "unknown-kind", f"There is no kind of puzzle {name[:40]!a}.", "kind"
        ) from None
    if act and act not in (kind.acts_of(model) if model else kind.acts):
        raise lacking(act)
    return kind


def kind_for(puzzle: Puzzle, name: str) -> Kind:
    """A kind that can make a puzzle of its own in the grid of this one, by its id.

    Raises `CrosscoreError`: "no-such-act" for a kind that makes none, "cannot-convert" for a grid
    that it cannot take.
    """
    kind = kind_of(name, "puzzle.convert")
    empty = any(letter == "" for row in puzzle.rows() for letter in row)
    if puzzle.kind == name or puzzle.model not in kind.models or empty or not puzzle.entries:
        message = sentence(
            "cannot-convert",
            "This puzzle can’t become one of that kind: only crosswords can, and only with a "
            "letter in every cell.",
        )
        raise CrosscoreError("cannot-convert", message, "kind")
    return kind


def models_of(name: str) -> tuple[Model, ...]:
    """The models that grids of a kind may have; () if no kind is called so."""
    return KINDS[name].models if name in KINDS else ()


def drawn_by_hand(name: str) -> bool:
    """Whether grids of a kind are drawn and filled; so are those of a kind that nobody knows."""
    return name not in KINDS or KINDS[name].has_editable_grid


def lists_of(name: str) -> Lists:
    """What the sheet of a kind lists; clues if no kind is called so."""
    return KINDS[name].lists if name in KINDS else "clues"


def usual(model: Model, *, digits: bool = False) -> str:
    """The id of the kind that a grid is taken for where nothing says it: the first of its model.

    `digits` tells that there are numbers in it, for which a kind of its own may be there.
    """
    fit = [kind for kind in KINDS.values() if model in kind.models]
    exact = [kind for kind in fit if kind.digits is digits]
    return (exact or fit)[0].id

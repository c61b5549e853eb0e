"""Puzzles changed by scripts: their clues and texts, and no word's place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from crosscore import alphabet, changes, dictionary
from crosscore.alphabet import one_line
from crosscore.api import given
from crosscore.errors import CrosscoreError
from crosscore.kinds.registry import kind_of
from crosscore.puzzle import Puzzle, Word

if TYPE_CHECKING:
    from crosscore.api.typed import SheetSettings

__all__ = ["change"]


def change(
    puzzle: Puzzle,
    *,
    clues: Mapping[str, str] | None = None,
    title: str | None = None,
    author: str | None = None,
    instructions: str | None = None,
    about: Mapping[str, str] | None = None,
    sheet: SheetSettings | Mapping[str, object] | None = None,
) -> Puzzle:
    """The puzzle with other clues, texts or sheet settings; no word moves.

    `clues` maps words of the puzzle, as written or as their letters in the grid, to their new
    clues. `about` are texts such as {"copyright": "2026 A. Setter"}; those that aren't named stay,
    and "" takes one away. `sheet` are settings such as {"word_bank": True, "key": "beside"}
    (`SheetSettings`). Raises `CrosscoreError` for a word that isn't in the puzzle and for values
    that can't be used.
    """
    given.a_puzzle(puzzle)
    if clues is not None:
        given.mapping("clues", clues, "a mapping of words to clues")
    if about is not None:
        given.mapping("about", about, "a mapping of names to texts")
    if sheet is not None:
        given.mapping("sheet", sheet, "a mapping of settings to values")
    asked: dict[str, object | None] = {
        "title": title,
        "author": author,
        "instructions": instructions,
        "about": None if about is None else dict(about),
        "sheet": None if sheet is None else dict(sheet),
    }
    chosen = {name: value for name, value in asked.items() if value is not None}
    changed = changes.put(puzzle, chosen, kind_of(puzzle.kind).fields)
    return replace(changed, words=_clued(changed, clues)) if clues else changed


def _clued(puzzle: Puzzle, clues: Mapping[str, str]) -> tuple[Word, ...]:
    """The words of a puzzle with other clues."""
    words = list(puzzle.words)
    written = {name: at for at, word in enumerate(words) for name in (word.shown, word.surface)}
    letters = {word.answer: at for at, word in enumerate(words)}
    script = alphabet.get(puzzle.language)
    for name, clue in clues.items():
        given.text("each word of clues", name)
        given.text(f"the clue of {name[:40]!r}", clue)
        at = written.get(name)
        if at is None:
            try:
                at = letters.get(script.split(name, puzzle.options.get("letters", {})))
            except CrosscoreError:
                at = None
        if at is None:
            raise CrosscoreError("no-such-word", f"The puzzle has no word {name[:40]!r}.", name)
        line = one_line(clue)
        if len(line) > dictionary.MAX_CLUE:
            raise CrosscoreError(
                "clue-too-long",
                f"The clue of {name[:40]!r} has {len(line):,} characters; at most "
                f"{dictionary.MAX_CLUE:,} can be kept.",
                name,
            )
        words[at] = replace(words[at], clue=line)
    return tuple(words)

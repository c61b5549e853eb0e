"""Theme answers, as the options have them, and the letters that another grid keeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crosscore import alphabet
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import Cell
from crosscore.kinds.filled.blocks import Stays
from crosscore.kinds.filled.cells import Slot, held_cells
from crosscore.kinds.filled.options import sides_of
from crosscore.puzzle import Puzzle, Word

__all__ = ["staying", "theme_of"]


def theme_of(
    settings: Mapping[str, Any], language: str, letters: Mapping[str, str]
) -> tuple[Word, ...]:
    """The theme answers; raises `CrosscoreError` for one that can't be in such a grid."""
    width, height = sides_of(settings)
    script = alphabet.get(language)
    found: dict[tuple[str, ...], Word] = {}
    for line in filter(None, settings["theme_answers"].split("/")):
        word = Word(line, script.split(line, letters), "")
        name = word.shown
        if word.answer in found:
            raise CrosscoreError(
                "duplicate",
                sentence(
                    "theme-twice",
                    "{word} is twice among the theme answers. Take it out once.",
                    word=name,
                ),
                "theme_answers",
            )
        if len(word.answer) > max(width, height):
            raise CrosscoreError(
                "other-length",
                sentence(
                    "theme-too-long",
                    "{word} has {letters} letters, too many for a grid of {width} × {height}. Use "
                    "a larger grid or a shorter answer.",
                    word=name,
                    letters=len(word.answer),
                    width=width,
                    height=height,
                ),
                "theme_answers",
            )
        if len(word.answer) < min(settings["min_length"], width, height):
            raise CrosscoreError(
                "other-length",
                sentence(
                    "theme-too-short",
                    "{word} has only {letters} letters, and no word may have fewer than {least}.",
                    word=name,
                    letters=len(word.answer),
                    least=settings["min_length"],
                ),
                "theme_answers",
            )
        found[word.answer] = word
    return tuple(found.values())


def staying(puzzle: Puzzle, theme: Sequence[Word]) -> Stays:
    """What another grid keeps: letters that are locked or the user's, and these theme answers.

    Theme answers that are in the grid already get new places, unless they are locked.
    """
    locked = held_cells(puzzle)
    named = {word.answer for word in theme}
    of_theme = {
        cell
        for entry in puzzle.entries
        if puzzle.words[entry.word].answer in named
        for cell in entry.cells
    }
    rows = puzzle.rows()
    kept = locked | (puzzle.pinned - of_theme)
    letters = {(r, c): str(rows[r][c]) for r, c in sorted(kept) if rows[r][c]}
    words: dict[Slot, bool] = {}
    for entry in puzzle.entries:
        if all(cell in letters for cell in entry.cells):
            fast = puzzle.frozen or entry.word in puzzle.locked
            words[entry.across, entry.cells] = fast
    for run in _runs(letters, puzzle.width, puzzle.height):
        if not any(across == run[0] and set(cells) & set(run[1]) for across, cells in words):
            words[run] = False
    there = {puzzle.words[e.word].answer for e in puzzle.entries if locked.issuperset(e.cells)}
    return Stays(
        tuple(word for word in theme if word.answer not in there),
        letters,
        tuple(slot for slot, fast in words.items() if fast),
        tuple(slot for slot, fast in words.items() if not fast),
    )


def _runs(letters: Iterable[Cell], width: int, height: int) -> list[Slot]:
    """Letters side by side, three or more, as somebody writes words into an open grid."""
    there = set(letters)
    found: list[Slot] = []
    lines = [(True, [(r, c) for c in range(width)]) for r in range(height)]
    lines += [(False, [(r, c) for r in range(height)]) for c in range(width)]
    for across, line in lines:
        run: list[Cell] = []
        for cell in [*line, (-1, -1)]:
            if cell in there:
                run.append(cell)
                continue
            if len(run) > 2:
                found.append((across, tuple(run)))
            run = []
    return found

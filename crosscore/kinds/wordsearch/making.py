"""A new word search from a dictionary, and the same words hidden anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace as changed

from crosscore.dictionary import Dictionary, sample
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import LETTERS
from crosscore.kinds.contract import Search
from crosscore.kinds.word_checks import as_listed, suitable
from crosscore.kinds.wordsearch.hiding import Plan
from crosscore.kinds.wordsearch.options import FIELDS, ID, settings_of, settled
from crosscore.kinds.wordsearch.searching import Held, hide_all
from crosscore.puzzle import Puzzle, Source
from crosscore.rng import Rng

__all__ = ["moved", "new", "reshuffle"]

#: fields that decide only which letters stand around the words
_AROUND = frozenset(field.name for field in FIELDS if field.group == "filler")


def new(
    dictionary: Dictionary,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    avoid: Sequence[Sequence[str]] = (),
    language: str = "",
) -> Search:
    """Draw words from a dictionary and hide them.

    `nodes` limits the search for places and letters; with None there is a built-in limit. `avoid`
    lists the words of earlier puzzles, newest first. Raises `CrosscoreError` for bad options; the
    search raises it if nothing can be hidden, see `hide_all`.
    """
    settings = settled(options)
    if dictionary.letters:
        settings["letters"] = dict(dictionary.letters)
    rng = Rng(seed)
    if not settings["fresh"]:
        avoid = ()
    drawn = sample(
        suitable(dictionary, settings, FIELDS), settings["count"], rng, avoid, joined=False
    )
    puzzle = Puzzle(
        kind=ID,
        language=dictionary.alphabet.code,
        width=0,
        height=0,
        words=tuple(sorted(drawn, key=lambda word: word.answer)),
        entries=(),
        seed=seed,
        options=settings,
        source=Source(dictionary.name, dictionary.digest),
        clue_language=dictionary.clues,
        model=LETTERS,
    )
    return as_listed(hide_all(Plan(puzzle), rng, nodes), dictionary)


def reshuffle(
    puzzle: Puzzle,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
    dictionary: Dictionary | None = None,
) -> Search:
    """Hide the same words anew; `options` replace the puzzle's own.

    Locked words keep their places. In a locked layout all do: then only the letters around them can
    be drawn anew, if the options ask for others; otherwise it is refused (code "locked").
    """
    settings = dict(puzzle.options)
    before = settings_of(puzzle)
    if options is not None:
        settings |= settled(options)
    puzzle = changed(puzzle, seed=seed, options=settings)
    held = puzzle.locked
    if puzzle.frozen:
        after = settings_of(puzzle)
        layout = {field.name for field in FIELDS if field.layout}
        others = {name for name in layout if before[name] != after[name]}
        if not others or not others <= _AROUND:
            message = sentence("locked-layout", "The layout is locked. Unlock it to reshuffle.")
            raise CrosscoreError("locked", message, "")
        held = frozenset(entry.word for entry in puzzle.entries)
    plan = Plan(puzzle)
    return hide_all(plan, Rng(seed), nodes, Held(plan.held(held)))


def moved(before: Puzzle, after: Puzzle, word: int = -1) -> int:
    """How many words of both, other than `word`, lie elsewhere now."""
    then = {before.words[e.word].answer: e.cells for e in before.entries if e.word != word}
    now = {after.words[e.word].answer: e.cells for e in after.entries}
    return sum(1 for answer, cells in then.items() if answer in now and now[answer] != cells)

"""Where a word can go, and which words of a dictionary could join a puzzle."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from crosscore import layout
from crosscore.dictionary import Dictionary
from crosscore.errors import sentence
from crosscore.kinds.freeform.options import FIELDS, settings_of, size_of
from crosscore.kinds.freeform.shape import loose_of, placements_of
from crosscore.kinds.word_checks import check_index, check_language, drawn, too_long
from crosscore.puzzle import SHARES_NO_LETTER, TOO_LONG, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import drain

__all__ = ["places", "suggest", "suggest_steps"]

Suggested = tuple[str, list[dict[str, Any]]]  #: why one cannot join, and words that can

_SLICE = 10  #: words between two looks at the clock
_POOL = 6_000  #: words that are looked through: a tenth of a second


def places(puzzle: Puzzle, word: int) -> list[dict[str, Any]]:
    """Every place where a word can go with all others where they are, in reading order.

    Plain data: `row`, `column`, `way` ("across" or "down"), `cells`, `crossings`; `here` is True
    for its present place. A locked word has only that one.
    """
    check_index(puzzle, word)
    start = placements_of(puzzle)
    now = next((place for place in start if place.word == word), None)
    still = word in puzzle.locked or (puzzle.frozen and now is not None)
    found = layout.places(
        [w.answer for w in puzzle.words], start, word, size=size_of(puzzle), loose=loose_of(puzzle)
    )
    listed = []
    for place, crossings in found:
        if still and place != now:
            continue
        length = len(puzzle.words[word].answer)
        item: dict[str, Any] = {
            "row": place.row,
            "column": place.column,
            "way": "down" if place.down else "across",
            "cells": [
                [place.row + i * place.down, place.column + i * (not place.down)]
                for i in range(length)
            ],
            "crossings": crossings,
        }
        if place == now:
            item["here"] = True
        listed.append(item)
    return listed


def suggest(
    puzzle: Puzzle, word: int, dictionary: Dictionary, *, seed: int, count: int = 12
) -> Suggested:
    """As `suggest_steps`, in one go."""
    return drain(suggest_steps(puzzle, word, dictionary, seed=seed, count=count))


def suggest_steps(
    puzzle: Puzzle, word: int, dictionary: Dictionary, *, seed: int, count: int = 12
) -> Generator[None, None, Suggested]:
    """Words of the dictionary that could join with nothing moving, and why one cannot.

    With `word` -1 they would be added; else they would stand in the place of that word of
    the list. Those with more crossings come first, others of each length among them. Of a
    large dictionary a random part is looked through. The sentence is empty unless the word
    is unplaced. A generator that yields every few words.
    """
    if word != -1:
        check_index(puzzle, word)
    check_language(puzzle, dictionary)
    pool = drawn(dictionary, puzzle, settings_of(puzzle), FIELDS, Rng(seed), _POOL)
    found = layout.joining(
        [w.answer for w in puzzle.words],
        placements_of(puzzle, [word]),
        [w.answer for w in pool],
        size=size_of(puzzle),
        loose=[i for i in loose_of(puzzle) if i != word],
    )
    ranked = []
    for i, crossings in found:
        if i % _SLICE == 0:
            yield
        if crossings:
            ranked.append((crossings, pool[i]))
    words = [
        {
            "word": w.surface,
            "clue": w.clue,
            "cells": list(w.answer),
            "crossings": crossings,
            "moved": 0,
        }
        for crossings, w in _varied(ranked, max(0, count))
    ]
    return _why(puzzle, word), words


def _varied(ranked: Sequence[tuple[int, Word]], count: int) -> list[tuple[int, Word]]:
    """The first of each length in turn until there are enough, most crossings first."""
    shelves: dict[int, list[tuple[int, Word]]] = {}
    for item in sorted(ranked, key=lambda item: -item[0]):
        shelves.setdefault(len(item[1].answer), []).append(item)
    chosen: list[tuple[int, Word]] = []
    depth = 0
    while len(chosen) < count and any(depth < len(shelf) for shelf in shelves.values()):
        row = [shelf[depth] for shelf in shelves.values() if depth < len(shelf)]
        chosen += sorted(row, key=lambda item: -item[0])[: count - len(chosen)]
        depth += 1
    return sorted(chosen, key=lambda item: -item[0])


def _why(puzzle: Puzzle, word: int) -> str:
    """In one sentence, why an unplaced word could not join."""
    lost = next((u for u in puzzle.unplaced if u.word == word), None)
    if lost is None:
        return ""
    name = puzzle.words[word].surface
    size = size_of(puzzle)
    if lost.reason == SHARES_NO_LETTER:
        return sentence(
            "why-shares-none",
            "{word} can never be placed here: it shares no letter with the words on the grid.",
            word=name,
        )
    if lost.reason == TOO_LONG:
        return too_long(puzzle, word)
    if lost.cells:
        return sentence(
            "why-apart",
            "{word} lies apart: no place was found where it joins the others.",
            word=name,
        )
    if size:
        return sentence(
            "why-full",
            "No place was found for {word} in the {width} × {height} grid. More search time or "
            "a larger grid may help.",
            width=size[0],
            height=size[1],
            word=name,
        )
    return sentence(
        "why-no-place",
        "No place was found for {word}. Reshuffle, or give the search more time.",
        word=name,
    )

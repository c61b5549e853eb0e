"""Words of a dictionary that could be hidden as well, and why a word has no place."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from crosscore.dictionary import Dictionary
from crosscore.errors import sentence
from crosscore.kinds.word_checks import check_index, check_language, drawn, too_long
from crosscore.kinds.wordsearch.options import FIELDS, settings_of
from crosscore.puzzle import TOO_LONG, TWICE, WITHIN, Puzzle
from crosscore.rng import Rng

__all__ = ["suggest", "suggest_steps"]


def suggest(
    puzzle: Puzzle, word: int, dictionary: Dictionary, *, seed: int, count: int = 12
) -> tuple[str, list[dict[str, Any]]]:
    """Random words of the dictionary that are not in the puzzle, and why one has no place.

    With `word` -1 they would be added; else they would stand in the place of that word of the
    list. Whether there is room is not tried. `crossings` and `moved` are 0. The sentence is
    empty unless the word was left out.
    """
    if word != -1:
        check_index(puzzle, word)
    check_language(puzzle, dictionary)
    found = drawn(dictionary, puzzle, settings_of(puzzle), FIELDS, Rng(seed), max(0, count))
    words = [
        {"word": w.surface, "clue": w.clue, "cells": list(w.answer), "crossings": 0, "moved": 0}
        for w in found
    ]
    return _why(puzzle, word), words


def suggest_steps(
    puzzle: Puzzle, word: int, dictionary: Dictionary, *, seed: int, count: int = 12
) -> Generator[None, None, tuple[str, list[dict[str, Any]]]]:
    """As `suggest`, as the service asks every kind: it never takes long here."""
    yield
    return suggest(puzzle, word, dictionary, seed=seed, count=count)


def _why(puzzle: Puzzle, word: int) -> str:
    """In one sentence, why a word was left out; "" for all others."""
    reason = next((lost.reason for lost in puzzle.unplaced if lost.word == word), "")
    if not reason:
        return ""
    name = puzzle.words[word].surface
    if reason == TOO_LONG:
        return too_long(puzzle, word)
    if reason == WITHIN:
        return sentence(
            "why-within",
            "{word} is part of another word, and such words are to be left out; the options can "
            "change that.",
            word=name,
        )
    if reason == TWICE:
        return sentence(
            "why-twice",
            "{word} was left out because it could be found in a second place. Reshuffling, or "
            "other letters around the words, may help.",
            word=name,
        )
    return sentence(
        "why-no-room",
        "No place was found for {word} in the {width} × {height} grid. A larger grid may help.",
        word=name,
        width=puzzle.width,
        height=puzzle.height,
    )

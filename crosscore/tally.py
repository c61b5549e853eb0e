"""Statistics of a puzzle, as constructors and editors look at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING

from crosscore import alphabet
from crosscore.dictionary import Dictionary
from crosscore.grid import BLOCKED, LETTERS, Cell, is_full
from crosscore.puzzle import Puzzle, Word
from crosscore.search import drain

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["counting", "statistics"]

_SLICE = 4_000  #: words of a dictionary that are looked at between two yields


def statistics(puzzle: Puzzle, words: Dictionary | None = None) -> wire.Statistics:
    """Lengths, blocks, unchecked cells, letters, and what a list of words says of the words.

    Pure: the same puzzle and list give the same numbers. Without `words` there are no scores, and
    new words are those that the puzzle itself has marked as unknown.
    """
    return drain(counting(puzzle, words))


def counting(
    puzzle: Puzzle, words: Dictionary | None = None
) -> Generator[object, None, wire.Statistics]:
    """`statistics` in slices: a large list takes longer than the page may wait."""
    rows = puzzle.rows()
    letters = {
        (r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter
    }
    blocked = puzzle.model == BLOCKED
    runs = [cells for _, cells in puzzle.slots()] if blocked else [e.cells for e in puzzle.entries]
    lengths = _lengths(puzzle, runs)
    made: wire.Statistics = {
        "words": lengths["words"],
        "full": lengths["full"],
        "lengths": lengths["lengths"],
        "mean_length": lengths["mean_length"],
        "cells": sum(cell is not None for row in rows for cell in row),
        "letters": _frequencies(puzzle, letters.values()),
        "new": [puzzle.words[at].shown for at in sorted(puzzle.odd)],
    }
    if blocked:
        area = puzzle.width * puzzle.height
        made["blocks"] = area - made["cells"]
        made["block_share"] = round(made["blocks"] / area, 4) if area else 0.0
    if puzzle.model != LETTERS:
        crossed = Counter(cell for cells in runs for cell in cells)
        made["checked"] = sum(number > 1 for number in crossed.values())
        made["unchecked"] = made["cells"] - made["checked"]
    wanted = alphabet.pangram_letters(puzzle.language, puzzle.options.get("letters", {}))
    if wanted:
        there = {item["letter"] for item in made["letters"]}
        made["missing"] = [letter for letter in wanted if letter not in there]
    values = [alphabet.tile_value(puzzle.language, letter) for letter in letters.values()]
    points = [value for value in values if value is not None]
    if points:
        made["points"] = sum(points)
        made["mean_points"] = round(sum(points) / len(points), 2)
    if words is not None:
        yield from _by_list(puzzle, words, made)
    return made


def _lengths(puzzle: Puzzle, runs: Iterable[tuple[Cell, ...]]) -> wire.LengthStatistics:
    """How many words of each length there are, those not written yet included."""
    rows = puzzle.rows()
    every = Counter[int]()
    full = Counter[int]()
    for cells in runs:
        every[len(cells)] += 1
        full[len(cells)] += is_full(rows, cells)
    number = every.total()
    return {
        "words": number,
        "full": full.total(),
        "lengths": [
            {"length": length, "words": every[length], "full": full[length]}
            for length in sorted(every)
        ],
        "mean_length": round(sum(n * k for n, k in every.items()) / number, 2) if number else 0.0,
    }


def _frequencies(puzzle: Puzzle, letters: Iterable[str]) -> list[wire.LetterCount]:
    """How often each letter stands in the grid, in the order of the alphabet."""
    key = alphabet.get(puzzle.language).sort_key
    counts = Counter(letters)
    return [
        {"letter": letter, "count": counts[letter]}
        for letter in sorted(counts, key=lambda letter: (key((letter,)), letter))
    ]


def _by_list(
    puzzle: Puzzle, words: Dictionary, made: wire.Statistics
) -> Generator[object, None, None]:
    """What a list knows of the words in the grid: whether it has them, and their scores."""
    placed = [puzzle.words[entry.word] for entry in puzzle.entries]
    wanted = {word.answer for word in placed}
    scores: dict[tuple[str, ...], int | None] = {}
    for at, word in enumerate(words.words):
        if word.answer in wanted:
            scores[word.answer] = words.scores[at] if words.scores is not None else None
        if at % _SLICE == 0:
            yield at
    made["new"] = [word.shown for word in placed if word.answer not in scores]
    scored: list[tuple[int, Word]] = []
    for word in placed:
        score = scores.get(word.answer)
        if score is not None:
            scored.append((score, word))
    if scored:
        made["score"] = round(sum(score for score, _ in scored) / len(scored), 1)
        least = min(score for score, _ in scored)
        made["lowest"] = {
            "score": least,
            "words": [word.shown for score, word in scored if score == least],
        }

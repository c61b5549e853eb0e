"""Searches for layouts run to their end, and a judge of layouts that shares no code with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from crosscore import read_words, referee
from crosscore.dictionary import Dictionary
from crosscore.kinds.contract import Search
from crosscore.layout import Layout
from crosscore.puzzle import Puzzle
from tests.word_lists import LISTS


@cache
def lexicon(name: str = "english.json") -> Dictionary:
    return read_words(LISTS / name)


def last(search: Search) -> Puzzle:
    """The best of a search; all it shows is sound."""
    best = None
    for item in search:
        if isinstance(item, Puzzle):
            assert referee.check(item) == []
            best = item
    assert best is not None
    return best


def shape(puzzle: Puzzle, answers: set[tuple[str, ...]]) -> set[tuple[object, ...]]:
    """Where these words lie, seen from the first of them."""
    lying = sorted(
        (puzzle.words[e.word].answer, e.across, e.cells[0])
        for e in puzzle.entries
        if puzzle.words[e.word].answer in answers
    )
    top, left = lying[0][2]
    return {(answer, across, r - top, c - left) for answer, across, (r, c) in lying}


def faults(words: Sequence[Sequence[str]], layout: Layout) -> list[str]:
    """Everything wrong with a layout, cell by cell and run by run."""
    found = []
    grid: dict[tuple[int, int], str] = {}
    runs = set()
    at: dict[tuple[int, int], list[int]] = {}
    for word, row, column, down in layout.placements:
        cells = [(row + i * down, column + i * (not down)) for i in range(len(words[word]))]
        runs.add((down, tuple(cells)))
        for cell, letter in zip(cells, words[word], strict=True):
            if grid.setdefault(cell, letter) != letter:
                found.append(f"letters disagree at {cell}")
            at.setdefault(cell, []).append(word)
    if len(runs) != len(layout.placements):
        found.append("two words in the same cells")
    for row in range(-1, layout.height + 1):
        for column in range(-1, layout.width + 1):
            if (row, column) not in grid:
                continue
            if not (0 <= row < layout.height and 0 <= column < layout.width):
                found.append(f"outside: {row, column}")
            for down in (False, True):
                step = (1, 0) if down else (0, 1)
                if (row - step[0], column - step[1]) in grid:
                    continue
                run = [(row, column)]
                while (after := (run[-1][0] + step[0], run[-1][1] + step[1])) in grid:
                    run.append(after)
                if len(run) > 1 and (down, tuple(run)) not in runs:
                    found.append(f"no word is {run}")
                runs.discard((down, tuple(run)))
    if runs:
        found.append(f"not whole runs: {runs}")
    placed = [p.word for p in layout.placements]
    if placed:
        reached, todo = {placed[0]}, [placed[0]]
        while todo:
            word = todo.pop()
            for owners in at.values():
                if word in owners:
                    todo += [w for w in owners if w not in reached]
                    reached.update(owners)
        if reached != set(placed):
            found.append("not connected")
        box = [f(cell[i] for cell in grid) for i in (0, 1) for f in (min, max)]
        if box != [0, layout.height - 1, 0, layout.width - 1]:
            found.append("not in the corner of its box")
    if sorted(placed + [w for w, _ in layout.unplaced]) != list(range(len(words))):
        found.append("a word is missing or twice")
    if sorted(layout.placements) != list(layout.placements):
        found.append("not sorted")
    if layout.crossings != sum(len(owners) > 1 for owners in at.values()):
        found.append("crossings miscounted")
    if layout.filled != len(grid):
        found.append("cells miscounted")
    return found

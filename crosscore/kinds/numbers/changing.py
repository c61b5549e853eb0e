"""One number replaced by another, or edited with its clue."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace as changed

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import Cell, find_slots
from crosscore.kinds.contract import Search
from crosscore.kinds.filled import KIND as filled
from crosscore.kinds.filled.cells import held_cells, of_rows, rows_of
from crosscore.kinds.filled.drawing import written
from crosscore.kinds.numbers.asking import clue_of, finished
from crosscore.kinds.numbers.making import filling, no_filling
from crosscore.kinds.numbers.options import settings_of
from crosscore.kinds.numbers.sums import check_clue, sums_of
from crosscore.kinds.word_checks import no_such_word
from crosscore.puzzle import Entry, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Outcome

__all__ = ["edit", "replace"]

_NODES = 1_500  #: nodes in which what an edit breaks is filled again, for each neighbourhood


def replace(
    puzzle: Puzzle,
    word: int,
    dictionary: Dictionary | None = None,
    *,
    seed: int,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Another number in the place of one, as few others changing as can be; else another clue.

    Raises `CrosscoreError` ("no-word-fits") where there is neither.
    """
    numbers = sums_of(settings_of(puzzle)).dictionary
    search = filled.replace(puzzle, word, numbers, seed=seed)
    return _replace(puzzle, word, search, seed)


def _replace(puzzle: Puzzle, word: int, search: Search, seed: int) -> Search:
    try:
        for item in search:
            if isinstance(item, Puzzle):
                yield from finished(puzzle, item, Rng(seed))
            else:
                yield item
    except CrosscoreError as error:
        if error.code != "no-word-fits":
            raise
        old = puzzle.words[word]
        clue = clue_of(puzzle, "".join(old.answer), old.clue, seed)
        if not clue:
            raise CrosscoreError(
                "no-word-fits",
                sentence(
                    "no-other-number",
                    "No other number or clue was found to replace {number}. Reshuffle, or use "
                    "larger ranges.",
                    number=old.shown,
                ),
                old.shown,
            ) from None
        yield from finished(puzzle, _clued(puzzle, word, clue), Rng(seed), [old.answer])
    return Outcome.FOUND


def edit(puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
    """Another clue for a number, or another number: those that cross it are then filled anew.

    Without a clue one is chosen. Raises `CrosscoreError`: "other-value" for a clue that does not
    come to the number, "no-sum", "other-length", "duplicate", "locked", "leading-zero",
    "no-clue", "no-filling", "no-filling-found".
    """
    entry = next((e for e in puzzle.entries if e.word == word), None)
    if entry is None:
        raise no_such_word(puzzle, word)
    answer = "".join(new_word.answer)
    if answer.startswith("0"):
        raise CrosscoreError(
            "leading-zero",
            sentence(
                "leading-zero",
                "{number} starts with 0. Type a number that starts with another digit.",
                number=answer,
            ),
            "word",
        )
    clue = check_clue(new_word.clue, answer) if new_word.clue else clue_of(puzzle, answer)
    if not clue:
        raise CrosscoreError(
            "no-clue",
            sentence(
                "no-clue-for-number",
                "This puzzle’s numbers make no clue for {number}. Write one.",
                number=answer,
            ),
            "clue",
        )
    # Kept in one way of writing: what is in the cells.
    number = Word(answer, new_word.answer, clue)
    if puzzle.words[word].answer == number.answer:
        return _kept(puzzle, _clued(puzzle, word, clue), number, seed)
    unlocked = changed(puzzle, locked=puzzle.locked - {word})
    trial = written(unlocked, (entry.across, entry.cells), number)  # refuses what cannot be
    return _edit(unlocked, changed(trial, pinned=unlocked.pinned), entry, number, seed)


def _clued(puzzle: Puzzle, word: int, clue: str) -> Puzzle:
    words = list(puzzle.words)
    words[word] = changed(words[word], clue=clue)
    return changed(puzzle, words=tuple(words))


def _kept(before: Puzzle, puzzle: Puzzle, number: Word, seed: int) -> Search:
    yield from finished(before, puzzle, Rng(seed), [number.answer])
    return Outcome.FOUND


def _edit(before: Puzzle, trial: Puzzle, entry: Entry, number: Word, seed: int) -> Search:
    sums = sums_of(settings_of(before))
    lexicon = yield from sums.lexicon()
    known = {word.answer for word in sums.dictionary.words}
    stay = held_cells(before) | (before.pinned - set(entry.cells)) | set(entry.cells)
    outcome = Outcome.EXHAUSTED
    for ring in _rings(before, entry):
        rows = rows_of(trial)
        for r, c in ring:
            if (r, c) not in stay and rows[r][c]:
                rows[r][c] = ""
        fixed = [
            (across, cells)
            for across, cells in find_slots(rows)
            if all(rows[r][c] for r, c in cells) and cells != entry.cells
        ]
        there = [tuple(str(rows[r][c]) for r, c in cells) for _, cells in fixed]
        old = {(e.across, e.cells): before.words[e.word].answer for e in before.entries}
        new = [a for a, slot in zip(there, fixed, strict=True) if old.get(slot) != a]
        if number.answer in there or any(answer not in known for answer in new):
            continue
        found, _ = yield from filling(rows, lexicon, Rng(seed), _NODES)
        if not isinstance(found, Outcome):
            yield from finished(before, of_rows(trial, found), Rng(seed), [number.answer])
            return Outcome.FOUND
        outcome = found
    raise no_filling(outcome == Outcome.EXHAUSTED)


def _rings(puzzle: Puzzle, entry: Entry) -> Generator[list[Cell], None, None]:
    """The cells that may change: those of the numbers that cross, then wider, then all."""
    slots = find_slots(puzzle.rows())
    ring = set(entry.cells)
    for _ in range(3):
        ring = ring | {c for _, cells in slots if ring & set(cells) for c in cells}
        yield sorted(ring)
    yield sorted({c for _, cells in slots for c in cells})

"""One word of a filled grid replaced, edited or taken out."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from dataclasses import replace as changed

from crosscore.dictionary import Dictionary, ages
from crosscore.errors import CrosscoreError, sentence
from crosscore.fill import Dead, Filling, fill
from crosscore.fill.apart import Apart
from crosscore.grid import Bars, Cell, find_slots
from crosscore.kinds.contract import Search, once
from crosscore.kinds.filled.cells import Grid, Slot, held_cells, of_rows, rows_of
from crosscore.kinds.filled.drawing import adopt, clear, written
from crosscore.kinds.filled.filling import filled, needed
from crosscore.kinds.filled.lookup import Lookup, looking_up
from crosscore.kinds.filled.options import settings_of
from crosscore.kinds.word_checks import no_such_word
from crosscore.puzzle import Entry, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["delete", "edit", "replace"]

_TRIED = 12  #: other words tried in each neighbourhood, the smallest first
_NODES = 60  #: nodes for each
_ALL_NODES = 2_000  #: nodes for any word but the old one, before the neighbourhood grows


def replace(
    puzzle: Puzzle,
    word: int,
    dictionary: Dictionary | None,
    *,
    seed: int,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Put another word in the place of one, changing as few others as possible.

    Tried with all others staying, then without those that cross it, then without the ones beside
    it, then without everything that the program wrote. Raises `CrosscoreError` ("no-word-fits").
    """
    entry = _entry(puzzle, word)
    words = needed(dictionary)
    puzzle = adopt(puzzle, words)
    if word in puzzle.locked or puzzle.frozen:
        name = puzzle.words[word].shown
        raise CrosscoreError(
            "locked",
            sentence(
                "locked-letters", "{word} is locked. Unlock it to change its letters.", word=name
            ),
            name,
        )
    return _replace(puzzle, entry, words, Rng(seed), avoid)


def _replace(
    puzzle: Puzzle,
    entry: Entry,
    dictionary: Dictionary,
    rng: Rng,
    avoid: Sequence[Sequence[str]],
) -> Search:
    lookup = yield from looking_up(dictionary)
    old = puzzle.words[entry.word].answer
    pinned = puzzle.pinned - set(entry.cells)
    stay = held_cells(puzzle)
    age = ages(avoid)
    settings = settings_of(puzzle)
    least, apart = settings["min_score"], lookup.apart(settings)
    tried = 0
    for ring in _rings(puzzle, entry):
        rows = rows_of(puzzle)
        free = [cell for cell in ring if cell not in stay and cell not in pinned]
        for r, c in free:
            rows[r][c] = ""
        there = {
            tuple(rows[r][c] for r, c in cells)
            for _, cells in find_slots(rows, puzzle.bars)
            if all(rows[r][c] for r, c in cells)
        }
        pool = [
            answer
            for answer in _matching(lookup, [rows[r][c] for r, c in entry.cells], least)
            if answer != old and answer not in there
        ]
        rng.shuffle(pool)
        pool.sort(key=lambda answer: -age(lookup.word(answer) or Word("", answer, "")))
        yield Progress(tried, 0, len(pool))
        for answer in pool[:_TRIED]:
            tried += 1
            trial = [list(row) for row in rows]
            for (r, c), letter in zip(entry.cells, answer, strict=True):
                trial[r][c] = letter
            bare = changed(puzzle, pinned=pinned)
            full = [
                tuple(str(trial[r][c]) for r, c in cells)
                for _, cells in find_slots(trial, puzzle.bars)
                if set(cells) & set(entry.cells) and all(trial[r][c] for r, c in cells)
            ]
            if any(lookup.odd(other) for other in full) or _repeated(trial, full, puzzle.bars):
                continue
            if apart and _too_alike(trial, full, puzzle.bars, apart, lookup):
                continue
            if all(trial[r][c] for r, c in free):
                yield of_rows(bare, trial, lookup=lookup)
                return Outcome.FOUND
            try:
                outcome = yield from filled(bare, trial, lookup, rng, _NODES)
            except CrosscoreError as error:
                if error.code != "no-filling":
                    raise
                continue
            if outcome == Outcome.FOUND:
                return outcome
        found = yield from _without(rows, puzzle.bars, old, lookup, rng, least, apart)
        if found is not None:
            yield of_rows(changed(puzzle, pinned=pinned), found, lookup=lookup)
            return Outcome.FOUND
    name = puzzle.words[entry.word].shown
    raise CrosscoreError(
        "no-word-fits",
        sentence(
            "no-other-filling",
            "No other word fits in place of {word}, even with the words around it changed. "
            "Reshuffle, or change a black square.",
            word=name,
        ),
        name,
    )


def _without(
    rows: Grid,
    bars: Bars,
    old: tuple[str, ...],
    lookup: Lookup,
    rng: Rng,
    least: int,
    apart: Apart | None,
) -> Generator[Progress, None, Grid | None]:
    """The rows filled without a word: it stands below them already, so it is not used again."""
    width, height = len(rows[0]), len(rows)
    wide = max(width, len(old))
    below = [*old, *[None] * (wide - len(old))]
    whole = [[*row, *[None] * (wide - width)] for row in rows] + [[None] * wide, below]
    search = fill(
        whole,
        lookup.lexicon,
        rng,
        nodes=_ALL_NODES,
        least=least or None,
        bars=bars,
        apart=apart,
    )
    for item in search:
        if isinstance(item, Filling):
            return [list(row[:width]) for row in item.rows[:height]]
        if isinstance(item, Dead):
            return None
        yield item
    return None


def _repeated(
    rows: Sequence[Sequence[str | None]], answers: Sequence[tuple[str, ...]], bars: Bars
) -> bool:
    """Whether one of these answers stands twice."""
    there = [tuple(str(rows[r][c]) for r, c in cells) for _, cells in find_slots(rows, bars)]
    return any(there.count(answer) > 1 for answer in answers)


def _too_alike(
    rows: Sequence[Sequence[str | None]],
    answers: Sequence[tuple[str, ...]],
    bars: Bars,
    apart: Apart,
    lookup: Lookup,
) -> bool:
    """Whether one of these answers must be kept apart from another in the grid."""
    there = [tuple(str(rows[r][c]) for r, c in cells) for _, cells in find_slots(rows, bars)]
    for answer in answers:
        shelf = lookup.lexicon.shelves[len(answer)]
        own = shelf.exactly(answer)
        for other in there:
            if other != answer and "" not in other and apart.clashes(other, len(answer)) & own:
                return True
    return False


def _matching(
    lookup: Lookup, letters: Sequence[str | None], least: int
) -> Generator[tuple[str, ...], None, None]:
    """The words that have these letters, "" standing for any."""
    lexicon = lookup.lexicon
    shelf = lexicon.shelves.get(len(letters))
    if shelf is None:
        return
    mask = (1 << lexicon.reaching(shelf, least)) - 1
    for at, letter in enumerate(letters):
        if letter:
            mask &= shelf.masks[at].get(letter, 0)
    while mask:
        low = mask & -mask
        yield tuple(map(str, lexicon.words[shelf.ids[low.bit_length() - 1]]))
        mask ^= low


def _rings(puzzle: Puzzle, entry: Entry) -> Generator[set[Cell], None, None]:
    """The cells that may change: the word's own, then those of its neighbours, then all."""
    slots: list[Slot] = puzzle.slots()
    ring = set(entry.cells)
    for _ in range(3):
        yield set(ring)
        ring = {c for _, cells in slots if ring & set(cells) for c in cells} | ring
    yield {cell for _, cells in slots for cell in cells}


def edit(puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
    """Write a word of the user's in the place of one; words it breaks give up their letters.

    Raises `CrosscoreError` if it has another length ("other-length"), is there already
    ("duplicate"), or would change a locked word ("locked").
    """
    entry = _entry(puzzle, word)
    if puzzle.words[word].answer == new_word.answer:
        words = list(puzzle.words)
        words[word] = new_word
        return once(changed(puzzle, words=tuple(words)))
    if word in puzzle.locked:
        puzzle = changed(puzzle, locked=puzzle.locked - {word})
    return once(written(puzzle, (entry.across, entry.cells), new_word))


def delete(puzzle: Puzzle, words: Collection[int], *, seed: int) -> Search:
    """Remove the letters of words; those of locked words that cross them stay."""
    gone = [_entry(puzzle, word) for word in sorted(set(words))]
    if not gone:
        message = sentence("nothing-to-delete", "There’s no word to delete. Select one.")
        raise CrosscoreError("no-words", message, "words")
    locked = puzzle.locked - {entry.word for entry in gone}
    puzzle = changed(puzzle, locked=locked)
    stay = held_cells(puzzle)
    cells = [cell for entry in gone for cell in entry.cells if cell not in stay]
    return once(clear(puzzle, "cells", cells))


def _entry(puzzle: Puzzle, word: int) -> Entry:
    for entry in puzzle.entries:
        if entry.word == word:
            return entry
    raise no_such_word(puzzle, word)

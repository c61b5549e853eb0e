"""Fill an existing grid: the rest of it, a region, or only find out whether that is possible."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import Any

from crosscore.alphabet import pangram_letters
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.fill import Dead, Filling, fill
from crosscore.fill.apart import Apart
from crosscore.fill.pangram import widened
from crosscore.fill.progressive import Progressive, progressive
from crosscore.fill.several import several
from crosscore.grid import Bars, Cell
from crosscore.kinds.contract import Search
from crosscore.kinds.filled.cells import Grid, check_cell, held_cells, letters_of, of_rows, rows_of
from crosscore.kinds.filled.drawing import adopt
from crosscore.kinds.filled.lookup import Lookup, looking_up
from crosscore.kinds.filled.options import PROGRESSIVE, settings_of
from crosscore.kinds.filled.reasons import check_repeats, open_slots, why_not
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress, Verdict

_FIRST = 16  #: nodes for each open slot, to find any fill that can be shown soon

__all__ = [
    "as_puzzles",
    "bettered",
    "can_fill",
    "cleared",
    "fill_rest",
    "filled",
    "impossible",
    "needed",
    "rows_to_fill",
]


def fill_rest(
    puzzle: Puzzle,
    dictionary: Dictionary | None,
    region: Sequence[object] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
) -> Search:
    """Fill the open cells; everything else stays, and blocks never change.

    In a `region` the letters that are neither the user's nor locked are removed first. Raises
    `CrosscoreError`: "no-filling" if it is proved that there is none, "answer-twice" for a grid
    that repeats a word, "nothing-to-fill".
    """
    puzzle = adopt(puzzle, needed(dictionary))
    rows = rows_to_fill(puzzle, region)
    return _fill_rest(puzzle, rows, needed(dictionary), seed, nodes)


def rows_to_fill(puzzle: Puzzle, region: Sequence[object] | None) -> Grid:
    """The rows with what is to be filled open; raises as `fill_rest` says."""
    chosen = None if region is None else [check_cell(puzzle, cell) for cell in region]
    rows = cleared(puzzle, chosen or ())
    if not open_slots(rows, puzzle.bars):
        raise CrosscoreError(
            "nothing-to-fill",
            sentence(
                "nothing-to-fill",
                "Every white cell has its letter. Clear some, or reshuffle the words.",
            ),
            "",
        )
    check_repeats(rows, puzzle.bars)
    return rows


def _fill_rest(
    puzzle: Puzzle, rows: Grid, dictionary: Dictionary, seed: int, nodes: int | None
) -> Search:
    lookup = yield from looking_up(dictionary)
    settings = settings_of(puzzle)
    if nodes is None and settings["better"] and settings["method"] != PROGRESSIVE:
        # somebody waits: any fill, before better ones are tried for longer
        first = several(
            rows,
            lookup.lexicon,
            Rng(seed),
            count=1,
            nodes=_FIRST * len(open_slots(rows, puzzle.bars)),
            least=settings["min_score"] or None,
            prefer=True,
            bars=puzzle.bars,
            apart=lookup.apart(settings),
        )
        if lookup.lexicon.scores is not None:
            yield from as_puzzles(first, puzzle, lookup)
    return (yield from filled(puzzle, rows, lookup, Rng(seed), nodes))


def filled(
    puzzle: Puzzle,
    rows: Grid,
    lookup: Lookup,
    rng: Rng,
    nodes: int | None,
    *,
    known: bool = False,
    why: bool = True,
) -> Search:
    """Fill the open cells of these rows of the puzzle; raises "no-filling" if that is proved.

    By the method that the puzzle's options name; with `known` every word has to be in the list.
    Without `why` the error may not tell the reason.
    """
    settings = settings_of(puzzle)
    if settings["method"] == PROGRESSIVE and not known:
        return (yield from bettered(puzzle, rows, lookup, rng, nodes, blocks="given"))
    least = settings["min_score"]
    prefer = settings["better"] and lookup.lexicon.scores is not None
    apart = lookup.apart(settings)
    search = fill(
        rows,
        lookup.lexicon,
        rng,
        nodes=nodes,
        least=least or None,
        prefer=prefer,
        bars=puzzle.bars,
        apart=apart,
        why=why,
    )
    if settings["pangram"]:
        search = widened(
            search,
            rows,
            lookup.lexicon,
            rng,
            pangram_letters(puzzle.language, letters_of(puzzle)),
            least=least or None,
            bars=puzzle.bars,
            apart=apart,
        )
    outcome, dead = yield from as_puzzles(search, puzzle, lookup)
    if outcome == Outcome.EXHAUSTED:
        raise impossible(rows, puzzle.bars, dead, lookup, least, apart)
    return outcome


def as_puzzles(
    search: Generator[Progress | Filling | Progressive | Dead, None, Outcome],
    puzzle: Puzzle,
    lookup: Lookup,
) -> Generator[Progress | Puzzle, None, tuple[Outcome, Dead | None]]:
    """A search for grids as one for puzzles; it also returns what it found impossible."""
    dead: Dead | None = None
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value), dead
        if isinstance(item, Dead):
            dead = item
        elif isinstance(item, Progress):
            yield item
        else:
            yield of_rows(puzzle, item.rows, lookup=lookup)


def impossible(
    rows: Grid,
    bars: Bars,
    dead: Dead | None,
    lookup: Lookup,
    least: int,
    apart: Apart | None = None,
) -> CrosscoreError:
    """That there is no filling, and why."""
    message, slots = why_not(rows, dead, lookup, least, bars, apart)
    return CrosscoreError("no-filling", message, slots=[cells for _, cells in slots])


def bettered(
    puzzle: Puzzle, rows: Grid, lookup: Lookup, rng: Rng, nodes: int | None, *, blocks: str
) -> Search:
    """Grids with fewer and fewer unknown words, by the search of the older program.

    `blocks` is "given" for those of the rows, else how they are placed.
    """
    settings = settings_of(puzzle)
    given = blocks == "given"
    search = progressive(
        rows,
        lookup.lexicon,
        rng,
        blocks=blocks,
        max_down=settings["max_down"],
        queue=settings["queue"],
        neighbours=settings["neighbours"],
        objective=settings["objective"],
        least=2 if given else settings["min_length"],
        score=settings["min_score"] or None,
        nodes=nodes,
        bars=puzzle.bars,
    )
    outcome, dead = yield from as_puzzles(search, puzzle, lookup)
    if outcome == Outcome.EXHAUSTED and given:
        raise impossible(rows, puzzle.bars, dead, lookup, settings["min_score"])
    return outcome


def can_fill(
    puzzle: Puzzle, dictionary: Dictionary | None, *, nodes: int | None = None
) -> Generator[Progress, None, Verdict]:
    """Whether words of the dictionary can fill the open cells; nothing is changed."""
    puzzle = adopt(puzzle, needed(dictionary))
    rows = rows_of(puzzle)
    return _can_fill(rows, puzzle.bars, needed(dictionary), settings_of(puzzle), nodes)


def _can_fill(
    rows: Grid, bars: Bars, dictionary: Dictionary, settings: Mapping[str, Any], nodes: int | None
) -> Generator[Progress, None, Verdict]:
    lookup = yield from looking_up(dictionary)
    least, apart = settings["min_score"], lookup.apart(settings)
    try:
        check_repeats(rows, bars)
    except CrosscoreError as error:
        return Verdict("no", error.message)
    search = fill(
        rows, lookup.lexicon, Rng(1), nodes=nodes, least=least or None, bars=bars, apart=apart
    )
    dead: Dead | None = None
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            outcome = Outcome(end.value)
            break
        if isinstance(item, Progress):
            yield item
        elif isinstance(item, Dead):
            dead = item
    if outcome == Outcome.FOUND:
        return Verdict("yes")
    if outcome != Outcome.EXHAUSTED:
        return Verdict("unknown")
    message, slots = why_not(rows, dead, lookup, least, bars, apart)
    return Verdict("no", message, tuple(cells for _, cells in slots))


def cleared(puzzle: Puzzle, region: Collection[Cell]) -> Grid:
    """The puzzle's rows without the letters of a region, the user's and locked ones staying."""
    rows = rows_of(puzzle)
    stay = held_cells(puzzle) | puzzle.pinned
    for r, c in region:
        if (r, c) not in stay and rows[r][c] is not None:
            rows[r][c] = ""
    return rows


def needed(dictionary: Dictionary | None) -> Dictionary:
    """The dictionary; raises `CrosscoreError` (code "no-dictionary") where none was given."""
    if dictionary is None:
        raise CrosscoreError(
            "no-dictionary",
            sentence("choose-dictionary", "Choose a word list to fill the grid with."),
            "dictionary",
        )
    return dictionary

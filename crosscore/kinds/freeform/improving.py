"""A layout that is there made better, or left as it is."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace as changed

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Search, each
from crosscore.kinds.freeform.laying import lay_out
from crosscore.kinds.freeform.making import held_by, scattered
from crosscore.kinds.freeform.options import goal_of, settings_of, size_of
from crosscore.kinds.freeform.proving import can_prove, prove
from crosscore.kinds.freeform.shape import loose_of, placements_of
from crosscore.puzzle import NOT_JOINED, SMALLEST, Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["improve", "score", "worth"]


def improve(
    puzzle: Puzzle, *, seed: int, nodes: int | None = None, dictionary: Dictionary | None = None
) -> Search:
    """Go on searching from the layout that is there: same words, same options.

    Yields a `Puzzle` only if it is strictly better than the given one and all before, by
    `score`; none at all leaves the layout as it is. Locked words stay. `seed` is this
    search's alone, the puzzle keeps its own: another one looks elsewhere. Raises
    `CrosscoreError` (code "locked") if the whole layout is locked.
    """
    if puzzle.frozen:
        message = sentence("locked-improve", "The layout is locked. Unlock it to improve it.")
        raise CrosscoreError("locked", message, "")
    return _better(puzzle, _search(puzzle, Rng(seed), nodes))


def score(puzzle: Puzzle) -> tuple[int, ...]:
    """What of two layouts of the same words the better one has more of, by the puzzle's goal.

    Of two that are equally good, the one of which more is proved is the better one.
    """
    settings = settings_of(puzzle)
    if settings["scatter"]:
        lying = len(puzzle.entries)
        return lying, lying + len(loose_of(puzzle)), puzzle.crossings()
    reached = goal_of(puzzle).score(
        len(puzzle.entries),
        puzzle.width,
        puzzle.height,
        puzzle.crossings(),
        len({cell for entry in puzzle.entries for cell in entry.cells}),
        fixed_size=size_of(puzzle) is not None,
    )
    return *reached, puzzle.proof in (SMALLEST, NOT_JOINED)


def worth(puzzle: Puzzle, dictionary: Dictionary | None = None) -> tuple[float, ...]:
    """See `score`."""
    return score(puzzle)


def _search(puzzle: Puzzle, rng: Rng, nodes: int | None) -> Search:
    """The search that made the puzzle, from where it is now."""
    if puzzle.proof == SMALLEST:
        return Outcome.FOUND
    if settings_of(puzzle)["scatter"] and not puzzle.locked:
        return (yield from scattered(puzzle, rng, nodes))
    if can_prove(puzzle) and puzzle.proof != NOT_JOINED:
        return (yield from prove(puzzle, rng, nodes))
    start, fixed = placements_of(puzzle, loose_of(puzzle)), held_by(puzzle)
    search = lay_out(puzzle, rng, nodes, start, keep=False, fixed=fixed)
    if puzzle.proof == NOT_JOINED:
        search = each(search, lambda found: changed(found, proof=NOT_JOINED))
    return (yield from search)


def _better(puzzle: Puzzle, search: Search) -> Generator[Progress | Puzzle, None, Outcome]:
    """What a search finds that is better than the puzzle."""
    most = score(puzzle)
    done = Progress(0, len(puzzle.entries), len(puzzle.words))
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        if isinstance(item, Puzzle):
            reached = score(item)
            if reached <= most:
                yield done
                continue
            most = reached
        else:
            done = item
        yield item

"""The smallest box for a few words, and whether it is proved that none is smaller."""

from __future__ import annotations

from dataclasses import replace as changed

from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Search
from crosscore.kinds.freeform.laying import lay_out
from crosscore.kinds.freeform.options import (
    FIELDS,
    MOST_PROVED,
    PROVED,
    goal_of,
    settings_of,
    size_of,
)
from crosscore.kinds.freeform.shape import placements_of, shaped
from crosscore.layout import Layout
from crosscore.layout.exact import smallest
from crosscore.puzzle import NOT_JOINED, SHARES_NO_LETTER, SMALLEST, Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["can_prove", "check_count", "prove"]

_PROVING = sentence("doing-prove", "Proving that no smaller box holds the words")
_FIRST = 200  #: nodes for each word in which a good layout is to be there before the proof


def check_count(words: int, where: str) -> None:
    """Raise `CrosscoreError` for more words than the smallest box can be proved of.

    `where` is the option to blame.
    """
    if words > MOST_PROVED:
        goal = next(field for field in FIELDS if field.name == "goal")
        raise CrosscoreError(
            "too-many-to-prove",
            sentence(
                "too-many-to-prove",
                "The smallest grid can be proved for up to {most} words, not {words}. Use "
                "fewer words, or choose something else under “{option}”.",
                most=MOST_PROVED,
                words=words,
                option=goal.named,
            ),
            where,
        )


def can_prove(puzzle: Puzzle) -> bool:
    """Whether a proof is asked for and possible: few words, none that must stay, a free size.

    No option gives such a puzzle a size, but a file may.
    """
    wanted = settings_of(puzzle)["goal"] == PROVED and size_of(puzzle) is None
    return wanted and len(puzzle.words) <= MOST_PROVED and not puzzle.locked


def prove(puzzle: Puzzle, rng: Rng, nodes: int | None) -> Search:
    """Better layouts of a puzzle that has one, until none is smaller or `nodes` are spent.

    Where it is proved that not all words can be joined, the best layout of some is looked for.
    """
    best = puzzle
    for item in lay_out(puzzle, rng, _FIRST * len(puzzle.words), placements_of(puzzle), keep=False):
        if isinstance(item, Puzzle):
            best = item
        yield item
    search = smallest([word.answer for word in puzzle.words], nodes=nodes)
    while True:
        try:
            found = next(search)
        except StopIteration as end:
            outcome = Outcome(end.value)
            break
        if isinstance(found, Layout):
            trial = shaped(puzzle, found, None)
            if _worth(trial) > _worth(best):
                best = trial
                yield best
        else:
            yield Progress(found.nodes, found.done, found.total, _PROVING)
    if outcome == Outcome.FOUND and not best.unplaced:
        yield changed(best, proof=SMALLEST)
    elif outcome == Outcome.EXHAUSTED and best.unplaced:
        yield changed(best, proof=NOT_JOINED)
        if all(lost.reason == SHARES_NO_LETTER for lost in best.unplaced):
            return outcome  # of the others there is no smaller one either
        rest = lay_out(best, rng, nodes, placements_of(best), keep=False)
        for item in rest:
            if not isinstance(item, Puzzle):
                yield item
            elif _worth(item) > _worth(best):  # the first is the best itself
                best = changed(item, proof=NOT_JOINED)
                yield best
    return outcome


def _worth(puzzle: Puzzle) -> tuple[int, int, int]:
    size = goal_of(puzzle).size(puzzle.width, puzzle.height)
    return len(puzzle.entries), -size, puzzle.crossings()

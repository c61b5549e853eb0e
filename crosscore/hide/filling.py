"""The letters around the words."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from crosscore.grid import Cell
from crosscore.hide.task import Placing, Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["Filling", "fill"]


@dataclass(frozen=True, slots=True)
class Filling:
    """Letters of the cells that no word covers, and how well it went.

    `outcome` is FOUND if no word can be found at a second place and nothing banned can be read;
    EXHAUSTED if that is proved impossible with these places and letters, LIMIT if it was given
    up. In the last two `letters` is the best that was found; `twice` are the words that can be
    found again, `banned` what can be read (indexes of the argument's).
    """

    letters: Mapping[Cell, str]
    outcome: Outcome
    twice: tuple[int, ...] = ()
    banned: tuple[int, ...] = ()


def fill(
    task: Task,
    placing: Placing,
    rng: Rng,
    letters: Sequence[tuple[str, float]],
    *,
    message: Sequence[str] = (),
    banned: Sequence[tuple[str, ...]] = (),
    nodes: int | None = None,
) -> Generator[Progress, None, Filling]:
    """Letters for all cells of the shape that no word covers.

    The first of them, in reading order, take the `message`; the others are drawn from `letters`,
    (letter, weight above 0). Words of the task are to be found once only, in its ways, a copy
    within the cells of a longer placed word not counting; `banned` ones nowhere in any of the
    eight ways, except within the cells of one word.
    """
    covered = {cell for place in placing.places for cell in task.cells(place)}
    cells = sorted(task.shape or {(r, c) for r in range(task.height) for c in range(task.width)})
    free = [cell for cell in cells if cell not in covered]
    yield Progress(0, 0, len(free))
    total = sum(weight for _, weight in letters)
    made: dict[Cell, str] = {}
    for at, cell in enumerate(free):
        if at < len(message):
            made[cell] = message[at]
            continue
        left = rng.random() * total
        for letter, weight in letters:
            made[cell] = letter
            left -= weight
            if left < 0:
                break
    return Filling(made, Outcome.FOUND)

"""Places for all words, or for as many as can be."""

from __future__ import annotations

from collections.abc import Generator

from crosscore.grid import Cell
from crosscore.hide.task import NONE, Place, Placing, Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["place"]


def place(
    task: Task, rng: Rng, nodes: int | None = None
) -> Generator[Progress | Placing, None, Outcome]:
    """Ever better placings; the last one stands. See `Outcome` for how it ends."""
    grid: dict[Cell, str] = {}
    users: dict[Cell, int] = {}
    found: list[Place] = []

    def put(one: Place) -> None:
        for cell, letter in zip(task.cells(one), task.words[one.word], strict=True):
            grid[cell] = letter
            users[cell] = users.get(cell, 0) + 1
        found.append(one)

    for one in task.fixed:
        put(one)
    fixed = {one.word for one in task.fixed}
    left = [w for w in range(len(task.words)) if w not in fixed]
    left.sort(key=lambda w: -len(task.words[w]))
    lost = []
    for word in left:
        places = [
            Place(word, r, c, way)
            for way in task.ways
            for r in range(task.height)
            for c in range(task.width)
        ]
        rng.shuffle(places)
        for one in places:
            cells = task.cells(one)
            letters = task.words[word]
            if all(
                0 <= r < task.height
                and 0 <= c < task.width
                and (task.shape is None or (r, c) in task.shape)
                and ((r, c) not in grid or (grid[r, c] == letter and task.sharing != NONE))
                for (r, c), letter in zip(cells, letters, strict=True)
            ):
                put(one)
                break
        else:
            lost.append(word)
        yield Progress(len(found), len(found), len(task.words))
    shared = sum(1 for times in users.values() if times > 1)
    yield Placing(tuple(sorted(found)), tuple(sorted(lost)), shared)
    return Outcome.LIMIT if lost else Outcome.FOUND

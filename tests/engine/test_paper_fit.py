"""Where things go on paper: all once, in order, on its page, no heading alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from crosscore.paper.fit import Figure, Plan, Room, Stuff, Text, Unit, column_width, fit
from crosscore.paper.sizes import MM

SIZES = (13, 12, 11, 10.5, 10, 9.5, 9)


def text(count: int, long: int, draw: Random, *, words: bool, frame: float = 0.0) -> Text:
    """Units under two headings, each as high as its lines are many in so broad a column."""
    lengths = [draw.randint(4, long) for _ in range(count)]
    headings = set() if words else {0, count // 2}

    def measure(size: float, width: float) -> Sequence[Unit]:
        found = []
        for at, length in enumerate(lengths):
            if at in headings:
                found.append(Unit(1.8 * size, size, True))
            lines = -(-length * 0.5 * size // (width - 2 * size))
            found.append(Unit((1.3 * lines + 0.25) * size, 0.0))
        return found

    heading: Callable[[float], float] = lambda size: 1.8 * size if words and count else 0.0  # noqa: E731
    narrow, usual = (1.0, 1.0) if words else (8.0, 15.0)
    return Text(6, narrow, usual, words, frame, heading, measure)


def made(seed: int) -> Stuff:
    """A sheet with a grid of some size, from no clue to a hundred and fifty."""
    draw = Random(seed)
    head = draw.choice([0.0, 40.0, 120.0])
    count = draw.choice([0, 1, 7, 20, 40, 80, 150])
    clues = text(count, draw.choice([10, 40, 400]), draw, words=draw.random() < 0.2)
    bank = text(draw.choice([0, 0, 12, 60]), 10, draw, words=True, frame=8.25)
    side = draw.randint(3, 40)
    grid = Figure(18 * MM, 7 * MM, 5 * MM, draw.random() < 0.7, side, draw.randint(3, 40))
    papers = [Room(511.0, 711.0), Room(711.0, 511.0, True)]
    return Stuff(papers[: draw.randint(1, 2)], SIZES, 10.5, lambda *_: head, grid, clues, bank)


def faults(plan: Plan, stuff: Stuff) -> list[str]:
    """What is wrong with a plan."""
    wrong = []
    figures = [page.figure for page in plan.pages if page.figure is not None]
    if len(figures) != 1:
        wrong.append(f"{len(figures)} grids")
    for name, listed in (("clues", stuff.clues), ("bank", stuff.bank)):
        next_ = 0
        for page in plan.pages:
            part = getattr(page, name)
            if part is None:
                continue
            width = column_width(plan.paper.width - 2 * listed.frame, part.across)
            units = listed.measure(plan.size, width)
            for column in part.columns:
                if column.first != next_ and column.last > column.first:
                    wrong.append(f"{name} {column.first} follows {next_}")
                next_ = max(next_, column.last)
                some = units[column.first : column.last]
                if some and some[-1].heading:
                    wrong.append(f"{name}: a heading stands alone")
                high = sum(unit.height + unit.before for unit in some)
                high -= some[0].before if some else 0
                if column.top + high > plan.paper.height + 0.1 and len(some) > 1:
                    wrong.append(f"{name} end below the page")
                if page.figure is not None and some and plan.span in (0, part.across):
                    below = page.figure + stuff.grid.size(plan.cell)[1]
                    wrong += ["text in the grid"] if column.top < below else []
        if next_ != len(listed.measure(plan.size, 300.0)):
            wrong.append(f"{name}: {next_} are there")
    width, height = stuff.grid.size(plan.cell)
    if width > plan.paper.width + 0.1 or height > plan.paper.height + 0.1:
        wrong.append("the grid is larger than its page")
    return wrong


@pytest.mark.parametrize("first", range(0, 60, 30))
def test_everything_stands_once_and_in_order(first: int) -> None:
    for seed in range(first, first + 30):
        stuff = made(seed)
        plan = fit(stuff)
        assert faults(plan, stuff) == [], seed
        if len(plan.pages) == 1 and stuff.grid.columns <= 30 and stuff.grid.rows <= 30:
            assert plan.size >= 9
            assert plan.cell >= 0.85 * 5 * MM


def test_what_is_wrong_is_seen() -> None:
    stuff = made(3)
    plan = fit(stuff)
    plan.pages[0].figure = None
    assert "0 grids" in faults(plan, stuff)
    other = next(fit(made(seed)) for seed in range(50) if made(seed).clues.measure(9, 300))
    at = next(page for page in other.pages if page.clues)
    at.clues = None
    assert faults(other, stuff)

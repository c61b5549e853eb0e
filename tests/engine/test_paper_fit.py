"""Where things go on paper, for made-up sheets: as on the page, and all once, in order."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crosscore.paper.fit import Figure, Part, Plan, Room, Stuff, Text, Unit, column_width, fit
from crosscore.paper.sizes import MM

HERE = Path(__file__).parent
SIZES = (13, 12, 11, 10.5, 10, 9.5, 9)
PAPERS = ((511.0, 711.0, False), (711.0, 511.0, True))


def described(seed: int) -> dict[str, Any]:
    """A sheet as plain data, with a grid of some size, from no clue to a hundred and fifty."""
    draw = Random(seed)

    def text(count: int, long: int, words: bool, frame: float) -> dict[str, Any]:
        return {
            "lengths": [draw.randint(4, long) for _ in range(count)],
            "headed": [] if words or not count else sorted({0, count // 2}),
            "words": words,
            "frame": frame,
        }

    count, long = draw.choice([0, 1, 7, 20, 40, 80, 150]), draw.choice([10, 40, 400])
    return {
        "head": draw.choice([0, 40, 120, 400]),
        "clues": text(count, long, draw.random() < 0.2, 0),
        "bank": text(draw.choice([0, 0, 12, 60]), 10, True, 8.25),
        "columns": draw.randint(3, 40),
        "rows": draw.randint(3, 40),
        "beside": draw.random() < 0.7,
        "papers": PAPERS[: draw.randint(1, 2)],
        "sizes": SIZES,
    }


def text_of(told: dict[str, Any]) -> Text:
    """Units under headings, each as high as its lines are many in so broad a column."""
    lengths, words = told["lengths"], told["words"]

    def measure(size: float, width: float) -> Sequence[Unit]:
        found = []
        for at, length in enumerate(lengths):
            if at in told["headed"]:
                found.append(Unit(1.8 * size, size, True))
            lines = -(-length * 0.5 * size // (width - 2 * size))
            found.append(Unit((1.3 * lines + 0.25) * size, 0.0))
        return found

    def heading(size: float) -> float:
        return 1.8 * size if words and lengths else 0.0

    narrow, usual = (1.0, 1.0) if words else (8.0, 15.0)
    return Text(6, narrow, usual, words, told["frame"], heading, measure)


def stuff_of(told: dict[str, Any]) -> Stuff:
    return Stuff(
        papers=[Room(*paper) for paper in told["papers"]],
        sizes=told["sizes"],
        usual=10.5,
        head=lambda size, width: told["head"],
        grid=Figure(18 * MM, 7 * MM, 5 * MM, told["beside"], told["columns"], told["rows"]),
        clues=text_of(told["clues"]),
        bank=text_of(told["bank"]),
    )


def faults(plan: Plan, stuff: Stuff) -> list[str]:
    """What is wrong with a plan."""
    wrong = []
    width, height = stuff.grid.size(plan.cell)
    if [page.figure for page in plan.pages].count(None) != len(plan.pages) - 1:
        wrong.append("the grid isn't there once")
    if width > plan.paper.width + 0.1 or height > plan.paper.height + 0.1:
        wrong.append("the grid is larger than its page")
    for name, listed in (("clues", stuff.clues), ("bank", stuff.bank)):
        following = 0
        for page in plan.pages:
            part: Part | None = getattr(page, name)
            if part is None:
                continue
            inner = column_width(plan.paper.width - 2 * listed.frame, part.across)
            units = listed.measure(plan.size, inner)
            for column in part.columns:
                some = units[column.first : column.last]
                if not some:
                    continue
                if column.first != following:
                    wrong.append(f"{name}: {column.first} follows {following}")
                following = column.last
                if some[-1].heading:
                    wrong.append(f"{name}: a heading stands alone")
                high = sum(unit.height + unit.before for unit in some) - some[0].before
                if column.top + high > plan.paper.height + 0.1 and len(some) > 1:
                    wrong.append(f"{name} end below the page")
        if following != len(listed.measure(plan.size, 300.0)):
            wrong.append(f"{name}: {following} are there")
    return wrong


def part_of(part: Part | None) -> list[Any] | None:
    if part is None:
        return None
    return [part.across, [[c.first, c.last] for c in part.columns if c.last > c.first]]


def test_sheets_are_arranged_as_the_page_arranges_them(node_command: list[str]) -> None:
    told = [described(seed) for seed in range(40)]
    done = subprocess.run(
        [*node_command, HERE / "paper_plans.mjs", HERE.parents[1] / "web/sheet/paper-fit.js"],
        input=json.dumps(told), capture_output=True, text=True, check=True,
    )  # fmt: skip
    counts = []
    for sheet, theirs in zip(told, json.loads(done.stdout), strict=True):
        stuff = stuff_of(sheet)
        plan = fit(stuff)
        assert faults(plan, stuff) == []
        pages = [[p.figure is not None, part_of(p.clues), part_of(p.bank)] for p in plan.pages]
        assert (plan.size, plan.paper.wide, plan.span, pages) == (
            theirs["size"], theirs["wide"], theirs["span"], theirs["pages"],
        )  # fmt: skip
        assert plan.cell == pytest.approx(theirs["cell"], abs=0.1)
        counts.append(len(pages))
    assert counts.count(1) > 10
    assert max(counts) > 2


def test_what_is_wrong_is_seen() -> None:
    stuff = stuff_of(described(4))
    plan = fit(stuff)
    plan.pages[0].figure = None if plan.pages[0].figure is not None else 0.0
    assert "the grid isn't there once" in faults(plan, stuff)
    told = next(sheet for sheet in map(described, range(50)) if sheet["clues"]["lengths"])
    spoilt = fit(stuff_of(told))
    next(page for page in spoilt.pages if page.clues).clues = None
    assert faults(spoilt, stuff_of(told))

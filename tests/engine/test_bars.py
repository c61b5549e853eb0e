"""Grids with bars: fair ones are drawn, unfair ones are found out, and words fill them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from crosscore import dictionary, make, referee
from crosscore.fill.bars import BESIDE, LONE, MANY, SHORT, allowed, barred, images, unfair
from crosscore.grid import components, find_slots
from crosscore.kinds.filled import KIND as filled
from crosscore.rng import Rng
from crosscore.rules import violations
from crosscore.search import drain

EVERY = ["".join(letters) for n in range(3, 8) for letters in product("ABC", repeat=n)]
WORDS = drain(dictionary.read("\n".join(EVERY).encode(), name="every.txt", language="en"))


@pytest.mark.parametrize(
    ("width", "height", "symmetry"),
    [(9, 9, "rotational"), (8, 10, "left-right"), (9, 9, "diagonal"), (9, 7, "none")],
)
def test_bars_are_drawn_fairly_and_symmetrically(width: int, height: int, symmetry: str) -> None:
    """By a count of one's own: the letters of each word that no other word has."""
    bars = drain(barred(width, height, Rng(3), symmetry=symmetry, most=9))
    assert bars
    assert bars == {image for bar in bars for image in images(bar, width, height, symmetry)}
    slots = find_slots([[""] * width] * height, bars)
    assert len(components([cells for _, cells in slots])) == 1
    times: dict[tuple[int, int], int] = {}
    for _, cells in slots:
        assert 3 <= len(cells) <= 9
        for cell in cells:
            times[cell] = times.get(cell, 0) + 1
    assert len(times) == width * height
    for _, cells in slots:
        alone = "".join("-x"[times[cell] == 1] for cell in cells)
        assert "xx" not in alone
        assert alone.count("x") <= {3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 9: 3}[len(cells)]
    assert allowed(12) == 4


def test_what_is_unfair_is_found() -> None:
    rows = [[""] * 5 for _ in range(3)]
    assert unfair(rows) == []
    kinds = {what for what, _ in unfair(rows, {((0, 1), True)})}
    assert kinds == {SHORT}
    below = {((0, c), False) for c in range(2)} | {((1, c), False) for c in range(2)}
    found = unfair(rows, below)
    assert {what for what, _ in found} == {BESIDE}
    assert [cells[0] for _, (_, cells) in found] == [(0, 0), (1, 0), (2, 0)]
    three = {((r, c), False) for r in range(2) for c in (0, 2, 4)}
    assert {what for what, _ in unfair(rows, three)} == {MANY}
    corner = {((0, 0), True), ((0, 0), False)}
    assert (LONE, (True, ((0, 0),))) in unfair(rows, corner)


def test_a_grid_with_bars_is_filled_and_told_about() -> None:
    made = make("fill", WORDS, size=8, blocks="bars", seed=3, nodes=20_000)
    assert made.bars
    assert not [cell for row in made.rows() for cell in row if not cell]
    assert referee.check(made) == []
    assert [each.rule for each in violations(made)] == []
    again = make("fill", WORDS, size=8, blocks="bars", seed=3, nodes=20_000)
    assert again == made
    below = made.bars | {((0, column), False) for column in range(8)}
    told = violations(replace(made, bars=below, words=(), entries=(), open_cells=_open(8)))
    assert {each.rule for each in told} & {"unches-many", "unches-beside"}
    drawing = filled.new_drawing({"size": "8x8", "blocks": "bars"}, language="en", seed=3)
    assert drawing.bars
    assert not drawing.words


def _open(side: int) -> dict[tuple[int, int], str]:
    return {(r, c): "" for r in range(side) for c in range(side)}

"""The patterns of the measurements are what they are said to be; and the checks find others."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.fill_hard import HARD
from bench.fill_templates import Template, named, templates


def lines(rows: tuple[str, ...]) -> list[str]:
    """Runs of open cells, across and down."""
    down = ("".join(column) for column in zip(*rows, strict=True))
    return [run for line in [*rows, *down] for run in line.split("#") if run]


def faults(one: Template) -> list[str]:
    """What is wrong with a pattern, by its rows alone."""
    if set("".join(one.rows)) - {"#", "?"} or len({len(row) for row in one.rows}) != 1:
        return ["letters or lengths"]
    found = []
    runs = lines(one.rows)
    if one.name.split("-")[0] != f"{len(one.rows[0])}x{len(one.rows)}":
        found.append("size")
    if len(runs) != one.slots:
        found.append(f"{len(runs)} slots")
    if min(map(len, runs)) < 3:
        found.append("short")  # a run of one cell would be unchecked, too
    if [row[::-1] for row in one.rows[::-1]] != list(one.rows):
        found.append("symmetry")
    dry = {(r, c) for r, row in enumerate(one.rows) for c, cell in enumerate(row) if cell == "?"}
    shore = [min(dry)]
    dry -= set(shore)
    while shore:
        r, c = shore.pop()
        wet = dry & {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}
        dry -= wet
        shore += wet
    if dry:
        found.append("parts")
    return found


@pytest.mark.parametrize("one", templates() + templates(HARD), ids=lambda one: one.name)
def test_template(one: Template) -> None:
    assert faults(one) == []


def test_there_are_enough() -> None:
    kinds = Counter(one.kind for one in templates())
    assert len(templates()) >= 20
    assert len({one.rows for one in templates()}) == len(templates())
    assert all(kinds[f"15x15-{slots}"] >= 2 for slots in range(66, 79, 2))
    assert sum(n for kind, n in kinds.items() if kind.startswith("21x21")) == 3
    assert {"5x5-10", "6x6-12"} <= set(kinds)
    assert [one.name for one in named(["15x15-70"])] == ["15x15-70a", "15x15-70b", "15x15-70c"]
    with pytest.raises(ValueError, match="14x14"):
        named(["14x14"])


@pytest.mark.parametrize(
    ("name", "rows", "fault"),
    [
        ("3x3-6", "??? ??? ??#", "short"),
        ("3x3-6", "??? ??? ???", ""),
        ("3x3-7", "??? ??? ???", "6 slots"),
        ("3x4-7", "??? ??? ???", "size"),
        ("3x3-6", "??? ?.? ???", "letters"),
        ("3x3-6", "??? ?? ???", "letters"),
        ("7x7-12", "???#### ???#### ???#### ####### ####??? ####??? ####???", "parts"),
        ("4x4-8", "#??? ???? ???? ????", "symmetry"),
    ],
)
def test_faults(name: str, rows: str, fault: str) -> None:
    found = faults(Template(name, tuple(rows.split())))
    assert any(fault in one for one in found) if fault else not found


def test_there_are_hard_ones() -> None:
    kinds = Counter(one.kind for one in templates(HARD))
    assert all(kinds[f"15x15-{slots}"] == 3 for slots in range(62, 73, 2))
    assert sum(n for kind, n in kinds.items() if kind.startswith(("21x21", "50x50"))) >= 5
    assert len({one.rows for one in templates(HARD) + templates()}) == sum(kinds.values()) + len(
        templates()
    )

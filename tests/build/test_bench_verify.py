"""The judge of the measurements: passes a good layout, and finds each planted fault."""

from __future__ import annotations

import pytest

from bench.verify import Laid, verify

WORDS = ["cat", "cot", "tea", "oat"]
# c a t
# o . e      three words, two crossings
# t . a
GOOD = [Laid("cat", 0, 0, False), Laid("cot", 0, 0, True), Laid("tea", 0, 2, True)]


def test_good() -> None:
    found = verify(WORDS, GOOD, size=(3, 3), grid=["     ", " cat ", " o e ", " t a "])
    assert found.faults == ()
    assert (found.placed, found.crossings, found.components, found.isolated) == (3, 2, 1, 0)
    assert (found.width, found.height, found.filled) == (3, 3, 7 / 9)


def test_parts() -> None:
    found = verify(WORDS, [*GOOD, Laid("oat", 4, 0, False)])
    assert found.faults == ()
    assert (found.components, found.isolated, found.height) == (2, 1, 5)


def test_nothing() -> None:
    found = verify(WORDS, [], grid=["  "])
    assert found.faults == ()
    assert (found.placed, found.components, found.width, found.filled) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("laid", "options", "fault"),
    [
        ([Laid("cab", 0, 0, False)], {}, "too often"),
        ([*GOOD, Laid("cat", 5, 0, False)], {}, "too often"),
        ([*GOOD, Laid("oat", 1, 2, True)], {}, "meets"),
        ([*GOOD, Laid("oat", 3, 0, False)], {}, "was not placed"),  # below t and a
        ([*GOOD, Laid("oat", 0, 3, False)], {}, "no whole run"),  # catoat
        ([*GOOD, Laid("at", 0, 1, False)], {}, "no whole run"),  # inside cat
        (GOOD, {"size": (2, 3)}, "larger"),
        (GOOD, {"grid": ["cat", "o e", "t o"]}, "other letters"),
    ],
)
def test_faults(laid: list[Laid], options: dict[str, object], fault: str) -> None:
    found = verify([*WORDS, "at"], laid, **options)  # type: ignore[arg-type]
    assert any(fault in one for one in found.faults), found.faults

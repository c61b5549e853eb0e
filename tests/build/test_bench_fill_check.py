"""The judge of filled grids: passes a good one, and finds each planted fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.fill_check import Words, check
from bench.fill_lexicon import extended, read
from tools.steps import BuildError

WORDS = Words(["CAT", "ARE", "TEN", "CATS", "OLD", "COT", "ARM", "TON", "PEA", "APE"])
#: read down it has CAT, ARE and TEN again: no good for this
SQUARE = ["CAT", "ARE", "TEN"]
GOOD = ["CAT#", "O##P", "T##E", "##TA"]  # TA is no word


def test_good() -> None:
    words = Words(["CAT", "COT", "PEA", "TA"])
    found = check(GOOD, words, ["???#", "?##?", "?##?", "##??"])
    assert found.faults == ()
    assert (found.slots, found.blocks) == (4, 7)
    assert (found.unknown, found.scrambled, found.repeated) == (0, 0, 0)
    assert check(GOOD, words).faults == ()


def test_clusters() -> None:
    """Letters of several characters are one cell: no run is read character by character."""
    words = Words([("ণ্ডু", "ল"), ("ণ্ডু", "ভ")])
    assert check([["ণ্ডু", "ল"], ["ভ", "#"]], words).faults == ()
    assert check([["ণ্ডু", "ল"], ["ভ", "#"]], Words(["ণ্ডুল", "ণ্ডুভ"])).unknown == 2


@pytest.mark.parametrize(
    ("grid", "template", "fault", "counts"),
    [
        (SQUARE, None, "CAT stands there again", (0, 0, 3)),
        (GOOD, None, "TA is no word", (1, 0, 0)),
        (["CTA"], None, "CTA is no word", (0, 1, 0)),
        (["CAT#CAT"], None, "again", (0, 0, 1)),
        (["CA?"], None, "without a letter", (1, 0, 0)),
        (["CA", "T"], None, "differ in length", (0, 0, 0)),
        (["CAT"], ["????"], "another shape", (0, 0, 0)),
        (["CAT"], ["???", "???"], "another shape", (0, 0, 0)),
        (["CAT#OLD"], ["???????"], "# in row 0, column 3 for ?", (0, 0, 0)),
        (["CATS"], ["???#"], "S in row 0, column 3 for #", (0, 0, 0)),
        (["CAT"], ["??N"], "T in row 0, column 2 for N", (0, 0, 0)),
        ([["C", "", "T"]], ["???"], "1 cells without a letter", (1, 0, 0)),
    ],
)
def test_faults(
    grid: list[str], template: list[str] | None, fault: str, counts: tuple[int, int, int]
) -> None:
    found = check(grid, WORDS, template)
    assert any(fault in one for one in found.faults), found.faults
    assert (found.unknown, found.scrambled, found.repeated) == counts


def test_lexicon(tmp_path: Path) -> None:
    """Which entries count, and that a larger list keeps them."""
    path = tmp_path / "words"
    path.write_text("cat\nCat\ncat's\nat\nécole\nabcdefghijklmno\nabcdefghijklmnop\nDog\n")
    words = read(path)
    assert words == ["ABCDEFGHIJKLMNO", "CAT", "DOG"]
    more = extended(words, 6)
    assert set(words) < set(more)
    assert {len(word) for word in more} == {3, 15}
    with pytest.raises(BuildError, match="wamerican-large"):
        read(tmp_path / "none")

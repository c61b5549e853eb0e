"""The judge of the word searches that are measured: each fault is found, and no other."""

from __future__ import annotations

import pytest

from bench.wordsearch_check import judge

ROWS = ["CATX", "XOZX", "XXGX"]
PLACES = {"CAT": [(0, 0), (0, 1), (0, 2)], "COG": [(0, 0), (1, 1), (2, 2)]}


def test_a_sound_grid() -> None:
    found = judge(ROWS, PLACES, ["CAT", "COG"])
    assert (found.faults, found.twice) == ((), ())
    assert (found.placed, found.shared, found.covered, found.ways) == (2, 1, 5, 2)


@pytest.mark.parametrize(
    ("rows", "places", "says"),
    [
        (ROWS, {"CAT": [(1, 0), (1, 1), (1, 2)]}, "stand"),
        (ROWS, {"DOG": [(0, 0), (1, 1), (2, 2)]}, "list"),
        (["CAXX", "XTXX"], {"CAT": [(0, 0), (0, 1), (1, 1)]}, "straight"),
        (["CAT"], {"CAT": [(0, 0), (0, 1), (0, 3)]}, "stand"),
    ],
)
def test_faults_are_found(
    rows: list[str], places: dict[str, list[tuple[int, int]]], says: str
) -> None:
    assert says in " ".join(judge(rows, places, ["CAT"]).faults)


def test_a_second_copy_counts_unless_it_is_part_of_another_word() -> None:
    words = ["CAT", "CATTLE", "NOON"]
    twice = ["CATTLE", "TACXXX", "NOONXX"]
    places = {"CATTLE": [(0, i) for i in range(6)], "CAT": [(1, 2), (1, 1), (1, 0)]}
    palindrome = {"NOON": [(2, i) for i in range(4)]}  # read from both ends: one copy
    assert judge(twice, {**places, **palindrome}, words).twice == ()
    assert judge(["CATTLE", "TACTAC"], places, words).twice == ("CAT",)

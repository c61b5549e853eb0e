"""Measurements: lengths are drawn as they are told to be, and a missed aim is called missed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bench.aims import aims_tables, curve_table
from bench.programs import GENXWORD, OURS
from bench.results import Result
from bench.tables import spread
from bench.verify import Verdict
from bench.words import kind, sample, tilt


@pytest.mark.parametrize("name", ["20", "100", "short", "long"])
def test_tilted_lengths_have_the_mean(name: str) -> None:
    wanted = kind(name)
    lengths = range(wanted.shortest, wanted.longest + 1)
    weights = tilt(lengths, wanted.mean)
    mean = sum(w * n for w, n in zip(weights, lengths, strict=True)) / sum(weights)
    assert mean == pytest.approx(wanted.mean)
    steps = [after / before for before, after in pairwise(weights)]
    assert steps == pytest.approx([steps[0]] * len(steps))


def test_a_list_is_drawn_again_by_its_seed() -> None:
    lexicon = ["a" * length + chr(98 + n) for length in range(2, 12) for n in range(20)]
    first = sample(lexicon, kind("50"), 1)
    assert first == sample(lexicon, kind("50"), 1) != sample(lexicon, kind("50"), 2)
    assert len(set(first)) == 50


def made(
    program: str, placed: int, crossings: int, side: int, *, given: bool, fault: str = ""
) -> Result:
    verdict = Verdict((fault,) if fault else (), placed, crossings, 1, 0, side, side, 0.5)
    answer = {"curve": [[0.2, placed, side, side, crossings]], "first": 0.2}
    return Result("20", 20, 15 if given else None, 1.0, 1, program, answer, verdict)


def cells(text: str, title: str) -> list[str]:
    """The first row of a table."""
    table = text.partition(f"### {title}")[2].split("\n")
    return [cell.strip() for cell in table[4].strip("|").split("|")]


@pytest.mark.parametrize(("placed", "said"), [(19, "yes"), (18, "**no**")])
def test_words_in_the_square(placed: int, said: str) -> None:
    text = aims_tables([made(OURS, placed, 20, 15, given=True)], {})
    assert cells(text, "Aims: words placed")[4:7] == ["19", str(placed), said]


@pytest.mark.parametrize(
    ("placed", "side", "fault", "said"),
    [(20, 16, "", "yes"), (20, 17, "", "**no**"), (19, 16, "", "**no**"), (20, 16, "x", "**no**")],
)
def test_own_size(placed: int, side: int, fault: str, said: str) -> None:
    ours = made(OURS, placed, 24, side, given=False, fault=fault)
    text = aims_tables([ours, made(GENXWORD, 20, 20, 18, given=False)], {})
    assert cells(text, "Aims: own size")[6] == said


def test_boxes_beside_the_square_of_the_other() -> None:
    ours = made(OURS, 20, 24, 16, given=False)
    for side, said in ((18, ["-21 %", "yes"]), (17, ["-11 %", "**no**"]), (None, ["", ""])):
        text = aims_tables([ours], {OURS: {"20": [16]}, GENXWORD: {"20": [side]}})
        assert cells(text, "Smallest square")[4:] == said


def test_the_curve_is_read_at_its_times() -> None:
    text = curve_table([made(OURS, 20, 24, 16, given=False)], OURS)
    assert cells(text, "More time")[2:] == ["0", "0", "20", "20"]


def test_half_words_are_not_rounded() -> None:
    assert spread([18, 19]) == "18.5 (18..19)"

"""The tables of the filled grids: what is met, what is not, and what must never happen."""

from __future__ import annotations

from dataclasses import replace

from bench.fill_aims import aims_tables
from bench.fill_check import Words, check
from bench.fill_free import clean, counts, free_table, single
from bench.fill_programs import OURS, OURS_IN_PYODIDE
from bench.fill_report import Report
from bench.fill_results import Result, judged
from bench.fill_templates import Template

GOOD = Result(
    template="15x15-70a",
    kind="15x15-70",
    program=OURS,
    seed=1,
    limit=10.0,
    outcome="found",
    cpu=1.0,
    wall=1.0,
    grid=["CAT"],
    faults=(),
    repeated=0,
    load=0.2,
    memory=50.0,
    slice=0.01,
)
NONE = replace(GOOD, seed=3, outcome="time", cpu=10.1, grid=None)


def line(*results: Result) -> list[str]:
    """The cells of the only aim that was asked."""
    rows = [row for row in aims_tables(results).splitlines() if row.startswith("| 15x15-70 ")]
    return [cell.strip() for cell in rows[0].split("|")[1:-1]]


def test_aims() -> None:
    """A median, and each single run where the aim says so."""
    assert line(GOOD)[4:8] == ["1.00 s", "1.00 s", "1/1", "yes"]
    assert line(replace(GOOD, cpu=1.6))[7] == "**no**"
    assert line(GOOD, replace(GOOD, seed=2), NONE)[4:8] == ["1.00 s", "none", "2/3", "**no**"]
    assert line(GOOD, replace(GOOD, seed=2, cpu=11.0))[6] == "1/2"  # too late is not at all
    there = replace(GOOD, program=OURS_IN_PYODIDE, cpu=5.9)
    assert line(GOOD, there)[8:] == ["5.90 s", "5.9", "yes"]
    assert line(GOOD, replace(there, cpu=6.1))[10] == "**no**"


def test_promises() -> None:
    """Each of them is broken by one such run."""
    assert aims_tables([GOOD, NONE]).count("**no**") == 1  # the aim
    assert "repeated word: yes (0 of 1)" in aims_tables([GOOD])
    twice = replace(GOOD, repeated=1, faults=("CAT stands there again",))
    assert "repeated word: **no** (1 of 1)" in aims_tables([twice])
    assert "any fault: **no** (1 of 1)" in aims_tables([twice])
    refused = replace(NONE, outcome="exhausted")
    assert "impossible: yes (0 of 1 runs)" in aims_tables([refused])
    other = replace(GOOD, program="qxw")
    assert "impossible: **no** (1 of 1 runs)" in aims_tables([refused, other])
    assert "impossible: yes" in aims_tables([refused, replace(other, faults=("bad",))])
    there = replace(GOOD, program=OURS_IN_PYODIDE)
    assert "same grid 1 times of 1" in aims_tables([GOOD, there])
    assert "same grid 0 times of 1" in aims_tables([GOOD, replace(there, grid=["COT"])])


def test_judged_and_kept() -> None:
    """What a program answers is judged by its grid, and a report survives its file."""
    template = Template("3x3-6", ("???", "???", "???"))
    run = {"seed": 1, "outcome": "found", "cpu": 0.1, "wall": 0.2}
    answer = {
        "load": {"cpu": 0.1},
        "memory": 10.0,
        "runs": [
            {**run, "grid": [list("CAT"), list("ARE"), list("TEN")]},
            {**run, "grid": [list("CAT"), list("OXO"), list("B#E")]},
            {**run, "grid": None},
        ],
    }
    words = Words(["CAT", "ARE", "TEN"])
    symmetric, changed, none = judged(template, "x", answer, words, 10)
    assert symmetric.repeated == 3
    assert any("# in row 2" in fault for fault in changed.faults)
    assert none.faults == ()
    assert not none.found
    assert judged(template, "x", {"error": "fell over"}, words, 10) == []
    report = Report("head", [symmetric, changed, none])
    assert str(Report.from_dict(report.as_dict())) == str(report)
    assert "| x | 2/3 | 2/3 | 0/2 |" in str(report)


def test_free() -> None:
    """Grids without given blocks: cells in one word only, and the aim."""
    assert single(["CAT", "ARE", "TEN"]) == 0
    assert single(["CAT", "A##", "T##"]) == 4
    assert single(["C#", "#A"]) == 2
    words = Words(["CAT", "CAR"])
    made = counts(check(["CAT", "A##", "R##"], words), ["CAT", "A##", "R##"])
    assert clean(made)
    assert not clean(None)
    odd = counts(check(["CAT", "A##", "T##"], words), ["CAT", "A##", "T##"])
    assert not clean(odd)
    row = {"list": "english, large", "where": OURS, "how": "own", "limit": 10.0, "first": 0.1}
    row["outcome"] = "time"
    good = {**row, "early": made, "grid": made}
    assert "within 1 s: yes (1 of 1)" in free_table([good], 1.0)
    assert "within 1 s: **no** (1 of 2)" in free_table([good, {**good, "early": odd}], 1.0)
    assert "within 1 s: **no** (0 of 1)" in free_table([{**good, "early": None}], 1.0)

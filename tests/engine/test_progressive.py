"""The progressive search: what it reports is counted again from its grids, in the plainest way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.fill import Dead, Lexicon
from crosscore.fill.progressive import Progressive, Search, progressive
from crosscore.rng import Rng
from crosscore.search import Outcome
from tests.engine.patterns import blank, dictionary, grid, runs, shape_faults
from tests.engine.steps import all_of

Answer = tuple[str, ...]


def steps_of(search: Search) -> tuple[list[Progressive], Outcome, list[Dead]]:
    found, outcome = all_of(search)
    dead = [step for step in found if isinstance(step, Dead)]
    return [step for step in found if isinstance(step, Progressive)], outcome, dead


def faults(result: Progressive, words: Sequence[Answer], objective: str) -> list[str]:
    """Across words that are unknown, words that stand twice, and wrong reports."""
    wrong = []
    unknown, scrambled = set(), set()
    known = set(words)
    letters = {tuple(sorted(word)) for word in words}
    seen = set()
    for run in runs(result.rows):
        answer = tuple(str(result.rows[r][c]) for r, c in run)
        if len(run) == 1:
            continue
        if "" in answer:
            wrong.append(f"{run} is not full")
        if answer in seen:
            wrong.append(f"twice {''.join(answer)}")
        seen.add(answer)
        if answer in known:
            continue
        if run[0][0] == run[1][0]:
            wrong.append(f"across {''.join(answer)}")
        elif tuple(sorted(answer)) in letters:
            scrambled.add((False, run))
        else:
            unknown.add((False, run))
    if (set(result.unknown), set(result.scrambled)) != (unknown, scrambled):
        wrong.append("the report is wrong")
    cost = {
        "unknown": len(unknown),
        "counts": len(unknown) + len(scrambled) / 2,
        "lengths": sum(len(run) for _, run in unknown) + sum(len(run) for _, run in scrambled) / 5,
    }[objective]
    if abs(cost - result.cost) > 1e-4:
        wrong.append(f"the cost is {cost}, not {result.cost}")
    return wrong


def test_the_checker_sees_what_is_wrong() -> None:
    words = [tuple(word) for word in ("CAT", "ORE", "TAC")]
    rows = tuple(tuple(row) for row in grid("CAT A#A TAC"))
    down = (False, ((0, 0), (1, 0), (2, 0)))
    right = (False, ((0, 2), (1, 2), (2, 2)))
    result = Progressive(rows, (), (), 0.0)
    assert set(faults(result, words, "unknown")) == {"twice CAT", "twice TAC"}
    rows = tuple(tuple(row) for row in grid("CAT O#C REO"))
    assert faults(Progressive(rows, (down,), (right,), 1.5), words, "counts") == [
        "across REO",
        "the report is wrong",  # what stands at the right is unknown, not scrambled
        "the cost is 2.0, not 1.5",
    ]


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(["english", "arabic", "bangla"]),
    st.sampled_from(["rows", "columns"]),
    st.sampled_from(["unknown", "counts", "lengths"]),
    st.integers(6, 14),
    st.integers(6, 14),
    st.integers(3, 6),
    st.integers(0, 2**32),
)
def test_what_is_reported_is_what_stands_there(
    name: str, blocks: str, objective: str, width: int, height: int, most: int, seed: int
) -> None:
    words = dictionary(name)
    lexicon = Lexicon.of(words)

    def search() -> tuple[list[Progressive], Outcome, list[Dead]]:
        return steps_of(
            progressive(
                blank(width, height),
                lexicon,
                Rng(seed),
                blocks=blocks,
                objective=objective,
                max_down=most,
                nodes=1000,
            )
        )

    found, outcome, _ = search()
    assert found == search()[0]
    assert outcome is (Outcome.FOUND if found and not found[-1].cost else Outcome.LIMIT)
    costs = [result.cost for result in found]
    assert costs == sorted(set(costs), reverse=True)
    for result in found[-3:]:
        assert faults(result, words, objective) == []
        rows = result.rows
        assert shape_faults(rows, "none", min(map(len, words)), unchecked=True) == []
        down = [run for run in runs(rows) if len(run) > 1 and run[0][1] == run[1][1]]
        assert max(map(len, down), default=0) <= most


def test_it_gets_better_and_ends_when_nothing_is_wrong() -> None:
    words = dictionary("english")
    search = progressive(blank(12, 12), Lexicon.of(words), Rng(5), nodes=60_000)
    found, _, _ = steps_of(search)
    assert found[-1].cost < found[0].cost / 3
    easy = [word for n in (2, 3, 4, 5) for word in product("ABCD", repeat=n)]
    found, outcome, _ = steps_of(progressive(blank(6, 6), Lexicon.of(easy), Rng(1), nodes=60_000))
    assert outcome is Outcome.FOUND
    assert (found[-1].cost, found[-1].unknown, found[-1].scrambled) == (0, (), ())


def test_scrambled_words_cost_less_than_unknown_ones() -> None:
    words = [tuple(word) for word in ("ABC", "DEF", "GHI", "GDA")]
    rows = grid("ABC DEF GHI")
    for objective, cost in (("unknown", 2), ("counts", 2.5), ("lengths", 6.6)):
        search = progressive(
            rows, Lexicon.of(words), Rng(1), blocks="given", objective=objective, nodes=10
        )
        found, _, _ = steps_of(search)
        assert [len(found[0].unknown), len(found[0].scrambled), found[0].cost] == [2, 1, cost]


def test_a_given_pattern_and_its_letters_stay() -> None:
    words = dictionary("english")
    rows = grid("C...#... ....#... ...#.... #...#... ....#...")
    search = progressive(rows, Lexicon.of(words), Rng(2), blocks="given", nodes=4000)
    found, _, _ = steps_of(search)
    last = found[-1]
    assert faults(last, words, "lengths") == []
    assert last.rows[0][0] == "C"
    assert [[cell is None for cell in row] for row in last.rows] == [
        [cell is None for cell in row] for row in rows
    ]


def test_a_pattern_that_no_words_fit() -> None:
    words = [tuple(word) for word in permutations("ABCD", 3)]

    def dead(rows: list[list[str | None]]) -> tuple[Outcome, Dead]:
        found, outcome, why = steps_of(
            progressive(rows, Lexicon.of(words), Rng(1), blocks="given", nodes=100)
        )
        assert found == []
        return outcome, why[0]

    assert dead(grid("....... #.....#")) == (
        Outcome.EXHAUSTED,
        Dead(((True, tuple((0, c) for c in range(7))),), 7),
    )
    assert dead(grid("Z.. ... ...")) == (
        Outcome.EXHAUSTED,
        Dead(((True, ((0, 0), (0, 1), (0, 2))),), 0),
    )
    words = words[:2]
    outcome, why = dead(grid("... ... ..."))
    assert (outcome, len(why.slots), why.length) == (Outcome.EXHAUSTED, 3, 0)
    for wrong in ({"objective": "none"}, {"blocks": "none"}, {"queue": 0}, {"max_down": 0}):
        with pytest.raises(ValueError):  # noqa: PT011
            progressive(blank(5, 5), Lexicon.of(words), Rng(1), **wrong)  # type: ignore[arg-type]

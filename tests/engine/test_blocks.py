"""Patterns of blocks, and blocks chosen while filling, judged cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.fill import Dead, Filling, Lexicon
from crosscore.fill.blocks import Search, fill_free
from crosscore.fill.patterns import SYMMETRIES, pattern
from crosscore.rng import Rng
from crosscore.search import Outcome
from tests.engine.patterns import Rows, blank, dictionary, grid, runs, shape_faults
from tests.engine.steps import all_of


def test_the_checker_sees_what_is_wrong_with_a_shape() -> None:
    assert shape_faults(grid("#... .... ...#"), "rotational", 2) == []
    assert "image differ" in shape_faults(grid("#... .... ...."), "rotational", 2)[0]
    assert "short run" in shape_faults(grid(".#... ..... ...#."), "rotational", 3)[0]
    assert shape_faults(grid("... ### ..."), "both", 3)[-1] == "not connected"
    assert shape_faults(grid(".#. ... .#."), "both", 3, unchecked=True) == []
    assert shape_faults(grid(".## #.. #.."), "none", 2, unchecked=True)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(3, 25),
    st.integers(3, 25),
    st.sampled_from(SYMMETRIES),
    st.sampled_from([2, 3]),
    st.sampled_from(["few", "medium", "many"]),
    st.integers(0, 2**32),
)
def test_every_pattern_is_legal(
    width: int, height: int, symmetry: str, least: int, black: str, seed: int
) -> None:
    if symmetry == "diagonal":
        height = width
    rows = pattern(width, height, Rng(seed), symmetry=symmetry, least=least, black=black)
    assert (len(rows), len(rows[0])) == (height, width)
    assert shape_faults(rows, symmetry, least) == []
    assert rows == pattern(width, height, Rng(seed), symmetry=symmetry, least=least, black=black)


@settings(max_examples=40, deadline=None)
@given(st.integers(8, 21), st.integers(6, 9), st.integers(0, 2**32))
def test_a_pattern_with_a_longest_run_is_legal_too(size: int, longest: int, seed: int) -> None:
    rows = pattern(size, size, Rng(seed), longest=longest, black="few")
    assert shape_faults(rows, "rotational", 3) == []
    free = pattern(size, size, Rng(seed), black="few")
    too_long = [sum(len(run) for run in runs(r) if len(run) > longest) for r in (rows, free)]
    assert too_long[0] <= too_long[1]


def test_patterns_look_like_a_newspapers() -> None:
    for seed in range(10):
        rows = pattern(15, 15, Rng(seed))
        assert 66 <= len(runs(rows)) <= 82
        assert 35 <= sum(cell is None for row in rows for cell in row) <= 39
        assert len({len(run) for run in runs(rows)}) >= 6
        lengths = [len(run) for run in runs(pattern(15, 15, Rng(seed), longest=8))]
        assert max(lengths) <= 8
    counts = [
        sum(cell is None for row in pattern(21, 21, Rng(1), black=black) for cell in row)
        for black in ("few", "medium", "many")
    ]
    assert counts == sorted(set(counts))


def test_what_can_have_no_pattern() -> None:
    assert pattern(3, 3, Rng(1)) == [[""] * 3] * 3
    assert pattern(2, 2, Rng(1), least=2) == [["", ""]] * 2
    for wrong in (
        {"width": 2, "height": 9},
        {"width": 5, "height": 6, "symmetry": "diagonal"},
        {"width": 5, "height": 5, "symmetry": "spiral"},
        {"width": 5, "height": 5, "black": "none"},
        {"width": 5, "height": 5, "longest": 2},
        {"width": 5, "height": 5, "least": 1},
    ):
        with pytest.raises(ValueError):  # noqa: PT011
            pattern(rng=Rng(1), **wrong)  # type: ignore[arg-type]


def steps_of(search: Search) -> tuple[list[Filling], Outcome, list[Dead]]:
    """All fillings of a search that ends, how it ended, and what it said to be dead."""
    found, outcome = all_of(search)
    dead = [step for step in found if isinstance(step, Dead)]
    return [step for step in found if isinstance(step, Filling)], outcome, dead


def word_faults(
    rows: Rows, words: Sequence[tuple[str, ...]], given: Rows | None = None
) -> list[str]:
    """Runs that are no words, words that stand twice, and given letters that changed."""
    wrong = []
    known = set(words)
    seen = set()
    for run in runs(rows):
        answer = tuple(str(rows[r][c]) for r, c in run)
        if len(run) == 1:
            continue
        if answer not in known and not (given and all(given[r][c] for r, c in run)):
            wrong.append(f"unknown {''.join(answer)}")
        if answer in seen:
            wrong.append(f"twice {''.join(answer)}")
        seen.add(answer)
    for r, row in enumerate(given or ()):
        for c, cell in enumerate(row):
            if cell != "" and rows[r][c] != cell:
                wrong.append(f"{r, c} was given")
    return wrong


def test_the_checker_sees_what_is_wrong_with_words() -> None:
    words = [tuple(word) for word in ("CAT", "ARE", "TEN", "CAR")]
    assert word_faults(grid("CAT ARE TEN"), words) == ["twice CAT", "twice ARE", "twice TEN"]
    assert word_faults(grid("CA# #R# ###"), words) == ["unknown CA", "unknown AR"]
    assert word_faults(grid("CAT ### ###"), words, grid("C.R ... ...")) == ["(0, 2) was given"]


@pytest.mark.parametrize(
    "name", ["english", "arabic", "bangla", "hebrew", "hindi", "german", "english-spanish"]
)
def test_every_list_that_comes_with_the_program_fills_a_grid(name: str) -> None:
    words = dictionary(name)
    least = 2 if min(map(len, words)) == 2 else 3
    search = fill_free(blank(12, 12), Lexicon.of(words), Rng(3), least=least, nodes=2000)
    found, outcome, _ = steps_of(search)
    assert outcome is Outcome.LIMIT
    losses = []
    for filling in found:
        rows = filling.rows
        assert shape_faults(rows, "rotational", least, unchecked=True) == []
        assert word_faults(rows, words) == []
        for (across, (r, c)), word in filling.words.items():
            for i, letter in enumerate(words[word]):
                assert rows[r + i * (not across)][c + i * across] == letter
        checks = [cell for run in runs(rows) if len(run) > 1 for cell in run]
        crossed = sum(checks.count(cell) == 2 for cell in set(checks))
        losses.append(2 * 144 - len(set(checks)) - crossed)
    assert losses == sorted(set(losses), reverse=True)
    assert len(found) > 3
    assert losses[-1] < 180


@settings(max_examples=25, deadline=None)
@given(
    st.integers(4, 9),
    st.integers(4, 9),
    st.sampled_from(SYMMETRIES),
    st.sampled_from([2, 3]),
    st.booleans(),
    st.integers(0, 2**32),
)
def test_what_is_given_stays(
    width: int, height: int, symmetry: str, least: int, unchecked: bool, seed: int
) -> None:
    words = dictionary("english")
    if symmetry == "diagonal":
        height = width
    rng = Rng(seed)
    rows = blank(width, height)
    rows[rng.below(height)][rng.below(width)] = None
    word = ("Q", "U", "X")  # not in the list, but all its letters are given
    line = rng.below(height)
    for c, letter in enumerate(word):
        rows[line][c] = letter
    lexicon = Lexicon.of(words)

    def fillings() -> tuple[list[Filling], Outcome, list[Dead]]:
        return steps_of(
            fill_free(
                rows,
                lexicon,
                Rng(seed),
                symmetry=symmetry,
                least=least,
                unchecked=unchecked,
                nodes=200,
            )
        )

    found, outcome, _ = fillings()
    assert fillings()[0] == found
    assert outcome is not Outcome.EXHAUSTED
    for filling in found:
        assert shape_faults(filling.rows, "none", least, unchecked) == []
        assert word_faults(filling.rows, words, rows) == []


def test_a_share_of_blocks_that_is_enough_ends_the_search() -> None:
    words = [word for n in (3, 4, 7) for word in product("ABC", repeat=n)]
    lexicon = Lexicon.of(words)
    found, outcome, _ = steps_of(fill_free(blank(7, 7), lexicon, Rng(1), black="many", nodes=9999))
    assert outcome is Outcome.FOUND
    assert sum(cell is None for row in found[-1].rows for cell in row) <= 9
    found, outcome, _ = steps_of(fill_free(blank(4, 4), lexicon, Rng(1), nodes=9999))
    assert outcome is Outcome.FOUND
    assert all(cell is not None for row in found[-1].rows for cell in row)


def test_scores_and_lists_that_cannot_be_used() -> None:
    words = dictionary("english")
    scores = [100 if i % 2 else 10 for i in range(len(words))]
    search = fill_free(blank(8, 8), Lexicon.of(words, scores), Rng(1), score=50, nodes=300)
    found, _, _ = steps_of(search)
    assert found
    assert all(scores[word] == 100 for word in found[-1].words.values())
    found, outcome, dead = steps_of(fill_free(blank(5, 5), Lexicon.of([tuple("AB")]), Rng(1)))
    assert (found, outcome) == ([], Outcome.EXHAUSTED)
    assert dead[0].length == 3
    found, outcome, _ = steps_of(fill_free(blank(9, 3), Lexicon.of(words), Rng(1), least=4))
    assert (found, outcome) == ([], Outcome.EXHAUSTED)

"""Whether a grid has one solution where no two cells may have the same content: codewords."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from crosscore.fill.unique import AMBIGUOUS, IMPOSSIBLE, ONE, UNSURE, Verdict, solutions
from crosscore.search import drain

Slots = list[tuple[tuple[int, int], ...]]

LETTERS = "ABCDE"
codes = st.integers(1, 4).map(lambda code: (0, code))
slots = st.lists(st.lists(codes, min_size=2, max_size=4).map(tuple), min_size=1, max_size=4)
words = st.lists(st.text(LETTERS, min_size=2, max_size=4), max_size=30, unique=True)
shown = st.dictionaries(codes, st.sampled_from(LETTERS), max_size=2)


def judged(*asked: Any, **how: Any) -> Verdict:
    return drain(solutions(*asked, **how))


def tried(
    taken: Slots, known: dict[tuple[int, int], str], there: set[str]
) -> list[dict[tuple[int, int], str]]:
    """All solutions: every way to give letters to codes, whatever the words."""
    used = sorted({code for slot in taken for code in slot})
    found = []
    for letters in permutations(LETTERS, len(used)):
        key = dict(zip(used, letters, strict=True))
        elsewhere = {letter for code, letter in known.items() if code not in key}
        if any(known.get(code, letter) != letter for code, letter in key.items()):
            continue
        if elsewhere.intersection(letters):
            continue
        if all("".join(key[code] for code in slot) in there for slot in taken):
            found.append(key)
    return found


@given(slots, words, shown)
def test_as_many_solutions_as_by_trying_all_letters(
    taken: Slots, there: list[str], known: dict[tuple[int, int], str]
) -> None:
    if len(set(known.values())) < len(known):
        known = {}
    found = judged(taken, [there] * len(taken), given=known, distinct=True)
    every = tried(taken, known, set(there))
    assert found.state == {0: IMPOSSIBLE, 1: ONE}.get(len(every), AMBIGUOUS)
    assert all(solution in every for solution in found.found)
    assert len(found.found) == min(2, len(every))
    if len(every) > 1:
        first, second = found.found
        assert found.cells == tuple(sorted(at for at in first if first[at] != second[at]))


def test_two_codes_never_stand_for_one_letter() -> None:
    slot = [((0, 1), (0, 2), (0, 2))]
    assert judged(slot, [["ADD", "AAA", "ABC"]], distinct=True).state == ONE
    assert judged([((0, 1), (0, 2), (0, 3))], [["ADD", "ABC"]], distinct=True).state == ONE
    assert judged([((0, 1), (0, 2), (0, 3))], [["ADD", "ABC"]]).state == AMBIGUOUS
    apart = [((0, 1), (0, 2)), ((0, 3), (0, 4))]
    assert judged(apart, [["AB"], ["AB"]], distinct=True).state == IMPOSSIBLE


def test_a_limit_of_nodes_leaves_it_open() -> None:
    taken = [((0, 1), (0, 2)), ((0, 2), (0, 3))]
    some = ["AB", "BC", "CD", "DE", "EA"]
    assert judged(taken, [some, some], distinct=True, nodes=1).state == UNSURE
    assert judged(taken, [some, some], distinct=True).state == AMBIGUOUS

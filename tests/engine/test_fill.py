"""The fill solver against an enumeration that knows only how to read a grid."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import log10
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore.fill import Dead, Filling, Lexicon, building, fill
from crosscore.fill.apart import keeping
from crosscore.fill.candidates import ORDERS, Prospect, candidates, heat
from crosscore.fill.improve_scores import improve, mean_score
from crosscore.fill.propagation import ALL, FINE, Propagation, State
from crosscore.fill.several import different, several
from crosscore.fill.solver import Solver, quickly
from crosscore.fill.solver import filling as filled
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress
from tests.engine.steps import all_of

Word = tuple[Any, ...]
Rows = list[list[Any]]
Slots = list[tuple[bool, tuple[tuple[int, int], ...]]]


Bars = set[tuple[tuple[int, int], bool]]


def slots_of(rows: Sequence[Sequence[Any]], bars: Bars | None = None) -> Slots:
    """Every run of two or more cells, read off the grid by itself; bars end runs."""
    height, width = len(rows), len(rows[0])
    found: Slots = []
    for across, outer, inner in ((True, height, width), (False, width, height)):
        for a in range(outer):
            run: list[tuple[int, int]] = []
            for b in range(inner + 1):
                cell = (a, b) if across else (b, a)
                if b < inner and rows[cell[0]][cell[1]] is not None:
                    run.append(cell)
                    if (cell, across) not in (bars or ()):
                        continue
                if len(run) > 1:
                    found.append((across, tuple(run)))
                run = []
    return found


def fillings(
    rows: Rows,
    words: Sequence[Word],
    only: Sequence[tuple[bool, Any]] | None = None,
    bars: Bars | None = None,
) -> Iterator[Rows]:
    """All fillings of the open slots (of `only` of them, if given), one slot after another."""
    every = slots_of(rows, bars)
    full = [s for s in every if all(rows[r][c] != "" for r, c in s[1])]
    todo = [s for s in every if s not in full and (only is None or s in only)]
    used = [tuple(rows[r][c] for r, c in cells) for _, cells in full]

    def place(at: int, grid: Rows, used: list[Word]) -> Iterator[Rows]:
        if at == len(todo):
            yield grid
            return
        cells = todo[at][1]
        for word in words:
            if len(word) != len(cells) or word in used:
                continue
            if all(grid[r][c] in ("", x) for (r, c), x in zip(cells, word, strict=True)):
                new = [row[:] for row in grid]
                for (r, c), x in zip(cells, word, strict=True):
                    new[r][c] = x
                yield from place(at + 1, new, [*used, word])

    return place(0, [row[:] for row in rows], used)


def run(search: Any) -> tuple[Outcome, list[Any]]:
    """How a search ends, and what it yields besides reports."""
    items, outcome = all_of(search)
    return outcome, [item for item in items if not isinstance(item, Progress)]


def check(rows: Rows, words: Sequence[Word], filling: Filling, bars: Bars | None = None) -> None:
    """A filling keeps what was there, and has a different word of the list in each open slot."""
    for before, after in zip(rows, filling.rows, strict=True):
        for a, b in zip(before, after, strict=True):
            assert b != "" or (a == "" and not _covered(rows, bars))
            assert (a is None) == (b is None)
            assert a in (None, "", b)
    read = {slot: tuple(filling.rows[r][c] for r, c in slot[1]) for slot in slots_of(rows, bars)}
    assert len(set(read.values())) == len(read) or _full_twins(rows, bars)
    for (across, cells), word in read.items():
        if any(rows[r][c] == "" for r, c in cells):
            assert words[filling.words[across, cells[0]]] == word


def _covered(rows: Rows, bars: Bars | None) -> bool:
    """Whether each cell is in a slot."""
    inside = {cell for _, cells in slots_of(rows, bars) for cell in cells}
    cells = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x is not None]
    return all(cell in inside for cell in cells)


def _full_twins(rows: Rows, bars: Bars | None) -> bool:
    """Whether the grid had a word twice before anything was filled."""
    full = [tuple(rows[r][c] for r, c in cells) for _, cells in slots_of(rows, bars)]
    done = [word for word in full if "" not in word]
    return len(set(done)) < len(done)


CELLS = st.sampled_from(["", "", "", "", "", "", None, "A", "Z"])
GRIDS = st.integers(1, 4).flatmap(
    lambda w: st.lists(st.lists(CELLS, min_size=w, max_size=w), min_size=1, max_size=4)
)
WORDS = st.lists(
    st.integers(2, 4).flatmap(lambda n: st.tuples(*[st.sampled_from("ABC")] * n)),
    unique=True,
    max_size=24,
)
SEEDS = st.integers(0, 9)
BARS = st.sets(
    st.tuples(st.tuples(st.integers(0, 3), st.integers(0, 3)), st.booleans()), max_size=6
)


@given(GRIDS, WORDS, SEEDS, BARS)
def test_found_if_and_only_if_there_is_one(
    rows: Rows, words: list[Word], seed: int, bars: Bars
) -> None:
    outcome, items = run(fill(rows, Lexicon.of(words), Rng(seed), bars=bars))
    possible = next(fillings(rows, words, bars=bars), None) is not None
    assert outcome is (Outcome.FOUND if possible else Outcome.EXHAUSTED)
    (item,) = items
    if possible:
        check(rows, words, item, bars)
        return
    assert isinstance(item, Dead)
    assert item.slots
    assert set(item.slots) <= set(slots_of(rows, bars))
    assert next(fillings(rows, words, item.slots, bars), None) is None, "not the reason"
    lengths = {len(word) for word in words}
    if item.length:
        assert item.length == len(item.slots[0][1])
    assert (item.length != 0) == any(
        len(cells) not in lengths and any(rows[r][c] == "" for r, c in cells)
        for _, cells in slots_of(rows, bars)
    )


def alike(one: Word, other: Word, shared: int, inside: bool) -> bool:
    """Whether two words share a run of so many letters, or one lies in the other."""

    def runs(word: Word, length: int) -> set[Word]:
        return {word[at : at + length] for at in range(len(word) - length + 1)}

    if shared and runs(one, shared) & runs(other, shared):
        return True
    short, long = sorted((one, other), key=len)
    return inside and short in runs(long, len(short))


@given(GRIDS, WORDS, SEEDS, BARS, st.sampled_from([(2, False), (3, False), (0, True), (3, True)]))
def test_words_that_are_too_alike_stay_apart(
    rows: Rows, words: list[Word], seed: int, bars: Bars, rule: tuple[int, bool]
) -> None:
    """Found if and only if there is a filling without any, those of given letters apart."""
    slots = slots_of(rows, bars)
    full = [all(rows[r][c] != "" for r, c in cells) for _, cells in slots]

    def kept(grid: Sequence[Sequence[Any]]) -> bool:
        read = [tuple(grid[r][c] for r, c in cells) for _, cells in slots]
        return not any(
            alike(read[i], read[j], *rule)
            for i in range(len(read))
            for j in range(i)
            if not (full[i] and full[j])
        )

    lexicon = Lexicon.of(words)
    apart = keeping(lexicon, *rule)
    outcome, items = run(fill(rows, lexicon, Rng(seed), bars=bars, apart=apart))
    possible = any(map(kept, fillings(rows, words, bars=bars)))
    assert outcome is (Outcome.FOUND if possible else Outcome.EXHAUSTED)
    if possible:
        check(rows, words, items[0], bars)
        assert kept(items[0].rows)


def test_words_that_are_too_alike_would_be_put_together() -> None:
    """Without the rule, so that the test before this one has something to find."""
    words = [tuple("CAT"), tuple("CATS")]
    rows: Rows = [["", "", "", ""], [None] * 4, ["", "", "", None]]
    lexicon = Lexicon.of(words)
    assert run(fill(rows, lexicon, Rng(1)))[0] is Outcome.FOUND
    for rule in ((3, False), (0, True)):
        outcome, items = run(fill(rows, lexicon, Rng(1), apart=keeping(lexicon, *rule)))
        assert outcome is Outcome.EXHAUSTED
        assert isinstance(items[0], Dead)
    assert keeping(lexicon) is None


@given(GRIDS, WORDS, BARS)
def test_heat_is_what_the_crossings_leave(rows: Rows, words: list[Word], bars: Bars) -> None:
    open_slots = [s for s in slots_of(rows, bars) if any(rows[r][c] == "" for r, c in s[1])]
    found = heat(Prospect(rows, Lexicon.of(words), bars=bars))
    assert list(found) == open_slots
    expected = fixed_point(rows, words, bars)
    if expected is None:
        assert 0 in found.values()
    else:
        assert found == {slot: len(left) for slot, left in expected.items()}


def fixed_point(
    rows: Rows, words: Sequence[Word], bars: Bars, slot: Any = None, word: Word | None = None
) -> dict[Any, list[Word]] | None:
    """Each open slot's words after placing one and all that follows; None if one has none."""
    every = slots_of(rows, bars)
    full = [s for s in every if all(rows[r][c] != "" for r, c in s[1])]
    used = [tuple(rows[r][c] for r, c in cells) for _, cells in full]
    left: dict[Any, list[Word]] = {}
    for s in every:
        if s in full:
            continue
        letters = [rows[r][c] for r, c in s[1]]
        left[s] = [
            w
            for w in words
            if len(w) == len(letters)
            and w not in used
            and all(a in ("", b) for a, b in zip(letters, w, strict=True))
        ]
    if slot is not None:
        left[slot] = [w for w in left[slot] if w == word]
    while True:
        before = {s: len(ws) for s, ws in left.items()}
        for s, t in product(left, left):
            if s == t:
                continue
            if len(left[s]) == 1:
                left[t] = [w for w in left[t] if w != left[s][0]]
            for p, cell in enumerate(s[1]):
                if cell in t[1]:
                    q = t[1].index(cell)
                    there = {w[p] for w in left[s]}
                    left[t] = [w for w in left[t] if w[q] in there]
        if not all(left.values()):
            return None
        if before == {s: len(ws) for s, ws in left.items()}:
            return left


@given(GRIDS, WORDS, st.lists(st.sampled_from("ABC"), max_size=2), st.integers(0, 30), BARS)
def test_candidates_and_which_of_them_fit(
    rows: Rows, words: list[Word], typed: list[str], pick: int, bars: Bars
) -> None:
    slots = [s for s in slots_of(rows, bars) if any(rows[r][c] == "" for r, c in s[1])]
    if not slots:
        return
    slot = slots[pick % len(slots)]
    used = [tuple(rows[r][c] for r, c in s[1]) for s in slots_of(rows, bars)]
    letters = [rows[r][c] for r, c in slot[1]]
    matching = [
        i
        for i, word in enumerate(words)
        if len(word) == len(letters)
        and word not in used
        and list(word[: len(typed)]) == typed[: len(word)]
        and all(a in ("", b) for a, b in zip(letters, word, strict=True))
        and len(typed) <= len(word)
    ]
    prospect = Prospect(rows, Lexicon.of(words), bars=bars)
    found = candidates(prospect, slot[1], typed, count=50)
    assert found.total == len(matching)
    assert sorted(one.index for one in found.words) == matching
    fits = [
        fixed_point(rows, words, bars, slot, words[one.index]) is not None for one in found.words
    ]
    assert [one.fits for one in found.words] == fits
    assert fits == sorted(fits, reverse=True)
    assert found.fitting == sum(fits)
    for order in ORDERS:
        other = candidates(prospect, slot[1], typed, count=50, order=order)
        assert sorted(other.words, key=repr) == sorted(found.words, key=repr)
        assert (other.total, other.fitting) == (found.total, found.fitting)
        first = candidates(prospect, slot[1], typed, count=2, order=order).words
        assert first == other.words[:2]
    assert [words[one.index] for one in other.words] == sorted(words[i] for i in matching)
    before = None if typed else fixed_point(rows, words, bars)
    for one in found.words:
        if one.fits and before is not None:
            assert (one.fewest, one.ways) == left_by(words[one.index], slot, before)


def left_by(word: Word, slot: Any, before: dict[Any, list[Word]]) -> tuple[int | None, Any]:
    """What a word leaves the crossings whose letters are not settled, each by itself."""
    kept = []
    for p, cell in enumerate(slot[1]):
        for other, theirs in before.items():
            if other != slot and cell in other[1]:
                q = other[1].index(cell)
                if len({one[p] for one in before[slot]}) > 1:
                    kept.append(sum(one[q] == word[p] for one in theirs))
    return min(kept, default=None), pytest.approx(sum(map(log10, kept)))


@given(GRIDS, WORDS, SEEDS, st.data())
def test_scores_are_a_floor_and_an_order(
    rows: Rows, words: list[Word], seed: int, data: st.DataObject
) -> None:
    scores = [data.draw(st.integers(0, 3)) for _ in words]
    lexicon = Lexicon.of(words, scores)
    good = [word for word, score in zip(words, scores, strict=True) if score >= 2]
    outcome, items = run(fill(rows, lexicon, Rng(seed), least=2, prefer=bool(seed % 2)))
    assert (outcome is Outcome.FOUND) == (next(fillings(rows, good), None) is not None)
    if outcome is Outcome.FOUND:
        assert all(scores[i] >= 2 for i in items[0].words.values())
    for shelf in lexicon.shelves.values():
        order = [scores[i] for i in shelf.ids]
        assert order == sorted(order, reverse=True)
        for least in range(5):
            assert lexicon.reaching(shelf, least) == sum(s >= least for s in order)


@given(GRIDS, WORDS, SEEDS, st.data())
def test_improving_never_makes_worse(
    rows: Rows, words: list[Word], seed: int, data: st.DataObject
) -> None:
    scores = [data.draw(st.integers(0, 9)) for _ in words]
    lexicon = Lexicon.of(words, scores)
    outcome, items = run(fill(rows, lexicon, Rng(seed)))
    if outcome is not Outcome.FOUND:
        return
    last = mean_score(lexicon, items[0])
    outcome, better = run(improve(rows, items[0], lexicon, Rng(seed), nodes=120))
    for filling in better:
        check(rows, words, filling)
        assert mean_score(lexicon, filling) > last
        last = mean_score(lexicon, filling)
    if outcome is Outcome.FOUND and items[0].words:
        index = {word: i for i, word in enumerate(words)}
        best = 0
        for grid in fillings(rows, words):
            total = 0
            for _, cells in slots_of(rows):
                if any(rows[r][c] == "" for r, c in cells):
                    total += scores[index[tuple(grid[r][c] for r, c in cells)]]
            best = max(best, total)
        assert last * len(items[0].words) == pytest.approx(best)


def many() -> list[Word]:
    """Some thousands of words of 3, 4 and 5 letters, chosen by a rule that means nothing."""
    rules = ((3, 2), (4, 4), (5, 7))
    return [
        word
        for length, part in rules
        for word in product("ABCDEFGH", repeat=length)
        if sum(ord(x) * (p + 3) ** 2 for p, x in enumerate(word)) // 3 % part == 0
    ]


def open_rows(*lines: str) -> Rows:
    return [[None if x == "#" else "" if x == "?" else x for x in line] for line in lines]


NEWS = open_rows("#????", "?????", "?????", "?????", "????#")


def test_the_check_of_a_filling_catches_what_it_must() -> None:
    rows = open_rows("A?", "??")
    words = [tuple("AB"), tuple("AC"), tuple("CD"), tuple("BD")]
    places = {(True, (0, 0)): 0, (True, (1, 0)): 2, (False, (0, 0)): 1, (False, (0, 1)): 3}
    check(rows, words, Filling((("A", "B"), ("C", "D")), places))
    for wrong in ("XB", "CD"), ("AB", "BD"), ("AB", "CX"), ("AB", "C"):
        with pytest.raises((AssertionError, ValueError)):
            check(rows, words, Filling(tuple(tuple(row) for row in wrong), places))


def test_letters_are_any_hashable_things() -> None:
    words = [tuple((x, i % 7) for x in word) for i, word in enumerate(product("AB", repeat=3))]
    rows = [["", "", ""]]
    outcome, items = run(fill(rows, Lexicon.of(words), Rng(1)))
    assert outcome is Outcome.FOUND
    check(rows, words, items[0])
    outcome, items = run(fill([["৯", "", ""]], Lexicon.of(words), Rng(1)))
    assert outcome is Outcome.EXHAUSTED
    assert items[0].slots == ((True, ((0, 0), (0, 1), (0, 2))),)
    assert items[0].length == 0


def test_parts_that_share_no_cell_are_filled_and_refused_each_by_itself() -> None:
    words = [tuple(w) for w in ("ABC", "BCA", "CAB", "ACB", "AAB")]
    rows = open_rows("???", "###", "???", "###", "???")
    outcome, items = run(fill(rows, Lexicon.of(words), Rng(1)))
    assert outcome is Outcome.FOUND
    check(rows, words, items[0])
    one = [tuple("ABC"), tuple("BCA")]  # three slots, two words
    outcome, items = run(fill(rows, Lexicon.of(one), Rng(1)))
    assert outcome is Outcome.EXHAUSTED
    assert len(items[0].slots) == 3


def test_the_reason_leaves_out_what_has_nothing_to_do_with_it() -> None:
    words = [w for w in many() if len(w) != 4] + [tuple("XYXY"), tuple("YXYX")]
    outcome, items = run(fill(NEWS, Lexicon.of(words), Rng(1)))
    assert outcome is Outcome.EXHAUSTED
    assert [len(cells) for _, cells in items[0].slots] in ([4, 5], [5, 4])
    assert next(fillings(NEWS, words, items[0].slots), None) is None


def test_a_node_limit_stops_and_gives_the_same_everywhere() -> None:
    lexicon = Lexicon.of(many())
    outcome, items = run(fill(NEWS, lexicon, Rng(1), nodes=3))
    assert outcome is Outcome.LIMIT
    assert items == []
    outcome, items = run(fill(NEWS, lexicon, Rng(1)))
    assert outcome is Outcome.FOUND
    check(NEWS, many(), items[0])
    other = run(fill(NEWS, lexicon, Rng(2)))[1][0]
    assert other.rows != items[0].rows


def ways(*given: Any, **named: Any) -> tuple[Outcome, list[Any]]:
    items, outcome = all_of(several(*given, **named))
    return outcome, [one for one in items if isinstance(one, Filling | Dead)]


def test_any_two_differ_in_a_third_of_the_words() -> None:
    words = many()
    scores = [len(set(word)) * 7 % 5 for word in words]
    lexicon = Lexicon.of(words, scores)
    for prefer in (False, True):
        outcome, fills = ways(NEWS, lexicon, Rng(3), count=5, prefer=prefer)
        assert outcome is Outcome.FOUND
        assert len(fills) == 5
        for one in fills:
            check(NEWS, words, one)
        for one, other in combinations(fills, 2):
            read = [
                [tuple(f.rows[r][c] for r, c in s[1]) for s in slots_of(NEWS)] for f in (one, other)
            ]
            differ = sum(a != b for a, b in zip(*read, strict=True))
            assert differ * 3 >= len(read[0])
            assert different(one, other)
    assert ways(NEWS, lexicon, Rng(3), count=5, prefer=True)[1] == fills  # the same each time
    assert not different(fills[0], fills[0])


def test_it_ends_where_there_are_no_more() -> None:
    rows = [["", ""], ["", ""]]
    square = [("A", "B"), ("C", "D"), ("A", "C"), ("B", "D")]
    lexicon = Lexicon.of(square)
    outcome, fills = ways(rows, lexicon, Rng(1), count=9)
    assert outcome is Outcome.LIMIT
    assert {one.rows for one in fills} == {
        (("A", "B"), ("C", "D")),
        (("A", "C"), ("B", "D")),
    }
    outcome, fills = ways(rows, Lexicon.of(square[:2]), Rng(1), count=9)
    assert outcome is Outcome.EXHAUSTED
    assert isinstance(fills[0], Dead)
    assert ways(rows, lexicon, Rng(1), count=9, nodes=0)[0] in (Outcome.LIMIT, Outcome.FOUND)


def test_the_quick_run_sees_less_and_its_grids_are_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = many()
    lexicon = Lexicon.of(words)
    kept: list[list[int]] = []
    for far in (ALL, 0):
        propagation = Propagation(NEWS, lexicon)
        propagation.far = far
        state = propagation.begin.copy()
        for i in (0, 1):
            state.domains[i] &= (1 << 16) - 1
        assert propagation.narrow(state, list(range(len(propagation.slots)))) == FINE
        kept.append(state.domains)
    assert all(less & more == less for less, more in zip(*kept, strict=True))
    assert kept[0] != kept[1]
    monkeypatch.setattr("crosscore.fill.solver._SQUARE", 4)  # else this grid is left to the rest
    for choices in (40, 0.1):
        monkeypatch.setattr("crosscore.fill.solver._QUICK", choices)
        solver = Solver(Propagation(NEWS, lexicon), Rng(1))
        _, found = all_of(quickly(solver, None))
        assert solver.propagation.far == ALL
        assert isinstance(found, State) == (choices > 1)
        if isinstance(found, State):
            check(NEWS, words, filled(NEWS, solver.propagation, found))


def test_better_words_cost_little_more_than_any(monkeypatch: pytest.MonkeyPatch) -> None:
    words = many()
    lexicon = Lexicon.of(words, [i * 7919 % 101 for i in range(len(words))])
    rows = [[None if (r % 2 and c % 2) else "" for c in range(4)] for r in range(4)]

    def nodes_and_score(prefer: bool) -> tuple[int, float]:
        nodes, score = 0, 0.0
        for seed in range(5):
            items, _ = all_of(fill(rows, lexicon, Rng(seed), prefer=prefer))
            nodes += max(one.nodes for one in items if isinstance(one, Progress))
            (full,) = (one for one in items if isinstance(one, Filling))
            check(rows, words, full)
            score += mean_score(lexicon, full) / 5
        return nodes, score

    few, any_score = nodes_and_score(prefer=False)
    more, good_score = nodes_and_score(prefer=True)
    assert more <= 4 * few
    assert good_score > any_score
    monkeypatch.setattr("crosscore.fill.solver._RAISE", 99)
    assert nodes_and_score(prefer=True)[0] > 4 * few


PLAYED = """
from tests.engine.test_fill import NEWS, many, run
from crosscore.fill import Lexicon, fill
from crosscore.fill.improve_scores import improve
from crosscore.fill.candidates import Prospect, candidates
from crosscore.rng import Rng
words = many()
lexicon = Lexicon.of(words, [len(set(w)) * 7 % 5 for w in words])
found = run(fill(NEWS, lexicon, Rng(7), nodes=5000, prefer=True))
print(found)
print(run(improve(NEWS, found[1][0], lexicon, Rng(7), nodes=200)))
prospect = Prospect(NEWS, lexicon)
print(candidates(prospect, [(0, 0), (0, 1), (0, 2), (0, 3)], count=30, order="best"))
print(run(fill(NEWS, lexicon, Rng(7), least=1)))
"""


def test_nothing_depends_on_the_order_of_hashes() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in (1, 2)
    }
    assert len(said) == 1
    assert "Filling" in said.pop()


def test_the_lexicon_finds_its_words_again() -> None:
    words = many()
    steps = building(words)
    reports, lexicon = all_of(steps)
    assert len(reports) >= 4
    assert reports[-1].done == reports[-1].total == len(words)
    for length, shelf in lexicon.shelves.items():
        assert sorted(shelf.ids) == [i for i, w in enumerate(words) if len(w) == length]
        for w in range(0, len(shelf.ids), 97):
            word = words[shelf.ids[w]]
            assert shelf.exactly(word) == 1 << w
            assert shelf.spelt(w) == tuple(lexicon.bits[x] for x in word)
        assert shelf.exactly(("?",) * length) == 0


def amiss(lexicon: Lexicon, words: list[tuple[Any, ...]]) -> list[tuple[int, int]]:
    """The lengths and positions at which some letter is not that of just the right words."""
    found = []
    for length, shelf in lexicon.shelves.items():
        for p in range(length):
            sets: dict[Any, int] = {}
            for w, i in enumerate(shelf.ids):
                sets[words[i][p]] = sets.get(words[i][p], 0) | 1 << w
            by_bits = {lexicon.bits[letter]: mask for letter, mask in sets.items()}
            if list(shelf.masks[p].items()) != list(sets.items()) or shelf.tables[p] != by_bits:
                found.append((length, p))
    return found


@pytest.mark.parametrize(
    "letters",
    [
        "QX",
        "\xc9\u0416A\U0001d49c\ud800",
        ["LL", "L", "CH", "\u09a3\u09cd\u09a1\u09c1"],
        range(300),
        (1, "1", (2,)),
    ],
    ids=["plain", "wide", "clusters", "numbers", "unlike"],
)
def test_the_lexicon_has_each_letter_at_its_place(letters: Any) -> None:
    rng = Rng(5)
    drawn = [tuple(rng.choice(letters) for _ in range(1 + rng.below(5))) for _ in range(2_500)]
    words = list(dict.fromkeys([("B", "A"), *drawn]))
    assert len({len(word) for word in words}) == 5
    scores = [i % 7 for i in range(len(words))]
    lexicon = Lexicon.of(words, scores)
    assert amiss(lexicon, words) == []
    for shelf in lexicon.shelves.values():
        falling = [scores[i] for i in shelf.ids]
        assert falling == sorted(falling, reverse=True)
    for wrong in lexicon.shelves[2].masks[1].keys() - {"A"}:
        lexicon.shelves[2].masks[1][wrong] ^= 1
    assert amiss(lexicon, words) == [(2, 1)]

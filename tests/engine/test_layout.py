"""Layouts judged by a checker that shares no code with the search."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import islice, pairwise
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.errors import CrosscoreError
from crosscore.layout import NO_LETTER, NO_ROOM, Goal, Layout, Placement, lay_out
from crosscore.layout.board import Board, bits
from crosscore.layout.existing import ExistingLayout, agrees
from crosscore.layout.goal import BLOCKS, COMPACT, CROSSINGS, PAGE
from crosscore.layout.packing import Packing
from crosscore.layout.task import Task
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress
from tests.engine.layouts import faults
from tests.engine.steps import all_of

WORDS = """apple orange banana cherry grape melon lemon peach plum apricot fig date kiwi mango
papaya quince pear berry currant lime olive tomato pepper carrot onion garlic potato radish
spinach lettuce cabbage celery parsley basil thyme oregano mint sage dill fennel turnip beet
squash pumpkin bean pea corn rice wheat barley""".split()  # noqa: SIM905


# The checker: what "legal" means, in the plainest way.


def run(
    words: Sequence[Sequence[str]], nodes: int = 2000, seed: int = 1, **options: object
) -> tuple[list[Layout], Outcome]:
    """All layouts of a search, each checked, and how it ended."""
    search = lay_out(words, rng=Rng(seed), nodes=nodes, **options)  # type: ignore[arg-type]
    found, outcome = all_of(search)
    layouts = [item for item in found if isinstance(item, Layout)]
    assert [fault for layout in layouts for fault in faults(words, layout)] == []
    assert all(item.nodes <= nodes for item in found if isinstance(item, Progress))
    return layouts, outcome


# What must hold.

letters = st.sampled_from("ABC")
word_lists = st.lists(st.lists(letters, min_size=2, max_size=6).map(tuple), max_size=9, unique=True)
sizes = st.none() | st.tuples(st.integers(1, 9), st.integers(1, 9))


@settings(max_examples=60, deadline=None)
@given(word_lists, sizes, st.integers(1, 400), st.integers(0, 9))
def test_every_layout_is_legal_and_better_than_the_last(
    words: list[tuple[str, ...]], size: tuple[int, int] | None, nodes: int, seed: int
) -> None:
    layouts, outcome = run(words, nodes, seed, size=size)
    assert outcome in (Outcome.FOUND, Outcome.LIMIT)
    placed = [len(layout.placements) for layout in layouts]
    assert placed == sorted(placed)
    for layout in layouts:
        assert {reason for _, reason in layout.unplaced} <= {NO_ROOM, NO_LETTER}
        if size:
            assert layout.width <= size[0]
            assert layout.height <= size[1]


@settings(max_examples=60, deadline=None)
@given(word_lists, st.data())
def test_going_on_from_any_start_is_legal(
    words: list[tuple[str, ...]], data: st.DataObject
) -> None:
    places = st.builds(
        Placement,
        st.integers(0, max(len(words) - 1, 0)),
        st.integers(-2, 9),
        st.integers(-2, 9),
        st.booleans(),
    )
    start = data.draw(st.lists(places, max_size=8, unique_by=lambda p: p.word)) if words else []
    size = data.draw(sizes)
    run(words, 300, start=start, keep=data.draw(st.booleans()), size=size)


def around(layout: Layout, word: int, most: int) -> list[int]:
    """Up to so many words of a layout that hang together, from one on."""
    cells = {
        p.word: {
            (p.row + i * p.down, p.column + i * (not p.down)) for i in range(len(WORDS[p.word]))
        }
        for p in layout.placements
    }
    found = [word]
    for done in found:
        found += [w for w in sorted(cells) if w not in found and cells[w] & cells[done]]
    return found[:most]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 49), st.integers(1, 30), st.integers(0, 99), st.data())
def test_fixed_words_never_move_and_others_do(
    word: int, most: int, seed: int, data: st.DataObject
) -> None:
    old = run(WORDS, 1_000)[0][-1]
    size = data.draw(st.sampled_from([None, (old.width + 1, old.height + 1)]))
    fixed = around(old, old.placements[word % len(old.placements)].word, most)
    start = [p for p in old.placements if p.word in fixed]
    if faults([WORDS[i] for i in sorted(fixed)], named(start)):
        return  # neighbours that another word holds together: not a start
    if data.draw(st.booleans()):
        start = list(old.placements)
    keep = data.draw(st.booleans())
    layouts, _ = run(WORDS, 400, seed, start=start, fixed=fixed, keep=keep, size=size)
    for layout in layouts:
        new = {p.word: p for p in layout.placements}
        shifts = {
            (
                new[p.word].row + layout.top - p.row,
                new[p.word].column + layout.left - p.column,
                new[p.word].down == p.down,
            )
            for p in old.placements
            if p.word in fixed
        }
        assert shifts == {(0, 0, True)} if size else len(shifts) == 1
        assert all(same for _, _, same in shifts)
    if len(start) == len(fixed) and not keep:
        others = {p for p in layouts[-1].placements if p.word not in fixed}
        assert len(others - set(old.placements)) > len(others) // 2


def named(start: Sequence[Placement]) -> Layout:
    """A layout of some placements alone, each word named by its rank among them."""
    rank = {word: i for i, word in enumerate(sorted(p.word for p in start))}
    cells = {
        (p.row + i * p.down, p.column + i * (not p.down)): 0
        for p in start
        for i in range(len(WORDS[p.word]))
    }
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return Layout(
        width=max(c for _, c in cells) - left + 1,
        height=max(r for r, _ in cells) - top + 1,
        placements=tuple(
            sorted(Placement(rank[p.word], p.row - top, p.column - left, p.down) for p in start)
        ),
        unplaced=(),
        crossings=sum(len(WORDS[p.word]) for p in start) - len(cells),
        filled=len(cells),
    )


def test_words_that_do_not_hang_together_cannot_be_fixed() -> None:
    start = [Placement(0, 0, 0, False), Placement(1, 5, 0, False)]
    with pytest.raises(CrosscoreError, match="connected"):
        run(WORDS, start=start, fixed=[0, 1])
    with pytest.raises(CrosscoreError, match="among the placements"):
        run(WORDS, start=start, fixed=[2])


def test_fifty_words_are_all_placed_in_one_small_box() -> None:
    layouts, outcome = run(WORDS, 3_000)
    assert outcome == Outcome.LIMIT
    last = layouts[-1]
    assert last.unplaced == ()
    assert max(last.width, last.height) <= 24
    assert last.crossings >= len(WORDS) - 1
    assert last.width * last.height < layouts[0].width * layouts[0].height


def test_the_goal_steers_the_search() -> None:
    def found(goal: Goal, size: tuple[int, int] | None = None) -> list[Layout]:
        layouts, _ = run(WORDS, 12_000, goal=goal, size=size)
        given = size is not None
        worth = [
            goal.score(
                len(it.placements), it.width, it.height, it.crossings, it.filled, fixed_size=given
            )
            for it in layouts
        ]
        assert all(a < b for a, b in pairwise(worth))  # each better by the goal itself
        return layouts

    compact, woven = found(Goal(COMPACT))[-1], found(Goal(CROSSINGS))[-1]
    assert compact.unplaced == woven.unplaced == ()
    assert woven.crossings > 1.05 * compact.crossings
    assert compact.width * compact.height < woven.width * woven.height
    for across, down in ((3, 1), (1, 2)):
        page = found(Goal(PAGE, (across, down)))[-1]
        assert not page.unplaced
        assert 0.7 < page.width * down / (page.height * across) < 1.4
    words = found(Goal(COMPACT), (11, 11))[-1]
    blocks = found(Goal(BLOCKS), (11, 11))[-1]
    assert blocks.filled >= words.filled


@pytest.mark.parametrize("aspect", [(1, 1), (1, 50), (50, 1)])
@pytest.mark.parametrize("words", [["etro", "ieaes"], ["iotti", "oess"], WORDS[:5], WORDS])
def test_a_first_layout_has_every_word_whatever_the_shape(
    words: list[str], aspect: tuple[int, int]
) -> None:
    layouts, _ = run(words, 60 * (len(words) + 20), goal=Goal(PAGE, aspect))
    assert layouts[-1].unplaced == ()


def test_a_given_size_is_filled_and_the_rest_named() -> None:
    layouts, _ = run(WORDS, 3_000, size=(13, 9))
    last = layouts[-1]
    assert len(last.placements) >= 12
    assert {reason for _, reason in last.unplaced} == {NO_ROOM}


def test_in_a_given_size_that_holds_all_words_crossings_count() -> None:
    """If they counted no more than while words are missing, there would be at most 56."""
    found = [run(WORDS, 40_000, size=(28, 28), seed=seed)[0][-1] for seed in (2, 4)]
    assert max(layout.crossings for layout in found) >= 58
    assert not any(layout.unplaced for layout in found)


def test_words_that_share_no_letter_are_proved_so() -> None:
    layouts, _ = run(["CAT", "TEN", "NET", "ZOO", "HUB"], 500)
    assert [layouts[-1].unplaced] == [((3, NO_LETTER), (4, NO_LETTER))]
    layouts, _ = run(["CAT", "DOG"], 500)
    assert layouts[-1].unplaced == ((1, NO_LETTER),)
    # too long for the grid is not the same as sharing no letter
    layouts, _ = run(["CAT", "CATERPILLAR"], 500, size=(4, 4))
    assert layouts[-1].unplaced == ((1, NO_ROOM),)


@pytest.mark.parametrize("words", [[], ["A"], ["CAT"], ["мир", "рим", "море"], ["AA", "AB"]])
def test_tiny_lists(words: list[str]) -> None:
    for seed in range(20):
        layouts, outcome = run(words, 300, seed)
        assert layouts
        assert outcome in (Outcome.FOUND, Outcome.LIMIT)


def test_long_words_and_clusters_of_many_code_points() -> None:
    run(["A" * 40, "AB" * 20, "BA"], 300)
    layouts, _ = run([("ভ", "ণ্ডু", "ল"), ("ল", "তা"), ("ণ্ডু", "ল", "ভ")], 300)
    assert layouts[-1].unplaced == ()


def test_a_bad_size_is_refused() -> None:
    with pytest.raises(CrosscoreError):
        run(["CAT", "TEN"], size=(0, 5))


def test_five_hundred_words_report_often() -> None:
    words = [f"{a}{b}{c}{d}" for a in "ABCDEFGH" for b in "IJKL" for c in "MNOP" for d in "QRST"]
    search = lay_out(words[:500], rng=Rng(1), nodes=None)
    nodes = [item.nodes for item in islice(search, 60) if isinstance(item, Progress)]
    search.close()
    assert max(b - a for a, b in pairwise(nodes)) < 3_000


def test_a_first_layout_of_three_hundred_words_is_whole() -> None:
    draw = Rng(3)
    words = list(
        {"".join(draw.choice("AAEEIORSTLND") for _ in range(4 + i % 6)): 0 for i in range(300)}
    )
    layouts, _ = run(words, 16_000)
    assert len(layouts[0].placements) == len(words)
    assert layouts[0].crossings > 1.2 * len(words)
    assert layouts[-1].width * layouts[-1].height < 0.9 * layouts[0].width * layouts[0].height


@pytest.mark.parametrize("most", [3, 60])
def test_places_counted_at_once_are_as_many_as_counted_one_by_one(most: int) -> None:
    """With few words and with many; the starts are those of a word that lies nowhere."""
    packing = Packing(Task(WORDS, (26, 26)), Rng(2), 26, 26, 0, inf)
    for _ in islice(packing.build(), most // 2):
        pass
    board = packing.board
    for word in bits(packing.missing):
        found = board.starts(word)
        line = (1 << len(board.words[word])) - 1
        crossed = {at: (line << at & board.columns).bit_count() for at in bits(found)}
        best = max(crossed.values(), default=0)
        kept = {at for at, number in crossed.items() if number == best}
        assert board.most_crossed(word, found) == (sum(1 << at for at in kept), best)


def test_keep_moves_little() -> None:
    old = run(WORDS, 2_000)[0][-1]
    moved = []
    for changed in range(0, len(WORDS), 3):
        words = [*WORDS]
        words[changed] = "harvest"
        start = [p for p in old.placements if p.word != changed]
        layouts, _ = run(words, 1_000, start=start, keep=True)
        new = {p.word: p for p in layouts[-1].placements}
        assert layouts[-1].unplaced == ()
        shifts = [(new[p.word].row - p.row, new[p.word].column - p.column) for p in start]
        stayed = max(shifts.count(shift) for shift in shifts)
        moved.append(len(start) - stayed)
    assert sorted(moved)[len(moved) // 2] <= 6  # of 49: one fixed word, whatever was there before


def test_nodes_repeat_a_layout_whatever_the_hash_seed() -> None:
    assert run(WORDS, 1_500)[0] == run(WORDS, 1_500)[0]
    assert run(WORDS, 1_500)[0] != run(WORDS, 1_500, seed=2)[0]
    script = (
        "from crosscore.layout import lay_out; from crosscore.rng import Rng;"
        f"print(*lay_out({WORDS!r}, rng=Rng(1), nodes=800), sep='|')"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "7")
    }
    assert len(printed) == 1


def test_the_checker_finds_what_it_must() -> None:
    words = ["CAT", "TEN"]
    good = Layout(
        width=3,
        height=3,
        placements=(Placement(0, 0, 0, False), Placement(1, 0, 2, True)),
        unplaced=(),
        crossings=1,
        filled=5,
    )
    assert faults(words, good) == []
    beside = (Placement(0, 0, 0, False), Placement(1, 1, 0, False))
    for bad in (
        good.__class__(3, 2, beside, (), 0, 6),
        good.__class__(3, 3, good.placements, (), 2, 5),
        good.__class__(4, 3, good.placements, (), 1, 5),
        good.__class__(3, 3, good.placements[:1], (), 0, 3),
        good.__class__(3, 3, (good.placements[0], Placement(1, 0, 1, True)), (), 1, 5),
    ):
        assert faults(words, bad)


@settings(max_examples=60, deadline=None)
@given(word_lists, st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.booleans())))
def test_words_placed_at_once_lie_as_those_placed_in_turn(
    words: list[tuple[str, ...]], wanted: list[tuple[int, int, bool]]
) -> None:
    """Those that agree with the ones before them do, and no others."""
    start = [Placement(at, *place) for at, place in enumerate(wanted[: len(words)])]
    made = ExistingLayout(words, start, None).board
    frame = ExistingLayout(words, start, None)
    one_by_one = Board(frame.board.words, len(made.letters), made.width, made.height)
    for place in start:
        begin = frame.start_of(place)
        if begin >= 0 and agrees(one_by_one, place.word, begin):
            one_by_one.place(place.word, begin)
    for name in (
        "present", "runs", "columns", "letters", "start", "cells", "adjacent", "owner", "touched",
        "changed",
    ):  # fmt: skip
        assert getattr(made, name) == getattr(one_by_one, name), name

"""Placing words in a word search: every placing is legal, and room is found where there is some."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.conceal import Place, Placing, Task, copies, place
from crosscore.conceal.board import Board, bits
from crosscore.conceal.choosing import Choosing
from crosscore.conceal.clashes import Clashes
from crosscore.conceal.task import ANY, FEW, MANY, NONE, SHARING
from crosscore.grid import DIRECTIONS
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress
from tests.engine.steps import all_of
from tests.word_lists import LISTS

ALL = tuple(DIRECTIONS)
PLACED = (1, 0, 0, "forward")
ENGLISH = LISTS / "english.json"


def split(*words: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(word) for word in words)


def drawn(count: int, seed: int) -> tuple[tuple[str, ...], ...]:
    """English words, none of which is part of another."""
    rng = Rng(seed)
    listed = sorted(filter(str.isalpha, map(str.lower, json.loads(ENGLISH.read_text("utf-8")))))
    found: list[str] = []
    while len(found) < count:
        word = rng.choice(listed)
        if not any(
            a in b for one in found for a, b in [(word, one), (one, word), (word[::-1], one)]
        ) and not any(one[::-1] in word for one in found):
            found.append(word)
    return split(*found)


def results(task, seed=1, nodes=None, **more):
    """What a search yields, and how it ends."""
    return all_of(place(task, Rng(seed), nodes, **more))


def last(task, seed=1, nodes=None, **more) -> tuple[Placing, Outcome]:
    items, outcome = results(task, seed, nodes, **more)
    return [item for item in items if isinstance(item, Placing)][-1], outcome


def cells_of(task: Task, one: Place) -> list[tuple[int, int]]:
    down, on = DIRECTIONS[one.direction]
    return [(one.row + i * down, one.column + i * on) for i in range(len(task.words[one.word]))]


def grid_of(task: Task, placing: Placing) -> list[list[str | None]]:
    rows: list[list[str | None]] = [[None] * task.width for _ in range(task.height)]
    for one in placing.places:
        for (r, c), letter in zip(cells_of(task, one), task.words[one.word], strict=True):
            rows[r][c] = letter
    return rows


def faults(task: Task, placing: Placing) -> set[str]:
    """What is wrong with a placing, told without the search's own code."""
    found = set()
    held: dict[tuple[int, int], str] = {}
    users: Counter[tuple[int, int]] = Counter()
    for one in placing.places:
        if one.direction not in task.directions:
            found.add("direction")
        for cell, letter in zip(cells_of(task, one), task.words[one.word], strict=True):
            r, c = cell
            if not (0 <= r < task.height and 0 <= c < task.width):
                found.add("outside")
            elif task.shape is not None and cell not in task.shape:
                found.add("shape")
            if held.setdefault(cell, letter) != letter:
                found.add("letters")
            users[cell] += 1
    shared = sum(n > 1 for n in users.values())
    if shared != placing.shared:
        found.add("count")
    if shared and task.sharing == NONE:
        found.add("sharing")
    if not set(task.fixed) <= set(placing.places):
        found.add("fixed")
    words = [one.word for one in placing.places]
    if sorted([*words, *placing.unplaced]) != list(range(len(task.words))) or words != sorted(
        words
    ):
        found.add("words")
    spans = [set(cells_of(task, one)) for one in placing.places]
    if any(a <= b for i, a in enumerate(spans) for j, b in enumerate(spans) if i != j):
        found.add("within")
    return found


@pytest.mark.parametrize(
    ("fault", "task", "places", "unplaced", "shared"),
    [
        ("direction", {"directions": ("down",)}, [(0, 0, 0, "forward"), (1, 1, 0, "down")], (), 0),
        ("outside", {}, [(0, 0, 2, "forward"), (1, 1, 0, "down")], (), 0),
        ("shape", {"shape": frozenset({(0, 0)})}, [(0, 0, 0, "forward")], (1,), 0),
        ("letters", {}, [(0, 0, 0, "forward"), (1, 0, 0, "down")], (), 1),
        ("count", {}, [(0, 0, 0, "forward"), (1, 0, 1, "down")], (), 0),
        ("sharing", {"sharing": NONE}, [(0, 0, 0, "forward"), (1, 0, 1, "down")], (), 1),
        ("fixed", {"fixed": (Place(0, 1, 0, "forward"),)}, [(0, 0, 0, "forward")], (1,), 0),
        ("words", {}, [(0, 0, 0, "forward")], (), 0),
        ("within", {"words": split("cb", "abc")}, [(0, 0, 2, "backward"), PLACED], (), 2),
    ],
)  # fmt: skip
def test_each_check_finds_its_fault(fault, task, places, unplaced, shared):
    given_ = {"words": split("abc", "bd"), "width": 4, "height": 3, "directions": ALL, **task}
    placing = Placing(tuple(Place(*one) for one in places), unplaced, shared)
    assert faults(Task(**given_), placing) == {fault}


@st.composite
def tasks(draw):
    words = draw(
        st.lists(
            st.lists(st.sampled_from("abc"), min_size=2, max_size=5).map(tuple),
            min_size=1,
            max_size=7,
            unique=True,
        )
    )
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    directions = draw(st.lists(st.sampled_from(ALL), min_size=1, unique=True))
    cells = [(r, c) for r in range(height) for c in range(width)]
    shape = draw(st.none() | st.frozensets(st.sampled_from(cells), min_size=1))
    return Task(
        tuple(words), width, height, tuple(directions), draw(st.sampled_from(SHARING)), shape
    )


@settings(max_examples=80, deadline=None)
@given(tasks(), st.integers(0, 99), st.integers(1, 300), st.booleans())
def test_every_placing_is_legal_and_each_is_better(task, seed, nodes, hold):
    if hold:  # some of the places of a first run stay
        places = last(task, seed, 50)[0].places
        task = replace(task, fixed=places[::2])
    items, outcome = results(task, seed, nodes)
    placings = [item for item in items if isinstance(item, Placing)]
    assert all(faults(task, one) == set() for one in placings)
    assert (outcome is Outcome.FOUND) == (not placings[-1].unplaced)
    losses = [(len(p.unplaced), sum(len(task.words[w]) for w in p.unplaced)) for p in placings]
    assert losses == sorted(losses, reverse=True)
    spent = [item.nodes for item in items if isinstance(item, Progress)]
    assert spent == sorted(spent)
    assert spent[-1:] <= [nodes + 3 * len(task.words)]
    assert (items, outcome) == results(task, seed, nodes)


@settings(max_examples=100, deadline=None)
@given(tasks(), st.integers(0, 99))
def test_the_board_finds_every_start_and_what_it_shares(task, seed):
    board = Board(task)
    grid = {}
    for one in last(replace(task, sharing=ANY), seed, 30)[0].places[1:]:
        board.put(one.word, board.start_of(one))
        grid |= dict(zip(cells_of(task, one), task.words[one.word], strict=True))
        assert board.place_of(one.word) == one
    word = 0
    inside = task.shape or {(r, c) for r in range(task.height) for c in range(task.width)}
    wanted = {}
    for r, c in inside:
        for direction in task.directions:
            one = Place(word, r, c, direction)
            cells = cells_of(task, one)
            if inside >= set(cells) and all(
                grid.get(cell, letter) == letter
                for cell, letter in zip(cells, task.words[word], strict=True)
            ):
                wanted[board.start_of(one)] = sum(cell in grid for cell in cells)
    starts = board.starts(word)
    assert set(bits(starts)) == set(wanted)
    if starts:
        shares = {at: n for n, level in board.by_shared(word, starts) for at in bits(level)}
        assert shares == wanted
        most = max(wanted.values())
        assert set(bits(board.most_shared(word, starts))) == {
            at for at, n in wanted.items() if n == most
        }
    assert set(bits(board.free(len(task.words[word])))) == {
        at for at, n in wanted.items() if n == 0
    }
    assert board.covered == len(grid)


def test_a_grid_without_a_cell_to_spare():
    words = split("abcdefg", "hijklm", "nopqr", "stuvw", "xyza", "bcd")
    task = Task(words, 10, 3, ("forward",), NONE)
    first = [
        next(item for item in results(task, seed)[0] if isinstance(item, Placing))
        for seed in range(10)
    ]
    assert any(one.unplaced for one in first)  # greedily it fails
    for seed in range(10):
        placing, outcome = last(task, seed)
        assert (faults(task, placing), outcome) == (set(), Outcome.FOUND)


def test_a_crowd_of_words_in_a_small_square():
    words = drawn(60, 3)
    task = Task(words, 18, 18, ALL)
    items, outcome = results(task, 1)
    placing = items[-1]
    assert next(item for item in items if isinstance(item, Placing)).unplaced
    assert outcome is Outcome.FOUND
    assert faults(task, placing) == set()
    nodes = [0] + [item.nodes for item in items if isinstance(item, Progress)]
    assert max(b - a for a, b in pairwise(nodes)) < 400  # reports are frequent


@pytest.mark.parametrize(
    ("words", "size", "placed"),
    [
        (split("abc", "def"), (4, 1), 1),  # each would fit, both don't
        (split("abcde", "fg"), (4, 4), 1),  # one is too long in every direction
        (split("abc", "bcd", "cde"), (5, 1), 3),  # the counter-example: they share
    ],
)
def test_what_cannot_be_is_proved(words, size, placed):
    task = Task(words, *size, ALL[:1])
    placing, outcome = last(task)
    assert len(placing.places) == placed
    assert outcome is (Outcome.FOUND if placed == len(words) else Outcome.EXHAUSTED)


def test_long_words_are_not_given_up_for_short_ones():
    task = Task(split("abcdef", "ghi"), 6, 1, ("forward",))
    assert all(last(task, seed)[0].unplaced == (1,) for seed in range(10))
    # but two short ones count more than a long one
    task = Task(split("abcdef", "ghi", "jkl"), 6, 1, ("forward",))
    assert all(last(task, seed)[0].unplaced == (0,) for seed in range(10))


def test_sharing_is_as_wanted():
    words = drawn(20, 5)
    shared = {}
    for sharing in SHARING:
        task = Task(words, 15, 15, ALL, sharing)
        placings = [last(task, seed)[0] for seed in range(5)]
        assert all(faults(task, one) == set() and not one.unplaced for one in placings)
        shared[sharing] = [one.shared for one in placings]
    assert shared[NONE] == shared[FEW] == [0] * 5
    assert 0 < min(shared[ANY]) <= max(shared[ANY]) < min(shared[MANY])
    tight = Task(words, 11, 11, ALL, FEW)  # no room without sharing
    placing = last(tight)[0]
    assert not placing.unplaced
    assert sum(map(len, words)) > 11 * 11 - 10
    assert 0 < placing.shared < last(replace(tight, sharing=MANY))[0].shared


def test_words_lie_everywhere_and_in_all_ways():
    words = drawn(60, 7)
    task = Task(words, 25, 25, ALL)
    for seed in range(5):
        placing = last(task, seed)[0]
        directions = Counter(one.direction for one in placing.places)
        assert set(directions.values()) <= {7, 8}
        rows = grid_of(task, placing)
        squares = [
            sum(rows[r][c] is not None for r in range(i, i + 5) for c in range(j, j + 5)) / 25
            for i in range(0, 25, 5)
            for j in range(0, 25, 5)
        ]
        assert min(squares) > 0.2
        assert max(squares) < 0.9


def twice(task: Task, placing: Placing, words) -> list[str]:
    """Words that the placed letters alone hold a second time, or an `inside` one anywhere."""
    spans = [set(cells_of(task, one)) for one in placing.places]
    rows = grid_of(task, placing)
    return [
        "".join(word)
        for word in words
        for cells in copies(rows, word, task.directions)
        if not any(set(cells) <= span for span in spans)
    ]


def test_placed_words_make_no_second_copies():
    clash = Task(split("abc", "xby", "ay"), 3, 3, ALL)
    apart = Placing((Place(0, 0, 0, "forward"), Place(1, 2, 0, "forward")), (2,), 0)
    assert twice(clash, apart, clash.words[2:]) == []
    close = Placing((Place(0, 0, 0, "forward"), Place(1, 1, 2, "backward")), (2,), 0)
    assert twice(clash, close, clash.words[2:]) == ["ay"]
    words = split("cat", "dog", *("".join(word) for word in drawn(70, 2)))
    task = Task(words, 22, 22, ALL)
    short = split("tin", "are", "ten", "sea")
    for seed in range(3):
        placing = last(task, seed, inside=short)[0]
        assert not placing.unplaced
        assert twice(task, placing, (*words, *short)) == []


def test_words_within_others_get_cells_of_their_own():
    words = split("starting", "start", "art", "tar", "rats")
    for seed in range(20):
        task = Task(words, 9, 6, ALL, MANY)
        placing, outcome = last(task, seed)
        assert (faults(task, placing), outcome) == (set(), Outcome.FOUND)


def test_banned_words_are_not_read_across_placed_ones():
    side = Task(split("xab", "bcy"), 3, 2, ALL)
    below = Placing((Place(0, 0, 0, "forward"), Place(1, 1, 0, "forward")), (), 0)
    assert twice(side, below, split("ac")) == ["ac"]  # the check sees it, though on a diagonal
    words, banned = drawn(60, 3), split("ter", "ing", "nes", "art", "tas", "is")
    free = [last(Task(words, 20, 20, ALL), seed)[0] for seed in range(3)]
    for directions in (ALL, ("forward", "down"), ("backward-up",)):
        side = 22 if len(directions) > 1 else 44
        task = Task(words, side, side, directions)
        reading = replace(task, directions=ALL)
        for seed in range(3):
            placing, outcome = last(task, seed, banned=banned)
            assert (outcome, faults(task, placing)) == (Outcome.FOUND, set())
            assert twice(reading, placing, banned) == []
    assert all(twice(Task(words, 20, 20, ALL), one, banned) for one in free)


def test_reading_what_changed_tells_what_reading_all_does():
    words = drawn(40, 6)
    banned, inside = split("er", "in", "tas", "lo"), split("at", "the")
    for directions in (ALL, ("down", "backward")):
        task = Task(words, 30, 30, directions)
        choosing = Choosing(task, Rng(1), inside, banned)
        board, rng = choosing.board, Rng(2)
        seen = 0
        for _ in range(300):
            word = rng.below(len(words))
            if board.start[word] >= 0:
                board.take(word)
            else:
                board.put(word, choosing.tightly(word))
            found = choosing.clashes.found()
            assert sorted(found) == sorted(Clashes(board, inside, banned, ()).found())
            seen += len(found)
        assert seen


@pytest.mark.parametrize("wanted", [95, 100, 112])
def test_a_message_fills_what_words_leave_and_clashes_with_nothing(wanted):
    words = drawn(20, 8)
    letters = sum(map(len, words))
    task = Task(words, 14, 14, ALL)
    free = 14 * 14 - letters
    assert free < 95 < 112
    banned, message = split("ore", "tin", "ass", "tea"), "fortunefavoursthebold" * 6

    def placed(count, seed=1):
        placing, outcome = last(task, seed, message=message[:count], banned=banned)
        assert (faults(task, placing), outcome) == (set(), Outcome.FOUND)
        rows = grid_of(task, placing)
        empty = [(r, c) for r, row in enumerate(rows) for c, at in enumerate(row) if at is None]
        for (r, c), letter in zip(empty, message[:count], strict=False):
            rows[r][c] = letter
        spans = [set(cells_of(task, one)) for one in placing.places]
        wrong = [
            cells
            for word in (*words, *banned)
            for cells in copies(rows, word, ALL)
            if not any(set(cells) <= span for span in spans)
            and not all((r, c) in empty for r, c in cells)  # that is the message's own
        ]
        return len(empty), wrong

    for seed in range(5):
        assert placed(wanted, seed) == (wanted, [])
    # Fewer than without any sharing cannot be: then they are as few as can be.
    assert placed(free - 5)[0] == free

"""The smallest layouts, compared with those of an enumeration that shares no code with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crosscore.errors import CrosscoreError
from crosscore.layout import NO_LETTER, Goal, Layout, exact
from crosscore.layout.exact import MOST, smallest
from crosscore.layout.exact_search import Box
from crosscore.search import Outcome, Progress
from tests.engine.layouts import faults
from tests.engine.steps import all_of

EIGHT = ["tapioca", "farces", "chats", "energizer", "contrived", "salads", "alliance", "gravel"]

# The enumeration: all ways to let each word cross one that lies there, judged at the end.

Cell = tuple[int, int]
Laid = frozenset[tuple[str, int, int, bool]]  #: word, row, column of its first cell, down


def cells_of(word: str, row: int, column: int, down: bool) -> list[Cell]:
    return [(row + i, column) if down else (row, column + i) for i in range(len(word))]


def grown(words: tuple[str, ...]) -> set[Laid]:
    """All legal layouts of words, whichever way they lie; each in the corner of its box."""
    todo: list[tuple[tuple[tuple[str, int, int, bool], ...], tuple[str, ...]]]
    todo = [(((words[0], 0, 0, down),), words[1:]) for down in (False, True)]
    seen = set()
    found = set()
    while todo:
        laid, rest = todo.pop()
        if not rest:
            if legal(laid):
                found.add(in_corner(laid))
            continue
        for k, word in enumerate(rest):
            for other, row, column, down in laid:
                for i, (r, c) in enumerate(cells_of(other, row, column, down)):
                    for j in range(len(word)):
                        if word[j] != other[i]:
                            continue
                        new = (word, r, c - j, False) if down else (word, r - j, c, True)
                        more = (*laid, new)
                        left = (*rest[:k], *rest[k + 1 :])
                        if new not in laid and agree(more) and (frozenset(more), left) not in seen:
                            seen.add((frozenset(more), left))
                            todo.append((more, left))
    return found


def agree(laid: Sequence[tuple[str, int, int, bool]]) -> bool:
    """Whether no cell holds two letters."""
    grid: dict[Cell, str] = {}
    return all(
        grid.setdefault(cell, letter) == letter
        for word, *at in laid
        for cell, letter in zip(cells_of(word, *at), word, strict=True)
    )


def legal(laid: Sequence[tuple[str, int, int, bool]]) -> bool:
    """Whether the words are all that a reader finds in the grid, line by line."""
    grid = {
        cell: letter
        for word, *at in laid
        for cell, letter in zip(cells_of(word, *at), word, strict=True)
    }
    read = []
    for row, column in grid:
        for down in (False, True):
            if (row - down, column - (not down)) in grid:
                continue
            text, r, c = "", row, column
            while (r, c) in grid:
                text += grid[r, c]
                r, c = r + down, c + (not down)
            if len(text) > 1:
                read.append((text, row, column, down))
    return sorted(read) == sorted(laid)


def in_corner(laid: Sequence[tuple[str, int, int, bool]]) -> Laid:
    top, left = (min(place[i] for place in laid) for i in (1, 2))
    return frozenset((word, row - top, column - left, down) for word, row, column, down in laid)


def mirrored(laid: Laid) -> Laid:
    return frozenset((word, column, row, not down) for word, row, column, down in laid)


def box_of(laid: Laid) -> tuple[int, int]:
    cells = [cell for word, *at in laid for cell in cells_of(word, *at)]
    return max(c for _, c in cells) + 1, max(r for r, _ in cells) + 1


# What is compared.


def run(words: Sequence[str], nodes: int | None = None) -> tuple[Outcome, list[Layout]]:
    found, outcome = all_of(smallest(words, nodes=nodes))
    return outcome, [item for item in found if isinstance(item, Layout)]


def in_box(words: Sequence[str], width: int, height: int, tight: bool) -> Iterator[Laid]:
    number = {letter: i for i, letter in enumerate(sorted(set("".join(words))))}
    spelled = [tuple(number[letter] for letter in word) for word in words]
    for item in Box(spelled, len(number), width, height, tight).layouts():
        if item is not None:
            yield frozenset((words[w], row, column, down) for w, row, column, down in item)


FEW = st.lists(st.text("abc", min_size=2, max_size=4), min_size=2, max_size=4).filter(
    lambda words: sum(map(len, words)) <= 12
)
TOUCHING = ["ab", "cd", "ac", "bd"]  # fill a square of four cells: no word fits in as the last
TIGHT = ["aba", "bab", "aba", "bab"]


@settings(max_examples=60, deadline=None)
@given(FEW)
@example(TOUCHING)
@example(TIGHT)
@example(["ab", "cb", "db"])  # share a letter, but only two can cross at it
@example(["abc", "dbe", "fbg", "hb"])
@example(["aa", "aa", "aa", "aa"])
def test_no_smaller_box_exists(words: list[str]) -> None:
    layouts = grown(tuple(words))
    outcome, found = run(words)
    for layout in found:
        assert faults(words, layout) == []
    if not layouts:
        assert outcome is Outcome.EXHAUSTED
        assert found[-1].unplaced
    else:
        assert outcome is Outcome.FOUND
        assert found[-1].unplaced == ()
        size = min(Goal().size(*box_of(laid)) for laid in layouts)
        assert Goal().size(found[-1].width, found[-1].height) == size


@settings(max_examples=50, deadline=None)
@given(FEW)
@example(TOUCHING)
@example(TIGHT)
def test_all_layouts_in_a_box_are_found_once(words: list[str]) -> None:
    layouts = grown(tuple(words))
    for width in range(max(map(len, words)), 7):
        for height in range(1, width + 1):
            fitting = {laid for laid in layouts if box_of(laid) == (width, height)}
            found = list(in_box(words, width, height, True))
            twins = [mirrored(laid) for laid in found] if width == height else []
            assert {*found, *twins} == fitting
            assert len(set(found)) == len(found)
    inside = {in_corner(tuple(laid)) for laid in in_box(words, 6, 5, False)}
    assert inside == {laid for laid in layouts if box_of(laid)[0] <= 6 and box_of(laid)[1] <= 5}


@settings(max_examples=50, deadline=None)
@given(words=FEW)
@example(words=["abc", "cde"])  # as wide and as high as crossing words can be
@example(words=TOUCHING)
def test_the_widest_boxes_decide_whether_words_can_be_joined(words: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exact, "_AHEAD", 0)
        patch.setattr(exact, "_LOOSE", 0)
        outcome, found = run(words)
    expected, best = run(words)
    assert outcome is expected
    if outcome is Outcome.FOUND:
        size = Goal().size
        assert size(found[-1].width, found[-1].height) == size(best[-1].width, best[-1].height)


def test_the_enumeration_knows_what_is_legal() -> None:
    across_and_down = (("cat", 0, 0, False), ("to", 0, 2, True))
    assert legal(across_and_down)
    assert not legal((*across_and_down, ("on", 1, 1, False)))  # ON and TO, but also AO
    assert not legal((("cat", 0, 0, False), ("to", 0, 3, False)))
    assert len(grown(("cat", "to"))) == 2
    assert grown(("cat", "dog")) == set()


def test_eight_words_are_proved_and_each_layout_is_better_than_the_one_before() -> None:
    outcome, found = run(EIGHT)
    assert outcome is Outcome.FOUND
    scores = []
    for layout in found:
        assert faults(EIGHT, layout) == []
        size = Goal().size(layout.width, layout.height)
        scores.append((len(layout.placements), -size, layout.crossings))
    assert scores == sorted(set(scores))
    assert (found[-1].width, found[-1].height) == (10, 10)
    assert run(EIGHT) == (outcome, found)


def test_a_limit_ends_the_search_without_a_proof() -> None:
    found, outcome = all_of(smallest(EIGHT, nodes=8000))
    nodes = [0, *(item.nodes for item in found if isinstance(item, Progress))]
    assert outcome is Outcome.LIMIT
    assert any(isinstance(item, Layout) for item in found)
    assert nodes == sorted(nodes)
    assert nodes[-1] <= 8000


def test_words_that_cannot_be_joined() -> None:
    outcome, found = run(["cat", "tea", "dog", "eat"])
    assert outcome is Outcome.EXHAUSTED
    assert found[-1].unplaced == ((2, NO_LETTER),)
    assert Goal().size(found[-1].width, found[-1].height) == min(
        Goal().size(*box_of(laid)) for laid in grown(("cat", "tea", "eat"))
    )
    # Each two of these could cross at their only A, but not all.
    outcome, found = run(["ab", "ac", "ad", "ae"])
    assert outcome is Outcome.EXHAUSTED
    assert len(found[-1].placements) == 2


def test_few_words_and_none() -> None:
    assert run(["cat"])[0] is Outcome.FOUND
    assert run([])[0] is Outcome.FOUND
    with pytest.raises(CrosscoreError, match="At most"):
        smallest(["cat"] * (MOST + 1))

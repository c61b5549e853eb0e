"""Several fills of a grid to choose from: different enough, whole, and taken as they are."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from crosscore.fill import Dead, Filling, Lexicon
from crosscore.fill.several import apart, several
from crosscore.rng import Rng
from crosscore.search import Outcome
from tests.engine.steps import all_of
from tests.engine.test_fill import NEWS, check, many, slots_of
from tests.engine.test_grid_messages import Drawer, code
from tests.word_lists import THREE


def found(*given: Any, **named: Any) -> tuple[Outcome, list[Any]]:
    items, outcome = all_of(several(*given, **named))
    return outcome, [one for one in items if isinstance(one, Filling | Dead)]


def test_any_two_differ_in_a_third_of_the_words() -> None:
    words = many()
    scores = [len(set(word)) * 7 % 5 for word in words]
    lexicon = Lexicon.of(words, scores)
    for prefer in (False, True):
        outcome, fills = found(NEWS, lexicon, Rng(3), count=5, prefer=prefer)
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
            assert apart(one, other)
    assert found(NEWS, lexicon, Rng(3), count=5, prefer=True)[1] == fills  # the same each time
    assert not apart(fills[0], fills[0])


def test_it_ends_where_there_are_no_more() -> None:
    rows = [["", ""], ["", ""]]
    square = [("A", "B"), ("C", "D"), ("A", "C"), ("B", "D")]
    lexicon = Lexicon.of(square)
    outcome, fills = found(rows, lexicon, Rng(1), count=9)
    assert outcome is Outcome.LIMIT
    assert {one.rows for one in fills} == {
        (("A", "B"), ("C", "D")),
        (("A", "C"), ("B", "D")),
    }
    outcome, fills = found(rows, Lexicon.of(square[:2]), Rng(1), count=9)
    assert outcome is Outcome.EXHAUSTED
    assert isinstance(fills[0], Dead)
    assert found(rows, lexicon, Rng(1), count=9, nodes=0)[0] in (Outcome.LIMIT, Outcome.FOUND)


@pytest.fixture
def drawer() -> Drawer:
    rows = [f"{word}\t{len(set(word)) * 10}" for word in THREE]
    return Drawer().open("\n".join(["word\tscore", *rows]), "three.tsv", "en").begin()


def fills_of(drawer: Drawer, **fields: Any) -> list[dict[str, Any]]:
    drawer.told.clear()
    drawer.search("grid.fills", **fields)
    return [note for note in drawer.told if note["type"] == "fill"]


def test_fills_are_told_and_one_is_taken(drawer: Drawer) -> None:
    drawer.act("grid.type", row=0, column=0, way="across", text="c")
    fills = fills_of(drawer, count=3)
    assert [one["number"] for one in fills] == [1, 2, 3]
    for one in fills:
        assert one["rows"][0][0] == "C"
        read = ["".join(row) for row in one["rows"]]
        read += ["".join(column) for column in zip(*one["rows"], strict=True)]
        scores = [len(set(word.lower())) * 10 for word in read]
        assert one["lowest"] == min(scores)
        assert one["mean"] == round(sum(scores) / 6, 1)
    taken = drawer.act("grid.take", dictionary=drawer.words, rows=fills[1]["rows"])
    assert taken["type"] == "puzzle", taken
    assert drawer.letters == ["".join(row) for row in fills[1]["rows"]]
    assert drawer.view["cells"][0][1].get("pinned") is not True
    drawer.act("grid.take", dictionary=drawer.words, rows=fills[2]["rows"])  # another instead
    assert drawer.letters == ["".join(row) for row in fills[2]["rows"]]
    wrong = [["X", *fills[0]["rows"][0][1:]], *fills[0]["rows"][1:]]
    for rows, refused in (
        (wrong, "locked"),
        (fills[0]["rows"][:2], "other-grid"),
        (["c"], "bad-message"),
    ):
        reply = drawer.ask("grid.take", document=drawer.document, dictionary="", rows=rows)
        assert code(reply) == refused


def test_what_is_locked_stays(drawer: Drawer) -> None:
    drawer.search("grid.fill")
    before = drawer.letters
    drawer.act("grid.pin", cells=[[0, 0], [0, 1]], on=1)
    assert drawer.view["cells"][0][1]["pinned"] is True
    fills = fills_of(drawer, count=4, cells=[[r, c] for r in range(3) for c in range(3)])
    assert fills
    assert all(one["rows"][0][:2] == list(before[0][:2]) for one in fills)
    drawer.act("grid.pin", cells=[[0, 0]], on=0)
    assert drawer.view["cells"][0][0].get("pinned") is not True
    drawer.act("grid.clear", what="fill")
    assert drawer.letters[0] == f"?{before[0][1]}?"
    reply = drawer.ask("grid.pin", document=drawer.document, cells=[[2, 2]], on=1)
    assert code(reply) == "nothing-to-lock"

"""The rules that editors have: kept by whatever fills a grid, and told where a grid breaks them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from crosscore import check_rules, make, read_words
from crosscore.kinds.filled import KIND
from crosscore.puzzle import Puzzle
from crosscore.rules import remarks, violations


def drawn(rows: Sequence[str], **options: Any) -> Puzzle:
    made = KIND.drawn_from(
        [[None if x == "#" else "" if x == "?" else x for x in row] for row in rows],
        {},
        language="en",
        letters={},
        seed=1,
    )
    return replace(made, options={**made.options, **options})


def told(puzzle: Puzzle) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for rule, message, _ in violations(puzzle):
        found.setdefault(rule, []).append(str(message))
    return found


BARE = {"checked": False, "connected": False}
CATS = ("CATS", "####", "CAT#", "####", "#CAT")


def test_words_that_are_too_alike_are_told_with_their_cells() -> None:
    puzzle = drawn(CATS, **BARE, shared=3, apart=True)
    assert told(puzzle) == {
        "repeated": ["CAT is in the grid more than once."],
        "shared": ["CATS, CAT share CAT."],
        "apart": ["CAT is also in CATS."],
    }
    cells = {each.rule: each.cells for each in violations(puzzle)}
    assert cells["repeated"] == ((2, 0), (2, 1), (2, 2), (4, 1), (4, 2), (4, 3))
    assert (0, 3) in cells["shared"]
    assert str(remarks(puzzle)[0].where) == "row 3, column 1"


@pytest.mark.parametrize("rule", ["shared", "apart"])
def test_a_rule_that_is_off_is_not_told(rule: str) -> None:
    on = {"shared": 3, "apart": True}
    off = {"shared": 0, "apart": False}
    assert rule in told(drawn(CATS, **BARE, **on))
    assert rule not in told(drawn(CATS, **BARE, **{**on, rule: off[rule]}))


def test_runs_are_as_long_as_they_can_be() -> None:
    puzzle = drawn(["NONSENSE##", "##########", "HORSESENSE"], **BARE, shared=4)
    assert told(puzzle)["shared"] == ["NONSENSE, HORSESENSE share SENSE."]
    assert "shared" not in told(replace(puzzle, options={**puzzle.options, "shared": 6}))


def test_blocks_without_an_image() -> None:
    rows = ["#???", "????", "????"]
    assert "lopsided" not in told(drawn(rows))  # nobody asked for a symmetry
    found = violations(drawn(rows, symmetry="rotational"))
    assert [each.cells for each in found if each.rule == "lopsided"] == [((0, 0),)]
    assert "lopsided" not in told(drawn(rows, symmetry="rotational", mirrored=False))
    puzzle = drawn(rows)
    elsewhere = replace(puzzle, options={})
    assert "lopsided" in told(elsewhere)  # nobody said that there is none


def test_scripts_ask_for_rules_of_their_own() -> None:
    puzzle = drawn(CATS, **BARE)
    assert [each.code for each in check_rules(puzzle)] == ["repeated"]
    found = check_rules(puzzle, shared=3, apart=True)
    assert [each.code for each in found] == ["repeated", "shared", "apart"]
    assert all(each.remark for each in found)
    laid = make("crossword", ["CAT", "CATS", "TOAST"], language="en")
    assert check_rules(laid, shared=3) == []  # it has no blocks


def test_two_letters_one_word_and_parts_can_be_allowed() -> None:
    rows = ["CAT", "###", "TO#"]
    assert set(told(drawn(rows))) == {"short-slots", "unchecked", "islands"}
    off = {"three": False, "checked": False, "connected": False}
    assert told(drawn(rows, **off)) == {}


def test_bars_part_a_grid_as_blocks_do() -> None:
    puzzle = drawn(["CATDOG", "CATDOG"], checked=False)
    bars = frozenset(((r, 2), True) for r in range(2))
    assert "islands" not in told(puzzle)
    assert "islands" in told(replace(puzzle, bars=bars))
    assert "islands" not in told(replace(puzzle, bars=bars - {((0, 2), True)}))


def test_letters_that_a_pangram_lacks() -> None:
    puzzle = drawn(["ABCDEFGHIJKLM", "#############", "NOPQRSTUVWXY?"], **BARE, pangram=True)
    assert told(puzzle)["pangram"] == ["Letters missing from the grid: Z."]
    assert "pangram" not in told(replace(puzzle, options=BARE))


#: words of anything, enough of them to fill a pattern at once
ANY = read_words(
    ["".join(random.Random(at).choices("ABCDEFGH", k=3 + at % 5)) for at in range(3_000)]
)
METHODS = (
    {"blocks": "few", "symmetry": "none", "black": "many"},
    {"blocks": "pattern", "black": "many"},
)


@pytest.mark.parametrize("method", METHODS, ids=["few", "pattern"])
def test_each_method_keeps_the_rules(method: dict[str, Any]) -> None:
    rules = {"shared": 3, "apart": True}
    broken = []
    for seed in range(1, 3):
        plain = make("fill", ANY, size="7x7", seed=seed, nodes=1_000, **method)
        assert not plain.options.keys() & {"shared", "apart", "pangram", "three"}
        kept = make("fill", ANY, size="7x7", seed=seed, nodes=1_000, **method, **rules)
        assert not told(kept).keys() & {"repeated", "shared", "apart"}
        broken += list(told(replace(plain, options=kept.options)))
    assert "shared" in broken or "apart" in broken


def test_another_word_keeps_the_rules() -> None:
    puzzle = make("fill", ANY, size="7x7", seed=1, blocks="pattern", black="many", shared=3)
    steps = KIND.replace(puzzle, puzzle.entries[0].word, ANY, seed=1)
    (found,) = [item for item in steps if isinstance(item, Puzzle)]
    assert "shared" not in told(found)
    assert found.rows() != puzzle.rows()


def test_candidates_leave_out_what_a_rule_forbids() -> None:
    puzzle = drawn(["CAT#", "####", "????"], **BARE)
    words = read_words(["CAT", "CATS", "DOGS"])

    def listed(**options: Any) -> list[str]:
        asked = replace(puzzle, options={**puzzle.options, **options})
        return [w["word"] for w in KIND.candidates(asked, words, 2, 0, False)["words"]]

    assert sorted(listed()) == ["CATS", "DOGS"]
    assert listed(shared=3) == ["DOGS"]
    assert listed(apart=True) == ["DOGS"]


def test_a_pangram_is_tried_for() -> None:
    rare = [f"{'JKQXZ'[at % 5]}{word.surface[1:]}" for at, word in enumerate(ANY.words[::20])]
    words = read_words([*(word.surface for word in ANY.words), *rare])
    asked: dict[str, Any] = {"size": "6x6", "seed": 2, "blocks": "pattern", "black": "many"}

    def letters(puzzle: Puzzle) -> set[str]:
        return {letter for row in puzzle.rows() for letter in row if letter}

    plain = make("fill", words, **asked)
    assert letters(make("fill", words, **asked, pangram=True)) > letters(plain)

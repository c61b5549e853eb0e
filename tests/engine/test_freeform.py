"""Changes of single words: nothing else moves that need not, locked words never."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import referee
from crosscore.errors import CrosscoreError
from crosscore.kinds.freeform import KIND as freeform
from crosscore.kinds.freeform.suggesting import suggest
from crosscore.puzzle import Entry, Puzzle, Word
from crosscore.view import compared
from tests.engine.layouts import last, lexicon, shape


@cache
def made(seed: int, count: int = 25) -> Puzzle:
    return last(freeform.new(lexicon(), {"count": count}, seed=seed, nodes=1_500))


@settings(max_examples=40, deadline=None)
@given(
    st.integers(1, 3),
    st.sampled_from(("reshuffle", "replace", "edit", "add", "delete")),
    st.sets(st.integers(0, 24), min_size=1, max_size=6),
    st.integers(0, 24),
    st.integers(0, 99),
)
def test_locked_words_never_move(
    made_by: int, act: str, locked: set[int], index: int, seed: int
) -> None:
    before = made(made_by)
    kept = {before.words[i].answer for i in locked - {index}}
    before = replace(before, locked=frozenset(locked))
    word = Word("HARVEST", tuple("HARVEST"), "")
    try:
        match act:
            case "reshuffle":
                kept = {before.words[i].answer for i in locked}
                after = last(freeform.reshuffle(before, seed=seed, nodes=60))
            case "replace":
                after = last(freeform.replace(before, index, lexicon(), seed=seed))
            case "edit":
                after = last(freeform.edit(before, index, word, seed=seed))
            case "add":
                after = last(freeform.add(before, [word], seed=seed))
            case _:
                after = last(freeform.delete(before, [index], seed=seed))
    except CrosscoreError as error:
        refused = error.code
    else:
        refused = ""
    assert refused in ("", "locked", "no-word-fits")
    if kept and not refused:
        assert shape(before, kept) == shape(after, kept)
        assert kept <= {after.words[i].answer for i in after.locked}


@pytest.mark.parametrize(
    ("name", "size"), [("english", "auto"), ("english", "15x15"), ("bangla", "auto")]
)
def test_reshuffling_around_locked_words_loses_none_and_moves_the_others(
    name: str, size: str
) -> None:
    moved = []
    for seed in range(3):
        options = {"count": 30, "size": size}
        before = last(freeform.new(lexicon(f"{name}.json"), options, seed=seed, nodes=1_500))
        locked = frozenset(entry.word for entry in before.entries[seed::9])
        after = last(freeform.reshuffle(replace(before, locked=locked), seed=seed + 7, nodes=1_500))
        assert after.locked == locked
        assert len(after.entries) >= len(before.entries)
        kept = {before.words[i].answer for i in locked}
        assert shape(before, kept) == shape(after, kept)
        if size != "auto":  # there they lie where they lay on the page
            old, new = ({e.word: e.cells for e in p.entries} for p in (before, after))
            assert all(old[i] == new[i] for i in locked)
        moved.append(freeform.moved(before, after))
    assert min(moved) >= 1
    if (name, size) == ("english", "auto"):
        assert sum(moved) >= 24


def test_locked_words_come_along_into_another_size_or_are_said_not_to_fit() -> None:
    before = made(1)
    far = max(before.entries, key=lambda entry: max(entry.cells))
    puzzle = replace(before, locked=frozenset([far.word]))
    after = last(freeform.reshuffle(puzzle, {"size": "13x13"}, seed=1, nodes=1_500))
    assert (after.width, after.height) == (13, 13)
    assert far.word in {entry.word for entry in after.entries}
    spread = replace(before, locked=frozenset(entry.word for entry in before.entries))
    with pytest.raises(CrosscoreError, match="Unlock some"):
        last(freeform.reshuffle(spread, {"size": "13x13"}, seed=1, nodes=1_500))


def test_nothing_moves_in_a_locked_layout() -> None:
    before = replace(made(1, 40), frozen=True)
    old = {before.words[e.word].answer: (e.across, e.cells) for e in before.entries}
    used = {letter for word in before.words for letter in word.answer}
    letter = next(letter for letter in "QZXJVKW" if letter not in used)
    alone = Word(letter * 5, (letter,) * 5, "")
    said: CrosscoreError | None
    refused = {"delete": 0, "replace": 0, "edit": 0}
    for index in range(0, 40, 5):
        for act, search in (
            ("delete", freeform.delete(before, [index], seed=1)),
            ("replace", freeform.replace(before, index, lexicon(), seed=index)),
            ("edit", freeform.edit(before, index, alone, seed=1)),
        ):
            try:
                after = last(search)
            except CrosscoreError as error:
                said = error
                refused[act] += 1
            else:
                said = None
            if said is not None:
                assert said.code == "locked" or (act == "replace" and said.code == "no-word-fits")
                assert said.message.count(".") <= 2
                assert act == "replace" or "Unlock" in said.message
                continue
            assert freeform.moved(before, after, -1 if act == "delete" else index) == 0
            new = {after.words[e.word].answer for e in after.entries}
            assert old.keys() - {before.words[index].answer} <= new
            if act == "replace":
                assert not after.unplaced
    assert 0 < refused["delete"] < 8  # some words hold others, some do not
    assert 0 < refused["edit"] < 8  # and the other joins nothing: it is left out
    assert refused["replace"] < 8
    out = last(freeform.add(before, [alone], seed=1))
    assert [lost.word for lost in out.unplaced] == [40]
    assert freeform.moved(before, out) == 0


def test_few_words_are_lost_where_letters_are_rare_and_it_is_said_which() -> None:
    bangla = lexicon("bangla.json")
    puzzle = last(freeform.new(bangla, {"count": 40}, seed=2, nodes=1_500))
    lost = 0
    for index in (3, 9, 18, 30):  # which others hang on
        after = last(freeform.delete(puzzle, [index], seed=index))
        said = compared(puzzle, after, 0)["lost"]
        assert len(said) == len(after.unplaced)
        assert said == [after.words[gone.word].shown for gone in after.unplaced]
        lost += len(said)
    assert lost <= 1


def test_a_layout_is_shifted_to_make_room_in_a_given_grid() -> None:
    words = (Word("OAK", tuple("OAK"), ""),)
    lying = Entry(0, True, ((0, 0), (0, 1), (0, 2)), 1)
    puzzle = Puzzle("freeform", "en", 5, 5, words, (lying,), options={"size": "5x5"})
    # BUNK crosses OAK with its last letter only, and needs three rows above it
    after = last(freeform.add(puzzle, [Word("BUNK", tuple("BUNK"), "")], seed=1))
    assert after.unplaced == ()
    assert freeform.moved(puzzle, after) == 0
    held = replace(puzzle, locked=frozenset([0]))
    after = last(freeform.add(held, [Word("BUNK", tuple("BUNK"), "")], seed=1))
    assert after.entries == (lying,)


def test_most_changes_move_nothing() -> None:
    before = made(1, 40)
    deleted = range(0, 40, 4)
    moves = [freeform.moved(before, last(freeform.delete(before, [i], seed=1))) for i in deleted]
    assert sorted(moves)[5] <= 2
    replaced = [
        freeform.moved(before, last(freeform.replace(before, i, lexicon(), seed=i)), i)
        for i in range(0, 40, 3)
    ]
    assert sorted(replaced)[7] == 0


def test_a_word_may_lie_wherever_it_is_said_to() -> None:
    puzzle = made(2)
    for word in range(0, 25, 4):
        listed = freeform.places(puzzle, word)
        assert [place for place in listed if place.get("here")]
        for place in listed:
            after = freeform.move(
                puzzle, word, place["row"], place["column"], place["way"] == "down"
            )
            assert referee.check(after) == []
            assert freeform.moved(puzzle, after, word) == 0
    with pytest.raises(CrosscoreError, match="can’t go there"):
        freeform.move(puzzle, 0, -50, 0, True)


def test_words_that_are_suggested_join_with_nothing_moving() -> None:
    puzzle = made(3)
    why, words = suggest(puzzle, -1, lexicon(), seed=4, count=8)
    assert why == ""
    assert len(words) == 8
    assert [w["crossings"] for w in words] == sorted((w["crossings"] for w in words), reverse=True)
    for word in words:
        new = Word(word["word"], tuple(word["cells"]), "")
        after = last(freeform.add(puzzle, [new], seed=1))
        assert len(after.entries) == len(puzzle.entries) + 1
        assert freeform.moved(puzzle, after) == 0
    assert suggest(puzzle, -1, lexicon(), seed=4, count=8) == (why, words)


def test_lengths_that_no_word_has_are_refused() -> None:
    with pytest.raises(CrosscoreError, match="30 to 40"):
        freeform.new(lexicon(), {"min_length": 30}, seed=1)
    with pytest.raises(CrosscoreError, match="Shortest word"):
        freeform.new(lexicon(), {"min_length": 9, "max_length": 4}, seed=1)
    few = last(freeform.new(lexicon(), {"min_length": 3, "max_length": 4}, seed=1, nodes=500))
    assert {len(word.answer) for word in few.words} <= {3, 4}


def test_what_cannot_be_added_or_deleted_is_refused() -> None:
    puzzle = made(1)
    with pytest.raises(CrosscoreError, match="already"):
        freeform.add(puzzle, [puzzle.words[0]], seed=1)
    with pytest.raises(CrosscoreError, match="at least one word"):
        freeform.delete(puzzle, range(25), seed=1)
    with pytest.raises(CrosscoreError, match="layout is locked"):
        freeform.reshuffle(replace(puzzle, frozen=True), seed=1)


@pytest.mark.parametrize("size", ["auto", "20x20"])
def test_scattered_words_are_marked_and_one_component_is_the_puzzle(size: str) -> None:
    options = {"scatter": 10, "size": size}
    puzzle = last(freeform.new(lexicon(), options, seed=5, nodes=150))
    assert puzzle.components() == 1
    apart = [lost for lost in puzzle.unplaced if lost.cells]
    assert len(puzzle.entries) + len(puzzle.unplaced) == 50
    assert apart
    again = last(freeform.new(lexicon(), options, seed=5, nodes=150))
    assert again == puzzle
    joined = last(freeform.reshuffle(puzzle, {"size": size}, seed=1, nodes=2_500))
    assert not any(lost.cells for lost in joined.unplaced)
    for act in (
        freeform.delete(puzzle, [puzzle.entries[0].word], seed=1),
        freeform.add(puzzle, [Word("HARVEST", tuple("HARVEST"), "")], seed=1),
    ):
        assert len(last(act).entries) >= len(puzzle.entries) // 2

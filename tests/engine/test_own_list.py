"""A puzzle and the list of one's own it was made of: what was changed where."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import alphabet
from crosscore.kinds.registry import KINDS
from crosscore.own_list import Differences, Row, differences
from crosscore.puzzle import Puzzle, Word
from crosscore.search import drain
from tests.engine.player import Player, sound

POOL = ("volcano", "ice cream", "island", "O’Hara", "straße", "tea")
CLUES = (None, "", "old", "new", "newer")  # None: the word isn't there


def puzzle_of(rows: Sequence[tuple[str, str]], kind: str = "freeform") -> Puzzle:
    split = alphabet.get("en").split
    words = tuple(Word(word, split(word), clue) for word, clue in rows)
    return Puzzle(kind, "en", 1, 1, words, ())


def rows_of(clues: dict[str, str | None]) -> list[tuple[str, str]]:
    return [(word, clue) for word, clue in clues.items() if clue is not None]


def found(
    puzzle: Puzzle, rows: Iterable[Any], before: Iterable[Any] | None, more: Any = ()
) -> Differences:
    """`more`: what each row has besides, where it has only a word and a clue."""

    def whole(given: Iterable[Any]) -> list[Row]:
        return [(*row, more)[:3] for row in given]

    return drain(differences(puzzle, whole(rows), None if before is None else whole(before)))


STATES = st.fixed_dictionaries({word: st.sampled_from(CLUES) for word in POOL})


@settings(max_examples=300, deadline=None)
@given(STATES, STATES, STATES)
def test_each_change_is_found_where_it_was_made(
    before: dict[str, str | None], ours: dict[str, str | None], theirs: dict[str, str | None]
) -> None:
    puzzle, rows, old = puzzle_of(rows_of(ours)), rows_of(theirs), rows_of(before)
    told = found(puzzle, rows, old)
    words = [word.surface for word in puzzle.words]
    listed = {words[word] for word, *_ in told.listed}
    written = {words[word] for word, *_ in told.written}
    both = {words[word] for word, *_ in told.both}
    for word in POOL:
        was, mine, now = before[word], ours[word], theirs[word]
        differ = mine is not None and now is not None and mine != now
        assert (word in listed) == (differ and was == mine)
        assert (word in written) == (differ and was == now)
        assert (word in both) == (differ and was not in (mine, now))
    assert {rows[at][0] for at in told.added} == {
        word for word in POOL if theirs[word] is not None and before[word] is ours[word] is None
    }
    assert {words[at] for at in told.removed} == {
        word
        for word in POOL
        if theirs[word] is None and before[word] is not None and ours[word] is not None
    }
    assert {words[at] for at in told.own} == {
        word for word in POOL if ours[word] is not None and before[word] is theirs[word] is None
    }


@settings(max_examples=300, deadline=None)
@given(st.none() | STATES, STATES, STATES)
def test_once_both_have_followed_only_what_both_changed_is_left(
    before: dict[str, str | None] | None,
    ours: dict[str, str | None],
    theirs: dict[str, str | None],
) -> None:
    puzzle, rows = puzzle_of(rows_of(ours)), rows_of(theirs)
    told = found(puzzle, rows, None if before is None else rows_of(before))
    words = list(puzzle.words)
    for word, row, _ in told.listed:
        words[word] = replace(words[word], clue=rows[row][1])
    for word, row, _ in told.written:
        rows[row] = (rows[row][0], puzzle.words[word].clue)
    after = replace(puzzle, words=tuple(words))
    again = found(after, rows, list(told.agreed))
    assert (again.listed, again.written, again.both) == ((), (), told.both)
    assert (again.added, again.removed) == (told.added, told.removed)
    assert again.own == told.own or before is None
    # and nothing changes any more
    last = found(after, rows, list(again.agreed))
    assert replace(last, own=again.own) == replace(again, agreed=last.agreed)


def test_rows_that_cannot_be_used_are_no_differences() -> None:
    puzzle = puzzle_of([("tea", "drink"), ("island", "land")])
    rows = [("Tea", " drink "), ("ISLAND", "land"), ("is|land", "twice"), ("x", ""), ("", "lost")]
    rows += [("чай", "other letters"), ("a" * 500, "long")]
    told = found(puzzle, rows, [("tea", "drink"), ("island", "land")])
    assert told == Differences(agreed=(("Tea", "drink", ()), ("ISLAND", "land", ())))


@pytest.mark.parametrize(("kind", "model"), [("filled", "blocked"), ("numbers", "blocked")])
def test_a_grid_that_is_filled_takes_no_words_of_a_list(kind: str, model: Any) -> None:
    puzzle = replace(puzzle_of([("tea", "old"), ("island", "")], kind), model=model)
    told = found(puzzle, [("tea", "new"), ("volcano", "")], [("tea", "old"), ("island", "")])
    assert told.listed == ((0, 0, "clue"),)
    assert (told.added, told.removed, told.own) == ((), (), ())


def test_a_word_with_several_clues_has_any_of_them() -> None:
    others = (("clue 2", "older"), ("theme", "drinks"))
    puzzle, row = puzzle_of([("tea", "older")]), ("tea", "old", others)
    told = found(puzzle, [row], [row])
    assert told == Differences(agreed=(("tea", "older", ()),))
    mine = replace(puzzle, words=(replace(puzzle.words[0], clue="mine"),))
    assert found(mine, [row], told.agreed).written == ((0, 0, "clue 2"),)
    assert found(mine, [row], [row]).both == ((0, 0, "clue"),)  # nobody knows which it had
    assert found(mine, [("tea", "mine", others)], told.agreed).written == ()
    other = ("tea", "old", (("clue 2", "oldest"),))
    assert found(puzzle, [other], told.agreed).listed == ((0, 0, "clue"),)
    assert found(mine, [other], told.agreed).both == ((0, 0, "clue"),)


ANIMALS = {"tiger": "striped", "rabbit": "long ears", "goat": "beard", "bear": "honey"}


@pytest.mark.parametrize("kind", ["freeform", "wordsearch", "krisskross", "codeword"])
def test_a_puzzle_follows_its_list_in_one_step(player: Player, kind: str) -> None:
    text = json.dumps(ANIMALS).encode()
    loaded = player.job("dictionary.load", text, name="animals.json", language="en")["dictionary"]
    made = player.new(loaded, kind=kind, whole=1)
    agreed = [{"word": word, "clue": clue} for word, clue in ANIMALS.items()]
    rows = [*agreed[1:], {"word": "otter", "clue": "swims"}, {"word": "heron", "clue": ""}]
    rows[0] = {"word": "Rabbit", "clue": "likes carrots"}
    words = [word["word"] for word in made["view"]["words"]]

    def compare(puzzle: dict[str, Any], agreed: Any) -> dict[str, Any]:
        return player.ask("puzzle.compare", document=puzzle["document"], rows=rows, agreed=agreed)

    told = compare(made, agreed)
    assert [(words[pair["word"]], pair["row"]) for pair in told["listed"]] == [("rabbit", 0)]
    assert [rows[at]["word"] for at in told["added"]] == ["otter", "heron"]
    assert [words[at] for at in told["removed"]] == ["tiger"]
    end = player.job(
        "puzzle.revise",
        document=made["document"],
        clues=[{"word": told["listed"][0]["word"], "clue": rows[0]["clue"]}],
        without=told["removed"],
        words=[{"text": rows[at]["word"], "clue": rows[at]["clue"]} for at in told["added"]],
        seed=1,
    )
    assert sound(end["document"])
    left = {"rabbit": "likes carrots", "goat": "beard", "bear": "honey"}
    now = {word["word"]: word["clue"] for word in end["view"]["words"]}
    assert now == {**left, "otter": "swims", "heron": ""}
    after = compare(end, told["agreed"])
    assert not any(after[side] for side in ("listed", "written", "both", "added", "removed", "own"))


def test_a_puzzle_follows_a_list_with_none_of_its_words(player: Player) -> None:
    text = json.dumps(ANIMALS).encode()
    loaded = player.job("dictionary.load", text, name="animals.json", language="en")["dictionary"]
    made = player.new(loaded, whole=1)
    asked = {"document": made["document"], "without": [0, 1, 2, 3], "seed": 1}
    new = [{"text": "otter", "clue": ""}, {"text": "heron"}]
    end = player.job("puzzle.revise", **asked, words=new)
    assert sorted(word["word"] for word in end["view"]["words"]) == ["heron", "otter"]
    refused = player.ask("puzzle.revise", **asked, clues=[{"word": 9, "clue": "none"}])
    assert refused["code"] == "no-such-word"


@pytest.mark.parametrize("kind", ["freeform", "wordsearch", "krisskross", "codeword"])
@pytest.mark.parametrize("options", [{}, {"scatter": 3}, {"size": "5x5"}])
def test_words_of_a_list_that_is_used_whole_stay_as_typed(
    player: Player, kind: str, options: dict[str, Any]
) -> None:
    names = {field.name for field in KINDS[kind].fields}
    words = ["tiger", "rabbit", "goat", "zebra", "bear", "rhinoceros", "ant"]
    text = "\n".join(words).encode()
    loaded = player.job("dictionary.load", text, name="list.txt", language="en")["dictionary"]
    chosen = {name: value for name, value in options.items() if name in names}
    made = player.new(loaded, kind=kind, whole=1, options=chosen)
    assert [word["word"] for word in made["view"]["words"]] == words
    assert sound(made["document"])
    again = player.ask("puzzle.view", document=made["document"])
    assert [word["word"] for word in again["view"]["words"]] == words
    some = player.new(loaded, kind=kind, options={**chosen, "count": 6})
    listed = [word["word"] for word in some["view"]["words"]]
    assert listed == sorted(listed) or "scatter" in chosen

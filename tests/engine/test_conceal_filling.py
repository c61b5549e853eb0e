"""Filling: what comes out is read letter by letter; proofs are compared with all fillings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from crosscore.alphabet import get, languages, usual_letters
from crosscore.conceal import Filling, Place, Placing, Task, copies, fill, subwords
from crosscore.conceal.nogood_learning import Nogoods
from crosscore.errors import CrosscoreError
from crosscore.grid import DIRECTIONS, Cell, along
from crosscore.kinds.wordsearch.rude import rude_words
from crosscore.rng import Rng
from crosscore.search import Outcome, drain

Word = tuple[str, ...]


def filled(task: Task, placing: Placing, letters: str, seed: int = 1, **more: object) -> Filling:
    weights = [(one, 1.0) for one in letters]
    return drain(fill(task, placing, Rng(seed), weights, **more))  # type: ignore[arg-type]


def cells_of(task: Task) -> list[Cell]:
    return sorted(task.shape or [(r, c) for r in range(task.height) for c in range(task.width)])


def grid_of(task: Task, placing: Placing, letters: dict[Cell, str]) -> list[list[str | None]]:
    rows: list[list[str | None]] = [[None] * task.width for _ in range(task.height)]
    for place in placing.places:
        for (r, c), letter in zip(task.cells(place), task.words[place.word], strict=True):
            rows[r][c] = letter
    for (r, c), letter in letters.items():
        assert rows[r][c] is None
        rows[r][c] = letter
    assert [(r, c) for r in range(task.height) for c in range(task.width) if rows[r][c]] == (
        cells_of(task)
    )
    return rows


def faults(
    task: Task,
    placing: Placing,
    rows: list[list[str | None]],
    banned: Sequence[Word] = (),
    inside: Sequence[Word] = (),
) -> set[tuple[str, int]]:
    """What can be read and should not be: ("twice" or "inside" or "banned", index)."""
    placed = [frozenset(task.cells(place)) for place in placing.places]
    listed = {task.words[place.word] for place in placing.places}

    def stray(word: Word, directions: Sequence[str]) -> bool:
        return any(
            not any(frozenset(one) <= cells for cells in placed)
            for one in copies(rows, word, directions)
        )

    found = {
        ("twice", at)
        for at, w in enumerate(task.words)
        if w in listed and stray(w, task.directions)
    }
    found |= {("inside", at) for at, w in enumerate(inside) if stray(w, task.directions)}
    found |= {
        ("banned", at)
        for at, w in enumerate(banned)
        if w not in listed and w not in inside and stray(w, tuple(DIRECTIONS))
    }
    return found


def told(filling: Filling) -> set[tuple[str, int]]:
    return {
        (name, at)
        for name, those in (
            ("twice", filling.twice), ("inside", filling.inside), ("banned", filling.banned)
        )
        for at in those
    }  # fmt: skip


@st.composite
def tasks(draw: st.DrawFn, letters: str, side: int, longest: int) -> tuple[Task, Placing]:
    """Words laid by chance where they fit, in a random shape."""
    width, height = draw(st.integers(2, side)), draw(st.integers(1, side))
    directions = tuple(
        w for w in DIRECTIONS if w in draw(st.sets(st.sampled_from(list(DIRECTIONS)), min_size=1))
    )
    all_cells = [(r, c) for r in range(height) for c in range(width)]
    gone = draw(st.sets(st.sampled_from(all_cells), max_size=3)) if draw(st.booleans()) else set()
    shape = frozenset(all_cells) - gone if gone and len(gone) < len(all_cells) else None
    word = st.lists(st.sampled_from(letters), min_size=2, max_size=longest).map(tuple)
    words = tuple(draw(st.lists(word, min_size=1, max_size=5, unique=True)))
    task = Task(words, width, height, directions, shape=shape)
    room = set(cells_of(task))
    rng = Rng(draw(st.integers(0, 999)))
    grid: dict[Cell, str] = {}
    places = []
    for at, one in enumerate(words):
        spots = [Place(at, r, c, direction) for direction in directions for r, c in all_cells]
        rng.shuffle(spots)
        for spot in spots:
            cells = along((spot.row, spot.column), spot.direction, len(one))
            if all(
                cell in room and grid.get(cell, letter) == letter
                for cell, letter in zip(cells, one, strict=True)
            ):
                grid.update(zip(cells, one, strict=True))
                places.append(spot)
                break
    lost = sorted(set(range(len(words))) - {place.word for place in places})
    return task, Placing(tuple(places), tuple(lost), 0)


def check(task: Task, placing: Placing, filling: Filling, **more: Sequence[Word]) -> None:
    """What a filling says of itself holds."""
    rows = grid_of(task, placing, dict(filling.letters))
    wrong = faults(task, placing, rows, **more)
    if filling.outcome is Outcome.FOUND:
        assert not wrong
        assert not told(filling)
    elif filling.outcome is Outcome.LIMIT:
        assert told(filling) == wrong
    else:
        assert told(filling)
        assert told(filling) & wrong


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(["AB", "ABC", "ABCD"]), st.integers(0, 99))
def test_what_is_found_can_be_read_once_only(data: st.DataObject, letters: str, seed: int) -> None:
    task, placing = data.draw(tasks(letters, 7, 6))
    word = st.lists(st.sampled_from(letters + "Z"), min_size=2, max_size=4).map(tuple)
    banned = data.draw(st.lists(word, max_size=3))
    inside = [w for w in data.draw(st.lists(word, max_size=1)) if w not in task.words]
    message = data.draw(st.text(letters, max_size=4))
    filling = filled(
        task, placing, letters, seed, message=tuple(message), banned=banned, inside=inside
    )
    assert filling.outcome is not Outcome.LIMIT
    check(task, placing, filling, banned=banned, inside=inside)
    free = sorted(filling.letters)
    assert [filling.letters[cell] for cell in free[: len(message)]] == list(message)[: len(free)]
    again = filled(
        task, placing, letters, seed, message=tuple(message), banned=banned, inside=inside
    )
    assert again == filling


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_impossible_is_what_no_filling_does(data: st.DataObject) -> None:
    letters = "AB"
    task, placing = data.draw(tasks(letters, 4, 4))
    word = st.lists(st.sampled_from(letters), min_size=2, max_size=3).map(tuple)
    banned = data.draw(st.lists(word, max_size=2))
    filling = filled(task, placing, letters, banned=banned)
    free = sorted(filling.letters)
    assume(len(free) < 10)
    check(task, placing, filling, banned=banned)
    if filling.outcome is Outcome.EXHAUSTED:
        for some in product(letters, repeat=len(free)):
            rows = grid_of(task, placing, dict(zip(free, some, strict=True)))
            # Not only is something wrong in each, but something of what the proof names.
            assert faults(task, placing, rows, banned) & told(filling)
    else:
        assert filling.outcome is Outcome.FOUND


def one_word(
    word: str, side: int, directions: tuple[str, ...] = tuple(DIRECTIONS)
) -> tuple[Task, Placing]:
    """A word in the first row."""
    task = Task((tuple(word),), side, side, directions)
    return task, Placing((Place(0, 0, 0, "forward"),), (), 0)


def test_the_check_itself_sees_what_it_must() -> None:
    task, placing = one_word("CAT", 3, ("forward",))
    rows: list[list[str | None]] = [["C", "A", "T"], ["C", "A", "T"], ["X", "T", "A"]]
    assert faults(task, placing, rows) == {("twice", 0)}
    rows[1][0] = "X"
    assert not faults(task, placing, rows)
    assert faults(task, placing, rows, banned=[("T", "T", "T"), ("A", "T")]) == {("banned", 1)}
    assert faults(task, placing, rows, inside=[("T", "A")]) == {("inside", 0)}


def test_letters_that_leave_no_choice_end_with_an_answer() -> None:
    task, placing = one_word("AB", 30)
    filling = filled(task, placing, "AB")
    assert filling.outcome is Outcome.EXHAUSTED
    assert filling.twice == (0,)
    assert not filling.clashes
    assert filled(task, placing, "ABC").outcome is Outcome.FOUND
    assert filled(*one_word("AABABBAB", 30), "AB").outcome is Outcome.FOUND
    assert filled(*one_word("AB", 30), "A").outcome is Outcome.EXHAUSTED
    assert filled(*one_word("AB", 30, ("forward",)), "A").outcome is Outcome.FOUND


def test_what_the_places_and_the_message_make_is_told_with_its_cells() -> None:
    words = (tuple("CATS"), tuple("COAT"), tuple("AXIS"))
    directions = ("forward", "down")
    places = (Place(0, 0, 0, "forward"), Place(1, 0, 0, "down"), Place(2, 0, 1, "down"))
    task = Task(words, 5, 5, directions)
    placing = Placing(places, (), 2)
    filling = filled(task, placing, "XYZ", banned=[tuple("AI"), tuple("OAT")])
    assert filling.outcome is Outcome.EXHAUSTED  # A of COAT stands beside the I of AXIS
    assert (filling.twice, filling.banned) == ((), (0,))
    assert filling.clashes == (((2, 0), (2, 1)),)
    assert not faults(task, placing, grid_of(task, placing, dict(filling.letters)))
    filling = filled(*one_word("CAT", 3, ("forward",)), "XYZ", message="CAT")
    assert filling.outcome is Outcome.EXHAUSTED
    assert filling.clashes == (((1, 0), (1, 1), (1, 2)),)
    assert filled(*one_word("CAT", 3, ("forward",)), "XYZ", message="TAC").twice == ()


def test_what_stands_within_a_word_is_no_copy_whichever_way_it_runs() -> None:
    word = tuple("ABCDE")
    parts = [word[i:j] for i in range(5) for j in range(i + 2, 6)]
    for direction, (down, on) in DIRECTIONS.items():
        task = Task((word,), 5, 5, tuple(DIRECTIONS))
        placing = Placing((Place(0, 4 if down < 0 else 0, 4 if on < 0 else 0, direction),), (), 0)
        filling = filled(task, placing, "ABCDEF", banned=[one[::-1] for one in parts], inside=parts)
        assert filling.outcome is Outcome.FOUND
        check(task, placing, filling, banned=[one[::-1] for one in parts], inside=parts)


def test_a_limit_of_nodes_is_kept_and_told() -> None:
    task, placing = one_word("ABBA", 20)
    filling = filled(task, placing, "AB", nodes=5)
    assert filling.outcome is Outcome.LIMIT
    check(task, placing, filling)
    assert filled(task, placing, "AB").outcome is Outcome.FOUND


def test_kept_letters_change_only_where_they_must() -> None:
    task, placing = one_word("CAT", 12)
    before = filled(task, placing, "CATXYZ", seed=1)
    assert filled(task, placing, "XYZ", seed=2, keep=before.letters) == before
    wrong = dict(before.letters) | {(5, 3): "C", (5, 4): "A", (5, 5): "T"}
    after = filled(task, placing, "XYZ", seed=2, keep=wrong)
    assert after.outcome is Outcome.FOUND
    check(task, placing, after)
    assert len({cell for cell in wrong if after.letters[cell] != wrong[cell]}) <= 8
    # Letters that are none of those to draw cannot hold up a proof.
    task, placing = one_word("AB", 6)
    kept = dict.fromkeys(before.letters, "Z")
    assert filled(task, placing, "B", keep=kept).outcome is Outcome.FOUND
    after = filled(task, placing, "B", keep=kept, banned=[("Z", "Z")])
    assert (after.outcome, after.twice) == (Outcome.EXHAUSTED, (0,))


def test_a_repair_does_not_stand_out() -> None:
    task, placing = one_word("CAT", 5, ("forward",))
    kept = {(r, c): "Z" for r in range(1, 5) for c in range(5)} | {(0, 3): "Z", (0, 4): "Z"}
    kept |= {(2, c): letter for c, letter in enumerate("XXCAT")}
    for seed in range(30):
        search = fill(task, placing, Rng(seed), [("X", 99.0), ("Y", 1.0)], keep=kept)
        letters = drain(search).letters
        assert "".join(letters[2, c] for c in range(5)) in ("XXYAT", "XXCXT", "XXCAX")


def test_what_is_listed_is_not_banned() -> None:
    task, placing = one_word("CAT", 3, ("forward",))
    for more in ({}, {"inside": [tuple("XY")]}):
        banned = [tuple("CAT"), *more.get("inside", ())]
        filling = filled(task, placing, "V", message="TACYXV", banned=banned, **more)
        assert filling.outcome is Outcome.FOUND
    assert filled(task, placing, "V", message="YX", banned=[tuple("XY")]).banned == (0,)


def test_letters_look_drawn() -> None:
    words = ("SEE", "TEA", "ATE", "EAT", "TEE", "SET", "SAT")
    task = Task(tuple(map(tuple, words)), 40, 40, tuple(DIRECTIONS))
    places = tuple(Place(at, 5 * at, 3, "forward") for at in range(len(words)))
    weights = [("E", 4.0), ("T", 3.0), ("A", 2.0), ("S", 1.0), ("R", 2.0), ("O", 3.0)]
    filling = drain(fill(task, Placing(places, (), 0), Rng(3), weights))
    assert filling.outcome is Outcome.FOUND
    letters = filling.letters
    for letter, weight in weights:
        share = sum(one == letter for one in letters.values()) / len(letters)
        # These words, read in eight ways, need many repairs: T and E give way to R and O.
        assert 0.6 < share / (weight / 15) < 1.6, (letter, share)
    runs = sum(
        len({letters.get(cell) for cell in along(start, direction, 4)}) == 1
        for start in letters
        for direction in list(DIRECTIONS)[:4]
    )
    expected = 4 * len(letters) * sum((weight / 15) ** 4 for _, weight in weights)
    assert runs < 1.5 * expected


def test_nogoods_find_or_prove() -> None:
    answers = {find_or_prove(seed) for seed in range(150)}
    assert answers == {True, False}


def find_or_prove(seed: int) -> bool:
    """One random task for `Nogoods`, compared with all choices."""
    rng = Rng(seed)
    letters, cells = 1 + seed % 3, 6
    forbidden = [
        [(rng.below(cells), rng.below(letters)) for _ in range(1 + rng.below(1 + letters))]
        for _ in range(rng.below(12 * letters * letters))
    ]
    forbidden = [list(dict(one).items()) for one in forbidden]
    search = Nogoods(letters, [0] * cells, lambda bits: bits.bit_length() - 1)

    def allowed(some: Sequence[int], those: Sequence[list[tuple[int, int]]]) -> bool:
        return not any(all(some[cell] == letter for cell, letter in one) for one in those)

    for at, one in enumerate(forbidden):
        search.add(one, 1 << at)
        if at % 3 == 2:
            list(search.solve(10_000))
    answer = drain(search.solve(100_000))
    every = list(product(range(letters), repeat=cells))
    assert answer is any(allowed(some, forbidden) for some in every)
    if answer:
        assert allowed(search.wish, forbidden)
    else:  # the proof needs no others than it says
        named = [one for at, one in enumerate(forbidden) if search.reason >> at & 1]
        assert not any(allowed(some, named) for some in every)
    return bool(answer)


@given(
    st.lists(st.text("AB", min_size=2, max_size=5).map(tuple), unique=True, max_size=8),
    st.sampled_from(
        [("forward",), ("forward", "backward"), ("down", "up", "forward"), tuple(DIRECTIONS)]
    ),
)
def test_parts_of_words(words: list[Word], directions: tuple[str, ...]) -> None:
    both = len(directions) in (2, 8)
    expected: dict[int, list[tuple[int, int, bool]]] = {}
    for at, word in enumerate(words):
        for other, longer in enumerate(words):
            if (len(longer), at) <= (len(word), other):
                continue
            for first in range(len(longer)):
                for turned, step in ((False, 1), (True, -1)):
                    cells = range(first, first + step * len(word), step)
                    same = 0 <= cells[-1] < len(longer) and word == tuple(longer[i] for i in cells)
                    if same and (not turned or (both and word != word[::-1])):
                        expected.setdefault(at, []).append((other, first, turned))
    found = subwords(words, directions)
    assert {at: sorted(parts) for at, parts in found.items()} == {
        at: sorted(parts) for at, parts in expected.items()
    }
    assert all(
        [turned for _, _, turned in parts] == sorted(turned for _, _, turned in parts)
        for parts in found.values()
    )


def test_usual_letters_are_cells() -> None:
    for language in languages():
        letters = usual_letters(language.code)
        if language.code.startswith("und"):
            assert letters == ()
        else:
            assert len(set(letters)) == len(letters) >= 20, language
            assert all(language.split(letter) == (letter,) for letter in letters)


def test_usual_letters_are_those_of_the_language() -> None:
    assert "".join(usual_letters("en")) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert len(usual_letters("he")) == 22  # no final forms
    assert len(usual_letters("ar")) == 28
    assert {"অ", "ক", "ড\u09bc"} <= set(usual_letters("bn"))
    assert {"Å", "Ä", "Ö"} <= set(usual_letters("sv"))
    assert {"CH", "LL"} <= set(usual_letters("cy"))
    assert "IJ" in usual_letters("nl")
    assert "IJ" not in usual_letters("nl", {"ij": "two-cells"})
    assert usual_letters("zxx") == ()
    with pytest.raises(CrosscoreError, match="no option"):
        usual_letters("nl", {"ji": "two-cells"})


def test_rude_words_are_cells_of_their_language() -> None:
    for language in languages():
        words = rude_words(language)
        assert all(len(word) > 1 for word in words)
        assert len(set(words)) == len(words)
        if "Latn" in language.scripts:
            assert len(words) > 5
    for code in ("en", "es", "fr", "de", "hi", "bn", "ar", "he"):
        assert len(rude_words(get(code))) > 20, code
    assert rude_words(get("ka")) == ()

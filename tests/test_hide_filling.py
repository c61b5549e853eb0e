"""Filling: what comes out is read letter by letter; proofs are compared with all fillings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore.grid import WAYS, Cell, along
from crosscore.hide import Filling, Place, Placing, Task, copies, fill
from crosscore.rng import Rng
from crosscore.search import Outcome

Word = tuple[str, ...]


def filled(task: Task, placing: Placing, letters: str, seed: int = 1, **more: object) -> Filling:
    search = fill(task, placing, Rng(seed), [(one, 1.0) for one in letters], **more)  # type: ignore[arg-type]
    while True:
        try:
            next(search)
        except StopIteration as end:
            result: Filling = end.value
            return result


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

    def stray(word: Word, ways: Sequence[str]) -> bool:
        return any(
            not any(frozenset(one) <= cells for cells in placed) for one in copies(rows, word, ways)
        )

    found = {
        ("twice", at) for at, w in enumerate(task.words) if w in listed and stray(w, task.ways)
    }
    found |= {("inside", at) for at, w in enumerate(inside) if stray(w, task.ways)}
    found |= {
        ("banned", at)
        for at, w in enumerate(banned)
        if w not in listed and w not in inside and stray(w, tuple(WAYS))
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
    ways = tuple(w for w in WAYS if w in draw(st.sets(st.sampled_from(list(WAYS)), min_size=1)))
    all_cells = [(r, c) for r in range(height) for c in range(width)]
    gone = draw(st.sets(st.sampled_from(all_cells), max_size=3)) if draw(st.booleans()) else set()
    shape = frozenset(all_cells) - gone if gone and len(gone) < len(all_cells) else None
    word = st.lists(st.sampled_from(letters), min_size=2, max_size=longest).map(tuple)
    words = tuple(draw(st.lists(word, min_size=1, max_size=5, unique=True)))
    task = Task(words, width, height, ways, shape=shape)
    room = set(cells_of(task))
    rng = Rng(draw(st.integers(0, 999)))
    grid: dict[Cell, str] = {}
    places = []
    for at, one in enumerate(words):
        spots = [Place(at, r, c, way) for way in ways for r, c in all_cells]
        rng.shuffle(spots)
        for spot in spots:
            cells = along((spot.row, spot.column), spot.way, len(one))
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


@settings(max_examples=100, deadline=None)
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


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_impossible_is_what_no_filling_does(data: st.DataObject) -> None:
    letters = "AB"
    task, placing = data.draw(tasks(letters, 4, 4))
    word = st.lists(st.sampled_from(letters), min_size=2, max_size=3).map(tuple)
    banned = data.draw(st.lists(word, max_size=2))
    filling = filled(task, placing, letters, banned=banned)
    free = sorted(filling.letters)
    check(task, placing, filling, banned=banned)
    if filling.outcome is Outcome.EXHAUSTED:
        for some in product(letters, repeat=len(free)):
            rows = grid_of(task, placing, dict(zip(free, some, strict=True)))
            # Not only is something wrong in each, but something of what the proof names.
            assert faults(task, placing, rows, banned) & told(filling)
    else:
        assert filling.outcome is Outcome.FOUND

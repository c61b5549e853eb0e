"""The referee finds each kind of fault, and nothing in a sound puzzle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore.grid import components, find_slots
from crosscore.puzzle import Entry, Puzzle, Unplaced, Word
from crosscore.referee import check
from tests.crosswords import SOUND, puzzle_of, scattered


def codes(puzzle: Puzzle) -> set[str]:
    return {issue.code for issue in check(puzzle)}


def with_entry(puzzle: Puzzle, index: int, **changes: object) -> Puzzle:
    entries = list(puzzle.entries)
    entries[index] = replace(entries[index], **changes)  # type: ignore[arg-type]
    return replace(puzzle, entries=tuple(entries))


def with_word(puzzle: Puzzle, index: int, **changes: object) -> Puzzle:
    words = list(puzzle.words)
    words[index] = replace(words[index], **changes)  # type: ignore[arg-type]
    return replace(puzzle, words=tuple(words))


def without_entry(puzzle: Puzzle, index: int, reason: str = "no room") -> Puzzle:
    entries = [e for i, e in enumerate(puzzle.entries) if i != index]
    lost = Unplaced(puzzle.entries[index].word, reason)
    return replace(puzzle, entries=tuple(entries), unplaced=(lost,))


def test_a_sound_puzzle_has_no_findings() -> None:
    assert check(puzzle_of(SOUND)) == []


def test_a_word_that_shares_no_letter_may_be_left_out() -> None:
    puzzle = puzzle_of(SOUND)
    extra = Word("BUG", ("B", "U", "G"), "")
    left_out = replace(
        puzzle, words=(*puzzle.words, extra), unplaced=(Unplaced(3, "shares no letter"),)
    )
    assert check(left_out) == []
    assert codes(replace(left_out, unplaced=())) == {"word-lost"}
    assert codes(replace(left_out, unplaced=(Unplaced(3, "bad luck"),))) == {"reason"}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["CAT", "...", "DOG"], "apart"),
        (["CAT", "A.."], "ok"),
        (["CATS", "A...", "R.DO"], "apart"),
    ],
)
def test_connection(rows: list[str], expected: str) -> None:
    assert codes(puzzle_of(rows)) == (set() if expected == "ok" else {expected})


def test_words_side_by_side_make_false_words() -> None:
    # CAT above ARE: the columns CA, AR, TE are runs that are no entries
    puzzle = puzzle_of(["CAT", "ARE"])
    across_only = replace(
        puzzle, words=puzzle.words[:2], entries=tuple(e for e in puzzle.entries if e.across)
    )
    assert "false-word" in codes(across_only)
    assert "apart" in codes(across_only)


def test_a_word_laid_inside_a_longer_run_is_found() -> None:
    puzzle = puzzle_of(SOUND)
    shorter = with_word(
        with_entry(puzzle, 0, cells=puzzle.entries[0].cells[:5]),
        0,
        answer=("S", "A", "D", "D", "L"),
        surface="SADDL",
    )
    rest = Word("LE", ("L", "E"), "")
    both = replace(
        shorter,
        words=(*shorter.words, rest),
        entries=(*shorter.entries, Entry(3, True, ((0, 4), (0, 5)), 3)),
    )
    assert {"false-word", "run"} <= codes(both)


def test_each_tampering_is_found() -> None:
    puzzle = puzzle_of(SOUND)
    assert "crossing" in codes(with_word(puzzle, 0, answer=tuple("SAXDLE"), surface="SAXDLE"))
    assert "answer" in codes(with_word(puzzle, 0, surface="SADDER"))
    assert "number" in codes(with_entry(puzzle, 1, number=9))
    assert "length" in codes(with_entry(puzzle, 0, cells=puzzle.entries[0].cells[:3]))
    assert "outside" in codes(replace(puzzle, width=5))
    assert "box" in codes(replace(puzzle, width=7))
    assert check(replace(puzzle, width=7, options={"size": "7x6"})) == []
    assert "word-twice" in codes(replace(puzzle, entries=(*puzzle.entries, puzzle.entries[0])))
    assert "word-unknown" in codes(with_entry(puzzle, 0, word=7))
    assert "reason" in codes(without_entry(puzzle, 1, "shares no letter"))
    assert "line" in codes(with_entry(puzzle, 0, cells=(*puzzle.entries[0].cells[:5], (1, 5))))
    assert "mixed-scripts" in codes(with_word(puzzle, 0, surface="САDDLE"))


def test_two_words_with_one_answer_are_found() -> None:
    puzzle = puzzle_of(["CAT", "A..", "T.."])
    assert "answer-twice" in codes(puzzle)


def lost(puzzle: Puzzle, surface: str, **changes: object) -> Puzzle:
    """The puzzle with one of its words apart changed."""
    unplaced = [
        replace(u, **changes) if puzzle.words[u.word].surface == surface else u  # type: ignore[arg-type]
        for u in puzzle.unplaced
    ]
    return replace(puzzle, unplaced=tuple(unplaced))


def test_words_may_lie_apart_where_they_were_scattered() -> None:
    puzzle = scattered()
    assert check(puzzle) == []
    assert {puzzle.words[u.word].surface: u.reason for u in puzzle.unplaced} == {
        "LION": "isolated", "OX": "separate group", "XU": "separate group",
    }  # fmt: skip
    assert codes(scattered(scatter=0)) == {"loose"}
    assert codes(replace(puzzle, options={})) == {"loose"}
    assert codes(replace(puzzle, options={"scatter": "many"})) == {"loose"}


def test_words_apart_are_apart_as_is_said() -> None:
    puzzle = scattered()
    assert codes(lost(puzzle, "LION", reason="separate group")) == {"loose"}
    assert codes(lost(puzzle, "OX", reason="isolated")) == {"loose"}
    assert codes(lost(puzzle, "LION", reason="no room")) == {"reason", "loose"}
    # without its cells the word lies nowhere, and the box is too large for the rest
    assert codes(lost(puzzle, "LION", cells=())) == {"reason", "box"}
    # a word that crosses the main part belongs on the sheet
    taken = next(entry for entry in puzzle.entries if not entry.across)
    off = replace(
        puzzle,
        entries=tuple(e for e in puzzle.entries if e is not taken),
        unplaced=(*puzzle.unplaced, Unplaced(taken.word, "isolated", taken.cells, False)),
    )
    assert "loose" in codes(off)
    # the larger group is the main part
    small = [entry for entry in puzzle.entries if entry is not taken]
    fewer = replace(
        puzzle,
        entries=tuple(small),
        unplaced=(*puzzle.unplaced, Unplaced(taken.word, "no room")),
        height=6,
    )
    assert [i.code for i in check(fewer)] == ["loose", "loose"]
    assert codes(replace(puzzle, entries=())) >= {"word-lost", "empty"}


def test_the_box_and_its_letters_are_read_with_the_words_apart() -> None:
    puzzle = scattered()
    moved = {
        # LION right of TEN makes ELION, below it TENO
        "run": [(1, 3 + i) for i in range(4)],
        "outside": [(1, 5 + i) for i in range(4)],
        "crossing": [(2, 2 + i) for i in range(4)],
        "line": [(3, 4), (3, 5), (3, 6), (4, 7)],
        "length": [(3, 4), (3, 5), (3, 6)],
        "false-word": [(3, i) for i in range(4)],
    }
    for code, cells in moved.items():
        assert code in codes(lost(puzzle, "LION", cells=tuple(cells))), code
    assert "line" in codes(lost(puzzle, "LION", across=False))
    assert codes(replace(puzzle, width=puzzle.width + 1)) == {"box"}
    assert codes(replace(puzzle, words=puzzle.words[:-1])) == {"word-unknown"}


def test_locks_given_letters_and_sheet_settings_are_checked() -> None:
    puzzle = scattered()
    placed, apart = puzzle.entries[0].word, puzzle.unplaced[0].word
    good = replace(
        puzzle,
        locked=frozenset({placed}),
        given_letters=frozenset({(placed, 2), (apart, 0)}),
        sheet={"blocks": "none"},
    )
    assert check(good) == []
    assert codes(replace(good, locked=frozenset({apart}))) == {"locked"}
    assert codes(replace(good, locked=frozenset({99, -1}))) == {"locked"}
    assert codes(replace(good, given_letters=frozenset({(placed, 3)}))) == {"given"}
    assert codes(replace(good, given_letters=frozenset({(placed, -1)}))) == {"given"}
    assert codes(replace(good, given_letters=frozenset({(99, 0)}))) == {"given"}
    assert codes(replace(good, sheet={"blocks": "pink"})) == {"sheet"}
    assert codes(replace(good, sheet={"colour": "red"})) == {"sheet"}


_MOVES = st.tuples(st.integers(0, 4), st.booleans(), st.integers(-1, 6), st.integers(-1, 8))


@given(st.lists(_MOVES, max_size=3))
def test_what_the_referee_passes_is_sound_by_another_count(moves: list[Any]) -> None:
    """Words of the scattered puzzle thrown about: no false word gets past the referee."""
    puzzle = scattered()
    for index, across, r, c in moves:
        answer = puzzle.words[index].answer
        cells = tuple((r, c + i) if across else (r + i, c) for i in range(len(answer)))
        entries = [
            replace(e, cells=cells, across=across) if e.word == index else e for e in puzzle.entries
        ]
        unplaced = [
            replace(u, cells=cells, across=across) if u.word == index else u
            for u in puzzle.unplaced
        ]
        puzzle = replace(puzzle, entries=tuple(entries), unplaced=tuple(unplaced))
    if check(puzzle):
        return
    grid: dict[tuple[int, int], str] = {}
    pieces = [(e.word, e.cells) for e in puzzle.entries]
    pieces += [(u.word, u.cells) for u in puzzle.unplaced]
    for word, cells in pieces:
        for cell, letter in zip(cells, puzzle.words[word].answer, strict=True):
            assert grid.setdefault(cell, letter) == letter
    rows = [[grid.get((r, c)) for c in range(puzzle.width)] for r in range(puzzle.height)]
    assert sorted(cells for _, cells in find_slots(rows)) == sorted(cells for _, cells in pieces)
    groups = components([cells for _, cells in pieces])
    assert sorted(pieces[i][0] for i in groups[0]) == sorted(e.word for e in puzzle.entries)

"""The referee finds each kind of fault, and nothing in a sound puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from crosscore.grid import find_slots, number_cells
from crosscore.puzzle import Entry, Puzzle, Unplaced, Word
from crosscore.referee import check

SOUND = [
    "SADDLE",
    "..E...",
    "CASTLE",
    "..E...",
    "..R...",
    "..T...",
]


def puzzle_of(rows: Sequence[str], language: str = "en") -> Puzzle:
    """The puzzle that a drawing shows: every run of two or more letters is an entry."""
    cells = [[None if c == "." else c for c in row] for row in rows]
    slots = find_slots(cells)
    numbers = number_cells(slot[0] for _, slot in slots)
    words, entries = [], []
    for across, slot in slots:
        answer = tuple(str(cells[r][c]) for r, c in slot)
        entries.append(Entry(len(words), across, slot, numbers[slot[0]]))
        words.append(Word("".join(answer), answer, "A clue"))
    return Puzzle(
        kind="freeform",
        language=language,
        width=len(rows[0]),
        height=len(rows),
        words=tuple(words),
        entries=tuple(entries),
    )


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

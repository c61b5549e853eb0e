"""Bars, circles, shading, details and clues without answers in the files of other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import puz as puzpy
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosscore import formats, sheet
from crosscore.grid import BLOCKED, Bar, Cell, find_slots, is_full, number_cells
from crosscore.puzzle import ABOUT, Entry, OpenClue, Puzzle, Word
from tests.crosswords import drawings, drawn, puzzle_of

#: codes of losses -> what then may not come back
EXCUSED = {"marks": ("shades",), "about": ("about",), "notes": ("about",), "letters": ("open",)}


def with_bars(puzzle: Puzzle, bars: Sequence[Bar]) -> Puzzle:
    """The grid of a puzzle parted by bars, each full run a word."""
    rows = puzzle.rows()
    slots = find_slots(rows, bars)
    numbers = number_cells(cells[0] for _, cells in slots)
    full = [(across, cells) for across, cells in slots if is_full(rows, cells)]
    answers = [tuple(str(rows[r][c]) for r, c in cells) for _, cells in full]
    covered = {cell for _, cells in full for cell in cells}
    return replace(
        puzzle,
        words=tuple(Word("".join(answer), answer, "A clue") for answer in answers),
        entries=tuple(
            Entry(i, across, cells, numbers[cells[0]]) for i, (across, cells) in enumerate(full)
        ),
        open_cells={
            (r, c): letter
            for r, row in enumerate(rows)
            for c, letter in enumerate(row)
            if letter is not None and (r, c) not in covered
        },
        bars=frozenset(bars),
        locked=frozenset(),
        given_letters=frozenset(),
        odd={},
        pinned=frozenset(),
    )


@st.composite
def marked(draw: st.DrawFn) -> Puzzle:
    """A crossword with marks in its cells, details, and clues of runs that are not full."""
    puzzle = draw(drawings() | st.just(puzzle_of(["CAT", "A.E", "B.N"])))
    if draw(st.booleans()):
        puzzle = drawn(["שלומ", "לאמא", "#ני#"], language="he")
    rows = puzzle.rows()
    cells = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x is not None]
    some = st.sets(st.sampled_from(cells)) if cells else st.just(set[Cell]())
    if puzzle.model == BLOCKED and draw(st.booleans()):
        inside = [
            ((r, c), across)
            for r, c in cells
            for across, after in ((True, (r, c + 1)), (False, (r + 1, c)))
            if after in cells
        ]
        bars = draw(st.sets(st.sampled_from(inside), max_size=4)) if inside else set()
        puzzle = with_bars(puzzle, sorted(bars))
    waiting = {}
    for across, run in puzzle.slots() if puzzle.model == BLOCKED else ():
        if not is_full(rows, run) and draw(st.booleans()):
            count = f"1,{len(run) - 1}" if draw(st.booleans()) else ""
            clue = draw(st.sampled_from(["Open", "é", "<b>"]))
            waiting[run[0], across] = OpenClue(clue, count)
    text = st.sampled_from(["© me & co", "http://x.example/a?b", "2020-02-30"])
    return replace(
        puzzle,
        instructions=draw(st.sampled_from(["", "Solve it."])),
        circles=frozenset(draw(some)),
        shades={cell: draw(st.sampled_from(["#ff0000", "#0a0b0c"])) for cell in draw(some)},
        about={key: draw(text) for key in ABOUT if draw(st.booleans())},
        open_clues=waiting,
        checksum=("salt", "0" * 40) if waiting and draw(st.booleans()) else (),
        locked=frozenset(),
        odd={},
        pinned=frozenset(),
    )


def facts(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "rows": puzzle.rows(),
        "bars": puzzle.bars,
        "circles": puzzle.circles,
        "shades": dict(puzzle.shades),
        "about": dict(puzzle.about),
        "open": {at: (one.clue, one.counts) for at, one in puzzle.open_clues.items()},
        "numbers": puzzle.numbers(),
        "given": sheet.given_cells(puzzle),
        "counts": sheet.settings(puzzle)["enumerations"],
        "clues": {(e.cells[0], e.across): puzzle.words[e.word].clue for e in puzzle.entries},
    }


@pytest.mark.parametrize("to", ["puz", "jpz-xml", "exolve", "xd"])
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(puzzle=marked())
def test_marks_details_and_open_clues_come_back(to: str, puzzle: Puzzle) -> None:
    why = formats.refusal(puzzle, to)
    if why:
        assert "bars" in why
        assert (to, bool(puzzle.bars)) == ("puz", True)
        return
    lost = {loss.code for loss in formats.losses(puzzle, to)}
    (file,) = formats.export(puzzle, to, "x")
    again, findings = formats.load(file.data, file.name)
    assert [issue for issue in findings if issue.code not in ("void", "no-clue")] == []
    before, after = facts(puzzle), facts(again)
    gone = {name for code in lost for name in EXCUSED.get(code, ())}
    if not puzzle.entries and not puzzle.open_clues:
        gone.add("counts")
    kept = {name for name in before if name not in gone}
    assert {n: (before[n], after[n]) for n in kept if before[n] != after[n]} == {}
    for name in ABOUT if "notes" not in lost else ():
        assert again.about.get(name) in (puzzle.about.get(name), None if "about" in lost else "")
    assert bool(puzzle.checksum) == ("checksum" in lost)
    if to == "puz":
        read = puzpy.load(file.data)
        circled = {divmod(at, puzzle.width) for at in circled_in(read)}
        assert circled == puzzle.circles


def circled_in(read: Any) -> list[int]:
    """The cells with circles as another program reads them."""
    if not read.has_markup():
        return []
    found: list[int] = read.markup().get_markup_squares([puzpy.GridMarkup.Circled])
    return found


@pytest.mark.parametrize("to", ["puz", "jpz-xml"])
def test_a_thousand_words_come_back(to: str) -> None:
    letters = "ETAOINSHRDLU"
    rows = [
        "".join(
            "#" if 5 in (r % 6, c % 6) else letters[(r * r + 3 * c + r * c) % 12] for c in range(61)
        )
        for r in range(61)
    ]
    puzzle = drawn(rows)
    assert len(puzzle.words) == 1020
    (file,) = formats.export(puzzle, to, "x")
    again, findings = formats.load(file.data, file.name)
    assert findings == []
    assert again.rows() == puzzle.rows()
    assert len(again.words) == 1020

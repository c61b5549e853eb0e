"""Crosswords of every sort, written by hand or drawn by Hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from crosscore import alphabet
from crosscore.grid import (
    BLOCKED,
    components,
    find_slots,
    is_full,
    number_cells,
)
from crosscore.puzzle import SCRAMBLED, UNKNOWN, Entry, Puzzle, Source, Unplaced, Word

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


# CAT and TEN hang together, LION lies alone, OX and XU are a group of their own.
APART = [
    "CAT....",
    "..E.LION",
    "..N....",
    ".......",
    "OX.....",
    ".U.....",
]


def scattered(rows: Sequence[str] = APART, **options: object) -> Puzzle:
    """A puzzle of which the largest group is on the sheet, the other words lie apart."""
    width = max(map(len, rows))
    whole = puzzle_of([row.ljust(width, ".") for row in rows])
    groups = components([entry.cells for entry in whole.entries])
    main = [whole.entries[i] for i in groups[0]]
    numbers = number_cells(entry.cells[0] for entry in main)
    unplaced = [
        Unplaced(
            whole.entries[i].word,
            "isolated" if len(group) == 1 else "separate group",
            whole.entries[i].cells,
            whole.entries[i].across,
        )
        for group in groups[1:]
        for i in group
    ]
    return replace(
        whole,
        entries=tuple(replace(entry, number=numbers[entry.cells[0]]) for entry in main),
        unplaced=tuple(sorted(unplaced, key=lambda lost: lost.word)),
        options={"scatter": 4, **options},
    )


def drawn(rows: Sequence[str], kind: str = "filled", language: str = "en", **more: Any) -> Puzzle:
    """The dense puzzle that a drawing shows: `#` a block, `?` an empty cell."""
    cells = [[None if c == "#" else "" if c == "?" else c for c in row] for row in rows]
    slots = find_slots(cells)
    numbers = number_cells(found[0] for _, found in slots)
    words, entries = [], []
    for across, found in slots:
        if is_full(cells, found):
            answer = tuple(str(cells[r][c]) for r, c in found)
            entries.append(Entry(len(words), across, found, numbers[found[0]]))
            words.append(Word("".join(answer), answer, "A clue"))
    covered = {cell for entry in entries for cell in entry.cells}
    left = {
        (r, c): cell
        for r, row in enumerate(cells)
        for c, cell in enumerate(row)
        if cell is not None and (r, c) not in covered
    }
    return Puzzle(
        kind=kind,
        language=language,
        width=len(rows[0]),
        height=len(rows),
        words=tuple(words),
        entries=tuple(entries),
        model=BLOCKED,
        open_cells=left,
        **more,
    )


HALF = ["CAT#?", "O#E?#", "D#N#?", "#?#A?", "Y####"]


def half(**more: Any) -> Puzzle:
    """A drawing under way: three words, a letter of no word, a cell that stands alone."""
    return drawn(HALF, **more)


TABLE = ["12#", "0?4", "#35"]
CLUES = {"12": "3 × 4", "10": "21 − 11", "45": "9 × 5", "35": "70 ÷ 2"}


def numbers(rows: Sequence[str] = TABLE, **clues: str) -> Puzzle:
    puzzle = drawn(rows, "numbers", alphabet.NUMBERS)
    said = CLUES | clues
    return replace(
        puzzle, words=tuple(replace(w, clue=said.get(w.surface, "")) for w in puzzle.words)
    )


@st.composite
def drawings(draw: st.DrawFn) -> Puzzle:
    """A grid of any blocks, letters and empty cells, with all that can be said of it."""
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    cell = st.sampled_from("##???ABCDE" if draw(st.booleans()) else "###ABCDEFG")
    rows = ["".join(draw(cell) for _ in range(width)) for _ in range(height)]
    puzzle = drawn(rows)
    letters = [
        (r, c) for r, row in enumerate(rows) for c, found in enumerate(row) if found not in "#?"
    ]
    some = st.lists(st.sampled_from(letters)) if letters else st.just([])
    words = range(len(puzzle.words))
    chosen = st.lists(st.sampled_from(words)) if words else st.just([])
    return replace(
        puzzle,
        title=draw(st.sampled_from(["", "Title"])),
        pinned=frozenset(draw(some)),
        odd={i: draw(st.sampled_from([UNKNOWN, SCRAMBLED])) for i in draw(chosen)},
        locked=frozenset(draw(chosen)),
        given_letters=frozenset((i, 0) for i in draw(chosen)),
        sheet=draw(st.sampled_from([{}, {"blocks": "grey"}, {"blocks": "none"}])),
        options={"size": f"{width}x{height}"},
        frozen=draw(st.booleans()),
    )


def example() -> Puzzle:
    from dataclasses import replace

    puzzle = puzzle_of(SOUND)
    words = [
        Word("saddle", puzzle.words[0].answer, "Rider's seat"),
        Word("Cast-le", puzzle.words[1].answer, "Home with a moat"),
        Word("DESERT", puzzle.words[2].answer, ""),
        Word("BUG", ("B", "U", "G"), "A fault"),
    ]
    return replace(
        puzzle,
        words=tuple(words),
        unplaced=(Unplaced(3, "shares no letter"),),
        title="Land & sea",
        seed=7,
        options={"count": 4, "size": "auto", "seconds": 1.0},
        source=Source("my words.json", "0123456789abcdef"),
    )


def workshop() -> Puzzle:
    """A puzzle with all that a puzzle can have."""
    from dataclasses import replace

    puzzle = scattered()
    index = {word.surface: i for i, word in enumerate(puzzle.words)}
    words = list(puzzle.words)
    words[index["LION"]] = Word("Li-on", ("L", "I", "O", "N"), "King of\u200d beasts")
    words[index["CAT"]] = Word("c at", ("C", "A", "T"), "Purrs <b>loudly</b>")
    return replace(
        puzzle,
        words=(*words, Word("ibis", ("I", "B", "I", "S"), "Bird")),
        unplaced=(*puzzle.unplaced, Unplaced(len(words), "no room")),
        title="Zoo",
        author="A. Uthor",
        instructions="Fill in\n\nthe “animals”.",
        options={"scatter": 2, "fresh": False, "seconds": 0.5, "size": "auto"},
        locked=frozenset({index["CAT"]}),
        frozen=True,
        given_letters=frozenset({(index["TEN"], 0), (index["CAT"], 1), (index["LION"], 3)}),
        sheet={"blocks": "black", "enumerations": False, "language": "de", "digits": "latin"},
        clue_language="fr",
    )


def in_hebrew(*clues: str) -> Puzzle:
    puzzle = puzzle_of(["שלומ", "ל...", "גבע."], "he")
    words = [replace(w, clue=c) for w, c in zip(puzzle.words, clues, strict=True)]
    return replace(puzzle, words=tuple(words))

"""Word searches of every sort, written by hand or drawn by Hypothesis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from crosscore import alphabet, changes, sheet
from crosscore.errors import CrosscoreError
from crosscore.grid import DIRECTIONS, LETTERS, Cell, along
from crosscore.puzzle import (
    NO_ROOM,
    TOO_LONG,
    TWICE,
    WITHIN,
    Entry,
    Puzzle,
    Unplaced,
    Word,
)

Place = tuple[int, int, str]  #: row and column of the first letter, from 0, and its direction


def hidden(
    rows: Sequence[str | Sequence[str | None]],
    places: Mapping[str, Place | str],
    language: str = "en",
    **more: Any,
) -> Puzzle:
    """The word search of a drawing, `.` or None outside; a word has a place or a reason."""
    cells = [[None if cell in (".", None) else cell for cell in row] for row in rows]
    script = alphabet.get(language)
    options = {"level": "hard", **more.pop("options", {})}
    words, entries, unplaced = [], [], []
    for index, (surface, place) in enumerate(places.items()):
        answer = script.split(surface, options.get("letters", {}))
        words.append(Word(surface, answer, ""))
        if isinstance(place, str):
            unplaced.append(Unplaced(index, place))
        else:
            row, column, direction = place
            path = along((row, column), direction, len(answer))
            entries.append(Entry(index, DIRECTIONS[direction][0] == 0, path, 0))
    covered = {cell for entry in entries for cell in entry.cells}
    return Puzzle(
        kind="wordsearch",
        language=language,
        width=len(cells[0]),
        height=len(cells),
        words=tuple(words),
        entries=tuple(entries),
        unplaced=tuple(unplaced),
        options=options,
        model=LETTERS,
        open_cells={
            (r, c): letter
            for r, row in enumerate(cells)
            for c, letter in enumerate(row)
            if letter and (r, c) not in covered
        },
        **more,
    )


def animals(**more: Any) -> Puzzle:
    return hidden(
        ["CATVXO", "OTIGER", "WTQHEN", "XZNZQA", "GOATUW", "DQXUZB"],
        {
            "cat": (0, 0, "forward"),
            "cow": (0, 0, "down"),
            "ti-ger": (1, 1, "forward"),
            "Hen": (2, 3, "forward"),
            "goat": (4, 0, "forward"),
            "bee": TWICE,
        },
        **more,
    )


CLUSTERS = {
    "en": "ABCDE",
    "he": "אבגדה",
    "bn": ["ভ", "ণ্ডু", "ল", "কু", "রি"],
    "zh": "中国人日本",
    "nl": ["IJ", "A", "I", "J"],
    "cy": ["NG", "N", "G", "A", "LL", "L"],
    "und": ["🐱", "A", "б"],
}


@st.composite
def drawings(draw: st.DrawFn) -> Puzzle:
    """Any letters, any words in them, all that can be said of a word search; not always sound."""
    language = draw(st.sampled_from(list(CLUSTERS)))
    script = alphabet.get(language)
    letter = st.sampled_from([*CLUSTERS[language]])
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    box = [(r, c) for r in range(height) for c in range(width)]
    grid: dict[Cell, str] = {}
    words: list[Word] = []
    entries: list[Entry] = []
    unplaced: list[Unplaced] = []
    for _ in range(draw(st.integers(1, 6))):
        direction, length = draw(st.sampled_from(list(DIRECTIONS))), draw(st.integers(2, 7))
        cells = along(draw(st.sampled_from(box)), direction, length)
        answer = tuple(grid.get(cell) or draw(letter) for cell in cells)
        plain = "".join(answer)
        try:
            surface = plain if script.split(plain) == answer else "|".join(answer)
            assume(script.split(surface) == answer)
        except CrosscoreError:
            assume(False)
        if answer in {word.answer for word in words}:
            continue
        if set(cells) <= set(box):
            grid.update(zip(cells, answer, strict=True))
            entries.append(Entry(len(words), DIRECTIONS[direction][0] == 0, cells, 0))
        else:
            reasons = [NO_ROOM, TOO_LONG, WITHIN, TWICE]
            unplaced.append(Unplaced(len(words), draw(st.sampled_from(reasons))))
        words.append(Word(surface, answer, draw(st.sampled_from(["", "A clue", "Sag’s!"]))))
    free = [cell for cell in box if cell not in grid]
    holes = set(draw(st.lists(st.sampled_from(free)))) if free and grid else set()
    rest = [cell for cell in free if cell not in holes]
    placed = [entry.word for entry in entries]
    settings = {
        field.name: st.booleans()
        if field.type == "bool"
        else st.sampled_from([value for value, _ in field.choices])
        for field in sheet.SHEET_LETTERS
    }
    puzzle = Puzzle(
        kind="wordsearch",
        language=language,
        width=width,
        height=height,
        words=tuple(words),
        entries=tuple(entries),
        unplaced=tuple(unplaced),
        seed=draw(st.integers(0, 2**53 - 1)),
        options=draw(st.sampled_from([{"level": "hard"}, {"level": "easy", "message": "AB"}])),
        locked=frozenset(draw(st.lists(st.sampled_from(placed)))) if placed else frozenset(),
        frozen=draw(st.booleans()),
        model=LETTERS,
        open_cells={cell: draw(letter) for cell in rest},
    )
    values = {
        "title": draw(st.sampled_from(["", "Title", "כותרת"])),
        "sheet": draw(st.fixed_dictionaries({}, optional=settings)),
    }
    return changes.put(puzzle, values, ())


LINES = {
    "CAT": {"line": [[1, 1], [1, 0], 3]},
    "COW": {"line": [[1, 1], [0, 1], 3]},
    "GOAT": {"line": [[1, 5], [1, 0], 4]},
}


def foreign(solution: object, **more: Any) -> dict[str, Any]:
    return {
        "version": "http://ipuz.org/v1",
        "kind": ["http://ipuz.org/wordsearch"],
        "dimensions": {"width": 6, "height": 6},
        "puzzle": [
            list(row) for row in ("CATVXO", "OTIGER", "WTQHEN", "XZNZQA", "GOATUW", "DQXUZB")
        ],
        "solution": solution,
        **more,
    }


FARM = hidden(
    [".HCAT.", "IDXQXP", "XOZXIQ", "QGXGZX", ".XZQY."],
    {"dog": (1, 1, "down"), "cat": (0, 2, "forward"), "pig": (1, 5, "backward-down")},
    options={"message": "Hi"},
)


#: where each word begins, and its direction
PETS: Mapping[str, tuple[int, int, str]] = {
    "CAT": (0, 0, "forward"),
    "HORSE": (1, 0, "down"),
    "DOG": (2, 2, "forward-down"),
    "OWL": (0, 5, "down"),
    "SNAKE": (5, 2, "forward"),
}


ALLOWED = ("forward", "down", "forward-down")
FILLER = {"en": "XQZJV", "he": "גזטצ", "bn": "ঘঝঠঢ"}


def made(
    words: Mapping[str, tuple[int, int, str]] = PETS,
    size: tuple[int, int] = (8, 7),
    language: str = "en",
    directions: tuple[str, ...] = ALLOWED,
    **more: Any,
) -> Puzzle:
    """A word search with its words where they are told; no filler is a letter of a word."""
    width, height = size
    script = alphabet.get(language)
    listed = [Word(word, script.split(word, {}), f"clue of {n}") for n, word in enumerate(words)]
    entries = tuple(
        Entry(
            n,
            DIRECTIONS[direction][0] == 0,
            along((row, column), direction, len(listed[n].answer)),
            0,
        )
        for n, (row, column, direction) in enumerate(words.values())
    )
    covered = {cell for entry in entries for cell in entry.cells}
    letters = cycle(FILLER[language])
    rest = [(r, c) for r in range(height) for c in range(width) if (r, c) not in covered]
    return Puzzle(
        kind="wordsearch",
        language=language,
        width=width,
        height=height,
        words=tuple(listed),
        entries=entries,
        model=LETTERS,
        open_cells={cell: next(letters) for cell in rest},
        options={"level": "own", "ways": " ".join(directions), "size": f"{width}x{height}"},
        **more,
    )

"""Puzzles of every sort for tests of file formats, and what has to come back of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from crosscore import alphabet, changes, sheet
from crosscore.alphabet import clean_lines, one_line
from crosscore.grid import BLOCKED, CROSSING, Bar, Cell, find_slots, is_full, number_cells
from crosscore.puzzle import ABOUT, Entry, OpenClue, Puzzle, Unplaced, Word

#: languages, and letters of each as they are in cells
LETTERS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "de": "ABEINSTÄÖÜ",
    "pl": "AEIKOZŁĄŚŻ",
    "bn": ("ক", "ণ্ডু", "ল", "ক্ষ", "মা", "শী", "ত্র", "কি"),
    "he": "אבגדהוזחטיכלמנסעפצקרשת",
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "zxx": "0123456789",
}

_ODD = st.sampled_from(
    ["“quoted”", "it’s", "a – b — c…", "łódź", "Größe", "Ã©", "(3)", "(2,1)", "-", "<b>x</b>",
     "&amp;", "\x85", "a\0b", "ণ্ডুল", "שלום", "x" * 600, "word " * 120, ";:.", "é", "😀", "₀", "٣"]
)  # fmt: skip
_TEXT = st.lists(_ODD | st.text(max_size=6), max_size=3).map(" ".join)


@st.composite
def crosswords(draw: st.DrawFn, languages: Collection[str] = tuple(LETTERS)) -> Puzzle:
    """A crossword of any kind: filled or not, any script, with texts as anybody might type."""
    language = draw(st.sampled_from(list(languages)))
    dense = draw(st.booleans()) or language == "zxx"
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    letters = st.sampled_from(list(LETTERS[language]))
    if language == "en" and draw(st.integers(0, 1)) == 0:
        letters = st.sampled_from([chr(0xAC00 + 28 * i) for i in range(300)])
        language = "ko"
    some = draw(st.sampled_from([(None,), (None, ""), ("",), ()])) if dense else (None,)
    cells = letters | st.sampled_from(some) if some else letters
    rows = [[draw(cells) for _ in range(width)] for _ in range(height)]
    if not dense:  # what is in no word is outside
        covered = {cell for _, cells in find_slots(rows) for cell in cells}
        rows = [
            [x if (r, c) in covered else None for c, x in enumerate(row)]
            for r, row in enumerate(rows)
        ]
        assume(covered)
    return puzzle_with(draw, rows, language, dense)


def puzzle_with(
    draw: st.DrawFn,
    rows: list[list[str | None]],
    language: str,
    dense: bool,
    bars: frozenset[Bar] = frozenset(),
) -> Puzzle:
    """The puzzle of a grid, with texts, given letters, settings, unplaced and locked words."""
    slots = sorted(find_slots(rows, bars), key=lambda slot: not slot[0])
    numbers = number_cells(cells[0] for _, cells in slots)
    clue = st.just("A clue") if draw(st.booleans()) else _TEXT
    words, entries = [], []
    for across, cells in slots:
        if is_full(rows, cells):
            answer = tuple(str(rows[r][c]) for r, c in cells)
            mark = draw(st.sampled_from(["", "", " ", "-", "|"])) if len(answer) > 1 else ""
            surface = answer[0] + mark + "".join(answer[1:])
            entries.append(Entry(len(words), across, cells, numbers[cells[0]]))
            words.append(Word(surface, answer, one_line(draw(clue))))
    covered = {cell for entry in entries for cell in entry.cells}
    unplaced = []
    if entries and draw(st.booleans()):
        unplaced = [Unplaced(len(words), "no room")]
        words.append(Word("AB", ("A", "B"), "clue"))
    puzzle = Puzzle(
        kind="numbers" if language == "zxx" else "filled" if dense else "freeform",
        language=language,
        width=len(rows[0]),
        height=len(rows),
        words=tuple(words),
        entries=tuple(entries),
        unplaced=tuple(unplaced),
        title=one_line(draw(_TEXT))[: sheet.MAX_TITLE].strip(),
        author=one_line(draw(_TEXT))[: sheet.MAX_TITLE].strip(),
        instructions=clean_lines(draw(_TEXT).replace(" ", draw(st.sampled_from(" \n")))),
        seed=draw(st.integers(0, 9)),
        options=draw(st.sampled_from([{}, {"size": "auto"}])),
        locked=frozenset([0] if entries and draw(st.booleans()) else []),
        model=BLOCKED if dense else CROSSING,
        bars=bars,
        open_cells={
            (r, c): x
            for r, row in enumerate(rows)
            for c, x in enumerate(row)
            if x is not None and (r, c) not in covered
        },
    )
    given = [(entry.word, draw(st.integers(0, len(entry.cells) - 1))) for entry in entries[:2]]
    shown = draw(st.dictionaries(st.just("enumerations"), st.booleans()))
    look = draw(st.sampled_from([{}, {"blocks": "none"}, {"digits": "native"}]))
    puzzle = changes.put(puzzle, {"sheet": {**shown, **look}}, ())
    return replace(puzzle, given_letters=frozenset(given if draw(st.booleans()) else []))


@st.composite
def marked(draw: st.DrawFn, languages: Collection[str] = tuple(LETTERS)) -> Puzzle:
    """As `crosswords`, with bars, circles, shading, texts about it, clues of runs not yet full."""
    plain = draw(crosswords(languages))
    rows = [list(row) for row in plain.rows()]
    cells = {(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x is not None}
    edges = [((r, c), True) for r, c in sorted(cells) if (r, c + 1) in cells]
    edges += [((r, c), False) for r, c in sorted(cells) if (r + 1, c) in cells]
    dense = plain.model == BLOCKED
    bars = draw(st.sets(st.sampled_from(edges), max_size=4)) if dense and edges else set()
    puzzle = puzzle_with(draw, rows, plain.language, dense, frozenset(bars))
    some = st.sets(st.sampled_from(sorted(cells)), max_size=3) if cells else st.just(set[Cell]())
    open_clues = {}
    for across, run in puzzle.slots() if dense else ():
        text = one_line(draw(_TEXT))
        if text and not is_full(rows, run):
            counts = draw(st.sampled_from(["", f"1,{len(run) - 1}"]))
            open_clues[run[0], across] = OpenClue(text, counts)
    about = {key: one_line(draw(_TEXT)) for key in draw(st.sets(st.sampled_from(ABOUT)))}
    if "notes" in about:
        about["notes"] = clean_lines(about["notes"].replace(" ", "\n"))
    return replace(
        puzzle,
        words=puzzle.words[: len(puzzle.entries)],
        unplaced=(),
        circles=frozenset(draw(some)),
        shades={cell: draw(st.sampled_from(["#ffff99", "#012345"])) for cell in draw(some)},
        about={key: text for key, text in about.items() if text},
        checksum=draw(st.sampled_from([(), ("salt", "0123abcd")])),
        open_clues=open_clues,
    )


def told_apart(puzzle: Puzzle, again: Puzzle, lost: Collection[str]) -> dict[str, Any]:
    """What differs between a puzzle and what came back, but for what is said to be lost.

    `lost` are the codes of a format's losses.
    """
    before, after = _facts(puzzle), _facts(again)
    for code, names in _EXCUSED.items():
        if code in lost:
            for name in names:
                before.pop(name, None)
                after.pop(name, None)
    return {name: (before[name], after[name]) for name in before if before[name] != after[name]}


#: codes of losses -> what may then be different
_EXCUSED: Mapping[str, tuple[str, ...]] = {
    "kind": ("kind",),
    "language": ("language", "clue_language"),
    "clue_language": ("clue_language",),
    "letters": ("rows", "words"),
    "spelling": ("words",),
    "about": ("about",),
    "marks": ("circles", "shades"),
    "checksum": ("checksum",),
}


def _facts(puzzle: Puzzle) -> dict[str, Any]:
    script = alphabet.get(puzzle.language)
    return {
        "rows": puzzle.rows(),
        "numbers": puzzle.numbers(),
        "kind": puzzle.kind,
        "language": puzzle.language,
        "clue_language": puzzle.clue_language,
        "title": puzzle.title,
        "author": puzzle.author,
        "instructions": puzzle.instructions,
        "given": sheet.given_cells(puzzle),
        "counts": sheet.settings(puzzle)["enumerations"],
        "clues": clues(puzzle),
        "words": {at: script.upper(word.shown) for at, word in _words(puzzle).items()},
        "bars": puzzle.bars,
        "circles": puzzle.circles,
        "shades": puzzle.shades,
        "about": puzzle.about,
        "checksum": puzzle.checksum,
        "open": {at: clue.clue for at, clue in puzzle.open_clues.items() if clue.clue},
    }


def clues(puzzle: Puzzle) -> dict[tuple[Cell, bool], str]:
    """The clues by where their word begins, and whether it lies across."""
    return {at: word.clue for at, word in _words(puzzle).items()}


def _words(puzzle: Puzzle) -> dict[tuple[Cell, bool], Word]:
    return {(e.cells[0], e.across): puzzle.words[e.word] for e in puzzle.entries}

"""Checks a finished puzzle from scratch. Shares no code with any search.

It trusts nothing that a search or a file says: it lays the entries on an empty grid
itself, reads the grid back line by line, and compares. Its geometry is its own, so that a
fault in `grid.py` cannot hide here.
"""

from __future__ import annotations

from collections.abc import Sequence

from crosscore import alphabet
from crosscore.errors import CrosscoreError, Issue
from crosscore.puzzle import APART, ISOLATED, NO_ROOM, SHARES_NO_LETTER, Entry, Puzzle
from crosscore.rng import MAX_SEED
from crosscore.sheet import SHEET

__all__ = ["check"]

_LOOSE = {APART, ISOLATED}  # reasons of words that lie in the box all the same
_REASONS = {NO_ROOM, SHARES_NO_LETTER} | _LOOSE


def check(puzzle: Puzzle) -> list[Issue]:
    """All findings about a free-form crossword, in reading order of the rules; [] if sound.

    The rules: every word is placed once or listed as unplaced; each answer is its
    word split into cells; entries lie straight, unbroken and inside the grid; crossings
    agree; each run of two or more cells is exactly one entry; nothing is loose: all
    entries hang together; numbers go 1, 2, 3 in reading order of rows; the box is tight,
    unless its size was asked for; a word said to share no letter shares none.

    Words that lie apart keep the same rules together with the entries, but have no
    numbers. There are some only where they were asked for (the option `scatter`); each is
    alone or in a group as its reason says, and no group has more words than the entries.
    Locked words are placed, given letters are letters of their words, and the sheet's
    settings are known ones.
    """
    findings = _check_words(puzzle)
    grid: dict[tuple[int, int], str] = {}
    loose = [Entry(u.word, u.across, u.cells, 0) for u in puzzle.unplaced if u.cells]
    pieces = [*puzzle.entries, *loose]
    sound = True
    for piece in pieces:
        problems = _check_entry(puzzle, piece, grid)
        findings += problems
        sound = sound and not problems
    findings += _check_marks(puzzle)
    if not sound:
        return findings  # what follows would only repeat it in other words
    findings += _check_runs(puzzle, pieces, grid)
    findings += _check_numbers(puzzle)
    findings += _check_connection(puzzle)
    findings += _check_loose(puzzle, loose)
    findings += _check_box(puzzle, grid)
    return findings


def _name(puzzle: Puzzle, word: int) -> str:
    return puzzle.words[word].surface if 0 <= word < len(puzzle.words) else f"word {word}"


def _place(cell: tuple[int, int]) -> str:
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def _check_words(puzzle: Puzzle) -> list[Issue]:
    findings: list[Issue] = []
    seen: dict[int, int] = {}
    for index in [e.word for e in puzzle.entries] + [u.word for u in puzzle.unplaced]:
        seen[index] = seen.get(index, 0) + 1
    for index in range(len(puzzle.words)):
        times = seen.pop(index, 0)
        if times == 0:
            findings.append(
                Issue("word-lost", "is neither placed nor listed as unplaced", _name(puzzle, index))
            )
        elif times > 1:
            findings.append(
                Issue("word-twice", f"is used {times} times", _name(puzzle, index)),
            )
    findings += [Issue("word-unknown", "is not in the list of words", f"word {i}") for i in seen]
    placed = {c for e in puzzle.entries if e.word < len(puzzle.words) for c in _answer(puzzle, e)}
    for lost in puzzle.unplaced:
        if lost.reason in _LOOSE and not lost.cells:
            findings.append(
                Issue("reason", "is said to lie apart, but lies nowhere", _name(puzzle, lost.word))
            )
        elif lost.cells and lost.reason not in _LOOSE:
            findings.append(
                Issue("reason", "is said to have no place, but has one", _name(puzzle, lost.word))
            )
        elif lost.reason not in _REASONS:
            findings.append(
                Issue(
                    "reason", f"has no known reason: {lost.reason[:40]!a}", _name(puzzle, lost.word)
                )
            )
        elif (
            lost.reason == SHARES_NO_LETTER
            and 0 <= lost.word < len(puzzle.words)
            and placed.intersection(puzzle.words[lost.word].answer)
        ):
            findings.append(
                Issue("reason", "is said to share no letter, but does", _name(puzzle, lost.word))
            )
    answers: dict[tuple[str, ...], str] = {}
    try:
        letters = alphabet.get(puzzle.language)
    except CrosscoreError as error:
        return [*findings, Issue(error.code, error.message, "language")]
    for word in puzzle.words:
        first = answers.get(word.answer)
        answers.setdefault(word.answer, word.surface)
        if first is not None:
            findings.append(Issue("answer-twice", f"has the same answer as {first}", word.surface))
        try:
            cells = letters.split(word.surface, puzzle.options.get("letters", {}))
        except CrosscoreError as error:
            findings.append(Issue(error.code, error.message, word.surface))
            continue
        if cells != word.answer:
            findings.append(
                Issue(
                    "answer",
                    f"should take the cells {'|'.join(cells)}, but has {'|'.join(word.answer)}",
                    word.surface,
                )
            )
    return findings


def _answer(puzzle: Puzzle, entry: Entry) -> tuple[str, ...]:
    return puzzle.words[entry.word].answer


def _check_entry(puzzle: Puzzle, entry: Entry, grid: dict[tuple[int, int], str]) -> list[Issue]:
    if not 0 <= entry.word < len(puzzle.words):
        return [Issue("word-unknown", "is not in the list of words", f"word {entry.word}")]
    where = _name(puzzle, entry.word)
    answer = _answer(puzzle, entry)
    if len(answer) != len(entry.cells) or len(answer) < 2:
        return [Issue("length", f"has {len(answer)} letters in {len(entry.cells)} cells", where)]
    row, column = entry.cells[0]
    findings = []
    for i, (cell, cluster) in enumerate(zip(entry.cells, answer, strict=True)):
        expected = (row, column + i) if entry.across else (row + i, column)
        if cell != expected:
            return [Issue("line", f"does not run straight at {_place(cell)}", where)]
        if not (0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width):
            return [Issue("outside", f"leaves the grid at {_place(cell)}", where)]
        there = grid.setdefault(cell, cluster)
        if there != cluster:
            findings.append(
                Issue("crossing", f"wants {cluster} at {_place(cell)}, which holds {there}", where)
            )
    return findings


def _check_runs(
    puzzle: Puzzle, pieces: list[Entry], grid: dict[tuple[int, int], str]
) -> list[Issue]:
    """Walk every row and every column of the grid; each run must be exactly one entry."""
    findings = []
    spans: dict[tuple[bool, tuple[int, int], int], str] = {}
    for entry in pieces:
        key = (entry.across, entry.cells[0], len(entry.cells))
        if key in spans:
            findings.append(
                Issue("overlap", f"lies on top of {spans[key]}", _name(puzzle, entry.word))
            )
        spans[key] = _name(puzzle, entry.word)
    unread = dict(spans)
    for across in (True, False):
        outer, inner = (puzzle.height, puzzle.width) if across else (puzzle.width, puzzle.height)
        for line in range(outer):
            at = 0
            while at < inner:
                begin = at
                while at < inner and ((line, at) if across else (at, line)) in grid:
                    at += 1
                if at - begin > 1:
                    start = (line, begin) if across else (begin, line)
                    if unread.pop((across, start, at - begin), None) is None:
                        text = "".join(
                            grid[(line, i) if across else (i, line)] for i in range(begin, at)
                        )
                        way = "across" if across else "down"
                        findings.append(
                            Issue("false-word", f"{text} {way} is no entry", _place(start))
                        )
                at += 1
    findings += [
        Issue("run", "touches other letters before its first or after its last", name)
        for name in unread.values()
    ]
    return findings


def _check_numbers(puzzle: Puzzle) -> list[Issue]:
    findings = []
    number = 0
    last = (-1, -1)
    for entry in sorted(puzzle.entries, key=lambda e: e.cells[0]):
        if entry.cells[0] != last:
            number += 1
            last = entry.cells[0]
        if entry.number != number:
            findings.append(
                Issue(
                    "number",
                    f"should have number {number}, but has {entry.number}",
                    _name(puzzle, entry.word),
                )
            )
    return findings


def _check_connection(puzzle: Puzzle) -> list[Issue]:
    """Flood from the first entry; whatever is not reached is a separate group."""
    if not puzzle.entries:
        return []
    reached = _flood(puzzle.entries, 0)
    return [
        Issue("apart", "is not connected with the first word", _name(puzzle, entry.word))
        for i, entry in enumerate(puzzle.entries)
        if i not in reached
    ]


def _flood(pieces: Sequence[Entry], first: int) -> set[int]:
    """Indexes of the pieces that hang together with one of them by sharing cells."""
    by_cell: dict[tuple[int, int], list[int]] = {}
    for i, piece in enumerate(pieces):
        for cell in piece.cells:
            by_cell.setdefault(cell, []).append(i)
    reached = {first}
    todo = [first]
    while todo:
        for cell in pieces[todo.pop()].cells:
            for other in by_cell[cell]:
                if other not in reached:
                    reached.add(other)
                    todo.append(other)
    return reached


def _check_loose(puzzle: Puzzle, loose: list[Entry]) -> list[Issue]:
    """Words apart were asked for, are as far apart as is said, and are not the larger part."""
    findings = []
    scatter = puzzle.options.get("scatter", 0)
    asked = isinstance(scatter, int) and scatter > 0
    main = {cell for entry in puzzle.entries for cell in entry.cells}
    reasons = {lost.word: lost.reason for lost in puzzle.unplaced}
    for i, piece in enumerate(loose):
        group = _flood(loose, i)
        problem = ""
        if main.intersection(cell for j in group for cell in loose[j].cells):
            problem = "hangs on the main part, so it belongs on the sheet"
        elif (len(group) == 1) != (reasons[piece.word] == ISOLATED):
            problem = f"is said to be {reasons[piece.word]}, but {len(group) - 1} words hang on it"
        elif len(group) > len(puzzle.entries):
            problem = f"is one of {len(group)} words apart, more than the sheet has"
        elif not asked:
            problem = "lies apart, but no words were to be scattered"
        if problem:
            findings.append(Issue("loose", problem, _name(puzzle, piece.word)))
    return findings


def _check_marks(puzzle: Puzzle) -> list[Issue]:
    """Locks, given letters and the sheet's settings."""
    placed = {entry.word for entry in puzzle.entries}
    findings = [
        Issue("locked", "is locked, but has no place on the sheet", _name(puzzle, word))
        for word in sorted(puzzle.locked - placed)
    ]
    for word, position in sorted(puzzle.given):
        letters = len(puzzle.words[word].answer) if 0 <= word < len(puzzle.words) else 0
        if not 0 <= position < letters:
            findings.append(
                Issue("given", f"has no letter {position + 1} to give", _name(puzzle, word))
            )
    known = {field.name: field for field in SHEET}
    for name, value in sorted(puzzle.sheet.items()):
        try:
            if name not in known:
                raise CrosscoreError("unknown-option", f"there is no setting {name[:40]!a}")
            known[name].check(value)
        except CrosscoreError as error:
            findings.append(Issue("sheet", f"has a setting of no use: {error.message}", "sheet"))
    return findings


def _check_box(puzzle: Puzzle, grid: dict[tuple[int, int], str]) -> list[Issue]:
    findings = _check_size(puzzle)
    if not puzzle.entries:
        return [*findings, Issue("empty", "holds no word", "grid")]
    rows = [r for r, _ in grid]
    columns = [c for _, c in grid]
    tight = (min(rows), min(columns), max(rows) + 1, max(columns) + 1)
    if tight == (0, 0, puzzle.height, puzzle.width):
        return findings
    if puzzle.options.get("size", "auto") != "auto":
        return findings
    return [
        *findings,
        Issue(
            "box",
            f"is {puzzle.width} × {puzzle.height}, but its letters need only "
            f"{tight[3] - tight[1]} × {tight[2] - tight[0]}",
            "grid",
        ),
    ]


def _check_size(puzzle: Puzzle) -> list[Issue]:
    """A size that was asked for must be the grid's; seed and kind must be known ones."""
    findings = []
    size = puzzle.options.get("size", "auto")
    if size not in ("auto", f"{puzzle.width}x{puzzle.height}"):
        findings.append(
            Issue("size", f"is {puzzle.width}x{puzzle.height}, but {size} was asked for", "grid")
        )
    if not 0 <= puzzle.seed <= MAX_SEED:
        findings.append(Issue("seed", f"is not from 0 to {MAX_SEED}", "seed"))
    if puzzle.kind != "freeform":
        findings.append(Issue("kind", "is none that is known here", puzzle.kind))
    return findings

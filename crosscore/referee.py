"""Checks a finished puzzle from scratch. Shares no code with any search.

It trusts nothing that a search or a file says: it lays the entries on an empty grid
itself, reads the grid back line by line, and compares. Its geometry is its own, so that a
fault in `grid.py` cannot hide here.
"""

from __future__ import annotations

from collections.abc import Sequence

from crosscore import alphabet
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.puzzle import (
    APART,
    ISOLATED,
    NOT_JOINED,
    REASONS,
    SHARES_NO_LETTER,
    SMALLEST,
    TOO_LONG,
    Entry,
    Puzzle,
)
from crosscore.rng import MAX_SEED
from crosscore.sheet import SHEET

__all__ = ["check"]

_LOOSE = {APART, ISOLATED}  # reasons of words that lie in the box all the same


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
    return puzzle.words[word].surface if 0 <= word < len(puzzle.words) else _index(word)


def _index(word: int) -> Sentence:
    return sentence("word", "word {number}", number=word)


def _place(cell: tuple[int, int]) -> Sentence:
    return sentence("cell", "row {row}, column {column}", row=cell[0] + 1, column=cell[1] + 1)


def _grid() -> Sentence:
    return sentence("the-grid", "grid")


def _unknown(word: int) -> Issue:
    message = sentence("word-unknown", "is not in the list of words")
    return Issue("word-unknown", message, _index(word))


def _check_words(puzzle: Puzzle) -> list[Issue]:
    findings: list[Issue] = []
    seen: dict[int, int] = {}
    for index in [e.word for e in puzzle.entries] + [u.word for u in puzzle.unplaced]:
        seen[index] = seen.get(index, 0) + 1
    for index in range(len(puzzle.words)):
        times = seen.pop(index, 0)
        if times == 0:
            message = sentence("word-lost", "is neither placed nor listed as unplaced")
            findings.append(Issue("word-lost", message, _name(puzzle, index)))
        elif times > 1:
            message = sentence("word-twice", "is used {times} times", times=times)
            findings.append(Issue("word-twice", message, _name(puzzle, index)))
    findings += map(_unknown, seen)
    placed = {c for e in puzzle.entries if e.word < len(puzzle.words) for c in _answer(puzzle, e)}
    for lost in puzzle.unplaced:
        if lost.reason in _LOOSE and not lost.cells:
            message = sentence("reason-nowhere", "is said to lie apart, but lies nowhere")
            findings.append(Issue("reason", message, _name(puzzle, lost.word)))
        elif lost.cells and lost.reason not in _LOOSE:
            message = sentence("reason-has-place", "is said to have no place, but has one")
            findings.append(Issue("reason", message, _name(puzzle, lost.word)))
        elif lost.reason not in REASONS:
            message = sentence(
                "reason-unknown", "has no known reason: {reason}", reason=ascii(lost.reason[:40])
            )
            findings.append(Issue("reason", message, _name(puzzle, lost.word)))
        elif (
            lost.reason == SHARES_NO_LETTER
            and 0 <= lost.word < len(puzzle.words)
            and placed.intersection(puzzle.words[lost.word].answer)
        ):
            message = sentence("reason-shares", "is said to share no letter, but does")
            findings.append(Issue("reason", message, _name(puzzle, lost.word)))
        elif (
            lost.reason == TOO_LONG
            and 0 <= lost.word < len(puzzle.words)
            and len(puzzle.words[lost.word].answer) <= max(puzzle.width, puzzle.height)
        ):
            message = sentence("reason-too-long", "is said to be longer than the grid, but is not")
            findings.append(Issue("reason", message, _name(puzzle, lost.word)))
    answers: dict[tuple[str, ...], str] = {}
    try:
        letters = alphabet.get(puzzle.language)
    except CrosscoreError as error:
        return [*findings, Issue(error.code, error.message, sentence("the-language", "language"))]
    for word in puzzle.words:
        first = answers.get(word.answer)
        answers.setdefault(word.answer, word.surface)
        if first is not None:
            message = sentence("answer-twice", "has the same answer as {other}", other=first)
            findings.append(Issue("answer-twice", message, word.surface))
        try:
            cells = letters.split(word.surface, puzzle.options.get("letters", {}))
        except CrosscoreError as error:
            findings.append(Issue(error.code, error.message, word.surface))
            continue
        if cells != word.answer:
            message = sentence(
                "other-cells",
                "should take the cells {wanted}, but has {found}",
                wanted="|".join(cells),
                found="|".join(word.answer),
            )
            findings.append(Issue("answer", message, word.surface))
    return findings


def _answer(puzzle: Puzzle, entry: Entry) -> tuple[str, ...]:
    return puzzle.words[entry.word].answer


def _check_entry(puzzle: Puzzle, entry: Entry, grid: dict[tuple[int, int], str]) -> list[Issue]:
    if not 0 <= entry.word < len(puzzle.words):
        return [_unknown(entry.word)]
    where = _name(puzzle, entry.word)
    answer = _answer(puzzle, entry)
    if len(answer) != len(entry.cells) or len(answer) < 2:
        message = sentence(
            "other-length",
            "has {letters} letters in {cells} cells",
            letters=len(answer),
            cells=len(entry.cells),
        )
        return [Issue("length", message, where)]
    row, column = entry.cells[0]
    findings = []
    for i, (cell, cluster) in enumerate(zip(entry.cells, answer, strict=True)):
        expected = (row, column + i) if entry.across else (row + i, column)
        if cell != expected:
            message = sentence(
                "not-straight", "does not run straight at {place}", place=_place(cell)
            )
            return [Issue("line", message, where)]
        if not (0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width):
            message = sentence("leaves-grid", "leaves the grid at {place}", place=_place(cell))
            return [Issue("outside", message, where)]
        there = grid.setdefault(cell, cluster)
        if there != cluster:
            message = sentence(
                "crossing",
                "wants {letter} at {place}, which holds {other}",
                letter=cluster,
                place=_place(cell),
                other=there,
            )
            findings.append(Issue("crossing", message, where))
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
            message = sentence("overlap", "lies on top of {other}", other=spans[key])
            findings.append(Issue("overlap", message, _name(puzzle, entry.word)))
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
                        findings.append(Issue("false-word", _false(text, across), _place(start)))
                at += 1
    for name in unread.values():
        message = sentence("run", "touches other letters before its first or after its last")
        findings.append(Issue("run", message, name))
    return findings


def _false(text: str, across: bool) -> Sentence:
    if across:
        return sentence("false-across", "{letters} across is no entry", letters=text)
    return sentence("false-down", "{letters} down is no entry", letters=text)


def _check_numbers(puzzle: Puzzle) -> list[Issue]:
    findings = []
    number = 0
    last = (-1, -1)
    for entry in sorted(puzzle.entries, key=lambda e: e.cells[0]):
        if entry.cells[0] != last:
            number += 1
            last = entry.cells[0]
        if entry.number != number:
            message = sentence(
                "other-number",
                "should have number {wanted}, but has {found}",
                wanted=number,
                found=entry.number,
            )
            findings.append(Issue("number", message, _name(puzzle, entry.word)))
    return findings


def _check_connection(puzzle: Puzzle) -> list[Issue]:
    """Flood from the first entry; whatever is not reached is a separate group."""
    if not puzzle.entries:
        return []
    reached = _flood(puzzle.entries, 0)
    message = sentence("not-connected", "is not connected with the first word")
    return [
        Issue("apart", message, _name(puzzle, entry.word))
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
        problem: Sentence | None = None
        if main.intersection(cell for j in group for cell in loose[j].cells):
            problem = sentence("loose-hangs", "hangs on the main part, so it belongs on the sheet")
        elif (len(group) == 1) != (reasons[piece.word] == ISOLATED):
            reason = reasons[piece.word]
            problem = sentence(
                "loose-reason",
                "is said to be {reason}, but {words} words hang on it",
                reason=REASONS.get(reason, reason),
                words=len(group) - 1,
            )
        elif len(group) > len(puzzle.entries):
            problem = sentence(
                "loose-larger",
                "is one of {words} words apart, more than the sheet has",
                words=len(group),
            )
        elif not asked:
            problem = sentence("loose-unasked", "lies apart, but no words were to be scattered")
        if problem:
            findings.append(Issue("loose", problem, _name(puzzle, piece.word)))
    return findings


def _check_marks(puzzle: Puzzle) -> list[Issue]:
    """Locks, given letters and the sheet's settings."""
    placed = {entry.word for entry in puzzle.entries}
    message = sentence("locked-not-placed", "is locked, but has no place on the sheet")
    findings = [
        Issue("locked", message, _name(puzzle, word)) for word in sorted(puzzle.locked - placed)
    ]
    for word, position in sorted(puzzle.given):
        letters = len(puzzle.words[word].answer) if 0 <= word < len(puzzle.words) else 0
        if not 0 <= position < letters:
            message = sentence(
                "no-letter-to-give", "has no letter {number} to give", number=position + 1
            )
            findings.append(Issue("given", message, _name(puzzle, word)))
    if (puzzle.proof == SMALLEST and puzzle.unplaced) or (
        puzzle.proof == NOT_JOINED and not puzzle.unplaced
    ):
        message = sentence("proof-contradicts", "cannot be proved of these words")
        findings.append(Issue("proof", message, sentence("the-proof", "proof")))
    known = {field.name: field for field in SHEET}
    for name, value in sorted(puzzle.sheet.items()):
        try:
            if name not in known:
                message = sentence(
                    "there-is-no-setting", "there is no setting {name}", name=ascii(name[:40])
                )
                raise CrosscoreError("unknown-option", message)
            known[name].check(value)
        except CrosscoreError as error:
            message = sentence(
                "setting-no-use", "has a setting of no use: {problem}", problem=error.message
            )
            findings.append(Issue("sheet", message, sentence("the-sheet", "sheet")))
    return findings


def _check_box(puzzle: Puzzle, grid: dict[tuple[int, int], str]) -> list[Issue]:
    findings = _check_size(puzzle)
    if not puzzle.entries:
        return [*findings, Issue("empty", sentence("grid-empty", "holds no word"), _grid())]
    rows = [r for r, _ in grid]
    columns = [c for _, c in grid]
    tight = (min(rows), min(columns), max(rows) + 1, max(columns) + 1)
    if tight == (0, 0, puzzle.height, puzzle.width):
        return findings
    if puzzle.options.get("size", "auto") != "auto":
        return findings
    message = sentence(
        "box",
        "is {width} × {height}, but its letters need only {wide} × {high}",
        width=puzzle.width,
        height=puzzle.height,
        wide=tight[3] - tight[1],
        high=tight[2] - tight[0],
    )
    return [*findings, Issue("box", message, _grid())]


def _check_size(puzzle: Puzzle) -> list[Issue]:
    """A size that was asked for must be the grid's; seed and kind must be known ones."""
    findings = []
    size = puzzle.options.get("size", "auto")
    if size not in ("auto", f"{puzzle.width}x{puzzle.height}"):
        message = sentence(
            "other-size",
            "is {width}x{height}, but {size} was asked for",
            width=puzzle.width,
            height=puzzle.height,
            size=str(size),
        )
        findings.append(Issue("size", message, _grid()))
    if not 0 <= puzzle.seed <= MAX_SEED:
        message = sentence("seed-range", "is not from 0 to {most}", most=MAX_SEED)
        findings.append(Issue("seed", message, sentence("the-seed", "seed")))
    if puzzle.kind != "freeform":
        message = sentence("kind-unknown", "is none that is known here")
        findings.append(Issue("kind", message, puzzle.kind))
    return findings

"""The rules of every crossword: its words, its entries on the grid, its marks, its size."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence

from crosscore import alphabet
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.grid import BLOCKED, LETTERS
from crosscore.kinds.registry import KINDS, models_of
from crosscore.puzzle import (
    APART,
    ISOLATED,
    NOT_JOINED,
    NOT_UNIQUE,
    REASONS,
    SHARES_NO_LETTER,
    SMALLEST,
    SOLE,
    TOO_LONG,
    UNCHECKED,
    UNIQUE,
    Entry,
    Puzzle,
    Word,
)
from crosscore.rng import MAX_SEED
from crosscore.sheet import fields_of

__all__ = [
    "LOOSE",
    "PART",
    "Checking",
    "Letters",
    "check_codes",
    "check_entry",
    "check_marks",
    "check_numbers",
    "check_open",
    "check_runs",
    "check_size",
    "check_words",
    "name",
    "place",
    "read_runs",
    "the_grid",
]

PART = 400  #: words that are checked between two pauses
LOOSE = {APART, ISOLATED}  #: reasons of words that lie in the box all the same
Letters = dict[tuple[int, int], str]  #: the letters that the entries lay on the grid
Checking = Generator[None, None, list[Issue]]  #: findings, with pauses


def name(puzzle: Puzzle, word: int) -> str:
    """A word as a finding names it."""
    return puzzle.words[word].surface if 0 <= word < len(puzzle.words) else _index(word)


def _index(word: int) -> Sentence:
    return sentence("word", "word {number}", number=word)


def place(cell: tuple[int, int]) -> Sentence:
    """A cell as a finding names it."""
    return sentence("cell", "row {row}, column {column}", row=cell[0] + 1, column=cell[1] + 1)


def the_grid() -> Sentence:
    """The grid as a finding names it."""
    return sentence("the-grid", "grid")


def _unknown(word: int) -> Issue:
    message = sentence("word-unknown", "is not in the list of words")
    return Issue("word-unknown", message, _index(word))


def check_words(puzzle: Puzzle) -> Checking:
    """Each word is used once, or left out for a known reason, and is split into its cells."""
    findings: list[Issue] = []
    seen: dict[int, int] = {}
    for index in [e.word for e in puzzle.entries] + [u.word for u in puzzle.unplaced]:
        seen[index] = seen.get(index, 0) + 1
    for index in range(len(puzzle.words)):
        times = seen.pop(index, 0)
        if times == 0:
            message = sentence("word-lost", "is neither placed nor listed as unplaced")
            findings.append(Issue("word-lost", message, name(puzzle, index)))
        elif times > 1:
            message = sentence("word-twice", "is used {times} times", times=times)
            findings.append(Issue("word-twice", message, name(puzzle, index)))
    findings += map(_unknown, seen)
    yield
    placed = {c for e in puzzle.entries if e.word < len(puzzle.words) for c in _answer(puzzle, e)}
    for lost in puzzle.unplaced:
        if lost.reason in LOOSE and not lost.cells:
            message = sentence("reason-nowhere", "is said to lie apart, but lies nowhere")
            findings.append(Issue("reason", message, name(puzzle, lost.word)))
        elif lost.cells and lost.reason not in LOOSE:
            message = sentence("reason-has-place", "is said to have no place, but has one")
            findings.append(Issue("reason", message, name(puzzle, lost.word)))
        elif lost.reason not in REASONS:
            message = sentence(
                "reason-unknown", "has no known reason: {reason}", reason=ascii(lost.reason[:40])
            )
            findings.append(Issue("reason", message, name(puzzle, lost.word)))
        elif (
            lost.reason == SHARES_NO_LETTER
            and 0 <= lost.word < len(puzzle.words)
            and placed.intersection(puzzle.words[lost.word].answer)
        ):
            message = sentence("reason-shares", "is said to share no letter, but does")
            findings.append(Issue("reason", message, name(puzzle, lost.word)))
        elif (
            lost.reason == TOO_LONG
            and puzzle.model != LETTERS
            and 0 <= lost.word < len(puzzle.words)
            and len(puzzle.words[lost.word].answer) <= max(puzzle.width, puzzle.height)
        ):
            message = sentence("reason-too-long", "is said to be longer than the grid, but is not")
            findings.append(Issue("reason", message, name(puzzle, lost.word)))
    answers: dict[tuple[str, ...], str] = {}
    try:
        letters = alphabet.get(puzzle.language)
    except CrosscoreError as error:
        return [*findings, Issue(error.code, error.message, sentence("the-language", "language"))]
    for at, word in enumerate(puzzle.words):
        if at % PART == 0:
            yield
        first = answers.get(word.answer)
        answers.setdefault(word.answer, word.surface)
        if first is not None:
            message = sentence("answer-twice", "has the same answer as {other}", other=first)
            findings.append(Issue("answer-twice", message, word.surface))
        if puzzle.rebus.intersection(word.answer) and _spells(word):
            continue  # a cell with several letters, or with a sign: meant so
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


def _spells(word: Word) -> bool:
    """Whether a word is written as its cells read, but for the marks between letters."""
    plain = [char for char in word.surface if char not in " -|"]
    return plain == [char for cell in word.answer for char in cell if char not in " -|"]


def _answer(puzzle: Puzzle, entry: Entry) -> tuple[str, ...]:
    return puzzle.words[entry.word].answer


def check_entry(
    puzzle: Puzzle, entry: Entry, grid: Letters, step: tuple[int, int] | None = None
) -> list[Issue]:
    """Lay an entry on the grid: straight, inside, and in agreement with the letters there.

    It goes by `step` (rows, columns) from cell to cell; without one, across or down.
    """
    if not 0 <= entry.word < len(puzzle.words):
        return [_unknown(entry.word)]
    where = name(puzzle, entry.word)
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
    down, on = step or ((0, 1) if entry.across else (1, 0))
    findings = []
    for i, (cell, cluster) in enumerate(zip(entry.cells, answer, strict=True)):
        expected = (row + i * down, column + i * on)
        if cell != expected:
            message = sentence(
                "not-straight", "does not run straight at {place}", place=place(cell)
            )
            return [Issue("line", message, where)]
        if not (0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width):
            message = sentence("leaves-grid", "leaves the grid at {place}", place=place(cell))
            return [Issue("outside", message, where)]
        there = grid.setdefault(cell, cluster)
        if there != cluster:
            message = sentence(
                "crossing",
                "wants {letter} at {place}, which holds {other}",
                letter=cluster,
                place=place(cell),
                other=there,
            )
            findings.append(Issue("crossing", message, where))
    return findings


def check_open(puzzle: Puzzle, grid: Letters) -> list[Issue]:
    """Open cells are inside and in no entry; each holds one letter, or none."""
    findings = []
    known = {letter for letter in set(puzzle.open_cells.values()) if _is_letter(puzzle, letter)}
    for cell, letter in sorted(puzzle.open_cells.items()):
        row, column = cell
        if not (0 <= row < puzzle.height and 0 <= column < puzzle.width):
            message = sentence("open-outside", "is open, but outside the grid")
            findings.append(Issue("outside", message, place(cell)))
        elif cell in grid:
            message = sentence("open-in-word", "is said to belong to no word, but does")
            findings.append(Issue("open", message, place(cell)))
        elif letter and letter not in puzzle.rebus and letter not in known:
            message = sentence("no-single-letter", "holds {text}, no letter", text=letter[:40])
            findings.append(Issue("letter", message, place(cell)))
    return findings


def _is_letter(puzzle: Puzzle, letter: str) -> bool:
    try:
        script = alphabet.get(puzzle.language)
        return script.split(letter, puzzle.options.get("letters", {})) == (letter,)
    except CrosscoreError:
        return False


def read_runs(puzzle: Puzzle, grid: Letters) -> list[tuple[bool, list[tuple[int, int]]]]:
    """Walk every row and every column: the runs of two or more cells, across ones first."""
    found = []
    for across in (True, False):
        outer, inner = (puzzle.height, puzzle.width) if across else (puzzle.width, puzzle.height)
        for line in range(outer):
            at = 0
            while at < inner:
                begin = at
                barred = False
                while not barred and at < inner:
                    cell = (line, at) if across else (at, line)
                    if cell not in grid:
                        break
                    barred = (cell, across) in puzzle.bars
                    at += 1
                if at - begin > 1:
                    cells = [(line, i) if across else (i, line) for i in range(begin, at)]
                    found.append((across, cells))
                at += not barred
    return found


def check_runs(puzzle: Puzzle, pieces: Sequence[Entry], grid: Letters) -> Checking:
    """Each run must be exactly one entry; one with empty cells (""), none."""
    yield
    findings = []
    spans: dict[tuple[bool, tuple[int, int], int], str] = {}
    for entry in pieces:
        key = (entry.across, entry.cells[0], len(entry.cells))
        if key in spans:
            message = sentence("overlap", "lies on top of {other}", other=spans[key])
            findings.append(Issue("overlap", message, name(puzzle, entry.word)))
        spans[key] = name(puzzle, entry.word)
    unread = dict(spans)
    yield
    runs = read_runs(puzzle, grid)
    yield
    for across, cells in runs:
        letters = [grid[cell] for cell in cells]
        if unread.pop((across, cells[0], len(cells)), None) is None and all(letters):
            message = _false("".join(letters), across)
            findings.append(Issue("false-word", message, place(cells[0])))
    for where in unread.values():
        message = sentence("run", "touches other letters before its first or after its last")
        findings.append(Issue("run", message, where))
    yield
    return findings


def _false(text: str, across: bool) -> Sentence:
    if across:
        return sentence("false-across", "{letters} across is no entry", letters=text)
    return sentence("false-down", "{letters} down is no entry", letters=text)


def check_numbers(puzzle: Puzzle, starts: Iterable[tuple[int, int]]) -> list[Issue]:
    """Numbers count the cells in which a run starts, in reading order of rows."""
    findings = []
    number = {cell: n for n, cell in enumerate(sorted(set(starts)), start=1)}
    for entry in sorted(puzzle.entries, key=lambda e: e.cells[0]):
        wanted = number[entry.cells[0]]
        if entry.number != wanted:
            message = sentence(
                "other-number",
                "should have number {wanted}, but has {found}",
                wanted=wanted,
                found=entry.number,
            )
            findings.append(Issue("number", message, name(puzzle, entry.word)))
    return findings


def check_marks(puzzle: Puzzle) -> list[Issue]:
    """Locks, given letters and the sheet's settings."""
    placed = {entry.word for entry in puzzle.entries}
    message = sentence("locked-not-placed", "is locked, but has no place on the sheet")
    findings = [
        Issue("locked", message, name(puzzle, word)) for word in sorted(puzzle.locked - placed)
    ]
    for word, position in sorted(puzzle.given_letters):
        letters = len(puzzle.words[word].answer) if 0 <= word < len(puzzle.words) else 0
        if not 0 <= position < letters:
            message = sentence(
                "no-letter-to-give", "has no letter {number} to give", number=position + 1
            )
            findings.append(Issue("given", message, name(puzzle, word)))
    findings += check_codes(puzzle)
    blocked, counted = puzzle.model == BLOCKED, puzzle.proof in (UNIQUE, NOT_UNIQUE)
    solved = puzzle.proof in (SOLE, UNCHECKED)
    if not (solved and puzzle.codes) and (
        solved
        or (puzzle.proof == SMALLEST and puzzle.unplaced)
        or (puzzle.proof == NOT_JOINED and not puzzle.unplaced)
        or (puzzle.proof and blocked is not counted)
        or (puzzle.proof and puzzle.model == LETTERS)
        or (puzzle.proof == UNIQUE and not all(puzzle.open_cells.values()))
    ):
        message = sentence("proof-contradicts", "cannot be proved of these words")
        findings.append(Issue("proof", message, sentence("the-proof", "proof")))
    known = {field.name: field for field in fields_of(puzzle)}
    for setting, value in sorted(puzzle.sheet.items()):
        try:
            if setting not in known:
                message = sentence(
                    "there-is-no-setting", "there is no setting {name}", name=ascii(setting[:40])
                )
                raise CrosscoreError("unknown-option", message)
            known[setting].check(value)
        except CrosscoreError as error:
            message = sentence(
                "setting-no-use", "has a setting of no use: {problem}", problem=error.message
            )
            findings.append(Issue("sheet", message, sentence("the-sheet", "sheet")))
    return findings


def check_codes(puzzle: Puzzle) -> list[Issue]:
    """Each letter of the grid has one number, each number one letter; only where the kind says."""
    wanted: set[str] = set()
    if puzzle.kind in KINDS and KINDS[puzzle.kind].lists == "codes":
        wanted = {
            c for e in puzzle.entries if e.word < len(puzzle.words) for c in _answer(puzzle, e)
        }
        wanted |= {letter for letter in puzzle.open_cells.values() if letter}
    findings = []
    where = sentence("the-numbers", "numbers of the letters")
    for letter in sorted(wanted.difference(puzzle.codes)):
        message = sentence("code-lacking", "have none for {letter}", letter=letter)
        findings.append(Issue("code", message, where))
    for letter in sorted(set(puzzle.codes) - wanted):
        message = sentence(
            "code-unused", "have one for {letter}, which is not there", letter=letter
        )
        findings.append(Issue("code", message, where))
    for letter in sorted({one for one in puzzle.codes if puzzle.codes.count(one) > 1}):
        message = sentence("code-twice", "have more than one for {letter}", letter=letter)
        findings.append(Issue("code", message, where))
    return findings


def check_size(puzzle: Puzzle) -> list[Issue]:
    """If a size was asked for, the grid has it; seed and kind are known ones."""
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
        findings.append(Issue("size", message, the_grid()))
    if not 0 <= puzzle.seed <= MAX_SEED:
        message = sentence("seed-range", "is not from 0 to {most}", most=MAX_SEED)
        findings.append(Issue("seed", message, sentence("the-seed", "seed")))
    if puzzle.model not in models_of(puzzle.kind):
        message = sentence("kind-unknown", "is none that is known here")
        findings.append(Issue("kind", message, puzzle.kind))
    return findings

"""The rules of a word search: the places of its words, and that each can be found only once.

Every line of the grid is read as a text with one character for each letter, and Python's text
search looks for words in it, fast enough to check each puzzle that is shown.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence

from crosscore import alphabet
from crosscore.errors import CrosscoreError, Issue, sentence
from crosscore.puzzle import (
    APART,
    ISOLATED,
    SHARES_NO_LETTER,
    TOO_LONG,
    WITHIN,
    Entry,
    Puzzle,
)
from crosscore.referee.common import (
    Letters,
    check_entry,
    check_marks,
    check_open,
    check_size,
    check_words,
    name,
    place,
    the_grid,
)

__all__ = ["checking_letters"]

#: rows down and columns on from letter to letter, and the names of reading so and the other way
_LINES = {
    (0, 1): ("forward", "backward"),
    (1, 0): ("down", "up"),
    (1, 1): ("forward-down", "backward-up"),
    (-1, 1): ("forward-up", "backward-down"),
}
_STEPS = {
    direction: (sign * down, sign * on)
    for (down, on), directions in _LINES.items()
    for direction, sign in zip(directions, (1, -1), strict=True)
}
_BETWEEN = re.compile(r"[\s,;،؛、，；।]+")  #: parts the words of the option `banned`

Cells = list[tuple[int, int]]


_PART = 40  #: words that are looked for between two pauses


def checking_letters(
    puzzle: Puzzle, banned: Sequence[Sequence[str]] = ()
) -> Generator[None, None, list[Issue]]:
    """All findings about a word search, with pauses.

    `banned` are words to keep out besides the user's own.

    Words are straight, in directions that the options allow, and agree where they cross; if the
    options forbid sharing they share no cell, except for words wholly within another. Every other
    cell of the grid holds one letter. Each word can be read in only one place, not counting copies
    within one other word that is as long or longer. No banned word can be read in any of the eight
    directions, except within a word. The message is in the first unused cells. Words left out have
    reasons that a word search knows and that can be true.
    """
    findings = yield from check_words(puzzle)
    grid: Letters = {}
    sound = True
    yield
    for entry in puzzle.entries:
        problems = _check_place(puzzle, entry, grid)
        findings += problems
        sound = sound and not problems
    findings += check_marks(puzzle)
    findings += check_size(puzzle)
    findings += _check_needless(puzzle)
    if not sound:
        return findings  # what follows would only repeat it in other words
    yield
    findings += _check_cells(puzzle, grid)
    yield
    whole = {**grid, **{cell: x for cell, x in puzzle.open_cells.items() if x}}
    yield
    lines = _Lines(whole, puzzle.width, puzzle.height)
    yield
    owners = _owners(puzzle)
    if puzzle.options.get("sharing") == "none":
        findings += _check_apart(puzzle, owners)
    for start in range(0, len(puzzle.entries), _PART):
        yield
        findings += _check_once(puzzle, puzzle.entries[start : start + _PART], lines, owners)
    own = _BETWEEN.split(str(puzzle.options.get("banned", "")))
    kept_out = list(dict.fromkeys([*(_split(puzzle, text) for text in own), *map(tuple, banned)]))
    for start in range(0, len(kept_out), 2 * _PART):
        yield
        findings += _check_banned(puzzle, kept_out[start : start + 2 * _PART], lines, owners)
    yield
    findings += _check_message(puzzle)
    findings += _check_reasons(puzzle, lines)
    return findings


def _check_place(puzzle: Puzzle, entry: Entry, grid: Letters) -> list[Issue]:
    """The entry lies straight in an allowed direction, inside, and in agreement with the others."""
    where = name(puzzle, entry.word)
    (row, column), (r, c) = entry.cells[:2] if len(entry.cells) > 1 else ((0, 0), (0, 1))
    step = (r - row, c - column)
    problems = check_entry(puzzle, entry, grid, step)
    if problems:
        return problems
    if step not in (_STEPS[direction] for direction in puzzle.directions() if direction in _STEPS):
        message = sentence("way-not-allowed", "runs in a direction that words may not have")
        problems.append(Issue("way", message, where))
    if entry.number or entry.across is not (step[0] == 0):
        message = sentence("hidden-like-entry", "is numbered or turned as words here are not")
        problems.append(Issue("number", message, where))
    return problems


def _check_needless(puzzle: Puzzle) -> Iterator[Issue]:
    """What only crosswords have."""
    if puzzle.given_letters or puzzle.pinned or puzzle.odd:
        message = sentence(
            "hidden-marks", "has letters given or kept, or odd words, as no word search has"
        )
        yield Issue("given", message, the_grid())
    if not puzzle.entries:
        yield Issue("empty", sentence("grid-empty", "holds no word"), the_grid())


def _check_cells(puzzle: Puzzle, grid: Letters) -> list[Issue]:
    """Every cell of the shape has a letter; the shape of a plain grid is all of its box."""
    findings = check_open(puzzle, grid)
    for cell, letter in sorted(puzzle.open_cells.items()):
        if not letter:
            message = sentence("hidden-empty", "has no letter")
            findings.append(Issue("letter", message, place(cell)))
    holes = puzzle.width * puzzle.height - len(grid) - len(puzzle.open_cells)
    if holes > 0 and puzzle.options.get("shape", "rectangle") == "rectangle":
        message = sentence("hidden-holes", "has {cells} cells without a letter", cells=holes)
        findings.append(Issue("shape", message, the_grid()))
    return findings


class _Lines:
    """All lines of a grid as texts: what can be read in it, and where.

    Each row ends with a sign that is no letter. So in the text of all rows, characters that are a
    row and a step apart are a line, and where it leaves the grid, there is that sign.
    """

    def __init__(self, letters: Letters, width: int, height: int) -> None:
        signs: dict[str, str] = {}
        for letter in letters.values():
            signs.setdefault(letter, chr(1 + len(signs)))
        self._signs = signs
        self._wide = width + 1
        #: directions, how far apart the characters of a line are, where it begins, each text
        self._texts: list[tuple[tuple[str, str], int, int, str]] = []
        rows = [["\0"] * self._wide for _ in range(height)]
        for (row, column), letter in letters.items():
            if 0 <= row < height and 0 <= column < width:
                rows[row][column] = signs[letter]
        for (down, on), directions in _LINES.items():
            turned = rows if down >= 0 else rows[::-1]
            whole = "".join(["".join(row) for row in turned])
            step = abs(down) * self._wide + on
            length = -(-len(whole) // step)
            whole = whole.ljust(length * step, "\0")
            text = "\0".join([whole[first::step] for first in range(step)])
            self._texts.append((directions, step, length + 1, text))
        self._height = height

    def longest(self, allowed: Sequence[str]) -> int:
        """The letters of the longest line that runs in one of the directions."""
        lines = (one[-1] for one in self._texts if set(one[0]) & set(allowed))
        return max((len(line) for text in lines for line in text.split("\0")), default=0)

    def copies(self, word: Sequence[str], allowed: Sequence[str]) -> Iterator[Cells]:
        """The cells, as read, of each copy of a word in the directions; a palindrome's once."""
        if not all(letter in self._signs for letter in word):
            return
        forth = "".join(self._signs[letter] for letter in word)
        for directions, step, length, text in self._texts:
            direction, opposite = directions
            sought = {forth[::-1]: -1} if opposite in allowed else {}
            if direction in allowed:
                sought[forth] = 1
            for turned, order in sought.items():
                start = 0
                while (at := text.find(turned, start)) >= 0:
                    yield self._cells(at, len(word), step, length, directions)[::order]
                    start = at + 1

    def _cells(
        self, at: int, count: int, step: int, length: int, directions: tuple[str, str]
    ) -> Cells:
        """The cells of so many characters of a text."""
        first, along = divmod(at, length)
        rise = _STEPS[directions[0]][0] < 0
        found = []
        for there in range(first + along * step, first + (along + count) * step, step):
            row, column = divmod(there, self._wide)
            found.append((self._height - 1 - row if rise else row, column))
        return found


Owners = dict[tuple[int, int], set[int]]  #: the words that each cell belongs to


def _owners(puzzle: Puzzle) -> Owners:
    owners: Owners = {}
    for entry in puzzle.entries:
        for cell in entry.cells:
            owners.setdefault(cell, set()).add(entry.word)
    return owners


def _around(owners: Owners, cells: Sequence[tuple[int, int]]) -> set[int]:
    """The words that all of the cells of a line belong to: those at both of its ends."""
    return owners.get(cells[0], set()) & owners.get(cells[-1], set())


def _check_apart(puzzle: Puzzle, owners: Owners) -> Iterator[Issue]:
    """No cell belongs to two words; those that lie within another are left aside with it."""
    cells = {entry.word: entry.cells for entry in puzzle.entries}
    outer = {
        word
        for word, own in cells.items()
        if not any((-len(cells[x]), x) < (-len(own), word) for x in _around(owners, own) - {word})
    }
    pairs = {(a, b) for words in owners.values() for a in words for b in words if a < b}
    for a, b in sorted(pairs):
        if {a, b} <= outer:
            message = sentence(
                "shares-a-letter",
                "shares a letter with {other}, but no words were to share any",
                other=name(puzzle, b),
            )
            yield Issue("sharing", message, name(puzzle, a))


def _check_once(
    puzzle: Puzzle, entries: Sequence[Entry], lines: _Lines, owners: Owners
) -> Iterator[Issue]:
    """Each word can be read in its place, and elsewhere only within another word."""
    allowed = puzzle.directions()
    for entry in entries:
        answer = puzzle.words[entry.word].answer
        own = set(entry.cells)
        for cells in lines.copies(answer, allowed):
            others = _around(owners, cells) - {entry.word}
            longer = [word for word in others if len(puzzle.words[word].answer) >= len(answer)]
            if longer or own.issuperset(cells):
                continue
            message = sentence(
                "found-again", "can be found a second time, at {place}", place=place(cells[0])
            )
            yield Issue("twice", message, name(puzzle, entry.word))


def _check_banned(
    puzzle: Puzzle, banned: Sequence[tuple[str, ...]], lines: _Lines, owners: Owners
) -> Iterator[Issue]:
    """No banned word can be read anywhere but within a word, unless it is a word of the list."""
    listed = {word.answer for word in puzzle.words}
    for word in banned:
        if word in listed or len(word) < 2:
            continue
        for cells in lines.copies(word, list(_STEPS)):
            if not _around(owners, cells):
                message = sentence(
                    "banned-found",
                    "begins {word}, which was to be kept out",
                    word="".join(word),
                )
                yield Issue("banned", message, place(cells[0]))


def _split(puzzle: Puzzle, text: str) -> tuple[str, ...]:
    """The letters of a text among the options; () where it has none."""
    try:
        return alphabet.get(puzzle.language).split(text, puzzle.options.get("letters", {}))
    except CrosscoreError:
        return ()


def _check_message(puzzle: Puzzle) -> Iterator[Issue]:
    """The message that was asked for stands in the first cells of no word, in reading order."""
    wanted = _split(puzzle, str(puzzle.options.get("message", "")))
    cells = sorted(puzzle.open_cells)
    for at, letter in enumerate(wanted):
        if at == len(cells):
            message = sentence(
                "message-short",
                "has {cells} cells left for the message, which needs {letters}",
                cells=len(cells),
                letters=len(wanted),
            )
            yield Issue("message", message, the_grid())
            return
        found = puzzle.open_cells[cells[at]]
        if found != letter:
            message = sentence(
                "message-letter",
                "holds {found}, but the message has {letter} there",
                found=found,
                letter=letter,
            )
            yield Issue("message", message, place(cells[at]))


def _check_reasons(puzzle: Puzzle, lines: _Lines) -> Iterator[Issue]:
    """Words left out have reasons that a word search knows, and that hold."""
    longest = lines.longest(puzzle.directions())
    for lost in puzzle.unplaced:
        if not 0 <= lost.word < len(puzzle.words):
            continue
        answer = puzzle.words[lost.word].answer
        problem = None
        if lost.cells or lost.reason in (APART, ISOLATED, SHARES_NO_LETTER):
            problem = sentence("reason-of-crosswords", "has a reason that only crosswords have")
        elif lost.reason == TOO_LONG and len(answer) <= longest:
            problem = sentence("reason-too-long", "is said to be longer than the grid, but is not")
        elif lost.reason == WITHIN and not any(
            _is_part(answer, other.answer) for other in puzzle.words if other.answer != answer
        ):
            problem = sentence("reason-not-within", "is said to be part of another, but is not")
        if problem:
            yield Issue("reason", problem, name(puzzle, lost.word))


def _is_part(word: tuple[str, ...], longer: tuple[str, ...]) -> bool:
    """Whether a word can be read in another, in either direction."""
    return any(
        turned == longer[at : at + len(word)]
        for turned in (word, word[::-1])
        for at in range(len(longer) - len(word) + 1)
    )

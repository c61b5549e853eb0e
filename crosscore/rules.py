"""The rules that editors have for grids with blocks, and what of a puzzle breaks them.

None of it is a fault: the referee (crosscore.referee) asks whether a puzzle holds together, this
asks whether an editor would take it. A rule is on or off by the puzzle's option of its name; where
a puzzle has no such option, as one from elsewhere, the usual ones are on.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from crosscore import alphabet
from crosscore.errors import Issue, Sentence, sentence
from crosscore.grid import BLOCKED, Cell, areas, mirrored, symmetry
from crosscore.puzzle import Puzzle

__all__ = ["Violation", "remarks", "violations"]

_MOST = 40  #: of one rule; more say nothing new
_FIRST = 0x100000  #: of the characters that stand for letters, which nothing else uses
_LISTED = 6  #: words that one sentence names

Answer = tuple[str, ...]


class Violation(NamedTuple):
    """What breaks a rule, and where. `rule` is stable; `message` is a sentence."""

    rule: str
    message: Sentence
    cells: tuple[Cell, ...]


def violations(puzzle: Puzzle) -> list[Violation]:
    """What breaks the rules that a puzzle's options ask for; [] for one without blocks."""
    if puzzle.model != BLOCKED:
        return []
    found: list[Violation] = []
    numbers = puzzle.language == alphabet.NUMBERS  # short, and they often cross but once
    if not numbers and _on(puzzle, "three"):
        found += _short(puzzle)
    if not numbers and _on(puzzle, "checked"):
        found += _unfair(puzzle) if puzzle.bars else _unchecked(puzzle)
    if _on(puzzle, "connected"):
        found += _islands(puzzle)
    if _on(puzzle, "mirrored"):
        found += _lopsided(puzzle)
    found += _repeated(puzzle)
    shared = puzzle.options.get("shared")
    if type(shared) is int and shared > 0:
        found += _sharing(puzzle, shared)
    if puzzle.options.get("apart") is True:
        found += _nested(puzzle)
    if puzzle.options.get("pangram") is True:
        found += _missing(puzzle)
    return found


def remarks(puzzle: Puzzle) -> list[Issue]:
    """The same as remarks: for whoever sees no grid."""
    found = violations(puzzle)
    return [Issue(each.rule, each.message, _place(each.cells), remark=True) for each in found]


def _place(cells: Sequence[Cell]) -> str:
    if not cells:
        return sentence("the-grid", "grid")
    row, column = cells[0]
    return sentence("cell", "row {row}, column {column}", row=row + 1, column=column + 1)


def _on(puzzle: Puzzle, rule: str) -> bool:
    return puzzle.options.get(rule) is not False


def _short(puzzle: Puzzle) -> Generator[Violation, None, None]:
    short = [cells for _, cells in puzzle.slots() if len(cells) == 2]
    if short:
        message = sentence("short-slots", "Two-letter words: {slots}.", slots=len(short))
        yield Violation("short-slots", message, _cells(short))


def _unchecked(puzzle: Puzzle) -> Generator[Violation, None, None]:
    runs: dict[Cell, int] = {}
    for _, cells in puzzle.slots():
        for cell in cells:
            runs[cell] = runs.get(cell, 0) + 1
    once = tuple(sorted(cell for cell, times in runs.items() if times == 1))
    if once:
        message = sentence("unchecked", "Cells in only one word: {cells}.", cells=len(once))
        yield Violation("unchecked", message, once)


def _unfair(puzzle: Puzzle) -> Generator[Violation, None, None]:
    """Words between bars that have too many unchecked letters, or two side by side."""
    from crosscore.fill import (
        bars,
    )  # with the whole of crosscore.fill: only grids with bars need it

    said = {
        bars.MANY: sentence("unches-many", "Too many letters of this word are in no other word."),
        bars.BESIDE: sentence("unches-beside", "Two letters side by side are in no other word."),
        bars.LONE: sentence("unches-lone", "This cell is in no word at all."),
    }
    for what, (_, cells) in bars.unfair(puzzle.rows(), puzzle.bars)[:_MOST]:
        if what in said:
            yield Violation(f"unches-{what}", said[what], cells)


def _islands(puzzle: Puzzle) -> Generator[Violation, None, None]:
    _, *islands = areas(puzzle.rows(), puzzle.bars) or [[]]
    if islands:
        message = sentence(
            "islands",
            "Separate parts of the grid: {parts}.",
            parts=len(islands) + 1,
        )
        yield Violation("islands", message, _cells(islands))


def _lopsided(puzzle: Puzzle) -> Generator[Violation, None, None]:
    """Blocks that lack an image: by the symmetry that was chosen, else by any."""
    rows = puzzle.rows()
    asked = puzzle.options.get("symmetry")
    if asked == "none" or (not asked and symmetry(rows) != "none"):
        return
    kind = asked if isinstance(asked, str) and asked else "rotational"
    odd = tuple(
        (r, c)
        for r, row in enumerate(rows)
        for c, cell in enumerate(row)
        if cell is None
        and any(
            rows[s][d] is not None for s, d in mirrored((r, c), puzzle.width, puzzle.height, kind)
        )
    )
    if odd:
        message = sentence("rule-lopsided", "The black squares aren’t symmetric.")
        yield Violation("lopsided", message, odd)


def _repeated(puzzle: Puzzle) -> Generator[Violation, None, None]:
    for words in list(_answers(puzzle).values())[:_MOST]:
        if len(words) > 1:
            shown = puzzle.words[puzzle.entries[words[0]].word].shown
            message = sentence("rule-repeated", "{word} is in the grid more than once.", word=shown)
            yield Violation("repeated", message, _lying(puzzle, words))


def _sharing(puzzle: Puzzle, least: int) -> Generator[Violation, None, None]:
    """Words that have letters in a row in common, by the longest such run."""
    answers = list(_answers(puzzle).items())
    texts = _texts([answer for answer, _ in answers])
    having: dict[str, list[int]] = {}
    for at, text in enumerate(texts):
        for part in {text[i : i + least]: None for i in range(len(text) - least + 1)}:
            having.setdefault(part, []).append(at)
    pairs = {
        (one, other)
        for found in having.values()
        if len(found) > 1
        for i, one in enumerate(found)
        for other in found[i + 1 :]
    }
    runs: dict[Answer, dict[int, None]] = {}
    for one, other in sorted(pairs):
        start, length = _longest(texts[one], texts[other], least)
        run = answers[one][0][start : start + length]
        runs.setdefault(run, {}).update({one: None, other: None})
    for run, found in sorted(runs.items(), key=lambda item: (-len(item[0]), item[0]))[:_MOST]:
        lying = [entry for one in found for entry in answers[one][1]]
        message = sentence(
            "rule-shared",
            "{words} share {letters}.",
            words=_named(puzzle, lying),
            letters="".join(run),
        )
        yield Violation("shared", message, _lying(puzzle, lying))


def _nested(puzzle: Puzzle) -> Generator[Violation, None, None]:
    answers = sorted(_answers(puzzle).items(), key=lambda item: (-len(item[0]), item[0]))
    texts = _texts([answer for answer, _ in answers])
    told = 0
    for at, (_, entries) in enumerate(answers):
        text = texts[at]
        around = [other for other in range(at) if text in texts[other]]
        if around and told < _MOST:
            told += 1
            longer = [entry for other in around for entry in answers[other][1]]
            message = sentence(
                "rule-apart",
                "{word} is also in {words}.",
                word=_named(puzzle, entries)[0],
                words=_named(puzzle, longer),
            )
            yield Violation("apart", message, _lying(puzzle, [*entries, *longer]))


def _missing(puzzle: Puzzle) -> Generator[Violation, None, None]:
    wanted = alphabet.pangram_letters(puzzle.language, puzzle.options.get("letters", {}))
    there = {letter for row in puzzle.rows() for letter in row if letter}
    missing = [letter for letter in wanted if letter not in there]
    if missing:
        message = sentence(
            "rule-pangram", "Letters missing from the grid: {letters}.", letters=missing
        )
        yield Violation("pangram", message, ())


def _answers(puzzle: Puzzle) -> dict[Answer, list[int]]:
    """Each answer in the grid -> where in `entries` it is, in their order."""
    found: dict[Answer, list[int]] = {}
    for at, entry in enumerate(puzzle.entries):
        found.setdefault(puzzle.words[entry.word].answer, []).append(at)
    return found


def _texts(answers: Sequence[Answer]) -> list[str]:
    """Answers as texts with one character for each letter, whatever that is written with."""
    known: dict[str, str] = {}
    return [
        "".join([known.setdefault(letter, chr(_FIRST + len(known))) for letter in answer])
        for answer in answers
    ]


def _longest(one: str, other: str, least: int) -> tuple[int, int]:
    """Start and length, in the first, of the longest run that both have; at least so long."""
    for length in range(min(len(one), len(other)), least, -1):
        for start in range(len(one) - length + 1):
            if one[start : start + length] in other:
                return start, length
    return next(
        (start, least)
        for start in range(len(one) - least + 1)
        if one[start : start + least] in other
    )


def _named(puzzle: Puzzle, entries: Sequence[int]) -> list[str]:
    named = dict.fromkeys(puzzle.words[puzzle.entries[at].word].shown for at in entries)
    return [*list(named)[:_LISTED], *(["…"] if len(named) > _LISTED else [])]


def _lying(puzzle: Puzzle, entries: Sequence[int]) -> tuple[Cell, ...]:
    return _cells([puzzle.entries[at].cells for at in entries])


def _cells(pieces: Sequence[Sequence[Cell]]) -> tuple[Cell, ...]:
    return tuple(sorted({cell for cells in pieces for cell in cells}))

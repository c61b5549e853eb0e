"""A package for H5P: a crossword for its Crossword, a word search for Find the Words.

It has the puzzle's content and says which content type shows it; the content type itself is what
the site has. Crossword takes words at fixed places if none lies beside another, see `in_turn`;
otherwise it lays them out itself. Find the Words always makes a grid of its own.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from crosscore import sheet
from crosscore.alphabet import one_line, within
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import classroom, lost
from crosscore.formats.classroom import Placed
from crosscore.formats.file import File
from crosscore.formats.link import unsolvable
from crosscore.formats.zipped import packed
from crosscore.grid import LETTERS, Cell
from crosscore.puzzle import Puzzle

__all__ = ["CROSSWORD", "FIND", "files", "in_turn", "losses", "refusal"]

CROSSWORD = ("H5P.Crossword", 0, 5)  #: content type and version
FIND = ("H5P.FindTheWords", 1, 4)

_MOST = 100  # cells a side
_LEAST = 2  # words
_TITLE, _EXTRAS = 255, 5_000  # bytes of one line, by the core's own patterns
_JOINER = "\N{WORD JOINER}"
_MARKUP = re.compile(r"<(?=[A-Za-z/!?])|&(?=[A-Za-z#])")  # what reads as HTML
_WAYS = {
    "forward": "horizontal",
    "backward": "horizontalBack",
    "down": "vertical",
    "up": "verticalUp",
    "forward-down": "diagonal",
    "backward-down": "diagonalBack",
    "forward-up": "diagonalUp",
    "backward-up": "diagonalUpBack",
}  #: our directions of a text from the left


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Puzzles that it has no content type for, and scripts that theirs can't write."""
    if puzzle.model == LETTERS:
        return unsolvable(puzzle) or classroom.letters_refused(puzzle, str.isalpha)
    if not classroom.clued(puzzle) or 0 < len(puzzle.entries) < _LEAST:
        return sentence(
            "h5p-kind",
            "H5P has word searches, and crosswords of two or more words with clues; this is "
            "neither.",
        )
    return classroom.refusal(puzzle, _MOST, lambda cell: True)


def losses(puzzle: Puzzle) -> list[Issue]:
    """What it doesn't keep: above all the grid, where the content type makes its own."""
    found = [*classroom.losses(puzzle, ("copyright",)), *_cut(puzzle)]
    shown = sheet.crop(puzzle)
    if puzzle.model == LETTERS:
        message = sentence(
            "loss-own-grid",
            "H5P makes a new grid from the words; clues and a hidden message aren’t kept.",
        )
        return [Issue("layout", message), *found, *lost.spelling(shown, counted=False)]
    found += [*lost.spelling(shown, counted=sheet.counted(shown)), *lost.counts(shown)]
    if not in_turn(classroom.placed(puzzle)):
        message = sentence(
            "loss-layout",
            "H5P lays the words out anew each time: it keeps a layout only if no words lie side "
            "by side.",
        )
        found.insert(0, Issue("layout", message))
    return found


def _cut(puzzle: Puzzle) -> list[Issue]:
    """Which of its texts about the puzzle are longer than its core takes."""
    texts = [
        (puzzle.title, _TITLE, sentence("lost-title", "the title")),
        (puzzle.author, _TITLE, sentence("lost-author", "the author’s name")),
        (
            puzzle.about.get("copyright", ""),
            _EXTRAS,
            sentence("lost-copyright", "the copyright notice"),
        ),
    ]
    cut = [said for text, most, said in texts if len(one_line(text).encode()) > most]
    if not cut:
        return []
    message = sentence("loss-shortened", "Too long for the format, so cut: {what}.", what=cut)
    return [Issue("cut", message)]


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file."""
    search = puzzle.model == LETTERS
    content = _find(puzzle) if search else _crossword(puzzle)
    members = [
        File("h5p.json", _json(_told(puzzle, FIND if search else CROSSWORD))),
        File("content/content.json", _json(content)),
    ]
    return [File(f"{base}.h5p", packed(members))]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def _told(puzzle: Puzzle, library: tuple[str, int, int]) -> dict[str, Any]:
    """What stands about the package: `h5p.json`.

    Only the content type itself is named: which others it needs, the site's copy of it knows.
    """
    name, major, minor = library
    language = puzzle.clue_language or puzzle.language
    code = language if re.fullmatch("[a-z]{2,3}", language) and language != "und" else "en"
    told: dict[str, Any] = {
        "title": within(one_line(puzzle.title), _TITLE) or "Crosscore",
        "language": code,
        "defaultLanguage": code,
        "mainLibrary": name,
        "embedTypes": ["iframe"],
        "license": "U",
        "preloadedDependencies": [
            {"machineName": name, "majorVersion": major, "minorVersion": minor}
        ],
    }
    if author := within(one_line(puzzle.author), _TITLE):
        told["authors"] = [{"name": author, "role": "Author"}]
    if copyright := within(one_line(puzzle.about.get("copyright", "")), _EXTRAS):
        told["licenseExtras"] = copyright
    return told


def _task(puzzle: Puzzle) -> str:
    return "<br>".join(html.escape(line, quote=False) for line in puzzle.instructions.splitlines())


# -- Crossword -----------------------------------------------------------------------------------


def _crossword(puzzle: Puzzle) -> dict[str, Any]:
    words = classroom.placed(puzzle)
    ordered = in_turn(words)
    counted = sheet.counted(puzzle)
    names = {name: sheet.wording(puzzle).label(name) for name in ("across", "down")}
    content: dict[str, Any] = {
        "l10n": names,
        "a11y": names,
        "words": [_word(each, keeps=bool(ordered), counted=counted) for each in ordered or words],
        "overallFeedback": [{"from": 0, "to": 100}],
        "behaviour": {
            "enableInstantFeedback": False,
            "scoreWords": True,
            "applyPenalties": False,
            "enableRetry": True,
            "enableSolutionsButton": True,
            "keepCorrectAnswers": False,
        },
    }
    if puzzle.instructions:
        content["taskDescription"] = _task(puzzle)
    return content


def _word(placed: Placed, *, keeps: bool, counted: bool) -> dict[str, Any]:
    clue = f"{placed.clue} ({placed.counts})" if counted else placed.clue
    word: dict[str, Any] = {"clue": _shown(clue), "answer": placed.word, "fixWord": keeps}
    if keeps:
        word["row"], word["column"] = placed.row + 1, placed.column + 1
    word["orientation"] = "across" if placed.across else "down"
    return word


def _shown(text: str) -> str:
    """A clue as HTML that shows it, however often it is read as HTML and the markup taken out.

    Where a sign begins markup, an invisible one after it says that it doesn't.
    """
    apart = _MARKUP.sub(lambda sign: sign[0] + _JOINER, text)
    return html.escape(apart, quote=False)


def in_turn(words: Sequence[Placed]) -> list[Placed]:
    """The words in an order in which the content type takes all at their places; [] if none.

    It puts them down by length, long ones first, those of one length as they come. It refuses one
    that would touch another at its ends, or along its side in a cell that isn't yet there.
    """
    filled: dict[Cell, str] = {}
    left = sorted(words, key=lambda each: -len(each.word))
    taken = []
    while left:
        longest = [each for each in left if len(each.word) == len(left[0].word)]
        chosen = next((each for each in longest if _fits(each, filled)), None)
        if not chosen:
            return []
        filled.update(zip(_cells(chosen), chosen.word, strict=True))
        left.remove(chosen)
        taken.append(chosen)
    return taken


def _fits(word: Placed, filled: Mapping[Cell, str]) -> bool:
    cells = _cells(word)
    side = (1, 0) if word.across else (0, 1)
    ends = [_moved(cells[0], side[::-1], -1), _moved(cells[-1], side[::-1], 1)]
    if any(end in filled for end in ends) or all(cell in filled for cell in cells):
        return False
    return all(
        filled[cell] == letter
        if cell in filled
        else _moved(cell, side, 1) not in filled and _moved(cell, side, -1) not in filled
        for cell, letter in zip(cells, word.word, strict=True)
    )


def _cells(word: Placed) -> Sequence[Cell]:
    down, right = (0, 1) if word.across else (1, 0)
    return [(word.row + down * at, word.column + right * at) for at in range(len(word.word))]


def _moved(cell: Cell, step: Cell, times: int) -> Cell:
    return cell[0] + step[0] * times, cell[1] + step[1] * times


# -- Find the Words --------------------------------------------------------------------------------


def _find(puzzle: Puzzle) -> dict[str, Any]:
    shown = sheet.crop(puzzle)
    words = dict.fromkeys("".join(shown.words[at].answer) for at in sheet.listing(shown))
    mirrored = lost.from_right(puzzle)
    ways = {_mirrored(way) if mirrored else way for way in puzzle.directions()}
    letters = {cell for row in shown.rows() for cell in row if cell}
    return {
        "taskDescription": html.escape(" ".join(puzzle.instructions.split()), quote=False),
        "wordList": ",".join(words),
        "behaviour": {
            "orientations": {name: way in ways for way, name in _WAYS.items()},
            "fillPool": "".join(sorted(letters)),
            "preferOverlap": True,
            "showVocabulary": True,
            "enableShowSolution": True,
            "enableRetry": True,
        },
        "l10n": {
            "check": "Check",
            "tryAgain": "Retry",
            "showSolution": "Show solution",
            "found": "@found of @totalWords found",
            "timeSpent": "Time",
            "score": "@score of @total points",
            "wordListHeader": "Words",
        },
    }


def _mirrored(way: str) -> str:
    if way.startswith("forward"):
        return way.replace("forward", "backward")
    return way.replace("backward", "forward")

"""A crossword as a question of Moodle's type Crossword, which a site has as a plug-in.

Words say where they begin, so the grid is the sheet's. What surrounds them, feedback and grading,
is as the question's form has it at first.
"""

from __future__ import annotations

import html
import re

from crosscore import sheet
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import classroom
from crosscore.formats.classroom import Placed
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle

__all__ = ["files", "losses", "refusal"]

_MOST = 30  # cells a side that the form offers
_LEAST = 3  # what it counts from: 0 stands for a side of 3
_BREAKS = re.compile(r"[-\s'‘’]")  # signs in a word that take no cell there
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")  # never in XML


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Other puzzles than crosswords with clues, large ones, scripts that it can't write."""
    if not classroom.clued(puzzle):
        return sentence("moodle-kind", "Only a crossword with clues can be such a question.")
    return classroom.refusal(puzzle, _MOST, str.isalnum)


def losses(puzzle: Puzzle) -> list[Issue]:
    """What it doesn't keep."""
    found = classroom.losses(puzzle)
    if puzzle.author:
        message = sentence("loss-author", "The author’s name isn’t kept.")
        found.append(Issue("author", message))
    return found


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file, for the question bank."""
    shown = sheet.crop(puzzle)
    words = "".join(map(_word, classroom.placed(puzzle)))
    text = "<br>".join(map(_html, puzzle.instructions.splitlines()))
    return [
        File(
            f"{base}-moodle.xml",
            '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n  <question type="crossword">\n'
            f"    <name><text>{_xml(puzzle.title or 'Crossword')}</text></name>\n"
            f'    <questiontext format="html"><text>{_xml(text)}</text></questiontext>\n'
            '    <generalfeedback format="html"><text></text></generalfeedback>\n'
            f"    <defaultgrade>{len(shown.entries)}</defaultgrade>\n"
            "    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n"
            f"    <numrows>{_side(shown.height)}</numrows>\n"
            f"    <numcolumns>{_side(shown.width)}</numcolumns>\n"
            "    <accentgradingtype>strict</accentgradingtype>\n"
            "    <accentpenalty>0.5</accentpenalty>\n    <quotematching>0</quotematching>\n"
            f"{words}  </question>\n</quiz>\n",
        )
    ]


def _side(cells: int) -> int:
    return max(cells - _LEAST, 0)


def _word(placed: Placed) -> str:
    """A word; with its spaces and hyphens, where its letters are those of the cells without."""
    answer = placed.shown if _BREAKS.sub("", placed.shown) == placed.word else placed.word
    return (
        f"    <word>\n      <answer>{_xml(answer)}</answer>\n"
        f'      <clue format="html"><text>{_xml(_html(placed.clue))}</text></clue>\n'
        f"      <orientation>{int(not placed.across)}</orientation>\n"
        f"      <startrow>{placed.row}</startrow>\n"
        f"      <startcolumn>{placed.column}</startcolumn>\n    </word>\n"
    )


def _html(text: str) -> str:
    return html.escape(text, quote=False)


def _xml(text: str) -> str:
    return html.escape(_CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text), quote=False)

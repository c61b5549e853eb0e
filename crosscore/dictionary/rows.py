"""A word list as its author wrote it: rows of word and clue, usable or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from crosscore.alphabet import one_line
from crosscore.dictionary.limits import MAX_ENTRIES, MAX_SCORE, REPORTED, shorten
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.search import Progress

__all__ = [
    "CLUES",
    "MORE",
    "SLICE",
    "Findings",
    "More",
    "Row",
    "WordList",
    "beyond",
    "more_of",
    "row",
    "score_of",
    "share",
]

#: what a row may hold besides word, clue and score, by the names of the columns, in their order
MORE = ("clue 2", "clue 3", "theme", "level", "region", "concept", "article")
CLUES = ("clue", "clue 2", "clue 3")

More = tuple[tuple[str, str], ...]  #: the names of `MORE` that a row has, in their order, and texts

SLICE = 200  #: rows between two reports of progress: about a millisecond

_SCORE_DIGITS = 3
_TO_SPACES = {9: 32, 10: 32, 13: 32}


class Row(NamedTuple):
    """A word and its clue, each on one line; one of them may be empty.

    `where` is the place in the file ("line 3", "entry 3"). `raw` is the word with the controls and
    half characters that `one_line` removes, so that a message can name them. `fault` is what the
    reader couldn't understand: (code, sentence). `score` is None in a list without scores, a text
    if it is unusable, "" if it is missing. `more` is what the richer form of a list says besides.
    """

    word: str
    clue: str
    where: str
    raw: str
    fault: tuple[str, str] | None = None
    score: int | str | None = None
    more: More = ()

    @property
    def odd(self) -> tuple[str, Sentence] | None:
        """What `one_line` took out of the word that must not go unsaid: (code, sentence)."""
        for char in self.raw:
            if "\ud800" <= char <= "\udfff":
                return "lone-surrogate", sentence(
                    "had-half-character",
                    "{word} had half of a character, {code}; type what is missing.",
                    word=shorten(self.word),
                    code=f"U+{ord(char):04X}",
                )
            if char < " " or char == "\x7f":
                return "control-character", sentence(
                    "had-control-character",
                    "{word} had a control character, {code}; it was taken out.",
                    word=shorten(self.word),
                    code=f"U+{ord(char):04X}",
                )
        return None


@dataclass(frozen=True, slots=True)
class WordList:
    """What a file of words holds: its rows in order, including the unusable ones.

    `format` is "json-object", "json-list", "csv", "tsv" or "text", or what the words were taken
    from ("xlsx", "ods", "docx", "odt", "anki", "gift", "moodle"). `encoding` is "utf-8",
    "utf-16-le", "utf-16-be", one that was assumed ("windows-1252", "mac-roman", "windows-1250"), or
    "" for a document. `language` and `clues` are the codes of the languages of words and clues
    where the file itself says them, else "". `issues` are the first `REPORTED` of `issue_total`
    findings about the file; judging a word takes knowledge of the language, so it happens
    elsewhere.
    """

    format: str
    encoding: str
    rows: tuple[Row, ...]
    issues: tuple[Issue, ...]
    issue_total: int
    language: str = ""
    clues: str = ""


class Findings:
    """Keeps the first findings and counts all."""

    def __init__(self, kept: Iterable[Issue] = (), total: int = 0) -> None:
        self.kept = list(kept)
        self.total = total

    def add(self, code: str, message: str, where: str) -> None:
        """Add a finding; kept with its place while there are few."""
        self.total += 1
        if len(self.kept) < REPORTED:
            self.kept.append(Issue(code, message, _place(where)))


def _place(where: str) -> str:
    """The place of a row as a sentence: made for few findings, not for each of many rows."""
    what, _, number = where.partition(" ")
    if not (number.isascii() and number.isdecimal()):
        return where
    match what:
        case "line":
            return sentence("line", "line {number}", number=int(number))
        case "entry":
            return sentence("entry", "entry {number}", number=int(number))
        case "word":
            return sentence("word", "word {number}", number=int(number))
    return where


def share(at: int, total: int, begun: float, ended: float) -> Progress:
    """A report that `at` of `total` words are done of the work between two shares of the whole."""
    done = begun + (ended - begun) * at / max(1, total)
    return Progress(at, min(total, ceil(total * done)), total)


def beyond(name: str) -> CrosscoreError:
    """The error for a file of so many entries, raised before they fill the memory."""
    return CrosscoreError(
        "too-many-entries",
        sentence(
            "entries-beyond",
            "{name} has more than {most:,} entries, which is the limit. Split it into smaller "
            "files.",
            name=name,
            most=MAX_ENTRIES,
        ),
        name,
    )


def row(
    word: str,
    clue: str,
    where: str,
    fault: tuple[str, str] | None = None,
    score: int | str | None = None,
    more: More = (),
) -> Row | None:
    """The row of a word and a clue from the file; None if both are empty."""
    line, hint = one_line(word), one_line(clue)
    if not line and not hint and not fault:
        return None
    raw = word if word == line else word.translate(_TO_SPACES)
    return Row(line, hint, where, raw, fault, score, more)


def more_of(given: Mapping[str, object]) -> More:
    """What a row holds besides, from values by the names of columns; numbers are texts, too.

    `clues` is a list of the first clue and others.
    """
    clues = given.get("clues")
    if type(clues) is list:
        given = {**given, **dict(zip(CLUES[1:], clues[1:], strict=False))}
    found: list[tuple[str, str]] = []
    for name in MORE:
        text = given.get(name)
        if text is None:
            continue
        if type(text) is str:
            line = one_line(text)
        elif type(text) is int or type(text) is float:
            line = str(text)
        else:
            continue
        if line:
            found.append((name, line))
    return tuple(found)


def score_of(text: str) -> int | str:
    """A score from 0 to `MAX_SCORE`; the text itself, on one line, if it is none."""
    digits = text.strip()
    if digits.isdecimal() and len(digits) <= _SCORE_DIGITS and int(digits) <= MAX_SCORE:
        return int(digits)
    return one_line(text)

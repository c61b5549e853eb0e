"""Check each row of a list that is being edited: its cells, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from crosscore import alphabet
from crosscore.alphabet import Alphabet, Guess, one_line
from crosscore.dictionary.limits import MAX_CLUE, MAX_ROWS, misfit, overlong, shorten
from crosscore.dictionary.rows import SLICE
from crosscore.errors import CrosscoreError, sentence, to_wire
from crosscore.search import Progress, drain

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["Checked", "Finding", "Marked", "check", "checking"]

#: Scripts that put no spaces between words: an answer may stand anywhere in a clue
_UNSPACED = frozenset(("Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"))
#: What parts word and clue, left in a word
_HELD = re.compile(r"(?<=\S)(?: [-–—=] |—|[:;] )(?=\S)")
_KEPT = 300  # characters of a row that is remembered between two checks


@dataclass(frozen=True, slots=True)
class Finding:
    """`level` "error": the row can't be used as it is; "note": it can."""

    code: str
    message: str
    level: str

    def as_dict(self) -> wire.Finding:
        """The finding as plain data for the page."""
        return {"code": self.code, "level": self.level, **to_wire(self.message)}


@dataclass(slots=True)
class Marked:
    """One checked row: the cells of its word, if it has any, and what is wrong with it.

    `key` is equal for rows with the same answer, "" if there is none; `shown` is the word without
    the `|` between its cells.
    """

    cells: tuple[str, ...] = ()
    key: str = ""
    shown: str = ""
    findings: tuple[Finding, ...] = ()

    def add(self, code: str, message: str, level: str) -> None:
        """Add a finding."""
        self.findings += (Finding(code, message, level),)


@dataclass(frozen=True, slots=True)
class Checked:
    """All checked rows, by the rules of one language; `guessed` unless somebody named it."""

    alphabet: Alphabet
    guessed: Guess | None
    letters: Mapping[str, str]
    rows: tuple[Marked, ...]


def check(rows: Sequence[tuple[str, str]], **asked: Any) -> Checked:
    """`checking` in one go."""
    return drain(checking(rows, **asked))


def checking(
    rows: Sequence[tuple[str, str]],
    *,
    language: str = "",
    letters: Mapping[str, str] | None = None,
    longest: int | None = None,
    title: str = "",
    at_hand: Sequence[str] = (),
) -> Generator[Progress, None, Checked]:
    """Check (word, clue) rows against the language and against each other.

    If `language` is "", it is guessed as in `read`, with `title` as the name of the list: the
    language most words are in, or English if there is none; where little tells, one of `at_hand`
    (see `alphabet.recognise`). `letters` are the alphabet's options.
    Words of more than `longest` cells get a note. Raises `CrosscoreError` "unknown-language" or
    "unknown-option"; anything wrong with a row is a finding. Rows are numbered from 1. Blank rows
    have no findings. A generator that reports progress.
    """
    guessed = None if language else _guess(rows, title, at_hand)
    script = guessed.alphabet if guessed else alphabet.get(language)
    options = {name: choices[0] for name, choices in script.options.items()}
    options.update(letters or {})
    chosen = tuple(options.items())
    marked = []
    for at, (word, clue) in enumerate(rows):
        if at % SLICE == 0:
            yield Progress(at, at, len(rows))
        mark = _mark_again if len(word) + len(clue) <= _KEPT else _mark
        marked.append(Marked(*mark(word, clue, script.code, chosen, longest)))
    yield Progress(len(rows), len(rows), len(rows))
    _mark_duplicates(marked)
    return Checked(script, guessed, options, tuple(marked))


def _guess(rows: Sequence[tuple[str, str]], title: str, at_hand: Sequence[str]) -> Guess:
    try:
        return alphabet.recognise(
            [word for word, _ in rows],
            clues=[clue for _, clue in rows],
            title=title,
            share=0,
            at_hand=at_hand,
        )
    except CrosscoreError:
        return Guess(alphabet.get("en"), sure=False)


def _mark(
    word: str,
    clue: str,
    language: str,
    options: tuple[tuple[str, str], ...],
    longest: int | None,
) -> tuple[tuple[str, ...], str, str, tuple[Finding, ...]]:
    """The fields of `Marked` for a row by itself."""
    surface, hint = one_line(word), one_line(clue)
    shown = surface.replace("|", "")
    if not surface:
        message = sentence("clue-without-word", "This clue has no word. Type one.")
        missing = Finding("no-word", message, "error")
        return (), "", shown, (missing,) if hint else ()
    script = alphabet.get(language)
    wrong: tuple[str, str] | None = overlong(surface)
    cells: tuple[str, ...] = ()
    if not wrong:
        try:
            cells = script.split(word, dict(options))
        except CrosscoreError as error:
            if error.code == "unknown-option":
                raise
            wrong = error.code, error.message
    if wrong:
        return (), "", shown, (Finding(*wrong, "error"),)
    found = []
    wrong = misfit(surface, cells)
    if wrong:
        found.append(Finding(*wrong, "error"))
    elif longest is not None and len(cells) > longest:
        message = sentence(
            "more-cells",
            "{word} takes {cells} cells; only {most} fit.",
            word=shorten(surface),
            cells=len(cells),
            most=longest,
        )
        found.append(Finding("too-long", message, "note"))
    held = _HELD.search(surface)
    if held:
        message = sentence(
            "holds-mark",
            "{word} still holds “{mark}”. If a clue stands after it, move it to the clues.",
            word=shorten(surface),
            mark=held[0].strip(),
        )
        found.append(Finding("holds-mark", message, "note"))
    if not hint:
        message = sentence("no-clue-yet", "{word} has no clue yet.", word=shorten(surface))
        found.append(Finding("no-clue", message, "note"))
    elif len(hint) > MAX_CLUE:
        message = sentence(
            "clue-too-long",
            "The clue has {characters:,} characters; it can have up to {most:,}.",
            characters=len(hint),
            most=MAX_CLUE,
        )
        found.append(Finding("clue-too-long", message, "error"))
    elif _gives_away(surface, cells, hint, script):
        message = sentence(
            "gives-away", "The clue contains the word itself: {word}.", word=shorten(surface)
        )
        found.append(Finding("gives-away", message, "note"))
    return cells, "|".join(cells), shown, tuple(found)


#: While somebody types, all rows but one are as they were.
_mark_again = lru_cache(maxsize=MAX_ROWS)(_mark)


def _gives_away(surface: str, cells: tuple[str, ...], clue: str, script: Alphabet) -> bool:
    """Whether the answer stands in its clue as a word, or as words."""
    if len(cells) < 2:
        return False
    text = script.fold(clue)
    if not _UNSPACED.isdisjoint(script.scripts):
        return "".join(cells) in text
    text = f" {text} "
    return f" {''.join(cells)} " in text or f" {script.fold(surface)} " in text


def _mark_duplicates(marked: Sequence[Marked]) -> None:
    first: dict[str, int] = {}  # key -> index of the first row that has it
    known: set[int] = set()  # first rows that have their note
    for index, one in enumerate(marked):
        if not one.key:
            continue
        before = first.setdefault(one.key, index)
        if before == index:
            continue
        other = marked[before]
        if other.shown == one.shown:
            message = sentence(
                "same-word",
                "Same word as row {row}: {word}.",
                row=before + 1,
                word=shorten(other.shown),
            )
        else:
            message = sentence(
                "same-letters",
                "Same letters as row {row}: {word}.",
                row=before + 1,
                word=shorten(other.shown),
            )
        one.add("duplicate", message, "error")
        if before not in known:
            known.add(before)
            again = sentence("same-letters-below", "Row {row} has the same letters.", row=index + 1)
            other.add("duplicate", again, "note")

"""Word lists as files, each read back before you get it."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Generator, Sequence

from crosscore.alphabet import one_line
from crosscore.dictionary import learning
from crosscore.dictionary.limits import MAX_BYTES, shorten
from crosscore.dictionary.rows import CLUES, MORE, More, more_of
from crosscore.dictionary.source import parsing
from crosscore.errors import CrosscoreError, sentence
from crosscore.search import Progress, drain

__all__ = ["FORMATS", "save", "writing"]

Entry = tuple[str, str, More]  #: word, clue, and what the richer form holds besides
Rows = Sequence[Entry]
Given = Sequence[tuple[str, str] | Entry]

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")


def _json(rows: Rows) -> str:
    lines = (
        f"  {json.dumps(word, ensure_ascii=False)}: "
        f"{json.dumps(_told(clue, more) if more else clue, ensure_ascii=False)}"
        for word, clue, more in rows
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _told(clue: str, more: More) -> dict[str, object]:
    """All that is told of a word, as JSON: the level is a number, clues are a list."""
    named = dict(more)
    clues = [clue, *(named.pop(name, "") for name in CLUES[1:])]
    while clues and not clues[-1]:
        clues.pop()
    told: dict[str, object] = {"clues": clues}
    for name, text in named.items():
        told[name] = int(text) if name == "level" and _NUMBER.fullmatch(text) else text
    return told


def _csv(rows: Rows) -> str:
    # The mark tells Excel that it is UTF-8.
    return "\ufeff" + _table(rows, ",", "\r\n")


def _tsv(rows: Rows) -> str:
    return _table(rows, "\t", "\n")


def _table(rows: Rows, delimiter: str, line_end: str) -> str:
    file = io.StringIO()
    writer = csv.writer(file, delimiter=delimiter, lineterminator=line_end)
    used = {name for _, _, more in rows for name, _ in more}
    names = [name for name in MORE if name in used]
    writer.writerow(("word", "clue", *names))
    for word, clue, more in rows:
        told = dict(more)
        writer.writerow((word, clue, *(told.get(name, "") for name in names)))
    return file.getvalue()


def _text(rows: Rows) -> str:
    return "".join(f"{word}: {clue}\n" if clue else f"{word}\n" for word, clue, _ in rows)


def _tabbed(rows: Rows) -> str:
    return "".join(f"{word}\t{clue}\n" for word, clue, _ in rows)


#: format -> the ending of its files, and the ways to write them, the first that works is used
FORMATS: dict[str, tuple[str, tuple[Callable[[Rows], str], ...]]] = {
    "json": ("json", (_json,)),
    "tsv": ("tsv", (_tsv,)),
    "csv": ("csv", (_csv,)),
    "text": ("txt", (_text, _tabbed)),
    "anki": ("anki.txt", (learning.anki,)),
    "quizlet": ("quizlet.txt", (learning.quizlet,)),
    "gift": ("gift.txt", (learning.gift,)),
    "glossary": ("glossary.xml", (learning.glossary,)),
}


#: formats that hold words and clues only
_PLAIN = frozenset(("text", "anki", "quizlet", "gift", "glossary"))

#: formats whose programs leave out a word without a clue
_CLUED = frozenset(("gift", "glossary"))

#: formats that their program takes as they are, while a reader here has to guess what quotes mean
_LITERAL = frozenset(("quizlet",))


def save(rows: Given, to: str) -> str:
    """`writing` in one go."""
    return drain(writing(rows, to))


def writing(rows: Given, to: str) -> Generator[Progress, None, str]:
    """The text of a file with these (word, clue) or (word, clue, more) rows, without blank ones.

    `to` is a key of `FORMATS`: "json" a dictionary {"WORD": "clue"}, "csv" and "tsv" with a first
    line word,clue, "text" `word: clue` lines; "anki", "quizlet", "gift" and "glossary" are for
    learning programs. These and "text" have no place for what a row says besides. `parse` reads
    the same rows from it, one to one; if that isn't possible, `CrosscoreError` "cannot-save" names
    the row, counted from 1. It is also raised for an unknown format, for a list without rows, and
    for a word without a clue where the program would leave it out.
    """
    if to not in FORMATS:
        raise CrosscoreError(
            "unknown-format",
            f"There is no format {to[:40]!a}; choose one of {', '.join(FORMATS)}.",
            "to",
        )
    made = ((at, _entry(*row, plain=to in _PLAIN)) for at, row in enumerate(rows, 1))
    numbered = [(at, row) for at, row in made if row[0] or row[1]]
    if not numbered:
        raise CrosscoreError(
            "cannot-save", sentence("nothing-to-save", "There are no words to save yet."), ""
        )
    kept = [row for _, row in numbered]
    yield Progress(0, 0, len(kept))
    if to == "json":
        _refuse_equal_keys(numbered)
    if to in _CLUED:
        _refuse_clueless(numbered)
    ending, ways = FORMATS[to]
    wrong = 0
    for write in ways:
        text = write(kept)
        yield Progress(0, 0, len(kept))
        if to in _LITERAL:
            wrong = learning.first_without_word(kept)
        else:
            wrong = yield from _first_difference(text, f"words.{ending}", kept)
        if wrong < 0:
            return text
    at, (word, clue, _) = numbered[min(wrong, len(numbered) - 1)]
    raise CrosscoreError(
        "cannot-save",
        sentence(
            "read-differently",
            "Row {row:,} ({word}) would be read differently from such a file; "
            "save the list in another format.",
            row=at,
            word=shorten(word or clue),
        ),
        f"row {at}",
    )


def _entry(word: str, clue: str, more: More = (), *, plain: bool) -> Entry:
    return one_line(word), one_line(clue), () if plain else more_of(dict(more))


def _refuse_equal_keys(rows: Sequence[tuple[int, Entry]]) -> None:
    first: dict[str, int] = {}
    for at, (word, _, _) in rows:
        before = first.setdefault(word, at)
        if before != at:
            if word:
                message = sentence(
                    "rows-with-same-word",
                    "Rows {first:,} and {second:,} have the same word, {word}, and a JSON "
                    "dictionary holds each word once: change one of them, or save the list as CSV.",
                    first=before,
                    second=at,
                    word=shorten(word),
                )
            else:
                message = sentence(
                    "rows-without-word",
                    "Rows {first:,} and {second:,} have the same word, none; type a word in one "
                    "of them, or save the list as CSV.",
                    first=before,
                    second=at,
                )
            raise CrosscoreError("cannot-save", message, f"row {at}")


def _refuse_clueless(rows: Sequence[tuple[int, Entry]]) -> None:
    for at, (word, clue, _) in rows:
        if not clue:
            message = sentence(
                "needs-clue",
                "{word} has no clue, and the file needs one for every word.",
                word=shorten(word),
            )
            raise CrosscoreError("cannot-save", message, f"row {at}")


def _first_difference(text: str, name: str, rows: Rows) -> Generator[Progress, None, int]:
    """Index of the first row that is not read back as it is; -1: all are."""
    data = text.encode()
    if len(data) > MAX_BYTES:
        return 0
    try:
        read = yield from parsing(data, name)
        found = [(row.word, row.clue, row.more) for row in read.rows]
    except CrosscoreError:
        return 0
    if found == list(rows):
        return -1
    return next(
        (i for i, (a, b) in enumerate(zip(found, rows, strict=False)) if a != b),
        min(len(found), len(rows)),
    )

"""Files of words in every format that people bring: bytes in, rows out.

A file's content decides what it is; the ending of its name only decides whether a lone JSON text or
number is meant as JSON. docs/formats.md describes the formats.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from crosscore import jsontext, textfile
from crosscore.alphabet import one_line
from crosscore.dictionary.exports import Export, export
from crosscore.dictionary.headings import column
from crosscore.dictionary.limits import MAX_BYTES, MAX_ENTRIES, shorten
from crosscore.dictionary.office import unread
from crosscore.dictionary.rows import (
    CLUES,
    SLICE,
    Findings,
    More,
    Row,
    WordList,
    beyond,
    more_of,
    row,
    score_of,
    share,
)
from crosscore.dictionary.tree import Broken
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.search import Progress, drain

if TYPE_CHECKING:
    from crosscore.dictionary.concepts import Choice

__all__ = ["CONCEPTS", "parse", "parsing"]

_LIST = re.compile(r'\[\s*(?:["\[{\]\-\d]|null\b|true\b|false\b|\Z)')
_SCALAR = re.compile(r'\s*(?:null|true|false|-?\d[\d.eE+-]*|"(?:[^"\\]|\\.)*+")\s*\Z', re.DOTALL)
_BLANK = re.compile(r"\s*")
_MARKUP = re.compile(r"<!doctype|<html|<\?xml", re.IGNORECASE)
#: the key of a choice of concepts, see `crosscore.dictionary.concepts`
CONCEPTS = "org.crosscore:concepts"
_DECODED, _PARSED = 0.1, 0.3  # shares of reading a file after which that is done
_PARTS = 1000  # of reading a file, before it is known how many words it has
_ENCODINGS = {
    "windows-1252": "Windows-1252",
    "mac-roman": "Mac Roman",
    "windows-1250": "Windows-1250",
}
_IDLE = frozenset(("theme", "level", "region", "concept", "article"))
_EXAMPLE = '{"BUS": "It stops for passengers", ...}'


class _Pairs(list[tuple[str, object]]):
    """A JSON object as read: its entries in order, those with equal keys included."""


def parse(data: bytes, name: str) -> WordList:
    """The rows of a file of words, whatever its format.

    Raises `CrosscoreError` if nothing can be read: code "empty-file", "too-large", "not-text",
    "not-utf-8", "not-json", "not-an-object", "is-a-puzzle", "not-a-word-list" (a web page) or
    "empty-dictionary". Everything else is kept, or named in an issue.
    """
    return drain(parsing(data, name))


def parsing(
    data: bytes, name: str, *, scores: bool = False, whole: bool = True
) -> Generator[Progress, None, WordList]:
    """`parse` as a generator that reports how many entries (or lines) are done, of how many.

    With `scores`, rows have the scores that the file gives, and a number isn't a clue. If not
    `whole`, `more` of a row need not hold anything but clues.
    """
    name = one_line(name)
    findings = Findings()
    if data.startswith(b"PK") and len(data) <= MAX_BYTES:
        from crosscore.dictionary.office import document

        yield _part(0)
        found = document(data, name)
        if found:
            if found.records or not found.text.strip():
                from crosscore.dictionary.table import read_records

                rows = yield from read_records(found.records, findings, scores=scores)
            else:
                _, rows = yield from _table(found.text, name, findings, scores=scores)
            return _listed(found.form, "", rows, findings, name)
    text, encoding = yield from _decoding(data, name)
    if not encoding.startswith("utf"):
        findings.add("assumed-encoding", _assumed(name, encoding), "")
    blank = _BLANK.match(text)
    start = text[blank.end() : blank.end() + 64] if blank else ""
    exported = _exported(text, name, findings)
    if exported:
        answers = (row(word, clue, f"entry {at}") for at, word, clue in exported.rows)
        rows = [one for one in answers if one]
        return _listed(exported.form, encoding, rows, findings, name)
    if start.startswith("{") or _LIST.match(start) or _is_lone_json(text, name):
        value = yield from _parsing(text, name)
        if selection := _selection(value, name):
            choice, rows = selection
            made = _listed("concepts", encoding, rows, findings, name)
            return replace(made, language=choice.words, clues=choice.clues)
        form, rows = yield from _read_json(value, name, findings, scores, whole)
    else:
        if _MARKUP.match(start):
            raise _web_page(name)
        comma = name.endswith((".csv", ".CSV"))
        form, rows = yield from _table(text, name, findings, comma=comma, scores=scores)
    return _listed(form, encoding, rows, findings, name)


def _table(
    text: str, name: str, findings: Findings, *, comma: bool = False, scores: bool
) -> Generator[Progress, None, tuple[str, list[Row]]]:
    from crosscore.dictionary.table import read_table  # nine of ten lists are JSON

    return read_table(text, name, findings, comma=comma, scores=scores, begun=_DECODED)


def _exported(text: str, name: str, findings: Findings) -> Export | None:
    """The words of another program's export, with a finding for what has none."""
    try:
        found = export(text, name)
    except Broken:
        raise unread(name) from None
    if found and found.left:
        message = sentence(
            "questions-left-out",
            "{n} entries have no answer that could be a word; they are left out.",
            one="{n} entry has no answer that could be a word; it is left out.",
            n=found.left,
        )
        findings.add("questions-left-out", message, "")
    return found


def _web_page(name: str) -> CrosscoreError:
    return CrosscoreError(
        "not-a-word-list",
        sentence(
            "web-page",
            "{name} is a web page or XML, not a list of words; copy its words into a plain "
            "text file.",
            name=name,
        ),
        name,
    )


def _listed(form: str, encoding: str, rows: list[Row], findings: Findings, name: str) -> WordList:
    """The list; an error if there are no words at all."""
    if not rows and all(issue.code == "assumed-encoding" for issue in findings.kept):
        raise CrosscoreError(
            "empty-dictionary",
            sentence(
                "no-words-in-file",
                "{name} holds no words; it should hold one word a line, or look like {example}.",
                name=name,
                example=_EXAMPLE,
            ),
            name,
        )
    return WordList(form, encoding, tuple(rows), tuple(findings.kept), findings.total)


def _assumed(name: str, encoding: str) -> Sentence:
    return sentence(
        "assumed-encoding",
        "{name} doesn’t say how its letters are stored; they were read as {encoding}. If some look "
        "wrong, save it as UTF-8.",
        name=name,
        encoding=_ENCODINGS[encoding],
    )


def _decoding(data: bytes, name: str) -> Generator[Progress, None, tuple[str, str]]:
    """The text of the file and its encoding."""
    steps = textfile.decoding(data, name, MAX_BYTES, assume=True)
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            found: tuple[str, str] = end.value
            return found
        yield _part(done / len(data) * _DECODED)


def _parsing(text: str, name: str) -> Generator[Progress, None, object]:
    """The JSON value in the text."""
    steps = jsontext.parsing(text, name, pairs=_Pairs)
    while True:
        try:
            done, members = next(steps)
        except StopIteration as end:
            return end.value
        if members > MAX_ENTRIES:
            raise beyond(name)
        yield _part(_DECODED + done / len(text) * (_PARSED - _DECODED))


def _part(done: float) -> Progress:
    """A report of work before it is known how many words there are."""
    return Progress(0, round(done * _PARTS), _PARTS)


def _is_lone_json(text: str, name: str) -> bool:
    return name.endswith(".json") and len(text) < 10_000 and _SCALAR.match(text) is not None


def _selection(found: object, name: str) -> tuple[Choice, list[Row]] | None:
    """The choice of concepts that a JSON value is, and its rows; None if it is another file."""
    if not isinstance(found, _Pairs) or all(key != CONCEPTS for key, _ in found):
        return None
    from crosscore.dictionary import concepts

    return concepts.chosen(dict(found), name)


def _read_json(
    found: object, name: str, findings: Findings, scores: bool, whole: bool
) -> Generator[Progress, None, tuple[str, list[Row]]]:
    if isinstance(found, _Pairs):
        if any(key in ("puzzle", "solution") and isinstance(v, list) for key, v in found):
            raise CrosscoreError(
                "is-a-puzzle",
                sentence(
                    "is-a-puzzle",
                    "{name} is a puzzle, not a list of words; open it as a puzzle.",
                    name=name,
                ),
                name,
            )
        scored = scores and sum(_is_number(value) for _, value in found) * 2 >= len(found)
        read = _from_pair if whole or scored else _quickly
        rows = (read(at, key, value, scored) for at, (key, value) in enumerate(found, 1))
        return "json-object", (yield from _stepwise(rows, len(found)))
    if isinstance(found, list):
        scored = scores and _has_scores(found)
        items = (_from_item(at, item, findings, scored) for at, item in enumerate(found, 1))
        return "json-list", (yield from _stepwise(items, len(found)))
    raise CrosscoreError(
        "not-an-object",
        sentence(
            "not-an-object",
            "{name} holds {what} instead of an object of words and clues such as {example}.",
            name=name,
            what=_kind(found),
            example=_EXAMPLE,
        ),
        name,
    )


def _stepwise(rows: Iterable[Row | None], total: int) -> Generator[Progress, None, list[Row]]:
    """The rows that are there."""
    kept: list[Row] = []
    for at, one in enumerate(rows):
        if at % SLICE == 0:
            yield share(at, total, _PARSED, 1)
        if one:
            kept.append(one)
    return kept


def _kind(value: object) -> Sentence:
    """What a JSON value is, in words."""
    match value:
        case list():
            return sentence("a-list-or-object", "a list or an object")
        case str():
            return sentence("a-text", "a text")
        case None:
            return sentence("null", "null")
        case bool():
            return sentence("true-or-false", "true or false")
    return sentence("a-number", "a number")


def _is_number(value: object) -> bool:
    return type(value) in (int, float)  # JSON has no others, and no subclasses but bool


def _has_scores(items: Sequence[object]) -> bool:
    """Whether a list gives scores: objects by name, or half of its pairs and triples by place."""
    placed = 0
    for item in items:
        if isinstance(item, _Pairs):
            if any(column(key) == "score" for key, _ in item):
                return True
        elif isinstance(item, list) and 2 <= len(item) <= 3:
            placed += _is_number(item[-1])
    return placed > 0 and placed * 2 >= len(items)


def _from_pair(
    at: int, word: str, clue: object, scored: bool, score: object = "", more: More = ()
) -> Row | None:
    """A word with its clue; in a `scored` list with its score, which may stand for the clue.

    In the richer form an object with all that is told of the word stands for the clue.
    """
    if isinstance(clue, _Pairs):
        named = _named(clue)
        clue, more = _first_clue(named), more_of(named)
        score = named.get("score", "")
        scored = scored or "score" in named
    if scored and _is_number(clue):
        clue, score = "", clue
    if scored:
        given = score_of(str(score)) if _is_number(score) or isinstance(score, str) else ""
        text = isinstance(clue, str)
        one = row(word, str(clue), f"entry {at}", None, given, more) if text else None
        if one:
            return one
    if isinstance(clue, str):
        one = row(word, clue, f"entry {at}", more=more)
        return one or row(word, clue, f"entry {at}", _no_word())
    fault = sentence(
        "clue-not-text",
        "The clue of {word} is {what}, not a text.",
        word=shorten(one_line(word)),
        what=_kind(clue),
    )
    return row(word, "", f"entry {at}", ("clue-not-text", fault))


def _quickly(at: int, word: str, told: object, scored: bool) -> Row | None:
    """`_from_pair` of a list without scores, with nothing but clues where that saves time."""
    clue: object = told
    more: More = ()
    if isinstance(told, _Pairs):
        clues: object = None
        for key, value in told:
            if key == "clues" and clues is None:
                clues = value
            elif key not in _IDLE:
                return _from_pair(at, word, told, scored)
        if type(clues) is list and clues:
            clue = clues[0]
            if len(clues) == 2 and type(clues[1]) is str:
                second = one_line(clues[1])
                more = ((CLUES[1], second),) if second else ()
            elif len(clues) > 1:
                more = more_of({"clues": clues})
    one = row(word, clue, f"entry {at}", more=more) if type(clue) is str else None
    return one or _from_pair(at, word, told, scored)


def _named(item: _Pairs) -> dict[str, object]:
    """The values of an object by the columns that they belong to; a list of clues is `clues`."""
    named: dict[str, object] = {}
    for key, value in item:
        what = column(key)
        if what:
            named.setdefault("clues" if what == "clue" and type(value) is list else what, value)
    return named


def _first_clue(named: dict[str, object]) -> object:
    """The clue of an object, or the first of its list; "" without any."""
    clues = named.get("clues")
    return named.get("clue", clues[0] if isinstance(clues, list) and clues else "")


def _no_word() -> tuple[str, Sentence]:
    return "no-word", sentence("empty-entry", "The entry has neither a word nor a clue.")


def _from_item(at: int, item: object, findings: Findings, scored: bool) -> Row | None:
    """One item of a list: a word, a pair of word and clue, or an object with both.

    In a `scored` list both may have a score as well, or in the clue's place.
    """
    where = f"entry {at}"
    word: object = None
    clue: object = ""
    score: object = ""
    more: More = ()
    if isinstance(item, str):
        word = item
    elif isinstance(item, _Pairs):
        named = _named(item)
        word, clue, score = named.get("word"), _first_clue(named), named.get("score", "")
        more = more_of(named)
    elif isinstance(item, list) and item:
        word = item[0]
        clue = item[1] if len(item) > 1 else ""
        if scored and len(item) == 3 and _is_number(item[2]):
            score = item[2]
        elif len(item) > 2:
            findings.add(
                "columns-left-out",
                sentence(
                    "entry-parts",
                    "Entry {entry} has {parts} parts; only the first two, word and clue, are read.",
                    entry=at,
                    parts=len(item),
                ),
                where,
            )
    if clue is None:
        clue = ""
    if not isinstance(word, str):
        findings.add(
            "no-word",
            sentence(
                "entry-without-word",
                "Entry {entry} has no word; it should look like {example}.",
                entry=at,
                example='{"answer": "BUS", "clue": "It stops for passengers"}',
            ),
            where,
        )
        return row("", clue, where) if isinstance(clue, str) else None
    one = _from_pair(at, word, clue, scored, score, more)
    if one and not one.word and not one.clue and not one.fault:
        return None
    return one

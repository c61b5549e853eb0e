"""JSON files from outside: read whole, or refused with the place of the error.

Python's own reader recurses. In the browser a file of a hundred thousand brackets would overflow
the stack and crash the engine, so depth is measured first.

It also reads a file in one go. A large object or list is therefore read in pieces: text up to a
comma that seems to separate two of its members is closed by a bracket and read alone. If that can
be read, the comma did separate them; anything else wrong with a piece is wrong with the file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from itertools import accumulate
from typing import Any

from crosscore import textfile
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.search import drain

__all__ = ["MAX_DEPTH", "loads", "parse", "parsing"]

MAX_DEPTH = 64  #: brackets within brackets; a puzzle file has about 5

_STRINGS = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_BRACKETS = re.compile(r"[\[\]{}]")
_OTHERS = bytes(set(range(256)).difference(b'"[]{}'))
_STEPS = dict(zip(b"[{]}", (1, 1, -1, -1), strict=True))
_TOKENS = re.compile(rf"{_STRINGS.pattern}|{_BRACKETS.pattern}", re.DOTALL)
_OPEN = re.compile(r"\s*([\[{])\s*")
_OBJECT = re.compile(rf"\s*{_STRINGS.pattern}\s*:\s*\{{", re.DOTALL)
_KEY_NEXT = re.compile(r',\s*"')
_VALUE_NEXT = re.compile(r',\s*["\[{\-\w]')
_PIECE = 2**16  # characters read at a time: a few milliseconds
_LARGE = 2**20  # characters of a piece whose depth is measured bit by bit
_WRONG_COMMAS = 4  # tried until a larger piece is
_LOOK = 20_000  # tokens between two reports

Done = tuple[int, int]


def loads(data: bytes, name: str, *, most: int) -> Any:
    """The JSON value in a file's bytes: UTF-8 or UTF-16, see `crosscore.textfile.decode`.

    `most` limits the bytes. Raises `CrosscoreError` with code "not-json", or as `decode` does.
    """
    return parse(textfile.decode(data, name, most)[0], name)


def parse(text: str, name: str) -> Any:
    """The JSON value in a text; raises `CrosscoreError` with code "not-json"."""
    return drain(parsing(text, name))


def parsing(
    text: str, name: str, *, pairs: type[list[Any]] | None = None
) -> Generator[Done, None, Any]:
    """`parse` as a generator that reports every few milliseconds.

    It reports how many characters are done, and how many members it found in them. `pairs` is the
    list that objects are read as, of pairs in order, those with equal keys included; without it
    they are read as dictionaries.
    """
    reader = json.JSONDecoder(object_pairs_hook=pairs, parse_constant=_no_number)
    try:
        return (yield from _in_pieces(text, name, reader))
    except json.JSONDecodeError as error:
        raise CrosscoreError(
            "not-json",
            sentence(
                "json-broken",
                "{name} isn’t valid JSON: line {line}, column {column}: {problem}. Fix that "
                "line and open the file again.",
                name=name,
                line=error.lineno,
                column=error.colno,
                problem=_problem(error.msg[:1].lower() + error.msg[1:]),
            ),
            name,
        ) from None
    except (ValueError, RecursionError):
        raise CrosscoreError(
            "not-json",
            sentence(
                "json-numbers",
                "{name} can’t be read: its JSON has NaN, Infinity or a number that’s too long. "
                "Remove it and open the file again.",
                name=name,
            ),
            name,
        ) from None


def _in_pieces(text: str, name: str, reader: json.JSONDecoder) -> Generator[Done, None, Any]:
    """The value in a text; raises what the reader does, with the place in the whole text."""
    opened = _OPEN.match(text)
    if opened is None or len(text) <= _PIECE:
        yield from _refuse_deep(text, name)
        return reader.decode(text)
    bracket = opened[1]
    close = "}" if bracket == "{" else "]"
    found: Any = None
    at, size, wrong = opened.end(), _PIECE, 0
    cut = at
    while cut < len(text):
        cut = _comma(text, at, max(at + size, cut + 1), bracket)
        piece = bracket + text[at:cut] + (close if cut < len(text) else "")
        yield from _refuse_deep(piece, name)
        try:
            more = reader.decode(piece)
        except json.JSONDecodeError as error:
            place = error.pos - 1 + at
            if cut < len(text) and (place >= cut or error.msg.startswith("Unterminated")):
                wrong += 1  # a comma within a member: the next one, or one far behind it
                size *= 1 if wrong % _WRONG_COMMAS else 4
                yield at, len(found or ())
                continue
            raise json.JSONDecodeError(error.msg, text, place) from None
        if found is None:
            found = more
        elif isinstance(found, dict):
            found.update(more)
        else:
            found.extend(more)
        yield cut, len(found)
        at, size = cut + 1, _PIECE
    return found


def _comma(text: str, start: int, least: int, bracket: str) -> int:
    """The next comma from `least` on that may part two members, the end of the text without one.

    `start` is where the first of the members begins.
    """
    following = _KEY_NEXT if bracket == "{" else _VALUE_NEXT
    if bracket == "[":
        first = text[start : start + 64].lstrip()[:1]
    else:  # of the value; most are texts, and so may be what stands within the others
        first = "{" if _OBJECT.match(text, start) else ""
    ends = {'"': '"', "[": "]", "{": "}"}.get(first, "")
    other = -1  # the first comma behind something else than such an end, if none follows soon
    at = text.find(",", least)
    while at >= 0 and not 0 <= other < at - _PIECE:
        before = text[max(start, at - 64) : at].rstrip()[-1:]
        if before and following.match(text, at):
            likely = before in '"]}' or before.isalnum()
            if before == ends or (likely and not ends):
                return at
            if likely and first == "{" and other < 0:
                other = at
        least = at + 1
        at = text.find(",", least)
    return other if 0 <= other < len(text) - _PIECE else len(text)


def _refuse_deep(text: str, name: str) -> Generator[Done, None, None]:
    """Raise `CrosscoreError` if a text, closed or broken off, nests too deep."""
    deep = False
    if len(text) > _LARGE:
        depth = 0
        for count, token in enumerate(_TOKENS.finditer(text)):
            if token[0] in "[{":
                depth += 1
            elif token[0] in "]}":
                depth -= 1
            if depth > MAX_DEPTH:
                deep = True
                break
            if count % _LOOK == 0:
                yield 0, 0
    elif text.count("[") + text.count("{") > MAX_DEPTH:  # hardly any word list has so many
        deep = _too_deep(text)
    if deep:
        raise CrosscoreError(
            "not-json",
            sentence(
                "json-too-deep",
                "{name} can’t be read: its JSON nests more than {most} brackets. Choose "
                "another file.",
                name=name,
                most=MAX_DEPTH,
            ),
            name,
        )


def _too_deep(text: str) -> bool:
    """Whether a text has more than `MAX_DEPTH` brackets within brackets, not counting strings."""
    bare = text.replace("\\\\", "").replace('\\"', "") if "\\" in text else text
    kept = bare.encode("utf-8", "surrogatepass").translate(None, _OTHERS).replace(b'""', b"")
    brackets = left = b"".join(kept.split(b'"')[::2])
    for _ in range(MAX_DEPTH // 2):  # one or two of the innermost at a time
        if not left:
            return False
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > MAX_DEPTH


def _problem(told: str) -> str:
    """What Python's reader says, as a sentence where it is one of the usual mistakes."""
    usual: tuple[Sentence, ...] = (
        sentence("json-value", "expecting value"),
        sentence("json-comma", "expecting ',' delimiter"),
        sentence("json-colon", "expecting ':' delimiter"),
        sentence("json-key", "expecting property name enclosed in double quotes"),
        sentence("json-text-end", "unterminated string starting at"),
        sentence("json-control", "invalid control character at"),
        sentence("json-more", "extra data"),
        sentence("json-last-comma", "illegal trailing comma before end of object"),
    )
    return next((one for one in usual if one == told), told)


def _no_number(name: str) -> None:
    """Python reads NaN and Infinity; JSON has no such numbers."""
    raise ValueError(name)

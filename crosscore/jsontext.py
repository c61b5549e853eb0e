"""JSON files from outside: read whole or refused with the place where they break.

Python's own reader recurses. In the browser a file of a hundred thousand brackets would
overflow the stack and take the engine down with it, so depth is measured first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from crosscore import textfile
from crosscore.errors import CrosscoreError, Sentence, sentence

__all__ = ["MAX_DEPTH", "loads", "parse"]

MAX_DEPTH = 64  #: brackets within brackets; a puzzle file has about 5

_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKETS = re.compile(r"[\[\]{}]")


def loads(
    data: bytes,
    name: str,
    *,
    most: int,
    pairs: Callable[[list[tuple[str, Any]]], Any] | None = None,
) -> Any:
    """The JSON value in a file's bytes: UTF-8 or UTF-16, see `crosscore.textfile.decode`.

    `most` limits the bytes; `pairs` is given to Python's reader as `object_pairs_hook`.
    Raises `CrosscoreError` with code "not-json", or as `decode` does.
    """
    return parse(textfile.decode(data, name, most)[0], name, pairs=pairs)


def parse(
    text: str, name: str, *, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> Any:
    """The JSON value in a text; raises `CrosscoreError` with code "not-json"."""
    if _too_deep(text):
        raise CrosscoreError(
            "not-json",
            sentence(
                "json-too-deep",
                "{name} is not usable JSON: it nests more than {most} brackets; choose another "
                "file.",
                name=name,
                most=MAX_DEPTH,
            ),
            name,
        )
    try:
        return json.loads(text, object_pairs_hook=pairs, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise CrosscoreError(
            "not-json",
            sentence(
                "json-broken",
                "{name} is not valid JSON: line {line}, column {column}: {problem}; mend that line "
                "and open it again.",
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
                "{name} is JSON that cannot be read: it holds NaN, Infinity or an endless "
                "number; take that out and open it again.",
                name=name,
            ),
            name,
        ) from None


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


def _too_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False  # nearly every word list: nothing to measure
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            return True
    return False

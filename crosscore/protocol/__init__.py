"""The messages between the page and the engine: one JSON object each, checked here.

Every message has `v` (the protocol's version), an `id` that its one answer repeats, and a
`type`, by which it is one of the classes of `protocol.requests`. Fields that are not known are
ignored; a missing or mistyped one is an error that names it. A file comes beside the text.
crosscore/wire has the shapes of what is told, docs/protocol.md shows a whole conversation.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any

from crosscore.errors import CrosscoreError
from crosscore.protocol import requests
from crosscore.protocol.request import REQUESTS, Request

__all__ = [
    "PROTOCOL",
    "REQUESTS",
    "Message",
    "Misread",
    "Request",
    "answer",
    "answering",
    "dumps",
    "failure",
    "note",
    "noting",
    "parse",
    "requests",
]

PROTOCOL = 1  #: raised when a message changes so that an older page would misread it

_KEYS = 100  #: of an object that are written one by one; others are written whole
_ROWS = 30  #: of a list of lists that are written between two pauses
_ITEMS = 400  #: of any other list


@dataclass(frozen=True, slots=True)
class Message:
    """A request, and the id for its answer."""

    id: int
    request: Request


class Misread(CrosscoreError):
    """That a message is none; `id` is its id as far as it could be read, for the answer."""

    def __init__(self, code: str, message: str, id: int = 0, where: str = "") -> None:
        super().__init__(code, message, where or str(id))
        self.id = id


def parse(text: str, file: bytes | None = None) -> Message:
    """The message in `text`; raises `Misread` (code "bad-message", "unknown-message")."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Misread("bad-message", "The message is not JSON.") from None
    number = found.get("id") if isinstance(found, dict) else None
    if not isinstance(number, int) or isinstance(number, bool):
        raise Misread("bad-message", "The message has no id.")
    name = found.get("type")
    asked = REQUESTS.get(name) if isinstance(name, str) else None
    if asked is None:
        raise Misread("unknown-message", f"There is no message {str(name)[:40]!a}.", number)
    values: dict[str, Any] = {}
    for field, (kind, called) in asked.FIELDS.items():
        value = found.get(field)
        if value is None and hasattr(asked, field):  # it has a default
            continue
        if not isinstance(value, kind) or isinstance(value, bool):
            raise Misread("bad-message", f"{name} needs {field}: {called}.", number)
        values[field] = value
    if asked.TAKES_FILE:
        if file is None:
            raise Misread(
                "bad-message", "The message came without its file.", number, where="payload"
            )
        values["file"] = file
    return Message(number, asked(**values))


def answer(message: int, made: Mapping[str, Any]) -> str:
    """The one answer to a message."""
    return dumps({"v": PROTOCOL, "id": message, **made})


def failure(message: int, error: CrosscoreError) -> str:
    """The answer that a message could not be carried out; nothing has changed."""
    return answer(message, {"type": "error", **error.as_dict()})


def note(made: Mapping[str, Any]) -> str:
    """What a job reports unasked: progress, best, end."""
    return dumps({"v": PROTOCOL, **made})


def answering(message: int, made: Mapping[str, Any]) -> Generator[None, None, str]:
    """`answer` in pieces: where there is much to write, it pauses now and then."""
    return _checked((yield from _writing({"v": PROTOCOL, "id": message, **made})))


def noting(made: Mapping[str, Any]) -> Generator[None, None, str]:
    """`note` in pieces."""
    return _checked((yield from _writing({"v": PROTOCOL, **made})))


def _checked(text: str) -> str:
    """JSON text, or the same in ASCII if it can't be encoded."""
    if text.isascii():
        return text
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(json.loads(text))
    return text


def _writing(value: object) -> Generator[None, None, str]:
    """`json.dumps(value, ensure_ascii=False)` in pieces."""
    if isinstance(value, dict) and len(value) < _KEYS and all(type(key) is str for key in value):
        members = []
        for key, member in value.items():
            written = yield from _writing(member)
            members.append(f"{json.dumps(key, ensure_ascii=False)}: {written}")
        return f"{{{', '.join(members)}}}"
    if isinstance(value, list) and len(value) > _ROWS:
        size = _ROWS if isinstance(value[0], list) else _ITEMS
        parts = []
        for start in range(0, len(value), size):
            yield
            parts.append(json.dumps(value[start : start + size], ensure_ascii=False)[1:-1])
        return f"[{', '.join(parts)}]"
    return json.dumps(value, ensure_ascii=False)


def dumps(value: object) -> str:
    """JSON text that can be encoded: lone surrogates, which a hostile file can hold, escaped."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(value)
    return text

"""The messages between the page and the engine: one JSON object each, checked here.

Every message to the engine has `v` (the protocol's version), an `id` that its one answer
repeats, and a `type`. Fields that are not known are ignored; a missing or mistyped one is
an error that names it. docs/protocol.md shows a whole conversation.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from crosscore.errors import CrosscoreError

__all__ = ["MESSAGES", "PROTOCOL", "Message", "answer", "dumps", "failure", "note", "parse"]

PROTOCOL = 1  #: raised when a message changes so that an older page would misread it

_ANY = object()

#: message type -> field -> (JSON type, default or _ANY where the field must be there)
MESSAGES: dict[str, dict[str, tuple[type, Any]]] = {
    "hello": {"protocol": (int, _ANY)},
    "dictionary.load": {
        "name": (str, _ANY),
        "language": (str, ""),
        "letters": (dict, {}),
        "clues": (str, ""),
    },
    "dictionary.drop": {"dictionary": (str, _ANY)},
    "puzzle.new": {
        "kind": (str, _ANY),
        "dictionary": (str, ""),
        "language": (str, ""),
        "options": (dict, {}),
        "seed": (int, _ANY),
        "nodes": (int, None),
        "avoid": (list, []),
    },
    "puzzle.reshuffle": {
        "document": (dict, _ANY),
        "dictionary": (str, ""),
        "options": (dict, None),
        "seed": (int, _ANY),
        "nodes": (int, None),
    },
    "puzzle.improve": {
        "document": (dict, _ANY),
        "dictionary": (str, ""),
        "seed": (int, _ANY),
        "nodes": (int, None),
    },
    "puzzle.replace": {
        "document": (dict, _ANY),
        "word": (int, _ANY),
        "dictionary": (str, ""),
        "seed": (int, _ANY),
        "avoid": (list, []),
    },
    "puzzle.edit": {
        "document": (dict, _ANY),
        "word": (int, _ANY),
        "text": (str, _ANY),
        "clue": (str, _ANY),
        "seed": (int, _ANY),
    },
    "puzzle.add": {"document": (dict, _ANY), "words": (list, _ANY), "seed": (int, _ANY)},
    "puzzle.delete": {"document": (dict, _ANY), "words": (list, _ANY), "seed": (int, _ANY)},
    "puzzle.places": {"document": (dict, _ANY), "word": (int, _ANY)},
    "puzzle.move": {
        "document": (dict, _ANY),
        "word": (int, _ANY),
        "row": (int, _ANY),
        "column": (int, _ANY),
        "way": (str, _ANY),
    },
    "puzzle.suggest": {
        "document": (dict, _ANY),
        "word": (int, -1),
        "dictionary": (str, _ANY),
        "seed": (int, _ANY),
        "count": (int, 12),
    },
    "puzzle.lock": {"document": (dict, _ANY), "words": (list, None), "on": (int, 1)},
    "puzzle.set": {"document": (dict, _ANY), "values": (dict, _ANY)},
    "puzzle.give": {
        "document": (dict, _ANY),
        "how": (str, _ANY),
        "row": (int, 0),
        "column": (int, 0),
    },
    "puzzle.open": {"name": (str, _ANY)},
    "puzzle.view": {"document": (dict, _ANY)},
    "puzzle.check": {"document": (dict, _ANY)},
    "puzzle.formats": {"document": (dict, _ANY)},
    "puzzle.play": {"document": (dict, _ANY)},
    "puzzle.link": {"document": (dict, _ANY)},
    "puzzle.export": {"document": (dict, _ANY), "to": (str, _ANY), "stamp": (str, _ANY)},
    "file.kind": {"name": (str, _ANY)},
    "grid.new": {
        "kind": (str, _ANY),
        "language": (str, ""),
        "letters": (dict, {}),
        "options": (dict, {}),
        "seed": (int, _ANY),
    },
    "grid.set": {
        "document": (dict, _ANY),
        "cells": (list, _ANY),
        "to": (str, _ANY),
        "symmetry": (str, ""),
    },
    "grid.type": {
        "document": (dict, _ANY),
        "row": (int, _ANY),
        "column": (int, _ANY),
        "way": (str, _ANY),
        "text": (str, _ANY),
        "after": (list, None),
    },
    "grid.clear": {"document": (dict, _ANY), "what": (str, _ANY), "cells": (list, [])},
    "grid.put": {
        "document": (dict, _ANY),
        "dictionary": (str, ""),
        "row": (int, _ANY),
        "column": (int, _ANY),
        "way": (str, _ANY),
        "text": (str, _ANY),
        "clue": (str, ""),
    },
    "grid.fill": {
        "document": (dict, _ANY),
        "dictionary": (str, ""),
        "cells": (list, None),
        "seed": (int, _ANY),
        "nodes": (int, None),
    },
    "grid.try": {"document": (dict, _ANY), "dictionary": (str, ""), "nodes": (int, None)},
    "grid.candidates": {
        "document": (dict, _ANY),
        "dictionary": (str, ""),
        "row": (int, _ANY),
        "column": (int, _ANY),
        "way": (str, _ANY),
        "typed": (str, ""),
        "count": (int, 60),
    },
    "grid.heat": {"document": (dict, _ANY), "dictionary": (str, "")},
    "words.parse": {"name": (str, _ANY)},
    "words.read": {"name": (str, _ANY)},
    "words.check": {
        "rows": (list, _ANY),
        "language": (str, ""),
        "letters": (dict, {}),
        "longest": (int, None),
        "name": (str, ""),
    },
    "words.save": {"rows": (list, _ANY), "name": (str, _ANY), "to": (str, "json")},
    "word.split": {"language": (str, _ANY), "text": (str, _ANY), "letters": (dict, {})},
    "word.parting": {"language": (str, _ANY), "text": (str, _ANY), "letters": (dict, {})},
    "job.cancel": {"job": (int, _ANY)},
}

_NAMES = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}


@dataclass(frozen=True, slots=True)
class Message:
    """A checked message: its fields are there and of the right JSON type."""

    id: int
    type: str
    fields: dict[str, Any]


def parse(text: str) -> Message:
    """The message in `text`; raises `CrosscoreError` (code "bad-message", "unknown-message").

    `where` of the error is the message's id as far as it could be read, for the answer.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise CrosscoreError("bad-message", "The message is not JSON.", "0") from None
    number = found.get("id") if isinstance(found, dict) else None
    if not isinstance(number, int) or isinstance(number, bool):
        raise CrosscoreError("bad-message", "The message has no id.", "0")
    kind = found.get("type")
    if not isinstance(kind, str) or kind not in MESSAGES:
        raise CrosscoreError(
            "unknown-message", f"There is no message {str(kind)[:40]!a}.", str(number)
        )
    fields: dict[str, Any] = {}
    for name, (wanted, default) in MESSAGES[kind].items():
        value = found.get(name)
        if value is None and default is not _ANY:
            value = default
        elif not isinstance(value, wanted) or isinstance(value, bool):
            raise CrosscoreError(
                "bad-message", f"{kind} needs {name}: {_NAMES[wanted]}.", str(number)
            )
        fields[name] = value
    return Message(number, kind, fields)


def answer(message: int, kind: str, **fields: Any) -> str:
    """The one answer to a message."""
    return _dump({"v": PROTOCOL, "id": message, "type": kind, **fields})


def failure(message: int, error: CrosscoreError) -> str:
    """The answer that a message could not be carried out; nothing has changed."""
    return _dump({"v": PROTOCOL, "id": message, "type": "error", **error.as_dict()})


def note(kind: str, job: int, **fields: Any) -> dict[str, Any]:
    """What a job reports unasked: progress, best, end."""
    return {"v": PROTOCOL, "type": kind, "job": job, **fields}


def _dump(message: dict[str, Any]) -> str:
    return dumps(message)


def dumps(value: object) -> str:
    """JSON text that can be encoded: lone surrogates, which a hostile file can hold, escaped."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(value)
    return text

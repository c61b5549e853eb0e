"""Inputs by chance, one a call, for each attack."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from random import Random
from typing import Any

from crosscore.protocol import REQUESTS
from tools.attack.engine import Engine
from tools.attack.mutation import changed, scrambled
from tools.attack.world import LISTS, World, words_of

__all__ = ["INPUTS"]

_BY_FIELD: dict[str, Any] = {
    "protocol": 1,
    "name": "words.json",
    "language": "en",
    "kind": "freeform",
    "seed": 1,
    "nodes": 300,
    "dictionary": "d1",
    "lists": [{"dictionary": "d1", "weight": 2}],
    "word": 0,
    "words": [{"text": "ABC", "clue": "x"}],
    "text": "ABC",
    "clue": "x",
    "clues": [{"word": 0, "clue": "x"}],
    "rows": [{"word": "ABC", "clue": "x"}],
    "row": 0,
    "column": 0,
    "way": "across",
    "cells": [[0, 0]],
    "to": "ipuz",
    "stamp": "x",
    "number": 2,
    "count": 3,
    "how": "all",
    "values": {"title": "x"},
    "what": "letters",
    "side": "end",
    "on": 1,
    "job": 1,
    "options": {"count": 5},
}
_LISTS_OF_NUMBERS = {"puzzle.delete", "puzzle.lock"}


def messages(rng: Random, world: World) -> Any:
    """Some messages to one engine, most of them changed; the first loads a list."""
    words = json.dumps(words_of(LISTS[0], rng, 8)).encode()
    load = {"type": "dictionary.load", "name": "words.json"}
    found = [{"message": load, "file": base64.b64encode(words).decode()}]
    for _ in range(rng.randrange(1, 4)):
        type = rng.choice([*REQUESTS])
        asked = REQUESTS[type]
        message: dict[str, Any] = {"type": type}
        for field in asked.FIELDS:
            if field == "document":
                message[field] = rng.choice(world.documents)
            elif field == "words" and type in _LISTS_OF_NUMBERS:
                message[field] = [0]
            elif field in _BY_FIELD and (not hasattr(asked, field) or rng.random() < 0.5):
                message[field] = _BY_FIELD[field]
        one: dict[str, Any] = {"message": changed(rng, message) if rng.random() < 0.8 else message}
        if asked.TAKES_FILE:
            data = scrambled(rng, words, [data for _, data in world.files])
            one["file"] = base64.b64encode(data).decode()
        found.append(one)
    return found


def documents(rng: Random, world: World) -> Any:
    """A document with parts changed."""
    return changed(rng, rng.choice(world.documents))


def files(rng: Random, world: World) -> Any:
    """A file with bytes changed."""
    name, data = rng.choice(world.files)
    found = scrambled(rng, data, [data for _, data in world.files])
    return {"name": name, "file": base64.b64encode(found).decode()}


def puzzles(rng: Random, world: World) -> Any:
    """A puzzle of any kind, language and options that are told as possible."""
    kind = rng.choice(_kinds())
    new: dict[str, Any] = {
        "kind": kind["id"],
        "seed": rng.randrange(2**32),
        "nodes": rng.choice((50, 300, 2_000)),
        "options": {
            field["name"]: _option(rng, field) for field in kind["fields"] if rng.random() < 0.15
        },
    }
    found: dict[str, Any] = {"new": new, "everywhere": rng.random() < 0.1}
    if kind["dictionary"]:
        path = rng.choice(LISTS)
        most = 2_000 if kind["id"] == "filled" else rng.choice((3, 12, 40))
        found |= {"words": words_of(path, rng, most), "language": ""}
    if kind["id"] == "filled" and "size" not in new["options"]:
        new["options"]["size"] = rng.choice(("4x4", "5x5", "7x6"))
    return found


_KINDS: list[dict[str, Any]] = []


def _kinds() -> list[dict[str, Any]]:
    if not _KINDS:
        _KINDS.extend(Engine().ask("hello", protocol=1)["kinds"])
    return _KINDS


def _option(rng: Random, field: dict[str, Any]) -> Any:
    least, most = field.get("min", 0), field.get("max", 0)
    match field["type"]:
        case "int":
            return rng.randint(least, min(most, least + 30))
        case "bool":
            return rng.random() < 0.5
        case "choice":
            return rng.choice(field["choices"])["value"]
        case "set":
            chosen = [one["value"] for one in field["choices"] if rng.random() < 0.5]
            return " ".join(chosen) or field["default"]
        case "size" | "sides":
            return f"{rng.randint(least, least + 20)}x{rng.randint(least, least + 20)}"
        case "ratio":
            return f"{rng.randint(1, 9)}x{rng.randint(1, 9)}"
        case "seconds":
            return 0.2
        case "text":
            return rng.choice(("", "HELLO", "SECRET WORD"))
    return field["default"]


INPUTS: dict[str, Callable[[Random, World], Any]] = {
    "messages": messages,
    "documents": documents,
    "files": files,
    "puzzles": puzzles,
}

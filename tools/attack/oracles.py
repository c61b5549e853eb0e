"""What the engine must do with an input, by the kind of attack; a `Finding` if it doesn't.

An input is a JSON value, so that it can be written down as a case.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any

from tools.attack import checker
from tools.attack.engine import Answer, Engine
from tools.attack.finding import Finding
from tools.attack.world import files_of

__all__ = ["ORACLES", "judge"]

Document = dict[str, Any]

#: messages that only look at a document: none is refused where `puzzle.view` isn't
_LOOKS = ("puzzle.check", "puzzle.link", "puzzle.formats", "typing.rules")
#: those that may be refused, by name
_ACTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("puzzle.unsolved", {}),
    ("puzzle.statistics", {}),
    ("puzzle.left", {}),
    ("puzzle.compare", {"rows": []}),
    ("puzzle.reshuffle", {"seed": 1, "nodes": 200}),
    ("puzzle.improve", {"seed": 1, "nodes": 200}),
    ("puzzle.delete", {"words": [0], "seed": 1}),
    ("puzzle.edit", {"word": 0, "text": "ABC", "clue": "", "seed": 1}),
    ("puzzle.add", {"words": [{"text": "ABC", "clue": ""}], "seed": 1}),
    ("puzzle.places", {"word": 0}),
    ("puzzle.lock", {}),
    ("puzzle.set", {"values": {}}),
    ("puzzle.give", {"how": "none"}),
    ("grid.set", {"cells": [[0, 0]], "to": "block"}),
    ("grid.type", {"row": 0, "column": 0, "way": "across", "text": "A"}),
    ("grid.clear", {"what": "letters"}),
    ("grid.mark", {"cells": [[0, 0]], "circle": 1}),
    ("grid.clues", {}),
    ("grid.heat", {}),
    ("grid.fill", {"seed": 1, "nodes": 100}),
)
#: as what a message may be refused that is none of these is a document
_HERE = ("bad-message", "unknown-message")


def judge(engine: Engine, attack: str, given: Any) -> None:
    """Carry an input out; raises `Finding`. What took too long must do so three times."""
    for left in (2, 1, 0):
        try:
            with engine.judged():
                ORACLES[attack](engine, given)
            return
        except Finding as found:
            if found.rule != "piece" or not left:
                raise
        finally:
            engine.again()


def _messages(engine: Engine, given: Any) -> None:
    """A list of messages, each `{message, file?}`: all are answered, whatever is in them."""
    for one in given:
        file = base64.b64decode(one["file"]) if "file" in one else None
        answer = engine.tell(one["message"], file)
        if answer["type"] == "accepted":
            engine.end(answer, str(one["message"].get("type")))


def _documents(engine: Engine, given: Any) -> None:
    """A document that can be seen can be used, or is refused for what it is."""
    if engine.ask("puzzle.view", document=given)["type"] != "error":
        _everywhere(engine, given)


def _everywhere(engine: Engine, document: Document) -> None:
    for type in _LOOKS:
        _well(engine.ask(type, document=document), type)
    for type, fields in _ACTS:
        answer = engine.job(type, document=document, **fields)
        if answer.get("code") in _HERE:
            raise Finding("misunderstood", type, str(answer.get("message")))
        if answer["type"] == "error" and not answer.get("message"):
            raise Finding("no reason", type)
    for one in engine.ask("puzzle.formats", document=document)["formats"]:
        if "refusal" not in one:
            made = engine.ask("puzzle.export", document=document, to=one["to"], stamp="x")
            _well(made, f"puzzle.export {one['to']}")


def _well(answer: Answer, about: str) -> Answer:
    """An answer that is no error."""
    if answer["type"] == "error":
        told = f"{answer.get('code')}: {answer.get('message')}"
        raise Finding("refused later", about, told)
    return answer


def _files(engine: Engine, given: Any) -> None:
    """A file is opened or refused; what it is written as comes to the same puzzle."""
    opened = engine.ask("file.open", base64.b64decode(given["file"]), name=given["name"])
    if opened["type"] != "puzzle":
        return
    document = opened["document"]
    _everywhere(engine, document)
    same = engine.ask("puzzle.view", document=document)
    if same.get("document") != document:
        raise Finding("not the same", "seen again", _first(document, same.get("document")))
    for name, data in files_of(engine, document):
        again = engine.ask("file.open", data, name=name)
        ending = name.rpartition(".")[2]
        if again["type"] != "puzzle":
            continue  # a format that isn't for opening
        if ending == "ipuz" and again["document"] != document and "seen" not in name:
            raise Finding("not the same", "ipuz", _first(document, again["document"]))


def _first(a: Any, b: Any, at: str = "") -> str:
    """Where two values differ first."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *b]:
            if a.get(key) != b.get(key):
                return _first(a.get(key), b.get(key), f"{at}/{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return _first(x, y, f"{at}/{i}")
    return f"{at}: {json.dumps(a)[:80]}, {json.dumps(b)[:80]}"


def _puzzles(engine: Engine, given: Any) -> None:
    """A puzzle that is made keeps the rules of its kind."""
    fields = dict(given["new"])
    if "words" in given:
        data = json.dumps(given["words"]).encode()
        end = engine.job("dictionary.load", data, name="words.json", language=given["language"])
        if "dictionary" not in end:
            return
        fields["dictionary"] = end["dictionary"]["id"]
    made = engine.job("puzzle.new", **fields)
    document = made.get("document")
    if document is None:
        return
    wrong = checker.faults(document)
    if wrong:
        raise Finding("rules", str(fields["kind"]), "; ".join(wrong[:3]))
    if given.get("everywhere"):
        _everywhere(engine, document)


ORACLES: dict[str, Callable[[Engine, Any], None]] = {
    "messages": _messages,
    "documents": _documents,
    "files": _files,
    "puzzles": _puzzles,
}

"""What the attacks change: sound puzzles of all kinds, and their files in all formats."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tools.attack.engine import Engine
from tools.steps import ROOT

__all__ = ["LISTS", "World", "words_of"]

LISTS = sorted((ROOT / "dictionaries").glob("*.json"))
_SIZES = {"filled": "5x5", "numbers": "6x6"}
_ALL_KINDS = ("arabic", "bangla", "english")
_EVERYWHERE = ("freeform", "wordsearch")  # kinds in the other languages, too
_WRITTEN = 4  # every so many documents are written in all formats


@dataclass(frozen=True, slots=True)
class World:
    """Documents, files (name and bytes), and what they were made of."""

    documents: list[dict[str, Any]]
    files: list[tuple[str, bytes]]

    @classmethod
    @cache  # the same each time, for all attacks of a process
    def made(cls) -> World:
        """The same each time: small puzzles of some languages, written in all formats."""
        engine = Engine()
        ready = engine.ask("hello", protocol=1)
        documents = [
            document
            for at, path in enumerate(LISTS)
            for kind in ready["kinds"]
            if (document := _puzzle(engine, kind, path, at)) is not None
        ]
        files: dict[tuple[str, int], tuple[str, bytes]] = {}
        for document in documents[::_WRITTEN]:
            for name, data in files_of(engine, document):
                ending = "".join(Path(name).suffixes)
                for kept in range(3):  # of each format a few
                    if (ending, kept) not in files:
                        files[ending, kept] = (name, data)
                        break
        return cls(documents, list(files.values()))


def words_of(path: Path, rng: Random, most: int) -> dict[str, Any]:
    """Some words of a shipped list, with their clues."""
    known = list(json.loads(path.read_text("utf-8")).items())
    return dict(rng.sample(known, min(most, len(known))))


def files_of(engine: Engine, document: dict[str, Any]) -> list[tuple[str, bytes]]:
    """A puzzle in every format that can have it."""
    answer = engine.ask("puzzle.formats", document=document)
    found = []
    for one in answer["formats"]:
        if "refusal" not in one:
            made = engine.ask("puzzle.export", document=document, to=one["to"], stamp="x")
            files = [file for file in made.get("files", []) if "template" not in file]
            found += [(file["name"], _bytes(file)) for file in files]
    return found


def _bytes(file: dict[str, Any]) -> bytes:
    if "base64" in file:
        return base64.b64decode(file["base64"])
    return str(file["text"]).encode("utf-8", "surrogatepass")


def _puzzle(engine: Engine, kind: dict[str, Any], path: Path, at: int) -> dict[str, Any] | None:
    """A kind's puzzle of a list, for some of them; large lists fill grids, small ones the rest."""
    id = kind["id"]
    if id == "numbers":
        if at:
            return None
        options = {"size": _SIZES[id]}
        made = engine.job("puzzle.new", kind=id, options=options, seed=1, nodes=20_000)
        return made.get("document")
    if id not in _EVERYWHERE and path.stem not in _ALL_KINDS:
        return None
    most = 100_000 if id == "filled" else 12
    words = words_of(path, Random(at), most)
    end = engine.job("dictionary.load", json.dumps(words).encode(), name=path.name)
    if "dictionary" not in end:
        return None
    options = {"size": _SIZES[id]} if id in _SIZES else {}
    made = engine.job(
        "puzzle.new",
        kind=id,
        dictionary=end["dictionary"]["id"],
        options=options,
        seed=1,
        nodes=2_000,
    )
    engine.ask("dictionary.drop", dictionary=end["dictionary"]["id"])
    return made.get("document")

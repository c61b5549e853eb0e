#!/usr/bin/env python3
"""The crosswords that a first visit begins with, made by the engine when the site is built.

    python3 -m tools.starters FOLDER OUT LANGUAGE ...

FOLDER holds the word lists, index.json among them; OUT gets LANGUAGE-01.json and so on.  Each file
holds what the engine answers: of a puzzle (document, view), of how its letters are typed (input),
and how many words of the list it takes (words).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from tools import catalogues
from tools.steps import ROOT, BuildError, files_in, key_of, run, say, swap_in

NUMBER = 12  #: of puzzles for each language that the page can be read in
MOST = 24  #: rows or columns: on a screen of 360 CSS pixels its cells are large enough to read
NODES = 2000  #: of each search: as good as what a browser finds in the first second
TRIES = 20 * NUMBER  #: seeds until a list is called unfit
FEW = 3  #: that are kept for when there is no network, and in the page as one file
FOLDER = "starters"  #: in the site
APART = ("cli", "player")  #: folders of the engine that have no part in a puzzle


def name(language: str, number: int) -> str:
    """Of a puzzle's file."""
    return f"{language}-{number:02}.json"


def later(path: str) -> bool:
    """Whether a file of the site is a starter that is only had by whoever asks the host for it."""
    found = re.fullmatch(rf"{FOLDER}/\w+-(\d+)\.json", path)
    return found is not None and int(found[1]) > FEW


def languages(index: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Of each language that the page can be read in and has a list of words, that list's row."""
    plain = {row["code"]: row for row in reversed(index) if not row.get("clues")}
    return {row["code"]: plain[row["code"]] for row in catalogues.found() if row["code"] in plain}


def module(index: list[dict[str, Any]]) -> bytes:
    """The module that tells the page how many there are, by language."""
    numbers = json.dumps(dict.fromkeys(sorted(languages(index)), NUMBER))
    return f"// written by build.py\nexport default {numbers};\n".encode()


def made(lists: Path, cache: Path) -> dict[str, bytes]:
    """The files by name; made once per engine and word lists.  `lists`: the folder of these.

    Raises BuildError if a list is too small, or its words too long.
    """
    codes = sorted(languages(read(lists / "index.json")))
    engine = ROOT / "crosscore"
    parts = [path for path in files_in(engine) if path.relative_to(engine).parts[0] not in APART]
    names = [path.relative_to(engine).as_posix() for path in parts]
    place = cache / FOLDER / key_of(lists, Path(__file__), *names, *parts, *codes)[:16]
    if not place.exists():
        say("Making the puzzles that a first visit begins with (half a minute) ...")
        shutil.rmtree(place.parent, ignore_errors=True)
        new = place.with_name(f"{place.name}.new")
        new.mkdir(parents=True)
        module_name = f"tools.{Path(__file__).stem}"

        def one(code: str) -> str:
            return run(sys.executable, "-m", module_name, lists, new, code)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(one, codes))
        swap_in(new, place)
    return {path.name: path.read_bytes() for path in sorted(place.iterdir())}


def read(path: Path) -> Any:
    """A JSON file's value."""
    return json.loads(path.read_text("utf-8"))


class Maker:
    """An engine with the words of one list."""

    def __init__(self, lists: Path, row: dict[str, Any]) -> None:
        from crosscore.service import Service

        self.service = Service()
        self.kind: str = self.ask("hello", protocol=1)["kinds"][0]["id"]
        self.ask(
            "dictionary.load",
            (lists / row["file"]).read_bytes(),
            name=row["file"],
            language=row["code"],
            letters={},
        )
        self.dictionary: dict[str, Any] = self.end()["dictionary"]

    def ask(self, kind: str, payload: bytes | None = None, /, **fields: object) -> dict[str, Any]:
        """The answer to one message."""
        message = json.dumps({"v": 1, "id": 1, "type": kind, **fields})
        answer: dict[str, Any] = json.loads(self.service.handle(message, payload))
        if answer["type"] == "error":
            raise BuildError(f"The engine refused {kind}: {answer['message']}")
        return answer

    def end(self) -> dict[str, Any]:
        """The end of the job that runs."""
        while True:
            for message in map(json.loads, self.service.step(100)):
                if message["type"] == "end" and isinstance(message, dict):
                    return message

    def puzzle(self, seed: int, avoid: list[list[str]]) -> dict[str, Any]:
        """What the page would be shown, asking as it asks on a first visit.

        `avoid`: words that others have; they come last.
        """
        self.ask(
            "puzzle.new",
            kind=self.kind,
            dictionary=self.dictionary["id"],
            options={},
            seed=seed,
            nodes=NODES,
            avoid=avoid,
            whole=0,
        )
        end = self.end()
        found: dict[str, Any] = {
            key: end[key] for key in ("document", "view", "sheet") if key in end
        }
        rules = self.ask("typing.rules", document=end["document"])
        return {**found, "input": rules["input"], "words": self.dictionary["words"]}


def fit(puzzle: dict[str, Any]) -> bool:
    """Whether all its words have a place, and a small screen room for them."""
    view = puzzle["view"]
    whole = view["counts"]["placed"] == view["counts"]["given"] and "sheet" not in puzzle
    return whole and max(view["width"], view["height"]) <= MOST


def puzzles(lists: Path, row: dict[str, Any]) -> list[dict[str, Any]]:
    """NUMBER of them from one list of words, with as few words in common as can be."""
    maker = Maker(lists, row)
    found: list[dict[str, Any]] = []
    avoid: list[list[str]] = []
    for seed in count(1):
        if len(found) == NUMBER:
            return found
        if seed > TRIES:
            break
        puzzle = maker.puzzle(seed, avoid)
        if fit(puzzle):
            found.append(puzzle)
            avoid.insert(0, ["".join(word["cells"]) for word in puzzle["view"]["words"]])
    raise BuildError(f"{row['file']} gives too few crosswords of at most {MOST} columns.")


def main(lists: Path, out: Path, *codes: str) -> None:
    """Write the files of some languages."""
    rows = languages(read(lists / "index.json"))
    for code in codes:
        for number, puzzle in enumerate(puzzles(lists, rows[code]), 1):
            text = json.dumps(puzzle, ensure_ascii=False, separators=(",", ":"))
            (out / name(code, number)).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])

#!/usr/bin/env python3
"""Measure how long the engine lets nobody in: the longest single step or answer of each act.

    python3 bench/slices.py --site dist            in Pyodide under Node
    python3 bench/slices.py                        in CPython
    python3 bench/slices.py --only load,open       acts whose names begin so

The page can stop a job between two steps only, so the longest one is the longest wait for Stop.
Seconds are CPU time of the thread. The heap is how much memory Pyodide has taken so far. See
bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from crosscore.service import Service  # noqa: E402

Found = dict[str, Any]
LARGE = 86_000


class Driver:
    """A service, worked on as the page's worker does, with the longest calls noted."""

    def __init__(self) -> None:
        self.service = Service(time.thread_time)
        self.found: Found = {}
        self.service.handle(json.dumps({"v": 1, "id": 1, "type": "hello", "protocol": 1}))
        self.forget()

    def forget(self) -> None:
        """Measure from here on."""
        self.found = {"handle": 0.0, "step": 0.0, "gap": 0.0, "told": 0, "numbers": 0}
        self.begun = time.thread_time()

    def ask(self, payload: bytes | None = None, **message: Any) -> Found:
        """One request and, where it begins a job, the job to its end."""
        text = json.dumps({"v": 1, "id": 1, **message})
        begun = time.thread_time()
        answer = self.service.begin(text, payload)
        spent = time.thread_time() - begun
        self.found["handle"] = max(self.found["handle"], spent)
        end: Found = json.loads(answer) if answer else {}
        last = time.thread_time()
        while self.service.busy:
            begun = time.thread_time()
            texts = self.service.step(20)
            now = time.thread_time()
            told = map(json.loads, texts)
            self.found["step"] = max(self.found["step"], now - begun)
            if now - begun > 0.05:
                self.found.setdefault("over", []).append(round(1000 * (now - begun)))
            for one in told:
                self.found["gap"] = max(self.found["gap"], now - last)
                self.found["told"] += 1
                self.found["numbers"] += one["type"] == "progress" and one["total"] > 0
                last = now
                if one["type"] != "progress":
                    self.found.setdefault("first", now - self.begun)
                    counts = one.get("view", {}).get("counts", {})
                    if counts and counts["placed"] == counts["given"]:
                        self.found.setdefault("whole", now - self.begun)
                    end |= one
        self.found["total"] = time.thread_time() - self.begun
        if "error" in end or end["type"] == "error":
            self.found["error"] = str(end.get("error", end).get("message"))[:80]
        return end

    def load(self, data: bytes, name: str) -> str:
        """The id of a dictionary that is loaded."""
        return str(self.ask(data, type="dictionary.load", name=name)["dictionary"]["id"])


@cache
def large(language: str) -> bytes:
    """A made-up list of 86,000 words as JSON."""
    from bench.large import made

    return made(language, LARGE)


@cache
def bundled(name: str = "english") -> bytes:
    """A list that comes with Crosscore."""
    return (ROOT / "dictionaries" / f"{name}.json").read_bytes()


def lines(language: str, mark: str) -> bytes:
    """The large list as lines."""
    pairs = json.loads(large(language)).items()
    return "\n".join(f"{word}{mark}{clue}" for word, clue in pairs).encode()


def drawn(kind: str, source: bytes, **options: Any) -> tuple[Driver, Found]:
    """A new puzzle, and what was measured while it was made."""
    driver = Driver()
    loaded = driver.load(source, "english.json") if source else ""
    driver.forget()
    end = driver.ask(type="puzzle.new", kind=kind, dictionary=loaded, options=options, seed=7)
    return driver, end


@cache
def kept(kind: str, size: str) -> tuple[Driver, Found]:
    """A large puzzle of a kind to work on, with its dictionary."""
    sizes: dict[str, dict[str, Any]] = {
        "freeform-500": {"count": 500, "seconds": 2},
        "freeform-50": {"count": 50, "seconds": 1},
        "freeform-2000": {"count": 2_000, "seconds": 20},
        "wordsearch-300": {"count": 300, "size": "42x42", "level": "hard"},
        "wordsearch-100": {"count": 300, "size": "100x100", "level": "hard"},
        "filled-15": {"size": "15x15", "seconds": 20},
        "filled-21": {"size": "21x21", "seconds": 30},
        "filled-50": {"size": "50x50", "seconds": 30},
        "numbers-15": {"size": "15x15"},
    }
    source = b"" if kind == "numbers" else words_of(kind)
    return drawn(kind, source, **sizes[f"{kind}-{size}"])


def words_of(kind: str) -> bytes:
    """Words to make a puzzle of a kind from; those for grids with blocks are real ones."""
    if kind != "filled":
        return bundled()
    listed = Path("/usr/share/dict/words")
    here = ROOT / "bench" / "words.txt"
    path = here if here.exists() else listed
    if not path.exists():
        return large("english")
    wanted = {w.upper() for w in path.read_text("utf-8").split() if w.isascii() and w.isalpha()}
    return "\n".join(sorted(w for w in wanted if 3 <= len(w) <= 21)).encode()


def first_word(end: Found) -> int:
    """A word that lies in the middle of the list of those that are placed."""
    placed = [w["index"] for w in end["view"]["words"] if w["state"] == "placed"]
    return int(placed[len(placed) // 2])


def _loads(data: bytes, name: str, kind: str = "dictionary.load") -> Found:
    driver = Driver()
    driver.ask(data, type=kind, name=name)
    return driver.found


def _acts(kind: str, size: str, act: str, **fields: Any) -> Found:
    driver, end = kept(kind, size)
    document = end["document"]
    loaded = next(iter(driver.service.desk._dictionaries), "")
    index = first_word(end)
    given: dict[str, Any] = {
        "replace": {"word": index, "dictionary": loaded, "seed": 3},
        "edit": {"word": index, "text": "CROSSBEAM", "clue": "x", "seed": 3},
        "add": {"words": [{"text": "CROSSBEAM", "clue": "x"}], "seed": 3},
        "delete": {"words": [index], "seed": 3},
        "suggest": {"word": index, "dictionary": loaded, "seed": 3},
        "places": {"word": index},
        "improve": {"seed": 3, "nodes": 40_000, "dictionary": loaded},
        "reshuffle": {"seed": 3, "nodes": 40_000, "dictionary": loaded},
        "export": {"to": "ipuz", "stamp": "x"},
        "lock": {"words": [index]},
        "set": {"values": {"title": "x"}},
        "give": {"how": "first"},
    }.get(act, {})
    driver.forget()
    if act == "open":
        text = driver.ask(type="puzzle.export", document=document, to="ipuz", stamp="x")
        driver.forget()
        payload = text["files"][0]["text"].encode()
        driver.ask(payload, type="file.open", name="a.ipuz")
    elif act in ("fill", "try", "heat", "candidates"):
        document = driver.ask(type="grid.clear", document=document, what="letters")["document"]
        driver.forget()
        more = {"fill": {"seed": 3, "nodes": 3_000}, "try": {"nodes": 3_000}, "heat": {}}
        where = {"row": 0, "column": 0, "way": "across"}
        asked = more.get(act, where) | {"dictionary": loaded}
        driver.ask(type=f"grid.{act}", document=document, **asked)
    else:
        driver.ask(type=f"puzzle.{act}", document=document, **{**given, **fields})
    return driver.found


def _kept(kind: str, size: str) -> Found:
    kept.cache_clear()
    return kept(kind, size)[0].found


def _drawn(kind: str, source: bytes, **options: Any) -> Found:
    return drawn(kind, source, **options)[0].found


def broken(at: float) -> bytes:
    """The large Bangla list with a comma missing, so far from its start."""
    data = large("bangla")
    cut = data.index(b'", "', int(len(data) * at))
    return data[: cut + 1] + data[cut + 2 :]


def rows(count: int) -> list[dict[str, str]]:
    """Rows as the editor sends them."""
    pairs = list(json.loads(large("english")).items())[:count]
    return [{"word": word, "clue": clue} for word, clue in pairs]


def _checks(count: int) -> Found:
    driver = Driver()
    driver.ask(type="words.check", rows=rows(count))
    return driver.found


def _saves(to: str) -> Found:
    driver = Driver()
    driver.ask(type="words.save", rows=rows(20_000), name="x", to=to)
    return driver.found


def _stop(at: int) -> Found:
    """Stop a crossword of 500 words after so many steps: the longest of what it takes."""
    driver, _ = kept("freeform", "500")
    loaded = next(iter(driver.service.desk._dictionaries))
    message = {"kind": "freeform", "dictionary": loaded, "options": {"count": 500}, "seed": 5}
    text = json.dumps({"v": 1, "id": 1, "type": "puzzle.new", **message})
    job = json.loads(driver.service.handle(text))["job"]
    for _ in range(at):
        driver.service.step(30)
    driver.forget()
    driver.ask(type="job.cancel", job=job)
    return driver.found


CASES: dict[str, Callable[[], Found]] = {
    "load english 86k json": lambda: _loads(large("english"), "a.json"),
    "load bangla 86k json": lambda: _loads(large("bangla"), "a.json"),
    "load english 86k csv": lambda: _loads(b"word,clue\n" + lines("english", ","), "a.csv"),
    "load english 86k text": lambda: _loads(lines("english", ": "), "a.txt"),
    "load bangla 86k tsv": lambda: _loads(lines("bangla", "\t"), "a.tsv"),
    "load bangla 86k utf-16": lambda: _loads(lines("bangla", "\t").decode().encode("utf-16"), "a"),
    "load english json list": lambda: _loads(
        json.dumps(list(json.loads(large("english")).items())).encode(), "a.json"
    ),
    "load broken at 10 %": lambda: _loads(broken(0.1), "a.json"),
    "load broken at 95 %": lambda: _loads(broken(0.95), "a.json"),
    "load 60 MB of brackets": lambda: _loads(b"[" * 60_000_000, "a.json"),
    "load 30 MB of one line": lambda: _loads(b"abc " * 7_500_000, "a.txt"),
    "load 30 MB of lines": lambda: _loads(b"abc\n" * 7_500_000, "a.txt"),
    "load 30 MB text in JSON": lambda: _loads(b'{"A": "' + b"x" * 30_000_000 + b'"}', "a.json"),
    "load bundled english": lambda: _loads(bundled(), "a.json"),
    "load bundled bangla": lambda: _loads(bundled("bangla"), "a.json"),
    "parse english 86k text": lambda: _loads(lines("english", ": "), "a.txt", "words.parse"),
    "parse bangla 86k json": lambda: _loads(large("bangla"), "a.json", "words.parse"),
    "check 1,500 rows": lambda: _checks(1_500),
    "check 20,000 rows": lambda: _checks(20_000),
    "save 20,000 rows json": lambda: _saves("json"),
    "save 20,000 rows csv": lambda: _saves("csv"),
    "new freeform 50": lambda: _drawn("freeform", bundled(), count=50, seconds=1),
    "new freeform 50 of 86k": lambda: _drawn("freeform", large("english"), count=50, seconds=1),
    "new freeform 50 of 86k bangla": lambda: _drawn(
        "freeform", large("bangla"), count=50, seconds=1
    ),
    "new freeform 500 crossings": lambda: _drawn(
        "freeform", bundled(), count=500, seconds=2, goal="crossings"
    ),
    "new freeform 500 blocks": lambda: _drawn(
        "freeform", bundled(), count=500, seconds=2, goal="blocks", size="60x60"
    ),
    "new freeform 500 scattered": lambda: _drawn(
        "freeform", bundled(), count=500, seconds=2, scatter=20
    ),
    "new freeform 8 proved": lambda: _drawn(
        "freeform", bundled(), count=8, seconds=3, goal="proved"
    ),
    "new freeform 500": lambda: _kept("freeform", "500"),
    "new freeform 2000": lambda: _kept("freeform", "2000"),
    "new wordsearch 300": lambda: _kept("wordsearch", "300"),
    "new wordsearch 300 auto": lambda: _drawn("wordsearch", bundled(), count=300, level="hard"),
    "new wordsearch 300 tight": lambda: _drawn(
        "wordsearch", bundled(), count=300, level="hard", room="tight"
    ),
    "new wordsearch 300 in 100 x 100": lambda: _kept("wordsearch", "100"),
    "new wordsearch 20 of 86k": lambda: _drawn("wordsearch", large("english"), count=20),
    "new filled 15": lambda: _kept("filled", "15"),
    "new filled 21": lambda: _kept("filled", "21"),
    "new filled 50": lambda: _kept("filled", "50"),
    "new numbers 15": lambda: _kept("numbers", "15"),
    "new numbers 10": lambda: _drawn("numbers", b"", size="10x10"),
    **{
        f"{act} {kind} {size}": lambda act=act, kind=kind, size=size: _acts(kind, size, act)
        for kind, size in (
            ("freeform", "500"), ("freeform", "2000"), ("wordsearch", "300"),
            ("filled", "21"), ("filled", "50"),
        )
        for act in (
            "replace", "edit", "add", "delete", "suggest", "places", "improve", "reshuffle",
            "open", "export", "view", "check", "lock", "set", "give",
        )
    },
    **{
        f"{act} wordsearch 100": lambda act=act: _acts("wordsearch", "100", act)
        for act in ("replace", "add", "places", "improve", "open", "export", "view", "check", "set")
    },
    **{
        f"{act} filled {size}": lambda act=act, size=size: _acts("filled", size, act)
        for size in ("21", "50")
        for act in ("fill", "try", "heat", "candidates")
    },
    "export text freeform 500": lambda: _acts("freeform", "500", "export", to="text"),
    "export text wordsearch 300": lambda: _acts("wordsearch", "300", "export", to="text"),
    "export template freeform 500": lambda: _acts("freeform", "500", "export", to="template"),
    "replace numbers 15": lambda: _acts("numbers", "15", "replace"),
    "improve numbers 15": lambda: _acts("numbers", "15", "improve"),
    "stop freeform 500 early": lambda: _stop(1),
    "stop freeform 500": lambda: _stop(20),
}  # fmt: skip


def measured(name: str) -> Found:
    """One case: seconds of the longest answer and step, and what it told meanwhile."""
    try:
        return {"name": name, **CASES[name]()}
    except Exception as error:  # the others go on
        return {"name": name, "error": f"{type(error).__name__}: {error}"[:300]}


def in_pyodide(site: Path, names: Sequence[str]) -> Iterator[Found]:
    """The cases in one Pyodide, in turn."""
    script = Path(__file__).with_suffix(".mjs")
    with subprocess.Popen(
        ["node", str(script), str(site), str(ROOT)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(list(names)))
        process.stdin.close()
        for line in process.stdout:
            yield json.loads(line)


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--site", type=Path, metavar="FOLDER", help="a built site: measure in its Pyodide")
    add("--only", default="", metavar="NAMES", help="cases whose names begin so, comma between")
    add("--runs", type=int, default=1, help="of all, in a new process each (default 1)")
    add("--json", type=Path, metavar="FILE", help="write what was measured there, too")
    options = parser.parse_args(arguments)
    chosen = tuple(filter(None, options.only.split(",")))
    names = [name for name in CASES if not chosen or name.startswith(chosen)]
    runs: dict[str, list[Found]] = {name: [] for name in names}
    for _ in range(options.runs):
        found = in_pyodide(options.site, names) if options.site else map(measured, names)
        for one in found:
            print(line_of([one]), file=sys.stderr, flush=True)
            runs[one["name"]].append(one)
    if options.json:
        options.json.write_text(json.dumps(runs, indent=1), encoding="utf-8")
    print("| act | answer | longest step | longest silence | first | all placed | in all | heap |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for each in runs.values():
        if each:
            print(line_of(each))
    return 0


def line_of(runs: Sequence[Found]) -> str:
    """A row of the table: milliseconds, medians."""
    cells = [
        f"{1000 * median(run.get(key, 0) for run in runs):,.0f}"
        for key in ("handle", "step", "gap", "first", "whole", "total")
    ]
    heap = runs[-1].get("heap")
    cells.append(f"{heap / 1e6:,.0f} MB" if heap else "")
    error = runs[0].get("error", "")
    over = str(runs[0].get("over", ""))[:70]
    return f"| {runs[0]['name']} | {' | '.join(cells)} | {over} {error}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

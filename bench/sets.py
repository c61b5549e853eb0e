#!/usr/bin/env python3
"""Measure sets of puzzles: how fast each executor makes them, and one of 10,000 with its folder.

    python3 bench/sets.py                         small word searches and crosswords of 15 words
    nice python3 bench/sets.py --folder 10000     a set in a folder, and the same command again

Linux only. See bench/README.md.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.machine import load, surroundings  # noqa: E402

CREWS = ("", "processes:1", "processes:2", "threads:2", "loky:2", "dask:local:2")
SETS: dict[str, tuple[int, dict[str, Any]]] = {
    "word search, 8 words": (600, {"kind": "wordsearch", "count": 8}),
    "crossword, 15 words": (24, {"kind": "crossword", "count": 15}),
}
WORDS = ROOT / "dictionaries" / "english.json"
OWN = ("index.csv", ".crosscore-set")  #: files of the folder that are no puzzle's
EVERY = 500  #: puzzles between two looks at the memory
_ADOPT = 36  #: PR_SET_CHILD_SUBREAPER: what our processes leave behind is ours to wait for


def measured(*arguments: str) -> dict[str, Any]:
    """What a process of this file prints, and the processor time of it and all that it started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = [sys.executable, __file__, *arguments]
    with subprocess.Popen(run, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        last = process.stdout.read().splitlines()[-1]
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {**json.loads(last), "cpu": cpu}


def made(crew: str, name: str, number: int) -> dict[str, Any]:
    """Make a set and keep nothing: passed time, and this process's own processor time."""
    from crosscore import api
    from crosscore.sets.crews import named

    options = SETS[name][1]
    words = api.read_words(WORDS)
    begun, spent = time.perf_counter(), time.process_time()
    size = 0
    who: Any = named(crew, 2) if crew else None
    for result in api.batch(words, number, executor=who, to=["ipuz", "text"], **options):
        assert result.puzzle, result.reason
        size += sum(len(file.data) for file in result.files)
    return {
        "wall": time.perf_counter() - begun,
        "own": time.process_time() - spent,
        "bytes": size / number,
    }


def in_folder(crew: str, number: int, folder: str) -> dict[str, Any]:
    """The command with a folder: passed time, and memory of this process after each so many."""
    from crosscore.cli import main as command
    from crosscore.sets.folder import Folder

    memory: list[float] = []
    done = 0
    put = Folder.put

    def watched(self: Folder, result: Any) -> None:
        nonlocal done
        put(self, result)
        done += 1
        if done % EVERY == 0:
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            memory.append(pages * resource.getpagesize() / 1e6)

    Folder.put = watched  # type: ignore[method-assign]
    begun, spent = time.perf_counter(), time.process_time()
    code = command(
        [
            "batch", str(WORDS), "--kind", "wordsearch", "--count", "8", "-q",
            "-n", str(number), "-o", folder, "--executor", crew,
        ]
    )  # fmt: skip
    return {
        "code": code,
        "wall": time.perf_counter() - begun,
        "own": time.process_time() - spent,
        "memory": memory,
    }


def table(name: str) -> str:
    """A row for each executor."""
    number = SETS[name][0]
    text = (
        "| executor | CPU, ms a puzzle | of it the client | start, CPU s | a second, passed time |"
    )
    text += "\n| --- | ---: | ---: | ---: | ---: |\n"
    for crew in CREWS:
        print(f"{name}: {crew}", file=sys.stderr, flush=True)
        few, many = (measured("--one", crew, name, str(each)) for each in (4, number))
        more = number - 4
        cpu, own = ((many[key] - few[key]) / more * 1e3 for key in ("cpu", "own"))
        pace = number / many["wall"]  # with the start
        text += f"| {crew or 'none'} | {cpu:.1f} | {own:.1f} | {few['cpu']:.1f} | {pace:.1f} |\n"
    return f"{text}\n{many['bytes']:,.0f} bytes of files a puzzle.\n"


def folder(number: int, crew: str) -> str:
    """A set in a folder, and the same command again, which finds it there."""
    with tempfile.TemporaryDirectory() as there:
        first = measured("--in", crew, str(number), there)
        found = [path for path in Path(there).rglob("*") if path.is_file()]
        size = sum(path.stat().st_size for path in found)
        disk = sum(path.stat().st_blocks * 512 for path in found)
        beside = {path.name: path.stat().st_size for path in found if path.name in OWN}
        again = measured("--in", crew, str(number), there)
    memory = first["memory"]
    last = again["memory"][-1] if memory else 0.0
    return (
        f"{crew}: {number:,} in {first['wall']:.0f} s, CPU {first['cpu']:.0f} s, of it the client "
        f"{first['own']:.0f} s (codes {first['code']}, {again['code']}).\n{len(found):,} files, "
        f"{size / 1e6:.1f} MB, on the disk {disk / 1e6:.1f} MB; beside the puzzles {beside}.\n"
        f"Memory after each {EVERY}, MB: {', '.join(f'{each:.0f}' for each in memory)}.\n"
        f"Again: {again['wall']:.1f} s, CPU {again['cpu']:.1f} s, memory {last:.0f}"
        " MB.\n"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=int, metavar="N", help="a set of so many in a folder")
    parser.add_argument("--executor", default="dask:local:2", help="of that (default: %(default)s)")
    parser.add_argument("--only", default="", help="sets whose names begin so")
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    parser.add_argument("--in", nargs=3, dest="within", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.one:
        crew, name, number = options.one
        print(json.dumps(made(crew, name, int(number))))
        return 0
    if options.within:
        crew, number, there = options.within
        print(json.dumps(in_folder(crew, int(number), there)))
        return 0
    ctypes.CDLL(None).prctl(_ADOPT, 1, 0, 0, 0)
    before = load()
    if options.folder:
        told = folder(options.folder, options.executor)
    else:
        names = [name for name in SETS if name.startswith(options.only)]
        told = "\n".join(f"### {name}, {SETS[name][0]}\n\n{table(name)}" for name in names)
    print(f"{time.strftime('%d %b %Y')}; {surroundings()}; load {before} before, {load()} after.")
    print(f"\n{told}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

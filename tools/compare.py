"""Whether two checkouts make the same: `python3 -m tools.compare OLD_CHECKOUT [NEW_CHECKOUT]`.

Both do the same work (tools/compare_work.py), each in a process of its own with the Python that
runs this: puzzles of all kinds in many languages, their files in every format and what is read from
these again, what the page asks of the engine, and the command line. What comes out is compared byte
by byte. A table for each part of the work tells what is the same; below it stands, for what is
not, the first byte that differs. Exit code 1: something differs, or the work itself failed.

- Of the page that solves a puzzle only the puzzle in it is compared: the page is built from web/.
- Where the two call themselves by different versions, these are taken as equal in what they write.
- `--views` compares what the engine tells for the screen as well, and sums up by the names of the
  fields how it differs. It may differ where the protocol was changed on purpose.
- `--save FILE` keeps what OLD made; the file can stand for OLD later, which saves half of the time.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, zip_longest
from pathlib import Path

from tools.compare_work import FAILED, PARTS, REFUSED, VIEW, Key

__all__ = [
    "Difference",
    "Made",
    "compared",
    "first_difference",
    "main",
    "table",
    "view_differences",
]

ROOT = Path(__file__).resolve().parents[1]
_WORK = ROOT / "tools" / "compare_work.py"

SAME, DIFFERS, ONLY_OLD, ONLY_NEW, BROKEN = "=", "X", "<", ">", "!"  #: marks of the tables
_NEITHER = "-"
_LEGEND = (
    "= same   - refused by both   X differs   < only in OLD   > only in NEW   ! failed in both"
)
_WORST = (_NEITHER, SAME, ONLY_NEW, ONLY_OLD, DIFFERS, BROKEN)  # a cell shows its worst thing
_AROUND = 40  # bytes shown on each side of the first one that differs
_SHOWN = 20  # differences that are shown in full
_WIDTH = 14  # columns of a table


@dataclass(frozen=True, slots=True)
class Made:
    """What one checkout made, and which version it calls itself."""

    version: str
    things: Mapping[Key, bytes]


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not the same; `mark` says how."""

    key: Key
    mark: str
    told: str


# -- doing the work ---------------------------------------------------------------------


def work(checkout: Path, quick: bool) -> str:
    """Have a checkout do the work; what it writes down. Nothing is written into the checkout."""
    if not (checkout / "crosscore" / "__init__.py").exists():
        raise SystemExit(f"{checkout} is no checkout: it has no crosscore/.")
    with tempfile.TemporaryDirectory() as made:
        out = Path(made) / "made.jsonl"
        call = [sys.executable, "-P", str(_WORK), str(out), *(["quick"] if quick else [])]
        names = {"PYTHONPATH": str(checkout), "PYTHONPYCACHEPREFIX": f"{made}/cache"}
        if subprocess.run(call, env=os.environ | names, cwd=made).returncode:
            raise SystemExit(f"The work failed in {checkout}.")
        text = out.read_text("utf-8")
    place = Path(json.loads(text.partition("\n")[0])["place"])
    if not place.is_relative_to(checkout):
        raise SystemExit(f"Not the crosscore of {checkout} was at work, but that of {place}.")
    return text


def read(text: str) -> Made:
    """What `work` wrote down."""
    about, *lines = text.splitlines()
    things: dict[Key, bytes] = {}
    for line in lines:
        *names, data = json.loads(line)
        things[Key(*names)] = base64.b64decode(data)
    return Made(json.loads(about)["version"], things)


def sort_of_work(quick: bool) -> str:
    """What kept results must agree in to be compared: the work and its words."""
    sources = [_WORK, *sorted((ROOT / "dictionaries").glob("*.json"))]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources))
    return f"{digest.hexdigest()[:16]}{' quick' if quick else ''}"


def done(side: Path, quick: bool) -> str:
    """What a checkout makes, or what is kept in a file of `--save`."""
    if side.is_dir():
        print(f"At work in {side} ...", file=sys.stderr, flush=True)
        return work(side.resolve(), quick)
    sort, _, text = side.read_text("utf-8").partition("\n")
    if sort != sort_of_work(quick):
        raise SystemExit(f"{side} was made by other work, or from other words; make it anew.")
    return text


# -- comparing --------------------------------------------------------------------------


def compared(old: Made, new: Made, views: bool = False) -> dict[Key, Difference | None]:
    """All things that either made, in OLD's order, and how they differ; None: they are the same."""
    found: dict[Key, Difference | None] = {}
    for key in {**dict.fromkeys(old.things), **dict.fromkeys(new.things)}:
        if key.name == VIEW and not views:
            continue
        one, other = (side.things.get(key) for side in (old, new))
        if one is None:
            found[key] = Difference(key, ONLY_NEW, "only in NEW")
        elif other is None:
            found[key] = Difference(key, ONLY_OLD, "only in OLD")
        elif one.startswith(FAILED) and other.startswith(FAILED):
            found[key] = Difference(key, BROKEN, f"{one.decode()} | {other.decode()}")
        else:
            if old.version != new.version:
                one, other = (_unversioned(*each) for each in ((one, old), (other, new)))
            where = first_difference(one, other)
            found[key] = Difference(key, DIFFERS, where) if where else None
    return found


def _unversioned(data: bytes, made: Made) -> bytes:
    """What was written, without the version that wrote it."""
    return data.replace(f"Crosscore {made.version}".encode(), b"Crosscore (version)")


def first_difference(old: bytes, new: bytes) -> str:
    """Where two files begin to differ, with what stands around; "" if they are the same."""
    if old == new:
        return ""
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), None)
    if at is None:
        at = min(len(old), len(new))
    line = old.count(b"\n", 0, at) + 1
    near = slice(max(0, at - _AROUND), at + _AROUND)
    return (
        f"byte {at:,} of {len(old):,} and {len(new):,}, line {line:,}\n"
        f"    OLD {_shown(old[near])}\n    NEW {_shown(new[near])}"
    )


def _shown(data: bytes) -> str:
    """Bytes as a person can read them."""
    text = data.decode("utf-8", "backslashreplace")
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def view_differences(pairs: Iterable[tuple[bytes, bytes]]) -> dict[str, tuple[int, str]]:
    """By which fields JSON values differ: path -> (how often, an example)."""
    found: dict[str, tuple[int, str]] = {}
    for old, new in pairs:
        for path, told in _fields(json.loads(old), json.loads(new), ""):
            count, example = found.get(path, (0, told))
            found[path] = count + 1, example
    return found


_NONE = object()  # stands for what is not there


def _fields(old: object, new: object, path: str) -> Iterator[tuple[str, str]]:
    """The paths at which two values differ; all items of a list have the same path."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in {**old, **new}:
            deeper = f"{path}.{name}".lstrip(".")
            yield from _fields(old.get(name, _NONE), new.get(name, _NONE), deeper)
    elif isinstance(old, list) and isinstance(new, list):
        for one, other in zip_longest(old, new, fillvalue=_NONE):
            yield from _fields(one, other, f"{path}[]")
    elif old is _NONE:
        yield path, "only in NEW"
    elif new is _NONE:
        yield path, "only in OLD"
    elif type(old) is not type(new) or old != new:
        yield path, f"{json.dumps(old)[:_AROUND]} -> {json.dumps(new)[:_AROUND]}"


# -- telling ----------------------------------------------------------------------------


def table(found: Mapping[Key, Difference | None]) -> Iterator[str]:
    """Lines that show, for each kind and row, what is the same in which format or act."""
    cells: dict[tuple[str, str], dict[str, str]] = {}
    columns: dict[str, None] = {}
    for key, difference in found.items():
        columns[key.what] = None
        row = cells.setdefault((key.kind, key.row), {})
        same = _NEITHER if key.name == REFUSED else SAME
        mark = difference.mark if difference else same
        row[key.what] = max(row.get(key.what, _NEITHER), mark, key=_WORST.index)
    names = list(columns)
    wide = max((len(f"{kind} {row}") for kind, row in cells), default=0)
    for start in range(0, len(names), _WIDTH):
        part = names[start : start + _WIDTH]
        yield " " * wide + "  " + "  ".join(part)
        for (kind, name), marks in cells.items():
            if not marks.keys() & set(part):
                continue
            shown = (marks.get(column, "").center(len(column)) for column in part)
            yield f"{kind} {name}".ljust(wide) + "  " + "  ".join(shown)


def told(found: Mapping[Key, Difference | None], every: bool) -> Iterator[str]:
    """All that is to be said of two results."""
    for part, keys in groupby(sorted(found, key=lambda key: PARTS.index(key.part)), lambda k: k[0]):
        yield f"\n{part.upper()}"
        yield from table({key: found[key] for key in keys})
    yield f"\n{_LEGEND}\n"
    wrong = [each for each in found.values() if each]
    for each in wrong if every else wrong[:_SHOWN]:
        yield f"{' / '.join(filter(None, each.key))}: {each.told}"
    if len(wrong) > _SHOWN and not every:
        yield f"... and {len(wrong) - _SHOWN:,} more; --all shows them."
    yield f"{len(found):,} things compared, {len(wrong):,} differ."


def told_views(old: Made, new: Made) -> Iterator[str]:
    """How what is for the screen differs, by the names of fields."""
    both = [key for key in old.things if key.name == VIEW and key in new.things]
    fields = view_differences((old.things[key], new.things[key]) for key in both)
    yield f"\nVIEWS: {len(both):,} compared, {len(fields):,} fields differ"
    for path, (count, example) in sorted(fields.items()):
        yield f"{path}: {count:,} times, {example}"


def main(arguments: list[str] | None = None) -> int:
    """Compare two checkouts; the exit code."""
    described = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        "python3 -m tools.compare", description=__doc__, formatter_class=described
    )
    parser.add_argument("old", type=Path, metavar="OLD", help="a checkout, or a file of --save")
    parser.add_argument("new", type=Path, metavar="NEW", nargs="?", default=ROOT)
    parser.add_argument("--quick", action="store_true", help="a part of the work")
    parser.add_argument("--views", action="store_true", help="also what is for the screen")
    parser.add_argument("--all", action="store_true", help="tell of all differences")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep there what OLD makes")
    asked = parser.parse_args(arguments)
    texts = [done(side, asked.quick) for side in (asked.old, asked.new)]
    if asked.save:
        asked.save.write_text(f"{sort_of_work(asked.quick)}\n{texts[0]}", encoding="utf-8")
    old, new = map(read, texts)
    found = compared(old, new, asked.views)
    if not found:
        raise SystemExit("Nothing was made.")
    print("\n".join(told(found, asked.all)))
    if asked.views:
        print("\n".join(told_views(old, new)))
    if old.version != new.version:
        print(f"Versions {old.version} and {new.version} are taken as equal.")
    print("Of the page that solves a puzzle only the puzzle in it was compared.")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())

"""Assembles dist/: the whole static site, from the sources and what was fetched."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tools import catalogues, fonts, node, notices, pip, wheels, wordnet
from tools.steps import (
    CACHE,
    ROOT,
    BuildError,
    alone,
    files_in,
    key_of,
    read_json,
    run,
    say,
    sha256,
    swap_in,
)

DIST = ROOT / "dist"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # all that a browser needs of it
INSIDE = (ROOT / "tools" / "in_pyodide.mjs", ROOT / "tools" / "inside.py")
MICROPIP = ROOT / "requirements" / "pyodide.txt"
SOURCES = tuple(
    ROOT / name
    for name in (
        *("crosscore", "web", "dictionaries", "third_party", "tools", "build.py"),
        *("pyproject.toml", "package-lock.json", "requirements/pyodide.txt", "LICENSE"),
    )
)


def build(dist: Path = DIST, *, cache: Path = CACHE, large: bool = False) -> Path:
    """Make `dist`, or leave it if it is up to date; returns it.

    `large`: with the dictionary made from WordNet, too.

    Everything is made beside it and swapped in when whole.  `cache` holds what earlier runs made.
    Raises BuildError, and leaves `dist` as it was, if anything is missing.
    """
    with alone(cache):
        return build_alone(dist, cache, large)


def build_alone(dist: Path, cache: Path, large: bool) -> Path:
    """What `build` does, while no other build is at it."""
    wanted = key_of(*(path for path in SOURCES if path.exists()), str(large))
    state = cache / f"{dist.name}.json"
    if up_to_date(read_json(state), wanted, dist):
        say(f"{dist} is up to date.")
        return dist
    for folder in ("web", "crosscore", "dictionaries"):
        if not files_in(ROOT / folder):
            raise BuildError(f"{ROOT / folder} is empty: is this a whole checkout?")

    node_command, npm = node.find()
    node.install(npm)
    stdlib = standard_library(node_command, cache)
    packages = python_packages(node_command, stdlib, cache)

    say("Assembling the site ...")
    made = cache / f"{dist.name}.new"
    shutil.rmtree(made, ignore_errors=True)
    for path in files_in(ROOT / "web"):
        put(made / path.relative_to(ROOT / "web"), path.read_bytes())
    for name in RUNTIME:
        put(made / "py" / name, (node.PYODIDE / name).read_bytes())
    put(made / "l10n" / "catalogues.mjs", catalogues.module())
    put(made / "vendor" / "idb.mjs", node.IDB.read_bytes())
    put(made / "vendor" / "fluent.mjs", node.FLUENT.read_bytes())
    for name, data in fonts.files().items():
        put(made / name, data)
    put(made / "py" / "stdlib.zip", stdlib.read_bytes())
    for wheel in sorted(packages.glob("*.whl")):
        put(made / "py" / wheel.name, wheel.read_bytes())
    for path in sorted((ROOT / "dictionaries").glob("*.json")):
        put(made / "dictionaries" / path.name, path.read_bytes())
    index = (packages / "index.json").read_bytes()
    if large:
        data = wordnet.made(npm, cache)
        put(made / "dictionaries" / wordnet.FILE, data)
        index = wordnet.indexed(index, data)
    put(made / "dictionaries" / "index.json", index)
    lock = json.loads((packages / "lock.json").read_text(encoding="utf-8"))
    put(made / "py" / "manifest.mjs", manifest(made / "py", lock))
    put(made / "NOTICES.txt", notices.text(large=large).encode())
    put(made / ".nojekyll", b"")  # GitHub Pages then serves every file as it is

    put(made / "build.json", json.dumps({"build": fingerprint(made)}).encode())

    facts: dict[str, tuple[int, str]] = {
        path.relative_to(made).as_posix(): (path.stat().st_size, sha256(path.read_bytes()))
        for path in sorted(made.rglob("*"))
        if path.is_file()
    }
    for name, (size, digest) in facts.items():
        say(f"  {size:>10,}  {digest[:16]}  {name}")
    total = sum(size for size, _ in facts.values())
    say(f"  {total:>10,}  bytes in {len(facts)} files")
    state.unlink(missing_ok=True)
    swap_in(made, dist)
    state.write_text(json.dumps({"sources": wanted, "files": facts}, indent=1))
    return dist


def fingerprint(folder: Path) -> str:
    """Twelve hex digits that are the same for the same files, whenever they were built."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    named = (f"{path.relative_to(folder).as_posix()} {sha256(path.read_bytes())}" for path in files)
    return key_of(*named)[:12]


def up_to_date(state: object, wanted: str, dist: Path) -> bool:
    """Whether `dist` holds what an earlier run made of the same sources."""
    if not isinstance(state, dict) or state["sources"] != wanted:
        return False
    return all(
        (dist / name).exists() and (dist / name).stat().st_size == size
        for name, (size, _) in state["files"].items()
    )


def put(path: Path, data: bytes) -> None:
    """Write a file, with its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def standard_library(node_command: list[str], cache: Path) -> Path:
    """Pyodide's standard library as a zip of compiled modules; made once per Pyodide."""
    source = node.PYODIDE / "python_stdlib.zip"
    place = cache / "stdlib" / key_of(source, *INSIDE)[:16]
    if not place.exists():
        say("Compiling the standard library inside Pyodide (some seconds, once) ...")
        given = fresh(cache / "stdlib.in")
        shutil.copyfile(source, given / source.name)
        inside_pyodide(node_command, source, "compile_stdlib", given, place)
    return place / "stdlib.zip"


def python_packages(node_command: list[str], stdlib: Path, cache: Path) -> Path:
    """Folder with the compiled wheels, the lock that micropip made, and the dictionaries' index."""
    micropip = pip.download(MICROPIP, "--python-version", "3.14")
    given = fresh(cache / "packages.in")
    for wheel in micropip.glob("*.whl"):
        shutil.copyfile(wheel, given / wheel.name)
    for name, data in (wheels.kept_regex(), wheels.engine()):
        put(given / name, data)
    for path in sorted((ROOT / "dictionaries").glob("*.json")):
        put(given / "dictionaries" / path.name, path.read_bytes())
    place = cache / "packages" / key_of(given, stdlib, *INSIDE)[:16]
    if not place.exists():
        say("Compiling the engine and letting micropip resolve it, inside Pyodide ...")
        shutil.rmtree(place.parent, ignore_errors=True)  # one engine is enough to keep
        inside_pyodide(node_command, stdlib, "make_packages", given, place)
    return place


def inside_pyodide(
    node_command: list[str], stdlib: Path, function: str, given: Path, place: Path
) -> None:
    """Run a function of tools/inside.py; its output becomes `place` when it has ended well."""
    made = fresh(place.with_name(place.name + ".new"))
    run(*node_command, INSIDE[0], node.PYODIDE, stdlib, function, given, made)
    swap_in(made, place)


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def manifest(folder: Path, lock: dict[str, object]) -> bytes:
    """The module that tells the worker what it is going to fetch: bytes by file, and the lock."""
    sizes = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    return (
        "// written by build.py\n"
        f"export const sizes = {json.dumps(sizes, indent=1)};\n"
        f"export const lock = {json.dumps(lock, indent=1, sort_keys=True)};\n"
    ).encode()

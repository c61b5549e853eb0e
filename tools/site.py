"""Assembles dist/: the whole static site, from the sources and what was fetched."""

from __future__ import annotations

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import (
    biglists,
    brotli,
    bundle,
    catalogues,
    docs,
    fonts,
    memory,
    node,
    notices,
    offline,
    paper_fonts,
    parts,
    pip,
    player,
    single,
    starters,
    unable,
    wheels,
    wordnet,
)
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
INDEX = "dictionaries/index.json"
RELEASE = ROOT / "release" / single.FILE
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs")  # what a browser needs of it, with its
WASM = "pyodide.asm.wasm"
INSIDE = (ROOT / "tools" / "in_pyodide.mjs", ROOT / "tools" / "inside.py")
MERGING = ROOT / "crosscore" / "shipped" / "merging.py"
MICROPIP = ROOT / "requirements" / "pyodide.txt"
SOURCES = tuple(
    ROOT / name
    for name in (
        *("crosscore", "web", "dictionaries", "docs", "third_party", "tools", "build.py"),
        *("pyproject.toml", "package-lock.json", "requirements/pyodide.txt", "LICENSE"),
        "requirements/wordfreq.txt",
        *notices.PROOF,
    )
)


def build(
    dist: Path = DIST, *, cache: Path = CACHE, large: bool = False, one_file: bool = False
) -> Path:
    """Make `dist`, or leave it if it is up to date; returns it.

    `one_file`: with the whole site as one file (single.FILE) in it, which the page then offers;
    `large`: with the list made from WordNet in that file, too.

    Everything is made beside it and swapped in when whole.  `cache` holds what earlier runs made.
    Raises BuildError, and leaves `dist` as it was, if anything is missing.
    """
    with alone(cache):
        made = build_alone(dist, cache, large, one_file)
        paper_fonts.make()
        return made


def build_alone(dist: Path, cache: Path, large: bool, one_file: bool) -> Path:
    """What `build` does, while no other build is at it."""
    wanted = key_of(*(path for path in SOURCES if path.exists()), str(large), str(one_file))
    state = cache / f"{dist.name}.json"
    if up_to_date(read_json(state), wanted, dist):
        say(f"{dist} is up to date.")
        return dist
    for folder in ("web", "crosscore", "dictionaries"):
        if not files_in(ROOT / folder):
            raise BuildError(f"{ROOT / folder} is empty: is this a whole checkout?")

    node_command, npm = node.find()
    node.install(npm)
    # beside the rest, which mostly waits for other processes
    large_lists = ThreadPoolExecutor(1).submit(biglists.files, npm)
    runtime = ThreadPoolExecutor(1).submit(brotli.packed, node_command, node.PYODIDE / WASM, cache)
    stdlib = standard_library(node_command, cache)
    packages = python_packages(node_command, stdlib, cache)

    listed = packages / "dictionaries"
    first_puzzles = starters.made(listed, cache)

    say("Assembling the site ...")
    made = cache / f"{dist.name}.new"
    shutil.rmtree(made, ignore_errors=True)
    letters = fonts.files()
    source = bundle.sources(
        unbundled(dist, cache),
        {
            "i18n/catalogues.mjs": catalogues.module(),
            "engine/starters.mjs": starters.module(starters.read(listed / "index.json")),
            "vendor/idb.mjs": node.IDB.read_bytes(),
            "vendor/fluent.mjs": node.FLUENT.read_bytes(),
            "vendor/client-zip.mjs": node.ZIP.read_bytes(),
            "vendor/minisearch.mjs": node.MINISEARCH.read_bytes(),
            **node.shaping(),
            "fonts.css": letters.pop("fonts.css"),
        },
    )
    made.mkdir(parents=True)
    bundle.bundle(node_command, source, made)
    bundle.script(node_command, source, made, "engine/boot.js", "boot.js")
    bundle.script(node_command, source, made, "engine/worker.mjs", "worker.js")
    bundle.script(node_command, source, made, "sheet/shaper.js", "shaper.js")
    put(made / "harfbuzz.wasm", (node.HARFBUZZ / "harfbuzz.wasm").read_bytes())
    for name, data in {**bundle.files(source), **offline.files(source), **letters}.items():
        put(made / name, data)
    put(made / "index.html", bundle.page((source / "index.html").read_text("utf-8")).encode())
    put(
        made / "disk.js",
        unable.script("boot-from-disk", file=single.FILE if one_file else "").encode(),
    )
    for name, data in player.made(node_command, source, cache / "player.out").items():
        put(made / name, data)
    for name, data in docs.made(node_command, source, cache / "docs.out").items():
        put(made / name, data)
    for name in RUNTIME:
        put(made / "py" / bundle.known(name), (node.PYODIDE / name).read_bytes())
    put(made / "py" / WASM.replace(".wasm", ".bin"), runtime.result())
    (decoder,) = fresh_parts(node_command, stdlib, [node.UNBROTLI], cache / "decoder")
    put(made / "py" / "brotli.bin", decoder)
    put(made / "py" / "stdlib.zip", stdlib.read_bytes())
    for wheel in sorted(packages.glob("*.whl")):
        put(made / "py" / wheel.name, wheel.read_bytes())
    data = memory.memory(node_command, stdlib, packages, cache)
    put(made / "py" / f"memory-{sha256(data)[:12]}.bin", data)
    for name in ("dictionaries", "concepts"):
        for path in sorted((packages / name).iterdir()):
            put(made / name / path.name, path.read_bytes())
    for name, data in first_puzzles.items():
        put(made / starters.FOLDER / name, data)
    for name, data in biglists.added(large_lists.result(), (made / INDEX).read_bytes()).items():
        put(made / "dictionaries" / name, data)
    lock = json.loads((packages / "lock.json").read_text(encoding="utf-8"))
    put(made / "py" / "manifest.js", manifest(sizes_in(made / "py"), sums_in(made / "py"), lock))
    put(made / "NOTICES.txt", notices.text().encode())
    put(made / "proof.txt", notices.proof().encode())
    put(made / ".nojekyll", b"")  # GitHub Pages then serves every file as it is

    parts.number(made)
    worker = (source / offline.WORKER_SOURCE).read_text("utf-8")
    about: dict[str, object] = {"build": offline.stamp(made, worker)}
    if one_file:
        page = single_page(node_command, stdlib, made, source, cache, lock, large)
        put(made / single.FILE, page)
        about["single"] = {"file": single.FILE, "bytes": len(page)}
        put(made / "build.json", json.dumps(about).encode())
    offline.seal(made, worker, str(about["build"]))

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


def build_single(*, cache: Path = CACHE, large: bool = False) -> Path:
    """Make RELEASE: the whole site as one file; `dist` stays as it is.  Returns its path.

    Raises BuildError as `build` does.
    """
    folder = build(cache / "single", cache=cache, large=large, one_file=True)
    RELEASE.parent.mkdir(parents=True, exist_ok=True)
    beside = RELEASE.with_name(f"{RELEASE.name}.new")
    shutil.copyfile(folder / single.FILE, beside)
    beside.replace(RELEASE)
    return RELEASE


def unbundled(dist: Path, cache: Path = CACHE) -> Path:
    """Where a build leaves the scripts and style sheets that it bundled, one by one."""
    return cache / f"{dist.name}.web"


def up_to_date(state: object, wanted: str, dist: Path) -> bool:
    """Whether `dist` holds what an earlier run made of the same sources."""
    match state:
        case {"sources": known, "files": dict(files)} if known == wanted:
            return all(
                (dist / name).exists()
                and isinstance(facts, list)
                and facts[:1] == [(dist / name).stat().st_size]
                for name, facts in files.items()
            )
    return False


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
    """Folder with the compiled wheels, the lock that micropip made, and the lists of words."""
    micropip = pip.download(MICROPIP, "--python-version", "3.14")
    given = fresh(cache / "packages.in")
    for wheel in micropip.glob("*.whl"):
        shutil.copyfile(wheel, given / wheel.name)
    for name, data in (wheels.kept_regex(), wheels.engine()):
        put(given / name, data)
    for path in sorted((ROOT / "dictionaries").glob("*.json")):
        put(given / "dictionaries" / path.name, path.read_bytes())
    for path in sorted((ROOT / "dictionaries" / "concepts").glob("*.txt")):
        put(given / "concepts" / path.name, path.read_bytes())
    put(given / MERGING.name, MERGING.read_bytes())
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


def sizes_in(folder: Path) -> dict[str, int]:
    """Bytes by name of the files in a folder."""
    return {path.name: path.stat().st_size for path in sorted(folder.iterdir())}


def sums_in(folder: Path) -> dict[str, int]:
    """Sums by name of the files that brotli packed."""
    names = ("memory-*.bin", "pyodide.asm.bin")
    paths = sorted(path for name in names for path in folder.glob(name))
    return {path.name: brotli.total(path.read_bytes()) for path in paths}


def manifest(sizes: dict[str, int], sums: dict[str, int], lock: dict[str, object]) -> bytes:
    """The module that tells the worker what it is going to fetch: bytes and sums by file, and the
    lock."""
    return (
        "// written by build.py\n"
        f"export const sizes = {json.dumps(sizes, indent=1)};\n"
        f"export const sums = {json.dumps(sums, indent=1)};\n"
        f"export const lock = {json.dumps(lock, indent=1, sort_keys=True)};\n"
        f"export const parts = {json.dumps(parts.PLACE.decode())};\n"
    ).encode()


def single_page(
    node_command: list[str],
    stdlib: Path,
    made: Path,
    source: Path,
    cache: Path,
    lock: dict[str, object],
    large: bool,
) -> bytes:
    """The site in `made` as one file.  `source`: what its scripts were bundled from.

    Of the large lists it has WordNet's only, and that if `large`.
    """
    out = cache / "single.out"
    single.bundles(node_command, source, out)
    names = [wordnet.FILE] if large else []
    files = {path: made / path for path in single.wanted(made)}
    files |= {f"dictionaries/{name}": made / "dictionaries" / name for name in names}
    index = cache / "single.index.json"
    put(index, biglists.small((made / INDEX).read_bytes(), *names))
    files[INDEX] = index
    paths = sorted(files)
    kept = fresh_parts(node_command, stdlib, [files[path] for path in paths], cache / "parts")
    packed = dict(zip(paths, kept, strict=True))
    sizes = {
        path.removeprefix("py/"): single.length(data)
        for path, data in packed.items()
        if path.startswith("py/")
    }
    return single.assembled(made, source, out, packed, manifest(sizes, sums_in(made / "py"), lock))


def fresh_parts(
    node_command: list[str], stdlib: Path, files: list[Path], place: Path
) -> list[bytes]:
    """Files as gzip packs them, in their order; what has not changed since the last time is kept.

    They are packed inside Pyodide, whose zlib is the same on every machine.
    """
    names = [f"{sha256(path.read_bytes())[:32]}.gz" for path in files]
    missing = dict(zip(names, files, strict=True))
    for old in place.glob("*.gz") if place.exists() else ():
        missing.pop(old.name, None)
        if old.name not in names:
            old.unlink()
    if missing:
        say(f"Packing {len(missing)} files inside Pyodide ...")
        given = fresh(place.with_name(place.name + ".in"))
        for name, path in missing.items():
            shutil.copyfile(path, given / name)
        new = place.with_name(place.name + ".fresh")
        inside_pyodide(node_command, stdlib, "pack", given, new)
        place.mkdir(parents=True, exist_ok=True)
        for path in new.iterdir():
            path.replace(place / path.name)
    return [(place / name).read_bytes() for name in names]

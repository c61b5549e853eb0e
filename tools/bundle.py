"""The page's many scripts and style sheets, made into few (by esbuild): see bundle.mjs."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from tools.steps import ROOT, BuildError, files_in, run

WEB = ROOT / "web"
SCRIPT = ROOT / "tools" / "bundle.mjs"

#: Files of web/ that go into the site as they are, by their path in it; everything else is
#: bundled, or is for one of these.
KEPT = {"wait.js": "i18n/wait.js", "icon.svg": "icon.svg"}

#: Bytes, as gzip leaves them, that the scripts of the first view may take at most
MOST_FIRST = 68_000
#: A part of the page that comes later: another name for other contents
PART = re.compile(r"[\w-]+-[0-9A-Z]{8}\.js")

SHEET = re.compile(r'<link rel="stylesheet" href="[^"]+">\n')
MAIN = '<script type="module" src="app/main.js"></script>\n'


def sources(folder: Path, made: dict[str, bytes]) -> Path:
    """`folder` with web/ and, by their paths, the files that the build adds to it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(WEB, folder)
    for name, data in made.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def bundle(
    node_command: list[str], source: Path, out: Path, replaced: dict[str, str] | None = None
) -> None:
    """app.js, the parts that it asks for later, and app.css of the page in `source`, in `out`.

    `replaced`: modules by the module that takes their place, both named as in `source`.
    Raises BuildError if a module is missing or cannot be read.
    """
    pairs = [f"{name}={other}" for name, other in (replaced or {}).items()]
    run(*node_command, SCRIPT, "page", source, out, *pairs)


def script(
    node_command: list[str], source: Path, out: Path, entry: str, name: str, form: str = "esm"
) -> None:
    """The script `entry` of `source` and what it imports in one, put into `out` as `name`.

    `form`: "esm", or "iife" for one that is no module.  Raises BuildError as `bundle` does.
    """
    run(*node_command, SCRIPT, "script", source, out, entry, name, form)


def packed(
    node_command: list[str], source: Path, out: Path, entry: str, replaced: dict[str, str]
) -> list[str]:
    """As `script`, with short names and modules `replaced` as in `bundle`.

    Returns the paths of the modules that went into it, as they are called in `source`.
    """
    pairs = [f"{name}={other}" for name, other in replaced.items()]
    names: list[str] = json.loads(run(*node_command, SCRIPT, "packed", source, out, entry, *pairs))
    return names


def sheets(node_command: list[str], source: Path, out: Path, names: Iterable[str]) -> None:
    """app.css of some style sheets, put into `out`."""
    run(*node_command, SCRIPT, "sheets", source, out, *names)


def page(html: str) -> str:
    """index.html that names the bundle instead of what it is made of."""
    first, *_ = SHEET.findall(html) or [""]
    if not first or MAIN not in html:
        raise BuildError("web/index.html names no style sheets, or no app/main.js.")
    one = html.replace(first, '<link rel="stylesheet" href="app.css">\n', 1)
    start = one.index('href="app.css">\n') + len('href="app.css">\n')
    one = one[:start] + SHEET.sub("", one[start:])
    return one.replace(MAIN, '<script type="module" src="app.js"></script>\n')


def files(folder: Path) -> dict[str, bytes]:
    """What of web/ goes into the site as it is, by path."""
    paths = {**KEPT}
    for path in files_in(folder / "i18n" / "catalogues"):
        name = path.relative_to(folder).as_posix()
        paths[name] = name
    return {name: (folder / path).read_bytes() for name, path in paths.items()}


def known(name: str) -> str:
    """The name that a module has in the site: many servers do not know that .mjs is JavaScript."""
    return re.sub(r"\.mjs$", ".js", name)

"""What lets the site work offline: its service worker, filled in, and the page's build number."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path

from tools import single, starters
from tools.steps import BuildError, key_of, sha256

#: Files of web/ that only an installed page needs; they go into the site as they are
FILES = (
    "manifest.webmanifest",
    "icons/icon-192.png",
    "icons/icon-512.png",
    "icons/maskable-512.png",
    "icons/apple-touch-180.png",
)
WORKER = "sw.js"
WORKER_SOURCE = "storage/sw.js"  #: its path in web/
#: The page as one file is a site of its own; the other is for pages that are opened from a folder
NOT_KEPT = {WORKER, single.FILE, "disk.js"}
MAP = ".map"  #: the ending of what only a browser's own tools ask for
NAME = re.compile(r"[\w./-]+", re.ASCII)
BUILD_LINE = re.compile(r'^const BUILD = "\w*";', re.MULTILINE)
LISTS = re.compile(r"^const (FILES|LATER) = \[.*?\];", re.MULTILINE | re.DOTALL)
LAST = "docs/"  #: what is kept when all else is
LATER = (
    "dictionaries/large/"  #: files that are kept once somebody has asked for them, as most starters
)
STAMP = re.compile(r'<html (?:data-build="\w*" )?')


def files(folder: Path) -> dict[str, bytes]:
    """What of web/ goes into the site for those who install it, by path."""
    return {name: (folder / name).read_bytes() for name in FILES}


def stamp(site: Path, worker: str) -> str:
    """Write the build's number into index.html and build.json of the site in a folder; returns it.

    Twelve hex digits that are the same for the same files and the same text of
    web/storage/sw.js, whenever they were built.  A site that has a number gets the one
    that is right now.
    """
    page = site / "index.html"
    plain = STAMP.sub("<html ", page.read_text("utf-8"), count=1)
    told = {"index.html": sha256(plain.encode()), WORKER: sha256(worker.encode())}
    for name in names(site):
        if wanted(name) and name not in ("index.html", "build.json"):
            told[name] = sha256((site / name).read_bytes())
    build = key_of(*(f"{name} {digest}" for name, digest in sorted(told.items())))[:12]
    page.write_text(plain.replace("<html ", f'<html data-build="{build}" ', 1), encoding="utf-8")
    about = site / "build.json"
    more = json.loads(about.read_bytes()) if about.exists() else {}
    about.write_text(json.dumps({**more, "build": build}))
    return build


def seal(site: Path, worker: str, build: str) -> None:
    """Write the service worker that keeps the site whole: web/storage/sw.js, told files and hashes.

    After it, no file of the site may change.  Raises BuildError for a file whose name would have to
    be escaped in an address.
    """
    listed = sorted(filter(wanted, names(site)), key=lambda name: (name.startswith(LAST), name))
    for name in listed:
        if not NAME.fullmatch(name):
            raise BuildError(f"{name}: name a file of the site with letters, digits, . - _ only.")
    filled = BUILD_LINE.sub(f'const BUILD = "{build}";', worker, count=1)
    rows = {
        kind: ",\n".join(
            json.dumps(row(site, name))
            for name in listed
            if (name.startswith(LATER) or starters.later(name)) == (kind == "LATER")
        )
        for kind in ("FILES", "LATER")
    }
    filled = LISTS.sub(lambda found: f"const {found[1]} = [\n{rows[found[1]]}];", filled)
    (site / WORKER).write_text(filled, encoding="utf-8")


def wanted(name: str) -> bool:
    """Whether a page of the site may ask for a file of it."""
    return name not in NOT_KEPT and not name.endswith(MAP)


def names(site: Path) -> list[str]:
    """Every file that a browser may ask for, by path; those with a dot before are for the host."""
    paths = (path.relative_to(site) for path in site.rglob("*") if path.is_file())
    return sorted(path.as_posix() for path in paths if not path.name.startswith("."))


def row(site: Path, name: str) -> tuple[str, str, int]:
    """Path, hash and bytes of a file; the page itself is asked for by the site's own address."""
    data = (site / name).read_bytes()
    digest = base64.b64encode(hashlib.sha256(data).digest()).decode()
    return ("" if name == "index.html" else name, f"sha256-{digest}", len(data))

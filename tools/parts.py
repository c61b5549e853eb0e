"""One number in every part of a site, so that the page can tell when they are of two versions."""

from __future__ import annotations

from pathlib import Path

from tools import offline
from tools.steps import BuildError, files_in, key_of

PLACE = b"parts-000000000000"
PARTS = ("index.html", "app.js", "worker.js", "py/manifest.js")


def number(site: Path) -> None:
    """Write the number into the parts: the same for the same files, but for what no page needs.

    Raises BuildError for a part that has no place for it.
    """
    files = [path for path in files_in(site) if offline.wanted(path.name)]
    found = f"parts-{key_of(*files)[:12]}".encode()
    for name in PARTS:
        data = (site / name).read_bytes()
        if PLACE not in data:
            raise BuildError(f"{name} has no place for the number that all parts share.")
        (site / name).write_bytes(data.replace(PLACE, found))

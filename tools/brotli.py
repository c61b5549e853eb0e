"""What a browser fetches before it can start the engine, packed by brotli: smaller than gzip's."""

from __future__ import annotations

import zlib
from pathlib import Path

from tools.steps import ROOT, key_of, run, say

SCRIPT = ROOT / "tools" / "brotli.mjs"
BEST = 11  #: quality: some 5 s a megabyte, for what changes rarely


def packed(node_command: list[str], file: Path, cache: Path, quality: int = BEST) -> bytes:
    """A file as brotli packs it, kept in `cache` until a file of that name is another.

    The same for the same release of Node.js.
    """
    folder = cache / "brotli"
    place = folder / f"{file.name}-{key_of(file, SCRIPT, str(quality))[:16]}"
    if not place.exists():
        say(f"Packing {file.name} by brotli (a minute) ...")
        folder.mkdir(parents=True, exist_ok=True)
        made = place.with_name(f"{place.name}.new")
        run(*node_command, SCRIPT, file, made, str(quality))
        for old in folder.glob(f"{file.name}-*"):
            if old != made:
                old.unlink()
        made.rename(place)
    return place.read_bytes()


def total(data: bytes) -> int:
    """The sum by which the page tells damage: web/engine/unpack.js."""
    return zlib.adler32(data)

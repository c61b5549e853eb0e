"""Texts that go with the site: the licences of all that it holds, and the test of its privacy."""

from __future__ import annotations

import fnmatch
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.steps import ROOT, BuildError

FOLDER = ROOT / "third_party"
SEPARATOR = "\n\n" + "=" * 78 + "\n\n"
#: What the package for Python has of these parts, by their names in the site
PACKAGED = {
    "player.html": "crosscore/player/player.html",
    "py/crosscore-*.whl": "crosscore/alphabet/speech.bin",
    "fonts/noto-*.woff2": "crosscore/paper/fonts/",
}
PROOF = tuple(f"tests/page/{name}.py" for name in ("test_private", "whole_job", "recorder"))


def parts() -> list[dict[str, object]]:
    """What is shipped that others made: part, files (patterns), licence, note, texts (files)."""
    rows: list[dict[str, object]] = json.loads((FOLDER / "notices.json").read_text("utf-8"))
    return rows


def text(root: Path = ROOT, names: Mapping[str, str] | None = None) -> str:
    """NOTICES.txt: our own licence, then a chapter for each part; each licence text once.

    A chapter's first line is its title: web/ui/chapters.js shows the chapters one by one. With
    `names`, only of parts that have one of these files, under its other name.
    """
    licence = root / "LICENSE"
    if not licence.exists():
        raise BuildError(f"{licence} is missing: the site must say under which terms it is given.")
    chapters = [f"Crosscore\n\n{licence.read_text('utf-8').strip()}"]
    shown: set[str] = set()
    for row in parts():
        files, texts = row["files"], row["texts"]
        assert isinstance(files, list)
        assert isinstance(texts, list)
        if names is not None:
            files = [names[name] for name in files if name in names]
        if not files:
            continue
        chapter = [
            f"{row['part']}",
            f"In: {', '.join(files)}\nLicence: {row['licence']}\n{row['note']}",
        ]
        for name in texts:
            if name not in shown:
                chapter.append((FOLDER / name).read_text("utf-8").rstrip())
            shown.add(name)
        chapters.append("\n\n".join(chapter))
    return SEPARATOR.join(chapters) + "\n"


def proof(root: Path = ROOT) -> str:
    """proof.txt: the test that nothing leaves the page, in chapters as the notices are."""
    return SEPARATOR.join(f"{path}\n\n{(root / path).read_text('utf-8')}" for path in PROOF)


def unlicensed(names: Iterable[str], ours: Iterable[str]) -> list[str]:
    """Files of the site that neither are ours (patterns) nor occur in a chapter."""
    patterns = [*ours]
    for row in parts():
        files = row["files"]
        assert isinstance(files, list)
        patterns += files
    return [name for name in names if not any(fnmatch.fnmatchcase(name, each) for each in patterns)]

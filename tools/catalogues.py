"""The languages of the page itself: one Fluent file each in web/i18n/catalogues."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.steps import ROOT, BuildError

FOLDER = ROOT / "web" / "i18n" / "catalogues"
SOURCE = "en"  # what every other catalogue is translated from, and what it lacks is said in


def found(folder: Path = FOLDER) -> list[dict[str, str]]:
    """`code`, own `name` and `direction` of each catalogue, English first.

    Raises BuildError for a catalogue without these.
    """
    rows = []
    for path in sorted(folder.glob("*.ftl"), key=lambda path: (path.stem != SOURCE, path.stem)):
        text = path.read_text("utf-8")
        name = re.search(r"^language-name *= *(\S.*)$", text, re.MULTILINE)
        direction = re.search(r"^language-direction *= *(ltr|rtl) *$", text, re.MULTILINE)
        if not (name and direction):
            raise BuildError(
                f"{path} must have the messages language-name and language-direction (ltr or rtl)."
            )
        rows.append({"code": path.stem, "name": name[1].strip(), "direction": direction[1]})
    if not rows or rows[0]["code"] != SOURCE:
        raise BuildError(f"{folder / SOURCE}.ftl is missing: the page has no words.")
    return rows


def module(folder: Path = FOLDER) -> bytes:
    """The module that tells the page which catalogues there are."""
    rows = json.dumps(found(folder), ensure_ascii=False, indent=1)
    return f"// written by build.py\nexport default {rows};\n".encode()


def said(message: str, folder: Path = FOLDER) -> dict[str, dict[str, str]]:
    """A message of one line: its `text` and `direction` by language, as far as it is translated.

    Raises BuildError if English lacks it.
    """
    rows = {}
    for row in found(folder):
        text = (folder / f"{row['code']}.ftl").read_text("utf-8")
        if line := re.search(rf"^{re.escape(message)} *= *(\S.*)$", text, re.MULTILINE):
            rows[row["code"]] = {"direction": row["direction"], "text": line[1].strip()}
    if SOURCE not in rows:
        raise BuildError(
            f"{folder / SOURCE}.ftl lacks the message {message}, or it has more lines."
        )
    return rows

"""The languages that the page itself can be read in: one Fluent file each in web/l10n."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.steps import ROOT, BuildError

FOLDER = ROOT / "web" / "l10n"
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

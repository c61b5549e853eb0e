"""Scripts that say why a page cannot start: they are no modules, and read no catalogue."""

from __future__ import annotations

import json
from pathlib import Path

from tools import catalogues
from tools.steps import ROOT

SCRIPT = ROOT / "web" / "app" / "unable.js"


def script(
    message: str, *, when: str = "true", file: str = "", folder: Path = catalogues.FOLDER
) -> str:
    """A script that says a message of the catalogues in the reader's language.

    `when`: the condition, in JavaScript; `file`: made a link where the message names it.
    Raises BuildError if English lacks the message.
    """
    said = json.dumps(catalogues.said(message, folder), ensure_ascii=False, sort_keys=True)
    call = f"if ({when}) unable({said}, {json.dumps(file)});"
    return f"{{\n{SCRIPT.read_text('utf-8')}\n{call}\n}}\n"

"""The licences of everything that dist/ holds, as one text file."""

from __future__ import annotations

import json

from tools.steps import ROOT, read_json

FOLDER = ROOT / "third_party"


def text() -> str:
    """NOTICES.txt: our own licence, then what is shipped with it, part by part."""
    parts = [f"Crosscore\n\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}"] if (
        ROOT / "LICENSE"
    ).exists() else []
    return "\n\n".join(parts)

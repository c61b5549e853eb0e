"""The scripts of a puzzle that is handed out, run by Node.js."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def in_node(node_command: list[str], folder: Path, cases: list[dict[str, Any]]) -> list[Any]:
    """What web/player makes of `cases`: see player.mjs."""
    given = folder / "cases.json"
    given.write_text(json.dumps(cases), "utf-8")
    program = Path(__file__).with_name("player.mjs")
    done = subprocess.run(
        [*node_command, program, ROOT / "web", given], check=True, capture_output=True, text=True
    )
    told: list[Any] = json.loads(done.stdout)
    return told

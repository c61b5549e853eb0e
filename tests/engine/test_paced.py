"""How often the page shows what a search keeps finding."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.steps import ROOT


def test_showing_takes_a_part_of_the_time_and_ends_with_the_last(node_command: list[str]) -> None:
    done = subprocess.run(
        [*node_command, str(Path(__file__).with_name("paced.mjs")), str(ROOT / "web")],
        capture_output=True, text=True, encoding="utf-8", timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "all held"

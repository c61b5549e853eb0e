"""What the measurements ran on: versions, machine, how busy it was."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

from bench import programs
from tools.steps import ROOT

__all__ = ["load", "surroundings"]


def surroundings() -> str:
    """Machine, versions and state of the sources, in a line."""
    try:
        model = next(
            line.split(":")[1].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        )
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    git = ["git", "-C", str(ROOT)]
    shown = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    dirty = subprocess.run(
        [*git, "status", "--porcelain", "crosscore"], capture_output=True, text=True
    )
    source = shown.stdout.strip() + (" with changes" if dirty.stdout.strip() else "")
    return f"{programs.version()}, {os.cpu_count()} x {model}, Crosscore {source}"


def load() -> str:
    """How busy the machine is: runnable processes, mean of the last minute."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"

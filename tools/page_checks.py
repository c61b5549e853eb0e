"""Checks of the page's scripts: how they are laid out (Prettier), faults (ESLint), types (tsc)."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.steps import ROOT

PRETTIER = ("prettier/bin/prettier.cjs", "--check", "--log-level=warn")
ESLINT = ("eslint/bin/eslint.js",)
TSC = ("typescript/bin/tsc", "--pretty", "false", "-p")
PROJECTS = ("tsconfig.json", "tsconfig.worker.json")  # workers have other globals than the page


def commands(node: list[str]) -> dict[str, list[str | Path]]:
    """All of them by name, started by the command `node`."""
    return {
        "prettier": in_modules(node, *PRETTIER, "."),
        "eslint": in_modules(node, *ESLINT, "."),
        **{f"tsc -p {project}": in_modules(node, *TSC, project) for project in PROJECTS},
    }


def in_modules(node: list[str], script: str, *arguments: str) -> list[str | Path]:
    """The command that starts a program in node_modules."""
    return [*node, ROOT / "node_modules" / script, *arguments]


def run(command: Sequence[str | Path], stdin: str = "") -> tuple[int, str]:
    """Exit code and output of a program."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout.strip()

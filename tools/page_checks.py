"""Checks of the page's scripts: how they are laid out (Prettier), faults (ESLint), types (tsc)."""

from __future__ import annotations

import subprocess

from tools.steps import ROOT, say

PRETTIER = ("prettier/bin/prettier.cjs", "--check", "--log-level=warn")
ESLINT = ("eslint/bin/eslint.js",)
TSC = ("typescript/bin/tsc", "--pretty", "false", "-p")
PROJECTS = ("tsconfig.json", "tsconfig.worker.json")  # workers have other globals than the page


def check(node: list[str]) -> list[str]:
    """Run all of them, started by the command `node`.  Returns the names of those that failed."""
    failed = []
    for name, command in {
        "prettier": (*PRETTIER, "."),
        "eslint": (*ESLINT, "."),
        **{f"tsc -p {project}": (*TSC, project) for project in PROJECTS},
    }.items():
        say(f"\n$ {name}")
        code, told = run(node, *command)
        say(told)
        if code:
            failed.append(name)
    return failed


def run(node: list[str], script: str, *arguments: str, stdin: str = "") -> tuple[int, str]:
    """Exit code and output of a program in node_modules."""
    done = subprocess.run(
        [*node, str(ROOT / "node_modules" / script), *arguments],
        cwd=ROOT,
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout.strip()

"""Checks of the page's scripts: how they are laid out (Prettier), faults (ESLint), types (tsc)."""

from __future__ import annotations

import re
import subprocess

from tools.steps import ROOT, say

PRETTIER = ("prettier/bin/prettier.cjs", "--check", "--log-level=warn")
ESLINT = ("eslint/bin/eslint.js",)
TSC = ("typescript/bin/tsc", "--pretty", "false", "-p")
PROJECTS = ("tsconfig.json", "tsconfig.worker.json")  # workers have other globals than the page

#: rooms of web/ that strict types do not hold for yet: only ever taken off this list
LOOSE = ("workshop",)


def check(node: list[str]) -> list[str]:
    """Run all of them, started by the command `node`.  Returns the names of those that failed."""
    failed = []
    for name, command in (("prettier", (*PRETTIER, ".")), ("eslint", (*ESLINT, "."))):
        say(f"\n$ {name}")
        code, told = run(node, *command)
        say(told)
        if code:
            failed.append(name)
    say("\n$ tsc")
    found = [run(node, *TSC, project) for project in PROJECTS]
    wrong = type_faults("\n".join(told for _, told in found))
    say("\n".join(wrong))
    if wrong or (not LOOSE and any(code for code, _ in found)):
        failed.append("tsc")
    return failed


def type_faults(told: str, loose: tuple[str, ...] = LOOSE) -> list[str]:
    """Those lines of what `tsc` tells that are faults, and rooms that need no longer be loose."""
    with_faults = set(re.findall(r"(?m)^web/(\w+)/", told))
    wrong = [
        line
        for line in told.splitlines()
        if re.match(r"(\S.*: )?error TS", line)
        and not line.startswith(tuple(f"web/{room}/" for room in loose))
    ]
    return wrong + [
        f"web/{room} has no type faults any more: take it off LOOSE in tools/page_checks.py"
        for room in loose
        if room not in with_faults
    ]


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

"""The command line: in this process, or as a stranger has it, in one of its own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path

from crosscore.cli import main
from tests.word_lists import LISTS

ROOT = Path(__file__).parents[2]
ENGLISH = str(LISTS / "english.json")

PATIENCE = 300  #: seconds for what takes one or two on a quiet machine

Done = subprocess.CompletedProcess[str]


def run(*arguments: str, cwd: Path = ROOT, **environment: str) -> Done:
    """A command; a process of its own is started only for another environment, and for sets.

    Sets have processes themselves.
    """
    if environment or arguments[:1] == ("batch",):
        return process(*arguments, cwd=cwd, **environment)
    return call(cwd, *arguments)


def call(folder: Path, *arguments: str) -> Done:
    """In this process: what a new one costs, most tests need not pay."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code = main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def process(*arguments: str, cwd: Path = ROOT, **environment: str) -> Done:
    return subprocess.run(
        [sys.executable, "-m", "crosscore", *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )

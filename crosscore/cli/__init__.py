"""The command line: the same engine as the page, for scripts and tests.

One module for each group of commands (`making`, `batch`, `converting`, `checking`), with a function
`add` that adds them; docs/command-line.md describes them.
"""

from __future__ import annotations

from crosscore.cli.program import main

__all__ = ["main"]

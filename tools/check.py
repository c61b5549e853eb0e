"""`build.py test`: an environment with pinned tools, a browser, then pytest beside the linters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import browser, node, page_checks, pip, site
from tools.steps import ROOT, BuildError, run, say, sha256

ENVIRONMENT = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements" / "test.txt"


#: leaves out what takes minutes: browsers, and building the site anew
QUICK = ("-m", "not browser and not rebuilds")


def check(arguments: Sequence[str], quick: bool = False) -> int:
    """Run all checks and tests; `arguments` go to pytest.  Returns the exit code.

    The linters run beside pytest, which mostly waits at first; what one of them finds is told at
    once, and their names again below pytest's summary.
    """
    with ThreadPoolExecutor() as pool:  # each of these mostly waits for the network
        packages = None if quick else pool.submit(browser.packages)
        tools = pool.submit(environment)
        dist = site.build()
        python = tools.result()
        if packages:
            packages.result()
    chromium = "" if quick else browser.ready(python)
    arguments = [*_parallel(arguments, quick), *(QUICK if quick else ()), *arguments]
    say(f"\n$ pytest {' '.join(arguments)}")
    told = {**os.environ, "CROSSCORE_DIST": str(dist), "CROSSCORE_BROWSER": chromium}
    # the tests start Python a hundred times: what is compiled once is not compiled again
    told.pop("PYTHONDONTWRITEBYTECODE", None)
    with ThreadPoolExecutor() as pool:
        linting = pool.submit(_linters, python)
        code = subprocess.run(
            [python, "-m", "pytest", *arguments], cwd=ROOT, env=told, check=False
        ).returncode
        failed = linting.result()
    failures = f"Failed besides the tests: {'; '.join(failed)}"
    say(f"\n{failures if failed else 'The linters found nothing.'}")
    return code or (1 if failed else 0)


def _linters(python: Path) -> list[str]:
    """Run all linters, as many at a time as there are cores.  Returns the names of what failed."""
    commands = {
        "mypy": [python, "-m", "mypy"],  # strict: see pyproject.toml
        **page_checks.commands(node.find()[0]),
        "ruff check .": [python, "-m", "ruff", "check", "."],
        "ruff format --check .": [python, "-m", "ruff", "format", "--check", "."],
    }
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(page_checks.run, commands.values())
        for name, (code, told) in zip(commands, results, strict=True):
            if code:
                say(f"\n$ {name}\n{told}".rstrip())
                failed.append(name)
    return failed


def catalogue(language: str | None) -> int:
    """Print the English catalogue, or what the one of a language lacks.  Returns the exit code."""
    command = [str(environment()), "-m", "tools.english", *([language] if language else [])]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def attack(arguments: Sequence[str]) -> int:
    """Throw hostile and random input at the engine.  Returns the exit code."""
    command = [str(environment()), "-m", "tools.attack.run", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _parallel(arguments: Sequence[str], quick: bool) -> list[str]:
    """Arguments that run tests beside one another.

    Those in a browser wait for a third of their time or more, so that two cores do three at a
    time; the others keep a core busy.  None where a person wants to look on (`-s`, `--pdb`) or
    says `-n` himself.
    """
    if any(word.startswith(("-n", "-s", "--pdb", "--headed")) for word in arguments):
        return []
    least = 2 if quick else 3
    return ["-n", str(max(least, min(4, os.cpu_count() or 2))), "--dist", "worksteal"]


def environment() -> Path:
    """The Python of .venv, holding exactly what requirements/test.txt pins."""
    stamp = ENVIRONMENT / "crosscore.sha256"
    wanted = sha256(REQUIREMENTS.read_bytes() + sys.version.encode())
    python = pip.python_in(ENVIRONMENT)
    if stamp.exists() and stamp.read_text() == wanted and python.exists():
        return python
    say("Making .venv with the test tools (once) ...")
    try:
        run(sys.executable, "-m", "venv", "--clear", ENVIRONMENT)
    except BuildError as error:
        raise BuildError(pip.ADVICE) from error
    python = pip.python_in(ENVIRONMENT)
    run(
        *(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--require-hashes", "--requirement", REQUIREMENTS),
        advice="pip needs the network (or its own cache) for this, once.",
    )
    stamp.write_text(wanted)
    return python

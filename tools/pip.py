"""pip, wherever this machine has it: files are fetched by name and only taken with a known hash."""

from __future__ import annotations

import shutil
import sys
from functools import cache
from pathlib import Path

from tools.steps import CACHE, ROOT, BuildError, key_of, run

ADVICE = (
    "Python here has neither pip nor a working venv module. Debian and Ubuntu: "
    "apt-get install python3-venv python3-pip; Fedora: dnf install python3-pip. "
    "Then run this again."
)


@cache
def command() -> tuple[str, ...]:
    """The command that starts a pip: this Python's, that of .venv, or one in .cache made for it.

    Raises BuildError, saying what to install, if there is none.
    """
    places = [Path(sys.executable), python_in(ROOT / ".venv"), python_in(CACHE / "pip")]
    for python in places:
        if python.exists() and works(python):
            return str(python), "-m", "pip"
    try:
        run(sys.executable, "-m", "venv", "--clear", CACHE / "pip")
    except BuildError as error:
        shutil.rmtree(CACHE / "pip", ignore_errors=True)
        raise BuildError(ADVICE) from error
    return str(python_in(CACHE / "pip")), "-m", "pip"


def works(python: Path) -> bool:
    """Whether this Python has pip."""
    try:
        run(python, "-m", "pip", "--version")
    except BuildError:
        return False
    return True


def python_in(environment: Path) -> Path:
    """The Python of a virtual environment."""
    windows = environment / "Scripts" / "python.exe"
    return windows if windows.exists() else environment / "bin" / "python"


def download(requirements: Path, *options: str) -> Path:
    """Folder with the wheels that a requirements file with hashes names; fetched once.

    Raises BuildError if a hash is wrong or nothing can be fetched.
    """
    place = CACHE / "wheels" / f"{requirements.stem}-{key_of(requirements)[:16]}"
    if place.exists():
        return place
    part = place.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    run(
        *command(),
        *("download", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"),
        *("--dest", str(part), "--requirement", str(requirements), *options),
        advice="pip needs the network (or its own cache) for this, once.",
    )
    part.rename(place)
    return place

"""Small things that every step shares: telling, failing, running programs, hashing."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
MADE = ("paper", "fonts")  #: a folder among the sources that a build makes: tools/paper_fonts.py


class BuildError(Exception):
    """What is missing or wrong, and what to do about it, for the person at the terminal."""


def say(text: str) -> None:
    """Tell what is being done, at once also where output is collected in a file."""
    print(text, flush=True)


def run(
    *command: str | Path,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    advice: str = "",
) -> str:
    """Standard output of a program.

    Raises BuildError with the program's own words and `advice` if it cannot be started or fails.
    """
    words = [str(part) for part in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise BuildError(f"Could not start {words[0]}: {error}. {advice}".strip()) from error
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        told = "\n".join([line for line in lines if "WARNING: Retrying" not in line][-20:])
        raise BuildError(
            f"{' '.join(words[:6])} failed (exit code {done.returncode}):\n{told}\n{advice}".strip()
        )
    return done.stdout


def sha256(data: bytes) -> str:
    """Hash of bytes, in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def key_of(*parts: bytes | str | Path) -> str:
    """One hash over strings, bytes and the contents of files (folders: names and contents)."""
    total = hashlib.sha256()

    def add(data: bytes) -> None:
        total.update(len(data).to_bytes(8, "big") + data)

    for part in parts:
        if isinstance(part, Path):
            for file in files_in(part) if part.is_dir() else [part]:
                add(file.relative_to(part.parent).as_posix().encode())
                add(file.read_bytes())
        else:
            add(part.encode() if isinstance(part, str) else part)
    return total.hexdigest()


def files_in(folder: Path) -> list[Path]:
    """Every file below a folder that belongs to the sources, in a fixed order."""
    return sorted(
        (
            path
            for path in folder.rglob("*")
            if path.is_file()
            and "__pycache__" not in path.parts
            and not path.name.startswith(".")
            and path.suffix != ".pyc"
            and path.parent.parts[-2:] != MADE
        ),
        key=lambda path: path.relative_to(folder).as_posix(),
    )


def read_json(path: Path) -> object:
    """A JSON file's value, or None if it is not there or not whole."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def swap_in(made: Path, place: Path) -> None:
    """Put a finished folder in the place of an old one; both on the same disk."""
    old = made.with_name(made.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    made.rename(place)
    shutil.rmtree(old, ignore_errors=True)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep a second build of the same tree waiting until this one is through."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a+b") as file:
        told = False
        while not locked(file.fileno()):
            if not told:
                say("Another build is running in this folder; waiting for it ...")
            told = True
            time.sleep(0.2)
        yield


def locked(number: int) -> bool:
    """Take the lock on an open file, if it is free; it goes when the file is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

"""Reading a file or standard input, and writing files or standard output, whole or not at all.

On the command line `-` is standard input where something is read, and standard output where
something is written. An argument that names what is read has the type `Input`, so that `check`
knows them all, whatever the command.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from crosscore import disk, shipped
from crosscore.cli.telling import shown
from crosscore.errors import CrosscoreError

__all__ = [
    "STANDARD",
    "Input",
    "Source",
    "check",
    "check_written",
    "forget",
    "inputs",
    "open_all",
    "put",
    "read",
    "read_words",
]

STANDARD = "-"  #: standard input, or standard output
_INPUT = "standard input"  #: what messages call it


class Input(str):
    """An argument that names a file to read, or standard input."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Source:
    """What was read: its bytes, what messages call it, and its path, None for standard input."""

    data: bytes
    name: str
    path: Path | None

    @property
    def stem(self) -> str:
        """What files made of it are named after."""
        return self.path.stem if self.path else "puzzle"

    @property
    def suffix(self) -> str:
        """The extension of its name, in lower case; "" for standard input."""
        return self.path.suffix.lower() if self.path else ""


def read(name: str | Path, limit: int = disk.MAX_BYTES) -> Source:
    """A file, or standard input if the name is `-`; raises `CrosscoreError` as `disk.read`."""
    if str(name) != STANDARD:
        path = Path(name)
        return Source(disk.read(path, limit), shown(path.name), path)
    if sys.stdin is None or sys.stdin.closed:
        raise CrosscoreError("cannot-read", "Standard input is closed; name a file instead of -.")
    if sys.stdin.isatty():
        print("crosscore: reading from the terminal; Ctrl+D ends the input.", file=sys.stderr)
    stream: Any = getattr(sys.stdin, "buffer", sys.stdin)
    try:
        found = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise CrosscoreError(
            "cannot-read", f"Standard input cannot be read: {disk.reason(error)}."
        ) from None
    data: bytes = found if isinstance(found, bytes) else found.encode(errors="surrogateescape")
    if len(data) > limit:
        raise disk.too_large("Standard input", limit)
    return Source(data, _INPUT, None)


def read_words(name: str | Path) -> Source:
    """A list of words: a file, one that comes with Crosscore, or standard input."""
    if str(name) == STANDARD:
        return read(name)
    data, called = shipped.read(Path(name))
    return Source(data, shown(called), Path(name).with_name(called))


def put(output: str | Path, content: str | bytes) -> None:
    """Write a file, whole or not at all, or standard output if the name is `-`.

    Raises `CrosscoreError` as `disk.put`, and for bytes that would fill a terminal with signs.
    """
    if str(output) != STANDARD:
        disk.put(Path(output), content)
        return
    data = content.encode() if isinstance(content, str) else content
    if isinstance(content, bytes) and sys.stdout.isatty() and not _readable(content):
        raise CrosscoreError(
            "cannot-write", "This format is no text for a terminal; name a file with -o."
        )
    sys.stdout.flush()
    stream: IO[bytes] | None = getattr(sys.stdout, "buffer", None)
    if stream is None:
        sys.stdout.write(data.decode())
    else:
        stream.write(data)
        stream.flush()


def _readable(data: bytes) -> bool:
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False


def inputs(asked: argparse.Namespace) -> Iterator[Input]:
    """Everything that a command line names to be read."""
    for value in vars(asked).values():
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, Input):
                yield each


def check(asked: argparse.Namespace) -> None:
    """Raise `CrosscoreError` if standard input is named twice, or a file is read and written."""
    if sum(each == STANDARD for each in inputs(asked)) > 1:
        raise CrosscoreError(
            "usage", "Standard input (-) can be read only once; name files for the others."
        )
    output = getattr(asked, "output", None)
    if isinstance(output, str) and output != STANDARD and not disk.is_folder(output):
        check_written(asked, [Path(output)])


def check_written(asked: argparse.Namespace, written: Iterable[Path]) -> None:
    """Raise `CrosscoreError` if a file that the command reads is among those to be written."""
    named = list(inputs(asked))
    read_ = {
        Path(each).resolve(): str(each)
        for each in named
        if each != STANDARD and disk.exists(each)  # not the name of a list that comes along
    }
    for path in written:
        if path.resolve() in read_ or (STANDARD in named and _is_redirected(path)):
            name = read_.get(path.resolve(), str(path))
            raise CrosscoreError(
                "same-file", f"{name} would be overwritten by itself; name another output with -o."
            )


def _is_redirected(path: Path) -> bool:
    """Whether standard input is read from this very file."""
    try:
        return path.is_file() and os.path.samestat(os.fstat(sys.stdin.fileno()), path.stat())
    except (OSError, ValueError, AttributeError):
        return False


class _Closed(io.TextIOBase):
    """Standard output that was closed before the program began."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


def forget() -> None:
    """Throw away what standard output still holds and cannot write; the interpreter would try."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def open_all() -> None:
    """Make the standard streams fit for letters of every script, and there in any case.

    What was closed is None in Python: then nobody reads messages, and a result is a broken pipe.
    """
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:  # whatever the terminal's locale
            reconfigure(encoding="utf-8", errors="backslashreplace")

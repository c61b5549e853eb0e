"""Files on disk, for the command line and scripts; written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from crosscore.errors import CrosscoreError

__all__ = [
    "MAX_BYTES",
    "FileError",
    "called",
    "exists",
    "folder_at",
    "is_file",
    "is_folder",
    "put",
    "put_all",
    "read",
    "reason",
    "too_large",
    "trouble",
]

MAX_BYTES = 64 * 2**20  #: of a file that is read; formats have limits of their own
_SHOWN = 120  #: characters of a path in a message; of a longer one, its ends


class FileError(CrosscoreError, OSError):
    """A file can't be read or written: also the system's own error, with its `errno`.

    Those that programs ask for by name are classes of their own, below.
    """

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        blank, kind, state = super().__reduce__()
        cause = {name: getattr(self, name) for name in ("errno", "strerror", "filename")}
        return blank, kind, {**state, **cause}


class MissingFile(FileError, FileNotFoundError):
    pass


class ForbiddenFile(FileError, PermissionError):
    pass


class FolderInstead(FileError, IsADirectoryError):
    pass


class NotAFolder(FileError, NotADirectoryError):
    pass


class ExistingFile(FileError, FileExistsError):
    pass


_CLASSES = (MissingFile, ForbiddenFile, FolderInstead, NotAFolder, ExistingFile)


def trouble(code: str, message: str, path: Path | str, error: Exception) -> CrosscoreError:
    """Our error with a sentence; it is also an `OSError` of the system's class if `error` is."""
    if not isinstance(error, OSError):
        return CrosscoreError(code, message)
    made = next((one for one in _CLASSES if isinstance(error, one.__bases__[1])), FileError)
    ours = made(code, message)
    ours.errno, ours.strerror, ours.filename = error.errno, error.strerror, str(path)
    return ours


def called(path: Path | str) -> str:
    """A path as messages name it; a very long one without its middle."""
    text = str(path)
    return text if len(text) <= _SHOWN else f"{text[:40]}…{text[-20:]}"


def exists(path: Path | str) -> bool:
    """Whether there is something of that name; a name that there can't be is no error."""
    return os.path.exists(path)  # noqa: PTH110


def is_file(path: Path | str) -> bool:
    """Whether there is a file of that name."""
    return os.path.isfile(path)  # noqa: PTH113


def is_folder(path: Path | str) -> bool:
    """Whether there is a folder of that name."""
    return os.path.isdir(path)  # noqa: PTH112


def read(path: Path, limit: int = MAX_BYTES) -> bytes:
    """A file's bytes; raises `CrosscoreError` for more than `limit`, and if there is none."""
    try:
        if path.stat().st_size <= limit:
            with path.open("rb") as file:
                data = file.read(limit + 1)  # a pipe or a device has no size, and may have no end
            if len(data) <= limit:
                return data
        raise too_large(str(path), limit)
    except (OSError, ValueError) as error:
        raise trouble(
            "cannot-read",
            f"{called(path)} cannot be read: {reason(error)}; check the name.",
            path,
            error,
        ) from None


def too_large(name: str, limit: int) -> CrosscoreError:
    """The error for something with more bytes than can be read."""
    most = f"{limit / 2**20:,.{0 if limit >= 2**20 else 1}f} MB"
    return CrosscoreError(
        "too-large",
        f"{name} has more than {most}, and that is the most that can be opened; split it into "
        "smaller files.",
    )


def folder_at(path: Path) -> None:
    """Make a folder if it doesn't exist; raises `CrosscoreError` (code "cannot-write")."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise trouble(
            "cannot-write",
            f"The folder {called(path)} cannot be made: {reason(error)}; name another.",
            path,
            error,
        ) from None


def put(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all; write directly to a device or pipe.

    Raises `CrosscoreError` (code "cannot-write").
    """
    put_all([(path, content)])


def put_all(files: Iterable[tuple[Path, str | bytes]]) -> None:
    """Write files as `put` does, all or none: each is written beside its place, then moved there.

    A file that is replaced keeps its mode.
    """
    beside: list[tuple[Path, Path, Path]] = []  # what is moved, to where, and what that is called
    direct: list[tuple[Path, bytes]] = []
    path = Path()
    try:
        for path, content in files:
            data = content.encode() if isinstance(content, str) else content
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if path.exists() and not path.is_file():  # also what resolves to no name, as a pipe
                direct.append((path, data))
                continue
            target = path.resolve()
            part = target.with_name(f".crosscore-{os.urandom(8).hex()}.part")
            beside.append((part, target, path))  # before it is there: Ctrl+C may come between
            with part.open("xb") as file:  # nobody's but ours
                if target.exists():
                    part.chmod(stat.S_IMODE(target.stat().st_mode))
                file.write(data)
        for path, data in direct:
            path.write_bytes(data)
        for part, target, named in beside:
            path = named
            part.replace(target)
    except (OSError, ValueError) as error:
        raise trouble(
            "cannot-write",
            f"{called(path)} cannot be written: {reason(error)}; name another file.",
            path,
            error,
        ) from None
    finally:
        for part, _, _ in beside:
            with contextlib.suppress(OSError):
                part.unlink()


def reason(error: Exception) -> str:
    """The system's text for an error, without a full stop."""
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")

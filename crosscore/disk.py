"""Files on disk, for the command line and scripts; written whole or not at all."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from crosscore.errors import CrosscoreError

__all__ = ["MAX_BYTES", "FileError", "folder_at", "put", "read", "reason", "too_large", "trouble"]

MAX_BYTES = 64 * 2**20  #: of a file that is read; formats have limits of their own


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
            "cannot-read", f"{path} cannot be read: {reason(error)}; check the name.", path, error
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
            f"The folder {path} cannot be made: {reason(error)}; name another.",
            path,
            error,
        ) from None


def put(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all; write directly to a device or pipe.

    Raises `CrosscoreError` (code "cannot-write").
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        if path.exists() and not path.is_file():  # also what resolves to no name, as a pipe
            path.write_bytes(data)
            return
        target = path.resolve()
        part = target.with_name(target.name + ".part")
        try:
            part.write_bytes(data)
            part.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
    except (OSError, ValueError) as error:
        raise trouble(
            "cannot-write",
            f"{path} cannot be written: {reason(error)}; name another file.",
            path,
            error,
        ) from None


def reason(error: Exception) -> str:
    """The system's text for an error, without a full stop."""
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")

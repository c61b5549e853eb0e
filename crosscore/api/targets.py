"""Where scripts write to: files by their names, and files that are open."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from crosscore import disk, endings
from crosscore.api.given import WrongType
from crosscore.errors import CrosscoreError

__all__ = ["check_target", "into", "is_path", "meant_by", "name_of", "several_ways"]


def is_path(target: object) -> bool:
    """Whether a target is a path, not an open file. Raises `WrongType` for what is neither."""
    if isinstance(target, str | os.PathLike):
        return True
    if not callable(getattr(target, "write", None)):
        raise WrongType("target", "a path or a file open for writing", target)
    return False


def name_of(target: Any) -> str:
    """The name of a file, without its folder; "" for an open one without a name."""
    name = target if isinstance(target, str | os.PathLike) else getattr(target, "name", "")
    return Path(name).name if isinstance(name, str | os.PathLike) else ""


def meant_by(target: object) -> tuple[str, ...]:
    """The formats that the extension of a file's name could ask for, whether open or not."""
    return endings.of_name(name_of(target))


def several_ways(target: object, meant: Sequence[str]) -> CrosscoreError:
    """The error for an extension of several formats."""
    ways = " or ".join(f'to="{each}"' for each in meant)
    return CrosscoreError(
        "unknown-format", f"{name_of(target)} could be of several formats; add {ways}.", "to"
    )


def check_target(target: object, to: str) -> None:
    """Raise `CrosscoreError` (code "bad-option") for a name with another format's extension."""
    if target is None:
        return
    is_path(target)
    meant = meant_by(target)
    if meant and to not in meant:
        raise CrosscoreError(
            "bad-option",
            f"{name_of(target)} would be a file of the format {meant[0]}, not {to}; "
            f"name one that ends with .{to}.",
            "path",
        )


def into(target: Any, to: str, content: str | bytes) -> None:
    """Write a file of a format into one that is open.

    Raises `CrosscoreError` (code "cannot-write") if it is closed, or open only for reading.
    """
    called = name_of(target) or "The open file"
    data: str | bytes = content.encode() if isinstance(content, str) else content
    if isinstance(target, io.TextIOBase) or isinstance(getattr(target, "encoding", None), str):
        if isinstance(content, bytes):
            raise WrongType(f"a file of the format {to}", "open for bytes", target)
        data = content
    try:
        target.write(data)
    except (OSError, ValueError) as error:
        reason = disk.reason(error)
        if getattr(target, "closed", False) is True:
            reason = "it is closed"
        elif isinstance(error, io.UnsupportedOperation):
            reason = "it is open for reading only"
        raise disk.trouble(
            "cannot-write",
            f"{called} cannot be written: {reason}; open it for writing.",
            called,
            error,
        ) from None

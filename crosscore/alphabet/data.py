"""The data files of this package."""

from __future__ import annotations

import pkgutil

__all__ = ["data_bytes", "data_file"]


def data_file(name: str) -> str:
    """The text of a file beside the modules, even if they are in a zip file."""
    return data_bytes(name).decode("utf-8")


def data_bytes(name: str) -> bytes:
    """What `data_file` decodes."""
    # pkgutil, not importlib.resources: that takes 10 ms longer to import, in the browser more.
    data = pkgutil.get_data(__package__, name)
    if data is None:
        raise FileNotFoundError(name)
    return data

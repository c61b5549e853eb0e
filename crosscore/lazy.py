"""Packages whose modules are imported when one of their names is first used.

In the browser each module costs a millisecond or two before the page can be used, and a visit
rarely needs half of them. Such a package lists its names for type checkers as usual, under
`TYPE_CHECKING`, and gets its `__getattr__` (PEP 562) from `attach`.

A lower layer may offer what a higher one does: whoever puts the program together says which module
that is (`provide`), and it is imported when it is first asked for (`provided`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

__all__ = ["attach", "provide", "provided"]

_PROVIDERS: dict[str, str] = {}


def attach(package: str, offers: Mapping[str, Sequence[str]]) -> Callable[[str], Any]:
    """The `__getattr__` of a package that offers names of modules: module -> its names."""
    source = {name: module for module, names in offers.items() for name in names}

    def load(name: str) -> Any:
        if name not in source:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(source[name]), name)
        setattr(sys.modules[package], name, value)
        return value

    return load


def provide(name: str, module: str) -> None:
    """Say which module does what a lower layer only offers, under a name."""
    _PROVIDERS[name] = module


def provided(name: str) -> Any:
    """That module. Raises `ImportError` where it isn't part of the program, as in a browser."""
    return import_module(_PROVIDERS[name])

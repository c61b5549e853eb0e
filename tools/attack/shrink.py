"""The smallest input found that is still the same finding."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

__all__ = ["smaller"]

_TRIES = 400


def smaller(given: Any, fails: Callable[[Any], bool], tries: int = _TRIES) -> Any:
    """A part of a JSON value that still fails; each step takes the first that does."""
    found = given
    while tries > 0:
        for less in _less(found):
            tries -= 1
            if fails(less):
                found = less
                break
            if tries <= 0:
                return found
        else:
            return found
    return found


def _less(value: Any) -> Iterator[Any]:
    """Copies with one thing less, large things first."""
    places: list[tuple[tuple[Any, ...], Any]] = [((), value)]
    for path, part in places:
        if isinstance(part, dict):
            places += [((*path, key), inner) for key, inner in part.items()]
        elif isinstance(part, list):
            places += [((*path, at), inner) for at, inner in enumerate(part)]
    for path, part in places:
        if isinstance(part, list | str) and len(part) > 1:
            half = len(part) // 2
            yield _with(value, path, part[:half])
            yield _with(value, path, part[half:])
        if path:
            yield _without(value, path)


def _with(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    whole = copy.deepcopy(value)
    _at(whole, path[:-1])[path[-1]] = copy.deepcopy(new)
    return whole


def _without(value: Any, path: tuple[Any, ...]) -> Any:
    whole = copy.deepcopy(value)
    del _at(whole, path[:-1])[path[-1]]
    return whole


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value

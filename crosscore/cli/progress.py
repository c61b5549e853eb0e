"""How far a search is: one line on standard error that is rewritten, where a person looks on."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from crosscore.cli import telling
from crosscore.search import Progress

__all__ = ["during", "watched"]

T = TypeVar("T")
Y = TypeVar("Y")

_FIRST = 1.0  #: seconds before anything is shown
_EACH = 0.2  #: seconds between two looks


def watched(
    steps: Generator[Y, None, T], doing: str, seconds: float | None = None
) -> Generator[Y, None, T]:
    """The same steps; while they take long, a line tells what is done, since when, and how far.

    `seconds` is when they will be stopped. Nothing is shown with -q, or if nobody looks on.
    """
    if telling.Quiet.on or not sys.stderr.isatty():
        return (yield from steps)
    begun = time.monotonic()
    due = begun + _FIRST
    best = ""
    try:
        while True:
            try:
                item = next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            now = time.monotonic()
            if isinstance(item, Progress):
                best = _far(item)
            if now >= due:
                due = now + _EACH
                until = f" of {seconds:g}" if seconds else ""
                _show(f"{doing}: {now - begun:.0f}{until} s{best}")
            yield item
    finally:
        steps.close()
        telling.clear()


@contextmanager
def during(doing: str) -> Iterator[None]:
    """While something takes long that doesn't report: a line tells what is done, and since when."""
    if telling.Quiet.on or not sys.stderr.isatty():
        yield
        return
    begun = time.monotonic()
    over = threading.Event()

    def tick() -> None:
        wait = _FIRST
        while not over.wait(wait):
            wait = _EACH
            _show(f"{doing}: {time.monotonic() - begun:.0f} s")

    ticking = threading.Thread(target=tick, daemon=True)
    ticking.start()
    try:
        yield
    finally:
        over.set()
        ticking.join()
        telling.clear()


def _far(item: Progress) -> str:
    best = f", best so far {item.done:,} of {item.total:,}" if item.total else ""
    doing: Any = item.doing
    return f"{best}, {item.nodes:,} steps{f': {doing}' if doing else ''}"


def _show(text: str) -> None:
    wide = shutil.get_terminal_size().columns - 1
    telling.clear()
    sys.stderr.write(text[:wide])
    sys.stderr.flush()
    telling.Quiet.line = min(len(text), wide)

"""What a worker does: make the puzzles of some seeds, of a set that it has been told once."""

from __future__ import annotations

import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.sets.work import BatchResult, Job, Work, made, unpacked

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

__all__ = ["Answer", "deaf", "forget", "here", "prepare", "task"]

_MOST_SETS = 4  #: that a worker keeps, those used last

#: puzzles and the seconds that they took; None from a worker that doesn't have the set; a sentence
#: from one that can't make it
Answer = tuple[list[BatchResult], float] | str | None


@dataclass(frozen=True, slots=True)
class _Ready:
    work: Work
    words: Dictionary | None
    stopped: Callable[[], bool] = bool


_here: dict[str, _Ready] = {}  #: the sets of this very process
_sent: OrderedDict[str, _Ready] = OrderedDict()  #: those that came from another
_lock = threading.Lock()


def here(job: Job, stopped: Callable[[], bool]) -> None:
    """Let threads of this process work at a set, until `forget`."""
    _here[job.number] = _Ready(job.work, job.words, stopped)


def forget(job: Job) -> None:
    """The set is done."""
    _here.pop(job.number, None)


def deaf() -> None:
    """Leave Ctrl+C to the process that started this one."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def prepare(digest: str, payload: bytes, stop: Event) -> None:
    """Prepare a process of our own: `stop` ends its search at once."""
    deaf()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    work, words = unpacked(payload)
    _sent[digest] = _Ready(work, words, stop.is_set)


def task(digest: str, seeds: Sequence[int], payload: bytes | None = None) -> Answer:
    """Make the puzzles of these seeds; `payload` tells the set to a worker that doesn't have it."""
    ready = _here.get(digest) or _known(digest)
    if ready is None:
        if payload is None:
            return None
        try:
            ready = _Ready(*unpacked(payload))
        except CrosscoreError as error:
            return error.message
        with _lock:
            _sent[digest] = ready
            while len(_sent) > _MOST_SETS:
                _sent.popitem(last=False)
    begun = time.perf_counter()
    results = []
    for seed in seeds:
        if ready.stopped():
            break
        results.append(made(ready.work, ready.words, seed, ready.stopped))
    return results, time.perf_counter() - begun


def _known(digest: str) -> _Ready | None:
    with _lock:
        if digest in _sent:
            _sent.move_to_end(digest)
        return _sent.get(digest)

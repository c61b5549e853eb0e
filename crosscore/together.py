"""A search that other processes join in, as workers do on the page.

They are Python processes of their own, which need nothing of the script that asks: no guard of its
main module, and no signal reaches them. Each ends with the search, or when its pipe does.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import IO, Any

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.kinds.contract import Search
from crosscore.kinds.registry import KINDS
from crosscore.kinds.sharing import Shared, shared
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress
from crosscore.versions import NONE, begin

__all__ = ["MOST", "Asked", "serve", "together", "workers_of"]

MOST = 32  #: processes for one search
_USUAL = 8  #: of them where nobody says how many
_ALONE = 0.5  #: seconds that a search runs before others are started: most are over by then
_CODE = "import sys; sys.path[:] = {path!r}; from crosscore.together import serve; serve()"

#: what one process tells another: a better puzzle, and whether nothing better is possible
_Find = tuple[Puzzle, bool]


def workers_of(wanted: int | str) -> int:
    """How many processes are meant: "auto" is as many as this one may use cores, 8 at most.

    Raises `CrosscoreError` (code "bad-option").
    """
    if wanted == "auto":
        count = getattr(os, "process_cpu_count", os.cpu_count)()
        if hasattr(os, "sched_getaffinity"):
            count = len(os.sched_getaffinity(0))
        return min(_USUAL, count or 1)
    text = str(wanted)
    if isinstance(wanted, bool) or not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise CrosscoreError(
            "bad-option",
            f"workers must be from 1 to {MOST}, or auto, not {text[:40]!a}.",
            "workers",
        )
    return int(text)


@dataclass(frozen=True, slots=True)
class Asked:
    """A search as it can be made again elsewhere: an act of a kind, by its id, and what it takes.

    Without a `puzzle` it makes a new one by the `options`.
    """

    kind: str
    act: str
    dictionary: Dictionary | None
    options: Mapping[str, object]
    puzzle: Puzzle | None = None
    language: str = ""

    def search(self, seed: int, nodes: int | None = None) -> Search:
        """It, by a seed; raises what the kind raises."""
        kind, puzzle, words = KINDS[self.kind], self.puzzle, self.dictionary
        if puzzle is None:
            return begin(kind, words, self.options, seed=seed, nodes=nodes, language=self.language)
        if self.act == "grid.fill":
            return kind.fill_rest(puzzle, words, seed=seed, nodes=nodes)
        return kind.improve(puzzle, dictionary=words, seed=seed, nodes=nodes)

    def shared(self, seed: int, nodes: int | None = None) -> Shared | None:
        """How it can be shared, if it can be."""
        kind = KINDS[self.kind]
        options = kind.settings_of(self.puzzle) if self.puzzle else self.options
        words = self.dictionary
        return shared(kind, self.act, options, seed=seed, nodes=nodes, dictionary=words)


def together(asked: Asked, *, seed: int, nodes: int | None = None, workers: int = 1) -> Search:
    """The search, which others join in if it may be shared; it finds what any of them finds."""
    search = asked.search(seed, nodes)
    how = asked.shared(seed, nodes)
    if workers < 2 or how is None or not sys.executable:
        return search
    return _together(asked, search, how, workers - 1)


def _together(asked: Asked, search: Search, how: Shared, wanted: int) -> Search:
    improved = None if how.how.race else asked.puzzle
    best: Puzzle | None = improved
    adopted = False
    heard: SimpleQueue[tuple[_Other, _Find]] = SimpleQueue()
    others: list[_Other] = []
    begun = time.perf_counter()
    done = Progress(0, 0, 0)
    try:
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                return Outcome(end.value)
            except CrosscoreError as error:
                if not adopted or error.code not in NONE:
                    raise
                return Outcome.LIMIT
            if not isinstance(item, Puzzle):
                done = item
                yield item
            elif adopted and best is not None and how.worth(item) <= how.worth(best):
                yield done
            else:
                best = item
                for other in others:
                    other.tell(item)
                yield item
            if not others and time.perf_counter() - begun > _ALONE:
                others += _started(asked, how, best, wanted, heard)
                wanted = len(others)
            while not heard.empty():
                finder, (found, final) = heard.get()
                worth = how.worth(found)
                known = None if best is None else how.worth(best)
                if known is None or worth > known:
                    best, adopted = found, True
                    for other in others:
                        if other is not finder:
                            other.tell(found)
                    yield found
                    if (again := how.again(found)) is not None:
                        search.close()
                        search = again
                elif worth < known:
                    continue
                if final:
                    return Outcome.FOUND
    finally:
        search.close()
        for other in others:
            other.end()


def _started(
    asked: Asked,
    how: Shared,
    best: Puzzle | None,
    wanted: int,
    heard: SimpleQueue[tuple[_Other, _Find]],
) -> Iterator[_Other]:
    """So many others, told what to do; fewer if the system has no more."""
    for _ in range(wanted):
        try:
            other = _Other(heard)
        except OSError:
            return
        other.tell((asked, how.seed()))
        if best is not None:
            other.tell(best)
        yield other


class _Other:
    """A process that joins in; it is written to and read by threads, so that nobody waits."""

    def __init__(self, heard: SimpleQueue[tuple[_Other, _Find]]) -> None:
        import subprocess  # few searches get this far

        self.process = subprocess.Popen(
            [sys.executable, "-c", _CODE.format(path=sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C is for whoever waits
        )
        self.heard = heard
        self.told: SimpleQueue[object] = SimpleQueue()
        self.tell = self.told.put
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True).start()

    def _write(self) -> None:
        to = self.process.stdin
        assert to is not None
        with suppress(OSError, ValueError):  # it is gone, which is nobody's loss
            while (item := self.told.get()) is not None:
                pickle.dump(item, to)
                to.flush()

    def _read(self) -> None:
        of = self.process.stdout
        assert of is not None
        with suppress(OSError, ValueError, EOFError, pickle.UnpicklingError):
            while True:
                self.heard.put((self, pickle.load(of)))

    def end(self) -> None:
        """End it now."""
        self.told.put(None)
        self.process.kill()
        self.process.wait()


# -- in the other process -------------------------------------------------------------------


def serve() -> None:
    """Join in what standard input tells; finds go to standard output. Ends when that does."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    told: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, told), daemon=True).start()
    asked, seed = told.get()
    for found in _finds(asked, seed, told):
        pickle.dump(found, out)
        out.flush()


def _listen(of: IO[bytes], told: SimpleQueue[Any]) -> None:
    with suppress(OSError, EOFError, pickle.UnpicklingError):
        while True:
            told.put(pickle.load(of))
    os._exit(0)  # whoever waits is gone


def _finds(asked: Asked, seed: int, told: SimpleQueue[Any]) -> Iterator[_Find]:
    """What this process finds that is better than what it is told."""
    how = asked.shared(seed)
    assert how is not None
    best: Puzzle | None = None
    search = asked.search(seed) if how.how.race else None
    while True:
        while search is None or not told.empty():
            found: Puzzle = told.get()
            if best is None or how.worth(found) > how.worth(best):
                best = found
                search = how.again(found) or search
        try:
            item = next(search)
        except StopIteration as end:
            if end.value == Outcome.FOUND and best is not None:
                yield best, True
            search = None
        except CrosscoreError:
            search = None
        else:
            if isinstance(item, Puzzle) and (best is None or how.worth(item) > how.worth(best)):
                best = item
                yield item, False

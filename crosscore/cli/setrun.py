"""Make a set of puzzles on all processors; write them in order, report and list them."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from crosscore import disk
from crosscore.cli import setwork, telling
from crosscore.cli.setwork import Result, Work
from crosscore.dictionary import Dictionary
from crosscore.versions import INDEX, index

if TYPE_CHECKING:
    from concurrent.futures import Future

__all__ = ["Collected", "Ended", "results"]

_WIDE = 40  #: characters of the line that is rewritten
_BLINK = 0.2  #: seconds
_FEW = 5  #: puzzles left out that are told one by one


def results(
    work: Work, words: Dictionary | None, left: deque[int], jobs: int
) -> Generator[Result, None, None]:
    """The result of each seed of `left`, in their order, including seeds added later.

    When it is closed early, it gives up the others.
    """
    if jobs == 1:
        setwork.prepare(work, words)
        while left:
            yield setwork.run(left.popleft())
        return
    import multiprocessing  # other commands need not wait for these
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    stop = multiprocessing.Event()
    pool = ProcessPoolExecutor(jobs, initializer=setwork.prepare, initargs=(work, None, stop))
    begun: deque[Future[Result]] = deque()
    try:
        while left or begun:
            while left:
                with _undisturbed():
                    begun.append(pool.submit(setwork.run, left.popleft()))
            yield _first(begun)
    except BrokenProcessPool:
        raise Ended from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _first(begun: deque[Future[Result]]) -> Result:
    """The result of the first, which is taken out.

    Each wait is short: of a Ctrl+C just before one, Python hears when the wait is over.
    """
    from concurrent.futures import wait

    first = begun.popleft()
    while not first.done():
        wait((first,), timeout=_BLINK)
    return first.result()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl+C back until the end: a thread half started can't be waited for."""
    came: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    except ValueError:  # not the main thread, which alone hears of it
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


class Ended(Exception):
    """The system has ended a process, usually for lack of memory."""


class Collected:
    """Finished puzzles: writes their files and reports what there is to report."""

    def __init__(self, work: Work, folder: Path, total: int, *, quiet: bool) -> None:
        self.work = work
        self.folder = folder
        self.total = total
        self.quiet = quiet
        self.rewrites = not quiet and sys.stderr.isatty()
        self.results: list[Result] = []
        self.files = 0
        self.skipped = 0
        self.same: dict[int, str] = {}  # seed -> the puzzle that this one is like

    def skip(self, result: Result, other: str) -> None:
        """Leave out a puzzle that is like another one."""
        self.skipped += 1
        if not self.quiet and self.skipped <= _FEW:
            self._tell(f"{self.work.named(result.seed)}: the same as {other}; left out")

    def take(self, result: Result, other: str) -> None:
        """Write the files of a puzzle and say so, or say why there is none."""
        name = self.work.named(result.seed)
        for file in result.files:
            disk.put(self.folder / file.name, file.data)
        self.files += len(result.files)
        self.results.append(result)
        if not result.row:
            self._tell(f"{name}: {result.reason}")
        elif other:
            self.same[result.seed] = other
            self._tell(f"{name}: the same as {other}; take more words, or other --seeds")
        elif not self.rewrites and not self.quiet:
            size = f"{result.row['width']} x {result.row['height']}"
            words = _counted(result.row["words"], "word")
            self._tell(f"{name}: {words}, {size} ({len(self.results)} of {self.total})")
        if self.rewrites:
            self._rewrite(f"{len(self.results)} of {self.total} puzzles")

    def _rewrite(self, text: str) -> None:
        """Put a text in the place of the one that the last line has."""
        print(f"\r{text:{_WIDE}}", end="\r" if not text else "", file=sys.stderr, flush=True)

    def _tell(self, message: str) -> None:
        """A line of its own, also where the last one is being rewritten."""
        if self.rewrites:
            self._rewrite("")
        telling.tell(message)

    def finish(self) -> None:
        """Write the index of everything that is done, whatever ended the run."""
        if self.rewrites:
            self._rewrite("")
        if self.results:
            disk.put(self.folder / INDEX, self._index())

    def _index(self) -> str:
        return index(
            {
                "seed": result.seed,
                "name": self.work.named(result.seed),
                "outcome": result.outcome,
                "same_as": self.same.get(result.seed, ""),
                "reason": result.reason,
                **result.row,
            }
            for result in self.results
        )

    def summary(self) -> int:
        """Report the outcome of the whole set; its exit code."""
        if self.skipped > _FEW and not self.quiet:
            more = self.skipped - _FEW
            telling.tell(f"{_counted(more, 'more puzzle')} like others, left out.")
        refused = self._formats()
        if len(self.results) < self.total:
            telling.tell(
                f"{self.total - len(self.results)} of the puzzles were only found like others; "
                "take more words, or fewer puzzles."
            )
        failed = sum(not result.row for result in self.results)
        if not self.quiet:
            different = len(self.results) - failed - len(self.same)
            telling.tell(
                f"{different} of {self.total} different puzzles, {self.files} files and {INDEX} "
                f"in {self.folder}."
            )
        return 1 if failed or self.same or refused or len(self.results) < self.total else 0

    def _formats(self) -> bool:
        """Tell what formats refused or lost, each once; whether one that was named refused."""
        refused: dict[tuple[str, str], int] = {}
        lost: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for result in self.results:
            for key in result.refused:
                refused[key] = refused.get(key, 0) + 1
            for to, code, message in result.lost:
                lost.setdefault((to, code), []).append((self.work.named(result.seed), message))
        for (to, why), times in refused.items():
            if not (self.work.every and self.quiet):
                telling.tell(f"{to}: not written. {why} ({_counted(times, 'puzzle')})")
        for (to, _), told in lost.items():
            name, message = told[0]
            said = _counted(len(told), "puzzle")
            if len({each for _, each in told}) > 1:  # it has numbers, which differ
                said = f"{name}, and the like of {_counted(len(told) - 1, 'other')}"
            if not self.quiet:
                telling.tell(f"{to}: {message} ({said})")
        return bool(refused) and not self.work.every


def _counted(number: object, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"

"""Hand the seeds of a set out to those who work, and the results on in the order of the seeds.

Few tasks are under way at a time, so a set of a million takes no more memory than one of a hundred
(but for the few bytes by which puzzles are told apart). A task has more seeds where puzzles are
quick. A task that a worker took with it when it ended is done again: alone, if that happens twice,
so that it is known which one ends workers.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import Event

from crosscore.errors import CrosscoreError
from crosscore.sets import task as tasks
from crosscore.sets.crews import Crew
from crosscore.sets.task import Answer
from crosscore.sets.work import BatchResult, Job, made
from crosscore.versions import Seeds

__all__ = ["results"]

_BLINK = 0.2  #: seconds: Python hears of a Ctrl+C just before a wait when the wait is over
_TASK = 0.25  #: seconds that a task should take, to be more work than to hand it out
_MOST_SEEDS = 32  #: of a task
_AHEAD = 2  #: tasks under way for each that runs, so that nobody waits for the next
_LINE = 8  #: as many tasks for each that runs are begun before the first of them is done
_ALONE = 2  #: times that a task is lost before it has to run alone
_LOST = 4  #: times that a task is lost before it is given up
_IN_VAIN = 5  #: tasks that are given up in a row before the set is

Known = Callable[[int], BatchResult | None]


def results(
    job: Job, seeds: Seeds, crew: Crew | None = None, known: Known = lambda _: None
) -> Generator[BatchResult, None, None]:
    """The result of each seed in the order of `seeds`, made by a crew or by this process.

    Each that is like an earlier one says so, and `seeds` may then have one more. `known` are
    results of another time. When it is closed early or cancelled, it gives up the others. Raises
    `CrosscoreError` if nobody is left to work.
    """
    found = _here(job, seeds, known) if crew is None else _Run(job, seeds, crew, known).results()
    try:
        for result in found:
            first = seeds.like(result.seed, result.digest) if result.row else None
            yield result if first is None else replace(result, like=first)
    finally:
        found.close()


def _here(job: Job, seeds: Seeds, known: Known) -> Generator[BatchResult, None, None]:
    """Made by this process, one after the other."""
    while (seed := seeds.next()) is not None:
        result = known(seed) or made(job.work, job.words, seed, job.cancel)
        if job.cancel():
            return
        yield result


class _Task:
    """Some seeds that are handed out together, and the results that are there already."""

    __slots__ = ("future", "lacking", "lost", "results", "seeds")

    def __init__(self, seeds: list[int], results: dict[int, BatchResult]) -> None:
        self.seeds = seeds
        self.results = results
        self.future: Future[Answer] | None = None
        self.lacking = False  # the worker that got it didn't have the set
        self.lost = 0

    @property
    def wanted(self) -> tuple[int, ...]:
        """The seeds without a result."""
        return tuple(seed for seed in self.seeds if seed not in self.results)


class _Run:
    """One set on its way through a crew."""

    def __init__(self, job: Job, seeds: Seeds, crew: Crew, known: Known) -> None:
        self.job = job
        self.seeds = seeds
        self.crew = crew
        self.known = known
        self.line: deque[_Task] = deque()  # in the order of the results
        self.waiting: deque[_Task] = deque()  # to be sent
        self.flying: set[_Task] = set()
        self.heard: SimpleQueue[tuple[_Task, Future[Answer]]] = SimpleQueue()
        self.size = 1  # seeds of the next task
        self.sent = 0  # copies of the set
        self.in_vain = 0
        self.stop = Event()
        self.executor: Executor

    def results(self) -> Generator[BatchResult, None, None]:
        if self.crew.local:
            tasks.here(self.job, self._stopped)
        self.executor = self.crew.open(self.job)
        try:
            while True:
                self._hand_out()
                if not self.line:
                    return
                first = self.line[0]
                while first.wanted:
                    if self.job.cancel():
                        return
                    self._hear()
                self.line.popleft()
                for seed in first.seeds:
                    if self.job.cancel():
                        return
                    yield first.results.pop(seed)
        finally:
            self.stop.set()
            for each in self.flying:
                if each.future:
                    each.future.cancel()
            self.crew.close(self.executor)
            tasks.forget(self.job)

    def _stopped(self) -> bool:
        return self.stop.is_set() or self.job.cancel()

    def _hand_out(self) -> None:
        """Keep everybody busy, and a few tasks ready."""
        workers = self.crew.number(self.executor)
        while len(self.line) < _LINE * (workers + 1):
            seeds = self._some()
            if not seeds:
                break
            task = _Task(seeds, {seed: one for seed in seeds if (one := self.known(seed))})
            self.line.append(task)
            if task.wanted:
                self.waiting.append(task)
        while self.waiting and len(self.flying) < _AHEAD * workers + 1:
            if self.flying and any(each.lost >= _ALONE for each in (*self.flying, self.waiting[0])):
                break
            self._send(self.waiting.popleft(), workers)

    def _some(self) -> list[int]:
        seeds: list[int] = []
        while len(seeds) < self.size and (seed := self.seeds.next()) is not None:
            seeds.append(seed)
        return seeds

    def _send(self, task: _Task, workers: int) -> None:
        """Submit a task, to the first few workers with the set itself."""
        name, payload = self.job.number, None
        if not self.crew.local:
            name = self.job.digest
            if task.lacking or self.sent < workers:
                payload = self.job.payload
                self.sent += 1
        try:
            with _undisturbed():
                future = self.executor.submit(tasks.task, name, task.wanted, payload)
        except BrokenExecutor:
            self.waiting.appendleft(task)
            self._renew()
            return
        except RuntimeError as error:  # it was shut down
            raise CrosscoreError(
                "workers-lost", f"The executor takes no more work ({error})."
            ) from None
        task.future = future
        self.flying.add(task)
        future.add_done_callback(lambda done: self.heard.put((task, done)))

    def _hear(self) -> None:
        """Wait a moment for one of those under way."""
        try:
            task, future = self.heard.get(timeout=_BLINK)
        except Empty:
            return
        if task.future is not future:
            return  # it was sent again since
        task.future = None
        self.flying.discard(task)
        try:
            answer = future.result()
        except BrokenExecutor:
            self._lose(task)
            self._renew()
        except Exception as error:
            if not _is_loss(error):
                raise _explained(error) from error
            self.job.tell("a worker was lost; what it was making is made again.")
            self._lose(task)
        else:
            self._take(task, answer)
        self._hand_out()

    def _take(self, task: _Task, answer: Answer) -> None:
        if isinstance(answer, str):
            raise CrosscoreError("other-version", answer)
        if answer is None:
            task.lacking = True
            self.waiting.appendleft(task)
            return
        found, seconds = answer
        task.results |= {result.seed: result for result in found}
        if task.wanted:  # it was told to stop
            self.waiting.append(task)
        self.in_vain = 0
        pace = seconds / max(1, len(found))
        self.size = max(1, min(_MOST_SEEDS, 2 * self.size, int(_TASK / max(pace, 1e-6))))

    def _lose(self, task: _Task) -> None:
        """Do a task again, or give it up."""
        task.future = None
        task.lost += 1
        if task.lost < _LOST:
            self.waiting.appendleft(task)
            return
        wanted = task.wanted
        if len(wanted) > 1:  # one of them does it
            self._split(task)
            return
        self.in_vain += 1
        if self.in_vain >= _IN_VAIN:
            raise CrosscoreError(
                "workers-lost", "no worker is left to make puzzles; those that are made stay."
            )
        why = f"the worker that made it was lost {_LOST} times"
        task.results |= {seed: BatchResult(seed, "failed", why) for seed in wanted}

    def _split(self, task: _Task) -> None:
        """Put a task for each of its seeds in its place."""
        at = self.line.index(task)
        self.line.remove(task)
        for seed in reversed(task.seeds):
            one = _Task([seed], {seed: task.results[seed]} if seed in task.results else {})
            one.lost = _ALONE
            self.line.insert(at, one)
            if one.wanted:
                self.waiting.appendleft(one)

    def _renew(self) -> None:
        """Another executor in the place of a broken one; whatever was under way is done again."""
        if not self.crew.renews:
            raise CrosscoreError(
                "workers-lost",
                "the executor has lost a process and takes no more work; give a function that "
                "makes another one, or start again.",
            )
        self.job.tell("a process was ended by the system; what it was making is made again.")
        with suppress(Exception):
            self.crew.close(self.executor)
        begun = [task for task in self.line if task in self.flying]
        self.flying.clear()
        for task in reversed(begun):
            future = task.future
            if future and future.done() and not future.cancelled() and not future.exception():
                task.future = None
                self._take(task, future.result())
            else:
                self._lose(task)
        self.sent = 0
        self.executor = self.crew.open(self.job)


def _is_loss(error: Exception) -> bool:
    """Whether a worker or the way to it is lost, not whether the work went wrong."""
    lost = isinstance(error, (CancelledError, ConnectionError, TimeoutError))
    return lost or type(error).__module__.partition(".")[0] == "distributed"


def _explained(error: Exception) -> Exception:
    """What went wrong in a worker before it came to any puzzle."""
    if isinstance(error, (ImportError, AttributeError)):
        return CrosscoreError(
            "other-version",
            f"a worker can't do its task ({error}); install the same version of crosscore-puzzles "
            "on all machines.",
        )
    return error


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

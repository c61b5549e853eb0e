"""Those who make the puzzles of a set: processes, threads, or workers on other machines.

A crew opens an executor for a set. It may be asked for another one if the first has lost a process
(`renews`). What only one of them needs is imported when it is used.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor
from importlib import import_module
from typing import TYPE_CHECKING, Any

from crosscore.errors import CrosscoreError
from crosscore.sets import task
from crosscore.sets.work import Job

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

__all__ = ["NAMES", "Crew", "Dask", "Given", "Made", "Processes", "Threads", "crew_of", "named"]

_SOME = 16  #: workers of an executor that doesn't say how many it has
_PATIENCE = 5  #: seconds for a scheduler to answer
_ASKED = 2  #: seconds that a number of workers is taken for granted
_WINDOWS = 61  #: as many processes as Windows can wait for

#: what `named` takes, for messages
NAMES = "processes:N, threads:N, loky:N, dask:local:N, dask:tcp://host:8786 and mpi"


class Crew:
    """Any executor; whoever gave it shuts it down."""

    renews = False  #: a broken executor can be replaced by another one
    local = False  #: it works in this process

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor
        self._counted = (-_ASKED, 0)

    def open(self, job: Job) -> Executor:
        """The executor that makes the set."""
        assert self._executor is not None
        return self._executor

    def close(self, executor: Executor) -> None:
        """The set is made, or given up; what waits is cancelled already."""

    def number(self, executor: Executor) -> int:
        """About how many tasks run at once, which may change."""
        found = getattr(executor, "_max_workers", None) or getattr(executor, "num_workers", None)
        if isinstance(found, int):
            return max(1, found)
        client = getattr(executor, "_client", None)  # Dask's
        if client is None:
            return _SOME
        asked, number = self._counted
        now = int(time.monotonic())
        if now >= asked + _ASKED:
            number = sum(client.nthreads().values())
            self._counted = now, number
        return max(1, number)


class Given(Crew):
    """An executor of whoever calls."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        # not those derived from it: one of them has an interpreter of its own for each thread
        from concurrent.futures import ThreadPoolExecutor

        self.local = type(executor) is ThreadPoolExecutor


class Made(Crew):
    """Executors from a function that makes one, such as loky's `get_reusable_executor`."""

    renews = True

    def __init__(self, make: Callable[[], Executor]) -> None:
        super().__init__()
        self.make = make

    def open(self, job: Job) -> Executor:
        """One of them."""
        return self.make()

    def close(self, executor: Executor) -> None:
        """End it; what runs ends by itself."""
        executor.shutdown(wait=False)


class Threads(Crew):
    """Threads of this process."""

    local = True

    def __init__(self, number: int) -> None:
        super().__init__()
        self.wanted = number

    def open(self, job: Job) -> Executor:
        """So many threads."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(self.wanted)

    def close(self, executor: Executor) -> None:
        """Wait for the searches, which end at once."""
        executor.shutdown()


class Processes(Crew):
    """Processes of this machine; their searches end at once if the set is given up."""

    renews = True
    _stop: Event

    def __init__(self, number: int) -> None:
        super().__init__()
        self.wanted = min(number, _WINDOWS)

    def open(self, job: Job) -> Executor:
        """So many processes, each of which reads the set once."""
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        self._stop = multiprocessing.Event()
        told = (job.digest, job.payload, self._stop)
        return ProcessPoolExecutor(self.wanted, initializer=task.prepare, initargs=told)

    def close(self, executor: Executor) -> None:
        """End the searches, then the processes."""
        self._stop.set()
        executor.shutdown()


class Dask(Crew):
    """The workers of a Dask scheduler, or of a cluster that is started on this machine."""

    def __init__(self, address: str, number: int = 0) -> None:
        super().__init__()
        self.address = address
        self.wanted = number
        self._opened: list[Any] = []

    def open(self, job: Job) -> Executor:
        """Connect; without an address, start a cluster of so many processes."""
        distributed = _package("distributed", "dask")
        at = self.address
        if not at:
            import logging

            at = distributed.LocalCluster(
                n_workers=self.wanted,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )
            self._opened.append(at)
        elif at.startswith("tls:"):
            told = distributed.Security().get_connection_args("client")
            if told.get("ssl_context") is None:
                raise CrosscoreError(
                    "no-scheduler",
                    f"{at} needs certificates; name them in Dask's configuration, under "
                    "distributed.comm.tls.",
                )
        try:
            client = distributed.Client(at, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as error:
            self.close_all()
            said = str(error).partition("\n")[0].rstrip(".")[:200]
            raise CrosscoreError(
                "no-scheduler", f"No Dask scheduler answers at {self.address} ({said})."
            ) from None
        self._opened.append(client)
        if not client.nthreads():
            job.tell(f"the scheduler at {self.address} has no workers yet; waiting for one.")
        if not self.address:
            client.run(task.deaf)
        executor: Executor = client.get_executor(pure=False)
        return executor

    def close(self, executor: Executor) -> None:
        """Disconnect; a scheduler that was there before stays."""
        self.close_all()

    def close_all(self) -> None:
        """The client first, then its cluster."""
        while self._opened:
            self._opened.pop().close()


def crew_of(executor: object) -> Crew | None:
    """Those whom a script names: an executor, or a function that makes one; None is nobody."""
    if executor is None or isinstance(executor, Crew):
        return executor
    if isinstance(executor, Executor):
        return Given(executor)
    if callable(executor):
        return Made(executor)
    raise CrosscoreError(
        "bad-option",
        "executor must be one of concurrent.futures' kind or a function that makes one, not "
        f"{executor!r:.40}.",
        "executor",
    )


def named(text: str, number: int) -> Crew:
    """Those whom a command names; `number` of them where the text doesn't say how many."""
    kind, _, rest = text.partition(":")
    if kind == "dask" and rest.partition(":")[0] != "local":
        if "://" not in rest:
            raise CrosscoreError(
                "bad-option",
                f"--executor {text[:60]!a} names no scheduler; write dask:tcp://host:8786, or "
                "dask:local for a cluster on this machine.",
            )
        return Dask(rest)
    if kind == "dask":
        return Dask("", _number(text, rest.partition(":")[2], number))
    if kind == "mpi" and not rest:
        return Made(_package("mpi4py.futures", "").MPIPoolExecutor)
    if kind not in ("processes", "threads", "loky"):
        raise CrosscoreError(
            "bad-option", f"There is no executor {text[:60]!a}; there are {NAMES}."
        )
    number = _number(text, rest, number)
    if kind == "loky":
        make = _package("loky", "").get_reusable_executor
        return Made(lambda: make(max_workers=number, initializer=task.deaf))
    return Processes(number) if kind == "processes" else Threads(number)


def _number(text: str, said: str, usual: int) -> int:
    if not said:
        return usual
    if not (said.isascii() and said.isdecimal() and len(said) < 5 and 1 <= int(said) <= 1_000):
        raise CrosscoreError(
            "bad-option", f"--executor {text[:60]!a} must end in a number from 1 to 1,000."
        )
    return int(said)


def _package(module: str, extra: str) -> Any:
    """A package that only this needs; raises `CrosscoreError` (code "needs-package")."""
    name = module.partition(".")[0]
    try:
        return import_module(module)
    except ImportError:
        wanted = f"'crosscore-puzzles[{extra}]'" if extra else name
        raise CrosscoreError(
            "needs-package", f"This needs {name}; install it by: pip install {wanted}", name
        ) from None

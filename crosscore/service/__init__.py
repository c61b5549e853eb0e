"""Jobs and messages: JSON text in, JSON text out, wherever it runs.

The page's worker, the tests and Node drive the same class. It keeps the loaded
dictionaries and at most one live job (`desk`); the functions of `handlers` answer messages.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Generator
from math import inf
from typing import Any

from crosscore import protocol
from crosscore.errors import CrosscoreError
from crosscore.kinds.registry import KINDS
from crosscore.service import handlers
from crosscore.service.answers import fault, no_memory
from crosscore.service.desk import Desk
from crosscore.service.table import HANDLERS

__all__ = ["KINDS", "Service", "handlers"]

_SHORT = 200  #: characters of a message, about; those with a document or rows are longer
_AT_ONCE = 0.02  #: seconds that an answer may take before it is left to the next steps


class Service:
    """Answers messages (`handle`) and works on the live job (`step`).

    `clock` gives seconds; only limits and reports use it, never a choice.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.desk = Desk(clock)
        self._answers: list[Generator[Any, None, str]] = []  # that take longer

    @property
    def busy(self) -> bool:
        """Whether `step` has something to do or to tell."""
        return self.desk.job is not None or bool(self.desk.ends or self._answers)

    # -- messages ---------------------------------------------------------------------

    def handle(self, message: str, payload: bytes | None = None) -> str:
        """Carry one message out; the one answer, with the same id. `payload`: a file's bytes."""
        return _until(self._answer(message, payload), self.desk.clock, inf)

    def begin(self, message: str, payload: bytes | None = None) -> str:
        """As `handle`, but an answer that takes long is "" here, and comes with a later `step`.

        Answers come in the order of the messages; only `job.cancel` waits for no other.
        """
        answer = self._answer(message, payload)
        at_once = ""
        if not self._answers or (len(message) < _SHORT and '"job.cancel"' in message):
            at_once = _until(answer, self.desk.clock, self.desk.clock() + _AT_ONCE)
        if not at_once:
            self._answers.append(answer)
        return at_once

    def _answer(self, message: str, payload: bytes | None) -> Generator[Any, None, str]:
        """The answer to one message, made in pieces."""
        number = 0
        error: CrosscoreError | None = None
        try:
            asked = protocol.parse(message, payload)
            number = asked.id
            made = HANDLERS[type(asked.request)](self.desk, asked.request)
            if isinstance(made, Generator):
                made = yield from made
            yield
            return (yield from protocol.answering(number, made))
        except protocol.Misread as found:
            number, error = found.id, found
        except CrosscoreError as found:
            error = found
        except MemoryError:
            pass  # what was made so far is let go with the exception, before anything else is made
        except Exception:
            error = fault()
        if error is None:
            gc.collect()
        return protocol.failure(number, error or no_memory())

    # -- work -------------------------------------------------------------------------

    def step(self, milliseconds: float) -> list[str]:
        """Work on answers and the live job for about that long; what they tell, as JSON texts."""
        desk, clock = self.desk, self.desk.clock
        until = clock() + milliseconds / 1000
        told, desk.ends = desk.ends, []
        while self._answers:
            answer = _until(self._answers[0], clock, until)
            if not answer:
                return told
            told.append(answer)
            del self._answers[0]
        job = desk.job
        left = until - clock()
        if job is not None and (left > 0 or not told):
            told += job.step(max(0.0, left))
            if job.over:
                desk.job = None
        return told


def _until(work: Generator[Any, None, str], clock: Callable[[], float], until: float) -> str:
    """What a generator returns, "" if that takes longer."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: str = end.value
            return found
        if clock() >= until:
            return ""

"""The engine as the attacks see it: JSON texts in and out, each piece of work measured."""

from __future__ import annotations

import json
import resource
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

from crosscore.service import Service
from tools.attack.finding import Finding

__all__ = ["LONGEST", "Answer", "Engine"]

Answer = dict[str, Any]

LONGEST = 0.1  #: seconds of processor time that a piece of work may take
_ENDLESS = 20  #: seconds of processor time after which an input is taken for endless
_GROWTH = 200_000  #: kB that the process may grow by one input
_PATIENCE = 0.4  #: seconds that a job may run before it is cancelled
_PIECES = 2_000  #: of a job after it was cancelled
_ERRORS = {"fault": "an unexpected error", "unsound": "a faulty puzzle"}


class _Endless(BaseException):
    """Not an `Exception`, which the engine would take for one of its own."""


def _end(number: int, frame: FrameType | None) -> None:
    raise _Endless


def _held() -> int:
    """Kilobytes that this process has held at most."""
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held // 1024 if sys.platform == "darwin" else held


class Engine:
    """A service, and what it has taken too long for."""

    def __init__(self) -> None:
        self.service = Service(time.process_time)
        self.last = 0
        self.slow: tuple[float, str] = (0.0, "")  # the longest piece, and of which message

    @contextmanager
    def judged(self) -> Iterator[None]:
        """What is asked within must end, grow little, and never take long at a time."""
        self.slow = (0.0, "")
        before = _held()
        old = signal.signal(signal.SIGPROF, _end)
        signal.setitimer(signal.ITIMER_PROF, _ENDLESS)
        try:
            yield
        except _Endless:
            self.service = Service(time.process_time)
            raise Finding("endless", f"over {_ENDLESS} s") from None
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, old)
        grown = _held() - before
        if grown > _GROWTH:
            raise Finding("memory", "grown by over 200 MB", f"{grown // 1024} MB")
        if self.slow[0] > LONGEST:
            raise Finding("piece", self.slow[1], f"{self.slow[0] * 1000:.0f} ms")

    def ask(self, type: str, payload: bytes | None = None, /, **fields: Any) -> Answer:
        """The answer to a message."""
        return self.tell({"type": type, **fields}, payload)

    def tell(self, message: Any, payload: bytes | None = None) -> Answer:
        """The answer to a message that may be none; `id` and version are added to what is one."""
        self.last += 1
        about = "a message"
        if isinstance(message, dict):
            about = str(message.get("type"))[:40]
            message = {"v": 1, "id": self.last, **message}
        text = message if isinstance(message, str) else json.dumps(message)
        answers = [self._piece(about, lambda: self.service.begin(text, payload))]
        while not answers[0]:
            answers = self._step(about) or [""]
        return self._read(answers[0], about)

    def job(self, type: str, payload: bytes | None = None, /, **fields: Any) -> Answer:
        """The end of a job, or the error that it never began by."""
        answer = self.ask(type, payload, **fields)
        return self.end(answer, type) if answer.get("type") == "accepted" else answer

    def end(self, accepted: Answer, about: str) -> Answer:
        """Drive a job to its end; after a while it is cancelled."""
        begun, cancelled = time.process_time(), False
        for _ in range(10 * _PIECES):
            for text in self._step(about):
                note = self._read(text, about)
                if note.get("type") == "end":
                    return note
            if not cancelled and time.process_time() - begun > _PATIENCE:
                self.ask("job.cancel", job=accepted["job"])
                cancelled = True
        raise Finding("job", about, "it doesn't end")

    def _step(self, about: str) -> list[str]:
        found: list[str] = self._piece(about, lambda: self.service.step(0))
        return found

    def _piece(self, about: str, work: Any) -> Any:
        begun = time.process_time()
        try:
            return work()
        except Exception as error:
            raise Finding("raised", about, _place(error)) from error
        finally:
            self.slow = max(self.slow, (time.process_time() - begun, about))

    def _read(self, text: str, about: str) -> Answer:
        text.encode()  # as it has to travel
        found: Answer = json.loads(text)
        if not isinstance(found.get("type"), str):
            raise Finding("shape", about, text[:200])
        rule = _ERRORS.get(str(found.get("code")))
        if rule and found["type"] in ("error", "end"):
            raise Finding(rule, about, json.dumps(found)[:2000])
        return found

    def again(self) -> None:
        """Forget dictionaries and jobs."""
        with suppress(Exception):
            self.service = Service(time.process_time)


def _place(error: BaseException) -> str:
    """What was raised, and where."""
    at = error.__traceback__
    while at and at.tb_next:
        at = at.tb_next
    where = f"{at.tb_frame.f_code.co_name}:{at.tb_lineno}" if at else ""
    return f"{type(error).__name__} in {where}"

"""A job: a search or a file being read, worked on in slices, and what it tells meanwhile.

What it tells is made in pieces as well: the puzzle is checked, written, shown, and put into
JSON text one after the other, with a look at the clock between.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from crosscore import protocol, view
from crosscore.dictionary import Dictionary, WordList
from crosscore.errors import CrosscoreError, to_wire
from crosscore.kinds.contract import Kind
from crosscore.kinds.registry import kind_of
from crosscore.kinds.sharing import Shared
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress, Verdict
from crosscore.service.answers import Pieces, fault, no_memory, rows_of, showing, unsound

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.versions import Version

__all__ = ["Job", "Telling", "Work"]

_PROGRESS_EVERY = 0.1  #: seconds between two progress messages
_BEST_EVERY = 0.12  #: seconds between two better puzzles, so that the eye can follow
_SHOW_PART = 0.1  #: part of the time that showing them may take
_AT_ONCE = 0.01  #: seconds that telling may begin with when a slice is over

Work = Generator["Progress | Puzzle | Version", None, Outcome | Dictionary | Verdict | WordList]
Telling = Generator[Any, None, str]


class Job:
    """A generator being stepped, and what it has found.

    `before` is the puzzle that it changes, which may stay as it is if it `improves`; a job that
    `tries` only asks whether something can be done. `seconds` limit it. `doing` says what is
    done where the work itself does not. A word list goes to `keep`, which gives what to tell. What
    other workers find can be adopted where it has a `share`.
    """

    def __init__(
        self,
        number: int,
        work: Work,
        clock: Callable[[], float],
        keep: Callable[[Dictionary], wire.Dictionary],
        *,
        seconds: float | None,
        before: Puzzle | None,
        kind: Kind | None,
        improves: bool,
        tries: bool,
        doing: str,
        share: Shared | None = None,
    ) -> None:
        now = clock()
        self.number = number
        self.over = False
        self._work = work
        self._clock = clock
        self._keep = keep
        self._before = before
        self._kind = kind
        self._improves = improves
        self._tries = tries
        self._doing = doing
        self._share = share
        self._adopted = False  # from another worker
        self._started = now
        self._seconds = seconds
        self._bettered: float | None = now if improves else None  # when the best came
        self._best: Puzzle | None = None
        self._shown: tuple[Puzzle, wire.Shown] | None = None  # the last best that was sent
        self._best_sent = -1e9
        self._showing = 0.0  # seconds that it took to make that message
        self._telling: Telling | None = None
        self.ending = False
        self._progress_sent = now
        self._progress = Progress(0, 0, 0)

    def stop(self) -> None:
        """End with the best so far; the next steps tell it."""
        if not self.ending:
            self._end(Outcome.STOPPED)

    def adopt(self, found: Puzzle, *, final: bool) -> None:
        """Take what another worker has found, if it is better; `final` ends the job with it."""
        share = self._share
        if self.ending or share is None or self._kind is None or found.kind != self._kind.id:
            return
        worth = share.worth(found)
        best = self._best or (self._before if self._improves else None)
        known = None if best is None else share.worth(best)
        better = known is None or worth > known
        if better:
            self._best, self._bettered, self._adopted = found, self._clock(), True
        if final and (better or worth == known):
            self._end(Outcome.FOUND)
        elif better and (work := share.again(found)) is not None:
            self._work.close()
            self._work = work

    def step(self, seconds: float) -> list[str]:
        """Go on for about so long; messages as JSON text, the last one of all once it is `over`."""
        error: CrosscoreError | None = None
        try:
            return self._go_on(self._clock() + seconds)
        except CrosscoreError as found:
            error = found
        except MemoryError:
            pass  # what was at work is let go with the exception, before anything else is made
        except Exception:
            error = fault()
        return [self._fail(error)]

    def _go_on(self, until: float) -> list[str]:
        if self._telling is None:
            if not self._search(until):
                if self._kind is None:
                    gc.freeze()  # rows are here to stay: collections would walk through them all
                return self._told()
            if self._kind is not None:
                until = max(until, self._clock() + _AT_ONCE)
        while self._telling is not None:
            try:
                next(self._telling)
            except StopIteration as end:
                self._telling = None
                self.over = self.ending
                return [end.value]
            if self._clock() >= until:
                break
        return []

    # -- work -------------------------------------------------------------------------

    def _search(self, until: float) -> bool:
        """Search until the time is up, or there is something to tell now."""
        while True:
            try:
                item = next(self._work)
            except StopIteration as end:
                self._end(end.value)
                return True
            except CrosscoreError:
                if not self._adopted:
                    raise
                self._end(Outcome.LIMIT)  # it has found none itself
                return True
            now = self._clock()
            if isinstance(item, Puzzle) and self._betters(item):
                self._best, self._bettered = item, now
            elif isinstance(item, Progress):
                self._progress = item
            if self._seconds is not None and now - self._started >= self._seconds:
                bare = (
                    self._kind is not None and self._kind.has_editable_grid
                )  # may end without any
                if self._improves or bare or self._best is not None:
                    self._end(Outcome.LIMIT)
                    return True
            first = self._best is not None and self._shown is None  # it is waited for
            if first or now >= until:
                if self._due(now):
                    self._telling = self._tell_best()
                return self._telling is not None and (first or self._showing < _AT_ONCE)

    def _betters(self, found: Puzzle) -> bool:
        """Whether a find is better than what was adopted; a search is never worse than itself."""
        share, best = self._share, self._best
        if not self._adopted or share is None or best is None:
            return True
        return share.worth(found) > share.worth(best)

    def _due(self, now: float) -> bool:
        """Whether there is a better puzzle, and the last one is not fresh."""
        if self._best is None or (self._shown is not None and self._shown[0] is self._best):
            return False
        return now - self._best_sent >= max(_BEST_EVERY, self._showing / _SHOW_PART)

    # -- what is told -----------------------------------------------------------------

    def _tell_best(self) -> Telling:
        begun = self._clock()
        shown = yield from self._fields()
        yield
        best: wire.Best = {"type": "best", "job": self.number, **shown}
        text = yield from protocol.noting(best)
        self._best_sent = self._clock()
        self._showing = self._best_sent - begun
        return text

    def _fields(self) -> Pieces[wire.Shown]:
        """The best puzzle as it travels, once the referee has passed it."""
        best = self._best
        assert best is not None
        if self._shown is None or self._shown[0] is not best:
            if wrong := (yield from unsound(best)):
                raise wrong
            yield
            self._shown = best, (yield from showing(best))
        return self._shown[1]

    def _told(self) -> list[str]:
        """How far the job is, unless that was told just now."""
        now = self._clock()
        if self._telling is not None or now - self._progress_sent < _PROGRESS_EVERY:
            return []
        self._progress_sent = now
        done = self._progress
        elapsed = now - self._started
        part = None
        if self._kind is None:  # a file: all of it is read
            part = min(1.0, done.done / max(1, done.total))
        elif self._seconds:
            part = min(1.0, elapsed / self._seconds)
        note: wire.Progress = {
            "type": "progress",
            "job": self.number,
            "nodes": done.nodes,
            "done": done.done,
            "total": done.total,
            "part": None if part is None else round(part, 3),
            "doing": to_wire(done.doing or self._doing),
            "elapsed": round(elapsed, 3),
            "seconds": self._seconds,
            "still": None if self._bettered is None else round(now - self._bettered, 3),
        }
        return [protocol.note(note)]

    # -- the end ----------------------------------------------------------------------

    def _end(self, found: Outcome | Dictionary | Verdict | WordList) -> None:
        """Nothing more is searched for; what came of it is told in the next steps."""
        self._work.close()
        self.ending = True
        self._telling = self._tell_end(found)

    def _tell_end(self, found: Outcome | Dictionary | Verdict | WordList) -> Telling:
        outcome = found if isinstance(found, Outcome) else Outcome.FOUND
        fields: wire.Result = {}
        if isinstance(found, Dictionary):
            yield
            fields["dictionary"] = self._keep(found)
        elif isinstance(found, WordList):
            rows = yield from rows_of(found)
            fields = {
                "format": rows["format"],
                "encoding": rows["encoding"],
                "rows": rows["rows"],
                "entries": rows["entries"],
                "issues": rows["issues"],
                "issue_total": rows["issue_total"],
            }
        elif self._tries:
            verdict = found if isinstance(found, Verdict) else Verdict("unknown")
            fields["report"] = self._verdict(verdict)
        elif self._best is not None:
            shown = yield from self._fields()
            yield
            fields["report"] = yield from self._report(self._best, outcome)
            fields["document"], fields["view"] = shown["document"], shown["view"]
            if "sheet" in shown:
                fields["sheet"] = shown["sheet"]
        elif self._improves and self._before is not None:
            fields["report"] = yield from self._report(self._before, outcome)
        elif outcome == Outcome.LIMIT and self._kind and self._kind.unfound:
            fields["error"] = CrosscoreError("no-filling-found", self._kind.unfound).as_dict()
        yield
        return (yield from protocol.noting(self._ended(outcome, fields)))

    def _last(self, outcome: Outcome, fields: wire.Result) -> str:
        return protocol.note(self._ended(outcome, fields))

    def _ended(self, outcome: Outcome, fields: wire.Result) -> wire.End:
        return {"type": "end", "job": self.number, "outcome": outcome.value, **fields}

    def _report(self, puzzle: Puzzle, outcome: Outcome) -> Pieces[wire.Report]:
        now = self._clock()
        moved = kind_of(puzzle.kind).moved(self._before, puzzle) if self._before else 0
        yield
        run = view.report(puzzle, outcome, round(now - self._started, 3))
        yield
        compared = yield from view.comparing(self._before, puzzle, moved)
        return {**run, **compared, "still": round(now - (self._bettered or self._started), 3)}

    def _verdict(self, found: Verdict) -> wire.Verdict:
        return {
            "fillable": found.fillable,
            "reason": to_wire(found.reason) if found.reason else None,
            "slots": [[list(cell) for cell in slot] for slot in found.slots],
            "seconds": round(self._clock() - self._started, 3),
        }

    def _fail(self, error: CrosscoreError | None) -> str:
        """End with an error, None if memory is short, and let go of all that the job holds."""
        self._work.close()
        self._work = _nothing()
        self._telling = self._best = self._shown = self._before = None
        self.over = self.ending = True
        if error is None:
            gc.collect()
            error = no_memory()
        over = error.code == "no-filling-found"  # nothing failed: its nodes are spent
        outcome = Outcome.LIMIT if over else Outcome.FAILED
        return self._last(outcome, {"error": error.as_dict()})


def _nothing() -> Work:
    return Outcome.FAILED
    yield

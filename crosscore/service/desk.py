"""What a service has at hand: loaded dictionaries, the live job, a clock.

It keeps no puzzle: a puzzle comes with each message that works on it and goes back with the
answer, so a dead worker loses nobody's work.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Any

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Kind
from crosscore.kinds.registry import KINDS
from crosscore.kinds.sharing import Shared
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome
from crosscore.service.answers import dictionary_of
from crosscore.service.job import Job, Work

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["Desk"]

_SECONDS = 20.0  #: for kinds that let nobody choose the time


class Desk:
    """`clock` gives seconds; only limits and reports use it, never a choice."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.job: Job | None = None
        self.ends: list[str] = []  # of stopped jobs, when another one began before they were told
        self._dictionaries: dict[str, Dictionary] = {}
        self._jobs = 0
        self._loaded = 0

    # -- jobs -------------------------------------------------------------------------

    def start(
        self,
        work: Work,
        doing: str,
        seconds: float | None = None,
        before: Puzzle | None = None,
        *,
        kind: Kind | None = None,
        improves: bool = False,
        tries: bool = False,
        job: Callable[..., Job] = Job,
        share: Shared | None = None,
    ) -> wire.Accepted:
        """Begin a job; see `Job`."""
        if self.job is not None and self.job.ending:
            self.ends += self.job.step(inf)
            self.job = None
        if self.job is not None:
            raise CrosscoreError(
                "busy",
                sentence("busy", "Another search is running. Stop it or wait until it ends."),
                "",
            )
        self._jobs += 1
        self.job = job(
            self._jobs,
            work,
            self.clock,
            self._keep,
            seconds=seconds,
            before=before,
            kind=KINDS[before.kind] if before is not None else kind,
            improves=improves,
            tries=tries,
            doing=doing,
            share=share,
        )
        if share is None:
            return {"type": "accepted", "job": self._jobs}
        return {"type": "accepted", "job": self._jobs, "share": share.told()}

    def seconds(self, kind: Kind, options: dict[str, Any], nodes: int | None) -> float | None:
        """The time a search may take: none where nodes limit it."""
        if nodes is not None:
            return None
        usual = next((f.default for f in kind.fields if f.name == "seconds"), _SECONDS)
        return float(options.get("seconds", usual))

    # -- dictionaries -----------------------------------------------------------------

    def _keep(self, loaded: Dictionary) -> wire.Dictionary:
        """Keep a dictionary; what is told of it."""
        gc.freeze()  # a large list is here to stay: collections need not walk through it
        self._loaded += 1
        name = f"d{self._loaded}"
        self._dictionaries[name] = loaded
        return dictionary_of(loaded, name)

    def drop(self, name: str) -> None:
        """Forget a dictionary, if it is there."""
        dropped = self._dictionaries.pop(name, None)
        if dropped is not None:
            for kind in KINDS.values():
                kind.forget(dropped)

    def dictionary(self, name: str) -> Dictionary:
        """A loaded dictionary."""
        try:
            return self._dictionaries[name]
        except KeyError:
            raise CrosscoreError(
                "no-dictionary",
                sentence("no-dictionary", "That word list is no longer loaded. Open it again."),
                name,
            ) from None

    def words(self, kind: Kind, puzzle: Puzzle, name: str) -> dict[str, Dictionary | None]:
        """The dictionary of an act, as an argument: the one named, else the puzzle's own.

        Nothing for kinds that have none; None where it is not loaded, for the kind to tell.
        """
        if not kind.dictionary:
            return {}
        return {"dictionary": self.dictionary(name) if name else self._source(puzzle)}

    def _source(self, puzzle: Puzzle) -> Dictionary | None:
        """The dictionary that the puzzle's words came from, if it is loaded."""
        digest = puzzle.source.digest if puzzle.source else ""
        loaded = reversed(self._dictionaries.values())
        return next((d for d in loaded if d.digest == digest), None)

    # -- words that the dictionary does not have --------------------------------------

    def marked(self, kind: Kind, puzzle: Puzzle) -> Puzzle:
        """A drawing with those words marked that its dictionary does not have."""
        if not kind.has_editable_grid or not kind.dictionary:
            return puzzle
        marked: Puzzle = kind.marked(puzzle, self._source(puzzle))
        return marked

    def marking(self, kind: Kind, search: Work) -> Work:
        """A search whose puzzles are marked like that."""
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                return Outcome(end.value)
            yield self.marked(kind, item) if isinstance(item, Puzzle) else item

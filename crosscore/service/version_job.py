"""The job that makes a set of different puzzles, and tells of each as soon as it is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from crosscore import formats, protocol, sheet, view
from crosscore.dictionary import Dictionary, WordList
from crosscore.errors import to_wire
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress, Verdict
from crosscore.service.answers import carried, unsound
from crosscore.service.job import Job, Telling
from crosscore.versions import INDEX, Version, index, row_of

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["VersionJob"]

_DIGITS = 3  #: of a number in a file's name, as the command line writes them


class VersionJob(Job):
    """A set of `total` puzzles; what was told of stays, whatever ends it.

    `dress` gives a puzzle the texts of its number. `to` are the formats of its files, whose names
    begin with `base`; the list of all so far is always among them.
    """

    def __init__(
        self,
        *given: Any,
        total: int,
        dress: Callable[[Puzzle, int], Puzzle],
        to: Sequence[str],
        base: str,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self._total = total
        self._dress = dress
        self._to = to
        self._base = base
        self._rows: list[Mapping[str, object]] = []

    def _search(self, until: float) -> bool:
        while True:
            try:
                item = next(self._work)
            except StopIteration as end:
                self._end(end.value)
                return True
            if isinstance(item, Version):
                self._telling = self._tell_version(item)
                return True
            if isinstance(item, Progress):
                self._progress = Progress(item.nodes, len(self._rows), self._total, item.doing)
            if self._clock() >= until:
                return False

    def _tell_version(self, made: Version) -> Telling:
        name = f"{self._base}-{made.number:0{_DIGITS}}"
        puzzle, reason = made.puzzle, made.reason
        note: wire.Version = {
            "type": "version",
            "job": self.number,
            "number": made.number,
            "seed": made.seed,
            "name": name,
            "files": [],
        }
        if puzzle is not None:
            puzzle = self._dress(puzzle, made.number)
            if wrong := (yield from unsound(puzzle)):
                puzzle, reason = None, wrong.message
        if puzzle is None:
            note["reason"] = to_wire(reason) if reason else {"message": ""}
        else:
            yield
            note["view"] = yield from view.viewing(sheet.crop(puzzle))
            for to in self._to:
                yield
                if not formats.refusal(puzzle, to):
                    note["files"] += [carried(file) for file in formats.export(puzzle, to, name)]
        said = row_of(puzzle) if puzzle else {"reason": reason}
        row = {"seed": made.seed, "name": name, "outcome": made.outcome.value, **said}
        self._rows.append(row)
        note["files"].append({"name": INDEX, "text": index(self._rows)})
        yield
        return (yield from protocol.noting(note))

    def _tell_end(self, found: Outcome | Dictionary | Verdict | WordList) -> Telling:
        yield
        return self._last(found if isinstance(found, Outcome) else Outcome.FOUND, {})

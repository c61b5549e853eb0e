"""The job that looks for several fills of a grid, and tells of each as soon as it is there."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from crosscore import protocol
from crosscore.dictionary import Dictionary, WordList
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome, Progress, Verdict
from crosscore.service.answers import unsound
from crosscore.service.job import Job, Telling

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["FillsJob"]

_SLICE = 8_000  #: words whose scores are looked up at once


class FillsJob(Job):
    """Up to `total` fills; what was told of stays, whatever ends it.

    Only the letters travel, and the scores that `dictionary` gives the words.
    """

    def __init__(
        self, *given: Any, total: int, dictionary: Dictionary | None = None, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self._total = total
        self._told_of = 0
        self._dictionary = dictionary
        self._scores: dict[tuple[str, ...], int] | None = None

    def _search(self, until: float) -> bool:
        while True:
            try:
                item = next(self._work)
            except StopIteration as end:
                self._end(end.value)
                return True
            now = self._clock()
            if isinstance(item, Puzzle):
                self._telling = self._tell_fill(item)
                return True
            if isinstance(item, Progress):
                self._progress = Progress(item.nodes, self._told_of, self._total, item.doing)
            if self._seconds is not None and now - self._started >= self._seconds:
                self._end(Outcome.LIMIT)
                return True
            if now >= until:
                return False

    def _tell_fill(self, made: Puzzle) -> Telling:
        if wrong := (yield from unsound(made)):
            raise wrong
        yield
        scores = yield from self._scored()
        self._told_of += 1
        known = [scores[word.answer] for word in made.words if word.answer in scores]
        note: wire.Fill = {
            "type": "fill",
            "job": self.number,
            "number": self._told_of,
            "rows": [list(row) for row in made.rows()],
            "mean": round(sum(known) / len(known), 1) if known else None,
            "lowest": min(known, default=None),
        }
        return protocol.note(note)

    def _scored(self) -> Generator[None, None, dict[tuple[str, ...], int]]:
        """The scores of all words, looked up once and in pieces."""
        if self._scores is None:
            self._scores = {}
            listed = self._dictionary
            if listed is not None and listed.scores is not None:
                for at, (word, score) in enumerate(zip(listed.words, listed.scores, strict=True)):
                    self._scores[word.answer] = score
                    if at % _SLICE == 0:
                        yield
        return self._scores

    def _tell_end(self, found: Outcome | Dictionary | Verdict | WordList) -> Telling:
        yield
        return self._last(found if isinstance(found, Outcome) else Outcome.FOUND, {})

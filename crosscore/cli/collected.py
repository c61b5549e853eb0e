"""Finished puzzles of a set: kept in its folder, reported one by one and at the end."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

from crosscore.cli import telling
from crosscore.sets import BatchResult
from crosscore.sets.folder import Folder
from crosscore.versions import INDEX

__all__ = ["Collected"]

_WIDE = 60  #: characters of the line that is rewritten
_FEW = 5  #: puzzles left out, or made earlier, that are told one by one
_LINES = 1_000  #: puzzles; of more, not each has a line of its own
_BLINK = 0.1  #: seconds between two states of the line that is rewritten


@dataclass(slots=True)
class _Loss:
    """What a format didn't keep, of how many puzzles, and whether it was always the same."""

    name: str
    message: str
    times: int = 0
    same: bool = True


class Collected:
    """Puts puzzles into a folder and says what there is to say."""

    def __init__(self, folder: Folder, total: int, *, quiet: bool) -> None:
        self.folder = folder
        self.work = folder.work
        self.total = total
        self.quiet = quiet
        self.rewrites = not quiet and sys.stderr.isatty()
        self.done = self.kept = self.skipped = self.failed = self.same = 0
        self.refused: dict[tuple[str, str], int] = {}
        self.losses: dict[tuple[str, str], _Loss] = {}
        self._begun = time.monotonic()
        self._shown = 0.0

    def skip(self, result: BatchResult) -> None:
        """Leave out a puzzle that is like another one."""
        self.skipped += 1
        if not self.quiet and self.skipped <= _FEW:
            self.tell(f"{self.work.named(result.seed)}: the same as {self._like(result)}; left out")

    def take(self, result: BatchResult) -> None:
        """Keep a puzzle and say so, or say why there is none."""
        name = self.work.named(result.seed)
        self.folder.put(result)
        self.done += 1
        self.kept += result.kept
        self._note(result)
        if not result.row:
            self.failed += 1
            self.tell(f"{name}: {result.reason}")
        elif result.like is not None:
            self.same += 1
            self.tell(
                f"{name}: the same as {self._like(result)}; take more words, or other --seeds"
            )
        elif not (self.rewrites or self.quiet or result.kept):
            if self.total <= _LINES:
                size = f"{result.row['width']} x {result.row['height']}"
                words = _counted(result.row["words"], "word")
                self.tell(f"{name}: {words}, {size} ({self.done} of {self.total})")
            elif self.done % (self.total // 100) == 0:
                self.tell(self._state())
        if self.rewrites and (self._late() or self.done == self.total or self.done == 1):
            self._rewrite(self._state())

    def _like(self, result: BatchResult) -> str:
        return "" if result.like is None else self.work.named(result.like)

    def _state(self) -> str:
        """How far it is; of a large set also how long it may take."""
        if self.total <= _LINES:
            return f"{self.done} of {self.total} puzzles"
        spent = time.monotonic() - self._begun
        pace = (self.done - self.kept) / max(spent, 1e-3)
        left = _span((self.total - self.done) / pace) if pace else "?"
        return f"{self.done:,} of {self.total:,} puzzles, {pace:,.1f} a second, {left} left"

    def _late(self) -> bool:
        """Whether the line may be rewritten again."""
        now = time.monotonic()
        if now < self._shown + _BLINK and self.total > _LINES:
            return False
        self._shown = now
        return True

    def _note(self, result: BatchResult) -> None:
        """Remember what formats refused or lost."""
        for key in result.refused:
            self.refused[key] = self.refused.get(key, 0) + 1
        for to, code, message in result.lost:
            loss = self.losses.setdefault((to, code), _Loss(self.work.named(result.seed), message))
            loss.times += 1
            loss.same = loss.same and loss.message == message

    def _rewrite(self, text: str) -> None:
        """Put a text in the place of the one that the last line has."""
        print(f"\r{text:{_WIDE}}", end="\r" if not text else "", file=sys.stderr, flush=True)

    def tell(self, message: str) -> None:
        """A line of its own, also where the last one is being rewritten."""
        if self.rewrites:
            self._rewrite("")
        telling.tell(message)

    def finish(self) -> None:
        """Put the index of everything that is done in its place, whatever ended the run."""
        if self.rewrites:
            self._rewrite("")
        self.folder.close()

    def summary(self) -> int:
        """Report the outcome of the whole set; its exit code."""
        if self.skipped > _FEW and not self.quiet:
            telling.tell(f"{_counted(self.skipped - _FEW, 'more puzzle')} like others, left out.")
        refused = self._formats()
        if self.done < self.total:
            telling.tell(
                f"{self.total - self.done} of the puzzles were only found like others; "
                "take more words, or fewer puzzles."
            )
        if not self.quiet:
            if self.kept:
                telling.tell(
                    f"{self.kept} of them {'was' if self.kept == 1 else 'were'} there already, "
                    "made with the same options; --again makes them anew."
                )
            different = self.done - self.failed - self.same
            telling.tell(
                f"{different} of {self.total} different puzzles, {self.folder.files} files and "
                f"{INDEX} in {self.folder.path}."
            )
        return 1 if self.failed or self.same or refused or self.done < self.total else 0

    def _formats(self) -> bool:
        """Tell what formats refused or lost, each once; whether one that was named refused."""
        for (to, why), times in self.refused.items():
            if not (self.work.every and self.quiet):
                telling.tell(f"{to}: not written. {why} ({_counted(times, 'puzzle')})")
        for (to, _), loss in self.losses.items():
            said = _counted(loss.times, "puzzle")
            if not loss.same:  # it has numbers, which differ
                said = f"{loss.name}, and the like of {_counted(loss.times - 1, 'other')}"
            if not self.quiet:
                telling.tell(f"{to}: {loss.message} ({said})")
        return bool(self.refused) and not self.work.every


def _counted(number: object, what: str) -> str:
    return f"1 {what}" if number == 1 else f"{number} {what}s"


def _span(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60}:{minutes % 60:02d} h" if minutes >= 60 else f"{minutes} min"

"""The folder of a set: its puzzles' files, its index, and a record of what is made.

The record has a line for each finished puzzle, written after its files. So a set that was ended,
in whatever way, goes on where it was: what is recorded for the same work and words, and whose files
are there, isn't made again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import IO, TextIO

from crosscore import __version__, disk
from crosscore.errors import CrosscoreError
from crosscore.sets.work import BatchResult, Work
from crosscore.versions import INDEX, index_into, row_of_record

__all__ = ["RECORD", "Folder"]

RECORD = ".crosscore-set"  #: hidden where names with a dot are


class Folder:
    """Where a set is kept. `words` are the bytes of its list; with `anew` nothing is known."""

    def __init__(self, path: Path, work: Work, words: bytes | None, *, anew: bool = False) -> None:
        self.path = path
        self.work = work
        self.files = 0  #: written or kept
        self._first = _first_line(work, words)
        self._made_folders: set[str] = set()
        self._at: dict[int, int] = {}  # seed -> where its line begins
        self._read: IO[bytes] | None = None
        self._record: IO[bytes] | None = None
        self._index: TextIO | None = None
        self._add: Callable[[Mapping[str, object]], object]
        if not anew:
            self._open_record()

    def _open_record(self) -> None:
        """Look up what the record has, if it is one of the same set."""
        with contextlib.suppress(OSError):
            self._read = (self.path / RECORD).open("rb")
        if self._read is None:
            return
        if self._read.readline() != self._first:
            self._read.close()
            self._read = None
            return
        at = len(self._first)
        for line in self._read:
            seed = line[1 : line.find(b",")]
            if line.endswith(b"]\n") and seed.isdigit():
                self._at[int(seed)] = at
            at += len(line)

    def known(self, seed: int) -> BatchResult | None:
        """The puzzle of a seed that is made, if all its files are there."""
        at = self._at.get(seed)
        if at is None or self._read is None:
            return None
        self._read.seek(at)
        try:
            _, outcome, counts, digest, sizes = json.loads(self._read.readline())
            row = row_of_record(counts)
            start = str(self.path / self.work.placed(seed))
            if any(Path(start + end).stat().st_size != size for end, size in sizes.items()):
                return None
            return BatchResult(
                seed, str(outcome), row=row, digest=bytes.fromhex(digest), kept=True,
                ends=tuple(sizes),
            )  # fmt: skip
        except (OSError, ValueError, TypeError, AttributeError):
            return None

    def put(self, result: BatchResult) -> None:
        """Write a puzzle's files and its rows in the record and the index."""
        if result.kept:
            self.files += len(result.ends)
        elif result.row:
            self._write(result)
        self._list(result)

    def _write(self, result: BatchResult) -> None:
        within = self.work.folder(result.seed)
        if within not in self._made_folders:
            disk.folder_at(self.path / within)
            self._made_folders.add(within)
        for file in result.files:
            disk.put(self.path / within / file.name, file.data)
        self.files += len(result.files)
        if result.refused and not self.work.every:
            return  # a format that is named is missing: it will be asked for again
        named = len(self.work.named(result.seed))
        sizes = {file.name[named:]: len(file.data) for file in result.files}
        counts = list(result.row.values())
        line = [result.seed, result.outcome, counts, result.digest.hex(), sizes]
        record = self._record or self._begin_record()
        record.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        record.flush()

    def _begin_record(self) -> IO[bytes]:
        """Go on with the record, or begin it."""
        path = self.path / RECORD
        if self._read is None:
            disk.put(path, self._first)
        try:
            self._record = path.open("ab")
            with path.open("rb") as file:
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # it was cut off
                    self._record.write(b"\n")
        except OSError as error:
            raise _unwritten(path, error) from None
        return self._record

    def _list(self, result: BatchResult) -> None:
        """Add a puzzle to the index."""
        try:
            if self._index is None:
                part = self.path / (INDEX + ".part")
                self._index = part.open("w", encoding="utf-8", newline="")
                self._add = index_into(self._index)
            self._add(
                {
                    "seed": result.seed,
                    "name": self.work.placed(result.seed),
                    "outcome": result.outcome,
                    "same_as": "" if result.like is None else self.work.placed(result.like),
                    "reason": result.reason,
                    **result.row,
                }
            )
        except OSError as error:
            raise _unwritten(self.path / INDEX, error) from None

    def close(self) -> None:
        """Put the index of all that is done in its place."""
        for file in (self._read, self._record):
            if file:
                file.close()
        self._read = self._record = None
        if self._index is None:
            return
        path = self.path / INDEX
        try:
            self._index.close()
            Path(self._index.name).replace(path)
        except OSError as error:
            raise _unwritten(path, error) from None
        finally:
            self._index = None


def _first_line(work: Work, words: bytes | None) -> bytes:
    """The first line of a record: what puzzles of the same seed are the same with."""
    listed = hashlib.sha256(words or b"").hexdigest()
    told = json.dumps([__version__, listed, asdict(work)], sort_keys=True, default=repr)
    digest = hashlib.sha256(told.encode()).hexdigest()
    return b'{"crosscore-set":1,"work":"%s"}\n' % digest.encode()


def _unwritten(path: Path, error: OSError) -> CrosscoreError:
    return CrosscoreError(
        "cannot-write", f"{path} cannot be written: {disk.reason(error)}; name another folder."
    )

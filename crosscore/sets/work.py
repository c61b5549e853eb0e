"""What all puzzles of a set have in common, and what comes of each seed."""

from __future__ import annotations

import hashlib
import itertools
import pickle
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from crosscore import __version__, changes, formats
from crosscore.dictionary import Dictionary
from crosscore.endings import PAPER
from crosscore.errors import CrosscoreError
from crosscore.formats import File
from crosscore.grid import Rows
from crosscore.making import begin, kind_named, make
from crosscore.puzzle import Puzzle
from crosscore.versions import row_of

__all__ = ["BatchResult", "Job", "Work", "digest_of", "made", "unpacked"]

_THOUSAND = 1_000  #: seeds of a folder, where there are folders
_DIGEST = 12  #: bytes: among a million puzzles, two that differ share one once in 10**17 sets


@dataclass(frozen=True, slots=True)
class Work:
    """What all puzzles of a set have in common, besides their words.

    `to` are formats; with `every`, those that can't hold a puzzle are left out. `nodes` and
    `seconds` limit each search. Files are named `base` and the seed in `digits` digits; with
    `folders` they are in one for each thousand seeds. `title` may have `{seed}`; `texts`
    are the others, as `changes.put` takes them. With `whole` a
    result has its puzzle, too, not only the files.
    """

    kind: str
    language: str
    options: Mapping[str, object]
    nodes: int | None
    seconds: float | None
    to: tuple[str, ...]
    base: str
    digits: int
    title: str = ""
    texts: Mapping[str, object] = field(default_factory=dict)
    every: bool = False
    folders: bool = False
    whole: bool = False

    def named(self, seed: int) -> str:
        """The base name of the puzzle with this seed."""
        return f"{self.base}-{seed:0{self.digits}d}"

    def folder(self, seed: int) -> str:
        """The folder of this puzzle's files, within the set's; "" if it has none of its own."""
        return f"{seed // _THOUSAND:0{self.digits - 3}d}" if self.folders else ""

    def placed(self, seed: int) -> str:
        """The base name with the folder, as the index has it."""
        return "/".join(filter(None, (self.folder(seed), self.named(seed))))


@dataclass(frozen=True, slots=True)
class BatchResult:
    """What came of a seed: a puzzle and its files, or the `reason` why there is none.

    `outcome` says why the search ended: "found", "limit", "exhausted" or "failed". `like` is the
    seed of an earlier puzzle with the same letters in the same cells, if there is one. `refused`
    and `lost` are what the formats can't hold and don't keep: (format, sentence), and (format,
    code, sentence).
    """

    seed: int
    outcome: str
    reason: str = ""
    puzzle: Puzzle | None = None
    files: tuple[File, ...] = ()
    like: int | None = None
    refused: tuple[tuple[str, str], ...] = ()
    lost: tuple[tuple[str, str, str], ...] = ()
    row: Mapping[str, object] = field(default_factory=dict, repr=False)  #: what the index says
    digest: bytes = field(default=b"", repr=False)  #: equal for puzzles that are like each other
    kept: bool = False  #: it was made earlier, and its files are where they belong:
    ends: tuple[str, ...] = ()  #: of their names


def made(
    work: Work, words: Dictionary | None, seed: int, stopped: Callable[[], bool] = bool
) -> BatchResult:
    """Make the puzzle of a seed and its files, without writing them.

    Whatever goes wrong is the result's `reason`: one puzzle must not end a set of thousands.
    """
    kind = kind_named(work.kind)
    try:
        search = begin(
            kind, words, work.options, seed=seed, nodes=work.nodes, language=work.language
        )
        found = make(kind, search, seconds=work.seconds, stopped=stopped)
        if found.puzzle is None:
            return BatchResult(seed, found.outcome.value, found.reason)
        puzzle = found.puzzle
        if work.title:
            puzzle = replace(puzzle, title=work.title.replace("{seed}", str(seed)))
        if work.texts:
            puzzle = changes.put(puzzle, work.texts, ())
        return _written(work, puzzle, found.outcome.value)
    except CrosscoreError as error:
        return BatchResult(seed, "failed", str(error.message))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        return BatchResult(
            seed, "failed", f"failed unexpectedly ({why}); please report it with the list."
        )


def _written(work: Work, puzzle: Puzzle, outcome: str) -> BatchResult:
    """The files of a puzzle and what is told of it."""
    files: dict[str, File] = {}
    refused: list[tuple[str, str]] = []
    lost: list[tuple[str, str, str]] = []
    for to in work.to:
        if to in PAPER:
            for file in _printed(puzzle, to, work.named(puzzle.seed)):
                files[file.name] = file
            continue
        why = formats.refusal(puzzle, to)
        if why:
            refused.append((to, str(why)))
            continue
        exported = formats.export(puzzle, to, work.named(puzzle.seed))
        files |= {file.name: file for file in exported}
        lost += [(to, issue.code, str(issue.message)) for issue in formats.losses(puzzle, to)]
    return BatchResult(
        puzzle.seed,
        outcome,
        puzzle=puzzle if work.whole else None,
        files=tuple(files.values()),
        refused=tuple(refused),
        lost=tuple(lost),
        row=row_of(puzzle),
        digest=digest_of(puzzle.rows()),
    )


def _printed(puzzle: Puzzle, to: str, name: str) -> list[File]:
    """The puzzle on paper: one file, or one for each page."""
    from crosscore import paper  # few sets need it

    made = [file.data for file in paper.write([puzzle], to)]
    names = (name, *(f"{name}-{at}" for at in range(2, len(made) + 1)))
    return [File(f"{one}.{to}", data) for one, data in zip(names, made, strict=True)]


def digest_of(layout: Rows) -> bytes:
    """A few bytes that stand for the letters of a puzzle and their cells."""
    return hashlib.blake2b(repr(layout).encode(), digest_size=_DIGEST).digest()


class Job:
    """A set to be made: the work and the words, also as bytes that a worker can be sent.

    `tell` is told what happens to those who work; `cancel` says whether to end.
    """

    _numbers = itertools.count()

    def __init__(
        self,
        work: Work,
        words: Dictionary | None,
        *,
        tell: Callable[[str], None] = lambda _: None,
        cancel: Callable[[], bool] = bool,
    ) -> None:
        self.work = work
        self.words = words
        self.tell = tell
        self.cancel = cancel
        self.number = f"here {next(self._numbers)}"  #: what it is called in this process

    @cached_property
    def payload(self) -> bytes:
        """All that a worker needs to know, with our version."""
        packed = zlib.compress(pickle.dumps((self.work, self.words), protocol=5), 1)
        return b"%s\n%s" % (__version__.encode(), packed)

    @cached_property
    def digest(self) -> str:
        """What it is called everywhere else."""
        return hashlib.sha256(self.payload).hexdigest()


def unpacked(payload: bytes) -> tuple[Work, Dictionary | None]:
    """The work and the words of a `Job`; raises `CrosscoreError` for another version's."""
    version, _, packed = payload.partition(b"\n")
    if version.decode() != __version__:
        raise CrosscoreError(
            "other-version",
            f"a worker has crosscore {__version__} and the set is made with {version.decode()}; "
            "install the same version on all.",
        )
    work, words = pickle.loads(zlib.decompress(packed))
    return work, words

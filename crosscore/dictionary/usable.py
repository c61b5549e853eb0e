"""A word list as a dictionary to draw from: what can be used, and what is wrong with the rest.

What cannot be used is reported with its place and left out; the rest is good. Only a file
that holds no usable word at all is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field

from crosscore import alphabet
from crosscore.alphabet import Alphabet, one_line
from crosscore.dictionary.limits import (
    MAX_CLUE,
    MAX_ENTRIES,
    MAX_SURFACE,
    REPORTED,
    misfit,
    overlong,
    shorten,
)
from crosscore.dictionary.rows import Findings, Row
from crosscore.dictionary.source import parse
from crosscore.errors import CrosscoreError, Issue
from crosscore.puzzle import Word
from crosscore.search import Progress

__all__ = ["NOTES", "Dictionary", "read"]

#: codes of findings that leave nothing out
NOTES = frozenset(("no-clue", "no-clues", "comments", "no-mark"))

_SLICE = 200  #: entries between two reports of progress: about a millisecond


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Words with clues, ready to draw from.

    `words` are in the file's order, no two with the same answer. `issues` are the first
    `REPORTED` of `issue_total` findings. `entries` counts what the file holds, good or not.
    `digest` names the content: 16 hexadecimal digits that change with any word or clue.
    """

    name: str
    alphabet: Alphabet
    words: tuple[Word, ...]
    entries: int
    issues: tuple[Issue, ...]
    issue_total: int
    digest: str
    letters: Mapping[str, str] = field(default_factory=dict)

    def lengths(self) -> dict[int, int]:
        """How many words there are of each length in cells, shortest first."""
        count: dict[int, int] = {}
        for word in self.words:
            count[len(word.answer)] = count.get(len(word.answer), 0) + 1
        return dict(sorted(count.items()))


def read(
    data: bytes,
    *,
    name: str,
    language: str = "",
    letters: Mapping[str, str] | None = None,
) -> Generator[Progress, None, Dictionary]:
    """Read a file of words; a generator that reports progress and returns the dictionary.

    `language` is a code such as "bn"; empty means: guess it from the words' script.
    `letters` are the alphabet's options. Raises `CrosscoreError` when the file cannot be
    read (see `parse`), holds too many entries, or no usable word.
    """
    name = one_line(name)
    found = parse(data, name)
    rows = found.rows
    if len(rows) > MAX_ENTRIES:
        raise CrosscoreError(
            "too-many-entries",
            f"{name} holds {len(rows):,} entries, and at most {MAX_ENTRIES:,} can be used; "
            "split it into smaller files.",
            name,
        )
    script = alphabet.get(language) if language else _guess(rows, name)
    options = dict(letters or {})
    findings = Findings(found.issues, found.issue_total)
    clues = any(row.clue for row in rows)
    if not clues:
        findings.add("no-clues", f"None of the words of {name} has a clue.", "")
    told = findings.total
    words: list[Word] = []
    seen: dict[tuple[str, ...], str] = {}
    digest = hashlib.sha256(script.code.encode())
    for at, row in enumerate(rows):
        if at % _SLICE == 0:
            yield Progress(at, at, len(rows))
        word = _read_row(row, script, options, clues, findings)
        if word is None:
            continue
        first = seen.get(word.answer)
        if first is not None:
            same = "stands twice" if first == word.surface else f"has the same letters as {first}"
            findings.add(
                "duplicate",
                f"{word.surface} {same}; the first one is kept.",
                row.where,
            )
            continue
        seen[word.answer] = word.surface
        digest.update(f"{word.surface}\0{word.clue}\0".encode())
        words.append(word)
    if not words:
        raise CrosscoreError(
            "no-usable-words",
            f"No entry of {name} can be used as a word of the language {script.english}; "
            f"the first of {len(rows):,}: {findings.kept[min(told, REPORTED - 1)].message}",
            name,
        )
    return Dictionary(
        name=name,
        alphabet=script,
        words=tuple(words),
        entries=len(rows),
        issues=tuple(findings.kept),
        issue_total=findings.total,
        digest=digest.hexdigest()[:16],
        letters=options,
    )


def _guess(rows: Sequence[Row], name: str) -> Alphabet:
    try:
        return alphabet.guess(row.word[:MAX_SURFACE] for row in rows)
    except CrosscoreError as error:
        raise CrosscoreError(error.code, f"{name}: {error.message}", name) from None


def _read_row(
    row: Row, script: Alphabet, options: Mapping[str, str], clues: bool, findings: Findings
) -> Word | None:
    """One row as a word, or None with a finding. `clues`: whether any row has one."""
    if row.fault:
        findings.add(*row.fault, row.where)
        return None
    if not row.word:
        findings.add("no-word", "The clue has no word.", row.where)
        return None
    long = overlong(row.word)
    if long:
        findings.add(*long, row.where)
        return None
    try:
        answer = script.split(row.raw, options)
    except CrosscoreError as error:
        findings.add(error.code, error.message, row.where)
        return None
    wrong = misfit(row.word, answer)
    if wrong:
        findings.add(*wrong, row.where)
        return None
    clue = row.clue
    if not clue:
        if clues:
            findings.add(
                "no-clue", f"{shorten(row.word)} has no clue; it is used without one.", row.where
            )
    elif len(clue) > MAX_CLUE:
        findings.add(
            "clue-cut",
            f"The clue of {row.word} has {len(clue):,} characters; only the first {MAX_CLUE:,} "
            "are kept.",
            row.where,
        )
        clue = clue[:MAX_CLUE].rstrip() + "…"
    return Word(row.word, answer, clue)

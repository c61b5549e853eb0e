"""A word list as a dictionary to draw from: the usable words, and what is wrong with the rest.

Unusable entries are left out and reported with their place. A file is refused only if it holds no
usable word at all.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from crosscore import alphabet
from crosscore.alphabet import Alphabet, Guess, one_line
from crosscore.alphabet.guess import CLUES as SOME_CLUES
from crosscore.alphabet.guess import SAMPLE, spread
from crosscore.dictionary.limits import (
    MAX_CLUE,
    MAX_ENTRIES,
    MAX_SCORE,
    REPORTED,
    USUAL_SCORE,
    cut,
    misfit,
    overlong,
    shorten,
)
from crosscore.dictionary.rows import CLUES, SLICE, Findings, Row, share
from crosscore.dictionary.source import parsing
from crosscore.errors import CrosscoreError, Issue, sentence
from crosscore.puzzle import Word
from crosscore.search import Progress

__all__ = ["NOTES", "Dictionary", "read"]

#: codes of findings that leave nothing out
NOTES = frozenset(
    (
        *("no-clue", "no-clues", "comments", "no-mark", "no-score", "bad-score"),
        *("ambiguous", "columns-swapped", "assumed-encoding"),
    )
)


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Words with clues, ready to draw from.

    `words` are in the file's order, no two with the same answer. `issues` are the first `REPORTED`
    of `issue_total` findings. `entries` counts what the file holds, usable or not. `digest`
    identifies the content: 16 hexadecimal digits that change with any word or clue. `letters` are
    the alphabet's options that aren't at their default; `guessed` is None if somebody named the
    language. `clues` is the code of the clues' language if it is another one. `scores` has one for
    each word, 0 to 100 (best); None if the file has none. `others` has the second and third clues
    of each word; None if no word has any.
    """

    name: str
    alphabet: Alphabet
    words: tuple[Word, ...]
    entries: int
    issues: tuple[Issue, ...]
    issue_total: int
    digest: str
    letters: Mapping[str, str] = field(default_factory=dict)
    guessed: Guess | None = None
    clues: str = ""
    scores: tuple[int, ...] | None = None
    others: tuple[tuple[str, ...], ...] | None = None

    def turned(self, seed: int) -> Dictionary:
        """The same words, each with the one of its clues that is a seed's turn."""
        if self.others is None:
            return self
        words = list(self.words)
        for at, others in enumerate(self.others):
            turn = (seed + at) % (1 + len(others))
            if turn:
                words[at] = Word(words[at].surface, words[at].answer, others[turn - 1])
        return replace(self, words=tuple(words), others=None)

    def lengths(self) -> dict[int, int]:
        """How many words of each length in cells there are, shortest first."""
        return dict(sorted(Counter(len(word.answer) for word in self.words).items()))


def read(
    data: bytes,
    *,
    name: str,
    language: str = "",
    letters: Mapping[str, str] | None = None,
    clues: str = "",
    at_hand: Sequence[str] = (),
) -> Generator[Progress, None, Dictionary]:
    """Read a file of words; a generator that reports progress and returns the dictionary.

    `language` is a code such as "bn"; if empty, it is guessed from words, clues and name, and
    where these tell little, from the languages `at_hand` (see `alphabet.recognise`). `letters`
    are the alphabet's options. `clues` is the language of the clues and of what is printed; if
    empty, it is the words', unless the clues are in another script, or the words' language is a
    weak guess: then it is the first at hand. Raises `CrosscoreError` if the file can't be read (see
    `parse`), holds too many entries, or no usable word.
    """
    name = one_line(name)
    reading = sentence("doing-reading", "Reading {name}", name=name)
    steps = parsing(data, name, scores=True, whole=False)
    last = Progress(0, 0, 1, reading)
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            found = end.value
            break
        half = Progress(step.nodes, (step.done + 1) // 2, step.total, reading)  # of the work
        if half.done * last.total >= last.done * half.total:  # another total, rounded otherwise
            last = half
        yield last
    rows = found.rows
    if len(rows) > MAX_ENTRIES:
        raise CrosscoreError(
            "too-many-entries",
            sentence(
                "too-many-entries",
                "{name} has {entries:,} entries; the limit is {most:,}. Split it into smaller "
                "files.",
                name=name,
                entries=len(rows),
                most=MAX_ENTRIES,
            ),
            name,
        )
    if not rows:  # `parsing` has found why
        why = sentence("in-file", "{name}: {problem}", name=name, problem=found.issues[-1].message)
        raise CrosscoreError("empty-dictionary", why, name)
    yield Progress(0, (len(rows) + 1) // 2, len(rows), reading)
    language, clues = language or found.language, clues or found.clues
    guessed = None if language else _guess(rows, name, at_hand)
    script = guessed.alphabet if guessed else alphabet.get(language)
    options = script.settings(letters or {})
    findings = Findings(found.issues, found.issue_total)
    some_clues = any(row.clue for row in rows)
    if not some_clues:
        message = sentence("no-clues", "None of the words of {name} has a clue.", name=name)
        findings.add("no-clues", message, "")
    scored = any(row.score is not None for row in rows)
    scores: list[int] = []
    told = findings.total
    split = script.splitter(options)
    words: list[Word] = []
    others: list[tuple[str, ...]] = []
    fresh: list[str] = []  # words and clues that the digest does not hold yet
    seen: dict[tuple[str, ...], str] = {}
    digest = hashlib.sha256(script.code.encode())
    checking = sentence("doing-checking", "Checking the words of {name}", name=name)
    for at, row in enumerate(rows):
        if at % SLICE == 0:
            yield replace(share(at, len(rows), 0.5, 1), doing=checking)
            digest.update("".join(fresh).encode())
            fresh.clear()
        word = _read_row(row, split, some_clues, findings)
        if word is None:
            continue
        first = seen.get(word.answer)
        if first is not None:
            if first == word.surface:
                message = sentence(
                    "stands-twice",
                    "{word} is listed twice; the first one is kept.",
                    word=word.surface,
                )
            else:
                message = sentence(
                    "letters-stand-twice",
                    "{word} has the same letters as {other}; the first one is kept.",
                    word=word.surface,
                    other=first,
                )
            findings.add("duplicate", message, row.where)
            continue
        seen[word.answer] = word.surface
        fresh.append(f"{word.surface}\0{word.clue}\0")
        again: tuple[str, ...] = ()
        if row.more:
            again = tuple(_cut(row, text, findings) for key, text in row.more if key in CLUES)
            fresh += [f"{text}\0" for text in again]
        others.append(again if word.clue else ())
        if scored:
            scores.append(_score(row, findings))
            fresh.append(f"{scores[-1]}\0")
        words.append(word)
    digest.update("".join(fresh).encode())
    yield Progress(len(rows), len(rows), len(rows), checking)
    if not words:
        raise CrosscoreError(
            "no-usable-words",
            sentence(
                "no-usable-words",
                "No entry of {name} can be used as a word of the language {language}; "
                "the first of {entries:,}: {problem}",
                name=name,
                language=script.named,
                entries=len(rows),
                problem=findings.kept[min(told, REPORTED - 1)].message,
            ),
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
        guessed=guessed,
        clues=_clue_language(words, script, clues)
        or (_printed(script, at_hand) if guessed and not guessed.sure else ""),
        scores=tuple(scores) if scored else None,
        others=tuple(others) if any(others) else None,
    )


def _clue_language(words: Sequence[Word], script: Alphabet, named: str) -> str:
    """Of the clues of some words, "" where it is the words' own."""
    if not named:
        return alphabet.other_language([word.clue for word in spread(words, SOME_CLUES)], script)
    code = alphabet.get(named).code
    return "" if code == script.code else code


def _printed(script: Alphabet, at_hand: Sequence[str]) -> str:
    """The language to print in where that of the words is a weak guess: the first at hand."""
    code = next(iter(alphabet.known(at_hand)), script.code)
    return "" if code == script.code else code


def _guess(rows: Sequence[Row], name: str, at_hand: Sequence[str]) -> Guess:
    try:
        return alphabet.recognise(
            [row.word for row in spread(rows, SAMPLE)],
            clues=[row.clue for row in spread(rows, SOME_CLUES)],
            title=name,
            at_hand=at_hand,
        )
    except CrosscoreError as error:
        message = sentence("in-file", "{name}: {problem}", name=name, problem=error.message)
        raise CrosscoreError(error.code, message, name) from None


def _score(row: Row, findings: Findings) -> int:
    """The score of a row in a list that has scores."""
    if isinstance(row.score, int):
        return row.score
    if row.score:
        message = sentence(
            "bad-score",
            "The score of {word} is {score}, not a whole number from 0 to {most}; "
            "it counts as {usual}.",
            word=shorten(row.word),
            score=shorten(row.score),
            most=MAX_SCORE,
            usual=USUAL_SCORE,
        )
        findings.add("bad-score", message, row.where)
    else:
        message = sentence(
            "no-score",
            "{word} has no score; it counts as {usual}.",
            word=shorten(row.word),
            usual=USUAL_SCORE,
        )
        findings.add("no-score", message, row.where)
    return USUAL_SCORE


def _read_row(
    row: Row, split: Callable[[str], tuple[str, ...]], clues: bool, findings: Findings
) -> Word | None:
    """One row as a word, or None with a finding. `clues`: whether any row has one."""
    if row.fault:
        findings.add(*row.fault, row.where)
        return None
    if not row.word:
        message = sentence("entry-is-clue-only", "The clue has no word.")
        findings.add("no-word", message, row.where)
        return None
    long = overlong(row.word)
    if long:
        findings.add(*long, row.where)
        return None
    try:
        answer = split(row.raw)
    except CrosscoreError as error:
        findings.add(error.code, error.message, row.where)
        return None
    wrong = misfit(row.word, answer)
    if wrong:
        findings.add(*wrong, row.where)
        return None
    clue = row.clue
    if clues and not clue:
        message = sentence(
            "used-without-clue",
            "{word} has no clue; it is used without one.",
            word=shorten(row.word),
        )
        findings.add("no-clue", message, row.where)
    return Word(row.word, answer, clue if len(clue) <= MAX_CLUE else _cut(row, clue, findings))


def _cut(row: Row, clue: str, findings: Findings) -> str:
    if len(clue) > MAX_CLUE:
        findings.add(
            "clue-cut",
            sentence(
                "clue-cut",
                "The clue of {word} has {characters:,} characters; only the first {most:,} "
                "are kept.",
                word=row.word,
                characters=len(clue),
                most=MAX_CLUE,
            ),
            row.where,
        )
    return cut(clue)

"""Word -> clue files: read, check, report, sample.

A dictionary file is a JSON object `{"WORD": "clue", ...}` in UTF-8. What cannot be used
is reported with its place and left out; the rest is good. Only a file that holds no
usable dictionary at all is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field

from crosscore import alphabet, jsontext
from crosscore.alphabet import Alphabet, one_line
from crosscore.errors import CrosscoreError, Issue
from crosscore.puzzle import Word
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = [
    "MAX_BYTES",
    "MAX_CELLS",
    "MAX_CLUE",
    "MAX_ENTRIES",
    "MIN_CELLS",
    "Dictionary",
    "misfit",
    "read",
    "sample",
]

MAX_BYTES = 64 * 2**20  #: bytes of a file; far above 86,000 words with clues (about 12 MB)
MAX_ENTRIES = 500_000  #: entries of a file
MIN_CELLS = 2  #: a word of one cell can cross nothing and be numbered for nothing
MAX_CELLS = 40  #: cells of a word; more fits on no sheet of paper
MAX_CLUSTER = 40  #: code points of a cell; the longest letter of any script has about ten
MAX_SURFACE = 200  #: characters of a word as written
MAX_CLUE = 1_000  #: characters of a clue; more is a mistake, not a clue
REPORTED = 100  #: findings kept with their places; the rest is only counted
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


class _Findings:
    """Keeps the first findings and counts all."""

    def __init__(self) -> None:
        self.kept: list[Issue] = []
        self.total = 0

    def add(self, code: str, message: str, where: str) -> None:
        self.total += 1
        if len(self.kept) < REPORTED:
            self.kept.append(Issue(code, message, where))


def read(
    data: bytes,
    *,
    name: str,
    language: str = "",
    letters: Mapping[str, str] | None = None,
) -> Generator[Progress, None, Dictionary]:
    """Read a dictionary file; a generator that reports progress and returns the dictionary.

    `language` is a code such as "bn"; empty means: guess it from the words' script.
    `letters` are the alphabet's options. Raises `CrosscoreError` when the file is not JSON,
    is not an object of words, is too large, or holds no usable word.
    """
    name = one_line(name)
    pairs = _parse(data, name)
    if not pairs:
        raise CrosscoreError(
            "empty-dictionary",
            f"{name} holds no words; it should look like "
            '{"BUS": "It stops for passengers", ...}.',
            name,
        )
    if len(pairs) > MAX_ENTRIES:
        raise CrosscoreError(
            "too-many-entries",
            f"{name} holds {len(pairs):,} entries, and at most {MAX_ENTRIES:,} can be used; "
            "split it into smaller files.",
            name,
        )
    script = alphabet.get(language) if language else _guess(pairs, name)
    options = dict(letters or {})
    findings = _Findings()
    words: list[Word] = []
    seen: dict[tuple[str, ...], str] = {}
    digest = hashlib.sha256(script.code.encode())
    for at, (key, value) in enumerate(pairs):
        if at % _SLICE == 0:
            yield Progress(at, at, len(pairs))
        word = _read_entry(at + 1, key, value, script, options, findings)
        if word is None:
            continue
        first = seen.get(word.answer)
        if first is not None:
            same = "stands twice" if first == word.surface else f"has the same letters as {first}"
            findings.add(
                "duplicate",
                f"{word.surface} {same}; the first one is kept.",
                f"entry {at + 1}",
            )
            continue
        seen[word.answer] = word.surface
        digest.update(f"{word.surface}\0{word.clue}\0".encode())
        words.append(word)
    if not words:
        raise CrosscoreError(
            "no-usable-words",
            f"No entry of {name} can be used as a word of the language {script.english}; "
            f"the first of {len(pairs):,}: {findings.kept[0].message}",
            name,
        )
    return Dictionary(
        name=name,
        alphabet=script,
        words=tuple(words),
        entries=len(pairs),
        issues=tuple(findings.kept),
        issue_total=findings.total,
        digest=digest.hexdigest()[:16],
        letters=options,
    )


class _Pairs(list[tuple[str, object]]):
    """A JSON object as read: its entries in order, those with equal keys included."""


def _parse(data: bytes, name: str) -> _Pairs:
    """The entries of the JSON object in `data`, in order, keys that stand twice included."""
    found = jsontext.loads(data, name, most=MAX_BYTES, pairs=_Pairs)
    if not isinstance(found, _Pairs):
        kind = {list: "a list", str: "a text", type(None): "null", bool: "true or false"}.get(
            type(found), "a number"
        )
        raise CrosscoreError(
            "not-an-object",
            f"{name} holds {kind} where an object of words and clues is wanted, such as "
            '{"BUS": "It stops for passengers", ...}.',
            name,
        )
    return found


def _guess(pairs: Sequence[tuple[str, object]], name: str) -> Alphabet:
    try:
        return alphabet.guess(key for key, _ in pairs)
    except CrosscoreError as error:
        raise CrosscoreError(error.code, f"{name}: {error.message}", name) from None


def _read_entry(
    at: int,
    key: str,
    value: object,
    script: Alphabet,
    options: Mapping[str, str],
    findings: _Findings,
) -> Word | None:
    """One entry as a word, or None with a finding."""
    where = f"entry {at}"
    surface = one_line(key)
    if not isinstance(value, str):
        kind = {list: "a list or an object", type(None): "null", bool: "true or false"}.get(
            type(value), "a number"
        )
        findings.add(
            "clue-not-text", f"The clue of {_shorten(surface)} is {kind}, not a text.", where
        )
        return None
    try:
        answer = script.split(key, options)
    except CrosscoreError as error:
        findings.add(error.code, error.message, where)
        return None
    wrong = misfit(surface, answer)
    if wrong:
        findings.add(*wrong, where)
        return None
    clue = one_line(value)
    if not clue:
        findings.add("no-clue", f"{_shorten(surface)} has no clue; it is used without one.", where)
    elif len(clue) > MAX_CLUE:
        findings.add(
            "clue-cut",
            f"The clue of {surface} has {len(clue):,} characters; only the first {MAX_CLUE:,} "
            "are kept.",
            where,
        )
        clue = clue[:MAX_CLUE].rstrip() + "…"
    return Word(surface, answer, clue)


def misfit(surface: str, answer: tuple[str, ...]) -> tuple[str, str] | None:
    """Why a word cannot be used, for its size: (code, sentence), or None."""
    name = _shorten(surface)
    if len(answer) < MIN_CELLS:
        return "too-short", f"{name} has one letter; a word needs at least {MIN_CELLS}."
    if len(answer) > MAX_CELLS:
        return "too-long", f"{name} has {len(answer)} letters; at most {MAX_CELLS} can be used."
    if len(surface) > MAX_SURFACE or max(map(len, answer)) > MAX_CLUSTER:
        return "too-long", f"{name} is too long as it is written; take out what it does not need."
    return None


def _shorten(text: str) -> str:
    return text if len(text) <= 30 else text[:29] + "…"


def sample(
    dictionary: Dictionary,
    count: int,
    rng: Rng,
    avoid: Sequence[Sequence[str]] = (),
) -> list[Word]:
    """`count` random words, in random order, that can all be joined to one another.

    `avoid` lists the words of earlier puzzles, newest first: their words are drawn only
    when the others run out, those of the oldest puzzle first. A drawn word that shares no
    letter with the others is drawn again, as long as the dictionary has others. Fewer come
    back when the dictionary has no more. Same arguments, same words, on every machine.
    """
    age: dict[str, int] = {}  # surface -> how long ago it was used; 0 = last time
    for back, words in enumerate(avoid):
        for surface in words:
            age.setdefault(surface, back)
    pools: dict[int, list[int]] = {}  # age, never used = len(avoid) -> indexes of words
    for index, word in enumerate(dictionary.words):
        pools.setdefault(age.get(word.surface, len(avoid)), []).append(index)
    draws = _draws([pools[back] for back in sorted(pools, reverse=True)], rng)
    chosen: list[Word] = []
    loose: list[Word] = []  # share no letter with the rest, in the order drawn
    for index in draws:
        chosen.append(dictionary.words[index])
        if len(chosen) == count:
            apart = _loose(chosen)
            if not apart or len(loose) > 4 * count:
                break
            loose += [chosen[i] for i in apart]
            chosen = [word for i, word in enumerate(chosen) if i not in apart]
    chosen += loose[: count - len(chosen)]
    return chosen


def _draws(pools: Sequence[list[int]], rng: Rng) -> Generator[int, None, None]:
    """Every index of the first pool in random order, then every one of the next, and so on."""
    for pool in pools:
        for i in range(len(pool) - 1, -1, -1):
            j = rng.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
            yield pool[i]


def _loose(words: Sequence[Word]) -> set[int]:
    """Indexes of words outside the largest group that shared letters hold together."""
    parent = list(range(len(words)))

    def root(i: int) -> int:
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    owner: dict[str, int] = {}
    for i, word in enumerate(words):
        for cluster in word.answer:
            parent[root(i)] = root(owner.setdefault(cluster, i))
    size: dict[int, int] = {}
    for i in range(len(words)):
        size[root(i)] = size.get(root(i), 0) + 1
    largest = max(size, key=lambda r: (size[r], -r))
    return {i for i in range(len(words)) if root(i) != largest}

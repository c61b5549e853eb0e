"""Several word lists as one: what an earlier list says of a word holds, and a later one adds words.

Each list has a weight: points that its scores gain or lose. Personal scores hold over those of all
lists; a word whose personal score is 0 is never used, nor is one that is banned.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import replace

from crosscore.dictionary.limits import MAX_ENTRIES, MAX_SCORE, REPORTED, USUAL_SCORE
from crosscore.dictionary.usable import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.puzzle import Word
from crosscore.search import Progress

__all__ = ["HEAVIEST", "Weighted", "check_mixable", "mixing"]

HEAVIEST = MAX_SCORE  #: points that a weight may add, or take

_SLICE = 4_000  #: words between two reports

Weighted = tuple[Dictionary, int]
Answer = tuple[str, ...]


def mixing(
    lists: Sequence[Weighted],
    *,
    scores: Dictionary | None = None,
    banned: Collection[Answer] = (),
) -> Generator[Progress, None, Dictionary]:
    """The words of all lists, without the banned ones; a generator that reports progress.

    One list alone that nothing changes is returned as it is. Raises `CrosscoreError`:
    "other-language" or "other-letters" for lists that don't go together, "too-many-entries",
    "no-usable-words" if no word is left.
    """
    check_mixable([each for each, _ in lists] + ([scores] if scores else []))
    main = lists[0][0]
    if len(lists) == 1 and not lists[0][1] and scores is None and not banned:
        return main
    total = sum(len(each.words) for each, _ in lists)
    if total > MAX_ENTRIES:
        raise CrosscoreError(
            "too-many-entries",
            sentence(
                "mixed-too-large",
                "The word lists have {words:,} words together; the limit is {most:,}. Leave one "
                "out.",
                words=total,
                most=MAX_ENTRIES,
            ),
            "lists",
        )
    own = _own(scores)
    gone = {*banned, *(answer for answer, score in own.items() if score == 0)}
    scored = bool(own) or any(each.scores is not None or weight for each, weight in lists)
    at: dict[Answer, int] = {}
    words: list[Word] = []
    others: list[tuple[str, ...]] = []
    points: list[int] = []
    done = 0
    for each, weight in lists:
        for n, word in enumerate(each.words):
            if done % _SLICE == 0:
                yield Progress(done, done, total)
            done += 1
            more = each.others[n] if each.others else ()
            known = at.get(word.answer)
            if known is not None:
                if word.clue and not words[known].clue:
                    words[known] = replace(words[known], clue=word.clue)
                    others[known] = more
                continue
            if word.answer in gone:
                continue
            at[word.answer] = len(words)
            words.append(word)
            others.append(more)
            if scored:
                score = each.scores[n] if each.scores is not None else USUAL_SCORE
                points.append(own.get(word.answer, max(0, min(MAX_SCORE, score + weight))))
    yield Progress(total, total, total)
    if not words:
        raise CrosscoreError(
            "no-usable-words",
            sentence("mixed-none-left", "No word is left: all are banned, or have the score 0."),
            "lists",
        )
    issues = [issue for each, _ in lists for issue in each.issues]
    return replace(
        main,
        name=" + ".join(each.name for each, _ in lists),
        words=tuple(words),
        entries=sum(each.entries for each, _ in lists),
        issues=tuple(issues[:REPORTED]),
        issue_total=sum(each.issue_total for each, _ in lists),
        digest=_digest(lists, scores, banned),
        scores=tuple(points) if scored else None,
        others=tuple(others) if any(others) else None,
    )


def check_mixable(lists: Sequence[Dictionary]) -> None:
    """Raise `CrosscoreError` for lists of different languages, or with their letters otherwise."""
    if not lists:
        raise CrosscoreError("bad-message", "There are no lists to mix.", "lists")
    main = lists[0]
    for other in lists[1:]:
        if other.alphabet.code != main.alphabet.code:
            raise CrosscoreError(
                "other-language",
                sentence(
                    "mixed-language",
                    "{name} is in {language}, but {first} is in {other}; lists are mixed in one "
                    "language.",
                    name=other.name,
                    language=other.alphabet.named,
                    first=main.name,
                    other=main.alphabet.named,
                ),
                other.name,
            )
        if dict(other.letters) != dict(main.letters):
            raise CrosscoreError(
                "other-letters",
                sentence(
                    "mixed-letters",
                    "{name} has its letters split otherwise than {first}.",
                    name=other.name,
                    first=main.name,
                ),
                other.name,
            )


def _own(scores: Dictionary | None) -> Mapping[Answer, int]:
    if scores is None or scores.scores is None:
        return {}
    pairs = zip(scores.words, scores.scores, strict=True)
    return {word.answer: score for word, score in pairs}


def _digest(
    lists: Sequence[Weighted], scores: Dictionary | None, banned: Collection[Answer]
) -> str:
    digest = hashlib.sha256()
    for each, weight in lists:
        digest.update(f"{each.digest} {weight}\n".encode())
    digest.update(f"{scores.digest if scores else ''}\n".encode())
    for answer in sorted(banned):
        digest.update(("\0".join(answer) + "\n").encode())
    return digest.hexdigest()[:16]

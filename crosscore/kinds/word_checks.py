"""What kinds have in common that make a puzzle of a list of words: drawing, and what to refuse."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace as changed
from typing import TYPE_CHECKING, Any

from crosscore.dictionary import Dictionary, ages
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.fields import Field, effective, matter
from crosscore.grid import BLOCKED
from crosscore.puzzle import Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Outcome

if TYPE_CHECKING:
    from crosscore.kinds.contract import Search

__all__ = [
    "as_listed",
    "check_gone",
    "check_index",
    "check_language",
    "check_new",
    "drawn",
    "fresh_first",
    "no_such_word",
    "suitable",
    "too_long",
    "whole",
    "with_added",
    "without",
]


_OWN = 500  #: words up to which a list counts as one's own, that is used whole


def suitable(
    dictionary: Dictionary, settings: Mapping[str, Any], fields: Sequence[Field]
) -> Dictionary:
    """The dictionary with only the words whose length the options allow.

    `fields` are the kind's, for their labels. Raises `CrosscoreError` (code "bad-option",
    "no-words-so-long") if there are none.
    """
    least, most = settings["min_length"], settings["max_length"]
    if least > most:
        known = {field.name: field for field in fields}
        raise CrosscoreError(
            "bad-option",
            sentence(
                "shortest-longer",
                "{shortest} ({least} letters) can’t be longer than {longest} ({most} letters).",
                shortest=known["min_length"].named,
                least=least,
                longest=known["max_length"].named,
                most=most,
            ),
            "min_length",
        )
    words = tuple([word for word in dictionary.words if least <= len(word.answer) <= most])
    if not words:
        lengths = dictionary.lengths()
        raise CrosscoreError(
            "no-words-so-long",
            sentence(
                "no-words-so-long",
                "{name} has no words of {least} to {most} letters; its words have {shortest} to "
                "{longest}.",
                name=dictionary.name,
                least=least,
                most=most,
                shortest=min(lengths),
                longest=max(lengths),
            ),
            "min_length",
        )
    return changed(dictionary, words=words)


def whole(
    dictionary: Dictionary, options: Mapping[str, object], fields: Sequence[Field]
) -> Mapping[str, object]:
    """Options with which a list of one's own is used whole, of any length of word.

    They stay as they are if they say how many words to draw, if that doesn't matter with them, or
    if the list has more words than can be asked for, or than `_OWN`: it is then drawn from. Raises
    `CrosscoreError` for options that can't be used.
    """
    known = {field.name: field for field in fields}
    count = known.get("count")
    if count is None or "count" in options or len(dictionary.words) > min(_OWN, count.max):
        return options
    any_length = {"min_length": known["min_length"].min, "max_length": known["max_length"].max}
    settings = effective(fields, {**any_length, **options})
    if "count" not in matter(fields, settings):
        return options
    least, most = settings["min_length"], settings["max_length"]
    words = sum(least <= len(word.answer) <= most for word in dictionary.words)
    return {**any_length, **options, "count": max(int(count.min), words)}


def drawn(
    dictionary: Dictionary,
    puzzle: Puzzle,
    settings: Mapping[str, Any],
    fields: Sequence[Field],
    rng: Rng,
    most: int,
) -> list[Word]:
    """At most so many random words that suit the puzzle's settings and aren't in it.

    Raises as `suitable` does if no word of the dictionary has such a length.
    """
    have = {word.answer for word in puzzle.words}
    if len(dictionary.words) > 4 * most:  # so many that not even looking at each is quick
        least, longest = settings["min_length"], settings["max_length"]
        picked = {rng.below(len(dictionary.words)): None for _ in range(2 * most)}
        some = (dictionary.words[i] for i in picked)
        found = [w for w in some if least <= len(w.answer) <= longest and w.answer not in have]
        if len(found) >= most // 2:
            return found[:most]
    words = suitable(dictionary, settings, fields).words
    found = [word for word in words if word.answer not in have]
    rng.shuffle(found)
    return found[:most]


def fresh_first(
    dictionary: Dictionary,
    puzzle: Puzzle,
    settings: Mapping[str, Any],
    fields: Sequence[Field],
    rng: Rng,
    most: int,
    avoid: Sequence[Sequence[str]],
) -> list[Word]:
    """The words of `drawn`, with words of earlier puzzles last, the newest at the very end.

    `avoid` lists the words of these puzzles, newest first. Raises `CrosscoreError` (code
    "no-other-word") if there is no word left.
    """
    pool = drawn(dictionary, puzzle, settings, fields, rng, most)
    if not pool:
        raise CrosscoreError(
            "no-other-word",
            sentence(
                "no-other-word",
                "Every word in {name} is already in the puzzle.",
                name=dictionary.name,
            ),
            dictionary.name,
        )
    age = ages(avoid if settings["fresh"] else ())
    return sorted(pool, key=age, reverse=True)


def as_listed(search: Search, dictionary: Dictionary) -> Search:
    """A search for a new puzzle; where all words of the list are in it, in the list's order."""
    rank = {word.answer: at for at, word in enumerate(dictionary.words)}
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome
        whole = isinstance(item, Puzzle) and len(item.words) == len(rank)
        yield _ordered(item, rank) if isinstance(item, Puzzle) and whole else item


def _ordered(puzzle: Puzzle, rank: Mapping[tuple[str, ...], int]) -> Puzzle:
    """A new puzzle, of which nothing is locked or given yet, with its words by their rank."""
    at = [rank[word.answer] for word in puzzle.words]
    lost = sorted((changed(u, word=at[u.word]) for u in puzzle.unplaced), key=lambda u: u.word)
    entries = [changed(entry, word=at[entry.word]) for entry in puzzle.entries]
    if puzzle.model != BLOCKED:  # whose entries go by their places
        entries.sort(key=lambda entry: entry.word)
    return changed(
        puzzle,
        words=tuple(sorted(puzzle.words, key=lambda word: rank[word.answer])),
        entries=tuple(entries),
        unplaced=tuple(lost),
    )


def no_such_word(puzzle: Puzzle, word: int) -> CrosscoreError:
    """The error (code "no-such-word") for an index that no word has."""
    message = sentence(
        "no-word-of-number",
        "The puzzle has no word {number}; it has {words}.",
        number=word + 1,
        words=len(puzzle.words),
    )
    return CrosscoreError("no-such-word", message, "")


def check_index(puzzle: Puzzle, word: int) -> None:
    """Raise `CrosscoreError` (code "no-such-word") for an index outside the puzzle's list."""
    if not 0 <= word < len(puzzle.words):
        raise no_such_word(puzzle, word)


def check_language(puzzle: Puzzle, dictionary: Dictionary) -> None:
    """Raise `CrosscoreError` unless its words fit: "other-language", "other-letters"."""
    if dictionary.alphabet.code != puzzle.language:
        raise CrosscoreError(
            "other-language",
            sentence(
                "other-language",
                "The word list is {language}, but the puzzle is in another language. Choose a "
                "list in that language.",
                language=dictionary.alphabet.named,
            ),
            dictionary.name,
        )
    letters = puzzle.options.get("letters", {})
    if dict(dictionary.letters) != dictionary.alphabet.settings(letters):
        raise CrosscoreError(
            "other-letters",
            sentence(
                "other-letters",
                "{name} uses different letter settings from this puzzle. Change them under "
                "Letters.",
                name=dictionary.name,
            ),
            dictionary.name,
        )


def check_new(puzzle: Puzzle, words: Sequence[Word], but: int = -1) -> None:
    """Raise `CrosscoreError` (code "duplicate") for an answer that a word other than `but` has."""
    seen = {other.answer for i, other in enumerate(puzzle.words) if i != but}
    for word in words:
        if word.answer in seen:
            raise CrosscoreError(
                "duplicate",
                sentence(
                    "already-there",
                    "{word} is already in this puzzle. Type another word.",
                    word=word.surface,
                ),
                word.surface,
            )
        seen.add(word.answer)


def with_added(puzzle: Puzzle, words: Sequence[Word]) -> Puzzle:
    """The puzzle with words at the end of its list, which have no place yet.

    Raises `CrosscoreError`: "no-words" if there are none, "duplicate" for an answer that is there.
    """
    if not words:
        message = sentence("nothing-to-add", "There’s no word to add. Type one.")
        raise CrosscoreError("no-words", message, "words")
    check_new(puzzle, words)
    return changed(puzzle, words=(*puzzle.words, *words))


def too_long(puzzle: Puzzle, word: int) -> Sentence:
    """Why a word that is longer than the grid can never be placed."""
    return sentence(
        "why-too-long",
        "{word} can never be placed here: it has {letters} letters, and the grid is "
        "{width} × {height}.",
        word=puzzle.words[word].surface,
        letters=len(puzzle.words[word].answer),
        width=puzzle.width,
        height=puzzle.height,
    )


def check_gone(puzzle: Puzzle, words: Collection[int]) -> set[int]:
    """The words to delete; raises `CrosscoreError` if no word would remain."""
    gone = set(words)
    for word in sorted(gone):
        check_index(puzzle, word)
    if not gone:
        message = sentence("nothing-to-delete", "There’s no word to delete. Select one.")
        raise CrosscoreError("no-words", message, "words")
    if len(gone) == len(puzzle.words):
        raise CrosscoreError(
            "last-word",
            sentence(
                "last-word", "A puzzle needs at least one word. Keep one, or make a new puzzle."
            ),
            "words",
        )
    return gone


def without(puzzle: Puzzle, gone: Collection[int]) -> Puzzle:
    """The puzzle without some words, the others renumbered."""
    kept = [word for word in range(len(puzzle.words)) if word not in gone]
    rank = {old: new for new, old in enumerate(kept)}
    return changed(
        puzzle,
        words=tuple(puzzle.words[word] for word in kept),
        entries=tuple(changed(e, word=rank[e.word]) for e in puzzle.entries if e.word in rank),
        unplaced=tuple(changed(u, word=rank[u.word]) for u in puzzle.unplaced if u.word in rank),
        locked=frozenset(rank[word] for word in puzzle.locked if word in rank),
        given_letters=frozenset(
            (rank[word], at) for word, at in puzzle.given_letters if word in rank
        ),
    )

"""Lists of words for scripts: read, mixed, and chosen by theme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from crosscore import alphabet, choosing, dictionary, formats
from crosscore.api.sources import Words, data_of
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.search import drain

__all__ = ["languages", "mix", "read_words", "split", "theme_words", "themes"]


def read_words(
    source: Words,
    *,
    language: str = "",
    letters: Mapping[str, str] | None = None,
    name: str = "",
) -> Dictionary:
    """Read a list of words, with or without clues, to make puzzles from.

    `source` is a path (a `str` is one, too), the bytes of such a file (JSON, CSV, TSV or text, see
    docs/formats.md), a list that comes with Crosscore or its name (see `dictionaries`), a mapping
    of words to clues, or an iterable of words or of pairs of word and clue. `language` is a code
    such as "bn"; without one it is guessed. `letters` are options of its alphabet, such as
    {"accents": "keep"}. `name` is what messages and files call the list.

    The result has `words`, and `issues` for entries that can't be used, which are left out. Raises
    `CrosscoreError` if no entry can be used or the file can't be read.
    """
    data, usual = data_of(source)
    formats.check_words(data, name or usual)
    return drain(dictionary.read(data, name=name or usual, language=language, letters=letters))


def mix(
    *lists: Dictionary | tuple[Dictionary, int],
    scores: Dictionary | None = None,
    banned: Iterable[str] = (),
) -> Dictionary:
    """Several lists that `read_words` returned, as one: of a word, what the first list says holds.

    A pair is a list and its weight, which is added to its scores; words without a score count as
    50. `scores` is a list whose scores hold over those of all others, 0 meaning never; `banned` are
    words not to use. Raises `CrosscoreError` for lists of different languages.
    """
    parts = [each if isinstance(each, tuple) else (each, 0) for each in lists]
    most = dictionary.HEAVIEST
    for _, weight in parts:
        if type(weight) is not int or abs(weight) > most:
            raise CrosscoreError(
                "bad-option", f"A weight is a whole number from {-most} to {most}.", "lists"
            )
    dictionary.check_mixable([each for each, _ in parts])
    split = parts[0][0].alphabet.splitter(parts[0][0].letters)
    gone = [split(word) for word in banned]
    return drain(dictionary.mixing(parts, scores=scores, banned=gone))


def themes(words: str = "en") -> dict[str, dict[int, int]]:
    """The themes that words of a language can be chosen by: theme -> level -> number of words."""
    return {theme: dict(sorted(found.items())) for theme, found in choosing.counts(words).items()}


def theme_words(
    words: str,
    *,
    clues: str = "",
    described: bool = False,
    themes: Iterable[str] = (),
    levels: Iterable[int] = (),
    regions: Iterable[str] = (),
) -> Dictionary:
    """Words by theme and level, to make puzzles from: those of all if none is named.

    `words` is their language, such as "es". `clues` is another language for translations as clues,
    or, if `described`, for that language's own clues. `themes` are names that `themes` tells,
    `levels` 1, 2 and 3 (about A1, A2 and B1), `regions` such as "GB" want the words used there.
    Raises `CrosscoreError` for what there is not.
    """
    choice = choosing.choice_of(
        words, clues=clues, described=described, themes=themes, levels=levels, regions=regions
    )
    return drain(dictionary.read(choosing.selection(choice), name=choice.name))


def languages() -> dict[str, str]:
    """The languages that words can be in: code -> name in English."""
    return {each.code: each.english for each in alphabet.languages()}


def split(word: str, language: str, letters: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The cells that a word takes, in reading order; raises `CrosscoreError` if it has none."""
    return alphabet.get(language).split(word, letters or {})

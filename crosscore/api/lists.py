"""Lists of words for scripts: read, mixed, and chosen by theme."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from crosscore import alphabet, choosing, dictionary, formats
from crosscore.api import given
from crosscore.api.sources import Open, Source, Words, content, data_of, each_of, is_source
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.search import drain
from crosscore.shipped import WordList

__all__ = [
    "AnyWords",
    "languages",
    "listed",
    "mix",
    "read_words",
    "split",
    "theme_words",
    "themes",
]

#: a list among several, which may have a weight; a file is a Path here, as a text is a word
List = Dictionary | WordList | os.PathLike[str] | bytes | Open | Mapping[str, str]

#: words in every way there is, several lists among them
AnyWords = (
    Dictionary
    | Source
    | WordList
    | Mapping[str, str]
    | Iterable[str | tuple[str, str] | List | tuple[List, int]]
)


def read_words(
    source: Words,
    *,
    language: str = "",
    letters: Mapping[str, str] | None = None,
    name: str = "",
) -> Dictionary:
    """Read a list of words, with or without clues, to make puzzles from.

    `source` is a path (a `str` is one, too), the bytes of such a file (JSON, CSV, TSV or text, see
    docs/formats.md), a file that is open, a list that comes with Crosscore or its name (see
    `dictionaries`), a mapping of words to clues, or an iterable of words or of pairs of word and
    clue. `language` is a code such as "bn"; without one it is guessed. `letters` are options of its
    alphabet, such as {"accents": "keep"}. `name` is what messages and files call the list.

    The result has `words`, and `issues` for entries that can't be used, which are left out. Raises
    `CrosscoreError` if no entry can be used or the file can't be read; for a file that isn't there
    it is a `FileNotFoundError` as well.
    """
    given.text("language", language, none=True)
    given.text("name", name, none=True)
    if letters is not None:
        given.mapping("letters", letters, "a mapping of options to values")
    data, usual = data_of(source)
    formats.check_words(data, name or usual)
    return drain(dictionary.read(data, name=name or usual, language=language, letters=letters))


def mix(
    *lists: Dictionary | Words | tuple[Dictionary | Words, int],
    scores: Dictionary | Words | None = None,
    banned: Dictionary | Words = (),
    language: str = "",
) -> Dictionary:
    """Several lists as one: all their words, and what the first says of a word holds.

    A list is what `read_words` returned, or what it takes. A pair is a list and its weight, -100 to
    100, which is added to its scores; words without a score count as 50. `scores` is a list whose
    scores hold over those of all others, 0 meaning never; `banned` are words not to use. Without a
    `language` it is that of the largest list. Raises `CrosscoreError` for lists of different
    languages, and as `read_words` does.
    """
    given.text("language", language, none=True)
    parts = [_weighted(each) for each in lists]
    found = _together(parts, language)
    if not found:
        raise CrosscoreError("no-dictionary", "There are no lists to mix.", "lists")
    main = found[0][0]

    def more(given: Dictionary | Words) -> Dictionary:
        if isinstance(given, Dictionary):
            return given
        return read_words(given, language=main.alphabet.code, letters=main.letters)

    if isinstance(banned, Dictionary) or is_source(banned):
        gone = [word.answer for word in more(banned).words]
    else:  # words that no list may have
        split = main.alphabet.splitter(main.letters)
        gone = [split(each if isinstance(each, str) else each[0]) for each in each_of(banned)]
    own = None if scores is None else more(scores)
    return drain(dictionary.mixing(found, scores=own, banned=gone))


def listed(words: AnyWords, language: str = "") -> Dictionary:
    """The words that a function was given, in any of the ways there are."""
    if isinstance(words, Dictionary):
        return words
    if is_source(words) or isinstance(words, Mapping) or not isinstance(words, Iterable):
        return read_words(words, language=language)
    items: list[Any] = list(words)
    if not any(map(_is_list, items)):
        return read_words(items, language=language)
    for at, item in enumerate(items, 1):
        if not _is_list(item):
            raise CrosscoreError(
                "no-list",
                f"Part {at:,} of the words is no list, but others are; name a file by Path(...), "
                "and put words of their own in {...} with their clues.",
                f"part {at}",
            )
    return drain(dictionary.mixing(_together([_weighted(item) for item in items], language)))


def _is_list(item: object) -> bool:
    """Whether a part of what was given is a list of words, not a word or a word and its clue.

    A text is a word. A pair with a whole number is a list and its weight.
    """
    if isinstance(item, tuple) and len(item) == 2 and type(item[1]) is int:
        if isinstance(item[0], str):
            raise CrosscoreError(
                "no-list",
                f"({item[0][:40]!r}, {item[1]}) could be a word or a file; write "
                f"(Path({item[0][:40]!r}), {item[1]}) for a list and its weight.",
                item[0][:40],
            )
        return True
    return isinstance(item, Dictionary | WordList | Mapping) or (
        is_source(item) and not isinstance(item, str)
    )


def _weighted(given: Any) -> tuple[Any, int]:
    """A list and its weight."""
    if not (isinstance(given, tuple) and len(given) == 2 and not isinstance(given[1], str | tuple)):
        return given, 0
    most = dictionary.HEAVIEST
    if type(given[1]) is not int or abs(given[1]) > most:
        raise CrosscoreError(
            "bad-option", f"A weight is a whole number from {-most} to {most}.", "lists"
        )
    return given


def _together(parts: list[tuple[Any, int]], language: str) -> list[tuple[Dictionary, int]]:
    """Lists read in one language: that of the largest, as short ones are easily misjudged."""
    sources = [_kept(each) for each, _ in parts]
    found = [
        each if isinstance(each, Dictionary) else read_words(each, language=language, name=name)
        for each, name in sources
    ]
    if found:
        code = max(found, key=lambda each: len(each.words)).alphabet.code
        for at, (each, name) in enumerate(sources):
            if not isinstance(each, Dictionary) and found[at].alphabet.code != code:
                found[at] = read_words(each, language=code, name=name)
    return [(each, weight) for each, (_, weight) in zip(found, parts, strict=True)]


def _kept(source: Any) -> tuple[Any, str]:
    """The same in a form that can be read twice, and what an open file is called."""
    if is_source(source) and not isinstance(source, str | os.PathLike):
        return content(source, "words")
    if isinstance(source, Iterable) and not isinstance(source, str | Mapping | os.PathLike):
        return list(source), ""
    return source, ""


def themes(words: str = "en") -> dict[str, dict[int, int]]:
    """The themes that words of a language can be chosen by: theme -> level -> number of words."""
    given.text("words", words)
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
    given.text("words", words)
    given.text("clues", clues)
    given.truth("described", described)
    named = {
        "themes": given.several("themes", themes, "a list of texts"),
        "regions": given.several("regions", regions, "a list of texts"),
    }
    for name, some in named.items():
        for each in some:
            given.text(f"each of {name}", each)
    numbers = given.several("levels", levels, "a list of numbers")
    choice = choosing.choice_of(words, clues=clues, described=described, levels=numbers, **named)
    return drain(dictionary.read(choosing.selection(choice), name=choice.name))


def languages() -> dict[str, str]:
    """The languages that words can be in: code -> name in English."""
    return {each.code: each.english for each in alphabet.languages()}


def split(word: str, language: str, letters: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The cells that a word takes, in reading order; raises `CrosscoreError` if it has none."""
    given.text("word", word)
    given.text("language", language)
    if letters is not None:
        given.mapping("letters", letters, "a mapping of options to values")
    return alphabet.get(language).split(word, letters or {})

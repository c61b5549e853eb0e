"""Which words of a language go into its scored list, and how good each is in a crossword."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator

from crosscore import alphabet
from crosscore.errors import CrosscoreError
from tools.scored.languages import Source

__all__ = ["listed", "score"]

Unfit = Callable[[str, tuple[str, ...]], bool]  #: says it of a word in small letters, and its cells
CELLS = range(3, 16)
RARE = 480  #: the step of frequency from which a word may be an English one
APART = 130  #: steps by which English has to have a word more often for it to be an English one
CURT, USUAL = 4, 430  #: letters of a short word, and the step from which it is rare
SHORT = 620  #: three letters that are rarer than this are more often an abbreviation
_VOWELS = frozenset("aeiouyæœøαεηιουωаеиоуыэюяєіїўъө")
_NUMERAL = re.compile(r"(?=.*(?:ii|x[vix]|[lc]x|xl|vi))m*(cm|cd|d?c*)(xc|xl|l?x*)(ix|iv|v?i*)")


def listed(
    source: Source,
    words: Iterable[tuple[str, int]],
    known: Callable[[str], bool],
    *,
    unfit: Unfit,
    names: Collection[str] = (),
    english: Callable[[str], int | None] = lambda _: None,
) -> list[tuple[str, int]]:
    """Words in the letters of the grid with their scores, in alphabetical order.

    `words` come with their steps of frequency, the most frequent first. `known` is the spelling
    dictionary, `unfit` what is kept from a class, `names` what is a name, `english` how often
    English has a word.
    """
    script = alphabet.get(source.code)
    split = script.splitter()
    vowels = _VOWELS | frozenset(source.vowels)
    found: dict[tuple[str, ...], tuple[str, int]] = {}
    for word, step in words:
        if len(found) >= source.most:
            break
        if not word.isalpha() or len(word) < CELLS[0] or not _sounds(word, vowels):
            continue
        if word in names or _NUMERAL.fullmatch(word) or (len(word) == CELLS[0] and step > SHORT):
            continue
        spelt = next((way for way, there in _spellings(source, word) if known(there)), "")
        if not spelt or _foreign(word, step, english):
            continue
        try:
            cells = split(spelt)
        except CrosscoreError:
            continue
        if len(cells) in CELLS and cells not in found and not unfit(word, cells):
            found[cells] = script.upper(spelt), score(cells, step)
    return sorted(found.values())


def score(cells: Collection[str], step: int) -> int:
    """From 1 to 100: by how often the word is used, and by its shape.

    A word of few different letters looks odd; one of three letters is no feast.
    """
    plain = 100 - (step - 250) / 6.5
    same = len(cells) - len(set(cells))
    shape = 4 * max(0, same - len(cells) // 2) + (4 if len(cells) == CELLS[0] else 0)
    return max(1, min(100, round(plain - shape)))


def _spellings(source: Source, word: str) -> Iterator[tuple[str, str]]:
    """Ways to spell a word, each with how it stands in the dictionary.

    The frequencies are of small letters only, without ß and the like.
    """
    every = [(word, word)]
    for old, new, own in source.respelt:
        changed = re.sub(old, new, word)
        if changed != word:
            every.append((changed if own else word, changed))
    yield from every
    if source.nouns:
        yield from ((way, there[0].upper() + there[1:]) for way, there in every)


def _sounds(word: str, vowels: frozenset[str]) -> bool:
    """Whether it has a vowel: else it is an abbreviation."""
    return not vowels.isdisjoint(word) or not vowels.isdisjoint(unicodedata.normalize("NFD", word))


def _foreign(word: str, step: int, english: Callable[[str], int | None]) -> bool:
    """Whether a rare word is a usual one of English."""
    if step < RARE:
        return False
    there = english(word)
    return there is not None and there + APART < step

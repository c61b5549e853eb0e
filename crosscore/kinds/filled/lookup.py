"""What filling knows of a dictionary: its words as bit sets, and each word by its letters."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from crosscore.dictionary import Dictionary
from crosscore.fill import Lexicon, building
from crosscore.fill.apart import Apart, keeping
from crosscore.puzzle import SCRAMBLED, UNKNOWN, Puzzle, Word
from crosscore.search import Progress, drain

if TYPE_CHECKING:
    from crosscore.fill.candidates import Prospect

__all__ = ["Lookup", "forget", "indexing", "looking_up", "lookup_of", "marked"]

_KEPT = 2  #: dictionaries whose bit sets are kept: they take more room than the words
_SLICE = 8_000  #: words that are indexed between two reports


class Lookup:
    """A dictionary and its lexicon; `words[i]` of one is `words[i]` of the other."""

    def __init__(self, dictionary: Dictionary, lexicon: Lexicon, index: dict[object, int]) -> None:
        self.dictionary = dictionary
        self.lexicon = lexicon
        self.prospects: list[Prospect] = []  #: of grids that were asked about last
        self._index = index
        self._sorted: dict[int, set[tuple[str, ...]]] = {}

    def word(self, answer: tuple[str, ...]) -> Word | None:
        """The dictionary's word with these cells, if it has one."""
        at = self._index.get(answer)
        return None if at is None else self.dictionary.words[at]

    def at(self, answer: tuple[str, ...]) -> int | None:
        """The index of the word with these cells."""
        return self._index.get(answer)

    def score(self, answer: tuple[str, ...]) -> int | None:
        """The word's score; None without one."""
        at = self._index.get(answer)
        scores = self.lexicon.scores
        return None if at is None or scores is None else scores[at]

    def mean(self, words: Iterable[Word]) -> float | None:
        """The mean score of those that are in the dictionary; None without any score."""
        scores = [self.score(word.answer) for word in words]
        known = [score for score in scores if score is not None]
        return round(sum(known) / len(known), 1) if known else None

    def odd(self, answer: tuple[str, ...]) -> str:
        """`UNKNOWN` or `SCRAMBLED` for letters that are no word of the dictionary, else ""."""
        if answer in self._index:
            return ""
        length = len(answer)
        if length not in self._sorted:
            shelf = self.lexicon.shelves.get(length)
            ids: Sequence[int] = shelf.ids if shelf else ()
            self._sorted[length] = {tuple(sorted(self.dictionary.words[i].answer)) for i in ids}
        return SCRAMBLED if tuple(sorted(answer)) in self._sorted[length] else UNKNOWN

    def apart(self, settings: Mapping[str, Any]) -> Apart | None:
        """What keeps words apart that the settings don't want in one grid."""
        return keeping(self.lexicon, settings["shared"], settings["apart"])

    def lengths(self, least: int = 0) -> dict[int, int]:
        """How many words of each length reach a score, for those of which there are some."""
        lexicon = self.lexicon
        counts = ((n, lexicon.reaching(shelf, least)) for n, shelf in lexicon.shelves.items())
        return {length: count for length, count in counts if count}


_cached: list[Lookup] = []


def looking_up(dictionary: Dictionary) -> Generator[Progress, None, Lookup]:
    """The dictionary's lookup: made in slices, or the one that was made before."""
    for known in _cached:
        if known.dictionary is dictionary:
            return known
    answers = [word.answer for word in dictionary.words]
    lexicon = yield from building(answers, scores_of(dictionary))
    index: dict[object, int] = {}
    for at, answer in enumerate(answers):
        index[answer] = at
        if at % _SLICE == 0:
            yield Progress(at, at, len(answers))
    made = Lookup(dictionary, lexicon, index)
    gc.freeze()  # else each full collection walks through all these words: a third of a second
    _cached.insert(0, made)
    del _cached[_KEPT:]
    return made


def indexing(dictionary: Dictionary) -> Generator[Progress, None, Lookup]:
    """See `Kind.indexing`."""
    return looking_up(dictionary)


def lookup_of(dictionary: Dictionary) -> Lookup:
    """The dictionary's lookup, made at once if it is not there."""
    return drain(looking_up(dictionary))


def marked(puzzle: Puzzle, dictionary: Dictionary | None) -> Puzzle:
    """The puzzle with its mean score, and those words marked that the dictionary does not have.

    Nothing is done where the dictionary's lookup would have to be made first.
    """
    lookup = next((known for known in _cached if known.dictionary is dictionary), None)
    if lookup is None:
        return puzzle
    found = {at: lookup.odd(word.answer) for at, word in enumerate(puzzle.words)}
    odd = {at: what for at, what in found.items() if what}
    return replace(puzzle, odd=odd, score=lookup.mean(puzzle.words))


def forget(dictionary: Dictionary) -> None:
    """Keep nothing of a dictionary that is no longer loaded."""
    _cached[:] = [known for known in _cached if known.dictionary is not dictionary]


def scores_of(dictionary: Dictionary) -> Sequence[int] | None:
    """The words' scores, None where the dictionary has none."""
    return dictionary.scores

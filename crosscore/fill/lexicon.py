"""Words as bit sets: for each length, which words have a letter at a position."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Mapping, Sequence
from math import gcd

from crosscore.search import Progress, drain

__all__ = ["Lexicon", "Shelf", "building"]

Letter = Hashable
_SLICE = 1_000  #: words indexed between two reports
_SPREAD = 0.618  #: share of a shelf between two neighbouring words of the caller's order


class Shelf:
    """All words of one length.

    `ids[w]` is the word's index in `Lexicon.words`; bit w of a mask stands for it. `masks[i]` maps
    a letter to the words that have it at position i. `full` has all bits.

    For the searches each letter is also a bit (`Lexicon.bits`), so that a set of letters is an
    integer: `tables[i]` are the masks by those bits, `letters[i]` all letters at position i.
    """

    __slots__ = ("_bits", "_spelt", "_words", "full", "ids", "letters", "masks", "tables")

    def __init__(
        self,
        words: Sequence[tuple[Letter, ...]],
        ids: Sequence[int],
        masks: list[dict[Letter, int]],
        bits: Mapping[Letter, int],
    ) -> None:
        self.ids = ids
        self.masks = masks
        self.full = (1 << len(ids)) - 1
        self.tables = [{bits[letter]: mask for letter, mask in at.items()} for at in masks]
        self.letters = [sum(table) for table in self.tables]
        self._words = words
        self._bits = bits
        self._spelt: dict[int, tuple[int, ...]] = {}

    def spelt(self, w: int) -> tuple[int, ...]:
        """The letters of word w of this shelf, as bits."""
        found = self._spelt.get(w)
        if found is None:
            bits = self._bits
            found = tuple([bits[letter] for letter in self._words[self.ids[w]]])
            self._spelt[w] = found
        return found

    def exactly(self, word: Sequence[Letter]) -> int:
        """The set that holds that word alone; empty if it is not on the shelf."""
        found = self.full
        for at, letter in zip(self.masks, word, strict=True):
            found &= at.get(letter, 0)
        return found


class Lexicon:
    """`words` in the caller's order, no two equal; `scores` of the same length, or None.

    `shelves` maps a length in letters to its `Shelf`. Within a shelf, words are sorted by falling
    score: those that reach a score are the lowest bits. Words with the same score are in a fixed
    mixed order, so that any part of a shelf is a sample of it. `bits` gives each letter a bit.
    `apart` is for what `crosscore.fill.apart` finds out.
    """

    __slots__ = ("apart", "bits", "scores", "shelves", "words")

    def __init__(
        self,
        words: Sequence[tuple[Letter, ...]],
        shelves: dict[int, Shelf],
        scores: Sequence[int] | None,
        bits: Mapping[Letter, int],
    ) -> None:
        self.words = words
        self.shelves = shelves
        self.scores = scores
        self.bits = bits
        self.apart: dict[tuple[int, bool], object] = {}

    @classmethod
    def of(
        cls, words: Sequence[tuple[Letter, ...]], scores: Sequence[int] | None = None
    ) -> Lexicon:
        """The lexicon of some words, all at once."""
        return drain(building(words, scores))

    def reaching(self, shelf: Shelf, least: int | None) -> int:
        """How many words of a shelf have at least that score: they are its lowest bits."""
        scores = self.scores
        if least is None or scores is None:
            return len(shelf.ids)
        low, high = 0, len(shelf.ids)
        while low < high:
            middle = (low + high) // 2
            if scores[shelf.ids[middle]] >= least:
                low = middle + 1
            else:
                high = middle
        return low


def building(
    words: Sequence[tuple[Letter, ...]], scores: Sequence[int] | None = None
) -> Generator[Progress, None, Lexicon]:
    """Index words; reports how many are done."""
    total = len(words)
    lengths: dict[int, list[int]] = {}
    for start in range(0, total, 6 * _SLICE):
        yield Progress(0, 0, total)
        for i in range(start, min(start + 6 * _SLICE, total)):
            lengths.setdefault(len(words[i]), []).append(i)
    bits: dict[Letter, int] = {}
    shelves: dict[int, Shelf] = {}
    done = 0
    for length, plain in sorted(lengths.items()):
        ids = yield from _ordered(plain, scores, Progress(done, done, total))
        size = (len(ids) + 7) // 8
        sets: list[dict[Letter, bytearray]] = [{} for _ in range(length)]
        for start in range(0, len(ids), _SLICE):
            part = ids[start : start + _SLICE]
            columns = zip(*[words[i] for i in part], strict=True)
            for found, column in zip(sets, columns, strict=True):
                for w, letter in enumerate(column, start):
                    try:
                        found[letter][w >> 3] |= 1 << (w & 7)
                    except KeyError:
                        bits.setdefault(letter, 1 << len(bits))
                        found[letter] = bytearray(size)
                        found[letter][w >> 3] |= 1 << (w & 7)
            done += len(part)
            yield Progress(done, done, total)
        masks: list[dict[Letter, int]] = []
        for at in sets:
            masks.append({k: int.from_bytes(v, "little") for k, v in at.items()})
            yield Progress(done, done, total)
        shelves[length] = Shelf(words, ids, masks, bits)
    return Lexicon(words, shelves, scores, bits)


def _ordered(
    ids: list[int], scores: Sequence[int] | None, report: Progress
) -> Generator[Progress, None, list[int]]:
    """By falling score; within a score, neighbours are far apart in the caller's order."""
    count = len(ids)
    step = max(1, int(count * _SPREAD))
    while gcd(step, count) > 1:
        step += 1
    levels: dict[int, list[int]] = {0: []}
    for start in range(0, count, 4 * _SLICE):
        part = [ids[at * step % count] for at in range(start, min(start + 4 * _SLICE, count))]
        if scores is None:
            levels[0] += part
        else:
            for i in part:
                levels.setdefault(scores[i], []).append(i)
        yield report
    return [i for level in sorted(levels, reverse=True) for i in levels[level]]

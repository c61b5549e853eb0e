"""Words as bit sets: for each length, which words have a letter at a position."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Hashable, Mapping, Sequence
from itertools import chain
from math import gcd

from crosscore.search import Progress, drain

__all__ = ["Lexicon", "Shelf", "building"]

Letter = Hashable
_SLICE = 1_000  #: words indexed between two reports
_COLUMN = 200_000  #: letters of which a bit is read between two reports
_SPREAD = 0.618  #: share of a shelf between two neighbouring words of the caller's order
_LEAPS = (1, 8, 21, 55, 144, 377)  #: so many steps further, one is near where one was
_DIGITS = [bytes(48 + (code >> k & 1) for code in range(256)) for k in range(8)]  #: bit k of a byte


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
        for i, length in enumerate(map(len, words[start : start + 6 * _SLICE]), start):
            try:
                lengths[length].append(i)
            except KeyError:
                lengths[length] = [i]
    bits: dict[Letter, int] = {}
    plain: dict[str, Letter] = {}
    signs: dict[Letter, str] = {}
    shelves: dict[int, Shelf] = {}
    done = 0
    for length, listed in sorted(lengths.items()):
        report = Progress(done, done, total)
        ids = yield from _ordered(listed, scores, report)
        text, letters = yield from _text(words, ids, length, plain, signs, report)
        _learn(text, length, letters, bits)
        masks = yield from _masks(text, length, letters, report)
        shelves[length] = Shelf(words, ids, masks, bits)
        done += len(ids)
        yield Progress(done, done, total)
    return Lexicon(words, shelves, scores, bits)


def _text(
    words: Sequence[tuple[Letter, ...]],
    ids: Sequence[int],
    length: int,
    plain: dict[str, Letter],
    signs: dict[Letter, str],
    report: Progress,
) -> Generator[Progress, None, tuple[str, dict[str, Letter]]]:
    """The words of a shelf as one text with a sign for each letter; which letter each sign is.

    That is the letter itself where all are single characters: `plain` has those seen so far. Else
    it is what `signs` says, which learns more.
    """
    texts: list[str] = []
    for start in range(0, len(ids), _SLICE):
        part = [words[i] for i in ids[start : start + _SLICE]]
        try:
            texts.append("".join(map("".join, part)))  # type: ignore[arg-type]
        except TypeError:  # letters that are no strings
            break
        if len(texts[-1]) != len(part) * length:
            break
        if len(texts) % 4 == 0:
            yield report
    else:
        text = "".join(texts)
        plain.update({sign: sign for sign in _others(text, "".join(plain))})
        return text, plain
    texts = []
    for start in range(0, len(ids), _SLICE):
        part = [words[i] for i in ids[start : start + _SLICE]]
        for letter in dict.fromkeys(chain.from_iterable(part)):
            if letter not in signs:
                code = len(signs)
                signs[letter] = chr(code if code < 0xD800 else code + 0x800)  # no surrogates
        texts.append("".join(map(signs.__getitem__, chain.from_iterable(part))))
        yield report
    return "".join(texts), {sign: letter for letter, sign in signs.items()}


def _others(text: str, known: str) -> list[str]:
    """Each character of a text that is not among those known, once."""
    if not text.isascii():
        return sorted(set(text).difference(known))
    found: list[str] = []
    rest = text.encode("ascii").translate(None, known.encode("ascii", "ignore"))
    while rest:
        found.append(chr(rest[0]))
        rest = rest.translate(None, rest[:1])
    return found


def _learn(text: str, length: int, letters: dict[str, Letter], bits: dict[Letter, int]) -> None:
    """Give each new letter a bit: in the order of the words, of some words column by column."""
    new = {sign for sign, letter in letters.items() if letter not in bits}
    for start in range(0, len(text), _SLICE * length):
        if not new:
            return
        part = text[start : start + _SLICE * length]
        for p in range(length):
            for sign in dict.fromkeys(part[p::length]):
                if sign in new:
                    new.remove(sign)
                    bits[letters[sign]] = 1 << len(bits)


def _masks(
    text: str, length: int, letters: dict[str, Letter], report: Progress
) -> Generator[Progress, None, list[dict[Letter, int]]]:
    """For each position of the words in a text, which of them have a letter there.

    A column is read as a whole: each bit of the code points is a number with a binary digit for
    each word. What these numbers have in common with each other are the words of a letter.
    """
    wide = 1 if text.isascii() else 4
    data = text.encode("ascii" if wide == 1 else "utf-32-le", "surrogatepass")
    count = len(text) // length
    full, first = (1 << count) - 1, (1 << min(count, _SLICE)) - 1
    codes = [ord(sign) for sign in letters]
    vary = 0
    for code in codes:
        vary |= code ^ codes[0]
    planes = [k for k in range(vary.bit_length()) if vary >> k & 1]
    masks: list[dict[Letter, int]] = []
    work = 0
    for p in range(length):
        sets = {codes[0] & ~vary: full}
        for k in planes:
            last = ((count - 1) * length + p) * wide + (k >> 3)
            ones = int(data[last :: -length * wide].translate(_DIGITS[k & 7]), 2)
            split: dict[int, int] = {}
            for code, mask in sets.items():
                some = mask & ones
                if some:
                    split[code | 1 << k] = some
                if some != mask:
                    split[code] = mask ^ some
            sets = split
            work += count
            if work > _COLUMN:
                work = 0
                yield report
        # the letter of the first word comes first
        ordered = sorted(sets.items(), key=lambda one: (low := one[1] & first or one[1]) & -low)
        masks.append({letters[chr(code)]: mask for code, mask in ordered})
    return masks


def _ordered(
    plain: list[int], scores: Sequence[int] | None, report: Progress
) -> Generator[Progress, None, array[int]]:
    """By falling score; within a score, neighbours are far apart in the caller's order.

    The word at k is the one at k * step in that order, round and round. So those at k, k + leap,
    k + 2 * leap, ... lie evenly in it, and few slices take them all.
    """
    listed = array("I", plain)  # whose numbers lie side by side, unlike those of a list
    count = len(listed)
    step = max(1, int(count * _SPREAD))
    while gcd(step, count) > 1:
        step += 1
    leap = min(_LEAPS, key=lambda by: abs(_small(by * step, count)) + by)
    stride = _small(leap * step, count) or 1  # 0 only where there is one word
    mixed = array("I", bytes(4 * count))
    for k in range(min(leap, count)):
        some = array("I")
        at, wanted = k * step % count, len(range(k, count, leap))
        while len(some) < wanted:
            line = listed[at::stride][: wanted - len(some)]
            some += line
            at = (at + len(line) * stride) % count
        mixed[k::leap] = some
    yield report
    if scores is None:
        return mixed
    levels: dict[int, list[int]] = {}
    for start in range(0, count, 4 * _SLICE):
        part = mixed[start : start + 4 * _SLICE]
        for i, score in zip(part, map(scores.__getitem__, part), strict=True):
            try:
                levels[score].append(i)
            except KeyError:
                levels[score] = [i]
        yield report
    del mixed[:]
    for level in sorted(levels, reverse=True):
        mixed.extend(levels[level])
    return mixed


def _small(number: int, count: int) -> int:
    """The number of the same remainder that is nearest to 0."""
    number %= count
    return number if number * 2 <= count else number - count

"""Which cells of a word can be split by hand with `|`, and which were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from crosscore.alphabet.language import Alphabet
from crosscore.errors import CrosscoreError

__all__ = ["MARK", "Parting", "parting"]

MARK = "|"


@dataclass(frozen=True, slots=True)
class Parting:
    """The `cells` of a word, and its text with one boundary more or less.

    `parted[i]` is the text in which cell i is two cells, "" if it can't be; a cell that can be
    split at several places is split at the first. `joined[i]` is the text without the mark between
    cells i and i + 1, "" if there is none; one shorter than `cells`.
    """

    cells: tuple[str, ...]
    parted: tuple[str, ...]
    joined: tuple[str, ...]


def parting(alphabet: Alphabet, text: str, options: Mapping[str, str]) -> Parting:
    """Where a word of a few dozen letters may be split. Raises what `Alphabet.split` raises.

    It tries every place in the text, so it needs to know no rule.
    """
    cells = alphabet.split(text, options)
    parted = [""] * len(cells)
    for tried, found in _tried(alphabet, text, options, len(cells) + 1):
        at = _first_difference(cells, found)
        if at < len(cells) and not parted[at] and cells[at + 1 :] == found[at + 2 :]:
            parted[at] = tried
    joined = [""] * (len(cells) - 1)
    for at in (i for i, char in enumerate(text) if char == MARK):
        tried = text[:at] + text[at + 1 :]
        found = alphabet.split(tried, options)
        first = _first_difference(cells, found)
        if first < len(joined) and cells[first + 2 :] == found[first + 1 :]:
            joined[first] = tried
    return Parting(cells, tuple(parted), tuple(joined))


def _tried(
    alphabet: Alphabet, text: str, options: Mapping[str, str], wanted: int
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The text with a mark at each place where that makes so many cells, and those."""
    for at in range(1, len(text)):
        tried = text[:at] + MARK + text[at:]
        try:
            found = alphabet.split(tried, options)
        except CrosscoreError:
            continue  # between a letter and its mark
        if len(found) == wanted:
            yield tried, found


def _first_difference(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))

"""Words that are part of others, and how often words can be found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crosscore.grid import DIRECTIONS, Cell, along

__all__ = ["copies", "subwords"]


def subwords(
    words: Sequence[tuple[str, ...]], directions: Sequence[str]
) -> dict[int, list[tuple[int, int, bool]]]:
    """Which words are part of others: {word: [(other, index of the first letter, reversed)]}.

    Reversed ones only if the opposite of each of `directions` is among them, so that they can be
    found wherever the other one is. Of two words that are each other's reverse, the later one is
    part of the earlier. A palindrome is listed once. Parts that run forwards come first.
    """
    steps = {DIRECTIONS[direction] for direction in directions}
    both = all((-r, -c) in steps for r, c in steps)
    # As texts, of which any part can be looked up at once.
    char: dict[str, str] = {}
    texts = ["".join(char.setdefault(letter, chr(len(char))) for letter in word) for word in words]
    lengths = sorted(set(map(len, texts)))
    wanted: dict[str, list[tuple[int, bool]]] = {}
    for index, text in enumerate(texts):
        wanted.setdefault(text, []).append((index, False))
        if both and text != text[::-1]:
            wanted.setdefault(text[::-1], []).append((index, True))
    found: dict[int, list[tuple[int, int, bool]]] = {}
    for other, text in enumerate(texts):
        for length in lengths:
            for at in range(len(text) - length + 1):
                for index, turned in wanted.get(text[at : at + length], ()):
                    if length < len(text) or index > other:
                        first = at + length - 1 if turned else at
                        found.setdefault(index, []).append((other, first, turned))
    return {index: sorted(found[index], key=_forwards_first) for index in sorted(found)}


def _forwards_first(part: tuple[int, int, bool]) -> tuple[bool, int, int]:
    other, first, turned = part
    return turned, other, first


def copies(
    rows: Sequence[Sequence[str | None]], word: Sequence[str], directions: Sequence[str]
) -> list[tuple[Cell, ...]]:
    """Every place where a word can be read in one of the directions; a palindrome's once."""
    letters: Mapping[Cell, str] = {
        (r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter
    }
    found: dict[frozenset[Cell], tuple[Cell, ...]] = {}
    for cell, letter in letters.items():
        if letter != word[0]:
            continue
        for direction in directions:
            cells = along(cell, direction, len(word))
            if all(letters.get(at) == one for at, one in zip(cells, word, strict=True)):
                found.setdefault(frozenset(cells), cells)
    return sorted(found.values())

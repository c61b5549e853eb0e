"""Words that are part of others, and how often words can be found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crosscore.grid import WAYS, Cell, along

__all__ = ["copies", "within"]


def within(
    words: Sequence[tuple[str, ...]], ways: Sequence[str]
) -> dict[int, list[tuple[int, int, bool]]]:
    """Which words stand in which others: {word: [(other, index of the first letter, reversed)]}.

    Reversed ones only where every one of `ways` has its opposite among them, so that they can
    be found wherever the other one lies. Of two words that are each other's reverse, the later
    one stands in the earlier. A palindrome is not told twice.
    """
    steps = {WAYS[way] for way in ways}
    both = all((-r, -c) in steps for r, c in steps)
    found: dict[int, list[tuple[int, int, bool]]] = {}
    for index, word in enumerate(words):
        for other, longer in enumerate(words):
            if other == index or len(longer) < len(word):
                continue
            if len(longer) == len(word) and other > index:
                continue
            for turned in (False, True) if both else (False,):
                wanted = word[::-1] if turned else word
                if turned and wanted == word:
                    continue
                for at in range(len(longer) - len(word) + 1):
                    if longer[at : at + len(word)] == wanted:
                        first = at + len(word) - 1 if turned else at
                        found.setdefault(index, []).append((other, first, turned))
    return found


def copies(
    rows: Sequence[Sequence[str | None]], word: Sequence[str], ways: Sequence[str]
) -> list[tuple[Cell, ...]]:
    """Every place where a word can be read in one of the ways; a palindrome's once."""
    letters: Mapping[Cell, str] = {
        (r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter
    }
    found: dict[frozenset[Cell], tuple[Cell, ...]] = {}
    for cell, letter in letters.items():
        if letter != word[0]:
            continue
        for way in ways:
            cells = along(cell, way, len(word))
            if all(letters.get(at) == one for at, one in zip(cells, word, strict=True)):
                found.setdefault(frozenset(cells), cells)
    return sorted(found.values())

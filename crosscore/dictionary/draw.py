"""Draw words at random from a dictionary, for one puzzle."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from crosscore.dictionary.usable import Dictionary
from crosscore.puzzle import Word
from crosscore.rng import Rng

__all__ = ["ages", "sample"]

#: as many words are drawn again, and four for each word wanted, before those that share no letter
#: with the others are taken
_LOOSE = 1000


def ages(avoid: Sequence[Sequence[str]]) -> Callable[[Word], int]:
    """How many puzzles ago a word was last used: 0 in the last, `len(avoid)` in none of them.

    `avoid` has the words of these puzzles, newest first, as they were written or as their cells
    read: lists write the same word in other letter cases.
    """
    age: dict[str, int] = {}
    never = len(avoid)
    for back, words in enumerate(avoid):
        for text in words:
            age.setdefault(text, back)

    def last(word: Word) -> int:
        return min(age.get(word.surface, never), age.get("".join(word.answer), never))

    return last


def sample(
    dictionary: Dictionary,
    count: int,
    rng: Rng,
    avoid: Sequence[Sequence[str]] = (),
    *,
    joined: bool = True,
) -> list[Word]:
    """`count` random words in random order; if `joined`, words that can all be connected.

    `avoid` lists the words of earlier puzzles, newest first: they are drawn only when the others
    run out, those of the oldest puzzle first. A drawn word that shares no letter with the others is
    drawn again, as long as the dictionary has others. You get fewer words if the dictionary has no
    more. Same arguments, same words, on every machine.
    """
    pools: dict[int, list[int]] = {}  # indexes of words by the number of puzzles since
    if any(avoid):
        age = ages(avoid)
        for at, word in enumerate(dictionary.words):
            pools.setdefault(age(word), []).append(at)
    else:
        pools[0] = list(range(len(dictionary.words)))
    draws = _draws([pools[back] for back in sorted(pools, reverse=True)], rng)
    chosen: list[Word] = []
    loose: list[Word] = []  # share no letter with the rest, in the order drawn
    for index in draws:
        chosen.append(dictionary.words[index])
        if len(chosen) == count:
            apart = _loose(chosen) if joined else set()
            if not apart or len(loose) > _LOOSE + 4 * count:
                break
            loose += [chosen[i] for i in apart]
            chosen = [word for i, word in enumerate(chosen) if i not in apart]
    chosen += loose[: count - len(chosen)]
    return chosen


def _draws(pools: Sequence[list[int]], rng: Rng) -> Generator[int, None, None]:
    """Every index of the first pool in random order, then every one of the next, and so on."""
    for pool in pools:
        for i in range(len(pool) - 1, -1, -1):
            j = rng.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
            yield pool[i]


def _loose(words: Sequence[Word]) -> set[int]:
    """Indexes of words outside the largest group that shared letters hold together."""
    parent = list(range(len(words)))

    def root(i: int) -> int:
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    owner: dict[str, int] = {}
    for i, word in enumerate(words):
        for cluster in word.answer:
            parent[root(i)] = root(owner.setdefault(cluster, i))
    size: dict[int, int] = {}
    for i in range(len(words)):
        size[root(i)] = size.get(root(i), 0) + 1
    largest = max(size, key=lambda r: (size[r], -r))
    return {i for i in range(len(words)) if root(i) != largest}

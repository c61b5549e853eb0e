"""Words that must not stand in one grid, because they share too many letters in a row.

TEAPOT and TEACUP share TEA; CAT lies within CATS. Which words those are is never listed as a whole:
it is looked up by the letters' bit sets when a word is settled, and each run of letters is looked
up once.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from crosscore.fill.lexicon import Lexicon, Shelf

__all__ = ["Apart", "keeping"]

_KEPT = 20_000  #: runs of letters whose words are kept; most are on no shelf, and take little room

Letters = tuple[Hashable, ...]


class Apart:
    """Two words clash if they share `shared` letters in a row (0: they may).

    With `inside` they also clash if all of one lies in the other, however short it is.
    """

    __slots__ = ("_found", "inside", "shared", "shelves")

    def __init__(self, shelves: dict[int, Shelf], shared: int, inside: bool) -> None:
        self.shelves = shelves
        self.shared = shared
        self.inside = inside
        self._found: dict[tuple[Letters, int], int] = {}

    def clashes(self, word: Sequence[Hashable], length: int) -> int:
        """The words of that many letters that clash with a word, itself among them."""
        shelf = self.shelves.get(length)
        if shelf is None:
            return 0
        letters = tuple(word)
        found = 0
        if self.shared:
            for start in range(len(letters) - self.shared + 1):
                found |= self.holding(letters[start : start + self.shared], length)
        if self.inside:
            if length >= len(letters):
                found |= self.holding(letters, length)
            else:
                for start in range(len(letters) - length + 1):
                    found |= shelf.exactly(letters[start : start + length])
        return found

    def holding(self, run: Letters, length: int) -> int:
        """The words of that many letters in which these stand in a row."""
        found = self._found.get((run, length))
        if found is not None:
            return found
        found = 0
        masks = self.shelves[length].masks
        for start in range(length - len(run) + 1):
            some = masks[start].get(run[0], 0)
            for at in range(1, len(run)):
                if not some:
                    break
                some &= masks[start + at].get(run[at], 0)
            found |= some
        if len(self._found) >= _KEPT:
            self._found.clear()
        self._found[run, length] = found
        return found


def keeping(lexicon: Lexicon, shared: int = 0, inside: bool = False) -> Apart | None:
    """What keeps the words of a lexicon apart; None if nothing has to."""
    if not shared and not inside:
        return None
    key = (shared, inside)
    made = lexicon.apart.get(key)
    if not isinstance(made, Apart):
        made = lexicon.apart[key] = Apart(lexicon.shelves, shared, inside)
    return made

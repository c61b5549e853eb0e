"""A layout task prepared for the search: letters numbered, unplaceable words set aside."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from crosscore.layout.board import Board
from crosscore.layout.goal import Goal
from crosscore.layout.result import NO_LETTER, NO_ROOM, Layout, Placement

__all__ = ["Task"]


class Task:
    """The words of one `lay_out` call, and the way back from a board to a `Layout`.

    `numbers[i]` is the caller's index of the search's word `i`; `words[i]` its letters as small
    integers, `letters` how many there are. `lost` are the words that can never be placed, with the
    reason. `size` is the width and height allowed, None if free. `fixed` are the words, as a set of
    bits, that may not move relative to each other. `goal` says which of two layouts is better.
    """

    def __init__(
        self,
        words: Sequence[Sequence[Hashable]],
        size: tuple[int, int] | None,
        fixed: Collection[int] = (),
        goal: Goal = Goal(),  # noqa: B008
    ) -> None:
        number: dict[Hashable, int] = {}
        spelled = [tuple(number.setdefault(c, len(number)) for c in word) for word in words]
        longest = max(size) if size else max(map(len, spelled), default=0)
        fits = [1 < len(word) <= longest for word in spelled]
        kept = _largest_part(spelled, [i for i, ok in enumerate(fits) if ok], fixed)
        # A word that is too long still joins others by its letters: then it lacks room only.
        near = set(kept)
        for part in _parts(spelled, list(range(len(words)))):
            if near.intersection(part):
                near.update(part)
        self.size = size
        self.goal = goal
        self.numbers = kept
        self.fixed = sum(1 << word for word, number in enumerate(kept) if number in fixed)
        self.lost = [
            (i, NO_ROOM if i in near or not fits[i] else NO_LETTER)
            for i in sorted(set(range(len(words))) - set(kept))
        ]
        self.words = [spelled[i] for i in kept]
        self.letters = len(number)

    def layout(self, board: Board) -> Layout:
        """The words on the board, moved to the top left corner of their box."""
        top, left, bottom, right = board.box()
        placements: list[Placement] = []
        unplaced = list(self.lost)
        for word, number in enumerate(self.numbers):
            if board.start[word] < 0:
                unplaced.append((number, NO_ROOM))
            else:
                row, column, down = board.place_of(word)
                placements.append(Placement(number, row - top, column - left, down))
        return Layout(
            width=right - left,
            height=bottom - top,
            placements=tuple(sorted(placements)),
            unplaced=tuple(sorted(unplaced)),
            crossings=board.crossings(),
            filled=board.filled(),
            top=top if self.size else 0,
            left=left if self.size else 0,
        )


def _parts(words: Sequence[tuple[int, ...]], indexes: Sequence[int]) -> list[list[int]]:
    """The words in groups that share letters, directly or through others."""
    letters = [0] * len(words)
    groups: list[tuple[int, list[int]]] = []
    for i in indexes:
        for letter in words[i]:
            letters[i] |= 1 << letter
        mask, members, others = letters[i], [i], []
        for group in groups:
            if group[0] & mask:
                mask |= group[0]
                members += group[1]
            else:
                others.append(group)
        groups = [*others, (mask, members)]
    return [sorted(members) for _, members in groups]


def _largest_part(
    words: Sequence[tuple[int, ...]], indexes: Sequence[int], fixed: Collection[int]
) -> list[int]:
    """The group of the fixed words, or the largest, that begins first among equals."""
    parts = _parts(words, indexes)
    parts = [part for part in parts if any(word in fixed for word in part)] or parts
    return max(parts, key=lambda part: (len(part), -part[0]), default=[])

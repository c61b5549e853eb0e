"""Reading a whole grid at once: every copy of many words, by bitboards.

Cell (row, column) is bit `(row + 1) * stride + column`; a guard column and guard rows stay empty,
so that a shift never carries a word over an edge. For each letter one integer says where it
stands. Words with the same beginning are read together: the ends of TI are `(ends of T) << step`
AND the cells of I, for the whole grid in two operations, and most beginnings soon have none.

A word that runs backwards is read as its reverse running forwards, so there are four
directions to read, not eight, and a palindrome is found once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from crosscore.conceal.task import Place, Task
from crosscore.grid import DIRECTIONS, Cell

__all__ = ["Copy", "Reading"]

_NAMES = tuple(DIRECTIONS)  # the last four are the opposites of the first four, in the same order
_OUTSIDE = -1  # letter of what is no cell


class Copy(NamedTuple):
    """Cells (indexes of a `Reading`) that can be read as words; `who` has their bits."""

    cells: range
    who: int


class Node:
    """A beginning of words: what letters go on, and the words that end here, as bits."""

    __slots__ = ("next", "who")

    def __init__(self) -> None:
        self.next: dict[int, Node] = {}
        self.who = 0

    def add(self, word: Sequence[int], who: int) -> None:
        node = self
        for letter in word:
            after = node.next.get(letter)
            if after is None:
                after = node.next[letter] = Node()
            node = after
        node.who |= who


class _Axis:
    """One of the four directions: its words, and the runs of placed words along it."""

    __slots__ = ("allowed", "root", "runs", "step")

    def __init__(self, step: int, root: Node) -> None:
        self.step = step
        self.root = root
        self.runs: list[tuple[int, int]] = []  # (index of the first cell, letters)
        self.allowed: dict[int, int] = {}

    def ends_inside(self, length: int) -> int:
        """Where copies of so many letters end that lie within one placed word."""
        found = self.allowed.get(length)
        if found is None:
            found = 0
            combs: dict[int, int] = {}
            step = abs(self.step)
            for first, letters in self.runs:
                ends = letters - length + 1
                if ends > 0:
                    comb = combs.get(ends)
                    if comb is None:
                        comb = combs[ends] = sum(1 << i * step for i in range(ends))
                    lowest = first + self.step * (length - 1 if self.step > 0 else letters - 1)
                    found |= comb << lowest
            self.allowed[length] = found
        return found


class Reading:
    """The letters of a grid, as numbers, and what can be read in it.

    `once` are words that may be read in the directions of the task within the cells of one of the
    `places` only, `never` the same in all eight directions. Their bits in `Copy.who` count through
    both. Cells are addressed by `index`; `letters` is how many there are.
    """

    def __init__(
        self,
        task: Task,
        places: Iterable[Place],
        letters: int,
        once: Sequence[Sequence[int]],
        never: Sequence[Sequence[int]],
    ) -> None:
        self._stride = task.width + 1
        size = self._stride * (task.height + 2)
        self.at = [_OUTSIDE] * size  #: letter of each index
        self._masks = [0] * letters
        self._cells = 0
        self._longest = max(map(len, (*once, *never)), default=0)
        roots: dict[tuple[bool, bool], Node] = {}
        self._axes: list[_Axis] = []
        for name, opposite in zip(_NAMES[:4], _NAMES[4:], strict=True):
            kind = (name in task.directions, opposite in task.directions)
            if kind not in roots:
                roots[kind] = _root(once, never, *kind)
            down, on = DIRECTIONS[name]
            self._axes.append(_Axis(down * self._stride + on, roots[kind]))
        for place in places:
            cells = task.cells(place)
            direction = _NAMES.index(place.direction)
            first = self.index(cells[0] if direction < 4 else cells[-1])
            self._axes[direction % 4].runs.append((first, len(cells)))

    def index(self, cell: Cell) -> int:
        """The number of a cell."""
        return (cell[0] + 1) * self._stride + cell[1]

    def put(self, index: int, letter: int) -> None:
        """Write a letter, over the one that stands there."""
        bit = 1 << index
        before = self.at[index]
        if before != _OUTSIDE:
            self._masks[before] ^= bit
        self.at[index] = letter
        self._masks[letter] |= bit
        self._cells |= bit

    def copies(self, most: int) -> list[Copy]:
        """Copies that are not within one placed word, `most` at most."""
        found: list[Copy] = []
        masks = self._masks
        for axis in self._axes:
            step = axis.step
            waiting = [(axis.root, self._cells, 0)]
            while waiting:
                node, cells, depth = waiting.pop()
                depth += 1
                for letter, after in node.next.items():
                    ends = cells & masks[letter]
                    if not ends:
                        continue
                    if after.who:
                        wrong = ends & ~axis.ends_inside(depth)
                        while wrong:
                            low = wrong & -wrong
                            wrong ^= low
                            end = low.bit_length() - 1
                            cells_of = range(end - (depth - 1) * step, end + step, step)
                            found.append(Copy(cells_of, after.who))
                            if len(found) >= most:
                                return found
                    if after.next:
                        ahead = ends << step if step > 0 else ends >> -step
                        waiting.append((after, ahead, depth))
        return found

    def begun(self, index: int) -> list[tuple[int, Node]]:
        """Beginnings of words that stand right before a cell, with their steps, for `completes`."""
        at = self.at
        found = []
        for axis in self._axes:
            step = axis.step
            found.append((step, axis.root))
            start = index - step
            for _ in range(1, self._longest):
                if at[start] == _OUTSIDE:
                    break
                node: Node | None = axis.root
                i = start
                while i != index and node:
                    node = node.next.get(at[i])
                    i += step
                if node and node.next:
                    found.append((step, node))
                start -= step
        return found

    def completes(self, index: int, begun: Sequence[tuple[int, Node]], letter: int) -> bool:
        """Whether a letter at the cell would be part of a word; `begun` is that of the cell.

        Meant for cells that no placed word covers: a copy through them is never within one.
        """
        at = self.at
        for step, before in begun:
            node = before.next.get(letter)
            i = index
            while node:
                if node.who:
                    return True
                i += step
                node = node.next.get(at[i])
        return False

    def lines_up(self, index: int, letter: int) -> bool:
        """Whether a letter at the cell would make three equal ones in a line."""
        at = self.at
        for axis in self._axes:
            step = axis.step
            one, other = at[index - step] == letter, at[index + step] == letter
            if one and (other or at[index - 2 * step] == letter):
                return True
            if other and at[index + 2 * step] == letter:
                return True
        return False


def _root(
    once: Sequence[Sequence[int]],
    never: Sequence[Sequence[int]],
    forwards: bool,
    backwards: bool,
) -> Node:
    """All words as read along a direction; those of `once` if they may run so."""
    root = Node()
    for number, word in enumerate((*once, *never)):
        if number >= len(once) or forwards:
            root.add(word, 1 << number)
        if number >= len(once) or backwards:
            root.add(word[::-1], 1 << number)
    return root

"""What placed words, and the letters of a message, spell by accident.

A word that can be read anywhere but within the cells of one placed word is a clash: only other
places can undo it. All words are read at once, over the whole board: the ends of CA are the ends of
C moved on by one AND the cells of A, and most beginnings soon have no end. If only a few words were
moved, their cells are read again, letter by letter.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce
from operator import and_, or_

from crosscore.conceal.board import Board, bits
from crosscore.conceal.reading import Node
from crosscore.conceal.task import Task
from crosscore.grid import DIRECTIONS

__all__ = ["Clashes", "lacking"]

_NAMES = tuple(DIRECTIONS)  # the last four are the opposites of the first four, in the same order
_FEW = 0.01  # part of a board's bits; if no more cells changed, only these are read
_WORK = 1_000_000  # bits times words that take about as long as a node of a search
_MOST = 100  # clashes that are told
_PAIRS = tuple(zip(_NAMES[:4], _NAMES[4:], strict=True))


def lacking(task: Task) -> list[str]:
    """The directions without which some lines of letters could not be read either way."""
    return [one for one, other in _PAIRS if not {one, other} & {*task.directions}]


class Clashes:
    """The words to be read on a board.

    Its own words and `inside` ones (hidden in others) are read in the directions of its task,
    `banned` ones in all eight: for them it needs the directions that are `lacking`. The first cells
    without a word hold the `message`. A letter that has no number on the board is nowhere in it.
    """

    def __init__(
        self,
        board: Board,
        inside: Sequence[tuple[str, ...]],
        banned: Sequence[tuple[str, ...]],
        message: Sequence[str],
    ) -> None:
        self._board = board
        task = board.task
        cells = range(task.width * task.height)
        self._cells = (
            cells if task.shape is None else sorted(r * task.width + c for r, c in task.shape)
        )
        self._message = [board.numbers[letter] for letter in message]
        listed = [*board.words, *board.spelt(inside)]
        self._root = Node()
        self._listed = len(listed)
        for number, word in enumerate(listed):
            self._root.add(word, 1 << number)
        known = {*map(tuple, listed)}
        for word in board.spelt(banned):
            if len(word) > 1 and tuple(word) not in known:
                self._root.add(word, 1 << self._listed)
                self._root.add(word[::-1], 1 << self._listed)
        #: Lanes in which words lie, and one lane of each pair of directions.
        self._ways = board.inside[0]
        self._axes = 0
        for pair in _PAIRS:
            lanes = [
                lane
                for direction, lane in zip(board.directions, board.lanes, strict=True)
                if direction in pair
            ]
            self._axes |= lanes[0] if lanes else 0
        self._longest = max(map(len, (*listed, *banned)), default=0)
        #: What was read last: the words' starts, the letter of each cell (-1: none; the last one
        #: is a guard's), and all that could be read: (start, length).
        self._starts = [-1] * len(board.start)
        self._at = [-1] * (task.width * task.height + 1)
        self._read: dict[tuple[int, int], None] = {}
        self._current = False
        #: Nodes of a search that a reading is worth, besides those of moving words.
        self.cost = len(board.cell_at) * (len(listed) + len(banned)) // _WORK

    def found(self, *, message: bool = False) -> list[int]:
        """Each clash, as the set (bits) of the words whose letters make it; with the message?

        The set is empty if the message does it alone. Of very many, only some are told.
        """
        board = self._board
        changed = self._changed()
        if message or not self._current or len(changed) > _FEW * len(board.cell_at):
            self._read_all(self._written() if message else board.letters)
        else:
            self._read_near(changed)
        self._current = not message
        found = []
        for start, length in self._read:
            owners = [board.owners[cell] for cell in board.cell_at[start : start + length]]
            if not reduce(and_, owners):
                found.append(reduce(or_, owners))
                if len(found) == _MOST:
                    break
        return found

    def _changed(self) -> dict[int, None]:
        """The cells of words that were moved, before and after."""
        board, at = self._board, self._at
        changed: dict[int, None] = {}
        moved = [
            (word, before)
            for word, (before, start) in enumerate(zip(self._starts, board.start, strict=True))
            if before != start
        ]
        for word, before in moved:
            if before >= 0:
                for cell in board.cells(word, before):
                    changed[cell] = None
                    if not board.owners[cell]:
                        at[cell] = -1
        for word, _ in moved:
            if board.start[word] >= 0:
                for cell, letter in zip(board.cells(word), board.words[word], strict=True):
                    changed[cell] = None
                    at[cell] = letter
        self._starts = board.start[:]
        return changed

    def _read_all(self, letters: Sequence[int]) -> None:
        self._read.clear()
        waiting = [(self._root, self._board.full, 0)]
        while waiting:
            node, ahead, length = waiting.pop()
            length += 1
            for letter, after in node.next.items():
                ends = ahead & letters[letter]
                if not ends:
                    continue
                if after.who:
                    self._note(ends >> length - 1, length, after.who)
                if after.next:
                    waiting.append((after, ends << 1, length))

    def _read_near(self, cells: Collection[int]) -> None:
        at, cell_at = self._at, self._board.cell_at
        self._read = {
            (start, length): None
            for start, length in self._read
            if not any(cell in cells for cell in cell_at[start : start + length])
        }
        starts: dict[int, None] = {}
        for cell in cells:
            for where in self._board.where:
                start = where[cell]
                for _ in range(self._longest):
                    if at[cell_at[start]] < 0:
                        break
                    starts[start] = None
                    start -= 1
        for start in starts:
            end = start
            node = self._root.next.get(at[cell_at[start]])
            while node:
                end += 1
                if node.who:
                    self._note(1 << start, end - start, node.who)
                node = node.next.get(at[cell_at[end]])

    def _note(self, starts: int, length: int, who: int) -> None:
        """Keep those starts that count for the words that can be read: not where one was put."""
        counting = starts & self._axes if who >> self._listed else 0
        number = (who & (1 << self._listed) - 1).bit_length() - 1
        if number >= 0:
            counting |= starts & self._ways
            if number < len(self._starts) and self._starts[number] >= 0:
                counting &= ~(1 << self._starts[number])
        for start in bits(counting):
            self._read[start, length] = None

    def _written(self) -> list[int]:
        """Where each letter stands, those of the message with the others."""
        board = self._board
        letters = board.letters[:]
        free = (cell for cell in self._cells if not board.owners[cell])
        for cell, letter in zip(free, self._message, strict=False):
            letters[letter] |= board.mark(cell)
        return letters

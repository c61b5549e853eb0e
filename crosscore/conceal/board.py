"""A word search being laid out, as bitboards in Python integers.

A board is one integer that holds the grid once for every direction in which words may run, each
time with the cells in the order of that direction: line after line, and after each line a guard
bit that stays empty.

          grid      forward: C A T run on           down: A X run on
      C A T  .      C A T . | . X . . | ...         C . . | A X . | T . . | ...
      . X .  .

So a word is a run of bits whatever its direction, and there is only one to think about: shift
the board of cells that suit the i-th letter (they are empty or hold it) back by i; AND over all
letters leaves every legal start of the word, in all directions at once. Shifting the
cells that *hold* the letter and adding up, one bit of the sums a board, tells for all these
starts how many cells the word would share there.

Letters are small integers here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from crosscore.conceal.task import Place, Task
from crosscore.grid import DIRECTIONS, Cell

__all__ = ["Board", "bit_at", "bits"]


def bits(mask: int) -> Iterator[int]:
    """Indexes of the set bits of `mask`, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def bit_at(mask: int, nth: int) -> int:
    """The index of the set bit of `mask` that `nth` lower ones come before."""
    first, size = 0, mask.bit_length()
    while size > 24:
        half = size >> 1
        low = mask & (1 << half) - 1
        count = low.bit_count()
        if nth < count:
            mask, size = low, half
        else:
            mask, size, nth, first = mask >> half, size - half, nth - count, first + half
    for _ in range(nth):
        mask &= mask - 1
    return first + (mask & -mask).bit_length() - 1


class Board:
    """The words of a task in its grid, and every place where another may go.

    A word's *start* is the bit of its first letter in the lane of its direction. A cell is row *
    width + column. Nothing is checked in `put`: give it a start from `starts`.

    `others` are letters that no word has. `more` are directions besides the task's: words can be
    read but not placed in them, and their lanes come after the others.
    """

    __slots__ = (
        "cell_at",
        "covered",
        "directions",
        "empty",
        "firsts",
        "full",
        "inside",
        "lanes",
        "letters",
        "marks",
        "numbers",
        "owners",
        "start",
        "task",
        "where",
        "words",
    )

    def __init__(self, task: Task, others: Iterable[str] = (), more: Sequence[str] = ()) -> None:
        self.task = task
        #: The number of each letter, and the words in these.
        self.numbers = numbers = {
            letter: number
            for number, letter in enumerate(dict.fromkeys((*chain(*task.words), *others)))
        }
        self.words = [[numbers[letter] for letter in word] for word in task.words]
        size = task.width * task.height
        #: By bit: its cell, -1 for a guard.
        self.cell_at: list[int] = []
        #: By direction: the bit of each cell.
        self.where: list[list[int]] = []
        #: By direction: all its bits, and the first of them.
        self.lanes: list[int] = []
        self.firsts: list[int] = []
        #: The directions of the lanes.
        self.directions = (*task.directions, *more)
        for direction in self.directions:
            self._add_lane(direction)
        #: By cell: its bits in all lanes; 0 until it is asked for.
        self.marks = [0] * size
        #: All cells of the shape.
        self.full = self._shape()
        #: By length: the starts at which a word stays in the shape.
        self.inside = [self.full & sum(self.lanes[: len(task.directions)])]
        for n in range(max(map(len, self.words), default=0)):
            self.inside.append(self.inside[n] & self.full >> n)
        self.empty = self.full
        #: By letter: the cells that hold it.
        self.letters = [0] * len(numbers)
        #: By cell: the words that it belongs to, as a set of bits.
        self.owners = [0] * size
        #: How many cells belong to words.
        self.covered = 0
        #: By word: its start, -1 while it has no place.
        self.start = [-1] * len(self.words)

    def _add_lane(self, direction: str) -> None:
        width, height = self.task.width, self.task.height
        down, on = DIRECTIONS[direction]
        step = down * width + on
        first = len(self.cell_at)
        where = [0] * (width * height)
        for row, column in _heads(width, height, down, on):
            rows = (height - row if down > 0 else row + 1) if down else width
            columns = (width - column if on > 0 else column + 1) if on else height
            head = row * width + column
            line = [head + i * step for i in range(min(rows, columns))]
            for bit, cell in enumerate(line, len(self.cell_at)):
                where[cell] = bit
            self.cell_at += line
            self.cell_at.append(-1)
        self.where.append(where)
        self.lanes.append((1 << len(self.cell_at)) - (1 << first))
        self.firsts.append(first)

    def _shape(self) -> int:
        task = self.task
        digits = bytearray(b"1" * (task.width * task.height) + b"0")  # the last is a guard's, -1
        if task.shape is not None:
            digits = bytearray(b"0" * len(digits))
            for row, column in task.shape:
                digits[row * task.width + column] = ord("1")
        return int(bytes(map(digits.__getitem__, reversed(self.cell_at))), 2)

    def mark(self, cell: int) -> int:
        """The bits of a cell in all lanes."""
        mark = self.marks[cell]
        if not mark:
            for where in self.where:
                mark |= 1 << where[cell]
            self.marks[cell] = mark
        return mark

    def spelt(self, words: Sequence[tuple[str, ...]]) -> list[list[int]]:
        """Those of some other words that the letters of these suffice for, in numbers."""
        numbers = self.numbers
        return [
            [numbers[letter] for letter in word] for word in words if numbers.keys() >= set(word)
        ]

    # Changing the grid.

    def put(self, word: int, start: int) -> None:
        """Put a word that has no place at a legal start."""
        letters = self.words[word]
        owners, boards = self.owners, self.letters
        bit = 1 << word
        self.start[word] = start
        for letter, cell in zip(letters, self.cells(word), strict=True):
            if not owners[cell]:
                mark = self.marks[cell] or self.mark(cell)
                self.empty ^= mark
                boards[letter] |= mark
                self.covered += 1
            owners[cell] |= bit

    def take(self, word: int) -> None:
        """Take a word from its place; letters that it shares stay."""
        letters = self.words[word]
        owners, boards = self.owners, self.letters
        bit = 1 << word
        for letter, cell in zip(letters, self.cells(word), strict=True):
            owners[cell] ^= bit
            if not owners[cell]:
                mark = self.marks[cell]
                self.empty ^= mark
                boards[letter] ^= mark
                self.covered -= 1
        self.start[word] = -1

    def reset(self, starts: Sequence[int]) -> None:
        """Give every word the start that it has among `starts`."""
        moved = [word for word, start in enumerate(starts) if self.start[word] != start]
        for word in moved:
            if self.start[word] >= 0:
                self.take(word)
        for word in moved:
            if starts[word] >= 0:
                self.put(word, starts[word])

    # Where a word may go.

    def cells(self, word: int, start: int | None = None) -> list[int]:
        """The cells of a word at a start, or at its own."""
        if start is None:
            start = self.start[word]
        return self.cell_at[start : start + len(self.words[word])]

    def starts(self, word: int) -> int:
        """All starts where a word meets no letter but its own."""
        letters = self.words[word]
        found = self.inside[len(letters)]
        empty, boards = self.empty, self.letters
        for shift, letter in enumerate(letters):
            found &= (empty | boards[letter]) >> shift
            if not found:
                break
        return found

    def free(self, length: int) -> int:
        """All starts of empty cells for a word of a length."""
        run, done = self.empty, 1
        while done < length:
            more = min(done, length - done)
            run &= run >> more
            done += more
        return run & self.inside[length]

    def by_shared(self, word: int, found: int) -> list[tuple[int, int]]:
        """The starts among `found` by the cells that the word would share: (cells, starts).

        The most comes first; 7 stands for 7 and more.
        """
        one, two, four = self._sums(word, found)
        levels = []
        for cells in range(7 if four else 3 if two else 1, -1, -1):
            level = found
            level &= four if cells & 4 else ~four
            level &= two if cells & 2 else ~two
            level &= one if cells & 1 else ~one
            if level:
                levels.append((cells, level))
        return levels

    def most_shared(self, word: int, found: int) -> int:
        """The starts among `found` with the most shared cells."""
        for plane in reversed(self._sums(word, found)):
            found = found & plane or found
        return found

    def _sums(self, word: int, found: int) -> tuple[int, int, int]:
        """The binary digits of the number of shared cells, at each start of `found`; 7 at most."""
        one = two = four = 0
        boards = self.letters
        for shift, letter in enumerate(self.words[word]):
            carry = boards[letter] >> shift & found
            if carry:
                both = one & carry
                one ^= carry
                if both:
                    carry = two & both
                    two ^= both
                    if carry & four:  # eight: leave it at seven
                        one |= carry & four
                        two |= carry & four
                    four |= carry
        return one, two, four

    # Places as others know them.

    def start_of(self, place: Place) -> int:
        """The start that stands for a place."""
        lane = self.directions.index(place.direction)
        return self.where[lane][place.row * self.task.width + place.column]

    def place_of(self, word: int) -> Place:
        """The place of a word that has one."""
        start = self.start[word]
        row, column = divmod(self.cell_at[start], self.task.width)
        return Place(word, row, column, self.directions[self.lane_of(start)])

    def lane_of(self, start: int) -> int:
        """The number of the direction of a start."""
        return bisect_right(self.firsts, start) - 1


def _heads(width: int, height: int, down: int, on: int) -> list[Cell]:
    """The cells from which a step back leaves the grid."""
    row = 0 if down > 0 else height - 1
    column = 0 if on > 0 else width - 1
    heads = [(row, c) for c in range(width)] if down else []
    if on:
        heads += [(r, column) for r in range(height) if not (down and r == row)]
    return heads

"""A crossword being laid out, as bitboards in Python integers.

Cell (row, column) is bit `row * stride + column`, and `stride = width + 1`: the extra
column stays empty, so that a shift never carries a word from one row into the next. A
word lies in a direction, 0 across or 1 down, and its cells are one *step* apart:
1 across, `stride` down. In a grid 5 wide, stride 6, with CAT across from (0, 1):

      . C A T . |     bit 1 2 3         covered[0]   = 0b001110
      . . . . . |     bits 6..10        letters["A"] = 0b000100
      . . . . . |     bits 12..16       | = guard column, bits 5, 11, 17

Every legal start of a word comes from a few operations on whole boards:

- An empty cell may take a letter if both neighbours across the direction are empty (else
  two letters would touch that no word accounts for): it is *open*.
- An occupied cell may be *crossed* if no word of the same direction covers it and the
  letter agrees.
- Shift the board of cells that suit letter i back by i steps; AND over all letters leaves
  the starts at which every letter has a good cell. Remove those with an occupied cell
  right before the first or right after the last letter.

Letters are small integers here: the board knows no script.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

__all__ = ["Board", "bits"]


def bits(mask: int) -> Iterator[int]:
    """Indexes of the set bits of `mask`, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """Words placed in a rectangle, and every place where another may go.

    `words` are tuples of letter numbers below `letters`. A start is a bit index; `mask`
    results are boards. Nothing is checked in `place`: give it a start from `starts` or
    `free_starts`.
    """

    __slots__ = (
        "adjacent",
        "cells",
        "covered",
        "full",
        "heading",
        "height",
        "letters",
        "lines",
        "occupied",
        "owners",
        "start",
        "stride",
        "width",
        "words",
        "_rooms",
        "_suits",
    )

    def __init__(
        self, words: Sequence[tuple[int, ...]], letters: int, width: int, height: int
    ) -> None:
        self.words = words
        self.width = width
        self.height = height
        self.stride = stride = width + 1
        row = (1 << width) - 1
        #: All cells of the rectangle, without guards.
        self.full = sum(row << (r * stride) for r in range(height))
        longest = max(map(len, words), default=0)
        #: lines[direction][n]: n cells from bit 0.
        self.lines = [[0], [0]]
        for n in range(longest):
            self.lines[0].append(self.lines[0][n] | 1 << n)
            self.lines[1].append(self.lines[1][n] | 1 << n * stride)
        self.occupied = 0
        #: Cells covered by words across and by words down.
        self.covered = [0, 0]
        #: Cells that hold each letter.
        self.letters = [0] * letters
        #: By word: its first cell (-1 while not placed), its direction, its cells, and the
        #: words that cross it as a set of bits.
        self.start = [-1] * len(words)
        self.heading = [0] * len(words)
        self.cells = [0] * len(words)
        self.adjacent = [0] * len(words)
        #: owners[direction][cell]: the word there; stale where `covered` says there is none.
        self.owners = [[0] * (stride * height), [0] * (stride * height)]
        self._forget()

    def _forget(self) -> None:
        """The grid changed: drop the boards derived from it."""
        self._suits: list[dict[int, int]] = [{}, {}]
        self._rooms: list[dict[int, int]] = [{}, {}]

    def place(self, word: int, direction: int, start: int) -> None:
        """Put a word that is not placed at a legal start."""
        letters = self.words[word]
        n = len(letters)
        step = self.stride if direction else 1
        cells = self.lines[direction][n] << start
        crossed = cells & self.covered[1 - direction]
        self.start[word] = start
        self.heading[word] = direction
        self.cells[word] = cells
        self.occupied |= cells
        self.covered[direction] |= cells
        boards = self.letters
        bit = 1 << start
        for letter in letters:
            boards[letter] |= bit
            bit <<= step
        self.owners[direction][start : start + n * step : step] = [word] * n
        owners = self.owners[1 - direction]
        adjacent = 0
        for cell in bits(crossed):
            other = owners[cell]
            adjacent |= 1 << other
            self.adjacent[other] |= 1 << word
        self.adjacent[word] = adjacent
        self._forget()

    def remove(self, word: int) -> None:
        """Take a placed word away; letters that it shares stay."""
        direction = self.heading[word]
        step = self.stride if direction else 1
        cells = self.cells[word]
        gone = cells & ~self.covered[1 - direction]
        self.covered[direction] ^= cells
        self.occupied ^= gone
        boards = self.letters
        bit = 1 << self.start[word]
        for letter in self.words[word]:
            if gone & bit:
                boards[letter] ^= bit
            bit <<= step
        for other in bits(self.adjacent[word]):
            self.adjacent[other] ^= 1 << word
        self.start[word] = -1
        self.cells[word] = self.adjacent[word] = 0
        self._forget()

    def starts(self, word: int, direction: int) -> int:
        """All legal starts of a word in one direction that cross a placed word."""
        letters = self.words[word]
        found = self._room(len(letters), direction)
        if not found:
            return 0
        step = self.stride if direction else 1
        suits = self._suits[direction]
        shift = 0
        for letter in letters:
            board = suits.get(letter)
            if board is None:
                board = suits[letter] = suits[-1] | (self.letters[letter] & suits[-2])
            found &= board >> shift
            if not found:
                return 0
            shift += step
        return found

    def free_starts(self, word: int, direction: int) -> int:
        """All starts that keep a word inside the rectangle, whatever lies there."""
        found = self.full
        step = self.stride if direction else 1
        for i in range(1, len(self.words[word])):
            found &= self.full >> i * step
        return found

    def _room(self, length: int, direction: int) -> int:
        """Starts at which a word of this length could cross something, letters aside."""
        rooms = self._rooms[direction]
        room = rooms.get(length)
        if room is not None:
            return room
        occupied = self.occupied
        step, across = (self.stride, 1) if direction else (1, self.stride)
        suits = self._suits[direction]
        if not rooms:
            suits[-1] = self.full & ~(occupied | occupied << across | occupied >> across)
            suits[-2] = occupied & ~self.covered[direction]
            rooms[1] = suits[-1] | suits[-2]
            rooms[-1] = suits[-2]
        # Runs of good cells, and runs that hold a cell to cross, by doubling.
        run, cross, done = rooms[1], rooms[-1], 1
        while done < length:
            more = min(done, length - done)
            shift = more * step
            run &= run >> shift
            cross |= cross >> shift
            done += more
        room = run & cross & ~(occupied << step | occupied >> length * step)
        rooms[length] = room
        return room

    def runs_left(self, word: int) -> int:
        """Words of which one must go too if `word` is removed, as a set of bits.

        Where two neighbouring letters of `word` are both crossed, they would stay side by
        side in a run that no word accounts for.
        """
        direction = self.heading[word]
        step = self.stride if direction else 1
        crossed = self.cells[word] & self.covered[1 - direction]
        owners = self.owners[1 - direction]
        found = 0
        for cell in bits(crossed & crossed >> step):
            found |= 1 << owners[cell]
        return found

    def component(self, word: int) -> int:
        """The placed words connected to `word`, itself among them, as a set of bits."""
        adjacent = self.adjacent
        found = todo = 1 << word
        while todo:
            low = todo & -todo
            new = adjacent[low.bit_length() - 1] & ~found
            found |= new
            todo ^= low | new
        return found

    def placed(self) -> list[int]:
        """The placed words, in order."""
        return [word for word, start in enumerate(self.start) if start >= 0]

    def crossings(self) -> int:
        """How many cells are covered by two words."""
        return (self.covered[0] & self.covered[1]).bit_count()

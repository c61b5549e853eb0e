"""A crossword being laid out, as bitboards in Python integers.

A board is one integer, a bit per cell. It holds the grid twice: as it is, and mirrored at
its diagonal, where every down word runs across. So there is only one direction to think
about, and each operation below serves both at once:

          grid           mirror image      CAT is the run of bits 1 2 3 of the grid,
      . C A T .  |       . . . .  |        TO the run from the T of the mirror image.
      . . . O .  |       C . . .  |        | is a guard: columns and a row between the two
      . . . . .  |       A . . .  |        halves that stay empty, so that a shift never
      . . . . .  |       T O . .  |        carries a word into the next row.

Cell (row, column) is bit `row * stride + column` and again bit `twin` of that. A word is
known by where it starts: in the first half across, in the second down. In the half where
it runs it sets bits of `runs`, in the other a column of bits of `columns`; so a cell that
is in both is a crossing, and `columns & ~runs` can still be crossed.

All legal starts of a word come from a few operations on whole boards:

- A cell suits a letter if it is *open* (it is empty and so are the cells above and below,
  else letters would touch that no word accounts for) or if it can be crossed and holds
  that letter.
- Shift the board of cells that suit the i-th letter back by i; AND over all letters
  leaves the starts at which every letter has its cell. Starts with an occupied cell right
  before the first letter or after the last go.

Letters are small integers here: the board knows no script.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf

__all__ = ["Board", "State", "bits"]

#: A saved grid; opaque.
State = tuple[int, int, int, list[int], list[int], list[int], list[int]]

_DIGITS = b"01" + bytes(254)  #: of numbers in base 2, for bytes of 0 and 1
_OPEN = -1  #: key of the open cells among the boards kept by letter (0, 1, ...)
_CROSS = -2  #: key of the cells that can be crossed


def bits(mask: int) -> Iterator[int]:
    """Indexes of the set bits of `mask`, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """Words placed in a rectangle, and every place where another may go.

    `words` are tuples of letter numbers below `letters`. `place` checks nothing: give it a start
    from `starts`, or from `inside` on an empty board.
    """

    __slots__ = (
        "_loose",
        "_rooms",
        "_shifted",
        "_suits",
        "adjacent",
        "cells",
        "changed",
        "columns",
        "core",
        "full",
        "half",
        "height",
        "inside",
        "letters",
        "owner",
        "present",
        "runs",
        "start",
        "stride",
        "touched",
        "twin",
        "upright",
        "width",
        "words",
    )

    def __init__(
        self, words: Sequence[tuple[int, ...]], letters: int, width: int, height: int
    ) -> None:
        self.words = words
        self.width = width
        self.height = height
        #: Bits per row, and where the mirror image begins.
        self.stride = stride = max(width, height) + 1
        self.half = half = stride * (height + 1)
        #: All cells of the rectangle.
        self.full = sum(((1 << width) - 1) << r * stride for r in range(height)) | sum(
            ((1 << height) - 1) << half + c * stride for c in range(width)
        )
        #: Bit index of the same cell in the other half.
        self.twin = [-1] * (half + stride * width)
        for r in range(height):
            begin = half + r
            self.twin[r * stride : r * stride + width] = range(
                begin, begin + width * stride, stride
            )
        for c in range(width):
            begin = half + c * stride
            self.twin[begin : begin + height] = range(c, c + height * stride, stride)
        longest = max(map(len, words), default=0)
        #: By length: starts that keep a word inside, and a column of bits from bit 0.
        self.inside = [self.full]
        self.upright = [0]
        for n in range(longest):
            self.inside.append(self.inside[n] & self.full >> n)
            self.upright.append(self.upright[n] | 1 << n * stride)
        #: The placed words, as a set of bits.
        self.present = 0
        #: Words that stay when others are cleared or cut off, as a set of bits.
        self.core = 0
        #: Cells of words in the half where they run, and in the other.
        self.runs = 0
        self.columns = 0
        #: The part of `columns` that holds each letter.
        self.letters = [0] * letters
        #: By word: its start (-1 while not placed), its cells in both halves, and the words
        #: that cross it as a set of bits.
        self.start = [-1] * len(words)
        self.cells = [0] * len(words)
        self.adjacent = [0] * len(words)
        #: The word that runs through a cell; stale where `runs` says there is none.
        self.owner = [-1] * len(self.twin)
        #: Words placed or removed since the last `save` or `restore`, and their cells.
        self.touched: list[int] = []
        self.changed = 0
        #: Words that crossed a removed one since then.
        self._loose = 0
        self._forget()

    def _forget(self) -> None:
        """Drop the boards derived from the grid, which has changed; all come with `_rooms`."""
        self._suits: dict[int, int] = {}
        self._rooms: dict[int, int] = {}
        self._shifted: list[int] = []

    # Changing the grid.

    def place(self, word: int, start: int) -> None:
        """Put a word that is not placed at a legal start."""
        letters = self.words[word]
        n = len(letters)
        run = ((1 << n) - 1) << start
        bit = 1 << self.twin[start]
        column = self.upright[n] * bit
        bit_of = 1 << word
        adjacent = 0
        crossed = run & self.columns
        while crossed:
            low = crossed & -crossed
            crossed ^= low
            other = self.owner[self.twin[low.bit_length() - 1]]
            adjacent |= 1 << other
            self.adjacent[other] |= bit_of
        self.adjacent[word] = adjacent
        self.present |= bit_of
        self.runs |= run
        self.columns |= column
        boards = self.letters
        stride = self.stride
        for letter in letters:
            boards[letter] |= bit
            bit <<= stride
        self.owner[start : start + n] = [word] * n
        self.start[word] = start
        self.cells[word] = run | column
        self.changed |= run | column
        self.touched.append(word)
        if self._rooms:
            self._forget()

    def place_all(self, places: Iterable[tuple[int, int]]) -> None:
        """Put words at their starts, in turn, on a board that has none.

        One whose cells another has, or that wants other letters where it crosses, is left out.
        """
        twin, owner, stride = self.twin, self.owner, self.stride
        size = -(-len(twin) // 8)
        held = [-1] * len(twin)  # letters of `columns`
        taken = bytearray(len(twin))  # cells of `runs`
        boards: dict[int, bytearray] = {}
        for word, start in places:
            letters = self.words[word]
            n = len(letters)
            there = held[start : start + n]
            if taken.find(1, start, start + n) >= 0 or any(
                other not in (-1, letter) for other, letter in zip(there, letters, strict=True)
            ):
                continue
            bit_of = 1 << word
            adjacent = 0
            cell = twin[start]
            self.cells[word] = ((1 << n) - 1) << start | self.upright[n] << cell
            for at, letter in enumerate(letters):
                if there[at] >= 0:
                    other = owner[twin[start + at]]
                    adjacent |= 1 << other
                    self.adjacent[other] |= bit_of
                held[cell] = letter
                board = boards.get(letter)
                if board is None:
                    board = boards[letter] = bytearray(size)
                board[cell >> 3] |= 1 << (cell & 7)
                cell += stride
            self.adjacent[word] = adjacent
            self.present |= bit_of
            taken[start : start + n] = b"\1" * n
            owner[start : start + n] = [word] * n
            self.start[word] = start
            self.touched.append(word)
        for letter, board in boards.items():
            self.letters[letter] = int.from_bytes(board, "little")
            self.columns |= self.letters[letter]
        taken.reverse()
        self.runs = int(taken.translate(_DIGITS), 2)
        self.changed |= self.runs | self.columns
        if self._rooms:
            self._forget()

    def remove(self, word: int) -> None:
        """Remove a placed word; letters that it shares stay."""
        letters = self.words[word]
        start = self.start[word]
        cells = self.cells[word]
        run = ((1 << len(letters)) - 1) << start
        self.present ^= 1 << word
        self.runs ^= run
        self.columns ^= cells ^ run
        boards = self.letters
        stride = self.stride
        bit = 1 << self.twin[start]
        for letter in letters:
            boards[letter] ^= bit
            bit <<= stride
        adjacent = self.adjacent[word]
        self._loose |= adjacent
        while adjacent:
            low = adjacent & -adjacent
            adjacent ^= low
            self.adjacent[low.bit_length() - 1] ^= 1 << word
        self.start[word] = -1
        self.cells[word] = self.adjacent[word] = 0
        self.changed |= cells
        self.touched.append(word)
        if self._rooms:
            self._forget()

    def clear(self, words: int) -> None:
        """Remove a set of placed words, and any that would then touch without crossing.

        If two neighbouring letters of a word are both crossed, its removal leaves them side by side
        in a run that no word accounts for: the words crossing there go too.
        """
        while words:
            low = words & -words
            words ^= low
            word = low.bit_length() - 1
            words |= self.touching(word)
            self.remove(word)

    def prune(self, most: float = inf) -> bool:
        """Remove all words that are cut off from the core, or from the largest part.

        If there are more than `most`, stop as soon as that is clear and return False.
        """
        while cut := self._cut_off():
            if cut.bit_count() > most:
                return False
            self.clear(cut)
        return True

    def touching(self, word: int) -> int:
        """Words that cross neighbouring letters of a word, as a set of bits."""
        crossed = ((1 << len(self.words[word])) - 1) << self.start[word] & self.columns
        crossed &= crossed >> 1
        found = 0
        while crossed:
            low = crossed & -crossed
            crossed ^= low
            owner = 1 << self.owner[self.twin[low.bit_length() - 1]]
            if owner & self.core:  # its neighbour goes instead
                owner = 1 << self.owner[self.twin[low.bit_length()]]
            found |= owner
        return found

    def _cut_off(self) -> int:
        """Words that are not in the part with the core, else the largest, as a set of bits.

        Every part holds a word that lost a neighbour. From each of these a part grows, all
        at the same pace and merging where they meet, until all but one are complete: so the
        time taken is that of the smaller parts.
        """
        adjacent = self.adjacent
        growing = [(1 << word, 1 << word) for word in bits(self._loose & self.present)]
        self._loose = 0
        whole: list[int] = []
        while len(growing) > 1:
            grown: list[tuple[int, int]] = []
            for part, edge in growing:
                new = 0
                while edge:
                    low = edge & -edge
                    edge ^= low
                    new |= adjacent[low.bit_length() - 1]
                edge = new & ~part
                if not edge:
                    if not any(part & other for other in whole):
                        whole.append(part)
                    continue
                part |= edge
                for other in grown:
                    if other[0] & part:
                        grown.remove(other)
                        part |= other[0]
                        edge |= other[1]
                        break
                grown.append((part, edge))
            growing = grown
        rest = self.present
        for part in whole:
            rest &= ~part
        parts = [rest, *whole]
        if self.core:
            parts = [part for part in parts if part & self.core] or parts
        return self.present & ~max(parts, key=int.bit_count)

    def save(self) -> State:
        """The grid as it is, for `restore`."""
        self.touched.clear()
        self.changed = self._loose = 0
        return (
            self.present,
            self.runs,
            self.columns,
            self.letters[:],
            self.start[:],
            self.cells[:],
            self.adjacent[:],
        )

    def restore(self, state: State) -> None:
        """Go back to the state saved last."""
        self.present, self.runs, self.columns, letters, start, cells, adjacent = state
        self.letters, self.start = letters[:], start[:]
        self.cells, self.adjacent = cells[:], adjacent[:]
        for word in self.touched:
            first = start[word]
            if first >= 0:
                n = len(self.words[word])
                self.owner[first : first + n] = [word] * n
        self.touched.clear()
        self.changed = self._loose = 0
        self._forget()

    # Where a word may go.

    def starts(self, word: int) -> int:
        """All legal starts of a word that cross a placed word."""
        letters = self.words[word]
        n = len(letters)
        found = self._rooms.get(n)
        if found is None:
            found = self._room(n)
        if found:
            suits = self._suits
            for shift, letter in enumerate(letters):
                board = suits.get(letter)
                if board is None:
                    board = suits[letter] = suits[_OPEN] | (self.letters[letter] & suits[_CROSS])
                found &= board >> shift
                if not found:
                    break
        return found

    def most_crossed(self, word: int, starts: int) -> tuple[int, int]:
        """Those of some legal starts at which a word crosses most others, and how many it does.

        All starts are counted at once, which on large boards is faster than one by one:
        `planes[k]` has bit k of the number of each of them.
        """
        planes: list[int] = []
        shifted = self._shifted
        for at in range(len(self.words[word])):
            if at == len(shifted):
                shifted.append(self.columns >> at)
            carry = starts & shifted[at]
            for k, plane in enumerate(planes):
                if not carry:
                    break
                planes[k], carry = plane ^ carry, plane & carry
            if carry:
                planes.append(carry)
        most = 0
        for k in range(len(planes) - 1, -1, -1):
            if larger := starts & planes[k]:
                starts = larger
                most |= 1 << k
        return starts, most

    def legal(self, word: int) -> int:
        """All legal starts of a word, whether it crosses a placed word there or not."""
        letters = self.words[word]
        n = len(letters)
        self._room(n)
        occupied = self.runs | self.columns
        found = self.inside[n] & ~(occupied << 1 | occupied >> n)
        suits = self._suits
        for shift, letter in enumerate(letters):
            found &= (suits[_OPEN] | (self.letters[letter] & suits[_CROSS])) >> shift
        return found

    def _room(self, length: int) -> int:
        """Starts at which a word of this length could cross something, letters aside."""
        rooms = self._rooms
        room = rooms.get(length)
        if room is not None:
            return room
        occupied = self.runs | self.columns
        if not rooms:
            suits = self._suits
            stride = self.stride
            suits[_OPEN] = self.full & ~(occupied | occupied << stride | occupied >> stride)
            suits[_CROSS] = rooms[_CROSS] = self.columns & ~self.runs
            rooms[_OPEN] = suits[_OPEN] | suits[_CROSS]
        # Runs of usable cells, and runs with a cell to cross among them, by doubling.
        run, cross, done = rooms[_OPEN], rooms[_CROSS], 1
        while done < length:
            more = done if done + done <= length else length - done
            run &= run >> more
            cross |= cross >> more
            done += more
        room = rooms[length] = run & cross & ~(occupied << 1 | occupied >> length)
        return room

    def near_changes(self, longest: int) -> list[int]:
        """By length: starts of words that have changed cells among or next to their own.

        Changed since the last `save` or `restore`: a word without a place then has none elsewhere.
        """
        near = self.changed
        near |= near << self.stride | near >> self.stride
        found = [near << 1 | near]
        for n in range(1, longest + 1):
            found.append(found[-1] | near >> n)
        return found

    def near_starts(self, word: int) -> int:
        """Starts that would cross a placed word, but have one or two bad cells.

        A bad cell is one where a letter can't go, or an occupied one right before the first
        letter or after the last: few words need to leave to make room.
        """
        letters = self.words[word]
        occupied = self.runs | self.columns
        stride = self.stride
        unused = self.full & ~(occupied | occupied << stride | occupied >> stride)
        crossable = self.columns & ~self.runs
        # Three boards count in unary: starts with at least 1, 2, 3 bad cells.
        one, bad = occupied << 1, occupied >> len(letters)
        two = one & bad
        one |= bad
        three = good = 0
        for shift, letter in enumerate(letters):
            agree = self.letters[letter] & crossable
            good |= agree >> shift
            bad = ~(unused | agree) >> shift
            three |= two & bad
            two |= one & bad
            one |= bad
        return good & one & ~three & self.inside[len(letters)]

    def obstacles(self, word: int, start: int) -> tuple[int, int]:
        """The placed words in the way of a word at a start, and how many it would cross well.

        Once these are removed there may be others: letters that a removed word held up.
        """
        letters = self.words[word]
        occupied = self.runs | self.columns
        stride = self.stride
        cells = ((1 << len(letters)) - 1) << start
        agree = 0
        bit = 1 << start
        for letter in letters:
            agree |= self.letters[letter] & bit
            bit <<= 1
        good = agree & ~self.runs
        new = cells & ~good
        bad = (new | new << stride | new >> stride | (1 << start) >> 1 | bit) & occupied
        found = 0
        board = bad & self.runs
        while board:
            other = self.owner[(board & -board).bit_length() - 1]
            found |= 1 << other
            board &= ~self.cells[other]
        board = bad & self.columns & ~agree
        while board:
            other = self.owner[self.twin[(board & -board).bit_length() - 1]]
            found |= 1 << other
            board &= ~self.cells[other]
        return found, good.bit_count()

    def owners(self, zone: int) -> list[int]:
        """The words that have a cell in a zone, in the order of their first cells there."""
        found = []
        zone &= self.runs
        while zone:
            word = self.owner[(zone & -zone).bit_length() - 1]
            found.append(word)
            zone &= ~(((1 << len(self.words[word])) - 1) << self.start[word])
        return found

    # The layout as a whole.

    def crossings(self) -> int:
        """How many cells are covered by two words."""
        return (self.runs & self.columns).bit_count() // 2

    def filled(self) -> int:
        """How many cells are covered by words."""
        return (self.runs | self.columns).bit_count() // 2

    def place_of(self, word: int) -> tuple[int, int, bool]:
        """Row, column and whether it runs down, of a placed word."""
        start = self.start[word]
        down = start >= self.half
        row, column = divmod(self.twin[start] if down else start, self.stride)
        return row, column, down

    def box(self) -> tuple[int, int, int, int]:
        """The smallest box around the words: top, left, bottom, right (the last two past it)."""
        occupied = self.runs | self.columns
        if not occupied:
            return 0, 0, 0, 0
        rows = occupied & (1 << self.half) - 1
        columns = occupied >> self.half
        return (
            ((rows & -rows).bit_length() - 1) // self.stride,
            ((columns & -columns).bit_length() - 1) // self.stride,
            (rows.bit_length() - 1) // self.stride + 1,
            (columns.bit_length() - 1) // self.stride + 1,
        )

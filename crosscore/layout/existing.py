"""An existing layout, on a board with room around it.

It answers what may be added, moved or removed, and searches for nothing. Rows and columns of
`Placement`s are the caller's throughout: they may be negative.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import chain

from crosscore.layout.board import Board, bits
from crosscore.layout.result import NO_LETTER, NO_ROOM, Layout, Placement

__all__ = ["ExistingLayout", "agrees", "loose_pairs", "parts_of", "reach", "touching"]


class ExistingLayout:
    """Words on a board, the placed ones where `start` puts them.

    `size` is the width and height of the caller's grid, whose cell (0, 0) is the board's; with None
    the board gets a margin that holds the longest word. Placements that contradict earlier ones are
    left out; but words may touch that a missing one held together, see `touching`. `loose` words
    needn't be connected to the others.
    """

    def __init__(
        self,
        words: Sequence[Sequence[Hashable]],
        start: Sequence[Placement],
        size: tuple[int, int] | None,
        loose: Sequence[int] = (),
    ) -> None:
        number = {c: at for at, c in enumerate(dict.fromkeys(chain.from_iterable(words)))}
        spelled = [tuple([number[c] for c in word]) for word in words]
        self.size = size
        self.loose = sum(1 << word for word in loose)
        if size:
            (width, height), self.down, self.along = size, 0, 0
        else:
            margin = max(map(len, spelled), default=1)
            top = min((p.row for p in start), default=0)
            left = min((p.column for p in start), default=0)
            bottom = max((p.row + (len(words[p.word]) if p.down else 1) for p in start), default=1)
            right = max(
                (p.column + (1 if p.down else len(words[p.word])) for p in start), default=1
            )
            self.down, self.along = margin - top, margin - left
            width, height = right - left + 2 * margin, bottom - top + 2 * margin
        self.board = Board(spelled, len(number), width, height)
        begins = ((place.word, self.start_of(place)) for place in start)
        self.board.place_all(place for place in begins if place[1] >= 0)

    def start_of(self, place: Placement) -> int:
        """The start on the board that a placement means; -1 if it leaves the board."""
        board = self.board
        row, column = place.row + self.down, place.column + self.along
        if not (0 <= row < board.height and 0 <= column < board.width):
            return -1
        start = row * board.stride + column
        if place.down:
            start = board.twin[start]
        return start if board.inside[len(board.words[place.word])] >> start & 1 else -1

    def placement(self, word: int, start: int | None = None) -> Placement:
        """Where a placed word lies, or would lie at a start."""
        board = self.board
        at = board.start[word] if start is None else start
        down = at >= board.half
        row, column = divmod(board.twin[at] if down else at, board.stride)
        return Placement(word, row - self.down, column - self.along, down)

    def placements(self) -> tuple[Placement, ...]:
        """Where all placed words lie, sorted by word."""
        return tuple(self.placement(word) for word in bits(self.board.present))

    def parts(self) -> list[int]:
        """The connected parts that must be joined, as sets of bits, largest first."""
        return [part for part in parts_of(self.board) if part & ~self.loose]

    def layout(self) -> Layout:
        """The words as they lie now."""
        board = self.board
        top, left, bottom, right = board.box()
        placed = self.placements()
        top, left = top - self.down, left - self.along
        reachable = _reachable(board)
        return Layout(
            width=right - self.along - left,
            height=bottom - self.down - top,
            placements=tuple(p._replace(row=p.row - top, column=p.column - left) for p in placed),
            unplaced=tuple(
                (word, NO_ROOM if reachable >> word & 1 else NO_LETTER)
                for word, start in enumerate(board.start)
                if start < 0
            ),
            crossings=board.crossings(),
            filled=board.filled(),
            top=top,
            left=left,
        )

    def zone(self, part: int) -> int:
        """The cells, in both halves, of a set of words."""
        cells = 0
        for word in bits(part):
            cells |= self.board.cells[word]
        return cells

    def joining(self, word: int, parts: Sequence[int]) -> int:
        """Legal starts of a word not placed at which it crosses every one of the parts."""
        found = self.board.starts(word)
        n = len(self.board.words[word])
        for part in parts:
            if not found:
                break
            found &= reach(self.zone(part), n)
        return found

    def most_crossings(self, word: int, starts: int) -> int:
        """The most placed words that a word crosses at one of some legal starts.

        All starts are counted at once: `planes[k]` has bit k of the number of each of them.
        """
        planes: list[int] = []
        for at in range(len(self.board.words[word])):
            carry = starts & self.board.columns >> at
            for k, plane in enumerate(planes):
                planes[k], carry = plane ^ carry, plane & carry
                if not carry:
                    break
            if carry:
                planes.append(carry)
        most = 0
        for k in reversed(range(len(planes))):
            if larger := starts & planes[k]:
                starts = larger
                most |= 1 << k
        return most

    def crossings(self, word: int, start: int) -> int:
        """How many placed words a word crosses at a legal start."""
        run = ((1 << len(self.board.words[word])) - 1) << start
        return (run & self.board.columns).bit_count()


def agrees(board: Board, word: int, start: int) -> bool:
    """Whether a word has the letters of all that it would cross, and lies in no other's cells."""
    letters = board.words[word]
    run = ((1 << len(letters)) - 1) << start
    return not run & board.runs and all(
        board.letters[letter] >> cell & 1
        for cell, letter in enumerate(letters, start)
        if board.columns >> cell & 1
    )


def reach(zone: int, length: int) -> int:
    """Starts from which a run of this length meets the zone."""
    done = 1
    while done < length:
        more = min(done, length - done)
        zone |= zone >> more
        done += more
    return zone


def _reachable(board: Board) -> int:
    """The words that a chain of shared letters joins to the placed ones, as a set of bits."""
    letters = [sum({1 << letter for letter in word}) for word in board.words]
    found = board.present
    known = 0
    for word in bits(found):
        known |= letters[word]
    grown = True
    while grown:
        grown = False
        for word, mask in enumerate(letters):
            if not found >> word & 1 and mask & known:
                found |= 1 << word
                known |= mask
                grown = True
    return found


def parts_of(board: Board) -> list[int]:
    """The connected parts as sets of bits: that with the board's core first, then the largest."""
    rest = board.present
    parts = []
    while rest:
        part = todo = rest & -rest
        while todo:
            low = todo & -todo
            new = board.adjacent[low.bit_length() - 1] & ~part
            part |= new
            todo = (todo ^ low) | new
        parts.append(part)
        rest &= ~part
    return sorted(parts, key=lambda part: (not part & board.core, -part.bit_count(), part))


def loose_pairs(board: Board) -> int:
    """Cells whose neighbour in the run holds a letter too, though no word holds them together."""
    occupied = board.runs | board.columns
    held = 0
    for word in bits(board.present):
        run = ((1 << len(board.words[word])) - 1) << board.start[word]
        held |= run & run >> 1
    return occupied & occupied >> 1 & ~held


def touching(board: Board) -> list[int]:
    """The words at the first two neighbouring letters that no word holds together."""
    loose = loose_pairs(board)
    if not loose:
        return []
    at = (loose & -loose).bit_length() - 1
    found = set()
    for cell in (at, at + 1):
        if board.runs >> cell & 1:
            found.add(board.owner[cell])
        if board.columns >> cell & 1:
            found.add(board.owner[board.twin[cell]])
    return sorted(found)

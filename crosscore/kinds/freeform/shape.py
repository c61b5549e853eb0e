"""Between a `Puzzle` and the placements of its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Generator, Sequence
from dataclasses import replace as changed

from crosscore.grid import Cell, components, crossing_cells, number_cells
from crosscore.kinds.freeform.options import PROVED
from crosscore.kinds.freeform.pieces import spread
from crosscore.layout import Layout, Placement
from crosscore.puzzle import (
    APART,
    ISOLATED,
    NO_ROOM,
    NOT_PROVED,
    TOO_LONG,
    Entry,
    Puzzle,
    Unplaced,
)
from crosscore.search import drain

__all__ = ["first_piece", "in_pieces", "loose_of", "moved", "placements_of", "shaped", "shaping"]


def placements_of(puzzle: Puzzle, but: Collection[int] = ()) -> list[Placement]:
    """Where the puzzle's words lie, those apart from the main part included, some left out.

    Of a puzzle in several pieces the first one counts: the others follow from it.
    """
    lying = [(e.word, e.across, e.cells) for e in first_piece(puzzle)]
    lying += [(u.word, u.across, u.cells) for u in puzzle.unplaced if u.cells]
    return [
        Placement(word, cells[0][0], cells[0][1], not across)
        for word, across, cells in sorted(lying)
        if word not in but
    ]


def in_pieces(puzzle: Puzzle) -> bool:
    """Whether words that can't be joined are laid out in pieces of their own."""
    return puzzle.options.get("pieces") is True and puzzle.options.get("size", "auto") == "auto"


def first_piece(puzzle: Puzzle) -> Sequence[Entry]:
    """The entries of the largest connected part, of a puzzle in one piece all of them."""
    if not in_pieces(puzzle) or not puzzle.entries:
        return puzzle.entries
    largest = components([entry.cells for entry in puzzle.entries])[0]
    return [puzzle.entries[i] for i in sorted(largest)]


def loose_of(puzzle: Puzzle) -> list[int]:
    """The words that lie on the grid but apart from the main part."""
    return sorted(lost.word for lost in puzzle.unplaced if lost.cells)


def shaped(
    puzzle: Puzzle, found: Layout, size: tuple[int, int] | None, *, stay: bool = False
) -> Puzzle:
    """What `shaping` comes to, at once."""
    return drain(shaping(puzzle, found, size, stay=stay))


def shaping(
    puzzle: Puzzle, found: Layout, size: tuple[int, int] | None, *, stay: bool = False
) -> Generator[None, None, Puzzle]:
    """The puzzle with its words where the layout says.

    In a grid of a given size the layout is centred, or with `stay` left where it is. The
    largest connected part is the puzzle; words that lie elsewhere count as unplaced, unless the
    options want several pieces. Nothing is proved of it any more. Yields between its steps.
    """
    whole = in_pieces(puzzle)
    if whole:
        found = spread([word.answer for word in puzzle.words], found)
    width, height = size or (found.width, found.height)
    down, right = 0, 0
    if size and stay:
        down = min(max(found.top, 0), height - found.height)
        right = min(max(found.left, 0), width - found.width)
    elif size:
        down, right = (height - found.height) // 2, (width - found.width) // 2
    pieces: list[tuple[int, bool, tuple[Cell, ...]]] = []
    for place in found.placements:
        r, c = place.row + down, place.column + right
        length = len(puzzle.words[place.word].answer)
        cells = tuple((r + i, c) if place.down else (r, c + i) for i in range(length))
        pieces.append((place.word, not place.down, cells))
    yield
    longest = max(size) if size else 0
    unplaced = [
        Unplaced(
            word,
            TOO_LONG
            if reason == NO_ROOM and size and len(puzzle.words[word].answer) > longest
            else reason,
        )
        for word, reason in found.unplaced
    ]
    groups = components([cells for _, _, cells in pieces])
    yield
    main = set(range(len(pieces))) if whole else set(groups[0]) if groups else set()
    for group in () if whole else groups[1:]:
        for i in group:
            word, across, cells = pieces[i]
            reason = ISOLATED if len(group) == 1 else APART
            unplaced.append(Unplaced(word, reason, cells, across))
    kept = [piece for i, piece in enumerate(pieces) if i in main]
    numbers = number_cells(cells[0] for _, _, cells in kept)
    entries = tuple(Entry(word, across, cells, numbers[cells[0]]) for word, across, cells in kept)
    placed = {entry.word for entry in entries}
    yield
    return changed(
        puzzle,
        width=width,
        height=height,
        entries=entries,
        unplaced=tuple(sorted(unplaced, key=lambda lost: lost.word)),
        locked=puzzle.locked & placed,
        proof=NOT_PROVED if puzzle.options.get("goal") == PROVED else "",
    )


def moved(before: Puzzle, after: Puzzle, but: int = -1) -> int:
    """How many words of both puzzles lie elsewhere in the second, or no longer anywhere.

    A shift of the whole layout does not count, nor does the word with index `but` of the first
    puzzle. Words are known by their answers: their indexes may have changed.
    """
    left_out = () if but < 0 else (but,)
    there = {word.answer for word in after.words}
    old = {before.words[p.word].answer: p for p in placements_of(before, left_out)}
    old = {answer: place for answer, place in old.items() if answer in there}
    shifts: Counter[tuple[int, int]] = Counter()
    for place in placements_of(after):
        was = old.get(after.words[place.word].answer)
        if was is not None and was.down == place.down:
            shifts[place.row - was.row, place.column - was.column] += 1
    return len(old) - max(shifts.values(), default=0)


def crossed_letters(puzzle: Puzzle, word: int) -> set[str]:
    """The letters at which other words cross one; for an unplaced word none."""
    shared = crossing_cells([entry.cells for entry in puzzle.entries])
    return {
        cluster
        for entry in puzzle.entries
        if entry.word == word
        for cell, cluster in zip(entry.cells, puzzle.words[word].answer, strict=True)
        if cell in shared
    }

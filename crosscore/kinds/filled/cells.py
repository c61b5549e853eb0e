"""Between rows of letters and a `Puzzle`: every full run is a word."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace as changed
from typing import Any

from crosscore import alphabet
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.grid import BLOCKED, Bars, Cell, find_slots, images, mirrored, number_cells
from crosscore.kinds.filled.lookup import Lookup
from crosscore.puzzle import Entry, OpenClue, Puzzle, Word

__all__ = [
    "Grid",
    "Slot",
    "check_cell",
    "held_cells",
    "images",
    "letters_of",
    "mirrored",
    "of_rows",
    "place_name",
    "rows_of",
    "slot_at",
    "slot_name",
    "unwritten",
    "word_of",
]

_MOVED = 8  # runs with clues that one act may change; more are another pattern
Grid = list[list[str | None]]  #: letters by row: None a block, "" an open cell
Slot = tuple[bool, tuple[Cell, ...]]  #: (across, cells)


def rows_of(puzzle: Puzzle) -> Grid:
    """The puzzle's rows, to be changed."""
    return [list(row) for row in puzzle.rows()]


def letters_of(puzzle: Puzzle) -> dict[str, str]:
    """The alphabet's options by which the puzzle's words are split."""
    found: dict[str, str] = puzzle.options.get("letters", {})
    return found


def word_of(puzzle: Puzzle, answer: tuple[str, ...]) -> Word:
    """Letters as a word that nobody has written: so that it is split into the same cells."""
    surface = "".join(answer)
    try:
        if alphabet.get(puzzle.language).split(surface, letters_of(puzzle)) != answer:
            surface = "|".join(answer)
    except CrosscoreError:
        surface = "|".join(answer)
    return Word(surface, answer, "")


def of_rows(
    puzzle: Puzzle,
    rows: Sequence[Sequence[str | None]],
    *,
    pinned: Collection[Cell] | None = None,
    lookup: Lookup | None = None,
    odd: bool = True,
    bars: Bars | None = None,
    **changes: Any,
) -> Puzzle:
    """The puzzle with these rows: its words are the runs that are full.

    A word that stays where it was keeps its clue, lock and given letters; one that comes back
    elsewhere its clue. A run that becomes full takes the clue that was written for it; one whose
    word is taken out, or is another one, remembers the word's clue, in case that word comes back.
    New ones are written as the dictionary has them, if one is at hand, and what it does not have
    is marked (unless `odd` is off). Other `bars` are the puzzle's from now on; none stays beside a
    block.
    """
    barred = _between(puzzle.bars if bars is None else bars, rows)
    slots = find_slots(rows, barred)
    numbers = number_cells(cells[0] for _, cells in slots)
    before = {(entry.across, entry.cells): entry.word for entry in puzzle.entries}
    known: dict[tuple[str, ...], Word] = {}
    for word in puzzle.words:
        if word.clue or word.answer not in known:
            known[word.answer] = word
    runs = {cells for _, cells in puzzle.slots()} if puzzle.open_clues else set()
    stay: list[tuple[int, Slot]] = []
    new: list[tuple[Word, Slot]] = []
    for across, cells in slots:
        answer = tuple(str(rows[r][c]) for r, c in cells)
        if "" in answer:
            continue
        was = before.get((across, cells))
        if was is not None and puzzle.words[was].answer == answer:
            stay.append((was, (across, cells)))
        else:
            made = known.get(answer) or word_of(puzzle, answer)
            waiting = puzzle.open_clues.get((cells[0], across)) if cells in runs else None
            if waiting and waiting.clue and waiting.answer in ((), answer):
                made = changed(made, clue=waiting.clue)
            new.append((made, (across, cells)))
    stay.sort()
    listed = [(puzzle.words[was], slot) for was, slot in stay] + new
    rank = {was: at for at, (was, _) in enumerate(stay)}
    words = [_listed(word, lookup) for word, _ in listed]
    covered = {cell for _, (_, cells) in listed for cell in cells}
    held = {
        (r, c): letter
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter is not None
    }
    kept = puzzle.pinned if pinned is None else pinned
    strange = {at: puzzle.odd[was] for was, at in rank.items() if was in puzzle.odd}
    if lookup and odd:
        found = ((at, lookup.odd(word.answer)) for at, word in enumerate(words))
        strange = {at: what for at, what in found if what}
    return changed(
        puzzle,
        width=len(rows[0]),
        height=len(rows),
        words=tuple(words),
        entries=tuple(
            Entry(at, across, cells, numbers[cells[0]])
            for at, (_, (across, cells)) in enumerate(listed)
        ),
        unplaced=(),
        locked=frozenset(rank[was] for was in puzzle.locked if was in rank),
        given_letters=frozenset((rank[was], at) for was, at in puzzle.given_letters if was in rank),
        open_cells={cell: letter for cell, letter in held.items() if cell not in covered},
        pinned=frozenset(cell for cell in kept if held.get(cell)),
        bars=barred,
        circles=frozenset(cell for cell in puzzle.circles if cell in held),
        shades={cell: colour for cell, colour in puzzle.shades.items() if cell in held},
        open_clues=_waiting(puzzle, rows, slots, lookup),
        odd=strange,
        score=lookup.mean(words) if lookup else None,
        **{"model": BLOCKED, "proof": "", **changes},
    )


def _waiting(
    puzzle: Puzzle,
    rows: Sequence[Sequence[str | None]],
    slots: Sequence[Slot],
    lookup: Lookup | None,
) -> dict[tuple[Cell, bool], OpenClue]:
    """The clues of runs that aren't full, and those that wait for a word that was there before.

    A clue that the dictionary has for its word isn't worth remembering. Where a run has become
    shorter or longer, its clue goes with what is left of it, unless the whole pattern is another.
    """
    there = set(slots)
    found: dict[tuple[Cell, bool], OpenClue] = {}
    moved: list[tuple[Slot, OpenClue]] = []
    for (across, cells), clue in _before(puzzle, lookup):
        if (across, cells) not in there:
            moved.append(((across, cells), clue))
        elif _waits(clue, tuple(rows[r][c] for r, c in cells)):
            found[cells[0], across] = clue
    if len(moved) > _MOVED:
        return found
    for (across, cells), clue in moved:
        left = [run for run in slots if run[0] is across and set(run[1]) & set(cells)]
        for _, run in sorted(left, key=lambda run: -len(set(run[1]) & set(cells))):
            if (run[0], across) not in found and _waits(clue, tuple(rows[r][c] for r, c in run)):
                found[run[0], across] = clue
                break
    return found


def _waits(clue: OpenClue, letters: Sequence[str | None]) -> bool:
    """Whether a clue is still to come to its word: the run isn't full, or of another word."""
    return not all(letters) or clue.answer not in ((), tuple(letters))


def _before(puzzle: Puzzle, lookup: Lookup | None) -> Iterator[tuple[Slot, OpenClue]]:
    """The runs with a clue that somebody wrote, and that clue."""
    written = set()
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        listed = lookup.word(word.answer) if lookup else None
        if word.clue and (listed is None or listed.clue != word.clue):
            written.add((entry.cells[0], entry.across))
            yield (entry.across, entry.cells), OpenClue(word.clue, "", word.answer)
    for across, cells in puzzle.slots() if puzzle.open_clues else ():
        at = cells[0], across
        if at in puzzle.open_clues and at not in written:
            yield (across, cells), puzzle.open_clues[at]


def _between(bars: Bars, rows: Sequence[Sequence[str | None]]) -> frozenset[tuple[Cell, bool]]:
    """The bars that are between two cells."""
    height, width = len(rows), len(rows[0])
    found = set()
    for (r, c), across in bars:
        s, d = (r, c + 1) if across else (r + 1, c)
        if s < height and d < width and rows[r][c] is not None and rows[s][d] is not None:
            found.add(((r, c), across))
    return frozenset(found)


def _listed(word: Word, lookup: Lookup | None) -> Word:
    """A word without a clue as the dictionary has it."""
    found = lookup.word(word.answer) if lookup and not word.clue else None
    return found or word


def held_cells(puzzle: Puzzle) -> frozenset[Cell]:
    """Cells of locked words: their letters stay, whatever is asked for."""
    words = {entry.word for entry in puzzle.entries} if puzzle.frozen else puzzle.locked
    return frozenset(
        cell for entry in puzzle.entries if entry.word in words for cell in entry.cells
    )


def unwritten(
    puzzle: Puzzle, rows: Grid, touched: Iterable[Cell], kept: Collection[Cell] = ()
) -> Grid:
    """Rows without the letters that a broken word leaves behind.

    A letter that the program wrote stays only as long as a whole word holds it. `touched` are
    the cells that were changed: words through them, or beside them, may be broken. `kept` stay.
    """
    near = {
        (r + down, c + right)
        for r, c in touched
        for down, right in ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))
    }
    whole = {slot for slot in find_slots(rows, puzzle.bars) if all(rows[r][c] for r, c in slot[1])}
    gone: set[Cell] = set()
    holding: set[Cell] = set()
    for entry in puzzle.entries:
        answer = puzzle.words[entry.word].answer
        stands = (entry.across, entry.cells) in whole and answer == tuple(
            rows[r][c] for r, c in entry.cells
        )
        if stands:
            holding.update(entry.cells)
        elif near.intersection(entry.cells):
            gone.update(entry.cells)
    stay = holding | puzzle.pinned | held_cells(puzzle) | set(kept)
    for r, c in gone - stay:
        if rows[r][c] is not None:
            rows[r][c] = ""
    return rows


def check_cell(puzzle: Puzzle, cell: object) -> Cell:
    """A cell that a message names; raises `CrosscoreError` (code "no-such-cell")."""
    if isinstance(cell, list | tuple) and len(cell) == 2:
        r, c = cell
        if type(r) is int and type(c) is int and 0 <= r < puzzle.height and 0 <= c < puzzle.width:
            return r, c
    raise CrosscoreError(
        "no-such-cell",
        sentence(
            "no-such-cell",
            "There’s no such cell; the grid has {rows} rows and {columns} columns.",
            rows=puzzle.height,
            columns=puzzle.width,
        ),
        "cell",
    )


def place_name(cell: Cell) -> Sentence:
    """A cell as a sentence names it."""
    return sentence("cell", "row {row}, column {column}", row=cell[0] + 1, column=cell[1] + 1)


def slot_name(rows: Sequence[Sequence[str | None]], slot: Slot, bars: Bars = ()) -> Sentence:
    """A slot as a sentence names it: 12 Across."""
    number = number_cells(cells[0] for _, cells in find_slots(rows, bars))[slot[1][0]]
    if slot[0]:
        return sentence("clue-across", "{number} Across", number=number)
    return sentence("clue-down", "{number} Down", number=number)


def slot_at(puzzle: Puzzle, row: int, column: int, down: bool) -> Slot:
    """The slot through a cell; raises `CrosscoreError` (code "no-slot") where there is none."""
    cell = check_cell(puzzle, (row, column))
    for across, cells in puzzle.slots():
        if across is not down and cell in cells:
            return across, cells
    raise CrosscoreError(
        "no-slot",
        sentence("no-slot-down", "No word runs down through that cell.")
        if down
        else sentence("no-slot-across", "No word runs across through that cell."),
        "cell",
    )

"""The user's own drawing: blocks set, letters typed, cells cleared, words put in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace as changed

from crosscore import alphabet
from crosscore.alphabet import one_line
from crosscore.dictionary import MAX_CLUE, Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.fields import usable
from crosscore.grid import BLOCKED, Bar, Cell
from crosscore.grid import symmetry as symmetry_of
from crosscore.kinds.filled.blocks import Stays, drawn_blocks
from crosscore.kinds.filled.cells import (
    Grid,
    check_cell,
    held_cells,
    images,
    letters_of,
    mirrored,
    of_rows,
    rows_of,
    slot_at,
    unwritten,
)
from crosscore.kinds.filled.lookup import lookup_of
from crosscore.kinds.filled.options import (
    FIELDS,
    ID,
    LARGEST,
    NONE,
    SMALLEST,
    SYMMETRIES,
    settled,
)
from crosscore.kinds.filled.theming import theme_of
from crosscore.kinds.word_checks import check_language
from crosscore.puzzle import OpenClue, Puzzle, Source, Word
from crosscore.rng import Rng
from crosscore.search import drain

__all__ = [
    "adopt",
    "clear",
    "drawn_from",
    "empty",
    "new_drawing",
    "put",
    "set_bars",
    "set_cells",
    "set_clue",
    "type_text",
]


def new_drawing(
    options: Mapping[str, object],
    *,
    language: str,
    seed: int,
    letters: Mapping[str, str] | None = None,
) -> Puzzle:
    """A grid with nothing filled in: with a pattern of blocks if the options ask for one."""
    settings = settled(options)
    Rng(seed)  # refuses a seed that no file could keep
    script = alphabet.get(language or "en")
    chosen = script.settings(letters or {})
    if chosen:
        settings["letters"] = chosen
    asked = usable(FIELDS, settings)
    theme = theme_of(asked, script.code, chosen)
    drawn = drain(drawn_blocks(asked, seed, Stays(theme)))
    bare = empty(settings, [[""]], language=script.code, seed=seed)
    bare = changed(bare, words=theme, bars=frozenset(drawn.bars))
    return of_rows(bare, drawn.rows, pinned=drawn.pinned)


def drawn_from(
    rows: Sequence[Sequence[str | None]],
    options: Mapping[str, object],
    *,
    language: str,
    letters: Mapping[str, str],
    seed: int,
) -> Puzzle:
    """A drawing that came from elsewhere: its letters are the user's."""
    settings = settled({**options, "blocks": NONE})
    settings["symmetry"] = symmetry_of(rows)
    settings["size"] = f"{len(rows[0])}x{len(rows)}"
    if not all(SMALLEST <= side <= LARGEST for side in (len(rows[0]), len(rows))):
        del settings["size"]
    if letters:
        settings["letters"] = dict(letters)
    puzzle = empty(settings, rows, language=language, seed=seed)
    written = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter]
    return changed(puzzle, pinned=frozenset(written))


def empty(
    settings: Mapping[str, object],
    rows: Sequence[Sequence[str | None]],
    *,
    language: str,
    seed: int,
) -> Puzzle:
    """A puzzle of these rows and settings, without words from any dictionary."""
    bare = Puzzle(
        kind=ID,
        language=language,
        width=len(rows[0]),
        height=len(rows),
        words=(),
        entries=(),
        seed=seed,
        options=dict(settings),
        model=BLOCKED,
    )
    return of_rows(bare, rows)


def adopt(puzzle: Puzzle, dictionary: Dictionary) -> Puzzle:
    """The puzzle with the dictionary as its source; one without letters takes its language too.

    Raises `CrosscoreError` ("other-language", "other-letters") for another one.
    """
    if not any(letter for row in puzzle.rows() for letter in row):
        options = {name: value for name, value in puzzle.options.items() if name != "letters"}
        if dictionary.letters:
            options["letters"] = dict(dictionary.letters)
        puzzle = changed(puzzle, language=dictionary.alphabet.code, options=options)
    check_language(puzzle, dictionary)
    clues = puzzle.clue_language
    if not any(word.clue for word in puzzle.words):
        clues = dictionary.clues
    source = Source(dictionary.name, dictionary.digest)
    return changed(puzzle, source=source, clue_language=clues)


def set_cells(puzzle: Puzzle, cells: Sequence[object], to: str, symmetry: str = "") -> Puzzle:
    """Make cells blocks ("block"), open them ("open"), or take their letters away ("empty").

    Blocks come and go with their images; "" is the symmetry that the puzzle has, and another one
    is the puzzle's from now on.
    """
    if to not in ("block", "open", "empty"):
        raise CrosscoreError("bad-message", "to must be block, open or empty.", "to")
    puzzle, symmetry = _symmetric(puzzle, symmetry, to != "empty")
    if to == "empty":
        return clear(puzzle, "cells", cells)
    chosen = dict.fromkeys(
        image
        for cell in cells
        for image in mirrored(check_cell(puzzle, cell), puzzle.width, puzzle.height, symmetry)
    )
    rows = rows_of(puzzle)
    held = held_cells(puzzle)
    touched = []
    for r, c in chosen:
        if (rows[r][c] is None) == (to == "block"):
            continue
        if to == "block" and (r, c) in held:
            raise _locked(puzzle, (r, c))
        rows[r][c] = None if to == "block" else ""
        touched.append((r, c))
    if not touched:
        return puzzle
    _check_locked(puzzle, rows)
    return of_rows(puzzle, unwritten(puzzle, rows, touched))


def _symmetric(puzzle: Puzzle, symmetry: str, kept: bool = True) -> tuple[Puzzle, str]:
    """The symmetry that was asked for, or the puzzle's; `kept`: it is the puzzle's from now on."""
    asked = puzzle.options.get("symmetry")
    symmetry = symmetry or (str(asked) if asked else symmetry_of(puzzle.rows()))
    if symmetry not in dict(SYMMETRIES):
        raise CrosscoreError("bad-message", f"There is no symmetry {symmetry[:40]!a}.", "symmetry")
    if kept and symmetry != asked:
        puzzle = changed(puzzle, options={**puzzle.options, "symmetry": symmetry})
    return puzzle, symmetry


def set_bars(
    puzzle: Puzzle, cells: Sequence[object], across: bool, on: bool, symmetry: str = ""
) -> Puzzle:
    """Set bars at the end of cells (`across`) or below them, or take them away, with their images.

    There is no bar where a block or the grid ends the word anyway.
    """
    puzzle, symmetry = _symmetric(puzzle, symmetry)
    rows = rows_of(puzzle)
    width, height = puzzle.width, puzzle.height
    chosen: set[Bar] = set()
    for cell in cells:
        r, c = check_cell(puzzle, cell)
        beyond = (r, c + 1) if across else (r + 1, c)
        if beyond[0] == height or beyond[1] == width:
            continue
        pairs = zip(
            images((r, c), width, height, symmetry),
            images(beyond, width, height, symmetry),
            strict=True,
        )
        chosen |= {(min(a, b), a[0] == b[0]) for a, b in pairs}
    chosen = {
        (cell, along)
        for cell, along in chosen
        if rows[cell[0]][cell[1]] is not None
        and rows[cell[0] + (not along)][cell[1] + along] is not None
    }
    bars = puzzle.bars | chosen if on else puzzle.bars - chosen
    if bars == puzzle.bars:
        return puzzle
    made = changed(puzzle, bars=bars)
    _check_locked(made, rows)
    touched = [cell for cell, _ in chosen]
    return of_rows(made, unwritten(made, rows, touched))


def type_text(
    puzzle: Puzzle,
    row: int,
    column: int,
    down: bool,
    text: str,
    after: Sequence[object] | None = None,
) -> tuple[Puzzle, Cell, Cell]:
    """Write letters from a cell on; the puzzle, where typing goes on, and the last cell written.

    `after` is the cell that got what was typed before: letters that only make one with what it
    holds change that cell (ণ and ্ and ড become ণ্ড).
    """
    start = check_cell(puzzle, (row, column))
    rows = rows_of(puzzle)
    if rows[start[0]][start[1]] is None:
        message = sentence("cell-is-block", "That cell is black. Make it white to write there.")
        raise CrosscoreError("is-block", message, "cell")
    begun = check_cell(puzzle, after) if after is not None else None
    joined = _joined(puzzle, rows, begun, text) if begun else None
    if begun and joined:
        start, letters = begun, joined
    else:
        letters = alphabet.get(puzzle.language).split(text, letters_of(puzzle))
    held = held_cells(puzzle)
    written: list[Cell] = []
    touched: list[Cell] = []
    at: Cell | None = start
    for letter in letters:
        if at is None:
            break
        if rows[at[0]][at[1]] != letter:
            if at in held:
                raise _locked(puzzle, at)
            rows[at[0]][at[1]] = letter
            touched.append(at)
        written.append(at)
        at = None if (at, not down) in puzzle.bars else _next(rows, at, down)
    last = written[-1]
    made = of_rows(puzzle, rows, pinned=puzzle.pinned | set(written))
    return made, at or last, last


def _joined(puzzle: Puzzle, rows: Grid, begun: Cell, text: str) -> tuple[str, ...] | None:
    """What the cell's letter and the text make together, if they are no letters of their own."""
    letter = rows[begun[0]][begun[1]]
    if not letter or begun in held_cells(puzzle):
        return None
    try:
        together = alphabet.get(puzzle.language).split(letter + text, letters_of(puzzle))
    except CrosscoreError:
        return None
    return together if together[0] != letter or len(together) == 1 else None


def _next(rows: Grid, cell: Cell, down: bool) -> Cell | None:
    r, c = (cell[0] + 1, cell[1]) if down else (cell[0], cell[1] + 1)
    inside = r < len(rows) and c < len(rows[0])
    return (r, c) if inside and rows[r][c] is not None else None


def clear(puzzle: Puzzle, what: str, cells: Sequence[object] = ()) -> Puzzle:
    """Take letters away, or all blocks.

    "fill": those that the program wrote; "letters": all but those of locked words; "cells":
    those of some cells; "blocks": everything, bars too, which leaves an open grid.
    """
    rows = rows_of(puzzle)
    held = held_cells(puzzle)
    everywhere = [(r, c) for r in range(puzzle.height) for c in range(puzzle.width)]
    match what:
        case "fill":
            chosen = [cell for cell in everywhere if cell not in held | puzzle.pinned]
        case "letters":
            chosen = [cell for cell in everywhere if cell not in held]
        case "cells":
            chosen = [check_cell(puzzle, cell) for cell in cells]
            for r, c in chosen:
                if (r, c) in held and rows[r][c]:
                    raise _locked(puzzle, (r, c))
        case "blocks":
            if held:
                raise _locked(puzzle, min(held))
            chosen = everywhere
            rows = [["" for _ in row] for row in rows]
        case _:
            raise CrosscoreError(
                "bad-message", "what must be fill, letters, cells or blocks.", "what"
            )
    gone = set(chosen)
    for r, c in chosen:
        if rows[r][c] is not None:
            rows[r][c] = ""
    bars = () if what == "blocks" else None
    return of_rows(puzzle, rows, pinned=puzzle.pinned - gone, bars=bars)


def put(
    puzzle: Puzzle,
    dictionary: Dictionary | None = None,
    row: int = 0,
    column: int = 0,
    down: bool = False,
    text: str = "",
    clue: str = "",
) -> Puzzle:
    """Write a word into the slot through a cell; what it breaks gives up its letters."""
    across, cells = slot_at(puzzle, row, column, down)
    if dictionary:
        puzzle = adopt(puzzle, dictionary)
    surface, line = one_line(text), one_line(clue)[:MAX_CLUE]
    answer = alphabet.get(puzzle.language).split(surface, letters_of(puzzle))
    return written(puzzle, (across, cells), Word(surface, answer, line), dictionary)


def set_clue(puzzle: Puzzle, row: int, column: int, down: bool, clue: str) -> Puzzle:
    """Give the slot through a cell its clue: its word's, or one that waits for the word."""
    across, cells = slot_at(puzzle, row, column, down)
    for entry in puzzle.entries:
        if (entry.across, entry.cells) == (across, cells):
            words = list(puzzle.words)
            words[entry.word] = changed(words[entry.word], clue=clue)
            return changed(puzzle, words=tuple(words))
    waiting = dict(puzzle.open_clues)
    at = cells[0], across
    counts = waiting.pop(at, OpenClue("")).counts
    if clue or counts:
        waiting[at] = OpenClue(clue, counts)
    return changed(puzzle, open_clues=waiting)


def written(
    puzzle: Puzzle,
    slot: tuple[bool, tuple[Cell, ...]],
    word: Word,
    dictionary: Dictionary | None = None,
) -> Puzzle:
    """The puzzle with a word of the user's in a slot; raises `CrosscoreError` if it cannot be."""
    _, cells = slot
    if len(word.answer) != len(cells):
        raise CrosscoreError(
            "other-length",
            sentence(
                "put-other-length",
                "{word} has {letters} letters, but there are {cells} cells.",
                word=word.shown,
                letters=len(word.answer),
                cells=len(cells),
            ),
            word.shown,
        )
    for entry in puzzle.entries:
        if puzzle.words[entry.word].answer == word.answer and (entry.across, entry.cells) != slot:
            raise CrosscoreError(
                "duplicate",
                sentence(
                    "already-there",
                    "{word} is already in this puzzle. Type another word.",
                    word=word.shown,
                ),
                word.shown,
            )
    rows = rows_of(puzzle)
    held = held_cells(puzzle)
    touched = []
    for (r, c), letter in zip(cells, word.answer, strict=True):
        if rows[r][c] != letter:
            if (r, c) in held:
                raise _locked(puzzle, (r, c))
            rows[r][c] = letter
            touched.append((r, c))
    rows = unwritten(puzzle, rows, touched, cells)
    lookup = lookup_of(dictionary) if dictionary else None
    made = of_rows(puzzle, rows, pinned=puzzle.pinned | set(cells), lookup=lookup)
    (at,) = (entry.word for entry in made.entries if (entry.across, entry.cells) == slot)
    words = list(made.words)
    words[at] = Word(word.surface, word.answer, word.clue or words[at].clue)
    return changed(made, words=tuple(words))


def _check_locked(puzzle: Puzzle, rows: Grid) -> None:
    """Refuse to lengthen or shorten the run of a locked word."""
    trial = of_rows(puzzle, rows)
    if len(trial.locked) < len(puzzle.locked) or (
        puzzle.frozen and len(trial.entries) < len(puzzle.entries)
    ):
        there = {(e.across, e.cells) for e in trial.entries}
        lost = [e for e in puzzle.entries if (e.across, e.cells) not in there]
        wanted = [e for e in lost if puzzle.frozen or e.word in puzzle.locked]
        raise _locked(puzzle, wanted[0].cells[0])


def _locked(puzzle: Puzzle, cell: Cell) -> CrosscoreError:
    held = [e for e in puzzle.entries if cell in e.cells]
    locked = [e for e in held if e.word in puzzle.locked] or held
    name = puzzle.words[locked[0].word].shown
    return CrosscoreError(
        "locked",
        sentence("locked-letters", "{word} is locked. Unlock it to change its letters.", word=name),
        name,
    )

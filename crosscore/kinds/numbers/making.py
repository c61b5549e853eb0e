"""A new number crossword, or other numbers in the blocks of one that there is."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace as changed
from typing import Any

from crosscore import alphabet, layout
from crosscore.alphabet import NUMBERS
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.fill import Filling, Lexicon, fill
from crosscore.grid import BLOCKED, Cell
from crosscore.kinds.contract import Search
from crosscore.kinds.filled.cells import Grid, held_cells, of_rows, rows_of
from crosscore.kinds.numbers.asking import finished
from crosscore.kinds.numbers.options import ID, UNFOUND, settings_of, settled, sides_of
from crosscore.kinds.numbers.pattern import pattern
from crosscore.kinds.numbers.sums import Sums, sums_of
from crosscore.layout import Layout
from crosscore.puzzle import Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["blank", "drawn", "filling", "new", "no_filling", "reshuffle"]


#: Which part of the answers of a length a pattern may ask for, in turn; few leave more choice
_SHARES = (0.5, 0.5, 0.4, 0.6, 0.3, 0.5, 0.4, 0.3, 0.5, 0.4, 0.3, 0.2)
_LONGEST = 4  #: digits of an answer in a pattern: longer ones leave few crossings that can be met
_SCARCE = 4  #: answers of a length that a pattern needs to ask for one of them
_TRY = 400  #: nodes in which a pattern is filled, or given up
_LOOSE = 60  #: nodes for each answer in which answers are laid out one by one
_MANY = 150  #: answers that are laid out so, at most
_AGAIN = 4_000  #: nodes in which blocks that are there are filled anew


def new(
    dictionary: Dictionary | None,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    avoid: Sequence[Sequence[str]] = (),
    language: str = "",
) -> Search:
    """A grid of numbers and what asks for each; `language` is that of the headings.

    Where the numbers are too few for a symmetric pattern, as many as can be found room for are
    laid out as in a free-form crossword. Raises `CrosscoreError` for bad options, and (code
    "no-filling") where no two numbers cross. There is no dictionary and nothing to avoid.
    """
    settings = settled(options)
    headings = alphabet.get(language or "en").code
    return _new(settings, sums_of(settings), headings, seed, nodes)


def blank(settings: Mapping[str, Any], rows: Sequence[Sequence[str | None]], **more: Any) -> Puzzle:
    """A puzzle of these rows; without `seed` and `clue_language` if `more` does not say them."""
    bare = Puzzle(
        kind=ID,
        language=NUMBERS,
        width=len(rows[0]),
        height=len(rows),
        words=(),
        entries=(),
        options=dict(settings),
        sheet={"enumerations": False},  # 12 × 7 (2) would look like a sum of three
        model=BLOCKED,
        **more,
    )
    return of_rows(bare, rows)


def _new(
    settings: Mapping[str, Any], sums: Sums, language: str, seed: int, nodes: int | None
) -> Search:
    rng = Rng(seed)
    rows = yield from _dense(settings, sums, rng, nodes)
    if rows is None:
        rows = yield from _sparse(settings, sums, rng)
    puzzle = blank(settings, rows, seed=seed, clue_language=language)
    yield from finished(puzzle, puzzle, rng)
    return Outcome.FOUND


def drawn(settings: Mapping[str, Any], seed: int) -> Grid:
    """Blocks for an empty drawing, which numbers can fill; none where these are too few."""
    width, height = sides_of(settings)
    search = _dense(settings, sums_of(settings), Rng(seed), None)
    while True:
        try:
            next(search)
        except StopIteration as end:
            rows: Grid = end.value or [[""] * width for _ in range(height)]
            return [[None if digit is None else "" for digit in row] for row in rows]


def _blocks(
    settings: Mapping[str, Any], lexicon: Lexicon, rng: Rng, share: float
) -> Generator[None, None, Grid | None]:
    width, height = sides_of(settings)
    there = {n: len(shelf.ids) for n, shelf in lexicon.shelves.items() if n <= _LONGEST}
    most = {n: int(count * share) for n, count in there.items() if count >= _SCARCE}
    if not most:
        return None
    found = yield from pattern(width, height, rng, most, settings["symmetry"])
    if found is None:
        return None
    return [["" if white else None for white in row] for row in found]


def _dense(
    settings: Mapping[str, Any], sums: Sums, rng: Rng, nodes: int | None
) -> Generator[Progress, None, Grid | None]:
    """A pattern and its numbers; None if no attempt came to that."""
    lexicon = yield from sums.lexicon()
    spent = 0
    for share in _SHARES:
        work = _blocks(settings, lexicon, rng, share)
        while True:
            try:
                next(work)
            except StopIteration as end:
                rows: Grid | None = end.value
                break
            yield Progress(spent, 0, 1)
        if rows is None:
            continue
        most = _TRY if nodes is None else min(_TRY, nodes - spent)
        found, used = yield from filling(rows, lexicon, rng, most, spent)
        spent += used
        if isinstance(found, list):
            return found
        if nodes is not None and spent >= nodes:
            raise no_filling(proved=False)
    return None


def filling(
    rows: Grid, lexicon: Lexicon, rng: Rng, nodes: int | None, spent: int = 0
) -> Generator[Progress, None, tuple[Grid | Outcome, int]]:
    """The rows filled with numbers, or why not; and the nodes that it took."""
    search = fill(rows, lexicon, rng, nodes=nodes)
    full: Grid | None = None
    used = 0
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return full or Outcome(end.value), used
        if isinstance(item, Filling):
            full = [list(row) for row in item.rows]
        elif isinstance(item, Progress):
            used = item.nodes
            yield Progress(spent + used, item.done, item.total)


def _sparse(settings: Mapping[str, Any], sums: Sums, rng: Rng) -> Generator[Progress, None, Grid]:
    """As many of the numbers as find room, each crossing others."""
    width, height = sides_of(settings)
    answers = [word.answer for word in sums.dictionary.words]
    answers = [answer for answer in answers if len(answer) <= max(width, height)]
    rng.shuffle(answers)
    del answers[_MANY:]
    best: Layout | None = None
    nodes = _LOOSE * len(answers)
    for item in layout.lay_out(answers, rng=rng, nodes=nodes, size=(width, height)):
        if isinstance(item, Layout):
            best = item
        else:
            yield item
    if best is None or len(best.placements) < 2:
        raise CrosscoreError("no-filling", _too_few(sums), "operations")
    rows: Grid = [[None] * width for _ in range(height)]
    down, right = (height - best.height) // 2, (width - best.width) // 2
    for place in best.placements:
        for at, digit in enumerate(answers[place.word]):
            r, c = place.row + down, place.column + right
            rows[r + at * place.down][c + at * (not place.down)] = digit
    return rows


def _too_few(sums: Sums) -> Sentence:
    return sentence(
        "too-few-numbers",
        "These numbers give {answers} answers of two digits or more, too few to cross. Use "
        "larger ranges or more operations.",
        answers=len(sums.dictionary.words),
    )


def no_filling(proved: bool) -> CrosscoreError:
    """That the blocks and digits that are there leave no room for other numbers."""
    if proved:
        return CrosscoreError(
            "no-filling",
            sentence(
                "no-numbers-fit",
                "Proved: no numbers of these ranges fit into the white cells; larger ranges, "
                "more operations or more black squares would help.",
            ),
            "",
        )
    return CrosscoreError("no-filling-found", UNFOUND, "")


def reshuffle(
    puzzle: Puzzle,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
    dictionary: Dictionary | None = None,
) -> Search:
    """Other numbers in the same blocks; locked words and the user's digits stay.

    `options` replace the puzzle's own; another size or symmetry makes a new grid. Raises
    `CrosscoreError`: "locked", "no-filling", "no-filling-found".
    """
    if puzzle.frozen:
        message = sentence("locked-layout", "The layout is locked. Unlock it to reshuffle.")
        raise CrosscoreError("locked", message, "")
    before = settings_of(puzzle)
    settings = before if options is None else settled(options)
    sums = sums_of(settings)
    held = held_cells(puzzle) | puzzle.pinned
    if any(settings[name] != before[name] for name in ("size", "symmetry")):
        if held:
            raise CrosscoreError(
                "locked",
                sentence(
                    "locked-other-grid",
                    "Another grid would lose what’s locked or written by hand. Unlock and "
                    "clear it first.",
                ),
                "",
            )
        return _anew(puzzle, settings, sums, seed, nodes)
    trial = changed(puzzle, seed=seed, options={**puzzle.options, **settings})
    return _reshuffle(trial, sums, held, Rng(seed), nodes or _AGAIN)


def _anew(
    puzzle: Puzzle, settings: Mapping[str, Any], sums: Sums, seed: int, nodes: int | None
) -> Search:
    kept = {name: getattr(puzzle, name) for name in ("title", "author", "instructions", "sheet")}
    for item in _new(settings, sums, puzzle.clue_language, seed, nodes):
        yield changed(item, **kept) if isinstance(item, Puzzle) else item
    return Outcome.FOUND


def _reshuffle(puzzle: Puzzle, sums: Sums, held: frozenset[Cell], rng: Rng, nodes: int) -> Search:
    rows = rows_of(puzzle)
    for r, row in enumerate(rows):
        for c, digit in enumerate(row):
            if digit is not None and (r, c) not in held:
                row[c] = ""
    lexicon = yield from sums.lexicon()
    found, _ = yield from filling(rows, lexicon, rng, nodes)
    if isinstance(found, Outcome):
        raise no_filling(found == Outcome.EXHAUSTED)
    stay = {entry.word for entry in puzzle.entries if held.issuperset(entry.cells)}
    words = tuple(  # other numbers, other clues
        word if at in stay else changed(word, clue="") for at, word in enumerate(puzzle.words)
    )
    yield from finished(puzzle, of_rows(changed(puzzle, words=words), found), rng)
    return Outcome.FOUND

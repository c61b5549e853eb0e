"""Grids that are drawn and filled."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from crosscore import changes, view
from crosscore.clue_list import clue_list
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Kind
from crosscore.kinds.registry import kind_of
from crosscore.kinds.sharing import shared
from crosscore.protocol import requests
from crosscore.service import values
from crosscore.service.answers import Pieces, puzzle_answer, reading, showing
from crosscore.service.fills_job import FillsJob
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.service.desk import Desk

_FILLS = 40  #: ways to fill a grid that one job looks for, at most
_PATIENCE = 3  #: times as long as for one


@handles(requests.GridNew)
def new(_: Desk, asked: requests.GridNew) -> Pieces[wire.PuzzleAnswer]:
    kind = kind_of(asked.kind, asked.TYPE)
    letters = {"letters": values.texts(asked.letters)} if asked.letters else {}
    puzzle = kind.new_drawing(asked.options, language=asked.language, seed=asked.seed, **letters)
    return (yield from puzzle_answer(puzzle))


@handles(requests.GridPatterns)
def patterns(_: Desk, __: requests.GridPatterns) -> Pieces[wire.PatternsAnswer]:
    from crosscore.fill import library  # with the whole of crosscore.fill: not before it is needed

    found: list[wire.Pattern] = []
    for width, height in library.sizes():
        found += [
            {
                "name": each.name,
                "width": each.width,
                "height": each.height,
                "words": each.words,
                "blocks": each.blocks,
                "themes": list(each.themes),
                "rows": list(each.rows),
            }
            for each in library.patterns(width, height)
        ]
        yield
    return {"type": "patterns", "patterns": found}


# -- drawing, which takes no search -------------------------------------------------------


@handles(requests.GridSet)
def put_blocks(desk: Desk, asked: requests.GridSet) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    made = kind.set_cells(puzzle, values.cell_list(asked.cells), asked.to, asked.symmetry)
    return (yield from puzzle_answer(desk.marked(kind, made)))


@handles(requests.GridBar)
def put_bars(desk: Desk, asked: requests.GridBar) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    if asked.side not in ("end", "below"):
        raise CrosscoreError("bad-message", "side must be end or below.", "side")
    cells = values.cell_list(asked.cells)
    made = kind.set_bars(puzzle, cells, asked.side == "end", bool(asked.on), asked.symmetry)
    return (yield from puzzle_answer(desk.marked(kind, made)))


@handles(requests.GridMark)
def mark(_: Desk, asked: requests.GridMark) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    circle = None if asked.circle is None else bool(asked.circle)
    made = changes.mark(puzzle, values.cell_list(asked.cells), circle, asked.shade)
    return (yield from puzzle_answer(made))


@handles(requests.GridClear)
def clear(desk: Desk, asked: requests.GridClear) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    made = kind.clear(puzzle, asked.what, values.cell_list(asked.cells))
    return (yield from puzzle_answer(desk.marked(kind, made)))


@handles(requests.GridPut)
def put(desk: Desk, asked: requests.GridPut) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    made = kind.put(
        puzzle,
        row=asked.row,
        column=asked.column,
        down=values.down(asked.way),
        text=asked.text,
        clue=asked.clue,
        **desk.words(kind, puzzle, asked.dictionary),
    )
    return (yield from puzzle_answer(desk.marked(kind, made)))


@handles(requests.GridType)
def type_text(desk: Desk, asked: requests.GridType) -> Pieces[wire.TypedAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    made, cursor, typed = kind.type_text(
        puzzle, asked.row, asked.column, values.down(asked.way), asked.text, asked.after
    )
    shown = yield from showing(desk.marked(kind, made))
    return {"type": "puzzle", **shown, "cursor": list(cursor), "typed": list(typed)}


@handles(requests.GridClue)
def clue(_: Desk, asked: requests.GridClue) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    line = values.line_of(asked.clue)
    made = kind.set_clue(puzzle, asked.row, asked.column, values.down(asked.way), line)
    return (yield from puzzle_answer(made))


@handles(requests.GridClues)
def clues(_: Desk, asked: requests.GridClues) -> Pieces[wire.ClueRows]:
    puzzle = yield from reading(asked.document)
    return {"type": "clues", "rows": clue_list(puzzle)}


# -- filling ------------------------------------------------------------------------------


@handles(requests.GridFill)
def fill(desk: Desk, asked: requests.GridFill) -> Pieces[wire.Accepted]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    settings = kind.settings_of(puzzle)
    seconds = desk.seconds(kind, settings, asked.nodes)
    words = desk.words(kind, puzzle, asked.dictionary)
    work = kind.fill_rest(puzzle, region=asked.cells, seed=asked.seed, nodes=asked.nodes, **words)
    share = shared(kind, asked.TYPE, settings, seed=asked.seed, nodes=asked.nodes, **words)
    return desk.start(work, kind.doing, seconds, puzzle, share=share)


@handles(requests.GridTry)
def try_to_fill(desk: Desk, asked: requests.GridTry) -> Pieces[wire.Accepted]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    seconds = desk.seconds(kind, kind.settings_of(puzzle), asked.nodes)
    words = desk.words(kind, puzzle, asked.dictionary)
    work = kind.can_fill(puzzle, nodes=asked.nodes, **words)
    doing = sentence("doing-try", "Trying whether the rest can be filled")
    return desk.start(work, doing, seconds, kind=kind, tries=True)


@handles(requests.GridFills)
def fills(desk: Desk, asked: requests.GridFills) -> Pieces[wire.Accepted]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    seconds = desk.seconds(kind, kind.settings_of(puzzle), asked.nodes)
    words = desk.words(kind, puzzle, asked.dictionary)
    total = min(max(asked.count, 1), _FILLS)
    work = kind.fills(
        puzzle, region=asked.cells, count=total, seed=asked.seed, nodes=asked.nodes, **words
    )
    job = partial(FillsJob, total=total, **words)
    return desk.start(work, kind.doing, seconds and seconds * _PATIENCE, puzzle, job=job)


@handles(requests.GridTake)
def take(desk: Desk, asked: requests.GridTake) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    made = kind.take(puzzle, rows=values.letter_rows(asked.rows), **words)
    return (yield from puzzle_answer(desk.marked(kind, made)))


@handles(requests.GridPin)
def pin(desk: Desk, asked: requests.GridPin) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    made = kind.pin(puzzle, values.cell_list(asked.cells), bool(asked.on))
    return (yield from puzzle_answer(desk.marked(kind, made)))


@handles(requests.GridCandidates)
def candidates(desk: Desk, asked: requests.GridCandidates) -> Pieces[wire.CandidatesAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    yield from _indexing(kind, words)
    found: wire.Candidates = kind.candidates(
        puzzle,
        row=asked.row,
        column=asked.column,
        down=values.down(asked.way),
        typed=asked.typed,
        count=asked.count,
        order=asked.order,
        **words,
    )
    return {"type": "candidates", **view.candidates(puzzle, found)}


@handles(requests.GridHeat)
def heat(desk: Desk, asked: requests.GridHeat) -> Pieces[wire.HeatAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    yield from _indexing(kind, words)
    return {"type": "heat", "heat": kind.heat(puzzle, **words)}


def _indexing(kind: Kind, words: Mapping[str, Dictionary | None]) -> Generator[object, None, None]:
    """Index the dictionary that fills a grid, if there is one, before it is asked."""
    if chosen := words.get("dictionary"):
        yield from kind.indexing(chosen)

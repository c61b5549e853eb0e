"""Making puzzles: new ones, and others of the same words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crosscore.errors import sentence
from crosscore.kinds.registry import kind_for, kind_of
from crosscore.protocol import requests
from crosscore.service import values
from crosscore.service.answers import Pieces, sound
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.service.desk import Desk


@handles(requests.PuzzleNew)
def new(desk: Desk, asked: requests.PuzzleNew) -> wire.Accepted:
    kind = kind_of(asked.kind, asked.TYPE)
    words = desk.dictionary(asked.dictionary) if kind.dictionary else None
    search = kind.new(
        words,
        kind.whole(words, asked.options) if asked.whole else asked.options,
        seed=asked.seed,
        nodes=asked.nodes,
        avoid=values.lists(asked.avoid),
        language=asked.language,
    )
    seconds = desk.seconds(kind, asked.options, asked.nodes)
    return desk.start(search, kind.doing, seconds, kind=kind)


@handles(requests.PuzzleReshuffle)
def reshuffle(desk: Desk, asked: requests.PuzzleReshuffle) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    search = kind.reshuffle(
        puzzle,
        asked.options,
        seed=asked.seed,
        nodes=asked.nodes,
        **desk.words(kind, puzzle, asked.dictionary),
    )
    options = kind.settings_of(puzzle) if asked.options is None else asked.options
    return desk.start(search, kind.doing, desk.seconds(kind, options, asked.nodes), puzzle)


@handles(requests.PuzzleImprove)
def improve(desk: Desk, asked: requests.PuzzleImprove) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    search = kind.improve(
        puzzle,
        seed=asked.seed,
        nodes=asked.nodes,
        **desk.words(kind, puzzle, asked.dictionary),
    )
    seconds = desk.seconds(kind, kind.settings_of(puzzle), asked.nodes)
    doing = sentence("doing-improve", "Looking for a better puzzle")
    return desk.start(search, doing, seconds, puzzle, improves=True)


@handles(requests.PuzzleConvert)
def convert(desk: Desk, asked: requests.PuzzleConvert) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_for(puzzle, asked.kind)
    search = kind.convert(
        puzzle,
        seed=asked.seed,
        nodes=asked.nodes,
        **desk.words(kind, puzzle, asked.dictionary),
    )
    return desk.start(search, kind.doing, desk.seconds(kind, {}, asked.nodes), kind=kind)

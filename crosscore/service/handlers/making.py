"""Making puzzles: new ones, and others of the same words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from crosscore import changes, sheet
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.registry import kind_for, kind_of
from crosscore.kinds.sharing import shared
from crosscore.protocol import requests
from crosscore.service import values
from crosscore.service.answers import Pieces, reading, sound
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.kinds.contract import Search
    from crosscore.puzzle import Puzzle
    from crosscore.service.desk import Desk

_MOST = 100  #: versions: the page keeps all of them until they are printed or saved


@handles(requests.PuzzleNew)
def new(desk: Desk, asked: requests.PuzzleNew) -> wire.Accepted:
    kind = kind_of(asked.kind, asked.TYPE)
    words = desk.dictionary(asked.dictionary) if kind.dictionary else None
    search = kind.new(
        words and words.turned(asked.seed),
        kind.whole(words, asked.options) if asked.whole else asked.options,
        seed=asked.seed,
        nodes=asked.nodes,
        avoid=values.lists(asked.avoid),
        language=asked.language,
    )
    seconds = desk.seconds(kind, asked.options, asked.nodes)
    share = shared(
        kind, asked.TYPE, asked.options, seed=asked.seed, nodes=asked.nodes, dictionary=words
    )
    return desk.start(search, kind.doing, seconds, kind=kind, share=share)


@handles(requests.PuzzleReshuffle)
def reshuffle(desk: Desk, asked: requests.PuzzleReshuffle) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    search = kind.reshuffle(puzzle, asked.options, seed=asked.seed, nodes=asked.nodes, **words)
    settings = kind.settings_of(puzzle)
    options = settings if asked.options is None else asked.options
    seconds = desk.seconds(kind, options, asked.nodes)
    share = shared(
        kind, asked.TYPE, {**settings, **options}, seed=asked.seed, nodes=asked.nodes, **words
    )
    return desk.start(search, kind.doing, seconds, puzzle, share=share)


@handles(requests.PuzzleImprove)
def improve(desk: Desk, asked: requests.PuzzleImprove) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    search = kind.improve(puzzle, seed=asked.seed, nodes=asked.nodes, **words)
    settings = kind.settings_of(puzzle)
    seconds = desk.seconds(kind, settings, asked.nodes)
    doing = sentence("doing-improve", "Looking for a better puzzle")
    share = shared(kind, asked.TYPE, settings, seed=asked.seed, nodes=asked.nodes, **words)
    return desk.start(search, doing, seconds, puzzle, improves=True, share=share)


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


@handles(requests.PuzzleVersions)
def make_versions(desk: Desk, asked: requests.PuzzleVersions) -> Pieces[wire.Accepted]:
    from crosscore import versions  # few visits need these
    from crosscore.service.version_job import VersionJob

    number, titles = asked.number, values.string_list(asked.titles, "titles")
    if not 1 <= number <= _MOST or len(titles) not in (0, number):
        message = f"A set has 1 to {_MOST} puzzles, and as many titles or none."
        raise CrosscoreError("bad-message", message, "number")
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, "puzzle.new", puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    again = bool(asked.same_words) or words.get("dictionary", puzzle) is None
    if again:
        puzzle = yield from sound(asked.document)
    nodes = versions.nodes_for(kind) if asked.nodes is None else asked.nodes
    options = kind.settings_of(puzzle)

    def start(seed: int) -> Search:
        if again:
            return kind.reshuffle(puzzle, None, seed=seed, nodes=nodes, **words)
        listed = words.get("dictionary")
        language = puzzle.clue_language or puzzle.language
        return versions.begin(kind, listed, options, seed=seed, nodes=nodes, language=language)

    def dress(made: Puzzle, number: int) -> Puzzle:
        texts = {"author": puzzle.author, "instructions": puzzle.instructions}
        title = titles[number - 1] if titles else puzzle.title
        dressed = sheet.give_like(replace(made, sheet=puzzle.sheet), puzzle)
        return changes.put(dressed, {**texts, "title": title}, kind.fields)

    for at in range(len(titles)):
        dress(puzzle, at + 1)  # what is wrong with them is told before anything is made
    start(1).close()
    job = partial(
        VersionJob,
        total=number,
        dress=dress,
        to=values.string_list(asked.to, "to"),
        base=kind.file,
    )
    return desk.start(versions.versions(kind, start, number), kind.doing, kind=kind, job=job)

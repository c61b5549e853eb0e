"""Changes of a puzzle: its words, where they lie, what the sheet shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as replaced
from typing import TYPE_CHECKING, Any

from crosscore import changes, left_out, own_list, view
from crosscore.errors import Sentence, sentence, to_wire
from crosscore.kinds.registry import kind_of
from crosscore.kinds.word_checks import check_index
from crosscore.protocol import requests
from crosscore.puzzle import Puzzle
from crosscore.search import Outcome
from crosscore.service import values
from crosscore.service.answers import Pieces, puzzle_answer, reading, showing, sound, unsound
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.service.desk import Desk
    from crosscore.service.job import Work

_Step = tuple[Any, ...]  #: a method of a kind that changes a puzzle, and what it takes besides


def _changing() -> Sentence:
    return sentence("doing-change", "Changing the puzzle")


# -- words, in jobs -----------------------------------------------------------------------


@handles(requests.PuzzleReplace)
def replace(desk: Desk, asked: requests.PuzzleReplace) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.words(kind, puzzle, asked.dictionary)
    if words and not kind.has_editable_grid:
        words = {"dictionary": desk.dictionary(asked.dictionary)}
    search = kind.replace(
        puzzle, asked.word, seed=asked.seed, avoid=values.lists(asked.avoid), **words
    )
    return desk.start(search, _changing(), None, puzzle)


@handles(requests.PuzzleEdit)
def edit(desk: Desk, asked: requests.PuzzleEdit) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    word = values.word(puzzle, asked.text, asked.clue)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    search = kind.edit(puzzle, asked.word, word, seed=asked.seed)
    return desk.start(desk.marking(kind, search), _changing(), None, puzzle)


@handles(requests.PuzzleClues)
def clues(_: Desk, asked: requests.PuzzleClues) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind = kind_of(puzzle.kind, requests.PuzzleEdit.TYPE, puzzle.model)
    for index, text in map(values.index_and_clue, asked.clues):
        check_index(puzzle, index)
        word = replaced(puzzle.words[index], clue=values.line_of(text))
        for found in kind.edit(puzzle, index, word, seed=0):  # its letters stay: nothing is drawn
            puzzle = found if isinstance(found, Puzzle) else puzzle
            yield
    return (yield from puzzle_answer(puzzle))


@handles(requests.PuzzleAdd)
def add(desk: Desk, asked: requests.PuzzleAdd) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    values.need_room(puzzle, len(asked.words))
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    more = [values.word(puzzle, *values.text_and_clue(item)) for item in asked.words]
    search = kind.add(puzzle, more, seed=asked.seed)
    return desk.start(search, _changing(), None, puzzle)


@handles(requests.PuzzleJoin)
def join(desk: Desk, asked: requests.PuzzleJoin) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    words = desk.dictionary(asked.dictionary)
    search = kind.join(puzzle, words, seed=asked.seed, nodes=asked.nodes)
    seconds = desk.seconds(kind, kind.settings_of(puzzle), asked.nodes)
    return desk.start(search, _changing(), seconds, puzzle)


@handles(requests.PuzzleDelete)
def delete(desk: Desk, asked: requests.PuzzleDelete) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    search = kind.delete(puzzle, values.indexes(asked.words), seed=asked.seed)
    return desk.start(desk.marking(kind, search), _changing(), None, puzzle)


@handles(requests.PuzzleRevise)
def revise(desk: Desk, asked: requests.PuzzleRevise) -> Pieces[wire.Accepted]:
    puzzle = yield from sound(asked.document)
    more = [values.word(puzzle, *values.text_and_clue(item)) for item in asked.words]
    gone = values.indexes(asked.without)
    values.need_room(puzzle, len(more) - len(set(gone)))
    steps: list[_Step] = []
    for index, text in map(values.index_and_clue, asked.clues):
        check_index(puzzle, index)
        word = replaced(puzzle.words[index], clue=values.line_of(text))
        edit = kind_of(puzzle.kind, requests.PuzzleEdit.TYPE, puzzle.model).edit
        steps.append((edit, index, word))
    parts: list[_Step] = []
    if gone:
        parts.append((kind_of(puzzle.kind, requests.PuzzleDelete.TYPE, puzzle.model).delete, gone))
    if more:
        parts.append((kind_of(puzzle.kind, requests.PuzzleAdd.TYPE, puzzle.model).add, more))
    if len(set(gone)) == len(puzzle.words):
        parts.reverse()  # a puzzle always has some words
    search = _one_by_one(puzzle, steps + parts, asked.seed)
    return desk.start(search, _changing(), None, puzzle)


def _one_by_one(puzzle: Puzzle, steps: Sequence[_Step], seed: int) -> Work:
    """Searches that each start from what the one before found; nothing half done is told."""
    outcome = Outcome.FOUND
    for at, (act, *given) in enumerate(steps, 1):
        search = act(puzzle, *given, seed=seed)
        while True:
            try:
                item = next(search)
            except StopIteration as end:
                outcome = end.value
                break
            if isinstance(item, Puzzle):
                puzzle = item
            if at == len(steps) or not isinstance(item, Puzzle):
                yield item
    return outcome


@handles(requests.PuzzleSuggest)
def suggest(desk: Desk, asked: requests.PuzzleSuggest) -> Pieces[wire.Suggestions]:
    puzzle = yield from sound(asked.document)
    why, found = yield from kind_of(puzzle.kind, asked.TYPE, puzzle.model).suggest_steps(
        puzzle,
        asked.word,
        desk.dictionary(asked.dictionary),
        seed=asked.seed,
        count=asked.count,
    )
    return {"type": "suggestions", **to_wire(why, "why"), "words": found}


# -- places -------------------------------------------------------------------------------


@handles(requests.PuzzlePlaces)
def places(_: Desk, asked: requests.PuzzlePlaces) -> Pieces[wire.Places]:
    puzzle = yield from sound(asked.document)
    found = kind_of(puzzle.kind, asked.TYPE, puzzle.model).places(puzzle, asked.word)
    return {"type": "places", "places": found}


@handles(requests.PuzzleMove)
def move(desk: Desk, asked: requests.PuzzleMove) -> Pieces[wire.MovedAnswer]:
    puzzle = yield from sound(asked.document)
    down = values.down(asked.way)
    begun = desk.clock()
    kind = kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    after = kind.move(puzzle, asked.word, asked.row, asked.column, down)
    yield
    if wrong := (yield from unsound(after)):
        raise wrong
    yield
    seconds = round(desk.clock() - begun, 3)
    moved = kind.moved(puzzle, after, asked.word)
    run = view.report(after, Outcome.FOUND, seconds)
    yield
    compared = yield from view.comparing(puzzle, after, moved)
    shown = yield from showing(after)
    return {"type": "puzzle", **shown, "report": {**run, **compared}}


# -- words that are not on the sheet ------------------------------------------------------


@handles(requests.PuzzleLeft)
def left(desk: Desk, asked: requests.PuzzleLeft) -> Pieces[wire.LeftOut]:
    puzzle = yield from reading(asked.document)
    words = desk.dictionary(asked.dictionary) if asked.dictionary else None
    found: list[wire.LeftGroup] = [
        {
            "why": to_wire(group.why),
            "help": to_wire(group.help),
            "words": list(group.words),
            "more": group.more,
        }
        for group in left_out.groups(puzzle, words)
    ]
    loose = left_out.ill_joined(puzzle)
    return {
        "type": "left",
        "groups": found,
        "join": loose and "puzzle.join" in kind_of(puzzle.kind).acts_of(puzzle.model),
        "pieces": left_out.in_pieces(puzzle) if loose else None,
        "kind": left_out.other_kind() if loose else None,
    }


# -- the list that it was made of ---------------------------------------------------------


@handles(requests.PuzzleCompare)
def compare(_: Desk, asked: requests.PuzzleCompare) -> Pieces[wire.Differences]:
    puzzle = yield from reading(asked.document)
    agreed = None if asked.agreed is None else values.rows(asked.agreed)
    found = yield from own_list.differences(puzzle, values.rows(asked.rows), agreed)
    return {
        "type": "differences",
        "listed": _pairs(found.listed),
        "written": _pairs(found.written),
        "both": _pairs(found.both),
        "added": list(found.added),
        "removed": list(found.removed),
        "own": list(found.own),
        "agreed": [{"word": word, "clue": clue} for word, clue, _ in found.agreed],
    }


def _pairs(found: Sequence[own_list.Pair]) -> list[wire.WordAndRow]:
    return [{"word": word, "row": row, "column": column} for word, row, column in found]


# -- the sheet ----------------------------------------------------------------------------


@handles(requests.PuzzleSet)
def put(_: Desk, asked: requests.PuzzleSet) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    changed = changes.put(puzzle, asked.values, kind_of(puzzle.kind).fields)
    return (yield from puzzle_answer(changed))


@handles(requests.PuzzleLock)
def lock(_: Desk, asked: requests.PuzzleLock) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    changed = changes.lock(puzzle, asked.words, bool(asked.on))
    return (yield from puzzle_answer(changed))


@handles(requests.PuzzleGive)
def give(_: Desk, asked: requests.PuzzleGive) -> Pieces[wire.PuzzleAnswer]:
    puzzle = yield from reading(asked.document)
    kind_of(puzzle.kind, asked.TYPE, puzzle.model)
    changed = changes.give(puzzle, asked.how, (asked.row, asked.column))
    return (yield from puzzle_answer(changed))

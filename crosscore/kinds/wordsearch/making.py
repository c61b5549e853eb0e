"""A new word search from a dictionary, and the same words hidden anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace as changed
from math import ceil, sqrt

from crosscore import hide
from crosscore.dictionary import Dictionary, sample
from crosscore.fields import check, parse_size
from crosscore.grid import WAYS
from crosscore.kinds.wordsearch.options import FIELDS, ID, settings_of, ways_of
from crosscore.puzzle import NO_ROOM, Entry, Puzzle, Source, Unplaced
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["Search", "new", "reshuffle"]

Search = Generator[Progress | Puzzle, None, Outcome]


def new(
    dictionary: Dictionary,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Draw words from a dictionary and hide them."""
    settings = check(FIELDS, options)
    if dictionary.letters:
        settings["letters"] = dict(dictionary.letters)
    rng = Rng(seed)
    least, most = settings["min_length"], settings["max_length"]
    words = tuple(word for word in dictionary.words if least <= len(word.answer) <= most)
    drawn = sample(changed(dictionary, words=words), settings["count"], rng, avoid)
    puzzle = Puzzle(
        kind=ID,
        language=dictionary.alphabet.code,
        width=0,
        height=0,
        words=tuple(drawn),
        entries=(),
        seed=seed,
        options=settings,
        source=Source(dictionary.name, dictionary.digest),
        clue_language=dictionary.clues,
        hidden=True,
    )
    return _hide(puzzle, rng, nodes)


def reshuffle(
    puzzle: Puzzle,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
) -> Search:
    """The same words hidden anew."""
    if options is not None:
        kept = {k: v for k, v in puzzle.options.items() if k == "letters"}
        puzzle = changed(puzzle, options={**check(FIELDS, options), **kept})
    return _hide(changed(puzzle, seed=seed, entries=(), unplaced=()), Rng(seed), nodes)


def _hide(puzzle: Puzzle, rng: Rng, nodes: int | None) -> Search:
    settings = settings_of(puzzle)
    answers = tuple(word.answer for word in puzzle.words)
    size = parse_size(settings["size"])
    side = max(max(map(len, answers)), ceil(sqrt(1.4 * sum(map(len, answers)))))
    task = hide.Task(answers, *(size or (side, side)), ways_of(settings), settings["sharing"])
    placing = yield from _best(hide.place(task, rng, nodes))
    letters = Counter(letter for answer in answers for letter in answer)
    search = hide.fill(task, placing, rng, sorted(letters.items()))
    while True:
        try:
            yield next(search)
        except StopIteration as end:
            filling: hide.Filling = end.value
            break
    entries = tuple(
        Entry(place.word, WAYS[place.way][0] == 0, task.cells(place), 0) for place in placing.places
    )
    yield changed(
        puzzle,
        width=task.width,
        height=task.height,
        entries=entries,
        unplaced=tuple(Unplaced(word, NO_ROOM) for word in placing.unplaced),
        open_cells=dict(filling.letters),
    )
    return Outcome.FOUND


def _best(
    search: Generator[Progress | hide.Placing, None, Outcome],
) -> Generator[Progress, None, hide.Placing]:
    best: hide.Placing | None = None
    for item in search:
        if isinstance(item, Progress):
            yield item
        else:
            best = item
    assert best is not None
    return best

"""A new crossword from a dictionary, and the same words laid out anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import replace as changed
from itertools import pairwise
from typing import Any

from crosscore import layout
from crosscore.dictionary import Dictionary, sample
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Search, Sharing
from crosscore.kinds.freeform.laying import best_of, lay_out
from crosscore.kinds.freeform.options import FIELDS, ID, PROVED, settings_of, settled, size_of
from crosscore.kinds.freeform.proving import can_prove, check_count, prove
from crosscore.kinds.freeform.shape import first_piece, loose_of, placements_of, shaped
from crosscore.kinds.word_checks import as_listed, suitable
from crosscore.layout import Layout, Placement
from crosscore.layout.goal import BLOCKS
from crosscore.puzzle import Puzzle, Source, Word
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["check_room", "held_by", "new", "reshuffle", "scattered", "sharing"]

_SHARED = ("puzzle.new", "puzzle.reshuffle", "puzzle.improve")  #: acts that others may join in
_SPARES = 20  #: words drawn beyond the count for each word, to take the place of those left over
_SWAP_ROUNDS = 100  #: how often words without a place give way to others
_SWAP_NODES = 30  #: nodes of such a round for each word: a few constructions
_FRESH_NODES = 200  #: nodes for each word in which a new layout must hold as many as the old one
_ANEW = (0.6, 0.4, 0.25, 0.15, 0.08)  #: parts of a turned layout that are placed anew, in turn


def new(
    dictionary: Dictionary,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    avoid: Sequence[Sequence[str]] = (),
    language: str = "",
) -> Search:
    """Draw words from a dictionary and lay them out.

    `nodes` limits the layout search; with None the caller decides when to stop. `avoid` lists the
    words of earlier puzzles, newest first. Raises `CrosscoreError` for bad options, and if none of
    the drawn words fits into the grid (code "no-word-fits-grid").
    """
    settings = settled(options)
    if settings["goal"] == PROVED:
        check_count(settings["count"], "count")
    if dictionary.letters:
        settings["letters"] = dict(dictionary.letters)
    count = settings["count"]
    rng = Rng(seed)
    every, dictionary = dictionary, suitable(dictionary, settings, FIELDS)
    if not settings["fresh"]:
        avoid = ()
    words = sample(dictionary, count, rng, avoid)
    puzzle = Puzzle(
        kind=ID,
        language=dictionary.alphabet.code,
        width=0,
        height=0,
        words=tuple(words),
        entries=(),
        seed=seed,
        options=settings,
        source=Source(dictionary.name, dictionary.digest),
        clue_language=dictionary.clues,
    )
    check_room(puzzle)
    if settings["scatter"]:
        return as_listed(scattered(puzzle, rng, nodes), every)
    spare: list[Word] = []
    if settings["size"] == "auto":
        taken = {word.answer for word in words}
        more = sample(dictionary, count * (1 + _SPARES), rng, avoid)
        spare = [word for word in more if word.answer not in taken]
    return as_listed(_new(puzzle, spare, rng, nodes), every)


def check_room(puzzle: Puzzle) -> None:
    """Raise `CrosscoreError` (code "no-word-fits-grid") if every word is longer than the grid."""
    size = size_of(puzzle)
    if size and all(len(word.answer) > max(size) for word in puzzle.words):
        raise CrosscoreError(
            "no-word-fits-grid",
            sentence(
                "no-word-fits-grid",
                "No word of the puzzle fits into a grid of {width} × {height}. Use a larger "
                "grid or shorter words.",
                width=size[0],
                height=size[1],
            ),
            "size",
        )


def _new(puzzle: Puzzle, spare: list[Word], rng: Rng, nodes: int | None) -> Search:
    """Find words that can all be joined, then the best layout of them.

    Random words of a language with many letters (Bangla has hundreds of clusters) often
    cannot all be joined. Words that find no place give way to others of the dictionary, those
    with the most letters in common with the rest first, random among equals.
    """
    for _ in range(_SWAP_ROUNDS):
        search = lay_out(puzzle, rng, _SWAP_NODES * len(puzzle.words), placements_of(puzzle))
        found = yield from best_of(search, len(puzzle.words))
        if not found.unplaced or not spare:
            break
        words = list(found.words)
        shared = Counter(cluster for word in words for cluster in set(word.answer))
        spare.sort(key=lambda word: sum(shared[cluster] > 1 for cluster in word.answer))
        for lost in found.unplaced:
            if spare:
                words[lost.word] = spare.pop()
        puzzle = changed(found, words=tuple(words))
    order = sorted(range(len(found.words)), key=lambda i: found.words[i].answer)
    rank = {old: new for new, old in enumerate(order)}
    listed = changed(
        found,
        words=tuple(found.words[i] for i in order),
        entries=tuple(changed(e, word=rank[e.word]) for e in found.entries),
    )
    if can_prove(listed):
        return (yield from prove(listed, rng, nodes))
    return (yield from lay_out(listed, rng, nodes, placements_of(listed), keep=False))


def reshuffle(
    puzzle: Puzzle,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
    dictionary: Dictionary | None = None,
) -> Search:
    """Lay the same words out anew; `options` replace the puzzle's own, its words stay.

    Raises `CrosscoreError` (code "locked") if the whole layout is locked, and if the options ask to
    prove the smallest box of too many words (code "too-many-to-prove"); a puzzle that has become
    too large for a proof gets the smallest layout that can be found.
    """
    if puzzle.frozen:
        message = sentence("locked-layout", "The layout is locked. Unlock it to reshuffle.")
        raise CrosscoreError("locked", message, "")
    settings = dict(puzzle.options)
    if options is not None:
        chosen = settled(options)
        if chosen["goal"] == PROVED:
            check_count(len(puzzle.words), "goal")
        settings |= chosen
    puzzle = changed(puzzle, seed=seed, options=settings)
    check_room(puzzle)
    if settings.get("scatter") and not puzzle.locked:
        return scattered(puzzle, Rng(seed), nodes)
    return _reshuffle(puzzle, Rng(seed), nodes)


def _reshuffle(puzzle: Puzzle, rng: Rng, nodes: int | None) -> Search:
    """Begin anew, around what is locked; if that loses words, go on from the old layout.

    Where words have few letters in common, a new layout may not hold what the old one held.
    Where black squares count, fewer words may leave fewer of them.
    """
    fixed = held_by(puzzle)
    places = _within(puzzle, placements_of(puzzle, loose_of(puzzle)), fixed)
    held = [place for place in places if place.word in fixed]
    most = _FRESH_NODES * len(puzzle.words)
    search = lay_out(puzzle, rng, most, held, keep=False, fixed=fixed)
    fresh = yield from best_of(search, len(puzzle.entries))
    if len(fresh.entries) < len(puzzle.entries) and settings_of(puzzle)["goal"] != BLOCKS:
        old = yield from _again(puzzle, places, rng, fixed)
        fresh = max(old, fresh, key=lambda found: len(found.entries))
    if can_prove(fresh):
        return (yield from prove(fresh, rng, nodes))
    start = placements_of(fresh)
    return (yield from lay_out(fresh, rng, nodes, start, keep=False, fixed=fixed))


def sharing(act: str, settings: Mapping[str, Any]) -> Sharing | None:
    """All improve the best layout; a proof is one search, which nobody can join."""
    if act not in _SHARED or settings.get("goal") == PROVED:
        return None
    return Sharing(race=False, words=False)


def scattered(puzzle: Puzzle, rng: Rng, nodes: int | None) -> Search:
    """Put the first words down apart, others across them, again and again; better ones are shown.

    Which words come first is drawn anew each time.
    """
    size = size_of(puzzle)
    answers = [word.answer for word in puzzle.words]
    first = settings_of(puzzle)["scatter"]
    best: tuple[int, int, int] | None = None
    spent = 0
    while nodes is None or spent < nodes:
        order = list(range(len(answers)))
        rng.shuffle(order)
        if size:  # one that fits comes first: others could cross nothing
            order.sort(key=lambda i: len(answers[i]) > max(size))
        work = layout.scatter([answers[i] for i in order], first, rng=rng, size=size)
        while True:
            try:
                next(work)
            except StopIteration as end:
                found: Layout = end.value
                break
            yield Progress(spent, best[0] if best else 0, len(answers))
        shown = shaped(puzzle, _renamed(found, order), size)
        spent += max(1, len(answers))
        lying = len(shown.entries)
        yield Progress(spent, lying, len(answers))
        score = (lying, len(found.placements), found.crossings)
        if best is None or score > best:
            best = score
            yield shown
    return Outcome.LIMIT


def _renamed(found: Layout, order: Sequence[int]) -> Layout:
    """The layout of words that were given in another order."""
    return changed(
        found,
        placements=tuple(sorted(p._replace(word=order[p.word]) for p in found.placements)),
        unplaced=tuple(sorted((order[word], reason) for word, reason in found.unplaced)),
    )


def held_by(puzzle: Puzzle) -> set[int]:
    """The locked words, those that link them, and those that hold neighbouring ones together.

    The links are shortest paths from word to crossing word.
    """
    if not puzzle.locked:
        return set()
    cells = {entry.word: frozenset(entry.cells) for entry in first_piece(puzzle)}
    crossing = {
        word: [other for other in sorted(cells) if other != word and cells[word] & cells[other]]
        for word in sorted(cells)
    }
    locked = sorted(puzzle.locked & set(cells))
    fixed = set(locked[:1])
    for goal in locked[1:]:
        came = dict.fromkeys(sorted(fixed), -1)
        todo = list(came)
        for word in todo:
            if word == goal:
                break
            for other in crossing[word]:
                if other not in came:
                    came[other] = word
                    todo.append(other)
        at = goal
        while at >= 0:
            fixed.add(at)
            at = came.get(at, -1)
    grown = True
    while grown:
        grown = False
        for entry in puzzle.entries:
            held = [any(cell in cells[word] for word in fixed) for cell in entry.cells]
            if entry.word not in fixed and any(a and b for a, b in pairwise(held)):
                fixed.add(entry.word)
                grown = True
    return fixed


def _within(puzzle: Puzzle, places: Sequence[Placement], fixed: Collection[int]) -> list[Placement]:
    """All places shifted just so far that the fixed words lie within the given size.

    Raises `CrosscoreError` (code "locked") if these are too large for it.
    """
    size = size_of(puzzle)
    lengths = [(p, len(puzzle.words[p.word].answer)) for p in places if p.word in fixed]
    if not size or not lengths:
        return list(places)
    top, left = min(p.row for p, _ in lengths), min(p.column for p, _ in lengths)
    bottom = max(p.row + (n if p.down else 1) for p, n in lengths)
    right = max(p.column + (1 if p.down else n) for p, n in lengths)
    width, height = size
    if right - left > width or bottom - top > height:
        raise CrosscoreError(
            "locked",
            sentence(
                "locked-too-large",
                "The locked words don’t fit into a grid of {width} × {height}. Unlock some of "
                "them first.",
                width=width,
                height=height,
            ),
            "size",
        )
    down, along = min(0, height - bottom), min(0, width - right)
    return [p._replace(row=p.row + down, column=p.column + along) for p in places]


def _again(
    puzzle: Puzzle, places: Sequence[Placement], rng: Rng, fixed: Collection[int]
) -> Generator[Progress | Puzzle, None, Puzzle]:
    """The old layout with as much of it as can be placed anew, and no word less.

    Across and down are exchanged too, where nothing is locked and the grid's shape allows it.
    """
    size = size_of(puzzle)
    if not fixed and (size is None or size[0] == size[1]):
        places = [Placement(p.word, p.column, p.row, not p.down) for p in places]
    for part in _ANEW:
        some = [p for p in places if p.word in fixed or rng.random() >= part]
        if some:
            search = lay_out(puzzle, rng, _FRESH_NODES * len(puzzle.words), some, fixed=fixed)
            found = yield from best_of(search)
            if len(found.entries) >= len(puzzle.entries):
                return found
    return (yield from best_of(lay_out(puzzle, rng, 1, places, fixed=fixed)))

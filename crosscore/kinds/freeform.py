"""The free-form crossword: a list of words laid out so that each crosses another.

    S A D D L E        The layout decides the shape; cells outside it are void. Words run
    . . E . . .        across and down, every word crosses at least one other, all of them
    C A S T L E        hang together, and no two words lie side by side so as to make
    . . E . . .        others by accident.
    . . R . . .
    . . T . . .

All functions here are generators: they yield `Progress` and ever better `Puzzle`s, and
return the `Outcome`. None reads a clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace as changed
from itertools import zip_longest
from typing import Any

from crosscore import layout
from crosscore.dictionary import Dictionary, sample
from crosscore.errors import CrosscoreError
from crosscore.fields import Field, check, parse_size
from crosscore.grid import Cell, crossing_cells, number_cells
from crosscore.layout import Layout, Placement
from crosscore.puzzle import Entry, Puzzle, Source, Unplaced, Word
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["FIELDS", "ID", "TITLE", "edit", "new", "replace", "reshuffle"]

ID = "freeform"
TITLE = "Crossword"

FIELDS = (
    Field(
        "count", "Number of words", "int", 50, 2, 500,
        "How many words are drawn from the dictionary.", "words",
    ),
    Field(
        "size", "Grid size", "size", "auto", 3, 120,
        "Auto finds the smallest grid that holds every word. A fixed size holds as many as fit.",
        "cells",
    ),
    Field(
        "seconds", "Time to search", "seconds", 1, 0.1, 60,
        "Better layouts are shown as they are found, until this time is up.", "seconds",
    ),
    Field(
        "long_clue", "Long clue from", "int", 60, 10, 500,
        "Clues with more characters than this are marked in the list.", "characters",
    ),
)  # fmt: skip

Search = Generator[Progress | Puzzle, None, Outcome]

_SPARES = 20  #: words drawn beyond the count for each word, to take the place of those left over
_SWAP_ROUNDS = 100  #: how often words without a place give way to others
_SWAP_NODES = 30  #: nodes of such a round for each word: a few constructions
_FRESH_NODES = 40  #: nodes for each word in which a new layout must hold as many as the old one
_ANEW = (0.6, 0.4, 0.25, 0.15, 0.08)  #: parts of a turned layout that are placed anew, in turn
_REPLACE_POOL = 500  #: random dictionary words among which those are looked for that may fit
_REPLACE_TRIES = 60  #: dictionary words tried in the place of another before the best is taken
_REPAIR_NODES = 400  #: nodes that one such try may cost: a few milliseconds
_EDIT_NODES = 20_000  #: nodes to find room for an edited word: well under a second


def new(
    dictionary: Dictionary,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Draw words from a dictionary and lay them out.

    `nodes` limits the layout search, None leaves it to the caller to stop. `avoid` lists
    the words of earlier puzzles, newest first. Raises `CrosscoreError` for bad options.
    """
    settings = check(FIELDS, options)
    if dictionary.letters:
        settings["letters"] = dict(dictionary.letters)
    count = settings["count"]
    rng = Rng(seed)
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
    )
    spare: list[Word] = []
    if settings["size"] == "auto":
        taken = {word.answer for word in words}
        more = sample(dictionary, count * (1 + _SPARES), rng, avoid)
        spare = [word for word in more if word.answer not in taken]
    return _new(puzzle, spare, rng, nodes)


def _new(puzzle: Puzzle, spare: list[Word], rng: Rng, nodes: int | None) -> Search:
    """Find words that can all be joined, then the best layout of them.

    Random words of a language with many letters (Bangla has hundreds of clusters) often
    cannot all be joined. Words that find no place give way to others of the dictionary, those
    with the most letters in common with the rest first, random among equals.
    """
    for _ in range(_SWAP_ROUNDS):
        search = _lay_out(puzzle, rng, _SWAP_NODES * len(puzzle.words), _places(puzzle))
        found = yield from _best(search)
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
    return (yield from _lay_out(listed, rng, nodes, _places(listed), keep=False))


def _best(search: Search) -> Generator[Progress | Puzzle, None, Puzzle]:
    """Run a search to its end, passing its progress on, and return the best it found."""
    best: Puzzle | None = None
    for item in search:
        if isinstance(item, Puzzle):
            best = item
        else:
            yield item
    assert best is not None
    return best


def reshuffle(
    puzzle: Puzzle,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    nodes: int | None = None,
) -> Search:
    """Lay the same words out anew; `options` replace the puzzle's own, its words stay."""
    settings = dict(puzzle.options)
    if options is not None:
        settings |= check(FIELDS, options)
    return _reshuffle(changed(puzzle, seed=seed, options=settings), Rng(seed), nodes)


def _reshuffle(puzzle: Puzzle, rng: Rng, nodes: int | None) -> Search:
    """Begin anew; if that loses words, begin from the old layout with across and down exchanged.

    Where words have few letters in common, a new layout may not hold what the old one held.
    """
    fresh = yield from _best(_lay_out(puzzle, rng, _FRESH_NODES * len(puzzle.words)))
    if len(fresh.unplaced) > len(puzzle.unplaced) and settings_of(puzzle)["size"] == "auto":
        fresh = yield from _turned(puzzle, rng)
    return (yield from _lay_out(puzzle, rng, nodes, _places(fresh), keep=False))


def _turned(puzzle: Puzzle, rng: Rng) -> Generator[Progress | Puzzle, None, Puzzle]:
    """The layout with across and down exchanged, and as much of it as can be placed anew."""
    places = [Placement(p.word, p.column, p.row, not p.down) for p in _places(puzzle)]
    for part in _ANEW:
        some = [place for place in places if rng.random() >= part]
        if some:
            search = _lay_out(puzzle, rng, _FRESH_NODES * len(puzzle.words), some)
            found = yield from _best(search)
            if len(found.unplaced) <= len(puzzle.unplaced):
                return found
    return (yield from _best(_lay_out(puzzle, rng, 1, places)))


def replace(
    puzzle: Puzzle,
    word: int,
    dictionary: Dictionary,
    *,
    seed: int,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Put another random word of the dictionary in the place of one, moving little else.

    Several are tried, every other one with the letters at which the old word was crossed.
    The first that joins without moving any other word is taken, or else the one that moves
    the fewest. The search raises `CrosscoreError` (code "no-word-fits") rather than lose a
    word that was placed.
    """
    _check_index(puzzle, word)
    letters = puzzle.options.get("letters", {})
    if dictionary.alphabet.code != puzzle.language or dict(dictionary.letters) != letters:
        raise CrosscoreError(
            "other-language",
            f"The dictionary is {dictionary.alphabet.english}, but the puzzle is of "
            "another language; choose a dictionary of that language.",
            dictionary.name,
        )
    rng = Rng(seed)
    have = {w.answer for w in puzzle.words}
    drawn = sample(dictionary, _REPLACE_POOL + len(puzzle.words), rng, avoid)
    pool = [w for w in drawn if w.answer not in have]
    if not pool:
        raise CrosscoreError(
            "no-other-word",
            f"{dictionary.name} has no word that is not already in the puzzle.",
            dictionary.name,
        )
    crossed = _crossed(puzzle, word)
    half = _REPLACE_TRIES // 2
    alike = sorted(pool[half:], key=lambda w: -len(crossed.intersection(w.answer)))[:half]
    tries = [w for pair in zip_longest(pool[:half], alike) for w in pair if w is not None]
    return _choose(puzzle, word, tries, seed)


def edit(puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
    """Put `new_word` in the place of one word, moving little else.

    Raises `CrosscoreError` when another word of the puzzle has the same answer.
    """
    _check_index(puzzle, word)
    for index, other in enumerate(puzzle.words):
        if index != word and other.answer == new_word.answer:
            raise CrosscoreError(
                "duplicate",
                f"{new_word.surface} is already in this puzzle; write another word.",
                new_word.surface,
            )
    if puzzle.words[word].answer == new_word.answer:
        return _keep(_with_word(puzzle, word, new_word))
    return _repair(_with_word(puzzle, word, new_word), word, Rng(seed), _EDIT_NODES)


def _check_index(puzzle: Puzzle, word: int) -> None:
    if not 0 <= word < len(puzzle.words):
        raise CrosscoreError(
            "no-such-word", f"The puzzle has no word {word + 1}; it has {len(puzzle.words)}.", ""
        )


def _with_word(puzzle: Puzzle, index: int, word: Word) -> Puzzle:
    words = list(puzzle.words)
    words[index] = word
    return changed(puzzle, words=tuple(words))


def _keep(puzzle: Puzzle) -> Search:
    yield puzzle
    return Outcome.FOUND


def _choose(puzzle: Puzzle, index: int, pool: Sequence[Word], seed: int) -> Search:
    """Try the pool's words in the place of one; yield the best that was found.

    Raises `CrosscoreError` if each would push others out.
    """
    allowed = len(puzzle.unplaced)
    best: Puzzle | None = None
    least: tuple[int, int, int] | None = None
    for done, word in enumerate(pool):
        search = _repair(_with_word(puzzle, index, word), index, Rng(seed), _REPAIR_NODES)
        found: Puzzle | None = None
        for item in search:
            if isinstance(item, Puzzle):
                found = item
            else:
                yield Progress(item.nodes, done, len(pool))
        if found is None or len(found.unplaced) > allowed:
            continue
        cost = (
            len(found.unplaced),
            moved(puzzle, found, index),
            found.width * found.height - puzzle.width * puzzle.height,
        )
        if least is None or cost < least:
            best, least = found, cost
            yield found
        if cost[:2] == (0, 0) and cost[2] <= max(puzzle.width, puzzle.height):
            break
    if best is None:
        raise CrosscoreError(
            "no-word-fits",
            f"None of {len(pool)} other words fits in the place of "
            f"{puzzle.words[index].surface} without pushing others out; replace another word, "
            "or reshuffle first.",
            puzzle.words[index].surface,
        )
    return Outcome.FOUND


def _crossed(puzzle: Puzzle, word: int) -> set[str]:
    """The letters at which other words cross one; for an unplaced word none."""
    shared = crossing_cells([entry.cells for entry in puzzle.entries])
    return {
        cluster
        for entry in puzzle.entries
        if entry.word == word
        for cell, cluster in zip(entry.cells, puzzle.words[word].answer, strict=True)
        if cell in shared
    }


def moved(before: Puzzle, after: Puzzle, changed_word: int = -1) -> int:
    """How many words lie elsewhere than before, a shift of the whole layout not counted."""
    places = {e.word: (e.cells[0], e.across) for e in before.entries}
    shifts: Counter[tuple[int, int, bool]] = Counter()
    for entry in after.entries:
        old = places.get(entry.word)
        if old is not None and entry.word != changed_word:
            (r, c), across = old
            row, column = entry.cells[0]
            shifts[row - r, column - c, across == entry.across] += 1
    stayed = max((n for (_, _, same), n in shifts.items() if same), default=0)
    return len(set(places) - {changed_word}) - stayed


def _places(puzzle: Puzzle, but: int = -1) -> list[Placement]:
    """Where the puzzle's words lie, one of them left out."""
    return [
        Placement(e.word, e.cells[0][0], e.cells[0][1], not e.across)
        for e in puzzle.entries
        if e.word != but
    ]


def _repair(puzzle: Puzzle, word: int, rng: Rng, nodes: int) -> Search:
    """Find room for one changed word, the others staying where they are if they can."""
    return _lay_out(puzzle, rng, nodes, _places(puzzle, word))


def _lay_out(
    puzzle: Puzzle,
    rng: Rng,
    nodes: int | None,
    start: Sequence[Placement] = (),
    *,
    keep: bool = True,
) -> Search:
    """Lay the puzzle's words out, from scratch or from placements that should stay."""
    size = parse_size(settings_of(puzzle)["size"])
    search = layout.lay_out(
        [word.answer for word in puzzle.words],
        rng=rng,
        nodes=nodes,
        size=size,
        start=start,
        keep=keep and bool(start),
    )
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        yield _puzzle(puzzle, item, size) if isinstance(item, Layout) else item


def _puzzle(puzzle: Puzzle, found: Layout, size: tuple[int, int] | None) -> Puzzle:
    """The layout as a puzzle; centred in the grid if its size was asked for."""
    width, height = size or (found.width, found.height)
    down, right = _margins(puzzle, found, width, height)
    pieces: list[tuple[int, bool, tuple[Cell, ...]]] = []
    for place in found.placements:
        r, c = place.row + down, place.column + right
        length = len(puzzle.words[place.word].answer)
        cells = tuple((r + i, c) if place.down else (r, c + i) for i in range(length))
        pieces.append((place.word, not place.down, cells))
    numbers = number_cells(cells[0] for _, _, cells in pieces)
    entries = tuple(Entry(word, across, cells, numbers[cells[0]]) for word, across, cells in pieces)
    return changed(
        puzzle,
        width=width,
        height=height,
        entries=entries,
        unplaced=tuple(Unplaced(word, reason) for word, reason in found.unplaced),
    )


def _margins(puzzle: Puzzle, found: Layout, width: int, height: int) -> tuple[int, int]:
    """Rows above and columns before the layout that centre it in a grid of a given size."""
    if not found.placements:
        return 0, 0
    first_row = min(p.row for p in found.placements)
    first_column = min(p.column for p in found.placements)
    last_row = last_column = 0
    for p in found.placements:
        reach = len(puzzle.words[p.word].answer) - 1
        last_row = max(last_row, p.row + (reach if p.down else 0))
        last_column = max(last_column, p.column + (0 if p.down else reach))
    return (
        (height - (last_row - first_row + 1)) // 2 - first_row,
        (width - (last_column - first_column + 1)) // 2 - first_column,
    )


def settings_of(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle's options that are this kind's fields, defaults filled in."""
    known = {field.name for field in FIELDS}
    return check(FIELDS, {k: v for k, v in puzzle.options.items() if k in known})

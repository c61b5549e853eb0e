"""One word replaced, edited, added, deleted or moved, the others staying where they are."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from dataclasses import replace as changed
from itertools import zip_longest

from crosscore import layout
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Search, once
from crosscore.kinds.freeform.laying import lay_out
from crosscore.kinds.freeform.making import check_room, held_by
from crosscore.kinds.freeform.options import FIELDS, settings_of, size_of
from crosscore.kinds.freeform.shape import (
    crossed_letters,
    loose_of,
    moved,
    placements_of,
    shaped,
)
from crosscore.kinds.word_checks import (
    check_gone,
    check_index,
    check_language,
    check_new,
    fresh_first,
    with_added,
    without,
)
from crosscore.layout import Placement
from crosscore.puzzle import NO_ROOM, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["add", "delete", "edit", "move", "replace"]

_REPLACE_POOL = 2_500  #: random dictionary words among which those are looked for that join
_REPLACE_FIT = 8  #: of those that join with nothing moving, how many compete for the smallest box
_REPLACE_TRIES = 10  #: how many of the others are tried where none does
_REPLACE_WIDER = 3  #: how many are tried with a wider search where each would lose words
_TRY_NODES = 500  #: nodes for each of them
_EDIT_NODES = 2_500  #: nodes to mend what an edit, an addition or a deletion breaks; these
#: and the tries' are of a puzzle of fifty words, and fewer where words are more
_EDIT_NODES = 24_000  #: nodes to find room where the others have to move: half a second
_POLISH = 4_000  #: of these, nodes in which fewer are to move once all words are placed


def replace(
    puzzle: Puzzle,
    word: int,
    dictionary: Dictionary,
    *,
    seed: int,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Put another random word of the dictionary in the place of one, moving little else.

    If some words join without moving any other, the one for which the box grows least wins.
    Otherwise several are tried, every other one with the letters at which the old word was crossed,
    and the one that moves the fewest wins. The search raises `CrosscoreError` (code "no-word-fits")
    if a placed word would be lost.
    """
    check_index(puzzle, word)
    check_language(puzzle, dictionary)
    rng = Rng(seed)
    settings = settings_of(puzzle)
    pool = fresh_first(dictionary, puzzle, settings, FIELDS, rng, _REPLACE_POOL, avoid)
    return _replace(puzzle, word, pool, rng)


def _replace(puzzle: Puzzle, index: int, pool: Sequence[Word], rng: Rng) -> Search:
    start = placements_of(puzzle, [index])
    fitting = layout.joining(
        [word.answer for word in puzzle.words],
        start,
        [word.answer for word in pool],
        size=size_of(puzzle),
        loose=[word for word in loose_of(puzzle) if word != index],
    )
    tries: list[Word] = []
    for at, crossings in fitting:
        if at % 32 == 0 or crossings:
            yield Progress(at, len(tries), len(pool))
        if crossings:
            tries.append(pool[at])
        if len(tries) == _REPLACE_FIT:
            break
    if not tries:
        crossed = crossed_letters(puzzle, index)
        half = _REPLACE_TRIES // 2
        alike = sorted(pool[half:], key=lambda w: -len(crossed.intersection(w.answer)))[:half]
        tries = [w for pair in zip_longest(pool[:half], alike) for w in pair if w is not None]
    return (yield from _choose(puzzle, index, tries, rng))


def _choose(puzzle: Puzzle, index: int, pool: Sequence[Word], rng: Rng) -> Search:
    """Try the pool's words in the place of one; yield the best that was found.

    Raises `CrosscoreError` if each would push others out.
    """
    best: Puzzle | None = None
    least: tuple[int, int, int] | None = None
    lacking: list[Puzzle] = []
    for done, word in enumerate(pool):
        trial = _with_word(puzzle, index, word)
        found = yield from _edited(
            trial, placements_of(puzzle, [index]), [index], rng, nodes=_TRY_NODES
        )
        yield Progress(0, done, len(pool))
        if _broken(puzzle, found, [index]):
            continue
        if len(found.entries) < len(puzzle.entries):
            lacking.append(found)
            continue
        cost = (
            len(found.unplaced),
            moved(puzzle, found, index),
            found.width * found.height - puzzle.width * puzzle.height,
        )
        if least is None or cost < least:
            best, least = found, cost
            yield found
        if (cost[1] == 0 and cost[2] <= 0) or (cost[1] == 1 and done > _REPLACE_FIT):
            break
    lacking.sort(key=lambda found: -len(found.entries))
    for found in (
        lacking[:_REPLACE_WIDER] if not (best or puzzle.frozen or loose_of(puzzle)) else ()
    ):
        for item in _wider(found, placements_of(puzzle, [index]), rng):
            if isinstance(item, Progress):
                yield item
            elif len(item.entries) >= len(puzzle.entries):
                best = item
                yield item
        if best is not None:
            break
    if best is None:
        raise CrosscoreError(
            "no-word-fits",
            sentence(
                "no-word-fits",
                "None of {tried} other words can replace {word} without pushing others out. "
                "Replace another word, or reshuffle first.",
                tried=len(pool),
                word=puzzle.words[index].surface,
            ),
            puzzle.words[index].surface,
        )
    return Outcome.FOUND


def edit(puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
    """Put `new_word` in the place of one word, moving little else.

    Raises `CrosscoreError` if another word of the puzzle has the same answer.
    """
    check_index(puzzle, word)
    check_new(puzzle, [new_word], but=word)
    trial = _with_word(puzzle, word, new_word)
    if puzzle.words[word].answer == new_word.answer:
        return once(changed(trial, locked=puzzle.locked, given_letters=puzzle.given_letters))
    return _reconnect(puzzle, trial, placements_of(puzzle, [word]), [word], Rng(seed))


def add(puzzle: Puzzle, words: Sequence[Word], *, seed: int) -> Search:
    """Append words to the puzzle's list; each joins if it can, and others move little or not.

    Raises `CrosscoreError` (code "duplicate") for an answer that is already there.
    """
    trial = with_added(puzzle, words)
    wanted = list(range(len(puzzle.words), len(trial.words)))
    return _reconnect(puzzle, trial, placements_of(puzzle), wanted, Rng(seed))


def delete(puzzle: Puzzle, words: Collection[int], *, seed: int) -> Search:
    """Remove words from the puzzle's list; words that they held together are joined again.

    Raises `CrosscoreError` (code "last-word") if no word would remain.
    """
    gone = check_gone(puzzle, words)
    trial = without(puzzle, gone)
    return _reconnect(trial, trial, placements_of(trial), [], Rng(seed))


def move(puzzle: Puzzle, word: int, row: int, column: int, down: bool) -> Puzzle:
    """The puzzle with one word elsewhere, all others where they are.

    Raises `CrosscoreError` (code "no-place", "locked") if that is not legal.
    """
    check_index(puzzle, word)
    name = puzzle.words[word].surface
    placed = {place.word: place for place in placements_of(puzzle)}
    to = Placement(word, row, column, down)
    if placed.get(word) == to:
        return puzzle
    if word in puzzle.locked or (puzzle.frozen and word in placed):
        message = sentence("locked-word", "{word} is locked. Unlock it to move it.", word=name)
        raise CrosscoreError("locked", message, name)
    found = layout.moved_to(
        [w.answer for w in puzzle.words],
        placements_of(puzzle),
        to,
        size=size_of(puzzle),
        loose=loose_of(puzzle),
    )
    if found is None:
        raise CrosscoreError(
            "no-place",
            sentence(
                "no-place",
                "{word} can’t go there. Choose one of the marked places.",
                word=name,
            ),
            name,
        )
    return shaped(puzzle, found, size_of(puzzle), stay=True)


# What the changes above share.


def _with_word(puzzle: Puzzle, index: int, word: Word) -> Puzzle:
    words = list(puzzle.words)
    words[index] = word
    return changed(
        puzzle,
        words=tuple(words),
        given_letters=frozenset((i, at) for i, at in puzzle.given_letters if i != index),
    )


def _reconnect(
    old: Puzzle, trial: Puzzle, start: Sequence[Placement], wanted: Sequence[int], rng: Rng
) -> Search:
    """Bring the wanted words in and hold the others together; the best way found.

    If that loses a word that lay somewhere, a search that moves more may do better.
    """
    check_room(trial)
    found = yield from _edited(trial, start, wanted, rng)
    if _broken(old, found, wanted):
        raise CrosscoreError(
            "locked",
            sentence(
                "layout-would-break",
                "The layout is locked, and this would break it apart. Unlock it first.",
            )
            if old.frozen
            else sentence(
                "locked-would-break",
                "This would break the locked words apart. Unlock some of them first.",
            ),
            "",
        )
    yield found
    missing = {place.word for place in start} - {e.word for e in found.entries}
    missing |= {u.word for u in found.unplaced if u.word in wanted and u.reason == NO_ROOM}
    if missing and not (trial.frozen or loose_of(trial)):
        yield from _wider(found, start, rng)
    return Outcome.FOUND


def _wider(
    puzzle: Puzzle, start: Sequence[Placement], rng: Rng
) -> Generator[Progress | Puzzle, None, None]:
    """Layouts that hold more words than the puzzle does, then as many with fewer moved.

    `start` is where the words lay at first.
    """
    most = len(puzzle.entries)
    nodes, whole = 0, -1  # nodes when there was nothing left to place
    if fixed := held_by(puzzle):
        start = placements_of(puzzle)
    for item in lay_out(puzzle, rng, _EDIT_NODES, start, fixed=fixed):
        if isinstance(item, Progress):
            yield item
            nodes = item.nodes
            if 0 <= whole < nodes - _POLISH:
                return
        elif len(item.entries) > most:
            yield item
            if whole < 0 and all(lost.reason != NO_ROOM for lost in item.unplaced):
                whole = nodes


def _edited(
    trial: Puzzle,
    start: Sequence[Placement],
    wanted: Sequence[int],
    rng: Rng,
    *,
    nodes: int | None = None,
) -> Generator[Progress, None, Puzzle]:
    """The puzzle with the wanted words in it, as few others moved as possible.

    With `nodes` one attempt is made, of no more than these.
    """
    size = size_of(trial)
    fixed = {p.word for p in start} if trial.frozen else set(trial.locked)
    found = yield from layout.apply_edits(
        [word.answer for word in trial.words],
        start,
        rng=rng,
        size=size,
        wanted=wanted,
        fixed=sorted(fixed - set(wanted)),
        loose=[word for word in loose_of(trial) if word not in wanted],
        quick=nodes is not None,
        nodes=(nodes or _EDIT_NODES) * 100 // (50 + len(trial.words)),
    )
    return shaped(trial, found, size, stay=True)


def _broken(before: Puzzle, after: Puzzle, wanted: Collection[int]) -> bool:
    """Whether words that have to stay do not, or no longer hang together."""
    old = {p.word: p for p in placements_of(before, wanted)}
    if not after.frozen:
        old = {word: p for word, p in old.items() if word in before.locked}
    new = {p.word: p for p in placements_of(after)}
    if not old.keys() <= new.keys() or not before.locked - set(wanted) <= after.locked:
        return True
    shifts = {
        (new[word].row - p.row, new[word].column - p.column, new[word].down ^ p.down)
        for word, p in old.items()
    }
    apart = not loose_of(before) and bool(loose_of(after))
    return len(shifts) > 1 or any(turned for _, _, turned in shifts) or apart

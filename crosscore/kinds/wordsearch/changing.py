"""One word replaced, edited, added or deleted: the others stay, and letters around them, too."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence
from dataclasses import replace as changed

from crosscore.conceal import Place
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.grid import DIRECTIONS
from crosscore.kinds.contract import Search, once
from crosscore.kinds.word_checks import (
    check_gone,
    check_index,
    check_language,
    check_new,
    fresh_first,
    with_added,
    without,
)
from crosscore.kinds.wordsearch.hiding import Plan
from crosscore.kinds.wordsearch.options import FIELDS, settings_of
from crosscore.kinds.wordsearch.searching import IMPOSSIBLE, Held, hide_all
from crosscore.puzzle import NO_ROOM, TWICE, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["add", "delete", "edit", "replace"]

_POOL = 400  #: random words of the dictionary, from which those are taken that are tried
#: codes of errors that say that it cannot be done so, not that it was asked wrongly
_FAILED = (*IMPOSSIBLE, "message-too-long")
_TRIES = 12  #: words that are tried in the place of one
_TRY_NODES = 3_000  #: for each of them
_NODES = 35_000  #: else: about a second of CPython


def replace(
    puzzle: Puzzle,
    word: int,
    dictionary: Dictionary,
    *,
    seed: int,
    avoid: Sequence[Sequence[str]] = (),
) -> Search:
    """Put another random word of the dictionary in the place of one, hidden somewhere else.

    Words that aren't part of others, and have none as parts, are tried first. The grid grows, if it
    may, only if none of the words tried has room. The search raises `CrosscoreError` (code
    "no-word-fits") if none can be hidden.
    """
    check_index(puzzle, word)
    check_language(puzzle, dictionary)
    rng = Rng(seed)
    pool = fresh_first(dictionary, puzzle, settings_of(puzzle), FIELDS, rng, _POOL, avoid)
    kept = [other.answer for at, other in enumerate(puzzle.words) if at != word]
    related = _Related(kept, puzzle.directions())
    some = sorted(pool[: 4 * _TRIES], key=lambda new: related.to(new.answer))
    return _replace(puzzle, word, some[:_TRIES], rng)


class _Related:
    """Whether a word is part of some others, or has one of them as a part."""

    def __init__(self, words: Sequence[tuple[str, ...]], directions: Sequence[str]) -> None:
        steps = {DIRECTIONS[direction] for direction in directions}
        self._both = all((-r, -c) in steps for r, c in steps)
        self._signs: dict[str, str] = {}
        texts = [self._text(word) for word in words]
        self._known = set(texts)
        self._whole = "\0".join(texts)

    def _text(self, word: tuple[str, ...]) -> str:
        signs = self._signs
        return "".join([signs.setdefault(letter, chr(1 + len(signs))) for letter in word])

    def to(self, word: tuple[str, ...]) -> bool:
        text = self._text(word)
        return any(
            form in self._whole
            or any(
                form[start:end] in self._known
                for end in range(1, len(form) + 1)
                for start in range(end)
            )
            for form in ((text, text[::-1]) if self._both else (text,))
        )


def _replace(puzzle: Puzzle, index: int, pool: Sequence[Word], rng: Rng) -> Search:
    for grow in (False, True):
        for done, word in enumerate(pool):
            trial = _with_word(puzzle, index, word)
            try:
                search = _searching(trial, [index], rng, _TRY_NODES, grow=grow)
                found, _ = yield from _driven(search)
            except CrosscoreError as error:
                if error.code not in _FAILED:
                    raise
                continue
            yield Progress(done, done, len(pool))
            kept = len(found.entries) >= len(puzzle.entries)
            if kept and all(lost.word != index for lost in found.unplaced):
                yield found
                return Outcome.FOUND
    name = puzzle.words[index].surface
    raise CrosscoreError(
        "no-word-fits",
        sentence(
            "no-word-hidden",
            "None of {tried} other words could be hidden in place of {word}. Replace another "
            "word, or use a larger grid.",
            tried=len(pool),
            word=name,
        ),
        name,
    )


def edit(puzzle: Puzzle, word: int, new_word: Word, *, seed: int) -> Search:
    """Put `new_word` in the place of one word, hidden somewhere else.

    Raises `CrosscoreError` if another word of the puzzle has the same answer.
    """
    check_index(puzzle, word)
    check_new(puzzle, [new_word], but=word)
    trial = _with_word(puzzle, word, new_word)
    if puzzle.words[word].answer == new_word.answer:
        return once(trial)
    return _mended(trial, [word], Rng(seed))


def add(puzzle: Puzzle, words: Sequence[Word], *, seed: int) -> Search:
    """Append words to the puzzle's list, hidden if there is room.

    Raises `CrosscoreError` (code "duplicate") for an answer that is already there.
    """
    trial = with_added(puzzle, words)
    return _mended(trial, range(len(puzzle.words), len(trial.words)), Rng(seed))


def delete(puzzle: Puzzle, words: Collection[int], *, seed: int) -> Search:
    """Remove words from the puzzle's list; words that were left out may find room then.

    Raises `CrosscoreError` (code "last-word") if no word would remain.
    """
    gone = check_gone(puzzle, words)
    return _mended(without(puzzle, gone), (), Rng(seed))


def _with_word(puzzle: Puzzle, index: int, word: Word) -> Puzzle:
    words = list(puzzle.words)
    words[index] = word
    return changed(puzzle, words=tuple(words))


def _mended(trial: Puzzle, wanted: Iterable[int], rng: Rng) -> Search:
    """The puzzle with the wanted words hidden, all others where they are if that can be.

    Others that may move do so where else one of the words would be left out.
    """
    new = list(wanted)
    search = _searching(trial, new, rng, _NODES)
    return search if trial.frozen else _or_anew(search, trial, new, rng)


def _or_anew(search: Search, trial: Puzzle, wanted: Sequence[int], rng: Rng) -> Search:
    found: Puzzle | None = None
    outcome = Outcome.LIMIT
    try:
        found, outcome = yield from _driven(search)
    except CrosscoreError as error:
        if error.code not in IMPOSSIBLE:
            raise
    if found is not None:
        wished = {*wanted, *(entry.word for entry in trial.entries)}
        if wished.isdisjoint(u.word for u in found.unplaced if u.reason in (NO_ROOM, TWICE)):
            yield found
            return outcome
    plan = Plan(trial)
    anew = hide_all(plan, rng, _NODES, Held(plan.held(trial.locked.difference(wanted))))
    other, end = yield from _driven(anew)
    better = found is None or len(other.entries) > len(found.entries)
    yield other if better or found is None else found
    return end if better else outcome


def _driven(search: Search) -> Generator[Progress, None, tuple[Puzzle, Outcome]]:
    """The last puzzle of a search and why it ended."""
    found: Puzzle | None = None
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            assert found is not None
            return found, end.value
        if isinstance(item, Puzzle):
            found = item
        else:
            yield item


def _searching(
    trial: Puzzle, wanted: Iterable[int], rng: Rng, nodes: int, *, grow: bool = True
) -> Search:
    """The search in which only the wanted words, and what is part of them, are placed."""
    plan = Plan(trial)
    new = frozenset(wanted)
    places = plan.held(frozenset(range(len(trial.words))) - new)
    stay = frozenset(places) if trial.frozen else trial.locked
    free = [
        word
        for word in places
        if word not in stay and (word in plan.out or _moves_in(plan, word, places, new))
    ]
    for word in free:
        del places[word]
    letters = dict(trial.open_cells)
    return hide_all(plan, rng, nodes, Held(places, letters, firm=stay, grow=grow))


def _moves_in(plan: Plan, word: int, places: dict[int, Place], new: Collection[int]) -> bool:
    """Whether a word with a place of its own is to be hidden within another one now."""
    hosts = [host for host, _, _ in plan.parts.get(word, ()) if host in places or host in new]
    cells = set(plan.cells(places[word]))
    return bool(hosts) and not any(
        host in places and cells <= set(plan.cells(places[host])) for host in hosts
    )

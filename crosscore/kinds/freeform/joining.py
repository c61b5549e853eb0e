"""Words of a dictionary that link those which share too few letters to hang together."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace as changed
from itertools import islice

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds.contract import Search
from crosscore.kinds.freeform.laying import best_of, lay_out
from crosscore.kinds.freeform.shape import first_piece, placements_of
from crosscore.kinds.word_checks import check_language
from crosscore.puzzle import MAX_WORDS, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["join"]

_TRIES = 120  #: links that are tried for a word
_NODES = 6  #: nodes of such a try, for each word that lies
_LONGEST = 12  #: cells of a link; longer ones take much room


def join(puzzle: Puzzle, dictionary: Dictionary, *, seed: int, nodes: int | None = None) -> Search:
    """The puzzle's words with words of a dictionary that link those without a place to the rest.

    What lies stays joined, and moves only where it must. Raises `CrosscoreError` if the layout or a
    word is locked (code "locked"), if the dictionary is of another language, and, while searching,
    if none of its words joins any (code "no-link").
    """
    if puzzle.frozen or puzzle.locked:
        message = sentence("locked-join", "Some words are locked. Unlock them to join others.")
        raise CrosscoreError("locked", message, "")
    check_language(puzzle, dictionary)
    return _join(puzzle, dictionary, Rng(seed), nodes)


def _join(puzzle: Puzzle, dictionary: Dictionary, rng: Rng, nodes: int | None) -> Search:
    own = {word.answer for word in puzzle.words}
    pool = [w for w in dictionary.words if len(w.answer) <= _LONGEST and w.answer not in own]
    rng.shuffle(pool)
    pool = pool[: MAX_WORDS * _TRIES]
    entries = first_piece(puzzle)
    core = _only(puzzle, [entry.word for entry in entries])
    missing = [word for word in puzzle.words if word not in core.words]
    begun = len(missing)
    progress = True
    while missing and progress:
        progress = False
        for word in list(missing):
            links = islice(_links(core, word, pool), MAX_WORDS - len(core.words) - len(missing))
            for added in [(word,), *((link, word) for link in islice(links, _TRIES))]:
                trial = changed(core, words=(*core.words, *added), unplaced=())
                found = yield from _tried(trial, rng)
                if found:
                    core, progress = found, True
                    missing.remove(word)
                    yield Progress(0, begun - len(missing), begun)
                    break
    links_found = [word for word in core.words if word.answer not in own]
    if not links_found:
        raise CrosscoreError(
            "no-link",
            sentence(
                "no-link",
                "No word of {name} joins these words. Try several pieces, or another kind.",
                name=dictionary.name,
            ),
            dictionary.name,
        )
    words = (*puzzle.words, *links_found)
    rank = {word.answer: at for at, word in enumerate(words)}
    lying = [changed(e, word=rank[core.words[e.word].answer]) for e in core.entries]
    whole = changed(puzzle, words=words, entries=tuple(lying), unplaced=(), proof="")
    start = placements_of(whole)
    yield (yield from best_of(lay_out(whole, rng, 1, start)))
    return (yield from lay_out(whole, rng, nodes, start, keep=False))


def _only(puzzle: Puzzle, words: Sequence[int]) -> Puzzle:
    """The puzzle with some of its words that lie, in one piece, and no others."""
    rank = {word: at for at, word in enumerate(words)}
    return changed(
        puzzle,
        words=tuple(puzzle.words[word] for word in words),
        entries=tuple(changed(e, word=rank[e.word]) for e in puzzle.entries if e.word in rank),
        unplaced=(),
        given_letters=frozenset(),
        options={**puzzle.options, "pieces": False},
        proof="",
    )


def _tried(trial: Puzzle, rng: Rng) -> Generator[Progress | Puzzle, None, Puzzle | None]:
    """The puzzle with all its words joined, if that is soon found."""
    limit = _NODES * len(trial.words)
    found = yield from best_of(lay_out(trial, rng, limit, placements_of(trial)))
    return None if found.unplaced else found


def _links(core: Puzzle, word: Word, pool: Sequence[Word]) -> Generator[Word, None, None]:
    """Words that have one letter in common with a word, and another with those that lie."""
    known = {letter for lying in core.words for letter in lying.answer}
    have = {lying.answer for lying in core.words}
    wanted = set(word.answer)
    for link in pool:
        letters = set(link.answer)
        joins, holds = letters & wanted, letters & known
        if joins and holds and len(joins | holds) > 1 and link.answer not in have:
            yield link

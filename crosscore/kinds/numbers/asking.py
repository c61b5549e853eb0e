"""Clues for the numbers of a grid, and as many of them whole as leave one solution only."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import replace as changed

from crosscore.fill.unique import AMBIGUOUS, ONE, Domain, Verdict, solutions
from crosscore.kinds.numbers.options import HIDDEN, settings_of
from crosscore.kinds.numbers.sums import allowed, hidden, sums_of, whole
from crosscore.puzzle import NOT_UNIQUE, UNIQUE, UNKNOWN, Puzzle
from crosscore.rng import MAX_SEED, Rng
from crosscore.search import Progress

__all__ = ["at_once", "clue_of", "finished", "verdict"]

_STEP = 10_007  #: so that neighbouring seeds have nothing in common
_NODES = 400  #: nodes in which clues are checked for a second solution
_MOST = 50_000  #: numbers that one clue may allow; one that allows more says next to nothing


def clue_of(puzzle: Puzzle, answer: str, but: str = "", seed: int | None = None) -> str:
    """A whole clue that the puzzle's options have for a number, "" if there is none.

    It follows the seed (the puzzle's, if no other is given) and the number: whatever was
    tried in between, the same number has the same clue. `but` is one that is not wanted.
    """
    if answer.startswith("0"):
        return ""
    seed = puzzle.seed if seed is None else seed
    rng = Rng((seed * _STEP + int(answer)) % (MAX_SEED + 1))
    return sums_of(settings_of(puzzle)).clue(int(answer), rng, but)


def finished(
    before: Puzzle, puzzle: Puzzle, rng: Rng, mine: Collection[tuple[str, ...]] = ()
) -> Generator[Progress | Puzzle, None, Puzzle]:
    """The puzzle with a clue for each number, checked; yielded, and returned as well.

    What no clue of the options gives is odd. `before` says what no change of the grid may
    change: source and the clues' language. The clues of the answers `mine` stay as they are.
    """
    words = list(puzzle.words)
    new: list[int] = []
    for at, word in enumerate(words):
        if not word.clue:
            words[at] = changed(word, clue=clue_of(puzzle, "".join(word.answer)))
            new.append(at)
    made = changed(
        puzzle,
        words=tuple(words),
        odd={at: UNKNOWN for at in new if not words[at].clue},
        source=None,
        clue_language=before.clue_language,
        proof="",
    )
    full = made.entries and "" not in made.open_cells.values()
    if full and settings_of(made)["clue"] == HIDDEN:
        there = {word.clue for word in words}
        for at in new:
            clue = hidden(words[at].clue, rng, there)
            words[at] = changed(words[at], clue=clue)
            there.add(clue)
        made = changed(made, words=tuple(words))
    if full:
        made = yield from _determined(made, rng, mine)
    yield made
    return made


def at_once(before: Puzzle, puzzle: Puzzle) -> Puzzle:
    """`finished` without a word on the way."""
    made = puzzle
    for item in finished(before, puzzle, Rng(puzzle.seed)):
        if isinstance(item, Puzzle):
            made = item
    return made


def _determined(
    puzzle: Puzzle, rng: Rng, mine: Collection[tuple[str, ...]]
) -> Generator[Progress, None, Puzzle]:
    """The puzzle with clues shown whole until no second solution is left, and its proof."""
    cells = {entry.word: entry.cells for entry in puzzle.entries}
    known: dict[tuple[str, tuple[str, ...]], Domain | None] = {}
    while True:
        found = yield from verdict(puzzle, known)
        if found.state == ONE:
            return changed(puzzle, proof=UNIQUE)
        words = list(puzzle.words)
        told = {at: whole(word.clue, "".join(word.answer)) for at, word in enumerate(words)}
        kept_back = [
            at for at, word in enumerate(words) if told[at] != word.clue and word.answer not in mine
        ]
        if not kept_back:
            return changed(puzzle, proof=NOT_UNIQUE)
        unsure = set(found.cells)
        rng.shuffle(kept_back)
        kept_back.sort(key=lambda at: -len(unsure.intersection(cells[at])))
        # One that is in doubt; where the search gave up, a tenth of all at once.
        some = 1 if found.state == AMBIGUOUS else 1 + len(kept_back) // 10
        for at in kept_back[:some]:
            words[at] = changed(words[at], clue=told[at])
        puzzle = changed(puzzle, words=tuple(words))


def verdict(
    puzzle: Puzzle, known: dict[tuple[str, tuple[str, ...]], Domain | None] | None = None
) -> Generator[Progress, None, Verdict]:
    """How many solutions the clues leave, even if no digit is given away.

    A clue that is no sum is taken to be exact; a number without a clue, or with one that allows
    more than can be listed, rests on its crossings. `known` are the clues of answers that were
    looked at already, with the numbers that each allows.
    """
    known = {} if known is None else known
    slots = []
    domains = []
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        key = word.clue, word.answer
        if word.clue and key not in known:
            known[key] = _domain(*key)
            yield Progress(0, 0, len(puzzle.entries))
        domain = known.get(key)
        if domain:
            slots.append(entry.cells)
            domains.append(domain)
    cells = [cell for entry in puzzle.entries for cell in entry.cells]
    return (yield from solutions(slots, domains, cells=[*cells, *puzzle.open_cells], nodes=_NODES))


def _domain(clue: str, answer: tuple[str, ...]) -> Domain | None:
    """The numbers that a clue allows; None for more than can be listed."""
    found = allowed(clue, len(answer))
    if found is None:
        return Domain([answer], len(answer))
    if found[_MOST:]:
        return None
    return Domain([str(number) for number in found], len(answer))

"""What differs between a puzzle and the list of one's own that it was made of.

Three states are compared: the puzzle, the list as it is, and the list as both last agreed on it. So
it is known on which side a clue or a word was changed.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from crosscore import alphabet
from crosscore.alphabet import one_line
from crosscore.dictionary import CLUES, More, cut, misfit, overlong
from crosscore.errors import CrosscoreError
from crosscore.kinds.registry import kind_of
from crosscore.puzzle import Puzzle

__all__ = ["Differences", "Pair", "Row", "differences"]

Row = tuple[str, str, More]  #: a word, its clue and what else there is, as they were typed
#: a word of the puzzle and a row of the list, both by index, and the column of the clue there
Pair = tuple[int, int, str]

_SLICE = 500  # rows that are split before others may have a turn


@dataclass(frozen=True, slots=True)
class Differences:
    """Words of both with different clues, by where the clue was changed; words that one side lacks.

    `listed`: only in the list. `written`: only in the puzzle. `both`: in each, or nobody knows.
    `added` are rows new to the list, `removed` words of the puzzle that were taken out of the list,
    `own` words that only the puzzle ever had. `agreed` is the list as both agree on it now: of a
    word with several clues the one that the puzzle has.
    """

    listed: tuple[Pair, ...] = ()
    written: tuple[Pair, ...] = ()
    both: tuple[Pair, ...] = ()
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    own: tuple[int, ...] = ()
    agreed: tuple[Row, ...] = ()


def differences(
    puzzle: Puzzle, rows: Sequence[Row], before: Sequence[Row] | None
) -> Generator[None, None, Differences]:
    """`before`: the rows as both agreed on them; None for a puzzle that was made without.

    A generator that yields now and then. Rows that can't be used count for nothing, and of rows
    with the same answer the first counts, as where a list is read. What a kind of puzzle can't take
    over is no difference: clues that can't be changed, words that can't be added or taken out.
    """
    acts = kind_of(puzzle.kind).acts_of(puzzle.model)
    reader = _Reader(puzzle)
    now = yield from reader.read(rows)
    then = yield from reader.read(rows if before is None else before)
    base = rows if before is None else before
    words = {word.answer: at for at, word in enumerate(puzzle.words)}
    shared = [(words[answer], at) for answer, at in now.items() if answer in words]
    listed: list[Pair] = []
    written: list[Pair] = []
    both: list[Pair] = []
    agreed = {answer: base[at] for answer, at in then.items()}
    for word, row in shared:
        answer, ours = puzzle.words[word].answer, puzzle.words[word].clue
        theirs = clues_of(rows[row])
        if ours in theirs.values():
            agreed[answer] = (rows[row][0], ours, ())
            continue
        last = list(clues_of(base[then[answer]]).values()) if answer in then else []
        if before is None:
            del agreed[answer]
            both.append((word, row, CLUES[0]))
        elif ours in last:
            listed.append((word, row, CLUES[0]))
        else:
            kept = [name for name, clue in theirs.items() if last == [clue]]
            (written if kept else both).append((word, row, *(kept or CLUES)[:1]))
    whole = acts >= {"puzzle.add", "puzzle.delete"} and before is not None
    for answer in [answer for answer in agreed if answer not in now and answer not in words]:
        del agreed[answer]
    return Differences(
        *((tuple(listed), tuple(written), tuple(both)) if "puzzle.edit" in acts else ((), (), ())),
        added=tuple(at for key, at in now.items() if whole and key not in words | then),
        removed=tuple(at for key, at in words.items() if whole and key in then.keys() - now),
        own=tuple(at for key, at in words.items() if whole and key not in now | then),
        agreed=tuple(agreed.values()),
    )


def clues_of(row: Row) -> dict[str, str]:
    """The clues that a puzzle of the list may have, by their columns."""
    texts = {CLUES[0]: row[1], **{name: text for name, text in row[2] if name in CLUES}}
    return {name: cut(one_line(text)) for name, text in texts.items()}


class _Reader:
    """Finds the rows that can be used; what a word is split into is known from then on."""

    def __init__(self, puzzle: Puzzle) -> None:
        script = alphabet.get(puzzle.language)
        self._split = script.splitter(script.settings(puzzle.options.get("letters", {})))
        self._known: dict[str, tuple[str, ...] | None] = {}

    def read(self, rows: Sequence[Row]) -> Generator[None, None, dict[tuple[str, ...], int]]:
        """The first row of each answer."""
        found: dict[tuple[str, ...], int] = {}
        for at, (word, *_) in enumerate(rows):
            if at % _SLICE == 0:
                yield
            if word not in self._known:
                self._known[word] = self._answer(word)
            answer = self._known[word]
            if answer is not None:
                found.setdefault(answer, at)
        return found

    def _answer(self, word: str) -> tuple[str, ...] | None:
        surface = one_line(word)
        if not surface or overlong(surface):
            return None
        try:
            answer = self._split(word)
        except CrosscoreError:
            return None
        return None if misfit(surface, answer) else answer

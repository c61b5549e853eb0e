"""Which number each letter has, and which letters are given so that there is one solution."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace as changed

from crosscore.dictionary import Dictionary
from crosscore.fill.unique import AMBIGUOUS, ONE, Domain, solutions
from crosscore.grid import Cell
from crosscore.puzzle import SOLE, UNCHECKED, Puzzle
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["finish"]

_NODES = 400  #: nodes in which a second solution is looked for


def finish(
    puzzle: Puzzle, dictionary: Dictionary | None, fresh: bool
) -> Generator[Progress | Puzzle, None, None]:
    """The puzzle with numbers; a `fresh` one also with letters given until one solution is left.

    Without a dictionary there is nothing to look for others in. What is changed later keeps its
    numbers and given letters as far as it can, and is not checked again.
    """
    rng = Rng(puzzle.seed)
    letters = sorted({letter for row in puzzle.rows() for letter in row if letter})
    codes = puzzle.codes
    if sorted(codes) != letters:
        codes = tuple(_shuffled(letters, rng))
    there = {
        (word, at)
        for word, at in puzzle.given_letters
        if word < len(puzzle.words) and at < len(puzzle.words[word].answer)
    }
    puzzle = changed(puzzle, codes=codes, proof=UNCHECKED, given_letters=frozenset(there))
    if not fresh:
        yield puzzle
        return
    covered = {letter for entry in puzzle.entries for letter in puzzle.words[entry.word].answer}
    loose = [letter for letter in letters if letter not in covered]
    known = {*_shuffled(sorted(covered), rng)[: int(puzzle.options.get("shown", 3))], *loose}
    puzzle = _given(puzzle, known)
    yield puzzle
    if dictionary is not None:
        yield from _determined(puzzle, dictionary, known, rng)


def _determined(
    puzzle: Puzzle, dictionary: Dictionary, known: set[str], rng: Rng
) -> Generator[Progress | Puzzle, None, None]:
    """Give letters in which solutions differ, one by one, until there is only one."""
    cell = {letter: (0, number) for number, letter in enumerate(puzzle.codes, start=1)}
    truth: dict[Cell, str] = {at: letter for letter, at in cell.items()}
    answers = [puzzle.words[entry.word].answer for entry in puzzle.entries]
    slots = [tuple(cell[letter] for letter in answer) for answer in answers]
    domains: dict[int, Domain] = {}
    for length in sorted(set(map(len, answers))):
        words = {word.answer for word in dictionary.words if len(word.answer) == length}
        words |= {answer for answer in answers if len(answer) == length}
        domains[length] = Domain(sorted(words), length)
        yield Progress(0, 0, len(truth))
    taken = [domains[len(answer)] for answer in answers]
    while True:
        shown = {cell[letter]: letter for letter in sorted(known)}
        found = yield from solutions(slots, taken, given=shown, distinct=True, nodes=_NODES)
        if found.state == ONE:
            yield changed(_given(puzzle, known), proof=SOLE)
            return
        open_letters = [letter for letter in puzzle.codes if letter not in known]
        if not open_letters:
            return
        wrong = [
            letter
            for letter in open_letters
            if any(solution[cell[letter]] != letter for solution in found.found)
        ]
        more = wrong if found.state == AMBIGUOUS and wrong else open_letters
        known.add(rng.choice(more))
        yield Progress(0, len(known), len(truth))


def _given(puzzle: Puzzle, letters: set[str]) -> Puzzle:
    """The puzzle with just these letters given: each by its first place."""
    first: dict[str, tuple[int, int]] = {}
    for entry in sorted(puzzle.entries, key=lambda entry: (not entry.across, entry.number)):
        for at, letter in enumerate(puzzle.words[entry.word].answer):
            first.setdefault(letter, (entry.word, at))
    return changed(
        puzzle, given_letters=frozenset(first[each] for each in letters if each in first)
    )


def _shuffled(letters: list[str], rng: Rng) -> list[str]:
    mixed = list(letters)
    rng.shuffle(mixed)
    return mixed

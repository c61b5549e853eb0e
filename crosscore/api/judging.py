"""What scripts are told of a puzzle: faults, remarks, statistics."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crosscore import clue_list, rules, tally
from crosscore.api import given
from crosscore.api.lists import AnyWords, listed
from crosscore.errors import Issue
from crosscore.making import faults
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.wire import Statistics

__all__ = ["check", "check_clues", "check_rules", "statistics"]


def check(puzzle: Puzzle) -> list[Issue]:
    """What is wrong with a puzzle by the rules of its kind; [] if it is sound.

    Puzzles from `make` are sound; those from files or changed by hand may not be.
    """
    given.a_puzzle(puzzle)
    return faults(puzzle)


def check_clues(puzzle: Puzzle) -> list[Issue]:
    """What is odd about a crossword's clues; [] if nothing is.

    Letter counts at the end of a clue, such as (3,5), that aren't those of the answer; an answer of
    the puzzle in a clue; a clue that comes twice.
    """
    given.a_puzzle(puzzle)
    return clue_list.clue_remarks(puzzle)


def check_rules(
    puzzle: Puzzle, *, shared: int = 0, apart: bool = False, pangram: bool = False
) -> list[Issue]:
    """What editors object to in a grid with blocks, as remarks; [] for puzzles without blocks.

    Two-letter words, letters in one word only, separate parts, blocks without a mirror image,
    repeated words; and if asked for, words that share so many letters in a row, words that lie
    within another (`apart`), and letters that a pangram lacks. The puzzle's own options ask, too.
    """
    given.a_puzzle(puzzle)
    given.number("shared", shared)
    given.truth("apart", apart)
    given.truth("pangram", pangram)
    asked = {"shared": shared, "apart": apart, "pangram": pangram}
    options = {**puzzle.options, **{name: value for name, value in asked.items() if value}}
    return rules.remarks(replace(puzzle, options=options))


def statistics(puzzle: Puzzle, words: AnyWords | None = None) -> Statistics:
    """How long the words are, how many blocks and unchecked cells there are, which letters.

    `words` is a list as `make` takes them: then `new` are the words that it doesn't have, and with
    a list that has scores there are their mean (`score`) and the `lowest`. docs/api.md names all.
    """
    given.a_puzzle(puzzle)
    found = None if words is None else listed(words, puzzle.language)
    return tally.statistics(puzzle, found)

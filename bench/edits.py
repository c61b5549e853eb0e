#!/usr/bin/env python3
"""Change single words of finished puzzles, and print how many others had to move.

    python3 bench/edits.py                   20 seeds, English and Bangla: some minutes
    python3 bench/edits.py --seeds 3 --each 10

For each puzzle and each act, words of the puzzle are drawn. The acts: `replace` by a random
word, the engine's choice; `edit` into a given random word of the dictionary; `respell`, one
letter exchanged, added or taken away; `add` a random word; `delete`. Each result is judged by
the referee.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.machine import load, surroundings  # noqa: E402
from crosscore import dictionary, referee  # noqa: E402
from crosscore.dictionary import Dictionary  # noqa: E402
from crosscore.errors import CrosscoreError  # noqa: E402
from crosscore.kinds.contract import Search  # noqa: E402
from crosscore.kinds.freeform import KIND as freeform  # noqa: E402
from crosscore.puzzle import Puzzle, Word  # noqa: E402
from crosscore.rng import Rng  # noqa: E402
from crosscore.search import drain  # noqa: E402

Act = Callable[[Puzzle, int, Dictionary, int], Search]


@dataclass
class Change:
    """One act: words moved, words lost, whether the new word is in; milliseconds."""

    moved: int
    lost: int
    joined: bool
    milliseconds: float
    refused: str = ""


def read(name: str) -> Dictionary:
    """A dictionary that comes with Crosscore."""
    return drain(dictionary.read((ROOT / "dictionaries" / name).read_bytes(), name=name))


def last(search: Search) -> Puzzle:
    """The best puzzle of a search."""
    best = None
    for item in search:
        if isinstance(item, Puzzle):
            best = item
    assert best is not None
    return best


def other_word(puzzle: Puzzle, words: Dictionary, rng: Rng) -> Word:
    """A random word of the dictionary that is not in the puzzle."""
    have = {word.answer for word in puzzle.words}
    return rng.choice([word for word in words.words if word.answer not in have])


def respelled(puzzle: Puzzle, index: int, words: Dictionary, rng: Rng) -> Word:
    """A word of the puzzle with one letter exchanged, one more or one less."""
    have = {word.answer for word in puzzle.words}
    word = puzzle.words[index]
    while True:
        answer = list(word.answer)
        at = rng.below(len(answer))
        letter = rng.choice(rng.choice(words.words).answer)
        match rng.below(3):
            case 0:
                answer[at] = letter
            case 1:
                answer.insert(at, letter)
            case 2 if len(answer) > 2:
                del answer[at]
        surface = "|".join(answer)
        if tuple(answer) not in have and words.alphabet.split(surface) == tuple(answer):
            return replace(word, surface=surface, answer=tuple(answer))


ACTS: dict[str, Act] = {
    "replace": lambda p, i, d, seed: freeform.replace(p, i, d, seed=seed),
    "edit": lambda p, i, d, seed: freeform.edit(p, i, other_word(p, d, Rng(seed)), seed=seed),
    "respell": lambda p, i, d, seed: freeform.edit(p, i, respelled(p, i, d, Rng(seed)), seed=seed),
    "add": lambda p, i, d, seed: freeform.add(p, [other_word(p, d, Rng(seed))], seed=seed),
    "delete": lambda p, i, d, seed: freeform.delete(p, [i], seed=seed),
}


def change(name: str, puzzle: Puzzle, index: int, words: Dictionary, seed: int) -> Change:
    """Carry one act out, and judge it."""
    search = ACTS[name](puzzle, index, words, seed)
    begun = time.process_time()
    try:
        after = last(search)
    except CrosscoreError as error:
        return Change(0, 0, False, (time.process_time() - begun) * 1000, error.code)
    spent = (time.process_time() - begun) * 1000
    faults = referee.check(after)
    assert not faults, (name, puzzle.seed, index, faults)
    placed = {after.words[entry.word].answer for entry in after.entries}
    before = {puzzle.words[e.word].answer for e in puzzle.entries if e.word != index}
    if name == "add":
        before |= {puzzle.words[index].answer}
    new = {word.answer for word in after.words} - {word.answer for word in puzzle.words}
    but = -1 if name == "add" else index
    return Change(freeform.moved(puzzle, after, but), len(before - placed), new <= placed, spent)


def line(changes: Sequence[Change]) -> str:
    """A row of the table."""
    done = [c for c in changes if not c.refused]
    moves = sorted(c.moved for c in done)
    times = sorted(c.milliseconds for c in changes)

    def at(values: Sequence[float], part: float) -> float:
        return values[min(len(values) - 1, int(part * len(values)))] if values else 0

    stayed = sum(not m for m in moves) / max(1, len(moves))
    return (
        f"{len(changes):5} {at(moves, 0.5):6} {at(moves, 0.9):4} {moves[-1] if moves else 0:4} "
        f"{stayed:8.0%} {sum(c.joined for c in done) / max(1, len(done)):7.1%} "
        f"{sum(c.lost for c in done):5} {len(changes) - len(done):7} "
        f"{at(times, 0.5):6.0f} {at(times, 0.9):5.0f} {times[-1]:5.0f}"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--seeds", type=int, default=20, help="puzzles of each language (default 20)")
    add("--each", type=int, default=25, help="words changed in each puzzle and way (default 25)")
    add("--count", type=int, default=50, help="words of a puzzle (default 50)")
    add("--size", default="auto", help="auto (default) or WIDTHxHEIGHT")
    add("--nodes", type=int, default=8_000, help="nodes to make a puzzle (default 8000)")
    add("--acts", default=",".join(ACTS), help="acts (default all)")
    add("--languages", default="english,bangla", help="dictionaries (default english,bangla)")
    options = parser.parse_args(arguments)
    print(f"{surroundings()}; load {load()}; {options.seeds} puzzles of {options.count} words")
    print(
        "                  acts median  90% most unmoved  joined  lost refused     ms   90%  most"
    )
    for language in options.languages.split(","):
        words = read(f"{language}.json")
        found: dict[str, list[Change]] = {name: [] for name in options.acts.split(",")}
        for seed in range(1, options.seeds + 1):
            settings = {"count": options.count, "size": options.size}
            puzzle = last(freeform.new(words, settings, seed=seed, nodes=options.nodes))
            rng = Rng(seed)
            for name in found:
                indexes = list(range(len(puzzle.words)))
                rng.shuffle(indexes)
                for index in indexes[: options.each]:
                    found[name].append(change(name, puzzle, index, words, seed * 1000 + index))
        for name, changes in found.items():
            print(f"{language:9}{name:8} {line(changes)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

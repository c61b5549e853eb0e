"""word-search-generator 5.0.0: one task as JSON on standard input, the answer on standard output.

Its level 3 has all eight directions. It takes at most 100 words and 50 x 50 cells: both limits are
lifted, nothing else is changed. Its checks of the words are off, so that it takes all of them.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

from word_search_generator import WordSearch  # type: ignore[import-not-found]

WordSearch.MAX_PUZZLE_SIZE = 400
WordSearch.MAX_PUZZLE_WORDS = 500


def one(task: dict[str, Any], seed: int) -> dict[str, Any]:
    """One puzzle with a seed, as it comes, or the best of many until the time is up."""
    random.seed(seed)
    start, wall = time.process_time(), time.perf_counter()
    side = int(task["size"].split("x")[0]) if task["size"] else None
    best: Any = None
    while True:
        made = WordSearch(" ".join(task["words"]), level=3, size=side, validators=[])
        if best is None or len(made.placed_words) > len(best.placed_words):
            best = made
        spent = time.process_time() - start
        if len(best.placed_words) == len(task["words"]) or spent >= task["seconds"]:
            break
    used = {"cpu": time.process_time() - start, "wall": time.perf_counter() - wall}
    places = {}
    for word in best.placed_words:
        row, column = word.start_row, word.start_column
        down, on = word.direction.value
        places[word.text] = [[row + i * down, column + i * on] for i in range(len(word.text))]
    return {"seed": seed, **used, "grid": best.puzzle, "places": places}


def main() -> None:
    """Read a task, make a puzzle with each seed, write the answer."""
    task = json.load(sys.stdin)
    json.dump({"runs": [one(task, seed) for seed in task["seeds"]]}, sys.stdout)


main()

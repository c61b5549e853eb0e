"""How long the proof of the smallest box takes, and how often the search had found that box.

    python3 bench/exact.py [--words 3,4,5,6,7,8] [--seeds 20] [--seconds 1] [--list FILE]

CPU time. The words are of 3 to 10 letters, drawn by seed from Debian's list, each as likely.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Generator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.words import DEBIAN, read
from crosscore.layout import Goal, Layout, lay_out
from crosscore.layout.exact import smallest
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

SHORTEST, LONGEST = 3, 10

Search = Generator[Progress | Layout, None, Outcome]


def driven(search: Search, seconds: float) -> tuple[Outcome, Layout, int, float, float]:
    """Outcome, last layout, nodes, CPU seconds and the longest wait between two items."""
    began = last = time.process_time()
    wait = 0.0
    nodes = 0
    layout = None
    outcome = Outcome.STOPPED
    while last - began < seconds:
        try:
            item = next(search)
        except StopIteration as end:
            outcome = end.value
            break
        now = time.process_time()
        wait, last = max(wait, now - last), now
        if isinstance(item, Layout):
            layout = item
        else:
            nodes = item.nodes
    assert layout
    return outcome, layout, nodes, time.process_time() - began, wait


def spread(values: list[float]) -> tuple[float, float, float]:
    """The median, the value that nine of ten don't exceed, and the largest."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[last // 2], ordered[-(-last * 9 // 10)], ordered[last]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--words", default="3,4,5,6,7,8,9,10,12", help="how many words")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1, help="for the search without proof")
    parser.add_argument("--most", type=float, default=120, help="seconds for a proof")
    parser.add_argument("--list", type=Path, default=DEBIAN)
    options = parser.parse_args()
    lexicon = [word for word in read(options.list) if SHORTEST <= len(word) <= LONGEST]
    size = Goal().size
    print(
        "words  proved  none     seconds: median  90 %  most    nodes: median    90 %    most",
        end="",
    )
    print("  wait ms  same as the search's box")
    for count in map(int, options.words.split(",")):
        seconds: list[float] = []
        nodes: list[float] = []
        proved = none = same = 0
        longest = 0.0
        for seed in range(1, options.seeds + 1):
            words = random.Random(f"exact {count} {seed}").sample(lexicon, count)
            outcome, best, tried, took, wait = driven(smallest(words), options.most)
            seconds.append(took)
            nodes.append(tried)
            longest = max(longest, wait)
            none += outcome is Outcome.EXHAUSTED
            if outcome is not Outcome.FOUND:
                continue
            proved += 1
            search = lay_out(words, rng=Rng(seed), nodes=None)
            other = driven(search, options.seconds)[1]
            if other.unplaced:
                continue
            least, found = size(best.width, best.height), size(other.width, other.height)
            if found < least:
                raise SystemExit(f"A wrong proof: {words} fit into {other.width} x {other.height}.")
            same += found == least
        median, nine, most = spread(seconds)
        print(
            f"{count:5}  {proved:6}  {none:4}  {median:16.2f}  {nine:4.2f}  {most:4.2f}"
            "  {:15.0f} {:7.0f} {:7.0f}".format(*spread(nodes)),
            f"  {1000 * longest:5.0f}  {same} of {proved}",
            flush=True,
        )


if __name__ == "__main__":
    main()

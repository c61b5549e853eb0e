"""Levels of words that disagree with how often the words are used, to be looked at by somebody.

    python3 -m tools.levels

Frequencies are wordfreq's, of those lists whose languages it has here (tools/scored). A word's rank
is the share of the list's words that are rarer; a concept's is the median of those of its words.
Children's words are rarer in newspapers than in a class, so most of what this tells may stay.
"""

from __future__ import annotations

import sys
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping
from statistics import median

from crosscore import alphabet
from crosscore.choosing import table
from crosscore.dictionary.concepts import Concept
from crosscore.errors import CrosscoreError
from crosscore.shipped import merging
from tools import lists
from tools.lists import Cells, List
from tools.scored import UNHEARD, frequency_files
from tools.scored.frequencies import frequencies
from tools.scored.languages import LANGUAGES
from tools.steps import CACHE

RANKS = {1: (0.12, 1.0), 2: (0.03, 0.97), 3: (0.0, 0.85)}  #: what is usual, by level
ENOUGH = 4  #: languages that tell a concept's rank


def ranks(words: Iterable[Cells], steps: Mapping[Cells, int]) -> dict[Cells, float]:
    """The share of these words that are rarer than each; `steps` are higher for rarer words."""
    found = {cells: steps.get(cells, UNHEARD) for cells in words}
    order = sorted(found.values())
    return {
        cells: 1 - (bisect_left(order, step) + bisect_right(order, step)) / 2 / len(order)
        for cells, step in found.items()
    }


def odd(
    concepts: Iterable[Concept], found: Iterable[List], steps: Mapping[str, Mapping[Cells, int]]
) -> Iterator[str]:
    """A line for each concept and each word of our own whose level is not that of its rank."""
    known: dict[str, dict[Cells, float]] = {}
    own: list[tuple[str, str, int, float]] = []
    concepts = list(concepts)
    for each in found:
        if each.code not in steps:
            continue
        split = alphabet.get(each.code).split
        known[each.code] = ranks((split(entry.word) for entry in each.merged), steps[each.code])
        there = {split(entry.word) for entry in merging.of_table(concepts, each.code)}
        own += [
            (each.name, entry.word, entry.level, known[each.code][split(entry.word)])
            for entry in each.merged
            if split(entry.word) not in there and entry.word.isalpha()
        ]
    shared = []
    for concept in concepts:
        entries = (concept.entry(code) for code in known)
        told = [
            known[entry.language][alphabet.get(entry.language).split(entry.word)]
            for entry in entries
            if entry and entry.word.isalpha()
        ]
        if len(told) >= min(ENOUGH, len(known)):
            shared.append((concept.theme, concept.name, concept.level, median(told)))
    for where, word, level, rank in sorted(shared) + sorted(own):
        least, most = RANKS.get(level, (0.0, 1.0))
        if not least <= rank <= most:
            kind = "rare" if rank < least else "usual"
            yield f"{where}: {word}: level {level}, {kind} ({rank:.2f})"


def used(code: str, name: str) -> dict[Cells, int]:
    """The steps of a language's words."""
    script = alphabet.get(code)
    found: dict[Cells, int] = {}
    for word, step in frequencies(frequency_files(CACHE) / f"{name}.msgpack.gz"):
        try:
            found.setdefault(script.split(word), step)
        except CrosscoreError:
            continue
    return found


def main() -> int:
    """Print what disagrees."""
    found = lists.lists()
    files = {source.code: source.frequencies for source in LANGUAGES}
    codes = {each.code for each in found}
    steps = {code: used(code, name) for code, name in files.items() if code in codes}
    print(*odd(table(), found, steps), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

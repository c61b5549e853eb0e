"""The lists that the page offers: how large they are, and what is wrong with our own entries.

`python3 -m tools.lists` prints both. `python3 -m tools.lists english` prints that list as the build
makes it: the entries of dictionaries/english.json and the English words of the table of concepts.
"""

from __future__ import annotations

import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from crosscore import alphabet
from crosscore.choosing import table
from crosscore.dictionary.concepts import LEVELS, Concept, regions
from crosscore.errors import CrosscoreError
from crosscore.shipped import merging
from crosscore.shipped.merging import Entry
from tools.concepts import gives_away
from tools.steps import ROOT

__all__ = ["PAIRS", "List", "faults", "lists", "main"]

FOLDER = ROOT / "dictionaries"
CLUE = 60  #: most characters of a clue of our own
STEM = 5  #: as many first letters of an answer in a clue would give it away
CELLS = (3, 12)  #: fewest and most cells of a word
#: the same where a cell holds a whole syllable or more
SHORT = {"bn": (2, 8), "hi": (2, 8), "ja": (2, 7), "ko": (2, 7), "zh": (2, 7)}
#: written without spaces, or with endings on its words: as many cells of an answer that stand
#: together in a clue would give it away
TOGETHER = {"ja": 7, "ko": 2, "zh": 1}
#: cells that give nothing away
PARTICLES = {"zh": frozenset("一不了在是有的")}
#: files with clues in another language than their words: nothing is merged with them
PAIRS = ("english-spanish",)

Cells = tuple[str, ...]


class List(NamedTuple):
    """A list as the build makes it, and what it is made of."""

    name: str
    code: str
    own: list[Entry]
    merged: list[Entry]


def names() -> dict[str, str]:
    """The codes of the languages of which there is a list, by the list's name."""
    return merging.names((path.stem for path in FOLDER.glob("*.json")), table())


def lists() -> list[List]:
    """All that can be made."""
    return [made(name, code) for name, code in names().items()]


def made(name: str, code: str) -> List:
    """The list of a language, with the entries of our own that there are."""
    path = FOLDER / f"{name}.json"
    own = merging.own(path.read_text("utf-8")) if path.exists() else []
    return List(name, code, own, merging.merged(own, table(), code))


# -- faults -----------------------------------------------------------------------------


def faults(
    own: Iterable[Entry], code: str, concepts: Sequence[Concept] = (), *, unsorted: bool = False
) -> list[str]:
    """What is wrong with entries of our own, and with clues of the table beside them; a line each.

    An entry that is no word of the table needs a theme and a level, if not `unsorted`.
    """
    script = alphabet.get(code)
    wrong: list[str] = []
    answers: set[Cells] = set()
    clues: dict[str, Cells] = {}
    themes = {concept.theme for concept in concepts}
    places = regions(concepts, [code])
    there = {script.split(other.word): other for other in merging.of_table(concepts, code)}
    known = there.keys() | merging.of_regions(concepts, code).keys()
    for cells, other in there.items():
        for clue in other.clues:
            if clues.setdefault(script.fold(clue), cells) != cells:
                wrong.append(f"{other.word}: same clue as another: {clue}")
    for entry in own:
        word = entry.word
        try:
            cells = script.split(word)
        except CrosscoreError as error:
            wrong.append(f"{word}: {error.message}")
            continue
        fewest, most = SHORT.get(code, CELLS)
        if not fewest <= len(cells) <= most:
            wrong.append(f"{word}: {len(cells)} cells")
        if cells in answers:
            wrong.append(f"{word}: twice")
        answers.add(cells)
        if word != unicodedata.normalize("NFC", word) or word != script.upper(word):
            wrong.append(f"{word}: not in the grid's own letters")
        if len(entry.clues) > merging.MOST:
            wrong.append(f"{word}: {len(entry.clues)} clues")
        needed = not unsorted and cells not in known
        wrong += [f"{word}: {fault}" for fault in _sorting(entry, themes, needed)]
        if entry.region and entry.region not in places:
            wrong.append(f"{word}: no such region: {entry.region}")
        for clue in entry.clues:
            wrong += [f"{word}: {fault}" for fault in _wrong(clue, word, cells, code)]
            before = clues.setdefault(script.fold(clue), cells)
            if before != cells or entry.clues.count(clue) > 1:
                wrong.append(f"{word}: same clue as another: {clue}")
    return wrong


def _sorting(entry: Entry, themes: Set[str], needed: bool) -> list[str]:
    """What is wrong with the theme and the level of an entry."""
    told = []
    if entry.theme and entry.theme not in themes:
        told.append(f"no such theme: {entry.theme}")
    if entry.level and entry.level not in LEVELS:
        told.append(f"no such level: {entry.level}")
    if needed:
        told += ["no theme"] * (not entry.theme) + ["no level"] * (not entry.level)
    return told


def _wrong(clue: str, word: str, cells: Cells, code: str) -> list[str]:
    script = alphabet.get(code)
    if not 0 < len(clue) <= CLUE or clue != " ".join(clue.split()):
        return ["clue missing, too long or with stray spaces"]
    told = script.fold(clue).split()
    stem = "".join(cells[:STEM])
    given = "".join(cells) in told or gives_away(word, clue, code)
    run = min(TOGETHER.get(code, 0), len(cells))
    parts = ["".join(cells[at : at + run]) for at in range(len(cells) - run + 1)] if run else []
    parts = [part for part in parts if part not in PARTICLES.get(code, ())]
    given = given or any(part in "".join(told) for part in parts)
    wrong = ["clue ends with a full stop"] * clue.endswith((".", "।", "。"))
    if given or (len(cells) >= STEM and any(part.startswith(stem) for part in told)):
        wrong.append(f"given away by “{clue}”")
    return wrong


def all_faults(found: Iterable[List]) -> list[str]:
    """What is wrong with all lists, with their names."""
    return [
        f"{each.name}: {fault}" for each in found for fault in faults(each.own, each.code, table())
    ]


# -- numbers ----------------------------------------------------------------------------


def numbers(found: Sequence[List]) -> list[str]:
    """Tables: how many words each list has, and of which themes and levels."""
    lines = [_line("list", "own", "table", "merged", "2 clues", "", "1", "2", "3", "none")]
    rows = (*sorted({concept.theme for concept in table()}), "none")
    themes: dict[str, Counter[str]] = {}
    for each in found:
        entries = each.merged
        words = len(merging.of_table(table(), each.code))
        more = sum(len(entry.clues) > 1 for entry in entries)
        levels = Counter(entry.level for entry in entries)
        themes[each.name] = Counter(entry.theme or "none" for entry in entries)
        sizes = (len(each.own), words, len(entries), f"{more / len(entries):.0%}", "")
        lines.append(_line(each.name, *sizes, *(levels[level] for level in (*LEVELS, 0))))
    lines += ["", _line("theme", *(each.name[:7] for each in found))]
    lines += [_line(theme, *(themes[each.name][theme] for each in found)) for theme in rows]
    return lines


def _line(first: str, *rest: object) -> str:
    return f"{first:<12}" + "".join(f"{text:>8}" for text in rest).rstrip()


def main(wanted: Sequence[str]) -> int:
    """Print numbers and faults, or the lists of these names; 1 if anything is wrong."""
    if wanted:
        there = names()
        known = [name for name in wanted if name in there]
        for name in known:
            print(merging.written(made(name, there[name]).merged), end="")
        return int(known != list(wanted))
    found = lists()
    print(*numbers(found), sep="\n")
    for name in PAIRS:
        own = merging.own((FOLDER / f"{name}.json").read_text("utf-8"))
        print(f"{name}: {len(own)} words of our own")
    wrong = all_faults(found)
    print("\n".join(wrong))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

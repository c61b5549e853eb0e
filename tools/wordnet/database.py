"""WordNet's database files: senses of words, with glosses and the pointers that matter here.

The formats are described in WordNet's manual pages wndb(5WN) and senseidx(5WN). `data.*` has
a line for each synset, `index.sense` one for each word in a synset.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}  # file -> part of speech
_OF_TYPE = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}  # in a sense key; 5: satellite
_POSITION = re.compile(r"\((?:a|p|ip)\)$")  # where an adjective may stand; no part of the word
_ABOVE = ("@", "@i")  # pointers to a more general synset, or to the class of an instance
_FORMS = ("+", "\\", "<")  # derived words, the noun of an adjective, the verb of a participle
_USAGE = ";u"  # pointer to the synset that names a manner of speaking

Key = tuple[str, str]  # part of speech and offset: the name of a synset


@dataclass(slots=True)
class Synset:
    """Words with one meaning, spelled as written (`Paris`, `ice_cream`), and its gloss.

    `forms` are pairs of a word's place (from 1; 0: all) and the (synset, place) of another
    form of it.
    """

    words: tuple[str, ...]
    gloss: str
    above: list[Key] = field(default_factory=list)
    usage: list[Key] = field(default_factory=list)
    forms: list[tuple[int, Key, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True, order=True)
class Sense:
    """A word in a synset; sorts by how often it was counted in texts, the most frequent first."""

    rarity: int  # the count, negative
    part: int  # nouns, verbs, adjectives, adverbs
    number: int  # WordNet's own order in a part of speech
    synset: Key


class Database:
    """A folder of WordNet's files, read whole."""

    def __init__(self, folder: Path) -> None:
        self.synsets: dict[Key, Synset] = {}
        for name, part in PARTS.items():
            for line in _lines(folder / f"data.{name}"):
                offset, synset = _synset(line)
                self.synsets[part, offset] = synset
        order = [*PARTS.values()]
        senses: dict[str, list[Sense]] = {}
        for line in _lines(folder / "index.sense"):
            key, offset, number, count = line.split()
            lemma, _, rest = key.partition("%")
            part = _OF_TYPE[rest[0]]
            sense = Sense(-int(count), order.index(part), int(number), (part, offset))
            senses.setdefault(lemma, []).append(sense)
        #: lemma (lower case) -> its senses, the most frequent first
        self.senses = {lemma: sorted(found) for lemma, found in sorted(senses.items())}

    def ancestors(self, key: Key) -> Iterator[Synset]:
        """The synset and all more general ones."""
        todo, seen = [key], {key}
        while todo:
            synset = self.synsets[todo.pop()]
            yield synset
            for above in synset.above:
                if above not in seen:
                    seen.add(above)
                    todo.append(above)

    def forms(self, lemma: str, key: Key) -> list[str]:
        """Words that are made from the lemma in this meaning, or that it is made from."""
        synset = self.synsets[key]
        places = {at for at, word in enumerate(synset.words, 1) if word.lower() == lemma}
        found: list[str] = []
        for place, other, target in synset.forms:
            if place in places or place == 0:
                words = self.synsets[other].words
                found += words[target - 1 : target] if target else words
        return found


def _lines(path: Path) -> Iterator[str]:
    """The lines after the licence, whose lines begin with blanks."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith(" "):
                yield line


def _synset(line: str) -> tuple[str, Synset]:
    head, _, gloss = line.partition("|")
    fields = head.split()
    count = int(fields[3], 16)
    words = tuple(_POSITION.sub("", word) for word in fields[4 : 4 + 2 * count : 2])
    made = Synset(words, gloss.strip())
    at = 4 + 2 * count
    for i in range(at + 1, at + 1 + 4 * int(fields[at]), 4):
        symbol, offset, part, places = fields[i : i + 4]
        other = ("a" if part == "s" else part, offset)
        if symbol in _ABOVE:
            made.above.append(other)
        elif symbol == _USAGE:
            made.usage.append(other)
        elif symbol in _FORMS:
            made.forms.append((int(places[:2], 16), other, int(places[2:], 16)))
    return fields[0], made

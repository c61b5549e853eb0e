"""Merges a language's own entries in dictionaries/ with its words of the table of concepts.

The build runs this inside Pyodide, where it stands beside inside.py; scripts and commands run it
for the list that they name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from crosscore import alphabet
from crosscore.dictionary.concepts import PLAIN, Choice, Concept, alike, listed, regions

MOST = 3  #: clues of a word

Cells = tuple[str, ...]


class Entry(NamedTuple):
    """A word of a list. Theme and level are "" and 0 where the list does not tell them."""

    word: str
    clues: tuple[str, ...]
    theme: str = ""
    level: int = 0
    region: str = ""


def own(text: str) -> list[Entry]:
    """The entries of a file in dictionaries/, in its order; raises ValueError for what is none."""
    return [_entry(word, told) for word, told in json.loads(text, object_pairs_hook=_Pairs)]


class _Pairs(list[Any]):
    """A JSON object with equal keys, too."""


def _entry(word: str, told: object) -> Entry:
    if isinstance(told, str):
        return Entry(word, (told,))
    fields = dict(told) if isinstance(told, _Pairs) else {}
    clues, theme, level, region = (fields.pop(name, None) for name in ("clues", *Entry._fields[2:]))
    texts = clues if isinstance(clues, list) and not isinstance(clues, _Pairs) else []
    known = all(isinstance(told, str | None) for told in (theme, region))
    known = known and (level is None or type(level) is int)
    if not texts or fields or not known or not all(isinstance(clue, str) for clue in texts):
        raise ValueError(f'{word}: not "clue", nor "clues", "theme", "level" and "region"')
    return Entry(word, tuple(texts), theme or "", level or 0, region or "")


def of_table(table: Sequence[Concept], code: str) -> list[Entry]:
    """A language's words in the table for which it names no region, in the grid's own letters."""
    upper = alphabet.get(code).upper
    spellings = of_spelling(table, code)
    found = []
    for row in listed(table, Choice(code)):
        more = dict(row.more)
        clues = (row.clue, *(more[name] for name in ("clue 2", "clue 3") if name in more))
        region = PLAIN[code] if more["concept"] in spellings else ""
        found.append(Entry(upper(row.word), clues, more["theme"], int(more["level"]), region))
    return found


def of_spelling(table: Sequence[Concept], code: str) -> set[str]:
    """The concepts whose plain word all other regions spell otherwise: color, colour."""
    split = alphabet.get(code).split
    elsewhere = set(regions(table, [code])) - {PLAIN.get(code)}
    found = set()
    for concept in table:
        plain = concept.entry(code)
        others = {
            line.region
            for line in concept.entries
            if plain and line.language == code and line.region
            if alike(plain.word, line.word) and split(plain.word) != split(line.word)
        }
        if others and others == elsewhere:
            found.add(concept.name)
    return found


def of_regions(table: Iterable[Concept], code: str) -> dict[Cells, Entry]:
    """The words of a language that are another region's, by their cells."""
    script = alphabet.get(code)
    found: dict[Cells, Entry] = {}
    for concept in table:
        for line in concept.entries:
            if line.language == code and line.region:
                word = script.upper(line.word)
                entry = Entry(word, line.clues, concept.theme, concept.level, line.region)
                found.setdefault(script.split(word), entry)
    return found


def merged(mine: Iterable[Entry], table: Sequence[Concept], code: str) -> list[Entry]:
    """Both, sorted by their characters.

    A word that is in both has its own clues first, and theme and level of the table. One that the
    table has for a region only stays as it is, or gets theme, level and region if it has none.
    """
    script = alphabet.get(code)
    found = {script.split(entry.word): entry for entry in mine}
    plain = {script.split(other.word): other for other in of_table(table, code)}
    for cells, other in {**of_regions(table, code), **plain}.items():
        there = found.get(cells, other)
        if cells not in plain and (cells not in found or there.level):
            continue
        clues: dict[str, str] = {}
        for clue in (*there.clues, *(other.clues if cells in plain else ())):
            clues.setdefault(script.fold(clue), clue)
        region = there.region or other.region
        kept = tuple(clues.values())[:MOST]
        found[cells] = Entry(there.word, kept, other.theme, other.level, region)
    return sorted(found.values())


def names(mine: Iterable[str], table: Sequence[Concept]) -> dict[str, str]:
    """The codes of the languages of which there is a list, by its name: theirs in English.

    `mine` are the names of our own; those with clues in another language are not among them.
    """
    named = codes()
    tabled = {alphabet.get(line.language).code for line in table[0].entries}
    there = {*mine, *(name for name, code in named.items() if code in tabled)}
    return {name: named[name] for name in sorted(there) if name in named}


def codes() -> dict[str, str]:
    """The codes of all languages by the names that their lists have: theirs in English."""
    return {each.english.casefold().replace(" ", "_"): each.code for each in alphabet.languages()}


def files(mine: Mapping[str, str], table: Sequence[Concept]) -> dict[str, str]:
    """The lists that the page offers, by the names of their files; `mine` are the texts of our own.

    Those with clues in another language than their words stay as they are.
    """
    made = {
        name: written(merged(own(mine[name]) if name in mine else (), table, code))
        for name, code in names(mine, table).items()
    }
    return {f"{name}.json": text for name, text in sorted({**mine, **made}.items())}


def written(entries: Iterable[Entry]) -> str:
    """The entries as a file: one a line."""
    lines = (f"{_text(entry.word)}: {_text(_told(entry))}" for entry in entries)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _told(entry: Entry) -> dict[str, object]:
    told: dict[str, object] = {"clues": list(entry.clues)}
    if entry.theme:
        told["theme"] = entry.theme
    if entry.level:
        told["level"] = entry.level
    if entry.region:
        told["region"] = entry.region
    return told


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

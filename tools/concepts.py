"""The table of everyday concepts in dictionaries/concepts/: read, and looked through for faults.

A file holds one theme. A concept is a block of lines: `@dog 1` (its name and its level, 1 to 3),
then a line for each language, `es|el|perro|Animal que ladra|Cuida la casa`: language or language
and region, article or gender, word, one clue or two. See dictionaries/concepts/README.md.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from crosscore import alphabet
from crosscore.choosing import table
from crosscore.dictionary.concepts import Concept, Entry, read
from crosscore.errors import CrosscoreError

__all__ = ["Concept", "Entry", "faults", "gives_away", "read", "table"]

LANGUAGES = ("en", "es", "fr", "de", "pt", "ar", "he", "hi", "bn", "it")
CELLS = (2, 17)  #: fewest and most cells of a word
CLUE = 75  #: most characters of a clue

#: what may stand before a word, by language: articles, or the gender where there is none to write
BEFORE = {
    "en": {""},
    "es": {"el", "el f", "la", "los", "las", ""},
    "fr": {"le", "la", "les", "l' m", "l' f", ""},
    "de": {"der", "die", "das", ""},
    "pt": {"o", "a", "os", "as", ""},
    "ar": {"m", "f", "m pl", "f pl", ""},
    "he": {"m", "f", "m pl", "f pl", ""},
    "hi": {"m", "f", "m pl", "f pl", ""},
    "bn": {""},
    "it": {"il", "lo", "la", "i", "gli", "le", "l' m", "l' f", ""},
}
_SCRIPTS = {"ar": "ARABIC", "he": "HEBREW", "hi": "DEVANAGARI", "bn": "BENGALI"}


def faults(concepts: Iterable[Concept]) -> list[str]:
    """A line for each thing that is wrong, in the order of the table."""
    told: list[str] = []
    names: Counter[str] = Counter()
    clues: Counter[tuple[str, str]] = Counter()
    for concept in concepts:
        names[concept.name] += 1
        if names[concept.name] == 2:
            told.append(f"{concept.name}: the name of two concepts")
        whole = [entry.tag for entry in concept.entries if "-" not in entry.tag]
        if whole != list(LANGUAGES):
            told.append(f"{concept.name}: languages {' '.join(whole)}")
        for entry in concept.entries:
            told += [f"{concept.name}, {entry.tag}: {fault}" for fault in _wrong(entry)]
            for clue in entry.clues:
                clues[entry.tag, clue] += 1
                if clues[entry.tag, clue] == 2:
                    told.append(f"{concept.name}, {entry.tag}: a clue of another word, too: {clue}")
    return told


def _wrong(entry: Entry) -> Iterator[str]:
    if entry.before not in BEFORE.get(entry.language, {""}):
        yield f"unknown article or gender: {entry.before}"
    try:
        cells = alphabet.get(entry.language).split(entry.word)
    except CrosscoreError as error:
        yield str(error)
        return
    if not CELLS[0] <= len(cells) <= CELLS[1]:
        yield f"{entry.word} has {len(cells)} cells"
    if not entry.clues:
        yield "no clue"
    for clue in entry.clues:
        if len(clue) > CLUE:
            yield f"a clue of {len(clue)} characters: {clue}"
        if gives_away(entry.word, clue, entry.language):
            yield f"{entry.word} is in its clue: {clue}"
        if any(_foreign(entry.language, character) for character in clue):
            yield f"letters of another script: {clue}"


def gives_away(answer: str, clue: str, language: str) -> bool:
    """Whether a word of the clue begins as one of the answer does, endings left aside."""
    latin = language not in _SCRIPTS
    words = [_folded(part) for part in re.split(r"[\W_]+", clue)]
    for part in map(_folded, re.split(r"[\s'’-]+", answer)):
        stem = part[: max(4, len(part) - 2)] if latin else part
        if len(part) >= 3 and any(word.startswith(stem) for word in words):
            return True
    return False


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(mark for mark in decomposed if unicodedata.category(mark) != "Mn")


def _foreign(language: str, character: str) -> bool:
    script = _SCRIPTS.get(language, "LATIN")
    return character.isalpha() and not unicodedata.name(character, "").startswith(script)


def main() -> int:
    """Tell how many concepts there are and what is wrong with them; 1 if anything is."""
    found = table()
    themes = Counter(concept.theme for concept in found)
    for theme, number in sorted(themes.items()):
        print(f"{number:5} {theme}")
    print(f"{len(found):5} concepts")
    wrong = faults(found)
    print(*wrong, sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())

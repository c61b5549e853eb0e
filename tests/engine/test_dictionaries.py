"""The bundled dictionaries: every word can be used, and no clue gives its answer away."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from crosscore import alphabet
from crosscore.errors import CrosscoreError

FOLDER = Path(__file__).parents[2] / "dictionaries"

#: file -> language, least number of entries, shortest and longest word in cells
FILES = {
    "arabic.json": ("ar", 500, 3, 12),
    "bangla.json": ("bn", 800, 2, 8),
    "english-spanish.json": ("es", 300, 3, 12),
    "english.json": ("en", 1500, 3, 12),
    "french.json": ("fr", 400, 3, 12),
    "german.json": ("de", 400, 3, 12),
    "hebrew.json": ("he", 500, 3, 12),
    "hindi.json": ("hi", 500, 2, 8),
    "spanish.json": ("es", 400, 3, 12),
}
STEM = 5  # as many first letters of an answer in a clue would give it away


def faults(pairs: list[tuple[str, Any]], language: str, shortest: int, longest: int) -> list[str]:
    """What is wrong with a dictionary's entries, one line each."""
    script = alphabet.get(language)
    wrong: list[str] = []
    answers: set[tuple[str, ...]] = set()
    clues: set[str] = set()
    for word, clue in pairs:
        try:
            cells = script.split(word)
        except CrosscoreError as error:
            wrong.append(f"{word}: {error.message}")
            continue
        if not shortest <= len(cells) <= longest:
            wrong.append(f"{word}: {len(cells)} cells")
        if cells in answers:
            wrong.append(f"{word}: twice")
        answers.add(cells)
        if word != unicodedata.normalize("NFC", word) or word != script.upper(word):
            wrong.append(f"{word}: not in the grid's own letters")
        if not isinstance(clue, str) or not 0 < len(clue) <= 60 or clue != " ".join(clue.split()):
            wrong.append(f"{word}: clue missing, too long or with stray spaces")
            continue
        if clue.endswith((".", "।")):
            wrong.append(f"{word}: clue ends with a full stop")
        if script.fold(clue) in clues:
            wrong.append(f"{word}: same clue as another")
        clues.add(script.fold(clue))
        told = script.fold(clue).split()
        answer = "".join(cells)
        stem = "".join(cells[:STEM])
        if answer in told or (len(cells) >= STEM and any(t.startswith(stem) for t in told)):
            wrong.append(f"{word}: given away by “{clue}”")
    return wrong


@pytest.mark.parametrize("name", FILES)
def test_dictionary(name: str) -> None:
    language, least, shortest, longest = FILES[name]
    pairs = json.loads((FOLDER / name).read_text("utf-8"), object_pairs_hook=list)
    assert faults(pairs, language, shortest, longest) == []
    assert len(pairs) >= least
    assert pairs == sorted(pairs)


def test_every_dictionary_is_checked() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(FILES)


@pytest.mark.parametrize(
    ("pairs", "says"),
    [
        ([("CAT", "Purrs"), ("CAT", "Hunts mice")], "twice"),
        ([("CAT", "Purrs"), ("DOG", "purrs!")], "same clue"),
        ([("CAT", "A cat")], "given away"),
        ([("BAKERY", "Where bakers work")], "given away"),
        ([("CAT", "Purrs.")], "full stop"),
        ([("CAT", "x" * 61)], "too long"),
        ([("CAT", 5)], "clue missing"),
        ([("AT", "Where?")], "2 cells"),
        ([("cat", "Purrs")], "own letters"),
        ([("КОТ", "Purrs")], "Cyrillic"),
    ],
    ids=str,
)
def test_the_checker_finds_what_it_must(pairs: list[tuple[str, Any]], says: str) -> None:
    assert says in "\n".join(faults(pairs, "en", 3, 12))

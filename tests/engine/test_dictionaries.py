"""The bundled dictionaries: every word can be used, and no clue gives its answer away."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.word_lists import faults

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

"""The table of concepts: whole in all its languages, and no clue gives its answer away."""

from __future__ import annotations

import pytest

from tools import concepts

GOOD = """@dog 1
en||dog|It barks|It wags its tail
es|el|perro|Animal que ladra
fr|le|chien|Animal qui aboie
de|der|Hund|Er bellt
pt|o|cachorro|Animal que late
pt-PT|o|cão|Animal que ladra
ar|m|كلب|حيوان أليف ينبح
he|m|כלב|חיה שנובחת
hi|m|कुत्ता|भौंकने वाला जानवर
bn||কুকুর|ঘেউ ঘেউ করে ডাকে
it|il|cane|Animale che abbaia
"""


def found(text: str) -> list[str]:
    return concepts.faults(concepts.read(text, "animals"))


def test_the_table_has_no_fault() -> None:
    table = concepts.table()
    assert len(table) > 900
    assert concepts.faults(table) == []
    assert {concept.level for concept in table} == {1, 2, 3}


def test_a_sound_concept_has_none() -> None:
    (concept,) = concepts.read(GOOD, "animals")
    assert (concept.name, concept.theme, concept.level) == ("dog", "animals", 1)
    assert concept.entries[0].clues == ("It barks", "It wags its tail")
    assert found(GOOD) == []


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ("es|el|perro|Animal que ladra", "", "languages en fr"),
        ("es|el|perro", "es|le|perro", "unknown article or gender: le"),
        ("en||dog|It barks", "en||dog|What dogs say", "dog is in its clue"),
        ("de|der|Hund|Er bellt", "de|der|Hund|", "no clue"),
        ("de|der|Hund|Er bellt", "de|der|Hund|Er bellt: " + "wau " * 20, "characters"),
        ("he|m|כלב", "he|m|dog", "dog"),
        ("bn||কুকুর|ঘেউ", "bn||মা|ঘেউ", "মা has 1 cells"),
        ("ar|m|كلب|حيوان أليف ينبح", "ar|m|كلب|Animal", "letters of another script"),
    ],
)
def test_a_fault_is_found(line: str, instead: str, told: str) -> None:
    assert line in GOOD
    text = "\n".join(filter(None, GOOD.replace(line, instead).split("\n")))
    assert any(told in fault for fault in found(text))


def test_what_stands_twice_is_found() -> None:
    assert any("two concepts" in fault for fault in found(f"{GOOD}\n{GOOD}"))
    assert any("another word, too: It barks" in fault for fault in found(f"{GOOD}\n{GOOD}"))


@pytest.mark.parametrize("text", ["dog 1\nen||dog|It barks", "@dog 1\nen|dog"])
def test_what_is_no_concept_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="animals: not"):
        concepts.read(text, "animals")

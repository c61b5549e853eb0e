"""Levels that disagree with how often a word is used are told."""

from __future__ import annotations

import pytest

from crosscore.dictionary.concepts import read
from crosscore.shipped.merging import Entry, merged
from tools import levels
from tools.lists import List

TABLE = read(
    "@dog 1\nen||dog|It barks\n\n@owl 1\nen||owl|It hoots\n\n@law 3\nen||law|Police keep it", "home"
)
OWN = [
    Entry("WAY", ("Road",), "travel", 3),
    Entry("CAT", ("It purrs",), "animals", 1),
    Entry("EGG FLIP", ("A drink",), "food", 1),
]


def cells(word: str) -> tuple[str, ...]:
    return tuple(word)


def test_ranks_are_shares_of_rarer_words() -> None:
    found = levels.ranks(map(cells, ("A", "B", "C", "D")), {cells("A"): 300, cells("B"): 500})
    assert found == {cells("A"): 0.875, cells("B"): 0.625, cells("C"): 0.25, cells("D"): 0.25}


def test_rare_easy_and_usual_hard_words_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "RANKS", {1: (0.2, 1.0), 3: (0.0, 0.7)})
    english = List("english", "en", OWN, merged(OWN, TABLE, "en"))
    steps = {"DOG": 400, "LAW": 310, "CAT": 420, "WAY": 300}
    told = levels.odd(TABLE, [english], {"en": {cells(word): at for word, at in steps.items()}})
    assert list(told) == [
        "home: law: level 3, usual (0.75)",
        "home: owl: level 1, rare (0.17)",
        "english: WAY: level 3, usual (0.92)",
    ]

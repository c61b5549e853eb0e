"""What is particular about the English list: SCOWL's words, and what WordNet says of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from tools.scored.rudeness import unfit
from tools.scored.spelling import Spelling
from tools.wordnet.database import Database
from tools.wordnet.unfit import Unfit

__all__ = ["known", "scowl", "unfit_english"]

DIALECTS = ("english", "american", "british")
LONG = 5  #: letters: shorter ones that only a spelling dictionary has are often abbreviations
_ENDINGS = (("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"))
_DOUBLED = re.compile(r"(\w)\1(?:ed|ing)$")


def scowl(folder: Path) -> frozenset[str]:
    """The words of SCOWL up to level 70, "a large dictionary", in small letters."""
    files = sorted(path for dialect in DIALECTS for path in folder.glob(f"{dialect}-words-*.json"))
    return frozenset(word for path in files for word in json.loads(path.read_text("utf-8")))


def known(words: frozenset[str], spellings: list[Spelling]) -> Callable[[str], bool]:
    """Whether a word is listed, or a long one that a spelling dictionary knows: DEEPFAKES."""

    def told(word: str) -> bool:
        return word in words or (len(word) >= LONG and any(each.knows(word) for each in spellings))

    return told


def unfit_english(database: Database) -> Callable[[str, tuple[str, ...]], bool]:
    """Says whether a word, or what it is a form of, is not for a class, as WordNet tells it."""
    rude = unfit("en")
    judge = Unfit(database)

    @cache
    def told(word: str) -> bool:
        if rude(word, tuple(word.upper())):
            return True
        senses = database.senses.get(word, ())
        small = [each for each in senses if word in database.synsets[each.synset].words]
        return bool(senses and judge.word(word)) or bool(small and judge.meaning(small[0].synset))

    return lambda word, _: any(map(told, _bases(word)))


def _bases(word: str) -> Iterator[str]:
    """The word itself, and what it may be a form of."""
    yield word
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) > len(ending) + 2:
            yield word[: -len(ending)] + instead
    if _DOUBLED.search(word):
        yield _DOUBLED.sub(r"\1", word)

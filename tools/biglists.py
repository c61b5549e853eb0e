"""The large word lists of the site: files of their own, which a browser fetches when it needs one.

They are in dictionaries/large/, and after the other lists of their languages in the index. Neither
the copy for offline use nor the page as one file has them from the start. What is fetched for them,
and the lists, stay in CACHE, whatever cache a build uses otherwise.
"""

from __future__ import annotations

import json

from crosscore import alphabet
from tools import scored, wordnet
from tools.steps import CACHE

FOLDER = "large/"  #: in dictionaries/
CREDITS = f"{FOLDER}README.txt"
ABOUT = """The word lists in this folder are made by machine, for filled crosswords.

english-wordnet.json: words and clues of WordNet 3.1 by Princeton University, under its own licence.
All others: words and frequencies of wordfreq 3.1.1 by Robyn Speer, under the Creative Commons
Attribution-ShareAlike 4.0 International licence (https://creativecommons.org/licenses/by-sa/4.0/),
as far as spelling dictionaries know the words; the English one has words of SCOWL by Kevin Atkinson
as well. Changes: words left out, written in capitals, a score in place of the frequency. These
lists are under the same licence.

More on all of them, and the licences' texts: NOTICES.txt of the site.
"""


def files(npm: list[str]) -> dict[str, bytes]:
    """The lists by their names in dictionaries/.

    Raises BuildError if what they are made of can't be fetched.
    """
    found = {wordnet.FILE: wordnet.made(npm, CACHE)}
    lists = scored.made(npm, wordnet.fetched(npm, CACHE), CACHE)
    return found | {f"{FOLDER}{name}": data for name, data in lists.items()}


def added(files: dict[str, bytes], index: bytes) -> dict[str, bytes]:
    """The lists with what tells where they come from, and the index of all lists of the site."""
    rows = [row_of(name, data) for name, data in files.items()]
    return {
        **files,
        CREDITS: ABOUT.encode(),
        "index.json": written([*json.loads(index), *rows]),
    }


def row_of(name: str, data: bytes) -> dict[str, object]:
    """What the page needs to offer a list: its file is called by its language, as all are."""
    called = name.removeprefix(FOLDER).rpartition(".")[0].partition("-")[0].replace("_", " ")
    language = next(each for each in alphabet.languages() if each.english.lower() == called)
    is_scored = name.endswith(".txt")
    return {
        "file": name,
        "code": language.code,
        "name": language.name,
        "english": language.english,
        "clues": "",
        "clues_code": "",
        "words": data.count(b"\n") if is_scored else len(json.loads(data)),
        "bytes": len(data),
        "large": True,
        **({"scored": True} if is_scored else {}),
    }


def written(rows: list[dict[str, object]]) -> bytes:
    """The index of the site's lists, as the build of the others writes it."""
    return (json.dumps(rows, ensure_ascii=False, indent=1) + "\n").encode()


def small(index: bytes, *keep: str) -> bytes:
    """The index without the large lists, but for those that are named."""
    rows = json.loads(index)
    return written([row for row in rows if not row.get("large") or row["file"] in keep])

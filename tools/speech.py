"""Make crosscore/alphabet/speech.bin: which words and letters are usual in which language.

    python3 -m tools.speech FOLDER      FOLDER holds the `data` of the package wordfreq (3.1.1)

Run by hand, and only if a language is to be added; needs the package `msgpack`. The table is made
of word frequencies: threes of letters with their share of a language's words, and those words that
their letters alone would not tell. crosscore/alphabet/speech.py reads it.
"""

from __future__ import annotations

import gzip
import math
import sys
import unicodedata
import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from crosscore.alphabet.speech import FLOOR, LEAST, STEP, Model, ngrams
from tools.steps import ROOT

TABLE = ROOT / "crosscore" / "alphabet" / "speech.bin"
#: code -> (file, words looked at, threes of letters kept); `sh` stands for three of ours
SOURCES = {
    "en": ("large_en", 14_000, 2400),
    "de": ("large_de", 14_000, 2400),
    "es": ("large_es", 14_000, 2400),
    "fr": ("large_fr", 14_000, 2400),
    "nl": ("large_nl", 14_000, 2400),
    "it": ("large_it", 3000, 1800),
    "pt": ("large_pt", 3000, 1800),
    **{
        code: (name, 400, 900)
        for code, name in {
            "ca": "large_ca",
            "cs": "large_cs",
            "da": "small_da",
            "fi": "large_fi",
            "hu": "small_hu",
            "id": "small_id",
            "is": "small_is",
            "lt": "small_lt",
            "lv": "small_lv",
            "ms": "small_ms",
            "nb": "large_nb",
            "pl": "large_pl",
            "ro": "small_ro",
            "sh": "small_sh",
            "sk": "small_sk",
            "sl": "small_sl",
            "sv": "large_sv",
            "tl": "small_fil",
            "tr": "small_tr",
            "vi": "small_vi",
        }.items()
    },
}
_TRAINED = 20_000  # words of a language that its threes of letters are counted in
_DAMPED = 0.35  # how much more a frequent word counts there
_ALWAYS = 300  # words of every language that are kept in any case: those of running text
_COMMON = 3000  # words of every language that are kept unless their letters tell plainly
_CLEAR = 1  # by how many levels letters must tell a word's language for it to be left out
_PLAIN = 10  # and a common one's
_SELDOM = 12  # levels by which languages are held back that are seldom asked for:
_ASKED_FOR = 5000  # those of which fewer words are looked at
_LONG = 14  # letters; longer words are told by them


def words_of(folder: Path, name: str, most: int) -> dict[str, float]:
    """The most frequent words in Latin letters, each with the logarithm of its frequency."""
    import msgpack  # type: ignore[import, unused-ignore]

    packed = gzip.decompress((folder / f"{name}.msgpack.gz").read_bytes())
    buckets: list[Any] = msgpack.unpackb(packed, raw=False)
    found: dict[str, float] = {}
    for centibels, bucket in enumerate(buckets[1:]):
        for word in bucket:
            if len(found) < most and len(word) > 1 and all(map(_latin, word)):
                found[word] = -centibels / 100
    return found


def _latin(char: str) -> bool:
    return char.isalpha() and unicodedata.name(char, "").startswith("LATIN")


def fronted(texts: Iterable[str]) -> str:
    """Texts in order, each as the number of characters it shares with the last, and the rest."""
    found: list[str] = []
    last = ""
    for text in sorted(texts):
        same = 0
        while same < min(len(text), len(last), 9) and text[same] == last[same]:
            same += 1
        found.append(f"{same}{text[same:]}")
        last = text
    return "".join(found)


def letters_of(words: Mapping[str, float], most: int) -> dict[str, int]:
    """The most usual threes of letters, each with its level."""
    shares: dict[str, float] = defaultdict(float)
    for word, frequency in words.items():
        for gram in ngrams(word):
            shares[gram] += 10 ** (_DAMPED * (frequency - LEAST))
    total = sum(shares.values())
    levels = {
        gram: round((math.log(share / total) - FLOOR) / STEP) for gram, share in shares.items()
    }
    best = sorted(levels, key=lambda gram: (-shares[gram], gram))[:most]
    return {gram: levels[gram] for gram in best if levels[gram] > 0}


def lines(rows: Mapping[str, Mapping[str, int]], kind: str) -> list[str]:
    """A line for each language and level."""
    found = []
    for at, levels in enumerate(rows.values()):
        by_level: dict[int, list[str]] = defaultdict(list)
        for text, level in levels.items():
            by_level[level].append(text)
        found += [f"{kind} {at} {level} {fronted(by_level[level])}" for level in sorted(by_level)]
    return found


def main(folder: Path) -> None:
    """Write the table."""
    words = {code: words_of(folder, name, _TRAINED) for code, (name, _, _) in SOURCES.items()}
    letters = {code: letters_of(words[code], SOURCES[code][2]) for code in SOURCES}
    head = " ".join(SOURCES)
    model = Model("\n".join([head, *lines(letters, "l")]))
    seen: dict[str, dict[str, int]] = {}
    wanted: set[str] = set()
    held = {code: _SELDOM * (most < _ASKED_FOR) for code, (_, most, _) in SOURCES.items()}
    for code, (_, most, _) in SOURCES.items():
        seen[code] = {}
        for rank, (word, frequency) in enumerate([*words[code].items()][:most]):
            seen[code][word] = max(1, round(2 * (frequency - LEAST)))
            by = model.letters(word)
            rest = max(by[other] - held[other] for other in by if other != code)
            tells = by[code] - rest >= (_PLAIN if rank < _COMMON else _CLEAR)
            if rank < _ALWAYS or (len(word) <= _LONG and not tells):
                wanted.add(word)
    kept = {code: {w: seen[code][w] for w in seen[code] if w in wanted} for code in SOURCES}
    text = "\n".join([head, *lines(letters, "l"), *lines(kept, "w")])
    TABLE.write_bytes(zlib.compress(text.encode(), 9))
    print({code: len(kept[code]) for code in SOURCES}, TABLE.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Which language a list of words is likely in."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from crosscore.alphabet.language import Alphabet, get, languages
from crosscore.alphabet.profile import profile
from crosscore.alphabet.scripts import letter_script, name
from crosscore.errors import CrosscoreError

__all__ = ["guess"]

_SAMPLE = 2000  # words looked at, spread evenly over the list
_ONE_SCRIPT = 0.75  # share of the words that must be in the leading script
_TELLING = 0.05  # share of the words with a language's own letters that tells it apart
_FEW = 50  # words; below, that a letter does not occur says nothing
_LOANS = 5  # Latin words with telling letters that may be borrowings (café, naïve)
_CJK = ("Hani", "Hira", "Kana")


def guess(words: Iterable[str], share: float = _ONE_SCRIPT) -> Alphabet:
    """The language of a word list, by the script of its words and letters of few languages.

    A guess: Latin words are taken for English unless at least one in 20 has letters as ł,
    ğ or ñ, and languages that share all their letters cannot be told apart. Single words
    in another script do not matter, that is for whoever loads the list to report. Raises
    CrosscoreError `mixed-scripts` when less than `share` of the words are in one script
    (0: never), `no-letters` when there is no letter at all.
    """
    sample = [unicodedata.normalize("NFC", word).lower() for word in _spread(list(words))]
    in_script: dict[str, list[str]] = {}
    for word in sample:
        script = _word_script(word)
        if script:
            in_script.setdefault(script, []).append(word)
    if not in_script:
        kinds = {unicodedata.category(char) for word in sample for char in word}
        if kinds & {"So", "Lo", "Ll"}:  # pictures, or a script that no profile is for
            return get("und")
        raise CrosscoreError(
            "no-letters", "No word of the list has a letter: is it the right file?"
        )
    counts = Counter({script: len(found) for script, found in in_script.items()})
    (script, most), *rest = counts.most_common()
    total = counts.total()
    if most < share * total:
        shares = " and ".join(
            f"{100 * count // total}% {name(other)}" for other, count in [(script, most), *rest[:2]]
        )
        raise CrosscoreError(
            "mixed-scripts",
            f"The words are {shares}: keep one language in a list, or choose the language.",
        )
    return _in_script(script, in_script[script])


def _spread(words: Sequence[str]) -> list[str]:
    """At most `_SAMPLE` words, at even distances, so that no part of the list is missed."""
    if len(words) <= _SAMPLE:
        return list(words)
    return [words[i * len(words) // _SAMPLE] for i in range(_SAMPLE)]


def _word_script(word: str) -> str:
    """Script of most letters of a word, the kana and Han as one (`Hani`); "" without any."""
    counts = Counter(letter_script(char) for char in word)
    del counts[""]
    if not counts:
        return ""
    script = max(counts, key=lambda found: counts[found])
    return "Hani" if script in _CJK else script


def _in_script(script: str, words: Sequence[str]) -> Alphabet:
    candidates = [language for language in languages() if script in language.scripts]
    if script == "Hani":
        kana = sum(any(letter_script(char) in _CJK[1:] for char in word) for word in words)
        japanese = kana >= _TELLING * len(words)
        candidates = [one for one in candidates if ("Kana" in one.scripts) == japanese]
    own = {language.code: frozenset(profile(language.code).letters) for language in candidates}
    telling = frozenset().union(*own.values())
    found = [telling.intersection(word) for word in words]
    seen = frozenset().union(*found)

    def fit(language: Alphabet) -> tuple[float, int]:
        """Share of words with its letters, less those with another's; how many never occur."""
        letters = own[language.code]
        good = sum(1 for some in found if some and some <= letters)
        bad = sum(1 for some in found if not some <= letters)
        unseen = len(letters - seen) if len(words) >= _FEW else 0
        return (good - bad) / len(words), -unseen

    if script == "Latn" and sum(map(bool, found)) <= _LOANS:
        return candidates[0]
    fits = {language: fit(language) for language in candidates}
    # max keeps the first of equals: the order of the profiles.
    best = max(candidates, key=lambda language: fits[language])
    return best if fits[best][0] >= _TELLING else candidates[0]

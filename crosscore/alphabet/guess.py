"""Guess the language of a word list, and name the others it could be."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TypeVar

from crosscore.alphabet.direction import direction
from crosscore.alphabet.hints import named_in, spoken_in
from crosscore.alphabet.language import Alphabet, get, languages
from crosscore.alphabet.profile import profile
from crosscore.alphabet.scripts import letter_script, name
from crosscore.alphabet.show import script_name
from crosscore.errors import CrosscoreError, sentence

__all__ = ["CLUES", "SAMPLE", "Guess", "guess", "other_language", "recognise", "spread"]

T = TypeVar("T")

SAMPLE = 2000  #: words looked at, spread evenly over the list
CLUES = 400  #: clues looked at
_LONGEST = 200  # characters of a word, or of a clue taken for one, that are looked at
_ONE_SCRIPT = 0.75  # share of the words that must be in the leading script
_TELLING = 0.05  # share of the words with a language's own letters that tells it apart
_FEW = 50  # words; below, that a letter does not occur says nothing
_LOANS = 5  # Latin words with telling letters that may be borrowings (café, naïve)
_LEAST = 3  # words with telling letters by which the likeliest of several languages is taken
_ALIKE = 0.02  # share of the words by which two languages may differ and still fit alike
_CONTRARY = 0.1  # and by which a language that fits the letters worse may still be the clues'
_STRAY = 0.05  # share of the words that may have letters of no use to a language named elsewhere
_STRANGE = 0.2  # share of the words with letters of none of the languages: it is another one
#: Letters that were added to the Arabic script for other languages, less the rare ones of ours
_ADDED = frozenset(map(chr, range(0x672, 0x6D6))) - frozenset("ۀۂۃۓ")
_CJK = ("Hani", "Hira", "Kana")
#: Of languages that fit alike, those with most speakers first; the others as in the profiles
_SPOKEN_MOST = ("en", "es", "fr", "pt", "de", "it", "tr", "pl")


@dataclass(frozen=True, slots=True)
class Guess:
    """The likeliest language; `others` fit equally or nearly as well, likelier ones first.

    `by` is what decided: "letters" of the words, "title" of the list, "clues", or "script" if only
    the script did and this is its most requested language.
    """

    alphabet: Alphabet
    others: tuple[Alphabet, ...] = ()
    by: str = "script"


def guess(words: Iterable[str], share: float = _ONE_SCRIPT) -> Alphabet:
    """The language of a word list, from its words alone; see `recognise`."""
    return recognise(words, share=share).alphabet


def recognise(
    words: Iterable[str],
    *,
    clues: Iterable[str] = (),
    title: str = "",
    share: float = _ONE_SCRIPT,
) -> Guess:
    """The language of a word list, from the script of its words and letters of few languages.

    Latin words count as English unless at least one in 20 has letters such as ł, ğ or ñ. If the
    letters leave several languages, the small words of the `clues` decide; a language that the
    `title` (a file's name) names comes before both, if the words don't contradict it. Single words
    in another script don't matter here; whoever loads the list reports them. Raises CrosscoreError
    `mixed-scripts` if less than `share` of the words are in one script (0: never), `no-letters` if
    there is no letter at all.
    """
    sample = [
        unicodedata.normalize("NFC", word[:_LONGEST]).lower()
        for word in spread(list(words), SAMPLE)
    ]
    in_script: dict[str, list[str]] = {}
    for word in sample:
        script = _word_script(word)
        if script:
            in_script.setdefault(script, []).append(word)
    if not in_script:
        kinds = {unicodedata.category(char) for word in sample for char in word}
        if kinds & {"So", "Lo", "Ll"}:  # pictures, or a script that no profile is for
            side = direction("".join(sample), "ltr")
            return Guess(get("und-x-rtl" if side == "rtl" else "und"))
        raise CrosscoreError(
            "no-letters",
            sentence("list-no-letters", "No word in the list has a letter. Is it the right file?"),
        )
    counts = Counter({script: len(found) for script, found in in_script.items()})
    (script, most), *rest = counts.most_common()
    total = counts.total()
    if most < share * total:
        shares = [
            sentence(
                "script-share",
                "{percent}% {script}",
                percent=100 * count // total,
                script=script_name(name(other), other),
            )
            for other, count in [(script, most), *rest[:2]]
        ]
        raise CrosscoreError(
            "mixed-scripts",
            sentence(
                "list-mixed-scripts",
                "The words are {shares}: keep one language in a list, or choose the language.",
                shares=reduce(
                    lambda these, one: sentence("and", "{first} and {last}", first=these, last=one),
                    shares,
                ),
            ),
        )
    return _in_script(script, in_script[script], spread(list(clues), CLUES), title)


def other_language(clues: Sequence[str], words: Alphabet) -> str:
    """Code of the clues' language if they are in another script than the words, else ""."""
    some = [clue for clue in spread(clues, CLUES) if clue]
    try:
        found = recognise(some, clues=some).alphabet
    except CrosscoreError:  # several scripts, or no letters at all
        return ""
    return "" if set(found.scripts) & set(words.scripts) else found.code


def spread(texts: Sequence[T], most: int) -> list[T]:
    """At most this many texts, evenly spaced, so that no part of the list is missed."""
    if len(texts) <= most:
        return list(texts)
    return [texts[i * len(texts) // most] for i in range(most)]


def _word_script(word: str) -> str:
    """Script of most letters of a word, the kana and Han as one (`Hani`); "" without any."""
    found = [script for char in word if (script := letter_script(char))]
    if not found:
        return ""
    several = dict.fromkeys(found)
    script = found[0] if len(several) == 1 else max(several, key=found.count)
    return "Hani" if script in _CJK else script


def _candidates(script: str, words: Sequence[str]) -> list[Alphabet]:
    """The languages of a script, first the one to take when nothing tells."""
    found = [language for language in languages() if script in language.scripts]
    if script == "Hani":
        kana = sum(any(letter_script(char) in _CJK[1:] for char in word) for word in words)
        japanese = kana >= _TELLING * len(words)
        found = [one for one in found if ("Kana" in one.scripts) == japanese]
    most = [language for code in _SPOKEN_MOST for language in found if language.code == code]
    return most + [language for language in found if language not in most]


def _in_script(script: str, words: Sequence[str], clues: Sequence[str], title: str) -> Guess:
    candidates = _candidates(script, words)
    own = {language.code: frozenset(profile(language.code).letters) for language in candidates}
    telling = frozenset().union(*own.values())
    found = [some for word in words if (some := telling.intersection(word))]
    seen = frozenset().union(*found)

    def share(language: Alphabet) -> float:
        """Of the words, those with its letters less those with another's."""
        good = sum(some <= own[language.code] for some in found)
        return (2 * good - len(found)) / len(words)

    def unseen(language: Alphabet) -> int:
        """How many of its letters never occur, in a list where they should."""
        return len(own[language.code] - seen) if len(words) >= _FEW else 0

    shares = {language: share(language) for language in candidates}
    strays = {
        language: sum(not some <= own[language.code] for some in found) / len(words)
        for language in candidates
    }
    # max keeps the first of equals.
    best = max(candidates, key=lambda language: (shares[language], -unseen(language)))
    told = shares[best] >= _TELLING
    if script == "Latn" and len(found) <= _LOANS:
        alike = [language for language in candidates if seen <= own[language.code]]
        enough = len(alike) == 1 or (alike and len(found) >= _LEAST)
        told = bool(enough) and 3 * len(found) >= len(words)
    chosen = best if told else candidates[0]
    bearable = min(strays.values()) + max(_CONTRARY, 2 / len(words))
    near = [
        language
        for language in candidates
        if (language is chosen or strays[language] <= bearable)
        and shares[language] >= shares[chosen] - _ALIKE
        and strays[language] <= strays[chosen] + _ALIKE
        and 2 * unseen(language) <= len(own[language.code])
    ]
    allowed = [one for one in candidates if strays[one] <= max(_STRAY, strays[chosen])]
    named = named_in(title, allowed)
    if named:
        return Guess(named, (), "title")
    strange = _ADDED - telling if script == "Arab" else frozenset()
    if sum(not strange.isdisjoint(word) for word in words) >= _STRANGE * len(words):
        return Guess(get("und-x-rtl"))  # Kurdish, Pashto, Sindhi, Uyghur: no profile is for them
    if len(near) > 1:
        spoken = spoken_in(clues, near)
        if spoken:
            return Guess(spoken[0], tuple(spoken[1:]), "clues")
    near.sort(key=lambda language: -shares[language])
    others = tuple(language for language in near if language is not chosen)
    return Guess(chosen, others, "letters" if told else "script")

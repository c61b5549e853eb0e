"""Guess the language of a word list, and name the others it could be."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TypeVar

from crosscore.alphabet.direction import direction
from crosscore.alphabet.hints import named_in, spoken_in
from crosscore.alphabet.language import Alphabet, get, languages
from crosscore.alphabet.profile import profile
from crosscore.alphabet.scripts import letter_script, name
from crosscore.alphabet.show import script_name
from crosscore.alphabet.speech import model, words_in
from crosscore.errors import CrosscoreError, sentence

__all__ = ["CLUES", "SAMPLE", "Guess", "guess", "known", "other_language", "recognise", "spread"]

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
_WORDS = 150  # words of a Latin list, and of its clues, that are looked up
#: Points (sixths of a natural logarithm) of languages before a word of them is read
_SELDOM = {"en": 0, "de": 0, "es": 0, "fr": 0, "nl": 0, "it": -12, "pt": -12}
_SELDOM_ELSE = -28
_AT_HAND = 3  # points of a language that the page or the browser is in, by which it is preferred
_CLUES_TELL = 60  # points that the clues may be worth: they may be in another language
_STRANGER = 16  # points lost with each word that has a letter of other languages only
#: scripts of which nearly all lists are in one language: Hebrew, not Yiddish; Bangla, not Assamese
_ONE_USUAL = frozenset({"Hebr", "Beng"})
_SURE = 12  # points by which the first language is sure
_TIE = 1  # points within which a language at hand is taken
_NEAR = 36  # points within which others are named
_SHARED = {"sr-Latn": "sh", "hr": "sh", "bs": "sh"}  # languages that share a table
#: Letters that were added to the Arabic script for other languages, less the rare ones of ours
_ADDED = frozenset(map(chr, range(0x672, 0x6D6))) - frozenset("ۀۂۃۓ")
_CJK = ("Hani", "Hira", "Kana")
#: Of languages that fit alike, those with most speakers first; the others as in the profiles
_SPOKEN_MOST = ("en", "es", "fr", "pt", "de", "it", "tr", "pl")


@dataclass(frozen=True, slots=True)
class Guess:
    """The likeliest language; `others` fit equally or nearly as well, likelier ones first.

    `by` is what decided: "letters" of the words, how usual the "words" are, "title" of the list,
    "clues", or "script" if only the script did and this is its most requested language, or one at
    hand. A guess that isn't `sure` may choose how words are split, but nothing that is printed.
    """

    alphabet: Alphabet
    others: tuple[Alphabet, ...] = ()
    by: str = "script"
    sure: bool = True


def guess(words: Iterable[str], share: float = _ONE_SCRIPT) -> Alphabet:
    """The language of a word list, from its words alone; see `recognise`."""
    return recognise(words, share=share).alphabet


def recognise(
    words: Iterable[str],
    *,
    clues: Iterable[str] = (),
    title: str = "",
    share: float = _ONE_SCRIPT,
    at_hand: Sequence[str] = (),
) -> Guess:
    """The language of a word list, from the script of its words and how usual words are where.

    Words in Latin letters, and their clues, are looked up in tables of frequencies (`speech`); in
    other scripts, letters of few languages tell, and if they leave several languages, the small
    words of the `clues`. A language that the `title` (a file's name) names comes before both, if
    the words don't contradict it. Where little tells, a language `at_hand` is taken: codes of those
    that the page and the browser are in, the likeliest first. Single words
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
    some = spread(list(clues), CLUES)
    return _in_script(script, in_script[script], some, title, known(at_hand))


def other_language(clues: Sequence[str], words: Alphabet) -> str:
    """Code of the clues' language if they are in another script than the words, else ""."""
    some = [clue for clue in spread(clues, CLUES) if clue]
    scripts = Counter(map(_word_script, some))
    if scripts and scripts.most_common(1)[0][0] in words.scripts:
        return ""
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


def known(codes: Iterable[str]) -> list[str]:
    """Codes of our languages for those of browsers: `de` for de-AT, `nb` for no."""
    ours = {language.code.casefold(): language.code for language in languages()}
    ours |= {"no": "nb", "nn": "nb", "fil": "tl", "zh-tw": "zh-Hant", "zh-hk": "zh-Hant"}
    found = (code.replace("_", "-").casefold() for code in codes)
    named = (ours.get(code) or ours.get(code.partition("-")[0]) for code in found)
    return [*dict.fromkeys(code for code in named if code)]


def _in_script(
    script: str, words: Sequence[str], clues: Sequence[str], title: str, at_hand: Sequence[str]
) -> Guess:
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
    spoken = spoken_in(clues, near) if len(near) > 1 else []
    if script == "Latn":
        unread = [one for one in (*spoken[:1], *([best] if told else [])) if not _table(one)]
        rest = max(shares[one] for one in candidates if _table(one))
        if not unread or (unread[0] is best and not spoken and shares[best] <= rest):
            foreign = {one: round(len(words) * strays[one]) for one in candidates}
            return _by_speech(words, clues, foreign, best if told else None, at_hand)
    if spoken:
        return Guess(spoken[0], tuple(spoken[1:]), "clues")
    near.sort(key=lambda language: -shares[language])
    if not told and near:
        chosen = next((one for code in at_hand for one in near if one.code == code), chosen)
    others = tuple(language for language in near if language is not chosen)
    usual = script in _ONE_USUAL and near[:1] == [chosen]
    return Guess(chosen, others, "letters" if told else "script", bool(told or not others or usual))


def _table(language: Alphabet) -> str:
    """The name of a language's table of frequencies; "" if there is none."""
    code = _SHARED.get(language.code, language.code)
    return code if code in model().codes else ""


def _by_speech(
    words: Sequence[str],
    clues: Sequence[str],
    foreign: Mapping[Alphabet, int],
    told: Alphabet | None,
    at_hand: Sequence[str],
) -> Guess:
    """The language in which these words and clues are most usual.

    `foreign` says how many words have letters that a language doesn't have, `told` which language
    the letters say.
    """
    read = [language for language in foreign if _table(language)]
    of_words = model().points(words_in(spread(words, _WORDS), _WORDS))
    of_clues = model().points(words_in(spread(clues, _WORDS), _WORDS))
    most = max(of_clues.values())
    alone: dict[Alphabet, int] = {}
    points: dict[Alphabet, int] = {}
    for language in read:
        table = _table(language)
        alone[language] = of_words[table] + _SELDOM.get(language.code, _SELDOM_ELSE)
        alone[language] -= _STRANGER * foreign[language]
        if language.code in at_hand:
            alone[language] += _AT_HAND
        if language is told:
            alone[language] += 1  # of Croatian, Bosnian and Serbian
        points[language] = alone[language] + max(0, of_clues[table] - most + _CLUES_TELL)
    first, second, *_ = sorted(points.values(), reverse=True)
    near = sorted(
        (language for language in read if points[language] >= first - _NEAR),
        key=lambda language: -points[language],
    )
    sure = first - second >= _SURE or {_table(one) for one in near} == {"sh"}
    chosen = near[0]
    by = "letters" if chosen is told else "words"
    if sure and chosen is not max(read, key=lambda language: alone[language]):
        by = "clues"
    if not sure:
        by = "script"
        nearer = [one for one in near if points[one] >= first - _TIE]
        chosen = next((one for code in at_hand for one in nearer if one.code == code), chosen)
    return Guess(chosen, tuple(one for one in near if one is not chosen), by, sure)

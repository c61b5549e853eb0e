"""Signs of a list's language other than the letters of its words: its title and its clues."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from crosscore.alphabet.language import Alphabet, languages
from crosscore.alphabet.profile import profile

__all__ = ["named_in", "spoken_in"]

_SOME = 0.08  # share of the clues that must have a small word of a language
_LEAST = 3  # and how many clues at least
_ALIKE = 0.8  # of the most small words found: a language with as many is as likely
#: Other codes and names that people write
_ALSO = {
    "nb": ("no", "nn", "bokmål", "nynorsk"),
    "tl": ("fil", "tagalog"),
    "bn": ("bengali",),
    "fa": ("farsi",),
    "sl": ("slovenian",),
    "or": ("oriya",),
    "el": ("ellinika",),
    "cy": ("cymru",),
}
_MARKS = ".,;:!?…\"'()[]«»“”„‘’-–—।॥؟،؛׃"
_ENDING = re.compile(r"\.\w{1,5}\Z")


def _plain(text: str) -> str:
    """Without accents and in small letters, so that `espanol` is Español."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return unicodedata.normalize("NFC", "".join(c for c in parts if not "\u0300" <= c <= "\u036f"))


def _words(text: str) -> list[str]:
    """The words of a text, marks kept with their letters."""
    return "".join(c if unicodedata.category(c)[0] in "LM" else " " for c in text).split()


def named_in(title: str, allowed: Sequence[Alphabet]) -> Alphabet | None:
    """The one language of `allowed` that a title names; None if it names none or several.

    Names (English ones and the language's own) may be anywhere: `German verbs.csv`,
    `français-3e.json`. A code counts alone, or last after a mark: `no.txt`, `words_de.csv`;
    `la_casa.csv` and `what is it.csv` name nothing. Languages that aren't allowed count too:
    `english-german.csv` names two, so it decides nothing.
    """
    plain = _plain(_ENDING.sub("", title))
    words = _words(plain)
    if not words:
        return None
    coded = len(words) == 1 or plain.rstrip(") ").endswith(tuple(f"{c}{words[-1]}" for c in "_-.("))
    line = f" {' '.join(words)} "
    found: dict[str, Alphabet] = {}
    for language in languages():
        names = (language.name, language.english, *_ALSO.get(language.code, ()))
        full = [" ".join(_words(_plain(one))) for one in names]
        codes = (language.code.casefold(), *_ALSO.get(language.code, ()))
        if any(f" {one} " in line for one in full if len(one) > 3 or not one.isascii()) or (
            coded and words[-1] in codes
        ):
            found[language.code] = language
    # `Serbian (Latin)` names Serbian too: the longer name is meant.
    named = [
        one for one in found.values() if not any(_within(one, other) for other in found.values())
    ]
    if len(named) == 1:
        return next((one for one in allowed if one.code == named[0].code), None) or _sister(
            named[0], allowed
        )
    return None


def _within(one: Alphabet, other: Alphabet) -> bool:
    return one is not other and other.english.startswith(f"{one.english} (")


def _sister(named: Alphabet, allowed: Sequence[Alphabet]) -> Alphabet | None:
    """The same language in the script that the words have: `serbian.txt` in Latin letters."""
    base = named.code.partition("-")[0]
    return next((one for one in allowed if one.code.partition("-")[0] == base), None)


def spoken_in(clues: Sequence[str], candidates: Sequence[Alphabet]) -> list[Alphabet]:
    """The candidates that the clues are likely in, likeliest first.

    Decided by small words of running text (`common` of the profiles). Empty if too few clues have
    any: single words, as in vocabulary lists, decide nothing.
    """
    said = [
        {word.strip(_MARKS) for word in unicodedata.normalize("NFC", clue).lower().split()}
        for clue in clues
    ]
    clues_with: dict[Alphabet, int] = {}
    found: dict[Alphabet, int] = {}  # small words, each once per clue: "je leest het" has two
    for language in candidates:
        common = frozenset(profile(language.code).common.split())
        clues_with[language] = sum(not common.isdisjoint(words) for words in said)
        found[language] = sum(len(common & words) for words in said)
    if max(clues_with.values(), default=0) < max(_LEAST, _SOME * len(said)):
        return []
    most = max(found.values())
    return sorted(
        (one for one in candidates if found[one] >= _ALIKE * most), key=lambda one: -found[one]
    )

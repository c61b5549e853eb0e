"""How typed text becomes cells, as data for a program that knows no language.

A solver in the page types where there may be no engine: a keyboard gives letters one by one, an
input method whole words, and both become the cells that `Alphabet.split` makes. `typing` tells
how, of one language with its options chosen. It also comes in links that strangers made, so it
holds characters and names of scripts, and no pattern: the one pattern, which these are put into,
is in web/play/typing.js.

1. NFC; full and half width forms become the ordinary ones; `join` (sequences -> text, never
   longer), then joiners beside no `virama` go (with `keeps`, one after it stays), as do
   apostrophes and stretched lines.
2. Each character: as `fold` says; else, with `apart`, its pieces (NFD) as `fold` says, less marks
   (`bare`) or the characters of `drop`; without `apart`, nothing if it is one of these, or itself.
3. `join` again, NFC. A cell is one of `digraphs` with no mark after it, a character of `single`,
   or one of `pairs` or a base, with all marks after it, less joiners that draw nothing. Without
   `scripts`, pictures are cells, too. A base is a letter of `scripts` (of any, without) or one of
   `digits`, with all `before` it; `hang` are letters that count as marks. A consonant (`linked`:
   first and last of each run) after one of `links` belongs to the cell before it; with `bound`,
   only if a joiner is between them. With `numeric` each of `digits` is a cell and nothing else.

`fold` is small: what NFD, `bare` and `drop` get right by themselves is not in it, nor are letters
that no keyboard of the language writes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from crosscore.alphabet import scripts
from crosscore.alphabet.clean import unify
from crosscore.alphabet.language import Alphabet, get
from crosscore.alphabet.numbers import NUMBERS, latin
from crosscore.alphabet.rules import Rules
from crosscore.alphabet.usual import usual_letters

__all__ = ["typing"]

#: Scripts that are typed by the sound: what an input method shows on the way is not the letters
_CHOSEN = frozenset(("Hani", "Hira", "Kana"))
_MANY = 2000  # letters of a script that nobody folds: ideographs, syllables
#: Letters that are folded whether the puzzle has them or not: the keyboards of Europe
_USUAL = ((0x00, 0x17F), (0x370, 0x3FF), (0x400, 0x45F), (0x561, 0x587))
#: Digits of the keyboards that a number crossword may meet, besides its own and 0 to 9
_KEYBOARDS = ("٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "০১২৩৪৫৬৭৮৯")
_LATIN = "0123456789"
#: In words of any script: what `\X` of Unicode 15.1 and later joins
_LINKERS = "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d"
#: Letters to Unicode, but written on the one before them
_HANGING = {"Thai": "\u0e33", "Laoo": "\u0eb3"}


def typing(
    language: str,
    options: Mapping[str, str] | None = None,
    cells: Iterable[str] = (),
    digits: str = _LATIN,
) -> dict[str, Any]:
    """What turns typed text into cells, for the letters of one puzzle; see the module.

    `cells` are those of the puzzle, so that all their letters can be typed; `digits`, of a
    number crossword only, the ten that it shows. `fold` is always there, the other keys where
    they say something; besides those of the module: `whole` (a composition is only worth
    something at its end) and `numeric` (a keyboard of digits will do). Raises what `get` and
    `split` raise for an unknown code and unknown options.
    """
    alphabet = get(language)
    if alphabet.code == NUMBERS:
        return _numbers(digits)
    rules = alphabet.rules(options or {})
    points = frozenset("".join(cells))
    profile = rules.profile
    found: dict[str, Any] = {
        "join": {key: value for key, value in rules.expand.items() if len(key) > 1},
        "virama": rules.tables.virama,
        "keeps": bool(rules.tables.virama and (profile.keep_zwj or profile.join_zwj)),
        "bare": rules.strip_marks or profile.strip_tashkeel,
        "apart": profile.case != "none" or rules.strip_marks or bool(rules.drop_marks),
        "whole": bool(_CHOSEN & set(_codes(rules, points))),
        **_cells(rules, points),
    }
    if not found["bare"]:
        found["drop"] = rules.drop_marks + profile.strip
    found = {key: value for key, value in found.items() if value}
    return {"fold": _folded(rules, alphabet, options or {}, points, found), **found}


def _numbers(digits: str) -> dict[str, Any]:
    fold = {
        char: digits[int(latin(char))]
        for row in (_LATIN, *_KEYBOARDS)
        for char in row
        if char != digits[int(latin(char))]
    }
    return {"fold": fold, "digits": digits, "numeric": True}


def _codes(rules: Rules, points: Iterable[str]) -> tuple[str, ...]:
    """Scripts of a language; where it takes any, those of the puzzle, and Latin."""
    if not rules.any_script:
        return rules.profile.scripts
    found = dict.fromkeys(filter(None, map(scripts.letter_script, sorted(points))))
    return ("Latn", *(code for code in found if code != "Latn"))


def _folded(
    rules: Rules,
    alphabet: Alphabet,
    options: Mapping[str, str],
    points: frozenset[str],
    made: Mapping[str, Any],
) -> dict[str, str]:
    """The characters that the plain rules (NFD, `drop`) get wrong, and their letters."""
    drop = _dropped(rules)
    own = points | frozenset("".join(usual_letters(alphabet.code, options)))
    fold: dict[str, str] = {}

    def plain(char: str) -> str:
        if char in fold:
            return fold[char]
        if not made.get("apart"):
            return "" if drop(char) else char
        pieces = unicodedata.normalize("NFD", char)
        text = "".join(fold.get(one, "" if drop(one) else one) for one in pieces)
        return unicodedata.normalize("NFC", text)

    if rules.digits:
        fold |= {str(n): d for n, d in enumerate(rules.numerals) if str(n) != d}
    for char in _candidates(_codes(rules, points)):
        text = rules.spell(unify(char))
        usual = any(first <= ord(char) <= last for first, last in _USUAL)
        if (usual or own.issuperset(text)) and plain(char) != text:
            fold[char] = text
    return fold


@cache
def _candidates(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Letters and marks of scripts, those first that no other is made of."""
    runs = [run for code in codes for run in (*scripts.marks(code), *_letters(code))]
    chars = dict.fromkeys(chr(point) for first, last in runs for point in range(first, last + 1))
    return tuple(sorted(chars, key=lambda char: (len(unicodedata.normalize("NFD", char)), char)))


def _letters(code: str) -> scripts.Ranges:
    runs = scripts.letters(code)
    return runs if sum(last - first + 1 for first, last in runs) < _MANY else ()


def _dropped(rules: Rules) -> Callable[[str], bool]:
    if rules.strip_marks or rules.profile.strip_tashkeel:
        return lambda char: unicodedata.category(char)[0] == "M"
    return (rules.drop_marks + rules.profile.strip).__contains__


# -- cells ------------------------------------------------------------------------------


def _cells(rules: Rules, points: frozenset[str]) -> dict[str, Any]:
    """What one cell is made of; see the module."""
    profile = rules.profile
    found: dict[str, Any] = {
        "scripts": [] if rules.any_script else list(profile.scripts),
        "digits": rules.numerals if rules.digits else "",
        "digraphs": sorted(rules.digraphs, key=lambda text: (-len(text), text)),
        "single": rules.detach,
        "pairs": [left + right for left, right in profile.join_pairs],
    }
    if not rules.detach:
        found["hang"] = "".join(_HANGING.get(code, "") for code in profile.scripts)
    if "Mlym" in profile.scripts:
        found["before"] = "\u0d4e"  # the dot reph stands before the letter that it is written on
    links = profile.join or profile.join_zwj or (_LINKERS if rules.any_script else "")
    linked = _consonants(_codes(rules, points)) if links else ""
    if linked:
        found |= {"links": links, "linked": linked, "bound": links == profile.join_zwj}
    return found


def _consonants(codes: tuple[str, ...]) -> str:
    """The first and the last of each run, one after the other."""
    return "".join(
        chr(point) for code in codes for run in scripts.consonants(code) for point in run
    )

"""How typed text becomes cells, as data for a program that knows no language.

A solver in the page types where there may be no engine: a keyboard gives letters one by one, an
input method whole words, and both become the cells that `Alphabet.split` makes. `typing` tells
how, of one language with its options chosen; web/play-typing.js follows it:

1. NFC; full and half width forms become the ordinary ones; `join` (sequences -> text), then
   what `idle` finds goes, as do apostrophes and stretched lines.
2. Each character: as `fold` says; else, with `apart`, its pieces (NFD) as `fold` says, less those
   that `drop` finds; without `apart`, nothing if `drop` finds it, or itself.
3. `join` again, NFC. Each match of `cell` is a cell, less joiners that draw nothing.

`fold` is small: what NFD and `drop` get right by themselves is not in it, nor are letters that
no keyboard of the language writes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from crosscore.alphabet import scripts
from crosscore.alphabet.clean import ZWJ, ZWNJ, unify
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
_PICTURE = (
    r"\p{RI}\p{RI}|\p{ExtPict}[\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3\u{e0020}-\u{e007f}]*"
    r"(?:\u200d\p{ExtPict}[\u{1f3fb}-\u{1f3ff}\ufe0f]*)*"
)


def typing(
    language: str,
    options: Mapping[str, str] | None = None,
    cells: Iterable[str] = (),
    digits: str = _LATIN,
) -> dict[str, Any]:
    """What turns typed text into cells, for the letters of one puzzle; see the module.

    `cells` are those of the puzzle, so that all their letters can be typed; `digits`, of a
    number crossword only, the ten that it shows. Keys: `fold`, `cell`, and where they say
    something `join`, `idle`, `drop`, `apart`, `whole` (a composition is only worth something at
    its end) and `numeric` (a keyboard of digits will do). Patterns are regular expressions of
    JavaScript with the flag `u`. Raises what `get` and `split` raise for an unknown code and
    unknown options.
    """
    alphabet = get(language)
    if alphabet.code == NUMBERS:
        return _numbers(digits)
    rules = alphabet.rules(options or {})
    points = frozenset("".join(cells))
    found: dict[str, Any] = {"fold": {}, "cell": _cell(rules, points)}
    join = {key: value for key, value in rules.expand.items() if len(key) > 1}
    if join:
        found["join"] = join
    idle = rules.tables.idle
    if idle:
        found["idle"] = idle
    if rules.strip_marks or rules.profile.strip_tashkeel:
        found["drop"] = r"\p{M}"
    elif rules.drop_marks or rules.profile.strip:
        found["drop"] = _class(rules.drop_marks + rules.profile.strip)
    if rules.profile.case != "none" or rules.strip_marks or rules.drop_marks:
        found["apart"] = True
    found["fold"] = _folded(rules, alphabet, options or {}, points, found)
    if _CHOSEN & set(_codes(rules, points)):
        found["whole"] = True
    return found


def _numbers(digits: str) -> dict[str, Any]:
    fold = {
        char: digits[int(latin(char))]
        for row in (_LATIN, *_KEYBOARDS)
        for char in row
        if char != digits[int(latin(char))]
    }
    return {"fold": fold, "cell": f"[{digits}]", "numeric": True}


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


def _cell(rules: Rules, points: frozenset[str]) -> str:
    """Pattern of one cell: of a digraph, or of a base with all that is written on it."""
    profile = rules.profile
    letter = r"\p{L}"
    if not rules.any_script:
        codes = "".join(rf"\p{{scx={code}}}" for code in profile.scripts)
        letter = rf"(?=[{codes}])\p{{L}}"
    if rules.digits:
        letter = rf"(?:{letter}|[{rules.numerals}])"
    base, mark = letter, rf"[\p{{M}}{ZWJ}{ZWNJ}]"
    if rules.detach:
        apart = _class(rules.detach)
        base, single = rf"(?!{apart}){base}", rf"{apart}|"
    else:
        single = ""
        for code, sign in (("Thai", "\u0e33"), ("Laoo", "\u0eb3")):
            if code in profile.scripts:  # a letter to Unicode, but written on the one before it
                mark, base = rf"[\p{{M}}{sign}{ZWJ}{ZWNJ}]", rf"(?!{sign}){base}"
    joined = ""
    joins = profile.join or (_LINKERS if rules.any_script else "")
    if joins:
        sign = _class(joins)
        consonant = _consonants(_codes(rules, points))
        if consonant:
            joined = rf"(?:{mark}*{sign}[\p{{M}}{ZWJ}]*{consonant})*"
    elif profile.join_zwj:
        joined = rf"(?:{mark}*{_class(profile.join_zwj)}{ZWJ}{_consonants(profile.scripts)})*"
    pairs = "".join(f"{left}{right}|" for left, right in profile.join_pairs)
    digraphs = sorted(rules.digraphs, key=lambda text: (-len(text), text))
    pattern = "".join(rf"{text}(?!\p{{M}})|" for text in digraphs) + single
    if rules.any_script:
        pattern += _PICTURE + "|"
    if "Mlym" in profile.scripts:
        base = rf"\u0d4e*{base}"  # the dot reph stands before the letter that it is written on
    return pattern + rf"(?:{pairs}{base}{joined}){mark}*"


def _consonants(codes: tuple[str, ...]) -> str:
    runs = "".join(
        f"\\u{first:04x}-\\u{last:04x}"
        for code in codes
        for first, last in scripts.consonants(code)
    )
    return f"[{runs}]" if runs else ""


def _class(chars: str) -> str:
    return "[" + "".join(re.escape(char) for char in sorted(set(chars))) + "]"

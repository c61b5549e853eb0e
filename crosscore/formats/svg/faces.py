"""Which fonts draw a script, how large beside its cell, and how much room letters take.

Families, sizes and rises are those of web/i18n/fonts.js, which says why; tests compare the two.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from crosscore import alphabet
from crosscore.alphabet import scripts

__all__ = ["LATIN", "SANS", "SCRIPTS", "Face", "digit_reach", "face", "script_of", "share", "wide"]

LATIN = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, 'Times New Roman'"
SANS = "system-ui, 'Segoe UI', 'Noto Sans'"

#: by script: families by preference, the font size and the rise as parts of the cell's side
SCRIPTS: dict[str, tuple[str, float, float]] = {
    "Latn": (LATIN, 0.62, 0),
    "Grek": (LATIN, 0.62, 0),
    "Cyrl": (LATIN, 0.62, 0),
    "Armn": ("'Noto Serif Armenian', 'Noto Sans Armenian', Mshtakan, Sylfaen", 0.6, 0),
    "Geor": ("'Noto Serif Georgian', 'Noto Sans Georgian', Sylfaen", 0.6, 0),
    "Hebr": (
        "'Noto Serif Hebrew', 'New Peninim MT', 'Frank Ruehl CLM', David, 'Times New Roman'",
        *(0.64, 0),
    ),
    "Arab": (
        "'Noto Naskh Arabic', 'Geeza Pro', 'Traditional Arabic', 'Times New Roman'",
        *(0.64, 0.1),
    ),
    "Thaa": ("'Noto Sans Thaana', 'MV Boli'", 0.58, 0),
    "Beng": (
        "'Noto Serif Bengali', 'Noto Sans Bengali', 'Bangla MN', 'Bangla Sangam MN', 'Nirmala UI'",
        *(0.62, 0),
    ),
    "Deva": (
        "'Noto Serif Devanagari', 'Noto Sans Devanagari', 'Kohinoor Devanagari', "
        "'Devanagari MT', 'Nirmala UI'",
        *(0.62, 0),
    ),
    "Gujr": (
        "'Noto Serif Gujarati', 'Noto Sans Gujarati', 'Kohinoor Gujarati', 'Gujarati MT', "
        "'Nirmala UI'",
        *(0.62, 0),
    ),
    "Guru": (
        "'Noto Sans Gurmukhi', 'Noto Serif Gurmukhi', 'Gurmukhi MN', 'Nirmala UI'",
        *(0.62, 0),
    ),
    "Orya": ("'Noto Sans Oriya', 'Noto Serif Oriya', 'Oriya MN', 'Nirmala UI'", 0.6, 0),
    "Telu": ("'Noto Serif Telugu', 'Noto Sans Telugu', 'Kohinoor Telugu', 'Nirmala UI'", 0.58, 0),
    "Knda": ("'Noto Sans Kannada', 'Noto Serif Kannada', 'Kannada MN', 'Nirmala UI'", 0.52, 0),
    "Sinh": ("'Noto Serif Sinhala', 'Noto Sans Sinhala', 'Sinhala MN', 'Nirmala UI'", 0.5, 0.05),
    "Taml": ("'Noto Serif Tamil', 'Noto Sans Tamil', 'Tamil MN', 'Nirmala UI'", 0.46, 0.07),
    "Mlym": (
        "'Noto Serif Malayalam', 'Noto Sans Malayalam', 'Malayalam MN', 'Nirmala UI'",
        *(0.48, 0.07),
    ),
    "Mymr": (
        "'Noto Sans Myanmar', 'Noto Serif Myanmar', 'Myanmar MN', 'Myanmar Text'",
        *(0.5, 0.06),
    ),
    "Khmr": ("'Noto Serif Khmer', 'Noto Sans Khmer', 'Khmer MN', 'Khmer UI'", 0.54, 0),
    "Thai": ("'Noto Serif Thai', 'Noto Sans Thai', Thonburi, 'Leelawadee UI'", 0.6, 0),
    "Laoo": ("'Noto Serif Lao', 'Noto Sans Lao', 'Lao MN', 'Leelawadee UI'", 0.6, 0),
    "Tibt": ("'Noto Serif Tibetan', Kokonor, 'Microsoft Himalaya'", 0.56, 0),
    "Ethi": ("'Noto Sans Ethiopic', 'Noto Serif Ethiopic', Kefa, Ebrima, Nyala", 0.58, 0),
    "Cher": ("'Noto Sans Cherokee', 'Plantagenet Cherokee', Gadugi", 0.58, 0),
    "Cans": ("'Noto Sans Canadian Aboriginal', 'Euphemia UCAS', Gadugi", 0.58, 0),
    "Hang": (
        "'Noto Serif CJK KR', 'Noto Serif KR', AppleMyungjo, Batang, 'Malgun Gothic'",
        *(0.62, 0),
    ),
    "Jpan": (
        "'Noto Serif CJK JP', 'Noto Serif JP', 'Hiragino Mincho ProN', 'Yu Mincho', 'MS Mincho'",
        *(0.62, 0),
    ),
    "Hans": ("'Noto Serif CJK SC', 'Noto Serif SC', 'Songti SC', SimSun", 0.62, 0),
    "Hant": ("'Noto Serif CJK TC', 'Noto Serif TC', 'Songti TC', PMingLiU", 0.62, 0),
}
#: how much higher letters stand whose stems reach deep: the page finds that by measuring
_DEEP = {"Tibt": 0.12}
_OTHER = 0.56  #: the size of letters of any script
#: languages whose script has several ways to be drawn, and scripts that are drawn with another's
_BY_LANGUAGE = {"ja": "Jpan", "zh": "Hans", "zh-Hant": "Hant"}
_ALIASES = {"Hira": "Jpan", "Kana": "Jpan", "Hani": "Hans"}

#: Ems that a letter takes, one that is joined to the letter before it, and a vowel sign beside it:
#: measured on clusters of the dictionaries and on long ones, in the fonts that the page brings
_EMS: dict[str, tuple[float, float, float]] = {
    "Beng": (0.8, 0.2, 0.3),
    "Deva": (0.85, 0.25, 0.3),
    "Gujr": (0.75, 0.2, 0.3),
    "Guru": (0.7, 0.1, 0.3),
    "Orya": (0.75, 0.1, 0.45),
    "Telu": (0.75, 0.25, 0.35),
    "Knda": (0.85, 0.3, 0.45),
    "Sinh": (0.85, 0.65, 0.4),
    "Taml": (1.0, 1.0, 0.9),
    "Mlym": (1.0, 0.5, 0.7),
    "Mymr": (0.85, 0.15, 0.5),
    "Khmr": (0.75, 0.3, 0.4),
    "Tibt": (0.7, 0.1, 0.3),
    "Hebr": (0.6, 0.6, 0),
    "Arab": (0.65, 0.65, 0),
}
_USUAL_EMS = (0.74, 0.74, 0.3)
_WIDE_LETTERS = frozenset("MWŒÆЖШЩЮЫФМ")
_WIDE_EMS, _FULL_EMS, _SIGN_EMS = 1.05, 1.0, 1.3
_JOINS = 9  #: the combining class of viramas and of what does the same
_JOINER = "\N{ZERO WIDTH JOINER}"

#: How far digits reach above and below their line, in parts of their size, by the digit 0
_DIGITS = {
    "\N{BENGALI DIGIT ZERO}": (0.62, 0.01),
    "\N{DEVANAGARI DIGIT ZERO}": (0.64, 0.06),
    "\N{GUJARATI DIGIT ZERO}": (0.63, 0.11),
    "\N{GURMUKHI DIGIT ZERO}": (0.78, 0.04),
    "\N{ORIYA DIGIT ZERO}": (0.67, 0),
    "\N{TELUGU DIGIT ZERO}": (0.51, 0),
    "\N{TAMIL DIGIT ZERO}": (0.83, 0.27),
    "\N{MALAYALAM DIGIT ZERO}": (0.75, 0.18),
    "\N{KHMER DIGIT ZERO}": (0.84, 0),
    "\N{MYANMAR DIGIT ZERO}": (0.7, 0.25),
    "\N{TIBETAN DIGIT ZERO}": (0.7, 0),
    "\N{THAI DIGIT ZERO}": (0.65, 0.02),
    "\N{LAO DIGIT ZERO}": (0.75, 0.21),
    "\N{ARABIC-INDIC DIGIT ZERO}": (0.6, 0),
    "\N{EXTENDED ARABIC-INDIC DIGIT ZERO}": (0.6, 0),
}
_USUAL_DIGITS = (0.72, 0.0)


@dataclass(frozen=True, slots=True)
class Face:
    """The fonts of a puzzle: `font-family` lists of letters and numbers; parts of the side."""

    letters: str
    numbers: str
    size: float
    rise: float


def face(language: str, texts: Iterable[str]) -> Face:
    """The fonts of a language, and behind them those of other scripts that the texts have."""
    own = script_of(language)
    families, size, rise = SCRIPTS.get(own, (LATIN, _OTHER, 0))
    met = {_of_letter(char, language) for text in texts for char in text}
    first = [SCRIPTS[script][0].split(",")[0] for script in SCRIPTS if script in met - {own}]
    others = [family for family in first if family not in LATIN]
    before = [] if families == LATIN else [families]
    return Face(
        ", ".join([*before, LATIN, *others, "serif"]),
        ", ".join([SANS, *before, *others, "sans-serif"]),
        size,
        rise + _DEEP.get(own, 0),
    )


def script_of(language: str) -> str:
    """The script that a language is drawn in, as `SCRIPTS` names it."""
    found = alphabet.get(language).scripts[0]
    return _BY_LANGUAGE.get(language, _ALIASES.get(found, found))


def _of_letter(char: str, language: str) -> str:
    found = scripts.letter_script(char)
    if found == "Hani":
        return _BY_LANGUAGE.get(language, "Hans")
    return _ALIASES.get(found, found)


def wide(text: str) -> float:
    """About how wide a text is, in parts of its font size; rather too much than too little.

    A letter counts by its script, less where a virama or joiner hangs it on the one before; marks
    above and below count nothing, vowel signs beside it by their script, twice where they stand on
    both sides.
    """
    total, joined, sign = 0.0, False, False
    letter, hung, vowel = _USUAL_EMS
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind[0] in "MC":
            if kind == "Mc":
                total += vowel * len(unicodedata.normalize("NFD", char))
            joined = joined or unicodedata.combining(char) == _JOINS or char == _JOINER
            continue
        if kind[0] == "L":
            letter, hung, vowel = _EMS.get(scripts.letter_script(char), _USUAL_EMS)
        if unicodedata.east_asian_width(char) in "WF" or kind in ("So", "Sk"):
            ems = _FULL_EMS if kind[0] == "L" else _SIGN_EMS
            total += 0 if joined and sign else ems
        elif char in _WIDE_LETTERS:
            total += _WIDE_EMS
        else:
            total += hung if joined else letter if kind[0] == "L" else _USUAL_EMS[0]
        joined, sign = False, kind[0] == "S"
    return total


def share(text: str, size: float, most: float) -> float:
    """What part of its usual size a cell's letters have, so that they stay within `most`.

    `size` and `most` are parts of the side. At least 0.35, as on the page.
    """
    width = wide(text) * size
    return 1.0 if width <= most else max(0.35, most / width)


def digit_reach(label: str) -> tuple[float, float]:
    """How far the digits of a number reach above and below their line, in parts of their size."""
    if not label:
        return _USUAL_DIGITS
    zero = chr(ord(label[0]) - unicodedata.decimal(label[0], 0))
    return _DIGITS.get(zero, _USUAL_DIGITS)

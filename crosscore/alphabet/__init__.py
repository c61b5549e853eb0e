"""Languages: how words become cells. Nothing else splits, folds or upper-cases text.

`get("bn").split("ভণ্ডুল")` is `("ভ", "ণ্ডু", "ল")`. The rules are data (profiles.json) and follow
the conventions of published crosswords where we found any: see docs/languages.md.
"""

from __future__ import annotations

from crosscore.alphabet.direction import direction, reads
from crosscore.alphabet.guess import Guess, guess, known, other_language, recognise
from crosscore.alphabet.language import Alphabet, get, languages
from crosscore.alphabet.line import clean_lines, compared, one_line, signs, within
from crosscore.alphabet.numbers import NUMBERS, latin
from crosscore.alphabet.parting import parting
from crosscore.alphabet.tiles import pangram_letters, tile_value
from crosscore.alphabet.typing import typing
from crosscore.alphabet.usual import usual_letters
from crosscore.alphabet.wording import DIGITS, Wording, wording

__all__ = [
    "DIGITS",
    "NUMBERS",
    "Alphabet",
    "Guess",
    "Wording",
    "clean_lines",
    "compared",
    "direction",
    "get",
    "guess",
    "known",
    "languages",
    "latin",
    "one_line",
    "other_language",
    "pangram_letters",
    "parting",
    "reads",
    "recognise",
    "signs",
    "tile_value",
    "typing",
    "usual_letters",
    "within",
    "wording",
]

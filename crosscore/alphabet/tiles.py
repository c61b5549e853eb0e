"""Letters as the games of words count them: what a tile is worth, and which letters a pangram has.

The values are those of the Scrabble sets that are sold in each language. Languages whose sets
differ, or that we know no set of, have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from crosscore.alphabet.language import get
from crosscore.alphabet.usual import usual_letters
from crosscore.errors import CrosscoreError

__all__ = ["pangram_letters", "tile_value"]

#: points -> the letters worth them, by language; letters without a tile are worth 0
_TILES: dict[str, dict[int, str]] = {
    "en": {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"},
    "de": {1: "ADEINRSTU", 2: "GHLO", 3: "BMWZ", 4: "CFKP", 6: "ÄJÜV", 8: "ÖX", 10: "QY"},
    "fr": {1: "AEILNORSTU", 2: "DGM", 3: "BCP", 4: "FHV", 8: "JQ", 10: "KWXYZ"},
    "es": {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVY", 5: "Q", 8: "JÑX", 10: "Z"},
    "it": {1: "AEIO", 2: "CRST", 3: "LMNU", 5: "BDFPV", 8: "GHZ", 10: "Q"},
    "pt": {1: "AEIMORSTU", 2: "CDLP", 3: "BNÇ", 4: "FGHV", 5: "J", 6: "Q", 8: "XZ"},
    "nl": {1: "AEINO", 2: "DRST", 3: "BGKLMP", 4: "FHJUVZ", 5: "CW", 8: "XY", 10: "Q"},
    "sv": {1: "ADEILNRST", 2: "GHKMO", 3: "FVÄ", 4: "BPUÅÖ", 7: "JY", 8: "CX", 10: "Z"},
    "da": {1: "AENR", 2: "DLOST", 3: "BFGIKMUV", 4: "HJPYÆØÅ", 8: "CXZ"},
    "nb": {1: "ADEILNRST", 2: "FGKMO", 3: "H", 4: "BJPUVÅ", 5: "Ø", 6: "YÆ", 8: "W", 10: "C"},
    "pl": {
        1: "AEINORSWZ",
        2: "CDKLMPTY",
        3: "BGHJŁU",
        5: "ĄĘFÓŚŻ",
        6: "Ć",
        7: "Ń",
        9: "Ź",
    },
}
#: Scripts that are alphabets: a text can have all of their letters
_ALPHABETS = frozenset(("Latn", "Grek", "Cyrl", "Hebr", "Arab", "Armn", "Geor"))


def tile_value(language: str, cell: str) -> int | None:
    """What the tiles of a cell are worth; None where nobody knows the language's set.

    A letter with a mark that no tile has counts without it; the letters of a cell that holds
    several are added up.
    """
    values = _values(language)
    return _worth(language, cell) if values else None


@cache
def _values(language: str) -> Mapping[str, int]:
    return {letter: points for points, row in _TILES.get(language, {}).items() for letter in row}


@cache
def _worth(language: str, cell: str) -> int:
    values = _values(language)
    if cell in values:
        return values[cell]
    if len(cell) > 1:
        return sum(_worth(language, char) for char in cell)
    try:
        return sum(values.get(letter, 0) for part in get(language).split(cell) for letter in part)
    except CrosscoreError:
        return 0  # a mark, or a sign that is no letter


def pangram_letters(language: str, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The letters that a pangram of a language has; () for scripts that are no alphabet."""
    if not _ALPHABETS.issuperset(get(language).scripts):
        return ()
    return tuple(letter for letter in usual_letters(language, options) if len(letter) == 1)

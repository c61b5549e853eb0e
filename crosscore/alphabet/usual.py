"""The usual letters of each language, to fill the cells around hidden words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

from crosscore.alphabet.data import data_file
from crosscore.alphabet.language import Alphabet, get

__all__ = ["usual_letters"]


def usual_letters(code: str, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Cells of one letter that are usual in a language, those of its alphabet first.

    For syllabaries and alphabets with vowel signs: independent vowels and bare consonants, or what
    comes nearest. For Chinese and Korean: common characters. With `options` (as `split` takes
    them), only letters that are cells under them. The languages of any script (`und`, `und-x-rtl`)
    and numbers have no letters of their own, so you get (). Raises what `get` and `split` raise for
    an unknown code and unknown options.
    """
    alphabet = get(code)
    chosen = tuple(sorted(alphabet.settings(options or {}).items()))
    return _letters(alphabet, chosen)


@cache
def _letters(alphabet: Alphabet, options: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    text: str = _table().get(alphabet.code, "")
    single, *longer = text.split(" ")
    split = alphabet.splitter(dict(options))
    return tuple(letter for letter in (*single, *longer) if split(letter) == (letter,))


@cache
def _table() -> dict[str, str]:
    table: dict[str, str] = json.loads(data_file("usual.json"))["letters"]
    return table

"""Languages: how the words of each become cells. Nothing else splits, folds or upper-cases.

`get("bn").split("ভণ্ডুল")` is `("ভ", "ণ্ডু", "ল")`. The rules are data (profiles.json), the
conventions those of published crosswords where any were found: docs/languages.md.
"""

from __future__ import annotations

from crosscore.alphabet.guess import guess
from crosscore.alphabet.language import Alphabet, get, languages
from crosscore.alphabet.line import clean_lines, one_line

__all__ = ["Alphabet", "clean_lines", "get", "guess", "languages", "one_line"]

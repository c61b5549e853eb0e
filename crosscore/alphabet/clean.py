"""From what a person typed to the letters that go into cells, or a sentence why not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection
from typing import NoReturn

from crosscore.alphabet import scripts
from crosscore.alphabet.line import GAPS
from crosscore.alphabet.show import quoted, shown
from crosscore.errors import CrosscoreError

__all__ = ["JOINERS", "UNSPOKEN", "ZWJ", "ZWNJ", "Cleaner", "refuse", "unify"]

ZWNJ, ZWJ = "\u200c", "\u200d"
JOINERS = ZWNJ + ZWJ

# Presentation forms, ligatures and half or full width runs are other spellings of letters.
# NFKC of whole words would do harm elsewhere (it takes Thai SARA AM apart), so only these;
# a run at a time, so that a half width kana finds its voicing mark.
_COMPATIBLE = re.compile(
    "[\u0132\u0133\u013f\u0140\u01c4-\u01cc\u01f1-\u01f3]"
    "|[\ufb00-\ufb06\ufb13-\ufdff\ufe70-\ufefe]|[\uff01-\uffef]+"
)
# Letters to Unicode, but in words only apostrophes (modifier letters), a stretched line
# (tatweel) or apostrophe and letter in one (Afrikaans U+0149); variation selectors and the
# grapheme joiner are marks to Unicode.
UNSPOKEN = re.compile("[\u02b9-\u02bf\u0640\u034f\ufe00-\ufe0f]")


def unify(text: str) -> str:
    """NFC, with presentation forms and widths replaced by the ordinary letters."""
    text = unicodedata.normalize("NFC", text)
    if _COMPATIBLE.search(text):
        text = _COMPATIBLE.sub(lambda run: unicodedata.normalize("NFKC", run[0]), text)
        text = unicodedata.normalize("NFC", text)
    return text.replace("\u0149", "n")


def refuse(code: str, word: str, sentence: str) -> NoReturn:
    """Raise the error for a word; `sentence` goes on after the quoted word."""
    where = quoted(word)
    raise CrosscoreError(code, f"{where} {sentence}", where.strip("“”"))


class Cleaner:
    """Keeps a word's letters and marks, `|` and meaningful joiners; refuses what is wrong.

    Punctuation and invisible format characters fall away; spaces and hyphens become `|`,
    for no letter reaches from one word into the next. With `script_codes`
    `("Zyyy",)` letters of every script and pictures are cells too.
    """

    def __init__(
        self,
        language: str,
        script_codes: tuple[str, ...],
        allowed: Callable[[str], object],
        strip: Collection[str],
        keep_joiners: bool,
        numerals: str,
    ) -> None:
        self.language = language
        self.any_script = script_codes == ("Zyyy",)
        names = [scripts.name(code) for code in script_codes]
        self.script_names = " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
        self.allowed = allowed
        self.strip = strip
        self.joiners = JOINERS if keep_joiners else ""
        self.numerals = numerals  # what digits 0..9 become; empty: digits are refused

    def __call__(self, word: str) -> str:
        """NFC text of letters, marks, digits if allowed, `|` and joiners; may be empty."""
        text = word.strip()
        for char in text:
            if "\ud800" <= char <= "\udfff":
                refuse(
                    "lone-surrogate",
                    word,
                    f"has half of a character (U+{ord(char):04X}, a lone surrogate): retype it.",
                )
        kept = []
        for char in unify(text):
            if char in self.strip or UNSPOKEN.match(char):
                if self.any_script and char == "\ufe0f":  # the colourful form of a picture
                    kept.append(char)
            elif self.allowed(char) or char == "|" or char in self.joiners:
                kept.append(char)
            else:
                kept.append(self._other(word, char))
        # What fell away may have stood between a letter and its mark.
        return unicodedata.normalize("NFC", "".join(kept))

    def _other(self, word: str, char: str) -> str:
        """What to keep of a character that is no letter here: "" or "|" mostly; or refuse it."""
        category = unicodedata.category(char)
        if category in ("Zs", "Zl", "Zp", "Pd") and GAPS.match(char):
            return "|"
        if category in ("Nd", "Nl", "No"):
            if category == "Nd" and self.numerals:
                return self.numerals[unicodedata.decimal(char)]
            refuse("digits", word, f"has the digit {shown(char)}: spell the number in letters.")
        if category == "Cc":
            refuse(
                "control-character", word, f"has the control character {shown(char)}: remove it."
            )
        if category in ("Cn", "Co"):
            refuse("unknown-character", word, f"has {shown(char)}, which is no letter: remove it.")
        picture = category == "So" or (category == "Sk" and char >= "\U0001f000")
        if self.any_script:
            tag = "\U000e0020" <= char <= "\U000e007f"  # spells out the flag it follows
            return char if picture or tag or category[0] in "LM" else ""
        if picture:
            refuse(
                "symbol",
                word,
                f"has {shown(char)}, a symbol; {self.language} takes letters only: remove it,"
                " or choose “Any script” as the language.",
            )
        if category[0] in "LM":
            script = scripts.name(scripts.script_of(char))
            origin = f" of the {script} script" if script else f" {unicodedata.name(char, '')}"
            refuse(
                "mixed-scripts",
                word,
                f"has {shown(char)}{origin}, but {self.language} is written in"
                f" {self.script_names} letters: correct it, or choose another language.",
            )
        return ""

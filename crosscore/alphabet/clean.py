"""Turn what a person typed into the letters that go into cells, or say why that isn't possible."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection
from typing import NoReturn

from crosscore.alphabet import scripts
from crosscore.alphabet.line import GAPS
from crosscore.alphabet.show import either, line_of, quoted, script_name, shown
from crosscore.errors import CrosscoreError, Sentence, sentence

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
# Letters to Unicode, but in words only apostrophes (modifier letters) or a stretched line
# (tatweel); variation selectors and the grapheme joiner are marks to Unicode.
UNSPOKEN = re.compile("[\u02b9-\u02bf\u0640\u034f\ufe00-\ufe0f]")
# Letter and apostrophe in one: Afrikaans ŉ, and ẚ of transliterations. The capitals of both
# are two characters.
_WITH_APOSTROPHE = str.maketrans("\u0149\u1e9a", "na")


def unify(text: str) -> str:
    """NFC, with presentation forms and widths replaced by the ordinary letters."""
    text = unicodedata.normalize("NFC", text)
    if _COMPATIBLE.search(text):
        text = _COMPATIBLE.sub(lambda run: unicodedata.normalize("NFKC", run[0]), text)
        text = unicodedata.normalize("NFC", text)
    if "\u0345" in text:  # a subscript iota that no composed letter takes: a letter, as its capital
        text = text.replace("\u0345", "ι")
    if "\u0149" in text or "\u1e9a" in text:
        text = unicodedata.normalize("NFC", text.translate(_WITH_APOSTROPHE))
    return text


def refuse(code: str, word: str, message: Sentence) -> NoReturn:
    """Raise the error for a word."""
    raise CrosscoreError(code, message, quoted(word).strip("“”"))


class Cleaner:
    """Keeps a word's letters and marks, `|` and meaningful joiners; refuses what is wrong.

    Punctuation and invisible format characters are dropped; spaces and hyphens become `|`, because
    no letter reaches from one word into the next. With `script_codes` `("Zyyy",)`, letters of every
    script and pictures are cells too.
    """

    def __init__(
        self,
        language: Sentence,
        script_codes: tuple[str, ...],
        allowed: Callable[[str], object],
        strip: Collection[str],
        keep_joiners: bool,
        numerals: str,
    ) -> None:
        self.language = language
        self.any_script = script_codes == ("Zyyy",)
        names = [script_name(scripts.name(code), code) for code in script_codes]
        self.script_names = either(names[:-1], names[-1])
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
                    sentence(
                        "half-character",
                        "“{word}” has half of a character ({code}, a lone surrogate): retype it.",
                        word=line_of(word),
                        code=f"U+{ord(char):04X}",
                    ),
                )
        kept = []
        # A soft hyphen between a letter and its mark must not keep them apart.
        text = text.replace("\u00ad", "")
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
            refuse(
                "digits",
                word,
                sentence(
                    "digit",
                    "“{word}” has the digit {char}. Spell the number in letters.",
                    word=line_of(word),
                    char=shown(char),
                ),
            )
        if category == "Cc":
            refuse(
                "control-character",
                word,
                sentence(
                    "control-character",
                    "“{word}” has the control character {char}: remove it.",
                    word=line_of(word),
                    char=shown(char),
                ),
            )
        if category in ("Cn", "Co"):
            refuse(
                "unknown-character",
                word,
                sentence(
                    "no-letter-there-is",
                    "“{word}” has {char}, which isn’t a letter. Remove it.",
                    word=line_of(word),
                    char=shown(char),
                ),
            )
        picture = category == "So" or (category == "Sk" and char >= "\U0001f000")
        if self.any_script:
            tag = "\U000e0020" <= char <= "\U000e007f"  # spells out the flag it follows
            return char if picture or tag or category[0] in "LM" else ""
        if picture:
            refuse(
                "symbol",
                word,
                sentence(
                    "symbol",
                    "“{word}” has the symbol {char}, but {language} takes letters only. Remove "
                    "it, or choose “Any script” as the language.",
                    word=line_of(word),
                    char=shown(char),
                    language=self.language,
                ),
            )
        if category[0] in "LM":
            code = scripts.script_of(char)
            if not scripts.name(code):
                refuse(
                    "mixed-scripts",
                    word,
                    sentence(
                        "other-character",
                        "“{word}” has {char} {name}, but {language} is written in {scripts}"
                        " letters: correct it, or choose another language.",
                        word=line_of(word),
                        char=shown(char),
                        name=unicodedata.name(char, ""),
                        language=self.language,
                        scripts=self.script_names,
                    ),
                )
            refuse(
                "mixed-scripts",
                word,
                sentence(
                    "other-script",
                    "“{word}” has {char} of the {script} script, but {language} is written in"
                    " {scripts} letters: correct it, or choose another language.",
                    word=line_of(word),
                    char=shown(char),
                    script=script_name(scripts.name(code), code),
                    language=self.language,
                    scripts=self.script_names,
                ),
            )
        return ""

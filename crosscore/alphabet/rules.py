"""How the words of one language, with its options chosen, become cells.

Order: clean (NFC, presentation forms, refusals) - expand - case - expand - marks - fold
- split at `|` - grapheme clusters - merges (virama, Sinhala joiner, Tamil pairs)
- detached letters - digraphs - joiners that draw nothing.

The cells do not depend on the versions of Unicode at hand:

- Letters, marks and consonants come from the frozen table of `scripts`, which holds no
  character that a supported Python normalises or upper-cases differently.
- `regex`'s `\\X` follows its release: Unicode 17 keeps অ্·যা apart, 18 joins them. Where
  the rules moved, and where the rule is not the language's custom (Kannada, Gurmukhi,
  Sinhala, Burmese), the merges below decide: a mark never starts a cell, and after the
  profile's virama a consonant never does. `\\X` of either version gives the same cells.
- Letters of most scripts are a cluster each in every version (`alone`); words of them
  never ask `\\X`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from crosscore.alphabet import scripts
from crosscore.alphabet.clean import JOINERS, UNSPOKEN, ZWJ, ZWNJ, Cleaner, refuse, unify
from crosscore.alphabet.perchar import PerChar
from crosscore.alphabet.profile import Profile
from crosscore.alphabet.show import language_name, line_of, shown
from crosscore.errors import sentence

__all__ = ["Rules"]

# Capitals that Unicode does not take apart, for languages that drop marks.
_PLAIN = {
    "Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH",
    "Ħ": "H", "Ŧ": "T", "Ŋ": "N", "ẞ": "SS",
}  # fmt: skip
_MKHEDRULI = {point: point - 0x1C90 + 0x10D0 for point in range(0x1C90, 0x1CC0)}
_REPH_SCRIPT = "Mlym"  # its dot reph stands before the letter that it belongs to
_APOSTROPHES = "'’‘`´׳״|"
_NOTHING = "^\\S\\s"  # the inside of a [...] that no character is in


@cache
def _clusters(pattern: str) -> Callable[[str], list[str]]:
    # Imported when first needed: plain English never does, and starts the sooner.
    regex: Any = import_module("regex")  # it has no type hints
    find: Callable[[str], list[str]] = regex.compile(pattern).findall
    return find


def _points(runs: scripts.Ranges) -> frozenset[str]:
    return frozenset(chr(point) for first, last in runs for point in range(first, last + 1))


def _any_of(texts: Sequence[str]) -> str:
    return "|".join(re.escape(text) for text in sorted(texts, key=lambda text: (-len(text), text)))


class Rules:
    """The rules of a profile with one choice of each option, compiled."""

    def __init__(
        self,
        profile: Profile,
        added: Sequence[Mapping[str, Any]] = (),
        digits: bool = False,
        cluster: str = r"\X",
    ) -> None:
        """`added`: fields of the options chosen. `cluster`: pattern of a base with marks."""
        self.profile = profile
        self.cluster = cluster
        self.expand = dict(profile.expand)
        self.fold = dict(profile.fold)
        digraphs = list(profile.digraphs)
        self.strip_marks = profile.strip_marks
        self.keep = profile.keep
        self.drop_marks = self.detach = ""
        for fields in added:
            self.expand |= fields.get("expand", {})
            self.fold |= fields.get("fold", {})
            digraphs += fields.get("digraphs", ())
            self.strip_marks |= fields.get("strip_marks", False)
            self.keep += fields.get("keep", "")
            self.drop_marks += fields.get("drop_marks", "")
            self.detach += fields.get("detach", "")
        self.any_script = profile.scripts == ("Zyyy",)
        self.numerals = profile.digits if profile.native_digits else "0123456789"
        self.digits = digits
        # Letters of a digraph, not merged further: a pattern over a text of lone letters.
        self.digraphs = frozenset(digraphs)
        self.longest = max(map(len, digraphs), default=1)
        self.letters_apart = re.compile(f"{_any_of(digraphs)}|.").findall if digraphs else tuple
        self._compiled: _Tables | None = None

    def split(self, word: str) -> tuple[str, ...]:
        """Cells of a word, at least one; CrosscoreError when it cannot be cells."""
        # The short path. It gives what the long one gives (a test holds this): no table
        # of a profile has an ASCII letter as its key.
        if word.isascii() and word.isalpha() and "Latn" in self.profile.scripts:
            return tuple(self.letters_apart(self.upper(word)))
        return self.split_any(word)

    def split_any(self, word: str) -> tuple[str, ...]:
        """The long path of `split`, for every word."""
        tables = self.tables
        if tables.plain(word) and unicodedata.is_normalized("NFC", word):
            text = word
        else:
            text = tables.clean(word)
        text = self.spell(text)
        cells: list[str] = []
        for piece in text.split("|"):
            if piece:
                cells += self._cells(word, piece)
        if not cells:
            if self.any_script:
                message = sentence(
                    "no-letters-of-any-script",
                    "“{word}” has no letters for the grid: type it in letters.",
                    word=line_of(word),
                )
            else:
                message = sentence(
                    "no-letters-of-script",
                    "“{word}” has no letters for the grid: type it in {scripts} letters.",
                    word=line_of(word),
                    scripts=tables.clean.script_names,
                )
            refuse("no-letters", word, message)
        return tuple(cells)

    @property
    def tables(self) -> _Tables:
        if self._compiled is None:
            self._compiled = _Tables(self)
        return self._compiled

    def upper(self, text: str) -> str:
        """The text in the letter case of the grid."""
        case = self.profile.case
        if case == "none":
            return text
        if case == "mkhedruli":
            return text.translate(_MKHEDRULI)
        if case == "upper-tr":
            text = text.replace("i", "İ").replace("ı", "I")
        return unicodedata.normalize("NFC", text.upper())

    def spell(self, text: str) -> str:
        """Expand, case, marks and folding: the letters as they stand in the grid, NFC.

        `text` is in NFC.
        """
        tables, given = self.tables, text
        text = self._expand(text)
        if tables.virama and (ZWJ in text or ZWNJ in text):
            text = tables.tidy(text)
        text = self._expand(self.upper(text))
        if tables.bare is not None:
            text = unicodedata.normalize("NFC", text.translate(tables.bare))
        if tables.folded:
            text = text.translate(tables.folded)
        return text if text == given else unicodedata.normalize("NFC", text)

    def _expand(self, text: str) -> str:
        for key, value in self.expand.items():
            if key in text:
                text = text.replace(key, value)
        return text

    def bare(self, char: str) -> str:
        """A character without the marks that the language drops."""
        if char in self.keep:
            return char
        parts = unicodedata.normalize("NFD", char)
        if self.strip_marks:
            parts = "".join(part for part in parts if unicodedata.category(part)[0] != "M")
            return "".join(_PLAIN.get(part, part) for part in parts)
        return "".join(part for part in parts if part not in self.drop_marks)

    def _cells(self, word: str, piece: str) -> list[str]:
        tables = self.tables
        if tables.alone(piece):
            return list(self.letters_apart(piece))
        if tables.is_mark(piece[0]) or piece[0] in JOINERS:
            refuse(
                "lone-mark",
                word,
                sentence(
                    "lone-mark",
                    "“{word}” has {char} with no letter before it. Add one.",
                    word=line_of(word),
                    char=shown(piece[0]),
                ),
            )
        if tables.joined and ZWJ not in piece and ZWNJ not in piece:
            cells = tables.joined(piece)
        else:
            cells = self._merge(_clusters(self.cluster)(piece))
        if self.detach:
            cells = [part for cell in cells for part in self._detached(cell)]
        if self.digraphs:
            cells = self._pairs(cells)
        if ZWJ in piece or ZWNJ in piece:
            cells = [
                unicodedata.normalize("NFC", cell.replace(ZWNJ, "").rstrip(ZWJ)) for cell in cells
            ]
        return [cell for cell in cells if cell]

    def _merge(self, clusters: list[str]) -> list[str]:
        """Join clusters that the language writes as one."""
        tables, pairs = self.tables, self.profile.join_pairs
        is_mark, consonants, ends_open = tables.is_mark, tables.consonants, tables.ends_open
        cells: list[str] = []
        before = ""
        for cluster in clusters:
            if cells and (
                is_mark(cluster[0])
                or (cluster[0] in consonants and ends_open(before))
                or (pairs and any(before == a and cluster.startswith(b) for a, b in pairs))
            ):
                before += cluster
                cells[-1] = before
            else:
                before = cluster
                cells.append(cluster)
        return cells

    def _detached(self, cell: str) -> list[str]:
        return [part for part in re.split(f"([{re.escape(self.detach)}])", cell) if part]

    def _pairs(self, cells: list[str]) -> list[str]:
        """Merge digraphs, longest first, from the left."""
        found = []
        i = 0
        while i < len(cells):
            for width in range(min(self.longest, len(cells) - i), 0, -1):
                group = "".join(cells[i : i + width])
                if width == 1 or group in self.digraphs:
                    found.append(group)
                    i += width
                    break
        return found

    def key(self, text: str) -> str:
        """See `Alphabet.fold`."""
        if not text.isascii():
            text = "".join(" " if "\ud800" <= char <= "\udfff" else char for char in text)
        return " ".join(self.spell(unify(text)).translate(self.tables.words).split())


class _Tables:
    """What `Rules` look up, built when a word first needs it."""

    def __init__(self, rules: Rules) -> None:
        profile = rules.profile
        codes = () if rules.any_script else profile.scripts
        letters = "".join(scripts.char_class(scripts.letters(code)) for code in codes)
        marks = [run for code in codes for run in scripts.marks(code)]
        strip = f"(?![{re.escape(profile.strip)}])" if profile.strip else ""
        inside = letters + scripts.char_class(tuple(marks)) or _NOTHING
        # fullmatch: every character stays as it is under cleaning.
        self.plain = re.compile(f"(?:{strip}[{inside}])+" if strip else f"[{inside}]+").fullmatch
        alone = "".join(scripts.char_class(scripts.alone(code)) for code in codes)
        alone += rules.numerals if alone else ""
        self.alone = re.compile(f"[{alone or _NOTHING}]+").fullmatch
        self.marks = _points(tuple(marks))
        self.is_mark = (
            self.marks.__contains__ if codes else lambda char: unicodedata.category(char)[0] == "M"
        )
        ends = [left[-1] for left, _ in profile.join_pairs]
        self.virama = "".join(dict.fromkeys(profile.join + profile.join_zwj + "".join(ends)))
        self.consonants: frozenset[str] = frozenset()
        if profile.join or profile.join_zwj:
            self.consonants = _points(tuple(r for c in codes for r in scripts.consonants(c)))
        end = re.escape(profile.join + profile.join_zwj)
        open_end = f"[{end}][{scripts.char_class(tuple(marks))}{ZWJ}]*\\Z"
        if profile.join_zwj:
            open_end = f"[{end}]{ZWJ}\\Z"
        self.ends_open = re.compile(open_end).search if end else lambda cell: None
        # The short path where nothing but a virama joins. It gives what the long one gives (a
        # test holds this): a base, consonants after marks with a virama among them, marks.
        self.joined: Callable[[str], list[str]] | None = None
        others = profile.join_zwj or profile.join_pairs or _REPH_SCRIPT in codes
        if profile.join and not others:
            mark = scripts.char_class(tuple(marks))
            consonant = scripts.char_class(tuple(r for c in codes for r in scripts.consonants(c)))
            open_end = f"[{mark}]*[{end}][{mark}]*"
            self.joined = re.compile(f"[^{mark}](?:{open_end}[{consonant}])*[{mark}]*").findall
        keeps = rules.any_script or bool(self.virama)
        self.clean = Cleaner(
            language_name(profile.english, profile.code),
            profile.scripts,
            self.plain,
            profile.strip,
            keeps,
            rules.numerals if rules.digits else "",
        )
        self.idle = ""  # pattern of joiners that change nothing
        if self.virama:
            v = re.escape(self.virama)
            after = f"(?<![{v}])" if profile.keep_zwj or profile.join_zwj else ""
            self.idle = f"(?<![{v}]){ZWNJ}|{after}{ZWJ}(?![{v}])"
            self._idle = re.compile(self.idle)
        self.bare: PerChar | Mapping[int, None] | None = None
        if rules.strip_marks or rules.drop_marks:
            self.bare = PerChar(rules.bare)
        elif profile.strip_tashkeel:
            self.bare = {ord(mark): None for mark in self.marks}
        self.folded = str.maketrans(rules.fold)
        self.words = PerChar(self._word_char)
        self.quote = '"' if "Hebr" in profile.scripts else ""
        self.strip = profile.strip

    def tidy(self, text: str) -> str:
        """Drop joiners that change nothing; of several in a row keep the stronger one."""
        text = re.sub(f"[{JOINERS}]*{ZWNJ}[{JOINERS}]*", ZWNJ, text)
        return self._idle.sub("", re.sub(f"{ZWJ}+", ZWJ, text))

    def _word_char(self, char: str) -> str:
        category = unicodedata.category(char)
        if category[0] in "LM" and not UNSPOKEN.match(char):
            return "" if char in self.strip else char
        if category == "Nd":
            return str(unicodedata.decimal(char))
        gone = category[0] in "CLM" and category != "Cc"
        return "" if gone or char in _APOSTROPHES + self.quote + self.strip else " "

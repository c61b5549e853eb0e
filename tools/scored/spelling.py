"""Whether a spelling dictionary knows a word: the part of Hunspell's format that this needs.

Stems with flags (.dic), and endings and beginnings that a flag allows (.aff). A word is looked up
by taking beginnings and endings off it, as Hunspell does: to write out all forms would take long.
Compounds that the dictionary does not list aren't known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

__all__ = ["Spelling"]

Flags = frozenset[str]
_NONE: Flags = frozenset()
#: flags of stems that are no words by themselves, or that no dictionary would suggest
_APART = ("ONLYINCOMPOUND", "FORBIDDENWORD", "NOSUGGEST", "CIRCUMFIX", "WARN")
#: flags of stems that are words with an ending only
_BARE = ("NEEDAFFIX", "PSEUDOROOT")


@dataclass(frozen=True, slots=True)
class Affix:
    """What a flag lets stand before or behind a stem."""

    flag: str
    strip: str  #: what it takes the place of
    add: str
    fits: Callable[[str], object] | None  #: whether a stem may have it
    more: Flags  #: what flags the whole has
    cross: bool  #: whether a stem may have it at both ends

    def suits(self, stem: str) -> bool:
        """Whether a stem ends, or begins, so that it may have this."""
        return self.fits is None or bool(self.fits(stem))


_NOTHING: dict[str, list[Affix]] = {}


class Spelling:
    """The words of a spelling dictionary."""

    def __init__(self, aff: str, dic: str) -> None:
        self._kind = ""
        self._aliases: list[str] = []
        self._special: dict[str, str] = {}
        self._flags = cache(self._parsed)
        suffixes, prefixes = self._rules(aff)
        self._apart = frozenset(self._special[name] for name in _APART if name in self._special)
        self._bare = frozenset(self._special[name] for name in _BARE if name in self._special)
        self._stems = _words(dic)
        further = _NONE.union(*(affix.more for affix in suffixes))
        self._suffixes = _table(suffixes)
        #: suffixes that may follow another one
        self._second = _table([affix for affix in suffixes if affix.flag in further])
        self._prefixes = _table(prefixes)

    @classmethod
    def of(cls, folder: Path) -> Spelling:
        """From index.aff and index.dic of a folder."""
        return cls(*((folder / f"index.{end}").read_text("utf-8-sig") for end in ("aff", "dic")))

    def knows(self, word: str) -> bool:
        """Whether this is a word, as it is written here."""
        written = self._stems.get(word)
        if written is not None:
            flags = self._several(written)
            if flags & self._apart:
                return False
            if not flags & self._bare:
                return True
        return self._suffixed(word) or self._prefixed(word)

    def inflects(self, word: str) -> bool:
        """Whether a word has other forms here, or is one itself."""
        stem = self._stems.get(word)
        return bool(stem) or self._suffixed(word) or self._prefixed(word)

    def stems(self) -> Iterator[tuple[str, Flags]]:
        """Every stem with its flags."""
        for stem, written in self._stems.items():
            yield stem, self._several(written)

    def _several(self, written: str) -> Flags:
        """The flags of a stem, of all the lines in which it stands."""
        if "\n" not in written:
            return self._flags(written)
        each = [self._flags(line) for line in written.split("\n")]
        joined = _NONE.union(*each)
        return joined if all(flags & self._bare for flags in each) else joined - self._bare

    def _suffixed(self, word: str) -> bool:
        """Whether it is a stem with one ending, or with two."""
        whole = self._bare | self._apart
        for stem, affixes in self._cut(word, self._suffixes):
            flags = self._several(self._stems[stem])
            for suffix in affixes:
                if suffix.flag in flags and not suffix.more & whole and suffix.suits(stem):
                    return not flags & self._apart
        for inner, affixes in _parted(word, self._second) if self._second else ():
            for suffix in affixes:
                if suffix.more & whole or not suffix.suits(inner):
                    continue
                for stem, firsts in self._cut(inner, self._suffixes):
                    flags = self._several(self._stems[stem])
                    for first in firsts:
                        if suffix.flag in first.more and first.flag in flags and first.suits(stem):
                            return not flags & self._apart
        return False

    def _prefixed(self, word: str) -> bool:
        """Whether it is a stem with a beginning, and perhaps an ending."""
        for end in range(1, min(len(word), self._prefixes.longest + 1)):
            for strip, prefixes in self._prefixes.by_text.get(word[:end], {}).items():
                rest = strip + word[end:]
                fitting = [prefix for prefix in prefixes if prefix.suits(rest)]
                if fitting and self._begun(rest, fitting):
                    return True
        return False

    def _begun(self, rest: str, prefixes: list[Affix]) -> bool:
        """Whether a stem, with or without an ending, may have one of these beginnings."""
        written = self._stems.get(rest)
        if written is not None:
            flags = self._several(written)
            if any(prefix.flag in flags for prefix in prefixes) and not flags & self._apart:
                return True
        crossing = {prefix.flag for prefix in prefixes if prefix.cross}
        for stem, suffixes in self._cut(rest, self._suffixes) if crossing else ():
            flags = self._several(self._stems[stem])
            for suffix in suffixes:
                if not suffix.cross or suffix.flag not in flags or not suffix.suits(stem):
                    continue
                if not crossing.isdisjoint(flags | suffix.more):
                    return not flags & self._apart
        return False

    def _cut(self, word: str, table: Table) -> Iterator[tuple[str, list[Affix]]]:
        """The stems that may be in a word, each with the endings that it would have."""
        stems = self._stems
        for stem, affixes in _parted(word, table):
            if stem in stems:
                yield stem, affixes

    def _parsed(self, written: str) -> Flags:
        """The flags that stand behind a stem."""
        if self._aliases and written.isdigit():
            written = self._aliases[int(written) - 1]
        if self._kind == "num":
            return frozenset(written.split(","))
        if self._kind == "long":
            return frozenset(written[at : at + 2] for at in range(0, len(written), 2))
        return frozenset(written)

    def _rules(self, aff: str) -> tuple[list[Affix], list[Affix]]:
        """Suffixes and prefixes; what else the file says is kept."""
        crossing: dict[str, bool] = {}
        found: dict[str, list[Affix]] = {"SFX": [], "PFX": []}
        for line in aff.splitlines():
            name, *fields = line.split()[:6] or [""]
            if name in found and len(fields) > 2:
                flag, strip, add = fields[:3]
                if add.isdigit() and add != "0" and strip in ("Y", "N"):
                    crossing[name + flag] = strip == "Y"
                    continue
                add, _, more = add.partition("/")
                wanted = fields[3] if len(fields) > 3 else "."
                found[name].append(
                    Affix(
                        flag,
                        "" if strip == "0" else strip,
                        "" if add == "0" else add,
                        _condition(wanted, name == "SFX"),
                        self._flags(more) if more else _NONE,
                        crossing.get(name + flag, False),
                    )
                )
            elif name == "FLAG" and fields:
                self._kind = fields[0]
            elif name == "AF" and fields:
                if "AF" in crossing:
                    self._aliases.append(fields[0])
                crossing["AF"] = True  # the first of them is how many there are
            elif fields:
                self._special.setdefault(name, fields[0])
        return found["SFX"], found["PFX"]


@dataclass(frozen=True, slots=True)
class Table:
    """Affixes by what they add and what they take the place of."""

    by_text: dict[str, dict[str, list[Affix]]]
    longest: int

    def __bool__(self) -> bool:
        return bool(self.by_text)


def _table(affixes: Iterable[Affix]) -> Table:
    found: dict[str, dict[str, list[Affix]]] = {}
    for affix in affixes:
        found.setdefault(affix.add, {}).setdefault(affix.strip, []).append(affix)
    return Table(found, max(map(len, found), default=0))


def _parted(word: str, table: Table) -> Iterator[tuple[str, list[Affix]]]:
    """A word without each ending that it may have."""
    size = len(word)
    by_text = table.by_text
    for at in range(max(1, size - table.longest), size + 1):
        for strip, affixes in by_text.get(word[at:], _NOTHING).items():
            yield word[:at] + strip, affixes


def _words(dic: str) -> dict[str, str]:
    """Stems with their flags as they are written; those of several lines one below the other."""
    stems: dict[str, str] = {}
    for line in dic.splitlines()[1:]:
        word, _, flags = line.partition("/")
        if "\t" in line or " " in line:
            word, flags = word.split("\t")[0], flags.split("\t")[0].split(" ")[0]
        if word in stems:
            flags = f"{stems[word]}\n{flags}"
        stems[word] = flags
    return stems


@cache
def _condition(wanted: str, behind: bool) -> Callable[[str], object] | None:
    """Whether a stem ends, or begins, as a rule wants it; None where it wants nothing."""
    if wanted == ".":
        return None
    pattern = re.sub(r"[*+?(){}|\\$]", r"\\\g<0>", wanted).replace("-", r"\-")
    return re.compile(f"{pattern}$").search if behind else re.compile(pattern).match

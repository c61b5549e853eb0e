"""`Alphabet`: one language as the rest of the program sees it, and the list of all."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from types import MappingProxyType

from crosscore.alphabet.line import parts
from crosscore.alphabet.numbers import NUMBERS, NumberRules
from crosscore.alphabet.order import Key, Order
from crosscore.alphabet.profile import Profile, codes, profile
from crosscore.alphabet.rules import Rules
from crosscore.alphabet.show import either, language_name, line_of, quoted
from crosscore.errors import CrosscoreError, Sentence, sentence

__all__ = ["Alphabet", "get", "languages"]

_NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
_DIGITS = ("refuse", "keep")


def _letters(text: str) -> int:
    return sum(unicodedata.category(char)[0] == "L" for char in text)


@dataclass(frozen=True, slots=True, eq=False)
class Alphabet:
    """A language: how its words become cells, its headings, its digits.

    `code` is a BCP 47 tag (`bn`, `zh-Hant`; `und` and, right to left, `und-x-rtl` take any script
    and pictures; `zxx` takes numbers and is in no list of languages), `name` the language's own
    name, `english` its English one. `scripts` are ISO 15924 codes, `direction` is "ltr" or "rtl".
    `across` and `down` head the clue lists (in English if no native word is known), `bank` heads a
    list of all answers. `experimental`: its cells are a proposal, because we saw no printed puzzle.
    `options` maps an option's name to its choices, the default first.
    """

    code: str
    name: str
    english: str
    scripts: tuple[str, ...]
    direction: str
    across: str
    down: str
    bank: str
    experimental: bool
    options: Mapping[str, tuple[str, ...]]
    _profile: Profile = field(repr=False)
    _order: Order = field(repr=False)
    _rules: dict[tuple[tuple[str, str], ...], Rules | NumberRules] = field(
        repr=False, default_factory=dict
    )

    def __reduce__(self) -> tuple[Callable[[str], Alphabet], tuple[str]]:
        """Another process has the same languages: it need only know which."""
        return get, (self.code,)

    def split(self, text: str, options: Mapping[str, str] = _NO_OPTIONS) -> tuple[str, ...]:
        """Cells of a word or phrase in reading order: NFC clusters, at least one.

        Spaces and punctuation are dropped; `|` forces a boundary (`Ban|gor`). Raises
        CrosscoreError, code `mixed-scripts`, `no-letters`, `digits`, `symbol`, `control-character`,
        `lone-surrogate`, `lone-mark`, `unknown-character` or `unknown-option`. The cells don't
        depend on the version of Python or `regex` (see `crosscore.alphabet.rules`), except for
        `und`.
        """
        return self._chosen(options).split(text)

    def splitter(
        self, options: Mapping[str, str] = _NO_OPTIONS
    ) -> Callable[[str], tuple[str, ...]]:
        """`split` with the options looked up, for many words; raises `unknown-option` itself."""
        return self._chosen(options).split

    @property
    def named(self) -> Sentence:
        """The language as a sentence mentions it: `english`, and the page's own name of it."""
        return language_name(self.english, self.code)

    def number(self, n: int) -> str:
        """A number in the digits that the language's puzzles use."""
        text = str(n)
        if self._profile.native_digits:
            return text.translate({ord("0") + i: d for i, d in enumerate(self._profile.digits)})
        return text

    def enumeration(
        self,
        text: str,
        options: Mapping[str, str] = _NO_OPTIONS,
        *,
        write: Callable[[int], str] | None = None,
    ) -> str:
        """How many cells each part of a phrase takes: `3,5` for ICE CREAM, `6-2-3`, `7`.

        Spaces (written as a comma) and hyphens separate parts; other punctuation doesn't. If the
        parts, split one by one, aren't the cells of the whole, you get one number for all. Digits
        are the language's, unless `write` writes the numbers. Raises what `split` raises.
        """
        write = write or self.number
        cells = self.split(text, options)
        found: list[str] = []  # numbers and the marks between them, in turn
        seen: tuple[str, ...] = ()
        for mark, part in parts(text):
            try:
                inside = self.split(part, options)
            except CrosscoreError:
                continue  # an ampersand on its own takes no cell; anything else shows below
            found += [mark, write(len(inside))] if found else [write(len(inside))]
            seen += inside
        whole = seen != cells or self.code == NUMBERS  # 1 200 is one number
        return write(len(cells)) if whole else "".join(found)

    def sort_key(self, cells: Sequence[str]) -> Key:
        """A key to sort words by, given their cells: the order of the language's dictionaries.

        As close to it as `crosscore.alphabet.order` comes; numbers sort by size.
        """
        key = self._order.key(cells)
        return (((len(cells), 0), *key[0]), key[1]) if self.code == NUMBERS else key

    def upper(self, text: str) -> str:
        """The text in the letter case of the grid, otherwise unchanged; for comparing by eye."""
        return self._chosen(_NO_OPTIONS).upper(text)

    def respelt(self, surface: str, answer: Sequence[str]) -> bool:
        """Whether the cells have more or fewer letters than the word: BAER for Bär.

        A letter that only has another form there, such as the last one of שלום, doesn't count.
        """
        written = unicodedata.normalize("NFC", self.upper(surface))
        return _letters(written) != _letters("".join(answer))

    def fold(self, text: str) -> str:
        """A key to compare and search running text by (clues, phrases); refuses nothing.

        Words in the letters of the grid, separated by single spaces: apostrophes and invisible
        characters vanish, other punctuation and hyphens separate words, digits become 0-9, letters
        of other scripts stay. Compare single answers by `split`.
        """
        return self._chosen(_NO_OPTIONS).key(text)

    def settings(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options that aren't at their default. Raises CrosscoreError `unknown-option`."""
        return dict(self._choice(options))

    def rules(self, options: Mapping[str, str] = _NO_OPTIONS) -> Rules:
        """The compiled rules of a language, not of numbers; raises `unknown-option`."""
        rules = self._chosen(options)
        assert isinstance(rules, Rules)
        return rules

    def _chosen(self, options: Mapping[str, str]) -> Rules | NumberRules:
        choice = self._choice(options) if options else ()
        rules = self._rules.get(choice)
        if rules is None:
            rules = self._rules[choice] = self._compile(dict(choice))
        return rules

    def _choice(self, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """What differs from the defaults: each way to split is compiled once, 32 at most."""
        for name, value in options.items():
            if value not in self.options.get(name, ()):
                known = "; ".join(f"{key}: {', '.join(c)}" for key, c in self.options.items())
                raise CrosscoreError(
                    "unknown-option",
                    sentence(
                        "no-such-letters",
                        "{language} has no option “{option}”. Choose from {known}.",
                        language=self.named,
                        option=line_of(f"{name}={value}"),
                        known=known,
                    ),
                    quoted(name).strip("“”"),
                )
        return tuple(
            (name, options[name])
            for name, choices in self.options.items()
            if options.get(name, choices[0]) != choices[0]
        )

    def _compile(self, options: Mapping[str, str]) -> Rules | NumberRules:
        if self.code == NUMBERS:
            return NumberRules()
        added = [
            choices[options.get(name, next(iter(choices)))]
            for name, choices in self._profile.options.items()
        ]
        return Rules(self._profile, added, digits=options.get("digits") == "keep")


@cache
def _alphabet(code: str) -> Alphabet:
    data = profile(code)
    options = {name: tuple(choices) for name, choices in data.options.items()}
    if code != NUMBERS:
        options["digits"] = _DIGITS
    return Alphabet(
        code=code,
        name=data.name,
        english=data.english,
        scripts=data.scripts,
        direction=data.direction,
        across=data.across or "Across",
        down=data.down or "Down",
        bank=data.bank or "Words",
        experimental=bool(data.experimental),
        options=MappingProxyType(options),
        _profile=data,
        _order=Order(data.order),
    )


def languages() -> tuple[Alphabet, ...]:
    """All languages, always in the same order."""
    return tuple(_alphabet(code) for code in codes())


def get(code: str) -> Alphabet:
    """The language with this code, in any letter case; CrosscoreError `unknown-language`."""
    wanted = code.strip().replace("_", "-").casefold()
    for known in (*codes(), NUMBERS):
        if known.casefold() == wanted:
            return _alphabet(known)
    raise CrosscoreError(
        "unknown-language",
        _no_language(code, wanted),
        quoted(code).strip("“”"),
    )


def _no_language(code: str, wanted: str) -> Sentence:
    """With what somebody may have meant: by code, region left out, or by name."""
    import difflib  # only here, where something went wrong already

    names: dict[str, str] = {}
    for language in languages():
        for name in (language.code, language.name, language.english):
            names.setdefault(name.casefold(), language.code)
    found = [names[wanted.partition("-")[0]]] if wanted.partition("-")[0] in names else []
    found += [names[near] for near in difflib.get_close_matches(wanted, names, 3, 0.6)]
    if not found:
        return sentence(
            "no-such-language",
            "There’s no language “{code}”. Use a code such as en, bn or ar.",
            code=line_of(code),
        )
    near = [
        sentence("code-of-language", "{code} ({language})", code=one, language=_alphabet(one).named)
        for one in dict.fromkeys(found)
    ]
    return sentence(
        "no-such-language-but",
        "There’s no language “{code}”. Did you mean {languages}?",
        code=line_of(code),
        languages=reduce(lambda these, other: either([these], other), near),
    )

"""What the clues of a number crossword say, and which answers there are to ask for."""

from __future__ import annotations

import re
from collections.abc import Collection, Generator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import Any

from crosscore import alphabet
from crosscore.alphabet import latin
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.fill import Lexicon, building
from crosscore.kinds.numbers.options import OPERATIONS
from crosscore.puzzle import Word
from crosscore.rng import Rng
from crosscore.search import Progress

__all__ = ["BLANK", "Sums", "allowed", "check_clue", "hidden", "sums_of", "tidy", "value", "whole"]

BLANK = "□"  #: stands for a number that the clue keeps back

#: Other ways to write the signs, and our own
_SIGNS = {
    **dict.fromkeys("×xX*·⋅∙", "×"),
    **dict.fromkeys("÷/:∶", "÷"),
    **dict.fromkeys("−-–", "−"),
    **dict.fromkeys("□_?؟", BLANK),
    "+": "+",
    "(": "(",
    ")": ")",
}
_TOKEN = re.compile(r"[0-9]{1,12}|\S")
_MOST = 40  #: parts of a clue: deeper brackets are no clue for people


class Sums:
    """The numbers that some settings allow, as answers and as clues.

    `dictionary` holds all answers of two or more digits, without clues: what can fill a grid.
    """

    def __init__(self, settings: Mapping[str, Any]) -> None:
        self.signs = OPERATIONS[settings["operations"]]
        self._first = range(settings["first_least"], settings["first_most"] + 1)
        self._second = range(settings["second_least"], settings["second_most"] + 1)
        self._terms = range(settings["term_least"], settings["term_most"] + 1)
        answers = sorted(n for n in self._values() if n > 9)
        words = tuple(Word(str(n), tuple(str(n)), "") for n in answers)
        self.dictionary = Dictionary(
            name="", alphabet=alphabet.get(alphabet.NUMBERS), words=words,
            entries=len(words), issues=(), issue_total=0, digest="",
        )  # fmt: skip
        self._lexicon: Lexicon | None = None

    def lexicon(self) -> Generator[Progress, None, Lexicon]:
        """The same numbers as bit sets, made once."""
        if self._lexicon is None:
            answers = [word.answer for word in self.dictionary.words]
            self._lexicon = yield from building(answers)
        return self._lexicon

    def _values(self) -> set[int]:
        found: set[int] = set()
        if "×" in self.signs:
            for x in self._first:
                found.update(x * y for y in self._second)
        if "÷" in self.signs:
            found.update(self._first)
            found.update(self._second)
        least, most = self._terms[0], self._terms[-1]
        if "+" in self.signs:
            found.update(range(2 * least, 2 * most + 1))
        if "−" in self.signs:
            found.update(range(1, most - least + 1))
        return found

    def pairs(self, answer: int, sign: str) -> list[tuple[int, int]]:
        """All (x, y) such that x `sign` y is the answer, in a fixed order."""
        match sign:
            case "×":
                return [
                    (x, answer // x)
                    for x in self._first
                    if answer % x == 0 and answer // x in self._second
                ]
            case "÷":
                found = [(x * answer, x) for x in self._first if answer in self._second]
                found += [(answer * y, y) for y in self._second if answer in self._first]
                return list(dict.fromkeys(found))
            case "+":
                return [(x, answer - x) for x in self._terms if answer - x in self._terms]
        return [(x, x - answer) for x in self._terms if x - answer in self._terms]

    def clue(self, answer: int, rng: Rng, but: str = "") -> str:
        """A whole clue for an answer, each operation as likely as another; "" if there is none.

        `but` is one that is not wanted.
        """
        signs = list(self.signs)
        rng.shuffle(signs)
        for sign in signs:
            found = [f"{x} {sign} {y}" for x, y in self.pairs(answer, sign)]
            found = [clue for clue in found if clue != but]
            if found:
                return rng.choice(found)
        return ""


@lru_cache(maxsize=4)
def _sums(values: tuple[tuple[str, Any], ...]) -> Sums:
    return Sums(dict(values))


def sums_of(settings: Mapping[str, Any]) -> Sums:
    """The numbers that some settings allow; made once for settings that are alike."""
    names = ("operations", *(f"{n}_{m}" for n in ("first", "second", "term") for m in _ENDS))
    return _sums(tuple((name, settings[name]) for name in names))


_ENDS = ("least", "most")


def _tokens(clue: str) -> list[str]:
    """The clue's numbers and signs, in our own writing; [] for what is no sum."""
    text = latin(clue).strip()
    text = re.sub(r"=\s*[?؟]?\s*\Z", "", text)
    tokens = [_SIGNS.get(t, t) for t in _TOKEN.findall(text)]
    known = set(_SIGNS.values())
    if len(tokens) > _MOST or not all(t in known or t.isdigit() for t in tokens):
        return []
    return tokens


def tidy(clue: str) -> str:
    """A clue as it is kept: digits 0 to 9, our own signs, spaces about them; others as they are."""
    tokens = _tokens(clue)
    text = " ".join(str(int(t)) if t.isdigit() else t for t in tokens)
    return text.replace("( ", "(").replace(" )", ")") if len(tokens) > 1 else clue


def value(clue: str) -> Fraction | None:
    """What a whole clue comes to, × and ÷ before + and −; None for what is no sum."""
    tokens = _tokens(clue)
    if len(tokens) < 3 or BLANK in tokens:
        return None
    try:
        found, at = _sum(tokens, 0)
    except (IndexError, ValueError, ZeroDivisionError):
        return None
    return found if at == len(tokens) else None


def _sum(tokens: list[str], at: int) -> tuple[Fraction, int]:
    found, at = _product(tokens, at)
    while at < len(tokens) and tokens[at] in "+−":
        other, after = _product(tokens, at + 1)
        found = found + other if tokens[at] == "+" else found - other
        at = after
    return found, at


def _product(tokens: list[str], at: int) -> tuple[Fraction, int]:
    found, at = _atom(tokens, at)
    while at < len(tokens) and tokens[at] in "×÷":
        other, after = _atom(tokens, at + 1)
        found = found * other if tokens[at] == "×" else found / other
        at = after
    return found, at


def _atom(tokens: list[str], at: int) -> tuple[Fraction, int]:
    if tokens[at] == "(":
        found, at = _sum(tokens, at + 1)
        if tokens[at] != ")":
            raise ValueError
        return found, at + 1
    return Fraction(int(tokens[at])), at + 1


def hidden(clue: str, rng: Rng, but: Collection[str] = ()) -> str:
    """A clue of two numbers with one of them kept back; the clue itself if that tells nothing.

    Of a product either, of a quotient the divisor: any number is a sum with something. `but`
    are clues that there are already.
    """
    tokens = _tokens(clue)
    if len(tokens) != 3 or BLANK in tokens or tokens[1] not in ("×", "÷"):
        return clue
    places = [2]
    if tokens[1] == "×":
        places.insert(rng.below(2), 0)
    for at in places:
        made = " ".join(BLANK if i == at else token for i, token in enumerate(tokens))
        if int(tokens[2 - at]) > 1 and made not in but:  # all numbers are multiples of one
            return made
    return clue


def whole(clue: str, answer: str) -> str:
    """A clue with the number that it keeps back put in; any other as it is."""
    tokens = _tokens(clue)
    if BLANK not in tokens or int(answer) not in (allowed(clue, len(answer)) or ()):
        return clue
    match tokens:
        case [x, "×", y]:
            shown = str(int(answer) // int(x if y == BLANK else y))
            return f"{shown} × {y}" if x == BLANK else f"{x} × {shown}"
        case [x, "÷", _]:
            return f"{x} ÷ {int(x) // int(answer)}"
    return clue


def allowed(clue: str, length: int) -> Sequence[int] | None:
    """All numbers of so many digits that a clue allows; None for what is no clue of numbers.

    A number that is kept back may be any whole one: there can be more than any list could hold.
    """
    tokens = _tokens(clue)
    if BLANK not in tokens:
        found = value(clue)
        if found is None:
            return None
        whole = found.denominator == 1 and found > 0 and len(str(found)) == length
        return [int(found)] if whole else []
    low, high = 10 ** (length - 1), 10**length
    match tokens:
        case [x, "×", y] if (x == BLANK) != (y == BLANK):
            step = int(x if y == BLANK else y)
            return range(-(-low // step) * step, high, step) if step else []
        case [x, "÷", y] if y == BLANK and x != BLANK:
            return _divisors(int(x), low, high)
    return None


def _divisors(of: int, low: int, high: int) -> list[int]:
    """Those from `low` to below `high`, by way of the smaller half of each pair."""
    small = [n for n in range(1, isqrt(of) + 1) if of % n == 0]
    return sorted({n for m in small for n in (m, of // m) if low <= n < high})


def check_clue(clue: str, answer: str) -> str:
    """The clue as it is kept; raises `CrosscoreError` (code "other-value") for another's.

    One that is no sum, or hides a number in another way than ours, is refused as well.
    """
    found = allowed(clue, len(answer))
    if found is None:
        raise CrosscoreError(
            "no-sum",
            sentence(
                "no-sum",
                "“{clue}” can’t be worked out. Type numbers with +, −, × or ÷ between them, or "
                "leave the clue empty to get one.",
                clue=clue[:60],
            ),
            "clue",
        )
    if int(answer) in found:
        return tidy(clue)
    shown = value(clue)
    if shown is None:
        raise CrosscoreError(
            "other-value",
            sentence(
                "never-comes-to",
                "{clue} can never be {answer}. Correct it, or leave the clue empty to get one.",
                clue=tidy(clue),
                answer=answer,
            ),
            "clue",
        )
    raise CrosscoreError(
        "other-value",
        sentence(
            "comes-to",
            "{clue} is {value}, not {answer}. Correct it, or leave the clue empty to get one.",
            clue=tidy(clue),
            value=str(shown),
            answer=answer,
        ),
        "clue",
    )

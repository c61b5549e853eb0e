"""Profiles: the rules of each language as data, read from profiles.json and checked.

docs/languages.md explains every field and how to add a language.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from crosscore.alphabet.data import data_file

__all__ = ["CASES", "Profile", "codes", "parse", "profile"]

CASES = ("none", "upper", "upper-tr", "mkhedruli")
_CONFIDENCE = ("high", "medium", "low", "none")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Profile:
    """How one language is written in a grid. Texts are NFC; all fields but three are optional.

    `options` maps an option's name to its choices (the first is the default), and each choice to
    the fields it adds: `fold`, `expand`, `digraphs`, `strip_marks`, `drop_marks`, `detach`.
    """

    code: str  # not in the profile itself, but what it stands under
    name: str
    english: str
    scripts: tuple[str, ...]
    direction: str = "ltr"
    across: str = ""
    down: str = ""
    bank: str = ""
    labels: str = "none"
    answers: str = ""
    name_line: str = ""
    word: str = ""
    words: str = ""
    left: str = ""
    first_left: str = ""
    wording: str = "none"
    case: str = "none"
    expand: Mapping[str, str]
    fold: Mapping[str, str]
    strip: str = ""
    strip_marks: bool = False
    strip_tashkeel: bool = False
    keep: str = ""
    join: str = ""
    join_zwj: str = ""
    join_pairs: tuple[tuple[str, str], ...] = ()
    keep_zwj: bool = False
    digraphs: tuple[str, ...] = ()
    digits: str = ""
    native_digits: bool = False
    numbering_alt: str = ""
    options: Mapping[str, Mapping[str, Mapping[str, Any]]]
    letters: str = ""
    common: str = ""
    order: str = ""
    experimental: str = ""
    source: str = ""


_FIELDS = frozenset(field.name for field in fields(Profile)) - {"code"}
_NEEDED = frozenset(("name", "english", "scripts"))
_TEXTS = {field.name for field in fields(Profile) if field.type == "str"}
_FLAGS = {field.name for field in fields(Profile) if field.type == "bool"}
# What a choice of an option may add to the profile, and its JSON type.
_CHOICE = {
    "fold": dict,
    "expand": dict,
    "digraphs": list,
    "strip_marks": bool,
    "keep": str,
    "drop_marks": str,
    "detach": str,
}


@cache
def _raw() -> dict[str, dict[str, dict[str, Any]]]:
    text = data_file("profiles.json")
    tables: dict[str, dict[str, dict[str, Any]]] = json.loads(text)
    return tables


def codes() -> tuple[str, ...]:
    """Codes of all languages, in the order of the file, without the code for numbers."""
    return tuple(_raw()["profiles"])


@cache
def profile(code: str) -> Profile:
    """The checked profile of a known code; KeyError for an unknown one."""
    tables = _raw()
    return parse(
        code, (tables["profiles"] if code in tables["profiles"] else tables["others"])[code]
    )


def parse(code: str, raw: Mapping[str, Any]) -> Profile:
    """Check one profile from the file; ValueError names the language and field."""

    def need(right: bool, field: str, what: str) -> None:
        if not right:
            raise ValueError(f"profile {code}: {field} {what}")

    for field in raw:
        need(field in _FIELDS, field, "is no field of a profile")
    for field in _NEEDED:
        need(bool(raw.get(field)), field, "is missing")
    for field, value in raw.items():
        if field in _TEXTS:
            need(isinstance(value, str), field, "must be a text")
            need(unicodedata.is_normalized("NFC", value), field, "must be in NFC")
        elif field in _FLAGS:
            need(isinstance(value, bool), field, "must be true or false")
    scripts = tuple(raw["scripts"])
    need(all(len(script) == 4 for script in scripts), "scripts", "takes ISO 15924 codes")
    need(raw.get("direction", "ltr") in ("ltr", "rtl"), "direction", "is ltr or rtl")
    need(raw.get("case", "none") in CASES, "case", f"is one of {', '.join(CASES)}")
    for field in ("labels", "wording"):
        need(raw.get(field, "none") in _CONFIDENCE, field, "is a confidence")
    need(raw.get("words", "{n}").count("{n}") == 1, "words", "has one {n}, the number")
    need(raw.get("first_left", "{n}").count("{n}") == 1, "first_left", "has one {n}, the number")
    need(("left" in raw) == ("first_left" in raw), "left", "goes with first_left")
    need("words" in raw or "word" not in raw, "word", "needs words, for other numbers")
    digits = raw.get("digits", "")
    need(len(digits) in (0, 10), "digits", "takes ten digits, 0 first")
    need(not raw.get("native_digits") or digits, "native_digits", "needs digits")
    for group in raw.get("order", "").split():
        need(all(group.split("<")) and "<" in group, "order", f"{group!r} is not like A<B")
    options = raw.get("options", {})
    for option, choices in options.items():
        need(len(choices) > 1, f"options.{option}", "needs two choices at least")
        for choice, added in choices.items():
            for field, value in added.items():
                right = field in _CHOICE and isinstance(value, _CHOICE[field])
                need(right, f"options.{option}.{choice}.{field}", "is not understood")
    choices = [added for option in options.values() for added in option.values()]
    for table in [raw, *choices]:
        for field in ("expand", "fold"):
            for key, value in table.get(field, {}).items():
                need(key != value and bool(key), field, f"maps {key!r} to itself")
                for text in (key, value):
                    need(unicodedata.is_normalized("NFC", text), field, f"{text!r} is not NFC")
                # One character each: folding is then a str.translate, whatever the order.
                need(field == "expand" or len(key) == 1, "fold", f"{key!r} is not one character")
                need(not key.isascii(), field, f"{key!r} is ASCII: the short path skips it")
        for digraph in table.get("digraphs", ()):
            need(len(digraph) > 1, "digraphs", f"{digraph!r} is not two letters")
    pairs = tuple((left, right) for left, right in raw.get("join_pairs", ()))
    return Profile(
        **{
            **raw,
            "code": code,
            "scripts": scripts,
            "expand": raw.get("expand", {}),
            "fold": raw.get("fold", {}),
            "join_pairs": pairs,
            "digraphs": tuple(raw.get("digraphs", ())),
            "options": options,
        }
    )

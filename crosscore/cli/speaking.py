"""Sentences of the engine in the language of the terminal, where the page's catalogues have it.

LC_ALL, LC_MESSAGES and LANG name it, in this order. Without `fluent.runtime` (the extra
`languages`), in English and in any other language, sentences stay English. What the command line
itself says, and its help, are English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from crosscore.errors import Sentence

__all__ = ["catalogue", "engine_part", "localised"]

_INSTALLED = Path(__file__).parents[1] / "catalogues"
#: the page's catalogues, in an installed package or in a checkout
_FOLDER = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[2] / "web/i18n/catalogues"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_START = re.compile(r"(-?[a-z][\w-]*) =")
_MENTIONED = re.compile(r"\{\s*(-?[a-z][\w-]*)(?:\.[\w-]+)?\s*[(}]")
_PARTS = ("engine-", "option-", "sheet-option-", "language-any", "list-comma")


def localised(text: str) -> str:
    """A sentence in the language of the terminal, or as it came."""
    if not isinstance(text, Sentence) or not (code := _code()):
        return text
    told = catalogue(code)
    return told.said(text) if told else text


def _code() -> str:
    """The language that the environment names; "" for English or none."""
    named = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    code = re.split(r"[_.@-]", named)[0].lower()
    return "" if code in ("", "c", "posix", "en") or not code.isalpha() else code


@cache
def catalogue(code: str) -> _Catalogue | None:
    """The sentences in a language; None if there are none, or nobody can read them."""
    path = _FOLDER / f"{code}.ftl"
    try:
        import fluent.runtime  # noqa: F401

        return _Catalogue(code, path.read_text(encoding="utf-8"))
    except (ImportError, OSError):
        return None


def _entries(text: str) -> dict[str, str]:
    """The messages and terms of a catalogue, as they are written there: each begins a line."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if start := _START.match(line):
            lines = found[start[1]] = [line]
        elif not line or line[0] in " }":
            lines.append(line)
        else:  # a comment
            lines = []
    return {name: "\n".join(entry).rstrip() + "\n" for name, entry in found.items()}


def engine_part(text: str) -> str:
    """The part of a catalogue that is needed here, with all that it mentions."""
    entries = _entries(text)
    wanted = [name for name in entries if name.startswith(_PARTS)]
    for name in wanted:  # which grows
        wanted += [
            each
            for each in _MENTIONED.findall(entries[name])
            if each in entries and each not in wanted
        ]
    chosen = set(wanted)
    return "".join(entry for name, entry in entries.items() if name in chosen)


class _Catalogue:
    """Sentences in a language: each is read when it is said for the first time."""

    def __init__(self, code: str, text: str) -> None:
        from fluent.runtime import FluentBundle

        self.code = code
        self.entries = _entries(text)
        self.bundle: Any = FluentBundle([code], use_isolating=False)

    def said(self, sentence: Sentence) -> str:
        """The sentence in this language, or in English if the catalogue hasn't got it."""
        named = self._named(sentence)
        if named is not None:
            return named
        values = {name: self._value(value) for name, value in sentence.values.items()}
        return self._text(f"engine-{sentence.id}", values) or sentence

    def _value(self, value: object) -> object:
        if isinstance(value, Sentence):
            return self.said(value)
        if isinstance(value, list | tuple):
            comma = self._text("list-comma", {}) or ", "
            return comma.join(str(self._value(each)) for each in value)
        return value

    def _named(self, sentence: Sentence) -> str | None:
        """What has no message of its own, because each language names it: languages, options."""
        values = sentence.values
        match sentence.id:
            case "language" | "script":
                from babel import Locale

                code = str(values["code"])
                if code.startswith("und"):
                    return self._text("language-any", {}) or sentence
                locale = Locale.parse(self.code)
                names = locale.languages if sentence.id == "language" else locale.scripts
                return str(names.get(code, sentence))
            case "option":
                for kind in ("option", "sheet-option"):
                    if told := self._text(f"{kind}-{values['name']}", {}):
                        return told
                return sentence
            case "unit":
                return sentence
        return None

    def _text(self, name: str, values: Mapping[str, object]) -> str:
        """A message with its values; "" if there is none, or something in it is missing."""
        self._learn(name)
        if not self.bundle.has_message(name):
            return ""
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            return ""
        text, wrong = self.bundle.format_pattern(pattern, dict(values))
        return "" if wrong else str(text)

    def _learn(self, name: str) -> None:
        """Read a message and what it mentions."""
        from fluent.runtime import FluentResource

        entry = self.entries.pop(name, None)
        if entry is None:
            return
        self.bundle.add_resource(FluentResource(entry))
        for mentioned in _MENTIONED.findall(entry):
            self._learn(mentioned)

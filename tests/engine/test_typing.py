"""Typed text becomes the cells that the alphabet makes, by data alone: see alphabet/typing.py."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from crosscore import alphabet
from crosscore.alphabet.typing import typing
from crosscore.errors import CrosscoreError

ROOT = Path(__file__).parents[2]
BUNDLED = {
    "arabic": "ar", "bangla": "bn", "english": "en", "french": "fr", "german": "de",
    "hebrew": "he", "hindi": "hi", "spanish": "es",
}  # fmt: skip

Told = tuple[str, Mapping[str, str], dict[str, tuple[str, ...]]]


def told(language: str, words: list[str], options: Mapping[str, str] | None = None) -> Told:
    """Words of a language with their cells; those that are no words of it are left out."""
    script, found = alphabet.get(language), {}
    for word in words:
        try:
            found[word] = script.split(word, options or {})
        except CrosscoreError:
            continue
    return language, options or {}, found


def corpus() -> Iterator[Told]:
    for name, language in BUNDLED.items():
        words = json.loads((ROOT / "dictionaries" / f"{name}.json").read_text("utf-8"))
        yield told(language, list(words))
    cases = json.loads(Path(__file__).with_name("graphemes.json").read_text("utf-8"))
    by: dict[str, list[str]] = {}
    for row in cases["vectors"] + cases["unsure"]:
        by.setdefault(row["lang"], []).append(row["word"])
    for script in alphabet.languages():
        letters = alphabet.usual_letters(script.code)
        lower = [letter.lower() for letter in letters]
        lines = ["".join(lower[i : i + 6]) for i in range(0, len(lower), 6)]
        words = [*by.pop(script.code, []), *letters, *lower, *lines, "".join(letters[:7])]
        choices: list[dict[str, str]] = [{}]
        choices += [{name: one} for name, all_ in script.options.items() for one in all_]
        for options in choices:
            yield told(script.code, words, options)
    assert not by


def ask(node_command: list[str], cases: list[dict[str, Any]], place: Path) -> list[Any]:
    file = place / "cases.json"
    file.write_text(json.dumps(cases), "utf-8")
    done = subprocess.run(
        [*node_command, str(Path(__file__).with_name("typing.mjs")), str(ROOT / "web"), str(file)],
        capture_output=True, text=True, encoding="utf-8", check=True, timeout=60,
    )  # fmt: skip
    answer: list[Any] = json.loads(done.stdout)
    return answer


def test_what_is_typed_becomes_the_cells_of_the_alphabet(
    node_command: list[str], tmp_path: Path
) -> None:
    """All bundled words, and letters and words of every language with every option of it.

    In one go as an input method or a pasted word comes, and code point by code point.
    """
    all_ = list(corpus())
    cases = [
        {
            "input": typing(language, options, {cell for word in words.values() for cell in word}),
            "texts": list(words),
        }
        for language, options, words in all_
    ]
    answers = ask(node_command, cases, tmp_path)
    wrong = [
        (language, options, word, cells, got)
        for (language, options, words), answer in zip(all_, answers, strict=True)
        for (word, cells), got in zip(words.items(), answer, strict=True)
        if got != [list(cells), list(cells)]
    ]
    assert wrong == []
    assert sum(len(words) for *_, words in all_) > 15_000
    assert max(len(json.dumps(case["input"], ensure_ascii=False).encode()) for case in cases) < 2000


@pytest.mark.parametrize(
    ("language", "text", "cells"),
    [
        ("cy", "Bangor", ["B", "A", "NG", "O", "R"]),  # as the dictionary has it unless parted
        ("cy", "Ban|gor", ["B", "A", "N", "G", "O", "R"]),
        ("nl", "bi jou", ["B", "I", "J", "O", "U"]),  # a gap keeps letters apart as well
        ("en", "é\u0301n o'clock 7 и", ["E", "N", "O", "C", "L", "O", "C", "K"]),
        ("en", "ｃａｆé", ["C", "A", "F", "E"]),  # full width, as other keyboards write
        ("tr", "ılık iyi", ["I", "L", "I", "K", "İ", "Y", "İ"]),
        ("he", "שָׁלוֹם", ["ש", "ל", "ו", "מ"]),
        ("bn", "কি\u09cdি", ["কি\u09cdি"]),
        ("und", "a👩‍🚀🇧🇩éक्ष", ["A", "👩‍🚀", "🇧🇩", "É", "क्ष"]),
        ("ja", "ﾈｺとイヌ", ["ネ", "コ", "ト", "イ", "ヌ"]),
    ],
)
def test_typed_text_is_taken_as_it_comes(
    language: str, text: str, cells: list[str], node_command: list[str], tmp_path: Path
) -> None:
    case = {"input": typing(language, {}, cells), "texts": [text]}
    assert ask(node_command, [case], tmp_path) == [[[cells, cells]]]


def test_digits_are_the_puzzle_s_own_whichever_are_typed(
    node_command: list[str], tmp_path: Path
) -> None:
    for digits in ("0123456789", "٠١٢٣٤٥٦٧٨٩", "௦௧௨௩௪௫௬௭௮௯"):
        texts = ["120", "১২০", "۱۲۰", f"{digits[1]}-{digits[2]},x{digits[0]}"]
        wanted = [digits[1], digits[2], digits[0]]
        case = {"input": typing("zxx", digits=digits), "texts": texts}
        assert ask(node_command, [case], tmp_path) == [[[wanted, wanted]] * len(texts)]


def test_only_scripts_that_are_chosen_by_sound_wait_for_the_end_of_a_composition() -> None:
    whole = {one.code for one in alphabet.languages() if "whole" in typing(one.code)}
    assert whole == {"ja", "zh", "zh-Hant"}
    assert "whole" in typing("und", {}, ["漢"])
    with pytest.raises(CrosscoreError):
        typing("en", {"umlauts": "one-cell"})


def test_no_characters_of_a_stranger_make_typing_slow(
    node_command: list[str], tmp_path: Path
) -> None:
    """All that links may hold in one `input`, of the same few letters: no text takes long."""
    names = ("hang", "before", "links", "virama", "single", "digits")
    same = dict.fromkeys(names, "a\u0301")
    signs = {"fold": {"b": "a\u0301a\u0301"}, "linked": "aa\u0301\u0301", "pairs": ["aa"] * 60}
    every: dict[str, Any] = {**same, **signs, "digraphs": ["aaa"] * 60, "join": {"aa": "aa"}}
    quoted = {"fold": {}, "single": "]^-\\", "digits": ".*", "digraphs": ["(+", "|"]}
    ends = ["a", "b", "\u0301", "ab\u200d", "ac"]
    cases = [
        {"input": {name: value for name, value in every.items() if name != left}, "texts": texts}
        for left in ("hang", "single", "before", "linked", "links", "keeps")
        for texts in [[end * 150 + "!" for end in ends]]
    ]
    told = ask(node_command, [*cases, {"input": quoted, "texts": ["a^b.c]"]}], tmp_path)
    assert told[-1] == [[["a", "^", "b", "c"]] * 2]
    assert len(told) == len(cases) + 1

"""Ways that were made fast give what the plain ways give."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crosscore import alphabet
from crosscore.alphabet import one_line, scripts
from crosscore.alphabet.rules import Rules, _clusters

#: languages whose letters are joined by a virama and nothing else
JOINED = [a for a in alphabet.languages() if a._chosen({}).tables.joined]


def plainly(rules: Rules, piece: str) -> list[str]:
    """Cells by grapheme clusters, merged one after the other."""
    return rules._merge(_clusters(r"\X")(piece))


def characters(language: alphabet.Alphabet) -> tuple[list[str], list[str]]:
    """Letters and marks of a language's scripts."""
    runs = [run for script in language.scripts for run in scripts.letters(script)]
    letters = [chr(point) for first, last in runs for point in range(first, last + 1)]
    return letters, sorted(language._chosen({}).tables.marks)


def test_which_languages_take_the_short_way() -> None:
    codes = {language.code for language in JOINED}
    assert {"bn", "hi", "mr", "te"} <= codes
    assert not codes & {"ml", "ta", "si", "en", "ar"}


@pytest.mark.parametrize("language", JOINED, ids=lambda language: language.code)
def test_each_two_letters_are_joined_alike(language: alphabet.Alphabet) -> None:
    rules = language._chosen({})
    short = rules.tables.joined
    assert short
    letters, marks = characters(language)
    (virama,) = rules.profile.join
    pieces = [one + between + two for one in letters for two in letters for between in ("", virama)]
    some = letters[3]
    pieces += [some + mark + one + mark + virama + some for mark in marks for one in letters]
    pieces += [one + virama + mark + some for mark in marks for one in letters]
    assert [piece for piece in pieces if short(piece) != plainly(rules, piece)] == []


@given(st.data())
@settings(max_examples=150)
def test_any_letters_are_joined_alike(data: st.DataObject) -> None:
    language = data.draw(st.sampled_from(JOINED))
    rules = language._chosen({})
    letters, marks = characters(language)
    after = st.one_of(st.sampled_from(letters), st.sampled_from(marks), st.just(rules.profile.join))
    piece = data.draw(st.sampled_from(letters)) + "".join(data.draw(st.lists(after, max_size=12)))
    assert rules.tables.joined
    assert rules.tables.joined(piece) == plainly(rules, piece)


def test_where_the_short_way_would_be_wrong_it_is_not_taken() -> None:
    rules = alphabet.get("ml")._chosen({})
    piece = "\u0d4eക"  # the dot reph belongs to the letter after it
    assert plainly(rules, piece) == [piece]
    assert rules.split_any(piece) == (piece,)


KEPT = {0x200C, 0x200D, 0x200E, 0x200F, 0x061C, *range(0xE0020, 0xE0080)}


def line_of(text: str) -> str:
    """What `one_line` says it does, a character at a time."""
    kept = []
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind == "Cs":
            kept.append("\ufffd")
        elif kind[0] == "Z" or kind == "Cc":
            kept.append(" ")
        elif kind != "Cf" or ord(char) in KEPT:
            kept.append(char)
    line = " ".join(part for part in "".join(kept).split(" ") if part)
    return unicodedata.normalize("NFC", line)


@given(st.text(st.characters(codec=None) | st.sampled_from(" \t\u00ad\u0301\u0307\u2028e\ud800")))
@example("e\u00ad\u0301")
@example("\u0301 a\u2003\u200bb ")
def test_lines_are_cleaned_as_a_character_at_a_time(text: str) -> None:
    assert one_line(text) == line_of(text)


def test_every_character_is_cleaned_alike() -> None:
    every = [chr(point) for point in range(0x3000)]
    wrong = [char for char in every if one_line(f"a{char}b\u0301 ") != line_of(f"a{char}b\u0301 ")]
    assert wrong == []

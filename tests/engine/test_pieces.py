"""Files read in pieces: the same values, and the same faults at the same places, as in one go."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import dictionary, jsontext, textfile
from crosscore.errors import CrosscoreError

TEXTS = st.text(st.sampled_from('ab ,"[]{}:\\\n0é'), max_size=12)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | TEXTS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXTS, inner, max_size=5),
    max_leaves=30,
)
FILES = st.builds(
    lambda value, indent, comma, ascii_only: json.dumps(
        value, indent=indent, separators=(comma, ":"), ensure_ascii=ascii_only
    ),
    st.lists(VALUES, max_size=12) | st.dictionaries(TEXTS, VALUES, max_size=12),
    st.sampled_from([None, 1]),
    st.sampled_from([",", ", ", " , ", ",\n"]),
    st.booleans(),
)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsontext, "_PIECE", 10)
    monkeypatch.setattr(textfile, "_PIECE", 3)


def whole(text: str) -> tuple[Any, str]:
    """What Python's reader makes of the text in one go: the value, or the place of the fault."""
    try:
        return json.loads(text), ""
    except json.JSONDecodeError as error:
        return None, f"line {error.lineno}, column {error.colno}: {error.msg.lower()}"


def in_pieces(text: str) -> tuple[Any, str]:
    try:
        return jsontext.parse(text, "f"), ""
    except CrosscoreError as error:
        return None, error.message.partition("JSON: ")[2].rpartition(". Fix")[0].lower()


@settings(max_examples=60, deadline=None)
@given(FILES)
def test_json_in_pieces_is_json(text: str) -> None:
    assert in_pieces(text) == whole(text)


def depth(value: Any) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


@settings(max_examples=100, deadline=None)
@given(FILES, st.integers(1, 6))
def test_brackets_in_texts_are_not_counted(text: str, most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jsontext, "MAX_DEPTH", most)
        assert jsontext._too_deep(text) == (depth(json.loads(text)) > most)


MIXED = st.dictionaries(
    TEXTS,
    TEXTS | st.fixed_dictionaries({"clues": st.lists(TEXTS, max_size=3), "theme": TEXTS}),
    max_size=40,
)


@settings(max_examples=60, deadline=None)
@given(MIXED, st.sampled_from([None, 1]))
def test_lists_of_the_richer_form_are_read_in_pieces(value: dict[str, Any], indent: Any) -> None:
    assert in_pieces(json.dumps(value, indent=indent)) == (value, "")


@settings(max_examples=100, deadline=None)
@given(FILES, st.integers(0, 200), st.sampled_from(["", ",", '"', "]", "}", "{", ":", "x", "\\"]))
def test_a_fault_is_told_where_it_is(text: str, at: int, other: str) -> None:
    at %= len(text)
    broken = text[:at] + other + text[at + 1 :]
    assert in_pieces(broken) == whole(broken)


def test_pairs_are_kept_in_order_with_equal_keys() -> None:
    class Pairs(list[tuple[str, Any]]):
        pass

    def read(text: str) -> Iterator[tuple[int, int]]:
        found.append((yield from jsontext.parsing(text, "f", pairs=Pairs)))

    found: list[Any] = []
    told = list(read('{"A": "1", "B": {"x": 1}, "A": "2", "C": [1, 2, 3]}'))
    assert told == [(24, 2), (51, 4)]
    assert isinstance(found[0], Pairs)
    assert found[0] == [("A", "1"), ("B", [("x", 1)]), ("A", "2"), ("C", [1, 2, 3])]


@settings(max_examples=100, deadline=None)
@given(
    st.text(min_size=1),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_text_in_pieces_is_the_text(text: str, encoding: str) -> None:
    data = text.encode(encoding, "replace")
    steps = textfile._pieces(data, 0, encoding)
    found: list[str] = []

    def read() -> Iterator[int]:
        found.append((yield from steps))

    assert list(read())[-1] == len(data)
    assert found == [data.decode(encoding)]


@pytest.mark.parametrize("before", range(9))
def test_the_line_that_is_not_utf_8_is_named(before: int) -> None:
    data = "é\n".encode() * before + b"a\xffb"
    with pytest.raises(CrosscoreError) as error:
        textfile.decode(data, "f", 10_000)
    assert f"line {before + 1} " in error.value.message


@pytest.mark.parametrize("module", ["source", "table"])
def test_too_many_entries_are_refused_before_they_are_read(
    monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    limited = importlib.import_module(f"crosscore.dictionary.{module}")
    monkeypatch.setattr(limited, "MAX_ENTRIES", 50)
    words = [f"WORD{i}" for i in range(400)]
    data = json.dumps(dict.fromkeys(words, "c")) if module == "source" else "\n".join(words)
    with pytest.raises(CrosscoreError) as error:
        dictionary.parse(data.encode(), "w")
    assert error.value.code == "too-many-entries"
    assert "more than" in error.value.message
    monkeypatch.setattr(limited, "MAX_ENTRIES", 500)
    assert len(dictionary.parse(data.encode(), "w").rows) == 400

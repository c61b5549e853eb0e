"""What goes out comes back, and files that contradict themselves are found out."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import formats
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz, text
from crosscore.puzzle import Puzzle, Source, Unplaced, Word
from crosscore.referee import check

from .test_referee import SOUND, puzzle_of


def example() -> Puzzle:
    from dataclasses import replace

    puzzle = puzzle_of(SOUND)
    words = [
        Word("saddle", puzzle.words[0].answer, "Rider's seat"),
        Word("Cast-le", puzzle.words[1].answer, "Home with a moat"),
        Word("DESERT", puzzle.words[2].answer, ""),
        Word("BUG", ("B", "U", "G"), "A fault"),
    ]
    return replace(
        puzzle,
        words=tuple(words),
        unplaced=(Unplaced(3, "shares no letter"),),
        title="Land & sea",
        seed=7,
        options={"count": 4, "size": "auto", "seconds": 1.0},
        source=Source("my words.json", "0123456789abcdef"),
    )


def test_a_puzzle_survives_its_file() -> None:
    puzzle = example()
    data = ipuz.dumps(ipuz.to_document(puzzle)).encode()
    again, findings = ipuz.loads(data)
    assert findings == []
    assert again == puzzle
    assert ipuz.dumps(ipuz.to_document(again)).encode() == data
    assert check(again) == []


def test_the_file_is_ipuz_as_others_read_it() -> None:
    document = json.loads(ipuz.dumps(ipuz.to_document(example())))
    assert document["version"] == "http://ipuz.org/v2"
    assert document["kind"] == ["http://ipuz.org/crossword#1"]
    assert document["dimensions"] == {"width": 6, "height": 6}
    assert document["puzzle"][:3] == [
        [1, 0, 2, 0, 0, 0],
        [None, None, 0, None, None, None],
        [3, 0, 0, 0, 0, 0],
    ]
    assert document["solution"][1] == [None, None, "E", None, None, None]
    assert document["clues"]["Across"][0] == {
        "number": 1,
        "clue": "Rider's seat",
        "enumeration": "6",
    }
    standard = {
        "version", "kind", "dimensions", "origin", "title", "showenumerations",
        "puzzle", "solution", "clues",
    }  # fmt: skip
    assert all(key in standard or key.startswith("org.crosscore:") for key in document)


def altered(path: list[Any], value: Any) -> list[str]:
    """Codes of what is found in the example's file after one change."""
    document = copy.deepcopy(ipuz.to_document(example()))
    at: Any = document
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    puzzle, findings = ipuz.from_document(document)
    return [issue.code for issue in findings + check(puzzle)]


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (["solution", 0, 1], "X", "answer"),
        (["solution", 1, 2], None, "clue"),
        (["solution", 1, 0], "X", "no-clue"),
        (["solution", 4, 5], "X", "stray"),
        (["puzzle", 0, 0], 5, "label"),
        (["puzzle", 1, 2], 3, "label"),
        (["clues", "Down"], [], "word"),
        (["clues", "Down", 0, "number"], 9, "clue"),
        (["dimensions", "width"], 9, "dimensions"),
        (["puzzle", 0, 1], None, "shape"),
        (["puzzle", 1, 0], 0, "shape"),
        (["clues", "Across", 0, "enumeration"], "7", "enumeration"),
        (["org.crosscore:direction"], "rtl", "key"),
        (["org.crosscore:format"], 99, "key"),
        (["org.crosscore:seed"], -5, "seed"),
        (["org.crosscore:kind"], "sudoku", "kind"),
        (["org.crosscore:options", "size"], "5x5", "size"),
        (["org.crosscore:words", 0, "word"], "paddle", "answer"),
        (["org.crosscore:words", 3, "reason"], "bad luck", "reason"),
        (["org.crosscore:words", 3, "word"], "SEED", "reason"),
        (["org.crosscore:seed"], "seven", "key"),
    ],
    ids=str,
)
def test_tampering_is_found(path: list[Any], value: Any, code: str) -> None:
    assert code in altered(path, value)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"\xff\xfe\x00",
        b"[]",
        b'{"version": "http://ipuz.org/v2"}',
        b'{"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"]}',
        b'{"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"]}',
        b'{"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"],'
        b' "solution": [["A"]], "puzzle": [], "clues": {}}',
        b"[" * 100_000,
    ],
    ids=lambda data: repr(data[:40]),
)
def test_what_is_no_crossword_is_refused(data: bytes) -> None:
    with pytest.raises(CrosscoreError) as caught:
        ipuz.loads(data, "my.ipuz")
    assert caught.value.message.startswith("my.ipuz")


def test_a_file_of_another_program_is_understood() -> None:
    document = {
        "version": "http://ipuz.org/v1",
        "kind": ["http://ipuz.org/crossword/crypticcrossword#1"],
        "dimensions": {"width": 3, "height": 3},
        "block": "@",
        "puzzle": [[{"cell": 1}, 0, "2"], [0, "@", 0], ["3", 0, 0]],
        "solution": [["C", "A", {"value": "T"}], ["O", "@", "E"], ["D", "E", "N"]],
        "clues": {
            "Across:Horizontal": [[1, "Purrs"], ["3", "Lair"]],
            "Down": [[1, "Fish"], [2, "X"]],
        },
    }
    puzzle, findings = ipuz.loads(json.dumps(document).encode())
    assert findings == []
    assert [("".join(w.answer), w.clue) for w in puzzle.words] == [
        ("CAT", "Purrs"), ("DEN", "Lair"), ("COD", "Fish"), ("TEN", "X"),
    ]  # fmt: skip
    assert check(puzzle) == []


def test_a_missing_clue_loses_no_word() -> None:
    document = ipuz.to_document(example())
    document["clues"]["Down"] = []
    puzzle, findings = ipuz.from_document(document)
    assert "no-clue" in {issue.code for issue in findings}
    assert {"".join(w.answer) for w in puzzle.words} >= {"SADDLE", "CASTLE", "DESERT"}
    again, _ = ipuz.from_document(ipuz.to_document(puzzle))
    assert len(again.entries) == 3


def test_other_numbers_and_small_letters_are_understood() -> None:
    document = ipuz.to_document(puzzle_of(["CAT", "A..", "R.."]))
    document["puzzle"] = [[11, 0, 0], [0, None, None], [0, None, None]]
    document["solution"] = [["c", "a", "t"], ["a", None, None], ["r", None, None]]
    for way in ("Across", "Down"):
        document["clues"][way][0]["number"] = 11
    del document["org.crosscore:words"]
    puzzle, _ = ipuz.from_document(document)
    assert sorted("".join(w.answer) for w in puzzle.words) == ["CAR", "CAT"]
    assert check(puzzle) == []


_JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-2, 9), st.text(max_size=4)),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
def test_no_document_crashes_the_reader(data: st.DataObject) -> None:
    document = copy.deepcopy(ipuz.to_document(example()))
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = document
        for _ in range(data.draw(st.integers(0, 3))):
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            inner = [k for k in keys if isinstance(at[k], dict | list) and at[k]]
            if not inner:
                break
            at = at[data.draw(st.sampled_from(inner))]
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        at[data.draw(st.sampled_from(keys))] = data.draw(_JSON)
    try:
        puzzle, findings = ipuz.from_document(document)
    except CrosscoreError as error:
        error.message.encode()
    else:
        for issue in findings + check(puzzle):
            issue.message.encode()


def test_texts_list_numbers_clues_and_answers() -> None:
    assert text.clues(example()) == (
        "Land & sea\n\nAcross\n1. Rider's seat (6)\n3. Home with a moat (4-2)\n\nDown\n2. (6)\n"
    )
    assert text.answers(example()) == (
        "Land & sea\n\nAcross\n1. SADDLE\n3. CAST-LE (CASTLE)\n\nDown\n2. DESERT\n"
    )


def test_bangla_texts_have_bangla_digits_and_headings() -> None:
    from dataclasses import replace

    puzzle = replace(puzzle_of(["কখগ"], "bn"), words=(Word("কখগ", ("ক", "খ", "গ"), "তিন বর্ণ"),))
    assert text.clues(puzzle) == "পাশাপাশি\n১. তিন বর্ণ (৩)\n"


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(CrosscoreError, match="There is no format"):
        formats.export(example(), "docx", "x")

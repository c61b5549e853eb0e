"""What goes out comes back, and files that contradict themselves are found out."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import changes, formats, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz, text
from crosscore.puzzle import Puzzle, Word
from crosscore.referee import check
from crosscore.view import view
from tests.crosswords import example, half, puzzle_of, workshop
from tests.formats.altering import altered


def test_a_puzzle_survives_its_file() -> None:
    puzzle = example()
    data = ipuz.dumps(ipuz.to_document(puzzle)).encode()
    again, findings = ipuz.loads(data)
    assert findings == []
    assert again == puzzle
    assert ipuz.dumps(ipuz.to_document(again)).encode() == data
    assert check(again) == []


def test_everything_survives_the_file() -> None:
    puzzle = workshop()
    assert check(puzzle) == []
    document = json.loads(ipuz.dumps(ipuz.to_document(puzzle)))
    again, findings = ipuz.from_document(document)
    assert findings == []
    assert again == puzzle
    assert ipuz.to_document(again) == document


def test_others_see_only_the_sheet() -> None:
    document = ipuz.to_document(workshop())
    assert document["author"] == "A. Uthor"
    assert document["intro"] == "Fill in\n\nthe “animals”."
    assert document["showenumerations"] is False
    assert document["puzzle"][0] == [
        1, {"cell": 0, "value": "A"}, {"cell": 2, "value": "T"}, *[None] * 5,
    ]  # fmt: skip
    letters = [cell for row in document["solution"] for cell in row if cell]
    assert letters == list("CATEN")
    assert [c["enumeration"] for c in document["clues"]["Across"]] == ["1,2"]
    words = {item["word"]: item for item in document["org.crosscore:words"]}
    assert words["c at"] == {
        "word": "c at", "direction": "Across", "number": 1, "locked": True, "given": [1],
    }  # fmt: skip
    assert words["Li-on"] == {
        "word": "Li-on", "clue": "King of\u200d beasts", "reason": "isolated",
        "direction": "Across", "row": 1, "column": 4, "given": [3],
    }  # fmt: skip
    assert words["ibis"] == {"word": "ibis", "clue": "Bird", "reason": "no room"}


def test_a_document_from_before_opens() -> None:
    """What 0.1 wrote: enumerations of one number, none of the later keys."""
    document = ipuz.to_document(example())
    assert {"author", "intro", "org.crosscore:sheet", "org.crosscore:frozen"}.isdisjoint(document)
    document["clues"]["Across"][1]["enumeration"] = "6"  # Cast-le has 4-2
    puzzle, findings = ipuz.from_document(document)
    assert findings == []
    assert puzzle == example()


def test_letters_that_others_give_are_understood() -> None:
    document = ipuz.to_document(example())
    del document["org.crosscore:words"][0]  # no word claims the letter
    document["puzzle"][0][0] = {"cell": 1, "value": "s"}
    document["puzzle"][3][2] = {"cell": 0, "value": "E"}
    puzzle, findings = ipuz.from_document(document)
    assert findings == []
    assert {(puzzle.words[word].surface, at) for word, at in puzzle.given_letters} == {
        ("SADDLE", 0), ("DESERT", 3),
    }  # fmt: skip
    document["puzzle"][0][0]["value"] = "X"
    document["puzzle"][1][0] = {"cell": None, "value": "X"}
    _, findings = ipuz.from_document(document)
    assert [issue.code for issue in findings] == ["given", "given"]


def test_a_crossword_in_parts_opens_with_all_of_them() -> None:
    document = ipuz.to_document(puzzle_of(["CAT..", "A....", "R.DOG"]))
    del document["org.crosscore:words"]
    puzzle, findings = ipuz.from_document(document)
    assert findings == []
    assert {issue.code for issue in check(puzzle)} == {"apart"}
    shown = view(puzzle)
    assert {word["state"] for word in shown["words"]} == {"placed"}
    assert shown["counts"]["components"] == 2
    assert sheet.crop(puzzle) is puzzle


@st.composite
def revised(draw: st.DrawFn) -> Puzzle:
    """A puzzle with texts, locks, given letters and settings as anybody may have set them."""
    from dataclasses import replace

    puzzle = workshop()
    placed = [entry.word for entry in puzzle.entries]
    texts = st.text(max_size=9)
    given = {
        (i, draw(st.integers(0, len(word.answer) - 1)))
        for i, word in enumerate(puzzle.words)
        if draw(st.booleans())
    }
    puzzle = replace(
        puzzle,
        locked=frozenset(draw(st.lists(st.sampled_from(placed)))),
        frozen=draw(st.booleans()),
        given_letters=frozenset(given),
        unplaced=tuple(draw(st.permutations(puzzle.unplaced))),
        sheet={},
        seed=draw(st.integers(0, 2**53 - 1)),
    )
    fields = {
        field.name: st.booleans() if field.type == "bool" else st.sampled_from(field.choices)
        for field in sheet.SHEET
    }
    settings = {
        name: value if isinstance(value, bool) else value[0]
        for name, value in draw(st.fixed_dictionaries({}, optional=fields)).items()
    }
    values = {
        "title": draw(texts), "author": draw(texts), "instructions": draw(texts),
        "sheet": settings,
    }  # fmt: skip
    return changes.put(puzzle, values, ())


@given(revised())
def test_puzzle_to_document_to_puzzle_changes_nothing(puzzle: Puzzle) -> None:
    from dataclasses import replace

    assert check(puzzle) == []
    document = json.loads(ipuz.dumps(ipuz.to_document(puzzle)))
    again, findings = ipuz.from_document(document)
    assert findings == []
    assert again == replace(
        puzzle, unplaced=tuple(sorted(puzzle.unplaced, key=lambda lost: lost.word))
    )
    assert ipuz.dumps(ipuz.to_document(again)) == ipuz.dumps(document)
    view(again)
    view(sheet.crop(again))


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
    assert code in altered(path, value, example())


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (["author"], 7, "text"),
        (["intro"], ["x"], "text"),
        (["intro"], "x" * 2001, "text"),
        (["title"], "x" * 201, "text"),
        (["showenumerations"], "no", "key"),
        (["org.crosscore:sheet"], [], "key"),
        (["org.crosscore:sheet", "blocks"], "pink", "key"),
        (["org.crosscore:sheet", "colour"], "red", "key"),
        (["org.crosscore:sheet", "language"], "xx", "key"),
        (["org.crosscore:sheet", "numbering"], "rows", "key"),
        (["org.crosscore:clue-language"], "xx", "key"),
        (["org.crosscore:clue-language"], 7, "key"),
        (["org.crosscore:frozen"], 1, "key"),
        (["org.crosscore:options", "scatter"], 0, "loose"),
        (["puzzle", 0, 1, "value"], "B", "given"),
        (["puzzle", 0, 1], 0, "given"),
        (["puzzle", 5, 5], {"cell": None, "value": "B"}, "given"),
        (["clues", "Across", 0, "enumeration"], "1,3", "enumeration"),
        (["org.crosscore:words", 0, "given"], [9], "given"),
        (["org.crosscore:words", 0, "given"], [-1], "given"),
        (["org.crosscore:words", 0, "given"], [True], "given"),
        (["org.crosscore:words", 0, "given"], "all", "given"),
        (["org.crosscore:words", 0, "locked"], "yes", "locked"),
        (["org.crosscore:words", 1, "locked"], True, "locked"),
        (["org.crosscore:words", 1, "row"], -1, "place"),
        (["org.crosscore:words", 1, "row"], 10**30, "place"),
        (["org.crosscore:words", 1, "column"], "4", "place"),
        (["org.crosscore:words", 1, "direction"], "Diagonal", "place"),
        (["org.crosscore:words", 1, "direction"], "Down", "box"),
        (["org.crosscore:words", 1, "column"], 0, "crossing"),
        (["org.crosscore:words", 1, "column"], 3, "run"),
        (["org.crosscore:words", 1, "reason"], "separate group", "loose"),
        (["org.crosscore:words", 1, "reason"], "no room", "reason"),
        (["org.crosscore:words", 5, "reason"], "isolated", "reason"),
    ],
    ids=str,
)
def test_tampering_with_the_workshop_is_found(path: list[Any], value: Any, code: str) -> None:
    assert code in altered(path, value, workshop())


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
    assert puzzle.kind == "filled"


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


def begun() -> Puzzle:
    """A grid with blocks of which some runs are full."""
    return half(pinned=frozenset({(0, 0)}), odd={0: "unknown"}, locked=frozenset({1}))


_JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-2, 9), st.text(max_size=4)),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
def test_no_document_crashes_the_reader(data: st.DataObject) -> None:
    document = copy.deepcopy(
        ipuz.to_document(data.draw(st.sampled_from([example, workshop, begun]))())
    )
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
        findings += check(puzzle)
        for issue in findings:
            issue.message.encode()
        view(puzzle)
        view(sheet.crop(puzzle))
        if not findings:
            again, _ = ipuz.from_document(ipuz.to_document(puzzle))
            assert again == puzzle


def test_texts_list_numbers_clues_and_answers() -> None:
    assert text.clues(example()) == (
        "Land & sea\n\nAcross\n1. Rider's seat (6)\n3. Home with a moat (4-2)\n\nDown\n2. (6)\n"
    )
    assert text.answers(example()) == (
        "Land & sea\n\nAnswers\n\nAcross\n1. SADDLE\n3. CAST-LE\n\nDown\n2. DESERT\n"
    )


def test_bangla_texts_have_bangla_digits_and_headings() -> None:
    from dataclasses import replace

    puzzle = replace(puzzle_of(["কখগ"], "bn"), words=(Word("কখগ", ("ক", "খ", "গ"), "তিন বর্ণ"),))
    assert text.clues(puzzle) == "পাশাপাশি\n১. তিন বর্ণ (৩)\n"


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(CrosscoreError, match="There is no format"):
        formats.export(example(), "docx", "x")

"""Word searches: their file, what the referee makes of them, their view and their texts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import ipuz as another
import pytest
from hypothesis import assume, given, settings

from crosscore import formats, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz
from crosscore.formats.ipuz.keys import MAX_SIDE_LETTERS
from crosscore.grid import DIRECTIONS, Cell, along
from crosscore.puzzle import (
    APART,
    MAX_WORDS_LETTERS,
    NO_ROOM,
    SHARES_NO_LETTER,
    TOO_LONG,
    WITHIN,
    Puzzle,
    Source,
    Unplaced,
    Word,
)
from crosscore.referee import check
from crosscore.search import Outcome
from crosscore.view import report, view
from tests.formats.altering import altered
from tests.searches import LINES, animals, drawings, foreign, hidden


def codes(puzzle: Puzzle, **more: Any) -> set[str]:
    return {issue.code for issue in check(puzzle, **more)}


def round_trip(puzzle: Puzzle) -> Puzzle:
    document = json.loads(ipuz.dumps(ipuz.to_document(puzzle)))
    again, findings = ipuz.from_document(document)
    assert findings == []
    assert ipuz.to_document(again) == document
    return again


# -- the file ---------------------------------------------------------------------------------

#: in several scripts: of a shape, read from the right, of clusters, of more cells than letters
DRAWN: dict[str, Puzzle] = {
    "en": animals(
        title="Animals",
        author="A. Uthor",
        instructions="Find them.\n\nAll.",
        seed=7,
        source=Source("my words.json", "0123456789abcdef"),
        locked=frozenset({0, 3}),
        frozen=True,
        sheet={"list": "clues", "enumerations": False, "order": "length", "filler": False},
        clue_language="de",
    ),
    "shape": hidden(
        [".CA.", "OATE", "XWEB", ".SO."],
        {"web": (2, 1, "forward"), "longest": TOO_LONG, "zebu": NO_ROOM},
        options={"shape": "own", "mask": ".##./####/####/.##.", "banned": "b" * 2000},
    ),
    "he": hidden(
        ["חתול", "בלכק", "סוסו", "צרהפ"],
        {"חתול": (0, 0, "forward"), "כלב": (1, 2, "backward"), "קוף": (1, 3, "down")},
        "he",
    ),
    "bn": hidden(
        [["ভ", "ণ্ডু", "ল"], ["বা", "ঘ", "কু"], ["রি", "মি", "শি"]],
        {"ভণ্ডুল": (0, 0, "forward"), "বাঘ": (1, 0, "forward"), "ণ্ডুল": WITHIN},
        "bn",
    ),
    "zh": hidden(
        ["中国人", "日本京", "上海北"],
        {"中国": (0, 0, "forward"), "北京": (2, 2, "up"), "上海": (2, 0, "forward")},
        "zh",
    ),
    "de": hidden(["BAER", "XZUQ"], {"Bär": (0, 0, "forward"), "zu": (1, 1, "forward")}, "de"),
    "cy": hidden(
        [["B", "A", "NG", "O", "R", "X"], ["B", "A", "N", "G", "O", "R"]],
        {"Bangor": (0, 0, "forward"), "Ban|gor": (1, 0, "forward")},
        "cy",
    ),
}


@pytest.mark.parametrize("puzzle", DRAWN.values(), ids=DRAWN)
def test_a_word_search_survives_its_file_and_is_sound(puzzle: Puzzle) -> None:
    assert round_trip(puzzle) == puzzle
    assert check(puzzle) == []


def test_its_file_is_ipuz_as_others_read_it() -> None:
    document = ipuz.to_document(animals())
    assert document["kind"][0] == "http://ipuz.org/wordsearch#1"
    another.read(ipuz.dumps(document))
    assert document["puzzle"][0] == ["C", "A", "T", "V", "X", "O"]
    assert "dictionary" not in document  # a reader refuses one that is no text
    assert document["showanswers"] == "during"
    assert document["solution"]["ti-ger"] == {"cells": [[c, 2] for c in range(2, 7)]}
    assert document["solution"]["cow"] == {"cells": [[1, 1], [1, 2], [1, 3]]}
    assert "bee" not in document["solution"]
    assert document["org.crosscore:words"][-1] == {"word": "bee", "reason": "found twice"}
    # of words that are written alike, one keeps its mark
    assert list(ipuz.to_document(DRAWN["cy"])["solution"]) == ["Bangor", "Ban|gor"]
    assert list(
        ipuz.to_document(hidden(["BANGOR"], {"Ban|gor": (0, 0, "forward")}, "cy"))["solution"]
    ) == ["Bangor"]
    assert ipuz.to_document(DRAWN["shape"])["puzzle"][0] == [None, "C", "A", None]
    assert ipuz.to_document(DRAWN["en"])["showanswers"] == "after"


@given(drawings())
def test_any_word_search_survives_its_file_and_is_shown(puzzle: Puzzle) -> None:
    if puzzle.entries or puzzle.open_cells:
        assert round_trip(puzzle) == puzzle
    shown = json.loads(json.dumps(view(puzzle)))
    cells = [cell for row in shown["cells"] for cell in row if cell]
    numbers = shown["search"]
    assert numbers["covered"] + numbers["filler"] == len(cells)
    assert numbers["filler"] == sum(cell.get("filler", False) for cell in cells)
    assert {item["index"] for item in numbers["list"]} == {e.word for e in puzzle.entries}
    for word in shown["words"]:
        for (r, c), letter in zip(word.get("places", []), word["cells"], strict=False):
            assert shown["cells"][r][c]["t"] == letter
    report(puzzle, Outcome.LIMIT, 0.0)
    for file in formats.export(puzzle, "text", "x"):
        assert str(file.content).endswith("\n")
    check(puzzle)


# -- files of other programs ------------------------------------------------------------------

FROM_0 = {
    "CAT": {"line": [[0, 0], [1, 0], 3]},
    "COW": {"line": [[0, 0], [0, 1], 3]},
    "GOAT": {"line": [[0, 4], [1, 0], 4]},
}


@pytest.mark.parametrize(
    "solution",
    [
        LINES,
        FROM_0,
        {
            "CAT": {"rect": [1, 1, 3, 1]},
            "COW": {"rect": [1, 1, 1, 3]},
            "GOAT": {"rect": [4, 5, 1, 5]},
        },
        {
            "CAT": {"cells": [[0, 0], [1, 0], [2, 0]]},
            "COW": {"cells": [[0, 2], [0, 1], [0, 0]]},
            "GOAT": None,
        },
        ["CAT", "COW", "GOAT"],
        ["cat", {"word": "Cow"}, {"Word": "goat", "Direction": 3}],
        "CAT COW  GOAT",
        "cat, cow,\ngoat",
    ],
    ids=["from 1", "from 0", "boxes", "cells", "list", "objects", "text", "commas"],
)
def test_word_searches_of_other_programs(solution: object) -> None:
    puzzle, findings = ipuz.from_document(foreign(solution))
    assert findings == []
    assert {puzzle.words[e.word].surface.upper(): e.cells[:2] for e in puzzle.entries} == {
        "CAT": ((0, 0), (0, 1)), "COW": ((0, 0), (1, 0)), "GOAT": ((4, 0), (4, 1)),
    }  # fmt: skip
    assert (puzzle.kind, puzzle.language, puzzle.options) == ("wordsearch", "en", {"level": "easy"})
    assert check(puzzle) == []
    assert round_trip(puzzle) == puzzle


#: rows, words, where the words are taken to lie (row and column of the first letter), findings
AMBIGUOUS: dict[str, tuple[list[str], list[str], dict[str, Cell], list[str]]] = {
    "found twice": (["CATX", "XCAT"], ["CAT"], {"CAT": (0, 0)}, ["twice"]),
    "found crossing itself": (["TAT", "AXX", "TXX"], ["TAT"], {"TAT": (0, 0)}, ["twice"]),
    "a palindrome, once": (["XBOBX"], ["BOB"], {"BOB": (0, 1)}, []),
    "only within": (["PLATINUMX"], ["TIN", "PLATINUM"], {"TIN": (0, 3), "PLATINUM": (0, 0)}, []),
    "within and apart": (
        ["PLATINUM", "XXXXXTIN"], ["TIN", "PLATINUM"], {"TIN": (1, 5), "PLATINUM": (0, 0)}, [],
    ),
    "each other's reverse": (["XLIVEX"], ["LIVE", "EVIL"], {"LIVE": (0, 1), "EVIL": (0, 4)}, []),
    "nowhere": (["CATX"], ["CAT", "DOG"], {"CAT": (0, 0)}, ["place"]),
    "the same word": (["CATX"], ["CAT", "cat"], {"CAT": (0, 0)}, ["word"]),
    "one letter": (["CATX"], ["CAT", "X"], {"CAT": (0, 0)}, ["word"]),
    "endless": (["CATX"], ["CAT", "A" * 201], {"CAT": (0, 0)}, ["word"]),
    "too long": (["CATX"], ["CAT", "A" * 41], {"CAT": (0, 0)}, ["word"]),
    "no word": (["CATX"], ["CAT", "DO9G"], {"CAT": (0, 0)}, ["digits"]),
}  # fmt: skip


@pytest.mark.parametrize(("rows", "words", "first", "found"), AMBIGUOUS.values(), ids=AMBIGUOUS)
def test_words_without_places_are_found_in_the_letters(
    rows: list[str], words: list[str], first: dict[str, Cell], found: list[str]
) -> None:
    size = {"width": len(rows[0]), "height": len(rows)}
    puzzle, findings = ipuz.from_document(
        foreign(words, puzzle=[list(row) for row in rows], dimensions=size)
    )
    assert {puzzle.words[e.word].surface: e.cells[0] for e in puzzle.entries} == first
    assert [issue.code for issue in findings] == found
    assert codes(puzzle) == ({"twice"} if found == ["twice"] else set())


def test_the_shape_of_another_program_is_kept_as_it_is_seen() -> None:
    rows = [[None, "ש", "ל"], ["#", "ו", {"value": "מ"}], ["ח", "ת", 0]]
    puzzle, findings = ipuz.from_document(
        foreign({"חת": None}, puzzle=rows, dimensions={"width": 3, "height": 3})
    )
    assert [issue.code for issue in findings] == ["letter"]
    assert puzzle.options == {"level": "easy", "shape": "own", "mask": "##./##./.##"}
    assert puzzle.rows() == ((None, "ש", "ל"), (None, "ו", "מ"), ("ח", "ת", None))
    assert check(puzzle) == []
    secret, _ = ipuz.from_document(foreign(["CAT"], showanswers="after"))
    assert sheet.settings(secret)["list"] == "none"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"puzzle": None}, "no grid of letters"),
        ({"puzzle": []}, "no grid of letters"),
        ({"puzzle": [[]]}, "empty or larger"),
        ({"puzzle": [7]}, "no grid of letters"),
        ({"puzzle": [["A"], "B"]}, "row 2"),
        ({"puzzle": [["A", "B"], ["C"]]}, "row 2"),
        ({"puzzle": [[None, 0], [{}, ["A"]]]}, "no grid of letters"),
        ({"puzzle": [["A"] * (MAX_SIDE_LETTERS + 1)]}, "larger than 100"),
        ({"puzzle": [["A"]] * (MAX_SIDE_LETTERS + 1)}, "larger than 100"),
        ({"solution": []}, "no words"),
        ({"solution": 7}, "no words"),
        ({"solution": " , "}, "no words"),
        ({"solution": ["7"]}, "no words"),
        ({"kind": ["http://ipuz.org/sudoku/wordoku#1"]}, "of the kind “sudoku/wordoku”"),
        ({"kind": "http://ipuz.org/fill#1"}, "of the kind “fill”"),
        ({"kind": [7]}, "neither a crossword nor a word search"),
        ({"version": 2}, "version"),
        ({"org.crosscore:language": "xx"}, "There’s no language"),
        (
            {"solution": [chr(65 + a) + chr(65 + b) for a in range(26) for b in range(20)]},
            f"at most {MAX_WORDS_LETTERS}",
        ),
    ],
)
def test_what_is_no_word_search_is_refused_with_a_sentence(
    changed: dict[str, Any], said: str
) -> None:
    with pytest.raises(CrosscoreError, match=said):
        ipuz.from_document(foreign(LINES) | changed)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (["dimensions"], {"width": 5, "height": 6}, "dimensions"),
        (["dimensions"], "large", "dimensions"),
        (["puzzle", 0, 1], "", "letter"),
        (["puzzle", 0, 1], 7, "letter"),
        (["puzzle", 0, 1], "A" * 300, "letter"),
        (["puzzle", 0, 1], "X", "place"),
        (["puzzle", 5, 5], None, "shape"),
        (["puzzle", 5, 5], "AB", "letter"),
        (["solution"], [], "place"),
        (["solution", "cat"], {"line": [[2, 1], [1, 0], 3]}, "place"),
        (["solution", "cat"], {"line": [[1, 1], [1, 0], 4]}, "place"),
        (["solution", "cat"], {"line": [[1, 1], [2, 0], 3]}, "place"),
        (["solution", "cat"], {"line": [[1, 1], [0, 0], 3]}, "place"),
        (["solution", "cat"], {"line": [[1, 1], [1, 0], 10**9]}, "place"),
        (["solution", "cat"], {"line": [[10**30, 1], [1, 0], 3]}, "place"),
        (["solution", "cat"], {"line": [[True, 1], [1, 0], 3]}, "place"),
        (["solution", "cat"], {"line": [[1.0, 1], [1, 0], 3]}, "place"),
        (["solution", "cat"], {"line": [1, 1, 3]}, "place"),
        (["solution", "cat"], {"rect": [1, 1, 3, 2]}, "place"),
        (["solution", "cat"], {"cells": [[1, 1]] * 10**5}, "place"),
        (["solution", "cat"], {"cells": [[1, 1], [2], 3]}, "place"),
        (["solution", "cat"], {"cells": [[1, 1], [3, 1], [2, 1]]}, "place"),
        (["solution", "cat"], "CAT", "place"),
        (["solution", "cat"], None, "place"),
        (["solution", "bee"], {"line": [[1, 1], [1, 0], 3]}, "reason"),
        (["solution", "dog"], {"line": [[1, 1], [1, 0], 3]}, "place"),
        (["org.crosscore:words", 0, "word"], "car", "place"),
        (["org.crosscore:words", 0, "word"], "c4t", "digits"),
        (["org.crosscore:words", 0, "word"], 7, "word"),
        (["org.crosscore:words", 0, "word"], "cow", "word"),
        (["org.crosscore:words", 0, "reason"], "bored", "reason"),
        (["org.crosscore:words", 0, "reason"], None, "reason"),
        (["org.crosscore:words", 0, "locked"], "yes", "locked"),
        (["org.crosscore:words", 5, "locked"], True, "locked"),
        (["org.crosscore:words", 5, "reason"], "isolated", "reason"),
        (["org.crosscore:words", 0], "cat", "word"),
        (["org.crosscore:words"], {"cat": 1}, "key"),
        (["org.crosscore:options"], [], "key"),
        (["org.crosscore:options"], {"level": ["easy"]}, "key"),
        (["org.crosscore:options"], {"level": "hard", "size": "7x6"}, "size"),
        (["org.crosscore:options"], {"level": "own", "ways": "down"}, "way"),
        (["org.crosscore:options"], {"level": "hard", "mask": "#" * 5000}, "key"),
        (["org.crosscore:sheet"], {"marks": "pink"}, "key"),
        (["org.crosscore:sheet"], {"blocks": "grey"}, "key"),
        (["org.crosscore:kind"], "freeform", "kind"),
        (["org.crosscore:direction"], "rtl", "key"),
        (["org.crosscore:format"], 3, "key"),
        (["org.crosscore:seed"], -1, "seed"),
        (["org.crosscore:frozen"], 1, "key"),
        (["org.crosscore:clue-language"], "xx", "key"),
        (["title"], 7, "text"),
    ],
    ids=str,
)  # fmt: skip
def test_tampering_with_a_word_search_is_found(path: list[Any], value: Any, code: str) -> None:
    assert code in altered(path, value, animals())


def test_letters_that_change_under_a_word_leave_it_where_it_is_found() -> None:
    document = ipuz.to_document(animals())
    document["puzzle"][5] = list("TACXZB")
    document["puzzle"][0][1] = "X"
    puzzle, findings = ipuz.from_document(document)
    assert [str(issue.where) for issue in findings] == ["cat"]
    assert puzzle.entries[0].cells == ((5, 2), (5, 1), (5, 0))


# -- the referee ------------------------------------------------------------------------------


def put(puzzle: Puzzle, *cells: tuple[int, int, str]) -> Puzzle:
    """The puzzle with other letters in cells of no word."""
    return replace(puzzle, open_cells={**puzzle.open_cells, **{(r, c): x for r, c, x in cells}})


def asked(puzzle: Puzzle, **options: Any) -> Puzzle:
    return replace(puzzle, options={**puzzle.options, **options})


def moved(puzzle: Puzzle, index: int, *cells: Cell) -> Puzzle:
    """The puzzle with an entry elsewhere."""
    entries = list(puzzle.entries)
    entries[index] = replace(entries[index], cells=cells)
    return replace(puzzle, entries=tuple(entries))


def lost(puzzle: Puzzle, reason: str, **more: Any) -> Puzzle:
    """The puzzle with another reason for the word that has no place."""
    return replace(puzzle, unplaced=(replace(puzzle.unplaced[0], reason=reason, **more),))


def faults() -> dict[str, tuple[str, Puzzle]]:
    """What each broken puzzle is to be found guilty of."""
    puzzle = animals()
    first = puzzle.entries[0]
    shared = hidden(["CATX", "OQZZ", "WQXZ"], {"cat": (0, 0, "forward"), "cow": (0, 0, "down")})
    inside = hidden(["XPLATINUMX"], {"platinum": (0, 1, "forward"), "tin": (0, 4, "forward")})
    return {
        "a copy": ("twice", put(puzzle, (5, 0, "C"), (5, 1, "A"), (5, 2, "T"))),
        "a copy backwards": ("twice", put(puzzle, (5, 0, "T"), (5, 1, "A"), (5, 2, "C"))),
        "a copy that shares cells": ("twice", hidden(["CATAC"], {"cat": (0, 0, "forward")})),
        "a copy on the slant": ("twice", put(puzzle, (2, 2, "C"), (3, 3, "A"), (4, 4, "T"))),
        "a banned word": ("banned", asked(puzzle, banned="pig, vxo;dog")),
        "a banned word backwards": ("banned", asked(puzzle, banned="OXV")),
        "a banned word on the slant": ("banned", asked(puzzle, banned="bu tqz")),
        "a banned word across two": ("banned", asked(puzzle, banned="CTQ")),
        "no message": ("message", asked(puzzle, message="hi")),
        "half a message": ("message", asked(put(puzzle, (0, 3, "H")), message="ho")),
        "too long a message": (
            "message",
            asked(put(shared, (0, 3, "A"), (1, 1, "A")), message="A" * 20),
        ),
        "a hole": (
            "shape",
            replace(puzzle, open_cells={k: v for k, v in puzzle.open_cells.items() if k != (5, 5)}),
        ),
        "an empty cell": ("letter", put(puzzle, (5, 5, ""))),
        "two letters": ("letter", put(puzzle, (5, 5, "AB"))),
        "a small letter": ("letter", put(puzzle, (5, 5, "b"))),
        "a letter outside": ("outside", put(puzzle, (6, 0, "B"))),
        "a letter in a word": ("open", put(puzzle, (0, 0, "C"))),
        "outside": ("outside", moved(puzzle, 0, (0, 4), (0, 5), (0, 6))),
        "not straight": ("line", moved(puzzle, 0, (0, 0), (0, 1), (1, 2))),
        "a leap": ("line", moved(puzzle, 0, (0, 0), (0, 1), (0, 3))),
        "wide steps": ("way", moved(puzzle, 0, (5, 0), (5, 2), (5, 4))),
        "on the spot": ("crossing", moved(puzzle, 0, (5, 0), (5, 0), (5, 0))),
        "too short": ("length", moved(puzzle, 0, *first.cells[:2])),
        "no cell": ("length", moved(puzzle, 0)),
        "another letter": ("crossing", moved(puzzle, 0, (1, 0), (0, 0), (-1, 0))),
        "another way": ("way", asked(puzzle, level="own", ways="down forward-up")),
        "a harder way": (
            "way",
            asked(hidden(["TAC"], {"cat": (0, 2, "backward")}), level="medium"),
        ),
        "no ways": ("way", asked(puzzle, level="own")),
        "a number": (
            "number",
            replace(puzzle, entries=(replace(first, number=1), *puzzle.entries[1:])),
        ),
        "turned": (
            "number",
            replace(puzzle, entries=(replace(first, across=False), *puzzle.entries[1:])),
        ),
        "a word gone": ("word-lost", replace(puzzle, entries=puzzle.entries[1:])),
        "a word twice": ("word-twice", replace(puzzle, entries=(*puzzle.entries, first))),
        "an unknown word": (
            "word-unknown",
            replace(puzzle, entries=(*puzzle.entries, replace(first, word=99))),
        ),
        "equal answers": (
            "answer-twice",
            replace(puzzle, words=(*puzzle.words, Word("C-at", tuple("CAT"), ""))),
        ),
        "another answer": (
            "answer",
            replace(puzzle, words=(Word("cab", tuple("CAT"), ""), *puzzle.words[1:])),
        ),
        "letters shared": ("sharing", asked(shared, sharing="none")),
        "a word across one within": (
            "sharing",
            asked(
                hidden(
                    ["PLATIN", "XXOXXX", "XXEXXX"],
                    {"platin": (0, 0, "forward"), "lat": (0, 1, "forward"), "aoe": (0, 2, "down")},
                ),
                sharing="none",
            ),
        ),
        "not part of any": ("reason", lost(puzzle, WITHIN)),
        "not too long": ("reason", lost(puzzle, TOO_LONG)),
        "alone": ("reason", lost(puzzle, SHARES_NO_LETTER)),
        "apart": ("reason", lost(puzzle, APART, cells=((5, 0), (5, 1), (5, 2)))),
        "no reason": ("reason", lost(puzzle, "bored")),
        "locked without a place": ("locked", replace(puzzle, locked=frozenset({5}))),
        "a letter given": ("given", replace(puzzle, given_letters=frozenset({(0, 0)}))),
        "a cell pinned": ("given", replace(puzzle, pinned=frozenset({(0, 0)}))),
        "another size": ("size", asked(puzzle, size="6x7")),
        "another kind": ("kind", replace(puzzle, kind="filled")),
        "a proof": ("proof", replace(puzzle, proof="smallest")),
        "a setting of crosswords": ("sheet", replace(puzzle, sheet={"word_bank": True})),
        "a setting of no use": ("sheet", replace(puzzle, sheet={"marks": "pink"})),
        "no words": (
            "empty",
            replace(puzzle, entries=(), unplaced=tuple(Unplaced(i, NO_ROOM) for i in range(6))),
        ),
        "a copy across two words": (
            "twice",
            hidden(
                ["PLATINUM", "QQQQQTIN"],
                {"plat": (0, 0, "forward"), "inum": (0, 4, "forward"), "tin": (1, 5, "forward")},
            ),
        ),
        "no language": ("unknown-language", replace(puzzle, language="xx")),
        "a seed": ("seed", replace(inside, seed=-1)),
    }


@pytest.mark.parametrize(("code", "puzzle"), faults().values(), ids=faults())
def test_each_fault_of_a_word_search_is_found(code: str, puzzle: Puzzle) -> None:
    assert code in codes(puzzle)


PLATINUM = hidden(
    ["PLATINUMX", "QQZZQQZZB"],
    {"platinum": (0, 0, "forward"), "tin": (0, 3, "forward"), "munita": (0, 7, "backward")},
)

#: what breaks no rule, though it looks like it
ALLOWED: dict[str, Puzzle] = {
    "a word within another, where none may share": asked(PLATINUM, sharing="none"),
    "words that meet within another, where none may share": asked(
        hidden(
            ["PLATINUM"],
            {"platinum": (0, 0, "forward"), "plat": (0, 0, "forward"), "tin": (0, 3, "forward")},
        ),
        sharing="none",
    ),
    "a copy within another": hidden(
        ["PLATINUM", "QQQQQTIN"], {"platinum": (0, 0, "forward"), "tin": (1, 5, "forward")}
    ),
    "each other's reverse, at one place": hidden(
        ["XLIVEX"], {"live": (0, 1, "forward"), "evil": (0, 4, "backward")}
    ),
    "each other's reverse, at two": hidden(
        ["XLIVEX", "XEVILX"], {"live": (0, 1, "forward"), "evil": (1, 1, "forward")}
    ),
    "a palindrome": hidden(["XBOBX"], {"bob": (0, 3, "backward")}),
    "a copy in a way that is not allowed": asked(animals(), level="easy", message=""),
    "a banned word within a word": asked(PLATINUM, banned="latin, NIT\u060cPLA"),
    "a banned word of the list": asked(PLATINUM, banned="Tin"),
    "banned words that take no cells": asked(PLATINUM, banned="7 x , ,"),
    "a message": asked(PLATINUM, message="X-q. Q!"),
    "part of another": hidden(
        ["PLATINUM"], {"platinum": (0, 0, "forward"), "nit": WITHIN, "platinums": TOO_LONG}
    ),
    "too long for its directions": hidden(
        ["CATSZ", "QXQZQ"],
        {"ax": (0, 1, "down"), "dog": TOO_LONG},
        options={"level": "own", "ways": "down"},
    ),
    "a size that was asked for": asked(animals(), size="6x6"),
}  # fmt: skip


@pytest.mark.parametrize("puzzle", ALLOWED.values(), ids=ALLOWED)
def test_what_only_looks_like_a_fault_is_none(puzzle: Puzzle) -> None:
    assert check(puzzle) == []


def test_other_words_can_be_kept_out_as_well() -> None:
    assert check(animals(), banned=[tuple("PIG"), tuple("ZZ")]) == []
    found = check(animals(), banned=[tuple("VXO"), tuple("OXV"), tuple("CAT"), ("X",)])
    assert [(issue.code, str(issue.where)) for issue in found] == [
        ("banned", "row 1, column 4"),
        ("banned", "row 1, column 6"),
    ]


def naive_copies(puzzle: Puzzle, answer: Sequence[str]) -> set[frozenset[Cell]]:
    """Where a word can be read, tried cell by cell."""
    rows = puzzle.rows()

    def at(cell: Cell) -> str | None:
        inside = 0 <= cell[0] < puzzle.height and 0 <= cell[1] < puzzle.width
        return rows[cell[0]][cell[1]] if inside else None

    return {
        frozenset(cells)
        for r in range(puzzle.height)
        for c in range(puzzle.width)
        for direction in puzzle.directions()
        for cells in [along((r, c), direction, len(answer))]
        if all(at(cell) == letter for cell, letter in zip(cells, answer, strict=True))
    }


@settings(max_examples=40)
@given(drawings())
def test_second_copies_are_found_as_by_trying_all(puzzle: Puzzle) -> None:
    assume(not codes(puzzle) & {"way", "empty"})
    twice = {str(issue.where) for issue in check(puzzle) if issue.code == "twice"}
    places = {entry.word: frozenset(entry.cells) for entry in puzzle.entries}
    for word, own in places.items():
        longer = [
            cells for other, cells in places.items() if other != word and len(cells) >= len(own)
        ]
        again = naive_copies(puzzle, puzzle.words[word].answer) - {own}
        counted = [cells for cells in again if not any(cells <= other for other in longer)]
        assert (puzzle.words[word].surface in twice) is bool(counted)


# -- what is shown ----------------------------------------------------------------------------


def test_the_view_of_a_word_search() -> None:
    puzzle = replace(asked(PLATINUM, message="xQ"), locked=frozenset({1}))
    shown = view(puzzle)
    assert shown["search"] == {
        "ways": ["forward", "backward"],
        "allowed": list(DIRECTIONS),
        "covered": 8,
        "shared": 6,
        "filler": 10,
        "message": [[0, 8], [1, 0]],
        "blanks": [2],
        "inside": [[1, 0], [1, 2], [2, 0]],
        "list": [
            {"index": 2, "text": "MUNITA", "length": 6},
            {"index": 0, "text": "PLATINUM", "length": 8},
            {"index": 1, "text": "TIN", "length": 3},
        ],
    }  # fmt: skip
    assert shown["clues"] == []
    assert shown["labels"]["list"] == "Words"
    assert shown["words"][2]["way"] == "backward"
    assert shown["words"][2]["places"][0] == [0, 7]
    assert "label" not in shown["words"][0]
    assert shown["words"][1]["locked"]
    assert all("n" not in cell for row in shown["cells"] for cell in row)
    assert shown["cells"][0][7:] == [{"t": "M"}, {"t": "X", "filler": True}]
    assert {"covered": 8, "shared": 6, "filler": 10, "failed": 0}.items() <= shown["counts"].items()
    told = report(puzzle, Outcome.FOUND, 0.5)
    assert {
        "placed": 3, "given": 3, "shared": 6, "filler": 10, "density": 0.4444,
        "ways": {"forward": 2, "backward": 1}, "message": True, "outcome": "found",
    }.items() <= told.items()  # fmt: skip
    assert report(asked(PLATINUM, message="XY"), Outcome.LIMIT, 0)["message"] is False
    assert report(PLATINUM, Outcome.LIMIT, 0)["message"] is None
    assert view(asked(PLATINUM, message="XY"))["search"]["message"] == [[0, 8]]
    failed = view(animals())
    assert failed["counts"]["failed"] == 1
    assert failed["words"][5]["said"]["id"] == "found-twice"
    assert view(asked(animals(), level="pink"))["search"]["allowed"] == list(DIRECTIONS)


def with_clues(**settings: Any) -> Puzzle:
    puzzle = animals(title="Animals", instructions="Find them.")
    clues = {"cat": "Purrs", "cow": "Moos", "Hen": "Clucks", "ti-ger": "Striped"}
    words = tuple(replace(word, clue=clues.get(word.surface, "")) for word in puzzle.words)
    return sheet.changed(replace(puzzle, words=words), settings)


@pytest.mark.parametrize(
    ("order", "texts"),
    [
        ("alphabet", ["CAT", "COW", "GOAT", "HEN", "TI-GER"]),
        ("listed", ["CAT", "COW", "TI-GER", "HEN", "GOAT"]),
        ("length", ["CAT", "COW", "HEN", "GOAT", "TI-GER"]),
    ],
)
def test_the_list_is_sorted_as_the_sheet_says(order: str, texts: list[str]) -> None:
    listed = view(with_clues(order=order))["search"]["list"]
    assert [item["text"] for item in listed] == texts


def test_the_list_has_words_or_clues_or_nothing() -> None:
    shown = view(with_clues(list="clues"))
    assert shown["labels"]["list"] == "5 words"
    items = {item["text"]: item for item in shown["search"]["list"]}
    assert items["TI-GER"] == {
        "index": 2, "text": "TI-GER", "clue": "Striped", "length": 5, "enumeration": "(2-3)",
    }  # fmt: skip
    assert "clue" not in items["GOAT"]
    bare = view(with_clues(list="clues", enumerations=False))["search"]["list"]
    assert not any("enumeration" in item for item in bare)
    assert view(with_clues(list="none"))["labels"]["list"] == "5 words"
    assert "list" in view(with_clues(language="chr"))["labels"]["english"]
    english = replace(DRAWN["he"], clue_language="en")
    assert view(english)["clue_direction"] == "ltr"
    assert {item["direction"] for item in view(english)["search"]["list"]} == {"rtl"}
    assert not any("direction" in item for item in view(DRAWN["he"])["search"]["list"])


# -- texts ------------------------------------------------------------------------------------


def texts(puzzle: Puzzle) -> tuple[str, str]:
    first, second = formats.export(puzzle, "text", "fun")
    assert (first.name, second.name) == ("fun-puzzle.txt", "fun-answers.txt")
    return str(first.content), str(second.content)


def test_texts_have_the_letters_and_the_list_of_the_sheet() -> None:
    letters = "C A T V X O\nO T I G E R\nW T Q H E N\nX Z N Z Q A\nG O A T U W\nD Q X U Z B\n"
    first, second = texts(with_clues())
    assert first == (f"Animals\n\nFind them.\n\n{letters}\nWords\nCAT\nCOW\nGOAT\nHEN\nTI-GER\n")
    assert second == (
        "Animals\n\nAnswers (↓, →)\nCAT (1, 1) →\nCOW (1, 1) ↓\nGOAT (5, 1) →\n"
        "HEN (3, 4) →\nTI-GER (2, 2) →\n\n"
        "C A T · · ·\nO T I G E R\nW · · H E N\n· · · · · ·\nG O A T · ·\n· · · · · ·\n"
    )
    clues, _ = texts(with_clues(list="clues", order="length"))
    assert clues.endswith("\n\n5 words\nPurrs (3)\nMoos (3)\nClucks (3)\nGOAT\nStriped (2-3)\n")
    nothing, _ = texts(with_clues(list="none"))
    assert nothing.endswith("B\n\n5 words\n")
    _, said = texts(asked(PLATINUM, message="x-Q"))
    assert said.endswith("\n\nx-Q\n")
    _, other = texts(asked(PLATINUM, message="XY"))
    assert "XY" not in other
    _, respelt = texts(DRAWN["de"])
    assert "BÄR (BAER) (1, 1) →" in respelt


RLM = "\u200f"


def test_texts_read_right_in_every_script() -> None:
    first, second = texts(DRAWN["he"])
    assert first.startswith(f"{RLM}ח ת ו ל{RLM}\n{RLM}ב ל כ ק{RLM}\n")
    assert f"{RLM}כלב (2, 3) →{RLM}" in second  # backwards is to the right
    assert f"{RLM}חתול (1, 1) ←{RLM}" in second
    assert f"{RLM}· · · ·{RLM}" not in second
    assert f"{RLM}ב ל כ ק{RLM}" in second
    bangla, _ = texts(DRAWN["bn"])
    assert bangla.startswith("ভ ণ্ডু ল\nবা ঘ কু\n")
    _, chinese = texts(DRAWN["zh"])
    assert "中 国 ・\n" in chinese
    shape, _ = texts(DRAWN["shape"])
    assert shape.startswith("  C A\nO A T E\n")
    mirrored, _ = texts(hidden([".חת.", "שלומ"], {"חת": (0, 1, "forward")}, "he"))
    assert mirrored.startswith(f"{RLM}  ח ת  {RLM}\n{RLM}ש ל ו מ{RLM}\n")  # in line from both sides


def test_a_word_search_has_no_template() -> None:
    with pytest.raises(CrosscoreError, match="no template") as caught:
        formats.export(animals(), "template", "fun")
    assert caught.value.code == "cannot-hold"
    assert formats.export(animals(), "ipuz", "fun")[0].name == "fun.ipuz"

"""What other programs write as .ipuz, and what we write for those that look at cells."""

from __future__ import annotations

import copy
import html
import json
from dataclasses import replace
from typing import Any

import ipuz as another
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import formats
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz, remarks
from crosscore.formats.ipuz import visual_order
from crosscore.puzzle import Puzzle
from crosscore.referee import check
from tests.puzzles import clues, crosswords, marked, told_apart
from tools import english

VERSION, KIND = "http://ipuz.org/v2", "http://ipuz.org/crossword#1"


def document(**more: Any) -> dict[str, Any]:
    """A crossword as another program writes it."""
    made = {
        "version": VERSION,
        "kind": [KIND],
        "dimensions": {"width": 3, "height": 3},
        "puzzle": [[1, 0, 2], [0, "#", 0], [3, 0, 0]],
        "solution": [["C", "A", "T"], ["O", "#", "E"], ["D", "E", "N"]],
        "clues": {
            "Across": [[1, "Purrs"], [3, "Lair"]],
            "Down": [[1, "Fish"], [2, "X"]],
        },
    }
    return {**made, **more}


def opened(made: dict[str, Any]) -> tuple[Puzzle, list[str]]:
    """The puzzle in a document's file, and what was found."""
    puzzle, findings = formats.load(json.dumps(made).encode(), "x.ipuz")
    return puzzle, [f"{issue.where}: {issue.message}" for issue in findings]


def listed(puzzle: Puzzle) -> list[tuple[str, str]]:
    return [("".join(word.answer), word.clue) for word in puzzle.words]


PLAIN = [("CAT", "Purrs"), ("DEN", "Lair"), ("COD", "Fish"), ("TEN", "X")]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"kind": "https://ipuz.org/crossword#1", "version": "http://ipuz.org/v1"},
        {"empty": "-", "block": "X", "puzzle": [[1, "-", 2], ["-", "X", "-"], [3, "-", "-"]],
         "solution": [["C", "A", "T"], ["O", "X", "E"], ["D", "E", "N"]]},
        {"puzzle": [[{"cell": 1}, 0, "2"], [0, {"cell": "#"}, 0], ["3", 0, 0]]},
        {"solution": [["c", {"value": "a"}, ["T"]], [{"cell": "O"}, "#", "E"], ["D", "E", "n"]]},
        {"clues": {"Across": ["Purrs", "Lair"], "Down": ["Fish", "X"]}},
        {"clues": {"Across:Waagrecht": [{"label": "1", "clue": "Purrs"}, {"numbers": [3],
         "clue": "Lair"}], "Down": [{"number": 1, "clue": "Fish", "cells": [[0, 0]]}, ["2", "X"]]}},
        {"clues": {"Across": [[1, "<i>Purrs</i>"], [3, "<b class='x'>Lai</b>r"]],
         "Down": [[1, "F&#105;sh"], [2, "<span>X</span>"]]}},
        {"puzzle": [[0, 0, 0], [0, "#", 0], [0, 0, 0]]},
        {"solution": [["C", "A", "T"], ["O", None, "E"], ["D", "E", "N"]]},
        {"clues": {"across": [[1, "Purrs"], [3, "Lair"]], "down": [[1, "Fish"], [2, "X"]]}},
    ],
)  # fmt: skip
def test_other_ways_to_say_the_same(more: dict[str, Any]) -> None:
    puzzle, found = opened(document(**more))
    assert found == []
    assert listed(puzzle) == PLAIN
    assert check(puzzle) == []
    assert (puzzle.kind, puzzle.language) == ("filled", "en")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"puzzle": [[{"cell": 1, "style": {"imagebg": "data:"}}, 0, 2], [0, "#", 0], [3, 0, 0]]},
         "picture or other mark in 1 cell,"),
        ({"puzzle": [[{"cell": 1, "style": "s"}, 0, 2], [0, "#", 0], [3, 0, 0]],
          "styles": {"s": {"shapebg": "star"}}}, "other mark in 1 cell,"),
        ({"solution": [[["C", "K"], "A", "T"], ["O", "#", "E"], ["D", "E", "N"]]},
         "several letters in 1 cell;"),
        ({"saved": [["C", "", 0], [0, "#", 0], [0, 0, 0]]}, "1 cell that a solver filled in"),
        ({"explanation": "Done!", "zones": [{}]}, "not kept: explanation, zones"),
        ({"intro": "H<sub>2</sub>O<br>is wet"}, "1 text;"),
        ({"clues": {**document()["clues"], "Diagonal": [[1, "No"]]}},
         "Diagonal: is a list that is not read"),
        ({"clues": {**document()["clues"],
                    "Diagonal": [{"clue": "No", "cells": [[1, 1], [3, 3]]}]}},
         "No: is left out: its cells are no word of the grid"),
        ({"clues": {"Across": [[1, "Purrs"], [3, "Lair"]], "Down": [[1, "Fish"]]}},
         "no clue for 1 of its words"),
    ],
)  # fmt: skip
def test_what_cannot_be_kept_is_told(more: dict[str, Any], said: str) -> None:
    puzzle, found = opened(document(**more))
    assert len(found) == 1
    assert said in found[0]
    assert [word for word, _ in listed(puzzle)] == [word for word, _ in PLAIN]


@pytest.mark.parametrize("unseen", [" ", "\u202e", "\x90", "\u00ad"])
def test_a_cell_of_nothing_that_is_seen_is_empty(unseen: str) -> None:
    puzzle, _ = opened(document(solution=[["C", "A", "T"], ["O", "#", unseen], ["D", "E", "N"]]))
    assert puzzle.rows()[1] == ("O", None, "")
    assert [word.shown for word in puzzle.words] == ["CAT", "DEN", "COD"]
    grid = f"  exolve-grid:\n    CAT\n    O.{unseen.strip() or '?'}\n    DEN\n"
    text = f"exolve-begin\n  exolve-width: 3\n  exolve-height: 3\n{grid}exolve-end\n"
    assert formats.load(text.encode(), "x")[0].rows()[1] == ("O", None, "")


def test_texts_are_plain_and_notes_are_kept() -> None:
    puzzle, found = opened(
        document(title="Tom &amp; <b>Jerry</b>", intro="One<br>two", notes="3 < 4")
    )
    assert found == []
    assert (puzzle.title, puzzle.instructions) == ("Tom & Jerry", "One\ntwo")
    assert puzzle.about == {"notes": "3 < 4"}


def test_a_call_of_a_function_is_opened() -> None:
    for text in ("ipuz({});", "\n ipuz({})\n", "\ufeffipuz({})"):
        data = text.replace("{}", json.dumps(document())).encode()
        assert listed(formats.load(data, "x.ipuz")[0]) == PLAIN


def test_rows_as_seen_are_brought_into_reading_order() -> None:
    """Hebrew, as programs write it that know no direction: the first letter at the right."""
    rows = [["ל", "ג", "נ"], [None, None, "ר"], [None, None, "ד"]]
    made = document(
        puzzle=[[0, 0, 1], [None, None, 0], [None, None, 0]],
        solution=rows,
        clues={"Across": [[1, "a"]], "Down": [[1, "b"]]},
    )
    want = {"נגל", "נרד"}
    puzzle, found = opened(made)
    assert found == []
    assert {"".join(word.answer) for word in puzzle.words} == want
    assert check(puzzle) == []
    # in logical order, as we store it
    for key in ("puzzle", "solution"):
        made[key] = [row[::-1] for row in made[key]]
    assert {"".join(word.answer) for word in opened(made)[0].words} == want
    # letters turned round, numbers not, as one program does
    made["solution"] = rows
    made["puzzle"] = [[1, 0, 0], [0, None, None], [0, None, None]]
    assert {"".join(word.answer) for word in opened(made)[0].words} == want
    # all across, so that only `cells` tell
    made = document(
        dimensions={"width": 2, "height": 1}, puzzle=[[0, 0]], solution=[["ל", "ג"]],
        clues={"Across": [{"clue": "x", "cells": [[2, 1], [1, 1]]}], "Down": []},
    )  # fmt: skip
    assert opened(made)[0].words[0].answer == ("ג", "ל")


@settings(max_examples=60)
@given(marked(("he", "ar")))
def test_as_seen_comes_back_and_is_right_in_itself(puzzle: Puzzle) -> None:
    assert visual_order.refusal(puzzle) is None
    (file,) = visual_order.files(puzzle, "x")
    again, findings = formats.load(file.data, file.name)
    assert findings == []
    assert told_apart(puzzle, again, ()) == {}
    assert marks(again) == marks(puzzle)
    made = json.loads(file.data)
    for way in ("Across", "Down"):
        for clue in made["clues"][way]:
            (column, row), *_ = clue["cells"]
            label = made["puzzle"][row - 1][column - 1]
            assert (label["cell"] if isinstance(label, dict) else label) == clue["number"]
            assert way == "Down" or clue["cells"] == sorted(clue["cells"], reverse=True)


def test_as_seen_is_refused_where_nothing_would_differ() -> None:
    puzzle, _ = opened(document())
    with pytest.raises(CrosscoreError, match="Save this puzzle as"):
        formats.export(puzzle, "ipuz-seen", "x")


@settings(max_examples=60)
@given(marked())
def test_all_marks_come_back(puzzle: Puzzle) -> None:
    data = ipuz.files(puzzle, "x")[0].data
    again, findings = formats.load(data, "x.ipuz")
    assert findings == []
    assert again == puzzle
    # Nor does another program's reader lose anything that ipuz has a field for.
    made = json.loads(data)
    theirs = {key: value for key, value in made.items() if not key.startswith("org.crosscore:")}
    if made["org.crosscore:format"] == 1 or not puzzle.entries:
        return  # texts are HTML there
    try:
        read, _ = formats.load(json.dumps(theirs).encode(), "x.ipuz")
    except CrosscoreError:
        return
    if read.language == puzzle.language:
        assert {**marks(read), "open_clues": 0} == {**marks(puzzle), "open_clues": 0}


def marks(puzzle: Puzzle) -> dict[str, Any]:
    names = ("bars", "circles", "shades", "about", "checksum", "open_clues")
    return {name: getattr(puzzle, name) for name in names}


@settings(max_examples=60)
@given(crosswords())
def test_another_program_finds_nothing_wrong(puzzle: Puzzle) -> None:
    """PyPI's ipuz checks the structure; it agrees on letters, numbers and clues."""
    (file,) = ipuz.files(puzzle, "x")
    read = another.read(file.content)
    plain = html.unescape if read["org.crosscore:format"] == 2 else str
    assert [plain(c["clue"]) for c in read["clues"]["Across"]] + [
        plain(c["clue"]) for c in read["clues"]["Down"]
    ] == [
        word for (_, word) in sorted(
            clues(puzzle).items(), key=lambda item: (not item[0][1], item[0][0])
        )
    ]  # fmt: skip
    empty = read.get("empty", 0)
    solution = [[None if x == "#" else "" if x == empty else x for x in row]
                for row in read["solution"]]  # fmt: skip
    assert solution == [list(row) for row in puzzle.rows()]
    if puzzle.language == "zxx":
        assert empty == "_"


def test_texts_are_html_where_it_matters() -> None:
    """So that pages which show them as such show them right; old files had them as they are."""
    puzzle, _ = opened(document(title="Plain", notes="a > b"))
    assert '"org.crosscore:format": 1' in ipuz.dumps(ipuz.to_document(puzzle))
    text = "if x<y & y>z: &lt;b>"
    words = (replace(puzzle.words[0], clue=text), *puzzle.words[1:])
    puzzle = replace(puzzle, title=text, words=words, about={"notes": text, "url": "x?a&b"})
    made = ipuz.to_document(puzzle)
    escaped = "if x&lt;y &amp; y&gt;z: &amp;lt;b&gt;"
    assert (made["org.crosscore:format"], made["title"], made["notes"]) == (2, escaped, escaped)
    assert (made["clues"]["Across"][0]["clue"], made["url"]) == (escaped, "x?a&b")
    assert ipuz.from_document(made) == (puzzle, [])
    for key, value in {"org.crosscore:format": 1, "title": "&amp;", "notes": text}.items():
        made[key] = value
    made["clues"]["Across"][0]["clue"] = "<i>x</i>"
    before, found = ipuz.from_document(made)
    assert (before.title, before.about["notes"], found) == ("&amp;", text, [])
    assert before.words[0].clue == "<i>x</i>"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("if x<y & y>z", "if x<y & y>z"),
        ("a<b and c>d", "a<b and c>d"),
        ("1<b>2", "1<b>2"),
        ("<red> &notit; &copy &#39;", "<red> &notit; &copy '"),
        ("<i class='x'>Two</i><br/>lines<!-- no -->", "Two lines"),
        ("H<SUB>2</SUB>O &mdash; <a href=https://x.org>ice</a>", "H2O — ice"),
    ],
)
def test_only_markup_is_taken_for_markup(text: str, want: str) -> None:
    puzzle, _ = opened(document(title=text))
    assert puzzle.title == want


def test_number_crosswords_from_before_open() -> None:
    """Their empty cells were the number 0, as ipuz has it by default."""
    made = document(
        solution=[["0", "2", "7"], ["4", "#", 0], ["3", "3", "6"]],
        clues={"Across": [[1, "a"], [3, "b"]], "Down": [[1, "c"]]},
    )
    puzzle, found = opened(copy.deepcopy(made))
    assert found == []
    assert puzzle.kind == "numbers"
    assert puzzle.rows()[1] == ("4", None, "")
    now = ipuz.to_document(puzzle)
    assert now["empty"] == "_"
    assert now["puzzle"][1] == ["_", "#", "_"]
    assert now["solution"][1] == ["4", "#", "_"]
    assert ipuz.from_document(now) == (puzzle, [])


def test_letters_with_numbers_are_a_codeword() -> None:
    puzzle, found = opened(
        document(puzzle=[[1, 2, 1], [2, "#", 2], [1, 2, 1]], clues={}, solution=[
            ["A", "B", "A"], ["B", "#", "B"], ["A", "B", "A"]])
    )  # fmt: skip
    assert (puzzle.kind, puzzle.codes, found) == ("codeword", ("A", "B"), [])
    coded = "http://crosswordnexus.com/ipuz/coded#1"
    numbers = [[5, 9, 7], [6, "#", 1], [3, {"cell": 1, "value": "E"}, 4]]
    puzzle, found = opened(document(kind=[KIND, coded], puzzle=numbers, clues={}))
    assert puzzle.codes == ("E", "D", "N", "C", "O", "T", "A")
    assert found == [
        "file: has other numbers than the words would be counted by; they are counted anew"
    ]
    with pytest.raises(CrosscoreError, match="of the kind “coded”"):
        opened(document(kind=[KIND, coded], clues={}))


BARRED = {
    "dimensions": {"width": 4, "height": 3},
    "puzzle": [
        [1, {"cell": 2, "style": {"barred": "L"}}, 3, 4],
        [0, {"cell": 5, "style": {"barred": "TL"}}, 0, {"style": {"barred": "B"}}],
        [{"cell": 6, "style": "top"}, 0, {"cell": 0, "style": {"barred": ""}}, 0],
    ],
    "styles": {"top": {"barred": "T", "color": "f00"}},
    "solution": [["T", "O", "R", "Y"], ["E", "V", "A", "N"], ["N", "O", "V", "A"]],
    "clues": {
        "Across": [[2, "a"], [5, "b"], [6, "c"]],
        "Down": [[1, "d"], [4, "e"], {"number": 5, "clue": "f"}],
    },
}


def test_bars_part_words() -> None:
    made = document(**BARRED)
    made["clues"]["Down"].insert(1, {"clue": "g", "cells": [[3, 1], [3, 2], [3, 3]]})
    puzzle, found = opened(made)
    assert found == []
    assert check(puzzle) == []
    assert sorted(listed(puzzle)) == [
        ("NOVA", "c"), ("ORY", "a"), ("RAV", "g"), ("TE", "d"), ("VAN", "b"), ("VO", "f"),
        ("YN", "e"),
    ]  # fmt: skip
    assert puzzle.shades == {(2, 0): "#ff0000"}
    assert ipuz.from_document(ipuz.to_document(puzzle)) == (puzzle, [])
    made["solution"] = [[0] * 4] * 3  # nor without any letters is it another puzzle
    unsolved, _ = opened(made)
    assert {clue.clue for clue in unsolved.open_clues.values()} == set("abcdefg")
    assert unsolved.bars == puzzle.bars
    del made["styles"]
    made["puzzle"] = [[1, 2, 3, 4], [5, 0, 0, 0], [6, 0, 0, 0]]  # its bars are lost, say
    with pytest.raises(CrosscoreError, match="do not run across and down"):
        opened(made)


def test_what_is_said_of_the_puzzle_is_kept() -> None:
    puzzle, found = opened(
        document(
            copyright="&copy; 2026 <b>Ann</b>", editor="Bo", publisher="Cy &amp; Co", date=2026,
            url="https://example.org/?a=1&b=2", difficulty="Easy", notes="one<br>two",
            intro="", checksum=["salt", "0123abcd"],
            puzzle=[[{"cell": 1, "style": {"shapebg": "circle"}}, 0, 2], [0, "#", 0],
                    [3, {"style": {"highlight": True}}, {"style": {"color": "palegreen"}}]],
        )
    )  # fmt: skip
    assert found == []
    assert puzzle.about == {
        "copyright": "© 2026 Ann", "editor": "Bo", "publisher": "Cy & Co", "date": "2026",
        "url": "https://example.org/?a=1&b=2", "difficulty": "Easy", "notes": "one\ntwo",
    }  # fmt: skip
    assert puzzle.checksum == ("salt", "0123abcd")
    assert puzzle.circles == {(0, 0)}
    assert puzzle.shades == {(2, 1): "#ffff99", (2, 2): "#98fb98"}


@pytest.mark.parametrize(
    "solution",
    [
        None,
        [],
        [[1, ":", 2], [":", "#", ":"], [3, ":", ":"]],  # its own numbers
        [[{"cell": 1}, {"cell": ":"}, "2"], [":", "#", ":"], ["3", ":", ":"]],
        [[0, "", None], ["", "#", ":"], [":", 0, 0]],
    ],
)
def test_clues_of_a_puzzle_without_a_solution_are_kept(solution: Any) -> None:
    puzzle, found = opened(
        document(solution=solution, empty=":", puzzle=[[1, ":", 2], [":", "#", ":"], [3, ":", ":"]])
    )
    assert [issue for issue in found if "3-" not in issue] == []
    assert (puzzle.kind, puzzle.entries, set(map(bool, puzzle.open_cells.values()))) == (
        "filled", (), {False},
    )  # fmt: skip
    assert {at: clue.clue for at, clue in puzzle.open_clues.items()} == {
        ((0, 0), True): "Purrs", ((2, 0), True): "Lair",
        ((0, 0), False): "Fish", ((0, 2), False): "X",
    }  # fmt: skip


@pytest.mark.parametrize("base", [0, 1])
@pytest.mark.parametrize("number", ["", "•", "1-3"])
def test_clues_may_name_their_cells(base: int, number: str) -> None:
    def at(clue: str, *cells: tuple[int, int]) -> dict[str, Any]:
        return {"number": number, "clue": clue, "cells": [[c + base, r + base] for r, c in cells]}

    lists = {
        "Across": [at("Lair", (2, 0), (2, 1), (2, 2)), at("Purrs", (0, 0), (0, 1), (0, 2))],
        "Senkrecht": [at("Fish", (0, 0), (1, 0), (2, 0)), at("X", (0, 2), (1, 2), (2, 2))],
    }
    puzzle, found = opened(document(clues=lists))
    assert (listed(puzzle), found) == (PLAIN, [])


def test_numbers_of_both_ends_and_in_corners() -> None:
    """As the first crossword of all has them."""
    puzzle, found = opened(
        document(
            puzzle=[[1, 0, {"style": {"mark": {"TR": "2"}}}], [0, "#", 0],
                    [{"cell": 0, "style": {"mark": {"BL": "3"}}}, 0, {"cell": 0, "value": "N"}]],
            clues={"Across": [["1-2", "Purrs"], ["3-N", "Lair"]],
                   "Down": [["1–3", "Fish"], ["2 - N", "X"]]},
        )
    )  # fmt: skip
    assert listed(puzzle) == PLAIN
    assert found == [
        "file: has other numbers than the words would be counted by; they are counted anew"
    ]


def test_clues_for_several_words_name_them() -> None:
    puzzle, found = opened(
        document(
            clues={
                "Across": [
                    {"number": 1, "clue": "Both", "enumeration": "3 3", "label": "1/2",
                     "continued": [{"direction": "Down", "number": "2"}]},
                    [3, "Lair"],
                ],
                "Down:Senkrecht": [[1, "Fish"]],
            }
        )
    )  # fmt: skip
    assert found == []
    assert dict(listed(puzzle))["CAT"] == "1/2: Both (3,3)"
    assert dict(listed(puzzle))["TEN"] == "→ 1 Across"


def test_blocks_that_the_solver_is_to_find() -> None:
    shown = [[1, 2, 3], [4, 0, 0], [5, 0, 0]]
    for more in ({"kind": ["http://ipuz.org/crossword/diagramless#1"]}, {}):
        puzzle, _ = opened(document(puzzle=shown, **more))
        assert listed(puzzle) == PLAIN
        assert puzzle.rows()[1] == ("O", None, "E")
        assert puzzle.sheet["blocks"] == "hidden"
        assert "http://ipuz.org/crossword/diagramless#1" in ipuz.to_document(puzzle)["kind"]
    with pytest.raises(CrosscoreError, match="nobody can tell where its words are"):
        opened(document(puzzle=shown, solution=[], kind="http://ipuz.org/crossword/diagramless#1"))


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"kind": ["http://ipuz.org/acrostic#1", KIND]}, "of the kind “acrostic”"),
        ({"kind": ["http://ipuz.org/crossword/arrowword#1"]}, "of the kind “arrowword”"),
        ({"fakeclues": True}, "not those of the words where they stand"),
        ({"fakecluegroups": ["Down"]}, "not those of the words where they stand"),
        ({"clues": {"Rows": [{"clue": "a", "cells": [[1, 1], [2, 1], [3, 1], [3, 2]]}],
                    "<b>Blooms</b>": [{"clue": "b", "cells": [[1, 1], [1, 2], [1, 3]]}]}},
         "in lists of their own, “Rows”, “Blooms”"),
        ({"clues": {"Across": [[9, "a"], [8, "b"], [3, "c"]]}}, "do not run across and down"),
    ],
)  # fmt: skip
def test_other_sorts_of_puzzles_do_not_come_in_as_crosswords(
    more: dict[str, Any], why: str
) -> None:
    with pytest.raises(CrosscoreError, match=why):
        opened(document(**more))


def test_numbers_that_stand_twice_put_no_clue_on_another_word() -> None:
    made = document(
        dimensions={"width": 7, "height": 3},
        puzzle=[[1, 2, 3, "#", 1, 2, 3], [4, 0, 0, "#", 4, 0, 0], [5, 0, 0, "#", 5, 0, 0]],
        solution=[list("CAT#PIG"), list("ORE#ONE"), list("WEN#DEL")],
    )
    clues = {
        "Across": [[n, f"{n} {side}"] for side in "lr" for n in (1, 4, 5)],
        "Down": [[n, f"{n} {side}"] for side in "lr" for n in (1, 2, 3)],
    }
    with pytest.raises(CrosscoreError, match="do not run across and down"):
        opened({**made, "clues": clues})
    for direction, items in clues.items():
        for at, (number, text) in enumerate(items):
            side, nth = 4 * (at > 2), at % 3
            run = [(side + k, nth) if direction == "Across" else (side + nth, k) for k in range(3)]
            items[at] = {"number": number, "clue": text, "cells": [[c + 1, r + 1] for c, r in run]}
    puzzle, _ = opened({**made, "clues": clues})
    assert dict(listed(puzzle))["PIG"] == "1 r"


@pytest.mark.parametrize(
    ("rows", "more"),
    [
        ([[1, 0, 3], [4, 5, 0], [7, 8, 9]], {}),
        ([[1, 0, 3], [4, 5, 0], [7, 8, 9]], {"empty": "_"}),
        ([["A", "B", "C"], ["D", "0", "E"], ["F", "G", "H"]], {"empty": "%"}),
        ([["A", "B", "C"], ["D", 0, "E"], ["F", "G", "H"]], {"empty": "_"}),
    ],
)
def test_the_digit_0_is_a_letter_where_it_is_not_said_to_be_none(
    rows: list[list[Any]], more: dict[str, Any]
) -> None:
    empty = more.get("empty", 0)
    shown = [[1, 2, 3], [4, empty, empty], [5, empty, empty]]
    puzzle, found = opened(document(puzzle=shown, solution=rows, clues={}, **more))
    assert puzzle.rows() == tuple(tuple(map(str, row)) for row in rows)
    assert not [issue for issue in found if "no clue" not in issue]
    for zero in (0, "0"):
        unsolved, _ = opened(document(puzzle=shown, solution=[[zero] * 3] * 3, clues={}, **more))
        assert {letter for row in unsolved.rows() for letter in row} == {""}


def test_what_clues_have_besides_is_told() -> None:
    for key, value, said in (
        ("hints", ["It mews"], "has hints to its clues"),
        ("explanation", "why", "has explanations of its clues"),
        ("citation", "who", "has explanations of its clues"),
        ("image", "x.png", "has pictures, small raised letters or the like in 1 text;"),
    ):
        clues = document()["clues"]
        clues["Across"][0] = {"number": 1, "clue": "Purrs", key: value}
        puzzle, found = opened(document(clues=clues))
        assert listed(puzzle) == PLAIN
        assert len(found) == 1
        assert said in found[0]


def test_marks_on_blocks_are_told() -> None:
    for style, told in (
        ({"shapebg": "circle"}, True),
        ({"color": "ff0000"}, True),
        ({"color": "000000"}, False),
        ({"color": "ffffff"}, False),
    ):
        shown = [[1, 0, 2], [0, {"cell": "#", "style": style}, 0], [3, 0, 0]]
        _, found = opened(document(puzzle=shown))
        assert [("mark in 1 cell" in one) for one in found] == [True] * told


def test_faults_are_sentences_of_the_engine() -> None:
    known = {name for _, tree in english.trees() for name in english.sentences(tree)}
    assert remarks.FAULTS - known == set()


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.floats() | st.text(max_size=4)
    | st.sampled_from(["#", "0", "<b>", "&#1114112;", "Across", {"value": "X"}, [[1, 1], [2, 1]]]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)  # fmt: skip


@settings(max_examples=80)
@given(st.data())
def test_no_file_of_another_program_crashes_the_reader(data: st.DataObject) -> None:
    made: Any = document(saved=[["C"]], styles={}, notes="x", block="#", empty=0)
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = made
        for _ in range(data.draw(st.integers(0, 3))):
            inner = [
                key for key in (at if isinstance(at, dict) else range(len(at)))
                if isinstance(at[key], dict | list) and at[key]
            ]  # fmt: skip
            if not inner:
                break
            at = at[data.draw(st.sampled_from(inner))]
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        at[data.draw(st.sampled_from(keys))] = data.draw(_JSON)
    try:
        text = json.dumps(made)
        puzzle, findings = ipuz.load(text.encode(), "x.ipuz")
    except CrosscoreError as error:
        error.message.encode()
    else:
        for issue in findings + check(puzzle):
            issue.message.encode()

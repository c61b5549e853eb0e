"""Grids with blocks, finished or not: their file, what the referee makes of them, their view."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import alphabet, changes, formats, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz, text
from crosscore.grid import BLOCKED, CROSSING, areas, symmetry
from crosscore.puzzle import SCRAMBLED, UNKNOWN, Puzzle, Word
from crosscore.referee import check
from crosscore.search import Outcome
from crosscore.view import compared, counts, report, view
from tests.crosswords import TABLE, drawings, drawn, half, numbers, puzzle_of
from tests.formats.altering import altered


def round_trip(puzzle: Puzzle) -> Puzzle:
    document = json.loads(ipuz.dumps(ipuz.to_document(puzzle)))
    again, findings = ipuz.from_document(document)
    assert findings == []
    assert ipuz.to_document(again) == document
    return again


def test_a_drawing_under_way_is_sound_and_survives_its_file() -> None:
    puzzle = half(
        title="Begun",
        options={"size": "5x5", "symmetry": "none"},
        pinned=frozenset({(0, 0), (3, 3), (4, 0)}),
        odd={1: UNKNOWN},
        locked=frozenset({0}),
        given_letters=frozenset({(0, 1)}),
        sheet={"blocks": "grey"},
    )
    assert {word.surface for word in puzzle.words} == {"CAT", "COD", "TEN"}
    assert puzzle.open_cells[3, 3] == "A"
    assert puzzle.open_cells[4, 0] == "Y"
    assert check(puzzle) == []
    assert round_trip(puzzle) == puzzle


def test_its_file_is_ipuz_as_others_read_it() -> None:
    document = ipuz.to_document(half(pinned=frozenset({(3, 3)}), odd={0: SCRAMBLED}))
    assert document["puzzle"][0] == [1, 0, 2, "#", 0]
    assert document["solution"][0] == ["C", "A", "T", "#", 0]
    assert document["solution"][4] == ["Y", "#", "#", "#", "#"]
    assert document["org.crosscore:pinned"] == [[3, 3]]
    assert document["org.crosscore:words"][0] == {
        "word": "CAT", "direction": "Across", "number": 1, "odd": "scrambled",
    }  # fmt: skip


def test_what_a_grid_says_of_itself() -> None:
    puzzle = half(options={"symmetry": "rotational"}, odd={0: UNKNOWN}, pinned=frozenset({(0, 1)}))
    shown = view(puzzle)
    assert shown["model"] == BLOCKED
    assert shown["cells"][0] == [
        {"t": "C", "n": "1"}, {"t": "A", "pinned": True}, {"t": "T", "n": "2"}, None, {"t": ""},
    ]  # fmt: skip
    assert shown["cells"][3] == [None, {"t": ""}, None, {"t": "A", "n": "5"}, {"t": ""}]
    assert shown["words"][0]["odd"] == "unknown"
    assert shown["words"][0]["state"] == "placed"
    assert shown["words"][0]["said"] == {"id": "odd-unknown", "values": {}}
    assert "odd" not in shown["words"][1]
    expected = {"blocks": 11, "empty": 5, "slots": 6, "full": 3, "odd": 1}
    assert expected.items() <= shown["counts"].items()
    assert shown["counts"]["components"] == 5
    grid = shown["grid"]
    assert {name: grid[name] for name in ("symmetry", "slots", "full", "empty", "blocks")} == {
        "symmetry": "rotational", "slots": 6, "full": 3, "empty": 5, "blocks": 11,
    }  # fmt: skip
    warnings = {warning["code"]: warning for warning in grid["warnings"]}
    assert [1, 3] in warnings["short-slots"]["cells"]
    assert [0, 0] not in warnings["short-slots"]["cells"]
    assert warnings["short-slots"]["said"]["values"] == {"slots": 3}
    assert [0, 1] in warnings["unchecked"]["cells"]
    assert [0, 0] not in warnings["unchecked"]["cells"]
    assert warnings["islands"]["cells"] == [[0, 4], [2, 4], [3, 1], [3, 3], [3, 4], [4, 0]]


def test_a_sound_pattern_has_no_warnings() -> None:
    assert view(drawn(["???", "???", "???"]))["grid"]["warnings"] == []
    assert view(drawn(["???", "???", "???"]))["grid"]["symmetry"] == "none"


@pytest.mark.parametrize(
    ("rows", "name"),
    [
        (["#??", "???", "??#"], "rotational"),
        (["#?#", "???", "???"], "left-right"),
        (["#??", "???", "#??"], "up-down"),
        (["#??", "???", "???"], "diagonal"),
        (["?#?", "???", "???"], "left-right"),
        (["##??", "????"], "none"),
    ],
)
def test_a_symmetry_is_told_from_the_blocks(rows: list[str], name: str) -> None:
    assert symmetry([[None if c == "#" else "" for c in row] for row in rows]) == name
    assert view(drawn(rows))["grid"]["symmetry"] == name


def test_reports_tell_what_is_odd() -> None:
    puzzle = half(odd={0: UNKNOWN, 1: SCRAMBLED})
    told = report(puzzle, Outcome.LIMIT, 1.0)
    assert {
        "unknown": ["CAT"],
        "scrambled": ["COD"],
        "slots": 6,
        "full": 3,
        "empty": 5,
    }.items() <= (told.items())
    done = compared(drawn(["???", "???", "???"]), puzzle, 0)
    assert done["before"]["full"] == 0
    assert done["after"]["full"] == 3
    assert done["lost"] == []
    assert "slots" not in counts(replace(puzzle, model=CROSSING, open_cells={}, odd={}))


def test_the_sheet_of_an_unfinished_grid() -> None:
    puzzle = half(title="Begun", sheet={"word_bank": True})
    assert sheet.settings(puzzle)["blocks"] == "black"
    assert changes.put(puzzle, {"sheet": {"blocks": "black", "word_bank": False}}, ()).sheet == {}
    assert changes.put(puzzle, {"sheet": {"blocks": "grey"}}, ()).sheet["blocks"] == "grey"
    assert sheet.crop(puzzle) is puzzle
    assert text.clues(puzzle) == (
        "Begun\n\nAcross\n1. A clue (3)\n\nDown\n1. A clue (3)\n2. A clue (3)\n"
        "\nWords\nCAT\nCOD\nTEN\n"
    )
    assert text.answers(drawn(["??", "#?"])) == "Answers\n"
    assert text.clues(drawn(["??", "#?"])).strip() == ""
    for to in formats.FORMATS:
        if not formats.refusal(puzzle, to):
            assert formats.export(puzzle, to, "begun")
    assert changes.lock(puzzle, [0, 2], True).locked == {0, 2}
    assert changes.give(puzzle, "first").given_letters == {(0, 0), (1, 0), (2, 0)}
    assert changes.give(puzzle, "cell", (0, 1)).given_letters == {(0, 1)}
    with pytest.raises(CrosscoreError, match="no letter in that cell"):
        changes.give(puzzle, "cell", (3, 3))


# -- numbers ----------------------------------------------------------------------------------


def test_numbers_are_stored_as_they_are_and_shown_in_the_digits_of_the_sheet() -> None:
    puzzle = replace(numbers(), clue_language="bn")
    assert check(puzzle) == []
    assert round_trip(puzzle) == puzzle
    shown = view(puzzle)
    assert [cell and cell["t"] for cell in shown["cells"][0]] == ["১", "২", None]
    assert shown["clues"][0]["items"][0]["clue"] == "৩ × ৪"
    assert shown["words"][0]["word"] == "12"
    assert shown["words"][0]["shown"] == "১২"
    assert "১. ৩ × ৪" in text.clues(puzzle)
    assert "১২" in text.answers(puzzle)
    latin = replace(puzzle, sheet={"digits": "latin"})
    assert view(latin)["cells"][0][0]["t"] == "1"


@pytest.mark.parametrize(
    ("rows", "clues", "code"),
    [
        (TABLE, {"12": "3 × 5"}, "value"),
        (TABLE, {"12": "৩ × ৫"}, "value"),
        (TABLE, {"10": "21 − 12"}, "value"),
        (TABLE, {"10": "9 + 2"}, "value"),
        (TABLE, {"35": "71 ÷ 2"}, "value"),
        (TABLE, {"35": "35 ÷ 0"}, "value"),
        (TABLE, {"12": "5 × □"}, "value"),
        (TABLE, {"12": "□ x 7"}, "value"),
        (TABLE, {"12": "13 + □"}, "value"),
        (TABLE, {"12": "11 − □"}, "value"),
        (TABLE, {"12": "25 ÷ □"}, "value"),
        (TABLE, {"12": "□ ÷ 0"}, "value"),
        (["02#", "1?4", "#35"], {}, "zero"),
    ],
)
def test_numbers_that_do_not_come_out_are_found(
    rows: list[str], clues: dict[str, str], code: str
) -> None:
    assert code in {issue.code for issue in check(numbers(rows, **clues))}


def test_other_clues_of_numbers_are_nobodys_fault() -> None:
    assert check(numbers(**{"12": "A dozen", "10": "2 × 5", "35": "", "45": "50 - 5"})) == []
    assert check(numbers(**{"12": "□ × 4", "10": "21 − □", "35": "□ ÷ 2", "45": "40 + □"})) == []
    assert check(numbers(**{"12": "□ − 4", "10": "20 ÷ □", "35": "□ × □", "45": "□ + 45"})) == []


# -- faults -----------------------------------------------------------------------------------

SOUND = ["CAT", "OLE", "DEN"]


def codes(puzzle: Puzzle) -> set[str]:
    return {issue.code for issue in check(puzzle)}


def without(puzzle: Puzzle, index: int) -> Puzzle:
    """The puzzle with one word and its entry taken out; its cells stay as they are."""
    entries = [e for e in puzzle.entries if e.word != index]
    covered = {cell for entry in entries for cell in entry.cells}
    gone = next(e for e in puzzle.entries if e.word == index)
    left = {
        c: a
        for c, a in zip(gone.cells, puzzle.words[index].answer, strict=False)
        if c not in covered
    }
    return replace(
        puzzle,
        words=tuple(w for i, w in enumerate(puzzle.words) if i != index),
        entries=tuple(replace(e, word=e.word - (e.word > index)) for e in entries),
        open_cells={**puzzle.open_cells, **left},
    )


def test_each_fault_of_a_grid_with_blocks_is_found() -> None:
    puzzle = half()
    assert check(puzzle) == []
    assert check(drawn(SOUND)) == []
    assert check(replace(puzzle, options={"size": "5x5"})) == []
    first = puzzle.entries[0]
    faults: dict[str, Puzzle] = {
        "answer-twice": drawn(["CAT", "A#O", "TOP"]),
        "false-word": without(drawn(SOUND), 1),
        "open": replace(puzzle, open_cells={**puzzle.open_cells, (0, 0): "C"}),
        "outside": replace(puzzle, open_cells={**puzzle.open_cells, (5, 0): ""}),
        "letter": replace(puzzle, open_cells={**puzzle.open_cells, (3, 3): "AB"}),
        "run": replace(puzzle, open_cells={**puzzle.open_cells, (0, 3): ""}),
        "pinned": replace(puzzle, pinned=frozenset({(0, 4)})),
        "odd": replace(puzzle, odd={3: UNKNOWN}),
        "locked": replace(puzzle, locked=frozenset({3})),
        "size": replace(puzzle, options={"size": "5x6"}),
        "kind": replace(puzzle, kind="freeform"),
        "number": replace(puzzle, entries=(replace(first, number=2), *puzzle.entries[1:])),
        "empty": drawn(["##", "##"]),
        "crossing": replace(
            puzzle, words=(Word("BAT", tuple("BAT"), ""), *puzzle.words[1:])
        ),
        "proof": replace(puzzle, proof="unique"),
    }  # fmt: skip
    for code, faulty in faults.items():
        assert code in codes(faulty), code
    assert "pinned" in codes(replace(puzzle, pinned=frozenset({(0, 3)})))
    assert "odd" in codes(replace(puzzle, odd={0: "rare"}))
    assert "letter" in codes(replace(puzzle, open_cells={**puzzle.open_cells, (3, 3): "a"}))
    assert "kind" in codes(replace(puzzle_of(["CAT", "O..", "D.."]), kind="filled"))
    assert "proof" in codes(replace(puzzle_of(["CAT", "O..", "D.."]), proof="unique"))
    lost = replace(puzzle, words=(*puzzle.words, Word("DOG", tuple("DOG"), "")))
    assert codes(lost) == {"word-lost"}


def test_numbers_of_clues_count_the_runs_that_are_not_full() -> None:
    puzzle = drawn(["?#CAT", "?#O#?", "???#?"])
    assert puzzle.numbers() == {(0, 0): 1, (0, 2): 2, (0, 4): 3, (2, 0): 4}
    assert [(e.number, e.across) for e in puzzle.entries] == [(2, True)]
    assert check(puzzle) == []
    assert codes(replace(puzzle, entries=(replace(puzzle.entries[0], number=1),))) == {"number"}


# -- whatever people draw ---------------------------------------------------------------------


@given(drawings())
def test_any_drawing_survives_its_file_and_is_sound(puzzle: Puzzle) -> None:
    assert round_trip(puzzle) == puzzle
    allowed = set()
    if len({word.answer for word in puzzle.words}) < len(puzzle.words):
        allowed.add("answer-twice")
    if not puzzle.words and not puzzle.open_cells:
        allowed.add("empty")
    assert codes(puzzle) == allowed


@given(drawings())
def test_any_drawing_is_shown_and_counted(puzzle: Puzzle) -> None:
    shown = json.loads(json.dumps(view(puzzle)))
    cells = [cell for row in shown["cells"] for cell in row]
    numbers, grid = shown["counts"], shown["grid"]
    assert numbers["blocks"] == cells.count(None)
    assert numbers["empty"] == sum(cell is not None and cell["t"] == "" for cell in cells)
    assert numbers["full"] == numbers["placed"] == len(puzzle.words) <= numbers["slots"]
    assert {cell["n"] for cell in cells if cell and "n" in cell} == {
        str(n + 1) for n in range(len(puzzle.numbers()))
    }
    touching = areas(puzzle.rows())
    assert sum(map(len, touching)) == len(cells) - numbers["blocks"]
    islands = [w["cells"] for w in grid["warnings"] if w["code"] == "islands"]
    assert [len(found) for found in islands] == (
        [sum(map(len, touching[1:]))] if len(touching) > 1 else []
    )
    text.clues(puzzle)
    text.answers(puzzle)
    report(puzzle, Outcome.LIMIT, 0.0)


@given(drawings(), st.data())
def test_a_fault_put_into_any_drawing_is_found(puzzle: Puzzle, data: st.DataObject) -> None:
    if not puzzle.entries:
        return
    at = data.draw(st.integers(0, len(puzzle.entries) - 1))
    entry = puzzle.entries[at]
    word = puzzle.words[entry.word]
    others = [e for e in puzzle.entries if e is not entry]
    kind = data.draw(st.sampled_from(["gone", "letter", "number", "turned", "shorter", "moved"]))
    match kind:
        case "gone":
            faulty = without(puzzle, entry.word)
        case "letter":
            answer = ("Z", *word.answer[1:])
            crossed = {cell for e in others for cell in e.cells}
            if entry.cells[0] not in crossed:
                return  # then it is just another word
            words = list(puzzle.words)
            words[entry.word] = Word("".join(answer), answer, "")
            faulty = replace(puzzle, words=tuple(words))
        case "number":
            faulty = replace(puzzle, entries=(*others, replace(entry, number=entry.number + 1)))
        case "turned":
            faulty = replace(puzzle, entries=(*others, replace(entry, across=not entry.across)))
        case "shorter":
            faulty = replace(puzzle, entries=(*others, replace(entry, cells=entry.cells[:-1])))
        case _:
            cells = tuple((row, column + 1) for row, column in entry.cells)
            faulty = replace(puzzle, entries=(*others, replace(entry, cells=cells)))
    assert codes(faulty) - {"answer-twice"}


# -- files of other programs ------------------------------------------------------------------


def foreign(**more: Any) -> dict[str, Any]:
    return {
        "version": "http://ipuz.org/v2",
        "kind": ["http://ipuz.org/crossword#1"],
        "dimensions": {"width": 3, "height": 3},
        "puzzle": [[1, 0, 2], [0, "#", 0], [3, 0, 0]],
        "solution": [["C", "A", "T"], ["O", "#", "E"], ["D", "E", "N"]],
        "clues": {"Across": [[1, "Purrs"], [3, "Lair"]], "Down": [[1, "Fish"], [2, "X"]]},
        **more,
    }


def test_blocks_of_other_programs_make_a_filled_crossword() -> None:
    puzzle, findings = ipuz.from_document(foreign())
    assert findings == []
    assert check(puzzle) == []
    assert (puzzle.kind, puzzle.model, puzzle.language) == ("filled", BLOCKED, "en")
    assert [word.surface for word in puzzle.words] == ["CAT", "DEN", "COD", "TEN"]
    voids = [[None if cell == "#" else cell for cell in row] for row in foreign()["solution"]]
    shape = [[None if cell == "#" else cell for cell in row] for row in foreign()["puzzle"]]
    puzzle, findings = ipuz.from_document(foreign(solution=voids, puzzle=shape))
    assert findings == []
    assert (puzzle.kind, puzzle.model) == ("freeform", CROSSING)


def test_voids_beside_blocks_become_blocks() -> None:
    puzzle, findings = ipuz.from_document(
        foreign(
            puzzle=[[None, 1, 2], [3, "#", 0], [4, 0, 0]],
            solution=[[None, "A", "T"], ["O", "#", "E"], ["D", "E", "N"]],
            clues={"Across": [[1, "x"], [4, "x"]], "Down": [[2, "x"], [3, "x"]]},
        )
    )
    assert [issue.code for issue in findings] == ["void"]
    assert puzzle.model == BLOCKED
    assert puzzle.rows()[0][0] is None
    assert check(puzzle) == []
    assert round_trip(puzzle) == puzzle


@pytest.mark.parametrize("mark", [0, "", None, {"value": 0}, "-"])
def test_empty_cells_of_other_programs_stay_open(mark: object) -> None:
    document = foreign(
        solution=[["C", "A", "T"], ["O", "#", mark], ["D", "E", mark]],
        **({"empty": "-"} if mark == "-" else {}),
    )
    puzzle, findings = ipuz.from_document(document)
    assert puzzle.open_cells == {(1, 2): "", (2, 1): "E", (2, 2): ""}
    assert findings == []
    assert {at: clue.clue for at, clue in puzzle.open_clues.items()} == {
        ((2, 0), True): "Lair", ((0, 2), False): "X",
    }  # fmt: skip
    assert round_trip(puzzle) == puzzle
    assert {word.surface for word in puzzle.words} == {"CAT", "COD"}
    assert check(puzzle) == []


def test_a_crossword_without_a_solution_opens_as_a_drawing() -> None:
    document = foreign()
    del document["solution"]
    puzzle, findings = ipuz.from_document(document)
    assert findings == []
    assert len(puzzle.open_clues) == 4
    assert round_trip(puzzle) == puzzle
    assert puzzle.words == ()
    assert puzzle.open_cells == dict.fromkeys(puzzle.open_cells, "")
    assert len(puzzle.open_cells) == 8
    assert check(puzzle) == []
    ours = ipuz.to_document(puzzle_of(["CAT", "O..", "D.."]))
    ours["solution"][0][0] = 0
    with pytest.raises(CrosscoreError, match="without a letter"):
        ipuz.from_document(ours)


def test_digits_between_blocks_make_a_number_crossword() -> None:
    puzzle, findings = ipuz.from_document(
        foreign(solution=[["1", "2", "7"], ["4", "#", "5"], ["3", "3", "6"]])
    )
    assert findings == []
    assert check(puzzle) == []
    assert (puzzle.kind, puzzle.language) == ("numbers", alphabet.NUMBERS)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (["solution", 0, 0], "#", "shape"),
        (["puzzle", 0, 3], 0, "shape"),
        (["solution", 0, 3], "A", "shape"),
        (["solution", 0, 0], 0, "pinned"),
        (["solution", 0, 3], None, "void"),
        (["solution", 0, 3], 0, "shape"),
        (["puzzle", 0, 4], 3, "label"),
        (["org.crosscore:pinned"], [[0, 4]], "pinned"),
        (["org.crosscore:pinned"], [[0, 3]], "pinned"),
        (["org.crosscore:pinned"], [[9, 9]], "pinned"),
        (["org.crosscore:pinned"], [[0]], "pinned"),
        (["org.crosscore:pinned"], [[True, 0]], "pinned"),
        (["org.crosscore:pinned"], 7, "key"),
        (["org.crosscore:words", 0, "odd"], "rare", "odd"),
        (["org.crosscore:words", 0, "odd"], ["unknown"], "odd"),
        (["org.crosscore:options"], {"size": "4x4"}, "size"),
        (["org.crosscore:sheet"], {"blocks": "pink"}, "key"),
    ],
    ids=str,
)
def test_tampering_with_a_drawing_is_found(path: list[Any], value: Any, code: str) -> None:
    assert code in altered(path, value, half(pinned=frozenset({(0, 0)}), odd={0: UNKNOWN}))


def marked() -> Puzzle:
    """A grid with bars, and with everything else that cells or a puzzle can be marked with."""
    document = foreign(
        puzzle=[
            [
                {"cell": 1, "style": {"shapebg": "circle"}},
                0,
                {"cell": 2, "style": {"color": "#CCE"}},
            ],
            [{"cell": 3, "style": {"barred": "B"}}, {"cell": 4, "style": {"barred": "TR"}}, 0],
            [{"cell": 5, "style": "grey"}, 0, 0],
        ],
        solution=[["C", "A", "T"], ["O", "N", "E"], ["ST", "E", "N"]],
        styles={"grey": {"color": "#CCCCCC"}},
        clues={"Across": [[1, "Purrs"]], "Down": [[1, "Firm"]]},
        copyright="(c) A. Setter",
        checksum=["salt", "0123"],
        **{"org.crosscore:rebus": ["ST"]},
    )
    return ipuz.from_document(document)[0]


def test_bars_marks_and_texts_are_kept() -> None:
    puzzle = marked()
    assert puzzle.bars == {((1, 0), False), ((0, 1), False), ((1, 1), True)}
    assert puzzle.circles == {(0, 0)}
    assert puzzle.shades == {(0, 2): "#ccccee", (2, 0): "#cccccc"}
    assert puzzle.about == {"copyright": "(c) A. Setter"}
    assert puzzle.checksum == ("salt", "0123")
    assert sorted(word.surface for word in puzzle.words) == [
        "CAT",
        "CO",
        "NE",
        "ON",
        "ST|E|N",
        "TEN",
    ]
    assert check(puzzle) == []
    assert round_trip(puzzle) == puzzle


def test_the_referee_sees_words_that_ignore_a_bar_and_cells_of_several_letters() -> None:
    puzzle = marked()
    assert "false-word" in {found.code for found in check(replace(puzzle, bars=frozenset()))}
    more = puzzle.bars | {((0, 0), True)}
    assert "run" in {found.code for found in check(replace(puzzle, bars=more))}
    assert "answer" in {found.code for found in check(replace(puzzle, rebus=frozenset()))}

"""The .xd file: out and back, as other programs write it, and hostile."""

from __future__ import annotations

import io
import json
import re
import zipfile
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosscore import formats, read_words, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import xd
from crosscore.puzzle import Puzzle
from crosscore.referee import check
from crosscore.service import Service
from tests.formats.outside import GRIDS, MARKED, differing, puzzles
from tests.searches import animals

ALL = {**GRIDS, **MARKED}


def written(puzzle: Puzzle) -> str:
    (file,) = formats.export(puzzle, "xd", "puzzle")
    assert file.name == "puzzle.xd"
    return str(file.content)


def read(text: str) -> tuple[Puzzle, list[str]]:
    assert formats.recognised(text.encode()) == "xd"
    puzzle, findings = formats.load(text.encode(), "other.xd")
    return puzzle, [str(found.message) for found in findings if str(found.where) == "file"]


@pytest.mark.parametrize("name", sorted(ALL))
def test_what_goes_out_comes_back(name: str) -> None:
    puzzle = ALL[name]()
    again, found = read(written(puzzle))
    assert found == []
    assert differing(puzzle, again, "xd") == {}
    assert {found.code for found in check(again)} == {found.code for found in check(puzzle)}


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(puzzles())
def test_any_puzzle_comes_back(puzzle: Puzzle) -> None:
    again, found = read(written(puzzle))
    told = {loss.code for loss in formats.losses(puzzle, "xd")}
    assert found == [] or "texts" in told
    differs = differing(puzzle, again, "xd")
    if "texts" in told:
        differs = {name: both for name, both in differs.items() if name not in _TEXTS}
    if "taken" in told:
        differs.pop("counts", None)
        differs.pop("clues", None)
        differs.pop("words", None)
    assert differs == {}


_TEXTS = ("clues", "open", "instructions", "counts", "words")


def test_how_it_is_written() -> None:
    text = written(MARKED["rebus"]())
    assert "Special: circle\nRebus: 1=CHE 2=LUB 3=1ST b=HEART\n\n\nba1\n##2\n3#S\n\n\nA1. " in text
    assert "A1. Pain (3) ~ HEARTACHE\n\nD2. Clubs (3) ~ CHELUBS\n" in text
    assert "C..\n...\n..N" in written(MARKED["open"]())
    assert "A { bar-left: true; bar-top: true }" in written(MARKED["barred"]())
    assert "bars" in {loss.code for loss in formats.losses(MARKED["barred"](), "xd")}
    assert "word search" in str(formats.refusal(animals(), "xd"))


# -- as other programs write it -----------------------------------------------------------------

HEADERS = "Title: A day out\nAuthor: A. Setter\nEditor: E. Ditor\nDate: 2001-02-03\n"
GRID = "CAT#\nO#EL\nD#NO\n"
CLUES = """\
A1. It {/purrs/} ~ CAT
A3. Train, in Chicago ~ EL
A5. See 1-Across \\ and not yes ~ NO

D1. Fish & chips ~ COD
D2. Twice five ~ TEN
D4. Look and see, without end ~ LO
"""
IMPLICIT = f"{HEADERS}\n\n{GRID}\n\n{CLUES}\n\nA note\n\nand more\n"
EXPLICIT = (
    f"## Notes\n\nA note\n\nand more\n\n## Metadata\n\n{HEADERS}\n## Grid\n\n{GRID}\n"
    f"## Clues\n\n{CLUES}"
)


@pytest.mark.parametrize(
    "text",
    [IMPLICIT, EXPLICIT, IMPLICIT.replace("\n", "\r\n"), "\ufeff\n" + IMPLICIT],
    ids=["in order", "with headings", "Windows", "mark"],
)
def test_both_forms_are_read(text: str) -> None:
    puzzle, found = read(text)
    assert (puzzle.title, puzzle.author) == ("A day out", "A. Setter")
    assert puzzle.about == {
        "editor": "E. Ditor",
        "date": "2001-02-03",
        "notes": "A note\n\nand more",
    }
    assert [puzzle.words[e.word].clue for e in puzzle.entries if e.across] == [
        "It purrs",
        "Train, in Chicago",
        "See 1-Across / and not yes",
    ]
    assert puzzle.rows()[1] == ("O", None, "E", "L")
    assert found == ["has clues in bold, italics and the like; kept plain"]


def test_looks_rebus_and_given_letters() -> None:
    text = IMPLICIT.replace("Date:", "Special: shaded\nRebus: 1=HEN, 2=X\nDate:")
    puzzle, _ = read(text.replace("CAT#", "CAt#").replace("O#EL", "1#EL").replace("COD", "CHEND"))
    assert puzzle.rows()[0] == ("C", "A", "T", None)
    assert puzzle.rows()[1][0] == "HEN"
    assert set(puzzle.shades) == {(0, 2)}
    design = (
        "<style>\nO { background: circle; glow: much }\nB { bar-top: true }\n</style>\n\nO.BO\n"
    )
    more = f"{EXPLICIT}\n## Design\n\n{design}\n## Start\n\nC..#\n....\n\n## Odd\n\nline\n"
    puzzle, found = read(more)
    assert puzzle.circles == {(0, 0)}
    assert sheet.given_cells(puzzle) == {(0, 0)}
    assert "has parts that are not kept: glow" in found
    assert any("marks in 1 cell" in one or "mark in 1 cell" in one for one in found)  # of a block
    assert "has parts that are not kept: Odd" in found


def test_a_grid_without_a_solution_keeps_its_clues() -> None:
    bare = re.sub(r" ~ .*", "", IMPLICIT)
    for sign in ".X":
        puzzle, found = read(bare.replace(GRID, re.sub("[A-Z]", sign, GRID)))
        assert len(puzzle.open_clues) == 6
        assert puzzle.words == ()
        assert ("has only the letter X: it has no solution" in found) == (sign == "X")
    dots = re.sub("[A-Z]", ".", GRID)
    puzzle, _ = read(IMPLICIT.replace(GRID, dots))
    assert puzzle.rows()[0] == ("C", "A", "T", None)  # from the answers


def test_dots_are_blocks_where_nothing_else_is() -> None:
    puzzle, found = read(EXPLICIT.replace(GRID, GRID.replace("#", ".")))
    assert puzzle.rows()[1] == ("O", None, "E", "L")
    assert len(puzzle.entries) == 6
    assert len(found) == 1


def test_clues_without_a_group_and_of_others() -> None:
    single = re.sub(r"(?m)^[AD](\d)", r"\1", CLUES)
    puzzle, _ = read(IMPLICIT.replace(CLUES, single))
    assert all(word.clue for word in puzzle.words)
    puzzle, _ = read(f"{HEADERS}\n{GRID}\n{CLUES}\nA note\n")  # one empty line between
    assert puzzle.about["notes"] == "A note"
    data = CLUES.replace("~ CAT\n", "~ CAT\nA1 ^Hint: It mews\nA1 ^Refs: D2\nA1 ^Alt: CUT\nOdd\n")
    puzzle, found = read(IMPLICIT.replace(CLUES, data + "X9. Nowhere ~ NOWHERE\n"))
    assert all(word.clue for word in puzzle.words)
    assert found[:3] == [
        "has hints to its clues; they are not kept",
        "has lines between its clues, which are not kept",
        "has parts that are not kept: Alt",
    ]
    assert "has 1 clue that does not say where its word is; it is left out" in found
    _, found = read(IMPLICIT.replace(CLUES, CLUES + "D99. Nowhere ~ NOWHERE\n"))
    assert "has 1 clue that names no word of the grid; it is left out" in found


def test_answers_that_are_in_parts() -> None:
    text = "Title: T\nSplitcharacter: |\n\n\nICECREAM#\nSODAJERK#\n\n\nA1. x ~ ICE|CREAM\n"
    puzzle, _ = read(text)
    assert "ICE CREAM" in {word.surface for word in puzzle.words}


def test_a_clue_whose_number_is_wrong_goes_to_its_answer() -> None:
    rows = ["HEART", "EMBER", "ABUSE", "RESIN", "TREND"]
    clues = "".join(
        f"{way}{number}. {way}{row} ~ {row}\n"
        for way in "AD"
        for row, number in zip(rows, (1, 6, 7, 8, 9) if way == "A" else range(1, 6), strict=True)
    )
    text = "Title: T\n\n\n" + "\n".join(rows) + "\n\n\n" + clues
    swapped = text.replace("A8.", "A0.").replace("A9.", "A8.").replace("A0.", "A9.")
    for each in (text, swapped):
        puzzle, found = read(each)
        assert found == []
        told = {(e.cells[0], e.across): puzzle.words[e.word].clue for e in puzzle.entries}
        assert [told[(r, 0), True] for r in range(5)] == [f"A{row}" for row in rows]
    # but not to a word that has its clue
    puzzle, found = read(text.replace("ARESIN ~ RESIN", "ARESIN ~ TREND"))
    assert found == ["has 1 answer that its grid contradicts; the grid is kept"]
    assert all(word.clue for word in puzzle.words)


def test_letters_with_signs_that_part_them_are_told() -> None:
    for letters in ("A,B", "A B", "A~B"):
        puzzle, _ = read(IMPLICIT.replace("CAT#", "1AT#").replace("Date:", "Rebus: 1=CD\nDate:"))
        assert "texts" not in {loss.code for loss in formats.losses(puzzle, "xd")}
        words = tuple(
            replace(word, answer=tuple(letters if sign == "CD" else sign for sign in word.answer))
            for word in puzzle.words
        )
        told = {loss.code for loss in formats.losses(replace(puzzle, words=words), "xd")}
        assert "texts" in told


def test_a_rebus_may_have_spaces() -> None:
    for said in ("1 = ONE, 2=TWO", "1= ONE 2 =TWO", "1=ONE,2 = TWO"):
        text = re.sub(" ~ .*", "", IMPLICIT).replace("CAT#", "1A2#")
        text = text.replace("Date:", f"Rebus: {said}\nDate:")
        assert read(text)[0].rows()[0] == ("ONE", "A", "TWO", None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (EXPLICIT.replace("O#EL", "O#E"), "row 2 of its grid has 3 cells, but its width is 4"),
        (IMPLICIT.replace("~ C", "~ X").replace("~ E", "~ Y").replace("~ N", "~ Z"), "answers"),
        (EXPLICIT.replace("Title:", "Form: barred\nTitle:"), "where its bars are"),
        (EXPLICIT.replace(GRID, "A" * 500 + "\n"), "larger than 400"),
        (EXPLICIT + "\n" * 30_000, "more than 20,000 lines"),
    ],
)
def test_what_would_be_another_puzzle_is_refused(text: str, why: str) -> None:
    with pytest.raises(CrosscoreError, match=re.escape(why)):
        formats.load(text.encode(), "other.xd")


@pytest.mark.parametrize(
    "text",
    [
        "CAT: Purrs\nDOG: Barks\n\n\nCOW: Moos\n",
        "Title: A word\nDate: A fruit\n\n\nCAT\nDOG\nCOW\n",
        "Title: A word\n\nCAT; A1. best\nDOG; D1. also\n",
        "title,author\nA1. steak,Sauce\n",
        "## Grid\nA net of lines\n## Clues\nWhat Holmes looks for\n",
        "# Title: x\nCAT ~ purrs\n",
    ],
)
def test_word_lists_are_not_taken_for_it(text: str) -> None:
    assert not xd.recognises(text.encode())


def test_it_is_opened_under_any_name_and_in_a_zip() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("folder/one.xd", IMPLICIT)
    for name, data in (("x.txt", IMPLICIT.encode()), ("x.zip", packed.getvalue())):
        asked = json.dumps({"v": 1, "id": 1, "type": "file.open", "name": name})
        answer = json.loads(Service().handle(asked, data))
        assert answer["type"] == "puzzle"
    for data in (IMPLICIT, EXPLICIT):
        with pytest.raises(CrosscoreError, match="is a puzzle, not a list of words"):
            read_words(data.encode())
    damaged = json.dumps({"v": 1, "id": 1, "type": "file.open", "name": "x.xd"})
    assert json.loads(Service().handle(damaged, b"nothing here"))["type"] == "error"


_PIECES = [
    *IMPLICIT.splitlines(keepends=True),
    *EXPLICIT.splitlines(keepends=True),
    *"#_.~*{}/\\a1\u0301\u200d",
    "## Design\n<style>A { bar-left: true }</style>\nAAAA\n",
    "Rebus: 1=A 1=B\n",
    "Special: circle\n",
]


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(_PIECES), max_size=30), st.integers(0, 400), st.text(max_size=3))
def test_broken_files_are_refused(pieces: list[str], at: int, put: str) -> None:
    for text in (IMPLICIT[:at] + put + IMPLICIT[at + len(put) :], EXPLICIT + "".join(pieces)):
        try:
            puzzle, findings = xd.load(text.encode("utf-8", "surrogatepass"), "x.xd")
        except CrosscoreError:
            continue
        check(puzzle)
        for found in findings:
            found.as_dict()

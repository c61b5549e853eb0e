"""Crosswords as .puz: what goes out comes back, but for what was said to be lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import puz as puzpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import formats, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import puz
from crosscore.puzzle import Puzzle
from crosscore.referee import check
from tests.crosswords import puzzle_of, workshop
from tests.formats.outside import strict
from tests.puzzles import clues, crosswords, told_apart
from tests.searches import hidden

#: as the file has them where all texts are in Latin-1
_TYPOGRAPHIC = {ord(a): b for a, b in zip("“”’–—…", ['"', '"', "'", "-", "-", "..."], strict=True)}


def back(puzzle: Puzzle) -> tuple[Puzzle, list[str], dict[str, str]]:
    """The puzzle from its file, what was found, and losses by their code."""
    (file,) = puz.files(puzzle, "x")
    again, findings = formats.load(file.data, "x.puz")
    lost = {issue.code: issue.message for issue in puz.losses(puzzle)}
    return again, [issue.message for issue in findings], lost


@settings(max_examples=70)
@given(crosswords())
def test_what_comes_back_is_what_went_out(puzzle: Puzzle) -> None:
    if puz.refusal(puzzle):
        return
    again, findings, lost = back(puzzle)
    assert findings == [] or "letters" in lost
    differs = told_apart(puzzle, again, lost)
    plain = _TYPOGRAPHIC if "typographic" in lost else {}
    for name in ("title", "author", "instructions"):
        if name in differs:
            before, after = differs.pop(name)
            assert before.translate(plain) == after
    told = {"typographic", "cut", "taken", "dash"} & set(lost)
    if told and "clues" in differs:
        differs.pop("clues")
        for at, clue in clues(again).items():
            before = clues(puzzle)[at].translate(plain)
            assert clue == before or (
                ("cut" in told and len(before) > 490 and clue.endswith("..."))
                or ("taken" in told and before.startswith(clue) and before.endswith(")"))
                or ("dash" in told and (clue, before) == ("", "-"))
            )
    if "taken" in told or ("counts" in differs and not puzzle.entries):
        differs.pop("counts", None)
        assert "taken" in told or "counts" in lost
    assert differs == {}
    strict(puzzle)


# -- files of other programs --------------------------------------------------------------------


def others(rows: list[str], **more: Any) -> puzpy.Puzzle:
    """A file as another program writes it, with a clue for each word."""
    made = puzpy.Puzzle(more.pop("version", "1.3"))
    made.width, made.height = len(rows[0]), len(rows)
    made.solution = "".join(rows)
    made.fill = "".join(c if c in ".:" else "-" for c in made.solution)
    made.title, made.author = "A title", "An author"
    for name, value in more.items():
        setattr(made, name, value)
    numbering = puzpy.get_grid_numbering(made.fill, made.width, made.height)
    made.clues = [f"Clue {i}" for i in range(sum(map(len, numbering)))]
    return made


def opened(data: bytes) -> tuple[Puzzle, list[str]]:
    puzzle, findings = formats.load(data, "their.puz")
    return puzzle, [issue.message for issue in findings]


def test_a_file_of_another_program_opens() -> None:
    made = others(["CAT.", "O.EN", "DEN."], notes="Line one\r\n\r\nline <two>")
    for data in (made.tobytes(), b"HTTP/1.0 200 OK\r\n" + made.tobytes() + b"\r\n"):
        puzzle, found = opened(data)
        assert found == []
        assert check(puzzle) == []
        assert (puzzle.kind, puzzle.language, puzzle.title) == ("filled", "en", "A title")
        assert puzzle.instructions == "Line one\n\nline <two>"
        words = [("".join(word.answer), word.clue) for word in puzzle.words]
        assert words == [
            ("CAT", "Clue 0"), ("EN", "Clue 3"), ("DEN", "Clue 4"), ("COD", "Clue 1"),
            ("TEN", "Clue 2"),
        ]  # fmt: skip
        assert sheet.settings(puzzle)["enumerations"] is False


def test_letter_counts_of_another_program_are_the_sheets() -> None:
    made = others(["CAT", "O..", "D.."])
    made.clues = ["Purrs (1, 2)", "Fish (3)"]
    puzzle, found = opened(made.tobytes())
    assert found == []
    assert [(word.surface, word.clue) for word in puzzle.words] == [
        ("C AT", "Purrs"), ("COD", "Fish"),
    ]  # fmt: skip
    assert sheet.settings(puzzle)["enumerations"] is True


def test_windows_letters_rebus_squares_circles_and_what_is_filled_in() -> None:
    made = others(["CAT", "O..", "D.."], copyright="\xa9 2020 me")
    made.clues = ["\x93Purrs\x94 \x96 na\xefve", "Fish"]
    made.rebus().add_rebus_squares(2, "TEN")
    made.markup().set_markup_squares([0, 1], puzpy.GridMarkup.Circled)
    made.markup().set_markup_squares([2], puzpy.GridMarkup.Incorrect)
    made.fill = "CA-" + made.fill[3:]
    made.extensions[b"LTIM"] = b"42,1"
    made._extensions_order.append(b"LTIM")
    puzzle, found = opened(made.tobytes())
    assert found == [
        "has letters in 2 cells that a solver filled in, which are not kept",
        "has marks of a solver’s mistakes, which are not kept",
        "has a solver’s time, which is not kept",
    ]
    assert puzzle.rows()[0] == ("C", "A", "TEN")
    assert clues(puzzle)[(0, 0), True] == "“Purrs” – naïve"
    assert puzzle.circles == {(0, 0), (0, 1)}
    assert puzzle.about == {"copyright": "© 2020 me"}
    assert puzzle.rebus == {"TEN"}
    assert check(puzzle) == []


@pytest.mark.parametrize("rows", [["CROSSWORD", "A.U.O.I.O", "TABLESPOO"], ["QUIZ" * 8] * 9])
def test_a_locked_solution_is_opened(rows: list[str]) -> None:
    made = others(rows)
    made.lock_solution(7381)
    assert made.solution != "".join(rows)
    puzzle, found = opened(made.tobytes())
    assert found[0] == "was locked with the key 7381"
    assert ["".join(cell or "." for cell in row) for row in puzzle.rows()] == rows
    made.scrambled_cksum ^= 1
    puzzle, found = opened(made.tobytes())
    if "could not be opened" in found[0]:
        assert puzzle.words == ()


def test_odd_files_open_with_a_finding_or_are_refused_with_a_sentence() -> None:
    made = others(["CAT", "O..", "D.."])
    data = made.tobytes()
    assert opened(data[:-8] + b"X" + data[-7:])[1] == [
        "has wrong checksums: something in it was changed or damaged after it was saved"
    ]
    assert "the last of its clues are missing" in opened(data[:-12])[1][0]
    with pytest.raises(CrosscoreError, match="ends before its grid is complete"):
        opened(data[:60])
    with pytest.raises(CrosscoreError, match="its grid has no cells"):
        opened(data[:0x2C] + b"\0\0" + data[0x2E:])
    with pytest.raises(CrosscoreError, match="the limit is 1 MB"):
        opened(data + bytes(2**21))
    hidden = others(["CAT", "O::", "D::"], puzzletype=puzpy.PuzzleType.Diagramless)
    puzzle, found = opened(hidden.tobytes())
    assert found == []
    assert puzzle.sheet["blocks"] == "hidden"
    assert len(puzzle.words) == 2
    again, found, lost = back(puzzle)
    assert (again, found, lost) == (puzzle, [], {})
    assert puzpy.load(puz.files(puzzle, "x")[0].data).solution == "CATO::D::"
    for state in (puzpy.SolutionState.NotProvided, puzpy.SolutionState.Unlocked):
        for letter in "X-":
            rows = [row.replace("X", letter) for row in ("XXX", "X..", "X..")]
            puzzle, found = opened(others(rows, solution_state=state).tobytes())
            assert puzzle.words == ()
            assert found == []
            assert {at: said.clue for at, said in puzzle.open_clues.items()} == {
                ((0, 0), True): "Clue 0", ((0, 0), False): "Clue 1",
            }  # fmt: skip
    control = others(["C\x90T", "O..", "D.."])
    assert opened(control.tobytes())[0].rows()[0] == ("C", "", "T")
    with pytest.raises(CrosscoreError, match=r"cannot be opened.* 6120 words, and at most 2000"):
        opened(others(["AAA." * 60] * 99).tobytes())


def test_a_file_whose_clues_fit_no_words_is_refused() -> None:
    made = others(["CAT", "O..", "D.."])
    for said in (["Purrs"], ["Purrs", "Fish", "More"]):
        made.clues = said
        with pytest.raises(CrosscoreError, match="it is not known which belongs to which"):
            opened(made.tobytes())
    for text in (TEXT.replace("\tFish\n", ""), TEXT.replace("\tFish", "\tFish\n\tFowl")):
        with pytest.raises(CrosscoreError, match="it is not known which belongs to which"):
            opened(text.encode())
    puzzle, _ = opened(TEXT.replace("\tFish", "\t").encode())
    assert clues(puzzle) == {((0, 0), True): "Purrs", ((0, 0), False): ""}


def test_the_number_of_clues_the_wrong_way_round_and_no_last_nul() -> None:
    data = bytearray(others(["CAT", "O..", "D.."], notes="A note").tobytes())
    data[0x2E:0x30] = data[0x2F:0x2D:-1]
    puzzle, _ = opened(bytes(data[:-1]))
    assert [word.clue for word in puzzle.words] == ["Clue 0", "Clue 1"]
    assert puzzle.instructions == "A note"


def test_a_whole_solution_that_is_given_was_shown_to_a_solver() -> None:
    made = others(["CAT", "O..", "D.."])
    made.fill = made.solution
    made.markup().set_markup_squares(list(range(9)), puzpy.GridMarkup.Revealed)
    puzzle, found = opened(made.tobytes())
    assert puzzle.given_letters == frozenset()
    assert found == ["has letters in 5 cells that a solver filled in, which are not kept"]


def test_a_sign_that_marks_blocks_elsewhere_stays_a_letter() -> None:
    puzzle, _ = opened(others(["A#7", "B.E", "K.E"]).tobytes())
    assert puzzle.rows()[0] == ("A", "#", "7")
    for to in ("ipuz", "jpz", "exolve", "puz"):
        if formats.refusal(puzzle, to) is None:
            (file,) = formats.export(puzzle, to, "x")
            assert formats.load(file.data)[0].rows() == puzzle.rows(), to
    stars = hidden(["CAT", "#X#"], {"CAT": (0, 0, "forward")})
    (file,) = formats.export(stars, "ipuz", "x")
    assert formats.load(file.data)[0].rows() == stars.rows()


TEXT = """<ACROSS PUZZLE V2>
<TITLE>
\tA title
<AUTHOR>
\tAn author
<COPYRIGHT>
<SIZE>
\t3x3
<GRID>
\tC1t
\tO..
\tD..
<REBUS>
MARK;
1:AIR:A
<ACROSS>
\tPurrs
<DOWN>
\tFish
<NOTEPAD>
A note
"""


def test_the_text_form_opens() -> None:
    for data in (TEXT.encode(), TEXT.encode("utf-16"), b"\xef\xbb\xbf" + TEXT.encode()):
        puzzle, found = opened(data)
        assert found == []
        assert puzzle.circles == {(0, 2)}
        assert puzzle.rows()[0] == ("C", "AIR", "T")
        assert clues(puzzle) == {((0, 0), True): "Purrs", ((0, 0), False): "Fish"}
        assert (puzzle.title, puzzle.author, puzzle.instructions) == (
            "A title", "An author", "A note",
        )  # fmt: skip
    flagged = TEXT.replace("<REBUS>\nMARK;\n1:AIR:A", "<REBUS> MARK;\n1:[75]:E")
    puzzle, found = opened(flagged.encode())
    assert found == ["has pictures in cells, which are not kept"]
    assert puzzle.rows()[0] == ("C", "E", "T")
    assert puzzle.circles == {(0, 2)}
    with pytest.raises(CrosscoreError, match="row 2 of its grid has not 3 cells"):
        opened(TEXT.replace("\tO..", "\tO").encode())


def test_what_no_byte_can_count_is_refused() -> None:
    letters = [chr(0xAC00 + i * 28) for i in range(256)]
    rows = ["".join(letters[at : at + 64]) for at in range(0, 256, 64)]
    with pytest.raises(CrosscoreError, match="at most 255 different letters"):
        formats.export(puzzle_of(rows, "ko"), "puz", "x")
    many = puzzle_of([row[:-1] for row in rows], "ko")
    codes = [issue.code for issue in puz.losses(many)]
    assert "rebus-keys" in codes
    assert back(many)[0].rows() == many.rows()
    with pytest.raises(CrosscoreError, match="at most 255 cells a side"):
        formats.export(puzzle_of(["A" * 256]), "puz", "x")


def test_given_letters_and_the_workshop() -> None:
    puzzle = replace(workshop(), sheet={})
    again, _, lost = back(puzzle)
    assert sheet.given_cells(again) == sheet.given_cells(sheet.crop(puzzle))
    assert "words without a place: 4" in lost["workshop"]
    assert lost["outside"] == "4 cells outside the words become black squares."


@settings(max_examples=70)
@given(st.data())
def test_no_bytes_crash_the_reader(data: st.DataObject) -> None:
    made = others(["CAT.", "O.EN", "DEN."], notes="n")
    made.rebus().add_rebus_squares(2, "TEN")
    made.markup().set_markup_squares([0, 1], puzpy.GridMarkup.Circled)
    known = data.draw(st.sampled_from([made.tobytes(), TEXT.encode()]))
    broken = bytearray(known)
    for _ in range(data.draw(st.integers(0, 6))):
        broken[data.draw(st.integers(0, len(broken) - 1))] = data.draw(st.integers(0, 255))
    whole = bytes(broken)[: data.draw(st.integers(0, len(broken)))]
    try:
        puzzle, findings = puz.load(whole + data.draw(st.binary(max_size=20)), "x.puz")
    except CrosscoreError as error:
        error.message.encode()
    else:
        for issue in findings + check(puzzle):
            issue.message.encode()

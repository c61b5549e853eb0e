"""Programs of others agree with us on what is in our files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crosscore import formats
from crosscore.errors import CrosscoreError
from crosscore.formats import puz
from crosscore.puzzle import Puzzle
from tests.crosswords import drawn, puzzle_of
from tests.formats.outside import strict
from tests.searches import animals
from tools import readers
from tools.steps import BuildError

BANGLA = [["ক", "ণ্ডু", "ল"], [None, None, "ক্ষ"], [None, None, "মা"]]


def corpus() -> dict[str, Puzzle]:
    """A puzzle of each sort, with clues that tell them apart."""
    made = {
        "latin": puzzle_of(["CAT..", "O.ALE", "D.N.."]),
        "accents": puzzle_of(["ÄRA", "S..", "T.."], "de"),
        "row": puzzle_of(["WORD"]),
        "bangla": puzzle_of(BANGLA, "bn"),  # type: ignore[arg-type]
        "hebrew": puzzle_of(["שלום", "ל...", "ג..."], "he"),
        "many": puzzle_of(
            ["".join(chr(0xAC00 + 28 * (60 * r + i)) for i in range(60)) for r in (0, 1)], "ko"
        ),
        "filled": drawn(["CAT#", "OHO?", "DEN#"]),
    }
    return {
        name: replace(
            puzzle,
            title=f"Title of {name}",
            words=tuple(
                replace(word, clue=f"Clue {i} of {name}") for i, word in enumerate(puzzle.words)
            ),
        )
        for name, puzzle in made.items()
    }


def test_published_files_of_other_programs_open() -> None:
    """The same crossword from Crossword Compiler and from others, with rebus squares."""
    try:
        files = readers.samples()
    except BuildError as error:
        pytest.skip(f"no published file could be fetched: {error}")
    kept = {name: data for name, data in files.items() if not name.endswith(".cfp")}
    assert {name.partition(".")[2] for name in kept} == {"ipuz", "jpz", "puz", "xml"}
    for name, data in kept.items():
        puzzle, findings = formats.load(data, name)
        assert puzzle.rows() == ((None, "A", "D"), ("BA", "NA", "NA"), ("A", "T", None)), name
        assert (puzzle.title, puzzle.author) == ("Test 3x3", "Alex Boisvert")
        assert listed(puzzle, True) == [[1, "TV spot"], [3, "Treat for a monkey"], [4, "@"]]
        assert [number for number, _ in listed(puzzle, False)] == [1, 2, 3]
        assert findings == [], name
        assert puzzle.circles == {(0, 2), (1, 1), (2, 0)}, name
        assert "CC BY 4.0" in puzzle.about["copyright"], name
    with pytest.raises(CrosscoreError, match="isn’t a puzzle file that Crosscore can open"):
        formats.load(files["3x.cfp"], "3x.cfp")


def listed(puzzle: Puzzle, across: bool) -> list[list[Any]]:
    entries = sorted(puzzle.entries, key=lambda entry: entry.number)
    words = [(e.number, puzzle.words[e.word]) for e in entries if e.across is across]
    return [[number, word.clue] for number, word in words]


def counted(puzzle: Puzzle) -> Puzzle:
    """The puzzle with letter counts in its clues, as .puz has them; Bangla ones in its digits."""
    digits = str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯") if puzzle.language == "bn" else {}
    words = [
        replace(word, clue=f"{word.clue} ({str(len(word.answer)).translate(digits)})")
        for word in puzzle.words
    ]
    return replace(puzzle, words=tuple(words))


@pytest.mark.parametrize("name", list(corpus()))
def test_puzpy_agrees(name: str) -> None:
    puzzle = corpus()[name]
    read = strict(puzzle)
    numbered = read.clue_numbering()
    assert read.title == puzzle.title
    assert read.version == (b"1.4" if name in ("latin", "accents", "row", "filled") else b"2.0")
    for clues, across in ((numbered.across, True), (numbered.down, False)):
        said = [[clue.number, clue.text] for clue in clues if clue.text != "-"]
        assert said == listed(counted(puzzle), across)


def test_another_program_agrees(tmp_path: Path) -> None:
    """xword-parser, which does not know UTF-8 in .puz."""
    paths, puzzles = [], []
    for name, puzzle in corpus().items():
        for to in ("puz", "ipuz", "jpz-xml"):
            if to == "puz" and "rebus" in {issue.code for issue in puz.losses(puzzle)}:
                continue  # it gives what stands for them in the grid
            (file,) = formats.export(puzzle, to, name)
            path = tmp_path / (f"{to}-{file.name}" + (".jpz" if to == "jpz-xml" else ""))
            path.write_bytes(file.data)
            paths.append(path)
            puzzles.append(puzzle)
    search = tmp_path / "animals.ipuz"
    search.write_text(str(formats.export(animals(), "ipuz", "animals")[0].content), "utf-8")
    try:
        *found, letters = readers.read([*paths, search])
    except BuildError as error:
        pytest.skip(f"no other program could be fetched: {error}")
    assert letters["rows"] == [list(row) for row in animals().rows()]
    for path, puzzle, read in zip(paths, puzzles, found, strict=True):
        assert "error" not in read, (path.name, read)
        blank = any("" in row for row in puzzle.rows())
        want = counted(puzzle) if path.suffix == ".puz" else puzzle
        assert read["title"] == puzzle.title
        empty = ("", "-", "0", 0)
        rows = [[(None if x in empty else x) for x in row] for row in read["rows"]]
        turn = -1 if (path.suffix, puzzle.language) == (".jpz", "he") else 1  # which is as seen
        assert rows == [[x or None for x in row[::turn]] for row in puzzle.rows()], path.name
        ways = {way: [clue for clue in read[way] if clue[1] != "-"] for way in ("across", "down")}
        if path.suffix == ".puz":
            # It gives the first clues of the file to the words across, wherever they begin; the
            # numbers of each direction and the order of the texts are right.
            want_ways = [listed(want, True), listed(want, False)]
            numbers = [[number for number, _ in way] for way in want_ways]
            assert [[number for number, _ in ways[way]] for way in ways] == numbers or blank
            ordered = sorted(
                (number, down, text) for down, way in enumerate(want_ways) for number, text in way
            )
            texts = [text for way in ways.values() for _, text in way]
            assert texts == [text for _, _, text in ordered], path.name
            continue
        for way, across in (("across", True), ("down", False)):
            said, wanted = ways[way], listed(want, across)
            if path.suffix == ".jpz":  # it takes the words' ids for the numbers
                said, wanted = [clue[1:] for clue in said], [clue[1:] for clue in wanted]
            assert said == wanted, path.name

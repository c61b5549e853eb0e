"""Puzzles on paper without a browser, read by poppler."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from crosscore import formats, paper, sheet
from crosscore.puzzle import Puzzle
from tests.page.pdf import needs_poppler
from tools import paper_fonts

SAVED = Path(__file__).parent / "saved-0.1"


@pytest.fixture(scope="session", autouse=True)
def made_fonts():
    """What `build.py build` makes."""
    pytest.importorskip("typst")
    paper_fonts.make()


def saved(name: str) -> Puzzle:
    return formats.load((SAVED / name).read_bytes(), name)[0]


def poppler(tmp_path: Path, data: bytes, *command: str) -> str:
    path = tmp_path / "paper.pdf"
    path.write_bytes(data)
    program, *options = command
    done = subprocess.run(
        [program, *options, str(path), *(["-"] if program == "pdftotext" else [])],
        capture_output=True,
        check=True,
    )
    return done.stdout.decode()


@needs_poppler
def test_a_sheet_is_one_tagged_page_in_text_that_can_be_read(tmp_path):
    puzzle = replace(saved("freeform-en.ipuz"), title="At sea")
    made = paper.pdf(puzzle, paper="a4", key="none")
    assert made == paper.pdf(puzzle, paper="a4", key="none")  # the same bytes
    about = poppler(tmp_path, made, "pdfinfo")
    assert re.search(r"Title: +At sea\n", about)
    assert re.search(r"Tagged: +yes", about)
    assert re.search(r"Pages: +1\n", about)
    assert "A4" in about
    assert "pdfuaid" in poppler(tmp_path, made, "pdfinfo", "-meta")
    assert all(
        " yes yes yes " in line for line in poppler(tmp_path, made, "pdffonts").splitlines()[2:]
    )
    read = " ".join(poppler(tmp_path, made, "pdftotext", "-raw").split())
    clues = [puzzle.words[entry.word].clue for entry in puzzle.entries]
    assert all(clue in read for clue in clues)
    across, down = sheet.clue_lists(puzzle)
    order = [puzzle.words[entries[0].word].clue for _, entries in (*across.lines, *down.lines)]
    places = [read.index(clue) for clue in order]
    assert places == sorted(places)

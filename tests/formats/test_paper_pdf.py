"""Puzzles on paper without a browser, read by poppler."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from crosscore import formats, paper, sheet
from crosscore.cli import main
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


@needs_poppler
def test_the_form_that_newspapers_ask_for(tmp_path, capsys):
    (tmp_path / "a.ipuz").write_bytes((SAVED / "filled-en.ipuz").read_bytes())
    out = tmp_path / "sent.pdf"
    command = ["print", str(tmp_path / "a.ipuz"), "-o", str(out), "--style", "submission"]
    assert main([*command, "--address", "1 High Street\\nLeeds"]) == 0
    read = poppler(tmp_path, out.read_bytes(), "pdftotext", "-layout")
    first, second, *rest, _ = read.split("\f")
    assert "1 High Street\n" in first.replace(" ", " ")
    assert "Leeds" in first
    assert "Answers" in second
    puzzle = saved("filled-en.ipuz")
    for entry in puzzle.entries:
        word = puzzle.words[entry.word]
        assert re.search(f"{re.escape(word.clue)}.* {''.join(word.answer)}\n", "".join(rest))
    (tmp_path / "me.txt").write_text("2 Low Street\r\n", encoding="utf-8")
    assert main([*command, "--to", "docx", "--address", f"@{tmp_path / 'me.txt'}"]) == 0
    assert out.read_bytes().startswith(b"PK")
    assert main([*command, "--key", "end"]) == 2
    assert main([*command, "--address", "x\\n" * 11]) == 2
    free = str(SAVED / "freeform-en.ipuz")
    assert main(["print", free, "-o", str(out), "--style", "submission"]) == 2
    assert main(["print", free, "-o", str(out), "--address", "x"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 4
    assert "newspapers" in said
    assert "10 lines" in said

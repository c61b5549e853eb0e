"""Word documents: what python-docx reads back is the sheet, whatever the script."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace
from typing import Any

import pytest

from crosscore import CrosscoreError, formats, make, sheet
from crosscore.paper.content import sheet_of
from crosscore.paper.word import docx
from crosscore.puzzle import Puzzle
from tests.crosswords import drawn
from tests.searches import FARM
from tests.word_lists import LISTS

reader: Any = pytest.importorskip("docx", reason="only where requirements/test.txt is installed")
W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def saved(name: str) -> Puzzle:
    path = LISTS.parent / "formats" / "saved-0.1" / f"{name}.ipuz"
    return formats.load(path.read_bytes())[0]


def opened(*puzzles: Puzzle, **options: Any) -> Any:
    return reader.Document(io.BytesIO(docx(puzzles, **options)))


def cells(table: Any) -> list[list[str]]:
    return [[cell.text.replace("\n", " ").strip() for cell in row.cells] for row in table.rows]


def of_cell(table: Any, row: int, column: int, path: str) -> list[Any]:
    """Elements of a cell, by their path below its properties."""
    return table.rows[row].cells[column]._tc.findall(f"{W}tcPr/" + path.replace("w:", W))


def test_a_crossword_is_a_table_and_paragraphs_in_styles() -> None:
    puzzle = replace(
        saved("filled-en"),
        title="Sea & <b>land</b>",
        author="A. Uthor",
        instructions="One\nTwo",
        about={"copyright": "2026 A. Uthor"},
        sheet={},
        given_letters=frozenset(),
    )
    found = opened(puzzle)
    content = sheet_of(puzzle)
    styles = {style: [p.text for p in found.paragraphs if p.style.name == style] for style in
              ("Title", "Author", "Instructions", "heading 1", "Heading 2", "Clue")}  # fmt: skip
    assert styles["Title"] == ["Sea & <b>land</b>"]
    assert styles["Instructions"] == ["One", "Two"]
    assert styles["Heading 2"] == ["Across", "Down"]
    rows = [row for section in content.sections for row in section.rows]
    clues = [f"{row.number}\t{row.parts[0].text.text}" for row in rows]
    assert [text.split("\N{NO-BREAK SPACE}")[0] for text in styles["Clue"]] == [
        clue if clue.split("\t")[1] else f"{clue}{'_' * 24}" for clue in clues
    ]
    (grid,) = found.tables
    assert cells(grid) == [[square.number for square in row] for row in content.grid.rows]
    sizes = {row.height for row in grid.rows} | {cell.width for cell in grid.rows[0].cells}
    assert len(sizes) == 1
    about = grid._tbl.tblPr
    assert about.find(f"{W}tblCaption").get(f"{W}val") == puzzle.title
    assert "×" in about.find(f"{W}tblDescription").get(f"{W}val")
    assert found.core_properties.title == puzzle.title
    assert found.core_properties.language == "en"
    assert found.sections[0].footer.paragraphs[0].text == "© 2026 A. Uthor"
    black = [(r, c) for r, row in enumerate(content.grid.rows)
             for c, square in enumerate(row) if square.kind == "block"]  # fmt: skip
    shaded = [(r, c) for r in range(puzzle.height) for c in range(puzzle.width)
              if of_cell(grid, r, c, "w:shd")]  # fmt: skip
    assert shaded == black


@pytest.mark.parametrize("name", ["filled-he", "freeform-bn", "wordsearch-he", "numbers-bn"])
def test_other_scripts_keep_their_side_language_and_fonts(name: str) -> None:
    puzzle = saved(name)
    content = sheet_of(puzzle)
    found = opened(puzzle, key="apart")
    assert found.core_properties.language == content.language
    fonts = found.styles.element.find(f".//{W}rPrDefault//{W}rFonts")
    assert fonts.get(f"{W}cs") == {"he": "Times New Roman", "bn": "Nirmala UI"}[content.language]
    tongue = found.styles.element.find(f".//{W}rPrDefault//{W}lang")
    assert tongue.get(f"{W}bidi") == content.language
    for table in found.tables:
        mirrored = table._tbl.tblPr.find(f"{W}bidiVisual") is not None
        assert mirrored == (content.grid.side == "rtl")
    listed = [p for p in found.paragraphs if p.style.name in ("Clue", "Listed Word")]
    for one in listed:
        mirrored = one._p.pPr.find(f"{W}bidi") is not None
        assert mirrored == (content.side == "rtl")
        assert bool(one._p.findall(f".//{W}rtl")) == mirrored
    solved = [[square.letter for square in row] for row in content.key.grid.rows]
    shown = [[cell.split(" ")[-1] for cell in row] for row in cells(found.tables[-1])]
    assert shown == solved


def test_a_codeword_a_kriss_kross_and_a_word_search() -> None:
    codeword = sheet.give(make("codeword", LISTS / "english.json", size="9x9"), "some")
    found = opened(codeword)
    grid, codes = found.tables
    content = sheet_of(codeword)
    assert cells(grid)[0] == [f"{s.number} {s.letter}".strip() for s in content.grid.rows[0]]
    boxes = [text for row in cells(codes) for text in row if text]
    assert sorted(boxes) == sorted(
        text for code in content.codes for text in (code.number, code.letter) if text
    )
    words = opened(make("kriss-kross", LISTS / "english.json", count=8, nodes=500))
    listed = [p.text for p in words.paragraphs if p.style.name in ("Heading 2", "Listed Word")]
    assert [len(text) == int(listed[0]) for text in listed[1:2]] == [True]
    search = opened(replace(FARM, sheet={"marks": "colours"}), key="end")
    assert search.tables[0]._tbl.findall(f".//{W}tcBorders/{W}top[@{W}val='nil']")
    assert [p.text for p in search.paragraphs if p.style.name == "Hidden Message"]
    assert len(search.element.body.findall(f".//{W}drawing")) == len(FARM.entries)
    assert len(opened(FARM, key="none").element.body.findall(f".//{W}drawing")) == 0


def test_bars_circles_shades_and_numbered_lines() -> None:
    puzzle = drawn(["ABC#", "D#EX", "FGHI"], bars=frozenset({((0, 0), True), ((1, 2), False)}))
    puzzle = replace(puzzle, circles=frozenset({(2, 2)}), shades={(2, 0): "#002200"})
    (grid,) = opened(puzzle).tables
    bars = [
        (r, c, edge)
        for r in range(3)
        for c in range(4)
        for edge in ("top", "left", "bottom", "right")
        for line in of_cell(grid, r, c, f"w:tcBorders/w:{edge}")
        if line.get(f"{W}sz") == "24"
    ]
    assert bars == [(0, 0, "right"), (0, 1, "left"), (1, 2, "bottom"), (2, 2, "top")]
    assert [shade.get(f"{W}fill") for shade in of_cell(grid, 2, 0, "w:shd")] == ["002200"]
    assert len(grid._tbl.findall(f".//{W}drawing")) == 1
    lined = replace(puzzle, sheet={"numbering": "lines", "save_ink": True, "key": "beside"})
    (around,) = opened(lined).tables
    first, _, second = around.rows[0].cells
    assert cells(first.tables[0])[0] == ["", "1", "2", "3", "4"]
    assert cells(second.tables[0])[1] == ["1", "A", "B", "C", ""]
    hatched = of_cell(first.tables[0], 2, 2, "w:shd")
    assert [shade.get(f"{W}val") for shade in hatched] == ["thinDiagStripe"]


def test_keys_stand_where_they_are_wanted() -> None:
    puzzle = saved("freeform-en")

    def tables(**options: Any) -> tuple[int, int]:
        found = opened(puzzle, puzzle, **options)
        pages = [one for one in found.sections if one.start_type == 2]
        return len(found.tables), len(pages)

    assert tables() == tables(key="none") == (2, 2)
    assert tables(key="apart") == (4, 4)
    assert tables(key="end") == (4, 3)
    assert tables(key="beside") == (2, 2)
    wide = drawn(["ABC" + "#" * 40], sheet={"key": "beside"})
    assert len(opened(wide).tables) == 2  # cells of 2.6 mm: the key has its own page
    both = replace(puzzle, sheet={"prints": "both"})
    assert len(opened(both).tables) == 2
    assert len(opened(replace(puzzle, sheet={"prints": "key"})).tables) == 1


def test_the_form_that_newspapers_ask_for() -> None:
    puzzle = replace(saved("filled-en"), title="Themeless", author="A. Uthor")
    found = opened(puzzle, style="submission", address="1 High Street\na@example.org")
    sent = [p.text for p in found.paragraphs if p.style.name == "Sender"]
    assert sent[:3] == ["A. Uthor", "1 High Street", "a@example.org"]
    assert len(found.tables) == 2
    clues = [p for p in found.paragraphs if p.style.name == "Clue to Send"]
    content = sheet_of(puzzle)
    answers = [p.answer.text for s in content.sections for r in s.rows for p in r.parts]
    assert [p.text.split("\t")[-1] for p in clues] == answers
    style = found.styles["Clue to Send"]
    assert (style.font.size.pt, style.paragraph_format.line_spacing) == (12, 2)
    assert found.sections[0].left_margin.inches == 1
    assert "Themeless" in found.sections[0].header.paragraphs[0].text
    with pytest.raises(CrosscoreError, match="newspapers"):
        docx([FARM], style="submission")


def test_the_same_puzzle_gives_the_same_bytes_and_odd_texts_stay_texts() -> None:
    odd = replace(saved("freeform-en"), title="a\0b ]]> <w:p/> &amp;", author="א\x0b")
    assert docx([odd]) == docx([odd])
    found = opened(odd)
    assert found.paragraphs[0].text == "ab ]]> <w:p/> &amp;"
    with zipfile.ZipFile(io.BytesIO(docx([odd]))) as archive:
        assert {entry.date_time[0] for entry in archive.infolist()} == {1980}
        assert not [name for name in archive.namelist() if "thumbnail" in name]
    for wrong in ({"key": "top"}, {"paper": "a5"}, {"style": "odd"}):
        with pytest.raises(CrosscoreError, match="not"):
            docx([odd], **wrong)
    with pytest.raises(CrosscoreError, match="no puzzle"):
        docx([])


def test_without_python_docx_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "docx", None)
    with pytest.raises(CrosscoreError, match=r"crosscore-puzzles\[print\]") as caught:
        docx([saved("freeform-en")])
    assert caught.value.code == "needs-package"

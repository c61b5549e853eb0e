"""The sheet in a real Chromium: changed where it stands, saved and printed as it is shown."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore.formats import ipuz, text
from tests.crosswords import in_hebrew, scattered
from tests.page import looks
from tests.page.objects import (
    BLOCK,
    CELL,
    HEBREW,
    MARGIN,
    PAPER,
    SheetDesk,
    drop,
    ink,
    picture,
)

BLACK = (0x15, 0x14, 0x12)
COUNT_EDGES = """() => {
  const pen = CanvasRenderingContext2D.prototype, stroke = pen.strokeRect;
  let edges = 0;
  pen.strokeRect = function (...box) { edges += 1; return stroke.apply(this, box); };
  dispatchEvent(new Event("beforeprint"));
  pen.strokeRect = stroke;
  dispatchEvent(new Event("afterprint"));
  return edges;
}"""


#: Characters of a line from left to right as it is seen, in a box with a `dir`
SEEN = """([lines, dir]) => lines.map((line) => {
  const box = document.createElement("pre");
  box.dir = dir;
  box.textContent = line;
  document.body.append(box);
  const at = [...line].map((char, i) => {
    const range = document.createRange();
    range.setStart(box.firstChild, i);
    range.setEnd(box.firstChild, i + 1);
    const { left, width } = range.getBoundingClientRect();
    return { char, left, width };
  });
  box.remove();
  const seen = at.filter(({ width }) => width > 0).sort((a, b) => a.left - b.left);
  return seen.map(({ char }) => char).join("");
})"""
ENGLISH_CLUES = dict(zip(HEBREW, ("Hello", "You drink it", "Sour", "Inn"), strict=False))


# -- changing -----------------------------------------------------------------------------


def test_texts_are_written_where_they_stand_and_undone(desk: SheetDesk) -> None:
    page = desk.page
    desk.start()
    # two fields right after each other: the second act does not take the place of the first
    page.get_by_label("Title", exact=True).fill("Land & <b>sea</b>")
    page.keyboard.press("Tab")
    page.keyboard.type("Ms Rivera")
    page.keyboard.press("Tab")
    page.keyboard.type("Write the answers.")
    page.keyboard.press("Enter")
    page.keyboard.type("Ask if you are stuck.")
    (file,) = desk.save("Puzzle file")  # what is still being typed is saved too
    saved = json.loads(file.path().read_text("utf-8"))
    assert saved["title"] == "Land &amp; &lt;b&gt;sea&lt;/b&gt;"  # texts are HTML there
    assert saved["author"] == "Ms Rivera"
    puzzle = desk.puzzle()
    assert puzzle.instructions == "Write the answers.\nAsk if you are stuck."
    assert page.locator("#paper b").get_by_text("sea").count() == 0
    # undo, where nothing is being typed
    page.locator("#print").focus()
    page.keyboard.press("Control+z")
    expect(page.get_by_label("Instructions")).to_have_value("")
    page.locator("#sheet-undo").click()
    expect(page.get_by_label("Author")).to_have_value("")
    page.keyboard.press("Control+y")
    expect(page.get_by_label("Author")).to_have_value("Ms Rivera")
    expect(page.get_by_label("Title", exact=True)).to_have_value("Land & <b>sea</b>")
    # what is told besides stands under the author and at the foot
    page.get_by_text("More details", exact=True).click()
    page.get_by_label("Copyright", exact=True).fill("2026 Ms Rivera")
    page.get_by_label("Editor", exact=True).fill("Mr Day")
    page.keyboard.press("Tab")
    expect(page.locator("#paper")).to_contain_text("© 2026 Ms Rivera")
    expect(page.locator("#sheet-credits")).to_have_text("Mr Day")
    assert desk.puzzle().about == {"copyright": "2026 Ms Rivera", "editor": "Mr Day"}


def test_settings_take_effect_at_once_and_are_in_the_files(desk: SheetDesk) -> None:
    page = desk.page
    puzzle = desk.start()
    cells = {cell for entry in puzzle.entries for cell in entry.cells}
    voids = {(r, c) for r in range(puzzle.height) for c in range(puzzle.width)} - cells
    enclosed = {
        (r, c) for r, c in voids if {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} <= cells
    }

    def colours(of: set[tuple[int, int]]) -> set[Any]:
        picture = desk.empty()
        middle = MARGIN + CELL // 2
        return {picture.getpixel((middle + c * CELL, middle + r * CELL)) for r, c in of}

    assert colours(voids) == {BLOCK}
    desk.choose("Black")
    assert colours(voids) == {BLACK}
    desk.choose("Not drawn")
    assert colours(voids - enclosed) == {PAPER}
    assert colours(enclosed) <= {BLOCK}  # else it would look like one more cell
    lengths = page.locator("#clues .length")
    assert lengths.count() == len(puzzle.entries)
    desk.choose("Letter counts", on=False)
    assert lengths.count() == 0
    size = "parseFloat(getComputedStyle(document.getElementById('clues')).fontSize)"
    normal = page.evaluate(size)
    desk.choose("Large")
    assert page.evaluate(size) > normal * 1.2
    expect(page.locator("#bank")).to_be_hidden()
    desk.choose("Word bank")
    bank = page.locator("#bank li").all_inner_texts()
    assert sorted(bank) == sorted(word.surface for word in puzzle.words)
    assert desk.puzzle().sheet == {
        "blocks": "none", "enumerations": False, "text_size": "large", "word_bank": True,
    }  # fmt: skip
    page.locator("#print").focus()
    page.keyboard.press("Control+z")
    expect(page.locator("#bank")).to_be_hidden()
    expect(page.locator("#sheet-panel").get_by_label("Word bank")).not_to_be_checked()


def test_letters_are_given_by_buttons_by_click_and_by_key(desk: SheetDesk) -> None:
    page = desk.page
    puzzle = desk.start()
    desk.unfold()
    page.get_by_role("button", name="First letters").click()
    desk.rest()
    assert desk.inked(puzzle) == {entry.cells[0] for entry in puzzle.entries}
    page.get_by_role("button", name="None", exact=True).click()
    desk.rest()
    assert page.evaluate("document.activeElement.dataset.give") == "some"  # none has no keys now
    assert desk.inked(puzzle) == set()
    # by click, in the middle of a word
    cell = puzzle.entries[3].cells[2]
    page.locator("#sheet-grid").click(position=desk.point(*cell))
    desk.rest()
    assert desk.inked(puzzle) == {cell}
    # by key: from the first word's first letter on
    page.locator("#sheet-grid").focus()
    page.keyboard.press("Space")
    desk.rest()
    assert desk.inked(puzzle) == set()
    page.keyboard.press("Control+z")
    desk.rest()
    assert desk.inked(puzzle) == {cell}
    (file,) = desk.save("Answer picture")
    solved = picture(file)
    assert all(ink(solved, r, c) > 20 for e in puzzle.entries for r, c in e.cells)


def test_in_a_right_to_left_puzzle_the_clicked_cell_is_given(desk: SheetDesk) -> None:
    puzzle = desk.start(HEBREW)
    row, column = puzzle.entries[1].cells[1]
    at = desk.point(row, puzzle.width - 1 - column)
    desk.page.locator("#sheet-grid").click(position=at)
    desk.rest()
    assert desk.inked(puzzle, mirrored=True) == {(row, column)}
    assert desk.page.locator("#paper").get_attribute("dir") == "rtl"


def test_words_that_lie_apart_are_named_and_cells_still_found(desk: SheetDesk) -> None:
    """The sheet begins elsewhere than the workshop's grid, where a word lies apart above it."""
    page = desk.page
    whole = scattered(["DOG....", ".......", "....CAT", "......E", "......N"])
    desk.open()
    drop(desk, "scattered.ipuz", ipuz.dumps(ipuz.to_document(whole)).encode())
    expect(desk.rows()).to_have_count(len(whole.words))
    desk.create()
    expect(page.locator("#left-out")).to_contain_text(str(len(whole.unplaced)))
    for lost in whole.unplaced:
        expect(page.locator("#left-out")).to_contain_text(whole.words[lost.word].surface)
    top = min(r for e in whole.entries for r, _ in e.cells)
    left = min(c for e in whole.entries for _, c in e.cells)
    assert (top, left) != (0, 0)
    assert page.locator("#sheet-grid").get_attribute("data-columns") != str(whole.width)
    row, column = whole.entries[0].cells[1]
    page.locator("#sheet-grid").click(position=desk.point(row - top, column - left))
    desk.rest()
    given = desk.puzzle()
    cells = {e.word: e.cells for e in given.entries}
    assert {cells[word][at] for word, at in given.given_letters} == {(row, column)}


# -- the words on the paper ---------------------------------------------------------------


def test_hebrew_words_with_english_clues_make_an_english_sheet(desk: SheetDesk) -> None:
    page = desk.page
    puzzle = desk.start(ENGLISH_CLUES)
    assert puzzle.clue_language == "en"
    paper = page.locator("#paper")
    assert (paper.get_attribute("lang"), paper.get_attribute("dir")) == ("en", "ltr")
    assert page.locator("#clues h2").all_inner_texts() == ["Across", "Down"]
    expect(page.locator("#sheet-words")).to_have_text("4 words")
    expect(page.locator("#name-line")).to_have_text("Name:")
    desk.unfold()
    expect(page.locator("#sheet-panel").get_by_text("Digits")).to_be_hidden()  # there are no others
    row, column = puzzle.entries[0].cells[0]
    page.locator("#sheet-grid").click(position=desk.point(row, puzzle.width - 1 - column))
    desk.rest()
    assert desk.inked(desk.puzzle(), mirrored=True) == {(row, column)}
    page.get_by_label("Language of the headings").select_option("he")
    desk.rest()
    assert page.locator("#clues h2").all_inner_texts() == ["מאוזן", "מאונך"]
    name = page.locator("#name-line bdi")
    expect(name).to_have_text("שם:")
    assert (name.get_attribute("lang"), name.get_attribute("dir")) == ("he", "rtl")
    assert (paper.get_attribute("lang"), paper.get_attribute("dir")) == ("en", "ltr")
    page.get_by_label("Language of the headings").select_option("kk")
    desk.rest()
    assert desk.puzzle().sheet == {"language": "kk"}
    page.get_by_label("Language of the headings").select_option("")
    desk.rest()
    assert desk.puzzle().sheet == {}


def test_the_bundled_list_says_what_its_clues_are_in(desk: SheetDesk) -> None:
    page = desk.page
    desk.open()
    page.locator("#dictionary").click()
    page.get_by_role("menuitemradio", name="clues in English").click()
    desk.settle()
    desk.create()
    puzzle = desk.puzzle()
    assert (puzzle.language, puzzle.clue_language) == ("es", "en")
    assert page.locator("#clues h2").all_inner_texts() == ["Across", "Down"]


def test_rows_and_columns_carry_the_numbers(desk: SheetDesk) -> None:
    page = desk.page
    puzzle = desk.start(HEBREW)
    numbered = desk.empty()
    row, column = puzzle.entries[0].cells[0]
    drawn = puzzle.width - 1 - column
    assert ink(numbered, row, drawn, 0.02) > ink(numbered, row, drawn, 0.3)
    desk.choose("Rows and columns")
    image = desk.empty()
    margin = (image.width - puzzle.width * CELL) // 2
    assert margin > MARGIN
    assert image.height == puzzle.height * CELL + 2 * margin

    def dark(left: float, top: float, right: float, bottom: float) -> int:
        """Dark pixels of a part of the picture; sides from its own corner, in pixels."""
        part = image.crop((round(left), round(top), round(right), round(bottom)))
        return sum(n for n, colour in part.getcolors(10**6) or [] if sum(colour) < 300)  # type: ignore[arg-type]

    far = margin + puzzle.width * CELL
    low = margin + puzzle.height * CELL
    for r in range(puzzle.height):  # beside the column that is read first: on the right
        assert dark(far + 3, margin + r * CELL + 3, image.width, margin + (r + 1) * CELL - 3) > 10
    for c in range(puzzle.width):
        assert dark(margin + c * CELL + 3, 0, margin + (c + 1) * CELL - 3, margin - 3) > 10
    assert dark(0, 0, margin - 3, image.height) == 0
    assert dark(0, low + 3, image.width, image.height) == 0
    for entry in puzzle.entries:
        for r, c in entry.cells:
            x, y = margin + (puzzle.width - 1 - c) * CELL, margin + r * CELL
            assert dark(x + 4, y + 4, x + CELL - 4, y + CELL - 4) == 0
    # the grid is still where a click finds it
    page.locator("#sheet-grid").click(position=desk.point(row, drawn))
    desk.rest()
    (file,) = desk.save("Clues (text)")
    changed = desk.puzzle()
    assert changed.sheet == {"numbering": "lines"}
    assert file.path().read_text("utf-8") == text.clues(changed)
    cells = {entry.word: entry.cells for entry in changed.entries}
    assert {cells[word][at] for word, at in changed.given_letters} == {(row, column)}
    rows = {entry.cells[0][0] + 1 for entry in puzzle.entries if entry.across}
    numbers = page.locator("#clues b").all_inner_texts()
    assert numbers[: len(rows)] == [str(number) for number in sorted(rows)]


@pytest.mark.parametrize("side", ["ltr", "rtl", "auto"])
def test_lines_of_the_saved_text_are_read_as_on_the_sheet(page: Page, side: str) -> None:
    """In a box that begins at the left, at the right, or by the first letter, as editors have."""
    page.set_content("<body></body>")

    def seen(*lines: str) -> list[str]:
        return list(page.evaluate(SEEN, [[line for line in lines if line], side]))

    hebrew = in_hebrew("ברכה.", "Who is it?", "(כן) או לא!")
    words = (replace(hebrew.words[0], surface="של־ומ"), *hebrew.words[1:])
    lines = text.clues(replace(hebrew, words=words)).split("\n")
    shown = seen(*(line for line in lines if "." in line))
    assert shown[0] == ")2-2( .הכרב .1"
    # the English clue too has its number on the side that the line begins on
    assert shown[1] == ("2. Who is it? )3(" if side == "ltr" else ")3( Who is it? .2")
    assert shown[2] == ")3( !אל וא )ןכ( .1"
    plain = [line.replace("\u200f", "").replace("\u200e", "") for line in lines]
    if side == "ltr":  # what the marks are for
        assert seen(*(line for line in plain if "." in line))[0] == "1. )2-2( .הכרב"
    english = replace(in_hebrew("Hello.", "Who?", "What?"), title="Nothing else")
    answers = [line for line in seen(*text.answers(english).split("\n")) if "1" in line]
    assert answers[0] == ("מולש .1" if side == "rtl" else "1. מולש")


# -- showing and printing -----------------------------------------------------------------


def test_the_key_stands_beside_the_puzzle_or_nowhere(desk: SheetDesk) -> None:
    page = desk.page
    puzzle = desk.start()
    expect(page.locator("#key-grid")).to_be_hidden()
    edges = page.evaluate(COUNT_EDGES)  # a gap between two fills is lost in a PDF shown small
    assert edges == sum(cell is not None for row in puzzle.rows() for cell in row)
    desk.choose("Beside the puzzle")
    expect(page.locator("#sheet-switch")).to_be_hidden()
    grid, key = (page.locator(name).bounding_box() for name in ("#sheet-grid", "#key-grid"))
    assert grid
    assert key
    assert key["x"] >= grid["x"] + grid["width"]
    assert abs(key["y"] - grid["y"]) < 3
    desk.choose("On a separate sheet")
    expect(page.locator("#key-grid")).to_be_hidden()
    expect(page.locator("#sheet-switch")).to_be_visible()


def test_control_s_saves_the_puzzle_in_both_views(desk: SheetDesk) -> None:
    page = desk.page
    desk.open()
    for view in ("workshop", "sheet"):
        if view == "sheet":
            desk.create()
            page.get_by_label("Title", exact=True).fill("Typed")
        with page.expect_download() as got:
            page.keyboard.press("Control+s")
        assert got.value.suggested_filename.endswith(".ipuz")
    assert json.loads(got.value.path().read_text("utf-8"))["title"] == "Typed"


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(1440, 900, "light"), (390, 844, "dark")],
)
def test_axe_finds_nothing_on_the_sheet(
    desk: SheetDesk, width: int, height: int, scheme: Any
) -> None:
    page = desk.page
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    desk.start()
    desk.unfold()

    def look(where: str) -> None:
        looks.check(page, where)

    page.get_by_role("button", name="A few").click()
    desk.rest()  # else its answer comes between the next press and its own
    desk.choose("Word bank")
    look("settings")
    desk.choose("Beside the puzzle")
    desk.choose("Black")
    look("beside")
    desk.choose("Large")
    look("large")

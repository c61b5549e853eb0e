"""The sheet of a word search in a real Chromium: letters, list, key, as seen and printed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PIL import Image
from playwright.sync_api import expect

from crosscore import dictionary
from crosscore.formats import ipuz
from crosscore.kinds.wordsearch import KIND as wordsearch
from crosscore.puzzle import Puzzle
from crosscore.search import drain
from tests.page import looks
from tests.page.objects import CELL, MARGIN, PAPER, SheetDesk, drop, ink, pages, picture
from tests.searches import FARM, hidden
from tests.word_lists import LISTS

PAGE_WIDTH = 181 * 96 / 25.4  # CSS pixels that every paper has between its margins, as in paper.js
RING, SLANTED = 0.42, 0.345  # half of a ring's breadth, as a part of the cell: see paint-letters.js


def show(desk: SheetDesk, puzzle: Puzzle) -> None:
    """Open a puzzle's file and its sheet, in the page as it is or in a new one."""
    if desk.requests:
        desk.back()
    else:
        desk.open()
    drop(desk, "search.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
    expect(desk.rows()).to_have_count(len(puzzle.words))
    desk.settle()
    desk.page.locator("#step-print").click()
    expect(desk.page.locator("html")).to_have_attribute("data-view", "sheet")


def drawn(count: int, size: str) -> Puzzle:
    """A word search of words of the English list."""
    data = (LISTS / "english.json").read_bytes()
    found = drain(dictionary.read(data, name="english.json"))
    options = {"count": count, "size": size, "level": "hard"}
    made = [step for step in wordsearch.new(found, options, seed=1) if isinstance(step, Puzzle)]
    return made[-1]


def at(image: Image.Image, row: float, column: float) -> tuple[int, int, int]:
    """The colour of a point, in cells from the corner of the drawn grid: the darkest near it."""
    x, y = round(MARGIN + column * CELL), round(MARGIN + row * CELL)
    near: list[Any] = [image.getpixel((x + i, y + j)) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    return min(near, key=sum)


def grey(image: Image.Image, row: int, column: int) -> int:
    """How many pixels the inner part of a cell has that are not paper."""
    x, y = MARGIN + column * CELL, MARGIN + row * CELL
    part = image.crop((x + 18, y + 18, x + 42, y + 42)).convert("L")
    return sum(n for n, light in part.getcolors() or [] if int(light) < 0xC0)  # type: ignore[call-overload]


def dark(image: Image.Image, row: float, column: float) -> bool:
    return sum(at(image, row, column)) < 360


def tinted(image: Image.Image, row: float, column: float) -> bool:
    colour = at(image, row, column)
    return max(colour) - min(colour) > 20


def test_the_hidden_message_has_room_on_paper(desk: SheetDesk) -> None:
    page = desk.page
    show(desk, FARM)
    desk.rest()
    line = page.locator("#bank .left-over")
    expect(line).to_have_text("The first 2 letters left over say:")
    expect(line.locator(".blank-letter")).to_have_count(2)
    printed = "() => document.querySelectorAll('#paper-pages .blank-letter').length"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(printed) == 2
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    show(desk, replace(FARM, options={"message": "Other"}))  # it is not there
    desk.rest()
    expect(page.locator("#bank")).to_be_hidden()


def test_letters_stand_open_and_the_key_marks_words_and_message(desk: SheetDesk) -> None:
    page = desk.page
    show(desk, FARM)
    desk.unfold()
    for gone in ("Given letters or click a cell", "Numbers", "Word bank"):
        expect(page.locator("#sheet-panel").get_by_text(gone, exact=True)).to_be_hidden()
    grid = page.locator("#sheet-grid")
    expect(grid).to_have_attribute("role", "img")  # nothing can be done to its letters
    assert grid.get_attribute("tabindex") in (None, "-1")
    expect(page.locator("#clues h2")).to_have_text("Words")
    assert page.locator("#clues li").all_inner_texts() == ["CAT", "DOG", "PIG"]

    puzzle = desk.empty()
    cells = {(r, c) for r, row in enumerate(FARM.rows()) for c, t in enumerate(row) if t}
    assert all(ink(puzzle, r, c) > 20 for r, c in cells)
    assert len(cells) == 26
    assert at(puzzle, 0.5, 0.5) == PAPER  # a corner of the box, outside the shape
    between, under = (0.5, 3), (0.5 + RING, 3.5)  # A and T of CAT, and on the ring below A
    slanted = (2 + SLANTED * 0.5**0.5, 5 + SLANTED * 0.5**0.5)  # on the ring between P and I
    assert not any(dark(puzzle, *point) for point in (between, under, slanted))

    def key() -> Image.Image:
        (file,) = desk.save("Answer picture")
        return picture(file)

    ringed = key()
    assert dark(ringed, *under)
    assert dark(ringed, *slanted)
    assert not dark(ringed, 2.5 + RING, 2.5)  # no word is there
    assert not tinted(ringed, *between)
    assert ink(ringed, 0, 2) > 20  # C
    assert ink(ringed, 2, 0) == 0  # X is of no word: grey
    assert grey(ringed, 2, 0) > 20
    assert ringed.height > puzzle.height  # the message is told below
    desk.choose("Coloured")
    desk.choose("Other letters in the key", on=False)
    coloured = key()
    assert tinted(coloured, *between)
    assert dark(coloured, *under)  # nothing is told by colour alone
    assert grey(coloured, 2, 0) == 0
    assert ink(coloured, 0, 1) > 20  # H is of the message
    desk.choose("Lines between the letters")
    assert dark(desk.empty(), *between)
    page.get_by_role("button", name="Answers", exact=True).click()
    expect(page.locator("#figure + .key-message")).to_have_text("Hi")
    looks.check(page, "answers of a word search")
    page.get_by_role("button", name="Puzzle", exact=True).click()
    expect(page.locator("#figure + .key-message")).to_be_hidden()
    names = sorted(file.suggested_filename for file in desk.save("Save puzzle and answers", 4))
    assert all(name.startswith("wordsearch-") for name in names), names
    assert [name.rsplit("-", 1)[1] for name in names] == [
        "answers.png", "answers.txt", "puzzle.png", "puzzle.txt",
    ]  # fmt: skip
    (text,) = desk.save("Puzzle (text)")
    assert "I D X Q X P" in text.path().read_text("utf-8")


def test_a_right_to_left_grid_is_mirrored_with_its_rings_and_its_list(desk: SheetDesk) -> None:
    page = desk.page
    show(
        desk,
        hidden(
            ["שלוםא", "בגדהו", "זחטיכ"],
            {"שלום": (0, 0, "forward"), "גט": (1, 1, "forward-down")},
            "he",
        ),
    )
    (file,) = desk.save("Answer picture")
    image = picture(file)
    assert dark(image, 0.5 + RING, 3)  # the word ends in the second column from the left
    assert not dark(image, 0.5 + RING, 0.6)
    assert page.locator("#clues li").first.evaluate("li => getComputedStyle(li).direction") == "rtl"
    # at 390 px it is as wide as its room, and the key beside it stands below
    page.set_viewport_size({"width": 390, "height": 800})
    desk.choose("Beside the puzzle")
    key, grid = page.locator("#key-grid").bounding_box(), page.locator("#sheet-grid").bounding_box()
    assert key
    assert grid
    assert key["x"] + key["width"] <= 390
    looks.check(page, "a Hebrew word search at 390 px")


def test_twenty_and_sixty_words_print_on_one_page_with_their_grid(desk: SheetDesk) -> None:
    page = desk.page

    def printed(puzzle: Puzzle) -> tuple[int, list[list[int]]]:
        """Pages, and how many words the columns of each have."""
        show(desk, puzzle)
        counted, width = page.evaluate(COLUMNS)
        assert PAGE_WIDTH / 2 < width <= PAGE_WIDTH  # nothing is squeezed to fit
        return pages(page.pdf(format="Letter")), counted

    count, columns = printed(drawn(20, "15x15"))
    assert count == 1
    assert len(set(columns[0])) == 1  # as many words in each
    assert printed(drawn(60, "25x25"))[0] == 1
    desk.choose("Both")
    assert pages(page.pdf(format="A4")) == 2
    count, columns = printed(drawn(118, "60x60"))
    assert count == 2
    assert sum(map(sum, columns)) == 118


COLUMNS = """() => {
  dispatchEvent(new Event("beforeprint"));
  const rows = (column) => column.querySelectorAll("li").length;
  const counted = [...document.querySelectorAll(".sheet-page")]
    .map((page) => [...page.querySelectorAll(".page-column")].map(rows));
  const width = parseFloat(document.querySelector(".sheet-page canvas").style.width);
  dispatchEvent(new Event("afterprint"));
  return [counted, width];
}"""

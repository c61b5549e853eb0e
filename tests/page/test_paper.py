"""The sheet on paper: real PDFs of real browsers, and what the page says of them beforehand."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from crosscore import alphabet, make
from crosscore.formats import ipuz, template
from crosscore.grid import BLOCKED
from crosscore.kinds.filled import KIND as FILLED
from crosscore.puzzle import Puzzle
from tests.crosswords import puzzle_of
from tests.page import looks
from tests.page.objects import SheetDesk, drop, pages
from tests.page.pdf import needs_poppler
from tests.page.waiting import until
from tests.searches import FARM

MARGIN = 13.0  #: millimetres of every page that stay white: 14 less what a line may be broad
LEAST = 9  #: points of the smallest text
MM = 72 / 25.4  #: points
SHEETS = {"A4": (210, 297), "Letter": (215.9, 279.4)}
ANIMALS = ["ELEPHANT", "GIRAFFE", "MONKEY", "TIGER", "LION", "ZEBRA", "HORSE", "PANDA", "CAMEL"]

#: Points of every text of the pages, while they are there, and millimetres of each grid's cells
TEXTS = """() => {
  dispatchEvent(new Event("beforeprint"));
  const found = [];
  for (const page of document.querySelectorAll(".sheet-page")) {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());)
      if (node.data.trim())
        found.push(parseFloat(getComputedStyle(node.parentElement).fontSize) * 0.75);
  }
  const canvases = [...document.querySelectorAll(".sheet-page canvas")];
  const cells = canvases.map((each) => (Number(each.dataset.cell) * 25.4) / 96);
  dispatchEvent(new Event("afterprint"));
  return { sizes: found, cells };
}"""


@dataclass(frozen=True)
class Word:
    """A word of a page: where it is, in points from the upper left corner."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


class Printer(SheetDesk):
    """The sheet of one puzzle after the other, and its PDFs."""

    def show(self, puzzle: Puzzle, **settings: Any) -> None:
        """Open a puzzle's sheet with these settings."""
        if self.requests:
            self.back()
        else:
            self.open()
        puzzle = replace(puzzle, sheet=settings)
        drop(self, "paper.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        saved = self.page.locator("html")
        expect(self.rows()).to_have_count(len(puzzle.words))
        expect(self.rows().first).to_contain_text(puzzle.words[0].shown)
        self.settle()
        self.page.locator("#step-print").click()
        expect(saved).to_have_attribute("data-view", "sheet")

    def said(self) -> int:
        """How many pages the sheet says it takes."""
        text = until(
            self.page,
            """() => {
              const told = document.getElementById("sheet-pages");
              return told.ariaBusy === "false" && told.textContent;
            }""",
        )
        return int(re.findall(r"\d+", text)[0])

    def pdf(self, paper: str = "A4") -> bytes:
        return self.page.pdf(format=paper, prefer_css_page_size=False)

    def texts(self) -> tuple[list[float], list[float]]:
        """Points of every text on the pages, millimetres of the cells of every grid."""
        found = self.page.evaluate(TEXTS)
        return found["sizes"], found["cells"]


@pytest.fixture
def printer(page: Page, address: str) -> Any:
    shop = Printer(page, address)
    yield shop
    assert shop.faults == []


def words_of(data: bytes) -> list[list[Word]]:
    """The words of each page of a PDF."""
    command = ["pdftotext", "-bbox", "-", "-"]
    told = subprocess.run(command, input=data, capture_output=True, check=True).stdout.decode()
    word = re.compile(
        r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>'
    )
    return [
        [Word(unescape(w[4]), *map(float, w[:4])) for w in word.findall(page)]
        for page in told.split("<page ")[1:]
    ]


def drawn_pages(data: bytes, points: int = 50) -> list[Image.Image]:
    """Each page as a grey picture of so many pixels an inch."""
    command = ["pdftoppm", "-r", str(points), "-gray", "-"]
    told = subprocess.run(command, input=data, capture_output=True, check=True).stdout
    found: list[Image.Image] = []
    at = 0
    while at < len(told):
        head = re.compile(rb"P5\s+(\d+)\s+(\d+)\s+255\s").match(told, at)
        assert head
        end = head.end() + int(head[1]) * int(head[2])
        found.append(Image.open(io.BytesIO(told[at:end])))
        at = end
    assert len(found) == pages(data)
    return found


def check_margins(data: bytes) -> None:
    """Nothing stands, or is cut, in the margins of any page; no page is empty."""
    for number, image in enumerate(drawn_pages(data)):
        inked = image.point(lambda light: 255 if light < 0xF0 else 0).getbbox()
        assert inked, f"page {number + 1} is empty"
        edge = MARGIN / 25.4 * 50
        left, top, right, bottom = inked
        assert left >= edge
        assert top >= edge
        assert right <= image.width - edge
        assert bottom <= image.height - edge


def dark(image: Image.Image, below: int = 0x90) -> float:
    """The share of a picture that is dark."""
    counts = image.histogram()
    return sum(counts[:below]) / sum(counts)


def check_fair(printer: Printer, paper: str, least: float = LEAST) -> list[list[Word]]:
    """As many pages as said, none of them cut, no text too small; the words of each."""
    data = printer.pdf(paper)
    sizes, _ = printer.texts()
    assert sizes
    assert min(sizes) >= least - 0.01
    assert pages(data) == printer.said()
    check_margins(data)
    return words_of(data)


def numbers(words: Sequence[Word]) -> list[Word]:
    """Those of the clues; the ones in the grid's cells are smaller."""
    return [word for word in words if word.text.isdigit() and word.bottom - word.top > LEAST]


def ends(words: Sequence[Word]) -> list[float]:
    """How low each column of clues ends, in points: by the numbers that begin their lines."""
    columns: dict[int, float] = {}
    for word in numbers(words):
        column = round(word.right / 12)  # numbers end alike
        columns[column] = max(columns.get(column, 0), word.bottom)
    return sorted(bottom for bottom in columns.values())


def test_everything_is_placed_once_in_order_and_within_its_page() -> None:
    """150 arrangements, each looked at; one that has lost a clue is found."""
    here = Path(__file__).parent
    node = shutil.which("node")
    if not node:
        pytest.skip("There is no Node.js.")
    command = [
        node,
        str(here / "paper_fit.mjs"),
        str(here.parents[1] / "web" / "sheet/paper-fit.js"),
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr[-2000:]
    counted = json.loads(told.stdout)
    assert min(counted.values()) > 30  # both are tried
    spoilt = subprocess.run([*command, "fault"], capture_output=True, text=True, check=False)
    assert "AssertionError" in spoilt.stderr


@needs_poppler
def test_fifty_words_take_one_page_and_large_print_is_large(printer: Printer) -> None:
    puzzle = replace(printer.start(), title="Land and sea", author="Ms Rivera")
    assert len(puzzle.entries) == 50
    printer.show(puzzle)
    for paper, (width, _) in SHEETS.items():
        (words,) = check_fair(printer, paper)
        shown = [word.text for word in words]
        assert {"Land", "Rivera", "Across", "Down", "Name:"} <= set(shown)
        assert "Answers" not in shown
        for word in puzzle.words:  # each clue is there, whole
            assert all(part in " ".join(shown) for part in word.clue.split())
        low = ends(words)
        assert len(low) >= 2
        assert max(low) - min(low) < 45  # points: three lines and a heading
        first = min(word.left for word in numbers(words))
        assert first < width * MM / 3
    _, (cell,) = printer.texts()
    assert cell >= 5
    # that what is too small, and what is cut, would be found
    with pytest.raises(AssertionError):
        check_fair(printer, "A4", least=14)
    spoil = printer.page.locator("#paper-pages")
    spoil.evaluate("pages => (pages.style.translate = '0 30mm')")
    with pytest.raises(AssertionError):
        check_fair(printer, "Letter")
    spoil.evaluate("pages => (pages.style.translate = '')")

    # bank, title and instructions: still of 9 points, and nothing is lost
    long = replace(puzzle, title="A long title " * 12, instructions="Some words on it. " * 40)
    printer.show(long, word_bank=True, name_line=False, prints="both")
    found = check_fair(printer, "Letter")
    assert len(found) <= 3
    assert not any(word.text == "Name:" for page in found for word in page)

    printer.show(puzzle, text_size="huge", prints="both")
    found = check_fair(printer, "A4", least=11)  # of the key's heading
    sizes, cells = printer.texts()
    assert sizes.count(18) >= 100  # clues and numbers, and nothing that has shrunk
    assert cells[0] >= min(10, 181 / puzzle.width) - 0.1
    assert len(found) > 2
    for page in found[:-1]:  # no heading stands alone at a column's foot
        lowest = max(page, key=lambda word: word.bottom).text
        assert lowest not in ("Across", "Down")


def filled(printer: Printer) -> tuple[float, float]:
    """What the grid takes of the page's width, and what is printed of its height."""
    (image,) = drawn_pages(printer.pdf("A4"))
    inked = image.point(lambda light: 255 if light < 0xF0 else 0).getbbox()
    assert inked
    across = printer.page.evaluate(
        """() => {
          dispatchEvent(new Event("beforeprint"));
          const [grid, page] = ["canvas", ".sheet-page"].map((what) =>
            parseFloat(document.querySelector(`#paper-pages ${what}`).style.width));
          dispatchEvent(new Event("afterprint"));
          return grid / page;
        }"""
    )
    return across, (inked[3] - inked[1]) / (image.height * (1 - 28 / SHEETS["A4"][1]))


@needs_poppler
def test_grids_and_lists_use_the_page(printer: Printer) -> None:
    """Nine tenths of its width or height; small text, which saves paper, has small squares."""
    numbers = make("numbers", seed=7)
    heart = make("wordsearch", ANIMALS, shape="heart", language="en", seed=2)
    for puzzle, narrow in ((numbers, 0.75), (heart, 0.95)):
        printer.show(replace(puzzle, title="Monday"), paper="a4")
        across, down = filled(printer)
        assert max(across, down) >= 0.85
        assert across >= narrow
        printer.choose("Small")
        assert max(filled(printer)) < 0.85


@needs_poppler
def test_the_key_has_a_page_of_its_own_and_alone_it_has_one_page(printer: Printer) -> None:
    puzzle = replace(puzzle_of(["CAT.", "O..E", "D..L", "....."[:4]]), title="Pets")
    printer.show(puzzle, prints="both")
    first, second = check_fair(printer, "A4")
    assert "Answers" not in [word.text for word in first]
    assert [word.text for word in second][:2] == ["Pets", "Answers"]
    assert "Across" not in [word.text for word in second]
    printer.choose("Answers")
    (only,) = check_fair(printer, "Letter")  # what is seen is printed
    assert "Answers" in [word.text for word in only]
    printer.choose("Puzzle")
    printer.choose("Beside the puzzle")
    (both,) = check_fair(printer, "A4")
    assert "Across" in [word.text for word in both]
    _, cells = printer.texts()
    assert len(cells) == 2
    printer.choose("On a separate sheet")
    printer.page.get_by_label("Title", exact=True).fill("Typed")
    (typed,) = words_of(printer.pdf())  # printed by keys, while it is being typed
    assert "Typed" in [word.text for word in typed]

    printer.show(FARM, prints="both", paper="a4")
    puzzle_page, key = check_fair(printer, "A4")
    assert {"CAT", "DOG", "PIG"} <= {word.text for word in puzzle_page}
    assert "Hi" in [word.text for word in key]  # the hidden message


@needs_poppler
def test_a_right_to_left_sheet_is_mirrored(printer: Printer) -> None:
    rows = ["אבגדהו", "ז.ח.ט.", "יכלמנס", "ע.פ.צ.", "קרשתאב"]
    puzzle = puzzle_of(rows, "he")
    clued = tuple(replace(word, clue="מה זה") for word in puzzle.words)
    printer.show(replace(puzzle, words=clued, title="כותרת"))
    (words,) = check_fair(printer, "A4")
    middle = SHEETS["A4"][0] * MM / 2
    rightmost = max(numbers(words), key=lambda word: (word.right, -word.top))
    assert rightmost.text == "1"  # the first clue stands at the right edge
    assert rightmost.right > 2 * middle - 25 * MM
    image = drawn_pages(printer.pdf(), 72)[0]
    head = image.crop((0, 0, image.width, round(26 * MM))).point(lambda n: 255 if n < 160 else 0)
    left, right = (head.crop(box).getbbox() for box in (
        (0, 0, round(middle), head.height), (round(middle), 0, head.width, head.height)
    ))  # fmt: skip
    assert left  # the line for the name
    assert right  # the title
    assert right[2] > middle - 16 * MM


#: Words and grids of the pages on the screen: page, left, top, right and bottom in points
SEEN = """() => {
  const box = (each) => each.getBoundingClientRect();
  const leaves = [...document.querySelectorAll(".paper-leaf")].map(box);
  const scale = 0.75 / Number(document.getElementById("paper").dataset.scale);
  const at = (each) => {
    const { left, top, right, bottom } = box(each);
    const page = leaves.findIndex((leaf) => top >= leaf.top && top <= leaf.bottom);
    const from = leaves[page];
    const sides = [left - from.left, top - from.top, right - from.left, bottom - from.top];
    return [page, ...sides.map((n) => n * scale)];
  };
  const [words, grids] = [[], []];
  const paper = document.getElementById("paper");
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const parent = node.parentElement;
    if (!parent.checkVisibility() || parent.closest(".unseen, textarea")) continue;
    for (const found of node.data.matchAll(/\\S+/g)) {
      const range = new Range();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      words.push([found[0], ...at(range)]);
    }
  }
  for (const field of paper.querySelectorAll("textarea"))
    if (field.value && field.checkVisibility()) words.push([field.value, ...at(field)]);
  for (const grid of paper.querySelectorAll("canvas"))
    if (grid.checkVisibility()) grids.push(at(grid));
  return { words, grids };
}"""
NEAR = 4  #: points: lines on paper are set a little otherwise


def differing(printer: Printer) -> list[str]:
    """Words that stand elsewhere on the screen than in the PDF, or in one of them only."""
    printer.said()
    seen = printer.page.evaluate(SEEN)
    printed = words_of(printer.pdf("A4"))
    assert len(printed) == printer.page.locator(".paper-leaf").count()

    def within(page: int, word: Word, grid: list[float]) -> bool:
        x, y = (word.left + word.right) / 2, (word.top + word.bottom) / 2
        return page == grid[0] and grid[1] < x < grid[3] and grid[2] < y < grid[4]

    left = [
        (word.text, page, word.left, (word.top + word.bottom) / 2)
        for page, words in enumerate(printed)
        for word in words
        if not any(within(page, word, grid) for grid in seen["grids"])
    ]
    missing = []
    for text, page, x, y, _, bottom in seen["words"]:
        middle = (y + bottom) / 2
        near = [
            one
            for one in left
            if one[:2] == (text, page) and abs(one[2] - x) < NEAR and abs(one[3] - middle) < NEAR
        ]
        if near:
            left.remove(near[0])
        else:
            missing.append(f"{text} on page {page + 1} at {x:.0f}, {middle:.0f}")
    return missing + [f"{text} in the PDF at {x:.0f}, {y:.0f}" for text, _, x, y in left]


@needs_poppler
def test_what_is_seen_is_what_is_printed(printer: Printer) -> None:
    """The same words in the same places, whatever is listed and wherever the key stands."""
    page = printer.page
    page.set_viewport_size({"width": 1366, "height": 768})
    crossword = replace(
        puzzle_of(["CAT.", "O..E", "D..L", "....."[:4]]), title="Pets", instructions="Solve."
    )
    search = replace(FARM, title="Farm", author="Ada")
    for puzzle, settings in (
        (crossword, {}),
        (crossword, {"word_bank": True, "prints": "both"}),
        (crossword, {"key": "beside", "name_line": False}),
        (crossword, {"prints": "key", "text_size": "large"}),
        (search, {"prints": "both"}),
        (search, {"list": "clues", "key": "beside"}),
        (search, {"list": "none"}),
    ):
        printer.show(puzzle, paper="a4", **settings)
        assert differing(printer) == [], settings
    printer.page.get_by_role("button", name="Answers", exact=True).click()
    assert differing(printer) == []
    # that something elsewhere, and something more, would be found
    page.locator("#sheet-key .paper-part").evaluate("part => (part.style.translate = '0 9px')")
    assert differing(printer) != []


@needs_poppler
def test_ink_is_saved(printer: Printer) -> None:
    """Black squares and colours take much less of the paper; a share that has not shrunk fails."""
    rows = ["CATS#", "A#O#B", "REDOS", "S#A#E", "#BYTE"]
    puzzle = puzzle_of([row.replace("#", ".") for row in rows])
    puzzle = replace(puzzle, kind="filled", model=BLOCKED)
    printer.show(puzzle)
    (full,) = drawn_pages(printer.pdf())
    printer.choose("Save ink")
    (saved,) = drawn_pages(printer.pdf())
    assert dark(saved) < 0.6 * dark(full)
    with pytest.raises(AssertionError):
        assert dark(full) < 0.6 * dark(full)
    check_margins(printer.pdf())

    printer.show(FARM, prints="key", marks="colours")
    tinted = printer.page.evaluate(TINTED)
    printer.choose("Save ink")
    assert tinted > 0.01
    assert printer.page.evaluate(TINTED) < 0.001  # the edges of letters


#: The share of the printed key's pixels that have a colour
TINTED = """() => {
  dispatchEvent(new Event("beforeprint"));
  const canvas = document.querySelector(".sheet-page canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let tinted = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red, green, blue, there] = data.slice(i, i + 4);
    tinted += there > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 24;
  }
  dispatchEvent(new Event("afterprint"));
  return tinted / (data.length / 4);
}"""


@pytest.mark.everywhere
def test_as_many_pages_come_out_as_are_told(printer: Printer) -> None:
    """Of sheets of every sort, in both browsers."""
    puzzle = printer.start()
    told = [pages(printer.pdf("Letter")), printer.said()]
    assert told == [1, 1]
    for labels in (("Both",), ("Large print", "Word bank")):
        for label in labels:
            printer.choose(label)
        said = printer.said()
        assert pages(printer.pdf("A4")) == said, label
    assert said >= 4
    assert len(puzzle.words) == 50


def test_settings_are_in_groups_that_keys_open_and_phones_have_room_for(printer: Printer) -> None:
    page = printer.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    printer.show(puzzle_of(["CAT", "O..", "D.."]))
    page.get_by_role("button", name="Settings", exact=True).click()
    panel = page.locator("#sheet-panel")
    expect(panel.get_by_text("Word bank")).to_be_hidden()  # one group is open, not a wall of them
    expect(panel.get_by_role("status")).to_contain_text("1 page")
    panel.get_by_text("Look", exact=True).focus()
    page.keyboard.press("Enter")
    expect(panel.get_by_text("Word bank")).to_be_visible()
    panel.get_by_text("Language and numbers").click()
    looks.check(page, "the sheet's settings on a phone")
    page.keyboard.press("Tab")
    printer.choose("Large print")
    assert printer.puzzle().sheet == {"text_size": "huge"}


@needs_poppler
def test_an_editor_gets_every_clue_with_its_answer(printer: Printer) -> None:
    """Margins of an inch, lines twice as far apart as they are high; the address is in no file."""
    page = printer.page
    page.add_init_script("window.print = () => { window.printed = true; };")
    rows = template.parse(b"CAT\nO#E\nWIT", "test", alphabet.get("en"), {})
    puzzle = FILLED.drawn_from(rows, {}, language="en", letters={}, seed=1)
    words = tuple(replace(word, clue=f"Asks for {word.surface}") for word in puzzle.words)
    printer.show(replace(puzzle, words=words, title="Three by three"), paper="letter")
    page.locator("#submission").click()
    looks.check(page, "the dialog for editors", "#submission-dialog")
    page.get_by_label("Your name").fill("Ada Author")
    page.get_by_label("Address").fill("12 Long Street\nSpringfield")
    page.get_by_label("E-mail").fill("ada@example.org")
    page.keyboard.press("Enter")
    until(page, "() => window.printed")
    data = page.pdf(prefer_css_page_size=True)
    told = words_of(data)
    texts = [" ".join(word.text for word in each) for each in told]
    assert [text.startswith("Ada Author · Three by three") for text in texts] == [True] * 3
    assert "Springfield ada@example.org Three by three Words: 4. Size: 3 × 3." in texts[0]
    assert "Answers" in texts[1]
    assert "1 Asks for COW (3) COW 2 Asks for TET (3) TET" in texts[2]
    width, height = (side * MM for side in SHEETS["Letter"])
    for word in (word for each in told for word in each):
        assert min(word.left, word.top, width - word.right, height - word.bottom) > 71, word
    tops = sorted({word.top for word in told[2] if word.text == "Asks"})
    assert tops[1] - tops[0] > 23.9
    assert b"Springfield" not in printer.save("Puzzle file")[0].path().read_bytes()
    page.locator("#submission").click()
    expect(page.get_by_label("E-mail")).to_have_value("ada@example.org")
    page.get_by_role("button", name="Forget my details").click()
    expect(page.get_by_label("E-mail")).to_have_value("")
    assert page.evaluate("localStorage['crosscore.author']") == "null"

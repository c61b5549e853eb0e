"""The page as those who use it see it: what tests do on it, and what they look at."""

from __future__ import annotations

import io
import json
import re
import zlib
from collections.abc import Callable
from typing import Any

from PIL import Image
from playwright.sync_api import Download, Locator, Page, Request, expect

from crosscore import alphabet
from crosscore.formats import ipuz
from crosscore.grid import BLOCKED
from crosscore.puzzle import Puzzle
from crosscore.referee import check
from crosscore.service import KINDS
from tests.page.waiting import PATIENCE, drawn

READY = PATIENCE
CELL, MARGIN = 60, 24  # geometry of the saved pictures: see web/grid/paint.js
BLOCK, PAPER = (0xDE, 0xDB, 0xD3), (0xFF, 0xFF, 0xFF)


def to_table(page: Page) -> None:
    """In the Words view: the table, where the box for words stands in its place."""
    table, box = page.locator("#table"), page.locator("#own-table")
    expect(page.locator("#table:visible, #own-table:visible").first).to_be_visible()
    if box.is_visible():
        box.click()
        expect(page.locator("#table :focus")).to_be_visible()
    expect(table).to_be_visible()


class Workshop:
    """The page as its user sees it, and everything it asked the network for."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.requests: list[str] = []
        self.faults: list[str] = []
        page.on("request", self._request)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)

    def was_quiet(self) -> None:
        """No other host was asked for anything, and nothing went wrong."""
        known = (self.address, "blob:", "data:")
        assert [url for url in self.requests if not url.startswith(known)] == []
        assert self.faults == [], self.faults

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)

    def open(self) -> None:
        self.page.goto(self.address)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing runs and a puzzle is there."""
        expect(self.page.locator("html")).to_have_attribute("data-state", "idle", timeout=READY)

    def anew(self, act: Callable[[], None] | str) -> None:
        """Do what makes a puzzle of another seed, or press the button of that name; wait for it."""
        seed = self.page.locator("#counts [data-count=seed]")
        before = seed.inner_text()
        if isinstance(act, str):
            self.page.get_by_role("button", name=act).click()
        else:
            act()
        expect(seed).not_to_have_text(before)
        self.settle()

    def rows(self) -> Locator:
        return self.page.locator("#list [role=option]")

    def words(self) -> list[str]:
        return [row.split("\n")[0] for row in self.rows().all_inner_texts()]

    def selected(self) -> int:
        """Index of the selected row, -1 without one."""
        return int(
            self.page.evaluate(
                "[...document.querySelectorAll('#list [role=option]')]"
                ".findIndex(row => row.getAttribute('aria-selected') === 'true')"
            )
        )

    def count(self, name: str) -> str:
        return self.page.locator(f"#counts [data-count={name}]").inner_text()

    def unfold(self) -> None:
        """Pull the words up, where they are a sheet at the lower end of a phone."""
        toggle = self.page.locator("#words-toggle[aria-expanded=false]")
        if toggle.is_visible():
            toggle.click()

    def table(self) -> None:
        to_table(self.page)

    def create(self) -> None:
        self.page.locator("#step-print").click()
        expect(self.page.locator("html")).to_have_attribute("data-view", "sheet")

    def back(self) -> None:
        self.page.locator("#step-puzzle").click()
        expect(self.page.locator("html")).to_have_attribute("data-view", "workshop")

    def save(self, item: str, number: int = 1) -> list[Download]:
        """Choose an item of the menu of files, or a picture in its dialog; what comes of it."""
        pictures = {"Puzzle picture": "Puzzle", "Answer picture": "Answers"}
        got: list[Download] = []

        def keep(file: Download) -> None:
            got.append(file)

        self.page.on("download", keep)
        with self.page.expect_event("download", lambda _: len(got) >= number):
            if item in pictures:
                self.page.locator("#picture").click()
                dialog = self.page.locator("#picture-dialog")
                dialog.get_by_role("radio", name=pictures[item], exact=True).check()
                dialog.get_by_role("button", name="Save").click()
            else:
                self.page.locator("#save").click()
                self.page.get_by_role("menuitem", name=item).click()
        self.page.remove_listener("download", keep)
        assert len(got) == number
        return got

    def puzzle(self) -> Puzzle:
        """What is on the page, by way of the file it saves; the referee has looked at it."""
        at_words = self.page.locator("html").get_attribute("data-view") == "workshop"
        if at_words:
            self.create()
        (file,) = self.save("Puzzle file")
        if at_words:
            self.back()
        found, findings = ipuz.loads(file.path().read_bytes())
        assert findings + check(found) == []
        return found

    def pixel(self, row: int, column: int) -> tuple[int, ...]:
        """Colour of the working grid near the lower left corner of a cell, where no letter is."""
        found: list[int] = self.page.evaluate(
            """([row, column]) => {
              const grid = document.getElementById("grid"), { cell, margin } = grid.dataset;
              const scale = grid.width / grid.clientWidth;
              const at = (n) => Math.round((+margin + n * +cell) * scale);
              const ink = grid.getContext("2d");
              return [...ink.getImageData(at(column + 0.15), at(row + 0.85), 1, 1).data];
            }""",
            [row, column],
        )
        return tuple(found)

    def click_cell(self, row: int, column: int) -> None:
        grid = self.page.locator("#grid")
        cell = float(grid.get_attribute("data-cell") or 0)
        margin = float(grid.get_attribute("data-margin") or 0)
        grid.click(position={"x": margin + (column + 0.5) * cell, "y": margin + (row + 0.5) * cell})


def drop(shop: Workshop, name: str, data: bytes) -> None:
    """Let a file fall on the page, as from the desktop."""
    shop.page.evaluate(
        """([name, bytes]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], name));
          for (const type of ["dragenter", "dragover", "drop"])
            document.getElementById("grid").dispatchEvent(
              new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
        }""",
        [name, list(data)],
    )


def picture(file: Download) -> Image.Image:
    return Image.open(io.BytesIO(file.path().read_bytes())).convert("RGB")


def ink(image: Image.Image, row: int, column: int, inset: float = 0.3) -> int:
    """How many dark pixels the inner part of a cell has."""
    left, top = MARGIN + (column + inset) * CELL, MARGIN + (row + inset) * CELL
    side = (1 - 2 * inset) * CELL
    part = image.crop((round(left), round(top), round(left + side), round(top + side)))
    return sum(n for n, colour in part.getcolors(CELL * CELL) or [] if sum(colour) < 250)  # type: ignore[arg-type]


def check_pictures(puzzle: Puzzle, empty: Image.Image, solved: Image.Image) -> None:
    """Both pictures have the grid's geometry; the one is empty, the other has every letter."""
    size = (2 * MARGIN + puzzle.width * CELL, 2 * MARGIN + puzzle.height * CELL)
    assert empty.size == solved.size == size
    mirrored = alphabet.get(puzzle.language).direction == "rtl"
    numbers = puzzle.numbers()
    for r, row in enumerate(puzzle.rows()):
        for c, cell in enumerate(row):
            x = puzzle.width - 1 - c if mirrored else c
            centre = (MARGIN + x * CELL + CELL // 2, MARGIN + r * CELL + CELL // 2)
            assert empty.getpixel(centre) == (BLOCK if cell is None else PAPER)
            assert ink(empty, r, x) == 0
            assert (ink(solved, r, x) > 20) == (cell is not None), (r, c, cell)
            if cell is not None:  # a number stands in the top corner, and only where a word starts
                corner = empty.crop(
                    (
                        MARGIN + x * CELL + 4,
                        MARGIN + r * CELL + 4,
                        MARGIN + (x + 1) * CELL - 4,
                        MARGIN + r * CELL + CELL // 3,
                    )
                )
                dark = any(sum(colour) < 300 for _, colour in corner.getcolors(9999) or [])  # type: ignore[arg-type]
                assert dark == ((r, c) in numbers)


OWN = {"CAT": "Purrs", "TEAR": "Sad drop", "RACE": "Contest", "CARE": "Look after", "ACRE": "Field"}
HEBREW = {
    "שלום": "ברכה", "מים": "שותים אותם", "לימון": "פרי חמוץ", "מלון": "ישנים בו בחופש",
    "שמש": "זורחת ביום", "ילד": "קטן ממבוגר", "דלת": "נכנסים דרכה", "תלמיד": "לומד בכיתה",
}  # fmt: skip


class WorkshopDesk(Workshop):
    """The page, with what the workshop adds to it."""

    def shown(self) -> list[str]:
        """Words of the rows that are seen, from top to bottom."""
        rows = self.page.locator("#list [role=option]:visible").all_inner_texts()
        return [row.split("\n")[0] for row in rows]

    def words(self) -> list[str]:
        """All words as listed, the hidden rows' too."""
        rows = self.page.locator("#list [role=option] .word").all_text_contents()
        order = self.page.locator("#list [role=option]").evaluate_all(
            "rows => rows.map((row) => Number(row.dataset.index))"
        )
        return [word for _, word in sorted(zip(order, rows, strict=True))]

    def row(self, index: int) -> Any:
        """The row of a word, wherever it stands."""
        return self.page.locator(f"#list [data-index='{index}']")

    def picked(self) -> set[int]:
        rows = self.page.locator("#list [aria-selected=true]")
        found = rows.evaluate_all("rows => rows.map((row) => Number(row.dataset.index))")
        return set(found)

    def grid(self) -> dict[str, float]:
        data = self.page.locator("#grid").evaluate("grid => ({ ...grid.dataset })")
        return {name: float(value) for name, value in data.items() if name != "l10n"}

    def point(self, row: float, column: float) -> tuple[float, float]:
        """Middle of a cell of the working grid, in the window."""
        box, data = self.page.locator("#grid").bounding_box(), self.grid()
        assert box
        return (
            box["x"] + data["left"] + (column + 0.5) * data["cell"],
            box["y"] + data["top"] + (row + 0.5) * data["cell"],
        )

    def act(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        drawn(self.page)
        self.settle()

    def told(self, says: str) -> None:
        expect(self.page.locator("#told")).to_contain_text(says, timeout=READY)
        self.settle()

    def movable(self, start: int = 0) -> int:
        """Begin to move the first word that has another place, by keys; its index."""
        for index in range(start, self.rows().count()):
            self.row(index).locator(".word").click()
            self.page.keyboard.press("m")
            self.page.wait_for_selector("#stage:not([data-moving='0'])", state="attached")
            if self.page.locator("#stage").get_attribute("data-moving"):
                return index
        raise AssertionError("no word has another place")


class SheetDesk(Workshop):
    """The page with its sheet open."""

    def start(self, words: dict[str, str] | None = None) -> Puzzle:
        self.open()
        if words:
            drop(self, "words.json", json.dumps(words).encode())
            expect(self.rows()).to_have_count(len(words), timeout=READY)
            self.settle()
        self.create()
        return self.puzzle()

    def unfold(self) -> None:
        """Show the sheet's settings, all of them."""
        drawn(self.page)  # a window that has just become narrow folds them a frame later
        if self.page.locator("#sheet-panel").is_hidden():
            self.page.get_by_role("button", name="Settings", exact=True).click()
        for closed in self.page.locator("#sheet-panel details:not([open]) > summary").all()[::-1]:
            closed.click()

    def choose(self, label: str, on: bool = True) -> None:
        """Set a radio or a check box of the sheet's settings, or what is seen and printed, and wait
        for the engine."""
        if label in {"Puzzle", "Answers", "Both"}:
            self.page.locator("#sheet-switch").get_by_role("button", name=label).click()
        else:
            self.unfold()
            self.page.locator("#sheet-panel").get_by_label(label, exact=True).set_checked(on)
        self.rest()

    def rest(self) -> None:
        """Wait for changes that are on their way."""
        drawn(self.page)
        self.settle()
        expect(self.page.locator("#sheet-pages")).to_have_attribute("aria-busy", "false")

    def write(self, label: str, text: str) -> None:
        self.page.get_by_label(label, exact=True).fill(text)
        self.page.get_by_label(label, exact=True).blur()
        self.rest()

    def point(self, row: int, column: int) -> dict[str, float]:
        """The middle of a cell on the sheet's canvas; `column` counts from the left."""
        self.rest()  # the paper is laid out once more when its pages are counted
        data = self.page.locator("#sheet-grid").evaluate("(grid) => ({ ...grid.dataset })")
        cell, margin = float(data["cell"]), float(data["margin"])
        return {"x": margin + (column + 0.5) * cell, "y": margin + (row + 0.5) * cell}

    def empty(self) -> Image.Image:
        (file,) = self.save("Puzzle picture")
        return picture(file)

    def inked(self, puzzle: Puzzle, *, mirrored: bool = False) -> set[tuple[int, int]]:
        """Cells of the saved puzzle picture that have a letter."""
        image = self.empty()
        return {
            cell
            for entry in puzzle.entries
            for cell in entry.cells
            if ink(image, cell[0], puzzle.width - 1 - cell[1] if mirrored else cell[1]) > 20
        }


def pages(data: bytes) -> int:
    """How many pages a PDF has; Firefox packs the list of them."""
    packed = re.findall(rb"/ObjStm.*?stream\r?\n(.*?)endstream", data, re.DOTALL)
    whole = data + b"".join(zlib.decompressobj().decompress(part) for part in packed)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", whole))


FREEFORM, FILLED, NUMBERS, SEARCH = "freeform", "filled", "numbers", "wordsearch"


class KindDesk(Workshop):
    """The page with its chooser of kinds."""

    @property
    def chooser(self) -> Locator:
        return self.page.locator("#kind")

    def prefer(self, kind: str, **options: Any) -> None:
        """Options of a kind, as if they had been chosen before."""
        self.page.evaluate(
            "([name, value]) => localStorage.setItem(`crosscore.options.${name}`, value)",
            [kind, re.sub("True|False", lambda m: m[0].lower(), str(options)).replace("'", '"')],
        )

    def choose(self, kind: str) -> None:
        """A new puzzle of a kind, by the mouse."""
        self.chooser.click()
        menu = self.page.get_by_role("menu").locator("button")
        menu.nth(list(KINDS).index(kind)).click()
        expect(self.chooser).to_have_attribute("data-kind", kind, timeout=READY)
        self.settle()

    def shows(self, kind: str) -> None:
        expect(self.chooser).to_have_attribute("data-kind", kind, timeout=READY)
        self.settle()
        made = self.puzzle()
        assert made.kind == kind
        assert (made.model == BLOCKED) == (kind in (FILLED, NUMBERS))

    def show(self, puzzle: Any) -> None:
        """A puzzle that a test has made, by way of its file."""
        drop(self, "made.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        expect(self.rows()).to_have_count(len(puzzle.words))
        self.settle()

    def fill(self, kind: str, **options: Any) -> None:
        """A quick puzzle of a kind."""
        self.prefer(kind, **options)
        self.choose(kind)
        if self.page.locator(".message[data-failed]").count():
            raise AssertionError(self.page.locator("#banner").inner_text())


#: keyboard(height, panned, scale): the browser tells that a keyboard covers the lower end of the
#: page, that the rest was moved, and how far two fingers have enlarged it.  Chromium's own
#: emulation knows no keyboard.
KEYBOARD = """(() => {
  let [covered, panned, scale] = [0, 0, 1];
  const tell = (name, get) => Object.defineProperty(visualViewport, name, { get });
  tell("height", () => (innerHeight - covered) / scale);
  tell("offsetTop", () => panned);
  tell("scale", () => scale);
  globalThis.keyboard = (height, moved = 0, enlarged = 1) => {
    [covered, panned, scale] = [height, moved, enlarged];
    visualViewport.dispatchEvent(new Event("resize"));
  };
})()"""


#: Fields whose text is so small that iOS enlarges the page when they are written in
SMALL_TEXT = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => !/^(checkbox|radio|range|file)$/.test(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.id || field.className)"""

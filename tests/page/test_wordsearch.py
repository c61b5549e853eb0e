"""Word searches in the workshop of the built page: made, looked at, changed, kept; options."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import FilePayload, Locator, Page, expect

from crosscore.grid import DIRECTIONS, LETTERS, Cell, direction_of
from crosscore.puzzle import TWICE, Puzzle
from tests.page import looks
from tests.page.objects import FREEFORM, READY, SEARCH, KindDesk, drop
from tests.page.waiting import drawn, until
from tests.searches import foreign, hidden

#: what nobody may read of a puzzle whose words do not cross
CROSSED = re.compile(r"crossing|across|laid out|crossword|layout", re.IGNORECASE)
#: rows down and columns to the right, by arrow
ARROWS = {
    "↖": (-1, -1), "↑": (-1, 0), "↗": (-1, 1), "←": (0, -1),
    "→": (0, 1), "↙": (1, -1), "↓": (1, 0), "↘": (1, 1),
}  # fmt: skip

#: CAT and COW share their C, COW and SOW their way; JEEP stands backwards; EEL has no place
SMALL = hidden(
    ["CATSQ", "ODXOZ", "WQOWK", "ZKQGX", "PEEJQ"],
    {
        "CAT": (0, 0, "forward"),
        "COW": (0, 0, "down"),
        "SOW": (0, 3, "down"),
        "DOG": (1, 1, "forward-down"),
        "JEEP": (4, 3, "backward"),
        "EEL": TWICE,
    },
)
#: the same letters from the right: forwards is to the left
HEBREW = hidden(
    ["שלומע", "מבגדה", "שטזחי", "מנסרק", "תיבצפ"],
    {
        "שלום": (0, 0, "forward"),
        "שמש": (0, 0, "down"),
        "לגח": (0, 1, "forward-down"),
        "בית": (4, 2, "backward"),
    },
    "he",
)


class Search(KindDesk):
    """The page with a word search on it."""

    def create(self) -> None:
        self.page.locator("#step-print").click()
        expect(self.page.locator("html")).to_have_attribute("data-view", "sheet")

    @property
    def dialog(self) -> Locator:
        return self.page.locator("#options-dialog")

    def field(self, name: str) -> Locator:
        return self.page.locator(f"#option-{name}")

    def says(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.locator("#say")).to_have_text(text)

    def ringed(self) -> list[str]:
        rows = self.page.locator("#list [aria-selected=true] .word")
        return [row.inner_text() for row in rows.all()]

    def colour(self, row: int, column: int) -> tuple[int, ...]:
        """Of the ground of a cell, as seen in this column, beside its letter."""
        found: list[int] = self.page.evaluate(
            """([row, column]) => {
              const grid = document.getElementById("grid"), { cell, margin } = grid.dataset;
              const at = (n) => Math.round((+margin + n * +cell) * grid.width / grid.clientWidth);
              const [x, y] = [at(column + 0.5), at(row + 0.13)];
              return [...grid.getContext("2d").getImageData(x, y, 1, 1).data];
            }""",
            [row, column],
        )
        return tuple(found)

    def again(self, button: str) -> Puzzle:
        """Press what makes another grid."""
        self.anew(button)
        return self.puzzle()

    def places(self) -> dict[str, tuple[Cell, ...]]:
        """The cells of each hidden word."""
        made = self.puzzle()
        return {made.words[entry.word].surface: entry.cells for entry in made.entries}

    def options(self) -> None:
        self.page.locator("#options").click()

    def make(self) -> Puzzle:
        """New words as the dialog says."""
        self.dialog.get_by_role("button", name="New words").click()
        expect(self.dialog).to_be_hidden(timeout=READY)
        self.settle()
        return self.puzzle()


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Search]:
    shop = Search(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


def file(name: str, data: bytes) -> FilePayload:
    kind = "text/plain" if name.endswith(".txt") else "image/" + name.rsplit(".", 1)[1]
    return {"name": name, "mimeType": kind, "buffer": data}


def drawing(kind: str, size: tuple[int, int] = (400, 300)) -> bytes:
    """A flag on its pole, far from the edges."""
    image = Image.new("L", size, 255)
    pole = [(100, 250), (100, 50), (250, 50), (250, 130), (120, 130), (120, 250)]
    ImageDraw.Draw(image).polygon(pole, 30)
    out = io.BytesIO()
    image.save(out, kind)
    return out.getvalue()


def test_words_are_hidden_shown_and_kept(desk: Search) -> None:
    page = desk.page
    desk.choose(SEARCH)
    expect(page.locator("#told")).to_have_text(
        re.compile(r"^20 of 20 words hidden in \d+ by \d+, ")
    )
    made = desk.puzzle()
    assert made.model == LETTERS
    assert len(made.entries) == 20
    assert desk.count("placed") == "20 of 20 words hidden"
    assert desk.count("size") == f"{made.width} × {made.height}"
    expect(page.locator("#grid")).to_have_attribute(
        "aria-label", f"Word search, {made.width} by {made.height} letters"
    )
    # nothing speaks of crosswords, seen or heard
    texts = page.locator("#workshop").evaluate(
        """(shop) => {
          const list = document.getElementById("list"); // clues say what they will
          list.hidden = true;
          const seen = [...shop.querySelectorAll("*")].filter((one) => one.checkVisibility());
          const names = ["title", "aria-label", "aria-roledescription"]
            .flatMap((name) => seen.map((one) => one.getAttribute(name) ?? ""));
          const said = [shop.innerText, document.getElementById("grid-help").textContent];
          list.hidden = false;
          return [...said, ...names].join("/");
        }"""
    )
    assert not CROSSED.search(texts), CROSSED.search(texts)
    assert CROSSED.search("12 crossings")  # it would be found
    # the arrows say which way each word runs, as it is seen
    for word, row in zip(made.words, desk.rows().all(), strict=True):
        (cells,) = [entry.cells for entry in made.entries if made.words[entry.word] == word]
        assert ARROWS[row.locator(".direction").inner_text()] == DIRECTIONS[direction_of(cells)]

    # the size is kept when it is said so, and shown to be
    keep = page.locator("#keep-size")
    keep.click()
    expect(keep).to_be_focused()
    expect(keep).to_have_attribute("aria-pressed", "true")
    expect(keep).to_contain_text("kept")
    again = desk.again("Reshuffle")
    assert again.options["size"] == f"{made.width}x{made.height}"
    assert {word.surface for word in again.words} == {word.surface for word in made.words}
    assert [entry.cells for entry in again.entries] != [entry.cells for entry in made.entries]
    expect(keep).to_have_attribute("aria-pressed", "true")
    other = desk.again("New words")
    assert (other.width, other.height) == (made.width, made.height)
    assert {word.surface for word in other.words} != {word.surface for word in made.words}
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "false")
    assert desk.again("Reshuffle").options["size"] == "auto"
    # it is there at the next visit, and another kind is one step back
    kept = desk.puzzle()
    page.reload()
    expect(desk.chooser).to_have_attribute("data-kind", SEARCH)
    desk.settle()
    assert desk.puzzle() == kept
    desk.choose(FREEFORM)
    expect(page.locator("#counts")).to_contain_text("crossings")
    expect(page.locator("#rings")).to_be_hidden()
    page.keyboard.press("Control+z")
    desk.shows(SEARCH)


def test_a_word_is_found_by_the_list_by_its_letters_and_by_keys(desk: Search) -> None:
    page = desk.page
    other = foreign(["CAT", "TIGER", "ZEBRA"])  # another program's file, with a word too many
    drop(desk, "other.ipuz", json.dumps(other).encode())
    expect(page.locator("#banner")).to_contain_text("ZEBRA: is nowhere in the letters")
    desk.show(SMALL)
    plain = desk.colour(0, 1)
    # in the list
    desk.rows().nth(0).locator(".word").click()
    expect(page.locator("#chosen-text")).to_contain_text("→ row 1, column 1, to the right CAT")
    drawn(page)
    assert desk.colour(0, 1) != plain
    assert desk.colour(2, 2) == plain
    # at a letter: its words in turn, another letter's, none
    desk.click_cell(3, 3)
    assert desk.ringed() == ["DOG"]
    desk.click_cell(0, 0)
    assert desk.ringed() == ["CAT"]
    first = page.evaluate("performance.now()")
    until(page, "(first) => performance.now() - first > 500", first)  # or it is a double click
    desk.click_cell(0, 0)
    assert desk.ringed() == ["COW"]
    desk.click_cell(3, 0)
    assert desk.ringed() == []
    # by keys, cell by cell, and told
    page.locator("#grid").focus()
    for _ in range(3):
        page.keyboard.press("ArrowUp")  # where the last press was, and up
    desk.says("row 1, column 1, C, in COW, CAT")
    page.keyboard.press("Space")
    desk.says("row 1, column 1, C, in CAT, COW")
    assert desk.ringed() == ["CAT"]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    desk.says("row 2, column 2, D, in DOG")
    page.keyboard.press("ArrowRight")
    desk.says("row 2, column 3, X, in no word")
    assert desk.ringed() == []
    cells = page.locator("#table-holder td").all_text_contents()
    assert "".join(cells) == "CATSQODXOZWQOWKZKQGXPEEJQ"
    # several, and all; their letters stand out
    desk.rows().nth(0).locator(".word").click()
    desk.rows().nth(3).locator(".word").click(modifiers=["Control"])
    assert desk.ringed() == ["CAT", "DOG"]
    everything = page.get_by_role("button", name="Show all", exact=True)
    before = page.locator("#grid").screenshot()
    everything.click()
    expect(everything).to_have_attribute("aria-pressed", "true")
    drawn(page)
    assert page.locator("#grid").screenshot() != before
    # what the list can be narrowed to and sorted by
    shown = page.locator("#only option:not([hidden])").all_inner_texts()
    assert shown == ["All words", "Hidden", "Left out", "Locked", "No clue"]
    page.locator("#narrow").click()
    page.get_by_label("Order").select_option(label="By direction")
    assert desk.words() == ["CAT", "COW", "SOW", "DOG", "JEEP", "EEL"]
    expect(desk.rows().nth(4).locator(".direction")).to_have_text("←")
    page.get_by_label("Order").select_option(label="By place")
    assert desk.words() == ["CAT", "COW", "SOW", "DOG", "JEEP", "EEL"]
    page.locator("#counts [data-count=failed] button").click()
    visible = [row.inner_text() for row in desk.rows().all() if row.is_visible()]
    assert len(visible) == 1
    assert "EEL" in visible[0]
    assert "no place" not in visible[0]  # the engine's reason
    looks.check(page, "found")
    # a press that drags moves nothing
    page.locator("#show-all").click()
    grid = page.locator("#grid").bounding_box()
    assert grid
    page.mouse.move(grid["x"] + 30, grid["y"] + 30)
    page.mouse.down()
    page.mouse.move(grid["x"] + 160, grid["y"] + 90, steps=4)
    page.mouse.up()
    expect(page.locator("#stage")).not_to_have_attribute("data-moving", re.compile(""))
    assert desk.puzzle().entries == SMALL.entries


def test_directions_a_picture_and_a_message_are_chosen(desk: Search) -> None:
    page = desk.page
    desk.choose(SEARCH)
    desk.options()
    rules = desk.dialog.get_by_role("heading", name="What counts as one place")
    expect(rules).to_be_visible()
    # a compass: as seen, by keys in all directions, never empty
    desk.dialog.get_by_role("radio", name="Your own", exact=True).check()
    compass = desk.dialog.locator(".compass")
    assert compass.locator(":checked").count() == 4
    desk.field("ways-forward").focus()
    for key, there in (("ArrowUp", "forward-up"), ("ArrowLeft", "up"), ("ArrowDown", "down")):
        page.keyboard.press(key)  # the last one over the middle
        expect(desk.field(f"ways-{there}")).to_be_focused()
    for box in compass.locator("input").all():
        expect(box).to_have_accessible_name(re.compile("^[A-Z]"))
        box.uncheck()
    desk.dialog.get_by_role("button", name="New words").click()
    expect(desk.dialog.locator("#option-ways-error")).to_have_text("Choose at least one.")
    page.keyboard.press("Tab")
    desk.field("ways-backward").check()
    desk.field("ways-up").check()
    # a text tells how much room is left
    room = page.locator("#option-message-room")
    desk.field("message").fill("HELLO")
    expect(room).to_be_empty()
    desk.field("message").fill("X" * 195)
    expect(room).to_have_text("5 characters left")
    desk.field("message").fill("X" * 201)
    expect(room).to_have_text("1 character too many")
    desk.field("message").fill("")

    # a picture: painted by keys and mouse
    desk.field("shape").select_option("own")
    desk.dialog.get_by_role("button", name="New words").click()
    expect(desk.dialog.locator("#option-mask-error")).to_contain_text("open a picture first")
    desk.field("mask").click()
    editor = page.locator("#mask-dialog")
    canvas = page.locator("#mask-canvas")
    use = editor.get_by_role("button", name="Use this picture")
    error = page.locator("#mask-error")
    use.click()
    expect(error).to_have_text("Fill at least one square.")
    canvas.focus()
    page.keyboard.press("Space")
    expect(page.locator("#mask-told")).to_have_text("row 1, column 1, filled")
    page.keyboard.press("Shift+End")
    expect(page.locator("#mask-count")).to_have_text("20 × 20, 20 letters")
    cell = float(canvas.get_attribute("data-cell") or 0)
    box = canvas.bounding_box()
    assert box
    page.mouse.move(box["x"] + 0.5 * cell, box["y"] + 1.5 * cell)
    page.mouse.down()
    page.mouse.move(box["x"] + 0.5 * cell, box["y"] + 9.5 * cell)  # in one leap
    page.mouse.up()
    expect(page.locator("#mask-count")).to_have_text("20 × 20, 29 letters")
    page.keyboard.press("Control+z")
    expect(page.locator("#mask-count")).to_have_text("20 × 20, 20 letters")
    editor.get_by_role("button", name="Invert").click()
    expect(page.locator("#mask-count")).to_have_text("20 × 20, 380 letters")
    editor.get_by_label("Squares down").fill("99")
    page.keyboard.press("Tab")
    expect(error).to_have_text("A side has 3 to 60 squares.")

    # or taken from files; what is no picture gets one sentence, and nothing changes
    def take(name: str, data: bytes) -> None:
        page.locator("#mask-file").set_input_files(file(name, data))

    hostile: dict[str, tuple[bytes, str]] = {
        "broken.png": (drawing("PNG")[:20], "isn’t a picture Crosscore can read"),
        "empty.svg": (b"<svg><script>alert(1)</scr", "isn’t a picture Crosscore can read"),
        "wide.txt": (b"#" * 61, "61 × 1"),
        "strange.txt": (b"##.\n#X.\n", "Line 2 has “X”"),
        "none.txt": (b"...\n", "no #"),
    }
    for name, (data, sentence) in hostile.items():
        take(name, data)
        expect(error).to_contain_text(sentence)
    expect(page.locator("#mask-count")).to_have_text("20 × 20, 380 letters")
    svg = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
      <style>@import url(https://example.invalid/a.css);</style><path d="M5 5h30v10H5z"/></svg>"""
    take("box.svg", svg)
    expect(page.locator("#mask-count")).to_have_text("30 × 10, 300 letters")
    for kind in ("JPEG", "GIF", "WEBP", "PNG"):
        editor.get_by_role("button", name="Invert").click()  # they all come out alike
        before = page.locator("#mask-count").inner_text()
        take(f"flag.{kind.lower()}", drawing(kind))
        expect(page.locator("#mask-count")).not_to_have_text(before)
        expect(page.locator("#mask-count")).to_have_text(re.compile("^23 × 30, "))
        expect(error).to_be_empty()
    slider = page.locator("#mask-dark")
    expect(slider).to_be_visible()
    slider.fill("3")
    expect(error).to_contain_text("Move the slider")
    slider.fill("60")
    editor.get_by_label("Squares across").fill("10")
    page.keyboard.press("Tab")
    expect(page.locator("#mask-count")).to_have_text(re.compile("^10 × 13, "))
    looks.check(page, "picture", "#mask-dialog")
    use.click()
    expect(editor).to_be_hidden()
    expect(desk.field("mask")).to_be_focused()
    looks.check(page, "options", "dialog[open]")
    desk.field("count").fill("6")
    desk.field("message").fill("HI")
    made = desk.make()
    assert made.options["message"] == "HI"
    assert {direction_of(entry.cells) for entry in made.entries} <= {"backward", "up"}
    assert made.entries
    rows = made.rows()
    assert rows[0][0] is not None  # the flag
    assert rows[-1][-1] is None  # beside its pole
    assert str(made.options["mask"]).count("/") == 12
    # other words in other letters: all options are kept but for the texts
    page.locator("#dictionary").click()
    page.get_by_role("menuitemradio", name=re.compile("Hebrew")).click()
    expect(page.locator("#list")).to_have_attribute("lang", "he", timeout=READY)
    desk.settle()
    assert desk.puzzle().options == made.options | {"message": ""}


def test_words_are_changed_one_by_one_and_locked_ones_stay(desk: Search) -> None:
    page = desk.page
    desk.show(SMALL)
    before = desk.places()
    told = page.locator("#told")
    desk.rows().nth(0).locator(".word").click()
    page.keyboard.press("l")
    expect(desk.rows().nth(0)).to_have_attribute("data-locked", "")
    desk.anew("Reshuffle")
    assert desk.places()["CAT"] == before["CAT"]
    page.keyboard.press("Control+z")
    expect(told).to_have_text("Undone.")
    assert desk.places() == before
    # another word for one of them: all others stay
    desk.rows().nth(3).locator(".word").click()
    page.get_by_role("button", name="Replace").click()
    expect(told).to_have_text(re.compile("^DOG replaced with [A-Z-]+: nothing else moved"))
    new = told.inner_text().split(":")[0].split()[-1]
    desk.settle()
    after = desk.places()
    assert new in after
    assert all(after[word] == cells for word, cells in before.items() if word != "DOG")
    # one of one's own
    page.keyboard.press("F2")
    page.get_by_role("dialog").get_by_label("Word", exact=True).fill("FOX")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(told).to_have_text(re.compile(f"^{new} replaced with FOX: nothing else moved"))
    # one more
    page.get_by_role("button", name="Add", exact=True).click()
    page.locator("#add-word").fill("HEN")
    page.locator("#add-save").click()
    direction = "(up|down)?( ?to the (right|left))?"
    expect(told).to_have_text(re.compile(rf"^HEN added, row \d, column \d, {direction}"))
    page.keyboard.press("Escape")
    desk.settle()
    assert {"FOX", "HEN"} < set(desk.places())
    # and one less
    page.locator("#filter").fill("SOW")
    page.locator("#filter").press("ArrowDown")
    page.keyboard.press("Delete")
    expect(told).to_have_text(re.compile("^SOW deleted: nothing else moved"))
    desk.settle()
    assert {"CAT", "COW", "FOX", "JEEP", "HEN"} <= set(desk.places())
    assert "SOW" not in desk.words()
    # all of them keep their places
    desk.page.get_by_role("button", name="Lock all").click()
    expect(told).to_have_text(re.compile("^All words locked"))
    assert desk.count("locked") == "all locked"


@pytest.mark.parametrize(
    ("language", "width", "scheme"),
    [("he", 1280, "dark"), ("bn", 390, "light"), ("en", 390, "dark")],
)
def test_it_looks_right(page: Page, address: str, language: str, width: int, scheme: Any) -> None:
    """In scripts of both sides, on a phone, in the dark."""
    page.add_init_script(f"localStorage['crosscore.language'] = '\"{language}\"'")
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme=scheme)
    desk = Search(page, address)
    desk.open()
    if language == "he":  # what is written forwards runs to the left
        desk.show(HEBREW)
        arrows = desk.rows().locator(".direction").all_inner_texts()
        assert arrows == ["←", "↓", "↙", "→"]
        desk.rows().nth(0).locator(".word").click()
        expect(page.locator("#chosen-text .direction")).to_have_text("←")
    else:
        desk.prefer(SEARCH, level="hard")
        desk.choose(SEARCH)
    page.locator("#rings").click()
    desk.unfold()
    desk.rows().nth(0).locator(".word").click()
    looks.check(page, "workshop")
    page.locator("#options").click()
    desk.field("level-own").check()
    box = {
        direction: desk.field(f"ways-{direction}").bounding_box()
        for direction in ("forward", "backward")
    }
    assert box["forward"]
    assert box["backward"]
    assert (box["forward"]["x"] > box["backward"]["x"]) == (language != "he")
    desk.field("shape").select_option("own")
    looks.check(page, "options", "dialog[open]")
    desk.field("mask").click()
    looks.check(page, "picture", "#mask-dialog")

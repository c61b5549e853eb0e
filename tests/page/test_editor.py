"""Drawing and filling a grid by hand on the built page: by mouse, by keys, in several scripts."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore.formats import ipuz
from crosscore.kinds.filled import KIND as filled
from tests.page import looks
from tests.page.objects import READY, WorkshopDesk, drop
from tests.page.waiting import PATIENCE, drawn

OPEN: dict[str, Any] = {"blocks": "none"}
#: every word of three letters out of four
WORDS = ["".join(letters) for letters in itertools.product("ABCD", repeat=3)]
TARGETS = Path(__file__).with_name("targets.js").read_text("utf-8")
#: How much of an element is out of sight; tails of letters are a pixel lower than their line
CUT = """(box) => [
  box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight,
].map((cut) => (cut > 2 ? cut : 0))"""


class Desk(WorkshopDesk):
    """The page with a grid that is drawn in."""

    def draw(self, size: str, language: str = "en", **options: Any) -> None:
        puzzle = filled.new_drawing({"size": size, **OPEN, **options}, language=language, seed=1)
        drop(self, "drawn.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        expect(self.page.locator("#drawing")).to_be_visible(timeout=READY)
        self.settle()

    def words_from(self, words: list[str] | list[dict[str, Any]]) -> None:
        """Take these words as the word list."""
        rows = [w if isinstance(w, dict) else {"word": w, "clue": f"Clue of {w}"} for w in words]
        drop(self, "short.json", json.dumps(rows).encode())
        expect(self.page.locator("#dictionary-name")).to_contain_text("short", timeout=READY)
        self.settle()

    def cells(self) -> list[list[str]]:
        """The grid as it is read out: # for a black square, * after a letter written by hand."""
        self.settle()
        rows: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll("#table-holder tr")].map((row) =>
              [...row.querySelectorAll("td")].map((cell) => cell.textContent))"""
        )

        def short(text: str) -> str:
            text = re.sub(r"^\d+ ?", "", text)
            return {"black": "#", "empty": ""}.get(text, text.replace(" written", "*"))

        return [[short(text) for text in row] for row in rows]

    def rows_are(self, *rows: str) -> None:
        """Wait for these rows, with a sign a cell: . for an empty cell."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := ["".join(cell or "." for cell in row) for row in self.cells()]) != [*rows]:
            assert time.monotonic() < end, found
            drawn(self.page)

    def into(self) -> None:
        self.page.locator("#grid").focus()
        expect(self.page.locator("#grid-input")).to_be_focused()

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def says(self, text: str) -> None:
        expect(self.page.locator("#say")).to_contain_text(text, timeout=READY)

    def drag(self, *cells: tuple[int, int]) -> None:
        """With the mouse over cells, the first drawn column being 0."""
        mouse = self.page.mouse
        mouse.move(*self.point(*cells[0]))
        mouse.down()
        for cell in cells[1:]:
            mouse.move(*self.point(*cell), steps=4)
        mouse.up()
        drawn(self.page)
        self.settle()

    def click(self, row: int, column: int) -> None:
        self.page.mouse.click(*self.point(row, column))


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    shop = Desk(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


def test_squares_are_painted_with_the_mouse_symmetrically(desk: Desk) -> None:
    expect(
        desk.page.locator("#drawing")
    ).to_be_hidden()  # nothing to draw in a crossword that was laid out
    desk.draw("5x5")
    desk.rows_are(*["....."] * 5)
    desk.page.get_by_role("radio", name="Black squares").click()
    desk.click(0, 0)
    desk.rows_are("#....", ".....", ".....", ".....", "....#")
    desk.drag((0, 3), (0, 4), (1, 4))
    desk.rows_are("#..##", "....#", ".....", "#....", "##..#")
    desk.keys("Control+z")  # one drag, one step
    desk.rows_are("#....", ".....", ".....", ".....", "....#")
    desk.page.get_by_label("Symmetry").select_option("No symmetry")
    desk.drag((0, 0), (0, 1))  # the first decides: it is taken away
    desk.rows_are(".....", ".....", ".....", ".....", "....#")
    desk.page.get_by_label("Symmetry").select_option("Left and right")
    desk.click(2, 0)
    desk.rows_are(".....", ".....", "#...#", ".....", "....#")
    desk.page.get_by_role("radio", name="Letters").click()
    desk.click(1, 1)
    desk.page.keyboard.type("ab")
    desk.rows_are(".....", ".A*B*..", "#...#", ".....", "....#")


def test_everything_by_keys(desk: Desk) -> None:
    desk.draw("5x5")
    desk.into()
    desk.keys(".", "ArrowRight", "ArrowRight", "#")
    desk.says("Black square, row 1, column 3")
    desk.rows_are("#.#..", ".....", ".....", ".....", "..#.#")
    desk.keys("ArrowDown", "Home")
    desk.says("Across, cell 1 of 5, empty")
    desk.page.keyboard.type("TRAIN")
    desk.rows_are("#.#..", "T*R*A*I*N*", ".....", ".....", "..#.#")
    desk.keys("Space")
    desk.says("Down, cell 2 of 4")
    desk.keys("ArrowDown", "x", "Backspace")
    desk.rows_are("#.#..", "T*R*A*I*N*", ".....", ".....", "..#.#")
    desk.keys("Tab")
    desk.keys("Shift+Tab", "Home", "Shift+ArrowRight", "Shift+ArrowDown")
    desk.says("Region of")
    desk.keys("Escape", "Escape")
    desk.says("Tab now leaves the grid")
    desk.keys("Tab")
    expect(desk.page.locator("#grid-input")).not_to_be_focused()
    desk.into()
    for _ in range(9):
        desk.keys("Control+z")
    desk.rows_are(*["....."] * 5)


def test_cells_are_marked_by_keys_menu_and_presses(desk: Desk) -> None:
    desk.draw("5x5", "he")
    desk.page.get_by_label("Symmetry").select_option("Half a turn")
    desk.into()
    desk.keys("(", "[", "|")
    desk.says("(circled) (shaded) (bar after it)")
    marked = "empty (circled) (shaded) (bar after it)"
    table = desk.page.locator("#table-holder td")
    expect(table.first).to_contain_text(marked)
    expect(table.nth(23)).to_contain_text("empty (bar after it)")  # the image, left of the last
    button = desk.page.get_by_role("button", name="Mark")
    button.click()
    for name, on in (("Circle", True), ("Yellow", True), ("Pink", False), ("After this", True)):
        item = desk.page.get_by_role("menuitemradio", name=name)
        expect(item).to_have_attribute("aria-checked", str(on).lower())
    expect(desk.page.get_by_role("radio", name="Bars")).to_be_visible()
    desk.page.get_by_role("menuitem", name="Draw bars").click()
    expect(desk.page.get_by_role("radio", name="Bars")).to_be_checked()
    desk.page.mouse.click(*desk.point(2, 2.4))  # near the right side: before the cell, in Hebrew
    expect(table.nth(2 * 5 + 1)).to_contain_text("bar after it")
    expect(table.nth(2 * 5 + 2)).to_contain_text("bar after it")  # the image
    desk.page.mouse.click(*desk.point(0.6, 3))
    expect(table.nth(5 + 1)).not_to_contain_text("bar")
    expect(table.nth(1)).to_contain_text("bar below it")
    desk.keys("Control+z", "Control+z", "Control+z")
    expect(table.nth(2 * 5 + 1)).not_to_contain_text("bar")
    expect(table.first).to_contain_text("empty (circled) (shaded)")
    expect(table.first).not_to_contain_text("bar")


def test_fast_typing_loses_no_letter(desk: Desk) -> None:
    desk.draw("15x15")
    desk.into()
    desk.page.keyboard.type("UNCOPYRIGHTABLE", delay=0)
    desk.page.keyboard.press("ArrowDown")
    desk.page.keyboard.press("Home")
    desk.page.keyboard.type("DERMATOGLYPHICS", delay=0)
    rows = [
        " ".join(f"{letter}*" for letter in word) for word in ("UNCOPYRIGHTABLE", "DERMATOGLYPHICS")
    ]
    desk.rows_are(*(row.replace(" ", "") for row in rows), *["." * 15] * 13)


def test_letters_of_several_characters(desk: Desk) -> None:
    """One cluster lands in one cell, however many keys it takes."""
    desk.draw("4x4", "bn")
    desk.into()
    for character in "ক্ষতিমা":
        desk.page.keyboard.insert_text(character)
    desk.rows_are("ক্ষ*তি*মা*.", *["...."] * 3)
    desk.keys("Backspace")
    desk.rows_are("ক্ষ*তি*..", *["...."] * 3)
    desk.page.keyboard.insert_text("র্তকী")
    desk.rows_are("ক্ষ*তি*র্ত*কী*", *["...."] * 3)


def test_arrows_follow_what_is_seen_from_the_right(desk: Desk) -> None:
    desk.draw("4x3", "ar")
    desk.into()
    desk.page.keyboard.type("سلم")
    desk.rows_are("س*ل*م*.", "....", "....")
    desk.keys("ArrowRight", "ArrowDown", ".")  # back to the third cell, and below it
    desk.rows_are("س*ل*م*.", ".##.", "....")
    left, right = desk.point(0, 3)[0], desk.point(0, 0)[0]
    desk.page.mouse.click(left, desk.point(2, 0)[1])  # the point of column 3 is drawn for column 0
    desk.says("cell 1 of 4")
    assert left > right


def compose(desk: Desk, *texts: str) -> None:
    """Show these one after the other in the field, as an input method does before it is done."""
    session = desk.page.context.new_cdp_session(desk.page)
    for text in texts:
        end = len(text)
        session.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": end, "selectionEnd": end}
        )
        drawn(desk.page)


def test_an_input_method_is_waited_for(desk: Desk) -> None:
    desk.draw("3x3", "bn")
    desk.into()
    compose(desk, "k", "ki", "কি")
    desk.rows_are("...", "...", "...")
    desk.page.keyboard.insert_text("কি")
    desk.rows_are("কি*..", "...", "...")
    desk.keys("ArrowDown", ".")  # keys are for the grid again
    desk.rows_are("কি*..", ".#.", "...")


@pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
)
def test_by_fingers(desk: Desk) -> None:
    page = desk.page
    desk.draw("5x5")
    page.touchscreen.tap(*desk.point(1, 1))
    expect(page.locator("#grid-input")).to_be_focused()
    compose(desk, "a")  # a keyboard on the screen composes words: here each letter counts
    desk.rows_are(".....", ".A*...", ".....", ".....", ".....")
    page.touchscreen.tap(*desk.point(1, 1))
    page.touchscreen.tap(*desk.point(1, 1))
    desk.says("Down, cell 2 of 5")
    page.get_by_role("radio", name="Black squares").tap()
    expect(page.locator("#grid-input")).to_have_attribute("inputmode", "none")
    page.touchscreen.tap(*desk.point(0, 0))
    desk.rows_are("#....", ".A*...", ".....", ".....", "....#")
    session = page.context.new_cdp_session(page)
    (x, y), (end, _) = desk.point(4, 0), desk.point(4, 2)
    for step in range(9):
        kind = "touchMove" if step else "touchStart"
        at = {"x": x + (end - x) * step / 8, "y": y}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    desk.rows_are("#.###", ".A*...", ".....", ".....", "###.#")
    bar, symmetry, more = (
        page.locator(name) for name in ("#drawing", "#draw-symmetry", "#draw-more")
    )
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 740})
        for pressed in (False, True):
            drawn(page)
            expect(symmetry).to_be_visible(visible=pressed)
            for part in (bar, page.locator("#kind-name")):  # nothing is cut off, or to be scrolled
                assert part.evaluate(CUT) == [0, 0]
            assert page.evaluate(TARGETS, 44) == []
            more.click()  # two taps in a row may be taken for one that zooms


def test_a_region_is_filled_and_all_else_stays(desk: Desk) -> None:
    desk.words_from(WORDS)
    desk.draw("3x3")
    desk.into()
    desk.page.keyboard.type("ab")
    desk.keys("Control+Enter")
    drawn(desk.page)
    desk.settle()
    before = desk.cells()
    assert before[0][:2] == ["A*", "B*"]
    assert all(re.fullmatch(r"[A-D]\*?", cell) for row in before for cell in row)
    across = ["".join(row).replace("*", "") for row in before]
    down = ["".join(letters) for letters in zip(*across, strict=True)]
    assert len({*across, *down}) == 6
    assert {*across, *down} <= set(WORDS)
    desk.says("Filled")
    selected = desk.page.locator("#list [aria-selected=true]")
    expect(selected).to_have_count(1)  # the word under the cursor, not all that came
    # a region: dragged over, and only it is taken anew
    expect(desk.page.get_by_role("button", name="Fill region")).to_be_disabled()
    desk.drag((1, 1), (2, 2))
    desk.page.get_by_role("button", name="Fill region").click()
    drawn(desk.page)
    desk.settle()
    after = desk.cells()
    assert after[0] == before[0]
    assert [row[0] for row in after] == [row[0] for row in before]
    # cleared: the program's letters go, those written by hand stay
    desk.page.get_by_role("button", name="Clear", exact=True).first.click()
    desk.page.get_by_role("menuitem", name="Letters that were filled in").click()
    desk.rows_are("A*B*.", "...", "...")
    desk.keys("Control+z")
    desk.page.locator("#undo").click()


def test_words_that_fit_are_put_in_and_the_rest_is_tried(desk: Desk) -> None:
    page = desk.page
    scored = [{"word": w, "clue": f"Clue of {w}", "score": 10 + n} for n, w in enumerate(WORDS)]
    desk.words_from(scored)
    desk.draw("3x3")
    desk.into()
    page.keyboard.type("a")
    panel = page.get_by_role("group", name="Candidates")
    expect(panel).to_contain_text("1 Across, 3 cells")
    expect(panel).to_contain_text("16 of 16 fit")
    desk.says("1 Across, cell 2 of 3, empty, 16 words fit")
    desk.keys("ArrowDown")
    desk.says("Across, cell 2 of 3, empty, 64 words fit")
    desk.keys("ArrowUp", "Home")
    # Enter leads to them; what is typed narrows, arrows choose
    desk.keys("Enter")
    field = panel.get_by_role("combobox", name="Begins with")
    expect(field).to_be_focused()
    page.keyboard.type("ab")
    rows = panel.get_by_role("option")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text(re.compile(r"ABD.*17.*fits.*Clue of ABD", re.S))
    desk.keys("ArrowDown", "Enter")
    desk.rows_are("A*B*C*", "...", "...")
    expect(page.locator("#grid-input")).to_be_focused()
    expect(page.locator("#rest")).to_have_attribute("data-state", "yes", timeout=READY)
    expect(panel).to_contain_text("The rest can still be filled.")
    expect(desk.rows()).to_have_count(1)
    panel.get_by_role("button", name="Undo").click()
    desk.rows_are("A*..", "...", "...")
    expect(page.locator("#rest")).to_have_attribute("data-state", "")
    # a word after which nothing is left to cross it
    desk.into()
    page.keyboard.type("aaa")
    desk.keys("Home", "ArrowDown")
    page.keyboard.type("aaa")
    page.get_by_role("button", name="Can the rest be filled?").click()
    expect(page.locator("#rest")).to_have_attribute("data-state", "no", timeout=READY)
    expect(page.locator("#rest-text")).to_contain_text("can’t be filled: ")


def test_hard_cells_are_shown_and_told(desk: Desk) -> None:
    page = desk.page
    desk.words_from([word + "E" for word in WORDS])  # none of three letters
    desk.draw("3x3")
    desk.into()
    desk.keys("ArrowDown")
    plain = desk.pixel(0, 2)
    button = page.get_by_role("button", name="Hard cells")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#heat-key")).to_contain_text("impossible")
    desk.into()
    desk.keys("ArrowDown", "ArrowRight")
    desk.says("cannot be filled")
    drawn(page)
    assert desk.pixel(0, 2) != plain
    looks.check(page, "hard cells")
    button.click()
    expect(page.locator("#heat-key")).to_be_hidden()


def test_remarks_lead_to_their_cells(desk: Desk) -> None:
    page = desk.page
    desk.draw("5x5", symmetry="none")
    desk.into()
    desk.keys("ArrowRight", "ArrowRight", ".")  # two short words beside it
    page.get_by_role("button", name=re.compile("note")).click()
    page.get_by_role("menuitem").first.click()
    expect(page.locator("#grid-input")).to_be_focused()
    desk.says("Across, cell 1 of 2")


def test_fills_to_choose_from(desk: Desk) -> None:
    """Found one after the other, compared with a pinned one, put in and taken back."""
    page = desk.page
    desk.words_from(WORDS)
    desk.draw("3x3")
    expect(page.locator("#candidates-order")).to_be_hidden()  # for constructors only
    page.locator("#bench > summary").click()
    part = page.locator("[data-part=fills]")
    part.locator("summary").click()
    desk.into()
    page.keyboard.type("a")
    desk.keys("ArrowLeft")
    expect(page.locator("#candidates-list .leaves").first).to_be_visible(timeout=READY)
    page.locator("#candidates-order").select_option("alphabet")
    expect(page.locator("#candidates-list .word").first).to_have_text("AAA", timeout=READY)
    part.get_by_role("button", name="Show me several").click()
    found = part.get_by_role("listitem")
    expect(found).to_have_count(12, timeout=READY)
    desk.settle()
    looks.check(page, "fills to choose from")
    first, second = found.nth(0), found.nth(1)
    first.get_by_role("button", name="Pin").click()
    expect(second).to_contain_text("Cells that differ")
    expect(first).not_to_contain_text("Cells that differ")
    second.get_by_role("button", name="Use").click()
    expect(page.locator("#draw-full")).to_be_empty()
    cells = desk.cells()
    assert cells[0][0] == "A*"
    assert not any(cell in ("", "#") for row in cells for cell in row)
    desk.into()
    desk.keys("Home", "Shift+ArrowRight", "Shift+ArrowDown")
    part.get_by_role("button", name="Lock letters", exact=True).click()
    cell = page.locator("#table-holder tr").nth(1).locator("td").nth(1)
    expect(cell).to_contain_text("written")
    assert [row[1][-1] for row in desk.cells()][:2] == ["*", "*"]
    desk.keys("Control+z", "Control+z")
    desk.rows_are("A*..", "...", "...")


def test_what_a_kind_does_not_do_is_not_offered(desk: Desk) -> None:
    page = desk.page
    expect(page.get_by_role("button", name="Move", exact=True)).to_be_hidden()  # of what?
    desk.rows().first.click()
    for name in ("Move", "Add", "Delete"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    desk.draw("3x3")
    for name in ("Move", "Add", "Delete"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_hidden()
    desk.into()
    page.keyboard.type("lam?")  # letters, and the one key that is none
    expect(page.get_by_role("dialog")).to_contain_text("Drawing and writing")
    desk.keys("Escape")
    desk.rows_are("L*A*M*", "...", "...")
    page.get_by_role("button", name="Empty grid").click()
    desk.settle()
    desk.rows_are("...", "...", "...")
    desk.keys("Control+z")
    desk.rows_are("L*A*M*", "...", "...")


def test_looks(desk: Desk) -> None:
    page = desk.page
    desk.draw("9x9", blocks="pattern")
    desk.into()
    page.keyboard.type("ab")
    desk.keys("Shift+ArrowDown")
    page.get_by_role("button", name="Hard cells").click()
    expect(page.locator("#heat-key")).to_be_visible(timeout=READY)
    expect(page.locator("#candidates-list")).to_be_visible(timeout=READY)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width, height in ((1440, 900), (1000, 700), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            looks.check(page, f"drawing, {scheme}, {width}")
    fold = page.get_by_role("button", name="The words below the grid")
    fold.click()  # on a phone they are folded away at first
    expect(page.locator("#candidates-list")).to_be_visible()
    looks.check(page, "the words that fit, on a phone")
    fold.click()
    expect(page.locator("#candidates-list")).to_be_hidden()
    page.get_by_role("button", name="Words", exact=True).click()
    expect(page.get_by_label("Find a word or clue")).to_be_visible()


@pytest.mark.browser_context_args(locale="ar", viewport={"width": 1200, "height": 800})
def test_looks_from_the_right(desk: Desk) -> None:
    page = desk.page
    desk.draw("5x5", "ar")
    desk.into()
    page.keyboard.type("سلام")
    desk.keys("Home")
    desk.says("مكتوب")  # whether a letter was written by hand is told in every language
    expect(
        page.locator("#candidates-list, #candidates-none, #candidates-trouble").first
    ).to_be_attached()
    looks.check(page, "drawing, from the right")


def test_a_rule_is_chosen_and_what_breaks_it_is_shown(desk: Desk) -> None:
    page = desk.page
    desk.draw("4x4")
    desk.into()
    page.keyboard.type("CATS")
    desk.rows_are("C*A*T*S*", "....", "....", "....")
    page.locator("#bench > summary").click()
    page.locator("[data-part=rules] > summary").click()
    found = page.locator(".bench-found button")
    expect(found).to_have_count(0)
    desk.click(1, 0)
    page.keyboard.type("CAT")
    page.get_by_label("Letters in a row that two words may not share").fill("3")
    page.get_by_label("Letters in a row that two words may not share").press("Enter")
    expect(found).to_have_count(0)  # CAT is no word yet: its row is not full
    desk.click(1, 3)
    page.keyboard.type("O")
    expect(found).to_have_text(["CATS, CATO share CAT."], timeout=READY)
    found.click()
    expect(page.locator("#grid-input")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(found).to_have_count(0, timeout=READY)


def test_lists_are_mixed_and_words_have_scores_of_ones_own(desk: Desk) -> None:
    page = desk.page
    for name, words in (("one", ["CATS", "DOGS"]), ("two", ["RATS", "TOAD", "ASPS"])):
        drop(desk, f"{name}.json", json.dumps(words).encode())
        expect(page.locator("#dictionary-name")).to_have_text(name, timeout=READY)
        desk.settle()
    desk.draw("4x4")
    desk.into()
    page.locator("#bench > summary").click()
    page.locator("[data-part=lists] > summary").click()
    rows = page.locator(".mix-rows > li")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Add a list…").click()
    page.get_by_role("menuitem", name="one").click()
    expect(page.locator("#dictionary-name")).to_have_text("two + one", timeout=READY)
    expect(rows).to_have_count(2)
    desk.rows_are(*["...."] * 4)  # the drawing stays
    found = page.locator("#candidates-list [role=option]")
    expect(found).to_have_count(5, timeout=READY)
    page.get_by_label("Points added to one").fill("20")
    page.get_by_label("Points added to one").press("Enter")
    expect(found.filter(has_text="CATS")).to_contain_text("70", timeout=READY)
    expect(found.filter(has_text="RATS")).to_contain_text("50")
    found.filter(has_text="DOGS").get_by_title("Never use DOGS").click()
    desk.says("DOGS: 0 points")
    expect(found.filter(has_text="DOGS")).to_have_count(0, timeout=READY)
    expect(page.get_by_text("Scores of your own: 1")).to_be_visible()
    found.filter(has_text="CATS").get_by_title("Lower the score of CATS").click()
    expect(found.filter(has_text="CATS")).to_contain_text("60", timeout=READY)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save my scores").click()
    assert sorted(Path(saved.value.path()).read_text("utf-8").split()) == ["CATS;60", "DOGS;0"]
    page.locator("#mix-scores-file").set_input_files(
        {"name": "mine.txt", "mimeType": "text/plain", "buffer": b"TOAD;90\nDOGS;5\n"}
    )
    expect(page.get_by_text("Scores of your own: 3")).to_be_visible()
    expect(found.filter(has_text="TOAD")).to_contain_text("90", timeout=READY)
    page.get_by_label("Use two").uncheck()
    expect(page.locator("#dictionary-name")).to_have_text("one", timeout=READY)
    expect(found).to_have_count(2, timeout=READY)  # DOGS is back
    expect(page.get_by_label("Use one")).to_be_disabled()  # one list has to stay
    expect(page.locator("#kept")).to_have_text("Kept on this device", timeout=READY)
    page.reload()
    expect(page.locator("#dictionary-name")).to_have_text("one", timeout=READY)
    expect(page.locator(".mix-rows > li")).to_have_count(2, timeout=READY)
    page.get_by_label("Use two").check()
    expect(page.locator("#dictionary-name")).to_have_text("two + one", timeout=READY)
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_label("No two-letter words")).to_have_count(0)

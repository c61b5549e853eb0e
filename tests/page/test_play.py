"""Word searches solved on the built page: by mouse, by fingers and by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from crosscore.grid import Cell
from tests.page import looks
from tests.page.objects import READY
from tests.page.solving_table import Table
from tests.searches import PETS, made


@pytest.fixture
def table(page: Page, address: str) -> Iterator[Table]:
    page.emulate_media(reduced_motion="reduce")
    shop = Table(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


def test_words_are_found_by_the_mouse_kept_and_begun_anew(table: Table) -> None:
    page = table.page
    pets = made(title="Pets")
    turned = {(6, 5): "T", (6, 6): "A", (6, 7): "C"}  # CAT, but in a way that no word may have
    table.lay(replace(pets, open_cells={**pets.open_cells, **turned}))
    expect(page.get_by_role("heading", name="Pets")).to_be_visible()
    table.found(0, 5)
    assert table.ringed() == 0  # nothing tells where words are: not the picture,
    cells = page.locator("#play-table td").evaluate_all("cells => cells.map((c) => c.outerHTML)")
    told = [letter for row in table.lying.rows() for letter in row]
    assert cells == [f"<td>{letter}</td>" for letter in told]  # nor the table
    table.drag((0, 0), (0, 2), (5, 12))  # letting go beside the line
    table.says("CAT found, 1 of 5")
    assert table.ringed() > 100
    table.drag(*reversed(table.ends("HORSE")))  # from the last letter to the first
    table.found(2, 5)
    table.drag((3, 3), (4, 4))  # a part of DOG
    table.says("O G isn’t a word on the list")
    table.drag((0, 0), (0, 2))
    table.says("You’ve already found CAT")
    table.drag((0, 0), (0, 1))
    table.drag((6, 7), (6, 5))
    table.says("C A T isn’t a word on the list")
    table.drag(
        (0, 7), (2, 5)
    )  # a slant that no word of this puzzle may have: the line goes elsewhere
    table.found(2, 5)
    assert table.states() == {
        "CAT": "found", "HORSE": "found", "DOG": "", "OWL": "", "SNAKE": "",
    }  # fmt: skip
    # by two presses; the second one may be the beginning
    for cell in reversed(table.ends("DOG")):
        page.mouse.click(*table.point(cell))
    table.found(3, 5)
    looks.check(page, "in play")
    # a reload, and the way back: all is there again
    page.reload()
    table.plays()
    table.found(3, 5)
    table.settle()
    page.get_by_role("link", name="Puzzle").click()
    expect(page.locator("html")).to_have_attribute("data-view", "workshop")
    # the same words in other places: begun anew, and found again after an undo
    letters = page.locator("#table-holder")
    before = letters.text_content() or ""
    page.get_by_role("button", name="Reshuffle").click()
    expect(letters).not_to_have_text(before, timeout=READY)
    table.settle()
    page.keyboard.press("p")
    table.plays()
    table.found(0, 5)
    page.go_back()
    page.locator("#undo").click()
    expect(letters).to_have_text(before)
    table.settle()
    page.keyboard.press("p")
    table.found(3, 5)
    # another tab that solves the same puzzle
    other = page.context.new_page()
    second = Table(other, table.address)
    second.lying = table.lying
    other.goto(page.url)
    second.plays()
    second.found(3, 5)
    second.find("OWL")
    second.found(4, 5)
    table.found(4, 5)
    other.close()
    # what is kept is believed as far as it is true
    kept = json.loads(page.evaluate("localStorage.getItem('crosscore.play')"))[0]
    assert [0, [[0, 0], [0, 2]]] in kept["found"]
    wrong = [[1, [[5, 0], [1, 0]]], [2, [[0, 0], [0, 2]]], [77, [[0, 0], [0, 2]]], "x", [3]]
    for values, number in (({"found": wrong}, 1), ({"mark": 1}, 0), ({"found": None}, 0)):
        text = json.dumps([{**kept, "hinted": {"a": 1}, "seconds": "x", **values}])
        page.add_init_script(f"localStorage.setItem('crosscore.play', {json.dumps(text)})")
        page.reload()
        table.plays()
        table.found(number, 5)
    table.settle()


@pytest.mark.everywhere
def test_a_puzzle_is_solved_by_the_keys_alone(table: Table) -> None:
    page = table.page
    table.lay(made(sheet={"list": "clues"}))
    page.evaluate("history.back()")
    page.locator("#list [role=option] .word").first.click()
    page.keyboard.press("p")
    table.plays()
    expect(page.locator("#play-grid")).to_be_focused()
    assert set(table.states()) == {""}  # clues only
    expect(page.locator("#play-list")).not_to_contain_text("CAT")

    def keys(*names: str) -> None:
        for name in names:
            page.keyboard.press(name)

    keys("ArrowRight", "Home")
    table.says("C, row 1, column 1")
    keys("Enter")
    table.says("C, first letter")
    keys("ArrowRight", "ArrowRight")
    table.says("C A T")
    keys("Enter")
    table.says("CAT found, 1 of 5")
    expect(page.locator("#play-list [data-state=found]")).to_contain_text("clue of 0")
    expect(page.locator("#play-list [data-state=found]")).to_contain_text("CAT")
    keys("Space", "ArrowLeft", "Escape")
    table.says("Line cancelled")
    keys("h")
    table.says("“clue of 2” starts with D, row 3, column 3")
    keys("ArrowUp", "Home", "ArrowDown", "Enter", *["ArrowDown"] * 4, "Enter")
    table.found(2, 5)
    looks.check(page, "clues in play")
    # given up, and back again
    page.locator("#play-more").focus()
    keys("Enter", "Enter")
    expect(page.get_by_role("heading", name="You found 2 of 5 words.")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    assert table.states()["OWL"] == "shown"
    looks.check(page, "given up")
    page.get_by_role("button", name="Undo").focus()
    keys("Enter")
    expect(page.locator("#play-grid")).to_be_focused()
    table.found(2, 5)
    assert sorted(table.states()) == ["", "CAT", "HORSE"]
    # to the end, with the time
    page.get_by_role("button", name="Time").click()
    table.find("DOG", "OWL", "SNAKE")
    expect(page.get_by_role("heading", name="Well done! You found all 5 words.")).to_be_visible()
    expect(page.locator("#play-end-text")).to_contain_text("You had one hint.")
    expect(page.locator("#play-end-text")).to_contain_text("It took you 0:")
    looks.check(page, "finished")
    page.get_by_role("button", name="Play again").click()
    table.found(0, 5)
    page.get_by_role("button", name="Undo").click()
    table.found(5, 5)


@pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
)
def test_fingers_draw_lines_in_scripts_of_either_side_and_large_grids(table: Table) -> None:
    page = table.page
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def swipe(start: Cell, end: Cell) -> None:
        (x, y), (u, v) = table.point(start), table.point(end)
        fingers("touchStart", (x, y))
        for part in range(1, 7):
            fingers("touchMove", (x + (u - x) * part / 6, y + (v - y) * part / 6))
        fingers("touchEnd")

    hebrew = {"שלום": (0, 0, "forward"), "בית": (1, 1, "forward-down"), "ילד": (1, 5, "down")}
    table.lay(made(hebrew, (6, 6), "he"))
    swipe(*table.ends("שלום"))
    table.found(1, 3)
    swipe(*table.ends("בית"))
    table.found(2, 3)
    for cell in table.ends("ילד"):
        page.touchscreen.tap(*table.point(cell))
    table.found(3, 3)
    expect(page.get_by_role("heading", name="Well done!")).to_be_in_viewport(ratio=1)
    looks.check(page, "on a phone")
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    page.go_back()
    bangla = {"পুরস্কার": (0, 0, "down"), "মনোরম": (1, 1, "forward"), "তোশক": (3, 1, "forward")}
    table.lay(made(bangla, (5, 5), "bn"))
    assert len(table.lying.words[0].answer) == 4
    swipe(*table.ends("পুরস্কার"))
    swipe(*reversed(table.ends("তোশক")))
    table.found(2, 3)
    page.go_back()
    # too many letters for the window: a part is seen, and the line draws the window along
    many = {**PETS, "CROCODILE": (40, 40, "forward"), "HOWL": (0, 5, "down"), "OWL": (1, 5, "down")}
    table.lay(made(many, (60, 60)))
    grid = page.locator("#play-grid")
    near = float(grid.get_attribute("data-cell") or 0)
    assert near > 20
    page.get_by_role("button", name="Whole grid").tap()
    expect(grid).not_to_have_attribute("data-cell", str(near))
    swipe(*table.ends("SNAKE"))
    table.found(1, 7)
    swipe(*table.ends("OWL"))  # within another word
    table.found(2, 7)
    assert {word for word, state in table.states().items() if state} == {"OWL", "SNAKE"}
    for _ in range(8):
        page.get_by_role("button", name="Zoom in").tap()
    stage = page.locator("#play-stage")
    left = stage.evaluate("stage => stage.scrollLeft")
    box = stage.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers("touchStart", (x, y))
    fingers("touchStart", (x, y), (x + 40, y))
    for step in range(1, 6):
        fingers("touchMove", (x - 10 * step, y), (x + 40 - 10 * step, y))
    fingers("touchEnd")
    page.wait_for_function(
        "left => document.getElementById('play-stage').scrollLeft > left", arg=left
    )

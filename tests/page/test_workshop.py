"""The workshop in a real Chromium: its list and its grid, by mouse, by keys and by touch."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore.formats import ipuz
from crosscore.puzzle import APART, ISOLATED, SHARES_NO_LETTER, Entry, Puzzle, Unplaced, Word
from crosscore.referee import check
from tests.page import looks
from tests.page.objects import HEBREW, OWN, READY, WorkshopDesk, drop
from tests.page.waiting import drawn, said, until


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[WorkshopDesk]:
    made = WorkshopDesk(page, address)
    made.open()
    yield made
    made.was_quiet()


def cells(puzzle: Puzzle) -> dict[str, tuple[tuple[int, int], ...]]:
    """Where each word lies, counted from the first one's first cell."""
    first = min(entry.word for entry in puzzle.entries)
    row, column = next(e.cells[0] for e in puzzle.entries if e.word == first)
    return {
        puzzle.words[e.word].surface: tuple((r - row, c - column) for r, c in e.cells)
        for e in puzzle.entries
    }


# -- the list ------------------------------------------------------------------------------


def test_sorts_and_filters_go_together(desk: WorkshopDesk) -> None:
    page, listed = desk.page, desk.words()
    page.get_by_label("Order").select_option("By word")
    assert desk.shown() == sorted(listed, key=str.casefold)
    page.get_by_label("Order").select_option("By length")
    lengths = [len(re.sub(r"\W", "", word)) for word in desk.shown()]
    assert lengths == sorted(lengths)
    assert lengths != [len(re.sub(r"\W", "", word)) for word in listed]
    page.get_by_label("Length").select_option(str(lengths[0]))
    some = desk.shown()
    assert 0 < len(some) < 50
    expect(page.locator("#words-count")).to_have_text(f"{len(some)} of 50 words")
    page.get_by_label("Find a word or clue").fill(some[0])
    assert some[0] in desk.shown()
    page.get_by_label("State").select_option("Without a place")
    assert desk.shown() == []
    page.get_by_role("button", name="Show all").click()
    assert sorted(desk.shown()) == sorted(listed)
    page.get_by_label("Order").select_option("By number")
    puzzle = desk.puzzle()
    entries = sorted(puzzle.entries, key=lambda e: (e.number, not e.across))
    assert desk.shown() == [puzzle.words[e.word].surface for e in entries]
    page.get_by_label("Order").select_option("As listed")
    assert desk.shown() == listed


def test_several_words_are_selected_by_mouse_and_keys(desk: WorkshopDesk) -> None:
    desk.row(3).locator(".word").click()
    desk.row(6).locator(".word").click(modifiers=["Shift"])
    desk.row(9).locator(".word").click(modifiers=["ControlOrMeta"])
    desk.row(5).locator(".word").click(modifiers=["ControlOrMeta"])
    assert desk.picked() == {3, 4, 6, 9}
    expect(desk.page.locator("#chosen-text")).to_contain_text("4 words selected")
    desk.row(10).locator(".word").click()
    desk.page.keyboard.press("Shift+ArrowDown")
    desk.page.keyboard.press("Shift+ArrowDown")
    assert desk.picked() == {10, 11, 12}
    desk.page.keyboard.press("Shift+ArrowUp")
    assert desk.picked() == {10, 11}
    desk.page.keyboard.press("Control+ArrowDown")
    desk.page.keyboard.press("Control+ArrowDown")
    desk.page.keyboard.press("Control+Space")
    assert desk.picked() == {10, 11, 13}
    desk.page.keyboard.press("Control+a")
    assert len(desk.picked()) == 50
    desk.page.keyboard.press("Escape")
    assert desk.picked() == {13}


def test_several_words_are_selected_by_touch_alone(desk: WorkshopDesk) -> None:
    several = desk.page.get_by_role("button", name="Select several")
    several.click()
    expect(several).to_have_attribute("aria-pressed", "true")
    for index in (1, 4, 7, 4):
        desk.row(index).locator(".word").click()
    assert desk.picked() == {1, 7}
    several.click()
    assert len(desk.picked()) == 1


# -- delete, lock, add -----------------------------------------------------------------------


def test_deleted_words_come_back_by_undo(desk: WorkshopDesk) -> None:
    before = desk.words()
    desk.row(2).locator(".word").click()
    desk.row(3).locator(".word").click(modifiers=["Shift"])
    desk.page.keyboard.press("Delete")
    desk.told(f"{before[2]}, {before[3]} deleted")
    assert desk.words() == before[:2] + before[4:]
    focused = desk.page.evaluate("document.activeElement.dataset.index")
    assert focused == "2"  # the next word: a second Delete takes that one
    assert desk.picked() == {2}
    desk.act("Control+z")
    assert desk.words() == before
    assert desk.picked() == {2, 3}  # what came back, and the focus with it
    assert desk.page.evaluate("document.activeElement.dataset.index") == "2"
    desk.puzzle()


def test_keys_are_for_typing_in_a_field(desk: WorkshopDesk) -> None:
    before = desk.words()
    desk.row(2).locator(".word").click()
    find = desk.page.get_by_label("Find a word or clue")
    find.focus()
    desk.act("a", "l", "m", "Delete", "Backspace", "?", "+")
    assert desk.words() == before
    expect(find).to_have_value("al?+")
    expect(desk.page.get_by_role("dialog")).to_be_hidden()
    expect(desk.page.locator("#stage")).not_to_have_attribute("data-moving", re.compile(""))


def test_a_locked_word_stays_where_it_is(desk: WorkshopDesk) -> None:
    page = desk.page
    for index in (4, 9):
        desk.row(index).locator(".word").click()
        page.keyboard.press("l")
        expect(desk.row(index)).to_contain_text("locked")
        desk.settle()
    expect(page.locator("#counts [data-count=locked]")).to_have_text("2 locked")
    assert desk.puzzle().locked == {4, 9}
    page.keyboard.press("m")  # the locked word is not moved, and that is said
    desk.told("is locked")
    first = desk.puzzle()
    desk.anew("Reshuffle")
    second = desk.puzzle()
    one, other = ({e.word: e.cells for e in p.entries} for p in (first, second))
    apart = {
        (p[9][0][0] - p[4][0][0], p[9][0][1] - p[4][0][1]) for p in (one, other)
    }  # between the two of them
    assert len(apart) == 1
    desk.row(4).locator(".word").click()
    page.get_by_role("button", name="Unlock", exact=True).click()
    expect(desk.row(4)).not_to_contain_text("locked")


def test_a_locked_layout_is_not_reshuffled(desk: WorkshopDesk) -> None:
    page = desk.page
    freeze = page.get_by_role("button", name="Lock layout")
    freeze.click()
    expect(freeze).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#counts [data-count=locked]")).to_have_text("layout locked")
    before = desk.puzzle().rows()
    expect(page.locator("#reshuffle")).to_have_attribute("title", re.compile("Unlock"))
    page.get_by_role("button", name="Reshuffle").click()
    expect(page.locator("#banner")).to_contain_text("locked")
    desk.settle()
    assert desk.puzzle().rows() == before
    freeze.click()
    expect(freeze).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#banner")).to_be_empty()  # it was of the act before


def test_words_are_added_by_typing(desk: WorkshopDesk) -> None:
    page, before = desk.page, desk.words()
    page.locator("#grid").focus()
    page.keyboard.press("a")
    dialog = page.get_by_role("dialog", name="Add words")
    word = dialog.get_by_label("Word")
    expect(word).to_be_focused()
    word.fill(before[0])  # it is there already: told by the engine's key, before anything is sent
    expect(page.locator("#add-word-error")).to_contain_text(f"{before[0]} is already in the puzzle")
    word.fill("ДОМ")
    expect(page.locator("#add-word-error")).to_contain_text("Cyrillic")
    word.fill("Tea-set")
    expect(page.locator("#add-word-error")).to_be_empty()
    expect(page.locator("#add-cells")).to_have_text(re.compile(r"T\s*E\s*A\s*S\s*E\s*T"))
    page.keyboard.press("Tab")
    page.keyboard.type("Cups and saucers")
    page.keyboard.press("Enter")
    expect(page.locator("#add-done")).to_contain_text("Tea-set added")
    expect(word).to_be_focused()  # for the next one
    expect(word).to_have_value("")
    page.keyboard.press("Escape")
    desk.settle()
    assert desk.words() == [*before, "Tea-set"]
    added = desk.puzzle()
    assert added.words[-1].clue == "Cups and saucers"


def test_words_that_would_join_are_added_by_one_click(desk: WorkshopDesk) -> None:
    page = desk.page
    first = cells(desk.puzzle())
    page.get_by_role("button", name="Add", exact=True).click()
    offer = page.locator("#add-offers button").first
    word = offer.locator(".word").inner_text()
    offer.click()
    expect(page.locator("#add-done")).to_contain_text(f"{word} added")
    page.keyboard.press("Escape")
    desk.settle()
    now = cells(desk.puzzle())
    assert set(now) == {*first, word}
    assert {other: now[other] for other in first} == first  # no other word has moved


def test_a_word_without_a_place_says_why_and_another_takes_it(desk: WorkshopDesk) -> None:
    page = desk.page
    words = {**OWN, "ZZYX": "Shares no letter"}
    drop(desk, "mine.json", json.dumps(words).encode())
    expect(desk.rows()).to_have_count(len(words), timeout=READY)
    desk.settle()
    page.locator("#narrow").click()
    page.get_by_label("State").select_option("Without a place")
    (lost,) = desk.shown()
    assert lost == "ZZYX"
    page.locator("#list [role=option]:visible .word").click()
    page.get_by_role("button", name="Why?").click()
    expect(page.locator("#edit-why")).to_contain_text("ZZYX")
    page.keyboard.press("Escape")


def test_another_word_for_a_place_is_chosen_in_the_edit_dialog(desk: WorkshopDesk) -> None:
    page, before = desk.page, desk.words()
    for index in range(50):  # a word that others hang on may have none
        desk.row(index).locator(".word").click()
        page.keyboard.press("F2")
        page.get_by_role("button", name="Show suggestions").click()
        expect(page.locator("#edit-why")).not_to_contain_text("Looking", timeout=READY)
        offer = page.locator("#edit-offers button").first
        if offer.is_visible():
            break
        expect(page.locator("#edit-why")).to_contain_text("No word in the list joins")
        page.keyboard.press("Escape")
    word = offer.locator(".word").inner_text()
    offer.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden(timeout=READY)
    desk.settle()
    assert desk.words() == [*before[:index], word, *before[index + 1 :]]
    desk.puzzle()


# -- the grid --------------------------------------------------------------------------------


def test_a_word_is_moved_by_keys(desk: WorkshopDesk) -> None:
    page = desk.page
    index = desk.movable()
    first = desk.page.locator("#stage").get_attribute("data-moving")
    page.keyboard.press("Escape")
    before = desk.puzzle()
    desk.row(index).locator(".word").click()
    page.keyboard.press("m")
    expect(page.locator("#stage")).to_have_attribute("data-moving", first or "")
    expect(page.locator("#grid")).to_be_focused()
    expect(page.locator("#chosen-text")).to_contain_text("crossing")
    for _ in range(int(first or 0)):
        page.keyboard.press("Tab")  # goes round; the focus stays
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    desk.told("moved: nothing else moved")
    after = desk.puzzle()
    word = before.words[index].surface
    one, other = cells(before), cells(after)
    if index:  # the first word is what the others are counted from
        assert {w for w in one if one[w] != other[w]} == {word}
    else:
        assert one != other
    desk.act("Control+z")
    assert desk.puzzle().rows() == before.rows()


def test_a_word_is_dragged_and_escape_lets_it_be(desk: WorkshopDesk) -> None:
    page = desk.page
    index = desk.movable()
    page.keyboard.press("Escape")
    before = desk.puzzle()
    entry = next(e for e in before.entries if e.word == index)
    desk.row(index).locator(".word").click()
    x, y = desk.point(*entry.cells[0])
    stage = page.locator("#stage")
    for escaped in (True, False):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y + 12)
        expect(stage).to_have_attribute("data-moving", re.compile(r"[1-9]"))
        if escaped:
            page.keyboard.press("Escape")
            expect(stage).not_to_have_attribute("data-moving", re.compile(""))
            page.mouse.up()
            assert desk.puzzle().rows() == before.rows()
            continue
        page.mouse.move(3, 3)  # far from every place: dropped there, it stays
        page.mouse.up()
        expect(stage).not_to_have_attribute("data-moving", re.compile(""))
    assert desk.puzzle().rows() == before.rows()


def test_a_dragged_word_lands_on_the_place_under_the_pointer(desk: WorkshopDesk) -> None:
    """Over every cell in turn until a place takes it; the page says which."""
    page = desk.page
    drop(desk, "mine.json", json.dumps({"CAT": "Purrs", "TEAR": "Drop", "ACRE": "Field"}).encode())
    expect(desk.rows()).to_have_count(3, timeout=READY)
    desk.settle()
    index = desk.movable()
    page.keyboard.press("Escape")
    before = desk.puzzle()
    entry = next(e for e in before.entries if e.word == index)
    desk.row(index).locator(".word").click()
    page.mouse.move(*desk.point(*entry.cells[0]))
    page.mouse.down()
    x, y = desk.point(*entry.cells[0])
    page.mouse.move(x + 8, y + 8)
    expect(page.locator("#stage")).to_have_attribute("data-moving", re.compile(r"[1-9]"))
    text = page.locator("#chosen-text")
    for row in range(-2, before.height + 2):
        for column in range(-2, before.width + 2):
            page.mouse.move(*desk.point(row, column))
            if "Place" in text.inner_text():
                break
        else:
            continue
        break
    expect(text).to_contain_text("Place")
    page.mouse.up()
    desk.told("moved")
    after = desk.puzzle()
    assert after.rows() != before.rows()
    assert len(after.entries) == 3


def test_a_finger_at_rest_takes_the_word(desk: WorkshopDesk) -> None:
    index = desk.movable()
    desk.page.keyboard.press("Escape")
    entry = next(e for e in desk.puzzle().entries if e.word == index)
    x, y = desk.point(*entry.cells[0])
    desk.row(index).locator(".word").click()
    touch = desk.page.context.new_cdp_session(desk.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    finger("touchStart", (x, y))
    stage = desk.page.locator("#stage")
    expect(stage).to_have_attribute("data-moving", re.compile(r"[1-9]"))
    finger("touchCancel")
    expect(stage).not_to_have_attribute("data-moving", re.compile(""))
    # two fingers pinch; there is room for one of them only beside the grid
    whole = desk.page.locator("#grid").bounding_box()
    assert whole
    for right in (whole["x"] + whole["width"] / 2, whole["x"] + whole["width"] - 3):
        small = desk.grid()["cell"]
        finger("touchStart", (right, y))
        finger("touchStart", (right, y), (right + 40, y))
        for spread in range(50, 120, 10):
            finger("touchMove", (right, y), (right + spread, y))
        finger("touchEnd")
        cell = "document.getElementById('grid').dataset.cell"
        until(desk.page, f"(size) => {cell} > size", 1.5 * small)
        desk.page.locator("#zoom-fit").click()
        until(desk.page, f"(size) => {cell} == size", small)


def test_zoom_is_sharp_pans_and_follows_the_cursor(desk: WorkshopDesk) -> None:
    page = desk.page
    whole = desk.grid()
    page.locator("#grid").focus()
    for _ in range(5):
        page.keyboard.press("+")
    drawn(page)
    near = desk.grid()
    assert near["cell"] > 2.5 * whole["cell"]
    size = page.locator("#grid").evaluate(
        "grid => [grid.width / grid.clientWidth / devicePixelRatio, grid.clientWidth, "
        "grid.closest('#stage').clientWidth]"
    )
    assert size[0] == pytest.approx(1, abs=0.01)  # a canvas pixel is a pixel of the screen
    assert size[1] <= size[2]  # and there are no more of them than are seen
    box = page.locator("#stage").bounding_box()
    assert box
    for key in ["ArrowRight"] * 12 + ["ArrowDown"] * 20 + ["ArrowLeft"] * 20 + ["ArrowUp"] * 20:
        page.keyboard.press(key)
    text = page.locator("#say")
    said(page)
    row, column = (int(n) for n in re.findall(r"row (\d+), column (\d+)", text.inner_text())[0])
    x, y = desk.point(row - 1, column - 1)
    assert box["x"] <= x <= box["x"] + box["width"]
    assert box["y"] <= y <= box["y"] + box["height"]
    page.keyboard.press("0")
    drawn(page)
    assert desk.grid() == whole
    # the wheel zooms where the pointer is: the letter under it stays
    for _ in range(5):
        page.keyboard.press("+")
    drawn(page)
    whole = desk.grid()
    x, y = box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2 + 30
    middle = (y - desk.point(0, 0)[1]) / whole["cell"], (x - desk.point(0, 0)[0]) / whole["cell"]
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.mouse.wheel(0, 40)
    page.keyboard.up("Control")
    drawn(page)
    now = desk.point(*middle)
    assert desk.grid()["cell"] > whole["cell"]
    assert now == pytest.approx((x, y), abs=3)


def test_a_large_grid_is_seen_whole_and_read_near(desk: WorkshopDesk) -> None:
    page = desk.page
    page.get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Number of words").fill("200")
    dialog.get_by_role("button", name="New words").click()
    expect(desk.rows()).to_have_count(200, timeout=READY)
    desk.settle()
    stage = page.locator("#stage")
    assert stage.evaluate("s => s.scrollWidth <= s.clientWidth && s.scrollHeight <= s.clientHeight")
    page.locator("#zoom-in").click(click_count=1)
    desk.row(150).locator(".word").click()
    for _ in range(6):
        page.locator("#zoom-in").click()
    drawn(page)
    assert desk.grid()["cell"] >= 40


# -- words that lie apart ----------------------------------------------------------------------


def scattered() -> Puzzle:
    """Two words that cross, two that hang together elsewhere, two alone, one without a place."""

    def line(row: int, column: int, length: int, across: bool) -> tuple[tuple[int, int], ...]:
        return tuple((row, column + i) if across else (row + i, column) for i in range(length))

    listed = {"CAT": "Purrs", "TEAR": "Drop", "ACRE": "Field", "MOSS": "Soft", "SUN": "Bright"}
    listed |= {"PIN": "Sharp", "QUIZ": "Game"}
    return Puzzle(
        "freeform",
        "en",
        11,
        7,
        tuple(Word(word, tuple(word), clue) for word, clue in listed.items()),
        (Entry(0, True, line(0, 0, 3, True), 1), Entry(1, False, line(0, 2, 4, False), 2)),
        (
            Unplaced(2, ISOLATED, line(6, 0, 4, True), True),
            Unplaced(3, APART, line(3, 5, 4, True), True),
            Unplaced(4, APART, line(3, 7, 3, False), False),
            Unplaced(5, ISOLATED, line(0, 10, 3, False), False),
            Unplaced(6, SHARES_NO_LETTER),
        ),
        options={"scatter": 4},
    )


def test_words_apart_are_counted_flagged_and_can_be_brought_in(desk: WorkshopDesk) -> None:
    page = desk.page
    puzzle = scattered()
    assert check(puzzle) == []
    drop(desk, "scattered.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
    expect(desk.rows()).to_have_count(7, timeout=READY)
    desk.settle()
    assert desk.count("placed") == "2 of 7 on the crossword"
    assert desk.count("failed") == "1 without a place"
    isolated = page.locator("#counts [data-count=isolated] button")
    expect(isolated).to_have_text("4 apart")
    isolated.click()
    assert desk.shown() == ["ACRE", "MOSS", "SUN", "PIN"]
    expect(desk.row(2)).to_have_attribute("data-state", "isolated")
    expect(desk.row(2)).to_contain_text("apart")
    expect(desk.row(3)).to_contain_text("apart")
    desk.row(2).locator(".word").click()
    expect(page.locator("#chosen-text")).to_contain_text("not on the crossword")
    expect(page.locator("#lock")).to_be_disabled()
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.locator("#stage")).to_have_attribute("data-moving", re.compile(r"[1-9]"))
    page.get_by_role("button", name="Put it here").click()
    desk.told("ACRE moved")
    assert desk.count("placed") == "3 of 7 on the crossword"
    assert 2 in {entry.word for entry in desk.puzzle().entries}


# -- for everybody -----------------------------------------------------------------------------


def test_all_keys_are_told(desk: WorkshopDesk) -> None:
    page = desk.page
    page.locator("#grid").focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading").first).to_be_focused()  # its top is seen
    for key in ("Delete", "F2", "Esc", "Enter", "Tab"):
        assert sheet.locator("kbd", has_text=key).count()
    # single keys can be turned off, for who speaks to the page
    sheet.get_by_label("Single-letter shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("#grid")).to_be_focused()
    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Help").click()
    page.get_by_role("menuitem", name="Keyboard shortcuts").click()
    sheet.get_by_label("Single-letter shortcuts").check()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.get_by_role("dialog", name="Add words")).to_be_visible()


def test_right_to_left_moves_and_selects_the_same_way(desk: WorkshopDesk) -> None:
    page = desk.page
    drop(desk, "hebrew.json", json.dumps(HEBREW).encode())
    expect(page.locator("#list")).to_have_attribute("lang", "he", timeout=READY)
    desk.settle()
    index = desk.movable()
    before = desk.puzzle()
    desk.row(index).locator(".word").click()
    page.keyboard.press("m")
    expect(page.locator("#stage")).to_have_attribute("data-moving", re.compile(r"[1-9]"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    desk.told("moved")
    after = desk.puzzle()
    assert after.rows() != before.rows()
    assert len(after.entries) == len(before.entries)


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(1024, 700, "light"), (390, 844, "dark")],
)
def test_axe_finds_nothing_in_the_workshop(
    desk: WorkshopDesk, width: int, height: int, scheme: Any
) -> None:
    page = desk.page
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")

    def look(where: str) -> None:
        looks.check(page, where)

    desk.unfold()
    desk.row(2).locator(".word").click()
    page.keyboard.press("l")
    expect(desk.row(2)).to_contain_text("locked")
    narrow = page.locator("#narrow")
    if narrow.is_visible():
        narrow.click()
    page.get_by_role("button", name="Select several").click()
    desk.row(4).locator(".word").click()
    look("several words")
    page.get_by_role("button", name="Select several").click()
    desk.movable(5)
    look("moving")
    page.keyboard.press("Escape")
    for _ in range(4):
        page.keyboard.press("+")
    look("zoomed")
    page.keyboard.press("a")
    expect(page.locator("#add-offers button").first).to_be_visible()
    look("add")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    look("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("F2")
    page.get_by_role("button", name="Show suggestions").click()
    look("edit")

"""The page under fingers: keyboards on the screen, small and turned phones, notches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.fingers import PHONE, REACHED
from tests.page.objects import KEYBOARD, SMALL_TEXT, Workshop, to_table
from tests.page.waiting import drawn

#: Visible controls that reach into the margins of the device: [left, right, bottom]
COVERED = """([left, right, bottom]) => [...document.querySelectorAll("button, input, select")]
  .filter((control) => control.checkVisibility() && !control.closest(".unseen"))
  .filter((control) => {
    const at = control.getBoundingClientRect();
    const [end, low] = [innerWidth - right, innerHeight - bottom];
    return at.left < left || at.right > end || at.bottom > low;
  })
  .map((control) => control.id || control.className)"""


#: Small and large windows, phones on their side, and the widths at which the layout changes
WINDOWS = [
    (320, 640), (360, 740), (640, 800), (740, 360), (768, 1024), (844, 390), (1100, 800),
    (1366, 768), (1920, 1080),
]  # fmt: skip

#: Whatever makes the page wider than its window, or a dialog or menu that reaches out of it
BEYOND = """(width) => {
  const open = [...document.querySelectorAll("dialog[open], :popover-open")];
  const out = open.filter((layer) => {
    const { left, right } = layer.getBoundingClientRect();
    return left < -0.5 || right > width + 0.5 || layer.scrollWidth > layer.clientWidth;
  });
  const { scrollWidth } = document.documentElement;
  return [...(scrollWidth > width ? [scrollWidth] : []), ...out.map(({ id }) => id)];
}"""

TARGETS = Path(__file__).with_name("targets.js").read_text("utf-8")


def start(page: Page, address: str) -> None:
    page.add_init_script(KEYBOARD)
    page.goto(address)
    page.locator("html[data-state=idle]").wait_for()


def reached(page: Page, name: str, top: int, bottom: int) -> Any:
    return page.locator(name).evaluate(REACHED, [top, bottom])


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 640}, **PHONE)
def test_a_keyboard_on_the_screen_covers_neither_field_nor_button(page: Page, address: str) -> None:
    start(page, address)
    page.locator("#words-toggle").tap()
    page.locator("#list [role=option] .word").first.tap()
    page.locator("#edit").tap()
    assert not reached(page, "#edit-save", 0, 340)  # the keyboard would be over it
    page.evaluate("keyboard(300)")
    for field in ("#edit-clue", "#edit-word"):
        page.locator(field).focus()
        assert reached(page, field, 0, 340)
        assert reached(page, "#edit-save", 0, 340)
    page.evaluate("keyboard(300, 60)")  # the browser has moved what is seen
    assert reached(page, "#edit-word", 60, 400)
    assert reached(page, "#edit-save", 60, 400)
    page.evaluate("keyboard(0, 0, 2)")  # two fingers are no keyboard
    expect(page.locator("html")).not_to_have_attribute("data-typing", "")
    page.evaluate("keyboard(300)")
    page.locator("#edit-clue").fill("Quite another clue")
    page.locator("#edit-save").tap()
    expect(page.locator("#list [aria-selected=true]")).to_contain_text("Quite another clue")
    page.evaluate("keyboard(0)")
    page.locator("#add").tap()
    page.evaluate("keyboard(300)")
    for field in ("#add-clue", "#add-word"):
        page.locator(field).focus()
        assert reached(page, field, 0, 340)
        assert reached(page, "#add-save", 0, 340)
    page.evaluate("keyboard(0)")
    page.locator("#add-dialog [data-close]").tap()
    page.locator("#narrow").tap()  # filters, and still a list: the page scrolls where it must
    page.locator("#list [role=option] .word").first.tap()
    page.locator("#options").tap()
    expect(page.locator("#option-count")).to_be_visible()
    assert page.evaluate(SMALL_TEXT) == []
    page.locator("#option-count").evaluate("field => (field.style.fontSize = '15px')")
    assert page.evaluate(SMALL_TEXT) == ["option-count"]


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 740}, **PHONE)
def test_on_a_first_visit_one_line_below_the_grid_takes_the_words(page: Page, address: str) -> None:
    start(page, address)
    text, make = page.locator("#own-text"), page.locator("#own-make")
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        stage = page.locator("#stage").bounding_box()
        assert stage
        assert stage["height"] >= 0.55 * height
        assert reached(page, "#own-text", 0, height)
    seen = page.locator("#list").inner_text()
    text.tap()
    expect(text).to_be_focused()
    expect(make).to_be_visible()
    expect(page.locator("#own-box")).to_have_attribute("data-up", "")
    page.keyboard.insert_text("cat - a pet\ntoad")
    expect(page.locator("#own-count")).to_have_text("2 words, 1 with a clue.")
    page.evaluate("keyboard(300)")
    for field in ("#own-text", "#own-make"):
        assert reached(page, field, 0, 440)
    page.evaluate("keyboard(0)")
    page.locator("#grid").tap(position={"x": 20, "y": 20})
    expect(make).to_be_hidden()
    expect(text).to_have_value("cat - a pet\ntoad")  # and waits
    assert page.locator("#list").inner_text() == seen
    page.locator("#words-toggle").tap()
    expect(page.locator("#list [role=option]").first).to_be_visible()
    expect(text).to_be_hidden()
    page.locator("#words-toggle").click()
    text.tap()
    page.locator("#own-later").tap()
    expect(text).to_be_hidden()


@pytest.mark.browser_context_args(viewport={"width": 844, "height": 390}, locale="he", **PHONE)
def test_nothing_is_under_a_notch(page: Page, address: str) -> None:
    start(page, address)
    margins = {"left": 47, "right": 47, "bottom": 21, "top": 0}
    assert page.evaluate(COVERED, [47, 47, 21])
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": margins})
    assert page.evaluate(COVERED, [47, 47, 21]) == []
    page.locator("#options").tap()
    dialog = page.locator("#options-dialog").bounding_box()
    assert dialog
    assert dialog["x"] >= 47
    assert dialog["x"] + dialog["width"] <= 844 - 47
    assert dialog["y"] + dialog["height"] <= 390 - 21
    assert page.evaluate("document.documentElement.scrollWidth") == 844


def everything(shop: Workshop) -> Iterator[str]:
    """One view, dialog and menu after the other; which it is."""
    page = shop.page

    def go(step: str, view: str) -> None:
        page.evaluate("step => (location.hash = step)", step)
        expect(page.locator("html")).to_have_attribute("data-view", view)

    def press(*ids: str) -> Iterator[str]:
        for name in ids:
            page.locator(f"#{name}").dispatch_event("click")
            expect(page.locator("dialog[open], :popover-open")).to_have_count(1)
            yield name
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open], :popover-open")).to_have_count(0)

    page.locator("#list [role=option] .word").first.dispatch_event("click")
    yield "puzzle"
    yield from press("kind", "options", "edit", "add", "puzzles", "page-language", "help")
    go("words", "lists")
    yield "words"
    to_table(page)
    page.keyboard.type("A")
    yield "table"
    page.keyboard.press("Escape")
    go("print", "sheet")
    if page.locator("#sheet-panel").is_hidden():
        page.locator("#sheet-settings").dispatch_event("click")
    yield "sheet"
    yield from press("share", "versions", "picture", "save")
    go("play", "play")
    yield "play"
    yield from press("play-check", "play-more")
    page.locator("#play-text").dispatch_event("click")
    yield "play as text"
    page.locator("#play-text").dispatch_event("click")


#: Controls that are cut off at a side of the window
CUT = """() => [...document.querySelectorAll("button, a[href], input, select, textarea")]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  .filter((control) => !control.closest(".unseen, .typed-text, .paper, .table, .figure"))
  .filter((control) => {
    const { left, right } = control.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  })
  .map((control) => control.id || control.className)"""


@pytest.mark.parametrize("language", ["de", "bn"])
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, **PHONE)
def test_large_text_fits_a_phone(workshop: Workshop, language: str) -> None:
    """The browser's own font size, one and a half times as large as usual."""
    page = workshop.page
    page.add_init_script(f"localStorage['crosscore.language'] = '\"{language}\"'")
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    workshop.open()
    root, step = (
        page.locator(name).evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        for name in ("html", "#step-words")
    )
    assert root == 24
    assert step >= 20
    found: list[Any] = []
    for view in everything(workshop):
        drawn(page)
        found += [(view, what) for what in (*page.evaluate(BEYOND, 390), *page.evaluate(CUT))]
    assert found == []


@pytest.mark.parametrize("language", ["bn", "he"])
@pytest.mark.browser_context_args(has_touch=True)
def test_every_view_fits_every_window_and_finger(workshop: Workshop, language: str) -> None:
    page = workshop.page
    page.add_init_script(f"localStorage['crosscore.language'] = '\"{language}\"'")
    workshop.open()
    found: list[Any] = []
    for view in everything(workshop):
        layer = page.locator("dialog[open], :popover-open").count()
        for width, height in WINDOWS[:4] if layer else WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            found += [(view, width, "too wide", what) for what in page.evaluate(BEYOND, width)]
            if (width, height) in ((360, 740), (740, 360)):
                small = page.evaluate(TARGETS, 44)
                found += [(view, width, "too small", what) for what in small]
    assert found == []
    # and would have been found
    page.locator("#play-count").evaluate("count => (count.style.minWidth = '2000px')")
    assert page.evaluate(BEYOND, width) != []
    page.locator("#play-check").evaluate("button => (button.style.minHeight = '30px')")
    assert page.evaluate(TARGETS, 44) != []

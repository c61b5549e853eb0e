"""Every kind of puzzle on the built page: chosen, made, filled anew, kept, printed and saved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from crosscore import view
from crosscore.puzzle import SCRAMBLED, UNKNOWN
from crosscore.service import KINDS
from tests.crosswords import drawn
from tests.page import looks
from tests.page.objects import (
    CELL,
    FILLED,
    FREEFORM,
    MARGIN,
    NUMBERS,
    READY,
    SEARCH,
    KindDesk,
    drop,
    ink,
    picture,
)
from tests.page.waiting import drawn as painted
from tests.page.waiting import until

#: quickly filled, whatever the words
SMALL = {"size": "7x7", "blocks": "few", "symmetry": "none", "black": "many", "seconds": 1}
#: a pattern that few words can fill
PATTERN = {"size": "5x5", "blocks": "pattern", "black": "many", "seconds": 30}
#: a list that fills no grid of a pattern
FEW_WORDS = b"CAT\nDOG\nOWL\nELEPHANT\n"


#: how many lines the bar has
LINES = """() => new Set([...document.querySelectorAll("#workshop > .bar > *")]
  .filter((e) => e.offsetParent && e.offsetHeight > 1)
  .map((e) => e.getBoundingClientRect())
  .map(({ top, bottom }) => Math.round((top + bottom) / 16))).size"""
#: its buttons that are too narrow for a finger or reach out of the window
SQUEEZED = """() => [...document.querySelectorAll("#workshop > .bar button")]
  .filter((e) => e.offsetParent).filter((e) => {
    const { left, right, width } = e.getBoundingClientRect();
    return width < 32 || left < 0 || right > innerWidth;
  }).map((e) => e.id)"""


#: whether another word came in for the given one, once that is known
REPLACED = """(old) => document.querySelector(".message[data-failed]") ? "no"
  : document.getElementById("told").textContent.startsWith(`${old} replaced with `) && "yes"
"""


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[KindDesk]:
    shop = KindDesk(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


def test_each_kind_is_chosen_by_mouse_and_by_keys_and_undo_goes_back(desk: KindDesk) -> None:
    page = desk.page
    desk.shows(FREEFORM)  # what a first visit makes
    desk.prefer(FILLED, **SMALL)
    desk.choose(FILLED)
    desk.shows(FILLED)
    expect(page.locator("#told")).to_have_text(re.compile(r"^Filled: \d+ words, 7 × 7, \d+ black"))
    first = desk.puzzle()
    # by the keys alone
    desk.chooser.focus()
    page.keyboard.press("ArrowDown")
    items = page.get_by_role("menu").get_by_role("menuitemradio")
    expect(items).to_have_count(len(KINDS))
    expect(items.nth(1)).to_have_attribute("aria-checked", "true")
    for item in items.all():  # each with one line on what it is
        expect(item.locator(".menu-hint")).not_to_be_empty()
    for _ in range(list(KINDS).index(NUMBERS)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    desk.shows(NUMBERS)
    expect(page.locator("#dictionary")).to_have_text(re.compile("No word list"))
    expect(desk.page.locator("#improve")).to_be_hidden()  # an act that it has not
    # every step back shows its own kind
    page.keyboard.press("Control+z")
    desk.shows(FILLED)
    assert desk.puzzle() == first
    expect(page.locator("#dictionary")).to_have_text(re.compile("English"))
    page.keyboard.press("Control+z")
    desk.shows(FREEFORM)
    expect(page.locator("#add")).to_be_visible()
    page.keyboard.press("Control+y")
    desk.shows(FILLED)
    expect(page.locator("#add")).to_be_hidden()


def test_the_options_are_those_of_the_kind_and_kept_for_each(desk: KindDesk) -> None:
    page = desk.page
    dialog = page.locator("#options-dialog")
    for name, kind in KINDS.items():
        desk.prefer(FILLED, **SMALL)
        if name != FREEFORM:
            desk.choose(name)
        page.locator("#options").click()
        fields = [field for field in kind.fields if field.group != "rules"]  # the bench has those
        for field in fields:
            row = dialog.locator(f".option:has(#option-{field.name}-help)")
            expect(row).to_contain_text(field.label)
        rows = dialog.locator("#options-fields .option")
        expect(rows).to_have_count(len(fields))
        expect(dialog.locator("[data-preset]")).to_have_count(len(kind.presets))
        expect(dialog.locator(".memory")).to_be_visible(visible=kind.dictionary)
        looks.check(page, f"options of {name}")
        page.keyboard.press("Escape")
    desk.choose(FILLED)
    page.locator("#options").click()
    dialog.get_by_label("Width in cells").fill("8")
    dialog.get_by_label("Height in cells").fill("6")
    dialog.get_by_role("button", name="New grid").click()
    expect(dialog).to_be_hidden()
    desk.settle()
    assert (desk.puzzle().width, desk.puzzle().height) == (8, 6)
    # a size out of bounds is told beside its field, and nothing happens
    page.locator("#options").click()
    dialog.get_by_label("Width in cells").fill("99")
    dialog.get_by_role("button", name="New grid").click()
    expect(dialog.locator("#option-size-error")).to_contain_text("from 3 to 50 cells")
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").or_(page.locator("#ask-dialog")).get_by_role(
        "button"
    ).last.click() if page.locator("#ask-dialog").is_visible() else None
    # the other kind has kept its own
    desk.choose(FREEFORM)
    assert len(desk.puzzle().words) == 50
    desk.choose(FILLED)
    assert (desk.puzzle().width, desk.puzzle().height) == (8, 6)


def test_a_filled_crossword_is_printed_and_saved_and_comes_back(desk: KindDesk) -> None:
    page = desk.page
    desk.fill(FILLED, **PATTERN)
    before = desk.puzzle()
    counts = view.view(before)["grid"]
    assert desk.count("placed") == f"{len(before.words)} words"
    assert desk.count("blocks").startswith(str(counts["blocks"]))
    assert page.locator("#counts [data-count=crossings]").count() == 0
    # black squares are dark, white ones are not, in light and in dark
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        painted(page)
        rows = before.rows()
        black, white = (
            next(
                (r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if (x is None) is b
            )
            for b in (True, False)
        )
        assert desk.pixel(*black) != desk.pixel(*white)
    page.emulate_media(color_scheme="light")

    # the same grid with other words
    desk.anew("Refill")
    expect(page.locator("#told")).to_have_text(re.compile("^Refilled: "))
    again = desk.puzzle()
    assert [[x is None for x in row] for row in again.rows()] == [
        [x is None for x in row] for row in before.rows()
    ]
    assert again.seed != before.seed

    # the sheet, and all files
    desk.create()
    expect(page.locator("#unfinished")).to_be_hidden()
    items = page.locator("#clues li")
    expect(items).to_have_count(len(again.words))
    looks.check(page, "sheet")
    empty, solved = (picture(*desk.save(item)) for item in ("Puzzle picture", "Answer picture"))
    for r, row in enumerate(again.rows()):
        for c, cell in enumerate(row):
            x, y = (round(MARGIN + (at + 0.5) * CELL) for at in (c, r))
            dark = sum(empty.getpixel((x, y))) < 120  # type: ignore[arg-type]
            assert dark == (cell is None), (r, c)
            if cell is not None:
                assert ink(solved, r, c) > 20
                assert ink(empty, r, c) == 0
    (clues,), (answers,) = desk.save("Clues (text)"), desk.save("Answers (text)")
    for word in again.words:
        assert word.clue in clues.path().read_text("utf-8")
        assert word.surface in answers.path().read_text("utf-8")
    desk.back()

    # the shelf has it at the next visit, drawn before the engine is there
    desk.choose(FREEFORM)
    page.keyboard.press("Control+z")
    desk.shows(FILLED)
    page.reload()
    expect(desk.chooser).to_have_attribute("data-kind", FILLED)
    desk.settle()
    assert desk.puzzle() == again
    page.locator("#puzzles").click()
    expect(page.locator("#shelf-list")).to_contain_text("Filled crossword")


def test_odd_words_and_open_cells_are_counted_listed_and_printed(desk: KindDesk) -> None:
    page = desk.page
    grid = drawn(["CAT#??", "OLD#??", "GOT#?#"])
    names = [word.surface for word in grid.words]
    grid = replace(
        grid,
        odd={names.index("OLD"): UNKNOWN, names.index("GOT"): SCRAMBLED},
        words=tuple(replace(w, clue="" if w.surface == "CAT" else w.clue) for w in grid.words),
        pinned=frozenset({(0, 0)}),
    )
    desk.show(grid)
    assert desk.count("empty") == "5 cells empty"
    for name, surface in (("unknown", "OLD"), ("scrambled", "GOT"), ("clueless", "CAT")):
        button = page.locator(f"#counts [data-count={name}] button")
        button.click()
        shown = [row.inner_text() for row in desk.rows().all() if row.is_visible()]
        assert [text.split("\n")[0] for text in shown] == [surface]
        if name != "clueless":
            assert name in shown[0]
        button.click()
    options = page.locator("#only option:not([hidden])").all_inner_texts()
    assert "Unknown" in options
    assert "Without a place" not in options
    looks.check(page, "unfinished")
    desk.create()
    expect(page.locator("#unfinished")).to_have_text(
        "5 cells are still empty. 1 word has no clue. Click its line below to write one."
    )
    expect(page.locator("#clues .blank")).to_have_count(1)
    (solved,) = desk.save("Answer picture")  # can be had all the same
    assert ink(picture(solved), 0, 4) == 0
    looks.check(page, "sheet")
    desk.back()
    (saved, *_) = [desk.puzzle()]
    assert (saved.odd, saved.pinned, saved.open_cells) == (grid.odd, grid.pinned, grid.open_cells)


def test_what_cannot_be_filled_is_told_and_the_puzzle_stays(desk: KindDesk) -> None:
    page = desk.page
    drop(desk, "few.txt", FEW_WORDS)
    expect(desk.rows()).to_have_count(4, timeout=READY)
    desk.settle()
    before = desk.puzzle()
    desk.prefer(FILLED, size="9x9", blocks="pattern", seconds=2)
    desk.chooser.click()
    page.get_by_role("menu").locator("button").nth(list(KINDS).index(FILLED)).click()
    message = page.locator("#banner .message")
    expect(message).to_contain_text("No new puzzle was made.", timeout=READY)
    expect(message).to_contain_text("4 words are too few to fill a grid without gaps.")
    desk.settle()
    expect(desk.chooser).to_have_attribute("data-kind", FREEFORM)
    assert desk.puzzle() == before
    expect(page.locator("#undo")).to_be_enabled()  # back to what was there before the list


def test_a_grid_that_cannot_be_filled_is_begun_empty(desk: KindDesk) -> None:
    """By way of the message, whatever kind is shown, and of the options."""
    page = desk.page
    desk.prefer(FILLED, size="9x9", blocks="none", seconds=20)
    desk.choose(FREEFORM)
    desk.chooser.click()
    page.get_by_role("menu").locator("button").nth(1).click()
    message = page.locator(".message[data-failed]")
    expect(message).to_contain_text("Proved", timeout=READY)
    desk.settle()
    expect(desk.chooser).to_have_attribute("data-kind", FREEFORM)
    message.get_by_role("button", name="Change options").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Filled crossword")
    expect(dialog.get_by_role("button", name="Refill this grid")).to_be_hidden()
    dialog.get_by_role("spinbutton").first.fill("8")
    dialog.get_by_role("button", name="Empty grid").click()
    desk.shows(FILLED)
    assert [len(row) for row in desk.puzzle().rows()] == [8] * 9
    assert set(sum(desk.puzzle().rows(), ())) == {""}
    expect(page.locator("#side-candidates")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="New grid", exact=True).click()
    message.get_by_role("button", name="Start with the empty grid").click()
    desk.settle()
    assert desk.puzzle().rows() == (("",) * 8,) * 9


def test_another_word_is_told_by_its_place(desk: KindDesk) -> None:
    """The words of a grid have no lasting order; what is full shows its words, where they are."""
    page = desk.page
    desk.fill(FILLED, **SMALL)
    expect(page.locator("#side-words")).to_have_attribute("aria-pressed", "true")
    shown = desk.rows().locator(".states").all_inner_texts()
    heading = [text.split(" ", 1) for text in shown]
    assert [(h, int(n)) for n, h in heading] == sorted((h, int(n)) for n, h in heading)
    for row in desk.rows().all():  # the first that another word can take the place of
        place, old = row.locator(".states").inner_text(), row.locator(".word").inner_text()
        row.click()
        page.get_by_role("button", name="Replace").click()
        if until(page, REPLACED, old) == "yes":
            break
        page.get_by_role("button", name="Close this message").click()
    desk.settle()
    (now,) = [one for one in desk.rows().all() if one.locator(".states").inner_text() == place]
    new = now.locator(".word").inner_text()
    assert page.locator("#told").inner_text().startswith(f"{old} replaced with {new}")
    expect(now).to_have_attribute("aria-selected", "true")  # what was selected still is


@pytest.mark.parametrize(("language", "digits"), [("bn", "০-৯"), ("ar-EG", "٠-٩")])
def test_numbers_have_the_digits_of_the_page(
    browser: Browser, address: str, language: str, digits: str
) -> None:
    context = browser.new_context(locale=language, service_workers="block")
    desk = KindDesk(context.new_page(), address)
    desk.open()
    page = desk.page
    desk.choose(NUMBERS)
    held = page.locator("#table-holder td").all_text_contents()  # the grid as a table, in words
    written = re.findall(r"\d", "".join(held))
    assert len(written) > 50
    assert re.fullmatch(f"[{digits}]+", "".join(written))
    looks.check(page, language)
    # a language's own digits on the sheet
    page.locator("#step-print").click()
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    first = page.locator("#clues .clue-list b").first.inner_text()
    assert re.fullmatch(f"[{digits}]+", first)
    desk.was_quiet()
    context.close()


def test_numbers_need_no_words(desk: KindDesk) -> None:
    page = desk.page
    desk.choose(NUMBERS)
    # another puzzle of the kind needs no list either
    seed = page.locator("#counts [data-count=seed]").inner_text()
    page.locator("#new-words").click()
    expect(page.locator("#counts [data-count=seed]")).not_to_have_text(seed, timeout=READY)
    desk.settle()
    # the menu of lists says why it has none, and still opens files
    page.locator("#dictionary").click()
    items = page.locator("#dictionary-menu")
    expect(items.locator("button")).to_have_count(2)
    expect(items.locator(".menu-heading")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.reload()  # it is where one left off
    desk.settle()
    expect(desk.chooser).to_have_attribute("data-kind", NUMBERS)
    # a list that is opened makes a puzzle of words again
    drop(desk, "few.txt", FEW_WORDS)
    expect(desk.chooser).to_have_attribute("data-kind", FREEFORM, timeout=READY)
    desk.settle()


@pytest.mark.parametrize("language", ["ar", "hi"])
def test_the_bar_has_room_for_every_kind(page: Page, address: str, language: str) -> None:
    page.add_init_script(f"localStorage['crosscore.language'] = '\"{language}\"'")
    desk = KindDesk(page, address)
    desk.open()
    for kind in (FILLED, NUMBERS, SEARCH):
        desk.fill(kind, **(SMALL if kind == FILLED else {}))
        for width in (390, 761, 880, 1000, 1181, 1241, 1281, 1400, 1440):
            desk.page.set_viewport_size({"width": width, "height": 844})
            assert desk.page.evaluate(LINES) == 1, (kind, width)
            assert desk.page.evaluate(SQUEEZED) == [], (kind, width)
            if width in (390, 1000):
                looks.check(desk.page, f"{language} {kind} {width}")
    desk.was_quiet()

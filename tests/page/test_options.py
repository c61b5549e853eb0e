"""The options and the About box in a real Chromium."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from crosscore import patterns
from crosscore.kinds.freeform import KIND as freeform
from tests.page import looks
from tests.page.objects import KindDesk


class Desk(KindDesk):
    """The page with its dialogs."""

    @property
    def dialog(self) -> Locator:
        return self.page.locator("#options-dialog")

    def options(self) -> None:
        self.page.locator("#options").click()
        expect(self.dialog).to_be_visible()

    def row(self, name: str) -> Locator:
        """An option with its label and its help, shown or not."""
        return self.dialog.locator(f".option:has(#option-{name}-help)")

    def shown(self) -> set[str]:
        """The options that can be seen."""
        return {each.name for each in freeform.fields if self.row(each.name).is_visible()}

    def field(self, label: str) -> Locator:
        return self.dialog.get_by_label(label)

    def new(self) -> None:
        self.dialog.get_by_role("button", name="New words").click()
        expect(self.dialog).to_be_hidden()
        self.settle()

    def stored(self) -> dict[str, Any]:
        return dict(self.puzzle().options)


@pytest.fixture
def desk(page: Page, address: str) -> Any:
    shop = Desk(page, address)
    shop.open()
    yield shop
    assert shop.faults == []


def test_every_option_of_the_kind_is_there_with_its_help(desk: Desk) -> None:
    desk.options()
    for field in freeform.fields:
        row = desk.row(field.name)
        expect(row).to_contain_text(field.label)
        expect(row).to_contain_text(field.help)
        tagged = row.get_by_text("for new words", exact=True).count() == 1
        assert tagged == field.draws
        for (_, label), text in zip(field.choices, field.helps, strict=False):
            choice = row.get_by_role("radio", name=label, exact=True)
            expect(choice).to_have_accessible_description(re.compile(re.escape(text)))
    groups = desk.dialog.locator("h3").all_inner_texts()
    assert groups[0] == "Words"
    assert {"Grid", "Search"} <= set(groups)


def test_presets_fill_the_fields_and_what_was_used_comes_back(desk: Desk) -> None:
    desk.options()
    standard = desk.dialog.get_by_role("button", name="Standard", exact=True)
    expect(standard).to_have_attribute("aria-pressed", "true")
    desk.dialog.get_by_role("button", name="Small").click()
    expect(desk.field("Number of words")).to_have_value("15")
    expect(desk.field("Longest word")).to_have_value("6")
    expect(desk.dialog.locator("#options-preset-help")).to_contain_text("15 short words")
    desk.field("Number of words").fill("14")  # not the preset any more
    expect(desk.dialog.locator("[data-preset][aria-pressed=true]")).to_have_count(0)
    desk.field("Avoid recently used words").uncheck()
    desk.dialog.get_by_label("Square", exact=True).check()
    desk.dialog.get_by_label("Cells on each side").fill("17")
    desk.new()
    used = desk.stored()
    assert (used["count"], used["max_length"], used["size"], used["fresh"]) == (
        *(14, 6, "17x17"),
        False,
    )
    assert all(3 <= len(word.answer) <= 6 for word in desk.puzzle().words)
    desk.options()
    expect(desk.field("Number of words")).to_have_value("14")
    expect(desk.dialog.get_by_label("Square", exact=True)).to_be_checked()
    expect(desk.dialog.get_by_label("Cells on each side")).to_have_value("17")
    desk.dialog.get_by_role("button", name="Reset to defaults").click()
    expect(desk.field("Number of words")).to_have_value("50")
    expect(desk.dialog.get_by_label("Auto")).to_be_checked()
    expect(desk.field("Avoid recently used words")).to_be_checked()
    desk.dialog.get_by_role("button", name="Cancel").click()
    assert desk.stored() == used
    # undo goes back to a puzzle with other options: the dialog shows that puzzle's
    desk.page.locator("#undo").click()
    desk.settle()
    desk.options()
    expect(desk.field("Number of words")).to_have_value("50")


@pytest.mark.parametrize(
    ("label", "value", "says"),
    [
        ("Number of words", "9999", "from 2 to 2000"),
        ("Shortest word", "30", "no words of 30"),
        ("Seed", "twelve", "whole number"),
    ],
)
def test_what_is_refused_is_told_beside_its_field(
    desk: Desk, label: str, value: str, says: str
) -> None:
    before = desk.words()
    desk.options()
    desk.field(label).fill(value)
    desk.dialog.get_by_role("button", name="New words").click()
    row = desk.dialog.locator(".option", has=desk.page.get_by_label(label))
    expect(row.locator(".error")).to_contain_text(says)
    expect(desk.field(label)).to_have_attribute("aria-invalid", "true")
    expect(desk.field(label)).to_be_focused()
    expect(desk.field(label)).to_have_value(value)  # as it was typed
    assert desk.page.locator("#banner").inner_text() == ""
    desk.dialog.get_by_role("button", name="Cancel").click()
    desk.anew("New words")  # what was refused is not kept
    assert desk.words() != before


def test_options_are_shown_while_they_matter(desk: Desk) -> None:
    always = {each.name for each in freeform.fields if not each.when}
    desk.options()
    assert desk.shown() == always | {"size", "scatter", "pieces"}
    desk.field("Scatter first").fill("7")
    desk.dialog.get_by_label("Most crossings").check()
    assert desk.shown() == always | {"size", "pieces"}
    desk.dialog.get_by_label("Shape of a page").check()
    assert desk.shown() == always | {"paper"}
    desk.field("Paper").select_option(label="A shape of your own")
    assert desk.shown() == always | {"paper", "aspect"}
    desk.dialog.get_by_label("Width", exact=True).fill("3")
    desk.dialog.get_by_label("Height", exact=True).fill("0")
    desk.dialog.get_by_role("button", name="New words").click()
    expect(desk.row("aspect").locator(".error")).to_contain_text("from 1 to 100")
    expect(desk.dialog.get_by_label("Width", exact=True)).to_be_focused()
    desk.dialog.get_by_label("Height", exact=True).fill("5")
    before = desk.words()
    desk.page.keyboard.press("Enter")  # does what the main button does
    expect(desk.dialog).to_be_hidden()
    desk.settle()
    assert desk.words() != before
    used = desk.stored()
    assert (used["goal"], used["paper"], used["aspect"]) == ("page", "own", "3x5")
    assert used["scatter"] == 0  # what is out of sight has no effect
    desk.options()
    assert desk.shown() == always | {"paper", "aspect"}
    expect(desk.dialog.get_by_label("Height", exact=True)).to_have_value("5")
    # a preset with a goal, and back by keys: arrows go through the choices
    desk.dialog.get_by_role("button", name="13 × 17").click()
    assert desk.shown() == always | {"size"}  # of a size that is given
    pressed = desk.dialog.locator("[data-preset][aria-pressed=true]")
    expect(pressed).to_have_text("13 × 17")
    desk.dialog.get_by_label("Fewest black squares").focus()
    for _ in range(2):
        desk.page.keyboard.press("ArrowUp")
    expect(desk.dialog.get_by_label("Smallest grid", exact=True)).to_be_checked()
    assert desk.shown() == always | {"size", "scatter"}


def test_what_was_proved_is_told(desk: Desk) -> None:
    desk.options()
    desk.dialog.get_by_label("Smallest grid, proved").check()
    desk.dialog.get_by_role("button", name="New words").click()
    expect(desk.row("count").locator(".error")).to_contain_text("up to 8 words, not 50")
    desk.dialog.get_by_role("button", name="Reshuffle").click()
    expect(desk.row("goal").locator(".error")).to_contain_text("not 50")
    expect(desk.dialog.get_by_label("Smallest grid, proved")).to_be_focused()
    desk.dialog.get_by_role("button", name="Proved").click()
    desk.field("Number of words").fill("4")
    desk.field("Longest word").fill("5")
    desk.new()
    puzzle = desk.puzzle()
    assert (puzzle.options["goal"], puzzle.proof) == ("proved", "smallest")
    expect(desk.page.locator("#say")).to_contain_text("Proved: no smaller grid")


def test_the_same_seed_draws_the_same_words(desk: Desk) -> None:
    desk.options()
    desk.field("Number of words").fill("20")
    desk.field("Avoid recently used words").uncheck()
    desk.new()
    words, seed = desk.words(), desk.puzzle().seed
    desk.options()
    expect(desk.dialog.locator("#options-seed-number")).to_have_text(str(seed))
    expect(desk.field("Seed")).to_have_value("")
    desk.new()
    assert desk.words() != words
    desk.options()
    desk.field("Seed").fill(str(seed))
    desk.new()
    assert desk.puzzle().seed == seed
    assert desk.words() == words
    # the same words once more, laid out by a seed of one's own
    desk.options()
    desk.dialog.get_by_role("button", name="Use it again").click()
    expect(desk.field("Seed")).to_have_value(str(seed))
    desk.field("Seed").fill("4711")
    desk.dialog.get_by_role("button", name=re.compile("Reshuffle")).click()
    expect(desk.dialog).to_be_hidden()
    desk.settle()
    assert desk.puzzle().seed == 4711
    assert desk.words() == words


def test_about_says_what_is_shipped(desk: Desk) -> None:
    page = desk.page
    page.locator("#about").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nothing leaves this device")
    expect(page.locator("#about-version")).to_contain_text(
        re.compile(r"Version \d.* build [0-9a-f]{12} .* Python 3")
    )
    region = dialog.get_by_role("region", name="Licences")
    expect(region.locator("details").first).to_be_visible()
    shown = page.evaluate("document.getElementById('about-licences').textContent")
    notices = page.evaluate("fetch('NOTICES.txt').then((answer) => answer.text())")
    squeezed = re.sub(r"\s|={78}", "", notices)
    assert re.sub(r"\s", "", shown) == squeezed  # all of it
    assert len(squeezed) > 50_000
    links = dialog.locator("a").evaluate_all("links => links.map((link) => link.href)")
    assert links
    assert all(link.startswith(desk.address) for link in links)
    # by keys: down to a licence, open it, close the box
    region.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(region.locator("details").first.locator("pre")).to_contain_text("MIT License")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#about")).to_be_focused()


def test_about_without_its_files_says_so(page: Page, address: str) -> None:
    shop = Desk(page, address)
    shop.open()
    page.route("**/NOTICES.txt", lambda route: route.abort())
    page.locator("#about").click()
    expect(page.locator("#about-licences")).to_contain_text("Couldn’t load")
    page.get_by_role("button", name="Close", exact=True).click()
    page.unroute("**/NOTICES.txt")
    page.locator("#about").click()
    expect(page.locator("#about-licences details").first).to_be_visible()


@pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_axe_finds_nothing_in_the_dialogs(
    page: Page, address: str, width: int, height: int, scheme: Any
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    desk = Desk(page, address)
    desk.open()

    def look(where: str) -> None:
        looks.check(page, where, "dialog[open]")

    page.locator("#help").click()
    page.get_by_role("menuitem", name="About").click()
    expect(page.locator("#about-licences details").first).to_be_visible()
    page.locator("#about-licences summary").first.click()
    look("about")
    page.keyboard.press("Escape")
    desk.options()
    look("options")
    desk.field("Number of words").fill("1")
    desk.dialog.get_by_role("button", name="New words").click()
    expect(desk.dialog.locator(".option .error:not(:empty)")).to_have_count(1)
    look("refused")
    desk.dialog.get_by_role("button", name="Large").click()
    expect(desk.field("Number of words")).to_have_value("100")


def test_a_pattern_is_chosen_and_theme_answers_stand_in_it(desk: Desk) -> None:
    """By mouse and by keys; the grid is drawn without words."""
    page = desk.page
    desk.prefer("filled", size="5x5")
    desk.choose("filled")
    desk.options()
    desk.dialog.get_by_role("radio", name="A pattern you choose", exact=True).check()
    desk.dialog.get_by_role("button", name="Choose a pattern…").click()
    gallery = page.locator("#gallery-dialog")
    items = gallery.locator("#gallery-list button")
    gallery.get_by_label("Size").select_option("7 × 7")
    expect(items).to_have_count(len(patterns(7)))
    gallery.locator("#gallery-long").fill("7 7")
    expect(items).to_have_count(len(patterns(7, theme_lengths=[7, 7])))
    looks.check(page, "patterns", "#gallery-dialog")
    items.first.focus()
    page.keyboard.press("ArrowRight")
    expect(items.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(gallery).to_be_hidden()
    chosen = patterns(7, theme_lengths=[7, 7])[0]
    told = desk.dialog.locator("#option-pattern-told")
    expect(told).to_contain_text(f"7 × 7, {chosen.words} words")
    desk.dialog.get_by_role("textbox", name="Theme answers").fill("letters\n")
    desk.dialog.get_by_role("button", name="Empty grid").click()
    expect(desk.dialog).to_be_hidden()
    desk.settle()
    rows = desk.puzzle().rows()
    assert tuple("".join("#" if x is None else "." for x in row) for row in rows) == chosen.rows
    assert "LETTERS" in {"".join(x or "" for x in row) for row in rows}

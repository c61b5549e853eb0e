"""A list of one's own and the puzzle that was made of it are one, whichever is changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.objects import Workshop
from tests.page.waiting import until

TEXT = "tiger - striped\nrabbit - long ears\ngoat - has a beard\nbear - likes honey"

#: Whether the only list of the device has exactly these rows
KEPT = """async (rows) => {
  const { lists } = await import("./storage/keep.js");
  const [first] = await lists.all();
  const kept = first && (await lists.read(first.id)).rows.map(({ word, clue }) => [word, clue]);
  return JSON.stringify(kept) === JSON.stringify(rows);
}"""
#: Another tab gives a word of it another clue
ELSEWHERE = """async ([word, clue]) => {
  const { lists } = await import("./storage/keep.js");
  const [{ id }] = await lists.all();
  const { rows, ...list } = await lists.read(id);
  await lists.write({
    ...list, changed: list.changed + 1,
    rows: rows.map((row) => (row.word === word ? { word, clue } : row)),
  });
}"""
#: The first reading of all lists takes as long as the test wants
SLOW = """
const getAll = IDBObjectStore.prototype.getAll;
const released = new Promise((go) => (window.release = go));
IDBObjectStore.prototype.getAll = function (...args) {
  const request = getAll.apply(this, args);
  if (this.name !== "lists") return request;
  IDBObjectStore.prototype.getAll = getAll;
  const listen = request.addEventListener.bind(request);
  request.addEventListener = (type, heard, ...how) =>
    listen(type, type === "success" ? (event) => released.then(() => heard(event)) : heard, ...how);
  return request;
};
"""


class Desk(Workshop):
    """The page, with a puzzle that is made of a list of one's own."""

    def start(self) -> None:
        page = self.page
        page.goto(f"{self.address}#words")
        self.settle()
        page.locator("#own-text").fill(TEXT)
        page.locator("#own-make").click()
        expect(page.locator("html")).to_have_attribute("data-view", "workshop")
        expect(self.rows()).to_have_count(4)
        self.settle()

    def row(self, word: str) -> Locator:
        return self.rows().filter(has_text=word)

    def write(self, word: str, clue: str) -> None:
        """In the puzzle, beside the grid."""
        self.row(word).locator(".clue").click()
        self.page.keyboard.type(clue)
        self.page.keyboard.press("Tab")
        expect(self.row(word)).to_contain_text(clue)

    def to(self, step: str, view: str) -> None:
        self.page.locator(f"#step-{step}").click()
        expect(self.page.locator("html")).to_have_attribute("data-view", view)

    def cell(self, column: str, row: int) -> Locator:
        return self.page.get_by_role("textbox", name=f"{column}, row {row}", exact=True)

    def listed(self, *rows: tuple[str, str]) -> None:
        """Wait until the device has the list so."""
        until(self.page, KEPT, [*rows])

    @property
    def line(self) -> Locator:
        return self.page.locator("#words-differ")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    made = Desk(page, address)
    made.start()
    yield made
    made.was_quiet()


def test_a_clue_is_the_same_in_the_list_in_the_puzzle_and_on_the_sheet(desk: Desk) -> None:
    page = desk.page
    rest = [("goat", "has a beard"), ("bear", "likes honey")]
    desk.write("tiger", "A big cat")
    desk.listed(("tiger", "A big cat"), ("rabbit", "long ears"), *rest)
    desk.to("words", "lists")
    expect(desk.cell("Clue", 1)).to_have_value("A big cat")
    expect(page.locator("#list-differs")).to_be_hidden()
    desk.cell("Clue", 2).fill("It hops")
    page.keyboard.press("Enter")
    desk.to("print", "sheet")
    expect(page.locator("#clues")).to_contain_text("It hops")
    expect(page.locator("#clues")).to_contain_text("A big cat")
    desk.to("puzzle", "workshop")
    page.locator("#undo").click()  # one step, which takes nothing from the list
    expect(desk.row("rabbit")).to_contain_text("long ears")
    expect(desk.line).to_contain_text("differ: 1 clue.")
    desk.listed(("tiger", "A big cat"), ("rabbit", "It hops"), *rest)
    page.locator("#undo").click()  # of what was written here: the list follows
    expect(desk.row("tiger")).to_contain_text("striped")
    desk.listed(("tiger", "striped"), ("rabbit", "It hops"), *rest)
    page.locator("#redo").click()
    desk.listed(("tiger", "A big cat"), ("rabbit", "It hops"), *rest)
    page.locator("#redo").click()
    expect(desk.row("rabbit")).to_contain_text("It hops")
    expect(desk.line).to_be_hidden()
    desk.to("words", "lists")  # where each is a step of its own
    expect(desk.cell("Clue", 1)).to_have_value("A big cat")
    page.locator("#list-undo").click()
    expect(desk.cell("Clue", 1)).to_have_value("striped")
    desk.to("puzzle", "workshop")
    expect(desk.row("tiger")).to_contain_text("striped")
    expect(desk.line).to_be_hidden()


def test_what_was_changed_in_both_is_for_the_person_to_say(desk: Desk) -> None:
    page = desk.page
    rest = [("rabbit", "long ears"), ("goat", "has a beard"), ("bear", "likes honey")]
    page.evaluate(ELSEWHERE, ["tiger", "from the list"])
    expect(desk.line).to_contain_text("differ: 1 clue.")
    expect(desk.row("tiger")).to_contain_text("striped")  # nobody came from there
    desk.write("tiger", "from the puzzle")
    expect(desk.line.get_by_role("button")).to_have_text(["Update my list", "Update the puzzle"])
    desk.listed(("tiger", "from the list"), *rest)
    page.reload()
    desk.settle()
    expect(desk.line.get_by_role("button")).to_have_text(["Update my list", "Update the puzzle"])
    desk.press("Update the puzzle")
    expect(desk.row("tiger")).to_contain_text("from the list")
    expect(desk.line).to_be_hidden()
    page.locator("#undo").click()
    expect(desk.row("tiger")).to_contain_text("from the puzzle")
    expect(desk.line.get_by_role("button")).to_have_text(["Update my list", "Update the puzzle"])
    desk.listed(("tiger", "from the list"), *rest)
    desk.press("Update my list")
    expect(desk.line).to_be_hidden()
    desk.listed(("tiger", "from the puzzle"), *rest)


def test_words_of_either_come_to_the_other_at_a_press(desk: Desk) -> None:
    page = desk.page
    page.locator("#add").click()
    page.locator("#add-word").fill("otter")
    page.locator("#add-clue").fill("swims")
    page.locator("#add-save").click()
    expect(desk.row("otter")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(desk.line).to_contain_text("differ: 1 word only in the puzzle.")
    desk.to("words", "lists")
    desk.press("Update my list")
    expect(desk.cell("Word", 5)).to_have_value("otter")
    expect(desk.cell("Clue", 5)).to_have_value("swims")
    expect(page.locator("#list-differs")).to_be_hidden()
    desk.cell("Word", 1).fill("panther")  # other words in two rows, and a clue
    desk.cell("Word", 2).fill("hare")
    desk.cell("Clue", 3).fill("bleats")
    page.keyboard.press("Enter")
    desk.to("puzzle", "workshop")
    expect(desk.row("goat")).to_contain_text("bleats")
    says = "2 new words in the list, 2 words no longer in the list."
    expect(desk.line).to_contain_text(says)
    desk.press("Update the puzzle")
    expect(desk.line).to_be_hidden()
    assert {*desk.words()} == {"goat", "bear", "otter", "panther", "hare"}
    page.locator("#undo").click()
    expect(desk.line).to_contain_text(says)
    assert {*desk.words()} == {"goat", "bear", "otter", "tiger", "rabbit"}


def test_words_made_while_the_lists_are_still_being_read_stay(page: Page, address: str) -> None:
    page.add_init_script(SLOW)
    page.goto(address)
    page.locator("#own-text").fill(TEXT)
    page.locator("#own-make").click()
    until(page, KEPT, [["tiger", "striped"], ["rabbit", "long ears"], ["goat", "has a beard"],
                       ["bear", "likes honey"]])  # fmt: skip
    page.evaluate("release()")
    expect(page.locator("html")).to_have_attribute("data-view", "workshop")
    expect(Workshop(page, address).rows()).to_have_count(4)

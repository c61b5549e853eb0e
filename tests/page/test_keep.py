"""The page's memory: what is kept on the device, by reloads, crashes, full disks and two tabs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.page import looks
from tests.page.objects import HEBREW, OWN, READY, Workshop, drop
from tests.page.waiting import until
from tests.word_lists import THREE

#: What the page of version 0.1 kept: tests/formats/test_saved_files.py
KEPT: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "formats" / "saved-0.1" / "device.json").read_text("utf-8")
)["indexedDB"]
#: Every put throws, as on a full disk, while the page says so
FULL = """
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...row) {
    if (globalThis.full) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, row);
  };
"""
#: As in a window where nothing may be stored
FORBIDDEN = """
  IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };
"""


class Desk(Workshop):
    """The page, and what it has put on the shelf."""

    def shelf(self) -> list[dict[str, Any]]:
        """The rows of the shelf, last changed first, once all is written."""
        expect(self.page.locator("#kept")).to_have_attribute("data-kept", "yes")
        rows: list[dict[str, Any]] = self.page.evaluate(
            "async () => (await import('./storage/keep.js')).puzzles.all()"
        )
        return rows

    def kept_words(self, place: str) -> list[str]:
        """The words of a kept puzzle, out of its document."""
        found: list[str] = self.page.evaluate(
            """async (id) => {
              const { contents } = await (await import("./storage/keep.js")).puzzles.read(id);
              return contents.view.words.map((word) => word.word);
            }""",
            place,
        )
        return found

    def rename_word(self, row: int, text: str) -> None:
        """Change a word by hand, and see that it is kept."""
        self.unfold()
        self.rows().nth(row).locator(".word").dblclick()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Word").fill(text)
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_be_hidden()
        self.settle()
        expect(self.page.locator("#kept")).to_have_attribute("data-kept", "yes")
        assert self.words()[row] == text

    def new_words(self) -> None:
        before = self.words()
        self.anew("New words")
        assert self.words() != before

    def left_off(self, **place: Any) -> None:
        """Wait until the device knows where one left off; it is told a moment later."""
        until(
            self.page,
            """async (place) => {
              const kept = await (await import("./storage/keep.js")).leftOff.read();
              return Object.entries(place).every(([name, value]) => kept?.[name] === value);
            }""",
            place,
        )

    def open_shelf(self) -> Locator:
        self.page.locator("#puzzles").click()
        shelf = self.page.locator("#shelf")
        expect(shelf.locator("[data-id]").first).to_be_visible()
        return shelf

    def choose(self, name: str, item: str) -> None:
        """An item of the menu of a puzzle on the open shelf; the oldest of a name."""
        row = self.page.locator("#shelf-list > li").filter(has_text=re.compile(name_of(name)))
        row.last.locator(".shelf-more").click()
        self.page.get_by_role("menuitem", name=item).click()


def name_of(name: str) -> str:
    """Pattern of a puzzle's name in its row; names of one minute get their seconds there."""
    return rf"^{re.escape(name)}(:\d\d)?(?! \()"


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    made = Desk(page, address)
    made.open()
    yield made
    assert made.faults == []


def another(context: BrowserContext, address: str, before: str = "") -> Desk:
    """One more tab; `before` runs ahead of its own scripts."""
    made = Desk(context.new_page(), address)
    made.page.add_init_script(before)
    made.open()
    return made


# -- where one left off --------------------------------------------------------------------


@pytest.mark.cold
def test_a_reload_changes_nothing(desk: Desk) -> None:
    desk.rename_word(3, "keepsake")
    desk.rows().nth(7).locator(".word").click()
    desk.left_off(selected=7)
    words, counts = desk.words(), desk.page.locator("#counts").inner_text()
    desk.page.reload()
    expect(desk.rows()).to_have_count(50)
    assert desk.page.locator("html").get_attribute("data-state") == "booting"  # not by Python
    expect(desk.page.locator("#replace")).to_be_disabled()
    assert desk.words() == words
    desk.settle()
    assert (desk.words(), desk.selected()) == (words, 7)
    assert desk.page.locator("#counts").inner_text() == counts
    assert len(desk.shelf()) == 1
    desk.page.keyboard.press("Escape")
    desk.page.get_by_role("button", name="Replace").click()  # the word list is there, too
    expect(desk.rows().nth(7)).not_to_contain_text(words[7])
    desk.settle()
    desk.puzzle()


@pytest.mark.everywhere
def test_a_reload_of_the_sheet_shows_the_sheet(desk: Desk) -> None:
    desk.create()
    desk.page.locator("#title").fill("River")
    desk.page.locator("#title").press("Enter")
    expect(desk.page).to_have_title(re.compile("River"))
    expect(desk.page.locator("#kept")).to_have_attribute("data-kept", "yes")
    desk.left_off(route="sheet")
    desk.page.reload()
    expect(desk.page.locator("html")).to_have_attribute("data-view", "sheet")
    expect(desk.page.locator("#title")).to_have_value("River")
    desk.settle()
    desk.back()
    expect(desk.page.locator("#puzzle-name")).to_have_text("River")
    desk.left_off(route="workshop")
    desk.page.reload()
    desk.settle()
    expect(desk.page.locator("html")).to_have_attribute("data-view", "workshop")


def test_a_tab_that_is_gone_has_lost_nothing(desk: Desk, context: BrowserContext) -> None:
    desk.rename_word(5, "afterlife")
    words = desk.words()
    desk.page.close(run_before_unload=False)
    again = another(context, desk.address)
    assert again.words() == words
    assert len(again.shelf()) == 1
    assert again.page.locator("#banner").inner_text() == ""  # no other tab has it


@pytest.mark.everywhere
def test_a_new_tab_opens_on_the_sheet_and_goes_back_to_the_words(
    desk: Desk, context: BrowserContext
) -> None:
    desk.create()
    desk.left_off(route="sheet")
    desk.page.close()
    again = another(context, desk.address)
    expect(again.page.locator("html")).to_have_attribute("data-view", "sheet")
    again.back()
    expect(again.page).to_have_url(f"{desk.address}#puzzle")


def test_a_view_that_version_0_1_left_off_in_is_shown_again(
    desk: Desk, context: BrowserContext
) -> None:
    desk.create()
    desk.left_off(route="sheet")
    desk.page.close()
    older = context.new_page()
    older.goto(f"{desk.address}build.json")
    older.evaluate(
        """async () => {
          const { leftOff } = await import("./storage/keep.js");
          const { current, selected } = await leftOff.read();
          const flags = { open: true, playing: false, listing: false };
          await leftOff.write({ current, selected, ...flags });
        }"""
    )
    older.close()
    again = another(context, desk.address)
    expect(again.page.locator("html")).to_have_attribute("data-view", "sheet")


@pytest.mark.parametrize("at", range(3))
def test_a_puzzle_that_version_0_1_kept_is_drawn_at_once(
    context: BrowserContext, address: str, at: int
) -> None:
    """Before there is an engine to draw it anew; its view had flags in place of the model."""
    row, kept = (KEPT[store][at] for store in ("puzzles", "contents"))
    assert "model" not in kept["view"]
    older = context.new_page()
    older.goto(f"{address}build.json")
    older.evaluate(
        """async ([row, contents]) => {
          const { puzzles } = await import("./storage/keep.js");
          await puzzles.write(row, contents, { called: "", session: { route: "workshop" } });
        }""",
        [row, kept],
    )
    older.close()
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.route("**/worker.mjs*", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("#list [role=option]")).to_have_count(len(kept["view"]["words"]))
    expect(page.locator("#grid")).to_be_visible()
    rings = page.locator("#rings")
    expect(rings).to_be_visible(visible=row["kind"] == "wordsearch")
    assert wrong == []


def test_a_step_pressed_twice_stays_on_the_page(desk: Desk) -> None:
    desk.create()
    desk.page.evaluate(
        "() => { const step = document.querySelector('#step-puzzle'); step.click(); step.click(); }"
    )
    expect(desk.page.locator("html")).to_have_attribute("data-view", "workshop")
    expect(desk.page).to_have_url(f"{desk.address}#puzzle")
    desk.create()
    expect(desk.page.locator("html")).to_have_attribute("data-view", "sheet")


def test_each_step_has_an_address(desk: Desk, context: BrowserContext) -> None:
    """The links lead to the views, Back leads back, and earlier addresses still open."""
    page, html = desk.page, desk.page.locator("html")
    here = page.locator("#route [aria-current=step]")
    for name, view in {
        "words": "lists",
        "print": "sheet",
        "play": "play",
        "puzzle": "workshop",
    }.items():
        page.locator(f"#route a[href='#{name}']").dblclick()
        expect(html).to_have_attribute("data-view", view)
        expect(page).to_have_url(f"{desk.address}#{name}")
        expect(here).to_have_attribute("href", f"#{name}")
    page.go_back()
    expect(html).to_have_attribute("data-view", "play")
    desk.page.close()
    for old, view in {
        "sheet": "sheet",
        "lists": "lists",
        "play": "play",
        "puzzle": "workshop",
    }.items():
        tab = context.new_page()
        tab.goto(f"{desk.address}#{old}")
        expect(tab.locator("html")).to_have_attribute("data-view", view)
        tab.close()


def test_a_reload_in_a_search_brings_back_the_last_whole_puzzle(desk: Desk) -> None:
    desk.rename_word(2, "steadfast")
    words = desk.words()
    desk.page.evaluate("localStorage['crosscore.options.freeform'] = '{\"seconds\": 300}'")
    desk.page.get_by_role("button", name="New words").click()
    expect(desk.rows().nth(2)).not_to_contain_text("steadfast")  # the search shows what it has
    desk.page.reload()
    desk.settle()
    assert desk.words() == words
    assert len(desk.shelf()) == 1


def test_a_save_that_breaks_off_leaves_the_old_puzzle_whole(desk: Desk) -> None:
    desk.rename_word(2, "before")
    desk.page.evaluate(
        """() => {  // the contents are written, then the tab dies
          const put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = function (...row) {
            const made = put.apply(this, row);
            if (this.name === "contents") this.transaction.abort();
            return made;
          };
        }"""
    )
    desk.rows().nth(2).locator(".word").dblclick()
    dialog = desk.page.get_by_role("dialog")
    dialog.get_by_label("Word").fill("afterwards")
    dialog.get_by_role("button", name="Save").click()
    expect(desk.page.locator("#kept")).to_have_attribute("data-kept", "no")
    desk.page.on("dialog", lambda box: box.accept())  # it warns: there is unsaved work
    desk.page.reload()
    desk.settle()
    assert desk.words()[2] == "before"
    (row,) = desk.shelf()
    assert desk.kept_words(row["id"]) == desk.words()


def test_a_damaged_puzzle_is_set_aside(desk: Desk) -> None:
    desk.rename_word(2, "pristine")
    name = desk.page.locator("#puzzle-name").inner_text()
    (row,) = desk.shelf()
    spoil = """([id, text]) => new Promise((done) => {
      indexedDB.open("crosscore").onsuccess = ({ target }) => {
        const tx = target.result.transaction("contents", "readwrite");
        const store = tx.objectStore("contents");
        store.get(id).onsuccess = (e) => store.put({ ...e.target.result, document: text });
        tx.oncomplete = () => (target.result.close(), done());
      };
    })"""
    set_aside = """async (count) => {
      const rows = await (await import("./storage/keep.js")).puzzles.all();
      return rows.length > count && rows.filter(({ damaged }) => damaged).length === count;
    }"""
    # not JSON; JSON, but no puzzle
    for count, text in enumerate(('{"version": "http', '{"kind": ["none"]}'), 1):
        desk.page.evaluate(spoil, [desk.shelf()[0]["id"], text])
        desk.page.reload()
        expect(desk.page.locator("#banner")).to_contain_text("damaged", timeout=READY)
        expect(desk.rows()).to_have_count(50, timeout=READY)
        desk.settle()
        until(desk.page, set_aside, count)
    rows = desk.shelf()
    assert [bool(each.get("damaged")) for each in rows] == [False, True, True]
    assert rows[-1]["id"] == row["id"]
    shelf = desk.open_shelf()
    spoilt = shelf.locator("[data-damaged]")
    expect(spoilt).to_have_count(2)
    with desk.page.expect_download() as got:
        desk.choose(name, "Save its data")
    data = json.loads(got.value.path().read_text(encoding="utf-8"))
    assert "pristine" in [word["word"] for word in data["contents"]["view"]["words"]]


def test_the_words_of_an_opened_file_are_there_after_a_reload(desk: Desk) -> None:
    more = {f"W{word}": "A clue" for word in OWN}
    drop(desk, "mine.json", json.dumps(OWN | more).encode())
    expect(desk.rows()).to_have_count(len(OWN | more), timeout=READY)
    desk.settle()
    expect(desk.page.locator("#kept")).to_have_attribute("data-kept", "yes")
    desk.page.reload()
    desk.settle()
    expect(desk.page.locator("#dictionary")).to_contain_text("mine")
    desk.anew("New words")
    assert {word.surface for word in desk.puzzle().words} == {*OWN, *more}


@pytest.mark.parametrize("name", ["mine.tsv", "mine.txt"])
def test_tables_and_texts_are_word_lists_too(desk: Desk, name: str) -> None:
    between = {"csv": ",", "tsv": "\t", "txt": ": "}[name[-3:]]
    rows = [f"{word}{between}{clue}" for word, clue in OWN.items()]
    drop(desk, name, "\n".join(rows).encode("utf-16"))
    expect(desk.rows()).to_have_count(len(OWN), timeout=READY)
    desk.settle()
    assert {word.surface: word.clue for word in desk.puzzle().words} == OWN


# -- undo ----------------------------------------------------------------------------------


def test_undo_has_no_end(desk: Desk) -> None:
    words = desk.words()
    desk.create()
    title = desk.page.locator("#title")
    for n in range(30):
        title.fill(f"Title {n}")
        title.press("Enter")
        expect(desk.page).to_have_title(re.compile(f"Title {n} "))
    desk.back()
    desk.rename_word(0, "thirtyone")
    desk.page.locator("#grid").focus()
    for n in [*range(29, -1, -1), None]:
        desk.page.keyboard.press("Control+z")
        want = "Crosscore: " if n is None else f"Title {n} "
        expect(desk.page).to_have_title(re.compile(want))
    assert desk.words() == words
    expect(desk.page.locator("#undo")).to_be_disabled()
    for _ in range(30):  # faster than they can be shown: none is lost
        desk.page.keyboard.press("Control+y")
    expect(desk.page).to_have_title(re.compile("Title 29 "))
    desk.page.keyboard.press("Control+y")
    expect(desk.rows().first).to_contain_text("thirtyone")
    assert len(desk.shelf()) == 1


# -- the shelf -----------------------------------------------------------------------------


def test_only_hand_made_puzzles_get_a_place_of_their_own(desk: Desk) -> None:
    (first,) = desk.shelf()
    desk.new_words()
    (again,) = desk.shelf()
    assert again["id"] == first["id"]  # nobody had touched it
    desk.rename_word(4, "handmade")
    words = desk.words()
    desk.new_words()
    fresh, kept = desk.shelf()
    assert kept["id"] == first["id"]
    assert desk.kept_words(kept["id"]) == words
    desk.page.locator("#undo").click()
    expect(desk.rows().nth(4)).to_contain_text("handmade")
    assert [row["id"] for row in desk.shelf()] == [first["id"]]  # untouched, and taken back
    desk.page.locator("#redo").click()
    expect(desk.rows().nth(4)).not_to_contain_text("handmade")
    assert {row["id"] for row in desk.shelf()} == {first["id"], fresh["id"]}


@pytest.mark.everywhere
def test_the_shelf_opens_names_copies_saves_and_deletes(desk: Desk) -> None:
    page = desk.page
    desk.rename_word(1, "bookshelf")
    words = desk.words()
    name = page.locator("#puzzle-name").inner_text()
    assert name.startswith("English, ")
    desk.new_words()
    shelf = desk.open_shelf()
    expect(shelf.locator("[data-id]")).to_have_count(2)
    assert shelf.locator("img").count() == 2
    # rename
    rows = desk.shelf()
    old = next(row for row in rows if desk.kept_words(row["id"]) == words)
    line = shelf.locator(f"[data-id='{old['id']}']")
    line.locator(".shelf-more").click()
    page.get_by_role("menuitem", name="Rename").click()
    page.keyboard.type("Reading <b>week</b>")
    page.keyboard.press("Enter")
    expect(line).to_contain_text("Reading <b>week</b>")
    # duplicate
    desk.choose("Reading <b>week</b>", "Duplicate")
    expect(shelf.locator("[data-id]")).to_have_count(3)
    # a file of one that is not shown
    with page.expect_download() as got:
        desk.choose("Reading <b>week</b> (copy)", "Save puzzle file")
    assert b"BOOKSHELF" in got.value.path().read_bytes().upper()
    # delete asks, and can be declined
    desk.choose("Reading <b>week</b> (copy)", "Delete")
    expect(shelf).to_contain_text("Delete “Reading <b>week</b> (copy)”")
    assert page.evaluate("document.activeElement.textContent") == "Keep it"
    page.keyboard.press("Escape")
    expect(shelf.locator("[data-id]")).to_have_count(3)
    expect(shelf).to_be_visible()
    desk.choose("Reading <b>week</b> (copy)", "Delete")
    shelf.get_by_role("button", name="Delete", exact=True).click()
    expect(shelf.locator("[data-id]")).to_have_count(2)
    # open
    line.locator(".shelf-open").click()
    expect(shelf).to_be_hidden()
    expect(page.locator("#puzzle-name")).to_have_text("Reading <b>week</b>")
    assert desk.words() == words
    desk.settle()
    # the shown one: another takes its place, and undo brings it back
    desk.open_shelf()
    desk.choose("Reading <b>week</b>", "Delete")
    shelf.get_by_role("button", name="Delete", exact=True).click()
    expect(shelf.locator("[data-id]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(desk.rows().nth(1)).not_to_contain_text("bookshelf")
    page.locator("#undo").click()
    expect(desk.rows().nth(1)).to_contain_text("bookshelf")
    assert {row["name"] for row in desk.shelf()} == {"", "Reading <b>week</b>"}
    # and a new one
    desk.open_shelf()
    shelf.get_by_role("button", name="New puzzle").click()
    desk.settle()
    expect(desk.rows().nth(1)).not_to_contain_text("bookshelf")
    assert len(desk.shelf()) == 3


def test_all_words_of_ones_own_are_used_and_their_puzzle_stays(desk: Desk) -> None:
    mine = dict.fromkeys(["ox", *THREE[:59]], "A clue")
    drop(desk, "mine.json", json.dumps(mine).encode())
    expect(desk.rows()).to_have_count(60, timeout=READY)
    desk.settle()
    words = desk.words()
    desk.anew("New words")
    (one,) = desk.shelf()  # laid out anew, it is the same puzzle
    drop(desk, "other.json", json.dumps(OWN).encode())
    expect(desk.rows()).to_have_count(len(OWN), timeout=READY)
    desk.settle()
    desk.page.locator("#undo").click()
    expect(desk.rows()).to_have_count(60)
    other, kept = sorted(desk.shelf(), key=lambda row: -row["created"])
    assert kept["id"] == one["id"]
    assert sorted(desk.kept_words(kept["id"])) == sorted(words) == sorted(mine)
    assert sorted(desk.kept_words(other["id"])) == sorted(OWN)  # undo takes none away


def test_an_opened_puzzle_file_has_its_own_place(desk: Desk) -> None:
    desk.create()
    (file,) = desk.save("Puzzle file")
    desk.back()
    drop(desk, "again.ipuz", file.path().read_bytes())
    expect(desk.page.locator("#undo")).to_be_enabled()
    desk.settle()
    assert len(desk.shelf()) == 2
    desk.page.locator("#undo").click()
    expect(desk.page.locator("#redo")).to_be_enabled()
    assert len(desk.shelf()) == 2  # it is somebody's file: going back does not delete it


def test_a_list_of_ones_own_becomes_a_crossword(desk: Desk) -> None:
    rows = [{"word": word, "clue": clue} for word, clue in HEBREW.items()]
    desk.page.evaluate(
        """async (rows) => {
          const { lists } = await import("./storage/keep.js");
          await lists.write({ name: "מילים", language: "he", rows });
        }""",
        rows,
    )
    desk.page.locator("#dictionary").click()
    desk.page.get_by_role("menuitemradio", name="מילים").click()
    expect(desk.page.locator("#list")).to_have_attribute("lang", "he", timeout=READY)
    desk.settle()
    expect(desk.page.locator("#kept")).to_have_attribute("data-kept", "yes")
    desk.page.reload()
    desk.settle()
    expect(desk.page.locator("#dictionary")).to_contain_text("מילים")
    name = desk.page.locator("#puzzle-name")  # called after its list
    expect(name).to_contain_text(re.compile("מילים\u2069?, "))
    assert {word.surface for word in desk.puzzle().words} == set(HEBREW)


# -- two tabs ------------------------------------------------------------------------------

#: Whether this tab has its puzzle for itself; before that is known, it may still warn
HOLDS = """async () => {
  const { locks } = navigator;
  const held = async () => (await locks.query()).held;
  const mine = await locks.request(crypto.randomUUID(), async ({ name }) =>
    (await held()).find((lock) => lock.name === name).clientId);
  return (await held()).some(({ name, clientId }) =>
    name.startsWith("crosscore puzzle ") && clientId === mine);
}"""


def test_two_tabs_cannot_destroy_each_others_work(desk: Desk, context: BrowserContext) -> None:
    desk.rename_word(0, "origin")
    common = desk.words()
    other = another(context, desk.address)
    assert other.words() == common
    expect(other.page.locator("#banner")).to_contain_text("another tab")
    desk.rename_word(1, "firsttab")
    other.rename_word(2, "secondtab")
    expect(other.page.locator("#banner")).to_contain_text("(copy)")
    expect(other.page.locator("#puzzle-name")).to_contain_text("(copy)")
    desk.rename_word(3, "firstagain")
    other.rename_word(4, "secondagain")
    rows = desk.shelf()
    assert len(rows) == 2
    kept = [desk.kept_words(row["id"]) for row in rows]
    assert desk.words() in kept
    assert other.words() in kept
    assert desk.page.locator("#banner").inner_text() == ""
    # each goes on with its own after a reload, and neither warns
    for tab in (desk, other):
        words = tab.words()
        tab.page.reload()
        tab.settle()
        assert tab.words() == words
        until(tab.page, HOLDS)
        assert tab.page.locator("#banner").inner_text() == ""
    assert len(desk.shelf()) == 2


def test_without_locks_the_revisions_tell(context: BrowserContext, address: str) -> None:
    no_locks = "delete Navigator.prototype.locks"
    one = another(context, address, no_locks)
    one.rename_word(0, "origin")
    two = another(context, address, no_locks)
    one.rename_word(1, "firsttab")
    two.rename_word(2, "secondtab")
    expect(two.page.locator("#banner")).to_contain_text("(copy)")
    one.rename_word(3, "firstagain")
    rows = one.shelf()
    assert len(rows) == 2
    assert sorted(map(one.kept_words, [row["id"] for row in rows])) == sorted(
        [one.words(), two.words()]
    )


def test_the_shelf_deletes_nothing_that_another_tab_shows(
    desk: Desk, context: BrowserContext
) -> None:
    desk.rename_word(0, "origin")
    name = desk.page.locator("#puzzle-name").inner_text()
    other = another(context, desk.address)
    other.new_words()
    shelf = other.open_shelf()
    expect(shelf).to_contain_text("Open in another tab")
    other.choose(name, "Delete")
    expect(shelf.locator("#shelf-said")).to_contain_text("another tab")
    assert desk.words() in [desk.kept_words(row["id"]) for row in desk.shelf()]


# -- when nothing can be kept --------------------------------------------------------------


def warned(page: Page) -> bool:
    """Whether the page would ask before it is left."""
    return bool(page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))"))


def test_a_forbidden_storage_is_said_and_all_else_works(page: Page, address: str) -> None:
    page.add_init_script(FORBIDDEN)
    desk = Desk(page, address)
    desk.open()
    line = page.locator("#keep-line")
    expect(line).to_contain_text("Not kept on this device")
    expect(line).to_contain_text("private window")
    expect(page.locator("#kept")).to_have_attribute("data-kept", "no")
    assert not warned(page)  # nothing of one's own is in it yet
    desk.rows().nth(2).locator(".word").dblclick()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Word").fill("fleeting")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    desk.settle()
    assert warned(page)
    with page.expect_download() as got:
        line.get_by_role("button", name="Save puzzle file").click()
    assert got.value.suggested_filename.endswith(".ipuz")
    assert not warned(page)
    page.locator("#puzzles").click()
    expect(page.locator("#shelf-list")).to_contain_text("can’t be read")
    assert desk.faults == []


def test_a_full_disk_is_said_until_there_is_room(page: Page, address: str) -> None:
    page.add_init_script(FULL)
    desk = Desk(page, address)
    desk.open()
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    page.evaluate("globalThis.full = true")
    desk.rows().nth(2).locator(".word").dblclick()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Word").fill("overflow")
    dialog.get_by_role("button", name="Save").click()
    line = page.locator("#keep-line")
    expect(line).to_contain_text("no room")
    expect(page.locator("#kept")).to_have_attribute("data-kept", "no")
    desk.settle()
    assert warned(page)
    page.evaluate("globalThis.full = false")
    line.get_by_role("button", name="Try again").click()
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    expect(line).to_have_text("")
    assert not warned(page)
    page.reload()
    desk.settle()
    assert desk.words()[2] == "overflow"
    assert desk.faults == []


def test_a_newer_version_in_another_tab_takes_the_storage(
    desk: Desk, context: BrowserContext
) -> None:
    other = context.new_page()
    other.goto(desk.address + "icon.svg")  # no page of ours: only its storage
    other.evaluate("new Promise((done) => (indexedDB.open('crosscore', 99).onsuccess = done)) && 0")
    expect(desk.page.locator("#keep-line")).to_contain_text("newer version")
    desk.rows().nth(2).locator(".word").dblclick()
    dialog = desk.page.get_by_role("dialog")
    dialog.get_by_label("Word").fill("outdated")
    dialog.get_by_role("button", name="Save").click()
    desk.settle()
    expect(desk.page.locator("#kept")).to_have_attribute("data-kept", "no")
    assert warned(desk.page)


# -- looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(1440, 900, "light"), (390, 844, "dark")],
)
def test_axe_finds_nothing_on_the_shelf(
    page: Page, address: str, width: int, height: int, scheme: Any
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.add_init_script(FULL)
    desk = Desk(page, address)
    desk.open()

    def look(where: str) -> None:
        looks.check(page, where)

    desk.rename_word(0, "beautifully")
    desk.open_shelf()
    look("shelf")
    page.locator(".shelf-more").first.click()
    look("menu")
    page.get_by_role("menuitem", name="Rename").click()
    look("rename")
    page.keyboard.press("Escape")
    page.locator(".shelf-more").first.click()
    page.get_by_role("menuitem", name="Delete").click()
    look("delete")
    page.keyboard.press("Escape")
    expect(page.locator(".shelf-ask")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#shelf")).to_be_hidden()
    page.evaluate("globalThis.full = true")
    page.locator("#grid").focus()
    page.keyboard.press("Control+z")
    expect(page.locator("#keep-line")).to_contain_text("no room")
    look("not kept")

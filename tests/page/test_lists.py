"""The editor of one's own words, on the built page in a real Chromium."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.page import looks
from tests.page.objects import Workshop, to_table
from tests.page.waiting import PATIENCE, drawn, until

READY = PATIENCE
ANIMALS = [("CAT", "Purrs"), ("HORSE", "You can ride it"), ("TOAD", "Hops and croaks")]


class Editor:
    """The table and what is around it, as its user sees them."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)

    def load(self) -> None:
        self.page.goto(self.address)
        self.settle()

    def settle(self) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-state", "idle", timeout=READY)

    def open(self) -> None:
        self.page.evaluate("document.dispatchEvent(new CustomEvent('crosscore:lists'))")
        expect(self.page.locator("html")).to_have_attribute("data-view", "lists")
        to_table(self.page)

    def back(self) -> None:
        self.page.get_by_role("link", name="Puzzle").click()
        expect(self.page.locator("html")).to_have_attribute("data-view", "workshop")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, *rows: tuple[str, str]) -> None:
        """At the cursor, in the column of the words."""
        for word, clue in rows:
            self.page.keyboard.type(word)
            self.press("Tab")
            self.page.keyboard.type(clue)
            self.press("Enter")

    def rows(self) -> list[tuple[str, str]]:
        """Words and clues of the rows that exist as elements, without the empty one at the end."""
        found = self.page.evaluate(
            """[...document.querySelectorAll("#table-body .row:not([data-end], [hidden])")]
               .sort((one, other) => one.dataset.index - other.dataset.index)
               .map((row) => [...row.querySelectorAll("input")].map((input) => input.value))"""
        )
        return [(word, clue) for word, clue in found]

    def cell(self, row: int, column: str = "Word") -> Locator:
        """An input, by the row's number from 1."""
        return self.page.get_by_role("textbox", name=f"{column}, row {row}", exact=True)

    def look(self, row: int) -> Locator:
        """What is said beside the word."""
        return self.page.locator(f"#table-body .row[data-index='{row - 1}'] .look")

    def boxes(self, row: int) -> list[str]:
        texts = self.page.locator(f"#table-body .row[data-index='{row - 1}'] .box")
        return texts.all_inner_texts()

    def at(self) -> str:
        """The name of what has the focus."""
        return str(
            self.page.evaluate(
                "document.activeElement.getAttribute('aria-label') ?? document.activeElement.id"
            )
        )

    def paste(self, text: str) -> None:
        self.page.evaluate(
            """(text) => {
              const clipboardData = new DataTransfer();
              clipboardData.setData("text/plain", text);
              document.activeElement.dispatchEvent(
                new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
            }""",
            text,
        )

    def drop(self, name: str, data: bytes) -> None:
        self.page.evaluate(
            """([name, bytes]) => {
              const dataTransfer = new DataTransfer();
              dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
              for (const type of ["dragenter", "dragover", "drop"])
                document.body.dispatchEvent(
                  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
            }""",
            [name, list(data)],
        )

    def choose(self, name: str, data: bytes) -> None:
        self.page.locator("#file-list").set_input_files(
            {"name": name, "mimeType": "application/octet-stream", "buffer": data}
        )

    def kept(self) -> list[dict[str, Any]]:
        """What the device holds."""
        found: list[dict[str, Any]] = self.page.evaluate(
            """new Promise((done) => {
              const ask = indexedDB.open("crosscore");
              ask.onsuccess = () => {
                const all = ask.result.transaction("lists").objectStore("lists").getAll();
                all.onsuccess = () => { done(all.result); ask.result.close(); };
              };
            })"""
        )
        return found

    def written(self, *words: str) -> None:
        """Wait until the device holds a list of exactly these words."""
        until(
            self.page,
            """async (words) => {
              const { lists } = await import("./storage/keep.js");
              const kept = await Promise.all((await lists.all()).map(({ id }) => lists.read(id)));
              return kept.some(({ rows }) => `${rows.map(({ word }) => word)}` === `${words}`);
            }""",
            [*words],
        )

    def holds(self, rows: list[tuple[str, str]]) -> None:
        """Wait for exactly these rows."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := self.rows()) != rows:
            assert time.monotonic() < end, found
            drawn(self.page)

    def has(self, *words: str) -> None:
        """Wait for rows of exactly these words."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := [word for word, _ in self.rows()]) != [*words]:
            assert time.monotonic() < end, found
            drawn(self.page)

    def names(self) -> list[str]:
        return self.page.locator("#side-list .side-name").all_inner_texts()

    def save(self, item: str) -> str:
        """A file that the editor saves, as text."""
        self.page.locator("#list-save").click()
        with self.page.expect_download() as got:
            if item.startswith("Flashcards"):
                self.page.get_by_role("menuitem", name="For learning platforms").click()
            self.page.get_by_role("menuitem", name=item).click()
        return got.value.path().read_text(encoding="utf-8-sig")


@pytest.fixture
def editor(page: Page, address: str) -> Iterator[Editor]:
    """The editor with an empty list, the cursor in its first row."""
    made = Editor(page, address)
    made.load()
    made.open()
    yield made
    assert made.faults == []


# -- as in a spreadsheet --------------------------------------------------------------------


def test_typing_moving_and_undoing_by_keys(editor: Editor) -> None:
    assert editor.at() == "Word, row 1"
    editor.type(*ANIMALS)
    editor.holds(ANIMALS)
    assert editor.at() == "Word, row 4"  # back to the column where the Tabs began
    editor.press("ArrowUp", "F2")
    editor.page.keyboard.type("STOOL")
    assert editor.cell(3).input_value() == "TOADSTOOL"
    editor.press("Escape")
    editor.holds(ANIMALS)
    editor.page.keyboard.type("NEWT")  # typing takes the place of what was there
    editor.press("ArrowUp", "Delete")
    editor.has("CAT", "", "NEWT")
    editor.press("Control+z", "Control+z")
    editor.holds(ANIMALS)
    editor.press("Control+y")
    assert editor.rows()[2][0] == "NEWT"
    editor.press("Control+z", "Alt+ArrowUp")
    editor.has("CAT", "TOAD", "HORSE")
    assert editor.at() == "Word, row 2"  # the cursor goes with its row
    editor.press("Control+Enter")
    editor.page.keyboard.type("FOX")
    editor.press("Enter")
    editor.has("CAT", "TOAD", "FOX", "HORSE")
    editor.press("Control+Home", "Shift+ArrowDown", "Control+Delete")
    editor.has("FOX", "HORSE")
    for _ in range(20):
        editor.press("Control+z")
    editor.holds([])
    for _ in range(20):
        editor.press("Control+y")
    editor.has("FOX", "HORSE")


def test_the_keyboard_can_leave_the_table(editor: Editor) -> None:
    editor.type(*ANIMALS)
    editor.press("Control+Home", "Shift+Tab")
    assert not editor.at().startswith(("Word", "Clue"))
    editor.cell(2).focus()
    editor.press("Escape", "Tab")
    assert not editor.page.locator("#table :focus").count()
    editor.press("Shift+Tab")
    assert editor.at() == "Word, row 2"


def test_an_input_method_keeps_its_keys(editor: Editor) -> None:
    """Enter ends a composition; only the next one is the table's."""
    editor.type(*ANIMALS)
    wire = editor.page.context.new_cdp_session(editor.page)
    wire.send("Input.imeSetComposition", {"text": "ねこ", "selectionStart": 2, "selectionEnd": 2})
    editor.page.evaluate(
        """document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
           { key: "Enter", isComposing: true, bubbles: true, cancelable: true }))"""
    )
    assert editor.at() == "Word, row 4"
    wire.send("Input.insertText", {"text": "ねこ"})
    editor.press("Enter")
    assert editor.rows()[3][0] == "ねこ"
    assert editor.at() == "Word, row 5"


def test_rows_by_mouse(editor: Editor) -> None:
    page = editor.page
    top = "document.getElementById('table-body').getBoundingClientRect().top"
    before = page.evaluate(top)
    editor.type(*ANIMALS, ("FOX", "Sly"))
    expect(page.locator("#list-language-remark")).to_contain_text("English")
    assert page.evaluate(top) == before  # nothing moves under the pointer when the guess comes
    heads = page.locator("#table-body .row-head")
    heads.nth(0).click()
    heads.nth(1).click(modifiers=["Shift"])
    expect(page.locator("#table-body [aria-selected=true]")).to_have_count(2)
    boxes = [heads.nth(n).bounding_box() for n in (0, 3)]
    assert boxes[0]
    assert boxes[1]
    x = boxes[0]["x"] + 20
    page.mouse.move(x, boxes[0]["y"] + 10)
    page.mouse.down()
    page.mouse.move(x, boxes[1]["y"] + 8, steps=6)
    expect(page.locator(".drop-mark")).to_be_visible()
    page.mouse.up()
    editor.has("TOAD", "CAT", "HORSE", "FOX")
    page.get_by_role("button", name="Delete 2 rows").click()
    editor.has("TOAD", "FOX")
    editor.cell(2, "Clue").click()
    page.keyboard.type("Red")
    editor.cell(1).click()
    assert editor.rows()[1] == ("FOX", "Red")
    editor.cell(1).click()  # the second press sets the caret
    editor.press("End")
    page.keyboard.type("S")
    editor.press("Enter")
    assert editor.rows()[0][0] == "TOADS"


def test_sorting_is_one_step_and_the_engine_counts_the_letters(editor: Editor) -> None:
    editor.type(("ELEPHANT", "c"), ("cat", "b"), ("ICE CREAM", "a"), ("Dog", "d"))
    for item, wanted in {
        "word": ["cat", "Dog", "ELEPHANT", "ICE CREAM"],
        "length": ["cat", "Dog", "ELEPHANT", "ICE CREAM"],
        "clue": ["ICE CREAM", "cat", "ELEPHANT", "Dog"],
    }.items():
        editor.page.locator("#list-sort").click()
        editor.page.get_by_role("menuitem", name=f"by {item}").click()
        expect(editor.page.locator("#say")).to_have_text("The rows were sorted.")
        editor.has(*wanted)
    editor.press("Control+z", "Control+z", "Control+z")
    assert editor.rows()[0][0] == "ELEPHANT"


# -- pasting --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "CAT\tPurrs\nHORSE\tYou can ride it\nTOAD\tHops and croaks\n",
        "CAT,Purrs\r\nHORSE,You can ride it\r\nTOAD,Hops and croaks\r\n",
        "CAT: Purrs\nHORSE: You can ride it\nTOAD: Hops and croaks",
    ],
    ids=["tabs", "commas", "colons"],
)
def test_pasting_a_list(editor: Editor, text: str) -> None:
    editor.type(("FIRST", "One"), ("LAST", "Two"))
    editor.press("Control+Home", "ArrowDown")
    editor.paste(text)
    expect(editor.page.locator("#say")).to_have_text("3 rows pasted.")
    editor.holds([("FIRST", "One"), *ANIMALS, ("LAST", "Two")])
    editor.press("Control+z")
    assert len(editor.rows()) == 2


def test_pasting_plain_words_clues_and_pieces_of_text(editor: Editor) -> None:
    editor.paste("CAT\nHORSE\nTOAD")
    expect(editor.cell(4)).to_be_visible()
    editor.has("CAT", "HORSE", "TOAD")
    editor.press("Control+Home", "Tab")
    editor.paste("Purrs, mostly\nYou can: ride it\nHops")  # clues from a column of a spreadsheet
    assert [clue for _, clue in editor.rows()] == ["Purrs, mostly", "You can: ride it", "Hops"]
    editor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    editor.page.evaluate("navigator.clipboard.writeText('Hops, and: croaks')")
    editor.press("Control+v", "Enter")
    assert editor.rows()[2] == ("TOAD", "Hops, and: croaks")


def test_clues_pasted_before_their_words_are_turned_and_can_be_turned_back(editor: Editor) -> None:
    editor.paste("a mountain that erupts - volcano\nland in the sea - island\n")
    expect(editor.page.locator("#lists-banner")).to_contain_text("The clues stand first here")
    assert editor.cell(1).input_value() == "volcano"
    editor.page.locator("#list-sort").click()
    editor.page.get_by_role("menuitem", name="Swap words and clues").click()
    expect(editor.cell(1)).to_have_value("a mountain that erupts")
    editor.page.locator("#list-undo").click()
    expect(editor.cell(2)).to_have_value("island")


def test_rows_copied_cut_and_pasted(editor: Editor) -> None:
    editor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    editor.type(*ANIMALS)
    editor.press("Control+Home", "Shift+ArrowDown", "Control+c")
    copied = editor.page.evaluate("navigator.clipboard.readText()")
    assert copied == "CAT\tPurrs\nHORSE\tYou can ride it\n"
    editor.press("Control+End", "Control+v")
    editor.holds([*ANIMALS, *ANIMALS[:2]])
    editor.press("Control+Home", "Shift+Space", "Control+x")
    editor.holds([*ANIMALS[1:], *ANIMALS[:2]])
    editor.press("Control+a", "Control+x")
    editor.holds([])


def test_too_much_is_refused_in_one_sentence(editor: Editor) -> None:
    editor.type(*ANIMALS)
    editor.paste("\n".join(f"WORD{n}\tclue" for n in range(6000)))
    expect(editor.page.locator("#lists-banner")).to_contain_text(
        "Nothing was pasted.", timeout=READY
    )
    expect(editor.page.locator("#lists-banner")).to_contain_text("5,000")
    editor.holds(ANIMALS)
    editor.paste("x" * 2_000_000 + "\n")
    expect(editor.page.locator("#lists-banner, #list-errors")).to_have_count(2)
    editor.settle()
    drawn(editor.page)
    assert len(editor.rows()) <= 4


# -- what is said while typing ---------------------------------------------------------------


def test_findings_stand_beside_the_word(editor: Editor) -> None:
    editor.type(("CAT", "Purrs"), ("cat", "Again"), ("BAДGER", "Digs"), ("K", "One"), ("TOAD", ""))
    expect(editor.look(2)).to_contain_text("row 1")
    expect(editor.look(3)).to_contain_text("Cyrillic")
    expect(editor.look(3)).to_contain_text("Д")
    expect(editor.look(4)).to_contain_text("letter")
    expect(editor.look(5)).to_contain_text("no clue")
    assert editor.boxes(1) == ["C", "A", "T"]
    assert editor.cell(3).get_attribute("aria-invalid") == "true"
    described = editor.cell(3).get_attribute("aria-describedby")
    expect(editor.page.locator(f"#{described}")).to_contain_text("Cyrillic")
    expect(editor.page.locator("#list-count")).to_have_text("5 words")
    jump = editor.page.locator("#list-errors")
    expect(jump).to_have_text("3 need attention")
    jump.click()
    assert editor.at() == "Word, row 2"
    jump.click()
    assert editor.at() == "Word, row 3"
    expect(editor.page.locator("#row-findings")).to_contain_text("Cyrillic")
    editor.page.keyboard.type("BADGER")  # while it is typed
    expect(editor.look(3)).to_have_text("")
    expect(editor.page.locator("#list-errors")).to_have_text("2 need attention")
    assert editor.boxes(3) == list("BADGER")


def test_the_language_is_guessed_and_can_be_fixed(editor: Editor) -> None:
    editor.type(("বাংলা", "ভাষা"), ("ক্ষমা", "মাফ"), ("শক্তি", "বল"))
    language = editor.page.locator("#list-language")
    expect(language.locator("option").first).to_have_text("Guessed: Bangla")
    boxes = editor.page.locator("#table-body .row[data-index='1'] .box")
    expect(boxes).to_have_text(["ক্ষ", "মা"])
    expect(editor.cell(1)).to_have_attribute("lang", "bn")
    language.select_option(label="English")
    expect(editor.look(1)).to_contain_text("Bengali")
    language.select_option("")
    expect(editor.look(1)).to_have_text("")
    editor.page.locator("#list-new").click()
    to_table(editor.page)
    expect(editor.cell(1)).to_have_value("")
    editor.type(("שלום", "ברכה"), ("מים", "שותים"))
    expect(language.locator("option").first).to_have_text("Guessed: Hebrew")
    expect(editor.cell(2)).to_have_attribute("dir", "rtl")
    expect(editor.page.locator("#table-body .boxes").first).to_have_attribute("dir", "rtl")


def test_hostile_text_is_only_text(editor: Editor) -> None:
    bad = [
        "<img src=x onerror=alert(1)>",
        "W" * 300,
        "😀😀",
        "12 34",
        "A\u0007B",
        "\u202eCAT\u200f",
    ]
    editor.choose(
        "bad.json", json.dumps([{"word": word, "clue": "<b>x</b>"} for word in bad]).encode()
    )
    expect(editor.cell(len(bad))).to_be_visible()
    expect(editor.look(2)).not_to_have_text("")
    assert editor.page.locator("#table img, #table b, #row-detail b").count() == 0
    assert editor.cell(2).input_value() == bad[1]
    editor.press("Control+Home", *["ArrowDown"] * 6)
    editor.choose(
        "lone.json", b'[{"word": "CA\\ud800T", "clue": "half"}, {"word": "DOG", "clue": ""}]'
    )
    editor.page.get_by_role("dialog").get_by_role("button", name="Add").click()
    expect(editor.cell(len(bad) + 2)).to_have_value("DOG")
    editor.written(*editor_words(editor))


def editor_words(editor: Editor) -> list[str]:
    return [word for word, _ in editor.rows()]


# -- keeping ---------------------------------------------------------------------------------


def test_lists_are_kept_named_copied_and_deleted(editor: Editor) -> None:
    page = editor.page
    editor.type(*ANIMALS)
    name = page.get_by_label("Name of the list")
    name.fill("Animals")
    editor.press("Enter")
    editor.written("CAT", "HORSE", "TOAD")
    page.locator("#list-new").click()
    to_table(page)
    expect(editor.cell(1)).to_have_value("")
    editor.type(("APPLE", "Fruit"))
    editor.written("APPLE")
    page.keyboard.type("PLUM")  # a word that is being typed is kept, too
    editor.written("APPLE", "PLUM")
    editor.press("Escape")
    editor.written("APPLE")
    page.keyboard.type("FIG")
    editor.written("APPLE", "FIG")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-view", "lists")
    expect(editor.cell(1)).to_have_value("APPLE")
    expect(editor.cell(2)).to_have_value("FIG")
    page.locator("#side-list button", has_text="Animals").click()
    expect(editor.cell(3)).to_have_value("TOAD")
    editor.holds(ANIMALS)
    page.locator("#list-menu").click()
    page.get_by_role("menuitem", name="Duplicate").click()
    expect(name).to_have_value("Animals (copy)")
    expect(page.locator("#side-list button")).to_have_count(3)
    editor.cell(1).click()
    page.keyboard.type("LION")
    editor.press("Enter")
    editor.written("LION", "HORSE", "TOAD")
    editor.written("CAT", "HORSE", "TOAD")
    page.locator("#list-menu").click()
    page.get_by_role("menuitem", name="Delete this list").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Animals (copy)")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator("#side-list button")).to_have_count(3)
    page.locator("#list-menu").click()
    page.get_by_role("menuitem", name="Delete this list").click()
    dialog.get_by_role("button", name="Delete the list").click()
    expect(page.locator("#side-list button")).to_have_count(2)
    assert sorted(one["name"] for one in editor.kept()) == ["Animals", "My list"]
    page.locator("#side-list button", has_text="Animals").focus()
    editor.press("Delete")
    dialog.get_by_role("button", name="Delete the list").click()
    expect(page.locator("#side-list button")).to_have_count(1)
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    until(
        page,
        "async () => (await (await import('./storage/keep.js')).leftOff.read())?.route === 'lists'",
    )
    again = Editor(page.context.new_page(), editor.address)  # as after a crash
    page.close()
    again.load()
    expect(again.page.locator("html")).to_have_attribute("data-view", "lists")
    expect(again.cell(2)).to_have_value("FIG")
    again.back()


def test_two_tabs_lose_nobodys_work(editor: Editor, context: BrowserContext) -> None:
    editor.type(*ANIMALS)
    editor.written("CAT", "HORSE", "TOAD")
    other = Editor(context.new_page(), editor.address)
    other.load()
    other.open()
    expect(other.cell(3)).to_have_value("TOAD")
    other.cell(1).click()
    other.page.keyboard.type("LION")
    other.press("Enter")
    expect(editor.cell(1)).to_have_value("LION")  # nothing typed here: it follows
    # both type before either hears of the other
    for one, word in ((editor, "NEWT"), (other, "FOX")):
        one.cell(2).click()
        one.page.keyboard.type(word)
    editor.press("Enter")
    other.press("Enter")
    for one in (editor, other):
        one.written("LION", "NEWT", "TOAD")
        one.written("LION", "FOX", "TOAD")
    shown = [one.page.locator("#lists-banner").inner_text() for one in (editor, other)]
    assert sum("another tab" in text for text in shown) == 1
    assert sorted(one["name"] for one in editor.kept()) == ["My list", "My list (copy)"]
    assert other.faults == []


# -- files -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.json", json.dumps(dict(ANIMALS)).encode()),
        ("a.json", json.dumps([{"answer": w, "clue": c} for w, c in ANIMALS]).encode()),
        ("a.csv", "\ufeffword,clue\r\n".encode() + "\r\n".join(map(",".join, ANIMALS)).encode()),
        ("a.tsv", "\n".join(map("\t".join, ANIMALS)).encode("utf-16")),
        ("a.txt", "\n".join(map(": ".join, ANIMALS)).encode()),
    ],
    ids=["object", "list", "csv", "utf-16", "text"],
)
def test_importing(editor: Editor, name: str, data: bytes) -> None:
    editor.choose(name, data)
    expect(editor.cell(3)).to_have_value("TOAD")
    editor.holds(ANIMALS)
    expect(editor.page.get_by_label("Name of the list")).to_have_value("a")


def test_importing_into_a_list_asks_and_a_bad_file_changes_nothing(editor: Editor) -> None:
    page = editor.page
    editor.type(("FIRST", "One"))
    data = "\n".join(map("\t".join, ANIMALS)).encode()
    editor.drop("zoo.tsv", data)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("3 rows")
    editor.press("Escape")
    assert len(editor.rows()) == 1
    editor.drop("zoo.tsv", data)
    dialog.get_by_role("button", name="Add to this list").click()
    expect(editor.cell(4)).to_have_value("TOAD")
    for bad, says in {
        b"\x89PNG\r\n\x1a\n\x00\xff": "not a text file",
        b"": "empty",
        b'{"CAT": "Purrs",\n"DOG" "Barks"}': "line 2",
    }.items():
        editor.drop("broken.json", bad)
        expect(page.locator("#lists-banner")).to_contain_text("broken.json")
        expect(page.locator("#lists-banner")).to_contain_text(says)
        assert len(editor.rows()) == 4
    editor.drop("picture.png", b"\x89PNG")
    expect(page.locator("#lists-banner")).to_contain_text("is a picture (PNG)")
    editor.drop("zoo.tsv", data)
    dialog.get_by_role("button", name="New list").click()
    expect(page.get_by_label("Name of the list")).to_have_value("zoo")
    editor.holds(ANIMALS)
    editor.written("CAT", "HORSE", "TOAD")


def test_saving_gives_what_can_be_read_again(editor: Editor) -> None:
    rows = [*ANIMALS, ("ICE CREAM", 'Cold, "sweet": good')]
    editor.type(*rows)
    assert json.loads(editor.save("Dictionary")) == dict(rows)
    assert [tuple(row) for row in csv.reader(io.StringIO(editor.save("Table (.csv)")))][-4:] == rows
    texts = {"back.tsv": editor.save("Table with tabs"), "back.txt": editor.save("Plain text")}
    texts["back.anki.txt"] = editor.save("Flashcards for Anki")
    for name, text in texts.items():
        editor.page.locator("#list-new").click()
        editor.holds([])
        editor.choose(name, text.encode())
        expect(editor.cell(4)).to_have_value("ICE CREAM")
        editor.holds(rows)


# -- and a crossword -------------------------------------------------------------------------


def test_a_crossword_of_the_list(editor: Editor) -> None:
    page = editor.page
    editor.type(*ANIMALS, ("K", "Too short"), ("RACE", "Run"), ("TEAR", "Drop"))
    page.get_by_label("Name of the list").fill("Zoo")
    page.get_by_role("button", name="Make a crossword").click()
    expect(page.locator("html")).to_have_attribute("data-view", "workshop")
    expect(page.locator("#dictionary")).to_contain_text("Zoo", timeout=READY)
    editor.settle()
    expect(page.locator("#list [role=option]")).to_have_count(5)
    expect(page.locator("#banner")).to_contain_text("1 row was left out.")
    page.locator("#dictionary").click()
    page.get_by_role("menuitem", name="Copy this puzzle").click()
    expect(page.locator("html")).to_have_attribute("data-view", "lists")
    expect(editor.cell(5)).not_to_have_value("")
    wanted = {"CAT", "HORSE", "TOAD", "RACE", "TEAR"}
    assert {word for word, _ in editor.rows()} == wanted
    expect(page.locator("#side-list button")).to_have_count(2)


def test_words_that_share_no_letter(editor: Editor) -> None:
    editor.type(("AB", "one"), ("CD", "two"), ("EF", "three"))
    editor.page.get_by_role("button", name="Make a crossword").click()
    expect(editor.page.locator("#dictionary")).to_contain_text("My list", timeout=READY)
    editor.settle()
    expect(editor.page.locator("#counts")).to_contain_text("2 without a place")
    left_out = editor.page.locator("#words-left-out")
    expect(left_out).to_contain_text("2 words aren’t on the sheet")
    expect(left_out).to_contain_text("No letter in common with the others: CD, EF.")
    left_out.get_by_role("button", name="Several pieces").click()
    expect(editor.page.locator("#counts [data-count=components]")).to_have_text("3 pieces")
    editor.settle()
    expect(left_out).to_be_hidden()


# -- size and looks --------------------------------------------------------------------------


def test_five_thousand_rows_are_few_elements(editor: Editor) -> None:
    letters = "ABCDEFGHIJ"
    words = ["".join(letters[int(d)] for d in f"{n:05}") for n in range(4999)]
    editor.choose("many.txt", "\n".join(f"{word}: clue" for word in words).encode())
    expect(editor.page.locator("#list-count")).to_have_text("4,999 words", timeout=READY)
    assert editor.page.locator("#table-body .row").count() < 60
    editor.page.locator("#table").evaluate("(table) => table.scrollBy(0, 7000)")
    editor.page.locator("#table").evaluate("(table) => table.scrollBy(0, -300)")
    in_order = """() => {  // they come into it once the scrolling has ended
      const rows = [...document.querySelectorAll("#table-body .row:not([hidden])")];
      return rows.every((row, i) => !i || row.dataset.index - rows[i - 1].dataset.index > 0);
    }"""
    until(editor.page, in_order)  # for who reads them in the page's order
    expect(editor.page.locator("#table")).to_have_attribute("aria-rowcount", "5001")
    editor.press("Control+Home")
    editor.page.keyboard.type("Z")
    editor.press("Enter", "Control+End")
    assert editor.at() == "Word, row 5000"
    editor.page.keyboard.type("LASTWORD")
    editor.press("Enter")
    editor.page.keyboard.type("TOOMANY")
    editor.press("Enter")
    expect(editor.page.locator("#lists-banner")).to_contain_text("up to 5,000 rows")
    assert "TOOMANY" not in [word for word, _ in editor.rows()]
    editor.press("Control+Home")
    expect(editor.look(1)).to_contain_text("letter", timeout=READY)
    expect(editor.page.locator("#list-errors")).to_contain_text("1")
    assert editor.page.locator("#table-body .row").count() < 60


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(1440, 900, "light"), (390, 844, "dark")],
)
def test_axe_finds_nothing_and_nothing_overflows(
    editor: Editor, width: int, height: int, scheme: Any
) -> None:
    page = editor.page
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    editor.type(*ANIMALS, ("K", "short"), ("W" * 60, "x" * 300), ("TOAD", ""))
    expect(page.locator("#list-errors")).to_be_visible()
    editor.press("ArrowUp", "Shift+ArrowUp")

    def look(where: str) -> None:
        looks.check(page, where)

    look("table")
    page.locator("#list-menu").click()
    page.get_by_role("menuitem", name="Delete this list").click()
    look("question")


OWN_TEXT = """cat - it purrs
tear - a sad drop
race - contest
care - look after
x - too short
acre - field"""


def test_own_words_on_a_first_visit(page: Page, address: str) -> None:
    """Beside the crossword to look at stands a box: one press makes a puzzle of what is pasted."""
    shop = Workshop(page, address)
    shop.open()
    box, html = page.locator("#words > #own-box"), page.locator("html")
    expect(box).to_be_visible()
    box.get_by_role("button", name="Show an example").click()
    expect(box.get_by_role("status")).to_have_text("10 words, 10 with a clue.")
    page.locator("#own-text").fill(OWN_TEXT)
    expect(box.get_by_role("status")).to_contain_text("One line needs attention.")
    box.get_by_role("button", name="Make my crossword").click()
    expect(shop.rows()).to_have_count(5, timeout=READY)
    shop.settle()
    expect(page.locator("#own-box")).to_be_hidden()
    hint = page.locator("#chosen-text")
    expect(hint).to_contain_text("Click a clue to change it.")
    hint.get_by_role("button", name="Don’t show this again").click()
    expect(hint).to_have_text("Select a word in the list or on the grid.")
    page.locator("#create").click()
    expect(html).to_have_attribute("data-view", "sheet")
    page.locator("#step-words").click()  # they are a list now
    expect(page.locator("#table :focus")).to_be_visible()
    page.locator("#list-new").click()
    page.locator("#own-text").fill("cat\ntoad\nhorse")
    expect(page.locator("#own-lines li")).to_have_text(["CAT", "TOAD", "HORSE"])
    swap = page.get_by_role("button", name="Swap words and clues")
    expect(swap).to_be_hidden()
    page.locator("#own-text").fill("Hund - dog\nKatze - cat")  # which of them are the words?
    swap.click()
    expect(page.locator("#own-lines li")).to_have_text(["DOGHund", "CATKatze"])
    page.locator("#own-text").fill("you can ride on it - horse\nit sleeps a lot - cat")
    expect(page.locator("#own-lines li")).to_have_text(["YOUCANRIDEONIThorse", "ITSLEEPSALOTcat"])
    swap.click()  # clues that stand first are seen to be none
    expect(page.locator("#own-lines li")).to_have_text(
        ["HORSEyou can ride on it", "CATit sleeps a lot"]
    )
    page.locator("#own-text").fill("")
    expect(swap).to_be_hidden()
    page.locator("#own-text").fill("cat\ntoad\nhorse")
    expect(page.locator("#own-lines li")).to_have_text(["CAT", "TOAD", "HORSE"])
    page.locator("#own-kinds").get_by_role("button", name="Word search").click()
    expect(page.locator("#kind")).to_have_attribute("data-kind", "wordsearch", timeout=READY)
    expect(shop.rows()).to_have_count(3, timeout=READY)
    shop.settle()
    page.goto(f"{address}#puzzle")
    page.reload()  # whoever has been here before has no box in the way
    shop.settle()
    expect(shop.rows()).to_have_count(3)
    expect(page.locator("#own-box")).to_be_hidden()
    expect(hint).to_have_text("Select a word in the list or on the grid.")

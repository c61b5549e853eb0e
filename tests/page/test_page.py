"""The built page in a real Chromium: the whole job, by mouse and by keys, with real downloads."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore.formats import ipuz, text
from tests.page import looks
from tests.page.objects import (
    HEBREW,
    OWN,
    READY,
    Workshop,
    check_pictures,
    drop,
    picture,
)
from tests.page.waiting import drawn

# -- the job ------------------------------------------------------------------------------


@pytest.mark.cold
@pytest.mark.everywhere
def test_from_opening_the_page_to_saved_files(opened: Workshop) -> None:
    page = opened.page
    # fifty words with clues, all placed
    assert opened.rows().count() == 50
    puzzle = opened.puzzle()
    assert len(puzzle.entries) == 50
    assert puzzle.components() == 1
    assert opened.words() == [word.surface for word in puzzle.words]
    assert opened.count("placed") == "50 of 50 placed"
    assert opened.count("crossings").startswith(str(puzzle.crossings()))
    assert opened.count("size") == f"{puzzle.width} × {puzzle.height}"

    # a word chosen in the list is lit on the grid; other cells are not
    entry = puzzle.entries[7]
    plain = opened.pixel(*entry.cells[0])
    opened.rows().nth(entry.word).locator(".word").click()
    drawn(page)
    for cell in entry.cells:
        assert opened.pixel(*cell) != plain
    other = next(e for e in puzzle.entries if not set(e.cells) & set(entry.cells))
    assert opened.pixel(*other.cells[0]) == plain

    # a cell clicked on the grid finds its word in the list
    crossed = {c for e in puzzle.entries for c in e.cells}
    single = next(
        c for c in other.cells if sum(c in e.cells for e in puzzle.entries) == 1 and c in crossed
    )
    opened.click_cell(*single)
    assert opened.selected() == other.word

    # Enter on the grid puts another word in its place
    before = opened.words()
    page.locator("#grid").focus()
    page.keyboard.press("Enter")
    expect(opened.rows().nth(other.word)).not_to_contain_text(before[other.word])
    opened.settle()
    after = opened.words()
    assert [i for i in range(50) if before[i] != after[i]] == [other.word]
    assert after[other.word] not in before
    opened.puzzle()

    # double-click edits word and clue, with its cells shown while typing
    opened.rows().nth(3).locator(".word").dblclick()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Word").fill("Tea-set")
    expect(page.locator("#edit-cells")).to_have_text(re.compile(r"T\s*E\s*A\s*S\s*E\s*T"))
    dialog.get_by_label("Clue").fill("Cups & <b>saucers</b>")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    opened.settle()
    expect(opened.rows().nth(3)).to_contain_text("Cups & <b>saucers</b>")
    edited = opened.puzzle()
    assert edited.words[3].answer == tuple("TEASET")

    # reshuffle keeps the words and lays them anew
    opened.anew("Reshuffle")
    shuffled = opened.puzzle()
    assert shuffled.words == edited.words
    assert shuffled.rows() != edited.rows()

    # the sheet: all clues under their headings, one number for words that start together
    opened.create()
    sheet = page.locator("#clues").inner_text()
    for entry in shuffled.entries:
        assert shuffled.words[entry.word].clue in sheet
    assert page.locator("#clues h2").all_inner_texts() == ["Across", "Down"]
    page.get_by_label("Title").fill("Land & sea")
    page.get_by_label("Title").press("Enter")
    expect(page).to_have_title(re.compile("Land & sea"))

    # three files with one stamp
    files = opened.save("Save puzzle, clues and answers", 3)
    names = sorted(file.suggested_filename for file in files)
    stamps = {re.fullmatch(r"crossword-(\d{4}-\d\d-\d\d-\d{6})-(\w+)\.\w+", n) for n in names}
    assert all(stamps)
    assert len({match[1] for match in stamps if match}) == 1
    by_name = {file.suggested_filename.split("-")[-1]: file for file in files}
    saved = opened.puzzle()
    assert saved.title == "Land & sea"
    assert by_name["clues.txt"].path().read_text(encoding="utf-8") == text.clues(saved)
    assert by_name["answers.txt"].path().read_text(encoding="utf-8") == text.answers(saved)
    (solved,) = opened.save("Answer picture")
    check_pictures(saved, picture(by_name["puzzle.png"]), picture(solved))


@pytest.mark.everywhere
def test_by_keyboard_alone(opened: Workshop) -> None:
    page = opened.page
    before = opened.words()
    page.keyboard.press("Tab")
    for _ in range(45):  # Tab reaches the list, after the bars and the box for own words
        if page.evaluate("document.activeElement.getAttribute('role')") == "option":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen = opened.selected()
    assert chosen >= 1
    page.keyboard.press("F2")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.type("keyboarder")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    opened.settle()
    assert opened.words()[chosen] == "keyboarder"
    name = page.locator(f"#list [data-index='{chosen}'] .word")
    page.keyboard.press("Control+z")
    expect(name).to_have_text(before[chosen])
    assert opened.words() == before
    page.keyboard.press("Control+y")
    expect(name).to_have_text("keyboarder")
    # on the grid: arrows move, Space turns, Enter replaces
    page.locator("#grid").focus()
    page.keyboard.press("ArrowRight")
    assert opened.selected() >= 0
    page.keyboard.press("Enter")
    opened.settle()
    page.locator("#create").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    page.locator("#save").focus()
    page.keyboard.press("Enter")
    with page.expect_download() as got:
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    assert got.value.suggested_filename.endswith(".png")


@pytest.mark.everywhere
def test_bangla(opened: Workshop) -> None:
    page = opened.page
    page.locator("#dictionary").click()
    page.get_by_role("menuitemradio", name=re.compile("Bangla|বাংলা")).click()
    expect(page.locator("#list")).to_have_attribute("lang", "bn", timeout=READY)
    opened.settle()
    puzzle = opened.puzzle()
    assert puzzle.language == "bn"
    assert len(puzzle.unplaced) == 0
    assert any(len(cell) > 1 for word in puzzle.words for cell in word.answer)
    opened.create()
    assert page.locator("#clues h2").all_inner_texts() == ["পাশাপাশি", "উপর-নিচ"]
    labels = page.locator("#clues b").all_inner_texts()
    assert all(set(label) <= set("০১২৩৪৫৬৭৮৯") for label in labels)
    (empty,), (solved,) = opened.save("Puzzle picture"), opened.save("Answer picture")
    check_pictures(puzzle, picture(empty), picture(solved))
    (clues,) = opened.save("Clues (text)")
    assert clues.path().read_text(encoding="utf-8") == text.clues(puzzle)


# -- one's own words -----------------------------------------------------------------------


@pytest.mark.parametrize("way", ["chosen", "dropped"])
def test_an_own_dictionary(opened: Workshop, way: str) -> None:
    data = json.dumps(
        OWN | {"ХЛЕБ": "Wrong script", "<img src=x>": "x"} | {"CAT": "<img src=x>"}
    ).encode()
    if way == "chosen":
        opened.page.locator("#file-json").set_input_files(
            {"name": "mine.json", "mimeType": "application/json", "buffer": data}
        )
    else:
        drop(opened, "mine.json", data)
    expect(opened.page.locator("#dictionary")).to_contain_text("mine", timeout=READY)
    opened.settle()
    expect(opened.rows()).to_have_count(len(OWN) + 1)  # a tag is letters between symbols
    expect(opened.page.locator("#note")).to_contain_text("1 note")
    assert opened.page.locator("#list img").count() == 0
    assert {word.surface for word in opened.puzzle().words} == {*OWN, "<img src=x>"}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b'{"CAT": "Purrs",\n"DOG" "Barks"}', "line 2"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "not a text file"),
        (b"[" * 200_000, "brackets"),
        (json.dumps({"K": "one letter"}).encode(), "K"),
    ],
    ids=lambda v: v if isinstance(v, str) else repr(v[:16]),
)
def test_a_broken_dictionary_changes_nothing(opened: Workshop, data: bytes, says: str) -> None:
    before = opened.words()
    name = opened.page.locator("#dictionary").inner_text()
    opened.page.locator("#file-json").set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": data}
    )
    expect(opened.page.locator("#banner")).to_contain_text(says, timeout=READY)
    expect(opened.page.locator("#banner")).to_contain_text("broken.json")
    opened.settle()
    assert opened.words() == before
    assert opened.page.locator("#dictionary").inner_text() == name
    opened.anew("New words")  # and all goes on


@pytest.mark.everywhere
def test_a_saved_puzzle_opens_again(opened: Workshop) -> None:
    opened.create()
    (file,) = opened.save("Puzzle file")
    data = file.path().read_bytes()
    opened.back()
    opened.anew("New words")
    drop(opened, "again.ipuz", data)
    wanted = [word.surface for word in ipuz.loads(data)[0].words]
    expect(opened.page.locator("#list .word")).to_have_text(wanted)
    assert ipuz.dumps(ipuz.to_document(opened.puzzle())).encode() == data


@pytest.mark.everywhere
def test_right_to_left(opened: Workshop) -> None:
    drop(opened, "hebrew.json", json.dumps(HEBREW).encode())
    expect(opened.page.locator("#list")).to_have_attribute("lang", "he", timeout=READY)
    opened.settle()
    puzzle = opened.puzzle()
    assert len(puzzle.entries) == len(HEBREW)
    assert "ם" not in {cell for word in puzzle.words for cell in word.answer}
    opened.create()
    expect(opened.page.locator("#paper")).to_have_attribute("dir", "rtl")
    (empty,), (solved,) = opened.save("Puzzle picture"), opened.save("Answer picture")
    check_pictures(puzzle, picture(empty), picture(solved))


# -- what must not get mixed up ------------------------------------------------------------


def test_a_dialog_cannot_outlive_its_puzzle(opened: Workshop) -> None:
    """A file that falls on an open dialog must not have its words overwritten."""
    opened.rows().nth(2).locator(".word").dblclick()
    dialog = opened.page.get_by_role("dialog")
    dialog.get_by_label("Clue").fill("Typed for another puzzle")
    opened.page.mouse.click(5, 5)  # beside it: what is typed is not lost
    expect(dialog).to_be_visible()
    drop(opened, "mine.json", json.dumps(OWN).encode())
    expect(dialog).to_be_hidden()
    expect(opened.rows()).to_have_count(len(OWN), timeout=READY)
    opened.settle()
    assert {word.clue for word in opened.puzzle().words} == set(OWN.values())


def test_an_edit_of_a_word_that_is_gone_is_refused(opened: Workshop) -> None:
    opened.rows().nth(2).locator(".word").dblclick()
    dialog = opened.page.get_by_role("dialog")
    dialog.get_by_label("Clue").fill("Typed for another word")
    press = "document.getElementById('new-words').click()"  # behind the dialog
    opened.anew(lambda: opened.page.evaluate(press))
    before = opened.words()
    dialog.get_by_role("button", name="Save").click()
    expect(opened.page.locator("#edit-word-error")).to_contain_text("is no longer here")
    dialog.get_by_role("button", name="Cancel").click()
    assert opened.words() == before


def test_undo_brings_back_the_word_list_too(opened: Workshop) -> None:
    page = opened.page
    english = opened.words()
    page.locator("#dictionary").click()
    page.get_by_role("menuitemradio", name="Bangla").click()
    page.evaluate(
        "for (const id of ['reshuffle', 'new-words']) document.getElementById(id).click()"
    )
    expect(page.locator("#list")).to_have_attribute("lang", "bn", timeout=READY)  # all the same
    opened.settle()
    page.locator("#undo").click()
    expect(page.locator("#dictionary")).to_contain_text("English")
    assert opened.words() == english
    assert page.evaluate("document.activeElement.id") == "redo"  # Undo has nothing left
    opened.rows().nth(5).locator(".word").click()
    page.get_by_role("button", name="Replace").click()
    expect(opened.rows().nth(5)).not_to_contain_text(english[5], timeout=READY)
    opened.settle()


def test_a_puzzle_of_another_language_says_why_nothing_is_replaced(opened: Workshop) -> None:
    drop(opened, "he.json", json.dumps(HEBREW).encode())
    expect(opened.page.locator("#list")).to_have_attribute("lang", "he", timeout=READY)
    opened.settle()
    opened.create()
    (file,) = opened.save("Puzzle file")
    opened.back()
    opened.page.locator("#dictionary").click()
    opened.page.get_by_role("menuitemradio", name=re.compile(r"^English \d")).click()
    expect(opened.page.locator("#list")).to_have_attribute("lang", "en", timeout=READY)
    opened.settle()
    drop(opened, "he.ipuz", file.path().read_bytes())
    expect(opened.rows()).to_have_count(len(HEBREW))
    opened.rows().first.locator(".word").click()
    replace = opened.page.get_by_role("button", name="Replace")
    expect(replace).to_be_disabled()
    expect(replace).to_have_attribute("title", re.compile("isn’t in this puzzle’s language"))
    opened.page.locator("#undo").click()
    opened.rows().first.locator(".word").click()
    expect(replace).to_be_enabled()


def test_a_cell_of_a_filtered_word_finds_it(opened: Workshop) -> None:
    entry = opened.puzzle().entries[4]
    opened.page.get_by_label("Find a word or clue").fill("zzzz")
    expect(opened.page.locator("#list-empty")).to_be_visible()
    opened.click_cell(*entry.cells[0])
    expect(opened.rows().nth(opened.selected())).to_be_visible()


def test_a_missing_list_of_dictionaries_can_be_asked_for_again(page: Page, address: str) -> None:
    shop = Workshop(page, address)
    page.route("**/dictionaries/index.json", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("#boot")).to_contain_text("dictionaries/index.json", timeout=READY)
    page.unroute("**/dictionaries/index.json")
    page.get_by_role("button", name="Try again").click()
    expect(shop.rows()).to_have_count(50, timeout=READY)


# -- faults --------------------------------------------------------------------------------


@pytest.mark.everywhere
def test_stop_ends_a_long_search(opened: Workshop) -> None:
    page = opened.page
    page.get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Time to search").fill("60")
    dialog.get_by_role("button", name="New words").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=20_000)
    assert len(opened.puzzle().entries) == 50


def test_bad_options_are_told_beside_the_field(opened: Workshop) -> None:
    page = opened.page
    page.get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Number of words").fill("9999")
    dialog.get_by_role("button", name="New words").click()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    assert opened.rows().count() == 50


def test_a_word_of_another_script_is_refused_in_the_dialog(opened: Workshop) -> None:
    before = opened.words()
    opened.rows().nth(2).locator(".word").dblclick()
    dialog = opened.page.get_by_role("dialog")
    dialog.get_by_label("Word").fill("ДОМ")
    expect(opened.page.locator("#edit-word-error")).to_contain_text("Cyrillic")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    assert opened.words() == before


def test_nothing_can_leave_the_page(opened: Workshop) -> None:
    """The policy refuses another host, in the page and in the worker it starts."""
    tried = opened.page.evaluate(
        """async () => {
          const host = "http://localhost:9/";
          const page = await fetch(host).then(() => "sent", (e) => e.name + " " + e.message);
          const source = `fetch("${host}")
            .then(() => postMessage("sent"), (e) => postMessage(e.message));`;
          const worker = new Worker(
            URL.createObjectURL(new Blob([source], { type: "text/javascript" })),
            { type: "module" });
          const there = await new Promise((done) => {
            worker.onmessage = (e) => done(e.data);
            worker.onerror = () => done("the worker did not start: sent?");
          });
          return [page, there];
        }"""
    )
    opened.faults.clear()  # Chromium reports each refusal
    assert all("sent" not in result for result in tried)
    policy = opened.page.locator("meta[http-equiv='Content-Security-Policy']")
    assert "connect-src 'self'" in (policy.get_attribute("content") or "")


# -- looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(1440, 900, "light"), (390, 844, "dark")],
)
def test_axe_finds_nothing_and_nothing_overflows(
    workshop: Workshop, width: int, height: int, scheme: Any
) -> None:
    page = workshop.page
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    workshop.open()

    def look(where: str) -> None:
        looks.check(page, where)

    workshop.unfold()
    workshop.rows().nth(4).locator(".word").click()
    look("workshop")
    page.keyboard.press("F2")
    look("edit dialog")
    page.keyboard.press("Escape")
    page.locator("#options").click()
    look("options")
    page.keyboard.press("Escape")
    page.locator("#step-print").click()
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    look("sheet")
    page.locator("#play-open").click()
    expect(page.locator("html")).to_have_attribute("data-view", "play")
    look("play")
    # the help of its own way of solving is told, no other
    expect(page.locator("#cross-help")).to_be_visible()
    expect(page.locator("#play-help")).to_be_hidden()
    # colours of the system show what is transparent elsewhere
    page.emulate_media(color_scheme="light", forced_colors="active")
    look("play, colours of the system")
    assert page.evaluate(MARKED) == ["current"]
    page.locator("#step-puzzle").click()
    expect(page.locator("html")).to_have_attribute("data-view", "workshop")
    look("workshop, colours of the system")


#: The states of the clues whose border is told from what is around it
MARKED = """() => [...document.querySelectorAll(".play-runs li")]
  .filter((row) => getComputedStyle(row).borderInlineStartColor
    !== getComputedStyle(document.body).backgroundColor)
  .map((row) => row.dataset.state)
  .filter((state) => state !== "crossing")"""


def test_the_check_of_looks_can_fail(opened: Workshop) -> None:
    looks.check(opened.page, "as it is")
    opened.page.evaluate("document.body.style.width = '200vw'")
    with pytest.raises(AssertionError, match="too wide"):
        looks.check(opened.page, "too wide")
    opened.page.evaluate("document.body.style.width = ''")
    opened.page.evaluate("document.getElementById('filter').removeAttribute('aria-label')")
    opened.page.evaluate("document.getElementById('filter').removeAttribute('placeholder')")
    with pytest.raises(AssertionError, match="label"):
        looks.check(opened.page, "unnamed")

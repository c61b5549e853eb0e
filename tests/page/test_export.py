"""Files for others, saved from the page and opened in it: what each would lose is told before."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from crosscore import formats, sheet
from crosscore.formats import ipuz
from crosscore.puzzle import Puzzle
from tests.page import looks
from tests.page.objects import Workshop, drop
from tests.searches import FARM

#: What other programs have no room for: letters of several characters, a given letter
BANGLA = replace(
    ipuz.from_document(
        {
            "version": "http://ipuz.org/v2",
            "kind": ["http://ipuz.org/crossword#1"],
            "dimensions": {"width": 3, "height": 3},
            "puzzle": [[{"cell": 1, "value": "ক্ষ"}, 0, 2], [0, None, 0], [3, 0, 0]],
            "solution": [["ক্ষ", "মা", "ল"], ["ণ্ডু", None, "কি"], ["ত্র", "মা", "শী"]],
            "clues": {
                "Across": [{"number": 1, "clue": "প্রথম"}, {"number": 3, "clue": "দ্বিতীয়"}],
                "Down": [{"number": 1, "clue": "তৃতীয়"}, {"number": 2, "clue": "চতুর্থ"}],
            },
            "org.crosscore:language": "bn",
        }
    )[0],
    title="আমার শব্দ",
    author="কেউ",
)
STAMP = r"crossword-(\d{4}-\d\d-\d\d-\d{6})"


class Desk(Workshop):
    """The page with a small puzzle on its sheet."""

    def show(self, puzzle: Puzzle) -> None:
        drop(self, "made.ipuz", ipuz.dumps(ipuz.to_document(puzzle)).encode())
        expect(self.page.locator("#list .word")).to_have_text([w.surface for w in puzzle.words])
        self.settle()

    def menu(self, item: str) -> Locator:
        """The dialog that an item of the Save menu opens."""
        if item == "Picture":
            self.page.locator("#picture").click()
        else:
            self.page.locator("#save").click()
            self.page.get_by_role("menuitem", name=re.compile(f"^{re.escape(item)}")).click()
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        return dialog

    def took(self, button: Locator) -> tuple[str, bytes]:
        """The name and the bytes of the file that a button saves."""
        with self.page.expect_download() as got:
            button.click()
        return got.value.suggested_filename, got.value.path().read_bytes()


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    shop = Desk(page, address)
    shop.open()
    shop.show(BANGLA)
    shop.page.locator("#step-print").click()
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    yield shop
    shop.was_quiet()


def answers(puzzle: Puzzle) -> set[tuple[str, ...]]:
    return {entry_word.answer for entry_word in puzzle.words}


def test_all_files_come_in_one_zip_with_one_stamp(desk: Desk) -> None:
    page = desk.page
    dialog = desk.menu("All files")
    dialog.get_by_text("For learning platforms").click()
    kinds = {box.get_attribute("value") for box in dialog.get_by_role("checkbox").all()}
    written = {to for to in formats.FORMATS if to not in ("zip", "ipuz-seen", "embed")}
    assert kinds == written | {"png"}
    assert dialog.get_by_role("checkbox", name=re.compile(r"\w")).count() == len(kinds)
    lossy = [to for to in ("puz", "jpz", "exolve", "xd") if formats.losses(BANGLA, to)]
    told = dialog.get_by_role("status")
    expect(told).to_have_text(re.compile(rf"^{len(lossy)} of these files can’t hold everything; "))
    dialog.get_by_text("What is left out or changed").click()
    for to in lossy:
        for issue in formats.losses(BANGLA, to):
            expect(dialog.locator("#zip-lost")).to_contain_text(issue.message)
    dialog.get_by_role("checkbox", name=".ipuz").uncheck()
    expect(told).to_contain_text("Tick the puzzle file")
    dialog.get_by_role("checkbox", name=".ipuz").check()
    name, data = desk.took(dialog.get_by_role("button", name="Save the .zip"))

    stamp = re.fullmatch(rf"{STAMP}\.zip", name)
    assert stamp
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        files = {info.filename: archive.read(info) for info in archive.infolist()}
        for info in archive.infolist():  # dates of a .zip are even seconds
            when = "{:04}-{:02}-{:02}-{:02}{:02}{:02}".format(*info.date_time)
            assert abs(int(when[-6:]) - int(stamp[1][-6:])) <= 1 or when[:10] != stamp[1][:10]
    assert len(files) == len(set(files)) > 10
    assert all(re.match(rf"crossword-{stamp[1]}\b", each) for each in files)
    wanted = {
        file.name: file.data
        for to in ("ipuz", "puz", "jpz", "exolve", "xd", "text", "csv")
        for file in formats.export(BANGLA, to, f"crossword-{stamp[1]}")
    }
    assert {each: files[each] for each in wanted} == wanted
    ends = {each.rsplit(".", 1)[-1] for each in files}
    assert ends >= {"png", "svg", "txt", "ipuz", "puz", "jpz", "exolve", "xd", "html", "csv"}
    for each, content in files.items():
        if each.endswith((".ipuz", ".puz", ".jpz", ".exolve", ".xd", ".html")):
            again, _ = formats.load(content, each)
            assert len(again.entries) == len(BANGLA.entries), each
            assert again.title == BANGLA.title, each
        if each.endswith(".png"):
            with Image.open(io.BytesIO(content)) as image:
                image.verify()
    # what was chosen is remembered
    expect(page.locator("#sheet-banner")).to_contain_text(name)
    dialog = desk.menu("All files")
    for box in dialog.get_by_role("checkbox").all():
        box.set_checked(box.get_attribute("value") == "csv")
    _, data = desk.took(dialog.get_by_role("button", name="Save the .zip"))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert [each.rsplit(".", 1)[-1] for each in archive.namelist()] == ["csv"]
    dialog = desk.menu("All files")
    expect(dialog.locator("input:checked")).to_have_count(1)
    dialog.get_by_role("checkbox", name=".csv").uncheck()
    expect(dialog.get_by_role("button", name="Save the .zip")).to_be_disabled()


def test_what_a_format_loses_is_told_and_the_whole_one_offered(desk: Desk) -> None:
    """By the keyboard alone."""
    page = desk.page
    page.locator("#save").focus()
    page.keyboard.press("ArrowDown")
    for _ in range(10):
        if "For other programs" in page.evaluate("document.activeElement.textContent"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    save, whole = page.locator("#export-save"), page.locator("#export-all")
    expect(dialog.get_by_role("radio", name="Across Lite")).to_be_focused()  # the first other one
    dialog.locator("summary").click()
    dialog.get_by_role("radio", name="Across Lite").focus()
    seen = {}
    for _ in dialog.get_by_role("radio").all():
        to = page.evaluate("document.activeElement.value")
        seen[to] = page.evaluate(
            "document.activeElement.getAttribute('aria-describedby').split(' ')"
            ".map((id) => document.getElementById(id).innerText).join('\\n')"
        )
        why = formats.refusal(BANGLA, to)
        losses = [] if why else formats.losses(BANGLA, to)
        assert all(issue.message in seen[to] for issue in losses), to
        assert str(why or "") in seen[to]
        expect(whole).to_be_visible(visible=bool(why or losses))
        expect(save).to_contain_text("anyway" if losses else "Save as")
        page.keyboard.press("ArrowDown")
    assert seen.keys() == {
        to for to in formats.FORMATS if to not in ("ipuz-seen", "svg", "text", "zip", "embed")
    }
    assert "Holds everything" in seen["ipuz"]
    assert formats.losses(BANGLA, "puz")
    dialog.get_by_role("radio", name="Across Lite").focus()
    page.keyboard.press("Space")
    with page.expect_download() as got:
        page.keyboard.press("Enter")
    name = got.value.suggested_filename
    assert re.fullmatch(rf"{STAMP}\.puz", name)
    assert got.value.path().read_bytes() == formats.export(BANGLA, "puz", "x")[0].data
    dialog = desk.menu("For other programs")  # which begins with the last one
    expect(dialog.get_by_role("radio", name="Across Lite")).to_be_checked()
    name, data = desk.took(whole)
    assert re.fullmatch(rf"{STAMP}\.ipuz", name)
    assert ipuz.loads(data)[0] == BANGLA


def test_what_cannot_be_saved_says_why(desk: Desk) -> None:
    desk.back()
    desk.show(FARM)
    desk.page.locator("#step-print").click()
    dialog = desk.menu("For other programs")
    why = formats.refusal(FARM, "puz")
    assert why
    dialog.get_by_role("radio", name="Across Lite").check()
    expect(dialog.locator("[data-chosen]")).to_contain_text(str(why))
    expect(desk.page.locator("#export-save")).to_be_disabled()
    expect(desk.page.locator("#export-all")).to_be_enabled()
    desk.page.keyboard.press("Escape")
    dialog = desk.menu("All files")
    box = dialog.get_by_role("checkbox", name="Across Lite")
    expect(box).to_be_disabled()
    expect(box).not_to_be_checked()
    desk.page.keyboard.press("Escape")


def test_pictures_of_a_chosen_size(desk: Desk) -> None:
    def choose(*choices: str) -> Locator:
        dialog = desk.menu("Picture")
        for choice in choices:
            dialog.get_by_role("radio", name=choice, exact=True).check()
        return dialog

    dialog = choose("Both", "PNG", "For print")
    told = re.search(r"(\d+) × (\d+) pixels", dialog.inner_text())
    assert told
    got: list[Any] = []
    desk.page.on("download", lambda file: got.append(file))
    with desk.page.expect_event("download", lambda _: len(got) >= 2):
        dialog.get_by_role("button", name="Save").click()
    assert [one.suggested_filename.split("-")[-1] for one in got] == ["puzzle.png", "answers.png"]
    for one in got:
        with Image.open(one.path()) as image:
            assert image.size == (int(told[1]), int(told[2]))
            assert round(image.info["dpi"][0]) == 300
    dialog = choose("Puzzle", "By width")
    width = dialog.get_by_label("Pixels across")
    width.fill("20")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("from 100 to")
    width.fill("640")
    _, data = desk.took(dialog.get_by_role("button", name="Save"))
    with Image.open(io.BytesIO(data)) as image:
        assert 560 < image.width <= 640
    for letters, there in (("As text", True), ("As outlines", False)):
        dialog = choose("Answers", "SVG", letters)
        name, data = desk.took(dialog.get_by_role("button", name="Save"))
        assert name.endswith("-answers.svg")
        texts = ET.fromstring(data).iter("{http://www.w3.org/2000/svg}text")
        assert any("ক্ষ" in (one.text or "") for one in texts) == there


def test_puzzles_of_every_format_are_opened_and_go_on(desk: Desk) -> None:
    """Whatever they are called; undo leads back to what was there."""
    page = desk.page
    desk.back()
    names = {"puz": "x.puz", "jpz": "x.jpz", "jpz-xml": "x.xml", "exolve": "x.txt", "xd": "x.xd"}
    words = sorted("".join(word.answer) for word in BANGLA.words)
    for to, name in {**names, "html": "x.htm", "ipuz": "x.json", "zip": "x.zip"}.items():
        puzzle = replace(BANGLA, title=f"as {to}")
        drop(desk, name, formats.export(puzzle, to, "x")[0].data)
        expect(page).to_have_title(re.compile(f"as {to}"))
        desk.settle()
        assert sorted(row.replace("|", "") for row in desk.words()) == words, to
    # it goes on: a clue is edited
    desk.rows().first.locator(".word").dblclick()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Clue").fill("নতুন")
    dialog.get_by_role("button", name="Save").click()
    expect(desk.rows().first).to_contain_text("নতুন")
    desk.settle()
    for title in ("as zip", "as ipuz", "as html"):
        page.keyboard.press("Control+z")
        expect(page).to_have_title(re.compile(title))
    # a kind is recognised, and what could not be kept is told
    filled = formats.export(sheet.crop(FARM), "ipuz", "x")[0].data
    drop(desk, "search.json", filled)
    expect(page.locator("#kind")).to_have_attribute("data-kind", "wordsearch")
    # a damaged file, and a page of somebody else, change nothing
    before = desk.words()
    for name, data in (("x.puz", b"\x00 no puzzle"), ("page.html", b"<!doctype html><p>Hello")):
        drop(desk, name, data)
        expect(page.locator("#banner .message")).to_contain_text(f"{name} isn’t a puzzle")
        desk.settle()
        assert desk.words() == before
    # a list is a list
    drop(desk, "few.txt", b"CAT\nTEAR\nRACE\nCARE\n")
    expect(desk.rows()).to_have_count(4)
    expect(page.locator("#dictionary")).to_contain_text("few")
    desk.settle()


#: counts the reads of files, and what the engine is asked
WATCH = """() => {
  globalThis.seen = { asked: [], reads: 0 };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (request, ...more) {
    if (request.text) seen.asked.push(JSON.parse(request.text).type);
    return postMessage.call(this, request, ...more);
  };
  const { arrayBuffer } = Blob.prototype;
  Blob.prototype.arrayBuffer = function () {
    seen.reads += 1;
    return arrayBuffer.call(this);
  };
}"""


def test_a_file_is_read_once_and_the_engine_asked_once(desk: Desk) -> None:
    page = desk.page
    desk.back()
    page.evaluate(WATCH)
    drop(desk, "x.puz", formats.export(replace(BANGLA, title="once"), "puz", "x")[0].data)
    expect(page).to_have_title(re.compile("once"))
    desk.settle()
    assert page.evaluate("seen") == {"asked": ["file.open"], "reads": 1}
    drop(desk, "few.txt", b"CAT\nTEAR\nRACE\nCARE\n")
    expect(page.locator("#dictionary")).to_contain_text("few")
    desk.settle()
    seen = page.evaluate("seen")
    assert [asked for asked in seen["asked"] if asked != "dictionary.drop"][:3] == [
        "file.open",
        "file.open",
        "dictionary.load",
    ]
    assert seen["reads"] == 2


def test_words_of_a_puzzle_become_a_list(desk: Desk) -> None:
    page = desk.page
    desk.back()
    data = formats.export(BANGLA, "jpz", "x")[0].data
    page.evaluate("document.dispatchEvent(new CustomEvent('crosscore:lists'))")
    expect(page.locator("html")).to_have_attribute("data-view", "lists")
    file = {"name": "x.jpz", "mimeType": "", "buffer": data}
    page.locator("#file-list").set_input_files(file)
    for column, texts in (
        ("word", {word.surface for word in BANGLA.words}),
        ("clue", {word.clue for word in BANGLA.words}),
    ):
        fields = page.locator(f"#table-body .cell-{column}")
        expect(fields).to_have_count(len(texts) + 1)  # and one to go on
        assert {field.input_value() for field in fields.all()} == {*texts, ""}
    # dropped, it may be opened instead
    drop(desk, "x.jpz", data)
    ask = page.locator("#ask-dialog")
    expect(ask).to_contain_text("puzzle")
    looks.check(page, "ask")
    ask.get_by_role("button", name="Open the puzzle").click()
    expect(page.locator("html")).to_have_attribute("data-view", "workshop")
    expect(desk.rows()).to_have_count(len(BANGLA.words))
    desk.settle()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_dialogs_fit_a_phone(page: Page, address: str, language: str) -> None:
    page.add_init_script(f"localStorage['crosscore.language'] = '\"{language}\"'")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    desk = Desk(page, address)
    desk.open()
    desk.show(BANGLA)
    page.locator("#step-print").click()
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    for item, name in ((0, "zip"), (None, "picture"), (4, "export")):
        page.locator("#picture" if item is None else "#save").click()
        if item is not None:
            page.get_by_role("menuitem").nth(item).click()
        dialog = page.locator(f"#{name}-dialog")
        expect(dialog).to_be_visible()
        looks.check(page, f"{language} {name}", f"#{name}-dialog")
        for button in dialog.locator(".dialog-buttons button").all():
            if button.is_visible():
                box = button.bounding_box()
                assert box
                assert box["y"] + box["height"] <= 844
        page.keyboard.press("Escape")
    desk.was_quiet()

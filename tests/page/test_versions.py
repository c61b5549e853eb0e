"""A class set on the page: different puzzles, printed in one go or saved in one .zip."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import zipfile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore.formats import ipuz
from crosscore.referee import check
from tests.page import looks
from tests.page.objects import SheetDesk
from tests.page.pdf import needs_poppler
from tests.page.waiting import until

FEW = 5


class ClassSet(SheetDesk):
    """The dialog of a set, on the sheet of what the page opens with."""

    def ask(self, title: str = "") -> None:
        self.open()
        self.create()
        if title:
            self.page.get_by_role("textbox", name="Title").fill(title)
        self.page.get_by_role("button", name="Make 30 versions…").click()

    def choose(self, number: int, keys: str) -> None:
        dialog = self.page.locator("#versions-dialog")
        dialog.get_by_role("spinbutton", name="How many").fill(str(number))
        dialog.get_by_role("radio", name=keys, exact=True).check()

    def press(self, name: str) -> None:
        self.page.locator("#versions-dialog").get_by_role("button", name=name).click()


def texts(pdf: bytes) -> list[str]:
    """What stands on each page."""
    command = ["pdftotext", "-", "-"]
    told = subprocess.run(command, input=pdf, capture_output=True, check=True, timeout=60).stdout
    return told.decode().rstrip("\f").split("\f")


@pytest.fixture
def desk(page: Page, address: str) -> Any:
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
    found = ClassSet(page, address)
    yield found
    found.was_quiet()


def test_a_zip_holds_each_version_its_texts_and_its_pictures(desk: ClassSet) -> None:
    desk.ask("Animals")
    desk.choose(FEW, "At the end")
    with desk.page.expect_download() as download:
        desk.press("Save as .zip")
    files = zipfile.ZipFile(download.value.path())
    names = [f"crossword-{n:03}" for n in range(1, FEW + 1)]
    ends = [".ipuz", "-clues.txt", "-answers.txt", "-puzzle.png", "-answers.png"]
    assert sorted(files.namelist()) == sorted(["index.csv", *(n + e for n in names for e in ends)])
    puzzles = []
    for number, name in enumerate(names, 1):
        puzzle, findings = ipuz.loads(files.read(f"{name}.ipuz"))
        assert findings + check(puzzle) == []
        assert (puzzle.title, puzzle.seed) == (f"Animals – Version {number}", number)
        assert puzzle.title in files.read(f"{name}-answers.txt").decode()
        puzzles.append(puzzle.rows())
    assert len(set(puzzles)) == FEW
    index = list(csv.DictReader(io.StringIO(files.read("index.csv").decode("utf-8-sig"))))
    assert [row["name"] for row in index] == names
    expect(desk.page.locator("#versions-dialog")).not_to_be_visible()
    expect(desk.page.locator("#sheet-banner")).to_contain_text(download.value.suggested_filename)


def test_versions_are_numbered_in_the_language_of_the_sheet(desk: ClassSet) -> None:
    page = desk.page
    desk.open()
    desk.create()
    page.get_by_role("textbox", name="Title").fill("Animals")
    page.locator("[data-group=words] summary").click()
    for language, name in (("hi", "Animals – सेट 1"), ("sv", "Animals – 1")):
        page.get_by_label("Language of the headings").select_option(language)
        expect(page.locator("#clues")).to_contain_text({"hi": "बाएँ", "sv": "Vågrätt"}[language])
        desk.settle()
        page.get_by_role("button", name="Make 30 versions…").click()
        desk.choose(2, "None")
        with page.expect_download() as download:
            desk.press("Save as .zip")
        first = zipfile.ZipFile(download.value.path()).read("crossword-001.ipuz")
        assert ipuz.loads(first)[0].title == name


@needs_poppler
def test_all_are_printed_with_their_numbers_and_the_keys_after_them(desk: ClassSet) -> None:
    desk.ask()
    desk.choose(FEW, "At the end")
    desk.press("Print all")
    until(desk.page, "() => window.printed")
    found = texts(desk.page.pdf(prefer_css_page_size=True))
    titles = [re.findall(r"Version \d+", text) for text in found]
    assert [each[0] for each in titles if len(each) == 1][:FEW] == [
        f"Version {n}" for n in range(1, FEW + 1)
    ]
    keys = [text for text in found if "Answers" in text]
    assert 0 < len(keys) < FEW
    assert found[-len(keys) :] == keys
    assert re.findall(r"Version (\d+)", " ".join(keys)) == [str(n) for n in range(1, FEW + 1)]
    # what is printed next is the sheet again
    assert not any("Version" in text for text in texts(desk.page.pdf()))

    desk.page.get_by_role("button", name="Make 30 versions…").click()
    desk.choose(2, "After each")
    desk.press("Print all")
    until(desk.page, "() => window.printed === 2")
    text = " ".join(texts(desk.page.pdf(prefer_css_page_size=True)))
    assert re.findall(r"Version \d|Answers", text) == [
        "Version 1", "Version 1", "Answers", "Version 2", "Version 2", "Answers",
    ]  # fmt: skip


def test_stop_keeps_those_that_are_made(desk: ClassSet) -> None:
    desk.ask()
    desk.choose(100, "None")
    desk.press("Print all")
    told = desk.page.locator("#versions-told")
    expect(told).to_contain_text(re.compile("made: [1-9]"))
    took = desk.page.evaluate(
        """async () => {
          const begun = performance.now();
          document.getElementById("versions-stop").click();
          while (!document.getElementById("versions-stop").hidden)
            await new Promise((go) => setTimeout(go));
          return performance.now() - begun;
        }"""
    )
    assert took < 100
    expect(told).to_have_text(re.compile(r"^Stopped: \d+ versions? (is|are) ready"))
    number = int(re.findall(r"\d+", told.inner_text())[0])
    with desk.page.expect_download() as download:
        desk.press("Save as .zip")
    names = zipfile.ZipFile(download.value.path()).namelist()
    assert sum(name.endswith(".ipuz") for name in names) == number


def test_a_number_that_cannot_be_is_told_beside_it(desk: ClassSet) -> None:
    desk.ask()
    desk.choose(101, "None")
    desk.press("Print all")
    field = desk.page.get_by_role("spinbutton", name="How many")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(desk.page.locator("#versions-number-error")).to_have_text(
        "Choose a number from 2 to 100."
    )


@pytest.mark.parametrize(
    ("language", "width", "scheme"),
    [("bn", 1366, "light"), ("he", 360, "dark")],
)
def test_axe_finds_nothing_in_the_dialog_and_keys_reach_all_of_it(
    desk: ClassSet, language: str, width: int, scheme: Any
) -> None:
    page = desk.page
    page.set_viewport_size({"width": width, "height": 740})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    chosen = f"localStorage['crosscore.language'] = '\"{language}\"'"
    page.add_init_script(f"origin === 'null' || ({chosen})")
    desk.open()
    page.locator("#step-print").click()
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    desk.settle()
    page.locator("#versions").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#versions-print")).to_be_focused()
    looks.check(page, language, "#versions-dialog")
    page.locator("#versions-number").fill("40")
    page.keyboard.press("Enter")
    expect(page.locator("#versions-stop")).to_be_focused()
    looks.check(page, f"{language}, running", "#versions-dialog")
    page.keyboard.press("Escape")
    expect(page.locator("#versions-dialog")).not_to_be_visible()
    expect(page.locator("#versions")).to_be_focused()
    desk.settle()
    assert not page.evaluate("window.printed")

"""The whole main job in a real Chromium in two scripts: right to left, and with conjuncts.

From a file of one's own words to what is saved, each step by mouse or keys, and every text
compared word for word with the puzzle.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosscore import alphabet
from crosscore.formats import ipuz
from crosscore.kinds.freeform import KIND as freeform
from crosscore.puzzle import Puzzle
from tests.page import looks
from tests.page.objects import READY, WorkshopDesk, check_pictures, drop, picture
from tests.page.waiting import drawn, until
from tests.word_lists import LISTS

MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")  # of direction: seen by nobody
STRAY = 1.2  # cells that a dragged word is beside the place it shall take, at most

#: language -> its words, what the list is called, the headings on the sheet, a letter that an
#: edited word shall have as it is typed, and how it stands in the grid
JOBS = {
    "he": ("hebrew.json", "מילים.json", ["מאוזן", "מאונך"], "ם", "מ"),
    "bn": ("bangla.json", "শব্দ.json", ["পাশাপাশি", "উপর-নিচ"], "্", "্"),
}


class Job(WorkshopDesk):
    """The page with a list of one's own words in one language."""

    language: alphabet.Alphabet

    def column(self, puzzle: Puzzle, column: int) -> int:
        """From the left, as drawn."""
        return puzzle.width - 1 - column if self.language.direction == "rtl" else column

    def at(self, puzzle: Puzzle, cell: tuple[int, int]) -> tuple[float, float]:
        return self.point(cell[0], self.column(puzzle, cell[1]))

    def said(self, text: str) -> None:
        """Wait until this is read out, marks of direction or none in it."""
        spread = f"[{MARKS.pattern[1:-1]}]*".join(map(re.escape, text))
        expect(self.page.locator("#say")).to_have_text(re.compile(spread))

    def with_place(self, puzzle: Puzzle) -> tuple[int, list[dict[str, Any]]]:
        """The first word that has other legal places, and those."""
        for entry in puzzle.entries:
            places = [p for p in freeform.places(puzzle, entry.word) if not p.get("here")]
            if places:
                return entry.word, places
        raise AssertionError("no word has another place")


@pytest.fixture
def job(page: Page, address: str) -> Iterator[Job]:
    shop = Job(page, address)
    shop.open()
    yield shop
    assert shop.faults == []


def lines(text: str) -> list[str]:
    """The lines of a saved text as they are read; an empty one between two parts."""
    return MARKS.sub("", text).rstrip("\n").split("\n")


def expected(puzzle: Puzzle, what: str, headings: list[str]) -> list[str]:
    """What a text must hold, by the puzzle alone: its lists, each below its heading."""
    language = alphabet.get(puzzle.language)
    found: list[str] = []
    for heading, across in zip(headings, (True, False), strict=True):
        found += ["", heading]
        entries = [entry for entry in puzzle.entries if entry.across == across]
        for entry in sorted(entries, key=lambda entry: entry.number):
            word = puzzle.words[entry.word]
            clue = f"{word.clue} ({language.enumeration(word.surface)})"
            said = clue if what == "clues" else word.shown
            found.append(f"{language.number(entry.number)}. {said}")
    return found[1:]


@pytest.mark.parametrize("code", JOBS)
def test_the_whole_job(job: Job, code: str) -> None:
    page = job.page
    source, name, headings, typed, standing = JOBS[code]
    words = json.loads((LISTS / source).read_text("utf-8"))
    job.language = alphabet.get(code)
    rtl = job.language.direction == "rtl"

    # fifty words of one's own file, its language guessed and said
    drop(job, name, json.dumps(words, ensure_ascii=False).encode())
    expect(page.locator("#list")).to_have_attribute("lang", code, timeout=READY)
    job.settle()
    assert job.rows().count() == 50
    expect(page.locator("#language")).to_have_value(code)
    expect(page.locator("#language-remark")).to_contain_text(f"Guessed: {job.language.english}")
    expect(job.row(0)).to_have_attribute("dir", job.language.direction)
    listed = job.words()
    assert set(listed) <= set(words)

    # laid out anew; one replaced
    job.anew("Reshuffle")
    assert job.words() == listed
    job.row(4).locator(".word").click()
    page.locator("#replace").click()
    expect(job.row(4)).not_to_contain_text(listed[4])
    job.settle()

    # one edited by keys: its cells are shown as they will stand
    new = next(w for w in words if typed in w and w not in job.words() and len(w) > 3)
    cells = job.language.split(new)
    assert any(standing in cell for cell in cells)
    assert len(cells) < len(new) + (code == "he")
    job.row(7).locator(".word").click()
    page.keyboard.press("F2")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.type(new)
    boxes = page.locator("#edit-cells > span")
    expect(boxes).to_have_text(list(cells))
    edges = boxes.evaluate_all("boxes => boxes.map((box) => box.getBoundingClientRect().x)")
    assert edges == sorted(edges, reverse=rtl)
    if code == "bn":  # a conjunct is parted by a press, and joined again
        page.locator("#edit-cells .part").first.click()
        expect(boxes).to_have_count(len(cells) + 1)
        expect(page.locator("#edit-cells .join")).to_be_focused()
        page.keyboard.press("Enter")
        expect(boxes).to_have_text(list(cells))
        expect(page.locator("#edit-cells .part").first).to_be_focused()
        assert dialog.get_by_label("Word").input_value() == new
    dialog.get_by_label("Word").press("Enter")
    expect(dialog).to_be_hidden()
    job.settle()
    assert job.words()[7] == new

    # arrows on the grid go where they point; Home and End to where a row begins and ends
    puzzle = job.puzzle()
    assert puzzle.words[7].answer == cells
    rows = puzzle.rows()
    r, c = next(e.cells[0] for e in puzzle.entries if e.across and e.cells[0][1] > 0)
    page.mouse.click(*job.at(puzzle, (r, c)))
    page.keyboard.press("ArrowLeft" if rtl else "ArrowRight")
    job.said(f"row {r + 1}, column {c + 2}")
    page.keyboard.press("ArrowRight" if rtl else "ArrowLeft")
    job.said(f"row {r + 1}, column {c + 1}")
    filled = [column for column, cell in enumerate(rows[r]) if cell is not None]
    for key, column in (("End", filled[-1]), ("Home", filled[0])):
        page.keyboard.press(key)
        job.said(f"row {r + 1}, column {column + 1}")

    # a word moved by keys
    index, _ = job.with_place(puzzle)
    job.row(index).locator(".word").click()
    page.keyboard.press("m")
    expect(page.locator("#stage")).to_have_attribute("data-moving", re.compile("[1-9]"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    job.told("moved")
    moved = job.puzzle()
    assert moved.rows() != puzzle.rows()
    assert moved.words == puzzle.words

    # and one dragged to a place that the engine allows
    index, places = job.with_place(moved)
    entry = next(e for e in moved.entries if e.word == index)
    inside = [p for p in places if all(0 <= r < moved.height for r, _ in p["cells"])]
    place = (inside or places)[0]
    job.row(index).locator(".word").click()
    drawn(page)
    x, y = job.at(moved, entry.cells[0])
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12)
    expect(page.locator("#stage")).to_have_attribute("data-moving", re.compile("[1-9]"))
    page.mouse.move(*job.at(moved, tuple(place["cells"][0])))
    expect(page.locator("#chosen-text")).to_contain_text("Place")
    page.mouse.up()
    job.told("moved")
    dragged = job.puzzle()
    steady = next(e for e in moved.entries if e.word != index)
    now = {e.word: e.cells for e in dragged.entries}
    down, along = (now[steady.word][0][i] - steady.cells[0][i] for i in (0, 1))
    there = now[index][0]
    wanted = (place["cells"][0][0] + down, place["cells"][0][1] + along)
    assert max(abs(there[0] - wanted[0]), abs(there[1] - wanted[1])) <= STRAY
    assert {w for w, cells in now.items() if w != index} == {
        e.word for e in moved.entries if e.word != index
    }
    job.act("Control+z")
    assert job.puzzle().rows() == moved.rows()

    # locked, it stays where it is
    job.row(index).locator(".word").click()
    job.act("l")
    expect(job.row(index)).to_have_attribute("data-locked", "")
    job.anew("Reshuffle")

    # the sheet and all that is saved of it
    job.create()
    saved = job.puzzle()
    assert saved.locked == {index}
    assert page.locator("#clues h2").all_inner_texts() == headings
    files = {
        f.suggested_filename.split("-")[-1]: f
        for f in job.save("Save puzzle, clues and answers", 3)
    }
    for what in ("clues", "answers"):
        text = files[f"{what}.txt"].path().read_text(encoding="utf-8")
        wanted_lines = expected(saved, what, headings)
        assert lines(text)[-len(wanted_lines) :] == wanted_lines
        assert len(lines(text)) <= len(wanted_lines) + 4  # title, author, heading
        assert all(line.startswith("\u200f") for line in text.split("\n") if "." in line) == rtl
        assert any("১" in line for line in lines(text)) == (code == "bn")
    (solved,) = job.save("Answer picture")
    check_pictures(saved, picture(files["puzzle.png"]), picture(solved))

    # and the file opened again is the same puzzle
    (file,) = job.save("Puzzle file")
    job.back()
    data = file.path().read_bytes()
    drop(job, "again.ipuz", data)
    job.settle()
    again = job.puzzle()
    assert (again.rows(), again.words, again.entries) == (saved.rows(), saved.words, saved.entries)
    assert ipuz.loads(data)[0].words == saved.words


ARABIC = {"مدرسة": "للتعليم", "مدرسه": "مكان", "سلام": "تحية", "درس": "في المدرسة", "أسد": "حيوان"}


def test_language_and_letters_are_chosen_by_hand(job: Job) -> None:
    page = job.page
    dialog = page.get_by_role("dialog")

    # two scripts in one file: asked, not refused; typing finds a language
    drop(job, "mixed.json", json.dumps({"cat": "1", "dog": "2", "কলম": "3", "লতা": "4"}).encode())
    expect(dialog).to_contain_text("50% Latin and 50% Bengali", timeout=READY)
    page.keyboard.type("Bangl")
    expect(dialog.get_by_label("Language")).to_have_value("bn")
    dialog.get_by_role("button", name="Open the list").click()
    expect(job.rows()).to_have_count(2, timeout=READY)
    job.settle()
    expect(page.locator("#language-remark")).to_have_count(0)

    # a guess names the others, which stand first; another choice lays the words anew
    drop(job, "list.json", json.dumps(dict.fromkeys(("नमक", "कमल", "नदी"), "?")).encode())
    expect(page.locator("#language-remark")).to_contain_text("Hindi. It could also be Marathi")
    job.settle()
    groups = page.locator("#language optgroup")
    expect(groups.first).to_have_attribute("label", "Likely")
    assert groups.first.locator("option").count() == 4
    assert page.locator("#language option").count() == len(alphabet.languages())
    page.locator("#language").select_option("ne")
    expect(page.locator("#list")).to_have_attribute("lang", "ne", timeout=READY)
    expect(page.locator("#language-remark")).to_have_count(0)

    # letters: the list is read anew with them, the puzzle keeps them, an undone one has its own
    drop(job, "letters.json", json.dumps(ARABIC).encode())
    expect(job.rows()).to_have_count(5, timeout=READY)
    job.settle()
    page.get_by_role("button", name="Letters…").click()
    expect(dialog.get_by_role("heading")).to_have_text("Letters of Arabic")
    looks.check(page, "letters")
    dialog.get_by_role("group", name="Teh marbuta").get_by_label("Same as ه").check(force=True)
    dialog.get_by_role("button", name="Use these letters").click()
    expect(job.rows()).to_have_count(4, timeout=READY)  # two words have the same letters now
    job.settle()
    assert job.puzzle().options["letters"] == {"teh_marbuta": "fold"}
    boxes = page.locator("#edit-cells > span")
    for letter in ("ه", "ة"):
        job.row(0).locator(".word").click()
        page.keyboard.press("F2")
        dialog.get_by_label("Word").fill("كرة")
        expect(boxes).to_have_text(["ك", "ر", letter])
        dialog.get_by_role("button", name="Cancel").click()
        if letter == "ه":
            job.act("Control+z")
            expect(job.rows()).to_have_count(5)
    assert "letters" not in job.puzzle().options

    # one's own list keeps its letters
    page.locator("#step-words").click()
    job.table()
    page.locator("#list-language").select_option("nl")
    page.locator("#table .row input").first.click()
    page.keyboard.type("ijs")
    page.keyboard.press("Enter")
    cells = page.locator("#table-body .row[data-index='0'] .box")
    expect(cells).to_have_text(["IJ", "S"])
    page.locator("#list-letters").click()
    dialog.get_by_label("Two cells").check(force=True)
    dialog.get_by_role("button", name="Use these letters").click()
    expect(cells).to_have_text(["I", "J", "S"])
    kept = """async () => {
      const [{ language, letters }] = await (await import("./storage/keep.js")).lists.all();
      return language === "nl" && Object.keys(letters ?? {}).length;
    }"""
    until(page, kept)
    page.reload()
    expect(cells).to_have_text(["I", "J", "S"], timeout=READY)
    expect(page.locator("#list-language")).to_have_value("nl")

    # and its puzzle has them; in another language they would mean nothing
    page.locator("#list-make").click()
    expect(page.locator("#list")).to_have_attribute("lang", "nl", timeout=READY)
    job.settle()
    assert job.puzzle().words[0].answer == ("I", "J", "S")
    page.locator("#language").select_option("de")
    expect(page.locator("#list")).to_have_attribute("lang", "de", timeout=READY)
    job.settle()
    expect(page.locator("#banner .message")).to_have_count(0)

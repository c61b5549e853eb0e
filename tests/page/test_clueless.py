"""Puzzles without clues, in the grids of crosswords: made, handed out, solved and opened again."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from crosscore import make
from crosscore.grid import BLOCKED
from crosscore.puzzle import Puzzle
from tests.page import looks
from tests.page.objects import CELL, FREEFORM, MARGIN, OWN, READY, KindDesk, drop, pages, picture
from tests.word_lists import LISTS

KRISS_KROSS, CODEWORD = "krisskross", "codeword"
BOTH = pytest.mark.parametrize("kind", [KRISS_KROSS, CODEWORD])
NAMES = {KRISS_KROSS: "Kriss-kross", CODEWORD: "Codeword"}


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[KindDesk]:
    shop = KindDesk(page, address)
    shop.open()
    drop(shop, "words.json", json.dumps(OWN).encode())
    expect(shop.rows()).to_have_count(len(OWN), timeout=READY)
    shop.settle()
    yield shop
    shop.was_quiet()


def listed(desk: KindDesk, puzzle: Puzzle) -> None:
    """The sheet has no clues, but the words by length, or the numbers with the given letters."""
    sheet = desk.page.locator("#clues")
    expect(sheet).not_to_contain_text("Purrs")
    if puzzle.kind == KRISS_KROSS:
        headings = sorted({str(len(word.answer)) for word in puzzle.words})
        expect(sheet.locator("h2")).to_have_text(headings)
        expect(sheet.locator("li")).to_have_count(len(puzzle.entries))
        expect(sheet.locator("s")).to_have_count(1)  # the word to start with
    else:
        given = {puzzle.words[word].answer[at] for word, at in puzzle.given_letters}
        expect(sheet.locator(".code b")).to_have_text(
            [str(n + 1) for n in range(len(puzzle.codes))]
        )
        expect(sheet.locator(".code-letter")).to_have_text(
            [letter if letter in given else "" for letter in puzzle.codes]
        )


def solve(page: Page, puzzle: Puzzle) -> None:
    """By the keyboard alone, one word after the other."""
    page.locator("#play-input").focus()
    for entry in sorted(puzzle.entries, key=lambda one: (not one.across, one.cells[0])):
        if page.locator("#play-end").is_visible():
            break  # a letter was written wherever its number is
        page.keyboard.press("Home")
        page.keyboard.insert_text(puzzle.words[entry.word].surface)
        page.keyboard.press("Tab")
    expect(page.locator("#play-end")).to_be_visible()


@BOTH
def test_a_crossword_is_turned_into_a_kind_handed_out_solved_and_opened_again(
    desk: KindDesk, kind: str
) -> None:
    page = desk.page
    before = desk.puzzle()
    desk.chooser.click()
    expect(page.get_by_role("menu")).to_contain_text("Turn this puzzle into")
    page.get_by_role("menuitem", name=NAMES[kind]).click()
    desk.shows(kind)
    expect(page.locator("#told")).to_have_text(f"Turned into: {NAMES[kind]}.")
    puzzle = desk.puzzle()
    assert (puzzle.rows(), puzzle.words) == (before.rows(), before.words)
    looks.check(page, f"workshop of {kind}")

    desk.create()
    listed(desk, puzzle)
    looks.check(page, f"sheet of {kind}")
    empty, solved = (picture(*desk.save(item)) for item in ("Puzzle picture", "Answer picture"))
    grid = 2 * MARGIN + puzzle.height * CELL
    assert empty.height > grid  # with its list
    assert (solved.height > grid) is (kind == CODEWORD)
    assert pages(page.pdf()) == 1
    page.locator("#share").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.keyboard.press("Escape")
    desk.back()

    page.locator("#play-open").click()
    solve(page, puzzle)
    looks.check(page, f"{kind} solved")
    page.evaluate("history.back()")
    expect(page.locator("html")).to_have_attribute("data-view", "workshop")
    (file,) = (desk.create(), *desk.save("Puzzle file"))[1:]
    desk.back()
    page.keyboard.press("Control+z")
    desk.shows(FREEFORM)
    drop(desk, "again.ipuz", file.path().read_bytes())
    expect(desk.chooser).to_have_attribute("data-kind", kind)
    desk.settle()
    assert desk.puzzle() == puzzle

    page.goto(link)
    expect(page.locator("html")).to_have_attribute("data-state", "idle")
    assert "Purrs" not in page.content()
    solve(page, puzzle)


@BOTH
def test_a_new_one_is_made_by_its_options(desk: KindDesk, kind: str) -> None:
    page = desk.page
    desk.choose(kind)
    page.locator("#options").click()
    dialog = page.locator("#options-dialog")
    if kind == KRISS_KROSS:
        dialog.get_by_label("Nothing", exact=True).check()
    else:
        dialog.get_by_label("Given letters").fill("5")
    dialog.get_by_role("button", name="Reshuffle these words").click()
    expect(dialog).to_be_hidden()
    desk.settle()
    puzzle = desk.puzzle()
    letters = {puzzle.words[word].answer[at] for word, at in puzzle.given_letters}
    assert len(letters) == 5 if kind == CODEWORD else not letters


@BOTH
def test_what_cannot_be_done_in_a_grid_is_not_offered(desk: KindDesk, kind: str) -> None:
    page = desk.page
    free = ("#add", "#move", "#delete")
    desk.choose(kind)
    desk.rows().first.locator(".word").click()
    for button in free:
        expect(page.locator(button)).to_be_visible()
    name = {KRISS_KROSS: "kriss-kross", CODEWORD: "codeword"}[kind]
    options = {"grid": BLOCKED, "sides": "5x5", "blocks": "few", "black": "many", "min_length": 2}
    desk.show(make(name, LISTS / "english.json", **options, nodes=2000))
    desk.rows().first.locator(".word").click()
    for button in (*free, "#drawing"):
        expect(page.locator(button)).to_be_hidden()
    expect(page.locator("#edit")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("#keys-dialog")).not_to_contain_text("add a word")
    page.keyboard.press("Escape")
    before = desk.puzzle()
    row, column = before.entries[0].cells[0]
    desk.click_cell(row, column)
    page.keyboard.press("m")
    page.keyboard.press("Delete")
    desk.settle()
    assert page.locator("#banner .message").count() == 0
    assert desk.puzzle() == before

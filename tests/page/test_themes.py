"""Words by theme and level: chosen, made into a puzzle, edited as a list, found again."""

from __future__ import annotations

import csv
import io

from playwright.sync_api import expect

from crosscore import theme_words, themes
from tests.page.objects import Workshop, to_table

LIST = theme_words("es", clues="en", themes=["animals"], levels=[1])
WORDS = {word.surface: word.clue for word in LIST.words}
#: with the second clues, which stand in where a translation would give the word away
PAIRS = {
    (word.surface, clue)
    for word, others in zip(LIST.words, LIST.others or (), strict=True)
    for clue in (word.clue, *others)
}


def choose(shop: Workshop) -> None:
    """Spanish words, English clues, easy animals."""
    page = shop.page
    shop.unfold()
    page.locator("#dictionary").click()
    page.get_by_role("menuitemradio", name="Words by theme").click()
    dialog = page.get_by_role("dialog", name="Words by theme")
    everything = sum(found[1] for found in themes().values())
    expect(dialog.get_by_role("status")).to_have_text(f"{everything} words")
    dialog.get_by_label("Words in").select_option("es")
    dialog.get_by_label("Clues in").select_option("en")
    dialog.get_by_role("checkbox", name="Animals").check()
    expect(dialog.get_by_role("status")).to_have_text(f"{len(WORDS)} words")


def holds_them(shop: Workshop) -> None:
    """The puzzle's words are those of the list, all of them, each with a clue of its own."""
    words, clues = (shop.rows().locator(part).all_text_contents() for part in (".word", ".clue"))
    assert sorted(words) == sorted(WORDS)
    assert set(zip(words, clues, strict=True)) <= PAIRS


def test_a_puzzle_of_easy_animals_in_spanish_with_english_clues(opened: Workshop) -> None:
    page = opened.page
    choose(opened)
    opened.anew("Make a puzzle")
    expect(opened.rows()).to_have_count(len(WORDS))
    holds_them(opened)
    name = page.locator("#dictionary-name")
    expect(name).to_have_text("Spanish, clues in English: Animals")
    # all of its words were used: that is told, and they come again
    opened.anew("New words")
    expect(page.locator("#told")).to_contain_text(f"{len(WORDS)} words were in one of your last")
    holds_them(opened)
    page.reload()
    opened.settle()
    expect(name).to_have_text("Spanish, clues in English: Animals")
    opened.anew("New words")
    holds_them(opened)


def test_words_by_theme_become_a_list_of_one_s_own_that_loses_nothing(opened: Workshop) -> None:
    page = opened.page
    choose(opened)
    page.get_by_role("button", name="Edit as my own list").click()
    to_table(page)
    expect(page.locator("#list-name")).to_have_value("Spanish, clues in English: Animals")
    page.locator("#list-save").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="CSV").click()
    text = download.value.path().read_text("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert {row["word"]: row["clue"] for row in rows} == WORDS
    assert {(row["theme"], row["level"]) for row in rows} == {("animals", "1")}
    assert {row["word"]: row["article"] for row in rows}["perro"] == "el"

"""Every script that a profile names, drawn by the built page's own painter and judged by pixels."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from crosscore import alphabet, dictionary
from crosscore.formats import ipuz
from crosscore.kinds.freeform import KIND as freeform
from crosscore.puzzle import Puzzle
from crosscore.search import drain
from crosscore.view import view
from tests.page.objects import READY, Workshop, drop

HERE = Path(__file__).parent
WORDS: dict[str, list[str]] = json.loads((HERE / "scripts.json").read_text("utf-8"))
DRAWING = (HERE / "drawing.js").read_text("utf-8")
SIDES = (18, 20, 24, 30, 60, 120)  # canvas pixels of a cell: boards and pictures, 1 or 2 a dot
OF_THE_DEVICE = {"ko", "ja", "zh"}  # too large to bring along
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")


def crossword(language: str) -> Puzzle:
    """All words of a language's row that find room together."""
    rows = json.dumps({word: f"clue {i}" for i, word in enumerate(WORDS[language])}).encode()
    words = drain(dictionary.read(rows, name="words.json", language=language))
    assert words.entries == len(WORDS[language]), language
    search = freeform.new(words, {"count": words.entries}, seed=1, nodes=800)
    return [item for item in search if isinstance(item, Puzzle)][-1]


def shown(language: str) -> dict[str, Any]:
    """A language's puzzle as the page gets it, and a label as wide as labels usually are."""
    puzzle = crossword(language)
    assert len(puzzle.entries) >= 3, language
    return {**view(puzzle), "name": language, "label": alphabet.get(language).number(28)}


def lone(name: str, text: str) -> dict[str, Any]:
    """A puzzle of one cell."""
    return {
        "name": name,
        "language": "en",
        "direction": "ltr",
        "width": 1,
        "height": 1,
        "model": "crossing",
        "cells": [[{"t": text}]],
        "words": [],
        "clues": [],
        "label": "8",
    }


@pytest.fixture(scope="module")
def facts(browser: Browser, address: str) -> Iterator[dict[str, Any]]:
    """What tests/page/drawing.js finds in each language's puzzle; one page for all."""
    page = browser.new_page()
    page.goto(address + "build.json")  # a page of the site that starts nothing
    views = [
        *(shown(language) for language in WORDS),
        lone("private", "\ue000"),
        lone("unassigned", "ক\u0378"),
        lone("long", "WWWWWWWWWWWW"),
        lone("empty", "\u2003"),
    ]
    yield page.evaluate(DRAWING, {"views": views, "sides": SIDES})
    page.close()


def test_every_script_of_the_profiles_has_words_here() -> None:
    def scripts(languages: Any) -> set[str]:
        return {script for code in languages for script in alphabet.get(code).scripts}

    every = scripts(each.code for each in alphabet.languages())
    assert scripts(WORDS) >= every - {"Zyyy"}  # any script


@pytest.mark.parametrize("language", WORDS)
def test_letters_are_drawn_whole_and_in_their_cells(facts: dict[str, Any], language: str) -> None:
    found = dict(facts[language])
    missing = found.pop("missing")
    if missing and language in OF_THE_DEVICE:
        pytest.skip(f"no font here has {''.join(missing[:4])}: fonts-noto-cjk is not installed")
    assert missing == []
    assert {what: where for what, where in found.items() if where} == {}


def test_what_is_not_drawn_is_found(facts: dict[str, Any]) -> None:
    assert facts["private"]["missing"] == ["\ue000"]
    assert "\ue000" in facts["private"]["boxed"]
    assert facts["unassigned"]["missing"] == ["\u0378"]  # a letter that is there stands before it
    assert facts["long"]["leaving"]
    assert facts["long"]["missing"] == []
    assert "\u2003" in facts["empty"]["blank"]


# -- what is fetched, and when ------------------------------------------------------------


def fonts(shop: Workshop) -> set[str]:
    """Font files that the page has asked for."""
    return {url.rsplit("/", 1)[1] for url in shop.requests if url.endswith(".woff2")}


def load(shop: Workshop, language: str) -> None:
    """Let a language's puzzle fall on the page as a file, and wait until it is drawn."""
    drop(shop, f"{language}.ipuz", ipuz.dumps(ipuz.to_document(crossword(language))).encode())
    expect(shop.page.locator(f"#table-holder table[lang={language}]")).to_be_attached()
    shop.settle()
    shop.page.evaluate("() => document.fonts.ready")


#: How wide the words of the list are, and how wide they would be if they were made now
WIDTHS = """() => {
  const list = document.getElementById("list");
  const wide = () => [...list.querySelectorAll(".word")].map((word) => word.offsetWidth);
  const before = wide();
  list.replaceChildren(...[...list.children].map((row) => row.cloneNode(true)));
  return [before, wide()];
}"""


def boxed(shop: Workshop) -> bool:
    """Whether Bangla's first letter looks like a character that no font has, on this page now."""
    found: bool = shop.page.evaluate(
        """async () => {
          const { undrawable } = await import("./i18n/undrawable.js");
          const { fontOf } = await import("./i18n/fonts.js");
          return undrawable("ক", fontOf("bn").letters).length > 0;
        }"""
    )
    return found


def test_fonts_are_fetched_when_a_puzzle_needs_them(page: Page, address: str) -> None:
    shop = Workshop(page, address)
    shop.open()
    assert fonts(shop) == set()  # English
    load(shop, "bn")
    shop.create()  # its settings name every language
    shop.back()
    bangla = fonts(shop)
    assert "noto-serif-bengali.woff2" in bangla
    assert {name for name in bangla if "bengali" not in name} == set()
    load(shop, "he")
    assert "noto-serif-hebrew.woff2" in fonts(shop)
    assert {name for name in fonts(shop) - bangla if "hebrew" not in name} == set()
    assert shop.faults == []


def test_urdu_clues_are_in_nastaliq_with_higher_lines(page: Page, address: str) -> None:
    shop = Workshop(page, address)
    shop.open()
    words = {
        "کتاب": "اسے پڑھتے ہیں",
        "قلم": "لکھنے کے کام آتا ہے",
        "بلی": "چوہے پکڑتی ہے",
        "باغ": "پھول ہوں",
    }
    drop(shop, "اردو.json", json.dumps(words).encode())
    expect(shop.rows()).to_have_count(len(words), timeout=READY)
    shop.settle()
    look = """(part) => {
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(part);
      return [fontFamily.split(",")[0], parseFloat(lineHeight) / parseFloat(fontSize)];
    }"""
    clue, word = (shop.rows().first.locator(part).evaluate(look) for part in (".clue", ".word"))
    assert clue[0] == '"Noto Nastaliq Urdu"' != word[0]
    assert clue[1] >= 2 > word[1]
    shop.create()
    for part in ("#clues .paper-part", "#paper-measure"):  # as seen, and as measured for paper
        drawn = page.locator(part).first
        expect(drawn).to_have_css("font-family", re.compile('^"Noto Nastaliq Urdu"'))
        assert drawn.evaluate(look)[1] >= 2
    page.evaluate("() => document.fonts.ready")
    nastaliq = {name for name in fonts(shop) if "nastaliq" in name}
    assert nastaliq == {"noto-nastaliq-urdu.woff2"}
    assert "noto-naskh-arabic.woff2" in fonts(shop)
    assert shop.faults == []


@pytest.fixture(scope="module")
def bare(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Browser]:
    """A Chromium on a device whose only fonts are DejaVu's, which have no Bangla."""
    if not DEJAVU.exists():
        pytest.skip("the DejaVu fonts are not installed here")
    folder = tmp_path_factory.mktemp("fonts")
    (folder / "fonts.conf").write_text(
        f"<fontconfig><dir>{DEJAVU}</dir><cachedir>{folder}</cachedir></fontconfig>"
    )
    env = {**os.environ, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    started = browser_type.launch(**{**browser_type_launch_args, "env": env})
    yield started
    started.close()


def test_a_device_without_the_script_gets_its_font(bare: Browser, address: str) -> None:
    shop = Workshop(bare.new_page(), address)
    shop.open()
    load(shop, "bn")
    expect(shop.page.locator("#banner .message")).to_have_count(0)
    assert not boxed(shop)
    before, after = shop.page.evaluate(WIDTHS)
    assert before == after  # what stood there before the font came was set anew
    shop.create()
    (file,) = shop.save("Answer picture")
    assert file.path().stat().st_size > 1000
    expect(shop.page.locator("#sheet-banner .message")).not_to_contain_text("No font")
    shop.page.close()


def test_a_font_that_cannot_be_had_is_named(bare: Browser, address: str) -> None:
    # the site's own worker would have the font, if it had all files before the puzzle came
    page = bare.new_page(service_workers="block")
    page.route(re.compile(r"\.woff2$"), lambda route: route.abort())
    shop = Workshop(page, address)
    shop.open()
    load(shop, "bn")
    banner = page.locator("#banner .message")
    expect(banner).to_contain_text("No font on this device has")
    expect(banner).to_contain_text("(Bangla)")
    expect(banner).to_contain_text("Install the font Noto Serif Bengali")
    assert boxed(shop)
    shop.create()
    expect(page.locator("#sheet-banner .message")).to_contain_text("Noto Serif Bengali")
    shop.save("Puzzle picture")  # no letters, and its numbers are those of the clues
    expect(page.locator("#sheet-banner .message")).not_to_contain_text("No font")
    shop.save("Answer picture")
    expect(page.locator("#sheet-banner .message")).to_contain_text("Saved")
    expect(page.locator("#sheet-banner .message")).to_contain_text("Noto Serif Bengali")
    page.close()

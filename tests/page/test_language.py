"""The page's own language in a real Chromium, with a made-up translation in Hebrew letters."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import accumulate

import pytest
from fluent.syntax import ast
from playwright.sync_api import Browser, Page, Route, expect

from tests.catalogues import CODES, CONTEXT, FOLDER, mirrored, nodes, parts, read
from tests.page import looks
from tests.page.objects import HEBREW, READY, Workshop, drop
from tests.page.waiting import drawn
from tools import english

OWN = (FOLDER / "en.ftl").read_text("utf-8")  # what the page has
SOURCE = english.whole()
NAMES = {"en": ("English", "ltr"), "he": ("עברית", "rtl"), "fr": ("Français", "ltr")}

#: what stays in Latin letters whatever the page's language: names, languages by their own, keys
STAYS = re.compile(
    r"Crosscore|Python|PDF|\.json|\b[0-9a-f]{12}\b|"
    r"English|Deutsch|Español|Français|Italiano|Português|"
    r"Ctrl|Shift|Space|Enter|Esc|Tab|Home|End|Delete|Backspace|F2|\b[A-Z]\b|U\+[0-9A-F]{4,5}"
)

#: all that is seen or told of what is shown, text and attributes
TELLS = """() => {
  const found = [];
  const seen = (e) => e.checkVisibility() || e.closest("dialog[open]");
  for (const e of document.body.querySelectorAll("*")) {
    if (!seen(e) || e.closest("svg, .about-licences, .about-text, script, noscript")) continue;
    const own = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data.trim());
    const told = ["title", "aria-label", "aria-roledescription", "placeholder"]
      .map((name) => e.getAttribute(name));
    for (const text of [...own, ...told, e.value && e.matches("option") ? e.label : ""])
      if (text) found.push(text);
  }
  return found;
}"""


def serve(page: Page) -> None:
    """Give the page made-up translations beside English, whatever the site has."""
    rows = [{"code": c, "name": name, "direction": side} for c, (name, side) in NAMES.items()]
    listed = f"export default {json.dumps(rows)};"
    page.route(
        "**/i18n/catalogues.mjs",
        lambda route: route.fulfill(body=listed, content_type="text/javascript"),
    )

    def catalogue(route: Route) -> None:
        code = route.request.url.rsplit("/", 1)[1].removesuffix(".ftl")
        body = OWN if code == "en" else mirrored(SOURCE, *NAMES[code])
        route.fulfill(body=body, content_type="text/plain; charset=utf-8")

    def bundled(route: Route) -> None:
        body = route.fetch().text()
        body, times = re.subn(
            r'(=)\[\{code:"en",name:.*?\]',
            lambda found: found[1] + json.dumps(rows),
            body,
            count=1,
        )
        assert times == 1
        route.fulfill(body=body, content_type="text/javascript; charset=utf-8")

    page.route("**/app.js", bundled)
    page.route("**/i18n/catalogues/*.ftl", catalogue)


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    serve(workshop.page)
    return workshop


def choose(page: Page, code: str) -> None:
    """By keys alone: the button, its menu, the language."""
    name, side = NAMES[code]
    page.locator("#page-language").focus()
    page.keyboard.press("ArrowDown")
    menu = page.locator("#page-language-menu")
    expect(menu.locator("[aria-checked=true]")).to_have_count(1)
    while menu.locator(":focus").inner_text() != name:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator("html")).to_have_attribute("dir", side)
    expect(menu).to_be_hidden()


def latin(page: Page) -> list[str]:
    """What is still said in Latin letters."""
    texts: list[str] = page.evaluate(TELLS)
    return sorted({text for text in texts if re.search("[A-Za-z]", STAYS.sub("", text))})


def test_the_markup_says_what_the_english_catalogue_says(workshop: Workshop) -> None:
    workshop.page.goto(workshop.address)
    before, now = workshop.page.evaluate(
        """async () => {
          const { translate } = await import(new URL("i18n/l10n.js", location.href).href);
          const text = await (await fetch("index.html")).text();
          const page = new DOMParser().parseFromString(text, "text/html");
          const before = page.documentElement.outerHTML;
          translate(page);
          return [before, page.documentElement.outerHTML].map((text) => text.split("\\n"));
        }"""
    )
    assert [pair for pair in zip(before, now, strict=True) if pair[0] != pair[1]] == []


def test_another_language_at_once_and_nothing_is_lost(shop: Workshop) -> None:
    page = shop.page
    shop.open()
    drop(shop, "מילים.json", json.dumps(HEBREW).encode())
    expect(shop.rows()).to_have_count(len(HEBREW), timeout=READY)
    shop.settle()
    shop.rows().first.locator(".word").click()
    page.locator("#delete").click()
    shop.settle()
    shop.rows().first.locator(".word").click()
    page.locator("#filter").fill("ם")
    shown = [row for row in shop.words() if "ם" in row]
    before, title = page.evaluate(TELLS), page.title()
    once = re.compile("deleted|This page is now in")  # lines about what was just done
    choose(page, "he")
    assert page.locator("#undo").is_enabled()
    assert shop.selected() >= 0
    assert page.locator("#filter").input_value() == "ם"
    assert [row for row in shop.words() if "ם" in row] == shown
    assert page.title() != title
    assert [text for text in latin(page) if not once.search(text)] == []
    choose(page, "en")
    expect(page.locator("#say")).to_contain_text(
        "This page is now in"
    )  # no more what was said before
    after = page.evaluate(TELLS)
    assert [text for text in after if not once.search(text)] == [
        text for text in before if not once.search(text)
    ]
    assert page.title() == title
    choose(page, "he")
    page.locator("#undo").click()
    shop.settle()
    expect(shop.rows()).to_have_count(len(HEBREW))
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "he")


DIALOGS = {"options": "options-dialog", "about": "about-dialog", "keys": "keys-dialog",
           "howto": "howto-dialog", "add": "add-dialog", "edit": "edit-dialog",
           "puzzles": "shelf"}  # fmt: skip


def test_every_view_and_dialog_from_the_right(shop: Workshop) -> None:
    """All is said in the language, axe finds nothing, nothing is wider than its room."""
    page = shop.page
    page.add_init_script("origin === 'null' || (localStorage['crosscore.language'] = '\"he\"')")
    shop.open()
    drop(shop, "מילים.json", json.dumps(HEBREW).encode())
    expect(shop.rows()).to_have_count(len(HEBREW), timeout=READY)
    shop.settle()
    shop.rows().first.locator(".word").click()
    left: dict[str, list[str]] = {"workshop": latin(page)}
    looks.check(page, "workshop")
    for button, dialog in DIALOGS.items():
        if button == "keys":
            page.keyboard.press("?")
        elif button == "howto":
            page.locator("#help").click()
            page.locator("#help-menu button").first.click()
        else:
            page.locator(f"#{button}").click()
        expect(page.locator(f"#{dialog}")).to_be_visible()
        shop.settle()
        drawn(page)
        left[dialog] = latin(page)
        if dialog in ("options-dialog", "howto-dialog", "edit-dialog", "shelf"):
            looks.check(page, dialog)
        page.keyboard.press("Escape")
    page.locator("#dictionary").click()
    left["dictionary"] = latin(page)
    page.keyboard.press("Escape")
    page.locator("#step-print").click()
    expect(page.locator("html")).to_have_attribute("data-view", "sheet")
    if page.locator("#sheet-panel").is_hidden():
        page.locator("#sheet-settings").click()
    left["sheet"] = latin(page)
    looks.check(page, "sheet")
    page.locator("#save").click()
    left["save"] = latin(page)
    page.keyboard.press("Escape")
    page.locator("#step-puzzle").click()
    page.locator("#step-words").click()
    expect(page.locator("html")).to_have_attribute("data-view", "lists")
    left["box"] = latin(page)
    looks.check(page, "box")
    shop.table()
    page.keyboard.type("שלום")
    page.keyboard.press("Enter")
    page.keyboard.type("מ4ם")
    page.keyboard.press("Enter")
    expect(page.locator("#list-errors")).to_be_visible()
    page.keyboard.press("ArrowUp")
    drawn(page)
    left["lists"] = latin(page)
    looks.check(page, "lists")
    assert {view: texts for view, texts in left.items() if texts} == {}
    # what is seen on the left of the word is its clue
    columns = "() => document.activeElement.closest('[role=gridcell]').className"
    word = page.evaluate(columns)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(columns) != word
    page.keyboard.press("ArrowRight")
    assert page.evaluate(columns) == word


#: where on the window a cell in sight lies that belongs to no other word than the given one
ONLY_ITS_OWN = """(word) => {
  const grid = document.getElementById("grid"), { left, top, cell } = grid.dataset;
  const box = grid.getBoundingClientRect();
  const rows = [...document.querySelectorAll("#table-holder tr")];
  const letter = (cell) => cell.textContent.replace(/^[0-9]+ /, "");
  const cells = rows.map((row) => [...row.querySelectorAll("td")].map(letter));
  const at = (r, c) => cells[r]?.[c] ?? "";
  const point = (r, c) => (
    { x: box.left + +left + (c + 0.5) * cell, y: box.top + +top + (r + 0.5) * cell });
  const inside = ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  for (let r = 0; r < cells.length; r++) for (let c = 0; c < cells[r].length; c++)
    for (const [down, along] of [[0, 1], [1, 0]]) {
      const places = [...word].map((_, i) => [r + i * down, c + i * along]);
      if (places.map(([y, x]) => at(y, x)).join("") !== word) continue;
      const own = places.filter(([y, x]) => !at(y - along, x - down) && !at(y + along, x + down));
      return own.map(([y, x]) => point(y, x)).find(inside);
    }
}"""


def test_a_puzzle_keeps_its_own_direction(shop: Workshop) -> None:
    """An English grid in a page read from the right: zoomed, a press still finds its cell."""
    page = shop.page
    page.add_init_script("localStorage.setItem('crosscore.language', '\"he\"')")
    page.add_init_script("localStorage.setItem('crosscore.dictionary', '\"english.json\"')")
    shop.open()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("#list")).to_have_attribute("lang", "en")
    for _ in range(3):
        page.locator("#zoom-in").click()
    for index in (0, 7, 30):
        shop.rows().nth(index).locator(".word").click()  # scrolls to it
        drawn(page)
        word = shop.words()[index]
        spot: dict[str, float] = page.evaluate(ONLY_ITS_OWN, re.sub("[^A-Z]", "", word))
        page.locator("#grid").focus()
        page.keyboard.press("Escape")
        assert shop.selected() == -1
        page.mouse.click(spot["x"], spot["y"])
        assert shop.selected() == index


def test_a_catalogue_that_does_not_come(page: Page, address: str) -> None:
    serve(page)
    page.route("**/i18n/catalogues/he.ftl", lambda route: route.abort())
    page.goto(address)
    page.locator("#page-language").click()
    page.get_by_role("menuitemradio", name="עברית").click()
    expect(page.locator("#banner .message")).to_contain_text("Couldn’t load")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Language of this page: English")).to_be_visible()


def test_a_catalogue_that_comes_while_a_dialog_is_open_waits(shop: Workshop) -> None:
    page = shop.page
    late: list[Route] = []
    page.route("**/i18n/catalogues/he.ftl", lambda route: late.append(route))
    shop.open()
    page.locator("#page-language").click()
    page.get_by_role("menuitemradio", name="עברית").click()
    shop.rows().nth(2).locator(".word").dblclick()
    page.get_by_role("dialog").get_by_label("Word", exact=True).fill("на")
    wrong = page.locator("#edit-word-error")
    expect(wrong).to_contain_text("Cyrillic")
    with page.expect_response("**/i18n/catalogues/he.ftl"):
        late[0].fulfill(body=mirrored(SOURCE, *NAMES["he"]), content_type="text/plain")
    drawn(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(wrong).to_contain_text("Cyrillic")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "he")


def test_a_name_stays_within_its_sentence(shop: Workshop) -> None:
    """Whatever is in it: marks of direction, marks as of a message, braces of one."""
    shop.page.goto(shop.address)
    said = shop.page.evaluate(
        """async (names) => {
          const { choose, t } = await import(new URL("i18n/l10n.js", location.href).href);
          const { make, marked } = await import(new URL("base/dom.js", location.href).href);
          const b = (textContent) => make("b", { textContent });
          const all = () => names.map((name) => t("file-list-gone", { name }));
          const nodes = make("p", {}, ...marked(t("counts-seed", { seed: names[2] }), { b }));
          const before = all();
          await choose("he");
          return [before, all(), nodes.textContent, nodes.childElementCount];
        }""",
        ["\u202egnp.\u2069\u2066x", "ש\u2069\u2069!", "<b>{ $n }</b><img src=x>"],
    )
    english, hebrew, text, elements = said
    assert [line.partition(" is no longer on")[0] for line in english] == [
        "The list gnp.\u2066x\u2069",
        "The list \u2068ש!\u2069",
        "The list <b>{ $n }</b><img src=x>",
    ]
    for line in (*english, *hebrew):
        steps = [1 if c in "\u2066\u2067\u2068" else -(c == "\u2069") for c in line]
        depth = list(accumulate(steps, initial=0))
        assert (min(depth), depth[-1]) == (0, 0)
        assert "\u202e" not in line
    assert "<img src=x>" in text
    assert elements == 1  # what the message may have itself: more than bold it cannot become


def test_forms_are_chosen_by_a_value_itself(workshop: Workshop) -> None:
    """In every catalogue there is, also where a value in Latin letters is shown apart."""
    messages = read(SOURCE)[0]
    chosen = {
        (name, node.selector.id.name): sorted(v.key.name for v in node.variants)
        for name, message in messages.items()
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression)
        and isinstance(node.selector, ast.VariableReference)
        and node.selector.id.name not in CONTEXT
        and all(isinstance(v.key, ast.Identifier) for v in node.variants)
        and not any(v.key.name in {"one", "other"} for v in node.variants)
    }
    assert chosen["moving-place", "way"] == ["across", "down"]
    assert len(chosen) > 10
    variables = {name: sorted(part.variables) for name, part in parts(messages).items()}
    cases = [
        [name, variable, key, variables[name]]
        for (name, variable), keys in chosen.items()
        for key in keys
    ]
    workshop.page.goto(workshop.address)
    texts, listed = workshop.page.evaluate(
        """async ([codes, cases]) => {
          const l10n = await import(new URL("i18n/l10n.js", location.href).href);
          const { choose, localised, t } = l10n;
          const said = [], listed = [];
          for (const code of codes) {
            await choose(code);
            const what = ["lost-blocks", "lost-headings"]
              .map((id) => ({ message: "its look", said: { id, values: {} } }));
            const sentence = { id: "loss-workshop", values: { what } };
            listed.push(localised({ message: "In English", said: sentence }));
            for (const [name, variable, key, all] of cases) {
              const others = Object.fromEntries(all.map((one) => [one, 0]));
              const value = { true: true, false: false }[key] ?? key;
              said.push([code, name, variable, t(name, { ...others, [variable]: value })]);
            }
          }
          return [said, listed];
        }""",
        [CODES, cases],
    )
    assert len(texts) == len(CODES) * len(cases)
    assert [one for one, times in Counter(map(tuple, texts)).items() if times > 1] == []
    assert [text for text in listed if "[object" in text or "lost-" in text] == []
    assert len(set(listed)) == len(CODES)  # sentences in a list are said in the page's language


def test_a_first_visit_is_in_the_readers_language(browser: Browser, address: str) -> None:
    """The first language of the browser's that there is, and words in it."""
    context = browser.new_context(
        locale="fr-CA", viewport={"width": 390, "height": 844}, service_workers="block"
    )
    page = context.new_page()
    serve(page)
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#dictionary-name")).to_have_text(re.compile("French|français", re.I))
    expect(page.locator("#page-language")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    context.close()

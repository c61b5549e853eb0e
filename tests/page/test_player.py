"""Puzzles that are handed out: a file that solves itself, a link that holds all, solve.html."""

from __future__ import annotations

import base64
import copy
import json
import random
import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from playwright.sync_api import Browser, BrowserContext, Page, expect

import crosscore
from crosscore import alphabet, contest, formats
from crosscore import play as playing
from crosscore.errors import CrosscoreError
from crosscore.formats import html, ipuz, link
from crosscore.grid import BLOCKED
from crosscore.puzzle import Entry, OpenClue, Puzzle, Word
from tests.page import looks
from tests.page.contexts import prepared
from tests.page.objects import Workshop, drop
from tests.page.player import in_node
from tests.page.waiting import drawn
from tests.puzzles import crosswords
from tests.searches import made
from tests.word_lists import LISTS
from tools import bundle, player

ROOT = Path(__file__).parents[2]
MESSAGE = {"message": "xq z"}  #: what the first letters left over say in `made` puzzles


@cache
def crossword(name: str, count: int = 50) -> Puzzle:
    words = crosscore.read_words(LISTS / f"{name}.json")
    return crosscore.make("crossword", words, count=count, seed=5, nodes=4000)


def marked(puzzle: Puzzle) -> Puzzle:
    """Without its solution, and with all that cells and a puzzle can be marked with."""
    bare = contest.without_solution(replace(puzzle, about={"notes": "a", "editor": "b"}))
    first, *_, last = sorted(bare.open_cells)
    _, above, below, *_ = max((cells for across, cells in bare.slots() if not across), key=len)
    return replace(
        bare,
        circles=frozenset([first]),
        shades={last: "#ffe27a"},
        bars=frozenset([(above, False)]),
        open_clues={**bare.open_clues, (below, False): OpenClue("c")},
    )


def ipuz_of(puzzle: Puzzle) -> str:
    return ipuz.dumps(ipuz.to_document(puzzle))


def shown_of(made: dict[str, Any]) -> dict[str, Any]:
    """A `play` object as the player has it, with its own keys, without what it does not take."""
    known = copy.deepcopy(made)
    for row in known["view"]["cells"]:
        for cell in row:
            if cell:
                cell.pop("pinned", None)
    view = known["view"]
    dense, search = view.pop("dense"), view.pop("hidden", {})
    for name in search.keys() - {"ways", "allowed", "message", "blanks", "list"}:
        del search[name]
    view["model"] = "letters" if search else "blocked" if dense else "crossing"
    if search:
        view["search"] = search
    return known


# -- the link -------------------------------------------------------------------------------------


def test_a_link_holds_the_whole_puzzle(node_command: list[str], tmp_path: Path) -> None:
    """Every kind and script: what comes out is what solves it in the page, and it is short."""
    numbers = crosscore.make("numbers", seed=2)
    settings = {"list": "clues", "enumerations": True}
    hidden = replace(made(title="Pets", sheet=settings), options=MESSAGE)
    sizes = {"english": 3300, "bangla": 4200, "arabic": 3300}
    puzzles = [
        *(crossword(name) for name in sizes),
        crosscore.change(crossword("hebrew", 12), title="<b>", sheet={"numbering": "lines"}),
        replace(crossword("hebrew", 12), given_letters=frozenset([(0, 0), (2, 1)])),
        numbers, hidden, made(language="he", words={"כלב": (0, 0, "down")}),
        made(words={"কলম": (0, 0, "forward-down")}, language="bn"),
        marked(crossword("hebrew", 12)),
    ]  # fmt: skip
    typed = [  # of every language, how it is typed is taken
        {"play": {**playing.play(numbers), "input": alphabet.typing(one.code, {}, "AB")}}
        for one in alphabet.languages()
    ]
    assert in_node(node_command, tmp_path, typed) == [
        {"play": {**shown_of(case["play"])}} for case in typed
    ]
    fragments = [link.fragment(puzzle) for puzzle in puzzles]
    for fragment, most in zip(fragments, sizes.values(), strict=False):
        assert re.fullmatch(r"1\.[A-Za-z0-9_-]+", fragment)
        assert len(fragment) < most < link.MOST
    assert fragments[0] == link.fragment(puzzles[0])
    told = in_node(node_command, tmp_path, [{"text": found[2:]} for found in fragments])
    for puzzle, found in zip(puzzles, told, strict=True):
        assert found == {"play": shown_of(playing.play(puzzle))}


@settings(max_examples=40)
@given(puzzle=crosswords())
def test_nothing_is_left_out_that_does_not_follow(puzzle: Puzzle) -> None:
    """Whatever is typed into it: the short form says all. (JavaScript's side: the test above.)"""
    whole = playing.play(puzzle)
    before = copy.deepcopy(whole)
    short = link.compact(whole)
    assert whole == before
    text = json.dumps(short)
    for word in before["view"]["words"]:
        if word:
            assert json.dumps(word["clue"]) in text
    assert short["view"]["title"] == puzzle.title


def test_a_long_link_is_refused_with_its_size() -> None:
    short = crossword("english")
    letters = random.Random(1)  # what is alike is packed well: such clues are not
    told = [replace(word, clue=letters.randbytes(120).hex()) for word in short.words]
    long = replace(short, words=tuple(told))
    with pytest.raises(
        CrosscoreError, match=r"would have [\d,]{5,} characters, and only 8,000"
    ) as seen:
        link.fragment(long)
    assert seen.value.code == "cannot-hold"
    assert not formats.refusal(long, "html")


def test_what_cannot_be_solved_is_not_shared() -> None:
    nothing = Puzzle(
        kind="filled", language="en", width=2, height=2, words=(), entries=(), model=BLOCKED,
        open_cells={(r, c): "" for r in (0, 1) for c in (0, 1)},
    )  # fmt: skip
    half = replace(
        nothing,
        words=(Word("AT", ("A", "T"), "near"),),
        entries=(Entry(0, True, ((0, 0), (0, 1)), 1),),
        open_cells={(1, 0): "", (1, 1): ""},
    )
    for puzzle, says in ((nothing, "no word is on the grid"), (half, "2 cells have no letter")):
        why = formats.refusal(puzzle, "html")
        assert why
        assert says in why
        with pytest.raises(CrosscoreError, match=says):
            link.fragment(puzzle)


def test_a_grid_is_known_by_its_model_or_by_flags(node_command: list[str], tmp_path: Path) -> None:
    """Files and links have the flags of version 0.1; their model can stand there as well."""
    puzzles = {
        "crossing": crossword("hebrew", 12),
        "blocked": crosscore.make("numbers", seed=2),
        "letters": made(),
    }
    flagged = {model: playing.play(puzzle) for model, puzzle in puzzles.items()}
    modelled = {model: shown_of(play) for model, play in flagged.items()}
    for model, play in modelled.items():
        assert play["view"]["model"] == model
        assert "model" not in flagged[model]["view"]
        assert not play["view"].keys() & {"dense", "hidden"}
    told = in_node(
        node_command, tmp_path, [{"play": play} for play in (*flagged.values(), *modelled.values())]
    )
    assert told == [{"play": play} for play in modelled.values()] * 2
    wrong = [("crossing", "letters"), ("letters", "blocked"), ("crossing", "constructor")]
    refused = [
        {"play": modelled[one] | {"view": modelled[one]["view"] | {"model": other}}}
        for one, other in wrong
    ]
    assert all("a model" in found["wrong"] for found in in_node(node_command, tmp_path, refused))


def test_hostile_links_are_refused(node_command: list[str], tmp_path: Path) -> None:
    good = playing.play(made())

    def bad(*path: Any, to: Any) -> dict[str, Any]:
        play = copy.deepcopy(good)
        at: Any = play
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to
        return {"play": play}

    def packed(text: bytes) -> dict[str, Any]:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        data = packer.compress(text) + packer.flush()
        return {"text": base64.urlsafe_b64encode(data).decode().rstrip("=")}

    fragment = link.fragment(made())[2:]
    short = json.dumps(link.compact(good))
    wrong = [
        bad("v", to=2), bad("view", to=[]), bad("view", "width", to=401),
        bad("view", "width", to=7.5), bad("view", "height", to="7"), bad("view", "cells", to={}),
        bad("view", "cells", 0, to=[]), bad("view", "cells", 0, 0, "t", to=5),
        bad("view", "cells", 0, 0, "t", to="x" * 65), bad("view", "title", to={"a": 1}),
        bad("view", "title", to="x" * 5000), bad("view", "language", to='en" onload="'),
        bad("view", "direction", to="auto"), bad("view", "words", 0, "places", 0, to=[-1, 0]),
        bad("view", "words", 0, "places", 0, to=[0, 99]), bad("view", "words", 0, to="CAT"),
        bad("view", "words", 0, "cells", to=["C"]), bad("view", "words", to=[None] * 3000),
        bad("view", "hidden", "list", 0, "index", to=77), bad("view", "labels", to=None),
        bad("view", "hidden", "list", 0, "text", to=["x"]), bad("view", "clues", to=None),
        bad("view", "hidden", "message", to=[[0]]), bad("input", to="x"),
        bad("view", "sheet", "list", to={"toString": "x"}), bad("input", to={"fold": {"a": 1}}),
        bad("input", to={"fold": {}, "scripts": ["Latn}]|(a+)+$"]}),
        bad("input", to={"fold": {}, "scripts": ["Zzyx"]}),
        bad("input", to={"fold": {}, "scripts": []}), bad("input", to={"fold": {}, "linked": "ba"}),
        bad("input", to={"fold": {}, "hang": "x" * 900}),
        bad("input", to={"fold": {}, "pairs": [""]}),
        bad("input", to={"fold": {}, "join": {"a": "aa"}}),  # again and again: without an end
        bad("input", to={"fold": {"a": "a" * 9}}),
        *({"text": fragment[:cut]} for cut in (1, 10, len(fragment) // 2, len(fragment) - 3)),
        {"text": "*"}, {"text": ""},
        packed(b"[" * 50_000), packed(b"null"), packed(b"\xff\xfe"), packed(short.encode()[:-5]),
        packed(b" " * 50_000_000),  # 50 kB that swell to 50 MB
        packed(short.replace('"words": [[', '"words": [[0,0,0,1e9,"",""],[').encode()),
        packed(short.replace('"words": [[', '"words": [["__proto__",0,0,4,"",""],[').encode()),
        packed(json.dumps({**link.compact(good), "words": [0] * 2001}).encode()),
    ]  # fmt: skip
    told = in_node(node_command, tmp_path, [*wrong, {"play": good}, packed(short.encode())])
    assert [n for n, found in enumerate(told[:-2]) if "wrong" not in found] == []
    assert "too large" in told[len(wrong) - 4]["wrong"]
    assert told[-2] == told[-1] == {"play": shown_of(good)}
    extra = [bad("view", "evil", to="<script>"), bad("input", to={"fold": {}, "cell": "(a+)+$"})]
    plain = {"play": {**shown_of(good), "input": {"fold": {}}}}
    assert in_node(node_command, tmp_path, extra) == [told[-1], plain]  # what is unknown is gone


# -- the file -------------------------------------------------------------------------------------


def test_the_kept_page_is_what_the_sources_give(dist: Path) -> None:
    """`python3 build.py build` writes it; it belongs to what is committed."""
    assert player.KEPT.read_bytes() == (dist / player.FILE).read_bytes()
    page = html.template()
    assert len(page.encode()) < 230_000  # with the sentences of nine languages
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy
    assert re.fullmatch(
        r"default-src 'none'; script-src 'sha256-[^' ]+'; connect-src 'none'; "
        r"style-src 'sha256-[^' ]+'; img-src data:; base-uri 'none'; form-action 'none'",
        policy[1],
    )


@pytest.mark.parametrize("puzzle", [made(title="A <b> & “c”"), crossword("bangla", 8)])
def test_a_page_opens_again_as_the_puzzle(puzzle: Puzzle) -> None:
    (file,) = formats.export(puzzle, "html", "monday")
    assert file.name == "monday.html"
    text = file.data.decode()
    assert "<b>" not in text[: text.index("</head>")].split("<title>")[1].split("</title>")[0]
    assert file.data == formats.export(puzzle, "html", "monday")[0].data
    again, findings = formats.load(file.data, "monday.html")
    assert (ipuz_of(again), findings) == (ipuz_of(puzzle), [])
    assert formats.losses(puzzle, "html") == []
    for word in puzzle.words:
        assert word.clue not in text  # not at a glance


@pytest.mark.parametrize("held", ["", "AAAA", "bm8=", "e30=", "W10=", "=", "e3"])
def test_a_damaged_page_is_refused_in_a_sentence(held: str) -> None:
    page = html.filled(html.template(), {**html.values(made()), "puzzle": held}).encode()
    assert html.recognises(page)
    with pytest.raises(CrosscoreError, match=r"puzzle in my\.html is damaged"):
        formats.load(page, "my.html")
    assert not html.recognises(page.replace(b'id="puzzle"', b'id="other"'))
    blanks = b" " * 1_000_000  # a pattern that looks at them again and again takes hours
    assert not html.recognises(b'<!doctype html><script type="text/plain" id="puzzle">' + blanks)


# -- in a browser ---------------------------------------------------------------------------------

WATCH = """addEventListener("securitypolicyviolation", (event) =>
  console.error("policy", event.violatedDirective, event.blockedURI));"""


class Sheet:
    """A page that holds one puzzle, opened by somebody who has never been here."""

    def __init__(self, browser: Browser, address: str = "", **how: Any) -> None:
        self.context = prepared(browser.new_context(service_workers="block", **how))
        self.context.add_init_script(WATCH)
        self.page = self.context.new_page()
        self.page.emulate_media(reduced_motion="reduce")
        self.asked: list[str] = []
        self.faults: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda m: m.type == "error" and self.faults.append(m.text))

    def open(self, url: str) -> None:
        self.page.goto(url)
        expect(self.page.locator("html")).to_have_attribute("data-state", "idle")
        drawn(self.page)

    def find(self, puzzle: Puzzle) -> None:
        """Draw a line over every word that is hidden."""
        for entry in puzzle.entries:
            data = self.page.locator("#play-grid").evaluate("grid => ({ ...grid.dataset })")
            box = self.page.locator("#play-grid").bounding_box()
            assert box
            x, y = box["x"] + float(data["left"]), box["y"] + float(data["top"])
            side = float(data["cell"])
            ends = [(x + (c + 0.5) * side, y + (r + 0.5) * side) for r, c in entry.cells]
            self.page.mouse.move(*ends[0])
            self.page.mouse.down()
            self.page.mouse.move(*ends[-1], steps=3)
            self.page.mouse.up()

    def write(self, puzzle: Puzzle, most: int = 99) -> None:
        """Write words, clue by clue, as the list of clues has them."""
        view = playing.play(puzzle)["view"]
        order = [item["index"] for found in view["clues"] for item in found["items"]]
        clues = self.page.locator("#play-clues li")
        for at, index in enumerate(order[:most]):
            clues.nth(at).click()
            self.page.keyboard.press("Home")
            self.page.keyboard.insert_text(puzzle.words[index].shown)


def styles(content: str) -> set[str]:
    """The classes of a page for which the sheets that it is made of have rules."""
    sheets = "".join((ROOT / "web" / name).read_text("utf-8") for name in player.SHEETS)
    classes = {one for found in re.findall(r' class="([^"]*)"', content) for one in found.split()}
    return classes & set(re.findall(r"\.([a-z][\w-]*)", sheets))


@pytest.fixture
def sheet_of(browser: Browser) -> Iterator[Callable[..., Sheet]]:
    opened: list[Sheet] = []

    def one(**how: Any) -> Sheet:
        opened.append(Sheet(browser, **how))
        return opened[-1]

    yield one
    for sheet in opened:
        assert sheet.faults == []
        sheet.context.close()


def written(puzzle: Puzzle, folder: Path) -> str:
    (file,) = formats.export(puzzle, "html", "puzzle")
    path = folder / file.name
    path.write_bytes(file.data)
    return path.as_uri()


def test_a_file_solves_a_word_search_by_itself(
    sheet_of: Callable[..., Sheet], tmp_path: Path
) -> None:
    puzzle = made(title="Pets & <i>more</i>", instructions="Find <b>them</b>.")
    puzzle = replace(puzzle, options=MESSAGE)
    url = written(puzzle, tmp_path)
    sheet = sheet_of(offline=True, locale="en")
    sheet.open(url)
    page = sheet.page
    expect(page).to_have_title("Pets & <i>more</i>")
    expect(page.locator("#play-instructions")).to_have_text("Find <b>them</b>.")
    looks.check(page, "a file")
    sheet.find(replace(puzzle, entries=puzzle.entries[:2]))
    expect(page.locator("#play-count")).to_have_text("2 of 5 found")
    page.reload()  # how far one has come is there again
    expect(page.locator("#play-count")).to_have_text("2 of 5 found")
    sheet.find(replace(puzzle, entries=puzzle.entries[2:]))
    expect(page.get_by_role("heading", name="Well done")).to_be_visible()
    looks.check(page, "a solved file")
    assert {ask for ask in sheet.asked if not ask.startswith("data:")} == {url}
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#paper canvas")).to_be_visible()
    expect(page.locator("#play")).to_be_hidden()
    assert page.locator("#paper .finds li").all_inner_texts()[:2] == ["CAT", "DOG"]
    announced = page.locator("#paper .left-over")
    expect(announced).to_have_text("The first 3 letters left over say:")
    expect(announced.locator(".blank-letter").last).to_be_visible()
    blanks = announced.locator(".blank-word").evaluate_all(
        "words => words.map((word) => word.children.length)"
    )
    assert blanks == [2, 1]


def test_a_page_around_shows_it_in_a_frame_that_may_do_nothing_else(
    sheet_of: Callable[..., Sheet], tmp_path: Path
) -> None:
    puzzle = replace(crossword("english", 6), title='Pets & "more"')
    page_of, code = formats.export(puzzle, "embed", "my pets")
    (tmp_path / page_of.name).write_bytes(page_of.data)
    assert (page_of.name, code.name) == ("my pets.html", "my pets-embed.txt")
    around = tmp_path / "around.html"
    around.write_text(f"<!doctype html><title>Around</title><input autofocus>{code.content}")
    sheet = sheet_of(locale="en", viewport={"width": 900, "height": 700})
    page = sheet.page
    page.goto(around.as_uri())
    frame = page.get_by_title('Pets & "more"', exact=True)
    expect(frame).to_have_attribute("sandbox", "allow-scripts allow-modals")
    inside = frame.content_frame
    expect(inside.locator("html")).to_have_attribute("data-state", "idle")
    assert inside.locator("html").evaluate("() => origin") == "null"  # it may keep nothing
    expect(page.locator("input")).to_be_focused()
    wide = max(500, puzzle.height * 46 + 170)  # as framed.js has it
    desk = min(374, puzzle.height * min(46, 344 / puzzle.width) + 80)
    narrow = round(max(500, desk / 0.62, desk + 250))
    expect(frame).to_have_css("height", f"{wide}px")
    page.set_viewport_size({"width": 390, "height": 700})
    expect(frame).to_have_css("height", f"{narrow}px")
    page.evaluate("postMessage({ crosscoreHeight: 1234 }, '*')")  # of nobody's frame
    page.set_viewport_size({"width": 716, "height": 700})  # a column of 700, as the code has it
    said = re.search(r"height:(\d+)px", str(code.content))
    assert said
    assert int(said[1]) not in (wide, narrow)
    expect(frame).to_have_css("height", f"{said[1]}px")
    page.set_viewport_size({"width": 900, "height": 1000})
    expect(frame).to_have_css("height", f"{wide}px")

    inside.locator("#play-clues li").first.click()
    for key, way in (("Shift+Tab", 1), ("Tab", len(puzzle.entries))):  # and out of the frame
        for _ in range(way + 30):
            page.keyboard.press(key)
            if page.evaluate("document.activeElement.tagName") != "IFRAME":
                break
        assert page.evaluate("document.activeElement.tagName") != "IFRAME"
        page.locator("input").focus()

    view = playing.play(puzzle)["view"]
    order = [item["index"] for found in view["clues"] for item in found["items"]]
    for at, index in enumerate(order):
        inside.locator("#play-clues li").nth(at).click()
        page.keyboard.press("Home")
        page.keyboard.insert_text(puzzle.words[index].shown)
    expect(inside.get_by_role("heading", name="Solved!")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "locale", "direction"),
    [("english", "he", "rtl"), ("hebrew", "fi", "rtl"), ("bangla", "en", "ltr")],
)
def test_a_file_solves_a_crossword_by_itself(
    sheet_of: Callable[..., Sheet], tmp_path: Path, name: str, locale: str, direction: str
) -> None:
    """In the reader's language, else in that of the clues."""
    puzzle = crossword(name, 6)
    left_out = replace(puzzle.words[0], clue="-")  # on no sheet, and nothing stumbles over it
    puzzle = replace(puzzle, words=(*puzzle.words, left_out))
    phone = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}
    sheet = sheet_of(offline=True, locale=locale, **(phone if name == "bangla" else {}))
    sheet.open(written(puzzle, tmp_path))
    page = sheet.page
    expect(page.locator("html")).to_have_attribute("dir", direction)
    looks.check(page, name)
    styled = styles(page.content())
    assert styled  # every rule for a class that this page has is in it
    assert styled <= set(re.findall(r"\.([a-z][\w-]*)", page.locator("style").first.inner_text()))
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#paper li")).to_have_count(6)
    sheet.write(puzzle)
    expect(page.locator("#play-end")).to_be_visible()
    assert len(sheet.asked) == 1


def test_the_page_shares_a_link_and_the_same_file(
    page: Page, address: str, sheet_of: Callable[..., Sheet]
) -> None:
    shop = Workshop(page, address)
    shop.open()
    puzzle = crossword("arabic", 8)
    drop(shop, "made.ipuz", ipuz_of(puzzle).encode())
    expect(shop.rows()).to_have_count(8)
    shop.settle()
    shop.create()
    asked = len(shop.requests)
    page.get_by_role("button", name="Share link").click()
    dialog = page.get_by_role("dialog", name="For others to solve")
    expect(dialog).to_be_visible()
    shared = dialog.get_by_role("textbox", name="Link").input_value()
    assert shared.startswith(f"{address}solve.html#1.")
    size = len(shared.split("#")[1])
    expect(dialog.locator("#share-size")).to_have_text(f"{size / 1000:.1f} kB of 8 kB")
    expect(dialog.locator("#share-why")).to_contain_text("this computer only")
    looks.check(page, "sharing", "#share-dialog")
    field = dialog.get_by_role("textbox", name="Link")
    dialog.get_by_label("Without the solution").check()
    expect(field).not_to_have_value(shared)
    expect(dialog.locator("#share-answers")).to_contain_text("only a code")
    secret = field.input_value()
    dialog.get_by_label("Without the solution").uncheck()
    expect(field).to_have_value(shared)
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.locator("#share-told")).to_have_text("Link copied.")
    later = [name for name in shop.requests[asked:] if not bundle.PART.search(name)]
    assert later == []  # nothing was sent, nothing asked for but parts of the page
    code = dialog.locator("#share-embed-code").input_value()
    with page.expect_download() as saving:
        dialog.get_by_role("button", name="Save the page").click()
    assert f'src="{saving.value.suggested_filename}"' in code
    saved = saving.value.path().read_bytes()
    assert saved == formats.export(puzzle, "html", "x")[0].data  # by Pyodide and JavaScript
    shop.was_quiet()

    sheet = sheet_of(locale="en")
    sheet.open(shared)
    sheet.write(puzzle, 2)
    counted = sheet.page.locator("#play-count").inner_text()
    assert not counted.startswith("0 ")
    sheet.page.reload()
    expect(sheet.page.locator("#play-count")).to_have_text(counted)
    assert sheet.page.url == shared
    names = {ask.removeprefix(address).split("#")[0] for ask in sheet.asked}
    fonts = {name for name in names if name.startswith("fonts/")}
    assert names - fonts == {"solve.html", "solve.js", "solve.css", "icon.svg"}

    solver = sheet_of(locale="en")
    solver.open(secret)
    expect(solver.page.locator("#play-reveal")).to_be_hidden()
    solver.write(puzzle)
    expect(solver.page.locator("#play-end-title")).to_have_text("Solved!")


def test_broken_links_are_told_in_a_sentence(sheet_of: Callable[..., Sheet], address: str) -> None:
    sheet = sheet_of(locale="en")
    page = sheet.page
    good = link.fragment(made())
    for wrong in ("#1.AAAA", f"#{good[:-9]}", "#2.abc", "#sheet", f"#{good}%00"):
        page.goto("about:blank")
        page.goto(f"{address}solve.html{wrong}")
        expect(page.get_by_role("alert")).to_contain_text("no complete puzzle")
    looks.check(page, "a broken link")
    page.goto("about:blank")
    page.goto(f"{address}solve.html")
    expect(page.get_by_role("alert")).to_contain_text("There’s no puzzle in this address")
    # another link into the same tab
    page.goto(f"{address}solve.html#{good}")
    expect(page.locator("#play-count")).to_have_text("0 of 5 found")


def test_a_page_without_its_script_says_what_it_wants(browser: Browser, tmp_path: Path) -> None:
    context: BrowserContext = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(written(made(), tmp_path))
    expect(page.locator("noscript p").first).to_contain_text("this browser doesn’t run it")
    expect(page.locator("noscript p").first).to_be_visible()
    context.close()

"""The documentation holds together, as texts and as pages of the site."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page import looks
from tools import docs, single
from tools.steps import BuildError

ROOT = Path(__file__).parents[2]
POLICY = re.compile(r'Content-Security-Policy" content="([^"]*)"')


class Read(HTMLParser):
    """What a page names: its anchors, links and parts, pictures, landmarks, language, title."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.parts: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.tags: list[str] = []
        self.lang = self.title = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.tags.append(tag)
        self.lang = self.lang or named.get("lang") or ""
        if named.get("id"):
            self.ids.append(named["id"] or "")
        if tag == "a":
            self.links.append(named["href"] or "")
        elif tag == "img":
            self.pictures.append(named)
        if tag in ("link", "script", "img"):
            self.parts.append(named.get("href") or named.get("src") or "")
        assert not [name for name in named if name == "style" or name.startswith("on")]

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"] and not self.title:
            self.title = data.strip()


def read(node_command: list[str], folder: Path) -> dict[str, docs.Page]:
    return docs.read(node_command, sorted(folder.glob("*.md")))[0]


# -- the texts ----------------------------------------------------------------------------


def test_links_lead_somewhere_and_every_text_is_named(node_command: list[str]) -> None:
    pages = read(node_command, docs.FOLDER)
    assert docs.broken(pages, docs.FOLDER) + docs.unnamed(pages) == []
    (readme,) = docs.read(node_command, [ROOT / "README.md"])[0].values()
    for link in readme.links:
        path, _, anchor = link.partition("#")
        folder, _, name = path.rpartition("docs/")
        if name.removesuffix(".md") in pages:
            page = pages[name.removesuffix(".md")]
            assert not anchor or anchor in page.anchors, link
        elif not docs.OUTSIDE.match(link):
            assert (ROOT / path).exists(), link
        assert not (docs.OUTSIDE.match(link) and name.endswith(".md") and "docs" in folder), link


def test_what_is_wrong_with_texts_is_told(
    node_command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.md").write_text("# A\n\n## B\n\n- [c](c.md): [no](d.md)\n", "utf-8")
    (tmp_path / "c.md").write_text(
        "# C\n\n## It is .so\n\n[1](#it-is-so) [2](#none) [3](index.md#b) [4](index.md#c)\n"
        "[5](e.md) [6](../f.txt) [7](https://example.org) ![](g.png)\n",
        "utf-8",
    )
    (tmp_path / "alone.md").write_text("No title\n", "utf-8")
    pages = read(node_command, tmp_path)
    faults = [
        "alone.md does not begin with a title.",
        "c.md links to #none: no heading has this name.",
        "c.md links to index.md#c: no heading has this name.",
        "c.md links to e.md: there is no such file.",
        "c.md links to ../f.txt: there is no such file.",
        "c.md shows g.png: there is no such file.",
        "c.md shows g.png without saying what is on it.",
        "index.md links to d.md: there is no such file.",
    ]
    assert docs.broken(pages, tmp_path) == faults
    assert docs.unnamed(pages) == ["docs/index.md does not name alone.md."]
    monkeypatch.setattr(docs, "FOLDER", tmp_path)
    with pytest.raises(BuildError, match=r"index.md#c[^$]*does not name alone"):
        docs.made(node_command, tmp_path, tmp_path / "out")
    (tmp_path / "c.md").write_text("# C\n\n<b onclick=x>no</b>\n", "utf-8")
    with pytest.raises(BuildError, match="holds HTML"):
        read(node_command, tmp_path)


#: What people look for, and the page that must come first
WANTED = {
    "print": "teaching",
    "how do I print?": "teaching",
    "PDF": "teaching",
    "word bank": "teaching",
    "answer key": "teaching",
    "teachers": "teaching",
    "teacher": "teaching",
    "worksheet": "teaching",
    "moodle": "sharing",
    "exit codes": "command-line",
    "offline": "offline",
}


def test_the_search_leads_to_what_readers_want(node_command: list[str]) -> None:
    _, index = docs.read(node_command, sorted(docs.FOLDER.glob("*.md")))
    command = [*node_command, ROOT / "tests/build/ranking.mjs", *WANTED, "zzzzqx"]
    told = subprocess.run(command, input=index, capture_output=True, check=True, encoding="utf-8")
    *found, none = json.loads(told.stdout)
    assert {
        query: first.split(".")[0] for query, (first, *_) in zip(WANTED, found, strict=True)
    } == WANTED
    assert none == []


# -- the pages ----------------------------------------------------------------------------


def test_pages_are_whole_and_name_only_what_is_there(dist: Path) -> None:
    place = dist / docs.PLACE
    pages = {path.name: Read(path.read_text("utf-8")) for path in sorted(place.glob("*.html"))}
    assert {f"{path.stem}.html" for path in docs.FOLDER.glob("*.md")} == pages.keys()
    assert len({page.title for page in pages.values()}) == len(pages)
    (own,) = POLICY.findall((dist / "index.html").read_text("utf-8"))
    allowed = {rule.strip() for rule in own.split(";")}
    for name, page in pages.items():
        assert page.lang == "en"
        assert not re.search(r"<th[^>]*></th>", (place / name).read_text("utf-8")), name
        assert len(set(page.ids)) == len(page.ids), name
        assert {"header", "nav", "main", "search"} <= {*page.tags}
        assert page.links[0] == "#text"
        for link in [*page.links, *page.parts]:
            path, _, anchor = link.partition("#")
            if docs.OUTSIDE.match(link):
                assert link in page.links, f"{name} loads {link}"
            elif path in ("", *pages):
                assert not anchor or anchor in pages[path or name].ids, f"{name}: {link}"
            else:
                assert (place / path).is_file(), f"{name}: {link}"
        for picture in page.pictures:
            assert picture["alt"]
            assert int(picture["width"] or 0) > int(picture["height"] or 0) > 100
        (policy,) = POLICY.findall((place / name).read_text("utf-8"))
        rules = {rule.strip() for rule in policy.split(";")}
        assert rules - allowed == {"img-src 'self'", "script-src 'self'"}  # the page's have more
        assert "default-src 'none'" in rules
        assert "connect-src" not in policy


def test_the_page_links_into_it_and_the_one_file_does_not(dist: Path) -> None:
    index = (dist / "index.html").read_text("utf-8")
    links = re.findall(r'<a class="link manual"([^>]*)>', index)
    assert len(links) == 4
    for link in links:
        assert 'target="_blank" rel="noopener"' in link
        (to,) = re.findall(r'href="([^"]*)"', link)
        path, _, anchor = to.partition("#")
        assert not anchor or anchor in Read((dist / path).read_text("utf-8")).ids
    for to in re.findall(r'href: "(docs/[^"]*)"', (dist / "app.js").read_text("utf-8")):
        assert (dist / to).is_file()
    assert not re.search(r"manual|docs/", single.MANUAL.sub("", index))


@pytest.fixture
def guide(page: Page, address: str) -> Iterator[Page]:
    """The start page, as a visitor sees it who has no mouse."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    page.goto(f"{address}docs/index.html")
    yield page
    assert faults == []


def test_pages_are_read_and_searched_by_keys(guide: Page) -> None:
    results = guide.locator("#results a")
    told = guide.locator("#found")

    # a link past the pages to the text
    guide.keyboard.press("Tab")
    expect(guide.locator(":focus")).to_have_text("Skip to the text")
    guide.keyboard.press("Enter")
    expect(guide.locator("main")).to_be_focused()

    # found, gone through, opened
    guide.keyboard.press("/")
    guide.keyboard.type("large print")
    expect(results.first).to_contain_text("A puzzle for your class")
    expect(told).to_have_text(re.compile(r"^\d+ results$"))
    looks.check(guide, "results")
    guide.keyboard.press("ArrowDown")
    guide.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_be_focused()
    guide.keyboard.press("Escape")
    expect(guide.locator("#search")).to_be_focused()
    expect(results).to_have_count(0)

    # what isn't there, markup, and other scripts
    for wanted in ("<img src=x onerror=alert(1)>", "ভণ্ডুল", "كلمات", "\\ ( [ *", "zzzzqx"):
        guide.locator("#search").fill(wanted)
        expect(told).to_have_text(re.compile(r"^(\d+ results?|Nothing found\.)$"))
    expect(told).to_have_text("Nothing found.")
    assert guide.locator("#results img").count() == 0
    guide.locator("#search").fill("exit codes")
    expect(results.first).to_contain_text("Exit codes")
    guide.keyboard.press("Enter")
    expect(guide).to_have_url(re.compile(r"/command-line\.html#exit-codes$"))
    expect(guide.locator("[aria-current=page]")).to_have_text("The command line")
    looks.check(guide, "command line")

    # Enter before the index has come
    held: list[Route] = []
    guide.route("**/search.js", lambda route: held.append(route))
    with guide.expect_request("**/search.js"):
        guide.locator("#search").fill("moodle")
    guide.keyboard.press("Enter")
    expect(results).to_have_count(0)
    held.pop().continue_()
    expect(guide).to_have_url(re.compile(r"/sharing\.html#"))

    # narrow: the pages are behind a button
    guide.set_viewport_size({"width": 320, "height": 640})
    expect(guide.get_by_role("navigation", name="Pages")).to_be_hidden()
    guide.get_by_role("button", name="Pages").press("Enter")
    guide.get_by_role("link", name="A puzzle for your class").press("Enter")
    expect(guide).to_have_title("A puzzle for your class · Crosscore documentation")
    looks.check(guide, "guide at 320 px")

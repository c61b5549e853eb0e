"""Crosscore in one file, opened from a folder as a person does it: no server, no network."""

from __future__ import annotations

import base64
import gzip
import hashlib
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, expect

from crosscore.formats import ipuz
from crosscore.referee import check
from crosscore.service import KINDS
from tests.build.addresses import addresses
from tests.page import looks
from tests.page.waiting import PATIENCE
from tests.page.whole_job import SAMPLE, Job
from tools import bundle, dense, single, site, starters
from tools.steps import CACHE, BuildError

ODD = "Ein Ordner #1 50% বাংলা"  #: what people call folders


@pytest.fixture(scope="session")
def one_file() -> Path:
    """The page as one file; built now if it is not up to date."""
    return site.build(CACHE / "single", one_file=True) / single.FILE


@pytest.fixture(scope="session")
def place(one_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same in a folder with a name that needs care."""
    folder = tmp_path_factory.mktemp("single") / ODD
    folder.mkdir()
    return Path(shutil.copy(one_file, folder))


@pytest.fixture
def alone(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that knows nothing yet, and needs no server."""
    made = browser.new_context(locale="en")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


# -- what is in it ---------------------------------------------------------------------------

#: Letters that stand for those that HTML would read otherwise
READ = {"\xc0": 0, "\xc1": 13, "\xc2": 60}
SCRIPT = re.compile(r"<script([^>]*)>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def forbidden(html: str) -> list[str]:
    """What of a page its own policy does not allow, or what it would fetch."""
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
    policy = dict(part.split(" ", 1) for part in found[1].split("; ")) if found else {}
    wrong = [] if policy.get("default-src") == policy.get("connect-src") == "'none'" else ["policy"]
    wrong += [word for words in policy.values() for word in words.split() if "unsafe-" in word]
    wrong = [word for word in wrong if word != "'wasm-unsafe-eval'"]
    run = [code for kind, code in SCRIPT.findall(html) if "text/plain" not in kind]
    for rule, texts in (("script-src", run), ("style-src", STYLE.findall(html))):
        hashes = (base64.b64encode(hashlib.sha256(text.encode()).digest()) for text in texts)
        allowed = policy.get(rule, "").split()
        wrong += [
            digest for each in hashes if (digest := f"'sha256-{each.decode()}'") not in allowed
        ]
    page = re.sub(r"<script[^>]*data-part[^>]*>[^<]*", "", html)
    wrong += re.findall(r'(?:src|href)="(?!data:|#)[^"]*"', SCRIPT.sub("", page))
    return [*wrong, *addresses(re.sub(r"data:[\w/+;]+,[\w+/=]*", "", page))]


def test_it_names_nothing_outside_and_allows_only_what_it_holds(one_file: Path) -> None:
    html = one_file.read_text("utf-8")
    assert forbidden(html) == []
    assert len(SCRIPT.findall(html)) > 60
    assert len(STYLE.findall(html)) == 2
    for old, new in (
        ("</body>", "<script>alert(1)</script></body>"),
        ("</body>", "<style>p { color: red }</style></body>"),
        ("</body>", '<img src="a.png"></body>'),
        ("</body>", "<p>https://elsewhere.example/</p></body>"),
        ("script-src ", "script-src 'unsafe-inline' "),
        ("connect-src 'none'", "connect-src 'self'"),
    ):
        assert forbidden(html.replace(old, new, 1)), new


def test_all_files_of_the_site_are_in_it(one_file: Path) -> None:
    folder = one_file.parent
    names = re.findall(r'data-part="([^"]+)" data-last', one_file.read_text("utf-8"))
    assert len(names) == len(set(names))
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    left = files - set(names)
    assert "dictionaries/large/english.txt" in left  # they would double it
    apart = ("fonts/", "dictionaries/large/", "docs/")
    assert {name for name in left if not name.startswith(apart) and not starters.later(name)} == {
        *("index.html", "app.js", "app.css", "boot.js", "wait.js", "disk.js", "worker.js"),
        *("icon.svg", ".nojekyll", single.FILE),
        *("solve.html", "solve.js", "solve.css"),  # for links, which a file has no address for
    } | {
        name
        for name in left
        if name.startswith(("icons/", "icon-", "sw.js", "manifest."))
        or bundle.PART.fullmatch(name)
        or name.endswith(".map")
    }
    assert set(names) <= files


def test_bytes_are_text_that_html_leaves_as_it_is() -> None:
    """Eight letters of seven bits for seven bytes; none is NUL, CR or <."""
    for length in (*range(20), 70_000):
        data = random.Random(length).randbytes(length)
        text = dense.text(data)
        assert not set(text) & set("\0\r<")
        bits = "".join(f"{READ.get(letter, ord(letter)):07b}" for letter in text)
        assert [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)] == [*data]
        assert int(bits[8 * length :] or "0", 2) == 0
    assert dense.text(bytes(7) + b"\x1a\x78") == "\xc0" * 8 + "\xc1\x1e\xc0"


def test_what_would_be_fetched_or_end_a_script_is_refused_or_written_otherwise() -> None:
    assert single.inline('a = "</script><!--<Script"') == (r'a = "\x3c/script>\x3c!--\x3cScript"')
    page = single.Page('<a href="NOTICES.txt" rel="x">one</a><a href="#x">two</a>')
    single.links(page, {"NOTICES.txt"})
    assert page.html == '<a href="#" data-part="NOTICES.txt">one</a><a href="#x">two</a>'
    with pytest.raises(BuildError, match=r"other\.txt"):
        single.links(single.Page('<a href="other.txt">'), {"NOTICES.txt"})
    with pytest.raises(BuildError, match="style"):
        single.Page("").style("p::after { content: '</STYLE>' }")
    for data in (b"", b"a", bytes(70_000)):
        packed = single.unpressed(data)
        assert gzip.decompress(packed) == data
        assert single.length(packed) == len(data)


# -- what it does ------------------------------------------------------------------------------


def changed(place: Path, name: str, old: str, new: str) -> str:
    """Address of a copy that differs in one place."""
    html = place.read_text("utf-8")
    assert old in html
    other = place.with_name(name)
    other.write_text(html.replace(old, new, 1), encoding="utf-8")
    return other.as_uri()


class Single(Job):
    """The page, used by somebody who has it in a folder."""

    def choose(self, kind: str) -> None:
        """A new puzzle of a kind."""
        self.prefer(kind)
        self.menu("kind").nth(list(KINDS).index(kind)).click()
        expect(self.page.locator("#kind")).to_have_attribute("data-kind", kind)
        self.settle()

    def take(self) -> bytes:
        """The puzzle as a file; its picture is drawn, and its texts are not empty."""
        self.page.locator("#step-print").click()
        self.shows("sheet")
        for name in ("Puzzle picture", "Answer picture"):
            (file,) = self.save(name)
            assert colours(file.path()) > 2, name
        (file,) = self.save("Answers (text)")
        assert file.path().read_text("utf-8").strip()
        (file,) = self.save("Puzzle file")
        self.page.locator("#step-puzzle").click()
        self.shows("workshop")
        return file.path().read_bytes()

    def open_file(self, name: str, data: bytes) -> None:
        """Let it be chosen in the dialog for files."""
        file = {"name": name, "mimeType": "application/json", "buffer": data}
        self.page.locator("#file-ipuz").set_input_files(file)
        self.settle()

    def title(self) -> str:
        return self.page.locator("#counts [data-count=seed]").inner_text()


def colours(path: Path) -> int:
    with Image.open(path) as picture:
        return len(picture.convert("RGB").getcolors(1 << 24) or [])


#: The families of the page's own fonts that have come
LOADED = """() => [...document.fonts].filter(({ status }) => status === "loaded")
  .map(({ family }) => family.replaceAll('"', ""))"""


@pytest.mark.everywhere
def test_the_whole_job_from_a_folder(alone: BrowserContext, place: Path) -> None:
    page = alone.new_page()
    shop = Single(page, place.as_uri())
    shop.open()
    assert page.evaluate("location.protocol") == "file:"
    first, *_, last = SAMPLE
    shop.choose(last)
    data = shop.take()
    puzzle, findings = ipuz.loads(data)
    assert findings + check(puzzle) == []
    shop.choose(first)
    shop.open_file(f"{last}.ipuz", data)
    expect(page.locator("#kind")).to_have_attribute("data-kind", last)

    # letters that this file brings along, in a language that is read from the right
    assert page.evaluate(LOADED) == []
    for name, family in (("עברית", "Noto Serif Hebrew"), ("বাংলা", "Noto Serif Bengali")):
        shop.menu("dictionary").filter(has_text=name).first.click()
        shop.settle()
        assert family in page.evaluate(LOADED)

    # the addresses within the page, reload and Back
    page.locator("#step-print").click()
    shop.shows("sheet")
    page.reload()
    shop.shows("sheet")
    page.evaluate("history.back()")
    shop.shows("workshop")
    expect(page.locator("#grid")).to_be_visible()

    # what it says of itself, and the licences, as in the site
    page.locator("#about").click()
    expect(page.locator("#about-licences details").first).to_be_visible()
    expect(page.locator("#about-take")).to_contain_text("in one file")
    with page.expect_download() as saved:
        page.locator("#about-dialog a[data-part='NOTICES.txt']").click()
    assert "MIT" in saved.value.path().read_text("utf-8")
    page.locator("#about-dialog [data-close]").click()

    # in another language; and kept, when the file is opened again
    shop.menu("page-language").filter(has_text="עברית").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    shop.settle()
    expect(page.locator("#kept")).to_have_attribute("data-kept", "yes")
    before, words = shop.title(), shop.words()
    page.close()
    again = Single(alone.new_page(), place.as_uri())
    again.open()
    expect(again.page.locator("html")).to_have_attribute("lang", "he")
    assert (again.title(), again.words()) == (before, words)
    again.anew(lambda: again.page.locator("#new-words").click())
    again.was_quiet()
    shop.was_quiet()


@pytest.mark.everywhere
def test_a_file_that_is_not_whole_or_not_ours_does_not_run(
    alone: BrowserContext, place: Path
) -> None:
    """Each check that the page passes above has something here that it stops."""
    # cut off: half of the engine is missing
    html = place.read_text("utf-8")
    half = place.with_name("half.html")
    half.write_text(html[: html.index('data-part="py/stdlib.zip"') + 5000], encoding="utf-8")
    page = alone.new_page()
    page.goto(half.as_uri())
    expect(page.locator("#fatal")).to_contain_text("Copy this file again")

    # damaged: a letter of a packed part
    at = html.index('data-part="py/pyodide.asm.bin"') + 100_000
    other = "B" if html[at] == "A" else "A"
    half.write_text(html[:at] + other + html[at + 1 :], encoding="utf-8")
    page.goto(half.as_uri())
    expect(page.locator("#fatal")).to_contain_text("Copy this file again")

    # a script of somebody else's, and something to fetch: the page's policy stops both
    meant = '<script>document.title = "changed"</script><img src="https://elsewhere.test/a.png">'
    shop = Single(alone.new_page(), changed(place, "meant.html", "</h1>", f"</h1>{meant}"))
    shop.open()
    assert shop.page.title() != "changed"
    assert any("elsewhere.test" in fault for fault in shop.faults)
    with pytest.raises(AssertionError):
        shop.was_quiet()

    # a browser that cannot unpack it says so in the reader's language
    old = alone.new_page()
    old.add_init_script(
        """delete globalThis.DecompressionStream;
        localStorage.setItem("crosscore.language", '"he"');"""
    )
    old.goto(place.as_uri())
    expect(old.locator("main.unable [role=alert]")).to_contain_text("דפדפן")
    assert old.locator("main.unable [role=alert]").get_attribute("dir") == "rtl"


@pytest.mark.everywhere
def test_the_page_of_a_site_opened_from_its_folder_says_what_to_do(
    alone: BrowserContext, one_file: Path
) -> None:
    page = alone.new_page()
    page.goto((one_file.parent / "index.html").as_uri())
    expect(page.locator("main.unable [role=alert]")).to_contain_text("can’t start from a folder")
    expect(page.locator("button, #broken")).to_have_count(0)
    looks.check(page, "opened from a folder")
    page.get_by_role("link", name=single.FILE).click()
    page.wait_for_url("**/crosscore.html")
    Single(page, "").settle()

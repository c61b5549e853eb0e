"""The site without the network: all of it kept, new versions whole or not at all.

Each site here has a server that can be stopped, and whose files can be changed as a new version is
put in their place.
"""

from __future__ import annotations

import base64
import contextlib
import functools
import hashlib
import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from crosscore.formats import link
from tests.page.contexts import prepared
from tests.page.objects import KindDesk
from tests.page.waiting import until
from tests.page.whole_job import SAMPLE
from tests.searches import made
from tools import icons, offline, serve, starters
from tools.steps import BuildError

WEB = Path(__file__).parents[2] / "web"
WORKER = (WEB / "storage" / "sw.js").read_text("utf-8")
FRENCH = "dictionaries/french.json"
ENGLISH, SPANISH = (f"dictionaries/large/{name}.txt" for name in ("english", "spanish"))
STATE = "#offline-text"
NEWS = "#offline-news"


class Host:
    """One origin with several folders, each below a path; it can be unplugged and plugged in."""

    def __init__(self, **folders: Path) -> None:
        self.folders = {f"/{name}/crosscore/": folder for name, folder in folders.items()}
        self.asked: list[tuple[str, int]] = []  # path and answer
        self.types: dict[str, str] = {}  # of files that are served as something else
        self.port = 0
        self.plug()

    def plug(self) -> None:
        host = self

        class Handler(serve.Handler):
            def translate_path(self, path: str) -> str:
                for under, folder in host.folders.items():
                    if path.startswith(under):
                        self.under, self.directory = under, str(folder)
                return super().translate_path(path)

            def guess_type(self, path: Any) -> str:
                return host.types.get(Path(path).name) or super().guess_type(path)

            def end_headers(self) -> None:
                if Path(self.path).name in host.types:  # a page for logging in is not kept
                    self.send_header("Cache-Control", "no-store")
                super().end_headers()

            def log_request(self, code: Any = "-", size: Any = "-") -> None:
                host.asked.append((self.path, int(code)))

        self.server = serve.Server(("127.0.0.1", self.port), functools.partial(Handler))
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def unplug(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def site(self, name: str) -> str:
        return f"http://127.0.0.1:{self.port}/{name}/crosscore/"

    def fetched(self, since: int = 0, until: int | None = None) -> list[str]:
        """What was sent whole, not only confirmed."""
        whole = (path for path, code in self.asked[since:until] if code == 200)
        return sorted(path.split("/crosscore/")[1] for path in whole)


@pytest.fixture
def host_of() -> Iterator[Callable[..., Host]]:
    hosts: list[Host] = []

    def made(**folders: Path) -> Host:
        hosts.append(Host(**folders))
        return hosts[-1]

    yield made
    for host in hosts:
        with contextlib.suppress(OSError):
            host.unplug()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody who visits for the first time, with a browser that may keep the site."""
    made = prepared(browser.new_context(locale="en"))
    yield made
    made.close()


def copied(site: Path, to: Path) -> Path:
    shutil.copytree(site, to, copy_function=shutil.copyfile)
    return to


def changed(site: Path, to: Path, changes: dict[str, bytes]) -> Path:
    """The next version of a site, with other files."""
    copied(site, to)
    for name, data in changes.items():
        (to / name).write_bytes(data)
    offline.seal(to, WORKER, offline.stamp(to, WORKER))
    later = (site / "sw.js").stat().st_mtime + 10  # servers count in seconds
    for name in ("sw.js", "index.html", "build.json", *changes):
        os.utime(to / name, (later, later))
    return to


def build_of(site: Path) -> str:
    return str(json.loads((site / "build.json").read_bytes())["build"])


def listed(site: Path, name: str = "FILES") -> list[tuple[str, str, int]]:
    worker = (site / "sw.js").read_text()
    found = re.search(rf"^const {name} = (\[.*?\]);", worker, re.M | re.S)
    assert found
    return [tuple(row) for row in json.loads(found[1])]


def visit(context: BrowserContext, address: str) -> KindDesk:
    desk = KindDesk(context.new_page(), address)
    desk.open()
    return desk


def kept(desk: KindDesk) -> None:
    """Wait until all is kept, and the page's own files come from there."""
    expect(desk.page.locator(STATE)).to_contain_text("Works offline")
    until(
        desk.page,
        "() => performance.getEntriesByType('navigation')[0].workerStart > 0"
        " || document.documentElement.dataset.from",
    )


def caches_of(page: Page) -> list[str]:
    return sorted(page.evaluate("() => caches.keys()"))


# -- what the build writes ----------------------------------------------------------------


def test_every_file_is_listed_by_its_hash(dist: Path, tmp_path: Path) -> None:
    rows = listed(dist)
    files = {p.relative_to(dist).as_posix(): p for p in dist.rglob("*") if p.is_file()}
    wanted = files.keys() - offline.NOT_KEPT - {".nojekyll", "index.html"} | {""}
    wanted = {name for name in wanted if not name.endswith(offline.MAP)}
    large = {name for name in wanted if name.startswith("dictionaries/large/")}
    large |= {name for name in wanted if starters.later(name)}
    later = listed(dist, "LATER")
    assert {name for name, _, _ in rows} == wanted - large
    assert {name for name, _, _ in later} == large != set()
    for name, digest, size in [*rows, *later]:
        data = files[name or "index.html"].read_bytes()
        assert size == len(data)
        assert digest == "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
    build = build_of(dist)
    assert f'const BUILD = "{build}";' in (dist / "sw.js").read_text()
    assert f'<html data-build="{build}" ' in (dist / "index.html").read_text("utf-8")

    site = copied(dist, tmp_path / "site")
    assert offline.stamp(site, WORKER) == build  # again is the same
    assert offline.stamp(site, f"{WORKER}\n") != build  # another worker is another build
    (site / "crosscore.html").write_text("the page as one file")
    assert offline.stamp(site, WORKER) == build
    offline.seal(site, WORKER, build)
    assert listed(site) == rows
    (site / "NOTICES.txt").write_text("other")
    assert offline.stamp(site, WORKER) != build
    (site / "a b.txt").write_text("")
    with pytest.raises(BuildError, match=r"a b\.txt"):
        offline.seal(site, WORKER, build)


def test_icons_are_as_their_places_want_them() -> None:
    """Right sizes; a maskable one keeps all of the drawing within the circle that stays."""
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    sizes = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    for name, pixels, part, behind in icons.PICTURES:
        picture = Image.open(WEB / "icons" / name).convert("RGBA")
        assert picture.size == (pixels, pixels)
        assert sizes.get(f"icons/{name}", f"{pixels}x{pixels}") == f"{pixels}x{pixels}"
        clear = picture.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert clear == (behind == "transparent")
        middle, ground = pixels / 2, picture.getpixel((0, 0))
        far = max(
            ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5
            for x in range(pixels)
            for y in range(pixels)
            if picture.getpixel((x, y)) != ground
        )
        assert part * 0.45 < far / pixels < part * 0.72
        if "maskable" in name:
            assert far < 0.4 * pixels


# -- large word lists: once they were chosen ----------------------------------------------


def test_a_large_list_is_kept_once_it_was_chosen(
    dist: Path, tmp_path: Path, host_of: Callable[..., Host], visitor: BrowserContext
) -> None:
    words = b"".join(f"{word};50\n".encode() for word in ("CAT", "TEAR", "RACE", "ACRE", "TREE"))
    first = changed(dist, tmp_path / "first", {ENGLISH: words})
    os.utime(first / "sw.js")  # the next version is later than all that was copied
    second = changed(first, tmp_path / "second", {"NOTICES.txt": b"other"})
    host = host_of(someone=first)
    desk = visit(visitor, host.site("someone"))
    kept(desk)
    assert not {ENGLISH, SPANISH} & set(host.fetched())
    page = desk.page

    def choose(name: str) -> None:
        page.locator("#dictionary").click()
        more = page.get_by_role("menuitem", name="More languages")
        if name != "English":
            more.click()
        page.get_by_role("menuitemradio", name=f"{name}, large, without clues").click()

    choose("English")
    expect(page.locator("#dictionary-count")).to_contain_text("5 words")
    desk.settle()
    assert host.fetched().count(ENGLISH) == 1

    # a new version has it as well, unasked
    host.folders["/someone/crosscore/"] = second
    page.locator("#about").click()
    page.evaluate("document.getElementById('offline-check').click()")
    expect(page.locator(NEWS)).to_contain_text("A new version is ready")
    page.keyboard.press("Escape")
    page.locator(NEWS).get_by_role("button", name="Reload").click()
    expect(page.locator("html")).to_have_attribute("data-build", build_of(second))
    desk.settle()
    host.unplug()
    page.reload()
    desk.settle()
    expect(page.locator("#dictionary-name")).to_have_text("English, large, without clues")
    desk.anew("New words")
    assert host.fetched().count(ENGLISH) == 1

    # another one needs the network, and says so
    choose("Spanish")
    told = page.locator(".message")
    expect(told).to_contain_text("Spanish, large, without clues wasn’t opened.")
    expect(told).to_contain_text("Check your connection and try again.")
    expect(page.locator("#dictionary-name")).to_have_text("English, large, without clues")


# -- one visit is enough ------------------------------------------------------------------

#: Every file of the list, asked for by the page or a worker where this build has them: path -> hash
ALL = """async ([at, names, inWorker]) => {
  const fetchAll = async (at, names) => {
    const hash = async (name) => {
      const answer = await fetch(at + name);
      if (!answer.ok) return answer.status;
      const bytes = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
      return btoa(String.fromCharCode(...new Uint8Array(bytes)));
    };
    return Promise.all(names.map(async (name) => [name, await hash(name)]));
  };
  if (!inWorker) return fetchAll(at, names);
  const source = `(${fetchAll})(${JSON.stringify(at)}, ${JSON.stringify(names)}).then(postMessage)`;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  return new Promise((go) => (worker.onmessage = ({ data }) => go(data)));
}"""

FONTS = """async () => {
  const fonts = [...document.fonts];
  await Promise.all(fonts.map((font) => font.load()));
  return [fonts.length, fonts.filter(({ status }) => status !== "loaded").length];
}"""


@pytest.mark.everywhere
def test_after_one_visit_everything_works_with_the_server_dead(
    dist: Path, host_of: Callable[..., Host], visitor: BrowserContext
) -> None:
    host = host_of(someone=dist)
    address = host.site("someone")
    desk = visit(visitor, address)
    expect(desk.page.locator("#told")).to_have_text("Crosscore now works offline too.")
    kept(desk)
    rows = listed(dist)
    size = sum(size for _, _, size in rows) / 1e6
    expect(desk.page.locator(STATE)).to_have_text(
        f"Works offline: all {len(rows)} files ({size:.1f} MB) are kept on this device."
    )
    host.unplug()

    # the page that was there first goes on: a word list that it has not had yet
    page = desk.page
    page.locator("#dictionary").click()
    page.get_by_role("menuitemradio", name=re.compile("French|français")).click()
    expect(page.locator("#dictionary-name")).to_contain_text(re.compile("French|français"))
    desk.settle()

    # every file, as it was built, for the page and for a worker
    page.reload()
    desk.settle()
    at = f"{address}at-{build_of(dist)}/"
    wanted = {name: digest.removeprefix("sha256-") for name, digest, _ in rows if name}
    for in_worker in (False, True):
        found = dict(page.evaluate(ALL, [at, list(wanted), in_worker]))
        assert found == wanted
    loaded, failed = page.evaluate(FONTS)
    assert loaded > 30
    assert failed == 0

    # kinds, a language, the sheet, a picture, the licences
    for kind in SAMPLE:
        desk.fill(kind, size="7x7", blocks="few", symmetry="none", black="many", seconds=1)
    desk.choose("freeform")
    page.locator("#page-language").click()
    page.get_by_role("menuitemradio", name="עברית").click()
    expect(page.locator("html")).to_have_attribute("lang", "he")
    expect(page.locator("#create")).to_contain_text("הדפסה ושיתוף")
    page.locator("#page-language").click()
    page.get_by_role("menuitemradio", name="English").click()
    desk.create()
    (picture,) = desk.save("Answer picture")
    assert picture.path().stat().st_size > 5000
    desk.back()
    page.locator("#about").click()
    expect(page.locator("#about-licences")).to_contain_text("Mozilla Public License")
    page.locator("#offline-check").click()
    expect(page.locator(STATE)).to_contain_text("the site can’t be reached")

    # a puzzle out of a link, by somebody else in this browser
    shared = visitor.new_page()
    shared.goto(f"{address}solve.html#{link.fragment(made())}")
    expect(shared.locator("#play-count")).to_have_text("0 of 5 found")
    shared.close()

    # the documentation, which nobody has looked at yet, and its search
    guide = visitor.new_page()
    guide.goto(f"{address}docs/teaching.html")
    expect(guide.get_by_role("img").first).to_be_visible()
    guide.get_by_label("Search the documentation").fill("answer key")
    expect(guide.locator("#results a").first).to_be_visible()
    for path in ("docs/", "docs", "docs?x=1", "docs/teaching.html?x=1"):
        guide.goto(address + path)
        expect(guide).to_have_title(re.compile("Crosscore documentation"))
        guide.locator("main a").first.click()
        expect(guide.get_by_label("Search the documentation")).to_be_visible()
    guide.close()

    # closed and opened again, by another name of the same page
    other = KindDesk(visitor.new_page(), f"{address}index.html?from=a-link#x")
    page.close()
    other.open()
    assert other.faults == []


# -- new versions -------------------------------------------------------------------------

#: What a new worker of the page's engine says, until Python begins
SAYS = """async () => {
  const root = document.documentElement.dataset;
  const from = root.from ?? new URL(`at-${root.build}/`, location.href).href;
  const worker = (await import(`${from}boot.js`)).startWorker();
  const heard = [];
  await new Promise((go) => (worker.onmessage = ({ data }) => {
    heard.push(JSON.parse(data).type);
    if (JSON.parse(data).step === "engine" || heard.at(-1) === "fatal") go();
  }));
  worker.terminate();
  return heard;
}"""
READ = """async (name) => {
  const root = document.documentElement.dataset;
  const from = root.from ?? new URL(`at-${root.build}/`, location.href).href;
  return (await fetch(from + name)).text();
}"""


def test_a_new_version_waits_for_the_person_and_never_mixes(
    dist: Path, tmp_path: Path, host_of: Callable[..., Host], visitor: BrowserContext
) -> None:
    french = json.loads((dist / FRENCH).read_text("utf-8"))
    changes = {
        FRENCH: json.dumps({**french, "nouveauté": "Ce qui est nouveau"}).encode(),
        "worker.js": b'postMessage(\'{"v":1,"type":"second"}\');\n'
        + (dist / "worker.js").read_bytes(),
    }
    second = changed(dist, tmp_path / "second", changes)
    broken = changed(second, tmp_path / "broken", {FRENCH: b"{}", "NOTICES.txt": b"none"})
    (broken / FRENCH).write_bytes(b'{"not": "what is listed"}')
    one, two = build_of(dist), build_of(second)
    host = host_of(someone=dist)
    address = host.site("someone")
    first = visit(visitor, address)
    kept(first)
    asleep = visit(visitor, address)  # a second tab
    kept(asleep)
    a, b = first.page, asleep.page
    name = f"crosscore:/someone/crosscore/:{one}"
    assert caches_of(a) == [name]

    # the new version is fetched, only what changed, and told
    host.folders["/someone/crosscore/"] = second
    since = len(host.asked)
    a.locator("#about").click()
    a.evaluate("document.getElementById('offline-check').click()")
    for page in (a, b):
        expect(page.locator(NEWS)).to_contain_text("A new version is ready")
    assert host.fetched(since) == sorted(["", "build.json", FRENCH, "sw.js", "worker.js"])
    a.keyboard.press("Escape")
    assert a.evaluate("document.activeElement.id") == "about"  # the message takes no focus
    a.get_by_role("button", name="Later").click()
    expect(a.locator(NEWS)).to_be_empty()

    # whoever only reloads stays with the old one
    a.reload()
    first.settle()
    expect(a.locator("html")).to_have_attribute("data-build", one)
    expect(a.locator(NEWS)).to_contain_text("A new version is ready")

    # accepted: one tab has the new one, and its puzzle; the other is told and goes on with its own
    first.rows().nth(3).locator(".word").dblclick()
    a.get_by_role("dialog").get_by_label("Word").fill("keyboarder")
    a.get_by_role("dialog").get_by_role("button", name="Save").click()
    first.settle()
    words, words_b = first.words(), asleep.words()
    b.evaluate("globalThis.same = true")
    a.locator(NEWS).get_by_role("button", name="Reload").click()
    expect(a.locator("html")).to_have_attribute("data-build", two)
    first.settle()
    assert first.words() == words
    expect(b.locator(NEWS)).to_contain_text("Another tab has switched to a new version")
    assert b.evaluate("globalThis.same")
    assert asleep.words() == words_b
    assert json.loads(b.evaluate(READ, FRENCH)) == french
    assert "nouveauté" in json.loads(a.evaluate(READ, FRENCH))
    assert "second" in a.evaluate(SAYS)
    assert "second" not in b.evaluate(SAYS)
    host.unplug()
    b.evaluate(READ, "dictionaries/german.json")
    assert "second" not in b.evaluate(SAYS)
    host.plug()
    assert len(caches_of(a)) == 2

    # the old one goes with its last tab; what was typed right before is not lost
    asleep.create()
    b.locator("#title").fill("Typed last")
    b.locator(NEWS).get_by_role("button", name="Reload").hover()
    b.mouse.down()  # what is told meanwhile must not push the button away
    expect(b.locator("#sheet-banner .message")).to_be_visible()
    b.mouse.up()
    expect(b.locator("html")).to_have_attribute("data-build", two)
    asleep.settle()
    expect(b).to_have_title(re.compile("Typed last"))
    new = f"crosscore:/someone/crosscore/:{two}"
    until(a, "async (name) => String(await caches.keys()) === name", new)

    # a deployment that is not whole changes nothing, also for whoever comes back without network
    host.folders["/someone/crosscore/"] = broken
    a.locator("#about").click()
    a.evaluate("document.getElementById('offline-check').click()")
    expect(a.locator(STATE)).to_contain_text("couldn’t be downloaded completely")
    a.keyboard.press("Escape")
    host.unplug()
    a.reload()
    first.settle()
    expect(a.locator("html")).to_have_attribute("data-build", two)
    assert first.words() == words
    expect(a.locator(NEWS)).to_be_empty()


# -- beside others ------------------------------------------------------------------------


def test_two_sites_and_a_stranger_on_one_origin(
    dist: Path, tmp_path: Path, host_of: Callable[..., Host], visitor: BrowserContext
) -> None:
    host = host_of(one=dist, two=changed(dist, tmp_path / "two", {"NOTICES.txt": b"The other."}))
    one = visit(visitor, host.site("one"))
    one.page.evaluate(
        """async (other) => {
          await (await caches.open("stranger-v1")).put("/x", new Response("its own"));
          await (await caches.open("crosscore:/one/crosscore/:its")).put("/x", new Response("own"));
          localStorage.stranger = "its own";
        }""",
    )
    strange = ["crosscore:/one/crosscore/:its", "stranger-v1"]
    kept(one)
    two = visit(visitor, host.site("two"))
    kept(two)
    builds = [build_of(folder) for folder in host.folders.values()]
    names = [
        f"crosscore:{under}:{build}" for under, build in zip(host.folders, builds, strict=True)
    ]
    assert caches_of(one.page) == sorted([*names, *strange])

    # only plain files of the list and the page itself: no other path, no query, no other origin
    worker = next(w for w in visitor.service_workers if "/one/" in w.url)
    worker.evaluate(
        """() => {
          globalThis.network = [];
          const { fetch } = globalThis;
          globalThis.fetch = (what, how) => (network.push(what.url ?? what), fetch(what, how));
          globalThis.answered = [];
          const { respondWith } = FetchEvent.prototype;
          FetchEvent.prototype.respondWith = function (answer) {
            answered.push(this.request.url);
            return respondWith.call(this, answer);
          };
        }"""
    )
    here = host.site("one")
    tried = [f"{here}app.js?1", f"{here}none.txt", "/two/crosscore/app.js", "/x", f"{here}app.js"]
    tried += [f"{here}at-000000000000/app.js"]
    assert one.page.evaluate(
        "(urls) => Promise.all(urls.map((url) => fetch(url).then(({ status }) => status)))", tried
    ) == [200, 404, 200, 404, 200, 404]
    one.page.evaluate("() => fetch('http://elsewhere.test/').catch(() => 0)")
    assert worker.evaluate("answered") == tried[-2:]
    assert worker.evaluate("network") == []

    # the offline copy of one is removed, and made again
    one.page.locator("#about").click()
    one.page.locator("#offline-remove").click()
    expect(one.page.locator(STATE)).to_contain_text("You removed the offline copy")
    assert caches_of(two.page) == sorted([names[1], "stranger-v1", strange[0]])
    assert two.page.evaluate("localStorage.stranger") == "its own"
    one.page.reload()
    one.settle()
    expect(one.page.locator(STATE)).to_contain_text("You removed the offline copy")
    assert caches_of(two.page) == sorted([names[1], "stranger-v1", strange[0]])
    one.page.locator("#about").click()
    one.page.locator("#offline-again").click()
    kept(one)
    host.unplug()
    for desk in (one, two):
        desk.page.reload()
        desk.settle()


# -- no room, and an app of its own -------------------------------------------------------


def test_no_room_is_told_and_the_page_goes_on_and_it_can_be_installed(
    dist: Path,
    tmp_path: Path,
    host_of: Callable[..., Host],
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
) -> None:
    """In a profile of its own: a private window, as other tests have, can install nothing."""
    host = host_of(someone=dist)
    options = {**browser_type_launch_args, "locale": "en"}
    context = prepared(browser_type.launch_persistent_context(tmp_path / "profile", **options))
    page = context.pages[0]
    page.add_init_script(
        """Object.defineProperty(globalThis, "launchQueue", {
          value: { setConsumer: (consumer) => (globalThis.launch = consumer) },
        })"""
    )
    devtools = context.new_cdp_session(page)
    origin = {"origin": f"http://127.0.0.1:{host.port}"}
    devtools.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 3_000_000})
    host.types = {"sw.js": "text/html"}  # as a network's page for logging in comes
    desk = KindDesk(page, host.site("someone"))
    desk.open()
    expect(page.locator(STATE)).to_contain_text("sw.js couldn’t be loaded")
    host.types.clear()
    page.locator("#about").click()
    page.locator("#offline-again").click()
    expect(page.locator(STATE)).to_contain_text("this device has no room left")
    page.keyboard.press("Escape")
    desk.anew("New words")
    assert caches_of(page) == []
    since = len(host.asked)
    devtools.send("Storage.overrideQuotaForOrigin", origin)
    page.locator("#about").click()
    page.locator("#offline-again").click()
    kept(desk)
    twice = set(host.fetched(0, since)) & set(host.fetched(since))
    assert twice <= {"sw.js"}  # what was there is only confirmed
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert devtools.send("Page.getAppManifest")["errors"] == []

    # a file that was opened with the installed app
    page.keyboard.press("Escape")
    words = [json.dumps({"CAT": "Purrs", "TEAR": "Sad drop", "RACE": "Contest"}), "mine.json"]
    page.evaluate(
        "([text, name]) => launch({ files: [{ getFile: async () => new File([text], name) }] })",
        words,
    )
    expect(page.locator("#dictionary-name")).to_have_text("mine")
    desk.settle()
    assert sorted(desk.words()) == ["CAT", "RACE", "TEAR"]
    context.close()

"""Nothing leaves: a Chromium does the whole job of every kind of puzzle, and is recorded meanwhile.

What is recorded is Chromium's own log of its network process and what arrives at the server (see
recorder.py), so that no page, worker or service worker can ask for something unseen.  That the
recorder sees such things is tested first, on a page that tries them all.
"""

from __future__ import annotations

import json
import re
import time
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserType, Page, expect

from crosscore.service import KINDS
from tests.page import looks
from tests.page.objects import Workshop, drop
from tests.page.recorder import Asked, Recording, recorded
from tests.page.waiting import PATIENCE
from tests.page.whole_job import MARK, SAMPLE, Job
from tests.word_lists import LISTS

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')

#: One way each in which a page can ask another host for something.  `at(name)` is that host.
WAYS = """
const at = (name, scheme = "http") => `${scheme}://${name}.elsewhere.test/`;
const put = (tag, values) => {
  const made = Object.assign(document.createElement(tag), values);
  document.body.append(made);
  return made;
};
const post = { method: "POST", body: "words", mode: "no-cors" };
const inWorker = (text) => new Worker(URL.createObjectURL(new Blob([text])));
const ways = {
  fetch: () => fetch(at("fetch"), post).catch(() => 0),
  beacon: () => navigator.sendBeacon(at("beacon"), "words"),
  xhr: () => { const x = new XMLHttpRequest(); x.open("GET", at("xhr")); x.send(); },
  image: () => put("img", { src: at("image") }),
  socket: () => new WebSocket(at("socket", "ws")),
  events: () => new EventSource(at("events")),
  transport: () => new WebTransport(at("transport", "https")),
  script: () => put("script", { src: at("script") }),
  module: () => import(at("module")).catch(() => 0),
  video: () => put("video", { src: at("video"), preload: "auto" }),
  object: () => put("object", { data: at("object") }),
  frame: () => put("iframe", { src: at("frame") }),
  sheet: () => put("link", { rel: "stylesheet", href: at("sheet") }),
  prefetch: () => put("link", { rel: "prefetch", href: at("prefetch") }),
  ping: () => put("a", { href: "#x", ping: at("ping") }).click(),
  form: () => put("form", { action: at("form"), method: "post", target: "_blank" }).submit(),
  worker: () => inWorker(`fetch("${at("worker")}", { mode: "no-cors" })`),
  workerscript: () => inWorker(`importScripts("${at("workerscript")}")`),
  workersocket: () => inWorker(`new WebSocket("${at("workersocket", "ws")}")`),
  window: () => open(at("window")),
  serviceworker: async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
  },
};
for (const [name, go] of Object.entries(ways)) {
  try { await go(); } catch { /* refused on the spot */ }
}
document.title = "tried";
"""
IN_STYLE = {"cssurl", "cssimport", "font"}
STYLE = """@import url(http://cssimport.elsewhere.test/a.css);
@font-face { font-family: far; src: url(http://font.elsewhere.test/a.woff2); }
p { font-family: far; background: url(http://cssurl.elsewhere.test/a.png); }
"""
#: What no policy of a page forbids: that a window goes somewhere else; and a service worker, which
#: has a policy of its own.  The site's own one is part of the whole job below.
BEYOND_A_POLICY = {"window", "serviceworker"}


def hosts(asked: list[Asked]) -> set[str]:
    """The first parts of the names of the hosts of the page above."""
    return {found[1] for one in asked if (found := re.search(r"//(\w+)\.elsewhere\.test", one.url))}


def logged(page: Page, log: Path, names: set[str]) -> None:
    """Wait until all these hosts stand in the log, which is written some requests later."""
    end = time.monotonic() + PATIENCE / 1000
    while not all(f"/{name}.elsewhere.test" in log.read_text("utf-8") for name in names):
        assert time.monotonic() < end, names
        page.evaluate("fetch('a.css', { cache: 'no-store' }).then((answer) => answer.text())")


@pytest.fixture
def kind(browser_type: BrowserType) -> BrowserType:
    if browser_type.name != "chromium":
        pytest.skip("only Chromium writes such a log")
    return browser_type


@pytest.mark.parametrize("guarded", [False, True], ids=["without a policy", "with the site's"])
def test_what_a_page_asks_of_others_is_recorded_and_the_policy_forbids_it(
    kind: BrowserType,
    browser_type_launch_args: dict[str, Any],
    dist: Path,
    tmp_path: Path,
    guarded: bool,
) -> None:
    tried = set(re.findall(r"^  (\w+): (?:async )?\(\) =>", WAYS, re.MULTILINE)) | IN_STYLE
    assert len(tried) == 24
    found = POLICY.search((dist / "index.html").read_text("utf-8"))
    assert found
    folder, log = tmp_path / "site", tmp_path / "log.json"
    folder.mkdir()
    (folder / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8>{found[0] if guarded else ''}"
        "<link rel=stylesheet href=a.css><script type=module src=a.js></script><p>text"
    )
    (folder / "a.js").write_text(WAYS)
    (folder / "a.css").write_text(STYLE)
    (folder / "sw.js").write_text('fetch("http://serviceworker.elsewhere.test/").catch(() => 0);')
    with recorded(kind, browser_type_launch_args, folder, log) as (browser, address, recording):
        page = browser.new_page()
        page.goto(address)
        expect(page).to_have_title("tried")
        logged(page, log, BEYOND_A_POLICY if guarded else tried)
    assert hosts(recording.foreign()) == (BEYOND_A_POLICY if guarded else tried)
    assert {one.by for one in recording.foreign()} <= {recording.origin, "a page"}
    assert recording.looked_up() >= {"window.elsewhere.test", "serviceworker.elsewhere.test"}
    assert all(name.endswith(".elsewhere.test") for name in recording.looked_up())


# -- the whole job ---------------------------------------------------------------------------


#: What a page has left behind on the device
KEPT = """async () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
})"""


def with_a_kind(job: Job, name: str) -> None:
    """All that a person can do with the puzzles of a grid."""
    job.make(name)
    job.change()
    job.take_away()
    job.play()
    assert len(set(job.saved)) >= 4


def with_the_page(job: Job) -> None:
    """All that is about no puzzle; and of every kind one, made only.

    What can be done with it goes by the grid, and each grid has a kind above.
    """
    for name in KINDS:
        job.make(name)
    job.lists()
    job.languages()
    job.read_about()


JOBS = {
    **{name: partial(with_a_kind, name=name) for name in SAMPLE},
    "the page": with_the_page,
}


@pytest.mark.parametrize("part", JOBS)
def test_the_whole_job_of_every_kind_asks_nobody_else_and_tells_nothing(
    kind: BrowserType,
    browser_type_launch_args: dict[str, Any],
    dist: Path,
    tmp_path: Path,
    part: str,
) -> None:
    """Each part of it in a browser of its own, with one's own list and a second visit."""
    words = json.loads((LISTS / "english.json").read_text("utf-8"))
    own = {MARK: MARK} | {word: f"{clue} {MARK}" for word, clue in words.items()}
    with recorded(kind, browser_type_launch_args, dist, tmp_path / "log.json") as (
        browser,
        address,
        told,
    ):
        context = browser.new_context(locale="en")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        job = Job(page, address)
        job.open()
        drop(job, f"{MARK}.json", json.dumps(own).encode())
        expect(page.locator("#dictionary-name")).to_contain_text(MARK)
        job.settle()
        JOBS[part](job)
        page.reload()
        job.settle()
        job.was_quiet()
        kept, cookies = page.evaluate(KEPT), context.cookies()

    # nobody else is asked for anything, nor looked up or connected to
    assert told.foreign() == []
    assert told.looked_up() == set()

    # what is asked of its own place: files, by plain requests, without a word of the user's
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert {"py/pyodide.asm.bin", "index.html"} <= files
    assert len(told.arrived) > len(list((dist / "py").iterdir()))
    assert told.odd(files) == []
    assert [one for one in told.asked if one.by and (one.method != "GET" or one.body)] == []
    assert MARK.lower() not in unquote(told.text).lower()

    # what is kept on the device has the page's own names; there are no cookies
    assert (kept["cookies"], cookies) == ("", [])
    assert kept["local"]
    assert all(name.startswith("crosscore.") for name in kept["local"] + kept["session"])
    assert kept["databases"] == ["crosscore"]
    assert all(name.startswith("crosscore") for name in kept["caches"])
    assert set(kept["scopes"]) <= {address}


def test_the_page_says_how_this_is_checked(page: Page, address: str, dist: Path) -> None:
    shop = Workshop(page, address)
    shop.open()
    page.evaluate("document.getElementById('boot-proof').click()")  # beside the words at the start
    expect(page.locator("#proof-heading")).to_be_focused()
    found = POLICY.search((dist / "index.html").read_text("utf-8"))
    assert found
    assert page.locator("#proof-policy").inner_text().split() == found[1].split()
    page.locator("#proof-files summary").click()
    files = page.locator("#proof-list li").all_inner_texts()
    assert files[0] == address
    assert "app.js" in files
    expect(page.locator("#proof-visit")).to_contain_text(
        f"the page requested {len(files)} files, all"
    )
    page.locator("#proof-source summary").first.click()
    chapter = page.locator("#proof-test details").first
    chapter.locator("summary").click()
    expect(chapter.locator("pre")).to_contain_text("def test_the_whole_job_of_every_kind")
    looks.check(page, "how this is checked", "dialog[open]")
    # another place is not passed over
    page.evaluate(
        "performance.getEntriesByType = () => [{ name: 'https://elsewhere.test/a%.js#x' }]"
    )
    page.keyboard.press("Escape")
    page.locator("#about").click()
    expect(page.locator("#proof-visit")).to_contain_text("1 of them not from this site")
    expect(page.locator("#proof-list li").first).to_have_text("https://elsewhere.test/a%.js")
    shop.was_quiet()


def test_what_the_recorder_finds_strange() -> None:
    told = Recording("http://127.0.0.1:1")
    files, path = {"app.js"}, "/a%20school/crosscore/"
    plain = {"host": "127.0.0.1", "sec-fetch-mode": "cors"}
    told.arrived = [("GET", f"{path}app.js", plain), ("GET", path, plain)]
    assert told.odd(files) == []
    for strange in (
        ("POST", f"{path}app.js", plain),
        ("GET", f"{path}app.js?w={MARK}", plain),
        ("GET", f"{path}count.gif", plain),
        ("GET", "/app.js", plain),
        ("GET", f"{path}app.js", {**plain, "x-word": MARK}),
        ("GET", f"{path}app.js", {**plain, "cookie": "a=1"}),
        ("GET", f"{path}app.js", {**plain, "content-length": "5"}),
        ("GET", f"{path}app.js", {**plain, "referer": f"http://127.0.0.1:1{path}?w=x"}),
    ):
        told.arrived = [strange]
        assert len(told.odd(files)) == 1, strange
    its_own = Asked("https://update.googleapis.com/x")
    wanted = [Asked("https://fonts.googleapis.com/x", by=told.origin), Asked("http://a.example/")]
    wanted += [Asked("http://127.0.0.1:2/", by=told.origin), Asked("https://notgoogle.com/")]
    told.asked = [its_own, Asked("ws://127.0.0.1:1/x", by=told.origin), *wanted]
    assert told.foreign() == wanted

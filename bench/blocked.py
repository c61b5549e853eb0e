#!/usr/bin/env python3
"""Measure for how long the page's main thread is blocked, over the whole job of every kind.

    python3 bench/blocked.py                    the whole job, in Chromium
    python3 bench/blocked.py --only sheet,lists    the parts with these in their name
    python3 bench/blocked.py --limit 20         tasks of 20 ms and more

Each act is traced. A task counts by the CPU time of the main thread, which does not depend on what
else the machine does; the trace's own events tell what it spent it on. See bench/README.md.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.host import hosted  # noqa: E402
from bench.large import made  # noqa: E402
from bench.machine import load, surroundings  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 60_000
LIMIT = 50.0  # milliseconds: what a long task is, by the browsers' own measure
LARGE = 86_000
CATEGORIES = ["toplevel", "devtools.timeline", "v8", "blink.user_timing"]
#: Events that say what a task did, as opposed to those that only say that it ran
TELLING = frozenset(
    (
        "FunctionCall",
        "EvaluateScript",
        "v8.compile",
        "v8.compileModule",
        "v8.evaluateModule",
        "ParseHTML",
        "UpdateLayoutTree",
        "Layout",
        "PrePaint",
        "Paint",
        "Layerize",
        "Commit",
        "HitTest",
        "MinorGC",
        "MajorGC",
        "EventDispatch",
        "FireAnimationFrame",
        "TimerFire",
        "RunMicrotasks",
    )
)


@dataclass
class Step:
    """What the main thread did during one act."""

    name: str
    tasks: list[tuple[float, float, str]] = field(default_factory=list)
    cpu: float = 0.0  #: milliseconds of all its tasks

    @property
    def longest(self) -> float:
        """CPU milliseconds of the longest task."""
        return max((cpu for cpu, _, _ in self.tasks), default=0.0)


def read(name: str, trace: dict[str, Any], floor: float) -> Step:
    """The tasks of the page's main thread that took `floor` ms of CPU time or more."""
    events = trace["traceEvents"]
    mains = {
        (e["pid"], e["tid"])
        for e in events
        if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    step = Step(name)
    by_thread: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in events:
        if event.get("ph") == "X" and (event["pid"], event["tid"]) in mains:
            by_thread.setdefault((event["pid"], event["tid"]), []).append(event)
    for found in by_thread.values():
        tasks = [e for e in found if e["name"].endswith("RunTask")]
        step.cpu += sum(e.get("tdur", 0) for e in tasks) / 1000
        for task in tasks:
            cpu = task.get("tdur", 0) / 1000
            if cpu < floor:
                continue
            end = task["ts"] + task["dur"]
            inside = [e for e in found if task["ts"] <= e["ts"] < end and e["name"] in TELLING]
            step.tasks.append((cpu, task["dur"] / 1000, _causes(inside)))
    step.tasks.sort(reverse=True)
    return step


def _causes(inside: Sequence[dict[str, Any]]) -> str:
    """The events of a task that took most of its CPU time, longest first."""
    spent: Counter[str] = Counter()
    for event in inside:
        data = event.get("args", {}).get("data", {}) or {}
        told = event["name"]
        if event["name"] == "FunctionCall":
            place = str(data.get("url", "")).rpartition("/")[2]
            told = f"{data.get('functionName') or '(anonymous)'} {place}:{data.get('lineNumber')}"
        elif event["name"] == "EventDispatch":
            told = f"on {data.get('type')}"
        elif "url" in data:
            told += " " + str(data["url"]).rpartition("/")[2]
        spent[told] += event.get("tdur", 0)
    return ", ".join(f"{told} {us / 1000:.0f}" for told, us in spent.most_common(5) if us > 2000)


class Job:
    """The page, and what was measured of it."""

    def __init__(self, browser: Browser, context: BrowserContext, options: Any) -> None:
        self.browser, self.context, self.options = browser, context, options
        self.page: Page = context.new_page()
        self.steps: list[Step] = []
        self.stops: list[tuple[str, float]] = []
        self.address = ""

    @contextlib.contextmanager
    def step(self, name: str) -> Iterator[Page]:
        """Measure what is done within."""
        print(name, end=" ", file=sys.stderr, flush=True)
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        try:
            yield self.page
            self.calm()
        finally:
            trace = json.loads(self.browser.stop_tracing())
            if self.options.traces:
                place = self.options.traces / f"{name.replace(' ', '-').replace('/', '-')}.json"
                place.write_text(json.dumps(trace))
        self.steps.append(read(name, trace, self.options.limit))
        print(f"{self.steps[-1].longest:.0f}", file=sys.stderr, flush=True)

    def calm(self) -> None:
        """Wait until the browser has painted, and what was put off for a moment is done."""
        self.page.evaluate(
            """() => new Promise((done) => {
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 400)));
            })"""
        )

    def idle(self) -> None:
        """Wait until no act runs."""
        self.page.locator("html[data-state=idle]").wait_for(timeout=PATIENCE)

    def acted(self, begin: Callable[[], Any]) -> None:
        """Do what starts an act, and wait until it is over."""
        self.page.evaluate(
            """() => {
              window.acted = false;
              const html = document.documentElement;
              const watch = new MutationObserver(() => {
                if (html.dataset.state === "busy") { window.acted = true; watch.disconnect(); }
              });
              watch.observe(html, { attributes: true, attributeFilter: ["data-state"] });
            }"""
        )
        begin()
        for _ in range(40):
            if self.page.evaluate("window.acted"):
                break
            self.page.wait_for_timeout(25)
        self.idle()

    def prefer(self, kind: str, **values: Any) -> None:
        """Options of a kind, as if they had been chosen before."""
        self.page.evaluate(
            "([kind, values]) => localStorage.setItem(`crosscore.options.${kind}`, values)",
            [kind, json.dumps(values)],
        )

    def choose(self, kind: str) -> None:
        """A new puzzle of a kind."""
        place = ["freeform", "filled", "numbers", "wordsearch"].index(kind)

        def press() -> None:
            self.page.locator("#kind").click()
            self.page.get_by_role("menuitemradio").nth(place).click()

        self.acted(press)

    def click(self, selector: str) -> None:
        """Press a button whose act runs in the engine."""
        self.acted(lambda: self.page.locator(selector).click())

    def pick(self, nth: int = 0) -> None:
        """Select a placed word."""
        self.page.locator("#list [role=option][data-state=placed]:visible .word").nth(nth).click()


def starting(job: Job) -> None:
    """Cold, warm, and with a kept puzzle."""
    for name in ("start cold", "start warm"):
        with job.step(name) as page:
            page.goto(job.address)
            job.idle()
        if name == "start cold":
            job.page.evaluate(
                "async () => { for (const one of await indexedDB.databases())"
                " indexedDB.deleteDatabase(one.name); sessionStorage.clear(); }"
            )
    with job.step("start with a kept puzzle") as page:
        page.reload()
        job.idle()


def dictionaries(job: Job) -> None:
    """Lists of the site, and large ones of one's own."""
    with job.step("choose Bangla") as page:
        page.locator("#dictionary").click()
        job.acted(lambda: page.get_by_role("menuitemradio").filter(has_text="Bangla").first.click())
    for language in ("bangla", "english"):
        place = job.options.folder / f"{language}.json"
        place.write_bytes(made(language, LARGE))
        with job.step(f"own JSON of {LARGE:,} {language}") as page:
            job.acted(lambda place=place: page.locator("#file-json").set_input_files(place))
        with job.step(f"start with {LARGE:,} {language}") as page:
            page.reload()
            job.idle()


def crosswords(job: Job) -> None:
    """Of 50, 200 and 500 words, and what is done with them."""
    for count in job.options.counts:
        with job.step(f"crossword of {count} words"):
            job.prefer("freeform", count=count, seconds=2)
            job.choose("freeform")
        workshop(job, f"{count} words")
        sheet(job, f"{count} words")


def workshop(job: Job, of: str) -> None:
    """Select, edit, move, undo and so on in the list and the grid."""
    page = job.page
    with job.step(f"{of}: select by mouse and keys"):
        for nth in (0, 3, 6):
            job.pick(nth)
        for _ in range(5):
            page.keyboard.press("ArrowDown")
        page.locator("#grid").click(position={"x": 40, "y": 40})
        for key in ("ArrowRight", "ArrowDown", "End", "ArrowLeft"):
            page.locator("#grid").press(key)
    with job.step(f"{of}: filter and sort"):
        page.locator("#filter").press_sequentially("ar")
        page.locator("#filter").fill("")
        page.locator("#sort").select_option(index=1)
        page.locator("#sort").select_option(index=0)
    with job.step(f"{of}: select all"):
        job.pick(0)
        page.keyboard.press("Control+a")
        page.keyboard.press("Escape")
    with job.step(f"{of}: zoom and scroll"):
        for button in ("#zoom-in", "#zoom-in", "#zoom-in", "#zoom-fit"):
            page.locator(button).click()
    if page.locator("#reshuffle").is_visible():
        with job.step(f"{of}: reshuffle"):
            job.click("#reshuffle")
    if page.locator("#replace").is_visible():
        with job.step(f"{of}: replace"):
            job.pick(1)
            if page.locator("#replace").is_enabled():
                job.click("#replace")
    with job.step(f"{of}: edit a clue"):
        job.pick(2)
        if page.locator("#edit").is_enabled():
            page.locator("#edit").click()
            page.locator("#edit-dialog[open]").wait_for()
            if page.locator("#edit-clue").is_editable():
                page.locator("#edit-clue").fill("Another clue for this one")
                job.acted(lambda: page.locator("#edit-save").click())
            page.evaluate("document.querySelector('dialog[open]')?.close()")
    if page.locator("#move").is_visible():
        with job.step(f"{of}: move a word"):
            for nth in range(4, 12):
                job.pick(nth)
                page.keyboard.press("m")
                page.wait_for_timeout(600)
                if page.locator("#stage[data-moving]").count():
                    page.keyboard.press("Tab")
                    job.acted(lambda: page.keyboard.press("Enter"))
                    break
    with job.step(f"{of}: undo and redo"):
        for button in ("#undo", "#undo", "#redo", "#redo", "#undo"):
            if page.locator(button).is_enabled():
                page.locator(button).click()
                page.wait_for_timeout(150)
                job.idle()
    with job.step(f"{of}: options dialog"):
        page.locator("#options").click()
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")


#: A print dialog that is closed at once
PRINT = """() => {
  delete document.documentElement.dataset.printed;
  globalThis.print = () => {
    for (const type of ["beforeprint", "afterprint"]) dispatchEvent(new Event(type));
    document.documentElement.dataset.printed = "";
  };
}"""


def sheet(job: Job, of: str) -> None:
    """The sheet: its texts and settings, its files, print."""
    page = job.page
    with job.step(f"{of}: open the sheet"):
        page.locator("#create").click()
        page.locator("#sheet-grid[data-cell]").wait_for(timeout=PATIENCE)
    with job.step(f"{of}: sheet settings"):
        for setting in page.locator(".sheet-fields select").all()[:4]:
            values = setting.locator("option").all()
            if len(values) > 1 and setting.is_visible() and len(values) < 12:
                value = values[1].get_attribute("value")
                job.acted(lambda s=setting, v=value: s.select_option(v))
    with job.step(f"{of}: title"):
        page.locator("#title").fill("A title")
        job.acted(lambda: page.locator("#title").press("Enter"))
    with job.step(f"{of}: answers"):
        page.locator("#show-answers").click()
        page.locator("#show-puzzle").click()
    with job.step(f"{of}: pages with answers"):
        job.acted(lambda: page.locator("#show-both").click())
        page.locator("#sheet-pages[aria-busy=false]").wait_for(timeout=PATIENCE)
    with job.step(f"{of}: Print button"):
        page.evaluate(PRINT)
        page.locator("#print").click()
        page.locator("html[data-printed]").wait_for(state="attached", timeout=PATIENCE)
    with job.step(f"{of}: the browser's own layout for print"):
        page.pdf()
    for item in (1, 2, 3, 5):
        page.locator("#save").click()
        entry = page.get_by_role("menuitem").nth(item)
        says = entry.inner_text().split("\n")[0]
        with job.step(f"{of}: {says}"), page.expect_download(timeout=PATIENCE):
            entry.click()
    for dialog in ("zip", "picture"):
        if dialog == "zip":
            page.locator("#save").click()
        entry = page.get_by_role("menuitem").first if dialog == "zip" else page.locator("#picture")
        with job.step(f"{of}: {dialog} dialog"):
            entry.click()
            save = page.locator(f"#{dialog}-dialog .primary")
            save.wait_for()
        with job.step(f"{of}: {dialog}"), page.expect_download(timeout=PATIENCE):
            save.click()
    with job.step(f"{of}: back"):
        page.locator("#step-puzzle").click()
        page.locator("#workshop:not([hidden])").wait_for()


def grids(job: Job) -> None:
    """Filled ones, and numbers."""
    for kind, size in (("filled", "15x15"), ("filled", "21x21"), ("numbers", "15x15")):
        of = f"{kind} {size}"
        with job.step(f"{of}: made"):
            job.prefer(kind, size=size)
            job.choose(kind)
        workshop(job, of)
        sheet(job, of)
    with job.step("draw: open grid"):
        page = job.page
        job.prefer("filled", size="21x21", blocks="none")
        page.evaluate("localStorage.setItem('crosscore.kinds', '[\"filled\"]')")
        page.locator("#options").click()
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")
    if page.locator("#grid-input").count():
        with job.step("draw: letters and squares"):
            page.locator("#grid").focus()
            for key in "ABCDEFGHIJ":
                page.keyboard.press(key)
            for key in ("ArrowDown", ".", "ArrowDown", ".", "ArrowRight", "."):
                page.keyboard.press(key)
            page.wait_for_timeout(1500)


def searches(job: Job) -> None:
    """Of 300 words in 50 by 50, played as well."""
    page = job.page
    with job.step("word search of 300"):
        job.prefer("wordsearch", count=300, size="50x50")
        job.choose("wordsearch")
    workshop(job, "word search")
    with job.step("word search: rings"):
        page.locator("#rings").click()
    with job.step("play: open"):
        page.locator("#play-open").click()
        page.locator("#play-grid[data-cell]").wait_for(timeout=PATIENCE)
    with job.step("play: hints and lines"):
        for _ in range(5):
            page.locator("#play-hint").click()
        box = page.locator("#play-grid").bounding_box()
        assert box
        page.mouse.move(box["x"] + 30, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(box["x"] + 200, box["y"] + 200, steps=30)
        page.mouse.up()
    with job.step("play: zoom"):
        for button in ("#play-near", "#play-near", "#play-far"):
            page.locator(button).click()
    with job.step("play: show all"):
        page.locator("#play-more").click()
        page.get_by_role("menuitem").first.click()
    with job.step("play: back"):
        page.locator("#step-puzzle").click()
    sheet(job, "word search")


def lists(job: Job) -> None:
    """Own lists of 5,000 rows, and a file of 86,000 that is too long for one."""
    page = job.page
    letters = "ABCDEFGHIJ"
    words = ["".join(letters[int(d)] for d in f"{n:05}") for n in range(4999)]
    text = "\n".join(f"{word}: clue of {word.lower()}" for word in words)
    with job.step("lists: open"):
        page.evaluate("document.dispatchEvent(new CustomEvent('crosscore:lists'))")
        page.locator("#lists:not([hidden])").wait_for()
    with job.step("lists: file of 5,000 rows"):
        page.locator("#file-list").set_input_files(
            {"name": "many.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        page.get_by_text("4,999 words").first.wait_for(timeout=PATIENCE)
        page.wait_for_timeout(3000)
    with job.step("lists: scroll"):
        page.locator("#table").hover()
        for _ in range(20):
            page.mouse.wheel(0, 700)
            page.wait_for_timeout(40)
    with job.step("lists: type"):
        page.keyboard.press("Control+Home")
        page.locator("#table-body .cell-word").first.click()
        page.keyboard.type("ZEBRA", delay=60)
        page.keyboard.press("Enter")
        page.wait_for_timeout(3000)
    with job.step("lists: select all and move"):
        page.keyboard.press("Shift+Control+ArrowDown")
        page.keyboard.press("Control+Home")
        page.keyboard.press("Alt+ArrowDown")
        page.wait_for_timeout(2000)
    for item in range(3):
        with job.step(f"lists: sort {item}"):
            page.locator("#list-sort").click()
            page.get_by_role("menuitem").nth(item).click()
            page.wait_for_timeout(3000)
    with job.step("lists: undo"):
        page.locator("#list-undo").click()
        page.wait_for_timeout(2000)
    with job.step("lists: save as file"):
        page.locator("#list-save").click()
        with page.expect_download(timeout=PATIENCE):
            page.get_by_role("menuitem").first.click()
    with job.step("lists: crossword of it"):
        job.acted(lambda: page.locator("#list-make").click())
    with job.step(f"lists: file of {LARGE:,} rows"):
        page.evaluate("document.dispatchEvent(new CustomEvent('crosscore:lists'))")
        page.locator("#lists:not([hidden])").wait_for()
        place = job.options.folder / "words.json"
        place.write_bytes(made("english", LARGE))  # a buffer would go through the page's thread
        page.locator("#file-list").set_input_files(place)
        page.wait_for_timeout(12_000)
        page.keyboard.press("Escape")
    with job.step("lists: leave"):
        page.locator("#step-puzzle").click()
        page.wait_for_timeout(500)


def shelf(job: Job) -> None:
    """A shelf with 100 puzzles, and another language of the page."""
    page = job.page
    page.evaluate(
        """async () => {
          const db = await new Promise((done) => {
            indexedDB.open("crosscore").onsuccess = (event) => done(event.target.result); });
          const all = (name) => new Promise((done) => {
            const asked = db.transaction(name).objectStore(name).getAll();
            asked.onsuccess = () => done(asked.result); });
          const [rows, contents] = [await all("puzzles"), await all("contents")];
          const change = db.transaction(["puzzles", "contents"], "readwrite");
          for (let n = rows.length; n < 100; n += 1) {
            const at = n % rows.length;
            const id = crypto.randomUUID();
            change.objectStore("puzzles").put({ ...rows[at], id, name: `Puzzle ${n}` });
            const inside = contents.find((one) => one.id === rows[at].id) ?? contents[0];
            change.objectStore("contents").put({ ...inside, id });
          }
          await new Promise((done) => { change.oncomplete = done; });
          db.close();
        }"""
    )
    with job.step("shelf of 100: open"):
        page.locator("#puzzles").click()
        page.locator("#shelf-list > [data-id]").nth(90).wait_for(timeout=PATIENCE)
    with job.step("shelf of 100: open one"):
        job.acted(lambda: page.locator("#shelf-list > [data-id] button").nth(8).click())
        page.keyboard.press("Escape")
    for code in ("bn", "ar", "en"):
        with job.step(f"page in {code}"):
            page.locator("#page-language").click()
            page.locator(f"[role^=menuitem] [lang={code}]").click()
            page.locator(f"html[lang={code}]").wait_for()


#: Press Stop; milliseconds until the page has painted that nothing runs any more
STOP = """() => new Promise((done) => {
  const html = document.documentElement;
  const at = performance.now();
  new MutationObserver(() => html.dataset.state === "idle"
    && requestAnimationFrame(() => setTimeout(() => done(performance.now() - at))))
    .observe(html, { attributes: true });
  document.getElementById("stop").click();
})"""


def stops(job: Job) -> None:
    """Jobs of every kind, stopped in the middle."""
    page = job.page

    def stopped(name: str, begin: Callable[[], Any], after: int = 700) -> None:
        begin()
        with contextlib.suppress(Exception):  # one that was over before it was seen
            page.locator("html[data-state=busy]").wait_for(timeout=5_000)
        page.wait_for_timeout(after)
        if job.page.locator("html[data-state=busy]").count():
            job.stops.append((name, page.evaluate(STOP)))
        job.idle()

    job.prefer("freeform", count=100, seconds=60)
    stopped("layout, 100 words", lambda: page.locator("#new-words").click())
    stopped("reshuffle", lambda: page.locator("#reshuffle").click())
    stopped("improve", lambda: page.locator("#improve").click())
    place = job.options.folder / "english.json"
    place.write_bytes(made("english", LARGE))
    stopped(
        f"reading {LARGE:,} words", lambda: page.locator("#file-json").set_input_files(place), 300
    )
    for kind, nth, values in (
        ("filled", 1, {"size": "21x21", "seconds": 60}),
        ("numbers", 2, {"size": "21x21"}),
        ("wordsearch", 3, {"count": 300, "size": "30x30"}),
    ):
        job.prefer(kind, **values)

        def press(nth: int = nth) -> None:
            page.locator("#kind").click()
            page.get_by_role("menuitemradio").nth(nth).click()

        stopped(kind, press, 150)


PARTS = (starting, dictionaries, crosswords, grids, searches, lists, shelf, stops)


def measured(options: Any) -> Job:
    """What the parts that are wanted have shown."""
    from playwright.sync_api import sync_playwright

    chromium = options.chromium or next(filter(None, map(shutil.which, NAMES)), None)
    with (
        hosted(options.site, "/some/project/") as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.set_default_timeout(PATIENCE)
        job = Job(browser, context, options)
        job.address = host.address
        job.page.on("pageerror", lambda error: print(f"\n!! {error}", file=sys.stderr))
        wanted = [p for p in PARTS if not options.only or p.__name__ in options.only]
        if starting not in wanted:
            job.page.goto(job.address)
            job.idle()
        for part in wanted:
            try:
                part(job)
            except Exception as error:
                if not options.on:
                    raise
                print(f"\n!! {part.__name__}: {str(error)[:600]}", file=sys.stderr)
        browser.close()
    return job


def table(steps: Sequence[Step], limit: float) -> str:
    """Markdown: every long task with what caused it."""
    text = "| act | CPU | passed | what it did (ms) |\n| --- | ---: | ---: | --- |\n"
    for step in steps:
        for cpu, passed, causes in step.tasks:
            text += f"| {step.name} | {cpu:.0f} | {passed:.0f} | {causes} |\n"
    over = sum(step.longest >= LIMIT for step in steps)
    longest = max((step.longest for step in steps), default=0)
    return (
        f"{text}\n{len(steps)} acts; in {over} of them a task took {LIMIT:.0f} ms or more of CPU "
        f"time; the longest {longest:.0f} ms; tasks below {limit:.0f} ms are not shown.\n"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--site", type=Path, default=ROOT / "dist", metavar="FOLDER", help="a built site (dist)")
    add("--only", type=lambda text: text.split(","), metavar="PARTS", help="comma-separated")
    add("--limit", type=float, default=LIMIT, help="show tasks of so many ms (default 50)")
    numbers = {"type": lambda text: [int(n) for n in text.split(",")], "metavar": "NUMBERS"}
    add("--counts", default=[50, 200, 500], help="of words (default 50,200,500)", **numbers)
    add("--traces", type=Path, metavar="FOLDER", help="keep each act's trace there")
    add("--on", action="store_true", help="go on with the next part when one fails")
    add("--chromium", metavar="FILE", help="the browser (default: the installed one)")
    options = parser.parse_args(arguments)
    if options.traces:
        options.traces.mkdir(parents=True, exist_ok=True)
    before = load()
    with tempfile.TemporaryDirectory() as folder:
        options.folder = Path(folder)
        job = measured(options)
    print(f"{time.strftime('%d %b %Y')}; {surroundings()}; load {before} before, {load()} after.\n")
    print(table(job.steps, options.limit))
    for name, passed in job.stops:
        print(f"- stopped: {name}: {passed:.0f} ms until it is seen")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

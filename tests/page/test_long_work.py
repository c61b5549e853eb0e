"""Long work on the built page: Stop at once, an engine that dies, hangs or starves, missing files.

What happens to the engine is done to the Worker that the page has started, from outside the page:
it is ended, silenced, or made to say or do what a browser in need would make of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.objects import READY, Workshop, drop
from tests.page.waiting import drawn, until

pytestmark = pytest.mark.cold

#: The page's workers; what they say is held back while `held` is set, and heard late
WORKERS = """
  const Real = Worker;
  globalThis.workers = [];
  globalThis.held = null;
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      workers.push(this);
      this.addEventListener("message", (event) => {
        if (!globalThis.held || event.late) return;
        event.stopImmediatePropagation();
        globalThis.held.push([this, event.data]);
      });
    }
  };
  globalThis.release = () => {
    const late = globalThis.held;
    globalThis.held = null;
    for (const [worker, data] of late) worker.dispatchEvent(
      Object.assign(new MessageEvent("message", { data }), { late: true }));
  };
"""

#: Ways in which a worker ends, and what the page makes of it
DEATHS = {
    "fatal": (
        """workers.at(-1).dispatchEvent(new MessageEvent("message", { data: JSON.stringify(
          { v: 1, type: "fatal", message: "RuntimeError: null function", trace: "at" }) }))""",
        "because of a bug",
    ),
    "memory": (
        """workers.at(-1).dispatchEvent(new ErrorEvent("error",
          { message: "RangeError: Array buffer allocation failed" }))""",
        "ran out of memory",
    ),
    "unread": (
        'workers.at(-1).dispatchEvent(new MessageEvent("messageerror", {}))',
        "because of a bug",
    ),
}


#: The page's clock, as many times faster as `hurry` says
CLOCK = """() => {
  globalThis.hurry = 20;
  const clock = performance.now.bind(performance), every = setInterval;
  let [then, shown] = [clock(), clock()];
  performance.now = () => {
    const now = clock();
    [then, shown] = [now, shown + (now - then) * hurry];
    return shown;
  };
  globalThis.setInterval = (act, ms) => every(act, ms / 20);
}"""

MINE = ("OCEAN", "CANOE", "NOTE", "TONE", "ACE", "OAT")


class Desk(Workshop):
    """The page, and what is done to its worker."""

    def prefer(self, kind: str, **options: Any) -> None:
        """Options of a kind, as if they had been chosen before."""
        self.page.evaluate(
            "([kind, values]) => localStorage.setItem(`crosscore.options.${kind}`, values)",
            [kind, json.dumps(options)],
        )

    def dies(self, how: str = "fatal") -> None:
        self.page.evaluate(DEATHS[how][0])

    def state(self) -> str | None:
        return self.page.locator("html").get_attribute("data-state")

    def workers(self) -> int:
        count: int = self.page.evaluate("workers.length")
        return count

    def says(self, text: str) -> None:
        expect(self.page.locator("#banner")).to_contain_text(text, timeout=READY)

    def busy(self) -> None:
        """Wait until a search has told how far it is."""
        expect(self.page.locator("#working-amount")).to_have_text(
            re.compile(r"of|s$"), timeout=READY
        )

    def told(self, text: str) -> None:
        expect(self.page.locator("#told")).to_contain_text(text, timeout=READY)
        self.settle()


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[Desk]:
    page.add_init_script(f"{{ {WORKERS} }}")
    shop = Desk(page, address)
    shop.open()
    yield shop
    assert [url for url in shop.requests if not url.startswith((address, "blob:", "data:"))] == []


def test_stop_is_seen_while_the_worker_says_nothing(desk: Desk) -> None:
    """Whatever the worker is at, what is shown stays, and what comes later is not wanted."""
    page = desk.page
    before = desk.words()
    desk.prefer("freeform", count=30, seconds=600)
    page.locator("#new-words").click()
    desk.busy()
    expect(page.locator("#progress")).to_have_attribute(
        "aria-valuetext", re.compile(r"[\d.]+ of .*600.* s")
    )
    shown = desk.words()
    assert shown != before

    # held back, its own last word cannot be what ends the wait
    page.evaluate("held = []")
    page.evaluate("document.getElementById('stop').click()")
    desk.settle()
    assert page.evaluate("held !== null && workers.length") == 1
    expect(page.locator("#working")).to_be_hidden()
    assert desk.words() == shown
    late = page.evaluate("held.length")
    page.evaluate("release()")
    drawn(page)
    assert desk.words() == shown
    assert late >= 0

    # the same engine goes on; a step of undo for what was stopped
    page.locator("#undo").click()
    desk.told("Undone")
    assert desk.words() == before

    # one that says nothing for good is replaced, and the next act has waited for that
    page.locator("#new-words").click()  # again for ten minutes: it must not end by itself
    desk.busy()
    page.evaluate("held = []")
    page.locator("#stop").click()
    desk.settle()
    page.locator("#new-words").click()
    until(page, "() => workers.length > 1 && (globalThis.held = null, true)")
    desk.says("was restarted")
    desk.busy()
    page.locator("#stop").click()
    desk.settle()
    desk.puzzle()
    assert desk.faults == []


def test_nothing_is_lost_when_the_engine_dies(desk: Desk) -> None:
    page = desk.page
    words = {word: f"Clue of {word.lower()}" for word in MINE}
    drop(desk, "mine.json", json.dumps(words).encode())
    expect(page.locator("#dictionary-name")).to_contain_text("mine", timeout=READY)
    desk.settle()
    before = desk.words()
    desk.rows().nth(2).locator(".word").click()
    page.locator("#edit").click()
    page.locator("#edit-clue").fill("Half a clue")

    # at rest, with a dialog open
    desk.dies()
    desk.says("because of a bug")
    desk.settle()
    assert desk.workers() == 2
    expect(page.locator("#edit-clue")).to_have_value("Half a clue")
    assert desk.words() == before
    assert desk.selected() == 2
    details = page.locator("#banner details")
    expect(details).to_contain_text("Details")

    # every act works at once; the list that was opened is there again
    page.locator("#edit-save").click()
    desk.told("changed")
    page.locator("#reshuffle").click()
    desk.told("placed")
    page.locator("#undo").click()
    desk.told("Undone")
    page.locator("#improve").click()
    desk.told("etter")
    page.locator("#new-words").click()
    desk.told("placed")
    assert set(desk.words()) <= set(words)
    assert desk.puzzle().words
    desk.create()
    page.locator("#title").fill("After all")
    page.locator("#title").press("Enter")
    desk.back()
    desk.settle()
    expect(page).to_have_title(re.compile("After all"))

    # in the middle of a search: what was found and is seen stays, with a step of undo
    desk.prefer("freeform", count=5, seconds=600)
    page.locator("#new-words").click()
    desk.busy()
    desk.dies()
    desk.says("because of a bug")
    desk.settle()
    assert set(desk.words()) <= set(words)
    page.locator("#undo").click()
    desk.told("Undone")
    assert desk.faults == []


def test_one_that_says_nothing_is_offered_to_be_replaced(desk: Desk) -> None:
    page = desk.page
    before = desk.words()
    desk.rows().nth(1).locator(".word").click()
    page.evaluate("workers.at(-1).terminate()")
    page.evaluate(CLOCK)  # it is waited for twice, ten seconds each
    page.locator("#edit").click()
    page.locator("#edit-clue").fill("Kept")
    page.locator("#edit-save").click()
    silent = page.locator("#silent")
    expect(silent).to_be_visible(timeout=READY)
    assert (
        silent.evaluate("(note) => note.closest('dialog').id") == "edit-dialog"
    )  # it can be pressed
    page.evaluate("hurry = 1")
    silent.get_by_role("button", name="Wait").click()
    expect(silent).to_have_count(0)
    page.evaluate("hurry = 20")
    expect(silent).to_be_visible(timeout=READY)
    page.evaluate("hurry = 1")
    assert desk.workers() == 1
    expect(page.locator("#edit-clue")).to_have_value("Kept")
    silent.get_by_role("button", name="Restart it").click()
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=READY)
    assert desk.workers() == 2
    if page.locator("#edit-dialog[open]").count():
        expect(page.locator("#edit-clue")).to_have_value("Kept")
        page.locator("#edit-save").click()
    desk.told("changed")
    assert desk.words() == before
    assert desk.faults == []


#: A worker whose Python has no memory for some files
STARVED = """py.runPython("from crosscore.service import Service\\nservice = Service()");
  py.runPython(`
from crosscore import dictionary
real = dictionary.read
def read(data, **more):
    if more["name"].startswith("huge"):
        yield from ()
        return [0] * (1 << 30)
    return (yield from real(data, **more))
dictionary.read = read
`);"""


def starve(route: Route) -> None:
    code = route.fetch().text()
    begins = re.compile(
        r'py\.runPython\((["`])from crosscore\.service import Service(?:\\n|\n)'
        r"service = Service\(\)\1\);"
    )
    assert begins.search(code)
    starved = begins.sub(lambda _: STARVED, code)
    route.fulfill(body=starved, content_type="text/javascript")


def test_a_list_that_needs_too_much_memory(page: Page, address: str) -> None:
    """Python really runs out of it; the file is named, what to do is said, and all goes on."""
    page.route("**/worker.js", starve)
    page.add_init_script(f"{{ {WORKERS} }}")
    desk = Desk(page, address)
    desk.open()
    before = desk.words()
    drop(desk, "huge.json", b'{"CAT": "Purrs"}')
    desk.says("huge.json wasn’t opened")
    desk.says("enough memory")
    desk.settle()
    assert desk.words() == before
    expect(page.locator("#dictionary-name")).to_have_text("English")
    page.locator("#reshuffle").click()
    desk.told("placed")
    page.locator("#new-words").click()
    desk.told("placed")
    assert desk.workers() == 1
    desk.was_quiet()


def test_one_that_dies_again_and_again_is_left_until_somebody_asks(desk: Desk) -> None:
    page = desk.page
    before = desk.words()
    for number, (how, (_, says)) in enumerate(DEATHS.items(), 2):
        desk.dies(how)
        desk.says(says)
        desk.settle()
        assert desk.workers() == number
    desk.dies()
    expect(page.locator("html")).to_have_attribute("data-state", "fatal")
    expect(page.locator("#fatal")).to_contain_text("because of a bug")
    assert desk.words() == before
    page.locator("#fatal summary").click()
    expect(page.locator("#fatal pre")).to_contain_text("RuntimeError: null function")
    page.get_by_role("button", name="Restart engine").click()
    desk.settle()
    page.locator("#reshuffle").click()
    desk.told("placed")


@pytest.mark.parametrize(
    ("file", "place", "says"),
    [
        ("app.js", "#broken", "app.js"),
        ("boot.js", "#broken", "boot.js"),
        ("app.css", "#broken", "app.css"),
        ("worker.js", "#fatal", "The engine has stopped"),
        ("pyodide.asm.bin", "#fatal", "Part of it couldn’t be loaded"),
    ],
)
def test_a_file_that_does_not_come_is_told(
    page: Page, address: str, file: str, place: str, says: str
) -> None:
    page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page.goto(address)
    panel = page.locator(place)
    expect(panel).to_be_visible(timeout=READY)
    expect(panel).to_contain_text(says)
    page.unroute(f"**/{file}")
    panel.get_by_role("button", name=re.compile("Reload|Restart")).click()
    expect(page.locator("html")).to_have_attribute("data-state", "idle", timeout=READY)
    expect(page.locator("#broken")).to_be_hidden()


def test_a_part_of_the_page_is_waited_for_and_told_if_it_does_not_come(
    page: Page, address: str
) -> None:
    held: list[Route] = []
    page.route("**/options-*.js", lambda route: held.append(route))
    page.route("**/sheet-*.js", lambda route: route.fulfill(status=404))
    page.goto(address)
    html = page.locator("html")
    expect(html).to_have_attribute("data-state", "idle", timeout=READY)
    page.locator("#options").click()
    told = page.locator("#banner .message")
    expect(told).to_contain_text("Getting ready")
    expect(page.locator("#options-dialog")).to_be_hidden()
    held[0].continue_()
    expect(page.locator("#options-dialog")).to_be_visible()
    expect(told).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("#create").click()
    expect(told).to_contain_text("Part of this page failed to load.")
    expect(html).to_have_attribute("data-view", "workshop")
    page.unroute("**/sheet-*.js")
    with page.expect_navigation():
        told.get_by_role("button", name="Reload").click()
    expect(html).to_have_attribute("data-state", "idle", timeout=READY)
    page.locator("#create").click()
    expect(html).to_have_attribute("data-view", "sheet")

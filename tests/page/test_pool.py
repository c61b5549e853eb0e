"""A search that two workers share: they join in, find for it, stop, go, and may die."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.page.objects import Workshop
from tests.page.waiting import until

pytestmark = pytest.mark.cold

#: Two cores; the page's workers with what they are asked; the long waits of the pool are short
TWO = """
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 2, configurable: true });
  Object.defineProperty(navigator, "deviceMemory", { value: 8, configurable: true });
  Object.defineProperty(navigator, "getBattery", { value: undefined, configurable: true });
  const Real = Worker, later = setTimeout;
  globalThis.workers = [];
  globalThis.setTimeout = (act, ms, ...more) => {
    if (ms === 750 && !globalThis.shared) return 0; // the first puzzle is made by one
    return later(act, ms === 20_000 && globalThis.tired ? 0 : ms, ...more);
  };
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.asked = [];
      workers.push(this);
    }
    postMessage(request, ...more) {
      if (request.text) this.asked.push(JSON.parse(request.text).type);
      super.postMessage(request, ...more);
    }
    terminate() {
      this.gone = true;
      super.terminate();
    }
  };
"""


@pytest.fixture
def shop(page: Page, address: str) -> Iterator[Workshop]:
    page.add_init_script(f"{{ {TWO} }}")
    shop = Workshop(page, address)
    shop.open()
    yield shop
    shop.was_quiet()


def test_two_workers_share_a_long_search(shop: Workshop) -> None:
    page = shop.page
    assert page.evaluate("workers.length") == 1
    page.evaluate(
        "values => localStorage.setItem('crosscore.options.freeform', values)",
        json.dumps({"count": 60, "seconds": 600}),
    )

    # the other one joins in, and the engine hears what it finds
    page.evaluate("globalThis.shared = true")
    page.locator("#new-words").click()
    until(page, "() => workers[1]?.asked.includes('puzzle.improve')")
    until(page, "() => workers[0].asked.includes('job.share')")

    # its death is nobody's loss
    page.evaluate("workers[1].dispatchEvent(new ErrorEvent('error', { message: 'no memory' }))")
    assert page.evaluate("workers[1].gone")
    assert page.locator("#working").is_visible()

    # the next search has another one; both stop at once
    page.locator("#stop").click()
    shop.settle()
    words = shop.words()
    page.locator("#new-words").click()
    until(page, "() => workers[2]?.asked.includes('puzzle.improve')")
    page.evaluate("globalThis.tired = true")
    page.locator("#stop").click()
    until(page, "() => workers[2].asked.includes('job.cancel') || workers[2].gone")
    shop.settle()
    assert shop.words() != words

    # with nothing to do it goes
    until(page, "() => workers[2].gone")
    assert page.evaluate("workers.map((worker) => Boolean(worker.gone))") == [False, True, True]

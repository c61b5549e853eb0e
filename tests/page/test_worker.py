"""The worker in a real browser: how it starts, works, stops, fails, and keeps to itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.page.waiting import until
from tests.word_lists import LISTS

pytestmark = pytest.mark.cold

#: A page with nothing but the worker on it, under the real page's policy
SCRIPT = """
import { startWorker } from "./boot.js";
window.told = [];
window.worker = startWorker();
worker.onmessage = ({ data }) => told.push(JSON.parse(data));
worker.onerror = (event) => told.push({ type: "broken", message: event.message });
window.post = (message, file) => {
  const payload = file && new TextEncoder().encode(file).buffer;
  worker.postMessage({ text: JSON.stringify(message), payload });
};
post({ v: 1, id: 1, type: "hello", protocol: 1 });
"""

#: Whether the browser leaves brotli to a decoder of ours
UNABLE = """() => { try { new DecompressionStream("brotli") } catch { return true } }"""

#: A plain list, one whose letters only `regex` can tell apart, and one that is read from the right
WORDS = ("english.json", "bangla.json", "hebrew.json")


class Harness:
    """Talks to the worker on a bare page."""

    def __init__(self, page: Page, address: str, dist: Path) -> None:
        self.page, self.address = page, address
        index = (dist / "index.html").read_text("utf-8")
        policy = re.search(r"<meta[^>]+Content-Security-Policy[^>]+>", index)
        assert policy, "index.html has no Content-Security-Policy"
        html = (
            f"<!doctype html><meta charset=utf-8>{policy[0]}<script type=module src=h.js></script>"
        )
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.route("**/h.html", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.route(
            "**/h.js", lambda route: route.fulfill(body=SCRIPT, content_type="text/javascript")
        )

    def open(self) -> None:
        self.page.goto(f"{self.address}h.html")

    def until(self, script: str) -> Any:
        """The first message that a JavaScript condition on `m` holds for."""
        return until(self.page, f"() => told.find((m) => {script})")

    def told(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("told")
        return found

    def post(self, message: dict[str, Any], data: str | None = None) -> None:
        self.page.evaluate("([message, data]) => post(message, data)", [{"v": 1, **message}, data])


@pytest.fixture
def harness(page: Page, address: str, dist: Path) -> Harness:
    return Harness(page, address, dist)


def test_start_tells_true_bytes_then_answers_what_was_asked_early(
    harness: Harness, dist: Path
) -> None:
    harness.open()
    ready = harness.until("m.id === 1")
    assert ready["type"] == "ready"
    told = harness.told()
    boot = [message for message in told if message["type"] == "boot"]
    assert told[: len(boot)] == boot, "answers come after the start"
    assert list(dict.fromkeys(message["step"] for message in boot)) == [
        "runtime",
        "engine",
        "ready",
    ]
    done = [message["done"] for message in boot]
    assert done == sorted(done)
    patterns = ["pyodide.*", "memory-*.bin", "regex-*.whl"]  # neither the library nor the engine
    if harness.page.evaluate(UNABLE):
        patterns.append("brotli.bin")
    fetched = [path for pattern in patterns for path in (dist / "py").glob(pattern)]
    assert boot[-1]["done"] == boot[-1]["total"] == sum(p.stat().st_size for p in fetched)
    assert [url for url in harness.requests if not url.startswith((harness.address, "blob:"))] == []


def test_after_the_start_the_worker_reaches_no_network(harness: Harness) -> None:
    harness.open()
    harness.until("m.id === 1")
    (worker,) = harness.page.workers
    here = harness.address
    refused = "(a) => fetch(a).then(() => 'reached', (e) => e.message)"
    assert worker.evaluate(refused, here) == "The engine does not use the network."
    names = ["XMLHttpRequest", "WebSocket", "WebTransport", "EventSource", "importScripts"]
    assert worker.evaluate("(names) => names.filter((name) => self[name])", names) == []
    script = "() => import('http://127.0.0.1:9/x.js').then(() => 'reached', (e) => e.name)"
    assert worker.evaluate(script) == "TypeError"


def test_a_job_streams_and_stops_with_one_end(harness: Harness) -> None:
    harness.open()
    words = {f"{a}{b}{c}ing": "clue" for a in "bcdfgl" for b in "aeiou" for c in "lmnrst"}
    harness.post(
        {"id": 2, "type": "dictionary.load", "name": "a.json", "language": "en"}, json.dumps(words)
    )
    loaded = harness.until("m.type === 'end'")["dictionary"]
    assert loaded["words"] == len(words)
    harness.post(
        {
            "id": 3,
            "type": "puzzle.new",
            "kind": "freeform",
            "dictionary": loaded["id"],
            "options": {"count": 60, "seconds": 60},
            "seed": 1,
            "avoid": [],
        }
    )
    harness.until("m.type === 'best'")
    harness.post({"id": 4, "type": "job.cancel", "job": 2})
    end = harness.until("m.type === 'end' && m.job === 2")
    assert end["outcome"] == "stopped"
    harness.post({"id": 5, "type": "word.split", "language": "bn", "text": "ভণ্ডুল"})
    assert harness.until("m.id === 5")["cells"] == ["ভ", "ণ্ডু", "ল"]
    assert [m["type"] for m in harness.told() if m.get("job") == 2][-1] == "end"
    assert len([m for m in harness.told() if m["type"] == "end"]) == 2


def test_python_out_of_its_memory_makes_what_one_started_anew_makes_and_needs_no_file(
    harness: Harness, dist: Path
) -> None:
    words = {name: (LISTS / name).read_text("utf-8") for name in WORDS}

    def made(missing: str, body: bytes) -> dict[str, Any]:
        """Everything that a worker answers, once it has started without some of its files."""
        said: list[str] = []
        harness.page.on("console", lambda message: said.append(message.text))
        harness.page.route(missing, lambda route: route.fulfill(body=body))
        harness.open()
        kinds = [kind["id"] for kind in harness.until("m.id === 1")["kinds"]]
        assert any("starts anew" in text for text in said) == ("memory" in missing)
        ends = {}
        for at, (name, text) in enumerate(words.items()):
            first = 100 * (at + 1)
            harness.post({"id": first, "type": "dictionary.load", "name": name}, text)
            load = harness.until(f"m.id === {first}")["job"]
            ends[name] = harness.until(f"m.type === 'end' && m.job === {load}")
            for nth, kind in enumerate(kinds, 1):
                told = {"kind": kind, "seed": 7, "nodes": 30}
                told["dictionary"] = ends[name]["dictionary"]["id"]
                harness.post({"id": first + nth, "type": "puzzle.new", **told})
                job = harness.until(f"m.id === {first + nth}")
                ends[f"{name} {kind}"] = job
                if job["type"] == "accepted":
                    end = harness.until(f"m.type === 'end' && m.job === {job['job']}")
                    ends[f"{name} {kind}"] = {"end": end["outcome"], "is": end.get("document")}
        harness.page.unroute(missing)
        return ends

    restored = made("**/py/{stdlib.zip,crosscore-*.whl}", b"not here")
    assert sum("is" in end for end in restored.values()) >= len(WORDS)
    assert made("**/py/memory-*.bin", b"not packed") == restored


@pytest.mark.parametrize(
    ("file", "body", "says"),
    [
        ("pyodide.asm.bin", b"not packed", "damaged or missing: pyodide.asm.bin"),
        ("pyodide.asm.js", None, "import"),
        ("regex-*.whl", b"not what the lock says", "."),
        ("{memory-*.bin,stdlib.zip}", None, "fetch"),
    ],
)
def test_a_missing_or_damaged_file_ends_in_a_message(
    harness: Harness, file: str, body: bytes | None, says: str
) -> None:
    def answer(route: Route) -> None:
        if body is None:
            route.abort()
        else:
            route.fulfill(body=body)

    harness.page.route(f"**/py/{file}", answer)
    harness.open()
    fatal = harness.until("m.type === 'fatal'")
    assert re.search(says, fatal["message"], re.IGNORECASE)
    assert [message["type"] for message in harness.told()].count("fatal") == 1
    assert not [message for message in harness.told() if message.get("step") == "ready"]


def test_a_file_that_is_another_than_the_manifest_says_is_damaged(
    harness: Harness, dist: Path
) -> None:
    """Brotli alone would not tell."""
    text = (dist / "py/manifest.js").read_text("utf-8")
    other = re.sub(r'(sums = \{[^}]*"pyodide.asm.bin": )(\d+)', r"\g<1>1\2", text)
    assert other != text
    harness.page.route(
        "**/py/manifest.js",
        lambda route: route.fulfill(body=other, content_type="text/javascript"),
    )
    harness.open()
    fatal = harness.until("m.type === 'fatal'")
    assert fatal["message"] == "These parts are damaged or missing: pyodide.asm.bin."

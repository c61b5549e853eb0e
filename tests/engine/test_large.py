"""Word lists of 86,000 words: read a slice at a time, stopped, made puzzles of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from crosscore import dictionary
from crosscore.service import Service
from tests.large import BANGLA, LETTERS, WORDS, made


def loaded(service: Service, data: bytes, slices: float) -> tuple[list[Any], dict[str, Any]]:
    """All that a load tells, worked on in slices of so many milliseconds, and how it ends."""
    message = {"v": 1, "id": 1, "type": "dictionary.load", "name": "large.json"}
    assert json.loads(service.handle(json.dumps(message), data))["type"] == "accepted"
    told: list[Any] = []
    while service.busy:
        told += map(json.loads, service.step(slices))
    return told[:-1], told[-1]


class Clock:
    """A clock that each look moves on by a millisecond."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("letters", [LETTERS, BANGLA])
def test_reading_tells_how_far_it_is(letters: str) -> None:
    service = Service(Clock())
    told, end = loaded(service, made(letters), 30)
    words = end["dictionary"]["words"]
    assert words == end["dictionary"]["entries"] == len(json.loads(made(letters))) > WORDS * 0.99
    parts = [note["done"] / note["total"] for note in told]
    assert parts == sorted(parts)
    assert parts[0] < 0.2
    assert 0.5 < parts[-1] <= 1
    assert {note["total"] for note in told} == {words}


def test_a_puzzle_of_it_is_the_same_whatever_the_slices() -> None:
    documents = []
    for slices in (1, 10_000):
        service = Service(Clock())
        end = loaded(service, made(), slices)[1]
        asked = {"dictionary": end["dictionary"]["id"], "seed": 5, "options": {"count": 50}}
        message = {"v": 1, "id": 2, "type": "puzzle.new", "kind": "freeform", "nodes": 500}
        service.handle(json.dumps(message | asked))
        while service.busy:
            last = [json.loads(text) for text in service.step(slices)][-1:]
        documents.append(last[0]["document"])
        assert last[0]["view"]["counts"]["placed"] == 50
    assert documents[0] == documents[1]


def test_a_load_that_is_stopped_leaves_nothing() -> None:
    service = Service(Clock())
    message = {"v": 1, "id": 1, "type": "dictionary.load", "name": "large.json"}
    job = json.loads(service.handle(json.dumps(message), made()))["job"]
    for _ in range(3):
        service.step(30)
    assert service.busy
    service.handle(json.dumps({"v": 1, "id": 2, "type": "job.cancel", "job": job}))
    (end,) = map(json.loads, service.step(30))
    assert (end["type"], end["outcome"], service.busy) == ("end", "stopped", False)
    assert "dictionary" not in end


def test_every_file_is_read_in_slices() -> None:
    pairs = list(json.loads(made()).items())[:20_000]
    files = {
        "w.json": json.dumps([{"word": w, "clue": c} for w, c in pairs]).encode(),
        "w.csv": "".join(f'{w},"{c}, so"\n' for w, c in pairs).encode(),
        "w.tsv": "".join(f"{w}\t{c}\n" for w, c in pairs).encode(),
        "w.txt": "".join(f"{w}: {c}\n" for w, c in pairs).encode(),
    }
    for name, data in files.items():
        found = []
        steps = dictionary.read(data, name=name)
        done = [step.done / step.total for step in _drained(steps, found)]
        assert done == sorted(done), name
        assert max(b - a for a, b in pairwise(done)) < 0.02, name
        assert len(found[0].words) == len(pairs), name


def test_a_file_far_too_long_to_edit_is_refused_before_it_is_read() -> None:
    line = b'"an unclosed quote, and so on\n'
    files = {"w.csv": line * 200_001, "w.json": b'{"A": "B",' + b'"C":"D",' * 200_001}
    for name, data in files.items():
        message = {"v": 1, "id": 1, "type": "words.parse", "name": name}
        answer = json.loads(Service().handle(json.dumps(message), data))
        assert (answer["type"], answer["code"]) == ("error", "too-many-rows"), name


def _drained(steps: Any, found: list[Any]) -> Iterator[Any]:
    found.append((yield from steps))

"""The service, played as the page plays it."""

from __future__ import annotations

import json
from typing import Any

from crosscore.formats import ipuz
from crosscore.referee import check
from crosscore.service import Service
from tests.word_lists import LISTS


class Player:
    """Talks to a service as the page does, and keeps what it was told unasked."""

    def __init__(self) -> None:
        self.service = Service()
        self.next_id = 0
        self.told: list[dict[str, Any]] = []

    def ask(self, kind: str, payload: bytes | None = None, /, **fields: Any) -> dict[str, Any]:
        self.next_id += 1
        message = json.dumps({"v": 1, "id": self.next_id, "type": kind, **fields})
        reply: dict[str, Any] = json.loads(self.service.handle(message, payload))
        assert reply["id"] == self.next_id
        return reply

    def step(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = [json.loads(text) for text in self.service.step(30)]
        self.told += told
        return told

    def job(self, kind: str, payload: bytes | None = None, /, **fields: Any) -> dict[str, Any]:
        """Start a job and drive it to its end."""
        reply = self.ask(kind, payload, **fields)
        assert reply["type"] == "accepted", reply
        return self.end(reply["job"])

    def end(self, job: int) -> dict[str, Any]:
        """Drive the live job to its end."""
        while True:
            for note in self.step():
                assert note["job"] == job
                if note["type"] == "end":
                    assert not self.service.busy
                    return note

    def load(self, name: str, **fields: Any) -> dict[str, Any]:
        end = self.job("dictionary.load", (LISTS / name).read_bytes(), name=name, **fields)
        found: dict[str, Any] = end["dictionary"]
        return found

    def new(self, loaded: dict[str, Any], seed: int = 1, **fields: Any) -> dict[str, Any]:
        fields = {"nodes": 3_000, "kind": "freeform", **fields}
        return self.job("puzzle.new", dictionary=loaded["id"], seed=seed, **fields)


def sound(document: dict[str, Any]) -> bool:
    found, findings = ipuz.from_document(document)
    return findings + check(found) == []

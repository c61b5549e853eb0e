"""Searches that several workers share: who may join in, and what is taken of what they find."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crosscore.formats import ipuz
from crosscore.puzzle import Puzzle
from crosscore.service import Service
from tests.engine.player import Player
from tests.word_lists import THREE

ROOT = Path(__file__).parents[2]
#: long enough that no search ends by itself while a test looks at it
LONG = {"seconds": 600}


@pytest.fixture(scope="module")
def rough(player: Player, english: dict[str, Any]) -> dict[str, Any]:
    """A layout that took few nodes."""
    return player.new(english, nodes=600, options={"count": 20, **LONG})


@pytest.fixture(scope="module")
def fine(player: Player, rough: dict[str, Any]) -> dict[str, Any]:
    """The same words in a smaller box."""
    end = player.job("puzzle.improve", document=rough["document"], seed=3, nodes=6_000)
    assert "document" in end
    return end


@pytest.fixture
def engine(player: Player) -> Iterator[Service]:
    """The module's service; no job of a test goes on after it."""
    service = player.service
    yield service
    if service.desk.job is not None:
        service.desk.job.stop()
    while service.busy:
        service.step(1)


def told(service: Service, type_: str) -> dict[str, Any]:
    """The next message of a type."""
    while service.busy:
        for line in service.step(0.02):
            message: dict[str, Any] = json.loads(line)
            if message["type"] == type_:
                return message
    raise AssertionError(f"no {type_}")


def test_others_may_join_where_time_limits_a_search(
    player: Player, engine: Service, english: dict[str, Any], rough: dict[str, Any]
) -> None:
    seeds: list[Any] = []
    for nodes, options, race in (
        (None, {}, False),
        (500, {}, None),
        (None, {"goal": "proved", "count": 5}, None),
    ):
        asked = {"kind": "freeform", "dictionary": english["id"], "seed": 4, "nodes": nodes}
        share = player.ask("puzzle.new", **asked, options=options).get("share")
        assert (share and share["race"]) == race
        if share:
            assert share["words"] is False
            seeds = share["seeds"]
        player.ask("job.cancel", job=engine.desk.job.number if engine.desk.job else 0)
        told(engine, "end")
    assert len(set(seeds)) == 7
    assert 4 not in seeds
    filled = player.ask("puzzle.new", kind="filled", dictionary=english["id"], seed=4, options=LONG)
    assert filled["share"]["race"] is filled["share"]["words"] is True


def test_what_is_better_is_taken_and_told_once(
    player: Player, engine: Service, rough: dict[str, Any], fine: dict[str, Any]
) -> None:
    job = player.ask("puzzle.improve", document=rough["document"], seed=1)["job"]

    # nothing of these changes anything
    broken = json.loads(json.dumps(fine["document"]))
    broken["solution"][0][0] = "Q"
    assert player.ask("job.share", job=job, document=broken)["type"] == "error"
    assert player.ask("job.share", job=job + 1, document=fine["document"])["type"] == "ok"
    assert player.ask("job.share", job=job, document=rough["document"])["type"] == "ok"
    live = engine.desk.job
    assert live is not None
    assert live._best is None

    player.ask("job.share", job=job, document=fine["document"])
    best = told(engine, "best")
    assert best["job"] == job
    assert best["document"] == fine["document"]

    # what is worse is left
    player.ask("job.share", job=job, document=rough["document"], final=1)
    assert not live.ending
    assert isinstance(live._best, Puzzle)

    # what nothing is better than ends it, unless it has found a better one itself
    mine = {**fine, "document": ipuz.to_document(live._best)}
    player.ask("job.share", job=job, document=mine["document"], final=1)
    end = told(engine, "end")
    assert end["outcome"] == "found"
    assert end["document"] == mine["document"]
    assert end["report"]["before"] == rough["view"]["counts"]


def test_a_race_is_over_with_the_first_full_grid(player: Player, engine: Service) -> None:
    loaded = player.job("dictionary.load", "\n".join(THREE).encode(), name="three.txt")
    options = {"size": "3x3", "blocks": "none", **LONG}
    asked = {"kind": "filled", "dictionary": loaded["dictionary"]["id"], "options": options}
    found = player.job("puzzle.new", **asked, seed=9)
    job = player.ask("puzzle.new", **asked, seed=1)["job"]
    player.ask("job.share", job=job, document=found["document"], final=1)
    end = told(engine, "end")
    assert end["outcome"] == "found"
    assert end["document"] == found["document"]
    assert player.job("puzzle.new", **asked, seed=1)["document"] != found["document"]


def test_the_page_sends_others_and_ends_them(node_command: list[str]) -> None:
    """What web/engine/pool.js does, with workers of straw."""
    script = Path(__file__).with_name("pool.mjs")
    done = subprocess.run(
        [*node_command, str(script), str(ROOT / "web")],
        capture_output=True, text=True, encoding="utf-8", timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "all held"

"""Sets for scripts: the same puzzles, whoever makes them and whoever is lost on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from crosscore import BatchResult, CrosscoreError, batch, load, make, read_words
from crosscore.sets import task
from tests.engine.command import ENGLISH

WORDS = read_words(ENGLISH)
Bytes = dict[int, list[bytes]]


def made(results: Iterator[BatchResult]) -> Bytes:
    return {result.seed: [file.data for file in result.files] for result in results}


def asked(number: int = 8, **more: Any) -> Iterator[BatchResult]:
    return batch(WORDS, number, to=["ipuz"], count=8, nodes=400, title="No. {seed}", **more)


@pytest.fixture(scope="module")
def here() -> Bytes:
    return made(asked())


class Forgetful(Executor):
    """Workers elsewhere: what they are sent is counted, and they know nothing but that."""

    def __init__(self, lost: int = 0) -> None:
        self.lost = lost
        self.copies = 0

    def submit(self, call: Any, /, *arguments: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.copies += arguments[2] is not None
        if self.lost:
            self.lost -= 1
            task._sent.clear()
            future.set_exception(ConnectionError("gone"))
        else:
            future.set_result(call(*arguments, **more))
        return future


def test_a_set_comes_in_order_with_puzzles_and_files(here: Bytes) -> None:
    assert list(here) == list(range(1, 9))
    told: list[tuple[int, int | None]] = []
    for result in asked(3, progress=lambda *now: told.append(now), name="zoo"):
        assert [file.name for file in result.files] == [f"zoo-00{result.seed}.ipuz"]
        assert load(result.files[0].data) == (result.puzzle, [])
        alone = make("crossword", WORDS, seed=result.seed, count=8, nodes=400)
        assert result.puzzle
        assert result.puzzle.rows() == alone.rows()
        assert result.puzzle.title == f"No. {result.seed}"
    assert told == [(1, 3), (2, 3), (3, 3)]
    by_seed = batch(WORDS, seeds=[7, 2], to="ipuz", count=8, nodes=400, title="No. {seed}")
    assert made(by_seed) == {7: here[7], 2: here[2]}


def test_the_words_go_out_once_and_again_to_those_who_lack_them(here: Bytes) -> None:
    calm, poor = Forgetful(), Forgetful(lost=3)
    calm._max_workers = poor._max_workers = 1  # type: ignore[attr-defined]
    assert made(asked(executor=calm)) == here
    assert calm.copies == 1
    assert made(asked(executor=poor)) == here
    assert 1 < poor.copies <= 5
    with pytest.raises(CrosscoreError) as caught:
        made(asked(40, executor=Forgetful(lost=10**9)))
    assert caught.value.code == "workers-lost"


def test_likes_are_told_or_give_way_and_a_set_can_be_ended() -> None:
    pair = {"CAT": "Purrs", "TAR": "Black"}
    by_seed = list(batch(pair, seeds=range(1, 9), language="en", nodes=9))
    first = {result.seed for result in by_seed if result.like is None}
    assert {result.like for result in by_seed} - {None} <= first
    found = list(batch(pair, 3, language="en", nodes=9))
    assert len({result.puzzle.rows() for result in found if result.puzzle}) == 3
    seen: list[int] = []
    with ThreadPoolExecutor(2) as threads:
        for executor in (None, threads):
            seen.clear()
            for result in asked(500, executor=executor, cancel=lambda: len(seen) >= 3):
                seen.append(result.seed)
            assert seen == [1, 2, 3]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"n": 0}, "bad-option"),
        ({}, "bad-option"),
        ({"n": 2, "seeds": [1]}, "bad-option"),
        ({"n": 2, "to": "doc"}, "unknown-format"),
        ({"n": 2, "name": "a/b"}, "bad-name"),
        ({"n": 2, "executor": 3}, "bad-option"),
        ({"n": 2, "count": 1}, "bad-option"),
        ({"n": 2, "title": "x" * 201}, "bad-option"),
    ],
)
def test_what_cannot_be_is_told_at_once(options: dict[str, Any], code: str) -> None:
    with pytest.raises(CrosscoreError) as caught:
        batch(WORDS, **options)
    assert caught.value.code == code


@pytest.fixture(scope="module")
def forty() -> Bytes:
    return made(asked(40))


def test_loky_and_its_successor_make_the_same(forty: Bytes) -> None:
    loky = pytest.importorskip("loky", reason="needs loky")
    pools: list[Any] = []

    def another() -> Executor:
        pools.append(loky.get_reusable_executor(max_workers=2))
        return pools[-1]  # type: ignore[no-any-return]

    found = {}
    for result in asked(40, executor=another):
        found[result.seed] = [file.data for file in result.files]
        if result.seed == 1:
            os.kill(next(iter(pools[0]._processes)), signal.SIGKILL)
    pools[-1].shutdown(kill_workers=True)
    assert len(pools) == 2
    assert found == forty


def test_dask_makes_the_same_also_where_a_worker_is_lost(forty: Bytes) -> None:
    distributed = pytest.importorskip("distributed", reason="needs dask and distributed")
    options: dict[str, Any] = {"dashboard_address": None, "threads_per_worker": 1}
    with (
        distributed.LocalCluster(n_workers=2, silence_logs=50, **options) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
    ):
        workers = client.run(os.getpid)
        found = {}
        for result in asked(40, executor=client.get_executor()):
            found[result.seed] = [file.data for file in result.files]
            if result.seed == 1:
                os.kill(next(iter(workers.values())), signal.SIGKILL)
    assert found == forty


def test_an_executor_that_is_shut_down_meanwhile_is_told_in_a_sentence() -> None:
    with ThreadPoolExecutor(1) as threads:
        results = asked(500, executor=threads)
        next(results)
        threads.shutdown(wait=False)
        with pytest.raises(CrosscoreError, match="takes no more work") as caught:
            list(results)
    assert caught.value.code == "workers-lost"

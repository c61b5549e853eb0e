"""The crosswords that a first visit begins with, as the build has made them."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from crosscore.formats import ipuz
from crosscore.referee import check
from tools import catalogues, starters
from tools.steps import BuildError

LANGUAGES = sorted(row["code"] for row in catalogues.found())
MOST_BYTES = 9_000  #: of a puzzle, as gzip leaves them


def of(dist: Path, language: str) -> list[dict[str, Any]]:
    paths = [
        dist / starters.FOLDER / starters.name(language, number + 1)
        for number in range(starters.NUMBER)
    ]
    assert max(len(gzip.compress(path.read_bytes())) for path in paths) <= MOST_BYTES
    return [starters.read(path) for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_whole_puzzles_that_fit_a_small_screen(dist: Path, language: str) -> None:
    found = of(dist, language)
    assert len(found) >= 12
    used: list[set[str]] = []
    for puzzle in found:
        document, view = puzzle["document"], puzzle["view"]
        read, findings = ipuz.loads(json.dumps(document).encode())
        assert findings + check(read) == []
        assert view["language"] == language
        assert view["counts"]["placed"] == view["counts"]["given"] == len(view["words"]) >= 20
        assert max(view["width"], view["height"]) <= 24
        assert puzzle["input"]
        assert puzzle["words"] > 1000
        used.append({word["word"] for word in view["words"]})
    assert len({frozenset(words) for words in used}) == len(found)
    assert not used[0] & used[1]  # what comes next has other words


def test_the_page_knows_how_many_there_are(dist: Path) -> None:
    names = {path.name for path in (dist / starters.FOLDER).iterdir()}
    numbers = range(1, starters.NUMBER + 1)
    assert names == {starters.name(code, number) for code in LANGUAGES for number in numbers}
    index = json.loads((dist / "dictionaries" / "index.json").read_bytes())
    assert starters.NUMBER >= starters.FEW
    told = starters.module(index).decode()
    assert json.loads(told[told.index("{") : -2]) == dict.fromkeys(LANGUAGES, starters.NUMBER)
    script = (Path(__file__).parents[2] / "web/engine/starter.js").read_text("utf-8")
    assert re.findall(r"FEW = (\d+);", script) == [str(starters.FEW)]


def test_a_few_are_kept_for_when_there_is_no_network(dist: Path) -> None:
    first, *_ = (dist / "sw.js").read_text("utf-8").split("const LATER")
    kept = re.findall(rf'"{starters.FOLDER}/([^"]+)"', first)
    assert set(kept) == {
        starters.name(code, number + 1) for code in LANGUAGES for number in range(starters.FEW)
    }
    assert not starters.later("starters/en-03.json")
    assert starters.later("starters/en-04.json")


def test_no_first_script_holds_one(dist: Path) -> None:
    puzzle = of(dist, "en")[0]
    clue = puzzle["view"]["clues"][0]["items"][0]["clue"]
    assert clue in json.dumps(puzzle["document"], ensure_ascii=False)
    assert clue not in (dist / "app.js").read_text("utf-8")


def test_a_puzzle_that_does_not_fit_is_left_out(dist: Path) -> None:
    puzzle = of(dist, "en")[0]
    assert starters.fit(puzzle)
    wide = {**puzzle, "view": {**puzzle["view"], "width": starters.MOST + 1}}
    assert not starters.fit(wide)
    counts = {**puzzle["view"]["counts"], "placed": 49}
    assert not starters.fit({**puzzle, "view": {**puzzle["view"], "counts": counts}})
    assert not starters.fit({**puzzle, "sheet": puzzle["view"]})


def test_a_list_that_is_too_small_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starters, "TRIES", 2)
    words = {word: f"Clue of {word}" for word in ("apple", "xyz")}
    (tmp_path / "small.json").write_text(json.dumps(words))
    with pytest.raises(BuildError, match="too few"):
        starters.puzzles(tmp_path, {"file": "small.json", "code": "en"})

"""The attack on the engine: what was found once, inputs of a fixed seed, its own checks."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools.attack import checker
from tools.attack.engine import Engine
from tools.attack.finding import Finding
from tools.attack.mutation import changed, scrambled
from tools.attack.oracles import judge
from tools.attack.run import CASES, attacking, replay
from tools.attack.shrink import smaller
from tools.attack.world import World


@pytest.fixture(scope="module")
def world() -> World:
    return World.made()


@pytest.mark.parametrize("path", sorted(CASES.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_found_once_is_stood(path: Path) -> None:
    replay(path)


@pytest.mark.parametrize("attack", ["messages", "documents", "files", "puzzles"])
def test_some_inputs_of_each_attack_are_stood(attack: str) -> None:
    told = [found for _, found in attacking(7, 60, [attack], most=25) if found]
    assert told == []


def of_kind(world: World, kind: str) -> dict[str, Any]:
    """One in English, or in no language."""
    known = (d for d in world.documents if d["org.crosscore:language"] in ("en", "zxx"))
    return copy.deepcopy(next(d for d in known if d["org.crosscore:kind"] == kind))


def test_the_checker_passes_what_is_sound_and_sees_what_is_not(world: World) -> None:
    assert not any(checker.faults(document) for document in world.documents)
    wrong = of_kind(world, "freeform")
    row = next(row for row in wrong["solution"] if any(row))
    at = next(at for at, letter in enumerate(row) if letter)
    row[at] = "QQ"
    assert any("in the grid" in fault for fault in checker.faults(wrong))
    wrong = of_kind(world, "freeform")
    wrong["org.crosscore:words"].pop()
    assert any("no word" in fault for fault in checker.faults(wrong))
    wrong = of_kind(world, "filled")
    wrong["puzzle"][0][0] = 7
    assert any("has number 7" in fault for fault in checker.faults(wrong))
    wrong = of_kind(world, "numbers")
    wrong["clues"]["Across"][0]["clue"] = "1 + 1"
    assert any("1 + 1 is 2" in fault for fault in checker.faults(wrong))
    wrong = of_kind(world, "codeword")
    wrong["org.crosscore:codes"].reverse()
    assert any("another letter" in fault for fault in checker.faults(wrong))
    wrong = of_kind(world, "wordsearch")
    next(iter(wrong["solution"].values()))["cells"].reverse()
    assert checker.faults(wrong)


def test_each_rule_of_the_oracles_is_seen_to_be_broken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(attack: str, given: Any) -> str:
        with pytest.raises(Finding) as raised:
            judge(Engine(), attack, given)
        return raised.value.mark

    document = of_kind(world, "freeform")
    look = [{"message": {"type": "puzzle.view", "document": document}}]
    judge(Engine(), "messages", look)
    monkeypatch.setattr("tools.attack.engine.LONGEST", -1.0)
    assert told("messages", look) == "piece: puzzle.view"
    monkeypatch.undo()
    monkeypatch.setattr("crosscore.view.viewing", lambda _: 1 // 0)
    assert told("messages", look) == "an unexpected error: puzzle.view"
    monkeypatch.undo()
    monkeypatch.setattr("crosscore.service.answers.linked", lambda *_: 1 // 0)
    monkeypatch.setattr("crosscore.service.handlers.files.linked", lambda *_: 1 // 0)
    assert told("documents", document) == "an unexpected error: puzzle.link"


def test_changes_follow_from_the_seed_and_leave_what_is_changed_alone(world: World) -> None:
    document = world.documents[0]
    before = copy.deepcopy(document)
    found = [changed(Random(seed), document) for seed in range(20)]
    assert document == before
    assert found == [changed(Random(seed), document) for seed in range(20)]
    assert all(one != before for one in found[:3])
    data = world.files[0][1]
    assert scrambled(Random(3), data, [data]) == scrambled(Random(3), data, [data]) != data


def test_a_finding_is_made_small() -> None:
    given = {"a": [1, 2, {"bad": "xxBOOMxx"}], "b": "y" * 100}
    least = smaller(given, lambda less: "BOOM" in str(less))
    assert "BOOM" in str(least)
    assert len(str(least)) < 30

"""Clues beside the grid: of full runs and of open ones, and the remarks on them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crosscore import alphabet, check_clues, save
from crosscore.clue_list import clue_list
from crosscore.formats import ipuz, template
from crosscore.kinds.filled import KIND as filled
from crosscore.puzzle import Puzzle
from tests.engine.command import run
from tests.engine.player import Player


def grid(*lines: str) -> Puzzle:
    rows = template.parse("\n".join(lines).encode(), "test", alphabet.get("en"), {})
    return filled.drawn_from(rows, {}, language="en", letters={}, seed=1)


def clued(puzzle: Puzzle, **clues: str) -> Puzzle:
    words = [replace(word, clue=clues.get(word.surface, "")) for word in puzzle.words]
    return replace(puzzle, words=tuple(words))


def remarks(puzzle: Puzzle) -> dict[str, list[str]]:
    return {row["shown"]: [one["message"] for one in row["remarks"]] for row in clue_list(puzzle)}


def test_open_runs_keep_their_clues() -> None:
    puzzle = grid("CAT", "O#_", "WIT")
    puzzle = filled.set_clue(puzzle, 0, 2, True, "Kind of offensive")
    rows = clue_list(puzzle)
    assert [(row["label"], row["across"], row["pattern"], row["shown"]) for row in rows] == [
        ("1", True, ["C", "A", "T"], "CAT"),
        ("3", True, ["W", "I", "T"], "WIT"),
        ("1", False, ["C", "O", "W"], "COW"),
        ("2", False, ["T", "", "T"], ""),
    ]
    assert [row["clue"] for row in rows] == ["", "", "", "Kind of offensive"]
    again, _ = ipuz.from_document(ipuz.to_document(puzzle))
    assert again.open_clues == puzzle.open_clues
    full = filled.type_text(puzzle, 1, 2, True, "E")[0]
    assert [row["clue"] for row in clue_list(full)] == ["", "", "", "Kind of offensive"]
    full = filled.set_clue(full, 0, 0, True, "It moos")
    assert [word.clue for word in full.words if word.surface == "COW"] == ["It moos"]
    assert not filled.set_clue(puzzle, 0, 2, True, "").open_clues


@pytest.mark.parametrize(
    ("clue", "found"),
    [("Pet (3)", 0), ("Pet (4)", 1), ("Pets (1,2)", 0), ("Pet (1-1)", 1), ("Musical (1981)", 0),
     ("Pet (abbr.)", 0), ("It moos at 3", 0)],
)  # fmt: skip
def test_letter_counts(clue: str, found: int) -> None:
    told = remarks(clued(grid("CAT"), CAT=clue))["CAT"]
    assert len(told) == found
    assert told == [] or "3 cells" in told[0]


def test_answers_in_clues_and_clues_twice() -> None:
    puzzle = clued(
        grid("CAT", "O#E", "WIT"), CAT="A cat, or ca-t", COW="Milk of wit", TET="The.  New year"
    )
    told = remarks(puzzle)
    assert told["CAT"] == ["The clue has its own answer in it."]
    assert told["COW"] == ["The clue has WIT, which is in the grid."]
    assert told["TET"] == told["WIT"] == []
    twice = remarks(clued(puzzle, COW="New Year!", TET="new year"))
    assert twice["COW"] == twice["TET"] == ["Another word has the same clue."]
    assert remarks(clued(puzzle, COW="A te t a tete"))["COW"], "an answer in pieces"


def test_scripts_and_the_command_line_are_told(tmp_path: Path) -> None:
    puzzle = clued(grid("CAT", "O#E", "WIT"), CAT="A cat (4)", WIT="Humour", COW="Humour")
    found = [(issue.where, issue.code) for issue in check_clues(puzzle)]
    assert found == [
        ("1 Across", "clue-counts"),
        ("1 Across", "clue-tells"),
        ("3 Across", "clue-repeated"),
        ("1 Down", "clue-repeated"),
    ]
    (path,) = save(puzzle, tmp_path)
    asked = ("check", path.name, "--clues", "--statistics")
    done = run(*asked, cwd=tmp_path)
    lines = done.stdout.splitlines()
    assert lines[0] == "Remark: 1 Across: The clue says (4), but there are 3 cells. [clue-counts]"
    assert json.loads(lines[-1])["words"] == 4
    assert json.loads(run(*asked, "--json", cwd=tmp_path).stdout)["statistics"]["full"] == 4
    assert "Remark" not in run("check", path.name, cwd=tmp_path).stdout


def test_the_page_is_told(player: Player, english: dict[str, Any]) -> None:
    document = ipuz.to_document(grid("CAT", "O#_", "WIT"))
    made = player.ask(
        "grid.clue", document=document, row=0, column=2, way="down", clue=" An \n offensive "
    )
    rows = player.ask("grid.clues", document=made["document"])["rows"]
    assert [row["clue"] for row in rows] == ["", "", "", "An offensive"]
    wrong = player.ask("grid.clue", document=document, row=1, column=1, way="down", clue="x")
    assert wrong["code"] == "no-slot"
    laid = player.new(english)["document"]
    refused = player.ask("grid.clue", document=laid, row=0, column=0, way="down", clue="x")
    assert refused["code"] == "no-such-act"
    word = player.new(english)["view"]["words"][0]
    found = player.ask("word.clues", dictionary=english["id"], cells=word["cells"])
    assert word["clue"] in found["clues"]
    assert player.ask("word.clues", dictionary=english["id"], cells=["Q"])["clues"] == []

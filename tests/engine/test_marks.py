"""Circles, shading, bars, texts about a puzzle, and puzzles without their solution."""

from __future__ import annotations

import base64
import hashlib
import itertools
import json
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import crosscore
from crosscore import changes, contest, sheet
from crosscore.errors import CrosscoreError
from crosscore.formats import html, ipuz, link, svg, text
from crosscore.kinds.filled import KIND as filled
from crosscore.play import play
from crosscore.puzzle import OpenClue, Puzzle
from crosscore.view import view
from tests.crosswords import example
from tests.engine.player import Player
from tests.searches import animals

SVG = "{http://www.w3.org/2000/svg}"


def drawing(size: str = "5x5", language: str = "en") -> Puzzle:
    return filled.new_drawing({"size": size, "blocks": "none"}, language=language, seed=1)


def clued(puzzle: Puzzle, counts: str = "") -> Puzzle:
    """Each run of a grid with a clue, and no letter in it."""
    clues = {
        (cells[0], across): OpenClue(f"Clue {n}", counts if n == 1 else "")
        for n, (across, cells) in enumerate(puzzle.slots(), 1)
    }
    return replace(puzzle, open_clues=clues)


def bars(puzzle: Puzzle) -> dict[tuple[int, int], str]:
    return {
        (r, c): cell["bar"]
        for r, row in enumerate(view(puzzle)["cells"])
        for c, cell in enumerate(row)
        if cell and "bar" in cell
    }


@pytest.mark.parametrize(
    ("symmetry", "found"),
    [
        ("none", {(0, 1): "end"}),
        ("rotational", {(0, 1): "end", (4, 2): "end"}),
        ("left-right", {(0, 1): "end", (0, 2): "end"}),
        ("up-down", {(0, 1): "end", (4, 1): "end"}),
        ("diagonal", {(0, 1): "end", (1, 0): "below"}),
        ("both", {(0, 1): "end", (0, 2): "end", (4, 1): "end", (4, 2): "end"}),
    ],
)
def test_bars_come_and_go_with_their_images(symmetry: str, found: dict[Any, str]) -> None:
    barred = filled.set_bars(drawing(), [[0, 1]], True, True, symmetry)
    assert bars(barred) == found
    assert bars(filled.set_bars(barred, [[0, 1]], True, False)) == {}


def test_bars_end_runs_and_typing_stops_at_them() -> None:
    barred = filled.set_bars(drawing("7x5"), [[0, 2]], True, True, "none")
    first = [cells for across, cells in barred.slots() if across and cells[0][0] == 0]
    assert [len(cells) for cells in first] == [3, 4]
    made, *_ = filled.type_text(barred, 0, 0, False, "catnap")
    assert [word.surface for word in made.words] == ["CAT"]
    both = filled.set_bars(barred, [[0, 2], [1, 6], [4, 0]], False, True, "none")
    assert bars(both) == {(0, 2): "both", (1, 6): "below"}, "none below the last row"
    blocked = filled.set_cells(both, [[0, 3]], "block", "none")
    assert bars(blocked)[0, 2] == "below", "a block ends the run there"
    there = filled.set_bars(blocked, [[0, 2]], True, True, "none")
    assert bars(there)[0, 2] == "below"


def test_a_bar_parts_the_words_that_it_breaks_and_no_locked_one() -> None:
    made, *_ = filled.type_text(drawing("5x5"), 0, 0, False, "tiger")
    assert [word.surface for word in made.words] == ["TIGER"]
    assert not filled.set_bars(made, [[0, 1]], True, True, "none").frozen
    parted = filled.set_bars(made, [[0, 1]], True, True, "none")
    assert sorted(word.surface for word in parted.words) == ["GER", "TI"]
    with pytest.raises(CrosscoreError, match="TIGER is locked"):
        filled.set_bars(changes.lock(made, [0], True), [[0, 1]], True, True, "none")


def test_marks_are_asked_for_by_message_and_kept() -> None:
    page = Player()
    document = page.ask("grid.new", kind="filled", seed=1, options={"size": "5x5"})["document"]

    def asked(kind: str, **fields: Any) -> dict[str, Any]:
        return page.ask(kind, document=document, **fields)

    reply = asked("grid.mark", cells=[[0, 0], [1, 1]], circle=1, shade="#ffe27a")
    cells = reply["view"]["cells"]
    assert [cells[r][r].get("circle") for r in range(3)] == [True, True, None]
    document = reply["document"]
    cells = asked("grid.mark", cells=[[0, 0]], circle=0, shade="#bfdcff")["view"]["cells"]
    assert ("circle" in cells[0][0], cells[0][0]["shade"]) == (False, "#bfdcff")
    assert cells[1][1]["shade"] == "#ffe27a"
    assert "shade" not in asked("grid.mark", cells=[[0, 0]], shade="")["view"]["cells"][0][0]
    barred = asked("grid.bar", cells=[[2, 1]], side="below", symmetry="none")
    assert barred["view"]["cells"][2][1]["bar"] == "below"
    assert page.ask("puzzle.view", document=barred["document"])["view"] == barred["view"]
    for kind, fields in (
        ("grid.mark", {"cells": [[0, 9]], "circle": 1}),
        ("grid.mark", {"cells": [[0, True]], "circle": 1}),
        ("grid.mark", {"cells": [[0, 0]], "shade": "red"}),
        ("grid.mark", {"cells": [[0, 0]], "shade": "#FFE27A\n"}),
        ("grid.bar", {"cells": [[0, 0]], "side": "left"}),
        ("grid.bar", {"cells": [[9, 0]], "side": "end"}),
        ("grid.bar", {"cells": [[0, 0]], "side": "end", "symmetry": "odd"}),
    ):
        assert asked(kind, **fields)["type"] == "error", (kind, fields)


def test_drawings_show_marks_and_letters_stand_out() -> None:
    made, *_ = filled.type_text(drawing("5x5", "he"), 0, 0, False, "שלומא")
    made = changes.mark(made, [[0, 0]], True, "#14283c")
    made = changes.mark(made, [[0, 1]], None, "#ffe27a")
    made = filled.set_bars(made, [[1, 0]], True, True, "none")
    root = ElementTree.fromstring(svg.drawing(made, answers=True).encode())
    groups = {group.get("class"): list(group) for group in root.iter(f"{SVG}g")}
    (circle, corner) = groups["circles"]
    assert (circle.get("cx"), circle.get("stroke")) == ("294", "#ffffff"), "mirrored"
    assert corner.get("fill") == "#14283c"
    assert [each.get("fill") for each in groups["letters"][:3]] == ["#ffffff", "#000000", None]
    (bar,) = groups["bars"]
    assert float(bar.get("x", 0)) + float(bar.get("width", 0)) / 2 == 264, "left of the first cell"
    saving = replace(made, sheet={"save_ink": True})
    assert "#14283c" not in svg.drawing(saving, answers=True)


def test_a_diagramless_puzzle_shows_its_diagram_in_the_key_only() -> None:
    made = filled.set_bars(drawing(), [[0, 1]], True, True, "none")
    made = filled.set_cells(made, [[1, 1]], "block", "none")
    made = replace(made, sheet={"blocks": "hidden"})

    def groups(answers: bool) -> dict[str | None, int]:
        root = ElementTree.fromstring(svg.drawing(made, answers=answers).encode())
        return {group.get("class"): len(group) for group in root.iter(f"{SVG}g")}

    assert groups(False) == {"cells": 25}
    key = groups(True)
    assert (key["blocks"], key["cells"], key["bars"]) == (1, 24, 1)
    assert key["numbers"] == len(made.numbers())


def test_without_a_solution_all_clues_are_listed_and_played() -> None:
    made = clued(drawing("3x3"), "1,2")
    assert sheet.unsolved(made)
    drawn = view(made)
    assert drawn["unsolved"]
    across, down = (found["items"] for found in drawn["clues"])
    assert [item["label"] for item in across] == ["1", "4", "5"]
    assert across[0]["enumeration"] == "(1,2)"
    assert (across[1]["enumeration"], across[1]["index"]) == ("(3)", -1)
    assert across[1]["places"] == [[1, 0], [1, 1], [1, 2]]
    assert len(down) == 3
    assert text.clues(made).count("Clue") == 6
    assert "4. ___" in text.answers(made)
    played = play(made)["view"]
    words = [word for word in played["words"] if word]
    assert [word["cells"] for word in words] == [["", "", ""]] * 6
    items = [item for found in played["clues"] for item in found["items"]]
    assert [played["words"][item["index"]]["clue"] for item in items] == [
        item["clue"] for item in items
    ]
    assert link.unsolvable(made) is None
    assert link.unsolvable(drawing("3x3")), "no clue"
    some = dict(itertools.islice(made.open_clues.items(), 2))
    assert link.unsolvable(replace(made, open_clues=some)), "a row without one"
    document = ipuz.to_document(made)
    assert view(ipuz.from_document(document)[0]) == drawn


def test_a_clue_that_waits_for_its_word_is_no_clue_of_the_sheet() -> None:
    made = clued(drawing("3x3"))
    waiting = {at: replace(found, answer=("A", "B", "C")) for at, found in made.open_clues.items()}
    waits = replace(made, open_clues=waiting)
    assert not sheet.unsolved(waits)
    assert view(waits)["clues"][0]["items"] == []


def filled_in(language: str, words: list[str]) -> Puzzle:
    made = drawing("3x3", language)
    for row, word in enumerate(words):
        made, *_ = filled.type_text(made, row, 0, False, word)
    clues = tuple(replace(word, clue=f"Clue {n}") for n, word in enumerate(made.words))
    return replace(made, words=clues, pinned=frozenset())


def test_a_puzzle_is_handed_out_without_its_solution() -> None:
    whole = filled_in("en", ["pig", "ado", "nod"])
    whole = replace(sheet.give(whole, "cell", (1, 1)), about={"editor": "E. Ditor"})
    bare = contest.without_solution(whole)
    swapped = replace(
        whole, words=tuple(reversed(whole.words)), entries=(), open_cells={(0, 0): "A"}
    )
    assert contest.checksum(swapped)[0] != contest.checksum(whole)[0]  # the seed alone doesn't tell
    document = ipuz.dumps(ipuz.to_document(bare))
    assert not [word for word in ("PIG", "ADO", "GOD", '"P"', '"N"') if word in document.upper()]
    again, findings = ipuz.from_document(json.loads(document))
    assert findings == []
    assert again == bare
    drawn = view(again)
    assert drawn["unsolved"]
    assert [c for row in drawn["cells"] for c in row if c and c["t"]] == [{"t": "D", "given": True}]
    listed = [item["clue"] for found in drawn["clues"] for item in found["items"]]
    assert listed == [item["clue"] for found in view(whole)["clues"] for item in found["items"]]
    salt, told = drawn["checksum"]
    assert told == hashlib.sha1(f"PIGADONOD{salt}".encode()).hexdigest()
    assert play(again)["view"]["checksum"] == [salt, told]
    page = html.values(bare)
    held = base64.b64decode(page["puzzle"]).decode()
    assert "PIG" not in held
    assert '"checksum"' in held


def test_words_in_a_void_are_handed_out_as_a_grid_with_blocks() -> None:
    whole = example()
    bare = contest.without_solution(whole)
    assert (bare.model, bare.sheet["blocks"]) == ("blocked", "grey")
    assert len(bare.open_clues) == len(whole.entries)
    assert bare.numbers() == whole.numbers()
    assert ipuz.from_document(ipuz.to_document(bare)) == (bare, [])


@pytest.mark.parametrize("puzzle", [animals(), drawing()])
def test_what_nobody_could_solve_or_check_is_not_handed_out(puzzle: Puzzle) -> None:
    with pytest.raises(CrosscoreError):
        contest.without_solution(puzzle)


def test_what_is_told_of_a_puzzle_is_set_and_printed() -> None:
    made = changes.put(
        drawing(), {"about": {"copyright": "2026 A Paper", "editor": "E. Ditor", "date": "May"}}, ()
    )
    made = crosscore.change(made, about={"date": "", "notes": "Two\nlines"})
    assert made.about == {"copyright": "2026 A Paper", "editor": "E. Ditor", "notes": "Two\nlines"}
    drawn = view(made)
    assert (drawn["foot"], drawn["credits"]) == ("© 2026 A Paper", "E. Ditor")
    assert "notes" in play(made)["view"]
    for values in ({"isbn": "1"}, {"editor": 1}, {"editor": "x" * 201}):
        with pytest.raises(CrosscoreError):
            changes.put(made, {"about": values}, ())


def test_rows_without_marks_have_no_word_of_them() -> None:
    made, *_ = filled.type_text(drawing(), 0, 0, False, "tiger")
    assert not {"about", "credits", "foot", "unsolved", "checksum"} & view(made).keys()
    assert {key for row in view(made)["cells"] for cell in row if cell for key in cell} == {
        "t",
        "n",
        "pinned",
    }

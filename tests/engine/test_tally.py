"""Statistics: counted by hand for small grids, and by another way for made ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from crosscore import alphabet, read_words, statistics, tally
from crosscore.dictionary import Dictionary
from crosscore.formats import template
from crosscore.kinds.filled import KIND as filled
from crosscore.puzzle import Puzzle
from tests.engine.player import Player

# CAT/ODE/WET across, COW/ADE/TET... down: 3x4 with a block
ROWS = ("CAT", "ODE", "W#N", "___")


def grid(*lines: str, language: str = "en") -> Puzzle:
    """A drawing with its letters."""
    rows = template.parse("\n".join(lines).encode(), "test", alphabet.get(language), {})
    return filled.drawn_from(rows, {}, language=language, letters={}, seed=1)


def words(listed: str) -> Dictionary:
    return read_words(listed.encode(), language="en", name="list.csv")


def test_a_grid_counted_by_hand() -> None:
    found = tally.statistics(grid(*ROWS))
    assert (found["cells"], found["blocks"], found["block_share"]) == (11, 1, 0.0833)
    # across CAT ODE ..., down the columns of four, two and four
    assert found["lengths"] == [
        {"length": 2, "words": 1, "full": 1},
        {"length": 3, "words": 3, "full": 2},
        {"length": 4, "words": 2, "full": 0},
    ]
    assert (found["words"], found["full"], found["mean_length"]) == (6, 3, 3.17)
    # W and N are in no word across, and nothing is above the last row's middle
    assert (found["checked"], found["unchecked"]) == (8, 3)
    assert [(item["letter"], item["count"]) for item in found["letters"]] == [
        (letter, 1) for letter in "ACDENOTW"
    ]
    assert found["missing"] == list("BFGHIJKLMPQRSUVXYZ")
    # 1 + 3 + 2 + 1 + 1 + 1 + 1 + 4
    assert (found["points"], found["mean_points"]) == (14, 1.75)
    assert "score" not in found


def test_what_a_list_says() -> None:
    puzzle = grid("CAT", "O#E", "WIT")
    found = statistics(puzzle, words("word,clue,score\nCAT,c,80\nCOW,c,20\nWIT,c,20\n"))
    assert found["new"] == ["TET"]
    assert found["score"] == 40.0
    assert found["lowest"] == {"score": 20, "words": ["WIT", "COW"]}
    assert statistics(puzzle, words("CAT,c\nCOW,c\nTET,c\n"))["new"] == ["WIT"]
    assert statistics(puzzle)["new"] == []


@pytest.mark.parametrize(
    ("language", "cell", "points"),
    [("en", "Q", 10), ("de", "Ä", 6), ("de", "Q", 10), ("fr", "É", 1), ("es", "Ñ", 8),
     ("pt", "Ã", 1), ("pl", "Ź", 9), ("en", "STAR", 4), ("es", "K", 0), ("hi", "क", None)],
)  # fmt: skip
def test_tiles(language: str, cell: str, points: int | None) -> None:
    assert alphabet.tile_value(language, cell) == points


def test_scripts_without_an_alphabet_have_no_pangram() -> None:
    assert alphabet.pangram_letters("zh") == ()
    assert alphabet.pangram_letters("hi") == ()
    assert len(alphabet.pangram_letters("he")) == 22
    found = tally.statistics(grid("राम", "#_", language="hi"))
    assert "missing" not in found
    assert "points" not in found


def test_the_page_is_told(player: Player, english: dict[str, Any]) -> None:
    made = player.new(english)
    told = player.ask("puzzle.statistics", document=made["document"], dictionary=english["id"])
    found = told["statistics"]
    cells = [cell["t"] for row in made["view"]["cells"] for cell in row if cell]
    assert {item["letter"]: item["count"] for item in found["letters"]} == Counter(cells)
    crossings = made["view"]["counts"]["crossings"]
    assert (found["checked"], found["unchecked"]) == (crossings, len(cells) - crossings)
    assert found["new"] == []

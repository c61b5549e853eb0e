"""What a file is opened as: its content says so, whatever its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crosscore import formats
from crosscore.service import Service
from tests.crosswords import example

WORDS = {
    "an ordinary list": b"CAT: Purrs\nDOG: Barks\n",
    "a dictionary": b'{"CAT": "Purrs", "DOG": "Barks"}',
    "a dictionary of a few of our own keys": b'{"puzzle": "A game", "solution": "Its end"}',
    "a broken dictionary": b'{"CAT": "Purrs",\n"DOG" "Barks"}',
    "a table": b"word,clue\nACROSS,Not down\nDOWN,Not across\n",
    "a list with a heading of Across Lite": b"ACROSS PUZZLE\nTITLE\nAUTHOR\n",
    "nothing": b"",
    "a picture": b"\x89PNG\r\n\x1a\n\x00\xff",
}


def opened(data: bytes, name: str) -> dict[str, Any]:
    """What the engine says of a file: asked once."""
    asked = json.dumps({"v": 1, "id": 1, "type": "file.open", "name": name})
    answer: dict[str, Any] = json.loads(Service().handle(asked, data))
    return answer


@pytest.mark.parametrize("data", WORDS.values(), ids=list(WORDS))
def test_lists_are_opened_as_words_under_any_usual_name(data: bytes) -> None:
    for name in ("words.txt", "words.json", "words.csv", "words"):
        assert opened(data, name)["type"] == "words", name


def test_each_format_that_is_read_is_known_whatever_it_is_called() -> None:
    puzzle = example()
    for to in ("ipuz", "puz", "jpz", "jpz-xml", "exolve", "xd", "html", "zip"):
        (file,) = formats.export(puzzle, to, "x")
        found = opened(file.data, "words.txt")
        assert found["type"] == "puzzle", to
        assert found["view"]["counts"]["placed"] == len(puzzle.entries), to
        assert {"document", "issues"} <= set(found), to
    for to in ("text", "csv", "tsv", "json", "template"):
        for file in formats.export(puzzle, to, "x"):
            assert opened(file.data, file.name)["type"] == "words", file.name


@pytest.mark.parametrize(
    "name", ["x.puz", "x.ipuz", "x.JPZ", "x.zip", "x.html", "x.exolve", "x.xd"]
)
def test_a_damaged_puzzle_is_not_taken_for_words(name: str) -> None:
    """What is wrong is told of it as of a puzzle."""
    answer = opened(b"\x00\x01 damaged", name)
    assert answer["type"] == "error"
    assert name in answer["message"]


@pytest.mark.parametrize(
    "data", [b"<!doctype html><p>A page", b"\xef\xbb\xbf <?xml version='1.0'?>"]
)
def test_a_page_is_no_list_of_words(data: bytes) -> None:
    assert opened(data, "words.txt")["type"] == "error"

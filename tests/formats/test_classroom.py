"""Packages for H5P and questions for Moodle: what stands in them, and what can't."""

from __future__ import annotations

import io
import json
import re
import xml.etree.ElementTree as ET
import zipfile
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crosscore
from crosscore import dictionary, formats
from crosscore.alphabet import one_line
from crosscore.cli import main
from crosscore.errors import CrosscoreError
from crosscore.formats import classroom, h5p
from crosscore.puzzle import Puzzle
from tests.crosswords import SOUND, example, in_hebrew, puzzle_of, workshop
from tests.searches import animals, hidden

TOUCHING = ["..ABCD", "XYZ...", "......"]  # AZ is put down after both words that it joins
JOINED = ["..ABCD", "XYZ...", "..E...", "..R...", "..O..."]  # AZERO is put down first

#: What the two content types need, by name: a type, or what is within; a set lists what may be
#: missing. A number has its least and most, a text perhaps a pattern, of its bytes if it has bytes.
NAMES = {"across": str, "down": str}
CROSSWORD: dict[str, Any] = {
    "taskDescription": str,
    "words": [
        {
            "clue": str,
            "answer": str,
            "fixWord": bool,
            "row": (1, 100),
            "column": (1, 100),
            "orientation": re.compile("across|down"),
            "": {"row", "column"},
        }
    ],
    "overallFeedback": [{"from": (0, 100), "to": (0, 100)}],
    "behaviour": {
        "enableInstantFeedback": bool,
        "scoreWords": bool,
        "applyPenalties": bool,
        "enableRetry": bool,
        "enableSolutionsButton": bool,
        "keepCorrectAnswers": bool,
    },
    "l10n": NAMES,
    "a11y": NAMES,
    "": {"taskDescription"},
}
SEARCH: dict[str, Any] = {
    "taskDescription": re.compile("[^<>]*"),
    "wordList": re.compile(r"[^\W\d_]+(,[^\W\d_]+)*"),
    "behaviour": {
        "orientations": {
            f"{way}{turn}": bool
            for way, turns in {
                "horizontal": ("", "Back"),
                "vertical": ("", "Up"),
                "diagonal": ("", "Back", "Up", "UpBack"),
            }.items()
            for turn in turns
        },
        "fillPool": re.compile(r"[^\W\d_]+"),
        "preferOverlap": bool,
        "showVocabulary": bool,
        "enableShowSolution": bool,
        "enableRetry": bool,
    },
    "l10n": dict.fromkeys(
        ["check", "tryAgain", "showSolution", "found", "timeSpent", "score", "wordListHeader"], str
    ),
}
PACKAGE: dict[str, Any] = {
    "title": re.compile(rb"\S.{0,254}"),
    "language": re.compile("[a-z]{2,3}"),
    "defaultLanguage": re.compile("[a-z]{2,3}"),
    "mainLibrary": re.compile("H5P[.](Crossword|FindTheWords)"),
    "embedTypes": [re.compile("iframe")],
    "license": re.compile("U"),
    "preloadedDependencies": [
        {"machineName": str, "majorVersion": (0, 9), "minorVersion": (0, 99)}
    ],
    "authors": [{"name": re.compile(rb".{1,255}"), "role": re.compile("Author")}],
    "licenseExtras": re.compile(rb".{1,5000}"),
    "": {"authors", "licenseExtras"},
}


def faults(value: Any, wanted: Any, at: str = "") -> list[str]:
    """Where a value isn't what is wanted."""
    if isinstance(wanted, dict):
        if not isinstance(value, dict):
            return [at]
        names = {*wanted, *value} - {""} - (wanted.get("", set()) - {*value})
        found = [
            faults(value[name], wanted[name], f"{at}.{name}")
            if name in wanted and name in value
            else [f"{at}.{name}"]
            for name in sorted(names)
        ]
        return [fault for each in found for fault in each]
    if isinstance(wanted, list):
        if not isinstance(value, list) or not value:
            return [at]
        return [fault for one in value for fault in faults(one, wanted[0], f"{at}[]")]
    if isinstance(wanted, tuple):
        return [] if type(value) is int and wanted[0] <= value <= wanted[1] else [at]
    if isinstance(wanted, re.Pattern):
        text = value.encode() if isinstance(wanted.pattern, bytes) else value
        return [] if isinstance(value, str) and wanted.fullmatch(text) else [at]
    return [] if type(value) is wanted else [at]


def package(puzzle: Puzzle) -> tuple[dict[str, Any], dict[str, Any]]:
    (file,) = formats.export(puzzle, "h5p", "my")
    assert file.name == "my.h5p"
    with zipfile.ZipFile(io.BytesIO(file.data)) as archive:
        assert archive.namelist() == ["h5p.json", "content/content.json"]
        told, content = (json.loads(archive.read(name)) for name in archive.namelist())
    assert faults(told, PACKAGE) == []
    assert [told["mainLibrary"]] == [one["machineName"] for one in told["preloadedDependencies"]]
    assert faults(content, SEARCH if "wordList" in content else CROSSWORD) == []
    return told, content


def clued(puzzle: Puzzle) -> Puzzle:
    return replace(
        puzzle, words=tuple(replace(word, clue=word.clue or "?") for word in puzzle.words)
    )


def codes(puzzle: Puzzle, to: str) -> list[str]:
    return [issue.code for issue in formats.losses(puzzle, to)]


def test_the_checker_sees_what_is_wrong() -> None:
    _, content = package(puzzle_of(SOUND))
    del content["words"][0]["clue"]
    content["words"][1]["row"] = 0
    content["more"] = 1
    assert faults(content, CROSSWORD) == [".more", ".words[].clue", ".words[].row"]


def test_h5p_has_each_word_where_it_lies() -> None:
    puzzle = replace(clued(workshop()), about={"copyright": "© Me"})
    told, content = package(puzzle)
    assert (told["title"], told["language"], told["licenseExtras"]) == ("Zoo", "fr", "© Me")
    assert told["authors"] == [{"name": "A. Uthor", "role": "Author"}]
    assert content["l10n"] == {"across": "Waagerecht", "down": "Senkrecht"}
    assert content["taskDescription"] == "Fill in<br><br>the “animals”."
    assert [
        (word["answer"], word["row"], word["column"], word["orientation"])
        for word in content["words"]
    ] == [("CAT", 1, 1, "across"), ("TEN", 1, 3, "down")]  # none of what lies apart
    assert codes(puzzle, "h5p") == ["workshop", "marks", "look", "spelling"]


def test_h5p_keeps_a_layout_if_it_can_put_the_words_down_in_turn() -> None:
    for rows, keeps in ((SOUND, True), (JOINED, True), (TOUCHING, False), (["ABC", "DEF"], False)):
        puzzle = puzzle_of(rows)
        _, content = package(puzzle)
        assert {word["fixWord"] for word in content["words"]} == {keeps}, rows
        assert ("row" in content["words"][0]) is keeps
        assert ("layout" in codes(puzzle, "h5p")) is not keeps


def test_h5p_finds_words_in_a_grid_of_its_own() -> None:
    told, content = package(animals())
    assert told["mainLibrary"] == "H5P.FindTheWords"
    assert content["wordList"] == "CAT,COW,GOAT,HEN,TIGER"
    assert all(content["behaviour"]["orientations"].values())
    assert codes(animals(), "h5p")[0] == "layout"
    hebrew = hidden(["שלומ", "גבעא"], {"שלום": (0, 0, "forward")}, "he", options={"level": "easy"})
    _, content = package(hebrew)
    ways = content["behaviour"]["orientations"]
    assert [way for way, used in ways.items() if used] == ["horizontalBack", "vertical"]


def test_h5p_tells_that_a_word_search_is_kept_as_its_letters() -> None:
    rows = ["EISCREME", "SUESSABC"]
    places = {"Eis-Creme": (0, 0, "forward"), "ABC": (1, 5, "forward")}
    assert codes(hidden(rows, places, "de"), "h5p") == ["layout", "workshop", "spelling"]
    assert "spelling" not in codes(hidden(rows, {"ABC": (1, 5, "forward")}, "de"), "h5p")


@pytest.mark.parametrize("sign", ["ক্ষি", "👩🏽‍🏫", "🇧🇩", "é", "שׁ"])
def test_h5p_is_told_no_more_than_its_core_takes(sign: str) -> None:
    puzzle = replace(puzzle_of(SOUND), title=sign * 199, author="A. Uthor")
    told, _ = package(replace(puzzle, about={"copyright": "©\nMe\n" * 3}))
    size = len(sign.encode())
    assert told["title"] == sign * ((255 - 3) // size) + "…"
    assert told["licenseExtras"] == "© Me © Me © Me"
    (issue,) = (one for one in formats.losses(puzzle, "h5p") if one.code == "cut")
    assert str(issue.message) == "Too long for the format, so cut: the title."
    long = replace(puzzle, title="x" * 255, author="ю" * 128, about={"copyright": "ю" * 2501})
    told, _ = package(long)
    assert (told["title"], told["authors"][0]["name"]) == ("x" * 255, "ю" * 126 + "…")
    (issue,) = (one for one in formats.losses(long, "h5p") if one.code == "cut")
    assert str(issue.message).endswith("the author’s name, the copyright notice.")


def test_a_moodle_crossword_has_each_word_where_it_lies() -> None:
    puzzle = clued(example())
    (file,) = formats.export(puzzle, "moodle", "my")
    assert file.name == "my-moodle.xml"
    (question,) = ET.fromstring(file.data)
    assert question.attrib == {"type": "crossword"}
    assert question.findtext("name/text") == "Land & sea"
    assert [question.findtext(f"num{side}") for side in ("rows", "columns")] == ["3", "3"]
    fields = ("answer", "clue/text", "orientation", "startrow", "startcolumn")
    assert [[word.findtext(name) for name in fields] for word in question.iter("word")] == [
        ["SADDLE", "Rider's seat", "0", "0", "0"],
        ["DESERT", "?", "1", "0", "2"],
        ["CAST-LE", "Home with a moat", "0", "2", "0"],
    ]
    assert codes(puzzle, "moodle") == ["workshop"]
    rows = dictionary.parse(file.data, file.name).rows  # and its words come back as a list
    assert [(row.word, row.clue) for row in rows] == [
        ("SADDLE", "Rider's seat"),
        ("DESERT", "?"),
        ("CAST-LE", "Home with a moat"),
    ]


@pytest.mark.parametrize(
    ("puzzle", "to", "says"),
    [
        (example(), "h5p", "DESERT has no clue"),
        (example(), "moodle", "DESERT has no clue"),
        (puzzle_of(["A" * 31]), "moodle", "30 cells a side, and this grid is 31 × 1"),
        (puzzle_of(["CAT"]), "h5p", "two or more words"),
        (in_hebrew("א", "ב", "ג"), "h5p", "left to right only"),
        (replace(puzzle_of(SOUND), kind="krisskross"), "h5p", "neither"),
        (replace(puzzle_of(SOUND), kind="krisskross"), "moodle", "Only a crossword"),
        (animals(), "moodle", "Only a crossword"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(puzzle: Puzzle, to: str, says: str) -> None:
    with pytest.raises(CrosscoreError, match=says):
        formats.export(puzzle, to, "my")


def test_letters_of_several_characters_are_refused_with_the_letters() -> None:
    puzzle = puzzle_of(SOUND, "bn")
    words = list(puzzle.words)
    words[0] = replace(words[0], answer=("ন্ত", *words[0].answer[1:]))
    for to in ("h5p", "moodle"):
        assert str(formats.refusal(replace(puzzle, words=tuple(words)), to)).endswith("fit: ন্ত.")
    assert not classroom.single("𝒜")
    assert classroom.single("É")


def shown_by_h5p(text: str) -> str:
    """As the content type shows a clue: read as HTML, without its tags, and that again."""
    for _ in range(3):
        text = re.sub(r"<[A-Za-z/!?][^>]*(>|$)", "", unescape(text))
    return text.replace("\N{WORD JOINER}", "")


_CLUES = st.text(alphabet="<>&;\"'#/!?=]}{\\~: aZ9éא&lt;", min_size=1, max_size=16).map(
    lambda text: one_line(f"x{text}y")
)


@given(st.lists(_CLUES, min_size=3, max_size=3))
@settings(max_examples=60)
def test_a_clue_is_data_whatever_signs_it_has(clues: list[str]) -> None:
    puzzle = puzzle_of(SOUND)
    words = zip(puzzle.words, clues, strict=True)
    puzzle = replace(
        puzzle,
        words=tuple(replace(word, clue=clue) for word, clue in words),
        sheet={"enumerations": False},
    )
    wanted = {word.surface: word.clue for word in puzzle.words}
    found = {each["answer"]: shown_by_h5p(each["clue"]) for each in package(puzzle)[1]["words"]}
    assert found == wanted
    (file,) = formats.export(puzzle, "moodle", "my")
    asked = ET.fromstring(file.data).iter("word")
    assert {
        word.findtext("answer"): unescape(word.findtext("clue/text") or "") for word in asked
    } == wanted


def test_equal_puzzles_give_equal_packages() -> None:
    assert h5p.files(puzzle_of(SOUND), "a") == h5p.files(puzzle_of(SOUND), "a")


def test_a_frame_names_the_page_that_is_written_with_it(tmp_path: Path) -> None:
    puzzle = puzzle_of(SOUND)
    assert [path.name for path in crosscore.save(puzzle, tmp_path / "a b.html", to="embed")] == [
        "a b.html",
        "a b-embed.txt",
    ]
    assert 'src="a%20b.html"' in (tmp_path / "a b-embed.txt").read_text()
    (made,) = crosscore.save(puzzle, tmp_path / "made.h5p")
    assert zipfile.is_zipfile(made)
    crosscore.save(puzzle, tmp_path / "p.ipuz")
    assert main(["export", str(tmp_path / "p.ipuz"), "--to", "embed", "-o", f"{made}.html"]) == 0
    assert 'src="made.h5p.html"' in (tmp_path / "made.h5p-embed.txt").read_text()

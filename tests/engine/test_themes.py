"""Words chosen by theme and level from the table of concepts, in any two of its languages."""

from __future__ import annotations

import csv
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from crosscore import CrosscoreError, theme_words, themes
from crosscore.choosing import languages, table
from crosscore.dictionary import concepts, parse
from crosscore.dictionary.concepts import DESCRIBED, Choice, listed
from tests.engine.command import run

TABLE = """# animals

@dog 1
en||dog|It barks|It fetches
es|el|perro|Animal que ladra
fr|l' m|chien|Il aboie

@ant 2
en||ant|A tiny worker
es|la|hormiga|Vive en fila
fr|la|fourmi|Elle travaille

# geography

@island 1
en||island|Land with water all around
es|la|isla|Tierra rodeada de agua
fr|l' f|île|Terre entourée d'eau

@river 1
en||river|It flows to the sea
en-GB||brook|It flows to the Thames
es|el|río|Va al mar
fr|le|fleuve|Il va à la mer
"""


def pairs(*choice: Any, **more: Any) -> list[tuple[str, str]]:
    rows = listed(concepts.merged([TABLE]), Choice(*choice, **more))
    return [(row.word, row.clue) for row in rows]


def test_words_have_their_own_clues_and_a_second_one() -> None:
    dog, island, river, ant = listed(concepts.merged([TABLE]), Choice("en"))
    assert (dog.word, dog.clue) == ("dog", "It barks")
    assert dog.more == (
        ("clue 2", "It fetches"),
        ("theme", "animals"),
        ("level", "1"),
        ("concept", "dog"),
    )
    assert [row.word for row in (island, river, ant)] == ["island", "river", "ant"]  # by level


def test_clues_in_another_language_are_translations_with_their_article() -> None:
    assert pairs("en", "fr", themes=("animals",)) == [("dog", "l'chien"), ("ant", "la fourmi")]
    assert pairs("es", "en", levels=(2,)) == [("hormiga", "ant")]


def test_a_translation_spelled_nearly_as_the_word_gives_way_to_a_clue() -> None:
    assert ("isla", "Land with water all around") in pairs("es", "en")
    assert ("île", "la isla") in pairs("fr", "es")  # three letters of four are others


def test_clues_may_be_those_of_the_other_language() -> None:
    assert pairs("es", "en", DESCRIBED, ("animals",), (1,)) == [("perro", "It barks")]


def test_a_region_has_its_own_words_where_there_are_any() -> None:
    assert ("brook", "It flows to the Thames") in pairs("en", regions=("GB",))
    assert ("río", "brook") in pairs("es", "en", regions=("GB",))
    assert concepts.regions(concepts.merged([TABLE]), ["en"]) == ["GB", "US"]


def test_of_concepts_with_the_same_word_the_first_has_it() -> None:
    twice = TABLE.replace("|ant|", "|Dog|")
    assert [row.word for row in listed(concepts.merged([twice]), Choice("en"))].count("Dog") == 0


def test_a_file_of_each_language_makes_the_same_list_as_the_whole_table() -> None:
    whole = concepts.merged([TABLE])
    apart = [concepts.of_languages(whole, [code]) for code in ("es", "en")]
    choice = Choice("es", "en", levels=(1,))
    assert listed(concepts.merged(apart), choice) == listed(whole, choice)
    found = parse(concepts.selection(apart, choice), choice.name)
    assert (found.format, found.language, found.clues) == ("concepts", "es", "en")
    assert list(found.rows) == listed(whole, choice)


@pytest.mark.parametrize(
    "told",
    [
        {"words": 5},
        {"words": "en", "levels": ["1"]},
        {"words": "en", "themes": "animals"},
        {"words": "en", "style": "rhymed"},
        {"words": "en", "org.crosscore:concepts": ["no concept"]},
        {"words": "en", "org.crosscore:concepts": [f"@dog 1\nen||{'x' * 300}|It barks"]},
        {"words": "xx", "org.crosscore:concepts": [TABLE]},
        {"words": "it", "org.crosscore:concepts": [TABLE]},
    ],
)
def test_a_choice_that_cannot_be_read_is_refused(told: dict[str, Any]) -> None:
    data = json.dumps({"org.crosscore:concepts": [], **told}).encode()
    with pytest.raises(CrosscoreError):
        parse(data, "words")


def test_pairs_of_languages_make_lists() -> None:
    for words, clues in [*pairwise(languages()), ("it", "it"), ("it", "en")]:
        found = theme_words(words, clues=clues, levels=[1])
        assert len(found.words) > 500
        assert found.issue_total == 0, found.issues
        assert (found.alphabet.code, found.clues) == (words, "" if clues == words else clues)


def test_no_clue_of_any_pair_of_languages_is_spelled_as_its_word() -> None:
    for words in languages():
        for clues in languages():
            if words != clues:
                same = [
                    row.word
                    for row in listed(table(), Choice(words, clues))
                    if row.word.casefold() in row.clue.casefold().split()
                ]
                assert same == [], (words, clues)


def test_themes_are_counted() -> None:
    found = themes("bn")
    assert len(found) == 20
    animals = theme_words("bn", themes=["animals"], levels=[1])
    assert len(animals.words) == found["animals"][1]


# -- the command line --------------------------------------------------------------------------


def test_a_puzzle_of_a_theme(tmp_path: Path) -> None:
    path = tmp_path / "my.ipuz"
    done = run(
        "crossword", "--theme", "animals", "--theme-level", "1", "--words-in", "es",
        "--clues-in", "en", "--count", "8", "--nodes", "500", "-o", str(path),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    document = json.loads(path.read_text("utf-8"))
    known = {word.clue for word in theme_words("es", clues="en", themes=["animals"]).words}
    clues = {item["clue"] for items in document["clues"].values() for item in items}
    assert clues <= known
    assert document["org.crosscore:language"] == "es"
    assert document["org.crosscore:clue-language"] == "en"


def test_themes_are_shown_and_written_as_a_list(tmp_path: Path) -> None:
    told = run("themes").stdout
    assert "animals" in told
    assert [line for line in told.splitlines() if line.startswith("es ") and "419 ES" in line]
    path = tmp_path / "animals.csv"
    done = run("themes", "--theme", "animals", "--region", "GB", "-o", str(path))
    assert done.returncode == 0, done.stderr
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["theme"] for row in rows} == {"animals"}
    assert len(rows) == len(theme_words("en", themes=["animals"], regions=["gb"]).words)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--theme", "animals,zoo"], "There is no theme 'zoo'"),
        (["--theme-level", "4"], "There is no level '4'"),
        (["--theme-level", "A1"], "not 'A1'"),
        (["--words-in", "ja"], "There is no language 'ja'"),
        (["--clues-in", "tlh"], "There is no language 'tlh'"),
        (["--words-in", "es", "--region", "gb"], "There is no region 'GB'"),
        (["--theme", "food", "--described"], "--described needs --clues-in"),
        (["dictionaries/english.json", "--theme", "food"], "leave one of them out"),
        ([], "WORDS is required"),
    ],
)
def test_what_there_is_not_is_told_in_a_sentence(arguments: list[str], said: str) -> None:
    done = run("crossword", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1

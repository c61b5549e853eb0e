"""The bundled dictionaries: every word can be used, and no clue gives its answer away."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crosscore.dictionary import parse
from crosscore.dictionary.concepts import read
from crosscore.shipped import merging
from crosscore.shipped.merging import Entry
from tools import lists

LISTS = {each.name: each for each in lists.lists()}

#: the least number of words of a list as the build makes it
LEAST = {"english": 2500, "bangla": 1800, "japanese": 1450, "chinese": 1300, "korean": 1900}

TABLE = read(
    """@dog 1
en||dog|It barks|It wags its tail

@grape 2
en||grape|It grows on a vine
en-GB||grapefruit|It is sour

@wolf 3
en||wolf|A wild dog""",
    "animals",
)


def of(entries: dict[str, Any]) -> list[Entry]:
    return merging.own(json.dumps(entries))


@pytest.mark.parametrize("name", sorted(path.stem for path in lists.FOLDER.glob("*.json")))
def test_own_entries_are_in_order_and_sound(name: str) -> None:
    own = merging.own((lists.FOLDER / f"{name}.json").read_text("utf-8"))
    assert [entry.word for entry in own] == sorted({entry.word for entry in own})
    if name in lists.PAIRS:
        assert lists.faults(own, "es", unsorted=True) == []
    else:
        assert LISTS[name].own == own


def test_the_lists_have_no_fault() -> None:
    assert lists.all_faults(LISTS.values()) == []
    assert len(LISTS) >= 10


@pytest.mark.parametrize("name", LISTS)
def test_a_list_has_all_words_of_its_language_and_can_be_read(name: str) -> None:
    entries = LISTS[name].merged
    assert len(entries) >= LEAST.get(name, 1400)
    read_again = parse(merging.written(entries).encode(), f"{name}.json")
    assert read_again.issue_total == 0
    assert [(row.word, row.clue) for row in read_again.rows] == [
        (entry.word, entry.clues[0]) for entry in entries
    ]
    levels = {name: text for row in read_again.rows for name, text in row.more if name == "level"}
    assert levels.keys() <= {"level"}


def test_own_words_and_those_of_the_table_are_one_list() -> None:
    own = of(
        {
            "CAT": {"clues": ["It purrs"], "theme": "animals", "level": 1},
            "DOG": {"clues": ["It fetches", "It barks!"], "theme": "home", "level": 3},
            "GRAPEFRUIT": "Breakfast that makes you blink",
        }
    )
    assert merging.merged(own, TABLE, "en") == [
        Entry("CAT", ("It purrs",), "animals", 1),
        Entry("DOG", ("It fetches", "It barks!", "It wags its tail"), "animals", 1),
        Entry("GRAPE", ("It grows on a vine",), "animals", 2),
        Entry("GRAPEFRUIT", ("Breakfast that makes you blink",), "animals", 2, "GB"),
        Entry("WOLF", ("A wild dog",), "animals", 3),
    ]


def test_an_own_word_of_another_region_keeps_what_it_tells() -> None:
    flat = read(
        """@apartment 1
en||apartment|A home in a block
en-GB||flat|A home in a tall building

@color 1
en||color|Red or blue
en-GB||colour|Red or blue""",
        "home",
    )
    level: dict[str, Any] = {"clues": ["Without hills"], "theme": "nature", "level": 2}
    color, apartment = merging.merged((), flat, "en")[::-1]
    assert (apartment.region, color.region) == ("", "US")
    assert merging.merged(of({"FLAT": level}), flat, "en")[2] == Entry(
        "FLAT", ("Without hills",), "nature", 2
    )
    british = {"clues": ["Up the stairs"], "region": "GB"}
    for told in (british, "Up the stairs"):
        assert merging.merged(of({"FLAT": told}), flat, "en")[2] == Entry(
            "FLAT", ("Up the stairs",), "home", 1, "GB"
        )
    marked = of({"APARTMENT": {"clues": ["It has neighbors"], "region": "US"}})
    assert merging.merged(marked, flat, "en")[0].region == "US"


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        ({"CAT": "Purrs", "Cat": "Hunts mice"}, "twice"),
        ({"CAT": "Purrs", "COW": "purrs!"}, "same clue"),
        ({"CAT": {"clues": ["Purrs", "Purrs"]}}, "same clue"),
        ({"CAT": "It barks!"}, "same clue"),
        ({"CAT": "A cat"}, "given away"),
        ({"CAT": {"clues": ["Purrs", "One of the cats"]}}, "given away"),
        ({"BAKERY": "Where bakers work"}, "given away"),
        ({"CAT": "Purrs."}, "full stop"),
        ({"CAT": "x" * 61}, "too long"),
        ({"CAT": {"clues": list("abcd")}}, "4 clues"),
        ({"AT": "Where?"}, "2 cells"),
        ({"cat": "Purrs"}, "own letters"),
        ({"КОТ": "Purrs"}, "Cyrillic"),
        ({"CAT": "Purrs"}, "CAT: no theme"),
        ({"CAT": {"clues": ["Purrs"], "theme": "animals"}}, "CAT: no level"),
        ({"CAT": {"clues": ["Purrs"], "theme": "pets", "level": 1}}, "no such theme: pets"),
        ({"CAT": {"clues": ["Purrs"], "theme": "animals", "level": 4}}, "no such level: 4"),
        ({"CAT": {"clues": ["Purrs"], "region": "FR"}}, "no such region: FR"),
    ],
    ids=str,
)
def test_the_checker_finds_what_it_must(entries: dict[str, Any], says: str) -> None:
    assert says in "\n".join(lists.faults(of(entries), "en", TABLE))


@pytest.mark.parametrize(
    ("code", "word", "clue", "says"),
    [
        ("ja", "ガッコウ", "きょうもがつこうへいく", "given away"),
        ("ja", "イヌ", "ワンワンとほえる。", "full stop"),
        ("ja", "ショウボウジドウシャ", "はしごで火を消す", "cells"),
        ("ko", "초등학교", "학교의 하나", "given away"),
        ("ko", "물", "목마를 때 마신다", "1 cells"),
        ("zh", "一心一意", "做一件事，不想别的", ""),
        ("zh", "一心一意", "专心做一件事", "given away"),
        ("zh", "画蛇添足", "给蛇添上脚。", "full stop"),
    ],
)
def test_the_checker_finds_answers_in_running_text(
    code: str, word: str, clue: str, says: str
) -> None:
    told = {word: {"clues": [clue], "theme": "animals", "level": 1}}
    found = lists.faults(of(told), code, TABLE)
    assert (says in "\n".join(found)) if says else found == []


def test_what_the_table_knows_needs_no_theme() -> None:
    own = of({"DOG": "It fetches", "GRAPEFRUIT": "Breakfast that makes you blink"})
    assert lists.faults(own, "en", TABLE) == []
    assert lists.faults(of({"CAT": "It purrs"}), "en", TABLE, unsorted=True) == []


@pytest.mark.parametrize(
    "told",
    [5, None, [], {}, {"clues": "Purrs"}, {"clues": []}, {"clues": [5]}]
    + [{"clues": ["Purrs"], "level": level} for level in ("1", 1.5, True)]
    + [{"clues": ["Purrs"], name: 1} for name in ("theme", "region")]
    + [{"clues": ["Purrs"], "Theme": "animals"}],
    ids=str,
)
def test_an_entry_in_another_form_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match="CAT: not"):
        of({"CAT": told})


def test_numbers_are_told_and_a_list_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    english = LISTS["english"]
    told = next(line for line in lists.numbers([english]) if line.startswith("english "))
    assert told.split()[1:4:2] == [str(len(english.own)), str(len(english.merged))]
    assert lists.main(["italian"]) == 0
    assert json.loads(capsys.readouterr().out)["CANE"]["theme"] == "animals"
    assert lists.main(["klingon"]) == 1

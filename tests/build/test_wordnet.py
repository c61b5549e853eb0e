"""The dictionary made from WordNet: by its rules, from a small made-up folder of its files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from crosscore import alphabet
from crosscore.shipped.merging import Entry
from tools import wordnet
from tools.lists import faults
from tools.wordnet.clues import LONGEST, clue, definition, gives_away, stem

LICENCE = "  1 This software and database is being provided to you.\n"


class Net:
    """A made-up WordNet: synsets as they are added."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {"noun": [], "verb": [], "adj": [], "adv": []}
        self.senses: list[str] = []
        self.last = 0

    def add(
        self, words: str, gloss: str, part: str = "noun", count: int = 0, pointers: str = ""
    ) -> str:
        """A synset of words; `pointers` as WordNet writes them. Its offset."""
        self.last += 1
        offset = f"{self.last:08}"
        every = words.split()
        fields = " ".join(f"{word} 0" for word in every)
        given = pointers.split()
        head = f"{offset} 03 {part[0]} {len(every):02x} {fields} {len(given) // 4:03}"
        self.lines[part].append(f"{' '.join([head, *given])} | {gloss}  \n")
        kind = {"noun": 1, "verb": 2, "adj": 3, "adv": 4}[part]
        for word in every:
            lemma = re.sub(r"\(\w+\)$", "", word).lower()
            number = 1 + sum(line.startswith(f"{lemma}%{kind}") for line in self.senses)
            self.senses.append(f"{lemma}%{kind}:03:00:: {offset} {number} {count}\n")
        return offset

    def clues(self, folder: Path) -> dict[str, str]:
        """The dictionary that is made of it."""
        for part, lines in self.lines.items():
            (folder / f"data.{part}").write_text(LICENCE + "".join(lines), "utf-8")
        (folder / "index.sense").write_text("".join(self.senses), "utf-8")
        made: dict[str, str] = json.loads(wordnet.dictionary(folder))
        return made


@pytest.fixture
def net() -> Net:
    return Net()


def test_words_are_single_small_and_of_some_length(net: Net, tmp_path: Path) -> None:
    net.add("cat", "feline mammal usually having thick soft fur")
    net.add("ice_cream ox mother-in-law Paris hmm counterrevolution a-1", "something of some kind")
    net.add("zebra ant", "a kind of animal; it has legs")
    made = net.clues(tmp_path)
    assert [*made] == ["ANT", "CAT", "ZEBRA"]
    assert made["CAT"] == "Feline mammal usually having thick soft fur"


def test_the_most_frequent_meaning_gives_the_clue(net: Net, tmp_path: Path) -> None:
    net.add("China", "a communist nation in eastern Asia", count=50)
    net.add("china", "high quality porcelain")
    net.add("bank", "sloping land beside a body of water", count=5)
    net.add("bank", "tip laterally; of a plane", "verb", count=9)
    net.add("cold(p)", "feeling no warmth", "adj")
    net.add("six vi 6", "the number after five")
    net.add("vi", "an editor of texts")
    made = net.clues(tmp_path)
    assert made["CHINA"] == "High quality porcelain"
    assert made["BANK"] == "Tip laterally"
    assert made["COLD"] == "Feeling no warmth"
    assert "SIX" in made


@pytest.mark.parametrize(
    ("gloss", "says"),
    [
        ('a body (of salt water); "the sea was rough"; "at sea"', "A body"),
        ("(nautical (of ships)) a rope, used on board", "A rope, used on board"),
        ("of a child; or of a child's toy", "Of a child"),
        ("one of a pair; two of them", "Two of them"),  # the first clause says the answer, PAIR
        (
            "large stout animal of the plains of eastern Africa that is rarely seen near towns",
            "Large stout animal of the plains of eastern Africa",
        ),
        (
            "a small device between the ends of something that is long and goes on and on and on,"
            " again and again",
            "A small device",
        ),
        ("between either of two " + "very " * 15 + "long ends", ""),
        ("formula x^2", ""),
    ],
)
def test_glosses_are_cut_to_clues(gloss: str, says: str) -> None:
    assert clue(gloss, "pair") == says


def test_a_clue_keeps_its_length_and_its_end() -> None:
    gloss = "very " * 30
    assert clue(gloss, "answer") == ""
    long = "the part of a house in which people who come to see somebody wait until they are asked"
    assert len(long) <= LONGEST
    assert clue(long, "hall") == f"T{long[1:]}"
    assert clue(f"{long} to come in", "hall") == "The part of a house"
    assert definition('first one (in a row); ; second "one"') == ["first one", "second"]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("a cat", "cat"),
        ("someone who bakes", "baker"),
        ("where bakers work", "bakery"),
        ("not happy", "unhappy"),
        ("running fast", "run"),
        ("the state of being weak", "weakness"),
        ("a case for books", "bookcases"),
        ("able to be read", "readable"),
        ("the act of walking out", "walkout"),
        ("caught by fishermen", "fish"),
        ("study of the cranium", "epicranium"),
    ],
)
def test_a_form_of_the_answer_gives_it_away(text: str, answer: str) -> None:
    assert gives_away(text, answer)


def test_what_only_looks_like_the_answer_does_not() -> None:
    assert not gives_away("a tall plant of the woods", "tree")
    assert not gives_away("it carries people", "car")
    assert stem("running") == stem("runs") == stem("runner") == "run"


def test_words_derived_from_the_answer_give_it_away(net: Net, tmp_path: Path) -> None:
    choose = net.add("choose pick_out", "take one of several", "verb")
    net.add("choice", "the act to choose among things", pointers=f"+ {choose} v 0101")
    net.add("quickly rapidly", "in a quick manner", "adv")
    net.add("aline align", "to aline things")
    made = net.clues(tmp_path)
    assert "CHOICE" not in made
    assert made["QUICKLY"] == "Rapidly"
    assert "ALINE" not in made  # its only synonym is a spelling of it


def test_what_is_rude_stays_out(net: Net, tmp_path: Path) -> None:
    slur = net.add("ethnic_slur", "a slur on a group of people")
    abuse = net.add("disparagement", "an unkind x_remark")
    net.add("flapdoodle", "a fine kind of hat", count=9)
    net.add("flapdoodle", "a person of some group", pointers=f";u {slur} n 0000")
    net.add("queenie", "the ruler of a hive", count=9)
    net.add("queenie", "a person that some do not like", pointers=f";u {abuse} n 0000")
    net.add("wumpus", "(offensive) a person that some do not like")
    net.add("gronk", "offensive term for a person from afar")
    act = net.add("sexual_activity", "what adults do")
    net.add("hanky", "some of what adults do", pointers=f"@ {act} n 0000")
    net.add("bullshitter raccoon", "an animal of the woods")
    net.add("winger", "an offensive player in a sport")
    made = net.clues(tmp_path)
    assert made == {
        "QUEENIE": "The ruler of a hive",
        "RACCOON": "An animal of the woods",
        "WINGER": "An offensive player in a sport",
    }


def test_the_engine_finds_nothing_wrong_with_it(net: Net, tmp_path: Path) -> None:
    net.add("cat", "feline mammal; purrs")
    net.add("bakery", "a workplace where bread and cakes are made")
    net.add("runner", "someone who travels on foot by running; the one who is first in a race")
    pairs = [*net.clues(tmp_path).items()]
    assert pairs == sorted(pairs)
    entries = [Entry(word, (clue,)) for word, clue in pairs]
    assert faults(entries, "en", unsorted=True) == []
    assert wordnet.dictionary(tmp_path) == wordnet.dictionary(tmp_path)


def test_its_package_is_pinned_without_an_address() -> None:
    lock = json.loads((wordnet.HERE / "package-lock.json").read_text("utf-8"))
    (package,) = [each for name, each in lock["packages"].items() if name]
    assert package["integrity"].startswith("sha512-")
    assert "resolved" not in package
    assert alphabet.get("en").split("WORDNET")

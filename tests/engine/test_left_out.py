"""What is left out is named with its reason, and there are ways to the sheet for it."""

from __future__ import annotations

import pytest

from crosscore import left_out, make, read_words, referee
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.kinds.registry import KINDS
from crosscore.making import drive
from crosscore.puzzle import Puzzle
from tests.word_lists import LISTS

HINDI = [
    "पानी",
    "किताब",
    "पेड़",
    "सूरज",
    "चाँद",
    "फूल",
    "नदी",
    "पहाड़",
    "बादल",
    "आम",
    "घोड़ा",
    "मछली",
    "तितली",
    "रेलगाड़ी",
    "विद्यालय",
]
BANGLA = [
    "পানি",
    "বই",
    "গাছ",
    "সূর্য",
    "চাঁদ",
    "ফুল",
    "নদী",
    "পাহাড়",
    "মেঘ",
    "আম",
    "ঘোড়া",
    "মাছ",
    "প্রজাপতি",
    "রেলগাড়ি",
    "বিদ্যালয়",
]
CHINESE = [
    "学校",
    "学生",
    "老师",
    "图书馆",
    "火车站",
    "飞机场",
    "苹果",
    "香蕉",
    "西瓜",
    "中国",
    "中文",
    "文化",
    "天气",
    "太阳",
    "月亮",
]
GIVEN = {"hi": HINDI, "bn": BANGLA, "zh": CHINESE}


def told(puzzle: Puzzle, words: Dictionary | None = None) -> dict[str, list[str]]:
    return {str(group.why): list(group.words) for group in left_out.groups(puzzle, words)}


def test_each_word_that_is_left_out_is_named_once_with_its_reason() -> None:
    rows = ["cat", "a", "tea", "tea", "горa", "zoo", "eat", "strength"]
    words = read_words(rows, language="en")
    puzzle = make("crossword", words, max_length=5, nodes=500)
    assert told(puzzle, words) == {
        "No letter in common with the others": ["zoo"],
        "More than 5 letters": ["strength"],
        "Only one letter": ["a"],
        "In the list twice": ["tea"],
        "Not written in letters of this language": ["горa"],
    }
    fewer = make("crossword", words, count=3, nodes=500)
    assert sum(map(len, told(fewer, words).values())) == 5
    assert "More than the 3 words asked for" in told(fewer, words)
    other = read_words(["cat", "tea"], language="en")
    assert told(puzzle, other) == told(puzzle)  # the list is not the puzzle's any more


def test_words_that_a_full_grid_did_not_need_are_named() -> None:
    english = [word.surface for word in read_words(LISTS / "english.json").words]
    rows = [word for word in english if 3 <= len(word) <= 5][:300]
    words = read_words(rows, language="en")
    grid = {"size": "5x5", "blocks": "few", "symmetry": "none", "black": "many"}
    puzzle = make("fill", words, seed=1, nodes=5_000, **grid)
    used = {word.surface for word in puzzle.words}
    assert told(puzzle, words) == {
        "Not needed to fill this grid": [row for row in rows if row not in used][:100]
    }
    assert told(puzzle, read_words([*rows, "unexpected"], language="en")) == {}  # another list
    more = read_words([*rows, "unexpected"], language="en")  # from which one wants some
    assert told(make("fill", more, seed=1, nodes=5_000, **grid), more) == {}


def test_a_list_that_fills_no_grid_is_told_what_uses_it() -> None:
    with pytest.raises(CrosscoreError, match=r"^5 words are too few .* Choose another kind"):
        make("fill", read_words(["cat", "tar", "arc", "race", "care"], language="en"), size="9x9")


def test_a_list_too_long_to_be_used_whole_is_told_without_its_words() -> None:
    words = read_words(LISTS / "english.json")
    puzzle = make("wordsearch", words, seed=1)
    (group,) = left_out.groups(puzzle, words)
    assert group.why == "The list has 2,266 words; at most 300 are all used"
    assert (group.words, group.more) == ((), 2_246)


@pytest.mark.parametrize("code", GIVEN)
@pytest.mark.parametrize("kind", ["crossword", "kriss-kross"])
def test_words_that_share_few_letters_all_stand_on_the_sheet_in_pieces(
    kind: str, code: str
) -> None:
    words = read_words(GIVEN[code], language=code)
    one = make(kind, words, nodes=500)
    assert left_out.ill_joined(one)
    assert len(one.entries) < 5
    options = left_out.in_pieces(one)
    assert options is not None
    puzzle, _, _ = drive(KINDS[one.kind].reshuffle(one, options, seed=1, nodes=500))
    assert puzzle is not None
    assert len(puzzle.entries) == len(words.words)
    assert puzzle.components() > 1
    assert referee.check(puzzle) == []
    assert not left_out.groups(puzzle, words)
    hidden = make("wordsearch", words)
    assert KINDS[left_out.other_kind()].id == hidden.kind
    assert len(hidden.entries) == len(words.words)


def test_changes_of_a_puzzle_in_pieces_leave_all_its_words_on_the_sheet() -> None:
    words = read_words(HINDI, language="hi")
    puzzle = make("crossword", words, pieces=True, nodes=500)
    kind = KINDS[puzzle.kind]
    for search in (
        kind.delete(puzzle, [0], seed=1),
        kind.add(puzzle, read_words(["सेब"], language="hi").words, seed=1),
        kind.improve(puzzle, seed=1, nodes=300),
        kind.reshuffle(puzzle, seed=2, nodes=300),
    ):
        found, _, _ = drive(search)
        after = found or puzzle
        assert len(after.entries) == len(after.words)
        assert referee.check(after) == []


@pytest.mark.parametrize(("code", "name"), [("hi", "hindi"), ("bn", "bangla")])
def test_words_of_another_list_link_those_that_share_no_letter(code: str, name: str) -> None:
    words = read_words(GIVEN[code], language=code)
    puzzle = make("crossword", words, nodes=500)
    links = read_words(LISTS / f"{name}.json")
    found, _, _ = drive(KINDS[puzzle.kind].join(puzzle, links, seed=2, nodes=500))
    assert found is not None
    own = {word.answer for word in words.words}
    lying = sum(found.words[entry.word].answer in own for entry in found.entries)
    assert lying >= 3 * len(puzzle.entries)
    assert found.components() == 1
    assert referee.check(found) == []

"""Filled crosswords: drawings, what is typed into them, fills, and why some cannot be filled."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import alphabet, dictionary, fields, referee
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, to_wire
from crosscore.fill.patterns import drawing
from crosscore.formats import ipuz, template
from crosscore.grid import BLOCKED, find_slots
from crosscore.kinds.contract import Search
from crosscore.kinds.filled import KIND as filled
from crosscore.kinds.filled import options
from crosscore.kinds.filled.cells import of_rows
from crosscore.kinds.filled.making import improve
from crosscore.kinds.filled.options import SYMMETRIES
from crosscore.kinds.filled.several import take
from crosscore.puzzle import SCRAMBLED, UNKNOWN, OpenClue, Puzzle, Word
from crosscore.rng import Rng
from crosscore.search import Outcome, Verdict, drain
from tests.engine.steps import all_of
from tests.word_lists import LISTS, THREE


def dic(words: list[str] | str, *, language: str = "en", name: str = "words.txt") -> Dictionary:
    """A dictionary of some words, read as a file is."""
    listed = words.split() if isinstance(words, str) else words
    return drain(dictionary.read("\n".join(listed).encode(), name=name, language=language))


def of_file(name: str) -> Dictionary:
    return drain(dictionary.read((LISTS / name).read_bytes(), name=name))


SMALL = dic(THREE)


def run(search: Search) -> tuple[Puzzle, Outcome]:
    """The last puzzle that a search found, and why it ended; every one was sound."""
    found, outcome = all_of(search)
    puzzles = [item for item in found if isinstance(item, Puzzle)]
    assert [issue for puzzle in puzzles for issue in referee.check(puzzle)] == []
    return puzzles[-1], outcome


def grid(*lines: str, language: str = "en", seed: int = 1, **chosen: Any) -> Puzzle:
    """A drawing from a template, its letters the user's."""
    script = alphabet.get(language)
    rows = template.parse("\n".join(lines).encode(), "test", script, {})
    return filled.drawn_from(rows, chosen, language=language, letters={}, seed=seed)


def drawn(puzzle: Puzzle) -> list[str]:
    return template.drawn(puzzle).splitlines()


def same_file(puzzle: Puzzle) -> bool:
    text = ipuz.dumps(ipuz.to_document(puzzle))
    back, findings = ipuz.loads(text.encode(), "x")
    return findings == [] and back == puzzle


# -- options --------------------------------------------------------------------------------------


def test_presets_and_defaults_can_be_used() -> None:
    for preset in filled.presets:
        settings = options.settled(preset["values"])
        assert {**settings, **preset["values"]} == settings, preset["id"]
    with pytest.raises(CrosscoreError, match="13x13"):
        options.settled({"size": "auto"})
    with pytest.raises(CrosscoreError, match="each side from 3 to 50"):
        options.settled({"size": "13x51"})
    of_use = fields.matter(filled.fields, options.settled({"blocks": "few"}))
    assert "method" not in of_use
    assert "queue" not in of_use


# -- drawing --------------------------------------------------------------------------------------


def test_a_new_drawing_has_the_blocks_of_its_options() -> None:
    made = filled.new_drawing({"size": "9x7"}, language="en", seed=4)
    assert (made.width, made.height, made.model) == (9, 7, BLOCKED)
    assert referee.check(made) == []
    assert not made.words
    blocks = {(r, c) for r, row in enumerate(made.rows()) for c, x in enumerate(row) if x is None}
    assert blocks
    assert blocks == {(6 - r, 8 - c) for r, c in blocks}
    open_grid = filled.new_drawing({"size": "4x3", "blocks": "none"}, language="he", seed=4)
    assert drawn(open_grid) == ["????"] * 3
    assert open_grid.language == "he"
    with pytest.raises(CrosscoreError, match="diagonal"):
        filled.new_drawing({"size": "9x7", "symmetry": "diagonal"}, language="en", seed=4)


def test_full_runs_are_words_numbered_over_all_runs() -> None:
    puzzle = grid("CAT", "?#?", "???")
    assert [(puzzle.words[e.word].surface, e.number) for e in puzzle.entries] == [("CAT", 1)]
    assert puzzle.open_cells == {(1, 0): "", (1, 2): "", (2, 0): "", (2, 1): "", (2, 2): ""}
    puzzle, _, _ = filled.type_text(puzzle, 2, 0, False, "old")
    assert [(puzzle.words[e.word].surface, e.number) for e in puzzle.entries] == [
        ("CAT", 1),
        ("OLD", 3),  # 2 is the run down at the right, which is not full
    ]
    assert puzzle.pinned == {(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)}
    assert referee.check(puzzle) == []
    assert same_file(puzzle)


@given(
    st.sampled_from([name for name, _ in SYMMETRIES]),
    st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=6),
)
def test_blocks_come_and_go_with_their_images(symmetry: str, cells: list[tuple[int, int]]) -> None:
    start = grid(*["?????"] * 5)
    asked = [list(cell) for cell in cells]
    made = filled.set_cells(start, asked, "block", symmetry)
    blocks = {(r, c) for r, row in enumerate(made.rows()) for c, x in enumerate(row) if x is None}
    image = {
        "rotational": lambda r, c: (4 - r, 4 - c),
        "left-right": lambda r, c: (r, 4 - c),
        "up-down": lambda r, c: (4 - r, c),
        "both": lambda r, c: (4 - r, c),
        "diagonal": lambda r, c: (c, r),
        "none": lambda r, c: (r, c),
    }[symmetry]
    assert set(cells) <= blocks
    assert blocks == {image(*cell) for cell in blocks}
    assert drawn(filled.set_cells(made, asked, "open", symmetry)) == drawn(start)
    if len(blocks) < 25:
        assert referee.check(made) == []


def test_a_block_takes_the_letters_of_the_words_that_it_breaks_and_no_others() -> None:
    puzzle, _ = run(filled.fill_rest(grid("???", "???", "???"), SMALL, seed=2))
    across = drawn(puzzle)
    broken = filled.set_cells(puzzle, [[0, 0]], "block", "none")
    # The first row and column are no words any more; the other rows and columns still are.
    assert drawn(broken) == ["#" + across[0][1:], *across[1:]]
    alone = filled.set_cells(puzzle, [[1, 0], [1, 1], [1, 2]], "block", "none")
    assert drawn(alone) == [across[0], "###", across[2]]
    mine, _, _ = filled.type_text(grid("?????"), 0, 0, False, "abcde")
    assert drawn(filled.set_cells(mine, [[0, 2]], "block", "none")) == ["AB#DE"]
    theirs = replace(mine, pinned=frozenset())  # as if the program had written them
    assert drawn(filled.set_cells(theirs, [[0, 2]], "block", "none")) == ["??#??"]


def test_locked_words_refuse_what_would_change_them() -> None:
    puzzle = replace(grid("CAT", "???", "???"), locked=frozenset({0}))
    for act in (
        lambda: filled.set_cells(puzzle, [[0, 1]], "block", "none"),
        lambda: filled.set_cells(puzzle, [[0, 1]], "empty"),
        lambda: filled.type_text(puzzle, 0, 0, True, "x"),
        lambda: filled.clear(puzzle, "blocks"),
        lambda: filled.put(puzzle, None, 0, 0, True, "dog"),
    ):
        with pytest.raises(CrosscoreError, match="CAT is locked") as caught:
            act()
        assert caught.value.code == "locked"
    longer = replace(grid("CAT#", "????"), locked=frozenset({0}))
    with pytest.raises(CrosscoreError, match="CAT is locked"):
        filled.set_cells(longer, [[0, 3]], "open", "none")
    kept, _, _ = filled.type_text(puzzle, 0, 0, True, "c")  # the letter that is there
    assert drawn(kept) == drawn(puzzle)
    assert drawn(filled.clear(puzzle, "letters")) == ["CAT", "???", "???"]


def test_clearing_tells_the_program_s_letters_from_the_user_s() -> None:
    puzzle = grid("???", "???", "??A")
    full, _ = run(filled.fill_rest(puzzle, SMALL, seed=3))
    assert drawn(filled.clear(full, "fill")) == ["???", "???", "??A"]
    assert drawn(filled.clear(full, "letters")) == ["???"] * 3
    assert drawn(filled.clear(full, "cells", [[0, 0], [2, 2]]))[0][0] == "?"
    assert filled.clear(full, "cells", [[2, 2]]).pinned == frozenset()
    blocks = grid("#A#", "???")
    assert drawn(filled.clear(blocks, "blocks")) == ["???", "???"]
    with pytest.raises(CrosscoreError, match="no such cell"):
        filled.clear(full, "cells", [[3, 0]])


# -- typing ---------------------------------------------------------------------------------------


def typed(puzzle: Puzzle, *texts: str, down: bool = False) -> tuple[Puzzle, tuple[int, int]]:
    """Text after text as a keyboard sends it, from the first cell on."""
    cursor: tuple[int, int] = (0, 0)
    after: tuple[int, int] | None = None
    for text in texts:
        puzzle, cursor, after = filled.type_text(puzzle, *cursor, down, text, after)
    return puzzle, cursor


def cells(puzzle: Puzzle, row: int = 0) -> list[str | None]:
    return list(puzzle.rows()[row])


def test_typing_goes_on_over_letters_and_stops_at_blocks() -> None:
    puzzle, cursor = typed(grid("?????"), "c", "a", "t")
    assert cells(puzzle) == ["C", "A", "T", "", ""]
    assert cursor == (0, 3)
    puzzle, cursor, last = filled.type_text(grid("??#??", "?????"), 0, 0, False, "hello")
    assert cells(puzzle) == ["H", "E", None, "", ""]
    assert cursor == last == (0, 1)
    puzzle, cursor, last = filled.type_text(puzzle, 0, 1, True, "nd")
    assert [cells(puzzle)[1], cells(puzzle, 1)[1]] == ["N", "D"]
    assert puzzle.pinned == {(0, 0), (0, 1), (1, 1)}
    with pytest.raises(CrosscoreError) as caught:
        filled.type_text(puzzle, 0, 2, False, "a")
    assert caught.value.code == "is-block"
    with pytest.raises(CrosscoreError) as caught:
        filled.type_text(puzzle, 0, 0, False, "ж")
    assert caught.value.code == "mixed-scripts"


@pytest.mark.parametrize(
    ("language", "keys", "wanted"),
    [
        ("bn", ["ণ", "্", "ড", "ু", "ক"], ["ণ্ডু", "ক"]),
        ("bn", ["ক", "া", "ম", "না"], ["কা", "ম", "না"]),
        ("hi", ["क", "्", "ष", "ि", "ति"], ["क्षि", "ति"]),
        ("ar", ["ك", "ت", "ا", "ب"], ["ك", "ت", "ا", "ب"]),
        ("he", ["ש", "ל", "ו", "ם"], ["ש", "ל", "ו", "מ"]),
        ("fr", ["e", "\N{COMBINING ACUTE ACCENT}", "t", "e"], ["E", "T", "E"]),
    ],
)
def test_letters_of_several_keys_fall_into_one_cell(
    language: str, keys: list[str], wanted: list[str]
) -> None:
    puzzle, _ = typed(grid("?????", language=language), *keys)
    assert [cell for cell in cells(puzzle) if cell] == wanted
    assert referee.check(puzzle) == []
    # Written at once they are the same cells.
    assert (
        cells(filled.type_text(grid("?????", language=language), 0, 0, False, "".join(keys))[0])[
            : len(wanted)
        ]
        == wanted
    )


def test_what_is_typed_elsewhere_joins_nothing() -> None:
    puzzle, cursor = typed(grid("????", language="bn"), "ক")
    other, _, last = filled.type_text(puzzle, *cursor, False, "খ", None)
    assert cells(other)[:2] == ["ক", "খ"]
    assert last == (0, 1)
    with pytest.raises(CrosscoreError):
        filled.type_text(puzzle, *cursor, False, "\u09be", None)  # a sign alone


# -- filling --------------------------------------------------------------------------------------


def test_the_rest_is_filled_and_what_stands_stays() -> None:
    puzzle = grid("?A?", "???", "T??")
    full, outcome = run(filled.fill_rest(puzzle, SMALL, seed=1))
    assert outcome == Outcome.FOUND
    rows = full.rows()
    assert (rows[0][1], rows[2][0]) == ("A", "T")
    assert full.pinned == puzzle.pinned
    assert len({word.answer for word in full.words}) == len(full.words) == 6
    assert {word.answer for word in full.words} <= {word.answer for word in SMALL.words}
    assert full.source is not None
    assert full.source.digest == SMALL.digest
    assert same_file(full)
    again, _ = run(filled.fill_rest(puzzle, SMALL, seed=1))
    assert again == full


def test_a_region_is_filled_anew_and_all_else_stays() -> None:
    full, _ = run(filled.fill_rest(grid("???#???", "???#???", "???????"), words_to_seven(), seed=1))
    region = [[r, c] for r in range(2) for c in range(3)]
    seen = set()
    for seed in range(1, 6):
        after, _ = run(filled.fill_rest(full, words_to_seven(), region, seed=seed))
        for r, row in enumerate(full.rows()):
            for c, letter in enumerate(row):
                if [r, c] not in region:
                    assert after.rows()[r][c] == letter
        seen.add(tuple(drawn(after)))
    assert len(seen) > 1


def words_to_seven() -> Dictionary:
    """All words of three letters, and any seven letters whose parts are such words."""
    short = [w for w in THREE if w[2] in "aeot"]
    return dic([*THREE, *(a + b + c for a, b, c in zip(short, short[1:], "s" * 99, strict=False))])


def test_clues_come_from_the_dictionary_and_the_user_s_stay() -> None:
    listed = ["word,clue", *(f"{word},Clue of {word}" for word in THREE)]
    words = dic(listed, name="clues.csv")
    puzzle = grid("CAT", "???", "???")
    mine = replace(puzzle, words=(replace(puzzle.words[0], clue="Mine"),))
    full, _ = run(filled.fill_rest(mine, words, seed=1))
    clues = {word.surface.upper(): word.clue for word in full.words}
    assert clues.pop("CAT") == "Mine"
    assert all(clue == f"Clue of {word.lower()}" for word, clue in clues.items())
    assert len(clues) == 5


def test_a_word_that_no_list_has_is_marked() -> None:
    full, _ = run(filled.fill_rest(grid("TAC#???", "####???", "####???"), SMALL, seed=1))
    odd = {full.words[i].surface: what for i, what in full.odd.items()}
    assert odd == {"TAC": SCRAMBLED}  # of CAT and ACT
    full, _ = run(filled.fill_rest(grid("QQX#???", "####???", "####???"), SMALL, seed=1))
    assert set(full.odd.values()) == {UNKNOWN}


@pytest.mark.parametrize(
    ("lines", "part", "slots"),
    [
        (["?????", "#####", "???##"], "Supply words of 5 letters", 1),
        (["???????", "######?", "????#??"], "Supply words of 2, 4, 7 letters", 3),
        (["XQ?", "###", "???"], "fits 1 Across, which has XQ·", 1),
        (["A??", "Q##", "?##"], "Proved: no word in the list fits 1 Down", 1),
    ],
)
def test_what_cannot_be_filled_is_told_with_its_slots(
    lines: list[str], part: str, slots: int
) -> None:
    puzzle = grid(*lines)
    with pytest.raises(CrosscoreError) as caught:
        run(filled.fill_rest(puzzle, SMALL, seed=1))
    assert caught.value.code == "no-filling"
    assert part in caught.value.message
    assert to_wire(caught.value.message)["said"]["id"]
    found = drain(filled.can_fill(puzzle, SMALL))
    assert (found.fillable, found.reason) == ("no", caught.value.message)
    assert len(found.slots) == slots
    runs = [cells for _, cells in find_slots(puzzle.rows())]
    assert all(slot in runs for slot in found.slots)


def test_too_few_words_are_proved_to_be_too_few() -> None:
    puzzle = grid("???", "???", "???")
    few = dic("cat ace tea ate ear")
    with pytest.raises(CrosscoreError, match="Proved") as caught:
        run(filled.fill_rest(puzzle, few, seed=1))
    assert caught.value.code == "no-filling"
    assert "3 letters" in caught.value.message
    assert drain(filled.can_fill(puzzle, SMALL)) == Verdict("yes")
    assert drain(filled.can_fill(grid(*["?????"] * 5), of_file("english.json"), nodes=1)).fillable


def test_a_repeated_word_is_told_before_any_search() -> None:
    with pytest.raises(CrosscoreError) as caught:
        filled.fill_rest(grid("CAT", "###", "CAT", "???"), SMALL, seed=1)
    assert caught.value.code == "answer-twice"
    assert "1 Across" in caught.value.message
    with pytest.raises(CrosscoreError) as caught:
        filled.fill_rest(grid("CAT"), SMALL, seed=1)
    assert caught.value.code == "nothing-to-fill"
    with pytest.raises(CrosscoreError) as caught:
        filled.fill_rest(grid("???"), None, seed=1)
    assert caught.value.code == "no-dictionary"
    with pytest.raises(CrosscoreError) as caught:
        filled.fill_rest(grid("C??"), dic("كتاب باب", language="ar"), seed=1)
    assert caught.value.code == "other-language"
    # An empty drawing takes the language of the words.
    assert (
        run(filled.fill_rest(grid("???"), dic("كتب باب", language="ar"), seed=1))[0].language
        == "ar"
    )


def test_scores_are_a_floor_and_a_measure() -> None:
    scored = ["word;score", *(f"{word};{20 + 60 * (word < 'm')}" for word in THREE)]
    words = dic(scored, name="scored.csv")
    assert words.scores is not None
    full, _ = run(filled.fill_rest(grid("???", "???", "???", min_score=50), words, seed=1))
    assert all(word.surface < "m" for word in full.words)
    with pytest.raises(CrosscoreError, match="score of 90 or more"):
        run(filled.fill_rest(grid("???", "???", "???", min_score=90), words, seed=1))
    plain, _ = run(filled.fill_rest(grid("???", "???", "???", better=False), words, seed=3))
    better = improve(plain, dictionary=words, seed=5, nodes=2_000)
    means = [mean(plain, words)]
    for item in better:
        if isinstance(item, Puzzle):
            assert referee.check(item) == []
            means.append(mean(item, words))
    assert means == sorted(set(means))
    with pytest.raises(CrosscoreError) as caught:
        list(
            improve(run(filled.fill_rest(grid("???"), SMALL, seed=1))[0], dictionary=SMALL, seed=1)
        )
    assert caught.value.code == "nothing-to-improve"


def mean(puzzle: Puzzle, words: Dictionary) -> float:
    assert words.scores is not None
    scores = {word.answer: score for word, score in zip(words.words, words.scores, strict=True)}
    return sum(scores[word.answer] for word in puzzle.words) / len(puzzle.words)


def test_candidates_of_letters_that_are_half_typed() -> None:
    words = dic("কাক কণা কিনা খাদ গান", language="bn")
    puzzle = grid("??", language="bn")

    def shown(text: str) -> set[str]:
        found = filled.candidates(puzzle, words, 0, 0, False, text)
        assert found["total"] == len(found["words"])
        return {word["shown"] for word in found["words"]}

    assert shown("") == {"কাক", "কণা", "কিনা", "খাদ", "গান"}
    assert shown("ক") == {"কাক", "কণা", "কিনা"}
    assert shown("কি") == {"কিনা"}
    assert shown("কান") == set()
    assert shown("কাক") == {"কাক"}
    english = filled.candidates(grid("C??"), SMALL, 0, 0, False, "cu", count=3)
    assert (english["total"], len(english["words"])) == (4, 3)  # cub cue cup cut


# -- new puzzles ----------------------------------------------------------------------------------


def test_blocks_placed_while_filling_need_no_large_list() -> None:
    words = of_file("english.json")
    chosen = {"size": "9x9", "blocks": "few", "symmetry": "none", "black": "many"}
    puzzle, _ = run(filled.new(words, chosen, seed=2, nodes=3_000))
    assert puzzle.odd == {}
    assert not any(letter == "" for row in puzzle.rows() for letter in row)
    clues = {word.answer: word.clue for word in words.words}
    assert all(word.clue == clues[word.answer] for word in puzzle.words)
    assert same_file(puzzle)
    again, _ = run(filled.new(words, chosen, seed=2, nodes=3_000))
    assert again == puzzle
    other, _ = run(filled.reshuffle(puzzle, dictionary=words, seed=9, nodes=3_000))
    assert drawn(other) != drawn(puzzle)


def test_a_pattern_is_filled_or_it_is_told_what_is_missing() -> None:
    puzzle, outcome = run(filled.new(SMALL, {"size": "3x3"}, seed=1, nodes=5_000))
    assert outcome == Outcome.FOUND
    assert len(puzzle.words) == 6
    with pytest.raises(CrosscoreError) as caught:
        run(filled.new(dic("cat dog"), {"size": "7x7"}, seed=1, nodes=5_000))
    assert caught.value.code == "no-filling"
    with pytest.raises(CrosscoreError, match="has no usable words of 3 to 5 letters"):
        run(filled.new(dic("ox scarecrow"), {"size": "5x5"}, seed=1))


@pytest.mark.parametrize("name", ["arabic.json", "bangla.json"])
def test_other_scripts(name: str) -> None:
    words = of_file(name)
    chosen = {"size": "8x8", "blocks": "few", "symmetry": "none", "black": "many", "min_length": 2}
    puzzle, _ = run(filled.new(words, chosen, seed=1, nodes=2_000))
    assert puzzle.language == words.alphabet.code
    assert puzzle.odd == {}
    assert same_file(puzzle)


def test_reshuffling_keeps_the_pattern_and_what_is_the_user_s() -> None:
    puzzle, _ = run(filled.fill_rest(grid("???", "?A?", "???"), SMALL, seed=1))
    puzzle = replace(puzzle, title="Kept", locked=frozenset({0}))
    locked = puzzle.words[0].surface
    after, _ = run(filled.reshuffle(puzzle, dictionary=SMALL, seed=7))
    assert after.rows()[1][1] == "A"
    assert [after.words[i].surface for i in after.locked] == [locked]
    assert drawn(after) != drawn(puzzle)
    assert after.title == "Kept"
    with pytest.raises(CrosscoreError, match="letters you wrote or locked"):
        filled.reshuffle(puzzle, {"size": "5x5", "blocks": "none"}, dictionary=SMALL, seed=7)
    with pytest.raises(CrosscoreError, match="layout is locked"):
        filled.reshuffle(replace(puzzle, frozen=True), dictionary=SMALL, seed=7)


# -- words ----------------------------------------------------------------------------------------


def test_a_word_is_replaced_with_as_little_else_as_can_be() -> None:
    puzzle, _ = run(filled.fill_rest(grid("???", "???", "???"), SMALL, seed=4))
    for word in range(6):
        after, _ = run(filled.replace(puzzle, word, SMALL, seed=word))
        (entry,) = (e for e in puzzle.entries if e.word == word)
        (there,) = (e for e in after.entries if (e.across, e.cells) == (entry.across, entry.cells))
        assert after.words[there.word].answer != puzzle.words[word].answer
        assert after.odd == {}
    with pytest.raises(CrosscoreError) as caught:
        run(filled.replace(grid("CAT"), 0, dic("cat"), seed=1))
    assert caught.value.code == "no-word-fits"


def test_an_edited_word_gives_way_to_nothing_but_its_length() -> None:
    puzzle, _ = run(filled.fill_rest(grid("???", "???", "???"), SMALL, seed=4))
    first = puzzle.words[0]
    clue, _ = run(filled.edit(puzzle, 0, replace(first, clue="New"), seed=1))
    assert clue.words[0].clue == "New"
    assert drawn(clue) == drawn(puzzle)
    word = Word("zzz", tuple("ZZZ"), "Sleep")
    after, _ = run(filled.edit(puzzle, 0, word, seed=1))
    assert any((w.surface, w.clue) == ("zzz", "Sleep") for w in after.words)
    assert drawn(after)[0] == "ZZZ"
    for wrong, code in (
        (Word("four", tuple("FOUR"), ""), "other-length"),
        (puzzle.words[1], "duplicate"),
    ):
        with pytest.raises(CrosscoreError) as caught:
            filled.edit(puzzle, 0, wrong, seed=1)
        assert caught.value.code == code
    gone, _ = run(filled.delete(puzzle, [0], seed=1))
    assert drawn(gone) == ["???", *drawn(puzzle)[1:]]


def test_a_word_put_into_a_slot_is_the_user_s() -> None:
    puzzle = filled.put(grid("???", "?#?", "???"), SMALL, 0, 1, False, "cat", "Purrs")
    (word,) = puzzle.words
    assert (word.surface, word.clue) == ("cat", "Purrs")
    assert puzzle.pinned == {(0, 0), (0, 1), (0, 2)}
    with pytest.raises(CrosscoreError) as caught:
        filled.put(puzzle, SMALL, 1, 1, False, "cat")
    assert caught.value.code == "no-slot"
    with pytest.raises(CrosscoreError) as caught:
        filled.put(puzzle, SMALL, 2, 1, False, "cat")
    assert caught.value.code == "duplicate"


def test_words_that_stay_keep_clue_lock_and_given_letters() -> None:
    puzzle = grid("CAT", "???", "DOG")
    marked = replace(
        puzzle,
        words=tuple(replace(word, clue=f"Is {word.surface}") for word in puzzle.words),
        locked=frozenset({1}),
        given_letters=frozenset({(0, 2), (1, 1)}),
    )
    after = filled.clear(marked, "cells", [[0, 0]])
    assert [(w.surface, w.clue) for w in after.words] == [("DOG", "Is DOG")]
    assert after.locked == {0}
    assert after.given_letters == {(0, 1)}
    rows = [list(row) for row in after.rows()]
    rows[0][0] = "C"
    assert {w.surface: w.clue for w in of_rows(marked, rows).words} == {
        "CAT": "Is CAT",
        "DOG": "Is DOG",
    }


def test_clues_wait_for_the_words_of_their_runs() -> None:
    bare = replace(grid("C?T", "???", "???"), open_clues={((0, 0), True): OpenClue("Purrs", "3")})
    rows = [list(row) for row in bare.rows()]
    rows[0][1] = "A"
    full = of_rows(bare, rows)
    assert [(word.surface, word.clue) for word in full.words] == [("CAT", "Purrs")]
    assert full.open_clues == {}
    taken = filled.clear(full, "cells", [[0, 1]])
    assert taken.open_clues == {((0, 0), True): OpenClue("Purrs", "", ("C", "A", "T"))}
    assert same_file(taken)
    assert of_rows(taken, rows).words[0].clue == "Purrs"
    rows[0][1] = "O"
    other = of_rows(full, rows)  # typed over
    assert [(word.surface, word.clue) for word in other.words] == [("COT", "")]
    assert same_file(other)
    rows[0][1] = "A"
    assert of_rows(other, rows).words[0].clue == "Purrs"


def test_a_clue_stays_with_what_a_block_leaves_of_its_run() -> None:
    bare = replace(grid("?????", "?????"), open_clues={((0, 0), True): OpenClue("Long")})
    rows = [list(row) for row in bare.rows()]
    rows[0][0] = None
    shorter = of_rows(bare, rows)
    assert shorter.open_clues == {((0, 1), True): OpenClue("Long")}
    rows[0][0] = ""
    assert of_rows(shorter, rows).open_clues == bare.open_clues
    open_grid = grid(*["?" * 9] * 9)
    clues = {(cells[0], across): OpenClue("x") for across, cells in open_grid.slots()}
    whole = replace(open_grid, open_clues=clues)
    pattern = [[None if r and (r + c) % 5 == 0 else "" for c in range(9)] for r in range(9)]
    drawn_anew = of_rows(whole, pattern)
    same = set(whole.slots()) & set(drawn_anew.slots())
    assert 0 < len(same) < len(drawn_anew.slots())
    assert set(drawn_anew.open_clues) == {(cells[0], across) for across, cells in same}


def test_a_fill_leaves_letters_that_are_in_no_word() -> None:
    puzzle = grid("Q#?", "#??", "???")
    rows = [["", None, "C"], [None, "O", "A"], ["D", "E", "T"]]
    assert take(puzzle, None, rows).rows()[0][0] == "Q"


# -- templates ------------------------------------------------------------------------------------


def test_a_template_is_read_as_it_is_written() -> None:
    def read(text: str, language: str = "en") -> list[list[str | None]]:
        return template.parse(text.encode(), "t.txt", alphabet.get(language), {})

    assert read("#cat?.\n_- ???\n") == [
        [None, "C", "A", "T", "", None],
        ["", "", "", "", "", ""],
    ]
    assert read("\n  C\n#\n\n") == [["", "", "C"], [None, "", ""]]  # editors drop spaces
    assert read("ণ্ডু?#\n#??", "bn") == [["ণ্ডু", "", None], [None, "", ""]]
    assert read("#..\ncat") == [[None, "", ""], ["C", "A", "T"]]  # with # alone . is open
    assert read("..\nat") == [[None, None], ["A", "T"]]
    assert read("#.?\ncat") == [[None, None, ""], ["C", "A", "T"]]
    assert read("a|b#\n???") == [["A", "B", None], ["", "", ""]]
    for text, code in (
        ("", "empty-file"),
        ("\n \n", "empty-file"),
        ("##\n##", "empty-template"),
        ("????\n??\n????", "ragged-template"),
        ("?" * 61, "too-large"),
        ("CAT\nД??", "mixed-scripts"),
        ("CAT\x00\x01\x02\x7f" * 20, "not-text"),
    ):
        with pytest.raises(CrosscoreError) as caught:
            read(text)
        assert caught.value.code == code, text
    grids: dict[str, list[list[str | None]]] = {
        "en": [["A", None, ""], ["", "B", "C"]],
        "nl": [["I", "J", ""], ["IJ", "", None]],
        "bn": [["ক", "কা", None], ["", "ণ্ডু", ""]],
    }
    for language, rows in grids.items():
        made = filled.drawn_from(rows, {}, language=language, letters={}, seed=1)
        text = template.drawn(made)
        assert template.parse(text.encode(), "t", alphabet.get(language), {}) == rows, text


# -- bars -----------------------------------------------------------------------------------------


def test_bars_end_words_in_all_that_fills() -> None:
    """Two words of three letters in one row of six, and none across them."""
    words = dic(["".join(letters) for n in (2, 3) for letters in product("ABC", repeat=n)])
    bars = {((r, 2), True) for r in range(2)}
    barred = of_rows(grid("??????", "??????"), grid("??????", "??????").rows(), bars=bars)
    full, outcome = run(filled.fill_rest(barred, words, seed=1))
    assert outcome is Outcome.FOUND
    assert full.bars == bars
    assert sorted(len(e.cells) for e in full.entries) == [2] * 6 + [3] * 4
    assert same_file(full)
    found = filled.candidates(barred, words, 0, 0, False, "", count=60)
    assert {len(word["cells"]) for word in found["words"]} == {3}
    other, _ = run(filled.replace(full, 0, words, seed=2))
    assert other.bars == bars
    assert other.words[0].answer != full.words[0].answer
    again, _ = run(filled.reshuffle(full, dictionary=words, seed=3))
    assert again.bars == bars
    blocked = filled.set_cells(barred, [(0, 2)], "block", "none")
    assert blocked.bars == {((1, 2), True)}  # none stays beside a block
    assert not filled.clear(full, "blocks").bars


def test_a_large_pattern_is_drawn_in_small_pieces() -> None:
    steps = drawing(50, 50, Rng(1), symmetry="rotational", least=3, black="many", longest=15)
    count = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            rows = end.value
            break
        count += 1
    blocks = sum(row.count(None) for row in rows)
    assert count >= blocks // 8  # two blocks and a few gaps at most between two reports
    slots = find_slots(rows)
    assert {len(cells) for _, cells in slots} <= set(range(3, 16))
    slots.clear()  # a list of its own
    assert find_slots(rows)
    rows[0][0] = "" if rows[0][0] is None else None
    assert find_slots(rows) != find_slots(rows[1:])

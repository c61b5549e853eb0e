"""Word searches: every word at one place only, sizes, shapes, messages, changes, clear refusals."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscore import conceal, dictionary, referee, sheet
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.grid import DIRECTIONS, direction_of
from crosscore.kinds.contract import Search
from crosscore.kinds.wordsearch import KIND as wordsearch
from crosscore.kinds.wordsearch import options as described
from crosscore.kinds.wordsearch import shapes, sizes
from crosscore.kinds.wordsearch.searching import IMPOSSIBLE
from crosscore.puzzle import NO_ROOM, TOO_LONG, TWICE, WITHIN, Puzzle, Word
from crosscore.search import Outcome, Progress, drain
from tests.engine.layouts import lexicon
from tests.engine.player import Player, sound

ELEMENTS = (
    (Path(__file__).parents[2] / "bench" / "wordsearch_elements.txt").read_text("utf-8").split()
)


def of_words(words: Sequence[str], language: str = "en") -> Dictionary:
    return drain(dictionary.read("\n".join(words).encode(), name="list.txt", language=language))


def last(search: Search) -> Puzzle:
    """The puzzle of a search, judged by the referee, rude words and all."""
    best = None
    for item in search:
        if isinstance(item, Puzzle):
            best = item
    assert best is not None
    assert referee.check(best, wordsearch.kept_out(best)) == []
    return best


def made(words: Sequence[str], seed: int = 1, language: str = "en", **options: object) -> Puzzle:
    everything = {"count": 300, "min_length": 2, "max_length": 40}
    words = of_words(words, language)  # type: ignore[assignment]
    return last(wordsearch.new(words, everything | options, seed=seed))  # type: ignore[arg-type]


@cache
def english(seed: int = 1, **options: object) -> Puzzle:
    return last(wordsearch.new(lexicon("english.json"), options, seed=seed))


def lying(puzzle: Puzzle) -> dict[str, tuple[tuple[int, int], ...]]:
    """Where each word lies."""
    return {"".join(puzzle.words[e.word].answer): e.cells for e in puzzle.entries}


def out(puzzle: Puzzle) -> dict[str, str]:
    return {puzzle.words[lost.word].surface: lost.reason for lost in puzzle.unplaced}


def copies(puzzle: Puzzle, word: str) -> list[tuple[tuple[int, int], ...]]:
    return conceal.copies(puzzle.rows(), tuple(word), puzzle.directions())


def covered(puzzle: Puzzle) -> float:
    """The part of the letters that belong to words."""
    cells = {cell for entry in puzzle.entries for cell in entry.cells}
    return len(cells) / (len(cells) + len(puzzle.open_cells))


# -- what always holds -----------------------------------------------------------------------------

LETTERS = st.text("ABC", min_size=2, max_size=6)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "level": st.sampled_from(("easy", "medium", "hard")),
        "size": st.sampled_from(("auto", "5x5", "9x7", "12x12")),
        "room": st.sampled_from(("tight", "normal", "loose")),
        "shape": st.sampled_from(("rectangle", "heart", "diamond")),
        "sharing": st.sampled_from(conceal.task.SHARING),
        "inside": st.sampled_from(("there", "own", "out")),
        "filler": st.sampled_from(("words", "first", "others")),
        "message": st.sampled_from(("", "cab", "Abba, back!")),
        "banned": st.sampled_from(("", "bad, CAB")),
    },
)


@settings(max_examples=20, deadline=None)
@given(st.lists(LETTERS, min_size=1, max_size=9, unique=True), OPTIONS, st.integers(0, 99))
def test_whatever_comes_out_is_sound_and_the_rest_is_told(
    words: list[str], options: dict[str, object], seed: int
) -> None:
    refused = ""
    try:
        puzzle = made(words, seed, **options)
    except CrosscoreError as error:
        refused = error.code
    assert refused in ("", "no-word-fits-grid", "message-too-long", *IMPOSSIBLE)
    if refused:
        return
    assert len(puzzle.entries) + len(puzzle.unplaced) == len(words)
    again = made(words, seed, **options)
    assert again == puzzle
    frozen = replace(puzzle, frozen=True)
    try:
        after = last(wordsearch.add(frozen, [word("CCCCCCC")], seed=seed))
    except CrosscoreError as error:
        refused = error.code
        after = puzzle
    assert refused in ("", "message-too-long", *IMPOSSIBLE)
    assert wordsearch.moved(puzzle, after) == 0


@pytest.mark.parametrize(
    ("name", "count"),
    [("english", 20), ("english", 300), ("bangla", 60), ("hebrew", 100), ("arabic", 60)],
)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_all_words_are_hidden_each_once(name: str, count: int, level: str) -> None:
    options = {"count": count, "level": level}
    puzzle = last(wordsearch.new(lexicon(f"{name}.json"), options, seed=3))
    assert len(puzzle.entries) == count
    assert {direction_of(entry.cells) for entry in puzzle.entries} <= set(puzzle.directions())
    other = last(wordsearch.new(lexicon(f"{name}.json"), options, seed=4))
    assert other.rows() != puzzle.rows()


def test_the_elements() -> None:
    puzzle = made(ELEMENTS, level="hard")
    assert len(puzzle.entries) == len(ELEMENTS) == 118
    cells = lying(puzzle)
    hosts = [cells[name] for name in ELEMENTS if "TIN" in name and name != "TIN"]
    assert any(set(cells["TIN"]) < set(host) for host in hosts)
    assert [direction_of(e.cells) for e in puzzle.entries].count("backward") > 4


# -- words that are part of others, palindromes, words that are found twice ------------------------


def test_a_word_within_another_is_hidden_there_or_besides_or_left_out() -> None:
    words = ["PLATINUM", "TIN", "ARGON"]
    there = made(words, level="hard")
    assert set(lying(there)["TIN"]) < set(lying(there)["PLATINUM"])
    assert len(copies(there, "TIN")) == 1
    besides = made(words, level="hard", inside="own")
    assert not set(lying(besides)["TIN"]) <= set(lying(besides)["PLATINUM"])
    assert len(copies(besides, "TIN")) == 2
    assert out(made(words, level="hard", inside="out")) == {"TIN": WITHIN}


def test_reversed_parts_count_where_words_run_both_ways() -> None:
    words = ["LIVE", "EVIL", "LEVEL"]
    both = lying(made(words, level="hard"))
    assert set(both["LIVE"]) == set(both["EVIL"])
    assert len(set(both["LEVEL"])) == 5
    one = lying(made(words, level="easy"))
    assert set(one["LIVE"]) != set(one["EVIL"])


def test_few_letters_end_with_a_clear_answer() -> None:
    pairs = ["".join(pair) for pair in itertools.product("AB", repeat=2)]
    with pytest.raises(CrosscoreError, match="only A, B letters") as caught:
        made(pairs, level="hard")
    assert caught.value.code == "cannot-hide-once"
    longer = ["".join(word) for word in itertools.product("AB", repeat=6)][5:30:3]
    puzzle = made(longer)
    assert puzzle.entries
    assert set(out(puzzle).values()) <= {TWICE, NO_ROOM}
    others = made([*pairs, *longer], filler="others")
    assert len(others.entries) > len(puzzle.entries)  # letters that no word has


# -- sizes and shapes ------------------------------------------------------------------------------


def test_the_grid_has_the_room_that_was_asked_for() -> None:
    normal, loose, tight = (
        english(room=room, level="hard") for room in ("normal", "loose", "tight")
    )
    assert 0.5 < covered(normal) < 0.68
    assert covered(loose) < 0.45
    assert covered(tight) > 0.8
    assert tight.width * tight.height < normal.width * normal.height < loose.width * loose.height
    assert 0 <= tight.width - tight.height <= 1


def test_a_fixed_size_holds_what_fits_and_says_why_the_rest_does_not() -> None:
    puzzle = made(["CAT", "DOG", "ELEPHANT"], size="5x4")
    assert (puzzle.width, puzzle.height) == (5, 4)
    assert out(puzzle) == {"ELEPHANT": TOO_LONG}
    with pytest.raises(CrosscoreError, match="No word of the puzzle fits into a grid of 3 × 3"):
        made(["ELEPHANT"], size="3x3")
    crammed = made(ELEMENTS, size="9x9")
    assert set(out(crammed).values()) == {NO_ROOM, TOO_LONG}
    assert len(crammed.entries) >= 9
    again = last(wordsearch.reshuffle(english(), {"size": "16x13"}, seed=2))
    assert (again.width, again.height) == (16, 13)


HEART = """
. # # # . # # # .
# # # # . # # # #
# # # # # # # # #
# # # # # # # # #
. # # # # # # # .
. # # # # # # # .
. . # # # # # . .
. . . # # # . . .
. . . . # . . . .
"""


def drawn(shape: str, width: int, height: int, picture: str = "") -> str:
    cells = shapes.mask(shape, width, height, picture) or frozenset()
    rows = (" ".join(".#"[(r, c) in cells] for c in range(width)) for r in range(height))
    return "\n".join(["", *rows, ""])


def test_shapes_look_like_themselves_at_any_size() -> None:
    assert drawn("heart", 9, 9) == HEART
    for shape in shapes.SHAPES:
        for side in range(5, 61):
            wide, high = shapes.proportions(shape)
            size = (side, round(side * high / wide))
            cells = shapes.mask(shape, *size)
            assert cells
            assert {(r, side - 1 - c) for r, c in cells} == cells  # symmetrical
            assert {r for r, _ in cells} == set(range(size[1]))  # no row empty
            assert {c for _, c in cells} == set(range(side))
            assert len(cells) < side * size[1]
    assert shapes.mask("rectangle", 5, 5) is None


def test_a_picture_keeps_its_proportions_and_grows_with_the_grid() -> None:
    arrow = "..#../.###./#####/..#.."
    assert drawn("own", 5, 4, arrow).replace(" ", "").split() == arrow.split("/")
    twice = shapes.mask("own", 10, 8, arrow)
    assert twice
    assert len(twice) == 4 * arrow.count("#")
    wide = shapes.mask("own", 30, 8, arrow)  # in the middle, not stretched
    assert wide == {(r, c + 10) for r, c in twice}
    framed = "/".join([".......", *(f".{row}." for row in arrow.split("/"))])
    puzzle = made(ELEMENTS[:30], shape="own", mask=framed)
    assert len(puzzle.entries) == 30
    assert abs(puzzle.width / puzzle.height - 5 / 4) < 0.1  # its empty border is cut off


@pytest.mark.parametrize(("language", "first"), [("en", 10), ("he", 2)])
def test_a_picture_is_as_seen_on_paper(language: str, first: int) -> None:
    """A flag, its pole on the left: there Hebrew lines end, so its last column is the long one."""
    flag = "#...../####../######/#...../#....."
    words = {"en": ["FLAG", "STAR"], "he": ["דגל", "כוכב"]}[language]
    rows = made(words, language=language, shape="own", mask=flag, size="12x10").rows()
    assert [row[0] is not None for row in rows].count(True) == first
    assert [row[-1] is not None for row in rows].count(True) == 12 - first


@pytest.mark.parametrize("shape", ["circle", "heart", "diamond", "tree"])
def test_words_fill_a_shape(shape: str) -> None:
    puzzle = english(shape=shape, level="hard", max_length=9)
    assert len(puzzle.entries) == 20
    cells = {(r, c) for r, row in enumerate(puzzle.rows()) for c, x in enumerate(row) if x}
    assert cells == shapes.mask(shape, puzzle.width, puzzle.height)
    assert 0.4 < covered(puzzle) < 0.7


def test_the_longest_run_of_a_shape() -> None:
    cross = frozenset({(1, 0), (1, 1), (1, 2), (0, 1), (2, 1), (3, 1)})
    assert sizes.longest_run(3, 4, cross, ("forward",)) == 3
    assert sizes.longest_run(3, 4, cross, ("up",)) == 4
    assert sizes.longest_run(3, 4, cross, ("forward-up", "backward-up")) == 2
    assert sizes.longest_run(9, 4, None, ("forward-up",)) == 4


# -- letters around the words ----------------------------------------------------------------------


def test_a_picture_that_words_do_not_fit_into_is_told() -> None:
    chess = "/".join(("#.#.#.#.", ".#.#.#.#") * 4)
    with pytest.raises(CrosscoreError, match="No word of the puzzle fits") as caught:
        made(["CAT", "DOGS"], shape="own", mask="/".join(("#." * 30, ".#" * 30) * 30), level="easy")
    assert caught.value.code == "no-word-fits-grid"
    across = made(["CAT", "DOGS", "ELEPHANTIASIS"], shape="own", mask=chess, level="easy")
    assert set(lying(across)) >= {"CAT", "DOGS"}
    line = made([f"{a}{b}{a}XYZ" for a in "ABCDEF" for b in "GHI"], shape="own", mask="#" * 60)
    assert (line.width, len(line.entries)) == (60, len(lying(line)))
    assert set(out(line).values()) == {NO_ROOM}


def test_a_message_fills_what_the_words_leave() -> None:
    exact = 0
    for seed in range(4):
        puzzle = english(seed, message="Meet me at the old oak!")
        text = "MEETMEATTHEOLDOAK"
        unused = "".join(puzzle.open_cells[cell] for cell in sorted(puzzle.open_cells))
        assert unused.startswith(text)
        exact += unused == text
        assert len(puzzle.entries) == 20
        less = last(wordsearch.delete(puzzle, [3, 4], seed=1))
        unused = "".join(less.open_cells[cell] for cell in sorted(less.open_cells))
        assert unused.startswith(text)
    assert exact >= 3
    with pytest.raises(CrosscoreError, match="is 6 letters too long") as caught:
        made(["CAT", "DOG"], size="4x4", message="This is far too long", sharing="none")
    assert caught.value.where == "message"
    with pytest.raises(CrosscoreError, match="Spell the number"):
        made(["CAT", "DOG"], message="24 cats")


def left_over(puzzle: Puzzle) -> int:
    """How many letters belong to no word and not to the message."""
    return len(puzzle.open_cells) - len(sheet.message(puzzle))


@pytest.mark.parametrize("shape", ["heart", "circle", "diamond"])
def test_a_shape_that_may_grow_leaves_over_what_a_message_says(shape: str) -> None:
    text = "Happy birthday dear Emma"
    puzzles = [english(seed, shape=shape, message=text, level="hard") for seed in range(4)]
    assert all(len(puzzle.entries) == 20 for puzzle in puzzles)
    assert [left_over(puzzle) for puzzle in puzzles].count(0) >= 3
    for puzzle in puzzles:
        assert abs(puzzle.width - puzzle.height) <= 2
        assert len({r for r, row in enumerate(puzzle.rows()) if any(row)}) == puzzle.height
    # one that may not
    assert left_over(english(shape=shape, message=text, level="hard", size="24x24")) > 0
    # and a grid without a message keeps its proportions
    plain = english(shape=shape, level="hard")
    assert plain.width == plain.height


def test_fillers_are_of_the_letters_that_were_asked_for() -> None:
    words = ["CAT", "DOG", "OWL", "HORSE"]
    for seed in range(5):
        first = made(words, seed, filler="first", size="9x9")
        assert set(first.open_cells.values()) <= set("CDOH")
        two = made(words, seed, filler="first", first=2, size="9x9")
        assert set(two.open_cells.values()) <= set("CADOWH")
        others = made(words, seed, filler="others", size="9x9")
        assert set(others.open_cells.values()).isdisjoint("CATDOGWLHRSE")
        mixed = made(words, seed, size="9x9")
        assert set(mixed.open_cells.values()) <= set("CATDOGWLHRSE")


def test_words_to_keep_out_are_read_nowhere_but_within_words() -> None:
    words = ["CAT", "DOG", "ACTOR", "COG"]
    free, kept = (
        made(words, 1, size="12x12", level="easy", banned=banned)
        for banned in ("", "TO, GOD; act cat")
    )
    for word in ("TO", "GOD"):
        found = conceal.copies(kept.rows(), tuple(word), list(DIRECTIONS))
        lines = [set(cells) for cells in lying(kept).values()]
        assert all(any(set(copy) <= line for line in lines) for copy in found)
    assert conceal.copies(free.rows(), ("T", "O"), list(DIRECTIONS))
    assert len(copies(kept, "CAT")) == 1  # a word of the list is not banned
    with pytest.raises(CrosscoreError, match="has only one letter"):
        made(words, banned="A")
    with pytest.raises(CrosscoreError, match="couldn’t be kept out"):
        made(["AAB", "ABB"], banned="AA AB BB", level="hard", size="9x9")


# -- changes ---------------------------------------------------------------------------------------


def word(text: str) -> Word:
    return Word(text, tuple(text), "")


@pytest.mark.parametrize(
    "options",
    [{}, {"shape": "heart", "room": "loose"}, {"size": "15x15", "message": "Hello"}],
    ids=str,
)
def test_changes_move_nothing_else_and_keep_letters(options: dict[str, Any]) -> None:
    before = english(5, **options)
    old = lying(before)
    changes = {
        "replace": wordsearch.replace(before, 3, lexicon("english.json"), seed=1),
        "edit": wordsearch.edit(before, 3, word("HARVEST"), seed=1),
        "add": wordsearch.add(before, [word("HARVEST"), word("ZOOM")], seed=1),
        "delete": wordsearch.delete(before, [3], seed=1),
    }
    gone = "".join(before.words[3].answer)
    for act, search in changes.items():
        after = last(search)
        assert after.unplaced == (), act
        new = lying(after)
        stay = old.keys() if act == "add" else old.keys() - {gone}
        assert {name: old[name] for name in stay} == {name: new[name] for name in stay}, act
        assert (gone in new) == (act == "add")
        assert ("HARVEST" in new) == (act in ("edit", "add"))
        assert (after.width, after.height) == (before.width, before.height)
        both = before.open_cells.keys() & after.open_cells.keys()
        changed = sum(before.open_cells[cell] != after.open_cells[cell] for cell in both)
        assert changed <= (8 if "message" in options else 4), act
        assert wordsearch.moved(before, after) == 0
    clue = last(wordsearch.edit(before, 3, replace(before.words[3], clue="New"), seed=1))
    assert replace(clue, words=before.words) == before


def test_locked_words_stay_and_a_locked_layout_keeps_all() -> None:
    before = english(6)
    locked = replace(before, locked=frozenset([1, 4, 9]))
    names = {"".join(before.words[i].answer) for i in (1, 4, 9)}
    after = last(wordsearch.reshuffle(locked, seed=2))
    old, new = lying(before), lying(after)
    assert {n for n in old if old[n] == new[n]} >= names
    assert wordsearch.moved(before, after) >= 12
    assert after.locked == locked.locked
    with pytest.raises(CrosscoreError, match="locked words don’t fit into a grid of 4 × 4"):
        wordsearch.reshuffle(locked, {"size": "4x4", "max_length": 4}, seed=1)
    for level, refused in (("hard", False), ("easy", True)):
        across = replace(before, locked=frozenset(range(20)))
        if refused:
            with pytest.raises(CrosscoreError, match="doesn’t run in a direction you chose"):
                wordsearch.reshuffle(across, {"level": level}, seed=1)
        else:
            assert lying(last(wordsearch.reshuffle(across, {"level": level}, seed=1))) == old
    frozen = replace(before, frozen=True)
    with pytest.raises(CrosscoreError, match="The layout is locked"):
        wordsearch.reshuffle(frozen, seed=1)
    letters = last(wordsearch.reshuffle(frozen, {"filler": "others"}, seed=1))
    assert lying(letters) == old
    assert letters.open_cells != before.open_cells


def test_a_part_moves_into_the_word_that_comes_and_stays_when_it_goes() -> None:
    words = ["TIN", "ARGON", "NEON", "XENON", "RADON"]
    before = made(words)
    after = last(wordsearch.add(before, [word("PLATINUM")], seed=1))
    assert set(lying(after)["TIN"]) < set(lying(after)["PLATINUM"])
    locked = replace(before, locked=frozenset([before.words.index(word("TIN"))]))
    held = last(wordsearch.add(locked, [word("PLATINUM")], seed=1))
    assert lying(held)["TIN"] == lying(before)["TIN"]
    at = [w.surface for w in after.words].index("PLATINUM")
    less = last(wordsearch.delete(after, [at], seed=1))
    assert lying(less)["TIN"] == lying(after)["TIN"]


def test_a_locked_word_that_is_edited_gets_a_place_for_its_new_letters() -> None:
    puzzle = english(2, size="11x11", inside="own")
    locked = replace(puzzle, locked=frozenset(entry.word for entry in puzzle.entries))
    for at in range(20):
        new = word("".join(reversed(puzzle.words[at - 1].answer)) + "S")
        after = last(wordsearch.edit(locked, at, new, seed=1))
        stay = {name: cells for name, cells in lying(puzzle).items() if name in lying(after)}
        assert stay == {name: cells for name, cells in lying(after).items() if name in stay}


def test_words_that_shared_letters_part_where_none_may_be_shared() -> None:
    words = ["PLATINUM", "AT", "TIN", "COPPER", "SILVER"]
    before = made(words, sharing="none")
    assert set(lying(before)["AT"]) & set(lying(before)["TIN"])  # within PLATINUM
    at = [w.surface for w in before.words].index("PLATINUM")
    after = last(wordsearch.delete(before, [at], seed=1))
    assert not set(lying(after)["AT"]) & set(lying(after)["TIN"])
    crossing = english(3, sharing="many", size="12x12")
    locked = replace(crossing, locked=frozenset(entry.word for entry in crossing.entries))
    with pytest.raises(CrosscoreError, match="are locked and share a letter"):
        wordsearch.reshuffle(locked, {"sharing": "none", "size": "12x12"}, seed=1)


def test_locked_words_outside_a_shape_are_told() -> None:
    puzzle = made(["CAT", "DOG", "BIRD", "FISHES"], size="6x6")
    locked = replace(puzzle, locked=frozenset(entry.word for entry in puzzle.entries))
    line = {"shape": "own", "mask": "#" * 60}
    for size in ("auto", "6x6"):
        with pytest.raises(CrosscoreError, match="The locked words don’t fit"):
            wordsearch.reshuffle(locked, {"size": size, **line}, seed=1)


def test_a_limit_of_nodes_holds_for_the_whole_search() -> None:
    words = lexicon("english.json")
    for options in ({"size": "12x12"}, {"room": "tight"}, {"message": "Elephant " * 9}):
        asked = {"count": 60, "level": "hard", "max_length": 12} | options
        for limit in (500, 3000):
            search = wordsearch.new(words, asked, seed=2, nodes=limit)
            told = [item.nodes for item in search if not isinstance(item, Puzzle)]
            assert told == sorted(told)
            once = 60 * 12  # a look at each word, for each size tried
            assert told[-1:] <= [limit + once]


def test_a_list_that_cannot_all_be_hidden_ends_soon() -> None:
    words = lexicon("english.json")
    asked = {"count": 120, "level": "hard", "size": "14x14", "banned": "EA ER"}
    nodes = [i.nodes for i in wordsearch.new(words, asked, seed=3) if isinstance(i, Progress)]
    assert nodes[-1] < 90_000  # two seconds of CPython, or a little more


def test_what_cannot_be_changed_is_refused() -> None:
    puzzle = english()
    with pytest.raises(CrosscoreError, match="already"):
        wordsearch.add(puzzle, [puzzle.words[0]], seed=1)
    with pytest.raises(CrosscoreError, match="at least one word"):
        wordsearch.delete(puzzle, range(20), seed=1)
    with pytest.raises(CrosscoreError, match="in another language"):
        wordsearch.replace(puzzle, 0, lexicon("bangla.json"), seed=1)
    with pytest.raises(CrosscoreError, match="has no word 21"):
        wordsearch.replace(puzzle, 20, lexicon("english.json"), seed=1)


def test_presets_are_settings_as_they_are_kept() -> None:
    usual = {field.name: field.default for field in wordsearch.fields}
    for preset in wordsearch.presets:
        assert described.settled(preset["values"]) == usual | preset["values"], preset["id"]
        puzzle = english(2, **preset["values"])
        assert not puzzle.unplaced
    assert described.settled({"size": "9x9", "room": "tight", "first": 3})["room"] == "normal"


# -- played as the page does -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text"), [("english", "Harvest"), ("hebrew", "שלומות"), ("bangla", "বাংলাদেশ")]
)
def test_every_act_played(name: str, text: str) -> None:
    player = Player()
    words = player.load(f"{name}.json")
    end = player.new(words, kind="wordsearch", nodes=None, options={"min_length": 2, "count": 25})
    assert end["outcome"] == "found"
    assert sound(end["document"])
    view = end["view"]
    assert view["search"]
    assert [w["state"] for w in view["words"]] == ["placed"] * 25
    for one in view["words"]:
        assert [view["cells"][r][c]["t"] for r, c in one["places"]] == one["cells"]
    given = {"document": end["document"], "seed": 3}
    why = player.ask("puzzle.suggest", dictionary=words["id"], **given)
    assert why["type"] == "suggestions"
    have = {one["word"] for one in view["words"]}
    assert len(why["words"]) == 12
    assert have.isdisjoint(one["word"] for one in why["words"])
    jobs: dict[str, dict[str, Any]] = {
        "puzzle.reshuffle": {},
        "puzzle.replace": {"word": 2, "dictionary": words["id"]},
        "puzzle.edit": {"word": 2, "text": text, "clue": "New"},
        "puzzle.add": {"words": [{"text": text, "clue": ""}]},
        "puzzle.delete": {"words": [0, 5]},
    }
    for act, fields in jobs.items():
        done = player.job(act, **given, **fields)
        assert done["outcome"] == "found", (act, done)
        assert sound(done["document"]), act
        counts = {"puzzle.add": 26, "puzzle.delete": 23}
        assert done["report"]["placed"] == counts.get(act, 25), act
        assert (done["report"]["moved"] == 0) == (act != "puzzle.reshuffle"), act
    size = f"{view['width']}x{view['height']}"
    kept = player.job("puzzle.reshuffle", **given, options={**view["options"], "size": size})
    assert (kept["view"]["width"], kept["view"]["height"]) == (view["width"], view["height"])
    locked = player.ask("puzzle.lock", document=end["document"], words=[1])
    assert locked["view"]["words"][1]["locked"]
    named = player.ask("puzzle.set", document=locked["document"], values={"title": text})
    saved = player.ask("puzzle.export", document=named["document"], to="ipuz", stamp="1")
    opened = player.ask("file.open", saved["files"][0]["text"].encode(), name="x.ipuz")
    assert (opened["issues"], opened["view"]["title"]) == ([], text)
    refused = player.ask("puzzle.improve", **given)
    assert refused["code"] == "no-such-act"
    hello = player.ask("hello", protocol=1)
    models = {kind["id"]: kind["model"] for kind in hello["kinds"]}
    assert models == {
        "freeform": "crossing",
        "filled": "blocked",
        "numbers": "blocked",
        "wordsearch": "letters",
        "krisskross": "crossing",
        "codeword": "crossing",
    }


def test_what_cannot_be_hidden_ends_the_job_with_a_sentence() -> None:
    player = Player()
    words = json.dumps(["AA", "AB", "BA", "BB"]).encode()
    loaded = player.job("dictionary.load", words, name="two.json", language="en")["dictionary"]
    options = {"min_length": 2, "level": "hard"}
    end = player.new(loaded, kind="wordsearch", nodes=None, options=options)
    assert (end["outcome"], end["error"]["code"]) == (Outcome.FAILED.value, "cannot-hide-once")

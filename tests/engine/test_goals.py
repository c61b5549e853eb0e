"""What a layout should be best at: chosen as data, carried by the puzzle, told as far as proved."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from crosscore import layout, referee, sheet
from crosscore.errors import CrosscoreError
from crosscore.fields import Field, check, matter
from crosscore.formats import ipuz
from crosscore.kinds.contract import Search
from crosscore.kinds.freeform import KIND as freeform
from crosscore.kinds.freeform import options, paper, proving
from crosscore.kinds.freeform.improving import score
from crosscore.kinds.freeform.suggesting import suggest
from crosscore.puzzle import (
    NO_ROOM,
    NOT_JOINED,
    NOT_PROVED,
    REASONS,
    SHARES_NO_LETTER,
    SMALLEST,
    TOO_LONG,
    Puzzle,
    Word,
)
from crosscore.search import Outcome
from crosscore.view import view
from tests.engine.layouts import last, lexicon

ROOT = Path(__file__).parents[2]
GOALS = [value for value, _ in next(f for f in freeform.fields if f.name == "goal").choices]


def opened(puzzle: Puzzle) -> Puzzle:
    """The puzzle saved and opened again."""
    found, findings = ipuz.loads(ipuz.dumps(ipuz.to_document(puzzle)).encode())
    assert findings == []
    return found


def of_words(goal: str, *words: str, **more: object) -> Puzzle:
    """A puzzle of these words that is not laid out yet."""
    listed = tuple(Word(word, tuple(word), "") for word in words)
    settings = options.settled({"goal": goal, "count": len(words), **more})
    return Puzzle("freeform", "en", 0, 0, listed, (), options=settings)


# -- the description ---------------------------------------------------------------------------


def contradictions(fields: Sequence[Field]) -> list[str]:
    """Fields whose `when` names no choice before them, and choices explained in part."""
    wrong, choices = [], dict[str, set[str]]()
    for field in fields:
        if field.when and not set(field.when[1]) <= choices.get(field.when[0], set()):
            wrong.append(f"{field.name}: {field.when}")
        if len(field.helps) not in (0, len(field.choices)):
            wrong.append(f"{field.name}: not every choice is explained")
        choices[field.name] = {value for value, _ in field.choices}
        if field.type == "size":
            choices[field.name] = {"auto"}
    return wrong


def test_fields_say_when_they_matter() -> None:
    assert contradictions(freeform.fields) == []
    assert contradictions(sheet.SHEET) == contradictions(sheet.SHEET_LETTERS) == []
    shape = Field("shape", "Shape", "choice", "a", choices=(("a", "A"), ("b", "B")))
    side = Field("side", "Side", "int", 1, 0, 9, "", "cells", when=("shape", ("b",)))
    assert contradictions([shape, side]) == []
    assert contradictions([side, shape])
    assert contradictions([shape, replace(side, when=("shape", ("c",)))])
    assert contradictions([replace(shape, helps=("Only one.",))])


def test_a_field_matters_only_with_the_one_it_hangs_on() -> None:
    def matters(**chosen: str) -> set[str]:
        found = matter(freeform.fields, check(freeform.fields, chosen))
        return found & {"goal", "paper", "aspect", "size", "scatter"}

    assert matters() == {"goal", "size", "scatter"}
    assert matters(paper="own") == matters()  # its paper matters to nobody
    assert matters(goal="page") == {"goal", "paper"}
    assert matters(goal="page", paper="own") == {"goal", "paper", "aspect"}
    assert matters(goal="proved") == {"goal"}


def test_presets_are_settings_as_they_are_kept() -> None:
    for preset in freeform.presets:
        usual = {field.name: field.default for field in freeform.fields if field.name != "pieces"}
        assert options.settled(preset["values"]) == usual | preset["values"], preset["id"]


def test_what_does_not_matter_is_neither_refused_nor_kept() -> None:
    chosen = options.settled({"goal": "page", "size": "9x9", "scatter": 5, "aspect": "7x2"})
    assert (chosen["size"], chosen["scatter"], chosen["aspect"]) == ("auto", 0, "4x3")
    assert options.settled({"goal": "blocks"})["size"] == "13x17"
    assert options.settled({"goal": "blocks", "size": "9x9"})["size"] == "9x9"
    assert options.settled({"goal": "proved"})["count"] == options.MOST_PROVED


@pytest.mark.parametrize(
    ("chosen", "where", "says"),
    [
        ({"goal": "dense"}, "goal", "one of compact, crossings, blocks, page, proved"),
        ({"goal": 3}, "goal", "one of"),
        ({"paper": "a5"}, "paper", "a4-wide"),
        ({"aspect": "4"}, "aspect", "4x3"),
        ({"aspect": "0x3"}, "aspect", "from 1 to 100"),
        ({"aspect": "auto"}, "aspect", "not auto"),
        ({"goal": "proved", "count": 9}, "count", "up to 8 words, not 9"),
    ],
)
def test_bad_choices_are_refused(chosen: Mapping[str, object], where: str, says: str) -> None:
    with pytest.raises(CrosscoreError, match=re.escape(says)) as caught:
        freeform.new(lexicon(), chosen, seed=1)
    assert caught.value.where == where


def test_the_page_is_the_paper_less_what_the_sheet_takes() -> None:
    sizes = (ROOT / "web" / "sheet" / "paper-sizes.js").read_text("utf-8")
    margins = {int(found) for found in re.findall(r"MARGIN = (\d+);", sizes)}
    assert margins == {paper.MARGIN}
    size = 11  # points; title, author, instructions and what is below them, see web/sheet/sheet.css
    points = 1.2 * (11 + size) + 1 + 1.3 * 1.05 * size + 6 + 1.3 * size + 9
    assert round(points * 25.4 / 72) == paper.HEAD
    assert paper.room("a4") == (182, 244)
    assert paper.room("a4-wide") == (269, 157)
    assert paper.room("letter") == (187, 226)
    assert paper.room("letter-wide") == (251, 162)
    assert options.goal_of(of_words("page", "CAT", "ACE")) == layout.Goal("page", (182, 244))
    own = of_words("page", "CAT", "ACE", paper="own", aspect="16:9")
    assert options.goal_of(own) == layout.Goal("page", (16, 9))
    assert options.goal_of(of_words("proved", "CAT", "ACE")) == layout.Goal("compact")


# -- puzzles -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "language"),
    [*product(GOALS, ["english"]), ("crossings", "bangla"), ("page", "hebrew")],
)
def test_the_goal_goes_along_through_every_change(goal: str, language: str) -> None:
    words = lexicon(f"{language}.json")
    asked = {"goal": goal, "count": 8, "max_length": 6}
    puzzle = last(freeform.new(words, asked, seed=2, nodes=600))
    assert puzzle.options["goal"] == goal
    assert puzzle == last(freeform.new(words, asked, seed=2, nodes=600))
    assert opened(puzzle) == puzzle
    assert (view(puzzle)["proof"] is not None) == (goal == "proved")
    assert bool(puzzle.unplaced) <= (goal == "blocks") or puzzle.proof == NOT_JOINED
    if goal == "blocks":
        assert (puzzle.width, puzzle.height) == (13, 17)
    other = next(w for w in words.words if w.answer not in {x.answer for x in puzzle.words})
    for search in (
        freeform.reshuffle(puzzle, seed=3, nodes=300),
        freeform.reshuffle(replace(puzzle, locked=frozenset({0})), seed=3, nodes=300),
        freeform.edit(puzzle, 1, other, seed=3),
        freeform.add(puzzle, [other], seed=3),
        freeform.delete(puzzle, [2], seed=3),
    ):
        assert last(search).options["goal"] == goal
    back = last(freeform.reshuffle(puzzle, {"goal": "compact"}, seed=3, nodes=300))
    assert back.options["goal"] == "compact"
    assert back.proof == ""


def test_a_puzzle_of_before_there_were_goals_opens_as_it_was() -> None:
    puzzle = last(freeform.new(lexicon(), {"count": 12}, seed=4, nodes=500))
    document = ipuz.to_document(puzzle)
    later = {"goal", "paper", "aspect"}
    document["org.crosscore:options"] = {
        name: value for name, value in puzzle.options.items() if name not in later
    }
    old, findings = ipuz.loads(json.dumps(document).encode())
    assert findings + referee.check(old) == []
    assert freeform.settings_of(old)["goal"] == "compact"
    after = [last(freeform.reshuffle(each, seed=5, nodes=500)) for each in (old, puzzle)]
    assert after[0].entries == after[1].entries


def test_reasons_are_no_stronger_than_what_is_known() -> None:
    puzzle = of_words("compact", "PEN", "NET", "TENTATIVE", "ZZZ", "TEN", size="3x3")
    laid = last(freeform.reshuffle(puzzle, seed=1, nodes=300))
    reasons = {laid.words[lost.word].surface: lost.reason for lost in laid.unplaced}
    assert reasons["TENTATIVE"] == TOO_LONG
    assert reasons["ZZZ"] == SHARES_NO_LETTER
    assert "can’t" in REASONS[TOO_LONG]
    assert "can’t" in REASONS[SHARES_NO_LETTER]
    assert "in this time" in REASONS[NO_ROOM]
    assert opened(laid) == laid
    why = {word: suggest(laid, i, lexicon(), seed=1)[0] for i, word in enumerate(reasons)}
    for index, word in enumerate(laid.words):
        why[word.surface] = suggest(laid, index, lexicon(), seed=1)[0]
    assert "has 9 letters, and the grid is 3 × 3" in why["TENTATIVE"]
    assert "never" in why["ZZZ"]
    lost = next(lost for lost in laid.unplaced if lost.reason == TOO_LONG)
    short = replace(laid, unplaced=(*laid.unplaced, replace(lost, word=0)))
    assert any("not" in issue.message for issue in referee.check(short) if issue.code == "reason")


# -- proofs ------------------------------------------------------------------------------------


def test_a_proof_is_told_kept_and_lost_with_the_layout() -> None:
    puzzle = last(freeform.reshuffle(of_words("proved", "CAT", "ACE", "TEA"), seed=1))
    assert puzzle.proof == SMALLEST
    assert str(view(puzzle)["proof"]["message"]).startswith("Proved: no smaller grid")
    assert opened(puzzle) == puzzle
    clue = last(freeform.edit(puzzle, 0, replace(puzzle.words[0], clue="Purrs"), seed=1))
    assert clue.proof == SMALLEST
    assert last(freeform.delete(puzzle, [2], seed=1)).proof == NOT_PROVED
    larger = last(freeform.add(puzzle, [Word("TAROT", tuple("TAROT"), "")], seed=1))
    assert larger.proof == NOT_PROVED
    word, place = next(
        (each, place)
        for each in range(len(larger.words))
        for place in freeform.places(larger, each)
        if not place.get("here")
    )
    to = place["row"], place["column"], place["way"] == "down"
    assert freeform.move(replace(larger, proof=SMALLEST), word, *to).proof == NOT_PROVED
    locked = replace(puzzle, locked=frozenset({0}))
    assert last(freeform.reshuffle(locked, seed=1, nodes=300)).proof == NOT_PROVED


def test_words_that_cannot_all_be_joined_are_proved_so() -> None:
    puzzle = last(freeform.reshuffle(of_words("proved", "CAT", "ACE", "DIG"), seed=1, nodes=9_999))
    assert puzzle.proof == NOT_JOINED
    assert len(puzzle.entries) == 2
    assert opened(puzzle) == puzzle
    for false in (replace(puzzle, proof=SMALLEST), replace(puzzle, unplaced=(), proof=NOT_JOINED)):
        assert "proof" in {issue.code for issue in referee.check(false)}
    document = ipuz.to_document(puzzle) | {"org.crosscore:proof": "perhaps"}
    found, findings = ipuz.from_document(document)
    assert found.proof == ""
    assert [issue.where for issue in findings] == ["org.crosscore:proof"]


def test_what_is_not_finished_is_not_called_proved() -> None:
    puzzle = last(freeform.new(lexicon(), {"goal": "proved", "min_length": 7}, seed=1, nodes=1))
    assert puzzle.proof == NOT_PROVED
    assert "Not proved" in str(view(puzzle)["proof"]["message"])


def test_a_puzzle_that_became_too_large_for_a_proof_is_still_laid_out() -> None:
    puzzle = last(freeform.new(lexicon(), {"count": 9}, seed=1, nodes=500))
    with pytest.raises(CrosscoreError, match="up to 8 words, not 9") as caught:
        freeform.reshuffle(puzzle, {"goal": "proved"}, seed=1)
    assert caught.value.where == "goal"
    grown = replace(puzzle, options=puzzle.options | {"goal": "proved"})
    assert last(freeform.reshuffle(grown, seed=1, nodes=500)).proof == NOT_PROVED


def test_the_proof_is_only_given_where_the_search_ended_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = of_words("proved", "CAT", "ACE", "TEA")

    def ends(outcome: Outcome) -> Puzzle:
        def smallest(words: object, *, nodes: int | None) -> Search:
            yield from ()
            return outcome

        monkeypatch.setattr(proving, "smallest", smallest)
        return last(freeform.reshuffle(puzzle, seed=1, nodes=500))

    assert ends(Outcome.LIMIT).proof == NOT_PROVED
    assert ends(Outcome.FOUND).proof == SMALLEST


def test_a_grid_too_small_for_every_word_is_told_and_one_that_fits_is_enough() -> None:
    def code(search: Search) -> str:
        with pytest.raises(CrosscoreError) as caught:
            last(search)
        assert "3 × 3" in caught.value.message
        return caught.value.code

    asked = {"count": 10, "size": "3x3", "min_length": 4}
    for more in ({"goal": "compact"}, {"goal": "blocks"}, {"scatter": 3}):
        with pytest.raises(CrosscoreError) as caught:
            freeform.new(lexicon(), {**asked, **more}, seed=1, nodes=10)
        assert caught.value.code == "no-word-fits-grid"
    puzzle = last(freeform.reshuffle(of_words("compact", "CATER", "TEA"), seed=1, nodes=99))
    small = last(freeform.reshuffle(puzzle, {"size": "3x3"}, seed=1, nodes=99))
    assert [lost.reason for lost in small.unplaced] == [TOO_LONG]
    mixed = of_words("compact", *(f"CATER{x}" for x in "ABCDEFGH"), "TEA", size="3x3", scatter=1)
    assert [e.word for e in last(freeform.reshuffle(mixed, seed=1, nodes=1)).entries] == [8]
    longer = Word("TEAM", tuple("TEAM"), "")
    assert code(freeform.edit(small, 1, longer, seed=1)) == "no-word-fits-grid"
    assert code(freeform.delete(small, [1], seed=1)) == "no-word-fits-grid"


def test_what_a_proof_shows_is_better_each_time_and_keeps_a_size_that_a_file_asks_for() -> None:
    search = freeform.reshuffle(of_words("proved", "CC", "CA", "CBB"), seed=1, nodes=20_000)
    shown = [item for item in search if isinstance(item, Puzzle)]
    reached = [score(puzzle) for puzzle in shown]
    assert shown[-1].proof == NOT_JOINED
    assert reached == sorted(set(reached))
    puzzle = last(freeform.reshuffle(of_words("proved", "CATER", "TEA"), seed=1, nodes=1))
    size = f"{puzzle.width + 2}x{puzzle.height + 2}"
    sized = last(freeform.reshuffle(puzzle, {"size": size}, seed=1, nodes=99))
    sized = replace(sized, options={**sized.options, "goal": "proved"})
    after = last(freeform.reshuffle(sized, seed=2, nodes=99))
    assert f"{after.width}x{after.height}" == size

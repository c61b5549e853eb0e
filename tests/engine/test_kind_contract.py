"""Every kind of puzzle keeps its contract: `crosscore.kinds.contract`.

The least kind of all, which is offered nowhere, goes through the same as the others.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest

from crosscore import formats, play, read_words, referee, sheet, view
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.fields import check
from crosscore.formats import ipuz
from crosscore.grid import BLOCKED, CROSSING, LETTERS
from crosscore.kinds import null
from crosscore.kinds.contract import ACTS, Kind
from crosscore.kinds.registry import KINDS, Named, kind_for, kind_of, models_of, usual
from crosscore.making import begin, make
from crosscore.puzzle import Puzzle, Word
from crosscore.search import Outcome, Verdict
from tests.engine.steps import end_of
from tests.word_lists import LISTS, THREE

ENGLISH = LISTS / "english.json"
ALL = {**KINDS, null.KIND.id: null.KIND}
SMALL = {"size": "8x8", "count": 8}
FULL = {"size": "5x5"}  # where no cell stays empty
NODES = 3_000


@pytest.fixture
def words(kind: Kind) -> Dictionary:
    return listed(scored=kind.has_editable_grid)


@cache
def listed(*, scored: bool) -> Dictionary:
    """Words with clues, or with scores, by which a grid can be filled better."""
    words = read_words(ENGLISH)
    if not scored:
        return words
    rows = [f"{word.surface};{50 + at % 50}" for at, word in enumerate(words.words)]
    return read_words("\n".join(rows).encode(), language="en")


@pytest.fixture(params=ALL)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kind:
    """Each kind, and for as long the least one is known as well."""
    monkeypatch.setitem(KINDS, null.KIND.id, null.KIND)
    return ALL[request.param]


def new(kind: Kind, words: Dictionary) -> Puzzle:
    """A small puzzle of a kind, the same each time."""
    return small(kind.id, scored=words.scores is not None)


@cache
def small(name: str, *, scored: bool) -> Puzzle:
    """Made once for all tests: a puzzle never changes."""
    kind, words = ALL[name], listed(scored=scored)
    names = {field.name for field in kind.fields}
    sizes = FULL if kind.has_editable_grid else SMALL
    options = {name: value for name, value in sizes.items() if name in names}
    given = words if kind.dictionary else None
    made = make(kind, begin(kind, given, options, seed=1, nodes=NODES, language="en"))
    assert made.puzzle is not None, made.reason
    return made.puzzle


def drawing(kind: Kind) -> Puzzle:
    """A grid that is to be filled."""
    made = kind.new_drawing({"size": "5x5"}, language="en", seed=1)
    assert made.model in kind.models
    return made


def slot(puzzle: Puzzle) -> dict[str, Any]:
    """Where its first slot is."""
    across, (cell, *_) = puzzle.slots()[0]
    return {"row": cell[0], "column": cell[1], "down": not across}


def edited(kind: Kind, puzzle: Puzzle) -> Any:
    """A word with another clue."""
    old = puzzle.words[0]
    clue = old.clue if kind.digits else "Another clue"
    return kind.edit(puzzle, 0, Word(old.surface, old.answer, clue), seed=1)


def moved(kind: Kind, puzzle: Puzzle) -> Puzzle:
    """A word at the first of its places."""
    for index in range(len(puzzle.words)):
        for place in kind.places(puzzle, index)[:1]:
            where = place["row"], place["column"], place["way"] == "down"
            return kind.move(puzzle, index, *where)
    return puzzle


def suggested(kind: Kind, puzzle: Puzzle, words: Dictionary) -> Any:
    why, found = end_of(kind.suggest_steps(puzzle, -1, words, seed=1, count=3))
    assert why == ""
    assert len(found) <= 3
    return puzzle


def replaced(kind: Kind, puzzle: Puzzle, words: Dictionary) -> Any:
    """Another word in the place of the first that has one."""
    for index in range(len(puzzle.words)):
        try:
            return end_of(kind.replace(puzzle, index, words, seed=1))
        except CrosscoreError as error:
            assert error.code == "no-word-fits"  # noqa: PT017 - others are faults
    return puzzle


def offered(kind: Kind, words: Dictionary) -> Puzzle:
    puzzle = drawing(kind)
    found = view.candidates(puzzle, kind.candidates(puzzle, words, **slot(puzzle), count=3))
    assert len(found["words"]) <= 3
    return puzzle


def heated(kind: Kind, words: Dictionary) -> Puzzle:
    puzzle = drawing(kind)
    assert kind.heat(puzzle, words)["slots"]
    return puzzle


def tried(kind: Kind, words: Dictionary) -> Puzzle:
    puzzle = drawing(kind)
    assert isinstance(end_of(kind.can_fill(puzzle, words, nodes=NODES)), Verdict)
    return puzzle


def written(kind: Kind, words: Dictionary) -> Puzzle:
    puzzle = drawing(kind)
    letter = "1" if kind.digits else "a"
    made, _, last = kind.type_text(puzzle, **slot(puzzle), text=letter)
    assert made.rows()[last[0]][last[1]]
    return kind.marked(made, words)


def converted(kind: Kind, puzzle: Puzzle, words: Dictionary) -> Any:
    """A puzzle of this kind from the first of another kind that has such a grid."""
    for other in KINDS.values():
        if other.id != kind.id and set(other.models) & set(kind.models) and not other.digits:
            old = new(other, words)
            assert kind_for(old, kind.id) is kind
            return end_of(kind.convert(old, words, seed=1, nodes=NODES))
    return puzzle


def joined(kind: Kind, words: Dictionary) -> Any:
    """Two words without a letter in common, and one that links them."""
    apart = read_words(["lynx", "deer"], language="en")
    puzzle = make(kind, begin(kind, apart, {}, seed=1, nodes=NODES)).puzzle
    assert puzzle is not None
    assert len(puzzle.unplaced) == 1
    found = end_of(kind.join(puzzle, words, seed=1, nodes=NODES))
    assert found.unplaced == ()
    assert [word.surface for word in found.words[:2]] == [w.surface for w in puzzle.words]
    return found


def put(kind: Kind, words: Dictionary) -> Puzzle:
    puzzle = drawing(kind)
    at = slot(puzzle)
    found = kind.candidates(puzzle, words, **at, count=1)["words"][0]
    return kind.put(puzzle, words, **at, text=found["word"], clue="")


#: what has to come of each act that a method is for
DONE: dict[str, Callable[[Kind, Puzzle, Dictionary], Any]] = {
    "puzzle.new": lambda kind, puzzle, words: puzzle,
    "puzzle.reshuffle": lambda kind, puzzle, words: end_of(
        kind.reshuffle(puzzle, seed=2, nodes=NODES, dictionary=words)
    ),
    "puzzle.improve": lambda kind, puzzle, words: end_of(
        kind.improve(puzzle, seed=2, nodes=NODES, dictionary=words)
    ),
    "puzzle.replace": replaced,
    "puzzle.edit": lambda kind, puzzle, words: end_of(edited(kind, puzzle)),
    "puzzle.add": lambda kind, puzzle, words: end_of(
        kind.add(puzzle, [Word("tea", ("T", "E", "A"), "Drink")], seed=1)
    ),
    "puzzle.join": lambda kind, puzzle, words: joined(kind, words),
    "puzzle.delete": lambda kind, puzzle, words: end_of(kind.delete(puzzle, [0], seed=1)),
    "puzzle.convert": lambda kind, puzzle, words: converted(kind, puzzle, words),
    "puzzle.places": lambda kind, puzzle, words: moved(kind, puzzle),
    "puzzle.move": lambda kind, puzzle, words: moved(kind, puzzle),
    "puzzle.suggest": suggested,
    "grid.new": lambda kind, puzzle, words: drawing(kind),
    "grid.set": lambda kind, puzzle, words: kind.set_cells(drawing(kind), [[0, 0]], "block"),
    "grid.type": lambda kind, puzzle, words: written(kind, words),
    "grid.clear": lambda kind, puzzle, words: kind.clear(puzzle, "letters"),
    "grid.bar": lambda kind, puzzle, words: kind.set_bars(drawing(kind), [[0, 0]], True, True),
    "grid.put": lambda kind, puzzle, words: put(kind, words),
    "grid.fill": lambda kind, puzzle, words: end_of(
        kind.fill_rest(kind.clear(puzzle, "letters"), words, seed=1, nodes=NODES)
    ),
    "grid.try": lambda kind, puzzle, words: tried(kind, words),
    "grid.candidates": lambda kind, puzzle, words: offered(kind, words),
    "grid.heat": lambda kind, puzzle, words: heated(kind, words),
    "grid.clue": lambda kind, puzzle, words: kind.set_clue(
        drawing(kind), **slot(drawing(kind)), clue="Some clue"
    ),
    "grid.fills": lambda kind, puzzle, words: end_of(
        kind.fills(kind.clear(puzzle, "letters"), words, count=2, seed=1, nodes=NODES)
    ),
    "grid.take": lambda kind, puzzle, words: kind.take(
        kind.clear(puzzle, "letters"), words, rows=puzzle.rows()
    ),
    "grid.pin": lambda kind, puzzle, words: kind.pin(puzzle, [puzzle.entries[0].cells[0]], True),
}


def test_every_act_is_tried() -> None:
    assert set(DONE) == {act for act, method in ACTS.items() if method}


def test_a_kind_describes_itself(kind: Kind) -> None:
    assert kind_of(kind.id) is kind
    assert kind.id.isalpha()
    assert kind.id.islower()
    assert kind.models
    assert set(kind.models) <= {CROSSING, BLOCKED, LETTERS}
    assert models_of(kind.id) == kind.models
    assert kind.acts <= set(ACTS)
    assert "puzzle.new" in kind.acts
    assert check(kind.fields, {}) == {field.name: field.default for field in kind.fields}
    for preset in kind.presets:
        assert check(kind.fields, preset["values"])
    assert kind.has_editable_grid is ("grid.fill" in kind.acts)
    assert kind.dictionary is (kind.command.words is not None)


def test_methods_take_what_the_contract_says(kind: Kind, words: Dictionary) -> None:
    """By the names that they are called with; what a kind lacks, its acts do not name."""
    new(kind, words)
    for act in sorted(kind.acts):
        name = ACTS[act]
        if name:
            said = inspect.signature(getattr(Kind, name)).parameters
            names = [one for one in said if one != "self"]
            assert lacking(method(kind, name), names) == [], (act, name)


def method(kind: Kind, name: str) -> Callable[..., Any]:
    """The function itself, where it is imported when it is first called."""
    found: Callable[..., Any] = getattr(kind, name)
    at = getattr(found, "__closure__", None)
    if at and found.__name__ == "call":
        held = dict(zip(found.__code__.co_freevars, (one.cell_contents for one in at), strict=True))
        module = __import__(held["module"], fromlist=[name])
        found = getattr(module, name)
    return found


def lacking(function: Callable[..., Any], names: list[str]) -> list[str]:
    """Which arguments a function cannot be called with."""
    known = inspect.signature(function).parameters
    return [name for name in names if name not in known]


def test_a_method_that_lacks_an_argument_is_found() -> None:
    def new(dictionary: object, options: object, *, seed: int) -> None: ...

    assert lacking(new, ["dictionary", "seed"]) == []
    assert lacking(new, ["seed", "nodes", "language"]) == ["nodes", "language"]


def test_each_act_leaves_a_sound_puzzle(kind: Kind, words: Dictionary) -> None:
    puzzle = new(kind, words)
    for act in sorted(kind.acts):
        if act in DONE:
            made = DONE[act](kind, puzzle, words)
            assert isinstance(made, Puzzle) or (
                act == "puzzle.improve" and isinstance(made, Outcome)
            ), act
            if isinstance(made, Puzzle):
                assert made.kind == kind.id, act
                assert referee.check(made, kind.kept_out(made)) == [], act
                assert kind.moved(puzzle, made) >= 0
                assert kind.settings_of(made).keys() >= {field.name for field in kind.fields}


def test_an_act_that_a_kind_lacks_is_refused(kind: Kind) -> None:
    for model in kind.models:
        assert "puzzle.new" in kind.acts_of(model)
        assert kind.acts_of(model) <= kind.acts
        for act in kind.acts - kind.acts_of(model):
            with pytest.raises(CrosscoreError) as caught:
                kind_of(kind.id, act, model)
            assert caught.value.code == "no-such-act"
    for act in ACTS:
        if act in kind.acts:
            assert kind_of(kind.id, act) is kind
        else:
            with pytest.raises(CrosscoreError) as caught:
                kind_of(kind.id, act)
            assert caught.value.code == "no-such-act"


def test_a_puzzle_is_shown_solved_and_written(kind: Kind, words: Dictionary) -> None:
    """The view, the sheet, what solves it, and every format that takes it; .ipuz holds it all."""
    puzzle = new(kind, words)
    shown = view.view(puzzle)
    assert (shown["kind"], shown["model"]) == (kind.id, puzzle.model)
    assert puzzle.model in kind.models
    assert set(shown["sheet"]) == {field.name for field in sheet.fields_of(puzzle)}
    solved = play.play(puzzle)
    assert ("input" in solved) is (puzzle.model != LETTERS)
    again, findings = ipuz.from_document(ipuz.to_document(puzzle))
    assert findings == []
    assert again == puzzle
    for to in formats.FORMATS:
        if not formats.refusal(puzzle, to):
            formats.losses(puzzle, to)
            assert all(file.data for file in formats.export(puzzle, to, "base")), to


@pytest.mark.parametrize("kind", ["null"], indirect=True)
def test_a_sheet_lists_words_by_their_length(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words instead of clues: no numbers in cells, no settings of clues, nothing lost in files."""
    monkeypatch.setattr(kind, "lists", "lengths")
    puzzle = new(kind, listed(scored=False))
    shown = view.view(puzzle)
    words = [{"index": 0, "text": "CAT"}, {"index": 1, "text": "TAR"}]
    assert shown["groups"] == [{"length": 3, "heading": "3", "items": words}]
    assert shown["clues"] == []
    assert not any("n" in cell for row in shown["cells"] for cell in row if cell)
    assert not {"enumerations", "word_bank", "numbering"} & set(shown["sheet"])
    assert play.play(puzzle)["view"]["groups"] == shown["groups"]
    text = str(formats.export(puzzle, "text", "base")[0].content)
    assert text.split() == ["Words", "3", "CAT", "TAR"]
    assert ipuz.from_document(ipuz.to_document(puzzle)) == (puzzle, [])


@pytest.mark.parametrize("words", [18, 60, 100])
def test_a_list_of_ones_own_is_used_whole(kind: Kind, words: int) -> None:
    """Words of two letters as well, unless options say otherwise; longer lists are drawn from."""
    listed = read_words(["ox", *THREE[: words - 1]], language="en")
    chosen = kind.whole(listed, {})
    names = {field.name: field for field in kind.fields}
    if not kind.dictionary or "count" not in names:
        assert chosen == {}
        return
    assert chosen == {"count": words, "min_length": 2, "max_length": names["max_length"].max}
    assert kind.whole(listed, {"min_length": 3})["count"] == words - 1
    assert kind.whole(listed, {"count": 5}) == {"count": 5}
    assert kind.whole(None, {}) == {}


def test_a_list_of_over_500_words_is_drawn_from(kind: Kind) -> None:
    """As are all bundled lists, however scripts name them; unless a number is given."""
    for path in sorted(LISTS.glob("*.json")):
        listed = read_words(path)
        assert len(listed.words) > 500
        assert kind.whole(listed, {}) == {}


def test_type_checkers_know_what_scripts_call_a_kind() -> None:
    assert get_args(Named) == tuple(kind.command.name for kind in KINDS.values())


def test_a_grid_that_names_no_kind_is_taken_for_one() -> None:
    for model in (CROSSING, BLOCKED, LETTERS):
        for digits in (False, True):
            assert model in models_of(usual(model, digits=digits))
    assert null.KIND.id not in KINDS, "the least kind is offered nowhere"

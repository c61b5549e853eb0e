"""Kinds without clues, in the grids of crosswords: kriss-kross and codeword."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from crosscore import check, export, formats, losses, make, play, read_words, referee, sheet
from crosscore.errors import CrosscoreError
from crosscore.fill.unique import ONE, solutions
from crosscore.formats import ipuz, link
from crosscore.grid import BLOCKED, CROSSING
from crosscore.kinds.registry import KINDS, kind_for
from crosscore.puzzle import SOLE, UNCHECKED, Puzzle, Word
from crosscore.view import view
from tests.engine.command import run
from tests.engine.steps import end_of
from tests.word_lists import LISTS

ENGLISH = LISTS / "english.json"
WORDS = read_words(ENGLISH)


@pytest.fixture(scope="module")
def crossword() -> Puzzle:
    return make("crossword", ENGLISH, count=20, nodes=2000)


@pytest.fixture(scope="module")
def codeword() -> Puzzle:
    return make("codeword", ENGLISH, count=20, nodes=2000)


def test_a_kriss_kross_shows_no_numbers_and_lists_its_words_by_length() -> None:
    puzzle = make("kriss-kross", ENGLISH, count=12, nodes=2000)
    shown = view(puzzle)
    assert check(puzzle) == []
    assert shown["clues"] == []
    assert not any("n" in cell for row in shown["cells"] for cell in row if cell)
    groups = shown["groups"]
    assert [group["length"] for group in groups] == sorted({len(w.answer) for w in puzzle.words})
    for group in groups:
        texts = [item["text"] for item in group["items"]]
        assert texts == sorted(texts)
        assert {len(text) for text in texts} == {group["length"]}
    given = [item["text"] for group in groups for item in group["items"] if item.get("given")]
    assert len(given) == 1, "one word to start with"
    assert set(sheet.settings(puzzle)).isdisjoint({"word_bank", "enumerations", "numbering"})


def test_what_is_handed_out_does_not_say_where_words_lie(crossword: Puzzle) -> None:
    made = end_of(KINDS["krisskross"].convert(crossword, seed=1))
    text = export(made, "text")[0].data.decode()
    for word in made.words:
        assert word.clue not in text
    solved = play.play(made)["view"]
    assert all(word["clue"] == "" for word in solved["words"] if word)
    assert link.fragment(made)


@pytest.mark.parametrize("kind", ["krisskross", "codeword"])
def test_a_crossword_becomes_another_kind_in_its_own_grid(crossword: Puzzle, kind: str) -> None:
    made = end_of(kind_for(crossword, kind).convert(crossword, WORDS, seed=1))
    assert (made.kind, made.model) == (kind, CROSSING)
    assert made.rows() == crossword.rows()
    assert made.words == crossword.words, "with its clues, which its file keeps"
    assert referee.check(made) == []
    said_of_files(made)
    assert "clues" not in ipuz.to_document(made)
    with pytest.raises(CrosscoreError) as caught:
        kind_for(made, kind)
    assert caught.value.code == "cannot-convert"


@pytest.mark.parametrize("kind", ["kriss-kross", "codeword"])
def test_a_grid_with_blocks(kind: str) -> None:
    options = {"grid": BLOCKED, "sides": "5x5", "blocks": "few", "black": "many", "min_length": 2}
    puzzle = make(kind, ENGLISH, **options, nodes=2000)
    assert (puzzle.model, puzzle.width, puzzle.height) == (BLOCKED, 5, 5)
    assert check(puzzle) == []
    with pytest.raises(CrosscoreError) as caught:
        KINDS[puzzle.kind].add(puzzle, [Word("tea", ("T", "E", "A"), "")], seed=1)
    assert caught.value.code == "no-such-act"
    acts = KINDS[puzzle.kind].acts_of(BLOCKED)
    assert acts.isdisjoint(f"puzzle.{act}" for act in ("add", "delete", "move", "suggest"))
    assert "puzzle.add" in KINDS[puzzle.kind].acts_of(CROSSING)
    assert "grid" not in view(puzzle), "nobody draws in it"
    said_of_files(puzzle)


def said_of_files(puzzle: Puzzle) -> None:
    """What is said to get lost is what is missing when the file is read again, and nothing else."""
    for to in ("puz", "jpz", "jpz-xml", "exolve", "xd", "html", "zip", "ipuz"):
        (file, *_) = export(puzzle, to)
        again, findings = formats.load(file.data, file.name)
        codes = {issue.code for issue in losses(puzzle, to)}
        assert findings == []
        assert {"lists", "kind"} <= codes if again.kind != puzzle.kind else "kind" not in codes
        assert again.rows() == puzzle.rows()
        assert again.codes == (() if "lists" in codes else puzzle.codes)
        assert sheet.given_cells(again) == sheet.given_cells(puzzle)
        if "workshop" not in codes:
            assert again == puzzle


@pytest.mark.parametrize("kind", ["kriss-kross", "codeword"])
def test_the_command_line_turns_a_file_into_another_kind(
    crossword: Puzzle, tmp_path: Path, kind: str
) -> None:
    old, new = tmp_path / "old.ipuz", tmp_path / "new.ipuz"
    old.write_text(ipuz.dumps(ipuz.to_document(crossword)), "utf-8")
    done = run("convert", str(old), "--into", kind, "--words", str(ENGLISH), "-o", str(new))
    assert done.returncode == 0, done.stderr
    assert ("only one solution" in done.stderr) is (kind == "codeword")
    made, findings = ipuz.loads(new.read_bytes())
    assert findings + check(made) == []
    assert made.rows() == crossword.rows()
    assert KINDS[made.kind].command.name == kind
    assert run("convert", str(new), "--into", kind).returncode == 2, "it is one"
    assert "codeword" in run("convert", str(old), "--into", "fill").stderr, "names those that go"


def test_a_word_search_has_no_such_grid() -> None:
    puzzle = make("wordsearch", ["CAT", "DOG", "COW"], language="en", size=6)
    with pytest.raises(CrosscoreError) as caught:
        kind_for(puzzle, "krisskross")
    assert caught.value.code == "cannot-convert"


def test_a_codeword_has_one_solution_and_no_fewer_letters_would_do(codeword: Puzzle) -> None:
    """By the solver that has a brute-force test of its own, on slots made here."""
    assert codeword.proof == SOLE
    cell = {letter: (0, number) for number, letter in enumerate(codeword.codes)}
    slots = [[cell[c] for c in codeword.words[e.word].answer] for e in codeword.entries]
    known = sorted({word.answer for word in WORDS.words})
    domains = [[answer for answer in known if len(answer) == len(slot)] for slot in slots]
    letters = {codeword.words[word].answer[at] for word, at in codeword.given_letters}
    search = solutions(slots, domains, given={cell[c]: c for c in letters}, distinct=True)
    found = end_of(search)
    assert found.state == ONE
    assert all(found.found[0][cell[letter]] == letter for letter in codeword.codes)


def test_each_letter_has_one_number_wherever_it_is(codeword: Puzzle) -> None:
    shown = view(codeword)
    numbers: dict[str, set[str]] = {}
    given: dict[str, set[bool]] = {}
    for row in shown["cells"]:
        for cell in row:
            if cell:
                numbers.setdefault(cell["t"], set()).add(cell["n"])
                given.setdefault(cell["t"], set()).add(cell.get("given", False))
    assert {t: {n} for n, t in ((c["n"], c["t"]) for c in shown["codes"])} == numbers
    assert all(len(where) == 1 for where in given.values()), "given everywhere or nowhere"
    assert shown["bank"] == sorted(numbers)


def test_the_referee_finds_wrong_numbers(codeword: Puzzle) -> None:
    first, second, *rest = codeword.codes
    assert [i.code for i in referee.check(replace(codeword, codes=(first, *rest)))] == ["code"]
    twice = replace(codeword, codes=(first, second, *rest, first))
    assert [i.code for i in referee.check(twice)] == ["code"]
    unused = replace(codeword, codes=(*codeword.codes, "Ω"))
    assert [i.code for i in referee.check(unused)] == ["code"]
    other = make("crossword", ENGLISH, count=5, nodes=500)
    assert "proof" in {i.code for i in referee.check(replace(other, proof=SOLE))}


def test_what_is_changed_is_not_proved_any_more(codeword: Puzzle) -> None:
    kind = KINDS["codeword"]
    old = codeword.words[0]
    edited = end_of(kind.edit(codeword, 0, Word(old.surface, old.answer, "Another"), seed=1))
    assert (edited.proof, edited.codes) == (UNCHECKED, codeword.codes)
    assert sheet.give(codeword, "none").proof == UNCHECKED
    more = next(
        entry.cells[0]
        for entry in codeword.entries
        if entry.cells[0] not in sheet.given_cells(codeword)
    )
    assert sheet.give(codeword, "cell", more).proof == SOLE
    again = sheet.give(sheet.give(codeword, "cell", more), "cell", more)
    assert again.given_letters == codeword.given_letters


def test_the_same_seed_gives_the_same_codeword(codeword: Puzzle) -> None:
    assert make("codeword", ENGLISH, count=20, nodes=2000) == codeword

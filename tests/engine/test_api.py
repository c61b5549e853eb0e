"""What scripts use: the examples of docs/api.md, what is offered, and what is refused."""

from __future__ import annotations

import doctest
import html
import io
import os
import pickle
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import crosscore
from crosscore import (
    FORMATS,
    KINDS,
    CrosscoreError,
    batch,
    change,
    check,
    check_clues,
    check_rules,
    convert,
    export,
    fills,
    formats_of,
    improve,
    load,
    losses,
    make,
    mix,
    options,
    paper,
    patterns,
    print_sheets,
    read_words,
    save,
    split,
    statistics,
    stream,
    theme_words,
    themes,
)
from crosscore.making import BY_COMMAND
from tests.word_lists import THREE
from tools import option_types, reference

ROOT = Path(__file__).parents[2]
PETS = {"CAT": "It purrs", "TAR": "Black", "RAT": "It gnaws"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that a script runs in, with the word lists in it."""
    (tmp_path / "dictionaries").symlink_to(ROOT / "dictionaries")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_examples_of_the_documentation_run(folder: Path) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "api.md"), module_relative=False, encoding="utf-8"
    )
    assert tried > 20
    assert failed == 0


def test_all_that_is_offered_is_there_and_costs_nothing_before() -> None:
    assert [name for name in crosscore.__all__ if not hasattr(crosscore, name)] == []
    documented = (ROOT / "docs" / "api.md").read_text("utf-8")
    untold = [n for n in crosscore.__all__ if f"`{n}" not in documented and n != "__version__"]
    assert untold == ["Kind", "Words"]  # types of arguments
    code = "import sys, crosscore; print(*(m for m in sys.modules if m.startswith('crosscore')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["crosscore", "crosscore.lazy"]


def test_every_kind_is_made_sound_and_the_same_again() -> None:
    words = [*PETS, "GOAT", "TIGER"]
    made = (
        make("crossword", PETS, language="en", size=(9, 7), nodes=500),
        make("wordsearch", words, language="en", size=8, ways=["forward", "down"]),
        make("wordsearch", ["CAT"], language="en", mask="...\n.#\n###\n###"),
        make("numbers", size=8, language="bn"),
        make("fill", THREE, language="en", size=3, blocks="none"),
    )
    for puzzle in made:
        assert check(puzzle) == []
    assert (made[0].width, made[0].height) == (9, 7)
    assert made[1].options["level"] == "own"
    assert made[2].options["mask"] == ".../.#./###/###"
    assert made[3].clue_language == "bn"
    assert made[3] == make("numbers", size=8, language="bn")
    assert pickle.loads(pickle.dumps(made)) == made
    assert tuple(BY_COMMAND) == KINDS


def test_what_is_written_by_hand_is_checked_before_anything_is_written(folder: Path) -> None:
    puzzle = make("wordsearch", list(PETS), language="en")
    with pytest.raises(CrosscoreError) as caught:
        save(puzzle, "out", to=["ipuz", "template"])
    assert caught.value.code == "cannot-hold"
    assert not Path("out").exists()
    with pytest.raises(CrosscoreError, match="no template"):
        losses(puzzle, "template")
    (path,) = save(puzzle, folder / "a" / "b", name="pets")
    assert load(path) == (puzzle, [])
    assert load(export(puzzle, "zip")[0].data) == (puzzle, [])


def test_a_file_is_named_by_its_ending_or_open(folder: Path) -> None:
    puzzle = make("crossword", PETS, language="en", nodes=100)
    assert [path.name for path in save(puzzle, "pets.puz")] == ["pets.puz"]
    assert Path("pets.puz").read_bytes() == export(puzzle, "puz")[0].data
    assert [path.name for path in puzzle.save("pets.svg")] == ["pets.svg", "pets-answers.svg"]
    assert [path.name for path in save(puzzle, "both.txt")] == ["both.txt"]
    assert load(save(puzzle, "odd.puz", to="ipuz")[0]) == (puzzle, [])
    page, code = save(puzzle, "our pets.html", to="embed")
    assert (page.name, code.name) == ("our pets.html", "our pets-embed.txt")
    assert 'src="our%20pets.html"' in code.read_text("utf-8")
    every = {path.name for path in save(puzzle, "all", to="all", name="x")}
    assert {"x.ipuz", "x.puz", "x-answers.txt"} < every
    assert "x.zip" not in every
    Path("folder.puz").mkdir()
    assert save(puzzle, "folder.puz") == [Path("folder.puz/puzzle.ipuz")]
    text, data = io.StringIO(), io.BytesIO()
    assert save(puzzle, text) == puzzle.save(data, to="jpz") == []
    for source in (io.StringIO(text.getvalue()), io.BytesIO(data.getvalue())):
        assert load(source)[0].across == puzzle.across
    with Path("list.csv").open("w+", encoding="utf-8") as file:
        file.write("CAT;It purrs\nTAR;Black\n")
        file.seek(0)
        words = read_words(file, language="en")
    assert (words.name, len(words.words)) == ("list.csv", 2)
    with pytest.raises(CrosscoreError, match=r"^pets\.puz takes one format;") as caught:
        save(puzzle, "pets.puz", to=["puz", "ipuz"])
    assert caught.value.code == "bad-option"
    with pytest.raises(CrosscoreError, match=r'to="ipuz" or to="json"'):
        save(puzzle, "x.json")
    with pytest.raises(CrosscoreError, match="svg makes 2 files"):
        save(puzzle, io.BytesIO(), to="svg")
    with pytest.raises(TypeError, match="open for bytes"):
        save(puzzle, io.StringIO(), to="puz")
    for name, to, like in (
        ("o.puz", None, "puz"), ("o.puz", "jpz", "jpz"), ("o", None, "ipuz"), ("o.w", "xd", "xd")
    ):  # fmt: skip
        with Path(name).open("wb") as file:
            save(puzzle, file, to=to)
        assert Path(name).read_bytes() == export(puzzle, like)[0].data, name
    for wrong in (file, Path("o.puz").open("rb")):  # noqa: SIM115
        with pytest.raises(CrosscoreError, match=r"^o\.\w+ cannot be written: it is .+\.$"):
            save(puzzle, wrong)  # type: ignore[arg-type]
        wrong.close()
    data = export(puzzle, "puz")[0].data
    assert load(bytearray(data)) == load(memoryview(data)) == load(data)
    assert len(read_words(bytearray(b"cat\ndog"), language="en").words) == 2
    assert puzzle.to_svg(text) is None
    assert text.getvalue().endswith("</svg>\n")
    with pytest.raises(CrosscoreError, match=r"^x\.docx would be a file of the format docx"):
        puzzle.to_pdf("x.docx")


def test_the_formats_are_the_same_for_all_that_takes_them() -> None:
    puzzle = make("crossword", PETS, language="en", nodes=100)
    assert {"pdf", "docx", "png"} < set(formats_of(puzzle)) < set(FORMATS)
    with pytest.raises(CrosscoreError) as caught:
        losses(puzzle, "x")
    assert str(caught.value).endswith(f"there are {', '.join(FORMATS)}.")
    every = {file.name for file in export(puzzle, "all")}
    assert {"puzzle.ipuz", "puzzle.puz"} < every
    assert not any(name.endswith((".zip", ".pdf", ".png", ".docx")) for name in every)
    assert export(puzzle, ["puz", "xd"]) == export(puzzle, "puz") + export(puzzle, "xd")
    with pytest.raises(CrosscoreError, match=r"^to names no format\.$"):
        export(puzzle, [])


def test_what_the_system_refuses_is_its_error_and_ours(folder: Path) -> None:
    Path("file").write_text("x")
    written = Path("file").open("a")  # noqa: SIM115
    for call, kind in (
        (lambda: load("none.puz"), FileNotFoundError),
        (lambda: read_words(folder), IsADirectoryError),
        (lambda: save(make("numbers", size=8), "file/x"), NotADirectoryError),
        (lambda: load(written), OSError),
    ):
        with pytest.raises(kind) as caught:
            call()
        again = pickle.loads(pickle.dumps(caught.value))
        assert isinstance(again, kind)
        assert isinstance(again, CrosscoreError)
        assert (str(again), again.code) == (caught.value.message, caught.value.code)
        assert str(again).count(".") == str(again).rstrip(".").count(".") + 1
    assert (caught.value.filename, again.filename) == ("file", "file")
    written.close()


def test_a_grid_is_filled_however_it_is_given(folder: Path) -> None:
    text = "C??\n???\n???\n"
    Path("grid.txt").write_text(text)
    rows = [["C", "", ""], ["", "", ""], ["", "", ""]]
    drawn = replace(
        make("fill", THREE, language="en", grid=text), entries=(), words=(),
        open_cells={(r, c): rows[r][c] for r in range(3) for c in range(3)},
        pinned=frozenset({(0, 0)}),
    )  # fmt: skip
    made = [
        make("fill", THREE, language="en", grid=grid)
        for grid in ("grid.txt", text, text.split(), rows, io.BytesIO(text.encode()), drawn)
    ]
    assert {puzzle.grid for puzzle in made} == {made[0].grid}
    assert made[0].grid.startswith("C")
    assert check(made[0]) == []
    ways = fills(text, THREE, 3, language="en")
    assert len({way.grid for way in ways}) == len(ways) > 1
    with pytest.raises(CrosscoreError, match=r"^size is for grids that the program makes"):
        make("fill", THREE, language="en", grid=text, size=3)
    with pytest.raises(CrosscoreError, match="has no grid that could be filled"):
        make("fill", THREE, grid=make("crossword", PETS, language="en", nodes=9))


def test_several_lists_are_mixed(folder: Path) -> None:
    Path("a.txt").write_text("CAT;40\nTAR;60\n")
    more = {"RAT": "It gnaws", "CAT": "It purrs"}
    one = make("crossword", [Path("a.txt"), (more, -10)], language="en", nodes=9)
    assert one == make("crossword", mix("a.txt", (more, -10), language="en"), nodes=9)
    assert {word.shown: word.clue for word in one.words}["CAT"] == "It purrs"
    assert mix("a.txt", more, banned=["cat"], scores={"TAR": ""}).scores == (60, 50)
    for words, told in (
        ([Path("a.txt"), "CAT"], "Part 2 of the words is no list"),
        ([("a.txt", 20)], r"write \(Path\('a\.txt'\), 20\)"),
        ([(Path("a.txt"), 200)], "A weight is"),
    ):
        with pytest.raises(CrosscoreError, match=told):
            make("crossword", words)


def test_a_search_is_watched_stopped_and_streamed() -> None:
    words = read_words("dictionaries/english.json")
    asked: Any = {"count": 15, "nodes": 3000}
    seen: list[crosscore.Progress] = []
    made = make("crossword", words, **asked, progress=seen.append)
    assert (len(seen) > 5, seen[-1].done, seen[-1].total) == (True, 15, 15)
    streamed = list(stream("crossword", words, **asked))
    assert len(streamed) > 1
    assert streamed[-1] == made
    assert check(streamed[0]) == []
    some = make("crossword", words, **asked, cancel=iter([False] * 20 + [True] * 99).__next__)
    assert some in streamed[:-1]
    stop = Event()
    stop.set()
    with pytest.raises(CrosscoreError) as caught:
        make("fill", words, cancel=stop)
    assert caught.value.code == "stopped"
    with pytest.raises(CrosscoreError, match="cancelled"):
        fills("C??\n???\n???", THREE, cancel=stop, language="en")
    areas = [puzzle.crossings() for puzzle in improve(streamed[0], nodes=2000)]
    assert areas
    assert check(convert(made, "codeword")) == []
    loose = make("crossword", {"CAT": "x", "DOG": "y"}, language="en", join=words, nodes=100)
    assert loose.unplaced == ()
    with pytest.raises(CrosscoreError, match="can't be joined"):
        make("wordsearch", words, join=words)
    for wrong in ({"cancel": 3}, {"progress": 3}, {"join": 3}):
        with pytest.raises(TypeError):
            make("crossword", words, **wrong)  # type: ignore[arg-type]


def test_a_puzzle_shows_itself() -> None:
    puzzle = make("crossword", {**PETS, "TIGER": '"Striped" & <b>'}, language="en", nodes=500)
    named = change(puzzle, title='Tigers & "Co"')
    width, height, count = puzzle.width, puzzle.height, len(puzzle.entries)
    assert repr(puzzle) == f"<Puzzle crossword {width}×{height}, {count} words, seed 1>"
    assert f'{count} words, "Tigers & "Co"", seed 1>' in repr(named)
    assert len(repr(change(puzzle, title="long " * 30))) < 100
    assert len({puzzle, load(export(puzzle, "ipuz")[0].data)[0], named}) == 2
    assert str(puzzle) == puzzle.grid
    assert [[c if c != "#" else None for c in row] for row in puzzle.grid.split("\n")] == [
        list(row) for row in puzzle.rows()
    ]
    lines = [*puzzle.across, *puzzle.down]
    assert sorted(line.answer for line in lines) == sorted(w.shown for w in puzzle.words)
    assert puzzle.down == tuple(sorted(puzzle.down))
    assert make("wordsearch", PETS, language="en").across == ()
    page = named._repr_html_()
    assert page is not None
    (frame,) = re.findall(r'<iframe srcdoc="([^"]*)" title="([^"]*)" sandbox="([^"]*)"', page)
    assert html.unescape(frame[1]) == named.title
    assert "allow-same-origin" not in frame[2]
    assert load(html.unescape(frame[0]).encode())[0] == named
    assert named._repr_svg_().startswith("<svg ")
    empty = replace(puzzle, entries=(), words=(), open_cells={(0, 0): ""})
    assert empty._repr_html_() is None


def test_a_puzzle_keeps_its_methods_where_nothing_else_was_used() -> None:
    puzzle = make("crossword", PETS, language="en", nodes=9)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(puzzle), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == puzzle.grid


def test_puzzles_are_printed_into_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they look like is tested where they are set."""
    asked: list[tuple[int, str, dict[str, Any]]] = []

    def write(puzzles: list[Any], to: str, **options: Any) -> list[crosscore.File]:
        asked.append((len(puzzles), to, options))
        return [crosscore.File("x", bytes([at])) for at in range(2 if to == "png" else 1)]

    monkeypatch.setattr(paper, "write", write)
    puzzle = make("crossword", PETS, language="en", nodes=9)
    assert puzzle.to_pdf() == b"\0"
    assert puzzle.to_docx("a.docx", style="submission", address="Main Road 1") == Path("a.docx")
    assert puzzle.to_png(dpi=60) == [b"\0", b"\1"]
    assert puzzle.to_png("b.png") == [Path("b.png"), Path("b-2.png")]
    assert print_sheets([puzzle] * 3, "all.pdf", key="end") == [Path("all.pdf")]
    assert print_sheets(puzzle, "odd", to="docx") == [Path("odd")]
    assert save(puzzle, "odd.docx") == [Path("odd.docx")]
    memory = io.BytesIO()
    assert (puzzle.to_pdf(memory), print_sheets([puzzle], memory)) == (None, [])
    assert memory.getvalue() == b"\0\0"
    with pytest.raises(CrosscoreError, match="png makes 2 files, one for each page"):
        puzzle.to_png(memory)
    del asked[-3:]
    assert [file.name for file in export(puzzle, "png", "zoo")] == ["zoo.png", "zoo-2.png"]
    assert Path("b-2.png").read_bytes() == b"\1"
    assert [(count, to) for count, to, _ in asked] == [
        (1, "pdf"), (1, "docx"), (1, "png"), (1, "png"), (3, "pdf"), (1, "docx"), (1, "docx"),
        (1, "png"),
    ]  # fmt: skip
    assert asked[1][2] == {"style": "submission", "address": "Main Road 1"}
    assert asked[4][2] == {"key": "end"}
    assert [issue.code for issue in losses(puzzle, "pdf")] == ["picture"]
    with pytest.raises(CrosscoreError, match=r"^a\.puz is nothing that is printed"):
        print_sheets([puzzle], "a.puz")
    with pytest.raises(TypeError, match="not str"):
        print_sheets("abc", "a.pdf")  # type: ignore[arg-type]


def test_options_of_a_file_that_cannot_be_are_a_fault() -> None:
    puzzle = make("wordsearch", [*PETS, "GOAT"], language="en", size=8)
    for name, value in (("min_length", -1), ("ways", "sideways"), ("banned", "٣")):
        wrong = replace(puzzle, options={**puzzle.options, name: value})
        assert check(wrong), name
    assert check(replace(puzzle, kind="wordserch"))[0].code == "kind"


def test_clues_are_changed_by_the_word_in_any_spelling() -> None:
    words = read_words({"Ice-cream": "Cold", "CAT": "Purrs", "TIME": "Flies"}, language="en")
    puzzle = make("crossword", words, nodes=100)
    for name in ("Ice-cream", "ice cream", "ICECREAM"):
        changed = change(puzzle, clues={name: " So \n sweet "})
        assert [w.clue for w in changed.words if w.shown == "Ice-cream"] == ["So sweet"]
        assert check(changed) == []


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: make("dance"), "unknown-kind"),  # type: ignore[arg-type]
        (lambda: make("crossword"), "no-dictionary"),
        (lambda: make("numbers", PETS), "bad-option"),
        (lambda: make("crossword", PETS, language="en", nodes=0), "bad-option"),
        (lambda: make("crossword", PETS, language="en", seconds=float("nan")), "bad-option"),
        (lambda: make("crossword", PETS, language="en", seed=-1), "bad-seed"),
        (lambda: make("crossword", PETS, language="en", colour="red"), "unknown-option"),
        (lambda: make("crossword", PETS, language="en", size=(9,)), "bad-option"),
        (lambda: make("fill", PETS, language="en", size=4), "not-found"),
        (lambda: make("crossword", "none.json"), "cannot-read"),
        (lambda: read_words([]), "empty-dictionary"),
        (lambda: read_words([("A", "b", "c")]), "no-word"),  # type: ignore[list-item]
        (lambda: read_words([7]), "no-word"),  # type: ignore[list-item]
        (lambda: load(b"CAT"), "no-puzzle-file"),
        (lambda: change(make("numbers", size=8), clues={"x": "y"}), "no-such-word"),
        (lambda: change(make("numbers", size=8), title="x" * 201), "too-long-text"),
        (lambda: change(make("numbers", size=8), sheet={"colour": "red"}), "unknown-option"),
        (lambda: export(make("numbers", size=8), "doc"), "unknown-format"),
        (lambda: save(make("numbers", size=8), "out", name="../up"), "bad-name"),
        (lambda: export(make("numbers", size=8), "ipuz", ".."), "bad-name"),
    ],
)
def test_what_cannot_be_is_told_with_a_code(call: Any, code: str) -> None:
    with pytest.raises(CrosscoreError) as caught:
        call()
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


PUZZLE = replace(make("crossword", PETS, language="en", nodes=9), title="Pets")


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: check(3), "puzzle must be a Puzzle, not int."),
        (lambda: check_clues(None), "puzzle must be a Puzzle, not None."),
        (lambda: check_rules(3), "puzzle must be a Puzzle, not int."),
        (lambda: check_rules(PUZZLE, shared="x"), "shared must be a whole number, not str."),
        (lambda: statistics(3), "puzzle must be a Puzzle, not int."),
        (lambda: losses(3, "puz"), "puzzle must be a Puzzle, not int."),
        (lambda: losses(PUZZLE, 3), "to must be a text, not int."),
        (lambda: formats_of(3), "puzzle must be a Puzzle, not int."),
        (lambda: export(3, "pdf"), "puzzle must be a Puzzle, not int."),
        (lambda: export(PUZZLE, "puz", 3), "name must be a text, not int."),
        (lambda: convert(3, "codeword"), "puzzle must be a Puzzle, not int."),
        (lambda: convert(PUZZLE, ["codeword"]), "kind must be a text, not list."),
        (lambda: improve(3), "puzzle must be a Puzzle, not int."),
        (lambda: change(3), "puzzle must be a Puzzle, not int."),
        (lambda: change(PUZZLE, clues=3), "clues must be a mapping of words to clues, not int."),
        (lambda: change(PUZZLE, clues={"cat": 3}), "the clue of 'cat' must be a text, not int."),
        (lambda: change(PUZZLE, sheet=3), "must be a mapping of settings to values, not int."),
        (lambda: change(PUZZLE, about=3), "about must be a mapping of names to texts, not int."),
        (lambda: split(3, "en"), "word must be a text, not int."),
        (lambda: split("a", 3), "language must be a text, not int."),
        (lambda: themes(3), "words must be a text, not int."),
        (lambda: theme_words(3), "words must be a text, not int."),
        (lambda: theme_words("es", themes="art"), "themes must be a list of texts, not str."),
        (lambda: read_words(3), "words, not int."),
        (lambda: read_words(PETS, language=3), "language must be a text, not int."),
        (lambda: make("crossword", PETS, language=3), "language must be a text, not int."),
        (lambda: make("crossword", PETS, seconds="x"), "seconds must be a number, not str."),
        (lambda: make(["crossword"], PETS), "kind must be a text, not list."),
        (lambda: options(["x"]), "kind must be a text, not list."),
        (lambda: fills("??", PETS, "x"), "count must be a whole number, not str."),
        (lambda: fills("??", PETS, cells=[3]), "cells must be pairs of row and column, not int."),
        (lambda: patterns(theme_lengths=3), "theme_lengths must be whole numbers, not int."),
        (lambda: save(PUZZLE, "d", name=3), "name must be a text, not int."),
        (lambda: save(PUZZLE, "d", to=3), "to must be a format's name or several, not int."),
        (lambda: save(PUZZLE, 3), "target must be a path or a file open for writing, not int."),
        (lambda: print_sheets(None, "a.pdf"), "puzzles must be a Puzzle or several, not None."),
        (lambda: PUZZLE.to_svg(answers="x"), "answers must be True or False, not str."),
        (lambda: batch(PETS, 2, to=3), "to must be a format's name or several, not int."),
    ],
)  # fmt: skip
def test_what_is_of_the_wrong_type_is_told_in_one_sentence(
    call: Any, told: str, folder: Path
) -> None:
    with pytest.raises(CrosscoreError) as caught:
        call()
    assert isinstance(caught.value, TypeError)
    assert str(caught.value).endswith(told)
    assert caught.value.code == "wrong-type"
    assert [path.name for path in folder.iterdir()] == ["dictionaries"]


@pytest.mark.parametrize(
    "wrong",
    [{"large": "no"}, {"address": 3}, {"address": "Main Road 1"}, {"dpi": "x"}, {"key": [3]}],
)
def test_options_of_paper_are_checked_before_anything_is_set(wrong: Any) -> None:
    with pytest.raises(CrosscoreError) as caught:
        PUZZLE.to_png(**wrong)
    assert (caught.value.code, [caught.value.where]) == ("bad-option", list(wrong))


def test_the_reference_is_written_and_knows_everything() -> None:
    written = reference.OUT.read_text("utf-8")
    assert written == reference.page(), "run python -m tools.reference"
    told = re.findall(r"^### (\w+)$", written, re.M)
    types = re.findall(r"^\| `(\w+)` \|", written.partition("## Types of arguments")[2], re.M)
    assert {*crosscore.__all__} - {*told, *types} == {"__version__"}
    assert max(map(len, filter(lambda line: line[:1] != "|", written.split("\n")))) <= 120


def test_the_types_of_the_options_are_written() -> None:
    assert option_types.OUT.read_text("utf-8") == option_types.module(), (
        "run python -m tools.option_types"
    )


def test_scripts_are_type_checked(tmp_path: Path) -> None:
    """Checkers know what is offered lazily and what each kind takes; the examples pass strictly."""
    (tmp_path / "script.py").write_text(
        "from crosscore import KINDS, Puzzle, load, make, stream\n"
        'one: Puzzle = make("crossword", {"CAT": "Purrs"}, count=3, size=(9, 7), progress=print)\n'
        'two: int = make("numbers")\n'
        'three: Puzzle = load("x.puz")\n'
        'four = make("dance")\n'
        "from crosscore import dance\n"
        'five = make("wordsearch", ["CAT"], level="harder")\n'
        'six = make("wordsearch", ["CAT"], goal="page")\n'
        'seven: list[Puzzle] = [*stream("fill", "english", grid="??", seed=2)]\n'
        'seven += [make(k, "english", seed=2) for k in KINDS]\n'
        'print(*(each.answer.lower() for each in one.across), one.to_svg("x").name)\n',
        encoding="utf-8",
    )
    examples = doctest.script_from_examples((ROOT / "docs" / "api.md").read_text("utf-8"))
    (tmp_path / "examples.py").write_text(examples, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "."],
        capture_output=True,
        text=True,
        env={**os.environ, "MYPYPATH": str(ROOT), "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache")},
        cwd=tmp_path,
    )
    found = [line.split(":")[:2] for line in done.stdout.splitlines() if "error" in line]
    wrong = [["script.py", str(line)] for line in range(3, 9)]
    assert found == wrong, done.stdout

"""The command line as a stranger would use it: real files, exit codes, a few real processes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from crosscore import CrosscoreError, fills, load
from crosscore.cli import main, program, progress, speaking, streams
from tests.engine.command import ENGLISH, ROOT, call, process, run
from tests.word_lists import THREE


def make(path: Path, *arguments: str, **environment: str) -> dict[str, object]:
    done = run(
        "crossword", ENGLISH, "--nodes", "2000", "--report", "-o", str(path), *arguments,
        **environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    found: dict[str, object] = json.loads(line)
    return found


def test_crossword_check_export(tmp_path: Path) -> None:
    report = make(tmp_path / "my.ipuz", "--count", "30", "--seed", "3")
    assert list(report) == [
        "placed", "given", "unplaced", "components", "crossings", "width", "height", "filled",
        "seconds", "outcome", "seed", "proof", "statistics",
    ]  # fmt: skip
    assert report["statistics"]["words"] == report["statistics"]["full"] == 30
    assert report["statistics"]["new"] == []
    assert (report["placed"], report["given"], report["unplaced"]) == (30, 30, [])
    assert (report["components"], report["seed"]) == (1, 3)
    assert process("check", "my.ipuz", cwd=tmp_path).returncode == 0
    done = process("export", "my.ipuz", "--to", "text", "-o", "out", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    files = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert files == ["my-answers.txt", "my-clues.txt"]
    document = json.loads((tmp_path / "my.ipuz").read_text(encoding="utf-8"))
    clues = (tmp_path / "out" / "my-clues.txt").read_text(encoding="utf-8")
    for items in document["clues"].values():
        for item in items:
            assert f"{item['number']}. {item['clue']}" in clues


def test_check_finds_a_changed_letter(tmp_path: Path) -> None:
    path = tmp_path / "my.ipuz"
    make(path, "--count", "10")
    document = json.loads(path.read_text(encoding="utf-8"))
    row = next(r for r in document["solution"] if any(r))
    at = next(i for i, cell in enumerate(row) if cell)
    row[at] = "Q" if row[at] != "Q" else "X"
    path.write_text(json.dumps(document), encoding="utf-8")
    done = run("check", str(path))
    assert done.returncode == 1
    assert "should take the cells" in done.stdout


def test_the_same_bytes_whatever_the_hash_seed(tmp_path: Path) -> None:
    made = []
    for hash_seed in ("0", "1", "4711"):
        path = tmp_path / f"{hash_seed}.ipuz"
        make(path, PYTHONHASHSEED=hash_seed)
        made.append(path.read_bytes())
    assert made[0] == made[1] == made[2]
    make(tmp_path / "other.ipuz", "--seed", "2")
    assert (tmp_path / "other.ipuz").read_bytes() != made[0]


LISTS = {
    "animals.csv": "\ufeffWort;Hinweis\r\nKATZE;Sie schnurrt\r\nHUND;Er bellt; laut\r\nKUH;Muht",
    "animals.tsv": "KATZE\tSie schnurrt\nHUND\tEr bellt; laut\nKUH\tMuht\n",
    "animals.txt": "KATZE: Sie schnurrt\nHUND: Er bellt; laut\nKUH: Muht\n",
    "animals.json": '[["KATZE", "Sie schnurrt"], ["HUND", "Er bellt; laut"], ["KUH", "Muht"]]',
}


def test_words_of_every_format_make_the_same_puzzle(tmp_path: Path) -> None:
    clues = []
    for name, text in LISTS.items():
        (tmp_path / name).write_bytes(text.encode("utf-16" if name.endswith("tsv") else "utf-8"))
        checked = run("check", name, cwd=tmp_path)
        assert (checked.returncode, checked.stderr) == (0, "")
        assert checked.stdout == f"{name}: 3 of 3 words can be used (German)\n"
        done = run("crossword", name, "--nodes", "99", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        clues.append(json.loads(done.stdout)["clues"])
    assert clues[0] == clues[1] == clues[2] == clues[3]


def test_check_tells_faults_from_remarks(tmp_path: Path) -> None:
    puzzle = {
        "version": "http://ipuz.org/v2",
        "kind": ["http://ipuz.org/crossword#1"],
        "dimensions": {"width": 2, "height": 2},
        "puzzle": [[7, 2], [3, 0]],
        "solution": [["A", "TO"], ["TO", "BE"]],
        "saved": [["A", 0], [0, 0]],
        "explanation": "Done!",
        "clues": {"Across": [[7, "a"], [3, "b"]], "Down": [[7, "a"], [2, "b"]]},
    }
    path = tmp_path / "my.ipuz"
    path.write_text(json.dumps(puzzle), "utf-8")
    done = run("check", "my.ipuz", cwd=tmp_path)
    assert done.returncode == 0
    *remarks, last = done.stdout.splitlines()
    assert last == "my.ipuz: 4 words, no fault found"
    assert len(remarks) == 5  # saved, explanation, numbers, and both words come twice
    ruled = run("check", "my.ipuz", "--rules", "--pangram", cwd=tmp_path).stdout.splitlines()
    assert [line.split("[")[1] for line in ruled[5:-1]] == ["short-slots]", "pangram]"]
    assert all(told.startswith("Remark: ") for told in remarks)
    told = json.loads(run("check", "--json", "my.ipuz", cwd=tmp_path).stdout)
    assert (told["file"], told["words"], told["empty"], told["faults"]) == ("my.ipuz", 4, 0, [])
    assert {each["code"] for each in told["remarks"]} == {
        "saved", "keys", "label", "answer-twice",
    }  # fmt: skip
    puzzle["dimensions"] = {"width": 3, "height": 2}
    path.write_text(json.dumps(puzzle), "utf-8")
    assert run("check", "my.ipuz", cwd=tmp_path).returncode == 1
    done = run("check", "--json", "my.ipuz", cwd=tmp_path)
    assert [each["code"] for each in json.loads(done.stdout)["faults"]] == ["dimensions"]
    assert done.returncode == 1
    # What we wrote has only faults.
    assert run("import", "my.ipuz", "-o", "ours.ipuz", cwd=tmp_path).returncode == 0
    assert run("check", "ours.ipuz", cwd=tmp_path).returncode == 1
    (tmp_path / "words.json").write_text('{"CAT": "", "C4": "x"}', "utf-8")
    done = run("check", "--json", "words.json", "--language", "en", cwd=tmp_path)
    told = json.loads(done.stdout)
    assert (told["words"], told["entries"], len(told["faults"]), done.returncode) == (1, 2, 1, 1)


def test_check_names_the_lines_of_words_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "my.txt").write_text("CAT: Purrs\nC4T: x\nCOW\ncat: y\n", encoding="utf-8")
    done = run("check", "my.txt", "--language", "en", cwd=tmp_path)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["line 2", "line 3", "line 4", "my.txt"]
    assert lines[3] == "my.txt: 2 of 4 words can be used (English)"
    (tmp_path / "my.txt").write_text("CAT: Purrs\nCOW\n", encoding="utf-8")
    assert run("check", "my.txt", cwd=tmp_path).returncode == 0  # no clue is no fault


def test_check_tells_puzzles_from_words_by_their_content(tmp_path: Path) -> None:
    make(tmp_path / "my.ipuz", "--count", "5")
    (tmp_path / "my.ipuz").rename(tmp_path / "my.json")
    done = run("check", "my.json", cwd=tmp_path)
    assert done.stdout == "my.json: 5 words, no fault found\n"


def test_without_output_the_puzzle_goes_to_standard_output() -> None:
    done = run("crossword", ENGLISH, "--count", "5", "--nodes", "100")
    assert json.loads(done.stdout)["org.crosscore:kind"] == "freeform"


def test_the_options_of_the_page_are_options_here(tmp_path: Path) -> None:
    make(
        tmp_path / "my.ipuz", "--count", "12", "--min-length", "4", "--max-length", "5",
        "--size", "14x12", "--long-clue", "20",
    )  # fmt: skip
    document = json.loads((tmp_path / "my.ipuz").read_text(encoding="utf-8"))
    assert document["dimensions"] == {"width": 14, "height": 12}
    lengths = {int(item["enumeration"]) for clues in document["clues"].values() for item in clues}
    assert lengths == {4, 5}
    options = document["org.crosscore:options"]
    asked = {"count": 12, "min_length": 4, "max_length": 5, "size": "14x12", "long_clue": 20}
    assert {name: options[name] for name in asked} == asked
    report = make(tmp_path / "apart.ipuz", "--count", "30", "--scatter", "10")
    lost = report["unplaced"]
    assert isinstance(lost, list)
    assert {item["reason"] for item in lost} & {"isolated", "separate group"}
    assert run("check", "apart.ipuz", cwd=tmp_path).returncode == 0
    told = run("crossword", "--help").stdout
    for name in ("count", "size", "min-length", "max-length", "scatter", "long-clue"):
        assert f"--{name} " in told


def test_goals_are_options_and_a_proof_is_told(tmp_path: Path) -> None:
    page = make(tmp_path / "page.ipuz", "--goal", "page", "--paper", "own", "--aspect", "3:1")
    assert page["proof"] is None
    unused = ("--goal", "page", "--aspect", "3x1", "--count", "9", "--nodes", "1", "--report")
    assert run("crossword", ENGLISH, *unused).stderr.splitlines() == [
        "crosscore: --aspect does not matter with --paper a4 and is not used."
    ]
    wide, high = page["width"], page["height"]
    assert isinstance(wide, int)
    assert isinstance(high, int)
    assert wide > high
    told = run("crossword", "--help").stdout
    assert "proved: For up to 8 words" in " ".join(told.split())
    arguments = ("crossword", ENGLISH, "--goal", "proved", "--max-length", "5", "--size", "9x9")
    path = tmp_path / "proved.ipuz"
    done = run(*arguments, "--count", "4", "--nodes", "99999999", "--report", "-o", str(path))
    assert done.returncode == 0
    report = json.loads(done.stdout)
    assert report["proof"]["state"] == "smallest"
    assert report["proof"]["message"].startswith("Proved: no smaller grid")
    assert done.stderr.splitlines() == [
        "crosscore: --size does not matter with --goal proved and is not used.",
        f"crosscore: {report['proof']['message']}",
    ]
    assert run("check", str(path)).returncode == 0
    assert json.loads(path.read_text(encoding="utf-8"))["org.crosscore:proof"] == "smallest"
    stopped = run(*arguments, "--nodes", "1", "--report")
    assert (stopped.returncode, json.loads(stopped.stdout)["proof"]["state"]) == (0, "not proved")


def test_split_gives_a_line_for_each_word() -> None:
    words = ("ভণ্ডুল", "চন্দ্রিমা", "নদী")
    cells = [["ভ", "ণ্ডু", "ল"], ["চ", "ন্দ্রি", "মা"], ["ন", "দী"]]
    done = run("split", "--language", "bn", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line) for line in done.stdout.splitlines()] == cells
    done = run("split", "--language", "bn", *words[:2], "ভBUS", "নদী")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("crosscore: ")
    assert "B" in done.stderr
    done = run("split", "--language", "bn", "--json", "ভBUS", "নদী")
    bad, good = json.loads(done.stdout)["words"]
    assert (done.returncode, done.stderr) == (2, "")
    assert "B" in bad["error"]
    assert good == {"word": "নদী", "cells": cells[2]}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "dance"),
        (["croswerd"], "Did you mean crossword?"),
        (["crossword", ENGLISH, "--lnguage", "en"], "did you mean --language?"),
        (["help", "dance"], "no command 'dance'"),
        (["split", "--language", "en", "CAT", "C4T"], "C4T"),
        (["crossword", "missing.json"], "missing.json cannot be read"),
        (["crossword", "."], "cannot be read"),
        (["crossword", "broken.json"], "line 2"),
        (["crossword", "binary.json"], "not a text file"),
        (["crossword", "empty.json"], "empty"),
        (["crossword", ENGLISH, "--count", "1"], "from 2 to 2000"),
        (["crossword", ENGLISH, "--count", "many"], "many"),
        (["crossword", ENGLISH, "--size", "huge"], "15x15"),
        (["crossword", ENGLISH, "--goal", "dense"], "one of compact, crossings, blocks"),
        (["crossword", ENGLISH, "--goal", "proved", "--count", "9"], "up to 8 words, not 9"),
        (["crossword", ENGLISH, "--goal", "page", "--paper", "a5"], "a4-wide"),
        (["crossword", ENGLISH, "--goal", "page", "--aspect", "4:0"], "such as 4x3"),
        (["crossword", ENGLISH, "--time", "nan"], "number from"),
        (["crossword", ENGLISH, "--min-length", "9", "--max-length", "4"], "Shortest word"),
        (["crossword", ENGLISH, "--min-length", "30"], "no words of 30 to 40 letters"),
        (["crossword", ENGLISH, "--scatter", "101"], "from 0 to 100"),
        (["crossword", ENGLISH, "--nodes", "0"], "at least 1"),
        (["crossword", ENGLISH, "--time", "1", "--nodes", "5"], "not allowed with"),
        (["crossword", ENGLISH, "--language", "xx"], "xx"),
        (["crossword", ENGLISH, "--language", "bn"], "Bangla"),
        (
            ["crossword", ENGLISH, "--count", "5", "--nodes", "9", "-o", "no/such/folder.ipuz"],
            "cannot be written",
        ),
        (["export", "broken.json", "--to", "text"], "line 2"),
        (["export", "words.json", "--to", "text"], "a list of words, not a puzzle"),
        (["crossword", ENGLISH, "--seed", "-1"], "from 0 to"),
        (["export", "good.ipuz", "--to", "xps"], "xps"),
        (["export", "good.ipuz", "--to", "ipuz"], "overwritten by itself"),
        (["crossword", "words.json", "-o", "words.json"], "overwritten by itself"),
        (["crossword", ENGLISH, "--count", "5", "--nodes", "9", "-o", "a.foo"], "its format"),
        (["crossword", ENGLISH, "--count", "5", "--nodes", "9", "-o", "a.json"], "--to ipuz or"),
        (
            ["crossword", ENGLISH, "--count", "5", "--nodes", "9", "-o", "x" * 300],
            "cannot be written",
        ),
        (["crossword", ENGLISH, "--count", "9" * 400], "from 2 to 2000"),
        (["check", "missing.ipuz"], "missing.ipuz cannot be read"),
        (["check", "book.xlsx"], "can’t be read"),
        (["check", "words.json", "--language", "xx"], "xx"),
        (["crossword", "latin.csv"], "not in UTF-8: line 2"),
        (["split", "--language", "xx", "a"], "xx"),
    ],
    ids=lambda v: " ".join(Path(a).name for a in v) if isinstance(v, list) else v,
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    tmp_path: Path, arguments: list[str], says: str
) -> None:
    (tmp_path / "broken.json").write_text('{"CAT": "Purrs",\n"DOG" "Barks"}', encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\x89PNG\r\n\x1a\n\x00")
    (tmp_path / "empty.json").write_bytes(b"")
    (tmp_path / "words.json").write_bytes(b'{"CAT": "Purrs"}')
    (tmp_path / "book.xlsx").write_bytes(b"PK\x03\x04 xl/workbook.xml")
    (tmp_path / "latin.csv").write_bytes("x;y\nмедведь;зверь\n".encode("cp1251"))
    if "good.ipuz" in arguments:
        make(tmp_path / "good.ipuz", "--count", "5")
    before = sorted(tmp_path.iterdir())
    done = call(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("crosscore: ")
    assert says in line
    assert sorted(tmp_path.iterdir()) == before  # nothing half-made


# -- files of every format -------------------------------------------------------------------------


@pytest.fixture
def zoo(tmp_path: Path) -> Path:
    """A folder with a crossword, a word search, and a list."""
    (tmp_path / "words.txt").write_text("CAT: Purrs\nTIGER\nGOAT: Bleats\n", encoding="utf-8")
    for kind in ("crossword", "wordsearch"):
        done = call(tmp_path, kind, "words.txt", "--nodes", "99", "-o", f"{kind}.ipuz")
        assert done.returncode == 0, done.stderr
    return tmp_path


def test_several_formats_are_written_at_once_and_losses_are_told(zoo: Path) -> None:
    done = call(zoo, "export", "crossword.ipuz", "--to", "csv, puz,csv,text", "-o", "out")
    assert done.returncode == 0, done.stderr
    names = [f"crossword-{end}" for end in ("words.csv", "clues.txt", "answers.txt")]
    names.insert(1, "crossword.puz")
    assert [Path(line).name for line in done.stdout.splitlines()] == names
    assert sorted(path.name for path in (zoo / "out").iterdir()) == sorted(names)
    told = done.stderr.splitlines()
    assert "crosscore: csv: Only the words and their clues: no grid, no title." in told
    assert {line.split(":")[1] for line in told} == {" csv", " puz", " text"}
    done = call(zoo, "export", "crossword.ipuz", "--to", "csv", "-q", "-o", "out")
    assert done.stderr == ""


def test_a_format_that_cannot_hold_the_puzzle_is_refused_or_left_out(zoo: Path) -> None:
    before = sorted(zoo.iterdir())
    done = call(zoo, "export", "wordsearch.ipuz", "--to", "ipuz,template", "-o", "out")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("crosscore: template: A word search has no template")
    assert sorted(zoo.iterdir()) == before
    done = call(zoo, "export", "wordsearch.ipuz", "--to", "all")  # beside it
    assert done.returncode == 0, done.stderr
    assert "crosscore: template: not written. A word search has no template" in done.stderr
    assert "wordsearch.ipuz is the puzzle itself and stays as it is." in done.stderr
    assert {"wordsearch-puzzle.txt", "wordsearch-words.csv"} <= set(done.stdout.split())
    assert not {"wordsearch.ipuz", "wordsearch.zip"} & set(done.stdout.split())


@pytest.mark.parametrize("to", ["puz", "jpz", "zip", "exolve", "xd", "html"])
def test_what_others_wrote_is_read_checked_and_exported(zoo: Path, to: str) -> None:
    done = call(zoo, "export", "crossword.ipuz", "--to", to, "-o", "theirs", "-q")
    assert done.returncode == 0, done.stderr
    (path,) = (zoo / "theirs").iterdir()
    theirs = f"theirs/{path.name}"
    done = call(zoo, "check", theirs)
    assert (done.returncode, done.stdout) == (0, f"{path.name}: 3 words, no fault found\n")
    done = call(zoo, "import", theirs, "-o", "mine.ipuz")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    mine = json.loads((zoo / "mine.ipuz").read_text(encoding="utf-8"))
    words = {word["word"] for word in mine["org.crosscore:words"]}
    assert words == {"CAT", "TIGER", "GOAT"}
    assert json.loads(call(zoo, "import", theirs).stdout) == mine
    done = call(zoo, "export", theirs, "--to", "text", "-o", "out")
    assert done.returncode == 0, done.stderr
    assert any("Bleats" in one.read_text("utf-8") for one in (zoo / "out").iterdir())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["import", "words.txt"], "has no grid; lay it out by: crosscore crossword words.txt"),
        (["import", "crossword.ipuz", "-o", "crossword.ipuz"], "overwritten by itself"),
        (["import", "none.puz"], "cannot be read"),
        (["import", "broken.zip"], "broken.zip isn’t a .zip file with a puzzle"),
        (["check", "broken.zip"], "broken.zip isn’t a .zip file with a puzzle"),
        (["export", "crossword.ipuz", "--to", ""], "names no format"),
        (["export", "crossword.ipuz", "--to", "csv,xps"], "no format 'xps'"),
        (["export", "crossword.ipuz", "--to", "csv,puz", "-o", "words"], "cannot be made"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_files_that_are_no_puzzle_or_cannot_be_written(
    zoo: Path, arguments: list[str], says: str
) -> None:
    (zoo / "broken.zip").write_bytes(b"PK\x03\x04 and nothing more")
    (zoo / "words").write_bytes(b"no folder")
    before = sorted(zoo.iterdir())
    done = call(zoo, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert says in line
    assert sorted(zoo.iterdir()) == before


# -- grids that are filled ------------------------------------------------------------------------


@pytest.fixture
def three(tmp_path: Path) -> Path:
    """A folder with a list of short words."""
    (tmp_path / "three.txt").write_text("\n".join(THREE), encoding="utf-8")
    return tmp_path


def fill(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(
        "fill", *arguments, "--lexicon", "three.txt", "--language", "en", cwd=folder, **environment
    )


def test_a_template_is_filled_checked_and_exported(three: Path) -> None:
    (three / "grid.txt").write_text("?A?\n???\nT??\n", encoding="utf-8")
    done = fill(three, "grid.txt", "-o", "grid.ipuz", "--report", "--seed", "4")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["outcome"] == "found"
    assert (report["unknown"], report["scrambled"], report["empty"]) == (0, 0, 0)
    assert len(report["words"]) == len(set(report["words"])) == 6
    assert set(report["words"]) <= set(THREE)
    assert report["nodes"] >= 0
    assert report["seconds"] >= 0
    assert run("check", "grid.ipuz", cwd=three).stdout == "grid.ipuz: 6 words, no fault found\n"
    solution = json.loads((three / "grid.ipuz").read_text(encoding="utf-8"))["solution"]
    assert (solution[0][1], solution[2][0]) == ("A", "T")
    done = run("export", "grid.ipuz", "--to", "text", "-o", "out", cwd=three)
    assert done.returncode == 0, done.stderr
    done = run("export", "grid.ipuz", "--to", "template", "-o", "out", cwd=three)
    assert done.returncode == 0, done.stderr
    written = (three / "out" / "grid-grid.txt").read_text(encoding="utf-8")
    assert written.splitlines() == ["".join(row) for row in solution]


def test_a_grid_is_filled_in_several_ways(three: Path) -> None:
    (three / "grid.txt").write_text("?A?\n???\n???\n", encoding="utf-8")
    asked = ("grid.txt", "-o", "grid.ipuz", "--several", "4", "--nodes", "5000", "--report")
    done = fill(three, *asked)
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["file"] for one in told] == [f"grid-{n}.ipuz" for n in (1, 2, 3, 4)]
    for one in told:
        found = json.loads((three / one["file"]).read_text("utf-8"))["solution"]
        assert found[0][1] == "A"
        assert len(set(one["words"]) & set(THREE)) == 6
    assert len({tuple(one["words"]) for one in told}) == 4
    puzzle, _ = load(three / "grid-1.ipuz")
    again = fills(puzzle, THREE, 2, cells=[(r, c) for r in range(3) for c in range(3)], nodes=5000)
    assert len(again) == 2
    assert all(one.rows()[0][1] == "A" for one in again)  # it was written
    with pytest.raises(CrosscoreError, match="Proved"):
        fills(puzzle, ["cat"], 2, cells=[(0, 0)], nodes=10)
    for bad in (("--several", "0"), ("--several", "101")):
        assert fill(three, *asked[:3], *bad).returncode == 2
    assert fill(three, "grid.txt", "--several", "2").returncode == 2


def test_a_drawing_is_filled_and_one_that_is_not_finished_is_no_fault(three: Path) -> None:
    (three / "grid.txt").write_text("???#\n???.\n???#\n", encoding="utf-8")
    assert fill(three, "grid.txt", "-o", "full.ipuz").returncode == 0
    document = json.loads((three / "full.ipuz").read_text(encoding="utf-8"))
    document["solution"][0][0] = 0
    for clues in document["clues"].values():
        del clues[0]
    document["org.crosscore:words"] = []
    (three / "open.ipuz").write_text(json.dumps(document), encoding="utf-8")
    done = run("check", "open.ipuz", cwd=three)
    assert done.returncode == 0, done.stdout
    assert "not finished: 1 cell is empty" in done.stdout
    again = fill(three, "open.ipuz", "-o", "again.ipuz")
    assert again.returncode == 0, again.stderr
    document = json.loads((three / "again.ipuz").read_text(encoding="utf-8"))
    assert document["solution"][0][0] not in (0, None)


def test_a_grid_that_cannot_be_filled_is_no_bad_input(three: Path) -> None:
    (three / "grid.txt").write_text("?????\n", encoding="utf-8")
    done = fill(three, "grid.txt", "-o", "no.ipuz", "--report")
    assert done.returncode == 1
    assert "Supply words of 5 letters" in done.stderr
    assert json.loads(done.stdout)["outcome"] == "exhausted"
    assert not (three / "no.ipuz").exists()


@pytest.mark.parametrize(
    ("text", "arguments", "problem"),
    [
        ("???\n??\n", [], "Line 2 of grid.txt has 2 cells, but others have 3"),
        ("", [], "grid.txt is empty"),
        ("###\n###\n", [], "grid.txt has no cells"),
        ("?" * 200, [], "at most 60 × 60"),
        ("Д??", [], "grid.txt, line 1"),
        ("\x00\x01\x02\x03" * 9, [], "is not a text file"),
        ("???", ["--size", "5x5"], "--size is for grids that the program makes"),
        ("???", ["--min-score", "101"], "0 to 100"),
        ("???", ["--seed", "-1"], "seed must be"),
        ("???", ["--nodes", "0"], "--nodes must be at least 1"),
        ("???", ["--time", "0"], "0.1 to 600"),
        ("???", ["--objective", "none"], "must be one of"),
        ("CAT\n###\nCAT\n???", [], "used only once"),
        ("CAT", [], "Every white cell has its letter"),
    ],
)
def test_bad_templates_are_told_in_a_sentence(
    three: Path, text: str, arguments: list[str], problem: str
) -> None:
    (three / "grid.txt").write_text(text, encoding="utf-8")
    done = call(three, "fill", "grid.txt", *arguments, "--lexicon", "three.txt")
    assert done.returncode == 2, done.stderr
    assert problem in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_files_that_are_not_there_or_no_drawing(three: Path) -> None:
    assert "cannot be read" in fill(three, "none.txt").stderr
    assert make(three / "free.ipuz", "--count", "5")
    done = fill(three, "free.ipuz")
    assert done.returncode == 2
    assert "no grid that could be filled" in done.stderr
    done = run("fill", "x.txt", cwd=three)
    assert (done.returncode, "--words" in done.stderr) == (2, True)


def test_grids_of_the_program_s_own_are_the_same_whatever_the_hash_seed(three: Path) -> None:
    made = []
    for hash_seed in ("0", "4711"):
        for name, *arguments in (
            ("pattern", "--size", "5x5", "--black", "many"),
            ("auto", "--blocks", "auto", "--size", "7x7", "--symmetry", "none"),
            ("older", "--blocks", "columns", "--method", "progressive", "--size", "6x6"),
        ):
            done = fill(
                three, *arguments, "--nodes", "900", "-o", f"{name}.ipuz", "--report",
                PYTHONHASHSEED=hash_seed,
            )  # fmt: skip
            assert done.returncode == 0, (name, done.stderr)
            report = json.loads(done.stdout)
            assert report["unknown"] == 0 or name == "older"
            assert run("check", f"{name}.ipuz", cwd=three).returncode == 0
            made.append((three / f"{name}.ipuz").read_bytes())
    assert made[:3] == made[3:]
    done = fill(three, "--size", "3x3", "--max-down", "3", "--nodes", "900")
    assert "--max-down does not matter with --blocks pattern" in done.stderr


def test_numbers(tmp_path: Path) -> None:
    done = run(
        "numbers", "--size", "8", "--x", "2..12", "--y", "2..40", "-o", "n.ipuz", "--report",
        cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["width"], report["height"], report["empty"]) == (8, 8, 0)
    products = {str(x * y) for x in range(2, 13) for y in range(2, 41)}
    assert set(report["words"]) <= products
    assert run("check", "n.ipuz", cwd=tmp_path).returncode == 0
    for wrong in (("--x", "2-"), ("--x", "12..2"), ("--size", "4"), ("--operations", "root")):
        done = run("numbers", *wrong, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, ""), wrong
        assert "Traceback" not in done.stderr


# -- word searches ---------------------------------------------------------------------------------


@pytest.fixture
def metals(tmp_path: Path) -> Path:
    """A folder with a list of words, one of them part of others, and pictures."""
    words = ("PLATINUM", "TIN", "IRON", "SILVER", "GOLD", "COPPER", "NICKEL", "MERCURY", "ZINC")
    (tmp_path / "metals.txt").write_text("\n".join(words), encoding="utf-8")
    (tmp_path / "house.txt").write_text("   #\n  ###\n #####\n#######\n#######\n", encoding="utf-8")
    (tmp_path / "odd.txt").write_text("##\n#x\n", encoding="utf-8")
    (tmp_path / "blank.txt").write_text("..\n\n", encoding="utf-8")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00#")
    (tmp_path / "two.txt").write_text("AA\nAB\nBA\nBB\n", encoding="utf-8")
    return tmp_path


def hide(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run("wordsearch", *arguments, "--language", "en", cwd=folder, **environment)


def test_a_list_is_hidden_checked_and_exported(metals: Path) -> None:
    done = hide(
        metals, "metals.txt", "--level", "hard", "--message", "all that glitters",
        "--seed", "5", "-o", "m.ipuz", "--report",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")  # no word of clues that are not there
    report = json.loads(done.stdout)
    assert (report["placed"], report["given"], report["unplaced"]) == (9, 9, [])
    assert (report["outcome"], report["seed"], report["message"]) == ("found", 5, True)
    assert run("check", "m.ipuz", cwd=metals).stdout == "m.ipuz: 9 words, no fault found\n"
    done = run("export", "m.ipuz", "--to", "text", "-o", "out", cwd=metals)
    assert done.returncode == 0, done.stderr
    files = sorted(path.name for path in (metals / "out").iterdir())
    assert files == ["m-answers.txt", "m-puzzle.txt"]
    listed = (metals / "out" / "m-puzzle.txt").read_text(encoding="utf-8").splitlines()
    assert {"PLATINUM", "TIN", "ZINC"} <= set(listed)
    document = json.loads((metals / "m.ipuz").read_text(encoding="utf-8"))
    assert document["org.crosscore:kind"] == "wordsearch"


def test_a_picture_is_filled_and_what_is_left_out_is_told(metals: Path) -> None:
    options = ("--mask", "house.txt", "--size", "15", "--ways", "forward down", "--inside", "out")
    done = hide(metals, "metals.txt", *options, "--room", "tight", "-o", "h.ipuz")
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        "crosscore: --room does not matter with --size 15x15 and is not used.",
        "crosscore: Part of a longer word: TIN. Allow words within words under Options.",
    ]
    document = json.loads((metals / "h.ipuz").read_text(encoding="utf-8"))
    kept = document["org.crosscore:options"]
    assert (kept["shape"], kept["level"], kept["ways"]) == ("own", "own", "forward down")
    assert kept["mask"] == "...#.../..###../.#####./#######/#######"
    assert document["dimensions"] == {"width": 15, "height": 15}
    done = hide(metals, "metals.txt", "--count", "99", "--size", "8x8", "-o", "c.ipuz")
    assert "metals.txt has only 9 usable words" in done.stderr
    assert run("check", "c.ipuz", cwd=metals).returncode == 0


def test_the_same_word_search_whatever_the_hash_seed(metals: Path) -> None:
    made = []
    for hash_seed in ("0", "4711"):
        for name, *arguments in (
            ("plain", ENGLISH, "--level", "hard", "--message", "well done"),
            ("tight", ENGLISH, "--room", "tight", "--sharing", "many", "--filler", "others"),
            ("house", "metals.txt", "--mask", "house.txt", "--banned", "on, in"),
        ):
            done = hide(metals, *arguments, "-o", f"{name}.ipuz", PYTHONHASHSEED=hash_seed)
            assert done.returncode == 0, (name, done.stderr)
            made.append((metals / f"{name}.ipuz").read_bytes())
    assert made[:3] == made[3:]
    assert len(json.loads(made[0])["org.crosscore:words"]) == 20  # of a list as long as that


def test_words_that_cannot_be_hidden_once_are_no_bad_input(metals: Path) -> None:
    done = hide(metals, "two.txt", "--level", "hard", "-o", "no.ipuz", "--report")
    assert done.returncode == 1
    assert "only A, B letters" in done.stderr
    assert json.loads(done.stdout)["reason"] in done.stderr
    assert not (metals / "no.ipuz").exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--mask", "odd.txt"], "Line 2 of odd.txt has 'x'"),
        (["--mask", "blank.txt"], "blank.txt has no #"),
        (["--mask", "binary.txt"], "binary.txt is not a text file"),
        (["--mask", "none.txt"], "none.txt cannot be read"),
        (["--size", "2x2"], "from 3 to 100"),
        (["--size", "4x4"], ""),
        (["--size", "3x3", "--min-length", "4"], "No word of the puzzle fits"),
        (["--size", "8x8", "--message", "abc " * 30], "letters too long"),
        (["--message", "12"], "Spell the number"),
        (["--message", "x" * 201], "at most 200"),
        (["--banned", "a"], "only one letter"),
        (["--level", "harder"], "one of easy, medium, hard, own"),
        (["--ways", "left"], "one or more of forward, down"),
        (["--count", "301"], "from 1 to 300"),
        (["--nodes", "0"], "at least 1"),
        (["--time", "0"], "more than 0"),
        (["--seed", "-1"], "seed must be"),
    ],
    ids=lambda v: " ".join(v)[:30] if isinstance(v, list) else v,
)
def test_what_a_word_search_cannot_use(metals: Path, arguments: list[str], says: str) -> None:
    done = call(metals, "wordsearch", "metals.txt", *arguments, "--language", "en")
    if not says:  # the other way round: words that do not fit are left out, the rest is good
        assert done.returncode == 0
        assert "Longer than the grid: " in done.stderr
        return
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


# -- standard input and output, and what the name of a file says ----------------------------------


class Piped(io.TextIOWrapper):
    """A stream of bytes that says whether a person is at its end."""

    def __init__(self, data: bytes = b"", *, person: bool = False) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8", write_through=True)
        self.person = person

    def isatty(self) -> bool:
        return self.person

    def all(self) -> bytes:
        return self.buffer.getvalue()  # type: ignore[attr-defined, no-any-return]


def pipe(
    monkeypatch: pytest.MonkeyPatch, data: bytes, *arguments: str
) -> tuple[int, bytes, list[str]]:
    """A command with `data` on standard input: its exit code, its output, its messages."""
    out, err = Piped(), Piped()
    for name, stream in (("stdin", Piped(data)), ("stdout", out), ("stderr", err)):
        monkeypatch.setattr(sys, name, stream)
    code = main(arguments)
    return code, out.all(), err.all().decode().splitlines()


def test_a_dash_reads_standard_input_and_writes_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = "CAT: Purrs\nTIGER: Striped\nGOAT: Bleats\n".encode("utf-16")
    code, made, told = pipe(monkeypatch, words, "crossword", "-", "--nodes", "99")
    assert (code, told) == (0, [])
    code, text, told = pipe(monkeypatch, made, "export", "-", "--to", "text", "-o", "-")
    assert (code, b"Bleats" in text, b"G O A T" in text or b"GOAT" in text) == (0, True, True)
    code, puz, _ = pipe(monkeypatch, made, "import", "-", "--to", "puz")
    assert (code, puz[2:13]) == (0, b"ACROSS&DOWN")
    assert pipe(monkeypatch, puz, "check", "-")[:2] == (
        0,
        b"standard input: 3 words, no fault found\n",
    )
    assert pipe(monkeypatch, words, "fill", "-", "--words", "-")[::2] == (
        2,
        ["crosscore: Standard input (-) can be read only once; name files for the others."],
    )
    assert pipe(monkeypatch, b"", "crossword", "-")[2][0].startswith("crosscore: standard input")
    assert pipe(monkeypatch, b"\x89PNG\0", "export", "-", "--to", "puz")[0] == 2
    monkeypatch.setattr(sys, "stdin", Piped(b"x" * 101))
    for endless in ("-", "/dev/zero"):
        with pytest.raises(CrosscoreError, match="has more than 0"):
            streams.read(endless, 100)
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["check", "-"]) == 2
    assert list(tmp_path.iterdir()) == []


def test_the_extension_chooses_the_format_and_to_overrules_it(
    zoo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(zoo)
    texts = ("--title", "Farm", "--author", "A. Setter", "--copyright", "2026", "--notes", "Easy")
    for name, start in (("a.jpz", b"PK"), ("a.xd", b"Title: Farm"), ("a.svg", b"<?xml")):
        assert main(["crossword", "words.txt", "--nodes", "9", "-q", "-o", name, *texts]) == 0
        assert (zoo / name).read_bytes().lstrip(b"\xef\xbb\xbf").startswith(start)
    assert (zoo / "a-answers.svg").exists()
    assert main(["import", "a.jpz", "-o", "a.puz", "-q"]) == 0
    puzzle, _ = load(zoo / "a.puz")
    assert (puzzle.title, puzzle.author, puzzle.about["copyright"]) == ("Farm", "A. Setter", "2026")
    assert call(zoo, "export", "a.puz", "--to", "xd", "-o", "b.txt", "--title", "").returncode == 0
    assert b"Title: Farm" not in (zoo / "b.txt").read_bytes()
    assert call(zoo, "export", "a.puz", "-o", "new/").returncode == 0
    assert [path.name for path in (zoo / "new").iterdir()] == ["a.ipuz"]
    assert call(zoo, "export", "a.puz", "--to", "xd", "-o", "new").stdout == f"{Path('new/a.xd')}\n"
    for wrong, says in (
        (("export", "a.puz", "--to", "xd,puz", "-o", "c.xd"), "several formats"),
        (("export", "a.puz", "--to", "xd,puz", "-o", "-"), "need a folder"),
        (("export", "a.puz"), "Name a format"),
        (("import", "a.puz", "-o", ""), "names no file"),
        (("import", "a.puz", "-o", "a.puz"), "overwritten by itself"),
        (("import", "a.puz", "--title", "x" * 201), "--title: The title has 201"),
        (("import", "a.puz", "--date", "x" * 201), "--date: This text has 201"),
        (("crossword", "words.txt", "-o", "-", "--report"), "not both"),
    ):
        done = call(zoo, *wrong)
        assert (done.returncode, done.stdout) == (2, "")
        assert says in done.stderr
    monkeypatch.setattr(sys, "stdout", Piped(person=True))
    assert main(["import", "a.puz", "--to", "puz"]) == 2  # no bytes for a terminal


def test_lists_are_mixed_wherever_they_are_named(zoo: Path) -> None:
    (zoo / "more.txt").write_text("LION: King\nCAT: Mews\n", encoding="utf-8")
    made = []
    for lists in (
        ("words.txt", "more.txt", "--nodes", "99"),
        ("words.txt", "--nodes", "99", "more.txt"),
        ("--words", "words.txt", "--nodes", "99", "--lexicon", "more.txt"),
    ):
        done = call(zoo, "crossword", *lists, "--language", "en", "-o", "new/")
        assert (done.returncode, Path(done.stdout.strip()).parent) == (0, Path("new")), done.stderr
        made.append(Path(zoo / done.stdout.strip()).read_bytes())
    assert made[0] == made[1] == made[2]
    puzzle, _ = load(made[0])
    clues = {word.shown: word.clue for word in puzzle.words}
    assert clues == {"CAT": "Purrs", "TIGER": "", "GOAT": "Bleats", "LION": "King"}


def test_a_closed_pipe_ends_quietly(zoo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(zoo)
    monkeypatch.setattr(sys, "stderr", err := Piped())
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["import", "crossword.ipuz"]) == 141
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["import", "crossword.ipuz", "-o", "b.ipuz"]) == 0
    assert err.all() == b""


def test_help_is_short_and_everywhere(tmp_path: Path) -> None:
    overview = call(tmp_path)
    assert (overview.returncode, overview.stderr) == (0, "")
    assert len([line for line in overview.stdout.splitlines() if line.startswith("  ")]) == 3
    assert call(tmp_path, "help").stdout == call(tmp_path, "--help").stdout
    for command in program.described()[1:]:
        line = command.name
        done = call(tmp_path, "help", line)
        assert (done.returncode, done.stderr) == (0, ""), line
        usage = done.stdout.splitlines()[0]
        assert usage.startswith(f"usage: crosscore {line} ")
        assert len(usage) < 100
    told = call(tmp_path, "help", "batch", "--kind", "fill").stdout
    assert "--blocks" in told


def test_quiet_silences_remarks_and_json_tells_them(zoo: Path) -> None:
    loud = call(zoo, "export", "crossword.ipuz", "-o", "a.puz")
    assert loud.stderr.startswith("crosscore: puz: ")
    assert call(zoo, "export", "crossword.ipuz", "-o", "a.puz", "-q").stderr == ""
    done = call(zoo, "export", "crossword.ipuz", "-o", "a.puz", "--json")
    told = json.loads(done.stdout)
    assert (done.stderr, told["files"], told["notes"][0]["format"]) == ("", ["a.puz"], "puz")
    assert json.loads(call(zoo, "import", "a.puz", "--json").stdout)["files"] == []
    assert "no-such" in call(zoo, "crossword", "no-such", "-q").stderr  # an error is told
    for command in ("themes", "patterns"):
        assert json.loads(call(zoo, command, "--json").stdout)


def test_progress_and_colour_are_for_people_who_look_on(
    zoo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(zoo)
    monkeypatch.setattr(progress, "_FIRST", 0)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    told = {}
    for person, quiet in ((True, ()), (True, ("-q",)), (False, ())):
        monkeypatch.setattr(sys, "stderr", err := Piped(person=person))
        assert main(["crossword", "words.txt", "--nodes", "99", "-o", "p.ipuz", *quiet]) == 0
        told[person, quiet] = err.all().decode()
    assert "crossword: 0 s, best so far" in told.pop((True, ()))
    assert all(one.startswith("crosscore: ") and "\r" not in one for one in told.values() if one)
    assert told[True, ("-q",)] == ""
    monkeypatch.setattr(sys, "stderr", err := Piped(person=True))
    with progress.during("printing"):
        while b"printing: 0 s" not in err.all():
            time.sleep(0.001)
    assert err.all().endswith(b"\r")
    for person, variables, red in (
        (True, {}, True),
        (False, {}, False),
        (True, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        (False, {"FORCE_COLOR": "1"}, True),
        (True, {"TERM": "dumb"}, False),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stderr", err := Piped(person=person))
            for name, value in variables.items():
                patch.setenv(name, value)
            assert main(["dance"]) == 2
        assert err.all().startswith(b"\x1b[1;31mcrosscore:\x1b[0m ") == red


def test_sentences_of_the_engine_are_in_the_language_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my.txt").write_text("CAT: Purrs\nC4T: x\ncat: y\n", encoding="utf-8")
    english = call(tmp_path, "check", "my.txt", "--language", "en").stdout
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    told = call(tmp_path, "check", "my.txt", "--language", "en").stdout.splitlines()
    assert told[0].startswith("Zeile 2: „C4T“ enthält die Ziffer")
    assert told[1].startswith("Zeile 3: ")
    assert "Zeichen; erlaubt" in call(tmp_path, "crossword", "english", "--title", "x" * 201).stderr
    monkeypatch.setenv("LC_ALL", "C")
    assert call(tmp_path, "check", "my.txt", "--language", "en").stdout == english
    monkeypatch.setenv("LC_ALL", "eo")
    assert call(tmp_path, "check", "my.txt", "--language", "en").stdout == english
    monkeypatch.setenv("LC_ALL", "de")
    speaking.catalogue.cache_clear()
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "fluent.runtime", None)
        assert call(tmp_path, "check", "my.txt", "--language", "en").stdout == english
    speaking.catalogue.cache_clear()


def test_the_part_of_a_catalogue_that_the_command_line_needs_is_whole() -> None:
    text = (ROOT / "web" / "i18n" / "catalogues" / "ar.ftl").read_text(encoding="utf-8")
    whole, part = parse(text).body, parse(speaking.engine_part(text)).body
    assert not [each for each in part if isinstance(each, Junk)]
    kept = {each.id.name: each for each in part if isinstance(each, Message)}
    assert len(kept) < len(whole) / 2
    for each in whole:
        if isinstance(each, Message) and each.id.name.startswith("engine-"):
            assert each.equals(kept[each.id.name], ignored_fields=["span", "comment"])


def test_what_shows_also_writes_and_odd_options_are_named(tmp_path: Path) -> None:
    shown = call(tmp_path, "lists", "german").stdout
    assert call(tmp_path, "lists", "german", "-o", "g.json").returncode == 0
    assert (tmp_path / "g.json").read_text("utf-8") == shown
    (told,) = json.loads(call(tmp_path, "lists", "german", "--json").stdout)
    assert told["language"] == "de"
    drawn = call(tmp_path, "patterns", "15x15-78a").stdout
    assert call(tmp_path, "patterns", "15x15-78a", "-o", "grid.txt").returncode == 0
    assert (tmp_path / "grid.txt").read_text("utf-8") == drawn
    for says, *line in (
        ("no option --foo", "--foo"),
        ("Did you mean --version?", "-V"),
        ("name of a pattern", "patterns", "-o", "x.txt"),
        ("leave one out", "lists", "german", "--json", "-o", "x.json"),
        ("one puzzle at a time", "print", "a", "b", "--title", "x", "-o", "x.pdf"),
    ):
        done = call(tmp_path, *line)
        assert done.returncode == 2
        assert says in done.stderr


def test_a_set_mixes_lists_and_has_texts(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("CAT: Purrs\nTOAD: Croaks\n", "utf-8")
    (tmp_path / "b.txt").write_text("DOG: Barks\n", "utf-8")
    for place in ("-", "x.pdf"):
        done = call(tmp_path, "batch", "a.txt", "-n", "1", "-o", place)
        assert done.returncode == 2
        assert "needs a folder" in done.stderr
    line = ("batch", "a.txt", "b.txt", "-n", "1", "-j", "1", "--nodes", "9", "-qo", "out")
    assert call(tmp_path, *line, "--title", "{seed}", "--author", "Me").returncode == 0
    puzzle, _ = load(tmp_path / "out/a-001.ipuz")
    assert (puzzle.title, puzzle.author, len(puzzle.entries)) == ("1", "Me", 3)

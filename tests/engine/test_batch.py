"""Sets of puzzles from one list, as a teacher makes them: real processes, real files."""

from __future__ import annotations

import csv
import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from crosscore.formats import ipuz
from crosscore.referee import check
from tests.engine.command import ENGLISH, PATIENCE, ROOT, call, run


def batch(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run("batch", *arguments, cwd=folder, **environment)


def index(folder: Path) -> list[dict[str, str]]:
    with (folder / "index.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def heed_ctrl_c() -> None:
    """What a shell starts in the background is deaf to SIGINT; a process of these tests is not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def pets(tmp_path: Path) -> Path:
    """A folder with a small list and a tiny one."""
    words = "CAT: Purrs\nTIGER: Striped\nLION: King\nGOAT: Beard\nHORSE: Neighs\nRAT: Gnaws\n"
    (tmp_path / "pets.txt").write_text(words, encoding="utf-8")
    (tmp_path / "two.txt").write_text("CAT: Purrs\nTAR: Black\n", encoding="utf-8")
    return tmp_path


def test_a_set_is_the_same_on_one_processor_and_on_two(tmp_path: Path) -> None:
    common = (
        ENGLISH, "-n", "5", "--count", "8", "--nodes", "400",
        "--to", "ipuz,text,csv,puz", "--title", "Monday {seed}",
    )  # fmt: skip
    one = batch(tmp_path, *common, "-o", "one", "-j", "1", PYTHONHASHSEED="1")
    two = batch(tmp_path, *common, "-o", "two", "--jobs", "2", "-q", PYTHONHASHSEED="2")
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert (one.stdout, two.stdout, two.stderr) == ("", "", "")
    told = one.stderr.splitlines()
    assert told[0].startswith("crosscore: english-001: 8 words, ")
    assert told[0].endswith("(1 of 5)")
    assert told[-1] == "crosscore: 5 of 5 different puzzles, 25 files and index.csv in one."
    assert "crosscore: csv: Only the words and their clues: no grid, no title. (5 puzzles)" in told
    assert any(line.endswith("squares. (english-001, and the like of 4 others)") for line in told)
    made = contents(tmp_path / "one")
    assert made == contents(tmp_path / "two")
    rows = index(tmp_path / "one")
    assert [row["name"] for row in rows] == [f"english-{seed:03}" for seed in range(1, 6)]
    for row in rows:
        puzzle, findings = ipuz.loads(made[f"{row['name']}.ipuz"])
        assert findings + check(puzzle) == []
        assert puzzle.title == f"Monday {row['seed']}"
        assert f"{row['name']}-answers.txt" in made
        size = [row["words"], row["crossings"], row["width"], row["height"]]
        assert list(map(int, size)) == [
            len(puzzle.entries), puzzle.crossings(), puzzle.width, puzzle.height,
        ]  # fmt: skip
    assert len({made[f"{row['name']}.ipuz"] for row in rows}) == 5


def test_a_puzzle_that_is_like_another_gives_way_to_the_next_seed(pets: Path) -> None:
    done = batch(pets, "two.txt", "-n", "6", "-o", "out", "-j", "1", "--nodes", "9")
    assert done.returncode == 1  # two words cross in four ways
    assert "two.txt has only 2 usable words; every puzzle has all of them." in done.stderr
    assert "the same as two-00" in done.stderr
    assert "2 of the puzzles were only found like others" in done.stderr
    assert done.stderr.count("; left out") == 5
    assert re.search(r"[1-9][0-9] more puzzles like others, left out\.", done.stderr)
    rows = index(pets / "out")
    assert len(rows) == 4
    grids = [
        json.loads((pets / "out" / f"{row['name']}.ipuz").read_text("utf-8"))["solution"]
        for row in rows
    ]
    assert all(grids.count(grid) == 1 for grid in grids)
    done = batch(pets, "two.txt", "--seeds", "1..6", "-o", "all", "--nodes", "9", "-q")
    assert done.returncode == 1
    assert [row["seed"] for row in index(pets / "all")] == list("123456")
    assert sum(bool(row["same_as"]) for row in index(pets / "all")) >= 2


def test_every_kind_can_be_a_set(pets: Path) -> None:
    done = batch(
        pets, "pets.txt", "--kind", "wordsearch", "--seeds", "8..9", "--level", "hard", "-o", "w"
    )
    assert done.returncode == 0, done.stderr
    assert "clue" not in done.stderr
    assert [row["words"] for row in index(pets / "w")] == ["6", "6"]
    done = batch(pets, "--kind", "numbers", "-n", "2", "--size", "8", "--x", "2..12", "-o", "n")
    assert done.returncode == 0, done.stderr
    assert (pets / "n" / "numbers-002-answers.txt").exists()
    for kind, said in (("kriss-kross", "Words\n\n3\n"), ("codeword", "1 = ")):
        done = batch(pets, "pets.txt", "--kind", kind, "-n", "1", "--count", "6", "-o", kind)
        assert done.returncode == 0, done.stderr
        assert said in (pets / kind / "pets-001-clues.txt").read_text("utf-8")
    done = batch(pets, "pets.txt", "--kind", "fill", "-n", "2", "--size", "4", "-o", "f", "-q")
    assert done.returncode == 1
    assert [line.split(":")[1] for line in done.stderr.splitlines()] == [" pets-001", " pets-002"]
    assert [row["outcome"] for row in index(pets / "f")] == ["exhausted", "exhausted"]
    assert "too few to fill a grid" in index(pets / "f")[0]["reason"]
    assert [path.name for path in (pets / "f").iterdir()] == ["index.csv"]


def test_a_format_that_cannot_hold_them_is_told_once(pets: Path) -> None:
    wordsearch = ("pets.txt", "--kind", "wordsearch", "-n", "2", "-j", "1")
    done = batch(pets, *wordsearch, "--to", "template,ipuz", "-o", "some", "-q")
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("crosscore: template: not written. A word search has no template")
    assert line.endswith("(2 puzzles)")
    done = batch(pets, *wordsearch, "--to", "all", "-o", "all", "-q")
    assert (done.returncode, done.stderr) == (0, "")
    assert {"pets-001.ipuz", "pets-001-words.json"} <= set(contents(pets / "all"))
    assert "pets-001.zip" not in contents(pets / "all")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_puzzles_and_an_index(tmp_path: Path, jobs: str) -> None:
    arguments = [ENGLISH, "-n", "900", "--count", "8", "--nodes", "20000", "-o", "out", "-j", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "crosscore", "batch", *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal sends the signal to all processes
        preexec_fn=heed_ctrl_c,
    )
    assert process.stderr
    told = [process.stderr.readline() for _ in range(3)]
    os.killpg(process.pid, signal.SIGINT)
    rest = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 130, rest
    assert rest.splitlines()[-1] == "crosscore: stopped."
    assert "Traceback" not in rest
    assert "(3 of 900)" in told[2]
    made = contents(tmp_path / "out")
    rows = index(tmp_path / "out")
    assert 3 <= len(rows) < 900
    assert not [name for name in made if name.endswith(".part")]
    for row in rows:
        assert {f"{row['name']}.ipuz", f"{row['name']}-answers.txt"} <= set(made)


def test_on_a_terminal_one_line_is_rewritten(pets: Path) -> None:
    mine, theirs = pty.openpty()
    arguments = [ENGLISH, "-n", "3", "--count", "8", "-o", "out", "-j", "1", "--to", "ipuz"]
    done = subprocess.run(
        [sys.executable, "-m", "crosscore", "batch", *arguments, "--nodes", "50"],
        cwd=pets,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=theirs,
        timeout=PATIENCE,
    )
    os.close(theirs)
    said = os.read(mine, 10_000).decode()
    os.close(mine)
    assert done.returncode == 0, said
    assert "\r1 of 3 puzzles" in said
    assert "\r3 of 3 puzzles" in said
    assert said.count("\n") == 1  # what came of it all


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["pets.txt", "-o", "out"], "-n/--number --seeds is required"),
        (["pets.txt", "-n", "2"], "-o/--output"),
        (["pets.txt", "-n", "0", "-o", "out"], "-n 0 must be a set of 1 to 1,000,000"),
        (["pets.txt", "-n", "1000001", "-o", "out"], "1 to 1,000,000"),
        (["pets.txt", "-n", "2", "--seeds", "1..3", "-o", "out"], "not allowed with"),
        (["pets.txt", "--seeds", "5", "-o", "out"], "such as 1..30"),
        (["pets.txt", "--seeds", "5..2", "-o", "out"], "1 to 1,000,000"),
        (["pets.txt", "--seeds", "1..9007199254740992", "-o", "out"], "goes beyond"),
        (["-n", "2", "-o", "out"], "WORDS is required"),
        (["pets.txt", "--kind", "numbers", "-n", "2", "-o", "out"], "takes no word list"),
        (["pets.txt", "--kind", "dance", "-n", "2", "-o", "out"], "invalid choice: 'dance'"),
        (["pets.txt", "--kind"], "expected one argument"),
        (["pets.txt", "-n", "2", "-o", "out", "--level", "hard"], "unrecognized arguments"),
        (["pets.txt", "-n", "2", "-o", "out", "--count", "1"], "from 2 to 2000"),
        (["pets.txt", "-n", "2", "-o", "out", "--to", "doc"], "no format 'doc'"),
        (["pets.txt", "-n", "2", "-o", "out", "--to", ","], "names no format"),
        (["pets.txt", "-n", "2", "-o", "out", "--jobs", "0"], "--jobs must be"),
        (["pets.txt", "-n", "2", "-o", "out", "--nodes", "0"], "--nodes must be"),
        (["pets.txt", "-n", "2", "-o", "out", "--time", "-1"], "from 0.1 to 600"),
        (["pets.txt", "-n", "2", "-o", "pets.txt"], "overwritten by itself"),
        (["out/index.csv", "-n", "2", "-o", "out"], "cannot be read"),
        (["index.csv", "-n", "2", "-o", "."], "overwritten by itself"),
        (["pets.txt", "-n", "2", "-o", "out", "--title", "x" * 201], "--title: The title has 201"),
        (["pets.txt", "-n", "2", "-o", "out", "--to", "docx"], "need python-docx"),
    ],
    ids=lambda v: " ".join(v)[:40] if isinstance(v, list) else "",
)
def test_what_cannot_be_is_told_before_anything_is_made(
    pets: Path, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    from crosscore.cli import main

    (pets / "index.csv").write_text("word,clue\nCAT,Purrs\nTAR,Black\n", encoding="utf-8")
    monkeypatch.chdir(pets)
    monkeypatch.setitem(sys.modules, "docx", None)  # not installed
    before = contents(pets)
    assert main(["batch", *arguments]) == 2
    told = capsys.readouterr().err.splitlines()
    assert says in told[-1]
    assert contents(pets) == before


def test_words_come_from_standard_input_and_texts_from_options(
    pets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from crosscore.cli import main

    listed = io.TextIOWrapper(io.BytesIO((pets / "pets.txt").read_bytes()))
    monkeypatch.setattr(sys, "stdin", listed)
    before = signal.getsignal(signal.SIGTERM)
    made = ["--kind", "wordsearch", "-n", "1", "-o", str(pets / "out"), "--to", "ipuz"]
    texts = ["--author", "Ann", "--notes", "For {all}", "--copyright", "2026 A"]
    assert main(["batch", "-", *made, *texts, "--title", "No. {seed}"]) == 0
    (found,) = (pets / "out").glob("*.ipuz")
    puzzle, _ = ipuz.loads(found.read_bytes())
    assert (puzzle.title, puzzle.author) == ("No. 1", "Ann")
    assert dict(puzzle.about) == {"notes": "For {all}", "copyright": "2026 A"}
    assert signal.getsignal(signal.SIGTERM) == before


def children(process: int) -> list[int]:
    """The processes that a process has started, by their numbers."""
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def test_what_ends_a_search_at_once_is_quick(pets: Path) -> None:
    """A process that searches is stopped within the search, not after it, whenever it is told."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "crosscore", "batch", ENGLISH, "-n", "4", "-o", "out"),
            *("--count", "300", "--time", "600", "-j", "2"),
        ],
        cwd=pets,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        preexec_fn=heed_ctrl_c,
    )
    while len(children(process.pid)) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=PATIENCE) == 130  # they would search for ten minutes
    assert process.stderr
    process.stderr.close()


def test_what_a_lost_process_was_making_is_made_again_and_what_is_there_is_not(
    pets: Path,
) -> None:
    common = (ENGLISH, "-n", "24", "--count", "8", "--nodes", "5000", "--to", "ipuz")
    process = subprocess.Popen(
        [sys.executable, "-m", "crosscore", "batch", *common, "-o", "out", "-j", "2"],
        cwd=pets,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr
    process.stderr.readline()
    os.kill(children(process.pid)[-1], signal.SIGKILL)
    told = process.communicate(timeout=PATIENCE)[1].splitlines()
    assert process.returncode == 0, told
    assert "crosscore: a process was ended by the system; what it was making is made again." in told
    made = contents(pets / "out")
    assert len(index(pets / "out")) == 24
    (pets / "out" / "english-007.ipuz").unlink()  # and another one is cut off
    (pets / "out" / "english-009.ipuz").write_bytes(b"{")
    again = call(pets, "batch", *common, "-o", "out", "-j", "1")
    assert again.returncode == 0
    assert "22 of them were there already" in again.stderr
    assert {k: v for k, v in contents(pets / "out").items() if k[0] != "."} == {
        k: v for k, v in made.items() if k[0] != "."
    }
    other = call(pets, "batch", *common, "-o", "out", "-j", "1", "--min-length", "4")
    assert "there already" not in other.stderr  # other options, other puzzles
    assert contents(pets / "out")["english-007.ipuz"] != made["english-007.ipuz"]


def test_a_large_set_has_folders_and_can_be_made_by_threads(
    pets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crosscore.cli.batch._MANY", 3)
    done = call(
        pets, "batch", "pets.txt", "--kind", "wordsearch", "--seeds", "998..1001", "-o", "out",
        "--to", "tsv", "--executor", "threads:2",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    names = ["0/pets-0998", "0/pets-0999", "1/pets-1000", "1/pets-1001"]
    assert [row["name"] for row in index(pets / "out")] == names
    assert all((pets / "out" / f"{name}-words.tsv").exists() for name in names)


@pytest.mark.parametrize(
    ("executor", "says"),
    [
        ("cloud:3", "no executor 'cloud:3'"),
        ("dask", "names no scheduler"),
        ("threads:0", "a number from 1 to 1,000"),
        ("processes:many", "a number from 1 to 1,000"),
    ],
)
def test_nobody_makes_puzzles_who_is_not_known(pets: Path, executor: str, says: str) -> None:
    done = call(pets, "batch", "pets.txt", "-n", "2", "-o", "out", "--executor", executor)
    assert done.returncode == 2
    assert says in done.stderr
    assert not (pets / "out").exists()

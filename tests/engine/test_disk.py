"""Files are written whole or not at all, and nothing else of the user's is touched."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from crosscore import CrosscoreError, disk, make
from tests.engine.command import call
from tests.word_lists import THREE


def test_a_file_is_replaced_and_its_neighbours_stay(tmp_path: Path) -> None:
    for name in ("a.txt", "a.txt.part"):
        (tmp_path / name).write_text("mine", "utf-8")
    (tmp_path / "a.txt").chmod(0o600)
    disk.put(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text("utf-8") == "new"
    assert (tmp_path / "a.txt.part").read_text("utf-8") == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "a.txt.part"]
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "a.txt").stat().st_mode) == 0o600


def test_of_several_files_all_are_written_or_none(tmp_path: Path) -> None:
    (tmp_path / "a-answers.svg").mkdir()
    puzzle = make("crossword", THREE, nodes=9)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(CrosscoreError, match=r"a-answers\.svg cannot be written"):
        puzzle.save(tmp_path / "a.svg")
    assert sorted(tmp_path.iterdir()) == before
    words = tmp_path / "words.txt"
    words.write_text("CAT\nDOG\n", "utf-8")
    done = call(tmp_path, "crossword", "words.txt", "--nodes", "9", "-o", "a.svg")
    assert done.returncode == 2
    assert "a-answers.svg cannot be written" in done.stderr
    words.unlink()
    assert sorted(tmp_path.iterdir()) == before


def test_a_name_that_is_too_long_is_named(tmp_path: Path) -> None:
    long = 300 * "a"
    (tmp_path / "words.txt").write_text("CAT\nTOAD\n", "utf-8")
    for says, *line in (
        ("is neither a file nor a list", "crossword", long),
        ("cannot be read: File name too long", "check", f"{long}.ipuz"),
        ("cannot be written: File", "crossword", "words.txt", "--nodes", "9", "-o", f"{long}.svg"),
    ):
        done = call(tmp_path, *line)
        assert done.returncode == 2
        assert says in done.stderr
        assert "aaaa" in done.stderr
        assert len(done.stderr) < 300


def test_a_name_with_two_endings_chooses_the_format(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("CAT: Purrs\nTOAD: Croaks\n", "utf-8")
    for name, start in (("x.anki.txt", "#separator"), ("x.gift.txt", "[plain]"), ("x.txt", "Acr")):
        assert call(tmp_path, "crossword", "words.txt", "--nodes", "9", "-qo", name).returncode == 0
        assert start in (tmp_path / name).read_text("utf-8-sig")[:40]

"""The word lists that come with Crosscore: by name, beside files, for commands and scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from crosscore import CrosscoreError, dictionaries, make, read_words
from tests.engine.command import call


def test_a_list_is_read_by_its_name_or_as_itself() -> None:
    listed = {each.name: each for each in dictionaries()}
    assert len(listed) == 14
    assert listed["english"].language == listed["english"].clues == "en"
    both = listed["english-spanish"]
    assert (both.language, both.clues) == ("es", "en")
    assert both.description == "Spanish words with English clues"
    for name in ("chinese", "hindi", "english-spanish"):
        read = read_words(name)
        assert read == read_words(listed[name])
        assert (read.alphabet.code, read.issues) == (listed[name].language, ())
        assert len(read.words) == listed[name].count > 500
    assert make("crossword", "Korean", count=5, nodes=500).language == "ko"


def test_a_file_wins_and_a_folder_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hindi").mkdir()
    assert len(read_words("hindi").words) > 500
    Path("german").write_text("EIS: kalt\nEI: oval\n", "utf-8")
    assert [word.shown for word in read_words("german", language="de").words] == ["EIS", "EI"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("englsh", "'englsh' is neither a file nor a list that comes with Crosscore; did you mean"),
        ("zzz", "'zzz' is neither a file nor a list that comes with Crosscore; `crosscore lists`"),
        ("englsh.csv", "englsh.csv cannot be read"),
        ("no/english", "english cannot be read"),
    ],
)
def test_what_is_neither(tmp_path: Path, name: str, says: str) -> None:
    with pytest.raises(CrosscoreError, match=says):
        read_words(name)
    done = call(tmp_path, "crossword", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_commands_show_lists_write_one_and_take_their_names(tmp_path: Path) -> None:
    table = call(tmp_path, "lists").stdout.splitlines()
    assert len(table) == 15
    assert " ".join(table[5].split()) == "english-spanish 527 Spanish words with English clues"
    shown = json.loads(call(tmp_path, "lists", "--json").stdout)
    assert [(each["name"], each["words"]) for each in shown][3:5] == [
        ("english", 5366),
        ("english-spanish", 527),
    ]
    assert call(tmp_path, "lists", "english-spanish", "-o", "es.csv").returncode == 0
    assert len((tmp_path / "es.csv").read_text("utf-8").splitlines()) == 528
    printed = json.loads(call(tmp_path, "lists", "english-spanish").stdout)
    assert len(printed) == 527
    made = call(tmp_path, "crossword", "english-spanish", "--count", "5", "--nodes", "500")
    assert (made.returncode, made.stderr) == (0, "")
    by_file = call(tmp_path, "crossword", "es.csv", "--count", "5", "--nodes", "500")
    for what in ("solution", "clues"):
        assert json.loads(made.stdout)[what] == json.loads(by_file.stdout)[what]
    grid = ("fill", "--lexicon", "english:5", "--size", "5", "--nodes", "20000", "-o", "a.ipuz")
    assert call(tmp_path, *grid).returncode == 0
    assert call(tmp_path, "crossword", "hindi", "--count", "4", "-o", "hindi").returncode == 0
    for wrong in (("lists", "zzz"), ("lists", "-o", "a.csv"), ("lists", "hindi", "-o", "a.odd")):
        assert call(tmp_path, *wrong).returncode == 2

"""Sets of different puzzles as the page asks for them, against those of the command line."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from crosscore import versions
from crosscore.making import BY_COMMAND
from tests.engine.command import run
from tests.engine.player import Player
from tests.word_lists import LISTS

LIST = LISTS / "english.json"

#: what each kind is asked for: few and small, and something that is not usual
ASKED: dict[str, dict[str, Any]] = {
    "crossword": {"count": 9, "goal": "page"},
    "fill": {"size": "7x7", "blocks": "rows"},
    "numbers": {"size": "8x8"},
    "wordsearch": {"count": 7, "level": "easy"},
    "kriss-kross": {"count": 8},
    "codeword": {"count": 12},
}


def versions_of(player: Player, **fields: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    player.told.clear()
    end = player.job("puzzle.versions", **fields)
    return [note for note in player.told if note["type"] == "version"], end


def files_of(made: list[dict[str, Any]]) -> dict[str, str]:
    return {file["name"]: file["text"] for note in made for file in note["files"]}


@pytest.mark.parametrize("name", BY_COMMAND)
def test_a_set_of_the_page_is_that_of_the_command_line(
    name: str, tmp_path: Path, player: Player, english: dict[str, Any]
) -> None:
    kind, options = BY_COMMAND[name], ASKED[name]
    nodes = versions.nodes_for(kind)
    words = {"dictionary": english["id"]} if kind.dictionary else {"language": "en"}
    shown = player.job("puzzle.new", kind=kind.id, options=options, seed=77, nodes=nodes, **words)
    words.pop("language", None)
    made, end = versions_of(
        player, document=shown["document"], number=3, to=["ipuz", "text"], **words,
        titles=[f"Set {n}" for n in (1, 2, 3)],
    )  # fmt: skip
    assert end["outcome"] == "found"
    assert [(note["number"], note["seed"]) for note in made] == [(1, 1), (2, 2), (3, 3)]
    assert [note["view"]["title"] for note in made] == ["Set 1", "Set 2", "Set 3"]

    given = [text for key, value in options.items() for text in (f"--{key}", str(value))]
    listed = [str(LIST)] if kind.dictionary else []
    limit = ["--nodes", str(nodes)] if nodes else []
    done = run(
        "batch", *listed, "--kind", name, "-n", "3", "-o", "out", "--title", "Set {seed}",
        *given, *limit, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    theirs = {path.name: path.read_bytes() for path in (tmp_path / "out").glob("[!.]*")}
    base = (listed and LIST.stem) or name
    ours = {key.replace(kind.file, base): text for key, text in files_of(made).items()}
    assert ours.keys() == theirs.keys()
    for key, text in ours.items():
        told = text.replace(f",{kind.file}-", f",{base}-") if key == versions.INDEX else text
        assert told.encode() == theirs[key], key


def test_a_puzzle_like_another_gives_way_and_the_page_hears_that_there_are_no_more(
    player: Player,
) -> None:
    """Two words cross in four ways, so that nobody can make six."""
    loaded = player.job("dictionary.load", b"CAT: Purrs\nTAR: Black\n", name="two.txt")
    name = loaded["dictionary"]["id"]
    shown = player.new(loaded["dictionary"], options={"count": 2})
    made, end = versions_of(player, document=shown["document"], dictionary=name, number=6, nodes=9)
    assert end["outcome"] == "limit"
    assert 1 < len(made) < 6
    assert [note["number"] for note in made] == list(range(1, len(made) + 1))
    grids = [[[cell and cell["t"] for cell in r] for r in n["view"]["cells"]] for n in made]
    assert all(one not in grids[:at] for at, one in enumerate(grids))


def test_without_its_list_the_words_stay_and_so_do_the_texts(
    player: Player, english: dict[str, Any]
) -> None:
    shown = player.new(english, seed=77, options={"count": 12})
    values = {"title": "Animals", "author": "Me", "sheet": {"word_bank": True}}
    document = player.ask("puzzle.set", document=shown["document"], values=values)["document"]
    made, _ = versions_of(
        player, document=document, dictionary=english["id"], number=2, same_words=1, nodes=500
    )
    own = sorted(word["word"] for word in shown["view"]["words"])
    for note in made:
        view = note["view"]
        assert sorted(word["word"] for word in view["words"]) == own
        assert (view["title"], view["author"]) == ("Animals", "Me")
        assert view["bank"]
    others, _ = versions_of(
        player, document=document, dictionary=english["id"], number=1, nodes=500
    )
    assert sorted(word["word"] for word in others[0]["view"]["words"]) != own


@pytest.mark.parametrize("how", ["first", "some", "none"])
def test_letters_are_given_as_in_the_puzzle_that_is_seen(
    player: Player, english: dict[str, Any], how: str
) -> None:
    def given(view: dict[str, Any]) -> tuple[int, int]:
        """How many letters are, and how many of them a word begins with."""
        cells = [cell for row in view["cells"] for cell in row if cell and cell.get("given")]
        return len(cells), sum("n" in cell for cell in cells)

    shown = player.new(english, seed=77, options={"count": 12})
    asked = player.ask("puzzle.give", document=shown["document"], how=how)
    made, _ = versions_of(
        player, document=asked["document"], dictionary=english["id"], number=2, nodes=500
    )
    there, first = given(asked["view"])
    for note in made:
        number, numbered = given(note["view"])
        if how == "first":
            assert number == numbered
            assert number >= 9  # some words begin in one cell
            assert there == first
        else:
            assert bool(there) == bool(number) == (how == "some")
            assert number <= there


def test_stop_keeps_what_was_told(player: Player, english: dict[str, Any]) -> None:
    shown = player.new(english, options={"count": 10})
    job = player.ask(
        "puzzle.versions", document=shown["document"], dictionary=english["id"], number=50
    )["job"]
    made: list[dict[str, Any]] = []
    while len(made) < 3:
        made += [note for note in player.step() if note["type"] == "version"]
    assert player.ask("job.cancel", job=job)["type"] == "ok"
    assert player.end(job)["outcome"] == "stopped"
    rows = list(csv.DictReader(io.StringIO(made[-1]["files"][-1]["text"].removeprefix("\ufeff"))))
    assert [row["seed"] for row in rows] == ["1", "2", "3"]


def test_what_cannot_be_made_is_told(player: Player, english: dict[str, Any]) -> None:
    shown = player.new(english, options={"count": 10})
    fields = {"document": shown["document"], "dictionary": english["id"]}
    for wrong in ({"number": 0}, {"number": 101}, {"number": 2, "titles": ["One"]}):
        assert player.ask("puzzle.versions", **fields, **wrong)["code"] == "bad-message"
    long = player.ask("puzzle.versions", **fields, number=1, titles=["x" * 201])
    assert long["code"] == "too-long-text"

    loaded = player.job("dictionary.load", b"CAT: Purrs\nTIGER: Striped\n", name="few.txt")
    asked = {"kind": "filled", "language": "en", "options": {"size": "9x9", "blocks": "rows"}}
    drawing = player.ask("grid.new", **asked, seed=1)
    made, end = versions_of(
        player, document=drawing["document"], dictionary=loaded["dictionary"]["id"], number=2
    )
    assert end["outcome"] == "found"
    assert [("view" in note, bool(note["reason"]["message"])) for note in made] == [
        (False, True), (False, True),
    ]  # fmt: skip
    assert files_of(made).keys() == {versions.INDEX}

"""Files that were saved by version 0.1: they are opened as ever.

saved-0.1/ was made by the code of commit 769b2b0 and is not made anew:

- drawings and puzzles of each kind in English, Bangla and Hebrew, as .ipuz; one file or more of
  each other format;
- index.json: what that code read from each file that it could open. `same`: written as .ipuz it
  was the same bytes again; `document` is the SHA-256 of what it wrote;
- links.json: what stood behind the # of a link to some of the puzzles;
- device.json: what the page kept on the device. `indexedDB` has the rows of each store, a file's
  blob in base64; `localStorage` is as it was.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

from crosscore import FORMATS, CrosscoreError, check, export, load, read_words
from crosscore.formats.html import recognises as is_page
from crosscore.formats.ipuz import dumps
from crosscore.grid import LETTERS
from crosscore.puzzle import Puzzle
from crosscore.service import Service
from tests.page.player import in_node

SAVED = Path(__file__).with_name("saved-0.1")
OPENED: dict[str, Any] = json.loads((SAVED / "index.json").read_text("utf-8"))
LINKS: dict[str, str] = json.loads((SAVED / "links.json").read_text("utf-8"))
DEVICE: dict[str, Any] = json.loads((SAVED / "device.json").read_text("utf-8"))
TEXTS = (".txt", ".svg", ".csv", ".tsv", ".json")  # of what is saved, but is not opened as a puzzle
LATER = {  # formats that version 0.1 did not have
    *("xd", "h5p", "moodle", "gift", "glossary", "anki", "quizlet", "embed", "pdf", "png", "docx"),
}
OLD, ORIGIN = b'"origin": "Crosscore 0.1.0"', re.compile(rb'"origin": "Crosscore [^"]+"')


def before(document: dict[str, Any]) -> dict[str, Any]:
    """A document as that version had it: word searches now have what other programs ask for."""
    if not document["kind"][0].endswith("wordsearch#1"):
        return document
    made: dict[str, Any] = {}
    for key, value in document.items():
        if key == "showanswers":
            made["dictionary"] = False
        made[key] = value
    made["kind"] = made["kind"][:1]
    made["solution"] = {word: line(**place) for word, place in made["solution"].items()}
    return made


def line(cells: list[list[int]]) -> dict[str, Any]:
    """Cells as their first one, the step to the next, and how many they are."""
    (column, row), (on, down) = cells[:2]
    return {"line": [cells[0], [on - column, down - row], len(cells)]}


def written(puzzle: Puzzle) -> bytes:
    """A puzzle as .ipuz, as if it had been written by the version before."""
    (file,) = export(puzzle, "ipuz", "puzzle")
    data = dumps(before(json.loads(file.data))).encode()
    assert puzzle.model == LETTERS or data == file.data
    return ORIGIN.sub(OLD, data)


def faults(name: str, data: bytes) -> list[str]:
    """What of a saved file is not read as it was."""
    known = OPENED[name]
    puzzle, issues = load(data)
    now = {
        "kind": puzzle.kind,
        "language": puzzle.language,
        "title": puzzle.title,
        "words": [word.surface for word in puzzle.words],
        "issues": [issue.code for issue in issues],
        "same": written(puzzle) == data,
        "document": hashlib.sha256(written(puzzle)).hexdigest(),
    }
    return [field for field in known if known[field] != now[field]]


def told(service: Service, **message: Any) -> dict[str, Any]:
    """What the engine answers."""
    answer: dict[str, Any] = json.loads(service.handle(json.dumps({"v": 1, "id": 1, **message})))
    return answer


@pytest.mark.parametrize("name", OPENED)
def test_a_file_is_read_and_written_as_it_was(name: str) -> None:
    data = (SAVED / name).read_bytes()
    assert faults(name, data) == []
    assert check(load(data)[0]) == []


def test_a_letter_more_in_a_title_is_noticed() -> None:
    data = (SAVED / "freeform-en.ipuz").read_bytes()
    assert faults("freeform-en.ipuz", data.replace("“before”".encode(), "“before!”".encode())) == [
        "title",
        "document",
    ]


@pytest.mark.parametrize("name", OPENED)
def test_a_file_that_is_cut_off_is_refused(name: str) -> None:
    """Of the two formats in which clues come last, what is missing is told."""
    data = (SAVED / name).read_bytes()
    end = data.index(b"</script>", data.index(b'id="puzzle"')) if is_page(data) else len(data)
    cut = data[: end * 2 // 3]
    if name.endswith((".puz", ".exolve")):
        assert {"issues", "document"} <= set(faults(name, cut))
    else:
        with pytest.raises(CrosscoreError):
            load(cut)


def test_all_files_are_known_and_all_formats_are_there() -> None:
    names = {path.name for path in SAVED.iterdir()}
    assert {name for name in names if not name.endswith(TEXTS)} == set(OPENED)
    kinds = ("freeform", "filled", "numbers", "wordsearch")
    assert {f"{kind}-{code}.ipuz" for kind in kinds for code in ("en", "bn", "he")} <= names
    puzzle, _ = load(SAVED / "freeform-en.ipuz")
    hebrew, _ = load(SAVED / "filled-he.ipuz")
    for to in set(FORMATS) - LATER:
        files = export(hebrew if to == "ipuz-seen" else puzzle, to, "x")
        endings = {Path(file.name).suffix for file in files}
        assert endings & {Path(name).suffix for name in names}, to
    assert sum(path.stat().st_size for path in SAVED.iterdir()) < 300_000


@pytest.mark.parametrize("name", ["saved-words.csv", "saved-words.tsv", "saved-words.json"])
def test_lists_of_words_are_read_as_they_were(name: str) -> None:
    puzzle, _ = load(SAVED / "freeform-en.ipuz")
    read = read_words(str(SAVED / name), language="en")
    assert {word.answer: word.clue for word in read.words} == {
        word.answer: word.clue for word in puzzle.words
    }
    assert read.issues == ()


def unpacked(fragment: str) -> Any:
    """What a link holds, short as it is."""
    form, _, packed = fragment.partition(".")
    assert form == "1"
    data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    return json.loads(zlib.decompress(data, -zlib.MAX_WBITS))


@pytest.mark.parametrize("name", LINKS)
def test_a_link_holds_what_it_held(name: str) -> None:
    document = json.loads((SAVED / name).read_text("utf-8"))
    answer = told(Service(), type="puzzle.link", document=document)
    assert unpacked(answer["fragment"]) == unpacked(LINKS[name])


def test_a_link_that_is_cut_off_holds_nothing() -> None:
    for fragment in LINKS.values():
        with pytest.raises((ValueError, zlib.error)):
            unpacked(fragment[: len(fragment) * 2 // 3])


def test_the_player_opens_links_that_were_sent(node_command: list[str], tmp_path: Path) -> None:
    sent = [fragment.partition(".")[2] for fragment in LINKS.values()]
    cut = [text[: len(text) * 2 // 3] for text in sent]
    made = in_node(node_command, tmp_path, [{"text": text} for text in [*sent, *cut]])
    shown, refused = made[: len(sent)], made[len(sent) :]
    for name, found in zip(LINKS, shown, strict=True):
        view = found["play"]["view"]
        puzzle, _ = load(SAVED / name)
        placed = {"".join(puzzle.words[entry.word].answer) for entry in puzzle.entries}
        assert {"".join(word["cells"]) for word in view["words"] if word} == placed
        assert view["title"] == puzzle.title
    assert all("wrong" in found for found in refused)


@pytest.mark.parametrize("at", range(len(DEVICE["indexedDB"]["contents"])))
def test_what_the_page_kept_is_opened_by_the_engine(at: int) -> None:
    row, kept = (DEVICE["indexedDB"][store][at] for store in ("puzzles", "contents"))
    assert row["id"] == kept["id"]
    document = json.loads(kept["document"])
    answer = told(Service(), type="puzzle.view", document=document)
    assert answer["type"] == "puzzle", answer
    view = answer["view"]
    assert (view["kind"], view["title"], view["language"]) == (
        row["kind"], row["title"], row["language"],
    )  # fmt: skip
    assert (view["counts"]["placed"], view["counts"]["given"]) == (row["placed"], row["given"])
    assert [word["word"] for word in view["words"]] == [w["word"] for w in kept["view"]["words"]]
    assert before(answer["document"]) == document | {"origin": answer["document"]["origin"]}


def test_lists_and_files_that_the_page_kept_are_read() -> None:
    for kept in DEVICE["indexedDB"]["lists"]:
        answer = told(Service(), type="words.check", rows=kept["rows"], language=kept["language"])
        words = [row["word"] for row in kept["rows"] if row["word"]]
        assert answer.get("usable") == len(words), answer
    for file in DEVICE["indexedDB"]["files"]:
        words_of_file = read_words(base64.b64decode(file["blob"]), language=file["language"])
        assert len(words_of_file.words) == file["words"]


def test_options_that_the_page_kept_are_options_still() -> None:
    kinds = {kind["id"]: kind for kind in told(Service(), type="hello", protocol=1)["kinds"]}
    kept = {
        name.removeprefix("crosscore."): value for name, value in DEVICE["localStorage"].items()
    }
    chosen = {
        name: json.loads(value) for name, value in kept.items() if name.startswith("options.")
    }
    assert {name.removeprefix("options.") for name in chosen} <= set(kinds)
    for name, values in chosen.items():
        fields = {field["name"]: field for field in kinds[name.removeprefix("options.")]["fields"]}
        for option in values.keys() - {"of"}:
            choices = [choice["value"] for choice in fields[option]["choices"]]
            assert not choices or values[option] in choices
    assert json.loads(kept["export"]) in FORMATS

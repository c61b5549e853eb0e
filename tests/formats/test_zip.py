"""All files of a puzzle in one .zip, its words as a list, and what comes back of both."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosscore import dictionary, formats
from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz, zipped
from crosscore.formats.ipuz import MAX_BYTES
from crosscore.puzzle import Puzzle, Word
from tests.crosswords import example, puzzle_of, workshop


def zip_of(members: Mapping[str, bytes], way: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", way) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return made.getvalue()


def saved(puzzle: Puzzle) -> bytes:
    return ipuz.dumps(ipuz.to_document(puzzle)).encode()


OURS = saved(example())
WHOLE = zip_of({"a/": b"", "a/my.ipuz": OURS, "read me.txt": b"Hello"})


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", ["csv", "tsv", "json"])
def test_the_words_are_read_back_as_they_are(to: str) -> None:
    puzzle = example()
    assert puzzle.unplaced
    (file,) = formats.export(puzzle, to, "my")
    assert file.name == f"my-words.{to}"
    rows = dictionary.parse(file.data, file.name).rows
    assert [(row.word, row.clue) for row in rows] == [(w.surface, w.clue) for w in puzzle.words]
    (lost,) = formats.losses(puzzle, to)
    assert "no grid" in lost.message


def test_a_list_that_would_be_read_differently_is_refused_with_the_word() -> None:
    puzzle = replace(example(), words=(), entries=(), unplaced=())
    for to in ("csv", "tsv", "json"):
        assert formats.refusal(puzzle, to) == "There are no words to save yet."
        with pytest.raises(CrosscoreError, match="no words"):
            formats.export(puzzle, to, "my")
    same = (Word("CAT", ("C", "A", "T"), "a"), Word("CAT", ("K", "A", "T"), "b"))
    puzzle = replace(example(), words=same, entries=(), unplaced=())
    assert "the same word, CAT" in str(formats.refusal(puzzle, "json"))
    assert formats.refusal(puzzle, "csv") is None


# -- .zip ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", [example(), workshop()])
def test_a_zip_has_each_file_once_and_is_the_same_bytes_every_time(puzzle: Puzzle) -> None:
    (file,) = formats.export(puzzle, "zip", "my")
    assert formats.export(puzzle, "zip", "my")[0].data == file.data
    with zipfile.ZipFile(io.BytesIO(file.data)) as archive:
        names = archive.namelist()
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        wanted = [
            made.name
            for to in formats.FORMATS
            if to != "zip" and not formats.refusal(puzzle, to)
            for made in formats.export(puzzle, to, "my")
        ]
        assert names == list(dict.fromkeys(wanted))
        assert len(wanted) == len(names) + 1  # the page to solve is also what a frame shows
        assert archive.read("my.ipuz") == saved(puzzle)
    assert formats.losses(puzzle, "zip") == []
    assert formats.load(file.data, "my.zip") == (puzzle, [])


def test_a_puzzle_of_two_ipuz_files_opens_as_the_whole_one() -> None:
    puzzle = replace(puzzle_of(["גשר"], "he"), title="Peace")
    (file,) = formats.export(puzzle, "zip", "my")
    with zipfile.ZipFile(io.BytesIO(file.data)) as archive:
        assert {"my.ipuz", "my-as-seen.ipuz"} <= set(archive.namelist())
    assert formats.load(file.data) == (puzzle, [])
    other = {"my.ipuz": saved(puzzle), "other.ipuz": OURS}
    with pytest.raises(CrosscoreError, match="several"):
        formats.load(zip_of(other))


def test_the_one_puzzle_in_a_zip_opens() -> None:
    assert formats.load(WHOLE)[0] == example()
    beside = {"__MACOSX/my.ipuz": b"x", ".hidden.ipuz": OURS, "my.ipuz": OURS}
    assert formats.load(zip_of(beside))[0] == example()
    jpz = formats.export(example(), "jpz", "other")[0]
    assert len(formats.load(zip_of({"other.jpz": jpz.data}))[0].entries) == 3
    assert formats.load(zip_of({"other.jpz": jpz.data, "my.ipuz": OURS}))[0] == example()


def patched(data: bytes, mark: bytes, at: int, value: bytes) -> bytes:
    """The archive with some bytes of each of its headers of a kind replaced."""
    made, place = bytearray(data), data.find(mark)
    while place >= 0:
        made[place + at : place + at + len(value)] = value
        place = data.find(mark, place + 1)
    return bytes(made)


LOCAL, CENTRAL = b"PK\x03\x04", b"PK\x01\x02"
QUINE = zip_of({"in.jpz": zip_of({"in.jpz": zip_of({"my.ipuz": OURS})})})
BOMB = zip_of({f"{n}.ipuz": bytes(zipped.MAX_UNPACKED // 4) for n in range(5)})


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (zip_of({}), "no puzzle in it"),
        (zip_of({"a.txt": b"CAT\nDOG", "b.csv": b"word,clue\nCAT,Purrs"}), "no puzzle in it"),
        (zip_of({"a.ipuz": OURS, "b.ipuz": OURS}), "several puzzles (a.ipuz, b.ipuz)"),
        (zip_of({f"{n}.ipuz": OURS for n in range(9)}), "(0.ipuz, 1.ipuz, 2.ipuz, …)"),
        (zip_of({"a.zip": WHOLE}), "another .zip file"),
        (QUINE, "another .zip file"),
        (BOMB, "64 MB when it is unpacked"),
        (zip_of({"in.jpz": BOMB}), "64 MB when it is unpacked"),
        (zip_of({str(n): b"" for n in range(1001)}), "more than 1,000 files"),
        (zip_of({"../../my.ipuz": OURS}), "leave their folder"),
        (zip_of({"/etc/my.ipuz": OURS}), "leave their folder"),
        (zip_of({"C:\\my.ipuz": OURS}), "leave their folder"),
        (zip_of({"my.ipuz": OURS}, zipfile.ZIP_BZIP2), "an unusual way"),
        (patched(WHOLE, CENTRAL, 8, b"\x01"), "locked with a password"),
        (patched(WHOLE, CENTRAL, 24, struct.pack("<I", 99)), "is damaged"),
        (patched(WHOLE, CENTRAL, 16, b"\0\0\0\0"), "is damaged"),
        (WHOLE[:-30], "is damaged"),
        (WHOLE[:200], "is damaged"),
        (b"PK\x03\x04" + bytes(99), "is damaged"),
    ],
    ids=lambda v: v if isinstance(v, str) else "",
)
def test_a_wrong_zip_is_refused_in_one_sentence(data: bytes, says: str) -> None:
    with pytest.raises(CrosscoreError) as caught:
        formats.load(data, "my.zip")
    assert caught.value.code == "not-zip"
    assert caught.value.message.startswith("my.zip isn’t a .zip file with a puzzle")
    assert says in caught.value.message


def test_what_is_wrong_with_the_puzzle_in_a_zip_is_told_by_its_name() -> None:
    with pytest.raises(CrosscoreError, match=r"my\.ipuz"):
        formats.load(zip_of({"my.ipuz": b'{"puzzle": [], "version": "http://ipuz.org/v2"}'}))
    with pytest.raises(CrosscoreError, match=r"my\.ipuz is 9 MB"):
        formats.load(zip_of({"my.ipuz": OURS + b" " * (MAX_BYTES + 2**20)}))


def test_files_of_an_office_are_left_to_those_who_know_them() -> None:
    book = zip_of({"[Content_Types].xml": b"<x/>", "xl/workbook.xml": b"<x/>"})
    assert formats.recognised(book) == ""
    with pytest.raises(CrosscoreError, match=r"book\.xlsx can’t be read: it is damaged"):
        dictionary.parse(book, "book.xlsx")


@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(0, 255)), max_size=6))
def test_no_zip_crashes_the_reader(changes: list[tuple[int, int]]) -> None:
    data = bytearray(WHOLE)
    for at, byte in changes:
        data[at] = byte
    try:
        puzzle, _ = formats.load(bytes(data), "my.zip")
    except CrosscoreError as error:
        error.message.encode()
    else:
        assert puzzle.words

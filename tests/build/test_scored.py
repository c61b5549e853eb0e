"""The scored word lists: how their sources are read, and which words are taken."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from crosscore import alphabet, read_words
from tools import biglists, scored
from tools.scored.frequencies import frequencies
from tools.scored.languages import ENGLISH, LANGUAGES, Source
from tools.scored.names import Elsewhere
from tools.scored.rudeness import unfit
from tools.scored.spelling import Spelling
from tools.scored.words import listed, score
from tools.steps import BuildError

AFF = """SET UTF-8
NEEDAFFIX X
FORBIDDENWORD !
PFX U Y 1
PFX U 0 un .
SFX S Y 3
SFX S 0 s [^sy]
SFX S y ies [^aeiou]y
SFX S 0 es s
SFX E N 1
SFX E 0 ing/S .
"""
DIC = """9
cat/S
baby/S
glass/S
tidy/U
build/EU
walk/X
walk/E
wrld/!
Paris
"""


def packed(*steps: list[str]) -> bytes:
    """A file of frequencies, in the form that wordfreq has."""

    def text(word: str) -> bytes:
        data = word.encode()
        return (bytes([0xA0 + len(data)]) if len(data) < 32 else bytes([0xD9, len(data)])) + data

    header = b"\x82" + text("format") + text("cB") + text("version") + b"\x01"
    arrays = [bytes([0x90 + len(words)]) + b"".join(map(text, words)) for words in steps]
    count = 1 + len(arrays)
    return gzip.compress(b"\xdc" + count.to_bytes(2, "big") + header + b"".join(arrays))


def test_frequencies_are_read_as_they_are_packed(tmp_path: Path) -> None:
    path = tmp_path / "en.msgpack.gz"
    path.write_bytes(packed([], ["the"], ["naïve", "y" * 40], []))
    assert list(frequencies(path)) == [("the", 1), ("naïve", 2), ("y" * 40, 2)]
    path.write_bytes(gzip.compress(b"\xdc\x00\x02\x80\x90"))
    with pytest.raises(BuildError, match="wordfreq"):
        list(frequencies(path))


def test_a_spelling_dictionary_knows_stems_with_what_they_may_have() -> None:
    spelling = Spelling(AFF, DIC)
    known = "cat cats baby babies glass glasses tidy untidy build building buildings walk Paris"
    for word in known.split():
        assert spelling.knows(word), word
    unknown = "cates babys glasss tidys uncat wrld paris walks s un"
    for word in unknown.split():
        assert not spelling.knows(word), word


def test_short_words_without_other_forms_are_known_if_they_are_usual() -> None:
    spelling = Spelling(AFF, "4\ncat/S\nwith\nuniv\ninstead\n")
    known = scored.curt(spelling, {"with": 250, "univ": 500, "cat": 500, "instead": 500})
    assert [word for word in ("cat", "with", "univ", "instead", "cats") if known(word)] == [
        *("cat", "with", "instead", "cats")
    ]


def test_names_are_told_by_other_languages(tmp_path: Path) -> None:
    folders = []
    for number, words in enumerate(["Anna\nmark", "Anna/S\nmark\nMark", "Anna\nBerlin", "Berlin"]):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "index.dic").write_text(f"2\n{words}\n", "utf-8")
        folders.append(folder)
    elsewhere = Elsewhere(folders)
    assert elsewhere.names() == {"anna", "annas"}
    own = Spelling("SET UTF-8", "4\nBerlin/S\nHaus/ES\nMark/S\nKarla/S\n")
    assert elsewhere.names_in(own, "S") == {"berlin", "berlins", "karla", "karlas"}


def test_words_are_those_that_are_known_and_fit() -> None:
    german = Source("de", "", (), respelt=(("ss", "ß", True),), nouns=True, most=5)
    known = {"Haus", "gehen", "Straße", "xiv", "hmm", "Anna", "scheiße", "laufen", "Computer"}
    words = [
        *(("haus", 300), ("strasse", 350), ("gehen", 350), ("anna", 400), ("hmm", 400)),
        *(("xiv", 400), ("scheiße", 400), ("computer", 450), ("unbekannt", 450), ("gehen", 500)),
        *(("laufen", 500), ("häuser", 900)),
    ]
    found = listed(
        german, words, known.__contains__, unfit=unfit("de"), names={"anna"}, english={}.get
    )
    assert [word for word, _ in found] == ["COMPUTER", "GEHEN", "HAUS", "LAUFEN", "STRASSE"]
    scores = dict(found)
    assert 100 >= scores["HAUS"] > scores["GEHEN"] > scores["LAUFEN"] >= 1
    rare = [("computer", 600), ("haus", 300)]
    usual = {"computer": 400}.get
    kept = listed(german, rare, known.__contains__, unfit=unfit("de"), english=usual)
    assert [word for word, _ in kept] == ["HAUS"]
    assert score("ABCDEF", 500) > score("ABABAB", 500) > score("ABABAB", 700)


def test_every_language_has_its_source() -> None:
    assert len({source.code for source in LANGUAGES}) == len(LANGUAGES) > 20
    assert LANGUAGES[0] is ENGLISH
    packages = json.loads((scored.HERE / "package.json").read_text("utf-8"))["dependencies"]
    assert {name for source in LANGUAGES for name in source.spelling} < packages.keys()
    for source in LANGUAGES:
        row = biglists.row_of(f"{biglists.FOLDER}{scored.file_of(source)}", b"CAT;5\nDOG;7\n")
        assert (row["code"], row["words"], row["scored"]) == (source.code, 2, True)
    lock = json.loads((scored.HERE / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        if name:
            assert package["integrity"].startswith("sha512-")
            assert "resolved" not in package
            assert "funding" not in package


def test_the_engine_reads_such_a_list(tmp_path: Path) -> None:
    path = tmp_path / "german.txt"
    path.write_text("HAUS;90\nSTRASSE;71\n", "utf-8")
    words = read_words(path, language="de")
    assert [word.surface for word in words.words] == ["HAUS", "STRASSE"]
    assert words.scores == (90, 71)


def test_the_index_can_be_had_without_large_lists() -> None:
    rows = [{"file": "english.json"}, {"file": "large/a.txt", "large": True}]
    rows.append({"file": "large/b.json", "large": True})
    index = biglists.written(rows)
    assert json.loads(biglists.small(index)) == rows[:1]
    assert json.loads(biglists.small(index, "large/b.json")) == [rows[0], rows[2]]
    assert alphabet.get("de").english == "German"


def test_without_their_sources_one_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> Path:
        raise BuildError("pip: no network")

    monkeypatch.setattr(scored.pip, "download", refused)
    with pytest.raises(BuildError, match="fetched once"):
        scored.frequency_files(tmp_path)

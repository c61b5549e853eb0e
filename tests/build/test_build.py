"""The site as it is built: the same bytes again, nothing from elsewhere, nothing unlicensed."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
import zlib
from pathlib import Path
from typing import Any

import pytest

from build import main
from crosscore.shipped import merging
from tests.build.addresses import addresses
from tools import bundle, fonts, lists, notices, scored, serve, single, site, wheels, wordnet
from tools.steps import CACHE, BuildError, read_json

ROOT = Path(__file__).parents[2]
READ_BY_BROWSERS = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest"}

#: Shipped as released; they name addresses that are never asked (the page tests watch that)
RELEASED = {"py/pyodide.js", "py/pyodide.asm.js", "shaper.js"}

#: What this project wrote itself, by path in dist/; everything else needs a chapter in the notices
OURS = (
    *("*.html", "app.css", "solve.css", "boot.js", "disk.js", "sw.js", "wait.js", "worker.js"),
    *("app.js.map", "icon*", "*.webmanifest", "docs/*"),
    *(
        "concepts/*",
        "dictionaries/*.json",
        "starters/*.json",
        "i18n/catalogues/*.ftl",
        "py/crosscore-*.whl",
        "py/manifest.js",
        "NOTICES.txt",
        "proof.txt",
        ".nojekyll",
        "build.json",
    ),
)


def of_ours(name: str) -> bool:
    """Whether it is a part of the page's script, or leads from one to its modules."""
    return bool(bundle.PART.fullmatch(name.removesuffix(".map")))


def hashes(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.rebuilds
def test_the_same_sources_give_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    # but for what takes minutes, and depends on Node.js alone
    shutil.copytree(CACHE / "brotli", tmp_path / "cache" / "brotli")
    again = hashes(site.build(tmp_path / "dist", cache=tmp_path / "cache", one_file=True))
    whole = hashes(site.build(CACHE / "single", one_file=True))
    assert again == whole
    told = {single.FILE, "build.json", "disk.js", "sw.js"}  # that there is one file, and its size
    assert {name for name in whole if whole[name] != hashes(dist).get(name)} == told
    assert json.loads((dist / "build.json").read_text()).keys() == {"build"}


def test_a_build_that_fails_leaves_the_site_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> tuple[str, bytes]:
        raise BuildError("no")

    old = tmp_path / "dist"
    old.mkdir()
    (old / "index.html").write_text("yesterday's")
    monkeypatch.setattr(wheels, "kept_regex", refuse)
    with pytest.raises(BuildError):
        site.build(old)
    assert hashes(old).keys() == {"index.html"}
    assert not list(tmp_path.glob("dist?*"))


@pytest.mark.parametrize("state", ["", "[]", "{}", '{"sources": "x"}', '{"files": {"a": 1}}'])
def test_a_damaged_note_of_the_last_build_only_means_to_build_again(
    tmp_path: Path, state: str
) -> None:
    note = tmp_path / "dist.json"
    note.write_text(state)
    assert not site.up_to_date(read_json(note), "x", tmp_path)
    whole = {"sources": "x", "files": {"dist.json": [len(state), ""]}}
    assert site.up_to_date(whole, "x", tmp_path)
    assert not site.up_to_date({**whole, "files": {"dist.json": len(state)}}, "x", tmp_path)


@pytest.mark.parametrize("wrong", ["99999", "0", "-1", "http", "80.5", "٨٠٨٠"])
def test_a_port_that_cannot_be_is_refused_before_anything_is_built(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.port("8080") == 8080
    with pytest.raises(SystemExit, match="2"):
        main(["serve", f"--port={wrong}"])
    assert "from 1 to 65535" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(**_: object) -> Path:
        raise PermissionError(13, "Permission denied", "/there/.cache/lock")

    monkeypatch.setattr(site, "build", refused)
    assert main(["build"]) == 1
    assert "/there/.cache/lock: Permission denied" in capsys.readouterr().out


def test_a_changed_regex_wheel_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "regex"
    shutil.copytree(wheels.KEPT, folder)
    name, data = wheels.kept_regex(folder)
    assert name.endswith(".whl")
    changed = bytearray(data)
    changed[len(changed) // 2] ^= 1
    (folder / name).write_bytes(changed)
    with pytest.raises(BuildError, match="SHA-256"):
        wheels.kept_regex(folder)
    (folder / name).unlink()
    with pytest.raises(BuildError, match="missing"):
        wheels.kept_regex(folder)


def test_nothing_is_loaded_from_elsewhere(dist: Path) -> None:
    assert addresses('<script src="//other.example/x.js">')
    assert addresses('import x from "/root.js"; fetch("https://other.example")')
    assert not addresses('<svg xmlns="http://www.w3.org/2000/svg"> import "./a.js"')
    found = {
        name: addresses((dist / name).read_text("utf-8"))
        for name in hashes(dist).keys() - RELEASED
        if Path(name).suffix in READ_BY_BROWSERS
        # the texts of the documentation name others: test_docs.py looks at what its pages load
        and not re.match(r"dictionaries/|docs/.*html|docs/search|starters/", name)
    }
    assert {name: each for name, each in found.items() if each} == {}


def test_only_what_a_browser_needs_is_shipped(dist: Path) -> None:
    shipped = {Path(name).name for name in hashes(dist)}
    assert not shipped & {"pyodide-lock.json", "python_stdlib.zip"}
    assert not [name for name in shipped if name.endswith((".d.ts", ".py"))]
    maps = {name for name in hashes(dist) if name.endswith(".map")}
    assert {name for name in maps - {"app.js.map"} if not of_ours(name)} == set()
    for wheel in [*(dist / "py").glob("*.whl"), dist / "py" / "stdlib.zip"]:
        with zipfile.ZipFile(wheel) as archive:
            assert not [name for name in archive.namelist() if name.endswith(".py")]


def test_the_manifest_tells_what_is_there(dist: Path) -> None:
    text = (dist / "py" / "manifest.js").read_text("utf-8")
    told = [json.loads(part) for part in re.findall(r"= (\{.*?\n\});", text, re.DOTALL)]
    sizes: dict[str, int] = told[0]
    sums: dict[str, int] = told[1]
    packages: dict[str, dict[str, Any]] = told[2]["packages"]
    assert [name.split("-")[0] for name in sums] == ["memory", "pyodide.asm.bin"]
    for name, found in sums.items():
        assert zlib.adler32((dist / "py" / name).read_bytes()) == found
    there = {path.name: path.stat().st_size for path in (dist / "py").iterdir()}
    assert {**sizes, "manifest.js": len(text.encode())} == there
    assert packages.keys() == {"crosscore", "regex"}
    assert packages["crosscore"]["depends"] == ["regex"]
    for entry in packages.values():
        data = (dist / "py" / entry["file_name"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == entry["sha256"]


def test_dictionaries_are_listed(dist: Path) -> None:
    every = json.loads((dist / "dictionaries" / "index.json").read_text("utf-8"))
    rows = [row for row in every if not row.get("large")]
    codes = {row["file"]: row["code"] for row in rows}
    assert set(codes) == {f"{name}.json" for name in (*lists.names(), *lists.PAIRS)}
    assert codes["bangla.json"] == "bn"
    spanish = [row for row in rows if row["code"] == "es"]
    assert sorted(row["clues"] for row in spanish) == ["", "English"]
    for row in rows:
        data = (dist / "dictionaries" / row["file"]).read_bytes()
        assert (len(json.loads(data)), len(data)) == (row["words"], row["bytes"])


def test_large_lists_follow_the_others(dist: Path) -> None:
    rows = json.loads((dist / "dictionaries" / "index.json").read_text("utf-8"))
    large = [row for row in rows if row.get("large")]
    assert rows[-len(large) :] == large
    assert large[0]["file"] == wordnet.FILE
    assert "scored" not in large[0]
    assert {row["code"] for row in large[1:]} == {source.code for source in scored.LANGUAGES}
    for row in large[1:]:
        assert row["scored"]
        data = (dist / "dictionaries" / row["file"]).read_bytes()
        assert (data.count(b"\n"), len(data)) == (row["words"], row["bytes"])
        assert len(gzip.compress(data)) < 350_000 / 40_000 * row["words"]
        assert row["words"] > 20_000
    terms = (dist / "dictionaries" / "large" / "README.txt").read_text("utf-8")
    for text in (terms, (dist / "NOTICES.txt").read_text("utf-8")):
        assert "https://creativecommons.org/licenses/by-sa/4.0/" in text
        assert "wordfreq 3.1.1 by Robyn Speer" in text
        assert "SCOWL" in text


def test_a_list_has_our_own_words_and_those_of_the_table(dist: Path) -> None:
    german = (dist / "dictionaries" / "german.json").read_text("utf-8")
    assert german == merging.written(lists.made("german", "de").merged)
    pair = "dictionaries/english-spanish.json"
    assert (dist / pair).read_bytes() == (ROOT / pair).read_bytes()


def test_lock_files_hold_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    packages = [facts for name, facts in lock["packages"].items() if name]
    assert packages
    for facts in packages:
        facts.pop("funding", None)  # where to give money: no address that anything is had from
    assert all(facts["integrity"].startswith("sha512-") for facts in packages)
    texts = {"package-lock.json": json.dumps(lock)}
    for path in (ROOT / "requirements").glob("*.txt"):
        texts[path.name] = path.read_text("utf-8")
        wanted = re.findall(r"(?m)^[\w.-]+==(?:[^\n]*\\\n)*[^\n]*", texts[path.name])
        assert wanted
        assert all("--hash=sha256:" in each for each in wanted)
    for name, text in texts.items():
        assert not re.search(r"://|resolved|index-url|find-links", text), name


def test_everything_shipped_is_ours_or_licensed(dist: Path) -> None:
    strange = ["py/other.whl", "font.woff2", "play.js", "shaper.js.map"]
    assert notices.unlicensed(strange, OURS) == strange
    assert not any(of_ours(name) for name in strange)
    named = {name for name in hashes(dist) if not of_ours(name)}
    assert notices.unlicensed(named, OURS) == []
    text = (dist / "NOTICES.txt").read_text("utf-8")
    for font in (*fonts.LETTERS, *fonts.PAGE, *fonts.HANDS):
        first = fonts.read(font, "LICENSE").decode().splitlines()[0]
        assert f"{font.name}" in text
        assert first.split(" (")[0] in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    for needed in (
        *("MIT License", "Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION"),
        *("WordNet 3.1 Copyright", "Copyright 2000-2016 by Kevin Atkinson"),
        *("Apache License", "CNRI", "Copyright © 2005-2020 Rich Felker", "Julian R Seward"),
    ):
        assert needed in text


@pytest.mark.rebuilds
def test_pip_makes_a_wheel_of_the_same_modules(tmp_path: Path) -> None:
    pytest.importorskip("hatchling", reason="only where requirements/test.txt is installed")
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--wheel-dir", tmp_path, ROOT),
        ],
        check=True,
    )
    (made,) = tmp_path.glob("*.whl")
    (tmp_path / "ours.whl").write_bytes(wheels.engine()[1])
    with zipfile.ZipFile(made) as theirs, zipfile.ZipFile(tmp_path / "ours.whl") as ours:
        modules = [
            name
            for name in theirs.namelist()
            if name.startswith("crosscore/") and name.split("/")[1] not in wheels.APART
        ]
        assert sorted(modules) == sorted(n for n in ours.namelist() if n.startswith("crosscore/"))
        assert all(theirs.read(name) == ours.read(name) for name in modules)
        theirs.extractall(tmp_path / "unpacked")
    # what was packed is all it needs, also for the files that are no modules
    script = """
import crosscore
from crosscore import export, formats_of, make, read_words
words = read_words({"ভণ্ডুল": "", "চন্দ্রিমা": "", "নদী": "", "মালা": ""}, language="bn")
puzzle = make("crossword", words, nodes=50)
print(crosscore.__file__, *(file.name for to in formats_of(puzzle) for file in export(puzzle, to)))
make("wordsearch", ["CAT", "DOG"], language="en")
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path / "unpacked",
        capture_output=True,
        text=True,
        check=True,
    )
    place, *files = done.stdout.split()
    assert Path(place).is_relative_to(tmp_path)
    assert {"puzzle.ipuz", "puzzle.html", "puzzle.zip"} <= set(files)


def test_the_server_serves_below_its_path_only(address: str) -> None:
    with urllib.request.urlopen(address) as answer:
        assert answer.headers["Content-Type"] == "text/html"
    with urllib.request.urlopen(f"{address}harfbuzz.wasm") as answer:
        assert answer.headers["Content-Type"] == "application/wasm"
    for wrong in (address.replace("someone", "nobody"), f"{address}%2e%2e/build.py"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(wrong)

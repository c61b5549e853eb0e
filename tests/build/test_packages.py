"""The packages that people install: what they say of themselves, and what is in them."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

import crosscore
from hatch_build import absolute
from tools import notices, packages

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SOURCE = "https://github.com/crosscore-puzzles/crosscore"


def test_what_is_said_in_two_places_is_the_same() -> None:
    project = PROJECT["project"]
    assert project["version"] == crosscore.__version__
    urls = project["urls"]
    assert urls["Source"] == SOURCE
    assert all(urls[name].startswith(SOURCE) for name in ("Issues", "Changelog"))
    packing = (ROOT / "requirements" / "wheel.txt").read_text("utf-8")
    pinned = set(re.findall(r"(?m)^(\S+==\S+)", packing))
    for needed in PROJECT["build-system"]["requires"]:
        assert needed.replace(">=", "==") in pinned, needed
    assert "\n## Unreleased\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_links_of_the_description_are_whole() -> None:
    text = "[a](docs/a.md#b) ![c](docs/i.png) [d](https://e.example/f) [g](#h)"
    assert absolute(text, SOURCE, "v1") == (
        f"[a]({SOURCE}/blob/v1/docs/a.md#b) ![c]({SOURCE}/raw/v1/docs/i.png) "
        "[d](https://e.example/f) [g](#h)"
    )
    readme = (ROOT / "README.md").read_text("utf-8")
    named = re.findall(r"\]\((?!https:|#)([^()#\s]+)", readme)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert not re.search(r"\]\((?!https:|#)", absolute(readme, SOURCE, "v1"))


def test_the_terms_of_what_others_made_are_told() -> None:
    text = notices.text(names=notices.PACKAGED)
    files = re.findall(r"(?m)^In: (.*)$", text)
    assert sorted(files) == sorted(notices.PACKAGED.values())
    assert text.startswith("Crosscore\n\nMIT License")
    for licence in ("Apache-2.0", "CC-BY-SA-4.0", "OFL-1.1"):
        assert licence in PROJECT["project"]["license"]
        assert f"\nLicence: {licence}" in text


@pytest.mark.rebuilds
@pytest.mark.node
def test_what_is_packed_installs_and_works_where_nothing_else_is(tmp_path: Path) -> None:
    sources, wheel = packages.build(tmp_path / "made")
    again = packages.build(tmp_path / "again")
    assert [path.read_bytes() for path in again] == [sources.read_bytes(), wheel.read_bytes()]
    with tarfile.open(sources) as archive:
        (top,) = {name.split("/")[0] for name in archive.getnames()}
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"tests/engine/test_api.py", "docs/api.md", "dictionaries/english.json"} <= names
    folders = {name.split("/")[0] for name in names}
    assert not folders & {"dist", "node_modules", "release", ".venv", ".cache", ".git"}
    assert "crosscore/paper/fonts/fonts.json" in names
    with zipfile.ZipFile(wheel) as packed:
        inside = set(packed.namelist())
        info = f"{top}.dist-info"
        told = HeaderParser().parsestr(packed.read(f"{info}/METADATA").decode())
        packed.extractall(tmp_path / "site")
    assert told["Name"] == "crosscore-puzzles"
    assert {"print", "dask", "all"} <= set(told.get_all("Provides-Extra"))
    assert "](docs/" not in told.get_payload()
    assert {"crosscore/NOTICES.txt", "crosscore/py.typed", "crosscore/lists/hindi.json"} <= inside
    assert {
        "crosscore/catalogues/de.ftl",
        "crosscore/lists/concepts/food.txt",
        f"{top}.data/data/share/man/man1/crosscore.1",
    } <= inside
    assert not [name for name in inside if name.startswith(("tests", "tools", "web"))]
    line = ["crossword", "english", "--count", "9", "--nodes", "500"]
    here, there = (
        subprocess.run(
            [sys.executable, "-P", "-m", "crosscore", *line],
            cwd=tmp_path, env={"PYTHONPATH": str(place)}, capture_output=True, check=True,
        ).stdout
        for place in (ROOT, tmp_path / "site")
    )  # fmt: skip
    assert here == there
    assert b"solution" in there

"""The page's scripts stand in rooms: imports go downwards, and no file or line is too long."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"

#: from the top: a file imports from its own room and from those below.  What stands in one row
#: does not know of one another: `player`, `single` and `docs` are pages and files of their own.
ROOMS = (
    ("player", "single", "docs"),
    ("app",),
    ("workshop",),
    ("lists",),
    ("sheet",),
    ("play",),
    ("storage",),
    ("grid",),
    ("engine",),
    ("ui",),
    ("i18n",),
    ("base",),
    ("vendor",),  # packages from npm, put there by the build
)
RANK = {room: rank for rank, rooms in enumerate(ROOMS) for room in rooms}
MADE = {"i18n/catalogues.mjs", "engine/starters.mjs", "vendor"}  # by the build
MOST_LINES = 400
MOST_COLUMNS = 120

COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(
    r"""^\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?\s*["'](?P<static>[^"']+)["']"""
    r"""|\bimport\(\s*["'`](?P<dynamic>[^"'`$]+)["'`]""",
    re.MULTILINE,
)


def scripts() -> dict[str, str]:
    """The text of each script by its path in web/."""
    found = [path for path in WEB.rglob("*") if path.suffix in (".js", ".mjs")]
    return {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sorted(found)}


def imports(path: str, source: str) -> tuple[list[str], list[str]]:
    """Paths in web/ of what a script imports, and of what only its types come from."""
    comments = " ".join(COMMENT.findall(source))
    code = COMMENT.sub("", source)
    named = [match["static"] or match["dynamic"] for match in IMPORT.finditer(code)]
    types = [match["dynamic"] for match in IMPORT.finditer(comments) if match["dynamic"]]
    types = [name for name in types if name.startswith(".")]  # others are of packages
    folder = posixpath.dirname(path)

    def resolved(names: list[str]) -> list[str]:
        return [
            posixpath.normpath(posixpath.join(folder, name)) if name.startswith(".") else name
            for name in names
            if not name.startswith("data:")
        ]

    return resolved(named), resolved([name for name in types if name.startswith(".")])


def room(path: str) -> str:
    return path.split("/")[0]


def upwards(path: str, source: str) -> list[str]:
    """What a script imports against the rules; types alone may come from app/ anywhere."""
    own = room(path)
    code, types = imports(path, source)
    wanted = code + [name for name in types if room(name) != "app"]
    return [
        f"{path} imports {name}"
        for name in wanted
        if room(name) != own and RANK.get(room(name), -1) <= RANK[own]
    ]


def circles(sources: dict[str, str]) -> list[list[str]]:
    """Files that import one another, directly or by way of others."""
    graph = {path: imports(path, source)[0] for path, source in sources.items()}

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        left = list(graph.get(start, []))
        while left:
            path = left.pop()
            if path not in found:
                found.add(path)
                left += graph.get(path, [])
        return found

    reach = {path: reached(path) for path in graph}
    groups = {
        tuple(sorted(other for other in found if path in reach.get(other, ())))
        for path, found in reach.items()
        if path in found
    }
    return [list(group) for group in sorted(groups)]


def too_long(path: str, source: str) -> list[str]:
    """Where a file has too many lines, or a line too many columns."""
    lines = source.splitlines()
    wrong = [
        f"{path}:{number} has {len(line)} columns"
        for number, line in enumerate(lines, 1)
        if len(line) > MOST_COLUMNS
    ]
    return ([f"{path} has {len(lines)} lines"] if len(lines) > MOST_LINES else []) + wrong


def test_every_room_has_its_place() -> None:
    rooms = {path.name for path in WEB.iterdir() if path.is_dir()} - {"icons"}
    assert rooms == set(RANK) - {"vendor"}


def test_imports_go_to_lower_rooms() -> None:
    sources = scripts()
    assert len(sources) > 100
    wrong = [line for path, source in sources.items() for line in upwards(path, source)]
    assert wrong == []


def test_imports_name_files_that_are_there() -> None:
    sources = scripts()
    named = [
        name
        for path, source in sources.items()
        for names in imports(path, source)
        for name in names
        if name not in MADE and room(name) not in MADE
    ]
    assert len(named) > 300
    types = [re.sub(r"js$", "d.ts", name) for name in named if name not in sources]
    assert [name for name in types if not (WEB / name).is_file()] == []


def test_no_files_import_one_another() -> None:
    assert circles(scripts()) == []


@pytest.mark.parametrize("suffix", [".js", ".mjs", ".css"])
def test_files_and_lines_are_short(suffix: str) -> None:
    texts = {path: path.read_text("utf-8") for path in sorted(WEB.rglob(f"*{suffix}"))}
    assert texts
    named = ((path.relative_to(WEB).as_posix(), text) for path, text in texts.items())
    assert [line for path, text in named for line in too_long(path, text)] == []


@pytest.mark.parametrize(
    ("path", "source", "wrong"),
    [
        ("grid/a.js", 'import { b } from "../ui/b.js";', ""),
        ("grid/a.js", 'import { b } from "./b.js";', ""),
        ("grid/a.js", '/** @param {import("../app/b.js").B} b */', ""),
        ("grid/a.js", '/** @param {import("package").B} b */', ""),
        ("grid/a.js", '// import { b } from "../app/b.js";', ""),
        ("grid/a.js", 'import { b } from "../app/b.js";', "app/b.js"),
        ("grid/a.js", 'import {\n  b,\n  c,\n} from "../sheet/b.js";', "sheet/b.js"),
        ("grid/a.js", 'export * from "../sheet/b.js";', "sheet/b.js"),
        ("grid/a.js", 'import "../sheet/b.js";', "sheet/b.js"),
        ("grid/a.js", 'const b = await import("../sheet/b.js");', "sheet/b.js"),
        ("grid/a.js", '/** @param {import("../sheet/b.js").B} b */', "sheet/b.js"),
        ("app/a.js", 'import { b } from "../player/b.js";', "player/b.js"),
        ("player/a.js", 'import { b } from "../single/b.js";', "single/b.js"),
        ("app/a.js", 'import { b } from "../attic/b.js";', "attic/b.js"),
        ("app/a.js", 'import { b } from "idb";', "idb"),  # a page finds no package by its name
        ("app/a.js", '/** @type {import("idb").DB} */', ""),
    ],
)
def test_an_import_upwards_is_found(path: str, source: str, wrong: str) -> None:
    assert upwards(path, source) == ([f"{path} imports {wrong}"] if wrong else [])


def test_a_circle_is_found() -> None:
    sources = {
        "ui/a.js": 'import "./b.js";',
        "ui/b.js": 'const c = () => import("./c.js");',
        "ui/c.js": 'import "./a.js";',
        "ui/d.js": '/** @type {import("./e.js").E} */ import "./a.js";',
        "ui/e.js": 'import "./d.js";',
    }
    assert circles(sources) == [["ui/a.js", "ui/b.js", "ui/c.js"]]
    assert circles({"ui/a.js": 'import "./a.js";'}) == [["ui/a.js"]]


def test_what_is_too_long_is_found() -> None:
    assert too_long("a.js", "x\n" * MOST_LINES) == []
    assert too_long("a.js", "x\n" * (MOST_LINES + 1)) == ["a.js has 401 lines"]
    assert too_long("a.css", "x\n" + "x" * 120) == []
    assert too_long("a.css", "x\n" + "x" * 121) == ["a.css:2 has 121 columns"]

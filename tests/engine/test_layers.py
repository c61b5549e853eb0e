"""Imports go only downwards, and the engine needs nothing but `regex`."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from crosscore.service import KINDS

ROOT = Path(__file__).parents[2] / "crosscore"

#: layers from the ground up; a module may import from lower layers and from its own package
LAYERS = (
    (
        "disk",
        "endings",
        "errors",
        "fields",
        "jsontext",
        "lazy",
        "rng",
        "search",
        "textfile",
        "wire",
    ),
    ("alphabet", "grid"),
    ("puzzle",),
    ("dictionary", "fill", "conceal", "layout"),
    ("kinds",),
    ("rules", "sheet"),
    ("changes", "clue_list", "contest", "left_out", "own_list", "referee", "tally", "view"),
    ("play", "versions"),
    ("formats",),
    ("choosing", "making", "together"),
    ("paper", "shipped"),
    ("sets",),
    ("api",),
    ("protocol",),
    ("service",),
    ("cli",),
    ("__main__",),
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
SCRIPT_BLIND = {
    "fill",
    "conceal",
    "layout",
    "grid",
    "search",
    "rng",
}  # know no script: may not even see alphabet


#: packages that only some install, and the one unit that may use each, inside its functions
EXTRAS = {
    "docx": "paper",
    "fontTools": "paper",
    "pikepdf": "paper",
    "typst": "paper",
    "dask": "sets",
    "distributed": "sets",
    "fluent": "cli",
    "babel": "cli",
}


def imports(source: str) -> set[str]:
    """Dotted names of everything a module imports, those under TYPE_CHECKING included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the package, so that this test can read them"
            base = node.module or ""
            found |= (
                {f"{base}.{alias.name}" for alias in node.names} if base == "crosscore" else {base}
            )
    return found


def faults(unit: str, source: str) -> list[str]:
    """What a module of the unit (top-level module or package) imports against the rules."""
    wrong = []
    for name in sorted(imports(source)):
        top = name.split(".")[0]
        if top == "crosscore":
            target = name.split(".")[1] if "." in name else "__version__"
            if target in ("__version__", unit):
                continue
            if (
                target not in RANK
                or RANK[target] > RANK[unit]
                or (RANK[target] == RANK[unit] and RANK[unit])
            ):
                wrong.append(f"{unit} imports {target}")
        elif top in EXTRAS and EXTRAS[top] == unit:
            continue
        elif top not in sys.stdlib_module_names and top != "regex":
            wrong.append(f"{unit} imports {top}")
        elif top == "regex" and unit != "alphabet":
            wrong.append(f"{unit} imports regex")
    return wrong


def modules() -> list[tuple[str, Path]]:
    return [
        (path.relative_to(ROOT).parts[0].removesuffix(".py"), path)
        for path in sorted(ROOT.rglob("*.py"))
        if path != ROOT / "__init__.py"
    ]


@pytest.mark.parametrize(("unit", "path"), modules(), ids=lambda v: str(getattr(v, "name", v)))
def test_imports_go_only_downwards(unit: str, path: Path) -> None:
    assert unit in RANK, f"give {unit} a layer in this table"
    assert faults(unit, path.read_text(encoding="utf-8")) == []


def test_the_rule_catches_what_it_must() -> None:
    assert faults("layout", "from crosscore.puzzle import Puzzle") == []
    assert faults("layout", "from crosscore.dictionary import read") == [
        "layout imports dictionary"
    ]
    assert faults("grid", "from crosscore import service") == ["grid imports service"]
    assert faults("puzzle", "import numpy") == ["puzzle imports numpy"]
    assert faults("service", "import js") == ["service imports js"]
    assert faults("grid", "import regex") == ["grid imports regex"]
    assert faults("paper", "import docx") == []
    assert faults("cli", "import docx") == ["cli imports docx"]
    assert len(modules()) > 15


def test_extras_are_imported_when_they_are_used() -> None:
    units = ", ".join(sorted({f"crosscore.{unit}" for unit in EXTRAS.values() if unit in RANK}))
    code = f"import sys, pkgutil, importlib, {units}\n" + (
        f"for unit in ({units},):\n"
        "    for found in pkgutil.iter_modules(unit.__path__, unit.__name__ + '.'):\n"
        "        importlib.import_module(found.name)\n"
        f"print(*sorted(set(sys.modules) & {set(EXTRAS)!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize("unit", sorted(SCRIPT_BLIND))
def test_algorithms_know_no_script(unit: str) -> None:
    for name, path in modules():
        if name == unit:
            names = imports(path.read_text(encoding="utf-8"))
            units = {n.split(".")[1] for n in names if n.startswith("crosscore.")} - {unit}
            assert all(RANK[other] == 0 or other == "grid" for other in units), units


def test_the_first_crossword_imports_no_more_than_it_needs() -> None:
    """Each module costs a millisecond or two of the page's start; see `crosscore.lazy`."""
    code = """
import json, sys
from crosscore.service import Service
service = Service()
def ask(payload=None, **message):
    service.handle(json.dumps({"v": 1, "id": 1, **message}), payload)
    while service.busy:
        told = [json.loads(text) for text in service.step(30)]
        if any(note["type"] in ("best", "end") for note in told):
            return told[-1]
ask(type="hello", protocol=1)
data = b'{"CAT": "Purrs", "TAR": "Black", "RAT": "Gnaws"}'
loaded = ask(data, type="dictionary.load", name="a.json", language="en")["dictionary"]["id"]
ask(type="puzzle.new", kind="freeform", dictionary=loaded, seed=1, options={"count": 3})
print(*sorted(name for name in sys.modules if name.startswith("crosscore.")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found = done.stdout.split()
    assert "crosscore.layout.packing" in found
    unused = (
        "fill",
        "conceal",
        "kinds.filled.making",
        "kinds.wordsearch.making",
        "kinds.numbers.sums",
    )
    unused += ("dictionary.table", "dictionary.saving", "referee.letters", "formats.template")
    assert [
        name for name in found if name.startswith(tuple(f"crosscore.{u}" for u in unused))
    ] == []


def test_what_a_lazy_package_offers_is_there() -> None:
    for name in (*(f"kinds.{kind}" for kind in KINDS), "dictionary"):
        package = importlib.import_module(f"crosscore.{name}")
        assert [one for one in package.__all__ if not hasattr(package, one)] == []
        assert not hasattr(package, "nothing_of_the_kind")


def _lent(source: str) -> set[str]:
    """Test modules that a module imports from."""
    found = {
        node.module or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
    }
    return {name for name in found if name.rpartition(".")[2].startswith("test_")}


def test_test_modules_import_nothing_from_each_other() -> None:
    assert _lent("from tests.page.test_play import Table") == {"tests.page.test_play"}
    tests = Path(__file__).parents[1]
    lent = {path.name: _lent(path.read_text("utf-8")) for path in tests.rglob("*.py")}
    assert {name: found for name, found in lent.items() if found} == {}

"""Only crosscore/kinds names a kind of puzzle; all else asks for its model, or asks the kind."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from crosscore.kinds.registry import KINDS

ROOT = Path(__file__).parents[2]
#: ids that are ordinary words of programs as well, and name a kind only where kinds are compared
WORDS = {"filled", "numbers"}
#: kinds of puzzle of another program's files
FOREIGN = {"crosscore/formats/jpz/read.py"}
#: written from what the kinds say of themselves
WRITTEN = {"crosscore/api/typed.py"}


def python_faults(source: str) -> list[str]:
    """Where a module names a kind: an import of its package, or its id."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("crosscore.kinds"):
            names = [*(node.module or "").split(".")[2:], *(alias.name for alias in node.names)]
            found += [f"{node.lineno}: imports {name}" for name in names if name in KINDS]
        for value in named(node):
            found.append(f"{node.lineno}: {value}")  # type: ignore[attr-defined]
    return found


def named(node: ast.AST) -> Iterator[str]:
    """Ids of kinds that a piece of code means as such."""
    match node:
        case ast.Constant(str(value)) if value in KINDS and value not in WORDS:
            yield value
        case ast.Compare(left, _, others):
            yield from (x for one in (left, *others) for x in texts(one) if x in WORDS)
        case ast.keyword("kind", value):
            yield from (x for x in texts(value) if x in WORDS)
        case ast.Call(ast.Name("kind_of"), [first, *_]):
            yield from (x for x in texts(first) if x in WORDS)


def texts(node: ast.AST) -> list[str]:
    """The texts that stand in a value by themselves or in a list."""
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    return [x.value for x in parts if isinstance(x, ast.Constant) and isinstance(x.value, str)]


def script_faults(source: str) -> list[str]:
    """The same of a script of the page."""
    plain = "|".join(sorted(KINDS.keys() - WORDS))
    words = "|".join(sorted(WORDS))
    found = re.findall(rf"""["'`](?:{plain})["'`]""", source)
    return found + re.findall(rf"""(?:kind|kind\.id|id) *[!=]==? *["'`](?:{words})["'`]""", source)


def test_the_engine_names_no_kind() -> None:
    for path in sorted((ROOT / "crosscore").rglob("*.py")):
        inside = path.relative_to(ROOT).as_posix()
        if not inside.startswith("crosscore/kinds/") and inside not in FOREIGN | WRITTEN:
            assert python_faults(path.read_text("utf-8")) == [], inside


def test_the_page_names_no_kind() -> None:
    scripts = [path for end in ("js", "mjs") for path in (ROOT / "web").rglob(f"*.{end}")]
    assert len(scripts) > 50
    for path in sorted(scripts):
        assert script_faults(path.read_text("utf-8")) == [], path.relative_to(ROOT)


def test_a_name_is_found() -> None:
    assert python_faults("from crosscore.kinds import filled") == ["1: imports filled"]
    assert python_faults("from crosscore.kinds.numbers.sums import value")
    assert python_faults("from crosscore.kinds.registry import kind_of") == []
    assert python_faults('x = "freeform"')
    assert python_faults('y = kind == "numbers"')
    assert python_faults('y = kind in ("filled", "other")')
    assert python_faults('replace(puzzle, kind="filled")')
    assert python_faults('y = {"numbers": 1, "filled": 2}') == []
    assert script_faults('if (view.kind === "freeform") run();')
    assert script_faults('if (kind.id === "numbers") run();')
    assert script_faults('const content = "numbers";') == []

"""Write types down for the page: messages and views, and its elements.

    python -m tools.page_types

web/base/elements.d.ts says what element has which id in the page and in the player. The types of
messages and views, web/base/protocol.d.ts, are read from the engine's source: the shapes of
crosscore/wire, the requests of crosscore/protocol/requests.py, and what the handlers of
crosscore/service say they answer.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from crosscore.protocol import requests
from crosscore.service.table import HANDLERS
from tools.steps import say

__all__ = ["ELEMENTS", "OUT", "PARTS", "declarations", "elements"]

ROOT = Path(__file__).parent.parent
OUT = ROOT / "web/base/protocol.d.ts"
ELEMENTS = ROOT / "web/base/elements.d.ts"
_PAGES = (ROOT / "web/index.html", ROOT / "web/player/page.html")
_WIRE = ROOT / "crosscore/wire"
PARTS = ("common", "view", "reports", "engine", "answers", "words", "jobs")
_HEAD = """\
// The messages between the page and the engine, and the view of a puzzle.
// Written by tools/page_types.py from crosscore/wire and crosscore/protocol/requests.py.
"""
_ELEMENTS_HEAD = """\
// The elements of the page and of the player by their ids.
// Written by tools/page_types.py from web/index.html and web/player/page.html.

"""
_PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}
_WIDTH = 120


def declarations() -> str:
    """The whole file."""
    shapes: list[str] = []
    for part in PARTS:
        source = (_WIRE / f"{part}.py").read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            shapes += _shape(node, source.split("\n"))
    return "\n".join([_HEAD, *shapes, *_messages()])


# -- elements -----------------------------------------------------------------------------


class _Ids(HTMLParser):
    """The tags of a page's elements by their ids."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        name = dict(attrs).get("id")
        if name and tag != "symbol":
            self.tags[name] = tag


def elements() -> str:
    """The whole file of elements; an id can mean another element in each page."""
    found: dict[str, list[str]] = {}
    for page in _PAGES:
        for name, tag in _Ids(page).tags.items():
            tags = found.setdefault(name, [])
            if tag not in tags:
                tags.append(tag)
    rows = [
        f"  {_name(name)}: HTMLElementTagNameMap[{' | '.join(map(json.dumps, tags))}];\n"
        for name, tags in sorted(found.items())
    ]
    return f"{_ELEMENTS_HEAD}export interface Elements {{\n{''.join(rows)}}}\n"


def _name(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


# -- shapes -------------------------------------------------------------------------------


def _shape(node: ast.stmt, lines: list[str]) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        yield _interface(node, lines)
    elif (
        isinstance(node, ast.Assign)
        and isinstance(name := node.targets[0], ast.Name)
        and name.id != "__all__"
    ):
        about = _comment(lines[node.lineno - 2], lines[node.lineno - 2].startswith("#:"))
        if isinstance(node.value, ast.Call):  # a TypedDict whose keys Python could not write
            fields = node.value.args[1]
            assert isinstance(fields, ast.Dict)
            body = [
                f"  {key.value}: {_type(value)};\n"
                for key, value in zip(fields.keys, fields.values, strict=True)
                if isinstance(key, ast.Constant) and isinstance(key.value, str)
            ]
            yield f"{about}export interface {name.id} {{\n{''.join(body)}}}\n"
        else:
            yield f"{about}{_alias(name.id, _type(node.value))}"


def _alias(name: str, kind: str) -> str:
    one = f"export type {name} = {kind};\n"
    if len(one) <= _WIDTH:
        return one
    two = f"  {kind};\n"
    if len(two) <= _WIDTH:
        return f"export type {name} =\n{two}"
    return (
        f"export type {name} =\n" + "\n".join(f"  | {part}" for part in kind.split(" | ")) + ";\n"
    )


def _interface(node: ast.ClassDef, lines: list[str]) -> str:
    """A TypedDict as an interface."""
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    extends = ", ".join(base for base in bases if base != "TypedDict")
    loose = any(key.arg == "total" for key in node.keywords)
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    body = "".join(_field(field, lines[field.lineno - 1], loose) for field in fields)
    about = _about(ast.get_docstring(node) or "")
    opened = f"{about}export interface {node.name}{f' extends {extends}' if extends else ''} {{"
    return f"{opened}\n{body}}}\n" if body else f"{opened}}}\n"


def _field(field: ast.AnnAssign, line: str, loose: bool) -> str:
    assert isinstance(field.target, ast.Name)
    kind = field.annotation
    optional = loose
    if isinstance(kind, ast.Subscript) and (said := ast.unparse(kind.value)).endswith("Required"):
        kind, optional = kind.slice, said == "NotRequired"
    about = _comment(line, "  #: " in line, "  ")
    return f"{about}  {field.target.id}{'?' if optional else ''}: {_type(kind)};\n"


def _about(text: str, indent: str = "") -> str:
    text = " ".join(text.split())
    one = f"{indent}/** {text} */\n"
    if len(one) <= _WIDTH:
        return one
    words, lines = text.split(), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 100:
            lines.append("")
        lines[-1] += f" {word}"
    body = "".join(f"{indent} *{line}\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _comment(line: str, is_one: bool, indent: str = "") -> str:
    return _about(line.split("#:", 1)[1], indent) if is_one else ""


def _type(node: ast.expr) -> str:
    """A type as TypeScript writes it."""
    match node:
        case ast.Name(id=name):
            return _PLAIN.get(name, name)
        case ast.Attribute(attr=name):
            return name
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return f"({_type(item)})[]" if isinstance(item, ast.BinOp) else f"{_type(item)}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, item])):
            return f"Record<{_type(key)}, {_type(item)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            some = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(ast.unparse(one).replace("'", '"') for one in some)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, written])):
            assert isinstance(written, ast.Constant)
            return str(written.value)
    raise TypeError(f"There is no TypeScript for {ast.unparse(node)}.")


# -- messages -----------------------------------------------------------------------------


def _messages() -> Iterator[str]:
    """What each message holds, and what answers it."""
    asked: list[str] = []
    answers: list[str] = []
    for node in ast.parse(inspect.getsource(requests)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        request = getattr(requests, node.name)
        fields = [
            f"{field.target.id}{'?' if field.value else ''}: {_wanted(field)}"
            for field in node.body
            if isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and field.target.id != "file"
        ]
        asked.append(_about(ast.get_docstring(node) or "", "  "))
        asked.append(_member(request.TYPE, fields))
        told = HANDLERS[request].__annotations__["return"]
        told = told.removeprefix("Pieces[").removesuffix("]").replace("wire.", "")
        answers.append(f"  {_key(request.TYPE)}: {told};\n")
    for about, name, members in (
        ("What each message holds; some come with a file.", "Requests", asked),
        ("What answers each message.", "Answers", answers),
    ):
        yield f"/** {about} */\nexport interface {name} {{\n{''.join(members)}}}\n"


def _wanted(field: ast.AnnAssign) -> str:
    kind = _type(field.annotation)
    return kind.removesuffix(" | null") if field.value else kind


def _member(name: str, fields: list[str]) -> str:
    one = f"  {_key(name)}: {{ {'; '.join(fields)} }};\n".replace("{  }", "{}")
    if len(one) <= _WIDTH:
        return one
    body = "".join(f"    {field};\n" for field in fields)
    return f"  {_key(name)}: {{\n{body}  }};\n"


def _key(name: str) -> str:
    return f'"{name}"' if "." in name else name


if __name__ == "__main__":
    for path, text in ((OUT, declarations()), (ELEMENTS, elements())):
        path.write_text(text, encoding="utf-8")
        say(f"wrote {path.relative_to(ROOT)}")

"""Write docs/reference.md: everything that scripts import from `crosscore`.

    python3 -m tools.reference

Run it when a signature or a docstring of the API changes; a test tells when that is needed.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, get_overloads

import crosscore
from crosscore.api import typed
from tools.steps import ROOT, say

__all__ = ["OUT", "page"]

OUT = ROOT / "docs/reference.md"
_WIDTH = 118
_HEAD = """\
# Reference for scripts

Everything that `from crosscore import ...` offers: what it takes, what it gives, which errors it
raises. [api.md](api.md) is the guide, with examples. (Written by `python3 -m tools.reference` from
the source.)

Every error is a `CrosscoreError` with a `code`. For an argument of the wrong type it is a
`TypeError` as well.
"""
_GROUPS = {
    "Words": "read_words mix dictionaries theme_words themes languages split Dictionary WordList",
    "Making puzzles": "make stream improve fills convert batch BatchResult options "
    "Field patterns Pattern KINDS Progress",
    "Puzzles": "Puzzle Word Entry Clue Unplaced change",
    "Checking": "check check_clues check_rules statistics",
    "Files": "load save export formats_of losses FORMATS File",
    "Paper": "print_sheets",
    "Errors": "CrosscoreError Issue",
}
_LEFT_OUT = ("Kind", "Words", "__version__")  # types of arguments, told where they are taken
_INTERNAL = ("as_dict", "named", "counted", "turned")  # members for the rest of the program
#: types of arguments and results, by the module that describes them
_ALIASES = {
    "api/sources.py": ("Words", "Source"),
    "api/lists.py": ("AnyWords", "List"),
    "api/drawing.py": ("Grid",),
    "api/making.py": ("Kind", "Cancel"),
    "grid.py": ("Cell", "Bar", "Slot", "Rows", "Model"),
}
_LONG = re.compile(r"crosscore\.(?:[a-z_]+\.)*(?=[A-Z])")


def page() -> str:
    """The whole file."""
    groups = {title: names.split() for title, names in _GROUPS.items()}
    told = {name for names in groups.values() for name in names} | set(_LEFT_OUT)
    more = [name for name in crosscore.__all__ if name not in told]
    parts = [_HEAD]
    for title, names in (*groups.items(), ("More", more)):
        found = [name for name in names if name in crosscore.__all__]
        if found:
            parts += [f"## {title}\n", *(_told(name, getattr(crosscore, name)) for name in found)]
    parts += ["## Options of each kind, and settings of sheets\n", _options(typed)]
    parts += ["## Options of paper\n", _options(inspect.getmodule(crosscore.Puzzle))]
    parts += ["## Types of arguments\n", _table([*_aliases()])]
    return "\n".join(parts)


def _aliases() -> Iterator[tuple[str, str, str]]:
    """The types that have names, with the comments above or behind them."""
    for path, names in _ALIASES.items():
        source = (ROOT / "crosscore" / path).read_text("utf-8")
        written = {
            node.targets[0].id: ast.unparse(node.value)
            for node in ast.parse(source).body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for name in names:
            above = re.search(rf"((?:^#: [^\n]*\n)+){name} = ", source, re.M)
            behind = re.search(rf"^{name} = [^\n#]*  #: ([^\n]*)$", source, re.M)
            about = above[1].replace("#: ", "") if above else behind[1] if behind else ""
            yield name, written[name], " ".join(about.split())


def _told(name: str, value: Any) -> str:
    """The section of a name."""
    if inspect.isclass(value):
        return _class(name, value)
    if callable(value):
        return "\n".join([f"### {name}\n", *_function(name, value)])
    listed = ", ".join(f"`{each}`" for each in value)
    return f"### {name}\n\n{_wrapped(listed)}\n"


def _function(name: str, function: Callable[..., Any]) -> Iterator[str]:
    ways = get_overloads(function) or [function]
    signatures = "\n".join(_signature(name, way) for way in ways)
    yield f"```python\n{signatures}\n```\n"
    yield _text(inspect.getdoc(function) or "")


def _signature(name: str, function: Callable[..., Any]) -> str:
    """`name(parameters) -> type`, in lines that aren't too long."""
    found = inspect.signature(function)
    taken = [one for one in found.parameters.values() if one.name != "self"]
    given = [_parameter(one) for one in taken]
    kinds = [one.kind for one in taken]
    for at, kind in enumerate(kinds):
        if kind is inspect.Parameter.KEYWORD_ONLY:
            if inspect.Parameter.VAR_POSITIONAL not in kinds:
                given.insert(at, "*")
            break
    returned = found.return_annotation
    after = "" if returned is inspect.Signature.empty else f" -> {_type(returned)}"
    one = f"{name}({', '.join(given)}){after}"
    if len(one) <= _WIDTH:
        return one
    return "\n".join([f"{name}(", *(f"    {each}," for each in given), f"){after}"])


def _parameter(one: inspect.Parameter) -> str:
    stars = 2 if one.kind is one.VAR_KEYWORD else 1 if one.kind is one.VAR_POSITIONAL else 0
    text = f"{'*' * stars}{one.name}"
    if one.annotation is not inspect.Parameter.empty:
        text += f": {_type(one.annotation)}"
    if one.default is not inspect.Parameter.empty:
        text += f" = {_quoted(repr(one.default))}"
    return text


def _type(annotation: object) -> str:
    """A type as it is written."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    if text[:1] in "\"'":  # written as a text within annotations that are texts
        text = str(ast.literal_eval(text))
    return _quoted(_LONG.sub("", text))


def _quoted(text: str) -> str:
    return text.replace("'", '"')


def _class(name: str, value: type) -> str:
    parts = [f"### {name}\n", _text(inspect.getdoc(value) or "")]
    if is_dataclass(value):
        rows = [(one.name, str(one.type), _comment(value, one.name)) for one in fields(value)]
        parts.append(_table(rows))
    elif hasattr(value, "_fields"):
        rows = [(one, value.__annotations__[one].__forward_arg__, "") for one in value._fields]
        parts.append(_table(rows))
    for member, got in vars(value).items():
        shown = _member(f"{name}.{member}", got)
        if shown and not member.startswith("_") and member not in _INTERNAL:
            parts.append(shown)
    return "\n".join(parts)


def _member(name: str, got: object) -> str:
    """A property or method; "" for anything else."""
    if isinstance(got, property) or hasattr(got, "attrname"):
        function: Any = getattr(got, "fget", None) or getattr(got, "func", None)
        kind = _type(inspect.signature(function).return_annotation)
        return f"#### {name}\n\n`{kind}`. {_text(inspect.getdoc(function) or '')}"
    if inspect.isfunction(got) and got.__doc__:
        return "\n".join([f"#### {name}\n", *_function(name.rpartition(".")[2], got)])
    return ""


def _options(module: ModuleType | None) -> str:
    """The `TypedDict`s of a module as tables, from the comments that describe their keys."""
    assert module is not None
    source = Path(str(module.__file__)).read_text("utf-8")
    lines = source.split("\n")
    parts = []
    for node in ast.parse(source).body:
        if not (isinstance(node, ast.ClassDef) and node.name.endswith(("Options", "Settings"))):
            continue
        rows = []
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                at, comment = one.lineno - 2, ""
                while lines[at].lstrip().startswith("#:"):
                    comment = f"{lines[at].strip()[2:].strip()} {comment}"
                    at -= 1
                rows.append((one.target.id, ast.unparse(one.annotation), comment.strip()))
        bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
        about = ast.get_docstring(node) or ""
        if bases:
            about += f"\n\nAnd those of `{bases[0]}`."
        parts.append(f"### {node.name}\n\n{_text(about)}\n{_table(rows)}")
    return "\n".join(parts)


def _comment(value: type, name: str) -> str:
    """The comment behind a field."""
    found = re.search(rf"^    {name}: [^\n]*?  #: ([^\n]*)$", inspect.getsource(value), re.M)
    return found[1] if found else ""


def _table(rows: list[tuple[str, str, str]]) -> str:
    """Names, types and what they are; rows may be long, as Markdown has it."""
    if not rows:
        return ""
    bare = not any(about for _, _, about in rows)
    lines = ["| name | type |", "| --- | --- |"] if bare else [
        "| name | type | what it is |", "| --- | --- | --- |"
    ]  # fmt: skip
    for name, kind, about in rows:
        shown = _type(kind).replace("|", "\\|")
        cells = [f"`{name}`", f"`{shown}`", *([] if bare else [about.replace("|", "\\|")])]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _text(docstring: str) -> str:
    """A docstring as Markdown: its paragraphs, with links to the texts that it mentions."""
    docstring = re.sub(r"docs/([a-z-]+\.md)", r"[\1](\1)", docstring)
    paragraphs = [" ".join(part.split()) for part in docstring.split("\n\n")]
    return "\n\n".join(_wrapped(part) for part in paragraphs) + "\n"


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _WIDTH, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    OUT.write_text(page(), encoding="utf-8")
    say(f"wrote {OUT.relative_to(ROOT)}")

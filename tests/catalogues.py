"""The page's catalogues, read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, serialize

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
FOLDER = WEB / "i18n" / "catalogues"
CODES = sorted(path.stem for path in FOLDER.glob("*.ftl"))

#: what any text may choose its words by, and what there is to choose: see l10n.js, ui/kinds.js
CONTEXT = {"grid": {"letters", "blocked", "crossing", "other"}, "content": {"numbers", "words"}}


@dataclass
class Part:
    """What a translation of a value or an attribute has to keep."""

    variables: set[str] = field(default_factory=set)
    marks: set[str] = field(default_factory=set)  # <b>, </b>, ...
    messages: set[str] = field(default_factory=set)  # other messages within it


@cache  # nobody changes what it returns
def read(text: str) -> tuple[dict[str, ast.Message], list[str]]:
    """Messages by id, and what is wrong with the file: what cannot be read, ids given twice."""
    messages: dict[str, ast.Message] = {}
    wrong = []
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"unreadable: {entry.content.strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                wrong.append(f"twice: {entry.id.name}")
            messages[entry.id.name] = entry
    return messages, wrong


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A piece of the tree and all that is in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for one in node:
            yield from nodes(one)


def part(pattern: ast.Pattern | None) -> Part:
    found = Part()
    for node in nodes(pattern):
        if isinstance(node, ast.VariableReference):
            if node.id.name not in CONTEXT:
                found.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.messages.add(node.id.name)
        elif isinstance(node, ast.TextElement):
            found.marks |= set(re.findall(r"</?[a-z]+>", node.value))
    return found


def parts(messages: Mapping[str, ast.Message]) -> dict[str, Part]:
    """By "id" or "id.attribute"; the variables of messages within count, too."""
    found = {}
    for name, message in messages.items():
        if message.value:
            found[name] = part(message.value)
        for attribute in message.attributes:
            found[f"{name}.{attribute.id.name}"] = part(attribute.value)

    def variables(name: str) -> set[str]:
        one = found.get(name, Part())
        return one.variables.union(*(variables(inner) for inner in one.messages))

    whole = {name: variables(name) for name in found}
    for name, one in found.items():
        one.variables = whole[name]
    return found


def mirrored(source: str, name: str, direction: str) -> str:
    """A made-up translation, for tests of the page: every message in Hebrew letters."""
    tree = parse(source)
    for node in nodes(tree):
        if isinstance(node, ast.TextElement):
            pieces = re.split(r"(</?[a-z]+>)", node.value)
            node.value = "".join(
                piece if piece.startswith("<") else re.sub("[A-Za-z]", hebrew, piece)
                for piece in pieces
            )
    for entry in tree.body:
        own = {"language-name": name, "language-direction": direction}
        if isinstance(entry, ast.Message) and entry.id.name in own:
            entry.value = ast.Pattern([ast.TextElement(own[entry.id.name])])
    return serialize(tree)


def hebrew(letter: re.Match[str]) -> str:
    return chr(ord("א") + (ord(letter[0].lower()) - ord("a")) % 26)

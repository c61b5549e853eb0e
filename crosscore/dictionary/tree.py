"""XML of documents and exports as a tree: bounded, without a document type or own entities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

__all__ = ["Broken", "Node", "tree"]

_MAX_DEPTH = 80
_MAX_NODES = 1_000_000


class Broken(ValueError):
    """What cannot be read, or is larger than any list of words."""


@dataclass(slots=True)
class Node:
    """An element: its name and those of its attributes without prefixes, its texts and elements."""

    name: str
    attributes: dict[str, str]
    inside: list[Node | str] = field(default_factory=list)

    def all(self, name: str) -> Iterator[Node]:
        """The elements of a name within, at any depth, but not within one another."""
        for one in self.inside:
            if isinstance(one, Node):
                if one.name == name:
                    yield one
                else:
                    yield from one.all(name)

    def first(self, name: str) -> Node:
        """The first of these; an empty one if there is none."""
        return next(self.all(name), Node(name, {}))

    def text(self) -> str:
        """All text within."""
        return "".join(one if isinstance(one, str) else one.text() for one in self.inside)


def tree(data: bytes) -> Node:
    """The root element. Raises `Broken`, also for a document type: entities can blow up a file."""
    top = Node("", {})
    path = [top]
    count = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if len(path) > _MAX_DEPTH or count > _MAX_NODES:
            raise Broken("too large")
        node = Node(_bare(tag), {_bare(key): value for key, value in attributes.items()})
        path[-1].inside.append(node)
        path.append(node)

    def doctype(*_: object) -> None:
        raise Broken("a document type")

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: path.pop()
    parser.CharacterDataHandler = lambda text: path[-1].inside.append(text)
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, LookupError, ValueError) as error:
        raise Broken(str(error)) from None
    return next(one for one in top.inside if isinstance(one, Node))


def _bare(name: str) -> str:
    return name.rpartition(":")[2]

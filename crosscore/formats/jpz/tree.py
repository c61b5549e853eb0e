"""XML from outside as a tree: bounded, without entities of its own, in any usual encoding."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field
from xml.parsers import expat

from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.formats.imported import refused

__all__ = ["MAX_BYTES", "Node", "parse", "text_of"]

MAX_BYTES = 8 * 2**20  #: bytes of the XML
_MAX_DEPTH = 40  # elements within elements; a crossword has about 8
_MAX_NODES = 200_000  # elements; the largest grid has 160 000 cells

_DECLARED = re.compile(rb"""^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")
#: encodings that a file may name; Python knows codecs that are none
_ENCODINGS = re.compile(
    r"utf-?8|utf-?16(?:-?[bl]e)?|us-ascii|ascii|latin-?1|iso-?8859-?\d+|(?:windows-?|cp)125\d"
    r"|koi8-[ru]|shift_jis|euc-(?:jp|kr)|gb18030|gbk|gb2312|big5"
)
_NAMED = re.compile(r"&([A-Za-z][A-Za-z0-9]{1,31});")
_XML_OWN = ("amp", "lt", "gt", "quot", "apos")


@dataclass(slots=True)
class Node:
    """An element: its name without a prefix, its attributes likewise, its texts and elements."""

    name: str
    attributes: dict[str, str]
    inside: list[Node | str] = field(default_factory=list)

    def all(self, name: str) -> list[Node]:
        """The elements of a name directly within."""
        return [one for one in self.inside if isinstance(one, Node) and one.name == name]

    def first(self, name: str) -> Node | None:
        """The first element of a name directly within."""
        return next(iter(self.all(name)), None)

    def get(self, name: str) -> str:
        """An attribute; "" where it is missing."""
        return self.attributes.get(name, "").strip()


def parse(data: bytes, name: str) -> Node:
    """The root element of an XML file.

    Raises `CrosscoreError` (code "not-xml" or "not-opened") for what is broken, too large, too
    deep, in no known encoding, or declares entities of its own: those can blow up a small file.
    """
    if len(data) > MAX_BYTES:
        raise refused(name, _large())
    text = _decoded(data, name)
    if text.startswith("<?xml"):
        text = text[text.find("?>") + 2 :]  # what it says of the encoding is done with
    try:
        return _built(text, name)
    except expat.ExpatError as error:
        found = error
    if found.code == expat.errors.codes[expat.errors.XML_ERROR_UNDEFINED_ENTITY]:
        # Names of HTML, such as &nbsp;, are no part of XML, but people write them.
        try:
            return _built(_NAMED.sub(_character, text), name)
        except expat.ExpatError as error:
            found = error
    raise CrosscoreError(
        "not-xml",
        sentence(
            "xml-broken",
            "{name} is broken: its XML can’t be read from line {line}, column {column}. Get "
            "the file again.",
            name=name,
            line=found.lineno,
            column=found.offset + 1,
        ),
        name,
    ) from None


def text_of(node: Node) -> str:
    """All text of an element as plain text; `<br/>` breaks a line."""
    return "".join(
        one if isinstance(one, str) else "\n" if one.name == "br" else text_of(one)
        for one in node.inside
    )


def _large() -> Sentence:
    return sentence("imported-large", "it has more than {most} MB", most=MAX_BYTES // 2**20)


def _decoded(data: bytes, name: str) -> str:
    encoding = "utf-8-sig"
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16"
    elif data.startswith((b"<\0", b"\0<")):
        encoding = "utf-16-le" if data[0] else "utf-16-be"
    elif declared := _DECLARED.match(data[:200]):
        wanted = declared[1].decode("ascii").lower()
        if not _ENCODINGS.fullmatch(wanted):
            raise refused(name, _encoding(wanted))
        if not wanted.startswith("utf"):  # without zero bytes before it, it is no UTF-16 either
            encoding = wanted
    try:
        return data.decode(encoding)
    except (UnicodeDecodeError, LookupError):
        raise refused(name, _encoding(encoding.removesuffix("-sig"))) from None


def _encoding(named: str) -> Sentence:
    return sentence("imported-encoding", "its text is not in {encoding} as it says", encoding=named)


def _character(match: re.Match[str]) -> str:
    if match[1] in _XML_OWN:
        return match[0]
    meant = html.unescape(match[0])
    return match[0] if meant == match[0] else html.escape(meant)


def _built(text: str, name: str) -> Node:
    top = Node("", {})
    path = [top]
    count = 0

    def refuse(why: Sentence) -> None:
        raise refused(name, why)

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if len(path) > _MAX_DEPTH or count > _MAX_NODES:
            refuse(sentence("imported-deep", "its XML is larger than any crossword’s"))
        node = Node(_bare(tag), {_bare(key): value for key, value in attributes.items()})
        path[-1].inside.append(node)
        path.append(node)

    def end(_: str) -> None:
        path.pop()

    def characters(found: str) -> None:
        path[-1].inside.append(found)

    def doctype(*_: object) -> None:
        refuse(
            sentence("imported-doctype", "it declares a document type, which no crossword needs")
        )

    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = doctype
    parser.Parse(text.encode("utf-8", "replace"), True)
    return next(one for one in top.inside if isinstance(one, Node))


def _bare(name: str) -> str:
    """A name without its prefix; `xml:lang` is known as `lang`."""
    return name.rpartition(":")[2]

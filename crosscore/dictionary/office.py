"""Words in documents: the first sheet of .xlsx and .ods, tables or paragraphs of .docx and .odt.

They are .zip files of XML. Nothing is unpacked before its size is known, and only what is read.
"""

from __future__ import annotations

import io
import posixpath
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from crosscore.dictionary.tree import Broken, Node, tree
from crosscore.errors import CrosscoreError, sentence

__all__ = ["Document", "document", "unread"]

_MAX_FILES = 5_000  # in a document
_MAX_PART = 24 * 2**20  # bytes of one of them, unpacked
_MAX_COLUMNS = 50  # that are looked at
_COLUMN = re.compile(r"[A-Z]{1,3}")
_DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, LookupError),
    *(Broken, NotImplementedError, RuntimeError, OverflowError, ValueError),
)


class Document(NamedTuple):
    """What a document holds: rows of a table with their numbers, or lines of text."""

    form: str
    records: list[tuple[int, list[str]]]
    text: str


def document(data: bytes, name: str) -> Document | None:
    """The words' place in a document; None for any other .zip file.

    Raises `CrosscoreError` (code "not-text") for a document that is damaged, locked or too large.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = set(archive.namelist())
            if len(names) > _MAX_FILES:
                raise unread(name)
            if "xl/workbook.xml" in names:
                return Document("xlsx", _numbered(_workbook(archive)), "")
            if "word/document.xml" in names:
                return _of_word(_part(archive, "word/document.xml"))
            if "mimetype" in names and "content.xml" in names:
                mime = _read(archive, "mimetype").decode("ascii", "replace")
                if "opendocument.spreadsheet" in mime:
                    return Document("ods", _numbered(_open_sheet(archive)), "")
                if "opendocument.text" in mime:
                    return _of_writer(_part(archive, "content.xml"))
    except _DAMAGED:
        if any(mark in data for mark in (b"xl/workbook", b"word/document", b"opendocument.")):
            raise unread(name) from None
    return None


def unread(name: str) -> CrosscoreError:
    """The error for a document that cannot be read."""
    return CrosscoreError(
        "not-text",
        sentence(
            "office-unread",
            "{name} can’t be read: it is damaged, locked with a password or very large. Save it "
            "anew, or copy its words and paste them here.",
            name=name,
        ),
        name,
    )


def _read(archive: zipfile.ZipFile, name: str) -> bytes:
    info = archive.getinfo(name)
    if info.file_size > _MAX_PART:
        raise Broken("too large")
    with archive.open(info) as opened:
        data = opened.read(_MAX_PART + 1)
    if len(data) > _MAX_PART:
        raise Broken("too large")
    return data


def _part(archive: zipfile.ZipFile, name: str) -> Node:
    return tree(_read(archive, name))


def _numbered(rows: Iterator[list[str]]) -> list[tuple[int, list[str]]]:
    return [(at, row) for at, row in enumerate(rows, 1) if any(map(str.strip, row))]


# -- sheets ----------------------------------------------------------------------------------


def _workbook(archive: zipfile.ZipFile) -> Iterator[list[str]]:
    """The rows of the first sheet that isn't hidden."""
    sheets = list(_part(archive, "xl/workbook.xml").all("sheet"))
    shown = [one for one in sheets if one.attributes.get("state", "visible") == "visible"]
    wanted = (shown or sheets)[0].attributes["id"]
    links = _part(archive, "xl/_rels/workbook.xml.rels").all("Relationship")
    target = next(one.attributes["Target"] for one in links if one.attributes.get("Id") == wanted)
    path = posixpath.normpath(posixpath.join("/xl", target)).lstrip("/")
    shared: list[str] = []
    if "xl/sharedStrings.xml" in archive.namelist():
        shared = [_shared(one) for one in _part(archive, "xl/sharedStrings.xml").all("si")]
    for row in _part(archive, path).all("row"):
        cells: list[str] = []
        for cell in row.all("c"):
            column = _COLUMN.match(cell.attributes.get("r", ""))
            at = _column(column[0]) if column else len(cells)
            if at < _MAX_COLUMNS:
                cells += [""] * (at + 1 - len(cells))
                cells[at] = _cell(cell, shared)
        yield cells


def _shared(item: Node) -> str:
    """The text of a cell, without how it is pronounced."""
    plain = [one for one in item.inside if isinstance(one, Node) and one.name != "rPh"]
    return "".join(
        one.text() if one.name == "t" else "".join(part.text() for part in one.all("t"))
        for one in plain
    )


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


def _cell(cell: Node, shared: list[str]) -> str:
    kind = cell.attributes.get("t", "n")
    if kind == "inlineStr":
        return _shared(cell.first("is"))
    value = cell.first("v").text()
    if kind == "s":
        return shared[int(value)] if value else ""
    return value.removesuffix(".0") if kind == "n" else value


def _open_sheet(archive: zipfile.ZipFile) -> Iterator[list[str]]:
    for row in _part(archive, "content.xml").first("table").all("table-row"):
        cells: list[str] = []
        for cell in row.inside:
            if isinstance(cell, Node) and cell.name in ("table-cell", "covered-table-cell"):
                often = cell.attributes.get("number-columns-repeated", "1")
                room = _MAX_COLUMNS - len(cells)
                times = int(often) if often.isdecimal() and len(often) < 5 else room
                cells += [_lines(cell)] * min(times, room)
        yield cells


def _lines(cell: Node) -> str:
    """The paragraphs of a cell in one line."""
    return " ".join(_open_text(one) for one in cell.all("p"))


# -- texts -----------------------------------------------------------------------------------


def _of_word(root: Node) -> Document:
    body = root.first("body")
    rows = (
        [" ".join(map(_word_text, cell.all("p"))) for cell in row.all("tc")]
        for table in body.all("tbl")
        for row in table.all("tr")
    )
    return _of_text("docx", _numbered(rows), [_word_text(one) for one in body.all("p")])


def _word_text(node: Node) -> str:
    """The text of a paragraph, without what was deleted in it."""
    found: list[str] = []
    for one in node.inside:
        if isinstance(one, Node):
            if one.name == "t":
                found.append(one.text())
            elif one.name in ("tab", "br", "cr"):
                found.append("\t" if one.name == "tab" else "\n")
            elif one.name == "noBreakHyphen":
                found.append("-")
            elif one.name not in ("pPr", "del", "instrText", "delText", "Fallback"):
                found.append(_word_text(one))
    return "".join(found)


def _of_writer(root: Node) -> Document:
    body = root.first("text")
    rows = (
        [_lines(cell) for cell in row.all("table-cell")]
        for table in body.all("table")
        for row in table.all("table-row")
    )
    lines = [_open_text(one) for one in _paragraphs(body)]
    return _of_text("odt", _numbered(rows), lines)


def _paragraphs(node: Node) -> Iterator[Node]:
    for one in node.inside:
        if isinstance(one, Node) and one.name not in ("tracked-changes", "annotation", "note"):
            if one.name in ("p", "h"):
                yield one
            else:
                yield from _paragraphs(one)


def _open_text(node: Node) -> str:
    found: list[str] = []
    for one in node.inside:
        if isinstance(one, str):
            found.append(one)
        elif one.name == "s":
            often = one.attributes.get("c", "1")
            found.append(" " * (int(often) if often.isdecimal() and len(often) < 3 else 1))
        elif one.name in ("tab", "line-break"):
            found.append("\t" if one.name == "tab" else "\n")
        elif one.name not in ("annotation", "note"):
            found.append(_open_text(one))
    return "".join(found)


def _of_text(form: str, records: list[tuple[int, list[str]]], lines: list[str]) -> Document:
    """The rows of the tables, if they have several columns, else the lines."""
    if any(sum(bool(cell.strip()) for cell in cells) > 1 for _, cells in records):
        return Document(form, records, "")
    return Document(form, [], "\n".join(lines))

"""XML by hand: elements, numbers and texts as they stand in an SVG, and where cells are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape  # not xml.sax.saxutils: with it come a client for HTTP and a reader of mail
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["CELL", "HAIR", "MARGIN", "Frame", "element", "group", "legal", "number", "text"]

CELL = 60  #: user units of a cell's side
MARGIN = 24.0  #: user units around the grid, where nothing needs more
HAIR = 2  #: user units of a line between cells

#: what XML 1.0 may not hold, however it is written (2.2 Characters)
_NO_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

#: white space that a reader would make blanks of in an attribute
_WHITE = {ord(char): f"&#{ord(char)};" for char in "\n\r\t"}


@dataclass(frozen=True, slots=True)
class Frame:
    """A view (as docs/protocol.md has it) and where its cells are, in user units."""

    view: wire.View
    margin: float

    @property
    def mirrored(self) -> bool:
        """Whether column 0 is the rightmost one."""
        return bool(self.view["direction"] == "rtl")

    def left(self, column: int) -> float:
        """The left side of a column, counted in reading order."""
        drawn = self.view["width"] - 1 - column if self.mirrored else column
        return self.margin + drawn * CELL

    def top(self, row: int) -> float:
        """The upper side of a row."""
        return self.margin + row * CELL

    def cells(self) -> list[tuple[int, int, wire.Cell | None]]:
        """Row, column and what is there, row by row; None where nothing takes a letter."""
        return [
            (r, c, found) for r, row in enumerate(self.view["cells"]) for c, found in enumerate(row)
        ]


def number(value: float) -> str:
    """As short as can be, to a hundredth."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def legal(text: str) -> str:
    """A text without what XML can't hold."""
    return _NO_XML.sub("", text)


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """An element, and what is inside it, each part on its own line.

    Attributes are named with `_` for `-` and `__` for `:`; those that are "" are left out.
    """
    start = f"<{name}{_written(attributes)}"
    return "\n".join([f"{start}>", *inside, f"</{name}>"]) if inside else f"{start}/>"


def text(name: str, said: str, **attributes: str | float) -> str:
    """An element that has a text in it, which is written so that it is nothing but text."""
    return f"<{name}{_written(attributes)}>{escape(_clean(said), quote=False)}</{name}>"


def group(what: str, inside: list[str], **attributes: str | float) -> list[str]:
    """A group that says what is in it, so that a program of drawings can pick it; none if empty."""
    return [element("g", *inside, class_=what, **attributes)] if inside else []


def _written(attributes: dict[str, str | float]) -> str:
    return "".join(
        f" {key.rstrip('_').replace('__', ':').replace('_', '-')}={_quoted(_clean(value))}"
        for key, value in attributes.items()
        if value != ""
    )


def _quoted(value: str) -> str:
    """An attribute's value in its quotes; single ones if it has double ones only."""
    written = escape(value, quote=False).translate(_WHITE)
    if '"' not in written:
        return f'"{written}"'
    return f"'{written}'" if "'" not in written else '"{}"'.format(written.replace('"', "&quot;"))


def _clean(value: str | float) -> str:
    return number(value) if isinstance(value, int | float) else legal(value)

"""What a puzzle without clues is solved by, below its grid: its words by length, or its code.

Drawn as in web/grid/paint-lists.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crosscore.formats.svg import faces
from crosscore.formats.svg.boxes import INK, stroked
from crosscore.formats.svg.pen import CELL, Frame, element, group, text

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["below"]

_DIM = "#8a857b"  #: of what stands in the grid already
_LINE = "#2a2926"
# parts of the side
_ABOVE, _TEXT, _ROW, _RISE = 0.5, 0.4, 0.62, 0.44
_HEADING, _GAP = 0.8, 0.5
_BOX, _PITCH, _NUMBER, _CODE = 0.7, 0.9, 0.26, 1.2
_LETTER = 0.6


def below(frame: Frame, *, answers: bool) -> tuple[list[str], float]:
    """The lists, and how high they are; ([], 0) where clues are listed, which no picture has."""
    view = frame.view
    if "codes" in view:
        return _codes(frame, view["codes"], answers)
    return ([], 0.0) if answers or "groups" not in view else _words(frame, view["groups"])


def _room(frame: Frame) -> float:
    return frame.view["width"] * CELL


def _x(frame: Frame, along: float) -> float:
    """Where a point is that lies so far along a line, which may begin on the right."""
    return frame.margin + (_room(frame) - along if frame.mirrored else along)


def _words(frame: Frame, groups: list[wire.Group]) -> tuple[list[str], float]:
    """A line or more for each length: the length, then its words in columns."""
    face = faces.face(frame.view["language"], [i["text"] for g in groups for i in g["items"]])
    size = _TEXT * CELL
    room = _room(frame) - _HEADING * CELL
    y = frame.top(frame.view["height"]) + _ABOVE * CELL
    headings, words = [], []
    for found in groups:
        wide = max(faces.wide(item["text"]) for item in found["items"]) * size + _GAP * CELL
        columns = max(1, int((room + _GAP * CELL) / wide))
        headings.append(text("text", found["heading"], x=_x(frame, 0), y=y + _RISE * CELL))
        for at, item in enumerate(found["items"]):
            row, column = divmod(at, columns)
            words.append(
                text(
                    "text",
                    item["text"],
                    x=_x(frame, _HEADING * CELL + column * wide),
                    y=y + (row * _ROW + _RISE) * CELL,
                    fill=_DIM if "given" in item else "",
                )
            )
        y += -(-len(found["items"]) // columns) * _ROW * CELL
    usual: dict[str, Any] = {"font_size": size, "fill": INK}
    side = {"text_anchor": "end"} if frame.mirrored else {}
    drawn = [
        *group("lengths", headings, font_family=face.numbers, font_weight="bold", **side, **usual),
        *group("words", words, **_lettered(frame, face), **usual),
    ]
    return drawn, y - frame.top(frame.view["height"])


def _lettered(frame: Frame, face: faces.Face) -> dict[str, Any]:
    language = frame.view["language"]
    return {
        "xml__lang": language,
        "lang": language,
        "direction": frame.view["direction"],
        "font_family": face.letters,
    }


def _codes(frame: Frame, codes: list[wire.Code], answers: bool) -> tuple[list[str], float]:
    """A box for each number, with its letter where that is shown; then the letters themselves."""
    face = faces.face(frame.view["language"], [code["t"] for code in codes])
    top = frame.top(frame.view["height"]) + _ABOVE * CELL
    fit = max(1, int(_room(frame) / (_PITCH * CELL)))
    numbers, boxes, letters = [], [], []
    for at, code in enumerate(codes):
        row, column = divmod(at, fit)
        x, y = _x(frame, (column + 0.5) * _PITCH * CELL), top + row * _CODE * CELL
        numbers.append(text("text", code["n"], x=x, y=y + _NUMBER * CELL))
        box = y + (_NUMBER + 0.08) * CELL
        boxes.append(
            element("rect", x=x - _BOX * CELL / 2, y=box, width=_BOX * CELL, height=_BOX * CELL)
        )
        if answers or "given" in code:
            letters.append(text("text", code["t"], x=x, y=box + 0.5 * CELL))
    y = top + -(-len(codes) // fit) * _CODE * CELL
    crossed = []
    if not answers:
        given = {code["t"] for code in codes if "given" in code}
        fit = max(1, int(_room(frame) / (_LETTER * CELL)))
        bank = frame.view["bank"]
        for at, letter in enumerate(bank):
            row, column = divmod(at, fit)
            crossed.append(
                text(
                    "text",
                    letter,
                    x=_x(frame, (column + 0.5) * _LETTER * CELL),
                    y=y + (row * _ROW + _RISE) * CELL,
                    fill=_DIM if letter in given else "",
                )
            )
        y += -(-len(bank) // fit) * _ROW * CELL
    middle: dict[str, Any] = {"text_anchor": "middle", "fill": INK}
    lettered = _lettered(frame, face)
    drawn = [
        *group("code", boxes, **stroked(frame, _LINE, "#ffffff")),
        *group(
            "code-numbers",
            numbers,
            font_family=face.numbers,
            font_size=_NUMBER * CELL,
            **middle,
        ),
        *group("code-letters", letters, **lettered, font_size=_TEXT * CELL, **middle),
        *group("words", crossed, **lettered, font_size=_TEXT * CELL, **middle),
    ]
    return drawn, y - frame.top(frame.view["height"])

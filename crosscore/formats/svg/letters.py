"""A word search: letters on an open ground, a line around them, rings around words in the key.

Drawn as in web/grid/paint-letters.js.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from crosscore.formats.svg import faces
from crosscore.formats.svg.boxes import BASELINE, INK, letter, lettering, stroked
from crosscore.formats.svg.pen import CELL, HAIR, Frame, element, group, number, text

if TYPE_CHECKING:
    from crosscore import wire

__all__ = [
    "DIM",
    "HUES",
    "breadth",
    "key_colours",
    "loops",
    "message",
    "message_of",
    "nesting",
    "painted",
]

Cell = tuple[int, int]
Cells = Sequence[Cell]

#: fill and line, by turns
HUES = (
    ("#ffd54d", "#7a5b00"),
    ("#7cc4f0", "#0b5688"),
    ("#f7a1a1", "#9c2222"),
    ("#a5d977", "#3b6b0e"),
    ("#cbb0f2", "#5b3399"),
    ("#ffb56b", "#8f4a00"),
    ("#7fd6c4", "#0a6353"),
    ("#f2a6d8", "#8c2069"),
    ("#c3cbd6", "#3f4c5e"),
    ("#d9c08f", "#674d14"),
)
_LINE, DIM = "#2a2926", "#8a857b"
_RADIUS, _SLANTED = 0.42, 0.345  #: of the side: half of a ring's breadth, and along a diagonal
_NESTED = 0.07  #: by how much a ring is narrower inside another one
_DEEPEST = 3
_ROUND = 0.5  #: of the side: how round the outline's corners are
_AWAY = 0.16  #: of the side: how far it stays from the cells
_LETTERS, _RISE = 0.94, 0.03  #: letters beside those in boxes: their size, and how much higher
_BOX = (8.0, 8.4)  #: of a letter of the message: how far it is from the cell's edge, its corners
_DASHES = "4.8 4.8"
_TOLD = {"text": 0.52, "line": 0.8, "above": 0.5, "mark": 0.5, "gap": 0.3, "first": 0.62}


def painted(frame: Frame, answers: bool) -> list[str]:
    """The groups of a word search's grid, those behind first."""
    view, settings = frame.view, frame.view["sheet"]
    there = [(r, c) for r, c, found in frame.cells() if found]
    if settings["grid_lines"]:
        boxes = [
            element("rect", x=frame.left(c), y=frame.top(r), width=CELL, height=CELL)
            for r, c in there
        ]
        ground = group("cells", boxes, **stroked(frame, _LINE, "#ffffff"))
    else:
        path = element("path", d=_outline(frame), fill_rule="evenodd")
        ground = group("outline", [path], fill="#ffffff", stroke=DIM, stroke_width=HAIR)
    if not answers:
        return [*ground, *_letters(frame, {})]
    told = {tuple(cell) for cell in view["search"]["message"]}
    soft: dict[Cell, str] = {
        (r, c): DIM if settings["filler"] else ""
        for r, c, found in frame.cells()
        if found and "filler" in found and (r, c) not in told
    }
    return [*ground, *_rings(frame), *_boxed(frame), *_letters(frame, soft)]


def _letters(frame: Frame, soft: dict[Cell, str]) -> list[str]:
    """The letters; `soft` has the colours of those in another, "" for those not shown."""
    cells = [(r, c, found["t"]) for r, c, found in frame.cells() if found and found["t"]]
    face = faces.face(frame.view["language"], [cluster for *_, cluster in cells])
    size, baseline = face.size * _LETTERS, BASELINE - face.rise - _RISE
    shown = [
        letter(frame, r, c, cluster, size, baseline, fill="" if colour == INK else colour)
        for r, c, cluster in cells
        if (colour := soft.get((r, c), INK))
    ]
    return group("letters", shown, **lettering(frame, face, size), fill=INK)


# -- rings -----------------------------------------------------------------------------------


def _rings(frame: Frame) -> list[str]:
    """Around every word of the key, thin or coloured; later ones lie above."""
    words = [
        [(r, c) for r, c in word["places"]] for word in frame.view["words"] if word.get("places")
    ]
    coloured = frame.view["sheet"]["marks"] == "colours"
    colours = key_colours(words) if coloured else []
    rings = []
    for at, (cells, depth) in enumerate(zip(words, nesting(words), strict=True)):
        hue: dict[str, str | float] = {}
        if coloured:
            fill, line = HUES[colours[at]]
            hue = {"fill": fill, "fill_opacity": 0.5, "stroke": line}
        rings.append(element("path", d=_capsule(frame, cells, depth), **hue))
    usual = {} if coloured else {"fill": "none", "stroke": INK}
    return group("rings", rings, **usual, stroke_width=HAIR)


def _capsule(frame: Frame, cells: Cells, depth: int) -> str:
    (r0, c0), (r1, c1) = cells[0], cells[-1]
    x, y = frame.left(c0) + CELL / 2, frame.top(r0) + CELL / 2
    u, v = frame.left(c1) + CELL / 2, frame.top(r1) + CELL / 2
    radius = breadth(cells, depth) / 2 * CELL
    angle = math.atan2(v - y, u - x)
    across, down = -math.sin(angle) * radius, math.cos(angle) * radius
    arc = f"A{number(radius)} {number(radius)} 0 0 1"
    return (
        f"M{_point(x + across, y + down)}{arc} {_point(x - across, y - down)}"
        f"L{_point(u - across, v - down)}{arc} {_point(u + across, v + down)}Z"
    )


def breadth(cells: Cells, depth: int) -> float:
    """How broad a ring inside so many others is, in parts of the side."""
    (r0, c0), (r1, c1) = cells[0], cells[-1]
    radius = _SLANTED if r0 != r1 and c0 != c1 else _RADIUS
    return 2 * (radius - min(depth, _DEEPEST) * _NESTED)


def _point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def nesting(words: Sequence[Cells]) -> list[int]:
    """How many rings each ring lies within: those of words in its line that share its cells."""

    def around(i: int, j: int) -> bool:
        one, other = words[i], words[j]
        if i == j or len(other) < 2 or not _parallel(one, other):
            return False
        longer = len(other) - len(one)
        return (longer > 0 or (longer == 0 and j < i)) and not set(one).isdisjoint(other)

    return [sum(around(i, j) for j in range(len(words))) for i in range(len(words))]


def _parallel(one: Cells, other: Cells) -> bool:
    (a, b), (c, d) = _step(one), _step(other)
    return a * d == b * c


def _step(cells: Cells) -> Cell:
    (r, c), (down, along) = cells[0], cells[min(1, len(cells) - 1)]
    return down - r, along - c


def key_colours(words: Sequence[Cells]) -> list[int]:
    """A colour for each word, by number, such that words that meet have different ones."""
    near: dict[Cell, set[int]] = {}
    used = [0] * len(HUES)
    chosen = []
    for cells in words:
        taken = {hue for cell in cells for hue in near.get(cell, ())}
        hue = min(range(len(HUES)), key=lambda hue: (hue in taken, used[hue], hue))
        used[hue] += 1
        chosen.append(hue)
        for r, c in cells:
            for down in (-1, 0, 1):
                for along in (-1, 0, 1):
                    near.setdefault((r + down, c + along), set()).add(hue)
    return chosen


# -- the line around all letters ---------------------------------------------------------------


def _outline(frame: Frame) -> str:
    """Around the shape, inside and out, with round corners."""
    away = min(_AWAY * CELL, frame.margin - HAIR)
    path = []
    width = frame.view["width"]
    there = {(r, width - 1 - c if frame.mirrored else c) for r, c, found in frame.cells() if found}
    for loop in loops(there):
        n = len(loop)
        points = []
        for i, (r, x) in enumerate(loop):  # the way out is on the left of both edges that meet here
            (pr, px), (nr, nx) = loop[i - 1], loop[(i + 1) % n]
            points.append(
                (
                    frame.margin + x * CELL + away * (_sign(r - pr) + _sign(nr - r)),
                    frame.margin + r * CELL - away * (_sign(x - px) + _sign(nx - x)),
                )
            )
        path.append(_rounded(points))
    return "".join(path)


def _rounded(points: list[tuple[float, float]]) -> str:
    """A closed path with right angles, each as round as its sides leave room for."""
    drawn = []
    for i, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[i - 1], points[(i + 1) % len(points)]
        before, after = math.hypot(x - px, y - py), math.hypot(nx - x, ny - y)
        radius = _ROUND * min(CELL, before, after)
        begin = (x + (px - x) * radius / before, y + (py - y) * radius / before)
        end = (x + (nx - x) * radius / after, y + (ny - y) * radius / after)
        turn = (x - px) * (ny - y) - (y - py) * (nx - x)
        arc = f"A{number(radius)} {number(radius)} 0 0 {int(turn > 0)} {_point(*end)}"
        drawn.append(f"{'L' if i else 'M'}{_point(*begin)}{arc}")
    return "".join(drawn) + "Z"


def loops(there: set[Cell]) -> list[list[Cell]]:
    """Corners as (row, drawn column) of each line around cells, which lie on its right."""
    edges: dict[Cell, list[Cell]] = {}
    for r, x in sorted(there):
        for beside, start, end in (
            ((r - 1, x), (r, x), (r, x + 1)),
            ((r, x + 1), (r, x + 1), (r + 1, x + 1)),
            ((r + 1, x), (r + 1, x + 1), (r + 1, x)),
            ((r, x - 1), (r + 1, x), (r, x)),
        ):
            if beside not in there:
                edges.setdefault(start, []).append(end)
    found = []
    for start in list(edges):
        while edges[start]:
            found.append(_loop(edges, start))
    return found


def _loop(edges: dict[Cell, list[Cell]], start: Cell) -> list[Cell]:
    """The corners of one line; its edges are taken away."""
    corners: list[Cell] = []
    before: Cell | None = None
    at = start
    while edges.get(at):
        ends = edges[at]
        chosen = 0
        if before and len(ends) > 1:
            # where two cells meet at a corner only, the line turns right and so stays with its cell
            right = (at[0] + (at[1] - before[1]), at[1] - (at[0] - before[0]))
            chosen = ends.index(right) if right in ends else 0
        to = ends.pop(chosen)
        turn = before is None or (to[0] - at[0]) * (at[1] - before[1]) != (to[1] - at[1]) * (
            at[0] - before[0]
        )
        if turn:
            corners.append(at)
        before, at = at, to
    return corners


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


# -- the hidden message ------------------------------------------------------------------------


def _boxed(frame: Frame) -> list[str]:
    """A dotted box around each letter of the message."""
    inset, corner = _BOX
    side = CELL - 2 * inset
    boxes = [
        element(
            "rect",
            x=frame.left(c) + inset,
            y=frame.top(r) + inset,
            width=side,
            height=side,
            rx=corner,
        )
        for r, c in frame.view["search"]["message"]
    ]
    return group("message", boxes, **_dotted())


def _dotted() -> dict[str, Any]:
    return {"fill": "none", "stroke": INK, "stroke_width": HAIR, "stroke_dasharray": _DASHES}


def message(frame: Frame) -> tuple[list[str], float]:
    """The hidden message as it reads, below the key, and how high that is; ([], 0) without one.

    Where its lines end is estimated: see `faces.wide`.
    """
    view = frame.view
    whole = message_of(view)
    size, indent = _TOLD["text"] * CELL, (_TOLD["mark"] + _TOLD["gap"]) * CELL
    room = view["width"] * CELL - indent
    lines: list[str] = []
    for word in whole.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and faces.wide(longer) * size <= room:
            lines[-1] = longer
        elif word:
            lines.append(word)
    if not lines:
        return [], 0.0
    width = 2 * frame.margin + view["width"] * CELL
    begin = width - frame.margin if frame.mirrored else frame.margin
    first = frame.top(view["height"]) + (_TOLD["above"] + _TOLD["first"]) * CELL
    mark = _TOLD["mark"] * CELL
    box = element(
        "rect",
        x=begin - mark if frame.mirrored else begin,
        y=first - 0.87 * mark,
        width=mark,
        height=mark,
        **_dotted(),
    )
    face = faces.face(view["language"], [whole])
    told = [
        text(
            "text",
            line,
            x=begin - indent if frame.mirrored else begin + indent,
            y=first + at * _TOLD["line"] * CELL,
        )
        for at, line in enumerate(lines)
    ]
    drawn = group(
        "told",
        [box, *told],
        xml__lang=view["language"],
        lang=view["language"],
        direction=view["direction"],
        font_family=face.letters,
        font_size=size,
        fill=INK,
    )
    return drawn, (_TOLD["above"] + len(lines) * _TOLD["line"]) * CELL


def message_of(view: wire.View) -> str:
    """The hidden message as it reads, "" if there is none."""
    cells = (view["cells"][r][c] for r, c in view["search"]["message"])
    letters = "".join(cell["t"] for cell in cells if cell)
    return letters and str(view["options"].get("message") or letters)

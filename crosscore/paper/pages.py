"""Which pages there are, and what stands where on them: everything but the setting itself."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from crosscore.errors import CrosscoreError, sentence
from crosscore.paper import fonts, units
from crosscore.paper.content import Grid, Sheet, Text
from crosscore.paper.drawing import Glyph, Ink, Look, drawing, edges, glyphs
from crosscore.paper.fit import (
    COLUMN_GAP,
    FRAME,
    RESCUE,
    Figure,
    NoRoom,
    Page,
    Part,
    Plan,
    Room,
    Stuff,
    column_width,
    fit,
)
from crosscore.paper.fit import Text as Columns
from crosscore.paper.sizes import KEY_GAP, KEY_LEAST, KEY_PART, MM, Paper, has_beside, size_of

__all__ = ["KeyPlace", "Leaf", "Setting", "Sheeted", "arranged", "prepare"]

KeyPlace = Literal["apart", "end", "beside", "none"]
Leaf = dict[str, Any]  #: a sheet of paper: its size, and the items on it
Item = dict[str, Any]

_CAPTION = 11.0  #: points of the texts above and below a key at the end
_KEYS_GAP = 16.5  #: between those keys
_LARGER = 1.2  #: than they need to be, the cells of a key at the end at most
_MESSAGE = 12.0  #: points of the hidden message below a key
_BEFORE_MESSAGE = 1.5  #: sizes that its mark takes
_KEY_TITLE = 18.2  #: points of the title above a key
_NARROWEST, _USUAL = 8.0, 15.0  #: sizes of text: columns of clues


@dataclass(frozen=True, slots=True)
class Setting:
    """How one sheet is to be printed."""

    sheet: Sheet
    key: KeyPlace
    puzzle: bool = True  #: whether the puzzle itself is printed
    upright: bool = False  #: no page lies on its side


class Sheeted:
    """One sheet: what is asked of Typst for it, and what follows."""

    def __init__(self, setting: Setting, paper: Paper) -> None:
        sheet = setting.sheet
        self.setting, self.paper, self.sheet = setting, paper, sheet
        self.size = size_of(sheet.settings)
        level = 2 if sheet.title else 1
        self.level = level
        room, largest = paper.room().width, max(self.size.points)
        self.head = units.head(sheet, room, largest)
        self.clues = units.clues(sheet, level, room / largest)
        self.bank = units.bank(sheet, (room - 2 * FRAME) / largest)
        self.above = units.above(sheet, level)
        bank = sheet.bank if not sheet.blanks else None
        self.over_bank = (
            units.heading(bank.heading, level, units.leading(sheet))
            if bank and bank.heading
            else None
        )
        self.lead = units.leading(sheet)
        self.code = fonts.code_of(sheet.language)
        text_size = sheet.settings.get("text_size", "normal")
        fine = bool(sheet.settings.get("save_ink"))
        large, bold = text_size in ("large", "huge"), text_size == "huge"
        self.look = Look(large=large, bold=bold, fine=fine)
        self.solved = self.look._replace(solved=True)
        self.edges = edges(sheet.grid)
        self.wide, self.high = sheet.grid.width + self.edges, sheet.grid.height + self.edges
        self.beside = setting.key == "beside" and self._has_beside()
        self.key_page = setting.key == "apart" or (setting.key == "beside" and not self.beside)
        columns = self.wide * (1 + KEY_PART if self.beside else 1)
        self.grid_columns = columns
        shape = 0.0 if setting.upright else columns / self.high
        foot = bool(sheet.foot)
        self.rooms = paper.rooms(shape, foot)
        self.heads: dict[tuple[float, float], float] = {}
        self.message_high = self.key_high = self.caption_high = 0.0
        self.caption_width = self.rooms[0].width
        self.smallest = math.inf  #: side of a cell, once they are drawn

    def _has_beside(self) -> bool:
        """Whether there is room for the key beside the puzzle."""
        side = (self.paper.room().width - KEY_GAP) / (self.wide * (1 + KEY_PART))
        return has_beside(self.sheet.settings, self.sheet.grid.search, side)

    # -- what is measured -------------------------------------------------------------------------

    def glyphs(self) -> Iterator[Glyph]:
        """What its grids are made of."""
        yield from glyphs(self.sheet.grid, self.look)
        if self.setting.key != "none":
            yield from glyphs(self.sheet.key.grid, self.solved)

    def _texts(self) -> tuple[tuple[units.Listing, float, float, int], ...]:
        """Each text in columns: its frame, its narrowest column, its most columns."""
        search, words = self.sheet.grid.search, self.clues.words
        most = 6 if words or not search else 3
        narrowest = 1.0 if words else _NARROWEST
        narrowest = units.CODE if self.sheet.codes else narrowest
        return (self.clues, 0.0, narrowest, most), (self.bank, FRAME, 1.0, 8)

    def ask(self, asked: Mapping[str, list[Any]]) -> None:
        """Say what has to be measured."""
        sizes = sorted({*self.size.points, *RESCUE})
        for listing, frame, narrowest, most in self._texts():
            widths = []
            for room in self.rooms:
                inner = room.width - 2 * frame
                for size in sizes:
                    across = int((inner + COLUMN_GAP) / (narrowest * size + COLUMN_GAP)) + 1
                    for count in range(1, max(1, min(most, across)) + 1):
                        widths.append(column_width(inner, count) / size)
            asked["units"].append(listing.ask(widths))
            asked["tokens"].append(listing.tokens())
        at = [(size, room.width) for room in self.rooms for size in sizes]
        asked["heads"].append({"head": self.head, "at": at})
        room = self.rooms[0]
        asked["keys"].append(self.key_head(room.width))
        asked["captions"].append(self.caption(self.caption_width))
        if self.sheet.key.message:
            asked["messages"].append(self.message(room.width))

    def hear(self, answers: Mapping[str, Iterator[Any]]) -> None:
        """Take the answers, in the order of the questions."""
        for listing, *_ in self._texts():
            listing.lines = next(answers["units"])
            listing.broadest = next(answers["tokens"])
        heights = iter(next(answers["heads"]))
        for room in self.rooms:
            for size in sorted({*self.size.points, *RESCUE}):
                self.heads[size, room.width] = next(heights)
        self.key_high = next(answers["keys"])
        self.caption_high = next(answers["captions"])
        if self.sheet.key.message:
            self.message_high = next(answers["messages"])

    # -- the plan ---------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> Plan:
        """Where everything goes, once it is measured."""
        least, enough, most = self.size.sides(self.sheet.grid.search)
        columns = []
        for listing, frame, narrowest, count in self._texts():
            heading = self.above if frame == 0 else self.over_bank
            narrow = max(narrowest, max(listing.broadest, listing.least) + listing.indent)
            usual = max(narrow, 1.0 if listing.words else _USUAL)
            columns.append(
                Columns(count, narrow, usual, listing.words, frame,
                        self._heading if heading else _none, listing.measure)
            )  # fmt: skip
        return self._fit(
            Stuff(
                papers=self.rooms,
                sizes=self.size.points,
                usual=self.size.usual,
                head=self._head,
                grid=Figure(
                    most=most,
                    enough=enough,
                    least=min(least, KEY_LEAST) if self.beside else least,
                    beside=not self.sheet.grid.search and not self.beside,
                    columns=self.grid_columns,
                    rows=self.high,
                    more=KEY_GAP if self.beside else 0.0,
                ),
                clues=columns[0],
                bank=columns[1],
            )
        )

    def _fit(self, stuff: Stuff) -> Plan:
        try:
            return fit(stuff)
        except NoRoom:
            raise CrosscoreError(
                "no-room",
                sentence(
                    "no-room-on-paper",
                    "\u201c{title}\u201d has a text that is longer than a page; shorten it, or "
                    "print fewer pages on each sheet.",
                    title=(self.sheet.title or self.sheet.words).text[:80],
                ),
            ) from None

    def _heading(self, size: float) -> float:
        return (1.5 * self.lead + 0.3) * size

    def _head(self, size: float, width: float) -> float:
        empty = not any(self.head[name] for name in self.head if name not in ("d", "lead"))
        return 0.0 if empty else self.heads[size, width] + 9.0

    # -- pages ------------------------------------------------------------------------------------

    def pages(self, measured: Mapping[Glyph, Ink]) -> Iterator[tuple[Room, list[Item]]]:
        """The pages of the puzzle."""
        plan = self.plan
        for number, page in enumerate(plan.pages):
            items: list[Item] = []
            width = plan.paper.width
            if number == 0:
                items.append(
                    {"k": "head", "x": 0, "y": 0, "w": width, "size": plan.size, "head": self.head}
                )
            if page.figure is not None:
                items += self.figure(plan, page, measured)
            items += self.columns(plan, page.clues, self.clues, 0.0, self.above)
            items += self.columns(plan, page.bank, self.bank, FRAME, self.over_bank)
            if self.sheet.foot:
                foot = units.said(self.sheet.foot)
                size = max(9.0, 0.9 * plan.size)
                y = plan.paper.height + 1.5 * MM
                items.append(
                    {"k": "foot", "x": 0, "y": y, "w": width, "t": foot, "size": size,
                     "d": self.sheet.side}
                )  # fmt: skip
            yield plan.paper, items

    def grid(self, grid: Grid, side: float, look: Look, measured: Mapping[Glyph, Ink]) -> Item:
        """A grid as an item without a place."""
        self.smallest = min(self.smallest, side)
        made = drawing(grid, side, look, measured)
        for one in made["texts"]:
            one |= {"l": units.said(Text("", grid.language, "ltr"))["l"], "f": grid.language}
        about = self.sheet.described
        if look.solved:
            about = f"{self.sheet.key.heading.text}: {about}"
        return {"k": "grid", "alt": about, "l": units.said(self.sheet.words)["l"], **made}

    def figure(self, plan: Plan, page: Page, measured: Mapping[Glyph, Ink]) -> list[Item]:
        """The grid, and the key beside it."""
        across = page.clues.across if page.clues else 1
        column = column_width(plan.paper.width, across)
        beside = 0 < plan.span < across
        width, start = plan.paper.width, 0.0
        if beside:
            width = plan.span * column + (plan.span - 1) * COLUMN_GAP
            start = (across - plan.span) * (column + COLUMN_GAP)
        top = page.figure or 0.0
        puzzle = self.grid(self.sheet.grid, plan.cell, self.look, measured)
        if not self.beside:
            x = self.start(plan.paper, start, width) + (width - puzzle["w"]) / 2
            return [{**puzzle, "x": x, "y": top}]
        key = self.grid(self.sheet.key.grid, plan.cell * KEY_PART, self.solved, measured)
        whole = puzzle["w"] + KEY_GAP + key["w"]
        first = (width - whole) / 2
        second = first + puzzle["w"] + KEY_GAP
        items = [
            {**puzzle, "x": self.start(plan.paper, first, puzzle["w"]), "y": top},
            {**key, "x": self.start(plan.paper, second, key["w"]), "y": top},
        ]
        if self.sheet.key.message:
            x = self.start(plan.paper, second, key["w"])
            items.append({**self.message(key["w"]), "x": x, "y": top + key["h"] + 6})
        return items

    def start(self, room: Room, start: float, width: float) -> float:
        """Where something is from the left that is so far from where lines begin."""
        return room.width - start - width if self.sheet.side == "rtl" else start

    def columns(
        self, plan: Plan, part: Part | None, listing: units.Listing, frame: float,
        heading: dict[str, Any] | None,
    ) -> Iterator[Item]:  # fmt: skip
        """The columns of a page that hold some text, under its heading."""
        if part is None:
            return
        room, size = plan.paper, plan.size
        inner = room.width - 2 * frame
        wide = column_width(inner, part.across)
        if frame:
            bottom = max(column.bottom for column in part.columns)
            yield {"k": "frame", "x": 0, "y": part.top, "w": room.width,
                   "h": bottom + frame - part.top}  # fmt: skip
        if heading and part.columns[0].first == 0:
            # beside the grid, its place is not the top
            yield {"k": "heading", "x": frame, "y": part.top + frame, "w": inner, "size": size,
                   "unit": heading, "lead": self.lead, "d": self.sheet.side}  # fmt: skip
        for number, column in enumerate(part.columns):
            if column.last == column.first:
                continue
            start = frame + number * (wide + COLUMN_GAP)
            yield {
                "k": "column", "x": self.start(room, start, wide), "y": column.top, "w": wide,
                "size": size, "lead": self.lead, "d": self.sheet.side, "l": self.code,
                "numbers": listing.numbers,
                "runs": listing.runs(column.first, column.last, size),
            }  # fmt: skip

    # -- keys -------------------------------------------------------------------------------------

    def key_head(self, width: float, *, title: bool = True, level: int = 0) -> Item:
        """What stands above a key on a page of its own."""
        named = self.sheet.title if title else None
        return {
            "k": "key", "x": 0, "y": 0, "w": width, "d": self.sheet.side,
            "level": level or (self.level if self.setting.puzzle else 1),
            "title": units.said(named, room=width / _KEY_TITLE) if named else None,
            "name": units.said(self.sheet.key.heading),
        }  # fmt: skip

    def caption(self, width: float, side: str = "") -> Item:
        """What stands above a key among others, and begins on the `side` that they begin on."""
        text = units.said(self.sheet.title or self.sheet.words, room=width / _CAPTION)
        return {"k": "caption", "t": text, "w": width, "size": _CAPTION,
                "d": side or self.sheet.side}  # fmt: skip

    def message(self, width: float, side: str = "") -> Item:
        """The hidden message as it reads; it begins on a `side`, or on that of its letters."""
        text = units.said(self.sheet.key.message, room=width / _MESSAGE - _BEFORE_MESSAGE)
        return {"k": "message", "t": text, "w": width, "size": _MESSAGE, "d": side or text["d"]}

    def key(self, measured: Mapping[Glyph, Ink]) -> tuple[Room, list[Item]]:
        """The key on a page of its own: as large as it needs to be read."""
        turned = self.plan.paper.wide if self.setting.puzzle else self.rooms[-1].wide
        room = self.paper.room(turned)
        top = self.key_high + 9.0
        below = self.message_high + 15.0 if self.message_high else 0.0
        _, _, most = self.size.sides(False)
        side = min(most, room.width / self.wide, (room.height - top - below) / self.high)
        grid = self.grid(self.sheet.key.grid, side, self.solved, measured)
        items = [
            self.key_head(room.width),
            {**grid, "x": (room.width - grid["w"]) / 2, "y": top},
        ]
        if self.message_high:
            y = top + grid["h"] + 6.0
            items.append({**self.message(room.width), "x": 0, "y": y})
        return room, items


_Sized = tuple[Sheeted, float, float, float]  #: with its cells' side, the head's height, the whole


def _none(size: float) -> float:
    return 0.0


def prepare(sheeted: Sequence[Sheeted], paper: Paper) -> None:
    """Tell sheets how broad their keys are at the end, before anything is measured."""
    keyed = [one for one in sheeted if one.setting.key == "end"]
    for one in keyed:
        one.caption_width = _across(keyed, paper)[1]


def _across(sheeted: Sequence[Sheeted], paper: Paper) -> tuple[int, float]:
    """How many keys stand side by side, and how much width each has."""
    room = paper.room().width
    broadest = max(one.wide for one in sheeted) * KEY_LEAST
    fits = max(1, int((room + _KEYS_GAP) / (broadest + _KEYS_GAP)))
    across = min(fits, len(sheeted))
    return across, (room - (across - 1) * _KEYS_GAP) / across


def _keys_at_end(
    sheeted: Sequence[Sheeted], paper: Paper, measured: Mapping[Glyph, Ink]
) -> Iterator[tuple[Room, list[Item]]]:
    """The keys of all, several to a page, as large as they can be read."""
    room = paper.room()
    across, width = _across(sheeted, paper)
    first = sheeted[0]
    begins = first.sheet.side
    head = first.key_head(room.width, title=False, level=1)
    top = 14.0 * 1.3 + 8.0
    sized: list[_Sized] = []
    for one in sheeted:
        above = one.caption_high + 3.0
        below = one.message_high and one.message_high + 6.0
        most = KEY_LEAST * _LARGER
        side = min(most, width / one.wide, (room.height - top - above - below) / one.high)
        sized.append((one, side, above, above + one.high * side + below))
    items: list[Item] = []
    y = top
    for begin in range(0, len(sized), across):
        row = sized[begin : begin + across]
        height = max(high for *_, high in row)
        if items and y + height > room.height:
            yield room, items
            items, y = [], top
        if not items:
            items.append(head)
        over = max(above for _, _, above, _ in row)
        for column, (one, side, _, _) in enumerate(row):
            x = first.start(room, column * (width + _KEYS_GAP), width)
            grid = one.grid(one.sheet.key.grid, side, one.solved, measured)
            # all on one side, whatever is told above them: a key belongs to what stands over it
            at = x + width - grid["w"] if begins == "rtl" else x
            items.append({**one.caption(width, begins), "x": x, "y": y})
            items.append({**grid, "x": at, "y": y + over})
            if one.message_high:
                items.append(
                    {**one.message(width, begins), "x": x, "y": y + over + grid["h"] + 3.0}
                )
        y += height + _KEYS_GAP
    if items:
        yield room, items


def arranged(sheeted: Sequence[Sheeted], paper: Paper, measured: Mapping[Glyph, Ink]) -> list[Leaf]:
    """All sheets of paper, in their order."""
    first: list[tuple[Room, list[Item]]] = []
    last: list[tuple[Room, list[Item]]] = []
    for one in sheeted:
        if one.setting.puzzle:
            first += one.pages(measured)
        if one.key_page:  # on a sheet of its own, where several pages share one
            (first if paper.pages == 1 else last).append(one.key(measured))
    keyed = [one for one in sheeted if one.setting.key == "end"]
    if keyed:
        last += _keys_at_end(keyed, paper, measured)
    mirrored = sheeted[0].sheet.side == "rtl"
    return [*_imposed(first, paper, mirrored), *_imposed(last, paper, mirrored)]


def _imposed(
    pages: Sequence[tuple[Room, list[Item]]], paper: Paper, mirrored: bool
) -> Iterable[Leaf]:
    """Pages on their sheets of paper."""
    for begin in range(0, len(pages), paper.pages):
        some = pages[begin : begin + paper.pages]
        wide = some[0][0].wide
        width, height = paper.sheet(wide)
        places = paper.places(wide)
        if mirrored and paper.pages > 1:
            places = [places[at ^ 1] for at in range(len(places))]
        items = [
            {**item, "x": round(item["x"] + x, 3), "y": round(item["y"] + y, 3)}
            for (_, found), (x, y) in zip(some, places, strict=False)
            for item in found
        ]
        if paper.pages > 1:
            items.append({"k": "cut", "x": width / 2, "y": 0, "w": 0, "h": height})
        if paper.pages > 2:
            items.append({"k": "cut", "x": 0, "y": height / 2, "w": width, "h": 0})
        yield {"w": width, "h": height, "items": items}

"""The XML of Crossword Compiler -> crossword.

Names are taken without their prefixes, as programs write several and none. Cells count from 1 at
the upper left of the grid as it is seen. A word that runs towards lower columns is read from the
right; if the across words do, the grid is turned into reading order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from crosscore import alphabet
from crosscore.alphabet import clean_lines, one_line
from crosscore.errors import CrosscoreError, sentence
from crosscore.formats.colours import colour
from crosscore.formats.imported import (
    MAX_CLUES,
    MAX_SIDE,
    Clue,
    Crossword,
    counts_of,
    refused,
    turned,
    unsolved,
)
from crosscore.formats.ipuz.clue_lists import direction_of
from crosscore.formats.jpz.tree import Node, parse, text_of
from crosscore.formats.jpz.write import ADDRESS
from crosscore.grid import Bar, Cell

__all__ = ["crossword"]

_RANGE = re.compile(r"\s*(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?")
_NUMBER = re.compile(r"\d{1,4}")
_AROUND = ("metadata", "instructions")  # what stands beside a puzzle
_BARS = {  # each side of a cell: which cell has the bar at its end, and whether it is of its row
    "top": (-1, 0, False),
    "bottom": (0, 0, False),
    "left": (0, -1, True),
    "right": (0, 0, True),
}
#: details in other programs' words -> as they are known here
_ABOUT = {
    "copyright": "copyright",
    "rights": "copyright",
    "editor": "editor",
    "publisher": "publisher",
    "created": "date",
    "created_at": "date",
    "date": "date",
}
_READ = ("title", "creator", "author", "description", "instructions", "completion", "type")
_PLAIN = ("span", "br", "p")  # markup that changes nothing
_BLACK, _WHITE = "#000000", "#ffffff"
_MOST_CELLS = 2_000  # of a word; a spiral may have many


def crossword(data: bytes, name: str) -> Crossword:
    """What the XML of a crossword holds, in reading order.

    Raises `CrosscoreError` as `tree.parse` does, and (code "not-opened") for puzzles of another
    kind, clues that stand in the grid, and a grid that is none.
    """
    root = parse(data, name)
    puzzle = _below(root, "rectangular-puzzle")
    if puzzle is None:
        raise refused(name, sentence("jpz-no-puzzle", "it holds no puzzle of Crossword Compiler"))
    found = puzzle.first("crossword")
    if found is None:
        other = _other(puzzle)
        if other:
            raise refused(
                name,
                sentence(
                    "jpz-other-kind",
                    "it isn’t a crossword but a puzzle of the kind “{kind}”",
                    kind=other,
                ),
            )
        raise refused(name, sentence("jpz-no-puzzle", "it holds no puzzle of Crossword Compiler"))
    read = Crossword(name, _grid(found, name))
    _cells(found, read)
    listed = found.all("word")
    read.check_words(len(listed), MAX_CLUES)
    words = {word.get("id"): _word(word, read) for word in listed}
    _free_words(words.values(), read)
    _clues(found, words, read)
    _texts(root, puzzle, read)
    read.language = puzzle.get("lang") or root.get("lang")
    if read.language and not read.clue_language:
        read.clue_language = ""  # what stands within has the language of the whole
    return turned(read) if _from_the_right(words.values(), read) else read


def _other(puzzle: Node) -> str:
    """The name of a puzzle that is no crossword; "" if there is none."""
    inside = [one for one in puzzle.inside if isinstance(one, Node) and one.name not in _AROUND]
    return next((one.name[:40] for one in inside if one.inside), "")


def _below(node: Node, name: str) -> Node | None:
    """The first element of a name in a tree, the root included."""
    if node.name == name:
        return node
    for one in node.inside:
        if isinstance(one, Node):
            found = _below(one, name)
            if found is not None:
                return found
    return None


def _grid(found: Node, name: str) -> list[list[str | None]]:
    """A grid of the size that the file says, all of it outside."""
    grid = found.first("grid")
    width, height = (
        int(size) if grid is not None and _NUMBER.fullmatch(size := grid.get(side)) else 0
        for side in ("width", "height")
    )
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE:
        raise refused(
            name,
            sentence(
                "imported-size", "its grid is empty or larger than {most} × {most}", most=MAX_SIDE
            ),
        )
    return [[None] * width for _ in range(height)]


def _cells(found: Node, read: Crossword) -> None:
    """Fill the grid; cells that the file leaves out stay outside."""
    grid = found.first("grid")
    looks = pictures = second = states = strange = 0
    bars: set[Bar] = set()
    shown: dict[Cell, str] = {}
    for cell in grid.all("cell") if grid is not None else ():
        x, y = cell.get("x"), cell.get("y")
        at = (int(y) - 1, int(x) - 1) if _NUMBER.fullmatch(x) and _NUMBER.fullmatch(y) else (-1, -1)
        if not (0 <= at[0] < len(read.rows) and 0 <= at[1] < len(read.rows[0])):
            strange += 1
            continue
        kind = cell.get("type")
        letter = one_line(cell.get("solution"))
        state = one_line(cell.get("solve-state"))
        if kind == "clue" and not letter:
            raise refused(
                read.name,
                sentence(
                    "jpz-arrows",
                    "its clues stand in the grid, as in an arrow word, and not in lists",
                ),
            )
        bars |= {
            ((at[0] + down, at[1] + on), across)
            for side, (down, on, across) in _BARS.items()
            if cell.get(f"{side}-bar") == "true"
        }
        second += bool(cell.get("top-right-number"))
        pictures += cell.first("background-picture") is not None
        if kind == "block":
            read.blocks.add(at)
        elif kind != "void":
            read.rows[at[0]][at[1]] = letter
            read.labels[at] = cell.get("number")
            if letter and (cell.get("hint") == "true" or (kind == "clue" and state)):
                read.given.add(at)
            elif cell.get("hint") != "true":
                states += bool(state)
            if state and cell.get("hint") == "true":
                shown[at] = state
        looks += _look(cell, at, read)
    read.rows = unsolved(read.rows)
    for (r, c), letter in shown.items():  # without a solution, what is shown is all there is
        if not read.rows[r][c]:
            read.rows[r][c] = letter
            read.given.add((r, c))
    read.bars = {(at, across) for at, across in bars if _parts(read, at, across)}
    if strange:
        read.find("cell", sentence("jpz-strange-cells", "has cells that lie outside of its grid"))
    if looks:
        read.find(
            "look",
            sentence(
                "jpz-looks",
                "has shapes or colours in {cells} cells, which are not kept",
                one="has a shape or colour in {cells} cell, which is not kept",
                cells=looks,
            ),
        )
    if pictures:
        read.find(
            "look", sentence("imported-pictures", "has pictures in cells, which are not kept")
        )
    if second:
        read.find(
            "label",
            sentence("jpz-second-numbers", "has second numbers in cells, which are not kept"),
        )
    if states:
        read.find(
            "state",
            sentence("imported-states", "has letters that a solver filled in, which are not kept"),
        )


def _look(cell: Node, at: Cell, read: Crossword) -> bool:
    """Take over the circle and the colour of a cell; whether there is more that is not kept."""
    shape, paint = cell.get("background-shape"), cell.get("background-color")
    ink = cell.get("foreground-color")
    more = bool(ink) and colour(ink) != _BLACK
    if read.rows[at[0]][at[1]] is None:  # a block may be painted as blocks are
        return bool(shape) or more or (bool(paint) and colour(paint) not in (_BLACK, _WHITE))
    if shape == "circle":
        read.circles.add(at)
    tint = colour(paint)
    if tint and tint != _WHITE:
        read.shades[at] = tint
    return more or shape not in ("", "circle") or bool(paint and not tint)


def _parts(read: Crossword, at: Cell, across: bool) -> bool:
    """Whether a bar at the end of a cell stands between two cells."""
    there = (at[0], at[1] + 1) if across else (at[0] + 1, at[1])
    return all(
        0 <= r < len(read.rows) and 0 <= c < len(read.rows[0]) and read.rows[r][c] is not None
        for r, c in (at, there)
    )


def _free_words(words: Iterable[tuple[Cell, ...]], read: Crossword) -> None:
    """Leave out the bars that part no words: those that a word runs through."""
    through: set[Bar] = set()
    for cells in words:
        for (r, c), (s, d) in pairwise(cells):
            if abs(r - s) + abs(c - d) == 1:
                through.add(((min(r, s), min(c, d)), r == s))
    within = len(read.bars & through)
    if within:
        read.bars -= through
        read.find(
            "bars",
            sentence(
                "jpz-bars-within",
                "has {bars} bars within words, which are not kept",
                one="has {bars} bar within a word, which is not kept",
                bars=within,
            ),
        )


def _clues(found: Node, words: dict[str, tuple[Cell, ...]], read: Crossword) -> None:
    """The clues of all lists, each with the cells of its word."""
    wordless = marked = explained = 0
    counted = False
    starts = {label: cell for cell, label in reversed(read.labels.items()) if label}
    lists = found.all("clues")
    read.check_words(sum(len(each.all("clue")) for each in lists), MAX_CLUES)
    for number, listed in enumerate(lists):
        read.clue_language = read.clue_language or listed.get("lang") or None
        title = listed.first("title")
        heading = one_line(text_of(title)) if title is not None else ""
        if title is not None and listed.all("clue"):
            read.headings.append(heading)
        named = direction_of(heading)
        across = number == 0 if named is None else named
        for clue in listed.all("clue"):
            text = one_line(text_of(clue))
            count = one_line(clue.get("format"))
            counted = counted or bool(count)
            marked += _marked(clue)
            explained += bool(clue.get("citation"))
            cells = words.get(clue.get("word")) or _numbered(
                read, starts.get(clue.get("number")), across
            )
            if not cells:
                wordless += 1
                continue
            counts = counts_of(count)
            if count and not counts:
                text = f"{text} ({count})"  # “two words” and the like are for people to read
            read.clues.append(
                Clue(cells, text, counts, clue.get("number"), clue.get("is-link") == "1")
            )
    read.counted = counted or not read.clues
    if wordless:
        read.find(
            "clue", sentence("jpz-wordless", "has clues that name no word of the grid; left out")
        )
    if marked:
        read.find(
            "text",
            sentence("imported-marked", "has clues in bold, italics and the like; kept plain"),
        )
    if explained:
        read.find(
            "text",
            sentence("imported-explained", "has explanations of its clues, which are not kept"),
        )


def _marked(clue: Node) -> bool:
    return any(
        isinstance(one, Node) and (one.name not in _PLAIN or _marked(one)) for one in clue.inside
    )


def _word(word: Node, read: Crossword) -> tuple[Cell, ...]:
    """The cells of a word in its order; () if it names what is no cell."""
    cells: list[Cell] = []
    for place in (word, *word.all("cells")):
        columns, rows = (_RANGE.fullmatch(place.get(side)) for side in "xy")
        if columns is None or rows is None:
            if place is not word:
                return ()
            continue
        across, down = _run(columns), _run(rows)
        if len(across) * len(down) + len(cells) > _MOST_CELLS:
            return ()
        cells += [(y - 1, x - 1) for x in across for y in down]
    inside = all(
        0 <= r < len(read.rows) and 0 <= c < len(read.rows[0]) and read.rows[r][c] is not None
        for r, c in cells
    )
    return tuple(cells) if inside else ()


def _run(found: re.Match[str]) -> range:
    """`1-5` as 1 to 5, `5-1` as 5 down to 1, `3` as 3."""
    first, last = int(found[1]), int(found[2] or found[1])
    return range(first, last + 1) if first <= last else range(first, last - 1, -1)


def _numbered(read: Crossword, start: Cell | None, across: bool) -> tuple[Cell, ...]:
    """The run that starts where a number stands, for clues that name no word."""
    cells: list[Cell] = []
    while start is not None and start[0] < len(read.rows) and start[1] < len(read.rows[0]):
        if read.rows[start[0]][start[1]] is None:
            break
        cells.append(start)
        if (start, across) in read.bars:
            break
        start = (start[0], start[1] + 1) if across else (start[0] + 1, start[1])
    return tuple(cells)


def _texts(root: Node, puzzle: Node, read: Crossword) -> None:
    """Title, author, the text above the clues, and the details."""
    about = puzzle.first("metadata") or Node("", {})
    settings = root.first("applet-settings") or Node("", {})

    def said(*places: Node | None) -> str:
        return next(filter(None, (text_of(place) for place in places if place is not None)), "")

    read.title = one_line(said(settings.first("title"), about.first("title")))
    read.author = one_line(said(about.first("creator"), about.first("author")))
    told = clean_lines(said(about.first("description")))
    more = clean_lines(said(puzzle.first("instructions"), about.first("instructions")))
    read.intro = told or more
    if told and more and told != more:
        read.about["notes"] = more
    details = [one for one in (*settings.all("copyright"), *about.inside) if isinstance(one, Node)]
    others = []
    for one in details:
        text = one_line(text_of(one))
        key = _ABOUT.get(one.name, "")
        if one.name == "identifier" and ADDRESS.match(text):
            key = "url"
        if key and text:
            if read.about.setdefault(key, text) != text:
                others.append(f"{one.name} ({text[:60]})")
        elif text and one.name not in _READ:
            others.append(f"{one.name} ({text[:60]})")
    if others:
        read.find(
            "text",
            sentence(
                "imported-details", "has details that are not kept: {details}", details=others[:9]
            ),
        )
    if one_line(said(settings.first("completion"))):
        read.find(
            "text",
            sentence(
                "imported-completion", "has a message for whoever solves it, which is not kept"
            ),
        )


def _from_the_right(words: Iterable[tuple[Cell, ...]], read: Crossword) -> bool:
    """Whether most words in rows are read from the right; by the letters, if there are none."""
    right = left = 0
    for cells in words:
        if len(cells) > 1 and cells[0][0] == cells[1][0]:
            right += cells[1][1] < cells[0][1]
            left += cells[1][1] > cells[0][1]
    if right or left:
        return right > left
    try:
        return alphabet.get(read.language).direction == "rtl"
    except CrosscoreError:
        text = "".join(cell for row in read.rows for cell in row if cell)
        return alphabet.direction(text, "ltr") == "rtl"

"""An .xd file -> crossword.

The grid decides: numbers are counted, clues are matched with its words by group and number. The
answers behind the clues give letters where the grid has none; where they contradict it, this is
told, and a file whose answers are mostly those of another grid is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from crosscore.alphabet import clean_lines, compared, one_line, signs
from crosscore.errors import Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.imported import MAX_CLUES, MAX_SIDE, Clue, Crossword, refused
from crosscore.formats.ipuz.cell_styles import styles_lost
from crosscore.formats.puz.document import counted
from crosscore.formats.xd import MAX_BYTES, design
from crosscore.formats.xd.parts import CLUE, DATA, Parts, parse
from crosscore.grid import Cell, find_slots, number_cells
from crosscore.textfile import decode

__all__ = ["BLOCK", "EMPTY", "MARK_UP", "SHADE", "VOID", "clue_text", "crossword"]

BLOCK, VOID, EMPTY = "#", "_", "."  #: what stands in a grid for what is no letter
SHADE = "#d3d3d3"  #: of cells that are only said to be shaded

_BLOCKS = {BLOCK, "\u25a0"}
_VOIDS = {VOID, "\uff3f"}
_DOT = "\0"  # a dot, until it is known whether it is a block
_NOTHING = {"not set", "n/a", "not in data"}  # values of headers that say nothing
_ABOUT = {
    "copyright": "copyright",
    "editor": "editor",
    "publisher": "publisher",
    "date": "date",
    "url": "url",
    "difficulty": "difficulty",
}
#: headers that are read, or say nothing that the grid does not
_READ = {
    *_ABOUT,
    *("title", "author", "notes", "description", "rebus", "special", "form", "splitcharacter"),
    *("width", "height", "empty", "notepad"),
}
#: mark-up in clues: italic, bold, underlined, struck out, lowered, raised, small capitals;
#: links, colours and pictures, of which the text is kept
MARK_UP = re.compile(
    r"\{([/*_\-~^=])([^{}]*?)\1\}|\{([@#])([^{}|]*)(?:\|[^{}]*)?\3\}|\{!!?\[?([^{}]*?)\]?!\}"
)
_DEEPEST = 8  # mark-up in mark-up
_NO_CLUE = {"[XXX]", "-"}  # stands where a clue is missing
_FEW = 8  # cells with X alone that may be a puzzle
_FEWEST = 2  # clues that may be wrong however few there are
_MISFITS = 4  # one answer in this many may contradict the grid


@dataclass(slots=True)
class _Said:
    """A clue as the file has it.

    `across` is None where it is not told; `number` is 0 for one of a group of its own.
    """

    across: bool | None
    number: int
    text: str
    answer: str


def clue_text(clue: str) -> str:
    """A clue without mark-up, "" if it is missing; lines that a backslash parts become one."""
    for _ in range(_DEEPEST):
        less = MARK_UP.sub(lambda m: m[2] or m[4] or (m[5] or "").split("|")[-1], clue)
        if less == clue:
            break
        clue = less
    text = one_line(clue.replace("\\", " / "))
    return "" if text in _NO_CLUE else text


def _answer(said: str) -> tuple[str, str]:
    """A clue and the answer behind the last tilde; "" where there is none."""
    text, tilde, answer = said.rpartition("~")
    answer = answer.strip()
    apart = not text or text[-1].isspace()
    if tilde and (apart or (answer and not re.search(r"[a-z\s]", answer))):
        return text.strip(), answer
    return said, ""


def crossword(data: bytes, name: str) -> Crossword:
    """What an .xd file holds, in reading order.

    Raises `CrosscoreError` as `textfile.decode` does, and (code "not-opened") for a grid that is
    none, bars that are not told, and answers that are not those of the grid.
    """
    parts = parse(decode(data, name, MAX_BYTES)[0], name)
    headers: dict[str, str] = {}
    for key, value in parts.headers:
        nothing = value.lower() in _NOTHING and key not in ("title", "author")
        headers.setdefault(key, "" if nothing else value)
    read = Crossword(name, _rows(parts, name))
    _cells(headers, read)
    _looks(parts, headers, read)
    said = _clues(parts, read)
    read.check_words(len(said), MAX_CLUES)
    _dots(headers, said, read)
    _within(read)
    _hidden(read)
    _match(said, headers, read)
    _texts(parts, headers, read)
    return read


# -- the grid -----------------------------------------------------------------------------------


def _rows(parts: Parts, name: str) -> list[list[str | None]]:
    """The grid as its signs."""
    rows: list[list[str | None]] = [[*signs(line)] for line in parts.grid]
    widths = [len(row) for row in rows]
    width = max(widths, key=widths.count, default=0)
    if not 0 < width <= MAX_SIDE or len(rows) > MAX_SIDE:
        raise refused(
            name,
            sentence(
                "imported-size", "its grid is empty or larger than {most} × {most}", most=MAX_SIDE
            ),
        )
    for number, found in enumerate(widths, 1):
        if found != width:
            raise refused(
                name,
                sentence(
                    "exolve-short-row",
                    "row {row} of its grid has {cells} cells, but its width is {width}",
                    row=number,
                    cells=found,
                    width=width,
                ),
            )
    return rows


def _rebus(value: str) -> dict[str, list[str]]:
    """What signs of the grid stand for: `1=ONE 2=TWO`, also with commas or `1 = ONE`."""
    found: dict[str, list[str]] = {}
    joined = re.sub(r"\s*=\s*(?!\S\s*=)", "=", value.replace(",", " "))
    for part in joined.split():
        sign, equals, said = part.partition("=")
        said = one_line(said)
        if equals and sign and said and said not in found.get(sign, ()):
            found.setdefault(sign, []).append(said)
    return found


def _cells(headers: Mapping[str, str], read: Crossword) -> None:
    """Turn signs into letters, blocks and cells without a letter; dots stay to be seen."""
    rebus = _rebus(headers.get("rebus", ""))
    special = headers.get("special", "").lower()
    small = mixed = readings = 0
    for r, row in enumerate(read.rows):
        for c, sign in enumerate(row):
            if sign is None:
                continue
            said = rebus.get(sign)
            lower = len(sign) == 1 and "a" <= sign <= "z"
            if special and lower:
                if "circle" in special:
                    read.circles.add((r, c))
                else:
                    read.shades[r, c] = SHADE
            small += lower and not special and not said
            mixed += "A" <= sign <= "Z"
            if said:
                readings += len(said) > 1 or "/" in said[0][1:-1]
                row[c] = "/".join(said)
            elif sign in _BLOCKS or sign in _VOIDS:
                row[c] = None
                if sign in _BLOCKS:
                    read.blocks.add((r, c))
            elif sign == EMPTY:
                row[c] = _DOT
            elif sign in "*?":
                row[c] = ""
    if small and mixed:
        read.find(
            "look",
            sentence(
                "xd-small",
                "has small letters in its grid without saying why; they are like the others here",
            ),
        )
    if readings:
        read.find(
            "letters",
            sentence(
                "xd-readings",
                "has {cells} cells with several readings, which stand in the cell together",
                one="has {cells} cell with several readings, which stand in the cell together",
                cells=readings,
            ),
        )


def _looks(parts: Parts, headers: Mapping[str, str], read: Crossword) -> None:
    """Circles, colours and bars of the section for them, and the letters given at the start."""
    height, width = len(read.rows), len(read.rows[0])
    found = design.read(parts.design, headers.get("design", ""), width, height)
    read.circles |= found.circles
    read.shades.update(found.shades)
    read.bars |= found.bars
    if headers.get("form", "").lower() == "barred" and not found.bars:
        raise refused(
            read.name,
            sentence("xd-barred", "it is a barred crossword and does not say where its bars are"),
        )
    if found.others:
        read.find("look", _not_kept([one_line(key)[:40] for key in sorted(found.others)]))
    for r, line in enumerate(parts.start[:height]):
        for c, sign in enumerate(signs(line)[:width]):
            if sign not in {*_BLOCKS, *_VOIDS, EMPTY, "-"} and read.rows[r][c] not in (None, ""):
                read.given.add((r, c))


def _dots(headers: Mapping[str, str], said: list[_Said], read: Crossword) -> None:
    """Tell dots that are blocks from cells without a letter.

    They are such cells beside blocks, and blocks in files that have no others; in between, what
    fits the clues better.
    """
    dots = [(r, c) for r, row in enumerate(read.rows) for c, sign in enumerate(row) if sign == _DOT]
    if not dots:
        return

    def fitting(value: str | None) -> int:
        for r, c in dots:
            read.rows[r][c] = value
        by_label = _by_label(read)
        return sum(
            len(by_label.get((clue.across, clue.number), ())) in _sizes(clue) for clue in said
        )

    letters = any(cell and cell != _DOT for row in read.rows for cell in row)
    empty = bool(read.blocks) or not letters or headers.get("empty") == EMPTY
    if empty or fitting(None) < fitting(""):
        fitting("")
        return
    fitting(None)
    read.blocks.update(dots)


def _within(read: Crossword) -> None:
    """Leave out the marks of cells that are none, and say so."""
    light = {
        (r, c) for r, row in enumerate(read.rows) for c, cell in enumerate(row) if cell is not None
    }
    dark = (read.circles | read.shades.keys()) - light
    if dark:
        read.find("look", styles_lost(len(dark)))
    read.circles &= light
    read.shades = {cell: shade for cell, shade in read.shades.items() if cell in light}


def _sizes(clue: _Said) -> Iterable[int]:
    """How many cells the word of a clue may have: its answer may have several letters in one."""
    letters = len(_letters(clue.answer))
    return range(2, letters + 1) if letters else range(2, MAX_SIDE + 1)


def _hidden(read: Crossword) -> None:
    """A grid of nothing but X is how puzzles stand here that have no solution yet."""
    letters = {cell for row in read.rows for cell in row if cell}
    cells = sum(bool(cell) for row in read.rows for cell in row)
    if letters == {"X"} and cells > _FEW:
        read.rows = [[cell and "" for cell in row] for row in read.rows]
        read.find("letters", sentence("xd-hidden", "has only the letter X: it has no solution"))


# -- clues --------------------------------------------------------------------------------------


def _clues(parts: Parts, read: Crossword) -> list[_Said]:
    """The clues; what is said of them besides is told."""
    found = []
    hints = others = marked = 0
    data: set[str] = set()
    for line in parts.clues:
        clue = CLUE.fullmatch(line)
        if clue is None:
            more = DATA.match(line)
            key = one_line(more["key"] or more["old"]).strip() if more else ""
            if key.lower() == "hint":
                hints += 1
            elif key and key.lower() != "refs":  # which are in the clue itself
                data.add(key[:40])
            else:
                others += not key
            continue
        said, answer = _answer(clue["said"])
        marked += bool(MARK_UP.search(said))
        group = clue["group"].upper()
        found.append(
            _Said(
                {"A": True, "D": False}.get(group),
                int(clue["number"]) if group in ("", "A", "D") else 0,
                clue_text(said),
                answer,
            )
        )
    if hints:
        read.find("text", sentence("exolve-hints", "has hints to its clues; they are not kept"))
    if others:
        read.find(
            "text",
            sentence("exolve-fillers", "has lines between its clues, which are not kept"),
        )
    if data:
        read.find("text", _not_kept(sorted(data)))
    if marked:
        read.find(
            "text",
            sentence("imported-marked", "has clues in bold, italics and the like; kept plain"),
        )
    return found


def _by_label(read: Crossword) -> dict[tuple[bool | None, int], tuple[Cell, ...]]:
    slots = find_slots(read.rows, read.bars)
    numbers = number_cells(cells[0] for _, cells in slots)
    return {(across, numbers[cells[0]]): cells for across, cells in slots}


def _match(said: list[_Said], headers: Mapping[str, str], read: Crossword) -> None:
    """Bring the clues to their words; refuse a file whose answers are those of another grid."""
    by_label = _by_label(read)
    by_letters: dict[str, list[tuple[bool | None, tuple[Cell, ...]]]] = {}
    for (across, _), cells in by_label.items():
        by_letters.setdefault(_shown(cells, read), []).append((across, cells))
    taken: set[tuple[Cell, ...]] = set()
    placed: list[tuple[_Said, tuple[Cell, ...]]] = []
    placeless = adrift = wrong = 0
    right = {
        run
        for clue in said
        if (run := by_label.get((clue.across, clue.number)))
        and (letters := _letters(clue.answer))
        and _agrees(run, letters, read)
    }
    for clue in said:
        letters = _letters(clue.answer)
        known = [
            run
            for across in ((True, False) if clue.across is None else (clue.across,))
            if (run := by_label.get((across, clue.number)))
        ]
        if clue.across is None:
            known.sort(key=lambda cells: (not _agrees(cells, letters, read), cells in taken))
        if letters and not (known and _agrees(known[0], letters, read)):
            # No word has its number, or one that is not its answer: the word that is.
            alike = [
                cells
                for across, cells in by_letters.get(letters, ())
                if clue.across in (across, None) and not (known and cells in right)
            ]
            known = alike if len(alike) == 1 else known
        if not known:
            adrift += not clue.number
            placeless += bool(clue.number)
            continue
        cells = known[0]
        taken.add(cells)
        placed.append((clue, cells))
        if letters:
            wrong += not _agrees(cells, letters, read)
    if wrong + placeless > _FEWEST and _MISFITS * (wrong + placeless) > len(said):
        raise refused(
            read.name,
            sentence("xd-other-answers", "its clues and answers are not those of its grid"),
        )
    for clue, cells in placed:
        _fill(cells, clue.answer, read)
    ends = [counted(clue.text, len(cells)) for clue, cells in placed]
    read.counted = 2 * sum(bool(count) for _, count in ends) >= len(said) > 0
    split = headers.get("splitcharacter", "").strip() or " "
    for (clue, cells), (text, count) in zip(placed, ends, strict=True):
        counts = count if read.counted else ""
        read.clues.append(
            Clue(
                cells,
                text if counts else clue.text,
                counts or _parted(cells, clue.answer, split, read),
                str(clue.number),
            )
        )
    if placeless:
        read.find("clue", lost.placeless(placeless))
    if adrift:
        read.find("clue", lost.adrift(adrift))
    if wrong:
        read.find(
            "letters",
            sentence(
                "xd-wrong-answers",
                "has {answers} answers that its grid contradicts; the grid is kept",
                one="has {answers} answer that its grid contradicts; the grid is kept",
                answers=wrong,
            ),
        )


def _letters(text: str) -> str:
    """The letters of an answer, and dots."""
    return compared(text, EMPTY)


def _shown(cells: Iterable[Cell], read: Crossword) -> str:
    return _letters("".join(read.rows[r][c] or EMPTY for r, c in cells))


def _agrees(cells: tuple[Cell, ...], letters: str, read: Crossword) -> bool:
    """Whether an answer may be the word in these cells, those without a letter left open.

    A cell with several readings agrees with any letters: the answer has one of them or all.
    """
    own = [read.rows[r][c] or "" for r, c in cells]
    if any("/" in cell[1:-1] for cell in own) or not letters.strip(EMPTY):
        return True
    if all(own):
        return _letters("".join(own)) == letters
    if len(letters) != len(cells):
        return len(letters) > len(cells)
    return all(
        two == EMPTY or _letters(one) in ("", two) for one, two in zip(own, letters, strict=True)
    )


def _fill(cells: tuple[Cell, ...], answer: str, read: Crossword) -> None:
    """Put an answer into cells that have no letter, if it has one for each."""
    letters = [char for char in answer if char.isalnum() or char == EMPTY]
    if len(letters) == len(cells) and len(set(letters)) > 1:
        for (r, c), letter in zip(cells, letters, strict=True):
            if letter != EMPTY:
                read.rows[r][c] = read.rows[r][c] or letter


def _parted(cells: tuple[Cell, ...], answer: str, split: str, read: Crossword) -> str:
    """Letter counts by the marks or spaces that part an answer; "" if it is one word."""
    counts = []
    at = 0
    for part in answer.split(split):
        wanted, got, first = len(_letters(part)), 0, at
        while at < len(cells) and got < wanted:
            got += len(_letters(read.rows[cells[at][0]][cells[at][1]] or ""))
            at += 1
        if got != wanted or at == first:
            return ""
        counts.append(str(at - first))
    return ",".join(counts) if len(counts) > 1 and at == len(cells) else ""


# -- texts --------------------------------------------------------------------------------------


def _texts(parts: Parts, headers: Mapping[str, str], read: Crossword) -> None:
    read.title = one_line(headers.get("title", ""))
    read.author = one_line(headers.get("author", ""))
    read.intro = clean_lines(headers.get("description", "").replace("\\", "\n"))
    for key, name in _ABOUT.items():
        value = one_line(headers.get(key, ""))
        if value:
            read.about[name] = value
    lines = [_unescaped(line) for line in parts.notes]
    above = [headers.get(key, "") for key in ("notes", "notepad")]
    notes = clean_lines("\n".join([*filter(None, above), *lines]).strip("\n"))
    if notes:
        read.about["notes"] = notes
    read_too = {*_READ, "design"} if parts.design else _READ
    others = [one_line(key)[:40] for key in headers if key not in read_too and headers[key]]
    others += parts.others
    if others:
        read.find("section", _not_kept(others))


def _unescaped(line: str) -> str:
    """A line of the notes; a backslash stands before what would be something else."""
    return line[1:] if line.startswith("\\") else line


def _not_kept(names: list[str]) -> Sentence:
    return sentence(
        "exolve-sections", "has parts that are not kept: {sections}", sections=names[:8]
    )

"""Puzzle -> .puz file, and what such a file does not hold of it.

Version 1.4 where everything is in Latin-1, which every program reads; else 2.0 with texts in
UTF-8. Typographic quotes and dashes alone are no reason for 2.0: they are written plainly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crosscore import sheet
from crosscore.alphabet import NUMBERS
from crosscore.errors import Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.file import File
from crosscore.formats.puz.binary import (
    CIRCLE,
    DIAGRAMLESS,
    GIVEN,
    HEADER,
    MAGIC,
    NO_SOLUTION,
    PREFIX,
    SECTION,
)
from crosscore.formats.puz.checksums import checksum, masked, total
from crosscore.formats.puz.document import NO_CLUE, counted
from crosscore.grid import LETTERS, Cell, find_slots, is_full
from crosscore.puzzle import Puzzle

__all__ = ["files", "losses", "refusal"]

_MOST = 255  #: cells of a side, and different rebus squares: what a byte counts
_KEYS = 100  #: rebus squares whose key has two digits at most
_CLUE = 505  #: characters of a clue; with more, Across Lite itself has crashed
_NORMAL = 1  #: the type of a puzzle that hides no black squares
_BLOCK, _EMPTY, _A = b".-A"
_PLAIN = str.maketrans(
    {
        **dict.fromkeys("“”„‟″", '"'),
        **dict.fromkeys("‘’‚‛′", "'"),
        **dict.fromkeys("‐‑–—―−", "-"),
        "…": "...",
    }
)


@dataclass(frozen=True, slots=True)
class _Written:
    """The texts and cells of a file, and what became of them.

    `head` is title, author and copyright; `clues` are in the order of the file. `keys` are the
    contents of rebus squares. Counts of what is told: texts made `plain`, clues that were `cut`,
    clues whose own ending is `taken` for a letter count, or that are one `dash`.
    """

    latin: bool
    head: tuple[str, str, str]
    clues: tuple[str, ...]
    notes: str
    keys: tuple[str, ...]
    plain: int
    cut: int
    taken: int
    dash: int

    def encode(self, text: str) -> bytes:
        """A text as the file has it."""
        return text.encode("latin-1" if self.latin else "utf-8", "replace")


def files(puzzle: Puzzle, base: str) -> list[File]:
    """The one file."""
    return [File(f"{base}.puz", _binary(sheet.crop(puzzle)))]


def refusal(puzzle: Puzzle) -> Sentence | None:
    """Word searches, and what a byte cannot count: long sides, too many different letters."""
    if puzzle.model == LETTERS:
        return sentence(
            "puz-hidden", "A .puz file holds only crosswords. Save a word search as .ipuz."
        )
    if puzzle.bars:
        return sentence(
            "puz-barred",
            "A .puz file has no bars between cells. Save this puzzle as .ipuz or .jpz.",
        )
    puzzle = sheet.crop(puzzle)
    if max(puzzle.width, puzzle.height) > _MOST:
        return sentence(
            "puz-sides",
            "A .puz file has at most {most} cells a side, and this grid is {width} × {height}; "
            "save it as .ipuz.",
            most=_MOST,
            width=puzzle.width,
            height=puzzle.height,
        )
    keys = _written(puzzle).keys
    if len(keys) > _MOST:
        return sentence(
            "puz-keys",
            "A .puz file holds at most {most} different letters besides A to Z, and this puzzle "
            "has {letters}; save it as .ipuz.",
            most=_MOST,
            letters=len(keys),
        )
    for key in keys:
        if set(key) & set(":;"):
            return sentence(
                "puz-letter",
                "The cell with “{cell}” has a sign that a .puz file uses itself; save it as .ipuz.",
                cell=key[:40],
            )
    return None


def losses(puzzle: Puzzle) -> list[Issue]:
    """What the file would not hold, in exact sentences."""
    cropped = sheet.crop(puzzle)
    written = _written(cropped)
    found = [*lost.outside(cropped), *lost.lists(cropped), *lost.kind(cropped, voids=False)]
    if written.keys:
        keys = set(written.keys)
        cells = sum(cell in keys for row in cropped.rows() for cell in row)
        found.append(Issue("rebus", _rebus_squares(cells)))
    if len(written.keys) > _KEYS:
        message = sentence(
            "loss-rebus-keys",
            "There are {letters} different rebus squares; some programs know {most} at most.",
            letters=len(written.keys),
            most=_KEYS,
        )
        found.append(Issue("rebus-keys", message))
    if not written.latin:
        message = sentence(
            "loss-puz-utf-8",
            "The texts are in UTF-8 (version 2.0 of the format); programs that know only older "
            "versions show them garbled.",
        )
        found.append(Issue("utf-8", message))
    found += lost.direction(cropped)
    found += _texts_lost(written)
    found += lost.counts(cropped)
    found += lost.spelling(cropped, counted=True)
    found += lost.unfilled(cropped)
    found += lost.language(cropped) or lost.clue_language(cropped)
    found += lost.marks(cropped, circles=True)
    found += lost.about(cropped, ("copyright", "notes")) + lost.notes(cropped)
    found += lost.checksum(cropped)
    found += lost.look(cropped, ["blocks"] if hides_blocks(cropped) else [])
    return found + lost.workshop(puzzle)


def _texts_lost(written: _Written) -> list[Issue]:
    told = (
        ("typographic", written.plain, _made_plain),
        ("cut", written.cut, _cut),
        ("taken", written.taken, _taken_for_counts),
        ("dash", written.dash, _only_a_dash),
    )
    return [Issue(code, said(number)) for code, number, said in told if number]


def _rebus_squares(cells: int) -> Sentence:
    return sentence(
        "loss-rebus",
        "{cells} cells become rebus squares: what is in them is not one of the letters "
        "that this format has.",
        one=(
            "{cells} cell becomes a rebus square: what is in it is not one of the letters "
            "that this format has."
        ),
        cells=cells,
    )


def _made_plain(texts: int) -> Sentence:
    return sentence(
        "loss-typographic",
        "Typographic quotes, dashes and the like become plain in {texts} texts.",
        one="Typographic quotes, dashes and the like become plain ones in {texts} text.",
        texts=texts,
    )


def _cut(clues: int) -> Sentence:
    return sentence(
        "loss-cut",
        "{clues} clues are longer than {most} characters and are cut.",
        one="{clues} clue is longer than {most} characters and is cut.",
        clues=clues,
        most=_CLUE,
    )


def _taken_for_counts(clues: int) -> Sentence:
    return sentence(
        "loss-taken-for-counts",
        "The ends of {clues} clues will be taken for letter counts.",
        one="The end of {clues} clue will be taken for a letter count.",
        clues=clues,
    )


def _only_a_dash(clues: int) -> Sentence:
    return sentence(
        "loss-dash",
        "{clues} clues that are only a dash count as missing.",
        one="{clues} clue that is only a dash counts as missing.",
        clues=clues,
    )


def _written(puzzle: Puzzle) -> _Written:
    """The texts of a puzzle as the file has them, and its rebus squares."""
    cells = list(dict.fromkeys(cell for row in puzzle.rows() for cell in row if cell))
    slots = _slots(puzzle)
    head = puzzle.title, puzzle.author, puzzle.about.get("copyright", ""), _notes(puzzle)
    texts = [_said(text) for text in (*head, *(slot.clue for slot in slots))]
    keys = [cell for cell in cells if not _is_byte(cell, latin=True)]
    plain = [text.translate(_PLAIN) for text in texts]
    latin = _is_latin([*plain, *(slot.count for slot in slots), *keys])
    if not latin:
        keys = [cell for cell in cells if not _is_byte(cell, latin=False)]
    whole = list(zip((plain if latin else texts)[4:], slots, strict=True))
    ends = sum(1 for clue, slot in whole if counted(clue, slot.length)[1])
    asked = sum(1 for clue, slot in whole if slot.full or clue not in ("", NO_CLUE))
    title, author, copyright, notes = (plain if latin else texts)[:4]
    return _Written(
        latin,
        (title, author, copyright),
        tuple(_joined(clue, slot.count) for clue, slot in whole),
        notes,
        tuple(keys),
        plain=sum(a != b for a, b in zip(texts, plain, strict=True)) if latin else 0,
        cut=sum(1 for clue, slot in whole if len(clue) + len(slot.count) > _CLUE),
        taken=ends if not sheet.counted(puzzle) and 2 * ends >= asked else 0,
        dash=sum(1 for clue, slot in whole if clue == NO_CLUE and not slot.count),
    )


def hides_blocks(puzzle: Puzzle) -> bool:
    """Whether the solver does not see which squares are black."""
    return bool(puzzle.sheet.get("blocks") == "hidden")


def _notes(puzzle: Puzzle) -> str:
    """What stands in the notepad: the instructions, and below them the notes."""
    return "\n\n".join(filter(None, (puzzle.instructions, puzzle.about.get("notes"))))


@dataclass(frozen=True, slots=True)
class _Slot:
    """A run of the grid: its clue and its letter count, ` (3,5)` or "" for none.

    `full` if all its cells have letters.
    """

    length: int
    full: bool
    clue: str
    count: str


def _slots(puzzle: Puzzle) -> list[_Slot]:
    """The runs of the grid in the order of clues, with letter counts in the sheet's digits."""
    numbers = puzzle.language == NUMBERS  # whose clues have the digits 0 to 9
    write = str if numbers else sheet.wording(puzzle).number
    told = lost.clues_told(puzzle, write)
    shown = sheet.counted(puzzle)
    rows = puzzle.rows()
    found = []
    for cells, down in sorted((cells, not across) for across, cells in find_slots(rows)):
        clue, count = told.get((cells[0], not down), ("", ""))
        count = f" ({count})" if shown and count else ""
        found.append(_Slot(len(cells), is_full(rows, cells), clue, count))
    return found


def _joined(clue: str, count: str) -> str:
    """The clue as the file has it; a long one is cut between words."""
    if len(clue) + len(count) > _CLUE:
        room = _CLUE - len(count) - 3
        words, space, _ = clue[: room + 1].rpartition(" ")
        clue = (words if space else clue[:room]) + "..."
    return (clue + count).strip() or NO_CLUE


def _said(text: str) -> str:
    """A text that does not end before its end."""
    return text.replace("\0", "")


def _is_latin(texts: Sequence[str]) -> bool:
    """Whether version 1.4 holds the texts: in Latin-1, and nothing that looks like UTF-8."""
    whole = "\n".join(texts)
    if whole.isascii():
        return True
    if any(0x80 <= ord(char) < 0xA0 or ord(char) > 0xFF for char in whole):
        return False
    try:
        whole.encode("latin-1").decode()
    except UnicodeDecodeError:
        return True
    return False


def _is_byte(cell: str, *, latin: bool) -> bool:
    """Whether a cell can be one byte of the grid."""
    if len(cell) != 1:
        return False
    return cell.isalnum() if cell.isascii() else latin and "À" <= cell <= "ÿ" and cell.isalpha()


def _binary(puzzle: Puzzle) -> bytes:
    """The bytes of the file."""
    written = _written(puzzle)
    rows = puzzle.rows()
    at = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    keys = {key: n for n, key in enumerate(written.keys)}
    given = sheet.given_cells(puzzle)
    marks = {cell: GIVEN * (cell in given) | CIRCLE * (cell in puzzle.circles) for cell in at}
    solution = b"".join(_byte(letter, keys) for letter in at.values())
    state = bytes(
        byte if byte == _BLOCK or cell in given else _EMPTY
        for cell, byte in zip(at, solution, strict=True)
    )
    solved, kind = any(at.values()), _NORMAL
    if not solved:
        solution = solution.replace(b"-", b"X")
    if hides_blocks(puzzle):
        kind = DIAGRAMLESS
        solution, state = (board.replace(b".", b":") for board in (solution, state))
    texts = (
        tuple(map(written.encode, written.head)),
        tuple(map(written.encode, written.clues)),
        written.encode(written.notes),
    )
    header = HEADER.pack(
        *(0, MAGIC, 0, b"", b"1.4" if written.latin else b"2.0", b"", 0, b""),
        *(puzzle.width, puzzle.height, len(written.clues)),
        *(kind, 0 if solved else NO_SOLUTION),
    )
    region = header[PREFIX:]
    sums = (
        total(region, solution + state, texts),
        checksum(region),
        masked(region, solution, state, texts),
    )
    header = HEADER.pack(sums[0], MAGIC, sums[1], sums[2], *HEADER.unpack(header)[4:])
    said = b"".join(text + b"\0" for text in (*texts[0], *texts[1], texts[2]))
    return (
        header
        + solution
        + state
        + said
        + _sections(written, {cell: letter or "" for cell, letter in at.items()}, keys, marks)
    )


def _byte(letter: str | None, keys: Mapping[str, int]) -> bytes:
    """A cell of the grid; of a rebus square its first letter, or one that stands for it."""
    if not letter:
        return bytes([_BLOCK if letter is None else _EMPTY])
    if letter not in keys:
        return letter.encode("latin-1")
    first = letter[0]
    return (first if first.isascii() and first.isalnum() else chr(_A + keys[letter] % 26)).encode()


def _sections(
    written: _Written,
    at: Mapping[Cell, str],
    keys: Mapping[str, int],
    marks: Mapping[Cell, int],
) -> bytes:
    """Rebus squares, with those that are given; which letters are given, and circles."""
    sections: list[tuple[bytes, bytes]] = []
    if keys:
        numbers = bytes(keys[letter] + 1 if letter in keys else 0 for letter in at.values())
        table = "".join(f"{n:2}:{key};" for key, n in keys.items())
        sections += [(b"GRBS", numbers), (b"RTBL", written.encode(table))]
        shown = b"".join(
            written.encode(letter if letter in keys and marks[cell] & GIVEN else "") + b"\0"
            for cell, letter in at.items()
        )
        if any(mark & GIVEN for mark in marks.values()) and len(shown) < 2**16:
            sections.append((b"RUSR", shown))
    if any(marks.values()):
        sections.append((b"GEXT", bytes(marks.values())))
    return b"".join(
        SECTION.pack(name, len(data), checksum(data)) + data + b"\0" for name, data in sections
    )

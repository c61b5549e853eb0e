"""The bytes of a .puz file -> what is in it. Nothing is trusted.

A file that breaks off within its texts lacks clues; one that does before is refused.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from crosscore.alphabet import one_line
from crosscore.dictionary import MAX_CLUSTER
from crosscore.errors import Sentence, sentence
from crosscore.formats.imported import miscounted, unsolved
from crosscore.formats.puz.checksums import checksum, masked, total
from crosscore.formats.puz.contents import SYMBOL, Contents, refused
from crosscore.formats.puz.scramble import MOST, unlocked

__all__ = [
    "CIRCLE",
    "DIAGRAMLESS",
    "GIVEN",
    "HEADER",
    "MAGIC",
    "NO_SOLUTION",
    "PREAMBLE",
    "PREFIX",
    "SECTION",
    "parse",
]

MAGIC = b"ACROSS&DOWN\0"
PREAMBLE = 4096  #: bytes that may stand before the file proper, as some servers have sent them
#: checksum, `MAGIC`, checksum, masked checksums, version, unknown, checksum of the unlocked
#: solution, unknown; then what the second checksum is of: width, height, clues, type, state
HEADER = struct.Struct("<H12sH8s4s2sH12sBBHHH")
PREFIX = 0x2C  #: bytes of the header before the width

SECTION = struct.Struct("<4sHH")  #: name, bytes, checksum; then the bytes and a NUL
NO_SOLUTION = 2  #: state of the solution: there is none
GIVEN = 0x40  #: mark of a cell whose letter was given
CIRCLE = 0x80  #: mark of a cell with a circle
DIAGRAMLESS = 0x0401  #: type of a puzzle that hides its black squares

_LOCKED = 4
_KNOWN = (b"GRBS", b"RTBL", b"RUSR", b"GEXT", b"LTIM")
_MISTAKES = 0x3F  # marks of what a solver got wrong, and bits that nobody knows
_BLOCKS = b".:"  # the second where they are hidden
_EMPTY, _SPACE = b"- "


Decoder = Callable[[bytes], str]


@dataclass(frozen=True, slots=True)
class _Head:
    """The header, but for what nobody needs."""

    sums: tuple[int, int, bytes]
    version: bytes
    lock: int
    width: int
    height: int
    clues: int
    hidden: bool
    state: int


def parse(data: bytes, name: str) -> Contents:
    """What is in a .puz file; raises `CrosscoreError` ("not-puz") where there is no grid."""
    before, mark, _ = data[: PREAMBLE + len(MAGIC)].partition(MAGIC)
    start = len(before) - 2
    if not mark or start < 0 or len(data) < start + HEADER.size:
        raise refused(name, _broken_off())
    data = data[start:]
    head = _head(data)
    size = head.width * head.height
    if not size:
        raise refused(name, sentence("puz-no-grid", "its grid has no cells"))
    boards = data[HEADER.size : HEADER.size + 2 * size]
    if len(boards) < 2 * size:
        raise refused(name, _broken_off())
    solution, state = boards[:size], boards[size:]
    after = data[HEADER.size + 2 * size :]
    clues = _clue_count(head.clues, after)
    wanted = 4 + clues
    texts, rest = _texts(after, wanted)
    sections, sound = _sections(rest)
    decode = _decoder([*texts, sections.get(b"RTBL", b"")])
    said = [decode(text) for text in texts]
    found = Contents(_rows(solution, head.width))
    found.title, found.author, found.copyright = [*said, "", "", ""][:3]
    found.notes = said[-1] if len(said) == wanted else ""
    complete = len(texts) == wanted
    if not complete:
        found.find(
            "broken-off",
            sentence("puz-texts-broken-off", "breaks off: the last of its clues are missing"),
        )
    elif any((*head.sums[:2], *head.sums[2])) and (
        not sound or _sums(data, head, boards, texts) != head.sums
    ):
        message = sentence(
            "puz-checksums",
            "has wrong checksums: something in it was changed or damaged after it was saved",
        )
        found.find("checksum", message)
    runs = found.runs()
    if clues != len(runs):
        raise miscounted(name, clues, len(runs))
    found.clues = dict(zip(runs, said[3 : 3 + clues], strict=False))
    found.hidden = head.hidden
    _unlock(found, head, solution)
    _rebus(found, sections, decode)
    found.rows = unsolved(found.rows)
    _marks(found, sections.get(b"GEXT", b""), state)
    _rest(found, sections)
    return found


def _broken_off() -> Sentence:
    return sentence("puz-broken-off", "it ends before its grid is complete")


def _head(data: bytes) -> _Head:
    one, _, two, masks, version, _, lock, _, width, height, clues, kind, state = HEADER.unpack_from(
        data
    )
    hidden = kind == DIAGRAMLESS
    return _Head((one, two, masks), version, lock, width, height, clues, hidden, state)


def _clue_count(said: int, after: bytes) -> int:
    """How many clues there are: some programs write both bytes of the number the wrong way."""
    turned = said >> 8 | (said & 0xFF) << 8
    return turned if turned < said and after.count(b"\0") < 3 + said else said


def _texts(data: bytes, most: int) -> tuple[list[bytes], bytes]:
    """At most so many texts that end in NUL, and what follows them.

    There are fewer where the file ends before; what breaks off is left out, but for the last,
    the notes, whose NUL some programs forget.
    """
    *texts, rest = data.split(b"\0", most)
    if len(texts) == most - 1:
        return [*texts, rest], b""
    return texts, rest if len(texts) == most else b""


def _decoder(texts: Iterable[bytes]) -> Decoder:
    """How the texts become letters: UTF-8 if all of them can be read so, else as Windows did.

    UTF-8 belongs to version 2, but some programs write it whatever version they name, and no
    text of another encoding looks like it by chance.
    """
    try:
        for text in texts:
            text.decode()
    except UnicodeDecodeError:
        return _windows
    return bytes.decode


def _windows(text: bytes) -> str:
    """Text in Windows-1252, and in Latin-1 for the five bytes that it does not define."""
    return "".join(_WINDOWS[byte] for byte in text)


_WINDOWS = [bytes([n]).decode("cp1252", "ignore") or chr(n) for n in range(256)]
_CELLS = [one_line(char) for char in _WINDOWS]  # no letter where that is a control character


def _rows(solution: bytes, width: int) -> list[list[str | None]]:
    cells = [
        None if byte in _BLOCKS else "" if byte <= _SPACE or byte == _EMPTY else _CELLS[byte]
        for byte in solution
    ]
    return [cells[at : at + width] for at in range(0, len(cells), width)]


def _sums(data: bytes, head: _Head, boards: bytes, texts: list[bytes]) -> tuple[int, int, bytes]:
    """The checksums that the header should have."""
    region = data[PREFIX : HEADER.size]
    half = len(boards) // 2
    notes = texts[-1] if head.version[:3] >= b"1.3" else b""
    parts = (texts[:3], texts[3:-1], notes)
    return (
        total(region, boards, parts),
        checksum(region),
        masked(region, boards[:half], boards[half:], parts),
    )


def _sections(data: bytes) -> tuple[dict[bytes, bytes], bool]:
    """What follows the texts, by name, and whether its checksums are right."""
    found: dict[bytes, bytes] = {}
    sound = True
    at = 0
    while at + SECTION.size <= len(data):
        name, length, wanted = SECTION.unpack_from(data, at)
        at += SECTION.size
        content = data[at : at + length]
        if not name.isalnum() or len(content) < length:
            break  # no section any more: some programs add line ends
        sound = sound and checksum(content) == wanted
        found.setdefault(name, content)
        at += length + 1
    return found, sound


def _unlock(found: Contents, head: _Head, solution: bytes) -> None:
    """Take a locked solution apart, or leave all cells without a letter."""
    if head.state == _LOCKED:
        cells = [
            (r, c)
            for c in range(head.width)
            for r in range(head.height)
            if found.rows[r][c] is not None
        ]
        letters = bytes(solution[r * head.width + c] for r, c in cells)
        small = len(letters) <= MOST and letters.isalpha() and letters.isascii()
        opened = unlocked(letters, head.lock) if small and letters.isupper() else None
        if opened:
            plain, key = opened
            for (r, c), byte in zip(cells, plain, strict=True):
                found.rows[r][c] = chr(byte)
            message = sentence("puz-unlocked", "was locked with the key {key}", key=key)
            found.find("locked", message)
            return
        message = sentence(
            "puz-locked",
            "has a locked solution that could not be opened, so it has no letters here",
        )
        found.find("locked", message)
    elif head.state != NO_SOLUTION:
        return
    found.rows = [[cell and "" for cell in row] for row in found.rows]


def _rebus(found: Contents, sections: Mapping[bytes, bytes], decode: Decoder) -> None:
    """Put the letters of rebus squares in place of the one that stands for them."""
    keys = sections.get(b"GRBS", b"")
    width = len(found.rows[0])
    if len(keys) != width * len(found.rows):
        return
    table: dict[int, str] = {}
    for part in decode(sections.get(b"RTBL", b"")).split(";"):
        number, colon, text = part.partition(":")
        if colon and number.strip().isdecimal() and len(number) < 9:
            table.setdefault(int(number), one_line(text))
    unknown, symbols = 0, False
    for at, key in enumerate(keys):
        row, column = divmod(at, width)
        if not key or not found.rows[row][column]:
            continue
        text = table.get(key - 1, "")
        if SYMBOL.fullmatch(text):
            symbols = True
        elif text and len(text) <= MAX_CLUSTER:
            found.rows[row][column] = text
        else:
            unknown += 1
    if symbols:
        found.pictures()
    if unknown:
        message = sentence(
            "puz-rebus-unknown",
            "does not tell what stands in {cells} of its rebus squares, so they have one letter",
            one="does not tell what stands in {cells} of its rebus squares, so it has one letter",
            cells=unknown,
        )
        found.find("rebus", message)


def _marks(found: Contents, marks: bytes, state: bytes) -> None:
    """Circles and letters that are given; what a solver filled in or got wrong is not kept."""
    width = len(found.rows[0])
    filled = wrong = 0
    for at, byte in enumerate(state):
        row, column = divmod(at, width)
        if found.rows[row][column] is None:
            continue
        mark = marks[at] if len(marks) == len(state) else 0
        wrong += bool(mark & _MISTAKES)
        if mark & CIRCLE:
            found.circles.add((row, column))
        if mark & GIVEN and found.rows[row][column]:
            found.given.add((row, column))
        elif byte > _SPACE and byte != _EMPTY and byte not in _BLOCKS:
            filled += 1
    cells = sum(cell is not None for row in found.rows for cell in row)
    if len(found.given) == cells:  # nobody gives a whole solution: a solver had it shown
        filled += cells
        found.given.clear()
    found.filled_in(filled)
    if wrong:
        message = sentence("puz-mistakes", "has marks of a solver’s mistakes, which are not kept")
        found.find("saved", message)


def _rest(found: Contents, sections: Mapping[bytes, bytes]) -> None:
    """Tell what else a file has: the time that a solver took, and sections that nobody knows."""
    if sections.get(b"LTIM", b"0,").partition(b",")[0].strip(b"0 "):
        found.find("saved", sentence("puz-time", "has a solver’s time, which is not kept"))
    names = [name.decode("ascii", "replace") for name in sections if name not in _KNOWN]
    if names:
        message = sentence(
            "puz-sections", "has sections that are not kept: {names}", names=names[:9]
        )
        found.find("section", message)

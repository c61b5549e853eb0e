"""The letters of pages that are made without a browser: the site's fonts, as plain font files.

Typst reads neither of the packed forms that the site's packages hold. WOFF, the older one, is a
font whose tables are deflated one by one, so unpacking takes no more than zlib. Each file gets a
family name of its own, for the parts of a font (Latin, Greek, ...) all have the same.

What is made stands in crosscore/paper/fonts, beside FONTS, which says what each file draws. It
isn't kept in git: `build.py build` makes it, and whoever packs the wheel.
"""

from __future__ import annotations

import json
import os
import shutil
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

from tools.fonts import HANDS, LETTERS, PACKAGES, PAGE, Font, read
from tools.steps import ROOT, BuildError, key_of, swap_in

PLACE = ROOT / "crosscore" / "paper" / "fonts"
FONTS = "fonts.json"
LICENCES = "LICENSES.txt"
WEIGHTS = (400, 700)
#: Letters that most devices have, so the site brings them for drawings only
USUAL = ("latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext")
USUAL_FAMILIES = ("noto-sans", "noto-serif")
_KEPT = {b"fpgm", b"prep", b"cvt ", b"gasp", b"DSIG"}  #: only screens of few dots need these


def files() -> dict[str, bytes]:
    """Bytes by name of all that the folder has.  Raises BuildError if a package lacks a file."""
    made: dict[str, bytes] = {}
    listed = []
    licences: dict[str, list[str]] = {}
    for font, subset, weight in _wanted():
        stem = f"{font.name}-{subset}" if font.name in USUAL_FAMILIES else font.name
        name = f"{stem}{'-bold' if weight == 700 else ''}.ttf"
        family = "Crosscore " + "".join(part.capitalize() for part in stem.split("-"))
        source = read(font, f"files/{font.name}-{subset}-{weight}-normal.woff")
        tables = unpacked(source)
        letters = sorted(characters(tables[b"cmap"]))
        tables[b"name"] = _named(family, weight)
        tables[b"OS/2"] = tables[b"OS/2"][:4] + struct.pack(">H", weight) + tables[b"OS/2"][6:]
        made[name] = font_file(tables)
        licences.setdefault(read(font, "LICENSE").decode(), []).append(name)
        if weight == 400:
            listed.append(
                {
                    "family": family,
                    "name": font.name,
                    "part": subset,
                    "bold": weight in WEIGHTS and 700 in font.weights,
                    "ranges": _spans(letters),
                }
            )
    made[FONTS] = (json.dumps(listed, indent=1) + "\n").encode()
    parts = [f"{', '.join(names)}\n\n{text}" for text, names in sorted(licences.items())]
    made[LICENCES] = ("\n\n" + "=" * 80 + "\n\n").join(parts).encode()
    return made


def make(place: Path = PLACE) -> Path:
    """The folder, made anew if it isn't what the packages hold."""
    state = place / "made.txt"
    wanted = key_of(PACKAGES.parent.parent / "package-lock.json", Path(__file__))
    try:
        if state.read_text() == wanted:
            return place
    except OSError:
        pass
    made = files()
    new = place.with_name(f"{place.name}.{os.getpid()}")  # tests may do this beside one another
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    for name, data in {**made, state.name: wanted.encode()}.items():
        (new / name).write_bytes(data)
    try:
        swap_in(new, place)
    except OSError:
        shutil.rmtree(new, ignore_errors=True)
        if not state.exists():
            raise
    return place


def _wanted() -> Iterator[tuple[Font, str, int]]:
    """Every font, the part of it that is taken, and its weight."""
    for family in USUAL_FAMILIES:
        for subset in USUAL:
            for weight in WEIGHTS:
                yield Font(family, WEIGHTS), subset, weight
    for font in (*LETTERS, *PAGE, *HANDS):
        for weight in font.weights:
            yield font, font.subset, weight


def unpacked(data: bytes) -> dict[bytes, bytes]:
    """The tables of a WOFF file, but those for screens of few dots.  Raises BuildError."""
    if data[:4] != b"wOFF":
        raise BuildError("A font package holds a file that is no WOFF font; run npm ci again.")
    (count,) = struct.unpack_from(">H", data, 12)
    tables = {}
    for at in range(count):
        tag, offset, packed, length, _ = struct.unpack_from(">4sIIII", data, 44 + 20 * at)
        if tag in _KEPT:
            continue
        table = data[offset : offset + packed]
        tables[tag] = zlib.decompress(table) if packed < length else table
    return tables


def font_file(tables: dict[bytes, bytes]) -> bytes:
    """A TrueType font of tables, its checksums right."""
    head = bytearray(tables[b"head"])
    head[8:12] = bytes(4)
    tables = {**tables, b"head": bytes(head)}
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    start = struct.pack(
        ">IHHHH", 0x10000, count, 16 * power, power.bit_length() - 1, 16 * (count - power)
    )
    at = len(start) + 16 * count
    directory, body = b"", b""
    for tag, table in sorted(tables.items()):
        directory += struct.pack(">4sIII", tag, _sum(table), at + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    whole = bytearray(start + directory + body)
    adjustment = (0xB1B0AFBA - _sum(bytes(whole))) & 0xFFFFFFFF
    place = whole.index(bytes(head), at)
    whole[place + 8 : place + 12] = struct.pack(">I", adjustment)
    return bytes(whole)


def _sum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    total: int = sum(struct.unpack(f">{len(padded) // 4}I", padded))
    return total & 0xFFFFFFFF


def _named(family: str, weight: int) -> bytes:
    """A `name` table: family, style, full name, PostScript's name."""
    style = "Bold" if weight == 700 else "Regular"
    texts = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family.replace(' ', '')}-{style}"}
    records, strings = b"", b""
    for number, text in texts.items():
        data = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(data), len(strings))
        strings += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def characters(cmap: bytes) -> set[int]:
    """The code points that a `cmap` table has glyphs for (formats 4 and 12)."""
    found: set[int] = set()
    (count,) = struct.unpack_from(">H", cmap, 2)
    for at in range(count):
        (offset,) = struct.unpack_from(">I", cmap, 4 + 8 * at + 4)
        (form,) = struct.unpack_from(">H", cmap, offset)
        if form == 12:
            (groups,) = struct.unpack_from(">I", cmap, offset + 12)
            for group in range(groups):
                first, last, _ = struct.unpack_from(">III", cmap, offset + 16 + 12 * group)
                found.update(range(first, last + 1))
        elif form == 4:
            (double,) = struct.unpack_from(">H", cmap, offset + 6)
            ends = struct.unpack_from(f">{double // 2}H", cmap, offset + 14)
            starts = struct.unpack_from(f">{double // 2}H", cmap, offset + 16 + double)
            for first, last in zip(starts, ends, strict=True):
                found.update(range(first, min(last, 0xFFFE) + 1))
    return found


def _spans(points: list[int]) -> list[list[int]]:
    """Ranges [first, last] of sorted numbers."""
    spans: list[list[int]] = []
    for point in points:
        if spans and point == spans[-1][1] + 1:
            spans[-1][1] = point
        else:
            spans.append([point, point])
    return spans


if __name__ == "__main__":
    print(make())

"""The fonts of pages that are made without a browser: the site's, unpacked."""

from __future__ import annotations

import json
import struct

import pytest

from tools import fonts, paper_fonts
from tools.steps import BuildError


def total(data: bytes) -> int:
    """The sum of a font's words, as its checksums are made."""
    padded = data + bytes(-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def test_every_font_of_the_site_is_there_whole() -> None:
    made = paper_fonts.files()
    for name, data in made.items():
        if name.endswith(".ttf"):
            assert data[:4] == b"\0\1\0\0"
            assert total(data) == 0xB1B0AFBA, name  # what head.checkSumAdjustment is there for
    assert sum(map(len, made.values())) < 8_000_000
    listed = {font["name"]: font for font in json.loads(made[paper_fonts.FONTS])}
    for font in (*fonts.LETTERS, *fonts.PAGE, *fonts.HANDS):
        ranges = listed[font.name]["ranges"]
        assert f"{font.name}.ttf" in made
        assert sum(last - first + 1 for first, last in ranges) >= 50
    for letter, name in (("ক", "noto-serif-bengali"), ("ש", "noto-sans-hebrew")):
        assert any(first <= ord(letter) <= last for first, last in listed[name]["ranges"])
    assert b"SIL Open Font License" in made[paper_fonts.LICENCES]


def test_what_is_no_font_is_told() -> None:
    with pytest.raises(BuildError, match="no WOFF font"):
        paper_fonts.unpacked(b"wOF2" + bytes(60))

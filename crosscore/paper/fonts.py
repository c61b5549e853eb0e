"""Which fonts set a text: the site's own, made by `build.py`; installed ones for what they lack."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from crosscore.errors import CrosscoreError, sentence
from crosscore.formats.svg import faces

__all__ = ["PLACE", "Faces", "code_of", "faces_of"]

PLACE = Path(__file__).parent / "fonts"
_LISTED = "fonts.json"
_URDU = "ur"  #: read in Nastaliq
_NASTALIQ = "noto-nastaliq-urdu"
_NO_GLYPHS = re.compile(r"[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]")
_CODE = re.compile(r"[a-z]{2,3}(?![a-z])")


class Font(NamedTuple):
    """A font of the folder: `ranges` are the characters that it draws."""

    family: str
    name: str
    part: str
    ranges: tuple[tuple[int, int], ...]

    def draws(self, points: Iterable[int]) -> bool:
        """Whether it has any of some characters."""
        return any(first <= point <= last for point in points for first, last in self.ranges)


class Faces(NamedTuple):
    """Families by language, in their order; and which characters none of ours has."""

    families: dict[str, dict[str, list[str]]]
    missing: str


@cache
def listed() -> tuple[Font, ...]:
    """The fonts of the folder.  Raises `CrosscoreError` (code "no-fonts") if there are none."""
    try:
        found = json.loads((PLACE / _LISTED).read_text("utf-8"))
    except (OSError, ValueError):
        raise CrosscoreError(
            "no-fonts",
            sentence(
                "no-fonts",
                "The fonts for printing aren’t here; run python3 build.py build in the checkout "
                "once, or install a released crosscore-puzzles.",
            ),
        ) from None
    return tuple(
        Font(one["family"], one["name"], one["part"], tuple((a, b) for a, b in one["ranges"]))
        for one in found
    )


def code_of(language: str) -> str:
    """The language's own code of two or three letters, which is all that Typst takes."""
    found = _CODE.match(language)
    return found[0] if found else "und"


def faces_of(texts: Mapping[str, str]) -> Faces:
    """The families for texts by language: its own script's first, then all that any text needs."""
    points = {ord(char) for text in texts.values() for char in _NO_GLYPHS.sub("", text)}
    needed = [font for font in listed() if font.draws(points) or font.part == "latin"]
    families = {}
    for language in texts:
        own = re.sub("[ ']", "-", faces.face(language, ()).letters.split(",")[0].strip("'")).lower()
        families[language] = {
            face: [font.family for font in sorted(needed, key=_rank(own, face, language))]
            + _installed(language)
            for face in ("sans", "serif", "letters")
        }
    drawn = [span for font in needed for span in font.ranges]
    missing = {chr(p) for p in points if not any(first <= p <= last for first, last in drawn)}
    return Faces(families, "".join(sorted(missing)))


def _rank(own: str, face: str, language: str) -> Any:
    """The order of fonts for a language: those of its script, Latin, the others."""
    script = own.split("-", 2)[-1]
    kind = "noto-sans" if face == "sans" else "noto-serif"
    usual = not own.startswith("noto-") or own == "noto-serif"

    def rank(font: Font) -> tuple[int, int]:
        latin = font.name in ("noto-sans", "noto-serif")
        if font.name == _NASTALIQ:
            read = language == _URDU and face != "letters"
            return (-1 if read else 4), 0
        if latin:
            return (1 if font.name == kind else 3), 0
        if not usual and (font.name == own or font.part == script):
            first = font.name.startswith("noto-sans") == (face == "sans")
            return 0, (1 if first else 2) if font.name != own or face == "sans" else 0
        return 2, int(font.name.startswith("noto-sans") != (face == "sans"))

    return rank


def _installed(language: str) -> list[str]:
    """Families that devices have for a script whose fonts are too large to be brought along."""
    return (
        [
            family.strip(" '")
            for family in faces.face(language, ()).letters.split(",")
            if "CJK" in family or "Noto" not in family
        ][:-1]
        if _brought_by_devices(language)
        else []
    )


def _brought_by_devices(language: str) -> bool:
    return "CJK" in faces.face(language, ()).letters.split(",")[0]

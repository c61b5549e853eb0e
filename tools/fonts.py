"""The letters that the site brings along: Noto fonts from npm, one file a script and weight.

They are the subsets that Fontsource makes of Google's Noto fonts, each with the letters and signs
of one script.  Chinese, Japanese and Korean are not among them (megabytes each).  Latin, Greek and
Cyrillic, which every device has, are there for drawings in outlines only.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from tools.steps import ROOT, BuildError

PACKAGES = ROOT / "node_modules" / "@fontsource"


class Font(NamedTuple):
    """A family that is shipped, by the name its package and files have."""

    name: str  #: such as "noto-serif-bengali"
    weights: tuple[int, ...] = (400,)
    script: str = ""  #: where it is not in the name

    @property
    def family(self) -> str:
        """Its name where it is installed."""
        return " ".join(part.capitalize() for part in self.name.split("-"))

    @property
    def subset(self) -> str:
        """Fontsource's name of the part that has the script."""
        return self.script or self.name.split("-", 2)[2]


#: Families by what they draw: letters in cells first.  web/i18n/fonts.js names them by script.
LETTERS = (
    Font("noto-serif-bengali", (400, 700)),
    Font("noto-serif-devanagari", (400, 700)),
    Font("noto-serif-hebrew", (400, 700)),
    Font("noto-naskh-arabic", (400, 700)),
    *(Font(f"noto-serif-{script}") for script in ("gujarati", "tamil", "telugu", "malayalam")),
    *(Font(f"noto-sans-{script}") for script in ("gurmukhi", "oriya", "kannada", "thaana")),
    *(Font(f"noto-serif-{script}") for script in ("sinhala", "thai", "lao", "khmer")),
    *(Font(f"noto-serif-{script}") for script in ("tibetan", "georgian", "armenian")),
    *(Font(f"noto-sans-{script}") for script in ("myanmar", "ethiopic", "cherokee")),
    Font("noto-sans-canadian-aboriginal"),
)
#: For the page's own sentences, in the languages it speaks, where the device has nothing.
PAGE = tuple(
    Font(f"noto-sans-{script}", (400, 700))
    for script in ("bengali", "devanagari", "hebrew", "arabic")
)
#: For running text in languages that are read in another hand than their letters have in cells:
#: web/base/app.css says which.  One weight, for headings too.
HANDS = (Font("noto-nastaliq-urdu", script="arabic"),)

#: Latin, Greek and Cyrillic for drawings whose letters become outlines (web/sheet/outlines.js):
#: letters of cells, and digits.  By names that no style has, so the page itself never fetches them.
OUTLINES = {
    "Crosscore Outlines Serif": (
        "noto-serif",
        ("latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"),
    ),
    "Crosscore Outlines Sans": ("noto-sans", ("latin",)),
}

#: What any text may hold; a font is not fetched for these alone.  The two joiners stay.
COMMON = ((0x0000, 0x036F), (0x2000, 0x200B), (0x200E, 0x206F))


def files() -> dict[str, bytes]:
    """Bytes by path in the site: the fonts, and the style sheet that says what each is for.

    Raises BuildError if a package lacks a file that the site needs.
    """
    made = {}
    rules = ["/* written by build.py: what each font of fonts/ draws; fetched when it is needed */"]
    for font in (*LETTERS, *PAGE, *HANDS):
        ranges = unicode_range(read(font, "unicode.json").decode(), font.subset)
        for weight in font.weights:
            source = f"{font.name}-{font.subset}-{weight}-normal.woff2"
            path = f"fonts/{font.name}{'-bold' if weight == 700 else ''}.woff2"
            made[path] = read(font, f"files/{source}")
            rules.append(face(font, weight, path, ranges))
    for family, (name, subsets) in OUTLINES.items():
        package = Font(name)
        listed = json.loads(read(package, "unicode.json"))
        for subset in subsets:
            path = f"fonts/{name}-{subset}.woff2"
            made[path] = read(package, f"files/{name}-{subset}-400-normal.woff2")
            rules.append(
                f'@font-face {{ font-family: "{family}"; font-weight: 400; '
                f'src: url("{path}") format("woff2"); unicode-range: {listed[subset]}; }}'
            )
    for name, fonts in (("noto-sans", (*PAGE, *LETTERS)), ("noto-serif", LETTERS)):
        rules.append(f":root {{ --{name}: {', '.join(repr(called(font)) for font in fonts)}; }}")
    return {**made, "fonts.css": ("\n".join(rules) + "\n").encode()}


def face(font: Font, weight: int, path: str, ranges: str) -> str:
    """One @font-face rule.

    Letters in cells are the same on every device, so the site's own font comes before one that is
    installed. For the page's sentences an installed one is as good and costs nothing: it goes by
    its own name, in web/base/app.css, and the site's by another.
    """
    style = "Bold" if weight == 700 else "Regular"
    names = (f"{font.family} {style}", f"{font.family.replace(' ', '')}-{style}")
    installed = [] if font in PAGE else [f'local("{name}")' for name in names]
    sources = [f'url("{path}") format("woff2")', *installed]
    weights = "400 700" if font in HANDS else weight
    return (
        f'@font-face {{ font-family: "{called(font)}"; font-weight: {weights}; font-display: swap; '
        f"src: {', '.join(sources)}; unicode-range: {ranges}; }}"
    )


def called(font: Font) -> str:
    """What the site's style sheets call a font of its own."""
    return font.family.replace("Noto", "Crosscore") if font in PAGE else font.family


def read(font: Font, name: str) -> bytes:
    """A file of a font's package."""
    path: Path = PACKAGES / font.name / name
    try:
        return path.read_bytes()
    except OSError as error:
        raise BuildError(
            f"{path} is missing: the font package is not the one that package-lock.json names. "
            "Delete node_modules and run this again."
        ) from error


def unicode_range(listed: str, subset: str) -> str:
    """The `unicode-range` of a subset, by its package's unicode.json, without what is COMMON."""
    spans = []
    for part in json.loads(listed)[subset].split(","):
        found = re.fullmatch(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", part.strip())
        if not found:
            raise BuildError(f"{subset}: {part!r} is no range of code points.")
        spans.append((int(found[1], 16), int(found[2] or found[1], 16)))
    for low, high in COMMON:
        spans = [
            piece
            for first, last in spans
            for piece in ((first, min(last, low - 1)), (max(first, high + 1), last))
            if piece[0] <= piece[1]
        ]
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)

"""Drawings of a puzzle: what is in them, where it stands, and that browsers show them as the PNG.

The browser's half also looks at pictures of a chosen size.
"""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageFilter
from playwright.sync_api import Page

from crosscore import formats, sheet
from crosscore.formats import svg
from crosscore.formats.svg import faces, letters
from crosscore.grid import LETTERS
from crosscore.kinds.filled import KIND as filled
from crosscore.kinds.registry import KINDS
from crosscore.puzzle import Puzzle
from crosscore.view import view
from tests.crosswords import drawings as grids
from tests.crosswords import drawn, example, half, in_hebrew, numbers, puzzle_of, scattered
from tests.searches import FARM, animals, hidden
from tests.searches import drawings as searches

CELL, MARGIN, LINES = 60, 24, 40  # units of a drawing
NS = "{http://www.w3.org/2000/svg}"
BANGLA = puzzle_of([["স্ত্রী", "ক্ষ", "কি"], ["ম্বু", ".", "."], ["লা", ".", "."]], "bn")
ARABIC = puzzle_of(["كتاب", "ل...", "بيت."], "ar")
SHALOM = hidden(
    ["שלומ", "לחמא", ".בגד"],
    {"שלומ": (0, 0, "forward"), "לחמ": (1, 0, "forward")},
    "he",
    options={"message": "אבגד"},
)
EVERY = [(r, c) for r in range(3) for c in range(4) if (r, c) != (2, 1)]
MARKED = drawn(["אבגד", "הוזח", "ט#יכ"], language="he", pinned=frozenset(EVERY))
MARKED = filled.set_bars(MARKED, [(0, 1)], True, True, "none")
MARKED = replace(
    filled.set_bars(MARKED, [(1, 0), (1, 3)], False, True, "none"),
    circles=frozenset([(0, 0), (1, 2), (2, 3)]),
    shades={(0, 0): "#14283c", (1, 1): "#ffe27a", (2, 2): "#446644"},
)

Spot = tuple[int, int]  #: row and drawn column


class Drawing:
    """A drawing, read as any program would: by its elements."""

    def __init__(self, puzzle: Puzzle, *, answers: bool, margin: float = MARGIN) -> None:
        self.text = svg.drawing(puzzle, answers=answers)
        self.root = ElementTree.fromstring(self.text.encode())
        self.margin = margin

    def group(self, name: str) -> list[ElementTree.Element]:
        found = [each for each in self.root.iter(f"{NS}g") if each.get("class") == name]
        assert len(found) < 2
        return list(found[0]) if found else []

    def at(self, element: ElementTree.Element, across: float = 0.5) -> Spot:
        """The cell that an element is in; `across`: how far from the left its x stands."""
        x, y = float(element.get("x", 0)) - self.margin, float(element.get("y", 0)) - self.margin
        column = (x - across * CELL) / CELL
        assert abs(column - round(column)) < 0.001
        return int(y // CELL), round(column)

    def texts(self, name: str, across: float = 0.5) -> dict[Spot, str]:
        return {self.at(each, across): each.text or "" for each in self.group(name)}

    def squares(self, name: str) -> set[Spot]:
        found = set()
        for each in self.group(name):
            side = float(each.get("width", 0))
            beyond = (side - CELL) / 2
            shifted = {key: str(float(each.get(key, 0)) + beyond) for key in "xy"}
            found.add(self.at(ElementTree.Element("rect", shifted), 0))
        assert len(found) == len(self.group(name))
        return found


def drawn_cells(puzzle: Puzzle) -> dict[Spot, dict[str, Any] | None]:
    """What the view says is in each place, as it is seen."""
    shown = view(sheet.crop(puzzle))
    rtl = shown["direction"] == "rtl"
    return {
        (r, shown["width"] - 1 - c if rtl else c): cell
        for r, row in enumerate(shown["cells"])
        for c, cell in enumerate(row)
    }


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_is_solved_without_clues_has_its_lists_below_the_grid(language: str) -> None:
    """Words by length, or numbers and letters; nothing of it is in a crossword's picture."""
    source = in_hebrew("a", "b", "c") if language == "he" else example()
    for kind in ("krisskross", "codeword"):
        *_, puzzle = (each for each in KINDS[kind].convert(source, seed=1))
        assert isinstance(puzzle, Puzzle)
        shown = view(puzzle)
        for answers in (False, True):
            drawing = Drawing(puzzle, answers=answers)
            said = [each.text for each in drawing.group("words")]
            high = float(drawing.root.get("viewBox", "").split()[3])
            beyond = high - 2 * MARGIN - CELL * puzzle.height
            if kind == "krisskross":
                listed = [item["text"] for group in shown["groups"] for item in group["items"]]
                assert said == ([] if answers else listed)
                assert (beyond > 0) is not answers
                continue
            assert said == ([] if answers else shown["bank"])
            assert [each.text for each in drawing.group("code-numbers")] == [
                code["n"] for code in shown["codes"]
            ]
            assert [each.text for each in drawing.group("code-letters")] == [
                code["t"] for code in shown["codes"] if answers or code.get("given")
            ]
            right = 2 * MARGIN + CELL * puzzle.width
            for each in (*drawing.group("code-letters"), *drawing.group("words")):
                assert MARGIN < float(each.get("x", 0)) < right - MARGIN
                assert float(each.get("y", 0)) < high - MARGIN
    assert Drawing(source, answers=False).group("words") == []


def plain(puzzle: Puzzle, **settings: object) -> Puzzle:
    return sheet.changed(puzzle, settings)


CROSSWORDS = {
    "free": sheet.give(example(), "first"),
    "apart": scattered(),
    "hebrew": sheet.give(in_hebrew("a", "b", "c"), "first"),
    "bangla": BANGLA,
    "arabic digits": plain(ARABIC, digits="native"),
    "blocks": half(),
    "numbers": plain(numbers(), text_size="large"),
    "black": plain(example(), blocks="black"),
}


@pytest.mark.parametrize("puzzle", CROSSWORDS.values(), ids=CROSSWORDS)
def test_every_cell_is_where_the_view_has_it(puzzle: Puzzle) -> None:
    cells = drawn_cells(puzzle)
    rtl = view(puzzle)["direction"] == "rtl"
    for answers in (False, True):
        drawing = Drawing(puzzle, answers=answers)
        assert drawing.squares("cells") == {at for at, cell in cells.items() if cell}
        assert drawing.squares("blocks") == {at for at, cell in cells.items() if not cell}
        assert drawing.texts("numbers", 56 / 60 if rtl else 4 / 60) == {
            at: cell["n"] for at, cell in cells.items() if cell and "n" in cell
        }
        assert drawing.texts("letters") == {
            at: cell["t"]
            for at, cell in cells.items()
            if cell and cell["t"] and (answers or "given" in cell)
        }
        box = [float(n) for n in drawing.root.get("viewBox", "").split()]
        width = max(column for _, column in cells) + 1
        assert box[:3] == [0, 0, 2 * MARGIN + CELL * width]


def test_lines_carry_the_numbers_where_the_sheet_has_them_so() -> None:
    hebrew = plain(in_hebrew("a", "b", "c"), numbering="lines")
    drawing = Drawing(hebrew, answers=True, margin=LINES)
    labels = [each.text for each in drawing.group("numbers")]
    assert labels == [*"1234", *"123"]
    columns = [float(each.get("x", 0)) for each in drawing.group("numbers")[:4]]
    assert columns == sorted(columns, reverse=True)  # 1 is the rightmost
    rows = {float(each.get("x", 0)) for each in drawing.group("numbers")[4:]}
    assert min(rows) > max(columns)
    assert drawing.texts("letters").keys() == drawing.squares("cells")


def test_gaps_that_would_look_like_cells_are_filled_where_nothing_else_is() -> None:
    ring = plain(puzzle_of(["CAT", "O.O", "WEB"]), blocks="none")
    assert Drawing(ring, answers=False).squares("blocks") == {(1, 1)}
    assert Drawing(plain(example(), blocks="none"), answers=False).squares("blocks") == set()


# -- word searches ---------------------------------------------------------------------------


def ends(path: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """The centres of a ring's two round ends."""
    x, y, *rest = map(float, re.findall(r"-?[\d.]+", path))
    u, v = rest[5:7]
    (x1, y1), (u1, v1) = rest[7:9], rest[14:16]
    return ((x + u) / 2, (y + v) / 2), ((x1 + u1) / 2, (y1 + v1) / 2)


@pytest.mark.parametrize("puzzle", [FARM, animals(), SHALOM], ids=["shape", "square", "hebrew"])
def test_rings_are_around_the_words_and_letters_stand_open(puzzle: Puzzle) -> None:
    cells = {at: cell for at, cell in drawn_cells(puzzle).items() if cell}
    letters = {at: cell["t"] for at, cell in cells.items()}
    empty, key = (Drawing(puzzle, answers=answers) for answers in (False, True))
    assert empty.texts("letters") == key.texts("letters") == letters
    assert (empty.group("rings"), empty.group("message"), empty.group("told")) == ([], [], [])
    shown = view(puzzle)
    seen = [
        shown["width"] - 1 - c if shown["direction"] == "rtl" else c for c in range(shown["width"])
    ]

    def centre(cell: list[int]) -> tuple[float, float]:
        return MARGIN + CELL * (seen[cell[1]] + 0.5), MARGIN + CELL * (cell[0] + 0.5)

    wanted = [
        (centre(w["places"][0]), centre(w["places"][-1])) for w in shown["words"] if "places" in w
    ]
    found = [ends(ring.get("d", "")) for ring in key.group("rings")]
    assert [pytest.approx(sum(ring, ()), abs=0.02) for ring in found] == [
        sum(w, ()) for w in wanted
    ]
    message = {(r, seen[c]) for r, c in shown["search"]["message"]}
    inset = [
        (
            int((float(box.get("y", 0)) - 8 - MARGIN) / CELL),
            round((float(box.get("x", 0)) - 8 - MARGIN) / CELL),
        )
        for box in key.group("message")
    ]
    assert set(inset) == message
    assert bool(key.group("told")) == bool(message)
    soft = {key.at(each) for each in key.group("letters") if each.get("fill") == "#8a857b"}
    assert soft == {at for at, cell in cells.items() if "filler" in cell} - message


def test_the_sheet_says_what_the_key_of_a_word_search_shows() -> None:
    marked = sheet.changed(FARM, {"marks": "colours", "filler": False, "grid_lines": True})
    key = Drawing(marked, answers=True)
    assert len({ring.get("fill") for ring in key.group("rings")}) == 3
    assert "".join(key.texts("letters").values()) == "HCATIDPOIGG"
    assert key.squares("cells") == {at for at, cell in drawn_cells(FARM).items() if cell}
    assert key.group("outline") == []
    # words that meet have different colours, and a word within another a narrower ring
    row = [(0, c) for c in range(12)]
    assert letters.nesting([row, row[2:5], row[2:4], [(0, 3), (1, 3)], row]) == [0, 2, 3, 0, 1]
    colours = letters.key_colours([row[:4], [(0, 3), (1, 4)], [(9, 9), (9, 10)]])
    assert colours[0] != colours[1]


# -- as XML ----------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.text(st.characters(exclude_categories=()), max_size=30), st.booleans())
def test_no_title_breaks_a_drawing(title: str, answers: bool) -> None:
    text = svg.drawing(replace(FARM, title=title), answers=answers)
    root = ElementTree.fromstring(text.encode())
    assert [each.tag for each in root.iter() if each.tag.endswith(("script", "image", "use"))] == []
    told = root.findtext(f"{NS}title") or ""
    assert told.endswith(" – Answers" if answers and title else "")
    assert svg.drawing(replace(FARM, title=title), answers=answers) == text


@settings(max_examples=40, deadline=None)
@given(grids() | searches())
def test_any_puzzle_is_drawn_with_all_its_letters(puzzle: Puzzle) -> None:
    key = Drawing(puzzle, answers=True)
    if puzzle.model != LETTERS or puzzle.sheet.get("filler", True):
        cells = drawn_cells(puzzle)
        assert key.texts("letters") == {at: c["t"] for at, c in cells.items() if c and c["t"]}


def test_a_drawing_speaks_and_is_as_large_as_on_paper() -> None:
    puzzle = replace(CROSSWORDS["hebrew"], title='<שלום> & "co"')
    puzzle_file, answers_file = formats.export(puzzle, "svg", "base")
    assert (puzzle_file.name, answers_file.name) == ("base-puzzle.svg", "base-answers.svg")
    root = ElementTree.fromstring(answers_file.data)
    assert root.findtext(f"{NS}title") == '<שלום> & "co" – ' + view(puzzle)["labels"]["answers"]
    assert root.get("lang") == root.get("{http://www.w3.org/XML/1998/namespace}lang") == "he"
    assert root.get("role") == "img"
    (letters,) = [each for each in root.iter(f"{NS}g") if each.get("class") == "letters"]
    assert letters.get("lang") == "he"
    assert (letters.get("font-family") or "").startswith("'Noto Serif Hebrew', ")
    assert root.get("width") == "33.6mm"  # 4 cells of 7 mm, and the margins
    large = Drawing(puzzle_of(["A" * 39, *["A." * 19 + "A"] * 38]), answers=True)
    assert large.root.get("width") == "181mm"
    assert "://" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", puzzle_file.content)  # type: ignore[arg-type]
    (lost,) = formats.losses(puzzle, "svg")
    assert str(lost.message) == "A picture: it can’t be opened again."
    assert formats.refusal(puzzle, "svg") is None


@pytest.mark.parametrize("puzzle", [CROSSWORDS["hebrew"], animals()], ids=["crossword", "search"])
def test_a_larger_text_size_has_larger_cells(puzzle: Puzzle) -> None:
    (field,) = [each for each in sheet.fields_of(puzzle) if each.name == "text_size"]
    sized = [replace(puzzle, sheet={"text_size": size}) for size, _ in field.choices]
    widths = [Drawing(each, answers=True).root.get("width", "") for each in sized]
    millimetres = [float(width.removesuffix("mm")) for width in widths]
    assert sorted(set(millimetres)) == millimetres


def test_wide_letters_are_smaller_and_common_ones_are_not() -> None:
    for code, text in {
        "en": "W",
        "nl": "IJ",
        "hr": "DŽ",
        "bn": "ন্দ্রি",
        "hi": "की",
        "ta": "கா",
        "ja": "ん",
    }.items():
        face = faces.face(code, [text])
        assert faces.share(text, face.size * 0.9, 0.86) == 1, text
    for text, least, most in (("STAR", 0.45, 0.6), ("MWMW", 0.35, 0.4), ("க்ஷௌ", 0.4, 0.8)):
        assert least <= faces.share(text, 0.56, 0.86) <= most, text
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    assert faces.wide(family) == faces.wide("\N{COW}")


def test_fonts_are_those_of_the_page() -> None:
    source = (Path(__file__).parents[2] / "web" / "i18n/fonts.js").read_text("utf-8")
    latin = re.findall(r"const LATIN = `([^`]+), serif`", source)[0]
    rows = re.findall(r"^  (\w{4}): \[(`[^`]+`|LATIN), ([\d.]+)(?:, ([\d.]+))?\]", source, re.M)
    page = {
        script: (
            (latin if fonts == "LATIN" else fonts[1:-1]).replace('"', "'"),
            float(size),
            float(rise or 0),
        )
        for script, fonts, size, rise in rows
    }
    assert page.items() >= faces.SCRIPTS.items()
    assert len(page) >= len(faces.SCRIPTS) > 25
    assert re.findall(r"const SANS = `([^`]+)`", source)[0].replace('"', "'") == faces.SANS
    mixed = faces.face("he", ["א", "ক", "Z"])
    assert mixed.letters.endswith(", 'Noto Serif Bengali', serif")


# -- in a browser ----------------------------------------------------------------------------


#: A drawing as a PNG of 60 pixels a cell, as a browser shows it in any page
SHOWN = """async (svg) => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const [, , width, height] = svg.match(/viewBox="([^"]+)"/)[1].split(" ").map(Number);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  return canvas.toDataURL();
}"""
PNG = """async ([address, view, answers, size]) => {
  const { pictureFile } = await import(`${address}sheet/picture-file.js`);
  const blob = await pictureFile(view, answers, size);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
}"""
OUTLINED = """async ([address, svg, language]) => {
  const { leftAsText, outlined } = await import(`${address}sheet/outlines.js`);
  const made = await outlined(svg, language);
  return [made, leftAsText(made)];
}"""


class Studio:
    """A page of the site, with its fonts and modules and nothing started."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        page.goto(address)

    def png(self, puzzle: Puzzle, *, answers: bool, **size: float) -> Image.Image:
        shown = view(sheet.crop(puzzle))
        return opened(self.page.evaluate(PNG, [self.address, shown, answers, size]))

    def shown(self, drawing: str) -> Image.Image:
        return opened(self.page.evaluate(SHOWN, drawing))

    def outlined(self, puzzle: Puzzle, *, answers: bool = True) -> tuple[str, list[str]]:
        drawing = svg.drawing(puzzle, answers=answers)
        given = [self.address, drawing, puzzle.language]
        made, left = self.page.evaluate(OUTLINED, given)
        return made, left


def opened(url: str) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1])))


def far_from(one: Image.Image, other: Image.Image, near: int) -> float:
    """The share of one's ink with none of the other's within so many pixels."""
    assert one.size == other.size
    dark = one.convert("L").point([255 * (light < 128) for light in range(256)])
    there = other.convert("L").point([255 * (light < 128) for light in range(256)])
    around = there.filter(ImageFilter.MaxFilter(2 * near + 1))
    total = dark.histogram()[255]
    beside = Image.composite(Image.new("L", dark.size), dark, around).histogram()[255]
    return beside / max(1, total)


def alike(one: Image.Image, other: Image.Image, near: int, share: float = 0.02) -> bool:
    return max(far_from(one, other, near), far_from(other, one, near)) <= share


@pytest.fixture(name="studio")
def a_studio(page: Page, address: str) -> Iterator[Studio]:
    made = Studio(page, address)
    yield made
    assert made.faults == []


def test_drawings_look_as_the_pictures_do_and_so_do_outlines(studio: Studio) -> None:
    free = CROSSWORDS["free"]
    for puzzle in (
        *(free, plain(half(), blocks="none"), plain(free, numbering="lines"), FARM),
        *(MARKED, plain(MARKED, blocks="hidden")),
    ):
        for answers in (False, True):
            png = studio.png(puzzle, answers=answers).convert("RGB")
            assert alike(studio.shown(svg.drawing(puzzle, answers=answers)), png, 2)
    assert not alike(studio.png(free, answers=False), studio.png(free, answers=True), 6)
    marked = sheet.changed(SHALOM, {"marks": "colours"})
    for puzzle, near in (
        *((BANGLA, 1), (CROSSWORDS["arabic digits"], 1), (marked, 1)),
        (plain(ARABIC, digits="native", numbering="lines"), 1),
        *((CROSSWORDS["hebrew"], 1), (free, 7)),  # the page draws Latin letters with the device's
    ):
        outlined, left = studio.outlined(puzzle)
        assert (left, "<text" in outlined) == ([], False)
        png = studio.png(puzzle, answers=True)
        assert alike(studio.shown(outlined), png, near, 0.03), puzzle.language
    assert studio.outlined(BANGLA)[0] == studio.outlined(BANGLA)[0]
    # what no font here has stays as it was
    chinese = puzzle_of(["中文", "A."], "zh")
    outlined, left = studio.outlined(chinese)
    assert left == ["中", "文"]
    letters = Drawing(chinese, answers=True).group("letters")
    kept = list(ElementTree.fromstring(outlined).iter(f"{NS}text"))
    assert [each.attrib for each in kept] == [each.attrib for each in letters[:2]]


def test_pictures_have_the_size_that_was_asked_for(studio: Studio) -> None:
    puzzle = CROSSWORDS["free"]
    assert studio.png(puzzle, answers=False).info.get("dpi") is None
    printed = studio.png(puzzle, answers=False, dpi=300, cell_mm=8)
    assert printed.info["dpi"] == (pytest.approx(300, abs=0.1),) * 2
    cell = round(8 / 25.4 * 300)
    margin = round(MARGIN / CELL * cell)
    assert printed.size == (
        puzzle.width * cell + 2 * margin,
        puzzle.height * cell + 2 * margin,
    )
    assert printed.convert("RGBA").getextrema()[3] == (255, 255)
    for width in (500, 3000):
        made = studio.png(puzzle, answers=True, width=width)
        assert 0.95 * width < made.width <= width
    assert (
        studio.png(FARM, answers=True, dpi=300).height
        > studio.png(FARM, answers=False, dpi=300).height
    )
    with pytest.raises(Exception, match=r"picture-too-large|can’t make a picture"):
        studio.png(puzzle, answers=True, width=30_000)

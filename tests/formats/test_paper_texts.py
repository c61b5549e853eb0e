"""The texts of PDFs in scripts whose letters are several glyphs, as poppler reads them."""

from __future__ import annotations

import re
import subprocess
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest

from crosscore import formats, paper
from crosscore.paper import textlayer
from crosscore.puzzle import Puzzle
from tests.page.pdf import needs_poppler
from tools import paper_fonts

pytest.importorskip("typst", reason="only where requirements/test.txt is installed")
pytest.importorskip("pikepdf", reason="only where requirements/test.txt is installed")
pytestmark = needs_poppler
SAVED = Path(__file__).parent / "saved-0.1"
CLUES = {
    "ar": ("غضب شديد", "جرى خلف ضيف", "كرة طائرة"),
    "bn": ("চিমনিওয়ালা প্রাণী", "পুতুল জায়গা পৌঁছা", "র্কোর্কো হৃদয়"),
    "en": ("A fine office", "Café", "Never mind"),
    "he": ("בירת ישראל", "צבע של פיל", "שלום עולם"),
    "hi": ("हिन्दी में र्की", "पढ़ना", "श्री कृष्ण"),
    "ta": ("கொய்யாப்பழம்", "ஸ்ரீ பௌர்ணமி", "தமிழ்நாடு"),
    "th": ("น้ำตกที่ใหญ่ที่สุด", "ผู้ใหญ่บ้าน", "เมืองหลวง"),
    "fa": ("پایتخت ایران", "پرنده زیبا", "کتاب خوب"),
}
FROM_RIGHT = ("ar", "fa", "he")


@pytest.fixture(scope="module", autouse=True)
def made_fonts() -> None:
    """What `build.py build` makes."""
    paper_fonts.make()


def asking(language: str) -> Puzzle:
    """A crossword with clues of a language."""
    like = "he" if language in FROM_RIGHT else "en"
    puzzle = formats.load((SAVED / f"freeform-{like}.ipuz").read_bytes(), "saved")[0]
    clues = CLUES[language]
    words = tuple(replace(word, clue=clues[i % 3]) for i, word in enumerate(puzzle.words))
    return replace(puzzle, words=words, clue_language=language)


def plain(text: str) -> str:
    """A text without spaces and marks of direction."""
    return unicodedata.normalize("NFC", re.sub(r"[\s\u200e\u200f\u202a-\u202e]", "", text))


def read(data: bytes, language: str) -> str:
    how = [] if language in FROM_RIGHT else ["-raw"]
    done = subprocess.run(
        ["pdftotext", *how, "-", "-"], input=data, capture_output=True, check=True
    )
    return plain(done.stdout.decode())


@pytest.mark.parametrize("language", CLUES)
def test_each_letter_is_read_once(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = asking(language)
    data = paper.pdf(puzzle, key="none")
    assert data == paper.pdf(puzzle, key="none")
    found = read(data, language)
    asked = [plain(word.clue) for word in puzzle.words]
    for clue in set(asked):
        assert found.count(clue) == asked.count(clue), clue
    assert (b"pdfuaid:part" in data) == (language not in FROM_RIGHT)
    if language in ("ar", "bn", "fa"):
        monkeypatch.setattr(textlayer, "mended", lambda document, texts: document)
        found = read(paper.pdf(puzzle, key="none"), language)
        assert any(found.count(clue) != asked.count(clue) for clue in set(asked))


def test_what_is_drawn_stands_where_the_glyph_stood(tmp_path: Path) -> None:
    seen = []
    found: list[bytes] = []
    with pytest.MonkeyPatch.context() as patch:
        real = textlayer.mended
        patch.setattr(
            textlayer, "mended", lambda document, texts: found.append(document) or document
        )
        paper.pdf(asking("fa"), key="none")
    for data in (found[0], real(found[0], "\u0627")):
        path = tmp_path / "page.pdf"
        path.write_bytes(data)
        done = subprocess.run(
            ["pdftoppm", "-r", "100", "-gray", "-singlefile", str(path)],
            capture_output=True,
            check=True,
        )
        seen.append(done.stdout)
    assert len(seen[0]) == len(seen[1])
    far = [abs(a - b) > 128 for a, b in zip(seen[0], seen[1], strict=True)]
    assert sum(far) < 40

"""Sheets set on pages by Typst: measured once, planned, set.

The template gets everything as JSON: no text of a puzzle is ever part of its source.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from crosscore.errors import CrosscoreError, sentence
from crosscore.paper import fonts, sending, textlayer
from crosscore.paper.content import Sheet, Text, title_of
from crosscore.paper.drawing import Glyph, Ink
from crosscore.paper.pages import Leaf, Setting, Sheeted, arranged, prepare
from crosscore.paper.sizes import LEGIBLE, MM, Paper
from crosscore.paper.units import every_text

__all__ = ["engine", "submitted", "typeset"]

_TEMPLATE = Path(__file__).with_name("sheet.typ")


@cache
def engine() -> Any:
    """Typst; raises `CrosscoreError` (code "needs-package") where it isn't installed."""
    try:
        import typst  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise CrosscoreError(
            "needs-package",
            sentence(
                "needs-typst",
                "Printing needs typst; install it by: pip install 'crosscore-puzzles[print]'",
            ),
        ) from None
    return typst


@cache
def _fonts(installed: bool) -> Any:
    """Our fonts and, if asked for, those of this machine."""
    return engine().Fonts(
        include_system_fonts=installed,
        include_embedded_fonts=False,
        font_paths=[str(fonts.PLACE)],
    )


class _Typst:
    """The template, with what it needs for all of some sheets."""

    def __init__(self, sheets: Sequence[Sheet], more: Sequence[Text] = ()) -> None:
        texts: dict[str, str] = {}
        for sheet in sheets:
            for text in (*every_text(sheet), *more):
                texts[text.language] = texts.get(text.language, "") + text.text
        faces = fonts.faces_of({language: "".join(set(text)) for language, text in texts.items()})
        self.missing = faces.missing
        self.installed = bool(faces.missing)  #: whether fonts of this machine are asked for
        self.texts = "".join(texts.values())
        first = sheets[0]
        self.sheets = sheets
        self.common = {
            "title": title_of(sheets),
            "authors": list(dict.fromkeys(s.author.text for s in sheets if s.author)),
            "language": fonts.code_of(first.language),
            "main": first.language,
            "faces": faces.families,
        }

    def run(self, data: dict[str, Any], **how: Any) -> Any:
        """What the template makes of some data: a document, or without `how` its measures."""
        source = _TEMPLATE.read_bytes()
        told = json.dumps({**self.common, **data}, ensure_ascii=False, separators=(",", ":"))
        typst = engine()
        compiler = typst.Compiler(
            source, font_paths=_fonts(self.installed), sys_inputs={"data": told}
        )
        if how:
            return compiler.compile(source, timestamp=0, **how)
        return json.loads(compiler.query("<measured>", field="value", one=True))

    def made(self, pages: dict[str, Any], dpi: float) -> list[bytes]:
        """One document, or a picture of each page with so many dots an inch.

        Raises `CrosscoreError` (code "no-font") for letters that no font here has.
        """
        if dpi and not self.missing:
            found = self.run(pages, format="png", ppi=dpi)
            return [found] if isinstance(found, bytes) else list(found)
        try:  # a document for screen readers has no letters without a font
            document = self.run(pages, format="pdf", pdf_standards=["ua-1"])
        except RuntimeError as error:
            if self.missing and "could not be displayed" in str(error):
                raise _no_font(self.missing, self.sheets) from None
            document = self.run(pages, format="pdf")
        self.missing = ""
        if dpi:
            return self.made(pages, dpi)
        return [textlayer.mended(document, self.texts)]


def typeset(settings: Sequence[Setting], paper: Paper, dpi: float = 0.0) -> list[bytes]:
    """Sheets as one document, or as pictures of its pages; raises `CrosscoreError`."""
    engine = _Typst([setting.sheet for setting in settings])
    sheeted = [Sheeted(setting, paper) for setting in settings]
    prepare(sheeted, paper)
    leaves: list[Leaf] = arranged(sheeted, paper, _measured(engine, sheeted))
    _warn(sheeted)
    return engine.made({"pages": leaves}, dpi)


def submitted(sheets: Sequence[Sheet], paper: Paper, address: str, dpi: float = 0.0) -> list[bytes]:
    """The forms that newspapers ask for, as `typeset` gives sheets."""
    senders = [line for sheet in sheets for line in sending.sender(sheet, address)]
    engine = _Typst(sheets, senders)
    inks = _inks(engine, {glyph for sheet in sheets for glyph in sending.letters(sheet)})
    forms = [sending.form(sheet, paper, address, inks) for sheet in sheets]
    return engine.made({"forms": forms}, dpi)


def _warn(sheeted: Sequence[Sheeted]) -> None:
    """Say once which grids are too small to read."""
    small = [one for one in sheeted if one.smallest < LEGIBLE]
    if small:
        worst = min(small, key=lambda one: one.smallest)
        title = worst.sheet.title.text or worst.sheet.described
        many = f", and in {len(small) - 1} more" if len(small) > 1 else ""
        warnings.warn(
            f"Squares are only {worst.smallest / MM:.1f} mm wide in \u201c{title[:80]}\u201d"
            f"{many}: hard to read; print fewer pages on each sheet, or keys apart.",
            stacklevel=2,
        )


_ASKED = ("units", "tokens", "heads", "messages", "keys", "captions")


def _measured(engine: _Typst, sheeted: Sequence[Sheeted]) -> dict[Glyph, Ink]:
    """Ask Typst once for the measures of everything."""
    asked: dict[str, list[Any]] = {name: [] for name in _ASKED}
    for one in sheeted:
        one.ask(asked)
    answers: dict[str, Any] = {}
    inks = _inks(engine, {glyph for one in sheeted for glyph in one.glyphs()}, asked, answers)
    for one in sheeted:
        one.hear(answers)
    return inks


def _inks(
    engine: _Typst,
    wanted: set[Glyph],
    asked: dict[str, list[Any]] | None = None,
    answers: dict[str, Any] | None = None,
) -> dict[Glyph, Ink]:
    """The measures of the texts of grids, and into `answers` those of what is `asked` besides."""
    listed = sorted(wanted)
    shown = [
        {"s": glyph.text, "f": glyph.language, "l": fonts.code_of(glyph.language),
         "face": glyph.face, "weight": glyph.weight}
        for glyph in listed
    ]  # fmt: skip
    others: dict[str, list[Any]] = asked or {name: [] for name in _ASKED}
    answer = engine.run({"measure": {**others, "glyphs": shown}})
    if answers is not None:
        answers |= {name: iter(answer[name]) for name in others}
    return {glyph: Ink(*ink) for glyph, ink in zip(listed, answer["glyphs"], strict=True)}


def _no_font(missing: str, sheets: Sequence[Sheet]) -> CrosscoreError:
    lacks = (
        sheet for sheet in sheets if any(set(missing) & set(t.text) for t in every_text(sheet))
    )
    named = next(lacks, sheets[0])
    return CrosscoreError(
        "no-font",
        sentence(
            "no-font",
            "No font here has these letters of \u201c{title}\u201d: {letters}; install one of the "
            "Noto fonts that has them, or write a Word document (.docx), which needs none.",
            title=(named.title.text or named.described)[:80],
            letters=missing[:12],
        ),
    )

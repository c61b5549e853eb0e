"""Puzzles on paper without a browser: PDF and PNG by Typst, Word documents by python-docx.

`pdf` and `png` set puzzles on pages by the rules of the page's own paper (docs/paper.md). `write`
makes the files of any format that is printed, by its name (`FORMATS`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from inspect import signature
from itertools import count
from typing import TYPE_CHECKING, Any, Literal, get_args

from crosscore.errors import CrosscoreError, sentence
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore.paper.content import Sheet
    from crosscore.paper.pages import Setting

__all__ = [
    "FORMATS", "KEYS", "PAGES", "PAPERS", "STYLES", "Key", "PaperName", "Style", "asked",
    "newspapers", "pdf", "png", "ready", "write",
]  # fmt: skip

Key = Literal["apart", "end", "beside", "none"]
PaperName = Literal["a4", "letter", "auto"]
Style = Literal["sheet", "submission"]
KEYS: tuple[Key, ...] = get_args(Key)
PAPERS: tuple[PaperName, ...] = get_args(PaperName)
STYLES: tuple[Style, ...] = get_args(Style)
PAGES = (1, 2, 4)  #: on each sheet of paper

#: what is printed: the name of the format -> the module and the function that make it, of puzzles
#: and options; bytes, or bytes for each page
FORMATS = {
    "pdf": "crosscore.paper:pdf",
    "png": "crosscore.paper:png",
    "docx": "crosscore.paper.word:docx",
}


def write(puzzles: Puzzle | Iterable[Puzzle], to: str, **options: Any) -> list[File]:
    """The files of puzzles in a format of `FORMATS`, with the options of its function.

    Raises `CrosscoreError` (code "bad-option") for one that the format hasn't.
    """
    if to not in FORMATS:
        listed = ", ".join(FORMATS)
        raise CrosscoreError(
            "unknown-format", f"Nothing is printed as {to[:40]!a}; there are {listed}.", "to"
        )
    module, _, name = FORMATS[to].partition(":")
    function = getattr(import_module(module), name)
    known = signature(function).parameters
    for option in options:
        if option not in known:
            called = option.replace("_", "-")
            raise CrosscoreError("bad-option", f"{to} has no option {called}.", option)
    made = function([puzzles] if isinstance(puzzles, Puzzle) else list(puzzles), **options)
    pages = [made] if isinstance(made, bytes) else made
    if len(pages) == 1:
        return [File(f"puzzle.{to}", pages[0])]
    return [File(f"puzzle-{at}.{to}", page) for at, page in enumerate(pages, 1)]


def ready(to: str) -> None:
    """Raise `CrosscoreError` as `write` would if what a format needs isn't installed."""
    if to == "docx":
        from crosscore.paper.word import document

        document()
    else:
        from crosscore.paper import fonts
        from crosscore.paper.typesetting import engine

        engine()
        fonts.listed()


def pdf(
    puzzles: Puzzle | Iterable[Puzzle],
    *,
    key: Key | None = None,
    paper: PaperName | None = None,
    large: bool = False,
    pages_per_sheet: int = 1,
    style: Style = "sheet",
    address: str = "",
) -> bytes:
    """Puzzles as one PDF, in the order given, tagged for screen readers (PDF/UA-1).

    What isn't given is as each puzzle's sheet says (the paper: as the first one says). `key`:
    where the answers are, "apart" (a page after each puzzle), "end" (all after the puzzles,
    several a page), "beside" or "none". `large`: large print. `pages_per_sheet`: 2 or 4 smaller
    pages side by side, to be cut, with text of 9 points or more. The `style` "submission" is
    the form that newspapers ask for, on whole sheets: the grid, its solution, and the clues with
    their answers, under the author's name and the `address`, which is kept nowhere.

    Warns (`UserWarning`) of squares below 3 mm, which are hard to read.

    Raises `CrosscoreError`: code "needs-package" without typst, "no-fonts" in a checkout that
    wasn't built, "no-font" if letters have no font here, "no-room" if a text is
    longer than a page, "bad-option" for an impossible option.
    """
    (made,) = _set(puzzles, key, paper, large, pages_per_sheet, style, address)
    return made


def png(
    puzzles: Puzzle | Iterable[Puzzle],
    *,
    key: Key | None = None,
    paper: PaperName | None = None,
    large: bool = False,
    pages_per_sheet: int = 1,
    style: Style = "sheet",
    address: str = "",
    dpi: float = 300,
) -> list[bytes]:
    """The same pages as pictures, `dpi` dots an inch."""
    if not hasattr(dpi, "__float__") or not 10 <= dpi <= 2400:
        raise CrosscoreError(
            "bad-option",
            sentence("bad-dpi", "A picture has 10 to 2,400 dots an inch, not {dpi}.", dpi=dpi),
            "dpi",
        )
    return _set(puzzles, key, paper, large, pages_per_sheet, style, address, float(dpi))


def _set(
    puzzles: Puzzle | Iterable[Puzzle],
    key: Key | None,
    paper: PaperName | None,
    large: bool,
    pages: int,
    style: Style,
    address: str,
    dpi: float = 0.0,
) -> list[bytes]:
    from crosscore.paper.sizes import Paper
    from crosscore.paper.typesetting import submitted, typeset

    settings, name = asked(puzzles, key=key, paper=paper, large=large, style=style, address=address)
    _check("pages_per_sheet", pages, PAGES)
    if style == "submission":
        if pages != 1:
            raise CrosscoreError(
                "bad-option", "A submission is set on whole sheets.", "pages_per_sheet"
            )
        return submitted(newspapers(settings), Paper(name), address, dpi)
    return typeset(settings, Paper(name, pages), dpi)


def asked(
    puzzles: Puzzle | Iterable[Puzzle],
    *,
    key: Key | None,
    paper: PaperName | None,
    large: bool,
    style: Style = "sheet",
    address: str = "",
) -> tuple[list[Setting], PaperName]:
    """How each puzzle is to be printed, and the paper; raises `CrosscoreError` as `pdf`."""
    from crosscore import sheet

    some = [puzzles] if isinstance(puzzles, Puzzle) else list(puzzles)
    if not some:
        raise CrosscoreError("no-puzzle", sentence("no-puzzle", "There is no puzzle to print."))
    _check("key", key, KEYS)
    _check("paper", paper, PAPERS)
    _check("style", style, STYLES)
    _check("large", large, (True, False))
    if not isinstance(address, str):
        raise CrosscoreError(
            "bad-option", f"address is a text, not {ascii(address)[:40]}.", "address"
        )
    if address and style != "submission":
        raise CrosscoreError(
            "bad-option", "An address is printed only in the style submission.", "address"
        )
    if style == "submission" and (key or large):
        raise CrosscoreError(
            "bad-option", "A submission has a solution and a text size of its own.", "style"
        )
    if large:
        some = [sheet.changed(puzzle, {"text_size": "huge"}) for puzzle in some]
    name: PaperName = paper or sheet.settings(some[0])["paper"]
    return _settings(some, key), name


def newspapers(settings: Sequence[Setting]) -> list[Sheet]:
    """The sheets, if newspapers have a form for them; raises `CrosscoreError` for others."""
    sheets = [setting.sheet for setting in settings]
    if not all(sheet.newspaper for sheet in sheets):
        raise CrosscoreError(
            "cannot-hold",
            "Only a crossword with black squares can be set as newspapers want it sent.",
            "style",
        )
    return sheets


def _check(name: str, value: object, known: Sequence[object]) -> None:
    if value is not None and value not in known:
        listed = ", ".join(map(str, known))
        raise CrosscoreError(
            "bad-option",
            sentence(
                "bad-choice",
                "{name} is one of {known}, not {value}.",
                name=name, known=listed, value=ascii(value)[:40],
            ),
            name,
        )  # fmt: skip


def _settings(puzzles: Sequence[Puzzle], key: Key | None) -> list[Setting]:
    """How each is to be printed; with keys at the end, each can be told by its title."""
    from crosscore.paper.content import sheet_of
    from crosscore.paper.pages import Setting
    from crosscore.sheet import wording

    sheets = [sheet_of(puzzle) for puzzle in puzzles]
    if len(sheets) > 1:
        often = Counter(sheet.title.text.strip() for sheet in sheets)
        taken = set(often)
        for at, (puzzle, sheet) in enumerate(zip(puzzles, sheets, strict=True)):
            title = sheet.title.text.strip()
            if not title or often[title] > 1:
                numbers = map(wording(puzzle).number, count(at + 1))
                named = (f"{title} {number}" if title else number for number in numbers)
                told = next(name for name in named if name not in taken)
                taken.add(told)
                sheets[at] = replace(sheet, title=replace(sheet.title, text=told))
    settings = []
    for sheet in sheets:
        chosen, prints = sheet.settings["key"], sheet.settings.get("prints", "puzzle")
        where: Key = key or chosen
        if key is None and chosen == "apart" and prints == "puzzle":
            where = "none"
        printed = key is not None or chosen == "beside" or prints != "key"
        settings.append(Setting(sheet, where, printed, upright=len(sheets) > 1))
    return settings

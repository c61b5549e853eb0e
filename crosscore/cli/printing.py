"""The command that sets puzzles on paper: print."""

from __future__ import annotations

import argparse
from pathlib import Path

from crosscore import disk, paper, textfile
from crosscore.cli import files, giving, streams, telling
from crosscore.cli.described import offering
from crosscore.cli.progress import during
from crosscore.cli.streams import Input
from crosscore.errors import CrosscoreError
from crosscore.formats import File

__all__ = ["add"]

_ADDRESS = 10_000  #: characters of a file that has one, at most
_KEYS = (
    "where the answers are: end (after all puzzles, several a page), apart (on a page after each "
    "puzzle), beside (smaller beside the puzzle) or none; default: as each puzzle's sheet says"
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    printing = commands.add_parser(
        "print",
        help="set puzzles on pages: PDF, pictures, documents",
        epilog="Needs crosscore-puzzles[print]: typst makes PDF and pictures, python-docx Word "
        "documents. What you don't choose is as the settings of each puzzle's sheet are.",
    )
    printing.set_defaults(run=_print)
    printing.add_argument(
        "puzzles", metavar="PUZZLE", type=Input, nargs="+",
        help="puzzles in any format that can be read, or - for standard input; printed in this "
        "order",
    )  # fmt: skip
    printing.add_argument(
        "-o", "--output", metavar="FILE",
        help="file, or - for standard output (the default); its extension chooses the format: "
        + " ".join(f".{name}" for name in paper.FORMATS),
    )  # fmt: skip
    to = printing.add_argument(
        "--to", metavar="FORMATS",
        help=f"instead, of: {', '.join(paper.FORMATS)}; several, parted by commas, go into a "
        "folder",
    )  # fmt: skip
    offering(to, *paper.FORMATS)
    printing.add_argument("--key", choices=paper.KEYS, help=_KEYS)
    printing.add_argument(
        "--paper", choices=paper.PAPERS,
        help="default: as the first puzzle's sheet says; auto is A4 whose pages also fit Letter",
    )  # fmt: skip
    printing.add_argument(
        "--large", action="store_true", help="large print: 18 points and large squares"
    )
    printing.add_argument(
        "--pages-per-sheet", metavar="N", type=int, choices=paper.PAGES, default=1,
        help="2 or 4 smaller pages on each sheet, to be cut; their text has 9 points or more",
    )  # fmt: skip
    printing.add_argument(
        "--style", choices=paper.STYLES, default="sheet",
        help="submission: as newspapers want a crossword sent: the grid, its solution, and the "
        "clues with their answers, double spaced",
    )  # fmt: skip
    printing.add_argument(
        "--address", metavar="TEXT", default="",
        help="below your name in a submission: lines parted by \\n, or @FILE for a file that has "
        "them; it is in no other file",
    )  # fmt: skip
    printing.add_argument("-q", "--quiet", action="store_true", help="tell only what went wrong")
    giving.add_texts(printing)


def _print(asked: argparse.Namespace) -> int:
    place = giving.target(
        asked.output, asked.to, usual="pdf", known=[f".{name}" for name in paper.FORMATS]
    )
    for to in place.to:
        if to not in paper.FORMATS:
            listed = ", ".join(paper.FORMATS)
            raise CrosscoreError(
                "unknown-format", f"print writes {listed}; for {to} there is crosscore export."
            )
    if len(asked.puzzles) > 1 and giving.has_texts(asked):
        raise CrosscoreError("usage", "A title and other texts are set for one puzzle at a time.")
    puzzles = []
    for name in asked.puzzles:
        source = streams.read(name)
        puzzle, findings = files.puzzle_of(source)
        telling.findings(source.name, findings, len(findings))
        puzzles.append(giving.with_texts(puzzle, asked))
    options = {"key": asked.key, "paper": asked.paper, "large": asked.large}
    if asked.pages_per_sheet != 1:  # not every format has it
        options["pages_per_sheet"] = asked.pages_per_sheet
    if asked.style != "sheet":
        options |= {"style": asked.style, "address": _address(asked.address)}
    elif asked.address:
        raise CrosscoreError("usage", "An address is printed only with --style submission.")
    with telling.remarking(), during(f"printing, {len(puzzles)} puzzle{'s' * (len(puzzles) > 1)}"):
        made = [file for to in place.to for file in paper.write(puzzles, to, **options)]
    base = Path(asked.puzzles[0]).stem if len(puzzles) == 1 else "puzzles"
    base = "puzzle" if base == streams.STANDARD else base
    named = [File(f"{base}{file.name.removeprefix('puzzle')}", file.content) for file in made]
    if place.path is None and len(named) > 1:
        raise CrosscoreError(
            "usage", f"There are {len(named)} pages, each a picture of its own; name them with -o."
        )
    names = giving.written(asked, named, place, base)
    if names and not asked.quiet:
        print("\n".join(names))
    return 0


def _address(given: str) -> str:
    """The lines of an address, from a file if its name stands behind an @."""
    if given.startswith("@"):
        path = Path(given[1:])
        text, _ = textfile.decode(disk.read(path, _ADDRESS), path.name, _ADDRESS)
        return text
    return given.replace("\\n", "\n")

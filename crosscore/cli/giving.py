"""What a command gives: a puzzle in the formats asked for, in files or on standard output.

The extension of the name after -o chooses the format, and --to overrules it. A name is a folder if
there is such a folder, if it ends with a slash, or if it has no extension and --to names formats.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from crosscore import changes, disk, formats, paper
from crosscore.cli import streams, telling
from crosscore.cli.described import offering
from crosscore.cli.parsing import group
from crosscore.cli.progress import during
from crosscore.cli.speaking import localised
from crosscore.endings import ENDINGS, PAPER, SHARED, of_name
from crosscore.errors import CrosscoreError, Issue
from crosscore.formats import File
from crosscore.formats.file import joined
from crosscore.puzzle import Puzzle

__all__ = [
    "ALL",
    "Given",
    "Target",
    "add_output",
    "add_texts",
    "check_json",
    "check_texts",
    "files_of",
    "formats_in",
    "give",
    "give_all",
    "has_texts",
    "target",
    "tell_json",
    "tell_notes",
    "texts",
    "with_texts",
    "written",
]

ALL = "all"  #: for `--to`: every format that can hold the puzzle, but no archive and no paper
USUAL = "ipuz"  #: the format of a puzzle where none is named
_TEXTS = ("title", "author", "instructions")
_ABOUT = ("copyright", "notes", "editor", "publisher", "date", "url", "difficulty")
_HELP = {
    "title": "above the puzzle",
    "author": "of the puzzle",
    "instructions": "for the solver, above the clues",
    "copyright": "such as '2026 A. Setter'",
    "notes": "for the solver or the editor, kept in the file",
}


def every() -> tuple[str, ...]:
    """The names of all formats."""
    return (*formats.FORMATS, *PAPER)


def add_output(
    parser: argparse.ArgumentParser, *, usual: str = "standard output", json_: bool = False
) -> None:
    """`-o`, `--to`, `-q` and, with `json_`, `--json`.

    `usual` is where the puzzle goes if -o isn't named.
    """
    output = group(parser, "output")
    output.add_argument(
        "-o", "--output", metavar="FILE",
        help=f"file, folder, or - for standard output (default: {usual}); its extension chooses "
        f"the format: {' '.join(ENDINGS)}",
    )  # fmt: skip
    to = output.add_argument(
        "--to", metavar="FORMATS",
        help=f"instead, of: {', '.join(every())}; several, parted by commas, go into a folder; "
        f"{ALL}: each that can hold the puzzle, but no zip and no paper",
    )  # fmt: skip
    offering(to, *every(), ALL)
    if json_:
        output.add_argument(
            "--json", action="store_true",
            help="print the names of the files and the notes as JSON; without -o, write none",
        )  # fmt: skip
    output.add_argument("-q", "--quiet", action="store_true", help="tell only what went wrong")


def add_texts(parser: argparse.ArgumentParser, *, title: str = _HELP["title"]) -> None:
    """`--title`, `--author` and the other texts that a puzzle can have."""
    told = {**_HELP, "title": title}
    parser.set_defaults(has_texts=True)
    texts = group(parser, "texts of the puzzle")
    for name in (*_TEXTS, *_ABOUT):
        texts.add_argument(f"--{name}", metavar="TEXT", help=told.get(name, "kept in the file"))


def check_texts(asked: argparse.Namespace) -> None:
    """Raise `CrosscoreError` for a text that is too long, before a long search."""
    if not getattr(asked, "has_texts", False):  # other commands mean other things by the names
        return
    for name in (*_TEXTS, *_ABOUT):
        value = getattr(asked, name, None)
        if value is not None:
            try:
                changes.check_texts({"about": {name: value}} if name in _ABOUT else {name: value})
            except CrosscoreError as error:
                said = f"--{name}: {localised(error.message)}"
                raise CrosscoreError(error.code, said) from None


def with_texts(puzzle: Puzzle, asked: argparse.Namespace) -> Puzzle:
    """The puzzle with the texts that were named; "" takes one away."""
    given = texts(asked)
    return changes.put(puzzle, given, ()) if given else puzzle


def has_texts(asked: argparse.Namespace) -> bool:
    """Whether any text was named."""
    return bool(texts(asked))


def texts(asked: argparse.Namespace) -> dict[str, object]:
    """The texts that were named, as `changes.put` takes them."""
    given: dict[str, object] = {
        name: value for name in _TEXTS if (value := getattr(asked, name, None)) is not None
    }
    about = {name: value for name in _ABOUT if (value := getattr(asked, name, None)) is not None}
    return {**given, "about": about} if about else given


def formats_in(text: str, known: Iterable[str] = ()) -> list[str]:
    """The names in `--to`, each once; raises `CrosscoreError` for one that isn't `known`.

    Known are all, if none are given.
    """
    there = tuple(known) or every()
    names = list(dict.fromkeys(filter(None, map(str.strip, text.split(",")))))
    if ALL in names:
        return [ALL]
    for name in names:
        if name not in there:
            raise CrosscoreError(
                "unknown-format",
                f"There is no format {name[:40]!a}; there are {', '.join(there)} and {ALL}.",
            )
    if not names:
        raise CrosscoreError("usage", "--to names no format; see crosscore export --help.")
    return names


@dataclass(frozen=True, slots=True)
class Target:
    """Where a puzzle goes and as what: `path` is None for standard output."""

    to: tuple[str, ...]
    path: Path | None
    folder: bool = False

    @property
    def every(self) -> bool:
        """Whether formats that can't hold the puzzle are left out without an error."""
        return self.to == (ALL,)

    def stem(self, usual: str) -> str:
        """What the files are named after: the name that was given, or for a folder the usual."""
        return self.path.stem if self.path and not self.folder else usual


def target(
    output: str | None, to: str | None = None, *, usual: str = USUAL, known: Iterable[str] = ENDINGS
) -> Target:
    """What the arguments of -o and --to mean; without -o, standard output.

    Raises `CrosscoreError` for a name whose extension is no format's, for formats that don't exist,
    and for several on one place. `known` are the extensions that are recommended.
    """
    named = () if to is None else tuple(formats_in(to))
    several = len(named) > 1 or named == (ALL,)
    if output is None or output == streams.STANDARD:
        if several:
            raise CrosscoreError(
                "usage", "Several formats need a folder; name one with -o, as -o out/."
            )
        return Target(named or (usual,), None)
    if not output:
        raise CrosscoreError("usage", "-o names no file; - is standard output.")
    path = Path(output)
    ending = path.suffix.lower()
    if disk.is_folder(path) or output.endswith(("/", os.sep)):
        return Target(named or (usual,), path, folder=True)
    if several and (ending in ENDINGS or ending in SHARED):
        raise CrosscoreError(
            "usage",
            f"{output} is one file, and --to names several formats; name a folder, as -o out/.",
        )
    if several and disk.exists(path):
        raise CrosscoreError(
            "cannot-write", f"The folder {output} cannot be made: it is a file; name another."
        )
    if several or (named and not ending and not disk.exists(path)):
        return Target(named, path, folder=True)
    return Target(named or (_meant(output, ending, usual, known),), path)


def _meant(output: str, ending: str, usual: str, known: Iterable[str]) -> str:
    """The format that an extension means; a name without one is of the usual format."""
    if not ending or (disk.exists(output) and not disk.is_file(output)):  # a device
        return usual
    meant = of_name(Path(output).name)
    if len(meant) > 1:
        names = " or ".join(f"--to {name}" for name in meant)
        raise CrosscoreError(
            "unknown-format", f"{disk.called(output)} could be of several formats; add {names}."
        )
    if not meant:
        raise CrosscoreError(
            "unknown-format",
            f"{output[-60:]} does not tell its format; add --to, or name a file with one of "
            f"{' '.join(known)}.",
        )
    return meant[0]


@dataclass(frozen=True, slots=True)
class Given:
    """The files of a puzzle, and the notes on what formats don't keep or can't hold."""

    files: tuple[File, ...]
    notes: tuple[tuple[str, Issue], ...]


def files_of(puzzle: Puzzle, to: Iterable[str], base: str) -> Given:
    """The files of a puzzle in several formats, or in all that can hold it.

    Raises `CrosscoreError` (code "cannot-hold") for a format that can't, and that was named.
    """
    names = list(to)
    lenient = names == [ALL]
    if lenient:
        names = [name for name in formats.FORMATS if name != "zip"]
    made: dict[str, File] = {}
    notes: list[tuple[str, Issue]] = []
    for name in names:
        if name in PAPER:
            made |= {file.name: file for file in _paper(puzzle, name, base)}
            continue
        why = formats.refusal(puzzle, name)
        if why and not lenient:
            raise CrosscoreError("cannot-hold", f"{name}: {localised(why)}")
        if why:
            notes.append((name, Issue("cannot-hold", f"not written. {why}")))
            continue
        made |= {file.name: file for file in formats.export(puzzle, name, base)}
        notes += [(name, issue) for issue in formats.losses(puzzle, name)]
    return Given(tuple(made.values()), tuple(notes))


def _paper(puzzle: Puzzle, to: str, base: str) -> list[File]:
    with telling.remarking(), during(f"printing as {to}"):
        found = paper.write([puzzle], to)
    if len(found) == 1:
        return [File(f"{base}.{to}", found[0].content)]
    return [File(f"{base}-{at}.{to}", file.content) for at, file in enumerate(found, 1)]


def check_json(asked: argparse.Namespace) -> None:
    """Raise `CrosscoreError` if standard output is to have both a puzzle and JSON."""
    if asked.json and asked.output == streams.STANDARD:
        raise CrosscoreError(
            "usage", "Standard output takes the puzzle or JSON, not both; name a file with -o."
        )


def tell_json(names: Iterable[str], notes: Given, findings: Iterable[Issue]) -> None:
    """Print what was written, what formats don't keep, and what is wrong with what was read."""
    told = {
        "files": list(names),
        "notes": [
            {"format": to, "code": issue.code, "message": str(issue.message)}
            for to, issue in notes.notes
        ],
        "findings": [
            {"code": issue.code, "where": str(issue.where), "message": str(issue.message)}
            for issue in findings
        ],
    }
    print(json.dumps(told, ensure_ascii=False))


def give(
    asked: argparse.Namespace,
    puzzle: Puzzle,
    place: Target,
    base: str,
    findings: Iterable[Issue] = (),
) -> list[str]:
    """Write a puzzle to where it was asked for; the names of the files, [] for standard output.

    What the formats don't keep is told. Nothing is written unless all of it can be. With --json,
    what was done and the findings about what was read are printed instead.
    """
    base = place.stem(base)
    made = files_of(puzzle, place.to, base)
    if getattr(asked, "json", False):
        names = written(asked, made.files, place, base) if place.path else []
        tell_json(names, made, findings)
        return names
    tell_notes(made)
    names = written(asked, made.files, place, base)
    _tell_names(asked, place, names)
    return names


def give_all(
    asked: argparse.Namespace, given: Sequence[tuple[Puzzle, Target, str]]
) -> list[list[str]]:
    """Write several puzzles into files as `give` does, all or none; the names of those of each."""
    ready: list[list[tuple[Path, File]]] = []
    for puzzle, place, usual in given:
        base = place.stem(usual)
        made = files_of(puzzle, place.to, base)
        tell_notes(made)
        ready.append(_placed(asked, made.files, place, base))
    disk.put_all((path, file.content) for some in ready for path, file in some)
    names = [[str(path) for path, _ in some] for some in ready]
    for (_, place, _), own in zip(given, names, strict=True):
        _tell_names(asked, place, own)
    return names


def _tell_names(asked: argparse.Namespace, place: Target, names: list[str]) -> None:
    """Print the names of files, where they are in a folder and nobody has given them."""
    if place.folder and not getattr(asked, "report", False) and not telling.Quiet.on:
        print("\n".join(names))


def tell_notes(given: Given) -> None:
    """Tell what formats don't keep."""
    for name, issue in given.notes:
        telling.remark(f"{name}: {localised(issue.message)}")


def written(asked: argparse.Namespace, made: Iterable[File], place: Target, base: str) -> list[str]:
    """Write files to where they were asked for; their names, [] for standard output.

    The texts of one puzzle go into one file, or one stream, after each other. Of other files, the
    first has the name that was given, and those after it that name with their own ending. All are
    written, or none.
    """
    if place.path is None:
        first, *rest = joined(list(made))
        for file in rest:
            telling.tell(f"Standard output has {first.name}, but not {file.name}; name a folder.")
        streams.put(streams.STANDARD, first.content)
        return []
    placed = _placed(asked, made, place, base)
    disk.put_all((path, file.content) for path, file in placed)
    return [str(path) for path, _ in placed]


def _placed(
    asked: argparse.Namespace, made: Iterable[File], place: Target, base: str
) -> list[tuple[Path, File]]:
    """Files with their places, none of which is read; their folder is made."""
    assert place.path
    files = list(made) if place.folder else joined(list(made))
    if place.folder:
        paths = [place.path / file.name for file in files]
    else:
        own = Path(files[0].name).suffix  # for which the one that was given stands
        more = [(file.name.removeprefix(base), Path(file.name).suffix) for file in files[1:]]
        paths = [
            place.path,
            *(
                place.path.with_name(
                    place.path.stem
                    + end.removesuffix(suffix)
                    + (place.path.suffix if suffix == own else suffix)
                )
                for end, suffix in more
            ),
        ]
    streams.check_written(asked, paths)
    if place.folder:
        disk.folder_at(place.path)
    return list(zip(paths, files, strict=True))

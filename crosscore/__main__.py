"""The command line: the same engine as the page, for scripts and tests.

Exit codes: 0 done, also if words were left out, which standard error tells; 1 faults found
(`check`), or no puzzle was found: a grid that cannot be filled or was not in the time (`fill`,
`numbers`), words that cannot be hidden so that each is found once (`wordsearch`), with one
sentence on standard error; 2 the input cannot be used, with one sentence as well; 70 the
program itself failed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from crosscore import __version__, alphabet, dictionary, fields, formats, referee, view
from crosscore.errors import CrosscoreError, Issue
from crosscore.fields import Field
from crosscore.formats import ipuz, template
from crosscore.kinds import filled, freeform, numbers, wordsearch
from crosscore.puzzle import REASONS, Puzzle
from crosscore.search import Outcome, drain

__all__ = ["main"]


_METAVARS = {"size": "WxH", "ratio": "WxH", "text": "TEXT", "set": "NAMES", "mask": "FILE"}
_ALL = 300  #: words of a list that are all hidden where no count is given


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, as all our errors do."""

    def error(self, message: str) -> NoReturn:
        raise CrosscoreError("usage", f"{message}; see {self.prog} --help.", self.prog)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="crosscore", description="Make word puzzles in every script.")
    parser.add_argument("--version", action="version", version=f"crosscore {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    make = commands.add_parser("crossword", help="lay words of a dictionary out as a crossword")
    make.set_defaults(run=_crossword)
    make.add_argument(
        "dictionary", metavar="DICTIONARY", help="words and clues: JSON, CSV, TSV or text"
    )
    for field in _fields(freeform.FIELDS):
        _add_option(make, field)
    _add_search(make, 1)
    make.add_argument("--language", default="", help="language code such as en (default: guess)")

    fill = commands.add_parser(
        "fill",
        help="fill a grid, given or made, so that every run is a word; exit 1 if it cannot",
        epilog="--blocks auto is another name of --blocks few.",
    )
    fill.set_defaults(run=_fill)
    fill.add_argument(
        "template",
        metavar="TEMPLATE",
        nargs="?",
        help="a grid as text (# or . a block; ?, _, - or a space an open cell; letters stay) or an "
        ".ipuz drawing; without it the program makes one by the options",
    )
    fill.add_argument(
        "--lexicon", required=True, metavar="FILE", help="words: JSON, CSV, TSV, WORD;50 or text"
    )
    for field in _fields(filled.FIELDS):
        _add_option(fill, field)
    _add_search(fill, _usual(filled.FIELDS))
    fill.add_argument("--language", default="", help="language code such as en (default: guess)")

    count = commands.add_parser(
        "numbers", help="make a crossword of numbers; exit 1 if none was found"
    )
    count.set_defaults(run=_numbers)
    for field in _fields(numbers.FIELDS):
        _add_option(count, field)
    count.add_argument("--x", metavar="2..12", help="the first factors: both --first options")
    count.add_argument("--y", metavar="2..99", help="the second factors: both --second options")
    _add_search(count, _usual(numbers.FIELDS))
    count.add_argument("--language", default="", help="of the headings, such as en (the default)")

    hidden = commands.add_parser(
        "wordsearch",
        help="hide words among other letters; exit 1 if that cannot be",
        epilog="Without --count all words of a list of up to 300 are hidden, of any length.",
    )
    hidden.set_defaults(run=_wordsearch)
    hidden.add_argument(
        "words", metavar="WORDS", help="words, with clues or without: JSON, CSV, TSV or text"
    )
    for field in _fields(wordsearch.FIELDS):
        _add_option(hidden, field)
    _add_search(hidden, _usual(wordsearch.FIELDS))
    hidden.add_argument("--language", default="", help="language code such as en (default: guess)")

    export = commands.add_parser("export", help="write a puzzle in other formats")
    export.set_defaults(run=_export)
    export.add_argument("puzzle", metavar="FILE.ipuz")
    export.add_argument("--to", required=True, help=f"format: {', '.join(formats.FORMATS)}")
    export.add_argument("-o", "--output", metavar="DIR", default=".", help="folder (default .)")

    check = commands.add_parser(
        "check", help="check a puzzle or a list of words; exit 1 if anything is wrong"
    )
    check.set_defaults(run=_check)
    check.add_argument("file", metavar="FILE", help=".ipuz, or words: JSON, CSV, TSV or text")
    check.add_argument("--language", default="", help="of a list of words (default: guess)")

    split = commands.add_parser("split", help="show the cells that words take, a line each")
    split.set_defaults(run=_split)
    split.add_argument("--language", required=True, help="language code such as bn")
    split.add_argument("words", metavar="WORD", nargs="+")
    return parser


def _add_search(parser: argparse.ArgumentParser, seconds: float) -> None:
    """What all commands that search for a puzzle have."""
    parser.add_argument("--seed", type=int, default=1, help="repeats a puzzle (default 1)")
    stop = parser.add_mutually_exclusive_group()
    stop.add_argument("--time", type=float, help=f"seconds to search (default {seconds:g})")
    stop.add_argument("--nodes", type=int, help="nodes to search: the same puzzle every time")
    parser.add_argument("-o", "--output", metavar="FILE.ipuz", help="default: standard output")
    parser.add_argument("--report", action="store_true", help="print one JSON line of the result")


def _fields(described: Sequence[Field]) -> list[Field]:
    """Those of a kind's fields that are options here.

    The time to search is --time; no words of earlier puzzles are known that could be avoided.
    """
    return [field for field in described if field.name not in ("seconds", "fresh")]


def _usual(described: Sequence[Field]) -> float:
    """The time that a kind searches where nobody says how long."""
    return float(next((f.default for f in described if f.name == "seconds"), 20))


def _given(asked: argparse.Namespace, described: Sequence[Field]) -> dict[str, object]:
    """The options that were named; raises `CrosscoreError` for bad limits of the search."""
    if asked.nodes is not None and asked.nodes < 1:
        raise CrosscoreError("bad-option", f"--nodes must be at least 1, not {asked.nodes}.")
    found = {field.name: getattr(asked, field.name) for field in _fields(described)}
    options = {name: value for name, value in found.items() if value is not None}
    if asked.time is not None:
        seconds = [field for field in described if field.name == "seconds"]
        if seconds:
            options["seconds"] = seconds[0].check(asked.time)
        elif not 0 < asked.time <= 600:
            raise CrosscoreError(
                "bad-option", f"--time must be more than 0 and at most 600, not {asked.time}."
            )
    return options


def _add_option(parser: argparse.ArgumentParser, field: Field) -> None:
    """Give a command the option that a field describes; the field itself checks its value."""
    said = f"{field.label}. {field.help} "
    if field.type in ("choice", "set"):
        said += "One of: " if field.type == "choice" else "Some of, parted by spaces: "
        for at, (value, label) in enumerate(field.choices):
            said += f"{value} ({(field.helps or (label,) * len(field.choices))[at].rstrip('.')}); "
    if field.when:
        said += f"Only with --{field.when[0]} {', '.join(field.when[1])}. "
    if field.type == "mask":
        said += "A text file: # is a letter, a dot or space none. "
    said = f"{said}Default {field.default or 'none'}.".replace("%", "%%")
    name = "--" + field.name.replace("_", "-")
    if field.type == "bool":
        parser.add_argument(name, action=argparse.BooleanOptionalAction, help=said)
    elif field.type == "int":
        parser.add_argument(name, type=int, metavar="N", help=said)
    else:
        parser.add_argument(name, metavar=_METAVARS.get(field.type, "NAME"), help=said)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:  # letters of every script, whatever the terminal's locale
            reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        asked = _parser().parse_args(arguments)
        code: int = asked.run(asked)
        sys.stdout.flush()
    except CrosscoreError as error:
        print(f"crosscore: {error.message}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"crosscore: the output cannot be written: {_reason(error)}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("crosscore: stopped.", file=sys.stderr)
        return 130
    except Exception as error:
        if os.environ.get("CROSSCORE_DEBUG"):
            raise
        print(
            f"crosscore: failed unexpectedly ({type(error).__name__}: {error}); please report "
            "it with the output of the same command under CROSSCORE_DEBUG=1.",
            file=sys.stderr,
        )
        return 70  # EX_SOFTWARE of sysexits.h
    return code


def _crossword(asked: argparse.Namespace) -> int:
    options = _given(asked, freeform.FIELDS)
    words = _loaded(Path(asked.dictionary), asked.language)
    search = freeform.new(words, options, seed=asked.seed, nodes=asked.nodes)
    begun = time.perf_counter()
    seconds = None if asked.nodes is not None else float(str(options.get("seconds", 1.0)))
    puzzle, outcome, _ = _run(search, seconds, wait=True)
    assert puzzle is not None
    spent = round(time.perf_counter() - begun, 3)
    _check_sound(puzzle)
    _tell_unused(puzzle, options, freeform.FIELDS)
    _tell_few(puzzle, words.name)
    if known := view.proof(puzzle):
        print(f"crosscore: {known['message']}", file=sys.stderr)
    _deliver(asked, puzzle, view.report(puzzle, outcome, spent))
    return 0


def _wordsearch(asked: argparse.Namespace) -> int:
    options = _given(asked, wordsearch.FIELDS)
    size = options.get("size")
    if isinstance(size, str) and size.isdecimal():
        options["size"] = f"{size}x{size}"
    if asked.mask is not None:
        options |= {"mask": _picture(Path(asked.mask)), "shape": asked.shape or "own"}
    if asked.ways is not None:
        options |= {"level": asked.level or "own"}
    fields.check(wordsearch.FIELDS, options)
    words = _loaded(Path(asked.words), asked.language, clues=False)
    if "count" not in options and len(words.words) <= _ALL:
        options = {"count": len(words.words), "min_length": 2, "max_length": 40} | options
    search = wordsearch.new(words, options, seed=asked.seed, nodes=asked.nodes)
    begun = time.perf_counter()
    seconds = None if asked.nodes is not None else asked.time or _usual(wordsearch.FIELDS)
    try:
        puzzle, outcome, _ = _run(search, seconds, wait=True)
    except CrosscoreError as error:
        if error.code not in wordsearch.IMPOSSIBLE:
            raise
        return _none_found(asked, Outcome.EXHAUSTED, 0, begun, error.message)
    assert puzzle is not None
    spent = round(time.perf_counter() - begun, 3)
    _check_sound(puzzle, wordsearch.kept_out(puzzle))
    _tell_unused(puzzle, options, wordsearch.FIELDS)
    if asked.count is not None:
        _tell_few(puzzle, words.name)
    for lost in puzzle.unplaced[:5]:
        shown = puzzle.words[lost.word].shown
        print(f"crosscore: {shown}: {REASONS.get(lost.reason, lost.reason)}.", file=sys.stderr)
    if len(puzzle.unplaced) > 5:
        print(f"crosscore: {len(puzzle.unplaced) - 5:,} more words left out.", file=sys.stderr)
    _deliver(asked, puzzle, view.report(puzzle, outcome, spent))
    return 0


def _picture(path: Path) -> str:
    """A picture of # and . in a text file as an option has it; short lines are filled up."""
    try:
        text = _bytes(path, 100_000).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CrosscoreError(
            "bad-option", f"{path} is not a text file; --mask takes a picture of # and dots."
        ) from None
    lines = [line.rstrip() for line in text.splitlines()]
    for number, line in enumerate(lines, 1):
        odd = next((char for char in line if char not in "#. "), "")
        if odd:
            raise CrosscoreError(
                "bad-option",
                f"Line {number} of {path} has {odd!a}; a picture is made of # for letters and "
                "dots or spaces for none.",
            )
    width = max(map(len, lines), default=0)
    if not any("#" in line for line in lines):
        raise CrosscoreError("bad-option", f"{path} has no #, so there is no cell for a letter.")
    return "/".join(line.ljust(width).replace(" ", ".") for line in lines)


def _fill(asked: argparse.Namespace) -> int:
    options = _given(asked, filled.FIELDS)
    if options.get("blocks") == "auto":
        options["blocks"] = "few"
    if asked.template:
        laid = [field.name for field in filled.FIELDS if field.layout and field.name in options]
        if laid:
            raise CrosscoreError(
                "usage",
                f"--{laid[0].replace('_', '-')} is for grids that the program makes; leave it or "
                "the template out.",
            )
        fields.check(filled.FIELDS, options)
    words = _loaded(Path(asked.lexicon), asked.language)
    if asked.template:
        puzzle = _drawing(Path(asked.template), words, options, asked.seed)
        search = filled.fill_rest(puzzle, words, seed=asked.seed, nodes=asked.nodes)
    else:
        search = filled.new(words, options, seed=asked.seed, nodes=asked.nodes)
    return _search_grid(asked, search, options, filled.FIELDS, filled.UNFOUND)


def _drawing(
    path: Path, words: dictionary.Dictionary, options: dict[str, object], seed: int
) -> Puzzle:
    """The grid of a template or an .ipuz file, to be filled with words of a dictionary."""
    data = _bytes(path, ipuz.MAX_BYTES)
    if path.suffix.lower() == ".ipuz":
        puzzle, findings = ipuz.loads(data, path.name)
        for issue in findings[:5]:
            print(f"crosscore: {path.name}: {issue.where}: {issue.message}", file=sys.stderr)
        if not puzzle.dense:
            raise CrosscoreError(
                "no-drawing",
                f"{path.name} has no grid that could be filled: its words cross freely, and it has "
                "no blocks.",
            )
        given = {**puzzle.options, **options}
        return replace(puzzle, kind=filled.ID, seed=seed, options=given)
    rows = template.parse(data, path.name, words.alphabet, words.letters)
    return filled.drawn_from(
        rows, options, language=words.alphabet.code, letters=words.letters, seed=seed
    )


def _numbers(asked: argparse.Namespace) -> int:
    options = _given(asked, numbers.FIELDS)
    size = options.get("size")
    if isinstance(size, str) and size.isdecimal():
        options["size"] = f"{size}x{size}"
    for short, name in (("x", "first"), ("y", "second")):
        text = getattr(asked, short)
        if text is not None:
            sides = text.replace("-", "..").split("..")
            if len(sides) != 2 or not all(s.isascii() and s.isdecimal() for s in sides):
                raise CrosscoreError(
                    "bad-option",
                    f"--{short} must be two whole numbers such as 2..12, not {text[:40]!a}.",
                )
            options[f"{name}_least"], options[f"{name}_most"] = map(int, sides)
    search = numbers.new(None, options, seed=asked.seed, nodes=asked.nodes, language=asked.language)
    return _search_grid(asked, search, options, numbers.FIELDS, numbers.UNFOUND)


def _search_grid(
    asked: argparse.Namespace,
    search: filled.Search,
    options: dict[str, object],
    described: Sequence[Field],
    unfound: str,
) -> int:
    """Drive the search for a full grid and deliver it; 1 if there is none or none was found."""
    begun = time.perf_counter()
    seconds = None if asked.nodes is not None else asked.time or _usual(described)
    puzzle: Puzzle | None = None
    nodes, why = 0, unfound
    try:
        puzzle, outcome, nodes = _run(search, seconds)
    except CrosscoreError as error:
        if error.code not in ("no-filling", "no-filling-found"):
            raise
        outcome = Outcome.EXHAUSTED if error.code == "no-filling" else Outcome.LIMIT
        why = error.message
    if puzzle is None:
        return _none_found(asked, outcome, nodes, begun, why)
    spent = round(time.perf_counter() - begun, 3)
    _check_sound(puzzle)
    _tell_unused(puzzle, options, described)
    report = view.report(puzzle, outcome, spent)
    report["words"] = [word.surface for word in puzzle.words]
    for what in ("unknown", "scrambled"):
        report[f"{what}_words"] = report.get(what, [])
        report[what] = len(report[f"{what}_words"])
    report["nodes"] = nodes
    _deliver(asked, puzzle, report)
    return 0


def _none_found(
    asked: argparse.Namespace, outcome: Outcome, nodes: int, begun: float, why: str
) -> int:
    """Say why there is no puzzle; the exit code of that."""
    spent = round(time.perf_counter() - begun, 3)
    print(f"crosscore: {why}", file=sys.stderr)
    if asked.report:
        empty = {"outcome": outcome.value, "nodes": nodes, "seconds": spent, "reason": why}
        print(json.dumps(empty, ensure_ascii=False))
    return 1


def _loaded(path: Path, language: str, *, clues: bool = True) -> dictionary.Dictionary:
    """A list of words, its findings told; without `clues` it is none that there are no clues."""
    data = _bytes(path, dictionary.MAX_BYTES)
    words = drain(dictionary.read(data, name=path.name, language=language))
    lacking = not clues and any(issue.code == "no-clues" for issue in words.issues)
    _tell_findings(
        replace(
            words,
            issues=tuple(issue for issue in words.issues if clues or issue.code != "no-clues"),
            issue_total=words.issue_total - lacking,
        )
    )
    return words


def _check_sound(puzzle: Puzzle, banned: Sequence[Sequence[str]] = ()) -> None:
    findings = referee.check(puzzle, banned)
    if findings:
        raise CrosscoreError(
            "unsound",
            f"the engine made a faulty puzzle ({findings[0].where}: {findings[0].message}); "
            "please report it with the dictionary and the seed.",
        )


def _tell_unused(puzzle: Puzzle, options: dict[str, object], described: Sequence[Field]) -> None:
    """Say which options did not matter, and which other one decided that."""
    values = {field.name: puzzle.options.get(field.name, field.default) for field in described}
    of_use = fields.matter(described, values)
    for name in sorted(options.keys() - of_use):
        decides = name
        while decides not in of_use:
            decides = next(f.when[0] for f in described if f.name == decides and f.when)
        print(
            f"crosscore: --{name.replace('_', '-')} does not matter with --{decides} "
            f"{values[decides]} and is not used.",
            file=sys.stderr,
        )


def _tell_few(puzzle: Puzzle, name: str) -> None:
    """Say if fewer words could be drawn than were asked for."""
    if len(puzzle.words) < puzzle.options["count"]:
        print(
            f"crosscore: {name} has only {len(puzzle.words)} usable words; all are used.",
            file=sys.stderr,
        )


def _deliver(asked: argparse.Namespace, puzzle: Puzzle, report: dict[str, object]) -> None:
    """Write the puzzle and the report where they were asked for."""
    text = ipuz.dumps(ipuz.to_document(puzzle))
    if asked.output:
        _write(Path(asked.output), text)
    elif not asked.report:
        sys.stdout.write(text)
    if asked.report:
        print(json.dumps(report, ensure_ascii=False))


def _export(asked: argparse.Namespace) -> int:
    path = Path(asked.puzzle)
    puzzle, findings = ipuz.loads(_bytes(path, ipuz.MAX_BYTES), path.name)
    folder = Path(asked.output)
    made = formats.export(puzzle, asked.to, path.stem)
    for issue in findings[:5]:
        print(f"crosscore: {path.name}: {issue.where}: {issue.message}", file=sys.stderr)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        same = [f for f in made if (folder / f.name).resolve() == path.resolve()]
    except OSError as error:
        raise CrosscoreError(
            "cannot-write", f"The folder {folder} cannot be made: {error.strerror}; name another."
        ) from None
    if same:
        raise CrosscoreError(
            "same-file", f"{path} would be overwritten by itself; name another folder with -o."
        )
    for file in made:
        _write(folder / file.name, file.data)
        print(folder / file.name)
    return 0


def _check(asked: argparse.Namespace) -> int:
    path = Path(asked.file)
    if path.suffix.lower() == ".ipuz":
        return _check_puzzle(path)
    try:
        return _check_words(path, asked.language)
    except CrosscoreError as error:
        if error.code != "is-a-puzzle":
            raise
    return _check_puzzle(path)


def _check_puzzle(path: Path) -> int:
    puzzle, findings = ipuz.loads(_bytes(path, ipuz.MAX_BYTES), path.name)
    findings += referee.check(puzzle)
    for issue in findings:
        print(_line(issue))
    if not findings:
        print(f"{path.name}: {len(puzzle.entries)} words, no fault found")
        if empty := sum(cell == "" for row in puzzle.rows() for cell in row):
            cells = "cell is" if empty == 1 else "cells are"
            print(f"{path.name}: not finished: {empty} {cells} empty")
    return 1 if findings else 0


def _check_words(path: Path, language: str) -> int:
    data = _bytes(path, dictionary.MAX_BYTES)
    words = drain(dictionary.read(data, name=path.name, language=language))
    for issue in words.issues:
        print(_line(issue))
    if words.issue_total > len(words.issues):
        print(f"{words.issue_total - len(words.issues):,} more findings")
    print(
        f"{path.name}: {len(words.words):,} of {words.entries:,} words can be used "
        f"({words.alphabet.english})"
    )
    faults = [issue for issue in words.issues if issue.code not in dictionary.NOTES]
    return 1 if faults or len(words.words) < words.entries else 0


def _line(issue: Issue) -> str:
    where = f"{issue.where}: " if issue.where else ""
    return f"{where}{issue.message} [{issue.code}]"


def _split(asked: argparse.Namespace) -> int:
    script = alphabet.get(asked.language)
    for word in asked.words:
        try:
            line: object = list(script.split(word))
        except CrosscoreError as error:
            line = {"error": error.message}
        print(json.dumps(line, ensure_ascii=False))
    return 0


def _run(
    search: filled.Search, seconds: float | None, *, wait: bool = False
) -> tuple[Puzzle | None, Outcome, int]:
    """Drive a search to its end or for `seconds`; the best it found, why it ended, its nodes.

    With `wait` it goes on until it has found something.
    """
    best: Puzzle | None = None
    nodes = 0
    until = None if seconds is None else time.perf_counter() + seconds
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return best, Outcome(end.value), nodes
        if isinstance(item, Puzzle):
            best = item
        else:
            nodes = item.nodes
        late = until is not None and time.perf_counter() >= until
        if late and (best is not None or not wait):
            search.close()
            return best, Outcome.LIMIT, nodes


def _tell_findings(words: dictionary.Dictionary) -> None:
    for issue in words.issues[:5]:
        print(f"crosscore: {words.name}: {_line(issue)}", file=sys.stderr)
    if words.issue_total > 5:
        print(f"crosscore: {words.name}: {words.issue_total - 5:,} more findings.", file=sys.stderr)


def _bytes(path: Path, limit: int) -> bytes:
    try:
        if path.stat().st_size > limit:
            raise CrosscoreError(
                "too-large",
                f"{path} has {path.stat().st_size / 2**20:,.0f} MB, and at most "
                f"{limit // 2**20} MB can be opened; split it into smaller files.",
            )
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise CrosscoreError(
            "cannot-read", f"{path} cannot be read: {_reason(error)}; check the name."
        ) from None


def _write(path: Path, content: str | bytes) -> None:
    """Write a file whole or not at all; a device or pipe is written to as it is."""
    data = content.encode() if isinstance(content, str) else content
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)
            return
        part = target.with_name(target.name + ".part")
        try:
            part.write_bytes(data)
            part.replace(target)
        except OSError:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
    except (OSError, ValueError) as error:
        raise CrosscoreError(
            "cannot-write", f"{path} cannot be written: {_reason(error)}; name another file."
        ) from None


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")


if __name__ == "__main__":
    sys.exit(main())

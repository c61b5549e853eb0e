"""Commands that make one puzzle, one for each kind."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from crosscore import fields, formats, rules, tally, view
from crosscore.cli import files, giving, lexicons, options, streams, telling, themed
from crosscore.cli.parsing import group
from crosscore.cli.progress import watched
from crosscore.cli.streams import Input
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.grid import BLOCKED, CROSSING
from crosscore.kinds.contract import Kind
from crosscore.making import BY_COMMAND, Made, each_of, make, seconds_of, to_fill
from crosscore.puzzle import Puzzle
from crosscore.together import Asked as Act
from crosscore.together import together

__all__ = ["add"]

_SEVERAL = 100  #: ways to fill a grid, at most


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add a command for each kind."""
    for kind in BY_COMMAND.values():
        told = kind.command
        parser = commands.add_parser(told.name, help=told.help, epilog=told.epilog)
        if told.template:
            parser.add_argument(
                "template", metavar="GRID", nargs="?", type=Input, help=told.template
            )
        if told.words:
            lexicons.add(parser, told.words[1], positional=not told.template)
            if told.template:
                lexicons.add_more(parser)
            themed.add_choice(parser)
        _finish(parser, kind)


def _finish(parser: argparse.ArgumentParser, kind: Kind) -> None:
    """The options that all kinds have or describe."""
    parser.set_defaults(run=_make, kind=kind.command.name)
    if not kind.command.template:
        parser.set_defaults(template=None)
    options.add_kind(parser, kind)
    if "grid.fills" in kind.acts:
        group(parser, "search").add_argument(
            "--several",
            type=int,
            metavar="N",
            help="fill the grid in so many ways, any two of which differ in a third of the words: "
            "one file each, FILE-1.ipuz and so on; a line of the report for each",
        )
    if "puzzle.join" in kind.acts:
        group(parser, "words").add_argument(
            "--join",
            metavar="WORDS",
            type=Input,
            help="a word list, or the name of one, to link those that share no letters",
        )
    options.add_search(parser, seconds_of(kind))
    options.add_language(parser, kind)
    giving.add_output(parser)
    group(parser, "output").add_argument(
        "--report", "--json", dest="report", action="store_true",
        help="print the result as one line of JSON on standard output",
    )  # fmt: skip
    giving.add_texts(parser)


def _make(asked: argparse.Namespace) -> int:
    """Search for a puzzle and deliver it; 1 if there is none or none was found."""
    kind = BY_COMMAND[asked.kind]
    place = giving.target(asked.output, asked.to)
    if asked.report and asked.output == streams.STANDARD:
        raise CrosscoreError(
            "usage",
            "Standard output takes the puzzle or the report, not both; name a file with -o.",
        )
    chosen = options.chosen(asked, kind)
    if asked.template:
        _check_layout(kind, chosen)
    fields.check(kind.fields, chosen)
    words: Dictionary | None = None
    if kind.dictionary:
        listed = lexicons.read(asked, kind)
        words = listed.words
        if listed.of_theme:
            chosen = themed.counted(kind, chosen)
    if getattr(asked, "several", None) is not None:
        return _several(asked, kind, words, chosen, place)
    if asked.template and words:
        puzzle = _drawing(kind, asked.template, words, chosen, asked.seed)
        act = Act(kind.id, "grid.fill", words, {}, puzzle)
    else:
        act = Act(kind.id, "puzzle.new", words, chosen, language=asked.language)
    search = together(act, seed=asked.seed, nodes=asked.nodes, workers=options.workers(asked))
    seconds = None if asked.nodes is not None else asked.time or seconds_of(kind)
    made = make(kind, watched(search, kind.command.name, seconds), seconds=seconds)
    if made.puzzle is None:
        telling.tell(made.reason)
        if asked.report:
            _print(
                {
                    "outcome": made.outcome.value,
                    "nodes": made.nodes,
                    "seconds": made.seconds,
                    "reason": made.reason,
                }
            )
        return 1
    puzzle = made.puzzle
    if getattr(asked, "join", None) and words and puzzle.unplaced:
        puzzle = _joined(asked, kind, puzzle, words)
    telling.unused(puzzle.options, chosen, kind.fields)
    if words and (kind.command.counted or "count" in chosen):
        telling.few(puzzle, words)
    telling.left_out(puzzle, None if "count" in chosen else words)
    if puzzle.model == CROSSING and (known := view.proof(puzzle)):
        telling.remark(known["message"])
    _deliver(asked, place, made, giving.with_texts(puzzle, asked), words)
    return 0


def _several(
    asked: argparse.Namespace,
    kind: Kind,
    words: Dictionary | None,
    chosen: dict[str, object],
    place: giving.Target,
) -> int:
    """Several ways to fill a grid, each in a file of its own; 1 if there are fewer than asked."""
    if not asked.template or not place.path or words is None:
        raise CrosscoreError("usage", "--several needs a grid to fill, and --output for its files.")
    if not 1 <= asked.several <= _SEVERAL:
        raise CrosscoreError("usage", f"--several takes 1 to {_SEVERAL}.")
    puzzle = _drawing(kind, asked.template, words, chosen, asked.seed)
    search = kind.fills(puzzle, words, count=asked.several, seed=asked.seed, nodes=asked.nodes)
    seconds = None if asked.nodes is not None else asked.time or seconds_of(kind)
    found: list[tuple[Made, Puzzle]] = []
    search = watched(search, kind.command.name, seconds)
    try:
        for made in each_of(kind, search, seconds=seconds):
            if made.puzzle is None:
                telling.tell(made.reason)
                break
            found.append((made, giving.with_texts(made.puzzle, asked)))
    except KeyboardInterrupt:
        _give_all(asked, kind, words, found, place)
        raise
    _give_all(asked, kind, words, found, place)
    done = len(found)
    if 0 < done < asked.several:
        telling.tell(f"Found {done} of {asked.several} fills.")
    return 0 if done == asked.several else 1


def _give_all(
    asked: argparse.Namespace,
    kind: Kind,
    words: Dictionary | None,
    found: list[tuple[Made, Puzzle]],
    place: giving.Target,
) -> None:
    """Write the ways to fill a grid, all or none."""
    given = []
    for at, (_, puzzle) in enumerate(found, 1):
        there = place.path
        if there and not place.folder:
            there = there.with_stem(f"{there.stem}-{at}")
        given.append((puzzle, replace(place, path=there), f"{_base(asked, kind)}-{at}"))
    names = giving.give_all(asked, given)
    if asked.report:
        for (made, puzzle), own in zip(found, names, strict=True):
            _print({"file": Path(own[0]).name, **_report(made, puzzle, words)})


def _base(asked: argparse.Namespace, kind: Kind) -> str:
    """What files in a folder are named after: the grid, the first list, or the kind."""
    for named in (asked.template, *(getattr(asked, "words", None) or ())):
        if named and named != streams.STANDARD:
            return Path(named).stem
    return kind.command.name


def _joined(asked: argparse.Namespace, kind: Kind, puzzle: Puzzle, words: Dictionary) -> Puzzle:
    """The puzzle with words of another list that link its own; as it was if none do."""
    source = streams.read_words(asked.join)
    links = files.dictionary_of(source.data, source.name, words.alphabet.code, clues=False)
    search = kind.join(puzzle, links, seed=asked.seed, nodes=asked.nodes)
    seconds = None if asked.nodes is not None else asked.time or seconds_of(kind)
    try:
        search = watched(search, "joining", seconds)
        found = make(kind, search, seconds=seconds).puzzle
    except CrosscoreError as error:
        if error.code != "no-link":
            raise
        telling.tell(error.message)
        return puzzle
    if found is None:
        return puzzle
    added = [word.shown for word in found.words[len(puzzle.words) :]]
    telling.remark(f"Joined by words of {source.name}: {', '.join(added)}.")
    return found


def _check_layout(kind: Kind, chosen: dict[str, object]) -> None:
    """A template has its blocks; raises `CrosscoreError` for options that would make others."""
    laid = [field.name for field in kind.fields if field.layout and field.name in chosen]
    if laid:
        raise CrosscoreError(
            "usage",
            f"--{laid[0].replace('_', '-')} is for grids that the program makes; leave it or "
            "GRID out.",
        )


def _drawing(
    kind: Kind, named: str, words: Dictionary, chosen: dict[str, object], seed: int
) -> Puzzle:
    """The grid of a text or puzzle file, to be filled with words of a dictionary."""
    source = streams.read(named)
    grid: Puzzle | bytes = source.data
    if source.suffix == ".ipuz" or formats.recognised(source.data):
        grid, findings = files.puzzle_of(source)
        telling.findings(source.name, findings, len(findings))
    return to_fill(kind, grid, source.name, words, chosen, seed=seed)


def _deliver(
    asked: argparse.Namespace,
    place: giving.Target,
    made: Made,
    puzzle: Puzzle,
    words: Dictionary | None,
) -> None:
    """Write the puzzle and the report to where they were asked for."""
    if place.path or not asked.report:
        giving.give(asked, puzzle, place, _base(asked, BY_COMMAND[asked.kind]))
    if asked.report:
        _print(_report(made, puzzle, words))


def _report(made: Made, puzzle: Puzzle, words: Dictionary | None) -> dict[str, object]:
    report: dict[str, Any] = {**view.report(puzzle, made.outcome, made.seconds)}
    if puzzle.model == BLOCKED:
        report["words"] = [word.surface for word in puzzle.words]
        for what in ("unknown", "scrambled"):
            report[f"{what}_words"] = report.get(what, [])
            report[what] = len(report[f"{what}_words"])
        report["nodes"] = made.nodes
        report["rules"] = [
            {"rule": rule, "message": message, "cells": cells}
            for rule, message, cells in rules.violations(puzzle)
        ]
    report["statistics"] = tally.statistics(puzzle, words)
    return report


def _print(report: dict[str, object]) -> None:
    print(json.dumps(report, ensure_ascii=False))

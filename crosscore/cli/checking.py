"""Commands that change nothing: check, split."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace

from crosscore import alphabet, dictionary, formats, referee, rules, tally
from crosscore.cli import files, lexicons, streams
from crosscore.cli.described import LIST, offering
from crosscore.cli.streams import Input, Source
from crosscore.cli.telling import line
from crosscore.clue_list import clue_remarks
from crosscore.errors import CrosscoreError, Issue
from crosscore.formats import remarks

__all__ = ["add"]

_ASKED = ("shared", "apart", "pangram")  #: rules that a puzzle is checked by if they are named
_TOLD = ("rules", *_ASKED, "clues", "statistics")  #: what a puzzle can be asked besides its faults


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    check = commands.add_parser(
        "check", help="check a puzzle or a list of words; exit 1 if there are faults"
    )
    check.set_defaults(run=_check)
    named = check.add_argument(
        "file",
        metavar="FILE",
        type=Input,
        help=f"a puzzle in any format that can be read, or {lexicons.WAYS}",
    )
    offering(named, takes=LIST)
    check.add_argument(
        "--rules", action="store_true", help="tell what editors object to in a grid with blocks"
    )
    check.add_argument(
        "--shared", type=int, metavar="N", help="tell words that share N letters in a row"
    )
    check.add_argument("--apart", action="store_true", help="tell words that lie within another")
    check.add_argument("--pangram", action="store_true", help="tell letters that the grid lacks")
    check.add_argument(
        "--clues",
        action="store_true",
        help="tell wrong letter counts, answers in clues, and clues that come twice",
    )
    check.add_argument(
        "--statistics", action="store_true", help="print the puzzle's statistics, as JSON"
    )
    check.add_argument("--language", default="", help="of a list of words (default: guess)")
    check.add_argument("--json", action="store_true", help="print what is found as JSON")

    split = commands.add_parser("split", help="show the cells that words take, a line each")
    split.set_defaults(run=_split)
    split.add_argument("--language", required=True, metavar="CODE", help="language code such as bn")
    split.add_argument("words", metavar="WORD", nargs="+", help="a word")
    split.add_argument("--json", action="store_true", help="print cells and errors as JSON")


def _check(asked: argparse.Namespace) -> int:
    source = streams.read_words(asked.file)
    data = source.data
    found = formats.recognised(data)
    asks = {name: getattr(asked, name) for name in _TOLD if getattr(asked, name)}
    if source.suffix == ".ipuz" or (found and found != "ipuz"):
        return _check_puzzle(source, asks, as_json=asked.json)
    try:
        return _check_words(source, asked.language, as_json=asked.json)
    except CrosscoreError as error:
        if error.code != "is-a-puzzle" and not formats.holds_puzzle(data, source.name):
            raise
    return _check_puzzle(source, asks, as_json=asked.json)


def _check_puzzle(source: Source, asks: Mapping[str, object], *, as_json: bool) -> int:
    puzzle, findings = files.puzzle_of(source)
    findings += remarks.of_puzzle(referee.check(puzzle), ours=formats.is_ours(source.data))
    options = {**puzzle.options, **{k: v for k, v in asks.items() if k in ("rules", *_ASKED)}}
    if any(options.get(name) for name in ("rules", *_ASKED)):
        told = rules.remarks(replace(puzzle, options=options))
        findings += [issue for issue in told if issue.code != "repeated"]  # told by the referee
    if asks.get("clues"):
        findings += clue_remarks(puzzle)
    faults = [issue for issue in findings if not issue.remark]
    empty = sum(cell == "" for row in puzzle.rows() for cell in row)
    if as_json:
        counted = {"statistics": tally.statistics(puzzle)} if asks.get("statistics") else {}
        _as_json(source, findings, {"words": len(puzzle.entries), "empty": empty, **counted})
        return 1 if faults else 0
    for issue in findings:
        print(_line(issue))
    if not faults:
        print(f"{source.name}: {len(puzzle.entries)} words, no fault found")
        if empty:
            cells = "cell is" if empty == 1 else "cells are"
            print(f"{source.name}: not finished: {empty} {cells} empty")
    if asks.get("statistics"):
        print(json.dumps(tally.statistics(puzzle), ensure_ascii=False))
    return 1 if faults else 0


def _line(issue: Issue) -> str:
    return f"Remark: {line(issue)}" if issue.remark else line(issue)


def _as_json(source: Source, findings: Iterable[Issue], more: Mapping[str, object]) -> None:
    """What was found, as one JSON object."""
    found: dict[bool, list[dict[str, str]]] = {False: [], True: []}
    for issue in findings:
        where = {"where": str(issue.where)} if issue.where else {}
        found[issue.remark].append({"code": issue.code, **where, "message": str(issue.message)})
    told = {"file": source.name, **more, "faults": found[False], "remarks": found[True]}
    print(json.dumps(told, ensure_ascii=False, indent=1))


def _check_words(source: Source, language: str, *, as_json: bool) -> int:
    words = files.words_of(source.data, source.name, language)
    issues = [replace(issue, remark=issue.code in dictionary.NOTES) for issue in words.issues]
    failed = len(words.words) < words.entries or not all(issue.remark for issue in issues)
    if as_json:
        _as_json(source, issues, {"words": len(words.words), "entries": words.entries})
        return 1 if failed else 0
    for issue in issues:
        print(line(issue))
    if words.issue_total > len(words.issues):
        print(f"{words.issue_total - len(words.issues):,} more findings")
    print(
        f"{source.name}: {len(words.words):,} of {words.entries:,} words can be used "
        f"({words.alphabet.english})"
    )
    return 1 if failed else 0


def _split(asked: argparse.Namespace) -> int:
    """A line for each word; nothing but the reason if one cannot be split, or all with --json."""
    script = alphabet.get(asked.language)
    found: list[dict[str, object]] = []
    wrong = ""
    for word in asked.words:
        try:
            found.append({"word": word, "cells": list(script.split(word))})
        except CrosscoreError as error:
            found.append({"word": word, "error": error.message})
            wrong = wrong or error.message
    if asked.json:
        print(json.dumps({"language": script.code, "words": found}, ensure_ascii=False))
        return 2 if wrong else 0
    if wrong:
        raise CrosscoreError("no-word", wrong)
    for each in found:
        print(json.dumps(each["cells"], ensure_ascii=False))
    return 0

"""What an answer holds: puzzles with their views, word lists, files, errors of the engine's own.

What may take long is a generator that yields between its pieces and returns the whole.
"""

from __future__ import annotations

import base64
import traceback
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeVar

from crosscore import alphabet, dictionary, formats, referee, sheet, view
from crosscore.alphabet import one_line
from crosscore.dictionary import Dictionary, Findings, WordList
from crosscore.errors import CrosscoreError, Issue, sentence, to_wire
from crosscore.formats import ipuz
from crosscore.kinds.registry import KINDS, kind_of
from crosscore.puzzle import Puzzle

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.dictionary import Checked

__all__ = [
    "Pieces",
    "carried",
    "checked",
    "dictionary_of",
    "exported",
    "fault",
    "linked",
    "no_memory",
    "puzzle_answer",
    "reading",
    "rows_of",
    "saved",
    "showing",
    "sound",
    "unsound",
    "written",
]

T = TypeVar("T")
Pieces = Generator[Any, None, T]  #: that come to the whole

_ROWS = 1_000  #: of a list that are put into an answer between two looks at the clock


def reading(document: dict[str, Any]) -> Generator[Any, None, Puzzle]:
    """The puzzle in a document."""
    puzzle = (yield from ipuz.reading_document(document))[0]
    yield
    return puzzle


def sound(document: dict[str, Any]) -> Generator[Any, None, Puzzle]:
    """A puzzle to go on working on: one that the referee passes."""
    puzzle, findings = yield from ipuz.reading_document(document)
    yield
    findings += yield from referee.checking(puzzle)
    if findings:
        first = findings[0]
        raise CrosscoreError(
            "unsound-document",
            sentence(
                "breaks-a-rule",
                "This puzzle breaks a rule, so it can’t be reshuffled or edited: {where} "
                "{problem}. Make a new one from its words.",
                where=first.where,
                problem=first.message,
            ),
            first.where,
        )
    yield
    return puzzle


def showing(puzzle: Puzzle) -> Pieces[wire.Shown]:
    """A puzzle as it travels: `sheet` is the view of the sheet where that is another one."""
    document = yield from ipuz.writing_document(puzzle)
    yield
    shown: wire.Shown = {"document": document, "view": (yield from view.viewing(puzzle))}
    cropped = sheet.crop(puzzle)
    if cropped is not puzzle:
        yield
        shown["sheet"] = yield from view.viewing(cropped)
    return shown


def puzzle_answer(puzzle: Puzzle) -> Pieces[wire.PuzzleAnswer]:
    """A puzzle and nothing else, as an answer."""
    shown = yield from showing(puzzle)
    return {"type": "puzzle", **shown}


def unsound(puzzle: Puzzle) -> Pieces[CrosscoreError | None]:
    """What the referee finds wrong with a puzzle of our own making, as an error."""
    banned = kind_of(puzzle.kind).kept_out(puzzle)
    yield
    findings = yield from referee.checking(puzzle, banned)
    if not findings:
        return None
    first = findings[0]
    return CrosscoreError(
        "unsound",
        sentence(
            "faulty-puzzle",
            "The engine made a faulty puzzle ({where}: {problem}); nothing was changed. "
            "Reshuffle, and please report it.",
            where=first.where,
            problem=first.message,
        ),
        first.where,
    )


def fault() -> CrosscoreError:
    """The exception at hand, with the last line of its traceback for a bug report."""
    lines = traceback.format_exc().strip().splitlines()
    return CrosscoreError(
        "fault",
        sentence(
            "fault",
            "The engine failed unexpectedly. Your puzzle is as it was. Please report this: {error}",
            error=lines[-1][:300],
        ),
        "\n".join(lines)[-4000:],
    )


def no_memory() -> CrosscoreError:
    """That there was too little memory; what took it has been let go."""
    return CrosscoreError(
        "no-memory",
        sentence(
            "no-memory",
            "There isn’t enough memory for this. Your puzzle is as it was. Close other tabs, "
            "or use a smaller word list or fewer words, and try again.",
        ),
    )


def dictionary_of(loaded: Dictionary, name: str) -> wire.Dictionary:
    """What is told of a dictionary that was loaded under a name."""
    lengths = loaded.lengths()
    return {
        "id": name,
        "name": loaded.name,
        "language": loaded.alphabet.code,
        "direction": loaded.alphabet.direction,
        **guessed(loaded.guessed),
        "letters": dict(loaded.letters),
        "words": len(loaded.words),
        "entries": loaded.entries,
        "issues": [issue.as_dict() for issue in loaded.issues],
        "issue_total": loaded.issue_total,
        "shortest": min(lengths),
        "longest": max(lengths),
        "digest": loaded.digest,
    }


def rows_of(found: WordList) -> Pieces[wire.Rows]:
    """A file of words as rows to edit; what the editor cannot hold is told, not hidden."""
    findings = Findings(found.issues, found.issue_total)
    for at, row in enumerate(found.rows):
        if at % _ROWS == 0:
            yield
        wrong = row.fault or row.odd
        if wrong:
            findings.add(*wrong, row.where)
    rows: list[wire.Row] = []
    for first in range(0, min(len(found.rows), dictionary.MAX_ROWS), _ROWS):
        some = found.rows[first : min(first + _ROWS, dictionary.MAX_ROWS)]
        rows += [_row(row) for row in some]
        yield
    issues, total = findings.kept, findings.total
    if len(found.rows) > dictionary.MAX_ROWS:
        total += 1
        issues.insert(
            0,
            Issue(
                "too-many-rows",
                sentence(
                    "file-too-long",
                    "The file has {words:,} words; only the first {most:,} can be edited here. "
                    "To make puzzles from all of them, open the file as a word list.",
                    words=len(found.rows),
                    most=dictionary.MAX_ROWS,
                ),
                found.rows[dictionary.MAX_ROWS].where,
            ),
        )
    return {
        "format": found.format,
        "encoding": found.encoding,
        "rows": rows,
        "entries": len(found.rows),
        "issues": [issue.as_dict() for issue in issues],
        "issue_total": total,
    }


def _row(row: dictionary.Row) -> wire.Row:
    told: wire.Row = {"word": row.word, "clue": row.clue}
    return {**told, "more": dict(row.more)} if row.more else told


def guessed(found: alphabet.Guess | None) -> wire.Guessed:
    """Whether a language was guessed, by what, whether surely, and which others it could be."""
    return {
        "guessed": found is not None,
        "by": found.by if found else "",
        "sure": found is None or found.sure,
        "others": [other.code for other in found.others] if found else [],
    }


def checked(found: Checked) -> Pieces[wire.Checked]:
    """What the editor shows beside each row, and by the rules of which language."""
    script = found.alphabet
    rows: list[wire.CheckedRow] = []
    usable = errors = 0
    for at, row in enumerate(found.rows):
        if at % _ROWS == 0:
            yield
        findings = [finding.as_dict() for finding in row.findings]
        wrong = any(finding.level == "error" for finding in row.findings)
        errors += wrong
        usable += bool(row.key) and not wrong
        rows.append(
            {
                "cells": list(row.cells),
                "key": row.key,
                "shown": row.shown,
                "findings": findings,
            }
        )
    return {
        "type": "checked",
        "language": script.code,
        **guessed(found.guessed),
        "direction": script.direction,
        "letters": dict(found.letters),
        "choices": {name: list(choices) for name, choices in script.options.items()},
        "usable": usable,
        "errors": errors,
        "rows": rows,
    }


def saved(rows: list[tuple[str, str, dictionary.More]], name: str, to: str) -> Pieces[wire.Files]:
    """A list of words as a file, named as the list is."""
    text = yield from dictionary.writing(rows, to)
    kept = "".join(c for c in one_line(name) if c.isprintable() and c not in '/\\:*?"<>|')
    base = kept.strip(" .")[:60].strip(" .") or "words"
    file: wire.File = {"name": f"{base}.{dictionary.FORMATS[to][0]}", "text": text}
    return {"type": "files", "base": base, "files": [file]}


def exported(puzzle: Puzzle, to: str, stamp: str) -> wire.Files:
    """The puzzle's files in one format, named with one stamp."""
    base = _base(puzzle, stamp)
    if to == "html":
        return {"type": "files", "base": base, "files": [_to_fill(puzzle, base)]}
    made = formats.export(puzzle, to, base)
    return {"type": "files", "base": base, "files": [carried(file) for file in made]}


def _base(puzzle: Puzzle, stamp: str) -> str:
    """What the names of its files begin with."""
    kept = "".join(c for c in stamp if c.isascii() and (c.isalnum() or c in "-_"))[:40]
    named = kind_of(puzzle.kind).file if puzzle.kind in KINDS else puzzle.model
    return f"{named}-{kept}" if kept else named


def carried(file: formats.File) -> wire.File:
    """A file as it travels: `{name, text}`, or `{name, base64}` where it is no text."""
    if isinstance(file.content, str):
        return {"name": file.name, "text": file.content}
    return {"name": file.name, "base64": base64.b64encode(file.content).decode()}


def _to_fill(puzzle: Puzzle, base: str) -> wire.File:
    """A page of the site with places for a puzzle, and what goes there: the engine has no page."""
    why = formats.refusal(puzzle, "html")
    if why:
        raise CrosscoreError("cannot-hold", why, "to")
    from crosscore.formats import html

    return {"name": f"{base}.html", "template": html.TEMPLATE, "values": html.values(puzzle)}


def linked(puzzle: Puzzle, stamp: str = "") -> wire.Link:
    """What stands behind the "#" of a link to a puzzle, or why there can be none."""
    from crosscore.formats import html, link

    made, why = link.judged(puzzle)
    found: wire.Link = {"type": "link", "most": link.MOST, "size": len(made)}
    if made:
        found["embed"] = html.snippet(puzzle, f"{_base(puzzle, stamp)}.html")
    if why:
        found["refusal"] = to_wire(why)
    else:
        found["fragment"] = made
    return found


def written(puzzle: Puzzle) -> Pieces[wire.Formats]:
    """What each format can do with a puzzle: `{to, losses}`, or `{to, refusal}` with a sentence."""
    listed: list[wire.FormatOffer] = []
    for to in formats.FORMATS:
        yield
        why = formats.refusal(puzzle, to)
        if why:
            listed.append({"to": to, "refusal": to_wire(why)})
        else:
            lost = formats.losses(puzzle, to)
            listed.append({"to": to, "losses": [issue.as_dict() for issue in lost]})
    return {"type": "formats", "formats": listed}

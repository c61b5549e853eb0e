"""Word lists in plain text, CSV and TSV: what separates word and clue, and the rows.

Each line has its own separator: the mark that most lines have, or the one in a heading such as
`word,clue`, else the line's first sure mark (`crosscore.dictionary.lines`). docs/formats.md has the
rules.

Quotes are read here and not by `csv`, which would take the quotes off a clue such as `"Meow" it
says`, and with one unclosed quote the rest of the file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence, Set
from itertools import pairwise

from crosscore.dictionary.headings import columns, more_columns, with_scores
from crosscore.dictionary.limits import MAX_ENTRIES
from crosscore.dictionary.lines import (
    MARKS,
    OPEN,
    Parted,
    apart,
    first_mark,
    part,
    several,
    stripped,
    swapped,
)
from crosscore.dictionary.rows import (
    SLICE,
    Findings,
    Row,
    beyond,
    more_of,
    row,
    score_of,
    share,
)
from crosscore.errors import Sentence, sentence
from crosscore.search import Progress

__all__ = ["read_records", "read_table"]

_CLEAR = {"tab", "colon", "equals"}  # one line with it is enough; of others, half the lines
_SPACE = "space"  # a single one, after a word in capitals
_DELIMITERS = {"tab": "\t", "semicolon": ";", "comma": ","}
_EXCEL_HINT = re.compile(r"sep=([,;\t])\n")
_ONE_LINE = re.compile(r"[,;،؛、，]")  # what parts words that stand in one line
_MAX_LINES = 20  # lines of a quoted field; more, and the quote was never meant to open one
_VOTERS = 2000  # lines asked for their mark, evenly spread
_SCORED = 0.95  # of the lines have a score: then the others lack one
_BLANKS = 4  # lines of a file for each entry that a dictionary may have, on average
_LINES = 20_000  # looked at between two reports
_READ = 0.6  # share of reading a table after which its records are known
_SENTENCE = 4  # parts of a line; a word with a clue, more likely than a phrase


#: said where words and clues were in each other's place
TURNED = sentence(
    "columns-swapped",
    "The clues stand first here, so the second column was read as the words.",
)

Steps = Generator[Progress, None, list[Row]]


def read_table(
    text: str,
    name: str,
    findings: Findings,
    *,
    comma: bool = False,
    scores: bool = False,
    begun: float = 0,
) -> Generator[Progress, None, tuple[str, list[Row]]]:
    """Rows of a text that isn't JSON, and its format: "csv", "tsv" or "text".

    A generator that reports progress, from the share `begun` of the whole on. `comma`: the file is
    named .csv, so commas and semicolons always separate. `scores`: a column of whole numbers from 0
    to 100 holds scores. Raises `CrosscoreError` (code "too-many-entries") for a text with far more
    lines than there may be entries.
    """
    if max(text.count("\n"), text.count("\r")) > _BLANKS * MAX_ENTRIES:
        raise beyond(name)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    hint = _EXCEL_HINT.match(text)
    if hint:
        text = "\n" + text[hint.end() :]  # the line stays, so that later ones keep their number
    every = text.split("\n")
    lines: list[tuple[int, str]] = []
    for first in range(0, len(every), _LINES):
        some = enumerate(every[first : first + _LINES], first + 1)
        lines += [(at, line) for at, line in some if line.strip()]
        yield share(first, len(every), begun, begun)
    kept = several(lines)
    if not hint and not _headed(lines):
        kept = stripped(kept)
    if kept is not lines:
        lines = [(at, line) for at, line in kept if line.strip()]
        every = [""] * lines[-1][0]
        for at, line in lines:
            every[at - 1] = line
        text = "\n".join(every)
    if hint:
        mark = next(name for name, char in _DELIMITERS.items() if char == hint[1])
    else:
        mark = _mark(lines, _CLEAR | {"comma", "semicolon"} if comma else _CLEAR)
    tabs = sum("\t" in line for _, line in lines) if mark == "tab" else 0
    if mark in _DELIMITERS and (mark != "tab" or 2 * tabs >= len(lines) or '"' in text):
        if len(lines) == 1 and mark != "tab" and _in_one_line(lines[0][1]):
            return "text", _words_of(lines[0][1])
        records: list[tuple[int, list[str]]] = []
        scored = Counter[int]()
        for record in _records(text, _DELIMITERS[mark]):
            if len(records) % SLICE == 0:
                yield share(record[0], len(every), begun, _READ)
            records.append(record)
            if scores:
                scored[_scored_column(record[1])] += 1
        rows = yield from _rows_of_records(records, mark, findings, scored, by_hand=not comma)
        return ("tsv" if mark == "tab" else "csv"), rows
    if len(lines) == 1 and not mark and _in_one_line(lines[0][1]):
        return "text", _words_of(lines[0][1])
    return "text", (yield from _rows_of_lines(lines, mark, findings, begun))


def read_records(
    records: list[tuple[int, list[str]]], findings: Findings, *, scores: bool = False
) -> Steps:
    """Rows of the records of a sheet or table, with their numbers; a generator as `read_table`."""
    scored = Counter(_scored_column(fields) for _, fields in records) if scores else Counter[int]()
    return (yield from _rows_of_records(records, "tab", findings, scored, by_hand=False))


def _headed(lines: Sequence[tuple[int, str]]) -> str:
    """The mark in a first line that names both columns, "" if there is none."""
    for name, pattern in apart.items():
        if lines and columns([field.strip(' "\t') for field in pattern.split(lines[0][1][:OPEN])]):
            return name
    return ""


def _mark(lines: Sequence[tuple[int, str]], sure: Set[str]) -> str:
    """The mark that parts word and clue in most of these lines, "" where none does."""
    headed = _headed(lines)
    if headed or not lines:
        return headed
    voters = lines[:: max(1, len(lines) // _VOTERS)]
    votes = Counter(filter(None, (first_mark(line) for _, line in voters)))
    for name in MARKS:
        if name not in sure and votes[name] * 2 < len(voters):
            del votes[name]
    if not votes:
        return _SPACE if _capitals_first(lines) else ""
    # Of equals the one that stands first in the table.
    best = max(MARKS, key=lambda name: votes[name])
    if best not in _CLEAR and votes[best] < len(voters) and _capitals_first(lines):
        return _SPACE
    return best


def _in_one_line(line: str) -> bool:
    return '"' not in line and len(_ONE_LINE.split(line, maxsplit=2)) > 2


def _words_of(line: str) -> list[Row]:
    found = (row(word, "", f"word {at}") for at, word in enumerate(_ONE_LINE.split(line), 1))
    return [one for one in found if one]


# -- CSV and TSV -----------------------------------------------------------------------------


def _records(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """The line each record begins in, counted from 1, and its fields, not all blank."""
    quoted = re.compile(rf'[ ]*"((?:[^"]+|"")*+)"[ ]*(?=[{delimiter}\n]|\Z)')
    plain = re.compile(rf"[^{delimiter}\n]*")
    at, line, end = 0, 1, len(text)
    while at < end:
        begun = line
        line_end = text.find("\n", at)
        line_end = end if line_end < 0 else line_end
        if text.find('"', at, line_end) < 0:
            fields = text[at:line_end].split(delimiter)
            at = line_end
        else:
            fields = []
            while True:
                found = quoted.match(text, at)
                breaks = found[1].count("\n") if found else 0
                if found and breaks <= _MAX_LINES:
                    fields.append(found[1].replace('""', '"'))
                    line += breaks
                else:
                    found = plain.match(text, at)
                    assert found is not None
                    fields.append(found[0])
                at = found.end()
                if at == end or text[at] != delimiter:
                    break
                at += 1
        at += 1
        line += 1
        if any(map(str.strip, fields)):
            yield begun, fields


def _scored_column(fields: Sequence[str]) -> int:
    """The column of a score: 1 where word and score stand alone, 2 behind a clue, or 0."""
    width = len(fields)
    while width > 2 and not fields[width - 1].strip():
        width -= 1  # a spreadsheet fills the row up
    if width not in (2, 3) or isinstance(score_of(fields[width - 1]), str):
        return 0
    return width - 1


def _rows_of_records(
    records: list[tuple[int, list[str]]],
    mark: str,
    findings: Findings,
    scored: Counter[int],
    *,
    by_hand: bool,
) -> Steps:
    """`scored` counts the records by the column of their score; empty if none are wanted.

    `by_hand`: a line may have a clearer mark before the first comma or semicolon.
    """
    delimiter = _DELIMITERS[mark]
    if not records:
        return []
    heading = columns(records[0][1])
    at_word, at_clue = heading or (0, 1)
    at_score = -1
    width = 2
    named = with_scores(records[0][1]) if scored else None
    if named:
        at_word, at_clue, at_score = named
    at_more: dict[str, int] = {}
    if heading or named:
        width = len(records[0][1])
        at_more = more_columns(records[0][1])
        records = records[1:]
    elif scored[2] == len(records):
        at_score, width = 2, 3
    elif scored[1] >= _SCORED * len(records):
        at_clue, at_score = -1, 1
    elif _is_sheet(records, mark):
        width = len(records[0][1])
    plain = not heading and not named and at_score < 0
    if plain:
        counted = _counted(records)
        if counted:
            records = [(line, fields[1:]) for line, fields in records]
            width = max(2, width - 1)
    rows: list[Row] = []
    surplus = 0
    for at, (line, fields) in enumerate(records):
        if at % SLICE == 0:
            yield share(at, len(records), _READ, 1)
        while not fields[-1].strip():
            fields.pop()  # a spreadsheet fills the row up
        if plain and (len(fields) == 1 or (by_hand and mark != "tab")):
            fields = _by_own_mark(fields, delimiter)
        if len(fields) > width and at_clue == width - 1 and mark != "tab":
            fields = [*fields[:at_clue], delimiter.join(fields[at_clue:])]  # commas of the clue
        word = fields[at_word] if at_word < len(fields) else ""
        clue = fields[at_clue] if 0 <= at_clue < len(fields) else ""
        score: int | str | None = None
        if at_score >= 0:
            score = score_of(fields[at_score]) if at_score < len(fields) else ""
        read = (at_word, at_clue, at_score, *at_more.values())
        left = len(fields) > 2 and any(
            field.strip() for i, field in enumerate(fields) if i not in read
        )
        more = {name: fields[i] for name, i in at_more.items() if i < len(fields)}
        if left:
            surplus = surplus or line
        one = row(word, clue, f"line {line}", None, score, more_of(more) if more else ())
        if one:
            rows.append(one)
        elif left or score not in (None, ""):
            message = sentence(
                "empty-line", "Line {line} has neither a word nor a clue.", line=line
            )
            findings.add("no-word", message, f"line {line}")
    if plain and at_score < 0 and not (len(records) == len(rows) and surplus and mark != "tab"):
        rows = _turned(rows, findings)
    if surplus and at_clue < 0:
        findings.add(
            "columns-left-out",
            sentence(
                "columns-but-scores",
                "Only column {words} is read as the words and column {scores} as their scores; "
                "the others are left out.",
                words=at_word + 1,
                scores=at_score + 1,
            ),
            f"line {surplus}",
        )
    elif surplus:
        findings.add(
            "columns-left-out",
            sentence(
                "columns-left-out",
                "Only column {words} is read as the words and column {clues} as the clues; the "
                "others are left out. A first line such as word,clue says which is which.",
                words=at_word + 1,
                clues=at_clue + 1,
            ),
            f"line {surplus}",
        )
    return rows


def _is_sheet(records: Sequence[tuple[int, list[str]]], mark: str) -> bool:
    """Whether all records have as many fields, as a spreadsheet writes them.

    A list typed by hand has commas in its clues, more or fewer and with a blank after them.
    """
    if mark == "tab":
        return True
    widths = {len(fields) for _, fields in records}
    return len(widths) == 1 < len(records) and not all(
        field.startswith(" ") for _, fields in records for field in fields[2:]
    )


# -- plain text -------------------------------------------------------------------------------


def _rows_of_lines(
    lines: list[tuple[int, str]], mark: str, findings: Findings, begun: float
) -> Steps:
    notes = [at for at, line in lines if line.lstrip().startswith("#")]
    if notes:
        lines = [(at, line) for at, line in lines if not line.lstrip().startswith("#")]
        findings.add(
            "comments",
            sentence(
                "comments",
                "Lines that start with # are treated as comments and skipped: {lines:,} here.",
                lines=len(notes),
            ),
            f"line {notes[0]}",
        )
    headed = bool(lines) and columns(_parts(lines[0][1], mark)) == (0, 1)
    if headed:
        lines = lines[1:]
    parted: list[Parted] = []
    for index, (_, line) in enumerate(lines):
        if index % SLICE == 0:
            yield share(index, len(lines), begun, 1)
        parted.append(_parted(line.strip(), mark))
    clued = any(one.clue for one in parted)
    unclear: list[int] = []
    for index, ((at, _), one) in enumerate(zip(lines, parted, strict=True)):
        if one.open:
            parted[index], told = one.decided(clued)
            unclear += [at] * told
    turn = not headed and mark != _SPACE and swapped([(one.word, one.clue) for one in parted])
    if turn:
        parted = [one.turned() for one in parted]
    made = (
        row(one.word, one.clue, f"line {at}") for (at, _), one in zip(lines, parted, strict=True)
    )
    rows = [one for one in made if one]
    if turn:
        findings.add("columns-swapped", TURNED, "")
    for at in unclear:
        findings.add("ambiguous", _unclear(at), f"line {at}")
    if not mark and not clued:
        long = next((at for at, line in lines if len(line.split(None, _SENTENCE)) >= _SENTENCE), 0)
        if long:
            findings.add(
                "no-mark",
                sentence(
                    "no-mark",
                    "Each line was read as one word because nothing separates words from "
                    "clues. If the lines have clues, put a tab or a colon between them.",
                ),
                f"line {long}",
            )
    return rows


def _parts(line: str, mark: str) -> list[str]:
    """Word and clue of a line by the mark of the list, or the line alone."""
    if mark == _SPACE:
        return line.split(None, 1)
    return apart[mark].split(line.strip(), maxsplit=1) if mark else [line]


def _parted(line: str, mark: str) -> Parted:
    if mark == _SPACE:
        word, *clue = line.split(None, 1)
        return Parted(word, "".join(clue), mark)
    return part(line, mark)


def _unclear(line: int) -> Sentence:
    return sentence(
        "unclear-line",
        "Line {line} was kept whole: its comma, dash or gap may part word and clue, or belong to "
        "the word. Put a tab or a colon there if it parts them.",
        line=line,
    )


def _by_own_mark(fields: list[str], delimiter: str) -> list[str]:
    """Word and clue of a line that has a clear mark of its own in its first field: a colon, say."""
    own = part(fields[0].strip(), "")
    if not own.clue or own.open or own.mark in _DELIMITERS:
        return fields
    return [own.word, delimiter.join([own.clue, *fields[1:]])]


def _counted(records: Sequence[tuple[int, list[str]]]) -> bool:
    """Whether the first column counts the rows, and others follow it."""
    if len(records) < 2 or any(len(fields) < 2 for _, fields in records):
        return False
    counts = [fields[0].strip().rstrip(".)") for _, fields in records]
    if not all(count.isascii() and count.isdecimal() and len(count) < 6 for count in counts):
        return False
    numbers = [int(count) for count in counts]
    return numbers[0] <= 1 and all(b - a == 1 for a, b in pairwise(numbers))


def _turned(rows: list[Row], findings: Findings) -> list[Row]:
    """The rows with words and clues in their places, if the clues stand first; told then."""
    if not swapped([(one.word, one.clue) for one in rows]):
        return rows
    findings.add("columns-swapped", TURNED, "")
    made = (row(one.clue, one.word, one.where) for one in rows)
    return [one for one in made if one]


def _capitals_first(lines: Sequence[tuple[int, str]]) -> bool:
    """Whether every line is a word in capitals and a clue with small letters."""
    for _, line in lines:
        word, *rest = line.split(None, 1)
        if not rest or not word.isupper() or not any(map(str.islower, rest[0])):
            return False
    return bool(lines)

"""All that a run has measured, and how it is printed."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bench import fill_lexicon
from bench.fill_aims import FREE, aims_tables
from bench.fill_free import free_table
from bench.fill_programs import ask, ours, ours_in_pyodide
from bench.fill_results import Result, seconds, tables
from bench.tables import markdown

__all__ = ["Report", "indexing"]

Row = dict[str, Any]
TIMES = 3  # an index is made so often, each in a process of its own


@dataclass
class Report:
    """What was measured.

    `head` tells when, where and on what; `lexicons` what it took to index word lists;
    `free` the grids without given blocks.
    """

    head: str = ""
    results: list[Result] = field(default_factory=list)
    lexicons: list[Row] = field(default_factory=list)
    free: list[Row] = field(default_factory=list)

    def __str__(self) -> str:
        """Markdown."""
        parts = [self.head, aims_tables(self.results), free_table(self.free, FREE)]
        parts += [lexicons_table(self.lexicons), tables(self.results)]
        return "\n\n".join(part.strip() for part in parts if part.strip())

    def as_dict(self) -> Row:
        """For a JSON file."""
        return {**vars(self), "results": [result.as_dict() for result in self.results]}

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> Report:
        """What `as_dict` gave."""
        results = [Result.from_dict(result) for result in stored["results"]]
        return cls(**{**stored, "results": results})


def indexing(words: Sequence[str]) -> list[Row]:
    """Time and memory to index the list and the one made larger, in CPython and in Pyodide."""
    found = []
    for some in (words, fill_lexicon.extended(words)):
        path = fill_lexicon.kept(some)
        for program in [*ours(), *ours_in_pyodide()]:
            told = f"index of {len(some):,} words, {program.name.replace('*', '')}"
            print(told, file=sys.stderr, flush=True)
            for _ in range(TIMES):
                answer = ask(program, [], path, [], 60)
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                one = {"words": len(some), "program": program.name, **answer["load"]}
                found.append({**one, "total": answer["memory"]})
    return found


def lexicons_table(rows: Sequence[Row]) -> str:
    """Medians for each list and program."""
    groups: dict[tuple[int, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row["words"], row["program"]), []).append(row)
    lines = []
    for (count, program), some in groups.items():
        cpu, wall, part, more, total = (
            median(row[name] for row in some)
            for name in ("cpu", "wall", "slice", "memory", "total")
        )
        cells = [f"{count:,}", program, seconds(cpu), seconds(wall), seconds(part)]
        lines.append([*cells, f"{more:.0f} MB", f"{total:.0f} MB"])
    head = "words | program | CPU time | passed time | longest slice | memory for it | process"
    return markdown("Index of a word list", head, lines)

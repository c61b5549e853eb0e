"""All that a run has measured, and how it is printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bench.aims import aims_tables, curve_table
from bench.programs import OURS, OURS_IN_PYODIDE
from bench.results import Result
from bench.tables import tables

__all__ = ["Report"]


@dataclass
class Report:
    """What was measured.

    `head` tells when, where and on what; `same`, by kind, whether CPython and Pyodide agree;
    `squares`, by program and kind, the side of the smallest square for each seed (None: none).
    """

    head: str = ""
    results: list[Result] = field(default_factory=list)
    same: dict[str, bool] = field(default_factory=dict)
    squares: dict[str, dict[str, list[int | None]]] = field(default_factory=dict)

    def __str__(self) -> str:
        """Markdown."""
        if not self.results:
            return self.head
        parts = [self.head, aims_tables(self.results, self.squares)]
        if self.same:
            other = [kind for kind, same in self.same.items() if not same]
            parts.append(
                "CPython and Pyodide, stopped by nodes: "
                + (f"**differ** for {', '.join(other)} words" if other else "the same layouts")
                + f" ({len(self.same)} kinds of words, own size and given square)."
            )
        parts += [curve_table(self.results, program) for program in (OURS, OURS_IN_PYODIDE)]
        return "\n\n".join(part.strip() for part in [*parts, tables(self.results)])

    def as_dict(self) -> dict[str, Any]:
        """For a JSON file."""
        return {**vars(self), "results": [result.as_dict() for result in self.results]}

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> Report:
        """What `as_dict` gave."""
        results = [Result.from_dict(result) for result in stored["results"]]
        return cls(**{**stored, "results": results})

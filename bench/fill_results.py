"""One grid by one program, with what the judge says of it; and tables of many."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import inf
from statistics import median
from typing import Any

from bench.fill_check import Words, check
from bench.fill_templates import Template
from bench.tables import markdown

__all__ = ["Result", "judged", "seconds", "tables"]


@dataclass(frozen=True)
class Result:
    """One run. `limit` is the CPU time it might use; the grid's rows are single strings."""

    template: str
    kind: str
    program: str
    seed: int
    limit: float
    outcome: str
    cpu: float
    wall: float
    grid: list[str] | None
    faults: tuple[str, ...]
    repeated: int
    load: float
    memory: float
    slice: float | None

    @property
    def found(self) -> bool:
        """Whether there is a grid, and in time."""
        return self.grid is not None and self.cpu <= self.limit

    def solved(self, within: float) -> bool:
        """Whether there is a grid after so many seconds of CPU time; with faults, too."""
        return self.found and self.cpu <= within

    def as_dict(self) -> dict[str, Any]:
        """For a JSON file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> Result:
        """What `as_dict` gave."""
        return cls(**{**stored, "faults": tuple(stored["faults"])})


def judged(
    template: Template, program: str, answer: Mapping[str, Any], words: Words, limit: float
) -> list[Result]:
    """A program's runs (see fill_programs.py) looked at; tells of faults at once."""
    if "error" in answer:
        print(f"  {program}, {template.name}: {answer['error']}", file=sys.stderr, flush=True)
        return []
    found = []
    for run in answer["runs"]:
        faults: tuple[str, ...] = ()
        repeated = 0
        if run["grid"] is not None:
            verdict = check(run["grid"], words, template.rows)
            faults, repeated = verdict.faults, verdict.repeated
        for fault in faults:
            told = f"  {program}, {template.name}, seed {run['seed']}: {fault}"
            print(told, file=sys.stderr, flush=True)
        found.append(
            Result(
                template=template.name,
                kind=template.kind,
                program=program,
                seed=run["seed"],
                limit=limit,
                outcome=run["outcome"],
                cpu=run["cpu"],
                wall=run["wall"],
                grid=["".join(row) for row in run["grid"]] if run["grid"] else None,
                faults=faults,
                repeated=repeated,
                load=answer["load"]["cpu"],
                memory=answer["memory"],
                slice=run.get("slice"),
            )
        )
    return found


def seconds(time: float | None) -> str:
    """A time as a table shows it."""
    if time is None:
        return "-"
    if time == inf:
        return "none"
    return f"{1000 * time:.1f} ms" if time < 0.1 else f"{time:.2f} s"


def columns(runs: Sequence[Result]) -> list[str]:
    """What one program reached, in a line."""
    n = len(runs)
    solved = [r for r in runs if r.found]
    limit = runs[0].limit
    took = median(r.cpu if r.found else inf for r in runs)
    share = sum(r.cpu for r in runs) / max(1e-9, sum(r.wall for r in runs))
    ended = sum(r.outcome in ("exhausted", "gave up") for r in runs)
    slices = [r.slice for r in runs if r.slice is not None]
    return [
        f"{sum(r.solved(1) for r in runs)}/{n}" if limit >= 1 else "-",
        f"{len(solved)}/{n}" + (f" ({ended} gave up)" if ended else ""),
        f"{sum(not r.faults for r in solved)}/{len(solved)}",
        f"> {limit:g} s" if took == inf else seconds(took),
        seconds(max((r.cpu for r in solved), default=None)),
        f"{share:.2f}",
        seconds(median(r.load for r in runs)),
        f"{max(r.memory for r in runs):.0f} MB",
        seconds(max(slices, default=None)),
    ]


def tables(results: Sequence[Result]) -> str:
    """All results as Markdown: a table for each kind of template, then single templates."""
    text = ""
    limit = max((r.limit for r in results), default=0.0)
    head = (
        f"program | solved in 1 s | in {limit:g} s | legal | median | slowest solved | CPU / wall"
        " | words read in | memory | longest slice"
    )
    for kind, runs in grouped(results, "kind").items():
        names = list(dict.fromkeys(r.template for r in runs))
        count = f" ({len(names)} templates)" if len(names) > 1 else ""
        rows = [[name, *columns(some)] for name, some in grouped(runs, "program").items()]
        text += markdown(f"{kind}{count}", head, rows)
    programs = list(dict.fromkeys(r.program for r in results))
    rows = []
    for name, runs in grouped(results, "template").items():
        cells = [name]
        for program in programs:
            some = [r for r in runs if r.program == program]
            took = median(r.cpu if r.found else inf for r in some) if some else inf
            solved = sum(r.found for r in some)
            cells.append(f"{seconds(took)}; {solved}/{len(some)}" if some else "-")
        rows.append(cells)
    title = "Single templates: median time, and how many were solved"
    return text + markdown(title, " | ".join(["template", *programs]), rows)


def grouped(results: Iterable[Result], by: str) -> dict[str, list[Result]]:
    """Results by one of their fields, in the order in which its values come."""
    groups: dict[str, list[Result]] = {}
    for one in results:
        groups.setdefault(getattr(one, by), []).append(one)
    return groups

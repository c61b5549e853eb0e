"""What the filling search aims at, as data, and tables that say how near it comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import median

from bench.fill_programs import OURS, OURS_IN_PYODIDE
from bench.fill_results import Result, seconds
from bench.tables import markdown

__all__ = ["AIMS", "FREE", "IN_BROWSER", "Aim", "aims_tables"]


@dataclass(frozen=True, slots=True)
class Aim:
    """For the templates whose names begin so: CPU seconds in CPython, medians over the seeds.

    `reference` is what ingrid_core 1.3.1 (Rust, native) took on other templates of that size and
    number of slots, `prototype` a hundred lines of Python; None if that was not measured. `aim` is
    what to stay below. With `always`, every single run is to be solved within ten seconds.
    """

    templates: str
    reference: float | None
    prototype: float | None
    aim: float
    always: bool = False


AIMS = (
    Aim("5x5-10", 0.026, 0.002, 0.026),
    Aim("6x6-12", 0.58, 6.0, 0.5),
    Aim("13x13", 0.26, 0.02, 0.26),
    Aim("15x15-76", 0.38, 0.05, 0.05),
    Aim("15x15-72", 0.99, 0.5, 0.3),
    Aim("15x15-70", 4.1, 2.7, 1.5, always=True),
    Aim("21x21", None, None, 0.3),
)
IN_BROWSER = 4  # times as long at most
FREE = 1.0  # seconds for 12 x 12 English without given blocks and without an unknown word


def met(found: bool) -> str:
    """How a table says it."""
    return "yes" if found else "**no**"


def aims_tables(results: Sequence[Result]) -> str:
    """The aims beside what was reached, as Markdown; only what was asked."""
    rows = []
    for aim in AIMS:
        here, there = (
            [r for r in results if r.program == name and r.template.startswith(aim.templates)]
            for name in (OURS, OURS_IN_PYODIDE)
        )
        if not here:
            continue
        took = middle(here)
        solved = sum(r.solved(10) for r in here)
        good = took < aim.aim and (solved == len(here) or not aim.always)
        cells = [aim.templates, *(seconds(x) for x in (aim.reference, aim.prototype, aim.aim))]
        cells += [seconds(took), seconds(worst(here)), f"{solved}/{len(here)}", met(good)]
        if there:
            times = middle(there)
            cells += [seconds(times), f"{times / took:.1f}" if times < inf else "-"]
            cells += [met(times < IN_BROWSER * aim.aim)]
        rows.append(cells)
    head = (
        "templates | ingrid_core then | prototype then | aim | crosscore | worst | solved in 10 s"
    )
    head += f" | met | in Pyodide | times as long | met ({IN_BROWSER} x the aim)"
    text = markdown("Aims: median CPU time to fill", head, rows)
    return text + "\n" + "\n".join(promises(results))


def middle(runs: Sequence[Result]) -> float:
    """Median of the time; one without a grid took for ever."""
    return median(r.cpu if r.found else inf for r in runs) if runs else inf


def worst(runs: Sequence[Result]) -> float:
    """Longest time; infinite if one run found nothing."""
    return max(r.cpu if r.found else inf for r in runs)


def promises(results: Sequence[Result]) -> list[str]:
    """What must never happen, counted."""
    mine = [r for r in results if r.program in (OURS, OURS_IN_PYODIDE)]
    if not mine:
        return []
    grids = [r for r in mine if r.found]
    repeated = sum(r.repeated > 0 for r in grids)
    faulty = sum(bool(r.faults) for r in grids)
    fillable = {r.template for r in results if r.found and not r.faults}
    wrong = sum(r.outcome == "exhausted" and r.template in fillable for r in mine)
    lines = [
        f"- No grid with a repeated word: {met(not repeated)} ({repeated} of {len(grids)}).",
        f"- No grid with any fault: {met(not faulty)} ({faulty} of {len(grids)}).",
        f"- None wrongly called impossible: {met(not wrong)} ({wrong} of {len(mine)} runs).",
    ]
    pairs: dict[tuple[str, int], list[Result]] = {}
    for one in grids:
        pairs.setdefault((one.template, one.seed), []).append(one)
    both = [pair for pair in pairs.values() if len(pair) == 2]
    if both:
        same = sum(a.grid == b.grid for a, b in both)
        lines.append(
            f"- CPython and Pyodide, same seed: the same grid {same} times of {len(both)}."
        )
    return lines

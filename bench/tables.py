"""Results of many layouts as Markdown tables: medians, and how far the seeds spread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from bench.results import Result

__all__ = ["markdown", "spread", "tables"]

COLUMNS = (
    "program | placed | all placed | legal | components | crossings | per word | box | "
    "longest side | filled | all in after | time used"
)


def spread(values: Iterable[float], unit: str = "", digits: int = 0) -> str:
    """Median, with least and most behind it where they differ as they are shown.

    A median halfway between two whole numbers is shown as such.
    """
    numbers = sorted(values)
    if not numbers:
        return "-"
    middle, least, most = (f"{x:.{digits}f}" for x in (median(numbers), numbers[0], numbers[-1]))
    if not digits and median(numbers) % 1 == 0.5:
        middle = f"{median(numbers):g}"
    return f"{middle}{f' ({least}..{most})' if least != most else ''} {unit}".strip()


def markdown(title: str, head: str, rows: Iterable[Sequence[str]]) -> str:
    """A table; `head` are its columns, with bars between them. Nothing if there are no rows."""
    columns = head.count("|") + 1
    lines = [f"| {' | '.join([*row, *[''] * (columns - len(row))])} |" for row in rows]
    rule = "| --- |" + " ---: |" * (columns - 1)
    return "\n".join(["", f"### {title}", "", f"| {head} |", rule, *lines, ""]) if lines else ""


def row(results: Sequence[Result]) -> list[str]:
    """One line of a table: what one program reached in all seeds of a kind."""
    n = len(results)
    given = results[0].given
    made = [r.verdict for r in results if r.verdict]
    arrived = [r.answer["first"] * 1000 for r in results if r.answer.get("first") is not None]
    some = f" [{len(arrived)}]" if 0 < len(arrived) < n else ""
    return [
        results[0].program,
        f"{spread(v.placed for v in made)} / {given}",
        f"{sum(v.placed == given for v in made)}/{n}",
        f"{sum(r.legal for r in results)}/{n}",
        spread(v.components for v in made),
        spread(v.crossings for v in made),
        f"{median(v.crossings / max(1, v.placed) for v in made):.2f}" if made else "-",
        f"{median(v.width for v in made):g} x {median(v.height for v in made):g}" if made else "-",
        spread(max(v.width, v.height) for v in made),
        spread((100 * v.filled for v in made), "%"),
        spread(arrived, "ms", 1 if max(arrived, default=0) < 100 else 0) + some,
        spread((r.answer["cpu"] for r in results if "cpu" in r.answer), "s", 2),
    ]


def tables(results: Sequence[Result]) -> str:
    """All results as Markdown: a table for each kind of task and time."""
    groups: dict[tuple[float, int | None, str], dict[str, list[Result]]] = {}
    for result in results:
        key = (result.seconds, result.side, result.kind)
        groups.setdefault(key, {}).setdefault(result.program, []).append(result)
    text = ""
    for given in (False, True):
        for (seconds, side, kind), rows in groups.items():
            if (side is not None) != given:
                continue
            where = f"a given square of {side} x {side}" if side else "own size"
            title = f"{kind} words, {where}, {seconds:g} s"
            text += markdown(title, COLUMNS, [row(found) for found in rows.values()])
    return text

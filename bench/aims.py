"""What the layout search aims at, and tables that say how near it comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from statistics import median

from bench.programs import GENXWORD, OURS, OURS_CROSSING, OURS_IN_PYODIDE
from bench.results import Result
from bench.tables import markdown, spread

__all__ = ["aims_tables", "curve_table"]


@dataclass(frozen=True, slots=True)
class Aim:
    """For one kind of words.

    `genxword`: how many it placed in the given square in 1 s on the lists that the aims were set
    on. `placed`: seconds -> how many to place there. `side`: of the square whose area the box of
    all words may have after 1 s, and `needed` of the one that genxword needed, if there is one.
    """

    genxword: int
    placed: Mapping[float, int]
    side: int | None
    needed: int | None


AIMS = {
    "20": Aim(15, {1: 19, 10: 19}, 16, 18),
    "50": Aim(39, {1: 45, 10: 47}, 24, 27),
    "100": Aim(84, {1: 94, 10: 97}, 32, 36),
    "200": Aim(170, {1: 187, 10: 194}, 45, 51),
    "50 long": Aim(43, {1: 49, 10: 50}, 29, 33),
    "50 short": Aim(38, {1: 47, 10: 48}, None, None),
}
DENSER = 1.15  # crossings a word, of genxword's in the same run
SMALLER = 0.80  # cells of the box, of those of the smallest square that genxword needs
FIRST = {OURS: 10, OURS_IN_PYODIDE: 50}  # milliseconds until a layout has all of 50 words
TIMES = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)  # seconds at which the curve is read


#: program -> kind -> for each seed the side of the smallest square that holds all words, or None
Squares = Mapping[str, Mapping[str, Sequence[int | None]]]


class Runs:
    """Results by what was asked: kind, program, whether a square was given, seconds."""

    def __init__(self, results: Sequence[Result]) -> None:
        self.groups: dict[tuple[str, str, bool, float], list[Result]] = {}
        for one in results:
            key = (one.kind, one.program, one.side is not None, one.seconds)
            self.groups.setdefault(key, []).append(one)
        self.kinds = list(dict.fromkeys(one.kind for one in results))
        self.budgets = sorted({one.seconds for one in results})

    def get(self, kind: str, program: str, given: bool, seconds: float) -> list[Result]:
        """The results of all seeds; none if it was not asked."""
        return self.groups.get((kind, program, given, seconds), [])

    def placed(self, kind: str, program: str, seconds: float) -> float | None:
        """Median of the words placed in the given square; a run without a layout placed none."""
        runs = self.get(kind, program, True, seconds)
        return median(r.verdict.placed if r.verdict else 0 for r in runs) if runs else None


def met(found: bool) -> str:
    """How a table says it."""
    return "yes" if found else "**no**"


def aims_tables(results: Sequence[Result], squares: Squares) -> str:
    """The aims beside what was reached, as Markdown; only what was asked."""
    runs = Runs(results)
    kinds = [kind for kind in runs.kinds if kind in AIMS]
    text = ""
    for seconds in (1.0, 10.0):
        if seconds in runs.budgets:
            text += given_table(runs, kinds, seconds)
    if 1.0 in runs.budgets:
        text += own_size_table(runs, kinds, 1.0)
    if squares:
        text += squares_table(runs, squares)
    return text + first_table(runs)


def given_table(runs: Runs, kinds: Sequence[str], seconds: float) -> str:
    """Words placed in the given squares."""
    rows = []
    for kind in kinds:
        aim, ours = AIMS[kind], runs.placed(kind, OURS, seconds)
        if ours is None:
            continue
        there = runs.placed(kind, OURS_IN_PYODIDE, seconds)
        genxword = runs.placed(kind, GENXWORD, seconds)
        side = runs.get(kind, OURS, True, seconds)[0].side
        cells = [kind, f"{side} x {side}", str(aim.genxword) if seconds == 1 else ""]
        cells += ["-" if x is None else f"{x:g}" for x in (genxword, aim.placed[seconds], ours)]
        cells += [met(ours >= aim.placed[seconds]), "-" if there is None else f"{there:g}"]
        rows.append(cells)
    title = f"Aims: words placed in the given square, {seconds:g} s"
    head = "words | square | genxword then | genxword | aim | crosscore | met | in Pyodide"
    return markdown(title, head, rows)


def own_size_table(runs: Runs, kinds: Sequence[str], seconds: float) -> str:
    """Boxes of the program's own choice: all words in, how large, how many crossings."""
    rows = []
    for kind in kinds:
        ours = runs.get(kind, OURS, False, seconds)
        if not ours:
            continue
        side = AIMS[kind].side
        most = side * side if side else inf
        every = sum(r.complete for r in ours)
        areas = [r.area for r in ours if r.complete]
        small = sum(area <= most for area in areas)
        cells = [kind, f"{every}/{len(ours)}", f"{side} x {side} = {most}" if side else "-"]
        cells += [spread(max(r.verdict.width, r.verdict.height) for r in ours if r.verdict)]
        cells += [spread(areas), f"{small}/{len(ours)}" if side else "-"]
        cells += [met(every == len(ours) and median(areas) <= most)]
        theirs = per_word(runs.get(kind, GENXWORD, False, seconds))
        cells += ["-" if theirs is None else f"{theirs:.2f}"]
        for name in (OURS, OURS_CROSSING):
            dense = per_word(runs.get(kind, name, False, seconds))
            if dense and theirs:
                more = f"{100 * (dense / theirs - 1):+.0f} %"
                cells += [f"{dense:.2f}", more, met(dense >= DENSER * theirs)]
        rows.append(cells)
    title = f"Aims: own size, {seconds:g} s"
    head = "words | all placed | aim: box | longest side | cells of the box | small enough | "
    head += "met | crossings a word: genxword | crosscore | more | met (+15 %) | "
    head += "if asked for most crossings | more | met"
    return markdown(title, head, rows)


def per_word(runs: Sequence[Result]) -> float | None:
    """Median of the crossings per placed word."""
    found = [r.verdict.crossings / max(1, r.verdict.placed) for r in runs if r.verdict]
    return median(found) if found else None


def first_table(runs: Runs) -> str:
    """Time until a layout of the program's own size has every word."""
    rows = []
    for kind in runs.kinds:
        cells = [kind]
        for program, aim in FIRST.items():
            asked = runs.get(kind, program, False, runs.budgets[0])
            took = [r.answer["first"] * 1000 for r in asked if r.answer.get("first") is not None]
            cells.append(spread(took, "ms", 1))
            if kind == "50" and took:
                cells[-1] += f"; aim {aim} ms: {met(median(took) < aim)}"
        rows.append(cells)
    title = "First layout with every word, own size"
    return markdown(title, "words | crosscore in CPython | crosscore in Pyodide", rows)


def squares_table(runs: Runs, squares: Squares) -> str:
    """The smallest squares that hold all words, and the box of our own size beside genxword's."""
    rows = []
    for kind in runs.kinds:
        aim = AIMS.get(kind)
        sides = {name: squares.get(name, {}).get(kind, ()) for name in (OURS, GENXWORD)}
        cells = [kind, *map(reach, sides.values()), str(aim.needed or "never") if aim else ""]
        ours = runs.get(kind, OURS, False, 1.0)
        needed = median_side(sides[GENXWORD])
        if ours and needed < inf and all(r.complete for r in ours):
            part = median(r.area for r in ours) / needed**2
            cells += [f"{100 * (part - 1):+.0f} %", met(part <= SMALLER)]
        rows.append(cells)
    title = "Smallest square that holds all words after 1 s: its side"
    head = "words | crosscore | genxword | genxword then | our own box beside genxword's square"
    return markdown(title, f"{head} | met (-20 %)", rows)


def median_side(sides: Sequence[int | None]) -> float:
    """Infinity if there is none for most seeds."""
    return median(side if side is not None else inf for side in sides) if sides else inf


def reach(sides: Sequence[int | None]) -> str:
    """Median side (least..most), and on how many seeds there was none."""
    found = [side for side in sides if side is not None]
    middle = median_side(sides)
    never = f", on {len(sides) - len(found)} never" if 0 < len(found) < len(sides) else ""
    told = "never" if middle == inf else f"{middle:g}"
    return told + (f" ({min(found)}..{max(found)}{never})" if found else "")


def curve_table(results: Sequence[Result], program: str) -> str:
    """What a program reached after so many seconds: medians, of the longest runs there are."""
    runs = Runs(results)
    longest = runs.budgets[-1]
    times = [t for t in TIMES if t <= longest]
    rows = []
    for kind in runs.kinds:
        for given in (True, False):
            asked = runs.get(kind, program, given, longest)
            if not asked:
                continue
            reached = [[at(one, t) for one in asked] for t in times]
            side = asked[0].side
            name = f"placed in {side} x {side}" if given else "placed, own size"
            rows.append([kind, name, *(f"{median(x[0] for x in found):g}" for found in reached)])
            for i, name in ((1, "cells of its box"), (2, "crossings")) if not given else ():
                some = [[x[i] for x in found if x[0]] for found in reached]
                shown = [f"{median(x):g}" if len(x) == len(asked) else "-" for x in some]
                rows.append([kind, name, *shown])
    head = " | ".join(["words", "", *(f"{t:g} s" for t in times)])
    return markdown(f"More time: {program.replace('*', '')}", head, rows)


def at(one: Result, seconds: float) -> tuple[int, int, int]:
    """Words placed, cells of the box and crossings after so long; zeros before the first layout."""
    reached = (0, 0, 0)
    for spent, placed, width, height, crossings in one.answer.get("curve", ()):
        if spent > seconds:
            break
        reached = (placed, width * height, crossings)
    return reached

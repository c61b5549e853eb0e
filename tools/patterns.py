"""Draw the library of patterns: `python -m tools.patterns LIST [--each N] [--sizes 15-21]`.

For each size from 5 x 5 to 21 x 21 it draws symmetric patterns with different numbers of words and
theme slots, proves each sound, leaves out mirror images of others, and keeps those that the words
of LIST have filled. The result is crosscore/fill/patterns.txt; sizes that aren't drawn stay in it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import ascii_lowercase

from crosscore import api
from crosscore.fill import Filling, Lexicon, building, fill, library, theme
from crosscore.fill.patterns import pattern
from crosscore.grid import components, find_slots
from crosscore.rng import Rng
from crosscore.search import drain

TARGET = Path("crosscore/fill/patterns.txt")
NODES = 800  #: for one filling
DRAWS = 400  #: patterns drawn for a size, at most
_LONGEST = 15  #: letters of a word without a theme
#: the most words and blocks that editors take, for most of the patterns of a size
_USUAL = {15: (78, 40), 21: (142, 78)}

Rows = list[list[str | None]]


def main() -> None:
    """Draw, prove, fill and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("list", help="an English list of words")
    parser.add_argument("--each", type=int, default=10, help="patterns of each size")
    parser.add_argument("--sizes", default="5-21", help="sides, such as 15-21 (default 5-21)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    words = [word.answer for word in api.read_words(asked.list, language="en").words]
    lexicon = drain(building(words))
    first, last = map(int, asked.sizes.split("-"))
    for side in range(first, last + 1):
        drawn = _lines(_of_size(side, lexicon, asked.each, asked.seed))
        others = [line for line in _there() if not line.startswith(f"{side}x")]
        lines = sorted([*others, *drawn], key=lambda line: int(line.split("x")[0]))
        TARGET.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(f"{side} x {side}: {len(drawn)} patterns", file=sys.stderr)


def _there() -> list[str]:
    return TARGET.read_text(encoding="utf-8").splitlines() if TARGET.exists() else []


def _of_size(side: int, lexicon: Lexicon, each: int, seed: int) -> list[tuple[Rows, str]]:
    """Patterns of a size that were filled."""
    seen: set[tuple[str, ...]] = set()
    counts: dict[tuple[int, ...], int] = {}
    found: list[tuple[Rows, str]] = []
    for rows, symmetry in _drawn(side, Rng(seed * 100 + side)):
        shape = min(images(rows))
        look = (len(find_slots(rows)), *library.themes_of(rows)[:4])
        alike = side > 8 and (counts.get(look[:1], 0) >= 6 or look in counts)
        if shape in seen or alike or not sound(rows):
            continue
        seen.add(shape)
        if _filled(rows, lexicon):
            found.append((rows, symmetry))
            counts[look[:1]] = counts.get(look[:1], 0) + 1
            counts[look] = 1
        if len(found) == each:
            break
    return found


def _drawn(side: int, rng: Rng) -> Iterator[tuple[Rows, str]]:
    """Patterns of many kinds: with theme slots of several lengths, and without."""
    usual = ["rotational"] * 5 + ["left-right", "both", "diagonal"]
    for _ in range(DRAWS):
        symmetry = rng.choice(usual)
        black = rng.choice(["few", "medium", "many"] if side < 13 else ["medium", "many"])
        least = min(side, 3)
        lengths: list[int] = []
        if side >= 9 and symmetry == "rotational" and rng.below(3):
            for _ in range(1 + rng.below(2 if side < 17 else 3)):
                length = side - rng.below(side // 3) if side <= 15 else 12 + rng.below(side - 14)
                lengths += [min(length, side)] * 2
            if side % 2 and rng.below(2):
                lengths.append(side - 2 * rng.below(side // 5))
        answers = [tuple(f"{n}.{at}" for at in range(n)) for n in lengths]
        placed = theme.arrange(answers, side, side, rng, symmetry=symmetry) if answers else None
        words, blocks = _USUAL.get(side, (0, 0)) if rng.below(4) else (0, 0)
        rows = pattern(
            side,
            side,
            rng,
            most_words=words,
            most_blocks=blocks,
            symmetry=symmetry,
            least=least,
            black=black,
            longest=min(side, _LONGEST),
            kept=placed.letters if placed else (),
            closed=placed.closed if placed else (),
        )
        if rows:
            yield rows, symmetry


def sound(rows: Rows) -> bool:
    """Whether every cell is in two words of three or more letters, and all words connect."""
    slots = [cells for _, cells in find_slots(rows)]
    covered: dict[tuple[int, int], int] = {}
    for cells in slots:
        for cell in cells:
            covered[cell] = covered.get(cell, 0) + 1
    open = {(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell is not None}
    return (
        len(open) < len(rows) * len(rows[0])
        and all(len(run) >= 3 for run in slots)
        and all(covered.get(cell) == 2 for cell in open)
        and len(components(slots)) == 1
    )


def images(rows: Rows) -> list[tuple[str, ...]]:
    """A pattern in its eight mirror images."""
    texts = ["".join("#" if cell is None else "." for cell in row) for row in rows]
    images = []
    for turned, flipped, crossed in product((False, True), repeat=3):
        image = ["".join(column) for column in zip(*texts, strict=True)] if crossed else texts
        image = image[::-1] if turned else image
        images.append(tuple(line[::-1] for line in image) if flipped else tuple(image))
    return images


def _filled(rows: Rows, lexicon: Lexicon) -> bool:
    """Whether the words fill it within the limit."""
    return any(
        isinstance(item, Filling) for item in fill(rows, lexicon, Rng(1), nodes=NODES, why=False)
    )


def _lines(found: list[tuple[Rows, str]]) -> list[str]:
    """The lines of a size, by the number of words and the theme slots."""
    found.sort(
        key=lambda one: (len(find_slots(one[0])), library.themes_of(one[0]), min(images(one[0])))
    )
    counts: dict[int, int] = {}
    lines = []
    for rows, symmetry in found:
        words = len(find_slots(rows))
        counts[words] = counts.get(words, 0) + 1
        name = f"{len(rows[0])}x{len(rows)}-{words}{ascii_lowercase[counts[words] - 1]}"
        lines.append(library.line_of(name, rows, symmetry))
    return lines


if __name__ == "__main__":
    main()

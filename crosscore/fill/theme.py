"""Places for answers that a grid is to be built around: symmetric, with room between them.

Under each symmetry the mirror image of an answer's slot is a slot too. So answers stand in pairs of
equal length, or one is its own image: under a half turn, only in the middle row or column. Where
they stand, the pattern has blocks at their ends; `patterns.pattern` draws the rest around them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass

from crosscore.grid import Cell, Slot
from crosscore.rng import Rng

__all__ = ["Arrangement", "arrange", "ends", "unpaired"]

_STEPS = 4_000  #: places tried before giving up
_NEAR = {1: 12.0, 2: 3.0, 3: 0.5}  #: what it costs when answers run beside each other, by distance
_EDGE = 1.0  #: what a place at the edge costs
_WASTE = 1.5  #: what a cell costs that is too few for a word beside an answer
_CHANCE = 2.5  #: how far chance may outweigh that


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A slot for each answer, the cells that they fill with their letters, and blocks they need."""

    slots: tuple[Slot, ...]
    letters: Mapping[Cell, Hashable]
    closed: frozenset[Cell]


def arrange(
    answers: Sequence[Sequence[Hashable]],
    width: int,
    height: int,
    rng: Rng,
    *,
    symmetry: str = "rotational",
    least: int = 3,
    down: bool = False,
    given: Mapping[Cell, Hashable] | None = None,
) -> Arrangement | None:
    """Places for all answers, or None if none were found; letters `given` elsewhere stay.

    Answers lie across, and `down` allows for the other way; longer ones than the grid is wide lie
    down anyway, and so does one of each pair under a diagonal symmetry.
    """
    return _Places(answers, width, height, rng, symmetry, least, down).found(given or {})


def unpaired(
    answers: Sequence[Sequence[Hashable]],
    width: int,
    height: int,
    symmetry: str,
    down: bool = False,
) -> list[int]:
    """Which answers the symmetry leaves over: they have no partner and no middle. [] if none.

    Only their lengths count here, not whether there is room.
    """
    lengths: dict[int, list[int]] = {}
    for at, answer in enumerate(answers):
        lengths.setdefault(len(answer), []).append(at)
    places = _Places(answers, width, height, Rng(1), symmetry, 2, down)
    left: list[int] = []
    one_middle = symmetry == "rotational" and not down
    middles = 0
    for length, group in lengths.items():
        sizes = {len(orbit) for orbit in places.orbits(length)}
        if 1 in sizes and not one_middle:
            continue
        odd = len(group) % 2
        if odd and 1 in sizes and not middles:
            middles += 1
            odd = 0
        few = max(sizes, default=0) < 2 and len(group) > 1
        if odd or not sizes or few or (sizes == {4} and len(group) % 4):
            left.append(group[-1])
    if left and middles:  # any of those that were to share the one middle may be the odd one
        left += [
            group[-1] for group in lengths.values() if len(group) % 2 and group[-1] not in left
        ]
    return sorted(left)


def fit(
    answers: Sequence[Sequence[Hashable]],
    slots: Sequence[Slot],
    given: Mapping[Cell, Hashable],
    rng: Rng,
) -> tuple[Slot, ...] | None:
    """A slot of a finished pattern for each answer, or None if there are too few of its length.

    Letters that are `given`, and those of answers that cross, agree.
    """
    drawn = list(slots)
    rng.shuffle(drawn)
    steps = 0

    def place(at: int, letters: dict[Cell, Hashable], taken: tuple[Slot, ...]) -> tuple[Slot, ...]:
        nonlocal steps
        if at == len(answers):
            return taken
        for slot in drawn:
            steps += 1
            if steps > _STEPS:
                break
            if len(slot[1]) != len(answers[at]) or slot in taken:
                continue
            pairs = list(zip(slot[1], answers[at], strict=True))
            if all(letters.get(cell, letter) == letter for cell, letter in pairs):
                found = place(at + 1, {**letters, **dict(pairs)}, (*taken, slot))
                if found:
                    return found
        return ()

    return (place(0, dict(given), ()) or None) if answers else ()


def ends(slot: Slot, width: int, height: int) -> list[Cell]:
    """The cells before and after a slot, as far as they are in the grid."""
    across, cells = slot
    (r, c), (s, d) = cells[0], cells[-1]
    beside = [(r, c - 1), (s, d + 1)] if across else [(r - 1, c), (s + 1, d)]
    return [(y, x) for y, x in beside if 0 <= y < height and 0 <= x < width]


def _images(width: int, height: int, symmetry: str) -> list[Callable[[Cell], Cell]]:
    def turn(cell: Cell) -> Cell:
        return height - 1 - cell[0], width - 1 - cell[1]

    def side(cell: Cell) -> Cell:
        return cell[0], width - 1 - cell[1]

    def over(cell: Cell) -> Cell:
        return height - 1 - cell[0], cell[1]

    def diagonal(cell: Cell) -> Cell:
        return cell[1], cell[0]

    images: dict[str, list[Callable[[Cell], Cell]]] = {
        "rotational": [turn],
        "left-right": [side],
        "up-down": [over],
        "both": [side, over, turn],
        "diagonal": [diagonal],
        "none": [],
    }
    return images[symmetry]


class _Places:
    """The search for one arrangement."""

    def __init__(
        self,
        answers: Sequence[Sequence[Hashable]],
        width: int,
        height: int,
        rng: Rng,
        symmetry: str,
        least: int,
        down: bool,
    ) -> None:
        self.answers = answers
        self.width, self.height = width, height
        self.rng = rng
        self.symmetry = symmetry
        self.images = _images(width, height, symmetry)
        self.one_middle = symmetry in ("rotational", "up-down")
        self.least = least
        self.down = down
        self.steps = 0
        self.known: dict[int, list[tuple[Slot, ...]]] = {}

    def orbits(self, length: int) -> list[tuple[Slot, ...]]:
        """Each slot of this length with its mirror images, if these can stand together."""
        if length in self.known:
            return self.known[length]
        ways = [True]
        if self.down or length > self.width or self.symmetry == "diagonal":
            ways = [True, False]
        found: dict[tuple[Slot, ...], None] = {}
        for across in ways:
            rows = self.height if across else self.height - length + 1
            columns = self.width - length + 1 if across else self.width
            for r in range(rows):
                for c in range(columns):
                    slot: Slot = (
                        across,
                        tuple((r, c + i) if across else (r + i, c) for i in range(length)),
                    )
                    orbit = {slot}
                    for image in self.images:
                        cells = tuple(sorted(map(image, slot[1])))
                        orbit.add((across != (self.symmetry == "diagonal"), cells))
                    if self._apart(orbit):
                        found[tuple(sorted(orbit))] = None
        self.known[length] = list(found)
        return self.known[length]

    def _apart(self, orbit: set[Slot]) -> bool:
        cells = {cell for _, some in orbit for cell in some}
        blocked = {cell for slot in orbit for cell in ends(slot, self.width, self.height)}
        return not cells & blocked and len(cells) == sum(len(some) for _, some in orbit)

    def found(self, given: Mapping[Cell, Hashable]) -> Arrangement | None:
        lengths: dict[int, list[int]] = {}
        for at, answer in enumerate(self.answers):
            lengths.setdefault(len(answer), []).append(at)
        # the odd ones first: they need the middle
        order = sorted(lengths, key=lambda n: (-(len(lengths[n]) % 2), -n))
        groups = [lengths[n] for n in order]
        for group in groups:
            self.rng.shuffle(group)
        placed: dict[int, Slot] = {}
        if not self._place(groups, placed, dict(given), frozenset()):
            return None
        letters = dict(given)
        for at, (_, cells) in placed.items():
            letters.update(zip(cells, self.answers[at], strict=True))
        closed = {cell for slot in placed.values() for cell in ends(slot, self.width, self.height)}
        slots = tuple(placed[at] for at in range(len(self.answers)))
        return Arrangement(slots, letters, frozenset(closed))

    def _place(
        self,
        groups: list[list[int]],
        placed: dict[int, Slot],
        letters: dict[Cell, Hashable],
        closed: frozenset[Cell],
    ) -> bool:
        groups = [group for group in groups if group]
        if not groups:
            return True
        group = groups[0]
        ranked: list[tuple[float, tuple[Slot, ...]]] = []
        for orbit in self.orbits(len(self.answers[group[0]])):
            if len(orbit) > len(group):
                continue
            if self.one_middle and (len(orbit) == 1) != len(group) % 2:
                continue  # only one is left over, and it goes into the middle first
            cost = sum(self._cost(slot, placed) for slot in orbit) / len(orbit)
            ranked.append((cost + self.rng.random() * _CHANCE, orbit))
        ranked.sort()
        for _, orbit in ranked:
            self.steps += 1
            if self.steps > _STEPS:
                return False
            grown, shut = dict(letters), closed
            fits = True
            for at, slot in zip(group, orbit, strict=False):
                shut = shut | frozenset(ends(slot, self.width, self.height))
                for cell, letter in zip(slot[1], self.answers[at], strict=True):
                    if grown.setdefault(cell, letter) != letter:
                        fits = False
            if not fits or not shut.isdisjoint(grown) or self._merged(orbit, placed):
                continue
            now = {**placed, **dict(zip(group, orbit, strict=False))}
            if self._place([group[len(orbit) :], *groups[1:]], now, grown, shut):
                placed.update(now)
                return True
        return False

    def _merged(self, orbit: tuple[Slot, ...], placed: Mapping[int, Slot]) -> bool:
        """Whether a slot shares a cell with another of its own direction."""
        there = {(across, cell) for across, cells in placed.values() for cell in cells}
        return any((across, cell) in there for across, cells in orbit for cell in cells)

    def _cost(self, slot: Slot, placed: Mapping[int, Slot]) -> float:
        across = slot[0]
        line, low, high = _line(slot)
        across_lines = self.height if across else self.width
        along = self.width if across else self.height
        cost = _EDGE if line in (0, across_lines - 1) else 0.0
        for gap in (low - 1, along - 2 - high):
            if 0 < gap < self.least:
                cost += _WASTE * gap
        for other in placed.values():
            if other[0] is not across:
                continue
            there, begin, end = _line(other)
            if begin <= high and low <= end:
                cost += _NEAR.get(abs(there - line), 0.0)
        return cost


def _line(slot: Slot) -> tuple[int, int, int]:
    """The row of a slot across, and its first and last column; of one down, the other way."""
    across, cells = slot
    (r, c), (s, d) = cells[0], cells[-1]
    return (r, c, d) if across else (c, r, s)

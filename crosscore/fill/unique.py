"""Whether a grid has only one solution, given what each clue allows.

1 2 | 4    A clue that states its answer allows one; "a multiple of 7" allows many, and the
6 . | 3    crossings must decide. The solver uses nothing else, not even that no answer
           comes twice. Cells hold any hashable things.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from crosscore.grid import Cell
from crosscore.search import Progress

__all__ = ["AMBIGUOUS", "IMPOSSIBLE", "ONE", "UNSURE", "Domain", "Verdict", "solutions"]

ONE = "one"  #: every cell is determined
AMBIGUOUS = "ambiguous"  #: there are others, see `Verdict.cells`
IMPOSSIBLE = "impossible"  #: no solution at all
UNSURE = "unsure"  #: the node limit came first

_EVERY = 32  #: nodes between two reports

Answer = Sequence[Hashable]
Solution = Mapping[Cell, Hashable]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many solutions there are: none, one, more; and what is known of them.

    `cells` are the ambiguous ones: those in which the two `found` solutions differ, and those in no
    slot, of which nothing is known. `found` has at most two solutions.
    """

    state: str
    cells: tuple[Cell, ...] = ()
    found: tuple[Solution, ...] = field(default=())


class Domain:
    """The answers that a clue allows, each of the same length, as bits; to be used many times."""

    __slots__ = ("answers", "full", "masks")

    def __init__(self, answers: Collection[Answer], length: int) -> None:
        self.answers = [answer for answer in answers if len(answer) == length]
        self.full = (1 << len(self.answers)) - 1
        #: per position: content -> the answers that have it there
        self.masks: list[dict[Hashable, int]] = []
        size = (len(self.answers) + 7) // 8
        for position in range(length):
            sets: dict[Hashable, bytearray] = {}
            for bit, answer in enumerate(self.answers):
                content = answer[position]
                found = sets.get(content)
                if found is None:
                    found = sets[content] = bytearray(size)
                found[bit >> 3] |= 1 << (bit & 7)
            self.masks.append({k: int.from_bytes(v, "little") for k, v in sets.items()})


def solutions(
    slots: Sequence[Sequence[Cell]],
    domains: Sequence[Collection[Answer] | Domain],
    *,
    cells: Collection[Cell] = (),
    given: Mapping[Cell, Hashable] | None = None,
    nodes: int | None = None,
) -> Generator[Progress, None, Verdict]:
    """Look for two solutions: answers for all slots, from their domains, that agree at crossings.

    `cells` are all cells to solve, if some may be in no slot; `given` are those whose content is
    shown.
    """
    known = dict(given or {})
    covered = {cell for slot in slots for cell in slot}
    loose = tuple(sorted(cell for cell in cells if cell not in covered and cell not in known))
    search = _Search(slots, domains, known)
    yield Progress(0, 0, len(slots))
    found, done = yield from search.run(2, nodes)
    if len(found) == 2:
        first, second = found
        differ = sorted(cell for cell in covered if first[cell] != second[cell])
        return Verdict(AMBIGUOUS, tuple(sorted({*differ, *loose})), tuple(found))
    if loose and found:
        return Verdict(AMBIGUOUS, loose, tuple(found))
    if not done:
        return Verdict(UNSURE, loose, tuple(found))
    return Verdict(ONE if found else IMPOSSIBLE, (), tuple(found))


class _Search:
    """Depth first over the slot with fewest answers left; each choice narrowed to a fixed point."""

    def __init__(
        self,
        slots: Sequence[Sequence[Cell]],
        domains: Sequence[Collection[Answer] | Domain],
        known: Mapping[Cell, Hashable],
    ) -> None:
        self.slots = slots
        self.domains = [
            domain if isinstance(domain, Domain) else Domain(domain, len(slot))
            for slot, domain in zip(slots, domains, strict=True)
        ]
        self.masks = [domain.masks for domain in self.domains]
        self.state: list[int] = []
        at: dict[Cell, list[tuple[int, int]]] = {}
        for i, (slot, domain) in enumerate(zip(slots, self.domains, strict=True)):
            left = domain.full
            for position, cell in enumerate(slot):
                at.setdefault(cell, []).append((i, position))
                if cell in known:
                    left &= domain.masks[position].get(known[cell], 0)
            self.state.append(left)
        self.crosses: list[list[tuple[int, int, int]]] = [[] for _ in slots]
        for pairs in at.values():
            for i, position in pairs:
                self.crosses[i] += [(position, j, there) for j, there in pairs if j != i]

    def run(
        self, most: int, nodes: int | None
    ) -> Generator[Progress, None, tuple[list[Solution], bool]]:
        """At most so many solutions, and whether there are no others than those found."""
        found: list[Solution] = []
        if not self.narrow(self.state, list(range(len(self.slots)))):
            return found, True
        stack = [self.state]
        tried = 0
        while stack:
            state = stack.pop()
            open_slots = [i for i, domain in enumerate(state) if domain & (domain - 1)]
            if not open_slots:
                found.append(self.solution(state))
                if len(found) == most:
                    return found, False
                continue
            slot = min(open_slots, key=lambda i: (state[i].bit_count(), i))
            low = state[slot] & -state[slot]
            for domain in (state[slot] ^ low, low):  # the last one is tried first
                tried += 1
                if nodes is not None and tried > nodes:
                    return found, False
                if tried % _EVERY == 0:
                    yield Progress(tried, len(self.slots) - len(open_slots), len(self.slots))
                trial = list(state)
                trial[slot] = domain
                if self.narrow(trial, [slot]):
                    stack.append(trial)
        return found, True

    def narrow(self, state: list[int], queue: list[int]) -> bool:
        """Take out of all domains what no crossing supports; False if one of them gets empty."""
        if not all(state):
            return False
        while queue:
            i = queue.pop()
            for position, j, there in self.crosses[i]:
                allowed = 0
                masks = self.masks[j][there]
                for content, bits in self.masks[i][position].items():
                    if state[i] & bits:
                        allowed |= masks.get(content, 0)
                left = state[j] & allowed
                if not left:
                    return False
                if left != state[j]:
                    state[j] = left
                    if j not in queue:
                        queue.append(j)
        return True

    def solution(self, state: Sequence[int]) -> Solution:
        return {
            cell: content
            for i, slot in enumerate(self.slots)
            for cell, content in zip(
                slot, self.domains[i].answers[state[i].bit_length() - 1], strict=True
            )
        }

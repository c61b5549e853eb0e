"""Whether a grid has only one solution, given what each clue allows.

1 2 | 4    A clue that states its answer allows one; "a multiple of 7" allows many, and the
6 . | 3    crossings must decide. The solver uses nothing else, not even that no answer
           comes twice. Cells hold any hashable things.

In a codeword each code is a cell that stands in many slots, perhaps twice in one, and no two
codes stand for the same letter: `distinct`.
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
    distinct: bool = False,
    nodes: int | None = None,
) -> Generator[Progress, None, Verdict]:
    """Look for two solutions: answers for all slots, from their domains, that agree at crossings.

    `cells` are all cells to solve, if some may be in no slot; `given` are those whose content is
    shown. With `distinct`, no two cells have the same content.
    """
    known = dict(given or {})
    covered = {cell for slot in slots for cell in slot}
    loose = tuple(sorted(cell for cell in cells if cell not in covered and cell not in known))
    search = (_Distinct if distinct else _Search)(slots, domains, known)
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
        self.join(at, known)

    def join(
        self, at: Mapping[Cell, Sequence[tuple[int, int]]], known: Mapping[Cell, Hashable]
    ) -> None:
        """Note where slots cross: each cell is `at` these positions of these slots."""
        self.crosses: list[list[tuple[int, int, int]]] = [[] for _ in self.slots]
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
        every = range(len(self.slots))
        tried = 0
        while stack:
            state = stack.pop()
            open_slots = [i for i in every if state[i] & (state[i] - 1)]
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


class _Distinct(_Search):
    """The same where no two cells have the same content, and a slot may have a cell twice.

    Behind the domains of the slots, the state has those of the cells: contents as bits. Slots
    narrow the cells, and cells the slots, so that a cell in many slots costs no more than them.
    """

    def join(
        self, at: Mapping[Cell, Sequence[tuple[int, int]]], known: Mapping[Cell, Hashable]
    ) -> None:
        first = len(self.slots)
        place = {cell: first + n for n, cell in enumerate(at)}
        self.cells = [[place[cell] for cell in slot] for slot in self.slots]
        self.users = {place[cell]: sorted({i for i, _ in pairs}) for cell, pairs in at.items()}
        bits: dict[Hashable, int] = {}
        for masks in self.masks:
            for contents in masks:
                for content in contents:
                    bits.setdefault(content, 1 << len(bits))
        self.bits = [
            [[(bits[content], mask) for content, mask in contents.items()] for contents in masks]
            for masks in self.masks
        ]
        taken = {cell: bits.get(content, 0) for cell, content in known.items()}
        free = (1 << len(bits)) - 1
        for bit in taken.values():
            free &= ~bit
        self.state += [taken.get(cell, free) for cell in at]
        for i, slot in enumerate(self.slots):
            self.state[i] &= self.patterned(i, slot)

    def patterned(self, i: int, slot: Sequence[Cell]) -> int:
        """The answers of a slot that have equal contents where it has the same cell, only there."""
        left = self.domains[i].full
        masks = self.masks[i]
        for a in range(len(slot)):
            for b in range(a):
                alike = 0
                for content, mask in masks[a].items():
                    alike |= mask & masks[b].get(content, 0)
                left &= alike if slot[a] == slot[b] else ~alike
        return left

    def narrow(self, state: list[int], queue: list[int]) -> bool:
        if not all(state):
            return False
        while queue:
            i = queue.pop()
            left = state[i]
            for cell, contents in zip(self.cells[i], self.bits[i], strict=True):
                allowed = 0
                for bit, mask in contents:
                    if state[cell] & bit:
                        allowed |= mask
                left &= allowed
            if not left:
                return False
            state[i] = left
            changed = []
            for cell, contents in zip(self.cells[i], self.bits[i], strict=True):
                possible = 0
                for bit, mask in contents:
                    if left & mask:
                        possible |= bit
                if not state[cell] & possible:
                    return False
                if state[cell] & possible != state[cell]:
                    state[cell] &= possible
                    changed.append(cell)
            for cell in changed:  # which grows
                only = state[cell]
                if only & (only - 1) == 0:
                    for other in range(len(self.slots), len(state)):
                        if other != cell and state[other] & only:
                            state[other] &= ~only
                            if not state[other]:
                                return False
                            changed.append(other)
            for cell in changed:
                queue += [user for user in self.users[cell] if user not in queue]
        return True

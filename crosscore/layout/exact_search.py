"""All layouts of a few words in one rectangle: the complete search behind a proof.

Every place of every word in the rectangle has a number, and a set of places is an integer
with a bit for each. Three such sets are known for each place p: those that may stand beside
it in a legal layout, those that cross it, and those that touch it side by side:

    C A T       Rows of letters may touch if other words account for all cells that do. TO is
    . T O       legal below CAT if AT and TO run down through both. So touching places are
    . . .       no contradiction while such words still have places; but then one of these
                places *must* be taken.

A layout is one place for each word, all of them allowed beside each other, where one place
of each of these sets is taken, too:

- the places in which a part of the words placed so far is crossed by another word;
- the places that account for two letters which touch;
- the places at each edge of the rectangle, as smaller rectangles are searched by themselves.

The search branches over the smallest of all these sets: it takes its first place, and when
nothing is left to be found there, rules this place out and takes the next. What was ruled
out never comes back below, so no set of places is looked at twice, in whatever order its
words could be placed. Where one of the sets is empty there is no layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crosscore.layout.board import bits
from crosscore.layout.result import Placement

__all__ = ["Box"]

_SLICE = 500  #: nodes between two reports; a quarter of a millisecond to a few
_ROWS = 100  #: the same for the places whose neighbours are worked out
_PART = 2  #: a set that crosses a part counts as so much larger; that halved the work


class Box:
    """The places of words in a rectangle that is not higher than wide.

    `words` are tuples of letter numbers below `letters`, of two letters or more. With `tight`
    only layouts that touch all four edges are looked for. `nodes` counts the places that were
    listed or tried. In a square only one of a layout and its mirror image at the diagonal is
    found, and of layouts that differ by which of two equal words is which, only one.
    """

    def __init__(
        self, words: Sequence[tuple[int, ...]], letters: int, width: int, height: int, tight: bool
    ) -> None:
        self.words = words
        self.letters = letters
        self.width = width
        self.height = height
        self.tight = tight
        self.nodes = 0
        #: Cells are numbered by row, with a margin of one cell all round.
        self.steps = (1, width + 2)
        #: By number: word, row, column, whether it runs down.
        self.places: list[tuple[int, int, int, bool]] = []
        #: By word: its places.
        self.domains: list[int] = []
        longest = max(range(len(words)), key=lambda i: len(words[i]))
        for i, word in enumerate(words):
            first = len(self.places)
            n = len(word)
            for row in range(height):
                self.places += [(i, row, c, False) for c in range(width - n + 1)]
            if width > height or i != longest:  # in a square, down is the mirror image
                for row in range(height - n + 1):
                    self.places += [(i, row, c, True) for c in range(width)]
            self.domains.append((1 << len(self.places)) - (1 << first))
        #: By place: those allowed beside it, crossing it, touching it side by side.
        self.allowed: list[int] = []
        self.crossing: list[int] = []
        self.touching: list[int] = []
        #: By direction, letter and cell: the places that put the letter there.
        cells = (width + 2) * (height + 2)
        self._with = [[[0] * cells for _ in range(letters)] for _ in self.steps]

    def layouts(self) -> Iterator[list[Placement] | None]:
        """Each layout that holds all words, as placements by word; None every few nodes."""
        if not all(self.domains):
            return
        for _ in self._prepare():
            yield None
        for chosen in self._search():
            if chosen:
                yield [Placement(*self.places[place]) for place in bits(chosen)]
            else:
                yield None

    # What each place means for the others.

    def _first(self, place: int) -> int:
        """The cell of a place's first letter."""
        _, row, column, _ = self.places[place]
        return (row + 1) * self.steps[1] + column + 1

    def _prepare(self) -> Iterator[None]:
        """Fill `allowed`, `crossing` and `touching`. Yields every few places."""
        cells = (self.width + 2) * (self.height + 2)
        covering = [[0] * cells, [0] * cells]  # by direction and cell
        ending = [[0] * cells, [0] * cells]  # places that need this cell empty, before or after
        for place, (word, _, _, down) in enumerate(self.places):
            bit = 1 << place
            cell, step = self._first(place), self.steps[down]
            ending[down][cell - step] |= bit
            for letter in self.words[word]:
                self._with[down][letter][cell] |= bit
                covering[down][cell] |= bit
                cell += step
            ending[down][cell] |= bit
            if place % _ROWS == 0:
                yield
        known: dict[tuple[bool, int, int], tuple[int, int]] = {}
        everything = (1 << len(self.places)) - 1
        for place, (word, _, _, down) in enumerate(self.places):
            cell, step = self._first(place), self.steps[down]
            banned = self.domains[word] | covering[0][cell - step] | covering[1][cell - step]
            beside = crossing = 0
            for letter in self.words[word]:
                key = (down, letter, cell)
                if key not in known:
                    known[key] = self._neighbours(*key, covering, ending)
                banned |= known[key][0]
                beside |= known[key][1]
                crossing |= self._with[not down][letter][cell]
                cell += step
            banned |= covering[0][cell] | covering[1][cell] | self._swapped(place)
            allowed = everything & ~banned
            self.allowed.append(allowed)
            self.crossing.append(crossing & allowed)
            self.touching.append(beside & allowed)
            self.nodes += 1
            if place % _ROWS == 0:
                yield

    def _neighbours(
        self,
        down: bool,
        letter: int,
        cell: int,
        covering: Sequence[Sequence[int]],
        ending: Sequence[Sequence[int]],
    ) -> tuple[int, int]:
        """What a word in a direction with a letter in a cell means for all places.

        The first set holds those that contradict it, the second those that have a letter
        beside it (not before or after it) for which a third word could account.
        """
        across = not down
        here = self._with[across][letter][cell]
        banned = covering[down][cell] | ending[0][cell] | ending[1][cell]
        banned |= covering[across][cell] & ~here
        beside = 0
        for near in (cell - self.steps[across], cell + self.steps[across]):
            if touching := covering[down][near]:
                possible = 0
                for other in range(self.letters):
                    if here & self._with[across][other][near]:
                        possible |= self._with[down][other][near]
                banned |= touching & ~possible
                beside |= possible
        return banned, beside

    def _swapped(self, place: int) -> int:
        """Places of words equal to this one that come in the wrong order."""
        word = self.places[place][0]
        found = 0
        base = place - _lowest(self.domains[word])
        for other, domain in enumerate(self.domains):
            if other != word and self.words[other] == self.words[word]:
                earlier = domain & ((1 << _lowest(domain) + base + 1) - 1)
                found |= domain & ~earlier if other < word else earlier
        return found

    def _witnesses(self, one: int, other: int) -> list[int]:
        """For each pair of letters that touch in two parallel places: what accounts for it."""
        word, *at, down = self.places[one]
        word2, *at2, _ = self.places[other]
        across = not down
        offset = at2[down ^ True] - at[down ^ True]
        letters, letters2 = self.words[word], self.words[word2]
        cell, step = self._first(one), self.steps[down]
        side = self.steps[across] * (at2[down] - at[down])
        found = []
        for i in range(max(0, offset), min(len(letters), len(letters2) + offset)):
            here = self._with[across][letters[i]][cell + i * step]
            found.append(here & self._with[across][letters2[i - offset]][cell + i * step + side])
        return found

    def _edges(self) -> list[int]:
        """The places at each edge."""
        edges = [0] * 4
        for place, (word, row, column, down) in enumerate(self.places):
            n = len(self.words[word])
            bottom, right = (row + n, column + 1) if down else (row + 1, column + n)
            for edge, is_there in enumerate(
                (row == 0, column == 0, bottom == self.height, right == self.width)
            ):
                edges[edge] |= is_there << place
        return edges

    # The search.

    def _search(self) -> Iterator[int]:
        """The set of places of each layout, and 0 every few nodes."""
        domains, allowed = self.domains, self.allowed
        crossing, touching = self.crossing, self.touching
        places = self.places
        needs = self._edges() if self.tight else []
        first = min(domains, key=int.bit_count)
        # Each level: places to branch over, places left, places taken, words to place, parts
        # (their places and what crosses them), sets of which a place must be taken.
        todo = list(range(len(domains)))
        parts: list[tuple[int, int]] = []
        stack = [(first, (1 << len(places)) - 1, 0, todo, parts, needs)]
        until = self.nodes + _SLICE
        while stack:
            options, left, taken, words, parts, needs = stack.pop()
            bit = options & -options
            if options != bit:
                stack.append((options ^ bit, left ^ bit, taken, words, parts, needs))
            self.nodes += 1
            if self.nodes >= until:
                until += _SLICE
                yield 0
            place = bit.bit_length() - 1
            left &= allowed[place]
            taken |= bit
            word = places[place][0]
            # The smallest set of places of which one must be taken.
            fewest = _PART * len(places) + 1
            options = 0
            todo = []
            for other in words:
                if other != word:
                    domain = left & domains[other]
                    if not domain:
                        break
                    todo.append(other)
                    if (count := domain.bit_count()) < fewest:
                        fewest, options = count, domain
            if len(todo) < len(words) - 1:
                continue
            crossed = crossing[place]
            joined, around = bit, crossed
            separate = []
            for part in parts:
                if part[0] & crossed:
                    joined |= part[0]
                    around |= part[1]
                else:
                    separate.append(part)
            separate.append((joined, around))
            wanted = needs
            if beside := touching[place] & (taken ^ bit):
                wanted = needs.copy()
                for neighbour in bits(beside):
                    wanted += self._witnesses(place, neighbour)
            open_needs = [need for need in wanted if not need & taken]
            if not todo:
                if len(separate) == 1 and not open_needs:
                    yield taken
                continue
            for need in open_needs:
                if (count := (need & left).bit_count()) < fewest:
                    fewest, options = count, need & left
            for _, around in separate:
                if (count := _PART * (around & left).bit_count()) < fewest:
                    fewest, options = count, around & left
            if fewest:
                stack.append((options, left, taken, todo, separate, open_needs))


def _lowest(mask: int) -> int:
    """The index of the lowest bit set."""
    return (mask & -mask).bit_length() - 1

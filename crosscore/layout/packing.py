"""Fill a rectangle with as many of the words as it holds: the search proper.

A packing is a legal, connected layout in a rectangle of a given size, and the words still missing.
It begins greedily and then improves in small steps, each of which takes a few words out, puts
something else in, and fills up again:

- *Squeeze*: a missing word takes a place at which only a few cells are bad; the words in the way
  leave. Boards that count bad cells for all starts at once (`Board.near_starts`) find these places;
  they are tried one by one until the packing changes.
- *Shake*: one to four neighbouring words leave, and may not return to where they were.

      C A T .       D has one bad cell here:       C A T .
      . . A .       it would touch the O of TAO    . . D .     TAO leaves,
      . . O .                                      . . D .     to try elsewhere

Words that are cut off from the largest connected part leave as well. Filling up is greedy: of all
missing words and all their places, the one that crosses most comes first. A step that ends worse is
undone, or kept with a probability that falls with the loss.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from operator import eq

from crosscore.layout.board import Board, bits
from crosscore.layout.goal import BLOCKS, COMPACT, CROSSINGS, PAGE
from crosscore.layout.task import Task
from crosscore.rng import Rng

__all__ = ["Packing"]

# What a packing is worth: its words' letters, 1 for a word of average length, and
_CROSSING = {  #: for each crossing, by goal
    COMPACT: 0.2,
    PAGE: 0.2,
    CROSSINGS: 0.9,  # where the size is free; else words come first as well
    BLOCKS: 0.0,
}
_HOME = 0.3  #: for each word that is where it should stay, if any should
_HOME_FREELY = 0.02  #: the same while words are missing that were missing for long
_TEMPERATURE = 0.4  #: a loss of this much is kept with probability 1/e

_LENGTH = 0.1  #: how much a letter more counts when places compete, beside 1 for a crossing
_NOISE = 0.5  #: and a random amount up to this
_STAY = 99.0  #: the value of the place where a word should stay
_AT_ONCE = 7  #: a step that removes more words than this is given up
_SHAKEN = 4  #: most words taken out on purpose
_GAIN = 6  #: crossings that filling up is hoped to gain, when hopeless steps are given up
_POOL = 24  #: how many missing words compete for the next place while a grid is built
_LARGE = 250  #: words from which on places are looked at all together, not one by one
_SQUEEZE = 0.5  #: share of the steps that squeeze, if there is anything to squeeze

Place = tuple[float, int, int]  #: value, word, start
Lead = tuple[float, int, int]  #: cost, word, start
Bans = dict[int, int]  #: by word, the start it may not take


class Packing:
    """A layout in a rectangle that is being improved.

    `nodes` counts how often the places of a word were listed. Nothing more happens once it reaches
    `limit`.
    """

    def __init__(
        self, task: Task, rng: Rng, width: int, height: int, nodes: int, limit: float
    ) -> None:
        self.task = task
        self.rng = rng
        self.board = Board(task.words, task.letters, width, height)
        self.fixed = self.board.core = task.fixed
        self.nodes = nodes
        self.limit = limit
        mean = sum(map(len, task.words)) / max(1, len(task.words))
        self.weight = [len(w) / mean for w in task.words]
        name = task.goal.name
        self.crossing = _CROSSING[COMPACT if task.size and name == CROSSINGS else name]
        self.lightest = min(self.weight, default=1.0)
        #: Starts where words should stay if possible, by word; -1 for others.
        self.home: list[int] = []
        #: Whether many may leave them to make room for a missing one.
        self.freely = False
        #: Whether there are so many words that all places of one are counted at once.
        self.large = len(task.words) > _LARGE
        self.everyone = (1 << len(task.words)) - 1
        self.accept()

    # State.

    @property
    def missing(self) -> int:
        """Words not placed, as a set of bits."""
        return self.everyone & ~self.board.present

    @property
    def spent(self) -> bool:
        """Whether the node limit was reached."""
        return self.nodes >= self.limit

    def energy(self) -> float:
        """What the search brings down."""
        missing = self.missing
        lost = sum([self.weight[w] for w in bits(missing)])
        if self.home:
            home = _HOME_FREELY if missing and self.freely else _HOME
            lost -= home * sum(map(eq, self.board.start, self.home))
        return lost - self.crossing * self.board.crossings()

    def accept(self) -> None:
        """Accept the grid as it is now."""
        self.saved = self.board.save()
        self.current = self.energy()
        self.leads: list[Lead] = []
        self.unread = list(bits(self.missing))
        self.rng.shuffle(self.unread)

    # Building.

    def build(self, pool: int = _POOL) -> Iterator[None]:
        """Fill a rectangle with the missing words, longest first. Yields after each word.

        With `pool` words competing for each place it takes longer and packs more.
        """
        words = self.task.words
        draw = self.rng.random
        queue = sorted(bits(self.missing), key=lambda w: len(words[w]) + 2 * draw())
        if queue and not self.board.present:
            self._begin(queue.pop())
        waiting: list[int] = []  # words that had no place when last tried
        while queue and not self.spent:
            best: Place | None = None
            stuck = []
            for word in queue[: -pool - 1 : -1]:
                place = self._best_place(word)
                if place is None:
                    stuck.append(word)
                elif best is None or place > best:
                    best = place
            for word in stuck:
                queue.remove(word)
            waiting += stuck
            if best is not None:
                self.board.place(*best[1:])
                queue.remove(best[1])
                if waiting and len(queue) < pool:
                    queue = waiting + queue
                    waiting = []
            yield
        self.accept()

    def _begin(self, word: int) -> None:
        """Place a first word near the middle, in a direction in which it fits."""
        board = self.board
        n = len(self.task.words[word])
        across, down = n <= board.width, n <= board.height
        if self.rng.below(2) if across and down else down:
            board.place(
                word, board.half + board.width // 2 * board.stride + (board.height - n) // 2
            )
        else:
            board.place(word, board.height // 2 * board.stride + (board.width - n) // 2)

    def _best_place(self, word: int) -> Place | None:
        """The place of a word that crosses most others, random among equals."""
        if self.spent:
            return None
        self.nodes += 1
        board = self.board
        found = board.starts(word)
        if not found:
            return None
        if self.home and self.home[word] >= 0 and found >> self.home[word] & 1:
            return _STAY, word, self.home[word]
        columns = board.columns
        draw = self.rng.random
        n = len(self.task.words[word])
        if self.large:
            found, most = board.most_crossed(word, found)
            if not found:
                return None
            at = int(draw() * found.bit_length())
            found = found >> at << at or found
            value = most + _NOISE * draw() + _LENGTH * n
            return value, word, (found & -found).bit_length() - 1
        line = (1 << n) - 1
        best = -1.0
        start = 0
        while found:
            low = found & -found
            found ^= low
            value = (line * low & columns).bit_count() + _NOISE * draw()
            if value > best:
                best, start = value, low
        return (best + _LENGTH * n, word, start.bit_length() - 1) if start else None

    def _fill(self, gone: int, bans: Bans, spare: int) -> bool:
        """Place missing words, always the best place of all, until none fits.

        `gone` are words that were placed before this step; the others had no place then, so only
        the surroundings of what changed can offer one. Once a word is placed, a place is one that
        was legal before, or crosses it. Gives up (False) when more than `spare` words have no place
        at the start: then the step will not be kept.
        """
        board, words, home = self.board, self.task.words, self.home
        full, letters, stride = board.full, board.letters, board.stride
        draw = self.rng.random
        missing = [*bits(gone), *bits(self.missing & ~gone)]
        longest = max([len(words[word]) for word in missing], default=0)
        known = [0] * len(words)  # legal starts of each word, and the best of its places
        places: list[Place | None] = [None] * len(words)
        runs, columns = board.runs, board.columns
        new = columns & ~runs  # cells of which a new place crosses at least one
        nearby = board.near_changes(longest)
        nodes = self.nodes
        while missing and nodes < self.limit:
            # By length: starts with room for every letter; starts that cross a new cell.
            occupied = runs | columns
            unused = full & ~(occupied | occupied << stride | occupied >> stride)
            cross = columns & ~runs
            run = usable = unused | cross
            free = ~(occupied << 1)
            reach = new
            rooms, reaches = [0], [0]
            for n in range(1, longest + 1):
                rooms.append(run & free & ~(occupied >> n))
                reaches.append(reach)
                run &= usable >> n
                reach |= new >> n
            suits = [0] * len(letters)
            best: Place | None = None
            for word in missing:
                nodes += 1
                spelled = words[word]
                n = len(spelled)
                before = known[word]
                found = rooms[n] & (before | reaches[n])
                if nearby and not gone >> word & 1:
                    found &= nearby[n]
                if found and word in bans:
                    found &= ~(1 << bans[word])
                if found:
                    for shift, letter in enumerate(spelled):
                        board_of = suits[letter]
                        if not board_of:
                            board_of = suits[letter] = unused | letters[letter] & cross
                        found &= board_of >> shift
                        if not found:
                            break
                known[word] = found
                if not found:
                    place = None
                    spare -= 1
                    if spare < 0:
                        self.nodes = nodes
                        return False
                elif found == before and not found & reaches[n]:
                    place = places[word]
                elif home and home[word] >= 0 and found >> home[word] & 1:
                    place = _STAY, word, home[word]
                else:
                    line = (1 << n) - 1
                    most = -1.0
                    start = 0
                    while found:
                        low = found & -found
                        found ^= low
                        value = (line * low & columns).bit_count() + _NOISE * draw()
                        if value > most:
                            most, start = value, low
                    place = most + _LENGTH * n, word, start.bit_length() - 1
                places[word] = place
                if place is not None and (best is None or place > best):
                    best = place
            if best is None:
                break
            word = best[1]
            board.place(word, best[2])
            missing.remove(word)
            runs, columns = board.runs, board.columns
            new = board.cells[word] & ~runs
            nearby = []
            spare = len(missing)
        self.nodes = nodes
        for word in bans:
            if board.start[word] < 0 and (place := self._best_place(word)):
                board.place(*place[1:])
        return True

    def adopt(self, other: Board, top: int, left: int) -> Iterator[None]:
        """Take over the words of another board, as far as they fit.

        Its cell (top, left) becomes (0, 0). Words that stick out are removed from that board too;
        fixed ones must not stick out.
        """
        board = self.board
        starts: dict[int, int] = {}
        out = 0
        for word in bits(other.present):
            n = len(self.task.words[word])
            row, column, down = other.place_of(word)
            row, column = row - top, column - left
            start = row * board.stride + column
            if row < 0 or column < 0 or row >= board.height or column >= board.width:
                out |= 1 << word
                continue
            if down:
                start = board.twin[start]
            if board.inside[n] >> start & 1:
                starts[word] = start
            else:
                out |= 1 << word
        other.clear(out)
        other.prune()
        for word in bits(other.present):
            board.place(word, starts[word])
            yield
        yield from self.build()

    # Improving.

    def step(self) -> bool:
        """Try one change; True if it was kept."""
        self.nodes += 1
        board = self.board
        draw = self.rng.random
        before = board.present
        bans: Bans = {}
        if draw() < _SQUEEZE and (self.leads or self.unread):
            if not self.leads:
                self._read(self.unread.pop())
            if not self.leads or not self._squeeze(*self.leads.pop()[1:]):
                return self._undo()
        else:
            bans = self._shake()
            if not board.prune(_AT_ONCE):
                return self._undo()
        if before.bit_count() - board.present.bit_count() > _AT_ONCE:
            return self._undo()
        if self.fixed & ~board.present:
            return self._undo()
        if not board.present:
            self._begin(self.rng.choice(list(bits(self.missing))))
        # Decide now what loss would be kept, so that a hopeless step can end early.
        worst = self.current - _TEMPERATURE * log(1 - draw())
        hope = self.crossing * (board.crossings() + _GAIN)
        if self.home and self.freely:
            hope += (_HOME if before == self.everyone else _HOME_FREELY) * len(self.home)
        spare = int((worst + hope) / self.lightest)
        if not self._fill(before & ~board.present, bans, spare) or self.energy() > worst:
            return self._undo()
        self.accept()
        return True

    def _undo(self) -> bool:
        if self.board.touched:
            self.board.restore(self.saved)
        return False

    def _read(self, word: int) -> None:
        """List places that a missing word could take if a few others left."""
        board = self.board
        draw = self.rng.random
        for start in bits(board.near_starts(word)):
            obstacles, crossed = board.obstacles(word, start)
            number = obstacles.bit_count()
            if number < 3 and not obstacles & self.fixed:
                self.leads.append((number - 0.3 * crossed + 0.5 * draw(), word, start))
        self.leads.sort(reverse=True)

    def _squeeze(self, word: int, start: int) -> bool:
        """Put a word in, and what is in the way out; False if the word stays apart."""
        board = self.board
        while obstacles := board.obstacles(word, start)[0]:
            if obstacles & self.fixed:
                return False
            board.clear(obstacles)
        board.place(word, start)
        return board.adjacent[word] > 0 and board.prune(_AT_ONCE) and board.start[word] >= 0

    def _shake(self) -> Bans:
        """Take one to four neighbouring words out; they may not return where they were."""
        board, rng = self.board, self.rng
        free = board.present & ~self.fixed
        if not free:
            return {}
        word = rng.below(len(board.words))
        while not free >> word & 1:
            word = rng.below(len(board.words))
        count = min(1 + rng.below(_SHAKEN), free.bit_count())
        chosen = 1 << word
        zone = board.cells[word]
        stride = board.stride
        while chosen.bit_count() < count:
            for _ in range(2):
                zone |= zone << 1 | zone >> 1 | zone << stride | zone >> stride
            near = [w for w in board.owners(zone) if not (chosen | self.fixed) >> w & 1]
            rng.shuffle(near)
            for other in near[: count - chosen.bit_count()]:
                chosen |= 1 << other
        bans = {word: board.start[word]} if count == 1 or rng.random() < 0.5 else {}
        board.clear(chosen)
        return bans

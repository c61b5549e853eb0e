"""Words hidden by a puzzle's settings: places in a grid of some size, and the letters around them.

A word that is part of another one may be hidden there: then it has no place of its own in the
search, and takes cells of the other one afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from dataclasses import replace as changed

from crosscore import alphabet, conceal
from crosscore.conceal import Filling, Place, Placing, Task
from crosscore.grid import DIRECTIONS, Cell, direction_of
from crosscore.kinds.wordsearch.options import (
    banned_of,
    message_of,
    settings_of,
    size_of,
)
from crosscore.kinds.wordsearch.rude import rude_words
from crosscore.kinds.wordsearch.shapes import RECTANGLE, mask
from crosscore.kinds.wordsearch.sizes import longest_run
from crosscore.puzzle import NO_ROOM, TOO_LONG, WITHIN, Entry, Puzzle, Unplaced
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["Laid", "Plan", "filled", "kept_out", "laid_out", "shown"]

Size = tuple[int, int]  #: width, height

_OTHERS = 4  #: letters that no word has, if words' letters are not to be taken besides
_OPPOSITE = {
    direction: next(other for other, step in DIRECTIONS.items() if step == (-r, -c))
    for direction, (r, c) in DIRECTIONS.items()
}


class Plan:
    """A puzzle's words and settings in the terms of the search.

    `parts` says which words stand in which others, as `conceal.subwords` does, where they are to be
    hidden there only; `out` are words that cannot be on the sheet, with the reason. Raises
    `CrosscoreError` for a message or banned words that are no text of the language.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        settings = settings_of(puzzle)
        self.puzzle = puzzle
        self.settings = settings
        self.answers = tuple(word.answer for word in puzzle.words)
        self.directions = puzzle.directions()
        self.size = size_of(settings)
        self.shape: str = settings["shape"]
        script = alphabet.get(puzzle.language)
        self.picture = _picture(settings["mask"], script.direction)
        if self.shape == "own" and not self.picture:
            self.shape = RECTANGLE
        self.message = message_of(puzzle)
        listed = set(self.answers)
        own = banned_of(puzzle)
        letters = puzzle.options.get("letters", {})
        rude = rude_words(script, letters) if settings["clean"] else ()
        written = {self.message[i:j] for j in range(len(self.message) + 1) for i in range(j)}
        rude = tuple(word for word in rude if word not in written and word[::-1] not in written)
        #: Words to keep out, first the user's own, of which there are so many.
        self.banned = [word for word in dict.fromkeys((*own, *rude)) if word not in listed]
        self.own_banned = sum(word not in listed for word in dict.fromkeys(own))
        found = (
            {} if settings["inside"] == "own" else conceal.subwords(self.answers, self.directions)
        )
        left_out = settings["inside"] == "out"
        self.parts = {} if left_out else found
        self.out: dict[int, str] = dict.fromkeys(found, WITHIN) if left_out else {}

    def form(self, size: Size) -> frozenset[Cell] | None:
        """The cells of the shape in a grid of that size, None for all."""
        return mask(self.shape, *size, self.picture)

    def room(self, size: Size) -> int:
        """How many cells a grid of that size has."""
        form = self.form(size)
        return size[0] * size[1] if form is None else len(form)

    def own(self) -> list[int]:
        """The words that get places of their own, as far as is known beforehand."""
        return [w for w in range(len(self.answers)) if w not in self.parts and w not in self.out]

    def letters(self) -> int:
        """How many letters these have."""
        return sum(len(self.answers[word]) for word in self.own())

    def cells(self, place: Place) -> tuple[Cell, ...]:
        """The cells of a word's place."""
        step_r, step_c = DIRECTIONS[place.direction]
        return tuple(
            (place.row + i * step_r, place.column + i * step_c)
            for i in range(len(self.answers[place.word]))
        )

    def held(self, words: frozenset[int]) -> dict[int, Place]:
        """The places in the puzzle of those of these words that have one."""
        return {
            entry.word: Place(entry.word, *entry.cells[0], direction_of(entry.cells))
            for entry in self.puzzle.entries
            if entry.word in words
        }


@dataclass(frozen=True, slots=True)
class Laid:
    """Places of words (by word) in a grid, and why others have none.

    `parts` are those that took cells of another one.
    """

    size: Size
    places: Mapping[int, Place]
    out: Mapping[int, str]
    shared: int
    parts: frozenset[int]

    @property
    def lost(self) -> int:
        """How many words found no room."""
        return sum(reason == NO_ROOM for reason in self.out.values())


def laid_out(
    plan: Plan,
    size: Size,
    held: Mapping[int, Place],
    out: Mapping[int, str],
    rng: Rng,
    nodes: int | None,
) -> Generator[Progress, None, Laid]:
    """Places for all words but those that are `out`, in a grid of that size.

    `held` places stay. A part of other words takes the cells of one that has a place; only if
    none of them has, it gets a place of its own.
    """
    form = plan.form(size)
    reasons = dict(out)
    for word in range(len(plan.answers)):
        if word not in reasons and word not in held and _too_long(plan, word, size, form):
            reasons[word] = TOO_LONG
    found = dict(held)
    while True:
        own = [
            word
            for word in range(len(plan.answers))
            if word not in reasons
            and (word in found or all(h in reasons for h, _, _ in plan.parts.get(word, ())))
        ]
        at = {word: i for i, word in enumerate(own)}
        task = Task(
            words=tuple(plan.answers[word] for word in own),
            width=size[0],
            height=size[1],
            directions=plan.directions,
            sharing=plan.settings["sharing"],
            shape=form,
            fixed=tuple(place._replace(word=at[word]) for word, place in sorted(found.items())),
        )
        within = [word for word in plan.parts if word not in reasons and word not in at]
        search = conceal.place(
            task,
            rng,
            nodes,
            inside=[plan.answers[word] for word in within],
            banned=plan.banned,
            message=plan.message,
        )
        placing = yield from _best(search)
        found = {own[p.word]: p._replace(word=own[p.word]) for p in placing.places}
        lost = {own[i]: NO_ROOM for i in placing.unplaced}
        reasons |= lost
        freed = [w for w in plan.parts if w not in reasons and w not in found]
        if not any(all(h in reasons for h, _, _ in plan.parts[w]) for w in freed):
            break
    for word in sorted(freed, key=lambda w: (-len(plan.answers[w]), w)):
        found[word] = _inside(plan, word, found)
    return Laid(
        size,
        dict(sorted(found.items())),
        dict(sorted(reasons.items())),
        placing.shared,
        frozenset(freed),
    )


def _too_long(plan: Plan, word: int, size: Size, form: frozenset[Cell] | None) -> bool:
    length = len(plan.answers[word])
    if length <= min(size) and form is None:
        return False
    return length > longest_run(*size, form, plan.directions)


def _inside(plan: Plan, word: int, found: Mapping[int, Place]) -> Place:
    """The place of a word within one that has a place, forwards if possible."""
    inside = sorted(plan.parts[word], key=lambda part: part[2])
    host, first, turned = next(part for part in inside if part[0] in found)
    place = found[host]
    down, on = DIRECTIONS[place.direction]
    direction = _OPPOSITE[place.direction] if turned else place.direction
    return Place(word, place.row + first * down, place.column + first * on, direction)


def _best(
    search: Generator[Progress | Placing, None, Outcome],
) -> Generator[Progress, None, Placing]:
    best: Placing | None = None
    for item in search:
        if isinstance(item, Placing):
            best = item
        else:
            yield item
    assert best is not None
    return best


def unused(plan: Plan, laid: Laid) -> int:
    """How many cells belong to no word."""
    covered = {cell for place in laid.places.values() for cell in plan.cells(place)}
    return plan.room(laid.size) - len(covered)


def filled(
    plan: Plan, laid: Laid, rng: Rng, nodes: int | None, keep: Mapping[Cell, str]
) -> Generator[Progress, None, Filling]:
    """The letters around placed words; `keep` are those that may stay where they are.

    The words that the filling names are numbered in the order of `laid.places`.
    """
    task = Task(
        words=tuple(plan.answers[word] for word in laid.places),
        width=laid.size[0],
        height=laid.size[1],
        directions=plan.directions,
        sharing=plan.settings["sharing"],
        shape=plan.form(laid.size),
    )
    places = tuple(p._replace(word=i) for i, p in enumerate(laid.places.values()))
    return (
        yield from conceal.fill(
            task,
            Placing(places, (), laid.shared),
            rng,
            letters_around(plan, laid),
            message=plan.message,
            banned=plan.banned,
            nodes=nodes,
            keep=keep,
        )
    )


def letters_around(plan: Plan, laid: Laid) -> list[tuple[str, float]]:
    """The letters that cells of no word may get, with their weights."""
    answers = [plan.answers[word] for word in laid.places]
    most = plan.settings["first"] if plan.settings["filler"] == "first" else None
    found = Counter(letter for answer in answers for letter in answer[:most])
    weights = {letter: float(n) for letter, n in sorted(found.items())}
    if plan.settings["filler"] != "others":
        return list(weights.items())
    usual = alphabet.usual_letters(plan.puzzle.language, plan.puzzle.options.get("letters", {}))
    others = dict.fromkeys((letter for letter in usual if letter not in weights), 1.0)
    if len(others) >= _OTHERS:
        return list(others.items())
    total = sum(weights.values())
    return list((others | {letter: n / total for letter, n in weights.items()}).items())


def shown(plan: Plan, laid: Laid, letters: Mapping[Cell, str]) -> Puzzle:
    """The puzzle with its words at these places and these letters around them."""
    places = laid.places
    return changed(
        plan.puzzle,
        width=laid.size[0],
        height=laid.size[1],
        entries=tuple(
            Entry(word, DIRECTIONS[place.direction][0] == 0, plan.cells(place), 0)
            for word, place in places.items()
        ),
        unplaced=tuple(Unplaced(word, reason) for word, reason in laid.out.items()),
        open_cells=dict(sorted(letters.items())),
        locked=frozenset(word for word in plan.puzzle.locked if word in places),
    )


def _picture(picture: str, direction: str) -> str:
    """A picture without empty borders, its first column being the first one that is read."""
    rows = picture.split("/")
    if "#" not in picture:
        return ""
    inked = [r for r, row in enumerate(rows) if "#" in row]
    left = min(row.index("#") for row in rows if "#" in row)
    right = max(row.rindex("#") for row in rows if "#" in row)
    kept = [row[left : right + 1] for row in rows[inked[0] : inked[-1] + 1]]
    return "/".join(row[::-1] if direction == "rtl" else row for row in kept)


def kept_out(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """The words that must not be read anywhere by accident: the user's own and rude ones."""
    return Plan(puzzle).banned

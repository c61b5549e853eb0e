"""The grids that are to be filled: open ones, and those with the blocks of a pattern.

They are drawn around what is to stay: theme answers get places, and letters that the user wrote or
locked keep theirs.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Hashable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.fill import Lexicon, library
from crosscore.fill.around import Around
from crosscore.fill.bars import barred
from crosscore.fill.local_repair import Stock
from crosscore.fill.patterns import BLACK, drawing
from crosscore.fill.theme import Arrangement, arrange, ends, fit, unpaired
from crosscore.grid import Bars, Cell, find_slots
from crosscore.kinds.filled.cells import Grid, Slot
from crosscore.kinds.filled.options import BARS, FIELDS, LIBRARY, PATTERN, sides_of
from crosscore.puzzle import Word
from crosscore.rng import Rng
from crosscore.search import Progress, drain

__all__ = ["Ground", "Stays", "around_of", "check_symmetry", "drawn_blocks", "ground", "patterned"]

_LONGEST = 15  #: letters of a run in an empty grid: few lists have longer words
_BARRED = 10  #: letters of a word between bars
_ARRANGED = 40  #: arrangements of theme answers that are tried, with a pattern for each
_AROUND = 6  #: patterns that are tried without limits, to see whether these are the reason


@dataclass(frozen=True, slots=True)
class Stays:
    """What a new grid is drawn around.

    `theme` are answers that get places. `letters` keep their cells. The `locked` slots of them
    stay words; so do the `loose` ones if a pattern allows it.
    """

    theme: tuple[Word, ...] = ()
    letters: Mapping[Cell, str] = field(default_factory=dict)
    locked: tuple[Slot, ...] = ()
    loose: tuple[Slot, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.theme or self.letters)


@dataclass(frozen=True, slots=True)
class Ground:
    """A grid to be filled: its rows, its bars, and the cells whose letters are the user's."""

    rows: Grid
    bars: Bars = ()
    pinned: frozenset[Cell] = frozenset()


Drawing = Generator[Progress, None, Ground]


def drawn_blocks(settings: Mapping[str, Any], seed: int, stays: Stays) -> Drawing:
    """A grid without words but those that stay: with a pattern where the settings ask for one."""
    check_symmetry(settings)
    return ground(settings, Rng(seed), stays, longest=_LONGEST)


def ground(
    settings: Mapping[str, Any],
    rng: Rng,
    stays: Stays,
    *,
    least: int = 0,
    longest: int = 0,
    black: str = "",
    around: Around | None = None,
) -> Drawing:
    """A grid by the settings around what stays; patterns may have other lengths or more blocks.

    `around` draws those that words can fill. Raises `CrosscoreError` (code "no-pattern") where
    none was found.
    """
    if settings["blocks"] == LIBRARY:
        return (yield from _chosen(settings, rng, stays))
    width, height = sides_of(settings)
    if settings["blocks"] == BARS:
        bars = yield from barred(
            width,
            height,
            rng,
            symmetry=settings["symmetry"],
            most=min(longest or _BARRED, _BARRED),
        )
        if bars is None:
            raise CrosscoreError("no-pattern", _no_bars(width, height), "size")
        return Ground([[""] * width for _ in range(height)], bars)
    if settings["blocks"] != PATTERN:
        return _with([[""] * width for _ in range(height)], stays.letters)
    if around is not None:
        wanted = round(width * height * BLACK[black or settings["black"]])
        drawn = yield from around.next(wanted)
        if drawn is None:
            raise _no_pattern(settings, rng, stays)
        return _with(drawn[0], drawn[1])
    for turn in range(_ARRANGED if stays else 1):
        placed = _placed(settings, rng, stays, turn)
        if placed is None:
            break
        rows = yield from patterned(
            settings,
            rng,
            least=least,
            longest=longest,
            black=black,
            kept=placed.letters.keys(),
            closed=placed.closed,
        )
        if rows:
            return _with(rows, placed.letters)
        yield Progress(0, 0, 0)
    raise _no_pattern(settings, rng, stays)


def around_of(
    settings: Mapping[str, Any], rng: Rng, stays: Stays, lexicon: Lexicon, least: int, longest: int
) -> Around | None:
    """What draws patterns around letters that the words can fill; None without such letters."""
    if settings["blocks"] != PATTERN or not stays:
        return None
    width, height = sides_of(settings)
    least = min(least, width, height)
    turns = count()
    return Around(
        lambda: _placed(settings, rng, stays, next(turns)),
        Stock(lexicon, least, max(width, height), settings["min_score"] or None),
        width,
        height,
        rng,
        symmetry=settings["symmetry"],
        least=least,
        longest=max(longest, least),
        most_words=settings["most_words"],
        most_blocks=settings["most_blocks"],
    )


def _no_bars(width: int, height: int) -> Sentence:
    return sentence(
        "no-bars",
        "Found no fair grid of {width} × {height} cells with bars. Choose another size or "
        "symmetry.",
        width=width,
        height=height,
    )


def _with(rows: Grid, letters: Mapping[Cell, Hashable]) -> Ground:
    for (r, c), letter in letters.items():
        rows[r][c] = str(letter)
    return Ground(rows, pinned=frozenset(letters))


def _placed(settings: Mapping[str, Any], rng: Rng, stays: Stays, turn: int) -> Arrangement | None:
    """Letters that the next pattern is to be drawn around, and the blocks that they need."""
    width, height = sides_of(settings)
    if not stays.theme:
        slots = stays.locked if turn % 2 else (*stays.locked, *stays.loose)
        closed = {cell for slot in slots for cell in ends(slot, width, height)}
        return Arrangement((), stays.letters, frozenset(closed))
    found = arrange(
        [word.answer for word in stays.theme],
        width,
        height,
        rng,
        symmetry=settings["symmetry"],
        least=_shortest(settings),
        down=settings["theme_down"],
        given=stays.letters,
    )
    if found is None:
        return None
    shut = {cell for slot in stays.locked for cell in ends(slot, width, height)}
    return Arrangement(found.slots, found.letters, found.closed | shut)


def _chosen(settings: Mapping[str, Any], rng: Rng, stays: Stays) -> Drawing:
    """The pattern of the library that the settings name, or one of its size; theme written in."""
    name = settings["pattern"]
    width, height = sides_of(settings)
    found = [library.named(name)] if name else library.patterns(width, height)
    if not found:
        raise CrosscoreError(
            "no-pattern",
            sentence(
                "no-pattern-of-size",
                "The library has no pattern of {width} × {height} cells: its patterns are square, "
                "from 5 × 5 to 21 × 21.",
                width=width,
                height=height,
            ),
            "pattern",
        )
    rng.shuffle(found)
    for chosen in found:
        rows = chosen.cells()
        slots = find_slots(rows)
        stands = all(slot in slots for slot in stays.locked)
        if not stands or any(rows[r][c] is None for r, c in stays.letters):
            continue
        answers = [word.answer for word in stays.theme]
        some = [slot for slot in slots if slot[0] or settings["theme_down"]]
        places = fit(answers, some, stays.letters, rng)
        if places is not None:
            letters = dict(stays.letters)
            for (_, cells), answer in zip(places, answers, strict=True):
                letters.update(zip(cells, answer, strict=True))
            return _with(rows, letters)
        yield Progress(0, 0, 0)
    if stays.theme:
        lengths = sorted((len(word.answer) for word in stays.theme), reverse=True)
        message = sentence(
            "theme-no-slots",
            "The pattern has no places across for answers of {lengths} letters together. Choose "
            "another one, or have a new pattern drawn around the answers.",
            lengths=lengths,
        )
        raise CrosscoreError("no-pattern", message, "theme_answers")
    raise CrosscoreError("no-pattern", letters_would_go(), "pattern")


def letters_would_go() -> Sentence:
    """That a grid can't be had without losing what stays."""
    return sentence(
        "letters-would-go",
        "Another grid would lose the letters you wrote or locked. Clear and "
        "unlock them first, or make a new puzzle.",
    )


def _no_pattern(settings: Mapping[str, Any], rng: Rng, stays: Stays) -> CrosscoreError:
    """Why no pattern was drawn: the limits, the lengths of the answers, or there is no room."""
    width, height = sides_of(settings)
    answers = [word.answer for word in stays.theme]
    over = unpaired(answers, width, height, settings["symmetry"], settings["theme_down"])
    if over:
        message = sentence(
            "theme-unpaired",
            "In a symmetric grid, theme answers stand in pairs of equal length, and one may stand "
            "alone in the middle if that leaves the same room on both sides. {words} can’t: give "
            "them partners of the same length, change their lengths, or choose another symmetry.",
            words=[_told(stays.theme[at]) for at in over],
        )
        return CrosscoreError("no-pattern", message, "theme_answers")
    if settings["most_words"] or settings["most_blocks"]:
        free = {**settings, "most_words": 0, "most_blocks": 0}
        for turn in range(_AROUND):
            placed = _placed(free, rng, stays, turn)
            if placed and drain(
                patterned(free, rng, kept=placed.letters.keys(), closed=placed.closed)
            ):
                return CrosscoreError("no-pattern", limits_too_low(), "most_words")
    if stays.theme:
        message = sentence(
            "theme-no-room",
            "Found no symmetric pattern of {width} × {height} cells with room for these theme "
            "answers. Use fewer or shorter ones, a larger grid, or another symmetry.",
            width=width,
            height=height,
        )
        return CrosscoreError("no-pattern", message, "theme_answers")
    return CrosscoreError("no-pattern", letters_would_go(), "")


def limits_too_low() -> Sentence:
    """That there is no pattern within the limits."""
    return sentence(
        "limits-too-low",
        "Found no pattern within your limits. Raise “{words}” or “{blocks}”; 0 sets no limit.",
        words=_named("most_words"),
        blocks=_named("most_blocks"),
    )


def _told(word: Word) -> str:
    return f"{word.shown} ({len(word.answer)})"


def _named(name: str) -> Sentence:
    return next(field.named for field in FIELDS if field.name == name)


def _shortest(settings: Mapping[str, Any]) -> int:
    least: int = settings["min_length"]
    return min(least, *sides_of(settings))


def patterned(
    settings: Mapping[str, Any],
    rng: Rng,
    *,
    least: int = 0,
    longest: int = 0,
    black: str = "",
    kept: Collection[Cell] = (),
    closed: Collection[Cell] = (),
) -> Generator[Progress, None, Grid]:
    """A pattern of the settings' size, with other lengths of words or more blocks if given.

    [] if there is none around the `kept` cells and `closed` blocks within the limits.
    """
    width, height = sides_of(settings)
    least = min(least or settings["min_length"], width, height)
    return drawing(
        width,
        height,
        rng,
        symmetry=settings["symmetry"],
        least=least,
        black=black or settings["black"],
        longest=max(longest, least) if longest else 0,
        kept=kept,
        closed=closed,
        most_words=settings["most_words"],
        most_blocks=settings["most_blocks"],
    )


def check_symmetry(settings: Mapping[str, Any]) -> None:
    """Raise `CrosscoreError` (code "bad-option") for a diagonal of a grid that is no square."""
    width, height = sides_of(settings)
    if settings["symmetry"] == "diagonal" and width != height:
        raise CrosscoreError(
            "bad-option",
            sentence(
                "diagonal-no-square",
                "Only a square grid can have diagonal symmetry, and this one is {width} × "
                "{height}. Choose another symmetry.",
                width=width,
                height=height,
            ),
            "symmetry",
        )

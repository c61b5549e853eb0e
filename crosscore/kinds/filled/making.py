"""A new filled crossword from a dictionary, the same grid with other words, a better one."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace as changed
from typing import Any

from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, sentence
from crosscore.fields import usable
from crosscore.fill import Filling
from crosscore.fill import improve as bettering
from crosscore.fill.blocks import fill_free
from crosscore.grid import Cell, find_slots
from crosscore.kinds.contract import Search, Sharing, each
from crosscore.kinds.filled.blocks import (
    Ground,
    Stays,
    around_of,
    check_symmetry,
    ground,
    letters_would_go,
    limits_too_low,
)
from crosscore.kinds.filled.cells import Grid, held_cells, letters_of, of_rows
from crosscore.kinds.filled.drawing import adopt, clear, empty
from crosscore.kinds.filled.filling import as_puzzles, bettered, filled, needed
from crosscore.kinds.filled.lookup import Lookup, looking_up, lookup_of, marked
from crosscore.kinds.filled.options import (
    BARS,
    COLUMNS,
    FEW,
    FIELDS,
    LIBRARY,
    PATTERN,
    PROGRESSIVE,
    ROWS,
    settings_of,
    settled,
    sides_of,
)
from crosscore.kinds.filled.reasons import missing_lengths
from crosscore.kinds.filled.theming import staying, theme_of
from crosscore.puzzle import UNKNOWN, Puzzle
from crosscore.rng import Rng
from crosscore.search import Outcome, Progress

__all__ = ["improve", "moved", "new", "reshuffle", "sharing", "worth"]

_RACED = ("puzzle.new", "puzzle.reshuffle", "grid.fill")

_TRIES = 48  #: patterns that are tried when each is proved impossible
_THEMED = 300  #: or so many around theme answers or letters, which leave fewer words each
_NODES = 150  #: nodes for the first pattern; each that is not filled gives the next a bit more
_SCORED = 400  #: or so many, if the best words are to be tried first
_MORE = 1.15
_LARGE = 100  #: slots above which each adds `_EACH` nodes to the least that a pattern gets
_EACH = 3
_WIDE = 1_000  #: cells above which each next pattern has more blocks: some corner is always hard
_DENSER_AFTER = 6  #: patterns after which the next ones get more blocks
_FEW_WORDS = 100  #: fewer than these fill no grid that is worth the name
_NOTHING = Stays()
_DENSER = {"few": "medium", "medium": "many", "many": "many"}


def new(
    dictionary: Dictionary | None,
    options: Mapping[str, object],
    *,
    seed: int,
    nodes: int | None = None,
    avoid: Sequence[Sequence[str]] = (),
    language: str = "",
) -> Search:
    """A grid with blocks by the options, filled with words of the dictionary.

    Raises `CrosscoreError` ("no-filling") if it is proved that there is none, or if pattern after
    pattern turned out impossible; with `nodes` the search may end without a grid.
    """
    words = needed(dictionary)
    settings = settled(options)
    check_symmetry(settings)
    if words.letters:
        settings["letters"] = dict(words.letters)
    width, height = sides_of(settings)
    rows: Grid = [[""] * width for _ in range(height)]
    puzzle = adopt(empty(settings, rows, language=words.alphabet.code, seed=seed), words)
    stays = Stays(theme_of(settings_of(puzzle), puzzle.language, letters_of(puzzle)))
    return _new(puzzle, words, Rng(seed), nodes, stays)


def _new(
    puzzle: Puzzle,
    dictionary: Dictionary,
    rng: Rng,
    nodes: int | None,
    stays: Stays = _NOTHING,
) -> Search:
    lookup = yield from looking_up(dictionary)
    settings = settings_of(puzzle)
    rows: Grid = [[""] * puzzle.width for _ in range(puzzle.height)]
    blocks = settings["blocks"]
    if blocks == FEW:
        return (yield from _free(puzzle, rows, lookup, rng, nodes))
    if settings["method"] == PROGRESSIVE and blocks in (ROWS, COLUMNS):
        _lengths(lookup, settings, max(puzzle.width, puzzle.height))
        return (yield from bettered(puzzle, rows, lookup, rng, nodes, blocks=blocks))
    if settings["method"] == PROGRESSIVE and blocks == PATTERN:
        _, longest = _lengths(lookup, settings, max(puzzle.width, puzzle.height))
        drawn = yield from ground(settings, rng, stays, longest=longest)
        return (yield from filled(_on(puzzle, drawn, stays), drawn.rows, lookup, rng, nodes))
    if blocks in (PATTERN, LIBRARY, BARS, ROWS, COLUMNS):
        return (yield from _patterns(puzzle, lookup, rng, nodes, stays))
    return (yield from filled(puzzle, rows, lookup, rng, nodes))


def _on(puzzle: Puzzle, drawn: Ground, stays: Stays) -> Puzzle:
    """The puzzle on a grid that was drawn for it: its letters and bars, and its theme's words."""
    return changed(
        puzzle,
        words=(*puzzle.words, *stays.theme),
        pinned=drawn.pinned,
        bars=frozenset(drawn.bars),
    )


def _free(puzzle: Puzzle, rows: Grid, lookup: Lookup, rng: Rng, nodes: int | None) -> Search:
    """Blocks placed while filling: better and better grids."""
    settings = settings_of(puzzle)
    search = fill_free(
        rows,
        lookup.lexicon,
        rng,
        symmetry=settings["symmetry"],
        black=settings["black"],
        least=settings["min_length"],
        score=settings["min_score"] or None,
        nodes=nodes,
        apart=lookup.apart(settings),
    )
    outcome, _ = yield from as_puzzles(search, puzzle, lookup)
    if outcome == Outcome.EXHAUSTED:
        raise _no_words(settings, max(puzzle.width, puzzle.height))
    return outcome


def _patterns(puzzle: Puzzle, lookup: Lookup, rng: Rng, nodes: int | None, stays: Stays) -> Search:
    """Pattern after pattern, each for a while, until one is filled.

    Patterns have no runs of lengths that the dictionary lacks, as far as that can be, and more
    and more blocks.
    """
    settings = settings_of(puzzle)
    least, longest = _lengths(lookup, settings, max(puzzle.width, puzzle.height))
    black = settings["black"]
    spent = dead = 0
    allowed = float(_NODES if lookup.lexicon.scores is None else _SCORED)
    rare: dict[int, int] = {}
    tried = 0
    most_tried = _THEMED if stays else _TRIES
    around = around_of(settings, rng, stays, lookup.lexicon, least, longest)
    while nodes is None or spent < nodes:
        tried += 1
        if settings["blocks"] in (ROWS, COLUMNS):
            drawn = Ground((yield from _older(puzzle, lookup, rng)))
        else:
            drawn = yield from ground(
                settings,
                rng,
                stays,
                least=least,
                longest=longest,
                black=black,
                around=around,
            )
        rows = drawn.rows
        trial = _on(puzzle, drawn, stays)
        yield Progress(spent, 0, 0)
        lacking = missing_lengths(rows, lookup, settings["min_score"], drawn.bars)
        for length in lacking:
            rare[length] = rare.get(length, 0) + 1
        spent += 1
        if lacking:
            dead += 1
        else:
            slots = len(find_slots(rows, drawn.bars))
            most = max(int(allowed), _EACH * (slots - _LARGE))
            if nodes is not None:
                most = min(most, nodes - spent)
            used = 0
            try:
                for item in _seen(
                    filled(trial, rows, lookup, rng, max(1, most), known=True, why=not stays)
                ):
                    if item == Outcome.FOUND:
                        return Outcome.FOUND
                    if isinstance(item, Puzzle):
                        yield item
                    elif isinstance(item, Progress):
                        used = item.nodes
                        yield Progress(spent + item.nodes, item.done, item.total)
                spent += most
            except CrosscoreError as error:
                if error.code != "no-filling":
                    raise
                dead += 1
                spent += used
                if around is not None:
                    for cells in error.slots:
                        around.blame(tuple((r, c) for r, c in cells))
            allowed *= _MORE
        if tried % _DENSER_AFTER == 0 or len(rows) * len(rows[0]) > _WIDE:
            black = _DENSER[black]
        if dead == tried >= most_tried:
            raise _unfilled(lookup, settings, stays, tried, rare)
    return Outcome.LIMIT


def _older(puzzle: Puzzle, lookup: Lookup, rng: Rng) -> Generator[Progress, None, Grid]:
    """The blocks that the older program would place, all cells open."""
    settings = settings_of(puzzle)
    rows: Grid = [[""] * puzzle.width for _ in range(puzzle.height)]
    search = bettered(puzzle, rows, lookup, rng, 1, blocks=settings["blocks"])
    for item in search:
        if isinstance(item, Puzzle):
            search.close()
            return [[None if cell is None else "" for cell in row] for row in item.rows()]
        yield item
    return rows


def _seen(search: Search) -> Generator[Progress | Puzzle | Outcome, None, None]:
    """What a search yields, and then its outcome."""
    outcome = yield from search
    yield outcome


def _lengths(lookup: Lookup, settings: Mapping[str, Any], side: int) -> tuple[int, int]:
    """The shortest and the longest run of a pattern: lengths of which there are words."""
    there = sorted(lookup.lengths(settings["min_score"]))
    some = [length for length in there if settings["min_length"] <= length <= side]
    if not some:
        raise _no_words(settings, side)
    return some[0], some[-1]


def _unfilled(
    lookup: Lookup,
    settings: Mapping[str, Any],
    stays: Stays,
    tried: int,
    rare: Mapping[int, int],
) -> CrosscoreError:
    """Why pattern after pattern was impossible."""
    words = len(lookup.dictionary.words)
    if words < _FEW_WORDS:
        return _too_few(words)
    if stays.theme:
        message = sentence(
            "theme-not-filled",
            "None of {tried} patterns around the theme answers can be filled from this word list "
            "(proved for each). Allow more black squares, change an answer, or choose a larger "
            "word list.",
            tried=tried,
        )
        return CrosscoreError("no-filling", message, "theme_answers")
    if rare and (settings["most_words"] or settings["most_blocks"]):
        return CrosscoreError("no-filling", limits_too_low(), "most_words")
    return _no_pattern(tried, rare)


def _no_words(settings: Mapping[str, Any], side: int) -> CrosscoreError:
    return CrosscoreError(
        "no-filling",
        sentence(
            "no-words-for-grid",
            "The word list has no usable words of {least} to {most} letters. Add some, or "
            "change “{shortest}” or “{score}”.",
            least=settings["min_length"],
            most=side,
            shortest=_named("min_length"),
            score=_named("min_score"),
        ),
        "min_length",
    )


def _too_few(words: int) -> CrosscoreError:
    return CrosscoreError(
        "no-filling",
        sentence(
            "too-few-to-fill",
            "{words} words are too few to fill a grid without gaps. Choose another kind of puzzle "
            "to use them all, or a larger word list.",
            words=words,
        ),
        "",
    )


def _no_pattern(tried: int, rare: Mapping[int, int]) -> CrosscoreError:
    if rare:
        lengths = sorted(sorted(rare, key=lambda length: (-rare[length], length))[:4])
        return CrosscoreError(
            "no-filling",
            sentence(
                "no-pattern-words",
                "None of {tried} patterns can be filled. Add words of {lengths} letters, which "
                "the word list lacks, or choose “{way}” under “{option}”.",
                tried=tried,
                lengths=lengths,
                way=_way(),
                option=_named("blocks"),
            ),
            "",
        )
    return CrosscoreError(
        "no-filling",
        sentence(
            "no-pattern-filled",
            "None of {tried} patterns can be filled from this word list (proved for each). "
            "Choose “{way}” under “{option}”, a smaller grid or a larger word list.",
            tried=tried,
            way=_way(),
            option=_named("blocks"),
        ),
        "",
    )


def _named(name: str) -> Any:
    return next(field for field in FIELDS if field.name == name).named


def _way() -> Any:
    return sentence("placed-while-filling", "Placed while filling")


def reshuffle(
    puzzle: Puzzle,
    options: Mapping[str, object] | None = None,
    *,
    dictionary: Dictionary | None,
    seed: int,
    nodes: int | None = None,
) -> Search:
    """Other words in the same grid; in another one if `options` ask for another.

    What the user wrote, and locked words, stay where the blocks do. Where nothing has to
    stay and the blocks were placed while filling, they are placed anew as well.
    """
    if puzzle.frozen:
        message = sentence("locked-layout", "The layout is locked. Unlock it to reshuffle.")
        raise CrosscoreError("locked", message, "")
    words = needed(dictionary)
    if options is not None:
        wanted = settled(options)
        now, then = settings_of(puzzle), usable(FIELDS, wanted)
        if any(then[field.name] != now[field.name] for field in FIELDS if field.layout):
            if puzzle.pinned or puzzle.locked:
                return _around(puzzle, words, wanted, seed, nodes)
            fresh = new(words, options, seed=seed, nodes=nodes)
            return _titled(puzzle, fresh)
        gone = options.keys() - wanted.keys()  # rules that are the usual ones again
        kept = {name: value for name, value in puzzle.options.items() if name not in gone}
        puzzle = changed(puzzle, options={**kept, **wanted})
    puzzle = changed(adopt(puzzle, words), seed=seed)
    return _reshuffle(puzzle, words, Rng(seed), nodes)


def _around(
    puzzle: Puzzle,
    dictionary: Dictionary,
    wanted: Mapping[str, Any],
    seed: int,
    nodes: int | None,
) -> Search:
    """Another pattern around the letters that the user wrote or locked, filled."""
    check_symmetry(wanted)
    kept = {name: value for name, value in puzzle.options.items() if name == "letters"}
    puzzle = adopt(changed(puzzle, options={**wanted, **kept}, seed=seed), dictionary)
    width, height = sides_of(wanted)
    settings = usable(FIELDS, wanted)
    stays = staying(puzzle, theme_of(settings, puzzle.language, letters_of(puzzle)))
    outside = any(r >= height or c >= width for r, c in stays.letters)
    if outside or (stays.letters and settings["blocks"] not in (PATTERN, LIBRARY)):
        raise CrosscoreError("locked", letters_would_go(), "")
    puzzle = changed(puzzle, width=width, height=height)
    return _new(puzzle, dictionary, Rng(seed), nodes, stays)


def _titled(puzzle: Puzzle, search: Search) -> Search:
    """New puzzles with the old one's title, author, instructions and sheet."""

    def titled(found: Puzzle) -> Puzzle:
        return changed(
            found,
            title=puzzle.title,
            author=puzzle.author,
            instructions=puzzle.instructions,
            sheet=puzzle.sheet,
        )

    return each(search, titled)


def _reshuffle(puzzle: Puzzle, dictionary: Dictionary, rng: Rng, nodes: int | None) -> Search:
    lookup = yield from looking_up(dictionary)
    bare = clear(puzzle, "fill")
    free = settings_of(puzzle)["blocks"] in (FEW, ROWS, COLUMNS)
    if free and not puzzle.pinned and not puzzle.locked:
        return (yield from _new(clear(puzzle, "blocks"), dictionary, rng, nodes))
    rows = [list(row) for row in bare.rows()]
    return (yield from filled(bare, rows, lookup, rng, nodes))


def improve(
    puzzle: Puzzle, *, dictionary: Dictionary | None, seed: int, nodes: int | None = None
) -> Search:
    """A filling that is measurably better than the present one.

    Fewer unknown words, then fewer blocks if these are placed while filling, then a higher mean
    score. Yields only better ones. Raises `CrosscoreError` ("nothing-to-improve") if none of these
    can differ.
    """
    if puzzle.frozen:
        message = sentence("locked-improve", "The layout is locked. Unlock it to improve it.")
        raise CrosscoreError("locked", message, "")
    if any(letter == "" for row in puzzle.rows() for letter in row):
        raise CrosscoreError(
            "not-full",
            sentence("not-full", "The grid isn’t full yet. Fill it first."),
            "",
        )
    return _improve(adopt(puzzle, needed(dictionary)), needed(dictionary), Rng(seed), nodes)


def sharing(act: str, settings: Mapping[str, Any]) -> Sharing | None:
    """Which seed fills a grid soon is luck, so others try others; they improve what is full."""
    if act in _RACED:
        return Sharing(race=True, words=True)
    return Sharing(race=False, words=True) if act == "puzzle.improve" else None


def worth(puzzle: Puzzle, dictionary: Dictionary | None = None) -> tuple[float, ...]:
    """What of two fillings the better one has more of, as for `improve`."""
    words = needed(dictionary)
    return _worth(marked(puzzle, words), lookup_of(words))


def _improve(puzzle: Puzzle, dictionary: Dictionary, rng: Rng, nodes: int | None) -> Search:
    lookup = yield from looking_up(dictionary)
    free = settings_of(puzzle)["blocks"] in (FEW, ROWS, COLUMNS)
    if (free and not puzzle.pinned and not puzzle.locked) or _wrong(puzzle):
        return (yield from _anew(puzzle, lookup, rng, nodes))
    if lookup.lexicon.scores is None:
        raise CrosscoreError(
            "nothing-to-improve",
            sentence(
                "nothing-to-improve",
                "All words are in the word list, and it has no scores to prefer others by. "
                "Reshuffle to get other words.",
            ),
            "",
        )
    return (yield from _scored(puzzle, lookup, rng, nodes))


def _anew(puzzle: Puzzle, lookup: Lookup, rng: Rng, nodes: int | None) -> Search:
    """Fill the grid again and again; what is better than all before."""
    best = _worth(puzzle, lookup)
    spent = 0
    while nodes is None or spent < nodes:
        left = None if nodes is None else nodes - spent
        used = 1
        for item in _seen(_reshuffle(puzzle, lookup.dictionary, rng, left)):
            if isinstance(item, Puzzle):
                worth = _worth(item, lookup)
                if worth > best:
                    best = worth
                    yield changed(item, seed=puzzle.seed)
                else:
                    yield Progress(spent + used, 0, 0)
            elif isinstance(item, Progress):
                used = max(used, item.nodes)
                yield Progress(spent + used, item.done, item.total)
        spent += used
    return Outcome.LIMIT


def _scored(puzzle: Puzzle, lookup: Lookup, rng: Rng, nodes: int | None) -> Search:
    """Words with better scores, part by part, in place of those that the program wrote."""
    rows = [list(row) for row in clear(puzzle, "fill").rows()]
    words: dict[tuple[bool, Cell], int] = {}
    for entry in puzzle.entries:
        at = lookup.at(puzzle.words[entry.word].answer)
        if at is not None and any(rows[r][c] == "" for r, c in entry.cells):
            words[entry.across, entry.cells[0]] = at
    settings = settings_of(puzzle)
    search = bettering(
        rows,
        Filling(puzzle.rows(), words),
        lookup.lexicon,
        rng,
        nodes=nodes,
        least=settings["min_score"] or None,
        bars=puzzle.bars,
        apart=lookup.apart(settings),
    )
    while True:
        try:
            item = next(search)
        except StopIteration as end:
            return Outcome(end.value)
        if isinstance(item, Filling):
            yield of_rows(puzzle, item.rows, lookup=lookup)
        elif isinstance(item, Progress):
            yield item


def _worth(puzzle: Puzzle, lookup: Lookup) -> tuple[float, ...]:
    """What of two fillings the better one has more of."""
    rows = puzzle.rows()
    blocks = sum(cell is None for row in rows for cell in row)
    empty_cells = sum(cell == "" for row in rows for cell in row)
    wrong = sum(1.0 if what == UNKNOWN else 0.5 for what in _wrong(puzzle))
    scores = [lookup.score(puzzle.words[entry.word].answer) or 0 for entry in puzzle.entries]
    mean = sum(scores) / len(scores) if scores else 0.0
    return -empty_cells, -wrong, -blocks, round(mean, 6)


def _wrong(puzzle: Puzzle) -> list[str]:
    """What is odd about words that are not all the user's own."""
    mine = puzzle.pinned | held_cells(puzzle)
    return [
        puzzle.odd[entry.word]
        for entry in puzzle.entries
        if entry.word in puzzle.odd and not mine.issuperset(entry.cells)
    ]


def moved(before: Puzzle, after: Puzzle, but: int = -1) -> int:
    """How many words of both puzzles lie elsewhere in the second, word `but` not counted."""
    places = {
        before.words[entry.word].answer: (entry.across, entry.cells)
        for entry in before.entries
        if entry.word != but
    }
    return sum(
        places.get(after.words[entry.word].answer, (entry.across, entry.cells))
        != (entry.across, entry.cells)
        for entry in after.entries
    )

"""Puzzles for scripts: made, and the options there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from crosscore import fields
from crosscore.api.lists import read_words
from crosscore.api.sources import Words
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError
from crosscore.fields import Field
from crosscore.fill import library
from crosscore.fill.library import Pattern
from crosscore.kinds.registry import Named, kind_of
from crosscore.making import begin, each_of, kind_named, plain
from crosscore.making import make as search
from crosscore.puzzle import Puzzle

__all__ = ["KINDS", "Kind", "fills", "make", "options", "patterns"]

Kind = Named  #: what `make` can make
KINDS: tuple[Kind, ...] = get_args(Kind)  #: the names of the kinds of puzzle

_MOST_SECONDS = 3600


def make(
    kind: Kind,
    words: Dictionary | Words | None = None,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    language: str = "",
    **chosen: object,
) -> Puzzle:
    """Make a puzzle of one of the `KINDS`, such as a "crossword".

    `words` are what `read_words` returned, or anything that it takes (then `language` is theirs);
    number crosswords have none, and `language` is that of their headings. `chosen` are options of
    the kind, as `options` lists them: `count=20`, `size="15x15"`, `level="hard"`. A size may also
    be a number or a pair (width, height).

    The same arguments give the same puzzle on every machine, unless `seconds` limits the search.
    Otherwise `nodes` limits it; the default is about a second's worth of nodes. `seed` (0 to 2**53
    - 1) picks one of the possible puzzles.

    Words without a place are in the puzzle's `unplaced`, with the reason. Raises `CrosscoreError`
    for options that can't be used, and if no such puzzle exists or none was found (code
    "not-found").
    """
    its_kind = kind_named(kind)
    if nodes is not None and (type(nodes) is not int or nodes < 1):
        raise CrosscoreError("bad-option", f"nodes must be 1 or more, not {nodes!r:.40}.", "nodes")
    if seconds is not None and not 0 < seconds <= _MOST_SECONDS:
        raise CrosscoreError(
            "bad-option",
            f"seconds must be more than 0 and at most {_MOST_SECONDS}, not {seconds!r:.40}.",
            "seconds",
        )
    if type(seed) is not int:
        raise CrosscoreError("bad-seed", f"seed must be a whole number, not {seed!r:.40}.", "seed")
    if nodes is None and seconds is None:
        nodes = its_kind.command.nodes
    listed: Dictionary | None = None
    if its_kind.dictionary:
        if words is None:
            raise CrosscoreError(
                "no-dictionary", f"A puzzle of the kind {kind} needs words.", "words"
            )
        listed = words if isinstance(words, Dictionary) else read_words(words, language=language)
    elif words is not None:
        raise CrosscoreError("bad-option", f"A puzzle of {kind} takes no words.", "words")
    begun = begin(its_kind, listed, plain(chosen), seed=seed, nodes=nodes, language=language)
    made = search(its_kind, begun, seconds=seconds)
    if made.puzzle is None:
        raise CrosscoreError("not-found", made.reason, kind)
    return made.puzzle


def fills(
    puzzle: Puzzle,
    words: Dictionary | Words,
    count: int = 6,
    *,
    cells: Iterable[tuple[int, int]] | None = None,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
) -> list[Puzzle]:
    """Up to `count` ways to fill the empty cells of a filled crossword, or `cells` anew.

    Any two differ in a third of the words that were to be found, or more. Letters that are written
    (`puzzle.pinned`) or locked stay. `words`, `seed`, `nodes` and `seconds` are as for `make`.
    Raises `CrosscoreError` where there is none (code "not-found").
    """
    kind = kind_of(puzzle.kind, "grid.fills", puzzle.model)
    listed = words if isinstance(words, Dictionary) else read_words(words, language=puzzle.language)
    if nodes is None and seconds is None:
        nodes = kind.command.nodes
    region = None if cells is None else [list(cell) for cell in cells]
    search = kind.fills(puzzle, listed, region, count=count, seed=seed, nodes=nodes)
    found = list(each_of(kind, search, seconds=seconds))
    if found[0].puzzle is None:
        raise CrosscoreError("not-found", found[0].reason, kind.id)
    return [made.puzzle for made in found if made.puzzle is not None]


def options(kind: Kind) -> tuple[Field, ...]:
    """The options of a kind: name, type, default, bounds, choices, and help texts."""
    return tuple(kind_named(kind).fields)


def patterns(
    size: int | str | tuple[int, int] | None = None,
    *,
    theme_lengths: Iterable[int] = (),
    most_words: int = 0,
) -> list[Pattern]:
    """The patterns of the library: of a size, if given, and with long words of these lengths.

    Each has a `name` for `make("fill", ..., pattern=name)`, `width`, `height`, its `rows` of `#`
    and `.`, and how many `words` and `blocks`; `themes` are the lengths of its longest words
    across. Raises `CrosscoreError` (code "bad-option") for a size that is none.
    """
    width = height = 0
    if size is not None:
        sides = fields.parse_size(str(plain({"size": size})["size"]))
        if sides is None or 0 in sides:
            raise CrosscoreError("bad-option", f"{size!r:.40} is no size such as 15x15.", "size")
        width, height = sides
    return library.patterns(width, height, list(theme_lengths), most_words)

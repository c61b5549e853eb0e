"""Crosscore for scripts: words in, puzzles out, files in any format.

`crosscore` itself offers everything here (`from crosscore import make, save`), and it stays stable;
docs/api.md has examples that run. Errors raise `CrosscoreError` with one sentence; whatever is
merely odd about a file is an `Issue` in a list.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from crosscore import (
    alphabet,
    changes,
    choosing,
    clue_list,
    dictionary,
    disk,
    fields,
    formats,
    rules,
    tally,
)
from crosscore.alphabet import one_line
from crosscore.dictionary import Dictionary
from crosscore.errors import CrosscoreError, Issue
from crosscore.fields import Field
from crosscore.fill import library
from crosscore.fill.library import Pattern
from crosscore.formats import File
from crosscore.kinds.registry import Named, kind_of
from crosscore.making import begin, each_of, faults, kind_named, plain
from crosscore.making import make as search
from crosscore.puzzle import Puzzle, Word
from crosscore.search import drain

if TYPE_CHECKING:
    from crosscore.wire import Statistics

__all__ = [
    "FORMATS",
    "KINDS",
    "Kind",
    "Words",
    "change",
    "check",
    "check_clues",
    "check_rules",
    "export",
    "fills",
    "formats_of",
    "languages",
    "load",
    "losses",
    "make",
    "mix",
    "options",
    "patterns",
    "read_words",
    "save",
    "split",
    "statistics",
    "theme_words",
    "themes",
]

#: what words are read from: a file's path, the bytes of one, {word: clue}, or words or
#: (word, clue) pairs
Words = str | os.PathLike[str] | bytes | Mapping[str, str] | Iterable[str | tuple[str, str]]

Kind = Named  #: what `make` can make
KINDS: tuple[Kind, ...] = get_args(Kind)  #: the names of the kinds of puzzle
FORMATS = tuple(formats.FORMATS)  #: the names of the formats that puzzles are written in

_MOST_SECONDS = 3600


def read_words(
    source: Words,
    *,
    language: str = "",
    letters: Mapping[str, str] | None = None,
    name: str = "",
) -> Dictionary:
    """Read a list of words, with or without clues, to make puzzles from.

    `source` is a path (a `str` is one, too), the bytes of such a file (JSON, CSV, TSV or text, see
    docs/formats.md), a mapping of words to clues, or an iterable of words or of pairs of word and
    clue. `language` is a code such as "bn"; without one it is guessed. `letters` are options of its
    alphabet, such as {"accents": "keep"}. `name` is what messages and files call the list.

    The result has `words`, and `issues` for entries that can't be used, which are left out. Raises
    `CrosscoreError` if no entry can be used or the file can't be read.
    """
    data, usual = _bytes(source)
    formats.check_words(data, name or usual)
    return drain(dictionary.read(data, name=name or usual, language=language, letters=letters))


def mix(
    *lists: Dictionary | tuple[Dictionary, int],
    scores: Dictionary | None = None,
    banned: Iterable[str] = (),
) -> Dictionary:
    """Several lists that `read_words` returned, as one: of a word, what the first list says holds.

    A pair is a list and its weight, which is added to its scores; words without a score count as
    50. `scores` is a list whose scores hold over those of all others, 0 meaning never; `banned` are
    words not to use. Raises `CrosscoreError` for lists of different languages.
    """
    parts = [each if isinstance(each, tuple) else (each, 0) for each in lists]
    most = dictionary.HEAVIEST
    for _, weight in parts:
        if type(weight) is not int or abs(weight) > most:
            raise CrosscoreError(
                "bad-option", f"A weight is a whole number from {-most} to {most}.", "lists"
            )
    dictionary.check_mixable([each for each, _ in parts])
    split = parts[0][0].alphabet.splitter(parts[0][0].letters)
    gone = [split(word) for word in banned]
    return drain(dictionary.mixing(parts, scores=scores, banned=gone))


def themes(words: str = "en") -> dict[str, dict[int, int]]:
    """The themes that words of a language can be chosen by: theme -> level -> number of words."""
    return {theme: dict(sorted(found.items())) for theme, found in choosing.counts(words).items()}


def theme_words(
    words: str,
    *,
    clues: str = "",
    described: bool = False,
    themes: Iterable[str] = (),
    levels: Iterable[int] = (),
    regions: Iterable[str] = (),
) -> Dictionary:
    """Words by theme and level, to make puzzles from: those of all if none is named.

    `words` is their language, such as "es". `clues` is another language for translations as clues,
    or, if `described`, for that language's own clues. `themes` are names that `themes` tells,
    `levels` 1, 2 and 3 (about A1, A2 and B1), `regions` such as "GB" want the words used there.
    Raises `CrosscoreError` for what there is not.
    """
    choice = choosing.choice_of(
        words, clues=clues, described=described, themes=themes, levels=levels, regions=regions
    )
    return drain(dictionary.read(choosing.selection(choice), name=choice.name))


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


def change(
    puzzle: Puzzle,
    *,
    clues: Mapping[str, str] | None = None,
    title: str | None = None,
    author: str | None = None,
    instructions: str | None = None,
    about: Mapping[str, str] | None = None,
    sheet: Mapping[str, object] | None = None,
) -> Puzzle:
    """The puzzle with other clues, texts or sheet settings; no word moves.

    `clues` maps words of the puzzle, as written or as their letters in the grid, to their new
    clues. `about` are texts such as {"copyright": "2026 A. Setter"}; those that aren't named stay,
    and "" takes one away. `sheet` are settings such as {"word_bank": True, "key": "beside"}. Raises
    `CrosscoreError` for a word that isn't in the puzzle and for values that can't be used.
    """
    given: dict[str, object | None] = {
        "title": title,
        "author": author,
        "instructions": instructions,
        "about": None if about is None else dict(about),
        "sheet": None if sheet is None else dict(sheet),
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    changed = changes.put(puzzle, chosen, kind_of(puzzle.kind).fields)
    return replace(changed, words=_clued(changed, clues)) if clues else changed


def _clued(puzzle: Puzzle, clues: Mapping[str, str]) -> tuple[Word, ...]:
    """The words of a puzzle with other clues."""
    words = list(puzzle.words)
    written = {name: at for at, word in enumerate(words) for name in (word.shown, word.surface)}
    letters = {word.answer: at for at, word in enumerate(words)}
    script = alphabet.get(puzzle.language)
    for name, clue in clues.items():
        at = written.get(name)
        if at is None:
            try:
                at = letters.get(script.split(name, puzzle.options.get("letters", {})))
            except CrosscoreError:
                at = None
        if at is None:
            raise CrosscoreError("no-such-word", f"The puzzle has no word {name[:40]!r}.", name)
        line = one_line(clue)
        if len(line) > dictionary.MAX_CLUE:
            raise CrosscoreError(
                "clue-too-long",
                f"The clue of {name[:40]!r} has {len(line):,} characters; at most "
                f"{dictionary.MAX_CLUE:,} can be kept.",
                name,
            )
        words[at] = replace(words[at], clue=line)
    return tuple(words)


def check(puzzle: Puzzle) -> list[Issue]:
    """What is wrong with a puzzle by the rules of its kind; [] if it is sound.

    Puzzles from `make` are sound; those from files or changed by hand may not be.
    """
    return faults(puzzle)


def check_clues(puzzle: Puzzle) -> list[Issue]:
    """What is odd about a crossword's clues; [] if nothing is.

    Letter counts at the end of a clue, such as (3,5), that aren't those of the answer; an answer of
    the puzzle in a clue; a clue that comes twice.
    """
    return clue_list.clue_remarks(puzzle)


def check_rules(
    puzzle: Puzzle, *, shared: int = 0, apart: bool = False, pangram: bool = False
) -> list[Issue]:
    """What editors object to in a grid with blocks, as remarks; [] for puzzles without blocks.

    Two-letter words, letters in one word only, separate parts, blocks without a mirror image,
    repeated words; and if asked for, words that share so many letters in a row, words that lie
    within another (`apart`), and letters that a pangram lacks. The puzzle's own options ask, too.
    """
    asked = {"shared": shared, "apart": apart, "pangram": pangram}
    options = {**puzzle.options, **{name: value for name, value in asked.items() if value}}
    return rules.remarks(replace(puzzle, options=options))


def statistics(puzzle: Puzzle, words: Dictionary | Words | None = None) -> Statistics:
    """How long the words are, how many blocks and unchecked cells there are, which letters.

    `words` is a list as `make` takes them: then `new` are the words that it doesn't have, and with
    a list that has scores there are their mean (`score`) and the `lowest`. docs/api.md names all.
    """
    if words is None or isinstance(words, Dictionary):
        return tally.statistics(puzzle, words)
    return tally.statistics(puzzle, read_words(words, language=puzzle.language))


def load(source: str | os.PathLike[str] | bytes) -> tuple[Puzzle, list[Issue]]:
    """Read a puzzle from a file of any format that Crosscore reads, recognised by its content.

    `source` is a path or the bytes of a file. Returns the puzzle, and findings: what contradicts
    itself in the file, and as a `remark` what isn't kept or is done otherwise here. Raises
    `CrosscoreError` if there is no puzzle in it.
    """
    if isinstance(source, bytes):
        return formats.load(source)
    path = Path(source)
    return formats.load(disk.read(path), path.name)


def formats_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The names of the formats that can hold a puzzle."""
    return tuple(to for to in FORMATS if not formats.refusal(puzzle, to))


def losses(puzzle: Puzzle, to: str) -> list[Issue]:
    """What a format wouldn't keep of a puzzle, or would keep changed; [] if it keeps everything.

    Raises `CrosscoreError`: "unknown-format", or "cannot-hold" if there can be no such files.
    """
    why = formats.refusal(puzzle, to)
    if why:
        raise CrosscoreError("cannot-hold", why, to)
    return formats.losses(puzzle, to)


def export(puzzle: Puzzle, to: str, name: str = "puzzle") -> list[File]:
    """The files of a puzzle in a format, without writing them: each has a `name` and `data`.

    Their names begin with `name`. Raises `CrosscoreError`: "unknown-format", "cannot-hold", or
    "bad-name" for a name that is empty or has a folder in it.
    """
    if not name.strip(". ") or set(name) & set("/\\\0"):
        raise CrosscoreError(
            "bad-name", f"name must be a file's name without a folder, not {name[:40]!r}.", "name"
        )
    return formats.export(puzzle, to, name)


def save(
    puzzle: Puzzle,
    folder: str | os.PathLike[str],
    *,
    to: str | Iterable[str] = "ipuz",
    name: str = "puzzle",
) -> list[Path]:
    """Write the files of a puzzle in one or more formats into a folder, creating it if need be.

    Existing files are replaced. Returns the paths. Nothing is written unless all formats can hold
    the puzzle: raises `CrosscoreError` as `export` does, and "cannot-write".
    """
    made = [
        file
        for each in ([to] if isinstance(to, str) else to)
        for file in export(puzzle, each, name)
    ]
    disk.folder_at(Path(folder))
    paths = [Path(folder) / file.name for file in made]
    for path, file in zip(paths, made, strict=True):
        disk.put(path, file.data)
    return paths


def languages() -> dict[str, str]:
    """The languages that words can be in: code -> name in English."""
    return {each.code: each.english for each in alphabet.languages()}


def split(word: str, language: str, letters: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The cells that a word takes, in reading order; raises `CrosscoreError` if it has none."""
    return alphabet.get(language).split(word, letters or {})


def _bytes(source: Words) -> tuple[bytes, str]:
    """The bytes of a word list, and what messages call it."""
    if isinstance(source, bytes):
        return source, "words"
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        return disk.read(path), path.name
    listed: list[list[str]] = []
    items = source.items() if isinstance(source, Mapping) else source
    for at, item in enumerate(items, 1):
        row = list(item) if isinstance(item, tuple | list) else [item]
        if not 1 <= len(row) <= 2 or not all(isinstance(text, str) for text in row):
            raise CrosscoreError(
                "no-word", f"Word {at:,} must be a text, or a pair of word and clue.", f"word {at}"
            )
        listed.append(row)
    return json.dumps(listed).encode(), "words"

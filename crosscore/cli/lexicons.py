"""The word lists of a command that fills grids: one or more, each with a weight; banned words."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from crosscore import dictionary, shipped
from crosscore.cli import files, themed
from crosscore.dictionary import HEAVIEST, Dictionary, Weighted
from crosscore.errors import CrosscoreError
from crosscore.kinds.contract import Kind
from crosscore.search import drain

__all__ = ["add", "read"]

_WEIGHT = re.compile(r"(.+):([+-]?\d{1,3})", re.DOTALL)


def add(parser: argparse.ArgumentParser, said: str) -> None:
    """Give a command the options that name its lists."""
    parser.add_argument(
        "--lexicon",
        dest="words",
        metavar="FILE[:WEIGHT]",
        action="append",
        help=f"{said}; several lists are mixed, and what an earlier one says of a word holds. "
        "WEIGHT is added to the scores of a list, such as 20 or -10",
    )
    parser.add_argument(
        "--banned", metavar="FILE", action="append", help="a list of words that aren't used"
    )
    parser.add_argument(
        "--my-scores",
        metavar="FILE",
        help="a list with scores that hold over those of the others; 0: never used",
    )
    parser.add_argument(
        "--lowest-score", dest="min_score", type=int, metavar="N", help="the same as --min-score"
    )


def read(asked: argparse.Namespace, kind: Kind, output: str | None) -> tuple[Dictionary, bool]:
    """The words to fill a grid with, and whether they are of a theme."""
    if themed.choice_in(asked) or not asked.words:
        asked.words = (asked.words or [None])[0]
        data, path, of_theme = themed.bytes_of(asked, "--lexicon")
        main = files.dictionary_of(data, path.name, asked.language, clues=kind.command.clues)
        return _mixed([(main, 0)], asked), of_theme
    named = [_weighted(text) for text in asked.words]
    if output:
        for path, _ in named:
            files.check_overwritten(path, [Path(output)])
    found = [files.words_of(*shipped.read(path), asked.language) for path, _ in named]
    code = max(found, key=lambda each: len(each.words)).alphabet.code
    for at, (path, _) in enumerate(named):
        if found[at].alphabet.code != code:  # the guess of a short list
            found[at] = files.words_of(*shipped.read(path), code)
    told = [files.told(each, clues=kind.command.clues) for each in found]
    weights = [weight for _, weight in named]
    return _mixed(list(zip(told, weights, strict=True)), asked), False


def _weighted(text: str) -> tuple[Path, int]:
    """A list and its weight: the end of its name, unless there is such a file."""
    weighted = _WEIGHT.fullmatch(text)
    if weighted is None or Path(text).exists():
        return Path(text), 0
    weight = int(weighted[2])
    if abs(weight) > HEAVIEST:
        raise CrosscoreError(
            "usage", f"The weight of a list is at most {HEAVIEST} points, not {weighted[2]}."
        )
    return Path(weighted[1]), weight


def _mixed(lists: list[Weighted], asked: argparse.Namespace) -> Dictionary:
    code = lists[0][0].alphabet.code

    def more(name: str) -> Dictionary:
        return files.words_of(*shipped.read(Path(name)), code)

    scores = more(asked.my_scores) if asked.my_scores else None
    banned = [word.answer for name in asked.banned or () for word in more(name).words]
    return drain(dictionary.mixing(lists, scores=scores, banned=banned))

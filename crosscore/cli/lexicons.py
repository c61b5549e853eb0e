"""The word lists of a command: one or more, each with a weight; and for grids, banned words."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass

from crosscore import dictionary, disk
from crosscore.cli import files, streams, themed
from crosscore.cli.parsing import group
from crosscore.cli.progress import watched
from crosscore.cli.streams import Input
from crosscore.dictionary import HEAVIEST, Dictionary, Weighted
from crosscore.errors import CrosscoreError
from crosscore.kinds.contract import Kind
from crosscore.search import drain

__all__ = ["WAYS", "Listed", "Read", "add", "add_more", "read"]

#: how a list may be given, behind what is in it
WAYS = (
    "a word list (text, CSV, spreadsheet, JSON and others), - for standard input, or the name of "
    "one that comes along, such as english"
)
_WEIGHT = re.compile(r"(.+):([+-]?\d{1,3})", re.DOTALL)


class Listed(Input):
    """An argument that names a list, with the weight at its end, unless there is such a file."""

    __slots__ = ("weight",)
    weight: int

    def __new__(cls, text: str) -> Listed:
        """Raises `CrosscoreError` for a weight that is too large."""
        found = _WEIGHT.fullmatch(text)
        if found is None or disk.exists(text):
            made = super().__new__(cls, text)
            made.weight = 0
            return made
        if abs(int(found[2])) > HEAVIEST:
            raise CrosscoreError(
                "usage", f"The weight of a list is at most {HEAVIEST} points, not {found[2]}."
            )
        made = super().__new__(cls, found[1])
        made.weight = int(found[2])
        return made


def add(parser: argparse.ArgumentParser, said: str, *, positional: bool = True) -> None:
    """Give a command the arguments that name its lists; `said` is what these have."""
    said = f"{said}: {WAYS}"
    parser.set_defaults(has_more=False)
    if positional:
        parser.add_argument("words", metavar="WORDS", nargs="*", type=Listed, help=said)
    words = group(parser, "words")
    words.add_argument(
        "--words", "--lexicon", dest="lists", metavar="WORDS", action="append", type=Listed,
        default=[],
        help=f"{'one more list' if positional else said}; several are mixed, and what an earlier "
        "one says of a word holds; WORDS:20 adds 20 to the scores of its words",
    )  # fmt: skip


def add_more(parser: argparse.ArgumentParser) -> None:
    """The lists of a command that fills grids: what it doesn't use, and other scores."""
    parser.set_defaults(has_more=True)
    words = group(parser, "words")
    words.add_argument(
        "--banned", metavar="WORDS", action="append", type=Input,
        help="a word list, or the name of one, of what isn't used",
    )  # fmt: skip
    words.add_argument(
        "--my-scores", metavar="WORDS", type=Input,
        help="a word list with scores that hold over those of the others; 0: never used",
    )  # fmt: skip
    words.add_argument(
        "--lowest-score", dest="min_score", type=int, metavar="N", help="the same as --min-score"
    )


@dataclass(frozen=True, slots=True)
class Read:
    """The words that a command has, and whether they are of a theme.

    `data` differs for other lists and weights, and `base` is what files are named after.
    """

    words: Dictionary
    of_theme: bool
    data: bytes
    base: str


def read(asked: argparse.Namespace, kind: Kind, *, called: str = "") -> Read:
    """The words of a command; `called` is what it calls its list if there is none."""
    named: list[Listed] = [*(getattr(asked, "words", None) or ()), *asked.lists]
    asked.words = named
    clues = kind.command.clues
    if themed.choice_in(asked) or not named:
        called = called or ("--words" if kind.command.template else "WORDS")
        data, path, of_theme = themed.bytes_of(asked, called)
        main = files.dictionary_of(data, path.name, asked.language, clues=clues)
        return Read(_mixed([(main, 0)], asked), of_theme, data, path.stem)
    sources = [streams.read_words(each) for each in named]
    found = [files.words_of(each.data, each.name, asked.language) for each in sources]
    code = max(found, key=lambda each: len(each.words)).alphabet.code
    for at, source in enumerate(sources):
        if found[at].alphabet.code != code:  # the guess of a short list
            found[at] = files.words_of(source.data, source.name, code)
    told = [files.told(each, clues=clues) for each in found]
    weights = [each.weight for each in named]
    data = sources[0].data
    if len(sources) > 1 or weights[0]:
        data = b"".join(
            f"{source.name}:{weight}:{len(source.data)}:".encode() + source.data
            for source, weight in zip(sources, weights, strict=True)
        )
    base = next((source.stem for source in sources if source.path), kind.command.name)
    return Read(_mixed(list(zip(told, weights, strict=True)), asked), False, data, base)


def _mixed(lists: list[Weighted], asked: argparse.Namespace) -> Dictionary:
    if not asked.has_more:
        return drain(watched(dictionary.mixing(lists), "mixing lists"))
    code = lists[0][0].alphabet.code

    def more(name: str) -> Dictionary:
        source = streams.read_words(name)
        return files.words_of(source.data, source.name, code)

    scores = more(asked.my_scores) if asked.my_scores else None
    banned = [word.answer for name in asked.banned or () for word in more(name).words]
    mixing = dictionary.mixing(lists, scores=scores, banned=banned)
    return drain(watched(mixing, "mixing lists"))

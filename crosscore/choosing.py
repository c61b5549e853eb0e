"""Words by theme and level, in any language of the table of concepts, for scripts and commands.

The page fetches the same table from its own site, language by language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from crosscore import disk
from crosscore.dictionary import concepts
from crosscore.dictionary.concepts import Choice, Concept, Entry
from crosscore.errors import CrosscoreError

__all__ = ["FOLDER", "choice_of", "counts", "entries", "languages", "selection", "table"]

_INSTALLED = Path(__file__).parent / "lists"
#: where the word lists and the table of concepts are: in an installed package, or in a checkout
FOLDER = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[1] / "dictionaries"


@cache
def table() -> tuple[Concept, ...]:
    """All concepts, theme by theme. Raises ValueError for a line that is none."""
    return tuple(
        concept
        for path in sorted((FOLDER / "concepts").glob("*.txt"))
        for concept in concepts.read(disk.read(path).decode(), path.stem)
    )


def languages() -> list[str]:
    """The codes of the languages that the table has."""
    return list(dict.fromkeys(entry.language for entry in table()[0].entries))


def counts(words: str = "en") -> dict[str, Counter[int]]:
    """How many words there are, by theme and level."""
    _known("language", words, languages())
    found: dict[str, Counter[int]] = {}
    for concept in table():
        if concept.entry(words):
            found.setdefault(concept.theme, Counter())[concept.level] += 1
    return found


def entries(words: str) -> list[Entry]:
    """All words of a language, as they are used where no region is named."""
    return [entry for concept in table() if (entry := concept.entry(words))]


def choice_of(
    words: str,
    *,
    clues: str = "",
    described: bool = False,
    themes: Iterable[str] = (),
    levels: Iterable[int] = (),
    regions: Iterable[str] = (),
) -> Choice:
    """What is chosen, checked; raises `CrosscoreError` (code "bad-option") naming what there is."""
    spoken = languages()
    words, clues = words.strip().lower(), clues.strip().lower()
    _known("language", words, spoken)
    if clues:
        _known("language", clues, spoken)
    named = sorted({concept.theme for concept in table()})
    picked = [theme.strip().lower() for theme in themes]
    of_levels = list(levels)
    places = [region.strip().upper() for region in regions]
    for theme in picked:
        _known("theme", theme, named)
    for level in of_levels:
        _known("level", str(level), [str(each) for each in concepts.LEVELS])
    for region in places:
        _known("region", region, concepts.regions(table(), {words, clues or words}))
    return Choice(
        words,
        "" if clues == words else clues,
        concepts.DESCRIBED if described else concepts.TRANSLATED,
        tuple(dict.fromkeys(picked)),
        tuple(sorted(set(of_levels))),
        tuple(dict.fromkeys(places)),
    )


def selection(choice: Choice) -> bytes:
    """The list that is chosen, as a file that `crosscore.dictionary` reads."""
    return concepts.selection(
        [concepts.of_languages(table(), (choice.words, choice.clues))], choice
    )


def _known(what: str, name: str, there: list[str]) -> None:
    if name not in there:
        raise CrosscoreError(
            "bad-option",
            f"There is no {what} {name[:40]!a} to choose words by; there are {', '.join(there)}.",
            what,
        )

"""Size limits of word lists, words and clues."""

from __future__ import annotations

from crosscore.errors import Sentence, sentence

__all__ = [
    "MAX_BYTES",
    "MAX_CELLS",
    "MAX_CLUE",
    "MAX_CLUSTER",
    "MAX_ENTRIES",
    "MAX_ROWS",
    "MAX_SCORE",
    "MAX_SURFACE",
    "MIN_CELLS",
    "REPORTED",
    "USUAL_SCORE",
    "cut",
    "misfit",
    "overlong",
    "shorten",
]

MAX_BYTES = 64 * 2**20  #: bytes of a file; far above 86,000 words with clues (about 12 MB)
MAX_ENTRIES = 500_000  #: entries of a dictionary to draw from
MAX_ROWS = 20_000  #: rows of a list to edit; more is a dictionary, not a list of one's own
MIN_CELLS = 2  #: a word of one cell can cross nothing and be numbered for nothing
MAX_CELLS = 40  #: cells of a word; more fits on no sheet of paper
MAX_CLUSTER = 40  #: code points of a cell; the longest letter of any script has about ten
MAX_SURFACE = 200  #: characters of a word as written
MAX_CLUE = 1_000  #: characters of a clue; more is a mistake, not a clue
MAX_SCORE = 100  #: the best a word can be; 0 is the worst
USUAL_SCORE = 50  #: that of a word without one, in a list that has scores
REPORTED = 100  #: findings kept with their places; the rest is only counted


def overlong(surface: str) -> tuple[str, Sentence] | None:
    """Why a word is too long to split at all: (code, sentence), or None."""
    if len(surface) <= MAX_SURFACE:
        return None
    return "too-long", sentence(
        "too-many-characters",
        "{word} has {characters:,} characters; a word has at most {most}.",
        word=shorten(surface),
        characters=len(surface),
        most=MAX_SURFACE,
    )


def misfit(surface: str, answer: tuple[str, ...]) -> tuple[str, Sentence] | None:
    """Why the size of a word makes it unusable: (code, sentence), or None."""
    if MIN_CELLS <= len(answer) <= MAX_CELLS and max(map(len, answer)) <= MAX_CLUSTER:
        return None if len(surface) <= MAX_SURFACE else overlong(surface)
    name = shorten(surface)
    if len(answer) < MIN_CELLS:
        return "too-short", sentence(
            "one-letter",
            "{word} has one letter; a word needs at least {least}.",
            word=name,
            least=MIN_CELLS,
        )
    if len(answer) > MAX_CELLS:
        return "too-long", sentence(
            "too-many-letters",
            "{word} has {letters} letters; a word can have up to {most}.",
            word=name,
            letters=len(answer),
            most=MAX_CELLS,
        )
    return "too-long", sentence(
        "too-many-marks",
        "{word} has too many marks on one letter. Remove some.",
        word=name,
    )


def cut(clue: str) -> str:
    """A clue as puzzles have it: at most `MAX_CLUE` characters, and an ellipsis for the rest."""
    return clue if len(clue) <= MAX_CLUE else clue[:MAX_CLUE].rstrip() + "…"


def shorten(text: str) -> str:
    """A word as a message repeats it: at most 30 characters."""
    return text if len(text) <= 30 else text[:29] + "…"

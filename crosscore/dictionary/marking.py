"""What is wrong with each row of a list that is being edited, and the cells of its word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crosscore import alphabet
from crosscore.alphabet import Alphabet, one_line
from crosscore.dictionary.limits import MAX_CLUE, MAX_SURFACE, misfit, overlong, shorten
from crosscore.errors import CrosscoreError

__all__ = ["Checked", "Finding", "Marked", "check"]

#: Scripts that put no spaces between words: an answer may stand anywhere in a clue
_UNSPACED = frozenset(("Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"))


@dataclass(frozen=True, slots=True)
class Finding:
    """`level` "error": the row cannot be used as it stands; "note": it can."""

    code: str
    message: str
    level: str

    def as_dict(self) -> dict[str, str]:
        """The finding as plain data, as it travels to the page."""
        return {"code": self.code, "message": self.message, "level": self.level}


@dataclass(slots=True)
class Marked:
    """One row as checked: the cells of its word, if it has any, and what is wrong with it.

    `key` is equal for rows with the same answer, "" where there is none; `shown` is the
    word without the `|` that part its cells.
    """

    cells: tuple[str, ...] = ()
    key: str = ""
    shown: str = ""
    findings: list[Finding] = field(default_factory=list)

    def add(self, code: str, message: str, level: str = "error") -> None:
        """One more finding."""
        self.findings.append(Finding(code, message, level))


@dataclass(frozen=True, slots=True)
class Checked:
    """All rows as checked, by the rules of one language; `guessed`: nobody named it."""

    alphabet: Alphabet
    guessed: bool
    letters: Mapping[str, str]
    rows: tuple[Marked, ...]


def check(
    rows: Sequence[tuple[str, str]],
    *,
    language: str = "",
    letters: Mapping[str, str] | None = None,
    longest: int | None = None,
) -> Checked:
    """Check (word, clue) rows against the language and against each other.

    `language` "" is guessed: the one that most words are in, English if there is none.
    `letters` are the alphabet's options. Words of more than `longest` cells get a note.
    Raises `CrosscoreError` "unknown-language" or "unknown-option"; what is wrong with a row
    is a finding. Rows are called by their place, the first is row 1. Blank rows have no
    findings.
    """
    script = alphabet.get(language) if language else _guess(rows)
    options = {name: choices[0] for name, choices in script.options.items()}
    options.update(letters or {})
    marked = [_mark(one_line(clue), word, script, options, longest) for word, clue in rows]
    _mark_duplicates(marked)
    return Checked(script, not language, options, tuple(marked))


def _guess(rows: Sequence[tuple[str, str]]) -> Alphabet:
    try:
        return alphabet.guess((word[:MAX_SURFACE] for word, _ in rows), share=0)
    except CrosscoreError:
        return alphabet.get("en")


def _mark(
    clue: str, word: str, script: Alphabet, options: Mapping[str, str], longest: int | None
) -> Marked:
    surface = one_line(word)
    marked = Marked(shown=surface.replace("|", ""))
    if not surface:
        if clue:
            marked.add("no-word", "This clue has no word: type one.")
        return marked
    long = overlong(surface)
    if long:
        marked.add(*long)
        return marked
    try:
        cells = script.split(word, options)
    except CrosscoreError as error:
        if error.code == "unknown-option":
            raise
        marked.add(error.code, error.message)
        return marked
    marked.cells, marked.key = cells, "|".join(cells)
    wrong = misfit(surface, cells)
    if wrong:
        marked.add(*wrong)
    elif longest is not None and len(cells) > longest:
        marked.add(
            "too-long", f"{shorten(surface)} takes {len(cells)} cells; only {longest} fit.", "note"
        )
    if not clue:
        marked.add("no-clue", f"{shorten(surface)} has no clue yet.", "note")
    elif len(clue) > MAX_CLUE:
        marked.add(
            "clue-too-long",
            f"The clue has {len(clue):,} characters; at most {MAX_CLUE:,} can be kept.",
        )
    elif _gives_away(surface, cells, clue, script):
        marked.add("gives-away", f"The clue says the word itself: {shorten(surface)}.", "note")
    return marked


def _gives_away(surface: str, cells: tuple[str, ...], clue: str, script: Alphabet) -> bool:
    """Whether the answer stands in its clue as a word, or as words."""
    if len(cells) < 2:
        return False
    told = script.fold(clue)
    if not _UNSPACED.isdisjoint(script.scripts):
        return "".join(cells) in told
    told = f" {told} "
    return f" {''.join(cells)} " in told or f" {script.fold(surface)} " in told


def _mark_duplicates(marked: Sequence[Marked]) -> None:
    first: dict[str, int] = {}  # key -> index of the first row that has it
    told: set[int] = set()
    for index, one in enumerate(marked):
        if not one.key:
            continue
        before = first.setdefault(one.key, index)
        if before == index:
            continue
        other = marked[before]
        same = "Same word" if other.shown == one.shown else "Same letters"
        one.add("duplicate", f"{same} as row {before + 1}: {shorten(other.shown)}.")
        if before not in told:
            told.add(before)
            other.add("duplicate", f"Row {index + 1} has the same letters.", "note")

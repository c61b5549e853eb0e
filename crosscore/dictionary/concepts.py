"""Lists made from the table of concepts: words in one language, clues in the same or another.

The table has a file for each theme (dictionaries/concepts/); for the page the build makes one of
each language, in the same form with a line `# animals` before each theme. A *selection* is a JSON
text that holds the files and what is chosen of them; it is read as any other list of words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from crosscore import alphabet
from crosscore.dictionary.limits import overlong
from crosscore.dictionary.office import unread
from crosscore.dictionary.rows import CLUES, Row, more_of, row
from crosscore.dictionary.source import CONCEPTS
from crosscore.errors import CrosscoreError

__all__ = [
    "DESCRIBED",
    "LEVELS",
    "PLAIN",
    "STYLES",
    "TRANSLATED",
    "Choice",
    "Concept",
    "Entry",
    "alike",
    "chosen",
    "listed",
    "merged",
    "of_languages",
    "read",
    "regions",
    "selected",
    "selection",
]

TRANSLATED, DESCRIBED = "translated", "described"
#: what clues in another language are: the translation of the word, or that language's own clues
STYLES = (TRANSLATED, DESCRIBED)
LEVELS = (1, 2, 3)
#: the region of the lines that name none
PLAIN = {"en": "US", "es": "419", "fr": "FR", "de": "DE", "pt": "BR", "bn": "BD"}
_HEAD = re.compile(r"@([a-z0-9-]+) ([123])")
_ARTICLE = re.compile(r"(?!(?:m|f)\b)([^\W\d_]+['’]?)(?: [mf])?")  # not a gender alone
_PARTS = re.compile(r"\w{3,}")
_ALIKE = 3  #: spellings that differ in at most one letter of so many are alike


@dataclass(frozen=True, slots=True)
class Entry:
    """A concept in one language, or in a region of it; `before` is article or gender."""

    tag: str  #: "pt", "pt-PT"
    before: str
    word: str
    clues: tuple[str, ...]

    @property
    def language(self) -> str:
        """The code without the region."""
        return self.tag.split("-")[0]

    @property
    def region(self) -> str:
        """The region, "" for the line that is of all others."""
        return self.tag.partition("-")[2]

    @property
    def whole(self) -> str:
        """The word as it is learned: with its article."""
        found = _ARTICLE.fullmatch(self.before)
        if not found:
            return self.word
        return found[1] + ("" if found[1].endswith(("'", "’")) else " ") + self.word


@dataclass(frozen=True, slots=True)
class Concept:
    """Something that has a word in each language."""

    name: str
    theme: str
    level: int
    entries: tuple[Entry, ...]

    def entry(self, language: str, wanted: Sequence[str] = ()) -> Entry | None:
        """Its line in a language: that of the first of the regions which has one of its own."""
        own = [entry for entry in self.entries if entry.language == language]
        regional = {entry.region: entry for entry in own}
        return next(filter(None, map(regional.get, (*wanted, ""))), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a list is made of; nothing chosen of a kind is all of it, no `clues` the words' own."""

    words: str
    clues: str = ""
    style: str = TRANSLATED
    themes: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    regions: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What messages and files call the list."""
        style = self.style if self.clues else ""
        levels = "".join(map(str, self.levels))
        parts = (self.words, self.clues, style, *self.themes, levels, *self.regions)
        return "-".join(part for part in parts if part)


def read(text: str, theme: str = "") -> list[Concept]:
    """The concepts of a file. Raises ValueError, which names the line that is none."""
    found = []
    for block in re.split(r"\n\s*\n", text.strip()):
        first, *rest = block.split("\n")
        if first.startswith("# ") and not rest:
            theme = first[2:].strip()
            continue
        head = _HEAD.fullmatch(first)
        if not head:
            raise ValueError(f"{theme}: not the first line of a concept: {first}")
        entries = tuple(_entry(line, theme) for line in rest)
        found.append(Concept(head[1], theme, int(head[2]), entries))
    return found


def _entry(line: str, theme: str) -> Entry:
    fields = [field.strip() for field in line.split("|")]
    if not 4 <= len(fields) <= 5:
        raise ValueError(f"{theme}: not language, article, word and clues: {line}")
    tag, before, word, *clues = fields
    if overlong(word):
        raise ValueError(f"{theme}: a word of {len(word)} characters")
    return Entry(tag, before, word, tuple(clue for clue in clues if clue))


def of_languages(concepts: Iterable[Concept], languages: Sequence[str]) -> str:
    """Some languages of a table, as a file of its own."""
    blocks: list[str] = []
    theme = ""
    for concept in concepts:
        if concept.theme != theme:
            theme = concept.theme
            blocks.append(f"# {theme}")
        lines = [
            "|".join((entry.tag, entry.before, entry.word, *entry.clues))
            for entry in concept.entries
            if entry.language in languages
        ]
        blocks.append("\n".join((f"@{concept.name} {concept.level}", *lines)))
    return "\n\n".join(blocks) + "\n"


def merged(texts: Iterable[str]) -> list[Concept]:
    """One table of files that have the same concepts in other languages. Raises ValueError."""
    found: dict[str, Concept] = {}
    for text in texts:
        for concept in read(text):
            there = found.get(concept.name)
            entries = (*(there.entries if there else ()), *concept.entries)
            found[concept.name] = Concept(concept.name, concept.theme, concept.level, entries)
    return list(found.values())


def regions(concepts: Iterable[Concept], languages: Iterable[str]) -> list[str]:
    """The regions to choose from: those with words of their own, and those of the plain lines."""
    wanted = set(languages)
    found = {entry.tag for concept in concepts for entry in concept.entries if entry.region}
    own = {tag.partition("-")[2] for tag in found if tag.partition("-")[0] in wanted}
    return sorted(own | {PLAIN[code] for code in wanted if code in PLAIN})


def selected(concepts: Iterable[Concept], choice: Choice) -> list[Concept]:
    """Those of the themes and levels, the first level first."""
    some = [
        concept
        for concept in concepts
        if (not choice.themes or concept.theme in choice.themes)
        and (not choice.levels or concept.level in choice.levels)
    ]
    return sorted(some, key=lambda concept: concept.level)


def listed(concepts: Iterable[Concept], choice: Choice) -> list[Row]:
    """The rows of a list; of concepts with the same word, the first has it.

    A translation that is spelled nearly as the word itself would give it away: there the other
    language's own clue stands.
    """
    split = alphabet.get(choice.words).split
    rows: list[Row] = []
    seen: set[tuple[str, ...]] = set()
    for concept in selected(concepts, choice):
        entry = concept.entry(choice.words, choice.regions)
        other = concept.entry(choice.clues or choice.words, choice.regions)
        if not entry or not other:
            continue
        try:
            answer = split(entry.word)
        except CrosscoreError:
            continue  # a list for another alphabet
        if answer in seen:
            continue
        seen.add(answer)
        clues = other.clues
        if choice.clues and choice.style == TRANSLATED and not alike(entry.word, other.word):
            clues = (other.whole,)
        more = {
            **dict(zip(CLUES[1:], clues[1:], strict=False)),
            "theme": concept.theme,
            "level": concept.level,
            "region": entry.region,
            "concept": concept.name,
            "article": entry.before,
        }
        clue = next(iter(clues), "")
        made = row(entry.word, clue, f"entry {len(rows) + 1}", more=more_of(more))
        if made:
            rows.append(made)
    return rows


def alike(one: str, other: str) -> bool:
    """Whether a word is spelled nearly as another, or as a part of it.

    Accents are left aside: ISLA and ISLAND, COCO and NOIX DE COCO.
    """
    fold = alphabet.get("en").fold
    first, second = fold(one), fold(other)
    return any(_near(first, part) for part in (second, *_PARTS.findall(second)))


def _near(one: str, other: str) -> bool:
    most = max(len(one), len(other)) // _ALIKE
    if abs(len(one) - len(other)) > most or set(one).isdisjoint(other):
        return False
    return _distance(one, other) <= most


def _distance(one: str, other: str) -> int:
    """How many letters must be put in, taken out or changed to make one text the other."""
    costs = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        diagonal, costs[0] = costs[0], at
        for index, theirs in enumerate(other, 1):
            change = diagonal + (letter != theirs)
            diagonal = costs[index]
            costs[index] = min(change, costs[index] + 1, costs[index - 1] + 1)
    return costs[-1]


def selection(texts: Sequence[str], choice: Choice) -> bytes:
    """A choice as a file of words, with the files of the table that it needs."""
    told = {
        CONCEPTS: list(texts),
        "words": choice.words,
        "clues": choice.clues,
        "style": choice.style,
        "themes": list(choice.themes),
        "levels": list(choice.levels),
        "regions": list(choice.regions),
    }
    return json.dumps(told, ensure_ascii=False).encode()


def chosen(told: Mapping[str, object], name: str) -> tuple[Choice, list[Row]]:
    """What a selection holds. Raises `CrosscoreError` for a file that is none."""
    try:
        choice = Choice(
            _text(told["words"]),
            _text(told.get("clues", "")),
            _text(told.get("style", TRANSLATED)),
            tuple(map(_text, _list(told.get("themes", [])))),
            tuple(map(_level, _list(told.get("levels", [])))),
            tuple(map(_text, _list(told.get("regions", [])))),
        )
        if choice.style not in STYLES:
            raise ValueError(choice.style)
        rows = listed(merged(map(_text, _list(told[CONCEPTS]))), choice)
    except (KeyError, ValueError):
        raise unread(name) from None
    return choice, rows


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _level(value: object) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(value)
    return value

"""What every .ipuz file has, whatever its kind: texts, options, settings. Nothing is trusted."""

from __future__ import annotations

from math import isfinite
from typing import Any

from crosscore import alphabet, sheet
from crosscore.alphabet import clean_lines, one_line
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats import lost
from crosscore.formats.ipuz.keys import CROSSWORD, HTML_TEXTS, MAX_OPTION, OURS, WORD_SEARCH
from crosscore.formats.ipuz.markup import as_plain
from crosscore.grid import Model
from crosscore.kinds.contract import Lists
from crosscore.puzzle import MAX_FILE_WORDS, Source

__all__ = ["Document", "Grid", "cell_name", "variety"]

Grid = list[list[str | None]]  #: letters by row; None for cells outside and blocks, "" if open


_VERSIONS = "http://ipuz.org/v"
_MOST_KINDS = 20  #: that a document may name


def _secure(address: str) -> str:
    """An address that names a kind or version, in the form that the specification has."""
    return address.replace("https://", "http://", 1)


def variety(kind: str) -> Sentence:
    """Why a puzzle of a kind that is not known here is refused."""
    return sentence(
        "ipuz-variety",
        "it is a puzzle of the kind “{kind}”, and only crosswords, codewords and word searches "
        "can be opened",
        kind=one_line(kind)[:40],
    )


def cell_name(row: int, column: int) -> Sentence:
    """A cell as a finding names it; both count from 0."""
    return sentence("cell", "row {row}, column {column}", row=row + 1, column=column + 1)


class Document:
    """One document. What makes it unusable raises; what is merely wrong is a finding."""

    def __init__(self, document: object, name: str) -> None:
        self.name = name
        self.findings: list[Issue] = []
        self.kept_options: dict[str, Any] | None = None
        if not isinstance(document, dict):
            raise self.refuse(sentence("ipuz-no-object", "it holds no JSON object"))
        self.document: dict[str, Any] = as_plain(document)
        version = document.get("version")
        if not isinstance(version, str) or not _secure(version).startswith(_VERSIONS):
            raise self.refuse(sentence("ipuz-no-version", 'it has no "version" of ipuz'))
        if not self.is_of(CROSSWORD) and not self.is_of(WORD_SEARCH):
            named = next(("/".join(kind) for kind in self.kinds() if kind), "")
            raise self.refuse(
                variety(named)
                if named
                else sentence("ipuz-no-kind", "it is neither a crossword nor a word search")
            )

    def width_of(self, found: list[list[object]], most: int) -> int:
        """The cells of a row; refuses a grid without any, or with more than `most` on a side."""
        width = len(found[0])
        if not width or width > most or len(found) > most:
            raise self.refuse(
                sentence("ipuz-size", "its grid is empty or larger than {most} × {most}", most=most)
            )
        return width

    def is_of(self, kind: str) -> bool:
        """Whether the document says that it is a puzzle of a kind, in any version of it."""
        kinds = self.document.get("kind")
        kinds = [kinds] if isinstance(kinds, str) else kinds
        return isinstance(kinds, list) and any(
            isinstance(one, str) and _secure(one).startswith(kind) for one in kinds
        )

    def kinds(self) -> list[list[str]]:
        """The kinds that the document names, each by its parts without those of the address."""
        found = self.document.get("kind")
        return [
            [part for part in one[:200].split("://")[-1].split("#")[0].split("/")[1:] if part]
            for one in (found if isinstance(found, list) else [found])[:_MOST_KINDS]
            if isinstance(one, str)
        ]

    def refuse(self, why: Sentence) -> CrosscoreError:
        """The error of a document that cannot be opened; the caller raises it."""
        return CrosscoreError(
            "not-ipuz",
            sentence(
                "not-ipuz-puzzle",
                "{name} isn’t an .ipuz puzzle that Crosscore can open: {why}.",
                name=self.name,
                why=why,
            ),
            self.name,
        )

    def find(self, code: str, message: str, where: str) -> None:
        """Report what is wrong."""
        self.findings.append(Issue(code, message, where))

    def ours(self, key: str, kind: type, default: Any) -> Any:
        """The value of one of our keys, or `default` where it is missing or of another type."""
        value = self.document.get(OURS + key, default)
        if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
            return value
        if OURS + key in self.document:
            self.find("key", sentence("wrong-type", "has a value of the wrong type"), OURS + key)
        return default

    def text(self, key: str, most: int) -> str:
        """A text of the file, clean and of at most `most` characters."""
        value = self.document.get(key)
        if not isinstance(value, str):
            if value is not None:
                self.find("text", sentence("no-text", "is no text"), key)
            return ""
        clean = clean_lines(value) if key in ("intro", "notes") else one_line(value)
        if len(clean) > most:
            message = sentence(
                "text-cut",
                "has {characters:,} characters; {most:,} are kept",
                characters=len(clean),
                most=most,
            )
            self.find("text", message, key)
            clean = clean[:most].strip()
        return clean

    def options(self) -> dict[str, Any]:
        """The kind's options: plain values, and `letters`, the alphabet's."""
        if self.kept_options is None:
            self.kept_options = {}
            for name, value in self.ours("options", dict, {}).items():
                plain = isinstance(value, str | int) or (
                    isinstance(value, float) and isfinite(value)
                )
                if name == "letters":
                    plain = isinstance(value, dict) and all(
                        isinstance(v, str) and one_line(v) == v for v in value.values()
                    )
                if plain and one_line(name) == name and len(str(value)) <= MAX_OPTION:
                    self.kept_options[name] = one_line(value) if isinstance(value, str) else value
                else:
                    message = sentence("no-use", "has a value of no use")
                    self.find("key", message, OURS + "options")
        return self.kept_options

    def sheet_settings(
        self, model: Model, lists: Lists = "clues", /, **shown: object
    ) -> dict[str, Any]:
        """The settings of such a grid's sheet that differ from their defaults.

        `shown` are those that ipuz has keys of its own for.
        """
        kept: dict[str, Any] = {}
        found = {**self.ours("sheet", dict, {}), **shown}
        for field in sheet.fields(model, lists):
            try:
                value = field.check(found.pop(field.name, field.default))
            except CrosscoreError as error:
                message = sentence(
                    "no-use-because", "has a value of no use: {problem}", problem=error.message
                )
                self.find("key", message, OURS + "sheet")
                continue
            if value != field.default:
                kept[field.name] = value
        for name in found:
            message = sentence("no-setting", "has no setting {name}", name=ascii(name[:40]))
            self.find("key", message, OURS + "sheet")
        return kept

    def clue_language(self, language: str, clues: list[str]) -> str:
        """The language of the clues if it is another one: as our files say, else by its script."""
        code = self.ours("clue-language", str, "")
        if not code and OURS + "language" not in self.document:
            return lost.said_in(clues, language)
        try:
            known = alphabet.get(code).code if code else ""
        except CrosscoreError as error:
            message = sentence(
                "no-use-because", "has a value of no use: {problem}", problem=error.message
            )
            self.find("key", message, OURS + "clue-language")
            return ""
        return "" if known == language else known

    def source(self) -> Source | None:
        """The dictionary that the words were drawn from."""
        found = self.ours("dictionary", dict, {})
        if not {"name", "digest"} <= set(found):
            return None
        return Source(one_line(str(found["name"])), one_line(str(found["digest"])))

    def check_words(self, words: int, most: int = MAX_FILE_WORDS) -> None:
        """Refuse more words than a puzzle can have."""
        if words > most:
            raise self.refuse(
                sentence(
                    "ipuz-too-many-words",
                    "it has {words} words, and at most {most} can be used",
                    words=words,
                    most=most,
                )
            )

    def split(self, language: str, surface: str) -> tuple[str, ...]:
        """The cells of a word; () and a finding where it has none."""
        try:
            return alphabet.get(language).split(surface, self.options().get("letters", {}))
        except CrosscoreError as error:
            self.findings.append(Issue(error.code, error.message, surface))
            return ()

    def fold_cells(self, rows: Grid, language: str) -> None:
        """Give each cell the letters of the grid: other programs also write small ones."""
        known: dict[str, str] = {}
        for row in rows:
            for c, cell in enumerate(row):
                if not cell:
                    continue
                if cell not in known:
                    known[cell] = self.folded(cell, language)
                row[c] = known[cell]
        if OURS + "language" not in self.document:
            upper = alphabet.get(language).upper
            other = sorted(cell for cell, new in known.items() if upper(cell) != new)
            if other:
                message = sentence(
                    "letters-folded",
                    "has letters that words in the language it was taken for do not have, and that "
                    "became plain ones: {letters}",
                    letters=other[:20],
                )
                self.find("letters", message, sentence("the-grid", "grid"))

    def folded(self, cell: str, language: str) -> str:
        """A cell's text as the letter of the grid; as it is where it is no single letter."""
        return lost.folded(cell, language, self.options().get("letters", {}))

    def check_our_keys(self, language: str) -> None:
        """Report values of our own keys that contradict the rest."""
        direction = alphabet.get(language).direction
        for key, allowed in (("format", (1, HTML_TEXTS)), ("direction", (direction,))):
            found = self.document.get(OURS + key, allowed[0])
            if found not in allowed:
                message = sentence("should-be", "should be {value}", value=allowed[0])
                self.find("key", message, OURS + key)

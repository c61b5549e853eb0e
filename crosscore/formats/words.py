"""The puzzle's words with their clues, as a word list that can be opened again as one.

Its whole list in order, including words without a place; for a number crossword, the answers and
their clues. `crosscore.dictionary.save` turns words into such a file and makes sure that it reads
back the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from crosscore import dictionary
from crosscore.errors import CrosscoreError, Issue, Sentence, sentence
from crosscore.formats.file import File
from crosscore.puzzle import Puzzle

__all__ = ["ANKI", "CSV", "GIFT", "GLOSSARY", "JSON", "QUIZLET", "TSV", "Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """A format of word lists; `to` is a key of `dictionary.FORMATS`."""

    to: str

    def files(self, puzzle: Puzzle, base: str) -> list[File]:
        """The one file; raises `CrosscoreError` (code "cannot-save") where `refusal` says why."""
        rows = [(word.surface, word.clue) for word in puzzle.words]
        ending, _ = dictionary.FORMATS[self.to]
        return [File(f"{base}-words.{ending}", dictionary.save(rows, self.to))]

    def refusal(self, puzzle: Puzzle) -> Sentence | None:
        """Why there is none: no words yet, or one that would be read back differently."""
        try:
            self.files(puzzle, "")
        except CrosscoreError as error:
            why = error.message
            return why if isinstance(why, Sentence) else None
        return None

    def losses(self, puzzle: Puzzle) -> list[Issue]:
        """All but the list."""
        return [
            Issue(
                "only-words",
                sentence("loss-only-words", "Only the words and their clues: no grid, no title."),
            )
        ]


CSV = Words("csv")
TSV = Words("tsv")
JSON = Words("json")
ANKI = Words("anki")
QUIZLET = Words("quizlet")
GIFT = Words("gift")
GLOSSARY = Words("glossary")

"""Word searches as .ipuz: the grid of letters, and where the words lie."""

from __future__ import annotations

from typing import Any

from crosscore import __version__, alphabet
from crosscore.formats.ipuz.keys import OURS, VERSION
from crosscore.grid import WAYS, along, way_of
from crosscore.puzzle import Entry, Puzzle, Source, Unplaced, Word

__all__ = ["KIND", "from_document", "to_document"]

KIND = "http://ipuz.org/wordsearch#1"


def to_document(puzzle: Puzzle) -> dict[str, Any]:
    """A word search as the JSON object of an .ipuz file."""
    entries = {entry.word: entry for entry in puzzle.entries}
    reasons = {lost.word: lost.reason for lost in puzzle.unplaced}
    words: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        item: dict[str, Any] = {"word": word.surface, "clue": word.clue}
        if index in entries:
            (row, column), way = entries[index].cells[0], way_of(entries[index].cells)
            item |= {"row": row, "column": column, "way": way}
        else:
            item["reason"] = reasons[index]
        if index in puzzle.locked:
            item["locked"] = True
        words.append(item)
    document: dict[str, Any] = {
        "version": VERSION,
        "kind": [KIND],
        "dimensions": {"width": puzzle.width, "height": puzzle.height},
        "origin": f"Crosscore {__version__}",
        "title": puzzle.title,
        "puzzle": [list(row) for row in puzzle.rows()],
        OURS + "format": 1,
        OURS + "kind": puzzle.kind,
        OURS + "language": puzzle.language,
        OURS + "seed": puzzle.seed,
        OURS + "options": dict(puzzle.options),
        OURS + "words": words,
        OURS + "sheet": dict(puzzle.sheet),
        OURS + "frozen": puzzle.frozen,
        OURS + "clue-language": puzzle.clue_language,
    }
    if puzzle.source:
        document[OURS + "dictionary"] = {
            "name": puzzle.source.name,
            "digest": puzzle.source.digest,
        }
    return document


def from_document(document: dict[str, Any]) -> Puzzle:
    """Only what we wrote, for now."""
    language = document[OURS + "language"]
    options = document[OURS + "options"]
    script = alphabet.get(language)
    words, entries, unplaced, locked = [], [], [], set()
    for index, item in enumerate(document[OURS + "words"]):
        answer = script.split(item["word"], options.get("letters", {}))
        words.append(Word(item["word"], answer, item["clue"]))
        if "way" in item:
            cells = along((item["row"], item["column"]), item["way"], len(answer))
            entries.append(Entry(index, WAYS[item["way"]][0] == 0, cells, 0))
        else:
            unplaced.append(Unplaced(index, item["reason"]))
        if item.get("locked"):
            locked.add(index)
    covered = {cell for entry in entries for cell in entry.cells}
    source = document.get(OURS + "dictionary")
    return Puzzle(
        kind=document[OURS + "kind"],
        language=language,
        width=document["dimensions"]["width"],
        height=document["dimensions"]["height"],
        words=tuple(words),
        entries=tuple(entries),
        unplaced=tuple(unplaced),
        title=document["title"],
        seed=document[OURS + "seed"],
        options=options,
        source=Source(source["name"], source["digest"]) if source else None,
        locked=frozenset(locked),
        frozen=document[OURS + "frozen"],
        sheet=document[OURS + "sheet"],
        clue_language=document[OURS + "clue-language"],
        hidden=True,
        open_cells={
            (r, c): letter
            for r, row in enumerate(document["puzzle"])
            for c, letter in enumerate(row)
            if letter and (r, c) not in covered
        },
    )

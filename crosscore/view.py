"""Puzzle -> what to draw: plain data in which nothing is left to split, count or format.

Numbers are labels in the digits of the sheet; cells are clusters; columns are in reading order, and
`direction` says from which side to draw them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from crosscore import alphabet, sheet
from crosscore.alphabet import Wording
from crosscore.errors import Sentence, sentence, to_wire
from crosscore.grid import BLOCKED, LETTERS, WAYS, Cell, areas, is_full, symmetry, way_of
from crosscore.puzzle import (
    APART,
    ISOLATED,
    ODD,
    ODD_NUMBER,
    PROOFS,
    REASONS,
    SCRAMBLED,
    UNKNOWN,
    Puzzle,
)
from crosscore.search import Outcome

__all__ = ["candidates", "compared", "counts", "proof", "report", "view"]

_LOOSE = {APART, ISOLATED}


def counts(puzzle: Puzzle, long_clue: int = 60) -> dict[str, Any]:
    """How good the puzzle is, in numbers: words, crossings, size, filled share of the box.

    For a blocked grid also its blocks, its empty cells, its runs and how many of them are full, and
    how many words are odd. For a word search how many cells belong to words, to two words or more,
    and to none.
    """
    return {
        "given": len(puzzle.words),
        "placed": len(puzzle.entries),
        "failed": sum(lost.reason not in _LOOSE for lost in puzzle.unplaced),
        "isolated": sum(lost.reason in _LOOSE for lost in puzzle.unplaced),
        "locked": len(puzzle.locked),
        "long": sum(len(word.clue) > long_clue for word in puzzle.words),
        "components": puzzle.components(),
        "crossings": puzzle.crossings(),
        "width": puzzle.width,
        "height": puzzle.height,
        "filled": round(puzzle.filled(), 4),
        **(_blocked_counts(puzzle) if puzzle.model == BLOCKED else {}),
        **(_letters_counts(puzzle) if puzzle.model == LETTERS else {}),
    }


def _letters_counts(puzzle: Puzzle) -> dict[str, int]:
    covered = {cell for entry in puzzle.entries for cell in entry.cells}
    return {
        "covered": len(covered),
        "shared": puzzle.crossings(),
        "filler": len(puzzle.open_cells),
    }


def _blocked_counts(puzzle: Puzzle) -> dict[str, int]:
    rows, slots = puzzle.rows(), puzzle.slots()
    cells = [cell for row in rows for cell in row]
    return {
        "blocks": cells.count(None),
        "empty": cells.count(""),
        "slots": len(slots),
        "full": sum(is_full(rows, found) for _, found in slots),
        "odd": len(puzzle.odd),
    }


def report(puzzle: Puzzle, outcome: Outcome, seconds: float) -> dict[str, Any]:
    """What a run reached, in the names of the command line's report.

    Of a blocked grid also its counts, and the words that are `unknown` and `scrambled`. Of a word
    search its counts, the part of its cells that belong to words (`density`, 0 to 1), how many
    words run in each way, and whether its message is whole (None if it has none).
    """
    numbers = counts(puzzle)
    blocked: dict[str, Any] = {}
    if puzzle.model == BLOCKED:
        blocked = {name: numbers[name] for name in ("blocks", "empty", "slots", "full")}
        blocked |= {what: _odd_words(puzzle, what) for what in (UNKNOWN, SCRAMBLED)}
    return {
        "placed": numbers["placed"],
        "given": numbers["given"],
        "unplaced": [
            {"word": puzzle.words[lost.word].surface, "reason": lost.reason}
            for lost in puzzle.unplaced
        ],
        "components": numbers["components"],
        "crossings": numbers["crossings"],
        "width": puzzle.width,
        "height": puzzle.height,
        "filled": numbers["filled"],
        "seconds": seconds,
        "outcome": outcome.value,
        "seed": puzzle.seed,
        "proof": proof(puzzle),
        **blocked,
        **(_letters_report(puzzle) if puzzle.model == LETTERS else {}),
    }


def _letters_report(puzzle: Puzzle) -> dict[str, Any]:
    numbers = _letters_counts(puzzle)
    wanted = sheet.message(puzzle)
    ways = [way_of(entry.cells) for entry in puzzle.entries]
    return {
        "shared": numbers["shared"],
        "filler": numbers["filler"],
        "density": round(numbers["covered"] / max(1, numbers["covered"] + numbers["filler"]), 4),
        "ways": {way: ways.count(way) for way in WAYS if way in ways},
        "message": len(_message(puzzle)) == len(wanted) if wanted else None,
    }


def _odd_words(puzzle: Puzzle, what: str) -> list[str]:
    return [puzzle.words[word].surface for word, odd in sorted(puzzle.odd.items()) if odd == what]


def proof(puzzle: Puzzle) -> dict[str, Any] | None:
    """What is known of a puzzle meant to be the smallest; None for all others."""
    if not puzzle.proof:
        return None
    return {"state": puzzle.proof, **to_wire(PROOFS.get(puzzle.proof, puzzle.proof))}


def compared(before: Puzzle | None, after: Puzzle, moved: int) -> dict[str, Any]:
    """What a change did: `moved` other words have another place; the counts before and after it.

    `lost` are the words, as shown, that were on the crossword and are still in the list, but have
    no place any more.
    """
    placed = {after.words[entry.word].answer for entry in after.entries}
    there = {word.answer for word in after.words} - placed
    lying = [before.words[entry.word] for entry in before.entries] if before else []
    return {
        "moved": moved,
        "lost": [word.shown for word in lying if word.answer in there],
        "before": before and counts(before, _long_clue(before)),
        "after": counts(after, _long_clue(after)),
    }


def _long_clue(puzzle: Puzzle) -> int:
    limit = puzzle.options.get("long_clue", 60)
    return limit if isinstance(limit, int) else 60


def view(puzzle: Puzzle) -> dict[str, Any]:
    """Grid, word list, clue lists and counts of a puzzle, for any painter."""
    script = alphabet.get(puzzle.language)
    long_clue = _long_clue(puzzle)
    settings = sheet.settings(puzzle)
    wording = sheet.wording(puzzle)
    lengths = [f"({sheet.enumeration(puzzle, word, wording.number)})" for word in puzzle.words]
    letters = puzzle.model == LETTERS
    search = {"search": _search(puzzle, wording, lengths)} if letters else {}
    return {
        "kind": puzzle.kind,
        "model": puzzle.model,
        **search,
        **({"hidden": search["search"]} if search else {}),  # as the page had it
        "dense": puzzle.model == BLOCKED,
        "title": puzzle.title,
        "author": puzzle.author,
        "instructions": puzzle.instructions,
        "language": puzzle.language,
        "direction": script.direction,
        "width": puzzle.width,
        "height": puzzle.height,
        "seed": puzzle.seed,
        "options": {k: v for k, v in puzzle.options.items() if k != "letters"},
        "letters": dict(puzzle.options.get("letters", {})),
        "frozen": puzzle.frozen,
        "sheet": settings,
        "cells": _cells(puzzle, wording),
        "words": _words(puzzle, script, wording, long_clue, lengths),
        **_clues(puzzle, wording, lengths if settings.get("enumerations") else [""] * len(lengths)),
        "labels": sheet.labels(puzzle, wording),
        "native_digits": wording.native,
        "counts": counts(puzzle, long_clue),
        "proof": proof(puzzle),
        "long_limit": long_clue,
        **({"grid": _grid(puzzle)} if puzzle.model == BLOCKED else {}),
        **({"lines": _lines(puzzle, wording)} if settings.get("numbering") == "lines" else {}),
        **({"bank": sheet.bank(puzzle)} if settings.get("word_bank") else {}),
    }


def candidates(puzzle: Puzzle, found: dict[str, Any]) -> dict[str, Any]:
    """The words that fit a slot, as a kind found them, shown in the digits of the sheet."""
    write = sheet.figures(puzzle, sheet.wording(puzzle))
    words = [{**w, "shown": write(w["shown"]), "clue": write(w["clue"])} for w in found["words"]]
    return {**found, "words": words}


def _clues(puzzle: Puzzle, wording: Wording, lengths: Sequence[str]) -> dict[str, Any]:
    """Both lists; an entry without a label stands in the line of the one before it.

    A word search has one list instead, see `_search`.
    """
    side = sheet.direction(puzzle)
    write = sheet.figures(puzzle, wording)

    def item(label: str, word: int) -> dict[str, Any]:
        clue = write(puzzle.words[word].clue)
        own = sheet.side_of(puzzle, wording, clue, side)
        return {
            "label": label,
            "clue": clue,
            "enumeration": lengths[word],
            "index": word,
            **({} if own == side else {"direction": own}),
        }

    return {
        "clue_language": puzzle.clue_language or puzzle.language,
        "clue_direction": side,
        "clues": [
            {
                "direction": "across" if found.across else "down",
                "heading": wording.label("across" if found.across else "down"),
                "items": [
                    item("" if at else wording.number(number), entry.word)
                    for number, entries in found.lines
                    for at, entry in enumerate(entries)
                ],
            }
            for found in (() if puzzle.model == LETTERS else sheet.clue_lists(puzzle))
        ],
    }


def _lines(puzzle: Puzzle, wording: Wording) -> dict[str, list[str]]:
    """The labels of rows and columns, in reading order."""
    sides = {"rows": puzzle.height, "columns": puzzle.width}
    return {name: [wording.number(n + 1) for n in range(side)] for name, side in sides.items()}


def _cells(puzzle: Puzzle, wording: Wording) -> list[list[dict[str, Any] | None]]:
    """Rows of `{t, n?, given?, apart?, pinned?}`, None where the grid is void or has a block."""
    drawn: list[list[dict[str, Any] | None]] = [[None] * puzzle.width for _ in range(puzzle.height)]
    for lost in puzzle.unplaced:
        if lost.cells:
            for (r, c), letter in zip(lost.cells, puzzle.words[lost.word].answer, strict=True):
                drawn[r][c] = {"t": letter, "apart": True}
    numbers, given = puzzle.numbers(), sheet.given_cells(puzzle)
    write = sheet.figures(puzzle, wording)
    for r, row in enumerate(puzzle.rows()):
        for c, cluster in enumerate(row):
            if cluster is not None:
                cell: dict[str, Any] = {"t": write(cluster)}
                if (r, c) in numbers:
                    cell["n"] = wording.number(numbers[r, c])
                if (r, c) in given:
                    cell["given"] = True
                if (r, c) in puzzle.pinned:
                    cell["pinned"] = True
                if puzzle.model == LETTERS and (r, c) in puzzle.open_cells:
                    cell["filler"] = True
                drawn[r][c] = cell
    return drawn


def _words(
    puzzle: Puzzle,
    script: alphabet.Alphabet,
    wording: Wording,
    long_clue: int,
    lengths: Sequence[str],
) -> list[dict[str, Any]]:
    entries = {entry.word: entry for entry in puzzle.entries}
    others = {lost.word: lost for lost in puzzle.unplaced}
    write = sheet.figures(puzzle, wording)
    listed: list[dict[str, Any]] = []
    for index, word in enumerate(puzzle.words):
        item: dict[str, Any] = {
            "index": index,
            "word": word.surface,
            "shown": write(word.shown),
            "key": script.fold(word.surface),
            "cells": list(map(write, word.answer)),
            "clue": write(word.clue),
            "enumeration": lengths[index],
            "long": len(word.clue) > long_clue,
            "locked": index in puzzle.locked,
            "isolated": False,
        }
        if index in entries:
            entry = entries[index]
            item |= {
                "state": "placed",
                "across": entry.across,
                "places": [list(cell) for cell in entry.cells],
                **(
                    {"way": way_of(entry.cells)}
                    if puzzle.model == LETTERS
                    else {"label": wording.number(entry.number)}
                ),
            }
            if index in puzzle.odd:
                odd = puzzle.odd[index]
                numbers = puzzle.language == alphabet.NUMBERS
                item |= {"odd": odd, **to_wire(ODD_NUMBER if numbers else ODD.get(odd, odd))}
        elif index in others and others[index].reason in _LOOSE:
            lost = others[index]
            item |= {
                "state": "isolated",
                "isolated": True,
                **to_wire(REASONS.get(lost.reason, lost.reason), "reason"),
                "across": lost.across,
                "places": [list(cell) for cell in lost.cells],
            }
        else:
            reason = others[index].reason if index in others else ""
            item |= {"state": "unplaced", **to_wire(REASONS.get(reason, reason), "reason")}
        listed.append(item)
    return listed


def _search(puzzle: Puzzle, wording: Wording, lengths: Sequence[str]) -> dict[str, Any]:
    """What a word search is like, and what its sheet lists.

    `ways` are those that words have, `allowed` those that they may have, both names of
    `grid.WAYS` in their order; `covered`, `shared` and `filler` count cells; `message` are the
    cells of the message as far as it stands there; `inside` are [word, longer word] where all
    cells of one belong to the other. `list` has the words in the order of the sheet: `text` as
    the sheet writes it, `clue` if it has one, `length` in cells, `enumeration` if the sheet
    writes that behind the clue, and `direction` where what it shows of the word (the clue, or
    the text where there is none) is read from the other side than the rest.
    """
    used = {way_of(entry.cells) for entry in puzzle.entries}
    return {
        "ways": [way for way in WAYS if way in used],
        "allowed": list(puzzle.ways()),
        **_letters_counts(puzzle),
        "message": [list(cell) for cell in _message(puzzle)],
        "inside": _inside(puzzle),
        "list": _list(puzzle, wording, lengths),
    }


def _list(puzzle: Puzzle, wording: Wording, lengths: Sequence[str]) -> list[dict[str, Any]]:
    settings = sheet.settings(puzzle)
    clues = settings["list"] == "clues"
    side = sheet.direction(puzzle)
    write = sheet.figures(puzzle, wording)
    items: list[dict[str, Any]] = []
    for index, text in zip(sheet.listing(puzzle), sheet.bank(puzzle), strict=True):
        word = puzzle.words[index]
        own = sheet.side_of(puzzle, wording, word.clue if clues and word.clue else text, side)
        items.append(
            {
                "index": index,
                "text": text,
                **({"clue": write(word.clue)} if word.clue else {}),
                "length": len(word.answer),
                **({"enumeration": lengths[index]} if clues and settings["enumerations"] else {}),
                **({} if own == side else {"direction": own}),
            }
        )
    return items


def _message(puzzle: Puzzle) -> list[Cell]:
    """The first unused cells as far as they hold the letters of the message, as read."""
    wanted = sheet.message(puzzle)
    found = []
    for cell, letter in zip(sorted(puzzle.open_cells), wanted, strict=False):
        if puzzle.open_cells[cell] != letter:
            break
        found.append(cell)
    return found


def _inside(puzzle: Puzzle) -> list[list[int]]:
    """[word, longer word] where all cells of the one belong to the other."""
    at: dict[Cell, set[int]] = {}
    for entry in puzzle.entries:
        for cell in entry.cells:
            at.setdefault(cell, set()).add(entry.word)
    pairs = []
    for entry in puzzle.entries:
        others = set.intersection(*(at[cell] for cell in entry.cells)) - {entry.word}
        pairs += [[entry.word, other] for other in sorted(others)]
    return sorted(pairs)


def _grid(puzzle: Puzzle) -> dict[str, Any]:
    """What a blocked grid is like: how much of it is done, and what is unusual about its blocks."""
    numbers = _blocked_counts(puzzle)
    asked = puzzle.options.get("symmetry")
    return {
        "symmetry": asked if isinstance(asked, str) and asked else symmetry(puzzle.rows()),
        **{name: numbers[name] for name in ("slots", "full", "empty", "blocks")},
        "warnings": [
            {"code": code, **to_wire(message), "cells": [list(cell) for cell in sorted(cells)]}
            for code, message, cells in _warnings(puzzle)
        ],
    }


def _warnings(puzzle: Puzzle) -> Iterable[tuple[str, Sentence, set[Cell]]]:
    """What solvers or editors may object to: (code, sentence, cells). None of it is a fault."""
    slots = [cells for _, cells in puzzle.slots()]
    short = [cells for cells in slots if len(cells) == 2]
    numbers = puzzle.language == alphabet.NUMBERS  # which are short, and often cross but once
    if short and not numbers:
        message = sentence("short-slots", "Words of only two letters: {slots}.", slots=len(short))
        yield "short-slots", message, {cell for cells in short for cell in cells}
    runs: dict[Cell, int] = {}
    for cells in slots:
        for cell in cells:
            runs[cell] = runs.get(cell, 0) + 1
    once = {cell for cell, times in runs.items() if times == 1}
    if once and not numbers:
        message = sentence(
            "unchecked", "Cells that belong to one word only: {cells}.", cells=len(once)
        )
        yield "unchecked", message, once
    _, *islands = areas(puzzle.rows()) or [[]]
    if islands:
        message = sentence(
            "islands",
            "Parts of the grid that touch no other: {parts}.",
            parts=len(islands) + 1,
        )
        yield "islands", message, {cell for cells in islands for cell in cells}

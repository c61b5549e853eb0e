"""Puzzle -> what to draw: plain data in which nothing is left to split, count or format.

Numbers are labels in the digits of the sheet; cells are clusters; columns are in reading order, and
`direction` says from which side to draw them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from crosscore import alphabet, sheet
from crosscore.alphabet import Wording
from crosscore.errors import to_wire
from crosscore.grid import (
    BLOCKED,
    DIRECTIONS,
    LETTERS,
    Cell,
    direction_of,
    is_full,
    symmetry,
)
from crosscore.kinds.registry import drawn_by_hand
from crosscore.puzzle import (
    APART,
    ISOLATED,
    ODD,
    ODD_NUMBER,
    PROOFS,
    REASONS,
    SCRAMBLED,
    UNKNOWN,
    Entry,
    Puzzle,
)
from crosscore.rules import violations
from crosscore.search import Outcome, drain

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["candidates", "compared", "comparing", "counts", "proof", "report", "view", "viewing"]

T = TypeVar("T")
Pieces = Generator[None, None, T]  #: made with pauses

_LOOSE = {APART, ISOLATED}
_PART = 250  #: words that are shown between two pauses
_ROWS = 25  #: of the grid


def counts(puzzle: Puzzle, long_clue: int = 60) -> wire.Counts:
    """How good the puzzle is, in numbers: words, crossings, size, filled share of the box.

    For a blocked grid also its blocks, its empty cells, its runs and how many of them are full, and
    how many words are odd. For a word search how many cells belong to words, to two words or more,
    and to none.
    """
    numbers: wire.Counts = {
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
    }
    if puzzle.model == BLOCKED:
        numbers = {**numbers, **_blocked_counts(puzzle)}
    if puzzle.model == LETTERS:
        numbers = {**numbers, **_letters_counts(puzzle)}
    return numbers


def _letters_counts(puzzle: Puzzle) -> wire.SearchCounts:
    covered = {cell for entry in puzzle.entries for cell in entry.cells}
    return {
        "covered": len(covered),
        "shared": puzzle.crossings(),
        "filler": len(puzzle.open_cells),
    }


def _blocked_counts(puzzle: Puzzle) -> wire.BlockCounts:
    rows, slots = puzzle.rows(), puzzle.slots()
    cells = [cell for row in rows for cell in row]
    numbers: wire.BlockCounts = {
        "blocks": cells.count(None),
        "empty": cells.count(""),
        "slots": len(slots),
        "full": sum(is_full(rows, found) for _, found in slots),
        "odd": len(puzzle.odd),
    }
    if puzzle.score is not None:
        numbers["score"] = puzzle.score
    return numbers


def report(puzzle: Puzzle, outcome: Outcome, seconds: float) -> wire.Run:
    """What a run reached, in the names of the command line's report.

    Of a blocked grid also its counts, and the words that are `unknown` and `scrambled`. Of a word
    search its counts, the part of its cells that belong to words (`density`, 0 to 1), how many
    words run in each direction, and whether its message is whole (None if it has none).
    """
    numbers = counts(puzzle)
    found: wire.Run = {
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
    }
    if puzzle.model == BLOCKED:
        found = {**found, **_blocked_report(puzzle)}
    if puzzle.model == LETTERS:
        found = {**found, **_letters_report(puzzle)}
    return found


def _blocked_report(puzzle: Puzzle) -> wire.BlockReport:
    numbers = _blocked_counts(puzzle)
    return {
        "blocks": numbers["blocks"],
        "empty": numbers["empty"],
        "slots": numbers["slots"],
        "full": numbers["full"],
        "unknown": _odd_words(puzzle, UNKNOWN),
        "scrambled": _odd_words(puzzle, SCRAMBLED),
    }


def _letters_report(puzzle: Puzzle) -> wire.SearchReport:
    numbers = _letters_counts(puzzle)
    wanted = sheet.message(puzzle)
    directions = [direction_of(entry.cells) for entry in puzzle.entries]
    return {
        "shared": numbers["shared"],
        "filler": numbers["filler"],
        "density": round(numbers["covered"] / max(1, numbers["covered"] + numbers["filler"]), 4),
        "ways": {
            direction: directions.count(direction)
            for direction in DIRECTIONS
            if direction in directions
        },
        "message": len(_message(puzzle)) == len(wanted) if wanted else None,
    }


def _odd_words(puzzle: Puzzle, what: str) -> list[str]:
    return [puzzle.words[word].surface for word, odd in sorted(puzzle.odd.items()) if odd == what]


def proof(puzzle: Puzzle) -> wire.Proof | None:
    """What is known of a puzzle meant to be the smallest; None for all others."""
    if not puzzle.proof:
        return None
    return {"state": puzzle.proof, **to_wire(PROOFS.get(puzzle.proof, puzzle.proof))}


def compared(before: Puzzle | None, after: Puzzle, moved: int) -> wire.Compared:
    """What a change did: `moved` other words have another place; the counts before and after it.

    `lost` are the words, as shown, that were on the crossword and are still in the list, but have
    no place any more.
    """
    return drain(comparing(before, after, moved))


def comparing(before: Puzzle | None, after: Puzzle, moved: int) -> Pieces[wire.Compared]:
    """`compared` in pieces."""
    placed = {after.words[entry.word].answer for entry in after.entries}
    there = {word.answer for word in after.words} - placed
    lying = [before.words[entry.word] for entry in before.entries] if before else []
    lost = [word.shown for word in lying if word.answer in there]
    yield
    was = counts(before, _long_clue(before)) if before else None
    yield
    return {
        "moved": moved,
        "lost": lost,
        "before": was,
        "after": counts(after, _long_clue(after)),
    }


def _long_clue(puzzle: Puzzle) -> int:
    limit = puzzle.options.get("long_clue", 60)
    return limit if isinstance(limit, int) else 60


def view(puzzle: Puzzle) -> wire.View:
    """Grid, word list, clue lists and counts of a puzzle, for any painter."""
    return drain(viewing(puzzle))


def viewing(puzzle: Puzzle) -> Pieces[wire.View]:
    """`view` in pieces: where a puzzle is large, it pauses now and then."""
    script = alphabet.get(puzzle.language)
    long_clue = _long_clue(puzzle)
    settings: Any = sheet.settings(puzzle)
    wording = sheet.wording(puzzle)
    lengths: list[str] = []
    for at, word in enumerate(puzzle.words):
        if at % _PART == 0:
            yield
        lengths.append(f"({sheet.enumeration(puzzle, word, wording.number)})")
    yield
    counted = lengths if settings.get("enumerations") else [""] * len(lengths)
    lists = yield from _clues(puzzle, wording, counted)
    yield
    cells = yield from _cells(puzzle, wording)
    words = yield from _words(puzzle, script, wording, long_clue, lengths)
    yield
    numbers = counts(puzzle, long_clue)
    yield
    drawn: wire.View = {
        "kind": puzzle.kind,
        "model": puzzle.model,
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
        "cells": cells,
        "words": words,
        "clue_language": lists["clue_language"],
        "clue_direction": lists["clue_direction"],
        "clues": lists["clues"],
        "labels": sheet.labels(puzzle, wording),
        "native_digits": wording.native,
        "counts": numbers,
        "proof": proof(puzzle),
        "long_limit": long_clue,
    }
    if puzzle.about:
        drawn = {**drawn, **_about(puzzle)}
    if sheet.unsolved(puzzle):
        drawn["unsolved"] = True
        if puzzle.checksum:
            drawn["checksum"] = list(puzzle.checksum)
    if puzzle.model == LETTERS:
        yield
        drawn["search"] = yield from _search(puzzle, wording, lengths)
    if puzzle.model == BLOCKED and drawn_by_hand(puzzle.kind):
        yield
        drawn["grid"] = _grid(puzzle)
    if settings.get("numbering") == "lines":
        drawn["lines"] = _lines(puzzle, wording)
    if settings.get("word_bank"):
        yield
        drawn["bank"] = sheet.bank(puzzle)
    if sheet.lists(puzzle) == "lengths":
        yield
        drawn["groups"] = _groups(puzzle, wording)
    if sheet.lists(puzzle) == "codes":
        drawn["codes"] = _codes(puzzle, wording)
        drawn["bank"] = sheet.letters_in_order(puzzle)
    return drawn


def _about(puzzle: Puzzle) -> Any:
    """What is told of the puzzle, and the lines that the sheet has of it."""
    lines = {
        "credits": sheet.credits_line(puzzle),
        "notes": puzzle.about.get("notes", ""),
        "foot": sheet.copyright_line(puzzle),
    }
    return {"about": dict(puzzle.about), **{name: text for name, text in lines.items() if text}}


def candidates(puzzle: Puzzle, found: wire.Candidates) -> wire.Candidates:
    """The words that fit a slot, as a kind found them, shown in the digits of the sheet."""
    write = sheet.figures(puzzle, sheet.wording(puzzle))
    words: list[wire.Candidate] = [
        {**w, "shown": write(w["shown"]), "clue": write(w["clue"])} for w in found["words"]
    ]
    return {**found, "words": words}


def _clues(puzzle: Puzzle, wording: Wording, lengths: Sequence[str]) -> Pieces[wire.Clues]:
    """Both lists; an entry without a label stands in the line of the one before it.

    A word search has one list instead, see `_search`; so have others, see `_groups` and `_codes`.
    """
    side = sheet.direction(puzzle)
    write = sheet.figures(puzzle, wording)
    clued = puzzle.model != LETTERS and sheet.lists(puzzle) == "clues"

    def item(label: str, entry: Entry) -> wire.Clue:
        clue = write(sheet.clue_of(puzzle, entry))
        own = sheet.side_of(puzzle, wording, clue, side)
        made: wire.Clue = {
            "label": label,
            "clue": clue,
            "enumeration": lengths[entry.word] if entry.word >= 0 else "",
            "index": entry.word,
        }
        if entry.word < 0:
            made["places"] = [list(cell) for cell in entry.cells]
            if sheet.counted(puzzle):
                made["enumeration"] = f"({sheet.open_counts(puzzle, entry, wording.number)})"
        if own != side:
            made["direction"] = own
        return made

    yield
    listed: list[wire.ClueList] = []
    for found in sheet.clue_lists(puzzle) if clued else ():
        items: list[wire.Clue] = []
        for line, (number, entries) in enumerate(found.lines):
            if line % _PART == 0:
                yield
            items += [
                item("" if at else wording.number(number), entry)
                for at, entry in enumerate(entries)
            ]
        across: Literal["across", "down"] = "across" if found.across else "down"
        listed.append({"direction": across, "heading": wording.label(across), "items": items})
    return {
        "clue_language": puzzle.clue_language or puzzle.language,
        "clue_direction": side,
        "clues": listed,
    }


def _groups(puzzle: Puzzle, wording: Wording) -> list[wire.Group]:
    """The words of each length, in the order of the alphabet."""
    texts = dict(zip(sheet.listing(puzzle), sheet.bank(puzzle), strict=True))
    given = sheet.given_cells(puzzle)
    shown = {entry.word for entry in puzzle.entries if given.issuperset(entry.cells)}

    def item(word: int) -> wire.GroupItem:
        listed: wire.GroupItem = {"index": word, "text": texts[word]}
        if word in shown:
            listed["given"] = True
        return listed

    return [
        {
            "length": length,
            "heading": wording.number(length),
            "items": [item(word) for word in words],
        }
        for length, words in sheet.groups(puzzle)
    ]


def _codes(puzzle: Puzzle, wording: Wording) -> list[wire.Code]:
    """The letters by their numbers, those that the sheet shows marked."""
    rows = puzzle.rows()
    given = {rows[r][c] for r, c in sheet.given_cells(puzzle)}
    found: list[wire.Code] = []
    for number, letter in enumerate(puzzle.codes, start=1):
        code: wire.Code = {"n": wording.number(number), "t": letter}
        if letter in given:
            code["given"] = True
        found.append(code)
    return found


def _lines(puzzle: Puzzle, wording: Wording) -> wire.Lines:
    """The labels of rows and columns, in reading order."""
    rows, columns = (
        [wording.number(n + 1) for n in range(side)] for side in (puzzle.height, puzzle.width)
    )
    return {"rows": rows, "columns": columns}


def _cells(puzzle: Puzzle, wording: Wording) -> Pieces[list[list[wire.Cell | None]]]:
    """Rows of `{t, n?, given?, apart?, pinned?}`, None where the grid is void or has a block."""
    drawn: list[list[wire.Cell | None]] = [[None] * puzzle.width for _ in range(puzzle.height)]
    for lost in puzzle.unplaced:
        if lost.cells:
            for (r, c), letter in zip(lost.cells, puzzle.words[lost.word].answer, strict=True):
                drawn[r][c] = {"t": letter, "apart": True}
    numbers, given = sheet.cell_numbers(puzzle), sheet.given_cells(puzzle)
    write = sheet.figures(puzzle, wording)
    yield
    for r, row in enumerate(puzzle.rows()):
        if r % _ROWS == 0:
            yield
        for c, cluster in enumerate(row):
            if cluster is not None:
                cell: wire.Cell = {"t": write(cluster)}
                if (r, c) in numbers:
                    cell["n"] = wording.number(numbers[r, c])
                if (r, c) in given:
                    cell["given"] = True
                if (r, c) in puzzle.pinned:
                    cell["pinned"] = True
                if puzzle.model == LETTERS and (r, c) in puzzle.open_cells:
                    cell["filler"] = True
                if (r, c) in puzzle.circles:
                    cell["circle"] = True
                if (r, c) in puzzle.shades:
                    cell["shade"] = puzzle.shades[r, c]
                drawn[r][c] = cell
    for (r, c), across in puzzle.bars:
        at_edge = c + 1 == puzzle.width if across else r + 1 == puzzle.height
        barred = drawn[r][c]
        if barred and not at_edge and drawn[r + (not across)][c + across]:
            other = "below" if across else "end"
            barred["bar"] = "both" if barred.get("bar") == other else "end" if across else "below"
    return drawn


def _words(
    puzzle: Puzzle,
    script: alphabet.Alphabet,
    wording: Wording,
    long_clue: int,
    lengths: Sequence[str],
) -> Pieces[list[wire.Word]]:
    entries = {entry.word: entry for entry in puzzle.entries}
    others = {lost.word: lost for lost in puzzle.unplaced}
    write = sheet.figures(puzzle, wording)
    numbered = sheet.lists(puzzle) == "clues"  # others do not show where words begin
    listed: list[wire.Word] = []
    for index, word in enumerate(puzzle.words):
        if index % _PART == 0:
            yield
        item: wire.Word = {
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
            "state": "unplaced",
        }
        if index in entries:
            entry = entries[index]
            item |= {
                "state": "placed",
                "across": entry.across,
                "places": [list(cell) for cell in entry.cells],
            }
            if puzzle.model == LETTERS:
                item["way"] = direction_of(entry.cells)
            else:
                item["label"] = wording.number(entry.number) if numbered else ""
            if index in puzzle.odd:
                odd = puzzle.odd[index]
                numbers = puzzle.language == alphabet.NUMBERS
                item["odd"] = odd
                _say(item, "message", ODD_NUMBER if numbers else ODD.get(odd, odd))
        elif index in others and others[index].reason in _LOOSE:
            lost = others[index]
            item |= {
                "state": "isolated",
                "isolated": True,
                "across": lost.across,
                "places": [list(cell) for cell in lost.cells],
            }
            _say(item, "reason", REASONS.get(lost.reason, lost.reason))
        else:
            reason = others[index].reason if index in others else ""
            _say(item, "reason", REASONS.get(reason, reason))
        listed.append(item)
    return listed


def _say(word: wire.Word, what: Literal["message", "reason"], text: str) -> None:
    """Put a sentence beside a word."""
    found = to_wire(text)
    word[what] = found["message"]
    if "said" in found:
        word["said"] = found["said"]


def _search(puzzle: Puzzle, wording: Wording, lengths: Sequence[str]) -> Pieces[wire.Search]:
    """What a word search is like, and what its sheet lists.

    `ways` are the directions that words have, `allowed` those that they may have, both in
    the order of `grid.DIRECTIONS`; `covered`, `shared` and `filler` count cells; `message` are the
    cells of the message as far as it stands there; `blanks` are the letters of each of its words,
    if it is whole; `inside` are [word, longer word] where all
    cells of one belong to the other. `list` has the words in the order of the sheet: `text` as
    the sheet writes it, `clue` if it has one, `length` in cells, `enumeration` if the sheet
    writes that behind the clue, and `direction` where what it shows of the word (the clue, or
    the text where there is none) is read from the other side than the rest.
    """
    used = {direction_of(entry.cells) for entry in puzzle.entries}
    numbers = _letters_counts(puzzle)
    yield
    listed = yield from _list(puzzle, wording, lengths)
    yield
    found: wire.Search = {
        "ways": [direction for direction in DIRECTIONS if direction in used],
        "allowed": list(puzzle.directions()),
        "covered": numbers["covered"],
        "shared": numbers["shared"],
        "filler": numbers["filler"],
        "message": [list(cell) for cell in _message(puzzle)],
        "inside": _inside(puzzle),
        "list": listed,
    }
    yield
    if blanks := sheet.blanks(puzzle):
        found["blanks"] = blanks
    return found


def _list(puzzle: Puzzle, wording: Wording, lengths: Sequence[str]) -> Pieces[list[wire.Listed]]:
    settings = sheet.settings(puzzle)
    clues = settings["list"] == "clues"
    side = sheet.direction(puzzle)
    write = sheet.figures(puzzle, wording)
    items: list[wire.Listed] = []
    listing = sheet.listing(puzzle)
    yield
    bank = sheet.bank(puzzle)
    yield
    for index, text in zip(listing, bank, strict=True):
        word = puzzle.words[index]
        own = sheet.side_of(puzzle, wording, word.clue if clues and word.clue else text, side)
        length = len(word.answer)
        item: wire.Listed = {"index": index, "text": text, "length": length}
        if word.clue:
            item = {"index": index, "text": text, "clue": write(word.clue), "length": length}
        if clues and settings["enumerations"]:
            item["enumeration"] = lengths[index]
        if own != side:
            item["direction"] = own
        items.append(item)
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


def _grid(puzzle: Puzzle) -> wire.Blocks:
    """What a blocked grid is like: how much of it is done, and what is unusual about its blocks."""
    numbers = _blocked_counts(puzzle)
    asked = puzzle.options.get("symmetry")
    return {
        "symmetry": asked if isinstance(asked, str) and asked else symmetry(puzzle.rows()),
        "slots": numbers["slots"],
        "full": numbers["full"],
        "empty": numbers["empty"],
        "blocks": numbers["blocks"],
        "warnings": [
            {"code": rule, **to_wire(message), "cells": [list(cell) for cell in cells]}
            for rule, message, cells in violations(puzzle)
        ],
    }

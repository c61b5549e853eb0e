"""The user's list of words, as the file has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crosscore.alphabet import one_line
from crosscore.errors import sentence
from crosscore.formats.ipuz.file import CrosswordDocument
from crosscore.formats.ipuz.keys import DIRECTIONS
from crosscore.grid import Cell
from crosscore.puzzle import ODD

__all__ = ["Listed", "list_words"]


@dataclass(frozen=True, slots=True)
class Listed:
    """A word of the list: with its clue's number, or with the reason for having none.

    `at` is where a word starts that lies in the box but is not on the sheet.
    """

    surface: str
    across: bool
    number: int | None
    clue: str
    reason: str = ""
    at: Cell | None = None
    locked: bool = False
    given: tuple[int, ...] = ()
    odd: str = ""


def list_words(file: CrosswordDocument, clues: dict[tuple[bool, int], str]) -> list[Listed]:
    """The words in the order of the user's list; clues that it does not name come last."""
    listed: list[Listed] = []
    left = dict(clues)
    for at, item in enumerate(file.ours("words", list, [])):
        surface = item.get("word") if isinstance(item, dict) else None
        if not isinstance(surface, str):
            where = sentence("word", "word {number}", number=at + 1)
            file.find("word", sentence("has-no-text", "has no text"), where)
            continue
        surface = one_line(surface)
        locked, given = _marks(file, item, surface)
        across, number = item.get("direction", "Across") == "Across", item.get("number")
        if "reason" in item:
            clue, reason = item.get("clue"), one_line(str(item["reason"]))
            text = one_line(clue) if isinstance(clue, str) else ""
            place = _place(file, item, surface)
            listed.append(Listed(surface, across, None, text, reason, place, locked, given))
            continue
        found = left.pop((across, number), None) if isinstance(number, int) else None
        if found is None:
            message = sentence("clue-not-there", "names a clue that is not there")
            file.find("word", message, surface)
        else:
            odd = _odd(file, item, surface)
            listed.append(Listed(surface, across, number, found, "", None, locked, given, odd))
    for (across, number), text in left.items():
        listed.append(Listed("", across, number, text))
    return listed


def _marks(
    file: CrosswordDocument, item: dict[str, Any], surface: str
) -> tuple[bool, tuple[int, ...]]:
    """Whether a word is locked, and the positions of its given letters."""
    locked, given = item.get("locked", False), item.get("given", [])
    if not isinstance(locked, bool):
        file.find("locked", sentence("neither-locked", "is neither locked nor not"), surface)
        locked = False
    positions = given if isinstance(given, list) else [None]
    good = tuple(p for p in positions if type(p) is int and p >= 0)
    if len(good) < len(positions):
        message = sentence("given-no-position", "has given letters without a position")
        file.find("given", message, surface)
    return locked, good


def _odd(file: CrosswordDocument, item: dict[str, Any], surface: str) -> str:
    """What is odd about a word of a dense grid, one of `ODD`, or ""."""
    odd = item.get("odd", "")
    if odd in ("", *ODD):
        return str(odd)
    file.find("odd", sentence("no-use", "has a value of no use"), surface)
    return ""


def _place(file: CrosswordDocument, item: dict[str, Any], surface: str) -> Cell | None:
    """Where a word that is not on the sheet starts, if it lies in the box."""
    if "row" not in item and "column" not in item:
        return None
    row, column = item.get("row"), item.get("column")
    if type(row) is int and type(column) is int and item.get("direction") in DIRECTIONS.values():
        return row, column
    file.find("place", sentence("no-row", "has no row, column and direction"), surface)
    return None

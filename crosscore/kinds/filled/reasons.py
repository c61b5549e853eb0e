"""Why a grid can't be filled, and what would help: a sentence, and the slots it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from crosscore.errors import CrosscoreError, Sentence, sentence
from crosscore.fill import Dead
from crosscore.fill.apart import Apart
from crosscore.grid import Bars, find_slots
from crosscore.kinds.filled.cells import Slot, slot_name
from crosscore.kinds.filled.lookup import Lookup

__all__ = ["check_repeats", "missing_lengths", "open_slots", "why_not"]

_NAMED = 6  #: slots that a sentence names

Rows = Sequence[Sequence[str | None]]


def open_slots(rows: Rows, bars: Bars = ()) -> list[Slot]:
    """The slots that have an open cell."""
    slots = find_slots(rows, bars)
    return [slot for slot in slots if any(rows[r][c] == "" for r, c in slot[1])]


def missing_lengths(rows: Rows, lookup: Lookup, least: int = 0, bars: Bars = ()) -> list[int]:
    """The lengths of open slots of which there is no word at all, shortest first."""
    wanted = {len(cells) for _, cells in open_slots(rows, bars)}
    return sorted(wanted - lookup.lengths(least).keys())


def why_not(
    rows: Rows,
    dead: Dead | None,
    lookup: Lookup,
    least: int,
    bars: Bars = (),
    apart: Apart | None = None,
) -> tuple[Sentence, list[Slot]]:
    """In one sentence why no filling exists, as the search proved it, and which slots it names."""
    problem, slots = _why_not(rows, dead, lookup, least, bars)
    if apart is None or (dead and dead.length):
        return problem, slots
    return sentence(
        "impossible-by-rules",
        "{problem} Words that share letters in a row are kept apart by the rules; with laxer ones "
        "there may be a filling.",
        problem=problem,
    ), slots


def _why_not(
    rows: Rows, dead: Dead | None, lookup: Lookup, least: int, bars: Bars
) -> tuple[Sentence, list[Slot]]:
    lengths = missing_lengths(rows, lookup, least, bars)
    if lengths:
        slots = [slot for slot in open_slots(rows, bars) if len(slot[1]) in lengths]
        known = not least or lookup.lexicon.scores is None
        if known:
            return sentence(
                "supply-words",
                "Supply words of {lengths} letters: the word list has none, and the grid needs "
                "them, "
                "as at {slots}; or set more black squares.",
                lengths=lengths,
                slots=_named(rows, slots, bars),
            ), slots
        return sentence(
            "supply-good-words",
            "Supply words of {lengths} letters with a score of {least} or more: the word list has "
            "none, and the grid needs them, as at {slots}; or take a lower score.",
            lengths=lengths,
            slots=_named(rows, slots, bars),
            least=least,
        ), slots
    slots = list(dead.slots) if dead else open_slots(rows, bars)
    if len(slots) == 1:
        return _one(rows, slots[0], bars), slots
    wanted = sorted(_rare(slots, lookup))
    if len(slots) >= len(open_slots(rows, bars)):
        return sentence(
            "grid-impossible",
            "Proved: the words of the list cannot fill this grid; more black squares or more words "
            "of {lengths} letters would help.",
            lengths=wanted,
        ), slots
    return sentence(
        "slots-impossible",
        "Proved: no words of the list fit together at {slots}; more black squares there or more "
        "words of {lengths} letters would help.",
        slots=_named(rows, slots, bars),
        lengths=wanted,
    ), slots


def _one(rows: Rows, slot: Slot, bars: Bars) -> Sentence:
    letters = [rows[r][c] for r, c in slot[1]]
    if any(letters):
        return sentence(
            "slot-impossible",
            "Proved: no word in the list fits {slot}, which has {letters}. Change its letters, "
            "put a black square there, or add more words of {length} letters.",
            slot=slot_name(rows, slot, bars),
            letters="".join(letter or "·" for letter in letters),
            length=len(letters),
        )
    return sentence(
        "slot-unsupported",
        "Proved: no word in the list for {slot} agrees with the words crossing it. Put a black "
        "square there, or add more words of {length} letters.",
        slot=slot_name(rows, slot, bars),
        length=len(letters),
    )


def _named(rows: Rows, slots: Sequence[Slot], bars: Bars) -> list[Sentence | str]:
    named: list[Sentence | str] = [slot_name(rows, slot, bars) for slot in slots[:_NAMED]]
    return [*named, "…"] if len(slots) > _NAMED else named


def _rare(slots: Sequence[Slot], lookup: Lookup) -> list[int]:
    """The lengths of which there are the fewest words for the slots that need them."""
    needed = Counter(len(cells) for _, cells in slots)
    there = lookup.lengths()
    return sorted(needed, key=lambda n: (there.get(n, 0) / needed[n], n))[:3]


def check_repeats(rows: Rows, bars: Bars = ()) -> None:
    """Raise `CrosscoreError` (code "answer-twice") for a grid in which a word occurs twice."""
    seen: dict[tuple[str | None, ...], Slot] = {}
    for slot in find_slots(rows, bars):
        answer = tuple(rows[r][c] for r, c in slot[1])
        if "" in answer:
            continue
        first = seen.setdefault(answer, slot)
        if first is not slot:
            text = "".join(map(str, answer))
            raise CrosscoreError(
                "answer-twice",
                sentence(
                    "drawn-twice",
                    "{word} is at {first} and at {second}, and each word may be used only "
                    "once. Change one of them.",
                    word=text,
                    first=slot_name(rows, first, bars),
                    second=slot_name(rows, slot, bars),
                ),
                text,
            )

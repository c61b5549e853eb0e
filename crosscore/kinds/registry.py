"""The kinds of puzzle by their ids."""

from __future__ import annotations

from types import ModuleType

from crosscore.errors import CrosscoreError, sentence
from crosscore.kinds import filled, freeform, numbers, wordsearch

__all__ = ["KINDS", "is_drawn", "kind_of"]

KINDS: dict[str, ModuleType] = {kind.ID: kind for kind in (freeform, filled, numbers, wordsearch)}


def kind_of(name: str, act: str = "") -> ModuleType:
    """A kind by its id; raises `CrosscoreError` (code "no-such-act") where it lacks the act."""
    try:
        kind = KINDS[name]
    except KeyError:
        raise CrosscoreError(
            "unknown-kind", f"There is no kind of puzzle {name[:40]!a}.", "kind"
        ) from None
    if act and act not in kind.ACTS:
        raise CrosscoreError(
            "no-such-act",
            sentence(
                "no-such-act",
                "That cannot be done with a puzzle of this kind ({act}).",
                act=act,
            ),
            act,
        )
    return kind


def is_drawn(kind: ModuleType) -> bool:
    """Whether a kind's grid is drawn and filled, instead of growing around its words."""
    return "grid.fill" in kind.ACTS

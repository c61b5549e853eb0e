"""Which findings about a file are faults, and which only say what was not kept or changed.

A file that we wrote contradicts itself in whatever is found in it. In one of another program, most
of it has just no place here, or is done in another way.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from crosscore.errors import Issue, Sentence

__all__ = ["FAULTS", "judged", "of_puzzle"]

#: sentences that tell of a contradiction, or of something that got lost before
FAULTS = frozenset(
    (
        "cell-no-letter",
        "clue-no-place",
        "clue-not-there",
        "clue-twice",
        "dimensions",
        "dimensions-letters",
        "exolve-long-row",
        "exolve-placeless",
        "gives-hidden",
        "gives-other",
        "gives-outside",
        "has-no-letter",
        "has-no-number",
        "has-no-text",
        "jpz-strange-cells",
        "jpz-wordless",
        "no-text",
        "no-use",
        "no-use-because",
        "nowhere-in-letters",
        "place-other-letters",
        "puz-checksums",
        "puz-rebus-unknown",
        "puz-texts-broken-off",
        "shape",
        "stray",
        "wrong-type",
        "xd-wrong-answers",
    )
)
#: what the referee finds that people who publish crosswords may want
_MEANT = frozenset(("answer-twice",))


def judged(findings: Iterable[Issue], *, ours: bool) -> list[Issue]:
    """Findings about a file, `ours` or another program's, each a fault or a remark."""
    return [replace(issue, remark=not ours and not _is_fault(issue)) for issue in findings]


def _is_fault(issue: Issue) -> bool:
    return not isinstance(issue.message, Sentence) or issue.message.id in FAULTS


def of_puzzle(findings: Iterable[Issue], *, ours: bool) -> list[Issue]:
    """The referee's findings about the puzzle of a file: a word may come twice in others' ones."""
    return [replace(issue, remark=not ours and issue.code in _MEANT) for issue in findings]

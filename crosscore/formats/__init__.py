"""Puzzle <-> files: one module a format."""

from __future__ import annotations

from crosscore.errors import CrosscoreError
from crosscore.formats import ipuz, template, text
from crosscore.puzzle import Puzzle

__all__ = ["FORMATS", "export"]

FORMATS = ("text", "ipuz", "template")


def export(puzzle: Puzzle, to: str, base: str) -> list[dict[str, str]]:
    """`{name, text}` of each file that the format `to` makes; names start with `base`.

    Raises `CrosscoreError` (code "unknown-format") for a format that is not there.
    """
    if to == "text":
        return [
            {"name": f"{base}-clues.txt", "text": text.clues(puzzle)},
            {"name": f"{base}-answers.txt", "text": text.answers(puzzle)},
        ]
    if to == "ipuz":
        return [{"name": f"{base}.ipuz", "text": ipuz.dumps(ipuz.to_document(puzzle))}]
    if to == "template":
        return [{"name": f"{base}-grid.txt", "text": template.write(puzzle)}]
    raise CrosscoreError(
        "unknown-format",
        f"There is no format {to[:40]!a}; there are {', '.join(FORMATS)}.",
        "to",
    )

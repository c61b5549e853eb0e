"""Puzzle <-> files: one module a format."""

from __future__ import annotations

from crosscore.errors import CrosscoreError, sentence
from crosscore.puzzle import Puzzle

__all__ = ["FORMATS", "export"]

FORMATS = ("text", "ipuz", "template")


def export(puzzle: Puzzle, to: str, base: str) -> list[dict[str, str]]:
    """`{name, text}` of each file that the format `to` makes; names start with `base`.

    Raises `CrosscoreError` (code "unknown-format") for a format that is not there, or (code
    "no-template") for the template of a word search.
    """
    from crosscore.formats import ipuz, search_text, template, text  # first when files are wanted

    if to == "text" and puzzle.hidden:
        return [
            {"name": f"{base}-puzzle.txt", "text": search_text.letters(puzzle)},
            {"name": f"{base}-answers.txt", "text": search_text.answers(puzzle)},
        ]
    if to == "text":
        return [
            {"name": f"{base}-clues.txt", "text": text.clues(puzzle)},
            {"name": f"{base}-answers.txt", "text": text.answers(puzzle)},
        ]
    if to == "ipuz":
        return [{"name": f"{base}.ipuz", "text": ipuz.dumps(ipuz.to_document(puzzle))}]
    if to == "template" and puzzle.hidden:
        raise CrosscoreError(
            "no-template",
            sentence(
                "template-hidden",
                "A word search has no template; save its letters as texts, or all of it as .ipuz.",
            ),
            "to",
        )
    if to == "template":
        return [{"name": f"{base}-grid.txt", "text": template.write(puzzle)}]
    raise CrosscoreError(
        "unknown-format",
        f"There is no format {to[:40]!a}; there are {', '.join(FORMATS)}.",
        "to",
    )

"""Files that somebody has changed."""

from __future__ import annotations

import copy
from typing import Any

from crosscore.formats import ipuz
from crosscore.puzzle import Puzzle
from crosscore.referee import check
from crosscore.view import view


def altered(path: list[Any], value: Any, puzzle: Puzzle) -> list[str]:
    """Codes of what is found in a puzzle's file after one change; what is left can be drawn."""
    document = copy.deepcopy(ipuz.to_document(puzzle))
    at: Any = document
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    found, findings = ipuz.from_document(document)
    view(found)
    return [issue.code for issue in findings + check(found)]

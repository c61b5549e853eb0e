"""A puzzle in a notebook: the page on which it is solved, or its grid."""

from __future__ import annotations

import html

from crosscore.errors import CrosscoreError
from crosscore.formats import html as page
from crosscore.formats import svg
from crosscore.puzzle import Puzzle

__all__ = ["drawn", "shown"]


def shown(puzzle: Puzzle) -> str | None:
    """A frame with the page in it; None where it can't be solved on a screen.

    The frame is sandboxed: the page's script runs, but reaches neither the notebook nor anything
    that is kept. All of the page is one attribute, so no text of the puzzle is read as markup.
    """
    if page.refusal(puzzle):
        return None
    try:
        text = page.filled(page.template(), page.values(puzzle))
    except CrosscoreError:  # the page isn't there: a checkout in which nothing was built
        return None
    return page.framed(puzzle, f'srcdoc="{html.escape(text)}"')


def drawn(puzzle: Puzzle) -> str:
    """The grid to be solved, as SVG without the line that only files begin with."""
    return svg.drawing(puzzle, answers=False).partition("?>")[2].lstrip()

"""A puzzle in a notebook: the page on which it is solved, or its grid."""

from __future__ import annotations

import html

from crosscore.errors import CrosscoreError
from crosscore.formats import html as page
from crosscore.formats import svg
from crosscore.puzzle import Puzzle

__all__ = ["drawn", "shown"]

_HEIGHT = 640  #: CSS pixels: a grid of 15 × 15 and some clues


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
    return (
        f'<iframe srcdoc="{html.escape(text)}" title="{html.escape(puzzle.title or "Crosscore")}" '
        f'sandbox="allow-scripts allow-modals" '  # modals: its Print button
        f'style="width:100%;height:{_HEIGHT}px;border:0"></iframe>'
    )


def drawn(puzzle: Puzzle) -> str:
    """The grid to be solved, as SVG without the line that only files begin with."""
    return svg.drawing(puzzle, answers=False).partition("?>")[2].lstrip()

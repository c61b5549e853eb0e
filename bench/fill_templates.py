"""The patterns that are filled, read from bench/templates."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["FOLDER", "Template", "named", "templates"]

FOLDER = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class Template:
    """A pattern; `rows` have '#' for a block and '?' for an open cell.

    `kind` is what an aim is set for, size and slots: patterns that differ only in their last letter
    are of one kind.
    """

    name: str
    rows: tuple[str, ...]

    @property
    def kind(self) -> str:
        """`15x15-72` of 15x15-72b."""
        return self.name.rstrip("abcdefgh")

    @property
    def slots(self) -> int:
        """How many the name says; the tests count."""
        return int(self.kind.split("-")[1])

    @property
    def side(self) -> int:
        """Rows, and columns."""
        return len(self.rows)


def templates(folder: Path = FOLDER) -> list[Template]:
    """All of them: small before large, and those with many slots, which are easy, first."""
    found = [Template(path.stem, tuple(path.read_text().split())) for path in folder.glob("*.txt")]
    return sorted(found, key=lambda one: (one.side, -one.slots, one.name))


def named(wanted: list[str]) -> list[Template]:
    """Those whose names or kinds begin so: 15x15-7 are all with 70 to 79 slots.

    Raises ValueError if there is none for one of the words.
    """
    found = templates()
    for text in wanted:
        if not any(one.name.startswith(text) for one in found):
            raise ValueError(f"no template is called {text}")
    return [one for one in found if any(one.name.startswith(text) for text in wanted)]

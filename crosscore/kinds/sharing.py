"""A search that several workers share: the seeds of the others, and which find is better.

The one whose search it is takes what is better than its own from the others, and tells of it as if
it had found it. On the page the others are workers, elsewhere processes (`crosscore.together`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from crosscore.dictionary import Dictionary
from crosscore.kinds.contract import Kind, Sharing
from crosscore.puzzle import Puzzle
from crosscore.rng import MAX_SEED, Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crosscore import wire
    from crosscore.kinds.contract import Search

__all__ = ["Shared", "shared"]

_OTHERS = 7  #: workers that may join in


@dataclass(frozen=True, slots=True)
class Shared:
    """How a search is shared."""

    kind: Kind
    how: Sharing
    dictionary: Dictionary | None
    seeds: Rng

    def told(self) -> wire.Share:
        """What the page is told."""
        seeds = [self.seed() for _ in range(_OTHERS)]
        return {"race": self.how.race, "words": self.how.words, "seeds": seeds}

    def worth(self, puzzle: Puzzle) -> tuple[float, ...]:
        """See `Kind.worth`."""
        return self.kind.worth(puzzle, self.dictionary)

    def again(self, puzzle: Puzzle) -> Search | None:
        """The search from a better puzzle on; None where each goes on with its own."""
        if self.how.race:
            return None
        return self.kind.improve(puzzle, seed=self.seed(), dictionary=self.dictionary)

    def seed(self) -> int:
        """The next seed that follows from the search's own."""
        return self.seeds.below(MAX_SEED)


def shared(
    kind: Kind,
    act: str,
    settings: Mapping[str, Any],
    *,
    seed: int,
    nodes: int | None,
    dictionary: Dictionary | None = None,
) -> Shared | None:
    """How an act's search is shared; never where nodes limit it: the same seed, the same puzzle."""
    how = kind.sharing(act, settings) if nodes is None else None
    return Shared(kind, how, dictionary, Rng(seed)) if how else None

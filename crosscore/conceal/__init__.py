"""Hide words in a grid of letters: where they go, and which letters surround them.

It knows no script: a word is a tuple of letters, whatever a letter is. `place` finds places for all
words, `fill` the other letters, so that no word can be found at a second place.
"""

from __future__ import annotations

from crosscore.conceal.filling import Filling, fill
from crosscore.conceal.placing import place
from crosscore.conceal.subwords import copies, subwords
from crosscore.conceal.task import Place, Placing, Task

__all__ = ["Filling", "Place", "Placing", "Task", "copies", "fill", "place", "subwords"]

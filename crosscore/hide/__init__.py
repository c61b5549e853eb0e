"""Hiding words in a grid of letters: where they lie, and what stands around them.

It knows no script: a word is a tuple of letters, whatever a letter is. `place` finds places for
all words, `fill` the other letters, so that no word can be found at a second place.
"""

from __future__ import annotations

from crosscore.hide.filling import Filling, fill
from crosscore.hide.placing import place
from crosscore.hide.task import Place, Placing, Task
from crosscore.hide.within import copies, within

__all__ = ["Filling", "Place", "Placing", "Task", "copies", "fill", "place", "within"]

"""Fill a grid so that every run is a word: the search, and what it knows of a lexicon.

C A T # O R E        The grid is given as rows: None is a block, "" an open cell, anything
A R E # N O D        else the letter in that cell. Every run of two or more cells is a slot
B E N # E W E        and takes a word of the lexicon, none of them twice. Letters are any
                     hashable things: nothing here knows scripts, kinds or files.
"""

from __future__ import annotations

from crosscore.fill.improve_scores import improve, mean_score
from crosscore.fill.lexicon import Lexicon, building
from crosscore.fill.solver import Dead, Filling, fill

__all__ = ["Dead", "Filling", "Lexicon", "building", "fill", "improve", "mean_score"]

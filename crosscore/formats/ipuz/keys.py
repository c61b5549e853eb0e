"""Names and limits that reading and writing share."""

from __future__ import annotations

__all__ = ["BLOCK", "EMPTY", "KIND", "MAX_BYTES", "MAX_SIDE", "OURS", "VERSION", "WAYS"]

MAX_BYTES = 8 * 2**20  #: bytes of a file; a 500-word puzzle takes about 60 kB
MAX_SIDE = 400  #: cells of a side; a larger grid is a mistake or an attack

VERSION = "http://ipuz.org/v2"
KIND = "http://ipuz.org/crossword#1"
OURS = "org.crosscore:"  #: begins the keys of what ipuz has no field for
WAYS = {True: "Across", False: "Down"}
BLOCK = "#"  #: a block of a dense grid
EMPTY = 0  #: a cell that has no letter yet, in the solution

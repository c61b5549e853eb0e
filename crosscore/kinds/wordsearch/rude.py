"""Words that must not appear by accident: many word searches are for children.

The list (rude.json) is our own, and short: words of more than seven letters don't appear by chance.
It isn't a list of words to refuse: whatever a user wants hidden is hidden.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Mapping
from functools import cache

from crosscore.alphabet import Alphabet

__all__ = ["rude_words"]


def rude_words(
    alphabet: Alphabet, options: Mapping[str, str] | None = None
) -> tuple[tuple[str, ...], ...]:
    """The cells of each rude word of a language, two cells or more; () where there is no list.

    `options` are those of `Alphabet.split`. Languages of the Latin script share a few words.
    """
    table = _table()
    listed = table.get(alphabet.code, "")
    if "Latn" in alphabet.scripts:
        listed = f"{table['Latn']} {listed}"
    split = alphabet.splitter(options or {})
    return tuple(dict.fromkeys(cells for word in listed.split() if len(cells := split(word)) > 1))


@cache
def _table() -> dict[str, str]:
    data = pkgutil.get_data(__package__, "rude.json")
    if data is None:
        raise FileNotFoundError("rude.json")
    table: dict[str, str] = json.loads(data)["words"]
    return table

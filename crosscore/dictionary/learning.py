"""Word lists as learning programs import them: Anki, Quizlet, Moodle (GIFT and glossaries).

A word and its clue are one line of text each; here they enter another notation as data, whatever
signs they hold. `exports` reads the same formats.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from crosscore.dictionary.rows import More

__all__ = ["anki", "first_without_word", "gift", "glossary", "quizlet"]

Rows = Sequence[tuple[str, str, More]]

_GIFT_SIGNS = re.compile(r"[\\~=#{}:]")
_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")  # in XML


def anki(rows: Rows) -> str:
    """Notes of two fields; the lines before them say how they are parted, and that none is HTML."""
    lines = (f"{_anki_field(word)}\t{_anki_field(clue)}\n" for word, clue, _ in rows)
    return "#separator:tab\n#html:false\n" + "".join(lines)


def _anki_field(text: str) -> str:
    """A field, in quotes where it would begin them or a remark."""
    return '"' + text.replace('"', '""') + '"' if '"' in text or text.startswith("#") else text


def quizlet(rows: Rows) -> str:
    """Lines to paste: term, tab, definition. Quotes are signs like any other."""
    return "".join(f"{word}\t{clue}\n" for word, clue, _ in rows)


def first_without_word(rows: Rows) -> int:
    """Index of the first row that would be no card; -1: each is one."""
    return next((at for at, (word, _, _) in enumerate(rows) if not word), -1)


def gift(rows: Rows) -> str:
    """A question for each word, whose text is the clue: short answers."""
    return "".join(f"[plain]{_gift(clue)} {{={_gift(word)}}}\n\n" for word, clue, _ in rows)


def _gift(text: str) -> str:
    return _GIFT_SIGNS.sub(r"\\\g<0>", text)


def glossary(rows: Rows) -> str:
    """A Moodle glossary: the word is the concept, the clue its definition, which is HTML there."""
    entries = "".join(
        f"      <ENTRY>\n        <CONCEPT>{_xml(word)}</CONCEPT>\n"
        f"        <DEFINITION>{_xml(html.escape(clue, quote=False))}</DEFINITION>\n"
        "        <FORMAT>1</FORMAT>\n      </ENTRY>\n"
        for word, clue, _ in rows
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<GLOSSARY>\n  <INFO>\n    <ENTRIES>\n'
        f"{entries}    </ENTRIES>\n  </INFO>\n</GLOSSARY>\n"
    )


def _xml(text: str) -> str:
    return html.escape(_UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text), quote=False)

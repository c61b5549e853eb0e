"""Texts of .ipuz files, which are HTML, as plain ones; and plain texts as HTML.

Only what is markup without doubt is taken for it: `<i>`s that end, attributes with a value. A
sign that merely looks like it is a sign, as in "if x<y & y>z".
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from html.entities import html5
from typing import Any

from crosscore.formats.ipuz.keys import HTML_TEXTS, OURS
from crosscore.puzzle import ABOUT

__all__ = ["as_html", "as_plain", "plain"]

#: the keys of a file whose texts are HTML; addresses are not
_KEYS = ("title", "author", "intro", *(key for key in ABOUT if key != "url"))
_TAG = re.compile(
    r"<(/?)([A-Za-z][A-Za-z0-9]{0,15})"
    r"""((?:\s+[A-Za-z:_-]{1,40}\s*=\s*(?:"[^"<]{0,4000}"|'[^'<]{0,4000}'|[^\s"'<>=]{1,4000}))*)"""
    r"\s*/?>"
)
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
#: those that stand alone, or need no end
_ALONE = frozenset(("br", "hr", "img", "wbr", "p", "li", "tr", "td", "th"))
_PAIRED = frozenset(
    re.findall(
        "[a-z0-9]+",
        "a abbr b bdi bdo big blockquote center cite code del dfn div em font h1 h2 h3 h4 h5 h6 i "
        "ins kbd mark ol pre q rp rt ruby s samp small span strike strong sub sup svg table tbody "
        "thead tt u ul var",
    )
)
_BREAKS = frozenset(("br", "hr", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"))
#: those without which a text may mean something else
_MEANING = frozenset(("sub", "sup", "img", "table", "svg", "s", "strike", "del"))


def plain(text: str, gap: str = " ") -> tuple[str, bool]:
    """A text without the tags and entities of HTML, and whether more than looks went with them.

    `gap` stands for the end of a line.
    """
    meant = False
    if "<" in text:
        text = _uncommented(text)
        names: dict[bool, set[str]] = {True: set(), False: set()}
        for tag in _TAG.finditer(text):
            names[bool(tag[1])].add(tag[2].lower())
        known = {name for name in _PAIRED if name in names[True] and name in names[False]}
        known |= _ALONE
        meant = bool(_MEANING & known & (names[True] | names[False]))

        def made(tag: re.Match[str]) -> str:
            name = tag[2].lower()
            if name not in known:
                return tag[0]
            return gap if name in _BREAKS else ""

        text = _TAG.sub(made, text)
    return _unescaped(text), meant


def _uncommented(text: str) -> str:
    kept, at = [], 0
    try:
        while True:
            start = text.index("<!--", at)
            end = text.index("-->", start + 4)
            kept.append(text[at:start])
            at = end + 3
    except ValueError:  # no more of them
        return "".join(kept) + text[at:]


def _unescaped(text: str) -> str:
    """A text without character references; an `&` that begins none stays."""
    return _ENTITY.sub(_meant, text) if "&" in text else text


def _meant(found: re.Match[str]) -> str:
    if found[0][1] == "#":
        return html.unescape(found[0])
    return html5.get(found[0][1:], found[0])


def as_html(document: dict[str, Any]) -> dict[str, Any]:
    """A document of ours whose texts are HTML, if that makes a difference: then it says so."""
    if not any("<" in text or "&" in text for text in _texts(document)):
        return document
    made = _changed(document, lambda text: html.escape(text, quote=False))
    return {**made, OURS + "format": HTML_TEXTS}


def as_plain(document: dict[str, Any]) -> dict[str, Any]:
    """A document of ours with the texts as we have them."""
    return (
        _changed(document, _unescaped) if document.get(OURS + "format") == HTML_TEXTS else document
    )


def _texts(document: dict[str, Any]) -> Iterator[str]:
    """The texts of a document that are HTML by the specification."""
    yield from (str(document[key]) for key in _KEYS if key in document)
    for items in document.get("clues", {}).values():
        yield from (item["clue"] for item in items)


def _changed(document: dict[str, Any], change: Callable[[str], str]) -> dict[str, Any]:
    def text(value: object) -> object:
        return change(value) if isinstance(value, str) else value

    made = {key: text(value) if key in _KEYS else value for key, value in document.items()}
    lists = document.get("clues")
    if isinstance(lists, dict):
        made["clues"] = {
            heading: [_clue(item, text) for item in items] if isinstance(items, list) else items
            for heading, items in lists.items()
        }
    return made


def _clue(item: object, text: Callable[[object], object]) -> object:
    return (
        {**item, "clue": text(item["clue"])} if isinstance(item, dict) and "clue" in item else item
    )

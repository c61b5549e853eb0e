"""Texts of .ipuz files, which are HTML, as plain ones; and plain texts as HTML.

Only what is markup without doubt is taken for it: `<i>`s that end, attributes with a value. A
sign that merely looks like it is a sign, as in "if x<y & y>z".
"""

from __future__ import annotations

import html
import re
from html.entities import html5

__all__ = ["escaped", "plain", "unescaped"]

_TAG = re.compile(
    r"<(/?)([A-Za-z][A-Za-z0-9]{0,15})"
    r"""((?:\s+[A-Za-z:_-]{1,40}\s*=\s*(?:"[^"<]{0,4000}"|'[^'<]{0,4000}'|[^\s"'<>=]{1,4000}))*)"""
    r"\s*/?>"
)
_COMMENT = re.compile(r"<!--.{0,4000}?-->", re.DOTALL)
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
        text = _COMMENT.sub("", text)
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
    return unescaped(text), meant


def unescaped(text: str) -> str:
    """A text without character references; an `&` that begins none stays."""
    return _ENTITY.sub(_meant, text) if "&" in text else text


def _meant(found: re.Match[str]) -> str:
    if found[0][1] == "#":
        return html.unescape(found[0])
    return html5.get(found[0][1:], found[0])


def escaped(text: str) -> str:
    """A plain text as HTML."""
    return html.escape(text, quote=False) if "<" in text or "&" in text or ">" in text else text

"""Addresses in the files of the site."""

from __future__ import annotations

import re

NAMESPACES = ("http://www.w3.org/",)  # names of languages such as SVG, not addresses to load


def addresses(text: str) -> list[str]:
    """What a browser would take for a place on another host, or at the root of this one."""
    found = re.findall(r"""(?:https?|wss?)://[^\s"'`<>)]*""", text)
    loading = r"(?:src|href|url|import|from|fetch|action)"
    found += re.findall(loading + r"""[\s="'`(]{1,4}(//?[\w.][^\s"'<>)]*)""", text)
    return [each for each in found if not each.startswith(NAMESPACES)]

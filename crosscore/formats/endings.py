"""Which format the ending of a file's name asks for."""

from __future__ import annotations

__all__ = ["ENDINGS", "PAPER", "of_name"]

PAPER = ("pdf", "png", "docx")  #: what is printed: `crosscore.paper` writes it

#: extension -> the format that a name with it asks for; .json could be two of them
ENDINGS = {
    ".ipuz": "ipuz",
    ".puz": "puz",
    ".jpz": "jpz",
    ".xml": "jpz-xml",
    ".exolve": "exolve",
    ".xd": "xd",
    ".csv": "csv",
    ".tsv": "tsv",
    ".svg": "svg",
    ".html": "html",
    ".htm": "html",
    ".txt": "text",
    ".zip": "zip",
    **{f".{name}": name for name in PAPER},
}


def of_name(name: str) -> str:
    """The format that the extension of a name asks for; "" if it is none."""
    dot = name.rfind(".")
    return ENDINGS.get(name[dot:].lower(), "") if dot > 0 else ""

"""Which format the ending of a file's name asks for."""

from __future__ import annotations

__all__ = ["ENDINGS", "PAPER", "SHARED", "of_name"]

PAPER = ("pdf", "png", "docx")  #: what is printed: `crosscore.paper` writes it

#: extension -> the format that a name with it asks for
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
    ".h5p": "h5p",
    ".gift": "gift",
    ".html": "html",
    ".htm": "html",
    ".txt": "text",
    ".zip": "zip",
    **{f".{name}": name for name in PAPER},
}
#: how names end that formats without an extension of their own give their files -> the format
_WHOLE = {
    ".anki.txt": "anki",
    ".quizlet.txt": "quizlet",
    ".gift.txt": "gift",
    ".glossary.xml": "glossary",
    ".moodle.xml": "moodle",
    "-moodle.xml": "moodle",
    ".words.json": "json",
    "-words.json": "json",
}
#: extensions of more than one format, which must be named
SHARED = {".json": ("ipuz", "json")}


def of_name(name: str) -> tuple[str, ...]:
    """The formats that the ending of a name could ask for: "x.anki.txt" is for Anki."""
    for whole, to in _WHOLE.items():
        if name.lower().endswith(whole) and len(name) > len(whole):
            return (to,)
    dot = name.rfind(".")
    ending = name[dot:].lower() if dot > 0 else ""
    return (ENDINGS[ending],) if ending in ENDINGS else SHARED.get(ending, ())

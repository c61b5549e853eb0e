"""What several shapes are made of: cells, directions, options, sentences and findings."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

__all__ = [
    "Direction",
    "Document",
    "Finding",
    "Issue",
    "Letters",
    "Mentioned",
    "Model",
    "Options",
    "Outcome",
    "Place",
    "Said",
    "Sentence",
    "TextDirection",
    "Trouble",
    "Typing",
    "Value",
    "Why",
]

#: Row and column of a cell
Place = Annotated[list[int], "[number, number]"]
TextDirection = Annotated[str, '"ltr" | "rtl"']
Direction = Annotated[str, '"across" | "down"']
#: A puzzle as its .ipuz holds it: only the engine looks inside
Document = Annotated[dict[str, Any], "object"]
#: The value of an option, as crosscore/fields.py describes them
Value = Annotated[Any, "string | number | boolean"]
#: The options of a kind, or settings of a sheet, by name
Options = Annotated[dict[str, Any], "Record<string, Value>"]
#: Which letters a language's words are read in, where a choice differs from the usual
Letters = dict[str, str]
#: The grid model: words in a void, cells and blocks, or letters with words in lines
Model = Literal["crossing", "blocked", "letters"]
Outcome = Literal["found", "limit", "stopped", "failed", "exhausted"]


#: What a sentence mentions: a number, a text, another sentence, or several
Mentioned = Annotated[Any, "string | number | boolean | Sentence | (string | number | Sentence)[]"]


class Said(TypedDict):
    """What a sentence says: its id in the page's catalogues, and the values it mentions."""

    id: str
    values: dict[str, Mentioned]


class Sentence(TypedDict):
    """English text; with `said`, it can be said in other languages."""

    message: str
    said: NotRequired[Said]


class Issue(Sentence):
    """One finding; `place` says `where` in other languages."""

    code: str
    where: str
    place: NotRequired[Said]


class Trouble(Issue):
    """Why something cannot be done; `slots` are runs of cells that it is about."""

    slots: NotRequired[list[list[Place]]]


class Finding(Sentence):
    """What the list editor shows beside a row."""

    code: str
    level: Annotated[str, '"error" | "note"']


class Why(TypedDict):
    """Why a word cannot join, "" if it can."""

    why: str
    said: NotRequired[Said]


class Typing(TypedDict, total=False):
    """What turns typed text into cells: crosscore/alphabet/typing.py says how."""

    fold: Required[dict[str, str]]
    join: dict[str, str]
    virama: str
    keeps: bool
    bare: bool
    drop: str
    apart: bool
    scripts: list[str]
    digits: str
    digraphs: list[str]
    single: str
    pairs: list[str]
    hang: str
    before: str
    links: str
    linked: str
    bound: bool
    whole: bool
    numeric: bool

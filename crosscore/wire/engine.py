"""What the engine says of itself: kinds, options, languages, limits."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from crosscore.wire.common import Model, Options, TextDirection, Value

__all__ = ["Choice", "Field", "FieldType", "Kind", "Language", "Limits", "Preset", "Ready", "When"]


class Choice(TypedDict):
    """One of a field's values."""

    value: str
    label: str
    help: NotRequired[str]


#: The option on which a field depends, and its values with which the field matters
When = TypedDict("When", {"option": str, "is": list[str]})


#: What an option's values are: crosscore/fields.py
FieldType = Annotated[
    str,
    '"int" | "seconds" | "choice" | "bool" | "size" | "sides" | "ratio" | "language" | "text"'
    ' | "lines" | "set" | "mask" | "pattern"',
]


class Field(TypedDict):
    """An option of a kind, or a setting of a sheet."""

    name: str
    label: str
    type: FieldType
    default: Value
    help: str
    unit: str
    choices: list[Choice]
    layout: bool
    draws: bool
    group: str
    says: str
    any: str
    min: NotRequired[float]
    max: NotRequired[float]
    when: NotRequired[When]


class Preset(TypedDict):
    """Values that belong together; `words`: how many a list should have for it."""

    id: str
    label: str
    values: Options
    help: str
    words: NotRequired[int]


class Kind(TypedDict):
    """A kind of puzzle; `acts` are the messages that not every kind knows.

    `lacks` are those of them that puzzles of a grid model do not know.
    """

    id: str
    fields: list[Field]
    presets: list[Preset]
    sheet: list[Field]
    acts: list[str]
    lacks: dict[Model, list[str]]
    dictionary: bool
    model: Model
    models: list[Model]  #: all that its grids may be made of


class Language(TypedDict):
    """A language that words can be in; `options` are the choices of its letters."""

    code: str
    name: str
    english: str
    direction: TextDirection
    experimental: bool
    options: dict[str, list[str]]


class Limits(TypedDict):
    """Bytes of files."""

    dictionary_bytes: int
    puzzle_bytes: int


class Ready(TypedDict):
    """What the engine is and knows."""

    type: Literal["ready"]
    protocol: int
    engine: str
    python: str
    languages: list[Language]
    kinds: list[Kind]
    limits: Limits

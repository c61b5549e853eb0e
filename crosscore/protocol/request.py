"""What all messages from the page are: fields that are there, and of the right type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, dataclass_transform

__all__ = ["REQUESTS", "Request"]

REQUESTS: dict[str, type[Request]] = {}  #: by the `type` of the message

#: What the types of fields are in JSON, as they are written in the classes
_JSON: Mapping[str, tuple[type, str]] = {
    "int": (int, "a whole number"),
    "str": (str, "a text"),
    "Direction": (str, "a text"),
    "Place": (list, "a list"),
    "Document": (dict, "an object"),
    "Options": (dict, "an object"),
    "Put": (dict, "an object"),
    "Letters": (dict, "an object"),
    "list": (list, "a list"),
}


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Request:
    """A checked message: its fields are there and of the right type.

    A subclass says what its message holds; no more is needed for the service to be asked, but
    a handler. (Dataclasses would do as much, but take a tenth of a second of the page's start.)
    """

    TYPE: ClassVar[str]  #: of the message
    FIELDS: ClassVar[Mapping[str, tuple[type, str]]]  #: what each is in JSON
    TAKES_FILE: ClassVar[bool]

    def __init_subclass__(cls, name: str) -> None:
        written = dict(cls.__annotations__)
        cls.TYPE, cls.TAKES_FILE = name, written.pop("file", None) is not None
        cls.FIELDS = {
            field: _JSON[kind.removesuffix(" | None").split("[")[0]]
            for field, kind in written.items()
        }
        REQUESTS[name] = cls

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

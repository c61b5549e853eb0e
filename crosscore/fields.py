"""Options described as data, so that the page and the command line need no kind's name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from crosscore.errors import CrosscoreError

__all__ = ["Field", "check", "parse_size"]


@dataclass(frozen=True, slots=True)
class Field:
    """One option: `type` is "int", "seconds", "size", "choice" or "bool"; bounds are inclusive.

    An int counts `unit`; seconds are a float; a size is "auto" or "WIDTHxHEIGHT" in cells,
    each side within the bounds. A choice takes the value of one of `choices`, which are
    (value, label). With `layout`, another value needs another layout: a finished puzzle
    cannot take it over as it is. With `draws`, the option only matters when words are drawn.
    Fields with the same `group` are shown together.
    """

    name: str
    label: str
    type: str
    default: int | float | str
    min: int | float = 0
    max: int | float = 0
    help: str = ""
    unit: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    layout: bool = False
    draws: bool = False
    group: str = ""

    def as_dict(self) -> dict[str, Any]:
        """The description as it travels to the page; bounds only where there are any."""
        described = {name: getattr(self, name) for name in self.__slots__}
        if self.type in ("choice", "bool"):
            del described["min"], described["max"]
        described["choices"] = [{"value": value, "label": label} for value, label in self.choices]
        return described

    def check(self, value: object) -> int | float | str:
        """`value` if it is allowed, in the field's own type; raises `CrosscoreError`."""
        match self.type:
            case "size":
                return "auto" if value == "auto" else "x".join(map(str, self._size(value)))
            case "choice":
                if isinstance(value, str) and value in dict(self.choices):
                    return value
                known = ", ".join(name for name, _ in self.choices)
                raise self._wrong(f"one of {known}", value)
            case "bool":
                if isinstance(value, bool):
                    return value
                raise self._wrong("true or false", value)
        number: int | float | None = None
        if (isinstance(value, int) and not isinstance(value, bool)) or (
            isinstance(value, float) and isfinite(value)
        ):
            if value == int(value):
                number = int(value)  # JavaScript writes 1.0 as 1: so do we, for equal bytes
            elif self.type == "seconds":
                number = value
        if number is None or not self.min <= number <= self.max:
            unit = f" {self.unit}" if self.unit else ""
            whole = "whole " if self.type == "int" else ""
            raise self._wrong(f"a {whole}number from {self.min} to {self.max}{unit}", value)
        return number

    def _wrong(self, wanted: str, value: object) -> CrosscoreError:
        return CrosscoreError(
            "bad-option", f"{self.label} must be {wanted}, not {_show(value)}.", self.name
        )

    def _size(self, value: object) -> tuple[int, int]:
        sides = parse_size(value) if isinstance(value, str) else None
        if sides is None or not all(self.min <= side <= self.max for side in sides):
            raise self._wrong(
                "auto or width x height such as 15x15, each side from "
                f"{self.min} to {self.max} cells",
                value,
            )
        return sides


def _show(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return ascii(text[:40])[1:-1] or "nothing"


def parse_size(text: str) -> tuple[int, int] | None:
    """(width, height) from text such as "15x12" or "15 × 12", or None."""
    match = re.fullmatch(r"\s*([0-9]{1,4})\s*[xX×]\s*([0-9]{1,4})\s*", text)
    return (int(match[1]), int(match[2])) if match else None


def check(fields: Sequence[Field], options: Mapping[str, object]) -> dict[str, Any]:
    """Every field's value, defaults filled in; raises `CrosscoreError` for an unknown option."""
    known = {field.name for field in fields}
    for name in options:
        if name not in known:
            raise CrosscoreError(
                "unknown-option",
                f"There is no option {_show(name)}; there are {', '.join(sorted(known))}.",
                _show(name),
            )
    return {field.name: field.check(options.get(field.name, field.default)) for field in fields}

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
    """One option: `type` is "int", "seconds" or "size"; bounds are inclusive.

    An int counts `unit`; seconds are a float; a size is "auto" or "WIDTHxHEIGHT" in cells,
    each side within the bounds.
    """

    name: str
    label: str
    type: str
    default: int | float | str
    min: int | float
    max: int | float
    help: str
    unit: str = ""

    def as_dict(self) -> dict[str, Any]:
        """The description as it travels to the page."""
        return {name: getattr(self, name) for name in self.__slots__}

    def check(self, value: object) -> int | float | str:
        """`value` if it is allowed, in the field's own type; raises `CrosscoreError`."""
        if self.type == "size":
            return "auto" if value == "auto" else "x".join(map(str, self._size(value)))
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
            raise CrosscoreError(
                "bad-option",
                f"{self.label} must be a {'whole ' if self.type == 'int' else ''}number from "
                f"{self.min} to {self.max}{unit}, not {_show(value)}.",
                self.name,
            )
        return number

    def _size(self, value: object) -> tuple[int, int]:
        sides = parse_size(value) if isinstance(value, str) else None
        if sides is None or not all(self.min <= side <= self.max for side in sides):
            raise CrosscoreError(
                "bad-option",
                f"{self.label} must be auto or width x height such as 15x15, each side from "
                f"{self.min} to {self.max} cells, not {_show(value)}.",
                self.name,
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

"""Options described as data, so that the page and the command line need no kind's name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any

from crosscore.errors import CrosscoreError, Sentence, sentence

if TYPE_CHECKING:
    from crosscore import wire

__all__ = ["Field", "check", "effective", "matter", "parse_ratio", "parse_size", "usable"]


@dataclass(frozen=True, slots=True)
class Field:
    """One option: an "int", "seconds", "size", "sides", ..., as `type` says.

    Bounds are inclusive. An int counts `unit`, if anything; seconds are a float; a size is "auto"
    or "WIDTHxHEIGHT" in cells, "sides" only the latter, a "ratio" "WIDTHxHEIGHT" in any unit, each
    side within the bounds; also a "choice", a "bool", a "language". A "text" has at most `max`
    characters; a "set" is some of `choices`, at least one, separated by spaces in their order; a
    "mask" is a picture, rows of `#` (a letter) and `.` separated by `/`, at most `max` cells a
    side, or "". "lines" are texts, one in each line or parted by `/`, with at most `max` characters
    together; a "pattern" is the name of a pattern of the library, or "". A choice takes the value
    of one of `choices`, which are (value, label); so does a language, whose values are codes, ""
    for the default. `helps` explain the choices, one sentence for each, or none at all. With
    `layout`, another value needs another layout: a finished puzzle can't take it over. With
    `draws`, the option only matters when words are drawn; with `when`, only while another one has
    one of these values and matters itself. Fields with the same `group` are shown together. `says`
    names its texts in the page's catalogue if another kind has an option of this name with other
    texts. One with `any` need not be given for a list of one's own: it then draws the line nowhere,
    and `any` stands in its place.
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
    helps: tuple[str, ...] = ()
    layout: bool = False
    draws: bool = False
    group: str = ""
    when: tuple[str, tuple[str, ...]] | None = None
    says: str = ""
    any: str = ""

    def as_dict(self) -> wire.Field:
        """The description as plain data for the page; bounds and `when` only if there are any."""
        described: Any = {name: getattr(self, name) for name in self.__slots__}
        del described["helps"], described["when"]
        described["says"] = self.says or self.name
        if self.type in ("choice", "bool", "language", "set"):
            del described["min"], described["max"]
        # Which languages there are is told once, and the page names them.
        choices = () if self.type == "language" else self.choices
        described["choices"] = [{"value": value, "label": label} for value, label in choices]
        for choice, help_ in zip(described["choices"], self.helps, strict=False):
            choice["help"] = help_
        if self.when:
            described["when"] = {"option": self.when[0], "is": list(self.when[1])}
        made: wire.Field = described
        return made

    def check(self, value: object) -> int | float | str:
        """`value` in the field's own type if it is allowed; raises `CrosscoreError`."""
        match self.type:
            case "size":
                return "auto" if value == "auto" else "x".join(map(str, self._size(value)))
            case "sides":
                return "x".join(map(str, self._sides(value)))
            case "ratio":
                return "x".join(map(str, self._ratio(value)))
            case "choice":
                if isinstance(value, str) and value in dict(self.choices):
                    return value
                raise self._wrong(
                    sentence(
                        "option-of",
                        "{option} must be one of {choices}, not {value}.",
                        option=self.named,
                        choices=[name for name, _ in self.choices],
                        value=_said(value),
                    )
                )
            case "language":
                if isinstance(value, str) and value in dict(self.choices):
                    return value
                raise self._wrong(
                    sentence(
                        "option-language",
                        "{option} must be a code such as en, bn or ar, or empty, not {value}.",
                        option=self.named,
                        value=_said(value),
                    )
                )
            case "text":
                return self._text(value)
            case "lines":
                return self._lines(value)
            case "pattern":
                return self._text(value)
            case "set":
                return self._set(value)
            case "mask":
                return self._mask(value)
            case "bool":
                if isinstance(value, bool):
                    return value
                raise self._wrong(
                    sentence(
                        "option-bool",
                        "{option} must be true or false, not {value}.",
                        option=self.named,
                        value=_said(value),
                    )
                )
        number: int | float | None = None
        if (isinstance(value, int) and not isinstance(value, bool)) or (
            isinstance(value, float) and isfinite(value)
        ):
            if value == int(value):
                number = int(value)  # JavaScript writes 1.0 as 1: so do we, for equal bytes
            elif self.type == "seconds":
                number = value
        if number is None or not self.min <= number <= self.max:
            raise self._wrong(self._out_of_range(value))
        return number

    @property
    def named(self) -> Sentence:
        """The option as a sentence names it: the page has its own label for `name`."""
        return sentence("option", "{label}", label=self.label, name=self.says or self.name)

    @property
    def counted(self) -> Sentence:
        """What a number of it counts, as a sentence mentions it."""
        return sentence("unit", "{unit}", unit=self.unit, name=self.says or self.name)

    def _wrong(self, message: Sentence) -> CrosscoreError:
        return CrosscoreError("bad-option", message, self.name)

    def _out_of_range(self, value: object) -> Sentence:
        if self.type == "int" and not self.unit:
            return sentence(
                "option-int-plain",
                "{option} must be a whole number from {least} to {most}, not {value}.",
                option=self.named,
                least=self.min,
                most=self.max,
                value=_said(value),
            )
        if self.type == "int":
            return sentence(
                "option-int",
                "{option} must be a whole number from {least} to {most} {unit}, not {value}.",
                option=self.named,
                least=self.min,
                most=self.max,
                unit=self.counted,
                value=_said(value),
            )
        return sentence(
            "option-number",
            "{option} must be a number from {least} to {most} {unit}, not {value}.",
            option=self.named,
            least=self.min,
            most=self.max,
            unit=self.counted,
            value=_said(value),
        )

    def _text(self, value: object) -> str:
        if not isinstance(value, str):
            raise self._wrong(
                sentence(
                    "option-text",
                    "{option} must be a text, not {value}.",
                    option=self.named,
                    value=_said(value),
                )
            )
        return self._no_longer(" ".join(value.split()))

    def _lines(self, value: object) -> str:
        if not isinstance(value, str):
            return self._text(value)
        lines = (" ".join(line.split()) for line in value.replace("/", "\n").splitlines())
        return self._no_longer("/".join(line for line in lines if line))

    def _no_longer(self, text: str) -> str:
        if len(text) > self.max:
            raise self._wrong(
                sentence(
                    "option-text-long",
                    "{option} has {characters:,} characters; at most {most:,} can be kept.",
                    option=self.named,
                    characters=len(text),
                    most=int(self.max),
                )
            )
        return text

    def _set(self, value: object) -> str:
        names = [name for name, _ in self.choices]
        found = set(value.split()) if isinstance(value, str) else set()
        if not found or not found <= set(names):
            raise self._wrong(
                sentence(
                    "option-set",
                    "{option} must be one or more of {choices}, not {value}.",
                    option=self.named,
                    choices=names,
                    value=_said(value),
                )
            )
        return " ".join(name for name in names if name in found)

    def _mask(self, value: object) -> str:
        rows = value.split("/") if isinstance(value, str) and value else []
        sound = isinstance(value, str) and (
            not value
            or (
                set(value) <= set("#./")
                and "#" in value
                and len({len(row) for row in rows}) == 1
                and max(len(rows), len(rows[0])) <= self.max
            )
        )
        if not sound:
            raise self._wrong(
                sentence(
                    "option-mask",
                    "{option} must be a picture in rows of equal length, with # for a letter "
                    "and . for none, up to {most} cells a side and with at least one #.",
                    option=self.named,
                    most=int(self.max),
                )
            )
        return str(value)

    def _size(self, value: object) -> tuple[int, int]:
        sides = parse_size(value) if isinstance(value, str) else None
        if sides is None or not all(self.min <= side <= self.max for side in sides):
            raise self._wrong(
                sentence(
                    "option-size",
                    "{option} must be auto or width x height such as 15x15, each side from "
                    "{least} to {most} cells, not {value}.",
                    option=self.named,
                    least=self.min,
                    most=self.max,
                    value=_said(value),
                )
            )
        return sides

    def _sides(self, value: object) -> tuple[int, int]:
        sides = parse_size(value) if isinstance(value, str) else None
        if sides is None or not all(self.min <= side <= self.max for side in sides):
            raise self._wrong(
                sentence(
                    "option-sides",
                    "{option} must be width x height such as 13x13, each side from {least} to "
                    "{most} cells, not {value}.",
                    option=self.named,
                    least=self.min,
                    most=self.max,
                    value=_said(value),
                )
            )
        return sides

    def _ratio(self, value: object) -> tuple[int, int]:
        sides = parse_ratio(value) if isinstance(value, str) else None
        if sides is None or not all(self.min <= side <= self.max for side in sides):
            raise self._wrong(
                sentence(
                    "option-ratio",
                    "{option} must be width x height such as 4x3, each a whole number from "
                    "{least} to {most}, not {value}.",
                    option=self.named,
                    least=self.min,
                    most=self.max,
                    value=_said(value),
                )
            )
        return sides


def _show(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return ascii(text[:40])[1:-1]


def _said(value: object) -> str:
    return _show(value) or sentence("nothing", "nothing")


def parse_size(text: str) -> tuple[int, int] | None:
    """(width, height) from text such as "15x12" or "15 × 12", or None."""
    match = re.fullmatch(r"\s*([0-9]{1,4})\s*[xX×]\s*([0-9]{1,4})\s*", text)
    return (int(match[1]), int(match[2])) if match else None


def parse_ratio(text: str) -> tuple[int, int] | None:
    """(width, height) from text such as "4x3" or "4:3", or None."""
    return parse_size(text.replace(":", "x", 1))


def matter(fields: Sequence[Field], values: Mapping[str, object]) -> set[str]:
    """The names of the fields that matter, as `when` says, given these values of options.

    A field comes after the one that its `when` names.
    """
    found: set[str] = set()
    for field in fields:
        if field.when is None or (
            field.when[0] in found and values[field.when[0]] in field.when[1]
        ):
            found.add(field.name)
    return found


def check(fields: Sequence[Field], options: Mapping[str, object]) -> dict[str, Any]:
    """Every field's value, defaults filled in; raises `CrosscoreError` for an unknown option."""
    known = {field.name for field in fields}
    for name in options:
        if name not in known:
            raise CrosscoreError(
                "unknown-option",
                sentence(
                    "no-such-option",
                    "There’s no option {name}. The options are {known}.",
                    name=_said(name),
                    known=sorted(known),
                ),
                str(_said(name)),
            )
    return {field.name: field.check(options.get(field.name, field.default)) for field in fields}


def effective(fields: Sequence[Field], options: Mapping[str, object]) -> dict[str, Any]:
    """`check`, with the default of every field that doesn't matter."""
    settings = check(fields, options)
    of_use = matter(fields, settings)
    return {
        field.name: settings[field.name] if field.name in of_use else field.default
        for field in fields
    }


def usable(fields: Sequence[Field], options: Mapping[str, object]) -> dict[str, Any]:
    """Every field's value; the default if it is missing or can't be used."""
    settings: dict[str, Any] = {}
    for field in fields:
        try:
            settings[field.name] = field.check(options.get(field.name, field.default))
        except CrosscoreError:
            settings[field.name] = field.default
    return settings

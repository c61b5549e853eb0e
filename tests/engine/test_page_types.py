"""The page's types of messages and views are those of the engine."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

from crosscore import alphabet, sheet, wire
from crosscore.grid import BLOCKED, CROSSING, LETTERS
from crosscore.kinds.contract import Lists
from crosscore.kinds.registry import KINDS
from crosscore.protocol import REQUESTS
from crosscore.service.table import HANDLERS
from crosscore.sheet import SHEET, SHEET_LETTERS
from tools import page_types


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = page_types.OUT.read_text(encoding="utf-8")
    assert written == page_types.declarations(), "run python -m tools.page_types"


def test_each_part_of_the_wire_is_written_and_offered() -> None:
    parts = {name: import_module(f"crosscore.wire.{name}") for name in page_types.PARTS}
    folder = Path(*wire.__path__)
    assert {path.stem for path in folder.glob("*.py")} == {"__init__", *parts}
    assert sorted(wire.__all__) == sorted(name for part in parts.values() for name in part.__all__)


def test_the_types_of_elements_are_up_to_date() -> None:
    written = page_types.ELEMENTS.read_text(encoding="utf-8")
    assert written == page_types.elements(), "run python -m tools.page_types"


def test_each_message_has_one_handler() -> None:
    assert set(HANDLERS) == set(REQUESTS.values())


def test_the_settings_of_sheets_are_told_as_they_are() -> None:
    """By name, and with what each can be."""
    told = get_type_hints(wire.Settings)
    found: dict[str, set[object]] = {}
    for model in (CROSSING, BLOCKED, LETTERS):
        for lists in get_args(Lists):
            for field in sheet.fields(model, lists):
                chosen = field.type == "choice"
                values = {value for value, _ in field.choices} if chosen else {type(field.default)}
                found.setdefault(field.name, set()).update(values)
    assert found == {name: set(get_args(kind)) or {kind} for name, kind in told.items()}


def test_the_types_of_options_are_told_as_they_are() -> None:
    (written,) = get_type_hints(wire.Field, include_extras=True)["type"].__metadata__
    told = set(json.loads(f"[{written.replace(' |', ',')}]"))
    used = {
        field.type for kind in KINDS.values() for field in (*kind.fields, *SHEET, *SHEET_LETTERS)
    }
    assert used <= told


def test_how_letters_are_typed_is_told_as_it_is() -> None:
    """Every key that a language's data has is one of those named."""
    told = get_type_hints(wire.Typing)
    for language in alphabet.languages():
        assert alphabet.typing(language.code).keys() <= told.keys()

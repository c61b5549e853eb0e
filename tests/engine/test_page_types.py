"""The page's types of messages and views are those of the engine."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from crosscore import wire
from crosscore.protocol import REQUESTS
from crosscore.service.table import HANDLERS
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

"""The page's types of messages and views are those of the engine."""

from __future__ import annotations

from crosscore.protocol import REQUESTS
from crosscore.service.table import HANDLERS
from tools import page_types


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = page_types.OUT.read_text(encoding="utf-8")
    assert written == page_types.declarations(), "run python -m tools.page_types"


def test_each_message_has_one_handler() -> None:
    assert set(HANDLERS) == set(REQUESTS.values())

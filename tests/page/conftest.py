"""The page as most of its tests want it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.page.objects import SheetDesk, Workshop


@pytest.fixture
def workshop(page: Page, address: str) -> Iterator[Workshop]:
    shop = Workshop(page, address)
    yield shop
    shop.was_quiet()


@pytest.fixture
def opened(workshop: Workshop) -> Workshop:
    workshop.open()
    return workshop


@pytest.fixture
def desk(page: Page, address: str) -> Iterator[SheetDesk]:
    """The sheet's, where a module has no desk of its own."""
    shop = SheetDesk(page, address)
    yield shop
    assert shop.faults == []

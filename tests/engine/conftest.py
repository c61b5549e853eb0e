"""A service and a dictionary in it, one for the tests of a module."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.player import Player


@pytest.fixture(scope="module")
def player() -> Player:
    return Player()


@pytest.fixture(scope="module")
def english(player: Player) -> dict[str, Any]:
    return player.load("english.json")

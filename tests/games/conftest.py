"""What the tests of games with friends share."""

from __future__ import annotations

import pytest

from api.store.repository import Stock
from tests.support.friend_games import Process


@pytest.fixture
def process(stock: Stock) -> Process:
    """Return the games of one process over an empty database."""
    return Process(stock.games)

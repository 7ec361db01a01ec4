"""What the tests of games with friends share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kropki.api.games import lobby, rated
from kropki.api.store.repository import Stock
from tests.support import databases
from tests.support.friend_games import Process


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """Yield the games of one process over an empty SQLite file, for what does not hang on the database."""
    stock = Stock(databases.sqlite_in(tmp_path))
    stock.open()
    yield Process(stock.games)
    stock.close()


@pytest.fixture(autouse=True)
def _few_dots_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let short games count, and two networks play many: a test of these bounds sets them."""
    monkeypatch.setattr(rated, "LEAST_DOTS", 1)
    monkeypatch.setattr(lobby, "MOST_OF_PAIR", 1000)


@pytest.fixture
def kept(stock: Stock) -> Process:
    """Return the games of one process over an empty database of each kind, for what hangs on how games are kept."""
    return Process(stock.games)

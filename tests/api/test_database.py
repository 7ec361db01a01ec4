"""The connections to a database: what they wait for."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest

from kropki.api.errors import UnkeptError
from kropki.api.store import engine
from kropki.api.store.engine import _write_ahead
from kropki.api.store.repository import Stock

pytestmark = pytest.mark.release


def test_a_new_file_that_another_process_opens_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = sqlite3.connect(tmp_path / "stock.db", isolation_level=None)
    other.execute("begin immediate")
    monkeypatch.setattr(time, "sleep", lambda _seconds: other.rollback())
    stock = Stock(f"sqlite:///{tmp_path}/stock.db")
    stock.open()
    assert stock.is_current()
    stock.close()
    other.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_RECOVERY])
def test_whatever_keeps_a_file_busy_is_waited_for(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = code
    monkeypatch.setattr(time, "sleep", Mock())
    connection = Mock(**{"execute.side_effect": [busy, busy, None]})
    _write_ahead(connection)
    assert connection.execute.call_count == 3


def test_what_is_no_waiting_matter_is_raised() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    connection = Mock(**{"execute.side_effect": full})
    with pytest.raises(sqlite3.OperationalError, match="full"):
        _write_ahead(connection)
    assert connection.execute.call_count == 1


def test_one_thread_writes_to_a_file_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite has no queue for writers: many who write little would keep out one for seconds."""
    made = engine.connect(f"sqlite:///{tmp_path}/a.db")

    def write() -> None:
        with engine.writing(made):
            pass

    monkeypatch.setattr(engine, "_BUSY_TIMEOUT_S", 0.0)
    with ThreadPoolExecutor(1) as other:
        with engine.writing(made), pytest.raises(UnkeptError, match="others write"):
            other.submit(write).result()
        other.submit(write).result()
    made.dispose()

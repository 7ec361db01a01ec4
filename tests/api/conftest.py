"""What the tests of the service share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.http import tokens
from kropki.api.settings import Settings

REQUESTS = 10  # a minute of one address, of the service of `client_at`
ClientAt = Callable[[str], TestClient]


@pytest.fixture
def gate() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()  # whatever a test left behind comes to its end


@pytest.fixture
def client_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClientAt:
    """Make clients, by address, of a service that has not begun, and whose clock stands still."""
    monkeypatch.setattr(tokens, "monotonic", lambda: 1000.0)
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/stock.db", requests=REQUESTS)
    app = create_app(settings)

    def client(host: str) -> TestClient:
        return TestClient(app, client=(host, 5), raise_server_exceptions=False)

    return client

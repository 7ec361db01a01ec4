"""Games of dots over WebSockets to the application in this process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kropki.api import app as application
from kropki.api.app import create_app
from kropki.api.settings import Settings
from tests.support import databases
from tests.support.live_players import Player, Session, secrets_of

PLENTY = 10**6
LONG_S = 60.0  # in which the first game of a process, which compiles, can begin on a busy machine, too


@contextmanager
def app(folder: Path, host: str = "testclient", **changes: Any) -> Iterator[TestClient]:
    plenty = dict.fromkeys(("requests", "work", "play", "new_games"), PLENTY)
    url = databases.sqlite_kept_in(folder)
    settings = replace(Settings(), database_url=url, refill=0, **{"deadline": LONG_S, **plenty, **changes})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "warm_up", lambda *_: None)
        with TestClient(create_app(settings), client=(host, 5)) as client:
            yield client


def begin(client: TestClient, **changes: Any) -> tuple[str, list[str]]:
    begun = client.post("/dots/games", json={"size": [5, 5], "player": 1, **changes}).json()
    return begun["id"], secrets_of(client, begun)


@contextmanager
def playing(
    client: TestClient, game: str, seat: str | None, after: int = 0, invitation: str | None = None
) -> Iterator[Player]:
    with client.websocket_connect(f"/dots/games/{game}/live") as session:
        yield Player(session, seat, after, invitation)


def ended(session: Session) -> int:
    """Take what comes until the socket is closed; give the code."""
    try:
        while True:
            json.loads(session.receive_text())
    except WebSocketDisconnect as disconnected:
        return disconnected.code

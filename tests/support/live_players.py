"""Players of games of dots at the ends of WebSockets: to the application in this process, or to a real service."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
from starlette.testclient import WebSocketTestSession
from websockets.sync.client import ClientConnection, connect

from tests.support.processes import Service


class WireSession:
    """A socket to a real server, with what a session of the test client has."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send_text(self, text: str) -> None:
        self.connection.send(text)

    def send_json(self, message: Any) -> None:
        self.send_text(json.dumps(message))

    def receive_text(self) -> str:
        return str(self.connection.recv(timeout=60))

    def receive_json(self) -> Any:
        return json.loads(self.receive_text())


Session = WebSocketTestSession | WireSession


class Player:
    """One end of a socket."""

    def __init__(self, session: Session, seat: str | None, after: int = 0, invitation: str | None = None) -> None:
        self.session = session
        self.number = after
        self.secret = seat
        session.send_json({"type": "hello", "seat": seat, "invitation": invitation, "after": after})
        self.welcome = self.wait("welcome")
        self.events: list[dict[str, Any]] = []
        self.wait_for(lambda: self.number > after or self.caught_up)

    caught_up = False

    def take(self) -> dict[str, Any]:
        message: dict[str, Any] = self.session.receive_json()
        if message["type"] == "events":
            assert [each["number"] for each in message["events"]] == list(range(self.number + 1, message["number"] + 1))
            self.number = message["number"]
            self.events += message["events"]
            self.caught_up = True
        elif message["type"] == "seat":
            self.secret = message["secret"]
        return message

    def wait(self, kind: str) -> dict[str, Any]:
        while (message := self.take())["type"] != kind:
            pass
        return message

    def wait_for(self, what: Any) -> None:
        while not what():
            self.take()

    def wait_for_event(self, number: int) -> dict[str, Any]:
        self.wait_for(lambda: self.number >= number)
        return next(event for event in self.events if event["number"] == number)

    def act(self, kind: str, **more: Any) -> dict[str, Any]:
        """Do something; give the event that it has become."""
        number = self.number + 1
        self.session.send_json({"type": kind, "number": number, **more})
        return self.wait_for_event(number)


def begin_at(served: Service, **changes: Any) -> tuple[str, list[str]]:
    """Begin a game, as player 1; give its id and the secrets."""
    wanted = {"size": [5, 5], "player": 1, **changes}
    with httpx2.Client(base_url=served.url, trust_env=False, timeout=60) as client:
        begun = client.post("/dots/games", json=wanted).json()
        return begun["id"], secrets_of(client, begun)


def secrets_of(client: httpx2.Client, begun: dict[str, Any]) -> list[Any]:
    """Give the secrets of both seats, ``None`` for an open one; the invited one is taken with its invitation."""
    return [seat["secret"] or _invited(client, begun["id"], seat["invitation"]) for seat in begun["seats"]]


def _invited(client: httpx2.Client, game: str, invitation: str | None) -> str | None:
    if invitation is None:
        return None
    headers = {"X-Invitation": invitation}
    secret: str = client.post(f"/dots/games/{game}/seat", headers=headers).json()["secret"]
    return secret


@contextmanager
def playing_at(served: Service, game: str, seat: str | None, after: int = 0) -> Iterator[Player]:
    """Let a player play at a service."""
    address = f"{served.url.replace('http', 'ws')}/dots/games/{game}/live"
    with connect(address, proxy=None) as connection:
        yield Player(WireSession(connection), seat, after)

"""Games of dots between friends as one process of the service has them, for tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from unittest.mock import AsyncMock

import httpx2

from kropki.api.client import CLIENT
from kropki.api.games.games import Begun, Games
from kropki.api.games.state import Action
from kropki.api.settings import Settings
from kropki.api.store.games import StoredGames

T = TypeVar("T")

PATIENT = replace(Settings(), deadline=60.0)

SMALL: dict[str, Any] = {"size": [5, 5], "rules": "standard", "start": "empty", "clock": None}
CLOCKED = {**SMALL, "clock": {"move": 10, "reserve": 30}}
PAPER: dict[str, Any] = {"size": [9, 9], "rules": "paper", "start": "empty", "clock": None}
HELLO = Action("say", phrase="hello")
NOWHERE = "0123456789AB"


@dataclass
class Process:
    """Games as one process of the service has them; *now* is what its clock says, in milliseconds."""

    store: StoredGames
    settings: Settings = PATIENT
    now: int = 1_790_000_000_000
    asked: int = 0  # how often the database was

    def __post_init__(self) -> None:
        async def ask(query: Callable[[StoredGames], T]) -> T:
            self.asked += 1
            return query(self.store)

        self.games = Games(ask, self.settings, lambda: self.now)

    def do(self, what: Awaitable[T]) -> T:
        """Do one thing to its end."""

        async def wait() -> T:
            return await what

        return asyncio.run(wait())

    def do_at_once(self, things: Iterable[Awaitable[T]]) -> list[T | BaseException]:
        """Do things at the same time; give what came of each."""

        async def wait() -> list[T | BaseException]:
            return await asyncio.gather(*things, return_exceptions=True)

        return asyncio.run(wait())

    def begin(
        self, setup: dict[str, Any] = SMALL, *, is_open: bool = False, player: int = 1, address: str = ""
    ) -> Begun:
        async def begin() -> Begun:
            if address:
                client = AsyncMock(address=address)
                client.name = address
                CLIENT.set(client)
            return await self.games.begin(setup, player, is_open=is_open)

        return self.do(begin())

    def seated(self, setup: dict[str, Any] = SMALL) -> tuple[str, tuple[str, str]]:
        """Begin a game to which both have come; give its id and their secrets."""
        begun = self.begin(setup)
        _, first, _ = self.do(self.games.sit(begun.game_id, begun.secret))
        _, second, _ = self.do(self.games.sit(begun.game_id, None, begun.invitation))
        return begun.game_id, (first, second)

    def act(self, game_id: str, secret: str, action: Action, number: int | None = None) -> list[dict[str, Any]]:
        wanted = self.state(game_id)["number"] + 1 if number is None else number
        told = self.do(self.games.act(game_id, secret, wanted, action))
        return [json.loads(text) for text in told.events]

    def move(self, game_id: str, secret: str, *move: Any) -> list[dict[str, Any]]:
        return self.act(game_id, secret, Action("move", move=list(move)))

    def state(self, game_id: str) -> dict[str, Any]:
        return self.do(self.games.state(game_id))


def ring_of(x: int, y: int) -> list[list[int]]:
    """Return the four points around one."""
    return [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]


def capture(process: Process, game: str, secrets: tuple[str, str], x: int, y: int) -> None:
    """Let player 1 take the dot of player 2 on a point, and player 2 move far away."""
    north, east, south, west = ring_of(x, y)
    for first, second in ((north, [x, y]), (east, [x, 8]), (south, [x + 1, 8])):
        process.move(game, secrets[0], 1, *first)
        process.move(game, secrets[1], 2, *second)
    process.move(game, secrets[0], 1, *west, [ring_of(x, y)])


def talk(process: Process, events: int, setup: dict[str, Any] = SMALL) -> tuple[str, tuple[str, str]]:
    """Begin a game with so many events: phrases, moves, and moves that are taken back."""
    game, secrets = process.seated(setup)
    actions = [
        (0, Action("move", move=[1, 2, 2])),
        (0, Action("offer", what="takeback")),
        (1, Action("accept", what="takeback")),
    ]
    for number in range(3, events + 1):
        player, action = actions[number % 3]
        process.act(game, secrets[player], action, number)
    return game, secrets


def begin(client: httpx2.Client, **changes: Any) -> dict[str, Any]:
    response = client.post("/dots/games", json={"size": [5, 5], "player": 1, **changes})
    assert response.status_code == 201, response.text
    assert response.headers["location"] == f"/dots/games/{response.json()['id']}"
    assert response.headers["cache-control"] == "no-store"
    begun: dict[str, Any] = response.json()
    return begun

"""Games of dots between friends as one process of the service has them, for tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from unittest.mock import AsyncMock, Mock

from api.client import CLIENT
from api.games.games import Begun, Games
from api.games.state import Action
from api.settings import Settings
from api.store.games import StoredGames

T = TypeVar("T")

PATIENT = replace(Settings(), deadline=60.0)

SMALL: dict[str, Any] = {"size": [5, 5], "rules": "standard", "start": "empty", "clock": None}
CLOCKED = {**SMALL, "clock": {"move": 10, "reserve": 30}}
NOWHERE = "0123456789AB"


@dataclass
class Process:
    """Games as one process of the service has them; *now* is what its clock says, in milliseconds."""

    store: StoredGames
    settings: Settings = PATIENT
    now: int = 1_790_000_000_000
    asked: int = 0  # how often the database was
    beats: bool = False  # whether it asks when the service was away

    def __post_init__(self) -> None:
        async def ask(query: Callable[[StoredGames], T]) -> T:
            self.asked += 1
            return query(self.store)

        self.games = Games(ask, self.settings, lambda: self.now)
        self.games.heartbeat._has_begun = not self.beats
        self.games._work.pause_s = self.games._work.linger_s = 0  # nothing can come while the query runs

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
                client = AsyncMock(address=address, took=Mock())
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

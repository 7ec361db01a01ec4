"""Friends who play games of dots live, many at once: each player is a client of his own, over a WebSocket.

Each moves every two seconds, the two of a game in turn, so that there is a move a second in each game; the games begin
at different moments of it. Each player fills his half of the board row by row: that captures
nothing, and takes no thinking.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import httpx2

from lab.soak.text_sockets import BrokenSocketError, TextSocket

SIDE = 20  # of a board
PAUSE_S = 2.0  # between two moves of a player
LOST_S = 10.0  # after which what has not come is lost
_AT_ONCE = 20  # games that are being begun
_EACH = 10  # games of one address behind the proxy


class BrokenGameError(Exception):
    """A game that did not go on as it should."""


@dataclass(slots=True)
class Played:
    """What came of the games."""

    seconds: list[float] = field(default_factory=list)  # until a move was at the other side, each move
    broken: Counter[str] = field(default_factory=Counter)  # games, by what was wrong
    wall: float = 0.0


class Seat(TextSocket):
    """One player: his socket, the number of the last event that he knows, and since when."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.since = 0.0
        self._fault: str | None = None
        self._wanted = 0
        self._is_there: asyncio.Future[None] | None = None

    def heard(self, text: bytes) -> None:
        """Take a message; each event has to be the next one, and none may be a problem."""
        message = json.loads(text)
        if message["type"] == "problem":
            return self.lost(f"the problem {message['problem']['code']}")
        for event in message.get("events", ()):
            if event["number"] != self.number + 1:
                return self.lost("an event out of order")
            self.number, self.since = event["number"], perf_counter()
        return self._tell()

    def lost(self, why: str) -> None:
        """Break the game off."""
        self._fault = self._fault or why
        self._tell()

    async def hear(self, number: int) -> None:
        """Return when this event is there; raise ``BrokenGameError`` where it will not come."""
        self._wanted, self._is_there = number, asyncio.get_running_loop().create_future()
        self._tell()
        await self._is_there

    def _tell(self) -> None:
        there = self._is_there
        if there is None or there.done():
            return
        if self._fault is not None:
            there.set_exception(BrokenGameError(self._fault))
        elif self.number >= self._wanted:
            there.set_result(None)


@dataclass(frozen=True, slots=True)
class Game:
    """A game with both players at the board."""

    id: str
    seats: Sequence[Seat]

    async def play(self, begin: float, until: float, played: Played) -> None:
        """Move in turn from *begin* to *until*."""
        turn = begin  # since when the next player may move
        for count in range(SIDE * SIDE):
            due = begin + count * PAUSE_S / 2
            if due >= until:
                return
            await asyncio.sleep(due - perf_counter())
            mover, other = self.seats[count % 2], self.seats[1 - count % 2]
            row, column = divmod(count // 2, SIDE)
            move = [count % 2 + 1, column, row + count % 2 * SIDE // 2]
            number = mover.number + 1
            mover.say(json.dumps({"type": "move", "number": number, "move": move}))
            async with asyncio.timeout(LOST_S):
                await other.hear(number)
                await mover.hear(number)
            played.seconds.append(other.since - max(due, turn))
            turn = perf_counter()

    async def check(self, client: httpx2.AsyncClient) -> None:
        """Raise ``BrokenGameError`` where the service has another number of events than the players."""
        kept = (await client.get(f"/dots/games/{self.id}")).raise_for_status().json()["number"]
        if any(seat.number != kept for seat in self.seats):
            raise BrokenGameError("events that are not those of the players")


class Friends:
    """All games of one service; with several *ports*, of as many processes: each player sits at another one.

    Their addresses begin with *network*; each has so many games.
    """

    def __init__(self, ports: Sequence[int], network: str = "198.51.100", each: int = _EACH) -> None:
        self._ports, self._network, self._each = ports, network, each
        self._client = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", trust_env=False, timeout=60)
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._games: list[Game] = []

    async def begin(self, games: int) -> None:
        """Begin so many *games*, with both players at each."""
        self._games = await asyncio.gather(*(self._begin(number) for number in range(games)))

    async def play(self, seconds: float) -> Played:
        """Play for so many *seconds*; give what came of it, and close all."""
        played, start = Played(), perf_counter()
        step = PAUSE_S / 2 / len(self._games)
        plays = (game.play(start + step * number, start + seconds, played) for number, game in enumerate(self._games))
        ended = await asyncio.gather(*plays, return_exceptions=True)
        played.wall = perf_counter() - start
        whole = (game.check(self._client) for game, fault in zip(self._games, ended, strict=True) if fault is None)
        ended += await asyncio.gather(*whole, return_exceptions=True)
        played.broken.update(_told(fault) for fault in ended if fault is not None)
        await self.leave()
        return played

    async def leave(self) -> None:
        """Close everything."""
        for seat in (seat for game in self._games for seat in game.seats):
            seat.close()
        await self._client.aclose()

    async def _begin(self, number: int) -> Game:
        headers = {"X-Forwarded-For": f"{self._network}.{number // self._each}"}
        async with self._turns:
            new = {"size": [SIDE, SIDE], "player": 1}
            begun = (await self._client.post("/dots/games", json=new, headers=headers)).raise_for_status().json()
            seats = [await self._sit(begun, player, headers) for player in (0, 1)]
            async with asyncio.timeout(LOST_S):
                for seat in seats:
                    await seat.hear(len(seats))
        return Game(begun["id"], seats)

    async def _sit(self, begun: dict[str, Any], player: int, headers: dict[str, str]) -> Seat:
        seat = Seat()
        await seat.open(self._ports[player % len(self._ports)], f"/dots/games/{begun['id']}/live", headers)
        mine = begun["seats"][player]
        seat.say(json.dumps({"type": "hello", "seat": mine["secret"], "invitation": mine["invitation"]}))
        return seat


def _told(fault: BaseException) -> str:
    """Say what was wrong; raise what is no fault of a game."""
    if isinstance(fault, TimeoutError):
        return f"a move that does not come within {LOST_S:.0f} s"
    if isinstance(fault, BrokenGameError | BrokenSocketError | httpx2.HTTPError):
        return str(fault)
    raise fault


async def _run(port: int, games: int, seconds: float) -> Played:
    friends = Friends([port])
    await friends.begin(games)
    print("begun", flush=True)
    return await friends.play(seconds)


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="python -m lab.soak.game_players", description=__doc__)
    reader.add_argument("--port", type=int, required=True)
    reader.add_argument("--games", type=int, required=True)
    reader.add_argument("--seconds", type=float, required=True)
    given = reader.parse_args()
    played = asyncio.run(_run(given.port, given.games, given.seconds))
    print(json.dumps({"seconds": played.seconds, "broken": played.broken, "wall": played.wall}))


if __name__ == "__main__":
    main()

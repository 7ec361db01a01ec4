"""The lobby: players put games there, others join them, and anybody sees what waits and what is played.

A player has a *badge*, by which nobody passes for another: it is computed from a secret of the device with a key of the
database, so nobody can look for a secret with the same badge but by asking here. Who joins takes the seat by an
invitation that only the database has. Knows neither HTTP nor SQL.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import math
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from api.client import CLIENT, networks
from api.database import Database
from api.errors import BusyError, LimitError, OffError, SeatError, UnknownGameError
from api.games.games import ID_ALPHABET, Begun, Games, check_secret
from api.games.hub import Hub
from api.http.tokens import TokenBuckets
from api.settings import OFF, Settings
from api.store.lobby import LOOKED_AT, Listing, Person, StoredLobby
from api.store.lobby_tables import BADGE_LENGTH
from api.store.marks import oldest
from dots.board.position import Player
from generator.errors import KropkiError

_LOOK_S = 1.0  # for which what is listed is not read again
_SEEN_S = 30.0  # between two notes that hosts are there
_HOUR_S = 3600
_AGAIN_S = 60


@dataclass(frozen=True, eq=False)
class Lists:
    """What the lobby shows: the games that wait, and those that are played and may be watched, as they were read."""

    waiting: tuple[Listing, ...]
    live: tuple[Listing, ...]


@dataclass(frozen=True, slots=True)
class Guest:
    """Who puts a game into the lobby or joins one: the *secret* of a device, and what others may know."""

    secret: str
    name: str | None
    watch: bool


class Lobby:
    """The lobby of *games* in *database*; *hub* knows who is there."""

    def __init__(self, games: Games, hub: Hub, database: Database, settings: Settings) -> None:
        self._games = games
        self._hub = hub
        self._database = database
        self._settings = settings
        self._joins = TokenBuckets(settings.lobby_joins / _HOUR_S, settings.lobby_joins)
        self._key: bytes | None = None
        self._lists = Lists((), ())
        self._read_at = -math.inf
        self._reading = asyncio.Lock()
        self._forgotten = ""  # the marks that sort before this are forgotten

    async def open(self, setup: Mapping[str, Any], player: Player, wanted: str, host: Guest) -> tuple[Begun, str]:
        """Begin a game that waits in the lobby; return it, and the badge of its *host*.

        Raises ``LimitError`` where the address has too many waiting, and ``BusyError`` where there are too many.
        """
        self._check_on()
        who = await self._person(host)
        clients = await self._database.query(partial(self._clients_with_room, _address()))
        begun = await self._games.begin({**setup, "lobby": True}, player, is_open=False)
        is_timed = "move" in (setup["clock"] or {})  # and not by post: there nobody need be here
        its = Listing(begun.game_id, player, (who, None), wanted, self._now(), begun.invitation, is_timed)
        await self._database.query(partial(self._store.add, its, clients, self._check_room, self._now()))
        self._read_at = -math.inf
        return begun, who.badge

    async def listed(self) -> Lists:
        """Return what waits and what may be watched, as it was a moment ago."""
        self._check_on()
        async with self._reading:
            if time.monotonic() >= self._read_at + _LOOK_S:
                self._lists = await self._database.query(self._read)
                self._read_at = time.monotonic()
            return self._lists

    async def find(self, game_id: str) -> Listing:
        """Return a game of the lobby, whether it waits or not; raise ``UnknownGameError`` where there is none."""
        self._check_on()
        found = await self._database.query(partial(self._store.find, game_id))
        if found is None:
            raise UnknownGameError("there is no game with this id in the lobby")
        return found

    async def join(self, game_id: str, seat: str | None, guest: Guest) -> tuple[Player, str, int, str]:
        """Take the free seat of a game; return the side, its secret, the number of the last event, and the badge.

        *seat* becomes the secret where it is given; the same one comes again as often as it likes.
        """
        check_secret(seat)
        found = await self.find(game_id)
        if network := self._joins.take_of_all(_address()):
            words = f"expected at most {self._settings.lobby_joins} games of the lobby joined an hour; try again later"
            raise LimitError(words, math.ceil(self._joins.seconds(network)))
        who = await self._person(guest)
        host, other = found.people
        if host.badge == who.badge:
            raise SeatError("expected a game of somebody else, not your own", code="own")
        if other is None and await self._database.query(partial(self._store.join, game_id, who, self._now())):
            other = who  # before the seat is taken: whoever hears of that asks for the name
            self._read_at = -math.inf
        if other is None or other.badge != who.badge:
            raise SeatError("somebody else has joined this game", code="taken")
        try:
            player, mine, update = await self._games.sit(game_id, seat, found.invitation)
        except SeatError:  # the invitation is used up, and by nobody else
            words = "this device has joined this game already; send the secret of its seat again"
            raise SeatError(words, code="taken") from None
        return player, mine, update.number, who.badge

    async def take_out(self, game_id: str, seat: str) -> None:
        """Take a game that waits out of the lobby, by the secret of its host's seat."""
        found = await self.find(game_id)
        player, _, _ = await self._games.sit(game_id, seat)
        if player != found.host or not await self._database.query(partial(self._store.take_out, game_id)):
            raise SeatError("expected a game of yours that waits in the lobby", code="taken")
        self._read_at = -math.inf

    async def run(self) -> None:
        """Note which hosts are there, for ever."""
        CLIENT.set(None)
        while True:
            await asyncio.sleep(_SEEN_S)
            ids = self._hub.attended()
            with suppress(KropkiError):  # the database is away: another time
                for first in range(0, len(ids), LOOKED_AT):
                    some = ids[first : first + LOOKED_AT]
                    await self._database.query(partial(self._store.see, some, self._now()))

    @property
    def _store(self) -> StoredLobby:
        return self._database.stock.lobby

    def _now(self) -> int:
        return self._games.now() // 1000

    def _check_on(self) -> None:
        if self._settings.lobby == OFF:
            raise OffError("the operator has switched the lobby off")

    def _read(self) -> Lists:
        now = self._now()
        return Lists(tuple(self._store.waiting(now)), tuple(self._store.watchable(now)))

    def _clients_with_room(self, address: str) -> tuple[str, str]:
        """Return the marks of *address*, whose games in the lobby are not too many yet."""
        now = self._now()
        if self._forgotten != (before := oldest(now)):
            self._store.forget_clients(before)
            self._forgotten = before
        marks = self._database.marks.of(networks(address)[-1], now)
        self._check_room(*self._store.count_waiting(marks, now))
        return marks

    def _check_room(self, own: int, all_: int) -> None:
        most = self._settings.lobby_games
        if own >= most:
            words = f"expected at most {most} games of one address that wait in the lobby; take one out, or try later"
            raise LimitError(words, _AGAIN_S)
        if all_ >= self._settings.lobby_kept:
            raise BusyError("too many games wait in the lobby; join one, or try again later", _AGAIN_S)

    async def _person(self, guest: Guest) -> Person:
        if self._key is None:
            self._key = await self._database.query(self._store.key)
        return Person(guest.name, badge_of(guest.secret, self._key), guest.watch)


def badge_of(secret: str, key: bytes) -> str:
    """Return the badge of the device with this *secret*: thirty bits, as six letters and digits.

    >>> badge_of("pR0Yc1sGq2bQmXw4n6uJfA", b"key")
    'JV3NEK'
    """
    number = int.from_bytes(hmac.new(key, secret.encode(), hashlib.sha256).digest())
    return "".join(ID_ALPHABET[number >> 5 * place & 31] for place in range(BADGE_LENGTH))


def _address() -> str:
    client = CLIENT.get()
    return client.address if client else ""

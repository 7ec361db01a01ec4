"""The lobby: players put games there, others join them, and anybody sees what waits and what is played.

A player has a *badge*, by which nobody passes for another. Who joins takes the seat by an invitation that only the
database has. A game may be rated: then both say so, and join from different networks. Knows neither HTTP nor SQL.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from kropki.api.client import CLIENT, client_address, networks, room
from kropki.api.database import Database
from kropki.api.errors import BusyError, LimitError, OffError, SeatError, UnknownGameError
from kropki.api.games import rated
from kropki.api.games.computer import Computer
from kropki.api.games.games import Begun, Games, check_secret
from kropki.api.games.hub import Hub
from kropki.api.games.ratings import Current, Ratings
from kropki.api.http.tokens import TokenBuckets
from kropki.api.settings import OFF, Settings
from kropki.api.store.lobby import LOOKED_AT, Finished, Listing, Person, StoredLobby, Wish
from kropki.api.store.marks import oldest
from kropki.api.store.quota import PART
from kropki.api.store.ratings import MOST_OF_PAIR
from kropki.dots.board.position import Player
from kropki.generator.errors import KropkiError

_LOOK_S = 1.0  # for which what is listed is not read again
_SEEN_S = 30.0  # between two notes that hosts are there
_HOUR_S = 3600
_AGAIN_S = 60
_NETWORKS = 10_000  # of hosts of rated games that are remembered
COMPUTER = "ENGINE"  # the badge of the computer: no device has one with these letters

RatedGames = Mapping[str, Mapping[Player, Current]]  # the ratings of the players, by the ids of rated games


@dataclass(frozen=True, eq=False)
class Lists:
    """What the lobby shows: the games that wait, and those that are played and may be watched, as they were read."""

    waiting: tuple[Listing, ...]
    live: tuple[Listing, ...]
    ratings: RatedGames
    rating: bool  # whether games may be rated


@dataclass(frozen=True, slots=True)
class Guest:
    """Who puts a game into the lobby or joins one: the *secret* of a device, and what others may know.

    Who wants or accepts a game to be *rated* says so.
    """

    secret: str
    name: str | None
    watch: bool
    rated: bool = False


class Lobby:
    """The lobby of *games* in *database*; *hub* knows who is there."""

    def __init__(  # noqa: PLR0913, PLR0917 - each is needed
        self, games: Games, hub: Hub, database: Database, settings: Settings, ratings: Ratings, computer: Computer
    ) -> None:
        self._games = games
        self._computer = computer
        self._ratings = ratings
        self._hub = hub
        self._database = database
        self._settings = settings
        self._joins = TokenBuckets(settings.lobby_joins / _HOUR_S, settings.lobby_joins)
        self._networks: OrderedDict[str, tuple[str, str]] = OrderedDict()  # marks of hosts, by rated games
        self._met: OrderedDict[frozenset[str], set[str]] = OrderedDict()  # rated games by the networks of their players
        self._lists = Lists((), (), {}, rating=False)
        self._read_at = -math.inf
        self._reading = asyncio.Lock()

    async def open(
        self, setup: Mapping[str, Any], player: Player, wanted: str, host: Guest, only: str | None = None
    ) -> tuple[Begun, str]:
        """Begin a game that waits in the lobby; return it, and the badge of its *host*. *only*: who alone may join.

        Raises ``LimitError`` where the address has too many waiting, and ``BusyError`` where there are too many.
        """
        self._check_on()
        if host.rated:
            self._ratings.check_on()
            rated.check(setup)
        who = await self._person(host, is_rated=host.rated)
        network = networks(client_address())[-1]
        clients = await self._database.query(partial(self._clients_with_room, network))
        begun = await self._games.begin({**setup, "lobby": True}, player, is_open=False)
        is_timed = "move" in (setup["clock"] or {})  # and not by post: there nobody need be here
        told = (wanted, self._now(), begun.invitation, is_timed, json.dumps(setup))
        its = Listing(begun.game_id, player, (who, None), *told, only)
        await self._database.query(
            partial(self._store.add, its, clients, partial(self._check_room, network), self._now())
        )
        if host.rated:
            self._remember_network(begun.game_id)
        self._read_at = -math.inf
        return begun, who.badge

    async def play_computer(
        self, setup: Mapping[str, Any], player: Player, strength: int, host: Guest
    ) -> tuple[Begun, str]:
        """Begin a rated game with the computer at a *strength*; return it, and the badge of its *host*."""
        self._check_on()
        self._ratings.check_on()
        rated.check(setup)
        who = await self._person(host, is_rated=True)
        marks = self._database.marks.of(networks(client_address())[-1], self._now())
        about = {"lobby": True, "computer": {"player": 3 - player, "strength": strength}}
        begun = await self._games.begin({**setup, **about}, player, is_open=False)
        computer = Person(None, COMPUTER, watch=True, key=rated.anchor(strength).key)
        told = ("any", self._now(), begun.invitation, True, json.dumps(setup))
        its = Listing(begun.game_id, player, (who, computer), *told)
        await self._database.query(partial(self._store.add, its, marks, _anyhow, self._now()))
        await self._computer.sit(begun)
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

    async def finished(self, wish: Wish) -> tuple[list[Finished], RatedGames]:
        """Return games of the lobby that have ended and that both players let anybody watch, with their ratings."""
        self._check_on()
        found = await self._database.query(partial(self._store.finished, wish))
        return found, await self._database.query(partial(self._rated, [each.listing for each in found]))

    async def find(self, game_id: str) -> Listing:
        """Return a game of the lobby, whether it waits or not; raise ``UnknownGameError`` where there is none."""
        self._check_on()
        found = await self._database.query(partial(self._store.find, game_id))
        if found is None:
            raise UnknownGameError("there is no game with this id in the lobby")
        return found

    async def ratings_of(self, listing: Listing) -> RatedGames:
        """Return the ratings of the players of a game by its id, if it is rated."""
        return await self._database.query(partial(self._rated, (listing,)))

    async def join(self, game_id: str, seat: str | None, guest: Guest) -> tuple[Player, str, int, str]:
        """Take the free seat of a game; return the side, its secret, the number of the last event, and the badge.

        *seat* becomes the secret where it is given; the same one comes again as often as it likes.
        """
        check_secret(seat)
        found = await self.find(game_id)
        if network := self._joins.take_of_all(client_address()):
            words = f"expected at most {self._settings.lobby_joins} games of the lobby joined an hour; try again later"
            raise LimitError(words, math.ceil(self._joins.seconds(network)))
        is_rated = found.is_rated and self._ratings.are_on
        who = await self._person(guest, is_rated=is_rated)
        host, other = found.people
        if host.badge == who.badge:
            raise SeatError("expected a game of somebody else, not your own", code="own")
        if found.only not in {None, who.badge}:
            raise SeatError("this game waits for another player; join another one", code="challenge")
        if is_rated and other is None:
            self._check_rated(game_id, guest)
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
        waiting, live = self._store.waiting(now), tuple(self._store.watchable(now))
        ratings = self._rated((*waiting, *live))
        joinable = tuple(each for each in waiting if each.game not in ratings or each.game in self._networks)
        return Lists(joinable, live, ratings, self._ratings.are_on)

    def _rated(self, listings: Iterable[Listing]) -> RatedGames:
        """Return the ratings of the players of those games that are rated."""
        games = [each for each in listings if each.is_rated and self._ratings.are_on]
        players = {each.game: {side: who.key or "" for side, who in each.players().items()} for each in games}
        found = self._ratings.read({key for keys in players.values() for key in keys.values()})
        groups = {each.game: rated.group_of(json.loads(each.setup)) for each in games}
        return {
            game: {side: _fixed(key) or found.get((key, groups[game]), Current()) for side, key in keys.items()}
            for game, keys in players.items()
        }

    def _remember_network(self, game_id: str) -> None:
        self._networks[game_id] = self._marks()
        if len(self._networks) > _NETWORKS:
            self._networks.popitem(last=False)

    def _check_rated(self, game_id: str, guest: Guest) -> None:
        """Raise ``SeatError`` unless the guest agrees that a game is rated, and is known to be in another network."""
        if not guest.rated:
            raise SeatError("this game is rated; say that you agree, or join another one", code="rated")
        host = self._networks.get(game_id)  # by keys of days, which are in the memory of this process alone
        if host is None or host[0] < oldest(self._now()):
            raise SeatError("nobody can join this game any longer: its host has to list it again", code="network")
        if set(host) & set(self._marks()):
            words = "a rated game needs players in different networks; join a game that is not rated"
            raise SeatError(words, code="network")
        self._check_met(game_id, frozenset((host[0], self._marks()[0])))

    def _check_met(self, game_id: str, pair: frozenset[str]) -> None:
        """Raise ``SeatError`` where two networks have begun so many rated games with each other today."""
        met = self._met.setdefault(pair, set())
        if len(met - {game_id}) >= MOST_OF_PAIR:
            words = (
                f"players of your two networks have begun {MOST_OF_PAIR} rated games today; join one that is not rated"
            )
            raise SeatError(words, code="network")
        met.add(game_id)
        if len(self._met) > _NETWORKS:
            self._met.popitem(last=False)

    def _marks(self) -> tuple[str, str]:
        """Return the marks of the network of whoever asks."""
        return self._database.marks.of(networks(client_address())[-1], self._now())

    def _clients_with_room(self, network: str) -> tuple[str, str]:
        """Return the marks of *network*, whose games in the lobby are not too many yet."""
        now = self._now()
        marks = self._database.marks.of(network, now)
        self._check_room(network, *self._store.count_waiting(marks, now))
        return marks

    def _check_room(self, network: str, own: int, all_: int) -> None:
        left = self._settings.lobby_kept - all_
        if left <= 0:
            raise BusyError("too many games wait in the lobby; join one, or try again later", _AGAIN_S)
        most = min(self._settings.lobby_games, -(-left // PART)) * room(network)  # whoever fills it is refused first
        if own >= most:
            words = f"expected at most {most} games of one address that wait in the lobby; take one out, or try later"
            raise LimitError(words, _AGAIN_S)

    async def _person(self, guest: Guest, *, is_rated: bool) -> Person:
        device = await self._ratings.badges.of(guest.secret)
        return Person(guest.name, device.badge, guest.watch, device.key if is_rated else None)


def _anyhow(_own: int, _all: int) -> None:
    """Refuse nothing: the game does not wait."""


def _fixed(key: str) -> Current | None:
    """Return the rating of the computer, if the *key* is its."""
    strength = rated.strength_of(key)
    anchor = rated.anchor(strength) if strength else None
    return Current(anchor.rating, anchor.deviation) if anchor else None

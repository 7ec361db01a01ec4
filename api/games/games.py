"""Games of dots between friends: begins them, lets players change them, and tells what came of it.

What is decided here, on the one thread that changes games, is in memory first, and kept together with
what is decided at the same time (``group_commit``); nobody is told of it before.

Knows neither HTTP nor who listens.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from api.client import CLIENT
from api.errors import BusyError, GameError, LimitError, NumberError, SeatError
from api.games.group_commit import Ask, GroupCommit
from api.games.memory import Known, Memory, Told
from api.games.state import Action, State
from api.settings import Settings
from api.store.games import Row, StoredGames, hashed
from api.store.marks import Marks, oldest
from dots.board.position import Player, Position
from dots.errors import DotsError
from dots.records import sgf

ID_LENGTH = 12
ID_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SECRET_BYTES = 16
_DAY_S = 24 * 3600
_HOUR_S = 3600
_REFUSALS = (GameError, NumberError, SeatError)
_Seats = tuple[str | None, str | None]  # their secrets


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that has begun, and the secrets of its seats; ``None`` where one is open."""

    game_id: str
    player: Player  # who began it
    secrets: _Seats


@dataclass(frozen=True, slots=True)
class _Wanted:
    """An event that somebody wants to add."""

    secret: str
    number: int
    action: Action
    client: str


class Games:
    """The games that *ask* finds; *now* gives the milliseconds since 1970."""

    def __init__(
        self, ask: Ask, settings: Settings, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    ) -> None:
        self._settings = settings
        self._now = now
        self._kept_s = {False: settings.game_days * _DAY_S, True: settings.record_days * _DAY_S}  # by: is it over
        self._memory = Memory(self._kept_s, now)
        self._marks = Marks()
        self._forgotten = ""  # the marks that sort before this are forgotten
        self._work = GroupCommit(ask, self._memory, settings.deadline)

    def told_to(self, tell: Callable[[Sequence[Told]], object]) -> None:
        """Have *tell* called with what is told of changes, once they are kept."""
        self._work.tell = tell

    async def begin(self, setup: Mapping[str, Any], player: Player, *, is_open: bool) -> Begun:
        """Begin a game that *player* has asked for; raise ``GameError`` for one that cannot be played.

        With *is_open*, the other seat is for whoever comes first.
        """
        client = CLIENT.get()
        mine, other = _new_secret(), None if is_open else _new_secret()
        begun = Begun(_new_id(), player, (mine, other) if player == 1 else (other, mine))
        await self._work.run(begun.game_id, partial(self._begin, setup, begun, client.name if client else ""))
        return begun

    async def state(self, game_id: str, after: int = 0) -> dict[str, Any]:
        """Give all that anybody may know of a game; raise ``UnknownGameError`` where there is none."""
        return await self._work.run(game_id, partial(self._state, game_id, after))

    async def told(self, game_id: str, after: int) -> Told:
        """Tell of the events after the first *after* ones."""
        return await self._work.run(game_id, lambda store: self._memory.current(store, game_id).told(after))

    async def greeting(self, game_id: str, after: int) -> tuple[dict[str, Any], Told]:
        """Give what does not change with each event, and tell of the events after the first *after* ones."""
        return await self._work.run(game_id, partial(self._greeting, game_id, after))

    async def drawn(self, game_id: str) -> tuple[Position, int | None]:
        """Give the position of a game, and the point of its last dot."""
        return await self._work.run(game_id, partial(self._drawn, game_id))

    async def record(self, game_id: str) -> str:
        """Give a game as SGF; raise ``GameError`` where its board is larger than letters can name."""
        return await self._work.run(game_id, partial(self._record, game_id))

    async def act(self, game_id: str, secret: str, number: int, action: Action) -> Told:
        """Add the event *number*: *action* of the player with this *secret*; tell of the events from it on.

        Raises ``NumberError`` where there is another event with this number; the same one of the same player
        is added once, however often it is sent.
        """
        client = CLIENT.get()
        wanted = _Wanted(secret, number, action, client.name if client else "")
        return await self._work.run(game_id, partial(self._act, game_id, wanted))

    async def sit(self, game_id: str, secret: str | None) -> tuple[Player, str, Told]:
        """Give the player with this *secret* his seat, or the open one to who has none, with a secret of its own."""
        return await self._work.run(game_id, partial(self._sit, game_id, secret))

    async def grown(self, seen: Mapping[str, int]) -> list[str]:
        """Return those games that have more events than were *seen*."""
        return await self._work.run("", lambda store: store.grown(seen))

    # On the thread that changes games

    def _begin(self, setup: Mapping[str, Any], begun: Begun, client: str, store: StoredGames) -> None:
        try:
            state = State(setup)
        except DotsError as error:
            raise GameError(error.message, code=error.code) from None
        now = self._now() // 1000
        marks = self._marks.of(client, now)
        self._check_room(store, marks, now)
        first, second = (hashed(secret) if secret else None for secret in begun.secrets)
        row = Row(begun.game_id, json.dumps(setup), (first, second), 0, state.play.over, now, marks[0])
        self._memory.begin(row, state)

    def _check_room(self, store: StoredGames, marks: tuple[str, str], now: int) -> None:
        """Make room for one more game; raise where its client began too many, or the database has too many."""
        if self._forgotten != (before := oldest(now)):
            store.forget_clients(before)
            self._forgotten = before
        most = self._settings.new_games
        if store.count_of(marks[:1], most) + self._memory.begun_by(marks[0]) >= most:
            raise LimitError(f"expected at most {most} new games of one address a day; try again tomorrow", _HOUR_S)
        store.forget(unfinished=now - self._kept_s[False], finished=now - self._kept_s[True])
        if store.count() + self._memory.begun_by() >= self._settings.games_kept:
            idle = now - _DAY_S
            if not store.forget(unfinished=idle, finished=idle):
                raise BusyError("there are too many games; try again in a day")

    def _act(self, game_id: str, wanted: _Wanted, store: StoredGames) -> Told:
        known = self._memory.remembered(game_id)
        if known is not None:
            with suppress(*_REFUSALS):  # what is remembered may be old
                return self._acted(known, wanted, store)
        return self._acted(self._memory.current(store, game_id), wanted, store)

    def _acted(self, known: Known, wanted: _Wanted, store: StoredGames) -> Told:
        number, action = wanted.number, wanted.action
        player, state = known.player_of(wanted.secret), known.state
        if number <= state.number and state.repeated(player, number, action):
            return known.told(number - 1)
        if number != state.number + 1:
            raise NumberError(f"expected {state.number + 1} as the number of the next event", state.number)
        event = state.decided(player, action, self._now())
        begun = None
        if event["kind"] == "accept" and event["what"] == "rematch":
            begun = self._rematch(store, known, wanted.client)
            event["game"] = begun.id
        added = [event] if player in state.seated else [state.sitting(player, self._now()), event]
        event["number"] = state.number + len(added)
        self._memory.add(known, added, begun=begun)
        return known.told(number - 1)

    def _rematch(self, store: StoredGames, known: Known, client: str) -> Row:
        """Give the game that follows: with the same secrets, and the colours the other way round."""
        now = self._now() // 1000
        marks = self._marks.of(client, now)
        self._check_room(store, marks, now)
        first, second = known.row.seats
        return Row(_new_id(), known.row.setup, (second, first), 0, over=False, changed=now, client=marks[0])

    def _sit(self, game_id: str, secret: str | None, store: StoredGames) -> tuple[Player, str, Told]:
        known = self._memory.current(store, game_id)
        number, taken = known.state.number, None
        if secret is not None:
            player, mine = known.player_of(secret), secret
        else:
            player, mine = known.open_seat, _new_secret()
            if not player:
                raise SeatError("expected a game with an open seat", code="taken")
            taken = (player, hashed(mine))
        if player not in known.state.seated:
            self._memory.add(known, [known.state.sitting(player, self._now())], taken=taken)
        return player, mine, known.told(number)

    def _state(self, game_id: str, after: int, store: StoredGames) -> dict[str, Any]:
        known = self._memory.current(store, game_id)
        return {"id": game_id, **known.state.as_json(after), "open_seat": known.open_seat}

    def _greeting(self, game_id: str, after: int, store: StoredGames) -> tuple[dict[str, Any], Told]:
        known = self._memory.current(store, game_id)
        about = {**known.state.setup, "rematch": known.state.rematch, "open_seat": known.open_seat}
        return about, known.told(after)

    def _drawn(self, game_id: str, store: StoredGames) -> tuple[Position, int | None]:
        play = self._memory.current(store, game_id).state.play
        last = next((move.point for move in reversed(play.moves) if move.point is not None), None)
        return play.position(), last

    def _record(self, game_id: str, store: StoredGames) -> str:
        state = self._memory.current(store, game_id).state
        play = state.play
        info = [("RE", play.result)] if play.result else []
        try:
            return sgf.write([sgf.record(play.board, play.ruleset, state.start, play.moves, info)])
        except DotsError as error:
            raise GameError(error.message, code=error.code) from None


def _new_id() -> str:
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def _new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)

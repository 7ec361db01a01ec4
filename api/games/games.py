"""Games of dots between friends: begins them, lets players change them, and tells what came of it.

The database is the truth. States are kept in memory only so that each event is read and played
once; before anything is decided, what other processes have added is read. All this happens on the
one thread that changes games, so nothing here is locked.

Knows neither HTTP nor who listens.
"""

from __future__ import annotations

import hmac
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from api.client import CLIENT
from api.errors import BusyError, DamagedError, GameError, LimitError, NumberError, SeatError, UnknownGameError
from api.games.state import Action, Event, State
from api.settings import Settings
from api.store.games import Change, Row, StoredGames, hashed
from api.store.marks import Marks, oldest
from dots import sgf
from dots.errors import DotsError
from dots.position import Player, Position

T = TypeVar("T")

ID_LENGTH = 12
ID_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SECRET_BYTES = 16
_STATES = 500  # games that are kept in memory
_TRIES = 8  # to add an event, while other processes add theirs
_CROWDED = "too many events come at once; try again in a moment"
_DAY_S = 24 * 3600
_HOUR_S = 3600


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000


_Seats = tuple[str | None, str | None]  # their secrets


class Ask(Protocol):
    """Runs a query on the games in the database, one at a time."""

    def __call__(self, query: Callable[[StoredGames], T]) -> Awaitable[T]:
        """Return what *query* returns."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a game after a change: the *events* after those that were seen, as JSON, and the clocks."""

    game_id: str
    number: int
    events: tuple[str, ...]
    clocks: dict[str, Any] | None
    until: int | None  # when the time of a player is over, in milliseconds since 1970


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


@dataclass(slots=True)
class _Known:
    """A game in memory."""

    row: Row
    state: State

    def player_of(self, secret: str) -> Player:
        """Give the player whose seat has this secret; raise ``SeatError`` where none has."""
        given = hashed(secret)
        for player, seat in enumerate(self.row.seats, 1):
            if seat is not None and hmac.compare_digest(seat, given):
                return player
        raise SeatError("expected the secret of a seat of this game", code="secret")

    @property
    def open_seat(self) -> Player:
        """The seat that whoever comes first may take, or 0."""
        return next((player for player, seat in enumerate(self.row.seats, 1) if seat is None), 0)

    def told(self, after: int) -> Told:
        """Tell of the events after the first *after* ones."""
        state = self.state
        until = None if state.play.over else state.clocks.until
        return Told(self.row.id, state.number, tuple(state.events[after:]), state.clocks.as_json(), until)


class Games:
    """The games that *ask* finds; *now* gives the milliseconds since 1970."""

    def __init__(
        self, ask: Ask, settings: Settings, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    ) -> None:
        self._ask = ask
        self._settings = settings
        self._kept_s = {False: settings.game_days * _DAY_S, True: settings.record_days * _DAY_S}  # by: is it over
        self._now = now
        self._marks = Marks()
        self._forgotten = ""  # the marks that sort before this are forgotten
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self.tell: Callable[[Told], object] = lambda _: None  # is told of each change, on the thread that makes it

    async def begin(self, setup: Mapping[str, Any], player: Player, *, is_open: bool) -> Begun:
        """Begin a game that *player* has asked for; raise ``GameError`` for one that cannot be played.

        With *is_open*, the other seat is for whoever comes first.
        """
        client = CLIENT.get()
        mine, other = _new_secret(), None if is_open else _new_secret()
        seats = (mine, other) if player == 1 else (other, mine)
        return await self._ask(partial(self._begin, setup, player, seats, client.name if client else ""))

    async def state(self, game_id: str, after: int = 0) -> dict[str, Any]:
        """Give all that anybody may know of a game; raise ``UnknownGameError`` where there is none."""
        return await self._ask(partial(self._state, game_id, after))

    async def told(self, game_id: str, after: int) -> Told:
        """Tell of the events after the first *after* ones."""
        return await self._ask(lambda store: self._current(store, game_id).told(after))

    async def drawn(self, game_id: str) -> tuple[Position, int | None]:
        """Give the position of a game, and the point of its last dot."""
        return await self._ask(partial(self._drawn, game_id))

    async def record(self, game_id: str) -> str:
        """Give a game as SGF; raise ``GameError`` where its board is larger than letters can name."""
        return await self._ask(partial(self._record, game_id))

    async def act(self, game_id: str, secret: str, number: int, action: Action) -> Told:
        """Add the event *number*: *action* of the player with this *secret*; tell of the events from it on.

        Raises ``NumberError`` where there is another event with this number; the same one of the same player
        is added once, however often it is sent.
        """
        client = CLIENT.get()
        wanted = _Wanted(secret, number, action, client.name if client else "")
        return await self._ask(partial(self._act, game_id, wanted))

    async def sit(self, game_id: str, secret: str | None) -> tuple[Player, str, Told]:
        """Give the player with this *secret* his seat, or the open one to who has none, with a secret of its own."""
        return await self._ask(partial(self._sit, game_id, secret))

    async def grown(self, seen: Mapping[str, int]) -> list[str]:
        """Return those games that have more events than were *seen*."""
        return await self._ask(lambda store: store.grown(seen))

    # On the thread that changes games

    def _begin(self, setup: Mapping[str, Any], player: Player, seats: _Seats, client: str, store: StoredGames) -> Begun:
        try:
            state = State(setup)
        except DotsError as error:
            raise GameError(error.message, code=error.code) from None
        now = self._now() // 1000
        marks = self._marks.of(client, now)
        self._check_room(store, marks, now)
        first, second = (hashed(secret) if secret else None for secret in seats)
        row = Row(_new_id(), json.dumps(setup), (first, second), 0, state.play.over, now, marks[0])
        store.begin(row)
        self._keep(row.id, _Known(row, state))
        return Begun(row.id, player, seats)

    def _check_room(self, store: StoredGames, marks: tuple[str, str], now: int) -> None:
        """Make room for one more game; raise where its client began too many, or the database has too many."""
        if self._forgotten != (before := oldest(now)):
            store.forget_clients(before)
            self._forgotten = before
        most = self._settings.new_games
        if store.count_of(marks[:1], most) >= most:
            raise LimitError(f"expected at most {most} new games of one address a day; try again tomorrow", _HOUR_S)
        store.forget(unfinished=now - self._kept_s[False], finished=now - self._kept_s[True])
        if store.count() >= self._settings.games_kept:
            idle = now - _DAY_S
            if not store.forget(unfinished=idle, finished=idle):
                raise BusyError("there are too many games; try again in a day")

    def _current(self, store: StoredGames, game_id: str) -> _Known:
        """Give a game as it is in the database now; where the time of a player is over, that is added first."""
        for _ in range(_TRIES):
            known = self._read(store, game_id)
            over = known.state.expired(self._now())
            if over is None or self._add(store, known, [over]):
                return known
        raise BusyError(_CROWDED)

    def _read(self, store: StoredGames, game_id: str) -> _Known:
        row = store.find(game_id)
        if row is None or row.changed < self._now() // 1000 - self._kept_s[row.over]:
            self._known.pop(game_id, None)
            raise UnknownGameError("no game with this id is kept here")
        known = self._known.get(game_id)
        if known is None or known.state.number > row.events:  # of a database that was put back
            known = _Known(row, _state_of(row))
        known.row = row
        if known.state.number < row.events:
            try:
                for text in store.events(game_id, known.state.number):
                    known.state.add(text)
            except DamagedError:
                self._known.pop(game_id, None)
                raise
        self._keep(game_id, known)
        return known

    def _keep(self, game_id: str, known: _Known) -> None:
        self._known[game_id] = known
        self._known.move_to_end(game_id)
        if len(self._known) > _STATES:
            self._known.popitem(last=False)

    def _add(
        self,
        store: StoredGames,
        known: _Known,
        added: list[Event],
        *,
        taken: tuple[Player, str] | None = None,
        begun: Row | None = None,
    ) -> bool:
        """Add events; ``False`` where another process was first: then the game has to be read again."""
        state, seen = known.state, known.state.number
        texts = [json.dumps(event, separators=(",", ":")) for event in added]
        is_added = False
        try:
            for text in texts:
                state.add(text)
            now = self._now() // 1000
            is_added = store.change(known.row.id, Change(seen, texts, state.play.over, now, taken, begun))
        finally:
            if not is_added:  # the state is ahead of the database, or nobody knows
                self._known.pop(known.row.id, None)
        if is_added:
            self.tell(known.told(seen))
        return is_added

    def _act(self, game_id: str, wanted: _Wanted, store: StoredGames) -> Told:
        number, action = wanted.number, wanted.action
        for _ in range(_TRIES):
            known = self._current(store, game_id)
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
            if self._add(store, known, added, begun=begun):
                return known.told(number - 1)
        raise BusyError(_CROWDED)

    def _rematch(self, store: StoredGames, known: _Known, client: str) -> Row:
        """Give the game that follows: with the same secrets, and the colours the other way round."""
        now = self._now() // 1000
        marks = self._marks.of(client, now)
        self._check_room(store, marks, now)
        first, second = known.row.seats
        return Row(_new_id(), known.row.setup, (second, first), 0, over=False, changed=now, client=marks[0])

    def _sit(self, game_id: str, secret: str | None, store: StoredGames) -> tuple[Player, str, Told]:
        for _ in range(_TRIES):
            known = self._current(store, game_id)
            number, taken = known.state.number, None
            if secret is not None:
                player = known.player_of(secret)
            else:
                player = known.open_seat
                if not player:
                    raise SeatError("expected a game with an open seat", code="taken")
                given = _new_secret()
                taken = (player, hashed(given))
            mine = secret if secret is not None else given
            if player in known.state.seated:
                return player, mine, known.told(number)
            if self._add(store, known, [known.state.sitting(player, self._now())], taken=taken):
                return player, mine, known.told(number)
        raise BusyError(_CROWDED)

    def _state(self, game_id: str, after: int, store: StoredGames) -> dict[str, Any]:
        known = self._current(store, game_id)
        return {"id": game_id, **known.state.as_json(after), "open_seat": known.open_seat}

    def _drawn(self, game_id: str, store: StoredGames) -> tuple[Position, int | None]:
        play = self._current(store, game_id).state.play
        last = next((move.point for move in reversed(play.moves) if move.point is not None), None)
        return play.position(), last

    def _record(self, game_id: str, store: StoredGames) -> str:
        state = self._current(store, game_id).state
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


def _state_of(row: Row) -> State:
    try:
        return State(json.loads(row.setup))
    except (ValueError, KeyError, TypeError, DotsError) as error:
        raise DamagedError(f"the setup of a game is damaged: {error!r}") from None

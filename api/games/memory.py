"""Games in memory, and what was added to them that is not in the database yet.

The database is the truth. A game is here so that each of its events is read and played once. What is
remembered may be old, since other processes add to games, too; so it is good for adding to it alone:
that is refused where there are other events by then. Whatever else is told of a game is read first.

A game that is not here is read and played through, in parts, between which others have their turns: 30 milliseconds for
a whole game on 39x32, 80 for a full 60x60.
After a restart of the service, what passed since the last event of any game, and a quarter of a minute more, does not
count on the clock that runs.

Used by one thread at a time, so nothing here is locked.
"""

from __future__ import annotations

import hmac
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from kropki.api.errors import DamagedError, SeatError, UnknownGameError
from kropki.api.games.state import Event, State
from kropki.api.store.games import Change, GameRow, StoredGames, hashed_invitation
from kropki.api.store.ids import hashed
from kropki.api.store.rating_tables import Ended
from kropki.dots.board.position import Player
from kropki.dots.errors import DotsError
from kropki.generator.errors import KropkiError

_GAMES = 500  # that are kept in memory
_BYTES = 64 * 2**20  # of them, about: 150 on 20x20
_POINT, _DOT = 600, 600  # bytes in memory, about: of the board, and of a move with its event
_PART, _PART_NS = 200, 5_000_000  # events that are read at once, and how long they are played through at once
_READING = 8  # games that are played through at the same time, which leave memory only when that is done
_LEFT_S = 1.0  # after which one of these that nobody asks for any longer makes room
_BACK_MS = 15_000  # after a restart, until the slowest page has connected again


class PartError(Exception):
    """A part of a game was played through: asked again, the next part follows."""


@dataclass(frozen=True, slots=True)
class Update:
    """What listeners are sent of a game: the *events* after those that were seen, as JSON, and the clocks."""

    game_id: str
    number: int
    events: tuple[str, ...]
    clocks: dict[str, Any] | None
    until: int | None  # when the game ends by itself, as the time of a player is over, in milliseconds since 1970
    more: bool = False  # whether there are more events after these
    awaits_computer: bool = False  # whether the computer has to move, or to answer an offer


@dataclass(slots=True)
class CachedGame:
    """A game in memory."""

    row: GameRow
    state: State

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        play = self.state.play
        return _POINT * len(play.board.points) + _DOT * (len(self.state.start) + len(play.moves)) + self.state.size

    def player_of(self, secret: str) -> Player:
        """Return the player whose seat has this secret; raise ``SeatError`` if none has."""
        if player := self._player_with(hashed(secret)):
            return player
        raise SeatError("expected the secret of a seat of this game", code="secret")

    def player_invited(self, invitation: str) -> Player:
        """Return the player whose seat this invitation is to; raise ``SeatError`` if none is, or somebody has come."""
        if player := self._player_with(hashed_invitation(invitation)):
            return player
        raise SeatError("expected an invitation to this game that nobody has used", code="invitation")

    def _player_with(self, given: str) -> Player:
        """Return the player whose seat has this hash, or 0."""
        seats = enumerate(self.row.seats, 1)
        return next((player for player, seat in seats if seat is not None and hmac.compare_digest(seat, given)), 0)

    @property
    def open_seat(self) -> Player:
        """The seat that whoever comes first may take, or 0."""
        return next((player for player, seat in enumerate(self.row.seats, 1) if seat is None), 0)

    def events_after(self, after: int, waited: int = 0) -> Update:
        """Return the events after the first *after* ones; *waited* is what the player to move has waited for us."""
        state = self.state
        clocks = state.clocks.as_json(waited)
        until = clocks["until"] if clocks and state.clocks.falls is not None and not state.play.over else None
        events = tuple(state.events[after:])
        return Update(self.row.id, state.number, events, clocks, until, awaits_computer=state.awaits_computer)


@dataclass(frozen=True, slots=True)
class Committed:
    """What came of changes: the *updates* of games that are kept; which games were *ahead*, and what *failed*."""

    updates: list[Update]
    ahead: set[str]  # others had added events: read them, and decide again
    failed: dict[str, KropkiError]


class Memory:
    """Games, each for so many seconds after its last event, by whether it is over; *now* gives milliseconds.

    *ended* tells what a game that ends counts for ratings.
    """

    def __init__(
        self,
        kept_s: Mapping[bool, int],
        now: Callable[[], int],
        ended: Callable[[State, int], Ended | None],
    ) -> None:
        self._kept_s = kept_s
        self._now = now
        self._began = now()
        self._left: int | None = None  # when the last event of any game was before that
        self._ended = ended
        self._cached: OrderedDict[str, CachedGame] = OrderedDict()
        self._weights: dict[str, int] = {}  # bytes of each of them
        self._bytes = 0
        self._reading: dict[str, tuple[CachedGame, float]] = {}  # and when each was asked for last
        self._changes: dict[str, tuple[CachedGame, Change]] = {}  # that are not committed yet
        self._spoilt: set[str] = set()  # games of these that nobody knows the state of

    def look(self, store: StoredGames) -> None:
        """Learn once when the service was left: what passed since then does not count on clocks."""
        if self._left is None:
            self._left = min(store.last_change() * 1000, self._began)

    def remembered(self, game_id: str) -> CachedGame | None:
        """Return a game as it was last read or changed here, to add to it; ``None`` where it is not known."""
        cached = self._cached.get(game_id)
        if cached is None or self._is_old(cached.row):
            return None
        self._keep(cached)
        return self._in_time(cached)

    def current(self, store: StoredGames, game_id: str) -> CachedGame:
        """Return a game as it is in the database, with what was added since; ``UnknownGameError`` if there is none.

        Raises ``PartError`` as long as a part of it is to be played through.
        """
        if game_id in self._changes:  # they are refused where it was not current
            return self._in_time(self._changes[game_id][0])
        return self._in_time(self._read(store, game_id))

    def waited(self, cached: CachedGame) -> int:
        """Return for how many milliseconds whose clock runs has waited for the service."""
        clocks = cached.state.clocks
        if not clocks.running or clocks.since >= self._began:
            return 0
        return self._began + _BACK_MS - max(clocks.since, self._left or 0)

    def events_after(self, cached: CachedGame, after: int) -> Update:
        """Return the events of a game after the first *after* ones."""
        return cached.events_after(after, self.waited(cached))

    def begin(self, row: GameRow, state: State) -> None:
        """Add a game."""
        cached = CachedGame(row, state)
        self._keep(cached)
        self._changes[row.id] = cached, Change(row.id, 0, begun=[row])

    def add(
        self,
        cached: CachedGame,
        added: list[Event],
        *,
        taken: tuple[Player, str] | None = None,
        begun: GameRow | None = None,
    ) -> None:
        """Add events to a game; with them, a seat may be taken, and another game begin."""
        state, row = cached.state, cached.row
        was_over = state.play.over
        _, change = self._changes.setdefault(row.id, (cached, Change(row.id, state.number)))
        try:
            for event in added:
                change.added.append(state.add(event))
        except BaseException:  # nobody knows what it is now
            self._spoilt.add(row.id)
            raise
        change.over, change.result, change.now = state.play.over, state.play.result, self._now() // 1000
        change.spared = state.spared(change.now)
        if change.over and not was_over:
            change.ended = self._ended(state, change.now)
        if begun:
            change.begun.append(begun)
        seats = row.seats
        if taken:
            change.taken = taken
            seats = (taken[1], seats[1]) if taken[0] == 1 else (seats[0], taken[1])
        row = replace(row, seats=seats, events=state.number, over=change.over)
        cached.row = replace(row, changed=change.now, spared=change.spared)

    def begun_by(self, mark: str = "", *, by_post: bool = False) -> int:
        """Count the games that begin and are not committed yet; of clients whose mark begins so, or *by_post*."""
        rows = [row for _, change in self._changes.values() for row in change.begun]
        return sum((row.client or "").startswith(mark) and (row.spared is not None or not by_post) for row in rows)

    def commit(self, store: StoredGames) -> Committed:
        """Keep what was added; whatever cannot be kept is forgotten."""
        changes, self._changes = self._changes, {}
        ahead, self._spoilt = self._spoilt, set()
        failed: dict[str, KropkiError] = {}
        good = {game_id: change for game_id, (_, change) in changes.items() if game_id not in ahead}
        try:
            if good:
                ahead |= store.change(list(good.values()))
        except DamagedError:  # perhaps of one alone
            for game_id, change in good.items():
                try:
                    ahead |= store.change([change])
                except KropkiError as error:
                    failed[game_id] = error
        except KropkiError as error:
            failed = dict.fromkeys(good, error)
        except BaseException:
            self._forget(changes)
            raise
        self._forget(ahead | failed.keys())
        kept = [changes[game_id] for game_id in good if game_id not in ahead and game_id not in failed]
        updates = [self.events_after(cached, change.seen) for cached, change in kept if change.added]
        for cached, _ in kept:
            self._keep(cached)
        return Committed(updates, ahead, failed)

    def drop(self) -> None:
        """Forget what was added and not committed."""
        self._forget(self._changes)
        self._changes, self._spoilt = {}, set()

    def _forget(self, game_ids: Iterable[str]) -> None:
        for game_id in game_ids:
            self._cached.pop(game_id, None)
            self._reading.pop(game_id, None)
            self._bytes -= self._weights.pop(game_id, 0)

    def _in_time(self, cached: CachedGame) -> CachedGame:
        """Return a game in which it is added that the time of a player is over, if it is."""
        over = cached.state.expired(self._now(), self.waited(cached))
        if over is not None:
            self.add(cached, [over])
        return cached

    def _is_old(self, row: GameRow) -> bool:
        return row.changed < self._now() // 1000 - self._kept_s[row.over]

    def _read(self, store: StoredGames, game_id: str) -> CachedGame:
        row = store.find(game_id)
        if row is None or self._is_old(row):
            self._forget([game_id])
            raise UnknownGameError("there is no game with this id")
        cached = self._reading.pop(game_id, (None, 0.0))[0] or self._cached.get(game_id)
        if cached is None or cached.state.number > row.events:  # of a database that was put back
            if row.events > _PART:
                self._check_reading()
            cached = CachedGame(row, state_of(row))
        texts = store.events(game_id, cached.state.number, _PART) if cached.state.number < row.events else []
        until_ns = time.monotonic_ns() + _PART_NS
        try:
            for text in texts:
                cached.state.add(text)
                if time.monotonic_ns() > until_ns:
                    break
        except DamagedError:
            self._forget([game_id])
            raise
        cached.row = row
        if texts and cached.state.number < row.events:
            self._forget([game_id])
            self._reading[game_id] = cached, time.monotonic()
            raise PartError
        self._keep(cached)
        return cached

    def _check_reading(self) -> None:
        """Raise ``PartError`` where so many games are played through that another has to wait."""
        if len(self._reading) >= _READING:
            left = time.monotonic() - _LEFT_S
            self._reading = {each: begun for each, begun in self._reading.items() if begun[1] > left}
            if len(self._reading) >= _READING:
                raise PartError

    def _keep(self, cached: CachedGame) -> None:
        game_id = cached.row.id
        self._forget([game_id])
        self._cached[game_id], self._weights[game_id] = cached, cached.weight
        self._bytes += self._weights[game_id]
        while len(self._cached) > _GAMES or (self._bytes > _BYTES and len(self._cached) > 1):
            self._forget([next(iter(self._cached))])


def state_of(row: GameRow) -> State:
    """Return the state of a game before its first event; raise ``DamagedError`` where the setup cannot be read."""
    try:
        return State(json.loads(row.setup))
    except (ValueError, KeyError, TypeError, DotsError) as error:
        raise DamagedError(f"the setup of a game is damaged: {error!r}") from None

"""Games in memory, and what was added to them that is not in the database yet.

The database is the truth. A game is here so that each of its events is read and played once. What is
remembered may be old, since other processes add to games, too; so it is good for adding to it alone:
that is refused where there are other events by then. Whatever else is told of a game is read first.

A game that is not here, or much older than it is in the database, is *cold*: to play it through takes long, and so is
done elsewhere (``loading``), and what came of it is handed over. Here a few events are read at a time.

Used by one thread at a time, so nothing here is locked.
"""

from __future__ import annotations

import hmac
import json
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from api.errors import DamagedError, SeatError, UnknownGameError
from api.games import snapshots
from api.games.lateness import Lateness
from api.games.state import Event, State
from api.store.games import Change, GameRow, StoredGames, hashed_invitation
from api.store.ids import hashed
from api.store.rating_tables import Ended
from dots.board.position import Player
from dots.errors import DotsError
from generator.errors import KropkiError

_GAMES = 500  # that are kept in memory
_BYTES = 96 * 2**20  # of them, about: 500 on 20x20 have less
_SHARE = _BYTES // _GAMES  # above which a game is large: it goes before those that are not
_CATCH_UP, _CATCH_UP_BYTES = 16, 4096  # events that are read and played here, and characters of them or of a setup


class ColdError(KropkiError):
    """A game that has to be loaded elsewhere first, from *cached* on if it was here."""

    code = "cold"

    def __init__(self, game_id: str, cached: CachedGame | None) -> None:
        super().__init__(f"the game {game_id} is cold")
        self.game_id = game_id
        self.cached = cached


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
    snapshot: int = 0  # how many events the last one of it has

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        return self.state.weight + len(self.row.setup)

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
        events = tuple(state.after(after))
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
        lateness: Lateness,
        ended: Callable[[State, int], Ended | None],
    ) -> None:
        self._kept_s = kept_s
        self._now = now
        self._lateness = lateness
        self._ended = ended
        self._cached: OrderedDict[str, CachedGame] = OrderedDict()
        self._weights: dict[str, int] = {}  # bytes of each of them
        self._bytes = 0
        self._changes: dict[str, tuple[CachedGame, Change]] = {}  # that are not committed yet
        self._spoilt: set[str] = set()  # games of these that nobody knows the state of

    def remembered(self, game_id: str) -> CachedGame | None:
        """Return a game as it was last read or changed here, to add to it; ``None`` where it is not known."""
        cached = self._cached.get(game_id)
        if cached is None or self._is_old(cached.row):
            return None
        self._keep(cached)
        return self._in_time(cached)

    def current(self, store: StoredGames, game_id: str) -> CachedGame:
        """Return a game as it is in the database, with what was added since; ``UnknownGameError`` if there is none."""
        if game_id in self._changes:  # they are refused where it was not current
            return self._in_time(self._changes[game_id][0])
        return self._in_time(self._read(store, game_id))

    def adopt(self, loaded: Iterable[CachedGame]) -> None:
        """Take over games that were loaded elsewhere, but for what is known here by now."""
        for found in loaded:
            cached = self._cached.get(found.row.id)
            if found.row.id not in self._changes and (cached is None or cached.state.number < found.state.number):
                self._keep(found)

    def waited(self, cached: CachedGame, *, still: bool = False) -> int:
        """Return for how many milliseconds whose clock runs has waited for the service since then, or *still* waits."""
        clocks = cached.state.clocks
        if not clocks.running:
            return 0
        seat = cached.row.seats[clocks.running - 1]
        return self._lateness.within(cached.row.id, seat, clocks.since, self._now(), still=still)

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
                text = json.dumps(event, separators=(",", ":"))
                state.add(text)
                change.added.append(text)
        except BaseException:  # nobody knows what it is now
            self._spoilt.add(row.id)
            raise
        change.over, change.now = state.play.over, self._now() // 1000
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
        self._take_snapshots(changes[game_id] for game_id in good)
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
        for cached, change in kept:
            cached.snapshot = cached.state.number if change.snapshot else cached.snapshot
            cached.state.trim()
        return Committed(updates, ahead, failed)

    def _take_snapshots(self, changes: Iterable[tuple[CachedGame, Change]]) -> None:
        for cached, change in changes:
            if change.added and cached.state.number >= cached.snapshot + snapshots.EVERY:
                change.snapshot = snapshots.text_of(cached.state)

    def drop(self) -> None:
        """Forget what was added and not committed."""
        self._forget(self._changes)
        self._changes, self._spoilt = {}, set()

    def _forget(self, game_ids: Iterable[str]) -> None:
        for game_id in game_ids:
            self._cached.pop(game_id, None)
            self._bytes -= self._weights.pop(game_id, 0)

    def _in_time(self, cached: CachedGame) -> CachedGame:
        """Return a game in which it is added that the time of a player is over, if it is."""
        over = cached.state.expired(self._now(), self.waited(cached, still=True))
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
        cached = self._cached.get(game_id)
        if cached and cached.state.number > row.events:  # of a database that was put back
            cached = None
        if cached is None and max(row.events, len(row.setup) - _CATCH_UP_BYTES) <= _CATCH_UP:
            cached = CachedGame(row, state_of(row))
        if cached is None or row.events - cached.state.number > _CATCH_UP:
            raise self._cold(game_id, cached)
        cached.row = row
        if cached.state.number < row.events:
            self._catch_up(store, cached)
        self._keep(cached)
        return cached

    def _catch_up(self, store: StoredGames, cached: CachedGame) -> None:
        """Play the last few events; raise ``ColdError`` where that takes long."""
        texts = store.events(cached.row.id, cached.state.number)
        if sum(map(len, texts)) > _CATCH_UP_BYTES:
            raise self._cold(cached.row.id, cached)
        try:
            for text in texts:
                cached.state.add(text)
        except DamagedError:
            self._forget([cached.row.id])
            raise

    def _cold(self, game_id: str, cached: CachedGame | None) -> ColdError:
        self._forget([game_id])  # who loads it has it now
        return ColdError(game_id, cached)

    def _keep(self, cached: CachedGame) -> None:
        game_id = cached.row.id
        self._forget([game_id])
        self._cached[game_id], self._weights[game_id] = cached, cached.weight
        self._bytes += self._weights[game_id]
        if len(self._cached) > _GAMES:
            self._forget([next(iter(self._cached))])
        while self._bytes > _BYTES and len(self._cached) > 1:
            self._forget([self._large() or next(iter(self._cached))])

    def _large(self) -> str | None:
        """Return the large game that nobody has asked for longest, but the last one; ``None`` where there is none."""
        others = islice(self._cached, len(self._cached) - 1)
        return next((game_id for game_id in others if self._weights[game_id] > _SHARE), None)


def state_of(row: GameRow) -> State:
    """Return the state of a game before its first event; raise ``DamagedError`` where the setup cannot be read."""
    try:
        return State(json.loads(row.setup))
    except (ValueError, KeyError, TypeError, DotsError) as error:
        raise DamagedError(f"the setup of a game is damaged: {error!r}") from None

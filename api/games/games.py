"""Games of dots between friends: begins them, lets players change them, and tells what came of it.

What is decided here, on the one thread that changes games, is in memory first, and kept together with
what is decided at the same time (``writer``); nobody is told of it before.

Knows neither HTTP nor who listens.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate
from typing import Any, TypeVar

from kropki.api.client import client_address
from kropki.api.errors import GameError, NumberError, OffError, SeatError
from kropki.api.games import rated
from kropki.api.games.conversation import without_lines
from kropki.api.games.memory import CachedGame, Memory, Update
from kropki.api.games.quotas import Patience, Quotas
from kropki.api.games.state import Action, State
from kropki.api.games.steady_clock import steady_clock
from kropki.api.games.writer import Ask, Writer
from kropki.api.settings import ON, Settings
from kropki.api.store.games import GameRow, StoredGames, hashed_invitation
from kropki.api.store.ids import hashed, new_id, new_secret
from kropki.api.store.rating_tables import Ended
from kropki.dots.board.position import Player, Position
from kropki.dots.errors import DotsError
from kropki.dots.records import sgf
from kropki.generator.errors import RequestError

T = TypeVar("T")

_DAY_S = 24 * 3600
_REFUSALS = (GameError, NumberError, SeatError)
PAGE_BYTES = 48 * 1024  # characters of events that are told at once, but for a single one that has more
INVITATION = "join."  # with which an invitation begins; no secret has a full stop
_SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")  # of a seat, where a client draws it


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that has begun, the *secret* of the player who began it, and the invitation of the other, if any."""

    game_id: str
    player: Player  # who began it
    secret: str
    invitation: str | None  # which works once; the other seat is open where there is none

    def seats(self) -> tuple[str | None, str | None]:
        """Return what the database keeps of both seats."""
        mine, other = hashed(self.secret), self.invitation and hashed_invitation(self.invitation)
        return (mine, other) if self.player == 1 else (other, mine)


@dataclass(frozen=True, slots=True)
class Turn:
    """What the computer has to answer after so many events: the moves till now, and what the other player *offers*."""

    setup: Mapping[str, Any]
    moves: list[list[Any]]
    number: int
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Request:
    """An event that somebody wants to add."""

    secret: str
    number: int
    action: Action
    client: str


class Games:
    """The games that *ask* finds and changes, one question at a time, and *read* reads; *now* gives milliseconds."""

    def __init__(
        self, ask: Ask, settings: Settings, now: Callable[[], int] = steady_clock, read: Ask | None = None
    ) -> None:
        self._settings = settings
        self.now = now
        self._read = read or ask
        self._kept_s = {False: settings.game_days * _DAY_S, True: settings.record_days * _DAY_S}  # by: is it over
        self._memory = Memory(self._kept_s, now, self._ended)
        self._quotas = Quotas(settings, self._memory, self._kept_s)
        self._work = Writer(ask, self._memory, settings.deadline)

    def on_update(self, listener: Callable[[Sequence[Update]], object]) -> None:
        """Have *listener* called with the updates of games, once they are kept."""
        self._work.on_update = listener

    async def begin(self, setup: Mapping[str, Any], player: Player, *, is_open: bool) -> Begun:
        """Begin a game that *player* has asked for; raise ``GameError`` for one that cannot be played.

        With *is_open*, the other seat is for whoever comes first; else for the one who is sent the invitation.
        """
        begun = Begun(new_id(), player, new_secret(), None if is_open else INVITATION + new_secret())
        await self._run(begun.game_id, partial(self._begin, setup, begun, client_address()))
        return begun

    async def seen(self, game_id: str) -> dict[str, Any]:
        """Return all that anybody may know of a game, but for its events; ``UnknownGameError`` where there is none."""
        return await self._run(game_id, partial(self._seen, game_id))

    async def state(self, game_id: str, after: int = 0) -> dict[str, Any]:
        """Return all that anybody may know of a game, with its events."""
        found = await self.seen(game_id)
        texts = [text async for page in self.history(game_id, after, found["number"]) for text in page]
        return {**found, "events": [json.loads(text) for text in texts]}

    async def reads_lines(self, game_id: str, secret: str | None) -> bool:
        """Return whether who has this *secret* is shown what the players say; raise ``SeatError`` for a wrong one."""
        if secret is None:
            return False
        return self.shows_lines(await self._run(game_id, partial(self._player_of, game_id, secret)))

    def shows_lines(self, player: Player) -> bool:
        """Return whether *player* is shown what the players say: nobody is where the operator has switched that off."""
        return bool(player) and self._settings.conversation == ON

    async def history(
        self, game_id: str, after: int, until: int, *, lines: bool = False
    ) -> AsyncIterator[Sequence[str]]:
        """Yield the events after the first *after* ones, up to that with the number *until*, in pages.

        With *lines*, they have what the players say to each other.
        """
        while after < until:
            page = (await self.events_after(game_id, after)).events[: until - after]
            if not page:
                return  # of a database that was put back
            yield page if lines else without_lines(page)
            after += len(page)

    async def events_after(self, game_id: str, after: int) -> Update:
        """Return the events after the first *after* ones, or the next page of them."""
        return await self._run(game_id, partial(self._events_after, game_id, after))

    async def greeting(self, game_id: str, after: int) -> tuple[dict[str, Any], Update]:
        """Return what does not change with each event, and the events after the first *after* ones."""
        return await self._run(game_id, partial(self._greeting, game_id, after))

    async def drawn(self, game_id: str) -> tuple[Position, int | None]:
        """Return the position of a game, and the point of its last dot."""
        return await self._run(game_id, partial(self._drawn, game_id))

    async def record(self, game_id: str) -> str:
        """Return a game as SGF; raise ``GameError`` where its board is larger than letters can name."""
        return await self._run(game_id, partial(self._record, game_id))

    async def act(self, game_id: str, secret: str, number: int, action: Action) -> Update:
        """Add the event *number*: *action* of the player with this *secret*; return the events from it on.

        Raises ``NumberError`` where there is another event with this number; the same one of the same player
        is added once, however often it is sent.
        """
        request = _Request(secret, number, action, client_address())
        return await self._run(game_id, partial(self._act, game_id, request))

    async def turn_of_computer(self, game_id: str) -> Turn | None:
        """Return what the computer has to answer in a game; ``None`` where that is nothing."""
        return await self._run(game_id, partial(self._turn_of_computer, game_id))

    async def report(self, game_id: str, secret: str) -> None:
        """Tell the operator that the player with this *secret* complains of the other one."""
        await self._run(game_id, partial(self._report, game_id, secret))

    async def sit(self, game_id: str, secret: str | None, invitation: str | None = None) -> tuple[Player, str, Update]:
        """Return the seat of the player with this *secret*; without one, the open one, and a secret of its own.

        An *invitation* gives its seat to a secret that no seat has: to the one that comes with it, or to a new one.
        The same secret comes again as often as it likes; the invitation is used up.
        """
        return await self._run(game_id, partial(self._sit, game_id, secret, invitation))

    async def _run(self, game_id: str, do: Callable[[StoredGames], T]) -> T:
        """Have something done with a game on the thread that changes them."""

        def done(store: StoredGames) -> T:
            self._memory.look(store)
            return do(store)

        return await self._work.run(game_id, done)

    async def grown(self, seen: Mapping[str, int]) -> list[str]:
        """Return those games that have more events than were *seen*."""
        return await self._read(lambda store: store.grown(seen))

    # On the thread that changes games

    def _begin(self, setup: Mapping[str, Any], begun: Begun, client: str, store: StoredGames) -> None:
        now = self.now() // 1000
        days = (setup.get("clock") or {}).get("days", 0)
        if days > (most := self._settings.game_days // 2):
            words = f"expected at most {most} days a move: a game is kept for {self._settings.game_days} days"
            raise GameError(words, code="clock")
        mark = self._quotas.check_room(store, client, now, by_post=bool(days))  # first: a full board takes far longer
        try:
            state = State(setup)
        except DotsError as error:
            raise GameError(error.message, code=error.code) from None
        text = json.dumps(setup)
        kept = (mark, len(text), state.spared(now))
        row = GameRow(begun.game_id, text, begun.seats(), 0, state.play.over, now, *kept)
        self._memory.begin(row, state)

    def _act(self, game_id: str, request: _Request, store: StoredGames) -> Update:
        cached = self._memory.remembered(game_id)
        if cached is not None:
            with suppress(*_REFUSALS):  # what is remembered may be old
                return self._acted(cached, request, store)
        return self._acted(self._memory.current(store, game_id), request, store)

    def _acted(self, cached: CachedGame, request: _Request, store: StoredGames) -> Update:
        number, action = request.number, request.action
        player, state = cached.player_of(request.secret), cached.state
        if number <= state.number and state.repeated(player, number, action):
            return self._memory.events_after(cached, number - 1)
        if number != state.number + 1:
            raise NumberError(f"expected {state.number + 1} as the number of the next event", state.number)
        self._quotas.check_filled(cached, action, store)
        if action.kind in {"talk", "line"} and not action.is_always_taken and not self.shows_lines(player):
            raise OffError("the operator has switched conversations off")
        event = state.decided(player, action, self.now(), Patience().check, self._memory.waited(cached))
        if waited := self._memory.waited(cached):
            event["waited"] = waited
        begun = None
        if event["kind"] == "accept" and event["what"] == "rematch":
            begun = self._rematch(store, cached, request.client)
            event["game"] = begun.id
        added = [event] if player in state.seated else [state.sitting(player, self.now()), event]
        event["number"] = state.number + len(added)
        self._memory.add(cached, added, begun=begun)
        return self._memory.events_after(cached, number - 1)

    def _ended(self, state: State, now: int) -> Ended | None:
        """Return what a game that ends *now* counts for ratings, where there are any."""
        return rated.ended(state, now, self._settings.ratings_kept) if self._settings.rating == ON else None

    def _rematch(self, store: StoredGames, cached: CachedGame, client: str) -> GameRow:
        """Return the game that follows: with the same secrets, and the colours the other way round."""
        now = self.now() // 1000
        spared = State(cached.state.setup).spared(now)
        mark = self._quotas.check_room(store, client, now, by_post=spared is not None)
        first, second = cached.row.seats
        setup = cached.row.setup
        return GameRow(new_id(), setup, (second, first), 0, False, now, mark, len(setup), spared)  # noqa: FBT003 - as columns

    def _sit(
        self, game_id: str, secret: str | None, invitation: str | None, store: StoredGames
    ) -> tuple[Player, str, Update]:
        cached = self._memory.current(store, game_id)
        number = cached.state.number
        player, taken = _seat_for(cached, secret, invitation)
        mine = taken or secret or ""
        if player not in cached.state.seated:
            self._memory.add(
                cached, [cached.state.sitting(player, self.now())], taken=(player, hashed(taken)) if taken else None
            )
        return player, mine, self._memory.events_after(cached, number)

    def _events_after(self, game_id: str, after: int, store: StoredGames) -> Update:
        return _page(self._memory.events_after(self._memory.current(store, game_id), after), after)

    def _seen(self, game_id: str, store: StoredGames) -> dict[str, Any]:
        cached = self._memory.current(store, game_id)
        state = cached.state.as_json(self._memory.waited(cached))
        talk = {"conversation": self.shows_lines(1), "talking": sorted(cached.state.conversation.on)}
        return {"id": game_id, **state, "open_seat": cached.open_seat, **talk}

    def _report(self, game_id: str, secret: str, store: StoredGames) -> None:
        self._player_of(game_id, secret, store)
        store.report(game_id, self.now() // 1000)

    def _player_of(self, game_id: str, secret: str, store: StoredGames) -> Player:
        return self._memory.current(store, game_id).player_of(secret)

    def _greeting(self, game_id: str, after: int, store: StoredGames) -> tuple[dict[str, Any], Update]:
        cached = self._memory.current(store, game_id)
        about = {**cached.state.setup, "rematch": cached.state.rematch, "open_seat": cached.open_seat}
        about |= {"conversation": self.shows_lines(1), "rating": self._settings.rating == ON}
        return about, _page(self._memory.events_after(cached, after), after)

    def _turn_of_computer(self, game_id: str, store: StoredGames) -> Turn | None:
        state = self._memory.current(store, game_id).state
        if not state.awaits_computer:
            return None
        return Turn(state.setup, state.as_json()["moves"], state.number, tuple(state.offered_to_computer))

    def _drawn(self, game_id: str, store: StoredGames) -> tuple[Position, int | None]:
        play = self._memory.current(store, game_id).state.play
        last = next((move.point for move in reversed(play.moves) if move.point is not None), None)
        return play.position(), last

    def _record(self, game_id: str, store: StoredGames) -> str:
        state = self._memory.current(store, game_id).state
        play = state.play
        info = ([("RE", play.result)] if play.result else []) + sgf.handicapped(state.handicap)
        try:
            return sgf.write([sgf.record(play.board, play.ruleset, state.start, play.moves, info)])
        except DotsError as error:
            raise GameError(error.message, code=error.code) from None


def _seat_for(cached: CachedGame, secret: str | None, invitation: str | None) -> tuple[Player, str | None]:
    """Return the player who asks for a seat, and the secret that the seat is to have from now on, if it is taken."""
    if secret is not None:
        try:
            return cached.player_of(secret), None
        except SeatError:
            if invitation is None:
                raise
    if invitation is not None:
        player = cached.player_invited(invitation)
        check_secret(secret)
        return player, secret or new_secret()
    if not cached.open_seat:
        raise SeatError("expected a game with an open seat", code="taken")
    return cached.open_seat, new_secret()


def check_secret(secret: str | None) -> None:
    """Raise ``RequestError`` where a client draws the *secret* of a seat, and it is none."""
    if secret is not None and not _SECRET.fullmatch(secret):
        raise RequestError("expected a secret of 22 to 64 letters, digits, - and _", code="secret")


def _page(update: Update, after: int) -> Update:
    """Return so much of *update* as one page may have, at least one event."""
    ends = list(accumulate(map(len, update.events)))
    events = update.events[: max(bisect_right(ends, PAGE_BYTES), 1)]
    return replace(update, events=events, number=after + len(events), more=len(events) < len(update.events))

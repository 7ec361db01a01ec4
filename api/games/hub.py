"""Who listens to which game in this process: gives each what happens, in order and without gaps.

What happens is read from the database, whoever wrote it: after a change made here at once, after
one made by another process when it says so (``exchange``), and now and then in any case. Runs on
the event loop. Knows neither HTTP nor sockets.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from kropki.api.client import CLIENT
from kropki.api.errors import BusyError, LimitError, UnknownGameError
from kropki.api.games.conversation import without_lines
from kropki.api.games.games import Games
from kropki.api.games.memory import Update
from kropki.api.live.exchange import Hearer
from kropki.api.live.outbox import QUEUE, Outbox
from kropki.dots.board.position import Player
from kropki.generator.errors import KropkiError

DEVICES = 100  # that are counted of one seat
POLL_S = 1.0  # between two looks at the database, for what no other process has told
_COUNTED_S = 1.0  # between two messages of who is present, where only the number of spectators has changed
_FLAG_MS = 20  # after the end of a player's time, until it is looked at
_AGAIN_S = 30  # after which one spectator too many may try again

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Listener(Outbox):
    """One who listens: the player or spectator (0) at the end of a socket."""

    player: Player
    seen: int  # the number of the last event it was given
    device: object = None  # what tells it from another device with the same seat; None: each socket is one


@dataclass(slots=True)
class _Present:
    """Who is present in a process: how many devices each player has, and how many spectators there are."""

    devices: tuple[int, int]
    spectators: int

    @property
    def players(self) -> list[Player]:
        """The players who are present."""
        return [player for player, number in enumerate(self.devices, 1) if number]

    @classmethod
    def read(cls, message: Mapping[str, Any]) -> _Present:
        """Return who is present by what another process tells."""
        first, second = (min(max(int(number), 0), DEVICES) for number in message.get("devices", (0, 0)))
        return cls((first, second), int(message.get("spectators", 0)))


@dataclass(slots=True)
class _Watched:
    """A game to which somebody listens here."""

    listeners: dict[Listener, None] = field(default_factory=dict)  # the first who came first
    elsewhere: dict[str, _Present] = field(default_factory=dict)  # by process
    until: int | None = None
    timer: asyncio.TimerHandle | None = None
    number: int = 0  # of the last event that is known here
    is_read: bool = False  # just now
    is_stale: bool = False  # something has come while it was read
    told: tuple[int, int] = (0, 0)  # devices of the players who are present here, as all were told last
    counting: asyncio.TimerHandle | None = None  # until all may be told again how many spectators there are
    is_miscounted: bool = False  # whether that number has changed since then

    def here(self) -> _Present:
        """Return who is present in this process."""
        first, second = (len({each.device or each for each in self.of(player)}) for player in (1, 2))
        return _Present((first, second), len(self.of(0)))

    def of(self, player: Player) -> list[Listener]:
        """Return those who listen for a player, or the spectators."""
        return [each for each in self.listeners if each.player == player]

    def presence(self) -> str:
        """Return the message that tells who is present, anywhere."""
        present = [self.here(), *self.elsewhere.values()]
        devices = [sum(each.devices[side] for each in present) for side in (0, 1)]
        players = [player for player, number in enumerate(devices, 1) if number]
        spectators = sum(each.spectators for each in present)
        said = {"type": "presence", "present": players, "devices": devices, "spectators": spectators}
        return json.dumps(said)


class Hub(Hearer):
    """The listeners of this process; at most *spectators* of one game."""

    def __init__(self, games: Games, spectators: int) -> None:
        self._games = games
        self._spectators = spectators
        self._watched: dict[str, _Watched] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def listeners(self) -> int:
        """How many listen."""
        return sum(len(watched.listeners) for watched in self._watched.values())

    @property
    def watched(self) -> int:
        """To how many games somebody listens."""
        return len(self._watched)

    def attended(self) -> list[str]:
        """Return the games of which a player listens here."""
        return [game_id for game_id, watched in self._watched.items() if watched.here().players]

    def join(self, game_id: str, player: Player, update: Update, device: str | None = None) -> Listener:
        """Let one listen, who is given *update* at once; raise as ``check_room`` does."""
        self.check_room(game_id, player)
        watched = self._watched.setdefault(game_id, _Watched())
        listener = Listener(player, update.number, device)
        watched.listeners[listener] = None
        listener.give(message_of(update, self._games.now(), lines=self._games.shows_lines(player)))
        if not self._tell_presence(game_id, watched):
            listener.give(watched.presence())
        self._arm(watched, update)
        if len(watched.listeners) == 1:
            self.tell_others({"game": game_id, "who": True})
        if len(watched.listeners) == 1 or update.number < watched.number:
            self._refresh(game_id)  # for what has happened since then, when this one did not listen
        return listener

    def check_room(self, game_id: str, player: Player) -> None:
        """Raise ``LimitError`` for a spectator where there are as many as there may be."""
        watched = self._watched.get(game_id)
        if not player and watched and len(watched.of(0)) >= self._spectators:
            raise LimitError(f"expected at most {self._spectators} spectators of a game", _AGAIN_S)

    def seat(self, game_id: str, listener: Listener, player: Player) -> None:
        """Let a spectator who has taken a seat be the player that he is."""
        watched = self._watched.get(game_id)
        if watched and listener in watched.listeners:
            listener.player = player
            self._tell_presence(game_id, watched)

    def leave(self, game_id: str, listener: Listener) -> None:
        """Let one listen no longer, if he does."""
        watched = self._watched.get(game_id)
        if watched is None or listener not in watched.listeners:
            return
        del watched.listeners[listener]
        if watched.listeners:
            self._tell_presence(game_id, watched)
            return
        del self._watched[game_id]
        for timer in (watched.timer, watched.counting):
            if timer:
                timer.cancel()
        self.tell_others({"game": game_id, "devices": [0, 0], "spectators": 0})

    def look(self, game_id: str, listener: Listener, shown: Mapping[str, Any]) -> None:
        """Show all others at what a player looks after the game; it is not kept, and may be lost."""
        shown = {"type": "look", "player": listener.player, **shown}
        self._show(game_id, shown, listener)
        self.tell_others({"game": game_id, "look": shown})

    def changed(self, changes: Iterable[Update]) -> None:
        """Take note of what was changed in this process: all who listen are given it, and others are told."""
        for update in changes:
            self.tell_others({"game": update.game_id, "number": update.number})
            self._deliver(update)

    def heard(self, sender: str, message: Mapping[str, Any]) -> None:
        """Take note of what another process tells."""
        game_id = str(message.get("game"))
        watched = self._watched.get(game_id)
        if watched is None:
            return
        if "number" in message:
            self._refresh(game_id)
        elif "who" in message:
            self._tell_here(game_id, watched)
        elif "look" in message:
            self._show(game_id, message["look"])
        else:
            self._note_elsewhere(watched, sender, message)

    def found(self) -> None:
        """Tell other processes, which hear it from now on, who is present here, and ask who is there."""
        for game_id, watched in self._watched.items():
            self._tell_here(game_id, watched)
            self.tell_others({"game": game_id, "who": True})

    def gone(self, sender: str | None = None) -> None:
        """Forget who was present in another process, or in any other."""
        for watched in self._watched.values():
            before = watched.presence()
            watched.elsewhere = {} if sender is None else {k: v for k, v in watched.elsewhere.items() if k != sender}
            if (after := watched.presence()) != before:
                _give(watched.listeners, after)

    async def poll(self) -> None:
        """Look for what other processes have added, for ever."""
        CLIENT.set(None)
        while True:
            await asyncio.sleep(POLL_S)
            seen = {game_id: min(each.seen for each in w.listeners) for game_id, w in self._watched.items()}
            with suppress(KropkiError):  # the database is away: another time
                for game_id in await self._games.grown(seen) if seen else ():
                    self._refresh(game_id)

    def _deliver(self, update: Update) -> None:
        """Give all who listen what they have not seen of *update*; where that is not all, read the rest."""
        watched = self._watched.get(update.game_id)
        if watched is None:
            return
        first, now = update.number - len(update.events) + 1, self._games.now()
        whole = {lines: message_of(update, now, lines=lines) for lines in (False, self._games.shows_lines(1))}
        for listener in watched.listeners:
            if listener.seen + 1 < first:
                self._refresh(update.game_id)
            elif listener.seen < update.number:
                rest, lines = update.events[listener.seen + 1 - first :], self._games.shows_lines(listener.player)
                is_whole = len(rest) == len(update.events)
                listener.give(whole[lines] if is_whole else message_of(update, now, rest, lines=lines))
                listener.seen = update.number
        self._arm(watched, update)

    def _refresh(self, game_id: str) -> None:
        """Read what is new in a game, unless that is being done."""
        watched = self._watched.get(game_id)
        if watched and watched.is_read:
            watched.is_stale = True
        elif watched:
            watched.is_read, watched.is_stale = True, False
            task = asyncio.get_running_loop().create_task(self._read(game_id, watched))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _read(self, game_id: str, watched: _Watched) -> None:
        CLIENT.set(None)  # whoever has caused it: it is not that client's work
        after = min((listener.seen for listener in watched.listeners), default=0)
        try:
            update = await self._games.events_after(game_id, after)
        except (UnknownGameError, BusyError):
            return
        except KropkiError as error:
            _log.warning("the events of a game cannot be read: %s", error)
            return
        finally:
            watched.is_read = False
        self._deliver(update)
        if watched.is_stale or update.more:
            self._refresh(game_id)

    def _arm(self, watched: _Watched, update: Update) -> None:
        """Look at the game again when the time of its player is over."""
        until, is_old = update.until, update.number < watched.number
        watched.number = max(update.number, watched.number)
        if is_old or (until == watched.until and watched.timer):
            return
        if watched.timer:
            watched.timer.cancel()
        watched.until, watched.timer = until, None
        if until is not None:
            seconds = max(until + _FLAG_MS - self._games.now(), _FLAG_MS) / 1000
            watched.timer = asyncio.get_running_loop().call_later(seconds, self._time_is_over, update.game_id, watched)

    def _time_is_over(self, game_id: str, watched: _Watched) -> None:
        watched.timer = None
        self._refresh(game_id)

    def _show(self, game_id: str, shown: Mapping[str, Any], but: Listener | None = None) -> None:
        """Give what is looked at to all who listen here *but* one, and do not lag behind."""
        watched = self._watched.get(game_id)
        others = [each for each in watched.listeners if each is not but] if watched else []
        _give((each for each in others if each.queue.qsize() < QUEUE // 2), json.dumps(shown))

    def _tell_presence(self, game_id: str, watched: _Watched) -> bool:
        """Tell all who is present, and return whether that was done: how many spectators there are, once a second."""
        players = watched.here().devices
        if watched.counting and players == watched.told:
            watched.is_miscounted = True
            return False
        watched.told, watched.is_miscounted = players, False
        _give(watched.listeners, watched.presence())
        self._tell_here(game_id, watched)
        if not watched.counting:
            later = asyncio.get_running_loop().call_later
            watched.counting = later(_COUNTED_S, self._count_again, game_id, watched)
        return True

    def _count_again(self, game_id: str, watched: _Watched) -> None:
        watched.counting = None
        if watched.is_miscounted:
            self._tell_presence(game_id, watched)

    def _tell_here(self, game_id: str, watched: _Watched) -> None:
        here = watched.here()
        self.tell_others({"game": game_id, "devices": list(here.devices), "spectators": here.spectators})

    def _note_elsewhere(self, watched: _Watched, sender: str, message: Mapping[str, Any]) -> None:
        before = watched.presence()
        watched.elsewhere[sender] = _Present.read(message)
        if (after := watched.presence()) != before:
            _give(watched.listeners, after)


def message_of(update: Update, now: int, events: Iterable[str] | None = None, *, lines: bool) -> str:
    """Write the message that gives *events* of *update*, or all; with *lines*, what the players say to each other."""
    chosen = update.events if events is None else events
    listed = ",".join(chosen if lines else without_lines(chosen))
    clocks, more = json.dumps(update.clocks), ',"more":true' if update.more else ""
    return f'{{"type":"events","events":[{listed}],"number":{update.number},"clocks":{clocks},"now":{now}{more}}}'


def _give(listeners: Iterable[Listener], message: str) -> None:
    for listener in listeners:
        listener.give(message)

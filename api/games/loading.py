"""Loads games that are cold: plays their events, in slices, on a thread of its own that gives way to everything else.

A game begins from its last snapshot; what takes long leaves another one behind, so that it never takes as long again.
Whoever has had least of the thread lately comes first, slice by slice, and pays for each. Of equals, the game that was
begun first is made first: if a hundred are wanted at once, most are there before the last one. A load goes on if nobody
waits for it any longer; of one client so many may wait, and one at a time is made, so that few are half made. Several
may want the same game: it is loaded as if whoever of them comes first had asked for it alone.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from api.client import CLIENT, Bucket, Client, networks, room
from api.errors import BusyError, LimitError, UnknownGameError, stop_error
from api.fair_queue import FairQueue
from api.games import snapshots
from api.games.memory import CachedGame, state_of
from api.games.state import State
from api.jobs.executor import give_way
from api.store.games import GameRow, StoredGames
from api.tally import Tally
from generator.errors import KropkiError

T = TypeVar("T")

SLICE_NS = 10_000_000  # of the thread, after which others have their turn
_PAGE_BYTES = 64 * 1024  # characters of events that are read at once
_EACH = 32  # games of one client that are loaded at a time: a room of players after a restart
_MOST = 512  # the same, of all; above it, whoever has none being loaded may have one
_AGAIN_S = 1
SENT_AGAIN = 4  # events before a snapshot that are read, too: who has sent one may have had no answer
_NICE = 3  # of the thread, as of those that search
_MOST_NS = 1_000_000_000  # that is paid for a slice: it takes longer only where something is compiled
_SECOND_NS, _MILLISECOND_NS = 1_000_000_000, 1_000_000

_log = logging.getLogger(__name__)


class Read(Protocol):
    """Runs a query on the games in the database."""

    def __call__(self, query: Callable[[StoredGames], T]) -> Awaitable[T]:
        """Return what *query* returns."""


class _Turn(NamedTuple):
    """Steps that are to be made for somebody, and who hears whether all of them are."""

    steps: Iterator[object]
    ended: asyncio.Future[tuple[bool, int]]  # and the time of the thread


@dataclass(eq=False, slots=True)
class _Load:
    """A game that is to be loaded, from *cached* on if that is given, and the *clients* that want it, by name."""

    game_id: str
    cached: CachedGame | None
    loaded: asyncio.Future[None]
    clients: dict[str, Client | None] = field(default_factory=dict)
    has_begun: bool = False


class Loader:
    """Loads games by *read*, keeps their snapshots by *change*, and has *adopt* take over each that is loaded.

    One that comes too late for all who wanted it is there when they ask again.
    """

    def __init__(self, read: Read, change: Read, adopt: Callable[[CachedGame], Awaitable[object]]) -> None:
        self._read = read
        self._change = change
        self._adopt = adopt
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="games", initializer=give_way, initargs=(_NICE,))
        self._waiting = FairQueue[_Turn]()
        self._loading: dict[str, _Load] = {}
        self._of = Tally()  # by network of who asked first
        self._to_begin: list[_Load] = []
        self._making: set[str] = set()  # clients for which one is made
        self._makers: set[asyncio.Task[None]] = set()
        self._working: asyncio.Task[None] | None = None
        self._is_stopped = False

    async def load(self, game_id: str, cached: CachedGame | None) -> None:
        """Load a game as it is in the database, from *cached* on if that is given; return once it is taken over."""
        client = CLIENT.get()
        if client:
            await client.admit(Bucket.PLAY)
        load = self._loading.get(game_id) or self._accept(game_id, cached, client)
        load.clients.setdefault(client.name if client else "", client)
        self._begin()
        await asyncio.shield(load.loaded)

    async def stop(self) -> None:
        """Load nothing any longer; return when the slice that runs has ended."""
        self._is_stopped = True
        self._to_begin.clear()
        makers = list(self._makers)
        for task in [*makers, *([self._working] if self._working else [])]:
            task.cancel()
        await asyncio.gather(*makers, return_exceptions=True)
        for load in list(self._loading.values()):
            load.loaded.cancel()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)

    def _accept(self, game_id: str, cached: CachedGame | None, client: Client | None) -> _Load:
        """Let a game wait to be loaded; raise ``LimitError`` or ``BusyError`` where too many do."""
        if self._is_stopped:
            raise stop_error()
        name = client.name if client else ""
        own = networks(name)
        if name and any(self._of[network] >= _EACH * room(network) for network in own):
            raise LimitError(f"expected at most {_EACH} games of one address to be opened at a time", _AGAIN_S)
        if len(self._loading) >= _MOST and any(self._of[network] for network in own):
            raise BusyError("too many games are being opened; try again in a moment")
        self._of.update(own)
        load = _Load(game_id, cached, asyncio.get_running_loop().create_future())
        self._loading[game_id] = load
        self._to_begin.append(load)

        def ended(loaded: asyncio.Future[None]) -> None:
            del self._loading[game_id]
            for network in own:
                self._of.less(network)
            if not loaded.cancelled():
                loaded.exception()  # retrieved, so that asyncio does not warn where nobody waits any longer

        load.loaded.add_done_callback(ended)
        return load

    def _begin(self) -> None:
        """Begin what waits, where a client wants it for which nothing is made just now."""
        for load in list(self._to_begin):
            client = next((name for name in load.clients if not name or name not in self._making), None)
            if client is not None:
                self._to_begin.remove(load)
                self._making.add(client)
                task = asyncio.get_running_loop().create_task(self._make(load, client), context=Context())
                self._makers.add(task)
                task.add_done_callback(self._makers.discard)

    async def _make(self, load: _Load, client: str) -> None:
        try:
            await self._adopt(await self._loaded(load))
            load.loaded.set_result(None)
        except Exception as error:  # noqa: BLE001 - it is raised again where the game is awaited
            load.loaded.set_exception(error)
        finally:
            self._making.discard(client)
            self._begin()

    async def _loaded(self, load: _Load) -> CachedGame:
        game_id = load.game_id
        row, text = await self._read(lambda store: (store.find(game_id), store.snapshot(game_id)))
        if row is None:
            raise UnknownGameError("there is no game with this id")
        found = load.cached or await self._from_snapshot(row, text, load)
        while found.state.number < row.events:  # what is added meanwhile is played where the game is wanted
            texts = await self._read(lambda store: store.page(game_id, found.state.number, _PAGE_BYTES))
            if not texts:  # of a database that was put back
                break
            await self._do(_play(found.state, texts), load)
            if found.state.number >= found.snapshot + snapshots.EVERY:
                await self._keep(found, load)
                found.state.trim()
        found.row = row
        return found

    async def _from_snapshot(self, row: GameRow, text: str | None, load: _Load) -> CachedGame:
        found: list[State] = []

        def steps() -> Iterator[None]:
            fresh = state_of(row)
            for state in snapshots.restored(fresh.setup, text) if text else ():
                yield None
                found.extend([state] if state else [])
            found.append(fresh)

        await self._do(steps(), load)
        state = found[0]
        number = state.number
        if number > row.events:  # of a database that was put back
            return CachedGame(row, state_of(row))
        if not number:
            return CachedGame(row, state)
        state.before = max(number - SENT_AGAIN, 0)
        state.events = await self._read(lambda store: store.events(row.id, state.before, number - state.before))
        return CachedGame(row, state, snapshot=number)

    async def _keep(self, found: CachedGame, load: _Load) -> None:
        """Keep a snapshot; where that fails, there is another time."""
        number, text = found.state.number, ""

        def steps() -> Iterator[None]:
            nonlocal text
            for part in snapshots.parts(found.state):
                text = part or ""
                yield None

        await self._do(steps(), load)
        with suppress(KropkiError):
            await self._change(lambda store: store.keep_snapshot(found.row.id, number, text))
            found.snapshot = number

    async def _do(self, steps: Iterator[object], load: _Load) -> None:
        """Make *steps* on the thread, slice by slice; for each pays whoever of those who wait has had least."""
        is_over = False
        while not is_over:
            name = next(iter(load.clients))
            turn = _Turn(steps, asyncio.get_running_loop().create_future())
            self._waiting.put(name, turn)
            load.has_begun = True
            if self._working is None:
                self._working = asyncio.get_running_loop().create_task(self._work(), context=Context())
            is_over, spent_ns = await turn.ended
            spent_ns = min(spent_ns, _MOST_NS)
            if client := load.clients[name]:
                await client.charge(math.ceil(spent_ns / _MILLISECOND_NS), Bucket.PLAY)

    async def _work(self) -> None:
        """Give everybody turns for as long as any wait."""
        loop = asyncio.get_running_loop()
        try:
            while turn := self._waiting.take():
                try:
                    answer = await loop.run_in_executor(self._thread, _slice, turn.steps)
                except Exception as error:  # noqa: BLE001 - it is raised again where the turn is awaited
                    if not turn.ended.done():
                        turn.ended.set_exception(error)
                else:
                    if not turn.ended.done():
                        turn.ended.set_result(answer)
                await asyncio.sleep(0)  # whoever has had a turn asks for the next one
        finally:
            self._working = None


def _slice(steps: Iterator[object]) -> tuple[bool, int]:
    """Make steps for a while; tell whether all are made, and what it took."""
    began_ns = time.thread_time_ns()
    for _ in steps:
        if time.thread_time_ns() - began_ns > SLICE_NS:
            return False, time.thread_time_ns() - began_ns
    return True, time.thread_time_ns() - began_ns


def _play(state: State, texts: Iterable[str]) -> Iterator[None]:
    for text in texts:
        state.add(text)
        yield None

"""Games in which somebody has just moved: loaded as the service begins, so that their players find none of them cold.

After a restart they all come back within seconds. One by one, each game would cost the event loop, the threads of the
database and that which loads (``loading``) several times what it costs to play it; so here some are read and played
together. Their number, their size and the time are bounded. What is not reached is loaded when somebody wants it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from api.errors import DamagedError
from api.games import snapshots
from api.games.loading import SENT_AGAIN, Read
from api.games.memory import CachedGame, state_of
from api.store.games import GameRow, StoredGames
from dots.kernel.jit import COMPILER
from generator.errors import KropkiError

MOST = 200  # games
LARGEST = 64 * 1024  # bytes of one
SINCE_S = 15 * 60  # of its last event
TOGETHER = 10  # games of which nothing else has its turn in between
_LASTS_S = 3.0


async def wake(read: Read, adopt: Callable[[Sequence[CachedGame]], Awaitable[object]], now_s: int) -> None:
    """Load what was changed just before *now_s*, seconds since 1970, by *read*; have *adopt* take over some at a time.

    Raises nothing where the database is away: whoever wants a game hears of that. Loads nothing before the rules are
    compiled, which takes longer than anybody should wait.
    """
    if COMPILER.is_empty:
        return
    with suppress(TimeoutError, KropkiError):
        async with asyncio.timeout(_LASTS_S):
            rows = await read(lambda store: store.in_play(now_s - SINCE_S, LARGEST, MOST))
            for begin in range(0, len(rows), TOGETHER):
                await adopt(await read(partial(_loaded, rows[begin : begin + TOGETHER])))


def _loaded(rows: Sequence[GameRow], store: StoredGames) -> list[CachedGame]:
    """Return games as they are in the database, without those that are damaged or were changed meanwhile."""
    games = []
    for row in rows:
        with suppress(DamagedError):
            found = _played(row, store)
            if found.state.number == row.events:
                games.append(found)
    return games


def _played(row: GameRow, store: StoredGames) -> CachedGame:
    state, text = state_of(row), store.snapshot(row.id)
    if text:
        *_, state = state, *filter(None, snapshots.restored(state.setup, text))
    number = state.number
    state.before = max(number - SENT_AGAIN, 0)
    texts = store.events(row.id, state.before)
    state.events = texts[: number - state.before]
    for event in texts[number - state.before :]:
        state.add(event)
    state.trim()
    return CachedGame(row, state, snapshot=number)

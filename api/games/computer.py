"""The computer as a player of games that the service keeps: it sits down when a game begins, and answers each move.

Whoever has moved pays for the answer, and gets it later where that is more than there is left. So a game goes on though
its player has closed the page. The computer's secret is computed, as every process needs it. Knows no HTTP.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from kropki.api.client import CLIENT, Bucket, Client, networks
from kropki.api.errors import AgainError, GameError, GoneError, LimitError, NumberError, StockError
from kropki.api.games.badges import Badges
from kropki.api.games.games import Begun, Games, Turn
from kropki.api.games.memory import Update
from kropki.api.games.state import Action
from kropki.api.jobs.executor import Executor
from kropki.api.tally import Tally
from kropki.dots.board.position import Player
from kropki.dots.book.players import chooser
from kropki.dots.engine.engine import Budget
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.records import replay
from kropki.dots.rules.game import Play
from kropki.generator.errors import KropkiError

LONG_S = 1.0  # from which on a move is a long question
_DOT = 3  # parts of a move without rings
_EACH = 40  # games of one network in which the computer is asked at once; in more it answers when somebody looks again
_MOST = 2000  # of all
_AGAIN_S = 2  # after which it tries again where nobody says when
_LONGEST_S = 600  # for which it tries

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thinkers:
    """What moves are chosen by: *short* questions, *long* ones, and the *seconds* that one may take at the most."""

    short: Executor
    long: Executor
    seconds: float


class Computer:
    """Plays in *games*, by the secrets that *badges* computes."""

    def __init__(self, games: Games, badges: Badges, thinkers: Thinkers) -> None:
        self._games = games
        self._badges = badges
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._whose: dict[str, str] = {}  # the network that pays, by game; the first who came first
        self._of = Tally()  # games by network
        self._again: set[str] = set()  # games in which something has come while the computer answered

    async def sit(self, begun: Begun) -> None:
        """Take the free seat of a game, and move if the computer is first."""
        secret = await self._badges.secret_of(begun.game_id)
        _, _, update = await self._games.sit(begun.game_id, secret, begun.invitation)
        self.wake(update)

    def wake(self, update: Update) -> None:
        """Let the computer answer in the game of *update*, if it has to; whoever asks pays."""
        client = CLIENT.get()
        if not update.awaits_computer:
            return
        if update.game_id in self._tasks:
            self._again.add(update.game_id)
            return
        network = networks(client.name)[-1] if client else ""
        if self._of[network] < _EACH and len(self._tasks) < _MOST:
            self._of[network] += 1
            self._whose[update.game_id] = network
            self._tasks[update.game_id] = asyncio.create_task(self._play(update.game_id, client))

    async def stop(self) -> None:
        """Answer no longer."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game_id: str, client: Client | None) -> None:
        """Answer until there is nothing to answer."""
        CLIENT.set(cast("Client", _Staying(client)) if client else None)
        try:
            async with asyncio.timeout(_LONGEST_S):
                while await self._answered(game_id) or game_id in self._again:
                    self._again.discard(game_id)
        except (KropkiError, TimeoutError) as error:
            _log.info("the computer does not answer in a game: %s", error or "it took too long")
        finally:
            self._again.discard(game_id)
            del self._tasks[game_id]
            network = self._whose.pop(game_id)
            self._of.less(network)

    async def _answered(self, game_id: str) -> bool:
        """Answer once, if that is possible now; tell whether there was something to answer."""
        try:
            turn = await self._games.turn_of_computer(game_id)
            if turn is None:
                return False
            secret = await self._badges.secret_of(game_id)
            do = partial(self._games.act, game_id, secret, turn.number + 1)
            with suppress(NumberError):  # something else has come first: look again
                if turn.offers:
                    await do(Action("decline", what=turn.offers[0]))
                else:
                    await _move(do, await self._chosen(turn, secret))
        except (AgainError, LimitError, StockError, GoneError) as error:
            await asyncio.sleep(getattr(error, "retry_after", None) or _AGAIN_S)
        return True

    async def _chosen(self, turn: Turn, seed: str) -> list[Any]:
        """Return a move by a *seed* that nobody knows, so that nobody knows what the computer would answer."""
        strength = STRENGTHS[turn.setup["computer"]["strength"] - 1]
        is_long = strength.seconds >= LONG_S
        tasks = self._thinkers.long if is_long else self._thinkers.short
        seconds = min(strength.seconds, self._thinkers.seconds)
        choose = partial(_choose, turn.setup, turn.moves, seed, Budget(seconds=seconds, wall=is_long))
        return await tasks.run(choose, Bucket.THINKING if is_long else Bucket.WORK)


class _Staying:
    """A client, for what is done when its request has been answered: it is never gone."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)

    async def gone(self) -> None:
        await asyncio.Event().wait()


async def _move(do: Callable[[Action], Awaitable[object]], chosen: list[Any]) -> None:
    """Make the *chosen* move; in a game that is full, a dot without rings, or nothing but to resign."""
    for made in (chosen, chosen[:_DOT], [chosen[0], "resign"]):
        with suppress(GameError):
            await do(Action("move", move=made))
            return


def _choose(setup: Mapping[str, Any], moves: list[list[Any]], seed: str, budget: Budget) -> list[Any]:
    """Return the computer's move in a game; the same seed and moves give the same one, but for what a clock ends."""
    game = replay.read({"moves": moves, **{name: setup[name] for name in ("size", "rules", "start")}})
    play = Play(game.board, game.ruleset, game.start, alternate=True)
    for _, move in game.moves:
        play.play(move, was_allowed=True)
    side: Player = setup["computer"]["player"]
    chosen = chooser(strength=setup["computer"]["strength"], seed=seed).choose(play, budget, side)
    return replay.written(chosen.move, play.board) if chosen.move else [side, "resign"]

"""Games that were just played are in memory when the service begins again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, NoReturn

import pytest
import sqlalchemy as sql

from api.errors import StockError
from api.games import snapshots, waking
from api.games.loading import Loader
from api.games.state import Action
from api.store.games import StoredGames, events, games
from tests.support.friend_games import HELLO, Process, talk

pytestmark = pytest.mark.release


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the games that are loaded because somebody wants them, each as often as it is."""
    found: list[str] = []

    async def load(loader: Any, game_id: str, cached: Any, load: Any = Loader.load) -> None:
        found.append(game_id)
        await load(loader, game_id, cached)

    monkeypatch.setattr(Loader, "load", load)
    return found


def awake(process: Process, *wanted: str) -> list[dict[str, Any]]:
    """Begin to wake games, and want some at the same time; return them."""

    async def ask() -> list[dict[str, Any]]:
        process.games.wake()
        return await asyncio.gather(*map(process.games.state, wanted))

    return process.do(ask())


def change(store: StoredGames, game: str, **values: Any) -> None:
    with store._engine.begin() as connection:
        connection.execute(games.update().where(games.c.id == game).values(**values))


@pytest.mark.parametrize("every", [20, 1000], ids=["from a snapshot", "from the first event"])
def test_what_was_just_played_is_woken_and_goes_on(
    kept: Process, monkeypatch: pytest.MonkeyPatch, loads: list[str], every: int
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", every)
    monkeypatch.setattr(waking, "TOGETHER", 2)
    played = [talk(kept, 50) for _ in range(5)]
    before = [kept.state(game) for game, _ in played]
    cold = Process(kept.store)
    assert awake(cold, *(game for game, _ in played)) == before
    for (game, secrets), state in zip(played, before, strict=True):
        sent_again = cold.act(game, secrets[1], Action("accept", what="takeback"), number=50)
        assert sent_again == state["events"][-1:]
        assert cold.act(game, secrets[0], HELLO, number=51)
    assert loads == []


@pytest.mark.parametrize("column", ["over", "changed", "bytes"])
def test_games_that_are_over_old_or_large_are_loaded_when_somebody_wants_them(
    process: Process, loads: list[str], column: str
) -> None:
    now_s = process.now // 1000
    values = {"over": True, "changed": now_s - waking.SINCE_S - 1, "bytes": waking.LARGEST + 1}
    (first, _), (second, _) = talk(process, 40), talk(process, 40)
    change(process.store, first, **{column: values[column]})
    awake(Process(process.store), first, second)
    assert loads == [first]


def test_of_too_many_those_are_woken_that_were_changed_last(
    process: Process, monkeypatch: pytest.MonkeyPatch, loads: list[str]
) -> None:
    monkeypatch.setattr(waking, "MOST", 2)
    played = [talk(process, 40)[0] for _ in range(4)]
    for seconds, game in enumerate(played):
        change(process.store, game, changed=process.now // 1000 - seconds)
    awake(Process(process.store), *played)
    assert sorted(loads) == sorted(played[2:])


def test_a_damaged_game_leaves_the_others_awake(process: Process, loads: list[str]) -> None:
    played = [talk(process, 40)[0] for _ in range(3)]
    with process.store._engine.begin() as connection:
        of_first = sql.and_(events.c.game == played[0], events.c.number == 7)
        connection.execute(events.update().where(of_first).values(event=json.dumps({"kind": "move"})))
    awake(Process(process.store), *played[1:])
    assert loads == []


def test_where_the_database_is_away_nothing_is_woken(process: Process) -> None:
    async def read(query: Callable[[StoredGames], Any]) -> Any:  # noqa: ARG001 - named as it is called
        raise StockError("away")

    async def adopt(_: object) -> NoReturn:
        raise AssertionError

    process.do(waking.wake(read, adopt, process.now // 1000))

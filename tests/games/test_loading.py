"""Games of dots that are opened: in which order, how many at a time, and for whom."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from api.client import CLIENT, Bucket
from api.errors import BusyError, LimitError
from api.games import loading
from tests.support.friend_games import Payer, Process, talk

pytestmark = pytest.mark.release


async def seen_by(client: Payer, process: Process, game: str) -> None:
    CLIENT.set(client)
    await process.games.seen(game)


def loads_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the games that are loaded from now on, each as often as it is."""
    loads: list[str] = []

    async def loaded(loader: Any, load: Any, loaded: Any = loading.Loader._loaded) -> Any:
        loads.append(load.game_id)
        return await loaded(loader, load)

    monkeypatch.setattr(loading.Loader, "_loaded", loaded)
    return loads


def test_a_small_game_is_opened_before_a_long_one_of_another_address(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    monkeypatch.setattr(loading, "_STEP_S", 0.0001)
    monkeypatch.setattr(loading, "_PAGE_BYTES", 1000)
    (long, _), (small, _) = talk(process, 150), talk(process, 20)
    cold, opened = Process(process.store), []

    async def open_as(client: str, game: str) -> None:
        await seen_by(Payer(client), cold, game)
        opened.append(game)

    cold.do_at_once([open_as("192.0.2.1", long), open_as("192.0.2.2", small)])
    assert opened == [small, long]


def test_of_many_games_at_once_those_that_were_begun_first_are_there_first(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    monkeypatch.setattr(loading, "_STEP_S", 10.0)
    games = [talk(process, 20)[0] for _ in range(20)]
    cold, opened, ended = Process(process.store), 0, []

    def play(*given: Any, play: Any = loading._play) -> Any:
        nonlocal opened
        opened += 1
        yield from play(*given)
        ended.append(opened)

    monkeypatch.setattr(loading, "_play", play)
    cold.do_at_once(seen_by(Payer(f"192.0.2.{number}"), cold, game) for number, game in enumerate(games))
    assert ended == list(range(1, 21))  # each before the next one is played


def test_a_game_that_comes_too_late_is_there_when_it_is_wanted_again(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = talk(process, 40)
    cold, loads = Process(process.store), loads_of(monkeypatch)

    async def ask_twice() -> None:
        asked = asyncio.create_task(cold.games.seen(game))
        while not cold.games._loader._makers:
            await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(*cold.games._loader._makers, asked, return_exceptions=True)
        await cold.games.seen(game)

    asyncio.run(ask_twice())
    assert loads == [game]


def test_of_one_client_one_game_is_opened_at_a_time(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    games = [talk(process, 30)[0] for _ in range(3)]
    cold, begun, most = Process(process.store), 0, 0

    async def loaded(*given: Any, loaded: Any = loading.Loader._loaded) -> Any:
        nonlocal begun, most
        begun += 1
        most = max(most, begun)
        try:
            return await loaded(*given)
        finally:
            begun -= 1

    monkeypatch.setattr(loading.Loader, "_loaded", loaded)
    assert cold.do_at_once(seen_by(Payer("192.0.2.1"), cold, game) for game in games) == [None] * 3
    assert most == 1
    assert not cold.games._loader._making


def test_who_wants_a_game_waits_for_nothing_else_that_others_want_who_asked_for_it_first(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    others, shared = [talk(process, 60)[0] for _ in range(3)], talk(process, 60)[0]
    cold, opened, payer = Process(process.store), [], Payer("192.0.2.2")

    async def open_as(client: Payer, game: str) -> None:
        await seen_by(client, cold, game)
        opened.append((client.name, game))

    greedy = Payer("192.0.2.1")
    cold.do_at_once([*(open_as(greedy, game) for game in [*others, shared]), open_as(payer, shared)])
    assert ("192.0.2.2", shared) in opened[
        :3
    ]  # beside the first of the others: of these each comes after the one before
    assert [game for client, game in opened if client == "192.0.2.1" and game != shared] == others
    assert payer.paid[Bucket.PLAY] > 0


def test_all_who_ask_for_a_cold_game_have_it_from_one_load(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = talk(process, 40)
    cold, loads = Process(process.store), loads_of(monkeypatch)

    found = process.do(process.games.seen(game))
    assert cold.do_at_once(cold.games.seen(game) for _ in range(5)) == [found] * 5
    assert loads == [game]


def test_a_load_ends_when_the_service_does(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    game, _ = talk(process, 100)
    cold = Process(process.store)

    async def end() -> Any:
        opening = asyncio.create_task(cold.games.seen(game))
        while not cold.games._loader._loading:
            await asyncio.sleep(0)
        await cold.games.stop()
        return await asyncio.gather(opening, return_exceptions=True)

    [answer] = asyncio.run(end())
    assert isinstance(answer, asyncio.CancelledError)


def test_games_that_one_address_opens_at_a_time_are_few(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_EACH", 2)
    begun = [talk(process, 20)[0] for _ in range(3)]
    cold = Process(process.store)

    async def open_all() -> Any:
        CLIENT.set(Payer())
        return await asyncio.gather(*(cold.games.seen(game) for game in begun), return_exceptions=True)

    answers = asyncio.run(open_all())
    assert [isinstance(answer, LimitError) for answer in answers] == [False, False, True]


@pytest.mark.parametrize(
    ("bounds", "addresses", "opened"),
    [
        ({"_EACH": 1}, [f"2001:db8:1:{n}00::" for n in range(1, 7)], 4),  # of one network of 48 bits
        ({"_MOST": 2}, ["192.0.2.1"] * 4, 2),
        ({"_MOST": 1}, ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"], 3),  # who has none is let in
    ],
)
def test_games_that_others_open_keep_nobody_out(
    process: Process, monkeypatch: pytest.MonkeyPatch, bounds: dict[str, int], addresses: list[str], opened: int
) -> None:
    for name, value in bounds.items():
        monkeypatch.setattr(loading, name, value)
    begun = [talk(process, 20)[0] for _ in addresses]
    cold = Process(process.store)

    answers = cold.do_at_once(
        seen_by(Payer(address), cold, game) for address, game in zip(addresses, begun, strict=True)
    )
    assert sum(answer is None for answer in answers) == opened
    assert all(isinstance(answer, (LimitError, BusyError)) for answer in answers if answer is not None)
    assert not cold.games._loader._of

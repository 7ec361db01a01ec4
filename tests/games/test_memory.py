"""Games of dots in memory: what they weigh, which stay, and when they are freed."""

from __future__ import annotations

import gc
import json
import weakref
from typing import Any

import pytest

from api.errors import GameError, NumberError
from api.games import games, memory, state
from api.games.games import Games
from api.games.state import Action, State
from dots.records import replay
from tests.support.friend_games import HELLO, PAPER, Process, capture, ring_of, talk


def test_of_large_games_fewer_stay_in_memory_and_small_ones_are_not_the_first_to_go(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "_SHARE", 20_000)
    monkeypatch.setattr(memory, "_BYTES", 170_000)
    known = process.games._memory._cached
    small, _ = process.seated()
    large = [process.seated({**PAPER, "size": [14, 14]})[0] for _ in range(3)]
    assert list(known) == [small, large[1], large[2]]
    assert process.games._memory._bytes == sum(process.games._memory._weights[each] for each in known)
    assert process.state(large[0])["number"] == 2
    assert list(known) == [small, large[2], large[0]]
    monkeypatch.setattr(memory, "_BYTES", 1)
    process.state(small)
    assert list(known) == [small]


def test_a_game_weighs_about_what_it_takes(process: Process) -> None:
    """The weight of what takes most: dots before the first move, moves, and points within rings."""
    game, secrets = process.seated(PAPER)
    state = process.games._memory._cached[game].state
    empty = state.weight
    capture(process, game, secrets, 1, 1)
    assert state.weight > empty + 7 * 320 + 5 * 60
    process.act(game, secrets[1], Action("offer", what="takeback"))
    full = state.weight
    process.act(game, secrets[0], Action("accept", what="takeback"))
    assert state.weight < full
    assert State({**PAPER, "start": [[1, 0, 0], [2, 5, 5]]}).weight == State(PAPER).weight + 2 * 180


def test_the_moves_of_a_game_are_written_once_for_all_who_ask(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(PAPER)
    capture(process, game, secrets, 1, 1)
    known, write = process.games._memory._cached[game].state, replay.written
    known._told = -1, []
    weight, written = known.weight, list[Any]()

    def told(*given: Any) -> list[Any]:
        written.append(given)
        return write(*given)

    monkeypatch.setattr(replay, "written", told)
    first = process.state(game)
    assert known.weight > weight + 7 * 110
    assert len(written) == len(first["moves"]) == 7
    assert process.state(game) == first
    assert len(written) == 7
    process.act(game, secrets[1], Action("offer", what="takeback"))
    process.act(game, secrets[0], Action("accept", what="takeback"))
    assert process.state(game)["moves"] == first["moves"][:-2]


def test_a_game_that_leaves_memory_is_freed_without_the_garbage_collector(process: Process) -> None:
    """A long game in a circle of references waits for a collection, which stops the service for 0.1 s."""
    game, _ = talk(process, 50)
    cold = Process(process.store)
    gc.collect()
    gc.disable()
    try:
        assert cold.state(game) == process.state(game)
        state = weakref.ref(cold.games._memory._cached[game].state)
        assert state() is not None
        cold.games._memory._forget([game])
        assert state() is None
    finally:
        gc.enable()


class Given(list[Any]):
    """Rings as they were sent, of which one can tell whether they are still in memory."""


@pytest.mark.parametrize(("number", "seat"), [(9, 0), (3, 1), (3, 0)])  # another number, player; and no ring
def test_a_move_that_is_refused_is_freed_without_the_garbage_collector(
    process: Process, number: int, seat: int
) -> None:
    """Rings of a thousand points, in a circle of an error and what it was raised in, would wait for a collection."""
    game, secrets = process.seated(PAPER)

    async def send(rings: list[Any]) -> str:
        try:
            await process.games.act(game, secrets[seat], number, Action("move", move=[1, 5, 5, rings]))
        except (GameError, NumberError) as error:
            return error.code
        return "allowed"

    gc.collect()
    gc.disable()
    try:
        rings = Given([ring_of(4, 4)] * 3)
        sent = weakref.ref(rings)
        assert process.do(send(rings)) != "allowed"
        del rings
        assert sent() is None
    finally:
        gc.enable()


def test_a_long_history_is_read_in_pages_and_only_its_end_is_in_memory(
    kept: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = talk(kept, 40)
    texts = kept.store.events(game, 0)
    monkeypatch.setattr(state, "_IN_MEMORY", 20)
    monkeypatch.setattr(state, "_LAST", 10)
    monkeypatch.setattr(games, "PAGE_BYTES", 1000)
    texts += [json.dumps(event, separators=(",", ":")) for event in kept.act(game, secrets[0], HELLO)]
    for each in (kept, Process(kept.store)):
        known = each.do(each.games.events_after(game, 0))
        assert known.more
        assert sum(map(len, known.events)) <= 1000

        async def read(games: Games = each.games) -> list[tuple[str, ...]]:
            return [tuple(page) async for page in games.history(game, 0, 41)]

        pages = each.do(read())
        assert [text for page in pages for text in page] == texts
        assert len(pages) > 3
    remembered = kept.games._memory.remembered(game)
    assert remembered
    assert remembered.state.number == 41
    assert len(remembered.state.events) <= 20

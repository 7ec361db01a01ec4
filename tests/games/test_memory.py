"""Games of dots in memory: what they weigh, which stay, and when they are freed."""

from __future__ import annotations

import gc
import json
import weakref
from typing import Any

import pytest

from kropki.api.games import games, memory
from kropki.api.games.games import Games
from kropki.api.games.state import Action
from kropki.dots.records import replay
from tests.support.friend_games import HELLO, PAPER, Process, capture, talk


def test_the_moves_of_a_game_are_written_once_for_all_who_ask(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(PAPER)
    capture(process, game, secrets, 1, 1)
    known, write = process.games._memory._cached[game].state, replay.written
    known._told = -1, []
    written = list[Any]()

    def told(*given: Any) -> list[Any]:
        written.append(given)
        return write(*given)

    monkeypatch.setattr(replay, "written", told)
    first = process.state(game)
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


def test_of_large_games_fewer_stay_in_memory(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    known = process.games._memory._cached
    few = [process.seated(PAPER)[0] for _ in range(3)]
    assert list(known) == few
    monkeypatch.setattr(memory, "_BYTES", 2 * known[few[0]].weight)
    process.state(few[0])
    assert list(known) == [few[2], few[0]]
    assert process.games._memory._bytes == sum(known[each].weight for each in known)


def test_a_long_history_is_told_in_pages(kept: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = talk(kept, 40)
    texts = kept.store.events(game, 0)
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


@pytest.mark.parametrize(("part", "part_ns"), [(3, 10**9), (200, -1)])
def test_a_game_is_played_through_in_parts_between_which_others_have_their_turns(
    process: Process, monkeypatch: pytest.MonkeyPatch, part: int, part_ns: int
) -> None:
    monkeypatch.setattr(memory, "_PART", part)
    monkeypatch.setattr(memory, "_PART_NS", part_ns)
    game, secrets = talk(process, 20)
    expected = process.state(game)
    cold = Process(process.store)
    assert cold.do_at_once([cold.games.state(game), cold.games.act(game, secrets[0], 2, HELLO)])[0] == expected
    assert cold.act(game, secrets[0], HELLO)[0]["number"] == 21

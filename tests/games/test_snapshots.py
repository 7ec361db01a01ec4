"""Games of dots that are opened from a snapshot, and not from their first event."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

import pytest

from api.games import snapshots
from api.games.games import Games
from api.games.state import Action, State
from api.store.games import StoredGames
from tests.support.friend_games import HELLO, PATIENT, Process, talk

T = TypeVar("T")


def test_a_cold_game_is_played_elsewhere_and_from_its_last_snapshot(
    kept: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    game, secrets = talk(kept, 50)
    before, played, is_changing = kept.state(game), 0, False

    async def ask(query: Callable[[StoredGames], T]) -> T:
        nonlocal is_changing
        is_changing = True
        try:
            return query(kept.store)
        finally:
            is_changing = False

    async def read(query: Callable[[StoredGames], T]) -> T:
        return query(kept.store)

    def add(self: State, text: str, add: Callable[[State, str], None] = State.add) -> None:
        nonlocal played
        assert not is_changing
        played += 1
        add(self, text)

    cold = Process(kept.store)
    cold.games = Games(ask, PATIENT, lambda: cold.now, read)
    with monkeypatch.context() as patch:
        patch.setattr(State, "add", add)
        assert cold.state(game) == before
        assert 0 < played < 20
    sent_again = cold.act(game, secrets[1], Action("accept", what="takeback"), number=50)
    assert sent_again == before["events"][-1:]
    assert cold.act(game, secrets[0], HELLO, number=51)


@pytest.mark.parametrize("damage", ["", "{}", "[", '{"version":1,"number":40,"moves":[[1,0,0],[1,0,0]],"left":{}}'])
def test_a_snapshot_that_cannot_be_read_is_as_good_as_none(
    kept: Process, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    game, _ = talk(kept, 50)
    kept.store.keep_snapshot(game, 40, damage)
    assert Process(kept.store).state(game) == kept.state(game)


def test_what_took_long_to_open_leaves_a_snapshot_behind(kept: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = talk(kept, 40)
    assert kept.store.snapshot(game) is None
    monkeypatch.setattr(snapshots, "EVERY", 10)
    cold = Process(kept.store)
    assert cold.state(game) == kept.state(game)
    text = kept.store.snapshot(game)
    assert text
    assert json.loads(text)["number"] == 40
    kept.now += PATIENT.game_days * 24 * 3600 * 1000 + 1000
    kept.begin()  # which makes room
    assert kept.store.snapshot(game) is None

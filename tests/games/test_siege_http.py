"""Games of dots between friends, besieged over HTTP and WebSockets: long histories, nonsense, who makes room."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from kropki.api.games import games
from kropki.api.games.hub import Hub
from kropki.api.games.memory import Update
from kropki.api.live import session
from tests.support.live_games import app, begin, ended, playing

pytestmark = pytest.mark.release


def played(client: TestClient, moves: int) -> tuple[str, list[str]]:
    """Begin a game with so many moves."""
    game, secrets = begin(client, size=[15, 15])
    client.post(f"/dots/games/{game}/seat", headers={"X-Seat": secrets[0]})
    for number in range(moves):
        body = {"number": number + 3, "move": [1 + number % 2, number % 15, number // 15]}
        answer = client.post(f"/dots/games/{game}/moves", json=body, headers={"X-Seat": secrets[number % 2]})
        assert answer.status_code == 200, answer.text
    return game, secrets


@pytest.mark.parametrize("most", [500, 1], ids=["some events", "one event, however long"])
def test_a_long_history_is_told_in_parts_and_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    with app(tmp_path) as client:
        game, _ = played(client, 30)
        whole = client.get(f"/dots/games/{game}")
        assert whole.json()["number"] == len(whole.json()["events"]) == 32
        monkeypatch.setattr(games, "PAGE_BYTES", most)
        parts = client.get(f"/dots/games/{game}")
        assert "content-length" not in parts.headers
        assert parts.content == whole.content
        assert parts.headers["etag"] == whole.headers["etag"]
        again = client.get(f"/dots/games/{game}", headers={"If-None-Match": parts.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        rest = client.get(f"/dots/games/{game}?after=30")
        assert rest.json()["events"] == whole.json()["events"][30:]
        assert rest.headers["etag"] != whole.headers["etag"]
        assert client.get(f"/dots/games/{game}?after=99").json()["events"] == []
        with playing(client, game, None) as spectator:
            spectator.wait_for_event(32)
            assert spectator.events == whole.json()["events"]
        with playing(client, game, None, after=20) as spectator:
            spectator.wait_for_event(32)
            assert spectator.events == whole.json()["events"][20:]


def test_who_has_no_work_left_can_begin_a_game_and_play(tmp_path: Path) -> None:
    with app(tmp_path, work=1) as client:
        asked = {"size": [30, 30], "moves": [[1 + n % 2, n % 30, n // 30] for n in range(900)]}
        while client.post("/dots/replay", json=asked).status_code != 429:
            pass
        game, secrets = begin(client)
        with playing(client, game, secrets[0]) as first, playing(client, game, secrets[1]) as second:
            first.wait_for_event(2)
            assert first.act("move", move=[1, 1, 1]) == second.wait_for_event(3)
        body = {"number": 4, "move": [2, 3, 3]}
        answer = client.post(f"/dots/games/{game}/moves", json=body, headers={"X-Seat": secrets[1]})
        assert answer.status_code == 200
        assert '"play"' in answer.headers["ratelimit"]
        assert '"work"' not in answer.headers["ratelimit"]


def test_no_line_of_the_log_tells_who_plays_which_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kropki.access")
    with app(tmp_path, peer_sockets=1) as client:
        game, secrets = begin(client)
        for path in (
            f"/dots/games/{game}",
            f"/dots/game/{game}",
            f"/dots/games/{game}.svg",
            "/dots/games/0123456789AB",
        ):
            client.get(path)
        client.post(f"/dots/games/{game}/seat", headers={"X-Seat": "wrong"})
        with playing(client, game, secrets[0]), pytest.raises(WebSocketDenialResponse):
            client.websocket_connect(f"/dots/games/{game}/live").__enter__()
        client.get("/healthz")
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == "kropki.access"]
    of_games = [line for line in lines if "/dots/game" in line["path"]]
    assert len(of_games) == 9  # with the seat that `begin` takes
    assert {line["client"] for line in of_games if line["path"] != "/dots/games"} == {None}
    assert {line["client"] for line in lines if line["path"] in ("/dots/games", "/healthz")} == {"testclient"}


def test_an_address_that_has_no_play_left_is_told_when_to_come_again(tmp_path: Path) -> None:
    with app(tmp_path, play=1) as client:
        game, secrets = begin(client, open=True)
        answer = client.post(f"/dots/games/{game}/seat", headers={"X-Seat": secrets[0]})
        while answer.status_code != 429:
            answer = client.get(f"/dots/games/{game}")
        assert 0 < int(answer.headers["retry-after"]) <= 60


def test_who_sends_much_nonsense_is_sent_away(tmp_path: Path) -> None:
    with app(tmp_path) as client:
        game, secrets = begin(client)
        nonsense = {"type": "sit", **{str(number): 1 for number in range(1200)}}
        with playing(client, game, secrets[0]) as first:
            for _ in range(session.NONSENSE):
                first.session.send_json(nonsense)
                problem = first.wait("problem")["problem"]
                assert (problem["code"], len(problem["faults"])) == ("invalid", 1)
            first.session.send_json(nonsense)
            assert ended(first.session) == 1008


def test_how_many_watch_is_told_once_in_a_while_and_who_plays_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[dict[str, Any]] = []
    told, asked = Counter[str](), list[object]()

    class Loop:
        """Has what is to be done later done when the test says so."""

        later: Any = None

        def call_later(self, _: float, do: Any, *arguments: Any) -> Mock:
            self.later = lambda: do(*arguments)
            return Mock()

    loop = Loop()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    hub = Hub(Mock(now=lambda: 0), spectators=50)
    monkeypatch.setattr(hub, "_refresh", lambda _: asked.append(loop))
    hub.exchange = Mock(tell=said.append)

    def take(number: int, *listeners: Any) -> list[int]:
        """Return how many spectators each was told last; count the messages."""
        counts = []
        for listener in listeners:
            messages = []
            while not listener.queue.empty():
                messages.append(json.loads(listener.queue.get_nowait()))
            present = [message for message in messages if message["type"] == "presence"]
            told[str(number)] += len(present)
            counts.append(present[-1]["spectators"] if present else -1)
        return counts

    update = Update("G", 0, (), None, None)
    watching = [hub.join("G", 0, update) for _ in range(30)]
    assert take(1, *watching) == list(range(1, 31))  # each is told itself
    assert told["1"] == 30
    loop.later()
    assert take(2, *watching) == [30] * 30
    for each in watching[20:]:
        hub.leave("G", each)
    player = hub.join("G", 1, update)
    assert take(3, player, *watching[:20]) == [20] * 21  # who plays is told at once, with all that has changed
    hub.leave("G", player)
    assert take(4, *watching[:20]) == [20] * 20
    loop.later()
    assert take(5, *watching[:20]) == [-1] * 20  # nothing has changed since then
    hub.leave("G", watching[0])
    assert take(6, *watching[1:20]) == [19] * 19
    hub.leave("G", watching[1])
    loop.later()
    assert take(7, *watching[2:20]) == [18] * 18
    assert [message for message in said if "who" in message] == [{"game": "G", "who": True}]
    assert len(asked) == 1  # only the first to listen may have missed what came before

"""Games of dots between friends, besieged over HTTP and WebSockets: long histories, nonsense, who makes room."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from api.client import CLIENT
from api.errors import LimitError
from api.games import games
from api.games.hub import Hub
from api.games.memory import Update
from api.http.limits import loop_turns as turns
from api.http.limits import rate_limit, sockets
from api.http.limits.places import Places
from api.live import session
from api.routes.dots.game_schemas import Message
from tests.support.live_games import app, begin, ended, playing
from tests.support.live_players import Player

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


def test_messages_are_counted_before_anybody_reads_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def message(_model: type[Message], content: str | bytes) -> Message:
        read.append(content)
        return Message.model_validate_json(content)

    monkeypatch.setattr(session, "message_in", message)
    monkeypatch.setattr(session, "_BURST", 3)
    monkeypatch.setattr(session, "_RATE", 0.001)
    with app(tmp_path) as client:
        game, secrets = begin(client)
        with playing(client, game, secrets[0]) as first:
            for _ in range(9):
                first.session.send_json({"type": "hello"})
            assert ended(first.session) == 1008
    assert len(read) == 3


def test_a_second_device_on_a_seat_is_told_to_all(tmp_path: Path) -> None:
    with app(tmp_path) as client:
        game, secrets = begin(client)
        path = f"/dots/games/{game}/live"
        with ExitStack() as stack:
            second = stack.enter_context(playing(client, game, secrets[1]))
            for device, expected in (("a", 1), ("a", 1), ("b", 2)):
                session = stack.enter_context(client.websocket_connect(path))
                session.send_json({"type": "hello", "seat": secrets[0], "device": device})
                while second.wait("presence")["devices"] != [expected, 1]:
                    pass


def test_spectators_make_room_for_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "client_of", lambda scope: dict(scope["headers"]).get(b"x-name", b"").decode())
    with app(tmp_path, sockets=3) as client:
        game, secrets = begin(client)
        with ExitStack() as stack:
            first = stack.enter_context(playing(client, game, secrets[0]))
            watching = stack.enter_context(playing(client, game, None))
            stack.enter_context(client.websocket_connect(f"/dots/games/{game}/live"))
            client.headers["x-name"] = "another"
            second = stack.enter_context(playing(client, game, secrets[1]))
            assert second.act("say", phrase="hello") == first.wait_for_event(3)
            assert ended(watching.session) == 1013


def test_a_spectator_makes_room_for_one_of_another_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "client_of", lambda scope: dict(scope["headers"]).get(b"x-name", b"").decode())
    with app(tmp_path, spectators=2) as client, ExitStack() as stack:
        game, secrets = begin(client)
        first, second = (stack.enter_context(playing(client, game, None)) for _ in range(2))
        client.headers["x-name"] = "another"
        stack.enter_context(playing(client, game, None))
        assert ended(first.session) == 1013
        player = stack.enter_context(playing(client, game, secrets[0]))
        assert second.wait_for_event(2) == player.wait_for_event(2)


class FakeTask:
    """What serves a socket."""

    is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


def test_whose_place_makes_room() -> None:
    places = Places(4)
    watching = [places.take("a", FakeTask()) for _ in range(2)]  # type: ignore[arg-type]
    players = [places.take(client, FakeTask()) for client in ("b", "b")]  # type: ignore[arg-type]
    for place in players:
        assert place
        place.is_player = True
    newcomer = places.take("c", FakeTask())  # type: ignore[arg-type]
    assert newcomer
    assert [place.must_go for place in (*watching, *players) if place] == [True, False, False, False]
    newcomer.is_player = True
    assert watching[0]
    places.free(watching[0])  # which was free before
    assert places.count_of("a") == 1
    assert places.take("a", FakeTask()) is None  # type: ignore[arg-type]  # it has as many as who watches
    other = places.take("d", FakeTask())  # type: ignore[arg-type]
    assert other
    assert watching[1]
    assert watching[1].must_go
    other.is_player = True
    last = places.take("e", FakeTask())  # type: ignore[arg-type]
    assert last
    assert [place.must_go for place in players if place] == [True, False]  # who has two gives one
    last.is_player = True
    assert places.take("f", FakeTask()) is None  # type: ignore[arg-type]


def test_those_who_have_many_places_and_about_as_many_take_none_from_each_other() -> None:
    places = Places(30)
    first = [places.take("a", FakeTask()) for _ in range(16)]  # type: ignore[arg-type]
    assert all(first)
    assert all(places.take("b", FakeTask()) for _ in range(14))  # type: ignore[arg-type]
    assert places.take("b", FakeTask())  # type: ignore[arg-type]  # who had two more gives one
    assert (places.count_of("a"), places.count_of("b")) == (15, 15)
    assert places.take("c", FakeTask())  # type: ignore[arg-type]
    assert sorted((places.count_of("a"), places.count_of("b"))) == [14, 15]
    fewer = min("ab", key=places.count_of)
    assert places.take(fewer, FakeTask()) is None  # type: ignore[arg-type]  # or the other would do the same, and so on
    assert all(places.take("d", FakeTask()) for _ in range(9))  # type: ignore[arg-type]


def test_a_network_whose_addresses_play_on_one_socket_each_keeps_nobody_out() -> None:
    places = Places(12)
    attackers = [places.take(f"2001:db8:1:{n:x}00::", FakeTask()) for n in range(12)]  # type: ignore[arg-type]
    for place in attackers:
        assert place
        place.is_player = True
    assert places.take("2001:db8:1:ff00::", FakeTask()) is None  # type: ignore[arg-type]  # which is one of them
    for client in ("192.0.2.1", "2001:db8:2:1::"):
        other = places.take(client, FakeTask())  # type: ignore[arg-type]
        assert other
        other.is_player = True
    assert [place.must_go for place in attackers if place] == [True] * 2 + [False] * 10
    for place in attackers:
        assert place
        places.free(place)
    assert places.count_of("2001:db8:1:ff00::") == 0


def test_what_is_sent_over_a_socket_has_its_turn_and_counts_to_who_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, steps = Counter[str](), Counter[str]()

    class Told(turns.Turns):
        async def wait(self, client: str, most: int | None = None, lost: asyncio.Future[None] | None = None) -> None:
            waits[client] += 1
            await super().wait(client, most, lost)

        def took(self, client: str, seconds: float) -> None:
            steps[client] += 1
            super().took(client, seconds)

    monkeypatch.setattr("api.app.Turns", Told)
    with app(tmp_path, "127.0.0.1") as client:  # which is believed
        game, secrets = begin(client)
        with ExitStack() as stack:
            address = {"X-Forwarded-For": "192.0.2.9"}
            watching = stack.enter_context(client.websocket_connect(f"/dots/games/{game}/live", headers=address))
            spectator = Player(watching, None)
            blue, red = (stack.enter_context(playing(client, game, secret)) for secret in secrets)
            blue.wait_for_event(2)
            spectator.wait_for_event(2)
            before, taken = waits["192.0.2.9"], steps["192.0.2.9"]
            for number in range(4):
                (blue, red)[number % 2].act("move", move=[1 + number % 2, number, 0])
                (red, blue)[number % 2].wait_for_event(number + 3)
            spectator.wait_for_event(6)
            assert waits["192.0.2.9"] >= before + 4  # one for each of its events, though it said nothing
            assert steps["192.0.2.9"] >= taken + 4


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


@pytest.mark.parametrize(
    ("there", "comes", "expected"),
    [
        ("aaab", "b", 0),
        ("aaab", "c", 0),
        ("baaa", "c", 1),
        ("aabb", "c", 0),
        ("aabb", "a", None),
        ("abcd", "e", None),
        ("aabc", "b", None),
    ],
)
def test_a_network_with_many_spectators_makes_room_for_another(there: str, comes: str, expected: int | None) -> None:
    hub = Hub(Mock(now=lambda: 0), spectators=4)
    gone: list[int] = []
    update = Update("G", 0, (), None, None)

    async def come() -> None:
        for number, name in enumerate(there):
            CLIENT.set(Mock(address=name))
            hub.join("G", 0, update, go=partial(gone.append, number))
        CLIENT.set(Mock(address=comes))
        if expected is None:
            with pytest.raises(LimitError):
                hub.check_room("G", 0)
        else:
            assert hub.check_room("G", 0)
            hub.join("G", 0, update)
        hub.join("G", 1, update)  # a player, in any case

    asyncio.run(come())
    assert gone == ([] if expected is None else [expected])
    assert hub.listeners == 5

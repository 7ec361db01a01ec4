"""Games of dots between friends over WebSockets: what is sent and what comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from kropki.api.games import hub
from tests.support.live_games import app, begin, ended, playing
from tests.support.live_players import Player


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Yield a service that does not look into its database for what is new: all that comes was told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "POLL_S", 3600)
        with app(tmp_path_factory.mktemp("live")) as client:
            yield client


def test_what_one_does_the_other_sees(client: TestClient) -> None:
    game, secrets = begin(client)
    with playing(client, game, secrets[0]) as first, playing(client, game, secrets[1]) as second:
        assert (first.welcome["player"], second.welcome["player"]) == (1, 2)
        assert first.welcome["game"]["size"] == [5, 5]
        first.wait_for_event(2)
        event = first.act("move", move=[1, 2, 2])
        assert second.wait_for_event(3) == event
        assert first.wait_for_event(3) == event
        event = second.act("say", phrase="hello")
        assert first.wait_for_event(4) == event
        second.act("offer", what="draw")
        first.wait_for_event(5)
        assert first.act("accept", what="draw")["kind"] == "accept"
    assert client.get(f"/dots/games/{game}").json()["result"] == "Draw"


def test_what_a_player_looks_at_is_shown_to_all_others_and_not_kept(client: TestClient) -> None:
    game, secrets = begin(client)
    look = {"type": "look", "at": 0, "line": "B[cc]W[]", "order": 1_790_000_000_000}
    with (
        playing(client, game, secrets[0]) as first,
        playing(client, game, secrets[1]) as second,
        playing(client, game, None) as spectator,
    ):
        first.wait_for_event(2)
        first.session.send_json(look)
        for other in (second, spectator):
            assert other.wait("look") == {**look, "player": 1}
        spectator.session.send_json(look)
        assert spectator.wait("problem")["problem"]["code"] == "secret"
        for line in ("B[cc", "hello", "B[c]c]", "B[<b>]", "B[a]" * 2000):
            second.session.send_json({**look, "line": line})
            assert second.wait("problem")["problem"]["code"] == "invalid"
        assert first.act("say", phrase="thanks")["number"] == 3  # and not a look of its own came before


def test_who_comes_again_is_given_what_was_missed(client: TestClient) -> None:
    game, secrets = begin(client)
    with playing(client, game, secrets[0]) as first:
        with playing(client, game, secrets[1]) as second:
            first.wait_for_event(2)
            first.act("move", move=[1, 2, 2])
            second.wait_for_event(3)
        body = {"number": 4, "move": [2, 0, 0]}
        client.post(f"/dots/games/{game}/moves", json=body, headers={"X-Seat": secrets[1]})
        assert first.wait_for_event(4)["move"] == [2, 0, 0]
        first.act("move", move=[1, 1, 1])
        with playing(client, game, secrets[1], after=3) as second:
            second.wait_for_event(5)
            assert [event["number"] for event in second.events] == [4, 5]
            second.session.send_json({"type": "move", **body})  # sent again, since its answer was lost
            second.act("move", move=[2, 4, 4])
            assert [event["number"] for event in second.events] == [4, 5, 6]


def test_presence_is_told_and_a_seat_of_two_sockets_is_one_player(client: TestClient) -> None:
    game, secrets = begin(client)
    with playing(client, game, secrets[0]) as first:
        with playing(client, game, secrets[1]), playing(client, game, secrets[1]), playing(client, game, None):
            all_there = {"type": "presence", "present": [1, 2], "devices": [1, 2], "spectators": 1}
            while (told := first.wait("presence")) != all_there:
                assert told["spectators"] in (0, 1)
        while first.wait("presence") != {"type": "presence", "present": [1], "devices": [1, 0], "spectators": 0}:
            pass


def test_the_open_seat_is_taken_by_whoever_comes_first(client: TestClient) -> None:
    game, secrets = begin(client, open=True)
    with playing(client, game, None) as friend, playing(client, game, None) as late, playing(client, game, secrets[0]):
        assert friend.welcome["player"] == 0
        friend.session.send_json({"type": "sit"})
        seat = friend.wait("seat")
        assert seat["player"] == 2
        late.session.send_json({"type": "sit"})
        assert late.wait("problem")["problem"]["code"] == "taken"
        friend.wait_for_event(2)
    with playing(client, game, seat["secret"]) as friend:
        assert friend.welcome["player"] == 2


def test_a_clock_that_has_run_out_is_told_by_itself(client: TestClient) -> None:
    game, secrets = begin(client, clock={"move": 1, "reserve": 0})
    with playing(client, game, secrets[0]) as first, playing(client, game, secrets[1]) as second:
        assert first.wait_for_event(3)["move"] == [1, "time"]
        assert second.wait_for_event(3)["move"] == [1, "time"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "invalid"),
        ("{", "malformed"),
        ("[" * 5000, "malformed"),
        ('{"type": "dance"}', "invalid"),
        ('{"type": "move", "number": 3, "move": [1, 2, 3, 4, 5]}', "invalid"),
        ('{"type": "move", "number": 3, "move": [1, 1, 1], "player": 2}', "invalid"),
        ('{"type": "move", "move": [1, 1, 1]}', "number"),
        ('{"type": "move", "number": 77, "move": [1, 1, 1]}', "number"),
        ('{"type": "move", "number": 3}', "move"),
        ('{"type": "move", "number": 3, "move": [2, 1, 1]}', "seat"),
        ('{"type": "move", "number": 3, "move": [1, 1, "\\ud800"]}', "move"),
        ('{"type": "accept", "number": 3, "what": "draw"}', "offer"),
        ('{"type": "offer", "number": 3}', "offer"),
        ('{"type": "say", "number": 3}', "phrase"),
    ],
)
def test_what_cannot_be_is_a_problem_and_the_socket_stays(client: TestClient, message: str, code: str) -> None:
    game, secrets = begin(client)
    with playing(client, game, secrets[0]) as first, playing(client, game, secrets[1]):
        first.wait_for_event(2)
        first.session.send_text(message)
        problem = first.wait("problem")["problem"]
        assert (problem["code"], problem["type"].startswith("urn:kropki:problem:")) == (code, True), problem
        assert first.act("move", move=[1, 2, 2])["number"] == 3


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{}",
        '{"type": "move", "number": 1, "move": [1, 1, 1]}',
        '{"type": "hello", "seat": "wrong"}',
        '{"type": "hello", "after": -1}',
    ],
)
def test_a_first_message_that_is_no_hello_ends_it(client: TestClient, message: str) -> None:
    game, _ = begin(client)
    with client.websocket_connect(f"/dots/games/{game}/live") as session:
        session.send_text(message)
        assert ended(session) == 1008


def test_a_message_of_bytes_is_read_as_text(client: TestClient) -> None:
    game, secrets = begin(client)
    with client.websocket_connect(f"/dots/games/{game}/live") as session:
        first = Player(session, secrets[0])
        for message, code in ((b"\xff\x00", "malformed"), (b"{}", "invalid")):
            session.send_bytes(message)
            assert first.wait("problem")["problem"]["code"] == code
        session.send_bytes(b'{"type": "say", "number": 2, "phrase": "hello"}')
        first.wait_for_event(2)
    with client.websocket_connect(f"/dots/games/{game}/live") as session:
        session.send_bytes(b"\x00")
        assert ended(session) == 1008


def test_a_game_that_is_not_kept_ends_it(client: TestClient) -> None:
    with client.websocket_connect("/dots/games/0123456789AB/live") as session:
        session.send_json({"type": "hello"})
        assert session.receive_json()["problem"]["code"] == "unknown-game"
        with pytest.raises(WebSocketDisconnect):
            session.receive_text()


def test_too_many_messages_end_it(client: TestClient) -> None:
    game, _ = begin(client)
    with playing(client, game, None) as spectator:
        for _ in range(100):
            spectator.session.send_text("{}")
        assert ended(spectator.session) == 1008


def test_a_page_of_another_site_opens_no_socket(client: TestClient, tmp_path: Path) -> None:
    game, _ = begin(client)
    path = f"/dots/games/{game}/live"
    for origin in ("https://example.org", "null", "http://testserver:81", "http://["):
        with (
            pytest.raises(WebSocketDenialResponse) as caught,
            client.websocket_connect(path, headers={"Origin": origin}),
        ):
            pass
        assert (caught.value.status_code, caught.value.json()["code"]) == (403, "origin")
        assert "content-security-policy" in caught.value.headers
    with client.websocket_connect(path, headers={"Origin": "http://testserver"}):
        pass
    with app(tmp_path, origins="https://example.org, same") as other:
        for origin in ("https://example.org", "http://testserver"):
            with other.websocket_connect(path, headers={"Origin": origin}):
                pass


def test_sockets_are_bounded_and_so_are_spectators(tmp_path: Path) -> None:
    with app(tmp_path, peer_sockets=3, spectators=1) as client:
        game, secrets = begin(client)
        path = f"/dots/games/{game}/live"
        both = (playing(client, game, None), playing(client, game, secrets[0]))
        with both[0], both[1]:
            with client.websocket_connect(path) as session:
                session.send_json({"type": "hello"})
                assert session.receive_json()["problem"]["code"] == "limit"
                assert ended(session) == 1013
            with (
                client.websocket_connect(path),
                pytest.raises(WebSocketDenialResponse) as caught,
                client.websocket_connect(path),
            ):
                pass
            assert caught.value.status_code == 429
            assert caught.value.headers["retry-after"]
        with playing(client, game, None):
            pass
    with app(tmp_path, sockets=1) as client, client.websocket_connect(path):
        with pytest.raises(WebSocketDenialResponse) as caught, client.websocket_connect(path):
            pass
        assert caught.value.status_code == 503


def test_sockets_and_their_messages_are_requests_of_their_client(tmp_path: Path) -> None:
    with app(tmp_path, requests=14) as client:
        game, secrets = begin(client)  # two requests: a seat is taken
        with playing(client, game, secrets[0]) as first:
            first.act("say", phrase="hello")
            first.act("say", phrase="thanks")
            first.session.send_json({"type": "say", "number": 5, "phrase": "oops"})
            told = first.wait("problem")
            assert told["problem"]["code"] == "limit"
            assert told["retry_after"] > 0
            with pytest.raises(WebSocketDenialResponse) as caught, client.websocket_connect(f"/dots/games/{game}/live"):
                pass
            assert caught.value.status_code == 429


def test_nothing_else_is_a_socket(client: TestClient) -> None:
    for path in ("/", "/kropki", "/dots/games/0123456789AB", "/nothing"):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path):
            pass

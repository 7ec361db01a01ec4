"""The AsyncAPI document is true: every message that is sent or comes is one of those that it describes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from fastapi.exceptions import RequestValidationError
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketTestSession

from kropki.api import app as application
from kropki.api.app import create_app
from kropki.api.live import session
from kropki.api.routes.dots.game_schemas import Message
from kropki.api.routes.dots.live_document import ASKED
from kropki.api.settings import Settings
from tests.support import databases
from tests.support.english import described, faults
from tests.support.live_document import DOCUMENT, MESSAGES, checker, named
from tests.support.live_players import Player, secrets_of

PLAYED, WATCHED = checker(named("play")), checker(named("watch"))


def test_every_description_is_read_once() -> None:
    assert [(place, fault) for place, words in described(DOCUMENT) for fault in faults(words)] == []


class Checked:
    """A socket whose every message is held against the document."""

    def __init__(self, session: WebSocketTestSession, seen: set[str]) -> None:
        self._session = session
        self._seen = seen

    def send_json(self, message: dict[str, Any]) -> None:
        PLAYED.validate(message)
        self._seen.add(f"> {message['type']}")
        self._session.send_json(message)

    def receive_json(self) -> Any:
        message = self._session.receive_json()
        WATCHED.validate(message)
        self._seen.add(f"< {message['type']}")
        return message


@pytest.fixture
def client(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(application, "warm_up", lambda *_: None)
    monkeypatch.setattr(session, "TICK_S", 0.2)
    plenty: dict[str, Any] = {"deadline": 60, "work": 10**6, "play": 10**6}
    settings = replace(Settings(), database_url=databases.sqlite_in(tmp_path), refill=0, **plenty)
    with TestClient(create_app(settings)) as client:
        yield client


def test_every_message_of_a_game_is_described_and_every_described_one_comes(client: TestClient) -> None:
    seen: set[str] = set()

    @contextmanager
    def playing(game: str, seat: str | None) -> Iterator[Player]:
        with client.websocket_connect(f"/dots/games/{game}/live") as session:
            yield Player(Checked(session, seen), seat)  # type: ignore[arg-type]

    clock = {"move": 600, "reserve": 600}
    begun = client.post("/dots/games", json={"size": [5, 5], "player": 1, "open": True, "clock": clock}).json()
    game, secrets = begun["id"], secrets_of(client, begun)
    with playing(game, secrets[0]) as first, playing(game, None) as second:
        second.session.send_json({"type": "sit"})
        second.wait("seat")
        first.wait_for_event(2)
        first.act("move", move=[1, 2, 2])
        second.wait_for_event(3)
        first.act("offer", what="takeback")
        second.wait_for_event(4)
        second.act("decline", what="takeback")
        first.wait_for_event(5)
        first.act("say", phrase="hello")
        second.wait_for_event(6)
        second.session.send_json({"type": "move", "number": 7, "move": [2, 2, 2]})
        assert second.wait("problem")["number"] == 7
        second.act("talk", on=True)
        first.wait_for_event(7)
        first.act("talk", on=True)
        second.wait_for_event(8)
        assert second.act("line", text="Hello")["text"] == "Hello"
        first.wait_for_event(9)
        second.session.send_json({"type": "claim", "number": 10})
        assert second.wait("problem")["problem"]["code"] == "claim"
        second.act("offer", what="draw")
        first.wait_for_event(10)
        first.act("accept", what="draw")
        second.wait_for_event(11)
        second.act("offer", what="rematch")
        first.wait_for_event(12)
        assert first.act("accept", what="rematch")["game"]
        first.session.send_json({"type": "look", "at": 1, "line": "B[cc]", "order": 1})
        second.wait("look")
        first.session.send_json({"type": "ping"})
        first.wait("tick")
        second.wait("tick")
    with playing(game, None):
        pass  # who comes late gets the whole game
    with playing(client.post("/dots/games", json={"size": [5, 5], "clock": {"days": 3}}).json()["id"], None):
        pass
    asked, told = ({f"> {kind}" for kind in ASKED}, {f"< {name.removesuffix('_told')}" for name in named("watch")})
    assert seen == asked | told


def test_the_welcome_to_a_game_against_the_computer_is_described(client: TestClient) -> None:
    wanted = {"size": [10, 10], "player": 1, "clock": {"move": 30, "reserve": 300}, "rated": True, "computer": 2}
    begun = client.post("/dots/lobby", json=wanted, headers={"X-Player": "ada".ljust(22, "-")}).json()
    with client.websocket_connect(f"/dots/games/{begun['id']}/live") as session:
        player = Player(Checked(session, set()), begun["secret"])  # type: ignore[arg-type]
        assert player.welcome["game"]["computer"] == {"player": 2, "strength": 2}


def is_read(message: Any) -> bool:
    try:
        session.message_in(Message, json.dumps(message))
    except RequestValidationError:
        return False
    return True


FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from([*ASKED, "tick"])},
    optional={
        "seat": st.none() | st.text(max_size=70),
        "invitation": st.none() | st.text(max_size=70),
        "device": st.none() | st.text(max_size=70),
        "after": st.integers(-2, 2**17) | st.booleans(),
        "number": st.integers(-2, 2**17),
        "move": st.lists(st.integers(0, 9) | st.just("stop"), max_size=6),
        "what": st.sampled_from(["draw", "takeback", "rematch", "peace"]),
        "phrase": st.sampled_from(["hello", "thanks", "shout"]),
        "on": st.booleans() | st.integers(0, 1),
        "text": st.sampled_from(["Hello", "", "x" * 200, "x" * 201]),
        "at": st.integers(-2, 2**17),
        "line": st.sampled_from(["", "B[ab]W[cd]", "B[a", "W[]"]),
        "order": st.integers(-2, 2**54),
        "colour": st.just(1),
    },
)


@settings(max_examples=150, derandomize=True, deadline=None)
@given(FIELDS)
def test_what_is_described_is_read_and_what_is_not_read_is_not_described(message: dict[str, Any]) -> None:
    _, needed, others = ASKED.get(message["type"], ("", (), ()))
    own = {name: value for name, value in message.items() if name in {"type", "colour", *needed, *others}}
    assert not PLAYED.is_valid(own) or is_read(own)
    if set(needed) <= set(own):
        assert PLAYED.is_valid(own) == is_read(own)


def test_every_field_and_type_of_a_message_is_described() -> None:
    assert {name for _, needed, others in ASKED.values() for name in (*needed, *others)} | {"type"} == set(
        Message.model_fields
    )
    assert set(Message.model_json_schema()["properties"]["type"]["enum"]) == set(ASKED)


def test_the_examples_are_messages() -> None:
    examples = [each["payload"] for name in named("play") for each in MESSAGES[name]["examples"]]
    assert [example["type"] for example in examples] == list(ASKED)
    for example in examples:
        PLAYED.validate(example)
        assert is_read(example)


def test_it_is_served_and_everything_it_names_is_there(client: TestClient) -> None:
    answer = client.get("/asyncapi.json")
    assert answer.json() == DOCUMENT
    assert (answer.headers["content-type"], DOCUMENT["asyncapi"]) == ("application/json", "3.0.0")
    again = client.get("/asyncapi.json", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    addresses = {channel["address"] for channel in DOCUMENT["channels"].values()}
    assert addresses <= {route.path_format for route in client.app.routes if hasattr(route, "path_format")}  # type: ignore[attr-defined]
    references = [part["$ref"] for part in parts(DOCUMENT) if isinstance(part.get("$ref"), str)]
    for reference in references:
        place: Any = DOCUMENT
        for name in reference.removeprefix("#/").split("/"):
            place = place[name]
        assert place


def parts(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from parts(inner)

"""Races over HTTP and WebSockets: what is sent and what comes, and what nobody may do."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from kropki.api import app as application
from kropki.api.app import LIVE, create_app
from kropki.api.live import document, session
from kropki.api.races import hub
from kropki.api.races import race as rules
from kropki.api.races import races as module
from kropki.api.races.hub import SOCKETS
from kropki.api.routes.sudoku.race_document import ASKED
from kropki.api.routes.sudoku.race_schemas import RaceMessage
from kropki.api.routes.sudoku.schemas import PUZZLE
from kropki.api.settings import Settings
from tests.support import databases
from tests.support.live_document import checker, named
from tests.support.problems import check_problem

BODY = {"ken": PUZZLE["ken"], "negative": PUZZLE["negative"]}
SOLVED = PUZZLE["solution"].replace("/", "")
RACED, FOLLOWED = checker(named("race")), checker(named("follow"))


def settings_of(folder: Path, **changes: Any) -> Settings:
    url = databases.sqlite_kept_in(folder)
    return replace(Settings(), database_url=url, refill=0, deadline=60, work=10**6, **changes)


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    """Have no countdown, no warm-up, and nobody too fast."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "warm_up", lambda *_: None)
        patch.setattr(rules, "COUNTDOWN_MS", 0)
        patch.setattr(rules, "KEY_MS", 0)
        yield


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(settings_of(tmp_path_factory.mktemp("races")))) as client:
        yield client


def begin(client: TestClient) -> str:
    answer = client.post("/kropki/races", json=BODY)
    assert answer.status_code == 201, answer.text
    begun = answer.json()
    assert begun["link"].endswith(f"/race/{begun['id']}")
    return str(begun["id"])


class Racer:
    """One end of a socket, whose every message is held against the document."""

    def __init__(self, client: TestClient, stack: ExitStack, race: str, number: int, name: str | None = None) -> None:
        self.session: WebSocketTestSession = stack.enter_context(client.websocket_connect(f"/kropki/races/{race}/live"))
        self.say(type="hello", secret=secret(number), name=name)
        self.place = self.wait("welcome")["place"]

    def say(self, **message: Any) -> None:
        RACED.validate(message)
        self.session.send_json(message)

    def wait(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self.session.receive_json()
            FOLLOWED.validate(message)
            if message["type"] == kind:
                return message

    def sees(self, **wanted: Any) -> dict[str, Any]:
        """Wait until the race stands so: what is told of all, or of the player at the place that *wanted* has."""
        while True:
            told = self.wait("standing")
            parts = [told, *told["players"]]
            if any(wanted.items() <= part.items() for part in parts):
                return told


def secret(number: int) -> str:
    return f"a-secret-of-{number:012}"


def test_all_see_how_far_the_others_are_and_nobody_a_digit(client: TestClient) -> None:
    race = begin(client)
    cells = client.get(f"/kropki/races/{race}").json()["cells"]
    with ExitStack() as stack:
        ada, bob = Racer(client, stack, race, 1, " Ada  "), Racer(client, stack, race, 2)
        assert (ada.place, bob.place) == (1, 2)
        waiting = ada.sees(place=2)
        assert (waiting["puzzle"], waiting["players"][0]["name"]) == (None, "Ada")
        bob.say(type="start")
        started = ada.wait("standing")
        assert started["puzzle"] == BODY
        ada.say(type="progress", entries=SOLVED[:-1] + ".", hints=2)
        told = bob.sees(place=1, right=cells - 1)
        assert told["players"][0] == {
            "place": 1, "name": "Ada", "right": cells - 1, "hints": 2, "ms": None, "away": False
        }  # fmt: skip
        bob.say(type="progress", entries=SOLVED)
        last = ada.sees(place=2, right=cells)
        assert last["players"][1]["ms"] == pytest.approx(last["now"] - started["started"], abs=1000)
        assert PUZZLE["solution"] not in json.dumps(last)
        assert SOLVED not in json.dumps(last)
    state = client.get(f"/kropki/races/{race}")
    assert state.json()["players"][1]["right"] == cells
    again = client.get(f"/kropki/races/{race}", headers={"If-None-Match": state.headers["etag"]})
    assert again.status_code in (200, 304)  # who left may just have been noted


def test_a_lost_connection_is_told_and_the_same_secret_comes_back_to_its_place(client: TestClient) -> None:
    race = begin(client)
    with ExitStack() as stack:
        ada = Racer(client, stack, race, 1)
        with ExitStack() as short:
            Racer(client, short, race, 2)
            ada.sees(place=2, away=False)
        ada.sees(place=2, away=True)
        assert Racer(client, stack, race, 2).place == 2
        ada.sees(place=2, away=False)
        late = Racer(client, stack, race, 3)
        assert late.place == 3


def test_another_process_hears_of_it(tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(TestClient(create_app(settings_of(tmp_path)))) for _ in range(2))
        race = begin(one)
        ada = Racer(one, stack, race, 1)
        Racer(two, stack, race, 2)
        ada.sees(place=2)


def take_part(client: TestClient, race: str, number: int, **part: Any) -> dict[str, Any]:
    answer = client.post(f"/kropki/races/{race}/players", json={"secret": secret(number), **part})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    told: dict[str, Any] = answer.json()
    assert {**told, "place": 0} == {**client.get(f"/kropki/races/{race}").json(), "place": 0, "now": told["now"]}
    return told


def test_who_has_no_socket_takes_part_by_plain_requests(client: TestClient) -> None:
    race = begin(client)
    cells = client.get(f"/kropki/races/{race}").json()["cells"]
    assert take_part(client, race, 1, name="Ada")["place"] == 1
    with ExitStack() as stack:
        bob = Racer(client, stack, race, 2)
        bob.sees(name="Ada", away=False)
        told = take_part(client, race, 1, start=True)
        assert (told["puzzle"], told["players"][0]["name"]) == (BODY, "Ada")
        assert bob.sees(number=told["number"])["started"] == told["started"]
        take_part(client, race, 1, entries=SOLVED[:-1] + ".", hints=1)
        bob.sees(place=1, right=cells - 1, hints=1)
        bob.say(type="progress", entries=SOLVED)
        bob.sees(place=2, right=cells)
        told = take_part(client, race, 1, entries=SOLVED)
        assert all(player["ms"] is not None for player in told["players"])


def test_who_asks_no_more_is_away_until_he_asks_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    race = begin(client)
    with ExitStack() as stack:
        ada = Racer(client, stack, race, 1)
        monkeypatch.setattr(rules, "VISIT_MS", 0)
        monkeypatch.setattr(hub, "VISIT_MS", 0)
        take_part(client, race, 2)
        ada.sees(place=2, away=True)
        take_part(client, race, 2)
        ada.sees(place=2, away=False)


@pytest.mark.parametrize(
    ("part", "status", "code"),
    [
        ({"secret": "short"}, 422, "invalid"),
        ({"start": True}, 422, "invalid"),
        ({"secret": secret(1), "seat": 1}, 422, "invalid"),
        ({"secret": secret(1), "start": True}, 409, "alone"),
        ({"secret": secret(1), "entries": "1"}, 409, "early"),
        ({"secret": secret(1), "entries": "1" * 82}, 422, "invalid"),
        ({"secret": secret(1), "hints": 1000}, 422, "invalid"),
    ],
)
def test_a_plain_request_that_the_race_does_not_allow_changes_nothing(
    client: TestClient, part: dict[str, Any], status: int, code: str
) -> None:
    race = begin(client)
    check_problem(client.post(f"/kropki/races/{race}/players", json=part), status, code)
    assert client.get(f"/kropki/races/{race}").json()["players"] == []
    check_problem(client.post("/kropki/races/000000000000/players", json={"secret": secret(1)}), 404, "unknown-race")


def ended(live: WebSocketTestSession) -> tuple[str, int]:
    """Take what comes until the socket is closed; give the code of the last problem, and of the end."""
    code = ""
    try:
        while True:
            message = json.loads(live.receive_text())
            code = message.get("problem", {}).get("code", code)
    except WebSocketDisconnect as disconnected:
        return code, disconnected.code


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"secret": "short"}, "invalid"),
        ({}, "invalid"),
        ({"secret": secret(1), "name": "x" * 21}, "invalid"),
        ({"secret": secret(1), "name": "a\u202eb"}, "invalid"),
        ({"secret": secret(1), "entries": "x"}, "invalid"),
        ({"secret": secret(1), "seat": "x"}, "invalid"),
    ],
)
def test_who_says_no_proper_hello_is_sent_away(client: TestClient, hello: dict[str, Any], code: str) -> None:
    with client.websocket_connect(f"/kropki/races/{begin(client)}/live") as live:
        live.send_json({"type": "hello", **hello})
        assert ended(live) == (code, 1008)


def test_a_race_that_is_not_there_is_told(client: TestClient) -> None:
    assert client.get("/kropki/races/000000000000").json()["type"] == "urn:kropki:problem:unknown-race"
    with client.websocket_connect("/kropki/races/000000000000/live") as live:
        live.send_json({"type": "hello", "secret": secret(1)})
        assert ended(live) == ("unknown-race", 1008)


def test_bounds_are_held(client: TestClient) -> None:
    race = begin(client)
    with ExitStack() as stack:
        ada = Racer(client, stack, race, 0)
        ada.say(type="start")
        assert ada.wait("problem")["problem"]["code"] == "alone"
        for number in range(1, rules.MOST_RACERS):
            Racer(client, stack, race, number)
        ninth = stack.enter_context(client.websocket_connect(f"/kropki/races/{race}/live"))
        ninth.send_json({"type": "hello", "secret": secret(9)})
        assert ended(ninth) == ("full", 1008)
        ada.say(type="progress", entries=SOLVED)
        assert ada.wait("problem")["problem"]["code"] == "early"
        for _ in range(1, SOCKETS):
            Racer(client, stack, race, 0)
        more = stack.enter_context(client.websocket_connect(f"/kropki/races/{race}/live"))
        more.send_json({"type": "hello", "secret": secret(0)})
        assert ended(more) == ("limit", 1013)


def test_a_player_changes_a_race_now_and_then_only(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "_BURST", 100)
    race = begin(client)
    with ExitStack() as stack:
        ada, _ = (Racer(client, stack, race, number) for number in (1, 2))
        ada.say(type="start")
        for number in range(module._BURST + 1):
            ada.say(type="progress", entries="." * number)
        problem = ada.wait("problem")
        assert (problem["problem"]["code"], problem["retry_after"]) == ("limit", 2)


def test_an_address_begins_so_many_a_day_and_a_full_table_takes_none(tmp_path: Path) -> None:
    with TestClient(create_app(settings_of(tmp_path, new_races=2, races_kept=30))) as client:
        answers = [client.post("/kropki/races", json=BODY) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
    with TestClient(create_app(settings_of(tmp_path, new_races=5, races_kept=3))) as client:  # its marks are new
        answers = [client.post("/kropki/races", json=BODY) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 503]


def test_of_a_table_that_is_nearly_full_an_address_may_have_a_tenth_of_the_rest(tmp_path: Path) -> None:
    for _ in range(2):  # each time its marks are new
        with TestClient(create_app(settings_of(tmp_path, new_races=20, races_kept=30))) as client:
            answers = [client.post("/kropki/races", json=BODY) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429]


def test_the_clock_of_races_is_one_that_nobody_sets(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    races = client.app.state.races  # type: ignore[attr-defined]
    before = races.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert before <= races.now() < before + 3_600_000


def test_a_larger_network_begins_four_times_as_many(tmp_path: Path) -> None:
    proxied = settings_of(tmp_path, new_races=1, races_kept=99, proxies="0.0.0.0/0")
    with TestClient(create_app(proxied), client=("192.0.2.1", 1)) as client:
        hosts = [{"X-Forwarded-For": f"2001:db8:1:{number:x}::1"} for number in range(6)]
        answers = [client.post("/kropki/races", json=BODY, headers=host) for host in hosts]
        assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2  # a network of 48 bits


def test_only_a_puzzle_with_one_solution_can_be_raced_on(client: TestClient) -> None:
    answer = client.post("/kropki/races", json={"ken": "D/D/D/D", "negative": False})
    assert answer.json()["type"] == "urn:kropki:problem:not-unique"


def test_a_race_is_gone_after_a_day(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    race = begin(client)
    tomorrow = int(1000 * (time.time() + module.KEPT_S + 1))
    races, stored = client.app.state.races, client.app.state.database.stock.races  # type: ignore[attr-defined]
    monkeypatch.setattr(races, "now", lambda: tomorrow)
    assert client.get(f"/kropki/races/{race}").status_code == 404
    assert stored.count() > 0
    begin(client)
    assert stored.count() == 1


def test_every_field_and_type_of_a_message_is_described() -> None:
    fields = {name for _, needed, others in ASKED.values() for name in (*needed, *others)}
    assert fields | {"type"} == set(RaceMessage.model_fields)
    assert set(RaceMessage.model_json_schema()["properties"]["type"]["enum"]) == set(ASKED)


def test_the_examples_are_messages() -> None:
    messages = document.document(*LIVE)["components"]["messages"]
    examples = [each["payload"] for name in named("race") for each in messages[name]["examples"]]
    assert [example["type"] for example in examples] == list(ASKED)
    for example in examples:
        RACED.validate(example)
        session.message_in(RaceMessage, json.dumps(example))


def test_a_message_without_what_it_needs_is_neither_described_nor_read() -> None:
    for message in ({"type": "hello"}, {"type": "progress"}, {"type": "start", "entries": 1}):
        with pytest.raises(jsonschema_rs.ValidationError):
            RACED.validate(message)


def test_the_page_is_there(client: TestClient) -> None:
    answer = client.get(f"/race/{begin(client)}")
    assert answer.status_code == 200
    assert 'content="A race in Kropki"' in answer.text


def test_no_line_of_the_log_with_a_race_has_an_address(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "kropki.access"):
        race = begin(client)
        for path in (f"/kropki/races/{race}", f"/race/{race}", "/kropki/races/0123456789AB"):
            client.get(path)
        client.post("/kropki/races", json={})
        client.get("/healthz")
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == "kropki.access"]
    of_races = {(line["method"], line["client"]) for line in lines if "/race" in line["path"]}
    assert of_races == {("POST", None), ("GET", None)}
    assert [line["client"] for line in lines if line["path"] == "/healthz"] == ["testclient"]

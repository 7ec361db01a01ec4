"""The conversation of two players: off until both want it, bounded, and shown to nobody else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from kropki.api.errors import GameError, OffError, SeatError
from kropki.api.games.conversation import LINES_A_MINUTE, MOST_BYTES, SWITCHED_LIMIT
from kropki.api.games.state import Action
from kropki.api.settings import OFF
from kropki.api.store.repository import Stock
from tests.support.command_line import invoke
from tests.support.friend_games import NOWHERE, PATIENT, Process
from tests.support.live_games import app, playing
from tests.support.live_games import begin as begun_live
from tests.support.problems import check_problem

ON, NO_MORE = Action("talk", on=True), Action("talk", on=False)
PRIVATE_WORDS = 'meet me "kind":"line" \\ at nine \N{GRINNING FACE}'


def line(text: str = "Hello") -> Action:
    return Action("line", text=text)


@pytest.fixture
def talking(process: Process) -> tuple[str, tuple[str, str]]:
    return begun_to_talk(process)


def begun_to_talk(process: Process) -> tuple[str, tuple[str, str]]:
    """Begin a game in which both have turned the conversation on; return it and their secrets."""
    game, secrets = process.seated()
    for secret in secrets:
        process.act(game, secret, ON)
    return game, secrets


def refusal(process: Process, game: str, secret: str, action: Action) -> str:
    with pytest.raises(GameError) as refused:
        process.act(game, secret, action)
    return refused.value.code


def test_it_is_off_until_both_have_turned_it_on_and_either_ends_it(process: Process) -> None:
    game, (first, second) = process.seated()
    assert refusal(process, game, first, line()) == "talk"
    process.act(game, first, ON)
    assert refusal(process, game, first, ON) == "talk"
    assert {refusal(process, game, each, line()) for each in (first, second)} == {"talk"}
    assert process.do(process.games.seen(game))["talking"] == [1]
    process.act(game, second, ON)
    [event] = process.act(game, first, line())
    assert (event["kind"], event["player"], event["text"]) == ("line", 1, "Hello")
    assert process.act(game, first, line(), event["number"]) == [event]  # sent again
    process.act(game, second, NO_MORE)
    assert refusal(process, game, first, line()) == "talk"
    assert refusal(process, game, second, NO_MORE) == "talk"
    process.act(game, second, ON)
    process.act(game, second, line("I am back"))
    process.move(game, first, 1, "resign")
    process.act(game, first, line("Thank you"))  # the game is over, and they are still there
    assert refusal(process, game, first, Action("line")) == "line"


def test_who_watches_sees_that_there_was_a_line_and_not_which(
    process: Process, talking: tuple[str, tuple[str, str]]
) -> None:
    game, (first, second) = talking
    process.act(game, first, line(PRIVATE_WORDS))
    process.act(game, second, line("fine"))
    told = process.state(game)
    assert "nine" not in json.dumps(told)
    assert [event["kind"] for event in told["events"][-2:]] == ["line", "line"]
    assert all("text" not in event for event in told["events"])
    assert [event["number"] for event in told["events"]] == list(range(1, 7))
    assert process.do(process.games.reads_lines(game, first))
    assert not process.do(process.games.reads_lines(game, None))
    with pytest.raises(SeatError):
        process.do(process.games.reads_lines(game, "somebody-else-entirely"))


def test_lines_a_minute_are_few(process: Process, talking: tuple[str, tuple[str, str]]) -> None:
    game, (first, second) = talking
    for _ in range(LINES_A_MINUTE):
        process.act(game, first, line())
        process.now += 1000
    assert refusal(process, game, first, line()) == "line"
    process.act(game, second, line())  # has an own minute
    process.now += 60_000 - LINES_A_MINUTE * 1000
    process.act(game, first, line())
    assert refusal(process, game, first, line()) == "line"


def test_a_conversation_has_so_many_bytes_and_can_always_be_ended(
    process: Process, talking: tuple[str, tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, (first, second) = talking
    text = "\N{GRINNING FACE}" * 200
    for _ in range(MOST_BYTES // len(json.dumps(text))):
        process.now += 6_000
        process.act(game, first, line(text))
    assert refusal(process, game, second, line(text)) == "full"
    assert process.do(process.games.seen(game))["number"] < 50
    process.move(game, first, 1, 1, 1)  # the game goes on
    for limit in ("OTHERS_BYTES", "EVENTS_LIMIT"):
        monkeypatch.setattr(f"kropki.api.games.state.{limit}", 1)
    process.act(game, second, NO_MORE)
    assert refusal(process, game, second, ON) == "full"


def test_it_is_turned_on_so_many_times(process: Process) -> None:
    game, (first, second) = process.seated()
    for _ in range(SWITCHED_LIMIT):
        process.act(game, first, ON)
        process.act(game, first, NO_MORE)
    assert refusal(process, game, first, ON) == "talk"
    process.act(game, second, ON)


def test_the_operator_may_switch_conversations_off(process: Process, talking: tuple[str, tuple[str, str]]) -> None:
    game, (first, second) = talking
    process = Process(process.store, replace(PATIENT, conversation=OFF))
    for action in (line(), ON):
        with pytest.raises(OffError):
            process.act(game, first, action)
    process.act(game, second, NO_MORE)
    assert not process.do(process.games.reads_lines(game, first))
    assert process.do(process.games.seen(game))["conversation"] is False


def test_a_line_goes_with_its_game_and_a_report_is_for_the_operator(kept: Process) -> None:
    game, (first, second) = begun_to_talk(kept)
    other, _ = kept.seated()
    kept.act(game, first, line("rude"))
    before = kept.state(game)
    kept.do(kept.games.report(game, second))
    now = kept.now // 1000
    kept.now += 5_000
    kept.do(kept.games.report(game, second))
    with pytest.raises(SeatError):
        kept.do(kept.games.report(other, second))
    assert kept.store.reports(10) == [(game, now)]
    assert kept.state(game) == before  # nobody else learns of it
    assert kept.store.remove(game)
    assert (kept.store.reports(10), kept.store.events(game, 0)) == ([], [])


def test_the_command_prints_what_was_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = Stock(f"sqlite:///{tmp_path}/kropki.db")
    monkeypatch.setenv("KROPKI_DATABASE_URL", f"sqlite:///{tmp_path}/kropki.db")
    stock.open()
    process = Process(stock.games)
    games = []
    for _ in range(2):
        game, secrets = process.seated()
        for secret in secrets:
            process.act(game, secret, ON)
        process.act(game, secrets[0], line("rude \N{GRINNING FACE}"))
        process.do(process.games.report(game, secrets[1]))
        process.now += 1000
        games.append(game)
    stock.close()
    said = [json.loads(each) for each in invoke("dots", "reports").stdout.splitlines()]
    assert [each["id"] for each in said] == games[::-1]
    assert said[1] == {
        "id": games[0],
        "reported": "2026-09-21T14:13:20+00:00",
        "lines": [[1, "rude \N{GRINNING FACE}"]],
    }
    assert len(invoke("dots", "reports", "--nb", "1").stdout.splitlines()) == 1
    assert invoke("dots", "remove", games[0]).code == 0
    assert len(invoke("dots", "reports").stdout.splitlines()) == 1


def test_sockets_of_players_have_lines_and_those_of_spectators_none(tmp_path: Path) -> None:
    with app(tmp_path) as client:
        game, secrets = begun_live(client)
        with (
            playing(client, game, secrets[0]) as first,
            playing(client, game, secrets[1]) as second,
            playing(client, game, None) as third,
        ):
            first.wait_for_event(2)
            first.act("talk", on=True)
            second.wait_for_event(3)
            second.act("talk", on=True)
            first.wait_for_event(4)
            first.act("line", text=PRIVATE_WORDS)
            assert second.wait_for_event(5)["text"] == PRIVATE_WORDS
            assert "text" not in third.wait_for_event(5)
        with playing(client, game, secrets[1]) as again, playing(client, game, None) as late:
            assert again.wait_for_event(5)["text"] == PRIVATE_WORDS
            assert "text" not in late.wait_for_event(5)


def test_a_conversation_over_http(client: httpx2.Client) -> None:
    begun = client.post("/dots/games", json={"size": [5, 5], "player": 1}).json()
    path, mine = f"/dots/games/{begun['id']}", {"X-Seat": begun["seats"][0]["secret"]}
    theirs = {"X-Seat": "a-secret-that-the-friend-draws"}
    client.post(f"{path}/seat", headers=mine)
    client.post(f"{path}/seat", headers=theirs | {"X-Invitation": begun["seats"][1]["invitation"]})

    def add(number: int, headers: dict[str, str] = mine, **said: Any) -> httpx2.Response:
        content = json.dumps({"number": number, **said})  # half a surrogate, too
        return client.post(f"{path}/events", content=content, headers=headers | {"Content-Type": "application/json"})

    check_problem(add(3, kind="line", text="Hello"), 422, "talk")
    assert add(3, kind="talk", on=True).is_success
    assert add(4, theirs, kind="talk", on=True).is_success
    assert add(5, kind="line", text=" Hello ").json()["events"][0]["text"] == "Hello"
    for text in ("", " ", "x" * 201, "two\nlines", "to the \u202eright", "\ud800"):
        assert add(6, kind="line", text=text).status_code in {400, 422}
    check_problem(add(6, kind="line"), 422, "line")
    check_problem(add(6, {"X-Seat": "no"}, kind="line", text="Hello"), 403, "secret")
    public, own = (client.get(path, headers=headers) for headers in ({}, mine))
    assert "Hello" not in public.text
    assert own.json()["events"][-1]["text"] == "Hello"
    assert public.headers["etag"] != own.headers["etag"]
    again = client.get(path, headers=mine | {"If-None-Match": public.headers["etag"]})
    assert again.status_code == 200
    check_problem(client.get(path, headers={"X-Seat": "no"}), 403, "secret")
    assert client.post(f"{path}/report", headers=mine).json() == {"id": begun["id"]}
    check_problem(client.post(f"{path}/report"), 403, "secret")
    check_problem(client.post(f"{path}/report", headers={"X-Seat": "no"}), 403, "secret")
    check_problem(client.post(f"/dots/games/{NOWHERE}/report", headers=mine), 404, "unknown-game")
    assert "Hello" not in client.get(f"{path}.sgf").text


def test_a_switched_off_conversation_says_so(tmp_path: Path) -> None:
    with app(tmp_path, conversation=OFF) as client:
        assert isinstance(client, TestClient)
        game, secrets = begun_live(client)
        talk = {"number": 2, "kind": "talk", "on": True}
        check_problem(client.post(f"/dots/games/{game}/events", json=talk, headers={"X-Seat": secrets[0]}), 404, "off")
        with playing(client, game, secrets[0]) as first:
            assert first.welcome["game"]["conversation"] is False

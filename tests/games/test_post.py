"""Games by post: days for each move, and a win that is claimed; how long they are kept, and their calendar."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx2
import pytest

from kropki.api.errors import BusyError, GameError, LimitError, UnknownGameError
from kropki.api.games import calendar, quotas
from kropki.api.games.clocks import DAY_MS
from kropki.api.games.state import Action
from kropki.api.store.repository import Stock
from tests.support.friend_games import PATIENT, SMALL, Process, begin
from tests.support.problems import check_problem

POST = {**SMALL, "clock": {"days": 3}}
CLAIM = Action("claim")
LINK = "https://kropki.example/dots/game/7K2M9QX4TBZ0"


def code_of(process: Process, game: str, secret: str) -> str:
    """Return why a claim is refused."""
    with pytest.raises(GameError) as refused:
        process.act(game, secret, CLAIM)
    return refused.value.code


def test_nothing_ends_by_itself_and_who_is_late_may_still_move(process: Process) -> None:
    game, (first, second) = process.seated(POST)
    began = process.now
    assert process.state(game)["clocks"] == {
        "running": 1,
        "since": began,
        "until": began + 3 * DAY_MS,
        "reserves": [0, 0],
    }
    assert process.do(process.games.events_after(game, 0)).until is None  # nobody need look then
    process.now += 20 * DAY_MS
    assert not process.state(game)["over"]
    process.move(game, first, 1, 1, 1)
    assert process.state(game)["clocks"]["until"] == process.now + 3 * DAY_MS
    assert code_of(process, game, first) == "claim"  # the days of the other have just begun
    assert code_of(process, game, second) == "claim"


@pytest.mark.parametrize("setup", [POST, {**POST, "rules": "paper"}, {**POST, "size": [60, 60]}], ids=str)
def test_who_waits_claims_the_win_once_the_days_are_over(process: Process, setup: dict[str, Any]) -> None:
    game, (first, second) = process.seated(setup)
    process.move(game, first, 1, 1, 1)
    process.now += 3 * DAY_MS
    assert code_of(process, game, first) == "claim"
    process.now += 1
    assert code_of(process, game, second) == "claim"
    [event] = process.act(game, first, CLAIM)
    assert (event["kind"], event["player"]) == ("claim", 1)
    assert process.act(game, first, CLAIM, event["number"]) == [event]  # sent again
    state = Process(process.store, now=process.now).state(game)
    assert (state["over"], state["result"], state["moves"][-1]) == (True, "B+T", [2, "time"])
    assert (state["clocks"]["running"], state["clocks"]["since"]) == (0, process.now)
    assert code_of(process, game, first) == "claim"
    with pytest.raises(GameError):
        process.move(game, second, 2, 2, 2)
    process.act(game, second, Action("offer", what="rematch"))
    [event] = process.act(game, first, Action("accept", what="rematch"))
    assert process.state(event["game"])["clock"] == {"days": 3}


def test_a_claim_is_of_a_player_in_a_game_by_post(process: Process) -> None:
    game, (first, _) = process.seated({**SMALL, "clock": {"move": 10, "reserve": 0}})
    assert code_of(process, game, first) == "claim"
    game, (first, second) = process.seated(SMALL)
    process.now += 30 * DAY_MS - 1000
    assert {code_of(process, game, each) for each in (first, second)} == {"claim"}
    begun = process.begin(POST)
    process.do(process.games.sit(begun.game_id, begun.secret))
    process.now += 20 * DAY_MS
    assert code_of(process, begun.game_id, begun.secret) == "claim"  # nobody has joined


def test_after_stop_a_claim_ends_the_game_by_score(process: Process) -> None:
    game, (first, second) = process.seated({**POST, "rules": "no-territory"})
    process.move(game, first, 1, 1, 1)
    process.move(game, second, 2, 3, 3)
    process.move(game, first, 1, "stop")
    process.now += DAY_MS
    assert not process.state(game)["over"]  # by post there are no four minutes
    process.move(game, second, 2, 3, 2)
    assert code_of(process, game, first) == "claim"
    process.now += 3 * DAY_MS + 1
    process.act(game, first, CLAIM)
    assert process.state(game)["result"] == "W+1"


def test_a_full_game_takes_a_claim(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, (first, second) = process.seated(POST)
    process.move(game, first, 1, 1, 1)
    process.now += 3 * DAY_MS + 1
    for limit in ("OTHERS_BYTES", "MOST_BYTES", "EVENTS_LIMIT"):
        monkeypatch.setattr(f"kropki.api.games.state.{limit}", 1)
    with pytest.raises(GameError, match="too many other events"):
        process.act(game, second, Action("say", phrase="oops"))
    assert process.act(game, first, CLAIM)


# how long they are kept


def test_they_stay_in_a_full_database_for_twice_their_days(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, games_kept=2))
    posted, (first, _) = process.seated(POST)
    process.move(posted, first, 1, 1, 1)
    other = process.begin(address="192.0.2.1")
    process.now += 5 * DAY_MS
    process.begin()  # in the place of the other
    with pytest.raises(UnknownGameError):
        process.state(other.game_id)
    assert process.state(posted)["moves"] == [[1, 1, 1]]
    process.now += 2 * DAY_MS
    process.begin()
    process.begin(address="192.0.2.1")
    with pytest.raises(UnknownGameError):
        process.state(posted)


def test_what_has_ended_is_spared_no_longer(stock: Stock) -> None:
    process = Process(stock.games)
    game, (first, _) = process.seated(POST)
    now = process.now // 1000
    assert stock.games.count_spared(now) == 1
    assert stock.games.count_spared(now + 6 * 24 * 3600 + 1) == 0
    process.move(game, first, 1, "resign")
    assert stock.games.count_spared(now) == 0


def test_a_day_has_some_of_an_address_and_the_database_some_of_all(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "PART", 1)  # one address has all
    process = Process(stock.games, replace(PATIENT, post_games=2, games_kept=8))
    game, secrets = process.seated(POST)
    process.begin(POST)
    with pytest.raises(LimitError, match="2 games by post"):
        process.begin(POST)
    process.begin()  # with another clock
    process.move(game, secrets[0], 1, "resign")
    process.act(game, secrets[1], Action("offer", what="rematch"))
    process.begin(POST)  # for one that has ended
    with pytest.raises(LimitError):
        process.act(game, secrets[0], Action("accept", what="rematch"))
    process.now += DAY_MS
    process.act(game, secrets[0], Action("accept", what="rematch"))
    process.begin(POST, address="192.0.2.1")
    process.now += DAY_MS
    with pytest.raises(BusyError, match="too many games by post"):
        process.begin(POST)
    process.begin()


def test_games_by_post_of_one_address_do_not_fill_the_database(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, games_kept=60))
    begun = Counter[str]()
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
        with suppress(LimitError):
            while True:
                process.begin(POST, address=address)
                begun[address] += 1
    assert list(begun.values()) == [3, 3, 3]
    process.begin(address="192.0.2.1")  # with another clock


def test_a_move_has_half_of_the_days_for_which_a_game_is_kept(stock: Stock) -> None:
    process = Process(stock.games, replace(PATIENT, game_days=7))
    process.begin(POST)
    with pytest.raises(GameError, match="at most 3 days a move: a game is kept for 7 days") as refused:
        process.begin({**POST, "clock": {"days": 4}})
    assert refused.value.code == "clock"


# the calendar


def told(process: Process, game: str) -> dict[str, str]:
    """Return the properties of the calendar of a game, unfolded."""
    text = calendar.written("7K2M9QX4TBZ0", process.do(process.games.seen(game)), LINK)
    assert text.endswith("\r\nEND:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")
    return {name: value for line in reversed(lines) for name, _, value in [line.partition(":")]}


def test_a_calendar_has_the_end_of_the_days_and_the_link(process: Process) -> None:
    game, (first, _) = process.seated({**POST, "size": [39, 32]})
    process.move(game, first, 1, 1, 1)
    found = told(process, game)
    assert found["SEQUENCE"] == "3"
    assert found["DTSTAMP"] == "20260921T141320Z"
    assert found["DTSTART"] == "20260924T141320Z"
    assert found["SUMMARY"] == "Dots 39x32: Red must have moved"
    assert found["DESCRIPTION"] == f"Red has 3 days for this move. After that\\, Blue may claim the win.\\n{LINK}"
    assert (found["URL"], found["TRIGGER"]) == (LINK, "-PT24H")


def test_a_calendar_of_a_game_that_has_ended_says_so(process: Process) -> None:
    game, (first, _) = process.seated({**POST, "clock": {"days": 1}})
    assert told(process, game)["TRIGGER"] == "-PT6H"
    process.now += DAY_MS
    process.move(game, first, 1, "resign")
    found = told(process, game)
    assert (found["DTSTART"], found["SUMMARY"]) == ("20260922T141320Z", "Dots 5x5: the game has ended")
    assert "TRIGGER" not in found


def test_a_game_by_post_over_http(client: httpx2.Client) -> None:
    begun = begin(client, clock={"days": 3.0})
    path, mine = f"/dots/games/{begun['id']}", {"X-Seat": begun["seats"][0]["secret"]}
    client.post(f"{path}/seat", headers=mine)
    check_problem(client.get(f"{path}.ics"), 422, "clock")
    client.post(f"{path}/seat", headers={"X-Invitation": begun["seats"][1]["invitation"]})
    answer = client.get(f"{path}.ics")
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert f"/dots/game/{begun['id']}\r\n" in answer.text
    assert mine["X-Seat"] not in answer.text
    while (again := client.get(f"{path}.ics", headers={"If-None-Match": answer.headers["etag"]})).status_code == 200:
        assert again.text != answer.text  # after a moment in which the service was away, the deadline moves for a while
        answer = again
    assert again.status_code == 304
    claim = {"number": 3, "kind": "claim"}
    check_problem(client.post(f"{path}/events", json=claim, headers=mine), 422, "claim")
    check_problem(client.post(f"{path}/events", json=claim, headers={"X-Seat": "no"}), 403, "secret")
    check_problem(client.get(f"/dots/games/{begin(client)['id']}.ics"), 422, "clock")

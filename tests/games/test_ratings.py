"""Ratings: which games are rated, that each counts once, what is told of them, and how they are forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from httpx2 import Response
from starlette.testclient import TestClient

from kropki.api.games import lobby, rated
from kropki.api.games.rated import DAY_S, later
from kropki.api.games.state import Action
from kropki.api.store import ratings
from kropki.api.store.games import Change, GameRow
from kropki.api.store.lobby import Listing, Person
from kropki.api.store.rating_tables import Ended, Group, Scored
from kropki.api.store.ratings import KEPT_DAYS, MOST_OF_PAIR, Listed
from kropki.api.store.repository import Stock
from kropki.dots.rating import Rating, Result, after
from tests.support.friend_games import Process
from tests.support.live_games import app, playing
from tests.support.problems import check_problem

GROUP = Group("standard", "normal")
TODAY = 20_000  # days since 1970
A, B, C = ("a" * 32, "b" * 32, "c" * 32)
HOME, AWAY = "192.0.2.1", "198.51.100.2"


# In the database


def put(stock: Stock, number: int, keys: tuple[str | None, str | None] = (A, B), day: int = TODAY) -> None:
    """Put a game into the lobby, which the second of two devices joins; it is the host's who has the first key."""
    game, now = f"{number:012}", day * DAY_S
    stock.games.change([Change(game, 0, begun=[GameRow(game, "{}", ("one", "two"), 0, over=False, changed=now)])])
    host, guest = (Person(None, (key or "x")[:6].upper(), watch=False, key=key) for key in keys)
    stock.lobby.add(Listing(game, 1, (host, None), "any", now, "join.x"), ("1a", "0a"), lambda *_: None, now)
    assert stock.lobby.join(game, guest, now)


def end(stock: Stock, number: int, day: int = TODAY, **changes: Any) -> None:
    """End a game, which player 1 wins."""
    ended = replace(Ended(GROUP, day, 1.0, 1000, later), **changes)
    change = Change(f"{number:012}", 0, ["{}"], over=True, now=day * DAY_S, ended=ended)
    assert stock.games.change([change]) == set()


def play(stock: Stock, number: int, keys: tuple[str | None, str | None] = (A, B), day: int = TODAY, **of: Any) -> None:
    put(stock, number, keys, day)
    end(stock, number, day, **of)


def games_of(stock: Stock, key: str) -> int:
    rated = stock.ratings.of([key]).get((key, GROUP))
    return rated.standing.games if rated else 0


def test_results_of_a_day_count_together_against_ratings_before_it(stock: Stock) -> None:
    play(stock, 1)
    play(stock, 2, (A, C))
    found = stock.ratings.of([A, B])
    assert found[A, GROUP].scored == (Scored(1500, 350, 1), Scored(1500, 350, 1))
    assert found[B, GROUP].scored == (Scored(1500, 350, 0),)
    play(stock, 3, (B, A), TODAY + 3)
    won = after(Rating(), [Result(1500, 350, 1)] * 2, 3)
    lost = after(Rating(), [Result(1500, 350, 0)], 3)
    found = stock.ratings.of([A, B])
    assert found[A, GROUP].scored == (Scored(lost.rating, lost.deviation, 0),)
    assert found[B, GROUP].scored == (Scored(won.rating, won.deviation, 1),)
    [day] = stock.ratings.history(A)[GROUP]
    assert (day.day, day.rating) == (TODAY, won.rating)
    assert day.deviation < won.deviation  # which has grown for two days


@pytest.mark.parametrize("keys", [(A, None), (None, B), (None, None)])
def test_a_game_counts_for_both_or_nobody(stock: Stock, keys: tuple[str | None, str | None]) -> None:
    play(stock, 1, keys)
    assert stock.ratings.of([A, B]) == {}


def test_a_score_is_that_of_player_1_and_a_draw_is_half(stock: Stock) -> None:
    play(stock, 1, score=0.0)
    assert [stock.ratings.of([key])[key, GROUP].scored[0].score for key in (A, B)] == [0, 1]
    play(stock, 2, (A, C), score=0.5)
    assert [each.score for each in stock.ratings.of([C])[C, GROUP].scored] == [0.5]


def test_few_games_of_a_pair_count_in_a_day(stock: Stock) -> None:
    for number in range(MOST_OF_PAIR + 1):
        play(stock, number, (A, B) if number % 2 else (B, A))
    assert (games_of(stock, A), games_of(stock, B)) == (MOST_OF_PAIR, MOST_OF_PAIR)
    play(stock, 98, (A, C))
    play(stock, 99, (B, A), TODAY + 1)
    assert games_of(stock, A) == MOST_OF_PAIR + 2


def test_games_that_end_at_once_in_several_processes_all_count(stock: Stock, url: str) -> None:
    play(stock, 0)
    others = "cdef"
    for number, other in enumerate(others, 1):
        put(stock, number, (A, other * 32))
    stocks = [Stock(url) for _ in others]
    with ThreadPoolExecutor(len(others)) as threads:
        list(threads.map(lambda at: end(stocks[at], at + 1, TODAY + 1), range(len(others))))
    for each in stocks:
        each.close()
    rated = stock.ratings.of([A])[A, GROUP]
    assert (len(rated.scored), rated.standing.games, rated.standing.day) == (4, 5, TODAY + 1)
    assert len(stock.ratings.history(A)[GROUP]) == 1


def test_a_rematch_is_rated_on_the_same_day_alone(stock: Stock) -> None:
    for number, days in ((1, 0), (2, 1)):
        put(stock, number)
        row = GameRow(f"9{number:011}", "{}", ("two", "one"), 0, over=False, changed=(TODAY + days) * DAY_S + 7)
        stock.games.change([Change(f"{number:012}", 0, ["{}"], now=row.changed, begun=[row])])
        found = stock.lobby.find(row.id)
        assert found
        keys = {side: who.key for side, who in found.players().items()}
        assert keys == ({1: None, 2: None} if days else {1: B, 2: A})


def test_the_history_is_bounded_and_old_ratings_go(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 20  # days
    monkeypatch.setattr(ratings, "HISTORY", most)
    for number in range(most + 3):
        play(stock, number, day=TODAY + number)
    days = stock.ratings.history(A)[GROUP]
    assert [day.day for day in days] == list(range(TODAY + 2, TODAY + most + 2))
    last = TODAY + most + 2
    assert stock.ratings.show(Listed(A, "AAAAAA", None))
    play(stock, 500, (C, "d" * 32), last + KEPT_DAYS)
    assert games_of(stock, A)
    play(stock, 501, (C, "d" * 32), last + KEPT_DAYS + 1)
    assert (stock.ratings.of([A]), stock.ratings.history(A), stock.ratings.listed(A)) == ({}, {}, None)
    assert games_of(stock, C) == 2


def test_there_are_so_many_ratings_and_those_played_longest_ago_go(stock: Stock) -> None:
    play(stock, 1, most=4)
    play(stock, 2, (C, "d" * 32), most=4)
    play(stock, 3, ("e" * 32, "f" * 32), most=4)  # all are of today
    assert games_of(stock, "e" * 32) == 0
    play(stock, 4, ("e" * 32, "f" * 32), TODAY + 1, most=4)
    assert games_of(stock, "e" * 32) == 1
    assert [games_of(stock, key) for key in (A, B, C)] == [0, 0, 0]


def test_all_that_is_kept_of_a_device_is_forgotten(stock: Stock) -> None:
    play(stock, 1)
    play(stock, 2, day=TODAY + 1)
    play(stock, 3, day=TODAY + 1)
    put(stock, 4)
    stock.ratings.show(Listed(A, "AAAAAA", "Ada"))
    assert stock.ratings.forget(A) == 1
    assert stock.ratings.forget(A) == 0
    with stock._engine.connect() as connection:
        for table in ("dots_ratings", "dots_rating_results", "dots_rating_days", "dots_rating_shown"):
            assert connection.scalar(sql.text(f"select count(*) from {table} where key = '{A}'")) == 0  # noqa: S608
        of_games = f"select count(*) from dots_lobby where '{A}' in (host_key, guest_key)"  # noqa: S608
        assert connection.scalar(sql.text(of_games)) == 0
    end(stock, 4, TODAY + 1)
    assert (games_of(stock, A), games_of(stock, B)) == (0, 3)


def test_the_operator_takes_a_name_out_of_the_table(stock: Stock) -> None:
    play(stock, 1)
    assert not stock.ratings.show(Listed(C, "CCCCCC", "Eve"))  # who has no rating
    assert stock.ratings.show(Listed(A, "AAAAAA", "Ada"))
    assert stock.ratings.table(GROUP) == [Listed(A, "AAAAAA", "Ada")]
    stock.lobby.remove_name("AAAAAA")
    assert stock.ratings.table(GROUP) == [Listed(A, "AAAAAA", None)]
    stock.ratings.show(Listed(A, "AAAAAA", "Ada"))
    assert stock.ratings.listed(A) == Listed(A, "AAAAAA", None)
    stock.ratings.hide(A)
    assert stock.ratings.table(GROUP) == []


# In games

RATED: dict[str, Any] = {
    "size": [10, 10],
    "rules": "standard",
    "start": "empty",
    "clock": {"move": 20, "reserve": 120},
    "lobby": True,
}


def meet(process: Process, stock: Stock) -> tuple[str, tuple[str, str]]:
    """Begin a rated game to which both have come."""
    game, seats = process.seated(RATED)
    now = process.now // 1000
    host, guest = (Person(None, key[:6].upper(), watch=False, key=key) for key in (A, B))
    stock.lobby.add(Listing(game, 1, (host, None), "any", now), ("1a", "0a"), lambda *_: None, now)
    stock.lobby.join(game, guest, now)
    return game, seats


def test_a_game_counts_once_whoever_sees_its_end(stock: Stock) -> None:
    """The time is over, and two processes tell so; the one that was restarted knows it from the database."""
    first, second = Process(stock.games), Process(stock.games)
    game, (one, two) = meet(first, stock)
    first.move(game, one, 1, 4, 4)
    first.move(game, two, 2, 5, 4)
    for process in (first, second):
        process.state(game)
        process.now += 10**6
    assert {each.state(game)["result"] for each in (first, second, replace(first))} == {"W+T"}
    first.act(game, one, Action("offer", what="rematch"))
    assert (games_of(stock, A), games_of(stock, B)) == (1, 1)
    assert stock.ratings.of([B])[B, GROUP].scored[0].score == 1


@pytest.mark.parametrize(("dots", "games"), [(3, 1), (2, 0), (0, 0)])
def test_a_game_counts_only_with_enough_dots_of_each(
    stock: Stock, dots: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rated, "LEAST_DOTS", 3)
    process = Process(stock.games)
    game, (one, two) = meet(process, stock)
    for row in range(dots):
        process.move(game, one, 1, 2, row)
        process.move(game, two, 2, 7, row)
    process.move(game, one, 1, 2, 9)
    process.move(game, two, 2, "resign")
    assert games_of(stock, A) == games


# Over HTTP


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with app(tmp_path_factory.mktemp("ratings"), "127.0.0.1", lobby_games=1000, lobby_joins=1000) as client:
        yield client


def of(device: str, address: str) -> dict[str, str]:
    """Return the headers of a device."""
    return {"X-Player": device.ljust(22, "-"), "X-Forwarded-For": address}


def begin(client: TestClient, device: str = "ada", address: str = HOME, **changes: Any) -> Response:
    wanted = {"size": [10, 10], "player": 1, "clock": RATED["clock"], "rated": True, **changes}
    return client.post("/dots/lobby", json=wanted, headers=of(device, address))


def join(client: TestClient, game: str, device: str = "bob", address: str = AWAY, **body: Any) -> Response:
    headers = {**of(device, address), "X-Seat": "s" * 22}
    return client.post(f"/dots/lobby/{game}/seat", json={"rated": True, **body}, headers=headers)


def won(client: TestClient, host: str, guest: str, **changes: Any) -> str:
    """Have the host win a game against the guest; return its id."""
    begun = begin(client, host, **changes).json()
    path = f"/dots/games/{begun['id']}"
    join(client, begun["id"], guest).raise_for_status()
    one, two = {"X-Seat": begun["secret"]}, {"X-Seat": "s" * 22}
    client.post(f"{path}/seat", headers=one)
    for number, (seat, move) in enumerate([(one, [1, 3, 3]), (two, [2, 4, 4]), (two, [2, "resign"])], 3):
        client.post(f"{path}/moves", json={"number": number, "move": move}, headers=seat).raise_for_status()
    return str(begun["id"])


def test_two_networks_begin_few_rated_games_in_a_day(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_OF_PAIR", 3)
    client.app.state.lobby._met.clear()  # type: ignore[attr-defined]

    def joined(number: int, home: str = HOME, away: str = AWAY) -> Response:
        game = begin(client, f"h{number}", home).json()["id"]
        return join(client, game, f"g{number}", away)

    assert [joined(number).status_code for number in range(3)] == [200] * 3
    check_problem(joined(3, AWAY, HOME), 403, "network")
    assert joined(4, HOME, "203.0.113.7").status_code == 200


def own(client: TestClient, device: str) -> dict[str, Any]:
    answer = client.get("/dots/ratings/mine", headers=of(device, HOME))
    assert answer.headers["cache-control"] == "no-store"
    return dict(answer.json())


def test_two_strangers_play_a_rated_game(client: TestClient) -> None:
    waits = begin(client, "ada").json()
    [listed] = [each for each in client.get("/dots/lobby").json()["waiting"] if each["id"] == waits["id"]]
    assert listed["rated"]
    assert listed["host"]["rating"] == {"rating": 1500, "deviation": 350, "games": 0}
    client.delete(f"/dots/lobby/{waits['id']}", headers={"X-Seat": waits["secret"]})
    game = won(client, "ada", "bob")
    told = client.get(f"/dots/lobby/{game}").json()
    assert told["rated"]
    expected = after(Rating(), [Result(1500, 350, 1)])
    now = {"rating": round(expected.rating), "deviation": round(expected.deviation), "games": 1}
    assert [each["rating"] for each in told["players"]] == [now, {**now, "rating": 3000 - now["rating"]}]
    mine = own(client, "ada")
    assert mine == {
        "badge": told["players"][0]["badge"],
        "listed": False,
        "ratings": [{**now, "rules": "standard", "speed": "normal", "days": []}],
    }
    assert own(client, "eve")["ratings"] == []


def test_a_rating_is_of_a_rule_set_and_a_speed(client: TestClient) -> None:
    won(client, "cay", "dee", rules="kepung")
    won(client, "cay", "dee", clock={"move": 5, "reserve": 60})
    groups = [(each["rules"], each["speed"], each["games"]) for each in own(client, "cay")["ratings"]]
    assert groups == [("kepung", "normal", 1), ("standard", "fast", 1)]


def test_whoever_joins_agrees_and_comes_from_another_network(client: TestClient) -> None:
    game = begin(client).json()["id"]
    check_problem(join(client, game, rated=False), 403, "rated")
    check_problem(join(client, game, address=HOME), 403, "network")
    check_problem(join(client, game, "ada"), 403, "own")
    wide = begin(client, address="2001:db8:1:2::3").json()["id"]
    check_problem(join(client, wide, address="2001:db8:1:ffff::4"), 403, "network")  # of the same 48 bits
    assert join(client, wide, address="2001:db8:2::4").status_code == 200
    assert client.get(f"/dots/lobby/{game}").json()["waiting"]
    assert join(client, game).status_code == 200
    assert join(client, game).status_code == 200  # whose answer was lost


def test_a_game_that_is_not_rated_asks_for_nothing(client: TestClient) -> None:
    game = begin(client, rated=False, size=[5, 5], clock=None).json()["id"]
    assert join(client, game, address=HOME).status_code == 200
    told = client.get(f"/dots/lobby/{game}").json()
    assert (told["rated"], [each["rating"] for each in told["players"]]) == (False, [None, None])


@pytest.mark.parametrize(
    "changes",
    [
        {"clock": None},
        {"clock": {"days": 3}},
        {"clock": {"move": 301, "reserve": 0}},
        {"clock": {"move": 1, "reserve": 3601}},
        {"size": [9, 20]},
        {"start": "cross+handicap=2"},
        {"rules": "standard+first_to=3"},
        {"rules": "none"},
    ],
)
def test_what_cannot_be_rated_is_refused(client: TestClient, changes: dict[str, Any]) -> None:
    check_problem(begin(client, **changes), 422, "rated")


def test_whoever_agrees_is_listed_once_the_rating_is_sure(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mine = {"rules": "paper", "speed": "normal"}, "/dots/ratings/mine"
    headers = of("fay", HOME)
    refused = client.put(mine, json={"listed": True}, headers=headers)
    check_problem(refused, 422, "unrated")
    won(client, "fay", "gil", rules="paper")
    listed = client.put(mine, json={"listed": True, "name": " Fay "}, headers=headers).json()
    assert listed == {"badge": own(client, "fay")["badge"], "listed": True}
    assert client.get("/dots/ratings", params=table).json()["players"] == []  # from one game
    monkeypatch.setattr("kropki.api.games.ratings.SURE", 350)
    client.put(mine, json={"listed": True, "name": "Fay"}, headers=headers)
    [row] = client.get("/dots/ratings", params=table).json()["players"]
    assert (row["name"], row["badge"], row["games"]) == ("Fay", listed["badge"], 1)
    client.put(mine, json={"listed": False}, headers=headers)
    assert client.get("/dots/ratings", params=table).json()["players"] == []
    assert not own(client, "fay")["listed"]


def test_a_device_forgets_its_ratings(client: TestClient) -> None:
    game = won(client, "hal", "ivy")
    assert client.delete("/dots/ratings/mine", headers=of("hal", HOME)).json() == {"forgotten": 1}
    assert own(client, "hal")["ratings"] == []
    assert [each["games"] for each in own(client, "ivy")["ratings"]] == [1]
    assert not client.get(f"/dots/lobby/{game}").json()["rated"]


@pytest.mark.parametrize(
    ("method", "path", "asked"),
    [
        ("GET", "/dots/ratings?rules=chess", {}),
        ("GET", "/dots/ratings?speed=slow", {}),
        ("GET", "/dots/ratings?more=1", {}),
        ("GET", "/dots/ratings/mine", {}),
        ("GET", "/dots/ratings/mine", {"headers": {"X-Player": "short"}}),
        ("PUT", "/dots/ratings/mine", {"headers": of("ada", HOME), "json": {}}),
        ("PUT", "/dots/ratings/mine", {"headers": of("ada", HOME), "json": {"listed": 1}}),
        ("PUT", "/dots/ratings/mine", {"headers": of("ada", HOME), "json": {"listed": True, "name": "a\u202eb"}}),
        ("DELETE", "/dots/ratings/mine", {}),
    ],
)
def test_what_is_malformed_is_refused(client: TestClient, method: str, path: str, asked: dict[str, Any]) -> None:
    assert client.request(method, path, **asked).status_code in {400, 422}


def test_nobody_joins_a_rated_game_whose_host_the_process_has_not_seen(tmp_path: Path) -> None:
    with app(tmp_path, "127.0.0.1") as client:
        game = begin(client).json()["id"]
        assert [each["id"] for each in client.get("/dots/lobby").json()["waiting"]] == [game]
    with app(tmp_path, "127.0.0.1") as client:
        check_problem(join(client, game), 403, "network")
        assert client.get("/dots/lobby").json()["waiting"] == []


@pytest.mark.parametrize("days", [1, 2, 3])
def test_no_day_lets_a_network_pass_for_another(tmp_path: Path, days: int) -> None:
    with app(tmp_path, "127.0.0.1") as client:
        game = begin(client).json()["id"]
        games = client.app.state.games  # type: ignore[attr-defined]
        then = games.now() + days * DAY_S * 1000
        games.now = lambda: then
        check_problem(join(client, game, address=HOME), 403, "network")


def test_the_operator_may_switch_ratings_off(tmp_path: Path) -> None:
    with app(tmp_path, "127.0.0.1") as client:
        won(client, "ada", "bob")
        game = begin(client).json()["id"]
    with app(tmp_path, "127.0.0.1", rating="off") as client:
        for answer in (client.get("/dots/ratings"), client.get("/dots/ratings/mine", headers=of("ada", HOME))):
            check_problem(answer, 404, "off")
        check_problem(begin(client), 404, "off")
        with playing(client, game, None) as watching:
            assert watching.welcome["game"]["rating"] is False  # so that the page asks for none
        assert begin(client, rated=False).status_code == 201
        assert join(client, game, rated=False, address=HOME).status_code == 200  # as one that is not rated
        assert not client.get(f"/dots/lobby/{game}").json()["rated"]
        assert client.delete("/dots/ratings/mine", headers=of("ada", HOME)).json() == {"forgotten": 1}

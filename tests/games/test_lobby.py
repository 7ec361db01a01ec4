"""The lobby: what waits there, who joins, who may be watched, and by which names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from kropki.api.errors import LimitError
from kropki.api.games.badges import badge_of
from kropki.api.games.hub import Hub
from kropki.api.store.games import Change, GameRow
from kropki.api.store.lobby import PRESENT_S, SHOWN, Listing, Person, Wish
from kropki.api.store.marks import Marks
from kropki.api.store.repository import Stock
from tests.support.command_line import invoke
from tests.support.friend_games import NOWHERE
from tests.support.live_games import app, playing
from tests.support.problems import check_problem
from tests.support.processes import wait_for

NOW = 1_790_000_000
ADA, BOB = Person("Ada", "ADAADA", watch=True), Person("Bob", "B0BB0B", watch=True)
DAY = 24 * 3600


def key(name: str) -> dict[str, str]:
    """Return the header of a device."""
    return {"X-Player": name.ljust(22, "-")}


# In the database


def put(stock: Stock, game: str, now: int = NOW, host: Person = ADA, client: str = "1a", **changes: Any) -> None:
    """Put a game into the lobby, with a row of its own."""
    row = GameRow(game, '{"size": [5, 5]}', ("one", "two"), 0, over=False, changed=now)
    stock.games.change([Change(game, 0, begun=[row])])
    listing = Listing(game, 1, (host, None), "any", now, "join.x", **changes)
    stock.lobby.add(listing, (client, "0a"), lambda *_: None, now)


def waiting(stock: Stock, now: int) -> list[str]:
    return [each.game for each in stock.lobby.waiting(now)]


@pytest.mark.parametrize(("timed", "kept"), [(True, PRESENT_S), (False, 7 * DAY)])
def test_a_game_waits_while_its_host_is_there_or_a_week_without_a_clock(stock: Stock, timed: bool, kept: int) -> None:
    put(stock, "A" * 12, timed=timed)
    assert waiting(stock, NOW + kept - 1) == ["A" * 12]
    assert waiting(stock, NOW + kept) == []
    stock.lobby.see(["A" * 12], NOW + kept)
    assert waiting(stock, NOW + kept + 1) == (["A" * 12] if timed else [])
    stock.lobby.see(["A" * 12], NOW + DAY)
    assert waiting(stock, NOW + DAY) == ([] if timed else ["A" * 12])  # nobody waits for days with a clock


def test_one_alone_joins_and_a_game_that_is_joined_stays(stock: Stock) -> None:
    put(stock, "A" * 12)
    assert stock.lobby.join("A" * 12, BOB, NOW + 1)
    assert not stock.lobby.join("A" * 12, ADA, NOW + 2)
    assert not stock.lobby.take_out("A" * 12)
    found = stock.lobby.find("A" * 12)
    assert found
    assert found.players() == {1: ADA, 2: BOB}
    assert waiting(stock, NOW + 2) == []
    assert stock.lobby.find(NOWHERE) is None


def test_games_are_watched_where_both_allow_it_while_they_are_played(stock: Stock) -> None:
    shy = Person(None, "0A0A0A", watch=False)
    for number, (host, guest) in enumerate([(ADA, BOB), (shy, BOB), (ADA, shy)]):
        put(stock, f"{number}" * 12, host=host)
        stock.lobby.join(f"{number}" * 12, guest, NOW)
    put(stock, "3" * 12)  # waits
    assert [each.game for each in stock.lobby.watchable(NOW)] == ["0" * 12]
    assert stock.lobby.watchable(NOW + 600) == []  # nobody has moved
    stock.games.change([Change("0" * 12, 0, added=["{}"], now=NOW + 600)])
    assert [each.game for each in stock.lobby.watchable(NOW + 601)] == ["0" * 12]
    stock.games.change([Change("0" * 12, 1, added=["{}"], now=NOW + 601, over=True)])
    assert stock.lobby.watchable(NOW + 602) == []


def test_finished_games_are_found_by_player_rules_and_board_where_both_allow_it(stock: Stock) -> None:
    shy = Person(None, "0A0A0A", watch=False)
    for number, (host, rules, size) in enumerate(
        [(ADA, "standard+lead=3", "9, 7"), (ADA, "kepung", "7, 9"), (shy, "kepung", "7, 9")]
    ):
        game = f"{number}" * 12
        put(stock, game, host=host, setup=f'{{"size": [{size}], "rules": "{rules}"}}')
        stock.lobby.join(game, BOB, NOW)
        stock.games.change([Change(game, 0, added=["{}"], now=NOW + number, over=True, result="B+3")])
    put(stock, "3" * 12)  # waits
    found = stock.lobby.finished(Wish())
    assert [(each.listing.game, each.ended, each.result) for each in found] == [
        ("1" * 12, NOW + 1, "B+3"),
        ("0" * 12, NOW, "B+3"),
    ]
    for wish, games in (
        (Wish(player="ada"), "10"),
        (Wish(player="#b0bb0b"), "10"),
        (Wish(player="Eve"), ""),
        (Wish(rules="standard"), "0"),
        (Wish(size=(7, 9)), "10"),
        (Wish(size=(9, 9)), ""),
        (Wish(before=NOW + 1), "0"),
    ):
        assert [each.listing.game for each in stock.lobby.finished(wish)] == [each * 12 for each in games], wish


@pytest.mark.parametrize("client", ["1a", None])
def test_the_games_of_one_client_hide_nobody_elses(stock: Stock, client: str | None) -> None:
    put(stock, "A" * 12, NOW, client="1b")
    for number in range(SHOWN + 3):
        put(stock, f"{number:012}", NOW + 1 + number, client=client or f"2{number}")
    shown = waiting(stock, NOW + 99)
    newest = [f"{number:012}" for number in range(SHOWN + 2, -1, -1)]
    assert shown == ([*newest[: SHOWN - 1], "A" * 12] if client else newest[:SHOWN])


def test_games_are_counted_by_whose_request_it_was(stock: Stock) -> None:
    put(stock, "A" * 12)
    put(stock, "B" * 12, client="2a")
    assert stock.lobby.count_waiting(("1a", "0a"), NOW) == (1, 2)
    stock.lobby.forget_clients("2")
    assert stock.lobby.count_waiting(("1a", "0a"), NOW) == (0, 2)

    def refuse(own: int, all_: int) -> None:
        raise LimitError(f"{own} of {all_}", 1)

    with pytest.raises(LimitError, match="1 of 2"):
        stock.lobby.add(Listing("C" * 12, 1, (ADA, None), "any", NOW), ("2a", "1a"), refuse, NOW)
    assert stock.lobby.find("C" * 12) is None


def test_what_is_removed_takes_its_names_with_it(stock: Stock) -> None:
    put(stock, "A" * 12)
    put(stock, "B" * 12, NOW - 40 * DAY)
    assert stock.games.forget(unfinished=NOW - 30 * DAY, finished=0) == 1
    assert [stock.lobby.find(each * 12) is None for each in "AB"] == [False, True]
    assert stock.games.remove("A" * 12)
    assert (stock.lobby.find("A" * 12), stock.games.find("A" * 12)) == (None, None)
    assert not stock.games.remove("A" * 12)


def test_names_beside_a_badge_go_and_come_no_more(stock: Stock) -> None:
    put(stock, "A" * 12)
    put(stock, "B" * 12, host=BOB)
    stock.lobby.join("B" * 12, ADA, NOW)
    assert stock.lobby.remove_name(ADA.badge) == 2
    assert stock.lobby.remove_name(ADA.badge) == 0
    put(stock, "C" * 12)
    nobody = Person(None, ADA.badge, watch=True)
    listed = [stock.lobby.find(each * 12) for each in "ABC"]
    assert [each and each.people for each in listed] == [(nobody, None), (BOB, nobody), (nobody, None)]


def test_every_database_has_one_key_for_good(stock: Stock, url: str) -> None:
    first = stock.lobby.key()
    assert len(first) == 32
    again = Stock(url)
    again.open()
    assert again.lobby.key() == first
    again.close()


# Over HTTP


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with app(tmp_path_factory.mktemp("lobby"), lobby_games=1000, lobby_joins=1000) as client:
        yield client


def begin(client: TestClient, device: str = "ada", **changes: Any) -> Response:
    return client.post("/dots/lobby", json={"size": [5, 5], "player": 1, **changes}, headers=key(device))


def join(client: TestClient, game: str, device: str = "bob", seat: str = "s" * 22, **body: Any) -> Response:
    return client.post(f"/dots/lobby/{game}/seat", json=body, headers={**key(device), "X-Seat": seat})


def test_two_strangers_meet(client: TestClient) -> None:
    answer = begin(client, name=" Ada ", wanted="beginner", watch=True)
    begun = answer.json()
    assert (answer.status_code, answer.headers["location"]) == (201, f"/dots/lobby/{begun['id']}")
    listed = client.get("/dots/lobby")
    [game] = [each for each in listed.json()["waiting"] if each["id"] == begun["id"]]
    ada = {"player": 1, "name": "Ada", "badge": begun["badge"], "rating": None, "computer": None}
    assert (game["host"], game["wanted"], game["watch"], game["size"]) == (ada, "beginner", True, [5, 5])
    tag = {"If-None-Match": listed.headers["etag"]}
    assert client.get("/dots/lobby", headers=tag).status_code == 304
    joined = join(client, begun["id"], name="Bob", watch=True).json()
    assert (joined["player"], joined["secret"], joined["number"]) == (2, "s" * 22, 1)
    assert client.get("/dots/lobby", headers=tag).status_code == 200
    told = client.get(f"/dots/lobby/{begun['id']}").json()
    assert told["players"] == [
        ada,
        {"player": 2, "name": "Bob", "badge": joined["badge"], "rating": None, "computer": None},
    ]
    assert [each["id"] for each in client.get("/dots/lobby").json()["live"]] == [begun["id"]]
    state = client.get(f"/dots/games/{begun['id']}").json()
    assert (state["lobby"], state["open_seat"], state["seated"]) == (True, 0, [2])
    seats = [{"X-Seat": begun["secret"]}, {"X-Seat": joined["secret"]}]
    assert [client.post(f"/dots/games/{begun['id']}/seat", headers=seat).json()["player"] for seat in seats] == [1, 2]
    assert join(client, begun["id"], name="Bob").json()["player"] == 2  # whose answer was lost
    check_problem(join(client, begun["id"], "eve"), 403, "taken")
    for seat in ({"X-Seat": "t" * 22}, {}):
        again = client.post(f"/dots/lobby/{begun['id']}/seat", json={}, headers={**key("bob"), **seat})
        assert "send the secret of its seat again" in check_problem(again, 403, "taken").detail
    check_problem(join(client, begun["id"], "bob", "short"), 422, "secret")


def test_a_badge_is_the_device_and_nothing_else(client: TestClient) -> None:
    badges = [begin(client, device, name=name).json()["badge"] for device, name in (("a", "X"), ("a", "Y"), ("b", "X"))]
    assert badges[0] == badges[1] != badges[2]
    assert all(len(badge) == 6 for badge in badges)


def test_a_challenge_is_for_one_player_alone(client: TestClient) -> None:
    bob = begin(client, "bob").json()["badge"]
    game = begin(client, only=bob).json()["id"]
    [listed] = [each for each in client.get("/dots/lobby").json()["waiting"] if each["id"] == game]
    assert listed["only"] == bob
    check_problem(join(client, game, "eve"), 403, "challenge")
    assert join(client, game, "bob").status_code == 200
    check_problem(begin(client, only="nobody"), 422, "invalid")


def test_a_finished_game_is_found_with_its_players_and_result(client: TestClient) -> None:
    begun = begin(client, name="Zoe", watch=True).json()
    seat = {"X-Seat": join(client, begun["id"], watch=True).json()["secret"]}
    assert client.get("/dots/lobby/archive", params={"player": "Zoe"}).json() == {"games": []}
    client.post(f"/dots/games/{begun['id']}/seat", headers={"X-Seat": begun["secret"]})
    move = {"number": 3, "move": [2, "resign"]}
    assert client.post(f"/dots/games/{begun['id']}/moves", json=move, headers=seat).status_code == 200
    found = client.get("/dots/lobby/archive", params={"player": "zoe", "size": "5x5", "rules": "standard"}).json()
    [game] = found["games"]
    assert (game["id"], game["result"], [each["name"] for each in game["players"]]) == (
        begun["id"],
        "B+R",
        ["Zoe", None],
    )
    earlier = {"player": "Zoe", "before": game["ended"]}
    assert client.get("/dots/lobby/archive", params=earlier).json() == {"games": []}
    for wrong in ({"size": "5"}, {"rules": "chess"}, {"player": ""}, {"name": "Zoe"}):
        check_problem(client.get("/dots/lobby/archive", params=wrong), 422, "invalid")


def test_nobody_joins_a_game_of_its_own_device(client: TestClient) -> None:
    game = begin(client).json()["id"]
    check_problem(join(client, game, "ada"), 403, "own")
    assert client.get(f"/dots/lobby/{game}").json()["waiting"]


def test_the_host_alone_takes_a_game_out_while_it_waits(client: TestClient) -> None:
    begun = begin(client).json()
    path = f"/dots/lobby/{begun['id']}"
    check_problem(client.delete(path), 403, "secret")
    check_problem(client.delete(path, headers={"X-Seat": "x" * 22}), 403, "secret")
    assert client.delete(path, headers={"X-Seat": begun["secret"]}).json() == {"id": begun["id"]}
    check_problem(client.get(path), 404, "unknown-game")
    check_problem(join(client, begun["id"]), 404, "unknown-game")
    second = begin(client).json()
    join(client, second["id"])
    check_problem(client.delete(f"/dots/lobby/{second['id']}", headers={"X-Seat": second["secret"]}), 403, "taken")


def test_a_game_with_a_friend_is_not_in_the_lobby(client: TestClient) -> None:
    game = client.post("/dots/games", json={"size": [5, 5]}).json()["id"]
    check_problem(client.get(f"/dots/lobby/{game}"), 404, "unknown-game")
    assert "lobby" not in client.get(f"/dots/games/{game}").json()


@pytest.mark.parametrize(
    "name", ["x" * 21, "a\u202eb", "a\u200db", "\u3164", "a\nb", "Ada #JV3NEK", "e" + "\u0301" * 5, "A\u2066da"]
)
def test_a_name_that_deceives_is_refused(client: TestClient, name: str) -> None:
    check_problem(begin(client, name=name), 422, "invalid")
    game = begin(client).json()["id"]
    check_problem(join(client, game, name=name), 422, "invalid")


@pytest.mark.parametrize(
    ("body", "headers", "code"),
    [
        ({"size": [5, 5]}, {}, "invalid"),
        ({"size": [5, 5]}, {"X-Player": "short"}, "invalid"),
        ({"size": [5, 5]}, {"X-Player": "x" * 65}, "invalid"),
        ({"size": [5, 5], "start": [[1, 1, 1]]}, key("ada"), "invalid"),
        ({"size": [5, 5], "start": "none"}, key("ada"), "start"),
        ({"size": [5, 5], "wanted": "me"}, key("ada"), "invalid"),
        ({"size": [5, 5], "open": True}, key("ada"), "invalid"),
    ],
)
def test_what_cannot_be_is_refused(
    client: TestClient, body: dict[str, Any], headers: dict[str, str], code: str
) -> None:
    check_problem(client.post("/dots/lobby", json=body, headers=headers), 422, code)


def test_players_who_listen_are_there_and_spectators_are_not(client: TestClient) -> None:
    begun = begin(client).json()
    hub: Hub = client.app.state.hub  # type: ignore[attr-defined]
    with playing(client, begun["id"], None):
        assert begun["id"] not in hub.attended()
        with playing(client, begun["id"], begun["secret"]):
            assert begun["id"] in hub.attended()


def test_a_rematch_over_http_keeps_the_names(client: TestClient) -> None:
    begun = begin(client, name="Ada").json()
    join(client, begun["id"], name="Bob")
    path, (ada, bob) = f"/dots/games/{begun['id']}", ({"X-Seat": begun["secret"]}, {"X-Seat": "s" * 22})
    client.post(f"{path}/seat", headers=ada)
    client.post(f"{path}/moves", json={"number": 3, "move": [1, "resign"]}, headers=ada)
    client.post(f"{path}/events", json={"number": 4, "kind": "offer", "what": "rematch"}, headers=ada)
    agreed = client.post(f"{path}/events", json={"number": 5, "kind": "accept", "what": "rematch"}, headers=bob).json()
    told = client.get(f"/dots/lobby/{agreed['events'][-1]['game']}").json()
    assert [(each["player"], each["name"]) for each in told["players"]] == [(1, "Bob"), (2, "Ada")]
    assert client.get(f"/dots/games/{told['id']}").json()["lobby"]


# Limits


def test_an_address_has_few_games_waiting_and_the_lobby_is_bounded(tmp_path: Path) -> None:
    with app(tmp_path, lobby_games=2, lobby_kept=30) as client:
        first, _ = begin(client).json(), begin(client, "bob")
        problem = check_problem(begin(client, "eve"), 429, "limit")
        assert "2 games of one address" in problem.detail
        client.delete(f"/dots/lobby/{first['id']}", headers={"X-Seat": first["secret"]})
        assert begin(client).status_code == 201
        stock = client.app.state.database.stock  # type: ignore[attr-defined]
        now = client.app.state.games.now() // 1000  # type: ignore[attr-defined]
        stock.lobby.add(Listing(NOWHERE, 1, (ADA, None), "any", now, "x"), ("1a", "0a"), lambda *_: None, now)
    with app(tmp_path, lobby_games=9, lobby_kept=3) as client:
        check_problem(begin(client), 503, "busy")


def test_of_a_lobby_that_is_nearly_full_an_address_may_have_a_tenth_of_the_rest(tmp_path: Path) -> None:
    with app(tmp_path, lobby_games=20, lobby_kept=30) as client:
        assert [begin(client).status_code for _ in range(4)] == [201] * 3 + [429]
        client.app.state.database.marks = Marks()  # type: ignore[attr-defined] # as those of another address
        assert [begin(client).status_code for _ in range(4)] == [201] * 3 + [429]


def test_an_address_joins_few_games_an_hour(tmp_path: Path) -> None:
    with app(tmp_path, lobby_joins=2) as client:
        games = [begin(client).json()["id"] for _ in range(3)]
        assert [join(client, game).status_code for game in games] == [200, 200, 429]


def test_the_operator_may_switch_it_off(tmp_path: Path) -> None:
    with app(tmp_path) as client:
        game = begin(client).json()["id"]
    with app(tmp_path, lobby="off") as client:
        for answer in (client.get("/dots/lobby"), begin(client), join(client, game), client.get(f"/dots/lobby/{game}")):
            check_problem(answer, 404, "off")
        assert client.get(f"/dots/games/{game}").json()["lobby"]


def test_a_game_with_a_clock_is_listed_again_when_its_host_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kropki.api.games.lobby._SEEN_S", 0.01)
    monkeypatch.setattr("kropki.api.games.lobby._LOOK_S", 0)
    with app(tmp_path) as client:
        begun = begin(client, clock={"move": 20, "reserve": 0}).json()
        services = client.app.state  # type: ignore[attr-defined]
        posted = begin(client, clock={"days": 3}).json()["id"]  # by post: there nobody need be there
        services.database.stock.lobby.see([begun["id"], posted], services.games.now() // 1000 - PRESENT_S)
        assert [each["id"] for each in client.get("/dots/lobby").json()["waiting"]] == [posted]
        with playing(client, begun["id"], begun["secret"]):
            wait_for(lambda: len(client.get("/dots/lobby").json()["waiting"]) == 2)


# By the operator


def test_the_operator_removes_games_and_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app(tmp_path) as client:
        begun, other = (begin(client, name="Ada").json() for _ in range(2))
        monkeypatch.setenv("KROPKI_DATABASE_URL", f"sqlite:///{tmp_path}/stock.db")
        told = invoke("dots", "remove", begun["badge"], other["id"], NOWHERE, "AAAAAA")
        assert told.code == 1
        assert told.stderr.splitlines() == [
            f"{begun['badge']}: removed from 2 games",
            f"{other['id']}: removed",
            f"{NOWHERE}: no game has this id",
            "AAAAAA: no game shows a name with it, and none will",
        ]
        assert client.get(f"/dots/lobby/{begun['id']}").json()["players"][0]["name"] is None
        check_problem(client.get(f"/dots/games/{other['id']}"), 404, "unknown-game")
        move = {"number": 2, "move": [1, 2, 2]}
        path = f"/dots/games/{other['id']}/moves"
        check_problem(client.post(path, json=move, headers={"X-Seat": other["secret"]}), 404, "unknown-game")


def test_a_badge_cannot_be_found_without_the_key() -> None:
    secret = "pR0Yc1sGq2bQmXw4n6uJfA"  # noqa: S105 - of nobody
    assert badge_of(secret, b"one") != badge_of(secret, b"two")

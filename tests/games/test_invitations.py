"""Invitations to games of dots: each works once, and who begins a game cannot play for the friend."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from kropki.api.errors import SeatError, StockError
from kropki.api.games.state import Action
from kropki.api.store.games import Change
from kropki.api.store.ids import hashed
from kropki.api.store.repository import Stock
from kropki.generator.errors import RequestError
from tests.support.friend_games import NOWHERE, SMALL, Process
from tests.support.live_games import app, playing
from tests.support.problems import check_problem

DRAWN = "a-secret-of-the-friend"  # 22 characters


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with app(tmp_path_factory.mktemp("live")) as client:
        yield client


def sit(process: Process, game: str, secret: str | None, invitation: str | None = None) -> tuple[int, str]:
    return process.do(process.games.sit(game, secret, invitation))[:2]


@pytest.mark.parametrize("player", [1, 2])
def test_an_invitation_works_once_and_then_the_secret_does(kept: Process, player: int) -> None:
    begun = kept.begin(player=player)
    assert sit(kept, begun.game_id, DRAWN, begun.invitation) == (3 - player, DRAWN)
    assert sit(kept, begun.game_id, DRAWN, begun.invitation) == (3 - player, DRAWN)  # as its answer was lost
    assert sit(kept, begun.game_id, DRAWN) == (3 - player, DRAWN)
    for secret in (None, "another-secret-than-that"):
        with pytest.raises(SeatError) as caught:
            sit(kept, begun.game_id, secret, begun.invitation)
        assert caught.value.code == "invitation"
    assert [event["kind"] for event in kept.state(begun.game_id)["events"]] == ["sit"]


def test_who_begins_a_game_cannot_play_for_the_friend(process: Process) -> None:
    begun = process.begin()
    process.do(process.games.sit(begun.game_id, begun.secret))
    assert begun.invitation
    for guess in (begun.invitation, begun.invitation.removeprefix("join."), "*" + hashed(begun.invitation)[1:]):
        for action in (Action("move", move=[2, 1, 1]), Action("move", move=[2, "resign"])):
            with pytest.raises(SeatError):
                process.act(begun.game_id, guess, action)
        with pytest.raises(SeatError):
            sit(process, begun.game_id, guess)
    assert sit(process, begun.game_id, DRAWN, begun.invitation)[0] == 2
    with pytest.raises(SeatError):
        process.act(begun.game_id, begun.invitation, Action("say", phrase="hello"))


def test_an_invitation_does_not_move_who_has_a_seat(process: Process) -> None:
    begun = process.begin()
    assert sit(process, begun.game_id, begun.secret, begun.invitation)[0] == 1  # as the link is tried
    assert sit(process, begun.game_id, DRAWN, begun.invitation)[0] == 2


@pytest.mark.parametrize("secret", ["", "short", "x" * 21, "x" * 65, "x" * 22 + "\n", "\udcff" * 22, "ключ" * 6])
def test_a_secret_that_is_drawn_badly_is_refused_and_the_invitation_stays(process: Process, secret: str) -> None:
    begun = process.begin()
    with pytest.raises(RequestError):
        sit(process, begun.game_id, secret, begun.invitation)
    assert sit(process, begun.game_id, None, begun.invitation)[0] == 2


def test_an_invitation_is_to_one_game(process: Process) -> None:
    begun, other = process.begin(), process.begin()
    with pytest.raises(SeatError):
        sit(process, other.game_id, None, begun.invitation)
    is_open = process.begin(is_open=True)
    for invitation in ("", "join.", "*", begun.invitation):
        with pytest.raises(SeatError):
            sit(process, is_open.game_id, None, invitation)


def test_a_rematch_needs_no_invitation(process: Process) -> None:
    begun = process.begin()
    game, mine = begun.game_id, begun.secret
    _, theirs = sit(process, game, None, begun.invitation)
    process.move(game, mine, 1, "resign")
    process.act(game, theirs, Action("offer", what="rematch"))
    [event] = process.act(game, mine, Action("accept", what="rematch"))
    assert [sit(process, event["game"], secret)[0] for secret in (mine, theirs)] == [2, 1]
    with pytest.raises(SeatError):
        sit(process, event["game"], None, begun.invitation)


def test_of_many_who_come_at_once_with_an_invitation_one_sits(stock: Stock) -> None:
    here, there = Process(stock.games), Process(stock.games)
    begun = here.begin()
    comes = [process.games.sit(begun.game_id, secrets.token_urlsafe(16), begun.invitation) for process in (here,) * 5]
    answers = here.do_at_once(comes)
    assert sum(isinstance(answer, SeatError) for answer in answers) == 4
    with pytest.raises(SeatError):
        sit(there, begun.game_id, None, begun.invitation)


def test_an_invitation_stays_where_the_database_did_not_keep_that_it_was_used(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = process.begin()

    def fails(_changes: list[Change]) -> set[str]:
        raise StockError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(process.store, "change", fails)
        with pytest.raises(StockError):
            sit(process, begun.game_id, DRAWN, begun.invitation)
    assert sit(process, begun.game_id, "another-secret-than-that", begun.invitation)[0] == 2


def test_a_game_both_of_whose_secrets_were_made_at_once_goes_on(kept: Process) -> None:
    begun = kept.begin()
    row = kept.store.find(begun.game_id)
    assert row
    old = replace(row, id=NOWHERE, seats=(hashed("the first one"), hashed("the second one")))
    assert not kept.store.change([Change(NOWHERE, 0, begun=[old])])
    assert [sit(kept, NOWHERE, secret)[0] for secret in ("the first one", "the second one")] == [1, 2]
    kept.move(NOWHERE, "the first one", 1, 1, 1)


def begin(client: httpx2.Client | TestClient, **changes: Any) -> dict[str, Any]:
    begun: dict[str, Any] = client.post("/dots/games", json={**SMALL, "player": 1, **changes}).json()
    return begun


def test_an_invitation_over_http(client: httpx2.Client) -> None:
    begun = begin(client)
    mine, other = begun["seats"]
    assert (mine["invitation"], other["secret"]) == (None, None)
    assert other["link"] == f"{begun['link']}#{other['invitation']}"
    path, headers = f"/dots/games/{begun['id']}", {"X-Invitation": other["invitation"]}
    assert "<svg" in client.post(f"{path}/code", headers=headers).text
    check_problem(client.post(f"{path}/seat", headers={**headers, "X-Seat": "short"}), 422, "secret")
    taken = client.post(f"{path}/seat", headers=headers).json()
    assert taken["player"] == 2
    assert taken["secret"] not in (mine["secret"], other["invitation"])
    check_problem(client.post(f"{path}/seat", headers=headers), 403, "invitation")
    check_problem(client.post(f"{path}/seat", headers={"X-Invitation": "x" * 65}), 422, "invalid")
    body = {"number": 2, "kind": "say", "phrase": "hello"}
    check_problem(client.post(f"{path}/events", json=body, headers={"X-Seat": other["invitation"]}), 403, "secret")
    assert client.post(f"{path}/events", json=body, headers={"X-Seat": taken["secret"]}).is_success


def test_an_invitation_over_a_socket(live: TestClient) -> None:
    begun = begin(live)
    invitation = begun["seats"][1]["invitation"]
    for _ in range(2):  # the second time as if the first answer had been lost
        with playing(live, begun["id"], DRAWN, invitation=invitation) as friend:
            assert friend.welcome["player"] == 2
            friend.wait_for_event(1)
    with live.websocket_connect(f"/dots/games/{begun['id']}/live") as session:
        session.send_json({"type": "hello", "invitation": invitation})
        assert session.receive_json()["problem"]["code"] == "invitation"


def test_who_draws_no_secret_is_told_one_over_the_socket(live: TestClient) -> None:
    begun = begin(live)
    with playing(live, begun["id"], None, invitation=begun["seats"][1]["invitation"]) as friend:
        assert friend.welcome["player"] == 2
    with playing(live, begun["id"], friend.secret) as friend:
        assert friend.act("say", phrase="hello")["player"] == 2

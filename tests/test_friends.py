"""Games of dots between friends: seats, moves, offers, clocks, and what two processes make of one game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from threading import Thread
from typing import Any, TypeVar

import httpx2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from problems import check_problem

from api.errors import GameError, LimitError, NumberError, SeatError, UnknownGameError
from api.games.clocks import SIDE_MS
from api.games.games import Begun, Games
from api.games.state import OFFERS, PHRASES, SAID_LIMIT, Action, State
from api.settings import Settings
from api.store.games import Change, Row, StoredGames
from api.store.repository import Stock
from dots import replay, sgf
from generator.errors import KropkiError

T = TypeVar("T")

SMALL: dict[str, Any] = {"size": [5, 5], "rules": "standard", "start": "empty", "clock": None}
CLOCKED = {**SMALL, "clock": {"move": 10, "reserve": 30}}
NOWHERE = "0123456789AB"
DAY_S = 24 * 3600


@dataclass
class Process:
    """Games as one process of the service has them; *now* is what its clock says, in milliseconds."""

    store: StoredGames
    settings: Settings = field(default_factory=Settings)
    now: int = 1_790_000_000_000

    def __post_init__(self) -> None:
        async def ask(query: Callable[[StoredGames], T]) -> T:
            return query(self.store)

        self.games = Games(ask, self.settings, lambda: self.now)

    def do(self, what: Awaitable[T]) -> T:
        """Do one thing to its end."""

        async def wait() -> T:
            return await what

        return asyncio.run(wait())

    def begin(self, setup: dict[str, Any] = SMALL, *, is_open: bool = False, player: int = 1) -> Begun:
        return self.do(self.games.begin(setup, player, is_open=is_open))

    def seated(self, setup: dict[str, Any] = SMALL) -> tuple[str, tuple[str, str]]:
        """Begin a game to which both have come; give its id and their secrets."""
        begun = self.begin(setup)
        first, second = begun.secrets
        assert first
        assert second
        for secret in (first, second):
            self.do(self.games.sit(begun.game_id, secret))
        return begun.game_id, (first, second)

    def act(self, game_id: str, secret: str, action: Action, number: int | None = None) -> list[dict[str, Any]]:
        wanted = self.state(game_id)["number"] + 1 if number is None else number
        told = self.do(self.games.act(game_id, secret, wanted, action))
        return [json.loads(text) for text in told.events]

    def move(self, game_id: str, secret: str, *move: Any) -> list[dict[str, Any]]:
        return self.act(game_id, secret, Action("move", move=list(move)))

    def state(self, game_id: str) -> dict[str, Any]:
        return self.do(self.games.state(game_id))


@pytest.fixture
def process(stock: Stock) -> Process:
    return Process(stock.games)


# seats


def test_a_seat_is_of_whoever_has_its_secret(process: Process) -> None:
    begun = process.begin(player=2)
    assert begun.player == 2
    first, second = begun.secrets
    assert first != second
    assert process.state(begun.game_id)["seated"] == []
    assert process.do(process.games.sit(begun.game_id, second))[0] == 2
    assert process.do(process.games.sit(begun.game_id, second))[:2] == (2, second)
    assert process.state(begun.game_id)["seated"] == [2]
    for wrong in ("", "x" * 22, begun.game_id, "\udcff"):
        with pytest.raises(SeatError):
            process.do(process.games.sit(begun.game_id, wrong))


def test_an_open_seat_is_of_whoever_comes_first(process: Process) -> None:
    begun = process.begin(is_open=True)
    assert begun.secrets[1] is None
    assert process.state(begun.game_id)["open_seat"] == 2
    player, secret, _ = process.do(process.games.sit(begun.game_id, None))
    assert player == 2
    assert process.do(process.games.sit(begun.game_id, secret))[0] == 2
    with pytest.raises(SeatError):
        process.do(process.games.sit(begun.game_id, None))


def test_no_secret_is_kept(process: Process) -> None:
    begun = process.begin()
    row = process.store.find(begun.game_id)
    assert row
    assert all(secret not in repr(row) for secret in begun.secrets if secret)


def test_nobody_knows_a_game_that_there_is_not(process: Process) -> None:
    for asked in (process.games.state(NOWHERE), process.games.sit(NOWHERE, None), process.games.record(NOWHERE)):
        with pytest.raises(UnknownGameError):
            process.do(asked)


# events


def test_a_game_is_played_to_its_end_and_is_a_record(process: Process) -> None:
    game, secrets = process.seated({**SMALL, "size": [3, 3]})
    for number in range(9):
        process.move(game, secrets[number % 2], 1 + number % 2, number % 3, number // 3)
    state = process.state(game)
    assert (state["over"], state["result"], len(state["moves"])) == (True, "W+1", 9)
    record = sgf.read(process.do(process.games.record(game))).records[0]
    assert replay.replay_record(record)["result"] == "W+1"
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[1], 2, 1, 1)
    assert caught.value.code == "over"


@pytest.mark.parametrize(
    ("by", "action", "code"),
    [
        (1, Action("move", move=[1, 2, 2]), "turn"),
        (2, Action("move", move=[2, 1, 1]), "taken"),
        (2, Action("move", move=[1, 2, 2]), "seat"),
        (2, Action("move", move=[2, 9, 9]), "off"),
        (2, Action("move", move=[2, "time"]), "kind"),
        (2, Action("move", move=[2, "draw"]), "kind"),
        (2, Action("move", move=[2, "stop"]), "kind"),
        (2, Action("move", move=[2]), "move"),
        (2, Action("move", move=["x", {}, []]), "move"),
        (2, Action("move", move=[2, 2, 2, [[[0, 0]]] * 21]), "move"),
        (2, Action("move", move=None), "move"),
        (2, Action("offer", what="peace"), "offer"),
        (2, Action("offer", what="takeback"), "offer"),  # of a move that it has not made
        (2, Action("offer", what="rematch"), "offer"),
        (2, Action("accept", what="draw"), "offer"),
        (2, Action("decline", what="draw"), "offer"),
        (2, Action("say", phrase="nonsense"), "phrase"),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    process: Process, by: int, action: Action, code: str
) -> None:
    game, secrets = process.seated()
    process.move(game, secrets[0], 1, 1, 1)
    before = process.state(game)
    with pytest.raises(GameError) as caught:
        process.act(game, secrets[by - 1], action)
    assert caught.value.code == code
    assert process.state(game) == before


def test_a_number_is_given_once_and_the_same_again_is_no_other(process: Process) -> None:
    game, (first, second) = process.seated()
    move = Action("move", move=[1, 1, 1])
    [event] = process.act(game, first, move, number=3)
    assert process.act(game, first, move, number=3) == [event]
    assert process.act(game, first, Action("move", move=[1, 1, 1, []]), number=3) == [event]
    for secret, action, number in (
        (first, Action("move", move=[1, 2, 2]), 3),
        (second, Action("move", move=[2, 2, 2]), 3),
        (second, Action("move", move=[2, 2, 2]), 5),
        (second, Action("move", move=[2, 2, 2]), 0),
    ):
        with pytest.raises(NumberError) as caught:
            process.act(game, secret, action, number=number)
        assert caught.value.number == 3


def test_whoever_moves_without_having_sat_down_sits_down_first_and_once(process: Process) -> None:
    begun = process.begin()
    first = begun.secrets[0]
    assert first
    move = Action("move", move=[1, 1, 1])
    events = process.act(begun.game_id, first, move, number=1)
    assert [event["kind"] for event in events] == ["sit", "move"]
    assert process.act(begun.game_id, first, move, number=1) == events


def test_a_draw_is_by_consent(process: Process) -> None:
    game, (first, second) = process.seated()
    draw = Action("offer", what="draw")
    process.act(game, first, draw)
    with pytest.raises(GameError):
        process.act(game, first, Action("accept", what="draw"))
    process.act(game, second, Action("decline", what="draw"))
    with pytest.raises(GameError):
        process.act(game, first, draw)  # before a move
    process.move(game, first, 1, 1, 1)
    process.act(game, first, draw)
    assert process.state(game)["offers"] == {"draw": 1}
    process.act(game, second, draw)  # both offer: that is consent
    assert (process.state(game)["result"], process.state(game)["offers"]) == ("Draw", {})


@pytest.mark.parametrize(("asking", "left"), [(1, 0), (2, 1)])
def test_a_move_is_taken_back_by_consent_up_to_the_move_of_who_asks(process: Process, asking: int, left: int) -> None:
    game, secrets = process.seated()
    process.move(game, secrets[0], 1, 1, 1)
    process.move(game, secrets[1], 2, 2, 2)
    process.act(game, secrets[asking - 1], Action("offer", what="takeback"))
    [event] = process.act(game, secrets[2 - asking], Action("accept", what="takeback"))
    assert event["undo"] == 2 - left
    assert (len(process.state(game)["moves"]), process.state(game)["to_move"]) == (left, asking)


def test_a_move_answers_an_offer_with_no(process: Process) -> None:
    game, (first, second) = process.seated()
    process.act(game, second, Action("offer", what="draw"))
    process.move(game, first, 1, 1, 1)
    with pytest.raises(GameError):
        process.act(game, first, Action("accept", what="draw"))


def test_a_rematch_has_the_other_colours_and_the_same_secrets(process: Process) -> None:
    game, (first, second) = process.seated()
    process.move(game, first, 1, "resign")
    assert process.state(game)["result"] == "W+R"
    process.act(game, second, Action("offer", what="rematch"))
    [event] = process.act(game, first, Action("accept", what="rematch"))
    assert process.state(game)["rematch"] == event["game"]
    assert process.do(process.games.sit(event["game"], first))[0] == 2
    assert process.do(process.games.sit(event["game"], second))[0] == 1
    with pytest.raises(GameError):
        process.act(game, second, Action("offer", what="rematch"))


def test_phrases_are_few(process: Process) -> None:
    game, (first, _) = process.seated()
    for number in range(SAID_LIMIT):
        process.act(game, first, Action("say", phrase=PHRASES[number % len(PHRASES)]))
    with pytest.raises(GameError):
        process.act(game, first, Action("say", phrase="hello"))


# clocks


def test_a_clock_takes_from_the_reserve_what_a_move_takes_too_long(process: Process) -> None:
    game, (first, second) = process.seated(CLOCKED)
    began = process.now
    assert process.state(game)["clocks"] == {
        "running": 1,
        "since": began,
        "until": began + 40_000,
        "reserves": [30_000, 30_000],
    }
    process.now += 9_000
    process.move(game, first, 1, 1, 1)
    process.now += 25_000
    process.move(game, second, 2, 2, 2)
    assert process.state(game)["clocks"]["reserves"] == [30_000, 15_000]
    process.now += 40_000
    assert not process.state(game)["over"]
    process.now += 1
    state = process.state(game)
    assert (state["result"], state["clocks"]["running"]) == ("W+T", 0)
    assert state["events"][-1]["at"] == began + 74_000
    with pytest.raises(GameError):
        process.move(game, first, 1, 3, 3)


def test_the_clock_runs_once_both_have_come(process: Process) -> None:
    begun = process.begin(CLOCKED)
    process.do(process.games.sit(begun.game_id, begun.secrets[0]))
    assert process.state(begun.game_id)["clocks"]["running"] == 0
    process.do(process.games.sit(begun.game_id, begun.secrets[1]))
    assert process.state(begun.game_id)["clocks"]["running"] == 1


def test_who_is_left_alone_after_stop_has_four_minutes_in_all(process: Process) -> None:
    game, (first, second) = process.seated({**CLOCKED, "rules": "no-territory"})
    process.move(game, first, 1, 2, 2)
    process.move(game, second, 2, 1, 1)
    process.move(game, first, 1, "stop")
    stopped = process.now
    process.now += SIDE_MS - 1000
    process.move(game, second, 2, 0, 0)
    assert process.state(game)["clocks"]["until"] == stopped + SIDE_MS
    process.now = stopped + SIDE_MS + 1
    assert process.state(game)["result"] == "W+1"  # by the score, not by time


def test_time_never_runs_backwards(process: Process) -> None:
    game, (first, second) = process.seated(CLOCKED)
    process.now += 5000
    process.move(game, first, 1, 1, 1)
    process.now -= 4000  # the clock of another machine
    [event] = process.move(game, second, 2, 2, 2)
    assert event["at"] == process.state(game)["events"][-2]["at"]


# bounds


def test_an_address_begins_so_many_games_a_day(stock: Stock) -> None:
    process = Process(stock.games, replace(Settings(), new_games=2))
    process.begin()
    process.begin()
    with pytest.raises(LimitError):
        process.begin()
    process.now += DAY_S * 1000
    process.begin()


def test_games_that_nobody_plays_are_forgotten_and_finished_ones_later(stock: Stock) -> None:
    process = Process(stock.games, replace(Settings(), game_days=2, record_days=5))
    going_on, _ = process.seated()
    ended, (first, _) = process.seated()
    process.move(ended, first, 1, "resign")
    process.now += 3 * DAY_S * 1000
    with pytest.raises(UnknownGameError):
        process.state(going_on)
    assert process.state(ended)["over"]
    process.begin()  # and so they are removed
    assert process.store.events(going_on, 0) == []
    assert process.store.count() == 2
    process.now += 3 * DAY_S * 1000
    with pytest.raises(UnknownGameError):
        process.state(ended)


def test_a_full_database_forgets_what_nobody_has_played_for_a_day(stock: Stock) -> None:
    process = Process(stock.games, replace(Settings(), games_kept=2))
    old = process.begin()
    process.begin()
    with pytest.raises(KropkiError, match="too many"):
        process.begin()
    process.now += 2 * DAY_S * 1000
    process.begin()
    with pytest.raises(UnknownGameError):
        process.state(old.game_id)


# several processes


def test_two_processes_give_a_number_once_and_lose_nothing(stock: Stock) -> None:
    here, there = Process(stock.games), Process(stock.games)
    game, secrets = here.seated()
    told: list[list[dict[str, Any]]] = [[], []]

    def speak(process: Process, mine: list[dict[str, Any]], secret: str) -> None:
        while len(mine) < 20:
            phrase = Action("say", phrase=PHRASES[len(mine) % len(PHRASES)])
            with suppress(NumberError):  # the other was first
                mine += process.act(game, secret, phrase)

    threads = [Thread(target=speak, args=each) for each in zip((here, there), told, secrets, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    events = here.state(game)["events"]
    assert there.state(game)["events"] == events
    assert [event["number"] for event in events] == list(range(1, 43))
    assert sorted(event["number"] for mine in told for event in mine) == list(range(3, 43))
    assert all(event in events for mine in told for event in mine)


def test_the_key_of_events_takes_no_number_twice(stock: Stock) -> None:
    row = Row(NOWHERE, "{}", (None, None), 0, over=False, changed=0)
    stock.games.begin(row)
    change = Change(0, ["{}"], over=False, now=1)
    assert stock.games.change(NOWHERE, change)
    assert not stock.games.change(NOWHERE, change)
    assert stock.games.events(NOWHERE, 0) == ["{}"]
    assert stock.games.grown({NOWHERE: 0, "X": 5}) == [NOWHERE]
    assert stock.games.grown({NOWHERE: 1}) == []


# what events come to


@st.composite
def deeds(draw: st.DrawFn) -> list[tuple[int, Action, int]]:
    """Draw what players try: who, what, and after how many milliseconds."""
    move = st.tuples(st.integers(1, 2), st.integers(-1, 4), st.integers(0, 3)).map(
        lambda found: Action("move", move=list(found))
    )
    words = st.tuples(st.integers(1, 2), st.sampled_from(["stop", "done", "resign", "time"])).map(
        lambda found: Action("move", move=list(found))
    )
    answer = st.builds(Action, st.sampled_from(["offer", "accept", "decline"]), what=st.sampled_from(OFFERS))
    say = st.builds(Action, st.just("say"), phrase=st.sampled_from(PHRASES))
    deed = st.tuples(st.integers(1, 2), st.one_of(move, move, move, words, answer, say), st.integers(0, 20_000))
    return draw(st.lists(deed, max_size=40))


@given(deeds(), st.sampled_from(["standard", "no-territory", "territory", "gorilla", "kepung+move_limit=3"]))
def test_the_same_events_give_the_same_state(tried: list[tuple[int, Action, int]], rules: str) -> None:
    setup = {**CLOCKED, "size": [4, 4], "rules": rules}
    state, now = State(setup), 1000
    for player in (1, 2):
        state.add(json.dumps(state.sitting(player, now)))
    for player, action, ms in tried:
        now += ms
        over = state.expired(now)
        if over:
            state.add(json.dumps(over))
        before = state.as_json(0)
        try:
            event = state.decided(player, action, now)
        except GameError:
            assert state.as_json(0) == before
            continue
        if event.get("what") == "rematch" and event["kind"] == "accept":
            event["game"] = NOWHERE
        state.add(json.dumps(event))
    again = State(setup)
    for text in state.events:
        again.add(text)
    assert again.as_json(0) == state.as_json(0)
    told = state.as_json(0)
    assert [event["number"] for event in told["events"]] == list(range(1, state.number + 1))
    assert [event["at"] for event in told["events"]] == sorted(event["at"] for event in told["events"])
    line = {name: setup[name] for name in ("size", "rules", "start")} | {"moves": told["moves"], "alternate": True}
    replayed = replay.replay(line)
    assert replayed["error"] is None
    assert (replayed["over"], replayed["result"]) == (told["over"], told["result"])


# over HTTP


def begin(client: httpx2.Client, **changes: Any) -> dict[str, Any]:
    response = client.post("/dots/games", json={"size": [5, 5], "player": 1, **changes})
    assert response.status_code == 201, response.text
    assert response.headers["location"] == f"/dots/games/{response.json()['id']}"
    assert response.headers["cache-control"] == "no-store"
    begun: dict[str, Any] = response.json()
    return begun


def test_a_game_over_http(client: httpx2.Client) -> None:
    begun = begin(client)
    path = f"/dots/games/{begun['id']}"
    assert [seat["player"] for seat in begun["seats"]] == [1, 2]
    for seat in begun["seats"]:
        assert seat["link"].endswith(f"/dots/game/{begun['id']}#{seat['secret']}")
        answer = client.post(f"{path}/seat", headers={"X-Seat": seat["secret"]}).json()
        assert answer == {"player": seat["player"], "secret": seat["secret"], "number": seat["player"]}
    mine, theirs = ({"X-Seat": seat["secret"]} for seat in begun["seats"])
    body = {"number": 3, "move": [1, 2, 2]}
    told = client.post(f"{path}/moves", json=body, headers=mine).json()
    assert [event["move"] for event in told["events"]] == [[1, 2, 2]]
    assert client.post(f"{path}/moves", json=body, headers=mine).json() == told
    assert check_problem(client.post(f"{path}/moves", json=body, headers=theirs), 409, "number").number == 3
    problem = check_problem(client.post(f"{path}/moves", json={**body, "number": 4}, headers=mine), 422, "turn")
    assert problem.move == 2
    check_problem(client.post(f"{path}/moves", json={**body, "number": 4}), 403, "secret")
    check_problem(client.post(f"{path}/moves", json={**body, "number": 4}, headers={"X-Seat": "no"}), 403, "secret")
    said = {"number": 4, "kind": "say", "phrase": "hello"}
    assert client.post(f"{path}/events", json=said, headers=theirs).json()["number"] == 4
    state = client.get(path)
    assert state.json()["moves"] == [[1, 2, 2]]
    assert all(seat["secret"] not in state.text for seat in begun["seats"])
    assert client.get(path, headers={"If-None-Match": state.headers["etag"]}).status_code == 304
    assert [event["number"] for event in client.get(path, params={"after": 3}).json()["events"]] == [4]
    assert client.get(f"{path}.svg").text.startswith("<svg")
    assert client.get(f"{path}.png").content.startswith(b"\x89PNG")
    assert sgf.read(client.get(f"{path}.sgf").text).records[0].board.width == 5
    assert "<svg" in client.post(f"{path}/code", headers=mine).text


def test_an_open_game_over_http(client: httpx2.Client) -> None:
    begun = begin(client, open=True)
    assert begun["seats"][1] == {"player": 2, "secret": None, "link": begun["link"]}
    path = f"/dots/games/{begun['id']}/seat"
    assert client.post(path).json()["player"] == 2
    check_problem(client.post(path), 403, "taken")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "invalid"),
        ({"size": [2, 3]}, 422, "invalid"),
        ({"size": [5, 5], "rules": "chess"}, 422, "rules"),
        ({"size": [5, 5], "start": [[1, 1, 1], [2, 1, 1]]}, 422, "start"),
        ({"size": [5, 5], "start": [[1, 9, 9]]}, 422, "start"),
        ({"size": [5, 5], "clock": {"move": 0, "reserve": 0}}, 422, "invalid"),
        ({"size": [5, 5], "player": 3}, 422, "invalid"),
        ({"size": [5, 5], "moves": []}, 422, "invalid"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(
    client: httpx2.Client, body: dict[str, Any], status: int, code: str
) -> None:
    check_problem(client.post("/dots/games", json=body), status, code)


@pytest.mark.parametrize("ending", ["", ".sgf", ".svg", ".png"])
def test_a_game_that_is_not_kept_is_a_404(client: httpx2.Client, ending: str) -> None:
    check_problem(client.get(f"/dots/games/{NOWHERE}{ending}"), 404, "unknown-game")
    check_problem(client.get(f"/dots/games/{NOWHERE[1:]}{ending}"), 404, "not-found")


def test_a_board_without_letters_has_no_record(client: httpx2.Client) -> None:
    begun = begin(client, size=[60, 60])
    check_problem(client.get(f"/dots/games/{begun['id']}.sgf"), 422, "letters")
    assert client.get(f"/dots/games/{begun['id']}.svg").is_success

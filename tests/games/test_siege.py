"""Games of dots between friends, besieged: bounds, who pays, what is late, games that are cold, long histories."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import weakref
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from api.client import CLIENT, Bucket
from api.errors import BusyError, GameError, LateError, LimitError, NumberError
from api.games import allowance, games, group_commit, loading, memory, snapshots, state
from api.games.allowance import BURST_S, Allowance
from api.games.games import Games
from api.games.lateness import AGAIN_MS
from api.games.state import Action, State
from api.store.games import StoredGames, hashed
from api.store.repository import Stock
from dots.records import replay
from tests.support.friend_games import CLOCKED, PATIENT, SMALL, Process

T = TypeVar("T")

HELLO = Action("say", phrase="hello")
PAPER: dict[str, Any] = {"size": [9, 9], "rules": "paper", "start": "empty", "clock": None}


@pytest.fixture
def process(stock: Stock) -> Process:
    return Process(stock.games)


class Payer:
    """A client that remembers what it has paid."""

    def __init__(self, name: str = "192.0.2.1") -> None:
        self.name = self.address = name
        self.searches: int | None = None
        self.paid: dict[Bucket, int] = {}
        self.has_paid = asyncio.Event()

    async def count(self, number: int, bucket: Bucket) -> None:
        pass

    async def admit(self, bucket: Bucket = Bucket.WORK) -> None:
        pass

    async def charge(self, milliseconds: int, bucket: Bucket = Bucket.WORK) -> None:
        self.paid[bucket] = self.paid.get(bucket, 0) + milliseconds
        self.has_paid.set()

    async def gone(self) -> None:
        await asyncio.Event().wait()

    async def turn(self) -> None:
        """Let it come at once."""

    def took(self, seconds: float) -> None:
        """Let it take any time."""


def ring_of(x: int, y: int) -> list[list[int]]:
    """Return the four points around one."""
    return [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]


def capture(process: Process, game: str, secrets: tuple[str, str], x: int, y: int) -> None:
    """Let player 1 take the dot of player 2 on a point, and player 2 move far away."""
    north, east, south, west = ring_of(x, y)
    for first, second in ((north, [x, y]), (east, [x, 8]), (south, [x + 1, 8])):
        process.move(game, secrets[0], 1, *first)
        process.move(game, secrets[1], 2, *second)
    process.move(game, secrets[0], 1, *west, [ring_of(x, y)])


# bounds


@pytest.mark.parametrize(("bound", "value"), [("MOST_RINGS", 1), ("MOST_RING_POINTS", 7)])
def test_a_game_that_is_full_of_rings_opens_goes_on_without_and_is_a_record(
    process: Process, monkeypatch: pytest.MonkeyPatch, bound: str, value: int
) -> None:
    game, secrets = process.seated(PAPER)
    capture(process, game, secrets, 1, 1)
    monkeypatch.setattr(state, bound, value)
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[1], 2, 8, 8, [ring_of(4, 4)])
    assert caught.value.code == "full"
    process.move(game, secrets[1], 2, 8, 8)
    monkeypatch.setattr(state, bound, 0)  # a game of a time without bounds
    again = Process(process.store)
    assert again.state(game)["captured"] == [1, 0]
    assert "RU[paper" in again.do(again.games.record(game))
    again.move(game, secrets[0], 1, 7, 7)
    again.move(game, secrets[1], 2, "resign")
    assert again.state(game)["result"] == "B+R"


def test_the_rings_of_a_move_have_so_many_points(process: Process) -> None:
    game, secrets = process.seated({**PAPER, "size": [60, 60]})
    for rings in ([[[0, 0]] * 1002], [[[0, 0]] * 60] * 17, [ring_of(1, 1)] * 21):
        with pytest.raises(GameError) as caught:
            process.move(game, secrets[0], 1, 5, 5, rings)
        assert caught.value.code == "move"


def test_a_game_that_is_long_takes_moves_alone_and_then_only_who_resigns(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated()
    monkeypatch.setattr(state, "OTHERS_BYTES", 10)
    for action in (HELLO, Action("offer", what="draw")):
        with pytest.raises(GameError) as caught:
            process.act(game, secrets[0], action)
        assert caught.value.code == "full"
    process.move(game, secrets[0], 1, 1, 1)
    monkeypatch.setattr(state, "MOST_BYTES", 10)
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[1], 2, 2, 2)
    assert caught.value.code == "full"
    process.move(game, secrets[1], 2, "resign")
    assert Process(process.store).state(game)["over"]


@pytest.mark.parametrize("rules", ["standard", "no-territory", "territory", "gorilla", "kepung", "paper"])
def test_a_full_game_on_the_largest_board_fits(rules: str) -> None:
    full = State({"size": [60, 60], "rules": rules, "start": "empty", "clock": {"move": 86400, "reserve": 86400}})
    at = 1_790_000_000_000
    for player in (1, 2):
        full.add(json.dumps(full.sitting(player, at), separators=(",", ":")))
    for number in range(3600):
        player, at = 1 + number % 2, at + 86_400_000
        move = Action("move", move=[player, *divmod(number, 60)])
        full.add(json.dumps({**full.decided(player, move, at), "waited": 86_400_000}, separators=(",", ":")))
        if number % 20 == 0:
            for phrase in (0, 1):
                full.add(json.dumps(full.decided(1 + phrase, HELLO if full._said[1] < 100 else move, at)))
            if full._said[1] >= 99:
                full._said = {1: 0, 2: 0}
    assert full.number > 3600
    assert full.size < state.OTHERS_BYTES


def test_the_games_of_an_address_have_so_many_bytes_above_which_there_are_dots_alone(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = Process(stock.games, replace(PATIENT, games_bytes=100))
    game, secrets = process.seated()
    process.act(game, secrets[0], HELLO)  # a small game: nobody asks
    row = process.store.find(game)
    assert row
    assert row.bytes == len(row.setup) + sum(map(len, process.store.events(game, 0)))
    monkeypatch.setattr(games, "_LARGE", 0)
    with pytest.raises(GameError) as caught:
        process.act(game, secrets[0], HELLO)
    assert caught.value.code == "full"
    process.move(game, secrets[0], 1, 1, 1)


# who pays


def burn(milliseconds: int) -> None:
    until = time.thread_time_ns() + milliseconds * 1_000_000
    while time.thread_time_ns() < until:
        pass


def test_what_a_thread_has_done_is_paid_for_by_who_asked_also_if_he_has_left(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = Process(stock.games).seated()
    decided = State.decided

    def slow(*given: Any) -> Any:
        burn(30)
        return decided(*given)

    monkeypatch.setattr(State, "decided", slow)

    async def besiege() -> tuple[Payer, Payer]:
        async def ask(query: Callable[[StoredGames], T]) -> T:
            return await asyncio.to_thread(query, stock.games)

        besieged = Games(ask, PATIENT, lambda: 0)
        await besieged.heartbeat.begin()
        attacker, neighbour = Payer(), Payer("192.0.2.2")
        CLIENT.set(attacker)
        leaves = asyncio.create_task(besieged.act(game, secrets[0], 3, Action("move", move=[1, 9, 9])))
        CLIENT.set(neighbour)
        stays = asyncio.create_task(besieged.events_after(game, 0))
        await asyncio.wait([leaves], timeout=0.005)
        leaves.cancel()
        await attacker.has_paid.wait()
        await stays
        return attacker, neighbour

    attacker, neighbour = asyncio.run(besiege())
    assert attacker.paid.keys() == {Bucket.PLAY}
    assert attacker.paid[Bucket.PLAY] >= 30
    assert neighbour.paid.get(Bucket.PLAY, 0) < 30


def test_nobody_pays_for_what_is_compiled(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = process.seated()
    monkeypatch.setattr(group_commit, "_MOST_NS", 5_000_000)
    decided = State.decided

    def slow(*given: Any) -> Any:
        burn(100)
        return decided(*given)

    payer = Payer()

    async def move() -> None:
        CLIENT.set(payer)
        await process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2]))

    monkeypatch.setattr(State, "decided", slow)
    process.do(move())
    assert 0 < payer.paid[Bucket.PLAY] < 100


def test_a_move_that_takes_too_long_changes_nothing(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = process.seated(PAPER)
    monkeypatch.setattr(allowance, "_TASK_NS", -1)
    before = process.state(game)
    with pytest.raises(GameError) as caught:
        process.move(game, secrets[0], 1, 4, 4, [ring_of(1, 1)])
    assert caught.value.code == "long"
    assert process.state(game) == before
    process.move(game, secrets[0], 1, 4, 4)


def test_each_seat_has_an_allowance_of_its_own(process: Process) -> None:
    game, secrets = process.seated()
    for secret in secrets:
        process.games._allowance.check(f"{game}/{hashed(secret)}")
    process.games._allowance.spend(f"{game}/{hashed(secrets[0])}", BURST_S + 1)
    with pytest.raises(LimitError) as caught:
        process.move(game, secrets[0], 1, 1, 1)
    assert caught.value.retry_after > 10
    assert process.act(game, secrets[1], HELLO)


def test_an_allowance_fills_again_and_is_forgotten_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(allowance, "monotonic", lambda: now)
    left = Allowance()
    left.spend("a", BURST_S)
    with pytest.raises(LimitError) as caught:
        left.check("a")
    now += caught.value.retry_after
    left.check("a")
    now += 1000
    left.spend("b", 0.1)
    assert len(left) == 1


# what is late


def late_once(process: Process, monkeypatch: pytest.MonkeyPatch, move: Awaitable[Any], milliseconds: int) -> None:
    """Have a move refused after a while because the service is late."""

    async def run(*_: Any) -> Any:
        process.now += milliseconds
        raise LateError("late")

    with monkeypatch.context() as patch:
        patch.setattr(process.games._work, "run", run)
        with pytest.raises(LateError):
            process.do(move)


def test_a_move_that_is_refused_because_the_service_is_late_costs_its_player_no_time(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)  # ten seconds a move, thirty beyond that
    process.now += 5000
    for _ in range(40):
        move = Action("move", move=[1, 2, 2])
        late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, move), 2000)
        process.now += AGAIN_MS
    clocks = process.state(game)["clocks"]
    assert clocks["until"] == process.now + 35_000
    [event] = process.move(game, secrets[0], 1, 2, 2)
    assert event["waited"] == 40 * (2000 + AGAIN_MS)
    for each in (process, Process(process.store, now=process.now)):
        assert each.state(game)["clocks"]["reserves"] == [30_000, 30_000]


def test_who_does_not_try_again_has_no_more_time_than_a_moment(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(CLOCKED)
    late_once(process, monkeypatch, process.games.act(game, secrets[0], 3, Action("move", move=[1, 2, 2])), 2000)
    process.now += 40_000 + AGAIN_MS
    assert not process.state(game)["over"]
    process.now += 1
    assert process.state(game)["result"] == "W+T"
    assert Process(process.store, now=process.now).state(game)["result"] == "W+T"


def test_nobody_else_has_time_for_it(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, secrets = process.seated(CLOCKED)
    for secret in (secrets[1], "a guess"):
        late_once(process, monkeypatch, process.games.act(game, secret, 3, Action("move", move=[1, 2, 2])), 2000)
    assert "waited" not in process.move(game, secrets[0], 1, 2, 2)[0]


# games that are cold


def talk(process: Process, events: int, setup: dict[str, Any] = SMALL) -> tuple[str, tuple[str, str]]:
    """Begin a game with so many events: phrases, moves, and moves that are taken back."""
    game, secrets = process.seated(setup)
    actions = [
        (0, Action("move", move=[1, 2, 2])),
        (0, Action("offer", what="takeback")),
        (1, Action("accept", what="takeback")),
    ]
    for number in range(3, events + 1):
        player, action = actions[number % 3]
        process.act(game, secrets[player], action, number)
    return game, secrets


def test_a_cold_game_is_played_elsewhere_and_from_its_last_snapshot(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    game, secrets = talk(process, 50)
    before, played, is_changing = process.state(game), 0, False

    async def ask(query: Callable[[StoredGames], T]) -> T:
        nonlocal is_changing
        is_changing = True
        try:
            return query(process.store)
        finally:
            is_changing = False

    async def read(query: Callable[[StoredGames], T]) -> T:
        return query(process.store)

    def add(self: State, text: str, add: Callable[[State, str], None] = State.add) -> None:
        nonlocal played
        assert not is_changing
        played += 1
        add(self, text)

    cold = Process(process.store)
    cold.games = Games(ask, PATIENT, lambda: cold.now, read)
    with monkeypatch.context() as patch:
        patch.setattr(State, "add", add)
        assert cold.state(game) == before
        assert 0 < played < 20
    sent_again = cold.act(game, secrets[1], Action("accept", what="takeback"), number=50)
    assert sent_again == before["events"][-1:]
    assert cold.act(game, secrets[0], HELLO, number=51)


@pytest.mark.parametrize("damage", ["", "{}", "[", '{"version":1,"number":40,"moves":[[1,0,0],[1,0,0]],"left":{}}'])
def test_a_snapshot_that_cannot_be_read_is_as_good_as_none(
    process: Process, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    game, _ = talk(process, 50)
    process.store.keep_snapshot(game, 40, damage)
    assert Process(process.store).state(game) == process.state(game)


def test_what_took_long_to_open_leaves_a_snapshot_behind(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = talk(process, 40)
    assert process.store.snapshot(game) is None
    monkeypatch.setattr(snapshots, "EVERY", 10)
    cold = Process(process.store)
    assert cold.state(game) == process.state(game)
    kept = process.store.snapshot(game)
    assert kept
    assert json.loads(kept)["number"] == 40
    process.now += PATIENT.game_days * 24 * 3600 * 1000 + 1000
    process.begin()  # which makes room
    assert process.store.snapshot(game) is None


def test_a_small_game_is_opened_before_a_long_one_of_another_address(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    monkeypatch.setattr(loading, "_PAGE_BYTES", 1000)
    (long, _), (small, _) = talk(process, 150), talk(process, 20)
    cold, opened = Process(process.store), []

    async def open_as(client: str, game: str) -> None:
        CLIENT.set(Payer(client))
        await cold.games.seen(game)
        opened.append(game)

    cold.do_at_once([open_as("192.0.2.1", long), open_as("192.0.2.2", small)])
    assert opened == [small, long]


def test_of_large_games_fewer_stay_in_memory_and_small_ones_are_not_the_first_to_go(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "_SHARE", 20_000)
    monkeypatch.setattr(memory, "_BYTES", 170_000)
    known = process.games._memory._cached
    small, _ = process.seated()
    large = [process.seated({**PAPER, "size": [14, 14]})[0] for _ in range(3)]
    assert list(known) == [small, large[1], large[2]]
    assert process.games._memory._bytes == sum(process.games._memory._weights[each] for each in known)
    assert process.state(large[0])["number"] == 2
    assert list(known) == [small, large[2], large[0]]
    monkeypatch.setattr(memory, "_BYTES", 1)
    process.state(small)
    assert list(known) == [small]


def test_a_game_weighs_about_what_it_takes(process: Process) -> None:
    """The weight of what takes most: dots before the first move, moves, and points within rings."""
    game, secrets = process.seated(PAPER)
    state = process.games._memory._cached[game].state
    empty = state.weight
    capture(process, game, secrets, 1, 1)
    assert state.weight > empty + 7 * 320 + 5 * 60
    process.act(game, secrets[1], Action("offer", what="takeback"))
    full = state.weight
    process.act(game, secrets[0], Action("accept", what="takeback"))
    assert state.weight < full
    assert State({**PAPER, "start": [[1, 0, 0], [2, 5, 5]]}).weight == State(PAPER).weight + 2 * 180


def test_the_moves_of_a_game_are_written_once_for_all_who_ask(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = process.seated(PAPER)
    capture(process, game, secrets, 1, 1)
    known, write = process.games._memory._cached[game].state, replay.written
    known._told = -1, []
    weight, written = known.weight, list[Any]()

    def told(*given: Any) -> list[Any]:
        written.append(given)
        return write(*given)

    monkeypatch.setattr(replay, "written", told)
    first = process.state(game)
    assert known.weight > weight + 7 * 110
    assert len(written) == len(first["moves"]) == 7
    assert process.state(game) == first
    assert len(written) == 7
    process.act(game, secrets[1], Action("offer", what="takeback"))
    process.act(game, secrets[0], Action("accept", what="takeback"))
    assert process.state(game)["moves"] == first["moves"][:-2]


def test_of_one_client_one_game_is_opened_at_a_time(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    games = [talk(process, 30)[0] for _ in range(3)]
    cold, begun, most = Process(process.store), 0, 0

    async def loaded(*given: Any, loaded: Any = loading.Loader._loaded) -> Any:
        nonlocal begun, most
        begun += 1
        most = max(most, begun)
        try:
            return await loaded(*given)
        finally:
            begun -= 1

    async def open_as(client: str, game: str) -> None:
        CLIENT.set(Payer(client))
        await cold.games.seen(game)

    monkeypatch.setattr(loading.Loader, "_loaded", loaded)
    assert cold.do_at_once(open_as("192.0.2.1", game) for game in games) == [None] * 3
    assert most == 1
    assert not cold.games._loader._turns


def test_a_game_that_leaves_memory_is_freed_without_the_garbage_collector(process: Process) -> None:
    """A long game in a circle of references waits for a collection, which stops the service for 0.1 s."""
    game, _ = talk(process, 50)
    cold = Process(process.store)
    gc.collect()
    gc.disable()
    try:
        assert cold.state(game) == process.state(game)
        state = weakref.ref(cold.games._memory._cached[game].state)
        assert state() is not None
        cold.games._memory._forget([game])
        assert state() is None
    finally:
        gc.enable()


class Given(list[Any]):
    """Rings as they were sent, of which one can tell whether they are still in memory."""


@pytest.mark.parametrize(("number", "seat"), [(9, 0), (3, 1), (3, 0)])  # another number, player; and no ring
def test_a_move_that_is_refused_is_freed_without_the_garbage_collector(
    process: Process, number: int, seat: int
) -> None:
    """Rings of a thousand points, in a circle of an error and what it was raised in, would wait for a collection."""
    game, secrets = process.seated(PAPER)

    async def send(rings: list[Any]) -> str:
        try:
            await process.games.act(game, secrets[seat], number, Action("move", move=[1, 5, 5, rings]))
        except (GameError, NumberError) as error:
            return error.code
        return "allowed"

    gc.collect()
    gc.disable()
    try:
        rings = Given([ring_of(4, 4)] * 3)
        sent = weakref.ref(rings)
        assert process.do(send(rings)) != "allowed"
        del rings
        assert sent() is None
    finally:
        gc.enable()


def test_all_who_ask_for_a_cold_game_have_it_from_one_load(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = talk(process, 40)
    cold, loads = Process(process.store), 0

    async def load(*given: Any, load: Any = loading.Loader._load) -> Any:
        nonlocal loads
        loads += 1
        return await load(*given)

    monkeypatch.setattr(loading.Loader, "_load", load)
    found = process.do(process.games.seen(game))
    assert cold.do_at_once(cold.games.seen(game) for _ in range(5)) == [found] * 5
    assert loads == 1


def test_a_load_ends_when_the_service_does(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE_NS", 0)
    game, _ = talk(process, 100)
    cold = Process(process.store)

    async def end() -> Any:
        opening = asyncio.create_task(cold.games.seen(game))
        while not cold.games._loader._loading:
            await asyncio.sleep(0)
        await cold.games.stop()
        return await asyncio.gather(opening, return_exceptions=True)

    [answer] = asyncio.run(end())
    assert isinstance(answer, asyncio.CancelledError)


def test_games_that_one_address_opens_at_a_time_are_few(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_EACH", 2)
    begun = [talk(process, 20)[0] for _ in range(3)]
    cold = Process(process.store)

    async def open_all() -> Any:
        CLIENT.set(Payer())
        return await asyncio.gather(*(cold.games.seen(game) for game in begun), return_exceptions=True)

    answers = asyncio.run(open_all())
    assert [isinstance(answer, LimitError) for answer in answers] == [False, False, True]


@pytest.mark.parametrize(
    ("bounds", "addresses", "opened"),
    [
        ({"_EACH": 1}, [f"2001:db8:1:{n}00::" for n in range(1, 7)], 4),  # of one network of 48 bits
        ({"_MOST": 2}, ["192.0.2.1"] * 4, 2),
        ({"_MOST": 1}, ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"], 3),  # who has none is let in
    ],
)
def test_games_that_others_open_keep_nobody_out(
    process: Process, monkeypatch: pytest.MonkeyPatch, bounds: dict[str, int], addresses: list[str], opened: int
) -> None:
    for name, value in bounds.items():
        monkeypatch.setattr(loading, name, value)
    begun = [talk(process, 20)[0] for _ in addresses]
    cold = Process(process.store)

    async def open_as(address: str, game: str) -> None:
        CLIENT.set(Payer(address))
        await cold.games.seen(game)

    answers = cold.do_at_once(open_as(*each) for each in zip(addresses, begun, strict=True))
    assert sum(answer is None for answer in answers) == opened
    assert all(isinstance(answer, (LimitError, BusyError)) for answer in answers if answer is not None)
    assert not cold.games._loader._of


# long histories


def test_a_long_history_is_read_in_pages_and_only_its_end_is_in_memory(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, secrets = talk(process, 40)
    texts = process.store.events(game, 0)
    monkeypatch.setattr(state, "_IN_MEMORY", 20)
    monkeypatch.setattr(state, "_LAST", 10)
    monkeypatch.setattr(games, "PAGE_BYTES", 1000)
    texts += [json.dumps(event, separators=(",", ":")) for event in process.act(game, secrets[0], HELLO)]
    for each in (process, Process(process.store)):
        known = each.do(each.games.events_after(game, 0))
        assert known.more
        assert sum(map(len, known.events)) <= 1000

        async def read(games: Games = each.games) -> list[tuple[str, ...]]:
            return [tuple(page) async for page in games.history(game, 0, 41)]

        pages = each.do(read())
        assert [text for page in pages for text in page] == texts
        assert len(pages) > 3
    remembered = process.games._memory.remembered(game)
    assert remembered
    assert remembered.state.number == 41
    assert len(remembered.state.events) <= 20

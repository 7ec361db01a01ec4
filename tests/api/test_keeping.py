"""What stays and what goes: shares, eviction, what is shared, and that no share tells who had it."""

from __future__ import annotations

import math
import re
import secrets
import shutil
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.database import Database
from kropki.api.errors import DamagedError
from kropki.api.jobs.executor import Executor
from kropki.api.puzzles import PuzzleSource
from kropki.api.settings import EVERYBODY, Settings
from kropki.api.store import quota, recipes
from kropki.api.store.marks import Marks, network_of, oldest
from kropki.api.store.provisional import FRESH_S, KEPT_S, NETWORK_SHARES, Wish
from kropki.api.store.quota import Quota
from kropki.api.store.recipes import NOTED_S, UNOPENED_S, Pinned
from kropki.api.store.repository import Stock
from kropki.api.store.tables import puzzles
from kropki.api.store.tables import recipes as recipe_table
from kropki.generator.board.rules import OneTwo
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from tests.support import databases
from tests.support.command_line import invoke
from tests.support.problems import check_problem
from tests.support.processes import wait_for

DAY_S = 24 * 3600
NOW = 1_800_000_000.0  # seconds since 1970
SMALL = Request(size=6, difficulty=Level.EASY)
MINE, MINE_BEFORE, OTHER = "739999a", "739998a", "739999b"  # marks


@pytest.fixture(scope="module")
def records() -> list[Record]:
    made = [generate(f"keep/{i}", SMALL) for i in range(8)]
    assert len({record.id for record in made}) == len(made)
    return made


def keep_for_a_day(
    stock: Stock, record: Record, mark: str = MINE, *, share: int = 100, now: float = NOW, room: bool = True
) -> bool:
    [answer] = stock.keep_for_a_day([Wish(record, mark)], share=share, now=now, has_room=lambda _: room)
    return answer


def kept(stock: Stock, records: list[Record]) -> list[int]:
    return [number for number, record in enumerate(records) if stock.find(record.id)]


def test_what_is_stored_together_is_counted_one_by_one(stock: Stock, records: list[Record]) -> None:
    wishes = ((0, MINE), (1, MINE), (0, MINE), (2, MINE), (2, OTHER))
    asked = [Wish(records[number], mark) for number, mark in wishes]
    rooms: list[str] = []

    def has_room(mark: str) -> bool:
        rooms.append(mark)
        return True

    assert stock.keep_for_a_day(asked, share=2, now=NOW, has_room=has_room) == [True, True, True, False, True]
    assert rooms == [MINE, MINE, OTHER]
    assert kept(stock, records) == [0, 1, 2]


def test_of_what_is_stored_together_only_the_damaged_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, records: list[Record]
) -> None:
    settings = replace(Settings.from_environment(), database_url=databases.sqlite_in(tmp_path))
    database = Database(settings)
    source = PuzzleSource(Executor(threads=1, queue=1, deadline=60), database, settings)
    database.stock.open()

    def keep(asked: Sequence[Wish], **_: object) -> list[bool]:
        if records[1] in [each.record for each in asked]:
            raise DamagedError("a page cannot be read")
        return [True] * len(asked)

    monkeypatch.setattr(database.stock, "keep_for_a_day", keep)
    assert source._for_a_day([(record, "192.0.2.1", SMALL) for record in records[:3]]) == [True, False, True]
    database.stop()


def test_a_share_is_of_one_client_and_what_is_over_it_is_not_kept(stock: Stock, records: list[Record]) -> None:
    assert [keep_for_a_day(stock, record, share=3) for record in records[:5]] == [True, True, True, False, False]
    assert keep_for_a_day(stock, records[4], OTHER, share=3)
    assert kept(stock, records) == [0, 1, 2, 4]
    assert keep_for_a_day(stock, records[0], share=3)  # there already
    assert stock.keep_for_ever(records[0].id)
    assert not keep_for_a_day(stock, records[5], share=3)  # what stays is of the share all the same
    assert keep_for_a_day(stock, records[0], OTHER, share=0)


def test_what_is_provisional_goes_after_its_day_when_there_is_no_room(stock: Stock, records: list[Record]) -> None:
    assert KEPT_S - FRESH_S == 24 * 3600  # the promise is a day, and what is given again may not be written again
    for number, record in enumerate(records[:6]):
        keep_for_a_day(stock, record, OTHER if number == 1 else MINE, now=NOW + number)
    stock.keep([records[6]], certified=False)
    stock.keep([records[7]], certified=True)
    stock.keep_for_ever(records[2].id)
    stock.keep([records[3]], certified=True)
    assert stock.evict(9, own=[], now=NOW + DAY_S) == 0
    assert stock.evict(1, own=[OTHER], now=NOW + KEPT_S + 9) == 1  # its own first
    assert kept(stock, records) == [0, 2, 3, 4, 5, 6, 7]
    assert stock.evict(1, own=[OTHER], now=NOW + KEPT_S + 9) == 1  # then the oldest
    assert kept(stock, records) == [2, 3, 4, 5, 6, 7]
    assert stock.evict(9, own=[], now=NOW + KEPT_S + 4.5) == 1
    assert stock.evict(9, own=[], now=NOW + 99 * DAY_S) == 1
    assert kept(stock, records) == [2, 3, 6, 7]


def test_what_is_given_again_stays_a_day_from_then(stock: Stock, records: list[Record]) -> None:
    keep_for_a_day(stock, records[0])
    assert keep_for_a_day(stock, records[0], OTHER, share=1, now=NOW + FRESH_S + 1)
    assert not keep_for_a_day(stock, records[1], OTHER, share=1, now=NOW + FRESH_S + 1)  # that was its share
    assert stock.evict(9, own=[], now=NOW + FRESH_S + DAY_S + 1) == 0
    assert not keep_for_a_day(stock, records[0], OTHER, share=1, now=NOW + 2 * FRESH_S + 2)
    assert stock.evict(9, own=[], now=NOW + FRESH_S + KEPT_S + 2) == 1


def test_without_room_nothing_is_kept_and_nothing_fails(stock: Stock, records: list[Record]) -> None:
    assert not keep_for_a_day(stock, records[0], room=False)
    assert kept(stock, records) == []
    stock.keep([records[0]], certified=False)
    assert keep_for_a_day(stock, records[0], room=False)


def test_clients_are_forgotten_and_their_puzzles_are_not(stock: Stock, records: list[Record]) -> None:
    keep_for_a_day(stock, records[0], MINE_BEFORE)
    keep_for_a_day(stock, records[1], MINE)
    stock.forget_clients("739999")
    with stock._engine.connect() as connection:
        marks = connection.scalars(sql.select(puzzles.c.client).order_by(puzzles.c.client.is_(None))).all()
    assert marks == [MINE, None]
    assert kept(stock, records) == [0, 1]


def test_a_mark_tells_neither_who_nor_that_it_was_the_same_on_two_days() -> None:
    marks = Marks()
    today, before = marks.of("192.0.2.1", NOW)
    assert re.fullmatch(r"\d{6}[0-9a-f]{32}", today)
    assert marks.of("192.0.2.1", NOW) == (today, before)
    assert marks.of("192.0.2.1", NOW + DAY_S)[1] == today
    assert before[6:] != today[6:] != marks.of("192.0.2.2", NOW)[0][6:]
    assert Marks().of("192.0.2.1", NOW)[0] != today  # the key was in the memory of that process alone
    assert before >= oldest(NOW) > marks.of("192.0.2.1", NOW - DAY_S)[1]
    later = marks.of("192.0.2.1", NOW + 2 * DAY_S)
    assert today < oldest(NOW + 2 * DAY_S) <= min(later)


def test_a_nested_mark_begins_with_that_of_its_network() -> None:
    marks = Marks()
    one, two = (marks.nested(f"2001:db8:1:{n}::", "2001:db8:1::/48", NOW) for n in (1, 2))
    other = marks.nested("2001:db8:2:1::", "2001:db8:2::/48", NOW)
    assert network_of(one) == network_of(two) != network_of(other)
    assert one != two
    assert {len(mark) for mark in (one, two, other)} == {len(marks.of("2001:db8:1:1::", NOW)[0])}
    assert oldest(NOW) < one < oldest(NOW + 2 * DAY_S)
    assert network_of(one) != network_of(marks.nested("2001:db8:1:1::", "2001:db8:1::/48", NOW + DAY_S))


def test_two_threads_get_the_same_mark_of_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    marks, got = Marks(), []
    other = Thread(target=lambda: got.append(marks.of("192.0.2.1", NOW)))
    token_bytes = secrets.token_bytes

    def make(size: int) -> bytes:
        if not other.ident:  # the other one begins in the middle
            other.start()
            other.join(0.05)
        return token_bytes(size)

    monkeypatch.setattr(secrets, "token_bytes", make)
    mine = marks.of("192.0.2.1", NOW)
    other.join()
    assert got == [mine]


def test_room_is_counted_after_a_step_and_made_by_eviction(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    counts = iter([0, quota.STEP, quota.STEP + 2])  # not at each eviction, nor while it is full
    evicted = iter([2, 0, 1])
    places = Quota(quota.STEP + 2, lambda: next(counts))
    took = [places.take(lambda _: next(evicted)) for _ in range(quota.STEP + 6)]
    assert took == [True] * (quota.STEP + 4) + [False] * 2
    clock[0] = 3600
    assert places.take(lambda _: next(evicted))
    assert (list(counts), list(evicted)) == ([], [])


# the service


@pytest.fixture
def settings(url: str) -> Settings:
    return replace(Settings.from_environment(), database_url=url)


def path(number: int) -> str:
    return f"/kropki?size=6&difficulty=easy&seed=keep%2F{number}"


def test_over_its_share_an_address_gets_links_by_seed(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, share=2))) as client:
        answers = [client.get(path(number)) for number in range(4)]
        assert ["kept" in answer.json() for answer in answers] == [False, False, True, True]
        assert [answer.headers["cache-control"] == "no-store" for answer in answers] == [False, False, True, True]
        told = answers[3].json()
        assert (told["kept"], told["link"]) == (False, "/kropki?seed=keep%2F3&size=6&difficulty=easy")
        assert answers[3].headers["content-location"] == told["link"]
        assert client.get(told["link"]).json() == told
        check_problem(client.get(f"/kropki/{told['id']}"), 404, "unknown-puzzle")
        check_problem(client.post("/kropki/keep", json={"id": told["id"]}), 404, "unknown-puzzle")
        assert client.get("/kropki?size=6&rating_max=2").json()["kept"] is False
        assert "kept" not in client.get("/kropki/daily").json()  # that of today stays
        assert client.get("/kropki/daily/2026-11-01").json()["link"] == "/kropki/daily/2026-11-01?difficulty=medium"


def test_who_added_what_is_forgotten_though_nothing_is_added_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kropki.api.database._FORGOTTEN_S", 0.01)
    settings = replace(Settings.from_environment(), database_url=databases.sqlite_in(tmp_path))
    with (
        TestClient(create_app(settings)) as client,
        closing(sqlite3.connect(tmp_path / "stock.db")) as database,
    ):
        assert "kept" not in client.get(path(0)).json()
        client.post("/dots/games", json={"size": [5, 5]})

        def clients() -> list[str | None]:
            rows = database.execute("select client from puzzles union all select client from dots_games")
            return [client for (client,) in rows]

        assert len(clients()) == 2
        assert None not in clients()
        monkeypatch.setattr("kropki.api.store.repository.marks.oldest", lambda now: oldest(now + 2 * DAY_S))
        wait_for(lambda: clients() == [None, None])


def test_a_mark_that_cannot_be_forgotten_is_in_nobodys_way(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_stock: Stock, _before: str) -> None:
        raise DamagedError("a page of the index of clients")

    monkeypatch.setattr(Stock, "forget_clients", fail)
    with TestClient(create_app(settings)) as client:
        assert "kept" not in client.get(path(0)).json()


@pytest.mark.parametrize(
    "shown", ["/k/{}", "/embed/{}", "/oembed?url=http://testserver/k/{}", "/oembed?url=HTTPS://TestServer:443/k/{}"]
)
def test_a_puzzle_that_is_opened_or_shown_is_there_no_longer_for_that(tmp_path: Path, shown: str) -> None:
    settings = replace(Settings.from_environment(), database_url=databases.sqlite_in(tmp_path))
    with TestClient(create_app(settings)) as client:
        puzzle_id = client.get(path(0)).json()["id"]
        with closing(sqlite3.connect(tmp_path / "stock.db")) as database:
            since = "select since from puzzles where id = ?"
            before = database.execute(since, [puzzle_id]).fetchone()
            assert before != (None,)
            assert client.get(shown.format(puzzle_id)).status_code == 200
            assert database.execute(since, [puzzle_id]).fetchone() == before
            assert client.post("/kropki/keep", json={"id": puzzle_id}).status_code == 200
            assert database.execute(since, [puzzle_id]).fetchone() == (None,)


def test_whatever_is_shared_outlives_a_backup_its_restoring_and_eviction(
    tmp_path: Path, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rehearse the years of a service: a stock that is full, its backup while it runs, the way back, no person."""
    database, backup = tmp_path / "stock.db", tmp_path / "backup.db"
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{database}", keep=7)
    clock = [NOW]
    monkeypatch.setattr(time, "time", lambda: clock[0])
    monkeypatch.setattr(quota, "STEP", 2)
    monkeypatch.setattr(quota, "_AGAIN_S", 0)
    monkeypatch.setattr(quota, "PART", 0.1)  # so small a stock is for one client
    before = Stock(settings.database_url)
    before.open()
    before.keep([records[0]], certified=True)  # as each row that was made ahead
    before.close()

    with TestClient(create_app(settings)) as client:
        ids = []
        for number in range(5):
            clock[0] += 1
            ids.append(client.get(path(number)).json()["id"])
        assert ids == [record.id for record in records[:5]]
        daily = client.get("/kropki/daily?difficulty=easy").json()["id"]
        kept = client.post("/kropki/keep", json={"id": ids[1]})
        assert kept.json() == {"id": ids[1], "kept": True, "link": f"/k/{ids[1]}"}
        assert client.post("/kropki/keep", json={"id": ids[2]}).json()["kept"]
        stays = [*ids[:3], daily]
        with closing(sqlite3.connect(database)) as running, closing(sqlite3.connect(backup)) as copy:
            running.backup(copy)
        clock[0] += 1
        assert "kept" not in client.get(path(5)).json()
        full = client.get(path(6))
        assert (full.status_code, full.json()["kept"]) == (200, False)  # all that may go has its day before it
        clock[0] += KEPT_S + 1
        assert "kept" not in client.get(path(6)).json()
        found = {puzzle_id: client.get(f"/kropki/{puzzle_id}").status_code for puzzle_id in ids}
        assert found == dict(zip(ids, (200, 200, 200, 404, 404), strict=True))

    monkeypatch.setenv("KROPKI_DATABASE_URL", f"sqlite:///{backup}")
    assert invoke("stock", "verify")[:2] == (0, "")
    for file in tmp_path.glob("stock.db*"):
        file.unlink()
    shutil.copy(backup, database)
    with TestClient(create_app(settings)) as client:
        assert {client.get(f"/kropki/{puzzle_id}").status_code for puzzle_id in [*ids, daily]} == {200}
        for number in range(5, 8):
            assert "kept" not in client.get(path(number)).json()
        assert {client.get(f"/kropki/{puzzle_id}").status_code for puzzle_id in stays} == {200}
        clock[0] += 365 * DAY_S
        assert all("kept" not in client.get(f"/kropki?size=4&seed={number}").json() for number in range(3))
        assert {client.get(f"/kropki/{puzzle_id}").status_code for puzzle_id in stays} == {200}
    monkeypatch.setenv("KROPKI_DATABASE_URL", settings.database_url)
    assert invoke("stock", "verify")[:2] == (0, "")


# what is pinned


def pin(stock: Stock, record: Record, mark: str = MINE, *, network: str | None = None, share: int = 9) -> Pinned:
    return stock.pins.pin(record.id, mark, network=network, share=share, now=NOW)


def test_a_pin_is_of_the_share_of_whoever_wishes_it(stock: Stock, records: list[Record]) -> None:
    for record in records[:4]:
        keep_for_a_day(stock, record, OTHER)
    assert [pin(stock, record, share=3) for record in records[:4]] == [*[Pinned.STAYS] * 3, Pinned.SHARE]
    assert pin(stock, records[0], share=0) is Pinned.STAYS  # it does already
    assert pin(stock, records[5]) is Pinned.UNKNOWN
    assert pin(stock, records[3], OTHER, share=0) is Pinned.STAYS  # what it has added is of its share already
    assert [stock.pins.stays(record.id) for record in records[:5]] == [True] * 4 + [False]


def test_a_network_has_a_few_shares_however_many_addresses_it_has(stock: Stock, records: list[Record]) -> None:
    wishes = [Wish(record, f"739999{number}", "739999n") for number, record in enumerate(records)]
    kept = stock.keep_for_a_day(wishes, share=1, now=NOW, has_room=lambda _: True)
    assert kept == [True] * NETWORK_SHARES + [False] * (len(records) - NETWORK_SHARES)
    keep_for_a_day(stock, records[7], OTHER)
    assert pin(stock, records[7], "739999x", network="739999n", share=1) is Pinned.SHARE
    assert pin(stock, records[7], "739999x", network="739999m", share=1) is Pinned.STAYS


def test_what_nobody_opened_for_a_year_goes_and_its_recipe_stays(stock: Stock, records: list[Record]) -> None:
    told = [recipes.write(record, SMALL) for record in records]
    kept_with = {0: told[0], 1: told[1], 2: None, 4: told[4]}
    for number, recipe in kept_with.items():
        stock.keep_for_a_day([Wish(records[number], MINE, None, recipe)], share=9, now=NOW, has_room=lambda _: True)
        pin(stock, records[number])
    stock.keep([records[4]], certified=True)
    stock.keep([records[5]], certified=False)
    stock.pins.opened(records[1].id, NOW + NOTED_S - 1)  # which is not written
    stock.pins.opened(records[1].id, NOW + NOTED_S + 1)
    late = NOW + UNOPENED_S
    assert stock.count_staying(late) == 5
    assert stock.pins.evict(9, now=late) == 0
    assert stock.count_staying(late + 1) == 2 + 0
    assert stock.pins.evict(9, now=late + 1) == 1
    assert kept(stock, records) == [1, 2, 4, 5]
    assert stock.pins.recipe(records[0].id) == told[0]
    assert stock.pins.evict(9, now=late + NOTED_S + 2) == 1
    assert kept(stock, records) == [2, 4, 5]


@pytest.mark.parametrize(
    "request_",
    [
        SMALL,
        Request(),
        Request(size=4, negative=False, one_two=OneTwo.WHITE, rating_max=2.5),
        Request(difficulty=Level.HARD, techniques=("naked pair", "bent run of three"), rating_min=2.0),
        Request(sampling=5),
    ],
)
def test_a_recipe_is_read_as_it_was_written(records: list[Record], request_: Request) -> None:
    text = recipes.write(records[0], request_)
    assert recipes.parse(text) == (records[0].seed, request_)
    assert text.startswith('{"generator":"1",')


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"generator": "1"}', '{"generator":"1","seed":"a","size":5}'])
def test_what_is_no_recipe_is_none(text: str) -> None:
    assert recipes.parse(text) is None


def test_nobody_has_more_than_a_tenth_of_what_is_left() -> None:
    staying = [0]
    places = Quota(1000, lambda: staying[0], lambda: staying[0])
    assert places.share(1000) == 100
    assert places.share(7) == 7
    staying[0] = 993
    places._staying_at = -math.inf
    assert places.share(1000) == 1
    staying[0] = 1000
    places._staying_at = -math.inf
    assert places.share(1000) == 0


def test_three_addresses_do_not_fill_the_stock(settings: Settings) -> None:
    """Whoever has filled it is refused first; who comes then is not."""
    app = create_app(replace(settings, keep=60, proxies=EVERYBODY))
    with TestClient(app, client=("127.0.0.1", 5)) as client:
        assert [len(keep_many(client, f"192.0.2.{number}", 8)) for number in range(3)] == [6, 5, 5]
        assert keep_many(client, "192.0.2.9", 1) == [200]


def keep_many(client: TestClient, host: str, number: int) -> list[int]:
    """Have *host* make so many puzzles, and keep those that are there; return the statuses."""
    named = {"X-Forwarded-For": host}
    made = [
        client.get(f"/kropki?size=6&difficulty=easy&seed={host}/{each}", headers=named).json() for each in range(number)
    ]
    kept = [each["id"] for each in made if each.get("kept", True)]
    return [client.post("/kropki/keep", json={"id": each}, headers=named).status_code for each in kept]


def test_over_its_share_an_address_keeps_nothing_until_the_next_day(settings: Settings) -> None:
    app = create_app(replace(settings, share=2, proxies=EVERYBODY))
    with TestClient(app, client=("127.0.0.1", 5)) as client:
        others = [client.get(path(n), headers={"X-Forwarded-For": "192.0.2.9"}).json()["id"] for n in range(2)]
        assert keep_many(client, "192.0.2.1", 2) == [200, 200]
        refused = client.post("/kropki/keep", json={"id": others[0]}, headers={"X-Forwarded-For": "192.0.2.1"})
        check_problem(refused, 429, "limit")
        assert 0 < int(refused.headers["retry-after"]) <= DAY_S
        assert keep_many(client, "192.0.2.1", 2) == [200, 200]  # they stay already


def test_what_went_is_made_again_under_its_id(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "STEP", 2)
    monkeypatch.setattr(quota, "_AGAIN_S", 0)
    clock = [NOW]
    monkeypatch.setattr(time, "time", lambda: clock[0])
    with TestClient(create_app(replace(settings, keep=30))) as client:
        first = client.get(path(0)).json()
        assert client.post("/kropki/keep", json={"id": first["id"]}).status_code == 200
        stock: Stock = client.app.state.database.stock  # type: ignore[attr-defined]
        clock[0] += UNOPENED_S + 1
        assert stock.pins.evict(9, now=clock[0]) == 1
        assert stock.find(first["id"]) is None
        assert client.get(f"/k/{first['id']}").status_code == 200
        assert client.get(f"/kropki/{first['id']}").json() == first
        assert client.post("/kropki/keep", json={"id": first["id"]}).json()["kept"]
        assert stock.pins.stays(first["id"])


def test_what_a_recipe_makes_otherwise_is_not_served(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        made = client.get(path(0)).json()
        stock: Stock = client.app.state.database.stock  # type: ignore[attr-defined]
        other = {"id": "000000000000", "recipe": '{"generator":"1","seed":"keep/0","size":6,"difficulty":"easy"}'}
        with stock._engine.begin() as connection:
            connection.execute(recipe_table.insert(), other)
        check_problem(client.get(f"/kropki/{other['id']}"), 404, "unknown-puzzle")
        assert made["id"] != other["id"]

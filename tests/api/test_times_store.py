"""The times of solvers on SQLite and on PostgreSQL: the first one counts, all is bounded, a device is forgotten."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sql

import kropki.api.store.times
from kropki.api.store.ids import hashed
from kropki.api.store.repository import Stock
from kropki.api.store.times import ENOUGH, LONGEST_MS, Group, Measured, Time, Times, times

HARD = Group(9, True, "hard")
TIME = Time("000000000000", HARD, 60_000, 0, 0, False)


@pytest.fixture
def kept(stock: Stock) -> Times:
    return stock.times


def tokens(kept: Times) -> list[str]:
    with kept._engine.connect() as connection:
        return list(connection.scalars(sql.select(times.c.token).order_by(times.c.serial)))


def rows(kept: Times) -> int:
    return len(tokens(kept))


def test_enough_times_are_summed_up(kept: Times) -> None:
    for i in range(ENOUGH):
        assert kept.add(f"device {i}", replace(TIME, ms=(i + 1) * 10_000, hints=i % 2, checks=i // 8))
    told = kept.of(TIME.puzzle, HARD)
    assert told.spread_ms == tuple((i + 1) * 10_000 for i in range(ENOUGH))
    assert (told.solves, told.unaided, told.median_ms) == (10, 4, 55_000)
    assert (told.level_solves, told.level_median_ms, told.measured) == (10, 55_000, None)


@pytest.mark.parametrize("other", [{"boxes": False}, {"negative": "white"}, {"negative": False}, {"size": 6}])
def test_times_of_another_kind_are_summed_up_apart(kept: Times, other: dict[str, Any]) -> None:
    group = replace(HARD, **other)
    kept.add("one", TIME)
    kept.add("other", replace(TIME, puzzle="000000000001", group=group))
    assert [kept.of(TIME.puzzle, each).level_solves for each in (HARD, group)] == [1, 1]
    assert [row.group for row in kept.every()] == [HARD, group]


def test_of_too_few_times_only_the_number_is_told(kept: Times) -> None:
    for i in range(ENOUGH - 1):
        kept.add(f"device {i}", TIME)
    told = kept.of(TIME.puzzle, HARD)
    assert (told.solves, told.median_ms, told.spread_ms, told.level_median_ms) == (ENOUGH - 1, None, (), None)


def test_the_others_are_all_but_the_device(kept: Times) -> None:
    for i in range(ENOUGH + 1):
        kept.add(f"device {i}", replace(TIME, ms=1000 * i + 1))
    told = kept.of(TIME.puzzle, HARD, without="device 0")
    assert (told.solves, told.spread_ms[0]) == (ENOUGH, 1001)


def test_the_first_time_counts(kept: Times) -> None:
    assert kept.add("device", TIME)
    assert not kept.add("device", replace(TIME, ms=1))
    assert [row.ms for row in kept.every()] == [TIME.ms]


def test_a_time_that_is_sent_by_many_at_once_is_kept_once(url: str, kept: Times) -> None:
    stocks = [Stock(url) for _ in range(4)]
    with ThreadPoolExecutor(len(stocks)) as pool:
        added = list(pool.map(lambda stock: stock.times.add("device", TIME), stocks))
    assert sorted(added) == [False, False, False, True]
    assert rows(kept) == 1
    for stock in stocks:
        stock.close()


def test_pasted_puzzles_count_for_nothing(kept: Times) -> None:
    for i in range(ENOUGH):
        kept.add(f"device {i}", replace(TIME, pasted=True))
    told = kept.of(TIME.puzzle, HARD)
    assert (told.solves, told.level_solves, list(kept.every())) == (0, 0, [])


def test_levels_sizes_and_rules_are_apart(kept: Times) -> None:
    others = (replace(HARD, size=6), replace(HARD, negative=False), replace(HARD, level="easy"))
    for i, group in enumerate((HARD, *others)):
        kept.add("device", replace(TIME, puzzle=f"{i:012}", group=group))
    assert [kept.of("none", group).level_solves for group in (HARD, *others)] == [1] * 4


def test_the_oldest_go_when_there_are_too_many(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kropki.api.store.times, "MOST", 3)
    for i in range(5):
        kept.add(f"device {i}", TIME)
        kept.add(f"device {i}", TIME)  # sent again: takes no room
    assert tokens(kept) == [hashed(f"device {i}") for i in (2, 3, 4)]


@pytest.mark.parametrize("pasted", [False, True])
def test_the_oldest_of_a_puzzle_go(kept: Times, monkeypatch: pytest.MonkeyPatch, pasted: bool) -> None:
    monkeypatch.setattr(kropki.api.store.times, "MOST_OF_PUZZLE", 3)
    kept.add("other", replace(TIME, puzzle="111111111111"))
    for i in range(5):
        kept.add(f"device {i}", replace(TIME, pasted=pasted))
    assert tokens(kept) == [hashed(name) for name in ("other", "device 2", "device 3", "device 4")]


def test_the_oldest_of_a_device_go(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kropki.api.store.times, "MOST_OF_DEVICE", 3)
    kept.add("other", TIME)
    for i in range(5):
        kept.add("device", replace(TIME, puzzle=f"{9 - i:012}"))
    assert [row.puzzle[-1] for row in kept.every()] == ["0", "7", "6", "5"]


def test_only_the_newest_of_a_level_are_looked_at(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kropki.api.store.times, "LATEST", ENOUGH)
    for i in range(ENOUGH + 5):
        kept.add(f"device {i}", replace(TIME, puzzle=f"{i:012}", ms=i + 1))
    told = kept.of("none", HARD)
    assert (told.level_solves, told.level_median_ms) == (ENOUGH, 10)


def test_of_many_times_some_are_told_at_even_distances(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kropki.api.store.times, "SPREAD", 4)
    for i in range(20):
        kept.add(f"device {i}", replace(TIME, ms=i + 1))
    assert kept.of(TIME.puzzle, HARD).spread_ms == (3, 8, 13, 18)


def test_a_device_that_is_forgotten_leaves_nothing(kept: Times) -> None:
    for puzzle in ("1" * 12, "2" * 12):
        kept.add("one", replace(TIME, puzzle=puzzle))
    kept.add("other", TIME)
    assert [kept.forget("one"), kept.forget("one"), kept.forget("nobody")] == [2, 0, 0]
    assert tokens(kept) == [hashed("other")]
    assert kept.add("one", TIME)


def test_every_time_is_passed_in_chunks_of_any_size(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    for i in range(7):
        kept.add(f"device {i}", replace(TIME, ms=i + 1))
    for chunk in (1, 3, 7, 100):
        monkeypatch.setattr(kropki.api.store.times, "_CHUNK", chunk)
        assert [row.ms for row in kept.every()] == [1, 2, 3, 4, 5, 6, 7]


def test_what_is_measured_replaces_what_was(kept: Times) -> None:
    one, two = Measured("1" * 12, 5000, "easy", 12), Measured("2" * 12, 7000, "hard", 20)
    kept.keep_measured([one])
    assert kept.of(one.puzzle, HARD).measured == one
    kept.keep_measured([two])
    assert [kept.of(each.puzzle, HARD).measured for each in (one, two)] == [None, two]
    kept.keep_measured([])
    assert kept.of(two.puzzle, HARD).measured is None


def test_the_newest_is_known_by_its_number(kept: Times) -> None:
    assert kept.newest() == 0
    kept.add("one", TIME)
    before = kept.newest()
    kept.forget("one")
    kept.add("one", TIME)
    assert kept.newest() > before > 0


def test_no_query_looks_at_the_whole_table(kept: Times) -> None:
    where = sql.and_(times.c.puzzle == "x", ~times.c.pasted)
    newest = sql.select(times.c.serial).where(where).order_by(times.c.serial.desc()).offset(1000).limit(1)
    of_puzzle = sql.select(times.c.ms, times.c.hints + times.c.checks).where(where, times.c.token != "y")  # noqa: S105
    many = [
        {"token": f"{i}", "puzzle": f"{i % 50}", **dict.fromkeys(("hints", "checks"), 0), "pasted": i % 9 == 0}
        | {"size": 9, "negative": True, "boxes": True, "level": f"level {i % 5}", "ms": i, "weight": 10}
        for i in range(5000)
    ]
    with kept._engine.begin() as connection:
        connection.execute(times.insert(), many)
        if kept._engine.dialect.name == "postgresql":
            connection.exec_driver_sql("analyze times")
    for query in (newest, of_puzzle, kropki.api.store.times._latest(HARD)):
        text = str(query.compile(kept._engine, compile_kwargs={"literal_binds": True}))
        verb = "explain query plan" if kept._engine.dialect.name == "sqlite" else "explain"
        with kept._engine.connect() as connection:
            plan = " ".join(str(line) for line in connection.exec_driver_sql(f"{verb} {text}"))
        assert "times_by_" in plan
        assert "SCAN times" not in plan
        assert "Seq Scan" not in plan


# who counts


def of_network(kept: Times, number: int, network: str, **changes: object) -> None:
    changed = replace(TIME, **changes)  # type: ignore[arg-type]
    kept.add(f"{network} {number}", changed, (f"739999{network}", f"739998{network}"))


def test_sixty_fakes_of_one_network_move_no_median(kept: Times) -> None:
    for number in range(30):
        of_network(kept, 0, f"honest {number}", ms=20_000 + 100 * number)
    before = kept.of(TIME.puzzle, HARD)
    for number in range(60):
        of_network(kept, number, "fake", ms=7_000_000)
    after = kept.of(TIME.puzzle, HARD)
    assert before.median_ms == 21_450
    assert after.median_ms == 21_500
    assert (before.solves, after.solves, after.level_solves) == (30, 31, 31)
    assert sum(1 for _ in kept.every()) == 31


def test_a_thousand_fakes_of_some_networks_displace_no_honest_time(
    kept: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kropki.api.store.times, "MOST_OF_PUZZLE", 40)
    for number in range(30):
        of_network(kept, 0, f"honest {number}", ms=20_000)
    for number in range(88):
        of_network(kept, number, f"fake {number % 8}", ms=7_000_000)
    told = kept.of(TIME.puzzle, HARD)
    assert (told.solves, told.median_ms, told.spread_ms[0]) == (38, 20_000, 20_000)
    assert rows(kept) == 40


def test_a_network_that_sends_very_many_displaces_its_own(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kropki.api.store.times, "MOST", 12)
    monkeypatch.setattr(kropki.api.store.times, "MOST_OF_NETWORK", 3)
    for number in range(9):
        of_network(kept, 0, f"honest {number}")
    for number in range(30):
        of_network(kept, number, "fake", puzzle=f"{number:012}")
    assert kept.of(TIME.puzzle, HARD).solves == 9
    assert rows(kept) == 12


def test_of_one_network_so_many_times_count_in_all(kept: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kropki.api.store.times, "COUNTED_OF_NETWORK", 20)
    for number in range(30):
        of_network(kept, number, "one", puzzle=f"{number:012}")
    assert kept.of(TIME.puzzle, HARD).level_solves == 20


def test_a_board_that_was_left_open_counts_for_nothing(kept: Times) -> None:
    for level, most in {**LONGEST_MS, "extreme": 14_400_000}.items():
        group = replace(HARD, level=level)
        kept.add("slow", replace(TIME, puzzle=level[:6], group=group, ms=most + 1))
        assert kept.of(level[:6], group).solves == 0
        kept.add("in time", replace(TIME, puzzle=level[:6], group=group, ms=most))
        assert kept.of(level[:6], group).solves == 1


def test_a_device_with_a_past_weighs_more(kept: Times) -> None:
    for number in range(11):
        kept.add("old hand", replace(TIME, puzzle=f"{number + 1:012}", ms=9_000))
    kept.add("old hand", replace(TIME, ms=30_000))
    for number in range(9):
        kept.add(f"new {number}", replace(TIME, ms=90_000))
    with kept._engine.connect() as connection:
        weights = connection.scalars(sql.select(times.c.weight).order_by(times.c.serial)).all()
    assert weights == [*range(1, 11), 10, 10, *[1] * 9]
    assert kept.of(TIME.puzzle, HARD).median_ms == 30_000


def test_networks_are_forgotten_and_their_times_are_not(kept: Times) -> None:
    of_network(kept, 0, "a")
    kept.forget_networks("739999")
    kept.forget_networks("740000")
    kept.forget_networks("740000")
    with kept._engine.connect() as connection:
        assert connection.scalars(sql.select(times.c.network)).all() == [None]
    assert rows(kept) == 1

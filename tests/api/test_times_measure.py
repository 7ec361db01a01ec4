"""The measured difficulty: synthetic times whose truth is known, and how it is held against the computed one."""

from __future__ import annotations

import math
import random
from pathlib import Path
from statistics import mean

import pytest

from kropki.api.jobs.measure import PUZZLE_PRIOR, Measurer, fit, measure, remeasure
from kropki.api.store.repository import Stock
from kropki.api.store.times import ENOUGH, Group, Measured, Time, TimeRow
from kropki.cli.stock import _try_to_measure
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level

pytestmark = pytest.mark.release

LEVELS = {"easy": 12.0, "medium": 12.6, "hard": 13.2}  # mean logarithms of milliseconds
CHANCE, OF_PUZZLES, OF_DEVICES = 0.35, 0.25, 0.5  # standard deviations


class World:
    """Puzzles and devices whose truth is known, and times by that truth."""

    def __init__(self, seed: int, *, puzzles: int = 60, devices: int = 200, each: int = 20) -> None:
        rng = random.Random(seed)  # noqa: S311 - by a seed, and no secret
        levels = list(LEVELS)
        self.group_of = {f"p{i}": Group(9, True, levels[i % len(levels)]) for i in range(puzzles)}
        self.puzzles = {puzzle: rng.gauss(0, OF_PUZZLES) for puzzle in self.group_of}
        self.devices = {f"d{i}": rng.gauss(0, OF_DEVICES) for i in range(devices)}
        self.rows = [
            TimeRow(device, puzzle, self.group_of[puzzle], round(math.exp(self.log_ms(puzzle) + effect + chance)))
            for device, effect in self.devices.items()
            for puzzle in rng.sample(list(self.puzzles), each)
            for chance in [rng.gauss(0, CHANCE)]
        ]

    def log_ms(self, puzzle: str) -> float:
        return LEVELS[self.group_of[puzzle].level] + self.puzzles[puzzle]


def error(found: dict[str, float], truth: dict[str, float]) -> float:
    """Return the root of the mean squared difference."""
    return math.sqrt(mean((found[name] - truth[name]) ** 2 for name in truth))


@pytest.mark.parametrize("seed", range(5))
def test_the_truth_is_found(seed: int) -> None:
    world = World(seed)
    found = fit(world.rows)
    offset = mean(world.devices.values())  # "typical" is the mean device
    truth = {puzzle: world.log_ms(puzzle) + offset for puzzle in world.puzzles}
    assert error({puzzle: found.log_ms(puzzle) for puzzle in truth}, truth) < 0.06
    assert error(found.devices, {name: effect - offset for name, effect in world.devices.items()}) < 0.1
    for group, log_ms in found.groups.items():
        assert log_ms == pytest.approx(mean(truth[p] for p in truth if world.group_of[p] == group), abs=0.03)


def test_slow_devices_make_no_puzzle_hard() -> None:
    """The same puzzles for all, but that the slow half solves more of the first."""
    group = Group(9, True, "hard")
    rows = []
    for device in range(40):
        is_slow = device < 20
        mine = range(20) if is_slow else range(10, 30)
        rows += [TimeRow(f"d{device}", f"p{puzzle}", group, 800_000 if is_slow else 200_000) for puzzle in mine]
    found = fit(rows)
    by_mean = math.log(800_000) - math.log(200_000)
    assert abs(found.log_ms("p0") - found.log_ms("p29")) < by_mean / 10


def test_a_puzzle_that_one_device_solved_is_shrunk_towards_its_level() -> None:
    group = Group(9, True, "hard")
    rows = [TimeRow(f"d{i}", f"p{j}", group, 300_000) for i in range(50) for j in range(20)]
    few = fit([*rows, TimeRow("d0", "odd", group, 3_000_000)])
    many = fit([*rows, *(TimeRow(f"d{i}", "odd", group, 3_000_000) for i in range(50))])
    excess = math.log(10)
    assert few.puzzles["odd"] < excess / (1 + PUZZLE_PRIOR) + 0.01
    assert many.puzzles["odd"] > 0.9 * excess


def test_equal_times_leave_nothing_to_explain() -> None:
    found = fit([TimeRow(f"d{i}", f"p{j}", Group(4, True, "easy"), 30_000) for i in range(3) for j in range(3)])
    assert set(found.devices.values()) | set(found.puzzles.values()) == {0.0}
    assert found.log_ms("p0") == pytest.approx(math.log(30_000))


def test_without_times_nothing_is_found() -> None:
    found = fit([])
    assert (found.groups, found.puzzles, measure(found)) == ({}, {}, [])


def test_only_puzzles_with_enough_solves_are_measured() -> None:
    group = Group(9, True, "hard")
    rows = [TimeRow(f"d{i}", "few", group, 60_000) for i in range(ENOUGH - 1)]
    rows += [TimeRow(f"d{i}", "enough", group, 60_000) for i in range(ENOUGH)]
    assert measure(fit(rows)) == [Measured("enough", 60_000, "hard", ENOUGH)]


def test_a_puzzle_is_measured_at_the_level_whose_times_it_has() -> None:
    levels = {"easy": 100_000, "hard": 400_000}
    rows = [
        TimeRow(f"d{i}", f"{level} {j}", Group(9, True, level), ms)
        for level, ms in levels.items()
        for i in range(30)
        for j in range(10)
    ]
    rows += [TimeRow(f"d{i}", "odd", Group(9, True, "easy"), 400_000) for i in range(30)]
    rows += [TimeRow("d0", "one", Group(9, True, "extreme"), 380_000)]  # too few for a level to compare with
    found = {item.puzzle: item.level for item in measure(fit(rows))}
    assert (found["odd"], found["easy 0"], found["hard 0"]) == ("hard", "easy", "hard")
    assert "extreme" not in found.values()


@pytest.fixture(scope="module")
def records() -> list[Record]:
    made = [generate(f"times/{i}", Request(size=4, difficulty=Level.MEDIUM)) for i in range(14)]
    made += [generate(f"times/{i}", Request(size=4, difficulty=Level.EASY)) for i in range(14)]
    return list({record.id: record for record in made}.values())


# the process beside the service


@pytest.fixture
def stock(url: str, stock: Stock, monkeypatch: pytest.MonkeyPatch) -> Stock:
    """Have the commands use it, too."""
    monkeypatch.setenv("KROPKI_DATABASE_URL", url)
    return stock


def solve_all(stock: Stock, records: list[Record], devices: int) -> None:
    for record in records:
        assert record.difficulty
        group = Group(record.size, record.negative, record.difficulty.level)
        for device in range(devices):
            ms = round(1000 * record.difficulty.score * 1.1**device)
            stock.times.add(f"device {device}", Time(record.id, group, ms, 0, 0, False))


def test_what_was_measured_is_measured_again_only_when_there_are_new_times(stock: Stock, records: list[Record]) -> None:
    measurer = Measurer(pause_s=0)
    assert not measurer.keep_up(stock.times)
    solve_all(stock, records[:1], ENOUGH)
    assert [measurer.keep_up(stock.times) for _ in range(2)] == [True, False]
    stock.times.add("another", Time(records[0].id, Group(4, True, "easy"), 5000, 0, 0, False))
    assert measurer.keep_up(stock.times)
    assert len(remeasure(stock.times)) == 1


def test_a_measurement_waits_for_the_pause(stock: Stock, records: list[Record]) -> None:
    measurer = Measurer(pause_s=3600)
    solve_all(stock, records[:1], 1)
    assert measurer.keep_up(stock.times)
    stock.times.add("another", Time(records[0].id, Group(4, True, "easy"), 5000, 0, 0, False))
    assert not measurer.keep_up(stock.times)


def test_a_measurement_goes_past_a_database_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KROPKI_DATABASE_URL", f"sqlite:///{tmp_path}/later/stock.db")
    _try_to_measure(Measurer())
    assert capsys.readouterr().err.startswith("kropki: the database: unable to open database file: ")

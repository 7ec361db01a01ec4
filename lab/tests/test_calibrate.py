"""How well the ladder agrees with players, and what techniques cost: simulated players whose truth is known."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from kropki.api.store.repository import Stock
from kropki.api.store.times import ENOUGH as SOLVES
from kropki.api.store.times import Group, Measured, Time, written_steps
from kropki.generator.generation.generate import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import RUNGS, Level
from lab.calibrate.__main__ import main
from lab.calibrate.agreement import ENOUGH_PUZZLES, agreements
from lab.calibrate.pace import Cost, Practice, Solve, costs, neighbours, unaided

Capsys = pytest.CaptureFixture[str]
EASY = Group(9, True, "easy")
COSTS = {0: 2.5, 1: 4.0, 2: 6.0, 4: 10.0, 7: 20.0, 12: 45.0}  # seconds, by rung
OFTEN = (30, 20, 12, 8, 5, 3)  # of a hundred digits, about
PRACTICE = -0.12  # of a logarithm, each time the solves double
CHANCE, OF_PUZZLES, OF_DEVICES = 0.5, 0.2, 0.4  # standard deviations


def centred(rng: random.Random, number: int, spread: float) -> list[float]:
    drawn = [rng.gauss(0, spread) for _ in range(number)]
    return [one - mean(drawn) for one in drawn]  # the typical one is the mean one


def simulated(seed: int, number: int = 300, devices: int = 40, puzzles: int = 60) -> list[Solve]:
    """Return solves by players with those costs, whose seconds are rounded as the page rounds them."""
    rng = random.Random(seed)
    of_device, of_puzzle = centred(rng, devices, OF_DEVICES), centred(rng, puzzles, OF_PUZZLES)
    done = [0] * devices
    solves = []
    for _ in range(number):
        device, puzzle = rng.randrange(devices), rng.randrange(puzzles)
        rungs = rng.choices(list(COSTS), OFTEN, k=rng.randint(30, 60))
        usual = of_device[device] + of_puzzle[puzzle] + PRACTICE * math.log2(1 + done[device])
        seconds = [round(2 * COSTS[rung] * math.exp(usual + rng.gauss(0, CHANCE))) / 2 for rung in rungs]
        done[device] += 1
        solves.append(Solve(f"d{device}", f"p{puzzle}", EASY, 1000, written_steps(rungs, seconds)))
    return solves


def test_known_costs_are_recovered_within_a_tenth_from_300_solves() -> None:
    *found, practice = costs(simulated(1))
    assert isinstance(practice, Practice)
    told = {cost.name: cost for cost in found if isinstance(cost, Cost)}
    assert set(told) == {RUNGS[rung].name for rung in COSTS}
    for rung, seconds in COSTS.items():
        cost = told[RUNGS[rung].name]
        assert cost.seconds == pytest.approx(seconds, rel=0.1)
        assert cost.low < cost.seconds < cost.high < 1.4 * cost.low
    assert practice.doubled == pytest.approx(math.exp(PRACTICE), rel=0.05)
    assert practice.low < math.exp(PRACTICE) < practice.high


def test_slow_players_make_no_rung_expensive() -> None:
    """The slow ones have all digits of one rung but a few; that rung costs what the other costs."""
    rng = random.Random(1)
    solves = []
    for number in range(60):
        slow = number % 2
        rungs = [int(rng.random() < (0.9 if slow else 0.1)) for _ in range(50)]
        seconds = [round(2 * 5 * (3 if slow else 1) * math.exp(rng.gauss(0, 0.3))) / 2 for _ in rungs]
        solves.append(Solve(f"d{number}", f"p{number % 7}", EASY, 1, written_steps(rungs, seconds)))
    first, second, _ = costs(solves)
    assert isinstance(first, Cost)
    assert isinstance(second, Cost)
    assert second.seconds == pytest.approx(first.seconds, rel=0.1)


def test_neighbouring_levels_are_compared_on_each_device() -> None:
    def solve(device: str, level: Level, ms: int, size: int = 9) -> Solve:
        return Solve(device, "p", Group(size, True, level.value), ms, None)

    solves = [
        solve("a", Level.EASY, 10), solve("a", Level.MEDIUM, 20), solve("a", Level.HARD, 15),
        solve("b", Level.EASY, 10), solve("b", Level.EASY, 90), solve("b", Level.EASY, 12),
        solve("b", Level.MEDIUM, 13),
        solve("c", Level.EASY, 10), solve("c", Level.HARD, 5),
        solve("d", Level.EASY, 10), solve("d", Level.MEDIUM, 5, size=6),
    ]  # fmt: skip
    found = neighbours(solves)
    assert (found.pairs, found.longer, found.share, found.goal) == (3, 2, 0.667, 0.75)
    assert neighbours([]).share is None


@pytest.fixture(scope="module")
def records() -> list[Record]:
    made = [generate(f"times/{i}", Request(size=4, difficulty=Level.MEDIUM)) for i in range(14)]
    made += [generate(f"times/{i}", Request(size=4, difficulty=Level.EASY)) for i in range(14)]
    return list({record.id: record for record in made}.values())


def test_agreement_is_told_of_each_level_and_technique(records: list[Record]) -> None:
    def score(record: Record) -> int:
        assert record.difficulty
        return record.difficulty.score

    told = list(agreements([(record, Measured(record.id, 1000 * score(record), "easy", 10)) for record in records]))
    by_name = {(item.by, item.name): item for item in told}
    assert by_name["all", "all"].score == 1.0
    assert by_name["all", "all"].puzzles == len(records)
    assert {name for by, name in by_name if by == "level"} == {"easy", "medium"}
    assert {name for by, name in by_name if by == "technique"} == {
        name for record in records if record.difficulty for name in record.difficulty.techniques
    }
    assert all((item.score is None) == (item.score_low is None) for item in told)
    assert all(item.score is None for item in told if item.puzzles < ENOUGH_PUZZLES)


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


def calibrate(capsys: Capsys) -> tuple[list[dict[str, Any]], str]:
    main()
    said = capsys.readouterr()
    return [json.loads(line) for line in said.out.splitlines()], said.err


def test_the_command_tells_how_the_ladder_agrees(stock: Stock, records: list[Record], capsys: Capsys) -> None:
    stock.keep(records, certified=True)
    solve_all(stock, records, SOLVES)
    lines, warning = calibrate(capsys)
    assert warning == ""
    assert (lines[0]["by"], lines[0]["puzzles"], lines[0]["score"]) == ("all", len(records), 1.0)
    told = stock.times.of(records[0].id, Group(4, True, "easy")).measured
    assert told is not None
    assert told.solves == SOLVES


def test_it_prints_what_techniques_cost_without_solves_with_hints(stock: Stock, url: str, capsys: Capsys) -> None:
    for number, solve in enumerate(simulated(3, 40)):
        group = Group(9, True, ("easy", "medium")[number % 2])
        time = Time(f"{number:012}", group, 1000 + number, 0, 0, False, solve.steps)
        assert stock.times.add(solve.device, time)
        slow = replace(time, puzzle=f"h{number:011}", hints=1, ms=9_000_000, steps=" ".join(["0:7200"] * 60))
        assert stock.times.add(solve.device, slow)
    lines, _ = calibrate(capsys)
    rungs = [line for line in lines if line["by"] == "rung"]
    assert rungs[0]["name"] == RUNGS[0].name
    assert rungs[0]["seconds"] < 5
    assert lines[-2]["by"] == "practice"
    assert lines[-2]["solves"] == 40
    assert lines[-1]["by"] == "neighbours"
    assert lines[-1]["pairs"] > 0
    assert stock.times.forget("d0") > 0
    assert all(solve.device != "d0" for solve in unaided(url))

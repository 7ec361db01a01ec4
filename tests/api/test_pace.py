"""What techniques cost people: simulated players whose costs are known, and what is read, kept, and left out."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from statistics import mean

import pytest
from click.testing import CliRunner

from api.jobs.pace import ENOUGH, MOST_SOLVES, Cost, Practice, costs, neighbours, read, write
from api.store.repository import Stock
from api.store.times import Group, Solve, Time
from generator.board import geometry
from generator.generation.generate import generate
from generator.generation.request import Request
from generator.ladder.moments import easiest_rungs
from generator.ladder.rungs import RUNGS, Level
from kropki.cli import main

pytestmark = pytest.mark.release

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
    rng = random.Random(seed)  # noqa: S311 - by a seed, and no secret
    of_device, of_puzzle = centred(rng, devices, OF_DEVICES), centred(rng, puzzles, OF_PUZZLES)
    done = [0] * devices
    solves = []
    for _ in range(number):
        device, puzzle = rng.randrange(devices), rng.randrange(puzzles)
        rungs = rng.choices(list(COSTS), OFTEN, k=rng.randint(30, 60))
        usual = of_device[device] + of_puzzle[puzzle] + PRACTICE * math.log2(1 + done[device])
        seconds = [round(2 * COSTS[rung] * math.exp(usual + rng.gauss(0, CHANCE))) / 2 for rung in rungs]
        done[device] += 1
        solves.append(Solve(f"d{device}", f"p{puzzle}", EASY, 1000, write(rungs, seconds)))
    return solves


@pytest.mark.parametrize("seed", range(5))
def test_known_costs_are_recovered_within_a_tenth_from_300_solves(seed: int) -> None:
    *found, practice = costs(simulated(seed))
    assert isinstance(practice, Practice)
    told = {cost.name: cost for cost in found if isinstance(cost, Cost)}
    assert set(told) == {RUNGS[rung].name for rung in COSTS}
    for rung, seconds in COSTS.items():
        cost = told[RUNGS[rung].name]
        assert cost.seconds == pytest.approx(seconds, rel=0.1)
        assert cost.low < cost.seconds < cost.high < 1.4 * cost.low
    assert practice.doubled == pytest.approx(math.exp(PRACTICE), rel=0.05)
    assert practice.low < math.exp(PRACTICE) < practice.high


def test_the_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = [
        cost.low <= COSTS[rung] <= cost.high
        for seed in range(20)
        for rung, cost in zip(COSTS, costs(simulated(100 + seed)), strict=False)
        if isinstance(cost, Cost)
    ]
    assert len(held) == 20 * len(COSTS)
    assert mean(held) > 0.85


def test_slow_players_make_no_rung_expensive() -> None:
    """The slow ones have all digits of one rung but a few; that rung costs what the other costs."""
    rng = random.Random(1)  # noqa: S311 - by a seed, and no secret
    solves = []
    for number in range(60):
        slow = number % 2
        rungs = [int(rng.random() < (0.9 if slow else 0.1)) for _ in range(50)]
        seconds = [round(2 * 5 * (3 if slow else 1) * math.exp(rng.gauss(0, 0.3))) / 2 for _ in rungs]
        solves.append(Solve(f"d{number}", f"p{number % 7}", EASY, 1, write(rungs, seconds)))
    first, second, _ = costs(solves)
    assert isinstance(first, Cost)
    assert isinstance(second, Cost)
    assert second.seconds == pytest.approx(first.seconds, rel=0.1)


def test_of_few_digits_nothing_is_told() -> None:
    assert list(costs([])) == []
    assert list(costs([Solve("d", "p", EASY, 1, write([1] * (ENOUGH - 1), [1.0] * ENOUGH))])) == []
    assert list(costs([Solve("d", "p", EASY, 1, None)])) == []


def test_as_many_solves_as_are_fitted_take_a_moment() -> None:
    assert len(list(costs(simulated(7, MOST_SOLVES, MOST_SOLVES // 2, MOST_SOLVES // 2)))) == len(COSTS) + 1


def test_what_is_written_is_read() -> None:
    rng = random.Random(2)  # noqa: S311 - by a seed, and no secret
    rungs = [rng.randrange(len(RUNGS)) for _ in range(60)]
    seconds = [rng.randrange(7200) / 2 for _ in rungs]
    assert read(write(rungs, seconds)) == list(zip(rungs, seconds, strict=True))
    assert write([None], [1.0]) is None


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


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_the_hardest_moment_of_a_solve_is_as_hard_as_the_puzzle(level: Level) -> None:
    """Whoever follows the ladder meets its hardest rung; nobody meets a harder one, in whatever order."""
    record = generate("moments", Request(difficulty=level))
    board, givens, solution = geometry.board(9), record.puzzle.givens, record.grid
    empty = [cell for cell in board.cells if not givens[cell]]
    assert record.difficulty is not None
    for seed in range(5):
        order = random.Random(seed).sample(empty, len(empty))  # noqa: S311 - by a seed, and no secret
        found = list(easiest_rungs(record.puzzle, solution, order))
        assert len(found) == len(empty)
        assert None not in found
        assert max(RUNGS[rung].value for rung in found if rung is not None) <= record.difficulty.rating


def test_calibrate_prints_what_techniques_cost_without_solves_with_hints(
    stock: Stock, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KROPKI_DATABASE_URL", url)
    for number, solve in enumerate(simulated(3, 40)):
        group = Group(9, True, ("easy", "medium")[number % 2])
        time = Time(f"{number:012}", group, 1000 + number, 0, 0, False, solve.steps)
        assert stock.times.add(solve.device, time)
        slow = replace(time, puzzle=f"h{number:011}", hints=1, ms=9_000_000, steps=" ".join(["0:7200"] * 60))
        assert stock.times.add(solve.device, slow)
    result = CliRunner().invoke(main.kropki, ["stock", "calibrate"], standalone_mode=False)
    assert result.exit_code == 0, result.output
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    rungs = [line for line in lines if line["by"] == "rung"]
    assert rungs[0]["name"] == RUNGS[0].name
    assert rungs[0]["seconds"] < 5
    assert lines[-2]["by"] == "practice"
    assert lines[-2]["solves"] == 40
    assert lines[-1]["by"] == "neighbours"
    assert lines[-1]["pairs"] > 0
    assert stock.times.forget("d0") > 0
    assert all(solve.device != "d0" for solve in stock.times.unaided(100))

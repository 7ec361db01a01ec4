"""Batches: the same bytes in the same order whoever works; none twice; so many of each kind."""

from __future__ import annotations

import json
import random
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from click.testing import CliRunner

from kropki.cli import generate as command_generate
from kropki.cli import main
from kropki.generator import formats
from kropki.generator.batch import dedup, executors, progress, runner
from kropki.generator.batch.dedup import Keys
from kropki.generator.batch.executors import WorkerPool
from kropki.generator.batch.runner import BatchState, Plan, Target
from kropki.generator.batch.worker import Missed, Why
from kropki.generator.board import ken
from kropki.generator.board.puzzle import Puzzle
from kropki.generator.errors import RequestError
from kropki.generator.generation import record, verify
from kropki.generator.generation.generate import ATTEMPTS, generate
from kropki.generator.generation.request import Request
from tests.support.batches import SMALL, TINY, invoke, lines, plan_of, run, seeds
from tests.support.command_line import compile_all

T = TypeVar("T")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_all()


# Order


class Backwards(Executor):
    """Does the newest task first, and only when a result is waited for."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, task: Callable[..., T], /, *args: Any, **_: Any) -> Future[T]:
        future: LazyFuture[T] = LazyFuture(self)
        self.waiting.append(lambda: Future.set_result(future, task(*args)))
        return future


class LazyFuture(Future[T]):
    def __init__(self, executor: Backwards) -> None:
        super().__init__()
        self.executor = executor

    def result(self, timeout: float | None = None) -> T:
        while self.executor.waiting:
            self.executor.waiting.pop()()
        return super().result(timeout)


POOLS = {
    "here": lambda: executors.local(1),
    "two processes": lambda: executors.local(2),
    "five threads": lambda: WorkerPool(lambda: ThreadPoolExecutor(5), 5),
    "the newest first": lambda: WorkerPool(Backwards, 3),
}


@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
@pytest.mark.parametrize("plan", [plan_of(60), plan_of(20, TINY)], ids=["plain", "with duplicates"])
def test_any_worker_pool_gives_the_same_in_the_same_order(plan: Plan, pool: Callable[[], WorkerPool]) -> None:
    assert lines(run(plan, pool())) == lines(run(plan))


def test_a_record_is_that_of_its_seed() -> None:
    for line in lines(run(plan_of(5))):
        made = json.loads(line)
        assert generate(made["seed"], SMALL).as_json() == made


def test_a_longer_run_begins_with_the_shorter() -> None:
    assert lines(run(plan_of(20, TINY)))[:12] == lines(run(plan_of(12, TINY)))


def test_a_single_puzzle_has_the_seed_itself() -> None:
    assert seeds(run(plan_of(1))) == ["batch"]


@pytest.mark.parametrize("plan", [plan_of(1), plan_of(3), Plan("s", (Target("a", 2, SMALL), Target("b", 1, SMALL)))])
def test_a_seed_leads_back_to_its_index(plan: Plan) -> None:
    for target in plan.targets:
        for index in range(target.count):
            assert plan.index_of(target, plan.seed_of(target, index)) == index
        assert plan.index_of(target, "batch/") is None
        assert plan.index_of(target, "x" + plan.seed_of(target, 0)) is None


def test_no_more_is_under_way_than_the_window() -> None:
    under_way: list[int] = []

    class Watched(Backwards):
        def submit(self, task: Callable[..., T], /, *args: Any, **named: Any) -> Future[T]:
            future = super().submit(task, *args, **named)
            under_way.append(len(self.waiting))
            return future

    watched = WorkerPool(Watched, 2)
    run(plan_of(200), watched)
    assert 1 < max(under_way) <= watched.window


def test_who_hands_out_the_work_loads_nothing_compiled(tmp_path: Path) -> None:
    command = f"generate -n 20 --size 4 -d easy --workers 2 -q -o {tmp_path / 'out'}"
    program = (
        f"import sys; from kropki.cli import main; main.kropki({command.split()}, standalone_mode=False);"
        "print(sorted({'numba', 'llvmlite', 'numpy', 'kropki.generator.batch.worker'} & set(sys.modules)))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.stderr) == ("['kropki.generator.batch.worker']\n", "")
    assert len((tmp_path / "out").read_bytes().splitlines()) == 20


LOADED = """
import sys
from numba.core.dispatcher import Dispatcher
import kropki.generator.batch.preload
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import LEVELS, Request

def loaded():
    modules = [module for name, module in sys.modules.items() if name.startswith("kropki.generator.")]
    return {id(each): len(each.overloads) for module in modules for each in vars(module).values()
            if isinstance(each, Dispatcher)}

before = loaded()
for (size, negative), levels in LEVELS.items():
    for level in (None, *levels):
        generate("a", Request(size=size, negative=negative, difficulty=level))
print(any(before.values()), before == loaded())
"""


def test_what_workers_share_is_all_that_they_call() -> None:
    ended = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=False)
    assert ended.stdout == "True True\n", ended.stderr


# None twice


def test_turned_and_mirrored_puzzles_have_one_key() -> None:
    for size, negative in [(4, True), (6, True), (6, False), (9, True), (9, False)]:
        puzzle = puzzle_of(f"key/{size}", Request(size=size, negative=negative))
        assert {dedup.key(puzzle.moved(symmetry)) for symmetry in puzzle.board.symmetries} == {dedup.key(puzzle)}


def test_other_puzzles_have_other_keys() -> None:
    puzzle = puzzle_of("key", Request())
    given = replace(puzzle, givens=(1, *puzzle.givens[1:]) if not puzzle.givens[0] else (0, *puzzle.givens[1:]))
    others = [given, replace(puzzle, negative=False), puzzle_of("other", Request())]
    assert len({dedup.key(other) for other in [puzzle, *others]}) == 4


def puzzle_of(seed: str, request: Request) -> Puzzle:
    made = generate(seed, request)
    return made.puzzle


def test_a_set_of_keys_is_a_set() -> None:
    rng = random.Random(1)  # noqa: S311 - no secret
    keys, expected = Keys(), set[int]()
    for _ in range(5000):
        key = rng.choice([0, 1 << 63, rng.randrange(3000) << 52, rng.randrange(1 << 64)])
        assert keys.add(key) == (key not in expected)
        expected.add(key)
    assert len(keys) == len(expected)


def test_a_duplicate_is_passed_over_and_a_further_seed_stands_in() -> None:
    results = run(plan_of(20, TINY))
    missed = [result for result in results if isinstance(result, Missed)]
    assert len(lines(results)) == 20
    assert {result.why for result in missed} == {Why.DUPLICATE}
    assert [result.seed for result in results] == [f"batch/{index}" for index in range(len(results))]
    keys = [dedup.key(ken.parse(json.loads(line)["ken"])) for line in lines(results)]
    assert len(set(keys)) == 20


# What is said


@pytest.mark.parametrize(
    "words",
    [
        f"within its {ATTEMPTS:,} attempts",
        f"After {runner.MISS_BUDGET // runner.MISS_COST[Why.BUDGET]} of those in a row, or",
        f"or {runner.MISS_BUDGET // runner.MISS_COST[Why.DUPLICATE]:,} duplicates",
        f"is tried {('no', 'one', 'two', 'three')[runner.MAX_TRIES]} times",
        f"fewer than {command_generate.FEW} puzzles",
        *(f"| `{form}`" if form in ("ndjson", "pdf") else f"`{form}`" for form in formats.FORMS),
    ],
)
def test_the_document_has_the_numbers_and_names_of_the_code(words: str) -> None:
    assert words in " ".join((Path(__file__).parents[2] / "docs/batch.md").read_text().split())


def test_the_summary_has_counts_and_the_command_to_have_it_again(tmp_path: Path) -> None:
    result = invoke("-n", "20", "--size", "4", "--one-two", "white", "-o", tmp_path / "out")
    made, passed, again = result.stderr.splitlines()
    assert "20 of 20 puzzles" in made
    assert " with 1 worker: " in made
    assert "x duplicate" in passed
    command = shlex.split(again.removeprefix("kropki: again: "))
    assert command[:2] == ["kropki", "generate"]
    assert CliRunner().invoke(main.kropki, [*command[1:], "-q"]).stdout == (tmp_path / "out").read_text()


def test_one_puzzle_comes_with_the_command_to_have_it_again_and_no_more() -> None:
    result = invoke("--size", "4", "--seed", "one")
    again = "kropki generate --size 4 --seed one"
    assert result.stderr == f"kropki: again: {again}\n"
    assert CliRunner().invoke(main.kropki, [*again.split()[1:], "-q"]).stdout == result.stdout


def test_a_puzzle_without_a_seed_can_be_had_again() -> None:
    result = invoke("--size", "4")
    command = shlex.split(result.stderr.removeprefix("kropki: again: "))
    assert CliRunner().invoke(main.kropki, [*command[1:], "-q"]).stdout == result.stdout


def test_plain_lines_come_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of(30)
    state = BatchState.start(plan)
    clock: Iterator[float] = count(0.0, 2.0)
    shown = progress.Progress(plan, state, workers=1, quiet=False, clock=lambda: next(clock))
    with executors.local(1) as pool:
        assert len(list(shown.watch(runner.run(plan, pool, state)))) == 30
    said = capsys.readouterr().err.splitlines()
    assert 2 <= len(said) <= 10
    assert all(line.endswith(" left") and " of 30 puzzles in " in line for line in said)


def test_the_remaining_time_is_told_by_the_pace_since_the_first_puzzle_of_this_run() -> None:
    now = [100.0]
    plan = plan_of(30)
    state = BatchState.start(plan)
    state.made["any"] = 5
    shown = progress.Progress(plan, state, workers=1, quiet=False, clock=lambda: now[0])
    [first] = run(plan_of(1))
    now[0] = 160.0  # a minute to start, which is no part of the pace
    state.made["any"] += 1
    assert list(shown.watch(iter([first]))) == [first]
    now[0] = 180.0
    state.made["any"] += 10
    assert len(list(shown.watch(iter([first])))) == 1
    assert shown._seconds_left() == 2.0 * 14


def test_quiet_is_quiet() -> None:
    assert invoke("-n", "3", "--size", "6", "-q").stderr == ""


# Quotas


def made_by(*args: str) -> list[Any]:
    result = invoke(*args, "--seed", "quota", "-q")
    assert result.code == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_mix_has_so_many_of_each_level_in_its_order() -> None:
    made = made_by("--mix", "medium=3,easy=2,expert=0,hard=1", "--size", "6")
    assert [record["difficulty"]["level"] for record in made] == ["medium"] * 3 + ["easy"] * 2 + ["hard"]
    assert made[0]["seed"] == "quota/medium/0"


@pytest.mark.parametrize("number", [1, 2, 5])
def test_both_kinds_are_half_and_half(number: int) -> None:
    made = made_by("-n", str(number), "--both", "--size", "6")
    assert [record["negative"] for record in made] == [True] * (number - number // 2) + [False] * (number // 2)


def test_a_mix_of_both_kinds_has_both_in_each_level() -> None:
    made = made_by("--mix", "easy=4,hard=2", "--both")
    assert [record["negative"] for record in made] == [True, True, False, False, True, False]


def test_givens_are_no_more_than_allowed() -> None:
    made = made_by("-n", "12", "--no-negative", "--size", "6", "--givens-max", "2")
    assert len(made) == 12
    assert max(record["givens"] for record in made) == 2


@pytest.mark.parametrize("options", [["-d", "easy"], ["-d", "hard"], ["--no-negative"], ["-d", "easy", "--size", "6"]])
def test_symmetric_givens_look_the_same_upside_down_and_are_no_more_than_needed(options: list[str]) -> None:
    made = made_by("-n", "8", "--symmetric", *options)
    for plain in made:
        puzzle = ken.parse(plain["ken"], negative=plain["negative"])
        assert verify.is_symmetric(puzzle)
        assert list(verify.faults(record.from_json(plain))) == []
    assert any(plain["givens"] for plain in made)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mix", "easy=2", "-n", "2"], "either --mix or a number"),
        (["--mix", "easy"], "expected a mix such as"),
        (["--mix", "lunch=2"], "expected a mix such as"),
        (["--mix", "easy=-2"], "expected a mix such as"),
        (["--mix", "easy=0"], "each level once and 1 to"),
        (["--both", "--no-negative"], "either --both kinds or"),
        (["--givens-max", "82"], "at most 0 to 81 givens"),
        (["--givens-max", "9", "-d", "easy"], "at most 10 to 81 givens"),
        (["--symmetric", "--fewest"], "symmetric givens or"),
        (["--symmetric", "--sampling", "9"], "symmetric givens or"),
        (["--scheduler", "tcp://localhost:1", "--workers", "2"], "either --workers"),
    ],
)
def test_what_contradicts_itself_is_refused(options: list[str], message: str) -> None:
    result = CliRunner().invoke(main.kropki, ["generate", *options])
    assert isinstance(result.exception, RequestError)
    assert message in result.exception.message

"""Batches: the same bytes in the same order whoever works and whatever dies; none twice; nothing lost."""

from __future__ import annotations

import json
import os
import random
import shlex
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from generator import batch, check, cli, cli_batch, crew, distinct, export, generate, journal, ken, progress, record
from generator.batch import Plan, State, Target
from generator.crew import Crew, Here
from generator.distinct import Keys
from generator.errors import BudgetError, RequestError
from generator.puzzle import Puzzle
from generator.request import Request
from generator.task import Made, Missed, Why

KROPKI = Path(sysconfig.get_path("scripts")) / "kropki"
SMALL = Request(size=6)
TINY = Request(size=4)  # so few of them that they soon repeat


def plan_of(count_: int, request: Request = SMALL, seed: str = "batch") -> Plan:
    return Plan(seed, (Target("any", count_, request),))


def run(plan: Plan, workers: Crew | None = None, state: State | None = None) -> list[Made | Missed]:
    with workers or crew.local(1) as hired:
        return list(batch.run(plan, hired, state or State.start(plan)))


def lines(results: list[Made | Missed]) -> list[bytes]:
    return [result.line for result in results if isinstance(result, Made)]


def seeds(results: list[Made | Missed]) -> list[str]:
    return [result.seed for result in results if isinstance(result, Made)]


def invoke(*args: str | Path) -> Result:
    result = CliRunner().invoke(cli.kropki, ["generate", *map(str, args)], standalone_mode=False)
    assert result.exception is None, result.exception
    return result


# Order


class Backwards(Executor):
    """Does the newest task first, and only when a result is waited for."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        future = LazyFuture(self)
        self.waiting.append((future, lambda: task(*args)))
        return future


class LazyFuture(Future[Any]):
    def __init__(self, executor: Backwards) -> None:
        super().__init__()
        self.executor = executor

    def result(self, timeout: float | None = None) -> Any:
        while self.executor.waiting:
            future, task = self.executor.waiting.pop()
            Future.set_result(future, task())
        return super().result(timeout)


CREWS = {
    "here": lambda: crew.local(1),
    "two processes": lambda: crew.local(2),
    "five threads": lambda: Crew(lambda: ThreadPoolExecutor(5), 5),
    "the newest first": lambda: Crew(Backwards, 3),
}


@pytest.mark.parametrize("hire", CREWS.values(), ids=CREWS)
@pytest.mark.parametrize("plan", [plan_of(60), plan_of(20, TINY)], ids=["plain", "with duplicates"])
def test_any_crew_gives_the_same_in_the_same_order(plan: Plan, hire: Callable[[], Crew]) -> None:
    assert lines(run(plan, hire())) == lines(run(plan))


def test_a_record_is_that_of_its_seed() -> None:
    for line in lines(run(plan_of(5))):
        made = json.loads(line)
        assert generate.generate(made["seed"], SMALL).as_json() == made


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
        def submit(self, task: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
            future = super().submit(task, *args, **named)
            under_way.append(len(self.waiting))
            return future

    watched = Crew(Watched, 2)
    run(plan_of(200), watched)
    assert 1 < max(under_way) <= watched.window


def test_who_hands_out_the_work_loads_nothing_compiled(tmp_path: Path) -> None:
    command = f"generate -n 20 --size 4 -d easy --workers 2 -q -o {tmp_path / 'out'}"
    program = (
        f"import sys; from generator import cli; cli.kropki({command.split()}, standalone_mode=False);"
        "print(sorted({'numba', 'llvmlite', 'numpy', 'generator.task'} & set(sys.modules)))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.stderr) == ("['generator.task']\n", "")
    assert len((tmp_path / "out").read_bytes().splitlines()) == 20


LOADED = """
import sys
from numba.core.dispatcher import Dispatcher
import generator.preload
from generator.generate import generate
from generator.request import LEVELS, Request

def loaded():
    modules = [module for name, module in sys.modules.items() if name.startswith("generator.")]
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


def peak(number: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Give the most memory that a run of *number* puzzles takes in this process; what makes them is left out."""

    def instant(seeds: tuple[str, ...], *_: object) -> tuple[list[Made | Missed], float]:
        return [Made(seed, b"x" * 700, random.Random(seed).getrandbits(64), "easy") for seed in seeds], 1e-6  # noqa: S311

    monkeypatch.setattr("generator.task.attempt", instant)
    plan = plan_of(number)
    tracemalloc.start()
    try:
        made = sum(isinstance(result, Made) for result in batch.run(plan, Crew(Here, 8), State.start(plan)))
        assert made == number
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_record_that_is_written_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = peak(10_000, monkeypatch), peak(60_000, monkeypatch)
    assert many - few < 50_000 * 50  # of each, a key is kept, and not the 700 bytes of its record


# None twice


def test_turned_and_mirrored_puzzles_have_one_key() -> None:
    for size, negative in [(4, True), (6, True), (6, False), (9, True), (9, False)]:
        puzzle = puzzle_of(f"key/{size}", Request(size=size, negative=negative))
        assert {distinct.key(puzzle.moved(symmetry)) for symmetry in puzzle.board.symmetries} == {distinct.key(puzzle)}


def test_other_puzzles_have_other_keys() -> None:
    puzzle = puzzle_of("key", Request())
    given = replace(puzzle, givens=(1, *puzzle.givens[1:]) if not puzzle.givens[0] else (0, *puzzle.givens[1:]))
    others = [given, replace(puzzle, negative=False), puzzle_of("other", Request())]
    assert len({distinct.key(other) for other in [puzzle, *others]}) == 4


def puzzle_of(seed: str, request: Request) -> Puzzle:
    made = generate.generate(seed, request)
    return ken.parse(made.ken, negative=made.negative)


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
    keys = [distinct.key(ken.parse(json.loads(line)["ken"])) for line in lines(results)]
    assert len(set(keys)) == 20


# What fails


class Flaky:
    """Stands for the generator: fails for some seeds a number of times."""

    def __init__(self, failures: dict[str, int]) -> None:
        self.failures = failures
        self.calls: list[str] = []
        self.make = generate.generate

    def __call__(self, seed: str, request: Request) -> Any:
        self.calls.append(seed)
        if self.failures.get(seed, 0) > 0:
            self.failures[seed] -= 1
            raise MemoryError("no room")
        return self.make(seed, request)


def test_a_seed_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = lines(run(plan_of(10)))
    flaky = Flaky({"batch/3": 2})
    monkeypatch.setattr("generator.generate.generate", flaky)
    assert lines(run(plan_of(10))) == expected
    assert flaky.calls.count("batch/3") == 3


def test_a_seed_that_always_fails_is_reported_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.generate.generate", Flaky({"batch/3": 99}))
    results = run(plan_of(6))
    assert seeds(results) == [f"batch/{index}" for index in (0, 1, 2, 4, 5, 6)]
    assert [result for result in results if isinstance(result, Missed)] == [
        Missed("batch/3", Why.FAILED, "MemoryError: no room")
    ]


def test_a_failure_is_one_line_and_exit_code_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.generate.generate", Flaky({"s/1": 99}))
    result = invoke("-n", "3", "--size", "6", "--seed", "s", "-q")
    assert (result.return_value, result.stderr) == (1, "kropki: seed 's/1' failed: MemoryError: no room\n")
    assert [json.loads(line)["seed"] for line in result.stdout.splitlines()] == ["s/0", "s/2", "s/3"]


def test_what_cannot_be_made_is_given_up_and_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = generate.generate

    def rare(seed: str, request: Request) -> Any:
        if int(seed.rpartition("/")[2]) > 4:
            raise BudgetError("none")
        return made(seed, request)

    monkeypatch.setattr("generator.generate.generate", rare)
    result = invoke("-n", "9", "--size", "6", "--seed", "s", "-q", "-o", tmp_path / "out")
    assert (result.return_value, result.stderr) == (1, "kropki: any: only 5 of 9, given up within the budget\n")
    assert len((tmp_path / "out").read_bytes().splitlines()) == 5


def test_there_are_only_so_many_small_puzzles(tmp_path: Path) -> None:
    result = invoke("-n", "99", "--size", "4", "-o", tmp_path / "out")
    made = len((tmp_path / "out").read_bytes().splitlines())
    assert result.return_value == 1
    assert f"only {made} of 99" in result.stderr
    assert 20 <= made < 99


class Mortal(Executor):
    """Breaks for good, as a pool of processes does, when it meets a deadly seed."""

    def __init__(self, deadly: dict[str, int]) -> None:
        self.deadly = deadly
        self.broken = False

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        if self.broken:
            raise BrokenProcessPool("dead")
        for seed in args[0]:
            if self.deadly.get(seed, 0) > 0:
                self.deadly[seed] -= 1
                self.broken = True
        future: Future[Any] = Future()
        if self.broken:
            future.set_exception(BrokenProcessPool("dead"))
            return future
        return Here().submit(task, *args)


def test_a_seed_that_kills_its_worker_is_left_out_alone() -> None:
    deadly = {"batch/7": 99, "batch/20": 1}
    results = run(plan_of(40), Crew(lambda: Mortal(deadly), 2))
    assert seeds(results) == [f"batch/{index}" for index in range(41) if index != 7]
    assert [result.seed for result in results if isinstance(result, Missed)] == ["batch/7"]


def children(pid: int) -> list[int]:
    """Give the processes of the machine that *pid* started, and those that they started."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [child for child, parent in parents.items() if parent == pid]
    return found + [below for child in found for below in children(child)]


def is_worker(pid: int) -> bool:
    with suppress(OSError):
        status = (Path("/proc") / str(pid) / "status").read_text()
        return "Threads:\t1\n" not in status and "State:\tZ" not in status  # it has a watch on its parent
    return False


def wait_for(condition: Callable[[], Any], process: subprocess.Popen[bytes] | None = None) -> Any:
    """Wait until *condition* holds, while *process* runs."""
    pause = threading.Event()
    end = time.monotonic() + 120
    while not (found := condition()):
        assert process is None or process.poll() is None, "it ended too soon"
        assert time.monotonic() < end, "waited for too long"
        pause.wait(0.01)
    return found


def start(*args: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([KROPKI, "generate", *args], stderr=subprocess.PIPE, start_new_session=True)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    options = ["-n", "2000", "--size", "6", "-d", "medium", "--seed", "kill"]
    assert invoke(*options, "-q", "--workers", "1", "-o", tmp_path / "calm").return_value == 0
    with start(*options, "--workers", "2", "-o", tmp_path / "killed") as process:
        part = tmp_path / "killed.part"
        wait_for(lambda: part.exists() and part.stat().st_size, process)
        os.kill(random.Random(2).choice(list(filter(is_worker, children(process.pid)))), signal.SIGKILL)  # noqa: S311
        assert process.stderr
        errors = process.stderr.read()
    assert process.returncode == 0, errors
    assert b"failed" not in errors
    assert (tmp_path / "killed").read_bytes() == (tmp_path / "calm").read_bytes()


def test_no_worker_outlives_its_parent(tmp_path: Path) -> None:
    with start("-n", "100000", "--workers", "2", "-q", "-o", tmp_path / "out") as process:
        wait_for(lambda: (tmp_path / "out.part").exists() and (tmp_path / "out.part").stat().st_size, process)
        below = children(process.pid)
        assert len(below) >= 3
        process.kill()
        process.wait()
        assert process.stderr
        process.stderr.close()
    wait_for(lambda: not any(map(is_worker, below)))


def test_an_interruption_while_the_workers_load_is_one_line(tmp_path: Path) -> None:
    with start("-n", "1000", "--workers", "2", "-o", tmp_path / "out") as process:
        wait_for(lambda: len(children(process.pid)) == 2, process)  # what they are forked from is on its way
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr
        assert process.stderr.read() == b"\nkropki: interrupted\n"
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []


# Resume


RUN = ["-n", "150", "--size", "6", "--seed", "again"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("whole") / "out"
    assert invoke(*RUN, "-q", "-o", path).return_value == 0
    return path.read_bytes()


def left_behind(folder: Path, done: bytes) -> Path:
    """Lay out what a run that was killed leaves."""
    path = folder / "out"
    kept = journal.Journal(path)
    kept.begin(Plan("again", (Target("any", 150, SMALL),)))
    kept._stream_now.write(done)
    kept.close()
    (folder / "out.run").write_text(json.dumps(Plan("again", (Target("any", 150, SMALL),)).as_json()))
    return path


CUTS = [0, 1, 50, 0.2, 0.5, 0.9, -2, -1, None]


@pytest.mark.parametrize("note", ['{"failed": "again/', '{"failed": "again/140"}\n', "7\n", "{}"])
def test_a_note_that_is_cut_off_or_ahead_of_the_records_is_none(whole: bytes, tmp_path: Path, note: str) -> None:
    path = left_behind(tmp_path, whole[:5000])
    with (tmp_path / "out.run").open("a") as stream:
        stream.write(f"\n{note}")
    assert invoke(*RUN, "-q", "--resume", "-o", path).return_value == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize("cut", CUTS)
def test_a_run_that_was_cut_off_at_any_byte_ends_the_same(whole: bytes, tmp_path: Path, cut: float | None) -> None:
    at = int(cut * len(whole)) if isinstance(cut, float) else cut
    path = left_behind(tmp_path, whole[:at])
    assert invoke(*RUN, "-q", "--resume", "-o", path).return_value == 0
    assert path.read_bytes() == whole
    assert [file.name for file in tmp_path.iterdir()] == ["out"]


def test_a_hole_in_the_part_is_filled(whole: bytes, tmp_path: Path) -> None:
    middle = len(whole) // 2
    path = left_behind(tmp_path, whole[:middle] + bytes(600) + whole[middle + 600 :])
    assert invoke(*RUN, "-q", "--resume", "-o", path).return_value == 0
    assert path.read_bytes() == whole


def test_a_run_that_is_killed_again_and_again_ends_the_same(tmp_path: Path) -> None:
    options = ["-n", "3000", "--size", "6", "--seed", "crash", "-d", "medium", "-q"]
    assert invoke(*options, "-o", tmp_path / "calm", "--workers", "1").return_value == 0
    rng = random.Random(3)  # noqa: S311 - no secret
    part = tmp_path / "out.part"
    goals = sorted(rng.randrange((tmp_path / "calm").stat().st_size) for _ in range(4))
    for goal, workers in zip(goals, "1212", strict=True):
        with start(*options, "--resume", "--workers", workers, "-o", tmp_path / "out") as process:
            wait_for(lambda goal=goal: part.exists() and part.stat().st_size >= goal, process)
            process.kill()
    assert invoke(*options, "--resume", "-o", tmp_path / "out").return_value == 0
    assert (tmp_path / "out").read_bytes() == (tmp_path / "calm").read_bytes()


def test_resume_knows_a_random_seed(tmp_path: Path) -> None:
    path = left_behind(tmp_path, b"")
    assert invoke("-n", "150", "--size", "6", "-q", "--resume", "-o", path).return_value == 0
    assert json.loads(path.read_bytes().splitlines()[0])["seed"] == "again/0"


FAILURES = {
    "early": ["again/3"],
    "late": ["again/148"],
    "both": ["again/3", "again/4", "again/148"],
    "the last": ["again/149"],
}


@pytest.mark.parametrize("failing", FAILURES.values(), ids=FAILURES)
def test_a_failure_before_the_cut_counts_as_without_one(
    failing: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = generate.generate
    cut = {"again/100": KeyboardInterrupt()}

    def flawed(seed: str, request: Request) -> Any:
        if seed in failing:
            raise MemoryError("no room")
        if seed in cut:
            raise cut.pop(seed)
        return make(seed, request)

    monkeypatch.setattr("generator.generate.generate", flawed)
    path = tmp_path / "out"
    interrupted = CliRunner().invoke(cli.kropki, ["generate", *RUN, "-q", "-o", str(path)], standalone_mode=False)
    assert isinstance(interrupted.exception, click.Abort)
    resumed = invoke(*RUN, "-q", "--resume", "-o", path)
    whole = invoke(*RUN, "-q", "-o", tmp_path / "whole")
    assert (resumed.return_value, path.read_bytes()) == (1, (tmp_path / "whole").read_bytes())
    assert whole.return_value == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["out", "whole"]
    assert ("seeds that failed before" in resumed.stderr) == ("again/3" in failing)


def test_resume_of_nothing_is_a_whole_run(whole: bytes, tmp_path: Path) -> None:
    assert invoke(*RUN, "-q", "--resume", "-o", tmp_path / "out").return_value == 0
    assert (tmp_path / "out").read_bytes() == whole


@pytest.mark.parametrize(("notes", "code"), [("", 0), ('{"code": 0}\n', 0), ('{"failed": "x"}\n{"code": 1}\n', 1)])
def test_a_run_that_was_cut_off_after_its_end_is_done(whole: bytes, tmp_path: Path, notes: str, code: int) -> None:
    path = left_behind(tmp_path, whole)
    (tmp_path / "out.part").replace(path)
    with (tmp_path / "out.run").open("a") as stream:
        stream.write(f"\n{notes}")
    assert invoke(*RUN, "-q", "--resume", "-o", path).return_value == code
    assert [file.name for file in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (RUN, "holds an unfinished run"),
        ([*RUN, "--seed", "other", "--resume"], 'another seed: expected "again", got "other"'),
        ([*RUN, "-n", "151", "--resume"], "another targets"),
        ([*RUN, "-d", "hard", "--resume"], "another targets"),
    ],
)
def test_a_part_of_another_run_is_not_touched(whole: bytes, tmp_path: Path, options: list[str], message: str) -> None:
    path = left_behind(tmp_path, whole[:5000])
    result = CliRunner().invoke(cli.kropki, ["generate", *options, "-q", "-o", str(path)])
    assert isinstance(result.exception, RequestError)
    assert message in result.exception.message
    assert (tmp_path / "out.part").read_bytes() == whole[:5000]


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    first, second = journal.Journal(tmp_path / "out"), journal.Journal(tmp_path / "out")
    first.begin(plan_of(5))
    with pytest.raises(RequestError, match="another run"):
        second.begin(plan_of(5))
    first.close()
    assert list(tmp_path.iterdir()) == []


def test_resume_needs_a_file() -> None:
    result = CliRunner().invoke(cli.kropki, ["generate", "--resume"])
    assert isinstance(result.exception, RequestError)
    assert "expected a file" in result.exception.message


# What is said


@pytest.mark.parametrize(
    "words",
    [
        f"within its {generate.ATTEMPTS:,} attempts",
        f"After {batch.PATIENCE // batch.COST[Why.BUDGET]} of those in a row, or",
        f"or {batch.PATIENCE // batch.COST[Why.DUPLICATE]:,} duplicates",
        f"is tried {('no', 'one', 'two', 'three')[batch.TRIES]} times",
        f"fewer than {cli_batch.FEW} puzzles",
        *(f"| `{form}`" if form in ("ndjson", "pdf") else f"`{form}`" for form in export.FORMS),
    ],
)
def test_the_document_has_the_numbers_and_names_of_the_code(words: str) -> None:
    assert words in " ".join((Path(__file__).parents[1] / "docs/batch.md").read_text().split())


def test_the_summary_has_counts_and_the_command_to_have_it_again(tmp_path: Path) -> None:
    result = invoke("-n", "20", "--size", "4", "--one-two", "white", "-o", tmp_path / "out")
    made, passed, again = result.stderr.splitlines()
    assert "20 of 20 puzzles" in made
    assert " with 1 worker: " in made
    assert "x duplicate" in passed
    command = shlex.split(again.removeprefix("kropki: again: "))
    assert command[:2] == ["kropki", "generate"]
    assert CliRunner().invoke(cli.kropki, [*command[1:], "-q"]).stdout == (tmp_path / "out").read_text()


def test_plain_lines_come_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of(30)
    state = State.start(plan)
    clock: Iterator[float] = count(0.0, 2.0)
    shown = progress.Progress(plan, state, workers=1, quiet=False, clock=lambda: next(clock))
    with crew.local(1) as hired:
        assert len(list(shown.watch(batch.run(plan, hired, state)))) == 30
    said = capsys.readouterr().err.splitlines()
    assert 2 <= len(said) <= 10
    assert all(line.endswith(" left") and " of 30 puzzles in " in line for line in said)


def test_quiet_is_quiet() -> None:
    assert invoke("-n", "3", "--size", "6", "-q").stderr == ""


# Quotas


def made_by(*args: str) -> list[Any]:
    result = invoke(*args, "--seed", "quota", "-q")
    assert result.return_value == 0, result.stderr
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
        assert check.is_symmetric(puzzle)
        assert list(check.faults(record.from_json(plain))) == []
    assert any(plain["givens"] for plain in made)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mix", "easy=2", "-n", "2"], "either --mix or a number"),
        (["--mix", "easy=2", "-d", "easy"], "either --mix or a number"),
        (["--mix", "easy"], "expected a mix such as"),
        (["--mix", "lunch=2"], "expected a mix such as"),
        (["--mix", "easy=-2"], "expected a mix such as"),
        (["--mix", "easy=0"], "each level once and 1 to"),
        (["--mix", "easy=1,easy=2"], "each level once and 1 to"),
        (["--both", "--no-negative"], "either --both kinds or"),
        (["--givens-max", "82"], "at most 0 to 81 givens"),
        (["--givens-max", "9", "-d", "easy"], "at most 10 to 81 givens"),
        (["--symmetric", "--fewest"], "symmetric givens or"),
        (["--symmetric", "--sampling", "9"], "symmetric givens or"),
        (["--scheduler", "tcp://localhost:1", "--workers", "2"], "either --workers"),
    ],
)
def test_what_contradicts_itself_is_refused(options: list[str], message: str) -> None:
    result = CliRunner().invoke(cli.kropki, ["generate", *options])
    assert isinstance(result.exception, RequestError)
    assert message in result.exception.message

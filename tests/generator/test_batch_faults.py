"""Batches in which something fails: a seed, a target, a worker, the whole run. The rest goes on, or all of it ends."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kropki.generator.batch.executors import SerialExecutor, WorkerPool
from kropki.generator.batch.worker import Missed, Why
from kropki.generator.errors import BudgetError
from kropki.generator.generation import generate
from kropki.generator.generation.record import Record
from kropki.generator.generation.request import Request
from tests.support.batches import below, invoke, is_worker, lines, plan_of, run, seeds, start
from tests.support.command_line import KROPKI, compile_all
from tests.support.processes import wait_for

pytestmark = pytest.mark.release

T = TypeVar("T")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_all()


class Flaky:
    """Stands for the generator: fails for some seeds a number of times."""

    def __init__(self, failures: dict[str, int]) -> None:
        self.failures = failures
        self.calls: list[str] = []
        self.make = generate.generate

    def __call__(self, seed: str, request: Request) -> Record:
        self.calls.append(seed)
        if self.failures.get(seed, 0) > 0:
            self.failures[seed] -= 1
            raise MemoryError("no room")
        return self.make(seed, request)


def test_a_seed_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = lines(run(plan_of(10)))
    flaky = Flaky({"batch/3": 2})
    monkeypatch.setattr("kropki.generator.generation.generate.generate", flaky)
    assert lines(run(plan_of(10))) == expected
    assert flaky.calls.count("batch/3") == 3


def test_a_seed_that_always_fails_is_reported_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kropki.generator.generation.generate.generate", Flaky({"batch/3": 99}))
    results = run(plan_of(6))
    assert seeds(results) == [f"batch/{index}" for index in (0, 1, 2, 4, 5, 6)]
    assert [result for result in results if isinstance(result, Missed)] == [
        Missed("batch/3", Why.FAILED, "MemoryError: no room")
    ]


def test_a_failure_is_one_line_and_exit_code_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kropki.generator.generation.generate.generate", Flaky({"s/1": 99}))
    result = invoke("-n", "3", "--size", "6", "--seed", "s", "-q")
    assert (result.code, result.stderr) == (1, "kropki: seed 's/1' failed: MemoryError: no room\n")
    assert [json.loads(line)["seed"] for line in result.stdout.splitlines()] == ["s/0", "s/2", "s/3"]


def test_what_cannot_be_made_is_given_up_and_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = generate.generate

    def rare(seed: str, request: Request) -> Record:
        if int(seed.rpartition("/")[2]) > 4:
            raise BudgetError("none")
        return made(seed, request)

    monkeypatch.setattr("kropki.generator.generation.generate.generate", rare)
    result = invoke("-n", "9", "--size", "6", "--seed", "s", "-q", "-o", tmp_path / "out")
    assert (result.code, result.stderr) == (1, "kropki: any: only 5 of 9, given up within the budget\n")
    assert len((tmp_path / "out").read_bytes().splitlines()) == 5


def test_there_are_only_so_many_small_puzzles(tmp_path: Path) -> None:
    result = invoke("-n", "99", "--size", "4", "-o", tmp_path / "out")
    made = len((tmp_path / "out").read_bytes().splitlines())
    assert result.code == 1
    assert f"only {made} of 99" in result.stderr
    assert 20 <= made < 99


class Mortal(Executor):
    """Breaks for good, as a pool of processes does, when it meets a deadly seed."""

    def __init__(self, deadly: dict[str, int]) -> None:
        self.deadly = deadly
        self.broken = False

    def submit(self, task: Callable[..., T], /, *args: Any, **_: Any) -> Future[T]:
        if self.broken:
            raise BrokenProcessPool("dead")
        for seed in args[0]:
            if self.deadly.get(seed, 0) > 0:
                self.deadly[seed] -= 1
                self.broken = True
        future: Future[T] = Future()
        if self.broken:
            future.set_exception(BrokenProcessPool("dead"))
            return future
        return SerialExecutor().submit(task, *args)


def test_a_seed_that_kills_its_worker_is_left_out_alone() -> None:
    deadly = {"batch/7": 99, "batch/20": 1}
    results = run(plan_of(40), WorkerPool(lambda: Mortal(deadly), 2))
    assert seeds(results) == [f"batch/{index}" for index in range(41) if index != 7]
    assert [result.seed for result in results if isinstance(result, Missed)] == ["batch/7"]


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    options = ["-n", "2000", "--size", "6", "-d", "medium", "--seed", "kill"]
    assert invoke(*options, "-q", "--workers", "1", "-o", tmp_path / "calm").code == 0
    with start(*options, "--workers", "2", "-o", tmp_path / "killed") as process:
        part = tmp_path / "killed.part"
        wait_for(lambda: part.exists() and part.stat().st_size, process)
        os.kill(random.Random(2).choice(list(filter(is_worker, below(process)))), signal.SIGKILL)  # noqa: S311
        assert process.stderr
        errors = process.stderr.read()
    assert process.returncode == 0, errors
    assert b"failed" not in errors
    assert (tmp_path / "killed").read_bytes() == (tmp_path / "calm").read_bytes()


def test_no_worker_outlives_its_parent(tmp_path: Path) -> None:
    with start("-n", "100000", "--workers", "2", "-q", "-o", tmp_path / "out") as process:
        wait_for(lambda: (tmp_path / "out.part").exists() and (tmp_path / "out.part").stat().st_size, process)
        workers = below(process)
        assert len(workers) >= 3
        process.kill()
        process.wait()
        assert process.stderr
        process.stderr.close()
    wait_for(lambda: not any(map(is_worker, workers)))


def test_workers_do_not_run_a_package_of_the_working_directory(tmp_path: Path) -> None:
    (tmp_path / "generator").mkdir()
    (tmp_path / "generator/__init__.py").write_text("raise SystemExit('a package of somebody else')")
    command: list[str | Path] = [KROPKI, "generate", "-n", "3", "--size", "6", "--workers", "2", "-q"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, len(ended.stdout.splitlines()), ended.stderr) == (0, 3, "")


def test_an_interruption_while_the_workers_load_is_one_line(tmp_path: Path) -> None:
    with start("-n", "1000", "--workers", "2", "-o", tmp_path / "out") as process:
        wait_for(lambda: len(below(process)) == 2, process)  # what they are forked from is on its way
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr
        assert process.stderr.read() == b"\nkropki: interrupted\n"
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []

"""Batches, as tests run them: within their process, by the command, or as processes that can be found and killed."""

from __future__ import annotations

import subprocess
import sysconfig
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from click.testing import CliRunner, Result

from generator.batch import executors, runner
from generator.batch.executors import WorkerPool
from generator.batch.runner import Plan, State, Target
from generator.batch.worker import Made, Missed
from generator.generation.request import Request
from kropki.cli import main

KROPKI = Path(sysconfig.get_path("scripts")) / "kropki"
SMALL = Request(size=6)
T = TypeVar("T")
TINY = Request(size=4)  # so few of them that they soon repeat


def plan_of(count_: int, request: Request = SMALL, seed: str = "batch") -> Plan:
    return Plan(seed, (Target("any", count_, request),))


def run(plan: Plan, workers: WorkerPool | None = None, state: State | None = None) -> list[Made | Missed]:
    with workers or executors.local(1) as pool:
        return list(runner.run(plan, pool, state or State.start(plan)))


def lines(results: list[Made | Missed]) -> list[bytes]:
    return [result.record.as_line() for result in results if isinstance(result, Made)]


def seeds(results: list[Made | Missed]) -> list[str]:
    return [result.seed for result in results if isinstance(result, Made)]


def invoke(*args: str | Path) -> Result:
    result = CliRunner().invoke(main.kropki, ["generate", *map(str, args)], standalone_mode=False)
    assert result.exception is None, result.exception
    return result


def children(pid: int) -> list[int]:
    """Return the processes of the machine that *pid* started, and those that they started."""
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


def wait_for(condition: Callable[[], T | None], process: subprocess.Popen[bytes] | None = None) -> T:
    """Wait until *condition* gives something true, while *process* runs; give that."""
    pause = threading.Event()
    end = time.monotonic() + 600
    while not (found := condition()):
        assert process is None or process.poll() is None, "it ended too soon"
        assert time.monotonic() < end, "waited for too long"
        pause.wait(0.01)
    return found


def start(*args: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([KROPKI, "generate", *args], stderr=subprocess.PIPE, start_new_session=True)

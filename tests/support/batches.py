"""Batches, as tests run them: within their process, by the command, or as processes that can be found and killed."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from pathlib import Path

from kropki.generator.batch import executors, runner
from kropki.generator.batch.executors import WorkerPool
from kropki.generator.batch.runner import BatchState, Plan, Target
from kropki.generator.batch.worker import Made, Missed
from kropki.generator.generation.request import Request
from lab.bench import watch
from tests.support import command_line
from tests.support.command_line import KROPKI, Answer

SMALL = Request(size=6)
TINY = Request(size=4)  # so few of them that they soon repeat


def plan_of(count_: int, request: Request = SMALL, seed: str = "batch") -> Plan:
    return Plan(seed, (Target("any", count_, request),))


def run(plan: Plan, workers: WorkerPool | None = None, state: BatchState | None = None) -> list[Made | Missed]:
    with workers or executors.local(1) as pool:
        return list(runner.run(plan, pool, state or BatchState.start(plan)))


def lines(results: list[Made | Missed]) -> list[bytes]:
    return [result.record.as_line() for result in results if isinstance(result, Made)]


def seeds(results: list[Made | Missed]) -> list[str]:
    return [result.seed for result in results if isinstance(result, Made)]


def invoke(*args: str | Path) -> Answer:
    return command_line.invoke("generate", *args)


def below(process: subprocess.Popen[bytes]) -> list[int]:
    """Return the processes that *process* started, and those that they started."""
    return [*watch.family(process.pid)][1:]


def is_worker(pid: int) -> bool:
    with suppress(OSError):
        status = (Path("/proc") / str(pid) / "status").read_text()
        return "Threads:\t1\n" not in status and "BatchState:\tZ" not in status  # it has a watch on its parent
    return False


def start(*args: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([KROPKI, "generate", *args], stderr=subprocess.PIPE, start_new_session=True)

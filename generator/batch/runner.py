"""Many puzzles: a plan of what is wanted, and its records in one order whatever workers make them.

Knows neither files nor terminals. Each target of a plan has numbered seeds. They go to the worker
pool in chunks, a bounded number of them at a time, and the results are taken in the order of the
seeds: so the records do not depend on which worker made them, or how fast. A seed that gave nothing
new is passed over, and the target goes on with further seeds.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from dataclasses import asdict, dataclass
from typing import Any

from kropki.generator.batch import worker
from kropki.generator.batch.dedup import Key, Keys
from kropki.generator.batch.executors import WorkerPool
from kropki.generator.batch.worker import Made, Missed, Result, Why
from kropki.generator.generation.record import GENERATOR
from kropki.generator.generation.request import Request, check_seed

CHUNK_S = 0.25  # seconds of work in one task: short beside a long run, and long beside handing a task over
MAX_CHUNK_SEEDS = 256
MAX_TRIES = 3  # of a seed whose task fails
MISS_BUDGET = 1000  # a target is given up when the seeds missed in a row have cost this much
MISS_COST = {Why.DUPLICATE: 1, Why.BUDGET: 100, Why.FAILED: 100}


@dataclass(frozen=True, slots=True)
class Target:
    """A number of puzzles of one kind."""

    name: str
    count: int
    request: Request


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run makes: its targets, one after the other, all from one seed."""

    seed: str
    targets: tuple[Target, ...]

    def __post_init__(self) -> None:
        for target in self.targets:
            check_seed(self.seed)
            check_seed(self.seed_of(target, target.count - 1))  # none is refused half-way

    @property
    def number(self) -> int:
        """How many puzzles in all."""
        return sum(target.count for target in self.targets)

    def seed_of(self, target: Target, index: int) -> str:
        """Return seed *index* of *target*: ``seed/7``, or ``seed/hard/7`` of several; of one puzzle the seed itself.

        >>> Plan("a", (Target("any", 9, Request()),)).seed_of(Target("any", 9, Request()), 7)
        'a/7'
        """
        if self.number == 1:
            return self.seed
        return f"{self._prefix(target)}{index}"

    def index_of(self, target: Target, seed: str) -> int | None:
        """Return the index of *seed* among the seeds of *target*; ``None`` where it is none of them."""
        if self.number == 1:
            return 0 if seed == self.seed else None
        digits = seed.removeprefix(self._prefix(target))
        return int(digits) if digits.isdecimal() and self._prefix(target) + digits == seed else None

    def as_json(self) -> dict[str, Any]:
        """Return all that the records depend on, as plain values."""
        return {"generator": GENERATOR, **json.loads(json.dumps(asdict(self)))}

    def _prefix(self, target: Target) -> str:
        return f"{self.seed}/" if len(self.targets) == 1 else f"{self.seed}/{target.name}/"


@dataclass(slots=True)
class BatchState:
    """How far a run is: all that is needed to go on from there."""

    seen: Keys
    made: dict[str, int]  # target -> puzzles
    following: dict[str, int]  # target -> index of the next seed
    failed: int = 0  # seeds

    @classmethod
    def start(cls, plan: Plan) -> BatchState:
        """Return the state of a run that has made nothing."""
        names = [target.name for target in plan.targets]
        return cls(Keys(), dict.fromkeys(names, 0), dict.fromkeys(names, 0))

    @property
    def total(self) -> int:
        """Puzzles made so far."""
        return sum(self.made.values())

    def take(self, target: Target, index: int, key: Key) -> bool:
        """Count the puzzle that seed *index* of *target* gave, if it is new; tell whether it was."""
        self.following[target.name] = index + 1
        new = self.seen.add(key)
        self.made[target.name] += new
        return new

    def current(self, plan: Plan) -> int:
        """Return the number of the target of *plan* that the run has come to.

        Those before it were met or given up, or this one would not have begun.
        """
        return max((number for number, target in enumerate(plan.targets) if self.following[target.name]), default=0)

    def is_past(self, plan: Plan, seed: str) -> bool:
        """Tell whether *seed* is one of *plan* that the run will not come to again."""
        for number, target in enumerate(plan.targets):
            index = plan.index_of(target, seed)
            if index is not None:
                return number < self.current(plan) or index < self.following[target.name]
        return False


def run(plan: Plan, pool: WorkerPool, state: BatchState, *, certify: bool = False) -> Iterator[Result]:
    """Yield the result of each seed in order, from *state* on until every target is met or given up."""
    for target in plan.targets[state.current(plan) :]:
        yield from _fill(_Line(plan, target, pool, state.following[target.name], certify=certify), state)


def _fill(line: _Line, state: BatchState) -> Iterator[Result]:
    """Yield results of *line* until its target is met, or given up after too many seeds in a row that gave nothing."""
    target = line.target
    budget = MISS_BUDGET if line.plan.number > 1 else 1
    while state.made[target.name] < target.count and budget > 0:
        line.top_up(target.count - state.made[target.name])
        for index, result in line.take():
            given = result
            if isinstance(result, Made) and not state.take(target, index, result.key):
                given = Missed(result.seed, Why.DUPLICATE, "the same puzzle, turned or mirrored, is there already")
            state.failed += isinstance(given, Missed) and given.why is Why.FAILED
            yield given
            budget = MISS_BUDGET if isinstance(given, Made) else budget - MISS_COST[given.why]
            if budget <= 0:
                break


class _Line:
    """The seeds of one target on their way through the worker pool, in order."""

    def __init__(self, plan: Plan, target: Target, pool: WorkerPool, start: int, *, certify: bool) -> None:
        self.plan = plan
        self.target = target
        self._pool = pool
        self._certify = certify
        self._following = start
        self._size = 1  # seeds of the next chunk
        self._pending: deque[tuple[range, Future[tuple[list[Result], float]]]] = deque()

    def top_up(self, wanted: int) -> None:
        """Hand over chunks until the window is full, or until as many seeds are under way as puzzles are *wanted*."""
        wanted -= sum(len(indices) for indices, _ in self._pending)
        while wanted > 0 and len(self._pending) < self._pool.window:
            share = -(-wanted // (2 * self._pool.workers))  # smaller towards the end: all end at the same time
            indices = range(self._following, self._following + min(self._size, share))
            self._pending.append((indices, self._submit(indices)))
            self._following = indices.stop
            wanted -= len(indices)

    def take(self) -> Iterator[tuple[int, Result]]:
        """Yield what each seed of the oldest chunk gave; a seed that failed is tried again, alone."""
        indices, future = self._pending.popleft()
        try:
            results, seconds = future.result()
            self._size = _next_size(len(indices), seconds)
        except Exception as error:  # noqa: BLE001 - a worker died, or the cluster gave the task up
            results = [worker.failed(self.plan.seed_of(self.target, index), error) for index in indices]
        for index, result in zip(indices, results, strict=True):
            yield index, self._again(index, result)
        self._renew()

    def _again(self, index: int, result: Result) -> Result:
        for _ in range(MAX_TRIES - 1):
            if not (isinstance(result, Missed) and result.why is Why.FAILED):
                break
            try:
                (result,), _seconds = self._submit(range(index, index + 1)).result()
            except Exception as error:  # noqa: BLE001 - as above
                result = worker.failed(self.plan.seed_of(self.target, index), error)
        return result

    def _renew(self) -> None:
        """Hand over again the chunks that were lost with a broken executor, once the oldest chunk is settled."""
        for place, (indices, future) in enumerate(self._pending):
            if future.done() and isinstance(future.exception(), BrokenExecutor):
                self._pending[place] = indices, self._submit(indices)

    def _submit(self, indices: range) -> Future[tuple[list[Result], float]]:
        seeds = tuple([self.plan.seed_of(self.target, index) for index in indices])
        return self._pool.submit(worker.attempt, seeds, self.target.request, self._certify)


def _next_size(size: int, seconds: float) -> int:
    """Return the seeds of a chunk that takes about ``CHUNK_S``, when *size* seeds took *seconds*."""
    fitting = round(size * CHUNK_S / max(seconds, 1e-6))
    return max(1, min(fitting, 2 * size, MAX_CHUNK_SEEDS))


def shortages(plan: Plan, state: BatchState) -> list[tuple[Target, int]]:
    """Return the targets that were not met, each with what was made of it."""
    return [(target, made) for target in plan.targets if (made := state.made[target.name]) < target.count]


def is_whole(plan: Plan, state: BatchState) -> bool:
    """Tell whether every target was met and no seed failed."""
    return not state.failed and not shortages(plan, state)

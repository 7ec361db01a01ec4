"""Batches: how much faster two workers are than one, and what the process that collects the records takes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from kropki.generator.batch import executors, journal, runner
from kropki.generator.batch.executors import WorkerPool
from kropki.generator.batch.runner import Plan, Target
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from lab.bench.process import KROPKI, run
from lab.bench.section import Effort, Row, Section
from lab.bench.watch import processor_time

_MILLI = 1e3
_TIMES = 1.8
_GROWTH_MB = 10  # that many records may take more than few
_MEDIUM = Request(difficulty=Level.MEDIUM)


class _Turn(NamedTuple):
    """What a batch took for each of its records, in seconds."""

    wall: float
    processor: float  # of all processes
    collecting: float  # of the process that collects the records


def rows(effort: Effort) -> Iterator[Row]:
    """Yield the rates of one worker and of two, and their ratio; then the memory of few records and of many."""
    with executors.local(1) as one, executors.local(2) as two:
        yield from _rates(one, two, effort)
    few, many = effort.few, effort.plenty
    peaks = {number: _own_peak(number) for number in (few, many)}
    for number, peak in peaks.items():
        yield Row(f"peak of the process that collects {number:,} records", peak, "MB")
    yield Row(f"{many:,} records, more than {few:,}", peaks[many] - peaks[few], "MB", at_most=_GROWTH_MB)


def _rates(one: WorkerPool, two: WorkerPool, effort: Effort) -> Iterator[Row]:
    warm = effort.turn // 10
    started = perf_counter()
    _take(two, "start", 2)
    start_up = perf_counter() - started
    _take(one, "warm", warm)
    _take(two, "warm", warm)
    turns = [
        (_take(one, f"{number}", effort.turn), _take(two, f"{number}", effort.turn)) for number in range(effort.turns)
    ]
    alone, both = zip(*turns, strict=True)
    yield Row("one worker, per second", 1 / median(turn.wall for turn in alone), "records")
    yield Row("two workers, per second", 1 / median(turn.wall for turn in both), "records")
    times = median(single.wall / double.wall for single, double in turns)
    yield Row("two workers, times the rate of one", times, "", at_least=_TIMES)
    yield Row("one worker, processor time of a record", _milli(turn.processor for turn in alone), "ms")
    yield Row("two workers, processor time of a record, all processes", _milli(turn.processor for turn in both), "ms")
    yield Row("of that, the process that collects", _milli(turn.collecting for turn in both), "ms")
    yield Row("from nothing to the first two records, two workers", start_up, "s")


def _milli(seconds: Iterator[float]) -> float:
    return median(seconds) * _MILLI


def _take(workers: WorkerPool, seed: str, number: int) -> _Turn:
    """Have *workers*, who are there already, make a batch, and write it as the command does."""
    plan = Plan(f"bench/{seed}", (Target("medium", number, _MEDIUM),))
    with TemporaryDirectory() as folder, journal.opened(Path(folder) / "batch") as kept:
        state = kept.begin(plan)
        wall, processor, collecting = perf_counter(), processor_time(os.getpid()), process_time()
        for result in runner.run(plan, workers, state):
            kept.keep(result)
        collecting = process_time() - collecting
        processor = processor_time(os.getpid()) - processor
        return _Turn((perf_counter() - wall) / number, processor / number, collecting / number)


def _own_peak(number: int) -> float:
    with TemporaryDirectory() as folder:
        options = ("-n", str(number), "--size", "6", "--seed", "bench", "--workers", "2", "-q")
        return run(KROPKI, "generate", *options, "-o", Path(folder) / "batch").own_peak


SECTION = Section(
    "Batches",
    "9x9 records of medium level, made and written as `kropki generate` does, by one process that does it all and by"
    " two workers with one that collects, in turns; all have started before. Medians over the turns; the ratio is that"
    " of each pair of turns. Other programs that want the processors slow two workers down more than one: the"
    " processor time tells what is spent in any case. Memory is the high-water mark of the process that collects, with"
    " two workers and 6x6 records.",
    rows,
)

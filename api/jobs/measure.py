"""How hard puzzles are for people: measured by the times that devices took, not computed by the ladder.

The model: the logarithm of a time is the mean of the puzzle's group (size, rule and level), plus what the
puzzle adds, plus what the device adds, plus chance. A puzzle is shrunk towards its group and a device towards the
typical one, as if each had some more times that were just as expected: so a puzzle that few solved is not
called hard because they were slow, and one whom only fast devices solved is not called easy.

Knows neither SQL nor how times are sent.
"""

from __future__ import annotations

import math
import time
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from kropki.api.store.times import ENOUGH, Group, Measured, TimeRow, Times
from kropki.generator.board.rules import Negative

PUZZLE_PRIOR = 2.0  # times: chance within a device's times over what puzzles of a group differ by, as variances
DEVICE_PRIOR = 0.5  # the same for devices, which differ by more
_ROUNDS = 200  # at most; each takes all times once
_STILL = 1e-6  # of a logarithm: when no effect moves by more in a round, the effects are found

T = TypeVar("T")
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Fit:
    """What was found: means and effects, in logarithms of milliseconds, and how many devices solved each puzzle."""

    groups: dict[Group, float]
    puzzles: dict[str, float]  # what a puzzle adds to its group's mean
    devices: dict[str, float]
    group_of: dict[str, Group]
    solves: dict[str, int]

    def log_ms(self, puzzle: str) -> float:
        """Return the logarithm of the milliseconds that a typical device takes for *puzzle*."""
        return self.groups[self.group_of[puzzle]] + self.puzzles[puzzle]


def fit(rows: Iterable[TimeRow]) -> Fit:
    """Fit the model to *rows* by alternating means: of groups, puzzles, devices, until they stand still."""
    groups, puzzles, devices = _Names[Group](), _Names[str](), _Names[str]()
    times = array("d")
    group_of: dict[str, Group] = {}
    for row in rows:
        groups.add(row.group)
        puzzles.add(row.puzzle)
        devices.add(row.device)
        times.append(row.ms)
        group_of[row.puzzle] = row.group
    group, puzzle, device = groups.numbers(), puzzles.numbers(), devices.numbers()
    logs = np.log(np.array(times, dtype=np.float64))
    by_group, by_puzzle, by_device = (np.zeros(len(names)) for names in (groups, puzzles, devices))
    for _ in range(_ROUNDS):
        before = by_group, by_puzzle, by_device
        by_group = _means(group, logs - by_puzzle[puzzle] - by_device[device], len(groups), 0.0)
        by_puzzle = _means(puzzle, logs - by_group[group] - by_device[device], len(puzzles), PUZZLE_PRIOR)
        by_device = _means(device, logs - by_group[group] - by_puzzle[puzzle], len(devices), DEVICE_PRIOR)
        after = by_group, by_puzzle, by_device
        if all(np.abs(new - old).max(initial=0.0) < _STILL for new, old in zip(after, before, strict=True)):
            break
    return Fit(
        groups=dict(zip(groups, by_group.tolist(), strict=True)),
        puzzles=dict(zip(puzzles, by_puzzle.tolist(), strict=True)),
        devices=dict(zip(devices, by_device.tolist(), strict=True)),
        group_of=group_of,
        solves=dict(zip(puzzles, np.bincount(puzzle, minlength=len(puzzles)).tolist(), strict=True)),
    )


def measure(found: Fit) -> list[Measured]:
    """Return the measured difficulty of each puzzle that enough devices solved, by id.

    Its level is the one of its size and rule whose typical time is nearest, of those levels with enough solves.
    """
    means = _level_means(found)
    measured = []
    for puzzle, solves in sorted(found.solves.items()):
        if solves >= ENOUGH:
            group, log_ms = found.group_of[puzzle], found.log_ms(puzzle)
            known = means[group.size, group.negative, group.boxes]
            level = min(known, key=lambda level: abs(known[level] - log_ms))
            measured.append(Measured(puzzle, round(math.exp(log_ms)), level, solves))
    return measured


def _level_means(found: Fit) -> dict[tuple[int, Negative, bool], dict[str, float]]:
    """Return the mean of each level with enough solves, by size and rule."""
    solves: Counter[Group] = Counter()
    for puzzle, number in found.solves.items():
        solves[found.group_of[puzzle]] += number
    means: dict[tuple[int, Negative, bool], dict[str, float]] = defaultdict(dict)
    for group, mean in found.groups.items():
        if solves[group] >= ENOUGH:
            means[group.size, group.negative, group.boxes][group.level] = mean
    return means


class _Names(dict[T, int]):
    """Different names in the order in which they first came, each with its number, and the numbers as they came."""

    def __init__(self) -> None:
        super().__init__()
        self._came = array("q")

    def add(self, name: T) -> None:
        """Take the next *name*."""
        self._came.append(self.setdefault(name, len(self)))

    def numbers(self) -> Ints:
        """Return the number of each name that came."""
        return np.array(self._came, dtype=np.int64)


def _means(numbers: Ints, values: Floats, how_many: int, prior: float) -> Floats:
    """Return the mean of the *values* of each number, shrunk towards 0 as if by *prior* more values of 0."""
    sums = np.bincount(numbers, values, minlength=how_many)
    return np.asarray(sums / (np.bincount(numbers, minlength=how_many) + prior), dtype=np.float64)


class Measurer:
    """Measures again and again, as times come in: no more than once in *pause_s* seconds."""

    def __init__(self, pause_s: float = 600.0) -> None:
        self._pause_s = pause_s
        self._newest = 0
        self._due = 0.0

    def keep_up(self, times: Times) -> bool:
        """Measure all puzzles, if times have come since the last measurement; return whether that was done."""
        newest = times.newest()
        if newest == self._newest or time.monotonic() < self._due:
            return False
        remeasure(times)
        self._newest, self._due = newest, time.monotonic() + self._pause_s
        return True


def remeasure(times: Times) -> list[Measured]:
    """Measure all puzzles by all *times*, and keep what was found in place of what was kept; return it."""
    measured = measure(fit(times.every()))
    times.keep_measured(measured)
    return measured

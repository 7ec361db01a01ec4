"""What each technique costs people in seconds, by what they took between the digits of puzzles.

The model: the logarithm of the seconds before a digit is what the hardest rung of the easiest way to a digit costs,
plus what the device adds, what the puzzle adds, what practice takes away (by the binary logarithm of one more than the
device's earlier solves), and chance. All are fitted together by least squares. Devices and puzzles are shrunk towards
the typical one, so few digits of a slow device make no rung expensive.

Solves with hints are left out.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

import numpy as np
import sqlalchemy as sql
from numpy.typing import NDArray

from kropki.api.store.engine import connect, reading
from kropki.api.store.times import Group, times
from kropki.generator.board.rules import Negative
from kropki.generator.ladder.rungs import RUNGS, Level

MOST_SOLVES = 1000  # that are fitted together, the newest
MOST_COMPARED = 20_000  # whose levels are compared
ENOUGH = 30  # digits of a rung, below which nothing is told of it
GOAL = 0.75  # of pairs of neighbouring levels in which the harder is to take longer
_DEVICE_PRIOR = 1.5  # chance over what devices differ by, as variances
_PUZZLE_PRIOR = 6.0  # the same for puzzles
_LEAST_S = 0.25  # what was rounded to nothing
_SURE = 1.96  # standard deviations of a normal distribution that hold 95%

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Solve:
    """A time without hints, and what is known of its steps; *device* is a hash."""

    device: str
    puzzle: str
    group: Group
    ms: int
    steps: str | None


@dataclass(frozen=True, slots=True)
class Cost:
    """What a rung costs a typical device at its first solve: with a chance of 95%, between *low* and *high*."""

    by: str  # "rung"
    name: str
    value: float
    digits: int  # measured
    seconds: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Practice:
    """What is left of the seconds when a device's solves double: with a chance of 95%, between *low* and *high*."""

    by: str  # "practice"
    solves: int
    devices: int
    doubled: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Neighbours:
    """In how many pairs of neighbouring levels, each of a device, size and rule, the harder took *longer*."""

    by: str  # "neighbours"
    pairs: int
    longer: int
    share: float | None
    goal: float = GOAL


def unaided(url: str, most: int = MOST_COMPARED) -> list[Solve]:
    """Return the newest times without hints that count, *most* of them, oldest first, of the database at *url*."""
    columns = (times.c[name] for name in ("token", "puzzle", "size", "negative", "level", "boxes", "ms", "steps"))
    counted = sql.select(*columns).where(~times.c.pasted, times.c.weight > 0, times.c.hints == 0)
    engine = connect(url)
    with reading(engine) as connection:
        rows = connection.execute(counted.order_by(times.c.serial.desc()).limit(most)).all()
    engine.dispose()
    return [Solve(device, puzzle, Group(*group), ms, steps) for device, puzzle, *group, ms, steps in reversed(rows)]


def read(text: str | None) -> list[tuple[int, float]]:
    """Return the rungs and seconds that ``written_steps`` wrote.

    >>> read("3:9 0:1"), read(None)
    ([(3, 4.5), (0, 0.5)], [])
    """
    pairs = [pair.split(":") for pair in (text or "").split()]
    return [(int(rung), int(halves) / 2) for rung, halves in pairs if int(rung) < len(RUNGS)]


def costs(solves: Sequence[Solve]) -> Iterator[Cost | Practice]:
    """Yield what each rung costs, cheapest rung first, then what practice does; nothing of too few digits."""
    done: Counter[str] = Counter()
    rows: list[tuple[int, int, int, float, float]] = []  # rung, device, puzzle, practice, logarithm of seconds
    devices, puzzles = _numbered([s.device for s in solves]), _numbered([s.puzzle for s in solves])
    for solve in solves:
        practice = math.log2(1 + done[solve.device])
        done[solve.device] += 1
        for rung, seconds in read(solve.steps):
            logarithm = math.log(max(seconds, _LEAST_S))
            rows.append((rung, devices[solve.device], puzzles[solve.puzzle], practice, logarithm))
    counted = Counter(rung for rung, *_ in rows)
    known = [rung for rung in sorted(counted) if counted[rung] >= ENOUGH]
    rows = [row for row in rows if row[0] in set(known)]
    if not rows:
        return
    effects, errors = _fitted(rows, known, len(devices), len(puzzles))
    for place, rung in enumerate(known):
        seconds, low, high = _interval(effects[place], errors[place])
        yield Cost("rung", RUNGS[rung].name, RUNGS[rung].value, counted[rung], seconds, low, high)
    yield Practice("practice", len(solves), len(devices), *_interval(effects[len(known)], errors[len(known)]))


def _fitted(
    rows: Sequence[tuple[int, int, int, float, float]], known: Sequence[int], devices: int, puzzles: int
) -> tuple[Floats, Floats]:
    """Return the effects by least squares, and their standard errors: of the rungs, practice, devices, puzzles."""
    rung, device, puzzle, practice, logs = (np.array(column) for column in zip(*rows, strict=True))
    first, second = len(known) + 1, len(known) + 1 + devices
    places = np.stack((np.searchsorted(known, rung), first + device, second + puzzle), axis=1).astype(np.int64)
    width = second + puzzles
    normal, right = np.zeros((width, width)), np.zeros(width)
    for one in places.T:
        np.add.at(right, one, logs)
        np.add.at(normal[len(known)], one, practice)
        for other in places.T:
            np.add.at(normal, (one, other), 1.0)
    normal[:, len(known)] = normal[len(known)]
    normal[len(known), len(known)] = practice @ practice + 1  # also where nobody has solved two
    right[len(known)] = practice @ logs
    prior = np.repeat([0.0, _DEVICE_PRIOR, _PUZZLE_PRIOR], [first, devices, puzzles])
    inverse = np.linalg.inv(normal + np.diag(prior))
    effects = inverse @ right
    rest = logs - effects[places].sum(axis=1) - effects[len(known)] * practice
    variance = float(rest @ rest) / max(len(rows) - first, 1)
    return effects, np.sqrt(np.diag(inverse) * variance)


def _interval(effect: float, error: float) -> tuple[float, float, float]:
    low, high = effect - _SURE * error, effect + _SURE * error
    return round(math.exp(effect), 2), round(math.exp(low), 2), round(math.exp(high), 2)


def _numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(dict.fromkeys(names))}


def neighbours(solves: Sequence[Solve]) -> Neighbours:
    """Compare, for each device, its median times of neighbouring levels of one size and rule."""
    taken: dict[tuple[str, int, Negative, bool], dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for solve in solves:
        group = solve.group
        taken[solve.device, group.size, group.negative, group.boxes][group.level].append(solve.ms)
    pairs = [
        (median(of[easier]), median(of[harder]))
        for of in taken.values()
        for easier, harder in pairwise(Level)
        if easier in of and harder in of
    ]
    longer = sum(harder > easier for easier, harder in pairs)
    return Neighbours("neighbours", len(pairs), longer, round(longer / len(pairs), 3) if pairs else None)

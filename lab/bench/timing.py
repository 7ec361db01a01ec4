"""Clocks: how long calls take within this process, two ways of doing a thing in turns.

A machine's speed drifts, so what is to be compared is measured in the same minutes: each
way does a few items, then the next way does the same ones, and so on. What counts is
processor time, of all threads: where other programs want the machine too, the time on the
clock grows for a long call and hardly for a short one, and their ratio would mean nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Way(Generic[T]):
    """One way of doing a thing: *prepare* takes an item and gives the call to time."""

    prepare: Callable[[T], Callable[[], object]]
    passes: int = 1  # over the items of each turn, for calls so short that the caches matter


class Timed(NamedTuple):
    """What one way took and answered, an entry an item."""

    seconds: list[float]
    answers: list[object]


def side_by_side(items: Sequence[T], ways: Sequence[Way[T]], *, turn: int) -> list[Timed]:
    """Time each of *ways* on each of *items*, in turns of *turn* items; of several passes, the median counts."""
    timed = [Timed([], []) for _ in ways]
    for start in range(0, len(items), turn):
        some = items[start : start + turn]
        for way, result in zip(ways, timed, strict=True):
            passes = [[_time(way.prepare(item)) for item in some] for _ in range(way.passes)]
            result.seconds.extend(median(seconds for seconds, _ in calls) for calls in zip(*passes, strict=True))
            result.answers.extend(answer for _, answer in passes[-1])
    return timed


def longest_of_95(times: Sequence[float]) -> float:
    """Return the longest of *times* without the five of a hundred that are longer."""
    return sorted(times)[len(times) * 95 // 100]


def _time(call: Callable[[], object]) -> tuple[float, object]:
    start = process_time()
    answer = call()
    return process_time() - start, answer

"""Clocks: how long calls take within this process.

What counts is processor time, of all threads: where other programs want the machine too, the time on the
clock grows for a long call and hardly for a short one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import TypeVar

T = TypeVar("T")


def median_seconds(
    items: Sequence[T], prepare: Callable[[T], Callable[[], object]], passes: int
) -> tuple[list[float], list[object]]:
    """Time the call that *prepare* gives for each item, the median of several *passes*; return the answers, too."""
    timed = [[_time(prepare(item)) for item in items] for _ in range(passes)]
    seconds = [median(seconds for seconds, _ in calls) for calls in zip(*timed, strict=True)]
    return seconds, [answer for _, answer in timed[-1]]


def longest_of_95(times: Sequence[float]) -> float:
    """Return the longest of *times* without the five of a hundred that are longer."""
    return sorted(times)[len(times) * 95 // 100]


def _time(call: Callable[[], object]) -> tuple[float, object]:
    start = process_time()
    answer = call()
    return process_time() - start, answer

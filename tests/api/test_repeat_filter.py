"""Lines of the log that repeat: a few are written, the others counted."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pytest

from kropki.api.http import repeat_filter
from kropki.api.http.repeat_filter import RepeatFilter


def lines_of(records: Sequence[tuple[str, Exception | None]], now: list[float]) -> list[str]:
    keeps = RepeatFilter()
    told = []
    for text, error in records:
        now[0] += 1
        trace = (type(error), error, error.__traceback__) if error else None
        record = logging.LogRecord("api", logging.WARNING, __file__, len(text), "it says %s", (text,), trace)
        told += [record.getMessage()] if keeps.filter(record) else []
    return told


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    seconds = [1000.0]
    monkeypatch.setattr(repeat_filter, "monotonic", lambda: seconds[0])
    return seconds


def test_of_lines_that_repeat_a_few_are_logged_and_the_number_of_the_others(now: list[float]) -> None:
    told = lines_of([("a", None)] * 70 + [("bb", None)], now)
    assert told == ["it says a"] * 5 + ["it says a (and 56 more like this, left out)"] + ["it says a"] * 4 + [
        "it says bb"
    ]


def test_faults_of_two_places_are_not_the_same_line(now: list[float]) -> None:
    def fault(divisor: int) -> Exception:
        try:
            return ValueError(1 // divisor)
        except ZeroDivisionError as error:
            return error

    told = lines_of([("a", fault(0))] * 7 + [("a", fault(1))] * 2 + [("a", None)], now)
    assert told == ["it says a"] * 8


def test_kinds_of_lines_are_forgotten_where_there_are_too_many(now: list[float]) -> None:
    assert len(lines_of([("a" * (n % 1500), None) for n in range(9000)], now)) == 9000

"""The measurements beside a checkout of before: that like is compared with like, and what is asked of a first start.

Nothing here asserts how long anything takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from bench import first_minute, past, past_rates

ROOT = Path(__file__).parents[2]
CASE = {"size": 6, "negative": True, "level": "hard", "generator": "2", "seed": "bench", "number": 3}


class Told(past.Checkout):
    """A checkout that tells what it was told to tell, and needs no process."""

    def __init__(self, seconds: dict[str, float], records: int = 7) -> None:
        self.seconds, self.records = seconds, records

    def asked(self, **case: Any) -> tuple[float, int]:
        return self.seconds[case["generator"]] * case["number"], self.records


def row(now: past.Checkout, before: past.Checkout, **kind: Any) -> list[str]:
    asked = argparse.Namespace(seconds=0.1, turns=3)
    return past._row(now, before, asked, {"size": 4, "negative": True, "level": None, **kind}).strip("| ").split(" | ")


def test_a_rate_by_that_of_before_is_above_one_where_it_is_faster() -> None:
    told = row(Told({"1": 0.01, "2": 0.004}), Told({"1": 0.02}))
    assert told == ["no level, all dots", "50", "100", "2.00", "250", "5.00", "2.0"]


def test_the_goal_of_a_level_is_higher() -> None:
    told = row(Told({"1": 0.01, "2": 0.02}), Told({"1": 0.01}), level="easy", negative=False)
    assert told == ["easy, some dots", "100", "100", "1.00", "50", "0.50", "2.5"]


def test_other_records_than_before_are_no_measurement() -> None:
    with pytest.raises(SystemExit, match="other records than before"):
        row(Told({"1": 0.01, "2": 0.01}, records=8), Told({"1": 0.01}))


def test_the_sum_of_records_is_that_of_the_seeds_and_the_generator() -> None:
    _, records = past_rates.made(CASE)
    assert past_rates.made(CASE)[1] == records
    assert past_rates.made(CASE | {"seed": "other"})[1] != records
    assert past_rates.made(CASE | {"generator": "1"})[1] != records


def test_a_checkout_makes_records_in_a_process_of_its_own() -> None:
    with closing(past.Checkout(ROOT)) as checkout:
        seconds, records = checkout.asked(**CASE)
    assert seconds > 0
    assert records == past_rates.made(CASE)[1]


def test_a_folder_without_the_package_is_no_checkout(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no package generator of its own"):
        past.Checkout(tmp_path)


# The first minute


@contextmanager
def service(*statuses: int) -> Iterator[tuple[int, list[str]]]:
    """Answer each request by the next of *statuses*; yield the port and the paths that were asked for."""
    left, asked = list(statuses), []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(left.pop(0))
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_port, asked
        finally:
            server.shutdown()
            thread.join()


def test_a_question_is_asked_again_until_there_is_an_answer() -> None:
    with service(503, 429, 200) as (port, asked):
        assert first_minute._answered(port, "GET", "/kropki", None) > 0
    assert asked == ["/kropki"] * 3


def test_a_refusal_is_no_measurement() -> None:
    with service(422) as (port, _), pytest.raises(RuntimeError, match="an answer of /kropki, got 422"):
        first_minute._answered(port, "GET", "/kropki", None)


def test_every_question_belongs_to_one_start() -> None:
    assert sorted(number for start in first_minute.STARTS for number in start) == list(
        range(len(first_minute.QUESTIONS))
    )
    assert first_minute.GOALS.keys() <= first_minute.QUESTIONS.keys()


def test_the_table_has_the_median_of_now_beside_that_of_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    turns: list[int] = []

    def started(folder: Path, whats: list[str]) -> list[float]:
        if folder == tmp_path:
            return [9.0] * len(whats)
        turns.append(len(turns) // len(first_minute.STARTS))
        return [(3.0, 1.0, 2.0)[turns[-1]]] * len(whats)

    monkeypatch.setattr(first_minute, "started", started)
    monkeypatch.setattr(sys, "argv", ["first_minute", "--before", str(tmp_path), "--turns", "3"])
    first_minute.main()
    rows = capsys.readouterr().out.splitlines()[2:]
    assert rows[0] == "| the first board (a random puzzle) | 2.0 s | 9.0 s | at most 3 s |"
    assert [row.split(" | ")[0].strip("| ") for row in rows] == list(first_minute.QUESTIONS)

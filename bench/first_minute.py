"""The first minute of a service on a machine where nothing is compiled: when it gives what, in Markdown.

    python -m bench.first_minute [--before FOLDER]

A checkout of before, which needs the same packages, is measured beside this one, in turns. Each start has an empty
`NUMBA_CACHE_DIR` and a new stock, and is asked one question, which is asked again until it is answered. The board and
the hint are asked of the same start, as by the first visitor.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from itertools import product
from pathlib import Path
from statistics import median
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from bench.process import free_port

_PAUSE_S = 0.05  # between an answer that is none yet and the next question
_LATEST_S = 400.0
_KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
_SEED = "/kropki?size=9&difficulty=hard&seed=first-minute"
QUESTIONS: dict[str, tuple[str, str, Any]] = {
    "the first board (a random puzzle)": ("GET", "/kropki?size=9&difficulty=medium", None),
    "the first hint": ("POST", "/kropki/hint", {"ken": _KEN, "entries": "3214............"}),
    "the first puzzle that is made (a hard one of a seed)": ("GET", _SEED, None),
    "the first move of dots (20x20, level 5)": (
        "POST",
        "/dots/move",
        {"size": [20, 20], "moves": [[1, 10, 10]], "level": 5},
    ),
}
STARTS = ((0, 1), (2,), (3,))  # the questions that one start is asked
GOALS = {"the first board (a random puzzle)": 3, "the first hint": 20}


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--before", type=Path, help="the folder of an older checkout")
    reader.add_argument("--turns", type=int, default=1)
    asked = reader.parse_args()
    folders = [Path(__file__).parents[1], *([asked.before] if asked.before else [])]
    found: dict[tuple[Path, str], list[float]] = {(folder, what): [] for folder in folders for what in QUESTIONS}
    for numbers, folder in product(asked.turns * STARTS, folders):
        whats = [list(QUESTIONS)[number] for number in numbers]
        load = os.getloadavg()[0]
        for what, seconds in zip(whats, started(folder, whats), strict=True):
            print(f"{folder}: {what} {seconds:.1f} s, load {load:.1f} at the start", file=sys.stderr, flush=True)
            found[folder, what].append(seconds)
    print(f"| From the start of the service to | Now | {'Before | ' * bool(asked.before)}Goal |")
    print(f"|---|--:|{'--:|' * bool(asked.before)}---|")
    for what in QUESTIONS:
        times = " | ".join(f"{median(found[folder, what]):.1f} s" for folder in folders)
        print(f"| {what} | {times} | {f'at most {GOALS[what]} s' if what in GOALS else ''} |")


def started(folder: Path, whats: list[str]) -> list[float]:
    """Start the service of *folder* with nothing compiled; return when it first answered each question of *whats*."""
    port = free_port()
    with TemporaryDirectory() as cache:
        environment = os.environ | {
            "NUMBA_CACHE_DIR": cache,
            "KROPKI_DATABASE_URL": f"sqlite:///{cache}/stock.db",
            "PYTHONPATH": str(folder),
        }
        begun = perf_counter()
        command = (sys.executable, "-P", "-m", "kropki", "serve", "--port", str(port))
        with Popen(command, cwd=folder, env=environment, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL) as process:
            try:
                with ThreadPoolExecutor(len(whats)) as pool:
                    return list(pool.map(lambda what: _answered(port, *QUESTIONS[what]) - begun, whats))
            finally:
                process.terminate()
                process.wait()


def _answered(port: int, method: str, path: str, body: object) -> float:
    """Ask until there is an answer; return when that was."""
    late = perf_counter() + _LATEST_S
    while perf_counter() < late:
        connection = HTTPConnection("127.0.0.1", port, timeout=_LATEST_S)
        try:
            sent = None if body is None else json.dumps(body)
            connection.request(method, path, sent, {"Content-Type": "application/json"} if sent else {})
            answer = connection.getresponse()
            text = answer.read()
            if answer.status == 200:
                return perf_counter()
            if answer.status not in (429, 503):
                raise RuntimeError(f"expected an answer of {path}, got {answer.status}: {text[:300]!r}")
        except (OSError, HTTPException):
            pass  # not open yet
        finally:
            connection.close()
        sleep(_PAUSE_S)
    return float("inf")


if __name__ == "__main__":
    main()

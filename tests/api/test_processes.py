"""Work in other processes: its answers and errors come back, it is paid for, and nothing of it is ever left over."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from starlette.testclient import TestClient

from kropki.api import app as application
from kropki.api.errors import BusyError
from kropki.api.jobs import compiled, processes, warmup
from kropki.api.jobs.executor import Executor
from kropki.api.routes.sudoku.negotiation import WRITERS, Form
from kropki.api.settings import Settings
from kropki.generator.board import ken
from kropki.generator.errors import KenError, RequestError
from kropki.generator.formats import write_one
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import Request
from kropki.generator.solver.jit import COMPILER
from tests.support.problems import check_problem
from tests.support.processes import wait_for

pytestmark = pytest.mark.release

SLEEP_S = 600


ALONE = """
import os
from kropki.api.jobs import processes
print(processes.call(os.getpid), flush=True)
input()
"""


@pytest.fixture(autouse=True)
def begun_and_ended(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have each process begin as it does for a user, and not as a fork, and none be left over."""
    monkeypatch.setattr(processes._Process, "__init__", inspect.unwrap(processes._Process.__init__))
    processes._processes.end()
    yield
    processes._processes.end()


def test_what_works_when_the_service_stops_is_ended_and_its_asker_told_so() -> None:
    some = processes._Processes(1)
    told: list[str] = []

    def ask() -> None:
        with pytest.raises(BusyError) as busy:
            some.call(time.sleep, SLEEP_S)
        told.append(busy.value.message)

    asking = [Thread(target=ask) for _ in range(2)]  # the second waits for the place of the first
    for each in asking:
        each.start()
    wait_for(lambda: bool(some._working))
    some.stop()
    for each in asking:
        each.join(60)
    assert told == ["the server is stopping; try again in a moment"] * 2
    assert not some._working
    assert not some._idle


def test_what_a_function_returns_or_raises_there_comes_back() -> None:
    assert processes.call(divmod, 7, 3) == (2, 1)
    assert processes.call(os.getpid) not in {os.getpid(), os.getppid()}
    with pytest.raises(ZeroDivisionError):
        processes.call(divmod, 1, 0)
    with pytest.raises(RequestError, match="expected a form"):
        processes.call(write_one, "gif", None)
    assert processes.call(divmod, 7, 3) == (2, 1)


def test_an_error_that_cannot_be_sent_comes_back_as_another_with_its_words() -> None:
    raises = "class Unknown(Exception): pass\nraise Unknown('its words')"
    with pytest.raises(RuntimeError, match="its words"):
        processes.call(exec, raises, {})  # a class that only the other process has
    with pytest.raises(KenError, match="4, 6 or 9 rows"):
        processes.call(ken.parse, "A")


def test_a_process_is_kept_and_one_that_has_ended_is_replaced() -> None:
    first = processes.call(os.getpid)
    assert processes.call(os.getpid) == first
    os.kill(first, signal.SIGKILL)
    assert processes.call(os.getpid) != first


def test_what_ends_every_process_is_told_as_busy() -> None:
    with pytest.raises(BusyError):
        processes.call(os._exit, 1)
    assert processes.call(divmod, 7, 3) == (2, 1)


def test_one_that_gives_no_answer_is_ended_and_nobody_waits_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Mock(wraps=processes._Process)
    monkeypatch.setattr(processes, "_Process", begun)
    monkeypatch.setattr(processes, "PATIENCE_S", 0.001)
    with pytest.raises(BusyError):
        processes.call(time.sleep, 3600)
    assert begun.call_count == 1
    assert not processes._processes._idle


def test_while_something_else_compiles_what_is_asked_is_interpreted() -> None:
    is_interpreted = "__import__('jit').is_interpreted()"
    assert not compiled.call(eval, is_interpreted)
    with compiled.compiling():
        assert compiled.is_compiling()
        assert compiled.call(eval, is_interpreted)
        assert compiled.here(eval, is_interpreted)
    assert not processes._interpreted._idle
    assert not compiled.here(eval, is_interpreted)


def test_its_processor_time_is_that_of_the_task() -> None:
    executor = Executor(threads=1, queue=1, deadline=60.0)
    asyncio.run(executor.run(lambda: processes.call(sum, range(3_000_000))))
    assert executor.spent_s > 0.01  # to send it takes a thousandth of that


@pytest.mark.parametrize("form", [Form.PNG, Form.PDF])
def test_pictures_and_sheets_are_drawn_apart(form: Form) -> None:
    record, before = generate("apart", Request(size=4)), processes.spent_ns()
    assert WRITERS[form].write(record) == write_one(form, record)
    assert processes.spent_ns() > before


def test_it_ends_with_the_service_however_that_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", ALONE], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as service:
        assert service.stdout
        its = int(service.stdout.readline())
        os.kill(its, signal.SIGTERM)  # as whoever ends all of a service at once
        os.kill(its, 0)
        service.kill()
    wait_for(lambda: not is_running(its))


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_on_a_first_start_hints_and_puzzles_do_not_wait_for_what_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled_now = Event()
    elsewhere = SimpleNamespace(wait=compiled_now.wait)
    monkeypatch.setattr(warmup, "_elsewhere", lambda *_: elsewhere)
    monkeypatch.setattr(warmup, "compile_puzzles", lambda *_: None)
    monkeypatch.setattr(type(COMPILER), "is_cold", property(lambda _: True))
    monkeypatch.setattr(application, "warm_up", lambda *_: warmup.warm_up.__wrapped__((), lambda: None))
    settings = replace(Settings(), database_url=f"sqlite:///{tmp_path}/stock.db", refill=0, deadline=120)
    app = application.create_app(settings)
    with TestClient(app) as client:
        wait_for(compiled.is_compiling)
        made = client.get("/kropki?seed=first&size=4").json()
        question = {"ken": made["ken"], "negative": made["negative"], "entries": "." * 16}
        questions = [question, {**question, "until": "digit"}]
        answers = [client.post("/kropki/hint", json=each) for each in questions]
        for rare in ("technique=dot%20pair&seed=tea", "rating_max=3&seed=tea"):
            refused = client.get(f"/kropki?{rare}")
            check_problem(refused, 503, "busy")
            assert refused.headers["Retry-After"] == "1"
        assert client.get("/readyz").status_code == 503
        compiled_now.set()
        app.state.executor._warming.result()
        assert [each.json() for each in answers] == [
            client.post("/kropki/hint", json=each).json() for each in questions
        ]
    assert [each.status_code for each in answers] == [200, 200]


def test_what_compiles_elsewhere_ends_with_the_service(monkeypatch: pytest.MonkeyPatch) -> None:

    def long(*_: object) -> subprocess.Popen[bytes]:
        process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        warmup._compilers.append(process)
        return process

    monkeypatch.setattr(warmup, "_elsewhere", long)
    monkeypatch.setattr(warmup, "_compilers", [])
    monkeypatch.setattr(type(COMPILER), "is_cold", property(lambda _: True))
    never = Mock()
    monkeypatch.setattr(warmup, "compile_puzzles", never)
    warming = Thread(target=warmup.warm_up.__wrapped__, args=((), never))
    warming.start()
    wait_for(lambda: len(warmup._compilers) == 2)
    warmup.end_compiling()
    warming.join()
    assert not never.called
    assert not compiled.is_compiling()

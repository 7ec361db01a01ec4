"""The refill beside the service: there as long as the service is, begun again when it ends, gone with it."""

from __future__ import annotations

import os
import signal
import sys
from itertools import count
from pathlib import Path

import pytest

from kropki.api import server
from kropki.api.jobs import supervisor
from kropki.api.jobs.supervisor import running
from kropki.api.store import starter
from kropki.api.store.repository import Stock
from kropki.cli.serve import refill_command
from tests.conftest import START_SECONDS, compile_solvers
from tests.support.processes import UNWARMED, children, is_there, service, wait_for, wait_for_end

pytestmark = pytest.mark.release


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    compile_solvers()


REFILL = "stock fill"  # in its command
STARTER = len(starter.records())  # that are there before a refill begins


def stocked(folder: Path) -> int:
    stock = Stock(f"sqlite:///{folder}/stock.db")
    try:
        return sum(certified for certified, _ in stock.count().values())
    finally:
        stock.close()


def test_a_refill_runs_beside_the_service_and_ends_with_it(tmp_path: Path) -> None:
    with service(tmp_path, program=UNWARMED, KROPKI_REFILL="101") as (_, process, log):
        wait_for(lambda: stocked(tmp_path) > STARTER + 3)
        [refill] = children(process.pid, REFILL)
        assert os.getpriority(os.PRIO_PROCESS, refill) > os.getpriority(os.PRIO_PROCESS, process.pid)
        process.terminate()
        process.wait(2 * supervisor._STOP_TIMEOUT_S + START_SECONDS)
        assert not is_there(refill)
    assert [line.split(" at ")[0] for line in log.read_text().splitlines()] == ["Kropki is"]


def test_a_refill_that_is_killed_begins_again_and_one_whose_service_is_killed_ends(tmp_path: Path) -> None:
    with service(tmp_path, program=UNWARMED, KROPKI_REFILL="200") as (_, process, log):
        wait_for(lambda: stocked(tmp_path) > STARTER)
        [first] = children(process.pid, REFILL)
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: children(process.pid, REFILL) not in ([first], []))
        [second] = children(process.pid, REFILL)
        before = stocked(tmp_path)
        wait_for(lambda: stocked(tmp_path) > before)
        process.kill()
        wait_for_end(second)
    assert "the refill has ended with -9" in log.read_text()


def test_without_a_number_there_is_no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "running", None)
    assert refill_command(0) == ()
    with server._supervised((), lambda: True):
        pass
    with pytest.raises(TypeError, match="not callable"):
        server._supervised(refill_command(1), lambda: True)


def test_one_that_ends_by_itself_begins_later_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "_FIRST_PAUSE_S", 0.001)
    monkeypatch.setattr(supervisor, "_LONGEST_PAUSE_S", 0.004)
    log = tmp_path / "log.txt"
    command = [sys.executable, "-c", f"open({str(log)!r}, 'a').write('x'); raise SystemExit(3)"]
    with running(command, lambda: True):
        wait_for(lambda: len(caplog.messages) >= 4)
    pauses = [float(message.split()[-2]) for message in caplog.messages[:4]]
    assert pauses == [0.001, 0.002, 0.004, 0.004]
    assert all("ended with 3" in message for message in caplog.messages)
    assert len(log.read_text()) >= 4


def test_one_that_has_lived_for_long_begins_again_soon(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "_FIRST_PAUSE_S", 0.001)
    monkeypatch.setattr(supervisor, "_STABLE_S", -1.0)
    with running([sys.executable, "-c", ""], lambda: True):
        wait_for(lambda: len(caplog.messages) >= 4)
    assert [float(message.split()[-2]) for message in caplog.messages[:4]] == [0.001] * 4


def test_it_begins_when_it_is_time_and_never_where_the_service_ends_before(tmp_path: Path) -> None:
    looks = count()
    made = tmp_path / "made"
    command = [sys.executable, "-c", f"open({str(made)!r}, 'w').close(); input()"]
    with running(command, lambda: False):
        pass
    assert not made.exists()
    with running(command, lambda: next(looks) > 2):
        wait_for(made.exists)
    assert next(looks) == 4


def test_one_that_does_not_end_when_asked_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "_STOP_TIMEOUT_S", 0.01)
    made = tmp_path / "made"
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    command = [sys.executable, "-c", f"{deaf}; open({str(made)!r}, 'w').write(str(__import__('os').getpid())); input()"]
    command[-1] = command[-1].replace("input()", "time.sleep(3600)")
    with running(command, lambda: True):
        wait_for(lambda: made.exists() and made.read_text())
    assert not is_there(int(made.read_text()))

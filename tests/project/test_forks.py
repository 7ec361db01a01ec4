"""Programs that the tests fork: each ends, and is ended, as a process of its own would be."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from tests.support import forks
from tests.support.processes import wait_for, wait_for_end

pytestmark = pytest.mark.release

TELL = """
import json, os, sys
print(json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ), sys.stdin.read()]))
print("wrong", file=sys.stderr)
sys.exit(7)
"""
WAIT = "import signal; print('begun', flush=True); signal.pause()"


def begun(program: str, folder: Path, *arguments: str) -> forks.Fork:
    """Begin a program whose output goes into files of *folder*."""
    with (folder / "out").open("wb") as stdout, (folder / "err").open("wb") as stderr:
        return forks.start(program, arguments, environment={"A": "b"}, stdout=stdout, stderr=stderr, folder=folder)


def test_a_program_has_what_it_was_given_and_nothing_else(tmp_path: Path) -> None:
    assert begun(TELL, tmp_path, "serve", "--port").wait() == 7
    told = json.loads((tmp_path / "out").read_text())
    assert told == [["serve", "--port"], str(tmp_path), {"A": "b"}, ""]
    assert (tmp_path / "err").read_text() == "wrong\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_a_program_is_ended_by_a_signal(tmp_path: Path, number: int) -> None:
    fork = begun(WAIT, tmp_path)
    assert fork.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        fork.wait(0.01)
    wait_for(lambda: (tmp_path / "out").read_text() == "begun\n")
    fork.send_signal(number)
    assert (fork.wait(), fork.poll()) == (-number, -number)


def test_a_program_that_has_just_ended_is_not_signalled() -> None:
    """Its code may be on its way: nobody has the greatest number that a process may have."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.send((2**31 - 1).to_bytes(4, "big"))
        fork = forks.Fork(ours)
        fork.kill()
        theirs.send((7 << 8).to_bytes(4, "big"))
        assert fork.wait() == 7


def test_a_program_ends_with_whoever_started_it(tmp_path: Path) -> None:
    fork = begun(WAIT, tmp_path)
    wait_for(lambda: (tmp_path / "out").read_text() == "begun\n")
    fork._answers.close()  # as where the process has ended
    wait_for_end(fork.pid)


def test_programs_know_nothing_of_each_other(tmp_path: Path) -> None:
    assert begun("import api.app; api.app.left = 1", tmp_path).wait() == 0
    assert begun("import api.app; assert not hasattr(api.app, 'left')", tmp_path).wait() == 0
    assert begun("raise ValueError('ouch')", tmp_path).wait() == 1
    assert "ValueError: ouch" in (tmp_path / "err").read_text()

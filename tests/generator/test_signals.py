"""Requests to end: none is lost, wherever the program is when it comes."""

from __future__ import annotations

import signal
import subprocess

import pytest

from tests.support.processes import program

pytestmark = pytest.mark.release

START = """
import os, signal, sys, time
from kropki.cli import signals
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # who runs the tests may ignore it, as nohup does

class Late:
    def __init__(self, number):
        self.number = number
    def __del__(self):
        os.kill(os.getpid(), self.number)
        for _ in range(1000):
            pass

"""
CODES = [(signal.SIGTERM, 143), (signal.SIGHUP, 129)]


def run(source: str) -> subprocess.CompletedProcess[str]:
    with program(START + source) as running:
        output, errors = running.end()
        return subprocess.CompletedProcess(source, running.process.wait(), output, errors)


@pytest.mark.parametrize(("number", "code"), CODES)
def test_a_signal_ends_the_program_and_what_is_open_is_tidied(number: int, code: int) -> None:
    done = run(f"""
signals.listen()
try:
    os.kill(os.getpid(), {number:d})
    print("went on")
finally:
    print("tidied")
""")
    assert (done.returncode, done.stdout, done.stderr) == (code, "tidied\n", "")


def test_an_interruption_while_the_command_loads_is_no_traceback() -> None:
    done = run("""
import gc
from kropki import __main__
gc.set_threshold = lambda *_: os.kill(os.getpid(), signal.SIGINT)
__main__.main()
""")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "kropki: interrupted\n")


def test_an_interruption_that_a_finaliser_swallows_comes_again_within_an_item() -> None:
    done = run("""
signals.listen()
Late(signal.SIGINT)
print("went on", flush=True)
while True:
    time.sleep(60)
""")
    assert (done.returncode, done.stdout) == (-signal.SIGINT, "went on\n")
    assert done.stderr.endswith("KeyboardInterrupt\n")  # which the command makes a line of


@pytest.mark.parametrize(("number", "code"), CODES)
def test_a_signal_that_a_finaliser_swallows_ends_the_program_at_the_next_item(number: int, code: int) -> None:
    done = run(f"""
signals.listen()
for item in signals.raise_pending_signals([1, 2, 3]):
    print(item)
    if item == 2:
        Late({number:d})
        print("went on")
""")
    assert (done.returncode, done.stdout, done.stderr) == (code, "1\n2\nwent on\n", "")


def test_an_interruption_that_a_finaliser_swallows_is_one_all_the_same() -> None:
    done = run("""
signals.listen()
try:
    for item in signals.raise_pending_signals([1, 2]):
        Late(signal.SIGINT)
        print("went on")
except KeyboardInterrupt:
    print("interrupted")
""")
    assert (done.returncode, done.stdout, done.stderr) == (0, "went on\ninterrupted\n", "")


def test_another_fault_of_a_finaliser_is_reported() -> None:
    done = run("""
class Faulty:
    def __del__(self):
        raise ValueError("of its own")
signals.listen()
Faulty()
""")
    assert done.returncode == 0
    assert "ValueError: of its own" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_that_is_to_be_ignored_stays_ignored(number: int) -> None:
    done = run(f"""
signal.signal({number:d}, signal.SIG_IGN)
signals.listen()
os.kill(os.getpid(), {number:d})
print("went on")
""")
    assert (done.returncode, done.stdout, done.stderr) == (0, "went on\n", "")


def test_without_a_signal_all_items_come() -> None:
    assert run("print(*signals.raise_pending_signals('abc'))").stdout == "a b c\n"

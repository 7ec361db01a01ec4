"""Whole processes, seen from outside: the time they take, the memory they reach, the modules they import."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from socket import socket
from subprocess import DEVNULL, Popen
from tempfile import TemporaryFile
from time import perf_counter, sleep
from typing import IO

from lab.bench import watch

KROPKI = Path(sysconfig.get_path("scripts")) / "kropki"
PYTHON = Path(sys.executable)
_POLL_S = 0.005  # from one look at a process to the next
_SHARED_EVERY = 10  # polls from one look at what is shared to the next: it takes the kernel a while
_START_TIMEOUT_S = 600  # for a server to answer first


@dataclass(frozen=True, slots=True)
class Ended:
    """What a process took."""

    wall: float  # seconds
    processor: float  # seconds, of all its threads
    peak: float  # megabytes, of it and the processes it started, added up
    own_peak: float  # of it alone
    held: float  # the most that they were seen to hold together, what they share counted once
    errors: str


def run(*command: str | Path, **environment: str) -> Ended:
    """Run *command* to its end, with *environment* added; raise ``RuntimeError`` if it fails."""
    with TemporaryFile() as errors:
        start = perf_counter()
        process = Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=errors, env=os.environ | environment)
        peak = own_peak = held = 0.0
        for poll in count():
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            peak = max(peak, watch.peak(process.pid))
            own_peak = max(own_peak, watch.own_peak(process.pid))
            if poll % _SHARED_EVERY == 0:
                held = max(held, watch.held(process.pid))
            sleep(_POLL_S)
        wall = perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        text = _read(errors)
    if process.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} ended with {process.returncode}: {text[-500:]}")
    return Ended(wall, usage.ru_utime + usage.ru_stime, peak, own_peak, held, text)


def idle_peak(paths: tuple[str, ...]) -> float:
    """Run ``kropki serve``, get *paths* from it, and return the most megabytes that it has held."""
    with TemporaryFile() as errors, server(errors, KROPKI, "serve") as (process, port):
        for path in paths:
            if _status(port, path) != 200:
                raise RuntimeError(f"kropki serve does not answer {path}: {_read(errors)[-500:]}")
        return watch.peak(process.pid)


@contextmanager
def server(errors: IO[bytes], *command: str | Path, **environment: str) -> Iterator[tuple[Popen[bytes], int]]:
    """Run *command*, a server that takes ``--port``, for as long as the block; give it and its port once it answers.

    It fills no stock, and what it logs goes nowhere.
    """
    port = free_port()
    environment = os.environ | {"KROPKI_REFILL": "0"} | environment
    command = (*command, "--port", str(port))
    with Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=errors, env=environment) as process:
        try:
            _wait_for(process, port, errors)
            yield process, port
        finally:
            process.terminate()


def free_port() -> int:
    """Return a TCP port that was free just now."""
    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _wait_for(process: Popen[bytes], port: int, errors: IO[bytes]) -> None:
    late = perf_counter() + _START_TIMEOUT_S
    while True:
        try:
            _status(port, "/healthz")
        except ConnectionRefusedError:
            if process.poll() is not None or perf_counter() > late:
                raise RuntimeError(f"the server did not start: {_read(errors)[-500:]}") from None
            sleep(_POLL_S)
        else:
            return


def _status(port: int, path: str) -> int:
    connection = HTTPConnection("127.0.0.1", port, timeout=_START_TIMEOUT_S)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def _read(errors: IO[bytes]) -> str:
    """Return what a process has written so far; its place in the file, shared with ours, stays at the end."""
    return os.pread(errors.fileno(), os.fstat(errors.fileno()).st_size, 0).decode(errors="replace")

"""Programs as forks of a process that has loaded the service: a start costs it nothing, where Python takes two seconds.

``python -m tests.support.forks PATH`` is that process. It listens on a socket at PATH, forks for each program that
comes, and ends with whoever has started it. Each program has a second process, which waits for its end, or ends it.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, partial, wraps
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import IO, Any, NoReturn

ROOT = Path(__file__).parents[2]
ADDRESS = "TESTS_FORK_AT"  # in the environment: where the process of the whole run listens
LOADED = (
    "kropki.api.app",
    "kropki.api.server",
    "kropki.cli.main",
    "uvicorn.protocols.http.h11_impl",
)
KROPKI = "from kropki.__main__ import main; main()"  # the command, as a program
ANSWERS = "from kropki.api.jobs.processes import main; main()"  # which do work for a service, asked on standard input
START_S = 600  # the first start on a machine compiles everything, and the machine may be busy


class Fork:
    """A process that runs a program, as ``subprocess.Popen`` has it."""

    def __init__(self, answers: socket.socket) -> None:
        self._answers = answers
        self.pid = int.from_bytes(self._take(4), "big")
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the code that it has ended with, or ``None`` while it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Return the code that it ends with; raise ``TimeoutExpired`` if it still runs after *timeout* seconds."""
        if self.returncode is None:
            self._answers.settimeout(timeout)
            try:
                status = int.from_bytes(self._take(4), "big")
            except (TimeoutError, BlockingIOError) as error:
                raise subprocess.TimeoutExpired("a fork", timeout or 0) from error
            self._answers.close()
            self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has ended, and its code is on its way
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def _take(self, length: int) -> bytes:
        taken = self._answers.recv(length)  # they are sent at once
        if not taken:
            raise RuntimeError("the process that forks has ended")
        return taken


def start(
    program: str,
    arguments: Sequence[str],
    *,
    environment: Mapping[str, str],
    stdout: IO[bytes] | None,
    stderr: IO[bytes],
    stdin: IO[bytes] | Connection | None = None,
    folder: Path | None = None,
) -> Fork:
    """Run a *program* in Python with *arguments*, in *folder*, with *environment* alone, and these streams or none."""
    asked = {"program": program, "arguments": list(arguments), "environment": dict(environment)}
    words = json.dumps({**asked, "folder": str(folder or Path.cwd())}).encode()
    ours, theirs = socket.socketpair()
    with theirs, Path(os.devnull).open("r+b", buffering=0) as nothing, _line() as line:
        line.connect(str(_address()))
        streams = [(stdin or nothing).fileno(), (stdout or nothing).fileno(), stderr.fileno()]
        socket.send_fds(line, [b"."], [theirs.fileno(), *streams])
        line.sendall(words)
    return Fork(ours)


def _line() -> socket.socket:
    return socket.socket(socket.AF_UNIX)


def _address() -> Path:
    """Return where a process listens: that of the whole run, or of which this is a fork, or one for this process."""
    known = os.environ.get(ADDRESS) or _forked_at
    path = Path(known) if known else begin(is_warm=False)
    wait(path)
    return path


@cache
def begin(*, is_warm: bool) -> Path:
    """Start the process that forks; return where it will listen: if it *is_warm*, once all is compiled and loaded."""
    path = Path(FOLDER.name, "forks")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("KROPKI_")}
    command = [sys.executable, "-m", __name__, str(path), *(["warm"] if is_warm else [])]
    _begun.append(subprocess.Popen(command, cwd=ROOT, env=clean, stdin=_ends_with_this_process()))
    return path


def _ends_with_this_process() -> int:
    """Return the end to read from of a pipe that closes when this process ends, however it does."""
    reader, _ = os.pipe()
    return reader


def begin_what_answers() -> None:
    """From here on, have the processes that do work for a service of this process begin as forks, too.

    Each is else a Python that loads, in seconds, what it is asked for first. Those that compile nothing are it still.
    """
    module: Any = importlib.import_module("kropki.api.jobs.processes")
    begin_anew = module._Process.__init__

    @wraps(begin_anew)
    def begin_as_fork(process: Any, is_interpreted: bool) -> None:
        if is_interpreted:
            begin_anew(process, is_interpreted)
            return
        process._ours, theirs = Pipe()
        with theirs, os.fdopen(2, "wb", closefd=False) as errors:
            process._running = start(ANSWERS, ["0"], environment=os.environ, stdin=theirs, stdout=None, stderr=errors)

    module._Process.__init__ = begin_as_fork


def wait(path: Path) -> None:
    """Return once a process listens at *path*."""
    deadline = time.monotonic() + START_S
    while not path.exists():
        assert time.monotonic() < deadline, "the process that forks did not begin"
        time.sleep(0.02)


FOLDER = tempfile.TemporaryDirectory(prefix="kropki-forks-")
_begun: list[subprocess.Popen[bytes]] = []  # whose end nobody waits for
_forked_at = ""  # where the process listens that has forked this one


def main() -> None:
    """Fork for each program that comes; in the fork, run it."""
    global _forked_at  # noqa: PLW0603 - it is of the process
    path, *is_warm = sys.argv[1:]
    _forked_at = path
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests, and for what is forked
    for name in LOADED:
        importlib.import_module(name)
    importlib.import_module("jit").import_all()
    if is_warm:
        importlib.import_module("kropki.api.app").warm()
        for kind in ("_processes", "_interpreted", "_alone"):  # each service starts its own
            getattr(importlib.import_module("kropki.api.jobs.processes"), kind).end()
    begin_what_answers()
    gc.collect()
    gc.freeze()
    job = _next_job(path)
    if job:
        program, arguments = job
        sys.argv = ["-c", *arguments]
        exec(compile(program, "<program>", "exec"), {"__name__": "__main__"})  # noqa: S102 - of a test


def _next_job(path: str) -> tuple[str, list[str]] | None:
    """Return the program and its arguments in a fork that is to run it, and ``None`` in this process at its end."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    with _line() as listener:
        listener.bind(f"{path}.new")
        listener.listen()
        Path(f"{path}.new").rename(path)
        while True:
            readable, _, _ = select.select([listener, sys.stdin], [], [])
            if sys.stdin in readable:
                return None
            line, _ = listener.accept()
            with line:
                _, descriptors, _, _ = socket.recv_fds(line, 1, 4)
                words = b"".join(iter(partial(line.recv, 1 << 16), b""))
            if not os.fork():
                break
            for descriptor in descriptors:
                os.close(descriptor)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    answers, *streams = descriptors
    if child := os.fork():
        _tell_end(socket.socket(fileno=answers), child, streams)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.close(answers)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    asked = json.loads(words)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    random.seed()
    return asked["program"], asked["arguments"]


def _tell_end(answers: socket.socket, child: int, streams: Sequence[int]) -> NoReturn:
    """Tell which process *child* is, wait for it, tell how it has ended, and end.

    Where whoever started it has gone, end it: tests that are killed leave no service behind.
    """
    answers.send(child.to_bytes(4, "big"))
    for stream in (*range(3), *streams):
        os.close(stream)
    woken, wakes = socket.socketpair()
    wakes.setblocking(False)
    signal.set_wakeup_fd(wakes.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while not (ended := os.waitpid(child, os.WNOHANG))[0]:
        if answers in select.select([answers, woken], [], [])[0]:
            os.kill(child, signal.SIGKILL)
            ended = os.waitpid(child, 0)
            break
        woken.recv(1)
    with suppress(OSError):  # nobody wants to know
        answers.send(ended[1].to_bytes(4, "big"))
    os._exit(0)


if __name__ == "__main__":
    main()

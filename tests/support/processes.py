"""The service and its databases as processes of their own, as tests start, find and kill them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from threading import Event
from time import monotonic
from typing import IO, NamedTuple, TypeVar

from lab.bench.process import free_port
from tests.conftest import START_SECONDS, wait_until_healthy
from tests.support import databases, forks

T = TypeVar("T")

LIMITED = """
import resource
for which, most in (resource.RLIMIT_FSIZE, {largest_file}), (resource.RLIMIT_NOFILE, {descriptors}):
    if most:
        resource.setrlimit(which, (most, most))
"""


UNWARMED = """
import os
from kropki.api import app as application
from kropki.cli.main import main
application.warm_up = lambda *_: None
os.environ.setdefault("KROPKI_DEADLINE", "60")
main()
"""  # the command, but `kropki serve` loads only what is asked for, when it is: a warm-up takes longer than most tests


END_SECONDS = 240  # for a program to end once it is told to
BROWSERS = ("KROPKI_CHROMIUM", "KROPKI_FIREFOX")  # of the tests; no settings of the service


class Service(NamedTuple):
    """A service that runs."""

    url: str
    process: forks.Fork
    log: Path


@contextmanager
def service(
    folder: Path,
    *,
    port: int = 0,
    largest_file: int = 0,
    descriptors: int = 0,
    program: str = "",
    logs_requests: bool = False,
    **settings: str,
) -> Iterator[Service]:
    """Run `kropki serve`, or the same of a *program* that stands for `kropki`; its stock and its log are in *folder*.

    No file may grow beyond *largest_file* bytes, and it may have so many *descriptors*; 0 for as many as we may.
    The log has warnings, and requests where it *logs_requests*.
    """
    port = port or free_port()
    log = folder / "log.txt"
    if not (folder / "stock.db").exists():
        databases.sqlite_in(folder)
    own = {"KROPKI_DATABASE_URL": f"sqlite:///{folder}/stock.db", "KROPKI_METRICS": "off"}  # its port is one for all
    environment = {name: value for name, value in os.environ.items() if name not in BROWSERS} | own | settings
    limited = LIMITED.format(largest_file=largest_file, descriptors=descriptors)
    with log.open("ab") as output:
        process = forks.start(
            f"{limited}\n{program or forks.KROPKI}",
            ["serve", "--port", str(port)],
            environment=environment,
            stdout=output if logs_requests else None,
            stderr=output,
        )
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until_healthy(url, process, log)
        yield Service(url, process, log)
    finally:
        process.kill()
        process.wait()


class Program(NamedTuple):
    """A program that runs, and its streams."""

    process: forks.Fork
    output: IO[bytes]
    errors: IO[str]

    def url(self) -> str:
        """Return the address that a service names on standard error once it is there, without a last slash."""
        return next(word for line in self.errors for word in line.split() if word.startswith("http://")).rstrip("/")

    def end(self) -> tuple[str, str]:
        """Wait until it has ended; return what it has printed, and the rest of its standard error."""
        self.process.wait(END_SECONDS)
        self.output.seek(0)
        return self.output.read().decode(), self.errors.read()


@contextmanager
def program(source: str, *arguments: str, folder: Path | None = None, **environment: str) -> Iterator[Program]:
    """Run a *source* of Python as a process, a fork of one that has loaded the service; end it afterwards."""
    reader, writer = os.pipe()
    with os.fdopen(reader, encoding="utf-8") as errors, TemporaryFile() as output:
        with os.fdopen(writer, "wb") as written:
            process = forks.start(
                source,
                arguments,
                folder=folder,
                environment=os.environ | environment,
                stdout=output,
                stderr=written,
            )
        try:
            yield Program(process, output, errors)
        finally:
            process.kill()
            process.wait()


def command(program: str, folder: Path) -> Path:
    """Make a command of a *program* in *folder*; give its path."""
    path = folder / "kropki"
    path.write_text(f"#!{sys.executable}\n{program}")
    path.chmod(0o700)
    return path


def wait_for(what: Callable[[], T | None], process: subprocess.Popen[bytes] | None = None) -> T:
    """Return what *what* gives once that is true, while *process* runs; fail where it is not so for long."""
    deadline = monotonic() + START_SECONDS
    while not (found := what()):
        assert process is None or process.poll() is None, "it ended too soon"
        assert monotonic() < deadline
        Event().wait(0.02)
    return found


def wait_for_end(pid: int) -> None:
    """Return once *pid* has ended; fail where it runs for long."""
    wait_for(lambda: not is_there(pid))


def children(pid: int, called: str = "") -> list[int]:
    """Return the processes that *pid* has started and that have not ended; those with *called* in their command."""
    table = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(None, 3) for line in table.stdout.splitlines()]
    found = [row for row in rows if int(row[1]) == pid and "Z" not in row[2]]
    return [int(its) for its, _, _, *args in found if called in "".join(args)]


def is_there(pid: int) -> bool:
    """Tell whether *pid* runs."""
    table = subprocess.run(["ps", "-p", str(pid), "-o", "stat="], capture_output=True, text=True, check=False)
    return bool(table.stdout.strip()) and "Z" not in table.stdout

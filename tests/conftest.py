"""What the tests from outside share: the application as served to a user, and a browser whose page must stay clean.

It knows commands and addresses, how the application is built and where compiled code is kept, and nothing of what is
behind that.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Any

import httpcore2
import httpx2
import pytest
import sqlalchemy as sql
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient
from xdist.scheduler import LoadFileScheduling

from kropki.api.store.repository import Stock
from kropki.dots.kernel import jit as dots_jit
from kropki.generator.solver import jit as solver_jit
from lab.bench.process import free_port
from lab.soak.service import postgresql as postgresql_server
from tests.support import databases, forks
from tests.support.browsers import Chromium
from tests.support.logs import tracebacks

COMMANDS = Path(sysconfig.get_path("scripts"))  # where this environment keeps the kropki command
START_SECONDS = 600  # the first start on a machine compiles the solvers, and the machine may be busy
STOP_SECONDS = 60
PLENTY = 10**6  # more than all tests ask for in a minute
STOCK = tempfile.TemporaryDirectory(prefix="kropki-stock-")  # of the applications in this process
COMPILED = tempfile.TemporaryDirectory(prefix="kropki-compiled-")
os.environ.setdefault("NUMBA_DISABLE_JIT", "0")  # no command begins interpreted, nor compiles in the background
os.environ.setdefault("KROPKI_REFILL", "0")  # of which the tests of the refill have their own
os.environ.setdefault("KROPKI_DEADLINE", "60")  # seconds that a busy machine keeps
os.environ["KROPKI_DATABASE_URL"] = f"sqlite:///{STOCK.name}/kropki.db"  # each worker of pytest-xdist has its own
SLOWEST = (  # files that are begun first in a release, as at the end one process would wait for the other
    "project/test_docs.py",
    "api/test_survival.py",
    "api/test_schema.py",
    "project/test_deploy.py",
    "web/test_firefox.py",
    "kropki/test_wheel.py",
    "dots/test_match.py",
    "generator/test_model.py",
)
CASES = 30  # of a test that the quick suite tries, evenly chosen; of a test in a browser it tries the first
MOST_FLAKY = 2  # tests in a browser that may pass only when they are run again at once
# Each client reads the machine's certificates, for 30 ms, though nothing here is asked over TLS: once is enough.
httpcore2.default_ssl_context = cache(httpcore2.default_ssl_context)
expect.set_options(timeout=30_000)  # milliseconds: a busy machine is slow, and not wrong
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])  # the same
settings.load_profile("calm")
Make = Callable[..., AbstractContextManager[TestClient]]


def pytest_configure(config: pytest.Config) -> None:
    """Compile what the tests use once, before they are collected, in the process that services are forked from."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        os.environ[forks.ADDRESS] = str(forks.begin(is_warm=True))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Have the collector of garbage look at nothing meanwhile, nor later at what is collected: all of it stays.

    What the tests use is compiled before: some call it as they are imported, and each worker would compile it.
    """
    is_worker = "PYTEST_XDIST_WORKER" in os.environ
    if is_worker:
        forks.wait(Path(os.environ[forks.ADDRESS]))
    gc.disable()
    try:
        collected = yield
    finally:
        gc.freeze()
        gc.enable()
    if is_worker:
        forks.begin_what_answers()
    return collected


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples only in the docstrings of the code: in those of tests there are none."""
    return [collector for collector in (yield) if not isinstance(collector, DoctestModule)]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave some cases to a release, and put files in order: at the end those that use one Chromium."""
    for _, cases in groupby(items, key=lambda item: item.nodeid.partition("[")[0]):
        tried = list(cases)
        for case in left_to_release(tried):
            case.add_marker(pytest.mark.release)
        for case in filter(uses_chromium, tried):
            case.add_marker(pytest.mark.flaky(reruns=1))
    order = {name: place for place, name in enumerate(SLOWEST)}
    in_chromium = {item.path for item in items if uses_chromium(item)}

    def place(item: pytest.Item) -> tuple[bool, int]:
        return item.path in in_chromium, order.get(f"{item.path.parent.name}/{item.path.name}", len(order))

    items.sort(key=place)


def left_to_release(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Return those of one test's *cases* that the quick suite does not try.

    A browser proves that something is shown. Tests without one say which words, how large, and by which rules.
    """
    step = len(cases) if uses_chromium(cases[0]) else -(-len(cases) // CASES)
    return [case for number, case in enumerate(cases) if number % step]


class FromBothEnds(LoadFileScheduling):  # type: ignore[misc]  # it is without types
    """Give each process file after file: the first from the end, so that one Chromium runs from the beginning."""

    def _assign_work_unit(self, node: Any) -> None:
        if node is self.nodes[0]:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FromBothEnds | None:
    """Share whole files between the processes so, where it is asked for."""
    return FromBothEnds(config, log) if config.getoption("dist") == "loadfile" else None


@cache
def compile_solvers() -> None:
    """Compile all that the command and the service use, so that no process has a first run's notice to give."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # `pytest_configure` has seen to it
    subprocess.run([sys.executable, "-m", "kropki", "warm"], stderr=subprocess.DEVNULL, check=True)


@cache
def compiled_copy() -> Path:
    """Copy what is compiled here, of all packages, for another place with the same sources: give it as its cache."""
    compile_solvers()
    for folder in (solver_jit.COMPILER.folder, dots_jit.COMPILER.folder):
        assert folder is not None
        shutil.copytree(folder, Path(COMPILED.name, folder.name), dirs_exist_ok=True)
    return Path(COMPILED.name)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run `kropki serve` on a free port; give the base URL, without a last slash.

    It has its defaults, but no refill, and a deadline that a busy machine keeps: where one is late, a page waits.
    """
    with serving(tmp_path_factory.mktemp("server"), KROPKI_DEADLINE="60") as (url, _):
        yield url


@pytest.fixture(scope="session")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Run one whose limits nobody reaches, and whose metrics all see; give the base URL, and the path of its log."""
    plenty = {f"KROPKI_{name}": str(PLENTY) for name in ("REQUESTS", "WORK", "SEARCHES", "TIMES", "SHARE")}
    plenty["KROPKI_DEADLINE"] = "60"  # seconds: its first answers wait for what it loads then
    with serving(tmp_path_factory.mktemp("patient-server"), KROPKI_METRICS="public", **plenty) as served:
        yield served


@pytest.fixture(scope="module", params=["in process", pytest.param("over the wire", marks=pytest.mark.release)])
def client(request: pytest.FixtureRequest) -> Iterator[httpx2.Client]:
    """Ask the application in this process, then a `kropki serve` (or the service at KROPKI_URL, its limits wide)."""
    if request.param == "in process":
        from kropki.api.app import create_app  # noqa: PLC0415 - it reads the environment as it is then
        from kropki.api.settings import Settings  # noqa: PLC0415

        limits = ("requests", "work", "searches", "times", "share")
        plenty: dict[str, Any] = dict.fromkeys(limits, PLENTY)
        settings = replace(Settings.from_environment(), deadline=60.0, **plenty)  # which a busy machine keeps
        app = create_app(settings)
        with TestClient(app, raise_server_exceptions=False, client=("127.0.0.1", 50_000)) as client:  # a proxy
            yield client
    else:
        url = os.environ.get("KROPKI_URL") or request.getfixturevalue("patient_server")[0]
        with httpx2.Client(base_url=url, trust_env=False, timeout=60) as client:
            yield client


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Make clients of applications with other settings, in which every search has to be paid for."""
    from kropki.api import app as application  # noqa: PLC0415 - it reads the environment as it is then
    from kropki.api.settings import Settings  # noqa: PLC0415

    monkeypatch.setattr(application, "warm_up", lambda *_: None)  # until it is over, nobody pays

    @contextmanager
    def client(**changes: Any) -> Iterator[TestClient]:
        settings = replace(Settings.from_environment(), database_url=databases.sqlite_in(tmp_path), **changes)
        app = application.create_app(settings)
        with TestClient(app, raise_server_exceptions=False) as client:
            app.state.executor._warming.result()
            yield client

    return client


@pytest.fixture(scope="session")
def postgresql() -> Iterator[sql.URL]:
    """Start a PostgreSQL; give the URL of its first database."""
    with postgresql_server() as server:
        base = sql.make_url(server.get_uri())
        databases.prepare_postgresql(base)
        yield base


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.release)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database; where the test has the stock in it, it has its tables."""
    tables = "stock" in request.fixturenames
    if request.param == "postgresql":
        return databases.postgresql_with(request.getfixturevalue("postgresql"), tables=tables)
    return databases.sqlite_in(tmp_path) if tables else f"sqlite:///{tmp_path}/stock.db"


@pytest.fixture
def stock(url: str) -> Iterator[Stock]:
    """Yield the stock in an empty database."""
    stock = Stock(url)
    stock.open()
    yield stock
    stock.close()


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[tuple[str, Path]]:
    """Run `kropki serve` in *folder*, with *environment* alone; give the base URL, and the path of its log."""
    log = folder / "log.txt"
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with log.open("wb") as output:
        process = forks.start(
            forks.KROPKI,
            ["serve", "--port", str(port)],
            folder=folder,
            environment={name: value for name, value in os.environ.items() if not name.startswith("KROPKI_")}
            | {"KROPKI_REFILL": "0", "KROPKI_METRICS": "off", **environment},
            stdout=output,
            stderr=output,
        )
        try:
            wait_until_healthy(url, process, log)
            yield url, log
        finally:
            stop(process)
    assert not tracebacks(log.read_text()), f"the server ran into an error:\n{log.read_text()}"


CHROMIUM = Chromium()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Stop Chromium where no test follows, or those of another file that do not need it."""
    if nextitem is None or (nextitem.path != item.path and not uses_chromium(nextitem)):
        CHROMIUM.stop()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Stop Chromium, also where a test was the last because it failed; fail where too many had to be run again."""
    CHROMIUM.stop()
    if len(flaky(session.config)) > MOST_FLAKY and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(config: pytest.Config) -> None:
    """Name the tests in a browser that failed and passed when they were run again at once."""
    for name in flaky(config):
        config.get_terminal_writer().line(f"flaky, passed when run again: {name}")


def flaky(config: pytest.Config) -> list[str]:
    """Return the names of the tests that passed when they were run again, as far as this process knows."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    again, failed = (
        [it.nodeid for it in reporter.stats.get(how, [])] if reporter else [] for how in ("rerun", "failed")
    )
    return [name for name in again if name not in failed]


def uses_chromium(item: pytest.Item) -> bool:
    """Tell whether a test asks for Chromium, by itself or through a fixture."""
    return isinstance(item, pytest.Function) and "tabs" in item.fixturenames


@pytest.fixture
def tabs() -> Chromium:
    """Return what opens tabs. While Chromium runs, nothing else can run an event loop in this thread."""
    return CHROMIUM


@pytest.fixture
def chromium(tabs: Chromium) -> Browser:
    """Return Chromium itself."""
    return tabs.browser


@pytest.fixture
def complaints(tabs: Chromium) -> list[str]:
    """What spoke against the tabs of the test so far; who provokes a complaint looks at it here and clears it."""
    tabs.complaints.clear()
    return tabs.complaints


@pytest.fixture
def page(request: pytest.FixtureRequest, tabs: Chromium, server: str, complaints: list[str]) -> Iterator[Page]:
    """Open an empty tab with fresh storage; fail the test on a console error or a request to another host.

    It has no service worker, which would fetch the whole page again, unless the test is marked `service_worker`. Where
    it is "kept", that of tests before is there. It has no animation, of which each is waited for: Firefox shows them.
    """
    worker = request.node.get_closest_marker("service_worker")
    if worker is None:
        opened = tabs.open(server)
    elif "kept" in worker.args:
        opened = tabs.open(server, "worker", service_workers="allow")
    else:
        opened = tabs.open_on_new_device(server, service_workers="allow")
    with opened as tab:
        yield tab
    assert complaints == []


def wait_until_healthy(url: str, process: subprocess.Popen[bytes] | forks.Fork, log: Path) -> None:
    """Return once the server answers; fail with what it printed when it ends or takes too long."""
    deadline = monotonic() + START_SECONDS
    while not healthy(url):
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=0.05)
        if process.returncode is not None or monotonic() > deadline:
            pytest.fail(f"kropki serve did not come up (exit code {process.returncode}):\n{log.read_text()}")


def healthy(url: str) -> bool:
    """Tell whether the server at *url* answers and says it is well."""
    try:
        return httpx2.get(f"{url}/readyz", trust_env=False).is_success
    except httpx2.TransportError:
        return False


def stop(process: subprocess.Popen[bytes] | forks.Fork) -> None:
    """Ask the process to end, and end it if it does not."""
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        pytest.fail(f"the server was still there {STOP_SECONDS} seconds after it was asked to end")

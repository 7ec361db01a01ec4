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

from api.store.repository import Stock
from dots.kernel import jit as dots_jit
from generator.solver import jit as solver_jit
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
os.environ.setdefault("KROPKI_REFILL", "0")  # of which the tests of the refill have their own
os.environ.setdefault("KROPKI_DEADLINE", "60")  # seconds that a busy machine keeps
os.environ["KROPKI_DATABASE_URL"] = f"sqlite:///{STOCK.name}/kropki.db"  # each worker of pytest-xdist has its own
SLOWEST = (  # files of 10 s of processor time and more: begun first, as at the end one process would wait for the other
    "project/test_bench.py",
    "api/test_survival.py",
    "project/test_soak.py",
    "project/test_docs.py",
    "api/test_schema.py",
    "project/test_deploy.py",
    "web/test_firefox.py",
    "api/test_setting.py",
    "generator/test_easiest.py",
    "api/test_hostile.py",
    "api/test_clients.py",
    "dots/test_match.py",
    "kropki/test_wheel.py",
    # quiet
    "generator/test_model.py",
    "generator/test_sentences.py",
    "generator/test_ladder.py",
    "generator/test_practice.py",
    "dots/test_corpus.py",
    "generator/test_workshop.py",
    "dots/test_lessons.py",
    "generator/test_one_colour.py",
    "generator/test_jit.py",
    "generator/test_kernel.py",
    # in Chromium
    "web/test_friend_page.py",
    "web/test_friend_connection.py",
    "web/test_make.py",
    "web/test_make_publishing.py",
    "web/test_make_verdict.py",
    "web/test_make_drafts.py",
    "web/test_layout.py",
    "web/test_views.py",
    "web/test_keep.py",
    "web/test_result.py",
    "web/test_help.py",
    "web/test_dots_page.py",
    "web/test_page.py",
    "web/test_menus.py",
    "web/test_embed.py",
    "web/test_dots_page_course.py",
    "web/test_looks.py",
    "web/test_access.py",
    "web/test_learn_layout.py",
    "web/test_learn_practice.py",
    "web/test_learn_examples.py",
)
QUIET = ("dots", "generator")  # rooms whose tests wait for nobody, however slowly they run
NOT_QUIET = (  # but for these, which wait for processes, look at the clock, or take long
    "dots/test_clock.py",
    "dots/test_command.py",
    "dots/test_match.py",
    "generator/test_batch.py",
    "generator/test_batch_faults.py",
    "generator/test_batch_resume.py",
    "generator/test_cluster.py",
    "generator/test_easiest.py",
    "generator/test_first_start.py",
    "generator/test_signals.py",
)
SPARE = "gw3"  # the fourth process of the tests, if there is one
SPARE_NICENESS = 19  # the lowest priority: a refill beside a service has it, too
QUIET_TIMEOUT = 1200  # seconds for a quiet test: the spare process gets hardly anything while the others need all
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

    What the tests use is compiled before: some call it as they are imported, and each worker would compile it. After
    that the spare process has low priority.
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
        if os.environ["PYTEST_XDIST_WORKER"] == SPARE:
            os.nice(SPARE_NICENESS)
        forks.begin_what_answers()
    return collected


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples only in the docstrings of the code: in those of tests there are none."""
    return [collector for collector in (yield) if not isinstance(collector, DoctestModule)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slowest files at both ends: at the last those that use one Chromium, one after the other.

    The quiet ones stand before these, the slowest of them first.
    """
    order = {name: place for place, name in enumerate(SLOWEST)}
    in_chromium = {item.path for item in items if uses_chromium(item)}

    def place(item: pytest.Item) -> tuple[int, int]:
        from_end = order.get(f"{item.path.parent.name}/{item.path.name}", len(order))
        return (2, -from_end) if item.path in in_chromium else (int(is_quiet(str(item.path))), from_end)

    items.sort(key=place)
    for item in items:
        if is_quiet(str(item.path)):
            item.add_marker(pytest.mark.timeout(QUIET_TIMEOUT))


def is_quiet(path: str) -> bool:
    """Tell whether the tests of a file wait for nobody."""
    *_, tests, room, name = ("", "", *Path(path).parts)
    return tests == "tests" and room in QUIET and f"{room}/{name}" not in NOT_QUIET


class FromBothEnds(LoadFileScheduling):  # type: ignore[misc]  # it is without types
    """Give each process file after file: the first process from the end, so that one Chromium runs from the beginning.

    It needs one processor. Many of the other files wait for what they have started, and leave it that. What they leave
    is for the spare process: it has quiet files alone, which run at low priority, so that no service answers too late.
    """

    def _reschedule(self, node: Any) -> None:
        if node.gateway.id == SPARE and self.workqueue and self._first_quiet() is None:
            if not node.shutting_down:
                node.shutdown()
        else:
            super()._reschedule(node)

    def _assign_work_unit(self, node: Any) -> None:
        if node.gateway.id == SPARE:
            quiet = self._first_quiet()
            if quiet is None:
                return
            self.workqueue.move_to_end(quiet, last=False)
        elif node is next(each for each in self.nodes if each.gateway.id != SPARE):
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)

    def _first_quiet(self) -> str | None:
        return next(filter(is_quiet, self.workqueue), None)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FromBothEnds | None:
    """Share whole files between the processes so, where it is asked for."""
    return FromBothEnds(config, log) if config.getoption("dist") == "loadfile" else None


@cache
def compile_solvers() -> None:
    """Compile all that the command and the service use, so that no process has a first run's notice to give."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # `pytest_configure` has seen to it
    subprocess.run([sys.executable, "-c", "from api.app import warm; warm()"], stderr=subprocess.DEVNULL, check=True)


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
    plenty = {f"KROPKI_{name}": str(PLENTY) for name in ("REQUESTS", "WORK", "SEARCHES", "TIMES", "FILES", "SHARE")}
    plenty["KROPKI_DEADLINE"] = "60"  # seconds: its first answers wait for what it loads then
    with serving(tmp_path_factory.mktemp("patient-server"), KROPKI_METRICS="public", **plenty) as served:
        yield served


@pytest.fixture(scope="module", params=["in process", "over the wire"])
def client(request: pytest.FixtureRequest) -> Iterator[httpx2.Client]:
    """Ask the application in this process, then a `kropki serve` (or the service at KROPKI_URL, its limits wide)."""
    if request.param == "in process":
        from api.app import create_app  # noqa: PLC0415 - it reads the environment as it is then
        from api.settings import Settings  # noqa: PLC0415

        limits = ("requests", "work", "searches", "times", "files", "share")
        plenty: dict[str, Any] = dict.fromkeys(limits, PLENTY)
        settings = replace(Settings.from_environment(), **plenty)
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
    from api import app as application  # noqa: PLC0415 - it reads the environment as it is then
    from api.settings import Settings  # noqa: PLC0415

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


@pytest.fixture(params=["sqlite", "postgresql"])
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


def pytest_sessionfinish() -> None:
    """Stop Chromium, also where a test was the last because it failed."""
    CHROMIUM.stop()


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

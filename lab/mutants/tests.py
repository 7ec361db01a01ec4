"""Run tests in forks of one process that has the libraries loaded.

A first run shows which lines each test runs. Then a fault is tried with those tests alone that run its line.

Compiled code hides its lines, and would be compiled anew for each fault in it. So Python alone runs the files that
hold compiled code, by the tests that are quick enough for that.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

LIBRARIES = (
    *("numpy", "numba", "hypothesis", "pydantic", "sqlalchemy", "cpmpy", "fastapi", "starlette.testclient", "httpx2"),
    *("playwright.sync_api", "xdist.scheduler", "_pytest.assertion.rewrite"),
)
OURS = {"api", "dots", "generator", "jit", "judge", "kropki", "soak", "tests", "tools"}
COMPILED = ("@compiled", "@inlined", "@shared")
CONSTANTS = {"jit.py", "cells.py", "rules.py", "tables.py", "rungs.py", "budget.py"}  # compiled code holds their values
ELSEWHERE = {"tabs", "server", "patient_server", "postgresql", "built_wheel"}  # fixtures that start processes
ALSO_ELSEWHERE = {"postgresql", "over the wire"}  # parameters that do
LONGEST_S = 2.0  # of processor: a test that takes longer is not asked
FILE_S = 30.0  # of processor: the tests of a file that are asked
MUTANT_S = 15.0  # of processor: the tests of a mutant
SLOWER, LOADING_S = 10, 5.0  # times as long as without a fault a test may take, and what the first of them loads
_PR_SET_PDEATHSIG = 1  # of Linux's sys/prctl.h
OPTIONS = (
    *("-x", "-q", "--tb=no", "--no-header", "-p", "no:cacheprovider", "--hypothesis-seed=1"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)


@dataclass(frozen=True, slots=True)
class Witnesses:
    """What a run without a fault has shown: how long each test takes, and which lines it runs."""

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[int, Collection[str]]]  # file, line, tests

    def of(self, path: str, lines: range | None) -> list[str]:
        """Return the tests that run one of *lines*, the quickest first, then the others that run any line of the file.

        The others may use what the first of them has made, as a cache or a fixture of all keeps it.
        """
        seen = self.lines.get(path, {})
        any_line = {test for tests in seen.values() for test in tests} & set(self.seconds)
        first = any_line if lines is None else {test for line in lines for test in seen.get(line, ())} & any_line
        return [*self.in_order(first), *self.in_order(any_line - first)]

    def sees(self, path: str, lines: range | None) -> bool:
        """Tell whether a test that passes without a fault runs one of *lines*, or any of the file."""
        seen = self.lines.get(path, {})
        return any(set(seen.get(line, ())) & set(self.seconds) for line in (seen if lines is None else lines))

    def in_order(self, tests: Collection[str]) -> list[str]:
        """Return *tests* file by file: the quickest file, and in it the quickest test, first."""
        of_file: dict[str, float] = {}
        for test in tests:
            of_file[file_of(test)] = of_file.get(file_of(test), 0) + self.seconds[test]
        return sorted(tests, key=lambda test: (of_file[file_of(test)], file_of(test), self.seconds[test]))


def is_compiled(path: Path) -> bool:
    """Tell whether compiled code is made from a file."""
    return path.name in CONSTANTS or any(mark in path.read_text() for mark in COMPILED)


class TooLongError(BaseException):
    """A test has used up its time."""


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise `TooLongError` once this process has used *seconds* of processor time in the context."""

    def stop(*_: object) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class Watch:
    """A plugin of pytest that notes for each test that passes how long it takes, and which lines it runs."""

    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.spent: dict[Path, float] = {}
        self.slow: dict[str, int] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not starts_processes(item)]
        leave_out_warm_up()

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if self.spent.get(item.path, 0) > FILE_S or self.slow.get(function_of(item), 0) > 1:
            pytest.skip("there is no more time for it")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        start = time.process_time()
        try:
            with limited(LONGEST_S):
                result = yield
            self.seconds[item.nodeid] = time.process_time() - start
        except TooLongError:
            self.slow[function_of(item)] = self.slow.get(function_of(item), 0) + 1
            pytest.fail("it takes too long")
        finally:
            self.spent[item.path] = self.spent.get(item.path, 0) + time.process_time() - start
        return result


class Choice:
    """A plugin of pytest that runs the chosen tests, in their order, and ends each that takes too long."""

    def __init__(self, tests: Sequence[str], seconds: Mapping[str, float]) -> None:
        self.order = {test: place for place, test in enumerate(tests)}
        self.seconds = seconds
        self.start = time.process_time()
        self.outcome: dict[str, Any] = {"tests": 0}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])
        leave_out_warm_up()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.outcome["tests"] += 1
        try:
            with limited(LOADING_S + SLOWER * self.seconds[item.nodeid]):
                return (yield)
        except TooLongError:
            self.outcome["too long"] = True
            pytest.fail("it takes too long")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.outcome.setdefault("by", report.nodeid)

    def pytest_runtest_logfinish(self) -> None:
        if time.process_time() - self.start > MUTANT_S:
            pytest.exit("its time is over", returncode=0)


def leave_out_warm_up() -> None:
    """Have the application load what is asked for alone, when it is: to load all takes longer than most tests."""
    application = sys.modules.get("kropki.api.app")
    if application:
        vars(application)["warm_up"] = lambda *_: None


def starts_processes(item: pytest.Item) -> bool:
    """Tell whether a test needs a browser, a server or a database of its own, which hide what they run."""
    values = getattr(getattr(item, "callspec", None), "params", {}).values()
    fixtures = set(getattr(item, "fixturenames", ()))
    return bool(fixtures & ELSEWHERE) or any(value in ALSO_ELSEWHERE for value in values if isinstance(value, str))


def file_of(test: str) -> str:
    return test.partition("::")[0]


def function_of(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def witnesses(folder: Path, room: str, file: str, kept: Path, *, compiled: bool) -> Witnesses:
    """Return which of the tests in *file* run which lines of *room*; what a run has shown is *kept* afterwards."""
    data, times = kept.with_suffix(".coverage"), kept.with_suffix(".json")
    if not times.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        data.unlink(missing_ok=True)
        in_fork(partial(watch, folder, room, file, data, times), folder, compiled=compiled, limit=2 * int(FILE_S))
    if not times.exists():  # no test of it can run so
        times.write_text("{}")
        return Witnesses({}, {})
    seen = import_module("coverage").CoverageData(str(data))
    seen.read()
    paths = seen.measured_files()
    return Witnesses(json.loads(times.read_text()), {path: seen.contexts_by_lineno(path) for path in paths})


def watch(folder: Path, room: str, file: str, data: Path, times: Path) -> None:
    coverage = import_module("coverage").Coverage(
        data_file=str(data), config_file=False, include=[f"{folder}/{room}/*"]
    )
    coverage.set_option("run:relative_files", True)  # noqa: FBT003 - it has no name
    plugin = Watch(coverage)
    coverage.start()
    options = [option for option in OPTIONS if option != "-x"]
    pytest.main([*options, file], plugins=[plugin])
    coverage.stop()
    coverage.save()
    times.write_text(json.dumps(plugin.seconds))


def outcome_of(tests: Sequence[str], seconds: Mapping[str, float], folder: Path, *, compiled: bool) -> dict[str, Any]:
    """Run *tests* until one fails; tell the "result": "killed", "survived" or "timed out", and "by" which test."""
    told = folder / "outcome.json"
    told.unlink(missing_ok=True)
    files = list(dict.fromkeys(map(file_of, tests)))

    def run() -> None:
        plugin = Choice(tests, seconds)
        code = int(pytest.main([*OPTIONS, *files], plugins=[plugin]))
        result = "timed out" if "too long" in plugin.outcome else "killed" if code else "survived"
        told.write_text(json.dumps({"result": result, **plugin.outcome}))

    in_fork(run, folder, compiled=compiled, limit=int(2 * MUTANT_S))
    return dict(json.loads(told.read_text())) if told.exists() else {"result": "timed out"}


def in_fork(work: Callable[[], None], folder: Path, *, compiled: bool, limit: int) -> None:
    """Do *work* in a fork of this process in *folder*, for *limit* seconds of processor time and ten times as many."""
    load(compiled=compiled)
    child = os.fork()
    if not child:
        os.setsid()
        end_with_parent()
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        with contextlib.suppress(BaseException):
            settle_in(folder, compiled=compiled)
            work()
        os._exit(0)
    deadline = time.monotonic() + 10 * limit
    while not os.waitpid(child, os.WNOHANG)[0]:
        if time.monotonic() > deadline:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return
        time.sleep(0.02)


def end_with_parent() -> None:
    """Have this process end when the one that forked it does, however that ends: so does Linux, and nothing else."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def load(*, compiled: bool) -> None:
    """Load the libraries, none of ours among them, and take the compiler away where the tests do without."""
    for name in LIBRARIES:
        import_module(name)
    config: Any = import_module("numba.core.config")
    config.DISABLE_JIT = not compiled


def settle_in(folder: Path, *, compiled: bool) -> None:
    os.chdir(folder)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    sys.dont_write_bytecode = True
    sys.path[:] = [str(folder), *(path for path in sys.path if path)]
    os.environ["PYTHONPATH"] = str(folder)
    os.environ["NUMBA_DISABLE_JIT"] = str(int(not compiled))
    if not compiled:
        import_module("numpy").seterr(over="ignore")  # compiled code overflows without a word


def copy_compiled(root: Path, folder: Path) -> None:
    """Have the copy of the tree in *folder* use what is compiled of the same sources in *root*."""
    for package in ("dots", "generator"):
        for compiled in (root / package / "__pycache__").glob("kropki-*"):
            shutil.copytree(compiled, folder / package / "__pycache__" / compiled.name, dirs_exist_ok=True)

"""Who does the work: this process, processes of this machine, or a cluster; any ``concurrent.futures`` executor.

Knows nothing of puzzles. A crew makes its executor when it is first needed, makes a new one
when a worker has died and taken the executor with it, and leaves no process behind.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing.process import BaseProcess
from typing import Any, Self, TypeVar

from generator.errors import KropkiError

T = TypeVar("T")

AHEAD = 6  # tasks a worker that are under way at a time: enough that one slow task keeps nobody idle


class WorkerPool:
    """Hands tasks to the executor that *hire* gives; *window* is how many are worth having under way."""

    def __init__(
        self, hire: Callable[[], Executor], workers: int, farewell: Callable[[], object] = lambda: None
    ) -> None:
        self.workers = workers
        self.window = 1 if workers == 1 else AHEAD * workers
        self._hire = hire
        self._farewell = farewell
        self._executor: Executor | None = None
        self._others: set[BaseProcess] = set()

    def submit(self, task: Callable[..., T], *args: Any) -> Future[T]:
        """Hand over ``task(*args)``; where the executor is broken, to a new one."""
        try:
            return self._hired().submit(task, *args)
        except BrokenExecutor:
            self.dismiss()
            return self._hired().submit(task, *args)

    def dismiss(self) -> None:
        """End the executor and its processes at once, whatever they are doing."""
        if self._executor is None:
            return
        executor, self._executor = self._executor, None
        try:
            executor.shutdown(wait=False, cancel_futures=True)
        except TypeError:  # Dask's executor knows no such option: it cancels in any case
            executor.shutdown(wait=False)
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
            process.join()

    def _hired(self) -> Executor:
        if self._executor is None:
            self._others = set(multiprocessing.active_children())
            self._executor = self._hire()
        return self._executor

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.dismiss()
        self._farewell()


class SerialExecutor(Executor):
    """Does each task at once in this thread; the future is ready when it is given."""

    def submit(self, task: Callable[..., T], /, *args: Any, **named: Any) -> Future[T]:
        """Do the task; an exception that is no request to stop goes into the future."""
        future: Future[T] = Future()
        try:
            future.set_result(task(*args, **named))
        except Exception as error:  # noqa: BLE001 - the future's reader sees it
            future.set_exception(error)
        return future


def local(workers: int, *shared: str) -> WorkerPool:
    """Give a crew of processes on this machine, which share the modules *shared*; one worker is this process itself."""
    if workers == 1:
        return WorkerPool(SerialExecutor, 1)
    return WorkerPool(
        lambda: ProcessPoolExecutor(workers, mp_context=_context(shared), initializer=_settle_in), workers
    )


def _context(shared: tuple[str, ...]) -> Any:
    """Give a way to start processes: forked from one that has loaded the generator, where the system has that.

    Forking this process itself would be unsafe, as it has threads.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["generator.batch.preload", *shared])
    _start_fork_server()
    return context


def _start_fork_server() -> None:
    """Start what workers are forked from, deaf to Ctrl-C until it has settled: it would show where it was."""
    from multiprocessing import forkserver, resource_tracker  # noqa: PLC0415 - not on every system

    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _settle_in() -> None:
    """Leave Ctrl-C to the parent, end when asked to, and do not outlive the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cluster(address: str) -> WorkerPool:
    """Give a crew of all workers of the Dask scheduler at *address*; raise ``KropkiError`` if there is none.

    The workers need this distribution installed. The scheduler itself replaces a worker that dies.
    """
    try:
        distributed: Any = import_module("distributed")  # an optional extra
    except ImportError:
        raise KropkiError("a scheduler needs Dask: install kropki[cluster]", code="request") from None
    try:
        client = distributed.Client(address, set_as_default=False, timeout="10s")
    except (OSError, ValueError) as error:
        raise KropkiError(f"no scheduler answers at {address!r}: {error}", code="cluster") from None
    threads = max(sum(client.nthreads().values()), 2)
    return WorkerPool(lambda: client.get_executor(pure=False), threads, client.close)


def processors() -> int:
    """Count the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

"""Worker pools: this process, processes of this machine, or a cluster; any ``concurrent.futures`` executor.

Knows nothing of puzzles. A worker pool starts its executor when it is first needed, starts a new
one when a worker has died and taken the executor with it, and leaves no process behind.
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

from kropki.generator.errors import KropkiError

T = TypeVar("T")

TASKS_PER_WORKER = 6  # under way at a time: enough that one slow task leaves no other worker idle
_CONNECT_TIMEOUT_S = 10  # for a cluster


class WorkerPool:
    """Hands tasks to the executor that *start* gives; *on_close* is called at the end.

    *window* is how many tasks should be under way at a time.
    """

    def __init__(
        self, start: Callable[[], Executor], workers: int, on_close: Callable[[], object] = lambda: None
    ) -> None:
        self.workers = workers
        self.window = 1 if workers == 1 else TASKS_PER_WORKER * workers
        self._start = start
        self._on_close = on_close
        self._executor: Executor | None = None
        self._children_before: set[BaseProcess] = set()

    def submit(self, task: Callable[..., T], *args: Any) -> Future[T]:
        """Hand over ``task(*args)``; where the executor is broken, to a new one."""
        try:
            return self._started().submit(task, *args)
        except BrokenExecutor:
            self.stop()
            return self._started().submit(task, *args)

    def stop(self) -> None:
        """End the executor and its processes at once, whatever they are doing."""
        if self._executor is None:
            return
        executor, self._executor = self._executor, None
        for process in set(multiprocessing.active_children()) - self._children_before:
            process.terminate()  # before its queues go: a process that is still starting would miss them, and say so
            process.join()
        try:
            executor.shutdown(wait=False, cancel_futures=True)
        except TypeError:  # Dask's executor knows no such option: it cancels in any case
            executor.shutdown(wait=False)

    def _started(self) -> Executor:
        if self._executor is None:
            self._children_before = set(multiprocessing.active_children())
            self._executor = self._start()
        return self._executor

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._on_close()


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
    """Return a pool of processes that share the loaded modules *shared*; for one worker, this process."""
    if workers == 1:
        return WorkerPool(SerialExecutor, 1)
    return WorkerPool(
        lambda: ProcessPoolExecutor(workers, mp_context=_context(shared), initializer=_prepare_worker), workers
    )


def _context(shared: tuple[str, ...]) -> Any:
    """Return the context that starts processes: forked from one that has loaded the generator, where possible.

    Forking this process itself would be unsafe, as it has threads.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["kropki.generator.batch.preload", *shared])
    _start_fork_server()
    return context


def _start_fork_server() -> None:
    """Start the process that workers are forked from, with SIGINT blocked until it can end without a traceback.

    ``generator.batch.preload`` unblocks it.
    """
    from multiprocessing import forkserver, resource_tracker  # noqa: PLC0415 - not on every system

    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _prepare_worker() -> None:
    """Prepare a worker: ignore SIGINT, which the parent sees to, end at SIGTERM, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cluster(address: str) -> WorkerPool:
    """Return a pool of all workers of the Dask scheduler at *address*; raise ``KropkiError`` if there is none.

    The workers need this distribution installed. The scheduler itself replaces a worker that dies.
    """
    distributed: Any = import_module("distributed")  # an extra
    try:
        client = distributed.Client(address, set_as_default=False, timeout=f"{_CONNECT_TIMEOUT_S}s")
    except (OSError, ValueError) as error:
        raise KropkiError(f"no scheduler answers at {address!r}: {error}", code="cluster") from None
    threads = max(sum(client.nthreads().values()), 2)
    return WorkerPool(lambda: client.get_executor(pure=False), threads, client.close)


def processors() -> int:
    """Count the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

"""The supervisor: keeps the refill running, a process of its own at the lowest priority, as long as the service runs.

Start it once the service is warm, so that nothing is compiled twice; restart it when it ends by
itself, each time after a longer pause. Its standard input is a pipe that only the service holds:
however the service ends, the pipe is closed, and the refill ends, too.

Knows processes, and nothing of puzzles.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Event, Thread

_POLL_S = 0.2  # between two looks at the process
_FIRST_PAUSE_S = 1.0  # before the first restart; each pause is twice the last
_LONGEST_PAUSE_S = 300.0
_STABLE_S = 600.0  # a process that has run so long is restarted after the first pause
_STOP_TIMEOUT_S = 5.0  # from asking it to end to killing it
_LOWEST_PRIORITY = 19  # of POSIX

_log = logging.getLogger(__name__)


@contextmanager
def running(command: Sequence[str], is_ready: Callable[[], bool]) -> Iterator[None]:
    """Keep a process of *command* running from when *is_ready* is true to the end of the context."""
    over = Event()
    thread = Thread(target=_keep_running, args=(command, is_ready, over), name="supervisor")
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _keep_running(command: Sequence[str], is_ready: Callable[[], bool], over: Event) -> None:
    while not is_ready():
        if over.wait(_POLL_S):
            return
    pause = _FIRST_PAUSE_S
    while not over.is_set():
        began = time.monotonic()
        code = _run(command, over)
        if over.is_set():
            return
        if time.monotonic() - began > _STABLE_S:
            pause = _FIRST_PAUSE_S
        _log.warning("the refill has ended with %d; it begins again in %g s", code, pause)
        over.wait(pause)
        pause = min(2 * pause, _LONGEST_PAUSE_S)


def _run(command: Sequence[str], over: Event) -> int:
    """Run *command* until it ends or *over* is set; return its exit code."""
    with Popen(command, stdin=PIPE, start_new_session=True) as process:  # noqa: S603 - our own command; Ctrl+C is for the service
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _LOWEST_PRIORITY)
        while process.poll() is None and not over.wait(_POLL_S):
            pass
        process.terminate()
        try:
            return process.wait(_STOP_TIMEOUT_S)
        except TimeoutExpired:
            process.kill()
            return process.wait()

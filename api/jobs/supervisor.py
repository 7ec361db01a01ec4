"""The refill beside the service: a process of its own, at the lowest priority, for as long as the service runs.

It begins once the service is warm, so that nothing is compiled twice, and begins again, later
each time, when it ends by itself. It reads a pipe that only the service holds: however the
service ends, the pipe ends as well, and the refill with it.

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

_LOOK = 0.2  # seconds between two looks at the refill
_FIRST = 1.0  # seconds before it begins again
_LONGEST = 300.0  # the same, when it has ended many times
_SOUND = 600.0  # seconds of life after which that is forgotten
_END = 5.0  # seconds that it gets to end in
_LOWEST = 19  # of the priorities of POSIX

_log = logging.getLogger(__name__)


@contextmanager
def running(command: Sequence[str], is_time: Callable[[], bool]) -> Iterator[None]:
    """Keep a process of *command* running from the moment when *is_time*, until the end of the context."""
    over = Event()
    thread = Thread(target=_keep_running, args=(command, is_time, over), name="beside")
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _keep_running(command: Sequence[str], is_time: Callable[[], bool], over: Event) -> None:
    while not is_time():
        if over.wait(_LOOK):
            return
    pause = _FIRST
    while not over.is_set():
        began = time.monotonic()
        code = _run(command, over)
        if over.is_set():
            return
        if time.monotonic() - began > _SOUND:
            pause = _FIRST
        _log.warning("the refill has ended with %d; it begins again in %g s", code, pause)
        over.wait(pause)
        pause = min(2 * pause, _LONGEST)


def _run(command: Sequence[str], over: Event) -> int:
    """Run *command* until it ends, or all is *over*; give how it ended."""
    with Popen(command, stdin=PIPE, start_new_session=True) as process:  # noqa: S603 - ours; Ctrl+C is for the service
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _LOWEST)
        while process.poll() is None and not over.wait(_LOOK):
            pass
        process.terminate()
        try:
            return process.wait(_END)
        except TimeoutExpired:
            process.kill()
            return process.wait()

"""Work in other processes: what would hold Python's lock, and so the event loop up, for as long as it takes.

A process is started when it is first wanted, by running Python anew, since one that has threads
cannot safely be forked; then it is kept. It is given functions by their names, and holds what they
import: with all that is drawn 70 MB, with the engine 150. However the service ends, so does the other end of the
process's pipe, and then the process. One that has ended by itself is replaced.

Run as ``python -m kropki.api.jobs.processes DESCRIPTOR``, this is such a process. There are two kinds: most use what is
compiled; those of ``interpreted`` compile nothing, for as long as nothing is compiled yet. Knows nothing of puzzles.
"""

from __future__ import annotations

import atexit
import logging
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe
from subprocess import DEVNULL, Popen
from threading import BoundedSemaphore, local
from typing import Any, TypeVar

from kropki.api.errors import BusyError, stop_error

T = TypeVar("T")

MOST = 2  # processes
PATIENCE_S = 30.0  # for an answer, many times what any takes; then its process is killed
_NICE = 5  # lower than the service in priority: it is to answer others meanwhile

_log = logging.getLogger(__name__)
_thread = local()


class _EndedError(Exception):
    """A process that has ended without an answer, or had to be killed."""


class _OverdueError(_EndedError):
    """A process that had to be killed: what it was asked takes too long."""


class _Process:
    """One process, which does one thing at a time."""

    def __init__(self, is_interpreted: bool) -> None:  # noqa: FBT001 - by whoever has the rest, too
        self._ours, theirs = Pipe()
        with theirs:
            quiet = ("-W", "ignore") if is_interpreted else ()  # of numbers that overflow, as they do when compiled
            command = (sys.executable, *quiet, "-P", "-m", "kropki.api.jobs.processes", str(theirs.fileno()))
            self._running = Popen(  # noqa: S603 - our own command
                command,
                pass_fds=[theirs.fileno()],
                stdin=DEVNULL,
                stdout=DEVNULL,
                start_new_session=True,  # Ctrl+C is for the service
                env={**os.environ, "NUMBA_DISABLE_JIT": "1"} if is_interpreted else None,
            )

    def call(self, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        """Return what *function* returns there, or raise what it raises; take note of its processor time."""
        try:
            self._ours.send((function, arguments))
            if not self._ours.poll(PATIENCE_S):
                raise _OverdueError(f"there was no answer within {PATIENCE_S:g} s")
            answer, error, spent = self._ours.recv()
        except (OSError, EOFError) as lost:
            raise _EndedError(f"a process has ended: {lost!r}") from lost
        _thread.spent_ns = spent_ns() + spent
        if error:
            raise error
        result: T = answer
        return result

    def kill(self) -> None:
        """End it, whatever it does; whoever waits for its answer hears of it."""
        self._running.kill()

    def end(self) -> None:
        """End it, and let go of it; nobody may wait for its answer."""
        self._ours.close()
        self._running.kill()
        self._running.wait()


class _Processes:
    """At most *most* processes, those that wait for work among them; safe for threads."""

    def __init__(self, most: int, *, is_interpreted: bool = False) -> None:
        self._places = BoundedSemaphore(most)
        self._idle: list[_Process] = []
        self._working: set[_Process] = set()
        self._is_interpreted = is_interpreted
        self._is_over = self._is_stopped = False

    def call(self, function: Callable[..., T], *arguments: Any) -> T:
        """Return what *function*, of a module, returns for *arguments* in another process, or raise what it raises.

        A process that has ended meanwhile is replaced, once; then, or if it takes too long, it is a ``BusyError``.
        So it is once they are stopped.
        """
        with self._places:
            for is_last in (False, True):
                try:
                    return self._call(function, arguments)
                except _EndedError as error:
                    if self._is_stopped:
                        raise stop_error() from error
                    _log.warning("%s", error)
                    if is_last or isinstance(error, _OverdueError):
                        raise BusyError("a process has failed; try again in a moment") from error
        raise AssertionError

    def _call(self, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        try:
            process = self._idle.pop()
        except IndexError:
            process = _Process(self._is_interpreted)
        self._working.add(process)
        if self._is_stopped:
            process.kill()
        try:
            answer = process.call(function, arguments)
        except _EndedError:
            self._working.discard(process)
            process.end()
            raise
        except BaseException:
            self._leave(process)
            raise
        self._leave(process)
        return answer

    def _leave(self, process: _Process) -> None:
        self._working.discard(process)
        if self._is_over:
            process.end()
        else:
            self._idle.append(process)

    def end(self) -> None:
        """End those that wait for work."""
        while self._idle:
            self._idle.pop().end()

    def retire(self) -> None:
        """End those that wait for work, and each of the others once its work is done."""
        self._is_over = True
        self.end()

    def stop(self) -> None:
        """End those that work, too; whoever waits for an answer, or asks for one from now on, gets a ``BusyError``."""
        self._is_over = self._is_stopped = True
        for process in list(self._working):
            process.kill()


_processes, _interpreted, _alone = _Processes(MOST), _Processes(MOST, is_interpreted=True), _Processes(1)
call, interpreted = _processes.call, _interpreted.call
# For work that loads much or takes seconds: one process, apart from those that hints wait for.
call_alone = _alone.call
end_interpreted = _interpreted.retire


def stop() -> None:
    """End all processes, whatever they do: for a service that stops."""
    for each in (_processes, _interpreted, _alone):
        each.stop()


atexit.register(_processes.end)
atexit.register(_interpreted.end)
atexit.register(_alone.end)


def spent_ns() -> int:
    """Tell the nanoseconds of processor time that calls of this thread have taken in other processes."""
    spent: int = getattr(_thread, "spent_ns", 0)
    return spent


def _answer(asked: bytes) -> bytes:
    """Do what is *asked*; give the answer or the error, and the nanoseconds of processor time."""
    began = time.process_time_ns()
    answer, failure = None, None
    try:
        function, arguments = pickle.loads(asked)  # noqa: S301 - from the service
        answer = function(*arguments)
    except Exception as error:  # noqa: BLE001 - it is raised again in the service
        failure = _portable(error)
    return pickle.dumps((answer, failure, time.process_time_ns() - began))


def _portable(error: Exception) -> Exception:
    """Return *error* with the place where it was raised; another one if it cannot be sent."""
    error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - ours
    except Exception:  # noqa: BLE001 - whatever its class does
        return RuntimeError("".join(traceback.format_exception(error)))
    return error


def main() -> None:
    """Do what is asked through a pipe until its other end is closed."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # whoever sends it to all of the service: that still wants answers
        signal.signal(ending, signal.SIG_IGN)
    os.nice(_NICE)
    with Connection(int(sys.argv[1])) as service:
        while True:
            try:
                service.send_bytes(_answer(service.recv_bytes()))
            except (EOFError, OSError):
                return


if __name__ == "__main__":
    main()

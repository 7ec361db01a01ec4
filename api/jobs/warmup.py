"""The warm-up: call every compiled function once with the types that requests use, so that none compiles later."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from signal import SIGTERM
from subprocess import DEVNULL, Popen

from kropki.api.jobs import compiled
from kropki.generator.generation.record import Record
from kropki.generator.solver.jit import COMPILER
from kropki.generator.warm import compile_puzzles

_COLLECTED = (2_000, 10, 200)  # objects, then collections: the last kind looks at each game in memory, for 0.1 s
_NICE = 10  # lower than the service, and than the processes that answer for it
_compilers: list[Popen[bytes]] = []


@cache
@COMPILER.claimed()
def warm_up(
    writers: tuple[Callable[[Record], object], ...], beside: Callable[[], object], *others: Callable[[], object]
) -> None:
    """Make, solve, grade and explain a puzzle of each kind, have each of *writers* write one, and call the others.

    It is done once in a process. On a first start, other processes compile: one what *beside* calls, one the rest, and
    hints come from what compiles nothing. What is explained in another process is explained there, too: its first start
    takes longer than a request may.
    """
    compiling = None
    if COMPILER.is_cold:
        compiling = _elsewhere(beside, DEVNULL)
        with compiled.compiling():
            if _elsewhere(compile_puzzles).wait() == -SIGTERM:
                return
    record = compile_puzzles(compiled.call)
    for write in writers:
        write(record)
    if compiling and compiling.wait() == -SIGTERM:
        return
    for call in (beside, *others):
        call()
    gc.collect()
    gc.freeze()  # never scan what is loaded now again: it stays, and each scan would delay every request
    gc.set_threshold(*_COLLECTED)


def _elsewhere(call: Callable[[], object], errors: int | None = None) -> Popen[bytes]:
    """Call a function of a module in a process of its own: what it compiles is kept, and read from the disk here.

    It is lower in priority than this process, which answers meanwhile. Its errors go where *errors* says, else where
    those of this process go. It has a session of its own: Ctrl+C is for this process, which ends it.
    """
    lower = f"import os; getattr(os, 'nice', id)({_NICE})"
    program = f"{lower}; from {call.__module__} import {call.__name__} as call; call()"
    process = Popen(  # noqa: S603 - ours
        [sys.executable, "-P", "-c", program], stdin=DEVNULL, stdout=DEVNULL, stderr=errors, start_new_session=True
    )
    _compilers.append(process)
    return process


def end_compiling() -> None:
    """End what other processes compile, and so the warm-up: the service stops, and its next start compiles the rest."""
    for process in _compilers:
        process.terminate()
        process.wait()

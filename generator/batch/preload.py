"""Import this to load all that a worker needs: solvers, ladder, compiled code.

For the process that workers are forked from, before the first of them: what it has loaded is in
memory once, and no worker spends time on it. Nothing else should import this.
"""

from __future__ import annotations

import gc
import signal
from contextlib import suppress


def _end_quietly() -> None:
    """Let SIGINT end this process without a traceback. SIGINT is blocked at the fork; unblock it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _load() -> None:
    """Make puzzles that between them call every compiled function."""
    from kropki.generator.generation.generate import generate  # noqa: PLC0415 - slow: import it once SIGINT is quiet
    from kropki.generator.generation.request import Request  # noqa: PLC0415
    from kropki.generator.ladder.rungs import Level  # noqa: PLC0415

    some_dots, all_dots = Request(size=4, negative=False, difficulty=Level.HARD), Request(difficulty=Level.HARD)
    for request in (Request(size=4), some_dots, all_dots):
        with suppress(Exception):  # the first task will fail the same way and report it
            generate("preload", request)


_end_quietly()
_load()
gc.freeze()  # a collection in a worker would write into what is shared

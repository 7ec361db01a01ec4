"""All that a worker needs, loaded by being imported: solvers, ladder, compiled code.

For the process that workers are forked from, before the first of them: what it has loaded
stands in memory once, and no worker spends time on it. Nothing else should import this.
"""

from __future__ import annotations

import gc
import signal
from contextlib import suppress


def _end_quietly() -> None:
    """Have Ctrl-C end this process without a word, from now on; it came into the world with its ears shut."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _load() -> None:
    """Make puzzles that between them call all that is compiled."""
    from generator.generation.generate import generate  # noqa: PLC0415 - slow: now Ctrl-C is quiet
    from generator.generation.request import Request  # noqa: PLC0415
    from generator.ladder.rungs import Level  # noqa: PLC0415

    for wish in (Request(size=4), Request(size=4, negative=False, difficulty=Level.HARD)):
        with suppress(Exception):  # it will happen to the first task, too, and be reported there
            generate("preload", wish)


_end_quietly()
_load()
gc.freeze()  # a collection in a worker would write into what is shared

"""All that a worker needs, loaded by being imported: solvers, ladder, compiled code.

For the process that workers are forked from, before the first of them: what it has loaded
stands in memory once, and no worker spends time on it. Nothing else should import this.
"""

from __future__ import annotations

import gc
import signal
from contextlib import suppress

from generator.generate import generate
from generator.request import Request
from generator.techniques.rungs import Level

_WISHES = (Request(size=4), Request(size=4, negative=False, difficulty=Level.HARD))  # they call all that is compiled

signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C, too, ends it without a word; later on it is ignored
for _wish in _WISHES:
    with suppress(Exception):  # it will happen to the first task, too, and be reported there
        generate("preload", _wish)
gc.freeze()  # a collection in a worker would write into what is shared

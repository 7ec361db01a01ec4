"""Requests to end, and that none of them is lost.

Python runs a signal's handler wherever it happens to be. In a finaliser or another callback,
which compiling and loading compiled code have many of, what the handler raises is dropped and
the program goes on. So the exception is kept, and raised again between two items of work; and
what Python reports as dropped is asked for again a moment later.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from types import FrameType

T = TypeVar("T")

_AGAIN_S = 0.05  # after which a signal that got lost comes again
_asked: list[BaseException] = []  # what the signals so far have raised


def listen() -> None:
    """Raise ``KeyboardInterrupt`` for SIGINT, ``SystemExit`` for SIGTERM and SIGHUP, so that what is open is tidied."""
    hangup = getattr(signal, "SIGHUP", signal.SIGTERM)  # not on every system
    for number in (signal.SIGINT, signal.SIGTERM, hangup):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _end)
    sys.unraisablehook = _report


def raise_pending_signals(items: Iterable[T]) -> Iterator[T]:
    """Yield *items*; raise at the next one what was asked for and got lost."""
    for item in items:
        if _asked:
            raise _asked[-1]
        yield item


def _end(number: int, _frame: FrameType | None) -> None:
    _asked.append(KeyboardInterrupt() if number == signal.SIGINT else SystemExit(128 + number))
    raise _asked[-1]


def _report(lost: UnraisableHookArgs) -> None:
    """Report an exception that cannot be raised, as Python does; send a signal again whose exception got lost."""
    if lost.exc_value not in _asked:
        sys.__unraisablehook__(lost)
    elif threading.main_thread().is_alive():
        number = signal.SIGINT if isinstance(lost.exc_value, KeyboardInterrupt) else signal.SIGTERM
        again = threading.Timer(_AGAIN_S, os.kill, (os.getpid(), number))
        again.daemon = True
        again.start()

"""Requests to end, and that none of them is lost.

Python runs a signal's handler wherever it happens to be. In a finaliser or another callback,
which loading compiled code has many of, what the handler raises is dropped and the program
goes on. So the exception is kept, and raised again between two items of work.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from types import FrameType

T = TypeVar("T")

_asked: list[BaseException] = []  # what the signals so far have raised


def listen() -> None:
    """Raise ``KeyboardInterrupt`` for SIGINT, ``SystemExit`` for SIGTERM and SIGHUP, so that what is open is tidied."""
    hangup = getattr(signal, "SIGHUP", signal.SIGTERM)  # not on every system
    for number in (signal.SIGINT, signal.SIGTERM, hangup):
        if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):  # else it is to be ignored
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
    """Report an exception that cannot be raised, as Python does, unless ``raise_pending_signals`` will see to it."""
    if lost.exc_value not in _asked:
        sys.__unraisablehook__(lost)

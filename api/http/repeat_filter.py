"""Keeps a log small: of lines that repeat, only a few a minute are written."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from time import monotonic

_FEW = 5  # lines of one kind in a window
_WINDOW_S = 60.0
_KINDS = 1000  # that are told apart; then all are forgotten


@dataclass(slots=True)
class _Kind:
    """What was logged of one kind since its window began."""

    began: float
    lines: int = 0


class RepeatFilter(logging.Filter):
    """Lets five lines of a kind pass in a minute; the first one after that says how many were left out.

    Of one kind are lines from one place in the code, with the same kind of exception from one place, if any.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[object, ...], _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether *record* is to be logged."""
        key = _kind_of(record)
        kind, now = self._kinds.get(key), monotonic()
        left_out = 0
        if kind is None or now > kind.began + _WINDOW_S:
            left_out = kind.lines - _FEW if kind else 0
            if len(self._kinds) >= _KINDS:
                self._kinds.clear()
            kind = self._kinds[key] = _Kind(now)
        kind.lines += 1
        if left_out > 0:
            record.msg = f"{record.getMessage()} (and {left_out:,} more like this, left out)"
            record.args = None
        return kind.lines <= _FEW


def _kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    error = record.exc_info[1] if record.exc_info else None
    trace = error.__traceback__ if error else None
    while trace and trace.tb_next:
        trace = trace.tb_next
    place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else None
    return record.name, record.pathname, record.lineno, type(error), place

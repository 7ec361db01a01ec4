"""How Python becomes machine code here: one decorator, one notice, one cache.

Knows nothing of puzzles. Numba compiles a function at its first call and keeps the result
on disk beside the source, or in the user's cache folder where that is not writable.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core import event

F = TypeVar("F", bound=Callable[..., Any])

_NOTICE = "kropki: compiling the solvers, once on this machine (under half a minute) ..."


def compiled(function: F) -> F:
    """Compile *function* at its first call: no Python objects inside, the GIL released, the result cached on disk."""
    try:
        return cast("F", numba.njit(cache=True, nogil=True)(function))
    except RuntimeError:  # no folder to cache in: neither the package's nor the user's
        return cast("F", numba.njit(nogil=True)(function))


class _Notice(event.Listener):
    """Tell once on stderr that compiling has begun: a first run is otherwise a long silence."""

    def __init__(self) -> None:
        self.told = False

    def on_start(self, _event: object) -> None:
        if not self.told:
            self.told = True
            print(_NOTICE, file=sys.stderr, flush=True)

    def on_end(self, _event: object) -> None:
        pass


event.register("numba:compile", _Notice())  # type: ignore[no-untyped-call]

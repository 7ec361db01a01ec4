"""The decorators of the engine's compiled functions. Their arrays are all made in Python.

Numba counts who holds an array, by an atomic step up and down around each call that it cannot
see through; in loops as short as these that is more than half of the time. Nothing compiled
here makes an array or keeps one, so the counting is left out, and Numba refuses what would
need it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from kropki.jit import Compiler

F = TypeVar("F", bound=Callable[..., Any])


class _Uncounted(Compiler):
    def _compile(self, function: F, **options: bool) -> F:
        return super()._compile(function, _nrt=False, **options)


COMPILER = _Uncounted(Path(__file__).parents[1], constants=("jit.py", "cells.py"))
compiled = COMPILER.compiled
compiled_part = COMPILER.compiled_part
inlined = COMPILER.inlined
shared = COMPILER.shared

"""The engine's work in another process: much of it is Python, whose lock it would hold beside the event loop.

Another process reads what is compiled from the disk. Where nothing compiled can be kept there, it would
compile everything anew, for longer than anybody waits: then the work is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any, TypeVar

from api.jobs import processes
from generator.solver.jit import COMPILER

T = TypeVar("T")

_compiling = Event()


def call(function: Callable[..., T], *arguments: Any) -> T:
    """Return what *function*, of a module, returns for *arguments*, or raise what it raises."""
    is_here = COMPILER.folder is None or _compiling.is_set()
    return function(*arguments) if is_here else processes.call(function, *arguments)


@contextmanager
def compiling() -> Iterator[None]:
    """Have all work done here within the context: this process compiles, and two would each compile the same."""
    _compiling.set()
    try:
        yield
    finally:
        _compiling.clear()

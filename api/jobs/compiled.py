"""The engine's work in another process: much of it is Python, whose lock it would hold beside the event loop.

Another process reads what is compiled from the disk. While that is not there yet, on the first start on a machine, the
work is done by a process that compiles nothing: most hints take it a quarter of a second, where compiling takes about a
minute. Where nothing compiled can be kept on the disk, the work is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any, TypeVar

from kropki.api.jobs import processes
from kropki.generator.solver.jit import COMPILER

T = TypeVar("T")

_compiling = Event()


def call(function: Callable[..., T], *arguments: Any) -> T:
    """Return what *function*, of a module, returns for *arguments*, or raise what it raises."""
    if COMPILER.folder is None:
        return function(*arguments)
    return (processes.interpreted if _compiling.is_set() else processes.call)(function, *arguments)


def call_alone(function: Callable[..., T], *arguments: Any) -> T:
    """Return the same as ``call`` of what takes seconds: in the process for such work, so that no hint waits for it."""
    return function(*arguments) if COMPILER.folder is None else processes.call_alone(function, *arguments)


def is_compiling() -> bool:
    """Tell whether what puzzles need is compiled just now, in another process."""
    return _compiling.is_set()


def here(function: Callable[..., T], *arguments: Any) -> T:
    """Return what *function* returns for *arguments*: in this process, unless that would have to compile now."""
    return processes.interpreted(function, *arguments) if _compiling.is_set() else function(*arguments)


@contextmanager
def compiling() -> Iterator[None]:
    """Have the work done by what compiles nothing within the context, in which something else compiles."""
    _compiling.set()
    try:
        yield
    finally:
        _compiling.clear()
        processes.end_interpreted()

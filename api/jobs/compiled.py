"""The engine's work in a process apart: much of it is Python, whose lock it would hold beside the event loop.

A process apart reads what is compiled from the disk. Where nothing compiled can be kept there, it would
compile everything anew, for longer than anybody waits: then the work is done here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from api.jobs import apart
from generator.solver.jit import COMPILER

T = TypeVar("T")


def call(function: Callable[..., T], *arguments: Any) -> T:
    """Return what *function*, of a module, returns for *arguments*, or raise what it raises."""
    return function(*arguments) if COMPILER.folder is None else apart.call(function, *arguments)

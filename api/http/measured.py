"""What is done for a client takes of the event loop: each step is measured, in whatever task it is made."""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any, TypeVar

from api.client import CLIENT

T = TypeVar("T")


async def counted(doing: Coroutine[Any, Any, T]) -> T:
    """Do as *doing* does, in a task that is not the one of its request: what it takes is its client's, too."""
    client = CLIENT.get()
    return await (measured(doing, client.took) if client else doing)


@types.coroutine
def measured(doing: Coroutine[Any, Any, T], took: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Do as *doing* does; tell the seconds of this thread's processor that each of its steps *took*."""
    answer: Any = None
    error: BaseException | None = None
    while True:
        began = thread_time()
        try:
            waits = doing.send(answer) if error is None else doing.throw(error)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            took(thread_time() - began)
        answer = error = None
        try:
            answer = yield waits
        except BaseException as thrown:  # noqa: BLE001 - it is for what is done
            error = thrown
